//! The sentences of the app, in each language and for each game.

use std::collections::HashMap;

use kit::{Lang, Lexicon, Phrase, Words};
use room::Reason;

use crate::fault::Fault;

/// The server's own sentences.
pub const WORDS: Words =
    Words { en: include_str!("../locales/en.ftl"), fr: include_str!("../locales/fr.ftl") };

/// All lexicons.
pub(crate) struct Tongues {
    plain: HashMap<Lang, Lexicon>,
    games: HashMap<(Lang, &'static str), Lexicon>,
}

impl Tongues {
    pub(crate) fn new() -> Tongues {
        let plain = Lang::ALL.into_iter().map(|lang| (lang, lexicon(lang, &[]))).collect();
        let of_game = |meta: &'static kit::Meta| {
            Lang::ALL.into_iter().map(move |lang| ((lang, meta.id), lexicon(lang, meta.words)))
        };
        Tongues { plain, games: registry::GAMES.iter().copied().flat_map(of_game).collect() }
    }

    /// The words for a game, or those that need none.
    pub(crate) fn of(&self, lang: Lang, game: Option<&str>) -> Option<&Lexicon> {
        let of_game =
            game.and_then(registry::meta).and_then(|meta| self.games.get(&(lang, meta.id)));
        of_game.or_else(|| self.plain.get(&lang))
    }

    pub(crate) fn say(&self, lang: Lang, game: Option<&str>, phrase: &Phrase) -> String {
        self.of(lang, game).map(|words| words.plain(phrase)).unwrap_or_default()
    }

    /// A fault, as its reader is told of it.
    pub(crate) fn reason(&self, lang: Lang, fault: &Fault) -> Reason {
        let message = self.say(lang, fault.game.as_deref(), &fault.phrase);
        Reason { code: fault.code.to_owned(), message }
    }
}

/// The words are built in and tested; should a file be broken all the same, sentences show as
/// their names.
fn lexicon(lang: Lang, game: &[Words]) -> Lexicon {
    let mut parts = vec![room::WORDS, WORDS];
    parts.extend(game);
    Lexicon::new(lang, &parts).unwrap_or_else(|error| {
        tracing::error!(%error, "words are broken");
        Lexicon::silent(lang)
    })
}

/// The first language we speak among those a browser names, the dearest first.
pub(crate) fn accepted(header: &str) -> Option<Lang> {
    let wish = |part: &str| {
        let mut pieces = part.trim().split(';');
        let lang = Lang::parse(pieces.next()?.trim())?;
        let weight = pieces.find_map(|piece| piece.trim().strip_prefix("q=")?.parse().ok());
        Some((lang, weight.unwrap_or(1.0_f32))).filter(|(_, weight)| *weight > 0.0)
    };
    let wishes = header.split(',').take(20).filter_map(wish);
    // Of two wishes of the same weight the first is meant.
    let dearer = |best: (Lang, f32), next: (Lang, f32)| if next.1 > best.1 { next } else { best };
    wishes.reduce(dearer).map(|(lang, _)| lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_answered_in_the_language_it_likes_best() {
        assert_eq!(accepted("fr-CH, en;q=0.9"), Some(Lang::Fr));
        assert_eq!(accepted("de, en;q=0.3, fr;q=0.7"), Some(Lang::Fr));
        assert_eq!(accepted("en, fr"), Some(Lang::En));
        assert_eq!(accepted("fr;q=0, *"), None);
    }

    #[test]
    fn both_languages_have_the_same_sentences() {
        let keys = |text: &'static str| {
            let starts = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
            let mut keys: Vec<&str> = text
                .lines()
                .filter(starts)
                .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
                .collect();
            keys.sort_unstable();
            keys
        };
        assert_eq!(keys(WORDS.en), keys(WORDS.fr));
        for lang in Lang::ALL {
            let parts = [room::WORDS, WORDS];
            assert!(Lexicon::new(lang, &parts).is_ok());
        }
    }
}

//! Every word the page says, in the reader's language.

use std::cell::RefCell;

use kit::{Lang, Lexicon, Meta, Names, Phrase, Words};
use leptos::prelude::*;

use crate::{catalogue, rules};

/// The page's own sentences, by part.
const PARTS: &[Words] = &[
    Words {
        en: include_str!("../locales/page.en.ftl"),
        fr: include_str!("../locales/page.fr.ftl"),
    },
    Words {
        en: include_str!("../locales/board.en.ftl"),
        fr: include_str!("../locales/board.fr.ftl"),
    },
];

/// The page's own sentences and those of one game: its names only, as long as it is not there.
/// Each game has a lexicon of its own: two games may have different words for the same thing.
pub fn words_with(game: Option<&str>) -> Vec<Words> {
    let mut words: Vec<Words> = PARTS.to_vec();
    words.extend([room::WORDS, registry::WORDS]);
    if let Some(meta) = game.and_then(catalogue::meta) {
        words.extend(texts(meta).map_or(meta.words, |texts| &texts.words));
    }
    words
}

/// What a loaded game says, for as long as the program runs.
#[derive(Clone, Debug)]
pub struct Texts {
    words: Vec<Words>,
    /// The rules in our own words.
    pub guide: Words,
    /// The drawings of its board.
    pub art: &'static str,
}

/// What a game says, once it is there.
pub fn texts(meta: &'static Meta) -> Option<&'static Texts> {
    TEXTS.with_borrow_mut(|known| {
        if let Some((_, texts)) = known.iter().find(|(id, _)| *id == meta.id) {
            return Some(*texts);
        }
        let texts = rules::texts(meta)?;
        let kept = |(en, fr): (String, String)| Words { en: en.leak(), fr: fr.leak() };
        let words = texts.words.into_iter().map(kept).collect();
        let (guide, art) = (kept(texts.guide), &*texts.art.leak());
        let texts: &Texts = Box::leak(Box::new(Texts { words, guide, art }));
        known.push((meta.id, texts));
        Some(texts)
    })
}

/// Forgets how things are said, after a game has come: it has more words now.
pub fn renew() {
    LEXICONS.with_borrow_mut(Vec::clear);
}

/// What a lexicon is for.
type Kind = (Lang, Option<&'static str>);

thread_local! {
    static TEXTS: RefCell<Vec<(&'static str, &'static Texts)>> = const { RefCell::new(Vec::new()) };
    static LEXICONS: RefCell<Vec<(Kind, Lexicon)>> = const { RefCell::new(Vec::new()) };
}

/// Says something in a language, with the words of a game.
pub fn say(lang: Lang, game: Option<&'static str>, phrase: &Phrase, names: &Names) -> String {
    with_lexicon((lang, game), |lexicon| lexicon.say(phrase, names))
}

fn with_lexicon(kind: Kind, speak: impl FnOnce(&Lexicon) -> String) -> String {
    LEXICONS.with_borrow_mut(|lexicons| {
        if let Some((_, lexicon)) = lexicons.iter().find(|(known, _)| *known == kind) {
            return speak(lexicon);
        }
        let (lang, game) = kind;
        let lexicon =
            Lexicon::new(lang, &words_with(game)).unwrap_or_else(|_| Lexicon::silent(lang));
        let said = speak(&lexicon);
        lexicons.push((kind, lexicon));
        said
    })
}

/// The language of the page. Reading through it is reactive: what is said changes with it.
#[derive(Clone, Copy)]
pub struct Speech {
    /// The language.
    pub lang: RwSignal<Lang>,
    /// The game that is spoken of.
    pub game: Option<&'static str>,
}

impl Speech {
    /// The speech of the page this component is on.
    pub fn here() -> Speech {
        expect_context()
    }

    /// The same speech, with the words of a game.
    pub fn about(self, game: &str) -> Speech {
        Speech { game: catalogue::meta(game).map(|meta| meta.id), ..self }
    }

    /// A sentence without facts.
    pub fn word(self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// A sentence without facts as a page shows it: it changes with the language. All of them are of one
    /// type; a closure for each would be a program for each.
    pub fn text(self, key: &'static str) -> ArcSignal<String> {
        ArcSignal::derive(move || self.word(key))
    }

    /// A sentence that speaks of no seat, as a page shows it.
    pub fn told(self, phrase: Phrase) -> ArcSignal<String> {
        ArcSignal::derive(move || self.say(&phrase))
    }

    /// A sentence that speaks of no seat.
    pub fn say(self, phrase: &Phrase) -> String {
        self.say_to(phrase, &Names::default())
    }

    /// A sentence that speaks of the people at a table.
    pub fn say_to(self, phrase: &Phrase, names: &Names) -> String {
        say(self.lang.get(), self.game, phrase, names)
    }

    /// The same with a mark before each good, where its sign can be drawn.
    pub fn say_marked(self, phrase: &Phrase, names: &Names) -> String {
        with_lexicon((self.lang.get(), self.game), |lexicon| lexicon.say_marked(phrase, names))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_the_page_go_together_with_those_of_every_game() {
        let games = catalogue::games().iter().map(|meta| Some(meta.id));
        for game in games.chain([None]) {
            for lang in Lang::ALL {
                assert!(Lexicon::new(lang, &words_with(game)).is_ok(), "{game:?} {lang:?}");
            }
        }
    }

    #[test]
    fn before_a_box_is_there_its_names_go_together_with_the_words_of_the_page() {
        for meta in catalogue::games() {
            let words: Vec<Words> = PARTS
                .iter()
                .chain([&room::WORDS, &registry::WORDS])
                .chain(meta.words)
                .copied()
                .collect();
            for lang in Lang::ALL {
                let lexicon = Lexicon::new(lang, &words).unwrap();
                let name = lexicon.try_say(&meta.name(), &Names::default()).unwrap();
                assert_eq!(name, say(lang, Some(meta.id), &meta.name(), &Names::default()));
            }
        }
    }

    #[test]
    fn both_languages_of_the_page_have_the_same_sentences() {
        let keys = |text: &str| -> Vec<String> {
            let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
            let key = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
            let mut keys: Vec<_> = text.lines().filter(starts).filter_map(key).collect();
            keys.sort();
            keys
        };
        for part in PARTS.iter().chain([&room::WORDS, &registry::WORDS]) {
            assert_eq!(keys(part.en), keys(part.fr));
        }
    }
}

//! The language the person at the terminal reads.

use std::ffi::OsString;

use kit::scene::ScreenReader;
use kit::{Lang, Lexicon, Meta, Names, Phrase, Scene, Words};

const CLI_WORDS: Words =
    Words { en: include_str!("../locales/en.ftl"), fr: include_str!("../locales/fr.ftl") };

/// A language and the words of the command line in it.
pub(crate) struct Speech {
    lang: Lang,
    lexicon: Lexicon,
}

impl Speech {
    /// The language asked for with `--lang`, else that of the system, else English. It is looked
    /// for before the arguments are understood, so that help and errors are in it as well.
    pub(crate) fn choose(args: &[OsString]) -> Speech {
        let args = args.iter().map(|arg| arg.to_string_lossy());
        let mut asked = None;
        let mut previous = String::new();
        for arg in args {
            if let Some(value) = arg.strip_prefix("--lang=") {
                asked = Lang::parse(value);
            } else if previous == "--lang" {
                asked = Lang::parse(&arg);
            }
            previous = arg.into_owned();
        }
        let system = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty());
        Speech::of(asked.or_else(|| Lang::parse(&system?)).unwrap_or_default())
    }

    /// A given language.
    pub(crate) fn of(lang: Lang) -> Speech {
        Speech { lang, lexicon: lexicon(lang, &[]) }
    }

    /// The language.
    pub(crate) fn lang(&self) -> Lang {
        self.lang
    }

    /// A sentence without facts.
    pub(crate) fn word(&self, key: &'static str) -> String {
        self.lexicon.plain(&Phrase::new(key))
    }

    /// A sentence of the command line or the kit.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.lexicon.plain(phrase)
    }

    /// All words for a game: the kit's, the command line's, those about bots, and the game's own.
    pub(crate) fn for_game(&self, meta: &Meta) -> Lexicon {
        lexicon(self.lang, meta.words)
    }

    /// A sentence of a game in which nobody is named.
    pub(crate) fn say_of(&self, meta: &Meta, phrase: &Phrase) -> String {
        self.for_game(meta).say(phrase, &Names::default())
    }
}

/// A scene in sentences.
pub(crate) fn read_scene(scene: &Scene, words: &Lexicon, names: &Names) -> Vec<String> {
    ScreenReader::new(words, names).read(scene).unwrap_or_else(|missing| vec![missing.to_string()])
}

/// The words are built in and tested; should a file be broken all the same, sentences show as
/// their names rather than nothing at all.
fn lexicon(lang: Lang, parts: &[Words]) -> Lexicon {
    let mut all = vec![CLI_WORDS, registry::WORDS, room::WORDS];
    all.extend(parts);
    Lexicon::new(lang, &all)
        .or_else(|_| Lexicon::new(lang, &[]))
        .unwrap_or_else(|_| Lexicon::silent(lang))
}

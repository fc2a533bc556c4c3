//! Every word the page says, in the reader's language.

use std::cell::OnceCell;

use kit::{Lang, Lexicon, Names, Phrase, Words};
use leptos::prelude::*;

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

/// The sentences of everything the page can show. Games of a box share some of theirs.
pub fn all_words() -> Vec<Words> {
    let mut words: Vec<Words> = PARTS.to_vec();
    words.push(room::WORDS);
    for part in hall::GAMES.iter().flat_map(|meta| meta.words) {
        if !words.iter().any(|known| std::ptr::eq(known.en, part.en)) {
            words.push(*part);
        }
    }
    words
}

thread_local! {
    static ENGLISH: OnceCell<Lexicon> = const { OnceCell::new() };
    static FRENCH: OnceCell<Lexicon> = const { OnceCell::new() };
}

/// Says something in a language.
pub fn say(lang: Lang, phrase: &Phrase, names: &Names) -> String {
    let lexicon = || Lexicon::new(lang, &all_words()).unwrap_or_else(|_| Lexicon::silent(lang));
    let cell = match lang {
        Lang::En => &ENGLISH,
        Lang::Fr => &FRENCH,
    };
    cell.with(|cell| cell.get_or_init(lexicon).say(phrase, names))
}

/// The language of the page. Reading through it is reactive: what is said changes with it.
#[derive(Clone, Copy)]
pub struct Speech(pub RwSignal<Lang>);

impl Speech {
    /// The speech of the page this component is on.
    pub fn here() -> Speech {
        expect_context()
    }

    /// The language.
    pub fn lang(self) -> Lang {
        self.0.get()
    }

    /// A sentence without facts.
    pub fn word(self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// A sentence that speaks of no seat.
    pub fn say(self, phrase: &Phrase) -> String {
        say(self.0.get(), phrase, &Names::default())
    }

    /// A sentence that speaks of the people at a table.
    pub fn say_to(self, phrase: &Phrase, names: &Names) -> String {
        say(self.0.get(), phrase, names)
    }
}

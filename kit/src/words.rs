//! Words are data: code names a sentence and its facts, Fluent files say it.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use crate::Seat;

/// A language Comptoir speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Every language, each the equal of the others.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The short name: `en` or `fr`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// What stands between the items of a long list.
    fn semicolon(self) -> &'static str {
        match self {
            Lang::En => "; ",
            Lang::Fr => "\u{202f}; ",
        }
    }

    /// Reads `fr`, `fr-CA`, `fr_FR.UTF-8` and the like.
    pub fn parse(text: &str) -> Option<Lang> {
        let code = text.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }
}

/// The sentences of one part of the project in every language.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// The English Fluent file.
    pub en: &'static str,
    /// The French Fluent file.
    pub fr: &'static str,
}

impl Words {
    /// The Fluent file of a language.
    pub fn of(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Fr => self.fr,
        }
    }
}

/// The kit's own sentences.
pub const KIT_WORDS: Words =
    Words { en: include_str!("../locales/en.ftl"), fr: include_str!("../locales/fr.ftl") };

/// Something to be said: the name of a sentence and the facts in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Phrase {
    /// The name of the sentence in the Fluent files.
    pub key: Cow<'static, str>,
    /// What the sentence speaks of, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<(Cow<'static, str>, Fact)>,
}

/// One fact of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A number; plural forms follow it.
    Number(i64),
    /// A name or code that is the same in every language.
    Text(String),
    /// A seat, said with the name of who sits there. The sentence may also select on the fact's
    /// name with `_is` added, which is `you` for the reader's own seat and `other` elsewhere.
    Seat(Seat),
    /// A thing that has its own words.
    Phrase(Box<Phrase>),
    /// Several things with their own words, said one after the other with commas.
    List(Vec<Phrase>),
    /// Several things that may be lists themselves, set apart by semicolons.
    Series(Vec<Phrase>),
}

impl Phrase {
    /// The sentence of this name, so far without facts.
    #[inline(never)]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), facts: Vec::new() }
    }

    /// Adds a fact.
    #[inline(never)]
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Phrase {
        self.facts.push((Cow::Borrowed(name), fact.into()));
        self
    }
}

macro_rules! fact_from {
    ($($from:ty => |$value:ident| $fact:expr),+ $(,)?) => {
        $(impl From<$from> for Fact {
            fn from($value: $from) -> Fact {
                $fact
            }
        })+
    };
}

fact_from! {
    i64 => |n| Fact::Number(n),
    i32 => |n| Fact::Number(n.into()),
    u32 => |n| Fact::Number(n.into()),
    u16 => |n| Fact::Number(n.into()),
    u8 => |n| Fact::Number(n.into()),
    usize => |n| Fact::Number(n as i64),
    &str => |text| Fact::Text(text.to_owned()),
    String => |text| Fact::Text(text),
    Seat => |seat| Fact::Seat(seat),
    Phrase => |phrase| Fact::Phrase(Box::new(phrase)),
    Vec<Phrase> => |phrases| Fact::List(phrases),
}

/// What the people at a table are called, and who is reading.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    /// A name for each seat; a seat without one is called by its number.
    pub seats: Vec<String>,
    /// The reader's seat.
    pub me: Option<Seat>,
}

/// A word that a language does not have, or a sentence that could not be built.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{lang}: {key}: {reason}", lang = lang.code())]
pub struct MissingWord {
    /// The language.
    pub lang: Lang,
    /// The sentence.
    pub key: String,
    /// What is wrong with it.
    pub reason: String,
}

/// All sentences of a language that a program needs.
pub struct Lexicon {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Lexicon {
    /// The kit's sentences and those of the given parts. Later parts may not redefine earlier
    /// ones.
    pub fn new(lang: Lang, parts: &[Words]) -> Result<Lexicon, MissingWord> {
        let wrong = |key: &str, reason: String| MissingWord { lang, key: key.into(), reason };
        let id: LanguageIdentifier =
            lang.code().parse().map_err(|error| wrong("", format!("{error:?}")))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks around facts trouble terminals and copied text; our two languages run
        // the same way.
        bundle.set_use_isolating(false);
        for words in std::iter::once(&KIT_WORDS).chain(parts) {
            let resource = FluentResource::try_new(words.of(lang).to_owned())
                .map_err(|(_, errors)| wrong("", format!("does not parse: {errors:?}")))?;
            bundle.add_resource(resource).map_err(|errors| wrong("", format!("{errors:?}")))?;
        }
        Ok(Lexicon { lang, bundle })
    }

    /// A lexicon without any words: every sentence shows as its name.
    pub fn silent(lang: Lang) -> Lexicon {
        Lexicon { lang, bundle: FluentBundle::new_concurrent(Vec::new()) }
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether the lexicon has this sentence.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// Says the phrase. A missing word shows as its name in brackets; it never fails.
    pub fn say(&self, phrase: &Phrase, names: &Names) -> String {
        self.speak(phrase, names, &mut Hearing::default())
    }

    /// Says the phrase with a mark before each good that is named in it, so that its sign can be
    /// drawn there: the character [`GOOD_MARK`] plus the number of the good. A good is what has the
    /// name `good-0` and so on, or a sentence with the attribute `.good`.
    pub fn say_marked(&self, phrase: &Phrase, names: &Names) -> String {
        self.speak(phrase, names, &mut Hearing { marked: true, missing: None })
    }

    /// Says a phrase in which nobody is named.
    pub fn plain(&self, phrase: &Phrase) -> String {
        self.say(phrase, &Names::default())
    }

    /// Says the phrase, or tells which word is missing.
    pub fn try_say(&self, phrase: &Phrase, names: &Names) -> Result<String, MissingWord> {
        let mut hearing = Hearing::default();
        let said = self.speak(phrase, names, &mut hearing);
        hearing.missing.map_or(Ok(said), Err)
    }

    fn speak(&self, phrase: &Phrase, names: &Names, hearing: &mut Hearing) -> String {
        let mut inner = Hearing { marked: hearing.marked, missing: None };
        let mut fail = |reason: String| {
            hearing.missing.get_or_insert(MissingWord {
                lang: self.lang,
                key: phrase.key.to_string(),
                reason,
            });
        };
        let message = self.bundle.get_message(&phrase.key);
        let Some(pattern) = message.as_ref().and_then(|message| message.value()) else {
            fail("no such sentence".into());
            return format!("[{}]", phrase.key);
        };
        let mut args = FluentArgs::new();
        for (name, fact) in &phrase.facts {
            match fact {
                Fact::Number(number) => args.set(&**name, *number),
                Fact::Text(text) => args.set(&**name, printable(text)),
                Fact::Seat(seat) => {
                    let said = match names.seats.get(seat.index()) {
                        Some(known) => known.clone(),
                        None => {
                            let nameless =
                                Phrase::new("seat-number").with("number", i64::from(seat.0) + 1);
                            self.speak(&nameless, names, &mut inner)
                        }
                    };
                    args.set(&**name, said);
                    let is = if names.me == Some(*seat) { "you" } else { "other" };
                    args.set(format!("{name}_is"), is);
                }
                Fact::Phrase(part) => args.set(&**name, self.speak(part, names, &mut inner)),
                Fact::List(parts) => {
                    args.set(&**name, self.speak_all(parts, ", ", names, &mut inner))
                }
                Fact::Series(parts) => {
                    args.set(
                        &**name,
                        self.speak_all(parts, self.lang.semicolon(), names, &mut inner),
                    );
                }
            }
        }
        let mut errors: Vec<FluentError> = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if let Some(error) = errors.first() {
            fail(error.to_string());
        }
        if hearing.missing.is_none() {
            hearing.missing = inner.missing;
        }
        let good = message.filter(|_| hearing.marked).and_then(|message| {
            let named = phrase.key.strip_prefix("good-").and_then(|number| number.parse().ok());
            let told = || {
                let number = message.get_attribute("good")?.value();
                self.bundle.format_pattern(number, None, &mut Vec::new()).parse().ok()
            };
            named.or_else(told)
        });
        match good.and_then(|good: u32| char::from_u32(GOOD_MARK as u32 + good)) {
            Some(mark) => format!("{mark}{said}"),
            None => said,
        }
    }
}

/// Stands before the name of the first good in what [`Lexicon::say_marked`] says; those of the others
/// follow. They are of the characters that mean nothing by themselves.
pub const GOOD_MARK: char = '\u{e100}';

/// How something is said, and what could not be.
#[derive(Default)]
struct Hearing {
    marked: bool,
    missing: Option<MissingWord>,
}

impl Lexicon {
    fn speak_all(
        &self,
        parts: &[Phrase],
        between: &str,
        names: &Names,
        hearing: &mut Hearing,
    ) -> String {
        let said: Vec<_> = parts.iter().map(|part| self.speak(part, names, hearing)).collect();
        said.join(between)
    }
}

/// Texts come from files and from people: what could steer a terminal is shown, not obeyed.
fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

impl fmt::Debug for Lexicon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Lexicon({})", self.lang.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goods_are_marked_for_who_draws_their_signs() {
        let words = "good-2 = clove\ncube = { $count } saffron\n    .good = 1\npay = Pay { $what }";
        let lexicon = Lexicon::new(Lang::En, &[Words { en: words, fr: words }]).unwrap();
        let both = vec![Phrase::new("good-2"), Phrase::new("cube").with("count", 3)];
        let pay = Phrase::new("pay").with("what", both);
        let said = lexicon.say_marked(&pay, &Names::default());
        assert_eq!(said, "Pay \u{e102}clove, \u{e101}3 saffron");
        assert_eq!(lexicon.plain(&pay), "Pay clove, 3 saffron");
    }

    const WORDS: Words = Words {
        en: "takes = { $who_is ->\n   [you] You take\n  *[other] { $who } takes\n } { $count ->\n   [one] one card\n  *[other] { $count } cards\n }",
        fr: "takes = { $who_is ->\n   [you] Vous prenez\n  *[other] { $who } prend\n } { $count ->\n   [one] une carte\n  *[other] { $count } cartes\n }",
    };

    fn said(lang: Lang, seat: u8, count: u8) -> String {
        let names = Names { seats: vec!["Anna".into()], me: Some(Seat(1)) };
        let phrase = Phrase::new("takes").with("who", Seat(seat)).with("count", count);
        Lexicon::new(lang, &[WORDS]).unwrap().try_say(&phrase, &names).unwrap()
    }

    #[test]
    fn a_sentence_fits_its_reader_its_number_and_its_language() {
        assert_eq!(said(Lang::En, 0, 1), "Anna takes one card");
        assert_eq!(said(Lang::En, 1, 2), "You take 2 cards");
        assert_eq!(said(Lang::Fr, 0, 2), "Anna prend 2 cartes");
        assert_eq!(said(Lang::Fr, 2, 0), "Place 3 prend une carte");
    }

    #[test]
    fn a_text_cannot_steer_a_terminal() {
        let phrase = Phrase::new("list-of").with("items", "a\u{1b}[2Jb");
        let words = Words { en: "list-of = { $items }", fr: "list-of = { $items }" };
        assert_eq!(Lexicon::new(Lang::En, &[words]).unwrap().plain(&phrase), "a\u{fffd}[2Jb");
    }

    #[test]
    fn a_missing_word_is_told_and_never_fatal() {
        let lexicon = Lexicon::new(Lang::En, &[]).unwrap();
        let phrase = Phrase::new("list-of").with("items", vec![Phrase::new("no-such-word")]);
        assert_eq!(lexicon.plain(&Phrase::new("no-such-word")), "[no-such-word]");
        let error = lexicon.try_say(&phrase, &Names::default()).unwrap_err();
        assert_eq!((error.lang, error.key.as_str()), (Lang::En, "list-of"));
    }

    #[test]
    fn both_languages_of_the_kit_have_the_same_sentences() {
        for lang in Lang::ALL {
            assert!(Lexicon::new(lang, &[]).is_ok());
        }
        let keys = |text: &str| {
            let mut keys: Vec<String> = text
                .lines()
                .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
                .filter_map(|line| line.split_once(" =").map(|(key, _)| key.to_owned()))
                .collect();
            keys.sort();
            keys
        };
        assert_eq!(keys(KIT_WORDS.en), keys(KIT_WORDS.fr));
    }

    #[test]
    fn languages_are_read_from_the_names_systems_use() {
        assert_eq!(Lang::parse("fr_FR.UTF-8"), Some(Lang::Fr));
        assert_eq!(Lang::parse("en-GB"), Some(Lang::En));
        assert_eq!(Lang::parse("C"), None);
    }
}

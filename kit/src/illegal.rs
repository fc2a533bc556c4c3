//! Why a move is refused.

use serde::ser::SerializeStruct as _;
use serde::{Serialize, Serializer};

use crate::{Phrase, Seat};

/// A rule that can stand in the way of a move.
#[derive(PartialEq, Eq, Debug)]
pub struct Rule {
    /// The stable name programs know it by. The sentence for people is `why-` and this name.
    pub code: &'static str,
    /// Where the rule is written: the book and its heading.
    pub source: &'static str,
}

/// The move is for another moment of the game.
pub static NOT_NOW: Rule = Rule { code: "not-now", source: "kit" };
/// The table waits for somebody else.
pub static NOT_YOUR_TURN: Rule = Rule { code: "not-your-turn", source: "kit" };
/// The game is over.
pub static GAME_OVER: Rule = Rule { code: "game-over", source: "kit" };
/// There is no such seat at this table.
pub static NO_SUCH_SEAT: Rule = Rule { code: "no-such-seat", source: "kit" };

/// The rules of every table.
pub static KIT_RULES: &[&Rule] = &[&NOT_NOW, &NOT_YOUR_TURN, &GAME_OVER, &NO_SUCH_SEAT];

/// Declares the rules of a game that can stand in the way of a move, and the list `ALL` of them.
///
/// ```
/// kit::rules! {
///     /// A bid is higher than the one before.
///     pub BID_TOO_LOW = "bid-too-low", "the book, p. 4";
/// }
/// assert_eq!(ALL, [&BID_TOO_LOW]);
/// ```
#[macro_export]
macro_rules! rules {
    ($($(#[$doc:meta])* $vis:vis $name:ident = $code:literal, $source:literal;)+) => {
        $($(#[$doc])*
        $vis static $name: $crate::Rule = $crate::Rule { code: $code, source: $source };)+

        /// All of them.
        pub static ALL: &[&$crate::Rule] = &[$(&$name),+];
    };
}

/// Whether the table waits for this seat of so many: the first thing a game asks of a decision.
#[inline]
pub fn check_seat(seat: Seat, seats: u8, awaited: Option<Seat>) -> Result<(), Illegal> {
    if seat.0 >= seats {
        return Err(Illegal::by(&NO_SUCH_SEAT).with("seat", i32::from(seat.0) + 1));
    }
    match awaited {
        None => Err((&GAME_OVER).into()),
        Some(awaited) if awaited != seat => Err((&NOT_YOUR_TURN).into()),
        Some(_) => Ok(()),
    }
}

/// A refused move: the rule that stands in the way and the figures that matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// The rule.
    pub rule: &'static Rule,
    facts: [Option<(&'static str, i32)>; 3],
}

impl Illegal {
    /// Refused by this rule.
    pub fn by(rule: &'static Rule) -> Illegal {
        Illegal { rule, facts: [None; 3] }
    }

    /// Adds a figure the sentence speaks of; a fourth is left out.
    pub fn with(mut self, name: &'static str, figure: impl Into<i32>) -> Illegal {
        if let Some(place) = self.facts.iter_mut().find(|fact| fact.is_none()) {
            *place = Some((name, figure.into()));
        }
        self
    }

    /// The figures by name.
    pub fn facts(&self) -> impl Iterator<Item = (&'static str, i32)> {
        self.facts.into_iter().flatten()
    }

    /// The reason in words.
    pub fn phrase(&self) -> Phrase {
        let reason = Phrase::new(format!("why-{}", self.rule.code));
        self.facts().fold(reason, |phrase, (name, figure)| phrase.with(name, figure))
    }
}

impl From<&'static Rule> for Illegal {
    fn from(rule: &'static Rule) -> Illegal {
        Illegal::by(rule)
    }
}

impl std::fmt::Display for Illegal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.rule.code, self.rule.source)?;
        self.facts().try_for_each(|(name, figure)| write!(f, ", {name} {figure}"))
    }
}

impl std::error::Error for Illegal {}

impl Serialize for Illegal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Illegal", 3)?;
        fields.serialize_field("code", self.rule.code)?;
        fields.serialize_field("source", self.rule.source)?;
        let facts: std::collections::BTreeMap<_, _> = self.facts().collect();
        fields.serialize_field("facts", &facts)?;
        fields.end()
    }
}

//! What can be wrong with a game, and how to see it again.

use std::fmt;

use crate::{Options, Record, Seat, Seed};

macro_rules! checks {
    ($($name:ident $code:literal $rule:literal,)+) => {
        /// One thing the contract test looks at. Each stands for a rule that every game must keep.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum Check {
            $(#[doc = $rule] $name,)+
        }

        impl Check {
            /// Every check there is.
            pub const ALL: &'static [Check] = &[$(Check::$name),+];

            /// The stable name programs know the check by.
            pub fn code(self) -> &'static str {
                match self { $(Check::$name => $code),+ }
            }

            /// The rule that was broken, for a developer.
            pub fn rule(self) -> &'static str {
                match self { $(Check::$name => $rule),+ }
            }
        }
    };
}

checks! {
    Panic "panic" "No seed, option or move makes the game panic.",
    Meta "meta" "A game at a glance makes sense: seats, length, unique names.",
    Table "table" "Every table of the list can be set up, or names the modules that conflict.",
    DeadEnd "dead-end" "While the game lasts seats are awaited, and each of them has a move.",
    AfterEnd "after-end" "Nobody has a move once the game is over.",
    TooLong "too-long" "No game is longer than the game says.",
    Components "components" "Every component is somewhere, and only there, after every move.",
    Invariants "invariants" "What the game says must always hold does hold.",
    Imagined "imagined" "An imagined state looks to the viewer just like the real one.",
    ImaginedMoves "imagined-moves" "In an imagined state the viewer has the same moves.",
    ImaginedTable "imagined-table" "In an imagined state the viewer is awaited as in the real one.",
    Awaited "awaited" "Every viewer is told of somebody who is awaited, and a seat knows of itself.",
    ImaginedComponents "imagined-components" "An imagined state has the same components and keeps the invariants.",
    Imagination "imagination" "What is hidden is imagined anew each time, by the given chance alone.",
    SeedShown "seed-shown" "No view holds the seed.",
    ViewBytes "view-bytes" "A view comes back from its bytes.",
    Sealed "sealed" "What is hidden of a decision is hidden in the view and in the log alike.",
    Discreet "discreet" "Nothing of a sealed decision, or of an offer to others, can be observed.",
    Barrier "barrier" "A move that shows something hidden or uses chance says so: it bars undo.",
    Told "told" "What is shown of hidden things is told to those, and only those, who see it.",
    StateBytes "state-bytes" "A state comes back from its bytes and plays on in the same way.",
    Deterministic "deterministic" "The same seed and the same moves give the same state.",
    Replay "replay" "A record, as text and as bytes, leads to the state that was played.",
    LegalRefused "legal-refused" "Every move on the list is accepted.",
    IllegalAccepted "illegal-accepted" "Every move that is not on the list, nor composed, is refused.",
    RefusedChanged "refused-changed" "A refused move changes nothing.",
    Rule "rule" "A refusal names a rule of the game's list or of the kit.",
    Twice "twice" "No move is listed twice.",
    Notation "notation" "A move comes back from its text, which is its own and has no spaces.",
    Scene "scene" "A scene is sound and every piece has its place.",
    Intent "intent" "A piece that is touched for some move, but not now, names the rule in its way.",
    Form "form" "A form makes a composed move of what is filled in, and that move fills it in so.",
    Kinds "kinds" "Every kind of move and event occurs, and every rule refuses something.",
    Words "words" "Everything that is said has its words in every language.",
    Undo "undo" "Undo gives back the state before, redo the one after; a barrier holds.",
    Standing "standing" "Points are the sum of their sources, ranks follow them, the end is final.",
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A check that failed, and in words what was found. Where it happened is added by the [`Watch`].
///
/// [`Watch`]: super::Watch
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fault {
    pub(super) check: Check,
    pub(super) detail: String,
}

impl Fault {
    pub(super) fn new(check: Check, detail: impl Into<String>) -> Fault {
        Fault { check, detail: detail.into() }
    }
}

/// A game that does not pass, and how to see it again.
#[derive(Clone, PartialEq, Debug)]
pub struct Broken {
    /// The game's id.
    pub game: &'static str,
    /// The check that failed.
    pub check: Check,
    /// What was found, for a developer.
    pub detail: String,
    /// The game up to and with the decision at fault; none if the fault shows before any deal.
    pub record: Option<Box<Record>>,
}

impl Broken {
    /// How the table was set up.
    pub fn options(&self) -> Option<&Options> {
        self.record.as_ref().map(|record| &record.options)
    }

    /// The seed it was dealt from.
    pub fn seed(&self) -> Option<Seed> {
        self.record.as_ref().map(|record| record.seed)
    }

    /// How many decisions had been played.
    pub fn ply(&self) -> usize {
        self.record.as_ref().map_or(0, |record| record.plies.len())
    }

    /// The decision after which the fault showed, in the game's notation.
    pub fn decision(&self) -> Option<(Seat, &str)> {
        let last = self.record.as_ref()?.plies.last()?;
        Some((last.seat, &last.text))
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} fails the check \"{}\": {}", self.game, self.check, self.check.rule())?;
        writeln!(f, "  found: {}", self.detail)?;
        let Some(record) = &self.record else { return Ok(()) };
        write!(f, "  where: ")?;
        match self.decision() {
            None => writeln!(f, "before the first decision")?,
            Some((seat, text)) => {
                writeln!(f, "after decision {}, \"{text}\" by seat {}", self.ply(), seat.0)?;
            }
        }
        let Options { seats, with } = &record.options;
        writeln!(f, "  table: {seats} seats, with [{}]", with.join(" "))?;
        let with: String = with.iter().map(|module| format!(".with({module:?})")).collect();
        writeln!(f, "  again, if it was random play of the contract test:")?;
        writeln!(f, "    let seed = Seed::parse(\"{}\").unwrap();", record.seed)?;
        writeln!(
            f,
            "    kit::testing::contract::again::<G>(&Options::seats({seats}){with}, seed)"
        )?;
        writeln!(f, "  or replay this record, which ends with the decision at fault:")?;
        f.write_str(&record.to_text())
    }
}

impl std::error::Error for Broken {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_check_has_a_name_of_its_own() {
        let codes: std::collections::BTreeSet<_> =
            Check::ALL.iter().map(|check| check.code()).collect();
        assert_eq!(codes.len(), Check::ALL.len());
        assert!(Check::ALL.iter().enumerate().all(|(place, check)| *check as usize == place));
    }
}

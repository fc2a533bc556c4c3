//! Why a wish is refused.

use kit::Phrase;
use kit::sitting::CannotUndo;
use registry::{NoTable, NotPlayed};

/// Why a wish is refused. Nothing has changed then.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The table cannot be set up like that.
    #[error(transparent)]
    NoTable(#[from] NoTable),
    /// Nobody has so much time.
    #[error("the clock is out of range")]
    BadClock {
        /// The most days for a turn.
        days: u8,
        /// The most minutes for a game.
        minutes: u16,
    },
    /// The list of the invited is too long.
    #[error("too many are invited")]
    TooManyInvited {
        /// The most there can be.
        most: usize,
    },
    /// Only the host may do that.
    #[error("only the host may do that")]
    NotHost,
    /// That is for people who sit at the table.
    #[error("only for people at the table")]
    NotSeated,
    /// They sit here already.
    #[error("already seated")]
    Seated,
    /// The door is closed to them.
    #[error("not invited")]
    NotInvited,
    /// There is no such chair.
    #[error("no such chair")]
    NoChair,
    /// Somebody sits there.
    #[error("the chair is taken")]
    Taken,
    /// Every chair is taken.
    #[error("the table is full")]
    Full,
    /// More people sit here than the table would have seats.
    #[error("too few seats for those who sit here")]
    Crowded,
    /// There is no such bot.
    #[error("no such bot")]
    NoBot {
        /// The name asked for.
        bot: String,
        /// Those there are.
        known: String,
    },
    /// The game has begun.
    #[error("the game has begun")]
    Begun,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The table was closed.
    #[error("the table was closed")]
    Closed,
    /// There are empty chairs.
    #[error("there are empty chairs")]
    EmptyChairs {
        /// So many.
        count: usize,
    },
    /// Somebody is not ready.
    #[error("somebody is not ready")]
    NotReady {
        /// Who.
        name: String,
    },
    /// The table has moved on since the wish was made, or has got it already.
    #[error("the table stands elsewhere")]
    Stale {
        /// The number of the seat's list of moves now.
        list: u32,
    },
    /// A bot plays for the seat.
    #[error("a bot plays for this seat")]
    Handed,
    /// No bot plays for the seat.
    #[error("no bot plays for this seat")]
    NotHanded,
    /// Who resigned does not come back.
    #[error("resigned")]
    Resigned,
    /// A rule of the game stands in the way.
    #[error(transparent)]
    NotPlayed(#[from] NotPlayed),
    /// It cannot be taken back.
    #[error(transparent)]
    CannotUndo(#[from] CannotUndo),
    /// This table takes nothing back.
    #[error("no undo at this table")]
    NoUndo,
    /// Something else is being asked.
    #[error("something is being asked already")]
    Asking,
    /// Nothing is being asked of this seat.
    #[error("nothing is asked of this seat")]
    NotAsked,
    /// Whom the question is about is here, or no person.
    #[error("they are here")]
    NotAway,
    /// The clock of whom the question is about still runs, and decides.
    #[error("their clock still runs")]
    ClockRuns,
    /// Something has come to light since: who goes back would know what comes.
    #[error("chance was used since")]
    PastChance,
    /// It would change nothing.
    #[error("it is like that already")]
    Unchanged,
    /// It was done often enough at this table.
    #[error("too often at one table")]
    TooOften {
        /// So often at most.
        most: usize,
    },
    /// So much has happened at this table that people cannot go on there.
    #[error("too much has happened at this table")]
    TooLong,
    /// Nothing was said, or too much.
    #[error("too long or empty")]
    BadText {
        /// The most letters.
        most: usize,
    },
    /// Enough has been said at this table.
    #[error("the chat is full")]
    ChatFull,
    /// There is a rematch already.
    #[error("there is a rematch already")]
    Rematched,
}

impl Refusal {
    /// The stable name programs know the reason by.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NoTable(reason) => reason.code(),
            Refusal::NotPlayed(reason) => reason.code(),
            Refusal::CannotUndo(reason) => reason.code(),
            Refusal::BadClock { .. } => "room-bad-clock",
            Refusal::TooManyInvited { .. } => "room-too-many-invited",
            Refusal::NotHost => "room-not-host",
            Refusal::NotSeated => "room-not-seated",
            Refusal::Seated => "room-seated",
            Refusal::NotInvited => "room-not-invited",
            Refusal::NoChair => "room-no-chair",
            Refusal::Taken => "room-taken",
            Refusal::Full => "room-full",
            Refusal::Crowded => "room-crowded",
            Refusal::NoBot { .. } => "room-no-bot",
            Refusal::Begun => "room-begun",
            Refusal::NotBegun => "room-not-begun",
            Refusal::Over => "room-over",
            Refusal::Closed => "room-closed",
            Refusal::EmptyChairs { .. } => "room-empty-chairs",
            Refusal::NotReady { .. } => "room-not-ready",
            Refusal::Stale { .. } => "room-stale",
            Refusal::Handed => "room-handed",
            Refusal::NotHanded => "room-not-handed",
            Refusal::Resigned => "room-resigned",
            Refusal::NoUndo => "room-no-undo",
            Refusal::Asking => "room-asking",
            Refusal::NotAsked => "room-not-asked",
            Refusal::NotAway => "room-not-away",
            Refusal::ClockRuns => "room-clock-runs",
            Refusal::PastChance => "room-past-chance",
            Refusal::Unchanged => "room-unchanged",
            Refusal::TooOften { .. } => "room-too-often",
            Refusal::TooLong => "room-too-long",
            Refusal::BadText { .. } => "room-bad-text",
            Refusal::ChatFull => "room-chat-full",
            Refusal::Rematched => "room-rematched",
        }
    }

    /// The reason in words: what happened, and what to do.
    pub fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(self.code());
        match self {
            Refusal::NoTable(reason) => reason.phrase(),
            Refusal::NotPlayed(reason) => reason.phrase(),
            Refusal::CannotUndo(reason) => reason.phrase(),
            Refusal::BadClock { days, minutes } => {
                phrase.with("days", *days).with("minutes", *minutes)
            }
            Refusal::TooManyInvited { most }
            | Refusal::BadText { most }
            | Refusal::TooOften { most } => phrase.with("most", *most),
            Refusal::NoBot { bot, known } => {
                phrase.with("bot", bot.as_str()).with("known", known.as_str())
            }
            Refusal::EmptyChairs { count } => phrase.with("count", *count),
            Refusal::NotReady { name } => phrase.with("name", name.as_str()),
            Refusal::Stale { list } => phrase.with("list", *list),
            _ => phrase,
        }
    }

    /// Whether the wish is not theirs to make, whatever the table's state.
    pub fn is_forbidden(&self) -> bool {
        matches!(self, Refusal::NotHost | Refusal::NotSeated | Refusal::NotInvited)
    }
}

#[cfg(test)]
mod tests {
    use kit::{BadOptions, CannotOpen, Lang, Lexicon, Names};

    use super::*;

    /// One of each kind. Whoever adds a kind adds it here: the match below does not compile without it.
    fn every() -> Vec<Refusal> {
        let text = || "x".to_owned();
        let options = |reason| Refusal::NoTable(NoTable::CannotOpen(CannotOpen::Options(reason)));
        let mut every = vec![
            Refusal::NoTable(NoTable::NoGame(text())),
            options(BadOptions::Seats { seats: 9, min: 2, max: 5 }),
            Refusal::NotPlayed(NotPlayed::Unknown(text())),
            Refusal::BadClock { days: 1, minutes: 1 },
            Refusal::TooManyInvited { most: 1 },
            Refusal::NoBot { bot: text(), known: text() },
            Refusal::EmptyChairs { count: 2 },
            Refusal::NotReady { name: text() },
            Refusal::Stale { list: 1 },
            Refusal::TooOften { most: 1 },
            Refusal::BadText { most: 1 },
        ];
        every.extend(
            [
                CannotUndo::Nothing,
                CannotUndo::OtherDecided,
                CannotUndo::Chance,
                CannotUndo::Seen,
                CannotUndo::Agreed,
                CannotUndo::Together,
                CannotUndo::Over,
            ]
            .map(Refusal::CannotUndo),
        );
        let mut plain = Some(Refusal::NotHost);
        while let Some(refusal) = plain {
            plain = after(&refusal);
            every.push(refusal);
        }
        every
    }

    /// The next of the kinds without facts.
    fn after(refusal: &Refusal) -> Option<Refusal> {
        Some(match refusal {
            Refusal::NotHost => Refusal::NotSeated,
            Refusal::NotSeated => Refusal::Seated,
            Refusal::Seated => Refusal::NotInvited,
            Refusal::NotInvited => Refusal::NoChair,
            Refusal::NoChair => Refusal::Taken,
            Refusal::Taken => Refusal::Full,
            Refusal::Full => Refusal::Crowded,
            Refusal::Crowded => Refusal::Begun,
            Refusal::Begun => Refusal::NotBegun,
            Refusal::NotBegun => Refusal::Over,
            Refusal::Over => Refusal::Closed,
            Refusal::Closed => Refusal::Handed,
            Refusal::Handed => Refusal::NotHanded,
            Refusal::NotHanded => Refusal::Resigned,
            Refusal::Resigned => Refusal::NoUndo,
            Refusal::NoUndo => Refusal::Asking,
            Refusal::Asking => Refusal::NotAsked,
            Refusal::NotAsked => Refusal::NotAway,
            Refusal::NotAway => Refusal::ClockRuns,
            Refusal::ClockRuns => Refusal::PastChance,
            Refusal::PastChance => Refusal::Unchanged,
            Refusal::Unchanged => Refusal::TooLong,
            Refusal::TooLong => Refusal::ChatFull,
            Refusal::ChatFull => Refusal::Rematched,
            Refusal::Rematched
            | Refusal::NoTable(_)
            | Refusal::NotPlayed(_)
            | Refusal::CannotUndo(_)
            | Refusal::BadClock { .. }
            | Refusal::TooManyInvited { .. }
            | Refusal::NoBot { .. }
            | Refusal::EmptyChairs { .. }
            | Refusal::NotReady { .. }
            | Refusal::Stale { .. }
            | Refusal::TooOften { .. }
            | Refusal::BadText { .. } => return None,
        })
    }

    #[test]
    fn every_refusal_has_a_sentence_in_each_language() {
        for lang in Lang::ALL {
            let words = Lexicon::new(lang, &[crate::WORDS]).unwrap();
            for refusal in every() {
                let said = words.try_say(&refusal.phrase(), &Names::default());
                assert!(said.is_ok(), "{lang:?} {refusal:?}: {said:?}");
            }
        }
    }
}

//! The list of games, and games without their type.
//!
//! Programs that know the game's type at compile time (arena, benchmarks) use [`visit`]; those
//! that do not (server, terminal, engine protocol) open a [`Table`] by the game's id.

mod advice;
mod playout;
mod table;

use std::sync::Arc;

use kit::record::{Location, RecordError, RecordFault};
use kit::{
    CannotOpen, Content, ContentError, Evaluation, Meta, Options, Phrase, Record, Seed, Words,
};

pub use advice::{Analysis, Deed, Hint, Mistake, MistakePhrases, analyse};
pub use bots::Moment;
pub use playout::{play_next, play_on};
pub use table::{BadState, Happened, MoveLine, NotPlayed, Opened, Player, Table};

/// What is said about bots and what they say.
pub const WORDS: Words =
    Words { en: include_str!("../locales/en.ftl"), fr: include_str!("../locales/fr.ftl") };

/// The name of a bot; a bot nobody knows is called by what programs call it.
pub fn bot_name(bot: &str) -> Phrase {
    if bots::NAMES.contains(&bot) {
        Phrase::new(format!("bot-{bot}"))
    } else {
        Phrase::new("bot-unknown").with("bot", bot)
    }
}

/// What the bots of a table are called, in seat order: those of one kind are counted. There is nothing for a
/// seat without a bot.
pub fn bot_names<'a>(bots: impl Iterator<Item = Option<&'a str>> + Clone) -> Vec<Option<Phrase>> {
    let of = |kind| bots.clone().enumerate().filter(move |(_, bot)| *bot == Some(kind));
    let name = |(at, bot): (usize, Option<&'a str>)| {
        let kind = bot?;
        if of(kind).count() == 1 {
            return Some(bot_name(kind));
        }
        let number = of(kind).filter(|(other, _)| *other <= at).count();
        Some(Phrase::new("bot-numbered").with("bot", bot_name(kind)).with("number", number))
    };
    bots.clone().enumerate().map(name).collect()
}

/// A sentence about a bot; `None` where nobody knows it.
pub fn bot_about(bot: &str) -> Option<Phrase> {
    bots::NAMES.contains(&bot).then(|| Phrase::new(format!("bot-{bot}-about")))
}

/// Something to be done with a game whose type is only known by its id.
pub trait Visit {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Evaluation>(self) -> Self::Out;
}

macro_rules! games {
    ($($(#[$when:meta])+ $game:ty),+ $(,)?) => {
        /// Every game there is; those that were asked for, where not all were.
        pub static GAMES: &[&Meta] = &[$($(#[$when])+ <$game as kit::Game>::META),+];

        /// Does something with the game of this id; `None` if there is no such game.
        pub fn visit<V: Visit>(id: &str, visitor: V) -> Option<V::Out> {
            $($(#[$when])+
            {
                if id == <$game as kit::Game>::META.id {
                    return Some(visitor.visit::<$game>());
                }
            })+
            // Where no game was asked for, nobody reads these.
            let _ = (id, visitor);
            None
        }
    };
}

// Adding a game is one line here, with its feature.
games![
    #[cfg(feature = "spice-road")]
    century::SpiceRoad,
    #[cfg(feature = "eastern-wonders")]
    century::EasternWonders,
    #[cfg(feature = "new-world")]
    century::NewWorld,
    #[cfg(feature = "sand-to-sea")]
    century::SandToSea,
    #[cfg(feature = "east-to-west-1")]
    century::EastToWest1,
    #[cfg(feature = "east-to-west-2")]
    century::EastToWest2,
    #[cfg(feature = "east-to-west-3")]
    century::EastToWest3,
    #[cfg(feature = "goa")]
    goa::Goa,
    #[cfg(feature = "borneo")]
    borneo::Borneo,
    #[cfg(feature = "francis-drake")]
    drake::FrancisDrake,
    #[cfg(feature = "archipelago")]
    archipelago::Archipelago,
];

/// The game of this id.
pub fn meta(id: &str) -> Option<&'static Meta> {
    GAMES.iter().copied().find(|meta| meta.id == id)
}

/// The component tables of a game, with those of the user's own file in their place.
pub fn content(meta: &Meta, own: Option<&str>) -> Result<Content, ContentError> {
    let built_in = meta.read_content()?;
    match own {
        None => Ok(built_in),
        Some(own) => built_in.replaced_by(Content::read(meta.id, own)?),
    }
}

/// Checks a file of the user's own for a game: that it can be read, and that a table can be set
/// up with it, at the tables to test.
pub fn check_content(meta: &'static Meta, own: &str) -> Result<Content, ContentError> {
    struct Check<'a>(&'static Meta, &'a Content);

    impl Visit for Check<'_> {
        type Out = Result<(), ContentError>;

        fn visit<G: Evaluation>(self) -> Self::Out {
            for options in self.0.tables_to_test(|_| true) {
                match G::open(&options, self.1) {
                    Ok(_) | Err(CannotOpen::Options(_)) => {}
                    Err(CannotOpen::Content(error)) => return Err(error),
                }
            }
            Ok(())
        }
    }

    let content = content(meta, Some(own))?;
    visit(meta.id, Check(meta, &content)).unwrap_or(Ok(()))?;
    Ok(content)
}

/// Why a table could not be opened.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NoTable {
    /// There is no such game.
    #[error("there is no game {0}")]
    NoGame(String),
    /// The box cannot be opened like that.
    #[error(transparent)]
    CannotOpen(#[from] CannotOpen),
}

impl NoTable {
    /// The stable name programs know the reason by.
    pub fn code(&self) -> &'static str {
        match self {
            NoTable::NoGame(_) => "no-game",
            NoTable::CannotOpen(CannotOpen::Options(reason)) => reason.code(),
            NoTable::CannotOpen(CannotOpen::Content(_)) => "content",
        }
    }

    /// The reason in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            NoTable::NoGame(game) => Phrase::new("record-no-game").with("game", game.as_str()),
            NoTable::CannotOpen(CannotOpen::Options(reason)) => reason.phrase(),
            NoTable::CannotOpen(CannotOpen::Content(reason)) => reason.phrase(),
        }
    }
}

/// Opens the box of a game, from which any number of games can be dealt. `own` is a content file
/// of the user's.
pub fn unpack(
    game: &str,
    options: &Options,
    own: Option<&str>,
) -> Result<Arc<dyn Opened>, NoTable> {
    let opened = visit(game, table::Unpack { options, own });
    Ok(opened.ok_or_else(|| NoTable::NoGame(game.to_owned()))??)
}

/// Opens the box of a game that need not be in the list: for tests.
pub fn unpack_game<G: Evaluation>(options: &Options) -> Result<Arc<dyn Opened>, NoTable> {
    Ok(table::Unpack { options, own: None }.visit::<G>()?)
}

/// Opens a table for a new game. `own` is a content file of the user's.
pub fn open(
    game: &str,
    options: &Options,
    own: Option<&str>,
    seed: Seed,
) -> Result<Box<dyn Table>, NoTable> {
    Ok(unpack(game, options, own)?.deal(seed))
}

/// Opens a table where a record ends, checking the record from its start.
pub fn resume(record: &Record, own: Option<&str>) -> Result<Box<dyn Table>, RecordError> {
    replay(record, own, None)
}

/// Opens a table where a record stood after so many decisions (at its end if `None`; then the
/// outcome is checked as well).
pub fn replay(
    record: &Record,
    own: Option<&str>,
    plies: Option<usize>,
) -> Result<Box<dyn Table>, RecordError> {
    visit(&record.game, table::Replay { record, own, plies }).unwrap_or_else(|| {
        let fault = RecordFault::NoGame { game: record.game.clone() };
        Err(RecordError { place: Location::Whole, fault })
    })
}

/// Opens a table with a state from elsewhere, given as JSON. Only a state that is complete and
/// makes sense is let in.
pub fn open_state(
    game: &str,
    options: &Options,
    own: Option<&str>,
    state: &serde_json::Value,
) -> Result<Result<Box<dyn Table>, BadState>, NoTable> {
    let opened = visit(game, table::TakeUp { options, own, state });
    Ok(opened.ok_or_else(|| NoTable::NoGame(game.to_owned()))??)
}

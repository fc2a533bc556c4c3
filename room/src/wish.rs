//! What people ask of a table.

use kit::Seat;
use serde::{Deserialize, Serialize};

use crate::setting::Setting;

/// What somebody wishes to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wish {
    /// Sit down, on this chair or the first that is free.
    Sit {
        /// The chair.
        #[cfg_attr(feature = "api", schema(maximum = 4))]
        chair: Option<u8>,
    },
    /// Leave one's chair before the game.
    Leave,
    /// Put a bot on a chair (host).
    Hire {
        /// The chair.
        #[cfg_attr(feature = "api", schema(maximum = 4))]
        chair: u8,
        /// The bot's name.
        bot: String,
    },
    /// Empty a chair (host).
    Clear {
        /// The chair.
        #[cfg_attr(feature = "api", schema(maximum = 4))]
        chair: u8,
    },
    /// Say that one is ready.
    Ready {
        /// Whether.
        ready: bool,
    },
    /// Set the table up differently (host, before the game).
    Change {
        /// How.
        setting: Setting,
    },
    /// Begin (host).
    Begin,
    /// Close the table (host, before the game).
    Close,
    /// Take a decision.
    Move {
        /// The number of the seat's list of moves from which it was taken: a wish that comes late
        /// or twice is noticed. What others do does not make it late as long as the list stays the
        /// same; of a composed move the game alone is the judge.
        list: u32,
        /// The move in the notation of records.
        text: String,
    },
    /// Take back one's last decision.
    Undo {
        /// As with a move.
        list: u32,
    },
    /// Take back all of one's turn that can be taken back.
    Restart {
        /// As with a move.
        list: u32,
    },
    /// Say something.
    Say {
        /// What.
        #[cfg_attr(feature = "api", schema(min_length = 1, max_length = 300))]
        text: String,
    },
    /// Ask the others.
    Ask {
        /// For what.
        ask: Ask,
    },
    /// Answer what was asked.
    Answer {
        /// What.
        yes: bool,
    },
    /// Give up for good: a bot finishes the game.
    Resign,
    /// Let a bot play for a while.
    HandOver,
    /// Play again oneself.
    Return,
}

/// What the others can be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// To go back to where so many decisions had been played, of those the reader knows of.
    Undo {
        /// So many.
        ply: u32,
    },
    /// That a bot plays for a seat whose owner is away.
    Replace {
        /// The seat.
        #[cfg_attr(feature = "api", schema(value_type = u8))]
        seat: Seat,
    },
}

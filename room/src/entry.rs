//! What is written down about a table.

use kit::{Seat, Seed};
use serde::{Deserialize, Serialize};

use crate::setting::Setting;
use crate::wish::Ask;

/// Who somebody is to the server: a guest or an account.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub i64);

/// Somebody at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Who it is.
    pub id: PersonId,
    /// What they are called. Names are checked where identities are made.
    pub name: String,
}

/// An entry with its number and its moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Logged {
    /// Its number at this table, from 1 on, without gaps.
    pub seq: u32,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// What happened.
    pub entry: Entry,
}

/// Something that happened at a table. Entries are kept for ever as JSON: fields may be added
/// with a default, never renamed or given another meaning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Entry {
    /// The table was set up; its host sits on the first chair.
    Opened {
        /// How.
        setting: Box<Setting>,
        /// By whom.
        host: Person,
    },
    /// The host has changed the set-up. Everybody has to say again that they are ready.
    Changed {
        /// How it is set up now.
        setting: Box<Setting>,
    },
    /// Somebody sat down.
    Sat {
        /// On which chair.
        chair: u8,
        /// Who.
        person: Person,
    },
    /// A bot was put on a chair.
    Hired {
        /// Which.
        chair: u8,
        /// Its name in the list of bots.
        bot: String,
    },
    /// A chair was left, or emptied by the host.
    Left {
        /// Which.
        chair: u8,
    },
    /// Somebody is ready, or not any more.
    Ready {
        /// On which chair.
        chair: u8,
        /// Whether.
        ready: bool,
    },
    /// The game began. From here on chairs are seats.
    Began {
        /// The seed it was dealt from.
        seed: Seed,
        /// For each seat the chair that moved there: who begins is left to chance.
        order: Vec<u8>,
    },
    /// A decision.
    Moved {
        /// Of this seat.
        seat: Seat,
        /// In the notation of records.
        text: String,
    },
    /// The table went back to where so many decisions had been played: all have agreed.
    Undone {
        /// Who asked for it.
        seat: Seat,
        /// How many decisions remain.
        ply: u32,
    },
    /// A seat took back its own last decisions. What others have decided in secret since stands.
    TookBack {
        /// The seat.
        seat: Seat,
        /// How many of its decisions.
        count: u32,
    },
    /// A word in the chat.
    Said {
        /// By whom.
        person: Person,
        /// What.
        text: String,
    },
    /// A seat asks the others for something.
    Asked {
        /// Who asks.
        seat: Seat,
        /// For what.
        ask: Ask,
    },
    /// A seat answers. The first no ends it; instead of the last yes, what was asked for is
    /// written down.
    Answered {
        /// Who answers.
        seat: Seat,
        /// What.
        yes: bool,
    },
    /// A bot plays for the seat from now on.
    Handed {
        /// The seat.
        seat: Seat,
        /// The bot.
        bot: String,
        /// The reason.
        why: Why,
    },
    /// The owner plays again.
    Returned {
        /// The seat.
        seat: Seat,
    },
    /// The host closed the table before it began.
    Closed,
    /// The same people go on at another table.
    Rematch {
        /// Its id.
        table: String,
    },
}

/// Why a seat was handed to a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Its owner wished it, and can come back.
    Wish,
    /// Its owner has given up, for good.
    Resigned,
    /// Its owner was away and the others agreed.
    Away,
    /// Its time was up.
    Time,
}

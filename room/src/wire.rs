//! What goes between a table's referee and a reader: over a WebSocket, as server-sent events, or
//! between a browser's page and its worker.

use serde::{Deserialize, Serialize};

use crate::news::{Item, Phase};
use crate::setting::Setting;
use crate::wish::Wish;

/// What a reader sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToTable {
    /// A wish, with a number of the sender's under which it is answered.
    Wish {
        /// The number.
        n: u32,
        /// The wish.
        wish: Wish,
    },
    /// Asks for a sign of life.
    Ping(u32),
}

/// What a reader hears.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FromTable {
    /// The next entry the reader is told of. Numbers follow each other without a gap.
    Item(Item),
    /// Who is here at the moment. It has no number and is not kept.
    Here {
        /// For each chair or seat, whether its person is connected.
        seats: Vec<bool>,
        /// How many watch.
        watching: u32,
    },
    /// Everything the reader had missed has been told; the last number.
    Caught(u32),
    /// A wish was granted and is safely stored, as the entry of this number.
    Done {
        /// The sender's number.
        n: u32,
        /// The entry's number in the reader's own stream.
        seq: u32,
    },
    /// A wish was refused; nothing has changed.
    Refused {
        /// The sender's number.
        n: u32,
        /// Why.
        reason: Reason,
    },
    /// The sign of life that was asked for.
    Pong(u32),
}

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
pub struct Reason {
    /// The stable name programs know it by.
    pub code: String,
    /// A sentence in the reader's language: what happened and what to do.
    pub message: String,
}

/// Who somebody is to the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
pub struct Me {
    /// What they are called.
    pub name: String,
    /// Whether they have no account.
    pub guest: bool,
}

/// A table that is to be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// How it is set up.
    pub setting: Setting,
    /// The bots that sit down at once, on the chairs after the host's.
    #[serde(default)]
    pub bots: Vec<String>,
    /// Whether the game begins at once (every chair must be taken).
    #[serde(default)]
    pub begin: bool,
}

/// A table was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
pub struct NewTableId {
    /// Its id.
    pub table: String,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
pub struct TableLine {
    /// Its id.
    pub table: String,
    /// The game.
    pub game: String,
    /// Where it is in its life.
    pub phase: Phase,
    /// Who sits there: names of people, and bots as `bot:` and their kind.
    pub seated: Vec<String>,
    /// How many chairs it has.
    pub seats: u8,
    /// Whether it waits for the reader.
    pub your_turn: bool,
    /// Whether the reader sits there.
    pub mine: bool,
    /// When something last happened, in milliseconds since 1970.
    pub at: u64,
}

//! What the people at a table are told.

use kit::{Hash, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::entry::Why;
use crate::setting::Setting;
use crate::wish::Ask;

/// One entry of the log as one person is told of it. The stream of a person has every number
/// exactly once; what others decide in secret has none there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
pub struct Item {
    /// The number of the entry among those this person is told of.
    pub seq: u32,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// What happened.
    pub news: News,
    /// The table as it stands after it, whenever more than the game has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placard: Option<Box<Placard>>,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum News {
    /// Something about the table itself: the placard tells.
    Table,
    /// Somebody sat down.
    Sat {
        /// Who.
        name: String,
    },
    /// A chair was left.
    Left {
        /// By whom.
        name: String,
    },
    /// The game began.
    Began {
        /// What the viewer sees, as a patch on nothing.
        view: String,
        /// Whom the table waits for, as far as the viewer may know.
        #[cfg_attr(feature = "api", schema(value_type = Vec<u8>))]
        awaited: Vec<Seat>,
    },
    /// A decision was played.
    Moved {
        /// By this seat.
        #[cfg_attr(feature = "api", schema(value_type = u8))]
        seat: Seat,
        /// How many decisions have been played with it, of those the viewer knows of.
        ply: u32,
        /// The number of the viewer's list of moves: a wish to move is sent with it.
        #[serde(default)]
        list: u32,
        /// What happened, as far as the viewer may know: events of the game.
        #[cfg_attr(feature = "api", schema(value_type = Vec<Object>))]
        events: Vec<Value>,
        /// What the viewer sees now: a patch (see [`crate::patch`]) on what it saw before.
        view: String,
        /// Whom the table waits for, as far as the viewer may know.
        #[cfg_attr(feature = "api", schema(value_type = Vec<u8>))]
        awaited: Vec<Seat>,
        /// Why the viewer cannot take back its last decision now; absent if it can.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        no_undo: Option<String>,
        /// The time each seat has left as far as the viewer may know, in milliseconds, where there
        /// is a clock.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        left: Vec<u64>,
    },
    /// Decisions were taken back.
    Undone {
        /// By this seat.
        #[cfg_attr(feature = "api", schema(value_type = u8))]
        seat: Seat,
        /// How many decisions remain, of those the viewer knows of.
        ply: u32,
        /// As with a move.
        #[serde(default)]
        list: u32,
        /// As with a move.
        view: String,
        /// Whom the table waits for, as far as the viewer may know.
        #[cfg_attr(feature = "api", schema(value_type = Vec<u8>))]
        awaited: Vec<Seat>,
        /// As with a move.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        no_undo: Option<String>,
        /// As with a move.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        left: Vec<u64>,
    },
    /// Somebody said something.
    Said {
        /// Who.
        name: String,
        /// The chair or seat they sit on.
        chair: Option<u8>,
        /// What.
        text: String,
    },
    /// A seat asks the others.
    Asked {
        /// Who.
        #[cfg_attr(feature = "api", schema(value_type = u8))]
        seat: Seat,
        /// For what.
        ask: Ask,
    },
    /// A seat answered. The last yes is not told: what was asked for is.
    Answered {
        /// Who.
        #[cfg_attr(feature = "api", schema(value_type = u8))]
        seat: Seat,
        /// What.
        yes: bool,
    },
    /// A bot plays for a seat.
    Handed {
        /// The seat.
        #[cfg_attr(feature = "api", schema(value_type = u8))]
        seat: Seat,
        /// The reason.
        why: Why,
    },
    /// The owner of a seat plays again.
    Returned {
        /// The seat.
        #[cfg_attr(feature = "api", schema(value_type = u8))]
        seat: Seat,
    },
    /// The table was closed.
    Closed,
    /// The same people go on at another table.
    Rematch {
        /// Its id.
        table: String,
    },
}

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People sit down.
    Open,
    /// The game is played.
    Playing,
    /// The game is over.
    Over,
    /// It was closed before it began.
    Closed,
}

/// A table as one person sees it from the door: everything but the game itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
pub struct Placard {
    /// The table's id, which is also what its link ends with.
    pub table: String,
    /// How it is set up.
    pub setting: Setting,
    /// Where it is in its life.
    pub phase: Phase,
    /// Who sits where; seats in turn order once the game has begun.
    pub chairs: Vec<ChairSign>,
    /// The chair or seat of the reader.
    pub me: Option<u8>,
    /// Whether the reader is the host.
    pub host: bool,
    /// How many decisions have been played, of those the reader knows of.
    pub ply: u32,
    /// The number of the reader's list of moves: a wish to move is sent with it.
    #[serde(default)]
    pub list: u32,
    /// Whom the table waits for, as far as the reader may know.
    #[cfg_attr(feature = "api", schema(value_type = Vec<u8>))]
    pub awaited: Vec<Seat>,
    /// Why the reader cannot take back the last decision; absent if it can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_undo: Option<String>,
    /// The time each seat has left, in milliseconds, where there is a clock.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<u64>,
    /// What is being asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vote: Option<Vote>,
    /// The hash of the seed, from the beginning of the game on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", schema(value_type = Option<String>))]
    pub commitment: Option<Hash>,
    /// The seed itself, when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", schema(value_type = Option<String>))]
    pub seed: Option<Seed>,
    /// The result, when the game is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<Score>,
    /// The table where the same people go on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// A chair on a placard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
pub struct ChairSign {
    /// Who sits there.
    pub who: Who,
    /// Whether they are ready to begin (bots always are).
    pub ready: bool,
    /// Why a bot plays for whom the chair belongs to, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handed: Option<Why>,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Nobody.
    Nobody,
    /// A person of this name.
    Person(String),
    /// A bot of this kind.
    Bot(String),
}

/// Something the seats are asked to agree to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
pub struct Vote {
    /// Who asks.
    #[cfg_attr(feature = "api", schema(value_type = u8))]
    pub by: Seat,
    /// For what.
    pub ask: Ask,
    /// Whose answer is missing.
    #[cfg_attr(feature = "api", schema(value_type = Vec<u8>))]
    pub missing: Vec<Seat>,
}

/// The result of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
pub struct Score {
    /// The seat.
    #[cfg_attr(feature = "api", schema(value_type = u8))]
    pub seat: Seat,
    /// All its points.
    pub points: i32,
    /// 1 for the best.
    pub rank: u8,
    /// The points by where they come from; the word of a source is `source-` and its name.
    pub sources: Vec<(String, i32)>,
}

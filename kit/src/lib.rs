//! What every game of Comptoir is written in.
//!
//! Start with [`Game`], the contract of a game. A [`Record`] is the truth on disk and a
//! [`Sitting`] a record being played; a [`Scene`] is how a view looks; [`testing::contract`] is what every
//! game must pass.

pub mod bag;
pub mod chance;
pub mod content;
pub mod eval;
pub mod game;
pub mod illegal;
mod layout;
pub mod math;
pub mod meta;
pub mod notation;
pub mod order;
pub mod playout;
pub mod record;
pub mod row;
pub mod scene;
pub mod seat;
pub mod sitting;
pub mod standing;
pub mod testing;
pub mod veil;
pub mod words;

pub use bag::{Bag, CardSet, Deck};
pub use chance::{Chance, Hash, Seed};
pub use content::{Content, ContentError, Provenance};
pub use eval::{Evaluation, Race, Weight};
pub use game::{CannotOpen, Census, Game, Log, Reveals, Unlogged};
pub use illegal::{Illegal, Rule, check_seat};
pub use meta::{BadOptions, HexMap, Looks, MapTile, Meta, Module, Options, TextSetting};
pub use playout::Playout;
pub use record::Record;
pub use row::Row;
pub use scene::Scene;
pub use seat::{Awaiting, MAX_SEATS, Seat, SeatSet, Viewer};
pub use sitting::Sitting;
pub use standing::{SeatStanding, Source, Standing};
pub use veil::{Glimpse, Veiled};
pub use words::{Fact, GOOD_MARK, Lang, Lexicon, MissingWord, Names, Phrase, Words};

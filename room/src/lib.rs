//! The life of one table, from the first chair taken to the rematch.
//!
//! A table is a fold over its log. Everything that happens there (a seat taken, a move, an undo,
//! a word in the chat) is an [`Entry`] with a number; the same log gives the same [`Room`]
//! everywhere. Whoever stores the entries (a database, a browser) has stored the table. What the
//! people at the table are told is worked out from the same entries, one [`Item`] each. Everybody has
//! a stream and numbers of their own, for what somebody decides in secret reaches nobody else: who
//! has read up to 17 goes on with their 18.
//!
//! There is no clock, no network and no file in here: time, presence and fresh seeds come from
//! the caller, so the server and the browser referee their tables with the same code.

mod audience;
mod bot;
mod chairs;
mod clock;
mod consent;
mod decide;
mod entry;
mod list;
mod news;
pub mod patch;
mod play;
mod refusal;
mod room;
mod setting;
mod tally;
mod tell;
mod wire;
mod wish;

pub use self::bot::{BotJob, Mind, PACE};
pub use self::entry::{Entry, Logged, Person, PersonId, Why};
pub use self::news::{ChairSign, Item, News, Phase, Placard, Score, Vote, Who};
pub use self::refusal::Refusal;
pub use self::room::{Around, Broken, Change, Room, Shelf};
pub use self::setting::{Clock, Door, Hints, Setting, Undo, Window};
pub use self::wire::{FromTable, Me, NewTable, NewTableId, Reason, TableLine, ToTable};
pub use self::wish::{Ask, Wish};

use kit::Words;

/// The sentences of tables and their refusals.
pub const WORDS: Words =
    Words { en: include_str!("../locales/en.ftl"), fr: include_str!("../locales/fr.ftl") };

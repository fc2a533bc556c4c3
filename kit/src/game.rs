//! The contract of a game.
//!
//! A game is two things. The **box** ([`Game`] itself) is what does not change while people
//! play: the options, the content, tables worked out from them. The **State** is everything that
//! does: a small plain value, copied like a number. Every function here is pure: the same box,
//! state and move give the same result on every platform; there is no clock, no file, no global.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::content::{Content, ContentError};
use crate::scene::{Filled, Touch};
use crate::{
    Awaiting, BadOptions, Chance, Illegal, Meta, Options, Phrase, Scene, Seat, Seed, Standing,
    Viewer,
};

/// A game. See the module's page for the idea and `docs/decisions` for the reasons.
pub trait Game: Sized + Send + Sync + 'static {
    /// Everything about one game in play. It never leaves the process that referees it.
    type State: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One atomic decision.
    type Move: Copy
        + Eq
        + std::hash::Hash
        + Debug
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// What one viewer may know: what is hidden has no field in it.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Something that happened, for the log and for moving pieces.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The game at a glance.
    const META: &'static Meta;

    /// Opens the box: checks options and content and works out what play needs.
    fn open(options: &Options, content: &Content) -> Result<Self, CannotOpen>;

    /// How this table is set up, modules in order.
    fn options(&self) -> &Options;

    /// The state at the start.
    fn deal(&self, seed: Seed) -> Self::State;

    /// Whom the table waits for in truth. This is for the referee; what people are told comes from
    /// [`Game::awaited`].
    fn awaiting(&self, state: &Self::State) -> Awaiting;

    /// Whom the table waits for as far as the viewer may know: a sealed bid that is in, or a private
    /// offer that waits for its answer, shows in nobody else's view. A seat always knows whether it
    /// is awaited itself.
    fn awaited(&self, view: &Self::View) -> Awaiting;

    /// Adds every legal decision of the seat now, always in the same order. A seat that is not
    /// awaited may have some too (offers). Of composed moves, which are too many to list, a few
    /// are listed, made from what the seat may know; see [`Game::is_composed`].
    fn moves(&self, state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>);

    /// Plays a decision and everything that follows from it without a choice, or refuses it and
    /// changes nothing. Exactly the decisions listed by [`Game::moves`] are accepted, and those
    /// composed ones that no rule forbids.
    fn play<L: Log<Self::Event>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        decision: Self::Move,
        log: &mut L,
    ) -> Result<Reveals, Illegal>;

    /// Whether a move is of a kind that is composed (an offer of two bundles): there are too many
    /// to list, so [`Game::play`] is the judge of them.
    fn is_composed(decision: Self::Move) -> bool {
        let _ = decision;
        false
    }

    /// The generator inside the state, which tells whether a move used chance.
    fn chance(state: &Self::State) -> &Chance;

    /// What the viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A full state that the viewer could not tell from the real one, the hidden part chosen
    /// anew. It is made from a view, so it cannot know more than the view does.
    fn imagine(&self, view: &Self::View, chance: &mut Chance) -> Self::State;

    /// Points by source and ranks; meant for all eyes only at the end or where scores are open.
    fn standing(&self, state: &Self::State) -> Standing;

    /// Whether a viewer may know of the event, and in what form. Open unless the game says else.
    fn event_for(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        let _ = viewer;
        Some(event.clone())
    }

    /// How the view looks, without what can be done: [`Scene::with_choices`] adds that.
    fn scene(&self, view: &Self::View) -> Scene;

    /// How a decision, legal or not, is made by hand in the scene of this view: the pieces that are
    /// touched, an amount that is set, a form that is filled in.
    fn touch(&self, view: &Self::View, decision: Self::Move) -> Touch;

    /// The decision that touching this piece of the scene would be if it were legal. It is played to
    /// find the rule that stands in its way. `None` where the piece only shows something; a piece
    /// that is touched for some decision always has an intent. [`crate::scene::intent_among`] finds
    /// it among moves.
    fn intent(&self, view: &Self::View, piece: &str) -> Option<Self::Move>;

    /// The composed move of a form of the scene that was filled in; `None` if it is none.
    fn compose(&self, view: &Self::View, form: &Filled) -> Option<Self::Move> {
        let _ = (view, form);
        None
    }

    /// What the move is, for a numbered list.
    fn describe(&self, view: &Self::View, decision: Self::Move) -> Phrase;

    /// What happened, as a sentence of the log.
    fn tell(&self, event: &Self::Event) -> Phrase;

    /// The move in the notation of records: short, readable, free of spaces.
    fn write_move(&self, decision: Self::Move) -> String;

    /// Reads the notation of [`Game::write_move`].
    fn read_move(&self, text: &str) -> Option<Self::Move>;

    /// Counts every component that cannot come or go, wherever it is.
    fn census(&self, state: &Self::State, census: &mut Census);

    /// What must always hold; tells what is broken. The contract test asks after every move, and a
    /// state that comes from outside is only let in if this and the census say yes: nothing such
    /// a state leads to may panic.
    fn invariants(&self, state: &Self::State) -> Result<(), String>;
}

/// Where what happened is written down.
pub trait Log<E> {
    /// Writes one event.
    fn note(&mut self, event: E);
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: E) {
        self.push(event);
    }
}

/// A log nobody reads: for search and simulation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unlogged;

impl<E> Log<E> for Unlogged {
    #[inline]
    fn note(&mut self, _event: E) {}
}

/// Whether a move showed anybody something that was hidden. The use of chance is seen by the kit
/// itself; this is for what was fixed before and is seen now (a look at a face-down piece).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reveals {
    /// Nothing hidden was seen: the move can be taken back.
    Nothing,
    /// Something hidden was seen: no undo past this point.
    Hidden,
    /// Nothing hidden was seen, but the move binds another seat as well (a deal is struck): nobody
    /// can take it back alone.
    Agreement,
}

/// Why a box cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotOpen {
    /// The table cannot be set up like that.
    #[error(transparent)]
    Options(#[from] BadOptions),
    /// The component tables are not right.
    #[error(transparent)]
    Content(#[from] ContentError),
}

/// Counts of components by kind and number.
///
/// The contract test takes one after every move, so two of them are compared by a 64-bit sum over all
/// components; [`Census::differences`] compares them exactly.
#[derive(Clone, Debug, Default)]
pub struct Census {
    counts: Vec<(&'static str, u16, u32)>,
    sum: u64,
}

impl Census {
    /// Counts one component.
    pub fn one(&mut self, kind: &'static str, number: impl Into<u16>) {
        self.many(kind, number, 1u32);
    }

    /// Counts several components that are alike.
    pub fn many(&mut self, kind: &'static str, number: impl Into<u16>, count: impl Into<u32>) {
        let (number, count) = (number.into(), count.into());
        if count == 0 {
            return;
        }
        self.counts.push((kind, number, count));
        let mixed = kind.bytes().fold(u64::from(number) + 1, |mixed, byte| {
            (mixed ^ u64::from(byte)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
        });
        self.sum = self.sum.wrapping_add(mixed.wrapping_mul(u64::from(count)));
    }

    /// Every kind and number with its count, in order.
    pub fn totals(&self) -> BTreeMap<(&'static str, u16), u32> {
        let mut totals = BTreeMap::new();
        for &(kind, number, count) in &self.counts {
            *totals.entry((kind, number)).or_default() += count;
        }
        totals
    }

    /// What differs from another census, in words for a developer.
    pub fn differences(&self, other: &Census) -> Vec<String> {
        let (own, theirs) = (self.totals(), other.totals());
        let keys: std::collections::BTreeSet<_> = own.keys().chain(theirs.keys()).collect();
        let count = |totals: &BTreeMap<_, u32>, key| totals.get(key).copied().unwrap_or(0);
        keys.into_iter()
            .map(|key| (key, count(&own, key), count(&theirs, key)))
            .filter(|(_, was, is)| was != is)
            .map(|((kind, number), was, is)| format!("{kind} {number}: {was} is now {is}"))
            .collect()
    }
}

impl PartialEq for Census {
    fn eq(&self, other: &Census) -> bool {
        self.sum == other.sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_census_does_not_care_for_order_and_notices_what_is_lost_or_doubled() {
        let mut dealt = Census::default();
        dealt.one("card", 1u8);
        dealt.many("coin", 0u8, 4u8);
        dealt.many("ship", 0u8, 0u8);
        let mut later = Census::default();
        later.many("coin", 0u8, 3u8);
        later.one("coin", 0u8);
        later.one("card", 1u8);
        assert!(dealt == later);
        assert!(dealt.differences(&later).is_empty());
        later.one("card", 2u8);
        assert!(dealt != later);
        assert_eq!(dealt.differences(&later), ["card 2: 0 is now 1"]);
    }
}

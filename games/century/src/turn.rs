//! One decision of whatever game of the box: what its parts need of a table while a seat acts.

use std::fmt::Debug;

use kit::{Chance, Log, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::effect;
use crate::hold::{self, Hold};
use crate::round::{self, Next, Round};

/// Everything: what lies on the table, and the chance to come. No seat has secrets in the games of this
/// box, and hidden orders do not exist before they matter, so the rest of the state is its own view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State<T> {
    pub(crate) table: T,
    pub(crate) chance: Chance,
}

impl<T> State<T> {
    /// What lies on the table.
    pub fn table(&self) -> &T {
        &self.table
    }

    /// The table, to be set up as one likes: for tests and puzzles. [`kit::Game::invariants`] tells whether
    /// the result can be played.
    pub fn table_mut(&mut self) -> &mut T {
        &mut self.table
    }
}

/// The table as a viewer sees it: all that lies there. The chance to come is not part of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct View<T> {
    pub viewer: Viewer,
    pub table: T,
}

/// What everybody can see of a table, as far as turns go.
#[allow(missing_docs)]
pub trait Table {
    /// What lies in front of a seat.
    type Place: Hold;
    /// What the game can wait for.
    type Phase: From<hold::Surplus>;

    /// Whose turn it is.
    fn active(&self) -> Seat;

    fn places(&self) -> &[Self::Place];
    fn places_mut(&mut self) -> &mut [Self::Place];

    /// Waits for something else from now on.
    fn ask(&mut self, phase: Self::Phase);

    /// Whether the last round has been announced.
    fn closing_mut(&mut self) -> &mut bool;

    /// A turn begins.
    fn begin(&mut self, round: Round);

    /// The game is over.
    fn end(&mut self, seats: u8, stopped: bool);
}

/// The rules of a game of the box, as far as turns go.
pub trait Turns {
    /// Something that happens in it.
    type Event: From<effect::Event> + From<hold::Event> + From<round::Event>;
    /// What lies on its table.
    type Table: Table;

    /// How many cubes fit into the hold of a place.
    fn limit(&self, place: &<Self::Table as Table>::Place) -> u16;

    /// What follows the turn of the active seat.
    fn after_turn(&self, table: &mut Self::Table) -> Next;
}

/// The table while a decision is carried out. What leaves no choice is played unasked: everything on the table is
/// open, so nobody learns anything from a decision that is not asked. The action itself is always asked: it is the
/// turn.
pub struct Turn<'a, G: Turns, L> {
    pub(crate) game: &'a G,
    pub(crate) table: &'a mut G::Table,
    pub(crate) chance: &'a mut Chance,
    pub(crate) log: &'a mut L,
}

impl<'a, G: Turns, L> Turn<'a, G, L> {
    #[inline]
    pub(crate) fn new(
        game: &'a G,
        state: &'a mut State<G::Table>,
        log: &'a mut L,
    ) -> Turn<'a, G, L> {
        Turn { game, table: &mut state.table, chance: &mut state.chance, log }
    }
}

/// Whether a table can be asked this: it does if it fits.
pub(crate) fn check_asked(phase: impl Debug, fits: bool) -> Result<(), String> {
    if fits { Ok(()) } else { Err(format!("{phase:?} cannot be asked")) }
}

/// What a seat chooses where there is only one thing to choose, so that nothing has to be asked.
#[inline]
pub(crate) fn only<T>(choices: impl Iterator<Item = T>) -> Option<T> {
    match first_two(choices) {
        (only, None) => only,
        _ => None,
    }
}

/// The first two of what a seat can choose.
#[inline]
pub(crate) fn first_two<T>(mut choices: impl Iterator<Item = T>) -> (Option<T>, Option<T>) {
    (choices.next(), choices.next())
}

/// A table while a decision is carried out. Everything that could stand in the way of a decision
/// is checked before anything is changed.
#[allow(missing_docs)]
pub trait Acting {
    /// What lies in front of a seat.
    type Place: Hold;
    /// Something that happens in the game.
    type Event: From<effect::Event> + From<hold::Event> + From<round::Event>;
    /// What the game can wait for.
    type Phase: From<hold::Surplus>;

    /// Whose turn it is.
    fn active(&self) -> Seat;

    fn places(&self) -> &[Self::Place];
    fn places_mut(&mut self) -> &mut [Self::Place];

    /// How many cubes fit into the hold of a place.
    fn limit(&self, place: &Self::Place) -> u16;

    /// Writes into the log.
    fn note(&mut self, event: impl Into<Self::Event>);

    /// Waits for something else from now on.
    fn ask(&mut self, phase: impl Into<Self::Phase>);

    /// The active seat has so many of what ends the game: enough of them announce the last round.
    fn close(&mut self, has: usize, end: u8);

    /// The action of the active seat is over.
    fn end_action(&mut self);

    /// The place of the seat whose turn it is.
    #[inline]
    fn own(&self) -> &Self::Place {
        &self.places()[self.active().index()]
    }

    /// The place of the seat whose turn it is, to change it.
    #[inline]
    fn own_mut(&mut self) -> &mut Self::Place {
        let active = self.active().index();
        &mut self.places_mut()[active]
    }
}

impl<G: Turns, L: Log<G::Event>> Acting for Turn<'_, G, L> {
    type Place = <G::Table as Table>::Place;
    type Event = G::Event;
    type Phase = <G::Table as Table>::Phase;

    #[inline]
    fn active(&self) -> Seat {
        self.table.active()
    }

    #[inline]
    fn places(&self) -> &[Self::Place] {
        self.table.places()
    }

    #[inline]
    fn places_mut(&mut self) -> &mut [Self::Place] {
        self.table.places_mut()
    }

    #[inline]
    fn limit(&self, place: &Self::Place) -> u16 {
        self.game.limit(place)
    }

    #[inline]
    fn note(&mut self, event: impl Into<Self::Event>) {
        self.log.note(event.into());
    }

    #[inline]
    fn ask(&mut self, phase: impl Into<Self::Phase>) {
        self.table.ask(phase.into());
    }

    #[inline]
    fn close(&mut self, has: usize, end: u8) {
        let seat = self.active();
        if let Some(event) = round::close(self.table.closing_mut(), seat, has, end) {
            self.note(event);
        }
    }

    /// The next turn, once no hold is too full, unless this was the last one of the last round.
    fn end_action(&mut self) {
        if hold::ask_surplus(self) {
            return;
        }
        match self.game.after_turn(self.table) {
            Next::Turn(round) => self.table.begin(round),
            Next::Over { stopped } => {
                self.table.end(self.table.places().len() as u8, stopped);
                self.note(round::Event::Ended { stopped });
            }
        }
    }
}

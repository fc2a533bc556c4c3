//! One decision, from its check to the next question.

use kit::illegal::NOT_NOW;
use kit::{CardSet, Chance, Illegal, Log, Seat};

use super::EasternWonders;
use super::event::Event;
use super::state::{Move, Phase, Place, Shared, State};
use crate::hold;
use crate::round::{self, Next};
use crate::sea::{self, Cell, Docks, Means, SeaTable, Sites, VentureTable};
use crate::turn::Acting;

/// The table while a decision is carried out.
pub(super) struct Turn<'a, L> {
    pub(super) game: &'a EasternWonders,
    pub(super) table: &'a mut Shared,
    pub(super) chance: &'a mut Chance,
    pub(super) log: &'a mut L,
}

impl EasternWonders {
    /// How far the active seat can still sail after so many steps of this turn.
    #[inline]
    pub(super) fn means(&self, own: &Place, steps: u8) -> Means {
        let free = self.components.free_steps + self.components.venture.free_steps(own);
        let cubes = own.hold.total();
        Means { free: free.saturating_sub(steps.into()), paid: cubes, cubes, by_cubes: true }
    }

    /// Plays a decision of the awaited seat, then everything that leaves no choice.
    pub(super) fn decide<L: Log<Event>>(
        &self,
        state: &mut State,
        decision: Move,
        log: &mut L,
    ) -> Result<(), Illegal> {
        let mut turn = Turn { game: self, table: &mut state.table, chance: &mut state.chance, log };
        let (turn, venture) = (&mut turn, &self.components.venture);
        match (turn.table.phase, decision) {
            (Phase::Turn, Move::Sea(sea::Move::Sail(to))) => turn.sail(0, to)?,
            (Phase::Sea(sea::Phase::Sail { steps }), Move::Sea(sea::Move::Sail(to))) => {
                turn.sail(steps, to)?;
            }
            (Phase::Turn | Phase::Ashore, Move::Sea(action)) => venture.act(turn, action)?,
            (Phase::Turn | Phase::Ashore, Move::Harvest) => turn.harvest(),
            (Phase::Sea(phase), Move::Sea(decision)) => venture.decide(turn, phase, decision)?,
            (Phase::Drop { from, steps }, Move::Drop(cube)) => turn.drop_cube(from, steps, cube)?,
            (Phase::Gather, Move::Gather) => turn.gather(),
            (Phase::Gather, Move::Leave) => turn.ask(Phase::Ashore),
            (Phase::Discard { seat }, Move::Discard(cube)) => hold::discard(turn, seat, cube)?,
            _ => return Err((&NOT_NOW).into()),
        }
        while turn.settle() {}
        Ok(())
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Sails a step; one that is not free is paid with a cube.
    fn sail(&mut self, steps: u8, to: Cell) -> Result<(), Illegal> {
        let game = self.game;
        let means = game.means(self.own(), steps);
        if let Some(from) = game.components.venture.sea.sail(self, steps, means, to)? {
            self.ask(Phase::Drop { from, steps: steps.saturating_add(1) });
        }
        Ok(())
    }

    /// Plays what leaves no choice; false where somebody has one. Everything on the table is open,
    /// so nobody learns anything from a decision that is not asked. The action itself is always
    /// asked: it is the turn.
    fn settle(&mut self) -> bool {
        let game = self.game;
        match self.table.phase {
            Phase::Turn | Phase::Gather | Phase::Ashore | Phase::Over { .. } => false,
            Phase::Sea(phase) => {
                let steps = if let sea::Phase::Sail { steps } = phase { steps } else { 0 };
                let means = game.means(self.own(), steps);
                game.components.venture.settle(self, phase, means, 0)
            }
            Phase::Drop { from, steps } => match self.own().hold.sole() {
                Some(cube) => self.drop_cube(from, steps, cube).is_ok(),
                None => false,
            },
            Phase::Discard { seat } => hold::settle(self, seat),
        }
    }

    /// The next seat plays, unless this was the last turn of the last round.
    fn next_turn(&mut self) {
        let seats = self.game.options.seats;
        let table = &mut *self.table;
        let next = table.turn().after_turn(seats, self.game.components.venture.round_limit);
        table.active = table.active.next(seats);
        match next {
            Next::Turn(turn) => {
                table.round = turn.number;
                table.phase = Phase::Turn;
            }
            Next::Over { stopped } => {
                table.phase = Phase::Over { stopped };
                self.note(round::Event::Ended { stopped });
            }
        }
    }
}

impl<L: Log<Event>> Acting for Turn<'_, L> {
    type Place = Place;
    type Event = Event;
    type Phase = Phase;

    #[inline]
    fn active(&self) -> Seat {
        self.table.active
    }

    #[inline]
    fn places(&self) -> &[Place] {
        &self.table.places
    }

    #[inline]
    fn places_mut(&mut self) -> &mut [Place] {
        &mut self.table.places
    }

    #[inline]
    fn limit(&self, place: &Place) -> u16 {
        self.game.components.venture.hold_of(place)
    }

    #[inline]
    fn note(&mut self, event: impl Into<Event>) {
        self.log.note(event.into());
    }

    #[inline]
    fn ask(&mut self, phase: impl Into<Phase>) {
        self.table.phase = phase.into();
    }

    fn end_action(&mut self) {
        if !hold::ask_surplus(self) {
            self.next_turn();
        }
    }
}

impl<L: Log<Event>> SeaTable for Turn<'_, L> {
    #[inline]
    fn sites(&self) -> &Sites {
        &self.table.sites
    }

    /// After the tolls come the cubes that lie there, then the action.
    fn landed(&mut self) {
        let bare = self.table.adrift_here().is_empty();
        self.ask(if bare { Phase::Ashore } else { Phase::Gather });
    }

    fn built(&mut self, emptied: Option<u8>) {
        let game = self.game;
        game.components.venture.after_building(self, emptied);
    }
}

impl<L: Log<Event>> VentureTable for Turn<'_, L> {
    #[inline]
    fn docks(&self) -> &Docks {
        &self.table.docks
    }

    #[inline]
    fn docks_mut(&mut self) -> (&mut Docks, &mut Chance) {
        (&mut self.table.docks, &mut *self.chance)
    }

    #[inline]
    fn lots(&self) -> CardSet {
        self.table.lots
    }

    #[inline]
    fn lots_mut(&mut self) -> &mut CardSet {
        &mut self.table.lots
    }

    /// The seat before this one is next; after the first seat the game begins, and the lots that are
    /// left go back.
    fn launched(&mut self) {
        match self.table.active.0.checked_sub(1) {
            Some(before) => {
                self.table.active = Seat(before);
                self.ask(sea::Phase::Lot);
            }
            None => {
                self.table.lots = CardSet::EMPTY;
                self.ask(Phase::Turn);
            }
        }
    }

    fn claimed(&mut self) {
        let (seat, claimed) = (self.table.active, self.own().prizes.contracts.len());
        let end = self.game.components.venture.end;
        if let Some(event) = round::close(&mut self.table.closing, seat, claimed, end) {
            self.note(event);
        }
    }
}

//! One decision, from its check to the next question.

use kit::{Chance, Illegal, Log, Seat};

use super::NewWorld;
use super::event::Event;
use super::moves::{Move, without_other_parts};
use super::state::{Phase, Shared, State};
use crate::cubes::Cubes;
use crate::hold;
use crate::land::content::Elsewhere;
use crate::land::{self, Colony, Country, LandTable};
use crate::round::{self, Next};
use crate::turn::Acting;

/// The table while a decision is carried out.
struct Turn<'a, L> {
    world: &'a NewWorld,
    table: &'a mut Shared,
    chance: &'a mut Chance,
    log: &'a mut L,
}

impl NewWorld {
    /// Plays a decision of the awaited seat, then everything that leaves no choice.
    pub(super) fn decide<L: Log<Event>>(
        &self,
        state: &mut State,
        decision: Move,
        log: &mut L,
    ) -> Result<(), Illegal> {
        let mut turn =
            Turn { world: self, table: &mut state.table, chance: &mut state.chance, log };
        let phase = turn.table.phase;
        self.land.decide(&mut turn, phase, decision)?;
        loop {
            let phase = turn.table.phase;
            if !self.land.settle(&mut turn, phase) {
                return Ok(());
            }
        }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// The next turn, unless this was the last one of the last round.
    fn next_turn(&mut self) {
        let seats = self.world.options.seats;
        let table = &mut *self.table;
        let (turn, limit) = (table.turn(), self.world.land.round_limit);
        match land::after_turn(&mut table.country, turn, seats, limit) {
            Next::Turn(turn) => {
                (table.active, table.round) = (turn.active, turn.number);
                table.phase = Phase::Action;
            }
            Next::Over { stopped } => {
                table.active = table.active.next(seats);
                table.phase = Phase::Over { stopped };
                self.note(round::Event::Ended { stopped });
            }
        }
    }
}

impl<L: Log<Event>> Acting for Turn<'_, L> {
    type Place = Colony;
    type Event = Event;
    type Phase = Phase;

    #[inline]
    fn active(&self) -> Seat {
        self.table.active
    }

    #[inline]
    fn places(&self) -> &[Colony] {
        &self.table.places
    }

    #[inline]
    fn places_mut(&mut self) -> &mut [Colony] {
        &mut self.table.places
    }

    #[inline]
    fn limit(&self, _: &Colony) -> u16 {
        self.world.land.storage
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

impl<L: Log<Event>> LandTable for Turn<'_, L> {
    #[inline]
    fn country(&self) -> &Country {
        &self.table.country
    }

    #[inline]
    fn country_mut(&mut self) -> (&mut Country, &mut Chance) {
        (&mut self.table.country, &mut *self.chance)
    }

    #[inline]
    fn closing_mut(&mut self) -> &mut bool {
        &mut self.table.closing
    }

    fn allows(&self, deed: &Elsewhere, cubes: Cubes) -> Result<(), Illegal> {
        without_other_parts(deed, cubes)
    }

    fn visit(&mut self, _: u8, _: &Elsewhere) {
        self.end_action();
    }
}

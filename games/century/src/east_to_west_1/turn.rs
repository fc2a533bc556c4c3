//! One decision, from its check to the next question.

use kit::illegal::NOT_NOW;
use kit::{Chance, Illegal, Log, Seat};

use super::EastToWest1;
use super::event::Event;
use super::moves::Move;
use super::state::{Phase, Place, Shared, State};
use crate::cards::market::LayeredPile;
use crate::cards::{Market, MarketTable};
use crate::cubes::Cubes;
use crate::hold;
use crate::land::content::Elsewhere;
use crate::land::merchants::{self, StallTable};
use crate::land::{self, Country, LandTable};
use crate::round::{self, Next};
use crate::turn::Acting;

/// The table while a decision is carried out.
struct Turn<'a, L> {
    game: &'a EastToWest1,
    table: &'a mut Shared,
    chance: &'a mut Chance,
    log: &'a mut L,
}

impl EastToWest1 {
    /// Plays a decision of the awaited seat, then everything that leaves no choice.
    pub(super) fn decide<L: Log<Event>>(
        &self,
        state: &mut State,
        decision: Move,
        log: &mut L,
    ) -> Result<(), Illegal> {
        let (land, stalls) = (&self.components.land, &self.components.stalls);
        let mut turn = Turn { game: self, table: &mut state.table, chance: &mut state.chance, log };
        let turn = &mut turn;
        match (turn.table.phase, decision) {
            (Phase::Land(land::Phase::Action), Move::Merchants(merchants::Move::Route(stop))) => {
                stalls.send(turn, stop)?
            }
            (Phase::Land(phase), Move::Land(decision)) => land.decide(turn, phase, decision)?,
            (Phase::Merchants(phase), decision) => {
                stalls.decide(turn, phase, decision.merchants(), decision.answer())?;
            }
            _ => return Err((&NOT_NOW).into()),
        }
        loop {
            let moved = match turn.table.phase {
                Phase::Land(phase) => land.settle(turn, phase),
                Phase::Merchants(phase) => stalls.settle(turn, phase),
            };
            if !moved {
                return Ok(());
            }
        }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// The next turn, unless this was the last one of the last round.
    fn next_turn(&mut self) {
        let seats = self.game.options.seats;
        let table = &mut *self.table;
        let (turn, limit) = (table.turn(), self.game.components.land.round_limit);
        match land::after_turn(&mut table.country, turn, seats, limit) {
            Next::Turn(turn) => {
                (table.active, table.round) = (turn.active, turn.number);
                table.phase = land::Phase::Action.into();
            }
            Next::Over { stopped } => {
                table.active = table.active.next(seats);
                table.phase = land::Phase::Over { stopped }.into();
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
    fn limit(&self, _: &Place) -> u16 {
        self.game.components.land.storage
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

    fn allows(&self, deed: &Elsewhere, _: Cubes) -> Result<(), Illegal> {
        self.game.components.stalls.allows(&self.table.market, deed)
    }

    fn visit(&mut self, _: u8, deed: &Elsewhere) {
        let game = self.game;
        game.components.stalls.visit(self, deed);
    }
}

impl<L: Log<Event>> MarketTable for Turn<'_, L> {
    type Pile = LayeredPile;

    #[inline]
    fn market(&self) -> &Market<LayeredPile> {
        &self.table.market
    }

    #[inline]
    fn market_mut(&mut self) -> (&mut Market<LayeredPile>, &mut Chance) {
        (&mut self.table.market, &mut *self.chance)
    }
}

impl<L: Log<Event>> StallTable for Turn<'_, L> {}

//! One decision, from its check to the next question.

use kit::illegal::NOT_NOW;
use kit::{Chance, Illegal, Log, Seat};

use super::Rules;
use super::content::Components;
use super::event::Event;
use super::moves::Move;
use super::prize::Prize;
use super::state::{Phase, Place, Shared, State};
use crate::cards::market::LayeredPile;
use crate::cards::{Market, MarketTable};
use crate::cubes::Cubes;
use crate::hold;
use crate::land::content::Elsewhere;
use crate::land::merchants::{self, StallTable};
use crate::land::ships::{self, ShipTable};
use crate::land::{self, Country, LandTable};
use crate::round::{self, Next};
use crate::sea::refusals::SAIL_BY_LOCATION;
use crate::sea::{SeaTable, Sites};
use crate::turn::Acting;

/// The table while a decision is carried out.
pub(super) struct Turn<'a, L> {
    pub(super) game: &'a Rules,
    pub(super) table: &'a mut Shared,
    chance: &'a mut Chance,
    log: &'a mut L,
}

impl Rules {
    /// Plays a decision of the awaited seat, then everything that leaves no choice.
    pub(super) fn decide<L: Log<Event>>(
        &self,
        state: &mut State,
        decision: Move,
        log: &mut L,
    ) -> Result<(), Illegal> {
        let Components { land, stalls, sea, .. } = &self.components;
        let mut turn = Turn { game: self, table: &mut state.table, chance: &mut state.chance, log };
        let turn = &mut turn;
        match (turn.table.phase, decision) {
            (Phase::Land(land::Phase::Action), Move::Merchants(merchants::Move::Route(stop)))
                if stalls.route > 0 =>
            {
                stalls.send(turn, stop)?;
            }
            (Phase::Prize(prize), decision) => turn.decide_prize(prize, decision.land())?,
            (_, Move::Land(land::Move::Tile(space))) if self.no_prize_yet(space).is_some() => {
                return Err(self.no_prize_yet(space).unwrap_or((&NOT_NOW).into()));
            }
            (Phase::Land(phase), Move::Land(decision)) => land.decide(turn, phase, decision)?,
            (Phase::Merchants(phase), decision) => {
                stalls.decide(turn, phase, decision.merchants(), decision.answer())?;
            }
            (Phase::Land(land::Phase::Action), Move::Ships(_)) if self.part.sea => {
                return Err((&SAIL_BY_LOCATION).into());
            }
            (Phase::Ships(phase), decision) => {
                let answer = decision.land().and_then(land::Move::answer);
                sea.decide_ships(turn, phase, decision.ships(), answer)?;
            }
            _ => return Err((&NOT_NOW).into()),
        }
        loop {
            let moved = match turn.table.phase {
                Phase::Land(phase) => land.settle(turn, phase),
                Phase::Merchants(phase) => stalls.settle(turn, phase),
                Phase::Ships(phase) => sea.settle_ships(turn, phase),
                Phase::Prize(prize) => turn.settle_prize(prize),
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

    fn allows(&self, deed: &Elsewhere, cubes: Cubes) -> Result<(), Illegal> {
        self.game.allows(self.table, deed, cubes)
    }

    fn visit(&mut self, _: u8, deed: &Elsewhere) {
        let Components { stalls, sea, .. } = &self.game.components;
        match deed {
            Elsewhere::Merchant { .. }
            | Elsewhere::RefreshMerchants
            | Elsewhere::AdjustRoute { .. } => stalls.visit(self, deed),
            Elsewhere::Ship { .. } | Elsewhere::MaritimeTrade | Elsewhere::Outpost => {
                sea.visit(self, deed);
            }
        }
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

impl<L: Log<Event>> StallTable for Turn<'_, L> {
    fn discarded(&mut self) {
        self.used_card();
    }
}

impl<L: Log<Event>> SeaTable for Turn<'_, L> {
    #[inline]
    fn sites(&self) -> &Sites {
        &self.table.waters
    }

    fn landed(&mut self) {
        self.ask(ships::Phase::Ashore);
    }

    /// An emptied column brings a bonus tile, then comes the trade of the market.
    fn built(&mut self, emptied: Option<u8>) {
        match emptied {
            Some(_) => self.ask(Phase::Prize(Prize::Column)),
            None => self.game.components.sea.trade_here(self, true),
        }
    }
}

impl<L: Log<Event>> ShipTable for Turn<'_, L> {}

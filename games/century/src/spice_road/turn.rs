//! One decision, from its check to the next question.

use kit::illegal::{GAME_OVER, NO_SUCH_SEAT, NOT_NOW, NOT_YOUR_TURN};
use kit::{Chance, Illegal, Log, Seat};

use super::SpiceRoad;
use super::state::{Move, Phase, Shared, State};
use super::tell::Event;
use crate::cubes::Cube;
use crate::refusals;

/// The table while a decision is carried out. Everything that could stand in its way has been
/// checked before a method of this type changes anything.
pub(super) struct Turn<'a, L> {
    pub(super) road: &'a SpiceRoad,
    pub(super) table: &'a mut Shared,
    pub(super) chance: &'a mut Chance,
    pub(super) log: &'a mut L,
}

impl SpiceRoad {
    /// Whether the table waits for this seat.
    pub(super) fn check_seat(&self, table: &Shared, seat: Seat) -> Result<(), Illegal> {
        if seat.0 >= self.options.seats {
            return Err(Illegal::by(&NO_SUCH_SEAT).with("seat", i32::from(seat.0) + 1));
        }
        match table.awaited() {
            None => Err((&GAME_OVER).into()),
            Some(awaited) if awaited != seat => Err((&NOT_YOUR_TURN).into()),
            Some(_) => Ok(()),
        }
    }

    /// Plays a decision of the awaited seat, then everything that leaves no choice.
    pub(super) fn decide<L: Log<Event>>(
        &self,
        state: &mut State,
        decision: Move,
        log: &mut L,
    ) -> Result<(), Illegal> {
        let mut turn = Turn { road: self, table: &mut state.table, chance: &mut state.chance, log };
        match (turn.table.phase, decision) {
            (Phase::Action, Move::Play(card)) => turn.play_card(card)?,
            (Phase::Action, Move::Rest) => turn.rest(),
            (Phase::Action, Move::Acquire(slot)) => turn.acquire(slot)?,
            (Phase::Action, Move::Claim(slot)) => turn.claim(slot)?,
            (Phase::Action, Move::Deal(card)) => turn.offer_deal(card)?,
            (Phase::Pay { slot, paid }, Move::Pay(cube)) => turn.pay(slot, paid, cube)?,
            (Phase::Bargain { slot }, Move::Take) => turn.take_card(slot),
            (Phase::Bargain { slot }, Move::LayDown(card)) => turn.strike_from_row(slot, card)?,
            (Phase::LayDown { deal }, Move::LayDown(card)) => turn.strike_from_hand(deal, card)?,
            (Phase::Effect { source, step }, decision) => {
                turn.effect_choice(source, step, decision)?
            }
            (Phase::Discard { seat }, Move::Discard(cube)) => turn.discard(seat, cube)?,
            _ => return Err((&NOT_NOW).into()),
        }
        turn.settle();
        Ok(())
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Plays what leaves no choice until somebody has one. Everything on the table is open, so
    /// nobody learns anything from a decision that is not asked. The action itself is always
    /// asked: it is the turn.
    fn settle(&mut self) {
        loop {
            let moved = match self.table.phase {
                Phase::Action | Phase::Bargain { .. } | Phase::Over { .. } => false,
                Phase::Pay { slot, paid } => self.settle_payment(slot, paid),
                Phase::LayDown { deal } => self.settle_lay_down(deal),
                Phase::Effect { source, step } => self.settle_effect(source, step),
                Phase::Discard { seat } => self.settle_discard(seat),
            };
            if !moved {
                return;
            }
        }
    }

    /// A card has left the merchant row: it slides and is refilled.
    pub(super) fn refill(&mut self) {
        let (market, log) = (&mut self.table.market, &mut *self.log);
        market.refill(self.road.components.merchant_row, self.chance, |card, deal, reshuffled| {
            if reshuffled {
                log.note(Event::Reshuffled);
            }
            log.note(Event::MerchantCame { card, deal });
        });
    }

    /// The action is over. Caravan capacity: at the end of a turn every caravan above the limit is
    /// cut down to it by its owner, the active seat first, then clockwise (gifts can overfill the
    /// others').
    pub(super) fn end_action(&mut self) {
        let limit = self.road.components.caravan;
        let seats = self.road.options.seats;
        let places = &self.table.places;
        let full = self.table.active.round(seats).find(|seat| {
            places.get(seat.index()).is_some_and(|place| place.caravan.surplus(limit) > 0)
        });
        match full {
            Some(seat) => self.table.phase = Phase::Discard { seat },
            None => self.next_turn(),
        }
    }

    fn discard(&mut self, seat: Seat, cube: Cube) -> Result<(), Illegal> {
        let caravan = &mut self.table.places[seat.index()].caravan;
        if !caravan.take(cube) {
            return Err((&refusals::NO_SUCH_CUBE).into());
        }
        self.log.note(Event::Discarded { seat, cube });
        Ok(())
    }

    fn settle_discard(&mut self, seat: Seat) -> bool {
        let caravan = self.table.places[seat.index()].caravan;
        if caravan.surplus(self.road.components.caravan) == 0 {
            self.end_action();
            return true;
        }
        match caravan.sole() {
            Some(cube) => self.discard(seat, cube).is_ok(),
            None => false,
        }
    }

    /// The next seat plays, unless this was the last turn of the last round. The round in which
    /// somebody takes the deciding point card is played to its end, so that all have had equally
    /// many turns.
    fn next_turn(&mut self) {
        let table = &mut *self.table;
        table.phase = Phase::Action;
        table.active = table.active.next(self.road.options.seats);
        if table.active == Seat(0) {
            let stopped = table.round >= self.road.components.round_limit;
            if table.closing || stopped {
                let stopped = stopped && !table.closing;
                table.phase = Phase::Over { stopped };
                self.log.note(Event::Ended { stopped });
            } else {
                table.round += 1;
            }
        }
    }
}

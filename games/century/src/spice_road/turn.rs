//! One decision, from its check to the next question.

use kit::illegal::NOT_NOW;
use kit::{CardSet, Chance, Illegal, Log, Seat};

use super::SpiceRoad;
use super::event::Event;
use super::state::{Move, Phase, Place, Shared, State};
use crate::cards::{Market, MarketTable};
use crate::hold;
use crate::round::{self, Next};
use crate::turn::Acting;

/// The table while a decision is carried out.
pub(super) struct Turn<'a, L> {
    pub(super) road: &'a SpiceRoad,
    pub(super) table: &'a mut Shared,
    pub(super) chance: &'a mut Chance,
    pub(super) log: &'a mut L,
}

impl SpiceRoad {
    /// Plays a decision of the awaited seat, then everything that leaves no choice.
    pub(super) fn decide<L: Log<Event>>(
        &self,
        state: &mut State,
        decision: Move,
        log: &mut L,
    ) -> Result<(), Illegal> {
        let mut turn = Turn { road: self, table: &mut state.table, chance: &mut state.chance, log };
        let (turn, cards) = (&mut turn, &self.components.cards);
        match (turn.table.phase, decision) {
            (Phase::Action, Move::Play(card)) => cards.play(turn, card)?,
            (Phase::Action, Move::Rest) => cards.rest(turn),
            (Phase::Action, Move::Acquire(slot)) => cards.acquire(turn, slot)?,
            (Phase::Action, Move::Claim(slot)) => turn.claim(slot)?,
            (Phase::Action, Move::Deal(card)) => cards.offer_deal(turn, card)?,
            (Phase::Pay { slot, paid }, Move::Pay(cube)) => cards.pay(turn, slot, paid, cube)?,
            (Phase::Bargain { slot }, Move::Take) => cards.take(turn, slot),
            (Phase::Bargain { slot }, Move::LayDown(card)) => {
                cards.strike_from_row(turn, slot, card)?;
            }
            (Phase::LayDown { deal }, Move::LayDown(card)) => {
                cards.strike_from_hand(turn, deal, card)?;
            }
            (Phase::Effect { source, step }, decision) => {
                let Some(answer) = decision.answer() else { return Err((&NOT_NOW).into()) };
                cards.answer(turn, source, step, answer)?;
            }
            (Phase::Discard { seat }, Move::Discard(cube)) => hold::discard(turn, seat, cube)?,
            _ => return Err((&NOT_NOW).into()),
        }
        while turn.settle() {}
        Ok(())
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Plays what leaves no choice; false where somebody has one. Everything on the table is open,
    /// so nobody learns anything from a decision that is not asked. The action itself is always
    /// asked: it is the turn.
    fn settle(&mut self) -> bool {
        let road = self.road;
        let cards = &road.components.cards;
        match self.table.phase {
            Phase::Action | Phase::Bargain { .. } | Phase::Over { .. } => false,
            Phase::Pay { slot, paid } => cards.settle_payment(self, slot, paid),
            Phase::LayDown { deal } => cards.settle_lay_down(self, deal),
            Phase::Effect { source, step } => cards.settle_effect(self, source, step),
            Phase::Discard { seat } => hold::settle(self, seat),
        }
    }

    /// The next seat plays, unless this was the last turn of the last round.
    fn next_turn(&mut self) {
        let seats = self.road.options.seats;
        let table = &mut *self.table;
        let next = table.turn().after_turn(seats, self.road.components.round_limit);
        table.active = table.active.next(seats);
        match next {
            Next::Turn(turn) => {
                table.round = turn.number;
                table.phase = Phase::Action;
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
    fn limit(&self, _: &Place) -> u16 {
        self.road.components.caravan
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

impl<L: Log<Event>> MarketTable for Turn<'_, L> {
    type Pile = CardSet;

    #[inline]
    fn market(&self) -> &Market {
        &self.table.market
    }

    #[inline]
    fn market_mut(&mut self) -> (&mut Market, &mut Chance) {
        (&mut self.table.market, &mut *self.chance)
    }
}

//! Trade routes: an own row of merchant cards that settlers use again and again.
//!
//! Rulebook p. 10, "Route" and "Lieu pour ajuster sa route commerciale". Help and tools do not work
//! on a route.

use kit::Illegal;

use super::country::Settled as _;
use super::merchants::{At, Event, Phase, StallTable, Stalls, Trader};
use super::refusals;

impl Stalls {
    /// The settlers that a card of the route takes: one, and one more for each card to its left on
    /// which nobody is.
    pub fn route_cost(&self, own: &impl Trader, stop: u8) -> u8 {
        let left = own.ledger().route.iter().take(stop.into());
        1 + left.filter(|stop| stop.settlers == 0).count() as u8
    }

    /// Whether the seat can use a card of its route.
    pub fn may_send(&self, own: &impl Trader, stop: u8) -> Result<(), Illegal> {
        let Some(there) = own.ledger().route.get(usize::from(stop)) else {
            return Err((&refusals::NO_ROUTE_CARD).into());
        };
        if there.settlers > 0 {
            return Err((&refusals::ROUTE_CARD_HELD).into());
        }
        own.colony().musters(self.route_cost(own, stop))
    }

    /// Action: sends settlers to a card of the route and uses it; the card stays.
    pub fn send<T: StallTable>(&self, turn: &mut T, stop: u8) -> Result<(), Illegal> {
        self.may_send(turn.own(), stop)?;
        let (seat, settlers) = (turn.active(), self.route_cost(turn.own(), stop));
        let own = turn.own_mut();
        own.colony_mut().ready -= settlers;
        if let Some(there) = own.ledger_mut().route.get_mut(usize::from(stop)) {
            there.settlers = settlers;
            let card = there.card;
            turn.note(Event::SentOnRoute { seat, card, settlers });
        }
        turn.ask(Phase::Choose { at: At::Route(stop) });
        Ok(())
    }

    /// Two cards change places; their settlers go with them.
    pub(super) fn adjust<T: StallTable>(
        &self,
        turn: &mut T,
        one: u8,
        two: u8,
    ) -> Result<(), Illegal> {
        let seat = turn.active();
        let route = &mut turn.own_mut().ledger_mut().route;
        if usize::from(one.max(two)) >= route.len() {
            return Err((&refusals::NO_ROUTE_CARD).into());
        }
        // Each pair has one name.
        if one >= two {
            return Err((&refusals::SAME_ROUTE_CARD).into());
        }
        route.swap(one.into(), two.into());
        let (one, two) = (route[usize::from(one)].card, route[usize::from(two)].card);
        turn.note(Event::Adjusted { seat, one, two });
        Ok(())
    }
}

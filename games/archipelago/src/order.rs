//! Phases 1 and 2: units disengage; sealed bids decide who sets the order of play.

use kit::{Illegal, Log, Reveals, Row, Seat, SeatSet};

use crate::Archipelago;
use crate::components::{Effect, MOST_SEATS};
use crate::event::Event;
use crate::refusals::{BID_TOO_HIGH, PLACE_PROMISED, PLACED_ALREADY};
use crate::state::{Phase, Stage, State, Table, Window};
use crate::turn::Turn;

impl Archipelago {
    /// What a bid is compared at: the King adds to it, paid or not (R65).
    fn bid_value(&self, table: &Table, seat: Seat, bid: u8) -> u8 {
        let bonus: u8 = table.owned[seat.index()]
            .iter()
            .filter_map(|card| self.components.card(card))
            .filter(|card| card.effect == Effect::Crown)
            .map(|card| card.amount)
            .sum();
        bid.saturating_add(bonus)
    }

    /// Whether the decider may leave the order as it is.
    pub(crate) fn may_keep_order(&self, table: &Table) -> Result<(), Illegal> {
        let kept = |(at, place): (usize, &Option<Seat>)| {
            place.is_none_or(|seat| table.order.get(at) == Some(&seat))
        };
        if table.picked.is_empty() && table.places.iter().enumerate().all(kept) {
            Ok(())
        } else {
            Err((&PLACE_PROMISED).into())
        }
    }

    /// Whether the decider may name this seat next.
    pub(crate) fn may_be_next(&self, table: &Table, seat: Seat) -> Result<(), Illegal> {
        if seat.0 >= self.options.seats || table.picked.contains(&seat) {
            return Err((&PLACED_ALREADY).into());
        }
        let at = table.picked.len();
        let promised = table.places.iter().position(|place| *place == Some(seat));
        let given_away = table.places.get(at).copied().flatten().is_some_and(|other| other != seat);
        if given_away || promised.is_some_and(|place| place != at) {
            return Err((&PLACE_PROMISED).into());
        }
        Ok(())
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// The next turn begins.
    pub(crate) fn start_turn(&mut self) {
        self.state.table.turn += 1;
        self.log.note(Event::Turn { turn: self.state.table.turn });
        if self.state.table.turn > 1 {
            self.disengage();
        }
        self.state.table.fresh = kit::CardSet::EMPTY;
        self.state.table.stage = Stage::Order;
        self.state.secrets.windows = [Window::default(); 2];
        let bidders = SeatSet::all(self.game.options.seats);
        self.ask(Phase::Bid { bidders, again: false });
    }

    /// A sealed bid.
    pub(crate) fn bid(&mut self, florins: u8) -> Result<(), Illegal> {
        let own = self.state.stock(self.seat).florins;
        if florins > own {
            return Err(Illegal::by(&BID_TOO_HIGH).with("florins", own));
        }
        self.seal(florins.into())?;
        if self.game.awaited_seats(self.state).is_empty() {
            self.open_bids();
        }
        Ok(())
    }

    /// All bids are paid; the highest decides, a tie is bid for again (vectors 21, 23, 49).
    fn open_bids(&mut self) {
        self.reveals = Reveals::Hidden;
        let Phase::Bid { bidders, again } = self.state.table.phase else { return };
        let bid = |state: &State, seat: Seat| {
            state.secrets.sealed[seat.index()].unwrap_or_default() as u8
        };
        let bids: Row<(Seat, u8), MOST_SEATS> =
            bidders.iter().map(|seat| (seat, bid(self.state, seat))).collect();
        self.state.secrets.sealed = [None; MOST_SEATS];
        self.log.note(Event::Bids { bids });
        for &(seat, florins) in bids.iter() {
            self.pay(seat, florins);
        }
        let (game, table) = (self.game, &self.state.table);
        let value = |&(seat, bid): &(Seat, u8)| game.bid_value(table, seat, bid);
        let most = bids.iter().map(value).max().unwrap_or(0);
        let best: SeatSet =
            bids.iter().filter(|bid| value(bid) == most).map(|&(seat, _)| seat).collect();
        match (best.first(), best.len()) {
            _ if most == 0 => self.population_effects(),
            (Some(decider), 1) => {
                self.state.table.picked.clear();
                self.state.table.places = [None; MOST_SEATS];
                self.state.secrets.windows[0] = Window::default();
                self.log.note(Event::Decides { seat: decider });
                self.ask(Phase::Order { decider });
            }
            _ if again || self.game.options.seats == 2 => self.population_effects(),
            _ => self.ask(Phase::Bid { bidders: best, again: true }),
        }
    }

    /// The order stays as it is.
    pub(crate) fn keep_order(&mut self) -> Result<(), Illegal> {
        self.game.may_keep_order(&self.state.table)?;
        self.order_is_set();
        Ok(())
    }

    /// Names the next seat of the order; the last is not asked for.
    pub(crate) fn next_in_order(&mut self, seat: Seat) -> Result<(), Illegal> {
        self.game.may_be_next(&self.state.table, seat)?;
        let game = self.game;
        let table = self.table();
        let _ = table.picked.push(seat);
        let place = table.picked.len() as u8;
        self.log.note(Event::Named { seat, place });
        let table = self.table();
        if table.picked.len() + 1 == usize::from(game.options.seats) {
            let last = game.seats().find(|seat| !table.picked.contains(seat));
            if let Some(last) = last {
                let _ = table.picked.push(last);
            }
            table.order = table.picked;
            self.order_is_set();
        }
        Ok(())
    }

    fn order_is_set(&mut self) {
        let table = self.table();
        table.picked.clear();
        table.places = [None; MOST_SEATS];
        let order = table.order;
        self.state.secrets.windows[0] = Window::default();
        self.log.note(Event::Ordered { order });
        self.population_effects();
    }
}

//! Phase 6: cards of the track are bought and turned, gaps are filled, and red backs are resolved at
//! once. Also the deck itself.

use kit::{CardSet, Illegal, Log, Reveals};

use crate::Archipelago;
use crate::components::Kind;
use crate::event::Event;
use crate::refusals::{LACKS_FLORINS, NO_CARD, ONE_PURCHASE, SAME_SLOT};
use crate::state::{Ending, Phase, Resume, SLOTS, Slot, Stage, State, Table, Wheel};
use crate::turn::Turn;

/// A card is discarded at this quarter turn.
const SKULL: u8 = 3;

impl Archipelago {
    /// What the card of a slot costs.
    pub(crate) fn slot_price(&self, slot: Slot) -> u8 {
        let face = self.components.card(slot.card);
        face.map_or(0, |face| face.prices[usize::from(slot.turned).min(2)])
    }

    /// Whether a card of the track can be bought.
    pub(crate) fn may_buy_card(
        &self,
        state: &State,
        seat: kit::Seat,
        bought: bool,
        turned: Option<u8>,
        slot: u8,
    ) -> Result<u8, Illegal> {
        if bought || turned.is_some() {
            return Err((&ONE_PURCHASE).into());
        }
        let there = state.table.track.get(usize::from(slot)).copied().flatten();
        let price = self.slot_price(there.ok_or(&NO_CARD)?);
        if price > state.stock(seat).florins {
            return Err(Illegal::by(&LACKS_FLORINS).with("florins", price));
        }
        Ok(price)
    }

    /// Whether a card of the track can be turned: two different ones (R49).
    pub(crate) fn may_turn_card(
        &self,
        table: &Table,
        turned: Option<u8>,
        slot: u8,
    ) -> Result<(), Illegal> {
        if turned == Some(slot) {
            return Err((&SAME_SLOT).into());
        }
        let there = table.track.get(usize::from(slot)).copied().flatten();
        there.map(|_| ()).ok_or_else(|| (&NO_CARD).into())
    }

    fn can_turn(&self, table: &Table, turned: Option<u8>) -> bool {
        (0..SLOTS as u8).any(|slot| self.may_turn_card(table, turned, slot).is_ok())
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Phase 6 begins: discs come back, coins of ports and markets go to the bank.
    pub(crate) fn start_purchase(&mut self) {
        let table = self.table();
        table.stage = Stage::Purchase;
        table.used = [0; crate::components::MOST_SEATS];
        table.bank += table.wheel.coins;
        table.wheel = Wheel::default();
        for region in table.regions.iter_mut() {
            region.sites.iter_mut().for_each(|site| *site = site.used(false));
        }
        table.round = crate::state::Round::default();
        table.at = 0;
        self.begin_purchase();
    }

    fn begin_purchase(&mut self) {
        if self.game.can_turn(&self.state.table, None) {
            self.ask(Phase::Purchase { bought: false, turned: None });
        } else {
            self.end_purchase();
        }
    }

    pub(crate) fn buy_card(
        &mut self,
        bought: bool,
        turned: Option<u8>,
        slot: u8,
    ) -> Result<(), Illegal> {
        let florins = self.game.may_buy_card(self.state, self.seat, bought, turned, slot)?;
        if let Some(there) = self.state.table.track[usize::from(slot)].take() {
            self.acquire(there.card, florins);
        }
        if self.game.can_turn(&self.state.table, None) {
            self.ask(Phase::Purchase { bought: true, turned: None });
        } else {
            self.refill();
        }
        Ok(())
    }

    /// A card comes to the seat for a price. It can be used from the next round on, which after phase 6 is
    /// in the next turn (R41, R84); a wonder can be built from the next turn on (R75).
    pub(crate) fn acquire(&mut self, card: u8, florins: u8) {
        let seat = self.seat;
        self.state.stock_mut(seat).florins -= florins;
        let wonder = self.game.components.card(card).is_some_and(|face| face.kind == Kind::Wonder);
        let table = self.table();
        table.bank += florins;
        table.owned[seat.index()].insert(card);
        if wonder {
            table.fresh.insert(card);
        }
        self.log.note(Event::Acquired { seat, card, florins });
    }

    pub(crate) fn turn_card(
        &mut self,
        bought: bool,
        turned: Option<u8>,
        slot: u8,
    ) -> Result<(), Illegal> {
        self.game.may_turn_card(&self.state.table, turned, slot)?;
        let seat = self.seat;
        let table = self.table();
        if let Some(there) = &mut table.track[usize::from(slot)] {
            there.turned += 1;
            let (card, gone) = (there.card, there.turned >= SKULL);
            if gone {
                table.track[usize::from(slot)] = None;
                table.discards.insert(card);
            }
            self.log.note(Event::Turned { seat, card, gone });
        }
        let more = !bought && turned.is_none() && self.game.can_turn(&self.state.table, Some(slot));
        if more {
            self.ask(Phase::Purchase { bought: false, turned: Some(slot) });
        } else {
            self.refill();
        }
        Ok(())
    }

    /// Fills the gaps, lowest slot first; each new back that is seen may be red (R73, R89).
    pub(crate) fn refill(&mut self) {
        while let Some(slot) = self.state.table.track.iter().position(Option::is_none) {
            self.ends();
            if self.is_over() {
                return;
            }
            // A card that was discarded when no deck was left is the new one.
            if self.state.secrets.top.is_none() {
                self.renew_top();
                self.reveals = Reveals::Hidden;
                if self.resolve_red(Resume::Refill) {
                    return;
                }
            }
            let Some(card) = self.draw_card() else { break };
            self.state.table.track[slot] = Some(Slot { card, turned: 0 });
            self.log.note(Event::Refilled { card });
            if self.resolve_red(Resume::Refill) {
                return;
            }
        }
        self.end_purchase();
    }

    fn end_purchase(&mut self) {
        self.ends();
        if self.is_over() {
            return;
        }
        if self.state.table.finishing {
            return self.finish(Ending::Objective);
        }
        self.state.table.at += 1;
        if usize::from(self.state.table.at) < self.state.table.order.len() {
            return self.begin_purchase();
        }
        self.state.table.at = 0;
        if self.state.table.turn >= self.game.components.figures.last_turn {
            return self.finish(Ending::Time);
        }
        self.start_turn();
    }

    /// Takes the top card of the deck; the next one's back is seen.
    pub(crate) fn draw_card(&mut self) -> Option<u8> {
        let card = self.state.secrets.top.take()?;
        self.reveals = Reveals::Hidden;
        self.state.table.deck.remove(card);
        self.renew_top();
        Some(card)
    }

    /// Some card comes on top; discards make a new deck where none is left (R47).
    pub(crate) fn renew_top(&mut self) {
        let State { table, secrets, chance } = &mut *self.state;
        if table.deck.is_empty() {
            table.deck = std::mem::take(&mut table.discards);
        }
        let mut deck: CardSet = table.deck;
        secrets.top = deck.draw(chance);
    }
}

//! The cards of the deck that the Researcher and the Headhunter show, and buying one of them.

use kit::{CardSet, Illegal, Log, Seat};

use crate::Archipelago;
use crate::components::Kind;
use crate::event::Event;
use crate::refusals::{LACKS_FLORINS, NO_CARD};
use crate::state::{Phase, Resume, State};
use crate::turn::Turn;

impl Archipelago {
    /// What one of the cards shown costs.
    pub(crate) fn may_pick(
        &self,
        state: &State,
        seat: Seat,
        character: bool,
        card: u8,
    ) -> Result<u8, Illegal> {
        let face = self.components.card(card).filter(|_| state.table.shown.contains(card));
        let Some(face) = face.filter(|face| (face.kind == Kind::Character) == character) else {
            return Err((&NO_CARD).into());
        };
        let price = face.least_price();
        if price > state.stock(seat).florins {
            return Err(Illegal::by(&LACKS_FLORINS).with("florins", price));
        }
        Ok(price)
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Shows cards of the deck to all; discards are shuffled in where it runs out (R46).
    pub(super) fn seek(&mut self, count: u8, character: bool) {
        let mut shown = CardSet::EMPTY;
        for _ in 0..count {
            let Some(card) = self.draw_card() else { break };
            shown.insert(card);
        }
        self.state.table.shown = shown;
        self.log.note(Event::Shown { seat: self.seat, cards: shown });
        self.ask(Phase::Pick { character });
    }

    /// Buys one of the cards shown for its lowest price.
    pub(crate) fn pick(&mut self, character: bool, card: u8) -> Result<(), Illegal> {
        let florins = self.game.may_pick(self.state, self.seat, character, card)?;
        self.state.table.shown.remove(card);
        self.acquire(card, florins);
        self.put_shown_away();
        Ok(())
    }

    /// Discards the rest; a red half of the new top is resolved at once.
    pub(crate) fn put_shown_away(&mut self) {
        let table = self.table();
        table.discards = table.discards.union(std::mem::take(&mut table.shown));
        if self.state.secrets.top.is_none() {
            self.renew_top();
        }
        self.ends();
        if !self.resolve_red(Resume::Round) {
            self.finish_step();
        }
    }
}

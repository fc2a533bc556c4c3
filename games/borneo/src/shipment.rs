//! Phase 3: a shipment card is played in a harbour.
//!
//! Rulebook, "3) Cargaisons". The card covers the second row of flags of the one before it: what
//! counts is the first row of every card and the second row of the last (R1). If a company's
//! visible flags reach the harbour's first number it has a monopoly (R2); otherwise the cargo is
//! shared once the second number of cards is reached. A monopoly goes first if both happen at once
//! (R3).

use kit::{Illegal, Log};

use crate::Borneo;
use crate::content::{Card, HARBOURS};
use crate::event::Event;
use crate::flags::{Company, Flags};
use crate::refusals;
use crate::state::{Quay, State};
use crate::turn::Turn;

impl Borneo {
    /// The flags that can be seen in a harbour.
    pub fn visible(&self, quay: &Quay) -> Flags {
        let cards = quay.cargo.iter().filter_map(|&card| self.components.shipment(card));
        let first_rows = cards.fold(Flags::default(), |sum, card| sum.plus(card.kept));
        let last = quay.cargo.last().and_then(|&card| self.components.shipment(card));
        last.map_or(first_rows, |card| first_rows.plus([card.second].into_iter().collect()))
    }

    /// The flags that can be seen in a harbour, in reading order: card by card, each row from left
    /// to right, the second row of the last card at the end.
    pub(crate) fn reading(&self, quay: &Quay) -> impl Iterator<Item = Company> {
        let last = quay.cargo.len().saturating_sub(1);
        let cards = quay.cargo.iter().enumerate();
        cards.flat_map(move |(at, &card)| {
            self.components.shipment(card).into_iter().flat_map(move |card| card.read(at < last))
        })
    }

    pub(crate) fn may_ship(&self, state: &State, card: Card, space: u8) -> Result<(), Illegal> {
        if !state.hand(state.table.active).contains(card.0) {
            return Err((&refusals::NOT_IN_HAND).into());
        }
        if usize::from(space) >= HARBOURS {
            return Err((&refusals::NO_SUCH_HARBOUR).into());
        }
        Ok(())
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn ship(&mut self, card: Card, space: u8) -> Result<(), Illegal> {
        self.game.may_ship(self.state, card, space)?;
        let seat = self.state.table.active;
        self.state.hands[seat.index()].remove(card.0);
        let quay = &mut self.state.table.quays[usize::from(space)];
        let _ = quay.cargo.push(card);
        let quay = *quay;
        let port = quay.port.unwrap_or_default();
        self.log.note(Event::Shipped { seat, card, port });
        let Some(harbour) = self.game.components.harbour(port) else { return Ok(()) };
        if self.game.visible(&quay).reach(harbour.monopoly) {
            self.monopolise(space);
        } else if quay.cargo.len() >= usize::from(harbour.most) {
            self.share(space);
        } else {
            self.draw();
        }
        Ok(())
    }
}

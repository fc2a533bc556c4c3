//! Cards set aside: every step that no sails make free costs a card of the hand or one that was played,
//! starting cards too, until the next rest. And merchants who come for an empty column.
//!
//! Rulebook p. 9, "Déplacer son bateau", "Marché". As many cards are set aside as steps are paid for
//! with sails a movement may cost none. A merchant who comes for a column brings the
//! cubes on the card and costs nothing; its deal can only be used later.

use kit::{Illegal, Log};

use super::SandToSea;
use super::event::Event;
use super::refusals::NOT_YOUR_CARD;
use super::state::Shared;
use super::turn::Turn;
use crate::cards::Card;
use crate::refusals::EMPTY_SLOT;
use crate::sea;
use crate::turn::Acting as _;

impl SandToSea {
    /// How many merchants can be chosen for emptying this column.
    pub(super) fn merchants_for(&self, table: &Shared, column: u8) -> usize {
        let column = self.components.venture.sea.columns.get(usize::from(column));
        if column.is_some_and(|column| column.card) { table.market.row.len() } else { 0 }
    }

    pub(super) fn may_hire(&self, table: &Shared, column: u8, slot: u8) -> Result<(), Illegal> {
        if usize::from(slot) < self.merchants_for(table, column) {
            return Ok(());
        }
        Err((&EMPTY_SLOT).into())
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Sets a card aside for the step just sailed.
    pub(super) fn set_aside(&mut self, steps: u8, card: Card) -> Result<(), Illegal> {
        let own = self.own_mut();
        if !own.hand.remove(card.0) && !own.played.remove(card.0) {
            return Err((&NOT_YOUR_CARD).into());
        }
        own.aside.insert(card.0);
        self.note(Event::SetAside { seat: self.table.active, card });
        self.ask(sea::Phase::Sail { steps });
        Ok(())
    }

    /// Takes a merchant of the row for an empty column.
    pub(super) fn hire(&mut self, column: u8, refits: u8, slot: u8) -> Result<(), Illegal> {
        self.game.may_hire(self.table, column, slot)?;
        let game = self.game;
        game.components.cards.collect(self, slot);
        game.components.cards.fetch(self, slot);
        self.ask(sea::Phase::Refit { left: refits });
        Ok(())
    }
}

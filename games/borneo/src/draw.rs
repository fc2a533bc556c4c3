//! Phase 4: two cards are drawn, and a hand that is too large is cut down.
//!
//! Rulebook, "4) Piocher 2 cartes". When the pile runs out the discard becomes the new pile (R29).
//! Are there not enough cards in both, the game ends at once (R30). What is discarded for the hand
//! limit, which is looked at only here (R36), comes after the draw and cannot be drawn again with
//! it.

use kit::{CardSet, Illegal, Log, Reveals};

use crate::content::Card;
use crate::event::{End, Event};
use crate::refusals;
use crate::state::{Phase, State};
use crate::turn::Turn;

impl State {
    /// The discard becomes the pile; everybody has seen what goes into it.
    fn reshuffle(&mut self) {
        let table = &mut self.table;
        table.shuffles = table.shuffles.saturating_add(1);
        for card in table.discard.iter() {
            if let Some(batch) = table.batches.get_mut(usize::from(card)) {
                *batch = table.shuffles;
            }
        }
        self.pile = std::mem::take(&mut table.discard);
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn draw(&mut self) {
        let count = self.game.components.parameters.draw;
        let state = &mut *self.state;
        if state.pile.len() + state.table.discard.len() < u32::from(count) {
            return self.end(End::Shipments);
        }
        let seat = state.table.active;
        let mut cards = CardSet::EMPTY;
        for _ in 0..count {
            if state.pile.is_empty() {
                state.reshuffle();
                self.log.note(Event::Reshuffled);
            }
            cards = cards.union(state.pile.draw(&mut state.chance).into_iter().collect());
        }
        state.hands[seat.index()] = state.hand(seat).union(cards);
        // The last card of a pile is drawn without chance, but nobody had seen it.
        self.reveals = Reveals::Hidden;
        self.log.note(Event::Drew { seat, count, cards: Some(cards) });
        self.cut_hand();
    }

    fn cut_hand(&mut self) {
        let limit = self.game.components.parameters.hand_limit;
        if self.state.hand(self.state.table.active).len() > u32::from(limit) {
            self.to(Phase::Discard);
        } else {
            self.next_turn();
        }
    }

    pub(crate) fn discard(&mut self, card: Card) -> Result<(), Illegal> {
        let seat = self.state.table.active;
        if !self.state.hands[seat.index()].remove(card.0) {
            return Err((&refusals::NOT_IN_HAND).into());
        }
        self.state.table.discard.insert(card.0);
        self.log.note(Event::Discarded { seat, card });
        self.cut_hand();
        Ok(())
    }
}

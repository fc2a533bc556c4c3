//! The end of the game.
//!
//! Rulebook, "Fin du jeu". It ends inside the turn in which a harbour card cannot be replaced (R31)
//! or the cards for a draw are lacking (R30); no further turns follow (R46). Hands and everything
//! still in the harbours are discarded (R32, R47); then everybody, from the left of the last active
//! seat round to that seat, may carry out one last mission (R33, see `missions.rs`).

use kit::{Log, Reveals, Seat};

use crate::event::{End, Event};
use crate::state::Phase;
use crate::turn::Turn;

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn end(&mut self, cause: End) {
        self.log.note(Event::Ending { cause });
        for seat in Seat::all(self.game.options.seats) {
            let cards = std::mem::take(&mut self.state.hands[seat.index()]);
            if !cards.is_empty() {
                self.log.note(Event::HandShown { seat, cards });
            }
            self.state.table.discard = self.state.table.discard.union(cards);
        }
        // Hands are seen as they are discarded.
        self.reveals = Reveals::Hidden;
        let table = &mut self.state.table;
        for quay in &mut table.quays {
            quay.cargo.iter().for_each(|card| table.discard.insert(card.0));
            quay.port.iter().for_each(|port| table.spent_ports.insert(port.0));
            *quay = Default::default();
        }
        table.last = Some(table.active);
        table.phase = Phase::Mission;
        table.active = table.active.next(self.game.options.seats);
    }
}

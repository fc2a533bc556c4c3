//! Which offers are worth making: those that both sides would rather have than not.

use kit::{Evaluation as _, Seat};

use super::position::Look;
use crate::Archipelago;
use crate::state::{Move, State};

/// An offer should bring its author more than so much.
const WORTHWHILE: f32 = 0.05;

pub(super) fn is_offer(decision: &Move) -> bool {
    matches!(decision, Move::Offer(..) | Move::Counter(..))
}

impl Archipelago {
    /// Leaves out offers that one of the two would not want; never all decisions.
    pub(super) fn prune_offers(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if moves.iter().all(is_offer) || !moves.iter().any(is_offer) {
            return;
        }
        let look = self.look(state);
        moves.retain(|&decision| match decision {
            Move::Offer(to, _) | Move::Counter(to, _) => {
                self.is_welcome(state, &look, [seat, to], decision)
            }
            _ => true,
        });
    }

    fn is_welcome(&self, state: &State, look: &Look, seats: [Seat; 2], decision: Move) -> bool {
        let [seat, to] = seats;
        let offered = self.after(state, seat, decision);
        let dealt = offered.and_then(|offered| self.after(&offered, to, Move::Accept(seat)));
        dealt.is_some_and(|dealt| {
            let [own, theirs] = self.gains(state, look, &dealt, seats);
            own > WORTHWHILE && theirs > 0.0
        })
    }
}

//! The legal decisions.

use super::EasternWonders;
use super::state::{Move, Phase, Shared};
use crate::hold;

impl EasternWonders {
    /// Every decision the awaited seat may take. There always is one: a seat can harvest, or do
    /// nothing.
    pub(super) fn list_moves(&self, table: &Shared, moves: &mut Vec<Move>) {
        let (venture, look, own) = (&self.components.venture, table.look(), table.own());
        match table.phase {
            Phase::Turn => {
                venture.list_sails(&look, self.means(own, 0), moves);
                moves.push(Move::Harvest);
                venture.list_actions(&look, moves);
            }
            Phase::Ashore => {
                moves.push(Move::Harvest);
                venture.list_actions(&look, moves);
            }
            Phase::Sea(phase) => {
                venture.list_decisions(&look, phase, self.means(own, phase.steps()), moves);
            }
            Phase::Drop { .. } => {
                moves.extend(own.hold.kinds().map(Move::Drop));
            }
            Phase::Gather => moves.extend([Move::Gather, Move::Leave]),
            Phase::Discard { seat } => hold::list_discards(table.place(seat), Move::Discard, moves),
            Phase::Over { .. } => {}
        }
    }
}

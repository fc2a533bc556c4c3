//! The legal decisions.

use super::SandToSea;
use super::state::{Move, Phase, Shared};
use crate::cards::{self, Card};
use crate::{hold, sea};

impl SandToSea {
    /// Every decision the awaited seat may take. There always is one: a seat can rest.
    pub(super) fn list_moves(&self, table: &Shared, moves: &mut Vec<Move>) {
        let (venture, cards) = (&self.components.venture, &self.components.cards);
        let (look, market, own) = (table.look(), &table.market, table.own());
        match table.phase {
            Phase::Action => {
                cards.list_plays(own, moves);
                cards.list_purchases(market, own, moves);
                moves.push(cards::Move::Rest.into());
                cards.list_deals(market, own, moves);
                venture.list_sails(&look, self.means(own, 0), moves);
                venture.list_actions(&look, moves);
            }
            Phase::Ashore => venture.list_actions(&look, moves),
            Phase::Cards(phase) => cards.list_decisions(market, own, phase, moves),
            Phase::Sea(phase) => {
                venture.list_decisions(&look, phase, self.means(own, phase.steps()), moves);
                if let sea::Phase::Reward { column, .. } = phase {
                    let slots = 0..self.merchants_for(table, column) as u8;
                    moves.extend(slots.map(Move::Hire));
                }
            }
            Phase::Aside { .. } => {
                moves.extend(own.fares().iter().map(|card| Move::Aside(Card(card))));
            }
            Phase::Discard { seat } => hold::list_discards(table.place(seat), Move::Discard, moves),
            Phase::Over { .. } => {}
        }
    }
}

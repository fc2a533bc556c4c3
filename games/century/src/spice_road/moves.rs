//! The legal decisions.

use super::SpiceRoad;
use super::state::{Move, Phase, Shared};
use crate::cards::{self, Card};
use crate::cubes::Cube;
use crate::effect::Answer;
use crate::{compose, hold};

compose::kinds!(Move: cards::Move as cards {
    Play(card), Acquire(slot), Rest {}, Deal(card), Pay(cube), Take {}, LayDown(card);
    Effect as answer,
});
compose::kinds!(Move: Answer<Card> as answer {
    Trade(times), Swap(way), Raise(cube), TakeBack(card), Stop {},
});

/// A decision by the part it belongs to.
#[derive(Clone, Copy)]
pub(super) enum Decision {
    Cards(cards::Move),
    Claim(u8),
    Discard(Cube),
}

impl From<Decision> for Move {
    fn from(decision: Decision) -> Move {
        match decision {
            Decision::Cards(decision) => decision.into(),
            Decision::Claim(slot) => Move::Claim(slot),
            Decision::Discard(cube) => Move::Discard(cube),
        }
    }
}

impl Move {
    /// The decision as the part it belongs to knows it.
    #[inline]
    pub(super) fn part(self) -> Decision {
        match self {
            Move::Claim(slot) => Decision::Claim(slot),
            Move::Discard(cube) => Decision::Discard(cube),
            // All others are about cards.
            _ => Decision::Cards(self.cards().unwrap_or(cards::Move::Rest)),
        }
    }
}

impl SpiceRoad {
    /// Every decision the awaited seat may take. There always is one: a seat can rest (R2).
    pub(super) fn list_moves(&self, table: &Shared, moves: &mut Vec<Move>) {
        let (cards, market, own) = (&self.components.cards, &table.market, table.own());
        match table.phase {
            Phase::Action => {
                cards.list_plays(own, moves);
                cards.list_purchases(market, own, moves);
                let slots = 0..table.points.len() as u8;
                let claims = slots.filter(|&slot| self.may_claim(table, slot).is_ok());
                moves.extend(claims.map(Move::Claim));
                moves.push(Move::Rest);
                cards.list_deals(market, own, moves);
            }
            Phase::Discard { seat } => hold::list_discards(table.place(seat), Move::Discard, moves),
            Phase::Over { .. } => {}
            phase => {
                if let Some(phase) = phase.cards() {
                    cards.list_decisions(market, own, phase, moves);
                }
            }
        }
    }
}

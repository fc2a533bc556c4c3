//! The legal decisions.

use super::SpiceRoad;
use super::state::{Move, Phase, Shared};
use crate::cards::{self, Card};
use crate::cubes::Cube;
use crate::effect::Answer;
use crate::hold;

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

impl From<cards::Move> for Move {
    #[inline]
    fn from(decision: cards::Move) -> Move {
        match decision {
            cards::Move::Play(card) => Move::Play(card),
            cards::Move::Acquire(slot) => Move::Acquire(slot),
            cards::Move::Rest => Move::Rest,
            cards::Move::Deal(card) => Move::Deal(card),
            cards::Move::Pay(cube) => Move::Pay(cube),
            cards::Move::Take => Move::Take,
            cards::Move::LayDown(card) => Move::LayDown(card),
            cards::Move::Effect(answer) => answer.into(),
        }
    }
}

impl From<Answer<Card>> for Move {
    #[inline]
    fn from(answer: Answer<Card>) -> Move {
        match answer {
            Answer::Trade(times) => Move::Trade(times),
            Answer::Swap(way) => Move::Swap(way),
            Answer::Raise(cube) => Move::Raise(cube),
            Answer::TakeBack(card) => Move::TakeBack(card),
            Answer::Stop => Move::Stop,
        }
    }
}

impl Move {
    /// The decision as the part it belongs to knows it.
    #[inline]
    pub(super) fn part(self) -> Decision {
        Decision::Cards(match self {
            Move::Play(card) => cards::Move::Play(card),
            Move::Acquire(slot) => cards::Move::Acquire(slot),
            Move::Rest => cards::Move::Rest,
            Move::Deal(card) => cards::Move::Deal(card),
            Move::Pay(cube) => cards::Move::Pay(cube),
            Move::Take => cards::Move::Take,
            Move::LayDown(card) => cards::Move::LayDown(card),
            Move::Trade(times) => cards::Move::Effect(Answer::Trade(times)),
            Move::Swap(way) => cards::Move::Effect(Answer::Swap(way)),
            Move::Raise(cube) => cards::Move::Effect(Answer::Raise(cube)),
            Move::TakeBack(card) => cards::Move::Effect(Answer::TakeBack(card)),
            Move::Stop => cards::Move::Effect(Answer::Stop),
            Move::Claim(slot) => return Decision::Claim(slot),
            Move::Discard(cube) => return Decision::Discard(cube),
        })
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

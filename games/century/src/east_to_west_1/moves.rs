//! The legal decisions.

use kit::Seat;
use serde::{Deserialize, Serialize};

use super::EastToWest1;
use super::state::{Phase, Shared};
use crate::effect::Answer;
use crate::land;
use crate::land::merchants::{self, Post};

/// One decision, by the part it belongs to. Trades, raises and the end of something are decisions of
/// the land, also about a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// On the land.
    Land(land::Move),
    /// About merchant cards.
    Merchants(merchants::Move),
}

impl From<land::Move> for Move {
    #[inline]
    fn from(decision: land::Move) -> Move {
        Move::Land(decision)
    }
}

impl From<Answer<Post>> for Move {
    #[inline]
    fn from(answer: Answer<Post>) -> Move {
        match answer {
            Answer::Trade(times) => Move::Land(land::Move::Trade(times)),
            Answer::Raise(cube) => Move::Land(land::Move::Raise(cube)),
            Answer::Stop => Move::Land(land::Move::Stop),
            Answer::Swap(way) => Move::Merchants(merchants::Move::Swap(way)),
            Answer::TakeBack(post) => Move::Merchants(merchants::Move::TakeBack(post)),
        }
    }
}

impl Move {
    /// The answer to the question of an effect that the decision is.
    #[inline]
    pub(super) fn answer(self) -> Option<Answer<Post>> {
        match self {
            Move::Land(decision) => decision.answer(),
            Move::Merchants(merchants::Move::Swap(way)) => Some(Answer::Swap(way)),
            Move::Merchants(merchants::Move::TakeBack(post)) => Some(Answer::TakeBack(post)),
            Move::Merchants(_) => None,
        }
    }

    /// The decision as one about merchant cards, if it is one.
    #[inline]
    pub(super) fn merchants(self) -> Option<merchants::Move> {
        match self {
            Move::Land(_) => None,
            Move::Merchants(decision) => Some(decision),
        }
    }
}

impl EastToWest1 {
    /// Every decision the awaited seat may take. There always is one: a seat can rest.
    pub(super) fn list_moves(&self, table: &Shared, seat: Seat, moves: &mut Vec<Move>) {
        let (land, stalls) = (&self.components.land, &self.components.stalls);
        let Some(own) = table.place(seat) else { return };
        match table.phase {
            Phase::Land(land::Phase::Action) => {
                land.list_actions(&table.country, &own.colony, seat, moves, |deed, _| {
                    stalls.allows(&table.market, deed)
                });
                let stops = 0..own.ledger.route.len() as u8;
                let open = stops.filter(|&stop| stalls.may_send(own, stop).is_ok());
                moves.extend(open.map(|stop| Move::Merchants(merchants::Move::Route(stop))));
            }
            Phase::Land(phase) => land.list_decisions(&table.country, own, phase, moves),
            Phase::Merchants(phase) => {
                let (market, country) = (&table.market, &table.country);
                stalls.list_decisions(market, country, own, seat, phase, |decision| {
                    moves.push(match decision {
                        Ok(decision) => Move::Merchants(decision),
                        Err(answer) => answer.into(),
                    });
                });
            }
        }
    }
}

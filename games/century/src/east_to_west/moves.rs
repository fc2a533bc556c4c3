//! The legal decisions.

use kit::Illegal;
use serde::{Deserialize, Serialize};

use super::Rules;
use super::content::Components;
use super::state::{Phase, Shared};
use crate::compose;
use crate::cubes::Cubes;
use crate::effect::Answer;
use crate::land;
use crate::land::content::Elsewhere;
use crate::land::merchants::{self, Post};
use crate::land::ships;

/// One decision, by the part it belongs to. Trades, raises, bonus tiles and the end of something are
/// decisions of the land, also about a card or at sea.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// On the land.
    Land(land::Move),
    /// About merchant cards.
    Merchants(merchants::Move),
    /// About boats and outposts.
    Ships(ships::Move),
}

compose::parts!(
    Move: Land(land::Move) as land, Merchants(merchants::Move) as merchants, Ships(ships::Move) as ships
);

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
            Move::Merchants(_) | Move::Ships(_) => None,
        }
    }
}

impl Rules {
    /// Whether a location that works with cards or boats can be used.
    #[inline]
    pub(super) fn allows(
        &self,
        table: &Shared,
        deed: &Elsewhere,
        cubes: Cubes,
    ) -> Result<(), Illegal> {
        let Components { stalls, sea, .. } = &self.components;
        if deed.is_at_sea() {
            sea.allows(table.afloat(), deed, cubes)
        } else {
            stalls.allows(&table.market, deed)
        }
    }

    /// Every decision the awaited seat may take. There always is one: a seat can rest.
    pub(super) fn list_moves(&self, table: &Shared, moves: &mut Vec<Move>) {
        let Some(seat) = table.awaited() else { return };
        let Components { land, stalls, sea, .. } = &self.components;
        let Some(own) = table.place(seat) else { return };
        match table.phase {
            Phase::Land(land::Phase::Action) => {
                land.list_actions(&table.country, &own.colony, seat, moves, |deed, cubes| {
                    self.allows(table, deed, cubes)
                });
                let stops = 0..own.ledger.route.len() as u8;
                let open = stops.filter(|&stop| stalls.may_send(own, stop).is_ok());
                moves.extend(open.map(|stop| Move::Merchants(merchants::Move::Route(stop))));
            }
            Phase::Land(phase) => land.list_decisions(&table.country, own, phase, moves),
            Phase::Merchants(phase) => {
                stalls.list_decisions(&table.bazaar(seat, own), phase, |decision| {
                    moves.push(match decision {
                        Ok(decision) => Move::Merchants(decision),
                        Err(answer) => answer.into(),
                    });
                });
            }
            Phase::Ships(phase) => sea.list_ships(table.afloat(), phase, |decision| {
                moves.extend(match decision {
                    Ok(decision) => Some(Move::Ships(decision)),
                    Err(answer) => land::Move::of_answer(answer).map(Move::Land),
                });
            }),
            Phase::Prize(prize) => self.list_prizes(table, own, prize, moves),
        }
    }
}

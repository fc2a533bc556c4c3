//! The moves of the land, how they are carried out, and their notation in records.

use std::convert::Infallible;

use kit::illegal::NOT_NOW;
use kit::notation::{FromOne, Notation, Parts, Writer};
use kit::{Illegal, Seat};
use serde::{Deserialize, Serialize};

use super::content::{Elsewhere, Land};
use super::country::{Colony, Country, Settled};
use super::{LandTable, Phase, refusals};
use crate::cubes::{Cube, Cubes};
use crate::effect::Answer;
use crate::hold;

/// One decision on the land. Locations, spaces, cards and tiles are named by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// Action: send settlers to this location and use it.
    Activate(u8),
    /// Action: take all settlers back.
    Rest,
    /// Take the upper bonus tile of this space.
    Tile(u8),
    /// Claim the point card in this place of the row, counted from 0.
    Claim(u8),
    /// Take this exploration tile.
    Explore(u8),
    /// Make the trade so many times.
    Trade(u16),
    /// Raise a cube of this kind by one level.
    Raise(Cube),
    /// Nothing more of this.
    Stop,
    /// Put back a cube that does not fit into the storage.
    Discard(Cube),
}

// In records: `use:A1-3`, `tile:B1-1a`, `claim:2`, `explore:EX05`, `trade:2`, `raise:Y`. Places of the row are
// counted from 1.
kit::notation! {
    in Land;
    enum Move {
        Activate(site: SiteName) = "use",
        Rest = "rest",
        Tile(space: SpaceName) = "tile",
        Claim(slot: FromOne) = "claim",
        Explore(chart: ChartName) = "explore",
        Trade(times: u16) = "trade",
        Raise(cube: Cube) = "raise",
        Stop = "stop",
        Discard(cube: Cube) = "discard",
    }
}

/// What is written by its name.
macro_rules! by_name {
    ($($name:ident in $list:ident),+) => {$(
        struct $name;

        impl Notation<Land> for $name {
            type Value = u8;

            fn write(number: u8, land: &Land, text: &mut Writer) {
                text.part(land.$list.id(number));
            }

            fn read(land: &Land, parts: &mut Parts<'_>) -> Option<u8> {
                land.$list.find(parts.next()?)
            }
        }
    )+};
}

by_name!(SiteName in locations, SpaceName in spaces, ChartName in charts);

impl Move {
    /// The answer to the question of an effect that the decision is; a location has nothing to take
    /// back and trades in one way.
    #[inline]
    pub fn answer<B>(self) -> Option<Answer<B>> {
        Some(match self {
            Move::Trade(times) => Answer::Trade(times),
            Move::Raise(cube) => Answer::Raise(cube),
            Move::Stop => Answer::Stop,
            _ => return None,
        })
    }

    /// The decision that an answer to the question of an effect is.
    #[inline]
    pub fn of_answer(answer: Answer<Infallible>) -> Option<Move> {
        Some(match answer {
            Answer::Trade(times) => Move::Trade(times),
            Answer::Raise(cube) => Move::Raise(cube),
            Answer::Stop => Move::Stop,
            Answer::Swap(_) | Answer::TakeBack(_) => return None,
        })
    }
}

impl Land {
    /// Carries out a decision of the awaited seat.
    pub fn decide<T: LandTable>(
        &self,
        turn: &mut T,
        phase: Phase,
        decision: Move,
    ) -> Result<(), Illegal> {
        match (phase, decision) {
            (Phase::Action, Move::Activate(site)) => self.activate(turn, site),
            (Phase::Action, Move::Rest) => {
                self.rest(turn);
                Ok(())
            }
            (Phase::Action, Move::Tile(_)) => Err(self.no_tile_yet(turn.own().colony())),
            (Phase::Action, Move::Claim(slot)) => {
                Err(self.no_claim_yet(turn.country(), turn.own().colony(), slot))
            }
            (Phase::Fort { took: true, .. }, Move::Tile(_))
            | (Phase::Fort { claimed: true, .. }, Move::Claim(_)) => {
                Err((&refusals::FORT_ONCE).into())
            }
            (Phase::Fort { site, claimed, .. }, Move::Tile(space)) => {
                self.take_tile(turn, site, space, claimed)
            }
            (Phase::Fort { site, took, .. }, Move::Claim(slot)) => {
                self.claim(turn, site, slot, took)
            }
            (Phase::Fort { took, claimed, .. }, Move::Stop) => {
                if !took && !claimed {
                    return Err((&refusals::FORT_AT_LEAST_ONE).into());
                }
                turn.end_action();
                Ok(())
            }
            (Phase::Explore { site, took }, Move::Explore(chart)) => {
                self.explore(turn, (site, took), chart)
            }
            (_, Move::Explore(_)) => Err((&refusals::EXPLORE_BY_CARD).into()),
            (Phase::Effect { site, step }, decision) => match decision.answer() {
                Some(answer) => self.answer(turn, site, step, answer),
                None => Err((&NOT_NOW).into()),
            },
            (Phase::Discard { seat }, Move::Discard(cube)) => hold::discard(turn, seat, cube),
            _ => Err((&NOT_NOW).into()),
        }
    }

    /// Plays what leaves no choice; false where there is one. Everything on the table is open, so
    /// nobody learns anything from a decision that is not asked; the action itself always is.
    pub fn settle<T: LandTable>(&self, turn: &mut T, phase: Phase) -> bool {
        match phase {
            Phase::Action | Phase::Over { .. } => false,
            Phase::Effect { site, step } => self.settle_effect(turn, site, step),
            Phase::Fort { site, took, claimed } => self.settle_fort(turn, site, took, claimed),
            Phase::Explore { site, took } => self.settle_explore(turn, site, took),
            Phase::Discard { seat } => hold::settle(turn, seat),
        }
    }

    /// The actions of the active seat; it can always rest. `elsewhere` says whether a location of
    /// another part can be used.
    #[inline]
    pub fn list_actions<M: From<Move>>(
        &self,
        country: &Country,
        colony: &Colony,
        seat: Seat,
        moves: &mut Vec<M>,
        elsewhere: impl Fn(&Elsewhere, Cubes) -> Result<(), Illegal>,
    ) {
        let gear = self.gear(colony);
        for site in 0..country.sites.len() as u8 {
            if self.may_activate(country, colony, &gear, seat, site, &elsewhere).is_ok() {
                moves.push(Move::Activate(site).into());
            }
        }
        moves.push(Move::Rest.into());
    }

    /// Every decision of a seat that is asked something else.
    #[inline]
    pub fn list_decisions<M: From<Move>>(
        &self,
        country: &Country,
        place: &impl Settled,
        phase: Phase,
        moves: &mut Vec<M>,
    ) {
        let colony = place.colony();
        match phase {
            Phase::Action | Phase::Over { .. } => {}
            Phase::Effect { site, step } => {
                let Some((effect, again)) = self.effect_at(site) else { return };
                let terms = Land::terms(again);
                effect.answers(step, colony.storage, &terms, |answer| {
                    moves.extend(Move::of_answer(answer).map(M::from));
                });
            }
            Phase::Fort { site, took, claimed } => {
                if !took {
                    let piles = self.open_piles(country, colony, site);
                    moves.extend(piles.map(|space| Move::Tile(space).into()));
                }
                if !claimed && self.may_claim(country, colony, site).is_ok() {
                    moves.extend(self.slot_of(site).map(|slot| Move::Claim(slot).into()));
                }
                if took || claimed {
                    moves.push(Move::Stop.into());
                }
            }
            Phase::Explore { .. } => {
                moves.extend(country.charts().map(|(chart, _)| Move::Explore(chart).into()));
            }
            Phase::Discard { .. } => {
                moves.extend(colony.storage.kinds().map(|cube| Move::Discard(cube).into()));
            }
        }
    }
}

//! The decisions worth a thought.

use kit::Seat;

use super::seen::Seen;
use crate::Goa;
use crate::components::{Components, Fields, TileKind};
use crate::spices::Spice;
use crate::state::{Move, Phase, Place, Stage, State};

/// A seat and what it may decide. Most of what can be left out is seen without weighing anything.
pub(super) struct Pruning<'a> {
    pub(super) goa: &'a Goa,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) place: &'a Place,
}

impl<'a> Pruning<'a> {
    /// Leaves out decisions that are the same as others, or worse whatever comes.
    pub(super) fn prune(&self, moves: &mut Vec<Move>) {
        match self.state.table.phase {
            Phase::Bid { high, .. } => self.prune_bids(high, moves),
            Phase::Gather { mix: false, .. } => {
                // Spices cost nothing.
                if moves.len() > 1 {
                    moves.retain(|&decision| decision != Move::Stop);
                }
                self.prune_puts(moves);
            }
            Phase::FillNext { .. } if moves.len() > 1 => {
                moves.retain(|&decision| decision != Move::Stop);
            }
            Phase::PayStep { .. } | Phase::Sell { .. } | Phase::Duty { .. } => {
                self.prune_gives(moves);
            }
            Phase::Turn => self.prune_turn(moves),
            Phase::UseNow { .. } => {
                self.prune_to_gift(moves);
            }
            Phase::Expedition if moves.contains(&Move::Draw) => {
                moves.retain(|&decision| decision != Move::Stop);
            }
            Phase::Boxed | Phase::Swap => self.prune_tiles(moves),
            Phase::Extra if self.last_round() => {
                moves.retain(|&decision| decision != Move::Pass);
            }
            _ => {}
        }
    }

    fn components(&self) -> &'a Components {
        &self.goa.components
    }

    /// The seat's position, weighed.
    fn seen(&self) -> Option<Seen<'a>> {
        Seen::by(self.goa, self.state, self.seat)
    }

    fn last_round(&self) -> bool {
        self.state.table.round + 1 == self.components().all_rounds()
    }

    /// A few bids: the lowest, some up to what the lot is worth, and none beyond.
    fn prune_bids(&self, high: u16, moves: &mut Vec<Move>) {
        const KEPT: u16 = 5;
        let Stage::Auction { lot } = self.state.table.stage else { return };
        let Some(seen) = self.seen() else { return };
        let worth = seen.lot_worth(lot).max(0.0) * 1.3;
        let least = high + 1;
        let had = self.state.ducats(self.seat);
        let mut most = least;
        while most < had && seen.price(most + 1) <= worth {
            most += 1;
        }
        let span = most - least;
        moves.retain(|&decision| match decision {
            Move::Bid(ducats) if ducats > most => false,
            Move::Bid(ducats) if span >= KEPT => {
                let at = ducats - least;
                // Evenly spread from the lowest to the highest.
                let number = (at * KEPT + span / 2) / span;
                (number * span + KEPT / 2) / KEPT == at
            }
            _ => true,
        });
    }

    /// Of the fields that take a spice, the one that takes fewest others.
    fn prune_puts(&self, moves: &mut Vec<Move>) {
        let mut best = [(u8::MAX, u8::MAX); Spice::COUNT];
        self.each_field(moves, |site, spice, fields| {
            let known = &mut best[spice as usize];
            *known = (*known).min((fields.takes.len(), site));
        });
        moves.retain(|&decision| match decision {
            Move::Put(site, spice) => best[spice as usize].1 == site.0,
            _ => true,
        });
    }

    /// Of the fields a spice lies on, the one that will take most others.
    fn prune_gives(&self, moves: &mut Vec<Move>) {
        let mut best = [(0u8, 0u8); Spice::COUNT];
        self.each_field(moves, |site, spice, fields| {
            let known = &mut best[spice as usize];
            *known = (*known).max((fields.takes.len(), site));
        });
        moves.retain(|&decision| match decision {
            Move::Give(site, spice) => best[spice as usize].1 == site.0,
            _ => true,
        });
    }

    fn each_field(&self, moves: &[Move], mut each: impl FnMut(u8, Spice, Fields)) {
        for &decision in moves {
            if let Move::Put(site, spice) | Move::Give(site, spice) = decision
                && let Some(estate) = self.place.estate(site)
            {
                each(site.0, spice, self.components().fields(estate.ground));
            }
        }
    }

    /// A red tile with goods is used at once, and no colony is tried that cannot be founded.
    fn prune_turn(&self, moves: &mut Vec<Move>) {
        if self.prune_to_gift(moves) {
            return;
        }
        moves.retain(|&decision| match decision {
            Move::Found(colony) => self.may_succeed(colony),
            _ => true,
        });
    }

    /// Leaves only a red tile with goods, if there is one to use.
    fn prune_to_gift(&self, moves: &mut Vec<Move>) -> bool {
        let gift = |decision: &Move| match *decision {
            Move::Use(tile) => {
                matches!(self.components().tile(tile), TileKind::Red(gain) if gain.gather == 0)
            }
            _ => false,
        };
        let Some(&gift) = moves.iter().find(|decision| gift(decision)) else { return false };
        moves.clear();
        moves.push(gift);
        true
    }

    /// Whether the colony could be founded with the best cards, and colonists from the hand.
    fn may_succeed(&self, colony: crate::board::Colony) -> bool {
        const BEST_CARDS: u16 = 6;
        let row = self.place.markers[crate::board::Column::Colonies as usize];
        let recruits = u16::from(self.components().row(row).recruits);
        let more = if self.state.hand(self.seat).is_empty() { 0 } else { 2 };
        let cost = u16::from(self.components().colony_cost[colony as usize]);
        recruits + BEST_CARDS + more + self.place.colonists >= cost
    }

    /// The tiles worth most.
    fn prune_tiles(&self, moves: &mut Vec<Move>) {
        const KEPT: usize = 5;
        let Some(seen) = self.seen() else { return };
        let worth = |decision: &Move| {
            let tile = match *decision {
                Move::TakeBoxed(tile) => Some(tile),
                Move::SwapFor(space) => self.state.table.tile_at(space),
                _ => None,
            };
            tile.map_or(0.0, |tile| seen.tile_worth(self.components().tile(tile)))
        };
        moves.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        moves.truncate(KEPT);
    }
}

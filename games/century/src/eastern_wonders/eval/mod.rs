//! How good a position is: what a seat has, what it is about to have, and where its boat can get to.
//! The share of the sea is in `sea/eval.rs`.

use kit::{Evaluation, Seat, Weight};

use super::state::{Move, Phase, Place, Shared};
use super::{EasternWonders, State};
use crate::compose;
use crate::eval::CubePrices;
use crate::sea;
use crate::sea::eval::{Legs, Prospect, SeaPrices, time_left};

/// The figures of the evaluation.
const FIGURES: &str = include_str!("../../../eval/eastern-wonders.toml");

kit::weights! {
    /// The figures of the evaluation, in points.
    pub(super) struct Figures {
        /// A yellow cube before it is spent.
        yellow,
        /// A red one.
        red,
        /// A green one.
        green,
        /// A brown one.
        brown,
        /// A cube that does not fit.
        surplus,
        /// How much less a cube is worth for each cube of its spice beyond those that contracts ask for.
        hoard,
        /// A point of a claimed contract: it is also a step towards the end, which helps who leads.
        claimed,
        /// The part of its points that a contract in reach is worth before it is claimed.
        reach,
        /// The part of the cubes it takes that is not worth anything besides.
        spent,
        /// A cube for which there is no room before a contract is complete.
        room,
        /// How much of a thing's worth is left when it is a turn away.
        patience,
        /// A further outpost, besides its points.
        outpost,
        /// A step towards an empty column.
        column,
        /// Sails, besides their points.
        sails,
        /// A basket.
        basket,
        /// Builders.
        builders,
        /// A barge.
        barge,
        /// A raise still to come.
        raise,
        /// How much of what is lasting is gone when the game is about to end.
        late,
        /// How far evaluations may be off.
        spread,
    }
}

/// The figures as they are kept.
pub(super) fn read_figures() -> Figures {
    // A test keeps the file whole.
    Figures::read(FIGURES).unwrap_or_else(|error| panic!("{error}"))
}

/// What an evaluation is made of.
const FACTORS: [&str; 7] =
    ["contracts", "bonus-tiles", "outposts", "spices", "within-reach", "position", "under-way"];

impl Evaluation for EasternWonders {
    // What is about to be won where the boat can get to is in the evaluation: playing on by first sight
    // would only blur it.
    const ROLLOUT: u32 = 0;
    const RIVALRY: f32 = 0.3;
    // A turn is sailed, landed, paid and traded in four or five decisions.
    const FINENESS: f32 = 4.0;
    const STEADY: bool = true;

    compose::evaluated!();

    /// Nobody sails about for nothing; a harvest is never worse than doing nothing.
    fn prune(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let table = &state.table;
        let steps = match table.phase {
            Phase::Turn | Phase::Ashore => 0,
            Phase::Sea(sea::Phase::Sail { steps }) => steps,
            _ => return,
        };
        let Some(place) = table.place(seat).filter(|_| seat == table.active) else { return };
        let means = self.means(place, steps);
        self.prospect(table, seat, place).prune(means, moves, |decision| match *decision {
            Move::Sea(decision) => Some(decision),
            _ => None,
        });
    }

    fn weights(&self) -> Vec<Weight> {
        self.figures.list()
    }

    fn reweigh(&mut self, values: &[f32]) {
        self.figures.set(values);
    }
}

impl EasternWonders {
    fn prospect<'a>(&'a self, table: &'a Shared, seat: Seat, place: &Place) -> Prospect<'a, Place> {
        let Figures { yellow, red, green, brown, surplus, .. } = self.figures;
        let Figures {
            hoard, claimed, reach, spent, room, patience, outpost, column, raise, ..
        } = self.figures;
        let Figures { sails, basket, builders, barge, late, .. } = self.figures;
        let venture = &self.components.venture;
        let time_left = time_left(venture, &table.places, seat, late);
        let limit = venture.hold_of(place);
        let cubes = CubePrices { each: [yellow, red, green, brown], surplus, limit };
        let free = self.components.free_steps + venture.free_steps(place);
        let acts = seat == table.active
            && matches!(
                table.phase,
                Phase::Ashore
                    | Phase::Gather
                    | Phase::Drop { .. }
                    | Phase::Sea(sea::Phase::Sail { .. } | sea::Phase::Toll { .. })
            );
        let now = match table.phase {
            Phase::Sea(sea::Phase::Sail { steps }) if acts => self.means(place, steps),
            Phase::Drop { steps, .. } if acts => self.means(place, steps),
            _ => sea::Means { free: 0, paid: 0, cubes: 0, by_cubes: true },
        };
        let idle = cubes.worth(self.harvest_of(place)).min(cubes.plain(|cube| {
            self.harvest_of(place).count(cube).min(limit.saturating_sub(place.hold.total()))
        }));
        Prospect::new(
            (venture, table.look()),
            seat,
            SeaPrices {
                reach,
                spent,
                room,
                hoard,
                patience,
                claimed,
                outpost,
                column,
                tiles: [sails, basket, 0.0, builders, barge],
                payment: yellow,
                raise,
                idle,
                step: yellow,
                time_left,
            },
            cubes,
            Legs { speed: free.max(1), free, acts, now: now.free + now.paid, free_now: now.free },
        )
    }

    /// What the seat can expect from what it has now, in points, in the order of the factors.
    fn parts(&self, table: &Shared, seat: Seat) -> [f32; FACTORS.len()] {
        let Some(place) = table.place(seat) else { return [0.0; FACTORS.len()] };
        let venture = &self.components.venture;
        let [contracts, tiles, outposts, spices] =
            venture.sources(&table.sites, place).map(|source| source.points as f32);
        if matches!(table.phase, Phase::Over { .. }) {
            return [contracts, tiles, outposts, spices, 0.0, 0.0, 0.0];
        }
        let prospect = self.prospect(table, seat, place);
        let active = seat == table.active;
        let under_way = match table.phase {
            Phase::Sea(phase) if active => prospect.under_way(phase),
            Phase::Drop { .. } if active => -self.figures.yellow,
            Phase::Gather if active => {
                let room = prospect.cubes.limit.saturating_sub(place.hold.total());
                let here = table.adrift_here();
                prospect.cubes.plain(|cube| here.count(cube).min(room)) * 0.5
            }
            _ => 0.0,
        };
        let boat = place.fleet.boat.is_some();
        [
            contracts * self.figures.claimed,
            tiles + prospect.tiles_worth(),
            outposts + prospect.outposts_worth(),
            prospect.spices(prospect.purse()),
            if boat { prospect.reach(prospect.purse()) } else { 0.0 },
            if boat { prospect.position() } else { prospect.lot_to_come() },
            under_way,
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_figures_is_whole() {
        assert_eq!(Figures::read(FIGURES).err(), None);
    }
}

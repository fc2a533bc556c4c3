//! How good a position is: what a seat has, what it is about to have, and where its boat can get to.
//! The share of the sea is in `sea/eval.rs`.

use kit::{Evaluation, Seat};

use super::state::{Move, Phase, Place, Shared};
use super::{EasternWonders, State};
use crate::compose;
use crate::eval::{self, kept};
use crate::sea::eval::{Legs, Prospect, SeaFigures, SeaPrices};
use crate::sea::{self, Means};

/// The figures beyond those of the sea.
const FIGURES: &str = include_str!("../../../eval/eastern-wonders.toml");

kit::weights! {
    /// What bonus tiles are worth that not every game at sea has alike, in points.
    pub(crate) struct MoreFigures {
        /// Sails, besides their points.
        sails,
        /// A basket.
        basket,
        /// Builders.
        builders,
    }
}

/// All figures: those of the sea, then the others.
pub(super) type Figures = eval::Figures<SeaFigures, MoreFigures>;

/// The figures as they are kept.
pub(super) fn read_figures() -> Figures {
    Figures { part: SeaFigures::kept(), more: kept(MoreFigures::read(FIGURES)) }
}

/// What an evaluation is made of.
const FACTORS: [&str; 7] =
    ["contracts", "bonus-tiles", "outposts", "spices", "within-reach", "position", "under-way"];

impl Evaluation for EasternWonders {
    compose::evaluated_at_sea!(Phase::Turn | Phase::Ashore);
}

impl EasternWonders {
    fn prospect<'a>(&'a self, table: &'a Shared, seat: Seat, place: &Place) -> Prospect<'a, Place> {
        let Figures { part: figures, more } = &self.figures;
        let venture = &self.components.venture;
        let free = self.components.free_steps + venture.free_steps(place);
        let now = match table.phase {
            _ if seat != table.active => None,
            Phase::Sea(sea::Phase::Sail { steps }) | Phase::Drop { steps, .. } => {
                Some(self.means(place, steps))
            }
            Phase::Ashore | Phase::Gather | Phase::Sea(sea::Phase::Toll { .. }) => {
                Some(Means::default())
            }
            _ => None,
        };
        let (limit, harvest) = (venture.hold_of(place), self.harvest_of(place));
        let (cubes, room) = (figures.cube_prices(limit), limit.saturating_sub(place.hold.total()));
        let prices = SeaPrices {
            tiles: [more.sails, more.basket, 0.0, more.builders, figures.barge],
            idle: cubes.worth(harvest).min(cubes.plain(|cube| harvest.count(cube).min(room))),
            step: figures.yellow,
        };
        let legs = Legs { speed: free.max(1), free, now };
        Prospect::new((venture, table.look()), seat, (figures, prices), legs)
    }

    /// What the seat can expect from what it has now, in points, in the order of the factors.
    fn parts(&self, table: &Shared, seat: Seat) -> [f32; FACTORS.len()] {
        let Some(place) = table.place(seat) else { return [0.0; FACTORS.len()] };
        if matches!(table.phase, Phase::Over { .. }) {
            let venture = &self.components.venture;
            let [contracts, tiles, outposts, spices] = venture.final_worth(&table.sites, place);
            return [contracts, tiles, outposts, spices, 0.0, 0.0, 0.0];
        }
        let prospect = self.prospect(table, seat, place);
        let active = seat == table.active;
        let under_way = match table.phase {
            Phase::Sea(phase) if active => prospect.under_way(phase),
            Phase::Drop { .. } if active => -self.figures.part.yellow,
            Phase::Gather if active => {
                let room = prospect.cubes.limit.saturating_sub(place.hold.total());
                let here = table.adrift_here();
                prospect.cubes.plain(|cube| here.count(cube).min(room)) * 0.5
            }
            _ => 0.0,
        };
        let [contracts, tiles, outposts, spices, reach, position] = prospect.parts();
        [contracts, tiles, outposts, spices, reach, position, under_way]
    }
}

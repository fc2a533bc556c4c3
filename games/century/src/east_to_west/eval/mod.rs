//! How good a position is: that of the land, the trade route, the outposts and the boat, and what is
//! under way.

use kit::{Evaluation, Seat};

use super::prize::Prize;
use super::state::{Phase, Place, Shared};
use super::{EastToWest, Rules, State};
use crate::compose;
use crate::effect::Effect;
use crate::eval::{self, CubePrices, kept};
use crate::land;
use crate::land::eval::{FACTORS as LAND, LandFigures};
use crate::land::merchants::{self, At};
use crate::land::ships;
use crate::sea::eval::{Towards, board_worth};
use crate::sea::{self, Afloat, Cell};

/// The figures beyond those of the land.
const FIGURES: &str = include_str!("../../../eval/east-to-west.toml");

kit::weights! {
    /// What merchant cards and boats are worth on the land, in points.
    pub(crate) struct MoreFigures {
        /// The first card of the route.
        route,
        /// How much less each further one is worth.
        further,
        /// How much of what a card would bring at once counts for it in the route.
        quality,
        /// A settler to be taken back.
        back,
        /// How much of the worth of a route is gone when the game is about to end.
        route_late,
        /// An outpost, besides its points.
        post,
        /// An outpost more towards an empty column.
        column,
        /// A bonus tile to be taken.
        prize,
        /// A used card more towards a bonus tile.
        used,
        /// A cube to be paid.
        payment,
        /// How much of what the boat could get next to it counts for its place.
        nearby,
        /// How much of the trade where the boat lies counts for its place.
        berth,
    }
}

/// All figures: those of the land, then the others.
pub(super) type Figures = eval::Figures<LandFigures, MoreFigures>;

/// The figures as they are kept.
pub(super) fn read_figures() -> Figures {
    Figures { part: LandFigures::kept(), more: kept(MoreFigures::read(FIGURES)) }
}

/// What an evaluation is made of: the factors of the land, then those of the other parts.
const FACTORS: [&str; LAND.len() + 3] = [
    LAND[0],
    LAND[1],
    LAND[2],
    LAND[3],
    LAND[4],
    LAND[5],
    LAND[6],
    LAND[7],
    "trade-route",
    "outposts",
    "position",
];
/// The places of the last ones.
const UNDER_WAY: usize = LAND.len() - 1;
const ROUTE: usize = LAND.len();
const OUTPOSTS: usize = LAND.len() + 1;
const POSITION: usize = LAND.len() + 2;

impl<const PART: u8> Evaluation for EastToWest<PART> {
    const ROLLOUT: u32 = 8;
    const RIVALRY: f32 = 0.4;

    compose::evaluated!(0.figures.part, 0.figures.more);
}

impl Rules {
    /// What the seat can expect from what it has now, in points, in the order of the factors.
    fn parts(&self, table: &Shared, seat: Seat) -> [f32; FACTORS.len()] {
        let mut parts = [0.0; FACTORS.len()];
        let Some(place) = table.place(seat) else { return parts };
        let Figures { part: figures, more } = &self.figures;
        let land = &self.components.land;
        parts[OUTPOSTS] = self.outpost_points(table, place) as f32;
        if matches!(table.phase, Phase::Land(land::Phase::Over { .. })) {
            parts[..LAND.len()].copy_from_slice(&land.final_worth(place));
            return parts;
        }
        let most = table.places.iter().map(|place| place.colony.claimed.len()).max().unwrap_or(0);
        let asked = table.phase.land().filter(|_| table.active == seat);
        let worth = land.worth(figures, &table.country, place, most, asked);
        parts[..LAND.len()].copy_from_slice(&worth);
        let prices = figures.cube_prices(land.storage);
        if table.active == seat {
            parts[UNDER_WAY] += match table.phase {
                Phase::Land(_) => 0.0,
                Phase::Merchants(phase) => self.pending_card(table, place, &prices, phase),
                Phase::Ships(phase) => self.pending_ship(table, seat, &prices, phase),
                Phase::Prize(Prize::Column) => more.prize + self.trade(table, place, &prices),
                Phase::Prize(Prize::Used) => more.prize,
            };
        }
        let gone = most as f32 / f32::from(land.end.max(1));
        parts[ROUTE] = self.route_worth(place, &prices) * (1.0 - gone * more.route_late)
            + self.used_worth(place) * (1.0 - gone);
        if self.part.sea {
            parts[OUTPOSTS] += self.outposts_worth(table, place) * (1.0 - gone);
            parts[POSITION] = self.position(table, seat, &prices) * (1.0 - gone);
        }
        parts
    }

    /// What an effect brings at once.
    fn gain(&self, place: &Place, prices: &CubePrices, effect: &Effect) -> f32 {
        let back = if effect.take_back { self.figures.more.back } else { 0.0 };
        prices.plain(|cube| effect.gain.count(cube))
            + f32::from(effect.raise) * self.figures.part.raise
            + prices.best_trade(effect, place.colony.storage)
            + back
    }

    /// The cards of a route, each by what it does; those to the left are cheaper to use.
    fn route_worth(&self, place: &Place, prices: &CubePrices) -> f32 {
        let (more, merchants) = (&self.figures.more, &self.components.stalls.cards.merchants);
        let stops = place.ledger.route.iter().enumerate();
        let worth = stops.map(|(at, stop)| {
            let base = (more.route - at as f32 * more.further).max(0.0);
            base + self.gain(place, prices, merchants.effect(stop.card)) * more.quality
        });
        worth.sum()
    }

    /// Used cards on the way to a bonus tile, where they bring one and there is room for it.
    fn used_worth(&self, place: &Place) -> f32 {
        let every = u32::from(self.components.prizes.every);
        let room = place.colony.bonus.len() < self.components.land.bonus_spaces;
        let towards = place.ledger.discard.len().checked_rem(every).filter(|_| room).unwrap_or(0);
        towards as f32 * self.figures.more.used
    }

    /// What the decision about a card will still bring.
    fn pending_card(
        &self,
        table: &Shared,
        place: &Place,
        prices: &CubePrices,
        phase: merchants::Phase,
    ) -> f32 {
        let (stalls, by) = (&self.components.stalls, table.bazaar(table.active, place));
        let effect = |at: At, deal: bool| stalls.effect_at(&by, at, deal);
        match phase {
            merchants::Phase::Choose { at } => {
                let own = self.gain(place, prices, effect(at, false));
                match stalls.may_deal(&by, at) {
                    Ok(()) => own.max(self.gain(place, prices, effect(at, true))),
                    Err(_) => own,
                }
            }
            merchants::Phase::Effect { at, deal, step } => {
                let worth = (self.figures.part.raise, self.figures.more.back);
                prices.pending(effect(at, deal), step, place.colony.storage, worth)
            }
            merchants::Phase::Adjust => 0.0,
        }
    }

    /// What outposts bring beyond their points: places to trade, and steps towards empty columns.
    fn outposts_worth(&self, table: &Shared, place: &Place) -> f32 {
        let built = self.components.sea.built_of(&table.waters, place.fleet.outposts);
        board_worth(built, self.figures.more.post, self.figures.more.column)
    }

    /// What an outpost on a cell brings, less its price; nothing where none can be built.
    fn outpost(&self, table: &Shared, place: &Place, cell: Cell) -> f32 {
        let (sea, more) = (&self.components.sea, &self.figures.more);
        let tile = table.waters.get(cell.index()).and_then(|site| site.tile());
        let Some(tile) = tile else { return 0.0 };
        let price = sea.price(&table.places, cell);
        if place.fleet.outposts.contains(cell.0) || place.colony.storage.total() < price {
            return 0.0;
        }
        let built = sea.built_of(&table.waters, place.fleet.outposts);
        let (points, towards) = sea.next_space(built, tile);
        let lasting = match towards {
            Towards::Empty => more.prize,
            Towards::Nearer => more.column,
            Towards::Nothing => 0.0,
        };
        let cost = f32::from(price) * more.payment;
        (points as f32 + more.post + lasting - cost).max(0.0)
    }

    /// What the trade where the boat lies brings.
    fn trade(&self, table: &Shared, place: &Place, prices: &CubePrices) -> f32 {
        self.trade_at(table, place, prices, place.fleet.boat.unwrap_or_default())
    }

    fn trade_at(&self, table: &Shared, place: &Place, prices: &CubePrices, cell: Cell) -> f32 {
        let trade = self.components.sea.trade_at(&table.waters, cell);
        trade.map_or(0.0, |trade| prices.best_trade(trade, place.colony.storage))
    }

    /// What stopping on a cell brings.
    fn stop(&self, table: &Shared, seat: Seat, prices: &CubePrices, cell: Cell) -> f32 {
        let Some(place) = table.place(seat) else { return 0.0 };
        let at = Afloat { active: seat, ..table.afloat() };
        let tolls = self.components.sea.tolls(&at, cell);
        let paid = f32::from(tolls) * self.figures.more.payment;
        self.outpost(table, place, cell) + self.trade_at(table, place, prices, cell) - paid
    }

    /// What the boat can get where it is and next to it.
    fn position(&self, table: &Shared, seat: Seat, prices: &CubePrices) -> f32 {
        let Some(place) = table.place(seat) else { return 0.0 };
        let (more, boat) = (&self.figures.more, place.fleet.boat.unwrap_or_default());
        let near = self.components.sea.chart.near(boat);
        let best = near.map(|cell| self.stop(table, seat, prices, cell)).fold(0.0, f32::max);
        best * more.nearby + self.trade(table, place, prices) * more.berth
    }

    /// What the decision about a boat will still bring.
    fn pending_ship(
        &self,
        table: &Shared,
        seat: Seat,
        prices: &CubePrices,
        phase: ships::Phase,
    ) -> f32 {
        let (sea, more) = (&self.components.sea, &self.figures.more);
        let Some(place) = table.place(seat) else { return 0.0 };
        let boat = place.fleet.boat.unwrap_or_default();
        match phase {
            ships::Phase::Voyage { steps } => {
                let voyages = sea.voyages(table.afloat(), steps, place.colony.storage.total());
                voyages.map(|cell| self.stop(table, seat, prices, cell)).fold(0.0, f32::max)
            }
            ships::Phase::Pay(sea::Phase::Toll { paid }) => {
                f32::from(paid) * more.payment + self.stop(table, seat, prices, boat)
            }
            ships::Phase::Pay(sea::Phase::Build { due }) => {
                let price = sea.price(&table.places, boat).saturating_sub(due);
                self.outpost(table, place, boat)
                    + f32::from(price) * more.payment
                    + self.trade(table, place, prices)
            }
            ships::Phase::Pay(_) => 0.0,
            ships::Phase::Ashore => {
                self.outpost(table, place, boat) + self.trade(table, place, prices)
            }
            ships::Phase::Posts => {
                let posts = sea.posts(table.afloat(), place.colony.storage);
                posts.map(|cell| self.trade_at(table, place, prices, cell)).fold(0.0, f32::max)
            }
            ships::Phase::Trade { cell, .. } => self.trade_at(table, place, prices, cell),
        }
    }
}

//! What the land is worth, for bots: what a seat has, what it is about to have, and what it lacks.

use super::Phase;
use super::content::{Land, Power, Symbol};
use super::country::{Colony, Country, Settled};
use crate::cubes::{Cube, Cubes};
use crate::effect::{Effect, Step};
use crate::eval::{CubePrices, hoarded, kept};

/// The figures of the land, in points.
pub(crate) const LAND_VALUES: &str = include_str!("../../eval/land.toml");

kit::weights! {
    /// What a game on the land thinks of what a seat has, in points.
    pub(crate) struct LandFigures {
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
        /// How much less a cube is worth for each cube of its spice beyond those that cards ask for.
        hoard,
        /// A point of a claimed card: it is also a step towards the end, which helps who leads.
        claimed,
        /// A bonus tile, for what it may still bring.
        promise,
        /// How much of what a bonus tile counts now is sure to stay.
        bonus,
        /// The first settler at hand.
        ready,
        /// How much less each further one is worth.
        crowd,
        /// A settler owned, wherever it is.
        owned,
        /// A settler fewer at each location of a symbol.
        help,
        /// How often a tool is used at each location of a symbol.
        tool,
        /// The part of its points that a point card within reach is worth before it is claimed.
        reach,
        /// The part of the cubes it takes that is not worth anything besides.
        spent,
        /// A cube for which there is no room before the nearest point card is complete.
        room,
        /// A raise still to come.
        raise,
        /// A bonus tile about to be taken.
        tile,
        /// An exploration tile about to be taken.
        chart,
        /// How much of what pays over time is gone when the game is about to end.
        late,
        /// How far evaluations may be off.
        spread,
    }
}

/// What an evaluation of the land is made of.
pub(crate) const FACTORS: [&str; 8] = [
    "point-cards",
    "bonus-tiles",
    "exploration",
    "cubes",
    "settlers",
    "cards-at-work",
    "within-reach",
    "under-way",
];

impl LandFigures {
    pub(crate) fn kept() -> LandFigures {
        kept(LandFigures::read(LAND_VALUES))
    }

    pub(crate) fn cube_prices(&self, limit: u16) -> CubePrices {
        let LandFigures { yellow, red, green, brown, surplus, .. } = *self;
        CubePrices { each: [yellow, red, green, brown], surplus, limit }
    }

    /// Cubes in the storage; no card asks for many of one spice.
    fn cubes(&self, prices: &CubePrices, storage: Cubes) -> f32 {
        prices.worth(storage) - hoarded(storage) * self.hoard
    }

    /// Settlers at hand: the fewer, the more each is worth.
    fn at_hand(&self, ready: u8) -> f32 {
        let ready = f32::from(ready);
        self.ready * ready - self.crowd * ready * ready
    }
}

impl Land {
    /// What the seat can expect from what it has now, in points, in the order of the factors;
    /// `asked` is what it is asked, if anything is, `most` how many cards the foremost seat has.
    pub(crate) fn worth(
        &self,
        figures: &LandFigures,
        country: &Country,
        place: &impl Settled,
        most: usize,
        asked: Option<Phase>,
    ) -> [f32; FACTORS.len()] {
        let colony = place.colony();
        let late = figures.late * most as f32 / f32::from(self.end.max(1));
        let (time_left, prices) = (1.0 - late, figures.cube_prices(self.storage));
        let tiles = colony.bonus.len() as f32;
        [
            self.card_points(colony) as f32 * figures.claimed,
            self.bonus_points(place) as f32 * figures.bonus + tiles * figures.promise * time_left,
            self.chart_points(colony) as f32,
            figures.cubes(&prices, colony.storage),
            figures.at_hand(colony.ready)
                + f32::from(self.settlers - colony.reserve.min(self.settlers))
                    * figures.owned
                    * time_left,
            self.cards_at_work(figures, &prices, colony) * time_left,
            self.nearest_claim(figures, &prices, country, colony.storage),
            asked.map_or(0.0, |phase| self.pending(figures, &prices, country, colony, phase)),
        ]
    }

    /// What the seat has at the end, in the order of the factors.
    pub(crate) fn final_worth(&self, place: &impl Settled) -> [f32; FACTORS.len()] {
        let mut worth = [0.0; FACTORS.len()];
        let sources = worth.iter_mut().zip(self.sources(place));
        sources.for_each(|(worth, source)| *worth = source.points as f32);
        worth
    }

    /// Help and tools, by how many locations share their symbol.
    fn cards_at_work(&self, figures: &LandFigures, prices: &CubePrices, colony: &Colony) -> f32 {
        let sites = |symbol: Symbol| {
            let own = self.locations.iter().filter(|location| location.symbol == Some(symbol));
            own.count() as f32
        };
        let worth = |point: &u8| match self.power(*point) {
            Some(Power::Help(symbol)) => figures.help * sites(symbol),
            Some(Power::Tool(symbol, cube)) => {
                figures.tool * sites(symbol) * prices.each[cube as usize]
            }
            _ => 0.0,
        };
        colony.claimed.iter().map(worth).sum()
    }

    /// The best point card in the row, by its points and by how much of it is there. Cubes it lacks
    /// need room: two seats with a storage full of what no card asks for would wait for ever.
    fn nearest_claim(
        &self,
        figures: &LandFigures,
        prices: &CubePrices,
        country: &Country,
        storage: Cubes,
    ) -> f32 {
        let cards = country.row.iter().filter_map(|&point| self.points.of(point));
        let reach = cards.map(|card| {
            let needed = storage.total().min(self.storage) + storage.lacking(card.cost);
            let crowded = needed.saturating_sub(self.storage);
            let parts = (figures.reach, figures.spent);
            let worth = prices.reach(storage, (card.cost, card.points), parts);
            worth - f32::from(crowded) * figures.room
        });
        reach.reduce(f32::max).unwrap_or(0.0)
    }

    /// What the decisions under way will still bring the seat that takes them.
    fn pending(
        &self,
        figures: &LandFigures,
        prices: &CubePrices,
        country: &Country,
        colony: &Colony,
        phase: Phase,
    ) -> f32 {
        let held = |storage: Cubes| {
            figures.cubes(prices, storage) + self.nearest_claim(figures, prices, country, storage)
        };
        match phase {
            Phase::Effect { site, step } => match (step, self.effect_at(site)) {
                (Step::Raise { left }, _) if best_raise(colony.storage, held) > 0.0 => {
                    f32::from(left) * figures.raise
                }
                (Step::Trade | Step::Swap { .. }, Some((effect, _))) => {
                    best_trade(effect, colony.storage, held)
                }
                _ => 0.0,
            },
            Phase::Fort { site, took, claimed } => {
                let tile = !took && self.open_piles(country, colony, site).next().is_some();
                let card = self.slot_of(site).and_then(|slot| country.row.get(usize::from(slot)));
                let card = card.and_then(|&point| self.points.of(point));
                let card = card.filter(|card| !claimed && colony.storage.covers(card.cost));
                let card = card.map_or(0.0, |card| {
                    card.points as f32 * figures.claimed - prices.worth(card.cost)
                });
                card.max(0.0) + if tile { figures.tile } else { 0.0 }
            }
            Phase::Explore { .. } => figures.chart,
            Phase::Action | Phase::Discard { .. } | Phase::Over { .. } => 0.0,
        }
    }
}

/// What the best number of trades of an effect brings by what is held afterwards: a trade that
/// nobody would make must not draw settlers to its location, or two seats could do nothing but
/// evict each other from it.
fn best_trade(effect: &Effect, storage: Cubes, held: impl Fn(Cubes) -> f32) -> f32 {
    let before = held(storage);
    let mut best = 0.0f32;
    for (way, trade) in effect.trades.iter().enumerate() {
        let mut after = storage;
        for _ in 0..effect.repeats(way, storage) {
            after.pay(trade.give, 1);
            after.add(trade.take);
            best = best.max(held(after) - before);
        }
    }
    best
}

/// What the best single raise brings by what is held afterwards.
fn best_raise(storage: Cubes, held: impl Fn(Cubes) -> f32) -> f32 {
    let before = held(storage);
    let raised = |cube: Cube| {
        let mut after = storage;
        let to = cube.raised().filter(|_| after.take(cube))?;
        after.put(to);
        Some(held(after) - before)
    };
    Cube::ALL.into_iter().filter_map(raised).fold(0.0, f32::max)
}

//! What boats, outposts and contracts are worth, for bots.

use kit::Seat;

use super::moves::Lookout;
use super::{Berth, Bonus, Captain, Cell, Phase, Site, Venture};
use crate::cubes::{Cube, Cubes};
use crate::eval::CubePrices;

/// What a game thinks of the sea, in points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeaPrices {
    /// The part of its points that a contract in reach is worth before it is claimed.
    pub(crate) reach: f32,
    /// The part of the cubes it takes that is not worth anything besides.
    pub(crate) spent: f32,
    /// How much of a thing's worth is left when it is a turn away.
    pub(crate) patience: f32,
    /// A point of a claimed contract.
    pub(crate) claimed: f32,
    /// A further outpost, besides its points.
    pub(crate) outpost: f32,
    /// An outpost more in the shortest row: a step towards an empty column.
    pub(crate) column: f32,
    /// A bonus tile of each kind, besides its points.
    pub(crate) tiles: [f32; Bonus::ALL.len()],
    /// A cube to pay with.
    pub(crate) payment: f32,
    /// A raise still to come.
    pub(crate) raise: f32,
    /// What else could be done instead where the boat is.
    pub(crate) idle: f32,
    /// What a step costs that is not free.
    pub(crate) step: f32,
    /// How much of the worth of what is lasting the time left leaves.
    pub(crate) time_left: f32,
}

/// How a seat can get about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Legs {
    /// Steps it can sail in a turn.
    pub(crate) speed: u16,
    /// Steps of these that cost nothing.
    pub(crate) free: u16,
    /// Whether it is about to act where its boat is.
    pub(crate) acts: bool,
    /// Steps it can still sail before that, and how many of them cost nothing.
    pub(crate) now: u16,
    pub(crate) free_now: u16,
}

/// A seat at sea, to be valued.
pub(crate) struct Prospect<'a, S> {
    pub(crate) venture: &'a Venture,
    pub(crate) look: Lookout<'a, S>,
    pub(crate) seat: Seat,
    pub(crate) prices: SeaPrices,
    pub(crate) cubes: CubePrices,
    pub(crate) legs: Legs,
}

impl<S: Captain> Prospect<'_, S> {
    fn own(&self) -> &S {
        &self.look.places[self.seat.index()]
    }

    /// The cubes it can count on: those that do not fit are gone at the end of the turn, the cheapest
    /// first.
    pub(crate) fn purse(&self) -> Cubes {
        let cubes = self.own().cubes();
        if self.legs.acts { cubes } else { self.that_fit(cubes) }
    }

    fn that_fit(&self, cubes: Cubes) -> Cubes {
        cheapest_paid(cubes, cubes.surplus(self.cubes.limit)).unwrap_or_default()
    }

    fn boat(&self) -> Cell {
        self.own().fleet().boat.unwrap_or_default()
    }

    /// What bonus tiles do beyond their points.
    pub(crate) fn tiles_worth(&self) -> f32 {
        let tiles = self.own().prizes().tiles;
        let kinds = Bonus::ALL.into_iter().zip(self.prices.tiles);
        let worth: f32 = kinds.map(|(kind, worth)| f32::from(tiles.count(kind)) * worth).sum();
        worth * self.prices.time_left
    }

    /// What outposts bring beyond their points: places to trade, and steps towards empty columns.
    pub(crate) fn outposts_worth(&self) -> f32 {
        let sea = &self.venture.sea;
        let built = sea.built_of(self.look.sites, self.own().fleet().outposts);
        let all: u8 = built.iter().sum();
        let emptied = built.into_iter().min().unwrap_or(0);
        let started = built.iter().filter(|&&row| row > emptied).count();
        let lasting = f32::from(all) * self.prices.outpost + started as f32 * self.prices.column;
        lasting * self.prices.time_left
    }

    /// The share of its value that something keeps which is so many steps away.
    fn kept(&self, steps: u16) -> (f32, f32) {
        let Legs { speed, free, acts, now, free_now } = self.legs;
        if acts && steps <= now {
            return (1.0, f32::from(steps.saturating_sub(free_now)) * self.prices.step);
        }
        let turns = steps.div_ceil(speed.max(1)).max(u16::from(!acts));
        let paid = steps.saturating_sub(free.saturating_mul(turns.max(1)));
        (self.prices.patience.powi(turns.into()), f32::from(paid) * self.prices.step)
    }

    /// The best contract for these cubes, by its points and by how much of it is there.
    pub(crate) fn reach(&self, cubes: Cubes) -> f32 {
        let worth = self.look.docks.berths.iter().map(|&berth| {
            let Berth::Open(contract) = berth else { return 0.0 };
            let Some(contract) = self.venture.contract(contract) else { return 0.0 };
            let levels = |count: &dyn Fn(Cube) -> u16| -> f32 {
                Cube::ALL.into_iter().map(|cube| f32::from(count(cube) * cube.level())).sum()
            };
            let had = levels(&|cube| cubes.count(cube).min(contract.cost.count(cube)));
            let there = had / f32::from(contract.cost.levels().max(1));
            let spent = self.cubes.plain(|cube| contract.cost.count(cube).min(cubes.count(cube)));
            let reach = contract.points as f32 * there * there * self.prices.reach;
            (reach - spent * there * self.prices.spent).max(0.0)
        });
        worth.fold(0.0, f32::max)
    }

    fn worth(&self, cubes: Cubes) -> f32 {
        let cubes = self.that_fit(cubes);
        self.cubes.worth(cubes) + self.reach(cubes)
    }

    /// What the trade of a market can bring with these cubes.
    fn exchange(&self, tile: u8, cubes: Cubes) -> f32 {
        let effect = self.venture.sea.markets.effect(tile);
        let Some(trade) = effect.trades.first() else { return 0.0 };
        let most = effect.repeats(0, cubes);
        if most == 0 {
            return 0.0;
        }
        let now = self.worth(cubes);
        let after = |times: u16| {
            let mut cubes = cubes;
            cubes.pay(trade.give, times);
            cubes.add(trade.take.multiplied(times));
            self.worth(cubes) - now
        };
        after(1).max(after(most)).max(0.0)
    }

    /// What an outpost on a market of this tile brings at once and later.
    fn outpost(&self, tile: u8) -> f32 {
        let sea = &self.venture.sea;
        let built = sea.built_of(self.look.sites, self.own().fleet().outposts);
        let row = built[sea.markets.icon(tile) as usize];
        let points = sea.columns.get(usize::from(row)).map_or(0, |column| column.points);
        let shortest = built.into_iter().min().unwrap_or(0);
        let closes = row == shortest && built.iter().filter(|&&other| other == row).count() == 1;
        let lasting = match (row == shortest, closes) {
            (_, true) => self.prices.outpost + self.reward(),
            (true, false) => self.prices.outpost + self.prices.column,
            _ => self.prices.outpost,
        };
        points as f32 + lasting * self.prices.time_left
    }

    /// What an empty column brings.
    fn reward(&self) -> f32 {
        let bonus = &self.venture.bonus;
        let honour = bonus.next_honour(self.look.places).map_or(0, |(_, points)| points);
        let kinds = Bonus::ALL.into_iter().zip(self.prices.tiles);
        let left = kinds.filter(|&(kind, _)| bonus.left(self.look.places, kind) > 0);
        let best = left.map(|(kind, worth)| worth + bonus.printed(kind).points as f32);
        best.fold(honour as f32, f32::max)
    }

    /// What can be won by acting on a cell.
    fn gain(&self, cell: Cell) -> f32 {
        let (own, sea, purse) = (self.own(), &self.venture.sea, self.purse());
        match self.look.sites.get(cell.index()).copied().unwrap_or_default() {
            Site::Sea => 0.0,
            Site::Port => {
                let berth = sea.chart.port(cell).and_then(|port| self.look.docks.berths.get(port));
                let Some(&Berth::Open(contract)) = berth else { return 0.0 };
                let Some(contract) = self.venture.contract(contract) else { return 0.0 };
                if !purse.covers(contract.cost) {
                    return 0.0;
                }
                let mut left = purse;
                left.pay(contract.cost, 1);
                let worth = contract.points as f32 * self.prices.claimed;
                (worth + self.worth(left) - self.worth(purse)).max(0.0)
            }
            Site::Market(tile) => {
                let mut due = 0;
                if own.fleet().boat != Some(cell) {
                    due += sea.tolls(self.look.sites, self.look.places, self.seat, cell);
                }
                if own.fleet().outposts.contains(cell.0) {
                    let toll = f32::from(due) * self.prices.payment;
                    return (self.exchange(tile, purse) - toll).max(0.0);
                }
                due += sea.price(self.look.places, cell);
                let Some(left) = cheapest_paid(purse, due) else { return 0.0 };
                let paid = self.worth(purse) - self.worth(left);
                (self.outpost(tile) + self.exchange(tile, left) - paid).max(0.0)
            }
        }
    }

    /// The best thing the boat can get to.
    pub(crate) fn position(&self) -> f32 {
        let boat = self.boat();
        let (here, _) = self.kept(0);
        let best = self.venture.sea.chart.cells().map(|cell| {
            let steps = self.venture.sea.chart.steps(boat, cell);
            let (kept, cost) = self.kept(steps);
            kept * self.gain(cell) - cost
        });
        best.fold(self.prices.idle * here, f32::max)
    }

    /// The starting lot that a seat without a boat will still take.
    pub(crate) fn lot_to_come(&self) -> f32 {
        let Venture { lots, .. } = self.venture;
        let left = self.look.lots.iter().filter_map(|lot| lots.get(usize::from(lot)));
        if !self.own().cubes().is_empty() {
            return 0.0;
        }
        left.map(|&cubes| self.cubes.worth(cubes)).fold(0.0, f32::max)
    }

    /// What the decisions under way will still bring.
    pub(crate) fn under_way(&self, phase: Phase) -> f32 {
        let own = self.own();
        let tile = match self.look.sites.get(self.boat().index()) {
            Some(&Site::Market(tile)) => tile,
            _ => u8::MAX,
        };
        match phase {
            Phase::Lot | Phase::Moor | Phase::Sail { .. } => 0.0,
            Phase::Toll { paid } => {
                let tolls = self.venture.sea.tolls(
                    self.look.sites,
                    self.look.places,
                    self.seat,
                    self.boat(),
                );
                -f32::from(tolls.saturating_sub(paid.into())) * self.prices.payment
            }
            Phase::Build { due } => {
                let left = cheapest_paid(own.cubes(), due).unwrap_or_default();
                let paid = self.worth(own.cubes()) - self.worth(left);
                self.outpost(tile) + self.exchange(tile, left) - paid
            }
            Phase::Reward { refits, .. } => {
                self.reward() * self.prices.time_left
                    + f32::from(refits) * self.prices.raise
                    + self.exchange(tile, own.cubes())
            }
            Phase::Refit { left } => {
                f32::from(left) * self.prices.raise + self.exchange(tile, own.cubes())
            }
            Phase::Exchange => self.exchange(tile, own.cubes()),
        }
    }
}

/// What is left when so many of the cheapest cubes are paid.
fn cheapest_paid(mut cubes: Cubes, due: u16) -> Option<Cubes> {
    for _ in 0..due {
        let (cheapest, _) = cubes.iter().next()?;
        cubes.take(cheapest);
    }
    Some(cubes)
}

//! What boats, outposts and contracts are worth, for bots.

use kit::{Row, Seat};

use super::chart::{Chart, MOST_CELLS, MOST_PORTS};
use super::moves::{Lookout, Move};
use super::{Afloat, Berth, Bonus, Captain, Cell, Means, Phase, Sea, Site, Sites, Venture};
use crate::cubes::{Cube, Cubes};
use crate::eval::{CubePrices, hoarded, kept};

/// The part of the best prospect that another one must have to be worth sailing there.
const WORTH_A_COURSE: f32 = 0.5;

/// The figures of the sea, in points.
const SEA_VALUES: &str = include_str!("../../eval/sea.toml");

kit::weights! {
    /// What a game with ports thinks of what a seat has at sea, in points.
    pub(crate) struct SeaFigures {
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
        /// An outpost more in the shortest row: a step towards an empty column.
        column,
        /// A barge, besides its points.
        barge,
        /// A raise still to come.
        raise,
        /// How much of what is lasting is gone when the game is about to end.
        late,
        /// How far evaluations may be off.
        spread,
    }
}

impl SeaFigures {
    pub(crate) fn kept() -> SeaFigures {
        kept(SeaFigures::read(SEA_VALUES))
    }

    pub(crate) fn cube_prices(&self, limit: u16) -> CubePrices {
        let SeaFigures { yellow, red, green, brown, surplus, .. } = *self;
        CubePrices { each: [yellow, red, green, brown], surplus, limit }
    }
}

/// What a game itself thinks of the sea, in points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeaPrices {
    /// A bonus tile of each kind, besides its points.
    pub(crate) tiles: [f32; Bonus::ALL.len()],
    /// What else could be done instead where the boat is.
    pub(crate) idle: f32,
    /// What a step costs that is not free.
    pub(crate) step: f32,
}

/// How a seat can get about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Legs {
    /// Steps it can sail in a turn.
    pub(crate) speed: u16,
    /// Steps of these that cost nothing.
    pub(crate) free: u16,
    /// What it can still sail with, if it is about to act where its boat is.
    pub(crate) now: Option<Means>,
}

/// What one more outpost does for the columns of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Towards {
    /// A column is empty.
    Empty,
    /// A column is nearer to being empty.
    Nearer,
    /// Nothing: other rows are shorter.
    Nothing,
}

impl Sea {
    /// The points of the space that an outpost on this market tile would leave, and what it would do for the
    /// columns; `built` are the outposts that have left each row.
    pub(crate) fn next_space(&self, built: [u8; Cube::ALL.len()], tile: u8) -> (i32, Towards) {
        let row = built[self.markets.icon(tile) as usize];
        let points = self.columns.get(usize::from(row)).map_or(0, |column| column.points);
        let shortest = built.into_iter().min().unwrap_or(0);
        let alone = built.iter().filter(|&&other| other == row).count() == 1;
        let towards = match (row == shortest, alone) {
            (true, true) => Towards::Empty,
            (true, false) => Towards::Nearer,
            (false, _) => Towards::Nothing,
        };
        (points, towards)
    }
}

/// What the outposts that have left each row are worth beyond their points: places to trade, and steps towards
/// empty columns.
pub(crate) fn board_worth(built: [u8; Cube::ALL.len()], outpost: f32, column: f32) -> f32 {
    let all: u8 = built.iter().sum();
    let emptied = built.into_iter().min().unwrap_or(0);
    let started = built.iter().filter(|&&row| row > emptied).count();
    f32::from(all) * outpost + started as f32 * column
}

/// A seat at sea, to be valued.
pub(crate) struct Prospect<'a, S> {
    venture: &'a Venture,
    look: Lookout<'a, S>,
    pub(crate) cubes: CubePrices,
    /// How much of the worth of what is lasting the time left leaves.
    pub(crate) time_left: f32,
    figures: &'a SeaFigures,
    prices: SeaPrices,
    legs: Legs,
    /// The contracts in open ports.
    goals: Row<Goal, MOST_PORTS>,
    /// The outposts it has built, by icon.
    built: [u8; Cube::ALL.len()],
}

/// A contract in an open port, as it is compared with cubes again and again.
#[derive(Clone, Copy, Default)]
struct Goal {
    asked: Cubes,
    cost: [f32; Cube::ALL.len()],
    levels: f32,
    points: f32,
}

/// How many cubes there are of each spice.
fn counts(cubes: Cubes) -> [f32; Cube::ALL.len()] {
    Cube::ALL.map(|cube| f32::from(cubes.count(cube)))
}

impl<'a, S: Captain> Prospect<'a, S> {
    pub(crate) fn new(
        (venture, look): (&'a Venture, Lookout<'a, S>),
        seat: Seat,
        (figures, prices): (&'a SeaFigures, SeaPrices),
        legs: Legs,
    ) -> Prospect<'a, S> {
        let open = look.docks.berths.iter().filter_map(|&berth| match berth {
            Berth::Open(contract) => venture.contract(contract),
            _ => None,
        });
        let goals = open.map(|contract| Goal {
            asked: contract.cost,
            cost: counts(contract.cost),
            levels: f32::from(contract.cost.levels().max(1)),
            points: contract.points as f32,
        });
        let goals = goals.collect();
        let look = Lookout { at: Afloat { active: seat, ..look.at }, ..look };
        let own = look.own();
        let built = venture.sea.built_of(look.sites, own.fleet().outposts);
        let cubes = figures.cube_prices(venture.hold_of(own));
        let time_left = time_left(venture, look.places, seat, figures.late);
        Prospect { venture, look, cubes, time_left, figures, prices, legs, goals, built }
    }

    fn own(&self) -> &S {
        self.look.own()
    }

    /// The cubes it can count on: those that do not fit are gone at the end of the turn.
    fn purse(&self) -> Cubes {
        let cubes = self.own().cubes();
        if self.legs.now.is_some() { cubes } else { self.kept_of(cubes).cubes }
    }

    /// What is kept of these cubes, the cheapest given up first: either of all or of those that the
    /// contract in some port does not ask for.
    fn kept_of(&self, cubes: Cubes) -> Held {
        let surplus = cubes.surplus(self.cubes.limit);
        let held = |cubes| Held { cubes, worth: self.spices(cubes) + self.reach(cubes) };
        if surplus == 0 {
            return held(cubes);
        }
        let plain = held(cheapest_paid(cubes, surplus).unwrap_or_default());
        let kept = self.goals.iter().map(|goal| held(without_surplus(cubes, surplus, goal.asked)));
        kept.fold(plain, |best, kept| if kept.worth > best.worth { kept } else { best })
    }

    /// Cubes in the hold; no contract asks for many of one spice.
    fn spices(&self, cubes: Cubes) -> f32 {
        self.cubes.worth(cubes) - hoarded(cubes) * self.figures.hoard
    }

    /// What the seat can expect from what it has at sea, in points: from contracts, bonus tiles, outposts and
    /// spices, from what is within reach, and from where its boat can get to.
    pub(crate) fn parts(&self) -> [f32; 6] {
        let [contracts, tiles, outposts, _] = self.venture.final_worth(self.look.sites, self.own());
        let (boat, purse) = (self.own().fleet().boat.is_some(), self.purse());
        [
            contracts * self.figures.claimed,
            tiles + self.tiles_worth(),
            outposts + self.outposts_worth(),
            self.spices(purse),
            if boat { self.reach(purse) } else { 0.0 },
            if boat { self.position() } else { self.lot_to_come() },
        ]
    }

    /// What bonus tiles do beyond their points.
    fn tiles_worth(&self) -> f32 {
        let tiles = self.own().prizes().tiles;
        let kinds = Bonus::ALL.into_iter().zip(self.prices.tiles);
        let worth: f32 = kinds.map(|(kind, worth)| f32::from(tiles.count(kind)) * worth).sum();
        worth * self.time_left
    }

    /// What outposts bring beyond their points: places to trade, and steps towards empty columns.
    fn outposts_worth(&self) -> f32 {
        board_worth(self.built, self.figures.outpost, self.figures.column) * self.time_left
    }

    /// The share of its value that something keeps which is so many steps away.
    fn kept(&self, steps: u16) -> (f32, f32) {
        let Legs { speed, free, now } = self.legs;
        if let Some(now) = now.filter(|now| steps <= now.free + now.paid) {
            return (1.0, f32::from(steps.saturating_sub(now.free)) * self.prices.step);
        }
        let turns = steps.div_ceil(speed.max(1)).max(u16::from(now.is_none()));
        let paid = steps.saturating_sub(free.saturating_mul(turns.max(1)));
        (self.figures.patience.powi(turns.into()), f32::from(paid) * self.prices.step)
    }

    /// The best contract for these cubes, by its points and by how much of it is there. What it lacks
    /// needs room: who fills the hold with cubes that no contract asks for would be stuck with them.
    fn reach(&self, cubes: Cubes) -> f32 {
        let limit = f32::from(self.cubes.limit);
        let (total, counts) = (f32::from(cubes.total()).min(limit), counts(cubes));
        let worth = self.goals.iter().map(|goal| {
            let (mut had, mut spent, mut lacking) = (0.0, 0.0, 0.0);
            for cube in Cube::ALL {
                let asked = goal.cost[cube as usize];
                let count = counts[cube as usize].min(asked);
                had += count * f32::from(cube.level());
                spent += count * self.cubes.each[cube as usize];
                lacking += asked - count;
            }
            let there = had / goal.levels;
            let reach = goal.points * there * there * self.figures.reach;
            let crowded = (total + lacking - limit).max(0.0);
            (reach - spent * there * self.figures.spent).max(0.0) - crowded * self.figures.room
        });
        worth.reduce(f32::max).unwrap_or(0.0)
    }

    fn worth(&self, cubes: Cubes) -> f32 {
        self.kept_of(cubes).worth
    }

    fn held(&self, cubes: Cubes) -> Held {
        Held { cubes, worth: self.worth(cubes) }
    }

    /// What the trade of a market can bring with these cubes.
    fn exchange(&self, tile: u8, held: Held) -> f32 {
        let effect = self.venture.sea.markets.effect(tile);
        let Some(trade) = effect.trades.first() else { return 0.0 };
        let most = effect.repeats(0, held.cubes);
        if most == 0 {
            return 0.0;
        }
        let after = |times: u16| {
            let mut cubes = held.cubes;
            cubes.pay(trade.give, times);
            cubes.add(trade.take.multiplied(times));
            self.worth(cubes) - held.worth
        };
        let once = after(1);
        (if most > 1 { once.max(after(most)) } else { once }).max(0.0)
    }

    /// What an outpost on a market of this tile brings at once and later.
    fn outpost(&self, tile: u8) -> f32 {
        let (points, towards) = self.venture.sea.next_space(self.built, tile);
        let lasting = match towards {
            Towards::Empty => self.figures.outpost + self.reward(),
            Towards::Nearer => self.figures.outpost + self.figures.column,
            Towards::Nothing => self.figures.outpost,
        };
        points as f32 + lasting * self.time_left
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
    fn gain(&self, cell: Cell, purse: Held) -> f32 {
        let (own, sea) = (self.own(), &self.venture.sea);
        match self.look.sites.get(cell.index()).copied().unwrap_or_default() {
            Site::Sea => 0.0,
            Site::Port => {
                let berth = sea.chart.port(cell).and_then(|port| self.look.docks.berths.get(port));
                let Some(&Berth::Open(contract)) = berth else { return 0.0 };
                let Some(contract) = self.venture.contract(contract) else { return 0.0 };
                if !purse.cubes.covers(contract.cost) {
                    return 0.0;
                }
                let mut left = purse.cubes;
                left.pay(contract.cost, 1);
                let worth = contract.points as f32 * self.figures.claimed;
                (worth + self.worth(left) - purse.worth).max(0.0)
            }
            Site::Market(tile) => {
                let mut due = 0;
                if own.fleet().boat != Some(cell) {
                    due += sea.tolls(&self.look, cell);
                }
                if own.fleet().outposts.contains(cell.0) {
                    let toll = f32::from(due) * self.figures.yellow;
                    return (self.exchange(tile, purse) - toll).max(0.0);
                }
                due += sea.price(self.look.places, cell);
                let Some(left) = cheapest_paid(purse.cubes, due) else { return 0.0 };
                let left = if due == 0 { purse } else { self.held(left) };
                let paid = purse.worth - left.worth;
                (self.outpost(tile) + self.exchange(tile, left) - paid).max(0.0)
            }
        }
    }

    /// The best thing the boat can get to.
    fn position(&self) -> f32 {
        let (purse, (here, _)) = (self.held(self.purse()), self.kept(0));
        let cells = self.venture.sea.chart.cells();
        let best = cells.map(|cell| self.prospect_of(cell, purse));
        best.fold(self.prices.idle * here, f32::max)
    }

    /// What a cell is worth to the boat where it is now.
    fn prospect_of(&self, cell: Cell, purse: Held) -> f32 {
        let (kept, cost) = self.kept(self.venture.sea.chart.steps(self.look.boat(), cell));
        kept * self.gain(cell, purse) - cost
    }

    /// Leaves out what no sensible seat decides that could now sail so far and act: to do nothing, and
    /// steps that lead to nothing. Each step costs little: who does not look closely would sail about
    /// until everything is spent. `at_sea` tells the decisions of the sea from others.
    pub(crate) fn prune<M: Copy>(
        mut self,
        means: Means,
        moves: &mut Vec<M>,
        at_sea: fn(M) -> Option<Move>,
    ) {
        self.legs.now = Some(means);
        let courses = self.courses();
        let sensible = |decision: &M| match at_sea(*decision) {
            Some(Move::Sail(to)) => courses.lead(to),
            Some(Move::Pass) => false,
            _ => true,
        };
        if moves.iter().any(sensible) {
            moves.retain(sensible);
        }
    }

    /// Where the boat may be going: to what is worth more than what can be done where it is, if it has
    /// to pay for the next step, and not much less than the best there is.
    fn courses(&self) -> Courses<'a> {
        let (purse, chart, boat) =
            (self.held(self.purse()), &self.venture.sea.chart, self.look.boat());
        let mut prospects = [0.0; MOST_CELLS];
        for cell in chart.cells() {
            if let Some(prospect) = prospects.get_mut(cell.index()) {
                *prospect = self.prospect_of(cell, purse);
            }
        }
        let here = prospects.get(boat.index()).copied().unwrap_or(0.0).max(self.prices.idle);
        let best = prospects.iter().copied().fold(here, f32::max);
        let paid = self.legs.now.is_none_or(|now| now.free == 0);
        let least = if paid { here.max(best * WORTH_A_COURSE) } else { best * WORTH_A_COURSE };
        Courses { chart, boat, prospects, least }
    }

    /// The starting lot that a seat without a boat will still take.
    fn lot_to_come(&self) -> f32 {
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
        let site = self.look.sites.get(self.look.boat().index()).copied().unwrap_or_default();
        let tile = site.tile().unwrap_or(u8::MAX);
        match phase {
            Phase::Lot | Phase::Moor | Phase::Sail { .. } => 0.0,
            Phase::Toll { paid } => {
                let tolls = self.venture.sea.tolls(&self.look, self.look.boat());
                -f32::from(tolls.saturating_sub(paid.into())) * self.figures.yellow
            }
            Phase::Build { due } => {
                let left = self.held(cheapest_paid(own.cubes(), due).unwrap_or_default());
                let paid = self.worth(own.cubes()) - left.worth;
                self.outpost(tile) + self.exchange(tile, left) - paid
            }
            Phase::Reward { refits, .. } => {
                self.reward() * self.time_left
                    + f32::from(refits) * self.figures.raise
                    + self.exchange(tile, self.held(own.cubes()))
            }
            Phase::Refit { left } => {
                f32::from(left) * self.figures.raise + self.exchange(tile, self.held(own.cubes()))
            }
            Phase::Exchange => self.exchange(tile, self.held(own.cubes())),
        }
    }
}

impl Venture {
    /// What a seat has at the end, in points: contracts, bonus tiles, outposts, spices.
    pub(crate) fn final_worth(&self, sites: &Sites, place: &impl Captain) -> [f32; 4] {
        self.sources(sites, place).map(|source| source.points as f32)
    }
}

/// How much of the worth of what is lasting the time left leaves to a seat, by the contracts that the
/// others have: who claims one must not lose by it what its own outposts and tiles are worth, or nobody
/// who has many would end the game.
fn time_left<S: Captain>(venture: &Venture, places: &[S], seat: Seat, late: f32) -> f32 {
    let others = places.iter().enumerate().filter(|&(at, _)| at != seat.index());
    let most = others.map(|(_, place)| place.prizes().contracts.len()).max().unwrap_or(0);
    1.0 - late * most as f32 / f32::from(venture.end.max(1))
}

/// Cubes and what they are worth.
#[derive(Clone, Copy)]
struct Held {
    cubes: Cubes,
    worth: f32,
}

/// Where a boat could be going.
struct Courses<'a> {
    chart: &'a Chart,
    boat: Cell,
    /// What each cell is worth to it.
    prospects: [f32; MOST_CELLS],
    /// What a cell must be worth to sail there.
    least: f32,
}

impl Courses<'_> {
    /// Whether a step to this cell next to the boat brings it nearer to something.
    fn lead(&self, to: Cell) -> bool {
        self.chart.cells().any(|cell| {
            let prospect = self.prospects.get(cell.index()).copied().unwrap_or(0.0);
            prospect > self.least && self.chart.steps(to, cell) < self.chart.steps(self.boat, cell)
        })
    }
}

/// What is left when so many cubes are given up, first those beyond what is asked for.
fn without_surplus(mut cubes: Cubes, mut surplus: u16, asked: Cubes) -> Cubes {
    for cube in Cube::ALL {
        while surplus > 0 && cubes.count(cube) > asked.count(cube) {
            cubes.take(cube);
            surplus -= 1;
        }
    }
    cheapest_paid(cubes, surplus).unwrap_or_default()
}

/// What is left when so many of the cheapest cubes are paid.
fn cheapest_paid(mut cubes: Cubes, due: u16) -> Option<Cubes> {
    for _ in 0..due {
        let cheapest = cubes.kinds().next()?;
        cubes.take(cheapest);
    }
    Some(cubes)
}

//! How good a position is: points, what can be made of the goods at hand, and what is under way.

use kit::{Game as _, Seat, Sense};

use crate::board::{BOTTOM, Colony, Column};
use crate::components::{Gain, Tile, TileKind};
use crate::state::{Ground, Phase, Place, Stage, State, Stop, Tie};
use crate::{Goa, Table};

/// What goods are worth in points while there is time to use them.
const SHIP: f32 = 0.34;
const COLONIST: f32 = 0.3;
const DUCAT: f32 = 0.16;
const SPICE: f32 = 0.52;
const EXTRA_ACTION: f32 = 1.1;
/// A card, besides what its symbol is worth.
const CARD: f32 = 0.55;
/// More goods than this are hardly used.
const PLENTY: f32 = 7.0;
/// An empty field, for each round to come.
const FIELD: f32 = 0.17;
/// A row of a marker, for each round to come.
const ROW: f32 = 0.13;
/// An action still to be taken.
const ACTION: f32 = 1.0;
/// The first seat.
const FLAG: f32 = 0.4;
/// A bid of so many ducats wins every other time.
const EVEN_BID: f32 = 4.0;

impl Sense for Goa {
    const RIVALRY: f32 = 0.25;

    fn outlook(&self, state: &State, seat: Seat) -> f32 {
        if self.awaiting(state).is_over() {
            return self.final_points(state, seat);
        }
        self.expected(state, seat) + self.prospects(state, seat)
    }

    fn doubt(&self, _state: &State) -> f32 {
        6.0
    }
}

impl Goa {
    fn final_points(&self, state: &State, seat: Seat) -> f32 {
        self.score(state).seats.get(seat.index()).map_or(0, |line| line.points) as f32
    }

    /// The rounds that are still to be played, this one included as far as it goes.
    fn time_left(&self, table: &Table) -> f32 {
        let gone = match table.stage {
            Stage::Start | Stage::Placing => 0.0,
            Stage::Auction { .. } => 0.1,
            Stage::Actions { number } => {
                0.1 + 0.8 * f32::from(number) / f32::from(self.components.figures.actions)
            }
            Stage::Extra => 0.9,
        };
        f32::from(self.components.all_rounds().saturating_sub(table.round)) - gone
    }

    /// What the seat can expect from what it has now, in points.
    fn expected(&self, state: &State, seat: Seat) -> f32 {
        let table = &state.table;
        let Some(place) = table.place(seat) else { return 0.0 };
        let left = self.time_left(table);
        // Goods that come too late are worth nothing.
        let use_of = (left * 1.2).min(1.0);
        let hand = state.hand(seat);
        let points = self.points(place, hand) as f32;
        let rows: f32 = place.markers.iter().map(|&row| f32::from(row) * ROW * left).sum();
        points
            + rows
            + use_of * self.goods_worth(state, seat, place)
            + left.min(3.0) / 3.0 * CARD * hand.len() as f32
            + self.estate_worth(place, left)
            + self.nearest_step(place) * use_of
            + place.tiles.iter().map(|tile| self.held_worth(place, Tile(tile), left)).sum::<f32>()
            + if table.flag == seat { FLAG } else { 0.0 }
    }

    fn goods_worth(&self, state: &State, seat: Seat, place: &Place) -> f32 {
        let fewer =
            |count: f32| if count > PLENTY { PLENTY + (count - PLENTY) * 0.3 } else { count };
        let ducats = f32::from(state.ducats(seat));
        let rich = if ducats > 30.0 { 30.0 + (ducats - 30.0) * 0.3 } else { ducats };
        let founding = Colony::ALL.iter().any(|&colony| !place.owns(colony));
        fewer(place.ships.into()) * SHIP
            + if founding { fewer(place.colonists.into()) * COLONIST } else { 0.0 }
            + rich * DUCAT
            + f32::from(place.extra_actions) * EXTRA_ACTION
    }

    fn estate_worth(&self, place: &Place, left: f32) -> f32 {
        let worth = |ground: Ground| {
            let fields = self.components.fields(ground);
            let choice = if fields.takes.sole().is_some() { 1.0 } else { 1.25 };
            f32::from(fields.count) * choice * FIELD * left
        };
        let fields: f32 = place.estates.iter().flatten().map(|estate| worth(estate.ground)).sum();
        let held = place.spices();
        // The second and third of a kind are worth less: a step takes one of each.
        let spices: f32 = held.iter().map(|(_, count)| SPICE * f32::from(count).powf(0.8)).sum();
        let late = (left * 1.2).min(1.0);
        fields + spices * late
    }

    /// The step for which most is there, by what it gives and by how much of it is there.
    fn nearest_step(&self, place: &Place) -> f32 {
        let held = place.spices();
        let worth = |column: Column| {
            let row = place.markers[column as usize];
            if row >= BOTTOM {
                return 0.0;
            }
            let cost = self.step_cost(place, column);
            let lacking = f32::from(held.lacking(cost));
            let ships = (f32::from(cost.len()) - f32::from(place.ships)).max(0.0);
            let there = 1.0 - (lacking + ships) / (2.0 * f32::from(cost.len()));
            let gain = self.step_gain(row);
            // What the goods are worth as goods is counted already.
            gain * there * there * 0.35
        };
        Column::ALL.into_iter().map(worth).fold(0.0, f32::max)
    }

    fn step_gain(&self, row: u8) -> f32 {
        let points = |row: u8| f32::from(self.components.row(row).points);
        points(row + 1) - points(row)
    }

    fn gain_worth(&self, gain: Gain) -> f32 {
        f32::from(gain.ships) * SHIP
            + f32::from(gain.colonists) * COLONIST
            + f32::from(gain.ducats) * DUCAT
            + f32::from(gain.extra_actions) * EXTRA_ACTION
            + f32::from(gain.cards) * (CARD + 0.8)
            + f32::from(gain.gather) * SPICE
    }

    /// What a tile in front of a seat is worth, besides its points.
    fn held_worth(&self, place: &Place, tile: Tile, left: f32) -> f32 {
        let spent = place.flipped.contains(tile.0);
        match self.components.tile(tile) {
            TileKind::Red(gain) => {
                let uses = (left - if spent { 1.0 } else { 0.0 }).max(0.0).ceil();
                uses * self.gain_worth(gain) * 0.85
            }
            TileKind::Duty { points, .. } if !spent => f32::from(points) * 0.45 * left.min(1.0),
            TileKind::Mission { .. } => 0.0,
            kind => self.tile_worth(kind, place, left) * 0.95,
        }
    }

    /// What a tile is worth to a seat before it is resolved.
    fn tile_worth(&self, kind: TileKind, place: &Place, left: f32) -> f32 {
        let singles = place.estates.iter().flatten().filter(|estate| match estate.ground {
            Ground::Plantation(tile) => matches!(
                self.components.tile(tile),
                TileKind::Plantation { points, .. } if points > 0
            ),
            Ground::Colony(_) => false,
        });
        match kind {
            TileKind::Plantation { fields, points } => {
                let count = f32::from(fields.count);
                let sites = place.estates.iter().take(crate::board::PLANTATION_SITES);
                let crowded = sites.flatten().count() == crate::board::PLANTATION_SITES;
                let room = if crowded { 0.35 } else { 1.0 };
                f32::from(points) + count * (SPICE + FIELD * left * room) * left.min(1.0)
            }
            TileKind::Supply(gain) => self.gain_worth(gain) * left.min(1.0),
            TileKind::Either { count } => f32::from(count) * SHIP * left.min(1.0),
            TileKind::Red(gain) => left.ceil() * self.gain_worth(gain) * 0.85,
            TileKind::Favour => 1.8,
            TileKind::Duty { points, .. } => f32::from(points) * 0.45 * left.min(1.0),
            TileKind::ViceKing => match place.least() {
                row if row < BOTTOM => self.step_gain(row) + ROW * left + 0.3,
                _ => 0.0,
            },
            TileKind::Swap => 1.5 * left.min(1.0),
            TileKind::ExtraHarvest { sites } => f32::from(sites) * SPICE * left.min(1.0),
            TileKind::Espionage => ACTION * 1.2 * left.min(1.0),
            TileKind::Resupply { cards } => f32::from(cards) * 2.0 * SHIP * left.min(1.0),
            TileKind::Mission { points } => points.into(),
            TileKind::Foreman { points } => {
                f32::from(points - 1) * (singles.count() as f32 + 0.15 * left)
            }
        }
    }

    /// What the decisions under way will still bring.
    fn prospects(&self, state: &State, seat: Seat) -> f32 {
        let table = &state.table;
        let Some(place) = table.place(seat) else { return 0.0 };
        let left = self.time_left(table);
        self.lots(table, seat, place, left)
            + match table.phase {
                Phase::Bid { high, leader } if leader == Some(seat) => {
                    self.standing_bid(table, place, high, left)
                }
                Phase::LastWord { high, leader } if leader == seat => {
                    self.standing_bid(table, place, high, left)
                }
                _ if table.active != seat => 0.0,
                _ => self.pending(state, place, left),
            }
    }

    /// What the tiles under tokens promise: to their owner most of all.
    fn lots(&self, table: &Table, seat: Seat, place: &Place, left: f32) -> f32 {
        let sold = match table.stage {
            Stage::Auction { lot } => usize::from(lot) + 1,
            Stage::Placing => 1,
            _ => return 0.0,
        };
        let mut worth = 0.0;
        for (lot, &space) in table.tokens.iter().enumerate().skip(sold) {
            if let Some(tile) = table.tile_at(space) {
                let share = if self.seller(table, lot as u8) == seat { 0.55 } else { 0.12 };
                worth += share * self.tile_worth(self.components.tile(tile), place, left);
            }
        }
        worth
    }

    /// A bid that stands may win: what the lot is worth less what it costs.
    fn standing_bid(&self, table: &Table, place: &Place, high: u16, left: f32) -> f32 {
        let Stage::Auction { lot } = table.stage else { return 0.0 };
        let space = table.tokens.get(usize::from(lot)).copied().unwrap_or_default();
        let worth = match table.tile_at(space) {
            Some(tile) if lot > 0 => self.tile_worth(self.components.tile(tile), place, left),
            _ => FLAG + EXTRA_ACTION,
        };
        let high = f32::from(high);
        (worth - high * DUCAT) * high / (high + EVEN_BID)
    }

    /// What the question asked of the seat will bring.
    fn pending(&self, state: &State, place: &Place, left: f32) -> f32 {
        let table = &state.table;
        let to_act = if table.acted { 0.0 } else { ACTION };
        let colony = |recruits: u8, third: bool| {
            let cards = if third { 6.0 } else { 4.0 };
            self.colony_hopes(place, f32::from(recruits) + cards, left)
        };
        let under_way = match table.stop {
            Stop::No => 0.0,
            Stop::Expedition { left, limit } => {
                let room = u32::from(limit).saturating_sub(state.own_hand().len());
                f32::from(left).min(room as f32 + 0.3) * (CARD + 0.9)
            }
            Stop::Founding { colony, .. } => {
                let short = f32::from(self.shortage(table));
                if f32::from(place.colonists) >= short {
                    (self.colony_gain(place, colony, left) - short * COLONIST).max(COLONIST)
                } else {
                    COLONIST
                }
            }
        };
        let spices = |count: u8| {
            let room: u8 =
                crate::board::Site::all().map(|site| self.room_at(place, site)).sum::<u8>();
            f32::from(count.min(room)) * SPICE
        };
        let asked = match table.phase {
            Phase::Gather { left, mix: true, .. } => f32::from(left) * SPICE,
            Phase::Gather { left, .. } => spices(left),
            Phase::Fill { site, more } => f32::from(self.room_at(place, site) + more) * SPICE,
            Phase::FillNext { left, .. } => spices(left.saturating_mul(2)),
            Phase::PayStep { column, paid } => {
                let row = place.markers[column as usize];
                let due = self.step_cost(place, column).len().saturating_sub(paid);
                self.step_gain(row) + ROW * left - f32::from(due) * SPICE * 0.8
            }
            Phase::BuyStep | Phase::ViceKing => {
                let rows = place.markers.iter().filter(|&&row| row < BOTTOM);
                rows.map(|&row| self.step_gain(row)).fold(0.0, f32::max) + ROW * left
            }
            Phase::With(Tie::NoSpice | Tie::NoShip) => 1.5,
            Phase::With(Tie::Mix) => {
                let row = place.markers[Column::Harvest as usize];
                f32::from(self.components.row(row).harvest) * SPICE
            }
            Phase::With(Tie::Third) => {
                let row = place.markers[Column::Colonies as usize];
                colony(self.components.row(row).recruits, true)
            }
            Phase::Name { recruits, third } => colony(recruits, third),
            Phase::Spying => ACTION,
            Phase::Settle { .. } => 2.0 * SPICE,
            Phase::Sell { left, price, .. } => {
                let count = f32::from(left).min(f32::from(place.spices().total()));
                count * (f32::from(price) * DUCAT - SPICE * 0.8).max(0.0)
            }
            Phase::Duty { left } => -f32::from(left) * SPICE * 0.8,
            Phase::Either { count } | Phase::Resupply { count } => f32::from(count) * SHIP,
            Phase::GiveUp { tile } => self.tile_worth(self.components.tile(tile), place, left),
            Phase::Boxed => 1.8,
            Phase::Swap => 0.0,
            _ => 0.0,
        };
        let acting = matches!(table.stage, Stage::Actions { .. } | Stage::Extra);
        asked + under_way + if acting && table.phase != Phase::Extra { to_act } else { 0.0 }
    }

    /// What a founded colony brings: its points, and its fields with their spices.
    fn colony_gain(&self, place: &Place, colony: Colony, left: f32) -> f32 {
        let owned = Colony::ALL.iter().filter(|&&colony| place.owns(colony)).count();
        let series = &self.components.colony_points;
        let points = |count: usize| {
            count
                .checked_sub(1)
                .and_then(|at| series.get(at))
                .map_or(0.0, |&points| f32::from(points))
        };
        let tiles = self.components.colony_tiles.iter().find(|face| face.colony == colony);
        let fields = tiles.map_or(0, |face| face.fields.count);
        points(owned + 1) - points(owned) + f32::from(fields) * (SPICE + FIELD * 1.25 * left)
    }

    /// The best colony that so many colonists, with those of the seat, would found.
    fn colony_hopes(&self, place: &Place, come: f32, left: f32) -> f32 {
        let hope = |colony: Colony| {
            let cost = f32::from(self.components.colony_cost[colony as usize]);
            let short = (cost - come).max(0.0);
            if place.owns(colony) || short > f32::from(place.colonists) {
                return COLONIST;
            }
            self.colony_gain(place, colony, left) - short * COLONIST
        };
        Colony::ALL.into_iter().map(hope).fold(0.0, f32::max)
    }
}

//! What a seat has, and how much time it has to make something of it.

use kit::{CardSet, Seat};

use super::Figures;
use crate::Goa;
use crate::board::{BOTTOM, Colony, Column};
use crate::components::{Components, Tile, TileKind};
use crate::spices::{SpiceSet, Spices};
use crate::state::{Ground, Phase, Place, Shared, Stage, State};

/// A seat's position with what is needed of it again and again.
pub(super) struct Seen<'a> {
    pub(super) goa: &'a Goa,
    pub(super) state: &'a State,
    pub(super) table: &'a Shared,
    pub(super) seat: Seat,
    pub(super) place: &'a Place,
    pub(super) hand: CardSet,
    /// Its actions of this round to come.
    pub(super) actions: f32,
    /// All its actions to come, with extra ones.
    pub(super) turns: f32,
    /// The rounds after this one.
    pub(super) after: f32,
    /// Its rounds to come: its actions, by those of a round.
    pub(super) left: f32,
    /// Auctions to come, this one by its lots.
    pub(super) auctions: f32,
    /// How much of the goods there is time to use.
    pub(super) use_of: f32,
    /// The spices it has, and the kinds of them.
    pub(super) held: Spices,
    pub(super) kinds: SpiceSet,
    /// The kinds its fields take, how many fields there are, and how many of them with a choice.
    pub(super) grown: SpiceSet,
    pub(super) fields: u8,
    pub(super) choices: u8,
    /// Colonies it has not founded.
    pub(super) missing: u8,
    /// Its single plantations, and what a foreman makes of each.
    pub(super) singles: u8,
    pub(super) foreman: u8,
    /// The points of its missions and duties.
    pub(super) honours: u8,
}

impl<'a> Seen<'a> {
    pub(super) fn by(goa: &'a Goa, state: &'a State, seat: Seat) -> Option<Seen<'a>> {
        let table = &state.table;
        let place = table.place(seat)?;
        let (mut held, mut grown) = (Spices::default(), SpiceSet::default());
        let (mut fields, mut choices, mut missing) = (0, 0, Colony::COUNT as u8);
        let (mut singles, mut foreman, mut honours) = (place.face_down.len() as u8, 0, 0);
        for estate in place.estates.iter().flatten() {
            match estate.ground {
                Ground::Plantation(tile) => singles += goa.single(tile),
                Ground::Colony(_) => missing -= 1,
            }
            let face = goa.components.fields(estate.ground);
            held.add(estate.held);
            grown = grown.union(face.takes);
            fields += face.count;
            choices += if face.takes.len() > 1 { face.count } else { 0 };
        }
        for tile in place.tiles.iter().map(Tile) {
            match goa.components.tile(tile) {
                TileKind::Foreman { points } => foreman = points,
                TileKind::Mission { points } => honours += points,
                TileKind::Duty { points, .. } if place.flipped.contains(tile.0) => {
                    honours += points
                }
                TileKind::Plantation { .. } => singles += goa.single(tile),
                _ => {}
            }
        }
        let actions = goa.actions_left(table, seat);
        let per_round = f32::from(goa.components.figures.actions);
        let after = f32::from(goa.components.all_rounds().saturating_sub(table.round + 1));
        let turns = actions + after * per_round + f32::from(place.extra_actions);
        Some(Seen {
            goa,
            state,
            table,
            seat,
            place,
            hand: state.hand(seat),
            actions,
            turns,
            after,
            left: turns / per_round,
            auctions: after + goa.auction_left(table),
            use_of: (turns / (2.0 * per_round)).min(1.0),
            held,
            kinds: held.kinds(),
            grown,
            fields,
            choices,
            missing,
            singles,
            foreman,
            honours,
        })
    }

    pub(super) fn figures(&self) -> &'a Figures {
        &self.goa.figures
    }

    pub(super) fn components(&self) -> &'a Components {
        &self.goa.components
    }

    /// What a marker in this row yields in the rounds to come.
    #[inline]
    pub(super) fn row_yield(&self, column: Column, row: u8) -> f32 {
        let (figures, face) = (self.figures(), self.components().row(row));
        let each = match column {
            Column::Ships => figures.yield_ships * f32::from(face.ships),
            Column::Harvest => {
                figures.yield_harvest * f32::from(face.harvest.min(self.fields.max(2)))
            }
            Column::Taxes => figures.yield_taxes * f32::from(face.taxes),
            Column::Expedition => {
                figures.yield_draw * f32::from(face.draw)
                    + figures.yield_limit * f32::from(face.limit)
            }
            Column::Colonies => {
                figures.yield_recruits * f32::from(face.recruits) * f32::from(self.missing)
            }
        };
        each * self.left
    }

    /// The points of a step from this row.
    #[inline]
    pub(super) fn step_points(&self, row: u8) -> f32 {
        let points = |row: u8| f32::from(self.components().row(row).points);
        points(row + 1) - points(row)
    }

    /// What a step of this marker brings, whatever it costs.
    pub(super) fn step_worth(&self, column: Column) -> f32 {
        let row = self.place.markers[column as usize];
        if row >= BOTTOM {
            return 0.0;
        }
        self.step_points(row) + self.row_yield(column, row + 1) - self.row_yield(column, row)
    }

    /// What so many ducats are worth in auctions.
    #[inline]
    pub(super) fn purse_worth(&self, ducats: f32) -> f32 {
        const FIRST: f32 = 12.0;
        const MOST: f32 = 40.0;
        let figures = self.figures();
        let (first, more) = (ducats.min(FIRST), (ducats.min(MOST) - FIRST).max(0.0));
        figures.ducat * first * self.auctions.min(1.0)
            + figures.ducat_more * more * (self.auctions / 3.0).min(1.0)
    }

    /// What it costs the seat to pay so many ducats.
    #[inline]
    pub(super) fn price(&self, ducats: u16) -> f32 {
        let had = f32::from(self.state.ducats(self.seat));
        self.purse_worth(had) - self.purse_worth((had - f32::from(ducats)).max(0.0))
    }

    /// What it brings the seat to get so many ducats.
    #[inline]
    pub(super) fn proceeds(&self, ducats: u16) -> f32 {
        let had = f32::from(self.state.ducats(self.seat));
        self.purse_worth(had + f32::from(ducats)) - self.purse_worth(had)
    }
}

impl Goa {
    /// One for a plantation that counts at the end.
    fn single(&self, tile: Tile) -> u8 {
        match self.components.tile(tile) {
            TileKind::Plantation { points, .. } => points,
            _ => 0,
        }
    }

    /// The actions a seat still has in this round, extra actions not counted.
    fn actions_left(&self, table: &Shared, seat: Seat) -> f32 {
        let all = self.components.figures.actions;
        let to_act = |turn: bool| u8::from(turn && !table.acted);
        let left = match table.stage {
            Stage::Start | Stage::Placing | Stage::Auction { .. } => all,
            Stage::Actions { number } => {
                let after =
                    |seat: Seat| (seat.0 + self.options.seats - table.flag.0) % self.options.seats;
                let now = match after(seat).cmp(&after(table.active)) {
                    std::cmp::Ordering::Less => 0,
                    std::cmp::Ordering::Equal => to_act(true),
                    std::cmp::Ordering::Greater => 1,
                };
                (all.saturating_sub(number + 1)) + now
            }
            Stage::Extra => to_act(table.active == seat && table.phase != Phase::Extra),
        };
        f32::from(left)
    }

    /// How much of this round's auction is to come.
    pub(super) fn auction_left(&self, table: &Shared) -> f32 {
        match table.stage {
            Stage::Start | Stage::Placing => 1.0,
            Stage::Auction { lot } => {
                let lots = f32::from(self.options.seats + 1);
                (lots - f32::from(lot)) / lots
            }
            Stage::Actions { .. } | Stage::Extra => 0.0,
        }
    }
}

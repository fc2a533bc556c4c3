//! What the decisions under way will still bring the seat that takes them.

use super::seen::Seen;
use super::{Part, Parts};
use crate::board::{BOTTOM, Column, Site};
use crate::components::Tile;
use crate::state::{Phase, Stop, Tie};

impl Seen<'_> {
    /// What the question asked of the seat, and the action that has stopped, will bring.
    pub(super) fn under_way(&self, parts: &mut Parts) {
        if self.table.active != self.seat {
            return;
        }
        self.stopped(parts);
        let figures = self.figures();
        let spice = (figures.spice + 0.3 * figures.spice_kind) * self.use_of;
        let spices = |count: u8| f32::from(count) * spice;
        match self.table.phase {
            Phase::Gather { left, mix: true, .. } => parts.add(Part::Spices, spices(left)),
            Phase::Gather { left, .. } => {
                parts.add(Part::Spices, spices(left.min(self.room())));
            }
            Phase::Fill { site, more } => {
                let room = self.goa.room_at(self.place, site);
                let others = self.room().saturating_sub(room).min(more.saturating_mul(2));
                parts.add(Part::Spices, spices(room + others));
            }
            Phase::FillNext { left, .. } => {
                parts.add(Part::Spices, spices(left.saturating_mul(2).min(self.room())));
            }
            Phase::PayStep { column, paid } => {
                let due = self.goa.step_cost(self.place, column).len().saturating_sub(paid);
                parts.add(Part::Development, self.step_worth(column) - spices(due));
            }
            Phase::BuyStep => {
                let columns = Column::ALL.into_iter();
                let best = columns.map(|column| self.step_worth(column)).fold(0.0, f32::max);
                parts.add(Part::Development, best);
            }
            Phase::ViceKing => {
                let least = self.place.least();
                let columns = Column::ALL.into_iter();
                let best = columns
                    .filter(|&column| self.place.markers[column as usize] == least)
                    .map(|column| self.step_worth(column))
                    .fold(0.0, f32::max);
                parts.add(Part::Development, best);
            }
            Phase::With(tie) => self.tied(tie, parts),
            Phase::Name { recruits, third } => {
                parts.add(Part::Colonies, self.colony_hope(recruits, third.into()));
            }
            Phase::Spying => parts.add(Part::Tiles, figures.espionage),
            Phase::Settle { colony } => parts.add(Part::Colonies, self.colony_gain(colony)),
            Phase::Sell { left, price, .. } => {
                let count = u16::from(left).min(self.held.total());
                let gain = self.proceeds(count * u16::from(price)) - f32::from(count) * spice;
                parts.add(Part::Ducats, gain.max(0.0));
            }
            Phase::Duty { left } => parts.add(Part::Spices, -spices(left)),
            Phase::Either { count } | Phase::Resupply { count } => {
                parts.add(Part::Stores, f32::from(count) * figures.ship * self.use_of);
            }
            Phase::GiveUp { tile, .. } => {
                let worth = self.tile_worth(self.components().tile(tile));
                parts.add(Part::Spices, worth);
            }
            Phase::Boxed => {
                let boxed = self.table.boxed.iter();
                let worth = |tile: u8| self.tile_worth(self.components().tile(Tile(tile)));
                parts.add(Part::Tiles, boxed.map(worth).fold(0.0, f32::max));
            }
            _ => {}
        }
    }

    /// An action that has stopped: cards to be drawn, a colony to be paid for.
    fn stopped(&self, parts: &mut Parts) {
        match self.table.stop {
            Stop::No => {}
            Stop::Expedition { left, limit } => {
                let room = u32::from(limit).saturating_sub(self.hand.len());
                let drawn = f32::from(left).min(room as f32 + 0.25);
                parts.add(Part::Cards, drawn * self.draw_worth());
            }
            Stop::Founding { colony, .. } => {
                let short = f32::from(self.goa.shortage(self.table));
                let had = f32::from(self.place.colonists);
                let comfort = self.figures().colonist * self.use_of;
                let worth = if had >= short {
                    (self.colony_gain(colony) - short * comfort).max(comfort)
                } else {
                    comfort
                };
                parts.add(Part::Colonies, worth);
            }
        }
    }

    /// The action that goes with the card just played. It is counted as an action to come.
    fn tied(&self, tie: Tie, parts: &mut Parts) {
        let figures = self.figures();
        match tie {
            Tie::NoSpice | Tie::NoShip => {
                let step = |column: Column| {
                    let row = self.place.markers[column as usize];
                    if row >= BOTTOM
                        || self.goa.may_progress(self.place, column, Some(tie)).is_err()
                    {
                        return 0.0;
                    }
                    let each = if tie == Tie::NoSpice { figures.ship } else { figures.spice };
                    let count = f32::from(self.goa.step_cost(self.place, column).len());
                    self.step_worth(column) - each * count * self.use_of
                };
                let best = Column::ALL.into_iter().map(step).fold(0.0, f32::max);
                parts.add(Part::Development, best - figures.action);
            }
            Tie::Mix => {
                let row = self.place.markers[Column::Harvest as usize];
                let count = f32::from(self.components().row(row).harvest);
                parts.add(Part::Spices, count * figures.spice * self.use_of - figures.action);
            }
            Tie::Third => {
                let row = self.place.markers[Column::Colonies as usize];
                let recruits = self.components().row(row).recruits;
                parts.add(Part::Colonies, self.colony_hope(recruits, 1) - figures.action);
            }
        }
    }

    /// How many fields are empty.
    pub(super) fn room(&self) -> u8 {
        Site::all().map(|site| self.goa.room_at(self.place, site)).sum()
    }
}

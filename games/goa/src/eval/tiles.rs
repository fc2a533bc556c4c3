//! What tiles are worth to a seat.

use super::seen::Seen;
use crate::board::PLANTATION_SITES;
use crate::components::{Fields, Gain, Tile, TileKind};

/// What a drawn card is worth as one more in a set.
const DRAWN: f32 = 1.3;

impl Seen<'_> {
    /// What goods are worth.
    pub(super) fn gain_worth(&self, gain: Gain) -> f32 {
        let figures = self.figures();
        let settlers = if self.missing > 0 { figures.colonist } else { 0.0 };
        let room = u16::from(self.fields).saturating_sub(self.held.total());
        (f32::from(gain.ships) * figures.ship
            + f32::from(gain.colonists) * settlers
            + f32::from(gain.gather.min(room.min(8) as u8)) * figures.spice)
            * self.use_of
            + f32::from(gain.extra_actions) * figures.extra_action
            + f32::from(gain.cards) * self.draw_worth()
            + self.proceeds(gain.ducats.into())
    }

    /// What a card from the pile is worth.
    #[inline]
    pub(super) fn draw_worth(&self) -> f32 {
        DRAWN + self.figures().card * (self.left / 2.0).min(1.0)
    }

    /// What a tile that lies in front of the seat will still bring, besides the points it has.
    pub(super) fn kept_worth(&self, tile: Tile) -> f32 {
        let spent = self.place.flipped.contains(tile.0);
        match self.components().tile(tile) {
            TileKind::Red(gain) => self.red_worth(gain, spent),
            TileKind::Duty { points, .. } if !spent => self.duty_worth(points),
            TileKind::Duty { .. } | TileKind::Mission { .. } => 0.0,
            TileKind::Foreman { .. } => self.figures().foreman * self.auctions.min(3.0),
            // A single plantation that was kept has its points already.
            TileKind::Plantation { fields, .. } => self.plantation_worth(fields),
            kind => self.tile_worth(kind),
        }
    }

    fn red_worth(&self, gain: Gain, spent: bool) -> f32 {
        // Once in each round to come, and in this one if there is a turn to use it.
        let now = !spent && (self.actions > 0.0 || self.place.extra_actions > 0);
        (self.after + f32::from(u8::from(now))) * self.gain_worth(gain) * self.figures().red
    }

    fn duty_worth(&self, points: u8) -> f32 {
        const WANTED: f32 = 6.0;
        let there = (f32::from(self.held.total()) / WANTED).min(1.0);
        let time = (self.turns / 6.0).min(1.0);
        f32::from(points) * self.figures().duty * time.max(there * there * self.use_of.min(1.0))
    }

    fn plantation_worth(&self, fields: Fields) -> f32 {
        let figures = self.figures();
        let count = f32::from(fields.count);
        let fresh = f32::from(fields.takes.beyond(self.grown)).min(1.0);
        let unheld = f32::from(fields.takes.beyond(self.kinds)).min(1.0);
        let choice = if fields.takes.len() > 1 { figures.field_choice } else { 0.0 };
        let grows = count * (figures.field + choice) + fresh * figures.kind;
        let brings = count * figures.spice + unheld * figures.spice_kind;
        grows * self.left + brings * self.use_of - self.crowding()
    }

    /// What must be given up for another plantation.
    fn crowding(&self) -> f32 {
        let figures = self.figures();
        let mut least = f32::MAX;
        for site in self.place.estates.iter().take(PLANTATION_SITES) {
            let Some(estate) = site else { return 0.0 };
            let face = self.components().fields(estate.ground);
            let worth = f32::from(face.count) * figures.field * self.left
                + f32::from(estate.held.total()) * figures.spice * self.use_of;
            least = least.min(worth);
        }
        least
    }

    /// What a tile is worth to the seat before it has it.
    pub(super) fn tile_worth(&self, kind: TileKind) -> f32 {
        let figures = self.figures();
        match kind {
            TileKind::Plantation { fields, points } => {
                let points = if points > 0 { self.foreman.max(points) } else { 0 };
                f32::from(points) + self.plantation_worth(fields)
            }
            TileKind::Supply(gain) => self.gain_worth(gain),
            TileKind::Either { count } => f32::from(count) * figures.ship * self.use_of,
            TileKind::Red(gain) => self.red_worth(gain, false),
            TileKind::Favour => figures.favour,
            TileKind::Duty { points, .. } => self.duty_worth(points),
            TileKind::ViceKing => {
                let row = self.place.least();
                if row < crate::board::BOTTOM && self.turns >= 1.0 {
                    self.step_points(row) + 0.3 * self.left.min(2.0)
                } else {
                    0.0
                }
            }
            TileKind::Swap => figures.swap * self.use_of,
            TileKind::ExtraHarvest { sites } => {
                let room = u16::from(self.fields).saturating_sub(self.held.total());
                let found = f32::from(room.max(2)).min(2.0 * f32::from(sites));
                found * figures.spice * self.use_of
            }
            TileKind::Espionage => figures.espionage * self.turns.min(1.0),
            TileKind::Resupply { cards } => f32::from(cards) * 2.0 * figures.ship * self.use_of,
            TileKind::Mission { points } => points.into(),
            TileKind::Foreman { points } => {
                f32::from(points - 1) * f32::from(self.singles)
                    + figures.foreman * self.auctions.min(3.0)
            }
        }
    }
}

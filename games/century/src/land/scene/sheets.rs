//! What a narrow screen always shows of the own settlers and storage.

use kit::scene::{Layer, Layout, Rect, Seen};
use kit::{Phrase, Scene, Seat};

use super::super::content::Land;
use super::super::country::{Country, Settled};
use super::place::CELL;
use crate::scene::sheets::mine;

/// How wide the purse is, how high what is said in it, and how many cells lie side by side below.
const WIDE: i32 = 520;
const STRIP: i32 = 26;
const ACROSS: u8 = 12;

impl Land {
    /// Who the viewer is, how many settlers are ready, out and in reserve, and what is in the storage: what
    /// every location is paid with.
    pub(crate) fn open_purse(
        &self,
        scene: &mut Scene,
        country: &Country,
        place: &impl Settled,
        seat: Seat,
        ink: &'static str,
    ) {
        let colony = place.colony();
        let settlers = Phrase::new("mine-settlers").with("count", colony.ready);
        let note = self.say_away(country, place, seat);
        let storage = self.say_storage(colony);
        let columns = self.storage.min(ACROSS.into()) as u8;
        let rows = i32::from(self.storage.div_ceil(columns.max(1).into()));
        let (w, h) = (i32::from(columns) * CELL, rows * CELL);
        let cells = Rect::new((WIDE - w) / 2, STRIP + 1, w, h);
        let cubes = Rect::new(cells.x + 2, cells.y + 2, w - 6, h - 6);
        let high = STRIP + h + 1;
        let mut purse = mine("purse", "zone-storage", WIDE, high)
            .layer(Layer::plate(Rect::new(0, 0, WIDE, high), 0, "#fff6e0"))
            .layer(Layer::emblem(seat, Rect::new(6, 2, 22, 22)))
            .layer(Layer::title(settlers, Rect::new(34, 2, 112, 22), 15).left().ink(ink))
            .layer(Layer::words(note, Rect::new(148, 2, 212, 22), 12).left().weight(500))
            .layer(Layer::title(storage, Rect::new(WIDE - 152, 2, 144, 22), 15).right().ink(ink));
        purse.layers.extend(self.storage_cells(columns, (cells.x, cells.y)));
        let purse = purse.zone(format!("storage:{}", seat.0), cubes, Layout::Grid { columns });
        scene.open_sheet(purse.seen(Seen::Always), &[]);
    }
}

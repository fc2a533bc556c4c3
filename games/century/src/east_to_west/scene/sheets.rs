//! What a narrow screen shows of From East to West I, II and III.

use kit::scene::{BUTTONS, Layer, Layout, Rect};
use kit::{Phrase, Seat};

use super::coast::{A_ROW, OUTPOSTS, PRIZES};
use super::{Painter, TITLE};
use crate::east_to_west::state::Place;
use crate::land::scene::STRIP;
use crate::scene::sheets::{board, mine};

/// A part in its own size at another place.
fn moved(from: Rect, x: i32, y: i32) -> (Rect, Rect) {
    (from, Rect { x, y, ..from })
}

impl Painter<'_> {
    /// Puts the table together for a narrow screen.
    pub(super) fn open_sheets(&mut self, own: Option<(Seat, &Place)>) {
        if self.game.part.sea {
            self.coast_sheets(own);
        } else {
            self.road_sheets(own);
        }
    }

    /// The forts under the point cards, the merchants, the trade route and the storage; then the deck and
    /// the exploration tiles; camp and prizes apart.
    fn road_sheets(&mut self, own: Option<(Seat, &Place)>) {
        let west = moved(Rect::new(0, 0, 514, 432), 0, 0);
        self.scene.open_sheet(board("west", "panel-west", 514, 432), &[west]);
        let east = moved(Rect::new(514, 97, 506, 335), 0, 0);
        self.scene.open_sheet(board("east", "panel-merchants", 506, 335), &[east]);
        if let Some((seat, place)) = own {
            let route = moved(Rect::new(232, 438, 520, 234), 0, STRIP);
            let mut store = board("store", "zone-storage", 520, STRIP + 234);
            store.layers = self.strip(seat, place, 520);
            self.scene.open_sheet(store, &[route]);
        }
        // What is left of the deck hangs over its edge.
        let deck = board("deck", "zone-deck", 506, 104).backdrop("century-ew1-east");
        let strip = moved(Rect::new(514, 0, 506, 97), 0, 0);
        self.scene.open_sheet(deck, &[strip]);
        if own.is_some() {
            let parts = [
                moved(Rect::new(0, 432, 222, 240), 0, 0),
                moved(Rect::new(756, 432, 264, 240), 222, 0),
            ];
            self.scene.open_sheet(mine("prizes", "zone-claimed", 486, 240), &parts);
        }
    }

    /// The land under the point cards, the merchants, the own settlers, storage and outposts, the sea;
    /// prizes apart.
    fn coast_sheets(&mut self, own: Option<(Seat, &Place)>) {
        let west = moved(Rect::new(0, 0, 508, 528), 0, 0);
        self.scene.open_sheet(board("west", "panel-west", 508, 528), &[west]);
        let cards = self.game.part.cards;
        if cards {
            let stalls = moved(Rect::new(508, 0, 512, 184), 0, 0);
            self.scene.open_sheet(board("merchants", "panel-merchants", 512, 184), &[stalls]);
        }
        if let Some((seat, place)) = own {
            self.coast_store(seat, place);
        }
        // Who looks on has no storage above the quay.
        let top = if cards { 184 } else { 0 };
        let end = if cards && own.is_some() { 456 } else { 528 };
        let sea = Rect::new(508, top, 512, end - top);
        self.scene.open_sheet(board("sea", "panel-sea", sea.w, sea.h), &[moved(sea, 0, 0)]);
        if let Some((seat, place)) = own {
            self.coast_prizes(seat, place);
        }
    }

    /// Settlers, what is pressed and the storage; below them the quay, which lies under the sea elsewhere.
    fn coast_store(&mut self, seat: Seat, place: &Place) {
        let land = &self.game.components.land;
        let columns = land.storage.div_ceil(2).min(5) as u8;
        let rack = Rect::new(310, STRIP + 3, 206, 90);
        // Where there is much to press, the settlers stand closer together.
        let crowded = self.buttons > A_ROW;
        let (camp, per) = if crowded { (52, 3) } else { (90, 2) };
        let left = if crowded { 74 } else { 126 };
        let buttons = Rect::new(left, STRIP + 8, 306 - left, 80);
        let mut high = STRIP + 98;
        let mut parts = Vec::new();
        if self.game.part.cards {
            parts.push(moved(Rect::new(508, 456, 512, 72), 4, high));
            high += 72;
        }
        let cells = Rect::new(rack.x + 5, rack.y + 6, i32::from(columns) * 40, 80);
        let cubes = Rect::new(cells.x + 2, cells.y + 2, cells.w - 6, cells.h - 6);
        let mut store = board("store", "zone-storage", 520, high).backdrop("century-ew1-camp");
        store.layers = self.strip(seat, place, 520);
        store.layers.push(Layer::art("century-rack", rack));
        store.layers.extend(land.storage_cells(columns, (cells.x, cells.y)));
        let camp = Rect::new(14, STRIP + 14, camp, 26);
        let store = store
            .zone(format!("settlers:{}", seat.0), camp, Layout::Free)
            .zone(BUTTONS, buttons, Layout::Grid { columns: per })
            .zone(format!("storage:{}", seat.0), cubes, Layout::Grid { columns });
        self.scene.open_sheet(store, &parts);
    }

    /// The outposts beside what the points come from, the prizes below.
    fn coast_prizes(&mut self, seat: Seat, place: &Place) {
        let points = self.game.all_points(self.table, place);
        let points = Phrase::new("mine-points").with("points", points);
        let sources = self.game.say_sources(self.table, place);
        let parts = [moved(OUTPOSTS, 0, 0), moved(PRIZES, 0, OUTPOSTS.h)];
        let sheet = mine("prizes", "zone-claimed", PRIZES.w, OUTPOSTS.h + PRIZES.h)
            .layer(Layer::plate(Rect::new(0, 0, PRIZES.w, OUTPOSTS.h), 0, "#fff6e0"))
            .layer(Layer::emblem(seat, Rect::new(208, 18, 32, 32)))
            .layer(Layer::title(points, Rect::new(248, 18, 166, 32), 20).left().ink(TITLE))
            .layer(Layer::words(sources, Rect::new(208, 56, 206, 76), 14).left().weight(500));
        self.scene.open_sheet(sheet, &parts);
    }

    fn strip(&self, seat: Seat, place: &Place, width: i32) -> Vec<Layer> {
        self.game.components.land.strip(&self.table.country, place, seat, (width, TITLE))
    }
}

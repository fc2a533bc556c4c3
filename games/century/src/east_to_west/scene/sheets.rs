//! What a narrow screen shows of From East to West I, II and III.

use kit::scene::{BUTTONS, Layer, Layout, Rect, Seen};
use kit::{Phrase, Seat};

use super::coast::{A_ROW, OUTPOSTS, PRIZES};
use super::{Painter, TITLE};
use crate::east_to_west::state::Place;
use crate::scene::sheets::{board, mine, moved};

/// So many things to press stand side by side.
const PRESSED: u8 = 5;

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
            let route = moved(Rect::new(232, 438, 520, 178), 0, 0);
            let sheet = board("route", "zone-route", 520, 178).seen(Seen::Both);
            self.scene.open_sheet(sheet, &[route]);
            self.open_purse(seat, place);
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
            self.coast_camp(seat, place);
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

    /// Settlers and what is pressed; below them the quay, which lies under the sea elsewhere.
    fn coast_camp(&mut self, seat: Seat, place: &Place) {
        // Where there is much to press, the settlers stand closer together.
        let (camp, left) = match self.buttons > A_ROW {
            true => (Rect::new(14, 14, 52, 26), 74),
            false => (Rect::new(14, 7, 92, 42), 126),
        };
        let rows = self.buttons.div_ceil(usize::from(PRESSED)) as i32;
        let buttons = Rect::new(left, 8, 506 - left, 40 * rows.max(1));
        let high = buttons.h + 16;
        let sheet = board("camp", "zone-settlers", 520, high)
            .layer(Layer::plate(Rect::new(0, 0, 520, high), 0, "#f3dfb4"))
            .zone(format!("settlers:{}", seat.0), camp, Layout::Free)
            .zone(BUTTONS, buttons, Layout::Grid { columns: PRESSED });
        self.scene.open_sheet(sheet.seen(Seen::Both), &[]);
        self.open_purse(seat, place);
        if self.game.part.cards {
            let quay = board("quay", "panel-merchants", 512, 72);
            self.scene.open_sheet(quay, &[moved(Rect::new(508, 456, 512, 72), 0, 0)]);
        }
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

    fn open_purse(&mut self, seat: Seat, place: &Place) {
        let land = &self.game.components.land;
        land.open_purse(&mut self.scene, &self.table.country, place, seat, TITLE);
    }
}

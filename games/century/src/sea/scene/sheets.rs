//! What a narrow screen shows of the own place at sea: the ship under the chart; outposts and prizes side by
//! side.

use kit::scene::{FRAME, Layer, Layout, Rect};
use kit::{Phrase, Scene, Seat};

use super::{Deck, PAPER};
use crate::scene::sheets::{board, mine};

impl Deck {
    /// The ship with its hold, to be shown right below the chart. A tall one loses the sky over its sails.
    pub(crate) fn open_ship(&self, scene: &mut Scene, top: i32) {
        let [left, right, _] = self.ends;
        let sky = if self.is_tall() { 10 } else { 0 };
        let from = Rect::new(left, top + sky, right - left, FRAME.h - top - sky);
        let whole = Rect { x: 0, y: 0, ..from };
        scene.open_sheet(board("ship", "zone-hold", whole.w, whole.h), &[(from, whole)]);
    }

    /// The board of outposts, the contracts and the bonus tiles.
    pub(crate) fn open_prizes(&self, scene: &mut Scene, seat: Seat, top: i32) {
        let [outposts, ship, _] = self.ends;
        if self.is_tall() {
            let parts = [
                (Rect::new(6, top + 8, 272, 192), Rect::new(0, 0, 272, 192)),
                (Rect::new(ship + 6, top + 8, 248, 192), Rect::new(272, 0, 248, 192)),
            ];
            scene.open_sheet(mine("prizes", "zone-outposts", 520, 192), &parts);
            return;
        }
        let high = FRAME.h - top;
        // Tiles in one row below, where there is no room for them beside the rest.
        let title = Rect::new(12, high + 6, 110, 44);
        let row = Rect::new(126, high + 6, 320, 44);
        let sheet = mine("prizes", "zone-outposts", outposts + 210, high + 56)
            .backdrop("century-sand")
            .layer(Layer::title(Phrase::new("zone-tiles"), title, 15).left().ink(PAPER))
            .zone(format!("tiles:{}", seat.0), row, Layout::Row);
        let parts = [
            (Rect::new(0, top, outposts, high), Rect::new(0, 0, outposts, high)),
            (Rect::new(ship, top, 210, high), Rect::new(outposts, 0, 210, high)),
        ];
        scene.open_sheet(sheet, &parts);
    }

    fn is_tall(&self) -> bool {
        self.hull > 46
    }
}

//! What a narrow screen shows of the own place at sea: the ship under the chart; outposts and prizes side by
//! side.

use kit::scene::{FRAME, Layer, Layout, Rect, Seen};
use kit::{Phrase, Scene, Seat};

use super::{Deck, PAPER};
use crate::scene::sheets::{board, mine, moved};
use crate::sea::moves::Lookout;
use crate::sea::{Bonus, Captain, Venture};

impl Deck {
    /// The points of a seat and its hold in one line, always in sight; a barge under it.
    pub(crate) fn open_ship<S: Captain>(
        &self,
        scene: &mut Scene,
        venture: &Venture,
        look: &Lookout<'_, S>,
        (seat, place): (Seat, &S),
        top: i32,
    ) {
        let left = self.ends[0];
        let (words, ship) = (self.words, self.ship);
        let on_panel = |x: i32, y: i32, w: i32, h: i32| Rect::new(left + x, top + y, w, h);
        let line =
            |row: i32| on_panel(ship.x + 60, ship.y + self.hull + 29 + 33 * row, 192, 33 - row);
        let mut parts = vec![
            (line(0), Rect { x: 132, y: 31, ..line(0) }),
            (line(1), Rect { x: 324, y: 31, ..line(1) }),
        ];
        let (held, limit) = (place.cubes().total(), venture.hold_of(place));
        let has_barge = place.prizes().tiles.count(Bonus::Barge) > 0;
        if has_barge {
            let barge = on_panel(words.x - 2, ship.y + self.hull + 62, 124, 40);
            parts.push((barge, Rect { x: 132, y: 65, ..barge }));
        }
        let points = Phrase::new("own-points").with("points", venture.points(look.sites, place));
        let points = Layer::words(points, Rect::new(38, 3, 92, 24), 17);
        let count = Phrase::new("own-hold").with("count", held).with("limit", limit);
        let count = Layer::title(count, Rect::new(146, 5, 200, 22), 15);
        let sources = Rect::new(6, 28, words.w, 38);
        let whole = Rect::new(0, 0, 520, if has_barge { 108 } else { 70 });
        let sheet = board("ship", "zone-hold", whole.w, whole.h)
            .layer(Layer::plate(whole, 0, "#dcebdc"))
            .layer(Layer::emblem(seat, Rect::new(6, 3, 24, 24)))
            .layer(points.left().weight(700))
            .layer(count.left().ink(PAPER))
            .zone(format!("sources:{}", seat.0), sources, Layout::Free);
        scene.open_sheet(sheet.seen(Seen::Always), &parts);
    }

    /// The board of outposts, the contracts and the bonus tiles.
    pub(crate) fn open_prizes(
        &self,
        scene: &mut Scene,
        (seat, place): (Seat, &impl Captain),
        top: i32,
    ) {
        let [outposts, ship, _] = self.ends;
        if self.is_tall() {
            let parts = [
                moved(Rect::new(6, top + 8, 272, 192), 0, 0),
                (Rect::new(ship + 6, top + 8, 248, 192), Rect::new(0, 192, 272, 210)),
            ];
            scene.open_sheet(mine("prizes", "zone-outposts", 272, 404), &parts);
            return;
        }
        let high = FRAME.h - top;
        // Tiles in one row below, where there is no room for them beside the rest.
        let zone = format!("tiles:{}", seat.0);
        let sheet = if place.prizes().tiles.total() == 0 {
            let none = Rect::new(126, high - 2, 320, 2);
            mine("prizes", "zone-outposts", outposts + 210, high).zone(zone, none, Layout::Row)
        } else {
            let title = Rect::new(12, high + 6, 110, 44);
            let row = Rect::new(126, high + 6, 320, 44);
            mine("prizes", "zone-outposts", outposts + 210, high + 56)
                .backdrop("century-sand")
                .layer(Layer::title(Phrase::new("zone-tiles"), title, 15).left().ink(PAPER))
                .zone(zone, row, Layout::Row)
        };
        let parts = [
            moved(Rect::new(0, top, outposts, high), 0, 0),
            moved(Rect::new(ship, top, 210, high), outposts, 0),
        ];
        scene.open_sheet(sheet, &parts);
    }

    fn is_tall(&self) -> bool {
        self.hull > 46
    }
}

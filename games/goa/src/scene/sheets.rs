//! What a narrow screen shows of Goa: the quay with what is being decided and the viewer's coast below it,
//! then the shelf; apart the development board and the desk.

use kit::scene::{Part, Rect, Region, Sheet};
use kit::{Phrase, Scene};

/// How wide the quay and the house are where they are drawn on.
const WIDE: i32 = 508;
const COAST: i32 = 364;
const DESK: i32 = 182;
/// How high the part of the desk with the tiles is.
const TILES: i32 = 109;

/// Puts the table together for a narrow screen. The viewer's goods lie right below the stage: bids are made
/// of them.
pub(super) fn open(scene: &mut Scene, seated: bool) {
    board(scene, "quay", "goa-panel-quay", &[whole(Rect::new(4, 8, WIDE, 378))]);
    board(scene, "stage", "goa-panel-house", &[whole(Rect::new(512, 12, WIDE, 214))]);
    if seated {
        let coast = |y: i32, h: i32| whole(Rect::new(474, 386 + y, COAST, h));
        board(scene, "goods", "goa-zone-goods", &[coast(210, 76)]);
        board(scene, "estates", "goa-panel-coast", &[coast(0, 210)]);
    }
    board(scene, "shelf", "goa-zone-boxed", &[whole(Rect::new(512, 226, WIDE, 160))]);
    if !seated {
        return;
    }
    let wall = Sheet::new("wall", Region::Mine, Phrase::new("goa-panel-wall"), 474, 286);
    scene.open_sheet(wall, &[whole(Rect::new(0, 386, 474, 286))]);
    let cards = scene.pieces.iter().filter(|piece| piece.zone.starts_with("hand:")).count();
    // Two cards lie in a line.
    let high = if cards > 2 { 177 } else { TILES };
    // Without the shade at the left edge of the desk.
    let tiles = (Rect::new(844, 563, DESK - 6, TILES), Rect::new(DESK, 0, DESK - 6, TILES));
    let desk = Sheet::new("desk", Region::Mine, Phrase::new("goa-panel-desk"), 2 * DESK - 6, high);
    scene.open_sheet(desk.backdrop("goa-desk"), &[whole(Rect::new(838, 386, DESK, high)), tiles]);
}

/// A part that fills its sheet, or the left of it.
fn whole(from: Rect) -> Part {
    (from, Rect::new(0, 0, from.w, from.h))
}

fn board(scene: &mut Scene, name: &'static str, label: &'static str, parts: &[Part]) {
    let (w, h) = parts.first().map_or((0, 0), |(_, to)| (to.w, to.h));
    scene.open_sheet(Sheet::new(name, Region::Board, Phrase::new(label), w, h), parts);
}

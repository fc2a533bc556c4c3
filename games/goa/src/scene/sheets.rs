//! What a narrow screen shows of Goa: the quay with what is being decided and the viewer's estates below it, then the shelf; apart the development board under a summary, and the desk.

use kit::scene::{Layer, Layout, Part, Rect, Region, SHEET_WIDTH, Seen, Sheet};
use kit::{Phrase, Scene};

use super::summary::SUMMARY;
use super::tile::CARD;

/// How wide the quay and the house are where they are drawn on.
const QUAY: i32 = 512;
const WIDE: i32 = 508;
const COAST: i32 = 364;
const DESK: i32 = 182;
/// How large plantations and colonies are in short.
const SHORT: (i32, i32) = (410, 44);
/// Where the tiles lie beside the hand.
const BESIDE: i32 = 200;
/// Where the development board begins on its wall, and how high it is.
const WALL: (i32, i32) = (15, 256);
/// How high the part of the desk with the tiles is.
const TILES: i32 = 109;
/// How high the heading of the hand is.
const HEAD: i32 = 27;

/// What of the table matters most.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Looks {
    /// The quay, where lots are marked.
    Marking,
    /// The lot that is sold.
    Auction,
    /// The viewer's own estates.
    Actions,
}

/// Puts the table together for a narrow screen. The viewer's goods are always in sight: bids are made of them. `summary` is what stands over the viewer's development board.
pub(super) fn open(scene: &mut Scene, summary: Option<Vec<Layer>>, looks: Looks) {
    let quay = board("quay", "goa-panel-quay", QUAY, 379);
    scene.open_sheet(quay, &[whole(Rect::new(0, 7, QUAY, 379))]);
    stage(scene, looks);
    let estates = looks == Looks::Actions;
    if summary.is_some() {
        goods(scene, !estates);
    }
    if summary.is_some() && estates {
        let sheet = board("estates", "goa-panel-coast", COAST, 210);
        scene.open_sheet(sheet, &[whole(coast(0, 210))]);
    }
    let shelf = board("shelf", "goa-zone-boxed", WIDE, 160);
    scene.open_sheet(shelf, &[whole(Rect::new(512, 226, WIDE, 160))]);
    let Some(summary) = summary else { return };
    let (w, h) = SUMMARY;
    let mut purse = Sheet::new("summary", Region::Mine, Phrase::new("goa-panel-coast"), w, h);
    purse.layers = summary;
    // Where the whole coast is on the board they are there.
    let honours = scene.zones.iter().find(|zone| zone.id.starts_with("honours:"));
    if let Some(zone) = honours.filter(|_| !estates) {
        purse = purse.zone(zone.id.clone(), Rect::new(w - 130, 1, 130, 21), zone.layout);
    }
    scene.open_sheet(purse.backdrop("goa-coast"), &[]);
    // Without the tiles above and below it.
    let wall = Sheet::new("wall", Region::Mine, Phrase::new("goa-panel-wall"), 474, WALL.1);
    scene.open_sheet(wall, &[whole(Rect::new(0, 386 + WALL.0, 474, WALL.1))]);
    desk(scene);
}

/// Hand and tiles side by side; more cards than two in a line of their own.
fn desk(scene: &mut Scene) {
    let sheet = |name: &'static str, label: &'static str, w: i32, h: i32| {
        Sheet::new(name, Region::Mine, Phrase::new(label), w, h).backdrop("goa-desk")
    };
    // Without the shade at the left edge of the desk.
    let tiles = |x: i32| (Rect::new(844, 563, DESK - 6, TILES), Rect::new(x, 0, DESK - 6, TILES));
    let cards = scene.pieces.iter().filter(|piece| piece.zone.starts_with("hand:")).count();
    if cards <= 2 {
        let desk = sheet("desk", "goa-panel-desk", 2 * BESIDE, TILES);
        return scene.open_sheet(desk, &[whole(Rect::new(838, 386, DESK, TILES)), tiles(BESIDE)]);
    }
    let Some(zone) = scene.zones.iter().find(|zone| zone.id.starts_with("hand:")) else { return };
    let wide = (cards as i32 * (CARD.w + 8) + 4).clamp(2 * BESIDE, SHEET_WIDTH);
    let frame = Rect::new(6, HEAD, wide - 12, CARD.h + 6);
    let hand = sheet("hand", "goa-zone-hand", wide, HEAD + CARD.h + 9);
    let hand = hand.zone(zone.id.clone(), frame, Layout::Row);
    scene.open_sheet(hand, &[whole(Rect::new(838, 386, DESK, HEAD))]);
    scene.open_sheet(sheet("desk", "goa-zone-tiles", 2 * BESIDE, TILES), &[tiles(6)]);
}

/// The stage below its roof. Where lots are marked, without the places for them: they lie on the quay.
fn stage(scene: &mut Scene, looks: Looks) {
    let (top, h) = if looks == Looks::Marking { (35, 77) } else { (26, 200) };
    let part = whole(Rect::new(512, top, WIDE, h));
    scene.open_sheet(board("stage", "goa-panel-house", WIDE, h), &[part]);
}

/// The viewer's goods, always in sight; in short plantations and colonies, side by side.
fn goods(scene: &mut Scene, estates: bool) {
    let goods = whole(coast(218, 66));
    scene.open_sheet(board("goods", "goa-zone-goods", COAST, 66).seen(Seen::Always), &[goods]);
    if !estates {
        return;
    }
    let half = SHORT.0 / 2;
    let sheet = board("estates", "goa-panel-coast", SHORT.0, SHORT.1).backdrop("goa-coast");
    // The lines of estates without their headings, half as large.
    let estates = |y: i32, h: i32| Rect { x: 478, w: 356, ..coast(y, h) };
    let left = (half - 178) / 2;
    let parts = [
        (estates(26, 73), Rect::new(left, 4, 178, 37)),
        (estates(119, 86), Rect::new(half + left, 1, 178, 43)),
    ];
    scene.open_sheet(sheet, &parts);
}

/// A part of the viewer's coast.
fn coast(y: i32, h: i32) -> Rect {
    Rect::new(474, 386 + y, COAST, h)
}

/// A part that fills its sheet, or the left of it.
fn whole(from: Rect) -> Part {
    (from, Rect::new(0, 0, from.w, from.h))
}

fn board(name: &'static str, label: &'static str, w: i32, h: i32) -> Sheet {
    Sheet::new(name, Region::Board, Phrase::new(label), w, h)
}

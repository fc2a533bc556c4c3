//! What a narrow screen shows of Goa: the quay with what is being decided and the viewer's estates below it, then the shelf; apart the development board under a summary, and the desk.

use kit::scene::{Layer, Part, Rect, Region, Seen, Sheet};
use kit::{Phrase, Scene};

use super::brush::heading;
use super::summary::SUMMARY;

/// How wide the quay is with room for rings at its edge, and the house, where they are drawn on.
const QUAY: i32 = 520;
const WIDE: i32 = 508;
const COAST: i32 = 364;
const DESK: i32 = 182;
/// How high the part of the desk with the tiles is.
const TILES: i32 = 109;

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
    let quay = board("quay", "goa-panel-quay", QUAY, 380).backdrop("goa-quay");
    scene.open_sheet(quay, &[whole(Rect::new(0, 6, 512, 380))]);
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
    scene.open_sheet(purse.backdrop("goa-coast"), &[]);
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

/// The stage below its roof. Where lots are marked, without the places for them: they lie on the quay.
fn stage(scene: &mut Scene, looks: Looks) {
    let (top, head, names) = (26, 78, 26);
    let part = |y: i32, h: i32, to: i32| (Rect::new(512, y, WIDE, h), Rect::new(0, to, WIDE, h));
    let (parts, h) = match looks {
        Looks::Marking => (vec![part(top, head, 0), part(180, names, head)], head + names),
        _ => (vec![part(top, 200, 0)], 200),
    };
    scene.open_sheet(board("stage", "goa-panel-house", WIDE, h), &parts);
}

/// The viewer's goods, always in sight; in short plantations and colonies, side by side.
fn goods(scene: &mut Scene, estates: bool) {
    let goods = whole(coast(218, 66));
    scene.open_sheet(board("goods", "goa-zone-goods", COAST, 66).seen(Seen::Always), &[goods]);
    if !estates {
        return;
    }
    let half = COAST / 2;
    let title = |key: &'static str, x: i32| heading(Phrase::new(key), Rect::new(x, 1, 90, 19), 13);
    let honours = scene.zones.iter().find(|zone| zone.id.starts_with("honours:"));
    let mut sheet = board("estates", "goa-panel-coast", COAST, 68)
        .backdrop("goa-coast")
        .layer(title("goa-head-plantations", 6))
        .layer(title("goa-head-colonies", half + 4));
    if let Some(zone) = honours {
        let frame = Rect::new(COAST - 130, 0, 130, 21);
        sheet = sheet.zone(zone.id.clone(), frame, zone.layout);
    }
    // The lines of estates without their headings, half as large.
    let estates = |y: i32, h: i32| Rect { x: 478, w: 356, ..coast(y, h) };
    let parts = [
        (estates(26, 73), Rect::new(2, 24, 178, 37)),
        (estates(119, 86), Rect::new(half + 2, 22, 178, 43)),
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

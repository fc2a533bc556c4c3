//! What a narrow screen shows of Francis Drake: the street in three rows; the near seas under a strip of
//! all zones, with what the viewer has right below them, then the far seas; apart the log book.

use kit::scene::{BUTTONS, Layer, Layout, Rect, Region, Seen, Sheet};
use kit::{Phrase, Scene};

use super::NAVY;
use super::chart::STRIP;

/// The parchment under the parts of the log book.
const PARCHMENT: &str = "#f6ead0";
/// How wide the street and the near seas are.
const STREET: i32 = 341;
const SEAS: i32 = 446;
/// How wide the far seas are drawn, which are a little wider.
const FAR: i32 = 520;
/// How high the chart is.
const TALL: i32 = 362;
/// Nothing lies lower in the near seas.
const NEAR: i32 = 350;
/// How high the rows are: missions or buttons, holds, helpers, the head of the log book.
const HAND: i32 = 50;
const HOLDS: i32 = 72;
const HELPERS: i32 = 27;
const HEAD: i32 = 36;

/// Puts the table together for a narrow screen: first the street while it is walked, later the chart.
/// `choices` is how many things the viewer may have to press, two of which stand side by side.
pub(super) fn open(scene: &mut Scene, walks: bool, seated: bool, choices: i32, overview: &[Layer]) {
    if walks {
        street(scene);
    } else {
        near(scene, overview);
    }
    if seated {
        strip(scene, choices);
    }
    if walks {
        near(scene, overview);
    }
    far(scene);
    if !walks {
        street(scene);
    }
    if !seated {
        return;
    }
    log(scene);
    let (w, h) = (300, 150);
    let ground = Layer::plate(Rect::new(0, 0, w, h), 12, PARCHMENT);
    let wealth = Sheet::new("wealth", Region::Mine, Phrase::new("drake-panel-leaf"), w, h);
    let parts = [(Rect::new(756, 533, 250, 125), Rect::new(25, 12, 250, 125))];
    scene.open_sheet(wealth.layer(ground), &parts);
}

/// The discs in hand or what is to be pressed; the holds always in sight.
fn strip(scene: &mut Scene, choices: i32) {
    let pressed = scene.zone(BUTTONS).is_some();
    let (zone, heading, layout, h) = if pressed {
        let rows = (choices + 1) / 2;
        (BUTTONS, "drake-zone-buttons", Layout::Grid { columns: 2 }, 12 + 40 * rows)
    } else {
        ("hand", "drake-zone-missions", Layout::Row, HAND)
    };
    let says = Layer::title(Phrase::new(heading), Rect::new(8, 4, 84, h - 8), 13);
    let sheet = board("ship", "drake-panel-leaf", SEAS, h)
        .layer(Layer::plate(Rect::new(0, 0, SEAS, h), 8, PARCHMENT))
        .layer(says.ink("#2a4673"))
        .zone(zone, Rect::new(106, 4, SEAS - 110, h - 8), layout);
    scene.open_sheet(sheet.seen(Seen::Both), &[]);
    let holds = board("holds", "drake-zone-holds", SEAS, HOLDS)
        .layer(Layer::plate(Rect::new(0, 0, SEAS, HOLDS), 0, PARCHMENT))
        .seen(Seen::Always);
    scene.open_sheet(holds, &[(Rect::new(38, 592, 384, 60), Rect::new(4, 2, 438, 68))]);
}

/// The ship and its helpers.
fn log(scene: &mut Scene) {
    let helpers = scene.pieces.iter().filter(|piece| piece.zone == "helpers").count() as i32;
    let low = (helpers + 3) / 4 * HELPERS;
    let h = HEAD + low + 4;
    let sheet = Sheet::new("log", Region::Mine, Phrase::new("drake-panel-log"), SEAS, h)
        .layer(Layer::plate(Rect::new(0, 0, SEAS, h), 8, PARCHMENT))
        .zone("helpers", Rect::new(6, HEAD, SEAS - 12, low.max(1)), GRID);
    scene.open_sheet(sheet, &[(Rect::new(14, 532, 434, 31), Rect::new(4, 3, 434, 31))]);
}

/// Helpers, four side by side.
const GRID: Layout = Layout::Grid { columns: 4 };

/// Three rows of six houses; only the first has the sky with the heading.
fn street(scene: &mut Scene) {
    let ground = Layer::plate(Rect::new(0, 0, STREET, 432), 8, NAVY);
    let rows = [
        (Rect::new(10, 10, 333, 140), Rect::new(4, 4, 333, 140)),
        (Rect::new(343, 16, 333, 134), Rect::new(4, 152, 333, 134)),
        (Rect::new(676, 16, 333, 134), Rect::new(4, 294, 333, 134)),
    ];
    scene.open_sheet(board("street", "drake-panel-street", STREET, 432).layer(ground), &rows);
}

/// The first two zones, under a strip of all of them.
fn near(scene: &mut Scene, overview: &[Layer]) {
    let (_, top) = STRIP;
    let part = (Rect::new(566, 158, SEAS, NEAR), Rect::new(0, top, SEAS, NEAR));
    let sheet = board("chart", "drake-panel-chart", SEAS, top + NEAR);
    scene.open_sheet(Sheet { layers: overview.to_vec(), ..sheet }, &[part]);
}

/// The other two, with the voyages and conquests.
fn far(scene: &mut Scene) {
    let high = TALL * FAR / 558;
    let part = (Rect::new(8, 158, 558, TALL), Rect::new(0, 0, FAR, high));
    scene.open_sheet(board("far", "drake-panel-chart", FAR, high), &[part]);
}

fn board(name: &'static str, label: &'static str, w: i32, h: i32) -> Sheet {
    Sheet::new(name, Region::Board, Phrase::new(label), w, h)
}

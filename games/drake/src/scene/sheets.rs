//! What a narrow screen shows of Francis Drake: the street in three rows; the near seas with what the
//! viewer has right below them, then the far seas; apart goods and chest.

use kit::scene::{BUTTONS, Layer, Layout, Rect, Region, Seen, Sheet};
use kit::{Phrase, Scene};

use super::NAVY;

/// The parchment under the parts of the log book.
const PARCHMENT: &str = "#f6ead0";
/// How wide the street and the near seas are.
const STREET: i32 = 341;
const SEAS: i32 = 446;
/// How wide the far seas are drawn, which are a little wider.
const FAR: i32 = 520;
/// How high the chart is.
const TALL: i32 = 362;
/// How high the rows are: missions or buttons, holds, helpers, the head of the log book.
const HAND: i32 = 52;
const HOLDS: i32 = 72;
const HELPERS: i32 = 27;
const HEAD: i32 = 36;

/// Puts the table together for a narrow screen: first the street while it is walked, later the chart.
/// `choices` is how many things the viewer may have to press, two of which stand side by side.
pub(super) fn open(scene: &mut Scene, walks: bool, seated: bool, choices: i32) {
    match walks {
        true => street(scene),
        false => near(scene),
    }
    if seated {
        strip(scene, choices);
    }
    if walks {
        near(scene);
    }
    far(scene);
    if !walks {
        street(scene);
    }
    if !seated {
        return;
    }
    let (w, h) = (300, 150);
    let ground = Layer::plate(Rect::new(0, 0, w, h), 12, PARCHMENT);
    let wealth = Sheet::new("wealth", Region::Mine, Phrase::new("drake-panel-leaf"), w, h);
    let parts = [(Rect::new(756, 533, 250, 125), Rect::new(25, 12, 250, 125))];
    scene.open_sheet(wealth.layer(ground), &parts);
}

/// What missions are made of: the discs in hand or what is to be pressed, the helpers; the holds always in sight.
fn strip(scene: &mut Scene, choices: i32) {
    let pressed = scene.zone(BUTTONS).is_some();
    let (zone, heading, layout, first) = if pressed {
        let rows = (choices + 1) / 2;
        (BUTTONS, "drake-zone-buttons", Layout::Grid { columns: 2 }, 12 + 40 * rows)
    } else {
        ("hand", "drake-zone-missions", Layout::Row, HAND)
    };
    let helpers = scene.pieces.iter().filter(|piece| piece.zone == "helpers").count() as i32;
    let fourth = first + (helpers + 3) / 4 * HELPERS;
    let h = fourth + HEAD;
    let says = Layer::title(Phrase::new(heading), Rect::new(8, 4, 84, first - 8), 13);
    let sheet = board("ship", "drake-panel-leaf", SEAS, h)
        .layer(Layer::plate(Rect::new(0, 0, SEAS, h), 8, PARCHMENT))
        .layer(says.ink("#2a4673"))
        .zone(zone, Rect::new(106, 6, SEAS - 110, first - 10), layout)
        .zone("helpers", Rect::new(6, first, SEAS - 12, h - first - HEAD), GRID);
    scene.open_sheet(
        sheet.seen(Seen::Both),
        &[(Rect::new(12, 530, 438, 34), Rect::new(4, fourth, 438, 34))],
    );
    let holds = board("holds", "drake-zone-holds", SEAS, HOLDS)
        .layer(Layer::plate(Rect::new(0, 0, SEAS, HOLDS), 0, PARCHMENT))
        .seen(Seen::Always);
    scene.open_sheet(holds, &[(Rect::new(38, 592, 384, 60), Rect::new(4, 2, 438, 68))]);
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

/// The first two zones.
fn near(scene: &mut Scene) {
    let part = (Rect::new(566, 158, SEAS, TALL), Rect::new(0, 0, SEAS, TALL));
    scene.open_sheet(board("chart", "drake-panel-chart", SEAS, TALL), &[part]);
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

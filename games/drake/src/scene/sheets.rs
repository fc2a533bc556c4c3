//! What a narrow screen shows of Francis Drake: the street in three rows, the ship, the chart in three
//! parts with what is decided beside one of them; apart goods and chest.

use kit::scene::{Layer, Rect, Region, Sheet};
use kit::{Phrase, Scene};

use super::NAVY;

/// The parchment under the parts of the log book.
const PARCHMENT: &str = "#f6ead0";
/// The paper of the voyages and conquests.
const TABLE: &str = "#fffaee";
/// How wide the street and the chart are.
const STREET: i32 = 341;
const CHART: i32 = 446;
/// How high the chart is, and its part over the voyages.
const TALL: i32 = 362;
const LOW: i32 = 258;

/// Puts the table together for a narrow screen: first the street while it is walked, later the chart.
pub(super) fn open(scene: &mut Scene, walks: bool, seated: bool) {
    match walks {
        true => street(scene),
        false => chart(scene),
    }
    if seated {
        let ground = Layer::plate(Rect::new(0, 0, 438, 131), 8, PARCHMENT);
        let ship = board("ship", "drake-zone-holds", 438, 131).layer(ground);
        scene.open_sheet(ship, &[(Rect::new(11, 531, 438, 131), Rect::new(0, 0, 438, 131))]);
    }
    match walks {
        true => chart(scene),
        false => street(scene),
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

/// The near seas; the third zone with what is decided and the helpers; the fourth with the voyages and
/// conquests. A sheet is drawn as wide as the screen only where it is not much higher than wide.
fn chart(scene: &mut Scene) {
    let label = "drake-panel-chart";
    let part = |from: (i32, i32), (x, y): (i32, i32), w: i32, h: i32| {
        (Rect::new(8 + from.0, 158 + from.1, w, h), Rect::new(x, y, w, h))
    };
    let seas = [part((558, 0), (0, 0), CHART, TALL)];
    scene.open_sheet(board("chart", label, CHART, TALL), &seas);
    let ground = |h: i32| Layer::plate(Rect::new(0, 0, CHART, h), 8, PARCHMENT);
    let third = [
        part((281, 0), (0, 0), 277, TALL),
        // The desk of the log book, and the helpers; without the edges of the leaves.
        (Rect::new(562, 534, 190, 126), Rect::new(279, 12, 165, 109)),
        (Rect::new(452, 534, 100, 122), Rect::new(298, 140, 130, 159)),
    ];
    scene.open_sheet(board("third", label, CHART, TALL).layer(ground(TALL)), &third);
    let table = Layer::plate(Rect::new(288, 14, 152, 202), 9, TABLE).edged(NAVY, 15);
    let fourth = [
        part((0, 0), (0, 0), 281, LOW),
        (Rect::new(24, 429, 112, 76), Rect::new(297, 24, 134, 91)),
        part((129, 271), (295, 130), 138, 76),
    ];
    scene.open_sheet(board("fourth", label, CHART, LOW).layer(ground(LOW)).layer(table), &fourth);
}

fn board(name: &'static str, label: &'static str, w: i32, h: i32) -> Sheet {
    Sheet::new(name, Region::Board, Phrase::new(label), w, h)
}

//! What a narrow screen shows of Spice Road.

use kit::scene::{Layer, Rect, Seen};
use kit::{Phrase, Scene};

use super::HEADING;
use crate::scene::sheets::{board, mine, moved};

/// The ground of the arcade, where nothing of it is shown.
const ARCADE: &str = "#e2b87b";

/// Puts the table together for a narrow screen: all arches in a row, the stalls in two rows of three beside their pile, my hand
/// below them; played and claimed cards apart; the sacks of my caravan always in sight.
pub(super) fn open(scene: &mut Scene, sits: bool) {
    let ground = |high: i32| Layer::plate(Rect::new(0, 0, 520, high), 0, ARCADE);
    let arch = |at: i32| {
        // Two of five stand on the other half of the table.
        let left = if at < 3 { 126 + 134 * at } else { 528 + 134 * (at - 3) };
        (Rect::new(left, 0, 118, 172), Rect::new(3 + 103 * at, 0, 103, 150))
    };
    scene.open_sheet(
        board("orders", "zone-points", 520, 150).layer(ground(150)),
        &[0, 1, 2, 3, 4].map(arch),
    );
    let stall = |at: i32| {
        let left = if at < 3 { 112 + 136 * at } else { 520 + 136 * (at - 3) };
        (Rect::new(left, 178, 136, 212), Rect::new(126 * (at % 3), 197 * (at / 3), 126, 197))
    };
    let mut stalls = vec![
        moved(Rect::new(0, 172, 112, 199), 394, 0),
        moved(Rect::new(928, 172, 92, 199), 404, 199),
    ];
    stalls.extend([0, 1, 2, 3, 4, 5].map(stall));
    scene.open_sheet(board("market", "panel-market", 520, 398).layer(ground(398)), &stalls);
    if sits {
        let hand = moved(Rect::new(0, 400, 520, 158), 0, 0);
        scene.open_sheet(board("hand", "zone-hand", 520, 158).seen(Seen::Both), &[hand]);
        let sacks = moved(Rect::new(0, 584, 520, 82), 0, 0);
        scene.open_sheet(mine("caravan", "zone-caravan", 520, 82).seen(Seen::Always), &[sacks]);
    }
    let rest =
        [moved(Rect::new(10, 49, 92, 118), 84, 24), moved(Rect::new(804, 16, 208, 150), 220, 8)];
    let ground = Layer::plate(Rect::new(0, 0, 450, 166), 0, ARCADE);
    let title = Layer::title(Phrase::new("zone-points"), Rect::new(8, 24, 72, 118), 15);
    let worth = board("worth", "panel-spices", 450, 166).layer(ground).layer(title.ink(HEADING));
    scene.open_sheet(worth, &rest);
    if sits {
        let own = moved(Rect::new(520, 400, 500, 272), 0, 0);
        scene.open_sheet(mine("played", "panel-played", 500, 272), &[own]);
    }
}

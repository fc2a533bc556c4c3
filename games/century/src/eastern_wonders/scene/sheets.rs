//! What a narrow screen shows of Eastern Wonders.

use kit::scene::Rect;
use kit::{Scene, Seat};

use super::super::EasternWonders;
use super::super::state::{Place, Shared};
use crate::scene::sheets::{board, moved};
use crate::sea::scene::Deck;

/// Puts the table together for a narrow screen: the chart, the own ship under it, then what lies beside the
/// chart; outposts and prizes apart.
pub(super) fn open(
    scene: &mut Scene,
    (game, table): (&EasternWonders, &Shared),
    own: Option<(Seat, &Place)>,
    chooses: bool,
    corner: Rect,
) {
    let deck = Deck::tall();
    let chart = (Rect::new(213, 0, 594, 472), Rect::new(0, 0, 520, 413));
    let open_chart = |scene: &mut Scene| {
        scene.open_sheet(board("chart", "zone-chart", 520, 413), &[chart]);
        if let Some(own) = own {
            deck.open_ship(scene, &game.components.venture, &table.look(), own, 472);
        }
    };
    // The bonus tiles without the room between them.
    let mut parts = vec![
        moved(Rect::new(10, 10, 198, 158), 16, 0),
        moved(Rect::new(10, corner.y - 4, 198, corner.h + 8), 16, 178),
        moved(Rect::new(814, 10, 198, 36), 246, 0),
    ];
    for tile in 0..4 {
        let from = Rect::new(814, 50 + 82 * tile, 198, 64);
        parts.push((from, Rect::new(246, 36 + 64 * tile, 198, 64)));
    }
    parts.push(moved(Rect::new(814, 378, 198, 84), 246, 292));
    let beside = board("supply", "zone-supply", 460, 376).backdrop("century-sea");
    // The starting lots come first while they are chosen from.
    if chooses {
        scene.open_sheet(beside, &parts);
        open_chart(scene);
    } else {
        open_chart(scene);
        scene.open_sheet(beside, &parts);
    }
    if let Some((seat, place)) = own {
        deck.open_prizes(scene, (seat, place), 472);
    }
}

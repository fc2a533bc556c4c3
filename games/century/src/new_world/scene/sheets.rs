//! What a narrow screen shows of A New World.

use kit::scene::{Rect, Seen};
use kit::{Scene, Seat};

use super::TITLE;
use crate::land::Colony;
use crate::land::content::Land;
use crate::land::country::Country;
use crate::scene::sheets::{board, mine, moved};

/// Puts the table together for a narrow screen: the point cards over two panels of the country, the other two
/// panels, settlers and storage below them; deck and kinds of cards after that, prizes apart.
pub(super) fn open(
    scene: &mut Scene,
    (land, country): (&Land, &Country),
    own: Option<(Seat, &Colony)>,
) {
    let west = moved(Rect::new(0, 0, 514, 472), 0, 0);
    scene.open_sheet(board("west", "panel-west", 514, 472), &[west]);
    let east = moved(Rect::new(514, 139, 506, 333), 0, 0);
    scene.open_sheet(board("east", "panel-east", 506, 333), &[east]);
    if let Some((seat, colony)) = own {
        let camp = moved(Rect::new(0, 553, 330, 119), 0, 0);
        scene.open_sheet(board("camp", "zone-settlers", 330, 119).seen(Seen::Both), &[camp]);
        land.open_purse(scene, country, colony, seat, TITLE);
    }
    let deck = moved(Rect::new(514, 0, 506, 139), 0, 0);
    scene.open_sheet(board("deck", "zone-deck", 506, 139), &[deck]);
    if own.is_some() {
        let parts =
            [moved(Rect::new(0, 472, 330, 59), 0, 0), moved(Rect::new(640, 472, 380, 200), 0, 59)];
        let prizes = mine("prizes", "zone-claimed", 380, 259).backdrop("century-land-prizes");
        scene.open_sheet(prizes, &parts);
    }
}

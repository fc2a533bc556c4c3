//! How the table of Eastern Wonders looks.

mod sheets;

use kit::scene::{BUTTONS, Layout, Panel, Rect, Region, Touch};
use kit::{Phrase, Scene, Seat};

use super::state::{Move, Phase};
use super::{EasternWonders, View};
use crate::cubes::Cube;
use crate::scene::{Draw as _, begin, cubes_of, first_cube, note_round, panel_of, pressed};
use crate::sea;
use crate::sea::Cell;
use crate::sea::scene::{CHART, Deck, Waters, other_height};

pub(super) fn draw(game: &EasternWonders, view: &View) -> Scene {
    let (table, me) = (&view.table, view.viewer.seat());
    let begun = table.over().is_none() && !table.phase.is_setup();
    let note = begun.then(|| note_round(table.round, table.closing));
    let mut scene = begin((table.awaited(), me), note, |_| game.say_question(table));
    let corner = corner(game, view);
    draw_sea(&mut scene, game, view, corner);
    let (venture, look) = (&game.components.venture, table.look());
    for (seat, place) in Seat::all(game.options.seats).zip(table.places.iter()) {
        let points = game.points(table, place);
        let label = panel_of("panel-seat", seat, points);
        if me == Some(seat) {
            let deck = (&Deck::tall(), 472);
            venture.paint_deck(&mut scene, &look, seat, (&cubes_of(seat), label), deck);
        } else {
            scene.other_panel(seat, label, other_height(place));
            venture.paint_other(&mut scene, &look, seat);
        }
    }
    let lots = table.phase.sea() == Some(sea::Phase::Lot);
    sheets::open(
        &mut scene,
        (game, table),
        me.and_then(|me| Some((me, table.place(me)?))),
        lots,
        corner,
    );
    scene
}

/// The chart with the pile of contracts, the bonus tiles, and what is pressed.
fn draw_sea(scene: &mut Scene, game: &EasternWonders, view: &View, corner: Rect) {
    let (table, venture) = (&view.table, &game.components.venture);
    let board = Rect::new(0, 0, 1020, 472);
    let panel = Panel::placed(Region::Board, Phrase::new("panel-sea"), board);
    scene.open_panel(Panel {
        focus: Some(Rect::new(210, 0, 600, 472)),
        ..panel.backdrop("century-sea")
    });
    let chart = Rect::new(210, 7, 600, 458);
    // How many steps the seat has sailed that may sail on.
    let sailed = match table.phase {
        Phase::Turn => Some(0),
        Phase::Sea(sea::Phase::Sail { steps }) => Some(steps),
        _ => None,
    };
    let own = view.viewer.seat().filter(|&me| me == table.active);
    let own = own.and_then(|me| table.place(me));
    let means = sailed.zip(own).map(|(steps, own)| game.means(own, steps));
    let waters = Waters::new(venture, table.look(), chart, means).seen_by(view.viewer.seat());
    scene.open_zone(CHART, Phrase::new("zone-chart"), chart, waters.layout());
    let adrift = |cell: Cell| table.adrift.get(cell.index()).copied().unwrap_or_default();
    scene.pieces.extend(waters.paint(adrift));
    venture.paint_pile(scene, Rect::new(14, 14, 190, 148), &table.docks);
    venture.paint_supply(scene, Rect::new(818, 14, 190, 444), &table.look());
    if table.phase.is_setup() {
        venture.paint_lots(scene, corner, &table.look());
    } else {
        if corner.h > 60 {
            venture.paint_plate(scene, corner, "zone-buttons");
        }
        let zone = Rect::new(corner.x + 8, corner.y + 30, corner.w - 16, corner.h - 34);
        scene.open_zone(BUTTONS, Phrase::new("zone-buttons"), zone, Layout::Grid { columns: 1 });
    }
}

/// The lower left corner of the sea: the starting lots, or as much room as what is pressed takes.
fn corner(game: &EasternWonders, view: &View) -> Rect {
    let (table, end) = (&view.table, 458);
    let high = if table.phase.is_setup() {
        172
    } else {
        let mut moves = Vec::new();
        if view.viewer.seat() == Some(table.active) {
            game.list_moves(table, &mut moves);
        }
        let touches = moves.into_iter().map(|decision| touch(game, view, decision));
        38 + 40 * pressed(touches).min(4) as i32
    };
    Rect::new(14, end - high, 190, high)
}

pub(super) fn touch(game: &EasternWonders, view: &View, decision: Move) -> Touch {
    let name = cubes_of(view.viewer.seat().unwrap_or_default());
    let cube = |cube: Cube| Touch::piece(first_cube(&name, cube));
    let button = |id: &'static str, word: &'static str| Touch::button(id, Phrase::new(word));
    match decision {
        Move::Sea(decision) => game.components.venture.touch(&view.table.look(), &name, decision),
        Move::Drop(dropped) => cube(dropped),
        Move::Discard(gone) => cube(gone),
        Move::Gather => button("gather", "button-gather"),
        Move::Leave => button("leave", "button-leave"),
        Move::Harvest => button("harvest", "button-harvest"),
    }
}

/// The decision, legal or not, for which the piece would be touched.
pub(super) fn intent(game: &EasternWonders, view: &View, piece: &str) -> Option<Move> {
    let phase = view.table.phase;
    let sea = game.components.venture.conceivable(!phase.is_setup());
    let cubes = Cube::ALL.map(match phase {
        Phase::Drop { .. } => Move::Drop as fn(Cube) -> Move,
        _ => Move::Discard,
    });
    let moves = sea.into_iter().map(Move::from).chain(cubes);
    kit::scene::intent_among(game, view, piece, moves)
}

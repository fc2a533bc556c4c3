//! How the table of Eastern Wonders looks.

use kit::scene::{BUTTONS, Id, Layout, Panel, Rect, Region, Size, Spot, Touch, Zone};
use kit::{Phrase, Scene, Seat};

use super::state::{Move, Phase, Place, Shared};
use super::{EasternWonders, View};
use crate::cubes::Cube;
use crate::scene;
use crate::sea::scene::{CHART, LOTS, SUPPLY};

/// Draws the view.
pub(super) fn draw(game: &EasternWonders, view: &View) -> Scene {
    let table = &view.table;
    let me = view.viewer.seat();
    let mut painter = Painter { game, table, scene: Scene::default() };
    painter.scene.prompt = Some(game.say_prompt(table, me));
    painter.board();
    for (seat, place) in Seat::all(game.options.seats).zip(table.places.iter()) {
        painter.place(seat, place, me == Some(seat));
    }
    painter.scene
}

/// How a decision is made by hand.
pub(super) fn touch(game: &EasternWonders, view: &View, decision: Move) -> Touch {
    let seat = view.viewer.seat().unwrap_or_default();
    let name = cubes_of(seat);
    let cube = |cube: Cube| Touch::piece(scene::first_cube(&name, cube));
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

/// A scene in the making.
struct Painter<'a> {
    game: &'a EasternWonders,
    table: &'a Shared,
    scene: Scene,
}

impl Painter<'_> {
    fn board(&mut self) {
        let size = Size { w: 1000, h: 470 };
        self.panel(Region::Board, Phrase::new("panel-sea"), size);
        let flat = Layout::Hexes { size: 104, flat: true };
        self.zone(CHART, "zone-chart", Rect::new(110, 4, 660, 462), flat);
        let column = Layout::Column;
        self.zone(SUPPLY, "zone-supply", Rect::new(880, 4, 116, 330), column);
        self.zone(LOTS, "zone-lots", Rect::new(4, 120, 100, 200), column);
        let pile = Rect::new(4, 4, 100, 110);
        self.zone("contracts", "zone-contracts", pile, Layout::Pile);
        let (venture, look) = (&self.game.components.venture, self.table.look());
        let adrift = |cell: crate::sea::Cell| {
            self.table.adrift.get(cell.index()).copied().unwrap_or_default()
        };
        let pieces = &mut self.scene.pieces;
        pieces.extend(venture.paint_chart(&look, adrift));
        pieces.extend(venture.paint_supply(&look));
        pieces.extend(venture.paint_lots(&look));
        let docks = &self.table.docks;
        let left = docks.pile.len() + u32::from(docks.closed_among > 0);
        pieces.extend(scene::pile("contracts", "piece-contract-pile", left));
    }

    fn place(&mut self, seat: Seat, place: &Place, mine: bool) {
        let region = if mine { Region::Mine } else { Region::Other(seat) };
        let points = self.game.points(self.table, place);
        let label = Phrase::new("panel-seat").with("who", seat).with("points", points);
        let zone = |name: &str| format!("{name}:{}", seat.0);
        let frames = if mine {
            self.panel(region, label, Size { w: 1000, h: 200 });
            self.zone(
                BUTTONS,
                "zone-buttons",
                Rect::new(780, 4, 216, 192),
                Layout::Grid { columns: 2 },
            );
            [
                Rect::new(4, 4, 230, 192),
                Rect::new(240, 4, 210, 192),
                Rect::new(456, 4, 318, 90),
                Rect::new(456, 104, 318, 90),
            ]
        } else {
            self.panel(region, label, Size { w: 250, h: 120 });
            [
                Rect::new(2, 2, 100, 80),
                Rect::new(106, 2, 142, 80),
                Rect::new(2, 84, 120, 34),
                Rect::new(126, 84, 122, 34),
            ]
        };
        let columns = self.game.components.venture.sea.columns.len() as u8;
        self.zone(zone("outposts"), "zone-outposts", frames[0], Layout::Grid { columns });
        self.zone(zone("hold"), "zone-hold", frames[1], Layout::Grid { columns: 5 });
        self.zone(zone("claimed"), "zone-claimed", frames[2], Layout::Row);
        self.zone(zone("tiles"), "zone-tiles", frames[3], Layout::Row);
        let (venture, look) = (&self.game.components.venture, self.table.look());
        let (space, cube) = if mine { (36, 30) } else { (14, 16) };
        let pieces = &mut self.scene.pieces;
        pieces.extend(venture.paint_board(&look, seat, &zone("outposts"), space));
        pieces.extend(scene::cubes(&cubes_of(seat), &zone("hold"), None, place.hold, cube));
        for (at, &contract) in place.prizes.contracts.iter().enumerate() {
            let spot = Spot::At(at as u16);
            pieces.push(venture.paint_contract(
                contract,
                &zone("claimed"),
                spot,
                if mine { 72 } else { 40 },
            ));
        }
        pieces.extend(venture.paint_tiles(seat, place, &zone("tiles")));
    }

    fn panel(&mut self, region: Region, label: Phrase, size: Size) {
        self.scene.panels.push(Panel { region, label, size });
    }

    /// A zone on the panel drawn last.
    fn zone(&mut self, id: impl Into<Id>, label: &'static str, frame: Rect, layout: Layout) {
        let panel = self.scene.panels.len().saturating_sub(1);
        let label = Phrase::new(label);
        self.scene.zones.push(Zone { id: id.into(), panel, label, frame, layout });
    }
}

/// The name of the cubes of a seat.
fn cubes_of(seat: Seat) -> String {
    format!("cube:{}", seat.0)
}

//! How the table of A New World looks: the country in two halves, and my camp, storehouse and prizes
//! under it.

mod sheets;

use kit::scene::{BUTTONS, Layer, Layout, Rect, Scene, Size, Spot, Touch};
use kit::{Phrase, Seat};

use super::moves::Move;
use super::state::Shared;
use super::{NewWorld, View};
use crate::land::Colony;
use crate::land::content::Icon;
use crate::land::scene::{Grid, Prize, board};
use crate::land::words;
use crate::scene::{Draw as _, begin, cubes_of, note_round, panel_of};

pub(super) fn draw(world: &NewWorld, view: &View) -> Scene {
    let table = &view.table;
    let me = view.viewer.seat();
    let note = table.over().is_none().then(|| note_round(table.round, table.closing));
    let scene = begin((table.awaited(), me), note, |seat| world.say_question(table, seat));
    let mut painter = Painter { world, table, scene };
    let eyes = me.or(table.awaited()).unwrap_or_default();
    let own = table.place(eyes).copied().unwrap_or_default();
    painter.west(&own);
    painter.east(&own);
    for (seat, place) in Seat::all(world.options.seats).zip(table.places.iter()) {
        if me == Some(seat) {
            painter.mine(seat, place);
        } else {
            painter.other(seat, place);
        }
    }
    let mine = me.and_then(|me| Some((me, table.place(me)?)));
    sheets::open(&mut painter.scene, (&world.land, &table.country), mine);
    painter.scene
}

pub(super) fn touch(world: &NewWorld, view: &View, decision: Move) -> Touch {
    let table = &view.table;
    let cubes = cubes_of(view.viewer.seat().unwrap_or_default());
    world.land.touch(&table.country, table.phase, &cubes, decision)
}

/// The decision, legal or not, for which the piece would be touched.
pub(super) fn intent(world: &NewWorld, view: &View, piece: &str) -> Option<Move> {
    view.viewer.seat()?;
    let moves = world.land.conceivable(&view.table.country, view.table.phase);
    kit::scene::intent_among(world, view, piece, moves)
}

/// Two panels side by side on each half, each two cells wide and three high.
const GRID: Grid = Grid {
    cell: Size { w: 119, h: 101 },
    corner: |panel, cell| {
        let column = i32::from(panel % 2) * 2 + i32::from(cell % 2);
        (column * 123 + i32::from(panel % 2) * 8, i32::from(cell / 2) * 105)
    },
};

/// The prizes of this game are green.
const PRIZE: Prize =
    Prize { pennant: "century-pennant-green", pole: "century-pole-green", ink: "#2f6234" };
/// Titles on light ground.
const TITLE: &str = "#1f4a26";

struct Painter<'a> {
    world: &'a NewWorld,
    table: &'a Shared,
    scene: Scene,
}

impl Painter<'_> {
    /// The first two panels with the forts, and the point cards above them.
    fn west(&mut self, own: &Colony) {
        let (land, country) = (&self.world.land, &self.table.country);
        self.scene.board_panel("panel-west", Rect::new(0, 0, 514, 472), "century-land-west");
        self.panel_names(0, 12);
        let zone = Rect::new(12, 14, 498, 124);
        self.scene.open_zone("points", Phrase::new("zone-points"), zone, Layout::Free);
        for (slot, &point) in (0i32..).zip(country.row.iter()) {
            let x = slot * 123 + slot / 2 * 8;
            let size = Size { w: 119, h: 122 };
            self.scene.lay(land.paint_point(point, "points", Spot::Point { x, y: 2 }, size));
        }
        let (lies, zone) =
            ((country, &land.gear(own)), ("land-west", Rect::new(12, 158, 498, 312)));
        land.open_sites(&mut self.scene, lies, zone, 0..2, &GRID);
    }

    /// The other two panels, the deck, and what the kinds of cards do.
    fn east(&mut self, own: &Colony) {
        let (land, country) = (&self.world.land, &self.table.country);
        self.scene.board_panel("panel-east", Rect::new(514, 0, 506, 472), "century-land-east");
        self.panel_names(2, 6);
        let zone = Rect::new(6, 8, 126, 130);
        for shift in [4, 2] {
            let at = Rect::new(13 + shift, 18 + shift, 112, 106);
            self.scene.paint(Layer::plate(at, 9, "#efe1bd").edged("#a67c43", 10));
        }
        land.open_deck(&mut self.scene, country, zone, Size { w: 112, h: 106 });
        self.legend();
        let (lies, zone) = ((country, &land.gear(own)), ("land-east", Rect::new(6, 158, 498, 312)));
        land.open_sites(&mut self.scene, lies, zone, 2..4, &GRID);
    }

    /// The frames of two panels and their names.
    fn panel_names(&mut self, first: usize, left: i32) {
        let names = self.world.land.panels.iter().skip(first).take(2);
        for (at, name) in (0i32..).zip(names) {
            let x = left + at * 254;
            let frame = Rect::new(x - 4, 140, 250, 331);
            self.scene.paint(Layer::plate(frame, 12, "#16351f73").edged("#dfe8c480", 10));
            let says = words::region(name);
            let at = Rect::new(x + 6, 141, 230, 16);
            self.scene.title(says, at, 12, "#f6fbf0");
        }
        if first == 0 {
            // The cell of the second panel that is no location.
            let (x, y) = (GRID.corner)(1, 5);
            let at = Rect::new(left + x, 158 + y, GRID.cell.w, GRID.cell.h);
            self.scene.paint(Layer::art("century-lake", at));
        }
    }

    fn legend(&mut self) {
        let plate = Layer::plate(Rect::new(138, 12, 358, 124), 10, "#fffaf0ed");
        self.scene.paint(plate.edged("#a67c43", 12));
        self.scene.title(Phrase::new("legend-cards"), Rect::new(150, 16, 104, 20), 14, TITLE);
        let note = Phrase::new("legend-cards-note").with("end", self.world.land.end);
        let at = Rect::new(264, 16, 228, 20);
        self.scene.remark(note, at);
        for (n, icon) in (0i32..).zip(Icon::ALL) {
            let (x, y) = (150 + n % 2 * 176, 42 + n / 2 * 46);
            let disc = Layer::art(format!("century-kind-{}", icon.name()), Rect::new(x, y, 32, 32));
            self.scene.paint(disc);
            let name = Layer::words(words::icon(icon), Rect::new(x + 38, y - 2, 134, 18), 13);
            self.scene.paint(name.left().weight(700));
            let does = Phrase::new(format!("legend-{}", icon.name()));
            self.scene.remark(does, Rect::new(x + 38, y + 15, 134, 18));
        }
    }

    fn mine(&mut self, seat: Seat, place: &Colony) {
        let (land, country) = (&self.world.land, &self.table.country);
        let scene = &mut self.scene;
        let label = |title| panel_of(title, seat, land.all_points(place));
        scene.own_panel(label("panel-seat"), Rect::new(0, 472, 330, 200), "century-land-camp");
        land.mine_points(scene, place, seat, Rect::new(12, 14, 312, 44));
        let settlers = (Rect::new(12, 60, 314, 20), Rect::new(8, 84, 156, 110));
        land.mine_settlers(scene, country, place, seat, settlers);
        let buttons = Rect::new(168, 84, 160, 110);
        let layout = Layout::Grid { columns: 2 };
        scene.open_zone(BUTTONS, Phrase::new("zone-buttons"), buttons, layout);

        scene.own_panel(label("panel-store"), Rect::new(330, 472, 310, 200), "century-land-store");
        scene.title(land.say_storage(place), Rect::new(12, 16, 260, 22), 15, TITLE);
        land.mine_storage(scene, place, (&cubes_of(seat), 5), (34, 104), seat);

        let at = Rect::new(640, 472, 380, 200);
        scene.own_panel(label("panel-prizes"), at, "century-land-prizes");
        scene.paint(board(Rect::new(4, 14, 368, 108)));
        scene.title(land.say_claimed(place), Rect::new(16, 18, 110, 20), 15, TITLE);
        scene.remark(Phrase::new("mine-cards-note"), Rect::new(126, 18, 240, 20));
        land.mine_cards(scene, place, seat, &PRIZE, (Rect::new(16, 42, 348, 74), 43));
        scene.paint(board(Rect::new(4, 128, 368, 68)));
        scene.title(Phrase::new("mine-bonus"), Rect::new(14, 132, 94, 20), 13, TITLE);
        scene.remark(Phrase::new("mine-bonus-note"), Rect::new(14, 152, 94, 40));
        let tiles = (Rect::new(112, 136, 159, 44), Size { w: 50, h: 40 });
        let charts = (Rect::new(274, 142, 98, 44), Size { w: 44, h: 34 });
        land.mine_tiles(scene, place, seat, tiles, charts);
    }

    fn other(&mut self, seat: Seat, place: &Colony) {
        let land = &self.world.land;
        let label = panel_of("panel-seat", seat, land.all_points(place));
        self.scene.other_panel(seat, label, land.other_height(place));
        land.other_place(&mut self.scene, &self.table.country, place, seat, &PRIZE);
    }
}

//! The table of From East to West I: forts in the west with their cards above, merchants in the east with
//! their cards below, my camp, route and prizes under them.

use kit::Phrase;
use kit::Seat;
use kit::scene::{BUTTONS, Layer, Layout, Rect, Size, Spot};

use super::{PRIZE, Painter, TITLE};
use crate::east_to_west::state::{Phase, Place};
use crate::land::merchants::{self, At, Trader};
use crate::land::scene::{Grid, board};
use crate::land::words;
use crate::scene::{Draw as _, cubes_of, panel_of};

/// Two panels side by side on each half, each two cells wide and three high.
const GRID: Grid = Grid {
    cell: Size { w: 119, h: 99 },
    corner: |panel, cell| {
        let column = i32::from(panel % 2) * 2 + i32::from(cell % 2);
        (column * 123 + i32::from(panel % 2) * 8, i32::from(cell / 2) * 103)
    },
};
const TOP: i32 = 116;

impl Painter<'_> {
    /// The panels of the forts, and the point cards above them.
    pub(super) fn west(&mut self, own: &Place) {
        let (land, country) = (&self.game.components.land, &self.table.country);
        self.scene.board_panel("panel-west", Rect::new(0, 0, 514, 432), "century-ew1-west");
        self.panel_names(0, 12, "#16351fd9");
        let (x, y) = (GRID.corner)(1, 5);
        let lake = Rect::new(12 + x, TOP + y, GRID.cell.w, GRID.cell.h);
        self.scene.paint(Layer::art("century-lake", lake));
        let zone = Rect::new(12, 4, 498, 92);
        self.scene.open_zone("points", Phrase::new("zone-points"), zone, Layout::Free);
        for (slot, &point) in (0i32..).zip(country.row.iter()) {
            let x = slot * 123 + slot / 2 * 8;
            let size = Size { w: 119, h: 88 };
            self.scene.lay(land.paint_point(point, "points", Spot::Point { x, y: 3 }, size));
        }
        let (gear, zone) = (land.gear(&own.colony), ("land-west", Rect::new(12, TOP, 498, 306)));
        land.open_sites(&mut self.scene, (country, &gear), zone, 0..2, &GRID);
    }

    /// The panels of the merchants with their cards, the decks, and the exploration tiles.
    pub(super) fn east(&mut self, own: &Place) {
        let (land, stalls) = (&self.game.components.land, &self.game.components.stalls);
        let (country, market) = (&self.table.country, &self.table.market);
        self.scene.board_panel("panel-merchants", Rect::new(514, 0, 506, 432), "century-ew1-east");
        self.panel_names(2, 6, "#4a2a0cd9");
        self.top_strip();
        let (gear, zone) = (land.gear(&own.colony), ("land-east", Rect::new(6, TOP, 498, 306)));
        land.open_sites(&mut self.scene, (country, &gear), zone, 2..4, &GRID);
        let pieces = stalls.paint_stalls(land, (country, market), &gear, "land-east", &GRID);
        self.scene.pieces.extend(pieces);
    }

    /// The deck of point cards, the exploration tiles beside the board, the deck of merchants.
    fn top_strip(&mut self) {
        let (land, country) = (&self.game.components.land, &self.table.country);
        let zone = Rect::new(4, 0, 122, 88);
        land.open_deck(&mut self.scene, country, zone, Size { w: 112, h: 72 });
        let plate = Layer::plate(Rect::new(132, 5, 366, 90), 10, "#fffaf0ed");
        self.scene.paint(plate.edged("#a67c43", 12));
        let title = Phrase::new("beside-title").with("count", country.beside.len());
        self.scene.title(title, Rect::new(142, 7, 240, 18), 14, TITLE);
        let zone = Rect::new(140, 26, 246, 66);
        let layout = Layout::Grid { columns: 5 };
        self.scene.open_zone("beside", Phrase::new("zone-beside"), zone, layout);
        for (at, chart) in (0..).zip(country.beside.iter()) {
            let size = Size { w: 46, h: 30 };
            self.scene.lay(land.paint_chart(chart, "beside", Spot::At(at), size));
        }
        let market = &self.table.market;
        let zone = Rect::new(392, 22, 46, 70);
        let pile = self.game.components.stalls.open_pile(
            &mut self.scene,
            market,
            zone,
            Size { w: 42, h: 60 },
        );
        self.scene.pieces.extend(pile);
        self.scene.title(Phrase::new("merchants-title"), Rect::new(392, 6, 104, 16), 12, TITLE);
        let says = Phrase::new("merchants-left").with("count", market.pile.len());
        let says = Layer::words(says, Rect::new(440, 40, 56, 30), 12).left();
        self.scene.paint(says);
    }

    /// The frames of two panels and their names.
    fn panel_names(&mut self, first: usize, left: i32, fill: &'static str) {
        let names = self.game.components.land.panels.iter().skip(first).take(2);
        for (at, name) in (0i32..).zip(names) {
            let x = left + at * 254;
            let frame = Rect::new(x - 4, TOP - 18, 250, 330);
            self.scene.paint(Layer::plate(frame, 11, fill).edged("#f2e3b899", 10));
            let says = words::region(name);
            let at = Rect::new(x + 5, TOP - 17, 230, 16);
            self.scene.title(says, at, 12, "#fffaf0");
        }
    }

    pub(super) fn mine(&mut self, seat: Seat, place: &Place) {
        let (land, stalls) = (&self.game.components.land, &self.game.components.stalls);
        let country = &self.table.country;
        let scene = &mut self.scene;
        let colony = &place.colony;
        let label = |title| panel_of(title, seat, land.all_points(place));
        scene.own_panel(label("panel-seat"), Rect::new(0, 432, 222, 240), "century-ew1-camp");
        land.mine_points(scene, place, seat, Rect::new(10, 12, 208, 44));
        let settlers = (Rect::new(10, 58, 200, 20), Rect::new(8, 80, 156, 62));
        land.mine_settlers(scene, country, place, seat, settlers);
        let buttons = Rect::new(8, 146, 208, 88);
        let layout = Layout::Grid { columns: 2 };
        scene.open_zone(BUTTONS, Phrase::new("zone-buttons"), buttons, layout);

        scene.own_panel(label("panel-route"), Rect::new(222, 432, 534, 240), "century-ew1-route");
        scene.paint(board(Rect::new(4, 10, 526, 170)));
        scene.title(Phrase::new("mine-route"), Rect::new(16, 14, 172, 20), 15, TITLE);
        scene.remark(Phrase::new("mine-route-note"), Rect::new(214, 14, 310, 20));
        scene.paint(Layer::art("century-road", Rect::new(8, 150, 516, 28)));
        stalls.mine_route(scene, &self.table.bazaar(seat, place), Rect::new(14, 38, 460, 138));
        let empty = Layer::plate(Rect::new(480, 42, 42, 62), 6, "#fffaf000");
        scene.paint(empty.edged("#a67c43", 13).dashed());
        stalls.used_pile(scene, place, seat, Rect::new(478, 40, 46, 66));
        let used = Layer::words(Phrase::new("mine-used"), Rect::new(474, 108, 52, 20), 11);
        scene.paint(used);
        scene.paint(Layer::art("century-rack", Rect::new(4, 186, 526, 50)));
        let title = land.say_storage(colony);
        scene.paint(Layer::plate(Rect::new(9, 191, 108, 40), 7, "#3d2208"));
        scene.title(title, Rect::new(18, 191, 86, 40), 14, "#fff8e6");
        let columns = land.storage.min(10) as u8;
        land.mine_storage(scene, place, (&cubes_of(seat), columns), (122, 192), seat);

        scene.own_panel(label("panel-prizes"), Rect::new(756, 432, 264, 240), "century-ew1-prizes");
        scene.paint(board(Rect::new(4, 10, 252, 108)));
        scene.title(land.say_claimed(colony), Rect::new(14, 14, 236, 20), 15, TITLE);
        land.mine_cards(scene, place, seat, &PRIZE, (Rect::new(11, 40, 242, 72), 30));
        scene.paint(board(Rect::new(4, 124, 252, 112)));
        scene.title(Phrase::new("mine-bonus"), Rect::new(14, 127, 116, 20), 15, TITLE);
        let note = Layer::words(Phrase::new("mine-bonus-note"), Rect::new(132, 127, 120, 20), 12);
        scene.paint(note.right().weight(500));
        let tiles = (Rect::new(14, 148, 186, 42), Size { w: 58, h: 34 });
        let charts = (Rect::new(14, 198, 236, 34), Size { w: 50, h: 32 });
        land.mine_tiles(scene, place, seat, tiles, charts);
        if matches!(
            self.table.phase,
            Phase::Merchants(merchants::Phase::Choose { at: At::Stall(_) })
        ) {
            scene.note = Some(Phrase::new("note-stall"));
        }
    }

    pub(super) fn other(&mut self, seat: Seat, place: &Place) {
        let (land, stalls) = (&self.game.components.land, &self.game.components.stalls);
        let label = panel_of("panel-seat", seat, land.all_points(place));
        // Who has no merchants has no row of them.
        let ledger = place.ledger();
        let bare = ledger.route.is_empty() && ledger.discard.is_empty();
        let high = land.other_height(place);
        self.scene.other_panel(seat, label, if bare { high } else { high + 43 });
        land.other_place(&mut self.scene, &self.table.country, place, seat, &PRIZE);
        if !bare {
            stalls.other_route(&mut self.scene, &self.table.bazaar(seat, place), high + 1);
        }
    }
}

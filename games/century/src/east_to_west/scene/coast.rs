//! The tables of From East to West II and III: the land with its forts in the west, the sea in the east,
//! in III below the merchants; my camp, storage, outposts and prizes under them.

use kit::scene::{
    BUTTONS, Face, Glyph, Layer, Layout, OTHER_WIDTH, Panel, Piece, Rect, Region, Shape, Size, Spot,
};
use kit::{Phrase, Seat};

use super::{PRIZE, Painter, TITLE, cubes_of};
use crate::cubes::Cubes;
use crate::east_to_west::content::Components;
use crate::east_to_west::state::Place;
use crate::land::scene::Grid;
use crate::sea::scene::{Board, CHART, DEEP, FOAM, Waters, row_counts};

/// The panels of the land: two above two, each two cells wide and three high.
const GRID: Grid = Grid {
    cell: Size { w: 121, h: 64 },
    corner: |panel, cell| {
        let column = i32::from(panel % 2) * 2 + i32::from(cell % 2);
        let x = column * 123 + i32::from(panel % 2) * 6;
        (x, i32::from(panel / 2) * 215 + i32::from(cell / 2) * 67)
    },
};
/// The locations of the merchants, four in a square.
const BAZAAR: Grid = Grid {
    cell: Size { w: 121, h: 64 },
    corner: |_, cell| (i32::from(cell % 2) * 123, i32::from(cell / 2) * 67),
};
/// The tiles for used cards, in a row.
const USED: Grid = Grid { cell: BAZAAR.cell, corner: |_, cell| (i32::from(cell) * 62, 2) };
/// The stalls below both, in a row.
const STALLS: Grid = Grid {
    cell: Size { w: 121, h: 99 },
    corner: |panel, cell| {
        let column = i32::from(panel % 2) * 2 + i32::from(cell % 2);
        (column * 123 + i32::from(panel % 2) * 6, 0)
    },
};
/// The upper edge of the locations, and of the merchants.
const TOP: i32 = 110;
const BAZAAR_TOP: i32 = 18;
/// So many panels are land; the merchants follow.
const LAND: u8 = 4;

impl Painter<'_> {
    /// The land, the merchants and the sea.
    pub(super) fn coast(&mut self, own: &Place) {
        self.forts(own);
        if self.game.part.cards {
            self.bazaar(own);
            self.waters(Rect::new(508, 252, 512, 276), Rect::new(6, 4, 500, 268));
        } else {
            self.waters(Rect::new(508, 0, 512, 528), Rect::new(6, 2, 500, 448));
            let zone = Rect::new(10, 454, 492, 70);
            let layout = Layout::Grid { columns: 4 };
            self.scene.open_zone(BUTTONS, Phrase::new("zone-buttons"), zone, layout);
        }
    }

    /// The panels of the land, the point cards above them and the deck.
    fn forts(&mut self, own: &Place) {
        let (land, country) = (&self.game.components.land, &self.table.country);
        let place = Rect::new(0, 0, 508, 528);
        let panel = Panel::placed(Region::Board, Phrase::new("panel-west"), place);
        self.scene.open_panel(panel.backdrop("century-ew1-west"));
        self.frames(0..LAND, (8, TOP), "#16351fb3");
        let zone = Rect::new(8, 2, 397, 92);
        self.scene.open_zone("points", Phrase::new("zone-points"), zone, Layout::Free);
        let size = Size { w: 97, h: 86 };
        for (slot, &point) in (0i32..).zip(country.row.iter()) {
            let spot = Spot::Point { x: slot * 100, y: 3 };
            self.scene.lay(land.paint_point(point, "points", spot, size));
        }
        let zone = Rect::new(405, 0, 102, 104);
        self.scene.open_zone("deck", Phrase::new("zone-deck"), zone, Layout::Pile);
        for &point in country.deck.tops() {
            self.scene.lay(land.paint_deck(country, point, "deck", Size { w: 94, h: 82 }));
        }
        let zone = Rect::new(8, TOP, 498, 416);
        self.scene.open_zone("land", Phrase::new("zone-land"), zone, Layout::Free);
        let gear = land.gear(&own.colony);
        let pieces = land.paint_sites(country, &gear, "land", 0..LAND, &GRID);
        self.scene.pieces.extend(pieces);
        self.scene.pieces.extend(land.paint_spaces(country, "land", 0..LAND, &GRID));
    }

    /// The merchants with their cards, and the tiles for used cards.
    fn bazaar(&mut self, own: &Place) {
        let Components { land, stalls, .. } = &self.game.components;
        let (country, market) = (&self.table.country, &self.table.market);
        let place = Rect::new(508, 0, 512, 252);
        let panel = Panel::placed(Region::Board, Phrase::new("panel-merchants"), place);
        self.scene.open_panel(panel.backdrop("century-ew1-east"));
        self.frames(LAND..6, (6, BAZAAR_TOP), "#5a3310b3");
        let zone = Rect::new(6, BAZAAR_TOP, 248, 132);
        self.scene.open_zone("bazaar", Phrase::new("zone-land"), zone, Layout::Free);
        let gear = land.gear(&own.colony);
        let pieces = land.paint_sites(country, &gear, "bazaar", LAND..6, &BAZAAR);
        self.scene.pieces.extend(pieces);
        let zone = Rect::new(258, BAZAAR_TOP, 252, 53);
        self.scene.open_zone("used", Phrase::new("zone-land"), zone, Layout::Free);
        self.scene.pieces.extend(land.paint_spaces(country, "used", LAND..6, &USED));
        let zone = Rect::new(6, BAZAAR_TOP + 134, 504, 99);
        self.scene.open_zone("stalls", Phrase::new("zone-land"), zone, Layout::Free);
        let pieces = stalls.paint_stalls(land, (country, market), &gear, "stalls", &STALLS);
        self.scene.pieces.extend(pieces);
        let zone = Rect::new(258, BAZAAR_TOP + 54, 196, 78);
        let layout = Layout::Grid { columns: 2 };
        self.scene.open_zone(BUTTONS, Phrase::new("zone-buttons"), zone, layout);
        let left = market.pile.len();
        let zone = Rect::new(458, BAZAAR_TOP + 54, 50, 70);
        let name = Phrase::new("zone-merchant-pile");
        self.scene.open_zone("merchant-pile", name, zone, Layout::Pile);
        if left > 0 {
            let face = Face::new(Shape::Back, 42, 60).line([Glyph::Mark]);
            let label = Phrase::new("piece-merchant-pile").with("count", left);
            let piece =
                Piece::new("merchant-pile", "merchant-pile", Spot::At(0), face, label.clone());
            self.scene.lay(piece.tip(label.clone()).badge(Glyph::Number(left as i32), label));
        }
    }

    /// The sea board.
    fn waters(&mut self, place: Rect, chart: Rect) {
        let (sea, table) = (&self.game.components.sea, self.table);
        let panel = Panel::placed(Region::Board, Phrase::new("panel-sea"), place);
        self.scene.open_panel(panel.backdrop("century-sea"));
        if !self.game.part.cards {
            let plate = Rect::new(10, 8, 194, 66);
            self.scene.paint(Layer::plate(plate, 10, DEEP).edged("#e9d9a880", 10));
            let title = Layer::title(Phrase::new("zone-chart"), Rect::new(20, 11, 152, 22), 16);
            self.scene.paint(title.left().ink(FOAM));
            let note = Layer::words(Phrase::new("chart-note"), Rect::new(20, 34, 180, 36), 12);
            self.scene.paint(note.left().ink(FOAM));
        }
        let waters = Waters::open(sea, &table.waters, &table.places, chart.w, chart.h);
        self.scene.open_zone(CHART, Phrase::new("zone-chart"), chart, waters.layout());
        self.scene.pieces.extend(waters.paint(|_| Cubes::NONE));
    }

    /// The frames of some panels, two by two, and their names.
    fn frames(&mut self, panels: std::ops::Range<u8>, (left, top): (i32, i32), fill: &'static str) {
        let first = panels.start;
        for panel in panels {
            let name = self.game.components.land.panels.get(usize::from(panel));
            let (at, line) = (i32::from(panel - first) % 2, i32::from(panel - first) / 2);
            let (x, y) = (left + at * 252, top + line * 215);
            let frame = Rect::new(x - 3, y - 16, 250, if left > 6 { 217 } else { 250 });
            self.scene.paint(Layer::plate(frame, 9, fill).edged("#f2e3b899", 10));
            let says =
                Phrase::new(format!("region-{}", name.map_or("", |name| name).to_lowercase()));
            let says = Layer::title(says, Rect::new(x + 4, y - 15, 236, 14), 12);
            self.scene.paint(says.left().ink("#fffaf0"));
        }
    }

    pub(super) fn mine_at_sea(&mut self, seat: Seat, place: &Place) {
        let Components { land, stalls, sea, .. } = &self.game.components;
        let (country, colony) = (&self.table.country, &place.colony);
        let points = self.game.all_points(self.table, place);
        let label = |key: &'static str| Phrase::new(key).with("who", seat).with("points", points);
        let scene = &mut self.scene;
        let panel = Panel::placed(Region::Mine, label("panel-seat"), Rect::new(0, 528, 354, 144));
        scene.open_panel(panel.backdrop("century-ew1-camp"));
        scene.paint(Layer::emblem(seat, Rect::new(8, 6, 26, 26)));
        let says = Phrase::new("mine-points").with("points", points);
        scene.paint(Layer::title(says, Rect::new(38, 6, 108, 26), 18).left());
        let settlers = (Rect::new(8, 32, 144, 38), Rect::new(6, 72, 138, 68));
        land.mine_settlers(scene, country, place, seat, settlers);
        let title = Phrase::new("mine-storage")
            .with("count", colony.storage.total())
            .with("limit", land.storage);
        scene.paint(Layer::title(title, Rect::new(152, 6, 196, 22), 15).left().ink(TITLE));
        let columns = land.storage.div_ceil(2).min(5) as u8;
        land.mine_storage(scene, place, (&cubes_of(seat), columns), (152, 32), seat);

        let board = Rect::new(354, 528, 196, 144);
        let panel = Panel::placed(Region::Mine, label("panel-outposts"), board);
        scene.open_panel(panel.backdrop("century-ew1-route"));
        let board = Board { at: Rect::new(4, 4, 188, 136), space: (40, 22), pitch: (44, 25) };
        sea.paint_board(scene, &self.table.waters, &place.fleet, seat, &board);

        let prizes = Rect::new(550, 528, 470, 144);
        let panel = Panel::placed(Region::Mine, label("panel-prizes"), prizes);
        scene.open_panel(panel.backdrop("century-ew1-prizes"));
        let title =
            Phrase::new("mine-cards").with("count", colony.claimed.len()).with("end", land.end);
        scene.paint(Layer::title(title, Rect::new(10, 6, 236, 22), 15).left().ink(TITLE));
        land.mine_cards(scene, place, seat, &PRIZE, (Rect::new(8, 30, 254, 64), 32));
        let title = Layer::title(Phrase::new("mine-bonus"), Rect::new(272, 6, 136, 22), 15);
        scene.paint(title.left().ink(TITLE));
        let tiles = (Rect::new(272, 30, 136, 90), Size { w: 64, h: 40 });
        let charts = (Rect::new(8, 100, 258, 36), Size { w: 50, h: 32 });
        land.mine_tiles(scene, place, seat, tiles, charts);
        if self.game.part.cards {
            stalls.used_pile(scene, place, seat, Rect::new(414, 30, 50, 70));
            let used = Layer::words(Phrase::new("mine-used"), Rect::new(408, 102, 60, 18), 12);
            scene.paint(used);
        }
    }

    pub(super) fn other_at_sea(&mut self, seat: Seat, place: &Place) {
        let Components { land, stalls, sea, .. } = &self.game.components;
        let label = Phrase::new("panel-seat")
            .with("who", seat)
            .with("points", self.game.all_points(self.table, place));
        let size = Size { w: OTHER_WIDTH, h: 126 };
        self.scene.open_panel(Panel::new(Region::Other(seat), label, size));
        land.other_place(&mut self.scene, &self.table.country, place, seat, &PRIZE);
        let zone = format!("outposts:{}", seat.0);
        let frame = Rect::new(2, 97, 220, 26);
        self.scene.open_zone(zone.clone(), Phrase::new("zone-outposts"), frame, Layout::Free);
        let built = sea.built_of(&self.table.waters, place.fleet.outposts);
        self.scene.lay(row_counts(seat, &zone, built, 0));
        if self.game.part.cards {
            stalls.used_pile(&mut self.scene, place, seat, Rect::new(224, 96, 20, 28));
        }
    }
}

//! The tables of From East to West II and III: the land with its forts in the west, the sea in the east,
//! in III below the merchants; my camp, storage, outposts and prizes under them.

use kit::scene::{BUTTONS, Glyph, Layer, Layout, Panel, Rect, Region, Size, Spot};
use kit::{Phrase, Seat};

use super::{PRIZE, Painter, TITLE};
use crate::cubes::Cubes;
use crate::east_to_west::content::Components;
use crate::east_to_west::state::{Phase, Place};
use crate::land::scene::Grid;
use crate::land::{ships, words};
use crate::scene::{Draw as _, cubes_of, panel_of};
use crate::sea;
use crate::sea::scene::{Board, CHART, DEEP, FOAM, Waters, cost, row_counts};

/// The panels of the land: two above two, each two cells wide and three high.
const GRID: Grid = Grid {
    cell: Size { w: 119, h: 64 },
    corner: |panel, cell| {
        let column = i32::from(panel % 2) * 2 + i32::from(cell % 2);
        let x = column * 123 + i32::from(panel % 2) * 6;
        (x, i32::from(panel / 2) * 215 + i32::from(cell / 2) * 67)
    },
};
/// The locations of the merchants, and the stalls below them, in a row each.
const BAZAAR: Grid =
    Grid { cell: Size { w: 121, h: 64 }, corner: |_, cell| (i32::from(cell) * 126, 0) };
const STALLS: Grid = Grid {
    cell: Size { w: 121, h: 99 },
    corner: |panel, cell| ((i32::from(panel % 2) * 2 + i32::from(cell % 2)) * 126, 0),
};
/// The tiles for used cards, in a row.
const USED: Grid =
    Grid { cell: Size { w: 150, h: 54 }, corner: |_, cell| (i32::from(cell) * 80, 0) };
/// The upper edge of the locations, and of the merchants.
const TOP: i32 = 110;
const BAZAAR_TOP: i32 = 17;
/// So many panels are land; the merchants follow.
const LAND: u8 = 4;
/// The sea of the second game, and that of the third below the merchants.
const SEA: Rect = Rect { x: 508, y: 0, w: 512, h: 528 };
const LOW_SEA: Rect = Rect { x: 508, y: 184, w: 512, h: 272 };
/// The own place: camp and storage, outposts, prizes.
const CAMP: Rect = Rect { x: 0, y: 528, w: 404, h: 144 };
pub(super) const OUTPOSTS: Rect = Rect { x: 404, y: 528, w: 196, h: 144 };
pub(super) const PRIZES: Rect = Rect { x: 600, y: 528, w: 420, h: 144 };
/// So many things to press stand side by side.
pub(super) const A_ROW: usize = 2;
/// What lies below the sea of the third game.
const QUAY: Rect = Rect { x: 508, y: 456, w: 512, h: 72 };

impl Painter<'_> {
    /// The land, the merchants and the sea.
    pub(super) fn coast(&mut self, own: &Place) {
        self.forts(own);
        if self.game.part.cards {
            self.bazaar(own);
            self.waters(LOW_SEA, Rect::new(2, 1, 508, LOW_SEA.h - 2));
            self.quay(own);
        } else {
            self.waters(SEA, Rect::new(4, 4, 504, 520));
            self.legend();
        }
    }

    /// The panels of the land, the point cards above them and the deck.
    fn forts(&mut self, own: &Place) {
        let (land, country) = (&self.game.components.land, &self.table.country);
        self.scene.board_panel("panel-west", Rect::new(0, 0, 508, 528), "century-ew1-west");
        self.frames();
        let zone = Rect::new(8, 2, 397, 92);
        self.scene.open_zone("points", Phrase::new("zone-points"), zone, Layout::Free);
        let size = Size { w: 97, h: 86 };
        for (slot, &point) in (0i32..).zip(country.row.iter()) {
            let spot = Spot::Point { x: slot * 100, y: 3 };
            self.scene.lay(land.paint_numbered(point, "points", (slot, spot), size));
        }
        let zone = Rect::new(405, 0, 102, 84);
        land.open_deck(&mut self.scene, country, zone, Size { w: 94, h: 76 });
        let (gear, zone) = (land.gear(&own.colony), ("land", Rect::new(8, TOP, 498, 416)));
        land.open_sites(&mut self.scene, (country, &gear), zone, 0..LAND, &GRID);
        self.scene.pieces.extend(land.paint_spaces(country, "land", 0..LAND, &GRID));
    }

    /// The merchants with their cards.
    fn bazaar(&mut self, own: &Place) {
        let Components { land, stalls, .. } = &self.game.components;
        let (country, market) = (&self.table.country, &self.table.market);
        let at = Rect::new(508, 0, 512, LOW_SEA.y);
        self.scene.board_panel("panel-merchants", at, "century-ew1-east");
        let frame = Rect::new(3, 1, 506, at.h - 2);
        self.scene.paint(Layer::plate(frame, 9, "#4a2a0cd9").edged("#f2e3b899", 10));
        let title = Phrase::new("panel-merchants");
        self.scene.title(title, Rect::new(10, 2, 300, 14), 12, "#fffaf0");
        let (gear, zone) = (land.gear(&own.colony), ("bazaar", Rect::new(6, BAZAAR_TOP, 504, 64)));
        land.open_sites(&mut self.scene, (country, &gear), zone, LAND..6, &BAZAAR);
        let zone = Rect::new(6, BAZAAR_TOP + 66, 504, 99);
        self.scene.open_zone("stalls", Phrase::new("zone-land"), zone, Layout::Free);
        let pieces = stalls.paint_stalls(land, (country, market), &gear, "stalls", &STALLS);
        self.scene.pieces.extend(pieces);
    }

    /// The tiles for used cards and the merchants to come.
    fn quay(&mut self, own: &Place) {
        let Components { land, stalls, .. } = &self.game.components;
        let (country, market) = (&self.table.country, &self.table.market);
        let panel = Panel::placed(Region::Board, Phrase::new("region-d2"), QUAY);
        self.scene.open_panel(panel);
        self.scene.paint(Layer::plate(Rect::new(0, 0, QUAY.w, QUAY.h), 0, DEEP));
        let plate = Rect::new(3, 0, 506, 70);
        self.scene.paint(Layer::plate(plate, 9, "#4a2a0cd9").edged("#f2e3b899", 10));
        let every = self.game.components.prizes.every;
        let used = own.ledger.discard.len() as u8;
        let left = every - used.checked_rem(every).unwrap_or(0);
        let says = Phrase::new("used-title").with("every", every).with("left", left);
        self.scene.title(says.clone(), Rect::new(12, 4, 104, 62), 13, "#fffaf0");
        let zone = Rect::new(122, 8, 322, 56);
        self.scene.open_zone("used", says, zone, Layout::Free);
        self.scene.pieces.extend(land.paint_spaces(country, "used", LAND..6, &USED));
        let zone = Rect::new(455, 4, 46, 62);
        if let Some(pile) = stalls.open_pile(&mut self.scene, market, zone, Size { w: 40, h: 56 }) {
            let label = pile.label.clone();
            self.scene.lay(pile.badge(Glyph::Number(market.pile.len() as i32), label));
        }
    }

    fn waters(&mut self, place: Rect, chart: Rect) {
        let (sea, table) = (&self.game.components.sea, self.table);
        let mut panel = Panel::placed(Region::Board, Phrase::new("panel-sea"), place);
        // Below the merchants there is so little room for it that one may want to look closer.
        panel.is_map = self.game.part.cards;
        self.scene.open_panel(panel.backdrop("century-sea"));
        let mut waters = Waters::open(sea, table.afloat(), chart).seen_by(self.me);
        if let Phase::Ships(ships::Phase::Voyage { steps }) = table.phase {
            let cubes = table.own().colony.storage.total();
            waters = waters.bound_for(sea.voyages(table.afloat(), steps, cubes).collect());
        }
        self.scene.open_zone(CHART, Phrase::new("zone-chart"), chart, waters.layout());
        self.scene.pieces.extend(waters.paint(|_| Cubes::NONE));
    }

    /// What the sea board is, and what the figures on it mean, in the corners it leaves free.
    fn legend(&mut self) {
        let plate = |at: Rect| Layer::plate(at, 10, DEEP).edged("#e9d9a880", 10);
        self.scene.paint(plate(Rect::new(8, 8, 182, 76)));
        self.scene.title(Phrase::new("zone-chart"), Rect::new(18, 11, 160, 22), 16, FOAM);
        self.scene.aside(Phrase::new("chart-note"), Rect::new(18, 34, 164, 46), FOAM);
        let at = Rect::new(8, 444, 190, 76);
        self.scene.paint(plate(at));
        for (line, name) in (0..).zip(["price", "toll"]) {
            let y = at.y + 6 + 33 * line;
            for layer in cost(name, 1, Rect::new(at.x + 8, y + 7, 40, 18)) {
                self.scene.paint(layer);
            }
            let room = Rect::new(at.x + 54, y, at.w - 58, 32);
            self.scene.aside(Phrase::new(format!("legend-{name}")), room, FOAM);
        }
        let Phase::Ships(phase) = self.table.phase else { return };
        let now = match phase {
            ships::Phase::Voyage { .. } | ships::Phase::Pay(sea::Phase::Toll { .. }) => 0,
            ships::Phase::Ashore | ships::Phase::Pay(_) => 1,
            ships::Phase::Posts | ships::Phase::Trade { .. } => 2,
        };
        let at = Rect::new(322, 8, 182, 86);
        self.scene.paint(plate(at));
        for (step, name) in (0..).zip(["ship-sail", "ship-build", "ship-trade"]) {
            let y = at.y + 5 + 26 * step;
            let disc = Rect::new(at.x + 8, y + 3, 20, 20);
            let (fill, ink) = if step == now { ("#ffd34d", "#2a2018") } else { ("#0c4a52", FOAM) };
            self.scene.paint(Layer::plate(disc, 10, fill).edged(FOAM, 10));
            self.scene.paint(Layer::figure(step + 1, disc, 13).ink(ink));
            let says = Layer::words(Phrase::new(name), Rect::new(at.x + 34, y, at.w - 40, 26), 12);
            let says = if step == now { says.weight(800) } else { says.weight(500) };
            self.scene.paint(says.left().ink(if step == now { "#ffe08a" } else { FOAM }));
        }
    }

    /// The frames of the panels of the land, two by two, and their names.
    fn frames(&mut self) {
        for panel in 0..LAND {
            let name = self.game.components.land.panels.get(usize::from(panel));
            let (at, line) = (i32::from(panel) % 2, i32::from(panel) / 2);
            let (x, y) = (8 + at * 252, TOP + line * 215);
            let frame = Rect::new(x - 3, y - 16, 250, 217);
            self.scene.paint(Layer::plate(frame, 9, "#16351fd9").edged("#f2e3b899", 10));
            let says = words::region(name.map_or("", |name| name));
            self.scene.title(says, Rect::new(x + 4, y - 15, 236, 14), 12, "#fffaf0");
        }
    }

    pub(super) fn mine_at_sea(&mut self, seat: Seat, place: &Place) {
        let Components { land, stalls, sea, .. } = &self.game.components;
        let (country, colony) = (&self.table.country, &place.colony);
        let points = self.game.all_points(self.table, place);
        let label = |title| panel_of(title, seat, points);
        let scene = &mut self.scene;
        scene.own_panel(label("panel-seat"), CAMP, "century-ew1-camp");
        scene.paint(Layer::emblem(seat, Rect::new(8, 4, 24, 24)));
        let says = Phrase::new("mine-points").with("points", points);
        scene.paint(Layer::title(says, Rect::new(38, 4, 146, 24), 18).left());
        // Where there is much to press it takes the room of what is said.
        let buttons = if self.buttons > A_ROW {
            land.mine_ready(scene, country, place, seat, (None, Rect::new(138, 3, 52, 26)));
            Rect::new(8, 32, 180, 110)
        } else {
            let sources = self.game.say_sources(self.table, place);
            let line = Rect::new(8, 28, 182, 27);
            scene.paint(Layer::words(sources, line, 11).left().weight(500));
            let title = Phrase::new("mine-settlers").with("count", colony.ready);
            scene.paint(Layer::title(title, Rect::new(8, 52, 90, 20), 15).left());
            let (note, camp) = (Rect::new(8, 69, 88, 25), Rect::new(98, 55, 92, 42));
            land.mine_ready(scene, country, place, seat, (Some(note), camp));
            Rect::new(8, 98, 180, 44)
        };
        let columns = if self.buttons > 6 { 3 } else { 2 };
        let layout = Layout::Grid { columns };
        scene.open_zone(BUTTONS, Phrase::new("zone-buttons"), buttons, layout);
        scene.title(land.say_storage(colony), Rect::new(202, 10, 196, 22), 15, TITLE);
        scene.paint(Layer::plate(Rect::new(196, 36, 206, 94), 9, "#8a5a2c").edged("#4a2a10", 16));
        scene.paint(Layer::plate(Rect::new(199, 41, 200, 84), 6, "#4a2a10"));
        let columns = land.storage.div_ceil(2).min(5) as u8;
        land.mine_storage(scene, place, (&cubes_of(seat), columns), (201, 44), seat);

        scene.own_panel(label("panel-outposts"), OUTPOSTS, "century-ew1-route");
        let board = Board { at: Rect::new(4, 4, 188, 136), space: (40, 22), pitch: (44, 25) };
        sea.paint_board(scene, &self.table.waters, &place.fleet, seat, &board);

        scene.own_panel(label("panel-prizes"), PRIZES, "century-ew1-prizes");
        scene.title(land.say_claimed(colony), Rect::new(10, 6, 86, 22), 15, TITLE);
        // The cards have the room of the tiles as long as there are none.
        let bare = colony.bonus.is_empty();
        let (cards, pitch, tiles) = match bare {
            true => (Rect::new(8, 30, 352, 72), 44, Rect::new(362, 30, 2, 108)),
            false => (Rect::new(8, 30, 232, 64), 29, Rect::new(246, 30, 118, 108)),
        };
        if bare {
            scene.remark(Phrase::new("mine-cards-note"), Rect::new(108, 5, 232, 24));
        }
        land.mine_cards(scene, place, seat, &PRIZE, (cards, pitch));
        if !bare {
            scene.title(Phrase::new("mine-bonus"), Rect::new(248, 6, 116, 22), 15, TITLE);
        }
        let charts = (Rect::new(8, 106, cards.w, 36), Size { w: 50, h: 32 });
        land.mine_tiles(scene, place, seat, (tiles, Size { w: 57, h: 35 }), charts);
        if self.game.part.cards {
            stalls.used_pile(scene, place, seat, Rect::new(366, 30, 50, 70));
            if !place.ledger.discard.is_empty() {
                let used = Layer::words(Phrase::new("mine-used"), Rect::new(362, 102, 58, 18), 11);
                scene.paint(used.weight(500));
            }
        }
    }

    pub(super) fn other_at_sea(&mut self, seat: Seat, place: &Place) {
        let Components { land, stalls, sea, .. } = &self.game.components;
        let label = panel_of("panel-seat", seat, self.game.all_points(self.table, place));
        let high = land.other_height(place);
        self.scene.other_panel(seat, label, high + 28);
        land.other_place(&mut self.scene, &self.table.country, place, seat, &PRIZE);
        let frame = Rect::new(2, high, 220, 26);
        let zone = self.scene.zone_of(("outposts", seat), "zone-outposts", frame, Layout::Free);
        let built = sea.built_of(&self.table.waters, place.fleet.outposts);
        self.scene.lay(row_counts(seat, &zone, built, 0));
        if self.game.part.cards {
            stalls.used_pile(&mut self.scene, place, seat, Rect::new(224, high - 1, 20, 28));
        }
    }
}

//! The viewer's coast: plantations on the hills, colonies on the beach, goods on the water.

use kit::scene::{
    Face, Glyph, Icon, Id, Layer, Layout, Piece, Rect, Region, Shape, Size, Spot, Tint,
};
use kit::{Phrase, Seat};

use super::brush::{Brush, EDGE, PAPER, SOFT, heading, vacant};
use super::faces::{self, field_glyphs};
use super::{Painter, goods_id, spice_id};
use crate::Goa;
use crate::board::{Colony, PLANTATION_SITES, Site};
use crate::components::{ColonyTile, Fields, Tile, TileKind};
use crate::spices::SpiceSet;
use crate::state::{Estate, Ground, Place, Stage};
use crate::words;

const COAST: Rect = Rect { x: 474, y: 386, w: 364, h: 286 };
/// Where plantations and colonies lie.
const ESTATES: Rect = Rect { x: 0, y: 24, w: 364, h: 184 };
const GOODS: Rect = Rect { x: 0, y: 218, w: 364, h: 66 };
/// The first place of a line and the distance to the next.
const FIRST: i32 = 8;
const PITCH: i32 = 88;
const PLOT: Size = Size { w: 84, h: 68 };
const COLONY: Size = Size { w: 84, h: 80 };
const GOOD: Size = Size { w: 84, h: 58 };
/// Upper edges of plantations and colonies.
const TOPS: (i32, i32) = (27, 120);

/// A field: its middle and how large it is.
type Field = (i32, i32, i32);

/// The so-manieth of so many fields of a plantation.
fn plot_field(at: u8, count: u8) -> Field {
    let (pitch, size) = if count < 3 { (38, 34) } else { (26, 26) };
    (42 + (2 * i32::from(at) - i32::from(count) + 1) * pitch / 2, 34, size)
}

/// The so-manieth of so many fields of a colony.
fn colony_field(at: u8, count: u8) -> Field {
    if count < 2 { (60, 29, 34) } else { (45 + 25 * i32::from(at), 30, 26) }
}

/// Empty fields from the so-manieth on.
fn empty_fields(fields: Fields, held: u8, place: fn(u8, u8) -> Field) -> Vec<Layer> {
    let brush = Brush::at(0, 0);
    let mut layers = Vec::new();
    for at in 0..fields.count {
        let (x, y, size) = place(at, fields.count);
        layers.push(brush.art("goa-field-disc", x, y, size + 2));
        if at < held {
            continue;
        }
        match fields.takes.sole() {
            Some(spice) => layers.push(brush.hollow(spice.good(), x, y, size * 3 / 4)),
            None => layers.extend(choice_of(fields.takes, brush, (x, y), size)),
        }
    }
    layers
}

/// Small signs of the spices that a field takes.
pub(super) fn choice_of(
    takes: SpiceSet,
    brush: Brush,
    (x, y): (i32, i32),
    size: i32,
) -> Vec<Layer> {
    let (reach, sign) = (size * 27 / 100, size * 32 / 100);
    // Around the middle: two beside each other, five on a circle.
    let spots: &[(i32, i32)] = match takes.len() {
        0 | 1 => &[(0, 0)],
        2 => &[(-100, 0), (100, 0)],
        3 => &[(0, -100), (95, 60), (-95, 60)],
        4 => &[(-80, -80), (80, -80), (80, 80), (-80, 80)],
        _ => &[(0, -100), (100, -30), (62, 84), (-62, 84), (-100, -30)],
    };
    let sign = if takes.len() == 2 { size * 44 / 100 } else { sign };
    let signs = takes.iter().zip(spots);
    signs
        .map(|(spice, (dx, dy))| {
            brush.hollow(spice.good(), x + dx * reach / 100, y + dy * reach / 100, sign.max(10))
        })
        .collect()
}

impl Goa {
    /// The face of a colony tile that can be chosen: what its fields take, and how many there are.
    pub(super) fn offered_face(&self, tile: ColonyTile) -> Option<Face> {
        let fields = self.components.colony_tiles.get(usize::from(tile.0))?.fields;
        let brush = Brush::at(0, 0);
        let count = i32::from(fields.takes.len());
        let (pitch, size) = if count > 2 { (15, 15) } else { (38, 30) };
        let mut drawn = Face::new(Shape::Tile, COLONY.w, COLONY.h)
            .tint(Tint::Silver)
            .line([faces::COLONY])
            .line(field_glyphs(fields))
            .layer(Layer::art("goa-settled", Rect::new(0, 0, COLONY.w, COLONY.h + 3)));
        for (at, spice) in fields.takes.iter().enumerate() {
            let x = COLONY.w / 2 + (2 * at as i32 - count + 1) * pitch / 2;
            drawn = drawn.layer(brush.good(spice.good(), x, 25, size));
        }
        if count == 2 {
            drawn = drawn.layer(brush.sign("/", COLONY.w / 2, 25, 20));
        }
        let says = Phrase::new("goa-so-many-fields").with("count", fields.count);
        Some(drawn.layer(Layer::words(says, Rect::new(2, 54, 80, 22), 13)))
    }

    /// The face of a colony tile with so many spices on it.
    pub(super) fn colony_face(&self, tile: ColonyTile, held: u8) -> Option<Face> {
        let face = self.components.colony_tiles.get(usize::from(tile.0))?;
        let brush = Brush::at(0, 0);
        let house = if face.fields.count < 2 {
            brush.art("goa-colony", 25, 25, 42)
        } else {
            brush.art("goa-colony", 17, 23, 28)
        };
        let name = Layer::words(words::colony(face.colony), Rect::new(2, 56, 80, 20), 13);
        let drawn = Face::new(Shape::Tile, COLONY.w, COLONY.h)
            .tint(Tint::Silver)
            .line([faces::COLONY])
            .line(field_glyphs(face.fields))
            .layer(Layer::art("goa-settled", Rect::new(0, 0, COLONY.w, COLONY.h + 3)))
            .layer(house)
            .layers(empty_fields(face.fields, held, colony_field))
            .layer(name.weight(700));
        Some(drawn)
    }
}

impl Painter<'_> {
    pub(super) fn coast(&mut self, seat: Seat, place: &Place) {
        self.panel(Region::Mine, "goa-panel-coast", COAST, "goa-coast");
        self.paint(heading(Phrase::new("goa-head-plantations"), Rect::new(10, 6, 190, 20), 15));
        self.paint(heading(Phrase::new("goa-head-colonies"), Rect::new(10, 99, 190, 20), 15));
        self.honours(seat, place);
        let zone: Id = format!("estates:{}", seat.0).into();
        self.zone(zone.clone(), "goa-zone-estates", ESTATES, Layout::Free);
        let offered = self.offered(place);
        for site in Site::all() {
            self.estate(seat, place, site, zone.clone(), offered.filter(|(at, ..)| *at == site));
        }
        let zone: Id = format!("goods:{}", seat.0).into();
        self.zone(zone.clone(), "goa-zone-goods", GOODS, Layout::Free);
        self.goods(seat, place, zone);
    }

    /// The viewer's emblem, the points so far, and the flag while it is held.
    fn honours(&mut self, seat: Seat, place: &Place) {
        let zone: Id = format!("honours:{}", seat.0).into();
        self.zone(zone.clone(), "goa-zone-honours", Rect::new(230, 3, 130, 21), Layout::Free);
        self.paint(Layer::emblem(seat, Rect::new(294, 5, 19, 19)));
        let points = self.points_so_far(seat, place);
        let brush = Brush::at(0, 0);
        let face = Face::new(Shape::Tile, 30, 21)
            .line([Glyph::Points(points)])
            .layers(brush.shield(points, 15, 10, 19));
        let label = Phrase::new("goa-piece-points").with("count", points);
        let spot = Spot::Point { x: 90, y: 0 };
        let piece = Piece::new(goods_id("points", seat), zone.clone(), spot, face, label);
        self.add(piece.tip(Phrase::new("goa-tip-points")));
        if self.holds_flag(seat) {
            let flag = self.flag(zone, Spot::Point { x: 36, y: 0 }, 21);
            self.add(flag);
        }
    }

    /// Whether the flag lies in front of the seat.
    pub(super) fn holds_flag(&self, seat: Seat) -> bool {
        let table = &self.view.table;
        let placed = match table.stage {
            Stage::Placing => !table.tokens.is_empty(),
            Stage::Auction { lot } => lot == 0,
            _ => false,
        };
        table.flag == seat && !placed
    }

    /// What the viewer knows of a seat's points; ducats only count at the end.
    pub(super) fn points_so_far(&self, seat: Seat, place: &Place) -> i32 {
        let hand = self.view.pocket(seat).open.map(|purse| purse.hand).unwrap_or_default();
        self.goa.marker_points(place)
            + self.goa.colony_points(place)
            + self.goa.symbol_points(hand)
            + self.goa.plantation_points(place)
            + self.goa.duty_points(place)
            + self.goa.mission_points(place)
    }

    /// The plantation on sale, and the place it would come to.
    fn offered(&self, place: &Place) -> Option<(Site, u8, Fields)> {
        let (lot, ..) = self.auctioned()?;
        let tile = self.goa.lot_tile(&self.view.table)?;
        let TileKind::Plantation { fields, .. } = self.goa.components.tile(tile) else {
            return None;
        };
        let site = Site::plantations().find(|&site| place.estate(site).is_none())?;
        Some((site, lot, fields))
    }

    fn estate(
        &mut self,
        seat: Seat,
        place: &Place,
        site: Site,
        zone: Id,
        offered: Option<(Site, u8, Fields)>,
    ) {
        let index = site.index();
        let (top, column) = match index.checked_sub(PLANTATION_SITES) {
            None => (TOPS.0, index),
            Some(column) => (TOPS.1, column),
        };
        let spot = Spot::Point { x: FIRST + PITCH * column as i32, y: top - ESTATES.y };
        let Some(estate) = place.estate(site) else {
            match index.checked_sub(PLANTATION_SITES).and_then(|at| Colony::ALL.get(at)) {
                Some(&colony) => self.colony_site(colony, zone, spot),
                None => self.empty_plot(seat, site, zone, spot, offered),
            }
            return;
        };
        let held = estate.held.total().min(u8::MAX.into()) as u8;
        match estate.ground {
            Ground::Plantation(tile) => self.plot(tile, held, zone.clone(), spot),
            Ground::Colony(tile) => {
                let Some(face) = self.goa.colony_face(tile, held) else { return };
                let label = self.goa.say_colony_tile(tile);
                let tip = Phrase::new("goa-tip-colony-tile")
                    .with("id", self.goa.colony_tile_id(tile))
                    .with("tile", label.clone());
                let id = self.colony_tile_id(tile);
                self.add(Piece::new(id, zone.clone(), spot, face, label).tip(tip));
            }
        }
        self.sacks(seat, site, estate, zone);
    }

    fn plot(&mut self, tile: Tile, held: u8, zone: Id, spot: Spot) {
        let mut face = self.goa.tile_face(tile, PLOT);
        let ground = Layer::art("goa-plot", Rect::new(0, 0, PLOT.w, PLOT.h + 3));
        face = face.layer(ground);
        if let TileKind::Plantation { fields, points } = self.goa.components.tile(tile) {
            face = face.layers(empty_fields(fields, held, plot_field));
            if points > 0 {
                face = face.layers(Brush::at(0, 0).shield(points, 73, 13, 19));
            }
        }
        let piece = Piece::new(self.tile_id(tile), zone, spot, face, self.goa.say_tile(tile));
        self.add(piece.tip(self.goa.tile_tip(tile)));
    }

    /// An empty plot; while a plantation is on sale it shows what would come there.
    fn empty_plot(
        &mut self,
        seat: Seat,
        site: Site,
        zone: Id,
        spot: Spot,
        offered: Option<(Site, u8, Fields)>,
    ) {
        let whole = Rect::new(1, 1, PLOT.w - 2, PLOT.h);
        let mut face = Face::new(Shape::Slot, PLOT.w, PLOT.h).layer(vacant(whole, 8));
        let brush = Brush::at(0, 0);
        let words = Rect::new(4, 42, PLOT.w - 8, 24);
        if let Some((_, lot, fields)) = offered {
            let goods: Vec<_> = match fields.takes.sole() {
                Some(spice) => (0..fields.count).map(|_| spice).collect(),
                None => fields.takes.iter().collect(),
            };
            let count = goods.len() as i32;
            let (pitch, size) = if count > 3 { (15, 14) } else { (24, 22) };
            for (at, spice) in goods.into_iter().enumerate() {
                let x = PLOT.w / 2 + (2 * at as i32 - count + 1) * pitch / 2;
                face = face.layer(brush.hollow(spice.good(), x, 25, size));
            }
            let says = Phrase::new("goa-place-for-lot").with("lot", lot + 1);
            face = face.layer(Layer::words(says, words, 11).weight(500));
        } else {
            face = face
                .layer(brush.art("goa-plant", PLOT.w / 2, 26, 26))
                .layer(Layer::words(Phrase::new("goa-free"), words, 12).weight(500).ink(SOFT));
        }
        let label = Phrase::new("goa-piece-site").with("site", words::site(site));
        self.add(Piece::new(self.site_id(seat, site), zone, spot, face, label));
    }

    /// A colony that is not founded yet: what it costs, and what its tiles take.
    fn colony_site(&mut self, colony: Colony, zone: Id, spot: Spot) {
        let cost = self.goa.components.colony_cost[colony as usize];
        let brush = Brush::at(0, 0);
        let name = Layer::words(words::colony(colony), Rect::new(2, 60, 80, 18), 13);
        let face = Face::new(Shape::Tile, COLONY.w, COLONY.h)
            .line([Glyph::Word(words::colony(colony))])
            .line([Glyph::Number(cost.into()), Glyph::Icon(Icon::Settler)])
            .layer(vacant(Rect::new(1, 1, COLONY.w - 2, COLONY.h - 2), 9))
            .layer(brush.figure(cost, 28, 18, 20))
            .layer(brush.art("goa-colonist", 55, 17, 25))
            .layers(self.stock(colony))
            .layer(name.weight(700));
        let named = |key: &'static str| {
            Phrase::new(key).with("colony", words::colony(colony)).with("cost", cost)
        };
        let id = format!("found:{}", colony.id());
        let piece = Piece::new(id, zone, spot, face, named("goa-piece-colony"));
        self.add(piece.tip(named("goa-tip-colony")));
    }

    /// What each tile of a colony takes that is left.
    pub(super) fn colony_stock(&self, colony: Colony) -> impl Iterator<Item = SpiceSet> {
        let tiles = self.view.table.colonies.iter();
        let faces =
            tiles.filter_map(|tile| self.goa.components.colony_tiles.get(usize::from(tile)));
        faces.filter(move |face| face.colony == colony).map(|face| face.fields.takes)
    }

    /// What the tiles of a colony take: any spice, or the pairs that are left.
    fn stock(&self, colony: Colony) -> Vec<Layer> {
        let brush = Brush::at(0, 0);
        let takes: Vec<_> = self.colony_stock(colony).collect();
        match takes.first() {
            Some(any) if any.len() > 2 => any
                .iter()
                .enumerate()
                .map(|(at, spice)| brush.good(spice.good(), 15 + 14 * at as i32, 46, 13))
                .collect(),
            _ => {
                // Three pairs in a line.
                let mut layers = Vec::new();
                let lines = takes.len().div_ceil(3) as i32;
                for (at, pair) in takes.iter().enumerate() {
                    let (column, line) = ((at % 3) as i32, (at / 3) as i32);
                    let in_line = (takes.len() as i32 - line * 3).min(3);
                    let y = if lines > 1 { 39 + 14 * line } else { 46 };
                    let x = 42 + (2 * column - in_line + 1) * 27 / 2;
                    let goods = pair.iter().enumerate();
                    layers.extend(
                        goods.map(|(n, spice)| {
                            brush.good(spice.good(), x - 6 + 12 * n as i32, y, 12)
                        }),
                    );
                }
                layers
            }
        }
    }

    /// The spices on a plantation or colony, in sacks.
    fn sacks(&mut self, seat: Seat, site: Site, estate: &Estate, zone: Id) {
        let fields = self.goa.components.fields(estate.ground);
        let host = self.site_id(seat, site);
        let place = match estate.ground {
            Ground::Plantation(_) => plot_field,
            Ground::Colony(_) => colony_field,
        };
        let mut field = 0;
        for (spice, count) in estate.held.iter() {
            for number in 0..count {
                let (x, y, size) = place(field, fields.count);
                field += 1;
                let brush = Brush::at(0, 0);
                let good = (size * 62 / 100).max(20);
                let face = Face::new(Shape::Good, size, size)
                    .tint(Tint::Good(spice.good()))
                    .line([Glyph::Goods(spice.good(), 1)])
                    .layer(Layer::art("goa-sack", Rect::new(0, 0, size, size)))
                    .layer(brush.good(spice.good(), size / 2, size * 65 / 100, good));
                let label = Phrase::new("goa-piece-spice").with("spice", words::spice(spice));
                let tip = Phrase::new("goa-tip-spice")
                    .with("spice", words::spice(spice))
                    .with("site", words::the_site(site));
                let spot = Spot::Within(host.clone(), x - size / 2, y - size / 2 - 2);
                let id = spice_id(seat, site, spice, number);
                let piece = Piece::new(id, zone.clone(), spot, face, label).tip(tip);
                self.add(if number == 0 {
                    piece
                } else {
                    piece.twin_of(spice_id(seat, site, spice, 0))
                });
            }
        }
    }

    fn goods(&mut self, seat: Seat, place: &Place, zone: Id) {
        let ducats = self.view.pocket(seat).open.map_or(0, |purse| purse.ducats);
        let goods = [
            ("ships", "goa-ships", Icon::Ship, "goa-ship", place.ships),
            ("colonists", "goa-colonists", Icon::Settler, "goa-colonist", place.colonists),
            ("ducats", "goa-ducats", Icon::Coin, "goa-coin", ducats),
            ("extra", "goa-extra-actions", Icon::Action, "goa-action", place.extra_actions.into()),
        ];
        for (at, (kind, key, icon, art, count)) in goods.into_iter().enumerate() {
            let brush = Brush::at(0, 0);
            let plate = Layer::plate(Rect::new(0, 0, GOOD.w, GOOD.h), 10, PAPER).edged(EDGE, 12);
            let name = Phrase::new(format!("goa-goods-{kind}"));
            let label = Phrase::new(key).with("count", count);
            let face = Face::new(Shape::Tile, GOOD.w, GOOD.h)
                .line([Glyph::Number(count.into()), Glyph::Icon(icon)])
                .layer(plate.lying())
                .layer(brush.art(art, 25, 23, 36))
                .layer(Layer::figure(count, Rect::new(42, 8, 40, 32), 28))
                .layer(
                    Layer::words(name, Rect::new(2, 41, GOOD.w - 4, 16), 11).weight(500).ink(SOFT),
                );
            let spot = Spot::Point { x: FIRST + PITCH * at as i32, y: 4 };
            let piece = Piece::new(goods_id(kind, seat), zone.clone(), spot, face, label);
            self.add(piece.tip(Phrase::new(format!("goa-tip-{kind}"))));
        }
    }
}

//! The map: hexagons with their terrain, buildings and units.

use kit::scene::{
    Art, Face, Glyph, Icon, Id, Layer, Layout, Panel, Piece, Rect, Region, Shape, Size, Spot, Tint,
};

use super::isle::{ANCHORAGE, HIGH, Isle, LAND, MIDDLE, Point, USUAL, WIDE};
use super::{Painter, around, sign};
use crate::components::{Building, Resource};
use crate::map::DESERT;
use crate::state::{Phase, Region as Hexagon};
use crate::units::{ENGAGED, Figure, LYING, Unit};
use crate::words::{building, figure_of, good, letter, region, say};

/// Where the map lies in the frame.
pub(super) const MAP: Rect = Rect { x: 292, y: 8, w: 720, h: 416 };
/// What is left free around the regions, and at the right, where the piles lie.
const MARGIN: i32 = 6;
pub(super) const PILES: i32 = 94;
/// Regions are drawn no larger than this, in thousandths of a unit of the map for one of the frame.
const NEAREST: i32 = 820;
/// On either side of the middle of the canvas a narrow screen shows so much when it opens, and there all
/// regions are.
const OPENED: i32 = 233;

/// The name of a piece that stands for units at one place.
pub(super) fn figure_id(figure: Figure) -> String {
    let kind = if figure.ship { 's' } else { 'c' };
    format!("unit-{}-{kind}-{}-{}", figure.seat.0, figure.region, figure.spot)
}

/// The name of a building's piece.
pub(super) fn site_id(number: u8, building: Building) -> String {
    format!("site-{number}-{}", building.id())
}

/// The sign of a building where there are no pictures.
pub(super) fn building_glyph(building: Building) -> Glyph {
    match building {
        Building::Town => Icon::House.into(),
        Building::Market => Glyph::own("arch-sign-market"),
        Building::Temple => Glyph::own("arch-sign-temple"),
        Building::Port => Icon::Harbour.into(),
    }
}

/// Where the middle of a hexagon is, from that of the start.
fn middle_of(q: i8, r: i8) -> Point {
    let (q, r) = (i32::from(q), i32::from(r));
    (117 * q, (2 * r + q) * HIGH / 2)
}

/// How the map is seen: how large, and where its start hexagon lies.
struct Sight {
    /// Units of a region for a thousand of the frame.
    scale: i32,
    /// Units of the canvas for a thousand of a region.
    unit: i32,
    size: Size,
    start: Point,
}

impl Sight {
    /// A length of a region on the canvas.
    fn fit(&self, length: i32) -> i32 {
        length * self.unit / 1000
    }
}

impl Painter<'_> {
    pub(super) fn map(&mut self) {
        let sight = self.sight();
        let mut panel =
            Panel::new(Region::Board, say("panel-board"), sight.size).backdrop("arch-deep");
        (panel.place, panel.is_map) = (Some(MAP), true);
        panel.focus = self.focus(&sight);
        self.panel(panel);
        let (x, y) = sight.start;
        let first = self.scene.pieces.len();
        let layout = Layout::Map { size: sight.fit(WIDE), flat: true, x, y };
        let whole = Rect::new(0, 0, sight.size.w, sight.size.h);
        self.zone("map", "zone-map", whole, layout);
        self.spaces();
        let regions = self.view.table.regions;
        for (number, here) in regions.iter().enumerate() {
            self.region(number as u8, here, &sight);
        }
        // Hexagons take the size of the map, and what stands on them follows.
        for piece in self.scene.pieces.iter_mut().skip(first) {
            let Spot::Within(_, x, y) = &mut piece.spot else { continue };
            let face = &mut piece.face;
            let lengths = [x, y, &mut face.size.w, &mut face.size.h];
            lengths.into_iter().for_each(|length| *length = sight.fit(*length));
            for layer in &mut face.layers {
                if let Layer::Art(Art { at, .. }) = layer {
                    let (x, y) = (sight.fit(at.x), sight.fit(at.y));
                    *at = Rect::new(x, y, sight.fit(at.w), sight.fit(at.h));
                }
            }
        }
    }

    fn places(&self) -> Vec<(i8, i8)> {
        let table = &self.view.table;
        let mut spaces = Vec::new();
        if matches!(table.phase, Phase::Settle | Phase::Place) {
            self.game.each_place(table, |at| spaces.push(at));
        }
        spaces
    }

    /// Everything is seen, as large as it fits.
    fn sight(&self) -> Sight {
        let regions = self.view.table.regions.iter().map(|here| (here.q, here.r));
        let middles: Vec<Point> =
            regions.chain(self.places()).map(|(q, r)| middle_of(q, r)).collect();
        let span = |of: fn(&Point) -> i32| {
            let all = middles.iter().map(of);
            (all.clone().min().unwrap_or(0), all.max().unwrap_or(0))
        };
        let ((left, right), (top, bottom)) = (span(|at| at.0), span(|at| at.1));
        let (w, h) = (MAP.w - PILES - 2 * MARGIN, MAP.h - 2 * MARGIN);
        let scale =
            NEAREST.max((right - left + WIDE) * 1000 / w).max((bottom - top + HIGH + 2) * 1000 / h)
                + 4;
        let scaled = |length: i32| length * scale / 1000;
        let size = Size { w: scaled(MAP.w), h: scaled(MAP.h) };
        // In the middle, unless the piles would cover some.
        let reach = (right - left + WIDE) / 2;
        let aside = reach + scaled(PILES + MARGIN) > size.w / 2;
        let middle = scaled(MAP.w - if aside { PILES } else { 0 }) / 2;
        let start = (middle - (left + right) / 2, size.h / 2 - (top + bottom) / 2);
        let unit = (1000 * OPENED / (size.w / 2 - middle + reach)).min(1000);
        let fit = |length: i32| length * unit / 1000;
        let size = Size { w: fit(size.w), h: fit(size.h) };
        Sight { scale, unit, size, start: (fit(start.0), fit(start.1)) }
    }

    /// The region that something is asked about.
    fn focus(&self, sight: &Sight) -> Option<Rect> {
        let number = match self.view.table.phase {
            Phase::HomeCube { region }
            | Phase::OwnCube { region, .. }
            | Phase::Enter { region }
            | Phase::Expel { region, .. } => region,
            _ => return None,
        };
        let here = self.view.table.region(number)?;
        let (x, y) = middle_of(here.q, here.r);
        let (x, y) = (sight.fit(x - WIDE) + sight.start.0, sight.fit(y - HIGH) + sight.start.1);
        let (w, h) = (sight.fit(2 * WIDE), sight.fit(2 * HIGH));
        let (most_x, most_y) = ((sight.size.w - w).max(0), (sight.size.h - h).max(0));
        let (w, h) = (w.min(sight.size.w), h.min(sight.size.h));
        Some(Rect::new(x.clamp(0, most_x), y.clamp(0, most_y), w, h))
    }

    /// Free places, where a hexagon may be placed now.
    fn spaces(&mut self) {
        for (q, r) in self.places() {
            let label = say("space").with("q", i32::from(q)).with("r", i32::from(r));
            let spot = Spot::Hex { q: q.into(), r: r.into() };
            let look = Face::new(Shape::Hex, WIDE, HIGH)
                .layer(Layer::art("arch-space", Rect::new(0, 0, WIDE, HIGH)));
            let piece = Piece::new(format!("space-{q}-{r}"), "map", spot, look, label);
            self.add(piece.tip(say("space-tip")));
        }
    }

    fn region(&mut self, number: u8, here: &Hexagon, sight: &Sight) {
        let (game, table, scale) = (self.game, &self.view.table, sight.scale);
        let face = game.face(here.face);
        let isle = Isle { face, turned: here.turned, plate: grown(USUAL, scale) };
        let icons = Resource::ALL.iter().map(|&one| (one, face.count(one)));
        let icons: Vec<Glyph> = icons
            .filter(|(_, count)| *count > 0)
            .map(|(one, count)| Glyph::Goods(good(one), count))
            .collect();
        let tip = say("region-tip")
            .with("region", region(number))
            .with("face", game.say_face(here.face))
            .with("huts", face.huts)
            .with("icons", game.say_icons(table, number));
        let mut layers = ground(isle, here.face);
        layers.extend(places(isle, here.spoilt));
        // On a narrow screen no smaller than other letters.
        let size = (12 * scale / 1000).clamp(12, 24).max(11_000 / sight.unit.max(1)).min(32);
        // The start is the open sea that has none.
        let name =
            if number == 0 { say("start") } else { say("letter").with("letter", letter(number)) };
        if number > 0 {
            let plate = Rect::new(48 - size, 2, size * 3 / 2, size + 2);
            layers.push(Layer::plate(plate, size / 3, "#eafcf8"));
            layers.push(Layer::figure(name.clone(), plate, size).ink("#083f50"));
        }
        if let Some(lord) = game.lord(table, number) {
            let at = Rect::new(0, 0, WIDE, HIGH);
            layers.push(Layer::tinted("arch-rule", at, Tint::Seat(lord)));
            layers.push(Layer::emblem(lord, around(108, 14, 20)));
        }
        let look = Face::new(Shape::Hex, WIDE, HIGH)
            .tint(Tint::Kind(u8::from(face.shores == 0)))
            .line([Glyph::Word(name)])
            .line(icons)
            .layers(layers);
        let spot = Spot::Hex { q: here.q.into(), r: here.r.into() };
        let id = Id::from(format!("region-{number}"));
        self.add(Piece::new(id.clone(), "map", spot, look, region(number)).tip(tip));
        let built = Building::ALL.iter().filter(|kind| here.sites[kind.index()].is_built());
        let mut sites = Vec::new();
        for (first, &kind) in built.enumerate() {
            let site = table.site(number, kind);
            let at = isle.site(kind, first, site.shore(), site.sea());
            sites.push((kind, at));
            self.site(number, kind, at, &id, scale);
        }
        self.units(number, isle, &sites, &id, scale);
    }

    fn site(&mut self, number: u8, kind: Building, (x, y): Point, host: &Id, scale: i32) {
        let (game, table) = (self.game, &self.view.table);
        let site = table.site(number, kind);
        let owner = game.controller(table, number, kind);
        let (symbol, tint) = match owner {
            Some(seat) => (format!("arch-own-{}", kind.id()), Tint::Seat(seat)),
            None => (format!("arch-site-{}", kind.id()), Tint::Plain),
        };
        let (w, h) = site_size(scale);
        let mut look = Face::new(Shape::Tile, w, h)
            .tint(tint)
            .line([building_glyph(kind)])
            .layer(Layer::tinted(symbol, Rect::new(-1, -1, w + 2, h + 2), tint));
        if site.is_used() {
            look = look.layer(sign("arch-worked", w - 2, 3, grown(14, scale)));
        }
        let named =
            |key: &str| say(key).with("building", building(kind)).with("region", region(number));
        let tip = match owner {
            Some(seat) => named("site-tip-of").with("who", seat),
            None => named("site-tip"),
        };
        let spot = within(host, (x, y + h / 2), (w, h));
        let piece = Piece::new(site_id(number, kind), "map", spot, look, named("site"));
        self.add(piece.tip(tip));
    }

    fn units(
        &mut self,
        number: u8,
        isle: Isle<'_>,
        sites: &[(Building, Point)],
        host: &Id,
        scale: i32,
    ) {
        let (game, table) = (self.game, &self.view.table);
        let (icons, obstacles) = (isle.icons(), isle.obstacles());
        // What others keep away from.
        let mut taken: Vec<Point> = sites.iter().map(|(_, at)| *at).collect();
        let mut figures = Vec::new();
        for seat in game.seats() {
            for ship in [false, true] {
                let here = |unit: &Unit| unit.region == number;
                game.figures(table, seat, ship, here, |figure| figures.push(figure));
            }
        }
        let place = |figure: &Figure| Unit { region: number, spot: figure.spot, flags: 0 };
        // Feet to the right or to the left, where less is in the way.
        let beside = |(x, y): Point, out: i32, size: (i32, i32)| {
            let sides = [out, -out, out - 9, 9 - out].map(|out| (x + out, y));
            let bad = |&(x, y): &Point| obstacles.hindrance((x, y - size.1 / 2), size, &[], LAND);
            sides.into_iter().min_by_key(bad).unwrap_or((x, y))
        };
        let mut pieces = Vec::new();
        let mut ships = 0;
        let mut stands: [Vec<(Figure, Crowd)>; 2] = Default::default();
        for figure in figures {
            let units: Vec<Unit> = game
                .units(table, figure.seat, figure.ship)
                .iter()
                .filter(|unit| (unit.region, unit.spot) == (number, figure.spot))
                .copied()
                .collect();
            let crowd = crowd(figure, &units, scale);
            let place = place(&figure);
            let side = usize::from(figure.spot.min(1));
            let feet = match (place.icon(), place.building()) {
                (Some(icon), _) => {
                    let (x, y) = icons.get(icon).copied().unwrap_or_default();
                    beside((x, y + 20), 10, (crowd.w, crowd.h))
                }
                (None, Some(on)) => {
                    // Whoever works in a building belongs to it.
                    let site = sites.iter().find(|(kind, _)| *kind == on);
                    let (x, y) = site.map(|(_, at)| *at).unwrap_or_default();
                    let (w, h) = site_size(scale);
                    let left = corner((x, y + h / 2), (w, h));
                    let out = if figure.ship { 12 } else { 5 };
                    let feet = beside((x, y + h / 2 + out + 1), w / 2 + out, (crowd.w, crowd.h));
                    taken.push((feet.0, feet.1 - crowd.h / 2));
                    let at = corner(feet, (crowd.w, crowd.h));
                    let host = site_id(number, on).into();
                    let spot = Spot::Within(host, at.0 - left.0, at.1 - left.1);
                    pieces.push((0, self.group(figure, crowd, spot)));
                    continue;
                }
                (None, None) if figure.ship => {
                    // In the open sea they lie one after the other.
                    let (x, y) = match isle.face.shores {
                        0 => ANCHORAGE[ships % ANCHORAGE.len()],
                        _ => {
                            let size = (crowd.w, crowd.h);
                            isle.berth(figure.spot.min(1), size, &obstacles, &taken)
                        }
                    };
                    ships += 1;
                    taken.push((x, y + 2));
                    (x, y + 18)
                }
                (None, None) => {
                    stands[side].push((figure, crowd));
                    continue;
                }
            };
            let spot = within(host, feet, (crowd.w, crowd.h));
            pieces.push((feet.1, self.group(figure, crowd, spot)));
        }
        for (shore, groups) in (0u8..).zip(stands) {
            let wide: Vec<i32> = groups.iter().map(|(_, crowd)| crowd.w).collect();
            let high = groups.first().map_or(0, |(_, crowd)| crowd.h);
            let feet = isle.stands(shore, &wide, high, &obstacles, &taken);
            for ((figure, crowd), feet) in groups.into_iter().zip(feet) {
                let spot = within(host, feet, (crowd.w, crowd.h));
                pieces.push((feet.1, self.group(figure, crowd, spot)));
            }
        }
        kit::order::sort_by_key(&mut pieces, |(y, _)| *y);
        pieces.into_iter().for_each(|(_, piece)| self.add(piece));
    }

    /// Units of a seat at one place, side by side, each standing or lying.
    fn group(&self, figure: Figure, crowd: Crowd, spot: Spot) -> Piece {
        let icon = if figure.ship { Icon::Ship } else { Icon::Settler };
        let Crowd { layers, w, h, count, engaged, lying } = crowd;
        let look = Face::new(Shape::Tile, w, h)
            .tint(Tint::Seat(figure.seat))
            .line([Glyph::Number(count.into()), Glyph::Icon(icon)])
            .layers(layers);
        let tip = say("group-tip")
            .with("unit", figure_of(figure))
            .with("count", count)
            .with("engaged", engaged)
            .with("lying", lying);
        Piece::new(figure_id(figure), "map", spot, look, figure_of(figure)).tip(tip)
    }
}

/// A length on a map of this scale: where regions are small, what stands on them shrinks less.
#[inline(never)]
fn grown(length: i32, scale: i32) -> i32 {
    length * scale.clamp(1000, 1300) / 1000
}

#[inline(never)]
fn site_size(scale: i32) -> (i32, i32) {
    (grown(30, scale), grown(32, scale))
}

/// The corner on a hexagon of what has its feet at a point of it, never over its edge.
#[inline(never)]
fn corner((x, y): Point, (w, h): (i32, i32)) -> Point {
    ((MIDDLE.0 + x - w / 2).clamp(0, WIDE - w), (MIDDLE.1 + y - h).clamp(0, HIGH - h))
}

#[inline(never)]
fn within(host: &Id, feet: Point, size: (i32, i32)) -> Spot {
    let (x, y) = corner(feet, size);
    Spot::Within(host.clone(), x, y)
}

/// Units side by side: how they look, how wide and high they are together, and how many there are.
struct Crowd {
    layers: Vec<Layer>,
    w: i32,
    h: i32,
    count: u8,
    engaged: u8,
    lying: u8,
}

#[inline(never)]
fn crowd(figure: Figure, units: &[Unit], scale: i32) -> Crowd {
    let tint = Tint::Seat(figure.seat);
    let emblem = figure.seat.0 % 5;
    let h = grown(if figure.ship { 32 } else { 27 }, scale);
    let (mut layers, mut x, mut w) = (Vec::new(), 0, 0);
    for unit in units {
        let (symbol, wide, step) = match (figure.ship, unit.is(LYING)) {
            (true, _) => ("ship", 30, 17),
            (false, false) => ("cit", 20, 14),
            (false, true) => ("lie", 38, 25),
        };
        let wide = grown(wide, scale);
        let at = Rect::new(x, if symbol == "lie" { 3 } else { 0 }, wide, h);
        layers.push(Layer::tinted(format!("arch-{symbol}{emblem}"), at, tint));
        if unit.is(ENGAGED) {
            layers.push(sign("arch-worked", x + wide - 4, h - 5, grown(13, scale)));
        }
        (w, x) = (x + wide, x + grown(step, scale));
    }
    let with = |flag: u8| units.iter().filter(|unit| unit.is(flag)).count() as u8;
    let (engaged, lying) = (with(ENGAGED), with(LYING));
    Crowd { layers, w: w.max(18), h, count: units.len() as u8, engaged, lying }
}

/// Water, land and coast of a side of a hexagon, with its terrain.
pub(super) fn ground(isle: Isle<'_>, face: u8) -> Vec<Layer> {
    let whole = Rect::new(0, -10, WIDE, WIDE);
    let (symbol, turn) = isle.ground();
    let symbol = if face == DESERT { "arch-ground-desert".to_owned() } else { symbol };
    let mut layers = vec![Layer::art(symbol, whole).turned(60 * turn)];
    let patches = isle.face.icons.iter().zip(isle.icons());
    for (icon, (x, y)) in patches.filter(|(icon, _)| icon.resource != Resource::Fish) {
        let patch = match icon.resource {
            Resource::Wood => "arch-patch-wood",
            Resource::Cattle => "arch-patch-cattle",
            Resource::Fruit => "arch-patch-fruit",
            _ => "arch-patch-ore",
        };
        let at = Rect::new(MIDDLE.0 + x - 22, MIDDLE.1 + y - 12, 44, 32);
        layers.push(Layer::art(patch, at));
    }
    for (symbol, (x, y), size) in isle.scenery() {
        layers.push(sign(symbol, MIDDLE.0 + x, MIDDLE.1 + y, size));
    }
    layers
}

/// Icons and huts.
pub(super) fn places(isle: Isle<'_>, spoilt: u8) -> Vec<Layer> {
    let mut layers: Vec<Layer> = isle
        .huts()
        .into_iter()
        .map(|(x, y)| sign("arch-hut", MIDDLE.0 + x, MIDDLE.1 + y, 21))
        .collect();
    for (at, (icon, (x, y))) in isle.face.icons.iter().zip(isle.icons()).enumerate() {
        let (x, y) = (MIDDLE.0 + x, MIDDLE.1 + y);
        layers.push(sign(format!("arch-place-{}", icon.resource.id()), x, y, isle.plate));
        if spoilt >> at & 1 != 0 {
            layers.push(sign("arch-spoilt", x, y, isle.plate - 2));
        }
    }
    layers
}

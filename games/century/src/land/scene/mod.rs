//! How the land looks, and which pieces its moves touch.
//!
//! | file | what it holds |
//! |---|---|
//! | `mod.rs` | how decisions are made by hand; point cards, tiles, settlers |
//! | `sites.rs` | locations and what lies on them |
//! | `stalls.rs` | merchant locations with their cards, and trade routes |
//! | `ships.rs` | how decisions about boats are made by hand |
//! | `place.rs` | what a seat owns: storage, poles with point cards, tiles; the others in short |
//! | `sheets.rs` | what a narrow screen says above it |

mod place;
mod sheets;
mod ships;
mod sites;
mod stalls;

use kit::scene::{
    Face, Glyph, Icon as Sign, Id, Ink, Layer, Layout, Piece, Rect, Shape, Size, Spot, Tint, Touch,
};
use kit::{Phrase, Scene, Seat};

pub(crate) use self::place::{Prize, board};
pub(crate) use self::sites::Grid;
use super::content::{BonusTile, Condition, Find, Icon, Land, Power};
use super::country::{Country, Gear};
use super::{Move, Phase, words};
use crate::cubes::{Cube, Cubes};
use crate::effect::Answer;
use crate::scene::{self, cube_glyphs, first_cube, flag, lay};

/// The flag with the points of cards and tiles.
const PENNANT: &str = "century-pennant-green";

/// The sign of an icon of point cards, where there is no drawing.
fn sign(icon: Icon) -> Glyph {
    Glyph::Icon(match icon {
        Icon::Help => Sign::Action,
        Icon::Tool => Sign::Hammer,
        Icon::Settlers => Sign::Settler,
        Icon::Exploration => Sign::Spyglass,
    })
}

/// The drawing of an icon.
fn kind_art(icon: Icon) -> Id {
    format!("century-kind-{}", icon.name()).into()
}

/// The pale ground under the effect of a point card, by its kind.
fn kind_ground(icon: Icon) -> &'static str {
    ["#eadfe8", "#dde3ec", "#f1e2d6", "#d9e7e3"][icon as usize]
}

/// Goods one by one in rows in the middle of a rectangle, smaller where they would not fit.
fn goods_layers(goods: Cubes, at: Rect, most: i32) -> Vec<Layer> {
    let all: Vec<u8> =
        goods.iter().flat_map(|(cube, n)| std::iter::repeat_n(cube as u8, n.into())).collect();
    let fits = |size: &i32| {
        let per = ((at.w + 1) / (size + 1)).max(1) as usize;
        all.len().div_ceil(per) as i32 * (size + 1) <= at.h + 1
    };
    let Some(size) = (lay::LETTER..most).rev().find(fits) else {
        return lay::cubes(goods, at, most);
    };
    let per = ((at.w + 1) / (size + 1)).max(1) as usize;
    let rows = all.len().div_ceil(per).max(1);
    let in_row = all.len().div_ceil(rows).max(1);
    let top = at.y + (at.h - rows as i32 * (size + 1)) / 2;
    let mut layers = Vec::new();
    for (row, line) in (0..).zip(all.chunks(in_row)) {
        let left = at.x + (at.w - line.len() as i32 * (size + 1)) / 2;
        for (column, &kind) in (0..).zip(line) {
            let at = Rect::new(left + column * (size + 1), top + row * (size + 1), size, size);
            layers.push(Layer::good(kind, at));
        }
    }
    layers
}

/// Settlers of a seat side by side, in a face this high; more than so many are one with a figure on it.
pub(crate) fn settlers_face(seat: Seat, count: u8, most: u8, height: i32) -> Face {
    let (w, step) = (height * 14 / 15, height * 9 / 15);
    let shown = if count > most { 1 } else { i32::from(count.max(1)) };
    let width = w + step * (shown - 1);
    let symbol = format!("century-settler-{}", seat.0 % 4);
    let mut face = Face::new(Shape::Tile, width, height)
        .tint(Tint::Seat(seat))
        .line([Glyph::Number(count.into())]);
    for n in 0..shown {
        let at = Rect::new(n * step, 0, w, height);
        face = face.layer(Layer::art(symbol.clone(), at));
    }
    if count > most {
        let at = Rect::new((w - 16) / 2, height - 15, 16, 15);
        face = face.layer(Layer::plate(at, 5, "#fffaf0").edged(Ink::Seat(seat), 16));
        face = face.layer(Layer::figure(count, at, 13));
    }
    face
}

/// A bonus tile: what counts, then what each is worth.
fn tile_face(tile: Option<&BonusTile>, Size { w, h }: Size) -> Face {
    let (condition, points) =
        tile.map_or((Condition::None, 0), |tile| (tile.condition, tile.points));
    let person = |each: u8| vec![Glyph::Number(each.into()), Glyph::Icon(Sign::Settler)];
    let mut line = match condition {
        Condition::Each(icon) => vec![sign(icon)],
        Condition::Pair(one, two) => vec![sign(one), sign(two)],
        Condition::Settlers(each) => person(each),
        Condition::Merchants(each) => vec![Glyph::Number(each.into()), Glyph::Icon(Sign::Card)],
        Condition::None => Vec::new(),
    };
    line.push(Glyph::Points(points));
    let ph = h - 8;
    let pw = (ph * 3 / 5).min(w * 2 / 5);
    let room = w - pw - 6;
    let pennant = match condition {
        Condition::None => Rect::new((w - pw) / 2, 3, pw, ph),
        _ => Rect::new(w - pw - 4, 3, pw, ph),
    };
    let mut face = Face::new(Shape::Tile, w, h)
        .tint(Tint::Gold)
        .line(line)
        .layer(Layer::art("century-bonus", Rect::new(0, 0, w, h)));
    let disc = (room * 5 / 8).min(h * 5 / 8).max(14);
    let one = |icon: Icon, x: i32, y: i32, d: i32| {
        Layer::art(kind_art(icon), Rect::new(x - d / 2, y - d / 2, d, d))
    };
    let (mid, low) = (room / 2 + 2, h / 2);
    face = match condition {
        Condition::Each(icon) => face.layer(one(icon, mid, low, disc)),
        Condition::Pair(a, b) => {
            let (d, dx, dy) = if room > h { (disc, disc / 2, 0) } else { (disc, 6, disc / 3) };
            face.layer(one(a, mid - dx, low - dy, d)).layer(one(b, mid + dx, low + dy, d))
        }
        Condition::Settlers(each) => face
            .layer(Layer::figure(each, Rect::new(3, 0, room / 2, h), 18).ink("#4a2c04"))
            .layer(Layer::art(
                "century-person-dark",
                Rect::new(2 + room / 2, (h - 20) / 2, room / 2, 20),
            )),
        Condition::Merchants(each) => {
            let card = Rect::new(3 + room / 2, (h - 16) / 2, 11, 16);
            face.layer(Layer::figure(each, Rect::new(3, 0, room / 2, h), 18).ink("#4a2c04"))
                .layer(Layer::plate(card, 2, "#fffaf0").edged("#4a2c04", 18))
        }
        Condition::None => face,
    };
    face.layers(flag(PENNANT, points, pennant, (h * 2 / 5).max(12)))
}

/// Lower point cards have no room for the price under the pennant.
const LOW_CARD: i32 = 100;

/// A part of what a point card does.
enum Part {
    Sign(String, &'static str),
    Good(Cube),
    Art { symbol: Id, w: i32, h: i32 },
}

impl Part {
    fn width(&self) -> i32 {
        match self {
            Part::Sign(text, _) => 11 * text.chars().count() as i32 + 2,
            Part::Good(_) => 24,
            Part::Art { w, .. } => *w,
        }
    }
}

impl Land {
    /// A point card, large: its points, its kind, what it costs and what it does.
    pub(crate) fn paint_point(
        &self,
        point: u8,
        zone: impl Into<Id>,
        spot: Spot,
        Size { w, h }: Size,
    ) -> Piece {
        let card = self.points.of(point);
        let (points, cost) = card.map_or((0, Cubes::NONE), |card| (card.points, card.cost));
        let icon = self.icon_of(point);
        let foot = Rect::new(1, h - 29, w - 2, 28);
        let face = Face::new(Shape::Card, w, h)
            .line([Glyph::Points(points), sign(icon)])
            .line(cube_glyphs(cost))
            .line(self.power_glyphs(point))
            .layer(Layer::plate(Rect::new(0, 0, w, h), 9, "#fffaf0").edged("#a67c43", 10).lying())
            .layer(Layer::plate(foot, 8, kind_ground(icon)));
        let pennant = |at: Rect, size: i32| flag(PENNANT, points, at, size);
        let face = if h < LOW_CARD {
            // The price beside the pennant, the kind beside what it does.
            let price = Rect::new(42, 2, w - 45, h - 33);
            let does = Rect::new(foot.x + 27, foot.y, foot.w - 27, foot.h);
            face.layers(pennant(Rect::new(5, -2, 34, h / 2), h / 4))
                .layers(goods_layers(cost, price, 24))
                .layer(Layer::art(kind_art(icon), Rect::new(3, foot.y + 2, 24, 24)))
                .layers(self.power_layers(point, does))
        } else {
            let kind = Rect::new(w - 42, 5, h / 4 + 3, h / 4 + 3);
            let price = Rect::new(4, h / 3 + 2, w - 8, h - h / 3 - 32);
            face.layers(pennant(Rect::new(8, -2, 40, h / 3 + 3), h / 5))
                .layer(Layer::art(kind_art(icon), kind))
                .layers(goods_layers(cost, price, 24))
                .layers(self.power_layers(point, foot))
        };
        self.point_drawn(point, zone, spot, face)
    }

    /// A point card that looks like this.
    fn point_drawn(&self, point: u8, zone: impl Into<Id>, spot: Spot, face: Face) -> Piece {
        let label = self.say_point(point);
        let tip = Phrase::new("tip-point-card")
            .with("id", self.points.id(point))
            .with("card", label.clone())
            .with("icon", words::icon(self.icon_of(point)));
        Piece::new(self.point_piece(point), zone, spot, face, label).tip(tip)
    }

    fn icon_of(&self, point: u8) -> Icon {
        self.power(point).map_or(Icon::Exploration, Power::icon)
    }

    pub(crate) fn open_deck(&self, scene: &mut Scene, country: &Country, zone: Rect, size: Size) {
        scene.open_zone("deck", Phrase::new("zone-deck"), zone, Layout::Pile);
        for &point in country.deck.tops() {
            scene.lay(self.paint_deck(country, point, "deck", size));
        }
    }

    pub(crate) fn open_sites(
        &self,
        scene: &mut Scene,
        (country, gear): (&Country, &Gear),
        (zone, frame): (&'static str, Rect),
        panels: std::ops::Range<u8>,
        grid: &Grid,
    ) {
        scene.open_zone(zone, Phrase::new("zone-land"), frame, Layout::Free);
        scene.pieces.extend(self.paint_sites(country, gear, zone, panels, grid));
    }

    /// The same card at a place of the row, whose number the forts have too.
    pub(crate) fn paint_numbered(
        &self,
        point: u8,
        zone: impl Into<Id>,
        (slot, spot): (i32, Spot),
        size: Size,
    ) -> Piece {
        let mut piece = self.paint_point(point, zone, spot, size);
        let at = Rect::new(14, size.h / 2 - 1, 16, 16);
        let disc = Layer::plate(at, 8, "#1f4a26").edged("#fff3d8", 10);
        piece.face.layers.extend([disc, Layer::figure(slot + 1, at, 12).ink("#ffffff")]);
        piece
    }

    /// The open top of the deck, and how many cards are left with it.
    pub(crate) fn paint_deck(
        &self,
        country: &Country,
        point: u8,
        zone: &'static str,
        size: Size,
    ) -> Piece {
        let left = Phrase::new("deck-left").with("count", country.deck.len());
        let mut piece = self.paint_point(point, zone, Spot::At(0), size);
        let pill = Rect::new(-8, size.h - 3, size.w + 12, 18);
        let plate = Layer::plate(pill, 9, "#2a2018").edged("#fff3d8", 10);
        let words = Layer::words(left.clone(), pill, 12).ink("#fff8e6").weight(700);
        piece.face.layers.extend([plate, words]);
        piece.label = Phrase::new("piece-deck").with("card", piece.label).with("left", left);
        piece
    }

    fn power_glyphs(&self, point: u8) -> Vec<Glyph> {
        match self.power(point) {
            Some(Power::Help(symbol)) => {
                let fewer = Glyph::Word(Phrase::new("sign-fewer"));
                vec![fewer, Glyph::Icon(Sign::Settler), Glyph::Word(words::symbol(symbol))]
            }
            Some(Power::Tool(symbol, cube)) => {
                vec![Glyph::Goods(cube as u8, 1), Glyph::Word(words::symbol(symbol))]
            }
            Some(Power::Settlers(count)) => {
                vec![Glyph::Number(count.into()), Glyph::Icon(Sign::Settler)]
            }
            Some(Power::Exploration) | None => vec![Glyph::Icon(Sign::Spyglass)],
        }
    }

    /// What a point card does, in the middle of its foot.
    fn power_layers(&self, point: u8, at: Rect) -> Vec<Layer> {
        let animal = |symbol: super::content::Symbol| Part::Art {
            symbol: format!("century-animal-{}", symbol.name()).into(),
            w: 24,
            h: 22,
        };
        let person = |kind: &str| Part::Art {
            symbol: format!("century-person-{kind}").into(),
            w: 18,
            h: 18,
        };
        let parts = match self.power(point) {
            Some(Power::Help(symbol)) => {
                vec![Part::Sign("−1".into(), "#6a3264"), person("help"), animal(symbol)]
            }
            Some(Power::Tool(symbol, cube)) => {
                vec![Part::Sign("+".into(), "#2c4868"), Part::Good(cube), animal(symbol)]
            }
            Some(Power::Settlers(count)) => {
                vec![Part::Sign(format!("+{count}"), "#84390f"), person("settlers")]
            }
            Some(Power::Exploration) | None => {
                vec![Part::Art { symbol: "century-chart".into(), w: 40, h: 22 }]
            }
        };
        let wide: i32 = parts.iter().map(Part::width).sum();
        let mut x = at.x + (at.w - wide) / 2;
        let mut layers = Vec::new();
        for part in parts {
            let w = part.width();
            layers.push(match part {
                Part::Sign(text, ink) => {
                    Layer::figure(text, Rect::new(x, at.y, w, at.h), 17).ink(ink)
                }
                Part::Good(cube) => {
                    Layer::good(cube as u8, Rect::new(x, at.y + (at.h - 22) / 2, w - 2, 22))
                }
                Part::Art { symbol, h, .. } => {
                    Layer::art(symbol, Rect::new(x, at.y + (at.h - h) / 2, w, h))
                }
            });
            x += w;
        }
        layers
    }

    /// An exploration tile.
    pub(crate) fn paint_chart(
        &self,
        chart: u8,
        zone: impl Into<Id>,
        spot: Spot,
        Size { w, h }: Size,
    ) -> Piece {
        let find = self.charts.of(chart).map(|chart| chart.find);
        let line = match find {
            Some(Find::Cubes(cubes)) => cube_glyphs(cubes).collect(),
            Some(Find::Settlers(count)) => {
                vec![Glyph::Number(count.into()), Glyph::Icon(Sign::Settler)]
            }
            Some(Find::Points(points)) => vec![Glyph::Points(points)],
            Some(Find::Icon(icon)) => vec![sign(icon)],
            None => Vec::new(),
        };
        let mut face = Face::new(Shape::Tile, w, h)
            .tint(Tint::Silver)
            .line(line)
            .layer(Layer::art("century-chart", Rect::new(0, 0, w, h)));
        let plus = Layer::figure("+", Rect::new(3, 0, 14, h - 2), 17).ink("#3d2410");
        let room = Rect::new(15, 2, w - 19, h - 6);
        face = match find {
            Some(Find::Cubes(cubes)) => {
                let size = 22.min(room.w / i32::from(cubes.total().max(1)) - 1);
                face.layer(plus).layers(goods_layers(cubes, room, size))
            }
            Some(Find::Settlers(_)) => {
                face.layer(plus).layer(Layer::art("century-person-dark", room))
            }
            Some(Find::Points(points)) => {
                face.layers(flag(PENNANT, points, Rect::new(w / 2 - 12, 3, 24, h - 9), 15))
            }
            Some(Find::Icon(icon)) => face.layer(plus).layer(Layer::art(kind_art(icon), room)),
            None => face,
        };
        let label = Phrase::new("piece-chart").with("find", self.say_find(chart));
        let tip = Phrase::new("tip-chart")
            .with("id", self.charts.id(chart))
            .with("find", self.say_find(chart));
        Piece::new(self.chart_piece(chart), zone, spot, face, label).tip(tip)
    }

    /// How a decision of a seat is made by hand; `cubes` is the name of the cubes of the seat.
    pub(crate) fn touch(
        &self,
        country: &Country,
        phase: Phase,
        cubes: &str,
        decision: Move,
    ) -> Touch {
        if let Some(answer @ (Answer::Trade(_) | Answer::Stop)) = decision.answer::<u8>() {
            return scene::answer_touch(self.effect_asked(phase), answer);
        }
        let cube = |cube: Cube| first_cube(cubes, cube);
        Touch::piece(match decision {
            Move::Rest => return Touch::button("rest", Phrase::new("button-rest")),
            Move::Activate(site) => self.site_piece(site),
            Move::Tile(space) => {
                let pile = country.piles.get(usize::from(space));
                self.tile_piece(pile.and_then(|pile| pile.top).unwrap_or(u8::MAX))
            }
            Move::Claim(slot) => {
                let point = country.row.get(usize::from(slot)).copied();
                self.point_piece(point.unwrap_or(u8::MAX))
            }
            Move::Explore(chart) => self.chart_piece(chart),
            Move::Raise(raised) => cube(raised),
            Move::Discard(gone) => cube(gone),
            Move::Trade(_) | Move::Stop => "".into(),
        })
    }

    /// Every decision on the land that a seat might try by touching a piece, legal or not, those of
    /// the moment first.
    pub(crate) fn conceivable(&self, country: &Country, phase: Phase) -> Vec<Move> {
        let cubes: fn(Cube) -> Move = match phase {
            Phase::Discard { .. } => Move::Discard,
            _ => Move::Raise,
        };
        let mut moves: Vec<Move> = Cube::ALL.map(cubes).into();
        moves.extend((0..country.sites.len() as u8).map(Move::Activate));
        moves.extend((0..country.row.len() as u8).map(Move::Claim));
        moves.extend((0..country.piles.len() as u8).map(Move::Tile));
        moves.extend((0..self.charts.len() as u8).map(Move::Explore));
        moves
    }

    pub(crate) fn site_piece(&self, site: u8) -> Id {
        format!("site:{}", self.locations.id(site)).into()
    }

    pub(crate) fn point_piece(&self, point: u8) -> Id {
        format!("point:{}", self.points.id(point)).into()
    }

    pub(crate) fn tile_piece(&self, tile: u8) -> Id {
        format!("tile:{}", self.tiles.id(tile)).into()
    }

    pub(crate) fn chart_piece(&self, chart: u8) -> Id {
        format!("chart:{}", self.charts.id(chart)).into()
    }
}

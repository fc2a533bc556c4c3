//! The faces of Borneo: cards with their flags, tiles, merchants.
//!
//! The flags that count are the flags that are drawn: the next card in a harbour covers the flag of
//! the second row.

use kit::scene::{Face, Glyph, Icon, Id, Layer, Piece, Rect, Shape, Size, Spot, Tint};
use kit::{Phrase, Seat};

use super::QUIET;
use crate::content::{Card, Mission, Port, Spice};
use crate::flags::Company;
use crate::words::good;
use crate::{Borneo, Ware};

/// The sizes of cards and tiles.
pub(crate) const CARGO_CARD: Size = Size { w: 178, h: 66 };
pub(crate) const DUEL_CARD: Size = Size { w: 100, h: 117 };
pub(crate) const WARE: Size = Size { w: 34, h: 60 };

/// A card among so many in the hand: few are wider.
pub(crate) fn hand_card(count: u32) -> Size {
    Size { w: if count > 4 { 84 } else { 118 }, h: 164 }
}

const EDGE: &str = "#a8814a";
const CREAM: &str = "#fdf6e3";
const SAND: &str = "#f0dfb6";
/// A flag is so much higher than wide, in hundredths.
const FLAG: i32 = 71;
/// Letters on smaller flags could not be read: the pattern alone says it.
const LEAST_FLAG: i32 = 24;

/// Goods so large carry their letters.
const GOOD: i32 = 20;
/// On so wide a mission it says that it can be paid for, on others there is a sign.
const WIDE_MISSION: i32 = 72;

/// How much of a shipment card is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Look {
    /// In the hand, all of it; in a duel with the flags of this company.
    Hand(Option<Company>),
    /// In a harbour; the next card may cover the second row.
    Cargo {
        /// Whether it does.
        covered: bool,
    },
    /// In a duel, with the flags of the company that count.
    Duel(Option<Company>),
    /// In a warehouse, where flags no longer matter.
    Ware,
}

/// A figure of a seat, with its emblem on its coat.
pub(crate) fn figure(seat: Seat, at: Rect) -> [Layer; 2] {
    let emblem = at.w / 2;
    let coat = Rect::new(at.x + (at.w - emblem) / 2, at.y + at.h * 47 / 100, emblem, emblem);
    [
        Layer::tinted("borneo-merchant", at, Tint::Seat(seat)),
        Layer::Emblem { seat, at: coat, disc: false },
    ]
}

/// Points on a seal.
pub(crate) fn seal(points: i32, at: Rect) -> [Layer; 2] {
    let size = if points < 10 { at.w / 2 } else { at.w * 9 / 20 }.max(11);
    [Layer::art("borneo-seal", at), Layer::figure(points, at, size).ink("#ffffff")]
}

/// The dark colour of a company's house, for words on it.
pub(crate) fn dark(company: Company) -> &'static str {
    match company.0 {
        0 => "#6d1c11",
        1 => "#173d75",
        2 => "#234f18",
        _ => "#7d5a08",
    }
}

fn spice_art(good: u8) -> Id {
    format!("borneo-spice-{good}").into()
}

impl Borneo {
    pub(crate) fn card_piece(&self, card: Card) -> Id {
        format!("card:{}", self.card_id(card)).into()
    }

    pub(crate) fn port_piece(&self, port: Port) -> Id {
        format!("port:{}", self.port_id(port)).into()
    }

    pub(crate) fn mission_piece(&self, mission: Mission) -> Id {
        format!("mission:{}", self.mission_id(mission)).into()
    }

    /// A flag of this width with its upper left corner there, and its letter where there is room.
    pub(crate) fn flag(&self, company: Company, x: i32, y: i32, w: i32) -> Vec<Layer> {
        let at = Rect::new(x, y, w, w * FLAG / 100);
        let mut layers = vec![Layer::art(format!("borneo-flag-{}", company.0), at)];
        if w >= LEAST_FLAG {
            let letter = Layer::words(self.say_flag(company), at, (w * 46 / 100).max(12));
            layers.push(letter.weight(700));
        }
        layers
    }

    /// A shipment card.
    pub(crate) fn paint_card(
        &self,
        card: Card,
        (zone, spot): (Id, Spot),
        size: Size,
        look: Look,
    ) -> Piece {
        let (id, label) = (self.card_piece(card), self.say_card(card));
        let Some(shipment) = self.components.shipment(card) else {
            return Piece::new(id, zone, spot, Face::new(Shape::Card, size.w, size.h), label);
        };
        let (good, units) = (self.good(card), shipment.units);
        let word = |company: Company| Glyph::Word(self.say_flag(company));
        let mut face = Face::new(Shape::Card, size.w, size.h)
            .tint(Tint::Good(good))
            .line([Glyph::Goods(good, units)]);
        if look != Look::Ware {
            face = face.line(shipment.first.map(word));
        }
        if !matches!(look, Look::Ware | Look::Cargo { covered: true }) {
            face = face.line([word(shipment.second)]);
        }
        let layers = match look {
            Look::Hand(duel) => self.hand_face(card, size, duel),
            Look::Cargo { covered } => self.cargo_face(card, size, covered),
            Look::Duel(company) => self.duel_face(card, size, company),
            Look::Ware => ware_face(good, units, false, size),
        };
        Piece::new(id, zone, spot, face.layers(layers), label).tip(self.say_card_tip(card))
    }

    fn hand_face(&self, card: Card, size: Size, duel: Option<Company>) -> Vec<Layer> {
        let Some(shipment) = self.components.shipment(card) else { return Vec::new() };
        let (Size { w, h }, good) = (size, self.good(card));
        let mut layers = vec![
            Layer::plate(Rect::new(0, 0, w, h), 9, CREAM).edged(EDGE, 10).lying(),
            Layer::plate(Rect::new(4, 5, w - 8, 78), 6, SAND),
        ];
        if shipment.units > 1 {
            layers.extend([
                Layer::art(spice_art(good), Rect::new(w / 2 - 32, 14, 50, 40)),
                Layer::art(spice_art(good), Rect::new(w - 54, 40, 50, 40)),
                Layer::good(good, Rect::new(5, 9, 25, 25)),
                Layer::good(good, Rect::new(5, 54, 25, 25)),
            ]);
        } else {
            layers.extend([
                Layer::art(spice_art(good), Rect::new(12, 24, w - 20, 54)),
                Layer::good(good, Rect::new(5, 9, 26, 26)),
            ]);
        }
        let name = Phrase::new("card-name")
            .with("good", Phrase::new(format!("good-{good}")))
            .with("units", shipment.units);
        layers.push(Layer::words(name, Rect::new(3, 84, w - 6, 18), 13).weight(700));
        let wide = (w - 6) / 3;
        let (first, line, second) = if wide > 30 { (103, 132, 135) } else { (105, 129, 138) };
        for (at, &company) in (0..).zip(&shipment.first) {
            layers.extend(self.flag(company, 3 + at * wide, first, wide));
        }
        let on_top = Rect::new(wide + 5, 132, w - wide - 7, 30);
        layers.extend([
            Layer::plate(Rect::new(6, line, w - 12, 1), 0, "#00000000").edged(EDGE, 13).dashed(),
            Layer::words(Phrase::new("aside-on-top"), on_top, 12).ink(QUIET).weight(400),
        ]);
        layers.extend(self.flag(shipment.second, 3, second, wide));
        if let Some(company) = duel {
            layers.extend(self.flags_tag(card, company, size));
        }
        layers
    }

    /// How many flags a card of the hand brings to a duel.
    fn flags_tag(&self, card: Card, company: Company, size: Size) -> Vec<Layer> {
        let flags = self.components.flags([card.0].into_iter().collect(), company);
        let at = Rect::new(size.w - 56, 4, 54, 23);
        let (fill, edge, says) = match flags {
            0 => ("#4a290f", "#d9a866", "0".to_owned()),
            _ => (dark(company), "#ffffff", format!("+{flags}")),
        };
        let mut layers = vec![Layer::plate(at, 11, fill).edged(edge, 14)];
        layers.extend(self.flag(company, at.x + 4, at.y + 3, 24));
        let count = Rect::new(at.x + 29, at.y, 23, at.h);
        layers.push(Layer::figure(says, count, 14).ink("#ffffff"));
        layers
    }

    /// A card in a harbour: its first row, and its second row where it is not covered.
    fn cargo_face(&self, card: Card, size: Size, covered: bool) -> Vec<Layer> {
        let Some(shipment) = self.components.shipment(card) else { return Vec::new() };
        let (Size { w, h }, good) = (size, self.good(card));
        let mut layers = vec![
            Layer::plate(Rect::new(0, 0, w, h), 6, CREAM).edged(EDGE, 10).lying(),
            Layer::plate(Rect::new(1, 1, 48, h - 2), 5, SAND),
        ];
        if shipment.units > 1 {
            layers.push(Layer::good(good, Rect::new(3, 4, 22, 22)));
            layers.push(Layer::good(good, Rect::new(25, 4, 22, 22)));
        } else {
            layers.push(Layer::good(good, Rect::new(13, 3, 24, 24)));
        }
        for (at, &company) in (0..).zip(&shipment.first) {
            layers.extend(self.flag(company, 56 + at * 40, 3, 34));
        }
        if !covered {
            layers.extend([
                Layer::plate(Rect::new(54, 33, w - 60, 1), 0, "#00000000").edged(EDGE, 12).dashed(),
                Layer::art(spice_art(good), Rect::new(5, 31, 40, 31)),
                Layer::words(Phrase::new("aside-on-top"), Rect::new(94, 36, w - 98, 26), 12)
                    .ink(QUIET)
                    .weight(400),
            ]);
            layers.extend(self.flag(shipment.second, 56, 38, 34));
        }
        layers
    }

    /// A card in a duel: the flags of the company that count lie on gold.
    fn duel_face(&self, card: Card, size: Size, company: Option<Company>) -> Vec<Layer> {
        if size.w < DUEL_CARD.w * 9 / 10 {
            return self.narrow_duel_face(card, size, company);
        }
        let Some(shipment) = self.components.shipment(card) else { return Vec::new() };
        let (Size { w, h }, good) = (size, self.good(card));
        let mut layers = vec![
            Layer::plate(Rect::new(0, 0, w, h), 7, CREAM).edged(EDGE, 10).lying(),
            Layer::plate(Rect::new(1, 1, w - 2, 33), 6, SAND),
        ];
        for unit in 0..i32::from(shipment.units) {
            layers.push(Layer::good(good, Rect::new(4 + unit * 27, 4, 27, 27)));
        }
        if let Some(company) = company {
            let flags = self.components.flags([card.0].into_iter().collect(), company);
            let at = Rect::new(w - 38, 6, 34, 23);
            layers.push(Layer::plate(at, 11, dark(company)));
            layers.push(Layer::figure(format!("+{flags}"), at, 15).ink("#ffffff"));
        }
        let flags = shipment.first.iter().chain([&shipment.second]);
        for (at, &flag) in (0..).zip(flags) {
            let (x, y) = if at < 3 { (4 + at * 32, 45) } else { (4, 86) };
            if Some(flag) == company {
                let at = Rect::new(x - 2, y - 4, 32, 28);
                layers.push(Layer::plate(at, 4, "#ffd34d").edged("#7d5a08", 12));
            }
            layers.extend(self.flag(flag, x, y, 28));
        }
        layers.push(
            Layer::plate(Rect::new(6, 75, w - 12, 1), 0, "#00000000").edged(EDGE, 12).dashed(),
        );
        layers
    }

    /// One of many cards in a duel: the good, and how many flags of the company it brings.
    fn narrow_duel_face(&self, card: Card, size: Size, company: Option<Company>) -> Vec<Layer> {
        let Some(shipment) = self.components.shipment(card) else { return Vec::new() };
        let (Size { w, h }, units) = (size, i32::from(shipment.units));
        let side = 27.min(w - 4);
        let pitch = side.min((w - 4 - side) / (units - 1).max(1));
        let left = (w - pitch * (units - 1) - side) / 2;
        let mut layers = vec![
            Layer::plate(Rect::new(0, 0, w, h), 7, CREAM).edged(EDGE, 10).lying(),
            Layer::plate(Rect::new(1, 1, w - 2, 33), 6, SAND),
        ];
        for unit in 0..units {
            let at = Rect::new(left + unit * pitch, 4, side, side);
            layers.push(Layer::good(self.good(card), at));
        }
        if let Some(company) = company {
            let flags = self.components.flags([card.0].into_iter().collect(), company);
            layers.extend(self.flag(company, (w - 28) / 2, 46, 28));
            let figure = Rect::new(1, 74, w - 2, 30);
            layers.push(Layer::figure(format!("+{flags}"), figure, 20));
        }
        layers
    }

    /// A harbour card as the spice it is in a warehouse.
    pub(crate) fn paint_port(&self, port: Port, (zone, spot): (Id, Spot), size: Size) -> Piece {
        let mut face = Face::new(Shape::Card, size.w, size.h);
        if let Some(harbour) = self.components.harbour(port) {
            let good = good(harbour.spice);
            face = face
                .tint(Tint::Good(good))
                .line([Glyph::Goods(good, 1)])
                .line([Glyph::Icon(Icon::Harbour)])
                .layers(ware_face(good, 1, true, size));
        }
        let label = self.say_ware(Ware::Port(port));
        Piece::new(self.port_piece(port), zone, spot, face, label).tip(self.say_port_tip(port))
    }

    /// A mission; one that could be paid for at once is marked.
    pub(crate) fn paint_mission(
        &self,
        mission: Mission,
        (zone, spot): (Id, Spot),
        size: Size,
        ready: bool,
    ) -> Piece {
        let mut face = Face::new(Shape::Tile, size.w, size.h).tint(Tint::Gold);
        if let Some(tile) = self.components.mission(mission) {
            let needs = Spice::all().zip(tile.needs).filter(|&(_, count)| count > 0);
            face = face
                .line([Glyph::Points(tile.points)])
                .line(needs.clone().map(|(spice, count)| Glyph::Goods(good(spice), count)));
            if ready {
                face = face.line([Glyph::Word(Phrase::new("aside-ready"))]);
            }
            let goods: Vec<u8> =
                needs.flat_map(|(spice, count)| (0..count).map(move |_| good(spice))).collect();
            face = face.layers(mission_face(tile.points, &goods, size, ready));
        }
        let (id, label) = (self.mission_piece(mission), self.say_mission(mission));
        Piece::new(id, zone, spot, face, label).tip(self.say_mission_tip(mission))
    }
}

/// A card as goods alone.
fn ware_face(good: u8, units: u8, harbour: bool, size: Size) -> Vec<Layer> {
    let Size { w, h } = size;
    let mut layers = vec![Layer::plate(Rect::new(0, 0, w, h), 4, CREAM).edged(EDGE, 10).lying()];
    let side = (w - 4).min(24);
    let x = (w - side) / 2;
    if h < 40 {
        // Too low for two: they stand side by side, a harbour has its anchor above.
        let two = units > 1;
        let side = if two { (w - 2) / 2 } else { side };
        let left = if two { 1 } else { x };
        let y = (h - side) / 2;
        layers.push(Layer::good(good, Rect::new(left, y, side, side)));
        if two {
            layers.push(Layer::good(good, Rect::new(left + side, y, side, side)));
        } else if harbour {
            layers.push(Layer::art("borneo-anchor", Rect::new(w - 10, -1, 11, 11)));
        }
        return layers;
    }
    layers.push(Layer::good(good, Rect::new(x, 5, side, side)));
    let below = Rect::new(3, h / 2, w - 6, h / 2 - 4);
    layers.push(if harbour {
        Layer::art("borneo-anchor", below)
    } else if units > 1 {
        Layer::good(good, Rect::new(x, h - side - 5, side, side))
    } else {
        Layer::art(spice_art(good), below)
    });
    layers
}

fn mission_face(points: i32, goods: &[u8], size: Size, ready: bool) -> Vec<Layer> {
    let Size { w, h } = size;
    let mut layers = vec![Layer::art("borneo-parchment", Rect::new(0, 0, w, h))];
    // Goods side by side, a little closer where they would not fit into so much room.
    let line = |goods: &[u8], middle: i32, y: i32, (side, room): (i32, i32)| -> Vec<Layer> {
        let count = goods.len() as i32;
        let pitch = side.min((room - side) / (count - 1).max(1));
        let left = middle - (pitch * (count - 1) + side) / 2;
        let at = |n: usize| Rect::new(left + n as i32 * pitch, y, side, side);
        goods.iter().enumerate().map(|(n, &kind)| Layer::good(kind, at(n))).collect()
    };
    if h < 40 {
        layers.extend(seal(points, Rect::new(1, (h - 26) / 2, 26, 26)));
        let (upper, lower) = goods.split_at(goods.len().div_ceil(2));
        let (middle, side) = (27 + (w - 28) / 2, ((w - 28) / 3).min(13));
        layers.extend(line(upper, middle, h / 2 - side, (side, w)));
        layers.extend(line(lower, middle, h / 2, (side, w)));
        return layers;
    }
    layers.push(Layer::art("borneo-nail", Rect::new(w / 2 - 4, 0, 8, 8)));
    // All goods lie below the seal: in one line if they fit, else in two of half as many.
    let side = GOOD;
    let rows = if goods.len() as i32 * (side - 3) <= w - 2 { 1 } else { 2 };
    let across = goods.len().div_ceil(rows as usize).max(1);
    let (seal_side, top) = if rows > 1 { ((h - 3 - 2 * side).min(25), 0) } else { (30, 5) };
    layers.extend(seal(points, Rect::new(3, top, seal_side, seal_side)));
    for (at, goods) in (0..).zip(goods.chunks(across)) {
        let y = h - if rows > 1 { 3 } else { 6 } - (rows - at) * side;
        layers.extend(line(goods, w / 2, y, (side, w - 4)));
    }
    let left = 6 + seal_side;
    if ready && w >= WIDE_MISSION {
        let at = Rect::new(left, top + (seal_side - 18) / 2, w - left - 3, 18);
        layers.push(Layer::plate(at, 9, "#2f6b3a"));
        layers.push(Layer::words(Phrase::new("aside-ready"), at, 12).ink("#ffffff"));
    } else if ready {
        let at = Rect::new(w - 21, top + (seal_side - 18) / 2, 18, 18);
        layers.push(Layer::plate(at, 9, "#e4f3dd").edged("#2f6b3a", 12));
        layers.push(Layer::art("borneo-yes", Rect::new(at.x + 2, at.y + 2, 14, 14)));
    }
    layers
}

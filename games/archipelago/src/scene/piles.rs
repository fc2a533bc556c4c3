//! Beside the map: hexagons and explorers still to find, the order of play, offers and promises.

use kit::scene::{Face, Glyph, Icon, Layer, Layout, Panel, Piece, Rect, Region, Shape, Spot, Tint};
use kit::{CardSet, Phrase, Seat};

use super::isle::{HIGH, Isle, USUAL, WIDE};
use super::map::{PILES, ground, places};
use super::{Painter, around, sign};
use crate::components::Face as HexFace;
use crate::words::{good, say};

/// Over the right edge of the map.
const PLACE: Rect = Rect { x: 916, y: 12, w: PILES, h: 316 };
/// Under it, beside the buttons of the map, where there is something.
const DEALS: Rect = Rect { x: 926, y: 330, w: 50, h: 90 };
const DARK: &str = "#0d5165";
/// A sketch of a hexagon, in hundredths of a region of the map.
const SKETCH: i32 = 48;

/// An offer, a promise or an open objective, as a token.
struct Token {
    id: String,
    symbol: &'static str,
    seat: Option<Seat>,
    icon: Icon,
    label: Phrase,
    tip: Phrase,
}

/// A side of a hexagon in small.
pub(super) fn sketch(face: &HexFace, number: u8, percent: i32) -> (Vec<Layer>, i32, i32) {
    let isle = Isle { face, turned: 0, plate: USUAL };
    let (w, h) = (WIDE * percent / 100, HIGH * percent / 100);
    let all = ground(isle, number).into_iter().chain(places(isle, 0));
    (all.map(|layer| shrunk(layer, percent)).collect(), w, h)
}

/// The same layer in small.
fn shrunk(mut layer: Layer, percent: i32) -> Layer {
    if let Layer::Art(art) = &mut layer {
        let scaled = |length: i32| length * percent / 100;
        // Icons stay large enough to be told apart.
        let at = art.at;
        let (w, h) = (scaled(at.w), scaled(at.h));
        let (more_w, more_h) = if at.w == USUAL { (w / 3, h / 3) } else { (0, 0) };
        art.at =
            Rect::new(scaled(at.x) - more_w / 2, scaled(at.y) - more_h / 2, w + more_w, h + more_h);
    }
    layer
}

impl Painter<'_> {
    pub(super) fn piles(&mut self) {
        self.panel(Panel::placed(Region::Board, say("panel-piles"), PLACE));
        // A panel that draws itself: the sea is seen between its parts.
        self.paint([Layer::plate(Rect::new(0, 0, PLACE.w, PLACE.h), 10, "#1d6f8600")]);
        self.pile();
        self.explorers();
        self.orders();
        self.deals();
    }

    fn caption(&mut self, key: &str, y: i32, h: i32) {
        self.box_named(key, Rect::new(1, y, PLACE.w - 2, h));
    }

    fn box_named(&mut self, key: &str, at: Rect) {
        self.paint([
            Layer::plate(at, 9, DARK),
            Layer::title(say(key), Rect::new(at.x + 3, at.y + 1, at.w - 6, 17), 11).ink("#ffffff"),
        ]);
    }

    /// Hexagons to find; the upper side of the top one is seen.
    fn pile(&mut self) {
        let table = &self.view.table;
        let (left, top) = (table.pile.len() as u8, table.top_hex);
        let (discarded, spare) =
            (table.hex_discards.len() as u8, u8::from(table.top_hex.is_some()));
        self.caption("heading-regions", 2, 106);
        self.zone("hexes", "zone-hexes", Rect::new(4, 20, 86, 86), Layout::Free);
        let count = left + spare;
        let (mut layers, w, h) = match top {
            Some(top) => sketch(self.game.face(top), top, SKETCH),
            None => {
                let (w, h) = (WIDE * SKETCH / 100, HIGH * SKETCH / 100);
                (vec![Layer::art("arch-space", Rect::new(0, 0, w, h))], w, h)
            }
        };
        let chip = Rect::new(w - 27, h - 14, 27, 18);
        layers.push(Layer::plate(chip, 9, "#fffdf7"));
        layers.push(Layer::figure(count, chip, 13).ink("#0b6781"));
        let face = Face::new(Shape::Tile, w, h).line([Glyph::Number(count.into())]).layers(layers);
        let tip = match top {
            Some(top) => say("top-hex-tip").with("face", self.game.say_face(top)),
            None => say("no-hex-tip"),
        };
        let tip = say("pile-tip").with("top", tip).with("count", count).with("out", discarded);
        let spot = Spot::Point { x: 5, y: 0 };
        self.add(Piece::new("top-hex", "hexes", spot, face, say("top-hex")).tip(tip));
        let out = say("out").with("count", discarded);
        let room = Rect::new(6, 88, 82, 16);
        self.paint([Layer::words(out, room, 11).weight(400).ink("#f2fdff")]);
    }

    fn explorers(&mut self) {
        let left = self.view.table.explorers;
        let figures = &self.game.components.figures;
        let (piles, each) = (figures.piles, figures.pile);
        self.caption("heading-explorers", 111, 66);
        self.zone("explorers", "explorers", Rect::new(4, 129, 86, 46), Layout::Free);
        let mut layers = Vec::new();
        // The piles are emptied one after the other.
        let step = 86 / i32::from(piles.max(1));
        let mut rest = left;
        let mut counts = Vec::new();
        for _ in 0..piles {
            let pile = rest.min(each);
            rest -= pile;
            counts.push(pile);
        }
        for (at, count) in counts.into_iter().rev().enumerate() {
            let x = step * at as i32 + step / 2;
            if count == 0 {
                layers
                    .push(Layer::plate(around(x, 13, 20), 10, DARK).edged("#bfe9ee", 12).dashed());
            }
            for high in 0..count.min(3) {
                layers.push(sign("arch-explorer", x, 14 - 2 * i32::from(high), 21));
            }
            let room = Rect::new(x - step / 2, 27, step, 18);
            layers.push(Layer::figure(format!("×{count}"), room, 14).ink("#ffffff"));
        }
        let face = Face::new(Shape::Tile, 86, 46)
            .line([Glyph::Icon(Icon::Spyglass), Glyph::Number(left.into())])
            .layers(layers);
        let tip = say("explorers-tip").with("count", left);
        let spot = Spot::Point { x: 0, y: 0 };
        let piece = Piece::new("track-explorers", "explorers", spot, face, say("explorers"));
        self.add(piece.tip(tip));
    }

    /// The order of play, with the discs each has left.
    fn orders(&mut self) {
        let (game, table) = (self.game, &self.view.table);
        let order: Vec<Seat> = table.order.to_vec();
        self.caption("heading-order", 180, 21 + 22 * order.len() as i32);
        self.zone("order", "zone-order", Rect::new(4, 199, 86, 22 * 5), Layout::Free);
        for (place, seat) in order.into_iter().enumerate() {
            let discs = game.discs_left(table, seat);
            let out = table.out.contains(seat);
            let now = table.asked() == Some(seat);
            let fill = if now { "#ffd776" } else { "#e2eff1" };
            let whole = Rect::new(0, 0, 86, 21);
            let look = Face::new(Shape::Tile, 86, 21)
                .tint(Tint::Seat(seat))
                .line([Glyph::Number(place as i32 + 1)])
                .layer(Layer::plate(whole, 7, fill))
                .layer(Layer::figure(place as i32 + 1, Rect::new(2, 0, 14, 21), 13))
                .layer(Layer::emblem(seat, around(27, 10, 19)))
                .layer(Layer::tinted(
                    format!("arch-disc{}", seat.0 % 5),
                    around(51, 10, 16),
                    Tint::Seat(seat),
                ))
                .layer(Layer::figure(discs, Rect::new(58, 0, 16, 21), 14));
            let look = if out { look.layer(sign("arch-worked", 79, 10, 12)) } else { look };
            let tip = say("place-in-order-tip")
                .with("who", seat)
                .with("place", place + 1)
                .with("discs", discs);
            let label = say("place-in-order").with("who", seat);
            let spot = Spot::Point { x: 0, y: 22 * place as i32 };
            self.add(Piece::new(format!("order-{}", seat.0), "order", spot, look, label).tip(tip));
        }
    }

    /// Offers the viewer has a part in, promises, and objectives that lie open.
    fn deals(&mut self) {
        let (game, view) = (self.game, self.view);
        let mut tokens: Vec<Token> = Vec::new();
        for (level, offers) in view.offers.iter().enumerate() {
            for (from, offer) in offers.iter().enumerate() {
                let Some(offer) = offer else { continue };
                let who = Seat(from as u8);
                let tip = say("offer-tip")
                    .with("who", who)
                    .with("other", offer.to)
                    .with("terms", game.say_terms(&offer.terms));
                let label = say("offer-from").with("who", who);
                let id = format!("deal-{level}-{from}");
                tokens.push(Token {
                    id,
                    symbol: "arch-swap",
                    seat: Some(who),
                    icon: Icon::Scales,
                    label,
                    tip,
                });
            }
        }
        for (number, promise) in view.table.promises.iter().enumerate() {
            let tip = say("promise-tip")
                .with("who", promise.from)
                .with("other", promise.to)
                .with("memo", say(&format!("memo-{}", promise.memo.id())));
            let label = say("promise").with("who", promise.from);
            let id = format!("promise-{number}");
            tokens.push(Token {
                id,
                symbol: "arch-letter",
                seat: Some(promise.from),
                icon: Icon::Letter,
                label,
                tip,
            });
        }
        let revealed = view.table.revealed.iter().fold(view.table.common, |all, own| all | own);
        for number in CardSet(u64::from(revealed)).iter() {
            let objectives = &game.components.objectives;
            let id = objectives.get(usize::from(number)).map_or("?", |card| &card.id);
            let label = say("objective-short").with("id", id);
            let tip = game.say_objective(number);
            let id = format!("open-{number}");
            tokens.push(Token {
                id,
                symbol: "arch-card-back",
                seat: None,
                icon: Icon::Flag,
                label,
                tip,
            });
        }
        if tokens.is_empty() {
            return;
        }
        self.panel(Panel::placed(Region::Board, say("zone-deals"), DEALS));
        self.box_named("heading-deals", Rect::new(0, 0, DEALS.w, DEALS.h));
        self.zone("deals", "zone-deals", Rect::new(2, 18, DEALS.w - 4, 71), Layout::Column);
        for (at, token) in tokens.into_iter().enumerate() {
            let Token { id, symbol, seat, icon, label, tip } = token;
            let whole = Rect::new(0, 0, 32, 34);
            let mut look = Face::new(Shape::Card, 32, 34)
                .tint(seat.map_or(Tint::Plain, Tint::Seat))
                .line([Glyph::Icon(icon)])
                .layer(Layer::plate(whole, 6, "#fffdf7").edged("#c9a94e", 12).lying())
                .layer(sign(symbol, 16, 23, 20));
            if let Some(seat) = seat {
                look = look.layer(Layer::emblem(seat, around(16, 8, 15)));
            }
            self.add(Piece::new(id, "deals", Spot::At(at as u16), look, label).tip(tip));
        }
    }

    /// A side of a hexagon in hand.
    pub(super) fn hand_face(&mut self, number: u8, zone: &'static str, spot: Spot, percent: i32) {
        let face = self.game.face(number);
        let (layers, w, h) = sketch(face, number, percent);
        let icons = face.icons.iter().map(|icon| Glyph::Goods(good(icon.resource), 1));
        let look = Face::new(Shape::Hex, w, h).line(icons).layers(layers);
        let label = say("hand-hex").with("face", self.game.say_face(number));
        let tip = say("hand-hex-tip").with("face", self.game.say_face(number));
        self.add(Piece::new(format!("face-{number}"), zone, spot, look, label).tip(tip));
    }
}

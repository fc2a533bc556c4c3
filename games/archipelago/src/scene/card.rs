//! The face of an evolution card: kind and name, what it costs and does, its price.

use kit::scene::{Face, Glyph, Icon, Id, Layer, Piece, Rect, Shape, Spot, Tint};

use super::{Painter, QUIET, around, building_sign, coin, good_sign, sign, signed};
use crate::components::{Building, CardFace, Effect, Kind, Resource};
use crate::words::{florins, say};

/// How large cards lie on the track.
pub(super) const ON_TRACK: (i32, i32) = (98, 84);
/// How wide a card in front of the viewer is at least.
pub(super) const MINE: i32 = 82;
/// How large they are in the place of another.
pub(super) const SMALL: (i32, i32) = (117, 21);

/// How high the head of a card is.
const HEAD: i32 = 28;

/// How high its foot is; a card no higher than this has none.
const FOOT: i32 = 22;
const LOW: i32 = 64;

/// How large signs are on a card: on one line, or where they need two; larger where there is room.
const LARGE: i32 = 20;
const LITTLE: i32 = 17;
const LARGEST: i32 = 28;

/// A sign in the middle of a card.
enum Mark {
    Art(Id),
    Arrow,
    Coin(u8),
    Text(String),
}

impl Mark {
    /// How wide it is where signs are so large.
    fn width(&self, size: i32) -> i32 {
        match self {
            Mark::Art(_) => size,
            Mark::Arrow => 13,
            Mark::Coin(_) => size - 1,
            Mark::Text(text) => {
                let wide = |letter: char| if letter.is_alphanumeric() { 9 } else { 11 };
                text.chars().map(wide).sum::<i32>() * (size + 6) / 26
            }
        }
    }
}

#[inline(never)]
fn art(symbol: impl Into<Id>) -> Mark {
    Mark::Art(symbol.into())
}

#[inline(never)]
fn text(words: impl Into<String>) -> Mark {
    Mark::Text(words.into())
}

fn kind_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Character => "arch-character",
        Kind::Progress => "arch-progress",
        Kind::Wonder => "arch-wonder",
    }
}

fn kind_ink(kind: Kind) -> &'static str {
    match kind {
        Kind::Character => "#7a3b63",
        Kind::Progress => "#0b6781",
        Kind::Wonder => "#8a5f08",
    }
}

impl Painter<'_> {
    /// A card anywhere, in a size, with the so-manieth of its prices.
    pub(super) fn card(
        &mut self,
        card: u8,
        zone: impl Into<Id>,
        spot: Spot,
        (w, h): (i32, i32),
        turned: Option<u8>,
    ) {
        let Some(printed) = self.game.components.card(card).cloned() else { return };
        let table = &self.view.table;
        let state = if table.built.contains(card) {
            "card-built"
        } else if table.engaged.contains(card) {
            "card-engaged"
        } else {
            "card-ready"
        };
        let price = match turned {
            Some(turned) => printed.prices[usize::from(turned).min(2)],
            None => printed.least_price(),
        };
        let tip = say("card-tip")
            .with("about", self.game.say_card_about(card))
            .with("price", say("price").with("florins", florins(price)))
            .with("state", say(state));
        let name = self.game.say_card(card);
        let used = state != "card-ready";
        let ink = kind_ink(printed.kind);
        let mut layers = if h == SMALL.1 {
            let words = Layer::words(name.clone(), Rect::new(18, 1, w - 27, h - 2), 12);
            vec![
                Layer::plate(Rect::new(0, 0, w, h), 6, ink),
                sign(who(&printed), 10, h / 2, 12),
                words.left().weight(700).ink("#ffffff"),
            ]
        } else {
            let mut layers = vec![
                Layer::plate(Rect::new(0, 0, w, h), 7, "#fffdf7").edged("#d8c9a6", 10).lying(),
                Layer::art(kind_id(printed.kind), Rect::new(0, 0, w, h)),
                // The head takes a name of two lines.
                Layer::plate(Rect::new(0, 0, w, HEAD), 7, ink),
                Layer::plate(Rect::new(0, HEAD / 2, w, HEAD / 2), 0, ink),
            ];
            // A wonder says what it is worth, another card who may use it.
            let mut right = w - 9;
            for _ in 0..printed.medals {
                layers.push(sign("arch-medal", right, HEAD / 2, 17));
                right -= 9;
            }
            if printed.medals == 0 {
                layers.push(sign(who(&printed), right, HEAD / 2, 12));
                right -= 8;
            }
            let words = Layer::words(name.clone(), Rect::new(5, 1, right - 11, HEAD - 2), 12);
            layers.push(words.left().weight(700).ink("#ffffff"));
            layers.extend(effect(&printed, w, if h > LOW { h - FOOT } else { h }));
            layers
        };
        match turned {
            Some(turned) => layers.extend(prices(&printed, turned, w, h)),
            None if h > LOW => {
                let at = Rect::new(5, h - 28, w - 10, 26);
                let words = Layer::words(say(&format!("{state}-short")), at, 12);
                layers.push(words.weight(if used { 700 } else { 400 }).ink(QUIET));
            }
            None if used => layers.push(sign("arch-worked", w - 5, 4, 12)),
            None => {}
        }
        let look = Face::new(Shape::Card, w, h)
            .tint(Tint::Kind(printed.kind.index() as u8))
            .line([Glyph::Word(name.clone())])
            .line([Glyph::Icon(Icon::Coin), Glyph::Number(price.into())])
            .layers(layers);
        self.add(Piece::new(format!("card-{card}"), zone, spot, look, name).tip(tip));
    }
}

/// One head or many: who may use it.
fn who(card: &CardFace) -> &'static str {
    if card.anyone { "arch-people-w" } else { "arch-person-w" }
}

/// The way of prices, with the coin at the one that counts now.
#[inline(never)]
fn prices(card: &CardFace, turned: u8, w: i32, h: i32) -> Vec<Layer> {
    let (step, y) = ((w - 8) / 4, h - 12);
    let mut layers = vec![Layer::plate(Rect::new(12, y - 1, w - 24, 2), 0, "#cdbb92")];
    let middle = |at: usize| 4 + step * at as i32 + step / 2;
    let stop = |x: i32| Layer::plate(around(x, y, 16), 8, "#f8f0dc").edged("#bda878", 10);
    for (at, &price) in card.prices.iter().enumerate() {
        let x = middle(at);
        if at == usize::from(turned) {
            layers.extend(coin(price, x, y, 22));
        } else {
            layers.push(stop(x));
            layers.push(Layer::words(price, around(x, y, 16), 12).weight(400).ink(QUIET));
        }
    }
    layers.extend([stop(middle(3)), sign("arch-skull", middle(3), y, 14)]);
    layers
}

/// What it costs to use, and what it does, down to the foot: on one line where both fit, on two otherwise,
/// the condition above the effect.
#[inline(never)]
fn effect(card: &CardFace, w: i32, foot: i32) -> Vec<Layer> {
    let mut cost = Vec::new();
    if card.discs > 1 {
        cost.push(text(card.discs.to_string()));
    }
    if card.discs > 0 {
        cost.push(art("arch-circled"));
    }
    if card.florins > 0 {
        cost.push(Mark::Coin(card.florins));
    }
    for &of in Resource::ALL {
        let count = card.cost[of.index()];
        if count > 1 {
            cost.push(text(count.to_string()));
        }
        if count > 0 {
            cost.push(art(good_sign(of)));
        }
    }
    let mut does = does(card);
    if !cost.is_empty() && !does.is_empty() {
        does.insert(0, Mark::Arrow);
    }
    let reach = |marks: &[Mark], size: i32| -> i32 {
        marks.iter().map(|mark| mark.width(size) + 2).sum::<i32>() - 2
    };
    let mut layers = Vec::new();
    let (room, middle) = (foot - HEAD, (HEAD + foot) / 2);
    let whole = |size: i32| reach(&cost, size) + 2 + reach(&does, size);
    let most = (room * 6 / 10).clamp(LARGE, LARGEST);
    if let Some(size) = (LARGE..=most).rev().find(|&size| whole(size) <= w - 6) {
        let left = (w - whole(size)) / 2;
        cost.extend(does);
        line(&mut layers, cost, left, middle, size);
    } else {
        let most = (room / 2 - 2).clamp(LITTLE, LARGEST);
        let fits = |size: &i32| reach(&cost, *size).max(reach(&does, *size)) <= w - 6;
        let size = (LITTLE..=most).rev().find(fits).unwrap_or(LITTLE);
        for (marks, y) in [(cost, middle - size / 2), (does, middle + size / 2)] {
            let left = (w - reach(&marks, size)) / 2;
            line(&mut layers, marks, left, y, size);
        }
    }
    layers
}

/// Signs one after the other.
#[inline(never)]
fn line(layers: &mut Vec<Layer>, marks: Vec<Mark>, mut x: i32, y: i32, size: i32) {
    for mark in marks {
        let width = mark.width(size);
        let middle = x + width / 2;
        match mark {
            Mark::Art(symbol) => layers.push(sign(symbol, middle, y, size)),
            Mark::Arrow => layers.push(sign("arch-arrow", middle, y, 13)),
            Mark::Coin(florins) => layers.extend(coin(florins, middle, y, size - 1)),
            Mark::Text(words) => {
                let room = Rect::new(x - 2, y - 10, width + 4, 20);
                layers.push(Layer::figure(words, room, size * 2 / 3 + 1));
            }
        }
        x += width + 2;
    }
}

#[inline(never)]
fn does(card: &CardFace) -> Vec<Mark> {
    let site = |building: Building| art(building_sign(building));
    let calm = |by: u8| text(signed(-i32::from(by.max(1))));
    let mut marks = match card.effect {
        Effect::Seek => {
            let sought = if card.seeks_character { "arch-card-char" } else { "arch-card-prog" };
            vec![text(format!("{}×", card.amount)), art(sought)]
        }
        Effect::CalmByTemples | Effect::CalmPerTemple | Effect::Cathedral => {
            vec![site(Building::Temple), art("arch-flame"), calm(1)]
        }
        Effect::Crown => vec![text(signed(card.amount.into())), art("arch-coin")],
        Effect::Barbarian => vec![art("arch-spoilt"), text(signed(card.amount.into()))],
        Effect::Pirate => vec![art("arch-b-ship"), art("arch-skull")],
        Effect::Thief => vec![art("arch-card-back"), text("?")],
        Effect::TradeHome => {
            vec![text(format!("{}×", card.amount)), art("arch-a-trade"), text("I")]
        }
        Effect::TradeAbroad => {
            vec![text(format!("{}×", card.amount)), art("arch-a-trade"), text("II")]
        }
        Effect::Recruit => vec![art("arch-a-recruit")],
        Effect::Enslave => vec![text(format!("{}×", card.amount)), art("arch-a-recruit")],
        Effect::Simple => Vec::new(),
        Effect::Build => vec![art("arch-a-build")],
        Effect::Explore => vec![art("arch-a-explore")],
        Effect::Sail => vec![art("arch-b-ship"), art("arch-a-migrate")],
        Effect::Launch => vec![text("+"), art("arch-b-ship")],
        Effect::Collect => vec![site(Building::Town), art("arch-person"), art("arch-coin")],
        Effect::Birth => vec![art("arch-a-baby")],
        Effect::Preach | Effect::Gifts => vec![art("arch-flame"), calm(card.amount)],
        Effect::Smuggle => vec![text("½"), art("arch-coin")],
        Effect::Foreman => vec![text(format!("{}×", card.amount)), art("arch-a-migrate")],
        Effect::Govern => vec![site(Building::Town), text("+1")],
        Effect::Double => {
            let of = card.doubles.unwrap_or(Resource::Fruit);
            vec![art(good_sign(of)), text("×2")]
        }
        Effect::March => vec![art("arch-a-migrate")],
        Effect::Roads => vec![art("arch-a-migrate"), text("×2")],
        Effect::Emigrate => vec![site(Building::Port), art("arch-worker"), calm(1)],
        Effect::Heal => vec![text(format!("{}×", card.amount)), art("arch-person")],
        Effect::Barter => vec![art("arch-swap")],
        Effect::Customs => {
            vec![site(Building::Port), site(Building::Market), art("arch-coin")]
        }
        Effect::Carnival => vec![site(Building::Town), art("arch-flame"), calm(1)],
        Effect::Colossus | Effect::Pyramid => Vec::new(),
        Effect::Lighthouse => vec![site(Building::Port), text("+1"), art("arch-b-ship")],
    };
    if card.gain > 0 {
        marks.push(Mark::Coin(card.gain));
    }
    if card.hire > 0 {
        marks.extend([art("arch-worker"), calm(card.hire)]);
    }
    if card.calm > 0 {
        marks.extend([art("arch-flame"), calm(card.calm)]);
    }
    if card.unrest > 0 {
        marks.extend([art("arch-flame"), text(signed(card.unrest.into()))]);
    }
    marks
}

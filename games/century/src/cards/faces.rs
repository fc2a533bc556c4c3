//! What merchant cards, point cards and coins look like, wherever a game of the box shows them.
//!
//! A merchant card says in its head what it does; what is given stands above, what is got lies on a
//! rug. A lying card has its head at the left and reads to the right; a very small one shows its
//! kind and, where it is looked at closely, its signs.

use kit::scene::{Layer, Rect, Size};
use kit::{Phrase, Seat};

use super::Kind;
use crate::cubes::{Cube, Cubes};
use crate::effect::Effect;
use crate::scene::{effect_glyphs, flag, lay};

const EDGE: &str = "#a67c43";
const CREAM: &str = "#fdf6e4";
const PALE: &str = "#fffaf0";
/// A card at least so high names what it does.
const NAMED: i32 = 130;
/// A card narrower than this shows its kind and little else.
const SMALL: i32 = 50;

/// What a card mainly does: its colour, its rug and its sign.
#[derive(Clone, Copy)]
enum Look {
    Gain,
    Upgrade,
    Trade,
}

impl Look {
    fn of(effect: &Effect) -> Look {
        if !effect.trades.is_empty() {
            Look::Trade
        } else if effect.gain.is_empty() {
            Look::Upgrade
        } else {
            Look::Gain
        }
    }

    fn head(self) -> &'static str {
        ["#965c0a", "#5d4b8c", "#2b6a5b"][self as usize]
    }

    fn rug(self) -> &'static str {
        ["century-rug-gain", "century-rug-upgrade", "century-rug-trade"][self as usize]
    }

    fn sign(self) -> &'static str {
        ["century-sign-gain", "century-sign-upgrade", "century-sign-trade"][self as usize]
    }

    fn word(self) -> &'static str {
        ["card-gain", "card-upgrade", "card-trade"][self as usize]
    }
}

/// How much of the foot of a card of this size a deal covers.
pub(crate) fn deal_height(size: Size) -> i32 {
    if size.w < SMALL {
        size.h / 3
    } else if size.w > size.h {
        size.h * 2 / 5
    } else if size.h >= NAMED {
        36
    } else {
        28
    }
}

/// A merchant card; a deal may cover its foot.
pub(crate) fn merchant(effect: &Effect, kind: Kind, size: Size, has_deal: bool) -> Vec<Layer> {
    let Size { w, h } = size;
    let foot = if has_deal { deal_height(size) } else { 0 };
    let bonus = kind == Kind::Bonus;
    if w < SMALL {
        small(effect, size, foot)
    } else if w > h {
        lying(effect, size, foot, bonus)
    } else {
        standing(effect, size, foot, bonus)
    }
}

fn round(size: Size) -> i32 {
    if size.h >= NAMED { 9 } else { 7 }
}

fn standing(effect: &Effect, size: Size, foot: i32, bonus: bool) -> Vec<Layer> {
    let Size { w, h } = size;
    let (look, round) = (Look::of(effect), round(size));
    let head = if h >= NAMED { 22 } else { 18 };
    let mut layers = vec![
        Layer::plate(Rect::new(0, 0, w, h), round, look.head()).edged(EDGE, 10).lying(),
        Layer::plate(Rect::new(1, head + 10, w - 2, h - head - 11), round - 1, CREAM),
        Layer::plate(Rect::new(1, head, w - 2, round * 2 + 4), 0, CREAM),
    ];
    if h >= NAMED {
        layers.push(Layer::art(look.sign(), Rect::new(9, 3, 17, 16)));
        let at = Rect::new(28, 1, w - 44, head - 2);
        layers.push(Layer::words(Phrase::new(look.word()), at, 13).ink(PALE).weight(700));
    } else {
        layers.push(Layer::art(look.sign(), Rect::new(w / 2 - 8, 1, 16, 16)));
    }
    if bonus {
        layers.push(Layer::art("century-sign-star", Rect::new(w - 20, 2, 16, 16)));
    }
    let body = Rect::new(0, head, w, h - head - foot);
    layers.extend(on_rug(effect, look, body, h >= NAMED));
    layers
}

/// What a standing card does, under its head.
fn on_rug(effect: &Effect, look: Look, body: Rect, large: bool) -> Vec<Layer> {
    let margin = if large { 9 } else { 7 };
    let most = if large { 30 } else { 25 };
    let wide = body.w - 2 * margin;
    if let [trade] = &*effect.trades
        && effect.gain.is_empty()
        && effect.raise == 0
    {
        let given = body.h * 2 / 5;
        let at = Rect::new(6, body.y + 3, body.w - 12, given - 6);
        let mut layers = lay::cubes(trade.give, at, most);
        let rug = Rect::new(margin - 3, body.y + given + 4, wide + 6, body.h - given - 9);
        layers.push(Layer::art(look.rug(), rug));
        let at = Rect::new(margin - 2, rug.y + 10, wide + 4, rug.h - 15);
        layers.extend(lay::cubes(trade.take, at, most));
        let arrow = if large { 22 } else { 18 };
        let at = Rect::new((body.w - arrow) / 2, rug.y - arrow / 2 - 1, arrow, arrow);
        layers.push(Layer::art("century-into", at));
        return layers;
    }
    let rug = Rect::new(margin - 3, body.y + 7, wide + 6, body.h - 13);
    let mut layers = vec![Layer::art(look.rug(), rug)];
    let inner = Rect::new(margin + 3, rug.y + 7, wide - 6, rug.h - 14);
    let plain = effect.trades.is_empty() && !effect.take_back && effect.gift.is_none();
    if plain && effect.raise == 0 {
        let plus = if large { 18 } else { 13 };
        if inner.h > 50 {
            let at = Rect::new((body.w - plus) / 2, inner.y, plus, plus);
            layers.push(Layer::art("century-plus", at));
        }
        let top = if inner.h > 50 { plus + 2 } else { 0 };
        let at = Rect { y: inner.y + top, h: inner.h - top, ..inner };
        layers.extend(lay::cubes(effect.gain, at, most * 5 / 4));
    } else if plain && effect.gain.is_empty() {
        layers.extend(raise(effect.raise, inner));
    } else {
        layers.push(Layer::signs(vec![effect_glyphs(effect)], inner, most));
    }
    layers
}

/// An arrow up, how often, and the ladder of the spices where there is room for it.
fn raise(times: u8, at: Rect) -> Vec<Layer> {
    let ladder = if at.h >= 50 { (at.w / 6).min(17) } else { 0 };
    let room = at.h - ladder - if ladder > 0 { 6 } else { 0 };
    let big = room.min(42).min(at.w / 2);
    let (x, y) = (at.x + at.w / 2, at.y + (room - big) / 2);
    let mut layers = vec![
        Layer::art("century-raise", Rect::new(x - big, y, big, big)),
        Layer::figure(times, Rect::new(x, y, big, big), big).ink("#40326a"),
    ];
    if ladder > 0 {
        let pitch = ladder * 17 / 12;
        let left = x - (pitch * 3 + ladder) / 2;
        let y = at.y + at.h - ladder;
        for (at, cube) in (0..).zip(Cube::ALL) {
            let x = left + at * pitch;
            layers.push(Layer::good(cube as u8, Rect::new(x, y, ladder, ladder)));
            if at > 0 {
                let gap = pitch - ladder;
                let at = Rect::new(x - gap, y, gap, ladder);
                layers.push(Layer::art("century-then", at));
            }
        }
    }
    layers
}

fn lying(effect: &Effect, size: Size, foot: i32, bonus: bool) -> Vec<Layer> {
    let Size { w, h } = size;
    let (look, round) = (Look::of(effect), 6);
    let head = if w < 80 { 14 } else { 17 };
    let mut layers = vec![
        Layer::plate(Rect::new(0, 0, w, h), round, look.head()).edged(EDGE, 10).lying(),
        Layer::plate(Rect::new(head + 8, 1, w - head - 9, h - 2), round - 1, CREAM),
        Layer::plate(Rect::new(head, 1, round * 2 + 4, h - 2), 0, CREAM),
    ];
    let sign = if bonus { (h - foot) / 2 - 16 } else { (h - foot) / 2 - 7 };
    layers.push(Layer::art(look.sign(), Rect::new(0, sign, head - 1, 15)));
    if bonus {
        layers.push(Layer::art("century-sign-star", Rect::new(0, sign + 17, head - 1, 15)));
    }
    let at = Rect::new(head + 3, 2, w - head - 6, h - foot - 4);
    match &*effect.trades {
        [trade] if effect.gain.is_empty() && effect.raise == 0 && w > 3 * h => {
            // What is given at the left, what is got at the right.
            let (arrow, give) = (18, at.w * 2 / 5);
            let left = Rect { w: give, ..at };
            layers.extend(lay::cubes(trade.give, left, 26));
            let sign = Rect::new(at.x + give, at.y + (at.h - arrow) / 2, arrow, arrow);
            layers.push(Layer::art("century-into", sign).turned(-90));
            let right = give + arrow + 1;
            let right = Rect { x: at.x + right, w: at.w - right, ..at };
            layers.push(Layer::art(look.rug(), right));
            let inner = Rect::new(right.x + 3, right.y + 3, right.w - 6, right.h - 6);
            layers.extend(lay::cubes(trade.take, inner, 26));
        }
        [trade] if effect.gain.is_empty() && effect.raise == 0 => {
            // What is given above, what is got below.
            let (arrow, half) = (13, at.h / 2);
            let above = Rect { h: half, ..at };
            layers.extend(lay::cubes(trade.give, above, 24));
            let below = Rect::new(at.x, at.y + half, at.w, at.h - half);
            layers.push(Layer::art(look.rug(), below));
            let sign = Rect::new(below.x, below.y + (below.h - arrow) / 2, arrow, arrow);
            layers.push(Layer::art("century-into", sign));
            let below = Rect { x: below.x + arrow, w: below.w - arrow - 1, ..below };
            layers.extend(lay::cubes(trade.take, below, 24));
        }
        [] if effect.raise == 0 && !effect.take_back && effect.gift.is_none() => {
            layers.push(Layer::art(look.rug(), at));
            layers.extend(lay::cubes(effect.gain, at, 30));
        }
        [] if effect.gain.is_empty() && !effect.take_back && effect.gift.is_none() => {
            let (mid, high) = (at.x + at.w / 2, at.h.min(34));
            let top = at.y + (at.h - high) / 2;
            layers.push(Layer::art(look.rug(), at));
            layers.push(Layer::art("century-raise", Rect::new(mid - 30, top, 28, high)));
            let figure = Rect::new(mid + 2, at.y, 28, at.h);
            layers.push(Layer::figure(effect.raise, figure, 28).ink("#43357a"));
        }
        _ => layers.push(Layer::signs(vec![effect_glyphs(effect)], at, 26)),
    }
    layers
}

/// A card too small for figures: its kind, and which spices go in and come out.
fn small(effect: &Effect, size: Size, foot: i32) -> Vec<Layer> {
    let Size { w, h } = size;
    let look = Look::of(effect);
    let head = h / 4;
    let mut layers = vec![
        Layer::plate(Rect::new(0, 0, w, h), 3, look.head()).edged(EDGE, 8).lying(),
        Layer::plate(Rect::new(1, head, w - 2, h - head - 1), 2, CREAM),
    ];
    let room = Rect::new(2, head + 1, w - 4, h - head - foot - 2);
    let mut row = |cubes: Cubes, part: i32, parts: i32| {
        let high = room.h / parts;
        let kinds: Vec<u8> = cubes.kinds().map(|cube| cube as u8).collect();
        let side = (room.w / kinds.len().max(1) as i32).min(high).min(10);
        let left = room.x + (room.w - side * kinds.len() as i32) / 2;
        let y = room.y + part * high + (high - side) / 2;
        for (at, kind) in (0..).zip(kinds) {
            layers.push(Layer::good(kind, Rect::new(left + at * side, y, side, side)));
        }
    };
    match effect.trades.first() {
        Some(trade) => {
            row(trade.give, 0, 2);
            row(trade.take, 1, 2);
        }
        None if effect.gain.is_empty() => layers.push(Layer::art("century-raise", room)),
        None => row(effect.gain, 0, 1),
    }
    layers
}

/// The deal on the foot of a card.
pub(crate) fn deal(effect: &Effect, size: Size) -> Vec<Layer> {
    let Size { w, h } = size;
    vec![
        Layer::plate(Rect::new(0, 0, w, h), 5, "#fbe7a8").edged("#a87412", 16).lying(),
        Layer::signs(vec![effect_glyphs(effect)], Rect::new(4, 2, w - 8, h - 4), 22),
    ]
}

/// A brass tray of this width under a card of this height, for the cubes that lie on it.
pub(crate) fn tray(card: Size, width: i32) -> Layer {
    let width = width.clamp(30, card.w + 20);
    Layer::art("century-tray", Rect::new((card.w - width) / 2, card.h - 2, width, 18))
}

/// A pennant with points: the prize, the same everywhere.
pub(crate) fn pennant(points: i32, at: Rect) -> [Layer; 2] {
    flag("century-pennant", points, at, (at.w * 58 / 100).max(11))
}

/// A point card: the pennant with its points, under it what it costs.
pub(crate) fn prize(points: i32, cost: Cubes, size: Size) -> Vec<Layer> {
    let Size { w, h } = size;
    let mut layers = vec![
        Layer::plate(Rect::new(0, 0, w, h), round(size), CREAM).edged(EDGE, 10).lying(),
        Layer::art("century-rays", Rect::new(0, 0, w, h)),
    ];
    let wide = w * 46 / 100;
    let flag = Rect::new((w - wide) / 2, -2, wide, h * 45 / 100);
    layers.extend(pennant(points, flag));
    let top = flag.y + flag.h + 2;
    layers.extend(lay::cubes(cost, Rect::new(5, top, w - 10, h - top - 5), 30));
    layers
}

/// A coin worth so many points, a little stack of them.
pub(crate) fn coin(symbol: &'static str, points: i32, size: Size) -> Vec<Layer> {
    let Size { w, h } = size;
    let face = Rect::new(0, 0, w, h * 32 / 38);
    vec![
        Layer::art(symbol, Rect::new(0, 0, w, h)),
        Layer::figure(points, face, (w * 52 / 100).max(11)),
    ]
}

/// The back of a pile of this colour.
pub(crate) fn pile(fill: &'static str, dark: &'static str, count: u32, size: Size) -> Vec<Layer> {
    let Size { w, h } = size;
    let mut layers: Vec<Layer> = [3, 1]
        .into_iter()
        .filter(|&step| count as i32 > step)
        .map(|step| Layer::plate(Rect::new(step, step, w, h), 8, dark).edged("#fff3d8", 8))
        .collect();
    let mark = Rect::new(w / 4, h / 2 - w / 4, w / 2, w / 2);
    layers.extend([
        Layer::plate(Rect::new(0, 0, w, h), 8, fill).edged("#fff3d8", 12),
        Layer::plate(Rect::new(5, 5, w - 10, h - 10), 5, "#ffffff00").edged("#ffe3a0", 12),
        Layer::art("century-mark-road", mark),
    ]);
    layers
}

/// The heading of a seat's own place: its emblem and its points.
pub(crate) fn points_heading(seat: Seat, points: i32, sources: Phrase, at: Rect) -> Vec<Layer> {
    let Rect { x, y, w, h } = at;
    let words = Phrase::new("heading-points").with("points", points);
    vec![
        Layer::emblem(seat, Rect::new(x, y, h, h)),
        Layer::words(words, Rect::new(x + h + 6, y, 104, h), 17).left().weight(800),
        Layer::words(sources, Rect::new(x + h + 112, y, w - h - 112, h), 12)
            .left()
            .ink("#5a3a16")
            .weight(500),
    ]
}

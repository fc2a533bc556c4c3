//! Board III, population against rebellion, and board IV, surplus workers.

use kit::scene::{Face, Glyph, Icon, Layer, Layout, Panel, Piece, Rect, Region, Shape, Spot};

use super::{ACCENT, Painter, QUIET, UNREST, board_sign, coin, paper, sign, signed};
use crate::components::Level;
use crate::words::say;

const PLACE: Rect = Rect { x: 8, y: 220, w: 276, h: 166 };
/// The ruler of both markers: its left edge, its length, and how far it counts.
const LEFT: i32 = 12;
const LENGTH: i32 = 252;
const MOST: i32 = 50;
const RULER: i32 = 51;
/// Nearer to independence than this is near.
const NEAR: i32 = 4;
/// From calm to stirred up.
const HUES: [&str; 6] = ["#d8ecd6", "#e9efcf", "#f6e6b6", "#f5d2a4", "#f0ba95", "#e9a58c"];
const MARKER: (i32, i32) = (52, 18);

/// Where a number is on the ruler.
fn on_ruler(count: i32) -> i32 {
    LEFT + LENGTH * count.min(MOST) / MOST
}

impl Painter<'_> {
    pub(super) fn colony(&mut self) {
        self.panel(Panel::placed(Region::Board, say("panel-colony"), PLACE));
        let (game, table) = (self.game, &self.view.table);
        let (people, rebels) = (i32::from(game.population(table)), i32::from(table.rebellion));
        let margin = (people - rebels).max(0);
        let (fill, ink) = if margin < NEAR { ("#f6cabd", UNREST) } else { ("#dcefe0", "#1f5a2c") };
        self.paint([paper(PLACE.w, PLACE.h)]);
        self.paint(board_sign("III", 17, 15));
        let chip = Rect::new(98, 5, 172, 20);
        self.paint([
            Layer::title(say("board-three"), Rect::new(32, 6, 64, 18), 14).ink(ACCENT),
            Layer::plate(chip, 10, fill),
            Layer::words(say("margin").with("count", margin), chip, 12).weight(700).ink(ink),
        ]);
        self.ruler(people, rebels);
        self.zone("colony", "zone-boards", Rect::new(2, 27, 272, 66), Layout::Free);
        self.marker("population", people, 29, "arch-people-w", Icon::Settler, ACCENT);
        self.marker("rebellion", rebels, 73, "arch-flame-w", Icon::Unrest, "#b02a1b");
        self.workers();
    }

    fn ruler(&mut self, people: i32, rebels: i32) {
        let levels = self.game.components.stability.clone();
        let last = levels.len().saturating_sub(1);
        for (at, level) in levels.iter().enumerate() {
            let next = levels.get(at + 1).map_or(MOST, |next| i32::from(next.from) - 1);
            let (from, to) =
                (on_ruler(i32::from(level.from).saturating_sub(1).max(0)), on_ruler(next));
            let hue = HUES[if at == last { 5 } else { at.min(4) }];
            let cell = Rect::new(from, RULER, to - from - 1, 18);
            self.paint([Layer::plate(cell, 4, hue)]);
            self.paint(effects(level, cell));
        }
        let (from, to) = (on_ruler(rebels.min(people)), on_ruler(people));
        for y in [RULER - 4, RULER + 19] {
            self.paint([Layer::plate(Rect::new(from, y, (to - from).max(2), 3), 1, "#2f7a3c")]);
        }
        let end = Rect::new(246, RULER + 24, 22, 14);
        self.paint([Layer::words(MOST, end, 11).weight(400).ink(QUIET).right()]);
    }

    /// A marker on the ruler with its count.
    fn marker(
        &mut self,
        key: &'static str,
        count: i32,
        y: i32,
        symbol: &'static str,
        icon: Icon,
        fill: &'static str,
    ) {
        let (w, h) = MARKER;
        let x = (on_ruler(count) - w / 2).clamp(4, 272 - w);
        let look = Face::new(Shape::Tile, w, h)
            .line([Glyph::Icon(icon), Glyph::Number(count)])
            .layer(Layer::plate(Rect::new(0, 0, w, h), 9, fill).lying())
            .layer(sign(symbol, 14, 9, 15))
            .layer(Layer::figure(count, Rect::new(24, 0, 26, h), 14).ink("#ffffff"));
        let tip = say(&format!("{key}-tip")).with("count", count);
        let spot = Spot::Point { x: x - 2, y: y - 27 };
        self.add(Piece::new(format!("track-{key}"), "colony", spot, look, say(key)).tip(tip));
        let word = if x + w + 70 < 246 {
            Layer::words(say(key), Rect::new(x + w + 5, y, 72, h), 12).left()
        } else {
            Layer::words(say(key), Rect::new(x - 77, y, 72, h), 12).right()
        };
        self.paint([word.weight(400).ink(QUIET)]);
    }

    fn workers(&mut self) {
        let (surplus, levels) = (self.view.table.surplus, self.game.components.workers.clone());
        self.paint([Layer::plate(Rect::new(8, 97, 260, 1), 0, "#dccfb4")]);
        self.paint(board_sign("IV", 17, 111));
        self.paint([
            Layer::title(say("surplus"), Rect::new(32, 102, 130, 18), 14).ink(ACCENT),
            Layer::words(say("price-unrest"), Rect::new(164, 102, 105, 18), 11)
                .right()
                .weight(400)
                .ink(QUIET),
        ]);
        self.zone("workers", "surplus", Rect::new(4, 121, 268, 42), Layout::Free);
        let most = self.game.components.figures.most_workers;
        let w = 264 / (levels.len() as i32).max(1);
        let now = levels.iter().rposition(|level| level.from <= surplus).unwrap_or(0);
        for (at, level) in levels.iter().enumerate() {
            let to = levels.get(at + 1).map_or(most, |next| next.from.saturating_sub(1));
            let cell = Rect::new(6 + w * at as i32 + 1, 123, w - 2, 38);
            let mut layers = vec![Layer::plate(Rect::new(0, 0, cell.w, 38), 6, HUES[at.min(5)])];
            if at == now {
                layers.push(
                    Layer::plate(Rect::new(1, 1, cell.w - 2, 36), 5, HUES[at.min(5)])
                        .edged("#7a5200", 24),
                );
                layers.push(Layer::plate(Rect::new(3, 3, cell.w - 6, 16), 8, "#7a5200").lying());
                layers.push(sign("arch-worker", 12, 11, 14));
                layers.push(
                    Layer::figure(surplus, Rect::new(19, 3, cell.w - 24, 16), 14).ink("#ffffff"),
                );
            } else {
                let span = format!("{}–{to}", level.from);
                let room = Rect::new(0, 2, cell.w, 17);
                layers.push(Layer::words(span, room, 11).weight(400));
            }
            layers.extend(coin(level.cost, 9, 28, 13));
            layers.push(sign("arch-flame", 19, 28, 11));
            let change = signed(level.rebels.into());
            let room = Rect::new(23, 20, cell.w - 23, 17);
            layers.push(Layer::words(change, room, 11).left().weight(700));
            if at == now {
                let look = Face::new(Shape::Tile, cell.w, 38)
                    .line([Glyph::Icon(Icon::Hammer), Glyph::Number(surplus.into())])
                    .layers(layers);
                let tip = say("surplus-tip").with("count", surplus).with("cost", level.cost);
                let spot = Spot::Point { x: cell.x - 4, y: cell.y - 121 };
                let piece = Piece::new("track-surplus", "workers", spot, look, say("surplus"));
                self.add(piece.tip(tip));
            } else {
                self.paint(layers.into_iter().map(|layer| moved(layer, cell.x, cell.y)));
            }
        }
    }
}

/// The same layer elsewhere.
pub(super) fn moved(mut layer: Layer, x: i32, y: i32) -> Layer {
    let at = match &mut layer {
        Layer::Art(art) => &mut art.at,
        Layer::Plate(plate) => &mut plate.at,
        Layer::Words(words) => &mut words.at,
        Layer::Signs(signs) => &mut signs.at,
        Layer::Good { at, .. } | Layer::Emblem { at, .. } => at,
    };
    (at.x, at.y) = (at.x + x, at.y + y);
    layer
}

/// What a level of population brings, in its cell of the ruler.
fn effects(level: &Level, cell: Rect) -> Vec<Layer> {
    let mut shown = Vec::new();
    if level.workers > 0 {
        shown.push(("arch-worker", i32::from(level.workers)));
    }
    if level.rebels != 0 {
        shown.push(("arch-flame", i32::from(level.rebels)));
    }
    let y = cell.y + 9;
    if shown.is_empty() {
        return vec![Layer::words(0, cell, 12).weight(400).ink(QUIET)];
    }
    let part = cell.w / shown.len() as i32;
    let mut layers = Vec::new();
    for (at, (symbol, count)) in shown.iter().enumerate() {
        let x = cell.x + part * at as i32 + part / 2;
        layers.push(sign(*symbol, x - 6, y, 14));
        let text = if shown.len() > 1 { count.to_string() } else { signed(*count) };
        layers.push(Layer::words(text, Rect::new(x + 2, cell.y, 16, 18), 12).left().weight(700));
    }
    layers
}

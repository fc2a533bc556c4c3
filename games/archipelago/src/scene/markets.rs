//! Boards I and II and the bank: six stalls, so that a good is read in one look down.

use kit::scene::{Face, Glyph, Icon, Layer, Layout, Panel, Piece, Rect, Region, Shape, Spot, Tint};

use super::{ACCENT, Painter, board_sign, cube_sign, good_sign, paper, sign};
use crate::components::{Board, Resource, Section};
use crate::words::{board, good, resource, say};

const PLACE: Rect = Rect { x: 8, y: 8, w: 276, h: 206 };
/// A stall of a good: its left edge and its width.
const LEFT: i32 = 6;
const STALL: i32 = 44;
/// Between two rows of a section.
const ROW: i32 = 16;
/// Rows of which workers come, and of which rebellion comes.
const WORKERS: &str = "#f7e2ac";
const REBELS: &str = "#f6cabd";

/// The name of a market section's piece.
pub(super) fn section_id(board: Board, resource: Resource) -> String {
    format!("section-{}-{}", board.id(), resource.id())
}

impl Painter<'_> {
    pub(super) fn markets(&mut self) {
        self.panel(Panel::placed(Region::Board, say("panel-markets"), PLACE));
        self.paint([paper(PLACE.w, PLACE.h), Layer::art("arch-stalls", Rect::new(0, 0, 276, 34))]);
        for &of in Resource::ALL {
            let x = LEFT + STALL * of.index() as i32 + 21;
            self.paint([sign(good_sign(of), x, 20, 23)]);
        }
        self.heading("I", "board-one", 42);
        for (x, symbol, fill) in [(166, "arch-worker", WORKERS), (220, "arch-flame", REBELS)] {
            let at = Rect::new(x, 35, 50, 15);
            self.paint([
                Layer::plate(at, 4, fill),
                sign(symbol, x + 10, 42, 13),
                Layer::words("+1", Rect::new(x + 20, 35, 28, 15), 12).weight(700).left(),
            ]);
        }
        self.zone("home", "zone-home", Rect::new(4, 54, 268, 48), Layout::Free);
        self.heading("II", "board-two", 112);
        self.zone("abroad", "zone-abroad", Rect::new(4, 123, 268, 48), Layout::Free);
        for &on in Board::ALL {
            for &of in Resource::ALL {
                self.section(on, of);
            }
        }
        self.bank();
    }

    fn heading(&mut self, number: &'static str, key: &str, y: i32) {
        self.paint(board_sign(number, 17, y));
        let at = Rect::new(32, y - 9, if y < 60 { 130 } else { 230 }, 18);
        self.paint([Layer::title(say(key), at, 13).ink(ACCENT)]);
    }

    fn section(&mut self, on: Board, of: Resource) {
        let cubes = self.view.table.markets[on.index()][of.index()];
        let section = *self.game.components.section(on, of);
        let room = section.capacity();
        let selling = if cubes < room { section.selling(cubes) } else { 0 };
        let named = |key: &str| say(key).with("of", resource(of)).with("board", board(on));
        let tip = named("section-tip")
            .with("cubes", cubes)
            .with("room", room)
            .with("buying", section.buying(cubes))
            .with("selling", selling);
        let look = Face::new(Shape::Tile, STALL - 1, 47)
            .tint(Tint::Good(good(of)))
            .line([Glyph::Goods(good(of), cubes), Glyph::Icon(Icon::Coin)])
            .line([Glyph::Number(selling.into())])
            .layers(rows(&section, of, cubes));
        let spot = Spot::Point { x: LEFT - 4 + STALL * of.index() as i32, y: 0 };
        self.add(Piece::new(section_id(on, of), on.id(), spot, look, named("section")).tip(tip));
    }

    fn bank(&mut self) {
        let table = &self.view.table;
        let (money, cubes) = (table.bank, table.bank_cubes);
        self.paint([
            Layer::plate(Rect::new(3, 172, 270, 31), 7, "#e2eff1"),
            Layer::title(say("zone-bank"), Rect::new(9, 173, 120, 14), 12).ink(ACCENT),
        ]);
        self.zone("bank", "zone-bank", Rect::new(4, 172, 268, 32), Layout::Free);
        let look = Face::new(Shape::Tile, 60, 14)
            .line([Glyph::Icon(Icon::Coin), Glyph::Number(money.into())])
            .layer(sign("arch-coin", 24, 7, 14))
            .layer(Layer::figure(money, Rect::new(33, 0, 27, 14), 13).left());
        let tip = say("bank-money-tip").with("count", money);
        let spot = Spot::Point { x: 204, y: 0 };
        self.add(Piece::new("track-bank-money", "bank", spot, look, say("bank-money")).tip(tip));
        for &of in Resource::ALL {
            let count = cubes[of.index()];
            let label = say("bank-of").with("of", resource(of));
            let tip = say("bank-tip").with("of", resource(of)).with("count", count);
            let look = Face::new(Shape::Tile, STALL - 1, 17)
                .tint(Tint::Good(good(of)))
                .line([Glyph::Goods(good(of), count)])
                .layer(sign(cube_sign(of), 12, 8, 13))
                .layer(Layer::figure(count, Rect::new(21, 0, 22, 17), 14).left().weight(700));
            let spot = Spot::Point { x: LEFT - 4 + STALL * of.index() as i32, y: 14 };
            let piece = Piece::new(format!("bank-{}", of.id()), "bank", spot, look, label);
            self.add(piece.tip(tip));
        }
    }
}

/// The rows of a section: price and spaces; the next prices are bold.
fn rows(section: &Section, of: Resource, cubes: u8) -> Vec<Layer> {
    let mut layers = Vec::new();
    let width = section.width.max(1);
    let step = (28 / i32::from(width)).min(12);
    let sold = (cubes < section.capacity()).then(|| section.row(cubes));
    let bought = cubes.checked_sub(1).map(|last| section.row(last));
    let priced = section.prices.iter().enumerate().filter(|(_, price)| **price > 0);
    for (row, &price) in priced {
        let y = ROW * row as i32;
        let fill = match row as u8 + 1 {
            row if row == section.rebel => REBELS,
            row if row == section.worker => WORKERS,
            _ => "#f3efe2",
        };
        let next = [sold, bought].contains(&Some(row));
        let (weight, ink) = if next { (800, "#2a2018") } else { (400, "#4f412c") };
        layers.push(Layer::plate(Rect::new(0, y, STALL - 1, 15), 4, fill));
        let figure = Layer::words(price, Rect::new(1, y, 13, 15), 13).weight(weight).ink(ink);
        layers.push(figure);
        for space in 0..width {
            let x = 14 + step / 2 + step * i32::from(space);
            if row as u8 * width + space < cubes {
                layers.push(sign(cube_sign(of), x, y + 8, 11));
            } else {
                let hole = Rect::new(x - 3, y + 5, 6, 6);
                layers.push(Layer::plate(hole, 3, "#fffdf7").edged("#93805f", 10));
            }
        }
    }
    layers
}

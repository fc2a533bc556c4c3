//! What all share: the point cards under their arches, the merchants at their stalls.
//!
//! The table is cut in the middle, so that each half can be read on a narrow screen.

use kit::Phrase;
use kit::scene::{Face, Glyph, Layer, Layout, Piece, Rect, Shape, Size, Spot};

use super::{ASIDE, HEADING, Painter};
use crate::cards::{faces, scene::TRAY};
use crate::cubes::Cube;
use crate::scene::Draw as _;
use crate::spice_road::event::Coin;
use crate::spice_road::state::Shared;

/// Where the table is cut, and how high its parts are.
const CUT: i32 = 520;
const FAR: i32 = 500;
const ORDERS: i32 = 172;
const MARKET: i32 = 228;
/// The first arch, and from one to the next; three stand on the left half.
const ARCH: (i32, i32) = (118, 134);
/// The first stall, and from one to the next; three stand on the left half.
const STALL: (i32, i32) = (112, 136);
/// So many stand on the left half.
const NEAR: usize = 3;
/// A point card, a merchant card, a cube that lies on one.
const POINT: Size = Size { w: 112, h: 119 };
const MERCHANT: Size = Size { w: 124, h: 148 };
const CUBE: i32 = 27;

/// In which half, and where from its left edge, a card of this width stands in the middle of its
/// arch or stall.
fn stand(slot: usize, (first, pitch): (i32, i32), width: i32) -> (usize, i32) {
    let x = first + slot as i32 * pitch + (pitch - width) / 2;
    if slot < NEAR { (0, x) } else { (1, x - CUT) }
}

impl Painter<'_> {
    pub(super) fn board(&mut self) {
        self.orders();
        self.spices();
        self.market();
        self.far_market();
    }

    /// The left half of the arcade: the pile, the first point cards and the coins over them.
    fn orders(&mut self) {
        self.board_panel("panel-points", Rect::new(0, 0, CUT, ORDERS), "century-road-orders");
        self.title(Phrase::new("zone-points"), Rect::new(8, 10, 104, 32), 15, HEADING);
        self.zone("point-pile", "zone-point-pile", Rect::new(8, 48, 96, 118), Layout::Pile);
        self.zone("coins", "zone-coins", Rect::new(118, 1, 402, 44), Layout::Free);
        self.zone("points", "zone-points", Rect::new(118, 46, 402, 124), Layout::Free);
        let size = Size { w: 84, h: 108 };
        let count = self.table.point_pile.len();
        self.pile(("point-pile", "piece-point-pile"), ("#8f5206", "#6d3b04"), count, size);
        self.coins();
        self.point_cards(0);
    }

    /// The right half of the arcade: the other point cards, and what spices are worth.
    fn spices(&mut self) {
        let at = Rect::new(CUT, 0, FAR, ORDERS);
        self.board_panel("panel-spices", at, "century-road-spices");
        self.zone("points-far", "zone-points-far", Rect::new(0, 46, 268, 124), Layout::Free);
        self.point_cards(1);
        let at = Rect::new(284, 16, 208, 150);
        self.paint([
            Layer::plate(at, 10, "#fff8e6").edged("#a67c43", 12),
            Layer::title(Phrase::new("heading-spices"), Rect::new(294, 22, 116, 20), 15)
                .ink(HEADING),
            Layer::words(Phrase::new("heading-level"), Rect::new(406, 22, 78, 20), 12)
                .right()
                .ink(ASIDE)
                .weight(500),
        ]);
        for (row, cube) in (0..).zip(Cube::ALL.into_iter().rev()) {
            let y = 44 + row * 30;
            self.paint([
                Layer::good(cube as u8, Rect::new(294, y, 26, 26)),
                Layer::words(
                    Phrase::new(format!("good-{}", cube as u8)),
                    Rect::new(328, y, 118, 26),
                    15,
                )
                .left(),
                Layer::figure(cube.level(), Rect::new(446, y, 34, 26), 17).right(),
            ]);
        }
    }

    fn point_cards(&mut self, half: usize) {
        for (slot, &point) in self.table.points.iter().enumerate() {
            let (side, x) = stand(slot, ARCH, POINT.w);
            let (zone, left) = [("points", 118), ("points-far", 0)][side];
            if side == half {
                let spot = Spot::Point { x: x - left, y: 2 };
                self.point_card(point, (zone.into(), spot), POINT, false);
            }
        }
    }

    /// Gold lies above the first point card, silver above the second, or above the first once
    /// the gold is gone.
    fn coins(&mut self) {
        const WIDE: i32 = 32;
        let Shared { gold, silver, .. } = *self.table;
        let silver_slot = usize::from(gold > 0);
        for (coin, count, slot) in [(Coin::Gold, gold, 0), (Coin::Silver, silver, silver_slot)] {
            let (_, x) = stand(slot, ARCH, WIDE);
            let spot = Spot::Point { x: x - 118, y: 5 };
            let left = Phrase::new("badge-left").with("count", count);
            let piece = self.coin((coin, count), "", ("coins".into(), spot), WIDE, left);
            self.scene.pieces.extend(piece.map(|piece| piece.tip(Phrase::new("tip-coins"))));
        }
    }

    /// The left half of the bazaar: the pile and the first stalls.
    fn market(&mut self) {
        let at = Rect::new(0, ORDERS, CUT, MARKET);
        self.board_panel("panel-market", at, "century-road-market");
        let heading = Phrase::new("panel-market");
        self.title(heading, Rect::new(8, 8, 98, 34), 15, HEADING);
        let zone = Rect::new(6, 48, 104, 150);
        self.zone("merchant-pile", "zone-merchant-pile", zone, Layout::Pile);
        let count = self.table.market.pile.len();
        self.pile(
            ("merchant-pile", "piece-merchant-pile"),
            ("#2b6a5b", "#184a3f"),
            count,
            Size { w: 92, h: 124 },
        );
        self.stalls(0);
    }

    /// The right half of the bazaar: the other stalls, and the common discard if there is one.
    fn far_market(&mut self) {
        let at = Rect::new(CUT, ORDERS, FAR, MARKET);
        self.board_panel("panel-market-far", at, "century-road-market-far");
        self.stalls(1);
        let (cards, market) = (&self.road.components.cards, &self.table.market);
        if !cards.golden_deals {
            let at = Rect::new(412, 44, 84, 148);
            self.paint([Layer::words(Phrase::new("aside-market"), at, 13).ink(ASIDE).weight(500)]);
            return;
        }
        let heading = Rect::new(410, 8, 88, 34);
        self.zone("discard", "zone-discard", Rect::new(410, 48, 88, 150), Layout::Pile);
        self.paint([
            Layer::title(Phrase::new("zone-discard"), heading, 13).ink(HEADING),
            Layer::plate(Rect::new(412, 64, 82, 116), 8, "#fff4da66").edged("#8f5206", 12).dashed(),
        ]);
        let size = Size { w: 76, h: 108 };
        let pieces = cards.paint_all(market, market.discard, None, "discard", size);
        self.scene.pieces.extend(pieces);
    }

    fn stalls(&mut self, half: usize) {
        let (zone, frame) = [
            ("market", Rect::new(STALL.0, 40, 408, MARKET - 42)),
            ("market-far", Rect::new(0, 40, 408, MARKET - 42)),
        ][half];
        self.zone(
            zone,
            if half == 0 { "zone-market" } else { "zone-market-far" },
            frame,
            Layout::Free,
        );
        let (cards, market) = (&self.road.components.cards, &self.table.market);
        for slot in (0..cards.row).filter(|&slot| stand(slot, STALL, 0).0 == half) {
            self.price(slot);
        }
        for (slot, &stall) in market.row.iter().enumerate() {
            let (side, x) = stand(slot, STALL, MERCHANT.w);
            if side == half {
                let spot = Spot::Point { x: x - frame.x, y: 5 };
                let pieces = cards.paint_stall(market, stall, (zone, spot), MERCHANT, CUBE);
                self.scene.pieces.extend(pieces);
            }
        }
        const { assert!(40 + 5 + MERCHANT.h + TRAY <= MARKET) };
    }

    /// What the merchant of a stall costs, on its awning.
    fn price(&mut self, slot: usize) {
        let (_, x) = stand(slot, STALL, 68);
        let sign = Rect::new(x, 12, 68, 22);
        self.paint([Layer::plate(sign, 6, "#3d2410").edged("#e9c98f", 10)]);
        let ink = "#fff3d8";
        if slot == 0 {
            let free = Phrase::new("price-free");
            self.paint([Layer::words(free, Rect::new(x + 3, 12, 62, 22), 14).ink(ink).weight(700)]);
        } else {
            self.paint([
                Layer::figure(slot as i32, Rect::new(x + 10, 12, 22, 22), 16).ink(ink),
                Layer::art("century-spice", Rect::new(x + 34, 14, 18, 18)),
            ]);
        }
    }

    /// A face-down pile that fills a zone of its own; none if it is empty.
    fn pile(
        &mut self,
        (id, label): (&'static str, &'static str),
        (fill, dark): (&'static str, &'static str),
        count: u32,
        size: Size,
    ) {
        let face = Face::new(Shape::Back, size.w, size.h)
            .line([Glyph::Mark])
            .layers(faces::pile(fill, dark, count, size));
        let left = Phrase::new("badge-left").with("count", count);
        let pile = Piece::new(id, id, Spot::At(0), face, Phrase::new(label))
            .badge(Glyph::Number(count as i32), left)
            .tip(Phrase::new(format!("tip-{id}")));
        self.scene.pieces.extend((count > 0).then_some(pile));
    }
}

//! What lies in front of another captain, in short.

use kit::scene::{
    Face, Glyph, Icon, Id, Layer, Layout, OTHER_WIDTH, Panel, Piece, Rect, Region, Shape, Size,
    Spot, Tint,
};
use kit::{Phrase, Seat};

use super::chart::{good_sign, treasure_sign};
use super::log::holds;
use super::{NAVY, Painter, sign};
use crate::board::{Good, Treasure};
use crate::state::Captain;
use crate::words;

const HEIGHT: i32 = 52;

impl Painter<'_> {
    pub(super) fn other(&mut self, seat: Seat) {
        let Some(captain) = self.view.table.captain(seat).copied() else { return };
        let points = self.drake.track(&captain);
        let label = Phrase::new("drake-panel-seat").with("who", seat).with("points", points);
        let size = Size { w: OTHER_WIDTH, h: HEIGHT };
        self.panel(Panel::new(Region::Other(seat), label, size));
        let whole = Rect::new(0, 0, OTHER_WIDTH, HEIGHT);
        self.paint([Layer::plate(whole, 8, "#fbf3df")]);
        let zone = Id::from(format!("log:{}", seat.0));
        self.zone(zone.clone(), "drake-zone-holds", whole, Layout::Free);
        for (at, (name, key, symbol, glyph, count)) in (0i32..).zip(holds(&captain)) {
            let face =
                Face::new(Shape::Tile, 42, 24).line([Glyph::Number(count.into()), glyph]).layers([
                    sign(symbol, 11, 12, 18),
                    Layer::figure(count, Rect::new(20, 2, 22, 20), 15).left().weight(700),
                ]);
            let tip = Phrase::new(format!("drake-tip-hold-{name}"));
            let (id, spot) =
                (format!("hold:{}:{name}", seat.0), Spot::Point { x: 3 + 43 * at, y: 1 });
            self.add(Piece::new(id, zone.clone(), spot, face, words::counted(key, count)).tip(tip));
        }
        self.other_hand(seat, &captain, &zone);
        let mut x = 3;
        for (name, label, symbol, icon) in self.helpers(seat, &captain) {
            let face = Face::new(Shape::Tile, 22, 22).line([Glyph::Icon(icon)]).layers([
                Layer::plate(Rect::new(0, 0, 22, 22), 6, "#e6ecf6").edged("#2a4673", 10),
                sign(symbol, 11, 11, 17),
            ]);
            let tip = Phrase::new(format!("drake-tip-helper-{name}"));
            let (id, spot) = (format!("helper:{}:{name}", seat.0), Spot::Point { x, y: 27 });
            self.add(Piece::new(id, zone.clone(), spot, face, label).tip(tip));
            x += 24;
        }
        self.other_loot(seat, &captain, &zone);
    }

    /// How many missions are still in hand; which ones nobody else knows.
    fn other_hand(&mut self, seat: Seat, captain: &Captain, zone: &Id) {
        if self.view.table.revealed {
            return;
        }
        let count = captain.mission_count().saturating_sub(captain.present.len()) as u8;
        let face = Face::new(Shape::Tile, 56, 24)
            .tint(Tint::Seat(seat))
            .line([Glyph::Number(count.into())])
            .layers([
                Layer::tinted("drake-mission", Rect::new(2, 1, 20, 21), Tint::Seat(seat)),
                Layer::Emblem { seat, at: Rect::new(6, 5, 12, 12), disc: false },
                Layer::figure(format!("×{count}"), Rect::new(25, 2, 30, 20), 14).left().ink(NAVY),
            ]);
        let label = Phrase::new("drake-piece-hand");
        let tip = Phrase::new("drake-tip-hand").with("count", count);
        let (id, spot) = (format!("hand:{}", seat.0), Spot::Point { x: 184, y: 1 });
        self.add(Piece::new(id, zone.clone(), spot, face, label).tip(tip));
    }

    /// Goods, and the chest: closed until the end (R47).
    fn other_loot(&mut self, seat: Seat, captain: &Captain, zone: &Id) {
        let mut x = OTHER_WIDTH - 3;
        let over = self.view.table.awaited().is_none();
        let counted = |symbol: &'static str, count: u8, shape: Shape| {
            let mut layers = vec![sign(symbol, 9, 11, 17)];
            let width = if count > 1 { 27 } else { 19 };
            if count > 1 {
                layers.push(Layer::figure(count, Rect::new(17, 2, 10, 18), 12));
            }
            Face::new(shape, width, 22).line([Glyph::Number(count.into())]).layers(layers)
        };
        for good in Good::ALL.into_iter().rev() {
            let count = captain.goods[good as usize];
            if count == 0 {
                continue;
            }
            let face = counted(good_sign(good), count, Shape::Tile).tint(Tint::Good(good.number()));
            x -= face.size.w;
            let id = format!("held:{}:{}", seat.0, good.id());
            let spot = Spot::Point { x, y: 27 };
            let piece = Piece::new(id, zone.clone(), spot, face, words::good(good));
            self.add(piece.tip(Phrase::new("drake-tip-goods")));
        }
        if !over {
            let face = Face::new(Shape::Tile, 24, 22)
                .line([Glyph::Icon(Icon::Crate)])
                .layers([Layer::art("drake-chest-shut", Rect::new(0, 1, 24, 20))]);
            let (id, spot) = (format!("chest:{}", seat.0), Spot::Point { x: x - 26, y: 27 });
            let label = Phrase::new("drake-piece-chest");
            self.add(Piece::new(id, zone.clone(), spot, face, label).tip(self.chest_tip()));
            return;
        }
        for treasure in Treasure::ALL {
            let count = captain.chest[treasure as usize];
            if count == 0 {
                continue;
            }
            let face = counted(treasure_sign(treasure), count, Shape::Tile);
            x -= face.size.w;
            let id = format!("bead:{}:{}", seat.0, treasure.id());
            let spot = Spot::Point { x, y: 27 };
            let piece = Piece::new(id, zone.clone(), spot, face, words::treasure(treasure));
            self.add(piece.tip(self.chest_tip()));
        }
    }
}

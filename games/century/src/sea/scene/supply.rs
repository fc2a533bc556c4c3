//! Starting lots, bonus tiles, the pile of contracts.

use kit::scene::{Face, Glyph, Icon, Id, Layer, Layout, Piece, Rect, Says, Shape, Spot, Tint};
use kit::{Phrase, Scene};

use super::{DEEP, FOAM, MIST};
use crate::scene::{self, Draw as _, lay};
use crate::sea::moves::Lookout;
use crate::sea::{Bonus, Captain, Docks, Venture, words};
use crate::words as all_words;

const LOTS: &str = "lots";
/// The zone of the bonus tiles nobody has.
const SUPPLY: &str = "supply";

/// How large a bonus tile of the supply is.
const TILE: i32 = 54;

pub(super) fn lot_id(lot: u8) -> Id {
    format!("lot:{}", u16::from(lot) + 1).into()
}

pub(super) fn supply_id(kind: Bonus) -> Id {
    format!("bonus:{}", kind.id()).into()
}

impl Venture {
    /// A plate on the water with a heading.
    pub(crate) fn paint_plate(&self, scene: &mut Scene, at: Rect, title: &'static str) {
        scene.paint(Layer::plate(at, 10, DEEP).edged("#e9d9a880", 10));
        let head = Rect::new(at.x + 12, at.y + 5, at.w - 20, 24);
        scene.title(Phrase::new(title), head, 16, FOAM);
    }

    /// The pile of contracts with what is to know of it.
    pub(crate) fn paint_pile(&self, scene: &mut Scene, at: Rect, docks: &Docks) {
        self.paint_plate(scene, at, "zone-contracts");
        let left = docks.pile.len() + u32::from(docks.closed_among > 0);
        let (w, h) = if at.h > 110 { (76, 88) } else { (40, 44) };
        let zone = Rect::new(at.x + 10, at.y + at.h - h - 8, w + 4, h + 4);
        let note = Rect::new(zone.x + zone.w + 6, zone.y, at.w - zone.w - 24, zone.h);
        scene.open_zone("contracts", Phrase::new("zone-contracts"), zone, Layout::Free);
        let says = Phrase::new("contracts-left").with("count", left);
        scene.paint(Layer::words(says, note, 13).left().ink(MIST).weight(500));
        if left == 0 {
            return;
        }
        let pill = Rect::new(w / 2 - 17, h - 25, 34, 18);
        let face = Face::new(Shape::Back, w, h).line([Glyph::Mark]).layers([
            Layer::plate(Rect::new(0, 0, w, h), 9, "#0d6a68").edged("#fff3d8", 12).lying(),
            Layer::plate(Rect::new(4, 4, w - 8, h - 8), 6, "#0d6a6800").edged("#ffe3a0", 11),
            Layer::art("century-sea-mark", Rect::new(w / 2 - w / 4, 6, w / 2, h / 2)),
            Layer::plate(pill, 9, "#fff8e6"),
            Layer::figure(left as i32, pill, 14).ink("#2a2018"),
        ]);
        let label = Phrase::new("piece-contract-pile").with("count", left);
        scene.lay(
            Piece::new("contracts", "contracts", Spot::Point { x: 2, y: 2 }, face, label.clone())
                .tip(Phrase::new("tip-contract-pile")),
        );
    }

    /// The lots that are left, one under the other.
    pub(crate) fn paint_lots<S>(&self, scene: &mut Scene, at: Rect, look: &Lookout<'_, S>) {
        self.paint_plate(scene, at, "zone-lots");
        let zone = Rect::new(at.x + 8, at.y + 30, at.w - 16, at.h - 36);
        scene.open_zone(LOTS, Phrase::new(LOTS_ZONE), zone, Layout::Grid { columns: 2 });
        for (number, lot) in look.lots.iter().enumerate() {
            let cubes = self.lots.get(usize::from(lot)).copied().unwrap_or_default();
            let (w, h) = (zone.w / 2 - 6, (zone.h / 2 - 6).min(44));
            let ground = Layer::plate(Rect::new(0, 0, w, h), 9, "#fff4da").edged("#a67c43", 12);
            let face = Face::new(Shape::Tile, w, h)
                .line(scene::cube_glyphs(cubes))
                .layer(ground.lying())
                .layers(lay::cubes(cubes, Rect::new(4, 3, w - 8, h - 6), 24));
            let label = Phrase::new("piece-lot").with("cubes", all_words::cubes(cubes));
            let spot = Spot::At(number as u16);
            scene.lay(Piece::new(lot_id(lot), LOTS, spot, face, label).tip(Phrase::new("tip-lot")));
        }
    }

    /// The bonus tiles that are left, each with its name and what it does, one under the other.
    pub(crate) fn paint_supply<S: Captain>(
        &self,
        scene: &mut Scene,
        at: Rect,
        look: &Lookout<'_, S>,
    ) {
        self.paint_plate(scene, at, "zone-supply");
        let kinds = || Bonus::ALL.into_iter().filter(|&kind| self.bonus.printed(kind).supply > 0);
        let count = kinds().count().max(1) as i32;
        let step = (at.h - 34) / count;
        let size = TILE.min(step - 4);
        let zone = Rect::new(at.x + 10, at.y + 30, size + 8, at.h - 34);
        scene.open_zone(SUPPLY, Phrase::new("zone-supply"), zone, Layout::Free);
        for (number, kind) in kinds().enumerate() {
            let y = number as i32 * step + (step - size) / 2;
            let x = zone.x + zone.w + 8;
            let room = at.x + at.w - x - 6;
            // Name and explanation belong together.
            let head = Rect::new(x, zone.y + y + size / 2 - 24, room, 17);
            let body = Rect { y: head.y + 16, h: (size - 16).clamp(26, 36), ..head };
            scene.paint(Layer::words(words::bonus(kind), head, 14).left().ink(FOAM).weight(700));
            scene.paint(Layer::words(self.say_bonus_short(kind), body, 12).left().ink(MIST));
            let left = self.bonus.left(look.places, kind);
            if left == 0 {
                continue;
            }
            let next = self.bonus.next_honour(look.places).map_or(0, |(_, points)| points);
            let spot = Spot::Point { x: 2, y };
            let mut piece = self.paint_bonus(kind, next, supply_id(kind), SUPPLY, spot, size);
            let pill = Rect::new(size - 18, -4, 24, 14);
            piece.face.layers.extend(scene::tag(left, pill));
            piece.face = piece.face.line([Glyph::Number(left.into())]);
            scene.lay(piece);
        }
    }

    /// A bonus tile; an honour has its own points.
    pub(crate) fn paint_bonus(
        &self,
        kind: Bonus,
        honour: i32,
        id: Id,
        zone: &str,
        spot: Spot,
        size: i32,
    ) -> Piece {
        let printed = self.bonus.printed(kind);
        let right = Rect::new(size / 2 - 2, size / 4, size / 2 - 2, size / 2);
        let plus = |number: u8| {
            Layer::figure(Says::Sign(format!("+{number}").into()), right, size * 3 / 10)
                .ink("#4a2c04")
        };
        let ground =
            Layer::art(format!("century-bonus-{}", kind.id()), Rect::new(0, 0, size, size));
        let face = Face::new(Shape::Tile, size, size).tint(Tint::Gold).layer(ground);
        let face = match kind {
            Bonus::Sails => face
                .line([Glyph::Icon(Icon::Sail), Glyph::Number(printed.steps.into())])
                .layer(plus(printed.steps)),
            Bonus::Basket => {
                let goods = lay::cubes(printed.cubes, right, size * 2 / 5);
                face.line(scene::cube_glyphs(printed.cubes)).layers(goods)
            }
            Bonus::Honour => {
                let middle = Rect::new(size / 4, size / 5, size / 2, size / 2);
                face.line([Glyph::Points(honour)])
                    .layer(Layer::figure(honour, middle, size * 2 / 5).ink("#fff8e6"))
            }
            Bonus::Builders => face.line([Glyph::Icon(Icon::Hammer), Glyph::Raise(printed.raise)]),
            Bonus::Barge => face
                .line([Glyph::Icon(Icon::Crate), Glyph::Number(printed.places.into())])
                .layer(plus(printed.places)),
        };
        let label = words::bonus(kind);
        let tip = Phrase::new("tip-bonus")
            .with("tile", label.clone())
            .with("about", self.say_bonus(kind));
        Piece::new(id, zone.to_owned(), spot, face, label).tip(tip)
    }
}

const LOTS_ZONE: &str = "zone-lots";

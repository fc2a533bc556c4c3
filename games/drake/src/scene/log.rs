//! The viewer's log book: the holds of the ship, helpers, missions in hand, goods, chest.

use kit::scene::{
    BUTTONS, Face, Glyph, Icon, Id, Layer, Layout, Panel, Piece, Rect, Region, Shape, Spot, Tint,
};
use kit::{Phrase, Seat};

use super::chart::{good_sign, treasure_sign};
use super::{
    CANNON, EDGE, NAVY, PAPER, Painter, QUIET, around, crown, disc_front, disc_glyph, sign,
};
use crate::board::{Disc, Good, Person, Treasure};
use crate::state::{Captain, Phase};
use crate::words;

/// Where the two leaves of the log book lie in the frame.
const LOG: Rect = Rect { x: 8, y: 528, w: 548, h: 136 };
const LEAF: Rect = Rect { x: 558, y: 528, w: 454, h: 136 };
/// Where missions lie, or what is to be decided.
const DESK: Rect = Rect { x: 6, y: 8, w: 186, h: 120 };
/// Where helpers stand, one below the other.
const HELPERS: Rect = Rect { x: 445, y: 25, w: 100, h: 108 };
/// Where goods and the chest begin.
const GOODS: i32 = 202;
const CHEST: i32 = 338;

/// The name of the piece of a mission disc in hand.
pub(super) fn disc_id(disc: Disc) -> Id {
    format!("disc:{}", disc.id()).into()
}

/// The things of the hold: name, words, pictures, and the width of their place.
pub(super) type Hold = (&'static str, &'static str, &'static str, Glyph, u8);

/// What is on board.
pub(super) fn holds(captain: &Captain) -> [Hold; 4] {
    [
        ("crew", "drake-crew", "drake-crew", Icon::Settler.into(), captain.crew),
        ("guns", "drake-guns", "drake-gun", CANNON, captain.guns),
        ("barrels", "drake-barrels", "drake-barrel", Icon::Barrel.into(), captain.barrels),
        ("trade", "drake-trade", "drake-trade", Icon::Crate.into(), captain.trade),
    ]
}

/// A helper: its name, what it is called, its picture.
pub(super) type Helper = (&'static str, Phrase, &'static str, Icon);

impl Painter<'_> {
    /// Who helps a captain on this voyage, and the Investor who has not yet.
    pub(super) fn helpers(&self, seat: Seat, captain: &Captain) -> Vec<Helper> {
        let mut helpers = Vec::new();
        for person in Person::ALL {
            if self.view.table.holder(person) == Some(seat) {
                let (symbol, icon) = match person {
                    Person::Admiral => ("drake-ship", Icon::Ship),
                    Person::Governor => ("drake-fortsign", Icon::Fort),
                    Person::Informer => ("drake-mask", Icon::Spyglass),
                };
                let name = Phrase::new(format!("drake-location-{}", person.id()));
                helpers.push((person.id(), name, symbol, icon));
            }
        }
        if captain.pinnace {
            let name = Phrase::new("drake-helper-pinnace");
            helpers.push(("pinnace", name, "drake-boat", Icon::Sail));
        }
        if !captain.invested {
            let name = Phrase::new("drake-location-investor");
            helpers.push(("investor", name, "drake-purse", Icon::Coin));
        }
        helpers
    }

    pub(super) fn log(&mut self, seat: Seat) {
        let Some(captain) = self.view.table.captain(seat).copied() else { return };
        let points = self.drake.track(&captain);
        let label = Phrase::new("drake-panel-mine").with("points", points);
        self.panel(Panel::placed(Region::Mine, label, LOG));
        self.parchment(seat, LOG);
        self.paint([
            Layer::emblem(seat, Rect::new(8, 6, 24, 24)),
            Layer::title(Phrase::new("drake-panel-log"), Rect::new(38, 7, 112, 22), 15).ink(NAVY),
            Layer::art("drake-hull", Rect::new(6, 36, 430, 98)),
        ]);
        self.paint(crown(points, 168, 20, 30));
        let ship = if captain.galleon { "drake-note-galleon" } else { "drake-note-frigate" };
        self.paint([Layer::words(Phrase::new(ship), Rect::new(190, 8, 248, 22), 12)
            .left()
            .ink(QUIET)
            .weight(400)]);
        self.zone("mine", "drake-zone-holds", Rect::new(0, 0, HELPERS.x, LOG.h), Layout::Free);
        self.own_holds(seat, &captain);
        self.own_helpers(seat, &captain);
        self.panel(Panel::placed(Region::Mine, Phrase::new("drake-panel-leaf"), LEAF));
        self.parchment(seat, LEAF);
        self.desk(seat);
        let frame = Rect::new(GOODS - 4, 0, LEAF.w - GOODS + 4, LEAF.h);
        self.zone("loot", "drake-zone-goods", frame, Layout::Free);
        self.own_goods(seat, &captain);
        self.own_chest(seat, &captain);
    }

    /// The ground of a leaf, edged in the captain's colour.
    fn parchment(&mut self, seat: Seat, leaf: Rect) {
        let whole = Rect::new(1, 1, leaf.w - 2, leaf.h - 2);
        let edge = kit::scene::Ink::Seat(seat);
        self.paint([Layer::plate(whole, 12, "#f6ead0").edged(edge, 20)]);
    }

    fn own_holds(&mut self, seat: Seat, captain: &Captain) {
        let mut x = 32;
        for ((name, key, symbol, glyph, count), width) in
            holds(captain).into_iter().zip([101, 104, 89, 84])
        {
            let mut layers = vec![
                Layer::plate(Rect::new(0, 0, width - 5, 54), 7, PAPER).edged("#5a3414", 12),
                Layer::words(
                    Phrase::new(format!("drake-hold-{name}")),
                    Rect::new(7, 2, width - 14, 18),
                    12,
                )
                .left()
                .ink(QUIET)
                .weight(400),
                Layer::figure(count, Rect::new(3, 20, 30, 32), 25),
            ];
            // As many as there are, closer together where there are many.
            let (room, shown) = (width - 58, i32::from(count.min(9)));
            let step = if shown > 1 { (room / (shown - 1)).min(18) } else { 0 };
            layers.extend((0..shown).map(|at| sign(symbol, 43 + step * at, 37, 21)));
            let face = Face::new(Shape::Tile, width - 5, 54)
                .line([Glyph::Number(count.into()), glyph])
                .layers(layers);
            let label = words::counted(key, count);
            let tip = Phrase::new(format!("drake-tip-hold-{name}"));
            let (id, spot) = (format!("hold:{}:{name}", seat.0), Spot::Point { x, y: 66 });
            self.add(Piece::new(id, "mine", spot, face, label).tip(tip));
            x += width;
        }
    }

    fn own_helpers(&mut self, seat: Seat, captain: &Captain) {
        let heading = Rect::new(HELPERS.x, 4, HELPERS.w, 20);
        self.paint([Layer::title(Phrase::new("drake-zone-helpers"), heading, 13).ink("#2a4673")]);
        let helpers = self.helpers(seat, captain);
        self.zone("helpers", "drake-zone-helpers", HELPERS, Layout::Column);
        for (at, (name, label, symbol, icon)) in (0..).zip(helpers) {
            let face = Face::new(Shape::Tile, 98, 20).line([Glyph::Icon(icon)]).layers([
                Layer::plate(Rect::new(0, 0, 98, 20), 6, PAPER).edged(EDGE, 12),
                sign(symbol, 12, 10, 16),
                Layer::words(label.clone(), Rect::new(23, 1, 71, 18), 12).left().weight(500),
            ]);
            let tip = Phrase::new(format!("drake-tip-helper-{name}"));
            let id = format!("helper:{}:{name}", seat.0);
            self.add(Piece::new(id, "helpers", Spot::At(at), face, label).tip(tip));
        }
    }

    /// Missions in hand while they are laid; what is to be decided at other times.
    fn desk(&mut self, seat: Seat) {
        let deciding = self.view.table.awaited() == Some(seat)
            && !matches!(self.view.table.phase, Phase::Sail);
        let heading = if deciding { "drake-zone-buttons" } else { "drake-zone-missions" };
        let at = Rect::new(DESK.x + 8, DESK.y + 3, DESK.w - 16, 20);
        self.paint([
            Layer::plate(DESK, 9, PAPER).edged(EDGE, 14),
            Layer::title(Phrase::new(heading), at, 13).ink("#2a4673"),
        ]);
        let frame = Rect::new(DESK.x + 6, DESK.y + 23, DESK.w - 12, DESK.h - 25);
        if deciding {
            self.zone(BUTTONS, "drake-zone-buttons", frame, Layout::Grid { columns: 1 });
            return;
        }
        let hand: Vec<Disc> = self.view.hand().collect();
        // Four lie in one row, more in two.
        let (size, layout) = match hand.len() {
            0..=3 => (45, Layout::Row),
            4 => (38, Layout::Row),
            _ => (42, Layout::Grid { columns: 3 }),
        };
        self.zone("hand", "drake-zone-missions", frame, layout);
        for (at, disc) in (0..).zip(hand) {
            let face = Face::new(Shape::Disc, size, size)
                .tint(Tint::Seat(seat))
                .line([disc_glyph(disc)])
                .layers(disc_front(seat, disc, size));
            let tip = Phrase::new("drake-tip-disc").with("disc", words::disc(disc));
            let piece = Piece::new(disc_id(disc), "hand", Spot::At(at), face, words::disc(disc));
            self.add(piece.tip(tip));
        }
    }

    /// Goods, and what sets of different ones are worth.
    fn own_goods(&mut self, seat: Seat, captain: &Captain) {
        let heading = Rect::new(GOODS, 6, 132, 20);
        self.paint([Layer::title(Phrase::new("drake-zone-goods"), heading, 13).ink("#2a4673")]);
        let different = captain.goods.iter().filter(|&&count| count > 0).count();
        for (at, good) in (0i32..).zip(Good::ALL) {
            let count = captain.goods[good as usize];
            let middle = (GOODS + 14 + 32 * at, 50);
            if count == 0 {
                // The same picture, pale: room for one, not one.
                let at = around(middle.0, middle.1, 28);
                self.paint([
                    Layer::art(good_sign(good), at),
                    Layer::plate(at, 8, "#f6ead0a8").edged(QUIET, 12).dashed(),
                ]);
                continue;
            }
            let mut layers = vec![Layer::art(good_sign(good), Rect::new(0, 0, 28, 28))];
            if count > 1 {
                layers.push(Layer::plate(Rect::new(15, 15, 15, 15), 7, NAVY));
                layers.push(Layer::figure(count, Rect::new(15, 15, 15, 15), 11).ink("#ffffff"));
            }
            let face = Face::new(Shape::Good, 28, 28)
                .tint(Tint::Good(good.number()))
                .line([Glyph::Number(count.into())])
                .layers(layers);
            let id = format!("held:{}:{}", seat.0, good.id());
            let spot = Spot::Point { x: middle.0 - 14 - (GOODS - 4), y: middle.1 - 14 };
            let piece = Piece::new(id, "loot", spot, face, words::good(good));
            self.add(piece.tip(Phrase::new("drake-tip-goods")));
        }
        for (at, &points) in self.drake.components.sets.iter().enumerate().skip(1) {
            let x = GOODS + 32 * (at as i32 - 1);
            let now = at == different;
            let (fill, ink) = if now { (NAVY, "#ffffff") } else { (PAPER, QUIET) };
            self.paint([
                Layer::plate(Rect::new(x, 76, 29, 52), 6, fill).edged(EDGE, 12),
                Layer::words(at as i32, Rect::new(x, 78, 29, 18), 12).ink(ink),
            ]);
            self.paint(crown(points.into(), x + 14, 111, 25));
        }
    }

    /// The chest, open to its owner.
    fn own_chest(&mut self, seat: Seat, captain: &Captain) {
        let points = self.drake.components.bead_points;
        self.paint([
            Layer::title(Phrase::new("drake-zone-chest"), Rect::new(CHEST, 6, 110, 20), 13)
                .ink("#2a4673"),
            Layer::art("drake-chest", Rect::new(CHEST - 2, 32, 112, 98)),
        ]);
        for (at, treasure) in (0i32..).zip(Treasure::ALL) {
            let (count, worth) = (captain.chest[treasure as usize], points[treasure as usize]);
            let tint = [Tint::Silver, Tint::Gold, Tint::Plain][treasure as usize];
            let face = Face::new(Shape::Tile, 31, 40)
                .tint(tint)
                .line([Glyph::Number(count.into())])
                .layers([
                    Layer::plate(Rect::new(0, 0, 31, 40), 5, PAPER),
                    sign(treasure_sign(treasure), 9, 11, 15),
                    Layer::figure(count, Rect::new(16, 2, 14, 18), 14),
                    Layer::words(format!("×{worth}"), Rect::new(0, 21, 31, 17), 12).ink(QUIET),
                ]);
            let id = format!("bead:{}:{}", seat.0, treasure.id());
            let spot = Spot::Point { x: CHEST + 6 + 33 * at - (GOODS - 4), y: 86 };
            let piece = Piece::new(id, "loot", spot, face, words::treasure(treasure));
            self.add(piece.tip(self.chest_tip()));
        }
    }

    /// What treasures are worth.
    pub(super) fn chest_tip(&self) -> Phrase {
        let points = self.drake.components.bead_points;
        Phrase::new("drake-tip-chest")
            .with("silver", points[0])
            .with("gold", points[1])
            .with("jewel", points[2])
    }
}

//! What lies in front of a seat: the holds of the ship, helpers, missions in hand, goods, chest.

use kit::scene::{
    BUTTONS, Face, Glyph, Icon, Id, Layout, Piece, Rect, Region, Shape, Size, Spot, Tint,
};
use kit::{Phrase, Seat};

use super::Painter;
use crate::board::{Disc, Good, Person, Treasure};
use crate::state::Captain;
use crate::words;

/// The name of the piece of a mission disc in hand.
pub(super) fn disc_id(disc: Disc) -> Id {
    format!("disc:{}", disc.id()).into()
}

/// What stands on a mission disc.
pub(super) fn disc_glyph(disc: Disc) -> Glyph {
    match disc {
        Disc::Hind => Glyph::Icon(Icon::First),
        Disc::Ghost => Glyph::Icon(Icon::Unrest),
        numbered => Glyph::Number(numbered as i32),
    }
}

impl Painter<'_> {
    pub(super) fn log(&mut self, seat: Seat) {
        let Some(captain) = self.view.table.captain(seat).copied() else { return };
        let mine = self.view.viewer.is(seat);
        let region = if mine { Region::Mine } else { Region::Other(seat) };
        let size = if mine { Size { w: 1000, h: 120 } } else { Size { w: 244, h: 84 } };
        self.panel(region, Phrase::new("drake-panel-seat").with("who", seat), size);
        let zone = |name: &str| -> Id { format!("{name}:{}", seat.0).into() };
        let frames = if mine {
            [
                Rect::new(4, 4, 300, 54),
                Rect::new(4, 62, 300, 54),
                Rect::new(308, 4, 300, 54),
                Rect::new(308, 62, 150, 54),
                Rect::new(462, 62, 146, 54),
            ]
        } else {
            [
                Rect::new(2, 2, 120, 26),
                Rect::new(124, 2, 118, 26),
                Rect::new(2, 30, 120, 26),
                Rect::new(124, 30, 118, 26),
                Rect::new(2, 58, 120, 24),
            ]
        };
        let names = [
            ("holds", "drake-zone-holds"),
            ("helpers", "drake-zone-helpers"),
            ("missions", "drake-zone-missions"),
            ("goods", "drake-zone-goods"),
            ("chest", "drake-zone-chest"),
        ];
        for ((name, label), frame) in names.into_iter().zip(frames) {
            self.zone(zone(name), label, frame, Layout::Row);
        }
        if mine {
            let frame = Rect::new(612, 4, 384, 112);
            self.zone(BUTTONS, "drake-zone-buttons", frame, Layout::Grid { columns: 3 });
        }
        let side = if mine { 46 } else { 22 };
        self.holds(seat, &captain, zone("holds"), side);
        self.helpers(seat, &captain, zone("helpers"), side);
        self.missions(seat, &captain, zone("missions"), side);
        self.loot(seat, &captain, side);
    }

    fn holds(&mut self, seat: Seat, captain: &Captain, zone: Id, side: i32) {
        let holds = [
            ("crew", "drake-crew", Icon::Settler, captain.crew),
            ("guns", "drake-guns", Icon::Cannon, captain.guns),
            ("barrels", "drake-barrels", Icon::Barrel, captain.barrels),
            ("trade", "drake-trade", Icon::Crate, captain.trade),
        ];
        for (at, (name, key, icon, count)) in (0u16..).zip(holds) {
            let face = Face::new(Shape::Tile, side + side / 4, side)
                .line([Glyph::Number(count.into()), Glyph::Icon(icon)]);
            let id = format!("hold:{}:{name}", seat.0);
            let label = words::counted(key, count);
            let tip = Phrase::new(format!("drake-tip-hold-{name}"));
            self.add(Piece::new(id, zone.clone(), Spot::At(at), face, label).tip(tip));
        }
    }

    fn helpers(&mut self, seat: Seat, captain: &Captain, zone: Id, side: i32) {
        let mut helpers = Vec::new();
        for person in Person::ALL {
            if self.view.table.holder(person) == Some(seat) {
                helpers.push((person.id(), words::person(person), person_icon(person)));
            }
        }
        if captain.pinnace {
            helpers.push(("pinnace", Phrase::new("drake-helper-pinnace"), Icon::Sail));
        }
        if !captain.invested {
            helpers.push(("investor", Phrase::new("drake-helper-investor"), Icon::Coin));
        }
        for (at, (name, label, icon)) in (0u16..).zip(helpers) {
            let face = Face::new(Shape::Tile, side, side).line([Glyph::Icon(icon)]);
            let tip = Phrase::new("drake-tip-helper").with("name", label.clone());
            let id = format!("helper:{}:{name}", seat.0);
            self.add(Piece::new(id, zone.clone(), Spot::At(at), face, label).tip(tip));
        }
    }

    /// One's own discs by number; those of others as a count.
    fn missions(&mut self, seat: Seat, captain: &Captain, zone: Id, side: i32) {
        if self.view.table.revealed {
            return;
        }
        if self.view.viewer.is(seat) {
            let hand: Vec<Disc> = self.view.hand().collect();
            for (at, disc) in (0u16..).zip(hand) {
                let face = Face::new(Shape::Disc, side, side)
                    .tint(Tint::Seat(seat))
                    .line([disc_glyph(disc)]);
                let tip = Phrase::new("drake-tip-disc").with("disc", words::disc(disc));
                let (id, spot) = (disc_id(disc), Spot::At(at));
                self.add(Piece::new(id, zone.clone(), spot, face, words::disc(disc)).tip(tip));
            }
            return;
        }
        let count = captain.mission_count().saturating_sub(captain.present.len());
        let face = Face::new(Shape::Disc, side, side)
            .tint(Tint::Seat(seat))
            .line([Glyph::Number(count as i32)]);
        let label = Phrase::new("drake-piece-hand");
        let tip = Phrase::new("drake-tip-hand").with("count", count);
        let id = format!("hand:{}", seat.0);
        self.add(Piece::new(id, zone, Spot::At(0), face, label).tip(tip));
    }

    /// Goods, and the chest: closed to others until the end (R47).
    fn loot(&mut self, seat: Seat, captain: &Captain, side: i32) {
        let zone = |name: &str| -> Id { format!("{name}:{}", seat.0).into() };
        for (at, good) in (0u16..).zip(Good::ALL) {
            let count = captain.goods[good as usize];
            if count == 0 {
                continue;
            }
            let face = Face::new(Shape::Good, side - 4, side - 4).tint(Tint::Good(good.number()));
            let tip = Phrase::new("drake-tip-goods");
            let id = format!("held:{}:{}", seat.0, good.id());
            let piece = Piece::new(id, zone("goods"), Spot::At(at), face, words::good(good));
            let piece = piece.tip(tip).badge(
                Glyph::Number(count.into()),
                Phrase::new("drake-number").with("count", count),
            );
            self.add(piece);
        }
        let over = self.view.table.awaited().is_none();
        let points = self.drake.components.bead_points;
        let tip = || {
            Phrase::new("drake-tip-chest")
                .with("silver", points[0])
                .with("gold", points[1])
                .with("jewel", points[2])
        };
        if !over && !self.view.viewer.is(seat) {
            let face = Face::new(Shape::Tile, side, side).line([Glyph::Icon(Icon::Crate)]);
            let id = format!("chest:{}", seat.0);
            let label = Phrase::new("drake-piece-chest");
            self.add(Piece::new(id, zone("chest"), Spot::At(0), face, label).tip(tip()));
            return;
        }
        for (at, treasure) in (0u16..).zip(Treasure::ALL) {
            let count = captain.chest[treasure as usize];
            let tint = [Tint::Silver, Tint::Gold, Tint::Plain][treasure as usize];
            let mut signs = vec![Glyph::Number(count.into())];
            if treasure == Treasure::Jewel {
                signs.push(Glyph::Icon(Icon::Jewel));
            }
            let face = Face::new(Shape::Disc, side - 4, side - 4).tint(tint).line(signs);
            let id = format!("bead:{}:{}", seat.0, treasure.id());
            let label = words::treasure(treasure);
            self.add(Piece::new(id, zone("chest"), Spot::At(at), face, label).tip(tip()));
        }
    }
}

fn person_icon(person: Person) -> Icon {
    match person {
        Person::Admiral => Icon::Ship,
        Person::Governor => Icon::Fort,
        Person::Informer => Icon::Spyglass,
    }
}

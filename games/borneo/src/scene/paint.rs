//! The pieces of Borneo: cards with their flags, tiles, merchants.
//!
//! A flag of the first row is a square; the flag of the second row is round while it counts and an
//! empty outline once the next card covers it. So the flags that count are the filled ones.

use kit::Phrase;
use kit::scene::{Face, Glyph, Icon, Id, Piece, Shape, Size, Spot, Tint};

use crate::Borneo;
use crate::content::{Card, FIRST_ROW, Mission, Port, Spice};
use crate::flags::Company;

/// The sizes of cards and tiles.
pub(crate) const HAND_CARD: Size = Size { w: 84, h: 104 };
pub(crate) const HAND_FLAG: i32 = 15;
pub(crate) const STRIP: Size = Size { w: 70, h: 26 };
pub(crate) const STRIP_FLAG: i32 = 24;

/// How the flag of the second row looks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum SecondRow {
    Visible,
    Covered,
}

impl Borneo {
    pub(crate) fn card_piece(&self, card: Card) -> Id {
        format!("card:{}", self.card_id(card)).into()
    }

    pub(crate) fn port_piece(&self, port: Port) -> Id {
        format!("port:{}", self.port_id(port)).into()
    }

    pub(crate) fn mission_piece(&self, mission: Mission) -> Id {
        format!("mission:{}", self.mission_id(mission)).into()
    }

    /// A shipment card without its flags.
    pub(crate) fn paint_card(&self, card: Card, zone: Id, spot: Spot, size: Size) -> Piece {
        let units = self.components.shipment(card).map_or(1, |card| card.units);
        let good = self.good(card);
        let face = Face::new(Shape::Card, size.w, size.h)
            .tint(Tint::Good(good))
            .line([Glyph::Goods(good, units)]);
        Piece::new(self.card_piece(card), zone, spot, face, self.say_card(card))
            .tip(self.say_card_tip(card))
    }

    /// The flags of a shipment card, each where `spot` puts it; touching one touches the card.
    pub(crate) fn paint_flags(
        &self,
        card: Card,
        zone: &Id,
        size: i32,
        second: SecondRow,
        spot: impl Fn(u16) -> Spot,
    ) -> Vec<Piece> {
        let Some(shipment) = self.components.shipment(card) else { return Vec::new() };
        let host = self.card_piece(card);
        let flag = |(at, company): (u16, Company)| {
            let (shape, key) = match second {
                _ if usize::from(at) < FIRST_ROW => (Shape::Tile, "piece-flag"),
                SecondRow::Visible => (Shape::Disc, "piece-flag-second"),
                SecondRow::Covered => (Shape::Slot, "piece-flag-covered"),
            };
            let tint = if shape == Shape::Slot { Tint::Plain } else { Tint::Kind(company.0) };
            let face =
                Face::new(shape, size, size).tint(tint).line([Glyph::Word(self.say_flag(company))]);
            let label = Phrase::new(key).with("nation", self.say_nation(company));
            let tip = Phrase::new(match second {
                _ if usize::from(at) < FIRST_ROW => "tip-flag",
                SecondRow::Visible => "tip-flag-second",
                SecondRow::Covered => "tip-flag-covered",
            });
            let id = format!("flag:{}:{at}", shipment.id);
            let tip = tip.with("company", self.say_company(company));
            Piece::new(id, zone.clone(), spot(at), face, label).tip(tip).twin_of(host.clone())
        };
        (0..).zip(shipment.read(false)).map(flag).collect()
    }

    /// A harbour card; on the board with its two numbers, in a warehouse as the spice it is.
    pub(crate) fn paint_port(
        &self,
        port: Port,
        zone: Id,
        spot: Spot,
        size: Size,
        open: bool,
    ) -> Piece {
        let mut face = Face::new(Shape::Card, size.w, size.h);
        let mut label = self.say_port(port);
        if let Some(harbour) = self.components.harbour(port) {
            let spice = Glyph::Goods(harbour.spice.0, 1);
            face = face.tint(Tint::Good(harbour.spice.0));
            if open {
                let name = Phrase::new("port-name").with("name", harbour.name.as_str());
                face = face.line([Glyph::Word(name), spice]).line([
                    Glyph::Icon(Icon::Flag),
                    Glyph::Number(harbour.monopoly.into()),
                    Glyph::Icon(Icon::Card),
                    Glyph::Number(harbour.most.into()),
                ]);
            } else {
                face = face.line([spice]).line([Glyph::Icon(Icon::Harbour)]);
                label = self.say_ware(crate::Ware::Port(port));
            }
        }
        Piece::new(self.port_piece(port), zone, spot, face, label).tip(self.say_port_tip(port))
    }

    pub(crate) fn paint_mission(&self, mission: Mission, zone: Id, at: usize, size: Size) -> Piece {
        let mut face = Face::new(Shape::Tile, size.w, size.h).tint(Tint::Gold);
        if let Some(tile) = self.components.mission(mission) {
            let needs = Spice::all().zip(tile.needs).filter(|&(_, count)| count > 0);
            face = face
                .line([Glyph::Points(tile.points)])
                .line(needs.map(|(spice, count)| Glyph::Goods(spice.0, count)));
        }
        let (id, label) = (self.mission_piece(mission), self.say_mission(mission));
        Piece::new(id, zone, Spot::At(at as u16), face, label).tip(self.say_mission_tip(mission))
    }
}

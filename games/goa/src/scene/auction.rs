//! The auction on the stage: the lot on its podium, who speaks in which order, the highest bid.

use kit::scene::{
    BUTTONS, Face, Glyph, Icon, Id, Ink, Layer, Layout, Piece, Rect, Shape, Size, Spot, Tint,
};
use kit::{Phrase, Seat};

use super::Painter;
use super::brush::{Brush, EDGE, PAPER, SOFT, TERRACOTTA, WARM, centred, heading, token};
use crate::state::{Phase, Stage};

/// The lot on its podium.
const LOT: Rect = Rect { x: 25, y: 64, w: 136, h: 93 };
/// A speaker, and the distance from one to the next.
const SPEAKER: Size = Size { w: 77, h: 80 };
const PITCH: i32 = 79;
/// The most speakers.
const SPEAKERS: i32 = 4;

/// Where somebody stands in the auction.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    Leads,
    Spoke,
    Speaks,
    Waits,
    Sells,
    Decides,
}

impl Standing {
    fn says(self) -> &'static str {
        match self {
            Standing::Leads => "goa-speaker-leads",
            Standing::Spoke => "goa-speaker-spoke",
            Standing::Speaks => "goa-speaker-now",
            Standing::Waits => "goa-speaker-waits",
            Standing::Sells => "goa-speaker-sells",
            Standing::Decides => "goa-speaker-decides",
        }
    }
}

/// The name of a speaker's piece.
fn speaker_id(seat: Seat) -> Id {
    format!("speaker:{}", seat.0).into()
}

impl Painter<'_> {
    pub(super) fn auction(&mut self, lot: u8, high: u16, leader: Option<Seat>) {
        let table = &self.view.table;
        let lots = table.tokens.len() as u8;
        self.paint(Layer::art("goa-gavel", Rect::new(17, 37, 24, 24)));
        self.paint(heading(Phrase::new("goa-head-auction"), Rect::new(46, 36, 84, 26), 18));
        let of = Phrase::new("goa-lot-of").with("lot", lot + 1).with("lots", lots);
        self.paint(Layer::words(of, Rect::new(134, 38, 150, 22), 13).weight(500).left().ink(SOFT));
        self.lots(lot, lots);
        self.podium(lot);
        self.speakers(lot, high, leader);
        self.counter(high, leader);
    }

    /// The lots of the round: sold, on sale, to come.
    fn lots(&mut self, now: u8, lots: u8) {
        for lot in 0..lots {
            let seller = self.goa.seller(&self.view.table, lot);
            let x = 472 - 33 * i32::from(lots - 1 - lot);
            let at = Rect::new(x - 12, 37, 24, 26);
            match lot {
                lot if lot < now => {
                    let at = Rect::new(x - 12, 37, 24, 24);
                    self.paint(Layer::tinted("goa-sold", at, Tint::Seat(seller)));
                    self.paint(Layer::art("goa-check", Rect::new(x - 6, 43, 12, 12)));
                }
                lot => {
                    if lot == now {
                        let ring = Rect::new(x - 16, 33, 32, 32);
                        self.paint(Layer::plate(ring, 16, Ink::None).edged(TERRACOTTA, 30));
                    }
                    self.paint_all(token(lot + 1, seller, at));
                }
            }
        }
    }

    fn podium(&mut self, lot: u8) {
        let table = &self.view.table;
        self.zone("stage", "goa-zone-stage", Rect::new(10, 62, 168, 112), Layout::Free);
        self.paint(Layer::art("goa-plank", Rect::new(12, 155, 162, 18)));
        let name = self.goa.say_lot(table);
        let tile = self.goa.lot_tile(table);
        let mut face = Face::new(Shape::Tile, LOT.w, LOT.h)
            .line([Glyph::Icon(Icon::Hammer), Glyph::Word(name.clone())]);
        face = match tile {
            Some(tile) => {
                let shadow = Rect::new(2, 6, LOT.w - 4, LOT.h - 8);
                face.layer(Layer::plate(shadow, 8, "#2a180440").lying())
                    .layers(self.goa.tile_layers(tile, Rect::new(0, 0, LOT.w, LOT.h)))
            }
            None => face.layer(Layer::art("goa-flag", Rect::new(24, 2, 90, 90))),
        };
        let label = Phrase::new("goa-piece-lot").with("lot", name);
        let tip = tile.map_or(Phrase::new("goa-tip-flag"), |tile| self.goa.tile_tip(tile));
        let spot = Spot::Point { x: LOT.x - 10, y: LOT.y - 62 };
        self.add(Piece::new("lot", "stage", spot, face, label).tip(tip));
        let title = tile.map_or(Phrase::new("goa-lot-flag"), |tile| self.goa.lot_title(tile));
        self.paint(centred(heading(title, Rect::new(10, 176, 168, 30), 14)));
        let when = match (tile, lot) {
            (Some(tile), _) => self.goa.say_when(tile),
            (None, _) => Phrase::new("goa-when-flag"),
        };
        self.paint(Layer::words(when, Rect::new(10, 206, 168, 16), 12).weight(400).ink(SOFT));
    }

    /// Everybody speaks once from the seller's left; the seller has the last word.
    fn speakers(&mut self, lot: u8, high: u16, leader: Option<Seat>) {
        let seats = self.goa.options.seats;
        let seller = self.goa.seller(&self.view.table, lot);
        self.zone("speakers", "goa-zone-speakers", Rect::new(180, 66, 318, 80), Layout::Free);
        let first = (SPEAKERS - i32::from(seats)) * PITCH / 2;
        let mut spoken = true;
        for (at, seat) in seller.next(seats).round(seats).enumerate() {
            let x = first + at as i32 * PITCH;
            let active = self.view.table.active == seat;
            spoken &= !active;
            let standing = match () {
                () if seat == seller && active => Standing::Decides,
                () if seat == seller => Standing::Sells,
                () if leader == Some(seat) => Standing::Leads,
                () if active => Standing::Speaks,
                () if spoken => Standing::Spoke,
                () => Standing::Waits,
            };
            if at > 0 {
                let arrow = Rect::new(180 + x - 8, 80, 13, 13);
                self.paint(Layer::art("goa-arrow-pale", arrow));
            }
            self.speaker(seat, standing, x);
            if standing == Standing::Leads {
                self.high(seat, high);
            }
        }
    }

    fn speaker(&mut self, seat: Seat, standing: Standing, x: i32) {
        let brush = Brush::at(0, 0);
        let now = matches!(standing, Standing::Speaks | Standing::Decides);
        let mut face = Face::new(Shape::Tile, SPEAKER.w, SPEAKER.h).tint(Tint::Seat(seat));
        let says = Phrase::new(standing.says()).with("who", seat);
        face = face.line([Glyph::Word(says.clone())]);
        if now {
            let ring = Layer::plate(brush.around(38, 20, 42), 21, Ink::None);
            face = face.layer(ring.edged("#e08a10", 34));
        }
        let name = Phrase::new("goa-panel-seat").with("who", seat);
        face = face
            .layer(Layer::emblem(seat, brush.around(38, 20, 36)))
            .layer(Layer::words(name, Rect::new(3, 42, SPEAKER.w - 6, 15), 12).weight(700));
        let room = Rect::new(0, 57, SPEAKER.w, 22);
        face = match standing {
            Standing::Leads => face,
            Standing::Sells => {
                let words = Rect::new(20, 57, SPEAKER.w - 22, 22);
                face.layer(Layer::art("goa-gavel", Rect::new(3, 60, 15, 15)))
                    .layer(Layer::words(says.clone(), words, 12).weight(500).left().ink(SOFT))
            }
            _ if now => face.layer(Layer::words(says.clone(), room, 12).weight(700).ink(WARM)),
            _ => face.layer(Layer::words(says.clone(), room, 12).weight(400).ink(SOFT)),
        };
        let label = Phrase::new("goa-piece-speaker").with("who", seat).with("state", says);
        let spot = Spot::Point { x, y: 0 };
        let piece = Piece::new(speaker_id(seat), "speakers", spot, face, label);
        self.add(piece.tip(Phrase::new("goa-tip-speaker")));
    }

    /// The highest bid, below who made it.
    fn high(&mut self, leader: Seat, high: u16) {
        let plate = Rect::new(0, 0, 54, 21);
        let face = Face::new(Shape::Tile, plate.w, plate.h)
            .tint(Tint::Seat(leader))
            .line([Glyph::Number(high.into()), Glyph::Icon(Icon::Coin)])
            .layer(Layer::plate(plate, 10, "#fff3cf").edged("#a87b14", 14))
            .layer(Layer::art("goa-coin", Rect::new(6, 2, 16, 16)))
            .layer(Layer::figure(high, Rect::new(22, 0, 28, 21), 15));
        let label = Phrase::new("goa-piece-high").with("count", high).with("who", leader);
        let spot = Spot::Within(speaker_id(leader), (SPEAKER.w - plate.w) / 2, 58);
        let piece = Piece::new("high", "speakers", spot, face, label);
        self.add(piece.tip(Phrase::new("goa-tip-high")));
    }

    /// What the viewer has and can do.
    fn counter(&mut self, high: u16, leader: Option<Seat>) {
        let Some((seat, _)) = self.own() else { return };
        let asked = self.is_asked();
        let columns =
            if asked && leader.is_some() && matches!(self.view.table.phase, Phase::LastWord { .. })
            {
                2
            } else {
                1
            };
        let frame = match columns {
            2 => Rect::new(190, 176, 300, 40),
            _ => Rect::new(374, 166, 116, 40),
        };
        let ducats = self.view.pocket(seat).open.map_or(0, |purse| purse.ducats);
        self.paint(Layer::plate(Rect::new(182, 150, 312, 72), 12, PAPER).edged("#d8bd8c", 10));
        if columns == 2 {
            let says = Phrase::new("goa-counter-last-word")
                .with("count", high)
                .with("price", self.goa.own_price(high));
            self.paint(Layer::words(says, Rect::new(192, 153, 292, 22), 12).weight(500));
        } else {
            self.paint(Layer::plate(Rect::new(192, 164, 100, 44), 9, "#ffffff").edged(EDGE, 14));
            self.paint(Layer::art("goa-coin", Rect::new(200, 171, 30, 30)));
            self.paint(Layer::figure(ducats, Rect::new(232, 166, 56, 40), 26));
            let says = Phrase::new("goa-counter-purse");
            let room = Rect::new(298, 156, if asked { 62 } else { 186 }, 60);
            self.paint(Layer::words(says, room, 12).weight(500).left().ink(SOFT));
        }
        self.zone(BUTTONS, "goa-zone-buttons", frame, Layout::Grid { columns });
    }

    /// What stands on the stage while lots are sold, if it is one of these.
    pub(super) fn auctioned(&self) -> Option<(u8, u16, Option<Seat>)> {
        let Stage::Auction { lot } = self.view.table.stage else { return None };
        match self.view.table.phase {
            Phase::Bid { high, leader } => Some((lot, high, leader)),
            Phase::LastWord { high, leader } => Some((lot, high, Some(leader))),
            _ => None,
        }
    }
}

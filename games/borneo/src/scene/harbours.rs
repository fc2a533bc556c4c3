//! The harbours: the sign, the tally of the flags that can be seen, the cargo card by card.
//!
//! Everything in a harbour lies on its card, so that a touch anywhere in it is a touch of the harbour.

use kit::scene::{Face, Glyph, Icon, Id, Layer, Layout, Panel, Piece, Rect, Region, Shape, Size};
use kit::scene::{Spot, Tint};
use kit::{Phrase, Seat};

use super::paint::{CARGO_CARD, Look, dark};
use super::{ON_PAPER, Painter, QUIET};
use crate::content::Harbour;
use crate::flags::Company;
use crate::state::Quay;
use crate::words::good;

/// Below the missions, beside the houses.
const TOP: i32 = 106;
const LEFT: i32 = 366;
const HIGH: i32 = 340;
/// A harbour, and from one to the next.
const QUAY: Size = Size { w: 190, h: 332 };
const QUAY_STEP: i32 = 196;
/// So many stand on the first panel.
const NEAR: usize = 2;
const TALLY: Size = Size { w: 43, h: 46 };
const TALLY_TOP: i32 = 58;
const CARGO_TOP: i32 = 110;
/// From one card to the next, where there is room.
const CARGO_STEP: i32 = 30;
/// Where it stands who would take the cargo.
const TAKERS: Rect = Rect { x: 6, y: 302, w: 178, h: 27 };
/// The room for a further card.
const FREE: (i32, i32) = (27, 31);

/// Where each card of a cargo lies below the sign.
fn cargo_y(at: usize, count: usize) -> i32 {
    let room = QUAY.h - 4 - CARGO_TOP - CARGO_CARD.h;
    let step = CARGO_STEP.min(room / (count as i32 - 1).max(1));
    CARGO_TOP + at as i32 * step
}

pub(super) fn tally_piece(space: u8, company: Company) -> Id {
    format!("tally:{space}:{}", company.0).into()
}

impl Painter<'_> {
    pub(super) fn harbours(&mut self) {
        let wide = QUAY_STEP * NEAR as i32;
        let place = Rect::new(LEFT, TOP, wide, HIGH);
        let label = Phrase::new("panel-harbours");
        self.panel(Panel::placed(Region::Board, label, place).backdrop("borneo-harbours"));
        (0..NEAR).for_each(|space| self.quay(space, space as i32 * QUAY_STEP));
        let place = Rect::new(LEFT + wide, TOP, 1020 - LEFT - wide, HIGH);
        let label = Phrase::new("panel-harbours-far");
        self.panel(Panel::placed(Region::Board, label, place).backdrop("borneo-harbours-far"));
        for space in NEAR..self.table.quays.len() {
            self.quay(space, (space - NEAR) as i32 * QUAY_STEP);
        }
        self.piles(QUAY_STEP);
    }

    fn quay(&mut self, space: usize, x: i32) {
        let quay = self.table.quays[space];
        let zone: Id = format!("harbour:{space}").into();
        let label = match quay.port {
            Some(port) => Phrase::new("zone-harbour").with("name", self.game.port_name(port)),
            None => Phrase::new("zone-harbour-empty"),
        };
        let frame = Rect::new(x, 4, QUAY.w, QUAY.h);
        self.zone_called(zone.clone(), label, frame, Layout::Free);
        let harbour = quay.port.and_then(|port| self.game.components.harbour(port));
        let spot = Spot::Point { x: 0, y: 0 };
        let host = match (quay.port, harbour) {
            (Some(port), Some(harbour)) => {
                let face = self.harbour_face(harbour, quay.cargo.len());
                let face = self.takers(&quay, face);
                let (id, label) = (self.game.port_piece(port), self.game.say_port(port));
                let piece = Piece::new(id, zone.clone(), spot, face, label);
                piece.tip(self.game.say_port_tip(port))
            }
            _ => {
                let face = Face::new(Shape::Slot, QUAY.w, QUAY.h)
                    .layer(Layer::plate(Rect::new(4, 4, QUAY.w - 8, 48), 8, "#fff4d8"))
                    .layer(
                        Layer::words(
                            Phrase::new("zone-harbour-empty"),
                            Rect::new(14, 6, QUAY.w - 28, 44),
                            13,
                        )
                        .ink(ON_PAPER),
                    );
                let id = format!("harbour-place:{space}");
                Piece::new(id, zone.clone(), spot, face, Phrase::new("zone-harbour-empty"))
            }
        };
        let host_id = host.id.clone();
        self.scene.pieces.push(host);
        if let Some(harbour) = harbour {
            self.tallies(space, harbour, &zone, &host_id);
        }
        let count = quay.cargo.len();
        for (at, &card) in quay.cargo.iter().enumerate() {
            let spot = Spot::Within(host_id.clone(), 6, cargo_y(at, count));
            let look = Look::Cargo { covered: at + 1 < count };
            let piece = self.game.paint_card(card, (zone.clone(), spot), CARGO_CARD, look);
            self.scene.pieces.push(piece);
        }
    }

    /// The sign of a harbour, and the room for further cards.
    fn harbour_face(&self, harbour: &Harbour, count: usize) -> Face {
        let spice = good(harbour.spice);
        let name = Phrase::new("port-name").with("name", harbour.name.as_str());
        let filled = format!("{count}/{}", harbour.most);
        let mut face = Face::new(Shape::Card, QUAY.w, QUAY.h)
            .tint(Tint::Good(spice))
            .line([Glyph::Word(name.clone()), Glyph::Goods(spice, 1)])
            .line([
                Glyph::Icon(Icon::Flag),
                Glyph::Number(harbour.monopoly.into()),
                Glyph::Icon(Icon::Card),
                Glyph::Number(harbour.most.into()),
            ])
            .layers([
                Layer::plate(Rect::new(4, 4, 182, 49), 8, "#fff4d8").edged("#7a4a20", 20).lying(),
                Layer::title(name, Rect::new(13, 7, 138, 21), 16).ink(ON_PAPER),
                Layer::good(spice, Rect::new(157, 6, 25, 25)),
                Layer::art("borneo-flagpole", Rect::new(12, 31, 18, 18)),
                Layer::figure(harbour.monopoly, Rect::new(32, 30, 14, 20), 17),
                Layer::words(Phrase::new("aside-monopoly"), Rect::new(49, 30, 68, 20), 12)
                    .left()
                    .ink(QUIET)
                    .weight(500),
                Layer::art("borneo-cards", Rect::new(122, 31, 18, 18)),
                Layer::figure(filled, Rect::new(140, 30, 42, 20), 16).right(),
            ]);
        let left = usize::from(harbour.most).saturating_sub(count);
        let first = match count {
            0 => CARGO_TOP,
            _ => cargo_y(count - 1, count) + CARGO_CARD.h + 4,
        };
        for room in 0..left as i32 {
            let at = Rect::new(7, first + room * FREE.1, QUAY.w - 14, FREE.0);
            let end = if count > 0 { TAKERS.y - 2 } else { QUAY.h - 2 };
            if at.y + at.h > end {
                break;
            }
            face = if room == 0 {
                let says = Phrase::new("aside-room").with("left", left);
                face.layers([
                    Layer::plate(at, 6, "#fff3cf").edged("#7a4a20", 14).dashed(),
                    Layer::words(says, Rect::new(10, at.y, QUAY.w - 20, at.h), 12).ink(ON_PAPER),
                ])
            } else {
                face.layer(Layer::plate(at, 6, "#00000000").edged("#5b3a17", 14).dashed())
            };
        }
        face
    }

    /// Who would take a card if the cargo were shared out now, in their order.
    fn takers(&self, quay: &Quay, face: Face) -> Face {
        let count = quay.cargo.len();
        let ranking = self.game.ranking(quay);
        let takers: Vec<Seat> = self
            .table
            .takers(&ranking, count)
            .iter()
            .filter_map(|&merchant| self.table.owner(merchant))
            .collect();
        let below = count > 0 && cargo_y(count - 1, count) + CARGO_CARD.h > TAKERS.y - 2;
        if takers.is_empty() || below {
            return face;
        }
        let names: Vec<Phrase> =
            takers.iter().map(|&seat| Phrase::new("taker").with("who", seat)).collect();
        let says = Phrase::new("harbour-takers").with("takers", names);
        let mut face = face.line([Glyph::Word(says)]).layers([
            Layer::plate(TAKERS, 6, "#fffaf0e6").edged("#7a4a20", 10),
            Layer::words(Phrase::new("aside-takers"), Rect::new(9, TAKERS.y, 66, TAKERS.h), 12)
                .weight(500),
        ]);
        let pitch = 17.min(106 / takers.len() as i32);
        for (at, seat) in (0..).zip(takers) {
            let at = Rect::new(76 + at * pitch, TAKERS.y + 4, 17, TAKERS.h - 8);
            face = face.layer(Layer::emblem(seat, at));
        }
        face
    }

    /// How many flags of each company can be seen in a harbour, and how far from a monopoly that is.
    fn tallies(&mut self, space: usize, harbour: &Harbour, zone: &Id, host: &Id) {
        let visible = self.game.visible(&self.table.quays[space]);
        for company in Company::all() {
            let count = visible.of(company);
            let lacking = harbour.monopoly.saturating_sub(count);
            // A card can bring three flags.
            let near = lacking <= 3;
            let Size { w, h } = TALLY;
            let (fill, edge) = if near { ("#ffe08a", "#a35c05") } else { ("#fffaf0", "#a8814a") };
            let done = 37 * i32::from(count).min(harbour.monopoly.into())
                / i32::from(harbour.monopoly).max(1);
            let face = Face::new(Shape::Tile, w, h)
                .tint(Tint::Kind(company.0))
                .line([Glyph::Word(self.game.say_flag(company)), Glyph::Number(count.into())])
                .layer(Layer::plate(Rect::new(0, 0, w, h), 6, fill).edged(edge, 12))
                .layers(self.game.flag(company, 9, 3, 26))
                .layer(Layer::figure(count, Rect::new(2, 21, w - 4, 18), 17))
                .layer(Layer::plate(Rect::new(3, 39, 37, 5), 2, "#d9c596"))
                .layer(Layer::plate(Rect::new(3, 39, done, 5), 2, dark(company)));
            let nation = self.game.say_nation(company);
            let label =
                Phrase::new("piece-tally").with("nation", nation.clone()).with("count", count);
            let tip = Phrase::new("tip-tally")
                .with("nation", nation)
                .with("count", count)
                .with("needed", harbour.monopoly)
                .with("lacking", lacking);
            let spot = Spot::Within(host.clone(), 5 + i32::from(company.0) * 46, TALLY_TOP);
            let id = tally_piece(space as u8, company);
            self.scene.pieces.push(Piece::new(id, zone.clone(), spot, face, label).tip(tip));
        }
    }
}

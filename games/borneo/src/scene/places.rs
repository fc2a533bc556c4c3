//! How the seats' own places look.

use kit::scene::{
    BUTTONS, Face, Glyph, Id, Layer, Layout, OTHER_WIDTH, Panel, Piece, Rect, Region, Shape, Size,
    Spot,
};
use kit::{CardSet, Phrase, Seat};

use super::paint::{Look, WARE, hand_card};
use super::{ON_WOOD, Painter};
use crate::content::{Card, Mission, Port, Spice};
use crate::flags::Company;
use crate::state::{Phase, Ware};
use crate::words::{CRATE, good};

const TOP: i32 = 446;
const HIGH: i32 = 226;
/// Where my place is cut.
const CUT: i32 = 520;
const FAR: i32 = 500;
/// The bays of the warehouse: the first, from one to the next, and how wide one is.
const BAY: (i32, i32, i32) = (10, 964, 92);
/// A mission that was carried out.
const DONE: Size = Size { w: 79, h: 64 };

/// Where the second line of another seat's place begins, and how high it and the next are.
const SECOND: i32 = 24;
const SMALL: i32 = 31;
/// How wide a hand is there, and a zone in which nothing lies.
const HAND_W: i32 = 48;
const EMPTY: i32 = 2;
/// A mission there, and a rank from one to the next.
const SMALL_DONE: Size = Size { w: 64, h: 29 };
const RANK: i32 = 15;

/// The left edge of a bay.
fn bay(at: i32) -> i32 {
    BAY.0 + at * BAY.1 / 10
}

impl Painter<'_> {
    /// The viewer's own place: the hand, and the store with what was earned.
    pub(super) fn own_place(&mut self, seat: Seat) {
        let points = self.game.points(self.table, seat);
        let label = Phrase::new("panel-seat").with("who", seat).with("points", points);
        let place = Rect::new(0, TOP, CUT, HIGH);
        self.panel(Panel::placed(Region::Mine, label, place).backdrop("borneo-desk"));
        let limit = self.game.components.parameters.hand_limit;
        let heading =
            Phrase::new("heading-hand").with("count", self.view.hand.len()).with("limit", limit);
        self.paint([
            Layer::emblem(seat, Rect::new(10, 9, 26, 26)),
            Layer::words(
                Phrase::new("heading-points").with("points", points),
                Rect::new(42, 8, 110, 28),
                17,
            )
            .left()
            .ink(ON_WOOD)
            .weight(800),
            Layer::words(self.sources(seat), Rect::new(156, 8, 250, 28), 12)
                .left()
                .ink(ON_WOOD)
                .weight(500),
            Layer::title(heading, Rect::new(408, 8, 104, 28), 15).right().ink(ON_WOOD),
        ]);
        self.own_hand(seat);
        self.store(seat);
    }

    /// Where the points come from.
    fn sources(&self, seat: Seat) -> Phrase {
        let place = self.table.place(seat).copied().unwrap_or_default();
        let missions = self.game.mission_points(&place);
        let total = self.game.points(self.table, seat);
        let pirates = match self.table.pirate {
            Some(holder) if holder == seat => self.game.components.parameters.pirate_loss,
            _ => 0,
        };
        let key = if pirates > 0 { "heading-sources-pirates" } else { "heading-sources" };
        Phrase::new(key)
            .with("missions", missions)
            .with("cards", total - missions + pirates)
            .with("loss", pirates)
    }

    fn own_hand(&mut self, seat: Seat) {
        let zone = format!("hand:{}", seat.0);
        self.zone(zone.clone(), "zone-hand", Rect::new(6, 52, 508, 168), Layout::Row);
        // Who plays cards in a duel sees on each what it brings.
        let duel = match self.table.phase {
            Phase::Attack(duel) | Phase::Defend(duel) if self.table.awaited() == Some(seat) => {
                Some(duel.attacker.company)
            }
            _ => None,
        };
        for (at, card) in self.view.hand.iter().map(Card).enumerate() {
            let place = (zone.clone().into(), Spot::At(at as u16));
            let size = hand_card(self.view.hand.len());
            let piece = self.game.paint_card(card, place, size, Look::Hand(duel));
            self.scene.pieces.push(piece);
        }
    }

    /// The warehouse with a bay for each spice, the missions carried out, and what can be pressed.
    fn store(&mut self, seat: Seat) {
        let place = self.table.place(seat).copied().unwrap_or_default();
        let panel = Rect::new(CUT, TOP, FAR, HIGH);
        let label = Phrase::new("panel-store");
        self.panel(Panel::placed(Region::Mine, label, panel).backdrop("borneo-store"));
        let count = place.cards.len() + place.ports.len();
        let each = self.game.components.parameters.card_points;
        let aside = Phrase::new("aside-warehouse").with("count", count).with("each", each);
        self.paint([
            Layer::title(Phrase::new("zone-warehouse"), Rect::new(26, 9, 150, 22), 16)
                .ink("#ffffff"),
            Layer::words(aside, Rect::new(180, 9, 294, 22), 12).right().ink("#ffffff"),
        ]);
        let goods = Spice::all().map(good).chain([CRATE]);
        for (at, kind) in (0..).zip(goods) {
            let x = bay(at);
            let units = self.units(seat, kind);
            self.paint([
                Layer::good(kind, Rect::new(x + 8, 112, 26, 26)),
                Layer::figure(units, Rect::new(x + 38, 112, 48, 27), 22),
            ]);
            let zone = format!("warehouse:{}:{kind}", seat.0);
            let label = Phrase::new("zone-bay").with("good", Phrase::new(format!("good-{kind}")));
            let frame = Rect::new(x + 4, 41, BAY.2 - 8, 66);
            self.zone_called(zone.clone(), label, frame, Layout::Row);
            let wares = self.wares(seat).into_iter().filter(|&ware| self.kind(ware) == kind);
            let wares: Vec<Ware> = wares.collect();
            for (at, ware) in wares.into_iter().enumerate() {
                self.ware(seat, ware, (zone.clone().into(), Spot::At(at as u16)), WARE);
            }
        }
        self.carried_out(seat, place.missions);
        let smuggles = self.game.blackbeard && matches!(self.table.phase, Phase::Pay(_));
        let columns = if smuggles { 3 } else { 2 };
        // In a duel they are on its stage.
        if self.scene.zone(BUTTONS).is_none() {
            let frame = Rect::new(254, 148, 240, 74);
            self.zone(BUTTONS, "zone-buttons", frame, Layout::Grid { columns });
        }
    }

    fn carried_out(&mut self, seat: Seat, missions: CardSet) {
        let heading = Phrase::new("heading-missions").with("count", missions.len());
        let frame = Rect::new(8, 160, 236, 64);
        self.paint([Layer::title(heading, Rect::new(10, 143, 234, 17), 13).ink(ON_WOOD)]);
        if missions.is_empty() && self.table.pirate != Some(seat) {
            self.paint([Layer::plate(Rect::new(10, 164, 80, 56), 5, "#fff3cf22")
                .edged("#e8d3a0", 12)
                .dashed()]);
        }
        let zone: Id = format!("carried-out:{}", seat.0).into();
        self.zone(zone.clone(), "zone-carried-out", frame, Layout::Row);
        self.done(seat, missions, zone, DONE);
    }

    fn done(&mut self, seat: Seat, missions: CardSet, zone: Id, size: Size) {
        for (at, mission) in missions.iter().map(Mission).enumerate() {
            let place = (zone.clone(), Spot::At(at as u16));
            let piece = self.game.paint_mission(mission, place, size, false);
            self.scene.pieces.push(piece);
        }
        if self.table.pirate == Some(seat) {
            let size = Size { w: size.h * 7 / 6, h: size.h };
            self.pirate_ship(zone, missions.len() as u16, size);
        }
    }

    /// What is in a warehouse; equal goods lie side by side.
    fn wares(&self, seat: Seat) -> Vec<Ware> {
        let place = self.table.place(seat).copied().unwrap_or_default();
        let cards = place.cards.iter().map(|card| Ware::Card(Card(card)));
        let ports = place.ports.iter().map(|port| Ware::Port(Port(port)));
        let mut wares: Vec<Ware> = cards.chain(ports).collect();
        wares.sort_by_key(|&ware| self.kind(ware));
        wares
    }

    /// The good on a card of a warehouse.
    fn kind(&self, ware: Ware) -> u8 {
        match ware {
            Ware::Card(card) => self.game.good(card),
            Ware::Port(port) => {
                self.game.components.harbour(port).map_or(CRATE, |harbour| good(harbour.spice))
            }
        }
    }

    /// How many of a good a warehouse pays.
    fn units(&self, seat: Seat, kind: u8) -> i32 {
        let worth = |ware: Ware| match ware {
            Ware::Card(card) => {
                self.game.components.shipment(card).map_or(1, |card| i32::from(card.units))
            }
            Ware::Port(_) => 1,
        };
        self.wares(seat).into_iter().filter(|&ware| self.kind(ware) == kind).map(worth).sum()
    }

    fn ware(&mut self, seat: Seat, ware: Ware, place: (Id, Spot), size: Size) {
        let paid = match self.table.phase {
            Phase::Pay(payment) if seat == self.table.active => (payment.cards, payment.ports),
            _ => (CardSet::EMPTY, CardSet::EMPTY),
        };
        let (piece, chosen) = match ware {
            Ware::Card(card) => {
                (self.game.paint_card(card, place, size, Look::Ware), paid.0.contains(card.0))
            }
            Ware::Port(port) => (self.game.paint_port(port, place, size), paid.1.contains(port.0)),
        };
        self.scene.pieces.push(if chosen {
            piece.badge(Glyph::Mark, Phrase::new("badge-paid"))
        } else {
            piece
        });
    }

    /// The place of another seat, small: its ranks, then its hand, its warehouse and its missions, in one
    /// line where they fit. What is empty takes no room.
    pub(super) fn other_place(&mut self, seat: Seat) {
        let points = self.game.points(self.table, seat);
        let label = Phrase::new("panel-seat").with("who", seat).with("points", points);
        let wares: Vec<(Ware, i32)> =
            self.wares(seat).into_iter().map(|ware| (ware, self.small_ware(ware))).collect();
        let missions = self.table.place(seat).map_or(CardSet::EMPTY, |place| place.missions);
        let ship = i32::from(self.table.pirate == Some(seat));
        let tiles = missions.len() as i32;
        // Neighbours in a row lie eight units apart.
        let store = wares.iter().map(|(_, wide)| wide + 8).sum::<i32>();
        let done = tiles * (SMALL_DONE.w + 8) + ship * (SMALL_DONE.w * 7 / 6 + 8);
        let hand = if self.view.hand_size(seat) > 0 { HAND_W } else { EMPTY };
        let all = OTHER_WIDTH - 2;
        let beside = Rect::new(2 + hand, SECOND, all - hand, SMALL);
        let below = Rect::new(2, SECOND + SMALL, all, SMALL);
        let over = |wide: i32, room: Rect| (wide - room.w).max(0);
        let (store_at, done_at, rows) = if store + done <= beside.w {
            let wide = store.clamp(EMPTY, beside.w - EMPTY);
            let rest = Rect { x: beside.x + wide, w: beside.w - wide, ..beside };
            (Rect { w: wide, ..beside }, rest, 1)
        } else if over(done, beside) + over(store, below) <= over(store, beside) + over(done, below)
        {
            (below, beside, 2)
        } else {
            (beside, below, 2)
        };
        let h = SECOND + rows * SMALL + 1;
        let size = Size { w: OTHER_WIDTH, h };
        self.panel(Panel::new(Region::Other(seat), label, size));
        self.paint([Layer::plate(Rect::new(0, 0, size.w, size.h), 8, "#fffdf7")]);
        self.other_ranks(seat);
        if store > 0 {
            let mat = Rect { h: SMALL - 2, y: store_at.y + 1, ..store_at };
            self.paint([Layer::plate(mat, 5, "#f5e6c4").edged("#d8bd8c", 10)]);
        }
        self.other_hand(seat);
        let warehouse: Id = format!("warehouse:{}", seat.0).into();
        let done: Id = format!("carried-out:{}", seat.0).into();
        self.zone(warehouse.clone(), "zone-warehouse", store_at, Layout::Row);
        for (at, (ware, w)) in wares.into_iter().enumerate() {
            let size = Size { w, h: 25 };
            self.ware(seat, ware, (warehouse.clone(), Spot::At(at as u16)), size);
        }
        self.zone(done.clone(), "zone-carried-out", done_at, Layout::Row);
        self.done(seat, missions, done, SMALL_DONE);
    }

    /// How wide a card of another's warehouse is: a double shows two goods.
    fn small_ware(&self, ware: Ware) -> i32 {
        let double = matches!(ware, Ware::Card(card)
            if self.game.components.shipment(card).is_some_and(|card| card.units > 1));
        if double { 44 } else { 25 }
    }

    /// On which ranks of the companies a seat stands: the flag, and the ranks as on the houses. Where it
    /// has many merchants there is room for them beside the others.
    fn other_ranks(&mut self, seat: Seat) {
        let ranks: Vec<Vec<u8>> = Company::all()
            .map(|company| {
                let mine = self.table.merchants(seat).filter(|at| at.company == company);
                mine.map(|merchant| merchant.rank + 1).collect()
            })
            .collect();
        let more = |ranks: &Vec<u8>| (ranks.len() as i32 - 2).max(0) * RANK;
        let wanted: i32 = ranks.iter().map(more).sum();
        let empty = ranks.iter().filter(|ranks| ranks.is_empty()).count() as i32;
        let few = ranks.iter().filter(|ranks| ranks.len() < 2).count() as i32;
        // Who stands nowhere needs no room, and one rank less than two.
        let (from_empty, from_few) = match empty {
            0 => (0, (wanted + few - 1) / few.max(1)),
            _ => ((wanted + empty - 1) / empty, 0),
        };
        let mut x = 1;
        for (company, ranks) in Company::all().zip(ranks) {
            let less = match ranks.len() {
                0 => from_empty.max(from_few),
                1 => from_few,
                _ => 0,
            };
            let w = 60 + more(&ranks) - less;
            let chip = Layer::plate(Rect::new(x, 1, w - 1, 21), 5, "#eef3e2").edged("#a9bd8a", 10);
            self.paint([if ranks.is_empty() { chip.dashed() } else { chip }]);
            self.paint(self.game.flag(company, x + 3, 3, 24));
            if ranks.is_empty() && w > 40 {
                self.paint([Layer::words("–", Rect::new(x + 28, 1, w - 30, 21), 14)]);
            }
            for (at, rank) in (0..).zip(ranks) {
                let disc = Rect::new(x + 28 + at * RANK, 4, 15, 15);
                self.paint([
                    Layer::plate(disc, 8, "#fffaf0").edged("#a8814a", 10),
                    Layer::figure(u16::from(rank), disc, 12),
                ]);
            }
            x += w;
        }
    }

    /// Of another hand only the size is known.
    fn other_hand(&mut self, seat: Seat) {
        let count = self.view.hand_size(seat);
        let zone: Id = format!("hand:{}", seat.0).into();
        let wide = if count > 0 { 24 } else { EMPTY };
        self.zone(zone.clone(), "zone-hand", Rect::new(2, SECOND, wide, SMALL), Layout::Row);
        if count == 0 {
            return;
        }
        self.paint([Layer::figure(count as i32, Rect::new(27, SECOND, 20, SMALL), 17)]);
        let (w, h) = (21, 29);
        let face = Face::new(Shape::Back, w, h)
            .line([Glyph::Mark, Glyph::Number(count as i32)])
            .layer(Layer::art("borneo-back", Rect::new(0, 0, w, h)));
        let id = format!("hand-of:{}", seat.0);
        let label = Phrase::new("piece-hand").with("count", count);
        let piece = Piece::new(id, zone, Spot::At(0), face, label)
            .tip(Phrase::new("tip-hand").with("who", seat).with("count", count));
        self.scene.pieces.push(piece);
    }
}

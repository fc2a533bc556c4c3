//! The stage: whatever is being decided. Auction and actions have files of their own; here are the lots
//! of the round, the spices of the supply, foundings, tiles that were just gained.

use kit::scene::{BUTTONS, Face, Glyph, Layer, Layout, Piece, Rect, Shape, Size, Spot, Tint};
use kit::{Phrase, Seat};

use super::brush::{Brush, EDGE, PAPER, SOFT, WARM, heading, token, vacant};
use super::tile::{CARD, tile_size};
use super::{Painter, goods_id};
use crate::board::Colony;
use crate::components::{ColonyTile, Tile};
use crate::spices::Spice;
use crate::state::{Phase, Stage, Stop};
use crate::words;

/// Where things are shown, below the heading.
pub(super) const FLOOR: Rect = Rect { x: 10, y: 66, w: 488, h: 158 };
/// Beside the heading.
const BESIDE: Rect = Rect { x: 290, y: 33, w: 206, h: 33 };
/// The planks on which the lots of a round stand.
const PLANK: i32 = 182;
/// Places in a line on the stage.
const PLACES: i32 = 5;
const PLACE: i32 = 95;

/// Where the so-manieth of so many places in a line begins, on the panel.
fn lot_place(at: usize, count: usize) -> i32 {
    19 + (PLACES - count as i32) * PLACE / 2 + at as i32 * PLACE
}

impl Painter<'_> {
    pub(super) fn stage(&mut self) {
        if let Some((lot, high, leader)) = self.auctioned() {
            return self.auction(lot, high, leader);
        }
        let table = &self.view.table;
        match table.phase {
            Phase::Flag | Phase::Token => self.lots_to_mark(),
            Phase::Gather { left, .. } => {
                let note = Phrase::new("goa-still").with("count", left);
                self.supply("goa-head-gather", Some(note));
            }
            Phase::Fill { .. } => self.supply("goa-head-fill", None),
            Phase::Founding => self.founding(),
            Phase::Settle { colony } => self.settling(colony),
            Phase::GiveUp { tile, .. } => self.gained(tile),
            Phase::Extra => self.extra(),
            Phase::Over => self.over(),
            Phase::Either { count } | Phase::Resupply { count } => self.either(count),
            _ if matches!(table.stage, Stage::Actions { .. } | Stage::Extra) => self.actions(),
            _ => self.sentence(),
        }
    }

    /// The heading of the stage, with the buttons beside it.
    pub(super) fn caption(&mut self, art: &'static str, title: Phrase, note: Option<Phrase>) {
        self.paint(Layer::art(art, Rect::new(17, 37, 24, 24)));
        let buttons = self.is_asked();
        let (wide, rest) = match (&note, buttons) {
            (None, true) => (240, 0),
            (None, false) => (440, 0),
            (Some(_), true) => (112, 128),
            (Some(_), false) => (190, 250),
        };
        self.paint(heading(title, Rect::new(46, 35, wide, 28), 18));
        if let Some(note) = note {
            let room = Rect::new(50 + wide, 37, rest, 26);
            let words = Layer::words(note, room, 13).weight(500).ink(SOFT);
            self.paint(if buttons { words.left() } else { words.right() });
        }
        if self.own().is_some() {
            self.zone(BUTTONS, "goa-zone-buttons", BESIDE, Layout::Grid { columns: 2 });
        }
    }

    /// The lots of the round, who has marked each and who will mark the next.
    fn lots_to_mark(&mut self) {
        let title = Phrase::new("goa-head-lots");
        self.paint(Layer::art("goa-flag", Rect::new(17, 37, 24, 24)));
        self.paint(heading(title, Rect::new(46, 35, 210, 28), 18));
        let note = Layer::words(Phrase::new("goa-note-lots"), Rect::new(258, 37, 232, 26), 13);
        self.paint(note.weight(500).right().ink(SOFT));
        let table = self.view.table;
        let lots = usize::from(self.goa.options.seats) + 1;
        for lot in 0..lots {
            let (x, owner) = (lot_place(lot, lots), self.goa.seller(&table, lot as u8));
            let now = lot == table.tokens.len();
            self.paint(Layer::art("goa-plank", Rect::new(x - 2, PLANK, 88, 14)));
            let room = Rect::new(x + 3, PLANK - 58, 78, 54);
            match table.tokens.get(lot).map(|&space| table.tile_at(space)) {
                Some(Some(tile)) => {
                    let size = tile_size(room.w);
                    let at = Rect::new(room.x, PLANK - size.h, size.w, size.h);
                    self.paint_all(self.goa.tile_layers(tile, at));
                }
                Some(None) => {
                    self.paint(Layer::art("goa-flag", Rect::new(x + 14, PLANK - 60, 58, 58)))
                }
                None => {
                    self.paint(vacant(room, 6));
                    if now && lot == 0 {
                        self.paint(Layer::art("goa-flag", Rect::new(x + 20, PLANK - 53, 44, 44)));
                    } else if now {
                        let words = Layer::words(Phrase::new("goa-place-token"), room, 13);
                        self.paint(words.ink(WARM));
                    }
                }
            }
            self.paint_all(token(lot as u8 + 1, owner, Rect::new(x + 28, 64, 28, 31)));
            let name = Phrase::new("goa-panel-seat").with("who", owner);
            let words = Layer::words(name, Rect::new(x - 4, 95, 92, 16), 13);
            self.paint(words.weight(if now { 700 } else { 500 }));
        }
    }

    /// The spices of the supply.
    fn supply(&mut self, title: &'static str, note: Option<Phrase>) {
        self.caption("goa-sack", Phrase::new(title), note);
        self.zone("supply", "goa-zone-supply", FLOOR, Layout::Free);
        for (at, spice) in Spice::ALL.into_iter().enumerate() {
            let size = Size { w: 84, h: 104 };
            let face = Face::new(Shape::Tile, size.w, size.h)
                .tint(Tint::Good(spice.good()))
                .line([Glyph::Goods(spice.good(), 1)])
                .layer(
                    Layer::plate(Rect::new(0, 0, size.w, size.h), 10, PAPER)
                        .edged(EDGE, 10)
                        .lying(),
                )
                .layer(Layer::good(spice.good(), Rect::new(15, 10, 54, 54)))
                .layer(Layer::words(
                    Phrase::new(format!("goa-band-{}", spice.good())),
                    Rect::new(3, 70, size.w - 6, 28),
                    14,
                ));
            let label = Phrase::new("goa-piece-supply").with("spice", words::spice(spice));
            let spot = Spot::Point { x: lot_place(at, Spice::COUNT) - FLOOR.x, y: 24 };
            let tip = Phrase::new("goa-tip-supply-spice").with("spice", words::spice(spice));
            let id = format!("supply:{}", spice.letter());
            self.add(Piece::new(id, "supply", spot, face, label).tip(tip));
        }
    }

    /// The cards turned up for a founding, and how far they go.
    fn founding(&mut self) {
        let table = self.view.table;
        let Stop::Founding { colony, recruits } = table.stop else { return self.sentence() };
        let title = Phrase::new("goa-head-founding").with("colony", words::colony(colony));
        self.caption("goa-colony", title, None);
        let frame = Rect::new(FLOOR.x, FLOOR.y + 8, FLOOR.w, CARD.h + 14);
        self.zone("recruiting", "goa-zone-recruiting", frame, Layout::Free);
        self.plate(Rect::new(19, 78, 84, CARD.h), recruits, "goa-from-board");
        let mut shown = 0;
        for (at, &card) in table.recruiting.iter().enumerate() {
            let spot = Spot::Point { x: lot_place(at + 1, 5) - FLOOR.x, y: 4 };
            self.card(card, "recruiting", spot);
            shown += u16::from(self.goa.components.recruits(card));
        }
        let cost = self.goa.components.colony_cost[colony as usize];
        let sum = Phrase::new("goa-founding-sum")
            .with("board", recruits)
            .with("cards", shown)
            .with("total", u16::from(recruits) + shown)
            .with("cost", cost)
            .with("lacking", self.goa.shortage(&table));
        self.paint(Layer::plate(Rect::new(19, 164, 470, 48), 9, PAPER).edged(EDGE, 10));
        self.paint(Layer::art("goa-colonist", Rect::new(26, 170, 36, 36)));
        self.paint(Layer::words(sum, Rect::new(68, 166, 390, 44), 14).weight(500).left());
    }

    /// A number of colonists on a plate.
    fn plate(&mut self, at: Rect, count: u8, says: &'static str) {
        self.paint(Layer::plate(at, 9, PAPER).edged(EDGE, 10));
        let brush = Brush::at(at.x, at.y);
        self.paint(brush.figure(count, 26, 24, 24));
        self.paint(brush.art("goa-colonist", 56, 23, 30));
        let room = Rect::new(at.x + 2, at.y + 42, at.w - 4, at.h - 44);
        self.paint(Layer::words(Phrase::new(says), room, 12).weight(500).ink(SOFT));
    }

    /// The tiles of the colony that can be had.
    fn settling(&mut self, colony: Colony) {
        let title = Phrase::new("goa-head-founding").with("colony", words::colony(colony));
        self.caption("goa-colony", title, None);
        self.zone("stock", "goa-zone-stock", FLOOR, Layout::Free);
        let mut tiles = Vec::new();
        self.goa.each_colony_tile(&self.view.table, colony, &mut |tile| tiles.push(tile));
        for (at, &tile) in tiles.iter().enumerate() {
            let spot = Spot::Point { x: lot_place(at, tiles.len()) - FLOOR.x, y: 34 };
            self.colony_tile(tile, "stock", spot);
        }
    }

    /// A plantation that was just gained and has no place yet.
    fn gained(&mut self, tile: Tile) {
        self.caption("goa-plant", Phrase::new("goa-head-gained"), None);
        self.zone("stage", "goa-zone-stage", FLOOR, Layout::Free);
        self.paint(Layer::art("goa-plank", Rect::new(173, 174, 162, 18)));
        let size = tile_size(136);
        let spot = Spot::Point { x: 186 - FLOOR.x, y: 176 - size.h - FLOOR.y };
        self.tile(tile, "stage", spot, size);
        let says = heading(self.goa.say_tile(tile), Rect::new(60, 196, 388, 24), 15);
        self.paint(super::brush::centred(says));
    }

    /// Who has extra action cards, and who has passed.
    fn extra(&mut self) {
        self.caption("goa-action", Phrase::new("goa-head-extra"), None);
        self.zone("speakers", "goa-zone-speakers", FLOOR, Layout::Free);
        let table = self.view.table;
        let seats = self.goa.options.seats;
        for (at, seat) in table.flag.round(seats).enumerate() {
            let held = table.place(seat).map_or(0, |place| place.extra_actions);
            let passed = table.passed.contains(seat);
            let x = lot_place(at, seats.into()) - FLOOR.x;
            self.extra_speaker(seat, held, passed, x);
        }
    }

    fn extra_speaker(&mut self, seat: Seat, held: u8, passed: bool, x: i32) {
        let size = Size { w: 86, h: 124 };
        let now = self.view.table.active == seat;
        let key = match (now, passed) {
            (true, _) => "goa-extra-now",
            (false, true) => "goa-extra-passed",
            (false, false) => "goa-extra-waits",
        };
        let says = Phrase::new(key);
        let mut face = Face::new(Shape::Tile, size.w, size.h)
            .tint(Tint::Seat(seat))
            .line([Glyph::Number(held.into()), Glyph::Icon(kit::scene::Icon::Action)]);
        if now {
            let ring = Rect::new(22, -1, 42, 42);
            let ring = Layer::plate(ring, 21, kit::scene::Ink::None);
            face = face.layer(ring.edged("#e08a10", 34));
        }
        let name = Phrase::new("goa-panel-seat").with("who", seat);
        let words = Layer::words(says.clone(), Rect::new(0, 60, size.w, 18), 12);
        face = face
            .layer(Layer::emblem(seat, Rect::new(25, 2, 36, 36)))
            .layer(Layer::words(name, Rect::new(0, 43, size.w, 16), 13).weight(700))
            .layer(words.weight(500).ink(if now { WARM } else { SOFT }))
            .layer(Layer::plate(Rect::new(10, 82, 66, 38), 9, PAPER).edged(EDGE, 10))
            .layer(Layer::art("goa-action", Rect::new(15, 86, 30, 30)))
            .layer(Layer::figure(held, Rect::new(46, 84, 28, 34), 22));
        let label = Phrase::new("goa-piece-speaker").with("who", seat).with("state", says);
        let spot = Spot::Point { x, y: 14 };
        let piece = Piece::new(format!("speaker:{}", seat.0), "speakers", spot, face, label);
        let piece = piece.tip(Phrase::new("goa-tip-extra"));
        let own = self.view.viewer.is(seat);
        self.add(if own { piece.twin_of(goods_id("extra", seat)) } else { piece });
    }

    /// The points of everybody when the game is over.
    fn over(&mut self) {
        self.caption("goa-shield", Phrase::new("goa-head-over"), None);
        self.zone("speakers", "goa-zone-speakers", FLOOR, Layout::Free);
        let seats = self.goa.options.seats;
        let purse = |seat: Seat| self.view.pocket(seat).open.map_or(0, |purse| purse.ducats);
        let most = Seat::all(seats).map(purse).max();
        for (at, seat) in Seat::all(seats).enumerate() {
            let place = self.view.table.place(seat).copied().unwrap_or_default();
            let rich = i32::from(self.goa.components.figures.most_ducats_points);
            let extra = if Some(purse(seat)) == most { rich } else { 0 };
            let points = self.points_so_far(seat, &place) + extra;
            let size = Size { w: 86, h: 124 };
            let name = Phrase::new("goa-panel-seat").with("who", seat);
            let face = Face::new(Shape::Tile, size.w, size.h)
                .tint(Tint::Seat(seat))
                .line([Glyph::Points(points)])
                .layer(Layer::emblem(seat, Rect::new(25, 2, 36, 36)))
                .layer(Layer::words(name, Rect::new(0, 43, size.w, 16), 13).weight(700))
                .layers(Brush::at(0, 0).shield(points, 43, 90, 44));
            let label = Phrase::new("goa-piece-final").with("who", seat).with("count", points);
            let spot = Spot::Point { x: lot_place(at, seats.into()) - FLOOR.x, y: 14 };
            let piece = Piece::new(format!("speaker:{}", seat.0), "speakers", spot, face, label);
            self.add(piece.tip(Phrase::new("goa-tip-final")));
        }
    }

    /// Ships or colonists, which are the viewer's goods once more.
    fn either(&mut self, count: u8) {
        let seat = self.view.table.active;
        let title = Phrase::new("goa-head-turn").with("who", seat);
        self.caption("goa-action", title, None);
        self.zone("stage", "goa-zone-stage", FLOOR, Layout::Free);
        let goods =
            [("ships", "goa-ship", "goa-ships"), ("colonists", "goa-colonist", "goa-colonists")];
        for (at, (kind, art, key)) in goods.into_iter().enumerate() {
            let gives = Phrase::new(key).with("count", count);
            let size = Size { w: 150, h: 90 };
            let face = Face::new(Shape::Tile, size.w, size.h)
                .line([Glyph::Word(gives.clone())])
                .layer(Layer::art("goa-action-plate", Rect::new(0, 0, size.w, size.h + 3)))
                .layer(Layer::art(art, Rect::new(50, 8, 50, 50)))
                .layer(Layer::words(gives.clone(), Rect::new(6, 60, size.w - 12, 24), 15));
            let spot = Spot::Point { x: 80 + 178 * at as i32, y: 30 };
            let piece = Piece::new(format!("take:{kind}"), "stage", spot, face, gives)
                .tip(Phrase::new(format!("goa-tip-{kind}")));
            let own = self.view.viewer.is(seat);
            self.add(if own { piece.twin_of(goods_id(kind, seat)) } else { piece });
        }
    }

    /// What is asked, in large letters: what can be touched lies elsewhere.
    fn sentence(&mut self) {
        self.caption("goa-gavel", Phrase::new("goa-head-stage"), None);
        let says = self.goa.say_prompt(self.view);
        let words = heading(says, Rect::new(40, 84, 430, 110), 20);
        self.paint(super::brush::centred(words));
    }

    /// A colony tile as it is offered on the stage, with what its fields take in large signs.
    pub(super) fn colony_tile(&mut self, tile: ColonyTile, zone: &'static str, at: Spot) {
        let Some(face) = self.goa.offered_face(tile) else { return };
        let label = self.goa.say_colony_tile(tile);
        let tip = Phrase::new("goa-tip-colony-tile")
            .with("id", self.goa.colony_tile_id(tile))
            .with("tile", label.clone());
        self.add(Piece::new(self.colony_tile_id(tile), zone, at, face, label).tip(tip));
    }
}

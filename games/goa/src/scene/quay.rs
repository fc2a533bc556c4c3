//! The market quay: the squares with tiles, tokens and flag, and the rounds above them.

use kit::Phrase;
use kit::scene::{
    Badge, Face, Glyph, Icon, Id, Layer, Layout, Piece, Rect, Region, Shape, Size, Spot, Tint,
};

use super::brush::{SOFT, TERRACOTTA, heading, token, unseen};
use super::{Painter, space_id};
use crate::board::{SIDE, SQUARES, Space};
use crate::state::{Phase, Stage};
use crate::words;

const QUAY: Rect = Rect { x: 0, y: 0, w: 512, h: 386 };
/// Where pieces lie.
const GRID: Rect = Rect { x: 0, y: 9, w: 512, h: 377 };
/// The first square, a square, and the distance from one to the next.
const FIRST: (i32, i32) = (37, 55);
const SQUARE: Size = Size { w: 86, h: 57 };
const PITCH: Size = Size { w: 89, h: 61 };
/// A tile on its square.
const TILE: Size = Size { w: 86, h: 59 };
/// The middles of the border on all four sides.
const BORDER: (i32, i32, i32, i32) = (20, 42, 495, 370);
/// A space of the border.
const RING: i32 = 26;
const ROUND: &str = "M1 13a12 12 0 1 0 24 0a12 12 0 1 0-24 0z";
/// The flag on a square, and on the border.
const FLAG: i32 = 40;
const BORDER_FLAG: i32 = 30;

/// Where a space of the board or its border lies in the zone of the squares, and how large it is.
fn place(space: Space) -> (Spot, Size) {
    let (left, top, right, bottom) = BORDER;
    let middle = |at: u8, first: i32, pitch: i32, length: i32, ends: (i32, i32)| match at {
        0 => ends.0,
        at if at > SIDE => ends.1,
        at => first + i32::from(at - 1) * pitch + length / 2,
    };
    let x = middle(space.column(), FIRST.0, PITCH.w, SQUARE.w, (left, right));
    let y = middle(space.row(), FIRST.1, PITCH.h, SQUARE.h, (top, bottom));
    let size = if space.square().is_some() { SQUARE } else { Size { w: RING, h: RING } };
    let (x, y) = (x - size.w / 2 - GRID.x, y - size.h / 2 - GRID.y);
    (Spot::Point { x, y }, size)
}

impl Painter<'_> {
    pub(super) fn quay(&mut self) {
        self.panel(Region::Board, "goa-panel-quay", QUAY, "goa-quay");
        self.paint(heading(Phrase::new("goa-head-quay"), Rect::new(20, 11, 180, 24), 16));
        self.zone("grid", "goa-zone-grid", GRID, Layout::Free);
        self.rounds();
        self.squares();
        self.tokens();
    }

    /// The rounds of both phases as pennants on a line.
    fn rounds(&mut self) {
        let rounds = self.goa.components.figures.rounds;
        let now = self.view.table.round.min(self.goa.components.all_rounds() - 1);
        let (w, gap) = (264, 9);
        let pitch = (w - gap - 2) / i32::from(self.goa.components.all_rounds().max(1));
        let round = self.goa.say_round(now);
        let mut face = Face::new(Shape::Tile, w, 24).line([Glyph::Word(round.clone())]);
        for at in 0..self.goa.components.all_rounds() {
            let x = i32::from(at) * pitch + if at >= rounds { gap } else { 0 };
            let (art, ink) = match at {
                at if at < now => ("goa-pennant-past", "#ffffff"),
                at if at == now => ("goa-pennant-now", "#ffffff"),
                _ => ("goa-pennant-later", "#2a2018"),
            };
            let half = if at < rounds { 'A' } else { 'B' };
            let sign = format!("{half}{}", at % rounds + 1);
            let room = Rect::new(x, 1, 28, 14);
            face = face
                .layer(Layer::art(art, Rect::new(x, 0, 28, 24)))
                .layer(Layer::words(sign, room, 12).weight(700).ink(ink));
        }
        let spot = Spot::Point { x: 240 - GRID.x, y: 9 - GRID.y };
        let label = Phrase::new("goa-piece-round").with("round", round);
        let piece = Piece::new("round", "grid", spot, face, label);
        self.add(piece.tip(Phrase::new("goa-tip-round")));
    }

    fn squares(&mut self) {
        let table = &self.view.table;
        let on_sale = match table.phase {
            Phase::Bid { .. } | Phase::LastWord { .. } => self.goa.lot_tile(table),
            _ => None,
        };
        for square in 0..SQUARES {
            let space = Space::of_square(square);
            match table.tile_at(space) {
                Some(tile) => {
                    let (spot, _) = place(space);
                    self.tile(tile, "grid", spot, TILE);
                    let under = space.corner().is_some_and(|at| table.corners & 1 << at != 0);
                    let Some(piece) = self.scene.pieces.last_mut() else { continue };
                    if under {
                        let (glyph, label) =
                            (Glyph::Icon(Icon::Jewel), Phrase::new("goa-badge-bonanza"));
                        piece.badges.push(Badge { glyph, label });
                    }
                    if on_sale == Some(tile) {
                        piece.face.layers.extend(chosen(TILE));
                    }
                }
                None => self.space(space),
            }
        }
        if table.phase == Phase::Flag {
            for space in self.goa.flag_spaces(table).iter().filter(|at| at.square().is_none()) {
                self.space(space);
            }
        }
    }

    /// An empty square, or a space of the border.
    fn space(&mut self, space: Space) {
        let (spot, size) = place(space);
        let inside = space.square().is_some();
        let mut face = Face::new(Shape::Slot, size.w, size.h).layer(unseen(size.w, size.h));
        if !inside {
            face = face.outline(ROUND);
        }
        if let Some(lot) = self.sold_at(space) {
            face = face.layers(self.ghost(lot));
        }
        let key = if inside { "goa-piece-square" } else { "goa-piece-border" };
        let label = Phrase::new(key).with("space", words::space(space));
        self.add(Piece::new(space_id(space), "grid", spot, face, label));
    }

    /// The lot of this round that lay there and is sold.
    fn sold_at(&self, space: Space) -> Option<u8> {
        let table = &self.view.table;
        let Stage::Auction { lot } = table.stage else { return None };
        let sold = table.tokens.iter().take(lot.into()).position(|&at| at == space)?;
        space.square().and(Some(sold as u8))
    }

    /// What is left of a lot that is sold.
    fn ghost(&self, lot: u8) -> [Layer; 3] {
        let seller = self.goa.seller(&self.view.table, lot);
        let at = Rect::new(27, 5, 32, 32);
        let says = Phrase::new(if lot == 0 { "goa-flag-sold" } else { "goa-sold" });
        [
            Layer::tinted("goa-sold", at, Tint::Seat(seller)),
            Layer::figure(lot + 1, at, 14).ink("#2a2018"),
            Layer::words(says, Rect::new(2, 40, 82, 14), 11).weight(500).ink(SOFT),
        ]
    }

    /// The flag lies on the board until it is sold; tokens lie until their lots are sold.
    fn tokens(&mut self) {
        let table = &self.view.table;
        let sold = match table.stage {
            Stage::Auction { lot } => usize::from(lot),
            _ => 0,
        };
        for (at, &space) in table.tokens.iter().enumerate().skip(sold) {
            let number = at as u8 + 1;
            let owner = self.goa.seller(table, at as u8);
            let (host, x, y, size): (Id, _, _, _) = match (at, table.tile_at(space)) {
                (0, _) => {
                    if self.scene.piece(&space_id(space)).is_none() {
                        self.space(space);
                    }
                    let (x, y, size, token) = flag_place(space);
                    let flag = self.flag("grid", Spot::Within(space_id(space), x, y), size);
                    self.add(flag);
                    ("flag".into(), token.0, token.1, 22)
                }
                (_, Some(tile)) => (self.tile_id(tile), TILE.w - 20, -8, 26),
                // Its tile has just been taken.
                (_, None) => (space_id(space), (SQUARE.w - 26) / 2, (SQUARE.h - 28) / 2, 26),
            };
            let face = Face::new(Shape::Disc, size, size * 31 / 28)
                .tint(Tint::Seat(owner))
                .line([Glyph::Number(number.into())])
                .layers(token(number, owner, Rect::new(0, 0, size, size * 31 / 28)));
            let label = Phrase::new("goa-piece-token").with("token", number).with("who", owner);
            let tip = Phrase::new("goa-tip-token").with("token", number).with("who", owner);
            let id = format!("token:{number}");
            self.add(Piece::new(id, "grid", Spot::Within(host, x, y), face, label).tip(tip));
        }
    }

    pub(super) fn flag(&self, zone: impl Into<Id>, at: Spot, size: i32) -> Piece {
        let face = Face::new(Shape::Figure, size, size)
            .line([Glyph::Icon(Icon::Flag)])
            .layer(Layer::art("goa-flag", Rect::new(0, 0, size, size)));
        Piece::new("flag", zone, at, face, Phrase::new("goa-piece-flag"))
            .tip(Phrase::new("goa-tip-flag"))
    }
}

/// Where on its space the flag stands, how large it is, and where on it the token lies. Spaces of the
/// border lie near the edge of the quay.
fn flag_place(space: Space) -> (i32, i32, i32, (i32, i32)) {
    if space.square().is_some() {
        return ((SQUARE.w - FLAG) / 2, (SQUARE.h - FLAG) / 2 - 2, FLAG, (-8, FLAG - 20));
    }
    match (space.row(), space.column()) {
        (0, _) => (0, -2, BORDER_FLAG, (-12, 6)),
        (row, _) if row > SIDE => (0, -1, BORDER_FLAG, (-14, 6)),
        (_, 0) => (2, -8, BORDER_FLAG, (-6, 16)),
        _ => (-8, -8, BORDER_FLAG, (-4, 16)),
    }
}

/// A ring around what stands on the stage now.
fn chosen(size: Size) -> [Layer; 2] {
    let around = |by: i32| Rect::new(-by, -by, size.w + 2 * by, size.h - 2 + 2 * by);
    let none = kit::scene::Ink::None;
    [
        Layer::plate(around(2), 7, none.clone()).edged("#fff8ea", 60),
        Layer::plate(around(2), 7, none).edged(TERRACOTTA, 34),
    ]
}

//! What all share: the squares, the piles, the box, the supply, the colonies.

use kit::Phrase;
use kit::scene::{Face, Glyph, Icon, Id, Layout, Piece, Rect, Region, Shape, Size, Spot, Tint};

use super::Painter;
use super::faces::field_glyphs;
use crate::board::{Colony, SIDE, SQUARES, Space};
use crate::components::{Card, ColonyTile, Tile};
use crate::spices::Spice;
use crate::state::{Phase, Stage};
use crate::words;

/// A tile on its square, and the distance from one square to the next.
const TILE: Size = Size { w: 84, h: 64 };
const PITCH: Size = Size { w: 88, h: 68 };
/// The border around the squares.
const BORDER: Size = Size { w: 34, h: 30 };
/// A space of the border.
const SLOT: Size = Size { w: 30, h: 26 };

/// The name of a tile's piece.
pub(super) fn tile_id(painter: &Painter<'_>, tile: Tile) -> Id {
    format!("tile:{}", painter.goa.tile_id(tile)).into()
}

/// The name of a space's piece, where no tile lies.
pub(super) fn space_id(space: Space) -> Id {
    format!("space:{}{}", space.row(), space.column()).into()
}

/// The name of a colony tile's piece.
pub(super) fn colony_tile_id(painter: &Painter<'_>, tile: ColonyTile) -> Id {
    format!("colony:{}", painter.goa.colony_tile_id(tile)).into()
}

/// The name of an expedition card's piece.
pub(super) fn card_id(painter: &Painter<'_>, card: Card) -> Id {
    format!("card:{}", painter.goa.card_id(card)).into()
}

/// Where a space of the board or its border lies in the zone of the squares, for a piece of this
/// size.
fn spot(space: Space, size: Size) -> Spot {
    let along = |at: u8, border: i32, pitch: i32, length: i32| match at {
        0 => (border - length) / 2,
        at if at > SIDE => border + i32::from(SIDE) * pitch + (border - length) / 2 - 4,
        at => border + i32::from(at - 1) * pitch + (pitch - 4 - length) / 2,
    };
    Spot::Point {
        x: along(space.column(), BORDER.w, PITCH.w, size.w),
        y: along(space.row(), BORDER.h, PITCH.h, size.h),
    }
}

impl Painter<'_> {
    pub(super) fn board(&mut self) {
        let size = Size { w: 1000, h: 420 };
        self.panel(Region::Board, Phrase::new("goa-panel-board"), size);
        self.zone("grid", "goa-zone-grid", Rect::new(6, 10, 508, 400), Layout::Free);
        self.zone("round", "goa-zone-round", Rect::new(524, 6, 470, 40), Layout::Row);
        self.zone("pile", "goa-zone-pile", Rect::new(524, 52, 150, 84), Layout::Row);
        self.zone("recruiting", "goa-zone-recruiting", Rect::new(684, 52, 310, 84), Layout::Row);
        self.zone("boxed", "goa-zone-boxed", Rect::new(524, 142, 470, 50), Layout::Row);
        self.zone("supply", "goa-zone-supply", Rect::new(524, 196, 470, 32), Layout::Row);
        let stock = Rect::new(524, 234, 470, 180);
        self.zone("stock", "goa-zone-stock", stock, Layout::Grid { columns: 6 });
        self.squares();
        self.tokens();
        self.round();
        self.piles();
        for (at, tile) in self.view.table.boxed.iter().enumerate() {
            self.tile(Tile(tile), "boxed", Spot::At(at as u16), Size { w: 68, h: 46 });
        }
        for spice in Spice::ALL {
            let face = Face::new(Shape::Good, 30, 28)
                .tint(Tint::Good(spice.good()))
                .line([Glyph::Goods(spice.good(), 1)]);
            let label = Phrase::new("goa-piece-supply").with("spice", words::spice(spice));
            let (id, at) = (format!("supply:{}", spice.letter()), Spot::At(spice.good().into()));
            let tip = Phrase::new("goa-tip-supply-spice").with("spice", words::spice(spice));
            self.add(Piece::new(id, "supply", at, face, label).tip(tip));
        }
        self.colonies();
    }

    fn squares(&mut self) {
        let table = &self.view.table;
        for square in 0..SQUARES {
            let space = Space::of_square(square);
            match table.tile_at(space) {
                Some(tile) => {
                    self.tile(tile, "grid", spot(space, TILE), TILE);
                    let under = space.corner().is_some_and(|at| table.corners & 1 << at != 0);
                    if under && let Some(piece) = self.scene.pieces.last_mut() {
                        let label = Phrase::new("goa-badge-bonanza");
                        let badge = kit::scene::Badge { glyph: Glyph::Icon(Icon::Jewel), label };
                        piece.badges.push(badge);
                    }
                }
                None => {
                    let face = Face::new(Shape::Slot, TILE.w, TILE.h);
                    let label = Phrase::new("goa-piece-square").with("space", words::space(space));
                    self.add(Piece::new(space_id(space), "grid", spot(space, TILE), face, label));
                }
            }
        }
        if table.phase == Phase::Flag {
            for space in self.goa.flag_spaces(table).iter().filter(|at| at.square().is_none()) {
                let face = Face::new(Shape::Slot, SLOT.w, SLOT.h);
                let label = Phrase::new("goa-piece-border").with("space", words::space(space));
                self.add(Piece::new(space_id(space), "grid", spot(space, SLOT), face, label));
            }
        }
    }

    /// The flag lies on the board until it is sold; tokens lie until their lots are sold.
    fn tokens(&mut self) {
        let table = &self.view.table;
        let sold = match table.stage {
            Stage::Auction { lot } => usize::from(lot),
            _ => 0,
        };
        for (at, &space) in table.tokens.iter().enumerate().skip(sold) {
            let token = at as u8 + 1;
            let owner = self.goa.seller(table, at as u8);
            let host = match (at, table.tile_at(space)) {
                (0, _) => {
                    let flag = self.flag("grid", spot(space, SLOT));
                    self.add(flag);
                    "flag".into()
                }
                (_, Some(tile)) => tile_id(self, tile),
                // Its tile has just been taken.
                (_, None) => space_id(space),
            };
            let size = if at == 0 { 14 } else { 24 };
            let face = Face::new(Shape::Disc, size, size)
                .tint(Tint::Seat(owner))
                .line([Glyph::Number(token.into())]);
            let label = Phrase::new("goa-piece-token").with("token", token).with("who", owner);
            let tip = Phrase::new("goa-tip-token").with("token", token).with("who", owner);
            let id = format!("token:{token}");
            self.add(Piece::new(id, "grid", Spot::On(host, 0), face, label).tip(tip));
        }
    }

    pub(super) fn flag(&self, zone: impl Into<Id>, at: Spot) -> Piece {
        let face = Face::new(Shape::Tile, 30, 26).tint(Tint::Gold).line([Glyph::Icon(Icon::Flag)]);
        Piece::new("flag", zone, at, face, Phrase::new("goa-piece-flag"))
            .tip(Phrase::new("goa-tip-flag"))
    }

    fn round(&mut self) {
        let table = &self.view.table;
        let round = self.goa.say_round(table.round.min(self.goa.components.all_rounds() - 1));
        let face = Face::new(Shape::Tile, 60, 34).line([Glyph::Word(round.clone())]);
        let label = Phrase::new("goa-piece-round").with("round", round);
        let piece = Piece::new("round", "round", Spot::At(0), face, label);
        self.add(piece.tip(Phrase::new("goa-tip-round")));
        let (high, leader) = match table.phase {
            Phase::Bid { high, leader } => (high, leader),
            Phase::LastWord { high, leader } => (high, Some(leader)),
            _ => return,
        };
        let lot = self.goa.say_lot(table);
        let face = Face::new(Shape::Tile, 250, 34)
            .line([Glyph::Icon(Icon::Hammer), Glyph::Word(lot.clone())]);
        let label = Phrase::new("goa-piece-lot").with("lot", lot);
        let tile = self.goa.lot_tile(table);
        let tip = tile.map_or(Phrase::new("goa-tip-flag"), |tile| self.goa.tile_tip(tile));
        self.add(Piece::new("lot", "round", Spot::At(1), face, label).tip(tip));
        if let Some(leader) = leader {
            let face = Face::new(Shape::Tile, 90, 34)
                .tint(Tint::Seat(leader))
                .line([Glyph::Number(high.into()), Glyph::Icon(Icon::Coin)]);
            let label = Phrase::new("goa-piece-high").with("count", high).with("who", leader);
            let piece = Piece::new("high", "round", Spot::At(2), face, label);
            self.add(piece.tip(Phrase::new("goa-tip-high")));
        }
    }

    fn piles(&mut self) {
        let table = &self.view.table;
        let held: u32 = self
            .view
            .pockets
            .iter()
            .map(|pocket| u32::from(pocket.cards.saturating_sub(pocket.kept)))
            .sum();
        let count = |count: u32| {
            (Glyph::Number(count as i32), Phrase::new("goa-badge-count").with("count", count))
        };
        let left = table.stock.len().saturating_sub(held);
        let (sign, words) = count(left);
        let face = Face::new(Shape::Back, 60, 80).line([Glyph::Mark]);
        let pile = Piece::new("pile", "pile", Spot::At(0), face, Phrase::new("goa-piece-pile"))
            .tip(Phrase::new("goa-tip-pile").with("count", left));
        self.add(pile.badge(sign, words));
        let (sign, words) = count(table.discard.len());
        let face = Face::new(Shape::Slot, 60, 80);
        let label = Phrase::new("goa-piece-discard");
        let cards = self.goa.say_cards(table.discard.iter().map(Card));
        let discard = Piece::new("discard", "pile", Spot::At(1), face, label)
            .tip(Phrase::new("goa-tip-discard").with("cards", cards));
        self.add(discard.badge(sign, words));
        for (at, &card) in table.recruiting.iter().enumerate() {
            self.card(card, "recruiting", at, Size { w: 70, h: 82 });
        }
    }

    /// A line for each colony: what it costs, then its tiles.
    fn colonies(&mut self) {
        let columns = 6;
        for (line, colony) in Colony::ALL.into_iter().enumerate() {
            let cost = self.goa.components.colony_cost[colony as usize];
            let face = Face::new(Shape::Tile, 72, 40)
                .line([Glyph::Word(words::colony(colony))])
                .line([Glyph::Number(cost.into()), Glyph::Icon(Icon::Settler)]);
            let named = |key: &'static str| {
                Phrase::new(key).with("colony", words::colony(colony)).with("cost", cost)
            };
            let (id, at) = (format!("found:{}", colony.id()), Spot::At((line * columns) as u16));
            let piece = Piece::new(id, "stock", at, face, named("goa-piece-colony"));
            self.add(piece.tip(named("goa-tip-colony")));
            let mut place = 0;
            for tile in self.view.table.colonies.iter().map(ColonyTile) {
                let face = self.goa.components.colony_tiles.get(usize::from(tile.0));
                if face.is_some_and(|face| face.colony == colony) && place + 1 < columns {
                    place += 1;
                    let at = Spot::At((line * columns + place) as u16);
                    self.colony_tile(tile, "stock", at, Size { w: 70, h: 38 });
                }
            }
        }
    }

    pub(super) fn colony_tile(
        &mut self,
        tile: ColonyTile,
        zone: impl Into<Id>,
        at: Spot,
        size: Size,
    ) {
        let Some(face) = self.goa.components.colony_tiles.get(usize::from(tile.0)) else { return };
        let drawn = Face::new(Shape::Tile, size.w, size.h)
            .tint(Tint::Silver)
            .line([Glyph::Icon(Icon::Colony)])
            .line(field_glyphs(face.fields));
        let label = self.goa.say_colony_tile(tile);
        let tip = Phrase::new("goa-tip-colony-tile")
            .with("id", self.goa.colony_tile_id(tile))
            .with("tile", label.clone());
        self.add(Piece::new(colony_tile_id(self, tile), zone, at, drawn, label).tip(tip));
    }

    pub(super) fn tile(&mut self, tile: Tile, zone: impl Into<Id>, at: Spot, size: Size) {
        let face = self.goa.tile_face(tile, size);
        let piece = Piece::new(tile_id(self, tile), zone, at, face, self.goa.say_tile(tile));
        self.add(piece.tip(self.goa.tile_tip(tile)));
    }

    pub(super) fn card(&mut self, card: Card, zone: impl Into<Id>, at: usize, size: Size) {
        let face = self.goa.card_face(card, size);
        let label = self.goa.say_cards([card].into_iter());
        let piece = Piece::new(card_id(self, card), zone, Spot::At(at as u16), face, label);
        self.add(piece.tip(self.goa.card_tip(card)));
    }
}

//! The viewer's desk: expedition cards in hand, and tiles.

use kit::scene::{Face, Glyph, Id, Layer, Layout, Piece, Rect, Region, Shape, Size, Spot};
use kit::{Phrase, Seat};

use super::Painter;
use super::brush::{PALE, heading};
use super::tile::{CARD, tile_size};
use crate::board::Column;
use crate::components::{Card, Tile, TileKind};
use crate::state::Place;

const DESK: Rect = Rect { x: 838, y: 386, w: 182, h: 286 };
const HAND: Rect = Rect { x: 9, y: 28, w: 167, h: 146 };
const TILES: Rect = Rect { x: 9, y: 200, w: 167, h: 80 };
/// The largest width of a tile, and between two.
const TILE: (i32, i32) = (79, 4);

impl Painter<'_> {
    pub(super) fn desk(&mut self, seat: Seat, place: &Place) {
        self.panel(Region::Mine, "goa-panel-desk", DESK, "goa-desk");
        let title = heading(Phrase::new("goa-head-hand"), Rect::new(12, 6, 108, 20), 15);
        self.paint(title.ink(PALE));
        let row = place.markers[Column::Expedition as usize];
        let limit = self.goa.components.row(row).limit;
        let says = Phrase::new("goa-hand-limit").with("limit", limit);
        let words = Layer::words(says, Rect::new(120, 7, 54, 19), 12);
        self.paint(words.weight(500).right().ink(PALE));
        let title = heading(Phrase::new("goa-head-tiles"), Rect::new(12, 178, 150, 20), 15);
        self.paint(title.ink(PALE));
        let zone: Id = format!("hand:{}", seat.0).into();
        self.zone(zone.clone(), "goa-zone-hand", HAND, Layout::Grid { columns: 2 });
        let hand = self.view.pocket(seat).open.map(|purse| purse.hand).unwrap_or_default();
        for (at, card) in hand.iter().enumerate() {
            self.card(Card(card), zone.clone(), Spot::At(at as u16));
        }
        if hand.is_empty() {
            self.nothing(Rect::new(HAND.x, HAND.y, CARD.w, CARD.h));
        }
        self.tiles(seat, place, TILES, TILE);
        match place.tiles.len() + place.face_down.len() {
            0 => self.nothing(Rect::new(TILES.x, TILES.y, TILE.0, 54)),
            1 | 2 => self.readiness(place),
            _ => {}
        }
    }

    /// A place where nothing lies yet.
    fn nothing(&mut self, at: Rect) {
        self.paint(Layer::plate(at, 7, "#00000026").edged("#e0b980", 12).dashed());
        let words = Layer::words(Phrase::new("goa-none-yet"), at, 12);
        self.paint(words.weight(500).ink(PALE));
    }

    /// Below each of few tiles whether it can be used.
    fn readiness(&mut self, place: &Place) {
        for (at, number) in place.tiles.iter().enumerate() {
            let kind = self.goa.components.tile(Tile(number));
            let says = match kind {
                _ if place.flipped.contains(number) => Phrase::new("goa-badge-used"),
                TileKind::Mission { .. } | TileKind::Foreman { .. } => {
                    Phrase::new("goa-at-the-end")
                }
                TileKind::Duty { spices, .. } => Phrase::new("goa-so-many-of")
                    .with("count", place.spices().total().min(spices.into()))
                    .with("needed", spices),
                _ => Phrase::new("goa-ready"),
            };
            let x = TILES.x + at as i32 * (TILES.w - TILE.0);
            let words = Layer::words(says, Rect::new(x, TILES.y + 58, TILE.0, 18), 12);
            self.paint(words.weight(500).ink(PALE));
        }
    }

    /// The tiles in front of a seat, smaller where there are many.
    pub(super) fn tiles(&mut self, seat: Seat, place: &Place, room: Rect, tile: (i32, i32)) {
        let count = place.tiles.len() + place.face_down.len();
        let (columns, size) = fitting(count as i32, room, tile);
        let zone: Id = format!("tiles:{}", seat.0).into();
        self.zone(zone.clone(), "goa-zone-tiles", room, Layout::Grid { columns: columns as u8 });
        for (at, number) in place.tiles.iter().enumerate() {
            self.tile(Tile(number), zone.clone(), Spot::At(at as u16), size);
            if place.flipped.contains(number)
                && let Some(piece) = self.scene.pieces.last_mut()
            {
                // What it does can still be read: it comes back.
                let check = size.h.min(size.w) / 2;
                let at = Rect::new(size.w - check - 1, 1, check, check);
                piece.face.layers.push(Layer::art("goa-check-white", at));
                piece.label = Phrase::new("goa-piece-used").with("tile", piece.label.clone());
            }
        }
        let first = place.tiles.len() as u16;
        for (at, tile) in place.face_down.iter().enumerate() {
            let tile = Tile(tile);
            let face = Face::new(Shape::Back, size.w, size.h)
                .line([Glyph::Mark])
                .layer(Layer::art("goa-back", Rect::new(0, 0, size.w, size.h)));
            let label = Phrase::new("goa-piece-face-down").with("tile", self.goa.say_tile(tile));
            let spot = Spot::At(first + at as u16);
            let piece = Piece::new(self.tile_id(tile), zone.clone(), spot, face, label);
            self.add(piece.tip(Phrase::new("goa-tip-face-down")));
        }
    }
}

/// In how many columns so many tiles fit into a room, and how large they are there.
fn fitting(count: i32, room: Rect, (most, gap): (i32, i32)) -> (i32, Size) {
    let size = |columns: i32| tile_size(most.min((room.w + gap) / columns - gap).max(12));
    let fits = |columns: i32| {
        let lines = (count + columns - 1) / columns;
        lines * (size(columns).h + gap) - gap <= room.h
    };
    let least = (room.w + gap) / (most + gap);
    let columns = (least.max(1)..12).find(|&columns| fits(columns)).unwrap_or(12);
    (columns, size(columns))
}

//! The custom house: a stage for what is being decided, and below it a shelf with the expedition cards
//! and the tiles that were set aside.

use kit::Phrase;
use kit::scene::{Face, Glyph, Layer, Layout, Piece, Rect, Region, Shape, Spot};

use super::Painter;
use super::brush::{AZURE, BLUE, PAPER, SOFT, heading};
use super::tile::tile_size;
use crate::components::{Card, Tile};

const HOUSE: Rect = Rect { x: 512, y: 0, w: 508, h: 386 };
/// Where the tiles that were set aside lie, in two lines.
const BOXED: Rect = Rect { x: 144, y: 254, w: 352, h: 124 };
/// In a line there are at least so many places.
const BOXED_COLUMNS: usize = 4;
/// The largest width of a tile there, and the least gap.
const BOXED_TILE: (i32, i32) = (86, 3);

impl Painter<'_> {
    pub(super) fn house(&mut self) {
        self.panel(Region::Board, "goa-panel-house", HOUSE, "goa-house");
        self.plaque("goa-head-expeditions", None, Rect::new(15, 228, 116, 20));
        let note = Some("goa-note-boxed").filter(|_| !self.view.table.boxed.is_empty());
        self.plaque("goa-head-boxed", note, Rect::new(145, 228, 346, 20));
        self.stage();
        self.piles();
        self.boxed();
    }

    /// A heading on the frieze.
    fn plaque(&mut self, key: &'static str, note: Option<&'static str>, at: Rect) {
        self.paint(Layer::plate(at, 4, PAPER).edged(AZURE, 14));
        let wide = if note.is_some() { at.w / 2 - 40 } else { at.w - 14 };
        let room = Rect::new(at.x + 8, at.y, wide, at.h);
        self.paint(heading(Phrase::new(key), room, 14).ink(BLUE));
        if let Some(note) = note {
            let room = Rect::new(room.x + wide, at.y, at.w - wide - 16, at.h);
            self.paint(Layer::words(Phrase::new(note), room, 12).weight(400).right().ink(SOFT));
        }
    }

    fn piles(&mut self) {
        self.zone("pile", "goa-zone-pile", Rect::new(10, 254, 130, 124), Layout::Free);
        let table = &self.view.table;
        let held: u32 = self
            .view
            .pockets
            .iter()
            .map(|pocket| u32::from(pocket.cards.saturating_sub(pocket.kept)))
            .sum();
        let left = table.stock.len().saturating_sub(held);
        let face = Face::new(Shape::Back, 60, 90)
            .line([Glyph::Number(left as i32)])
            .layer(Layer::art("goa-pile", Rect::new(0, 0, 60, 90)))
            .layers(counted(left, 34, 70));
        let spot = Spot::Point { x: 5, y: 13 };
        let pile = Piece::new("pile", "pile", spot, face, Phrase::new("goa-piece-pile"))
            .tip(Phrase::new("goa-tip-pile").with("count", left));
        self.add(pile);
        let played = table.discard.len();
        let mut face = Face::new(Shape::Slot, 55, 86).line([Glyph::Number(played as i32)]);
        let whole = Rect::new(0, 0, 55, 86);
        face = match played {
            0 => face.layer(super::brush::vacant(Rect::new(0, 0, 53, 83), 6)),
            _ => face.layer(Layer::art("goa-played", whole)),
        };
        let words = Rect::new(2, 52, 49, 14);
        face = face.layer(Layer::words(Phrase::new("goa-played"), words, 11).weight(500).ink(SOFT));
        let face = face.layers(counted(played, 29, 68));
        let cards = self.goa.say_cards(table.discard.iter().map(Card));
        let spot = Spot::Point { x: 70, y: 15 };
        let label = Phrase::new("goa-piece-discard");
        let discard = Piece::new("discard", "pile", spot, face, label)
            .tip(Phrase::new("goa-tip-discard").with("cards", cards));
        self.add(discard);
    }

    /// The tiles that were put in the box, in two lines however many there are.
    fn boxed(&mut self) {
        let boxed = self.view.table.boxed;
        let columns = (boxed.len() as usize).div_ceil(2).max(BOXED_COLUMNS);
        let (most, gap) = BOXED_TILE;
        let size = tile_size(most.min((BOXED.w + gap) / columns as i32 - gap));
        self.zone("boxed", "goa-zone-boxed", BOXED, Layout::Grid { columns: columns as u8 });
        for (at, tile) in boxed.iter().enumerate() {
            self.tile(Tile(tile), "boxed", Spot::At(at as u16), size);
        }
    }
}

/// How many there are, on a pill.
fn counted(count: u32, x: i32, y: i32) -> [Layer; 2] {
    let at = Rect::new(x, y, 28, 21);
    [Layer::plate(at, 10, "#fffaf0").edged("#0b2744", 10), Layer::figure(count as i32, at, 14)]
}

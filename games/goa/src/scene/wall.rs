//! The viewer's development board, an azulejo on the wall.

use kit::scene::{Face, Glyph, Id, Layer, Layout, Piece, Rect, Region, Shape, Spot, Tint};
use kit::{Phrase, Seat};

use super::brush::{AZURE, BLUE, Brush, column_art, heading, pawn};
use super::faces::spice_glyphs;
use super::{Painter, cell_id, marker_id};
use crate::board::{BOTTOM, Column, ROWS};
use crate::spices::Spice;
use crate::state::Place;
use crate::words;

const WALL: Rect = Rect { x: 0, y: 386, w: 474, h: 286 };
/// Where cells and markers are.
const CELLS: Rect = Rect { x: 20, y: 30, w: 410, h: 246 };
/// Each column: its left edge and its width.
const COLUMNS: [(i32, i32); Column::COUNT] = [(49, 70), (119, 70), (189, 70), (259, 94), (353, 70)];
/// How high a cell is.
const CELL: i32 = 28;

/// The upper edge of a row, and the middle of the step below it.
fn row_top(row: u8) -> i32 {
    45 + i32::from(row) * 97 / 2
}

impl Painter<'_> {
    pub(super) fn wall(&mut self, seat: Seat, place: &Place) {
        self.panel(Region::Mine, "goa-panel-wall", WALL, "goa-wall");
        for (column, (x, w)) in Column::ALL.into_iter().zip(COLUMNS) {
            let name = Phrase::new(format!("goa-head-{}", column.id()));
            let room = Rect::new(x + 3, 17, w - 6, 21);
            self.paint(Layer::words(name, room, 13).weight(700).ink("#ffffff"));
        }
        for row in 0..ROWS as u8 {
            self.row_ends(row, place);
        }
        for row in 0..BOTTOM {
            for column in Column::ALL {
                self.step(column, row, place);
            }
        }
        let zone: Id = format!("board:{}", seat.0).into();
        self.zone(zone.clone(), "goa-zone-board", CELLS, Layout::Free);
        for row in 0..ROWS as u8 {
            for column in Column::ALL {
                self.cell(seat, column, row, place, zone.clone());
            }
        }
        for column in Column::ALL {
            self.marker(seat, column, place, zone.clone());
        }
    }

    /// The number of a row at the left, with the ships for the step below; its points at the right,
    /// and the extra action for all markers there.
    fn row_ends(&mut self, row: u8, place: &Place) {
        let y = row_top(row);
        let face = *self.goa.components.row(row);
        let number = heading(i32::from(row) + 1, Rect::new(20, y, 22, CELL), 18).ink(BLUE);
        self.paint(super::brush::centred(number));
        if row < BOTTOM {
            let ships = face.step.iter().map(|step| step.len()).max().unwrap_or(0);
            let room = Rect::new(33, y + CELL + 1, 16, 18);
            self.paint(Layer::words(i32::from(ships), room, 13).weight(700));
        }
        let brush = Brush::at(0, 0);
        let x = if face.all_in_row > 0 { 435 } else { 439 };
        self.paint_all(brush.shield(face.points, x, y + CELL / 2, 24));
        if face.all_in_row > 0 {
            let done = place.least() >= row;
            let art = if done { "goa-check-white" } else { "goa-action" };
            self.paint(brush.art(art, 449, y + 22, if done { 14 } else { 16 }));
        }
    }

    /// The spices between two rows; those of the next step of a marker on a pill, green where it can
    /// be paid.
    fn step(&mut self, column: Column, row: u8, place: &Place) {
        let (x, w) = COLUMNS[column as usize];
        let step = self.goa.components.row(row).step[column as usize];
        let (middle, y) = (x + w / 2, row_top(row) + CELL + 10);
        let count = i32::from(step.len());
        // Four fill a narrow column.
        let pitch = ((w - 2) / count.max(1)).min(20);
        // Four are small in every column, so that a row speaks one language.
        let size = if count > 3 { 16 } else { pitch };
        let next = place.markers[column as usize] == row;
        let have = |spice: Spice| place.spices().count(spice) > 0;
        if next {
            let wide = (count * pitch + 6).min(w);
            let at = Rect::new(middle - wide / 2, y - 10, wide, 20);
            let ready = self.goa.may_progress(place, column, None).is_ok();
            let (fill, edge) = if ready { ("#e2f1d2", "#2f6b3a") } else { ("#ffffff", AZURE) };
            self.paint(Layer::plate(at, 10, fill).edged(edge, 18));
        }
        let brush = Brush::at(0, 0);
        for (at, spice) in step.iter().enumerate() {
            let x = middle + (2 * at as i32 - count + 1) * pitch / 2;
            self.paint(match next && !have(spice) {
                true => brush.hollow(spice.good(), x, y, size),
                false => brush.good(spice.good(), x, y, size),
            });
        }
    }

    /// What an action gives in a row: passed, under the marker, or ahead.
    fn cell(&mut self, seat: Seat, column: Column, row: u8, place: &Place, zone: Id) {
        let (x, w) = COLUMNS[column as usize];
        let w = w - 8;
        let face = *self.goa.components.row(row);
        let step = face.step[column as usize];
        let marker = place.markers[column as usize];
        let here = marker == row;
        let (fill, edge, thick, ink) = match marker {
            marker if marker == row => ("#ffe7a6", "#a87b14", 16, "#2a2018"),
            marker if marker > row => ("#c9dcec", "#9dbcd8", 10, BLUE),
            _ => ("#ffffff", "#9dbcd8", 10, "#2a2018"),
        };
        let mut drawn = Face::new(Shape::Tile, w, CELL)
            .line(self.goa.cell_glyphs(column, row))
            .line(spice_glyphs(step))
            .layer(Layer::plate(Rect::new(0, 0, w, CELL), 6, fill).edged(edge, thick));
        let brush = Brush::at(0, 0);
        let figure =
            |number: u8, x: i32, size: i32| brush.figure(number, x, CELL / 2, size).ink(ink);
        let art = column_art(column);
        let value = match column {
            Column::Ships => face.ships,
            Column::Harvest => face.harvest,
            Column::Taxes => face.taxes,
            Column::Expedition => face.draw,
            Column::Colonies => face.recruits,
        };
        drawn = if column == Column::Expedition {
            let [a, b, c, d] = if here { [37, 49, 63, 77] } else { [15, 29, 51, 66] };
            let size = if here { 16 } else { 18 };
            drawn.layers([
                brush.art(art, a, CELL / 2, size - 1),
                figure(value, b, size),
                brush.art("goa-hand", c, CELL / 2, size - 1),
                figure(face.limit, d, size),
            ])
        } else if here {
            let size = if value < 10 { 18 } else { 15 };
            drawn.layers([figure(value, 36, size), brush.art(art, 52, CELL / 2, 18)])
        } else {
            let by = if value < 10 { 10 } else { 15 };
            drawn.layers([figure(value, w / 2 - 10, 18), brush.art(art, w / 2 + by, CELL / 2, 20)])
        };
        let untrodden = self.view.table.entered[usize::from(row)] & 1 << column as u8 == 0;
        if face.first_there > 0 && untrodden {
            drawn = drawn.layer(brush.art("goa-card", w - 3, 2, 15));
        }
        let label = self.cell_label(column, row);
        let spot = Spot::Point { x: x + 4 - CELLS.x, y: row_top(row) - CELLS.y };
        let piece = Piece::new(cell_id(seat, column, row), zone, spot, drawn, label);
        self.add(piece.tip(self.step_tip(column, row)));
    }

    fn marker(&mut self, seat: Seat, column: Column, place: &Place, zone: Id) {
        let row = place.markers[column as usize];
        let face = Face::new(Shape::Figure, 28, 36)
            .tint(Tint::Seat(seat))
            .line([Glyph::Number(i32::from(row) + 1)])
            .layers(pawn(seat, 0, 0, 28));
        let spot = Spot::Within(cell_id(seat, column, row), 1, -9);
        let label = marker_label(seat, column, row);
        let piece = Piece::new(marker_id(seat, column), zone, spot, face, label);
        self.add(piece.tip(self.cell_label(column, row)));
    }

    /// What a cell of the development board gives.
    pub(super) fn cell_label(&self, column: Column, row: u8) -> Phrase {
        Phrase::new("goa-piece-cell")
            .with("column", words::column(column))
            .with("row", u16::from(row) + 1)
            .with("value", self.goa.cell_value(column, row))
    }

    /// What the step from a row costs and what the row is worth.
    pub(super) fn step_tip(&self, column: Column, row: u8) -> Phrase {
        let face = self.goa.components.row(row);
        let step = face.step[column as usize];
        let key = if row < BOTTOM { "goa-tip-cell" } else { "goa-tip-last-cell" };
        Phrase::new(key)
            .with("spices", words::spice_set(step))
            .with("ships", step.len())
            .with("points", face.points)
    }
}

pub(super) fn marker_label(seat: Seat, column: Column, row: u8) -> Phrase {
    Phrase::new("goa-piece-marker")
        .with("who", seat)
        .with("column", words::column(column))
        .with("row", u16::from(row) + 1)
}

//! The actions of a turn on the stage, each with what it gives now.

use kit::scene::{Face, Glyph, Icon, Layer, Layout, Piece, Rect, Shape, Size, Spot};
use kit::{Phrase, Seat};

use super::brush::{Brush, SOFT, column_art, pawn};
use super::faces::STEP;
use super::stage::FLOOR;
use super::{Painter, cell_id};
use crate::board::{BOTTOM, Colony, Column, Site};
use crate::state::{Phase, Place, Stage};
use crate::words;

/// A plate, and the distance from one to the next.
const PLATE: Size = Size { w: 150, h: 66 };
const PITCH: Size = Size { w: 158, h: 76 };
const FIRST: (i32, i32) = (19, 72);
/// Plates in a line.
const COLUMNS: usize = 3;
/// Something to choose on a plate.
const CHIP: Size = Size { w: 26, h: 26 };

fn spot(number: usize) -> Spot {
    let (column, row) = ((number % COLUMNS) as i32, (number / COLUMNS) as i32);
    Spot::Point { x: FIRST.0 + column * PITCH.w - FLOOR.x, y: FIRST.1 + row * PITCH.h - FLOOR.y }
}

impl Painter<'_> {
    /// The six actions of the viewer, or of whoever is asked.
    pub(super) fn actions(&mut self) {
        let table = self.view.table;
        let acting = table.active;
        let title = Phrase::new("goa-head-turn").with("who", acting);
        let note = match table.stage {
            Stage::Actions { number } => Phrase::new("goa-action-of")
                .with("action", number + 1)
                .with("actions", self.goa.components.figures.actions),
            _ => Phrase::new("goa-action-extra"),
        };
        let art = if table.phase == Phase::Turn { "goa-action" } else { "goa-draw" };
        self.caption(art, title, Some(note));
        self.zone("stage", "goa-zone-stage", FLOOR, Layout::Free);
        let (seat, place) = match self.own() {
            Some(own) => own,
            None => (acting, table.place(acting).copied().unwrap_or_default()),
        };
        self.progress(seat, &place);
        let face = |column: Column| *self.goa.components.row(place.markers[column as usize]);
        let counted = |key: &'static str, count: u8| Phrase::new(key).with("count", count);
        let room: u8 = Site::all().map(|site| self.goa.room_at(&place, site)).sum();
        let harvest =
            counted("goa-yield-harvest", face(Column::Harvest).harvest).with("room", room);
        let (draws, limit) = (face(Column::Expedition).draw, face(Column::Expedition).limit);
        let expedition = counted("goa-yield-expedition", draws)
            .with("held", self.view.pocket(seat).cards)
            .with("limit", limit);
        let ships = counted("goa-yield-ships", face(Column::Ships).ships);
        let taxes = counted("goa-yield-taxes", face(Column::Taxes).taxes);
        self.action(seat, &place, Column::Ships, 1, ships);
        self.action(seat, &place, Column::Harvest, 2, harvest);
        self.action(seat, &place, Column::Taxes, 3, taxes);
        self.action(seat, &place, Column::Expedition, 4, expedition);
        self.found(seat, &place, face(Column::Colonies).recruits);
    }

    /// A plate for an action: its sign, its name, what it gives.
    fn action(&mut self, seat: Seat, place: &Place, column: Column, number: usize, gives: Phrase) {
        let brush = Brush::at(0, 0);
        let name = Phrase::new(format!("goa-act-{}", column.id()));
        let face = plate()
            .line([Glyph::Word(gives.clone())])
            .layer(brush.art(column_art(column), 28, 33, 44))
            .layer(Layer::words(name.clone(), Rect::new(56, 12, 90, 22), 15).weight(700).left())
            .layer(
                Layer::words(gives.clone(), Rect::new(56, 34, 90, 26), 13)
                    .weight(500)
                    .left()
                    .ink(SOFT),
            );
        let label = Phrase::new("goa-piece-action").with("action", name).with("gives", gives);
        let row = place.markers[column as usize];
        let cell = cell_id(seat, column, row);
        let piece = Piece::new(format!("act:{}", column.id()), "stage", spot(number), face, label)
            .tip(Phrase::new(format!("goa-tip-act-{}", column.id())));
        self.add(if self.view.viewer.is(seat) { piece.twin_of(cell) } else { piece });
    }

    /// The action progress, with every marker that can move.
    fn progress(&mut self, seat: Seat, place: &Place) {
        let name = Phrase::new("goa-act-progress");
        let can = |column: &Column| self.goa.may_progress(place, *column, None).is_ok();
        let ready = Column::ALL.iter().filter(|column| can(column)).count();
        let gives = Phrase::new("goa-yield-progress").with("count", ready);
        let face = plate()
            .line([Glyph::Word(gives.clone())])
            .layers(pawn(seat, 5, -4, 28))
            .layer(Layer::words(name.clone(), Rect::new(38, 5, 108, 14), 15).weight(700).left())
            .layer(
                Layer::words(gives.clone(), Rect::new(38, 20, 108, 14), 12)
                    .weight(500)
                    .left()
                    .ink(SOFT),
            );
        let label = Phrase::new("goa-piece-action").with("action", name).with("gives", gives);
        let piece = Piece::new("act:progress", "stage", spot(0), face, label);
        self.add(piece.tip(Phrase::new("goa-tip-act-progress")));
        for (at, column) in Column::ALL.into_iter().enumerate() {
            let row = place.markers[column as usize];
            if row >= BOTTOM {
                continue;
            }
            let face = chip(CHIP.w, can(&column))
                .line([STEP])
                .layer(Layer::art(column_art(column), Rect::new(3, 3, 20, 20)));
            let label = Phrase::new("goa-piece-step")
                .with("column", words::column(column))
                .with("row", u16::from(row) + 2);
            let spot = Spot::Within("act:progress".into(), 6 + 28 * at as i32, 36);
            let piece = Piece::new(format!("step:{}", column.id()), "stage", spot, face, label);
            let piece = piece.tip(self.step_tip(column, row));
            let cell = cell_id(seat, column, row + 1);
            self.add(if self.view.viewer.is(seat) { piece.twin_of(cell) } else { piece });
        }
    }

    /// The action colony, with every colony that is not founded yet.
    fn found(&mut self, seat: Seat, place: &Place, recruits: u8) {
        let name = Phrase::new("goa-act-colonies");
        let gives = Phrase::new("goa-yield-colonies").with("count", recruits);
        let face = plate()
            .line([Glyph::Word(gives.clone())])
            .layer(Brush::at(0, 0).art("goa-colony", 20, 18, 30))
            .layer(Layer::words(name.clone(), Rect::new(40, 5, 106, 14), 15).weight(700).left())
            .layer(
                Layer::words(gives.clone(), Rect::new(40, 20, 106, 14), 12)
                    .weight(500)
                    .left()
                    .ink(SOFT),
            );
        let label = Phrase::new("goa-piece-action").with("action", name).with("gives", gives);
        let piece = Piece::new("act:colonies", "stage", spot(5), face, label);
        self.add(piece.tip(Phrase::new("goa-tip-act-colonies")));
        for (at, colony) in Colony::ALL.into_iter().enumerate() {
            if place.owns(colony) {
                continue;
            }
            let cost = self.goa.components.colony_cost[colony as usize];
            let reach = u16::from(recruits) + place.colonists >= cost.into();
            let face = chip(33, reach)
                .line([Glyph::Number(cost.into()), Glyph::Icon(Icon::Settler)])
                .layer(Layer::figure(cost, Rect::new(1, 1, 17, 24), 13))
                .layer(Layer::art("goa-colonist", Rect::new(17, 5, 15, 15)));
            let named = |key: &'static str| {
                Phrase::new(key).with("colony", words::colony(colony)).with("cost", cost)
            };
            let spot = Spot::Within("act:colonies".into(), 4 + 36 * at as i32, 36);
            let id = format!("site-of:{}", colony.id());
            let piece = Piece::new(id, "stage", spot, face, named("goa-piece-colony"));
            let piece = piece.tip(named("goa-tip-colony"));
            let site = format!("found:{}", colony.id());
            self.add(if self.view.viewer.is(seat) { piece.twin_of(site) } else { piece });
        }
    }
}

fn plate() -> Face {
    Face::new(Shape::Tile, PLATE.w, PLATE.h)
        .layer(Layer::art("goa-action-plate", Rect::new(0, 0, PLATE.w, PLATE.h + 3)))
}

/// Something to choose on a plate; green where one has what it takes.
fn chip(w: i32, ready: bool) -> Face {
    let (fill, edge) = if ready { ("#e2f1d2", "#2f6b3a") } else { ("#f3ead6", "#b99c68") };
    Face::new(Shape::Tile, w, CHIP.h)
        .layer(Layer::plate(Rect::new(0, 0, w, CHIP.h), 6, fill).edged(edge, 14))
}

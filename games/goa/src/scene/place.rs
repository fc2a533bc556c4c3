//! What lies in front of a seat.

use kit::scene::{
    BUTTONS, Face, Glyph, Icon, Id, Layout, Piece, Rect, Region, Shape, Size, Spot, Tint,
};
use kit::{Phrase, Seat};

use super::Painter;
use super::board::{colony_tile_id, tile_id};
use super::faces::spice_glyphs;
use crate::board::{BOTTOM, Column, ROWS, Site};
use crate::components::{Card, Tile};
use crate::spices::Spice;
use crate::state::{Ground, Place, Stage};
use crate::words;

/// The measures of a panel on which a seat's place is drawn.
struct Measures {
    size: Size,
    board: Rect,
    estates: Rect,
    estate: Size,
    spice: i32,
    tiles: Rect,
    tile: Size,
    hand: Rect,
    card: Size,
    goods: Rect,
    good: Size,
}

fn measures(mine: bool) -> Measures {
    if mine {
        Measures {
            size: Size { w: 1000, h: 240 },
            board: Rect::new(6, 4, 326, 232),
            estates: Rect::new(340, 4, 352, 124),
            estate: Size { w: 82, h: 58 },
            spice: 20,
            tiles: Rect::new(340, 132, 352, 56),
            tile: Size { w: 72, h: 52 },
            hand: Rect::new(700, 4, 294, 106),
            card: Size { w: 70, h: 100 },
            goods: Rect::new(340, 192, 352, 44),
            good: Size { w: 58, h: 38 },
        }
    } else {
        Measures {
            size: Size { w: 250, h: 150 },
            board: Rect::new(2, 2, 246, 34),
            estates: Rect::new(2, 38, 246, 62),
            estate: Size { w: 55, h: 27 },
            spice: 12,
            tiles: Rect::new(2, 102, 176, 24),
            tile: Size { w: 40, h: 22 },
            hand: Rect::new(182, 102, 66, 24),
            card: Size { w: 40, h: 22 },
            goods: Rect::new(2, 128, 246, 20),
            good: Size { w: 40, h: 18 },
        }
    }
}

/// The name of the piece of a seat's marker.
pub(super) fn marker_id(seat: Seat, column: Column) -> Id {
    format!("marker:{}:{}", seat.0, column.id()).into()
}

/// The name of the piece of a cell of the viewer's own development board.
pub(super) fn cell_id(seat: Seat, column: Column, row: u8) -> Id {
    format!("cell:{}:{}:{row}", seat.0, column.id()).into()
}

/// The name of the piece of a plantation or colony, or of the place for one.
pub(super) fn site_id(painter: &Painter<'_>, seat: Seat, site: Site) -> Id {
    let estate = painter.view.table.place(seat).and_then(|place| place.estate(site));
    match estate.map(|estate| estate.ground) {
        Some(Ground::Plantation(tile)) => tile_id(painter, tile),
        Some(Ground::Colony(tile)) => colony_tile_id(painter, tile),
        None => format!("site:{}:{}", seat.0, site.0).into(),
    }
}

/// The name of the piece of a spice on a site; the others of the same spice there are its twins.
pub(super) fn spice_id(seat: Seat, site: Site, spice: Spice, number: u8) -> Id {
    format!("spice:{}:{}:{}:{number}", seat.0, site.0, spice.letter()).into()
}

/// The name of a pile of goods of a seat.
pub(super) fn goods_id(kind: &str, seat: Seat) -> Id {
    format!("{kind}:{}", seat.0).into()
}

impl Painter<'_> {
    pub(super) fn place(&mut self, seat: Seat) {
        let Some(place) = self.view.table.place(seat).copied() else { return };
        let mine = self.view.viewer.is(seat);
        let measures = measures(mine);
        let region = if mine { Region::Mine } else { Region::Other(seat) };
        self.panel(region, Phrase::new("goa-panel-seat").with("who", seat), measures.size);
        let zone = |name: &str| -> Id { format!("{name}:{}", seat.0).into() };
        let board = if mine { Layout::Grid { columns: Column::COUNT as u8 } } else { Layout::Row };
        self.zone(zone("board"), "goa-zone-board", measures.board, board);
        let layout = Layout::Grid { columns: 4 };
        self.zone(zone("estates"), "goa-zone-estates", measures.estates, layout);
        self.zone(zone("tiles"), "goa-zone-tiles", measures.tiles, Layout::Row);
        self.zone(zone("hand"), "goa-zone-hand", measures.hand, Layout::Row);
        self.zone(zone("goods"), "goa-zone-goods", measures.goods, Layout::Row);
        if mine {
            let frame = Rect::new(700, 116, 294, 120);
            self.zone(BUTTONS, "goa-zone-buttons", frame, Layout::Grid { columns: 3 });
        }
        if mine {
            self.own_board(seat, &place, zone("board"));
        } else {
            self.other_board(seat, &place, zone("board"));
        }
        self.estates(seat, &place, zone("estates"), &measures);
        self.tiles(&place, zone("tiles"), measures.tile);
        self.hand(seat, zone("hand"), measures.card);
        self.goods(seat, &place, zone("goods"), measures.good);
    }

    /// The whole development board, with the markers on it.
    fn own_board(&mut self, seat: Seat, place: &Place, zone: Id) {
        for row in 0..ROWS as u8 {
            let face = *self.goa.components.row(row);
            for column in Column::ALL {
                let step = face.step[column as usize];
                let drawn = Face::new(Shape::Tile, 60, 40)
                    .line(self.goa.cell_glyphs(column, row))
                    .line(spice_glyphs(step));
                let label = self.cell_label(column, row);
                let key = if row < BOTTOM { "goa-tip-cell" } else { "goa-tip-last-cell" };
                let tip = Phrase::new(key)
                    .with("spices", words::spice_set(step))
                    .with("ships", step.len())
                    .with("points", face.points);
                let (id, at) = (
                    cell_id(seat, column, row),
                    Spot::At(u16::from(row) * Column::COUNT as u16 + column as u16),
                );
                self.add(Piece::new(id, zone.clone(), at, drawn, label).tip(tip));
            }
        }
        for column in Column::ALL {
            let row = place.markers[column as usize];
            let face = Face::new(Shape::Figure, 20, 18).tint(Tint::Seat(seat));
            let at = Spot::On(cell_id(seat, column, row), 0);
            let label = marker_label(seat, column, row);
            let piece = Piece::new(marker_id(seat, column), zone.clone(), at, face, label);
            self.add(piece.tip(self.cell_label(column, row)));
        }
    }

    /// Another seat's markers: what each gives, and its row.
    fn other_board(&mut self, seat: Seat, place: &Place, zone: Id) {
        for column in Column::ALL {
            let row = place.markers[column as usize];
            let face = Face::new(Shape::Tile, 42, 30)
                .tint(Tint::Seat(seat))
                .line(self.goa.cell_glyphs(column, row));
            let at = Spot::At(column as u16);
            let badge = Phrase::new("goa-badge-row").with("row", u16::from(row) + 1);
            let label = marker_label(seat, column, row);
            let piece = Piece::new(marker_id(seat, column), zone.clone(), at, face, label)
                .tip(self.cell_label(column, row));
            self.add(piece.badge(Glyph::Number(i32::from(row) + 1), badge));
        }
    }

    /// What a cell of the development board gives.
    fn cell_label(&self, column: Column, row: u8) -> Phrase {
        Phrase::new("goa-piece-cell")
            .with("column", words::column(column))
            .with("row", u16::from(row) + 1)
            .with("value", self.goa.cell_value(column, row))
    }

    fn estates(&mut self, seat: Seat, place: &Place, zone: Id, measures: &Measures) {
        for site in Site::all() {
            let at = Spot::At(site.0.into());
            let id = site_id(self, seat, site);
            let Some(estate) = place.estate(site) else {
                let face = Face::new(Shape::Slot, measures.estate.w, measures.estate.h);
                let label = Phrase::new("goa-piece-site").with("site", words::site(site));
                self.add(Piece::new(id, zone.clone(), at, face, label));
                continue;
            };
            match estate.ground {
                Ground::Plantation(tile) => self.tile(tile, zone.clone(), at, measures.estate),
                Ground::Colony(tile) => self.colony_tile(tile, zone.clone(), at, measures.estate),
            }
            let mut guest = 0;
            for (spice, count) in estate.held.iter() {
                for number in 0..count {
                    let face = Face::new(Shape::Good, measures.spice, measures.spice)
                        .tint(Tint::Good(spice.good()))
                        .line([Glyph::Goods(spice.good(), 1)]);
                    let label = Phrase::new("goa-piece-spice").with("spice", words::spice(spice));
                    let tip = Phrase::new("goa-tip-spice")
                        .with("spice", words::spice(spice))
                        .with("site", words::site(site));
                    let piece = Piece::new(
                        spice_id(seat, site, spice, number),
                        zone.clone(),
                        Spot::On(id.clone(), guest),
                        face,
                        label,
                    );
                    let piece = piece.tip(tip);
                    guest += 1;
                    self.add(if number == 0 {
                        piece
                    } else {
                        piece.twin_of(spice_id(seat, site, spice, 0))
                    });
                }
            }
        }
    }

    fn tiles(&mut self, place: &Place, zone: Id, size: Size) {
        for (at, tile) in place.tiles.iter().enumerate() {
            self.tile(Tile(tile), zone.clone(), Spot::At(at as u16), size);
            if place.flipped.contains(tile)
                && let Some(piece) = self.scene.pieces.last_mut()
            {
                let (glyph, label) = (Glyph::Icon(Icon::Hourglass), Phrase::new("goa-badge-used"));
                piece.badges.push(kit::scene::Badge { glyph, label });
            }
        }
        let first = place.tiles.len();
        for (at, tile) in place.face_down.iter().enumerate() {
            let tile = Tile(tile);
            let face = Face::new(Shape::Back, size.w, size.h).line([Glyph::Mark]);
            let label = Phrase::new("goa-piece-face-down").with("tile", self.goa.say_tile(tile));
            let spot = Spot::At(first as u16 + at as u16);
            let piece = Piece::new(tile_id(self, tile), zone.clone(), spot, face, label);
            self.add(piece.tip(Phrase::new("goa-tip-face-down")));
        }
    }

    fn hand(&mut self, seat: Seat, zone: Id, size: Size) {
        let pocket = self.view.pocket(seat);
        match pocket.open {
            Some(purse) => {
                for (at, card) in purse.hand.iter().enumerate() {
                    self.card(Card(card), zone.clone(), at, size);
                }
            }
            None if pocket.cards > 0 => {
                let face = Face::new(Shape::Back, size.w, size.h).line([Glyph::Mark]);
                let label = Phrase::new("goa-piece-hand").with("count", pocket.cards);
                let words = Phrase::new("goa-badge-count").with("count", pocket.cards);
                let tip = Phrase::new("goa-tip-hand").with("who", seat).with("count", pocket.cards);
                let piece =
                    Piece::new(goods_id("hand", seat), zone, Spot::At(0), face, label).tip(tip);
                self.add(piece.badge(Glyph::Number(pocket.cards.into()), words));
            }
            None => {}
        }
    }

    fn goods(&mut self, seat: Seat, place: &Place, zone: Id, size: Size) {
        let table = &self.view.table;
        let ducats = self.view.pocket(seat).open.map(|purse| purse.ducats);
        let goods = [
            ("ships", "goa-ships", Icon::Ship, Some(place.ships)),
            ("colonists", "goa-colonists", Icon::Settler, Some(place.colonists)),
            ("ducats", "goa-ducats", Icon::Coin, ducats),
            ("extra", "goa-extra-actions", Icon::Action, Some(place.extra_actions.into())),
        ];
        for (at, (kind, key, icon, count)) in goods.into_iter().enumerate() {
            let (sign, label) = match count {
                Some(count) => (Glyph::Number(count.into()), Phrase::new(key).with("count", count)),
                None => (
                    Glyph::Word(Phrase::new("goa-hidden-figure")),
                    Phrase::new("goa-piece-ducats-hidden"),
                ),
            };
            let face = Face::new(Shape::Tile, size.w, size.h).line([sign, Glyph::Icon(icon)]);
            let spot = Spot::At(at as u16);
            let piece = Piece::new(goods_id(kind, seat), zone.clone(), spot, face, label);
            self.add(piece.tip(Phrase::new(format!("goa-tip-{kind}"))));
        }
        let placed = match table.stage {
            Stage::Placing => !table.tokens.is_empty(),
            Stage::Auction { lot } => lot == 0,
            _ => false,
        };
        if table.flag == seat && !placed {
            let mut flag = self.flag(zone, Spot::At(4));
            flag.face.size = Size { w: size.h.min(30), h: size.h.min(26) };
            self.add(flag);
        }
    }
}

fn marker_label(seat: Seat, column: Column, row: u8) -> Phrase {
    Phrase::new("goa-piece-marker")
        .with("who", seat)
        .with("column", words::column(column))
        .with("row", u16::from(row) + 1)
}

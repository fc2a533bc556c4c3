//! Another seat's place, small enough to stand beside the table and large enough to be read.

use kit::scene::{
    Face, Glyph, Icon, Id, Layer, Layout, OTHER_WIDTH, Panel, Piece, Rect, Region, Shape, Size,
    Spot, Tint,
};
use kit::{Phrase, Seat};

use super::brush::{Brush, SOFT, column_art};
use super::wall::marker_label;
use super::{Painter, faces, goods_id, marker_id, spice_id};
use crate::board::{Colony, Column, PLANTATION_SITES, ROWS, Site};
use crate::components::Card;
use crate::state::{Ground, Place};
use crate::words;

const PANEL: Size = Size { w: OTHER_WIDTH, h: 102 };
/// What a column gives.
const CHIP: Size = Size { w: 46, h: 34 };
/// Plantations above colonies.
const ESTATES: Rect = Rect { x: 2, y: 38, w: 188, h: 42 };
/// How high a plantation or colony is, and how wide a colony.
const ESTATE: i32 = 20;
const COLONY: i32 = 45;
/// A spice, and the distance from one to the next.
const SPICE: (i32, i32) = (14, 13);
const TILES: Rect = Rect { x: 194, y: 37, w: 48, h: 44 };
const GOODS: Rect = Rect { x: 0, y: 81, w: 244, h: 20 };

impl Painter<'_> {
    pub(super) fn other(&mut self, seat: Seat) {
        let Some(place) = self.view.table.place(seat).copied() else { return };
        let label = Phrase::new("goa-panel-seat").with("who", seat);
        self.scene.open_panel(Panel::new(Region::Other(seat), label, PANEL));
        let ground = Layer::plate(Rect::new(0, 0, PANEL.w, PANEL.h), 4, "#fffdf7");
        self.paint(ground);
        self.chips(seat, &place);
        self.small_estates(seat, &place);
        self.tiles(seat, &place, TILES, (40, 1));
        self.figures(seat, &place);
    }

    /// Five columns: what the row gives, and five steps filled down to the marker.
    fn chips(&mut self, seat: Seat, place: &Place) {
        let zone: Id = format!("board:{}", seat.0).into();
        self.zone(zone.clone(), "goa-zone-board", Rect::new(2, 1, 240, 36), Layout::Free);
        for (at, column) in Column::ALL.into_iter().enumerate() {
            let row = place.markers[column as usize];
            let face = *self.goa.components.row(row);
            let brush = Brush::at(0, 0);
            let mut drawn = Face::new(Shape::Tile, CHIP.w, CHIP.h)
                .tint(Tint::Seat(seat))
                .line(self.goa.cell_glyphs(column, row))
                .layer(Layer::plate(Rect::new(0, 0, CHIP.w, CHIP.h), 5, "#dbe8f3"));
            let art = column_art(column);
            let value = match column {
                Column::Ships => face.ships,
                Column::Harvest => face.harvest,
                Column::Taxes => face.taxes,
                Column::Expedition => face.draw,
                Column::Colonies => face.recruits,
            };
            drawn = if column == Column::Expedition {
                let both = format!("{}/{}", face.draw, face.limit);
                let room = Rect::new(19, 1, 27, 20);
                drawn
                    .layer(brush.art(art, 11, 11, 17))
                    .layer(Layer::words(both, room, 13).weight(800))
            } else {
                drawn.layer(brush.art(art, 13, 11, 19)).layer(brush.figure(value, 34, 11, 15))
            };
            for step in 0..ROWS as i32 {
                let at = Rect::new(4 + step * 8, 23, 7, 8);
                let reached = step <= i32::from(row);
                let step = match reached {
                    true => Layer::plate(at, 2, kit::scene::Ink::Seat(seat)),
                    false => Layer::plate(at, 2, "#ffffff").edged("#8fadc7", 8),
                };
                drawn = drawn.layer(step);
            }
            let spot = Spot::Point { x: at as i32 * (CHIP.w + 2), y: 1 };
            let label = marker_label(seat, column, row);
            let piece = Piece::new(marker_id(seat, column), zone.clone(), spot, drawn, label);
            self.add(piece.tip(self.cell_label(column, row)));
        }
    }

    /// Plantations with their spices, then the colonies in their order.
    fn small_estates(&mut self, seat: Seat, place: &Place) {
        let zone: Id = format!("estates:{}", seat.0).into();
        self.zone(zone.clone(), "goa-zone-estates", ESTATES, Layout::Free);
        let mut x = 0;
        for site in Site::all() {
            let colony = site.index().checked_sub(PLANTATION_SITES);
            let y = if colony.is_some() { ESTATE + 2 } else { 0 };
            if let Some(at) = colony {
                x = at as i32 * (COLONY + 2);
            }
            let w = self.small_estate(seat, place, site, zone.clone(), (x, y));
            x += w + 3;
        }
    }

    /// A plantation or colony, or the place for one; how wide it is.
    fn small_estate(
        &mut self,
        seat: Seat,
        place: &Place,
        site: Site,
        zone: Id,
        (x, y): (i32, i32),
    ) -> i32 {
        let colony = site.index().checked_sub(PLANTATION_SITES).and_then(|at| Colony::ALL.get(at));
        let id = self.site_id(seat, site);
        let spot = Spot::Point { x, y };
        let Some(estate) = place.estate(site) else {
            let w = if colony.is_some() { COLONY } else { 22 };
            let at = Rect::new(0, 0, w, ESTATE);
            let mut face = Face::new(Shape::Slot, w, ESTATE)
                .layer(Layer::plate(at, 4, "#fffdf7").edged("#a8947a", 10).dashed());
            if let Some(colony) = colony {
                let short = Phrase::new(format!("goa-short-{}", colony.id()));
                face = face.layer(Layer::words(short, at, 11).weight(500).ink(SOFT));
            }
            let label = Phrase::new("goa-piece-site").with("site", words::site(site));
            self.add(Piece::new(id, zone, spot, face, label));
            return w;
        };
        let fields = self.goa.components.fields(estate.ground);
        let (size, pitch) = SPICE;
        let (w, first, mut face) = match estate.ground {
            Ground::Plantation(tile) => {
                let w = i32::from(fields.count) * pitch + 5;
                let face = self.goa.tile_face(tile, Size { w, h: ESTATE });
                let plate = Layer::plate(Rect::new(0, 0, w, ESTATE), 4, "#dbe6c0");
                (w, 2, face.layer(plate.edged("#7f9a58", 10)))
            }
            Ground::Colony(_) => {
                let face =
                    Face::new(Shape::Tile, COLONY, ESTATE).tint(Tint::Silver).line([faces::COLONY]);
                let plate = Layer::plate(Rect::new(0, 0, COLONY, ESTATE), 4, "#f5e3b8");
                let house = Layer::art("goa-colony", Rect::new(2, 2, 15, 15));
                (COLONY, 17, face.layer(plate.edged("#a8814a", 10)).layer(house))
            }
        };
        let held = estate.held.total().min(u8::MAX.into()) as u8;
        for at in held..fields.count {
            let room = Rect::new(first + i32::from(at) * pitch, 3, size, size);
            face = face.layer(match fields.takes.sole() {
                Some(spice) => Layer::hollow_good(spice.good(), room),
                None => Layer::plate(Rect::new(room.x + 2, 5, 10, 10), 5, "#fffdf7")
                    .edged("#8f7040", 12)
                    .dashed(),
            });
        }
        let (label, tip) = match estate.ground {
            Ground::Plantation(tile) => (self.goa.say_tile(tile), self.goa.tile_tip(tile)),
            Ground::Colony(tile) => {
                let label = self.goa.say_colony_tile(tile);
                let tip = Phrase::new("goa-tip-colony-tile")
                    .with("id", self.goa.colony_tile_id(tile))
                    .with("tile", label.clone());
                (label, tip)
            }
        };
        self.add(Piece::new(id.clone(), zone.clone(), spot, face, label).tip(tip));
        let mut field = 0;
        for (spice, count) in estate.held.iter() {
            for number in 0..count {
                let face = Face::new(Shape::Good, size, size)
                    .tint(Tint::Good(spice.good()))
                    .line([Glyph::Goods(spice.good(), 1)])
                    .layer(Layer::good(spice.good(), Rect::new(0, 0, size, size)));
                let label = Phrase::new("goa-piece-spice").with("spice", words::spice(spice));
                let tip = Phrase::new("goa-tip-spice")
                    .with("spice", words::spice(spice))
                    .with("site", words::the_site(site));
                let spot = Spot::Within(id.clone(), first + field * pitch, 3);
                field += 1;
                let piece = spice_id(seat, site, spice, number);
                self.add(Piece::new(piece, zone.clone(), spot, face, label).tip(tip));
            }
        }
        w
    }

    /// Ships, colonists, ducats, extra actions, cards; points that everybody can see, or the flag.
    fn figures(&mut self, seat: Seat, place: &Place) {
        let zone: Id = format!("goods:{}", seat.0).into();
        self.zone(zone.clone(), "goa-zone-goods", GOODS, Layout::Free);
        let pocket = self.view.pocket(seat);
        let ducats = pocket.open.map(|purse| purse.ducats);
        let extra = place.extra_actions.into();
        let flag = self.holds_flag(seat);
        let cards = match pocket.open {
            Some(purse) => self.goa.say_cards(purse.hand.iter().map(Card)),
            None => Phrase::new("goa-piece-hand").with("count", pocket.cards),
        };
        let counted = |key: &'static str, count: u16| Phrase::new(key).with("count", count);
        let hidden = Phrase::new("goa-piece-ducats-hidden");
        let purse = ducats.map_or(hidden, |ducats| counted("goa-ducats", ducats));
        let points = self.points_so_far(seat, place);
        let tip = |kind: &'static str| Phrase::new(format!("goa-tip-{kind}"));
        let hand = tip("hand").with("who", seat).with("count", pocket.cards);
        let worth = Phrase::new("goa-piece-points").with("count", points);
        let figures = [
            (
                "ships",
                Icon::Ship,
                "goa-ship",
                Some(place.ships),
                counted("goa-ships", place.ships),
                tip("ships"),
            ),
            (
                "colonists",
                Icon::Settler,
                "goa-colonist",
                Some(place.colonists),
                counted("goa-colonists", place.colonists),
                tip("colonists"),
            ),
            ("ducats", Icon::Coin, "goa-coin", ducats, purse, tip("ducats")),
            (
                "extra",
                Icon::Action,
                "goa-action",
                Some(extra),
                counted("goa-extra-actions", extra),
                tip("extra"),
            ),
            ("hand", Icon::Card, "goa-card", Some(pocket.cards.into()), cards, hand),
            ("points", Icon::Flag, "goa-shield", Some(points.max(0) as u16), worth, tip("points")),
        ];
        for (at, (kind, icon, art, count, label, tip)) in figures.into_iter().enumerate() {
            let (w, x) = (if kind == "points" { 36 } else { 40 }, at as i32 * 40 + 2);
            let brush = Brush::at(0, 0);
            let sign = match count {
                Some(count) => Glyph::Number(count.into()),
                None => Glyph::Word(Phrase::new("goa-hidden-figure")),
            };
            let mut face = Face::new(Shape::Tile, w, GOODS.h).line([sign, Glyph::Icon(icon)]);
            face = match (kind, count) {
                ("points", _) => {
                    face.layers(brush.shield(points, if flag { 10 } else { w / 2 }, 10, 18))
                }
                (_, Some(count)) => {
                    let room = Rect::new(20, 0, w - 20, GOODS.h);
                    face.layer(brush.art(art, 10, 10, 18)).layer(Layer::figure(count, room, 15))
                }
                (_, None) => {
                    let room = Rect::new(20, 0, w - 20, GOODS.h);
                    face.layer(brush.art(art, 10, 10, 18)).layer(Layer::words("?", room, 15))
                }
            };
            let spot = Spot::Point { x, y: 0 };
            self.add(Piece::new(goods_id(kind, seat), zone.clone(), spot, face, label).tip(tip));
        }
        if flag {
            let host = goods_id("points", seat);
            let flag = self.flag(zone, Spot::Within(host, 20, 0), 16);
            self.add(flag);
        }
    }
}

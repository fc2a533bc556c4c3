//! What a seat owns: settlers, storage, point cards on poles, tiles; and the others in short.

use kit::scene::{Face, Glyph, Id, Layer, Layout, Piece, Rect, Scene, Shape, Size, Spot, Tint};
use kit::{Phrase, Seat};

use super::super::content::{Land, Power};
use super::super::country::{Country, Settled, settlers_out};
use super::{kind_art, sign};
use crate::cubes::Cube;
use crate::scene::{Draw as _, flag};

/// The colours of the prizes of a game.
pub(crate) struct Prize {
    /// The pennant with the points of a card.
    pub(crate) pennant: &'static str,
    /// The pole that waits for one.
    pub(crate) pole: &'static str,
    /// The ink of titles.
    pub(crate) ink: &'static str,
}

/// From one cell of a storage to the next.
pub(super) const CELL: i32 = 40;

/// A camp so high has a second row of settlers when there are more than so many.
const TWO_ROWS: i32 = 40;
const IN_A_ROW: i32 = 4;

/// In the place of another seat: how wide what is said of its cards is, from one of them to the next, and
/// from one tile to the next.
const CARDS: i32 = 30;
const CARD: i32 = 26;
const TILE: i32 = 48;

/// How far the worth of an own tile hangs below it.
pub(crate) const WORTH: i32 = 16;

/// A plate with things on it.
pub(crate) fn board(at: Rect) -> Layer {
    Layer::plate(at, 12, "#fff6e0").edged("#a67c43", 12).lying()
}

impl Land {
    /// The points of a seat and where they come from.
    pub(crate) fn mine_points(
        &self,
        scene: &mut Scene,
        place: &impl Settled,
        seat: Seat,
        at: Rect,
    ) {
        let colony = place.colony();
        scene.paint(Layer::emblem(seat, Rect::new(at.x, at.y, 26, 26)));
        let points = Phrase::new("mine-points").with("points", self.all_points(place));
        scene.paint(Layer::title(points, Rect::new(at.x + 32, at.y, at.w - 32, 26), 18));
        let sources = Phrase::new("mine-sources")
            .with("cards", self.card_points(colony))
            .with("tiles", self.bonus_points(place))
            .with("charts", self.chart_points(colony))
            .with("goods", self.storage_points(colony));
        let line = Rect::new(at.x, at.y + 28, at.w, 16);
        scene.remark(sources, line);
    }

    /// The settlers of a seat: those ready as figures in rows, and a line about the rest.
    pub(crate) fn mine_settlers(
        &self,
        scene: &mut Scene,
        country: &Country,
        place: &impl Settled,
        seat: Seat,
        (head, camp): (Rect, Rect),
    ) {
        let title = Phrase::new("mine-settlers").with("count", place.colony().ready);
        let said = Rect::new(head.x + 92, head.y, head.w - 92, head.h);
        scene.paint(Layer::title(title, Rect::new(head.x, head.y, 90, head.h), 15));
        self.mine_ready(scene, country, place, seat, (Some(said), camp));
    }

    /// The settlers that are ready as figures, and where there is room for it a line about the rest.
    pub(crate) fn mine_ready(
        &self,
        scene: &mut Scene,
        country: &Country,
        place: &impl Settled,
        seat: Seat,
        (said, camp): (Option<Rect>, Rect),
    ) {
        let colony = place.colony();
        let zone = scene.zone_of(("settlers", seat), "zone-settlers", camp, Layout::Free);
        let note = self.say_away(country, place, seat);
        if let Some(said) = said {
            scene.remark(note.clone(), said);
        }
        // They stand closer together before there is a second row.
        let ready = i32::from(colony.ready);
        let rows = if camp.h >= TWO_ROWS && ready > IN_A_ROW { 2 } else { 1 };
        let per = (ready + rows - 1) / rows;
        let h = (camp.h / rows).min(46);
        let w = (h * 14 / 15).min(camp.w);
        let step = w.min((camp.w - w) / (per - 1).max(1));
        let mut face = Face::new(Shape::Tile, camp.w, camp.h)
            .tint(Tint::Seat(seat))
            .line([Glyph::Number(colony.ready.into())]);
        let symbol = format!("century-settler-{}", seat.0 % 4);
        for n in 0..ready {
            let at = Rect::new(n % per * step, n / per * h, w, h);
            face = face.layer(Layer::art(symbol.clone(), at));
        }
        if ready == 0 {
            face = face.layer(Layer::plate(Rect::new(0, 0, w, h), 6, "#ffffff00"));
        }
        scene.lay(ready_drawn(seat, zone, (colony.ready, note), face));
    }

    /// The cells of a storage, in lines of so many.
    pub(crate) fn storage_cells(
        &self,
        columns: u8,
        (x, y): (i32, i32),
    ) -> impl Iterator<Item = Layer> {
        let per = i32::from(columns);
        (0..i32::from(self.storage)).map(move |cell| {
            let at = Rect::new(x + cell % per * CELL, y + cell / per * CELL, 37, 37);
            Layer::plate(at, 5, "#fff4da").edged("#a67c43", 8)
        })
    }

    /// The cells of a storage, in lines of so many, and the cubes in it.
    pub(crate) fn mine_storage(
        &self,
        scene: &mut Scene,
        place: &impl Settled,
        (cubes, columns): (&str, u8),
        (x, y): (i32, i32),
        seat: Seat,
    ) {
        let (per, pitch) = (i32::from(columns), CELL);
        let rows = (i32::from(self.storage) + per - 1) / per;
        self.storage_cells(columns, (x, y)).for_each(|cell| scene.paint(cell));
        let zone = format!("storage:{}", seat.0);
        let frame = Rect::new(x + 2, y + 2, per * pitch - 6, rows * pitch - 6);
        let layout = Layout::Grid { columns };
        scene.open_zone(zone.clone(), Phrase::new("zone-storage"), frame, layout);
        let pieces = crate::scene::cubes(cubes, &zone, None, place.cubes(), 32);
        scene.pieces.extend(pieces);
    }

    /// The poles of a seat, one for each card up to the end of the game, and its cards on them.
    pub(crate) fn mine_cards(
        &self,
        scene: &mut Scene,
        place: &impl Settled,
        seat: Seat,
        prize: &Prize,
        (frame, pitch): (Rect, i32),
    ) {
        let (zone, claimed): (Id, _) =
            (format!("claimed:{}", seat.0).into(), &place.colony().claimed);
        let w = pitch - 4;
        for pole in claimed.len() as i32..i32::from(self.end) {
            let at = Rect::new(frame.x + pole * pitch, frame.y, w, w * 9 / 5);
            scene.paint(Layer::art(prize.pole, at));
            let figure = Rect::new(at.x + 2, at.y + 4, at.w, w * 4 / 5);
            scene.paint(Layer::figure(pole + 1, figure, 14).ink(prize.ink));
        }
        scene.open_zone(zone.clone(), Phrase::new("zone-claimed"), frame, Layout::Free);
        for (at, &point) in (0..).zip(claimed.iter()) {
            let spot = Spot::Point { x: at * pitch, y: 0 };
            let face = self.pennant_face(point, prize, Size { w, h: frame.h });
            scene.lay(self.point_drawn(point, zone.clone(), spot, face));
        }
    }

    /// A claimed card as a pennant with its kind under it, and the animal it works with.
    fn pennant_face(&self, point: u8, prize: &Prize, Size { w, h }: Size) -> Face {
        let points = self.points.of(point).map_or(0, |card| card.points);
        let icon = self.icon_of(point);
        let animal = match self.power(point) {
            Some(Power::Help(symbol) | Power::Tool(symbol, _)) => Some(symbol),
            _ => None,
        };
        let disc = 20.min(w * 3 / 4);
        let high = h - 2 * disc + 2;
        let pennant = Rect::new(1, 0, w - 2, high);
        let under = |at: i32| Rect::new((w - disc) / 2, high + at * (disc - 2), disc, disc);
        let face = Face::new(Shape::Tile, w, h)
            .line([Glyph::Points(points), sign(icon)])
            .layers(flag(prize.pennant, points, pennant, (high / 2).clamp(13, 20)))
            .layer(Layer::art(kind_art(icon), under(0)));
        match animal {
            Some(symbol) => {
                face.layer(Layer::art(format!("century-animal-{}", symbol.name()), under(1)))
            }
            None => face,
        }
    }

    /// The bonus tiles of a seat on their places, and its exploration tiles.
    pub(crate) fn mine_tiles(
        &self,
        scene: &mut Scene,
        place: &impl Settled,
        seat: Seat,
        (tiles, tile): (Rect, Size),
        (charts, chart): (Rect, Size),
    ) {
        let colony = place.colony();
        let (pitch, down) = (tile.w + 3, tile.h + WORTH + 2);
        let per = ((tiles.w + 3) / pitch).max(1);
        let corner = |at: i32| (at % per * pitch, at / per * down);
        // Who has no tiles needs no places for them.
        let places = if colony.bonus.is_empty() { 0 } else { self.bonus_spaces };
        for empty in colony.bonus.len()..places {
            let (x, y) = corner(empty as i32);
            let at = Rect::new(tiles.x + x, tiles.y + y, tile.w, tile.h);
            scene.paint(Layer::plate(at, 7, "#fffaf000").edged("#a67c43", 13).dashed());
        }
        let zone = scene.zone_of(("bonus", seat), "zone-bonus", tiles, Layout::Free);
        for (at, &bonus) in (0..).zip(colony.bonus.iter()) {
            let (x, y) = corner(at);
            let spot = Spot::Point { x, y };
            let mut piece = self.paint_tile(bonus, zone.clone(), spot, tile);
            let worth = self.tile_points(place, bonus);
            let flag = Rect::new(tile.w / 2 - 17, tile.h - 3, 34, WORTH + 3);
            let figure = Rect { h: flag.h - 4, ..flag };
            piece.face.layers.extend([
                Layer::art("century-pennant-green", flag),
                Layer::figure(format!("={worth}"), figure, 13).ink("#fff8e6"),
            ]);
            piece.face = piece.face.line([Glyph::Points(worth)]);
            if let Some(tip) = piece.tip.take() {
                let says = Phrase::new("badge-worth").with("points", worth);
                piece.tip = Some(Phrase::new("tip-own-tile").with("tile", tip).with("worth", says));
            }
            scene.lay(piece);
        }
        let zone = scene.zone_of(("charts", seat), "zone-charts", charts, Layout::Row);
        for (at, own) in (0..).zip(colony.charts.iter()) {
            scene.lay(self.paint_chart(own, zone.clone(), Spot::At(at), chart));
        }
    }

    /// How wide the cards and tiles of another seat are on one line, if they lie on one.
    fn on_a_line(&self, place: &impl Settled) -> bool {
        let colony = place.colony();
        let tiles = colony.bonus.len() as i32 + colony.charts.len() as i32;
        CARDS + CARD * colony.claimed.len() as i32 + TILE * tiles <= 240
    }

    /// How high another seat's place in short is.
    pub(crate) fn other_height(&self, place: &impl Settled) -> i32 {
        if self.on_a_line(place) { 64 } else { 95 }
    }

    /// Another seat's place in short: goods, settlers, cards, tiles.
    pub(crate) fn other_place(
        &self,
        scene: &mut Scene,
        country: &Country,
        place: &impl Settled,
        seat: Seat,
        prize: &Prize,
    ) {
        let colony = place.colony();
        // A panel with something drawn on it writes its own headings, or none.
        scene.paint(Layer::plate(Rect::new(4, 29, 236, 1), 0, "#e4d6b8"));
        let frame = Rect::new(2, 2, 152, 26);
        let zone = scene.zone_of(("storage", seat), "zone-storage", frame, Layout::Free);
        for (at, cube) in (0..).zip(Cube::ALL) {
            let count = i32::from(colony.storage.count(cube));
            let face = Face::new(Shape::Tile, 37, 26)
                .tint(Tint::Good(cube as u8))
                .line([Glyph::Number(count), Glyph::Goods(cube as u8, 1)])
                .layer(Layer::good(cube as u8, Rect::new(0, 2, 22, 22)))
                .layer(Layer::figure(count, Rect::new(22, 0, 15, 26), 15));
            let label = Phrase::new("piece-goods")
                .with("count", count)
                .with("good", Phrase::new(format!("good-{}", cube as u8)));
            let id = format!("goods:{}:{}", seat.0, cube.letter());
            let spot = Spot::Point { x: at * 38, y: 0 };
            scene.lay(Piece::new(id, zone.clone(), spot, face, label.clone()).tip(label));
        }
        self.other_settlers(scene, country, place, seat);
        let cards = CARD * colony.claimed.len() as i32;
        let have = Phrase::new("other-cards").with("count", colony.claimed.len());
        let have = Layer::words(have.with("end", self.end), Rect::new(4, 31, CARDS - 4, 32), 13);
        scene.paint(have.left());
        let frame = Rect::new(2 + CARDS, 31, cards.max(1), 32);
        let zone = scene.zone_of(("claimed", seat), "zone-claimed", frame, Layout::Free);
        for (at, &point) in (0..).zip(colony.claimed.iter()) {
            let spot = Spot::Point { x: at * CARD, y: 0 };
            let points = self.points.of(point).map_or(0, |card| card.points);
            let icon = self.icon_of(point);
            let face = Face::new(Shape::Tile, CARD - 1, 32)
                .line([Glyph::Points(points), sign(icon)])
                .layers(flag(prize.pennant, points, Rect::new(0, 0, 17, 26), 13))
                .layer(Layer::art(kind_art(icon), Rect::new(8, 14, 18, 18)));
            scene.lay(self.point_drawn(point, zone.clone(), spot, face));
        }
        // Beside the cards, or below them, narrower where there are many.
        let (tiles, charts) = (colony.bonus.len() as i32, colony.charts.len() as i32);
        let (left, y) = if self.on_a_line(place) { (4 + CARDS + cards, 33) } else { (2, 65) };
        let pitch = TILE.min(240 / (tiles + charts).max(1));
        let size = Size { w: pitch - 2, h: 28 };
        let frame = Rect::new(left, y, tiles * pitch, 28);
        let zone = scene.zone_of(("bonus", seat), "zone-bonus", frame, Layout::Free);
        for (at, &bonus) in (0..).zip(colony.bonus.iter()) {
            let spot = Spot::Point { x: at * pitch, y: 0 };
            scene.lay(self.paint_tile(bonus, zone.clone(), spot, size));
        }
        let frame = Rect::new(left + tiles * pitch, y, charts * pitch, 28);
        let zone = scene.zone_of(("charts", seat), "zone-charts", frame, Layout::Free);
        for (at, chart) in (0..).zip(colony.charts.iter()) {
            let spot = Spot::Point { x: at * pitch, y: 0 };
            scene.lay(self.paint_chart(chart, zone.clone(), spot, size));
        }
    }

    fn other_settlers(
        &self,
        scene: &mut Scene,
        country: &Country,
        place: &impl Settled,
        seat: Seat,
    ) {
        let out = settlers_out(country, place, seat);
        let frame = Rect::new(156, 2, 86, 26);
        let zone = scene.zone_of(("settlers", seat), "zone-settlers", frame, Layout::Free);
        let ready = i32::from(place.colony().ready);
        let more = Phrase::new("other-settlers").with("out", out);
        let symbol = format!("century-settler-{}", seat.0 % 4);
        let face = Face::new(Shape::Tile, 86, 26)
            .tint(Tint::Seat(seat))
            .line([Glyph::Number(ready)])
            .layer(Layer::art(symbol, Rect::new(0, 0, 24, 26)))
            .layer(Layer::figure(ready, Rect::new(22, 0, 18, 26), 15))
            .layer(Layer::words(more, Rect::new(40, 1, 46, 24), 12).left().weight(500));
        let note = self.say_away(country, place, seat);
        scene.lay(ready_drawn(seat, zone, (place.colony().ready, note), face));
    }
}

/// The settlers of a seat that are ready, which look like this; the note is about the rest.
fn ready_drawn(seat: Seat, zone: String, (count, note): (u8, Phrase), face: Face) -> Piece {
    let label = Phrase::new("piece-ready").with("count", count);
    let tip = Phrase::new("tip-ready").with("count", count).with("note", note);
    Piece::new(format!("ready:{}", seat.0), zone, Spot::Point { x: 0, y: 0 }, face, label).tip(tip)
}

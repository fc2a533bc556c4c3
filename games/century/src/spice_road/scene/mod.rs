//! How the table of Spice Road looks.

use kit::scene::{
    BUTTONS, Face, Glyph, Id, Layout, Panel, Piece, Rect, Region, Shape, Size, Spot, Tint, Touch,
    Zone,
};
use kit::{Phrase, Scene, Seat};

use super::event::Coin;
use super::moves::Decision;
use super::state::{Move, Place, Shared};
use super::{SpiceRoad, View};
use crate::cards::{self, Kind};
use crate::scene;

/// Draws the view.
pub(super) fn draw(road: &SpiceRoad, view: &View) -> Scene {
    let table = &view.table;
    let me = view.viewer.seat();
    let mut painter = Painter { road, table, scene: Scene::default() };
    painter.scene.prompt = Some(road.say_prompt(table, me));
    painter.board();
    for (seat, place) in Seat::all(road.options.seats).zip(table.places.iter()) {
        painter.place(seat, place, me == Some(seat));
    }
    painter.scene
}

/// How a decision is made by hand.
pub(super) fn touch(road: &SpiceRoad, view: &View, decision: Move) -> Touch {
    let painter = Painter { road, table: &view.table, scene: Scene::default() };
    painter.touch(view.viewer.seat().unwrap_or_default(), decision)
}

/// The decision, legal or not, for which the piece would be touched.
pub(super) fn intent(road: &SpiceRoad, view: &View, piece: &str) -> Option<Move> {
    let (table, seat) = (&view.table, view.viewer.seat()?);
    let about_cards =
        cards::scene::conceivable(&table.market, table.place(seat)?, table.phase.cards());
    let claims = (0..table.points.len() as u8).map(Move::Claim);
    let moves = about_cards.into_iter().map(Move::from).chain(claims);
    kit::scene::intent_among(road, view, piece, moves)
}

/// The measures of a panel on which a seat's place is drawn.
struct Measures {
    size: Size,
    card: Size,
    cube: i32,
    hand: Rect,
    played: Rect,
    caravan: Rect,
    claimed: Rect,
    coins: Rect,
}

fn measures(mine: bool) -> Measures {
    if mine {
        Measures {
            size: Size { w: 1000, h: 256 },
            card: Size { w: 86, h: 106 },
            cube: 32,
            hand: Rect::new(8, 16, 620, 110),
            played: Rect::new(8, 144, 620, 110),
            caravan: Rect::new(640, 16, 192, 110),
            claimed: Rect::new(640, 144, 264, 110),
            coins: Rect::new(914, 144, 80, 110),
        }
    } else {
        Measures {
            size: Size { w: 250, h: 98 },
            card: Size { w: 38, h: 48 },
            cube: 17,
            hand: Rect::new(2, 2, 144, 48),
            played: Rect::new(150, 2, 98, 48),
            caravan: Rect::new(2, 54, 118, 42),
            claimed: Rect::new(124, 54, 62, 42),
            coins: Rect::new(188, 54, 60, 42),
        }
    }
}

/// A scene in the making.
struct Painter<'a> {
    road: &'a SpiceRoad,
    table: &'a Shared,
    scene: Scene,
}

impl Painter<'_> {
    fn board(&mut self) {
        let size = Size { w: 1000, h: 404 };
        self.panel(Region::Board, Phrase::new("panel-board"), size);
        self.zone("coins", "zone-coins", Rect::new(150, 4, 690, 40), Layout::Free);
        self.zone("points", "zone-points", Rect::new(150, 48, 690, 138), Layout::Row);
        self.zone("point-pile", "zone-point-pile", Rect::new(16, 48, 120, 138), Layout::Pile);
        self.zone("market", "zone-market", Rect::new(150, 208, 840, 188), Layout::Row);
        self.zone(
            "merchant-pile",
            "zone-merchant-pile",
            Rect::new(16, 208, 120, 188),
            Layout::Pile,
        );
        let road = self.road;
        let cards = &road.components.cards;
        if cards.golden_deals {
            self.zone("discard", "zone-discard", Rect::new(850, 48, 140, 138), Layout::Pile);
        }
        self.coins();
        for (slot, &point) in self.table.points.iter().enumerate() {
            self.point_card(point, "points", slot, Size { w: 120, h: 132 });
        }
        let market = &self.table.market;
        let pieces = &mut self.scene.pieces;
        for (slot, &stall) in market.row.iter().enumerate() {
            let size = Size { w: 124, h: 176 };
            pieces.extend(cards.paint_stall(market, stall, "market", slot, size, 22));
        }
        pieces.extend(scene::pile("point-pile", "piece-point-pile", self.table.point_pile.len()));
        pieces.extend(scene::pile("merchant-pile", "piece-merchant-pile", market.pile.len()));
        if cards.golden_deals {
            let size = Size { w: 100, h: 130 };
            pieces.extend(cards.paint_all(market, market.discard, None, "discard", size));
        }
    }

    /// Gold lies above the first point card, silver above the second, or above the first once
    /// the gold is gone.
    fn coins(&mut self) {
        let Shared { gold, silver, .. } = *self.table;
        let silver_slot = i32::from(gold > 0);
        for (coin, count, slot) in [(Coin::Gold, gold, 0), (Coin::Silver, silver, silver_slot)] {
            let spot = Spot::Point { x: 42 + slot * 128, y: 2 };
            let left = Phrase::new("badge-left").with("count", count);
            if let Some(piece) = self.coin(coin, count, "", "coins".into(), spot, left) {
                self.scene.pieces.push(piece.tip(Phrase::new("tip-coins")));
            }
        }
    }

    /// A stack of coins of one kind; none if there are none.
    fn coin(
        &self,
        coin: Coin,
        count: u8,
        owner: &str,
        zone: Id,
        spot: Spot,
        badge: Phrase,
    ) -> Option<Piece> {
        let (id, tint, points) = match coin {
            Coin::Gold => ("gold", Tint::Gold, self.road.components.gold_points),
            Coin::Silver => ("silver", Tint::Silver, self.road.components.silver_points),
        };
        let face = Face::new(Shape::Disc, 34, 34).tint(tint).line([Glyph::Points(points)]);
        let label = Phrase::new(format!("piece-{id}")).with("points", points);
        let piece = Piece::new(format!("{id}{owner}"), zone, spot, face, label);
        (count > 0).then(|| piece.badge(Glyph::Number(count.into()), badge))
    }

    fn place(&mut self, seat: Seat, place: &Place, mine: bool) {
        let measures = measures(mine);
        let region = if mine { Region::Mine } else { Region::Other(seat) };
        let label =
            Phrase::new("panel-seat").with("who", seat).with("points", self.road.points(place));
        self.panel(region, label, measures.size);
        let zone = |name: &str| format!("{name}:{}", seat.0);
        let caravan = Layout::Grid { columns: if mine { 5 } else { 6 } };
        self.zone(zone("hand"), "zone-hand", measures.hand, Layout::Row);
        self.zone(zone("played"), "zone-played", measures.played, Layout::Row);
        self.zone(zone("caravan"), "zone-caravan", measures.caravan, caravan);
        self.zone(zone("claimed"), "zone-claimed", measures.claimed, Layout::Row);
        self.zone(zone("own-coins"), "zone-own-coins", measures.coins, Layout::Row);
        if mine {
            let frame = Rect::new(840, 16, 156, 110);
            self.zone(BUTTONS, "zone-buttons", frame, Layout::Grid { columns: 2 });
        }
        let (cards, market) = (&self.road.components.cards, &self.table.market);
        let pieces = &mut self.scene.pieces;
        for (name, laid) in [("hand", place.hand), ("played", place.played)] {
            let size = measures.card;
            pieces.extend(cards.paint_all(market, laid, Some(seat), &zone(name), size));
        }
        let (name, caravan) = (cubes_of(seat), zone("caravan"));
        pieces.extend(scene::cubes(&name, &caravan, None, place.caravan, measures.cube));
        let size = Size { w: measures.card.w, h: measures.claimed.h - 4 };
        for (at, &point) in place.claimed.iter().enumerate() {
            self.point_card(point, zone("claimed"), at, size);
        }
        for (at, (coin, count)) in
            [(Coin::Gold, place.gold), (Coin::Silver, place.silver)].into_iter().enumerate()
        {
            let owned = Phrase::new("badge-owned").with("count", count);
            let owner = format!(":{}", seat.0);
            let piece = self.coin(
                coin,
                count,
                &owner,
                zone("own-coins").into(),
                Spot::At(at as u16),
                owned,
            );
            self.scene.pieces.extend(piece);
        }
    }

    fn touch(&self, seat: Seat, decision: Move) -> Touch {
        let name = cubes_of(seat);
        match decision.part() {
            Decision::Cards(decision) => {
                let (cards, phase) = (&self.road.components.cards, self.table.phase.cards());
                cards.touch(&self.table.market, phase, seat, &name, decision)
            }
            Decision::Claim(slot) => {
                let point = self.table.points.get(usize::from(slot)).copied().unwrap_or(u8::MAX);
                Touch::piece(self.point_id(point))
            }
            Decision::Discard(cube) => Touch::piece(scene::first_cube(&name, cube)),
        }
    }

    fn point_id(&self, point: u8) -> Id {
        self.road
            .point(point)
            .map_or_else(|| "point:?".into(), |card| format!("point:{}", card.id).into())
    }

    fn point_card(&mut self, point: u8, zone: impl Into<Id>, at: usize, size: Size) {
        let Some(card) = self.road.point(point) else { return };
        let face = Face::new(Shape::Card, size.w, size.h)
            .tint(Tint::Kind(POINT_KIND))
            .line([Glyph::Points(card.points)])
            .line(scene::cube_glyphs(card.cost));
        let label = self.road.say_point(point);
        let tip =
            Phrase::new("tip-point-card").with("card", label.clone()).with("id", card.id.as_str());
        let spot = Spot::At(at as u16);
        self.scene.pieces.push(Piece::new(self.point_id(point), zone, spot, face, label).tip(tip));
    }

    fn panel(&mut self, region: Region, label: Phrase, size: Size) {
        self.scene.panels.push(Panel::new(region, label, size));
    }

    /// A zone on the panel drawn last.
    fn zone(&mut self, id: impl Into<Id>, label: &'static str, frame: Rect, layout: Layout) {
        let panel = self.scene.panels.len().saturating_sub(1);
        self.scene.zones.push(Zone {
            id: id.into(),
            panel,
            label: Phrase::new(label),
            frame,
            layout,
        });
    }
}

/// The kind of a point card, after those of merchant cards.
const POINT_KIND: u8 = Kind::Bonus as u8 + 1;

/// The name of the cubes of a seat.
fn cubes_of(seat: Seat) -> String {
    format!("cube:{}", seat.0)
}

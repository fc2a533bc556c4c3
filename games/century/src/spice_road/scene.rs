//! How the table of Spice Road looks.

use kit::scene::{
    BUTTONS, Face, Glyph, Id, Layout, Panel, Piece, Rect, Region, Shape, Size, Spot, Tint, Touch,
    Zone,
};
use kit::{CardSet, Phrase, Scene, Seat};

use super::state::{Move, Phase, Place, Shared};
use super::tell::Coin;
use super::{SpiceRoad, View};
use crate::cubes::{Cube, Cubes};
use crate::merchants::Card;
use crate::{paint, say};

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
    match button(decision) {
        Some(id) => Touch::button(id, painter.button_word(decision)),
        None => Touch::piece(painter.touch(view.viewer.seat().unwrap_or_default(), decision)),
    }
}

/// The decision, legal or not, for which the piece would be touched.
pub(super) fn intent(road: &SpiceRoad, view: &View, piece: &str) -> Option<Move> {
    let (table, seat) = (&view.table, view.viewer.seat()?);
    let place = table.place(seat)?;
    let cards = place.hand.union(place.played);
    let cards = || cards.iter().map(Card);
    let mut conceivable: Vec<Move> = Vec::new();
    match table.phase {
        Phase::Action => {
            conceivable.extend(cards().map(Move::Play));
            conceivable.extend(cards().map(Move::Deal));
            conceivable.extend((0..table.market.row.len() as u8).map(Move::Acquire));
            conceivable.extend((0..table.points.len() as u8).map(Move::Claim));
        }
        Phase::Bargain { .. } | Phase::LayDown { .. } => {
            conceivable.extend(cards().map(Move::LayDown));
        }
        Phase::Effect { .. } => {
            conceivable.extend(Cube::ALL.map(Move::Raise));
            conceivable.extend(cards().map(Move::TakeBack));
        }
        Phase::Pay { .. } | Phase::Discard { .. } | Phase::Over { .. } => {}
    }
    kit::scene::intent_among(road, view, piece, conceivable)
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
        if self.road.golden_deals {
            self.zone("discard", "zone-discard", Rect::new(850, 48, 140, 138), Layout::Pile);
        }
        self.coins();
        for (slot, &point) in self.table.points.iter().enumerate() {
            self.point_card(point, "points", slot, Size { w: 120, h: 132 });
        }
        for (slot, stall) in self.table.market.row.iter().enumerate() {
            let size = Size { w: 124, h: 176 };
            let id = self.card(stall.card, None, "market".into(), slot, size);
            self.scene.pieces.extend(paint::cubes(
                &format!("on:{id}"),
                "market",
                Some(&id),
                stall.cubes,
                22,
            ));
        }
        let pile = self.table.point_pile.len();
        self.pile("point-pile", "piece-point-pile", pile);
        let pile = self.table.market.pile.len();
        self.pile("merchant-pile", "piece-merchant-pile", pile);
        if self.road.golden_deals {
            for (place, card) in self.table.market.discard.iter().enumerate() {
                self.card(Card(card), None, "discard".into(), place, Size { w: 100, h: 130 });
            }
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
        self.cards(place.hand, seat, zone("hand"), measures.card);
        self.cards(place.played, seat, zone("played"), measures.card);
        self.scene.pieces.extend(paint::cubes(
            &zone("cube"),
            &zone("caravan"),
            None,
            place.caravan,
            measures.cube,
        ));
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

    /// The word on the button of a decision that touches no piece of the game.
    fn button_word(&self, decision: Move) -> Phrase {
        match decision {
            Move::Trade(times) => Phrase::new("button-trade").with("count", times),
            Move::Swap(way) => {
                Phrase::new("button-swap").with("take", say::cubes(self.swap_take(way)))
            }
            Move::Rest => Phrase::new("button-rest"),
            _ => Phrase::new("button-stop"),
        }
    }

    fn swap_take(&self, way: u8) -> Cubes {
        let Phase::Effect { source, .. } = self.table.phase else { return Cubes::NONE };
        let effect = self.road.effect_of(self.table, source);
        effect.trades.get(usize::from(way)).map_or(Cubes::NONE, |trade| trade.take)
    }

    /// The piece that is touched for a decision.
    fn touch(&self, seat: Seat, decision: Move) -> Id {
        let row = |slot: u8| {
            self.table.market.row.get(usize::from(slot)).copied().unwrap_or_default().card
        };
        match decision {
            Move::Play(card) | Move::LayDown(card) | Move::TakeBack(card) => {
                self.card_id(card, Some(seat))
            }
            Move::Acquire(slot) => self.card_id(row(slot), None),
            Move::Deal(card) => format!("deal:{}", self.road.components.merchants.id(card)).into(),
            Move::Claim(slot) => {
                let point = self.table.points.get(usize::from(slot)).copied().unwrap_or(u8::MAX);
                self.point_id(point)
            }
            Move::Take => match self.table.phase {
                Phase::Bargain { slot } => self.card_id(row(slot), None),
                _ => "".into(),
            },
            Move::Pay(cube) | Move::Raise(cube) | Move::Discard(cube) => {
                paint::first_cube(&format!("cube:{}", seat.0), cube)
            }
            Move::Rest | Move::Stop | Move::Trade(_) | Move::Swap(_) => "".into(),
        }
    }

    fn card_id(&self, card: Card, owner: Option<Seat>) -> Id {
        let merchants = &self.road.components.merchants;
        let id = merchants.id(card);
        match owner {
            // Everybody has a starting card of this name.
            Some(seat) if merchants.starting().contains(card.0) => {
                format!("card:{id}:{}", seat.0).into()
            }
            _ => format!("card:{id}").into(),
        }
    }

    fn point_id(&self, point: u8) -> Id {
        self.road
            .point(point)
            .map_or_else(|| "point:?".into(), |card| format!("point:{}", card.id).into())
    }

    fn cards(&mut self, cards: CardSet, owner: Seat, zone: String, size: Size) {
        for (at, card) in cards.iter().enumerate() {
            self.card(Card(card), Some(owner), zone.clone().into(), at, size);
        }
    }

    fn card(&mut self, card: Card, owner: Option<Seat>, zone: Id, at: usize, size: Size) -> Id {
        let merchants = &self.road.components.merchants;
        let id = self.card_id(card, owner);
        self.scene.pieces.push(paint::card(merchants, card, id.clone(), zone.clone(), at, size));
        if self.table.market.deal_on(card).is_some() {
            let effect = self.table.market.deal_effect(merchants, card);
            let name = format!("deal:{}", merchants.id(card));
            self.scene.pieces.push(paint::deal(effect, name.into(), zone, id.clone(), size));
        }
        id
    }

    fn point_card(&mut self, point: u8, zone: impl Into<Id>, at: usize, size: Size) {
        let Some(card) = self.road.point(point) else { return };
        let face = Face::new(Shape::Card, size.w, size.h)
            .tint(Tint::Kind(POINT_KIND))
            .line([Glyph::Points(card.points)])
            .line(paint::cube_glyphs(card.cost));
        let label = self.road.say_point(point);
        let tip =
            Phrase::new("tip-point-card").with("card", label.clone()).with("id", card.id.as_str());
        let spot = Spot::At(at as u16);
        self.scene.pieces.push(Piece::new(self.point_id(point), zone, spot, face, label).tip(tip));
    }

    fn pile(&mut self, zone: &'static str, label: &'static str, count: u32) {
        if count == 0 {
            return;
        }
        let face = Face::new(Shape::Back, 100, 130).line([Glyph::Mark]);
        let label = Phrase::new(label);
        let left = Phrase::new("badge-left").with("count", count);
        let piece = Piece::new(zone, zone, Spot::At(0), face, label)
            .badge(Glyph::Number(count as i32), left);
        self.scene.pieces.push(piece);
    }

    fn panel(&mut self, region: Region, label: Phrase, size: Size) {
        self.scene.panels.push(Panel { region, label, size });
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
const POINT_KIND: u8 = crate::merchants::Kind::Bonus as u8 + 1;

/// The button of a decision that touches no piece of the game.
fn button(decision: Move) -> Option<Id> {
    match decision {
        Move::Rest => Some("rest".into()),
        Move::Stop => Some("stop".into()),
        Move::Trade(times) => Some(format!("trade:{times}").into()),
        Move::Swap(way) => Some(format!("swap:{way}").into()),
        _ => None,
    }
}

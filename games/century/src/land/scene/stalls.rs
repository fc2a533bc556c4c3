//! Merchant locations with the cards below them, and trade routes.

use kit::scene::{Face, Glyph, Id, Layer, Layout, Piece, Rect, Scene, Shape, Size, Spot, Touch};
use kit::{Phrase, Seat};

use super::super::content::{Deed, Elsewhere, Land};
use super::super::country::{Country, Gear};
use super::super::merchants::{At, Bazaar, Move, Pair, Phase, Post, Stalls, Trader};
use super::settlers_face;
use super::sites::{Grid, deed_glyphs, sign_layers};
use crate::cards::market::LayeredPile;
use crate::cards::{Card, Market};
use crate::effect::Answer;
use crate::scene::{self, Draw as _};

/// The size of a card below a merchant location, and where it lies on it.
const LYING: Size = Size { w: 113, h: 55 };
const CARD: (i32, i32) = (3, 41);

impl Stalls {
    /// The merchant locations, each with its card.
    pub(crate) fn paint_stalls(
        &self,
        land: &Land,
        (country, market): (&Country, &Market<LayeredPile>),
        gear: &Gear,
        zone: &'static str,
        grid: &Grid,
    ) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let all = (0u8..).zip(land.locations.iter().zip(country.sites.iter()));
        for (site, (location, there)) in all {
            let Deed::Elsewhere(Elsewhere::Merchant { slot }) = location.deed else { continue };
            let needed = land.required(country, gear, site);
            let corner = (grid.corner)(location.panel, location.cell);
            let Size { w, h } = grid.cell;
            let face = Face::new(Shape::Tile, w, h)
                .line([Glyph::Number(needed.into())])
                .line(deed_glyphs(&location.deed))
                .layer(Layer::art("century-stall", Rect::new(0, 0, w, h)))
                .layers(sign_layers(location, needed, (32, 16), (4, 14)))
                .layers(land.code(location, (w - 15, 2)));
            pieces.push(land.site_drawn(country, (site, needed), zone, corner, face));
            if let Some(stall) = market.row.get(usize::from(slot)) {
                let spot = Spot::Within(land.site_piece(site), CARD.0, CARD.1);
                pieces.extend(self.cards.paint(market, stall.card, None, (zone, spot), LYING));
            }
            let up = h - CARD.1 - 1;
            pieces.extend(land.paint_camp(zone, site, *there, needed, grid.cell, up));
        }
        pieces
    }

    /// The trade route of a seat: its cards on a road, and under each the settlers on it or those it
    /// would take.
    pub(crate) fn mine_route(&self, scene: &mut Scene, by: &Bazaar<'_, impl Trader>, frame: Rect) {
        let Bazaar { market, own, seat, .. } = *by;
        let zone = format!("route:{}", seat.0);
        let pitch = frame.w / self.route.max(1) as i32;
        let size = Size { w: pitch - 8, h: frame.h - 30 };
        for stop in 0..self.route as u8 {
            let x = frame.x + i32::from(stop) * pitch;
            let route = &own.ledger().route;
            if usize::from(stop) >= route.len() {
                let at = Rect::new(x, frame.y, size.w, size.h);
                scene.paint(Layer::plate(at, 8, "#fffaf000").edged("#a67c43", 13).dashed());
                if usize::from(stop) == route.len() {
                    let room = Rect::new(at.x + 6, at.y + 8, at.w - 12, at.h - 16);
                    let says = Layer::words(Phrase::new("mine-route-next"), room, 12);
                    scene.paint(says.ink("#7a5a2c").weight(500));
                }
            }
            // What it would take now to send settlers there.
            if route.get(usize::from(stop)).is_none_or(|there| there.settlers == 0) {
                let cost = self.route_cost(own, stop);
                let cost = cost + (usize::from(stop).saturating_sub(route.len())) as u8;
                let plate = Rect::new(x + size.w / 2 - 20, frame.y + frame.h - 25, 40, 22);
                scene.paint(Layer::plate(plate, 6, "#4a2c12").edged("#e9c98f", 11));
                let person = Rect::new(plate.x + 4, plate.y + 3, 14, 16);
                scene.paint(Layer::art("century-person-light", person));
                let figure = Rect::new(plate.x + 18, plate.y, 20, 22);
                scene.paint(Layer::figure(cost, figure, 16).ink("#fff3d8"));
            }
        }
        scene.open_zone(zone.clone(), Phrase::new("zone-route"), frame, Layout::Free);
        for (stop, there) in (0u8..).zip(own.ledger().route.iter()) {
            let x = i32::from(stop) * pitch;
            let spot = Spot::Point { x, y: 0 };
            for mut piece in self.cards.paint(market, there.card, None, (&zone, spot), size) {
                if let Some(tip) = piece.tip.take() {
                    let says = Phrase::new("tip-route-card")
                        .with("card", tip)
                        .with("settlers", there.settlers)
                        .with("count", self.route_cost(own, stop));
                    piece.tip = Some(says);
                }
                scene.lay(piece);
            }
            if there.settlers > 0 {
                let face = settlers_face(seat, there.settlers, 4, 28);
                let spot =
                    Spot::Point { x: x + (size.w - face.size.w) / 2, y: frame.h - face.size.h };
                let label =
                    Phrase::new("piece-settlers").with("count", there.settlers).with("who", seat);
                let id = stop_piece(seat, stop);
                scene.lay(Piece::new(id, zone.clone(), spot, face, label.clone()).tip(label));
            }
        }
    }

    /// Opens the zone of the merchants to come; their pile, if there are any.
    pub(crate) fn open_pile(
        &self,
        scene: &mut Scene,
        market: &Market<LayeredPile>,
        frame: Rect,
        Size { w, h }: Size,
    ) -> Option<Piece> {
        let (id, left) = ("merchant-pile", market.pile.len());
        scene.open_zone(id, Phrase::new("zone-merchant-pile"), frame, Layout::Pile);
        let face = Face::new(Shape::Back, w, h).line([Glyph::Mark]);
        let label = Phrase::new("piece-merchant-pile").with("count", left);
        let piece = Piece::new(id, id, Spot::At(0), face, label.clone()).tip(label);
        (left > 0).then_some(piece)
    }

    /// The used cards of a seat, as a pile with a figure.
    pub(crate) fn used_pile(&self, scene: &mut Scene, own: &impl Trader, seat: Seat, frame: Rect) {
        let zone = scene.zone_of(("used", seat), "zone-used", frame, Layout::Pile);
        let count = own.ledger().discard.len();
        if count > 0 {
            let face = Face::new(Shape::Back, frame.w - 4, frame.h - 4).line([Glyph::Mark]);
            let label = Phrase::new("piece-used").with("count", count);
            let id = format!("used-cards:{}", seat.0);
            let piece = Piece::new(id, zone, Spot::At(0), face, label.clone()).tip(label.clone());
            scene.lay(piece.badge(Glyph::Number(count as i32), label));
        }
    }

    /// Another seat's route in short.
    pub(crate) fn other_route(&self, scene: &mut Scene, by: &Bazaar<'_, impl Trader>, y: i32) {
        let Bazaar { market, own, seat, .. } = *by;
        let frame = Rect::new(2, y, 208, 40);
        let zone = scene.zone_of(("route", seat), "zone-route", frame, Layout::Row);
        for (at, there) in (0u16..).zip(own.ledger().route.iter()) {
            let size = Size { w: 34, h: 40 };
            let place = (zone.as_str(), Spot::At(at));
            let mut pieces = self.cards.paint(market, there.card, None, place, size);
            if let Some(piece) = pieces.first_mut()
                && there.settlers > 0
            {
                let says =
                    Phrase::new("piece-settlers").with("count", there.settlers).with("who", seat);
                *piece = piece.clone().badge(Glyph::Number(there.settlers.into()), says);
            }
            pieces.into_iter().for_each(|piece| scene.lay(piece));
        }
        self.used_pile(scene, own, seat, Rect::new(212, y, 30, 40));
    }

    /// How a decision about a card is made by hand.
    pub(crate) fn touch(
        &self,
        land: &Land,
        by: &Bazaar<'_, impl Trader>,
        phase: Option<Phase>,
        decision: Move,
    ) -> Touch {
        let at = match phase {
            Some(Phase::Choose { at } | Phase::Effect { at, .. }) => at,
            _ => At::Stall(u8::MAX),
        };
        let stop = |stop: u8| {
            let card = self.card_at(by, At::Route(stop));
            self.card_piece(card.unwrap_or(Card(u8::MAX)))
        };
        match decision {
            Move::Route(place) | Move::Replace(place) => Touch::piece(stop(place)),
            Move::Adjust(Pair(one, two)) => Touch::pieces([stop(one), stop(two)]),
            Move::Use => Touch::button("use", Phrase::new("button-use")),
            Move::Take => Touch::button("take", Phrase::new("button-take")),
            Move::Deal => {
                let card = self.card_at(by, at).unwrap_or(Card(u8::MAX));
                Touch::piece(format!("deal:{}", self.cards.merchants.id(card)))
            }
            Move::Swap(way) => self.answer_touch(by, phase, Answer::Swap(way)),
            Move::TakeBack(Post::Site(site)) => {
                Touch::piece(format!("settlers:{}", land.locations.id(site)))
            }
            Move::TakeBack(Post::Route(place)) => Touch::piece(stop_piece(by.seat, place)),
        }
    }

    /// How an answer to the effect of a card that is a button is given.
    pub(crate) fn answer_touch(
        &self,
        by: &Bazaar<'_, impl Trader>,
        phase: Option<Phase>,
        answer: Answer<Post>,
    ) -> Touch {
        let (at, deal) = match phase {
            Some(Phase::Effect { at, deal, .. }) => (at, deal),
            _ => (At::Stall(u8::MAX), false),
        };
        let effect = self.effect_at(by, at, deal);
        scene::answer_touch(effect, answer)
    }

    /// Every decision about cards that a seat might try by touching a piece, legal or not.
    pub(crate) fn conceivable(
        &self,
        by: &Bazaar<'_, impl Trader>,
        phase: Option<Phase>,
    ) -> Vec<Move> {
        let stops = 0..by.own.ledger().route.len() as u8;
        let sites = (0..by.country.sites.len() as u8).map(Post::Site);
        let back = sites.chain(stops.clone().map(Post::Route)).map(Move::TakeBack);
        let mut moves: Vec<Move> = match phase {
            Some(Phase::Choose { at: At::Stall(_) }) => stops.clone().map(Move::Replace).collect(),
            _ => stops.map(Move::Route).collect(),
        };
        moves.extend(back);
        moves.push(Move::Deal);
        moves
    }

    fn card_piece(&self, card: Card) -> Id {
        format!("card:{}", self.cards.merchants.id(card)).into()
    }
}

/// The settlers on a card of a route.
fn stop_piece(seat: Seat, stop: u8) -> Id {
    format!("stop:{}:{stop}", seat.0).into()
}

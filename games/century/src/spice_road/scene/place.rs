//! What lies in front of a seat.

use kit::scene::{BUTTONS, Layer, Layout, OTHER_WIDTH, Rect, Size, Spot};
use kit::{CardSet, Phrase, Seat};

use super::{ASIDE, HEADING, Painter};
use crate::cards::faces;
use crate::scene::{self, Draw as _, cubes_of, panel_of};
use crate::spice_road::event::Coin;
use crate::spice_road::state::Place;

/// Where my place is cut, and how high its two parts are.
const CUT: i32 = 520;
const FAR: i32 = 500;
const TOP: i32 = 400;
const CARDS: i32 = 158;
const ROAD: i32 = 114;
/// Cards that stand side by side, and how many do; more lie on two lines.
const HAND: (Size, usize) = (Size { w: 93, h: 114 }, 6);
const PLAYED: (Size, usize) = (Size { w: 82, h: 110 }, 4);
/// Cards that lie on two lines: how high, and how wide from and to.
const LYING: i32 = 56;
const LYING_WIDE: (i32, i32) = (62, 120);
/// The first basket of the caravan, from one camel to the next, from basket to basket.
const BASKET: (i32, i32, i32) = (13, 102, 36);
/// So many baskets are drawn.
const BASKETS: usize = 10;
/// A card of another seat, and how far from their number the first is.
const MINI: Size = Size { w: 21, h: 24 };
const BEFORE: i32 = 36;
/// A cube in a basket.
const CUBE: i32 = 30;
/// The first pole, and from one to the next.
const POLE: (i32, i32) = (24, 52);

/// How so many cards lie in a frame: their size and their layout. They are as wide as side by side
/// they can be, and overlap only where that would be too little to read them.
fn lie(count: usize, frame: Rect, (standing, most): (Size, usize)) -> (Size, Layout) {
    const GAP: i32 = 8;
    let share = |columns: i32| (frame.w + GAP) / columns.max(1) - GAP;
    if count <= most {
        let w = standing.w.min(share(count as i32) + GAP / 2);
        return (Size { w, ..standing }, Layout::Row);
    }
    let columns = count.div_ceil(2);
    let w = share(columns as i32).clamp(LYING_WIDE.0, LYING_WIDE.1);
    (Size { w, h: LYING }, Layout::Grid { columns: columns.min(u8::MAX.into()) as u8 })
}

impl Painter<'_> {
    pub(super) fn own_place(&mut self, seat: Seat, place: &Place) {
        self.own_hand(seat, place);
        self.own_played(seat, place);
        self.own_caravan(seat, place);
        self.own_claimed(seat, place);
    }

    fn own_hand(&mut self, seat: Seat, place: &Place) {
        let label = panel_of("panel-seat", seat, self.road.points(place));
        self.own_panel(label, Rect::new(0, TOP, CUT, CARDS), "century-road-hand");
        let coins: i32 = self.road.coin_points(place).iter().sum();
        let sources = Phrase::new("heading-sources")
            .with("cards", self.road.card_points(place))
            .with("coins", coins)
            .with("spices", self.road.spice_points(place));
        let at = Rect::new(10, 13, 410, 23);
        self.paint(faces::points_heading(seat, self.road.points(place), sources, at));
        let heading = Phrase::new("heading-hand").with("count", place.hand.len());
        let at = Rect::new(420, 13, 92, 23);
        self.paint([Layer::title(heading, at, 14).right().ink(HEADING)]);
        self.cards(seat, "hand", place.hand, Rect::new(10, 39, 506, 116), HAND);
    }

    fn own_played(&mut self, seat: Seat, place: &Place) {
        let at = Rect::new(CUT, TOP, FAR, CARDS);
        self.own_panel(Phrase::new("panel-played"), at, "century-road-played");
        let heading = Phrase::new("heading-played").with("count", place.played.len());
        self.title(heading, Rect::new(14, 13, 92, 23), 14, HEADING);
        self.aside(Phrase::new("aside-played"), Rect::new(108, 13, 256, 23), "#5a3a16");
        self.cards(seat, "played", place.played, Rect::new(12, 39, 352, 116), PLAYED);
        let frame = Rect::new(372, 42, 122, 112);
        let columns = if self.buttons() > 3 { 2 } else { 1 };
        self.zone(BUTTONS, "zone-buttons", frame, Layout::Grid { columns });
    }

    /// How many things there may be to press.
    fn buttons(&self) -> u16 {
        use crate::effect::Step;
        use crate::spice_road::state::Phase;
        match self.table.phase {
            Phase::Effect { step: Step::Trade, .. } => u16::MAX,
            _ => 2,
        }
    }

    fn cards(
        &mut self,
        seat: Seat,
        name: &str,
        laid: CardSet,
        frame: Rect,
        standing: (Size, usize),
    ) {
        let (size, layout) = lie(laid.len() as usize, frame, standing);
        let zone = format!("{name}:{}", seat.0);
        let label = if name == "hand" { "zone-hand" } else { "zone-played" };
        self.zone(zone.clone(), label, frame, layout);
        let (cards, market) = (&self.road.components.cards, &self.table.market);
        let pieces = cards.paint_all(market, laid, Some(seat), &zone, size);
        self.scene.pieces.extend(pieces);
    }

    fn own_caravan(&mut self, seat: Seat, place: &Place) {
        let at = Rect::new(0, TOP + CARDS, CUT, ROAD);
        self.own_panel(Phrase::new("panel-caravan"), at, "century-road-caravan");
        let (held, limit) = (place.caravan.total(), self.road.components.caravan);
        let heading = Phrase::new("heading-caravan").with("count", held).with("limit", limit);
        self.title(heading, Rect::new(12, 3, 200, 20), 14, HEADING);
        let (zone, surplus) = (format!("caravan:{}", seat.0), format!("surplus:{}", seat.0));
        self.zone(zone.clone(), "zone-caravan", Rect::new(4, 26, 512, 54), Layout::Free);
        let mut cubes = scene::cubes(&cubes_of(seat), &zone, None, place.caravan, CUBE);
        if cubes.len() > BASKETS {
            let at = Rect::new(8, 81, 504, CUBE);
            self.paint([Layer::plate(at, 8, "#fff4da").edged("#8f3d1d", 14).dashed()]);
            self.zone(surplus.clone(), "zone-surplus", at, Layout::Row);
        }
        for (at, cube) in cubes.iter_mut().enumerate() {
            if at < BASKETS {
                let (camel, side) = (at as i32 / 2, at as i32 % 2);
                let x = BASKET.0 + camel * BASKET.1 + side * BASKET.2;
                cube.spot = Spot::Point { x: x - 4, y: 40 - 26 };
            } else {
                cube.zone = surplus.clone().into();
            }
        }
        self.scene.pieces.extend(cubes);
    }

    fn own_claimed(&mut self, seat: Seat, place: &Place) {
        let at = Rect::new(CUT, TOP + CARDS, FAR, ROAD);
        self.own_panel(Phrase::new("panel-claimed"), at, "century-road-claimed");
        let end = self.road.components.setup.end;
        let heading =
            Phrase::new("heading-claimed").with("count", place.claimed.len()).with("end", end);
        self.title(heading, Rect::new(14, 3, 126, 20), 14, HEADING);
        let aside = Phrase::new("aside-claimed").with("end", end);
        self.aside(aside, Rect::new(142, 3, 350, 20), ASIDE);
        let frame = Rect::new(14, 26, 330, 86);
        let zone = self.zone_of(("claimed", seat), "zone-claimed", frame, Layout::Free);
        let size = Size { w: 40, h: 52 };
        for at in 0..i32::from(end).max(place.claimed.len() as i32) {
            let x = POLE.0 + at * POLE.1;
            self.paint([Layer::art("century-pole", Rect::new(x - 4, 28, 8, 80))]);
            let flag = Rect::new(x + 1, 33, 42, 50);
            match place.claimed.get(at as usize) {
                Some(&point) => {
                    let spot = Spot::Point { x: x + 2 - 14, y: 34 - 26 };
                    self.point_card(point, (zone.clone().into(), spot), size, true);
                }
                None => self.paint([
                    Layer::art("century-pennant-free", flag),
                    Layer::figure(at + 1, Rect { h: 40, ..flag }, 16).ink("#743f00"),
                ]),
            }
        }
        let frame = Rect::new(352, 34, 140, 70);
        let zone = self.zone_of(("own-coins", seat), "zone-own-coins", frame, Layout::Free);
        self.own_coins(seat, place, &zone, (40, 62, 12));
    }

    /// The coins of a seat: their width, from the first to the next, and how far below the edge.
    fn own_coins(
        &mut self,
        seat: Seat,
        place: &Place,
        zone: &str,
        (wide, pitch, down): (i32, i32, i32),
    ) {
        for (at, (coin, count)) in
            (0..).zip([(Coin::Gold, place.gold), (Coin::Silver, place.silver)])
        {
            let owned = Phrase::new("badge-owned").with("count", count);
            let owner = format!(":{}", seat.0);
            let spot = Spot::Point { x: at * pitch, y: down };
            let piece =
                self.coin((coin, count), &owner, (zone.to_owned().into(), spot), wide, owned);
            self.scene.pieces.extend(piece.map(|piece| piece.tip(Phrase::new("tip-own-coins"))));
        }
    }

    /// The place of another seat, small.
    pub(super) fn other_place(&mut self, seat: Seat, place: &Place) {
        let label = panel_of("panel-seat", seat, self.road.points(place));
        self.other_panel(seat, label, 74);
        self.paint([Layer::plate(Rect::new(0, 0, OTHER_WIDTH, 74), 8, "#fffdf7")]);
        let zone = |name: &str| format!("{name}:{}", seat.0);
        for slot in 0..i32::from(self.road.components.caravan).min(BASKETS as i32) {
            let at = Rect::new(3 + slot * 24, 0, 22, 22);
            self.paint([Layer::plate(at, 5, "#fff4da").edged("#c9ad78", 8)]);
        }
        let mut cubes = scene::cubes(&cubes_of(seat), &zone("caravan"), None, place.caravan, 22);
        let full = cubes.len() > BASKETS;
        let layout = if full { Layout::Row } else { Layout::Free };
        self.zone(zone("caravan"), "zone-caravan", Rect::new(2, 0, 240, 23), layout);
        for (at, cube) in (0..).zip(&mut cubes).filter(|_| !full) {
            cube.spot = Spot::Point { x: 1 + at * 24, y: 0 };
        }
        self.scene.pieces.extend(cubes);
        self.other_claimed(seat, place);
        // The room goes to those that are more.
        let counts = [place.hand.len() as i32, place.played.len() as i32];
        let room = 240 - 2 * BEFORE;
        let share = room * counts[0].max(1) / (counts[0].max(1) + counts[1].max(1));
        let hand = share.clamp(MINI.w, room - MINI.w);
        self.other_cards(seat, "hand", place.hand, (2, hand));
        self.other_cards(seat, "played", place.played, (2 + BEFORE + hand, room - hand));
    }

    fn other_claimed(&mut self, seat: Seat, place: &Place) {
        let frame = Rect::new(2, 24, 156, 24);
        let zone = self.zone_of(("claimed", seat), "zone-claimed", frame, Layout::Free);
        let end = i32::from(self.road.components.setup.end);
        for at in 0..end.max(place.claimed.len() as i32) {
            let x = 2 + at * 26;
            match place.claimed.get(at as usize) {
                Some(&point) => {
                    let spot = Spot::Point { x: x - 2, y: 0 };
                    let size = Size { w: 23, h: 23 };
                    self.point_card(point, (zone.clone().into(), spot), size, true);
                }
                None => {
                    let flag = Rect::new(x, 24, 23, 22);
                    self.paint([Layer::art("century-pennant-free", flag)]);
                }
            }
        }
        let frame = Rect::new(160, 24, 82, 24);
        let zone = self.zone_of(("own-coins", seat), "zone-own-coins", frame, Layout::Free);
        self.own_coins(seat, place, &zone, (20, 42, 0));
    }

    /// The cards of another seat, with their number before them.
    fn other_cards(&mut self, seat: Seat, name: &str, laid: CardSet, (x, w): (i32, i32)) {
        let zone = format!("{name}:{}", seat.0);
        // Cards that are held are fanned out, those that were played lie on their side.
        let at = Rect::new(x + 1, 51, 13, 18);
        let label = if name == "hand" {
            let other = Rect { x: x + 4, ..at };
            let card = |at, turn| Layer::art("century-hand-card", at).turned(turn);
            self.paint([card(at, -14), card(other, 14)]);
            "zone-hand"
        } else {
            self.paint([Layer::art("century-used-card", at).turned(90)]);
            "zone-played"
        };
        let count = Rect::new(x + 18, 49, 17, 24);
        self.paint([Layer::figure(laid.len() as i32, count, 14)]);
        let frame = Rect::new(x + BEFORE, 49, w, 25);
        self.zone(zone.clone(), label, frame, Layout::Row);
        let (cards, market) = (&self.road.components.cards, &self.table.market);
        // Side by side, and narrower where there are many.
        let step = MINI.w.min(w / (laid.len() as i32).max(1));
        let size = Size { w: step - 1, ..MINI };
        let mut pieces = cards.paint_all(market, laid, Some(seat), &zone, size);
        for piece in &mut pieces {
            if let Spot::At(at) = piece.spot {
                piece.spot = Spot::Point { x: i32::from(at) * step, y: 0 };
            }
        }
        self.scene.pieces.extend(pieces);
    }
}

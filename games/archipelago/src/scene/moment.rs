//! Moments that are scenes of their own. Sealed bids, a crisis, cards that are shown and hexagons in
//! hand lie over the evolution cards, so that the map is seen; the vote for the trend and objectives to
//! keep over the map.

use kit::scene::{
    BUTTONS, Face, Glyph, Icon, Layer, Layout, Panel, Piece, Rect, Region, Shape, Spot, Tint,
};
use kit::{CardSet, Seat};

use super::card::ON_TRACK;
use super::map::{MAP, PILES};
use super::{ACCENT, Painter, QUIET, UNREST, around, board_sign, coin, good_sign, sign};
use crate::components::Board;
use crate::map::hex_of;
use crate::state::{Crisis, Phase};
use crate::words::say;

/// The strip over the evolution cards.
const STRIP: Rect = Rect { x: 438, y: 430, w: 576, h: 88 };
/// The paper of a moment and its edge.
const SHEET: &str = "#fff8e6";
const GOLD: &str = "#c9a94e";
/// How large hexagons in hand are, in hundredths of a region.
const IN_HAND: i32 = 56;

/// What is under way.
enum Moment {
    Vote,
    Keep(u16),
    Bid,
    Hand(Vec<u8>),
    Crisis(Crisis),
    Shown(CardSet),
}

impl Painter<'_> {
    fn under_way(&self) -> Option<Moment> {
        let table = &self.view.table;
        match table.phase {
            Phase::Vote => return Some(Moment::Vote),
            Phase::Keep => {
                return self.view.own().map(|pocket| Moment::Keep(pocket.objectives));
            }
            Phase::Bid { .. } => return Some(Moment::Bid),
            _ => {}
        }
        let sides = |hex: u8| [2 * hex, 2 * hex + 1];
        let mut faces: Vec<u8> =
            table.taken.into_iter().flat_map(|taken| sides(hex_of(taken))).collect();
        if let Some(own) = self.view.own() {
            faces.extend(own.hexes.iter().flat_map(sides));
        }
        if !faces.is_empty() {
            return Some(Moment::Hand(faces));
        }
        if !table.shown.is_empty() {
            return Some(Moment::Shown(table.shown));
        }
        table.crisis.map(Moment::Crisis)
    }

    pub(super) fn moment(&mut self) {
        match self.under_way() {
            Some(Moment::Vote) => self.vote(),
            Some(Moment::Keep(cards)) => self.keep(cards),
            Some(Moment::Bid) => self.bids(),
            Some(Moment::Hand(faces)) => self.hand(faces),
            Some(Moment::Crisis(crisis)) => self.crisis(crisis),
            Some(Moment::Shown(cards)) => self.shown(cards),
            None => {}
        }
    }

    /// A sheet over the map with a heading.
    fn sheet(&mut self, key: &str, place: Rect) {
        self.panel(Panel::placed(Region::Board, say(key), place));
        let whole = Rect::new(0, 0, place.w, place.h);
        self.paint([
            Layer::plate(whole, 11, "#fff8e6").edged("#c9a94e", 20),
            Layer::title(say(key), Rect::new(12, 3, place.w - 24, 20), 14).ink(ACCENT),
        ]);
    }

    /// A strip over the evolution cards.
    fn strip(&mut self, key: &str, fill: &'static str, edge: &'static str) {
        self.panel(Panel::placed(Region::Board, say(key), STRIP));
        let whole = Rect::new(1, 1, STRIP.w - 2, STRIP.h - 2);
        self.paint([Layer::plate(whole, 11, fill).edged(edge, 20)]);
    }

    fn vote(&mut self) {
        let count = i32::from(self.game.votable());
        let step = (600 / count.max(1)).min(60);
        let w = MAP.w - PILES - 16;
        self.sheet("moment-vote", Rect::new(MAP.x + 8, MAP.y + 150, w, 120));
        self.zone("votes", "zone-trends", Rect::new(4, 26, w - 8, 90), Layout::Free);
        for trend in 0..self.game.votable() {
            let spot = Spot::Point { x: 4 + step * i32::from(trend), y: 2 };
            self.trend(trend, "votes", spot, (step - 6, 84));
        }
    }

    fn keep(&mut self, cards: u16) {
        self.sheet("moment-keep", Rect::new(MAP.x + 54, MAP.y + 142, 520, 132));
        self.zone("keeps", "zone-objectives", Rect::new(6, 26, 508, 102), Layout::Free);
        for (at, number) in (0i32..).zip(CardSet(u64::from(cards)).iter()) {
            let spot = Spot::Point { x: 2 + 126 * at, y: 0 };
            self.objective(number, "keeps", spot, (120, 98), format!("objective-{number}"));
        }
    }

    fn shown(&mut self, cards: CardSet) {
        self.strip("moment-shown", SHEET, GOLD);
        self.zone("shown", "zone-track", Rect::new(4, 2, STRIP.w - 8, 84), Layout::Row);
        for (at, card) in (0u16..).zip(cards.iter()) {
            // Bought from here, a card costs the lowest of its prices.
            let lowest =
                self.game.components.card(card).and_then(|face| {
                    face.prices.iter().position(|price| *price == face.least_price())
                });
            self.card(card, "shown", Spot::At(at), ON_TRACK, lowest.map(|at| at as u8));
        }
    }

    /// Hexagons in hand: both sides of each, to be chosen from.
    fn hand(&mut self, faces: Vec<u8>) {
        self.strip("moment-hand", SHEET, GOLD);
        // What is pressed lies beside them, where they leave room for it.
        let (left, columns) = match faces.len() {
            0..3 => (STRIP.w - 4 - 4 * 82, 4),
            3..5 => (STRIP.w - 4 - 2 * 82, 2),
            _ => (STRIP.w + 8, 0),
        };
        self.zone("hand", "zone-hexes", Rect::new(4, 3, left - 12, 82), Layout::Row);
        for (at, face) in (0u16..).zip(faces) {
            self.hand_face(face, "hand", Spot::At(at), IN_HAND);
        }
        if columns > 0 {
            let frame = Rect::new(left, 8, STRIP.w - 4 - left, 72);
            self.zone(BUTTONS, "zone-buttons", frame, Layout::Grid { columns });
        }
    }

    /// Sealed bids: everybody's letter, and what is in the viewer's own.
    fn bids(&mut self) {
        let Phase::Bid { bidders, again } = self.view.table.phase else { return };
        let key = if again { "moment-bid-again" } else { "moment-bid" };
        self.strip(key, SHEET, GOLD);
        let heading = Rect::new(12, 2, STRIP.w - 24, 19);
        self.paint([Layer::title(say(key), heading, 14).ink(ACCENT)]);
        self.zone("bids", "moment-bid", Rect::new(4, 20, STRIP.w - 8, 66), Layout::Free);
        let order: Vec<Seat> = self.view.table.order.to_vec();
        for (at, seat) in (0i32..).zip(order) {
            let mine = self.view.viewer.is(seat);
            let own = self.view.own().filter(|_| mine);
            let sealed = own.and_then(|pocket| pocket.sealed);
            let bids = bidders.contains(seat);
            let (w, h) = (108, 63);
            let fill = if mine { "#fdf1e4" } else { "#fffdf7" };
            let mut look = Face::new(Shape::Tile, w, h)
                .tint(Tint::Seat(seat))
                .line([Glyph::Icon(Icon::Letter)])
                .layer(
                    Layer::plate(Rect::new(0, 0, w, h), 9, fill)
                        .edged(kit::scene::Ink::Seat(seat), if mine { 25 } else { 14 }),
                )
                .layer(Layer::emblem(seat, around(16, 14, 21)))
                .layer(Layer::title(
                    say("panel-seat").with("who", seat),
                    Rect::new(31, 5, 80, 22),
                    14,
                ));
            if bids {
                let letter =
                    Layer::tinted("arch-sealed", Rect::new(5, 26, 50, 35), Tint::Seat(seat));
                look = look.layer(letter);
            }
            let right = Rect::new(58, 26, 46, 35);
            look = match (own, sealed) {
                (Some(_), Some(bid)) => look.layers(coin(i32::from(bid), 81, 43, 32)),
                (Some(pocket), None) => look.layer(sign("arch-coin", 69, 43, 20)).layer(
                    Layer::figure(pocket.stock.florins, Rect::new(80, 31, 26, 24), 17).left(),
                ),
                _ if bids => look.layer(Layer::figure("?", right, 24).ink(QUIET)),
                _ => look,
            };
            let tip = say(if mine { "bid-own-tip" } else { "bid-tip" }).with("who", seat);
            let spot = Spot::Point { x: 2 + 111 * at, y: 1 };
            let label = say("bid-of").with("who", seat);
            self.add(Piece::new(format!("bid-{}", seat.0), "bids", spot, look, label).tip(tip));
        }
    }

    /// A crisis: what is asked for, what lies there, who lies down unless somebody helps.
    fn crisis(&mut self, crisis: Crisis) {
        let table = &self.view.table;
        let here = table.markets[crisis.board.index()][crisis.resource.index()];
        let out = || table.citizens.iter().filter(|unit| unit.is_out());
        let lying = out().filter(|unit| unit.is(crate::units::LYING)).count() as u8;
        let (all, who) = (out().count() as u8, table.seat_at(crisis.at));
        self.strip("moment-crisis", "#fdeae2", "#b02a1b");
        let number = if crisis.board == Board::Home { "I" } else { "II" };
        self.paint([
            sign("arch-flame", 28, 43, 46),
            Layer::title(say("moment-crisis"), Rect::new(56, 7, 170, 26), 18).ink(UNREST),
            sign(good_sign(crisis.resource), 76, 58, 34),
        ]);
        self.paint(board_sign(number, 108, 58));
        let amount = match crisis.board {
            Board::Home => say("crisis-each").with("count", crisis.amount),
            Board::Abroad => say("crisis-more").with("count", crisis.amount),
        };
        self.paint([
            Layer::words(amount, Rect::new(124, 40, 112, 38), 13).left().weight(700),
            Layer::figure(lying, Rect::new(246, 8, 70, 34), 28).ink(UNREST),
            Layer::words(say("crisis-rebels").with("count", all), Rect::new(236, 40, 86, 28), 12)
                .ink(QUIET),
            // How many of all stand again.
            Layer::plate(Rect::new(240, 71, 82, 8), 4, "#2f7d4f"),
            Layer::plate(
                Rect::new(240, 71, 82 * i32::from(lying) / i32::from(all.max(1)), 8),
                4,
                UNREST,
            ),
            Layer::figure(here, Rect::new(328, 14, 70, 34), 28),
            Layer::words(say("crisis-there"), Rect::new(324, 50, 78, 26), 12).ink(QUIET),
            Layer::emblem(who, around(430, 43, 40)),
            Layer::title(say("panel-seat").with("who", who), Rect::new(456, 14, 106, 28), 17),
            Layer::words(
                say(if crisis.settled { "crisis-settled" } else { "crisis-chance" }),
                Rect::new(456, 42, 106, 34),
                12,
            )
            .left()
            .weight(400),
        ]);
    }
}

//! Moments that are scenes of their own. A crisis, cards that are shown and hexagons in hand lie over the
//! evolution cards, so that the map is seen; the vote for the trend and objectives to keep over the map;
//! sealed bids beside the viewer's own cards, so that one sees for what one bids.

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
const STRIP: Rect = Rect { x: 442, y: 430, w: 572, h: 88 };
/// Where bids lie, and how large the letter of a seat is at most.
const BIDS: Rect = Rect { x: 617, y: 527, w: 392, h: 70 };
const LETTER: (i32, i32) = (190, 42);
/// The paper of a moment and its edge.
const SHEET: &str = "#fff8e6";
const GOLD: &str = "#c9a94e";
/// How large hexagons in hand are, in hundredths of a region.
const IN_HAND: i32 = 56;

/// What is under way.
enum Moment {
    Vote,
    Keep(u16),
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
        let cards = CardSet(u64::from(cards));
        let w = 16 + 126 * (cards.len() as i32).clamp(2, 4);
        let left = MAP.x + (MAP.w - PILES - w) / 2;
        self.sheet("moment-keep", Rect::new(left, MAP.y + 142, w, 132));
        self.zone("keeps", "zone-objectives", Rect::new(6, 26, w - 12, 102), Layout::Free);
        for (at, number) in (0i32..).zip(cards.iter()) {
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
    pub(super) fn bids(&mut self) {
        let Phase::Bid { bidders, again } = self.view.table.phase else { return };
        let key = if again { "moment-bid-again" } else { "moment-bid" };
        // Over the box of the viewer's cards: what is the viewer's own lies over what all share.
        let sits = self.view.viewer.seat().is_some();
        let region = if sits { Region::Mine } else { Region::Board };
        self.panel(Panel::placed(region, say(key), BIDS));
        let (whole, heading) = (Rect::new(0, 0, BIDS.w, BIDS.h), Rect::new(9, 1, BIDS.w - 18, 15));
        self.paint([
            Layer::plate(whole, 10, SHEET).edged(GOLD, 12),
            Layer::title(say(key), heading, 13).ink(ACCENT),
        ]);
        // So far below the heading that the ring around the own letter leaves it free.
        let frame = Rect::new(4, 24, BIDS.w - 8, LETTER.1);
        self.zone("bids", "moment-bid", frame, Layout::Free);
        let order: Vec<Seat> = self.view.table.order.to_vec();
        let step = (frame.w + 5) / (order.len() as i32).max(1);
        let size = ((step - 5).min(LETTER.0), LETTER.1);
        for (at, seat) in (0i32..).zip(order) {
            let spot = Spot::Point { x: step * at, y: 0 };
            self.letter(seat, bidders.contains(seat), spot, size);
        }
    }

    /// The letter of a seat, if it bids, under its name.
    fn letter(&mut self, seat: Seat, bids: bool, spot: Spot, (w, h): (i32, i32)) {
        let mine = self.view.viewer.is(seat);
        let own = self.view.own().filter(|_| mine);
        let sealed = own.and_then(|pocket| pocket.sealed);
        let (fill, weight) = if mine { ("#fdf1e4", 700) } else { ("#fffdf7", 400) };
        let name = say("panel-seat").with("who", seat);
        let mut look = Face::new(Shape::Tile, w, h)
            .tint(Tint::Seat(seat))
            .line([Glyph::Icon(Icon::Letter)])
            .layer(
                Layer::plate(Rect::new(0, 0, w, h), 8, fill)
                    .edged(kit::scene::Ink::Seat(seat), if mine { 22 } else { 14 }),
            )
            .layer(Layer::words(name, Rect::new(3, 2, w - 6, 14), 11).weight(weight));
        // In the left half, sealed with the emblem.
        let (left, right) = (w / 2 - 17, around(w / 2 + 18, 28, 26));
        if bids {
            let letter = Rect::new(left - 17, 16, 34, 24);
            look = look.layer(Layer::tinted("arch-sealed", letter, Tint::Seat(seat)));
        }
        look = look.layer(Layer::emblem(seat, around(left, if bids { 30 } else { 28 }, 16)));
        look = match (own, sealed) {
            (Some(_), Some(bid)) => look.layers(coin(i32::from(bid), w / 2 + 18, 28, 25)),
            // Room for a coin.
            (Some(_), None) if bids => {
                let room = around(w / 2 + 18, 28, 22);
                look.layer(Layer::plate(room, 11, SHEET).edged("#8a6a3a", 12).dashed())
            }
            _ if bids => look.layer(Layer::figure("?", right, 20).ink(QUIET)),
            _ => look,
        };
        let tip = say(if mine { "bid-own-tip" } else { "bid-tip" }).with("who", seat);
        let label = say("bid-of").with("who", seat);
        self.add(Piece::new(format!("bid-{}", seat.0), "bids", spot, look, label).tip(tip));
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
            Layer::words(amount, Rect::new(124, 40, 106, 38), 13).left().weight(700),
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

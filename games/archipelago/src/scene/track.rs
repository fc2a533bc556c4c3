//! The evolution row: the next crisis, the cards with their prices, the trend.

use kit::scene::{Face, Glyph, Icon, Layer, Layout, Panel, Piece, Rect, Region, Shape, Spot};

use super::card::ON_TRACK;
use super::{Painter, QUIET, UNREST, board_sign, good_sign, sign, signed};
use crate::components::{Back, Board, Building, Half};
use crate::state::Phase;
use crate::words::say;

/// The next crisis with the first cards, and the further ones: each fits a narrow screen.
const PLACE: Rect = Rect { x: 292, y: 432, w: 354, h: 84 };
const FURTHER: Rect = Rect { x: 646, y: 432, w: 366, h: 84 };
/// So many cards lie beside the next crisis.
const FIRST: usize = 2;
/// The back of the top card.
const NEXT: i32 = 148;
/// Where the cards begin, and from one to the next.
const CARDS: i32 = 152;
const STEP: i32 = 101;
/// Where the trends are, and how wide.
const TRENDS: (i32, i32) = (304, 62);

impl Painter<'_> {
    pub(super) fn track(&mut self) {
        self.panel(Panel::placed(Region::Board, say("zone-track"), PLACE));
        self.paint([Layer::plate(Rect::new(0, 0, PLACE.w, PLACE.h), 9, "#d9eef0")]);
        self.zone("next", "back-short", Rect::new(0, 0, NEXT, PLACE.h), Layout::Free);
        self.next_crisis();
        self.zone("track", "zone-track", Rect::new(CARDS, 0, 2 * STEP, PLACE.h), Layout::Free);
        self.slots("track", CARDS, 0..FIRST);
        self.panel(Panel::placed(Region::Board, say("zone-track"), FURTHER));
        self.paint([Layer::plate(Rect::new(0, 0, FURTHER.w, FURTHER.h), 9, "#d9eef0")]);
        self.zone("track-on", "zone-track", Rect::new(0, 0, 3 * STEP, PLACE.h), Layout::Free);
        self.slots("track-on", 0, FIRST..self.view.table.track.len());
        self.zone("trends", "zone-trends", Rect::new(TRENDS.0, 0, TRENDS.1, PLACE.h), Layout::Free);
        if self.view.table.phase != Phase::Vote {
            let trends: Vec<u8> = self.view.table.trends.to_vec();
            let h = PLACE.h / (trends.len() as i32).max(1);
            for (at, trend) in trends.into_iter().enumerate() {
                let spot = Spot::Point { x: 0, y: h * at as i32 };
                self.trend(trend, "trends", spot, (TRENDS.1, h));
            }
        }
    }

    /// Some of the cards of the track, the first of them so far from the edge of the panel.
    fn slots(&mut self, zone: &'static str, left: i32, some: std::ops::Range<usize>) {
        let slots = self.view.table.track;
        for (at, slot) in (0..).zip(slots.into_iter().skip(some.start).take(some.len())) {
            let x = STEP * at;
            match slot {
                Some(slot) => {
                    let spot = Spot::Point { x, y: 0 };
                    self.card(slot.card, zone, spot, ON_TRACK, Some(slot.turned));
                }
                None => {
                    let empty = Rect::new(left + x, 0, ON_TRACK.0, ON_TRACK.1);
                    self.paint([Layer::plate(empty, 7, "#e9f4f4").edged("#7fa5ad", 12).dashed()]);
                }
            }
        }
    }

    /// The back of the card on top of the deck: what comes next.
    fn next_crisis(&mut self) {
        let deck = self.view.table.deck.len() as u8;
        let printed = self.view.back.and_then(|back| self.game.components.card(back));
        let Some((back, card)) = printed.map(|card| card.back).zip(self.view.back) else {
            let room = Rect::new(0, 0, NEXT, PLACE.h);
            self.paint([
                Layer::plate(room, 8, "#e9f4f4").edged("#7fa5ad", 12).dashed(),
                Layer::words(say("no-back"), Rect::new(8, 8, NEXT - 16, 68), 12).ink(QUIET),
            ]);
            return;
        };
        let mut layers = vec![
            Layer::plate(Rect::new(0, 0, NEXT, PLACE.h), 8, "#0d5165").edged("#e3d6b8", 10).lying(),
            Layer::title(say("back-short"), Rect::new(7, 1, 88, 18), 13).ink("#ffffff"),
            Layer::words(say("deck").with("count", deck), Rect::new(92, 1, 52, 18), 11)
                .right()
                .weight(400)
                .ink("#d6eef3"),
        ];
        for (at, &on) in Board::ALL.iter().enumerate() {
            let y = 20 + 31 * at as i32;
            layers.push(Layer::plate(Rect::new(4, y, NEXT - 8, 29), 5, "#fff8e6"));
            layers.extend(board_sign(["I", "II"][at], 18, y + 14));
            layers.extend(self.half(&back, on, y));
        }
        let mut signs = Vec::new();
        for half in back.halves {
            if let Half::Crisis(of, count) = half {
                signs.push(Glyph::Goods(crate::words::good(of), count));
            }
        }
        let look = Face::new(Shape::Card, NEXT, PLACE.h)
            .line([Glyph::Icon(Icon::Unrest)])
            .line(signs)
            .layers(layers);
        let spot = Spot::Point { x: 0, y: 0 };
        let piece = Piece::new("back", "next", spot, look, say("back-short"));
        self.add(piece.tip(self.game.say_back(card)));
    }

    /// Half of the back: what is asked for, and what lies there already.
    fn half(&self, back: &Back, on: Board, y: i32) -> Vec<Layer> {
        let table = &self.view.table;
        let at = on.index();
        let ink = if back.red[at] { UNREST } else { "#2a2018" };
        let figure =
            |says: String, x: i32| Layer::figure(says, Rect::new(x, y + 4, 22, 21), 14).ink(ink);
        let temples = i32::from(table.buildings(Building::Temple));
        let towns = i32::from(table.buildings(Building::Town));
        let event = |first: &'static str, second: &'static str, change: i32| {
            vec![
                sign(first, 45, y + 14, 20),
                sign("arch-arrow", 63, y + 14, 13),
                sign(second, 82, y + 14, 18),
                Layer::figure(signed(change), Rect::new(94, y + 4, 44, 21), 15).left().ink(ink),
            ]
        };
        match back.halves[at] {
            Half::Crisis(of, count) => {
                let here = table.markets[at][of.index()];
                let needed = match on {
                    Board::Home => self.game.population(table).div_ceil(count.max(1)),
                    Board::Abroad => count,
                };
                let mut layers = match on {
                    Board::Home => vec![
                        sign(good_sign(of), 40, y + 14, 18),
                        figure(format!("={count}"), 52),
                        sign("arch-people", 82, y + 15, 14),
                    ],
                    Board::Abroad => {
                        vec![figure(count.to_string(), 28), sign(good_sign(of), 58, y + 14, 20)]
                    }
                };
                let room = |top: i32| Rect::new(92, y + top, 49, 14);
                let words = |key: &str, count: u8| say(key).with("count", count);
                layers.push(
                    Layer::words(words("needs", needed), room(1), 11)
                        .right()
                        .weight(700)
                        .ink(UNREST),
                );
                let there = Layer::words(words("there", here), room(14), 11);
                layers.push(there.right().weight(400).ink(QUIET));
                layers
            }
            Half::Temples(by) => event("arch-b-temple", "arch-flame", -i32::from(by) * temples),
            Half::Towns(by) => event("arch-b-town", "arch-flame", i32::from(by) * towns),
            Half::Arrive(by) => event("arch-people", "arch-worker", by.into()),
            Half::Leave(by) => event("arch-people", "arch-worker", -i32::from(by)),
        }
    }
}

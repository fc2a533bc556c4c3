//! The viewer's own place: what is behind the screen, what building costs, the secret objective, cards.

use kit::scene::{
    BUTTONS, Face, Glyph, Icon, Id, Ink, Layer, Layout, Panel, Piece, Rect, Region, Shape, Spot,
    Tint,
};
use kit::{CardSet, Phrase, Seat};

use super::card::{MINE, SMALL};
use super::{ACCENT, Painter, QUIET, around, coin, cube_sign, good_sign, sign};
use crate::components::{Building, Effect, Price, Resource};
use crate::phase::Work;
use crate::state::{Phase, Stage};
use crate::units::SUPPLY;
use crate::view::Pocket;
use crate::words::{florins, good, resource, say, sentences};

/// The half with the screen, and that with pills, aim and cards: each fits a narrow screen.
const PLACE: Rect = Rect { x: 292, y: 524, w: 320, h: 140 };
const BESIDE: Rect = Rect { x: 614, y: 524, w: 398, h: 140 };
/// The screen and what is behind it.
const SCREEN: Rect = Rect { x: 8, y: 34, w: 306, h: 98 };
/// Aim and cards: beside each other under what is to be pressed; larger where nothing is, lower under bids.
const AIMS: Rect = Rect { x: 4, y: 36, w: 116, h: 101 };
const CARDS: Rect = Rect { x: 124, y: 36, w: 270, h: 101 };
const LARGE: [Rect; 2] =
    [Rect { x: 6, y: 6, w: 128, h: 129 }, Rect { x: 140, y: 6, w: 252, h: 129 }];
const LOW: Rect = Rect { x: 4, y: 75, w: 390, h: 62 };
/// How wide the aim is under bids: as wide as its words unless cards need the room.
const LOW_AIM: (i32, i32) = (152, 232);
/// How wide a card is at most: one that is alone in a large room, and any other.
const WIDEST: [i32; 2] = [150, 124];
/// What the round allows, with things to press beside it: where each begins, and how wide it is.
const PILLS: [(i32, i32); 3] = [(5, 62), (69, 56), (127, 112)];
const BESIDE_PILLS: i32 = 242;
/// Where one column of things to press begins, and how many it holds; in a round some more may come.
const BESIDE_CARDS: i32 = 304;
const COLUMN: usize = 4;
/// What can be built, and how wide its price is written.
const WORKS: [(Work, i32); 5] = [
    (Work::Building(Building::Town), 66),
    (Work::Building(Building::Market), 54),
    (Work::Building(Building::Port), 68),
    (Work::Building(Building::Temple), 64),
    (Work::Ship, 52),
];

/// The name of the piece with the price of a work.
pub(super) fn price_id(work: Work) -> String {
    match work {
        Work::Building(building) => format!("price-{}", building.id()),
        Work::Ship => "price-ship".to_owned(),
    }
}

impl Painter<'_> {
    pub(super) fn place(&mut self, seat: Seat) {
        let pocket = self.view.pocket(seat).copied();
        self.half_place(seat, say("panel-seat").with("who", seat), PLACE);
        self.head(seat);
        if let Some(pocket) = &pocket {
            self.behind(seat, pocket);
        }
        self.half_place(seat, say("zone-cards"), BESIDE);
        let table = &self.view.table;
        let mine = table.stage == Stage::Rounds && table.seat_at(table.at) == seat;
        if mine {
            self.pills();
        }
        let bids = matches!(table.phase, Phase::Bid { .. });
        let offers = self.view.offers.iter().flatten().flatten();
        let asked = self.game.awaited_by(self.view).contains(seat) || offers.count() > 0;
        // Trends and objectives are touched themselves.
        let chooses = matches!(table.phase, Phase::Vote | Phase::Keep);
        let presses = !(bids || chooses) && (mine || asked);
        // Where hexagons are in hand, what is to be pressed lies beside them.
        // Before the first turn nobody has a card.
        let owned = table.owned[seat.index()];
        let settling = presses && table.phase == Phase::Settle && owned.is_empty();
        let expected = self.expected(seat, mine);
        let elsewhere = self.scene.zone(BUTTONS).is_some();
        let tall = presses && !(settling || elsewhere) && (owned.len() < 3 || expected > 0);
        let (columns, left) = if expected > if mine { 0 } else { COLUMN } {
            (2, BESIDE_PILLS)
        } else {
            (1, BESIDE_CARDS)
        };
        let [aims, room] = match (presses, bids, tall) {
            (true, _, true) => [AIMS, Rect { w: left - 4 - CARDS.x, ..CARDS }].map(|room| {
                if mine { room } else { Rect { y: LARGE[0].y, h: LARGE[0].h, ..room } }
            }),
            (true, ..) => [AIMS, CARDS],
            (_, true, _) => {
                let cards = owned.len() as i32 * (MINE + 8);
                let w = (LOW.w - 4 - cards).clamp(LOW_AIM.0, LOW_AIM.1);
                [Rect { w, ..LOW }, Rect { x: LOW.x + w + 4, w: LOW.w - w - 4, ..LOW }]
            }
            _ if chooses => [LARGE[0], Rect { x: LARGE[0].x, w: BESIDE.w - 12, ..LARGE[1] }],
            _ => LARGE,
        };
        if presses && !elsewhere {
            let row = |left: i32| Rect::new(left, 3, BESIDE.w - 4 - left, 32);
            let (frame, columns) = match (settling, tall, mine) {
                (true, ..) if pocket.is_some_and(|own| own.objectives > 0) => (CARDS, 3),
                (true, ..) => (Rect { x: LARGE[0].x, w: BESIDE.w - 12, ..LARGE[1] }, 4),
                (_, true, _) => (Rect { h: BESIDE.h - 6, ..row(left) }, columns),
                (.., true) => (row(BESIDE_PILLS), 2),
                _ => (row(6), 4),
            };
            self.zone(BUTTONS, "zone-buttons", frame, Layout::Grid { columns });
        }
        if let Some(pocket) = pocket.filter(|own| !chooses && own.objectives > 0) {
            self.aims(&pocket, aims);
        }
        if settling {
            return;
        }
        // Few cards are wide enough for long names; several in half the room are their names.
        let count = (owned.len() as i32).max(1);
        let w = (room.w + 8) / count - 8;
        let short = tall && w < MINE;
        let w = w.clamp(MINE, WIDEST[usize::from(count > 1)]);
        let (layout, size) = match short {
            true => (Layout::Column, (room.w - 2, SMALL.1)),
            false => (Layout::Row, (w, room.h - 4)),
        };
        self.zone(format!("cards{}", seat.0), "zone-cards", room, layout);
        for (at, card) in (0..).zip(owned.iter()) {
            self.card(card, format!("cards{}", seat.0), Spot::At(at), size, None);
        }
        if owned.is_empty() {
            let at = Rect::new(room.x + 1, room.y + 2, room.w - 4, room.h - 6);
            self.paint([
                Layer::plate(at, 8, "#f8ead9").edged("#c9ab8f", 12).dashed(),
                Layer::words(say("no-cards"), Rect::new(at.x + 8, at.y, at.w - 16, at.h), 12)
                    .weight(400)
                    .ink(QUIET),
            ]);
        }
    }

    /// How much there may be to press that a row does not hold: answers to offers, ways to pay and to use a
    /// card, fists.
    fn expected(&self, seat: Seat, mine: bool) -> usize {
        let (game, table) = (self.game, &self.view.table);
        let offers = self.view.offers.iter().flatten().flatten();
        let answers = 2 * offers.filter(|offer| offer.to == seat).count();
        if !mine {
            return answers;
        }
        if matches!(table.phase, Phase::Hide { .. }) {
            return 2 * (1 + Resource::ALL.len());
        }
        let stock = self.view.own().map(|pocket| pocket.stock).unwrap_or_default();
        let cards = game.seats().flat_map(|seat| table.owned[seat.index()].iter());
        let cards: Vec<_> = cards.filter_map(|card| game.components.card(card)).collect();
        let used =
            cards.iter().flat_map(|card| [false, true].map(|both| game.use_cost(card, both)));
        let raised = cards.iter().map(|card| card.cost);
        let built = WORKS.into_iter().map(|(work, _)| game.price(work).cubes);
        let mut pays = Vec::new();
        for cost in built.chain(used).chain(raised) {
            let mut ways = Vec::new();
            game.each_pay(&stock, &cost, |pay| ways.push(pay));
            // What can be paid in one way alone is not asked.
            let asked = ways.len() > 1;
            ways.retain(|pay| asked && !pays.contains(pay));
            pays.extend(ways);
        }
        let gifts = cards.iter().any(|card| matches!(card.effect, Effect::Gifts));
        answers + pays.len() + if gifts { 2 } else { 0 }
    }

    fn half_place(&mut self, seat: Seat, label: Phrase, place: Rect) {
        self.panel(Panel::placed(Region::Mine, label, place));
        self.paint([Layer::plate(Rect::new(1, 1, place.w - 2, place.h - 2), 12, "#fdf1e4")
            .edged(Ink::Seat(seat), 20)]);
    }

    /// What the round still allows.
    fn pills(&mut self) {
        let mut layers = Vec::new();
        let round = self.view.table.round;
        let pills =
            [("pill-disc", round.acted), ("pill-card", round.carded), ("pill-site", round.traded)];
        for ((key, done), (x, w)) in pills.into_iter().zip(PILLS) {
            let (fill, ink) = if done { ("#fffdf7", QUIET) } else { (ACCENT, "#ffffff") };
            let edge = if done { "#a98a74" } else { ACCENT };
            layers.push(Layer::plate(Rect::new(x, 8, w, 22), 11, fill).edged(edge, 13));
            layers.push(match done {
                true => sign("arch-worked", x + 11, 19, 14),
                false => Layer::plate(around(x + 11, 19, 10), 5, fill).edged(ink, 15),
            });
            let room = Rect::new(x + 18, 8, w - 19, 22);
            layers.push(Layer::words(say(key), room, 11).left().weight(700).ink(ink));
        }
        self.paint(layers);
    }

    /// Name, place in the order, reserve and discs.
    fn head(&mut self, seat: Seat) {
        let (game, table) = (self.game, &self.view.table);
        let place = table.order.iter().position(|&other| other == seat).unwrap_or(0) + 1;
        let mut layers = vec![
            Layer::emblem(seat, around(20, 17, 24)),
            Layer::title(say("panel-seat").with("who", seat), Rect::new(36, 6, 58, 22), 15),
            Layer::plate(Rect::new(95, 8, 32, 18), 9, "#f0dcc4"),
            Layer::words(say("ordinal").with("n", place), Rect::new(95, 8, 32, 18), 12).weight(700),
        ];
        layers.push(
            Layer::words(say("reserve"), Rect::new(128, 6, 46, 22), 11)
                .right()
                .weight(400)
                .ink(QUIET),
        );
        for (at, (ship, symbol)) in (0i32..).zip([(false, "cit"), (true, "ship")]) {
            let units = game.units(table, seat, ship).iter();
            let left = units.filter(|unit| unit.region == SUPPLY).count() as i32;
            let x = 186 + 38 * at;
            let symbol = format!("arch-{symbol}{}", seat.0 % 5);
            layers.push(Layer::tinted(symbol, around(x, 17, 20), Tint::Seat(seat)));
            layers.push(Layer::figure(left, Rect::new(x + 10, 6, 18, 22), 14).left());
        }
        let (left, all) = (game.discs_left(table, seat), table.discs[seat.index()]);
        // Closer together where there are many.
        let step = (46 / (i32::from(all) - 1).max(1)).min(15);
        for at in 0..all {
            let x = 306 - step * (i32::from(all) - 1 - i32::from(at));
            let there = at < left;
            let name =
                if there { format!("arch-disc{}", seat.0 % 5) } else { "arch-nodisc".into() };
            layers.push(Layer::tinted(name, around(x, 17, 20), Tint::Seat(seat)));
        }
        self.paint(layers);
    }

    /// The screen: florins, tokens, cubes, and the prices on its foot.
    fn behind(&mut self, seat: Seat, pocket: &Pocket) {
        let zone = Id::from(format!("stock{}", seat.0));
        self.paint([Layer::art(
            "arch-screen",
            Rect::new(SCREEN.x - 1, SCREEN.y - 1, SCREEN.w + 2, SCREEN.h + 2),
        )]);
        self.zone(zone.clone(), "zone-stock", SCREEN, Layout::Free);
        let stock = pocket.stock;
        let look = Face::new(Shape::Tile, 100, 38)
            .tint(Tint::Gold)
            .line([Glyph::Icon(Icon::Coin), Glyph::Number(stock.florins.into())])
            .layers(coin(stock.florins, 20, 19, 36))
            .layer(
                Layer::words(say("word-florins"), Rect::new(41, 6, 58, 26), 13).left().weight(400),
            );
        let tip = say("purse-tip").with("who", seat).with("count", stock.florins);
        let spot = Spot::Point { x: 16, y: 2 };
        let id = format!("purse-{}", seat.0);
        self.add(Piece::new(id, zone.clone(), spot, look, say("purse")).tip(tip));

        let tokens = stock.explorers;
        let look = Face::new(Shape::Tile, 168, 38)
            .line([Glyph::Icon(Icon::Spyglass), Glyph::Number(tokens.into())])
            .layer(sign("arch-explorer", 18, 19, 26))
            .layer(Layer::figure(tokens, Rect::new(34, 5, 24, 28), 20))
            .layer(
                Layer::words(say("tokens-any"), Rect::new(60, 4, 104, 30), 12).left().weight(400),
            );
        let tip = say("stock-token-tip").with("count", tokens);
        let spot = Spot::Point { x: 122, y: 2 };
        let id = format!("own-{}-token", seat.0);
        self.add(Piece::new(id, zone.clone(), spot, look, say("token")).tip(tip));

        for &of in Resource::ALL {
            let count = stock.cubes(of);
            let look = Face::new(Shape::Tile, 47, 33)
                .tint(Tint::Good(good(of)))
                .line([Glyph::Goods(good(of), count)])
                .layer(sign(good_sign(of), 15, 17, 28))
                .layer(Layer::figure(count, Rect::new(29, 4, 18, 26), 19).weight(if count > 0 {
                    800
                } else {
                    400
                }));
            let label = say("stock-of").with("of", resource(of));
            let tip = say("stock-tip").with("of", resource(of)).with("count", count);
            let id = format!("own-{}-{}", seat.0, of.id());
            let spot = Spot::Point { x: 12 + 48 * of.index() as i32, y: 42 };
            self.add(Piece::new(id, zone.clone(), spot, look, label).tip(tip));
        }
        let mut x = 1;
        for (work, w) in WORKS {
            self.price(work, zone.clone(), x, w);
            x += w;
        }
    }

    fn price(&mut self, work: Work, zone: Id, x: i32, w: i32) {
        let Price { florins: money, cubes } = *self.game.price(work);
        let (symbol, glyph) = match work {
            Work::Building(building) => {
                (super::building_sign(building), super::map::building_glyph(building))
            }
            Work::Ship => ("arch-b-ship".into(), Icon::Ship.into()),
        };
        let mut layers = vec![sign(symbol, 13, 11, 21)];
        let mut signs = vec![glyph];
        let mut at = 30;
        for &of in Resource::ALL {
            for _ in 0..cubes[of.index()] {
                layers.push(sign(cube_sign(of), at, 11, 13));
                at += 13;
            }
            if cubes[of.index()] > 0 {
                signs.push(Glyph::Goods(good(of), cubes[of.index()]));
            }
        }
        if money > 0 {
            layers.extend(coin(money, at + 1, 11, 15));
            signs.extend([Glyph::Icon(Icon::Coin), Glyph::Number(money.into())]);
        }
        let asked = Resource::ALL.iter().filter(|of| cubes[of.index()] > 0);
        let mut cost: Vec<_> = asked
            .map(|&of| say("cubes").with("count", cubes[of.index()]).with("of", resource(of)))
            .collect();
        if money > 0 {
            cost.push(florins(money));
        }
        let look = Face::new(Shape::Tile, w - 1, 21).line(signs).layers(layers);
        let label = say("price-of").with("work", sentences::work(work));
        let tip = say("price-tip")
            .with("work", sentences::work(work))
            .with("cost", crate::words::list(cost));
        let spot = Spot::Point { x, y: 76 };
        self.add(Piece::new(price_id(work), zone, spot, look, label).tip(tip));
    }

    /// The viewer's objectives, once they are kept.
    fn aims(&mut self, pocket: &Pocket, room: Rect) {
        let zone = "objectives";
        self.zone(zone, "zone-objectives", room, Layout::Free);
        let cards = CardSet(u64::from(pocket.objectives));
        let count = (cards.len() as i32).max(1);
        let step = (room.h - 3) / count;
        for (at, number) in (0i32..).zip(cards.iter()) {
            let spot = Spot::Point { x: 1, y: 1 + step * at };
            let size = (room.w - 4, step - if count > 1 { 3 } else { 2 });
            self.objective(number, zone, spot, size, format!("objective-{number}"));
        }
    }
}

//! What lies in front of another seat, in short.

use kit::Seat;
use kit::scene::{
    Face, Glyph, Icon, Id, Layer, Layout, OTHER_WIDTH, Panel, Piece, Rect, Region, Shape, Size,
    Spot, Tint,
};

use super::card::SMALL;
use super::map::building_glyph;
use super::{Painter, UNREST, building_sign, coin, sign};
use crate::components::{Building, Resource};
use crate::units::LYING;
use crate::words::{building, say};

/// The line of counts, and from one line of cards to the next.
const COUNTS: i32 = 28;
const LINE: i32 = SMALL.1 + 3;

impl Painter<'_> {
    pub(super) fn other(&mut self, seat: Seat) {
        let label = say("panel-seat").with("who", seat);
        let owned = self.view.table.owned[seat.index()];
        // Two cards to a line, so that their names can be read.
        let lines = owned.len().div_ceil(2) as i32;
        let high = COUNTS + LINE * lines;
        let size = Size { w: OTHER_WIDTH, h: high };
        self.panel(Panel::new(Region::Other(seat), label, size));
        self.paint([Layer::plate(Rect::new(0, 0, OTHER_WIDTH, high), 8, "#fffdf7")]);
        let zone = Id::from(format!("stock{}", seat.0));
        let line = Rect::new(2, 1, OTHER_WIDTH - 4, 26);
        self.zone(zone.clone(), "zone-stock", line, Layout::Free);
        let x = self.forces(seat, &zone);
        self.sites_of(seat, &zone, x);
        self.screen(seat, &zone);
        let cards = Id::from(format!("cards{}", seat.0));
        let rest = Rect::new(2, COUNTS, OTHER_WIDTH - 4, high - COUNTS);
        self.zone(cards.clone(), "zone-cards", rest, Layout::Free);
        for (at, card) in (0i32..).zip(owned.iter()) {
            let spot = Spot::Point { x: (SMALL.0 + 4) * (at % 2), y: LINE * (at / 2) };
            let w = if owned.len() == 1 { 160 } else { SMALL.0 };
            self.card(card, cards.clone(), spot, (w, SMALL.1), None);
        }
    }

    /// Citizens that stand, rebels and ships; tells how far they reach.
    fn forces(&mut self, seat: Seat, zone: &Id) -> i32 {
        let (game, table) = (self.game, &self.view.table);
        let count = |ship: bool, lying: bool| {
            let units = game.units(table, seat, ship).iter();
            units.filter(|unit| unit.is_out() && unit.is(LYING) == lying).count() as u8
        };
        let lines = [
            ("citizens", "cit", Icon::Settler, count(false, false), 20),
            ("rebels", "lie", Icon::Unrest, count(false, true), 30),
            ("ships", "ship", Icon::Ship, count(true, false), 24),
        ];
        let mut x = 0;
        for (key, symbol, icon, count, wide) in lines {
            let w = wide + 13;
            let symbol = format!("arch-{symbol}{}", seat.0 % 5);
            let mut figure =
                Layer::figure(count, Rect::new(wide, 2, 13, 22), 14).left().weight(700);
            if key == "rebels" && count > 0 {
                figure = figure.ink(UNREST);
            }
            let look = Face::new(Shape::Tile, w, 26)
                .tint(Tint::Seat(seat))
                .line([Glyph::Icon(icon), Glyph::Number(count.into())])
                .layer(Layer::tinted(symbol, Rect::new(0, 2, wide, 22), Tint::Seat(seat)))
                .layer(figure);
            let label = say(&format!("count-{key}")).with("count", count);
            let tip = say(&format!("count-{key}-tip")).with("who", seat).with("count", count);
            let (id, spot) = (format!("count-{}-{key}", seat.0), Spot::Point { x, y: 0 });
            self.add(Piece::new(id, zone.clone(), spot, look, label).tip(tip));
            x += w + 1;
        }
        x
    }

    fn sites_of(&mut self, seat: Seat, zone: &Id, mut x: i32) {
        for &kind in Building::ALL {
            let count = self.game.controlled(&self.view.table, seat, kind);
            if count == 0 {
                continue;
            }
            let w = 22;
            let mut look = Face::new(Shape::Tile, w, 26)
                .line([building_glyph(kind), Glyph::Number(count.into())])
                .layer(sign(building_sign(kind), 11, 11, 20));
            if count > 1 {
                let chip = Rect::new(10, 12, 12, 14);
                look = look
                    .layer(Layer::plate(chip, 5, "#fffdf7"))
                    .layer(Layer::figure(count, chip, 12).weight(700));
            }
            let label = say("count-sites").with("building", building(kind)).with("count", count);
            let (id, spot) = (format!("count-{}-{}", seat.0, kind.id()), Spot::Point { x, y: 0 });
            let tip = say("count-sites-tip")
                .with("who", seat)
                .with("building", building(kind))
                .with("count", count);
            self.add(Piece::new(id, zone.clone(), spot, look, label).tip(tip));
            x += w;
        }
    }

    /// The screen: nobody sees behind it before the end.
    fn screen(&mut self, seat: Seat, zone: &Id) {
        let hood = Layer::tinted("arch-hood", Rect::new(2, 2, 30, 22), Tint::Seat(seat));
        let (look, tip) = match self.view.pocket(seat).copied() {
            None => (
                Face::new(Shape::Back, 34, 26)
                    .line([Glyph::Mark])
                    .layer(hood)
                    .layer(Layer::figure("?", Rect::new(2, 3, 30, 22), 15).ink("#ffffff")),
                say("screen-tip").with("who", seat),
            ),
            Some(pocket) => {
                let look = Face::new(Shape::Tile, 34, 26)
                    .line([Glyph::Number(pocket.stock.florins.into())])
                    .layer(hood)
                    .layers(coin(pocket.stock.florins, 17, 13, 21));
                let cubes = Resource::ALL.iter().map(|&of| {
                    let count = pocket.stock.cubes(of);
                    say("cubes").with("count", count).with("of", crate::words::resource(of))
                });
                let tip = say("screen-open-tip")
                    .with("who", seat)
                    .with("florins", crate::words::florins(pocket.stock.florins))
                    .with("cubes", crate::words::list(cubes.collect()))
                    .with("aims", self.game.say_objectives(pocket.objectives));
                (look, tip)
            }
        };
        let spot = Spot::Point { x: OTHER_WIDTH - 4 - 34, y: 0 };
        let id = format!("purse-{}", seat.0);
        self.add(Piece::new(id, zone.clone(), spot, look, say("screen")).tip(tip));
    }
}

//! Plymouth: the street, one house after the other, with the discs in front of them.

use kit::scene::{
    Face, Glyph, Icon, Id, Layer, Layout, Panel, Piece, Rect, Region, Shape, Spot, Tint,
};
use kit::{Phrase, Seat};

use super::{CANNON, HIND, NAVY, Painter, sign};
use crate::board::{LOCATIONS, Location};
use crate::words;

/// Where the street lies in the frame.
const STREET: Rect = Rect { x: 8, y: 8, w: 1004, h: 142 };
/// The width of a plot in tenths, and where the first begins.
const PLOT: i32 = 554;
const FIRST: i32 = 5;
/// The face of a house: as wide as its plot.
const HOUSE: (i32, i32) = (51, 138);
/// Where walls stand, circles lie and gifts are written.
const BASE: i32 = 85;
const CIRCLE: i32 = 111;
const GIFT: i32 = 129;

/// The name of the piece of a location.
pub(super) fn house_id(location: Location) -> Id {
    format!("house:{}", location.id()).into()
}

/// The middles and the size of the circles in front of a house.
fn circles(count: usize) -> (i32, i32, i32) {
    let middle = HOUSE.0 / 2;
    let (step, size) = match count {
        1 => (0, 20),
        2 => (23, 20),
        3 => (17, 18),
        4 => (12, 16),
        _ => (10, 14),
    };
    (middle - step * (count as i32 - 1) / 2, step, size)
}

/// How high a circle lies: many stand in two rows, or they would be too small.
fn circle_height(at: i32, count: usize) -> i32 {
    match (count > 3, at % 2) {
        (false, _) => CIRCLE,
        (true, 0) => CIRCLE - 5,
        (true, _) => CIRCLE + 5,
    }
}

impl Painter<'_> {
    pub(super) fn street(&mut self) {
        let label = Phrase::new("drake-panel-street");
        let mut panel = Panel::placed(Region::Board, label, STREET).backdrop("drake-street");
        let last = self.view.table.captain(self.view.table.active).map_or(0, |own| own.last);
        let near = FIRST + PLOT * i32::from(last) / 10;
        panel.focus = Some(Rect::new(near.min(STREET.w - 400), 0, 400, STREET.h));
        self.panel(panel);
        self.zone("street", "drake-zone-street", Rect::new(0, 0, STREET.w, STREET.h), Layout::Free);
        for position in 1..=LOCATIONS as u8 {
            if let Some(location) = self.view.table.location(position) {
                self.house(location, position);
            }
        }
        self.paint([
            Layer::plate(Rect::new(6, 4, 186, 20), 10, NAVY),
            Layer::title(Phrase::new("drake-panel-street"), Rect::new(15, 4, 80, 20), 13)
                .ink("#ffffff"),
            Layer::words(Phrase::new("drake-one-way"), Rect::new(98, 4, 92, 20), 12)
                .left()
                .ink("#dbe6fa")
                .weight(400),
        ]);
    }

    fn house(&mut self, location: Location, position: u8) {
        let table = &self.view.table;
        let x = FIRST + PLOT * (i32::from(position) - 1) / 10;
        let count = self.drake.circles(location).len();
        let (first, step, size) = circles(count);
        let mut face = Face::new(Shape::Tile, HOUSE.0, HOUSE.1)
            .line([Glyph::Number(position.into()), signed(location)])
            .line([Glyph::Word(house_name(location))]);
        if location.has_circles() {
            let circles = self.drake.circles(location);
            face = face.line(circles.iter().map(|&count| Glyph::Number(count.into())));
        }
        let mut layers = vec![
            Layer::art(format!("drake-house-{}", location.id()), Rect::new(-4, -4, 60, 88)),
            sign(house_sign(location), 26, BASE - 30, 18),
            Layer::figure(position, Rect::new(16, BASE - 15, 20, 14), 11).ink("#fff3d6"),
            Layer::words(house_name(location), Rect::new(0, BASE, HOUSE.0, 15), 11)
                .ink(NAVY)
                .weight(500),
        ];
        let everybody = matches!(location, Location::Investor | Location::Docks);
        for (at, seat) in (0i32..).zip(Seat::all(count as u8)) {
            let rect = super::around(first + step * at, circle_height(at, count), size);
            layers.push(match everybody {
                true => Layer::tinted("drake-berth", rect, Tint::Seat(seat)),
                false => Layer::art("drake-circle", rect),
            });
        }
        layers.extend(self.gifts(location, first, step));
        let tip = self.drake.location_tip(location);
        let piece = Piece::new(
            house_id(location),
            "street",
            Spot::Point { x, y: 2 },
            face.layers(layers),
            words::location(location),
        );
        self.add(piece.tip(tip));
        let there = table.visitors[location as usize];
        for (at, &seat) in there.iter().enumerate() {
            // At the Investor and the Docks everybody has a circle of their own.
            let number = if everybody { i32::from(seat.0) } else { at as i32 };
            let face = Face::new(Shape::Disc, size, size).tint(Tint::Seat(seat)).layers([
                Layer::tinted("drake-action", Rect::new(0, 0, size, size), Tint::Seat(seat)),
                Layer::Emblem {
                    seat,
                    at: super::around(size / 2, size / 2, size * 3 / 4),
                    disc: false,
                },
            ]);
            let id = format!("action:{}:{at}:{}", location.id(), seat.0);
            let middle = circle_height(number, count);
            let (x, y) = (first + step * number - size / 2, middle - size / 2);
            let spot = Spot::Within(house_id(location), x, y);
            let label = Phrase::new("drake-piece-action").with("who", seat);
            let tip = Phrase::new("drake-tip-action").with("who", seat);
            self.add(Piece::new(id, "street", spot, face, label).tip(tip));
        }
    }

    /// What each circle gives, under it.
    fn gifts(&self, location: Location, first: i32, step: i32) -> Vec<Layer> {
        let middle = HOUSE.0 / 2;
        let figure =
            |says: String, x: i32| Layer::figure(says, Rect::new(x - 12, GIFT - 8, 24, 16), 13);
        let small =
            |says: String, x: i32| Layer::figure(says, Rect::new(x - 12, GIFT - 8, 24, 16), 11);
        let row = |signs: &[&'static str], x: i32, step: i32, size: i32| -> Vec<Layer> {
            let left = x - step * (signs.len() as i32 - 1) / 2;
            (0i32..)
                .zip(signs)
                .map(|(at, &name)| sign(name, left + step * at, GIFT, size))
                .collect()
        };
        let given = &self.drake.components.figures;
        let circles = self.drake.circles(location);
        let each = || (0i32..).zip(circles).map(|(at, &count)| (first + step * at, count));
        match location {
            Location::Tavern => each().map(|(x, count)| figure(format!("+{count}"), x)).collect(),
            Location::Shipyard | Location::Pinnace => {
                let (one, other) = match location {
                    Location::Shipyard => ("drake-ship", "drake-gun"),
                    _ => ("drake-boat", "drake-crew"),
                };
                let signs = |count: u8| if count > 0 { vec![one, other] } else { vec![one] };
                let size = if circles.len() > 2 { 11 } else { 14 };
                each().flat_map(|(x, count)| row(&signs(count), x + 1, size - 2, size)).collect()
            }
            // As many of both: one figure leaves room for larger signs.
            Location::Drake if given.drake_crew == given.drake_guns => vec![
                figure(given.drake_crew.to_string(), 3),
                sign("drake-crew", 14, GIFT, 13),
                sign("drake-gun", 26, GIFT, 13),
                small(format!("+{}", given.drake_bonus), 41),
            ],
            Location::Drake => vec![
                small(given.drake_crew.to_string(), 3),
                sign("drake-crew", 11, GIFT, 11),
                small(given.drake_guns.to_string(), 20),
                sign("drake-gun", 29, GIFT, 11),
                small(format!("+{}", given.drake_bonus), 43),
            ],
            Location::Queen => row(&["drake-ship", "drake-gun", "drake-trade"], middle, 16, 15),
            Location::Admiral | Location::Governor => row(&["drake-facedown"], middle, 0, 16),
            Location::Informer => row(&["drake-mask", "drake-trade"], middle, 18, 16),
            Location::GoldenHind => row(&["drake-hind"], middle, 0, 17),
            Location::Investor => vec![
                figure(format!("−{}", given.investor_cost), middle - 8),
                sign("drake-crown", middle + 11, GIFT, 14),
            ],
            Location::Docks => row(&["drake-crew", "drake-gun", "drake-barrel"], middle, 16, 13),
            _ => each().map(|(x, count)| figure(count.to_string(), x)).collect(),
        }
    }
}

/// The name of a location in a word that fits over its circles.
fn house_name(location: Location) -> Phrase {
    let name = location.id().trim_end_matches("-a").trim_end_matches("-b");
    Phrase::new(format!("drake-house-{name}"))
}

/// The sign over a door.
fn house_sign(location: Location) -> &'static str {
    match location {
        Location::CrewA | Location::CrewB => "drake-crew",
        Location::GunsA | Location::GunsB => "drake-gun",
        Location::SuppliesA | Location::SuppliesB => "drake-barrel",
        Location::Trade => "drake-trade",
        Location::Tavern => "drake-tankard",
        Location::Shipyard => "drake-ship",
        Location::Pinnace => "drake-boat",
        Location::Drake => "drake-hat",
        Location::Queen => "drake-crown",
        Location::Admiral => "drake-ship",
        Location::Governor => "drake-fortsign",
        Location::Informer => "drake-mask",
        Location::GoldenHind => "drake-hind",
        Location::Investor => "drake-purse",
        Location::Docks => "drake-crane",
    }
}

/// The same where there are no pictures.
fn signed(location: Location) -> Glyph {
    let icon = match location {
        Location::GunsA | Location::GunsB => return CANNON,
        Location::GoldenHind => return HIND,
        Location::CrewA | Location::CrewB => Icon::Settler,
        Location::SuppliesA | Location::SuppliesB => Icon::Barrel,
        Location::Trade => Icon::Crate,
        Location::Tavern => Icon::House,
        Location::Shipyard | Location::Admiral => Icon::Ship,
        Location::Pinnace => Icon::Sail,
        Location::Drake => Icon::Flag,
        Location::Queen => Icon::Crown,
        Location::Governor => Icon::Fort,
        Location::Informer => Icon::Spyglass,
        Location::Investor => Icon::Coin,
        Location::Docks => Icon::Harbour,
    };
    icon.into()
}

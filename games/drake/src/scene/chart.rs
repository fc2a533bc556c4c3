//! The Caribbean: places with what defends them, what lies there, and the mission discs.

use kit::scene::{Face, Glyph, Icon, Id, Layout, Piece, Rect, Shape, Spot, Tint};
use kit::{Phrase, Seat};

use super::Painter;
use super::street::kind_icon;
use crate::board::{Good, Kind, PLACES, Place, Treasure};
use crate::words;

/// Where each place is drawn, from the corner of the chart.
const POINTS: [(i32, i32); PLACES] = [
    (734, 242),
    (430, 200),
    (292, 200),
    (146, 122),
    (870, 242),
    (576, 276),
    (364, 288),
    (8, 196),
    (569, 176),
    (392, 108),
    (92, 36),
    (724, 114),
    (868, 114),
    (563, 80),
];
const PLAQUE: (i32, i32) = (124, 66);

/// The name of the piece of a place.
pub(super) fn place_id(place: Place) -> Id {
    format!("place:{}", place.id()).into()
}

/// The name of the piece of a counter.
pub(super) fn counter_id(place: Place) -> Id {
    format!("counter:{}", place.id()).into()
}

/// The name of the piece of a good in a port.
pub(super) fn good_id(place: Place, good: Good) -> Id {
    format!("good:{}:{}", place.id(), good.id()).into()
}

impl Painter<'_> {
    pub(super) fn chart(&mut self) {
        let frame = Rect::new(2, 132, 1000, 366);
        self.zone("chart", "drake-zone-chart", frame, Layout::Free);
        for place in Place::all() {
            self.place(place);
        }
    }

    fn place(&mut self, place: Place) {
        let table = &self.view.table;
        let printed = self.drake.components.place(place);
        let (x, y) = POINTS[place.index()];
        let mut signs = Vec::new();
        let (troops, guns) = match place.kind() {
            Kind::Galleon => (0, self.drake.galleon(table, place).guns),
            _ => (printed.troops, printed.guns),
        };
        for (icon, count) in [(Icon::Settler, troops), (Icon::Cannon, guns)] {
            if count > 0 {
                signs.extend([Glyph::Number(count.into()), Glyph::Icon(icon)]);
            }
        }
        let points = self.drake.place_points(table, place);
        if points > 0 {
            signs.push(Glyph::Points(points.into()));
        }
        let face = Face::new(Shape::Tile, PLAQUE.0, PLAQUE.1)
            .tint(Tint::Kind(printed.zone - 1))
            .line([Glyph::Icon(kind_icon(place.kind())), Glyph::Word(words::place(place))])
            .line(signs);
        let tip = self.drake.place_tip(table, place);
        let piece =
            Piece::new(place_id(place), "chart", Spot::Point { x, y }, face, words::place(place));
        self.add(piece.tip(tip));
        let mut guests = 0;
        self.counter(place, &mut guests);
        self.goods(place, &mut guests);
        for seat in Seat::all(self.drake.options.seats) {
            self.mission(place, seat, &mut guests);
        }
    }

    fn guest(
        &mut self,
        place: Place,
        guests: &mut u16,
        id: Id,
        face: Face,
        label: Phrase,
        tip: Phrase,
    ) {
        let spot = Spot::On(place_id(place), *guests);
        *guests += 1;
        self.add(Piece::new(id, "chart", spot, face, label).tip(tip));
    }

    /// The counter and the treasure.
    fn counter(&mut self, place: Place, guests: &mut u16) {
        let table = &self.view.table;
        let guarded = place.site().is_some_and(|site| table.guarded >> site & 1 != 0);
        if guarded {
            let shows = self.view.counter(place);
            let (face, label, tip) = match shows {
                Some(shows) => {
                    let key = match self.view.is_own_secret(place) {
                        true => "drake-tip-secret",
                        false => "drake-tip-counter-known",
                    };
                    (
                        Face::new(Shape::Tile, 22, 22).line([Glyph::Number(shows.into())]),
                        Phrase::new("drake-piece-counter-known").with("shows", shows),
                        Phrase::new(key).with("shows", shows),
                    )
                }
                None => (
                    Face::new(Shape::Back, 22, 22).line([Glyph::Mark]),
                    Phrase::new("drake-piece-counter"),
                    Phrase::new("drake-tip-counter"),
                ),
            };
            self.guest(place, guests, counter_id(place), face, label, tip);
        }
        if self.view.table.treasures.contains(place) {
            let treasure = self.drake.components.place(place).treasure;
            let face = match treasure {
                Treasure::Silver => Face::new(Shape::Disc, 18, 18).tint(Tint::Silver),
                Treasure::Gold => Face::new(Shape::Disc, 18, 18).tint(Tint::Gold),
                Treasure::Jewel => Face::new(Shape::Disc, 18, 18).line([Glyph::Icon(Icon::Jewel)]),
            };
            let tip = Phrase::new("drake-tip-treasure").with("treasure", words::treasure(treasure));
            let id = format!("treasure:{}", place.id()).into();
            self.guest(place, guests, id, face, words::treasure(treasure), tip);
        }
    }

    fn goods(&mut self, place: Place, guests: &mut u16) {
        let Some(port) = place.port() else { return };
        let offered = self.view.table.goods[port];
        for good in Good::ALL.into_iter().filter(|&good| offered >> good as u8 & 1 != 0) {
            let face = Face::new(Shape::Good, 20, 20).tint(Tint::Good(good.number()));
            let tip = Phrase::new("drake-tip-good").with("good", words::good(good));
            self.guest(place, guests, good_id(place, good), face, words::good(good), tip);
        }
    }

    /// The mission disc of a seat at a place, or the mark of its success there. Its name tells nothing
    /// of its number.
    fn mission(&mut self, place: Place, seat: Seat, guests: &mut u16) {
        let table = &self.view.table;
        let id = Id::from(format!("laid:{}:{}", seat.0, place.id()));
        let face = Face::new(Shape::Disc, 22, 22).tint(Tint::Seat(seat));
        let won = table.won.get(place.index()).is_some_and(|won| won.contains(seat))
            || place.port().is_some_and(|port| table.traded[port].contains(seat));
        if won {
            let face = face.line([Glyph::Icon(Icon::Flag)]);
            let label =
                Phrase::new("drake-piece-won").with("who", seat).with("place", words::place(place));
            self.guest(place, guests, id, face, label.clone(), label);
        } else if table.captain(seat).is_some_and(|captain| captain.present.contains(place)) {
            match self.view.disc(seat, place) {
                Some(disc) => {
                    let face = face.line([super::log::disc_glyph(disc)]);
                    let label = Phrase::new("drake-piece-known")
                        .with("who", seat)
                        .with("disc", words::disc(disc));
                    self.guest(place, guests, id, face, label.clone(), label);
                }
                None => {
                    let face = face.line([Glyph::Mark]);
                    let label = Phrase::new("drake-piece-disc").with("who", seat);
                    let tip = Phrase::new("drake-tip-laid").with("who", seat);
                    self.guest(place, guests, id, face, label, tip);
                }
            }
        }
    }
}

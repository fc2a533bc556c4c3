//! The Caribbean: places with what defends them, what lies there, and the mission discs.

use kit::scene::{
    Face, Glyph, Icon, Id, Ink, Layer, Layout, Panel, Piece, Rect, Region, Shape, Spot, Tint,
};
use kit::{Phrase, Seat};

use super::{CANNON, NAVY, Painter, around, crown, disc_front, disc_glyph, disc_sign, sign};
use crate::board::{Disc, Good, Kind, PLACES, Place, Treasure};
use crate::content::ZONES;
use crate::state::Phase;
use crate::words;

/// Where the chart lies in the frame.
pub(super) const CHART: Rect = Rect { x: 8, y: 158, w: 1004, h: 362 };
/// Where each place is drawn.
const POINTS: [(i32, i32); PLACES] = [
    (734, 242),
    (424, 200),
    (286, 200),
    (146, 122),
    (870, 242),
    (576, 276),
    (364, 288),
    (8, 180),
    (569, 176),
    (392, 108),
    (92, 36),
    (724, 114),
    (868, 114),
    (563, 80),
];
const PLAQUE: (i32, i32) = (130, 66);
/// A counter.
pub(super) const COUNTER: Rect = Rect { x: 0, y: 0, w: 23, h: 18 };
/// The strip with the whole chart, from where to where on the chart zones lie, and what they look like
/// on it.
pub(super) const STRIP: (i32, i32) = (446, 24);
const ZONES_FROM_TO: [(i32, i32); ZONES as usize] = [(715, 1004), (560, 715), (290, 560), (0, 290)];
const ZONE_INKS: [(&str, &str); ZONES as usize] = [
    ("#bcd9b4", "#3f7f3a"),
    ("#d3c2df", "#70468f"),
    ("#e3d4a0", "#8a6400"),
    ("#e9c0b3", "#a3321f"),
];
/// Where the circles of a place lie.
const ROW: i32 = 54;

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

/// The picture of a good.
pub(super) fn good_sign(good: Good) -> &'static str {
    match good {
        Good::Sugar => "drake-sugar",
        Good::Coffee => "drake-coffee",
        Good::Tobacco => "drake-tobacco",
        Good::Indigo => "drake-indigo",
    }
}

/// The picture of a treasure.
pub(super) fn treasure_sign(treasure: Treasure) -> &'static str {
    match treasure {
        Treasure::Silver => "drake-silver",
        Treasure::Gold => "drake-gold",
        Treasure::Jewel => "drake-jewel",
    }
}

/// The sign of a kind of place where there are no pictures.
pub(super) fn kind_icon(kind: Kind) -> Icon {
    match kind {
        Kind::Town => Icon::House,
        Kind::Fort => Icon::Fort,
        Kind::Galleon => Icon::Ship,
        Kind::Port => Icon::Harbour,
    }
}

impl Painter<'_> {
    pub(super) fn chart(&mut self) {
        let label = Phrase::new("drake-panel-chart");
        let mut panel = Panel::placed(Region::Board, label, CHART).backdrop("drake-chart");
        panel.focus = Some(self.focus());
        self.panel(panel);
        self.zone("chart", "drake-zone-chart", Rect::new(0, 0, CHART.w, CHART.h), Layout::Free);
        self.harbour();
        self.legend();
        for place in Place::all() {
            self.place(place);
        }
        self.ships();
        self.conquests();
    }

    /// The whole chart in a strip, for a narrow screen that shows two of its zones at a time: a dot for
    /// each place, with those in a frame that are shown.
    pub(super) fn overview(&self) -> Vec<Layer> {
        let table = &self.view.table;
        let (w, h) = STRIP;
        let across = |x: i32| x * w / CHART.w;
        let mut layers = Vec::new();
        for ((zone, (from, to)), fill) in (1..).zip(ZONES_FROM_TO).zip(ZONE_INKS) {
            let (from, to) = (across(from), across(to));
            layers.push(Layer::plate(Rect::new(from, 1, to - from - 1, h - 2), 5, fill.0));
            let head = Rect::new(from + 3, 4, 17, h - 8);
            layers.push(Layer::plate(head, 4, fill.1));
            layers.push(Layer::figure(zone, head, 12).ink("#ffffff"));
        }
        let shown = across(ZONES_FROM_TO[1].0);
        layers.push(
            Layer::plate(Rect::new(shown, 1, w - shown - 1, h - 2), 5, "#ffffff00").edged(NAVY, 20),
        );
        let me = self.view.viewer.seat();
        let own = me.and_then(|seat| table.captain(seat));
        let lays = table.phase == Phase::Sail && table.awaited() == me;
        for place in Place::all() {
            let (x, y) = POINTS[place.index()];
            let at = around(across(x + PLAQUE.0 / 2).max(26), 5 + (y + 33) * (h - 10) / CHART.h, 7);
            let zone = self.drake.components.place(place).zone;
            let laid = own.is_some_and(|own| own.present.contains(place));
            let may = lays && !laid && own.is_some_and(|own| zone <= own.range);
            let dot = match me.filter(|_| laid) {
                Some(seat) => Layer::plate(at, 4, Ink::Seat(seat)),
                None if may => Layer::plate(at, 4, "#ffb020"),
                None => Layer::plate(at, 4, "#fffaee"),
            };
            layers.push(dot.edged("#2a2018", 10));
        }
        layers
    }

    /// The place that is spoken of, or the waters within reach.
    fn focus(&self) -> Rect {
        match self.view.table.phase {
            Phase::Mission(place)
            | Phase::Pay(place)
            | Phase::Guard(place)
            | Phase::Shift(place) => {
                let (x, y) = POINTS[place.index().min(PLACES - 1)];
                Rect::new((x - 130).clamp(0, CHART.w - 390), (y - 60).max(0), 390, 190)
            }
            _ => Rect::new(CHART.w - 460, 0, 460, CHART.h),
        }
    }

    fn place(&mut self, place: Place) {
        let table = &self.view.table;
        let printed = *self.drake.components.place(place);
        let (x, y) = POINTS[place.index()];
        let (troops, guns) = match place.kind() {
            Kind::Galleon => (0, self.drake.galleon(table, place).guns),
            _ => (printed.troops, printed.guns),
        };
        let points = self.drake.place_points(table, place);
        let mut signs = Vec::new();
        for (glyph, count) in [(Icon::Settler.into(), troops), (CANNON, guns)] {
            if count > 0 {
                signs.extend([Glyph::Number(count.into()), glyph]);
            }
        }
        if points > 0 {
            signs.push(Glyph::Points(points.into()));
        }
        let face = Face::new(Shape::Tile, PLAQUE.0, PLAQUE.1)
            .tint(Tint::Kind(printed.zone.saturating_sub(1)))
            .line([Glyph::Icon(kind_icon(place.kind())), Glyph::Word(words::place(place))])
            .line(signs)
            .layers(self.plaque(place, troops, guns, points));
        let mut tip = Phrase::new("drake-tip-places")
            .with("about", self.drake.place_tip(table, place))
            .with("places", self.places_at(place));
        if self.drake.is_bluff(self.view, place) {
            tip = Phrase::new("drake-tip-place-bluff").with("about", tip);
        }
        let (id, spot) = (place_id(place), Spot::Point { x, y });
        self.add(Piece::new(id, "chart", spot, face, words::place(place)).tip(tip));
        self.counter(place);
        self.treasure(place);
        self.goods(place);
        self.missions_at(place);
    }

    /// What is printed for a place.
    fn plaque(&self, place: Place, troops: u8, guns: u8, points: u8) -> Vec<Layer> {
        let zone = self.drake.components.place(place).zone;
        let (w, h) = PLAQUE;
        let room = if points > 0 { w - 41 } else { w - 12 };
        let (picture, at) = match place.kind() {
            Kind::Town => ("drake-town", Rect::new(0, 22, 44, 38)),
            Kind::Fort => ("drake-fort", Rect::new(0, 24, 42, 36)),
            Kind::Galleon => ("drake-galleon", Rect::new(1, 24, 46, 36)),
            Kind::Port => ("drake-port", Rect::new(0, 29, 46, 30)),
        };
        let mut layers = vec![
            Layer::plate(Rect::new(0, 0, w, h), 9, "#fffaee").lying(),
            Layer::art(format!("drake-plaque{zone}"), Rect::new(0, 0, w, h)),
            Layer::title(words::plaque(place), Rect::new(7, 1, room, 16), 12).ink("#ffffff"),
            Layer::art(picture, at),
        ];
        let mut x = if place.kind() == Kind::Fort { 47 } else { 54 };
        for (symbol, count) in [("drake-crew", troops), ("drake-gun", guns)] {
            if count > 0 {
                layers.push(sign(symbol, x, 31, 17));
                layers.push(Layer::figure(count, Rect::new(x + 9, 22, 14, 20), 15).left());
                x += 30;
            }
        }
        if place.port().is_some() {
            layers.push(sign("drake-trade", 53, 31, 17));
            layers.push(sign("drake-arrow", 68, 31, 12));
        }
        if points > 0 {
            layers.extend(crown(points.into(), w - 14, 13, 24));
        }
        if self.drake.is_bluff(self.view, place) {
            let at = Rect::new(3, 46, 40, 15);
            layers.push(Layer::plate(at, 5, "#f4e3d0").edged("#8a2f1d", 10));
            layers.push(Layer::words(Phrase::new("drake-bluff"), at, 11).ink("#7a2415"));
        }
        for at in 0..self.places_at(place) {
            let middle = 55 + 21 * at as i32;
            layers.push(Layer::art(format!("drake-slot{zone}"), around(middle, ROW, 20)));
            layers.push(
                Layer::figure(at as i32 + 1, around(middle, ROW, 16), 11).ink(NAVY).weight(700),
            );
        }
        layers
    }

    /// How many captains can succeed at a place.
    fn places_at(&self, place: Place) -> usize {
        match place.port() {
            Some(_) => self.drake.components.place(place).goods.count_ones() as usize,
            None => usize::from(self.drake.components.figures.successes),
        }
    }

    fn counter(&mut self, place: Place) {
        let guarded = place.site().is_some_and(|site| self.view.table.guarded >> site & 1 != 0);
        if !guarded {
            return;
        }
        let whole = COUNTER;
        let shown = |shows: u8| Layer::figure(format!("+{shows}"), whole, 12).ink(NAVY);
        let known = |shows: u8| Phrase::new("drake-piece-counter-known").with("shows", shows);
        let secret = self.view.is_own_secret(place);
        let (face, label, tip) = match self.view.counter(place) {
            Some(shows) => {
                let key = if secret { "drake-tip-secret" } else { "drake-tip-counter-known" };
                let ground = match secret {
                    true => Layer::art("drake-seen", whole),
                    false => Layer::plate(whole, 4, "#ffe9a8").edged(NAVY, 14).lying(),
                };
                let face = Face::new(Shape::Tile, whole.w, whole.h)
                    .line([Glyph::Number(shows.into())])
                    .layers([ground, shown(shows)]);
                (face, known(shows), Phrase::new(key).with("shows", shows))
            }
            None => {
                let face = Face::new(Shape::Back, whole.w, whole.h)
                    .line([Glyph::Mark])
                    .layers([Layer::art("drake-facedown", whole)]);
                (face, Phrase::new("drake-piece-counter"), Phrase::new("drake-tip-counter"))
            }
        };
        let (x, y) = if place.kind() == Kind::Fort { (PLAQUE.0 - 29, 26) } else { (78, 23) };
        let spot = Spot::Within(place_id(place), x, y);
        self.add(Piece::new(counter_id(place), "chart", spot, face, label).tip(tip));
    }

    /// What waits for the first captain who succeeds.
    fn treasure(&mut self, place: Place) {
        if !self.view.table.treasures.contains(place) {
            return;
        }
        let treasure = self.drake.components.place(place).treasure;
        let tint = [Tint::Silver, Tint::Gold, Tint::Plain][treasure as usize];
        let mut face = Face::new(Shape::Disc, 20, 20).tint(tint);
        if treasure == Treasure::Jewel {
            face = face.line([Glyph::Icon(Icon::Jewel)]);
        }
        let face = face.layers([Layer::art(treasure_sign(treasure), Rect::new(0, 0, 20, 20))]);
        let tip = Phrase::new("drake-tip-treasure").with("treasure", words::treasure(treasure));
        let id = format!("treasure:{}", place.id());
        let spot = Spot::Within(place_id(place), PLAQUE.0 - 24, ROW - 9);
        self.add(Piece::new(id, "chart", spot, face, words::treasure(treasure)).tip(tip));
    }

    fn goods(&mut self, place: Place) {
        let Some(port) = place.port() else { return };
        let printed = self.drake.components.place(place).goods;
        let left = self.view.table.goods[port];
        let has = |goods: u8, good: Good| goods >> good as u8 & 1 != 0;
        let offered = Good::ALL.into_iter().filter(|&good| has(printed, good));
        let (step, size) = if printed.count_ones() > 2 { (16, 16) } else { (21, 19) };
        for (at, good) in (0i32..).zip(offered).filter(|&(_, good)| has(left, good)) {
            let face = Face::new(Shape::Good, size, size)
                .tint(Tint::Good(good.number()))
                .layers([Layer::art(good_sign(good), Rect::new(0, 0, size, size))]);
            let tip = Phrase::new("drake-tip-good").with("good", words::good(good));
            let spot = Spot::Within(place_id(place), 75 + step * at, 31 - size / 2);
            let piece = Piece::new(good_id(place, good), "chart", spot, face, words::good(good));
            self.add(piece.tip(tip));
        }
    }

    /// The mission discs at a place: those who succeeded, then the others in the order in which they
    /// will be carried out, once that is known.
    fn missions_at(&mut self, place: Place) {
        let table = &self.view.table;
        let won = |seat: Seat| {
            table.won.get(place.index()).is_some_and(|won| won.contains(seat))
                || place.port().is_some_and(|port| table.traded[port].contains(seat))
        };
        let present =
            |seat: Seat| table.captain(seat).is_some_and(|own| own.present.contains(place));
        let mut row: Vec<(bool, Option<Disc>, usize, Seat)> = Vec::new();
        for seat in Seat::all(self.drake.options.seats) {
            if won(seat) || present(seat) {
                let turn = table.outbound.iter().position(|&other| other == seat);
                // Before discs are turned up their order must not tell what they are.
                let known = self.view.disc(seat, place).filter(|_| table.revealed);
                row.push((!won(seat), known, turn.unwrap_or_default(), seat));
            }
        }
        row.sort_unstable();
        let step = match row.len() {
            0..=3 => 20,
            4 => 15,
            _ => 12,
        };
        for (at, (waits, _, _, seat)) in (0i32..).zip(row) {
            let spot = Spot::Within(place_id(place), 43 + step * at, ROW - 13);
            self.mission(place, seat, !waits, spot);
        }
    }

    /// A disc by its owner and place: its name tells nothing of its number.
    fn mission(&mut self, place: Place, seat: Seat, won: bool, spot: Spot) {
        let id = Id::from(format!("laid:{}:{}", seat.0, place.id()));
        let whole = Rect::new(0, 0, 24, 25);
        let face = Face::new(Shape::Disc, 24, 25).tint(Tint::Seat(seat));
        let small = |x: i32, y: i32| Layer::emblem(seat, Rect::new(x, y, 12, 12));
        let back = [
            Layer::tinted("drake-mission", whole, Tint::Seat(seat)),
            Layer::Emblem { seat, at: Rect::new(5, 5, 14, 14), disc: false },
        ];
        let named = |key: &'static str| {
            Phrase::new(key).with("who", seat).with("place", words::place(place))
        };
        let known = self.view.disc(seat, place);
        let (face, label, tip) = match known {
            _ if won => {
                let art = Layer::tinted("drake-flagged", whole, Tint::Seat(seat));
                let face = face.line([Glyph::Icon(Icon::Flag)]).layers([art, small(-2, 13)]);
                (face, named("drake-piece-won"), named("drake-piece-won"))
            }
            Some(disc) => {
                let mut layers: Vec<Layer> = Vec::new();
                if self.view.table.revealed {
                    layers.extend(disc_front(seat, disc, 24));
                    layers.push(small(-3, 14));
                } else {
                    layers.extend(back);
                    layers.push(
                        Layer::plate(Rect::new(-3, 12, 14, 14), 7, "#fffdf7").edged(NAVY, 13),
                    );
                    layers.push(disc_sign(disc, Rect::new(-2, 13, 12, 12)));
                }
                let label = named("drake-piece-known").with("disc", words::disc(disc));
                (face.line([disc_glyph(disc)]).layers(layers), label.clone(), label)
            }
            None => {
                let face = face.line([Glyph::Mark]).layers(back);
                (face, named("drake-piece-disc"), named("drake-tip-laid"))
            }
        };
        self.add(Piece::new(id, "chart", spot, face, label).tip(tip));
    }
}

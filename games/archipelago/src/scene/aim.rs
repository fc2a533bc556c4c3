//! Objectives and trends: what ends the game, and what is ranked.

use kit::scene::{Face, Glyph, Icon, Id, Layer, Piece, Rect, Shape, Spot};

use super::{ACCENT, Painter, QUIET, building_sign, good_sign, sign};
use crate::components::{Building, Criterion, End, Wins};
use crate::words::say;

/// The picture of what ends the game.
fn end_sign(end: End) -> Id {
    match end {
        End::Markets => building_sign(Building::Market),
        End::Towns => building_sign(Building::Town),
        End::Ports => building_sign(Building::Port),
        End::Temples => building_sign(Building::Temple),
        End::Ships => "arch-b-ship".into(),
        End::Population => "arch-people".into(),
        End::Progress => "arch-card-prog".into(),
        End::Characters => "arch-card-char".into(),
        End::Cards => "arch-card-back".into(),
        End::Piles => "arch-explorer".into(),
        End::Exhausted => "arch-cube-wood".into(),
        End::Workers => "arch-worker".into(),
        End::Bankrupt => "arch-coin".into(),
    }
}

/// The picture of what is ranked.
fn wins_sign(criterion: &Criterion) -> Id {
    match criterion.wins {
        Wins::Temples => building_sign(Building::Temple),
        Wins::Towns => building_sign(Building::Town),
        Wins::Ports | Wins::Trade => building_sign(Building::Port),
        Wins::Markets => building_sign(Building::Market),
        Wins::Characters => "arch-card-char".into(),
        Wins::Progress => "arch-card-prog".into(),
        Wins::Cards => "arch-card-back".into(),
        Wins::Explorers => "arch-explorer".into(),
        Wins::Money => "arch-coin".into(),
        Wins::Cubes | Wins::Icons => good_sign(criterion.of),
        Wins::Ships => "arch-b-ship".into(),
        Wins::Benefactor => "arch-medal".into(),
        Wins::Pacifist => "arch-people".into(),
        Wins::Separatist => "arch-flame".into(),
    }
}

/// A trend no wider than this does not say that it is one.
const NARROW: i32 = 54;

impl Painter<'_> {
    /// How far the colony is with an end condition.
    fn progress(&self, end: End) -> u8 {
        let (game, table) = (self.game, &self.view.table);
        let cards = || game.seats().flat_map(|seat| table.owned[seat.index()].iter());
        let of = |character: bool| {
            cards()
                .filter(|&card| {
                    let face = game.components.card(card);
                    face.is_some_and(|face| {
                        (face.kind == crate::components::Kind::Character) == character
                    })
                })
                .count() as u8
        };
        match end {
            End::Markets => table.buildings(Building::Market),
            End::Towns => table.buildings(Building::Town),
            End::Ports => table.buildings(Building::Port),
            End::Temples => table.buildings(Building::Temple),
            End::Ships => table.ships.iter().filter(|ship| ship.is_out()).count() as u8,
            End::Population => game.population(table),
            End::Progress => of(false),
            End::Characters => of(true),
            End::Cards => cards().count() as u8,
            End::Piles => {
                let figures = &game.components.figures;
                figures.piles.saturating_sub(table.explorers.div_ceil(figures.pile.max(1)))
            }
            End::Exhausted => table.bank_cubes.iter().filter(|count| **count == 0).count() as u8,
            End::Workers => table.surplus,
            End::Bankrupt => table.bank,
        }
    }

    /// An objective in a size of its own: two rows, or one where there is little room.
    pub(super) fn objective(
        &mut self,
        number: u8,
        zone: impl Into<Id>,
        spot: Spot,
        (w, h): (i32, i32),
        id: String,
    ) {
        let Some(card) = self.game.components.objectives.get(usize::from(number)).cloned() else {
            return;
        };
        let now = self.progress(card.end);
        let points = &self.game.components.objective_points;
        let ranks = match card.criterion.wins {
            Wins::Pacifist => self.game.components.pacifist_points.to_string(),
            Wins::Separatist => "1".to_owned(),
            _ => points.map(|points| points.to_string()).join(" "),
        };
        let so_far = match card.end {
            End::Bankrupt => now.to_string(),
            _ => format!("{now}/{}", card.count),
        };
        let mut layers =
            vec![Layer::plate(Rect::new(0, 0, w, h), 8, "#3b2a4f").edged("#c9a94e", 15).lying()];
        let head = if h > 50 { 20 } else { 3 };
        if h > 50 {
            layers.push(Layer::title(say("aim"), Rect::new(7, 1, w - 30, 18), 12).ink("#f5e3b0"));
            layers.push(sign("arch-eye", w - 13, 10, 16));
        }
        let (rows, room) = if h > 80 { (2, (h - head - 7) / 2) } else { (1, h - head - 3) };
        let part = if rows == 2 { w - 10 } else { (w - 12) / 2 };
        for (at, (symbol, figure, key)) in
            [(end_sign(card.end), so_far, "ends"), (wins_sign(&card.criterion), ranks, "points")]
                .into_iter()
                .enumerate()
        {
            let at = at as i32;
            let (x, y) =
                if rows == 2 { (5, head + (room + 3) * at) } else { (5 + (part + 2) * at, head) };
            layers.push(Layer::plate(Rect::new(x, y, part, room), 5, "#fff8e6"));
            let size = 26.min(room - 4);
            if rows == 1 && part < 60 && room > 36 {
                // The figure stands under its sign.
                layers.push(sign(symbol, x + part / 2, y + 13, 22));
                let below = Rect::new(x, y + 24, part, room - 25);
                layers.push(Layer::figure(figure, below, 13));
                continue;
            }
            // A word needs as much room beside the sign as a figure.
            let worded = rows == 2 || part > 84 && room > 30;
            let size = if worded || part > 80 { size } else { size.min(20) };
            layers.push(sign(symbol, x + 4 + size / 2, y + room / 2, size));
            if worded {
                // The word stands under its figure.
                let (left, wide) = (x + size + 9, part - size - 12);
                let figures = Rect::new(left, y + 1, wide, room / 2 + 2);
                layers.push(Layer::figure(figure, figures, 15).left());
                let word = Rect::new(left, y + room / 2 + 3, wide, room / 2 - 5);
                layers.push(Layer::words(say(key), word, 11).left().weight(400).ink(QUIET));
            } else {
                let left = x + size + 5;
                let room = Rect::new(left, y, part - size - 6, room);
                layers.push(Layer::figure(figure, room, 13));
            }
        }
        let look = Face::new(Shape::Card, w, h)
            .line([Glyph::Icon(Icon::Flag), Glyph::Number(card.count.into())])
            .layers(layers);
        let label = say("objective-short").with("id", &*card.id);
        let tip = say("objective-tip")
            .with("objective", self.game.say_objective(number))
            .with("now", now);
        self.add(Piece::new(id, zone, spot, look, label).tip(tip));
    }

    /// A trend card.
    pub(super) fn trend(&mut self, trend: u8, zone: &'static str, spot: Spot, (w, h): (i32, i32)) {
        let Some((id, criterion)) = self.game.components.trends.get(usize::from(trend)) else {
            return;
        };
        let points = self.game.components.trend_points;
        let ranks = points.map(|points| points.to_string()).join(" ");
        let mut layers =
            vec![Layer::plate(Rect::new(0, 0, w, h), 8, "#fffdf7").edged("#e3d6b8", 10).lying()];
        let symbol = wins_sign(criterion);
        if h > 60 {
            if w > NARROW {
                let word = Layer::words(say("trend-word"), Rect::new(1, 1, w - 2, 18), 11);
                layers.push(word.weight(400).ink(ACCENT));
            }
            let (y, size) = if w > NARROW { (36, 28) } else { (28, 36) };
            layers.extend([
                sign(symbol, w / 2, y, size),
                Layer::figure(ranks, Rect::new(0, 52, w, 18), 14),
                Layer::words(say("points"), Rect::new(1, 68, w - 2, 14), 11).weight(400).ink(QUIET),
            ]);
        } else {
            layers.extend([
                sign(symbol, w / 2, 14, 22),
                Layer::figure(ranks, Rect::new(0, 25, w, 15), 12),
            ]);
        }
        let look =
            Face::new(Shape::Card, w, h).line([Glyph::Number(i32::from(trend) + 1)]).layers(layers);
        let label = say("trend-short").with("id", &**id);
        let piece = Piece::new(format!("trend-{trend}"), zone, spot, look, label);
        self.add(piece.tip(self.game.say_trend(trend)));
    }
}

//! How the table of Spice Road looks.
//!
//! | file | what it draws |
//! |---|---|
//! | `board.rs` | the arcade with the point cards and coins, the stalls with the merchants |
//! | `place.rs` | a seat's hand, played cards, caravan, claimed cards and coins |
//! | `sheets.rs` | what a narrow screen shows of it |

mod board;
mod place;
mod sheets;

use kit::scene::{Face, Glyph, Id, Layer, Layout, Piece, Rect, Shape, Size, Spot, Tint, Touch};
use kit::{Phrase, Scene, Seat};

use super::event::Coin;
use super::moves::Decision;
use super::state::{Move, Phase, Shared};
use super::{SpiceRoad, View};
use crate::cards::{self, Kind, faces};
use crate::scene::{self, Draw, cubes_of};

pub(super) fn draw(road: &SpiceRoad, view: &View) -> Scene {
    let table = &view.table;
    let me = view.viewer.seat();
    let scene = scene::begin((table.awaited(), me), None, |_| road.say_question(table));
    let mut painter = Painter { road, table, scene };
    painter.scene.note = painter.note();
    painter.board();
    for (seat, place) in Seat::all(road.options.seats).zip(table.places.iter()) {
        if me == Some(seat) {
            painter.own_place(seat, place);
        } else {
            painter.other_place(seat, place);
        }
    }
    sheets::open(&mut painter.scene, me.is_some());
    painter.scene
}

pub(super) fn touch(road: &SpiceRoad, view: &View, decision: Move) -> Touch {
    let (table, seat) = (&view.table, view.viewer.seat().unwrap_or_default());
    let name = cubes_of(seat);
    match decision.part() {
        Decision::Cards(decision) => {
            let (cards, phase) = (&road.components.cards, table.phase.cards());
            let back = table.place(seat).map_or(0, |own| own.played.len());
            cards.touch(&table.market, phase, (seat, back), &name, decision)
        }
        Decision::Claim(slot) => {
            let point = table.points.get(usize::from(slot)).copied().unwrap_or(u8::MAX);
            Touch::piece(point_id(road, point))
        }
        Decision::Discard(cube) => Touch::piece(scene::first_cube(&name, cube)),
    }
}

fn point_id(road: &SpiceRoad, point: u8) -> Id {
    format!("point:{}", road.components.points.id(point)).into()
}

/// The decision, legal or not, for which the piece would be touched.
pub(super) fn intent(road: &SpiceRoad, view: &View, piece: &str) -> Option<Move> {
    let (table, seat) = (&view.table, view.viewer.seat()?);
    let about_cards =
        cards::scene::conceivable(&table.market, table.place(seat)?, table.phase.cards());
    let claims = (0..table.points.len() as u8).map(Move::Claim);
    let moves = about_cards.into_iter().map(Move::from).chain(claims);
    kit::scene::intent_among(road, view, piece, moves)
}

/// Headings, and what stands beside them.
const HEADING: &str = "#3b1c06";
const ASIDE: &str = "#4a2b0c";

struct Painter<'a> {
    road: &'a SpiceRoad,
    table: &'a Shared,
    scene: Scene,
}

impl Draw for Painter<'_> {
    fn scene(&mut self) -> &mut Scene {
        &mut self.scene
    }
}

impl Painter<'_> {
    /// The card that is being bought or used, or else which round it is.
    fn note(&self) -> Option<Phrase> {
        let Shared { phase, market, round, closing, .. } = self.table;
        let cards = &self.road.components.cards;
        let says = |key: &'static str, effect| {
            Some(Phrase::new(key).with("card", cards::words::effect(effect)))
        };
        match *phase {
            Phase::Pay { slot, .. } => {
                says("note-buying", cards.merchants.effect(market.stall(slot).card))
            }
            Phase::Effect { source, .. } => says("note-using", cards.effect_of(market, source)),
            Phase::Over { .. } => None,
            _ => Some(scene::note_round(*round, *closing)),
        }
    }

    /// A stack of coins of one kind; none if there are none.
    fn coin(
        &self,
        (coin, count): (Coin, u8),
        owner: &str,
        (zone, spot): (Id, Spot),
        width: i32,
        badge: Phrase,
    ) -> Option<Piece> {
        let (id, symbol, tint, points) = match coin {
            Coin::Gold => {
                ("gold", "century-coin-gold", Tint::Gold, self.road.components.gold_points)
            }
            Coin::Silver => {
                ("silver", "century-coin-silver", Tint::Silver, self.road.components.silver_points)
            }
        };
        let size = Size { w: width, h: width * 38 / 32 };
        let tag = if width < 30 {
            vec![Layer::figure(format!("×{count}"), Rect::new(width, 0, 16, width), 12).left()]
        } else {
            scene::tag(count, Rect::new(width * 5 / 8, -8, 28, 18)).to_vec()
        };
        let face = Face::new(Shape::Disc, size.w, size.h)
            .tint(tint)
            .line([Glyph::Points(points), Glyph::Word(badge)])
            .layers(faces::coin(symbol, points, size))
            .layers(tag);
        let label = Phrase::new(format!("piece-{id}")).with("points", points);
        (count > 0).then(|| Piece::new(format!("{id}{owner}"), zone, spot, face, label))
    }

    /// A point card; one that was claimed is only its pennant.
    fn point_card(&mut self, point: u8, (zone, spot): (Id, Spot), size: Size, claimed: bool) {
        let Some(card) = self.road.point(point) else { return };
        let layers = if claimed {
            faces::pennant(card.points, Rect::new(0, 0, size.w, size.h)).to_vec()
        } else {
            faces::prize(card.points, card.cost, size)
        };
        let face = Face::new(Shape::Card, size.w, size.h)
            .tint(Tint::Kind(POINT_KIND))
            .line([Glyph::Points(card.points)])
            .line(scene::cube_glyphs(card.cost))
            .layers(layers);
        let label = self.road.say_point(point);
        let tip =
            Phrase::new("tip-point-card").with("card", label.clone()).with("id", card.id.as_str());
        self.scene
            .pieces
            .push(Piece::new(point_id(self.road, point), zone, spot, face, label).tip(tip));
    }

    /// Something drawn on the ground of the panel drawn last.
    fn paint(&mut self, layers: impl IntoIterator<Item = Layer>) {
        layers.into_iter().for_each(|layer| self.scene.paint(layer));
    }

    /// A zone on the panel drawn last.
    fn zone(&mut self, id: impl Into<Id>, label: &'static str, frame: Rect, layout: Layout) {
        self.scene.open_zone(id, Phrase::new(label), frame, layout);
    }
}

/// The kind of a point card, after those of merchant cards.
const POINT_KIND: u8 = Kind::Bonus as u8 + 1;

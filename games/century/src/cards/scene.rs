//! How merchant cards look, and which pieces their moves touch.

use kit::scene::{Badge, Face, Glyph, Id, Piece, Shape, Size, Spot, Tint, Touch};
use kit::{CardSet, Phrase, Seat};

use super::{Card, Cards, Hand, Market, Move, Phase, Pile, Stall, faces, words};
use crate::cubes::{Cube, Cubes};
use crate::effect::{Answer, Effect};
use crate::scene;

impl Cards {
    /// A merchant card and the deal on it.
    pub(crate) fn paint<P: Pile>(
        &self,
        market: &Market<P>,
        card: Card,
        owner: Option<Seat>,
        (zone, spot): (&str, Spot),
        size: Size,
    ) -> Vec<Piece> {
        let merchants = &self.merchants;
        let id = self.piece(card, owner);
        let (effect, kind) = (merchants.effect(card), merchants.kind(card));
        let has_deal = market.deal_on(card).is_some();
        let face = Face::new(Shape::Card, size.w, size.h)
            .tint(Tint::Kind(kind as u8))
            .line(scene::effect_glyphs(effect))
            .layers(faces::merchant(effect, kind, size, has_deal));
        let label = words::card(merchants, card);
        let piece = Piece::new(id.clone(), zone.to_owned(), spot, face, label)
            .tip(words::card_tip(merchants, card));
        let mut pieces = vec![piece];
        if has_deal {
            let effect = market.deal_effect(merchants, card);
            pieces.push(paint_deal(effect, self.deal_piece(card), zone, id, size));
        }
        pieces
    }

    /// Several cards of one owner, side by side.
    pub(crate) fn paint_all<P: Pile>(
        &self,
        market: &Market<P>,
        cards: CardSet,
        owner: Option<Seat>,
        zone: &str,
        size: Size,
    ) -> Vec<Piece> {
        let paint = |(at, card)| self.paint(market, Card(card), owner, (zone, Spot::At(at)), size);
        (0..).zip(cards.iter()).flat_map(paint).collect()
    }

    /// A card of the row and the cubes that lie on it, on a tray at its foot, which reaches
    /// [`TRAY`] below the card.
    pub(crate) fn paint_stall<P: Pile>(
        &self,
        market: &Market<P>,
        stall: Stall,
        place: (&str, Spot),
        size: Size,
        cube: i32,
    ) -> Vec<Piece> {
        let zone = place.0;
        let mut pieces = self.paint(market, stall.card, None, place, size);
        let id = self.piece(stall.card, None);
        let lying = on_tray(&id, zone, stall.cubes, size, cube);
        if let (Some(card), Some(_)) = (pieces.first_mut(), lying.first()) {
            let width = tray_width(stall.cubes, cube) + 16;
            card.face.layers.insert(0, faces::tray(size, width));
        }
        pieces.extend(lying);
        pieces
    }

    /// How a decision of a seat that would take back so many cards, whose cubes have this name, is made by
    /// hand.
    pub(crate) fn touch<P: Pile>(
        &self,
        market: &Market<P>,
        phase: Option<Phase>,
        (seat, back): (Seat, u32),
        cubes: &str,
        decision: Move,
    ) -> Touch {
        let row = |slot: u8| self.piece(market.stall(slot).card, None);
        let cube = |cube: Cube| scene::first_cube(cubes, cube);
        Touch::piece(match decision {
            Move::Rest => {
                return Touch::button("rest", Phrase::new("button-rest").with("count", back));
            }
            Move::Play(card) | Move::LayDown(card) => self.piece(card, Some(seat)),
            Move::Acquire(slot) => row(slot),
            Move::Deal(card) => self.deal_piece(card),
            Move::Take => match phase {
                Some(Phase::Bargain { slot }) => row(slot),
                _ => "".into(),
            },
            Move::Pay(paid) => cube(paid),
            Move::Effect(Answer::TakeBack(card)) => self.piece(card, Some(seat)),
            Move::Effect(Answer::Raise(raised)) => cube(raised),
            Move::Effect(answer) => {
                return scene::answer_touch(self.effect_asked(market, phase), answer);
            }
        })
    }

    fn piece(&self, card: Card, owner: Option<Seat>) -> Id {
        let id = self.merchants.id(card);
        match owner {
            // Everybody has a starting card of this name.
            Some(seat) if self.merchants.starting().contains(card.0) => {
                format!("card:{id}:{}", seat.0).into()
            }
            _ => format!("card:{id}").into(),
        }
    }

    fn deal_piece(&self, card: Card) -> Id {
        format!("deal:{}", self.merchants.id(card)).into()
    }
}

/// Every decision about cards that a seat might try by touching a piece, legal or not, those of the
/// moment first; `None` is the time of its action.
pub(crate) fn conceivable<P: Pile>(
    market: &Market<P>,
    own: &impl Hand,
    phase: Option<Phase>,
) -> Vec<Move> {
    let cards = own.hand().union(own.played());
    let cards = || cards.iter().map(Card);
    let effects = || {
        let raises = Cube::ALL.map(Answer::Raise).into_iter();
        raises.chain(cards().map(Answer::TakeBack)).map(Move::Effect)
    };
    let mut moves: Vec<Move> = match phase {
        Some(Phase::Bargain { .. } | Phase::LayDown { .. }) => cards().map(Move::LayDown).collect(),
        Some(Phase::Effect { .. }) => effects().collect(),
        Some(Phase::Pay { .. }) => Cube::ALL.map(Move::Pay).to_vec(),
        None => Vec::new(),
    };
    moves.extend(cards().map(Move::Play).chain(cards().map(Move::Deal)));
    moves.extend((0..market.row.len() as u8).map(Move::Acquire));
    moves.extend(effects());
    moves
}

/// How far the cubes on a card of the row reach below it.
pub(crate) const TRAY: i32 = 22;

/// So many cubes lie side by side on a tray; more lie in a heap for each spice, with its number.
const SIDE_BY_SIDE: u16 = 4;

/// From the first cube on a tray to the end of the last.
fn tray_width(cubes: Cubes, cube: i32) -> i32 {
    let places = match cubes.total() {
        few @ 0..=SIDE_BY_SIDE => few.into(),
        _ => cubes.iter().count() as i32,
    };
    places * (cube + 2) - 2
}

/// The cubes on the tray of a card.
fn on_tray(host: &Id, zone: &str, cubes: Cubes, card: Size, cube: i32) -> Vec<Piece> {
    let heaps = cubes.total() > SIDE_BY_SIDE;
    let left = (card.w - tray_width(cubes, cube)) / 2;
    let mut pieces = scene::cubes(&format!("on:{host}"), zone, Some(host), cubes, cube);
    let mut rest = pieces.as_mut_slice();
    let mut place = 0;
    for (spice, count) in cubes.iter() {
        let (heap, others) = std::mem::take(&mut rest).split_at_mut(usize::from(count));
        for (at, piece) in (0..).zip(&mut *heap) {
            let (along, up) = if heaps { (place, at.min(2)) } else { (place + at, 0) };
            let x = left + along * (cube + 2);
            piece.spot = Spot::Within(host.clone(), x, card.h + TRAY - cube - 2 * up);
        }
        if let (true, Some(top)) = (heaps && count > 1, heap.last_mut()) {
            let says = crate::words::counted(spice, count);
            top.badges.push(Badge { glyph: Glyph::Number(count.into()), label: says });
        }
        place += if heaps { 1 } else { i32::from(count) };
        rest = others;
    }
    pieces
}

fn paint_deal(effect: &Effect, id: Id, zone: &str, host: Id, size: Size) -> Piece {
    let high = faces::deal_height(size);
    let own = Size { w: size.w - 6, h: high - 3 };
    let face = Face::new(Shape::Tile, own.w, own.h)
        .tint(Tint::Gold)
        .line(scene::effect_glyphs(effect))
        .layers(faces::deal(effect, own));
    let says = words::effect(effect);
    let label = Phrase::new("piece-deal").with("deal", says.clone());
    Piece::new(id, zone.to_owned(), Spot::Within(host, 3, size.h - high), face, label)
        .tip(Phrase::new("tip-deal").with("deal", says))
}

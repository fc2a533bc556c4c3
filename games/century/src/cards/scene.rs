//! How merchant cards look, and which pieces their moves touch.

use kit::scene::{Face, Id, Piece, Shape, Size, Spot, Tint, Touch};
use kit::{CardSet, Phrase, Seat};

use super::{Card, Cards, Hand, Market, Move, Phase, Pile, Stall, words};
use crate::cubes::Cube;
use crate::effect::{Answer, Effect};
use crate::scene;

impl Cards {
    /// A merchant card and the deal on it.
    pub(crate) fn paint<P: Pile>(
        &self,
        market: &Market<P>,
        card: Card,
        owner: Option<Seat>,
        zone: &str,
        at: usize,
        size: Size,
    ) -> Vec<Piece> {
        let merchants = &self.merchants;
        let id = self.piece(card, owner);
        let face = Face::new(Shape::Card, size.w, size.h)
            .tint(Tint::Kind(merchants.kind(card) as u8))
            .line(scene::effect_glyphs(merchants.effect(card)));
        let label = words::card(merchants, card);
        let piece = Piece::new(id.clone(), zone.to_owned(), Spot::At(at as u16), face, label)
            .tip(words::card_tip(merchants, card));
        let mut pieces = vec![piece];
        if market.deal_on(card).is_some() {
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
        let cards = cards.iter().enumerate();
        cards.flat_map(|(at, card)| self.paint(market, Card(card), owner, zone, at, size)).collect()
    }

    /// A card of the row with the cubes on it.
    pub(crate) fn paint_stall<P: Pile>(
        &self,
        market: &Market<P>,
        stall: Stall,
        zone: &str,
        at: usize,
        size: Size,
        cube: i32,
    ) -> Vec<Piece> {
        let mut pieces = self.paint(market, stall.card, None, zone, at, size);
        let id = self.piece(stall.card, None);
        pieces.extend(scene::cubes(&format!("on:{id}"), zone, Some(&id), stall.cubes, cube));
        pieces
    }

    /// How a decision of a seat whose cubes have this name is made by hand.
    pub(crate) fn touch<P: Pile>(
        &self,
        market: &Market<P>,
        phase: Option<Phase>,
        seat: Seat,
        cubes: &str,
        decision: Move,
    ) -> Touch {
        if let Some(id) = button(decision) {
            return Touch::button(id, self.button_word(market, phase, decision));
        }
        let row = |slot: u8| {
            let stall = market.row.get(usize::from(slot)).copied().unwrap_or_default();
            self.piece(stall.card, None)
        };
        let cube = |cube: Cube| scene::first_cube(cubes, cube);
        Touch::piece(match decision {
            Move::Play(card) | Move::LayDown(card) => self.piece(card, Some(seat)),
            Move::Effect(Answer::TakeBack(card)) => self.piece(card, Some(seat)),
            Move::Acquire(slot) => row(slot),
            Move::Deal(card) => self.deal_piece(card),
            Move::Take => match phase {
                Some(Phase::Bargain { slot }) => row(slot),
                _ => "".into(),
            },
            Move::Pay(paid) => cube(paid),
            Move::Effect(Answer::Raise(raised)) => cube(raised),
            Move::Rest | Move::Effect(_) => "".into(),
        })
    }

    /// The word on the button of a decision that touches no piece of the game.
    fn button_word<P: Pile>(
        &self,
        market: &Market<P>,
        phase: Option<Phase>,
        decision: Move,
    ) -> Phrase {
        let nothing = Effect::default();
        let effect = match phase {
            Some(Phase::Effect { source, .. }) => self.effect_of(market, source),
            _ => &nothing,
        };
        match decision {
            Move::Effect(answer) => scene::answer_word(effect, answer),
            _ => Phrase::new("button-rest"),
        }
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

/// The button of a decision that touches no piece of the game.
fn button(decision: Move) -> Option<Id> {
    match decision {
        Move::Rest => Some("rest".into()),
        Move::Effect(answer) => scene::answer_button(answer),
        _ => None,
    }
}

fn paint_deal(effect: &Effect, id: Id, zone: &str, host: Id, size: Size) -> Piece {
    let face = Face::new(Shape::Tile, size.w - 8, size.h / 4)
        .tint(Tint::Gold)
        .line(scene::effect_glyphs(effect));
    let says = words::effect(effect);
    let label = Phrase::new("piece-deal").with("deal", says.clone());
    Piece::new(id, zone.to_owned(), Spot::On(host, 0), face, label)
        .tip(Phrase::new("tip-deal").with("deal", says))
}

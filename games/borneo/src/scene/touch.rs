//! Which pieces each move touches, and what a touch could mean.

use kit::scene::{Glyph, Id, Touch};
use kit::{CardSet, Phrase};

use super::harbours::tally_piece;
use super::{Painter, company_piece};
use crate::content::{Card, Mission, Port};
use crate::flags::Company;
use crate::state::{Merchant, Move, Phase, Quay, Ware};
use crate::view::View;

/// The decisions that could be meant by a touch now, those of this phase first.
pub(super) fn conceivable(view: &View) -> Vec<Move> {
    let table = &view.table;
    let mut moves = Vec::new();
    let companies = || Company::all();
    let place = view.viewer.seat().and_then(|seat| table.place(seat)).copied().unwrap_or_default();
    let wares = || {
        let cards = place.cards.iter().map(|card| Ware::Card(Card(card)));
        cards.chain(place.ports.iter().map(|port| Ware::Port(Port(port))))
    };
    let merchants = || {
        Company::all().flat_map(|company| {
            (0..table.columns[usize::from(company.0)].len() as u8)
                .map(move |rank| Merchant { company, rank })
        })
    };
    let hand = || view.hand.iter().map(Card);
    let laid = match table.phase {
        Phase::Attack(duel) | Phase::Defend(duel) => duel.attack.union(duel.defence),
        Phase::Reward { cards, .. } => cards,
        _ => CardSet::EMPTY,
    };
    match table.phase {
        Phase::Attack(_) | Phase::Defend(_) => moves.extend(hand().map(Move::Lay)),
        Phase::Yield(_) => {
            moves.push(Move::Stay);
            moves.extend(companies().map(Move::Leave));
        }
        Phase::Pay(_) => moves.extend(wares().map(Move::Spend)),
        _ => {}
    }
    moves.extend(companies().map(Move::Place));
    moves.extend(table.missions.iter().map(|mission| Move::Mission(Mission(mission))));
    for quay in &table.quays {
        moves.extend(quay.cargo.iter().map(|&card| Move::Pick(card)));
    }
    moves.extend(
        hand().flat_map(|card| {
            (0..table.quays.len() as u8).map(move |space| Move::Ship(card, space))
        }),
    );
    moves.extend(laid.iter().map(|card| Move::Keep(Card(card))));
    // A harbour is a harbour even to an empty hand.
    moves.extend((0..table.quays.len() as u8).map(|space| Move::Ship(Card::default(), space)));
    moves.extend(merchants().map(|merchant| Move::Transfer(merchant, merchant.company)));
    moves.extend(wares().map(Move::Spend));
    moves
}

impl Painter<'_> {
    /// How a decision is made by hand.
    pub(crate) fn touch(&self, decision: Move) -> Touch {
        let word = |word: &'static str| Phrase::new(word);
        match decision {
            Move::Place(company) | Move::Leave(company) => Touch::piece(company_piece(company)),
            Move::Mission(mission) => Touch::piece(self.game.mission_piece(mission)),
            Move::Spend(ware) => {
                Touch::piece(self.ware_piece(ware)).if_shared(AS_IT_IS, word("button-as-it-is"))
            }
            Move::Smuggle(ware, spice) => {
                let word = word("button-smuggle").with("spice", self.game.say_spice(spice));
                Touch::piece(self.ware_piece(ware)).and_button(format!("smuggle:{}", spice.0), word)
            }
            Move::Transfer(merchant, company) => {
                Touch::pieces([self.merchant_piece(merchant), company_piece(company)])
            }
            Move::Attack(merchant, target) => {
                let rival = Merchant { rank: target, ..merchant };
                Touch::pieces([self.merchant_piece(merchant), self.merchant_piece(rival)])
            }
            Move::Stay => match self.table.phase {
                Phase::Yield(merchant) => Touch::piece(self.merchant_piece(merchant)),
                _ => Touch::default(),
            },
            Move::Lay(card) | Move::Keep(card) | Move::Pick(card) | Move::Discard(card) => {
                Touch::piece(self.game.card_piece(card))
            }
            Move::Ship(card, space) => {
                let quay = self.table.quays.get(usize::from(space));
                let port = quay.and_then(|quay| quay.port).unwrap_or_default();
                let touch = Touch::pieces([self.game.card_piece(card), self.game.port_piece(port)]);
                match quay {
                    Some(quay) => self.shipped(touch, card, space, quay),
                    None => touch,
                }
            }
            Move::Done => Touch::button(STOP, word("button-done")),
            Move::Pass => Touch::button(
                STOP,
                word(match self.table.phase {
                    Phase::Mission => "button-no-mission",
                    Phase::Reward { .. } => "button-no-reward",
                    _ => "button-no-company",
                }),
            ),
        }
    }

    /// How a card would change the flags in a harbour, and whether that shares out its cargo.
    fn shipped(&self, mut touch: Touch, card: Card, space: u8, quay: &Quay) -> Touch {
        let harbour = quay.port.and_then(|port| self.game.components.harbour(port));
        let Some(harbour) = harbour else { return touch };
        let mut laden = *quay;
        let _ = laden.cargo.push(card);
        let (before, after) = (self.game.visible(quay), self.game.visible(&laden));
        for company in Company::all() {
            let by = i32::from(after.of(company)) - i32::from(before.of(company));
            if by == 0 {
                continue;
            }
            let key = if by > 0 { "change-more" } else { "change-fewer" };
            let figure = Phrase::new(key).with("count", by.abs());
            let label = Phrase::new("change-flags")
                .with("nation", self.game.say_nation(company))
                .with("count", after.of(company));
            touch = touch.change(tally_piece(space, company), Glyph::Word(figure), label);
        }
        let monopoly = Company::all().find(|&company| after.of(company) >= harbour.monopoly);
        let outcome = match monopoly {
            Some(company) => {
                Phrase::new("change-monopoly").with("company", self.game.say_company(company))
            }
            None if laden.cargo.len() >= usize::from(harbour.most) => Phrase::new("change-shared"),
            None => return touch,
        };
        let port = self.game.port_piece(quay.port.unwrap_or_default());
        touch.change(port, Glyph::Word(outcome.clone()), outcome)
    }

    fn ware_piece(&self, ware: Ware) -> Id {
        match ware {
            Ware::Card(card) => self.game.card_piece(card),
            Ware::Port(port) => self.game.port_piece(port),
        }
    }
}

/// The button that ends or passes over what is asked.
const STOP: &str = "stop";
/// The button to pay with a card as what it is.
const AS_IT_IS: &str = "as-it-is";

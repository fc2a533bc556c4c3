//! The legal decisions.

use crate::Borneo;
use crate::content::{Card, HARBOURS};
use crate::flags::Company;
use crate::state::{Move, Phase, State};

impl Borneo {
    /// Every legal decision of the awaited seat.
    pub(crate) fn list_moves(&self, state: &State, moves: &mut Vec<Move>) {
        let table = &state.table;
        let hand = || state.hand(table.awaited().unwrap_or_default());
        match table.phase {
            Phase::Place { .. } => {
                let open = Company::all().filter(|&company| self.may_enter(table, company).is_ok());
                moves.extend(open.map(Move::Place));
            }
            Phase::Mission => {
                moves.extend(self.within_reach(table, table.active).map(Move::Mission));
                moves.push(Move::Pass);
            }
            Phase::Pay(payment) => self.each_spending(table, &payment, |decision| {
                moves.push(decision);
                true
            }),
            Phase::Company => self.list_company_moves(state, moves),
            Phase::Attack(duel) => {
                let cards = self.with_flag(hand(), duel.attacker.company);
                moves.extend(cards.iter().map(|card| Move::Lay(Card(card))));
                if !duel.attack.is_empty() {
                    moves.push(Move::Done);
                }
            }
            Phase::Defend(duel) => {
                let cards = self.with_flag(hand(), duel.attacker.company);
                moves.extend(cards.iter().map(|card| Move::Lay(Card(card))));
                moves.push(Move::Done);
            }
            Phase::Yield(merchant) => {
                moves.push(Move::Stay);
                let open = Company::all()
                    .filter(|&company| self.may_leave(table, merchant, company).is_ok());
                moves.extend(open.map(Move::Leave));
            }
            Phase::Reward { cards, .. } => {
                moves.extend(cards.iter().map(|card| Move::Keep(Card(card))));
                moves.push(Move::Pass);
            }
            Phase::Ship => {
                for card in hand().iter() {
                    moves.extend((0..HARBOURS as u8).map(|space| Move::Ship(Card(card), space)));
                }
            }
            Phase::Pick(distribution) => {
                let quay = table.quays.get(usize::from(distribution.space));
                let cargo = quay.into_iter().flat_map(|quay| quay.cargo.iter());
                moves.extend(cargo.map(|&card| Move::Pick(card)));
            }
            Phase::Discard => moves.extend(hand().iter().map(|card| Move::Discard(Card(card)))),
            Phase::Over => {}
        }
    }

    fn list_company_moves(&self, state: &State, moves: &mut Vec<Move>) {
        let table = &state.table;
        for merchant in table.merchants(table.active) {
            let others = Company::all()
                .filter(|&company| self.may_transfer(table, merchant, company).is_ok());
            moves.extend(others.map(|company| Move::Transfer(merchant, company)));
        }
        let hand = state.hand(table.active);
        for merchant in table.merchants(table.active) {
            if self.may_arm(hand, merchant.company).is_ok() {
                let targets = (0..merchant.rank)
                    .filter(|&rank| self.may_challenge(table, merchant, rank).is_ok());
                moves.extend(targets.map(|rank| Move::Attack(merchant, rank)));
            }
        }
        moves.push(Move::Pass);
    }
}

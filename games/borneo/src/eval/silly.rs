//! Decisions not worth a thought: what comes to the same as another, and what cannot help.

use kit::Seat;

use crate::Borneo;
use crate::content::{Card, Spice};
use crate::state::{Duel, Move, Phase, Shared, State, Ware};

impl Borneo {
    /// Leaves out what comes to the same as another decision, and what cannot help; never all.
    pub(crate) fn drop_silly(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let table = &state.table;
        match table.phase {
            // There is no later: what pays is carried out.
            Phase::Mission if table.last.is_some() && moves.len() > 1 => {
                moves.retain(|decision| *decision != Move::Pass);
            }
            Phase::Pay(_) | Phase::Pick(_) => self.drop_twins(moves),
            Phase::Company => self.drop_idle(table, state, seat, moves),
            Phase::Attack(duel) => self.drop_weak_attacks(&duel, moves),
            Phase::Defend(duel) => self.drop_vain_defences(state, &duel, seat, moves),
            _ => {}
        }
    }

    /// In a warehouse, cards with the same goods are the same.
    fn drop_twins(&self, moves: &mut Vec<Move>) {
        let mut seen = 0u64;
        moves.retain(|&decision| {
            let kind = match decision {
                Move::Pick(card) | Move::Spend(Ware::Card(card)) => self.kind(card),
                Move::Spend(Ware::Port(port)) => {
                    self.components.harbour(port).map_or(0, |port| single(port.spice))
                }
                _ => return true,
            };
            let fresh = seen & 1 << kind == 0;
            seen |= 1 << kind;
            fresh
        });
    }

    /// A number for the goods on a card.
    fn kind(&self, card: Card) -> u32 {
        let card = self.components.shipment(card);
        card.map_or(0, |card| match card.spice {
            None => 1,
            Some(spice) => single(spice) + u32::from(card.units > 1),
        })
    }

    /// Attacks that could not even beat who does not defend, and one of two transfers that lead to
    /// the same.
    fn drop_idle(&self, table: &Shared, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let hand = state.hand(seat);
        moves.retain(|&decision| match decision {
            Move::Attack(merchant, target) => {
                let between = merchant.rank.saturating_sub(target).saturating_sub(1);
                let cards = self.with_flag(hand, merchant.company);
                self.components.flags(cards, merchant.company) >= between
            }
            Move::Transfer(merchant, _) => {
                // Of two neighbours of one colour the lower one goes.
                let below = crate::Merchant { rank: merchant.rank + 1, ..merchant };
                table.owner(below) != Some(seat)
            }
            _ => true,
        });
    }

    /// Cards are laid in order of their numbers: the order makes no difference. An attack that
    /// cannot beat even who does not defend is not the end of it.
    fn drop_weak_attacks(&self, duel: &Duel, moves: &mut Vec<Move>) {
        let company = duel.attacker.company;
        let highest = duel.attack.iter().last();
        moves.retain(|decision| match decision {
            Move::Lay(card) => highest.is_none_or(|highest| card.0 > highest),
            _ => true,
        });
        let weak = self.components.flags(duel.attack, company) < duel.between();
        if weak && moves.len() > 1 {
            moves.retain(|decision| *decision != Move::Done);
        }
    }

    /// A defence that cannot hold is not begun; one that holds is enough.
    fn drop_vain_defences(&self, state: &State, duel: &Duel, seat: Seat, moves: &mut Vec<Move>) {
        let company = duel.attacker.company;
        let strength = self.components.flags(duel.attack, company);
        let answer = self.components.flags(duel.defence, company) + duel.between();
        let keep = u32::from(self.components.parameters.keep);
        let room = duel.attack.len().saturating_sub(duel.defence.len());
        let room = room.min(state.hand(seat).len().saturating_sub(keep));
        let mut flags = [0u8; 4];
        for card in self.with_flag(state.hand(seat), company).iter() {
            let count = self.insight.all[usize::from(card)].of(company);
            flags[usize::from(count.min(3))] += 1;
        }
        let (mut best, mut room) = (answer, room as u8);
        for count in (1..4u8).rev() {
            let cards = flags[usize::from(count)].min(room);
            best += cards * count;
            room -= cards;
        }
        if answer > strength || best <= strength {
            moves.retain(|decision| *decision == Move::Done);
        } else {
            let highest = duel.defence.iter().last();
            moves.retain(|decision| match decision {
                Move::Lay(card) => highest.is_none_or(|highest| card.0 > highest),
                // To stop half way would lose the cards for nothing.
                _ => duel.defence.is_empty(),
            });
            if moves.is_empty() {
                moves.push(Move::Done);
            }
        }
    }
}

/// A number for one of a spice.
fn single(spice: Spice) -> u32 {
    2 + 2 * spice.index() as u32
}

//! What cards in hand are worth, and the duel they are fought with.

use kit::{CardSet, Seat};

use super::merchants::Columns;
use crate::Borneo;
use crate::flags::{Company, Flags};
use crate::state::{Duel, State};

/// So many cards are what one wants to have.
const ENOUGH: f32 = 3.0;

impl Borneo {
    /// The flags of both rows of these cards.
    #[inline]
    fn all_flags(&self, cards: CardSet) -> Flags {
        let mut flags = Flags::default();
        for card in cards.iter() {
            flags = flags.plus(self.insight.all[usize::from(card)]);
        }
        flags
    }

    /// What the hand of a seat is worth: choice, and strength in its companies.
    pub(crate) fn hand_worth(&self, state: &State, seat: Seat) -> f32 {
        let (table, figures) = (&state.table, &self.insight.figures);
        let hand = state.hand(seat);
        let size = hand.len() as f32;
        let count =
            figures.hand_first * size.min(ENOUGH) + figures.hand_more * (size - ENOUGH).max(0.0);
        let flags = self.all_flags(hand);
        let mut strength = 0;
        for (company, column) in Company::all().zip(&table.columns) {
            let merchants = column.iter().filter(|&&owner| owner == seat).count() as u32;
            strength += u32::from(flags.of(company)) * merchants;
        }
        // Towards the end a hand is worth nothing.
        let left = self.distributions_left(table);
        (count + figures.hand_flag * strength as f32) * self.insight.use_left[left]
    }

    /// What the seat can expect of a duel: the ranks that would be exchanged, as likely as that is.
    pub(crate) fn duel_worth(&self, state: &State, duel: &Duel, seat: Seat) -> f32 {
        let (table, figures) = (&state.table, &self.insight.figures);
        let defender = table.owner(duel.defender()).unwrap_or_default();
        if seat != table.active && seat != defender {
            return 0.0;
        }
        let chance = self.chance_of_attack(state, duel);
        let mut columns = table.columns;
        columns[duel.attacker.company.index()]
            .swap(usize::from(duel.attacker.rank), usize::from(duel.target));
        let after = self.standing_worth(table, &Columns::new(&columns, seat));
        let now = self.standing_worth(table, &Columns::of(table, seat));
        let stake = figures.duel_stake * (after - now);
        let reward = if seat == defender { figures.reward * (1.0 - chance) } else { 0.0 };
        chance * stake + reward
    }

    /// How likely the attack is to succeed with the cards played, or, before any is played, with
    /// the best of the hand.
    fn chance_of_attack(&self, state: &State, duel: &Duel) -> f32 {
        let (table, figures) = (&state.table, &self.insight.figures);
        let company = duel.attacker.company;
        let flags = |card: u8| self.insight.all[usize::from(card)].of(company);
        let mut strength = f32::from(self.all_flags(duel.attack).of(company));
        let mut cards = duel.attack.len();
        if cards == 0 {
            let best = state.hand(table.active).iter().map(flags).max();
            strength = f32::from(best.unwrap_or(0));
            cards = 1;
        }
        let answer = self.all_flags(duel.defence).of(company) + duel.between();
        let defender = table.owner(duel.defender()).unwrap_or_default();
        let keep = u32::from(self.components.parameters.keep);
        let spare = state.hand(defender).len().saturating_sub(keep);
        let left = cards.saturating_sub(duel.defence.len()).min(spare);
        let margin = strength - f32::from(answer) - figures.duel_unknown * left as f32;
        (figures.duel_even + figures.duel_flag * margin).clamp(0.0, 1.0)
    }
}

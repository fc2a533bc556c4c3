//! How good a position is: what a seat has, what its merchants can expect, and what its warehouse
//! is about to become.

use kit::{CardSet, Game as _, Seat, Sense};

use crate::Borneo;
use crate::content::{Card, Mission};
use crate::flags::Company;
use crate::state::{Duel, Merchant, Phase, Place, Quay, State, Table};

/// What a card taken from a harbour is worth in the end, in points.
const CARGO_WORTH: f32 = 1.7;
/// A merchant's share of the cargo to come, by rank, for one distribution.
const RANK_WORTH: [f32; 5] = [0.42, 0.27, 0.16, 0.09, 0.05];
/// The first cards of a hand are worth more than further ones.
const HAND_WORTH: [f32; 7] = [0.5, 0.4, 0.3, 0.2, 0.15, 0.1, 0.0];
/// A flag on a card of the hand, for each merchant the seat has in that company.
const FLAG_WORTH: f32 = 0.02;
/// The flags that an unknown card brings to a duel.
const UNKNOWN_FLAGS: f32 = 0.9;
/// What a spice that a payment still lacks will cost.
const UNIT_COST: f32 = 1.1;
/// A spice beyond its point as a card: it is a step to some mission.
const DOUBLE_WORTH: f32 = 0.45;
const CRATE_WORTH: f32 = 0.4;

impl Sense for Borneo {
    const RIVALRY: f32 = 0.45;

    fn outlook(&self, state: &State, seat: Seat) -> f32 {
        if self.awaiting(state).is_over() {
            return self.points(&state.table, seat) as f32;
        }
        self.expected(state, seat)
    }

    fn doubt(&self, _state: &State) -> f32 {
        6.0
    }
}

impl Borneo {
    /// What the seat can expect from what it has now, in points.
    fn expected(&self, state: &State, seat: Seat) -> f32 {
        let table = &state.table;
        let (place, pending) = self.expected_place(table, seat);
        let cards = (place.cards.len() + place.ports.len()) as f32;
        let mut worth = self.mission_points(&place) as f32 + cards + pending;
        if table.pirate == Some(seat) {
            worth -= self.components.parameters.pirate_loss as f32;
        }
        worth += self.prospects(table, &place);
        if table.last.is_some() {
            return worth;
        }
        worth
            + self.position(table, seat)
            + table.quays.iter().map(|quay| self.cargo_to_come(table, quay, seat)).sum::<f32>()
            + self.hand_worth(table, state.hand(seat), seat)
            + self.under_way(state, seat)
    }

    /// The place as it will be once a payment that has begun is made, and what is still due.
    fn expected_place(&self, table: &Table, seat: Seat) -> (Place, f32) {
        let mut place = table.place(seat).copied().unwrap_or_default();
        let Phase::Pay(payment) = table.phase else { return (place, 0.0) };
        if seat != table.active {
            return (place, 0.0);
        }
        place.cards = place.cards.minus(payment.cards);
        place.ports = place.ports.minus(payment.ports);
        place.missions.insert(payment.mission.0);
        let paid = self.components.stock(payment.cards, payment.ports);
        let tile = self.components.mission(payment.mission);
        let lacking = tile.map_or(0, |tile| paid.lacking(&tile.needs));
        let ship = if payment.smuggled.is_some() {
            self.components.parameters.pirate_loss as f32
        } else {
            0.0
        };
        (place, -UNIT_COST * f32::from(lacking) - ship)
    }

    /// The missions that the warehouse comes closest to.
    fn prospects(&self, table: &Table, place: &Place) -> f32 {
        let stock = self.components.stock(place.cards, place.ports);
        let doubles: u8 = stock.double.iter().sum();
        let (mut best, mut second) = (0.0f32, 0.0f32);
        for mission in table.missions.iter().map(Mission) {
            let Some(tile) = self.components.mission(mission) else { continue };
            if place.missions.contains(mission.0) {
                continue;
            }
            let needed = f32::from(tile.needs.iter().sum::<u8>());
            let lacking = f32::from(stock.lacking(&tile.needs));
            let there = 1.0 - lacking / needed.max(1.0);
            let gain = (tile.points as f32 - 0.8 * needed).max(0.0);
            let worth = gain * there * there * if lacking == 0.0 { 0.9 } else { 0.6 };
            if worth > best {
                (best, second) = (worth, best);
            } else {
                second = second.max(worth);
            }
        }
        best + 0.5 * second
            + DOUBLE_WORTH * f32::from(doubles)
            + CRATE_WORTH * f32::from(stock.crates)
    }

    /// How many distributions are still to come.
    fn distributions_left(&self, table: &Table) -> f32 {
        table.port_pile.len() as f32 + 1.0
    }

    fn rank_worth(&self, rank: u8) -> f32 {
        RANK_WORTH.get(usize::from(rank)).copied().unwrap_or(0.0)
    }

    /// What the merchants can expect of harbours that nobody knows yet.
    fn position(&self, table: &Table, seat: Seat) -> f32 {
        let ranks: f32 = table.merchants(seat).map(|merchant| self.rank_worth(merchant.rank)).sum();
        ranks * self.distributions_left(table).min(6.0) * 0.5
    }

    /// What the seat's merchants can expect of the cargo that lies in a harbour now.
    fn cargo_to_come(&self, table: &Table, quay: &Quay, seat: Seat) -> f32 {
        let Some(harbour) = quay.port.and_then(|port| self.components.harbour(port)) else {
            return 0.0;
        };
        let cards = quay.cargo.len();
        if cards == 0 {
            return 0.0;
        }
        let ranking = self.ranking(quay);
        let leader = ranking.first().copied().unwrap_or_default();
        let most_flags = f32::from(self.visible(quay).of(leader));
        let near_monopoly = most_flags / f32::from(harbour.monopoly.max(1));
        let near_full = cards as f32 / f32::from(harbour.most.max(1));
        // The card that decides brings one more.
        let share = |ranking: &[Company]| {
            let takers = table.takers(ranking, cards + 1);
            takers.iter().filter(|&&taker| table.owner(taker) == Some(seat)).count() as f32
        };
        let closeness = near_monopoly.max(near_full).min(1.0);
        let alone = near_monopoly / (near_monopoly + near_full).max(0.1);
        let expected = alone * share(&[leader]) + (1.0 - alone) * share(&ranking);
        expected * CARGO_WORTH * closeness * closeness * 0.75
    }

    fn hand_worth(&self, table: &Table, hand: CardSet, seat: Seat) -> f32 {
        let size = hand.len() as usize;
        let count: f32 = HAND_WORTH.iter().take(size).sum();
        let mut flags = 0.0;
        for merchant in table.merchants(seat) {
            flags += f32::from(self.components.flags(hand, merchant.company));
        }
        // Towards the end a hand is worth nothing.
        (count + FLAG_WORTH * flags) * (self.distributions_left(table) / 4.0).min(1.0)
    }

    /// What the decisions under way will still bring.
    fn under_way(&self, state: &State, seat: Seat) -> f32 {
        let table = &state.table;
        match table.phase {
            Phase::Pick(distribution) => {
                let own = distribution.queue.iter();
                let own = own.filter(|&&merchant| table.owner(merchant) == Some(seat)).count();
                own as f32 * CARGO_WORTH
            }
            Phase::Reward { seat: defender, .. } if defender == seat => 1.2,
            Phase::Attack(duel) | Phase::Defend(duel) => {
                let stake = self.stake(table, &duel);
                let chance = self.chance_of_attack(state, &duel);
                if seat == table.active {
                    chance * stake
                } else if table.owner(duel.defender()) == Some(seat) {
                    (1.0 - chance) * 1.0 - chance * stake
                } else {
                    0.0
                }
            }
            _ => 0.0,
        }
    }

    /// What the attacker would gain and the defender lose.
    fn stake(&self, table: &Table, duel: &Duel) -> f32 {
        let Merchant { company, rank } = duel.attacker;
        let ranks = self.rank_worth(duel.target) - self.rank_worth(rank);
        let mut stake = ranks * self.distributions_left(table).min(6.0) * 0.5;
        // A company that leads in a harbour is worth fighting for.
        for quay in table.quays.iter().filter(|quay| !quay.cargo.is_empty()) {
            if self.ranking(quay).first() == Some(&company) {
                stake += 0.25 * quay.cargo.len() as f32 * ranks;
            }
        }
        stake
    }

    /// How likely the attack is to succeed with the cards played, or, before any is played, with
    /// the best of the hand.
    fn chance_of_attack(&self, state: &State, duel: &Duel) -> f32 {
        let table = &state.table;
        let company = duel.attacker.company;
        let mut strength = f32::from(self.components.flags(duel.attack, company));
        let mut cards = duel.attack.len();
        if cards == 0 {
            let hand = self.with_flag(state.hand(table.active), company);
            let flags =
                |card: u8| self.components.shipment(Card(card)).map_or(0, |c| c.all.of(company));
            strength = f32::from(hand.iter().map(flags).max().unwrap_or(0));
            cards = 1;
        }
        let answer = f32::from(self.components.flags(duel.defence, company) + duel.between());
        let defender = table.owner(duel.defender()).unwrap_or_default();
        let keep = u32::from(self.components.parameters.keep);
        let spare = state.hand(defender).len().saturating_sub(keep);
        let left = cards.saturating_sub(duel.defence.len()).min(spare);
        let margin = strength - answer - UNKNOWN_FLAGS * left as f32;
        (0.5 + 0.3 * margin + 0.1).clamp(0.0, 1.0)
    }
}

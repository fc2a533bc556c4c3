//! What a viewer knows of Borneo, and what the rest could be.
//!
//! Hidden are the hands of the others and the order of the piles. Of the shipment pile everybody
//! knows more than its size: it only ever holds cards of the last shuffle, and whoever has
//! followed the game knows of each card in a hand since which shuffle it has been in the game.
//! Both are in the view, so that nobody imagines a hand that cannot be.

use kit::{CardSet, Chance, MAX_SEATS, Row, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::Borneo;
use crate::content::{Card, MOST_HAND};
use crate::state::{Phase, State, Table};

/// The table as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies on the table.
    pub table: Table,
    /// The viewer's own hand; empty for a spectator.
    pub hand: CardSet,
    /// For each card in the hand of each seat the shuffle it comes from, the oldest first.
    pub batches: [Row<u8, MOST_HAND>; MAX_SEATS],
    /// How many cards are in the shipment pile.
    pub pile: u8,
}

impl View {
    /// How many cards a seat has in hand.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.batches.get(seat.index()).map_or(0, |hand| hand.len())
    }
}

impl Table {
    /// The shuffle that a card comes from.
    fn batch(&self, card: u8) -> u8 {
        self.batches.get(usize::from(card)).copied().unwrap_or(0)
    }

    /// The cards that come from this shuffle.
    fn of_batch(&self, batch: u8) -> CardSet {
        let cards = (0..).zip(self.batches.iter()).filter(|&(_, &other)| other == batch);
        cards.map(|(card, _)| card).collect()
    }

    /// The shipment cards that lie open.
    pub(crate) fn open_cards(&self) -> CardSet {
        let warehouses = self.places.iter().map(|place| place.cards);
        let mut open = warehouses.fold(self.discard, CardSet::union);
        for quay in &self.quays {
            quay.cargo.iter().for_each(|&Card(card)| open.insert(card));
        }
        match self.phase {
            Phase::Attack(duel) | Phase::Defend(duel) => {
                open.union(duel.attack).union(duel.defence)
            }
            Phase::Reward { cards, .. } => open.union(cards),
            _ => open,
        }
    }
}

impl Borneo {
    pub(crate) fn seen(&self, state: &State, viewer: Viewer) -> View {
        let hand = |cards: CardSet| {
            let mut batches = Row::<u8, MOST_HAND>::new();
            for card in cards.iter() {
                let batch = state.table.batch(card);
                let place = batches.iter().position(|&other| other > batch);
                let _ = batches.insert(place.unwrap_or(batches.len()), batch);
            }
            batches
        };
        View {
            viewer,
            table: state.table,
            hand: viewer.seat().map_or(CardSet::EMPTY, |seat| state.hand(seat)),
            batches: state.hands.map(hand),
            pile: state.pile.len() as u8,
        }
    }

    /// Deals what the viewer has not seen to the other hands; the rest is the pile.
    pub(crate) fn imagined(&self, view: &View, chance: &mut Chance) -> State {
        let unseen = self.components.all_cards().minus(view.table.open_cards()).minus(view.hand);
        let mut guess = self.guess(view, unseen, chance);
        // Who has announced an attack holds a card for it.
        if let Phase::Attack(duel) = view.table.phase
            && duel.attack.is_empty()
            && !view.viewer.is(view.table.active)
        {
            let (seat, company) = (view.table.active, duel.attacker.company);
            let armed =
                |guess: &Guess| !self.with_flag(guess.hands[seat.index()], company).is_empty();
            for _ in 0..MOST_GUESSES {
                if armed(&guess) {
                    break;
                }
                guess = self.guess(view, unseen, chance);
            }
            if !armed(&guess) {
                guess.arm(&view.table, seat, self.with_flag(unseen, company));
            }
        }
        let Guess { hands, pile } = guess;
        State { table: view.table, hands, pile, chance: Chance::new(chance.fork()) }
    }

    /// Deals the unseen cards, each hand from the shuffles its cards come from.
    fn guess(&self, view: &View, unseen: CardSet, chance: &mut Chance) -> Guess {
        let table = &view.table;
        let mut guess = Guess { hands: [CardSet::EMPTY; MAX_SEATS], pile: unseen };
        let mut known = (table.shuffles, table.of_batch(table.shuffles));
        for (seat, hand) in Seat::all(self.options.seats).zip(&mut guess.hands) {
            if view.viewer.is(seat) {
                *hand = view.hand;
                continue;
            }
            for &batch in view.batches[seat.index()].iter() {
                if known.0 != batch {
                    known = (batch, table.of_batch(batch));
                }
                let candidates = CardSet(guess.pile.0 & known.1.0);
                if let Some(card) = nth(candidates, chance.below(candidates.len())) {
                    guess.pile.remove(card);
                    hand.insert(card);
                }
            }
        }
        guess
    }
}

/// After so many guesses that cannot be, one is put right.
const MOST_GUESSES: usize = 16;

/// Where the unseen cards could be.
struct Guess {
    hands: [CardSet; MAX_SEATS],
    pile: CardSet,
}

impl Guess {
    /// Gives a seat one of these cards for one of its own of the same shuffle.
    fn arm(&mut self, table: &Table, seat: Seat, wanted: CardSet) {
        let own = self.hands[seat.index()];
        let swap = wanted.minus(own).iter().find_map(|card| {
            let twin = |other: &u8| table.batch(*other) == table.batch(card);
            own.iter().find(twin).map(|other| (card, other))
        });
        let Some((card, other)) = swap else { return };
        for place in self.hands.iter_mut().chain([&mut self.pile]) {
            if place.remove(card) {
                place.insert(other);
            }
        }
        self.hands[seat.index()].remove(other);
        self.hands[seat.index()].insert(card);
    }
}

/// The so-manieth card of a set, found eight at a time.
fn nth(cards: CardSet, place: u32) -> Option<u8> {
    let (mut left, mut place) = (cards.0, place);
    for byte in 0..8u8 {
        let count = (left as u8).count_ones();
        if place < count {
            let within = CardSet(left & 0xff).iter().nth(place as usize)?;
            return Some(8 * byte + within);
        }
        place -= count;
        left >>= 8;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_card_is_found_as_by_counting() {
        let cards: CardSet = [0, 3, 7, 8, 21, 40, 41, 59, 63].into_iter().collect();
        for place in 0..9 {
            assert_eq!(nth(cards, place), cards.iter().nth(place as usize));
        }
        assert_eq!(nth(cards, 9), None);
        assert_eq!(nth(CardSet::EMPTY, 0), None);
    }
}

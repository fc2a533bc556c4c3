//! What a viewer knows of Borneo, and what the rest could be.
//!
//! Hidden are the hands of the others and the order of the piles. Of the shipment pile everybody
//! knows more than its size: it only ever holds cards of the last shuffle, and whoever has
//! followed the game knows of each card in a hand since which shuffle it has been in the game.
//! Both are in the view, so that nobody imagines a hand that cannot be.

use kit::{CardSet, Chance, MAX_SEATS, Row, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::Borneo;
use crate::content::{Card, MOST_CARDS, MOST_HAND};
use crate::state::{Phase, Shared, State};

/// The table as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies on the table.
    pub table: Shared,
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

impl Shared {
    /// The shuffle that a card comes from.
    fn batch(&self, card: u8) -> u8 {
        self.batches.get(usize::from(card)).copied().unwrap_or(0)
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
        let unseen = self.components.all_cards.minus(view.table.open_cards()).minus(view.hand);
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

    /// Deals the unseen cards shuffle by shuffle, to each hand as many of each as it has.
    fn guess(&self, view: &View, unseen: CardSet, chance: &mut Chance) -> Guess {
        let mut guess = Guess { hands: [CardSet::EMPTY; MAX_SEATS], pile: unseen };
        let seats = || Seat::all(self.options.seats).zip(&view.batches);
        let hidden = || seats().filter(|(seat, _)| !view.viewer.is(*seat));
        if let Some(seat) = view.viewer.seat() {
            guess.hands[seat.index()] = view.hand;
        }
        let after = |last: Option<u8>| {
            let batches = hidden().flat_map(|(_, hand)| hand.iter().copied());
            batches.filter(|&batch| last.is_none_or(|last| batch > last)).min()
        };
        let mut next = after(None);
        while let Some(batch) = next {
            let (mut cards, mut count) = ([0; MOST_CARDS], 0);
            for card in unseen.iter().filter(|&card| view.table.batch(card) == batch) {
                cards[count] = card;
                count += 1;
            }
            for (seat, hand) in hidden() {
                for _ in hand.iter().filter(|&&other| other == batch) {
                    // A view that was made up may ask for more than there is.
                    if count == 0 {
                        break;
                    }
                    let drawn = chance.below(count as u32) as usize;
                    count -= 1;
                    cards.swap(drawn, count);
                    guess.pile.remove(cards[count]);
                    guess.hands[seat.index()].insert(cards[count]);
                }
            }
            next = after(next);
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
    fn arm(&mut self, table: &Shared, seat: Seat, wanted: CardSet) {
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

//! What a viewer knows of Goa, and what the rest could be.
//!
//! Hidden are the expedition cards in other hands and the ducats of the others. How many cards a
//! hand holds is open, and so is which of them were drawn before the pile was last shuffled: at that
//! moment the pile was empty, so everybody knows which cards were in the hands, only not in whose.

use kit::{CardSet, Chance, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::Goa;
use crate::state::{MOST_SEATS, Phase, Shared, State};

/// The table as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub table: Shared,
    /// What is known of each seat's hand and purse; nothing is in the places of absent seats.
    pub pockets: [Pocket; MOST_SEATS],
}

/// What is known of a hand and a purse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pocket {
    /// How many expedition cards are in the hand.
    pub cards: u8,
    /// How many of them were there before the pile was last shuffled.
    pub kept: u8,
    /// What is in them, for their owner, and for all when the game is over.
    pub open: Option<Purse>,
}

/// The expedition cards and ducats of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Purse {
    /// The expedition cards.
    pub hand: CardSet,
    /// The ducats.
    pub ducats: u16,
}

impl View {
    /// What is known of a seat's hand and purse.
    pub fn pocket(&self, seat: Seat) -> Pocket {
        self.pockets.get(seat.index()).copied().unwrap_or_default()
    }
}

impl Goa {
    pub(crate) fn seen(&self, state: &State, viewer: Viewer) -> View {
        let table = &state.table;
        let over = table.phase == Phase::Over;
        let mut pockets = [Pocket::default(); MOST_SEATS];
        for (seat, pocket) in Seat::all(self.options.seats).zip(&mut pockets) {
            let (hand, ducats) = (state.hands[seat.index()], state.ducats[seat.index()]);
            *pocket = Pocket {
                cards: hand.len() as u8,
                kept: hand.minus(table.stock).len() as u8,
                open: (over || viewer.is(seat)).then_some(Purse { hand, ducats }),
            };
        }
        View { viewer, table: *table, pockets }
    }

    pub(crate) fn imagined(&self, view: &View, chance: &mut Chance) -> State {
        let future = chance.fork();
        let table = view.table;
        let mut known = table.discard;
        table.recruiting.iter().for_each(|card| known.insert(card.0));
        for purse in view.pockets.iter().filter_map(|pocket| pocket.open) {
            known = known.union(purse.hand);
        }
        // Cards in hands since before the last shuffle, and cards of the pile or drawn since.
        let unknown = self.components.cards.set().minus(known);
        let (mut kept, mut fresh) =
            (unknown.minus(table.stock), CardSet(unknown.0 & table.stock.0));
        let mut hands = [CardSet::EMPTY; MOST_SEATS];
        let mut ducats = [0; MOST_SEATS];
        for seat in Seat::all(self.options.seats) {
            let at = seat.index();
            if let Some(purse) = view.pockets[at].open {
                (hands[at], ducats[at]) = (purse.hand, purse.ducats);
                continue;
            }
            let pocket = view.pockets[at];
            for number in 0..pocket.cards {
                let cards = if number < pocket.kept { &mut kept } else { &mut fresh };
                cards.draw(chance).into_iter().for_each(|card| hands[at].insert(card));
            }
            ducats[at] = self.guess_purse(&table, seat, chance);
        }
        State { table, hands, ducats, chance: Chance::new(future) }
    }

    /// Some plausible number of ducats: never less than a bid that stands.
    fn guess_purse(&self, table: &Shared, seat: Seat, chance: &mut Chance) -> u16 {
        let least = match table.phase {
            Phase::Bid { high, leader } if leader == Some(seat) => high,
            Phase::LastWord { high, leader } if leader == seat => high,
            _ => 0,
        };
        let taxes = table.place(seat).map_or(0, |place| {
            let row = place.markers[crate::board::Column::Taxes as usize];
            self.components.row(row).taxes
        });
        let most = u16::from(self.components.figures.other_ducats) + u16::from(taxes);
        let spread = most.saturating_sub(least);
        least + chance.below(u32::from(spread) + 1) as u16
    }
}

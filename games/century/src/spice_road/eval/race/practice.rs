//! A table at which cards show what they are worth: one seat plays for itself with a given hand,
//! and nothing is for sale.

use kit::{CardSet, Game as _, Row, Seed};

use crate::cards::Card;
use crate::spice_road::{SpiceRoad, State};

/// The merchant cards that can be owned, by name.
pub(super) fn assets(game: &SpiceRoad) -> Vec<String> {
    let merchants = &game.components.cards.merchants;
    merchants.market().iter().map(|card| merchants.id(Card(card)).to_owned()).collect()
}

pub(super) fn table(game: &SpiceRoad, owned: &[usize], seed: Seed) -> State {
    let mut state = game.deal(seed);
    let market: Vec<u8> = game.components.cards.merchants.market().iter().collect();
    let owned: CardSet = owned.iter().filter_map(|&number| market.get(number)).copied().collect();
    let table = &mut state.table;
    table.market.row = Row::new();
    table.market.pile = CardSet::EMPTY;
    if let Some(place) = table.places.first_mut() {
        place.hand = place.hand.union(owned);
    }
    state
}

//! Decisions as they are written in records: `aside:TR05`, `hire:3`, and those of cards and sea.

use kit::notation::FromOne;

use super::SandToSea;
use super::state::Move;
use crate::cards::{self, Card};
use crate::cubes::Cube;
use crate::sea;

kit::notation! {
    in SandToSea;
    enum Move {
        Aside(card: Card) = "aside",
        Hire(slot: FromOne) = "hire",
        Discard(cube: Cube) = "discard",
        Cards(decision: cards::Move) in components.cards,
        Sea(decision: sea::Move) in components.venture,
    }
    Card = |game, card| game.components.cards.merchants.id(card),
        |game, text| game.components.cards.merchants.find(text);
}

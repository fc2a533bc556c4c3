//! The notation of decisions in records.

use super::SandToSea;
use super::state::Move;
use crate::cubes::Cube;

impl SandToSea {
    /// The decision as it is written in records: `aside:TR05`, `hire:3`, and those of cards and sea.
    pub(super) fn notation(&self, decision: Move) -> String {
        match decision {
            Move::Cards(decision) => self.components.cards.notation(decision),
            Move::Sea(decision) => self.components.venture.notation(decision),
            Move::Aside(card) => format!("aside:{}", self.components.cards.merchants.id(card)),
            Move::Hire(slot) => format!("hire:{}", u16::from(slot) + 1),
            Move::Discard(cube) => format!("discard:{}", cube.letter()),
        }
    }

    /// Reads the notation; only the very text that [`SandToSea::notation`] writes is one.
    pub(super) fn parse_notation(&self, text: &str) -> Option<Move> {
        self.read_notation(text).filter(|&decision| self.notation(decision) == text)
    }

    fn read_notation(&self, text: &str) -> Option<Move> {
        let (cards, venture) = (&self.components.cards, &self.components.venture);
        Some(match text.split_once(':') {
            Some(("aside", card)) => Move::Aside(cards.merchants.find(card)?),
            Some(("hire", slot)) => Move::Hire(slot.parse::<u8>().ok()?.checked_sub(1)?),
            Some(("discard", cube)) => Move::Discard(Cube::parse(cube)?),
            _ => match cards.read_notation(text) {
                Some(decision) => decision.into(),
                None => venture.read_notation(text)?.into(),
            },
        })
    }
}

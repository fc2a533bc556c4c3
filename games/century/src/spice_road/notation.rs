//! The notation of decisions in records.

use super::SpiceRoad;
use super::moves::Decision;
use super::state::Move;
use crate::cubes::Cube;

impl SpiceRoad {
    /// The decision as it is written in records: `claim:3`, `discard:Y`, and those of the cards.
    pub(super) fn notation(&self, decision: Move) -> String {
        match decision.part() {
            Decision::Cards(decision) => self.components.cards.notation(decision),
            Decision::Claim(slot) => format!("claim:{}", u16::from(slot) + 1),
            Decision::Discard(cube) => format!("discard:{}", cube.letter()),
        }
    }

    /// Reads the notation; only the very text that [`SpiceRoad::notation`] writes is one.
    pub(super) fn parse_notation(&self, text: &str) -> Option<Move> {
        self.read_notation(text).filter(|&decision| self.notation(decision) == text)
    }

    fn read_notation(&self, text: &str) -> Option<Move> {
        Some(match text.split_once(':') {
            Some(("claim", place)) => Move::Claim(place.parse::<u8>().ok()?.checked_sub(1)?),
            Some(("discard", cube)) => Move::Discard(Cube::parse(cube)?),
            _ => self.components.cards.read_notation(text)?.into(),
        })
    }
}

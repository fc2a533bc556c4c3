//! The notation of decisions in records.

use super::EasternWonders;
use super::state::Move;
use crate::cubes::Cube;

impl EasternWonders {
    /// The decision as it is written in records: `drop:Y`, `gather`, `harvest`, and those of the sea.
    pub(super) fn notation(&self, decision: Move) -> String {
        match decision {
            Move::Sea(decision) => self.components.venture.notation(decision),
            Move::Drop(cube) => format!("drop:{}", cube.letter()),
            Move::Gather => "gather".into(),
            Move::Leave => "leave".into(),
            Move::Harvest => "harvest".into(),
            Move::Discard(cube) => format!("discard:{}", cube.letter()),
        }
    }

    /// Reads the notation; only the very text that [`EasternWonders::notation`] writes is one.
    pub(super) fn parse_notation(&self, text: &str) -> Option<Move> {
        self.read_notation(text).filter(|&decision| self.notation(decision) == text)
    }

    fn read_notation(&self, text: &str) -> Option<Move> {
        Some(match (text, text.split_once(':')) {
            ("gather", _) => Move::Gather,
            ("leave", _) => Move::Leave,
            ("harvest", _) => Move::Harvest,
            (_, Some(("drop", cube))) => Move::Drop(Cube::parse(cube)?),
            (_, Some(("discard", cube))) => Move::Discard(Cube::parse(cube)?),
            _ => self.components.venture.read_notation(text)?.into(),
        })
    }
}

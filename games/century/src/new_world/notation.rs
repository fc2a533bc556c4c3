//! The notation of decisions in records: that of the land.

use super::NewWorld;
use super::moves::Move;

impl NewWorld {
    /// Reads the notation; only the very text that is written is one.
    pub(super) fn parse_notation(&self, text: &str) -> Option<Move> {
        self.land.read_notation(text).filter(|&decision| self.land.notation(decision) == text)
    }
}

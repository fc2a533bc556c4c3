//! How much may happen at one table. Every entry is kept, and told to whoever comes later.

use crate::entry::{Entry, Why};
use crate::refusal::Refusal;

/// So often the table can be arranged before the game.
const MOST_ARRANGED: usize = 400;
/// So often something can be taken back.
const MOST_UNDONE: usize = 400;
/// So often the others can be asked.
const MOST_ASKED: usize = 200;
/// So often seats can be handed to a bot on their owners' wish.
const MOST_HANDED: usize = 200;
/// After so many entries people decide nothing more; bots can finish the game.
const MOST_ENTRIES: usize = 30_000;

/// What people have done so far of which there is a most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    arranged: usize,
    undone: usize,
    asked: usize,
    handed: usize,
}

impl Tally {
    /// Counts an entry that was written down.
    pub(crate) fn count(&mut self, entry: &Entry) {
        if let Some((count, _)) = self.of(entry) {
            *count += 1;
        }
    }

    /// Whether what somebody wishes may still be written down.
    pub(crate) fn check(mut self, entry: &Entry, entries: usize) -> Result<(), Refusal> {
        match self.of(entry) {
            Some((count, most)) if *count >= most => return Err(Refusal::TooOften { most }),
            _ => {}
        }
        let leaves = matches!(
            entry,
            Entry::Handed { .. } | Entry::Returned { .. } | Entry::Left { .. } | Entry::Closed
        );
        if entries >= MOST_ENTRIES && !leaves { Err(Refusal::TooLong) } else { Ok(()) }
    }

    /// What the entry counts as, and how often that may be.
    fn of(&mut self, entry: &Entry) -> Option<(&mut usize, usize)> {
        match entry {
            Entry::Changed { .. }
            | Entry::Sat { .. }
            | Entry::Hired { .. }
            | Entry::Ready { .. } => Some((&mut self.arranged, MOST_ARRANGED)),
            Entry::Undone { .. } | Entry::TookBack { .. } => Some((&mut self.undone, MOST_UNDONE)),
            Entry::Asked { .. } => Some((&mut self.asked, MOST_ASKED)),
            Entry::Handed { why: Why::Wish, .. } => Some((&mut self.handed, MOST_HANDED)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use kit::Seat;

    use super::*;

    #[test]
    fn a_table_that_is_too_long_can_only_be_left() {
        let tally = Tally::default();
        let seat = Seat(0);
        let moved = Entry::Moved { seat, text: "rest".into() };
        assert_eq!(tally.check(&moved, MOST_ENTRIES - 1), Ok(()));
        assert_eq!(tally.check(&moved, MOST_ENTRIES), Err(Refusal::TooLong));
        let resigned = Entry::Handed { seat, bot: "level2".into(), why: Why::Resigned };
        assert_eq!(tally.check(&resigned, MOST_ENTRIES), Ok(()));
    }
}

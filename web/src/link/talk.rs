//! One side of the conversation with a table, whatever carries it.

use room::{FromTable, Item, Reason, ToTable, Wish};

use super::outbox::Outbox;
use crate::model::{Heard, Model, Saying};

/// What is to be done after something was heard.
#[derive(Default, Debug)]
pub(super) struct Next {
    /// The model has changed.
    pub(super) changed: bool,
    /// The story has a hole: start again from nothing.
    pub(super) lost: bool,
    /// Everything that was missed is known.
    pub(super) caught: bool,
    /// No wish is under way any more.
    pub(super) settled: bool,
    /// A wish was refused.
    pub(super) refused: Option<Reason>,
    /// Wishes that may or may not have arrived before the connection was lost.
    pub(super) dropped: Vec<Wish>,
}

/// The conversation.
#[derive(Default, Debug)]
pub(super) struct Talk {
    outbox: Outbox,
    /// What was missed comes one by one; it is taken in at once.
    missed: Vec<Item>,
    /// Whether the table is listening and everything missed has been told.
    up: bool,
    /// The entry that a granted wish became, until it has been told.
    until: Option<u32>,
    /// The last entry that is known.
    seq: u32,
}

impl Talk {
    /// Makes a wish.
    pub(super) fn wish(&mut self, wish: Wish) {
        self.outbox.post(wish);
    }

    /// What is to be sent now.
    pub(super) fn take(&mut self) -> Vec<ToTable> {
        if self.up { self.outbox.take(self.seq) } else { Vec::new() }
    }

    /// The connection is gone, or about to be made.
    pub(super) fn cut(&mut self) {
        self.up = false;
        self.missed.clear();
    }

    /// Takes in what the table says.
    pub(super) fn hear(&mut self, said: FromTable, model: &mut Model) -> Next {
        let mut next = Next::default();
        match said {
            FromTable::Item(item) if !self.up => self.missed.push(item),
            FromTable::Caught(seq) => {
                for item in std::mem::take(&mut self.missed) {
                    next.lost |= model.take(item) == Heard::Lost;
                }
                next.lost |= model.hear(FromTable::Caught(seq)) == Heard::Lost;
                (next.changed, next.caught, self.up) = (true, true, true);
                let list = model.placard.as_ref().map_or(0, |placard| placard.list);
                let me = model.placard.as_ref().and_then(|placard| placard.me);
                let said = |text: &str, since: u32| {
                    let own = |one: &&Saying| one.chair == me && one.text == text.trim();
                    model.chat.iter().filter(own).any(|one| one.seq > since)
                };
                next.dropped = self.outbox.resume(list, said);
            }
            FromTable::Done { n, seq } => {
                self.outbox.answered(n);
                self.until = Some(seq);
            }
            FromTable::Refused { n, reason } => {
                self.outbox.answered(n);
                next.refused = Some(reason);
            }
            other => {
                let heard = model.hear(other);
                next.lost = heard == Heard::Lost;
                next.changed = heard != Heard::Nothing;
            }
        }
        if self.until.is_some_and(|until| until <= model.seq) {
            self.until = None;
        }
        self.seq = model.seq;
        next.settled = self.until.is_none() && self.outbox.is_empty();
        next
    }

    /// Forgets everything but the wishes: the story starts again.
    pub(super) fn start_over(&mut self) {
        self.cut();
        self.until = None;
    }
}

#[cfg(test)]
mod tests {
    use room::News;

    use super::*;

    fn item(seq: u32) -> FromTable {
        FromTable::Item(Item { seq, at: 0, news: News::Table, placard: None })
    }

    fn caught_up() -> (Talk, Model) {
        let (mut talk, mut model) = (Talk::default(), Model::default());
        talk.hear(item(1), &mut model);
        talk.hear(item(2), &mut model);
        let next = talk.hear(FromTable::Caught(2), &mut model);
        assert!(next.caught && next.changed && !next.lost);
        (talk, model)
    }

    #[test]
    fn what_was_missed_is_taken_in_at_once() {
        let (mut talk, mut model) = (Talk::default(), Model::default());
        assert!(!talk.hear(item(1), &mut model).changed);
        assert_eq!(model.seq, 0);
        talk.hear(item(2), &mut model);
        assert!(talk.hear(FromTable::Caught(2), &mut model).changed);
        assert_eq!(model.seq, 2);
        assert!(talk.hear(item(3), &mut model).changed);
    }

    #[test]
    fn a_hole_in_the_story_is_noticed() {
        let (mut talk, mut model) = caught_up();
        assert!(talk.hear(item(4), &mut model).lost);
        let (mut talk, mut model) = caught_up();
        talk.cut();
        assert!(talk.hear(FromTable::Caught(3), &mut model).lost);
    }

    #[test]
    fn a_wish_is_settled_when_it_was_answered_and_its_entry_told() {
        let (mut talk, mut model) = caught_up();
        talk.wish(Wish::Begin);
        assert_eq!(talk.take().len(), 1);
        assert!(!talk.hear(FromTable::Done { n: 1, seq: 3 }, &mut model).settled);
        assert!(talk.hear(item(3), &mut model).settled);
    }

    #[test]
    fn the_entry_may_come_before_the_answer() {
        let (mut talk, mut model) = caught_up();
        talk.wish(Wish::Begin);
        talk.take();
        assert!(!talk.hear(item(3), &mut model).settled);
        assert!(talk.hear(FromTable::Done { n: 1, seq: 3 }, &mut model).settled);
    }

    #[test]
    fn wishes_wait_until_everything_missed_is_known() {
        let (mut talk, mut model) = caught_up();
        talk.cut();
        talk.wish(Wish::Ready { ready: true });
        assert!(talk.take().is_empty());
        talk.hear(FromTable::Caught(2), &mut model);
        assert_eq!(talk.take().len(), 1);
    }

    #[test]
    fn a_word_lost_on_the_way_is_said_again() {
        let (mut talk, mut model) = caught_up();
        talk.wish(Wish::Say { text: "hello".to_owned() });
        talk.take();
        talk.cut();
        let next = talk.hear(FromTable::Caught(2), &mut model);
        assert!(next.dropped.is_empty());
        assert_eq!(talk.take().len(), 1);
    }
}

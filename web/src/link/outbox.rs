//! Wishes and their answers.

use room::{ToTable, Wish};

/// Wishes that wait to be sent or answered.
#[derive(Default, Debug)]
pub(super) struct Outbox {
    last: u32,
    open: Vec<Letter>,
}

#[derive(Clone, Debug)]
struct Letter {
    n: u32,
    wish: Wish,
    sent: bool,
    /// The last entry that was known when it was sent.
    since: u32,
}

impl Outbox {
    /// Puts a wish in.
    pub(super) fn post(&mut self, wish: Wish) {
        self.last += 1;
        self.open.push(Letter { n: self.last, wish, sent: false, since: 0 });
    }

    /// What is to be sent now. Each wish is handed out once, until the connection is lost.
    /// `seq` is the last entry that is known.
    pub(super) fn take(&mut self, seq: u32) -> Vec<ToTable> {
        let unsent = self.open.iter_mut().filter(|letter| !letter.sent);
        unsent
            .map(|letter| {
                (letter.sent, letter.since) = (true, seq);
                ToTable::Wish { n: letter.n, wish: letter.wish.clone() }
            })
            .collect()
    }

    /// The wish of this number was answered.
    pub(super) fn answered(&mut self, n: u32) -> Option<Wish> {
        let at = self.open.iter().position(|letter| letter.n == n)?;
        Some(self.open.remove(at).wish)
    }

    /// After a lost connection, when everything that was missed is known: keeps what can be sent
    /// safely, and gives back what was sent and may or may not have arrived.
    ///
    /// A decision names the list of moves it was taken from. If that is still the reader's list it
    /// did not arrive; if there is another by now it either did or comes too late. Words in the chat
    /// are said again unless `said` has heard them since.
    pub(super) fn resume(&mut self, list: u32, said: impl Fn(&str, u32) -> bool) -> Vec<Wish> {
        let mut dropped = Vec::new();
        self.open.retain_mut(|letter| {
            let (keep, silent) = match (&letter.wish, moment(&letter.wish)) {
                (Wish::Say { text }, _) if letter.sent => (!said(text, letter.since), true),
                (_, Some(at)) => (at == list, false),
                (_, None) => (!letter.sent, false),
            };
            if !keep && !silent {
                dropped.push(letter.wish.clone());
            }
            letter.sent = false;
            keep
        });
        dropped
    }

    /// Whether a wish waits.
    pub(super) fn is_empty(&self) -> bool {
        self.open.is_empty()
    }
}

/// The number of the list of moves that a wish belongs to.
fn moment(wish: &Wish) -> Option<u32> {
    match wish {
        Wish::Move { list, .. } | Wish::Undo { list } | Wish::Restart { list } => Some(*list),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(list: u32) -> Wish {
        Wish::Move { list, text: "rest".to_owned() }
    }

    fn numbers(letters: &[ToTable]) -> Vec<u32> {
        let number = |letter: &ToTable| match letter {
            ToTable::Wish { n, .. } => *n,
            ToTable::Ping(n) => *n,
        };
        letters.iter().map(number).collect()
    }

    #[test]
    fn a_wish_is_sent_once_and_answered_once() {
        let mut outbox = Outbox::default();
        outbox.post(play(3));
        assert_eq!(numbers(&outbox.take(0)), [1]);
        assert!(outbox.take(0).is_empty());
        assert_eq!(outbox.answered(1), Some(play(3)));
        assert_eq!(outbox.answered(1), None);
        assert!(outbox.is_empty());
    }

    #[test]
    fn a_decision_is_sent_again_only_where_the_table_still_stands() {
        let mut outbox = Outbox::default();
        outbox.post(play(3));
        outbox.take(0);
        assert_eq!(outbox.resume(3, |_, _| false), []);
        assert_eq!(numbers(&outbox.take(0)), [1]);
        assert_eq!(outbox.resume(4, |_, _| false), [play(3)]);
        assert!(outbox.is_empty());
    }

    #[test]
    fn a_word_is_said_again_unless_it_was_heard() {
        let mut outbox = Outbox::default();
        outbox.post(Wish::Say { text: "hello".to_owned() });
        outbox.post(Wish::Say { text: "again".to_owned() });
        outbox.take(7);
        outbox.post(Wish::Leave);
        assert_eq!(outbox.resume(0, |text, since| text == "hello" && since == 7), []);
        assert_eq!(numbers(&outbox.take(9)), [2, 3]);
    }

    #[test]
    fn a_wish_without_a_moment_that_may_have_arrived_is_given_back() {
        let mut outbox = Outbox::default();
        outbox.post(Wish::Begin);
        outbox.take(0);
        assert_eq!(outbox.resume(0, |_, _| false), [Wish::Begin]);
        assert!(outbox.is_empty());
    }
}

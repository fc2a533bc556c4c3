//! The list of moves of a seat, and since when each of them can be made.

/// What a seat can decide. Its number changes exactly when the list does or the seat itself has
/// decided: a decision is stale only then.
#[derive(Clone, Debug, Default)]
pub(crate) struct List {
    number: u32,
    /// The number at which the seat last decided something itself.
    decided: u32,
    moves: Vec<Listed>,
}

#[derive(Clone, Debug)]
struct Listed {
    text: String,
    /// The number from which on it has stood in the list without a break.
    since: u32,
}

impl List {
    pub(crate) fn new(texts: Vec<String>) -> List {
        let listed = |text| Listed { text, since: 0 };
        List { moves: texts.into_iter().map(listed).collect(), ..List::default() }
    }

    pub(crate) fn number(&self) -> u32 {
        self.number
    }

    /// What the seat can decide now. Whatever it decides itself makes everything new.
    pub(crate) fn renew(&mut self, texts: Vec<String>, decided: bool) {
        let same = self.moves.iter().map(|listed| &listed.text).eq(&texts);
        if same && !decided {
            return;
        }
        self.number += 1;
        if decided {
            self.decided = self.number;
        }
        let number = self.number;
        let listed = |text: String| {
            let known = self.moves.iter().find(|listed| !decided && listed.text == text);
            Listed { since: known.map_or(number, |listed| listed.since), text }
        };
        self.moves = texts.into_iter().map(listed).collect();
    }

    /// Whether the move could be made at this number and ever since.
    pub(crate) fn stands_since(&self, text: &str, number: u32) -> bool {
        self.moves.iter().any(|listed| listed.text == text && listed.since <= number)
    }

    /// The moves that others have made possible since the seat last decided and since this number.
    pub(crate) fn gained(&self, since: u32) -> impl Iterator<Item = &str> {
        let known = since.max(self.decided);
        self.moves.iter().filter(move |listed| listed.since > known).map(|one| one.text.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|&text| text.to_owned()).collect()
    }

    #[test]
    fn a_move_stands_for_as_long_as_it_is_listed_and_the_seat_has_not_decided() {
        let mut list = List::new(texts(&["bid", "pass"]));
        list.renew(texts(&["bid", "pass"]), false);
        assert_eq!(list.number(), 0);
        list.renew(texts(&["bid", "pass", "accept"]), false);
        assert_eq!(list.number(), 1);
        assert!(list.stands_since("bid", 0) && !list.stands_since("accept", 0));
        assert_eq!(list.gained(0).collect::<Vec<_>>(), ["accept"]);
        assert_eq!(list.gained(1).count(), 0);
        list.renew(texts(&["bid", "pass"]), false);
        list.renew(texts(&["bid", "pass", "accept"]), false);
        assert!(!list.stands_since("accept", 1), "it is another offer");
        list.renew(texts(&["bid", "pass", "accept"]), true);
        assert!(!list.stands_since("bid", 3) && list.stands_since("bid", 4));
        assert_eq!(list.gained(0).count(), 0);
    }
}

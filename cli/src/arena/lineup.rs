//! Who plays: the entrants of a tournament, and how they take their seats.

use kit::{MAX_SEATS, Phrase};

use crate::failure::Failure;

/// So many entrants and no more: every group of them that fits a table is listed ahead.
const MOST_ENTRANTS: usize = 12;

/// The bots that enter, in the order they were named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Entrants {
    /// The different names, in the order they were first named.
    pub(super) names: Vec<String>,
    /// Each entrant by its place in `names`; a name may enter several times.
    list: Vec<usize>,
}

impl Entrants {
    /// Reads names as they are given to `--bots`; `random*3` enters three times.
    pub(super) fn parse<'a>(named: impl Iterator<Item = &'a str>) -> Result<Entrants, Failure> {
        let mut entrants = Entrants { names: Vec::new(), list: Vec::new() };
        for text in named.map(str::trim) {
            let (name, times) = match text.split_once('*') {
                None => (text, Some(1)),
                Some((name, times)) => (name.trim(), times.trim().parse::<usize>().ok()),
            };
            let times = match times {
                Some(times @ 1..) if !name.is_empty() => times,
                _ => {
                    return Err(Failure::usage(
                        Phrase::new("arena-bad-entrant").with("text", text),
                    ));
                }
            };
            if entrants.list.len().saturating_add(times) > MOST_ENTRANTS {
                let reason = Phrase::new("arena-too-many-entrants").with("most", MOST_ENTRANTS);
                return Err(Failure::usage(reason));
            }
            let known = entrants.names.iter().position(|known| known == name);
            let place = known.unwrap_or_else(|| {
                entrants.names.push(name.to_owned());
                entrants.names.len() - 1
            });
            entrants.list.extend(std::iter::repeat_n(place, times));
        }
        Ok(entrants)
    }

    /// How many entrants there are.
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// The entrants for a table of so many seats: the last one fills the seats that are left, so
    /// that `greedy,random` at four seats is one against three.
    pub(super) fn filling(mut self, seats: u8) -> Entrants {
        let seats = usize::from(seats).min(MAX_SEATS);
        if let Some(&last) = self.list.last()
            && self.list.len() < seats
        {
            self.list.resize(seats, last);
        }
        self
    }

    /// Every way to sit round a table of so many seats, as names in turn order. Each is played
    /// once from every seat before the next begins; together they give every entrant the same
    /// part and, among those who sit together, every neighbour.
    ///
    /// With fewer entrants than seats the list is repeated; with more, every group sits down.
    pub(super) fn lineups(&self, seats: u8) -> Vec<Vec<usize>> {
        let (seats, all) = (usize::from(seats), self.list.len());
        if seats == 0 || all == 0 {
            return Vec::new();
        }
        let groups: Vec<Vec<usize>> = if all < seats {
            // Who is named once more than the others changes from one way to the next.
            let repeated =
                |first| (first..first + seats).map(|place| self.list[place % all]).collect();
            (0..all).map(repeated).collect()
        } else {
            groups(&self.list, seats)
        };
        // All groups have played before one of them sits down in another order.
        let rounds: Vec<Vec<Vec<usize>>> = groups.iter().map(|group| rounds(group)).collect();
        let orders = rounds.first().map_or(0, Vec::len);
        (0..orders).flat_map(|order| rounds.iter().map(move |ways| ways[order].clone())).collect()
    }
}

/// Every group of `size` items, each in the order of the list.
fn groups(items: &[usize], size: usize) -> Vec<Vec<usize>> {
    match items {
        _ if size == 0 => vec![Vec::new()],
        [] => Vec::new(),
        [first, rest @ ..] => {
            let with_first = groups(rest, size - 1).into_iter().map(|mut group| {
                group.insert(0, *first);
                group
            });
            with_first.chain(groups(rest, size)).collect()
        }
    }
}

/// Every order of a group round a table; where it begins does not matter. Orders that look the
/// same because a name enters twice all stay: each entrant counts as much as any other.
fn rounds(group: &[usize]) -> Vec<Vec<usize>> {
    let Some((&first, rest)) = group.split_first() else { return Vec::new() };
    let begun_with_first = |mut order: Vec<usize>| {
        order.insert(0, first);
        order
    };
    orders(rest).into_iter().map(begun_with_first).collect()
}

fn orders(items: &[usize]) -> Vec<Vec<usize>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let begun_with = |place: usize| {
        let mut rest = items.to_vec();
        let first = rest.remove(place);
        orders(&rest).into_iter().map(move |mut order| {
            order.insert(0, first);
            order
        })
    };
    (0..items.len()).flat_map(begun_with).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entrants(text: &str) -> Entrants {
        Entrants::parse(text.split(',')).unwrap()
    }

    #[test]
    fn a_name_with_a_star_enters_several_times() {
        let starred = entrants("greedy, random*3");
        assert_eq!(starred, entrants("greedy,random,random,random"));
        assert_eq!(starred.names, ["greedy", "random"]);
    }

    #[test]
    fn the_last_entrant_fills_the_seats_that_are_left() {
        assert_eq!(entrants("greedy,random").filling(4), entrants("greedy,random*3"));
        assert_eq!(entrants("greedy,random").filling(2), entrants("greedy,random"));
    }

    #[test]
    fn nonsense_is_no_entrant() {
        for text in ["", "random*0", "random*x", "*3", "random*99999999999", "a*13", "random*-1"] {
            assert!(Entrants::parse(text.split(',')).is_err(), "{text}");
        }
    }

    #[test]
    fn three_entrants_sit_both_ways_round() {
        assert_eq!(entrants("a,b,c").lineups(3), [[0, 1, 2], [0, 2, 1]]);
    }

    #[test]
    fn at_a_smaller_table_every_pair_meets() {
        let pairs = entrants("a,b,c,d").lineups(2);
        assert_eq!(pairs, [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]);
    }

    #[test]
    fn at_a_larger_table_everybody_enters_once_more_in_turn() {
        assert_eq!(entrants("a,b").lineups(3), [[0, 1, 0], [1, 0, 1], [0, 0, 1], [1, 1, 0]]);
    }
}

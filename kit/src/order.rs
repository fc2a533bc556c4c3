//! Order for a page that has to be small: the library's sort is some four kilobytes of program for each
//! type of thing, and a page sorts dozens of things at a time.

use std::cmp::Ordering;

/// Sorts a short list, or one that is nearly in order; equal things keep theirs.
pub fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for next in 1..list.len() {
        let mut at = next;
        while at > 0 && compare(&list[at - 1], &list[at]) == Ordering::Greater {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Sorts a short list, or one that is nearly in order, by a key; equal things keep their order.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |one, other| key(one).cmp(&key(other)));
}

/// A map or a set of these, put in one by one: collecting them would sort them first.
pub fn gathered<C: Default + Extend<T>, T>(all: impl IntoIterator<Item = T>) -> C {
    let mut gathered = C::default();
    gathered.extend(all);
    gathered
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_list_is_sorted_as_the_library_sorts_it(list: Vec<(u8, u8)>) {
            let (mut ours, mut theirs) = (list.clone(), list);
            sort_by_key(&mut ours, |&(key, _)| key % 8);
            theirs.sort_by_key(|&(key, _)| key % 8);
            prop_assert_eq!(ours, theirs);
        }
    }

    #[test]
    fn of_two_with_one_key_the_last_is_kept() {
        let map: BTreeMap<_, _> = gathered([(2, 'a'), (1, 'b'), (2, 'c')]);
        assert_eq!(map, [(1, 'b'), (2, 'c')].into_iter().collect());
    }
}

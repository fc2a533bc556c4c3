//! Turns at something scarce, dealt out fairly.
//!
//! Whoever has been served least recently comes next: first among the addresses, then among the
//! people of an address, then in the order in which they came. One turn more than there are is kept
//! for people who have none at the moment, and another one for addresses that have none: however many
//! tables somebody has thinking, somebody else does not wait for them.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use room::PersonId;
use tokio::sync::oneshot;

/// So many addresses, and people of one address, are remembered.
const MOST: usize = 10_000;

/// For whom something is done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Payer {
    pub(super) from: Option<IpAddr>,
    pub(super) who: Option<PersonId>,
}

/// Turns at something of which there are only so many.
#[derive(Clone)]
pub(super) struct Fair(Arc<Mutex<Queue>>);

/// A turn, as long as it is held.
pub(crate) struct Turn {
    fair: Fair,
    payer: Payer,
}

#[derive(Default)]
struct Queue {
    /// How many turns there are for anybody.
    shared: usize,
    held: usize,
    waiting: usize,
    /// Counts what is given and what comes, so that each has its number.
    count: u64,
    addresses: HashMap<Option<IpAddr>, Address>,
}

#[derive(Default)]
struct Address {
    served: u64,
    held: usize,
    people: HashMap<Option<PersonId>, Line>,
}

#[derive(Default)]
struct Line {
    served: u64,
    held: usize,
    waiting: VecDeque<(u64, oneshot::Sender<Turn>)>,
}

impl Address {
    /// How many turns may be held so that this person has one more.
    fn reach(&self, shared: usize, line: &Line) -> usize {
        shared + usize::from(line.held == 0) + usize::from(self.held == 0)
    }

    /// Who comes next here, if anybody: when the address was last served, when the person was, and when
    /// they came.
    fn first(&self, shared: usize, held: usize) -> Option<([u64; 3], Option<PersonId>)> {
        let lines = self.people.iter().filter(|(_, line)| held < self.reach(shared, line));
        let ranks = lines.filter_map(|(who, line)| {
            let (came, _) = line.waiting.front()?;
            Some(([self.served, line.served, *came], *who))
        });
        ranks.min_by_key(|(rank, _)| *rank)
    }

    fn is_needed(&self) -> bool {
        self.people.values().any(Line::is_needed)
    }
}

impl Line {
    fn is_needed(&self) -> bool {
        self.held > 0 || !self.waiting.is_empty()
    }
}

impl Queue {
    fn number(&mut self) -> u64 {
        self.count += 1;
        self.count
    }

    fn place(&mut self, payer: Payer) -> (&mut Address, Option<PersonId>) {
        let address = self.addresses.entry(payer.from).or_default();
        address.people.entry(payer.who).or_default();
        (address, payer.who)
    }

    /// Whether somebody who comes now need not wait.
    fn has_turn(&mut self, payer: Payer) -> bool {
        let (shared, held) = (self.shared, self.held);
        let (address, who) = self.place(payer);
        address.people.get(&who).is_some_and(|line| held < address.reach(shared, line))
    }

    fn serve(&mut self, payer: Payer) {
        let number = self.number();
        self.held += 1;
        let (address, who) = self.place(payer);
        address.served = number;
        address.held += 1;
        let line = address.people.entry(who).or_default();
        line.served = number;
        line.held += 1;
    }

    fn give_back(&mut self, payer: Payer) {
        self.held = self.held.saturating_sub(1);
        let (address, who) = self.place(payer);
        address.held = address.held.saturating_sub(1);
        let line = address.people.entry(who).or_default();
        line.held = line.held.saturating_sub(1);
    }

    fn join(&mut self, payer: Payer) -> oneshot::Receiver<Turn> {
        let (sender, receiver) = oneshot::channel();
        let number = self.number();
        self.forget();
        let (address, who) = self.place(payer);
        address.people.entry(who).or_default().waiting.push_back((number, sender));
        self.waiting += 1;
        receiver
    }

    /// Those who wait for nothing are not remembered for ever.
    fn forget(&mut self) {
        if self.addresses.len() > MOST {
            self.addresses.retain(|_, address| address.is_needed());
        }
        for address in self.addresses.values_mut().filter(|one| one.people.len() > MOST) {
            address.people.retain(|_, line| line.is_needed());
        }
    }

    /// Who comes next, if there is a turn for any of them.
    fn next(&mut self) -> Option<(Payer, oneshot::Sender<Turn>)> {
        while self.waiting > 0 {
            let (shared, held) = (self.shared, self.held);
            let firsts = self.addresses.iter().filter_map(|(from, one)| {
                let (rank, who) = one.first(shared, held)?;
                Some((rank, Payer { from: *from, who }))
            });
            let (_, payer) = firsts.min_by_key(|(rank, _)| *rank)?;
            let (address, who) = self.place(payer);
            let (_, sender) = address.people.get_mut(&who)?.waiting.pop_front()?;
            self.waiting -= 1;
            // Who no longer waits has not been served.
            if !sender.is_closed() {
                self.serve(payer);
                return Some((payer, sender));
            }
        }
        // Nobody is kept waiting: what was before does not count any more.
        self.addresses.retain(|_, address| address.is_needed());
        None
    }
}

impl Fair {
    /// So many turns for anybody, and two that are kept as told above.
    pub(super) fn new(shared: usize) -> Fair {
        Fair(Arc::new(Mutex::new(Queue { shared, ..Queue::default() })))
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a turn; nothing if there are none any more.
    pub(super) async fn turn(&self, payer: Payer) -> Option<Turn> {
        let coming = {
            let mut queue = self.queue();
            if queue.has_turn(payer) {
                queue.serve(payer);
                return Some(Turn { fair: self.clone(), payer });
            }
            queue.join(payer)
        };
        coming.await.ok()
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut queue = self.fair.queue();
        queue.give_back(self.payer);
        // One that is given back can be worth two: another person's and another address's.
        let mut coming = Vec::new();
        while let Some(next) = queue.next() {
            coming.push(next);
        }
        drop(queue);
        for (payer, sender) in coming {
            // Who has just stopped waiting gives the turn back by dropping it.
            let _ = sender.send(Turn { fair: self.fair.clone(), payer });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn payer(address: u8, who: i64) -> Payer {
        let from = IpAddr::V4(Ipv4Addr::new(192, 0, 2, address));
        Payer { from: Some(from), who: Some(PersonId(who)) }
    }

    /// Everybody who has asked for a turn at a queue for one place, as on a machine of two cores.
    struct Queue {
        fair: Fair,
        waiting: Vec<(i64, oneshot::Receiver<Turn>)>,
        held: Vec<(i64, Turn)>,
    }

    impl Queue {
        fn new() -> Queue {
            Queue { fair: Fair::new(1), waiting: Vec::new(), held: Vec::new() }
        }

        /// Asks for a turn; tells whether it is there at once.
        fn ask(&mut self, payer: Payer) -> bool {
            let who = payer.who.unwrap().0;
            let mut queue = self.fair.queue();
            if queue.has_turn(payer) {
                queue.serve(payer);
                self.held.push((who, Turn { fair: self.fair.clone(), payer }));
                return true;
            }
            self.waiting.push((who, queue.join(payer)));
            false
        }

        /// Gives a turn of theirs back; tells who has one now that had to wait.
        fn end(&mut self, who: i64) -> Vec<i64> {
            let at = self.held.iter().position(|(held, _)| *held == who).unwrap();
            drop(self.held.remove(at));
            let mut served = Vec::new();
            for (who, mut coming) in std::mem::take(&mut self.waiting) {
                match coming.try_recv() {
                    Ok(turn) => {
                        served.push(who);
                        self.held.push((who, turn));
                    }
                    Err(_) => self.waiting.push((who, coming)),
                }
            }
            assert_eq!(self.fair.queue().held, self.held.len());
            served
        }
    }

    /// Issue 21, point 1: with two hundred tables of another one's own thought begins at once, so it
    /// takes no longer than the machine needs for both.
    #[test]
    fn nobody_waits_for_two_hundred_tables_of_another() {
        // From another address, and from the same: people are told apart, too.
        for ada in [payer(2, 2), payer(1, 2)] {
            let mut queue = Queue::new();
            let at_once = (0..200).filter(|_| queue.ask(payer(1, 1))).count();
            assert_eq!(at_once, 1, "one of theirs at a time");
            for _ in 0..50 {
                assert!(queue.ask(ada));
                assert_eq!(queue.held.len(), 2);
                // Whatever ends first.
                assert_eq!(queue.end(1), [1]);
                assert_eq!(queue.end(2), [0; 0]);
            }
        }
    }

    #[test]
    fn many_names_at_one_address_keep_nobody_else_waiting() {
        let mut queue = Queue::new();
        let at_once = (100..130).filter(|name| queue.ask(payer(1, *name))).count();
        assert_eq!(at_once, 2, "of one address two names at a time");
        assert!(queue.ask(payer(2, 2)));
        assert!(!queue.ask(payer(3, 3)), "there is an end to it: three at a time");
        assert_eq!(queue.end(100), [3], "whose address has none comes before the names");
        assert_eq!(queue.end(2), [0; 0]);
        assert_eq!(queue.end(3), [102]);
    }

    #[test]
    fn two_who_always_want_more_have_one_each() {
        let (eve, ada) = (payer(1, 1), payer(2, 2));
        let mut queue = Queue::new();
        for _ in 0..10 {
            queue.ask(eve);
            queue.ask(ada);
        }
        for _ in 0..8 {
            assert_eq!(queue.held.len(), 2);
            assert_eq!(queue.end(1), [1]);
            assert_eq!(queue.end(2), [2]);
        }
    }

    #[test]
    fn whoever_was_served_least_recently_comes_next() {
        let mut queue = Queue::new();
        for person in 1..=3 {
            assert!(queue.ask(payer(person, person.into())));
        }
        for person in [1, 2, 4, 1, 5] {
            assert!(!queue.ask(payer(person, person.into())));
        }
        // Those who were never served, in the order in which they came.
        assert_eq!(queue.end(3), [4]);
        assert_eq!(queue.end(4), [5]);
        // Who holds one already waits until the others have had theirs.
        assert_eq!(queue.end(5), [0; 0]);
        assert_eq!(queue.end(2), [2]);
        assert_eq!(queue.end(1), [1]);
    }

    #[test]
    fn who_stops_waiting_is_passed_over() {
        let mut queue = Queue::new();
        assert!(queue.ask(payer(1, 1)) && !queue.ask(payer(1, 1)) && !queue.ask(payer(1, 1)));
        drop(queue.waiting.remove(0));
        assert_eq!(queue.end(1), [1]);
        // One that was sent to nobody comes back as well.
        assert!(!queue.ask(payer(1, 1)));
        queue.waiting.clear();
        assert_eq!(queue.end(1), [0; 0]);
        let queue = queue.fair.queue();
        assert_eq!((queue.held, queue.waiting, queue.addresses.len()), (0, 0, 0));
    }
}

//! Turns at something scarce, dealt out fairly.
//!
//! Whoever has been served least recently comes next: first among the addresses, then among the
//! people of an address, then in the order in which they came. However many tables somebody has
//! thinking, somebody else waits for one of them at most.

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
pub(super) struct Turn(Fair);

#[derive(Default)]
struct Queue {
    free: usize,
    waiting: usize,
    /// Counts what is given and what comes, so that each has its number.
    count: u64,
    addresses: HashMap<Option<IpAddr>, Address>,
}

#[derive(Default)]
struct Address {
    served: u64,
    people: HashMap<Option<PersonId>, Line>,
}

#[derive(Default)]
struct Line {
    served: u64,
    waiting: VecDeque<(u64, oneshot::Sender<Turn>)>,
}

impl Address {
    /// When it was last served, and who comes first: what decides among addresses.
    fn rank(&self) -> Option<(u64, u64)> {
        let first = self.people.values().filter_map(Line::rank).map(|(_, came)| came).min()?;
        Some((self.served, first))
    }
}

impl Line {
    fn rank(&self) -> Option<(u64, u64)> {
        self.waiting.front().map(|(came, _)| (self.served, *came))
    }
}

impl Queue {
    fn number(&mut self) -> u64 {
        self.count += 1;
        self.count
    }

    fn served(&mut self, payer: Payer) {
        let number = self.number();
        let address = self.addresses.entry(payer.from).or_default();
        address.served = number;
        address.people.entry(payer.who).or_default().served = number;
    }

    fn join(&mut self, payer: Payer) -> oneshot::Receiver<Turn> {
        let (sender, receiver) = oneshot::channel();
        let number = self.number();
        self.forget();
        let address = self.addresses.entry(payer.from).or_default();
        let line = address.people.entry(payer.who).or_default();
        line.waiting.push_back((number, sender));
        self.waiting += 1;
        receiver
    }

    /// Those who wait for nothing are not remembered for ever.
    fn forget(&mut self) {
        let waits = |line: &Line| !line.waiting.is_empty();
        if self.addresses.len() > MOST {
            self.addresses.retain(|_, address| address.people.values().any(waits));
        }
        for address in self.addresses.values_mut().filter(|one| one.people.len() > MOST) {
            address.people.retain(|_, line| waits(line));
        }
    }

    /// Who comes next.
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        while self.waiting > 0 {
            let ranks = self.addresses.iter().filter_map(|(from, one)| Some((one.rank()?, *from)));
            let (_, from) = ranks.min_by_key(|(rank, _)| *rank)?;
            let address = self.addresses.get_mut(&from)?;
            let ranks = address.people.iter().filter_map(|(who, one)| Some((one.rank()?, *who)));
            let (_, who) = ranks.min_by_key(|(rank, _)| *rank)?;
            let (_, sender) = address.people.get_mut(&who)?.waiting.pop_front()?;
            self.waiting -= 1;
            // Who no longer waits has not been served.
            if !sender.is_closed() {
                self.served(Payer { from, who });
                return Some(sender);
            }
        }
        // Nobody is kept waiting: what was before does not count any more.
        self.addresses.clear();
        None
    }
}

impl Fair {
    pub(super) fn new(free: usize) -> Fair {
        Fair(Arc::new(Mutex::new(Queue { free, ..Queue::default() })))
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a turn; nothing if there are none any more.
    pub(super) async fn turn(&self, payer: Payer) -> Option<Turn> {
        let coming = {
            let mut queue = self.queue();
            if queue.free > 0 {
                queue.free -= 1;
                queue.served(payer);
                return Some(Turn(self.clone()));
            }
            queue.join(payer)
        };
        coming.await.ok()
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let next = {
            let mut queue = self.0.queue();
            let next = queue.next();
            if next.is_none() {
                queue.free += 1;
            }
            next
        };
        if let Some(next) = next {
            // Who has just stopped waiting gives the turn back by dropping it.
            let _ = next.send(Turn(self.0.clone()));
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

    /// Lets everybody join in this order behind one turn that is held, and tells in which order they
    /// are served.
    async fn order(first: Payer, joining: &[Payer]) -> Vec<i64> {
        let fair = Fair::new(1);
        let held = fair.turn(first).await.unwrap();
        let served = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for &one in joining {
            let coming = fair.queue().join(one);
            let served = served.clone();
            tasks.push(tokio::spawn(async move {
                let turn = coming.await.unwrap();
                served.lock().unwrap().push(one.who.unwrap().0);
                drop(turn);
            }));
        }
        drop(held);
        for task in tasks {
            task.await.unwrap();
        }
        assert_eq!(fair.queue().free, 1, "every turn was given back");
        let served = served.lock().unwrap();
        served.clone()
    }

    #[tokio::test]
    async fn behind_two_hundred_tables_of_another_one_is_next() {
        let (eve, ada) = (payer(1, 1), payer(2, 2));
        let mut joining = vec![eve; 199];
        joining.push(ada);
        let served = order(eve, &joining).await;
        assert_eq!(served[0], 2);
        assert_eq!(served.len(), 200);
        // The same from one address: people are told apart, too.
        joining[199] = payer(1, 2);
        assert_eq!(order(eve, &joining).await[0], 2);
    }

    #[tokio::test]
    async fn many_names_at_one_address_have_one_share() {
        let names: Vec<Payer> = (10..30).map(|who| payer(1, who)).collect();
        let mut joining = names.clone();
        joining.extend([payer(2, 2); 3]);
        let served = order(payer(1, 9), &joining).await;
        let places: Vec<usize> = (0..served.len()).filter(|&at| served[at] == 2).collect();
        assert_eq!(places, [0, 2, 4], "{served:?}");
    }

    #[tokio::test]
    async fn two_who_always_want_more_take_turns() {
        let (eve, ada) = (payer(1, 1), payer(2, 2));
        let served = order(eve, &[ada, eve, ada, eve, ada, eve]).await;
        assert_eq!(served, [2, 1, 2, 1, 2, 1]);
    }

    #[tokio::test]
    async fn who_stops_waiting_is_passed_over() {
        let fair = Fair::new(1);
        let held = fair.turn(payer(1, 1)).await.unwrap();
        let gone = fair.queue().join(payer(2, 2));
        let coming = fair.queue().join(payer(3, 3));
        drop(gone);
        drop(held);
        let turn = coming.await.unwrap();
        // One that was sent to nobody comes back as well.
        let late = fair.queue().join(payer(4, 4));
        drop(turn);
        drop(late);
        assert_eq!(fair.queue().free, 1);
    }
}

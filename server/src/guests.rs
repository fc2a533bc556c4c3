//! How many connections each address has.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The connections of every address.
#[derive(Clone)]
pub(crate) struct Guests {
    most: usize,
    counts: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// A connection that counts as long as it lives.
pub(crate) struct Guest {
    from: IpAddr,
    guests: Guests,
}

impl Guests {
    /// So many connections for each address at most.
    pub(crate) fn new(most: usize) -> Guests {
        Guests { most, counts: Arc::default() }
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a connection, unless there are too many.
    pub(crate) fn take_in(&self, from: IpAddr) -> Option<Guest> {
        let mut counts = self.counts();
        let count = counts.entry(from).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        drop(counts);
        Some(Guest { from, guests: self.clone() })
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut counts = self.guests.counts();
        if let Some(count) = counts.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.from);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn an_address_has_so_many_connections_at_once() {
        let guests = Guests::new(2);
        let from = |last| IpAddr::V4(Ipv4Addr::new(192, 0, 2, last));
        let held = [guests.take_in(from(1)), guests.take_in(from(1))];
        assert!(held.iter().all(Option::is_some));
        assert!(guests.take_in(from(1)).is_none());
        assert!(guests.take_in(from(2)).is_some());
        drop(held);
        assert!(guests.take_in(from(1)).is_some());
        assert!(guests.counts().is_empty(), "nobody is remembered who is not here");
    }
}

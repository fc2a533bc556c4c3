//! How often anybody may ask for anything.
//!
//! Each limit is a bucket per key: it lets a burst through and then a steady rate. What is kept
//! is one moment per key, and only for keys that are not fresh again.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use room::{PersonId, Wish};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::fault::{Code, Fault};
use crate::fold::folded;
use crate::guests::{Guest, Guests};

/// The most keys a limit remembers.
const MOST_KEYS: usize = 50_000;
/// The most connections of one person, and of one address that has told no name.
const MOST_CONNECTIONS: usize = 20;
const MOST_STRANGERS: usize = 100;

/// Buckets with one rate.
struct Buckets<K> {
    /// The time one request takes at the steady rate.
    each: Duration,
    /// How far ahead of the steady rate one may be.
    burst: Duration,
    /// For each key the moment it would be fresh again.
    fresh_at: Mutex<HashMap<K, Instant>>,
}

impl<K: Hash + Eq> Buckets<K> {
    /// So many at once, then so many in a time.
    fn new(burst: u32, rate: u32, per: Duration) -> Buckets<K> {
        let each = per / rate.max(1);
        Buckets { each, burst: each * burst, fresh_at: Mutex::default() }
    }

    /// Takes one, or tells how long to wait.
    fn take(&self, key: K, now: Instant) -> Result<(), Duration> {
        let mut fresh_at = lock(&self.fresh_at);
        if fresh_at.len() >= MOST_KEYS && !fresh_at.contains_key(&key) {
            fresh_at.retain(|_, moment| *moment > now);
            if fresh_at.len() >= MOST_KEYS {
                // So many at once are an attack; the others must not be forgotten for it.
                return Err(self.each);
            }
        }
        let moment = fresh_at.entry(key).or_insert(now);
        let next = (*moment).max(now) + self.each;
        let ahead = next.duration_since(now);
        if ahead > self.burst {
            return Err(ahead - self.burst);
        }
        *moment = next;
        Ok(())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// All limits of the server.
pub(crate) struct Limits {
    off: bool,
    requests: Buckets<IpAddr>,
    newcomers: Buckets<IpAddr>,
    logins: Buckets<IpAddr>,
    logins_as: Buckets<(IpAddr, String)>,
    tables: Buckets<PersonId>,
    wishes: Buckets<PersonId>,
    sayings: Buckets<PersonId>,
    connected: Arc<Mutex<HashMap<Whose, usize>>>,
    /// Those of each address, whoever they are: behind a proxy nobody else can count them, and anybody
    /// can take any number of names.
    households: Guests,
    /// One for each connection that stays.
    places: Arc<Semaphore>,
    most: usize,
}

/// Whose connection it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Whose {
    Person(PersonId),
    Stranger(IpAddr),
}

/// A connection that counts as long as it lives.
pub(crate) struct Connected {
    whose: Whose,
    connected: Arc<Mutex<HashMap<Whose, usize>>>,
    _household: Guest,
    _place: OwnedSemaphorePermit,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut connected = lock(&self.connected);
        if let Some(count) = connected.get_mut(&self.whose) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                connected.remove(&self.whose);
            }
        }
    }
}

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);

impl Limits {
    /// So many connections that stay at most, and so many of them from one address.
    pub(crate) fn new(off: bool, most: usize, most_from: usize) -> Limits {
        Limits {
            off,
            requests: Buckets::new(400, 100, SECOND),
            newcomers: Buckets::new(20, 20, MINUTE),
            logins: Buckets::new(20, 20, MINUTE),
            logins_as: Buckets::new(10, 10, MINUTE),
            tables: Buckets::new(20, 30, MINUTE),
            wishes: Buckets::new(80, 40, SECOND),
            sayings: Buckets::new(5, 1, SECOND),
            connected: Arc::default(),
            households: Guests::new(if off { usize::MAX } else { most_from }),
            places: Arc::new(Semaphore::new(most)),
            most,
        }
    }

    fn take<K: Hash + Eq>(&self, buckets: &Buckets<K>, key: K) -> Result<(), Fault> {
        if self.off {
            return Ok(());
        }
        let wait = |wait: Duration| Fault::too_fast(wait.as_secs_f64().ceil().max(1.0) as u64);
        buckets.take(key, Instant::now()).map_err(wait)
    }

    /// Any request from an address.
    pub(crate) fn request(&self, from: IpAddr) -> Result<(), Fault> {
        self.take(&self.requests, from)
    }

    /// A new guest or account from an address.
    pub(crate) fn newcomer(&self, from: IpAddr) -> Result<(), Fault> {
        self.take(&self.newcomers, from)
    }

    /// An attempt to log in. It counts against the address that makes it, never against the name
    /// alone: nobody can lock somebody else out.
    pub(crate) fn login(&self, from: IpAddr, name: &str) -> Result<(), Fault> {
        self.take(&self.logins, from)?;
        // Whatever letters it is written with, it is the same account.
        let name: String = name.chars().take(40).collect();
        self.take(&self.logins_as, (from, folded(&name)))
    }

    /// A new table.
    pub(crate) fn table(&self, who: PersonId) -> Result<(), Fault> {
        self.take(&self.tables, who)
    }

    /// A wish.
    pub(crate) fn wish(&self, who: PersonId, wish: &Wish) -> Result<(), Fault> {
        self.take(&self.wishes, who)?;
        match wish {
            Wish::Say { .. } => self.take(&self.sayings, who),
            _ => Ok(()),
        }
    }

    /// A connection that stays, from an address.
    pub(crate) fn connect(&self, whose: Whose, from: IpAddr) -> Result<Connected, Fault> {
        let too_many = || Fault::new(StatusCode::TOO_MANY_REQUESTS, Code::TooManyConnections);
        let most = match whose {
            Whose::Person(_) => MOST_CONNECTIONS,
            Whose::Stranger(_) => MOST_STRANGERS,
        };
        let place = self.places.clone().try_acquire_owned().map_err(|_| Fault::busy())?;
        let household = self.households.take_in(from).ok_or_else(too_many)?;
        let mut connected = lock(&self.connected);
        let count = connected.get(&whose).copied().unwrap_or_default();
        if count >= most && !self.off {
            return Err(too_many());
        }
        connected.insert(whose, count + 1);
        drop(connected);
        let connected = self.connected.clone();
        Ok(Connected { whose, connected, _household: household, _place: place })
    }

    /// Waits until no connection is left.
    pub(crate) async fn everybody_gone(&self) {
        let most = u32::try_from(self.most).unwrap_or(u32::MAX);
        let _ = self.places.acquire_many(most).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_let_through_and_then_the_steady_rate() {
        let buckets = Buckets::new(5, 1, SECOND);
        let now = Instant::now();
        let taken = |at: Instant| (0..10).filter(|_| buckets.take(1, at).is_ok()).count();
        assert_eq!(taken(now), 5);
        assert_eq!(taken(now + 3 * SECOND), 3);
        assert!(buckets.take(2, now).is_ok());
        assert_eq!(taken(now + MINUTE), 5);
    }

    #[test]
    fn connections_count_as_long_as_they_live() {
        let limits = Limits::new(false, 100, 30);
        let from = |last| IpAddr::from([192, 0, 2, last]);
        let connect = |who, address| limits.connect(Whose::Person(PersonId(who)), from(address));
        let mut held: Vec<_> = (0..20).map(|_| connect(1, 1).ok()).collect();
        assert!(held.iter().all(Option::is_some));
        assert!(connect(1, 1).is_err() && connect(1, 2).is_err());
        held.pop();
        assert!(connect(1, 1).is_ok());
        // Nor has an address any number of them by any number of names.
        held.extend((0..11).map(|number| connect(2 + number, 1).ok()));
        assert!(held.iter().all(Option::is_some));
        assert!(connect(50, 1).is_err());
        assert!(connect(50, 2).is_ok());
        drop(held);
        assert!(connect(50, 1).is_ok());
    }
}

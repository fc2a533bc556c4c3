//! The tables that are open, and what can be done with any table.
//!
//! A change is made in the room, stored, and only then acknowledged and told; all of it under
//! the lock of its table, so that everybody is told of everything in the order of the log.

mod door;
mod fair;
mod forget;
mod keeper;
mod lobby;
mod look;
mod open;
mod readers;
mod running;
mod sign;
mod sweep;
mod visit;

use std::collections::HashMap;
use std::hash::{BuildHasher as _, RandomState};
use std::net::IpAddr;
use std::sync::{Arc, Mutex as Short, MutexGuard, PoisonError};
use std::time::Duration;

use room::{Change, Room, Shelf};
use tokio::sync::{OnceCell, watch};

use self::fair::{Fair, Payer};
use self::lobby::Lobby;
use self::open::{Held, Open};
use self::running::Running;
use crate::config::Config;
use crate::count::Counts;
use crate::fault::Fault;
use crate::fresh;
use crate::store::{Known, Store};

pub(crate) use self::lobby::STALE;
pub(crate) use self::look::{Position, Reading};
pub(crate) use self::readers::Told;

const SHARDS: usize = 16;
/// How many long stories are told at once: each takes its whole log and all its words.
const TELLERS: usize = 8;

/// Somebody who comes to a table: who they are to the server, and from where.
#[derive(Clone, Copy)]
pub(crate) struct Visit<'a> {
    pub(crate) who: Option<&'a Known>,
    pub(crate) from: IpAddr,
}

impl Visit<'_> {
    /// Whose share what is done for them comes from.
    fn payer(&self) -> Payer {
        Payer { from: Some(self.from), who: self.who.map(|who| who.id) }
    }
}

type Slot = Arc<OnceCell<Arc<Open>>>;
type Shard = Short<HashMap<Arc<str>, Slot>>;

/// The tables of the server.
pub(crate) struct Tables {
    shards: [Shard; SHARDS],
    hasher: RandomState,
    store: Arc<dyn Store>,
    pub(crate) shelf: Arc<Shelf>,
    /// So many bots think at once.
    thinkers: Fair,
    /// So many bots decide at once that need not think long: nobody waits for them because of the others.
    deciders: Fair,
    /// So many long stories are told at once.
    tellers: Fair,
    running: Running,
    lobby: Lobby,
    no_limits: bool,
    counts: Arc<Counts>,
    pace: Duration,
    away: Duration,
    idle: Duration,
    linger: Duration,
    most_open: usize,
    stopping: watch::Receiver<bool>,
}

impl Tables {
    pub(crate) fn new(
        config: &Config,
        store: Arc<dyn Store>,
        counts: Arc<Counts>,
        stopping: watch::Receiver<bool>,
    ) -> Tables {
        // One core is left for those who wait for an answer, unless several people have bots thinking.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let shared = cores.saturating_sub(1).max(1);
        Tables {
            shards: Default::default(),
            hasher: RandomState::new(),
            store,
            shelf: config.shelf.clone(),
            thinkers: Fair::new(shared),
            deciders: Fair::new(shared),
            tellers: Fair::new(TELLERS),
            running: Running::default(),
            lobby: Lobby::default(),
            no_limits: config.no_limits,
            counts,
            pace: config.pace,
            away: config.away,
            idle: config.idle,
            linger: config.linger,
            most_open: config.most_open,
            stopping,
        }
    }

    fn shard(&self, id: &str) -> MutexGuard<'_, HashMap<Arc<str>, Slot>> {
        let at = self.hasher.hash_one(id) as usize % SHARDS;
        let [first, ..] = &self.shards;
        self.shards.get(at).unwrap_or(first).lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table of this id, opened if need be.
    async fn open(self: &Arc<Self>, id: &str) -> Result<Arc<Open>, Fault> {
        if !fresh::is_table_id(id) {
            return Err(Fault::no_table());
        }
        let slot = {
            let mut shard = self.shard(id);
            match shard.get(id) {
                Some(slot) => slot.clone(),
                None => shard.entry(id.into()).or_default().clone(),
            }
        };
        if let Some(open) = slot.get() {
            return Ok(open.clone());
        }
        let opened = slot.get_or_try_init(|| self.load(id)).await.cloned();
        if opened.is_err() {
            let mut shard = self.shard(id);
            if shard.get(id).is_some_and(|there| Arc::ptr_eq(there, &slot) && !there.initialized())
            {
                shard.remove(id);
            }
        }
        opened
    }

    /// Folds a table from its log.
    async fn load(self: &Arc<Self>, id: &str) -> Result<Arc<Open>, Fault> {
        let log = self.store.log(id).await?;
        if log.is_empty() {
            return Err(Fault::no_table());
        }
        let shelf = self.shelf.clone();
        let own_id = id.to_owned();
        let folded = tokio::task::spawn_blocking(move || Room::fold(&own_id, shelf, log)).await;
        let room = match folded {
            Ok(Ok(room)) => room,
            Ok(Err(error)) => {
                tracing::error!(table = id, %error, "a log cannot be folded");
                return Err(Fault::busy());
            }
            Err(error) => {
                tracing::error!(table = id, %error, "folding a log failed");
                return Err(Fault::busy());
            }
        };
        let open = Arc::new(Open::new(room, fresh::now()));
        self.start_keeper(&open);
        Ok(open)
    }

    /// Takes a new table in.
    async fn put(self: &Arc<Self>, room: Room, visit: Visit<'_>) -> Result<(), Fault> {
        let now = fresh::now();
        if let Err(error) = self.store.append(open::whole(&room, now)).await {
            self.lobby.leave(room.id());
            return Err(error.into());
        }
        let open = Open::new(room, now);
        {
            let mut state = open.state.clone().lock_owned().await;
            state.looked_at(visit);
            self.goes_on(&mut state);
        }
        let open = Arc::new(open);
        let slot = Slot::default();
        // A slot that is new is empty.
        let _ = slot.set(open.clone());
        self.shard(&open.id).insert(open.id.clone(), slot);
        self.start_keeper(&open);
        Ok(())
    }

    /// A table, locked.
    async fn hold(self: &Arc<Self>, id: &str) -> Result<(Arc<Open>, Held), Fault> {
        for _ in 0..8 {
            let open = self.open(id).await?;
            let mut state = open.state.clone().lock_owned().await;
            if state.unsettled {
                self.drop_table(&open, &mut state);
            }
            if !state.gone {
                return Ok((open, state));
            }
        }
        Err(Fault::busy())
    }

    /// Makes a change true, or drops the table so that it is folded again from what is stored.
    async fn settle(&self, open: &Open, state: &mut Held, change: Change) -> Result<(), Fault> {
        let begun = std::time::Instant::now();
        let settled = state.settle(&open.id, &self.store, change).await;
        self.counts.append.record(begun.elapsed());
        match settled {
            Ok(()) => {
                if state.listed && !lobby::is_listed(&state.room) {
                    state.listed = false;
                    self.lobby.leave(&open.id);
                }
                if state.needs_keeper() {
                    open.wake.notify_one();
                }
                Ok(())
            }
            Err(error) => {
                self.drop_table(open, state);
                Err(error.into())
            }
        }
    }

    /// Puts a table away; its readers are cut off and come back by number.
    fn drop_table(&self, open: &Open, state: &mut Held) {
        state.gone = true;
        state.goes = None;
        state.readers = Default::default();
        let mut shard = self.shard(&open.id);
        let ours = |slot: &Slot| slot.get().is_some_and(|there| std::ptr::eq(&**there, open));
        if shard.get(&open.id).is_some_and(ours) {
            shard.remove(&open.id);
        }
        drop(shard);
        open.wake.notify_one();
    }

    /// Notes whether a game with bots goes on at a table; tells whether bots may decide there. One that
    /// nobody else waits for pauses while too many of the same person go on.
    fn goes_on(&self, state: &mut Held) -> bool {
        if state.room.phase() != room::Phase::Playing || !state.room.has_bots() {
            state.goes = None;
            return false;
        }
        if state.pauses(self.linger) {
            state.goes = None;
            return false;
        }
        if state.goes.is_none() {
            let people = state.room.people().map(|(_, person)| person.id).collect();
            let free = self.no_limits || state.room.is_shared();
            state.goes = self.running.begin(people, if free { usize::MAX } else { running::MOST });
        }
        state.goes.is_some()
    }

    /// How many tables are open.
    pub(crate) fn count(&self) -> usize {
        let size = |shard: &Shard| shard.lock().unwrap_or_else(PoisonError::into_inner).len();
        self.shards.iter().map(size).sum()
    }
}

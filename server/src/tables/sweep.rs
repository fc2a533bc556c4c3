//! Tables nobody needs are put away; tables that have to do something by themselves are opened.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use room::{Door, Phase};
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::Tables;
use super::open::{Open, State};
use crate::app::closing;
use crate::fresh;
use crate::store::Listed;

/// How often is looked.
const EVERY: Duration = Duration::from_secs(5);
/// How far ahead tables are opened whose clocks run out.
const AHEAD: u64 = 60_000;
/// The most tables opened at one look.
const MOST: u32 = 1000;
/// Where there are too many, or the game is over, a table may be put away this soon.
const SOON: Duration = Duration::from_secs(10);

impl Tables {
    /// Looks after all tables until the server closes. The first look, at once, takes up what was
    /// going on when the server was last closed.
    pub(crate) async fn sweep(self: Arc<Self>) {
        let mut stopping = self.stopping.clone();
        let mut ticks = interval(EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = ticks.tick() => {}
                () = closing(&mut stopping) => return,
            }
            self.wake_due().await;
            self.put_away();
            self.counts.open_tables.set(self.count() as f64);
        }
    }

    async fn wake_due(self: &Arc<Self>) {
        let due = match self.store.due(fresh::now().saturating_add(AHEAD), MOST).await {
            Ok(due) => due,
            Err(error) => return tracing::error!(%error, "the store does not tell what is due"),
        };
        for id in due {
            // The table's keeper does the rest. One that is broken was reported when it was read.
            let _ = self.open(&id).await;
        }
    }

    fn put_away(&self) {
        let crowded = self.count() > self.most_open;
        let idle = if crowded { self.idle.min(SOON) } else { self.idle };
        for open in self.all() {
            let Ok(mut state) = open.state.clone().try_lock_owned() else { continue };
            if state.unsettled || is_idle(&state, idle) {
                self.drop_table(&open, &mut state);
                continue;
            }
            let paused = state.goes.is_none();
            if self.goes_on(&mut state) && paused {
                // Others of the same person no longer go on.
                open.wake.notify_one();
            }
        }
    }

    /// Whether somebody who sits at a table is connected to it: they wait for others.
    pub(crate) fn is_attended(&self, id: &str) -> bool {
        let open = self.shard(id).get(id).and_then(|slot| slot.get().cloned());
        let state = open.and_then(|open| open.state.clone().try_lock_owned().ok());
        state.is_some_and(|state| state.readers.anybody_seated(&state.room))
    }

    /// The tables of the lobby where somebody waits for others, whatever else is there.
    pub(crate) fn waiting(&self) -> Vec<Listed> {
        let waiting = |open: Arc<Open>| {
            let state = open.state.try_lock().ok()?;
            let room = &state.room;
            let waits = room.phase() == Phase::Open
                && room.setting().door == Door::Public
                && state.readers.anybody_seated(room);
            waits.then(|| state.line(&open.id))
        };
        self.all().into_iter().filter_map(waiting).collect()
    }

    pub(super) fn all(&self) -> Vec<Arc<Open>> {
        let mut all = Vec::new();
        for shard in &self.shards {
            let shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
            all.extend(shard.values().filter_map(|slot| slot.get().cloned()));
        }
        all
    }
}

fn is_idle(state: &State, idle: Duration) -> bool {
    let soon = |due: u64| due <= fresh::now().saturating_add(2 * AHEAD);
    let ended = matches!(state.room.phase(), Phase::Over | Phase::Closed);
    let idle = if ended { idle.min(SOON) } else { idle };
    state.readers.is_empty()
        && !state.due().is_some_and(soon)
        && Instant::now().duration_since(state.touched) >= idle
}

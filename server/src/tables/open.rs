//! A table that is open: its room, its readers, and how a change becomes true.

use std::sync::Arc;
use std::time::Duration;

use room::{Change, Entry, Logged, PersonId, Phase, Room};
use tokio::sync::{Mutex, Notify, OwnedMutexGuard};
use tokio::time::Instant;

use super::fair::Payer;
use super::lobby;
use super::readers::Readers;
use super::running::Goes;
use super::{Visit, sign};
use crate::store::{Append, Listed, Row, Sign, Store, StoreError, Turn};

/// A table that is open.
pub(super) struct Open {
    pub(super) id: Arc<str>,
    pub(super) state: Arc<Mutex<State>>,
    /// Wakes the table's keeper: a bot is awaited, or a clock runs.
    pub(super) wake: Notify,
    /// Tells the table's keeper that a reader came or went.
    pub(super) door: Arc<Notify>,
}

/// What is behind the lock of a table.
pub(super) struct State {
    pub(super) room: Room,
    pub(super) readers: Readers,
    /// As stored.
    sign: Sign,
    /// As stored.
    people: Vec<PersonId>,
    /// As stored.
    turn: Turn,
    /// When the table was opened here.
    pub(super) since: Instant,
    /// When something was last done or read here.
    pub(super) touched: Instant,
    /// When somebody last did or looked at something here, and for whom that was.
    looked: Option<(Instant, Payer)>,
    /// A game with bots goes on.
    pub(super) goes: Option<Goes>,
    /// Whether it is, or can come, in the lobby.
    pub(super) listed: bool,
    /// When the game last changed for all to see; bots pause from there.
    pub(super) played: Instant,
    /// A change is being stored. Who finds this set knows that it was never finished: the room
    /// is ahead of the store, or behind it, and has to be thrown away.
    pub(super) unsettled: bool,
    /// The table was put away; who still holds it has to ask for it again.
    pub(super) gone: bool,
}

pub(super) type Held = OwnedMutexGuard<State>;

impl Open {
    /// Opens a table whose log is stored.
    pub(super) fn new(room: Room, now: u64) -> Open {
        let id: Arc<str> = room.id().into();
        let moment = Instant::now();
        let state = State {
            sign: sign::sign(&room),
            people: sign::people(&room),
            turn: sign::turn(&room, now),
            listed: lobby::is_listed(&room),
            room,
            readers: Readers::default(),
            since: moment,
            touched: moment,
            looked: None,
            goes: None,
            played: moment,
            unsettled: false,
            gone: false,
        };
        Open { id, state: Arc::new(Mutex::new(state)), wake: Notify::new(), door: Arc::default() }
    }
}

impl State {
    /// Stores a change and then, and only then, tells everybody. If it cannot be stored the
    /// table must not be used any more.
    pub(super) async fn settle(
        &mut self,
        id: &Arc<str>,
        store: &Arc<dyn Store>,
        change: Change,
    ) -> Result<(), StoreError> {
        let append = self.append(id, &change);
        let (sign, people, turn) =
            (append.sign.clone(), append.people.clone(), append.turn.clone());
        let moved = sign.is_some() || people.is_some();
        self.unsettled = true;
        store.append(append).await?;
        self.unsettled = false;

        let now = Instant::now();
        self.touched = now;
        if is_game(&change.logged.entry) && change.is_open() {
            self.played = now;
        }
        if let Some(turn) = turn {
            self.turn = turn;
        }
        if let Some(sign) = sign {
            self.sign = sign;
        }
        if let Some(people) = people {
            self.people = people;
        }
        if moved {
            self.readers.show_out(&self.room);
        }
        self.readers.tell(&self.room, &change);
        if moved {
            self.readers.look_around(&self.room);
        }
        Ok(())
    }

    /// What is to be stored: the entry, and whatever lists know that has changed with it.
    fn append(&self, id: &Arc<str>, change: &Change) -> Append {
        let logged = &change.logged;
        // Moves are many, and change nothing about the table until the last one.
        let plain = match logged.entry {
            Entry::Moved { .. } | Entry::Undone { .. } | Entry::TookBack { .. } => {
                self.room.phase() == Phase::Playing
            }
            Entry::Said { .. } | Entry::Asked { .. } | Entry::Answered { .. } => true,
            _ => false,
        };
        let sign = (!plain).then(|| sign::sign(&self.room)).filter(|sign| *sign != self.sign);
        let people = (!plain).then(|| sign::people(&self.room)).filter(|are| *are != self.people);
        let mut turn = sign::turn(&self.room, logged.at);
        if !change.is_open() {
            // Lists tell everybody when something last happened.
            turn.at = self.turn.at;
        }
        let same = turn.awaited == self.turn.awaited && turn.due == self.turn.due;
        let turn = (!same || sign.is_some()).then_some(turn);
        Append { table: id.clone(), rows: vec![row(logged)], sign, people, turn }
    }

    /// The table's line in lists, as stored.
    pub(super) fn line(&self, id: &str) -> Listed {
        let Sign { game, phase, seats, seated, .. } = self.sign.clone();
        let Turn { awaited, at, .. } = self.turn.clone();
        Listed { table: id.to_owned(), game, phase, seats, seated, awaited, at }
    }

    /// Somebody has done or looked at something here.
    pub(super) fn looked_at(&mut self, visit: Visit<'_>) {
        let now = Instant::now();
        self.touched = now;
        self.listed = self.listed || lobby::is_listed(&self.room);
        self.looked = Some((now, visit.payer()));
        if let Some(who) = visit.who {
            self.readers.saw(&self.room, who.id);
        }
    }

    /// Whether bots wait here until somebody looks: nobody does, nobody has for so long, and nobody
    /// else plays who would wait for them.
    pub(super) fn pauses(&self, linger: Duration) -> bool {
        let looked = self.looked.is_some_and(|(at, _)| at.elapsed() < linger);
        !looked && self.readers.is_empty() && !self.room.is_shared()
    }

    /// For whom bots think here.
    pub(super) fn payer(&self) -> Payer {
        let looked = || self.looked.map(|(_, payer)| payer);
        // Where nobody looks it is for somebody who will: people are told apart all the same.
        let nobody = || Payer { from: None, who: self.people.first().copied() };
        self.readers.payer(&self.room).or_else(looked).unwrap_or_else(nobody)
    }

    /// Whether somebody has to look after the table by itself.
    pub(super) fn needs_keeper(&self) -> bool {
        self.turn.due.is_some() || self.room.asks_bot()
    }

    /// When somebody has to look after the table.
    pub(super) fn due(&self) -> Option<u64> {
        self.turn.due
    }
}

/// Everything about a table that is not stored yet.
pub(super) fn whole(room: &Room, now: u64) -> Append {
    let rows = room.log().iter().map(row).collect();
    let (sign, people) = (Some(sign::sign(room)), Some(sign::people(room)));
    let turn = Some(sign::turn(room, now));
    Append { table: room.id().into(), rows, sign, people, turn }
}

fn row(logged: &Logged) -> Row {
    // Plain data: writing it to memory cannot fail.
    let entry = serde_json::to_string(&logged.entry).unwrap_or_default();
    Row { seq: logged.seq, at: logged.at, entry }
}

/// Whether an entry concerns the game itself.
fn is_game(entry: &Entry) -> bool {
    matches!(
        entry,
        Entry::Began { .. }
            | Entry::Moved { .. }
            | Entry::Undone { .. }
            | Entry::TookBack { .. }
            | Entry::Handed { .. }
            | Entry::Returned { .. }
    )
}

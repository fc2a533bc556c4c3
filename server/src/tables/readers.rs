//! Who is connected to a table, and what they are told.

use std::collections::HashMap;
use std::net::IpAddr;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use kit::{Hash, Seat, SeatSet};
use room::{Change, FromTable, PersonId, Room};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::fair::Payer;
use super::{Visit, door};
use crate::store::Known;

/// How much a reader may fall behind before it is cut off; it comes back by number.
const QUEUE: usize = 256;

/// Something a reader is told, as it goes over the wire.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    /// The number of the entry for this reader, if it is one.
    pub(crate) seq: Option<u32>,
    /// A [`FromTable`] as JSON.
    pub(crate) text: Utf8Bytes,
}

impl Told {
    /// Writes it down.
    pub(crate) fn new(message: &FromTable) -> Told {
        let seq = match message {
            FromTable::Item(item) => Some(item.seq),
            _ => None,
        };
        // Plain data: writing it to memory cannot fail.
        let text = serde_json::to_string(message).unwrap_or_default();
        Told { seq, text: text.into() }
    }
}

struct Reader {
    person: Option<Known>,
    /// The session or token by which they are known.
    badge: Option<Hash>,
    from: IpAddr,
    queue: mpsc::Sender<Told>,
}

impl Reader {
    fn is(&self, person: PersonId) -> bool {
        self.person.as_ref().is_some_and(|mine| mine.id == person)
    }
}

/// The readers of one table.
#[derive(Default)]
pub(super) struct Readers {
    list: Vec<Reader>,
    /// When the people who sit here without a connection were last seen.
    seen: HashMap<PersonId, Instant>,
    /// Who was here when everybody was last told.
    here: Option<FromTable>,
}

impl Readers {
    /// Takes a reader in.
    pub(super) fn join(&mut self, visit: Visit<'_>, badge: Option<Hash>) -> mpsc::Receiver<Told> {
        let (queue, told) = mpsc::channel(QUEUE);
        let (person, from) = (visit.who.cloned(), visit.from);
        self.list.push(Reader { person, badge, from, queue });
        told
    }

    /// For whom the table goes on: somebody who sits there rather than somebody who watches.
    pub(super) fn payer(&self, room: &Room) -> Option<Payer> {
        let seated = |reader: &&Reader| {
            reader.person.as_ref().is_some_and(|person| room.chair_of(person.id).is_some())
        };
        let reader = self.list.iter().find(seated).or(self.list.first())?;
        let who = reader.person.as_ref().map(|person| person.id);
        Some(Payer { from: Some(reader.from), who })
    }

    /// Whether somebody who sits here is connected.
    pub(super) fn anybody_seated(&self, room: &Room) -> bool {
        let seated = |reader: &Reader| {
            let person = reader.person.as_ref();
            !reader.queue.is_closed()
                && person.is_some_and(|person| room.chair_of(person.id).is_some())
        };
        self.list.iter().any(seated)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Tells everybody of a change: once worked out for each person at the table, and once for
    /// all who watch. Who cannot keep up is cut off.
    pub(super) fn tell(&mut self, room: &Room, change: &Change) {
        let mut said: Vec<(Option<PersonId>, Option<Told>)> = Vec::with_capacity(4);
        self.list.retain(|reader| {
            let seated = |person: &Known| room.chair_of(person.id).map(|_| person.id);
            let who = reader.person.as_ref().and_then(seated);
            let told = match said.iter().find(|(known, _)| *known == who) {
                Some((_, told)) => told.clone(),
                None => {
                    let item = room.item(change, who);
                    let told = item.map(|item| Told::new(&FromTable::Item(item)));
                    said.push((who, told.clone()));
                    told
                }
            };
            told.is_none_or(|told| reader.queue.try_send(told).is_ok())
        });
    }

    /// Sends those away who may no longer look.
    pub(super) fn show_out(&mut self, room: &Room) {
        self.list.retain(|reader| door::may_look(room, reader.person.as_ref()));
    }

    /// Cuts off whoever came by these sessions or tokens.
    pub(super) fn dismiss(&mut self, badges: &[Hash]) {
        self.list.retain(|reader| reader.badge.is_none_or(|badge| !badges.contains(&badge)));
    }

    /// Somebody has done something here without a connection.
    pub(super) fn saw(&mut self, room: &Room, person: PersonId) {
        if room.chair_of(person).is_some() {
            self.seen.insert(person, Instant::now());
        }
    }

    /// Who is here at the moment.
    pub(super) fn here(&self, room: &Room) -> FromTable {
        let mut seats = vec![false; usize::from(room.setting().options.seats)];
        for (chair, person) in room.people() {
            if let Some(here) = seats.get_mut(usize::from(chair)) {
                *here = self.list.iter().any(|reader| reader.is(person.id));
            }
        }
        let watches = |reader: &&Reader| {
            reader.person.as_ref().is_none_or(|person| room.chair_of(person.id).is_none())
        };
        FromTable::Here { seats, watching: self.list.iter().filter(watches).count() as u32 }
    }

    /// Notices who has gone, and tells everybody who is here if that has changed.
    pub(super) fn look_around(&mut self, room: &Room) {
        let now = Instant::now();
        let mut gone = Vec::new();
        self.list.retain(|reader| {
            if reader.queue.is_closed() {
                gone.extend(reader.person.as_ref().map(|person| person.id));
            }
            !reader.queue.is_closed()
        });
        gone.retain(|person| room.chair_of(*person).is_some());
        self.seen.extend(gone.into_iter().map(|person| (person, now)));
        let here = self.here(room);
        if self.here.as_ref() == Some(&here) {
            return;
        }
        let told = Told::new(&here);
        self.list.retain(|reader| reader.queue.try_send(told.clone()).is_ok());
        self.here = Some(here);
    }

    /// The seats whose people have had no connection for so long, counted from the moment the
    /// table was opened for those who were never here.
    pub(super) fn away(&self, room: &Room, since: Instant, long: Duration) -> SeatSet {
        let is_away = |person: PersonId| {
            let seen = self.seen.get(&person).copied().unwrap_or(since);
            let connected =
                self.list.iter().any(|reader| reader.is(person) && !reader.queue.is_closed());
            !connected && seen.elapsed() >= long
        };
        room.people().filter(|(_, person)| is_away(person.id)).map(|(at, _)| Seat(at)).collect()
    }
}

//! What people see of tables: the placard, the story, the position, the record, and everything
//! from now on.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use kit::{Hash, Lang, Names, Record};
use room::{FromTable, Item, Logged, PersonId, Phase, Placard, Room, Shelf, Who};
use serde::Serialize;
use serde_json::Value;
use tokio::sync::{Notify, mpsc};
use tokio::time::timeout;

use super::fair::Turn;
use super::open::{Held, Open};
use super::readers::Told;
use super::{Tables, Visit, door};
use crate::fault::{Code, Fault};
use crate::fresh;
use crate::store::Known;
use crate::words::Tongues;

/// A story of so many entries is told at once; a longer one where it holds nobody up.
const SHORT: usize = 48;
/// Of those that are longer than this, only a few are told at once.
const LONG: usize = 512;
/// How long somebody waits for their turn to be told one.
const PATIENCE: Duration = Duration::from_secs(10);
/// The most entries in one answer; who wants the rest asks for what comes after them.
const PAGE: usize = 2_000;

/// A table as a program sees it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct Position {
    /// The number of the last entry the caller was told of.
    seq: u32,
    /// How many decisions have been played, of those the caller knows of.
    ply: u32,
    /// The number of the caller's list of moves; a move is sent with this number.
    list: u32,
    /// Where the table is in its life.
    phase: Phase,
    /// The seats the table waits for, as far as the caller may know.
    awaited: Vec<u8>,
    /// What the caller may see of the game.
    #[schema(value_type = Object)]
    view: Value,
    /// What the caller can decide now, whether or not the table waits for it.
    moves: Vec<LegalMove>,
}

/// A move that can be played.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct LegalMove {
    /// Its place in the list.
    number: usize,
    /// Its notation: the text of a wish to move.
    text: String,
    /// What it does, in the caller's language.
    says: String,
}

/// Everything a table tells somebody: what they missed, and what happens from now on.
pub(crate) struct Reading {
    /// What was missed.
    pub(crate) missed: Missed,
    /// What happens; ends when the table is put away or the reader cannot keep up.
    pub(crate) told: mpsc::Receiver<Told>,
    _leaving: Leaving,
}

/// Lets the table notice that a reader has gone.
struct Leaving(Arc<Notify>);

impl Drop for Leaving {
    fn drop(&mut self) {
        self.0.notify_one();
    }
}

/// What a reader has missed, still to be worked out.
pub(crate) struct Missed {
    id: Arc<str>,
    shelf: Arc<Shelf>,
    log: Vec<Logged>,
    reader: Option<PersonId>,
    after: u32,
    seq: u32,
    here: FromTable,
    most: usize,
    /// Held until the story has been told and sent, if it is a long one.
    turn: Option<Turn>,
}

impl Missed {
    /// It has been told and sent: somebody else's turn.
    pub(crate) fn done(&mut self) {
        self.turn = None;
    }

    /// The turn, for whoever sends what was told.
    pub(crate) fn into_turn(self) -> Option<Turn> {
        self.turn
    }

    /// The items.
    pub(crate) async fn items(&mut self) -> Result<Vec<Item>, Fault> {
        let log = std::mem::take(&mut self.log);
        let (id, shelf, reader, after, most) =
            (self.id.clone(), self.shelf.clone(), self.reader, self.after, self.most);
        let long = log.len() > SHORT;
        let tell = move || Room::told(&id, &shelf, &log, reader, after, most);
        let told = match long {
            false => Ok(tell()),
            true => tokio::task::spawn_blocking(tell).await,
        };
        match told {
            Ok(Ok(items)) => Ok(items),
            Ok(Err(error)) => {
                tracing::error!(table = &*self.id, %error, "a story cannot be told");
                Err(Fault::busy())
            }
            Err(error) => {
                tracing::error!(table = &*self.id, %error, "telling a story failed");
                Err(Fault::busy())
            }
        }
    }

    /// The items, that they are all, and who is here.
    pub(crate) async fn tell(&mut self) -> Result<Vec<Told>, Fault> {
        let items = self.items().await?;
        let mut told: Vec<Told> =
            items.into_iter().map(|item| Told::new(&FromTable::Item(item))).collect();
        told.push(Told::new(&FromTable::Caught(self.seq)));
        told.push(Told::new(&self.here));
        Ok(told)
    }
}

impl Tables {
    async fn look(self: &Arc<Self>, id: &str, visit: Visit<'_>) -> Result<Held, Fault> {
        let (open, held) = self.hold(id).await?;
        self.checked(&open, held, visit)
    }

    /// The table, if they may look. It goes on if it had paused.
    fn checked(&self, open: &Open, mut held: Held, visit: Visit<'_>) -> Result<Held, Fault> {
        if !door::may_look(&held.room, visit.who) {
            return Err(Fault::new(StatusCode::FORBIDDEN, Code::NoLook));
        }
        let paused = held.pauses(self.linger);
        held.looked_at(visit);
        if paused && held.room.asks_bot() {
            open.wake.notify_one();
        }
        Ok(held)
    }

    /// The table, and a turn to be told its story if that is a long one: the log is not copied before.
    async fn look_long(
        self: &Arc<Self>,
        id: &str,
        visit: Visit<'_>,
        after: u32,
    ) -> Result<(Arc<Open>, Held, Option<Turn>), Fault> {
        let mut turn = None;
        loop {
            let (open, held) = self.hold(id).await?;
            let held = self.checked(&open, held, visit)?;
            let wants = after < held.room.seq_for(visit.who.map(|who| who.id));
            if turn.is_some() || !wants || held.room.log().len() <= LONG {
                return Ok((open, held, turn));
            }
            drop(held);
            let waited = timeout(PATIENCE, self.tellers.turn(visit.payer())).await;
            turn = Some(waited.ok().flatten().ok_or_else(Fault::busy)?);
        }
    }

    /// The table from the door.
    pub(crate) async fn placard(
        self: &Arc<Self>,
        id: &str,
        visit: Visit<'_>,
    ) -> Result<Placard, Fault> {
        let held = self.look(id, visit).await?;
        Ok(held.room.placard(visit.who.map(|who| who.id), fresh::now()))
    }

    /// What somebody has missed: a page of it.
    pub(crate) async fn story(
        self: &Arc<Self>,
        id: &str,
        visit: Visit<'_>,
        after: u32,
    ) -> Result<Missed, Fault> {
        let (_, held, turn) = self.look_long(id, visit, after).await?;
        Ok(Missed { most: PAGE, turn, ..self.missed(id.into(), &held, visit.who, after) })
    }

    /// What somebody has missed, and everything from now on. Both are taken under one lock, so
    /// nothing is lost between them and nothing told twice.
    pub(crate) async fn read(
        self: &Arc<Self>,
        id: &str,
        visit: Visit<'_>,
        plays: bool,
        badge: Option<Hash>,
        after: u32,
    ) -> Result<Reading, Fault> {
        let (open, mut held, turn) = self.look_long(id, visit, after).await?;
        if plays {
            self.come_back(&open, &mut held, visit).await?;
        }
        let told = held.readers.join(visit, badge);
        self.goes_on(&mut held);
        let missed = self.missed(open.id.clone(), &held, visit.who, after);
        let missed = Missed { turn, ..missed };
        drop(held);
        open.door.notify_one();
        Ok(Reading { missed, told, _leaving: Leaving(open.door.clone()) })
    }

    /// Cuts off whoever reads by sessions or tokens that have ended. They may come back as whoever
    /// they are then.
    pub(crate) fn dismiss(self: &Arc<Self>, badges: Vec<Hash>) {
        if badges.is_empty() {
            return;
        }
        let tables = self.clone();
        tokio::spawn(async move {
            for open in tables.all() {
                open.state.lock().await.readers.dismiss(&badges);
                open.door.notify_one();
            }
        });
    }

    fn missed(&self, id: Arc<str>, held: &Held, who: Option<&Known>, after: u32) -> Missed {
        let reader = who.map(|who| who.id);
        let seq = held.room.seq_for(reader);
        // A story is told from the beginning, whatever part of it is wanted. Who claims to know
        // more than there is (a server was opened again from a copy) is told the last number.
        let log = if after < seq { held.room.log().to_vec() } else { Vec::new() };
        let here = held.readers.here(&held.room);
        let shelf = self.shelf.clone();
        Missed { id, shelf, log, reader, after, seq, here, most: usize::MAX, turn: None }
    }

    /// The table for a program.
    pub(crate) async fn position(
        self: &Arc<Self>,
        id: &str,
        visit: Visit<'_>,
        tongues: &Tongues,
        lang: Lang,
    ) -> Result<Position, Fault> {
        let held = self.look(id, visit).await?;
        let room = &held.room;
        let none = || Fault::new(StatusCode::CONFLICT, Code::NotPlaying);
        let table = room.table().ok_or_else(none)?;
        let reader = visit.who.map(|who| who.id);
        let viewer = room.viewer(reader);
        let placard = room.placard(reader, 0);
        let names = Names { seats: names(room), me: viewer.seat() };
        let words = tongues.of(lang, Some(&room.setting().game));
        let says = |phrase| words.map(|words| words.say(&phrase, &names)).unwrap_or_default();
        let lines = viewer.seat().map(|seat| table.moves(seat)).unwrap_or_default();
        let line = |line: registry::MoveLine| LegalMove {
            number: line.number,
            text: line.text,
            says: says(line.says),
        };
        Ok(Position {
            seq: room.seq_for(reader),
            ply: placard.ply,
            list: placard.list,
            phase: room.phase(),
            awaited: placard.awaited.iter().map(|seat| seat.0).collect(),
            view: table.view(viewer),
            moves: lines.into_iter().map(line).collect(),
        })
    }

    /// The record, once the game is over.
    pub(crate) async fn record(
        self: &Arc<Self>,
        id: &str,
        visit: Visit<'_>,
    ) -> Result<Record, Fault> {
        let held = self.look(id, visit).await?;
        held.room.record().ok_or_else(|| Fault::new(StatusCode::CONFLICT, Code::NotOver))
    }
}

fn names(room: &Room) -> Vec<String> {
    let chairs = room.placard(None, 0).chairs;
    let name = |who: Who| match who {
        Who::Nobody => String::new(),
        Who::Person(name) => name,
        Who::Bot(bot) => bot,
    };
    chairs.into_iter().map(|chair| name(chair.who)).collect()
}

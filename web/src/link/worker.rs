//! A table in this browser, in a worker so that bots can think without holding up the page.

use std::cell::RefCell;
use std::sync::Arc;

use kit::{Lang, Names, SeatSet};
use room::{
    Around, Change, Entry, FromTable, Logged, Person, PersonId, Reason, Room, Shelf, ToTable,
};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::{browser, fallen, speech};

/// The one person at a table of this browser.
pub(super) const READER: PersonId = PersonId(1);
/// How long a bot waits before the first decision of its turn, and before the next ones, in
/// milliseconds: slow enough to follow.
const WAITS: (u32, u32) = (700, 350);

/// What the page tells the worker.
#[derive(Serialize, Deserialize)]
pub(super) enum ToWorker {
    /// To open the table of this log.
    Open {
        /// Its id.
        table: String,
        /// What has happened there.
        log: Vec<Logged>,
        /// How long bots wait, in hundredths of what is usual.
        pace: u32,
    },
    /// Something for the table, and the language to answer in.
    Said(Lang, ToTable),
}

/// What the worker tells the page.
#[derive(Serialize, Deserialize)]
pub(super) enum FromWorker {
    /// It listens.
    Ready,
    /// An entry to be kept.
    Keep(Logged),
    /// Something from the table.
    Said(FromTable),
    /// The log is none, for this reason.
    Broken(String),
}

struct Host {
    room: Room,
    reader: Person,
    pace: u32,
    /// Whether a bot is about to decide.
    thinking: bool,
}

thread_local! {
    static HOST: RefCell<Option<Host>> = const { RefCell::new(None) };
}

/// Listens as a worker. `worker.js` calls it.
#[wasm_bindgen]
pub fn work() {
    fallen::watch();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        if let Ok(said) = serde_json::from_str(&text) {
            HOST.with_borrow_mut(|host| hear(host, said));
        }
    });
    if let Some(scope) = scope() {
        scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    }
    // It listens as long as the worker lives.
    hear.forget();
    tell(&FromWorker::Ready);
}

fn scope() -> Option<DedicatedWorkerGlobalScope> {
    js_sys::global().dyn_into().ok()
}

fn tell(said: &FromWorker) {
    if let (Some(scope), Ok(text)) = (scope(), serde_json::to_string(said)) {
        let _ = scope.post_message(&JsValue::from_str(&text));
    }
}

fn hear(host: &mut Option<Host>, said: ToWorker) {
    match (said, host) {
        (ToWorker::Open { table, log, pace }, host) => match Host::open(&table, log, pace) {
            Ok(mut opened) => {
                opened.retell();
                opened.schedule();
                *host = Some(opened);
            }
            Err(reason) => tell(&FromWorker::Broken(reason)),
        },
        (ToWorker::Said(lang, ToTable::Wish { n, wish }), Some(host)) => host.wish(lang, n, wish),
        (ToWorker::Said(_, ToTable::Ping(n)), Some(_)) => {
            tell(&FromWorker::Said(FromTable::Pong(n)));
        }
        (ToWorker::Said(..), None) => {}
    }
}

impl Host {
    fn open(table: &str, log: Vec<Logged>, pace: u32) -> Result<Host, String> {
        let shelf = Arc::new(Shelf::default());
        let room = Room::fold(table, shelf, log).map_err(|broken| broken.to_string())?;
        let reader = room.people().map(|(_, person)| person).find(|person| person.id == READER);
        let reader = reader.cloned().ok_or("nobody sits there")?;
        Ok(Host { room, reader, pace, thinking: false })
    }

    /// Tells everything that has happened.
    fn retell(&self) {
        match self.room.story(Some(READER), 0) {
            Ok(items) => {
                let items = items.into_iter().map(FromTable::Item);
                let chairs = self.room.setting().options.seats;
                let seats = (0..chairs).map(|_| true).collect();
                let here = FromTable::Here { seats, watching: 0 };
                for said in items.chain([FromTable::Caught(self.room.seq()), here]) {
                    tell(&FromWorker::Said(said));
                }
            }
            Err(broken) => tell(&FromWorker::Broken(broken.to_string())),
        }
    }

    fn announce(&self, change: &Change) {
        tell(&FromWorker::Keep(change.logged.clone()));
        tell(&FromWorker::Said(FromTable::Item(self.room.item(change, Some(READER)))));
    }

    fn wish(&mut self, lang: Lang, n: u32, wish: room::Wish) {
        let mut fresh = browser::fresh_seed;
        let mut around = Around { now: browser::now(), away: SeatSet::EMPTY, fresh: &mut fresh };
        match self.room.act(&self.reader, wish, &mut around) {
            Ok(change) => {
                let seq = change.logged.seq;
                self.announce(&change);
                tell(&FromWorker::Said(FromTable::Done { n, seq }));
                self.schedule();
            }
            Err(refusal) => {
                let game = hall::meta(&self.room.setting().game).map(|meta| meta.id);
                let message = speech::say(lang, game, &refusal.phrase(), &Names::default());
                let reason = Reason { code: refusal.code().to_owned(), message };
                tell(&FromWorker::Said(FromTable::Refused { n, reason }));
            }
        }
    }

    /// Lets the next bot decide after a while.
    fn schedule(&mut self) {
        let Some(job) = self.room.bot_job().filter(|_| !self.thinking) else { return };
        let last = self.room.log().last().map(|logged| &logged.entry);
        let goes_on = matches!(last, Some(Entry::Moved { seat, .. }) if *seat == job.seat);
        let wait = if goes_on { WAITS.1 } else { WAITS.0 };
        self.thinking = true;
        browser::after(wait * self.pace / 100, || {
            HOST.with_borrow_mut(|host| {
                if let Some(host) = host {
                    host.let_bot_decide();
                }
            });
        });
    }

    fn let_bot_decide(&mut self) {
        self.thinking = false;
        // The table may have changed since: the decision is asked for now.
        let Some(job) = self.room.bot_job() else { return };
        let Some(text) = job.think(browser::fresh_seed()) else { return };
        if let Ok(change) = self.room.act_bot(job.seat, job.ply, &text, browser::now()) {
            self.announce(&change);
            self.schedule();
        }
    }
}

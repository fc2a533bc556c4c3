//! A table on the server: a WebSocket, or a stream of events where sockets do not get through.
//!
//! The connection may go at any moment; the story goes on where it was heard last.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use room::{FromTable, NewTableId, Placard, ToTable, Wish};
use serde::Deserialize;
use serde_json::json;
use wasm_bindgen::prelude::*;
use web_sys::{Event, EventSource, MessageEvent, WebSocket};

use super::Ends;
use super::patience::{Patience, Way};
use super::talk::Talk;
use crate::api::{self, Fault};
use crate::browser;
use crate::model::Model;
use crate::notice::Notices;
use crate::route::{Navigation, Route};
use crate::settings::Settings;
use crate::speech::Speech;
use crate::table_context::{TableContext, Wire};

/// Something that is called when the browser has news.
type Listener = Closure<dyn FnMut(Event)>;

/// How often a sign of life is asked for, and how long it may take, in milliseconds.
const PULSE: u32 = 20_000;
const SILENCE: u32 = 8_000;
/// The same, for who waits for the answer to a wish.
const WISHED_SILENCE: u32 = 4_500;
/// How long a socket may take to open, in milliseconds: some networks swallow them.
const OPENING: u32 = 6_000;

/// What carries the conversation at the moment, with what listens to it.
enum Line {
    Socket(WebSocket, Vec<Closure<dyn FnMut(Event)>>),
    Stream(EventSource, Vec<Closure<dyn FnMut(Event)>>),
}

impl Line {
    fn close(self) {
        match self {
            Line::Socket(socket, _listeners) => {
                for set in [WebSocket::set_onmessage, WebSocket::set_onclose] {
                    set(&socket, None);
                }
                let _ = socket.close();
            }
            Line::Stream(stream, _listeners) => {
                for set in [EventSource::set_onmessage, EventSource::set_onerror] {
                    set(&stream, None);
                }
                stream.close();
            }
        }
    }
}

struct Remote {
    /// Itself, for what happens later.
    own: Weak<Remote>,
    table: String,
    ends: Ends,
    talk: RefCell<Talk>,
    patience: RefCell<Patience>,
    line: RefCell<Option<Line>>,
    /// Counts connections: what an old one still has to say does not count.
    round: Cell<u32>,
    /// Whether this connection has told everything.
    stood: Cell<bool>,
    /// The last sign of life that was asked for, and the last that came.
    pulse: Cell<(u32, u32)>,
    stopped: Cell<bool>,
}

/// Opens a table of the server.
pub fn open(table: String) -> TableContext {
    let settings = Settings::here();
    let (place, notices, speech) = (Navigation::here(), Notices::here(), Speech::here());
    let ends = Ends::new(Wire::Trying, settings.lang);
    let remote = Rc::new_cyclic(|own| Remote {
        own: own.clone(),
        table: table.clone(),
        ends,
        talk: RefCell::default(),
        patience: RefCell::default(),
        line: RefCell::new(None),
        round: Cell::new(0),
        stood: Cell::new(false),
        pulse: Cell::new((0, 0)),
        stopped: Cell::new(false),
    });
    remote.connect();
    let remote = StoredValue::new_local(remote);
    watch(remote);
    let send = Callback::new(move |wish| remote.with_value(|remote| remote.wish(wish)));
    let rematch = Callback::new(move |()| {
        let path = format!("/api/tables/{table}/rematch");
        spawn_local(async move {
            let lang = settings.lang.get_untracked();
            match api::post::<NewTableId>(lang, &path, &json!({})).await {
                Ok(new) => place.go(Route::Table(new.table)),
                Err(fault) => notices.fault(&fault, speech),
            }
        });
    });
    ends.table(send, rematch)
}

/// Tries again as soon as there is a reason to hope, and stops with its page.
fn watch(remote: StoredValue<Rc<Remote>, LocalStorage>) {
    let hurry = move || {
        let _ = remote.try_with_value(|remote| remote.hurry());
    };
    let online = window_event_listener(ev::online, move |_| hurry());
    let shown = window_event_listener(ev::visibilitychange, move |_| {
        if !document().hidden() {
            hurry();
        }
    });
    on_cleanup(move || {
        online.remove();
        shown.remove();
        let _ = remote.try_with_value(|remote| {
            remote.stopped.set(true);
            remote.hang_up();
        });
    });
}

impl Remote {
    /// Connects at once if there is no connection; asks for a sign of life if there seems to be.
    fn hurry(&self) {
        if self.stood.get() { self.feel_pulse(SILENCE) } else { self.connect() }
    }

    fn hang_up(&self) {
        self.round.set(self.round.get() + 1);
        self.stood.set(false);
        self.talk.borrow_mut().cut();
        if let Some(line) = self.line.take() {
            line.close();
        }
    }

    fn connect(&self) {
        if self.stopped.get() {
            return;
        }
        self.hang_up();
        let after = self.ends.model.with_untracked(|model| model.seq);
        let lang = self.ends.lang.get_untracked();
        let way = self.patience.borrow().way();
        let kind = match way {
            Way::Socket => "live",
            Way::Stream => "events",
        };
        let path = format!("/api/tables/{}/{kind}?after={after}", self.table);
        let path = api::in_language(&path, lang);
        let line = match way {
            Way::Socket => self.socket(&path),
            Way::Stream => self.stream(&path),
        };
        match line {
            Some(line) => {
                drop(self.line.replace(Some(line)));
                self.later(OPENING, Remote::give_up_opening);
            }
            None => self.lose(self.round.get()),
        }
    }

    /// A socket that is still not open counts as lost.
    fn give_up_opening(&self) {
        let opening = match &*self.line.borrow() {
            Some(Line::Socket(socket, _)) => socket.ready_state() == WebSocket::CONNECTING,
            _ => false,
        };
        if opening {
            self.lose(self.round.get());
        }
    }

    fn socket(&self, path: &str) -> Option<Line> {
        let location = window().location();
        let secure = location.protocol().ok()? == "https:";
        let scheme = if secure { "wss" } else { "ws" };
        let socket = WebSocket::new(&format!("{scheme}://{}{path}", location.host().ok()?)).ok()?;
        let (hear, lose) = self.listeners();
        socket.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        socket.set_onclose(Some(lose.as_ref().unchecked_ref()));
        Some(Line::Socket(socket, vec![hear, lose]))
    }

    fn stream(&self, path: &str) -> Option<Line> {
        let stream = EventSource::new(path).ok()?;
        let (hear, lose) = self.listeners();
        stream.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        stream.set_onerror(Some(lose.as_ref().unchecked_ref()));
        Some(Line::Stream(stream, vec![hear, lose]))
    }

    /// What listens to a new connection. Neither ever ends the connection it belongs to: it is in
    /// use while it runs.
    fn listeners(&self) -> (Listener, Listener) {
        let round = self.round.get();
        let own = self.own.clone();
        let hear = Closure::new(move |event: Event| {
            let Some(remote) = own.upgrade().filter(|remote| remote.round.get() == round) else {
                return;
            };
            let data = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
            if let Some(said) = data.and_then(|text| serde_json::from_str(&text).ok()) {
                remote.hear(said);
            }
        });
        let own = self.own.clone();
        let lose = Closure::new(move |_: Event| {
            if let Some(remote) = own.upgrade() {
                remote.lose(round);
            }
        });
        (hear, lose)
    }

    /// A connection was lost, or never stood: another one after a while.
    fn lose(&self, round: u32) {
        if self.round.get() != round || self.stopped.get() {
            return;
        }
        let stood = self.stood.get();
        self.round.set(round + 1);
        self.stood.set(false);
        self.talk.borrow_mut().cut();
        self.ends.wire.set(Wire::Trying);
        let wait = self.patience.borrow_mut().lost(stood);
        // Not everybody at once when the server comes back.
        let wait = (f64::from(wait) * (0.75 + js_sys::Math::random() / 2.0)) as u32;
        let own = self.own.clone();
        browser::after(wait, move || {
            if let Some(remote) = own.upgrade().filter(|remote| remote.round.get() == round + 1) {
                remote.connect();
            }
        });
        if !stood {
            self.ask_why();
        }
    }

    /// A connection that is refused does not say why: perhaps there is no such table.
    fn ask_why(&self) {
        let own = self.own.clone();
        let path = format!("/api/tables/{}", self.table);
        let lang = self.ends.lang.get_untracked();
        spawn_local(async move {
            let answer = api::get::<Placard>(lang, &path).await;
            let Some(remote) = own.upgrade().filter(|remote| !remote.stopped.get()) else { return };
            if let Err(Fault::Refused { status: 401 | 403 | 404 | 410, reason }) = answer {
                remote.stopped.set(true);
                remote.ends.refused.set(Some(reason));
                remote.ends.wire.set(Wire::Gone);
            }
        });
    }

    fn hear(&self, said: FromTable) {
        if let FromTable::Pong(number) = said {
            self.pulse.set((self.pulse.get().0, number));
            return;
        }
        let next = self.ends.hear(&mut self.talk.borrow_mut(), said);
        if next.lost {
            // Start the story over; the line is closed outside of its own listener.
            self.talk.borrow_mut().start_over();
            self.ends.model.set(Model::default());
            self.round.set(self.round.get() + 1);
            self.later(0, Remote::connect);
            return;
        }
        if next.caught {
            self.stood.set(true);
            self.patience.borrow_mut().stood();
            self.ends.wire.set(Wire::Up);
            self.keep_pulse();
        }
        self.flush();
    }

    fn wish(&self, wish: Wish) {
        self.ends.wish(&mut self.talk.borrow_mut(), wish);
        self.flush();
        // Who waits for an answer is told soon that none comes; what was wished is kept and sent again.
        if self.stood.get() {
            self.feel_pulse(WISHED_SILENCE);
        }
    }

    fn flush(&self) {
        let letters = self.talk.borrow_mut().take();
        for letter in letters {
            self.post(letter);
        }
    }

    fn post(&self, letter: ToTable) {
        match (&*self.line.borrow(), letter) {
            (Some(Line::Socket(socket, _)), letter) => {
                if let Ok(text) = serde_json::to_string(&letter) {
                    let _ = socket.send_with_str(&text);
                }
            }
            (Some(Line::Stream(..)), ToTable::Wish { n, wish }) => self.post_wish(n, wish),
            _ => {}
        }
    }

    fn post_wish(&self, n: u32, wish: Wish) {
        #[derive(Deserialize)]
        struct Granted {
            seq: u32,
        }
        let own = self.own.clone();
        let path = format!("/api/tables/{}/wishes", self.table);
        let lang = self.ends.lang.get_untracked();
        spawn_local(async move {
            let answer = api::post::<Granted>(lang, &path, &wish).await;
            let Some(remote) = own.upgrade() else { return };
            match answer {
                Ok(Granted { seq }) => remote.hear(FromTable::Done { n, seq }),
                Err(Fault::Refused { reason, .. }) => {
                    remote.hear(FromTable::Refused { n, reason });
                }
                // It may have arrived: what the stream says next will tell.
                Err(Fault::Away) => remote.lose(remote.round.get()),
            }
        });
    }

    fn later(&self, wait: u32, run: impl FnOnce(&Remote) + 'static) {
        let own = self.own.clone();
        let round = self.round.get();
        browser::after(wait, move || {
            if let Some(remote) = own.upgrade().filter(|remote| remote.round.get() == round) {
                run(&remote);
            }
        });
    }

    /// Asks for a sign of life every now and then: a socket can be dead without knowing it.
    fn keep_pulse(&self) {
        self.later(PULSE, |remote| {
            if !document().hidden() {
                remote.feel_pulse(SILENCE);
            }
            remote.keep_pulse();
        });
    }

    /// Asks for a sign of life; without one after so many milliseconds the connection is lost.
    fn feel_pulse(&self, silence: u32) {
        if !matches!(&*self.line.borrow(), Some(Line::Socket(..))) {
            return;
        }
        let (asked, answered) = self.pulse.get();
        self.pulse.set((asked + 1, answered));
        self.post(ToTable::Ping(asked + 1));
        self.later(silence, move |remote| {
            if remote.pulse.get().1 <= asked {
                remote.lose(remote.round.get());
            }
        });
    }
}

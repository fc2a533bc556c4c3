//! What the page asks of a loaded game.

use kit::scene::Filled;
use kit::{Meta, Options, Phrase};
use module::ask::{Ask, Begun, Composed, Look, Position, Request, Texts};
use room::Setting;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{catalogue, programs};

/// A game that is loaded, set up for a table.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The game at a glance.
    pub meta: &'static Meta,
    options: Options,
}

impl Rules {
    /// The rules of a table; `None` as long as its game is not there.
    pub fn of(setting: &Setting) -> Option<Rules> {
        let meta = catalogue::meta(&setting.game).filter(|meta| programs::is_loaded(meta.id))?;
        Some(Rules { meta, options: setting.options.clone() })
    }

    fn ask<T: DeserializeOwned>(&self, ask: Ask) -> Option<T> {
        put(self.meta, self.options.clone(), ask)
    }

    /// How a position looks, and what can be done.
    pub fn look(&self, position: Position) -> Option<Look> {
        self.ask::<Option<Look>>(Ask::Look(position)).flatten()
    }

    /// The sentences of events.
    pub fn tell(&self, events: Vec<Value>) -> Vec<Option<Phrase>> {
        self.ask(Ask::Tell(events)).unwrap_or_default()
    }

    /// Which rule stands in the way of touching a piece.
    pub fn why_not(&self, position: Position, piece: &str) -> Option<Phrase> {
        self.ask::<Option<Phrase>>(Ask::WhyNot(position, piece.to_owned())).flatten()
    }

    /// What a form that was filled in comes to.
    pub fn compose(&self, position: Position, form: Filled) -> Option<Composed> {
        self.ask::<Option<Composed>>(Ask::Compose(position, form)).flatten()
    }

    /// Whether the viewer would no longer be asked after this move: the turn would be over.
    pub fn ends_turn(&self, position: Position, text: &str) -> bool {
        self.ask(Ask::EndsTurn(position, text.to_owned())).unwrap_or(false)
    }

    /// The same question as it is put to somebody who thinks elsewhere.
    pub fn request(&self, ask: Ask) -> Request {
        Request { game: self.meta.id.to_owned(), options: self.options.clone(), ask }
    }
}

/// What a game says, once it is there.
pub fn texts(meta: &'static Meta) -> Option<Texts> {
    put(meta, Options::seats(meta.seats.0), Ask::Words)
}

/// What is wrong with the options of a table, once the game is there.
pub fn fault(meta: &'static Meta, options: Options) -> Option<Phrase> {
    put::<Option<Phrase>>(meta, options, Ask::Fault).flatten()
}

/// The maps a setting can begin with, each by id and text.
pub fn maps(meta: &'static Meta, setting: &str) -> Vec<(String, String)> {
    put(meta, Options::seats(meta.seats.0), Ask::Maps(setting.to_owned())).unwrap_or_default()
}

/// Begins a game with one person and bots, or goes on with one; `None` if the game is not there.
pub fn begin(game: &str, options: Options, ask: Ask) -> Option<Begun> {
    put(catalogue::meta(game)?, options, ask)
}

fn put<T: DeserializeOwned>(meta: &Meta, options: Options, ask: Ask) -> Option<T> {
    let request = Request { game: meta.id.to_owned(), options, ask };
    let answer = programs::call(meta.id, &serde_json::to_vec(&request).ok()?)?;
    serde_json::from_slice(&answer).ok()
}

//! The session at which requests are answered: at most one table stands on it.

use std::collections::BTreeMap;
use std::rc::Rc;

use kit::record::RecordError;
use kit::sitting::CannotUndo;
use kit::{Lexicon, Meta, Names, Options, Phrase, Seat, Viewer};
use registry::{Happened, NoTable, NotPlayed, Table};
use serde_json::{Value, json};

use super::request::{self, Ask, Choice, Refusal, Request};
use crate::records::{self, Retold};
use crate::score;
use crate::speech::{Speech, read_scene};

/// The version of the protocol; a change that breaks programs raises it.
const PROTOCOL: u32 = 1;

/// One conversation with a program: the table that is open, and its words.
pub(super) struct Session<'a> {
    speech: &'a Speech,
    /// A content file of the user's own, and the game it is for.
    own: Option<(&'static Meta, String)>,
    /// Words are built once per game: it takes longer than opening a table.
    words: BTreeMap<&'static str, Rc<Lexicon>>,
    open: Option<Open>,
}

/// A table, and what happened at it.
struct Open {
    table: Box<dyn Table>,
    words: Rc<Lexicon>,
    /// One entry per decision.
    log: Vec<Entry>,
    /// The entries of decisions that were taken back, the last one last.
    undone: Vec<Entry>,
}

struct Entry {
    seat: Seat,
    text: String,
    happened: Vec<Happened>,
}

impl<'a> Session<'a> {
    /// An empty session.
    pub(super) fn new(speech: &'a Speech, own: Option<(&'static Meta, String)>) -> Session<'a> {
        Session { speech, own, words: BTreeMap::new(), open: None }
    }

    /// The reason in words: those of the open game, which has its own for its rules.
    pub(super) fn say(&self, phrase: &Phrase) -> String {
        match &self.open {
            Some(open) => open.words.plain(phrase),
            None => self.speech.say(phrase),
        }
    }

    /// Answers a request, or refuses it and changes nothing.
    pub(super) fn answer(&mut self, request: Request) -> Result<Value, Refusal> {
        match request {
            Request::Hello => Ok(self.hello()),
            Request::New { game, options, seed } => {
                let table =
                    registry::open(&game, &options, self.own(&game), seed).map_err(no_table)?;
                Ok(self.put(table, Vec::new()))
            }
            Request::LoadRecord(text) => self.load_record(&text),
            Request::LoadState { game, options, state } => self.load_state(&game, &options, &state),
            Request::Close => {
                self.open = None;
                Ok(json!({}))
            }
            Request::Quit => Ok(json!({})),
            Request::Ask(ask) => {
                let nothing = || Refusal::new("no-table", Phrase::new("engine-no-table"));
                self.open.as_mut().ok_or_else(nothing)?.answer(ask)
            }
        }
    }

    fn hello(&self) -> Value {
        json!({
            "protocol": PROTOCOL,
            "version": env!("CARGO_PKG_VERSION"),
            "lang": self.speech.lang().code(),
            "games": registry::GAMES.iter().map(|meta| meta.id).collect::<Vec<_>>(),
            "commands": request::commands(),
        })
    }

    fn own(&self, game: &str) -> Option<&str> {
        self.own.as_ref().filter(|(meta, _)| meta.id == game).map(|(_, text)| text.as_str())
    }

    /// Puts a table on the session in place of the one before.
    fn put(&mut self, table: Box<dyn Table>, log: Vec<Entry>) -> Value {
        let (meta, speech) = (table.meta(), self.speech);
        let words = self.words.entry(meta.id).or_insert_with(|| Rc::new(speech.for_game(meta)));
        let open = Open { table, words: Rc::clone(words), log, undone: Vec::new() };
        let status = open.status();
        self.open = Some(open);
        status
    }

    fn load_record(&mut self, text: &str) -> Result<Value, Refusal> {
        let found =
            records::find(text.as_bytes()).map_err(|error| self.bad_record(&error, None))?;
        let game = found.record.game.as_str();
        if let Some(seal) = &found.seal {
            return Err(self.bad_record(seal, Some(game)));
        }
        let Retold { table, log } = found
            .retell(self.own(game), None)
            .map_err(|error| self.bad_record(&error, Some(game)))?;
        let entry = |(ply, happened): (&kit::record::Ply, Vec<Happened>)| Entry {
            seat: ply.seat,
            text: ply.text.clone(),
            happened,
        };
        let log = found.record.plies.iter().zip(log).map(entry).collect();
        Ok(self.put(table, log))
    }

    fn bad_record(&self, error: &RecordError, game: Option<&str>) -> Refusal {
        let said = records::said(error, game, self.speech);
        let refusal = Refusal::new(error.code(), Phrase::new("engine-said").with("text", said));
        let place = records::place(error).into_iter();
        place.fold(refusal, |refusal, (name, place)| refusal.with(name, place))
    }

    fn load_state(
        &mut self,
        game: &str,
        options: &Options,
        state: &Value,
    ) -> Result<Value, Refusal> {
        match registry::open_state(game, options, self.own(game), state).map_err(no_table)? {
            Ok(table) => Ok(self.put(table, Vec::new())),
            Err(reason) => {
                let reason: String = reason.0.chars().take(200).collect();
                Err(Refusal::new(
                    "bad-state",
                    Phrase::new("engine-bad-state").with("reason", reason),
                ))
            }
        }
    }
}

impl Open {
    fn answer(&mut self, ask: Ask) -> Result<Value, Refusal> {
        let table = &self.table;
        Ok(match ask {
            Ask::Moves(None) => {
                let seats = Seat::all(table.options().seats);
                json!({ "moves": seats.flat_map(|seat| self.moves(seat)).collect::<Vec<_>>() })
            }
            Ask::Moves(Some(seat)) => json!({ "moves": self.moves(self.known(seat)?) }),
            Ask::Play { seat, choice } => return self.play(seat, choice),
            Ask::Undo(seat) => {
                let seat = self.known(seat)?;
                self.take_back(seat, 1)?
            }
            Ask::Restart(seat) => {
                let seat = self.known(seat)?;
                self.take_back(seat, usize::MAX)?
            }
            Ask::Redo(seat) => {
                let seat = self.known(seat)?;
                self.table.redo(seat).map_err(cannot_undo)?;
                // Nothing taken back used chance: what happened is what had happened before.
                let last = self.undone.iter().rposition(|entry| entry.seat == seat);
                self.log.extend(last.map(|last| self.undone.remove(last)));
                self.told()
            }
            Ask::View(viewer) => json!({ "view": table.view(self.looking(viewer)?) }),
            Ask::Scene(viewer) => {
                let scene = table.scene(self.looking(viewer)?);
                json!({ "scene": read_scene(&scene, &self.words, &names(viewer)) })
            }
            Ask::Log { viewer, since } => {
                let viewer = self.looking(viewer)?;
                let log = (1..).zip(&self.log).skip(since);
                let log = log.map(|(ply, entry)| self.entry(ply, entry, viewer));
                json!({ "log": log.collect::<Vec<_>>() })
            }
            Ask::State => self.state(table.state()),
            Ask::Imagine { viewer, seed } => self.state(table.imagine(self.looking(viewer)?, seed)),
            Ask::Record => match table.record() {
                Some(record) => {
                    json!({ "record": record.to_text(), "commitment": record.commitment })
                }
                None => return Err(Refusal::new("no-record", Phrase::new("engine-no-record"))),
            },
            Ask::Score => score::as_json(&table.standing(), &self.words),
        })
    }

    /// Where the table stands.
    fn status(&self) -> Value {
        let (options, awaiting) = (self.table.options(), self.table.awaiting());
        json!({
            "game": self.table.meta().id,
            "seats": options.seats,
            "with": options.with,
            "ply": self.table.ply(),
            "awaiting": awaiting.seats().iter().collect::<Vec<_>>(),
            "over": awaiting.is_over(),
        })
    }

    fn moves(&self, seat: Seat) -> Vec<Value> {
        let names = names(Viewer::Seat(seat));
        let line = |line: &registry::MoveLine| {
            let says = self.words.say(&line.says, &names);
            json!({ "seat": seat, "number": line.number, "text": line.text, "says": says })
        };
        self.table.moves(seat).iter().map(line).collect()
    }

    fn play(&mut self, seat: Seat, choice: Choice) -> Result<Value, Refusal> {
        let seat = self.known(seat)?;
        let text = match choice {
            Choice::Text(text) => text,
            Choice::Number(number) => match self.table.moves(seat).get(number) {
                Some(line) => line.text.clone(),
                None => return Err(not_played(&NotPlayed::Unknown(number.to_string()))),
            },
        };
        let happened = self.table.play(seat, &text).map_err(|reason| not_played(&reason))?;
        self.log.push(Entry { seat, text, happened });
        self.undone.retain(|entry| entry.seat != seat);
        Ok(self.told())
    }

    /// The status, and what happened last as the seat that decided knows it.
    fn told(&self) -> Value {
        let mut status = self.status();
        if let Some(last) = self.log.last() {
            status["events"] = self.events(last, Viewer::Seat(last.seat));
        }
        status
    }

    /// Takes back decisions of a seat, so many at most. What others have decided in secret since
    /// stands in the log.
    fn take_back(&mut self, seat: Seat, most: usize) -> Result<Value, Refusal> {
        let mut gone = self.table.take_back(seat).map_err(cannot_undo)?;
        let mut count = 0;
        loop {
            count += 1;
            for number in gone.into_iter().rev() {
                if number < self.log.len() {
                    let entry = self.log.remove(number);
                    self.undone.extend(Some(entry).filter(|entry| entry.seat == seat));
                }
            }
            if count == most {
                break;
            }
            match self.table.take_back(seat) {
                Ok(more) => gone = more,
                Err(_) => break,
            }
        }
        let mut status = self.status();
        status["taken_back"] = count.into();
        Ok(status)
    }

    fn entry(&self, ply: usize, entry: &Entry, viewer: Viewer) -> Value {
        json!({ "ply": ply, "seat": entry.seat, "move": entry.text, "events": self.events(entry, viewer) })
    }

    fn events(&self, entry: &Entry, viewer: Viewer) -> Value {
        let seen = entry.happened.iter().filter_map(|happened| happened.seen_by(viewer));
        let names = names(viewer);
        seen.map(|(event, says)| json!({ "event": event, "says": self.words.say(&says, &names) }))
            .collect()
    }

    /// A state with all that is needed to load it again.
    fn state(&self, state: Value) -> Value {
        let options = self.table.options();
        json!({
            "game": self.table.meta().id,
            "seats": options.seats,
            "with": options.with,
            "state": state,
        })
    }

    fn looking(&self, viewer: Viewer) -> Result<Viewer, Refusal> {
        viewer.seat().map_or(Ok(viewer), |seat| self.known(seat).map(Viewer::Seat))
    }

    fn known(&self, seat: Seat) -> Result<Seat, Refusal> {
        let seats = self.table.options().seats;
        if seat.0 < seats {
            return Ok(seat);
        }
        let message = Phrase::new("engine-no-seat").with("seat", seat.0);
        Err(Refusal::new("no-such-seat", message.with("last", seats.saturating_sub(1))))
    }
}

fn names(viewer: Viewer) -> Names {
    Names { seats: Vec::new(), me: viewer.seat() }
}

fn no_table(reason: NoTable) -> Refusal {
    Refusal::new(reason.code(), reason.phrase())
}

fn cannot_undo(reason: CannotUndo) -> Refusal {
    Refusal::new(reason.code(), reason.phrase())
}

fn not_played(reason: &NotPlayed) -> Refusal {
    let refusal = Refusal::new(reason.code(), reason.phrase());
    match reason {
        NotPlayed::Unknown(_) => refusal,
        NotPlayed::Illegal(illegal) => {
            let facts: Value =
                illegal.facts().map(|(name, figure)| (name, Value::from(figure))).collect();
            refusal.with("source", illegal.rule.source).with("facts", facts)
        }
    }
}

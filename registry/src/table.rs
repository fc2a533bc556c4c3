//! A game without its type.

use std::sync::Arc;

use bots::UnknownBot;
use kit::record::{Location, RecordError, RecordFault};
use kit::scene::Filled;
use kit::sitting::CannotUndo;
use kit::{
    Awaiting, CannotOpen, Census, Chance, Evaluation, Game, Hash, Illegal, Meta, Options, Phrase,
    Record, Scene, Seat, Seed, Sitting, Standing, Viewer,
};
use serde::Serialize;
use serde_json::Value;

use crate::Visit;
use crate::advice::{Hint, Hired};

/// A game being played, whatever game it is.
pub trait Table: Send {
    /// The game at a glance.
    fn meta(&self) -> &'static Meta;
    /// How the table is set up.
    fn options(&self) -> &Options;
    /// Whom the table waits for in truth: for the referee.
    fn awaiting(&self) -> Awaiting;
    /// Whom the table waits for, as far as the viewer may know.
    fn awaited(&self, viewer: Viewer) -> Awaiting;
    /// The legal moves of a seat, numbered by their place in the list.
    fn moves(&self, seat: Seat) -> Vec<MoveLine>;
    /// The notation of one of the legal moves.
    fn move_text(&self, seat: Seat, number: usize) -> Option<String>;

    /// Plays a move by its text; tells what happened.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<Happened>, NotPlayed>;
    /// Plays a move by its number in the list of legal moves.
    fn play_number(&mut self, seat: Seat, number: usize) -> Result<Vec<Happened>, NotPlayed>;
    /// The notation of all legal moves of a seat, in order.
    fn move_texts(&self, seat: Seat) -> Vec<String>;
    /// Whether this is a composed move, which the game judges when it is played.
    fn is_composed(&self, text: &str) -> bool;
    /// Takes back the seat's last decision.
    fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo>;
    /// The same; tells the numbers, from 0 on, of the decisions that are gone: the seat's own, and
    /// what others had decided in secret since if it is not possible without that one.
    fn take_back(&mut self, seat: Seat) -> Result<Vec<usize>, CannotUndo>;
    /// Whether the seat could take back its last decision.
    fn can_undo(&self, seat: Seat) -> Result<(), CannotUndo>;
    /// How many decisions the seat could take back one after the other.
    fn undo_reach(&self, seat: Seat) -> Result<usize, CannotUndo>;

    /// Takes back all the seat may take back; tells how many decisions that was.
    fn restart_turn(&mut self, seat: Seat) -> Result<usize, CannotUndo>;
    /// Goes back to where so many decisions had been played, whoever took them and whatever was
    /// seen since: for tables whose seats have all agreed. Tells whether that could be done.
    fn rewind(&mut self, ply: usize) -> bool;

    /// Does again what was taken back.
    fn redo(&mut self, seat: Seat) -> Result<Vec<Happened>, CannotUndo>;
    /// The notation of what the seat took back last: to play it is to do it again.
    fn undone(&self, seat: Seat) -> Option<String>;
    /// What a viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a viewer may know, as bytes.
    fn view_bytes(&self, viewer: Viewer) -> Vec<u8>;
    /// How it looks to a viewer.
    fn scene(&self, viewer: Viewer) -> Scene;
    /// The move, legal or not, that the seat would make by touching this piece of its scene.
    fn intent(&self, seat: Seat, piece: &str) -> Option<String>;
    /// The composed move, legal or not, of a form of the seat's scene that was filled in: its notation
    /// and what it does.
    fn compose(&self, seat: Seat, form: &Filled) -> Option<(String, Phrase)>;
    /// Everything, as JSON. Not for players' eyes.
    fn state(&self) -> Value;
    /// Everything, as bytes: the same on every platform. Not for players' eyes.
    fn state_bytes(&self) -> Vec<u8>;
    /// The fingerprint of everything.
    fn outcome(&self) -> Hash;
    /// A state the viewer could not tell from the real one, as JSON.
    fn imagine(&self, viewer: Viewer, seed: Seed) -> Value;
    /// Points by source and ranks.
    fn standing(&self) -> Standing;
    /// The record so far; a table that began with a state has none.
    fn record(&self) -> Option<Record>;
    /// How many decisions have been played here.
    fn ply(&self) -> usize;
    /// Writes down who sits where.
    fn seat_people(&mut self, who: Vec<String>);
    /// Hires a bot for this game. The seed must not come from that of the game.
    fn hire(&self, bot: &str, seed: Seed) -> Result<Box<dyn Player>, UnknownBot>;
    /// For the use of [`Player`]s of the same game.
    #[doc(hidden)]
    fn as_any(&self) -> &dyn std::any::Any;
}

/// A bot without its game's type.
pub trait Player: Send {
    /// The number of the move it takes for the seat; `None` if the seat has no move or the table
    /// is of another game than the one it was hired for.
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<usize>;

    /// What it thinks of the legal moves of the seat, best first. Empty if the seat has no move or
    /// the table is of another game.
    fn advise(&mut self, table: &dyn Table, seat: Seat) -> Vec<Hint>;
}

/// A legal move in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MoveLine {
    /// Its place in the list.
    pub number: usize,
    /// Its notation.
    pub text: String,
    /// What it does.
    #[serde(skip)]
    pub says: Phrase,
}

/// Something that happened, for each viewer in the form that viewer may know. The form is worked
/// out when it is asked for: a busy table has more seats than readers.
#[derive(Clone)]
pub struct Happened(Arc<dyn ToldEvent>);

impl Happened {
    /// What the viewer learns of it: the event and its sentence.
    pub fn seen_by(&self, viewer: Viewer) -> Option<(Value, Phrase)> {
        self.0.seen_by(viewer)
    }

    /// The event as the viewer may know it.
    pub fn event_for(&self, viewer: Viewer) -> Option<Value> {
        self.0.event_for(viewer)
    }
}

impl std::fmt::Debug for Happened {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // What somebody may not know has no place in a log file.
        f.debug_tuple("Happened").field(&self.0.event_for(Viewer::Spectator)).finish()
    }
}

trait ToldEvent: Send + Sync {
    fn seen_by(&self, viewer: Viewer) -> Option<(Value, Phrase)>;
    fn event_for(&self, viewer: Viewer) -> Option<Value>;
}

struct Event<G: Game> {
    game: Arc<G>,
    event: G::Event,
}

impl<G: Game> ToldEvent for Event<G> {
    fn seen_by(&self, viewer: Viewer) -> Option<(Value, Phrase)> {
        let event = self.game.event_for(&self.event, viewer)?;
        Some((json(&event), self.game.tell(&event)))
    }

    fn event_for(&self, viewer: Viewer) -> Option<Value> {
        self.game.event_for(&self.event, viewer).map(|event| json(&event))
    }
}

/// Why a move was not played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotPlayed {
    /// It is no move of this game.
    #[error("{0} is no move of this game")]
    Unknown(String),
    /// A rule stands in the way.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl NotPlayed {
    /// The stable name programs know the reason by.
    pub fn code(&self) -> &'static str {
        match self {
            NotPlayed::Unknown(_) => "no-such-move",
            NotPlayed::Illegal(reason) => reason.rule.code,
        }
    }

    /// The reason in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            NotPlayed::Unknown(text) => Phrase::new("why-no-such-move").with("text", text.as_str()),
            NotPlayed::Illegal(reason) => reason.phrase(),
        }
    }
}

/// Why a state from elsewhere is not let in.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadState(pub String);

/// A box that is opened, and the fingerprint of its component values.
pub(crate) fn open_box<G: Game>(
    options: &Options,
    own: Option<&str>,
) -> Result<(Arc<G>, Hash), CannotOpen> {
    let content = crate::content(G::META, own).map_err(CannotOpen::Content)?;
    Ok((Arc::new(G::open(options, &content)?), content.fingerprint()))
}

fn typed<G: Evaluation>(sitting: Sitting<G>) -> Box<dyn Table> {
    Box::new(Typed { sitting })
}

/// A box that is opened for a kind of table. It does not change, so many tables can share it.
pub trait Opened: Send + Sync {
    /// The game at a glance.
    fn meta(&self) -> &'static Meta;

    /// How its tables are set up.
    fn options(&self) -> &Options;

    /// Deals a new game.
    fn deal(&self, seed: Seed) -> Box<dyn Table>;

    /// A table that looks like this view, its hidden part imagined: what a browser or a bot that
    /// has only a view plays with. `None` if the bytes are no view of this game.
    fn look(&self, view: &[u8], seed: Seed) -> Option<Box<dyn Table>>;

    /// The sentence of an event that came over a wire; `None` if it is no event of this game.
    fn tell(&self, event: &Value) -> Option<Phrase>;
}

struct Unpacked<G: Game> {
    game: Arc<G>,
    content: Hash,
}

impl<G: Evaluation> Opened for Unpacked<G> {
    fn meta(&self) -> &'static Meta {
        G::META
    }

    fn options(&self) -> &Options {
        self.game.options()
    }

    fn deal(&self, seed: Seed) -> Box<dyn Table> {
        typed(Sitting::new(self.game.clone(), self.content, seed))
    }

    fn look(&self, view: &[u8], seed: Seed) -> Option<Box<dyn Table>> {
        let view: G::View = postcard::from_bytes(view).ok()?;
        let state = self.game.imagine(&view, &mut Chance::new(seed));
        Some(typed(Sitting::from_state(self.game.clone(), self.content, state)))
    }

    fn tell(&self, event: &Value) -> Option<Phrase> {
        let event: G::Event = serde::Deserialize::deserialize(event).ok()?;
        Some(self.game.tell(&event))
    }
}

/// Opens a box.
pub(crate) struct Unpack<'a> {
    pub(crate) options: &'a Options,
    pub(crate) own: Option<&'a str>,
}

impl Visit for Unpack<'_> {
    type Out = Result<Arc<dyn Opened>, CannotOpen>;

    fn visit<G: Evaluation>(self) -> Self::Out {
        let (game, content) = open_box::<G>(self.options, self.own)?;
        Ok(Arc::new(Unpacked { game, content }))
    }
}

/// Plays a record again: to its end, or so many decisions far.
pub(crate) struct Replay<'a> {
    pub(crate) record: &'a Record,
    pub(crate) own: Option<&'a str>,
    pub(crate) plies: Option<usize>,
}

impl Visit for Replay<'_> {
    type Out = Result<Box<dyn Table>, RecordError>;

    fn visit<G: Evaluation>(self) -> Self::Out {
        let (game, content) = open_box::<G>(&self.record.options, self.own).map_err(|reason| {
            RecordError { place: Location::Whole, fault: RecordFault::Options(reason) }
        })?;
        let sitting = match self.plies {
            None => Sitting::resume(game, content, self.record)?,
            Some(plies) => Sitting::replay(game, content, self.record, plies)?,
        };
        Ok(typed(sitting))
    }
}

/// Takes up a state from elsewhere.
pub(crate) struct TakeUp<'a> {
    pub(crate) options: &'a Options,
    pub(crate) own: Option<&'a str>,
    pub(crate) state: &'a Value,
}

impl Visit for TakeUp<'_> {
    type Out = Result<Result<Box<dyn Table>, BadState>, CannotOpen>;

    fn visit<G: Evaluation>(self) -> Self::Out {
        let (game, content) = open_box::<G>(self.options, self.own)?;
        let state = admit(&*game, self.state);
        Ok(state.map(|state| typed(Sitting::from_state(game, content, state))))
    }
}

/// Lets a state in if it makes sense and has exactly the components of the box.
fn admit<G: Game>(game: &G, state: &Value) -> Result<G::State, BadState> {
    let state: G::State =
        serde_json::from_value(state.clone()).map_err(|error| BadState(error.to_string()))?;
    game.invariants(&state).map_err(BadState)?;
    let (mut expected, mut there) = (Census::default(), Census::default());
    game.census(&game.deal(Seed::from_number(0)), &mut expected);
    game.census(&state, &mut there);
    match expected.differences(&there).first() {
        None => Ok(state),
        Some(difference) => Err(BadState(difference.clone())),
    }
}

pub(crate) struct Typed<G: Game> {
    pub(crate) sitting: Sitting<G>,
}

impl<G: Evaluation> Typed<G> {
    fn happened(&self, events: Vec<G::Event>) -> Vec<Happened> {
        let happened = |event| Event { game: self.sitting.game().clone(), event };
        events.into_iter().map(|event| Happened(Arc::new(happened(event)))).collect()
    }
}

// States, views and events are plain data: writing them to memory cannot fail.
fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

impl<G: Evaluation> Table for Typed<G> {
    fn meta(&self) -> &'static Meta {
        G::META
    }

    fn options(&self) -> &Options {
        self.sitting.game().options()
    }

    fn awaiting(&self) -> Awaiting {
        self.sitting.awaiting()
    }

    fn awaited(&self, viewer: Viewer) -> Awaiting {
        self.sitting.awaited(viewer)
    }

    fn moves(&self, seat: Seat) -> Vec<MoveLine> {
        let game = self.sitting.game();
        let view = self.sitting.view(Viewer::Seat(seat));
        let line = |(number, decision)| MoveLine {
            number,
            text: game.write_move(decision),
            says: game.describe(&view, decision),
        };
        self.sitting.moves(seat).into_iter().enumerate().map(line).collect()
    }

    fn move_text(&self, seat: Seat, number: usize) -> Option<String> {
        let moves = self.sitting.moves(seat);
        moves.get(number).map(|&decision| self.sitting.game().write_move(decision))
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<Happened>, NotPlayed> {
        let decision = self.sitting.game().read_move(text);
        let decision =
            decision.ok_or_else(|| NotPlayed::Unknown(text.chars().take(60).collect()))?;
        let events = self.sitting.play(seat, decision)?;
        Ok(self.happened(events))
    }

    fn play_number(&mut self, seat: Seat, number: usize) -> Result<Vec<Happened>, NotPlayed> {
        let Some(&decision) = self.sitting.moves(seat).get(number) else {
            return Err(NotPlayed::Unknown(number.to_string()));
        };
        let events = self.sitting.play(seat, decision)?;
        Ok(self.happened(events))
    }

    fn move_texts(&self, seat: Seat) -> Vec<String> {
        let game = self.sitting.game();
        self.sitting.moves(seat).into_iter().map(|decision| game.write_move(decision)).collect()
    }

    fn is_composed(&self, text: &str) -> bool {
        self.sitting.game().read_move(text).is_some_and(G::is_composed)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        self.sitting.undo(seat)
    }

    fn take_back(&mut self, seat: Seat) -> Result<Vec<usize>, CannotUndo> {
        self.sitting.take_back(seat)
    }

    fn can_undo(&self, seat: Seat) -> Result<(), CannotUndo> {
        self.sitting.can_undo(seat)
    }

    fn undo_reach(&self, seat: Seat) -> Result<usize, CannotUndo> {
        self.sitting.undo_reach(seat)
    }

    fn restart_turn(&mut self, seat: Seat) -> Result<usize, CannotUndo> {
        self.sitting.restart_turn(seat)
    }

    fn rewind(&mut self, ply: usize) -> bool {
        self.sitting.rewind(ply)
    }

    fn undone(&self, seat: Seat) -> Option<String> {
        self.sitting.undone(seat).map(|decision| self.sitting.game().write_move(decision))
    }

    fn redo(&mut self, seat: Seat) -> Result<Vec<Happened>, CannotUndo> {
        let events = self.sitting.redo(seat)?;
        Ok(self.happened(events))
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.sitting.view(viewer))
    }

    fn view_bytes(&self, viewer: Viewer) -> Vec<u8> {
        postcard::to_allocvec(&self.sitting.view(viewer)).unwrap_or_default()
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        let moves = viewer.seat().map(|seat| self.sitting.moves(seat)).unwrap_or_default();
        Scene::with_choices(&**self.sitting.game(), &self.sitting.view(viewer), &moves)
    }

    fn intent(&self, seat: Seat, piece: &str) -> Option<String> {
        let game = self.sitting.game();
        let decision = game.intent(&self.sitting.view(Viewer::Seat(seat)), piece)?;
        Some(game.write_move(decision))
    }

    fn compose(&self, seat: Seat, form: &Filled) -> Option<(String, Phrase)> {
        let (game, view) = (self.sitting.game(), self.sitting.view(Viewer::Seat(seat)));
        let decision = game.compose(&view, form)?;
        Some((game.write_move(decision), game.describe(&view, decision)))
    }

    fn state(&self) -> Value {
        json(self.sitting.state())
    }

    fn state_bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self.sitting.state()).unwrap_or_default()
    }

    fn outcome(&self) -> Hash {
        self.sitting.outcome()
    }

    fn imagine(&self, viewer: Viewer, seed: Seed) -> Value {
        let view = self.sitting.view(viewer);
        json(&self.sitting.game().imagine(&view, &mut Chance::new(seed)))
    }

    fn standing(&self) -> Standing {
        self.sitting.game().standing(self.sitting.state())
    }

    fn record(&self) -> Option<Record> {
        self.sitting.record()
    }

    fn ply(&self) -> usize {
        self.sitting.ply()
    }

    fn seat_people(&mut self, who: Vec<String>) {
        self.sitting.who = who;
    }

    fn hire(&self, bot: &str, seed: Seed) -> Result<Box<dyn Player>, UnknownBot> {
        let bot = bots::hire::<G>(bot, seed)?;
        Ok(Box::new(Hired::new(bot, seed)))
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}

//! What a page asks of a game, and what it gets: the language of the door, written as JSON.

use kit::scene::{Filled, Id};
use kit::{Options, Phrase, Scene, Seat, Viewer};
use room::{Logged, Setting, patch};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::think::Story;

/// A question about a table of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The game.
    pub game: String,
    /// How its table is set up.
    pub options: Options,
    /// The question.
    pub ask: Ask,
}

/// What is asked. Each question has its own kind of answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// What the game says: [`Texts`].
    Words,
    /// How a position looks and what can be done: a [`Look`], or nothing if it is no position.
    Look(Position),
    /// The sentences of events: a [`Phrase`] or nothing for each.
    Tell(Vec<Value>),
    /// Which rule stands in the way of touching a piece: a [`Phrase`], or nothing if none does.
    WhyNot(Position, String),
    /// Whether the viewer would no longer be asked after this move: yes or no.
    EndsTurn(Position, String),
    /// So many of the moves that seem best to this bot: a list of [`registry::Hint`]s. It may take long.
    Hints(Position, usize, String),
    /// What a form that was filled in comes to: a [`Composed`], or nothing if it is no move.
    Compose(Position, Filled),
    /// What is wrong with the options: a [`Phrase`], or nothing. Other questions are not answered then.
    Fault,
    /// The maps a setting can begin with: a list of ids and texts.
    Maps(String),
    /// The points of every seat in each of these views: a list of lists.
    Course(Vec<View>),
    /// To begin a game with one person and bots: [`Begun`].
    Begin(Begin),
    /// To play on from a moment of a game that is over: [`Begun`].
    PlayOn(PlayOn),
}

/// What a viewer saw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct View(pub Vec<u8>);

impl From<View> for String {
    fn from(view: View) -> String {
        patch::to_base64(&view.0)
    }
}

impl TryFrom<String> for View {
    type Error = &'static str;

    fn try_from(text: String) -> Result<View, &'static str> {
        patch::from_base64(&text).map(View).ok_or("a view is written in base64")
    }
}

/// A moment of the game as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// What they see.
    pub view: View,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// How many decisions had been played: what is hidden is imagined from it.
    pub ply: u32,
}

/// How a position looks, and what can be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Look {
    /// What is seen. Its choices are the legal moves.
    pub scene: Scene,
    /// The notation of each choice.
    pub moves: Vec<String>,
    /// Whom the table waits for.
    pub awaited: Vec<Seat>,
    /// Pieces that no choice touches and that would be touched for a move the rules do not allow
    /// now.
    pub cannot: Vec<Id>,
}

/// A composed move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Composed {
    /// Its notation.
    pub text: String,
    /// What it does.
    pub says: Phrase,
    /// Which rule stands in its way.
    pub refused: Option<Phrase>,
}

/// What a game says, each text in English and in French.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Texts {
    /// Its sentences, as Fluent files.
    pub words: Vec<(String, String)>,
    /// Its rules, as Markdown.
    pub guide: (String, String),
    /// The drawings of its board: `<symbol>`s as SVG.
    pub art: String,
}

/// A game that is to begin, with one person on the first chair and bots on the others.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Begin {
    /// What the table is called.
    pub table: String,
    /// How it is set up.
    pub setting: Setting,
    /// The bots, by name.
    pub bots: Vec<String>,
    /// What the person is called.
    pub name: String,
    /// The moment, in milliseconds since 1970.
    pub now: u64,
}

/// A game that is over and is played on from one of its moments, by one person and bots.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PlayOn {
    /// The game as it was.
    pub story: Story,
    /// How many of its decisions stand.
    pub ply: usize,
    /// The seat of the person.
    pub seat: Seat,
    /// What the new table is called.
    pub table: String,
    /// What the person is called.
    pub name: String,
    /// The moment, in milliseconds since 1970.
    pub now: u64,
}

/// The log of the game that has begun, or why it has not.
pub type Begun = Result<Vec<Logged>, Phrase>;

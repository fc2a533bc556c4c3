//! What a program can ask for, read from JSON field by field so that every slip is named.

use kit::{Options, Phrase, Seat, Seed, Viewer};
use serde_json::{Map, Value};

/// A command: its name, the fields it may have, and how it is read from them.
type Command = (&'static str, &'static [&'static str], fn(&mut Fields) -> Result<Request, Refusal>);

/// Every command, in the order of the manual.
const COMMANDS: [Command; 17] = [
    ("hello", &[], |_| Ok(Request::Hello)),
    ("new", &["game", "seats", "with", "seed"], Fields::new_game),
    ("load", &["record", "state", "game", "seats", "with"], Fields::load),
    ("moves", &["seat"], Fields::moves),
    ("play", &["seat", "move"], |fields| {
        Ok(Ask::Play { seat: fields.seat()?, choice: fields.choice()? }.into())
    }),
    ("undo", &["seat"], |fields| Ok(Ask::Undo(fields.seat()?).into())),
    ("redo", &["seat"], |fields| Ok(Ask::Redo(fields.seat()?).into())),
    ("restart", &["seat"], |fields| Ok(Ask::Restart(fields.seat()?).into())),
    ("view", &["seat", "spectator"], |fields| Ok(Ask::View(fields.viewer()?).into())),
    ("scene", &["seat", "spectator"], |fields| Ok(Ask::Scene(fields.viewer()?).into())),
    ("log", &["seat", "spectator", "since"], |fields| {
        Ok(Ask::Log { viewer: fields.viewer()?, since: fields.since()? }.into())
    }),
    ("state", &[], |_| Ok(Ask::State.into())),
    ("record", &[], |_| Ok(Ask::Record.into())),
    ("score", &[], |_| Ok(Ask::Score.into())),
    ("imagine", &["seat", "spectator", "seed"], |fields| {
        Ok(Ask::Imagine { viewer: fields.viewer()?, seed: fields.seed()? }.into())
    }),
    ("close", &[], |_| Ok(Request::Close)),
    ("quit", &[], |_| Ok(Request::Quit)),
];

/// The names of all commands.
pub(super) fn commands() -> Vec<&'static str> {
    COMMANDS.iter().map(|(name, ..)| *name).collect()
}

/// One request.
#[derive(Debug)]
pub(super) enum Request {
    Hello,
    New {
        game: String,
        options: Options,
        seed: Seed,
    },
    LoadRecord(String),
    LoadState {
        game: String,
        options: Options,
        state: Value,
    },
    /// Something about the table that is open.
    Ask(Ask),
    Close,
    Quit,
}

/// A request that needs a table.
#[derive(Debug)]
pub(super) enum Ask {
    Moves(Option<Seat>),
    Play { seat: Seat, choice: Choice },
    Undo(Seat),
    Redo(Seat),
    Restart(Seat),
    View(Viewer),
    Scene(Viewer),
    Log { viewer: Viewer, since: usize },
    State,
    Record,
    Score,
    Imagine { viewer: Viewer, seed: Seed },
}

impl From<Ask> for Request {
    fn from(ask: Ask) -> Request {
        Request::Ask(ask)
    }
}

/// A move by its notation or by its number in the list.
#[derive(Debug)]
pub(super) enum Choice {
    Text(String),
    Number(usize),
}

/// Why a request was not carried out.
#[derive(Debug)]
pub(super) struct Refusal {
    /// The stable name programs know the reason by.
    pub(super) code: &'static str,
    /// The reason in words.
    pub(super) message: Phrase,
    /// Facts for programs: a line, a rule.
    pub(super) more: Map<String, Value>,
}

impl Refusal {
    pub(super) fn new(code: &'static str, message: Phrase) -> Refusal {
        Refusal { code, message, more: Map::new() }
    }

    pub(super) fn with(mut self, name: &str, fact: impl Into<Value>) -> Refusal {
        self.more.insert(name.to_owned(), fact.into());
        self
    }
}

/// The fields of a request; each is taken out when it is understood.
pub(super) struct Fields(Map<String, Value>);

impl Fields {
    /// The fields of an object; anything else is no request.
    pub(super) fn of(value: Value) -> Result<Fields, Refusal> {
        match value {
            Value::Object(fields) => Ok(Fields(fields)),
            other => {
                let message = Phrase::new("engine-not-object").with("text", shown(&other));
                Err(Refusal::new("not-an-object", message))
            }
        }
    }

    /// The mark that is given back with the answer: a text or a whole number.
    pub(super) fn id(&mut self) -> Result<Option<Value>, Refusal> {
        match self.0.remove("id") {
            None => Ok(None),
            Some(Value::Number(id)) if id.is_i64() || id.is_u64() => Ok(Some(Value::Number(id))),
            Some(Value::String(id)) => Ok(Some(Value::String(id))),
            Some(other) => Err(bad("id", &other, Phrase::new("engine-expects-id"))),
        }
    }

    /// Understands the whole request.
    pub(super) fn request(mut self) -> Result<Request, Refusal> {
        let command = self.text("cmd")?;
        let Some((command, fields, read)) =
            COMMANDS.into_iter().find(|(name, ..)| *name == command)
        else {
            let text: String = command.chars().take(60).collect();
            let message = Phrase::new("engine-unknown-command").with("text", text);
            return Err(Refusal::new(
                "unknown-command",
                message.with("known", commands().join(", ")),
            ));
        };
        // Before anything else, so that a slip of the pen is called one and not a missing field.
        self.no_others(command, fields)?;
        let request = read(&mut self)?;
        // What is left would not go with the rest: a record beside a state.
        self.no_others(command, &[])?;
        Ok(request)
    }

    fn no_others(&self, command: &'static str, known: &[&str]) -> Result<(), Refusal> {
        let Some(field) = self.0.keys().find(|field| !known.contains(&field.as_str())) else {
            return Ok(());
        };
        let field: String = field.chars().take(60).collect();
        let message = Phrase::new("engine-unknown-field")
            .with("command", command)
            .with("field", field.as_str());
        Err(Refusal::new("unknown-field", message).with("field", field))
    }

    fn new_game(&mut self) -> Result<Request, Refusal> {
        let (game, options) = (self.text("game")?, self.options()?);
        Ok(Request::New { game, options, seed: self.seed()? })
    }

    fn moves(&mut self) -> Result<Request, Refusal> {
        let seat = if self.0.contains_key("seat") { Some(self.seat()?) } else { None };
        Ok(Ask::Moves(seat).into())
    }

    fn load(&mut self) -> Result<Request, Refusal> {
        if self.0.contains_key("state") {
            let (game, options) = (self.text("game")?, self.options()?);
            return Ok(Request::LoadState { game, options, state: self.take("state")? });
        }
        if !self.0.contains_key("record") {
            return Err(missing_either(["record", "state"], "engine-missing-game"));
        }
        Ok(Request::LoadRecord(self.text("record")?))
    }

    fn options(&mut self) -> Result<Options, Refusal> {
        let seats = self.whole("seats", u8::MAX.into())? as u8;
        let with = match self.0.remove("with") {
            None => Vec::new(),
            Some(Value::Array(items)) if items.iter().all(Value::is_string) => {
                items.iter().filter_map(Value::as_str).map(str::to_owned).collect()
            }
            Some(other) => return Err(bad("with", &other, Phrase::new("engine-expects-list"))),
        };
        Ok(Options { seats, with })
    }

    fn seed(&mut self) -> Result<Seed, Refusal> {
        let value = self.take("seed")?;
        let seed = match &value {
            Value::Number(number) => number.as_u64().map(Seed::from_number),
            Value::String(text) => Seed::parse(text),
            _ => None,
        };
        seed.ok_or_else(|| bad("seed", &value, Phrase::new("engine-expects-seed")))
    }

    fn seat(&mut self) -> Result<Seat, Refusal> {
        self.whole("seat", u8::MAX.into()).map(|seat| Seat(seat as u8))
    }

    fn choice(&mut self) -> Result<Choice, Refusal> {
        let value = self.take("move")?;
        if let Value::String(text) = value {
            return Ok(Choice::Text(text));
        }
        let number = value.as_u64().and_then(|number| usize::try_from(number).ok());
        number
            .map(Choice::Number)
            .ok_or_else(|| bad("move", &value, Phrase::new("engine-expects-move")))
    }

    fn viewer(&mut self) -> Result<Viewer, Refusal> {
        let expected = || Phrase::new("engine-expects-viewer");
        match (self.0.remove("spectator"), self.0.contains_key("seat")) {
            (None, true) => self.seat().map(Viewer::Seat),
            (Some(Value::Bool(true)), false) => Ok(Viewer::Spectator),
            (None, false) => Err(missing_either(["seat", "spectator"], "engine-missing-viewer")),
            (Some(other), _) => Err(bad("spectator", &other, expected())),
        }
    }

    fn since(&mut self) -> Result<usize, Refusal> {
        if !self.0.contains_key("since") {
            return Ok(0);
        }
        self.whole("since", u32::MAX.into()).map(|ply| ply as usize)
    }

    fn take(&mut self, field: &'static str) -> Result<Value, Refusal> {
        self.0.remove(field).ok_or_else(|| missing(field))
    }

    fn text(&mut self, field: &'static str) -> Result<String, Refusal> {
        match self.take(field)? {
            Value::String(text) => Ok(text),
            other => Err(bad(field, &other, Phrase::new("engine-expects-text"))),
        }
    }

    fn whole(&mut self, field: &'static str, most: u64) -> Result<u64, Refusal> {
        let value = self.take(field)?;
        let number = value.as_u64().filter(|number| *number <= most);
        let expected = || Phrase::new("engine-expects-whole").with("most", most.to_string());
        number.ok_or_else(|| bad(field, &value, expected()))
    }
}

fn missing(field: &'static str) -> Refusal {
    let message = Phrase::new("engine-missing-field").with("field", field);
    Refusal::new("missing-field", message).with("field", field)
}

/// One of two fields is needed, and neither is there.
fn missing_either(fields: [&'static str; 2], message: &'static str) -> Refusal {
    let [field, or] = fields;
    Refusal::new("missing-field", Phrase::new(message)).with("field", field).with("or", or)
}

fn bad(field: &'static str, value: &Value, expected: Phrase) -> Refusal {
    let message = Phrase::new("engine-bad-field")
        .with("field", field)
        .with("value", shown(value))
        .with("expected", expected);
    Refusal::new("bad-field", message).with("field", field)
}

/// A value as an error message quotes it: only its beginning.
fn shown(value: &Value) -> String {
    value.to_string().chars().take(60).collect()
}

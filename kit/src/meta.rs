//! What a game is called, who can play it, and what can be added to it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::content::{CONTENT_VERSION, Content, ContentError};
use crate::{Phrase, Rule, Words};

/// A game at a glance.
#[derive(Debug)]
pub struct Meta {
    /// The name programs know it by.
    pub id: &'static str,
    /// The box it comes in.
    pub box_id: &'static str,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// Modules and variants that can be added.
    pub modules: &'static [Module],
    /// The version of the rules; a change that alters old games raises it.
    pub rules: u16,
    /// Whether everybody may see the points during the game.
    pub open_scores: bool,
    /// A usual game lasts this long, in minutes, from and to.
    pub minutes: (u16, u16),
    /// How much there is to think about, from 1 to 5.
    pub weight: u8,
    /// No game is longer than this many decisions.
    pub longest: u32,
    /// The game's sentences, in parts, so that the games of a box can share some. It names itself
    /// in `game-` and its id.
    pub words: &'static [Words],
    /// The rules in our own words, to be read before or during play: Markdown with headings,
    /// paragraphs, lists and tables.
    pub guide: Words,
    /// Every rule that can refuse a move.
    pub refusals: &'static [&'static Rule],
    /// The game's component tables as TOML files, so that the games of a box can share some.
    pub content: &'static [&'static str],
}

/// Something that can be added to a game.
#[derive(Debug)]
pub struct Module {
    /// The name programs know it by; its sentence is `module-` and this name.
    pub id: &'static str,
    /// The values it can be given as `id=value`; a module without values is on or off. A module
    /// with values may also be named alone and then means the first.
    pub values: &'static [&'static str],
    /// The fewest and the most seats it can be used with.
    pub seats: (u8, u8),
}

/// How a table is set up: seats and modules.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many seats.
    pub seats: u8,
    /// The modules used, each as `id` or `id=value`.
    #[serde(default)]
    pub with: Vec<String>,
}

/// Why a table cannot be set up like that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOptions {
    /// The game is not for so many.
    Seats {
        /// The seats asked for.
        seats: u8,
        /// The fewest it can have.
        min: u8,
        /// The most it can have.
        max: u8,
    },
    /// There is no such module.
    NoModule {
        /// The module asked for.
        module: String,
        /// Those there are.
        known: String,
    },
    /// The module cannot be given that value.
    NoValue {
        /// The module.
        module: String,
        /// The value asked for.
        value: String,
        /// Those it can be given.
        known: String,
    },
    /// The module is named twice.
    Twice {
        /// The module.
        module: String,
    },
    /// The module is not for so many seats.
    ModuleSeats {
        /// The module.
        module: String,
        /// The fewest it can be used with.
        min: u8,
        /// The most it can be used with.
        max: u8,
    },
    /// Two modules cannot be used together.
    Conflict {
        /// One of them.
        module: String,
        /// The other.
        other: String,
    },
}

impl BadOptions {
    /// The reason in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            BadOptions::Seats { seats, min, max } => Phrase::new("options-seats")
                .with("seats", *seats)
                .with("min", *min)
                .with("max", *max),
            BadOptions::NoModule { module, known } => Phrase::new("options-no-module")
                .with("module", module.as_str())
                .with("known", known.as_str()),
            BadOptions::NoValue { module, value, known } => Phrase::new("options-no-value")
                .with("module", module.as_str())
                .with("value", value.as_str())
                .with("known", known.as_str()),
            BadOptions::Twice { module } => {
                Phrase::new("options-twice").with("module", module.as_str())
            }
            BadOptions::ModuleSeats { module, min, max } => Phrase::new("options-module-seats")
                .with("module", module.as_str())
                .with("min", *min)
                .with("max", *max),
            BadOptions::Conflict { module, other } => Phrase::new("options-conflict")
                .with("module", module.as_str())
                .with("other", other.as_str()),
        }
    }

    /// The stable name programs know the reason by.
    pub fn code(&self) -> &'static str {
        match self {
            BadOptions::Seats { .. } => "options-seats",
            BadOptions::NoModule { .. } => "options-no-module",
            BadOptions::NoValue { .. } => "options-no-value",
            BadOptions::Twice { .. } => "options-twice",
            BadOptions::ModuleSeats { .. } => "options-module-seats",
            BadOptions::Conflict { .. } => "options-conflict",
        }
    }
}

impl fmt::Display for BadOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self:?}", self.code())
    }
}

impl std::error::Error for BadOptions {}

impl Options {
    /// A table without modules.
    pub fn seats(seats: u8) -> Options {
        Options { seats, with: Vec::new() }
    }

    /// The same table with a module.
    pub fn with(mut self, module: &str) -> Options {
        self.with.push(module.to_owned());
        self
    }

    /// Whether the module is used.
    pub fn has(&self, module: &str) -> bool {
        self.with.iter().any(|named| split(named).0 == module)
    }

    /// The value a module was given; the first of its values if it was named alone.
    pub fn value<'a>(&'a self, module: &'a Module) -> Option<&'a str> {
        let named = self.with.iter().find(|named| split(named).0 == module.id)?;
        split(named).1.or(module.values.first().copied())
    }

    /// Checks what can be checked without knowing the game, and puts the modules in their order.
    pub fn check(&self, meta: &Meta) -> Result<Options, BadOptions> {
        let (min, max) = meta.seats;
        if !(min..=max).contains(&self.seats) {
            return Err(BadOptions::Seats { seats: self.seats, min, max });
        }
        let mut with = Vec::new();
        for named in &self.with {
            let (id, value) = split(named);
            let module = meta.modules.iter().find(|module| module.id == id).ok_or_else(|| {
                let known: Vec<_> = meta.modules.iter().map(|module| module.id).collect();
                BadOptions::NoModule { module: id.to_owned(), known: known.join(", ") }
            })?;
            if with.iter().any(|other: &String| split(other).0 == id) {
                return Err(BadOptions::Twice { module: id.to_owned() });
            }
            if value.is_some_and(|value| !module.values.contains(&value)) {
                return Err(BadOptions::NoValue {
                    module: id.to_owned(),
                    value: value.unwrap_or_default().to_owned(),
                    known: module.values.join(", "),
                });
            }
            let (min, max) = module.seats;
            if !(min..=max).contains(&self.seats) {
                return Err(BadOptions::ModuleSeats { module: id.to_owned(), min, max });
            }
            // The first value is the module named alone: one way to write one table.
            let plain = value.is_none() || value == module.values.first().copied();
            with.push(if plain { id.to_owned() } else { named.clone() });
        }
        with.sort();
        Ok(Options { seats: self.seats, with })
    }
}

impl Meta {
    /// Every table that can be set up: each seat count with each combination of modules.
    pub fn every_table(&self) -> Vec<Options> {
        let mut tables: Vec<Options> = (self.seats.0..=self.seats.1).map(Options::seats).collect();
        for module in self.modules {
            let ways: Vec<String> = match module.values {
                [] => vec![module.id.to_owned()],
                values => values.iter().map(|value| format!("{}={value}", module.id)).collect(),
            };
            let added: Vec<Options> = tables
                .iter()
                .flat_map(|table| ways.iter().map(|way| table.clone().with(way)))
                .filter_map(|table| table.check(self).ok())
                .collect();
            tables.extend(added);
        }
        tables
    }

    /// All component tables as one file, as a user's own file would be.
    pub fn content_text(&self) -> String {
        let mut text = format!("version = {CONTENT_VERSION}\ngame = \"{}\"\n", self.id);
        for part in self.content {
            let header = |line: &&str| line.starts_with("version =") || line.starts_with("game =");
            for line in part.lines().filter(|line| !header(line)) {
                text.push_str(line);
                text.push('\n');
            }
        }
        text
    }

    /// The built-in component tables.
    pub fn read_content(&self) -> Result<Content, ContentError> {
        Content::read(self.id, &self.content_text())
    }

    /// The game's name in words.
    pub fn name(&self) -> Phrase {
        Phrase::new(format!("game-{}", self.id))
    }
}

fn split(named: &str) -> (&str, Option<&str>) {
    match named.split_once('=') {
        Some((id, value)) => (id, Some(value)),
        None => (named, None),
    }
}

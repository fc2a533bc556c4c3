//! How one table is set up.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Meta, Module, TextSetting};
use crate::Phrase;
use crate::order::sort_by;

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
    /// The text of a setting is too long, or has spaces or letters it cannot have.
    Text {
        /// The setting.
        setting: String,
        /// How many characters it may have.
        longest: usize,
    },
    /// The game does not accept the text of a setting.
    Refused {
        /// The setting.
        setting: String,
        /// What is wrong with it.
        reason: Phrase,
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
            BadOptions::Text { setting, longest } => Phrase::new("options-text")
                .with("setting", setting.as_str())
                .with("longest", *longest),
            BadOptions::Refused { setting, reason } => Phrase::new("options-refused")
                .with("setting", setting.as_str())
                .with("reason", reason.clone()),
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
            BadOptions::Text { .. } => "options-text",
            BadOptions::Refused { .. } => "options-refused",
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

    /// The text of a setting, if it was given.
    pub fn text(&self, setting: &str) -> Option<&str> {
        let named = self.with.iter().find(|named| split(named).0 == setting)?;
        split(named).1
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
            if with.iter().any(|other: &String| split(other).0 == id) {
                return Err(BadOptions::Twice { module: id.to_owned() });
            }
            let setting = meta.settings.iter().find(|setting| setting.id == id);
            let module = meta.modules.iter().find(|module| module.id == id);
            let ((min, max), written) = match (setting, module) {
                (Some(setting), _) => (setting.seats, setting.check(value, named)?),
                (None, Some(module)) => (module.seats, module.check(value, named)?),
                (None, None) => {
                    let modules = meta.modules.iter().map(|module| module.id);
                    let known = modules.chain(meta.settings.iter().map(|setting| setting.id));
                    let known = known.collect::<Vec<_>>().join(", ");
                    return Err(BadOptions::NoModule { module: id.to_owned(), known });
                }
            };
            if !(min..=max).contains(&self.seats) {
                return Err(BadOptions::ModuleSeats { module: id.to_owned(), min, max });
            }
            with.push(written);
        }
        sort_by(&mut with, Ord::cmp);
        Ok(Options { seats: self.seats, with })
    }
}

impl Module {
    /// One way to write one table: the first value is the module named alone.
    fn check(&self, value: Option<&str>, named: &str) -> Result<String, BadOptions> {
        match value {
            Some(value) if !self.values.contains(&value) => Err(BadOptions::NoValue {
                module: self.id.to_owned(),
                value: value.to_owned(),
                known: self.values.join(", "),
            }),
            Some(value) if Some(&value) != self.values.first() => Ok(named.to_owned()),
            _ => Ok(self.id.to_owned()),
        }
    }
}

impl TextSetting {
    fn check(&self, value: Option<&str>, named: &str) -> Result<String, BadOptions> {
        let good = |text: &str| {
            (1..=self.longest).contains(&text.len())
                && text.bytes().all(|byte| byte.is_ascii_graphic())
        };
        match value {
            Some(text) if good(text) => Ok(named.to_owned()),
            _ => Err(BadOptions::Text { setting: self.id.to_owned(), longest: self.longest }),
        }
    }
}

/// The name of a module or setting, and what it was given.
pub(super) fn split(named: &str) -> (&str, Option<&str>) {
    match named.split_once('=') {
        Some((id, value)) => (id, Some(value)),
        None => (named, None),
    }
}

#[cfg(test)]
mod tests {
    use super::super::GAME;
    use super::*;

    #[test]
    fn a_setting_is_a_text_without_spaces_that_is_not_too_long() {
        let with = |with: &str| Options::seats(3).with(with).check(&GAME);
        assert_eq!(with("map=a1b2=c").unwrap().text("map"), Some("a1b2=c"));
        for bad in ["map", "map=", "map=a1 b2", "map=a1b2c3d4e5", "map=é"] {
            assert!(matches!(with(bad), Err(BadOptions::Text { .. })), "{bad}");
        }
        assert!(matches!(
            Options::seats(3).with("map=a").with("map=b").check(&GAME),
            Err(BadOptions::Twice { .. })
        ));
    }
}

//! The four levels a person can choose, and the names under which bots are hired.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::{Budget, Settings};

/// A bot as it is asked for: `greedy`, `level3`, `level3@50ms`, `ismcts@2000`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Post {
    /// What kind of player it is.
    pub kind: Kind,
    /// How long it may think, if that was said.
    pub budget: Option<Budget>,
}

/// What kind of player a bot is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Takes any move.
    Random,
    /// Looks one step ahead.
    Greedy,
    /// The search without anything special to a game.
    Ismcts,
    /// A level from 1 to 4.
    Level(u8),
}

/// The names of all bots.
pub const NAMES: [&str; 7] = ["random", "greedy", "level1", "level2", "level3", "level4", "ismcts"];

/// The names of the bots a person can choose, from the easiest to the hardest.
pub const LEVELS: [&str; 4] = ["level1", "level2", "level3", "level4"];

/// The names under which people may seat a bot at a table, the levels first. Those who think for as
/// long as they are told are for programs of one's own: nobody may have a server think for minutes.
pub const AT_TABLES: [&str; 6] = ["level1", "level2", "level3", "level4", "greedy", "random"];

/// There is no bot of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no bot is called {0}")]
pub struct UnknownBot(pub String);

impl Post {
    /// Whether it decides in the blink of an eye: who waits for it need not wait for those who think.
    pub fn is_quick(&self) -> bool {
        let by_nature = matches!(self.kind, Kind::Random | Kind::Greedy | Kind::Level(1 | 2));
        by_nature && self.budget.is_none()
    }
}

impl FromStr for Post {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Post, UnknownBot> {
        let unknown = || UnknownBot(text.chars().take(40).collect());
        let (name, budget) = match text.split_once('@') {
            None => (text, None),
            Some((name, budget)) => (name, Some(Budget::parse(budget).ok_or_else(unknown)?)),
        };
        let kind = match name {
            "random" => Kind::Random,
            "greedy" => Kind::Greedy,
            "ismcts" => Kind::Ismcts,
            "level1" => Kind::Level(1),
            "level2" => Kind::Level(2),
            "level3" => Kind::Level(3),
            "level4" => Kind::Level(4),
            _ => return Err(unknown()),
        };
        // Who does not search has nothing to spend a budget on.
        if budget.is_some() && matches!(kind, Kind::Random | Kind::Greedy) {
            return Err(unknown());
        }
        Ok(Post { kind, budget })
    }
}

impl fmt::Display for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.kind {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Ismcts => "ismcts",
            Kind::Level(level) => LEVELS[usize::from(level.clamp(1, 4)) - 1],
        };
        f.write_str(name)?;
        match self.budget {
            None => Ok(()),
            Some(Budget::Iterations(count)) => write!(f, "@{count}"),
            Some(Budget::Time(time)) => write!(f, "@{}ms", time.as_millis()),
        }
    }
}

/// How a level searches.
pub(crate) fn settings(level: u8) -> Settings {
    let time = |millis| Budget::Time(Duration::from_millis(millis));
    match level {
        0 | 1 => Settings { slack: 0.05, remembers: false, ..Settings::new(Budget::Iterations(8)) },
        2 => Settings { slack: 0.015, remembers: false, ..Settings::new(Budget::Iterations(64)) },
        3 => Settings::new(time(50)),
        _ => Settings::new(time(1000)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_and_written_again() {
        for name in NAMES {
            assert_eq!(name.parse::<Post>().unwrap().to_string(), name);
        }
        for name in ["level3@50ms", "level4@2000", "ismcts@1000ms"] {
            assert_eq!(name.parse::<Post>().unwrap().to_string(), name);
        }
    }

    #[test]
    fn who_sits_at_tables_has_no_say_in_how_long_to_think() {
        assert_eq!(AT_TABLES[..4], LEVELS);
        for name in AT_TABLES {
            assert!(NAMES.contains(&name));
            assert_eq!(name.parse::<Post>().unwrap().budget, None);
        }
    }

    #[test]
    fn the_easier_half_of_the_bots_decides_at_once() {
        let quick = |name: &str| name.parse::<Post>().unwrap().is_quick();
        assert!(["level1", "level2", "greedy", "random"].into_iter().all(quick));
        assert!(!["level3", "level4", "ismcts", "level1@1s"].into_iter().any(quick));
    }

    #[test]
    fn nobody_else_is_hired() {
        for name in ["", "oracle", "level0", "level5", "level3@", "level3@soon", "greedy@5", "@5"] {
            assert!(name.parse::<Post>().is_err(), "{name}");
        }
    }
}

//! The four levels a person can choose, and the names under which bots are hired.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::{Budget, Settings};

/// A bot as it is asked for: `greedy`, `level3`, `level3@50ms`, `ismcts@2000`, or for experiments
/// `ismcts+curiosity=0.8+threads=2@2000`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BotSpec {
    /// What kind of player it is.
    pub kind: Kind,
    /// How long it may think, if that was said.
    pub budget: Option<Budget>,
    /// What was said about how it searches.
    changes: [Option<f32>; KNOBS.len()],
}

/// What can be said about how a bot searches: a name, the least and the most it may be, and how
/// it is set.
const KNOBS: [Knob; 8] = [
    ("curiosity", (0.0, 100.0), |settings, value| settings.curiosity = value),
    ("sights", (0.0, 1000.0), |settings, value| settings.sights = value),
    ("tolerance", (0.001, 100.0), |settings, value| settings.tolerance = value),
    ("steps", (0.0, 1000.0), |settings, value| settings.steps = Some(value as u32)),
    ("slack", (0.0, 100.0), |settings, value| settings.slack = value),
    ("threads", (1.0, 64.0), |settings, value| settings.threads = value as usize),
    ("patience", (0.0, 1e6), |settings, value| settings.patience = value),
    ("remembers", (0.0, 1.0), |settings, value| settings.remembers = value > 0.5),
];

type Knob = (&'static str, (f32, f32), fn(&mut Settings, f32));

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
    /// Plans its race, in a game that is one.
    Beam,
    /// The same by the published recipe, to compare with.
    BeamRecipe,
}

/// The names of all bots.
pub const NAMES: [&str; 7] = ["random", "greedy", "level1", "level2", "level3", "level4", "ismcts"];

/// The names of further bots, which can be hired for games that are races.
pub const RACERS: [&str; 2] = ["beam", "beam-recipe"];

/// The names of the bots a person can choose, from the easiest to the hardest.
pub const LEVELS: [&str; 4] = ["level1", "level2", "level3", "level4"];

/// The names under which people may seat a bot at a table, the levels first. Those who think for as
/// long as they are told are for programs of one's own: nobody may have a server think for minutes.
pub const AT_TABLES: [&str; 6] = ["level1", "level2", "level3", "level4", "greedy", "random"];

/// There is no bot of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no bot is called {0}")]
pub struct UnknownBot(pub String);

impl BotSpec {
    /// A bot of this kind that may think so long.
    pub fn new(kind: Kind, budget: Budget) -> BotSpec {
        BotSpec { kind, budget: Some(budget), changes: [None; KNOBS.len()] }
    }

    /// Whether it decides in the blink of an eye: who waits for it need not wait for those who think.
    pub fn is_quick(&self) -> bool {
        let by_nature = matches!(self.kind, Kind::Random | Kind::Greedy | Kind::Level(1 | 2));
        by_nature && self.budget.is_none()
    }
}

impl FromStr for BotSpec {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<BotSpec, UnknownBot> {
        let unknown = || UnknownBot(text.chars().take(40).collect());
        let (words, budget) = match text.split_once('@') {
            None => (text, None),
            Some((words, budget)) => (words, Some(Budget::parse(budget).ok_or_else(unknown)?)),
        };
        let mut words = words.split('+');
        let name = words.next().unwrap_or_default();
        let mut changes = [None; KNOBS.len()];
        for word in words {
            let (at, value) = change(word).ok_or_else(unknown)?;
            changes[at] = Some(value);
        }
        let kind = match name {
            "random" => Kind::Random,
            "greedy" => Kind::Greedy,
            "ismcts" => Kind::Ismcts,
            "level1" => Kind::Level(1),
            "level2" => Kind::Level(2),
            "level3" => Kind::Level(3),
            "level4" => Kind::Level(4),
            "beam" => Kind::Beam,
            "beam-recipe" => Kind::BeamRecipe,
            _ => return Err(unknown()),
        };
        // Who does not search has nothing to spend a budget on.
        let changed = budget.is_some() || changes.iter().any(Option::is_some);
        if changed && matches!(kind, Kind::Random | Kind::Greedy) {
            return Err(unknown());
        }
        Ok(BotSpec { kind, budget, changes })
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.kind {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Ismcts => "ismcts",
            Kind::Level(level) => LEVELS[usize::from(level.clamp(1, 4)) - 1],
            Kind::Beam => RACERS[0],
            Kind::BeamRecipe => RACERS[1],
        };
        f.write_str(name)?;
        for ((name, ..), value) in KNOBS.iter().zip(self.changes) {
            if let Some(value) = value {
                write!(f, "+{name}={value}")?;
            }
        }
        match self.budget {
            None => Ok(()),
            Some(Budget::Iterations(count)) => write!(f, "@{count}"),
            Some(Budget::Time(time)) => write!(f, "@{}ms", time.as_millis()),
        }
    }
}

/// Reads `curiosity=0.8`.
fn change(word: &str) -> Option<(usize, f32)> {
    let (name, value) = word.split_once('=')?;
    let at = KNOBS.iter().position(|&(known, ..)| known == name)?;
    let (least, most) = KNOBS[at].1;
    let value: f32 = value.parse().ok()?;
    (least..=most).contains(&value).then_some((at, value))
}

impl BotSpec {
    /// How the bot searches, if it does.
    pub(crate) fn settings(&self) -> Option<Settings> {
        let mut settings = match self.kind {
            Kind::Random | Kind::Greedy => return None,
            Kind::Ismcts | Kind::Beam | Kind::BeamRecipe => {
                Settings { content: false, ..settings(3) }
            }
            Kind::Level(level) => settings(level),
        };
        settings.budget = self.budget.unwrap_or(settings.budget);
        for ((_, _, set), value) in KNOBS.iter().zip(self.changes) {
            if let Some(value) = value {
                set(&mut settings, value);
            }
        }
        Some(settings)
    }
}

/// How a level searches.
fn settings(level: u8) -> Settings {
    let time = |millis| Budget::Time(Duration::from_millis(millis));
    match level {
        0 | 1 => Settings {
            slack: 0.03,
            steps: Some(0),
            remembers: false,
            ..Settings::new(Budget::Iterations(8))
        },
        2 => Settings { slack: 0.015, remembers: false, ..Settings::new(Budget::Iterations(64)) },
        3 => Settings { content: true, ..Settings::new(time(50)) },
        _ => Settings::new(time(1000)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_and_written_again() {
        for name in NAMES.into_iter().chain(RACERS) {
            assert_eq!(name.parse::<BotSpec>().unwrap().to_string(), name);
        }
        for name in ["level3@50ms", "level4@2000", "ismcts+curiosity=0.5+steps=3@1000ms"] {
            assert_eq!(name.parse::<BotSpec>().unwrap().to_string(), name);
        }
    }

    #[test]
    fn who_sits_at_tables_has_no_say_in_how_long_to_think() {
        assert_eq!(AT_TABLES[..4], LEVELS);
        for name in AT_TABLES {
            assert!(NAMES.contains(&name));
            assert_eq!(name.parse::<BotSpec>().unwrap().budget, None);
        }
    }

    #[test]
    fn the_easier_half_of_the_bots_decides_at_once() {
        let quick = |name: &str| name.parse::<BotSpec>().unwrap().is_quick();
        assert!(["level1", "level2", "greedy", "random"].into_iter().all(quick));
        assert!(!["level3", "level4", "ismcts", "level1@1s"].into_iter().any(quick));
    }

    #[test]
    fn nobody_else_is_hired() {
        let nobody = [
            "",
            "oracle",
            "level0",
            "level5",
            "level3@",
            "level3@soon",
            "greedy@5",
            "@5",
            "ismcts+",
            "ismcts+steps",
            "ismcts+steps=-1",
            "greedy+steps=1",
        ];
        for name in nobody {
            assert!(name.parse::<BotSpec>().is_err(), "{name}");
        }
    }
}

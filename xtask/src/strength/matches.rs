//! Matches, and how they went.

use std::fmt;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Value, json};

/// Where the games of all matches come from.
pub(crate) const SEED: &str = "1";

/// A normal variable is within this many standard deviations 95 times in 100.
const Z: f64 = 1.959_963_984_540_054;

/// One seat for a bot, the others for another, by turns; so often.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Match {
    pub(crate) game: String,
    pub(crate) seats: u64,
    pub(crate) bot: String,
    pub(crate) against: String,
    /// How long the bots think, where it is worth knowing.
    pub(crate) time: Option<String>,
    /// The share of wins that is wanted.
    pub(crate) asked: Option<f64>,
    pub(crate) games: u64,
    pub(crate) played: u64,
    /// A win that is shared counts in part.
    pub(crate) wins: f64,
}

/// How large a share of games is, and from where to where it may really be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Share {
    pub(crate) rate: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Match {
    fn read(value: &Value) -> Option<Match> {
        let text = |name: &str| value[name].as_str().map(str::to_owned);
        Some(Match {
            game: text("game")?,
            seats: value["seats"].as_u64()?,
            bot: text("bot")?,
            against: text("against")?,
            time: text("time"),
            asked: value["asked"].as_f64(),
            games: value["games"].as_u64()?,
            played: value["played"].as_u64().unwrap_or(0),
            wins: value["wins"].as_f64().unwrap_or(0.0),
        })
    }

    fn json(&self) -> Value {
        let Match { game, seats, bot, against, time, asked, games, played, wins } = self;
        let mut value = json!({
            "game": game, "seats": seats, "bot": bot, "against": against, "games": games,
            "played": played, "wins": wins,
        });
        if let Some(time) = time {
            value["time"] = json!(time);
        }
        if let Some(asked) = asked {
            value["asked"] = json!(asked);
        }
        value
    }

    /// How many games are still to be played.
    pub(crate) fn left(&self) -> u64 {
        self.games.saturating_sub(self.played)
    }

    pub(crate) fn forget(&mut self) {
        (self.played, self.wins) = (0, 0.0);
    }

    /// Adds what `comptoir arena --json` tells of some more games.
    pub(crate) fn count(&mut self, result: &Value) -> Option<()> {
        let own = &result["bots"][0];
        self.wins += own["wins"].as_f64()?;
        self.played += own["played"].as_u64().filter(|&played| played > 0)?;
        Some(())
    }

    /// The share of wins, with the interval of Wilson.
    pub(crate) fn share(&self) -> Share {
        if self.played == 0 {
            return Share { rate: 0.0, low: 0.0, high: 1.0 };
        }
        let count = self.played as f64;
        let rate = self.wins / count;
        let doubt = Z * Z / count;
        let middle = (rate + doubt / 2.0) / (1.0 + doubt);
        let half = Z / (1.0 + doubt) * (rate * (1.0 - rate) / count + doubt / 4.0 / count).sqrt();
        Share { rate, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

/// As words, to find a match by.
impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Match { game, seats, bot, against, .. } = self;
        write!(f, "{game} seats={seats} {bot} against {against}")
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [rate, low, high] = [self.rate, self.low, self.high].map(|share| 100.0 * share);
        write!(f, "{rate:.1} % ({low:.1}-{high:.1})")
    }
}

/// The matches of a file, in its order.
pub(crate) fn read(path: &Path) -> Result<Vec<Match>> {
    let name = path.display();
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    let values: Vec<Value> =
        serde_json::from_str(&text).with_context(|| format!("{name} is no list in JSON"))?;
    let one =
        |(at, value)| Match::read(value).with_context(|| format!("{name}, match {at}: incomplete"));
    values.iter().enumerate().map(one).collect()
}

/// Writes the file, a line for each match.
pub(crate) fn write(path: &Path, matches: &[Match]) -> Result<()> {
    let lines: Vec<String> = matches.iter().map(|one| format!("  {}", one.json())).collect();
    std::fs::write(path, format!("[\n{}\n]\n", lines.join(",\n")))
        .with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    pub(crate) fn one() -> Match {
        Match {
            game: "goa".to_owned(),
            seats: 4,
            bot: "level3@1150".to_owned(),
            against: "greedy".to_owned(),
            time: Some("up to 50 ms".to_owned()),
            asked: Some(0.75),
            games: 400,
            played: 0,
            wins: 0.0,
        }
    }

    #[test]
    fn a_match_is_read_as_it_was_written() {
        let plain = Match { time: None, asked: None, ..one() };
        for one in [one(), plain, Match { played: 80, wins: 61.5, ..one() }] {
            assert_eq!(Match::read(&one.json()), Some(one));
        }
        assert_eq!(Match::read(&json!({ "game": "goa" })), None);
    }

    #[test]
    fn parts_add_up() {
        let mut one = one();
        let part = json!({ "bots": [{ "name": "level3@1150", "played": 40, "wins": 30.5 }] });
        one.count(&part).unwrap();
        one.count(&part).unwrap();
        assert_eq!((one.played, one.wins, one.left()), (80, 61.0, 320));
        assert_eq!(one.count(&json!({})), None);
        one.forget();
        assert_eq!((one.played, one.left()), (0, 400));
    }

    #[test]
    fn shares_are_those_of_the_arena() {
        // What `comptoir arena` says of 271.5 wins in 400 games.
        let share = Match { played: 400, wins: 271.5, ..one() }.share();
        assert_eq!(share.to_string(), "67.9 % (63.1-72.3)");
        assert_eq!(one().share().to_string(), "0.0 % (0.0-100.0)");
    }
}

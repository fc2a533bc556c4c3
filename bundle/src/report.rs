//! What a browser has to fetch.

use std::collections::BTreeMap;

use anyhow::{Result, bail};
use serde::{Deserialize, Serialize};

use crate::names::SERVICE_WORKER;

/// The folder of the games. A page loads one when one of its tables is opened.
pub(crate) const PROGRAMS: &str = "programs/";

/// How many bytes a browser may have to fetch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Most {
    /// To open the page for the first time.
    pub(crate) first: u64,
    /// To open a table of whatever game.
    pub(crate) game: u64,
    /// To do both.
    pub(crate) both: u64,
}

/// The size of one file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Line {
    pub(crate) name: String,
    pub(crate) raw: u64,
    /// Of its Brotli twin, if it has one.
    pub(crate) brotli: Option<u64>,
}

impl Line {
    /// What goes over the wire.
    fn sent(&self) -> u64 {
        self.brotli.unwrap_or(self.raw)
    }

    /// The game it belongs to, if it belongs to one: `programs/goa-….js` and
    /// `programs/goa_bg-….wasm` to `goa`.
    fn game(&self) -> Option<&str> {
        let name = self.name.strip_prefix(PROGRAMS)?;
        let stem = name.rsplit_once('-').map_or(name, |(stem, _)| stem);
        Some(stem.strip_suffix("_bg").unwrap_or(stem))
    }
}

/// The sizes of all files.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Report {
    pub(crate) lines: Vec<Line>,
}

impl Report {
    /// What opening the page for the first time costs at most: every file but the games, and what comes
    /// after the page is up, the service worker and the icons of an installed page.
    fn first_load(&self) -> u64 {
        let late = |line: &Line| line.name == SERVICE_WORKER || line.name.ends_with(".png");
        let early = |line: &&Line| !late(line) && line.game().is_none();
        self.lines.iter().filter(early).map(Line::sent).sum()
    }

    /// What each game costs.
    fn games(&self) -> BTreeMap<&str, u64> {
        let mut games = BTreeMap::new();
        for line in &self.lines {
            if let Some(id) = line.game() {
                *games.entry(id).or_default() += line.sent();
            }
        }
        games
    }

    /// For a terminal.
    pub(crate) fn table(&self) -> String {
        let width = self.lines.iter().map(|line| line.name.len()).max().unwrap_or(0).max(10);
        let row = |name: &str, raw: &str, brotli: &str| {
            format!("{name:<width$}  {raw:>9}  {brotli:>9}\n")
        };
        let mut table = row("file", "bytes", "brotli");
        for line in &self.lines {
            let brotli = line.brotli.map_or_else(|| "-".to_owned(), |size| size.to_string());
            table.push_str(&row(&line.name, &line.raw.to_string(), &brotli));
        }
        for (id, size) in self.games() {
            table.push_str(&row(&format!("game {id}"), "", &size.to_string()));
        }
        table + row("first load", "", &self.first_load().to_string()).trim_end()
    }

    /// Refuses what is more than a browser should have to fetch.
    pub(crate) fn check(&self, most: &Most) -> Result<()> {
        let first_load = self.first_load();
        if first_load > most.first {
            bail!("a first load is {first_load} bytes and should be {} at most", most.first);
        }
        for (id, size) in self.games() {
            if size > most.game {
                bail!("the game {id} is {size} bytes and should be {} at most", most.game);
            }
            let both = first_load + size;
            if both > most.both {
                let most = most.both;
                bail!("a first load with {id} is {both} bytes and should be {most} at most");
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(name: &str, raw: u64, brotli: Option<u64>) -> Line {
        Line { name: name.to_owned(), raw, brotli }
    }

    #[test]
    fn a_first_load_is_what_goes_over_the_wire_before_the_service_worker() {
        let report = Report {
            lines: vec![
                line("app.js", 1000, Some(300)),
                line("icon.svg", 50, None),
                line("icon-512.png", 3000, None),
                line("sw.js", 900, Some(700)),
            ],
        };
        let most = |first| Most { first, game: 0, both: 350 };
        assert!(report.check(&most(350)).is_ok());
        let error = report.check(&most(349)).unwrap_err().to_string();
        assert!(error.contains("350 bytes"), "{error}");
    }

    #[test]
    fn each_game_is_weighed_alone_and_with_the_page() {
        let report = Report {
            lines: vec![
                line("app-0123456789abcdef.js", 1000, Some(300)),
                line("programs/goa-0123456789abcdef.js", 90, Some(10)),
                line("programs/goa_bg-0123456789abcdef.wasm", 90, Some(40)),
                line("programs/new-world_bg-0123456789abcdef.wasm", 90, Some(70)),
            ],
        };
        assert_eq!(report.first_load(), 300);
        assert_eq!(report.games(), BTreeMap::from([("goa", 50), ("new-world", 70)]));
        let check = |game, both| report.check(&Most { first: 300, game, both });
        assert!(check(70, 370).is_ok());
        let error = check(69, 370).unwrap_err().to_string();
        assert!(error.contains("new-world is 70 bytes"), "{error}");
        let error = check(70, 369).unwrap_err().to_string();
        assert!(error.contains("new-world is 370 bytes"), "{error}");
    }
}

//! What a browser has to fetch.

use anyhow::{Result, bail};
use serde::{Deserialize, Serialize};

use crate::names::SERVICE_WORKER;

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
}

/// The sizes of all files.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Report {
    pub(crate) lines: Vec<Line>,
}

impl Report {
    /// What opening the page for the first time costs at most: every file but the service worker,
    /// which comes after the page is up.
    fn first_load(&self) -> u64 {
        self.lines.iter().filter(|line| line.name != SERVICE_WORKER).map(Line::sent).sum()
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
        table + row("first load", "", &self.first_load().to_string()).trim_end()
    }

    /// Refuses a first load of more than `most` bytes.
    pub(crate) fn check(&self, most: u64) -> Result<()> {
        let first_load = self.first_load();
        if first_load > most {
            bail!("a first load is {first_load} bytes and should be {most} at most");
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
                line("icon.png", 50, None),
                line("sw.js", 900, Some(700)),
            ],
        };
        assert!(report.check(350).is_ok());
        let error = report.check(349).unwrap_err().to_string();
        assert!(error.contains("350 bytes"), "{error}");
    }
}

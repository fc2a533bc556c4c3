//! The table of measurements, in its three forms.

use serde_json::{Value, json};

use super::machine::Machine;
use crate::table::Table;

/// Everything measured.
pub(crate) struct Report {
    pub(crate) machine: Machine,
    pub(crate) rows: Vec<Value>,
}

/// What a column says, and where its number comes from.
const COLUMNS: &[(&str, &str)] = &[
    ("decisions/s", "decisions_per_second"),
    ("games/s", "games_per_second"),
    ("decisions/game", "decisions_per_game"),
    ("imagine+copy/s", "imagined_per_second"),
    ("search iterations/s", "iterations_per_second"),
    ("state bytes", "state_bytes"),
    ("written bytes", "written_bytes"),
    ("instructions/decision", "instructions_per_decision"),
];

/// The row in words: game, seats, modules.
pub(crate) fn name(row: &Value) -> String {
    let modules = row["with"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let modules: String = modules.map(|module| format!(" + {module}")).collect();
    format!("{}, {} seats{modules}", row["game"].as_str().unwrap_or("?"), row["seats"])
}

impl Report {
    pub(crate) fn json(&self) -> Value {
        json!({ "date": self.machine.date, "machine": self.machine.json(), "rows": self.rows })
    }

    pub(crate) fn plain(&self) -> String {
        format!("{}\n\n{}", self.origin(), self.table().plain())
    }

    /// The whole of `docs/benchmarks.md`.
    pub(crate) fn page(&self) -> String {
        format!("{ABOVE}\n{}\n\n{}\n{BELOW}", self.origin(), self.table().markdown())
    }

    fn origin(&self) -> String {
        let Machine { processor, cores, load, date } = &self.machine;
        let load = load.map_or(String::new(), |load| format!(", load {load:.2} before the run"));
        format!("{date}, {processor}, {cores} cores{load}.")
    }

    fn table(&self) -> Table {
        let heading = std::iter::once("table").chain(COLUMNS.iter().map(|&(words, _)| words));
        let mut table = Table::new(&heading.collect::<Vec<_>>());
        for row in &self.rows {
            let numbers = COLUMNS
                .iter()
                .map(|&(_, field)| row[field].as_f64().map_or("-".to_owned(), number));
            table.row(std::iter::once(name(row)).chain(numbers).collect());
        }
        table
    }
}

/// A whole number with its thousands set apart.
fn number(value: f64) -> String {
    let digits = format!("{value:.0}");
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

const ABOVE: &str = "\
# Benchmarks

How fast the games are played, and how much room they take. This page is written by
`cargo xtask bench --write`; `cargo xtask bench` prints the same table, and with `--json` it is one
object for programs.
";

const BELOW: &str = "\
What the columns say:

- **decisions/s**, **games/s**: random play on one thread. Per decision: list the legal moves into
  a vector that is used again, pick one of them (each as likely), play it without a log. A new game
  is dealt whenever one is over. Clock time over at least two seconds.
- **decisions/game**: the mean over the games played for it.
- **imagine+copy/s**: states imagined from a view and copied once, on one thread; the views are
  taken beforehand at 64 places of random games.
- **search iterations/s**: iterations of the bots' tree search on one thread, in searches of 1 000
  iterations at the same places: imagine, walk down the tree, play on by first sight, look.
- **state bytes**: a state in memory, which is what a search copies. **written bytes**: a state in
  its binary form, the mean over the same 64 places.
- **instructions/decision**: the same loop over 20 000 decisions, dealing included, counted by
  callgrind through gungraun. Unlike clock time it does not depend on what else the machine is
  doing, so it is the number to compare between two versions of the code.

The program is `bench/`: `bench/src/loops.rs` has the loops, `bench/benches/decisions.rs` the
instruction count. That nothing is allocated in these loops is a test: `bench/tests/no_allocation.rs`.
";

#[cfg(test)]
mod tests {
    use super::*;

    fn report() -> Report {
        let machine = Machine {
            processor: "Abacus".to_owned(),
            cores: 2,
            load: None,
            date: "2026-11-15".to_owned(),
        };
        let row = json!({
            "game": "spice-road", "seats": 4, "with": ["golden-deals"],
            "decisions_per_second": 1_234_567.8, "state_bytes": 512,
        });
        Report { machine, rows: vec![row] }
    }

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!(
            [0.4, 999.0, 1000.0, 1_234_567.8].map(number),
            ["0", "999", "1 000", "1 234 568"]
        );
    }

    #[test]
    fn a_row_has_every_column_and_says_what_was_not_measured() {
        let plain = report().plain();
        let row = plain.lines().last().unwrap();
        assert!(row.starts_with("spice-road, 4 seats + golden-deals  "), "{row}");
        assert!(
            row.contains(" 1 234 568 ") && row.contains(" 512 ") && row.ends_with('-'),
            "{row}"
        );
    }

    #[test]
    fn the_page_says_when_and_where() {
        assert!(report().page().contains("\n2026-11-15, Abacus, 2 cores.\n"));
    }

    #[test]
    fn programs_get_the_rows_as_they_were_measured() {
        let json = report().json();
        assert_eq!(json["rows"][0]["state_bytes"], 512);
        assert_eq!(
            (json["date"].as_str(), json["machine"]["cores"].as_u64()),
            (Some("2026-11-15"), Some(2))
        );
    }
}

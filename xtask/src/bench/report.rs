//! The table of measurements, in its three forms.

use serde_json::{Value, json};

use super::machine::Machine;
use super::sheets::Sheet;
use crate::text_table::TextTable;

/// Everything measured.
pub(crate) struct Report {
    pub(crate) sheet: &'static Sheet,
    pub(crate) machine: Machine,
    pub(crate) rows: Vec<Value>,
}

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

    /// The whole page of the sheet.
    pub(crate) fn page(&self) -> String {
        let Sheet { above, below, .. } = self.sheet;
        format!("{above}\n{}\n\n{}\n{below}", self.origin(), self.table().markdown())
    }

    fn origin(&self) -> String {
        let Machine { processor, cores, load, date } = &self.machine;
        let load = load.map_or(String::new(), |load| format!(", load {load:.2} before the run"));
        format!("{date}, {processor}, {cores} cores{load}.")
    }

    fn table(&self) -> TextTable {
        let columns = self.sheet.columns;
        let heading = std::iter::once("table").chain(columns.iter().map(|&(words, ..)| words));
        let mut table = TextTable::new(&heading.collect::<Vec<_>>());
        for row in &self.rows {
            let numbers = columns
                .iter()
                .map(|&(_, field, write)| row[field].as_f64().map_or("-".to_owned(), write));
            table.row(std::iter::once(name(row)).chain(numbers).collect());
        }
        table
    }
}

/// A whole number with its thousands set apart.
pub(crate) fn number(value: f64) -> String {
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

/// A share as a number with two digits after the point.
pub(crate) fn share(value: f64) -> String {
    format!("{value:.2}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::sheets::{BROWSER, GAMES};

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
        Report { sheet: &GAMES, machine, rows: vec![row] }
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
    fn the_two_sheets_have_pages_of_their_own() {
        let row = json!({
            "game": "goa", "seats": 4, "with": [],
            "native_iterations_per_second": 40_000.0, "browser_iterations_per_second": 25_000.0,
            "browser_share": 0.62,
        });
        let report = Report { sheet: &BROWSER, rows: vec![row], ..report() };
        let page = report.page();
        let row = page.lines().find(|line| line.starts_with("| goa, 4 seats |")).unwrap();
        assert!(row.contains(" 40 000 |") && row.ends_with(" 25 000 |  0.62 |"), "{row}");
        assert_ne!(BROWSER.page, GAMES.page);
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

//! How instruction counts have changed since they were written down.

use std::collections::HashMap;

use serde_json::Value;

use super::report::name;
use super::sheets::INSTRUCTIONS;
use crate::text_table::TextTable;

/// A change of so much deserves a look, in per cent.
const NOTABLE: f64 = 5.0;

/// The counts beside those that the page tells, and what has become notably slower.
pub(crate) fn since(page: &str, rows: &[Value]) -> String {
    let kept = kept(page);
    let columns = INSTRUCTIONS.columns;
    let heading = columns.iter().flat_map(|&(words, ..)| [words, "change"]);
    let mut table = TextTable::new(&std::iter::once("table").chain(heading).collect::<Vec<_>>());
    let mut slower = Vec::new();
    for row in rows {
        let name = name(row);
        let mut cells = vec![name.clone()];
        for (place, &(words, field, write)) in columns.iter().enumerate() {
            let now = row[field].as_f64().unwrap_or_default();
            let before = kept.get(&name).and_then(|kept| kept.get(place));
            let change = before.map(|before| (now / before - 1.0) * 100.0);
            cells.push(write(now));
            cells.push(change.map_or("new".to_owned(), |change| format!("{change:+.1} %")));
            if let Some(change) = change.filter(|&change| change > NOTABLE) {
                slower.push(format!("{name}: {change:+.1} % {words}\n"));
            }
        }
        table.row(cells);
    }
    let verdict = match slower.as_slice() {
        [] if kept.is_empty() => {
            format!(
                "{} has no counts to compare with: keep these with --write.\n",
                INSTRUCTIONS.page
            )
        }
        [] => {
            format!("Nothing takes {NOTABLE} % more instructions than in {}.\n", INSTRUCTIONS.page)
        }
        slower => format!("More than {NOTABLE} % slower:\n{}", slower.concat()),
    };
    format!("{}\n{verdict}", table.plain())
}

/// The numbers of each row of the page.
fn kept(page: &str) -> HashMap<String, Vec<f64>> {
    let row = |line: &str| {
        let mut cells = line.strip_prefix('|')?.strip_suffix('|')?.split('|').map(str::trim);
        let name = cells.next()?.to_owned();
        // Thousands are set apart.
        let numbers: Result<Vec<f64>, _> =
            cells.map(|cell| cell.replace(' ', "").parse()).collect();
        Some((name, numbers.ok()?))
    };
    page.lines().filter_map(row).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::bench::machine::Machine;
    use crate::bench::report::Report;

    fn row(decision: f64) -> Value {
        json!({
            "game": "goa", "seats": 4, "with": [], "instructions_per_decision": decision,
            "instructions_per_imagined": 1200.0, "instructions_per_iteration": 1_234_567.0,
        })
    }

    fn page() -> String {
        let machine = Machine {
            processor: "Abacus".to_owned(),
            cores: 2,
            load: None,
            date: "today".to_owned(),
        };
        Report { sheet: &INSTRUCTIONS, machine, rows: vec![row(1000.0)] }.page()
    }

    #[test]
    fn counts_are_compared_with_the_page_that_was_written() {
        let said = since(&page(), &[row(990.0)]);
        let line = said.lines().nth(1).unwrap();
        let words: Vec<&str> =
            line.split("  ").map(str::trim).filter(|word| !word.is_empty()).collect();
        assert_eq!(
            words,
            ["goa, 4 seats", "990", "-1.0 %", "1 200", "+0.0 %", "1 234 567", "+0.0 %"]
        );
        assert!(said.contains("Nothing takes 5 % more"), "{said}");
    }

    #[test]
    fn what_has_become_slower_is_named() {
        let said = since(&page(), &[row(1060.0)]);
        assert!(
            said.ends_with("More than 5 % slower:\ngoa, 4 seats: +6.0 % per decision\n"),
            "{said}"
        );
    }

    #[test]
    fn a_game_that_the_page_does_not_know_is_new() {
        let said = since("", &[row(1.0)]);
        assert_eq!(said.lines().nth(1).unwrap().matches("new").count(), 3, "{said}");
        assert!(said.contains("no counts to compare with"), "{said}");
    }
}

//! Tables of text.

/// Rows under a heading. The first column is words, the others are set to the right.
pub(crate) struct TextTable {
    rows: Vec<Vec<String>>,
}

impl TextTable {
    pub(crate) fn new(heading: &[&str]) -> TextTable {
        TextTable { rows: vec![heading.iter().map(|&text| text.to_owned()).collect()] }
    }

    pub(crate) fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    /// For a terminal.
    pub(crate) fn plain(&self) -> String {
        let line = |row: &Vec<String>| self.padded(row).join("  ").trim_end().to_owned() + "\n";
        self.rows.iter().map(line).collect()
    }

    /// For a page.
    pub(crate) fn markdown(&self) -> String {
        let line = |row: &Vec<String>| format!("| {} |\n", self.padded(row).join(" | "));
        let mut lines: Vec<String> = self.rows.iter().map(line).collect();
        let dashes = self.widths().into_iter().enumerate().map(|(column, width)| match column {
            0 => "-".repeat(width + 2),
            _ => "-".repeat(width + 1) + ":",
        });
        lines.insert(1, format!("|{}|\n", dashes.collect::<Vec<_>>().join("|")));
        lines.concat()
    }

    fn widths(&self) -> Vec<usize> {
        let columns = self.rows.first().map_or(0, Vec::len);
        let width = |column: usize| {
            self.rows
                .iter()
                .filter_map(|row| row.get(column))
                .map(|cell| cell.chars().count())
                .max()
        };
        (0..columns).map(|column| width(column).unwrap_or(0)).collect()
    }

    fn padded(&self, row: &[String]) -> Vec<String> {
        let pad = |(column, (cell, width)): (usize, (&String, usize))| match column {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        };
        row.iter().zip(self.widths()).enumerate().map(pad).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> TextTable {
        let mut table = TextTable::new(&["game", "per second"]);
        table.row(vec!["spice-road".to_owned(), "12".to_owned()]);
        table
    }

    #[test]
    fn columns_line_up_in_a_terminal() {
        assert_eq!(table().plain(), "game        per second\nspice-road          12\n");
    }

    #[test]
    fn a_page_gets_a_rule_under_the_heading() {
        let expected = "\
| game       | per second |
|------------|-----------:|
| spice-road |         12 |
";
        assert_eq!(table().markdown(), expected);
    }
}

//! Tables of text with columns that line up.

use crate::cells::width;

/// Between two columns.
const GAP: &str = "  ";

/// A table: a heading for each column and rows of cells.
pub(crate) struct Columns {
    rows: Vec<Vec<String>>,
    figures: bool,
}

impl Columns {
    /// A table with these headings.
    pub(crate) fn new(headings: Vec<String>) -> Columns {
        Columns { rows: vec![headings], figures: false }
    }

    /// A table with these headings in which every column but the first holds figures, whatever
    /// they are written with.
    pub(crate) fn of_figures(headings: Vec<String>) -> Columns {
        Columns { rows: vec![headings], figures: true }
    }

    /// Adds a row.
    pub(crate) fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    /// The table as lines, each indented. Columns of numbers are aligned to the right.
    pub(crate) fn text(&self, indent: &str) -> String {
        let count = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let columns: Vec<(usize, bool)> = (0..count).map(|at| self.column(at)).collect();
        let line = |cells: &Vec<String>| {
            let cells = cells.iter().zip(&columns).map(|(cell, &(wide, right))| {
                let space = " ".repeat(wide.saturating_sub(width(cell)));
                if right { space + cell } else { format!("{cell}{space}") }
            });
            let line = cells.collect::<Vec<_>>().join(GAP);
            format!("{}\n", format!("{indent}{line}").trim_end())
        };
        self.rows.iter().map(line).collect()
    }

    /// How wide a column is, and whether it holds numbers.
    fn column(&self, at: usize) -> (usize, bool) {
        let wide = self.rows.iter().filter_map(|row| row.get(at)).map(|cell| width(cell)).max();
        let cells = || self.rows.iter().skip(1).filter_map(|row| row.get(at));
        let is_number = |cell: &String| cell.is_empty() || cell.parse::<i64>().is_ok();
        let numbers = || cells().all(is_number) && cells().any(|cell| !cell.is_empty());
        (wide.unwrap_or(0), if self.figures { at > 0 } else { numbers() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_and_numbers_stand_on_the_right() {
        let mut columns = Columns::new(vec!["où".into(), "points".into(), "b".into()]);
        columns.row(vec!["é".into(), "7".into(), "x".into()]);
        columns.row(vec!["abc".into(), "12".into(), String::new()]);
        assert_eq!(columns.text(" "), " où   points  b\n é         7  x\n abc      12\n");
    }

    #[test]
    fn figures_stand_on_the_right_whatever_they_are_written_with() {
        let mut columns = Columns::of_figures(vec!["seat".into(), "share".into()]);
        columns.row(vec!["1".into(), "9,5 %".into()]);
        columns.row(vec!["2".into(), "90,5 %".into()]);
        assert_eq!(columns.text(""), "seat   share\n1      9,5 %\n2     90,5 %\n");
    }
}

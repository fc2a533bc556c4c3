//! What came of a tournament, for a person at the terminal.

use kit::{Lang, Lexicon, Phrase, Source};

use super::interval::Share;
use super::report::{Figures, Report};
use crate::columns::Columns;

/// Says figures and sentences in one language.
pub(super) struct Printer<'a> {
    words: &'a Lexicon,
}

impl<'a> Printer<'a> {
    /// A printer with the words of the command line and the game.
    pub(super) fn new(words: &'a Lexicon) -> Printer<'a> {
        Printer { words }
    }

    /// The whole report.
    pub(super) fn print(&self, report: &Report, threads: usize) -> String {
        let mut text = self.say(&self.title(report));
        text += "\n\n";
        let bots = report.bots.iter().map(|bot| (bot.name.clone(), &bot.figures));
        text += &self.table("arena-column-bot", bots.collect());
        text.push('\n');
        // People count seats from 1.
        let seats = report.by_seat.iter().map(|seat| ((seat.seat + 1).to_string(), &seat.figures));
        text += &self.table("arena-column-seat", seats.collect());
        text.push('\n');
        for sentence in self.sentences(report, threads) {
            text += &self.say(&sentence);
            text.push('\n');
        }
        text
    }

    /// A ladder: one line for each rung, from the lowest up.
    pub(super) fn ladder(&self, rungs: &[(Report, usize)]) -> String {
        let Some((first, _)) = rungs.first() else { return String::new() };
        let headings = [
            "arena-column-bot",
            "arena-column-below",
            "arena-column-share",
            "arena-column-interval",
            "arena-column-expected",
            "arena-column-points",
        ];
        let head = headings.map(|heading| self.say(&Phrase::new(heading))).to_vec();
        let mut columns = Columns::of_figures(head);
        for (report, _) in rungs {
            let [upper, lower] = report.bots.as_slice() else { continue };
            let Share { win_rate, low, high } = upper.figures.share;
            let interval = Phrase::new("arena-interval")
                .with("low", self.decimal(100.0 * low, 1))
                .with("high", self.decimal(100.0 * high, 1));
            let points = [&upper.figures, &lower.figures]
                .map(|figures| self.decimal(figures.mean_points, 1))
                .join(" / ");
            columns.row(vec![
                upper.name.clone(),
                lower.name.clone(),
                self.percent(win_rate),
                self.say(&interval),
                self.percent(upper.figures.expected),
                points,
            ]);
        }
        format!("{}\n\n{}", self.say(&self.title(first)), columns.text(""))
    }

    fn title(&self, report: &Report) -> Phrase {
        let table = match (report.seats, &report.with) {
            (Some(seats), Some(with)) if with.is_empty() => {
                Phrase::new("arena-table").with("seats", seats)
            }
            (Some(seats), Some(with)) => {
                Phrase::new("arena-table-with").with("seats", seats).with("with", with.join(", "))
            }
            _ => Phrase::new("arena-tables").with("count", report.tables.len()),
        };
        Phrase::new("arena-title")
            .with("game", Phrase::new(format!("game-{}", report.game)))
            .with("table", table)
            .with("games", self.whole(report.games))
            .with("count", clamped(report.games))
            .with("seed", report.seed.as_str())
    }

    fn sentences(&self, report: &Report, threads: usize) -> Vec<Phrase> {
        let mut sentences = vec![
            Phrase::new("arena-length")
                .with("mean", self.decimal(report.mean_length, 1))
                .with("min", self.whole(report.min_length))
                .with("max", self.whole(report.max_length)),
            Phrase::new("arena-speed")
                .with("decisions", self.whole(report.decisions))
                .with("seconds", self.decimal(report.seconds, 2))
                .with("speed", self.whole(report.decisions_per_second as u64))
                .with("threads", threads),
        ];
        if report.stopped > 0 {
            let stopped = Phrase::new("arena-stopped").with("count", clamped(report.stopped));
            sentences.push(stopped.with("games", self.whole(report.stopped)));
        }
        if let Some(checks) = &report.checks {
            let times = self.whole(checks.values().sum());
            sentences.push(Phrase::new("arena-checked").with("times", times));
        }
        sentences
    }

    /// One line for each bot or seat, the columns as wide as they need to be.
    fn table(&self, first: &'static str, lines: Vec<(String, &Figures)>) -> String {
        let mut sources: Vec<&'static str> = Vec::new();
        for source in lines.iter().flat_map(|(_, figures)| &figures.sources) {
            if !sources.contains(&source.id) {
                sources.push(source.id);
            }
        }
        let headings = [
            first,
            "arena-column-played",
            "arena-column-wins",
            "arena-column-share",
            "arena-column-interval",
            "arena-column-expected",
            "arena-column-points",
        ];
        let mut head: Vec<String> =
            headings.map(|heading| self.say(&Phrase::new(heading))).to_vec();
        head.extend(sources.iter().map(|&id| self.say(&Source { id, points: 0 }.phrase())));
        let mut columns = Columns::of_figures(head);
        for (name, figures) in lines {
            columns.row(self.row(name, figures, &sources));
        }
        columns.text("")
    }

    fn row(&self, name: String, figures: &Figures, sources: &[&str]) -> Vec<String> {
        let Share { win_rate, low, high } = figures.share;
        let interval = Phrase::new("arena-interval")
            .with("low", self.decimal(100.0 * low, 1))
            .with("high", self.decimal(100.0 * high, 1));
        let places = if figures.wins.fract() == 0.0 { 0 } else { 1 };
        let mut row = vec![
            name,
            self.whole(figures.played),
            self.decimal(figures.wins, places),
            self.percent(win_rate),
            self.say(&interval),
            self.percent(figures.expected),
            self.decimal(figures.mean_points, 1),
        ];
        row.extend(sources.iter().map(|&id| {
            let source = figures.sources.iter().find(|source| source.id == id);
            self.decimal(source.map_or(0.0, |source| source.mean_points), 1)
        }));
        row
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.words.plain(phrase)
    }

    fn percent(&self, share: f64) -> String {
        self.say(&Phrase::new("arena-percent").with("figure", self.decimal(100.0 * share, 1)))
    }

    /// A number with so many places after the decimal mark of the language.
    fn decimal(&self, number: f64, places: usize) -> String {
        self.written(&format!("{number:.places$}"))
    }

    /// A whole number.
    fn whole(&self, number: u64) -> String {
        self.written(&number.to_string())
    }

    /// A number as the language writes it: its thousands set apart, and its decimal mark.
    fn written(&self, number: &str) -> String {
        let (apart, mark) = match self.words.lang() {
            Lang::En => (',', '.'),
            Lang::Fr => ('\u{202f}', ','),
        };
        let (whole, rest) = number.split_once('.').unwrap_or((number, ""));
        let (sign, digits) = whole.split_at(whole.len() - whole.trim_start_matches('-').len());
        let mut text = sign.to_owned();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push(apart);
            }
            text.push(digit);
        }
        if !rest.is_empty() {
            text.push(mark);
            text.push_str(rest);
        }
        text
    }
}

/// The number as plural forms need it; they are all the same far below the limit.
fn clamped(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_written_as_the_language_writes_them() {
        let said = |lang| {
            let words = Lexicon::silent(lang);
            let printer = Printer::new(&words);
            (printer.decimal(12.345, 1), printer.whole(1_234_567), printer.whole(999))
        };
        let own =
            |decimal: &str, whole: &str| (decimal.to_owned(), whole.to_owned(), "999".to_owned());
        assert_eq!(said(Lang::En), own("12.3", "1,234,567"));
        assert_eq!(said(Lang::Fr), own("12,3", "1\u{202f}234\u{202f}567"));
    }

    #[test]
    fn wins_are_written_like_games() {
        let words = Lexicon::silent(Lang::En);
        let printer = Printer::new(&words);
        assert_eq!(printer.decimal(99_990.0, 0), "99,990");
        assert_eq!(printer.decimal(-1234.56, 1), "-1,234.6");
        assert_eq!(printer.decimal(-123.0, 0), "-123");
    }
}

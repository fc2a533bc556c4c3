//! Points by source, for people and for programs.

use kit::{Lexicon, Names, Phrase, Standing};
use registry::Table;
use serde_json::{Value, json};

use crate::columns::Columns;

/// The standing under its heading; nothing where points are secret until the end.
pub(crate) fn told(table: &dyn Table, words: &Lexicon, names: &Names) -> Option<String> {
    let standing = table.standing();
    let heading = match standing.is_final {
        true => "score-final",
        false if table.meta().open_scores => "score-so-far",
        false => return None,
    };
    let heading = words.plain(&Phrase::new(heading));
    Some(format!("{heading}\n{}", columns(&standing, words, names)))
}

/// A line for each seat: place, seat, all points, and the points of each source.
fn columns(standing: &Standing, words: &Lexicon, names: &Names) -> String {
    let say = |key: &'static str| words.plain(&Phrase::new(key));
    let mut sources: Vec<&kit::Source> = Vec::new();
    for source in standing.seats.iter().flat_map(|line| &line.sources) {
        if sources.iter().all(|known| known.id != source.id) {
            sources.push(source);
        }
    }
    let mut headings = ["score-rank", "score-seat", "score-points"].map(say).to_vec();
    headings.extend(sources.iter().map(|source| words.plain(&source.phrase())));
    let mut columns = Columns::new(headings);
    for line in &standing.seats {
        let points =
            |id| line.sources.iter().find(|source| source.id == id).map(|source| source.points);
        let name = words.say(&Phrase::new("cli-who").with("who", line.seat), names);
        let mut cells = vec![line.rank.to_string(), name, line.points.to_string()];
        let by_source = sources.iter().map(|source| points(source.id));
        cells.extend(
            by_source.map(|points| points.map(|points| points.to_string()).unwrap_or_default()),
        );
        columns.row(cells);
    }
    columns.text("  ")
}

/// The standing for a program, with the sources' names in the language.
pub(crate) fn as_json(standing: &Standing, words: &Lexicon) -> Value {
    let source = |source: &kit::Source| {
        let name = words.plain(&source.phrase());
        json!({ "id": source.id, "name": name, "points": source.points })
    };
    let seat = |line: &kit::SeatStanding| {
        json!({
            "seat": line.seat,
            "points": line.points,
            "rank": line.rank,
            "sources": line.sources.iter().map(source).collect::<Vec<_>>(),
        })
    };
    json!({
        "final": standing.is_final,
        "stopped": standing.stopped,
        "seats": standing.seats.iter().map(seat).collect::<Vec<_>>(),
    })
}

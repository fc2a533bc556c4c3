//! Points by source, for people and for programs.

use kit::{Lexicon, Names, Phrase, Seat, Standing};
use serde_json::{Value, json};

use crate::columns::Columns;

/// The standing as a table: place, seat, all points, and the points of each source.
pub(crate) fn table(standing: &Standing, words: &Lexicon, names: &Names) -> String {
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
        let mut cells =
            vec![line.rank.to_string(), name(line.seat, words, names), line.points.to_string()];
        let by_source = sources.iter().map(|source| points(source.id));
        cells.extend(
            by_source.map(|points| points.map(|points| points.to_string()).unwrap_or_default()),
        );
        columns.row(cells);
    }
    columns.text("  ")
}

/// What a seat is called.
pub(crate) fn name(seat: Seat, words: &Lexicon, names: &Names) -> String {
    words.say(&Phrase::new("score-name").with("who", seat), names)
}

/// The standing for a program, with the sources' names in the language.
pub(crate) fn as_json(standing: &Standing, words: &Lexicon) -> Value {
    let source = |source: &kit::Source| json!({ "id": source.id, "name": words.plain(&source.phrase()), "points": source.points });
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

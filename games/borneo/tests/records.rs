//! Whole recorded games of Borneo, replayed move by move: a record must never break silently.
//!
//! `records/scores.txt` has the final points of each. After a change that is meant to alter old
//! games (a new version of the rules) `BLESS=1 cargo test --test tests records` writes it anew.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use borneo::Borneo;
use kit::{Game, Record, Sitting};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

fn records() -> BTreeMap<String, Record> {
    let files = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let records = files.filter(|path| path.extension().is_some_and(|ending| ending == "comptoir"));
    let read = |path: PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let record = Record::read(&std::fs::read(&path).unwrap());
        (name.clone(), record.unwrap_or_else(|error| panic!("{name}: {error}")))
    };
    records.map(read).collect()
}

fn replay(name: &str, record: &Record) -> Sitting<Borneo> {
    let content = Borneo::META.read_content().unwrap();
    let game = Arc::new(Borneo::open(&record.options, &content).unwrap());
    Sitting::resume(game, content.fingerprint(), record)
        .unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn recorded_games_lead_to_the_scores_they_had() {
    let mut scores = String::new();
    for (name, record) in records() {
        let sitting = replay(&name, &record);
        assert!(sitting.awaiting().is_over(), "{name} is not over");
        let standing = sitting.game().standing(sitting.state());
        let points: Vec<_> = standing.seats.iter().map(|line| line.points.to_string()).collect();
        // A harbour that came when none was left ended the game, or else the draw did.
        let end = if sitting.state().table().port_pile.is_empty() { "harbours" } else { "cards" };
        let line = format!("{name}: {} moves, {end}, {}\n", sitting.ply(), points.join(" "));
        scores.push_str(&line);
    }
    let file = folder().join("scores.txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, &scores).unwrap();
    }
    assert_eq!(std::fs::read_to_string(file).unwrap(), scores);
    assert!(scores.contains("harbours") && scores.contains("cards"), "both ends are recorded");
}

#[test]
fn the_records_are_of_every_table() {
    let options: Vec<_> = records().into_values().map(|record| record.options).collect();
    assert!(options.len() >= 20);
    for table in Borneo::META.every_table() {
        let table = table.check(Borneo::META).unwrap();
        assert!(options.contains(&table), "{table:?}");
    }
}

#[test]
fn a_record_comes_back_from_both_forms_at_any_ply() {
    for (name, record) in records().into_iter().take(4) {
        assert_eq!(Record::read(&record.to_bytes()).as_ref(), Ok(&record), "{name}");
        let whole = replay(&name, &record);
        let (game, content) = (whole.game(), record.content);
        for ply in (0..record.plies.len()).step_by(17) {
            let mut part = Sitting::replay(game.clone(), content, &record, ply).unwrap();
            for (seat, decision) in whole.plies().skip(ply) {
                part.play(seat, decision).unwrap();
            }
            assert_eq!(part.outcome(), record.outcome, "{name} from {ply}");
        }
    }
}

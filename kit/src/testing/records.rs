//! Recorded games, replayed move by move: a record must never break silently.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::{Game, Record, Sitting};

/// A game has at least so many records.
const FEWEST: usize = 20;

/// So many records of a game are taken up again in their middle, every so many plies.
const RESUMED: usize = 4;
const EVERY: usize = 37;

/// Replays the records of a game that lie in this folder, one after the other with its name. Their
/// final points must be those in its `scores.txt`; after a change that is meant to alter old games (a
/// new version of the rules) the tests write it anew if `BLESS` is set. There must be enough
/// records, of every seat count and every module value.
///
/// # Panics
///
/// If a record breaks, or one is missing.
pub fn records_replay<G: Game>(folder: impl AsRef<Path>) -> Vec<(String, Sitting<G>)> {
    let folder = folder.as_ref();
    let records = read::<G>(folder);
    let mut sittings = Vec::new();
    let mut scores = String::new();
    for (name, record) in &records {
        let sitting = resume::<G>(name, record);
        assert!(sitting.awaiting().is_over(), "{name} is not over");
        let standing = sitting.game().standing(sitting.state());
        let points: Vec<_> = standing.seats.iter().map(|line| line.points.to_string()).collect();
        scores.push_str(&format!("{name}: {} moves, {}\n", sitting.ply(), points.join(" ")));
        sittings.push((name.clone(), sitting));
    }
    check_scores::<G>(folder, &scores);
    check_tables::<G>(&records);
    for ((name, record), (_, whole)) in records.iter().zip(&sittings).take(RESUMED) {
        check_forms(name, record, whole);
    }
    sittings
}

fn read<G: Game>(folder: &Path) -> BTreeMap<String, Record> {
    let files = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let paths = files.filter_map(|entry| entry.ok()).map(|entry| entry.path());
    let records = paths.filter(|path| path.extension().is_some_and(|ending| ending == "comptoir"));
    let read = |path: PathBuf| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let record = Record::read(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, record)
    };
    // A box may hold several games.
    records.map(read).filter(|(_, record)| record.game == G::META.id).collect()
}

fn resume<G: Game>(name: &str, record: &Record) -> Sitting<G> {
    let content = G::META.read_content().unwrap_or_else(|error| panic!("{error}"));
    let game = G::open(&record.options, &content).unwrap_or_else(|error| panic!("{name}: {error}"));
    Sitting::resume(Arc::new(game), content.fingerprint(), record)
        .unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn check_scores<G: Game>(folder: &Path, scores: &str) {
    let file = folder.join("scores.txt");
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let other = |line: &&str| !line.starts_with(G::META.id);
    if std::env::var_os("BLESS").is_some() {
        let mut lines: Vec<_> = kept.lines().filter(other).chain(scores.lines()).collect();
        lines.sort_unstable();
        std::fs::write(&file, lines.join("\n") + "\n").unwrap_or_else(|error| panic!("{error}"));
        return;
    }
    let kept: String =
        kept.lines().filter(|line| !other(line)).map(|line| format!("{line}\n")).collect();
    assert_eq!(kept, scores, "scores.txt and what the records lead to");
}

/// Every seat count and every module value is recorded at least once.
fn check_tables<G: Game>(records: &BTreeMap<String, Record>) {
    assert!(records.len() >= FEWEST, "{} records are too few", records.len());
    let any = |what: &str, holds: &dyn Fn(&Record) -> bool| {
        assert!(records.values().any(holds), "no record has {what}");
    };
    let (fewest, most) = G::META.seats;
    for seats in fewest..=most {
        any(&format!("{seats} seats"), &|record| record.options.seats == seats);
    }
    for module in G::META.modules {
        any(module.id, &|record| record.options.has(module.id));
        for value in module.values {
            let chosen = |record: &Record| record.options.value(module) == Some(value);
            any(&format!("{} {value}", module.id), &chosen);
        }
    }
}

/// A record comes back from both of its forms, and can be taken up anywhere.
fn check_forms<G: Game>(name: &str, record: &Record, whole: &Sitting<G>) {
    assert_eq!(Record::read(&record.to_bytes()).as_ref(), Ok(record), "{name}");
    for ply in (0..record.plies.len()).step_by(EVERY) {
        let part = Sitting::replay(whole.game().clone(), record.content, record, ply);
        let mut part = part.unwrap_or_else(|error| panic!("{name} to {ply}: {error}"));
        for (seat, decision) in whole.plies().skip(ply) {
            part.play(seat, decision).unwrap_or_else(|reason| panic!("{name}: {reason}"));
        }
        assert_eq!(part.outcome(), record.outcome, "{name} from {ply}");
    }
}

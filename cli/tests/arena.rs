//! `comptoir arena` as a person or a program meets it.

use std::path::{Path, PathBuf};

use kit::Record;
use serde_json::Value;

use crate::fixture::{Ended, TempFile, comptoir};

fn arena(args: &str) -> Ended {
    let start = ["--lang", "en", "arena"];
    comptoir(&start.into_iter().chain(args.split_whitespace()).collect::<Vec<_>>())
}

fn json(args: &str) -> Value {
    let ended = arena(&format!("{args} --json"));
    assert_eq!(ended.code, Some(0), "{args}: {}", ended.err);
    serde_json::from_str(&ended.out).unwrap()
}

/// A folder of the test's own that is empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn without_times(mut report: Value) -> Value {
    for timing in ["seconds", "decisions_per_second", "games_per_second"] {
        assert!(report.as_object_mut().unwrap().remove(timing).unwrap().is_number());
    }
    report
}

#[test]
fn the_result_is_the_same_on_any_number_of_threads() {
    let played_on = |threads: u8| {
        let args = "--game spice-road --bots greedy,random*2 --games 60 --seed 7";
        without_times(json(&format!("{args} --threads {threads}")))
    };
    let one = played_on(1);
    assert_eq!(one["games"], 60);
    assert_eq!(one, played_on(2));
    assert_eq!(one, played_on(5));
}

#[test]
fn the_checks_are_the_same_on_any_number_of_threads() {
    let checked_on = |threads: u8| {
        let args = "--game spice-road --bots random*2 --games 6 --seed 7 --check";
        without_times(json(&format!("{args} --threads {threads}")))
    };
    assert_eq!(checked_on(1), checked_on(3));
}

#[test]
fn another_seed_gives_other_games() {
    let seeded = |seed: &str| {
        without_times(json(&format!("--game spice-road --bots random*2 --games 20 --seed {seed}")))
    };
    let long = format!("{:064x}", 7);
    assert_ne!(seeded("7")["decisions"], seeded("8")["decisions"]);
    assert_ne!(seeded("7")["decisions"], seeded(&long)["decisions"]);
}

#[test]
fn a_tournament_in_two_parts_is_the_same_tournament() {
    let decisions = |range: &str| {
        let report = json(&format!("--game spice-road --bots greedy,random*2 --seed 3 {range}"));
        report["decisions"].as_u64().unwrap()
    };
    assert_eq!(
        decisions("--games 30"),
        decisions("--games 10") + decisions("--from 10 --games 20")
    );
}

#[test]
fn greedy_beats_three_random_in_at_least_80_percent_of_400_games() {
    let report = json("--game spice-road --bots greedy,random*3 --games 400 --seed 1");
    let [greedy, random] = report["bots"].as_array().unwrap().as_slice() else {
        panic!("{report}")
    };
    assert_eq!((&greedy["name"], &random["name"]), (&"greedy".into(), &"random".into()));
    assert_eq!((greedy["played"].as_u64(), random["played"].as_u64()), (Some(400), Some(1200)));
    assert!(greedy["win_rate"].as_f64().unwrap() >= 0.80, "{greedy}");
}

#[test]
fn the_report_adds_up() {
    let report = json("--game spice-road --bots greedy,random --seats 4 --games 40 --seed 2");
    let sum = |lines: &str, field: &str| -> f64 {
        report[lines].as_array().unwrap().iter().map(|line| line[field].as_f64().unwrap()).sum()
    };
    for lines in ["bots", "by_seat"] {
        assert!((sum(lines, "wins") - 40.0).abs() < 1e-9);
        assert_eq!(sum(lines, "played"), 160.0);
    }
    assert_eq!(report["seats"], 4);
    let seats = report["by_seat"].as_array().unwrap().iter().map(|line| line["seat"].as_u64());
    assert_eq!(seats.collect::<Vec<_>>(), [Some(0), Some(1), Some(2), Some(3)]);
    assert_eq!(report["with"], Value::Array(Vec::new()));
    let mean = report["mean_length"].as_f64().unwrap();
    assert!((mean * 40.0 - report["decisions"].as_f64().unwrap()).abs() < 1e-6);
    for line in
        report["bots"].as_array().unwrap().iter().chain(report["by_seat"].as_array().unwrap())
    {
        let figure = |field: &str| line[field].as_f64().unwrap();
        assert!(
            figure("low") <= figure("win_rate") && figure("win_rate") <= figure("high"),
            "{line}"
        );
        assert_eq!(figure("expected"), 0.25);
        let sources = line["sources"].as_array().unwrap();
        let points: f64 =
            sources.iter().map(|source| source["mean_points"].as_f64().unwrap()).sum();
        assert!((points - figure("mean_points")).abs() < 1e-9, "{line}");
    }
}

#[test]
fn every_table_of_the_game_passes_the_checks() {
    let report = json("--game spice-road --bots random --games 200 --all-tables --check --seed 5");
    let tables = report["tables"].as_array().unwrap();
    assert!(tables.iter().all(|table| table["games"].as_u64().unwrap() > 0), "{tables:?}");
    let meta = registry::meta("spice-road").unwrap();
    assert_eq!(tables.len(), meta.tables_to_test(|_| true).len());
    assert!(report["checks"]["components"].as_u64() > report["decisions"].as_u64());
}

#[test]
fn each_game_leaves_a_line_and_a_record_that_verifies() {
    let folder = folder("arena-records");
    let (out, records) = (folder.join("games.jsonl"), folder.join("records"));
    let table = ["arena", "--game", "spice-road", "--bots", "greedy,random", "--seats", "3"];
    let games = ["--with", "golden-deals", "--games", "5", "--seed", "9"];
    let files = ["--out", out.to_str().unwrap(), "--records", records.to_str().unwrap()];
    assert_eq!(comptoir(&[&table[..], &games, &files].concat()).code, Some(0));
    let lines = std::fs::read_to_string(&out).unwrap();
    let lines: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 5);
    for (number, line) in lines.iter().enumerate() {
        let file = records.join(format!("spice-road-{number:06}.comptoir"));
        let record = Record::read(&std::fs::read(file).unwrap()).unwrap();
        let table = registry::resume(&record, None).unwrap();
        let standing = table.standing();
        assert!(standing.is_final);
        let points: Vec<i32> = standing.seats.iter().map(|seat| seat.points).collect();
        assert_eq!(line["number"], number);
        assert_eq!(line["points"], serde_json::json!(points));
        assert_eq!(line["length"], table.ply());
        assert_eq!(line["bots"], serde_json::json!(record.who));
        assert_eq!(line["seed"], record.seed.to_string());
        assert_eq!(line["with"], serde_json::json!(["golden-deals"]));
    }
    let greedy_sat: Vec<usize> = lines
        .iter()
        .map(|line| {
            line["bots"].as_array().unwrap().iter().position(|bot| bot == "greedy").unwrap()
        })
        .collect();
    assert_eq!(greedy_sat, [0, 1, 2, 0, 1]);
    let left: Vec<_> = std::fs::read_dir(&folder).unwrap().flatten().collect();
    assert_eq!(left.len(), 2, "nothing is left beside them: {left:?}");
}

#[test]
fn the_report_for_people_is_complete_in_both_languages() {
    for lang in ["en", "fr"] {
        let table = ["--lang", lang, "arena", "--game", "spice-road", "--bots", "greedy,random"];
        let games = ["--games", "3", "--with", "golden-deals,bonus-cards", "--check"];
        let Ended { code, out: text, err } = comptoir(&[&table[..], &games].concat());
        assert_eq!(code, Some(0), "{err}");
        assert!(text.contains("greedy") && text.contains("95"), "{text}");
        // A missing word shows as its name in brackets.
        assert!(!text.contains('['), "{text}");
    }
}

#[test]
fn what_cannot_be_played_is_refused_with_its_reason() {
    let bots = "--game spice-road --bots random,random";
    for (args, reason) in [
        ("--game goat --bots random,random".to_owned(), "goat"),
        ("--game spice-road --bots random,deep-thought".to_owned(), "deep-thought"),
        ("--game spice-road --bots random*0".to_owned(), "random*0"),
        ("--game spice-road --bots random*6".to_owned(), "2 to 5 seats"),
        ("--game spice-road --bots random*13".to_owned(), "12"),
        ("--game spice-road --bots random".to_owned(), "2 to 5 seats"),
        (format!("{bots} --seats 0"), "2 to 5 seats"),
        (format!("{bots} --seats 255"), "2 to 5 seats"),
        (format!("{bots} --with camels"), "camels"),
        (format!("{bots} --with golden-deals,golden-deals"), "twice"),
        (format!("{bots} --games 0"), "--games"),
        (format!("{bots} --games 18446744073709551615 --from 1"), "--from"),
        (format!("{bots} --games 18446744073709551616"), "--games"),
        (format!("{bots} --games -1"), "-1"),
        (format!("{bots} --seed spices"), "spices"),
        (format!("{bots} --threads 0"), "--threads"),
        (format!("{bots} --threads 99999999999"), "--threads"),
        (format!("{bots} --all-tables --seats 3"), "--all-tables"),
        (format!("{bots} --content no/such/file.toml"), "no/such/file.toml"),
        (format!("{bots} --out no/such/folder/games.jsonl"), "no/such/folder/games.jsonl"),
        (format!("{bots} --out ."), "This is a directory"),
        (format!("{bots} --records Cargo.toml"), "Cargo.toml"),
    ] {
        let Ended { code, out, err } = arena(&args);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{args}: {err}");
        assert!(err.contains(reason), "{args}: {err}");
    }
}

#[test]
fn a_content_file_that_makes_no_sense_is_named() {
    let own = TempFile::new("arena-own.toml", b"this is not toml");
    let table = ["arena", "--game", "spice-road", "--bots", "random,random"];
    let ended = comptoir(&[&table[..], &["--content", own.path()]].concat());
    assert_eq!(ended.code, Some(2));
    assert!(ended.err.contains(own.path()), "{}", ended.err);
}

#[test]
fn a_ladder_sets_each_bot_against_the_one_below() {
    let bots = "--bots random,greedy,ismcts@30 --seats 3 --games 6 --seed 4";
    let ladder = arena(&format!("--game spice-road {bots} --ladder --json"));
    let ladder: serde_json::Value = serde_json::from_str(&ladder.out).unwrap();
    let rungs = ladder["ladder"].as_array().unwrap();
    let names = |rung: &serde_json::Value| -> Vec<String> {
        let bots = rung["bots"].as_array().unwrap();
        bots.iter().map(|bot| bot["name"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(rungs.len(), 2);
    assert_eq!(names(&rungs[0]), ["greedy", "random"]);
    assert_eq!(names(&rungs[1]), ["ismcts@30", "greedy"]);
    // A rung is the tournament of its two.
    let alone = arena("--game spice-road --bots greedy,random --seats 3 --games 6 --seed 4 --json");
    let alone: serde_json::Value = serde_json::from_str(&alone.out).unwrap();
    assert_eq!(alone["bots"], rungs[0]["bots"]);
    let said = arena(&format!("--game spice-road {bots} --ladder")).out;
    assert!(said.contains("ismcts@30") && said.contains("Against"), "{said}");
    assert_eq!(arena("--game spice-road --bots greedy --ladder").code, Some(2));
}

#[test]
fn a_search_that_thinks_by_count_gives_the_same_on_any_number_of_threads() {
    let args = "--game borneo --bots ismcts@20,seer:ismcts@20,level1 --seats 3 --games 4 --json";
    let figures = |threads: u8| {
        let ended = arena(&format!("{args} --threads {threads}"));
        let report: serde_json::Value = serde_json::from_str(&ended.out).unwrap();
        report["bots"].clone()
    };
    assert_eq!(figures(1), figures(3));
}

//! Records and content files that are cut off, edited, newer or no such file at all: every error
//! names the file, the place and the reason, in both languages, with the documented exit code.

use kit::{Hash, Options, Record};
use serde_json::Value;

use crate::fixture::{Ended, TempFile, comptoir, comptoir_reading, played};

fn record() -> Record {
    played(Options::seats(3).with("golden-deals"), 5, usize::MAX, None)
}

/// The text with its last line made anew, so that only replaying finds what is wrong with it.
fn sealed_again(text: &str) -> String {
    let body = &text[..text.rfind("end ").unwrap()];
    format!("{body}end {}\n", Hash::of(body.as_bytes()))
}

/// Runs `verify` in both languages; both must name the file and say no. Gives the English.
fn refused(file: &TempFile, extra: &[&str]) -> String {
    let run = |lang: &str| {
        let mut args = vec!["verify", file.path(), "--lang", lang];
        args.extend(extra);
        let ended = comptoir(&args);
        assert_eq!(ended.code, Some(1), "{}{}", ended.out, ended.err);
        assert!(ended.out.is_empty());
        assert!(ended.err.starts_with(file.path()), "{}", ended.err);
        assert!(!ended.err.contains('['), "a word is missing: {}", ended.err);
        ended.err
    };
    let (english, french) = (run("en"), run("fr"));
    assert_ne!(english, french);
    english
}

#[track_caller]
fn says(said: &str, parts: &[&str]) {
    for part in parts {
        assert!(said.contains(part), "{part:?} is not in {said:?}");
    }
}

fn line_of(text: &str, start: &str) -> usize {
    text.lines().position(|line| line.starts_with(start)).unwrap() + 1
}

#[test]
fn a_true_record_is_verified_in_either_form() {
    let record = record();
    for (name, bytes) in
        [("true.txt", record.to_text().into_bytes()), ("true.bin", record.to_bytes())]
    {
        let file = TempFile::new(name, &bytes);
        let ended = comptoir(&["verify", file.path()]);
        assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""));
        says(
            &ended.out,
            &[file.path(), &format!("{} moves", record.plies.len()), "Final score", "Seat 3"],
        );
        let ended = comptoir(&["verify", file.path(), "--json"]);
        let told: Value = serde_json::from_str(&ended.out).unwrap();
        assert_eq!(told["ok"], true);
        assert_eq!(told["moves"], record.plies.len());
        assert_eq!(told["standing"]["final"], true);
    }
}

#[test]
fn a_record_cut_off_anywhere_is_refused_with_its_place() {
    let (text, bytes) = (record().to_text(), record().to_bytes());
    for part in 1..12 {
        let file = TempFile::new("cut.txt", &text.as_bytes()[..text.len() * part / 12]);
        says(&refused(&file, &[]), &["Line ", "cut off"]);
        let file = TempFile::new("cut.bin", &bytes[..bytes.len() * part / 12]);
        says(&refused(&file, &[]), &["Byte ", "cut off"]);
    }
    let file = TempFile::new("cut-title.txt", &text.as_bytes()[..8]);
    says(&refused(&file, &[]), &["Line 1", "not a Comptoir record"]);
    let file = TempFile::new("cut-end.txt", &text.as_bytes()[..text.len() - 1]);
    says(&refused(&file, &[]), &[&format!("Line {}", text.lines().count()), "cut off"]);
}

#[test]
fn an_edited_move_is_named_even_behind_a_broken_seal() {
    let record = record();
    let text = record.to_text();
    let mut lines: Vec<&str> = text.lines().collect();
    let place = record.line_of_ply(10);
    let edited = format!("{} acquire:99", record.plies[9].seat.0);
    lines[place - 1] = &edited;
    let edited = lines.join("\n") + "\n";
    let file = TempFile::new("edited.txt", edited.as_bytes());
    says(
        &refused(&file, &[]),
        &[&format!("Line {place}: Move 10"), "acquire:99", "changed after it was written"],
    );
    let file = TempFile::new("edited-sealed.txt", sealed_again(&edited).as_bytes());
    let said = refused(&file, &[]);
    says(&said, &[&format!("Line {place}: Move 10"), "acquire:99"]);
    assert!(!said.contains("changed after"));
}

#[test]
fn an_edited_name_is_an_edited_record() {
    let text = record().to_text().replacen("who random", "who Anna", 1);
    let file = TempFile::new("who.txt", text.as_bytes());
    says(
        &refused(&file, &[]),
        &[&format!("Line {}", text.lines().count()), "changed after it was written"],
    );
}

#[test]
fn every_other_lie_has_its_line_and_its_reason() {
    let record = record();
    let text = record.to_text();
    let swap = |from: String, to: &str| sealed_again(&text.replacen(&from, to, 1));
    let seed = swap(format!("seed {}", record.seed), &format!("seed {}", "1".repeat(64)));
    let outcome = swap(format!("state {}", record.outcome), &format!("state {}", "0".repeat(64)));
    let content =
        swap(format!("content {}", record.content), &format!("content {}", "0".repeat(64)));
    let fewer: Vec<&str> = text
        .lines()
        .filter(|line| *line != text.lines().nth(record.line_of_ply(3) - 1).unwrap())
        .collect();
    let cases = [
        ("seed.txt", &seed, "seed ", "does not match the hash"),
        ("outcome.txt", &outcome, "state ", "another position"),
        ("content.txt", &content, "content ", "other component values"),
        ("format.txt", &swap("record 1".into(), "record 2"), "comptoir ", "Get a newer Comptoir"),
        ("rules.txt", &swap("rules 1".into(), "rules 9"), "rules ", "Get a newer Comptoir"),
        ("game.txt", &swap("game spice-road".into(), "game chess"), "game ", "no game “chess”"),
        ("seats.txt", &swap("seats 3".into(), "seats 9"), "seats ", "2 to 5 seats"),
        ("seats-word.txt", &swap("seats 3".into(), "seats many"), "seats ", "seats NUMBER"),
        (
            "with.txt",
            &swap("with golden-deals".into(), "with silver-deals"),
            "with ",
            "silver-deals",
        ),
    ];
    for (name, text, line, reason) in cases {
        let file = TempFile::new(name, text.as_bytes());
        says(&refused(&file, &[]), &[&format!("Line {}", line_of(text, line)), reason]);
    }
    let file = TempFile::new("fewer.txt", sealed_again(&(fewer.join("\n") + "\n")).as_bytes());
    says(&refused(&file, &[]), &["Line "]);
    let mut bytes = record.to_bytes();
    bytes[10] = 9;
    says(&refused(&TempFile::new("newer.bin", &bytes), &[]), &["Byte 10", "Get a newer Comptoir"]);
    let mut bytes = record.to_bytes();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    says(&refused(&TempFile::new("flipped.bin", &bytes), &[]), &["Byte "]);
}

#[test]
fn what_is_no_record_is_called_so() {
    for (name, bytes) in [
        ("empty", &b""[..]),
        ("junk", &[0xfe, 0xff, 0, 1, 2, 3][..]),
        ("junk-later", b"abc\xff\xfe"),
        ("words", b"hello\nworld\n"),
        ("json", b"{}"),
    ] {
        says(&refused(&TempFile::new(name, bytes), &[]), &["not a Comptoir record"]);
    }
}

#[test]
fn a_file_that_cannot_be_read_ends_with_two() {
    let folder = std::env::temp_dir();
    let folder = folder.to_str().unwrap();
    for (path, lang, word) in [
        ("/no/such/file", "en", "cannot be read"),
        ("/no/such/file", "fr", "ne peut pas être lu"),
        (folder, "en", "This is a directory"),
        (folder, "fr", "C’est un dossier"),
        ("/dev/zero", "en", "longer than 1"),
        ("/dev/zero", "fr", "dépasse 1"),
    ] {
        for command in ["verify", "replay"] {
            let ended = comptoir(&[command, path, "--lang", lang]);
            assert_eq!(ended.code, Some(2));
            says(&ended.err, &[path, word]);
        }
        let ended = comptoir(&["content", "spice-road", "--check", path, "--lang", lang]);
        assert_eq!(ended.code, Some(2));
        says(&ended.err, &[path, word]);
    }
}

#[test]
fn a_record_needs_the_content_it_was_played_with() {
    let own = "version = 1\ngame = \"spice-road\"\n[upgrade-cards]\nprovenance = \"own\"\nrows = [{ id = \"UP3\", raise = 4 }]\n";
    let record = played(Options::seats(2), 2, 40, Some(own));
    let file = TempFile::new("own-game.txt", record.to_text().as_bytes());
    let own_file = TempFile::new("own.toml", own.as_bytes());
    says(&refused(&file, &[]), &["Line 4", "--content"]);
    let ended = comptoir(&["verify", file.path(), "--content", own_file.path()]);
    assert_eq!(ended.code, Some(0), "{}", ended.err);
    says(&ended.out, &["40 moves", "Score so far"]);
    let ended = comptoir(&["replay", file.path(), "--content", own_file.path()]);
    assert_eq!(ended.code, Some(0), "{}", ended.err);
    let broken = TempFile::new("broken.toml", own.replace("raise = 4", "raise = 999").as_bytes());
    let ended = comptoir(&["verify", file.path(), "--content", broken.path()]);
    assert_eq!(ended.code, Some(2));
    says(&ended.err, &[broken.path(), "Line 5", "raise"]);
    let request = r#"{"cmd":"load","record":RECORD}"#
        .replace("RECORD", &Value::from(record.to_text()).to_string());
    let load = |args: &[&str]| comptoir_reading(args, request.as_bytes()).out;
    says(&load(&["engine"]), &["record-content", "\"line\":4"]);
    says(&load(&["engine", "--content", own_file.path()]), &["\"ply\":40"]);
    let ended = comptoir(&["engine", "--content", broken.path()]);
    assert_eq!(ended.code, Some(2));
    says(&ended.err, &[broken.path(), "Line 5"]);
}

#[test]
fn a_wrong_record_is_told_to_programs_too() {
    let record = record();
    let text = record.to_text().replacen("seed ", "sead ", 1);
    let file = TempFile::new("json.txt", text.as_bytes());
    let ended = comptoir(&["verify", file.path(), "--json"]);
    assert_eq!((ended.code, ended.err.as_str()), (Some(1), ""));
    let told: Value = serde_json::from_str(&ended.out).unwrap();
    assert_eq!((&told["ok"], &told["error"]["code"]), (&false.into(), &"record-line".into()));
    assert_eq!(told["error"]["line"], line_of(&text, "sead "));
}

#[test]
fn a_record_cannot_steer_the_terminal() {
    let text = record().to_text().replacen("who random", "who \u{1b}[2Jx", 1);
    let file = TempFile::new("escape.txt", sealed_again(&text).as_bytes());
    let ended = comptoir(&["replay", file.path()]);
    assert!(ended.code == Some(0) && !ended.out.contains('\u{1b}'));
    let bad = text.replacen("seats 3", "seats \u{1b}[2J", 1);
    let file = TempFile::new("escape-line.txt", bad.as_bytes());
    assert!(!comptoir(&["verify", file.path()]).err.contains('\u{1b}'));
}

fn replay(file: &TempFile, extra: &[&str]) -> Ended {
    let mut args = vec!["replay", file.path()];
    args.extend(extra);
    comptoir(&args)
}

#[test]
fn a_replay_tells_the_moves_and_shows_the_table() {
    let record = record();
    let file = TempFile::new("replay.txt", record.to_text().as_bytes());
    let ended = replay(&file, &[]);
    assert_eq!(ended.code, Some(0), "{}", ended.err);
    let count = record.plies.len();
    says(&ended.out, &["Spice Road, 3 seats, with golden-deals", "Seat 1: random", "Final score"]);
    for ply in 1..=count {
        let number = format!("{ply}. ");
        assert!(
            ended.out.lines().any(|line| line.trim_start().starts_with(&number)),
            "{ply} is not told"
        );
    }
    let ended = replay(&file, &["--at", "4", "--seat", "1", "--lang", "fr"]);
    says(&ended.out, &["\n4. ", "Vous", "La table après 4 coups", "Score jusqu’ici"]);
    assert!(!ended.out.contains("\n5. "));
    let start = replay(&file, &["--at", "0"]);
    says(&start.out, &["The table after 0 moves"]);
    let told: Value =
        serde_json::from_str(&replay(&file, &["--at", "7", "--seat", "2", "--json"]).out).unwrap();
    assert_eq!((&told["ply"], &told["viewer"]), (&7.into(), &1.into()));
    assert_eq!(told["log"].as_array().unwrap().len(), 7);
    assert_eq!(told["log"][6]["move"], record.plies[6].text);
}

#[test]
fn a_replay_refuses_a_place_the_record_does_not_have() {
    let file = TempFile::new("place.txt", record().to_text().as_bytes());
    for (extra, word) in [
        (["--at", "99999"], "only"),
        (["--seat", "4"], "seats 1 to 3"),
        (["--seat", "0"], "seats 1 to 3"),
    ] {
        let ended = replay(&file, &extra);
        assert_eq!(ended.code, Some(2));
        says(&ended.err, &[file.path(), word]);
    }
    assert_eq!(replay(&file, &["--at", "-1"]).code, Some(2));
    let edited = TempFile::new(
        "replay-edited.txt",
        record().to_text().replacen("who random", "who x", 1).as_bytes(),
    );
    let ended = replay(&edited, &[]);
    assert_eq!(ended.code, Some(2));
    says(&ended.err, &[edited.path(), "changed after"]);
}

#[test]
fn a_game_is_analysed_in_either_language_and_for_programs() {
    let record = record();
    let file = TempFile::new("analysed.comptoir", record.to_text().as_bytes());
    let args = |more: &[&'static str]| -> Vec<String> {
        let start = ["analyse", file.path(), "--effort", "10"].map(str::to_owned);
        start.into_iter().chain(more.iter().map(|arg| (*arg).to_owned())).collect()
    };
    let run = |more: &[&'static str]| {
        let args = args(more);
        let ended = comptoir(&args.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!(ended.code, Some(0), "{}", ended.err);
        ended.out
    };
    for (lang, mistakes) in [("en", "The largest mistakes"), ("fr", "Les plus grandes erreurs")] {
        let out = run(&["--lang", lang]);
        assert!(out.contains(mistakes) && !out.contains('['), "{out}");
    }
    let json: Value = serde_json::from_str(&run(&["--json"])).unwrap();
    let moments = json["moments"].as_array().unwrap();
    assert_eq!(moments.last().unwrap()["ply"], record.plies.len());
    assert!(json["mistakes"].as_array().unwrap().len() <= 5);
    assert_eq!(
        json,
        serde_json::from_str::<Value>(&run(&["--json"])).unwrap(),
        "every time the same"
    );
}

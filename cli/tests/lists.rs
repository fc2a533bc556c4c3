//! `games` and `content`: what is there, where it comes from, and values of one's own.

use std::process::{Command, Stdio};

use kit::Provenance;
use serde_json::Value;

use crate::fixture::{TempFile, comptoir};

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&comptoir(args).out).unwrap()
}

#[test]
fn every_game_is_listed_with_its_modules_in_both_languages() {
    for lang in ["en", "fr"] {
        let ended = comptoir(&["games", "--lang", lang]);
        assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""));
        for meta in registry::GAMES {
            assert!(ended.out.contains(meta.id));
            assert!(meta.modules.iter().all(|module| ended.out.contains(module.id)));
        }
        assert!(!ended.out.contains("[game-") && !ended.out.contains("[module-"), "{}", ended.out);
    }
    let told = json(&["games", "--json"]);
    assert_eq!(told["games"].as_array().unwrap().len(), registry::GAMES.len());
    assert_eq!(told["games"][0]["seats"]["max"], 5);
}

#[test]
fn every_component_is_shown_and_what_we_designed_is_marked() {
    for (meta, lang) in registry::GAMES.iter().flat_map(|meta| [(meta, "en"), (meta, "fr")]) {
        let ended = comptoir(&["content", meta.id, "--lang", lang]);
        assert_eq!(ended.code, Some(0));
        let content = registry::content(meta, None).unwrap();
        let marked = |line: &&str| line.trim_start().starts_with('*');
        let rows = || content.sheets.values().flat_map(|sheet| &sheet.rows);
        let designed = |row: &kit::content::SheetRow| row.provenance == Provenance::Reconstructed;
        for row in rows() {
            // Two tables may each have a row of this name.
            let shown = |line: &&str| {
                let id = line.trim_start_matches([' ', '*']).split(' ').next();
                id == Some(&row.id) && marked(line) == designed(row)
            };
            assert!(ended.out.lines().any(|line| shown(&line)), "{} {}", meta.id, row.id);
        }
        let designed = rows().filter(|row| designed(row)).count();
        assert!(ended.out.lines().filter(marked).count() >= designed, "{}", meta.id);
    }
    let told = json(&["content", "spice-road", "--json"]);
    assert!(told["sheets"].as_array().unwrap().len() > 5);
    assert_eq!(comptoir(&["content", "chess"]).code, Some(2));
}

#[test]
fn an_exported_file_can_be_given_back() {
    for (meta, lang) in registry::GAMES.iter().flat_map(|meta| [(meta, "en"), (meta, "fr")]) {
        let exported = comptoir(&["content", meta.id, "--export", "--lang", lang]).out;
        let own = registry::check_content(meta, &exported).unwrap();
        assert_eq!(own.fingerprint(), registry::content(meta, None).unwrap().fingerprint());
        let file = TempFile::new("exported.toml", exported.as_bytes());
        let ended = comptoir(&["content", meta.id, "--check", file.path(), "--lang", lang]);
        assert_eq!(ended.code, Some(0), "{}", ended.err);
        let told = json(&["content", meta.id, "--check", file.path(), "--json"]);
        assert_eq!(told["same_as_built_in"], true);
    }
}

#[test]
fn values_of_ones_own_are_checked_and_compared() {
    let exported = comptoir(&["content", "spice-road", "--export"]).out;
    let own = exported.replacen("id = \"TR01\", give = \"YY\"", "id = \"TR01\", give = \"Y\"", 1);
    let file = TempFile::new("compared.toml", own.as_bytes());
    let ended = comptoir(&["content", "spice-road", "--check", file.path()]);
    assert!(ended.out.contains("trade-cards (34 rows): changed: TR01"), "{}", ended.out);
    let told = json(&["content", "spice-road", "--check", file.path(), "--json"]);
    assert_eq!((&told["ok"], &told["same_as_built_in"]), (&true.into(), &false.into()));
}

#[test]
fn a_content_file_cut_off_edited_newer_or_of_another_game_is_refused_with_its_line() {
    let exported = comptoir(&["content", "spice-road", "--export"]).out;
    let line = |start: &str| {
        exported.lines().position(|line| line.trim_start().starts_with(start)).unwrap() + 1
    };
    let card = line("{ id = \"TR05\"");
    let cases = [
        ("cut", exported[..exported.len() / 2].to_owned(), None, "TOML"),
        (
            "value",
            exported.replacen("id = \"TR05\", give = \"YYY\"", "id = \"TR05\", give = \"YZ\"", 1),
            Some(card),
            "give",
        ),
        (
            "field",
            exported.replacen("id = \"TR05\", give", "id = \"TR05\", giev", 1),
            Some(card),
            "giev",
        ),
        ("twice", exported.replacen("id = \"TR05\"", "id = \"TR04\"", 1), Some(card), "twice"),
        (
            "newer",
            exported.replacen("version = 1", "version = 2", 1),
            Some(line("version")),
            "version 2",
        ),
        (
            "game",
            exported.replacen("game = \"spice-road\"", "game = \"goa\"", 1),
            Some(line("game =")),
            "goa",
        ),
        (
            "sheet",
            exported.replacen("[trade-cards]", "[trade-carts]", 1),
            Some(line("[trade-cards]")),
            "trade-carts",
        ),
        ("empty", String::new(), None, "version"),
    ];
    for (name, text, line, word) in cases {
        let file = TempFile::new(&format!("{name}.toml"), text.as_bytes());
        for lang in ["en", "fr"] {
            let ended =
                comptoir(&["content", "spice-road", "--check", file.path(), "--lang", lang]);
            assert_eq!(ended.code, Some(1), "{name}: {}{}", ended.out, ended.err);
            assert!(ended.err.starts_with(file.path()), "{}", ended.err);
            if lang == "en" {
                assert!(ended.err.contains(word), "{word}: {}", ended.err);
            }
            let place = if lang == "en" { "Line " } else { "Ligne " };
            if let Some(line) = line {
                assert!(ended.err.contains(&format!("{place}{line}")), "{line}: {}", ended.err);
            }
        }
    }
    let file = TempFile::new("bytes.toml", b"version = 1\n\xff\xfe");
    let ended = comptoir(&["content", "spice-road", "--check", file.path()]);
    assert_eq!(ended.code, Some(2));
    assert!(ended.err.contains("byte 12"), "{}", ended.err);
}

#[test]
fn a_reader_who_goes_away_is_no_failure() {
    for args in [
        &["content", "spice-road"][..],
        &["games", "--json"],
        &["content", "spice-road", "--export"],
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_comptoir"))
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let ended = child.wait_with_output().unwrap();
        assert_eq!((ended.status.code(), ended.stderr.len()), (Some(0), 0));
    }
}

#[test]
fn help_is_in_the_language_with_its_headings() {
    let commands = [
        "games",
        "content",
        "arena",
        "tune",
        "derive-values",
        "play",
        "engine",
        "replay",
        "analyse",
        "verify",
        "serve",
        "backup",
    ];
    for command in commands.iter().map(|&command| Some(command)).chain([None]) {
        let args: Vec<&str> = ["--lang", "fr"].into_iter().chain(command).chain(["-h"]).collect();
        let help = comptoir(&args);
        assert_eq!(help.code, Some(0), "{}", help.err);
        assert!(help.out.contains("Utilisation\u{a0}: comptoir"), "{}", help.out);
        assert!(help.out.contains("\n\nOptions\u{a0}:\n"), "{}", help.out);
        assert!(help.out.contains("-h, --help"), "{}", help.out);
        for english in ["Usage", "Commands", "Print", "possible values", "[default", "COMMAND>"] {
            assert!(!help.out.contains(english), "{english}: {}", help.out);
        }
    }
    let version = comptoir(&["-V"]);
    assert_eq!(version.out.trim(), concat!("comptoir ", env!("CARGO_PKG_VERSION")));
}

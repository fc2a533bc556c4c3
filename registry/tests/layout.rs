//! Every box has the one layout of `ARCHITECTURE.md`, and everything a game needs lies in its box.

use std::fs;
use std::path::{Path, PathBuf};

/// What the folder of every game's rules holds, files and folders.
const RULES: [&str; 12] = [
    "content.rs",
    "eval",
    "event.rs",
    "invariants.rs",
    "moves.rs",
    "notation.rs",
    "refusals.rs",
    "scene",
    "score.rs",
    "state.rs",
    "turn.rs",
    "words",
];
/// What every box holds.
const BOX: [&str; 8] = [
    "Cargo.toml",
    "README.md",
    "art",
    "content",
    "guide",
    "locales",
    "src/lib.rs",
    "tests/records",
];
/// What the tests of every box hold.
const TESTS: [&str; 2] = ["contract.rs", "main.rs"];

fn boxes() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../games")
}

/// The folder of a game's rules: that of its own name where a box has several games, or the one that
/// numbered games share.
fn rules(folder: &Path, game: &str) -> PathBuf {
    let own = folder.join("src").join(game.replace('-', "_"));
    let series = game.trim_end_matches(|last: char| last.is_ascii_digit() || last == '-');
    let shared = folder.join("src").join(series.replace('-', "_"));
    [own, shared].into_iter().find(|path| path.is_dir()).unwrap_or_else(|| folder.join("src"))
}

fn missing(folder: &Path, names: &[&str]) -> Vec<String> {
    let absent = names.iter().map(|name| folder.join(name)).filter(|path| !path.exists());
    absent.map(|path| path.display().to_string()).collect()
}

#[test]
fn every_game_lies_in_its_box_as_every_other_does() {
    let mut absent = Vec::new();
    for meta in registry::GAMES {
        let folder = boxes().join(meta.box_id);
        absent.extend(missing(&folder, &BOX));
        absent.extend(missing(&folder.join("tests"), &TESTS));
        absent.extend(missing(&rules(&folder, meta.id), &RULES));
        if missing(&folder, &["eval.toml", "eval"]).len() > 1 {
            absent.push(format!("{}/eval.toml or eval/", folder.display()));
        }
        let picture = format!("art/{}.svg", meta.id);
        let guides = ["en", "fr"].map(|lang| format!("guide/{}.{lang}.md", meta.id));
        let own = [picture.as_str(), guides[0].as_str(), guides[1].as_str()];
        absent.extend(missing(&folder, &own));
    }
    assert!(absent.is_empty(), "these are missing:\n{}", absent.join("\n"));
}

#[test]
fn every_box_is_in_the_list_of_games() {
    for entry in fs::read_dir(boxes()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let listed = registry::GAMES.iter().any(|meta| meta.box_id == name);
        assert!(listed, "games/{name} is no box of registry/src/lib.rs");
    }
}

/// A browser loads a game by the feature of its name; without one it would load a program without games.
#[test]
fn every_game_is_listed_with_its_own_feature() {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |name: &str| fs::read_to_string(own.join(name)).unwrap();
    let (manifest, list) = (read("Cargo.toml"), read("src/lib.rs"));
    for meta in registry::GAMES {
        let (id, box_id) = (meta.id, meta.box_id);
        let feature = format!("\n{id} = [\"dep:{box_id}\"]\n");
        assert!(manifest.contains(&feature), "registry/Cargo.toml needs:{feature}");
        let line = format!("#[cfg(feature = \"{id}\")]");
        assert_eq!(list.matches(&line).count(), 1, "registry/src/lib.rs: {line}");
        let mut all = manifest.lines().filter(|line| line.starts_with(&format!("{box_id} = [")));
        assert!(all.next().is_some(), "registry/Cargo.toml has no feature {box_id}");
    }
}

/// The text of all source files under a folder.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let text = |path: PathBuf| match path.is_dir() {
        true => sources(&path),
        false => fs::read_to_string(&path).unwrap(),
    };
    entries.map(text).collect()
}

/// What one box alone shows is drawn in its art, and what nobody shows is not drawn at all.
#[test]
fn every_icon_of_the_kit_is_shown_by_several_boxes() {
    let all: Vec<String> = fs::read_dir(boxes())
        .unwrap()
        .map(|entry| sources(&entry.unwrap().path().join("src")))
        .collect();
    let shows = |text: &str, icon: &str| {
        text.split("Icon::").chain(text.split("Sign::")).any(|after| {
            after.strip_prefix(icon).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        })
    };
    for icon in kit::scene::Icon::ALL {
        let name = format!("{icon:?}");
        let count = all.iter().filter(|text| shows(text, &name)).count();
        assert!(count > 1, "Icon::{name} is shown by {count} of the boxes");
    }
}

/// A symbol is named as it is, or by a name that is put together and begins like it.
#[test]
fn every_symbol_in_the_art_of_a_box_is_drawn_there() {
    for entry in fs::read_dir(boxes()).unwrap() {
        let folder = entry.unwrap().path();
        let (source, art) = (sources(&folder.join("src")), sources(&folder.join("art")));
        let is_drawn = |id: &str| {
            let begins = |start: &str| source.contains(&format!("\"{start}{{"));
            source.contains(&format!("\"{id}\""))
                || ['"', ')'].iter().any(|end| art.contains(&format!("#{id}{end}")))
                || begins(id.trim_end_matches(|last: char| last.is_ascii_digit()))
                || id.match_indices('-').any(|(at, _)| begins(&id[..=at]))
        };
        for rest in art.split("<symbol id=\"").skip(1) {
            let id = rest.split('"').next().unwrap();
            assert!(is_drawn(id), "{}: nobody draws {id}", folder.display());
        }
    }
}

#[test]
fn every_source_file_of_a_game_is_named_in_its_table_of_files() {
    for meta in registry::GAMES {
        let folder = rules(&boxes().join(meta.box_id), meta.id);
        let at_a_glance = ["lib.rs", "mod.rs"].map(|name| folder.join(name));
        let text: String =
            at_a_glance.iter().filter_map(|path| fs::read_to_string(path).ok()).collect();
        for entry in fs::read_dir(&folder).unwrap() {
            let entry = entry.unwrap();
            let mut name = entry.file_name().into_string().unwrap();
            if entry.path().is_dir() {
                name.push('/');
            }
            let own = ["lib.rs", "mod.rs"].contains(&name.as_str());
            assert!(own || text.contains(&format!("`{name}`")), "{}: {name}", folder.display());
        }
    }
}

//! `comptoir tune` as a person meets it.

use crate::fixture::{TempFile, comptoir};

#[test]
fn tuning_is_the_same_every_time_and_writes_a_file_of_figures() {
    let file = TempFile::new("tune.txt", b"");
    let path = file.path().to_owned();
    let args = ["--lang", "en", "tune", "--game", "goa", "--seats", "2", "--rounds", "3"];
    let rest = ["--games", "6", "--proof", "10", "--seed", "5", "--json", "--out", path.as_str()];
    let args: Vec<&str> = args.into_iter().chain(rest).collect();
    let (one, two) = (comptoir(&args), comptoir(&args));
    assert_eq!(one.code, Some(0), "{}", one.err);
    assert_eq!(one.out, two.out);
    let report: serde_json::Value = serde_json::from_str(&one.out).unwrap();
    let figures = report["figures"].as_array().unwrap();
    assert!(figures.iter().any(|figure| figure["before"] != figure["after"]));
    let written = std::fs::read_to_string(&path).unwrap();
    for figure in figures {
        assert!(written.contains(&format!("{} = ", figure["name"].as_str().unwrap())));
    }
}

#[test]
fn a_figure_that_does_not_exist_is_named() {
    let ended = comptoir(&["--lang", "en", "tune", "--game", "goa", "--only", "luck"]);
    assert_eq!(ended.code, Some(2));
    assert!(ended.err.contains("luck"), "{}", ended.err);
}

#[test]
fn forecasts_are_learnt_the_same_way_every_time_and_say_something() {
    let file = TempFile::new("fit.txt", b"");
    let path = file.path().to_owned();
    let args = ["--lang", "en", "fit", "--game", "goa", "--bot", "greedy", "--seats", "2"];
    let rest = ["--games", "40", "--seed", "5", "--json", "--out", path.as_str()];
    let args: Vec<&str> = args.into_iter().chain(rest).collect();
    let (one, two) = (comptoir(&args), comptoir(&args));
    assert_eq!(one.code, Some(0), "{}", one.err);
    assert_eq!(one.out, two.out);
    let report: serde_json::Value = serde_json::from_str(&one.out).unwrap();
    let off = |name: &str| report[name].as_f64().unwrap();
    assert!(off("off_after") < off("spread"), "{report}");
    let written = std::fs::read_to_string(&path).unwrap();
    assert!(written.starts_with("# comptoir fit --game goa --bot greedy --seats 2"));
    let features = report["features"].as_array().unwrap();
    let names: Vec<&str> =
        features.iter().map(|feature| feature["name"].as_str().unwrap()).collect();
    assert!(names.contains(&"ships"), "{names:?}");
    kit::eval::forecast::Forecast::read(&written, &names).unwrap();
}

#[test]
fn the_fewest_games_are_enough_for_a_proof() {
    let args =
        ["--lang", "en", "fit", "--game", "goa", "--bot", "random", "--games", "10", "--json"];
    let ended = comptoir(&args);
    assert_eq!(ended.code, Some(0), "{}", ended.err);
    let report: serde_json::Value = serde_json::from_str(&ended.out).unwrap();
    assert_eq!(report["seats"], serde_json::json!([2, 3, 4]));
    assert!(report["off_after"].as_f64().unwrap() > 0.0, "{report}");
}

#[test]
fn a_game_without_marks_has_nothing_to_be_learnt_for() {
    let ended = comptoir(&["--lang", "en", "fit", "--game", "borneo", "--games", "10"]);
    assert_eq!(ended.code, Some(2));
    assert!(ended.err.contains("borneo"), "{}", ended.err);
}

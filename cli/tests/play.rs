//! `comptoir play` as a program: the table as lines of text.

use crate::fixture::{Ended, TempFile, comptoir_reading};

/// Runs the program with these lines typed.
fn play(args: &[&str], typed: &str) -> Ended {
    comptoir_reading(&[&["play"], args].concat(), typed.as_bytes())
}

#[test]
fn a_whole_game_is_played_to_its_end_in_lines() {
    for (lang, results) in [
        ("en", ["You win with", "wins with", "share the victory"]),
        ("fr", ["Vous gagnez avec", "gagne avec", "partagent la victoire"]),
    ] {
        let args = ["spice-road", "--seats", "human,greedy", "--seed", "7", "--lang", lang];
        let Ended { code, out, err } = play(&args, &"1\n".repeat(20_000));
        assert_eq!(code, Some(0), "{err}");
        assert!(results.iter().any(|result| out.contains(result)), "{lang}: {out}");
        assert!(out.contains(&format!("07{}", "0".repeat(62))), "the seed is shown at the end");
    }
}

#[test]
fn the_end_of_the_input_ends_the_game_cleanly() {
    let output = play(&["spice-road", "--seed", "7"], "1\n1\n");
    assert_eq!(output.code, Some(0), "{}", output.err);
    assert_eq!(output.err, "");
}

#[test]
fn a_game_that_ends_with_its_input_says_whether_it_was_saved() {
    let says = |args: &[&str], typed: &str| {
        let args = [&["spice-road", "--seed", "7", "--lang", "en"], args].concat();
        play(&args, typed).out.matches("The game was not saved.").count()
    };
    let kept = TempFile::free("said.comptoir");
    assert_eq!(says(&[], "1\n"), 1);
    assert_eq!(says(&[], "1\nq\n"), 1);
    assert_eq!(says(&[], ""), 0, "nothing was played");
    assert_eq!(says(&["--save", kept.path()], "1\n"), 0);
    let typed = format!("1\ns {}/no/such\n", kept.path());
    assert_eq!(says(&[], &typed), 1, "a name that could not be used is not the game's");
}

#[test]
fn bots_alone_play_without_anybody_typing() {
    // Random bots may go on until the game is stopped.
    let output = play(&["spice-road", "--seats", "greedy,greedy", "--seed", "3"], "");
    assert_eq!(output.code, Some(0), "{}", output.err);
    assert!(output.out.contains("The game is over."));
}

#[test]
fn lines_that_mean_nothing_are_answered() {
    let typed = "0\n99\nfoo\n\u{fffd}\n?\nu\nr\nt\nh\nl\n-1\n18446744073709551616\ns /no/such/folder/x\nq\n";
    let output = play(&["spice-road", "--seed", "7", "--lang", "en"], typed);
    assert_eq!(output.code, Some(0), "{}", output.err);
    let out = output.out;
    assert!(out.contains("Type a number from 1 to 7"));
    assert!(out.contains("There is nothing to take back."));
    assert_eq!(out.matches("% to win").count(), 3);
    assert!(out.contains("La table parle français."));
    assert!(out.contains("/no/such/folder/x"));
    assert!(!out.contains("[play-"));
}

#[test]
fn with_confirm_a_turn_can_be_taken_back() {
    let output =
        play(&["spice-road", "--seed", "7", "--confirm", "--seats", "human,greedy"], "1\nu\nq\n");
    assert!(output.out.contains("Taken back."));
    let output =
        play(&["spice-road", "--seed", "7", "--confirm", "--seats", "human,greedy"], "1\n\nq\n");
    assert!(output.out.contains("Greedy "));
}

#[test]
fn a_game_is_kept_and_resumed_where_it_stood() {
    let kept = TempFile::free("kept.comptoir");
    let path = kept.path();
    let seats = "human:Anna,greedy";
    let output =
        play(&["spice-road", "--seats", seats, "--with", "golden-deals", "--save", path], "1\n1\n");
    assert!(output.code == Some(0), "{}", output.err);
    let before = std::fs::read_to_string(path).unwrap();
    let output = play(&["--resume", path], "o\n");
    assert!(output.code == Some(0), "{}", output.err);
    assert!(output.out.contains("Anna ("));
    assert_eq!(std::fs::read_to_string(path).unwrap(), before);
    let output = play(&["spice-road", "--resume", path, "--save", path], "1\n");
    assert!(output.code == Some(0), "{}", output.err);
    let after = std::fs::read_to_string(path).unwrap();
    let moves = |text: &str| {
        let moves = text.lines().filter(|line| line.starts_with(['0', '1']));
        moves.map(str::to_owned).collect::<Vec<_>>()
    };
    assert!(moves(&after).len() > moves(&before).len());
    assert_eq!(moves(&after)[..moves(&before).len()], moves(&before));
}

#[test]
fn a_damaged_record_is_refused_by_name_place_and_reason() {
    let kept = TempFile::free("damaged.comptoir");
    let path = kept.path();
    play(&["spice-road", "--seats", "human,greedy", "--seed", "7", "--save", path], "1\n");
    let whole = std::fs::read_to_string(path).unwrap();

    let cut = whole.lines().take(9).map(|line| format!("{line}\n")).collect::<String>();
    std::fs::write(path, cut).unwrap();
    let output = play(&["--resume", path], "");
    assert_eq!(output.code, Some(2));
    assert!(
        output.err.contains("damaged.comptoir") && output.err.contains("cut off"),
        "{}",
        output.err
    );

    std::fs::write(path, whole.replace("seats 2", "seats 3")).unwrap();
    let output = play(&["--resume", path], "");
    assert_eq!(output.code, Some(2));
    assert!(output.err.contains("Line "), "{}", output.err);

    let output = play(&["--resume", "/no/such/file"], "");
    assert_eq!(output.code, Some(2));
    assert!(output.err.contains("/no/such/file"));
}

#[test]
fn a_content_file_that_cannot_be_used_is_named_and_not_the_saved_game() {
    let own = TempFile::new("play-own.toml", b"version = 1\ngame = \"goa\"\n");
    let kept = TempFile::free("with-own.comptoir");
    play(&["spice-road", "--seats", "human,greedy", "--save", kept.path()], "1\n");
    for args in [
        ["spice-road", "--seed", "7", "--content", own.path()],
        ["spice-road", "--resume", kept.path(), "--content", own.path()],
    ] {
        let output = play(&args, "");
        assert_eq!(output.code, Some(2));
        assert!(output.err.starts_with(own.path()), "{}", output.err);
        assert!(output.err.contains("goa"), "{}", output.err);
    }
}

#[test]
fn what_is_taken_back_is_taken_out_of_the_kept_file() {
    let (kept, untouched) = (TempFile::free("back.comptoir"), TempFile::free("start.comptoir"));
    let args = ["spice-road", "--seats", "human:Anna,human:Ben", "--seed", "7", "--save"];
    let save = |file: &TempFile, typed: &str| {
        assert_eq!(play(&[&args[..], &[file.path()]].concat(), typed).code, Some(0));
        std::fs::read_to_string(file.path()).unwrap()
    };
    assert_ne!(save(&kept, "1\n"), save(&untouched, ""));
    std::fs::remove_file(kept.path()).unwrap();
    assert_eq!(save(&kept, "1\nu\n"), std::fs::read_to_string(untouched.path()).unwrap());
}

#[test]
fn what_cannot_be_played_is_said_with_what_can() {
    let fails = |args: &[&str], says: &[&str]| {
        let output = play(args, "");
        assert_eq!(output.code, Some(2), "{args:?}");
        for part in says {
            assert!(output.err.contains(part), "{args:?}: {}", output.err);
        }
        assert!(!output.err.contains("[play-") && !output.err.contains("panicked"));
    };
    fails(&[], &["spice-road"]);
    fails(&["chess"], &["chess", "spice-road"]);
    fails(&["spice-road", "--seats", "human,robot"], &["robot", "random", "greedy"]);
    fails(&["spice-road", "--seats", "human"], &["2", "5"]);
    fails(&["spice-road", "--seats", &["human"; 300].join(",")], &["2", "5"]);
    fails(&["spice-road", "--with", "moon"], &["moon", "golden-deals"]);
    fails(&["spice-road", "--seed", "often"], &["often"]);
    fails(&["spice-road", "--content", "/no/such/file"], &["/no/such/file"]);
    fails(&["spice-road", "--save", "/no/such/folder/file"], &["/no/such/folder/file"]);
    fails(&["spice-road", "--save", "/dev/null"], &["/dev/null", "--resume"]);
    let folder = std::env::temp_dir();
    fails(&["spice-road", "--save", folder.to_str().unwrap()], &["This is a directory"]);
}

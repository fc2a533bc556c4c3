//! `comptoir play` as a program: the table as lines of text.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Runs the program with these lines typed.
fn play(args: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_comptoir"))
        .arg("play")
        .args(args)
        .env_remove("LC_ALL")
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A game that is over does not read what is left.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child.wait_with_output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn file(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("comptoir-play-bin-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join(name);
    let _ = std::fs::remove_file(&file);
    file
}

#[test]
fn a_whole_game_is_played_to_its_end_in_lines() {
    for (lang, result) in [("en", "share the victory|wins? with"), ("fr", "partagent|gagnez?")] {
        let args = ["spice-road", "--seats", "human,greedy", "--seed", "7", "--lang", lang];
        let output = play(&args, &"1\n".repeat(20_000));
        assert!(output.status.success(), "{}", err(&output));
        let out = out(&output);
        let stems = result.split('|').map(|stem| stem.replace("s? with", "").replace("z?", ""));
        assert!(stems.into_iter().any(|stem| out.contains(&stem)), "{}", &out[out.len() - 600..]);
        assert!(out.contains(&format!("07{}", "0".repeat(62))), "the seed is shown at the end");
    }
}

#[test]
fn the_end_of_the_input_ends_the_game_cleanly() {
    let output = play(&["spice-road", "--seed", "7"], "1\n1\n");
    assert!(output.status.success());
    assert_eq!(err(&output), "");
}

#[test]
fn bots_alone_play_without_anybody_typing() {
    let output = play(&["spice-road", "--seats", "random,random", "--seed", "3"], "");
    assert!(output.status.success());
    assert!(out(&output).contains("The game is over."));
}

#[test]
fn lines_that_mean_nothing_are_answered() {
    let typed = "0\n99\nfoo\n\u{fffd}\n?\nu\nr\nt\nh\nl\n-1\n18446744073709551616\ns /no/such/folder/x\nq\n";
    let output = play(&["spice-road", "--seed", "7", "--lang", "en"], typed);
    assert!(output.status.success());
    let out = out(&output);
    assert!(out.contains("Type a number from 1 to 7"));
    assert!(out.contains("There is nothing to take back."));
    assert!(out.contains("A greedy merchant would choose"));
    assert!(out.contains("La table parle français."));
    assert!(out.contains("/no/such/folder/x"));
    assert!(!out.contains("[play-"));
}

#[test]
fn with_confirm_a_turn_can_be_taken_back() {
    let output =
        play(&["spice-road", "--seed", "7", "--confirm", "--seats", "human,greedy"], "1\nu\nq\n");
    assert!(out(&output).contains("Taken back."));
    let output =
        play(&["spice-road", "--seed", "7", "--confirm", "--seats", "human,greedy"], "1\n\nq\n");
    assert!(out(&output).contains("Greedy "));
}

#[test]
fn a_game_is_kept_and_resumed_where_it_stood() {
    let kept = file("kept.comptoir");
    let path = kept.to_str().unwrap();
    let seats = "human:Anna,greedy";
    let output =
        play(&["spice-road", "--seats", seats, "--with", "golden-deals", "--save", path], "1\n1\n");
    assert!(output.status.success(), "{}", err(&output));
    let before = std::fs::read_to_string(&kept).unwrap();
    let output = play(&["--resume", path], "b\n");
    assert!(output.status.success(), "{}", err(&output));
    assert!(out(&output).contains("Anna ("));
    assert_eq!(std::fs::read_to_string(&kept).unwrap(), before);
    let output = play(&["spice-road", "--resume", path, "--save", path], "1\n");
    assert!(output.status.success(), "{}", err(&output));
    let after = std::fs::read_to_string(&kept).unwrap();
    let moves = |text: &str| {
        let moves = text.lines().filter(|line| line.starts_with(['0', '1']));
        moves.map(str::to_owned).collect::<Vec<_>>()
    };
    assert!(moves(&after).len() > moves(&before).len());
    assert_eq!(moves(&after)[..moves(&before).len()], moves(&before));
}

#[test]
fn a_damaged_record_is_refused_by_name_place_and_reason() {
    let kept = file("damaged.comptoir");
    let path = kept.to_str().unwrap();
    play(&["spice-road", "--seats", "human,greedy", "--seed", "7", "--save", path], "1\n");
    let whole = std::fs::read_to_string(&kept).unwrap();

    let cut = whole.lines().take(9).map(|line| format!("{line}\n")).collect::<String>();
    std::fs::write(&kept, cut).unwrap();
    let output = play(&["--resume", path], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(
        err(&output).contains("damaged.comptoir") && err(&output).contains("cut off"),
        "{}",
        err(&output)
    );

    std::fs::write(&kept, whole.replace("seats 2", "seats 3")).unwrap();
    let output = play(&["--resume", path], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("Line "), "{}", err(&output));

    let output = play(&["--resume", "/no/such/file"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("/no/such/file"));
}

#[test]
fn what_cannot_be_played_is_said_with_what_can() {
    let fails = |args: &[&str], says: &[&str]| {
        let output = play(args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        for part in says {
            assert!(err(&output).contains(part), "{args:?}: {}", err(&output));
        }
        assert!(!err(&output).contains("[play-") && !err(&output).contains("panicked"));
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
}

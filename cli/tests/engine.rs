//! The engine answers whatever it is sent, changes nothing it should not, and stays alive.

use std::io::{BufRead, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use kit::{Chance, Options, Seed};
use serde_json::{Value, json};

use crate::fixture::{comptoir_reading, played};

/// An engine one talks with.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start(lang: &str) -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_comptoir"))
            .args(["engine", "--lang", lang])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().unwrap());
        Engine { child, input, output }
    }

    fn send(&mut self, line: &[u8]) -> Value {
        let input = self.input.as_mut().unwrap();
        input.write_all(line).unwrap();
        input.write_all(b"\n").unwrap();
        input.flush().unwrap();
        let mut reply = String::new();
        self.output.read_line(&mut reply).unwrap();
        serde_json::from_str(&reply)
            .unwrap_or_else(|_| panic!("{reply:?} for {}", String::from_utf8_lossy(line)))
    }

    fn ask(&mut self, request: Value) -> Value {
        self.send(request.to_string().as_bytes())
    }

    /// Asks for something that is to be done.
    fn ok(&mut self, request: Value) -> Value {
        let reply = self.ask(request.clone());
        assert!(reply.get("ok").is_some(), "{request}: {reply}");
        reply["ok"].clone()
    }

    /// Sends something that is to be refused; tells the code.
    fn refused(&mut self, line: &[u8]) -> String {
        let reply = self.send(line);
        let said = String::from_utf8_lossy(line);
        assert!(reply.get("ok").is_none(), "{said}: {reply}");
        let message = reply["error"]["message"].as_str().unwrap();
        assert!(!message.is_empty() && !message.contains("[engine"), "{said}: {reply}");
        reply["error"]["code"].as_str().unwrap().to_owned()
    }

    fn position(&mut self) -> (Value, Value) {
        (self.ok(json!({"cmd": "state"})), self.ok(json!({"cmd": "record"})))
    }

    /// Closes the input; tells the exit code.
    fn end(mut self) -> Option<i32> {
        drop(self.input.take());
        self.child.wait().unwrap().code()
    }
}

fn new_game() -> Value {
    json!({"cmd": "new", "game": "spice-road", "seats": 3, "with": ["golden-deals"], "seed": 7})
}

/// A game with some decisions behind it, in the middle of somebody's turn if it can be.
fn under_way(lang: &str) -> Engine {
    let mut engine = Engine::start(lang);
    engine.ok(new_game());
    for _ in 0..20 {
        let moves = engine.ok(json!({"cmd": "moves"}))["moves"].clone();
        let last = moves.as_array().unwrap().last().unwrap().clone();
        engine.ok(json!({"cmd": "play", "seat": last["seat"], "move": last["text"]}));
    }
    engine
}

#[test]
fn ten_thousand_lines_of_noise_are_each_refused_and_change_nothing() {
    let mut engine = under_way("en");
    let before = engine.position();
    let mut chance = Chance::new(Seed::from_number(1));
    let requests: Vec<String> = [
        new_game(),
        json!({"cmd": "play", "seat": 0, "move": "play:ST1", "id": 3}),
        json!({"cmd": "imagine", "seat": 1, "seed": 9}),
        json!({"cmd": "load", "record": played(Options::seats(2), 3, 9, None).to_text()}),
        before.0.clone(),
    ]
    .iter()
    .map(ToString::to_string)
    .collect();
    for number in 0..10_000 {
        let mut line: Vec<u8> = match number % 4 {
            // Bytes of any value.
            0 => (0..chance.below(200)).map(|_| chance.next_word() as u8).collect(),
            // Signs JSON is made of.
            1 => (0..chance.below(60))
                .map(|_| *chance.pick(b"{}[]\",:0123456789.eE+-\\ntrufalsx").unwrap())
                .collect(),
            // A request cut off.
            2 => {
                let request = chance.pick(&requests).unwrap().as_bytes();
                request[..chance.below(request.len() as u32) as usize].to_vec()
            }
            // A request whose braces are broken somewhere.
            _ => {
                let mut request = chance.pick(&requests).unwrap().as_bytes().to_vec();
                let place = chance.below(request.len() as u32) as usize;
                request.insert(place, *chance.pick(b"\x00\xff{}[").unwrap());
                request.insert(0, b'[');
                request
            }
        };
        line.retain(|&byte| byte != b'\n');
        engine.refused(&line);
    }
    assert_eq!(engine.position(), before);
    assert_eq!(engine.end(), Some(0));
}

#[test]
fn each_kind_of_slip_has_its_code() {
    for lang in ["en", "fr"] {
        let mut engine = under_way(lang);
        let before = engine.position();
        let awaited = engine.ok(json!({"cmd": "moves"}))["moves"][0]["seat"].as_u64().unwrap();
        let other = (awaited + 1) % 3;
        let deep = format!("{{\"cmd\":{}1{}}}", "[".repeat(5000), "]".repeat(5000));
        let of_other = format!(r#"{{"cmd":"play","seat":{other},"move":"rest"}}"#);
        let number_of_other = format!(r#"{{"cmd":"play","seat":{other},"move":0}}"#);
        let number_too_high = format!(r#"{{"cmd":"play","seat":{awaited},"move":9999}}"#);
        let not_now = format!(r#"{{"cmd":"play","seat":{awaited},"move":"play:TR34"}}"#);
        for (line, code) in [
            ("", "bad-json"),
            ("{", "bad-json"),
            ("{} {}", "bad-json"),
            (&*deep, "bad-json"),
            (r#"{"cmd":"state","cmd":"state"}"#, "bad-json"),
            (r#"{"cmd":"view","seat":1e400}"#, "bad-json"),
            ("[]", "not-an-object"),
            ("7", "not-an-object"),
            ("{}", "missing-field"),
            (r#"{"cmd":7}"#, "bad-field"),
            (r#"{"cmd":"dance"}"#, "unknown-command"),
            (r#"{"cmd":"State"}"#, "unknown-command"),
            (r#"{"cmd":"state","seta":1}"#, "unknown-field"),
            (r#"{"cmd":"state","id":[1]}"#, "bad-field"),
            (r#"{"cmd":"state","id":1.5}"#, "bad-field"),
            (r#"{"cmd":"new","game":"spice-road","seats":3}"#, "missing-field"),
            (r#"{"cmd":"new","game":"chess","seats":2,"seed":1}"#, "no-game"),
            (r#"{"cmd":"new","game":"spice-road","seats":1,"seed":1}"#, "options-seats"),
            (r#"{"cmd":"new","game":"spice-road","seats":256,"seed":1}"#, "bad-field"),
            (r#"{"cmd":"new","game":"spice-road","seats":2,"seed":-1}"#, "bad-field"),
            (r#"{"cmd":"new","game":"spice-road","seats":2,"seed":"x"}"#, "bad-field"),
            (r#"{"cmd":"new","game":"spice-road","seats":2,"seed":1,"with":"x"}"#, "bad-field"),
            (r#"{"cmd":"new","game":"spice-road","seats":2,"seed":1,"with":[1]}"#, "bad-field"),
            (
                r#"{"cmd":"new","game":"spice-road","seats":2,"seed":1,"with":["x"]}"#,
                "options-no-module",
            ),
            (r#"{"cmd":"load"}"#, "missing-field"),
            (r#"{"cmd":"load","record":5}"#, "bad-field"),
            (r#"{"cmd":"load","record":"x"}"#, "record-not-one"),
            (r#"{"cmd":"load","state":{}}"#, "missing-field"),
            (r#"{"cmd":"load","state":{},"game":"spice-road","seats":2}"#, "bad-state"),
            (r#"{"cmd":"load","state":{},"game":"x","seats":2}"#, "no-game"),
            (r#"{"cmd":"moves","seat":-1}"#, "bad-field"),
            (r#"{"cmd":"moves","seat":3}"#, "no-such-seat"),
            (r#"{"cmd":"view"}"#, "missing-field"),
            (r#"{"cmd":"view","seat":18446744073709551616}"#, "bad-field"),
            (r#"{"cmd":"view","seat":255}"#, "no-such-seat"),
            (r#"{"cmd":"view","seat":null}"#, "bad-field"),
            (r#"{"cmd":"view","seat":"0"}"#, "bad-field"),
            (r#"{"cmd":"view","spectator":false}"#, "bad-field"),
            (r#"{"cmd":"view","spectator":true,"seat":0}"#, "bad-field"),
            (r#"{"cmd":"log","seat":0,"since":-1}"#, "bad-field"),
            (r#"{"cmd":"imagine","seat":0}"#, "missing-field"),
            (r#"{"cmd":"play","seat":0}"#, "missing-field"),
            (r#"{"cmd":"play","seat":0,"move":1.5}"#, "bad-field"),
            (r#"{"cmd":"play","seat":0,"move":{}}"#, "bad-field"),
            (r#"{"cmd":"play","seat":0,"move":"fly"}"#, "no-such-move"),
            (r#"{"cmd":"play","seat":7,"move":"rest"}"#, "no-such-seat"),
            (&*of_other, "not-your-turn"),
            (&*number_of_other, "no-such-move"),
            (&*number_too_high, "no-such-move"),
            (&*not_now, "century-not-in-hand"),
            (r#"{"cmd":"undo","seat":9}"#, "no-such-seat"),
            (r#"{"cmd":"redo","seat":0}"#, "redo-nothing"),
        ] {
            assert_eq!(engine.refused(line.as_bytes()), code, "{line}");
        }
        assert_eq!(engine.refused(b"\xff\xfe"), "not-utf8");
        assert_eq!(engine.refused(b"{\"cmd\":\"st\x00ate\"}"), "bad-json");
        assert_eq!(engine.refused(&vec![b'x'; 3 << 20]), "line-too-long");
        assert_eq!(engine.position(), before);
        assert_eq!(engine.end(), Some(0));
    }
}

#[test]
fn without_a_game_only_new_load_and_hello_are_answered() {
    let mut engine = Engine::start("en");
    engine.ok(json!({"cmd": "hello"}));
    for command in ["moves", "state", "record", "score"] {
        assert_eq!(engine.refused(json!({"cmd": command}).to_string().as_bytes()), "no-table");
    }
    assert_eq!(engine.refused(br#"{"cmd":"undo","seat":0}"#), "no-table");
    engine.ok(new_game());
    engine.ok(json!({"cmd": "close"}));
    assert_eq!(engine.refused(br#"{"cmd":"state"}"#), "no-table");
}

#[test]
fn the_mark_of_a_request_comes_back_with_its_answer() {
    let mut engine = Engine::start("en");
    assert_eq!(engine.ask(json!({"cmd": "hello", "id": "a"}))["id"], "a");
    assert_eq!(engine.ask(json!({"cmd": "state", "id": u64::MAX}))["id"], u64::MAX);
    assert_eq!(engine.ask(json!({"cmd": "dance", "id": -3}))["id"], -3);
    assert!(engine.ask(json!({"cmd": "hello"})).get("id").is_none());
}

#[test]
fn a_refused_move_names_its_rule() {
    let mut engine = Engine::start("en");
    engine.ok(new_game());
    let error = engine.ask(json!({"cmd": "play", "seat": 0, "move": "play:TR34"}))["error"].clone();
    assert_eq!(error["code"], "century-not-in-hand");
    assert!(error["source"].as_str().is_some_and(|source| !source.is_empty()));
    assert!(error["facts"].is_object());
    assert!(error["message"].as_str().unwrap().contains("hand"));
}

#[test]
fn where_one_of_two_fields_is_missing_both_are_named() {
    for lang in ["en", "fr"] {
        let mut engine = Engine::start(lang);
        engine.ok(new_game());
        for (command, fields) in [
            ("load", ["record", "state"]),
            ("view", ["seat", "spectator"]),
            ("scene", ["seat", "spectator"]),
        ] {
            let error = engine.ask(json!({ "cmd": command }))["error"].clone();
            let message = error["message"].as_str().unwrap();
            assert!(fields.iter().all(|field| message.contains(field)), "{message}");
            assert_eq!([&error["field"], &error["or"]], fields);
        }
    }
}

#[test]
fn undo_redo_and_restart_lead_back_and_forth() {
    let mut engine = Engine::start("en");
    engine.ok(json!({"cmd": "new", "game": "spice-road", "seats": 2, "seed": 1}));
    let start = engine.position();
    // The second starting card: an upgrade, whose steps use no chance.
    engine.ok(json!({"cmd": "play", "seat": 0, "move": "play:ST2"}));
    let played = engine.position();
    let log = engine.ok(json!({"cmd": "log", "spectator": true}));
    engine.ok(json!({"cmd": "undo", "seat": 0}));
    assert_eq!(engine.position(), start);
    assert_eq!(engine.ok(json!({"cmd": "log", "spectator": true}))["log"], json!([]));
    assert_eq!(engine.refused(br#"{"cmd":"redo","seat":1}"#), "redo-nothing");
    engine.ok(json!({"cmd": "redo", "seat": 0}));
    assert_eq!(engine.position(), played);
    assert_eq!(engine.ok(json!({"cmd": "log", "spectator": true})), log);
    let first = engine.ok(json!({"cmd": "moves", "seat": 0}))["moves"][0].clone();
    engine.ok(json!({"cmd": "play", "seat": 0, "move": first["number"]}));
    assert_eq!(engine.ok(json!({"cmd": "restart", "seat": 0}))["taken_back"], 2);
    assert_eq!(engine.position(), start);
}

#[test]
fn states_and_records_can_be_given_back() {
    let mut engine = under_way("en");
    let (state, record) = engine.position();
    let mut again = state.clone();
    again["cmd"] = "load".into();
    let status = engine.ok(again);
    assert_eq!(status["seats"], 3);
    assert_eq!(engine.ok(json!({"cmd": "state"})), state);
    assert_eq!(engine.refused(br#"{"cmd":"record"}"#), "no-record");
    engine.ok(json!({"cmd": "load", "record": record["record"]}));
    assert_eq!(engine.position(), (state.clone(), record));
    let log = engine.ok(json!({"cmd": "log", "seat": 0, "since": 18}))["log"].clone();
    assert_eq!(log.as_array().unwrap().len(), 2);
    assert_eq!(log[0]["ply"], 19);
    let mut imagined = engine.ok(json!({"cmd": "imagine", "spectator": true, "seed": 4}));
    let view = engine.ok(json!({"cmd": "view", "spectator": true}));
    imagined["cmd"] = "load".into();
    engine.ok(imagined);
    assert_eq!(engine.ok(json!({"cmd": "view", "spectator": true})), view);
}

#[test]
fn a_changed_record_is_refused_with_its_line() {
    let mut engine = Engine::start("en");
    let text = played(Options::seats(2), 3, 30, None).to_text();
    let error =
        engine.ask(json!({"cmd": "load", "record": &text[..text.len() / 2]}))["error"].clone();
    assert_eq!(error["code"], "record-cut-off");
    assert!(error["line"].as_u64().is_some_and(|line| line > 10));
}

#[test]
fn the_engine_ends_with_its_input_or_at_quit() {
    let ended = comptoir_reading(&["engine"], b"{\"cmd\":\"hello\"}");
    assert_eq!((ended.code, ended.out.lines().count()), (Some(0), 1));
    let ended =
        comptoir_reading(&["engine"], b"{\"cmd\":\"quit\",\"id\":1}\n{\"cmd\":\"hello\"}\n");
    assert_eq!((ended.code, ended.out.as_str()), (Some(0), "{\"id\":1,\"ok\":{}}\n"));
    assert_eq!(comptoir_reading(&["engine"], b"").out, "");
}

#[test]
fn nobody_reading_is_no_reason_to_panic() {
    let mut engine = Engine::start("en");
    let mut input = engine.input.take().unwrap();
    drop(engine.output);
    for _ in 0..100 {
        if input.write_all(b"{\"cmd\":\"hello\"}\n").is_err() {
            break;
        }
    }
    drop(input);
    assert_eq!(engine.child.wait().unwrap().code(), Some(0));
}

//! The manual of the engine protocol is true: its transcripts are played and compared.
//!
//! After a change of words run it with `BLESS=1`: the answers in the manual are written anew, and
//! the difference is there to be read before it is kept.

use serde_json::Value;

use crate::fixture::comptoir_reading;

const MANUAL: &str = include_str!("../../docs/engine-protocol.md");
const FENCE: &str = "```transcript\n";

/// The transcripts: fenced blocks in which `> ` is sent and `< ` received.
fn transcripts() -> Vec<&'static str> {
    let blocks = MANUAL.split(FENCE).skip(1);
    blocks.map(|rest| rest.split("```").next().unwrap()).collect()
}

fn lines<'a>(transcript: &'a str, mark: &str) -> Vec<&'a str> {
    transcript.lines().filter_map(|line| line.strip_prefix(mark)).collect()
}

fn answers(sent: &[&str]) -> String {
    let ended = comptoir_reading(&["engine", "--lang", "en"], (sent.join("\n") + "\n").as_bytes());
    assert_eq!(ended.code, Some(0), "{}", ended.err);
    ended.out
}

fn bless() {
    let mut manual = MANUAL.to_owned();
    for transcript in transcripts() {
        let sent = lines(transcript, "> ");
        let answers = answers(&sent);
        let talk = sent.iter().zip(answers.lines());
        let talk: String = talk.map(|(sent, said)| format!("> {sent}\n< {said}\n")).collect();
        manual = manual.replacen(transcript, &talk, 1);
    }
    std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/engine-protocol.md"), manual)
        .unwrap();
}

#[test]
fn the_transcripts_of_the_manual_are_what_the_engine_says() {
    if std::env::var_os("BLESS").is_some() {
        return bless();
    }
    assert!(!transcripts().is_empty());
    for transcript in transcripts() {
        let (sent, received) = (lines(transcript, "> "), lines(transcript, "< "));
        let answers = answers(&sent);
        let said: Vec<&str> = answers.lines().collect();
        for (at, (said, expected)) in said.iter().zip(&received).enumerate() {
            // Compared as values: the order of names in an object means nothing.
            let value = |text: &str| serde_json::from_str::<Value>(text).unwrap();
            assert_eq!(value(said), value(expected), "answer to {}", sent[at]);
        }
        assert_eq!(said.len(), received.len());
    }
}

#[test]
fn every_command_has_its_place_in_the_manual_and_in_a_transcript() {
    let hello = comptoir_reading(&["engine"], b"{\"cmd\":\"hello\"}\n").out;
    let hello: Value = serde_json::from_str(&hello).unwrap();
    let sent: String = transcripts().into_iter().flat_map(|talk| lines(talk, "> ")).collect();
    for command in hello["ok"]["commands"].as_array().unwrap() {
        let command = command.as_str().unwrap();
        assert!(MANUAL.contains(&format!("| `{command}`")), "{command} is not in the table");
        let sent_once = sent.contains(&format!("\"cmd\":\"{command}\""));
        assert!(sent_once, "{command} is in no transcript");
    }
}

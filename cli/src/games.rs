//! `comptoir games`: what can be played.

use std::process::ExitCode;

use clap::{ArgMatches, Command};
use kit::{Lexicon, Meta, Module, Phrase};
use serde_json::{Value, json};

use crate::arguments;
use crate::failure::Failure;
use crate::output::{print, print_json};
use crate::speech::Speech;

/// The arguments of `games`.
pub(crate) fn command(speech: &Speech) -> Command {
    Command::new("games").about(speech.word("games-about")).arg(arguments::json(speech))
}

/// Lists the games.
pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<ExitCode, Failure> {
    if matches.get_flag("json") {
        let games: Vec<Value> = registry::GAMES.iter().map(|meta| as_json(meta, speech)).collect();
        print_json(&json!({ "games": games }))?;
    } else {
        let games: Vec<String> = registry::GAMES.iter().map(|meta| as_text(meta, speech)).collect();
        print(&games.join("\n"))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The game of this name, or a failure that names those there are.
pub(crate) fn find(id: &str) -> Result<&'static Meta, Failure> {
    registry::meta(id).ok_or_else(|| none(id))
}

/// There is no such game.
pub(crate) fn none(id: &str) -> Failure {
    Failure::usage(Phrase::new("games-none").with("game", id).with("known", known()))
}

/// The names of all games, to be read.
pub(crate) fn known() -> String {
    registry::GAMES.iter().map(|meta| meta.id).collect::<Vec<_>>().join(", ")
}

fn as_text(meta: &Meta, speech: &Speech) -> String {
    let words = speech.for_game(meta);
    let title = Phrase::new("games-title").with("id", meta.id).with("name", meta.name());
    let (seats, minutes) = (meta.seats, meta.minutes);
    let facts = Phrase::new("games-facts")
        .with("min", seats.0)
        .with("max", seats.1)
        .with("from", minutes.0)
        .with("to", minutes.1)
        .with("weight", meta.weight)
        .with("rules", meta.rules);
    let mut lines = vec![words.plain(&title), about(meta.id, "game", &words), words.plain(&facts)];
    if !meta.modules.is_empty() {
        lines.push(words.plain(&Phrase::new("games-modules")));
    }
    for module in meta.modules {
        let name = Phrase::new(format!("module-{}", module.id));
        let line = Phrase::new("games-module").with("id", call(module)).with("name", name);
        lines.push(format!("  {}", words.plain(&line)));
        lines.push(format!("    {}", about(module.id, "module", &words)));
        if module.seats != meta.seats {
            let (min, max) = module.seats;
            let only = Phrase::new("seats-range").with("min", min).with("max", max);
            lines.push(format!("    {}", words.plain(&only)));
        }
    }
    lines.join("\n  ") + "\n"
}

/// How a module is written after `--with`.
fn call(module: &Module) -> String {
    match module.values {
        [] => module.id.to_owned(),
        values => format!("{}[={}]", module.id, values.join("|")),
    }
}

fn about(id: &str, kind: &str, words: &Lexicon) -> String {
    words.plain(&Phrase::new(format!("{kind}-{id}-about")))
}

fn as_json(meta: &Meta, speech: &Speech) -> Value {
    let words = speech.for_game(meta);
    let range = |(min, max): (u8, u8)| json!({ "min": min, "max": max });
    let module = |module: &Module| {
        json!({
            "id": module.id,
            "name": words.plain(&Phrase::new(format!("module-{}", module.id))),
            "about": about(module.id, "module", &words),
            "values": module.values,
            "seats": range(module.seats),
        })
    };
    json!({
        "id": meta.id,
        "box": meta.box_id,
        "name": words.plain(&meta.name()),
        "about": about(meta.id, "game", &words),
        "seats": range(meta.seats),
        "minutes": { "min": meta.minutes.0, "max": meta.minutes.1 },
        "weight": meta.weight,
        "rules": meta.rules,
        "open_scores": meta.open_scores,
        "longest": meta.longest,
        "modules": meta.modules.iter().map(module).collect::<Vec<_>>(),
    })
}

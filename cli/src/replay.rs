//! `comptoir replay`: a record told again, and the table where it stood.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{ArgMatches, Command, value_parser};
use kit::{Lexicon, Names, Phrase, Record, Seat, Viewer};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::output::{harmless, print, print_json};
use crate::records::{self, Retold};
use crate::speech::{Speech, read_scene};
use crate::{arguments, content, score};

/// The arguments of `replay`.
pub(crate) fn command(speech: &Speech) -> Command {
    Command::new("replay")
        .about(speech.word("replay-about"))
        .arg(arguments::record(speech))
        .arg(
            arguments::option(speech, "at", "PLY", "replay-at-help")
                .value_parser(value_parser!(usize)),
        )
        .arg(
            arguments::option(speech, "seat", "SEAT", "replay-seat-help")
                .value_parser(value_parser!(u8)),
        )
        .arg(arguments::content(speech))
        .arg(arguments::json(speech))
}

/// Tells the record.
pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<ExitCode, Failure> {
    let Some(path) = matches.get_one::<PathBuf>("file") else { return Ok(ExitCode::from(2)) };
    let found = records::open(path, speech)?;
    let game = found.record.game.as_str();
    let own = content::own(matches, game)?;
    let at = matches.get_one::<usize>("at").copied();
    let count = found.record.plies.len();
    if at.is_some_and(|at| at > count) {
        let reason = Phrase::new("replay-at-too-late").with("count", count);
        return Err(Failure::usage(reason).in_file(path));
    }
    let viewer =
        viewer(matches, found.record.options.seats).map_err(|failure| failure.in_file(path))?;
    let retold = found
        .retell(own.as_deref(), at)
        .map_err(|error| records::unusable(path, &error, Some(game), speech))?;
    let story = Story { record: &found.record, retold: &retold, viewer };
    if matches.get_flag("json") {
        print_json(&story.as_json(speech))?;
    } else {
        print(&story.text(speech))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The seat that was asked for, counted from 1 as people do; a spectator if none was.
fn viewer(matches: &ArgMatches, seats: u8) -> Result<Viewer, Failure> {
    match matches.get_one::<u8>("seat").copied() {
        None => Ok(Viewer::Spectator),
        Some(number) if (1..=seats).contains(&number) => Ok(Viewer::Seat(Seat(number - 1))),
        Some(number) => {
            let reason = Phrase::new("replay-no-seat").with("seat", number).with("count", seats);
            Err(Failure::usage(reason))
        }
    }
}

/// A record told as one viewer saw it.
struct Story<'a> {
    record: &'a Record,
    retold: &'a Retold,
    viewer: Viewer,
}

impl Story<'_> {
    fn names(&self) -> Names {
        Names { seats: Vec::new(), me: self.viewer.seat() }
    }

    /// The sentences of one decision.
    fn says(&self, ply: usize, words: &Lexicon) -> Vec<String> {
        let happened = self.retold.log.get(ply).into_iter().flatten();
        let seen = happened.filter_map(|happened| happened.seen_by(self.viewer));
        seen.map(|(_, says)| words.say(&says, &self.names())).collect()
    }

    fn text(&self, speech: &Speech) -> String {
        let table = &self.retold.table;
        let (meta, options) = (table.meta(), table.options());
        let (words, names) = (speech.for_game(meta), self.names());
        let (ply, count) = (table.ply(), self.record.plies.len());
        let title = Phrase::new("replay-title")
            .with("game", meta.name())
            .with("seats", options.seats)
            .with("modules", options.with.len())
            .with("with", options.with.join(", "))
            .with("count", count);
        let mut text = format!("{}\n", words.plain(&title));
        for (seat, who) in Seat::all(options.seats).zip(&self.record.who) {
            let sits = Phrase::new("replay-who").with("seat", seat).with("who", harmless(who));
            text += &format!("  {}\n", words.say(&sits, &Names::default()));
        }
        text.push('\n');
        let wide = ply.to_string().len();
        for (at, decision) in self.record.plies.iter().enumerate().take(ply) {
            let mut says = self.says(at, &words);
            if says.is_empty() {
                // Such as the end of an effect that could have gone on.
                let silent = Phrase::new("replay-silent").with("seat", decision.seat);
                says.push(words.say(&silent.with("text", decision.text.as_str()), &names));
            }
            for (line, said) in says.iter().enumerate() {
                let number = if line == 0 { format!("{}.", at + 1) } else { String::new() };
                text += &format!("{number:>0$} {said}\n", wide + 1);
            }
        }
        let heading = Phrase::new("replay-table").with("ply", ply).with("count", count);
        text += &format!("\n{}\n", words.plain(&heading));
        for line in read_scene(&table.scene(self.viewer), &words, &names) {
            text += &format!("  {line}\n");
        }
        if let Some(score) = score::told(&**table, &words, &names) {
            text += &format!("\n{score}");
        }
        text
    }

    fn as_json(&self, speech: &Speech) -> Value {
        let table = &self.retold.table;
        let words = speech.for_game(table.meta());
        let told = |(at, ply): (usize, &kit::record::Ply)| {
            let happened = self.retold.log.get(at).into_iter().flatten();
            let events = happened.filter_map(|happened| happened.event_for(self.viewer));
            json!({
                "ply": at + 1,
                "seat": ply.seat,
                "move": ply.text,
                "events": events.collect::<Vec<_>>(),
                "says": self.says(at, &words),
            })
        };
        let log: Vec<Value> =
            self.record.plies.iter().take(table.ply()).enumerate().map(told).collect();
        let standing = table.standing();
        let open = standing.is_final || table.meta().open_scores;
        json!({
            "game": self.record.game,
            "rules": self.record.rules,
            "seats": self.record.options.seats,
            "with": self.record.options.with,
            "who": self.record.who,
            "moves": self.record.plies.len(),
            "ply": table.ply(),
            "viewer": self.viewer.seat().map_or(json!("spectator"), |seat| json!(seat)),
            "log": log,
            "view": table.view(self.viewer),
            "scene": read_scene(&table.scene(self.viewer), &words, &self.names()),
            "awaiting": table.awaiting().seats().iter().collect::<Vec<_>>(),
            "standing": open.then(|| score::as_json(&standing, &words)),
        })
    }
}

//! `comptoir verify`: whether a record is true from its first line to its last.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Arg, ArgMatches, Command, value_parser};
use hall::Table;
use kit::record::{RecordError, RecordFault};
use kit::{Names, Phrase, Record};
use serde_json::json;

use crate::failure::{Failure, read_file};
use crate::output::{print, print_json};
use crate::speech::Speech;
use crate::{content, games, records, score};

/// The arguments of `verify`.
pub(crate) fn command(speech: &Speech) -> Command {
    Command::new("verify")
        .about(speech.word("verify-about"))
        .arg(file_arg(speech))
        .arg(content::own_arg(speech))
        .arg(games::json_flag(speech))
}

/// The record a command is about.
pub(crate) fn file_arg(speech: &Speech) -> Arg {
    Arg::new("file")
        .value_name("FILE")
        .required(true)
        .value_parser(value_parser!(PathBuf))
        .help(speech.word("cli-record-help"))
}

/// What is wrong with a record.
struct Wrong {
    error: RecordError,
    /// Whether its seal is broken too.
    edited: bool,
    game: Option<String>,
}

/// The record and where it ends, or what is wrong with it.
type Verdict = Result<(Record, Box<dyn Table>), Wrong>;

/// Checks the record: exit code 0 if it is true, 1 if it is not.
pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<ExitCode, Failure> {
    let Some(path) = matches.get_one::<PathBuf>("file") else { return Ok(ExitCode::from(2)) };
    let as_json = matches.get_flag("json");
    let bytes = read_file(path)?;
    match judge(&bytes, matches)? {
        Ok((record, table)) if as_json => {
            let words = speech.for_game(table.meta());
            print_json(&json!({
                "ok": true,
                "file": path.display().to_string(),
                "game": record.game,
                "rules": record.rules,
                "seats": record.options.seats,
                "with": record.options.with,
                "who": record.who,
                "moves": record.plies.len(),
                "over": table.awaiting().is_over(),
                "seed": record.seed,
                "commitment": record.commitment,
                "outcome": record.outcome,
                "standing": score::as_json(&table.standing(), &words),
            }))?;
            Ok(ExitCode::SUCCESS)
        }
        Ok((record, table)) => {
            print(&praise(path, &record, &*table, speech))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(wrong) => {
            let mut said = records::said(&wrong.error, wrong.game.as_deref(), speech);
            if as_json {
                let mut error = records::as_json(&wrong.error, said);
                error["edited"] = wrong.edited.into();
                let file = path.display().to_string();
                print_json(&json!({ "ok": false, "file": file, "error": error }))?;
                return Ok(ExitCode::from(1));
            }
            if wrong.edited && wrong.error.fault != RecordFault::Edited {
                said = speech.say(&Phrase::new("verify-edited-too").with("reason", said));
            }
            Err(Failure::no(records::in_file(path, &said)))
        }
    }
}

/// Replays the record. Where its seal is broken the first decision at fault is named if there is
/// one; a change that leaves every decision legal is still a change.
fn judge(bytes: &[u8], matches: &ArgMatches) -> Result<Verdict, Failure> {
    let found = match records::find(bytes) {
        Ok(found) => found,
        Err(error) => {
            let edited = error.fault == RecordFault::Edited;
            return Ok(Err(Wrong { error, edited, game: None }));
        }
    };
    let own = match hall::meta(&found.record.game) {
        Some(meta) => content::own(matches, meta)?,
        None => None,
    };
    let edited = found.seal.as_ref().is_some_and(|seal| seal.fault == RecordFault::Edited);
    let outcome = hall::resume(&found.record, own.as_deref());
    let error = match (outcome, &found.seal) {
        (Ok(table), None) => return Ok(Ok((found.record, table))),
        (Ok(_), Some(seal)) => seal.clone(),
        (Err(error), _) => found.place(error),
    };
    Ok(Err(Wrong { error, edited, game: Some(found.record.game) }))
}

fn praise(path: &Path, record: &Record, table: &dyn Table, speech: &Speech) -> String {
    let (meta, standing) = (table.meta(), table.standing());
    let words = speech.for_game(meta);
    let good = Phrase::new("verify-good")
        .with("game", meta.name())
        .with("seats", record.options.seats)
        .with("count", record.plies.len());
    let mut text = format!("{}\n", speech.say(&records::in_file(path, &words.plain(&good))));
    let heading = if standing.is_final { "score-final" } else { "score-so-far" };
    if standing.is_final || meta.open_scores {
        text += &format!("{}\n", words.plain(&Phrase::new(heading)));
        text += &score::table(&standing, &words, &Names::default());
    }
    text
}

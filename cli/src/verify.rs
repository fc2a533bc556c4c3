//! `comptoir verify`: whether a record is true from its first line to its last.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{ArgMatches, Command};
use kit::record::{RecordError, RecordFault};
use kit::{Names, Phrase, Record};
use registry::Table;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::output::{print, print_json};
use crate::speech::Speech;
use crate::{arguments, content, files, records, score};

/// The arguments of `verify`.
pub(crate) fn command(speech: &Speech) -> Command {
    Command::new("verify")
        .about(speech.word("verify-about"))
        .arg(arguments::record(speech))
        .arg(arguments::content(speech))
        .arg(arguments::json(speech))
}

/// What is wrong with a record.
struct Wrong {
    error: RecordError,
    /// Whether its seal is broken too.
    edited: bool,
    game: Option<String>,
}

impl Wrong {
    fn as_json(&self, message: String) -> Value {
        let code = self.error.code();
        let mut error = json!({ "code": code, "message": message, "edited": self.edited });
        for (name, place) in records::place(&self.error) {
            error[name] = place.into();
        }
        error
    }
}

/// The record and where it ends, or what is wrong with it.
type Verdict = Result<(Record, Box<dyn Table>), Wrong>;

/// Checks the record: exit code 0 if it is true, 1 if it is not.
pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<ExitCode, Failure> {
    let Some(path) = matches.get_one::<PathBuf>("file") else { return Ok(ExitCode::from(2)) };
    let as_json = matches.get_flag("json");
    let bytes = files::read(path, files::RECORD)?;
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
                let file = path.display().to_string();
                print_json(&json!({ "ok": false, "file": file, "error": wrong.as_json(said) }))?;
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
    let own = content::own(matches, &found.record.game)?;
    let edited = found.seal.as_ref().is_some_and(|seal| seal.fault == RecordFault::Edited);
    let error = match (found.replay(own.as_deref(), None), found.seal) {
        (Ok(table), None) => return Ok(Ok((found.record, table))),
        (Ok(_), Some(seal)) => seal,
        (Err(error), _) => error,
    };
    Ok(Err(Wrong { error, edited, game: Some(found.record.game) }))
}

fn praise(path: &Path, record: &Record, table: &dyn Table, speech: &Speech) -> String {
    let meta = table.meta();
    let words = speech.for_game(meta);
    let good = Phrase::new("verify-good")
        .with("game", meta.name())
        .with("seats", record.options.seats)
        .with("count", record.plies.len());
    let good = speech.say(&records::in_file(path, &words.plain(&good)));
    let score = score::told(table, &words, &Names::default()).unwrap_or_default();
    format!("{good}\n{score}")
}

//! Figures of a game's evaluation, before something was learnt and after.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::ArgMatches;
use kit::{Content, Game, Options};
use registry::NoTable;
use serde_json::{Value, json};

use crate::columns::Columns;
use crate::failure::Failure;
use crate::files;
use crate::output::{print, print_json};
use crate::speech::Speech;

/// A table without modules, to learn at.
pub(crate) fn table<G: Game>(seats: u8, content: &Content) -> Result<G, Failure> {
    let opened = G::open(&Options::seats(seats), content);
    opened.map_err(|reason| Failure::usage(NoTable::from(reason).phrase()))
}

/// Writes what was learnt to the file that was asked for, and tells of it as text or as JSON.
pub(crate) fn hand_over(
    matches: &ArgMatches,
    file: &str,
    json: &Value,
    text: &str,
) -> Result<ExitCode, Failure> {
    if let Some(path) = matches.get_one::<PathBuf>("out") {
        files::write(path, file.as_bytes())?;
    }
    if matches.get_flag("json") {
        print_json(json)?
    } else {
        print(text)?
    }
    Ok(ExitCode::SUCCESS)
}

/// Every figure by its name, as it was and as it is now.
pub(crate) struct Learnt {
    pub(crate) names: Vec<&'static str>,
    pub(crate) before: Vec<f32>,
    pub(crate) after: Vec<f32>,
}

impl Learnt {
    fn each(&self) -> impl Iterator<Item = (&'static str, f32, f32)> {
        let values = self.before.iter().zip(&self.after);
        self.names.iter().zip(values).map(|(&name, (&before, &after))| (name, before, after))
    }

    /// A file of the game's evaluation, below the command that made it.
    pub(crate) fn file(&self, command: &str) -> String {
        let lines = self.each().map(|(name, _, after)| format!("{name} = {after:.4}\n"));
        format!("# {command}\n") + &lines.collect::<String>()
    }

    pub(crate) fn json(&self) -> Value {
        let figure =
            |(name, before, after)| json!({ "name": name, "before": before, "after": after });
        self.each().map(figure).collect()
    }

    /// A table for people.
    pub(crate) fn table(&self, speech: &Speech) -> String {
        let heads = ["tune-column-name", "tune-column-before", "tune-column-after"];
        let mut columns = Columns::of_figures(heads.map(|head| speech.word(head)).to_vec());
        for (name, before, after) in self.each() {
            columns.row(vec![name.to_owned(), format!("{before:.4}"), format!("{after:.4}")]);
        }
        columns.text("")
    }
}

//! `comptoir content`: the component tables of a game, and files of the user's own.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Arg, ArgMatches, Command};
use kit::content::{ContentFault, Sheet, SheetRow, Value};
use kit::{Content, Meta, Phrase, Provenance};
use serde_json::json;

use crate::columns::Columns;
use crate::failure::Failure;
use crate::files::{CONTENT, read_text};
use crate::output::{harmless, print, print_json};
use crate::speech::Speech;
use crate::{arguments, games};

/// Stands before a row whose values are not the printed ones.
const INVENTED: &str = "*";

/// The arguments of `content`.
pub(crate) fn command(speech: &Speech) -> Command {
    Command::new("content")
        .about(speech.word("content-about"))
        .arg(Arg::new("game").value_name("GAME").required(true).help(speech.word("cli-game-help")))
        .arg(
            arguments::flag(speech, "export", "content-export-help")
                .conflicts_with_all(["json", "check"]),
        )
        .arg(arguments::path(speech, "check", "FILE", "content-check-help"))
        .arg(arguments::json(speech))
}

/// The text of the user's own file for this game, checked, if one was named. That there may be no
/// such game is for others to say.
pub(crate) fn own(matches: &ArgMatches, game: &str) -> Result<Option<String>, Failure> {
    let Some(path) = matches.get_one::<PathBuf>("content") else { return Ok(None) };
    let Some(meta) = registry::meta(game) else { return Ok(None) };
    let text = read_text(path, CONTENT)?;
    match registry::check_content(meta, &text) {
        Ok(_) => Ok(Some(text)),
        Err(error) => Err(Failure::usage(error.phrase()).in_file(path)),
    }
}

/// The same where any game may follow: which one the file is for stands in it.
pub(crate) fn own_of_any(matches: &ArgMatches) -> Result<Option<(&'static Meta, String)>, Failure> {
    let Some(path) = matches.get_one::<PathBuf>("content") else { return Ok(None) };
    let text = read_text(path, CONTENT)?;
    let mut named = String::new();
    for &meta in registry::GAMES {
        match registry::check_content(meta, &text) {
            Ok(_) => return Ok(Some((meta, text))),
            Err(error) => match error.fault {
                ContentFault::OtherGame { game, .. } => named = game,
                _ => return Err(Failure::usage(error.phrase()).in_file(path)),
            },
        }
    }
    Err(games::none(&named).in_file(path))
}

/// Shows, exports or checks component tables.
pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<ExitCode, Failure> {
    let id = matches.get_one::<String>("game").map(String::as_str).unwrap_or_default();
    let meta = games::find(id)?;
    let as_json = matches.get_flag("json");
    if let Some(path) = matches.get_one::<PathBuf>("check") {
        return check(meta, path, as_json, speech);
    }
    if matches.get_flag("export") {
        return export(meta, speech);
    }
    let content = built_in(meta)?;
    if as_json {
        print_json(&json!({
            "game": meta.id,
            "fingerprint": content.fingerprint(),
            "sheets": content.sheets.values().collect::<Vec<_>>(),
        }))?;
    } else {
        print(&tables(meta, &content, speech))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn built_in(meta: &Meta) -> Result<Content, Failure> {
    registry::content(meta, None).map_err(|error| Failure::usage(error.phrase()))
}

/// Prints the built-in file itself: its comments explain it, and it can be given back as it is.
fn export(meta: &Meta, speech: &Speech) -> Result<ExitCode, Failure> {
    let how = speech.say(&Phrase::new("content-export-how").with("game", meta.id));
    let how: String = how.lines().map(|line| format!("# {line}\n")).collect();
    print(&format!("{how}\n{}", meta.content_text()))?;
    Ok(ExitCode::SUCCESS)
}

fn tables(meta: &Meta, content: &Content, speech: &Speech) -> String {
    let mut text = format!("{}\n", speech.say_of(meta, &meta.name()));
    for sheet in content.sheets.values() {
        text += &format!("\n{}", table(sheet, speech));
    }
    if content.sheets.values().flat_map(|sheet| &sheet.rows).any(is_invented) {
        let legend = Phrase::new("content-invented").with("mark", INVENTED);
        text += &format!("\n{}\n", speech.say(&legend));
    }
    text
}

fn is_invented(row: &SheetRow) -> bool {
    row.provenance == Provenance::Reconstructed
}

fn table(sheet: &Sheet, speech: &Speech) -> String {
    let title = Phrase::new("content-sheet")
        .with("sheet", sheet.name.as_str())
        .with("count", sheet.rows.len())
        .with("provenance", sheet.provenance.phrase());
    let mut text = format!("{}\n", speech.say(&title));
    if !sheet.note.is_empty() {
        text += &format!("  {}\n", harmless(&sheet.note));
    }
    let fields: BTreeSet<&String> = sheet.rows.iter().flat_map(|row| row.fields.keys()).collect();
    let differs = |row: &SheetRow| row.provenance != sheet.provenance;
    let mixed = sheet.rows.iter().any(differs);
    let mut headings = vec![String::new(), "id".to_owned()];
    headings.extend(fields.iter().map(ToString::to_string));
    if mixed {
        headings.push("provenance".to_owned());
    }
    let mut columns = Columns::new(headings);
    for row in &sheet.rows {
        let mark = if is_invented(row) { INVENTED } else { "" };
        let mut cells = vec![mark.to_owned(), row.id.clone()];
        cells.extend(
            fields.iter().map(|&field| row.fields.get(field).map(cell).unwrap_or_default()),
        );
        if differs(row) {
            cells.push(speech.say(&row.provenance.phrase()));
        }
        columns.row(cells);
    }
    text + &columns.text("  ")
}

fn cell(value: &Value) -> String {
    match value {
        Value::Flag(true) => "✓".to_owned(),
        Value::Flag(false) => "–".to_owned(),
        other => other.to_string(),
    }
}

/// What a file of the user's own changes in one sheet.
struct Replaced {
    sheet: String,
    rows: usize,
    changed: Vec<String>,
    added: Vec<String>,
    removed: Vec<String>,
}

fn check(
    meta: &'static Meta,
    path: &Path,
    as_json: bool,
    speech: &Speech,
) -> Result<ExitCode, Failure> {
    let text = read_text(path, CONTENT)?;
    let built_in = built_in(meta)?;
    let checked = registry::check_content(meta, &text)
        .and_then(|merged| Ok((merged, Content::read(meta.id, &text)?)));
    let (merged, own) = match checked {
        Ok(both) => both,
        Err(error) if as_json => {
            let (file, message) =
                (path.display().to_string(), speech.say_of(meta, &error.phrase()));
            let error = json!({ "line": error.line, "message": message });
            print_json(&json!({ "ok": false, "file": file, "game": meta.id, "error": error }))?;
            return Ok(ExitCode::from(1));
        }
        Err(error) => return Err(Failure::no(error.phrase()).in_file(path)),
    };
    let replaced: Vec<Replaced> = own
        .sheets
        .values()
        .filter_map(|sheet| Some(compare(built_in.sheets.get(&sheet.name)?, sheet)))
        .collect();
    if as_json {
        print_json(&json!({
            "ok": true,
            "file": path.display().to_string(),
            "game": meta.id,
            "fingerprint": merged.fingerprint(),
            "same_as_built_in": merged.fingerprint() == built_in.fingerprint(),
            "replaced": replaced.iter().map(Replaced::as_json).collect::<Vec<_>>(),
        }))?;
        return Ok(ExitCode::SUCCESS);
    }
    let good = Phrase::new("content-good").with("file", path.display().to_string());
    let mut text = format!("{}\n", speech.say(&good.with("game", meta.id)));
    let (same, other): (Vec<&Replaced>, Vec<&Replaced>) =
        replaced.iter().partition(|sheet| sheet.is_same());
    for replaced in other {
        text += &format!("  {}\n", speech.say(&replaced.phrase()));
    }
    if !same.is_empty() {
        let sheets: Vec<&str> = same.iter().map(|sheet| sheet.sheet.as_str()).collect();
        let said = Phrase::new("content-unchanged").with("sheets", sheets.join(", "));
        text += &format!("  {}\n", speech.say(&said));
    }
    // The names of sheets and rows come from a file of whoever's.
    print(&harmless(&text))?;
    Ok(ExitCode::SUCCESS)
}

fn compare(before: &Sheet, after: &Sheet) -> Replaced {
    let mut replaced = Replaced {
        sheet: after.name.clone(),
        rows: after.rows.len(),
        changed: Vec::new(),
        added: Vec::new(),
        removed: Vec::new(),
    };
    for row in &after.rows {
        match before.rows.iter().find(|old| old.id == row.id) {
            None => replaced.added.push(row.id.clone()),
            Some(old) if old.fields != row.fields => replaced.changed.push(row.id.clone()),
            Some(_) => {}
        }
    }
    let gone = |old: &&SheetRow| after.rows.iter().all(|row| row.id != old.id);
    replaced.removed.extend(before.rows.iter().filter(gone).map(|old| old.id.clone()));
    replaced
}

impl Replaced {
    fn is_same(&self) -> bool {
        self.changed.is_empty() && self.added.is_empty() && self.removed.is_empty()
    }

    fn phrase(&self) -> Phrase {
        let lists = [
            ("content-changed", &self.changed),
            ("content-added", &self.added),
            ("content-removed", &self.removed),
        ];
        let some = lists.into_iter().filter(|(_, ids)| !ids.is_empty());
        let parts: Vec<Phrase> =
            some.map(|(key, ids)| Phrase::new(key).with("rows", ids.join(", "))).collect();
        Phrase::new("content-replaced")
            .with("sheet", self.sheet.as_str())
            .with("count", self.rows)
            .with("what", parts)
    }

    fn as_json(&self) -> serde_json::Value {
        json!({
            "sheet": self.sheet,
            "rows": self.rows,
            "changed": self.changed,
            "added": self.added,
            "removed": self.removed,
        })
    }
}

//! `comptoir play`: a table in the terminal, for people and bots.
//!
//! [`host`] knows the game, [`desk`] the keys and the time, [`plan`] and [`sheet`] where things
//! go, [`draw`] how they look; [`plain`] is the same table as lines of text.

mod cursor;
mod desk;
mod draw;
mod host;
mod keys;
mod overlay;
mod paint;
mod people;
mod plain;
mod plan;
mod result;
mod screen;
mod scribe;
mod sheet;
mod wrap;

#[cfg(test)]
mod tests;

use std::fs::File;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::io::{IsTerminal as _, Read as _, stdin, stdout};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use hall::Table;
use kit::{Meta, Options, Phrase, Record, Seed};

use crate::failure::{Failure, read_file, read_text};
use crate::speech::Speech;
use desk::Pace;
use host::Host;
use people::Sitter;

/// The time of a bot's decision where nothing else was asked for, in milliseconds.
const BEAT: u64 = 700;

/// The arguments of `play`.
pub(crate) fn command(speech: &Speech) -> Command {
    let option = |name: &'static str, value: &'static str, help: &'static str| {
        Arg::new(name).long(name).value_name(value).help(speech.word(help))
    };
    let flag = |name: &'static str, help: &'static str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(speech.word(help))
    };
    Command::new("play")
        .about(speech.word("play-about"))
        .arg(Arg::new("game").value_name("GAME").help(speech.word("play-game-help")))
        .arg(option("seats", "LIST", "play-seats-help"))
        .arg(option("with", "MODULES", "play-with-help").conflicts_with("resume"))
        .arg(option("seed", "SEED", "play-seed-help").conflicts_with("resume"))
        .arg(option("content", "FILE", "play-content-help").value_parser(value_parser!(PathBuf)))
        .arg(option("resume", "FILE", "play-resume-help").value_parser(value_parser!(PathBuf)))
        .arg(option("save", "FILE", "play-save-help").value_parser(value_parser!(PathBuf)))
        .arg(
            option("pace", "MS", "play-pace-help")
                .value_parser(value_parser!(u64).range(..=60_000)),
        )
        .arg(flag("confirm", "play-confirm-help"))
        .arg(flag("plain", "play-plain-help"))
}

/// Sets the table and plays.
pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<ExitCode, Failure> {
    let file = |name: &str| matches.get_one::<PathBuf>(name);
    let own = file("content").map(|path| read_text(path)).transpose()?;
    let mut host = match file("resume") {
        Some(path) => resume(matches, speech, path, own.as_deref())?,
        None => open(matches, speech, own.as_deref())?,
    };
    if let Some(path) = file("save") {
        if path.exists() && file("resume") != Some(path) {
            return Err(Failure::usage(Phrase::new("play-save-exists")).in_file(path));
        }
        host.keep_in(path.clone(), true);
        // A place that cannot be written to is told before the game, not after.
        host.save()?;
    }
    let drawn = !matches.get_flag("plain")
        && stdin().is_terminal()
        && stdout().is_terminal()
        && std::env::var("TERM").is_ok_and(|terminal| terminal != "dumb");
    // Lines of text stay to be read: there is no need to wait between them.
    let beat = matches.get_one::<u64>("pace").copied().unwrap_or(if drawn { BEAT } else { 0 });
    let pace = Pace { beat: Duration::from_millis(beat), confirm: matches.get_flag("confirm") };
    let played = if drawn {
        screen::run(host, pace)
    } else {
        plain::Plain::new(host, pace, stdin().lock(), stdout().lock()).run()
    };
    match played {
        // Whoever read the lines has read enough.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        Err(error) => {
            Err(Failure::usage(Phrase::new("play-terminal").with("reason", error.to_string())))
        }
        Ok(()) => Ok(ExitCode::SUCCESS),
    }
}

/// A table for a new game.
fn open(matches: &ArgMatches, speech: &Speech, own: Option<&str>) -> Result<Host, Failure> {
    let game = matches.get_one::<String>("game");
    let meta = game.and_then(|game| hall::meta(game)).ok_or_else(|| no_game(game))?;
    let people = match matches.get_one::<String>("seats") {
        Some(list) => people::parse(list).map_err(Failure::usage)?,
        None => people::usual(meta, None),
    };
    let with = matches.get_one::<String>("with").map_or("", String::as_str);
    let with =
        with.split([',', ' ']).filter(|module| !module.is_empty()).map(str::to_owned).collect();
    let options = Options { seats: seat_count(&people), with };
    let seed = match matches.get_one::<String>("seed") {
        None => unpredictable_seed(),
        Some(text) => Seed::parse(text).ok_or_else(|| {
            Failure::usage(Phrase::new("play-bad-seed").with("text", text.as_str()))
        })?,
    };
    let table = hall::open(meta.id, &options, own, seed)
        .map_err(|reason| said(speech, meta, &reason.phrase(), about_content(matches, &reason)))?;
    Ok(Host::new(table, people, speech.lang(), unpredictable_seed()))
}

/// The file a table could not be opened because of.
fn about_content<'a>(matches: &'a ArgMatches, reason: &hall::NoTable) -> Option<&'a PathBuf> {
    let content = matches!(reason, hall::NoTable::CannotOpen(kit::CannotOpen::Content(_)));
    matches.get_one::<PathBuf>("content").filter(|_| content)
}

/// A table where a record ends.
fn resume(
    matches: &ArgMatches,
    speech: &Speech,
    path: &PathBuf,
    own: Option<&str>,
) -> Result<Host, Failure> {
    let in_file = |phrase: Phrase| Failure::usage(phrase).in_file(path);
    let record = Record::read(&read_file(path)?).map_err(|error| in_file(error.phrase()))?;
    let Some(meta) = hall::meta(&record.game) else {
        return Err(in_file(Phrase::new("record-no-game").with("game", record.game)));
    };
    if let Some(game) = matches.get_one::<String>("game").filter(|game| **game != record.game) {
        let other = Phrase::new("play-other-game").with("game", record.game.as_str());
        return Err(in_file(other.with("asked", game.as_str())));
    }
    let table: Box<dyn Table> = hall::resume(&record, own)
        .map_err(|error| said(speech, meta, &error.phrase(), Some(path)))?;
    let seats = record.options.seats;
    let people = match matches.get_one::<String>("seats") {
        Some(list) => people::parse(list).map_err(Failure::usage)?,
        None => people::from_record(meta, seats, &record.who).map_err(in_file)?,
    };
    if seat_count(&people) != seats {
        let count = Phrase::new("play-seat-count").with("seats", seats).with("count", people.len());
        return Err(in_file(count));
    }
    let mut host = Host::new(table, people, speech.lang(), unpredictable_seed());
    host.remember(&record, own);
    host.keep_in(path.clone(), false);
    host.was_saved();
    Ok(host)
}

fn seat_count(people: &[Sitter]) -> u8 {
    u8::try_from(people.len()).unwrap_or(u8::MAX)
}

fn no_game(asked: Option<&String>) -> Failure {
    let games: Vec<_> = hall::GAMES.iter().map(|meta| meta.id).collect();
    let phrase = match asked {
        None => Phrase::new("play-which-game"),
        Some(asked) => Phrase::new("play-no-game").with("game", asked.as_str()),
    };
    Failure::usage(phrase.with("games", games.join(", ")))
}

/// A failure with a reason in the words of the game.
fn said(speech: &Speech, meta: &Meta, reason: &Phrase, file: Option<&PathBuf>) -> Failure {
    let reason = Phrase::new("play-reason").with("reason", speech.say_of(meta, reason));
    match file {
        None => Failure::usage(reason),
        Some(file) => Failure::usage(reason).in_file(file),
    }
}

/// A seed nobody can foresee: from the system, or, where it has no such file, from the keys the
/// standard library draws for its hashers.
fn unpredictable_seed() -> Seed {
    let mut bytes = [0; 32];
    let system = File::open("/dev/urandom").and_then(|mut source| source.read_exact(&mut bytes));
    if system.is_ok() {
        return Seed(bytes);
    }
    for part in bytes.chunks_mut(8) {
        let word = RandomState::new().build_hasher().finish().to_le_bytes();
        part.copy_from_slice(&word);
    }
    Seed(bytes)
}

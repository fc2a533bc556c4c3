//! `comptoir play`: a table in the terminal, for people and bots.
//!
//! [`host`] knows the game, [`drawn`] the keys and the time, [`plan`] and [`sheet`] where things
//! go, [`draw`] how they look; [`plain`] is the same table as lines of text.

mod amount;
mod calls;
mod cursor;
mod draw;
mod drawn_table;
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

#[cfg(test)]
mod tests;

use std::fs::File;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::io::{IsTerminal as _, Read as _, stdin, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::{Arg, ArgMatches, Command, value_parser};
use kit::{Options, Phrase, Seed};

use crate::failure::Failure;
use crate::files::{self, Standing};
use crate::records::{self, Retold};
use crate::speech::Speech;
use crate::{arguments, content, games};
use drawn_table::Pace;
use host::{Deal, Host};
use people::Sitter;

/// The arguments of `play`.
pub(crate) fn command(speech: &Speech) -> Command {
    let option = |name, value, help| arguments::option(speech, name, value, help);
    let flag = |name, help| arguments::flag(speech, name, help);
    let path = |name, help| arguments::path(speech, name, "FILE", help);
    Command::new("play")
        .about(speech.word("play-about"))
        .arg(Arg::new("game").value_name("GAME").help(speech.word("play-game-help")))
        .arg(option("seats", "LIST", "play-seats-help"))
        .arg(option("with", "MODULES", "play-with-help").conflicts_with("resume"))
        .arg(option("seed", "SEED", "play-seed-help").conflicts_with("resume"))
        .arg(arguments::content(speech))
        .arg(path("resume", "play-resume-help"))
        .arg(path("save", "play-save-help"))
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
    let mut host = match file("resume") {
        Some(path) => resume(matches, speech, path)?,
        None => open(matches, speech)?,
    };
    if let Some(path) = file("save") {
        match files::standing(path) {
            Standing::Folder => return Err(files::is_folder(path)),
            Standing::File | Standing::Stream if file("resume") != Some(path) => {
                return Err(Failure::usage(Phrase::new("play-save-exists")).in_file(path));
            }
            _ => {}
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
    let usual = if drawn { room::PACE } else { Duration::ZERO };
    let beat = matches.get_one::<u64>("pace").copied().map_or(usual, Duration::from_millis);
    let pace = Pace { beat, confirm: matches.get_flag("confirm") };
    let played = if drawn {
        screen::run(host, pace)
    } else {
        let mut plain = plain::Plain::new(host, pace, stdin().lock(), stdout().lock());
        plain.run().map(|()| ExitCode::SUCCESS)
    };
    match played {
        // Whoever read the lines has read enough.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        Err(error) => {
            Err(Failure::usage(Phrase::new("play-terminal").with("reason", error.to_string())))
        }
        Ok(code) => Ok(code),
    }
}

/// A table for a new game.
fn open(matches: &ArgMatches, speech: &Speech) -> Result<Host, Failure> {
    let Some(game) = matches.get_one::<String>("game") else {
        let which = Phrase::new("play-which-game").with("games", games::known());
        return Err(Failure::usage(which));
    };
    let meta = games::find(game)?;
    let own = content::own(matches, meta.id)?;
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
        Some(text) => arguments::seed(text)?,
    };
    let opened = registry::unpack(meta.id, &options, own.as_deref())
        .map_err(|reason| Failure::usage(reason.phrase()))?;
    seat(&Deal { opened, seed, plies: &[] }, people, speech)
}

/// A table where a record ends.
fn resume(matches: &ArgMatches, speech: &Speech, path: &Path) -> Result<Host, Failure> {
    let in_file = |phrase: Phrase| Failure::usage(phrase).in_file(path);
    let found = records::open(path, speech)?;
    let game = found.record.game.as_str();
    if let Some(asked) = matches.get_one::<String>("game").filter(|asked| *asked != game) {
        let other = Phrase::new("play-other-game").with("game", game);
        return Err(in_file(other.with("asked", asked.as_str())));
    }
    let own = content::own(matches, game)?;
    let Retold { table, log } = found
        .retell(own.as_deref(), None)
        .map_err(|error| records::unusable(path, &error, Some(game), speech))?;
    let seats = found.record.options.seats;
    let people = match matches.get_one::<String>("seats") {
        Some(list) => people::parse(list).map_err(Failure::usage)?,
        None => people::from_record(table.meta(), seats, &found.record.who).map_err(in_file)?,
    };
    if seat_count(&people) != seats {
        let count = Phrase::new("play-seat-count").with("seats", seats).with("count", people.len());
        return Err(in_file(count));
    }
    let opened = registry::unpack(game, &found.record.options, own.as_deref())
        .map_err(|reason| in_file(reason.phrase()))?;
    let deal = Deal { opened, seed: found.record.seed, plies: &found.record.plies };
    let mut host = seat(&deal, people, speech)?;
    host.remember(log);
    host.keep_in(path.to_owned(), false);
    host.was_saved();
    Ok(host)
}

/// Seats everybody at the table.
fn seat(deal: &Deal<'_>, people: Vec<Sitter>, speech: &Speech) -> Result<Host, Failure> {
    Host::new(deal, people, speech.lang(), unpredictable_seed())
        .map_err(|broken| Failure::usage(Phrase::new("play-broken").with("reason", broken.reason)))
}

fn seat_count(people: &[Sitter]) -> u8 {
    u8::try_from(people.len()).unwrap_or(u8::MAX)
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

//! The commands of `comptoir`. Each has a module with its `command` (arguments and help) and its
//! `run`.

mod analyse;
mod arena;
mod arguments;
mod cells;
mod columns;
mod content;
mod derive;
mod engine;
mod failure;
mod figures;
mod files;
mod fit;
mod games;
mod lines;
mod output;
mod play;
mod progress;
mod records;
mod replay;
mod score;
mod self_play;
mod serve;
mod speech;
mod tune;
mod verify;

use std::ffi::OsString;
use std::io::Write as _;
use std::process::ExitCode;

use clap::{Arg, ArgMatches, Command};

use crate::failure::Failure;
use crate::speech::Speech;

/// One command: its name, its arguments, and what it does.
struct Entry {
    name: &'static str,
    command: fn(&Speech) -> Command,
    run: fn(&ArgMatches, &Speech) -> Result<ExitCode, Failure>,
}

const COMMANDS: &[Entry] = &[
    Entry { name: "games", command: games::command, run: games::run },
    Entry { name: "content", command: content::command, run: content::run },
    Entry { name: "arena", command: arena::command, run: arena::run },
    Entry { name: "tune", command: tune::command, run: tune::run },
    Entry { name: "fit", command: fit::command, run: fit::run },
    Entry { name: "derive-values", command: derive::command, run: derive::run },
    Entry { name: "play", command: play::command, run: play::run },
    Entry { name: "engine", command: engine::command, run: engine::run },
    Entry { name: "replay", command: replay::command, run: replay::run },
    Entry { name: "analyse", command: analyse::command, run: analyse::run },
    Entry { name: "verify", command: verify::command, run: verify::run },
    Entry { name: "serve", command: serve::command, run: serve::run },
    Entry { name: "backup", command: serve::backup_command, run: serve::run_backup },
];

/// Runs the command line; the exit code is 0 if all is well, 1 if the answer is no (a record
/// that does not verify), 2 if the command was not understood or a file could not be used.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let speech = Speech::choose(&args);
    let matches = match command(&speech).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) => {
            let _ = error.print();
            return ExitCode::from(error.exit_code() as u8);
        }
    };
    let Some((name, matches)) = matches.subcommand() else { return ExitCode::from(2) };
    let Some(entry) = COMMANDS.iter().find(|entry| entry.name == name) else {
        return ExitCode::from(2);
    };
    match (entry.run)(matches, &speech) {
        Ok(code) => code,
        Err(failure) => {
            let said = output::harmless(&speech.say(&failure.phrase()));
            // Nobody may be there to read it; the exit code says it as well.
            let _ = writeln!(std::io::stderr(), "{said}");
            failure.exit_code()
        }
    }
}

fn command(speech: &Speech) -> Command {
    let lang = Arg::new("lang")
        .long("lang")
        .value_name("LANG")
        .display_order(arguments::LAST - 2)
        .global(true)
        .value_parser(["en", "fr"])
        .hide_possible_values(true)
        .help(speech.word("cli-lang-help"));
    let mut command = Command::new("comptoir")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_value_name(speech.word("cli-command-value"))
        .about(speech.word("cli-about"))
        .after_help(speech.word("cli-after-help"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .arg(lang)
        .arg(arguments::version(speech));
    for entry in COMMANDS {
        command = command.subcommand(arguments::with_help((entry.command)(speech), speech));
    }
    arguments::with_help(command, speech)
}

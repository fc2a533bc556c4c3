//! Arguments as they are declared: each with its help in the person's language. Those that several
//! commands take are declared here once.

use std::path::PathBuf;

use clap::{Arg, ArgAction, value_parser};
use kit::{Phrase, Seed};

use crate::failure::Failure;
use crate::speech::Speech;

/// An option with a value, as `--seed SEED`.
pub(crate) fn option(
    speech: &Speech,
    name: &'static str,
    value: &'static str,
    help: &'static str,
) -> Arg {
    Arg::new(name).long(name).value_name(value).help(speech.word(help))
}

/// An option that names a file or a folder.
pub(crate) fn path(
    speech: &Speech,
    name: &'static str,
    value: &'static str,
    help: &'static str,
) -> Arg {
    option(speech, name, value, help).value_parser(value_parser!(PathBuf))
}

/// An option that is there or not.
pub(crate) fn flag(speech: &Speech, name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(speech.word(help))
}

/// The flag of every command whose answer a program may want.
pub(crate) fn json(speech: &Speech) -> Arg {
    flag(speech, "json", "cli-json-help")
}

/// The `--content FILE` of every command that opens a table.
pub(crate) fn content(speech: &Speech) -> Arg {
    path(speech, "content", "FILE", "cli-content-help")
}

/// The record a command is about.
pub(crate) fn record(speech: &Speech) -> Arg {
    Arg::new("file")
        .value_name("FILE")
        .required(true)
        .value_parser(value_parser!(PathBuf))
        .help(speech.word("cli-record-help"))
}

/// A seed as it was typed.
pub(crate) fn seed(text: &str) -> Result<Seed, Failure> {
    Seed::parse(text).ok_or_else(|| Failure::usage(Phrase::new("cli-bad-seed").with("text", text)))
}

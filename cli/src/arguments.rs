//! Arguments as they are declared: each with its help in the person's language. Those that several
//! commands take are declared here once.

use std::path::PathBuf;

use bots::BotSpec;
use clap::builder::Styles;
use clap::{Arg, ArgAction, Command, value_parser};
use kit::{Phrase, Seed};

use crate::failure::Failure;
use crate::speech::Speech;

/// What every command has is listed after its own options, the help last of all.
pub(crate) const LAST: usize = 1000;

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

/// The `-V` of the whole program.
pub(crate) fn version(speech: &Speech) -> Arg {
    let version = flag(speech, "version", "cli-version-help").short('V');
    version.action(ArgAction::Version).display_order(LAST - 1)
}

/// The command with its help in the person's language, headings included; clap's own are English.
pub(crate) fn with_help(command: Command, speech: &Speech) -> Command {
    let help = flag(speech, "help", "cli-help-help").short('h').action(ArgAction::Help);
    let styles = Styles::styled();
    let (usage, header) = (*styles.get_usage(), *styles.get_header());
    let mut template = format!(
        "{{about-with-newline}}\n{usage}{}{usage:#} {{usage}}",
        speech.word("cli-usage-heading")
    );
    for (heading, list, wanted) in [
        ("cli-commands-heading", "{subcommands}", command.has_subcommands()),
        ("cli-arguments-heading", "{positionals}", command.get_positionals().next().is_some()),
        ("cli-options-heading", "{options}", true),
    ] {
        if wanted {
            template += &format!("\n\n{header}{}{header:#}\n{list}", speech.word(heading));
        }
    }
    command
        .disable_help_flag(true)
        .arg(help.display_order(LAST))
        .help_template(template + "{after-help}")
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

/// A bot as it was typed.
pub(crate) fn spec(bot: &str) -> Result<BotSpec, Failure> {
    bot.parse().map_err(|_| {
        let unknown = Phrase::new("arena-unknown-bot").with("bot", bot);
        Failure::usage(unknown.with("known", bots::NAMES.join(", ")))
    })
}

//! `comptoir arena`: bots play tournaments.

mod interval;
mod lineup;
mod out;
mod plan;
mod printer;
mod report;
mod runner;
mod tally;
mod tournament;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{ArgAction, ArgMatches, Command, value_parser};
use kit::{Options, Phrase};

pub(crate) use self::interval::Share;
use self::lineup::Entrants;
use self::plan::Plan;
use self::printer::Printer;
use self::report::Report;
use self::tournament::Hold;
use crate::failure::Failure;
use crate::output::{print, print_json};
use crate::progress::Progress;
use crate::speech::Speech;
use crate::{arguments, content, games};

/// More threads than this are a slip of the finger rather than a machine.
const MOST_THREADS: usize = 1024;

/// The arguments of `arena`.
pub(crate) fn command(speech: &Speech) -> Command {
    let valued = |name, value, help| arguments::option(speech, name, value, help);
    let flag = |name, help| arguments::flag(speech, name, help);
    let path = |name, value, help| arguments::path(speech, name, value, help);
    let listed = |name, value, help| {
        valued(name, value, help).value_delimiter(',').action(ArgAction::Append)
    };
    let number = |name, value, help| {
        // Their defaults stand in the help, in its language.
        valued(name, value, help).value_parser(value_parser!(u64)).hide_default_value(true)
    };
    Command::new("arena")
        .about(speech.word("arena-about"))
        .after_help(speech.word("arena-after-help"))
        .arg(valued("game", "GAME", "cli-game-help").required(true))
        .arg(listed("bots", "BOTS", "arena-bots-help").required(true))
        .arg(number("games", "N", "arena-games-help").default_value("100"))
        .arg(number("from", "N", "arena-from-help").default_value("0"))
        .arg(valued("seed", "SEED", "arena-seed-help").default_value("1").hide_default_value(true))
        .arg(valued("seats", "K", "arena-seats-help").value_parser(value_parser!(u8)))
        .arg(listed("with", "MODULES", "arena-with-help"))
        .arg(flag("all-tables", "arena-all-tables-help").conflicts_with_all(["seats", "with"]))
        .arg(arguments::content(speech))
        .arg(number("threads", "T", "arena-threads-help"))
        .arg(path("out", "FILE", "arena-out-help"))
        .arg(path("records", "FOLDER", "arena-records-help"))
        .arg(flag("check", "arena-check-help"))
        .arg(arguments::json(speech))
}

/// Holds a tournament and tells what came of it.
pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<ExitCode, Failure> {
    let plan = read_plan(matches)?;
    let meta = games::find(&plan.game)?;
    let own = content::own(matches, meta.id)?;
    let content =
        hall::content(meta, own.as_deref()).map_err(|error| Failure::usage(error.phrase()))?;
    let progress = Progress::new(plan.games, speech.word("arena-progress"));
    let hold = Hold { plan: &plan, content: &content, progress: &progress };
    let finish = hall::visit(&plan.game, hold);
    progress.finish();
    let finish = finish.ok_or_else(|| games::none(meta.id))??;
    let report = Report::new(&plan, &finish);
    if matches.get_flag("json") {
        print_json(&report)?;
    } else {
        let words = speech.for_game(meta);
        print(&Printer::new(&words).print(&report, finish.threads))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn read_plan(matches: &ArgMatches) -> Result<Plan, Failure> {
    let text = |name: &str| matches.get_one::<String>(name).cloned().unwrap_or_default();
    let list =
        |name: &str| matches.get_many::<String>(name).into_iter().flatten().map(String::as_str);
    let path = |name: &str| matches.get_one::<PathBuf>(name).cloned();
    let number = |name: &str| matches.get_one::<u64>(name).copied();
    let refuse = |key: &'static str| Failure::usage(Phrase::new(key));

    let (first, games) = (number("from").unwrap_or_default(), number("games").unwrap_or_default());
    if games == 0 {
        return Err(refuse("arena-no-games"));
    }
    first.checked_add(games).ok_or_else(|| refuse("arena-too-many-games"))?;
    let seed_text = text("seed");
    let seed = arguments::seed(&seed_text)?;
    let threads = number("threads").map(|threads| usize::try_from(threads).unwrap_or(usize::MAX));
    if threads.is_some_and(|threads| !(1..=MOST_THREADS).contains(&threads)) {
        return Err(Failure::usage(Phrase::new("arena-bad-threads").with("most", MOST_THREADS)));
    }
    let mut entrants = Entrants::parse(list("bots"))?;
    let mut table = None;
    if !matches.get_flag("all-tables") {
        // Never more than a dozen entrants: their number is a small one.
        let seats = matches.get_one("seats").copied().unwrap_or(entrants.len() as u8);
        entrants = entrants.filling(seats);
        table = Some(list("with").fold(Options::seats(seats), Options::with));
    }
    Ok(Plan {
        game: text("game"),
        bots: list("bots").collect::<Vec<_>>().join(","),
        entrants,
        table,
        first,
        games,
        seed_text,
        seed,
        threads,
        check: matches.get_flag("check"),
        content: path("content"),
        out: path("out"),
        records: path("records"),
    })
}

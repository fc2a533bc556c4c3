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
        .arg(flag("ladder", "arena-ladder-help").conflicts_with_all([
            "all-tables",
            "out",
            "records",
            "check",
        ]))
        .arg(arguments::content(speech))
        .arg(number("threads", "T", "arena-threads-help"))
        .arg(path("out", "FILE", "arena-out-help"))
        .arg(path("records", "FOLDER", "arena-records-help"))
        .arg(flag("check", "arena-check-help"))
        .arg(arguments::json(speech))
}

/// Holds a tournament and tells what came of it.
pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<ExitCode, Failure> {
    let meta = games::find(matches.get_one::<String>("game").map_or("", String::as_str))?;
    let own = content::own(matches, meta.id)?;
    let content =
        registry::content(meta, own.as_deref()).map_err(|error| Failure::usage(error.phrase()))?;
    let list = matches.get_many::<String>("bots").into_iter().flatten();
    let bots: Vec<&str> = list.map(String::as_str).collect();
    let ladder = matches.get_flag("ladder");
    let plans = match ladder {
        false => vec![read_plan(matches, &bots)?],
        true => rungs(matches, &bots)?,
    };
    let games = plans.iter().map(|plan| plan.games).sum();
    let progress = Progress::new(games, speech.word("arena-progress"));
    let mut reports = Vec::new();
    for plan in &plans {
        let hold = Hold { plan, content: &content, progress: &progress };
        let finish = registry::visit(&plan.game, hold).ok_or_else(|| games::none(meta.id));
        let finish = match finish {
            Ok(Ok(finish)) => finish,
            Ok(Err(failure)) | Err(failure) => {
                progress.finish();
                return Err(failure);
            }
        };
        reports.push((Report::new(plan, &finish), finish.threads));
    }
    progress.finish();
    let words = speech.for_game(meta);
    let printer = Printer::new(&words);
    match (matches.get_flag("json"), ladder) {
        (true, true) => {
            let rungs: Vec<&Report> = reports.iter().map(|(report, _)| report).collect();
            print_json(&serde_json::json!({ "ladder": rungs }))?;
        }
        (false, true) => print(&printer.ladder(&reports))?,
        (json, false) => {
            for (report, threads) in &reports {
                if json {
                    print_json(report)?;
                } else {
                    print(&printer.print(report, *threads))?;
                }
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The rungs of a ladder: each bot against the one named before it, which takes the other seats.
fn rungs(matches: &ArgMatches, bots: &[&str]) -> Result<Vec<Plan>, Failure> {
    if bots.len() < 2 {
        return Err(Failure::usage(Phrase::new("arena-short-ladder")));
    }
    bots.windows(2).map(|pair| read_plan(matches, &[pair[1], pair[0]])).collect()
}

/// The tournament that was asked for, with these bots.
fn read_plan(matches: &ArgMatches, bots: &[&str]) -> Result<Plan, Failure> {
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
    let mut entrants = Entrants::parse(bots.iter().copied())?;
    let mut table = None;
    if !matches.get_flag("all-tables") {
        // Never more than a dozen entrants: their number is a small one.
        let seats = matches.get_one("seats").copied().unwrap_or(entrants.len() as u8);
        entrants = entrants.filling(seats);
        table = Some(list("with").fold(Options::seats(seats), Options::with));
    }
    Ok(Plan {
        game: text("game"),
        bots: bots.join(","),
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

//! `comptoir derive-values`: what the cards of a race are worth, found out by practice.

use std::process::ExitCode;

use bots::derive;
use clap::{ArgAction, ArgMatches, Command, value_parser};
use kit::{Evaluation, Options, Phrase, Seed};
use rayon::prelude::*;
use registry::{NoTable, Visit};

use crate::failure::Failure;
use crate::output::{print, print_json};
use crate::progress::Progress;
use crate::speech::Speech;
use crate::{arguments, games};

/// The arguments of `derive-values`.
pub(crate) fn command(speech: &Speech) -> Command {
    let valued = |name, value, help| arguments::option(speech, name, value, help);
    Command::new("derive-values")
        .about(speech.word("derive-about"))
        .after_help(speech.word("derive-after-help"))
        .arg(valued("game", "GAME", "cli-game-help").required(true))
        .arg(
            valued("races", "N", "derive-races-help")
                .value_parser(value_parser!(u64).range(1..=10_000_000))
                .default_value("20000")
                .hide_default_value(true),
        )
        .arg(valued("seed", "SEED", "arena-seed-help").default_value("1").hide_default_value(true))
        .arg(
            valued("with", "MODULES", "arena-with-help")
                .value_delimiter(',')
                .action(ArgAction::Append),
        )
        .arg(arguments::json(speech))
}

/// Runs the races and prints a line for each card, as a file of figures has them.
pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<ExitCode, Failure> {
    let text = |name: &str| matches.get_one::<String>(name).map(String::as_str).unwrap_or_default();
    let meta = games::find(text("game"))?;
    let seed = arguments::seed(text("seed"))?;
    let races = matches.get_one::<u64>("races").copied().unwrap_or_default();
    let modules = matches.get_many::<String>("with").into_iter().flatten().map(String::as_str);
    let table = modules.fold(Options::seats(meta.seats.0.max(2)), Options::with);
    let progress = Progress::new(races, speech.word("derive-progress"));
    let values = registry::visit(meta.id, Derive { table, races, seed, progress: &progress });
    progress.finish();
    let values = values.ok_or_else(|| games::none(meta.id))??;
    if matches.get_flag("json") {
        let values: serde_json::Map<_, _> =
            values.into_iter().map(|(name, value)| (name, value.into())).collect();
        print_json(&values)?;
    } else {
        let lines: String =
            values.iter().map(|(name, value)| format!("{name} = {value:.2}\n")).collect();
        print(&lines)?;
    }
    Ok(ExitCode::SUCCESS)
}

struct Derive<'a> {
    table: Options,
    races: u64,
    seed: Seed,
    progress: &'a Progress,
}

impl Visit for Derive<'_> {
    type Out = Result<Vec<(String, f32)>, Failure>;

    fn visit<G: Evaluation>(self) -> Self::Out {
        let cannot = |reason: Phrase| Failure::usage(reason);
        let content = registry::content(G::META, None).map_err(|error| cannot(error.phrase()))?;
        let game = G::open(&self.table, &content)
            .map_err(|reason| cannot(NoTable::from(reason).phrase()))?;
        let names = derive::assets(&game).ok_or_else(|| {
            Failure::no(Phrase::new("derive-no-race").with("game", G::META.name()))
        })?;
        // In the order of their numbers, whatever the threads: sums of points do not depend on it.
        let tried: Vec<_> = (0..self.races)
            .into_par_iter()
            .filter_map(|number| {
                let tried = derive::try_race(&game, self.seed, number);
                self.progress.step();
                tried
            })
            .collect();
        Ok(derive::values(&names, &tried))
    }
}

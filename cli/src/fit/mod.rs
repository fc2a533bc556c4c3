//! `comptoir fit`: what the features of a position count for when the points at the end are foretold.

mod games;
mod squares;

use std::process::ExitCode;

use bots::BotSpec;
use clap::{ArgMatches, Command, value_parser};
use kit::eval::forecast::{Counts, Forecast};
use kit::{Evaluation, Phrase, Seed};
use registry::Visit;
use serde_json::json;

use crate::columns::Columns;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::speech::Speech;
use crate::{arguments, figures};

/// Of so many games one is kept for the proof.
const PROOF: usize = 5;

/// The arguments of `fit`.
pub(crate) fn command(speech: &Speech) -> Command {
    let valued = |name, value, help| arguments::option(speech, name, value, help);
    Command::new("fit")
        .about(speech.word("fit-about"))
        .after_help(speech.word("fit-after-help"))
        .arg(valued("game", "GAME", "cli-game-help").required(true))
        .arg(valued("bot", "BOT", "fit-bot-help").default_value("level2").hide_default_value(true))
        .arg(valued("seats", "K", "fit-seats-help").value_parser(value_parser!(u8)))
        .arg(
            valued("games", "N", "fit-games-help")
                .value_parser(value_parser!(u32).range(10..))
                .default_value("300")
                .hide_default_value(true),
        )
        .arg(valued("seed", "SEED", "tune-seed-help").default_value("1").hide_default_value(true))
        .arg(arguments::path(speech, "out", "FILE", "tune-out-help"))
        .arg(arguments::json(speech))
}

/// What was asked for.
struct Plan {
    game: String,
    spec: BotSpec,
    bot: String,
    /// The sizes of the tables.
    seats: Vec<u8>,
    games: u32,
    seed: Seed,
}

/// What came of it.
struct Found {
    names: &'static [&'static str],
    forecast: Forecast,
    /// By how many points the leads foretold for the games of the proof were off, before and after.
    off: (f64, f64),
    /// The same for who takes it that nobody leads.
    spread: f64,
    /// By how much the spreads should be multiplied.
    spreads: f64,
}

/// Fits, and tells what came of it.
pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<ExitCode, Failure> {
    let plan = read_plan(matches)?;
    let progress = Progress::new(plan.games.into(), speech.word("tune-progress"));
    let found = registry::visit(&plan.game, Fit { plan: &plan, progress: &progress });
    progress.finish();
    let found = found.ok_or_else(|| crate::games::none(&plan.game))??;
    let file = written(&plan, &found);
    figures::hand_over(matches, &file, &as_json(&plan, &found), &as_text(&found, speech))
}

fn read_plan(matches: &ArgMatches) -> Result<Plan, Failure> {
    let text = |name: &str| matches.get_one::<String>(name).cloned().unwrap_or_default();
    let game = text("game");
    let meta = crate::games::find(&game)?;
    let bot = text("bot");
    Ok(Plan {
        spec: arguments::spec(&bot)?,
        bot,
        seats: match matches.get_one("seats") {
            Some(&seats) => vec![seats],
            None => (meta.seats.0.max(2)..=meta.seats.1).collect(),
        },
        games: matches.get_one("games").copied().unwrap_or(10),
        seed: arguments::seed(&text("seed"))?,
        game,
    })
}

struct Fit<'a> {
    plan: &'a Plan,
    progress: &'a Progress,
}

impl Visit for Fit<'_> {
    type Out = Result<Found, Failure>;

    fn visit<G: Evaluation>(self) -> Self::Out {
        let Fit { plan, progress } = self;
        if G::FEATURES.is_empty() {
            let none = Phrase::new("fit-no-features").with("game", G::META.id);
            return Err(Failure::usage(none));
        }
        let content = registry::content(G::META, None).map_err(|e| Failure::usage(e.phrase()))?;
        let tables = plan.seats.iter().map(|&seats| figures::table(seats, &content));
        let tables: Vec<G> = tables.collect::<Result<_, _>>()?;
        let played = games::play(&tables, plan.spec, plan.games, plan.seed, progress);
        let (mut proof, mut lessons) = (Vec::new(), Vec::new());
        // By turns of all tables, so that each is among both; the last turn if there are few.
        let turns = played.len().div_ceil(tables.len());
        for (number, played) in played.into_iter().enumerate() {
            let is_proof = number / tables.len() % PROOF == PROOF.min(turns) - 1;
            if is_proof { &mut proof } else { &mut lessons }.push(played);
        }
        let learnt = squares::fit(G::FEATURES.len(), &lessons);
        let before = |game: &G, state: &G::State, seat| game.forecast(state, seat);
        let after = |game: &G, state: &G::State, seat| {
            let mut features = Vec::new();
            let left = game.features(state, seat, &mut features);
            learnt.points(&features, left)
        };
        let off = (squares::off(&proof, before), squares::off(&proof, after));
        let spread = squares::off(&proof, |_, _, _| 0.0);
        let spreads = squares::spreads(&lessons, after);
        Ok(Found { names: G::FEATURES, forecast: learnt, off, spread, spreads })
    }
}

/// The file of the game's forecasts, below the command that made it.
fn written(plan: &Plan, found: &Found) -> String {
    let Plan { game, bot, games, seed, .. } = plan;
    let seats = match plan.seats[..] {
        [seats] => format!(" --seats {seats}"),
        _ => String::new(),
    };
    let command =
        format!("comptoir fit --game {game} --bot {bot}{seats} --games {games} --seed {seed}");
    format!("# {command}\n{}", found.forecast.write(found.names))
}

fn as_json(plan: &Plan, found: &Found) -> serde_json::Value {
    let feature = |(name, counts): (&&str, &Counts)| json!({ "name": name, "counts": counts });
    json!({
        "game": plan.game,
        "bot": plan.bot,
        "seats": plan.seats,
        "seed": plan.seed,
        "base": found.forecast.base,
        "features": found.names.iter().zip(&found.forecast.counts).map(feature).collect::<Vec<_>>(),
        "off_before": found.off.0,
        "off_after": found.off.1,
        "spread": found.spread,
        "spreads": found.spreads,
    })
}

fn as_text(found: &Found, speech: &Speech) -> String {
    let heads = [
        "fit-column-feature",
        "fit-column-always",
        "fit-column-round",
        "fit-column-last",
        "fit-column-last-three",
    ];
    let mut columns = Columns::of_figures(heads.map(|head| speech.word(head)).to_vec());
    for (name, counts) in found.names.iter().zip(&found.forecast.counts) {
        let counts = counts.iter().map(|count| format!("{count:.4}"));
        columns.row(std::iter::once((*name).to_owned()).chain(counts).collect());
    }
    let verdict = Phrase::new("fit-off")
        .with("before", format!("{:.2}", found.off.0))
        .with("after", format!("{:.2}", found.off.1))
        .with("spread", format!("{:.2}", found.spread));
    let spreads = Phrase::new("fit-spreads").with("factor", format!("{:.2}", found.spreads));
    format!("{}\n{}\n{}\n", columns.text(""), speech.say(&verdict), speech.say(&spreads))
}

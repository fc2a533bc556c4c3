//! `comptoir fit`: figures with which a game's sense foretells the points at the end.

mod games;
mod squares;

use std::path::PathBuf;
use std::process::ExitCode;

use bots::Post;
use clap::{ArgMatches, Command, value_parser};
use hall::{NoTable, Visit};
use kit::{Options, Phrase, Seed, Sense};
use serde_json::json;

use self::games::Played;
use crate::failure::Failure;
use crate::figures::Learnt;
use crate::output::{print, print_json};
use crate::progress::Progress;
use crate::speech::Speech;
use crate::{arguments, files};

/// How often the figures are fitted anew: their effects depend on each other a little.
const PASSES: usize = 3;
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
        .arg(valued("seats", "K", "tune-seats-help").value_parser(value_parser!(u8)))
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
    post: Post,
    bot: String,
    seats: u8,
    games: u32,
    seed: Seed,
}

/// What came of it.
struct Found {
    figures: Learnt,
    /// By how many points the leads foretold for the games of the proof were off, before and after.
    off: (f64, f64),
}

/// Fits, and tells what came of it.
pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<ExitCode, Failure> {
    let plan = read_plan(matches)?;
    let progress = Progress::new(plan.games.into(), speech.word("tune-progress"));
    let found = hall::visit(&plan.game, Fit { plan: &plan, progress: &progress });
    progress.finish();
    let found = found.ok_or_else(|| crate::games::none(&plan.game))??;
    if let Some(path) = matches.get_one::<PathBuf>("out") {
        files::write(path, written(&plan, &found).as_bytes())?;
    }
    if matches.get_flag("json") {
        print_json(&as_json(&plan, &found))?;
    } else {
        print(&as_text(&found, speech))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn read_plan(matches: &ArgMatches) -> Result<Plan, Failure> {
    let text = |name: &str| matches.get_one::<String>(name).cloned().unwrap_or_default();
    let game = text("game");
    let meta = crate::games::find(&game)?;
    let bot = text("bot");
    Ok(Plan {
        post: arguments::post(&bot)?,
        bot,
        seats: matches.get_one("seats").copied().unwrap_or(meta.seats.1.min(4)),
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

    fn visit<G: Sense>(self) -> Self::Out {
        let Fit { plan, progress } = self;
        let content = hall::content(G::META, None).map_err(|e| Failure::usage(e.phrase()))?;
        let open = || {
            let opened = G::open(&Options::seats(plan.seats), &content);
            opened.map_err(|reason| Failure::usage(NoTable::from(reason).phrase()))
        };
        let game = open()?;
        let weights = game.weights();
        let (names, before): (Vec<_>, Vec<f32>) =
            weights.iter().map(|weight| (weight.name, weight.value)).unzip();
        let played = games::play(&game, plan.post, plan.games, plan.seed, progress);
        let is_proof = |number: usize| number % PROOF == PROOF - 1;
        let (proof, lessons): (Vec<_>, Vec<_>) =
            played.into_iter().enumerate().partition(|&(number, _)| is_proof(number));
        let games = |numbered: Vec<(usize, Played<G>)>| -> Vec<Played<G>> {
            numbered.into_iter().map(|(_, played)| played).collect()
        };
        let (proof, lessons) = (games(proof), games(lessons));
        let mut after = before.clone();
        for _ in 0..PASSES {
            let mut now = open()?;
            now.reweigh(&after);
            let mut others = Vec::new();
            for (number, step) in squares::steps(&before).into_iter().enumerate() {
                let mut moved = after.clone();
                moved[number] += step;
                let mut other = open()?;
                other.reweigh(&moved);
                others.push(other);
            }
            squares::improve(&now, &others, &lessons, &before, &mut after);
        }
        let mut better = open()?;
        better.reweigh(&after);
        let off = (squares::off(&game, &proof), squares::off(&better, &proof));
        Ok(Found { figures: Learnt { names, before, after }, off })
    }
}

/// The figures as a file of the game's sense.
fn written(plan: &Plan, found: &Found) -> String {
    let Plan { game, bot, seats, games, seed, .. } = plan;
    found.figures.file(&format!(
        "comptoir fit --game {game} --bot {bot} --seats {seats} --games {games} --seed {seed}"
    ))
}

fn as_json(plan: &Plan, found: &Found) -> serde_json::Value {
    json!({
        "game": plan.game,
        "bot": plan.bot,
        "seats": plan.seats,
        "seed": plan.seed,
        "figures": found.figures.json(),
        "off_before": found.off.0,
        "off_after": found.off.1,
    })
}

fn as_text(found: &Found, speech: &Speech) -> String {
    let verdict = Phrase::new("fit-off")
        .with("before", format!("{:.2}", found.off.0))
        .with("after", format!("{:.2}", found.off.1));
    format!("{}\n{}\n", found.figures.table(speech), speech.say(&verdict))
}

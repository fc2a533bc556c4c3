//! `comptoir tune`: finds better figures for a game's evaluation by letting it play against itself.

mod ascent;
mod contest;

use std::process::ExitCode;

use bots::BotSpec;
use clap::{ArgMatches, Command, value_parser};
use kit::{Evaluation, Phrase, Seed};
use rayon::ThreadPoolBuilder;
use registry::Visit;
use serde_json::json;

use self::ascent::Ascent;
use self::contest::Contest;
use crate::arena::Share;
use crate::failure::Failure;
use crate::figures::Learnt;
use crate::progress::Progress;
use crate::speech::Speech;
use crate::{arguments, figures, games};

/// The arguments of `tune`.
pub(crate) fn command(speech: &Speech) -> Command {
    let valued = |name, value, help| arguments::option(speech, name, value, help);
    let number = |name, value, help, default| {
        let argument = valued(name, value, help).value_parser(value_parser!(u32).range(1..));
        argument.hide_default_value(true).default_value(default)
    };
    Command::new("tune")
        .about(speech.word("tune-about"))
        .after_help(speech.word("tune-after-help"))
        .arg(valued("game", "GAME", "cli-game-help").required(true))
        .arg(valued("bot", "BOT", "tune-bot-help").default_value("greedy").hide_default_value(true))
        .arg(valued("seats", "K", "tune-seats-help").value_parser(value_parser!(u8)))
        .arg(valued("only", "NAMES", "tune-only-help").value_delimiter(','))
        .arg(number("rounds", "N", "tune-rounds-help", "100"))
        .arg(number("games", "N", "tune-games-help", "200"))
        .arg(number("proof", "N", "tune-proof-help", "2000"))
        .arg(valued("seed", "SEED", "tune-seed-help").default_value("1").hide_default_value(true))
        .arg(arguments::path(speech, "out", "FILE", "tune-out-help"))
        .arg(arguments::json(speech))
}

/// What was asked for.
struct Plan {
    game: String,
    spec: BotSpec,
    bot: String,
    seats: u8,
    only: Vec<String>,
    rounds: u32,
    games: u32,
    proof: u32,
    seed: Seed,
}

/// What came of it.
struct Found {
    figures: Learnt,
    /// The part of all wins that the new figures take against as many seats with the old ones.
    share: Share,
}

/// Tunes, and tells what came of it.
pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<ExitCode, Failure> {
    let plan = read_plan(matches)?;
    let progress = Progress::new(
        u64::from(plan.rounds) * u64::from(plan.games) + u64::from(plan.proof),
        speech.word("tune-progress"),
    );
    let found = registry::visit(&plan.game, Tune { plan: &plan, progress: &progress });
    progress.finish();
    let found = found.ok_or_else(|| games::none(&plan.game))??;
    let file = written(&plan, &found);
    figures::hand_over(matches, &file, &as_json(&plan, &found), &as_text(&found, speech))
}

fn read_plan(matches: &ArgMatches) -> Result<Plan, Failure> {
    let text = |name: &str| matches.get_one::<String>(name).cloned().unwrap_or_default();
    let number = |name: &str| matches.get_one::<u32>(name).copied().unwrap_or(1);
    let game = text("game");
    let meta = games::find(&game)?;
    let bot = text("bot");
    Ok(Plan {
        spec: arguments::spec(&bot)?,
        bot,
        seats: matches.get_one("seats").copied().unwrap_or(meta.seats.1.min(4)),
        only: matches.get_many::<String>("only").into_iter().flatten().cloned().collect(),
        rounds: number("rounds"),
        games: number("games"),
        proof: number("proof"),
        seed: arguments::seed(&text("seed"))?,
        game,
    })
}

struct Tune<'a> {
    plan: &'a Plan,
    progress: &'a Progress,
}

impl Visit for Tune<'_> {
    type Out = Result<Found, Failure>;

    fn visit<G: Evaluation>(self) -> Self::Out {
        let Tune { plan, progress } = self;
        let content = registry::content(G::META, None).map_err(|e| Failure::usage(e.phrase()))?;
        let open = || figures::table::<G>(plan.seats, &content);
        let weights = open()?.weights();
        let names: Vec<_> = weights.iter().map(|weight| weight.name).collect();
        if let Some(name) = plan.only.iter().find(|name| !names.contains(&name.as_str())) {
            let unknown = Phrase::new("tune-no-figure").with("name", name.as_str());
            return Err(Failure::usage(unknown.with("known", names.join(", "))));
        }
        let free = |name: &&str| plan.only.is_empty() || plan.only.iter().any(|only| only == name);
        let before: Vec<f32> = weights.iter().map(|weight| weight.value).collect();
        let free: Vec<bool> = names.iter().map(free).collect();
        let pool = ThreadPoolBuilder::new().build().map_err(|error| {
            Failure::usage(Phrase::new("arena-no-threads").with("reason", error.to_string()))
        })?;
        let contest = Contest { spec: plan.spec, seed: plan.seed, pool: &pool, progress };
        let mut ascent = Ascent::new(&before, &free, plan.rounds, plan.seed);
        for round in 0..plan.rounds {
            let (more, less) = ascent.neighbours(round);
            let (mut one, mut other) = (open()?, open()?);
            one.reweigh(&more);
            other.reweigh(&less);
            let first = u64::from(round) * u64::from(plan.games);
            ascent.step(round, contest.hold(&one, &other, first, plan.games));
        }
        let after = ascent.figures().to_vec();
        let (mut new, old) = (open()?, open()?);
        new.reweigh(&after);
        let first = u64::from(plan.rounds) * u64::from(plan.games);
        let lead = contest.hold(&new, &old, first, plan.proof);
        let wins = (0.5 + 0.5 * lead) * f64::from(plan.proof);
        let share = Share::of(wins, plan.proof.into());
        Ok(Found { figures: Learnt { names, before, after }, share })
    }
}

/// The figures as a file of the game's evaluation.
fn written(plan: &Plan, found: &Found) -> String {
    let Plan { game, bot, seats, rounds, games, seed, .. } = plan;
    found.figures.file(&format!(
        "comptoir tune --game {game} --bot {bot} --seats {seats} --rounds {rounds} --games {games} \
         --seed {seed}"
    ))
}

fn as_json(plan: &Plan, found: &Found) -> serde_json::Value {
    json!({
        "game": plan.game,
        "bot": plan.bot,
        "seats": plan.seats,
        "seed": plan.seed,
        "figures": found.figures.json(),
        "proof_games": plan.proof,
        "share": found.share,
    })
}

fn as_text(found: &Found, speech: &Speech) -> String {
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let key = match found.share {
        Share { low, .. } if low > 0.5 => "tune-better",
        Share { high, .. } if high < 0.5 => "tune-worse",
        _ => "tune-equal",
    };
    let verdict = Phrase::new(key)
        .with("share", percent(found.share.win_rate))
        .with("low", percent(found.share.low))
        .with("high", percent(found.share.high));
    format!("{}\n{}\n", found.figures.table(speech), speech.say(&verdict))
}

//! `cargo xtask strength`: how strong the bots are, match by match.

mod matches;
mod page;

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};
use serde_json::Value;

use self::matches::{Match, SEED};
use crate::arguments::Arguments;
use crate::run::build_comptoir;
use crate::terminal::{remark, say};
use crate::workspace::{Workspace, output};

pub(crate) const HELP: &str = "\
Play the matches of docs/matches.json that are not played to the end yet, and write how they stand
there and to the tables of docs/bots.md. That can take hours; after every few games the files are
written, and the next time it goes on from there.

Use: cargo xtask strength [--again | --tables] [WORDS]

Only matches in which all the words occur are played: `goa`, `seats=4`, `level3@1150`.

Options:
  --again   Forget how these matches went, and play them from the beginning; whoever changes what a
            bot does has to
  --tables  Play nothing; write the tables anew
";

/// The matches and how they went.
const MATCHES: &str = "docs/matches.json";
/// So many games are played before the files are written.
const PART: u64 = 40;

pub(crate) fn strength(workspace: Workspace, mut arguments: Arguments) -> Result<ExitCode> {
    let (again, tables) = (arguments.flag("--again"), arguments.flag("--tables"));
    let words = arguments.pass_on();
    anyhow::ensure!(!(again && tables), "--again and --tables do not go together");
    if let Some(word) = words.iter().find(|word| word.starts_with('-')) {
        anyhow::bail!("{word} is not understood here; see --help");
    }
    let mut matches = matches::read(&workspace.path(MATCHES))?;
    let wanted = |one: &Match| words.iter().all(|word| one.to_string().contains(word.as_str()));
    anyhow::ensure!(matches.iter().any(wanted), "no match has all of these words: {words:?}");
    if again {
        matches.iter_mut().filter(|one| wanted(one)).for_each(Match::forget);
    }
    write(&workspace, &matches)?;
    if tables {
        return Ok(ExitCode::SUCCESS);
    }
    let comptoir = build_comptoir(&workspace, None)?;
    for number in 0..matches.len() {
        while wanted(&matches[number]) && matches[number].left() > 0 {
            let one = &mut matches[number];
            remark(format!("{one}: {} of {} games played", one.played, one.games));
            let result = play(&workspace, &comptoir, one)?;
            one.count(&result).context("arena tells something else than it used to")?;
            write(&workspace, &matches)?;
        }
        if wanted(&matches[number]) {
            say(format!("{}: {}", matches[number], matches[number].share()));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays the next few games of the match.
fn play(workspace: &Workspace, comptoir: &Path, one: &Match) -> Result<Value> {
    let numbers = [one.seats, one.left().min(PART), one.played].map(|number| number.to_string());
    let [seats, games, from] = numbers.each_ref();
    let bots = format!("{},{}", one.bot, one.against);
    let words = [
        "arena", "--json", "--game", &one.game, "--bots", &bots, "--seed", SEED, "--seats", seats,
        "--games", games, "--from", from,
    ];
    let told = output(&mut workspace.program(comptoir, &words))?;
    serde_json::from_str(&told).context("arena does not print JSON")
}

fn write(workspace: &Workspace, matches: &[Match]) -> Result<()> {
    matches::write(&workspace.path(MATCHES), matches)?;
    let page = workspace.path(page::PAGE);
    let text = std::fs::read_to_string(&page).with_context(|| format!("no {}", page::PAGE))?;
    let text = page::renew(&text, matches)?;
    std::fs::write(&page, text).with_context(|| format!("cannot write {}", page::PAGE))
}

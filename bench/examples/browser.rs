//! Prints one JSON object per game: how many iterations per second the bots' search makes in a real
//! browser, and how many natively. `cargo xtask bench --browser` makes the table of it, and sets the
//! variables of `e2e/src/lib.rs`.
//!
//! Both answer the same letters with the same code: in the browser the worker of a table, natively
//! the very function that the worker calls.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail, ensure};
use e2e::{Browser, Page, Server};
use kit::{Meta, Options, Seed, Viewer};
use module::ask::{Ask, Position, Request, View};
use module::host::{FromWorker, ToWorker};
use module::think::{Thought, think};
use serde::Serialize;
use serde_json::{Value, json};

/// How many seats a table has.
const SEATS: u8 = 4;

/// At so many places of a game somebody asks for advice.
const POSITIONS: usize = 8;

/// So many iterations are made for it: half a second or more of thinking.
const ITERATIONS: u32 = 20_000;

/// Every question is asked so often, and the quickest answer counts: whatever else the machine does
/// can only make it slower.
const ROUNDS: u32 = 3;

/// Who plays the games from which the positions are taken.
const QUICK: &str = "greedy";

/// What was measured of one game.
#[derive(Serialize)]
struct Measured {
    game: &'static str,
    seats: u8,
    with: Vec<String>,
    /// How many searches were timed on each side, and how many iterations each of them made.
    positions: usize,
    iterations: u32,
    native_iterations_per_second: f64,
    browser_iterations_per_second: f64,
    browser_share: f64,
    /// At how many positions both gave the same advice to the last digit.
    same_advice: usize,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let rounds = match std::env::args().skip(1).collect::<Vec<_>>().as_slice() {
        [] => ROUNDS,
        [flag] if flag == "--quick" => 1,
        _ => bail!("use: browser [--quick]"),
    };
    let server = Server::start(&["--no-limits"]).await?;
    let browser = Browser::launch().await?;
    let context = browser.context().await?;
    let page = context.page(800, 600, false, "en").await?;
    page.patience(Duration::from_secs(30));
    page.goto(&server.url()).await?;
    for &meta in registry::GAMES {
        let measured = measure(&page, meta, rounds).await.with_context(|| meta.id.to_owned())?;
        let mut out = std::io::stdout().lock();
        serde_json::to_writer(&mut out, &measured)?;
        writeln!(out)?;
        out.flush()?;
    }
    Ok(())
}

async fn measure(page: &Page, meta: &'static Meta, rounds: u32) -> anyhow::Result<Measured> {
    let (least, most) = meta.seats;
    let options = Options::seats(SEATS.clamp(least, most));
    let letters = letters(meta, &options)?;
    hire_worker(page, meta.box_id).await?;
    // The browser has compiled nothing thoroughly yet, and all memory is cold: not counted.
    if let Some(letter) = letters.first() {
        in_browser(page, letter).await?;
        natively(letter)?;
    }
    let mut quickest = vec![[f64::INFINITY; 2]; letters.len()];
    let mut same_advice = 0;
    for round in 1..=rounds {
        same_advice = 0;
        for (letter, quickest) in letters.iter().zip(&mut quickest) {
            // In turns: what else the machine does should slow both down alike.
            let answers = [natively(letter)?, in_browser(page, letter).await?];
            for ((seconds, advice), quickest) in answers.iter().zip(quickest) {
                // Where there is but one thing to advise, a search ends before its time.
                ensure!(advice.as_array().is_some_and(|hints| hints.len() > 1), "{advice}");
                *quickest = quickest.min(*seconds);
            }
            same_advice += usize::from(answers[0].1 == answers[1].1);
        }
        eprintln!("{}: round {round} of {rounds}", meta.id);
    }
    let all = (letters.len() * ITERATIONS as usize) as f64;
    let rate = |side: usize| all / quickest.iter().map(|seconds| seconds[side]).sum::<f64>();
    Ok(Measured {
        game: meta.id,
        seats: options.seats,
        with: options.with,
        positions: letters.len(),
        iterations: ITERATIONS,
        native_iterations_per_second: rate(0),
        browser_iterations_per_second: rate(1),
        browser_share: rate(1) / rate(0),
        same_advice,
    })
}

/// What a page writes to its worker to get advice, at places spread evenly over a game.
fn letters(meta: &'static Meta, options: &Options) -> anyhow::Result<Vec<String>> {
    let mut table = registry::open(meta.id, options, None, Seed::from_number(1))?;
    let mut bot = table.hire(QUICK, Seed::from_number(2))?;
    let mut positions = Vec::new();
    registry::play_on(&mut *table, Seed::from_number(3), usize::MAX, |table, seat| {
        if table.moves(seat).len() > 1 {
            let (viewer, ply) = (Viewer::Seat(seat), table.ply() as u32);
            positions.push(Position { view: View(table.view_bytes(viewer)), viewer, ply });
        }
        bot.choose(table, seat).unwrap_or_default()
    });
    let mut letters = Vec::new();
    for place in 0..POSITIONS {
        let mut later = positions.iter().skip(place * positions.len() / POSITIONS);
        let position = later.find(|position| {
            let first_look = natively(&letter(meta, options, position, 16));
            first_look.is_ok_and(|(_, hints)| hints.as_array().is_some_and(|all| all.len() > 1))
        });
        let position = position.context("nothing is left to choose between")?;
        letters.push(letter(meta, options, position, ITERATIONS));
    }
    Ok(letters)
}

/// Asks for advice by a search that makes every one of so many iterations.
fn letter(meta: &Meta, options: &Options, position: &Position, iterations: u32) -> String {
    let bot = format!("ismcts+patience=1000000@{iterations}");
    let ask = Ask::Hints(position.clone(), 3, bot);
    let request = Request { game: meta.id.to_owned(), options: options.clone(), ask };
    let letter = ToWorker::Think { n: 1, about: Thought::Ask(Box::new(request)) };
    json!(letter).to_string()
}

/// How many seconds an answer takes here, and the advice in it.
fn natively(letter: &str) -> anyhow::Result<(f64, Value)> {
    let begin = Instant::now();
    let ToWorker::Think { n, about } = serde_json::from_str(letter)? else {
        bail!("only thoughts are measured");
    };
    let mut said = String::new();
    think(n, about, &mut |answer| said = json!(answer).to_string());
    let seconds = begin.elapsed().as_secs_f64();
    Ok((seconds, advice(&said)?))
}

/// The same in the page's worker, by the page's clock.
async fn in_browser(page: &Page, letter: &str) -> anyhow::Result<(f64, Value)> {
    let script = format!(
        "new Promise((resolve, reject) => {{
            const begin = performance.now();
            thinker.onmessage = ({{ data }}) => resolve([performance.now() - begin, data]);
            thinker.onerror = () => reject(new Error('the worker fell'));
            thinker.postMessage({});
        }})",
        json!(letter)
    );
    let (milliseconds, said): (f64, String) = page.eval(&script).await?;
    Ok((milliseconds / 1000.0, advice(&said)?))
}

fn advice(said: &str) -> anyhow::Result<Value> {
    match serde_json::from_str(said)? {
        FromWorker::Answer { answer, .. } => Ok(answer),
        other => bail!("this is no answer: {other:?}"),
    }
}

/// Starts a worker with a box, as a page does, in the place of the last one. The name of its script
/// changes with every version; the script that starts the page knows it.
async fn hire_worker(page: &Page, box_id: &str) -> anyhow::Result<()> {
    let script = format!(
        "(async () => {{
            const boot = await fetch(document.querySelector('script[type=module]').src);
            const [, script] = (await boot.text()).match(/\"(\\/worker-[^\"]*)\"/);
            globalThis.thinker?.terminate();
            globalThis.thinker = new Worker(script, {{ type: 'module', name: {} }});
            await new Promise((resolve, reject) => {{
                thinker.onmessage = resolve;
                thinker.onerror = () => reject(new Error('the worker does not start'));
            }});
        }})()",
        json!(box_id)
    );
    Ok(page.eval::<()>(&script).await?)
}

//! How soon a board is there and how soon it answers: figures for `docs/page-speed.md`. What is asserted
//! is that every board comes and answers; how fast is for people to judge, on a machine they know.

use std::fmt::Write as _;

use e2e::Page;
use kit::Meta;

use crate::fixture::position::{log_at, open};
use crate::fixture::{Fixture, decide_by_mouse, fixture, is_kept, my_turn, no_complaint, shots};

/// Notes when the board can first be used, and what comes after a click.
const WATCH: &str = "
addEventListener('DOMContentLoaded', () => {
  const glance = () => {
    if (document.querySelector('[data-piece].can')) {
      requestAnimationFrame(() => { window.usable = performance.now(); });
    } else setTimeout(glance, 5);
  };
  glance();
});
addEventListener('click', (event) => {
  const clicked = event.timeStamp, heard = performance.now();
  const watch = new MutationObserver(() => {
    const changed = performance.now();
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => {
      const times = [heard, changed, performance.now()].map((time) => time - clicked);
      (window.answers ??= []).push(times);
    }));
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}, true);
window.tasks = [];
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) tasks.push(task.duration);
}).observe({ entryTypes: ['longtask'] });
";

/// So many decisions are timed for each game, where somebody wants the figures; else a few show that the
/// board answers.
fn decisions() -> usize {
    if is_kept() { 40 } else { 2 }
}

/// The milliseconds below which so many of a hundred are.
fn percentile(times: &[f64], part: usize) -> f64 {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    times.get((times.len() * part).div_ceil(100).saturating_sub(1)).copied().unwrap_or(0.0)
}

/// The times of clicks so far, each to the picture that shows the answer.
async fn painted(page: &Page) -> Vec<f64> {
    let answers: Vec<(f64, f64, f64)> = page.eval("window.answers ?? []").await.unwrap();
    answers.into_iter().map(|(_, _, painted)| painted).collect()
}

/// One row of the table.
async fn timed(fixture: &Fixture, meta: &Meta) -> String {
    // Somebody who was never here: nothing is in the browser's cache.
    let (_context, page) = fixture.guest("en").await;
    page.before_each_document(WATCH).await.unwrap();
    open(fixture, &page, &log_at(meta, 50), "en").await;
    page.wait_for("window.usable", "the board to be usable").await.unwrap();
    let usable: f64 = page.eval("window.usable").await.unwrap();
    let at_start: Vec<f64> = page.eval("window.tasks.splice(0)").await.unwrap();
    for decision in 0..decisions() {
        if !my_turn(&page).await {
            break;
        }
        let before = painted(&page).await.len();
        decide_by_mouse(&page, decision).await;
        let answered = format!("(window.answers ?? []).length > {before}");
        page.wait_for(&answered, "the click to be answered").await.unwrap();
    }
    let (clicks, tasks) =
        (painted(&page).await, page.eval::<Vec<f64>>("window.tasks").await.unwrap());
    no_complaint(&page, "the figures");
    format!(
        "| {} | {} | {usable:.0} | {:.0} | {} | {:.0} | {:.0} | {:.0} |",
        meta.id,
        meta.seats.1,
        percentile(&at_start, 100),
        clicks.len(),
        percentile(&clicks, 50),
        percentile(&clicks, 95),
        percentile(&tasks, 100),
    )
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn every_board_is_soon_there_and_soon_answers() {
    let fixture = fixture().await;
    let mut table = String::from(
        "| game | seats | first board | longest task before it | clicks | median | p95 | longest task |\n\
         |---|---|---|---|---|---|---|---|\n",
    );
    for meta in registry::GAMES {
        let _ = writeln!(table, "{}", timed(&fixture, meta).await);
    }
    println!("{table}");
    if is_kept() {
        std::fs::write(shots().join("speed.md"), table).unwrap();
    }
}

//! Two people at one table.

use std::time::Duration;

use e2e::Page;
use serde_json::{Value, json};

use super::{decide_by_mouse, moved_on, my_turn, no_violation, ply, post, shot, turn};

/// Somebody gives their name.
pub(crate) async fn enter(page: &Page, url: &str, name: &str) {
    page.goto(url).await.unwrap();
    let me = post(page, "/api/guest", json!({ "name": name })).await;
    assert_eq!(me["name"], name);
    page.eval::<()>("localStorage.setItem('comptoir:welcomed', 'on')").await.unwrap();
}

/// Anna opens a table for two and sends Ben the link; both sit down and begin.
pub(crate) async fn begin(anna: &Page, ben: &Page, at: &str, at_ben: &str) -> String {
    begin_with(anna, ben, at, at_ben, json!({})).await
}

/// The same, with a table that is set up differently.
pub(crate) async fn begin_with(
    anna: &Page,
    ben: &Page,
    at: &str,
    at_ben: &str,
    other: Value,
) -> String {
    enter(anna, at, "Anna").await;
    enter(ben, at_ben, "Ben").await;
    let mut setting = json!({ "game": "spice-road", "options": { "seats": 2, "with": [] } });
    for (name, value) in other.as_object().into_iter().flatten() {
        setting[name] = value.clone();
    }
    let table = post(anna, "/api/tables", json!({ "setting": setting })).await;
    let table = table["table"].as_str().unwrap().to_owned();
    anna.goto(&format!("{at}/t/{table}")).await.unwrap();
    anna.wait(".lobby").await.unwrap();
    ben.goto(&format!("{at_ben}/t/{table}")).await.unwrap();
    ben.click(".chair-do .primary").await.unwrap();
    ben.click(".my-part button").await.unwrap();
    shot(anna, "lobby-en").await;
    no_violation(anna, "the lobby").await;
    anna.click(".my-part .primary").await.unwrap();
    for page in [anna, ben] {
        page.wait("[data-ply]").await.unwrap();
    }
    table
}

/// Whoever is asked decides something; the other sees it.
pub(crate) async fn one_decision(anna: &Page, ben: &Page, number: usize) {
    let (mover, other) = if turn(anna).await == "me" { (anna, ben) } else { (ben, anna) };
    let before = ply(mover).await;
    assert!(my_turn(mover).await);
    decide_by_mouse(mover, number).await;
    moved_on(other, before).await;
}

pub(crate) async fn same_moment(anna: &Page, ben: &Page) {
    let shown = ply(anna).await;
    let same = format!("document.querySelector('[data-ply]').dataset.ply === '{shown}'");
    ben.wait_for(&same, "the same moment in both browsers").await.unwrap();
}

/// Who is asked, and the other.
pub(crate) async fn in_turn<'a>(anna: &'a Page, ben: &'a Page) -> (&'a Page, &'a Page) {
    let mine = "document.querySelector('[data-turn]').dataset.turn === 'me'";
    loop {
        for (one, other) in [(anna, ben), (ben, anna)] {
            if one.eval(mine).await.unwrap_or(false) {
                return (one, other);
            }
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
}

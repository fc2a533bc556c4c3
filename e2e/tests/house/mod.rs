//! A server, a browser, and what people do at a table.

#![allow(dead_code, reason = "each test needs only some of it")]

pub(crate) mod company;

use std::path::PathBuf;
use std::time::Duration;

use e2e::{Browser, Context, Page, Server};
use serde_json::json;

pub(crate) const LAPTOP: (u32, u32) = (1280, 720);
pub(crate) const PHONE: (u32, u32) = (390, 844);

/// A server with bots that do not dawdle, and a browser.
pub(crate) struct House {
    pub(crate) server: Server,
    pub(crate) browser: Browser,
}

/// Opens the house; `None` where no tests in a browser are run.
pub(crate) async fn house() -> Option<House> {
    if !e2e::wanted() {
        return None;
    }
    let server = Server::start(&["--no-limits", "--pace", "0"]).await.unwrap();
    Some(House { server, browser: Browser::launch().await.unwrap() })
}

impl House {
    /// Somebody with a laptop of their own.
    pub(crate) async fn guest(&self, lang: &str) -> (Context, Page) {
        self.somebody(LAPTOP, false, lang).await
    }

    /// Somebody with a telephone of their own.
    pub(crate) async fn caller(&self, lang: &str) -> (Context, Page) {
        self.somebody(PHONE, true, lang).await
    }

    async fn somebody(&self, size: (u32, u32), mobile: bool, lang: &str) -> (Context, Page) {
        let context = self.browser.context().await.unwrap();
        let page = context.page(size.0, size.1, mobile, lang).await.unwrap();
        page.patience(Duration::from_secs(45));
        // Pieces that stand still are easier to hit; travelling has a test of its own.
        page.reduced_motion(true).await.unwrap();
        (context, page)
    }

    /// The address of a page of ours.
    pub(crate) fn at(&self, path: &str) -> String {
        format!("{}{path}", self.server.url())
    }
}

/// Saves what is seen, for people to look at.
pub(crate) async fn shot(page: &Page, name: &str) {
    page.screenshot(shots().join(format!("{name}.png"))).await.unwrap();
}

/// Saves what is seen on a laptop, and in the same window made as narrow as a telephone.
pub(crate) async fn shot_both(page: &Page, name: &str) {
    shot(page, name).await;
    page.resize(PHONE.0, PHONE.1, false).await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    fits(page, &format!("{name}, narrow")).await;
    shot(page, &format!("{name}-narrow")).await;
    page.resize(LAPTOP.0, LAPTOP.1, false).await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
}

/// Where pictures and figures are kept.
pub(crate) fn shots() -> PathBuf {
    let folder = std::env::var_os("COMPTOIR_SHOTS")
        .map_or_else(|| std::env::temp_dir().join("comptoir-shots"), PathBuf::from);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Whether the rule about what is written on things was broken by pieces alone that are no buttons.
/// The letters and figures on them are signs, and their names say in words what they stand for; what
/// is written on a button belongs to its name.
async fn is_about_signs(page: &Page, violation: &e2e::Violation) -> bool {
    let all = format!(
        "{}.every((one) => document.querySelector(one)?.matches('[data-piece]:not(.push-piece)'))",
        json!(violation.targets)
    );
    violation.id == "label-content-name-mismatch" && page.eval(&all).await.unwrap()
}

/// Nothing that a person with a screen reader would stumble over.
pub(crate) async fn no_violation(page: &Page, what: &str) {
    let mut grave = Vec::new();
    for violation in page.axe().await.unwrap() {
        let is_grave = matches!(violation.impact.as_str(), "serious" | "critical");
        if is_grave && !is_about_signs(page, &violation).await {
            grave.push(violation);
        }
    }
    assert!(grave.is_empty(), "{what}: {grave:#?}");
}

/// Nothing went wrong in the page.
pub(crate) fn no_complaint(page: &Page, what: &str) {
    let complaints = page.console();
    assert!(complaints.is_empty(), "{what}: {complaints:?}");
}

/// Nothing is cut off at the side, and nothing needs sideways scrolling.
pub(crate) async fn fits(page: &Page, what: &str) {
    let (content, window): (f64, f64) =
        page.eval("[document.documentElement.scrollWidth, innerWidth]").await.unwrap();
    assert!(content <= window, "{what}: {content} wide in a window of {window}");
}

/// Asks the server for something in the name of who sits before the page.
pub(crate) async fn post(page: &Page, path: &str, body: serde_json::Value) -> serde_json::Value {
    let (path, body) = (json!(path), json!(body.to_string()));
    let script = format!(
        "fetch({path}, {{method: 'POST', headers: {{'content-type': 'application/json'}}, \
         body: {body}}}).then((answer) => answer.json())"
    );
    page.eval(&script).await.unwrap()
}

/// Asks the server for something that changes nothing, and gives status and answer.
pub(crate) async fn get(page: &Page, path: &str) -> (u16, serde_json::Value) {
    let script = format!(
        "fetch({}).then(async (answer) => [answer.status, await answer.json()])",
        json!(path)
    );
    page.eval(&script).await.unwrap()
}

/// Chooses from a list of a form with the keyboard: the entry after so many others.
pub(crate) async fn choose(page: &Page, selector: &str, number: usize) {
    page.wait(selector).await.unwrap();
    let focus = format!("document.querySelector({}).focus()", json!(selector));
    page.eval::<()>(&focus).await.unwrap();
    page.key("Home").await.unwrap();
    for _ in 0..number {
        page.key("ArrowDown").await.unwrap();
    }
}

/// Whose turn the board says it is: `me`, `other` or `over`.
pub(crate) async fn turn(page: &Page) -> String {
    page.attribute("[data-turn]", "data-turn").await.unwrap().unwrap_or_default()
}

/// How many decisions have been played, as the board shows it.
pub(crate) async fn ply(page: &Page) -> u32 {
    let ply = page.attribute("[data-ply]", "data-ply").await.unwrap().unwrap_or_default();
    ply.parse().unwrap_or(0)
}

/// Waits until it is this reader's turn or the game is over; tells whether it goes on.
pub(crate) async fn my_turn(page: &Page) -> bool {
    // What happened before is shown first, at a pace people can follow.
    let condition = "((turn) => turn === 'over' || \
                     turn === 'me' && document.querySelector('[data-piece].can') && \
                     !document.querySelector('.skip-now'))\
                     (document.querySelector('[data-turn]').dataset.turn)";
    page.wait_for(condition, "my turn or the end").await.unwrap();
    turn(page).await == "me"
}

/// Waits until more than so many decisions are shown, or the game is over.
pub(crate) async fn moved_on(page: &Page, ply: u32) {
    let condition = format!(
        "((e) => Number(e.dataset.ply) > {ply} || e.dataset.turn === 'over')\
         (document.querySelector('[data-ply]'))"
    );
    page.wait_for(&condition, &format!("a decision after number {ply}")).await.unwrap();
}

/// Opens a game against bots in this browser, from the home page, with bots that do not dawdle.
pub(crate) async fn play_now(house: &House, page: &Page) {
    play_now_of(house, page, "spice-road").await;
}

/// The same, of another game.
pub(crate) async fn play_now_of(house: &House, page: &Page, game: &str) {
    page.goto(&house.at("/")).await.unwrap();
    // The lists above the games may still arrive and push the button away under the mouse.
    page.wait_for("document.readyState === 'complete'", "the home page").await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    page.click(&format!("[data-game={game}] button.primary")).await.unwrap();
    page.wait_for("location.pathname.startsWith('/solo/')", "the table").await.unwrap();
    page.wait("[data-ply]").await.unwrap();
    let table = page.url().await.unwrap();
    page.eval::<()>("localStorage.setItem('comptoir:welcomed', 'on')").await.unwrap();
    page.goto(&format!("{table}?pace=0")).await.unwrap();
    page.wait("[data-ply]").await.unwrap();
}

/// The pieces that can be touched and that nothing covers.
pub(crate) async fn touchable(page: &Page) -> Vec<String> {
    let script = "[...document.querySelectorAll('[data-piece].can')].filter((piece) => {
        const box = piece.getBoundingClientRect();
        const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return there && there.closest('[data-piece]') === piece;
    }).map((piece) => piece.dataset.piece)";
    page.eval(script).await.unwrap()
}

/// A piece by its name, as a selector.
pub(crate) fn piece(id: &str) -> String {
    format!("[data-piece={}]", json!(id))
}

/// Whether something is true within five seconds.
async fn comes(page: &Page, what: &str) -> bool {
    let script = format!("Boolean({what})");
    for _ in 0..100 {
        if page.eval::<bool>(&script).await.unwrap() {
            return true;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    false
}

/// Decides something with the mouse: a point card if one can be had, else anything that glows.
pub(crate) async fn decide_by_mouse(page: &Page, turn: usize) {
    let before = ply(page).await;
    let touchable = touchable(page).await;
    let point = touchable.iter().find(|id| id.starts_with("point:"));
    // Cards first: resting again and again would be a dull evening.
    let cards: Vec<_> = touchable.iter().filter(|id| *id != "rest").collect();
    let any = cards.get(turn * 7 % cards.len().max(1)).copied();
    let Some(id) = point.or(any).or(touchable.first()) else {
        page.click("[data-part=list] [data-choice='1']").await.unwrap();
        return moved_on(page, before).await;
    };
    page.click(&piece(id)).await.unwrap();
    let asked = "document.querySelector('.popover [data-choice]')";
    let moved = format!("Number(document.querySelector('[data-ply]').dataset.ply) > {before}");
    let refused = "document.querySelector('[data-part=why]')";
    let answered = format!("{asked} || {moved} || {refused}");
    if !comes(page, &answered).await {
        // A piece that flew away between the look and the click was not hit. Somebody who clicks
        // beside a piece looks again, and so do we; the board itself must answer in the end.
        let touchable_still = "document.querySelector('[data-piece].can')";
        let waiting = format!("{answered} || {touchable_still}");
        return page.wait_for(&waiting, "the board after a click beside it").await.unwrap();
    }
    if page.count("[data-part=why]").await.unwrap() > 0 {
        // The board had moved on between the look and the click.
        return page.key("Escape").await.unwrap();
    }
    if page.count(".popover [data-choice]").await.unwrap() > 0 {
        page.click(".popover [data-choice]").await.unwrap();
    }
    moved_on(page, before).await;
}

//! Every board measured: what is written on it can be read, what glows can be hit everywhere, what is
//! idle says why. The games are those of the registry, each in its middle and with the most seats.

use std::collections::BTreeSet;

use e2e::Page;
use futures_util::{StreamExt, stream};
use kit::Meta;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::fixture::position::{log_at, open};
use crate::fixture::{
    Fixture, LAPTOP, PHONE, fixture, is_kept, no_complaint, shot, shots, violations,
};

/// The functions that measure, evaluated in the page.
const MEASURE: &str = include_str!("measure.js");
/// A large screen.
const DESK: (u32, u32) = (1920, 1080);

/// A text on the board.
#[derive(Deserialize)]
struct Measured {
    troubles: Vec<String>,
    found: Vec<Value>,
}

/// What came of trying pieces.
#[derive(Deserialize)]
struct Tried {
    #[serde(alias = "glowing", alias = "idle")]
    count: usize,
    troubles: Vec<String>,
}

async fn measure<T: DeserializeOwned>(page: &Page, call: &str) -> T {
    page.eval(&format!("({MEASURE}).{call}")).await.unwrap()
}

/// What is wrong with a board, each trouble once, with the circumstances in which it was seen first.
#[derive(Default)]
struct Findings(Vec<(String, String)>);

impl Findings {
    fn add(&mut self, troubles: Vec<String>, when: &str) {
        for trouble in troubles {
            if self.0.iter().all(|(known, _)| *known != trouble) {
                self.0.push((trouble, when.to_owned()));
            }
        }
    }
}

/// The parts of a narrow screen.
const TABS: [&str; 3] = ["mine", "board", "others"];

/// In which language and light a board is measured in each size.
#[derive(Clone, Copy)]
enum Share {
    /// In all of them.
    All,
    /// In one for each size, which is another for the next game: over the games everything occurs.
    One(usize),
}

impl Share {
    fn holds(self, size: usize, french: bool, dark: bool) -> bool {
        let number = 2 * usize::from(french) + usize::from(dark);
        match self {
            Share::All => true,
            Share::One(game) => (game + size) % 4 == number,
        }
    }
}

/// Measures a board in its sizes, lights and languages, and tells what is wrong with it. The page is
/// loaded once: everything else is changed in place, as a reader would.
async fn measured(fixture: &Fixture, meta: &Meta, share: Share) -> Vec<String> {
    let (game, log) = (meta.id, log_at(meta, 50));
    if is_kept() {
        std::fs::create_dir_all(shots().join("measure")).unwrap();
        std::fs::write(shots().join(format!("measure/{game}.log")), &log).unwrap();
    }
    let (_lab_context, lab) = fixture.guest("en").await;
    let (_context, page) = fixture.guest("en").await;
    open(fixture, &page, &log, "en").await;
    let mut findings = Findings::default();
    let mut touched = BTreeSet::new();
    for lang in ["en", "fr"] {
        page.resize(LAPTOP.0, LAPTOP.1, false).await.unwrap();
        page.dark(false).await.unwrap();
        speak(&page, lang).await;
        let sizes = [(LAPTOP, false), (DESK, false), (PHONE, true)];
        for (number, (size, phone)) in sizes.into_iter().enumerate() {
            let lights = [false, true].into_iter();
            let lights = lights.filter(|&dark| share.holds(number, lang == "fr", dark));
            let lights: Vec<bool> = lights.collect();
            if lights.is_empty() {
                continue;
            }
            page.resize(size.0, size.1, phone).await.unwrap();
            let tabs: &[&str] = if phone { &TABS } else { &[""] };
            for (tab, at) in tabs.iter().zip(1..) {
                if phone {
                    page.tap(&format!(".tabs [role=tab]:nth-child({at})")).await.unwrap();
                }
                for &dark in &lights {
                    page.dark(dark).await.unwrap();
                    settle(&page).await;
                    let light = if dark { "dark" } else { "light" };
                    let when = format!("{game} {lang} {}x{} {light} {tab}", size.0, size.1);
                    let when = when.trim_end();
                    if is_kept() {
                        let name = format!("measure/{}", when.replace(' ', "-"));
                        shot(&page, &name).await;
                    }
                    let texts: Measured = measure(&page, &format!("texts({phone})")).await;
                    assert!(!texts.found.is_empty(), "{when}: no text");
                    findings.add(texts.troubles, when);
                    measure::<Value>(&page, "hide(true)").await;
                    let bare = page.picture().await.unwrap();
                    measure::<Value>(&page, "hide(false)").await;
                    let scale = if phone { 2 } else { 1 };
                    let call = format!("faint({}, {}, {scale})", json!(bare), json!(texts.found));
                    findings.add(measure(&lab, &call).await, when);
                    // Where pieces are has nothing to do with light and language.
                    if touched.insert((size, *tab)) {
                        let dead: Tried = measure(&page, "dead()").await;
                        assert!(phone || dead.count > 0, "{when}: nothing glows");
                        findings.add(dead.troubles, when);
                        // Neither does what a screen reader finds.
                        if size != DESK {
                            let grave = violations(&page).await;
                            findings.add(grave.iter().map(ToString::to_string).collect(), when);
                        }
                    }
                }
            }
        }
    }
    page.resize(LAPTOP.0, LAPTOP.1, false).await.unwrap();
    settle(&page).await;
    let mute: Tried = measure(&page, "mute()").await;
    assert!(mute.count > 0, "{game}: nothing is idle");
    findings.add(mute.troubles, &format!("{game} idle pieces"));
    no_complaint(&page, game);
    let told: Vec<String> =
        findings.0.iter().map(|(trouble, when)| format!("{when}: {trouble}")).collect();
    if is_kept() {
        std::fs::write(shots().join(format!("measure/{game}.txt")), told.join("\n")).unwrap();
    }
    told
}

/// Chooses the language of the page.
async fn speak(page: &Page, lang: &str) {
    page.click("[data-do=menu]").await.unwrap();
    page.click(&format!(".menu [lang={lang}]")).await.unwrap();
    page.key("Escape").await.unwrap();
    page.wait_for("!document.querySelector('.menu')", "the board without the menu").await.unwrap();
}

/// Every game, or the one named in `COMPTOIR_MEASURE` while somebody works on its board. Asked for by
/// name, in every language and light; among all tests, where it would take longest, in one of them for
/// each size.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn every_board_can_be_read_and_touched_everywhere() {
    let fixture = fixture().await;
    let only = std::env::var("COMPTOIR_MEASURE").ok();
    let is_asked_for = only.is_some() || std::env::var_os("COMPTOIR_BY_NAME").is_some();
    let games = registry::GAMES.iter().enumerate();
    let games = games.filter(|(_, meta)| only.as_deref().is_none_or(|id| id == meta.id));
    let share = |number| if is_asked_for { Share::All } else { Share::One(number) };
    let told = stream::iter(games).map(|(number, meta)| measured(&fixture, meta, share(number)));
    let told = told.buffer_unordered(2);
    let told = told.concat().await;
    assert!(told.is_empty(), "{} findings:\n{}", told.len(), told.join("\n"));
}

/// Waits until what was asked for is drawn.
async fn settle(page: &Page) {
    let drawn = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";
    page.eval::<Value>(drawn).await.unwrap();
}

#[test]
fn over_the_games_every_language_and_light_is_measured_in_every_size() {
    let games = 0..registry::GAMES.len();
    for size in 0..3 {
        for (french, dark) in [(false, false), (false, true), (true, false), (true, true)] {
            let measured = games.clone().filter(|&game| Share::One(game).holds(size, french, dark));
            assert!(measured.count() > 1);
        }
    }
}

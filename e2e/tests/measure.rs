//! Every board measured: what is written on it can be read, what glows can be hit everywhere, what is
//! idle says why. The games are those of the registry, each in its middle and with the most seats.

use e2e::Page;
use futures_util::{StreamExt, stream};
use kit::Meta;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::fixture::position::{log_at, open};
use crate::fixture::{Fixture, LAPTOP, PHONE, fixture, no_complaint, shots};

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

/// Measures a board in its sizes, lights and languages, and tells what is wrong with it.
async fn measured(fixture: &Fixture, meta: &Meta) -> Vec<String> {
    let (game, log) = (meta.id, log_at(meta, 50));
    let (_lab_context, lab) = fixture.guest("en").await;
    let mut findings = Findings::default();
    for lang in ["en", "fr"] {
        let (_context, page) = fixture.guest(lang).await;
        open(fixture, &page, &log, lang).await;
        for (size, phone) in [(LAPTOP, false), (DESK, false), (PHONE, true)] {
            page.resize(size.0, size.1, phone).await.unwrap();
            let tabs: &[&str] = if phone { &TABS } else { &[""] };
            for tab in tabs {
                if phone {
                    let at = TABS.iter().position(|known| known == tab).unwrap_or(0) + 1;
                    page.tap(&format!(".tabs [role=tab]:nth-child({at})")).await.unwrap();
                }
                for dark in [false, true] {
                    page.dark(dark).await.unwrap();
                    settle(&page).await;
                    let light = if dark { "dark" } else { "light" };
                    let when = format!("{game} {lang} {}x{} {light} {tab}", size.0, size.1);
                    let name = when.replace(' ', "-");
                    let shot =
                        shots().join("measure").join(format!("{}.png", name.trim_end_matches('-')));
                    page.screenshot(shot).await.unwrap();
                    let texts: Measured = measure(&page, &format!("texts({phone})")).await;
                    assert!(!texts.found.is_empty(), "{when}: no text");
                    // Where letters are is the same in the dark, and their colours in each language.
                    if dark == (lang == "fr") {
                        findings.add(texts.troubles, &when);
                    }
                    if lang == "en" {
                        measure::<Value>(&page, "hide(true)").await;
                        let bare = page.picture().await.unwrap();
                        measure::<Value>(&page, "hide(false)").await;
                        let scale = if phone { 2 } else { 1 };
                        let call =
                            format!("faint({}, {}, {scale})", json!(bare), json!(texts.found));
                        findings.add(measure(&lab, &call).await, &when);
                    }
                    if lang == "en" && !dark {
                        let dead: Tried = measure(&page, "dead()").await;
                        assert!(phone || dead.count > 0, "{when}: nothing glows");
                        findings.add(dead.troubles, &when);
                    }
                }
            }
        }
        page.resize(LAPTOP.0, LAPTOP.1, false).await.unwrap();
        page.dark(false).await.unwrap();
        if lang == "en" {
            settle(&page).await;
            let mute: Tried = measure(&page, "mute()").await;
            assert!(mute.count > 0, "{game}: nothing is idle");
            findings.add(mute.troubles, "idle pieces");
        }
        no_complaint(&page, game);
    }
    let told: Vec<String> =
        findings.0.iter().map(|(trouble, when)| format!("{when}: {trouble}")).collect();
    std::fs::write(shots().join(format!("measure/{game}.txt")), told.join("\n")).unwrap();
    told
}

/// Every game, or the one named in `COMPTOIR_MEASURE` while somebody works on its board.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn every_board_can_be_read_and_touched_everywhere() {
    let fixture = fixture().await;
    let only = std::env::var("COMPTOIR_MEASURE").ok();
    let games =
        registry::GAMES.iter().filter(|meta| only.as_deref().is_none_or(|id| id == meta.id));
    let told = stream::iter(games).map(|meta| measured(&fixture, meta)).buffer_unordered(2);
    let told = told.concat().await;
    assert!(told.is_empty(), "{} findings:\n{}", told.len(), told.join("\n"));
}

/// Waits until what was asked for is drawn.
async fn settle(page: &Page) {
    let drawn = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";
    page.eval::<Value>(drawn).await.unwrap();
}

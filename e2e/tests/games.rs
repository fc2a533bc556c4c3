//! The other games, by mouse: their beginning and their scores, and two people at one table.

use std::collections::{BTreeMap, HashSet};
use std::time::Duration;

use e2e::{Direction, Page};
use kit::{Options, Seat, Seed, Viewer};
use room::{FromTable, News, patch};
use serde_json::{Value, json};

use crate::fixture::company::enter;
use crate::fixture::{
    decide_by_mouse, fits, fixture, hand_over, my_turn, no_complaint, no_violation, play_now_of,
    post, shot, turn,
};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn goa_is_begun_by_mouse_and_finished_by_a_bot() {
    begun_and_handed_over("goa").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn borneo_is_begun_by_mouse_and_finished_by_a_bot() {
    begun_and_handed_over("borneo").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn francis_drake_is_begun_by_mouse_and_finished_by_a_bot() {
    begun_and_handed_over("francis-drake").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_new_world_is_begun_by_mouse_and_finished_by_a_bot() {
    begun_and_handed_over("new-world").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn from_east_to_west_1_is_begun_by_mouse_and_finished_by_a_bot() {
    begun_and_handed_over("east-to-west-1").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn eastern_wonders_is_begun_by_mouse_and_finished_by_a_bot() {
    begun_and_handed_over("eastern-wonders").await;
}

async fn begun_and_handed_over(game: &str) {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("en").await;
    play_now_of(&fixture, &page, game).await;
    shot(&page, &format!("{game}-start-en")).await;
    for decision in 0..25 {
        if !my_turn(&page).await {
            break;
        }
        if decision == 9 {
            shot(&page, &format!("{game}-middle-en")).await;
            no_violation(&page, game).await;
            page.dark(true).await.unwrap();
            shot(&page, &format!("{game}-middle-en-dark")).await;
            page.dark(false).await.unwrap();
            page.resize(390, 844, true).await.unwrap();
            fits(&page, game).await;
            shot(&page, &format!("{game}-middle-en-phone")).await;
            page.resize(1280, 720, false).await.unwrap();
        }
        decide_by_mouse(&page, decision).await;
    }
    hand_over(&page).await;
    shot(&page, &format!("{game}-scores-en")).await;
    no_violation(&page, "the scores").await;
    no_complaint(&page, game);
}

/// What one browser was told, by the number of decisions.
#[derive(Default)]
struct Heard {
    seat: Option<Seat>,
    views: BTreeMap<u32, Vec<u8>>,
    events: BTreeMap<u32, Vec<Value>>,
}

impl Heard {
    /// Everything of a table that came over the wire.
    fn by(page: &Page, table: &str) -> Heard {
        let mut heard = Heard::default();
        let mut view = Vec::new();
        for frame in page.network().frames {
            if !frame.url.contains(table) {
                continue;
            }
            let Ok(FromTable::Item(item)) = serde_json::from_slice(&frame.payload) else {
                continue;
            };
            assert_eq!(frame.direction, Direction::Received);
            if let Some(placard) = item.placard {
                heard.seat = placard.me.map(Seat);
            }
            let (ply, patch) = match item.news {
                News::Began { view, .. } => (0, view),
                News::Moved { ply, view, events, .. } => {
                    heard.events.insert(ply, events);
                    (ply, view)
                }
                _ => continue,
            };
            view = patch::apply(&view, &patch).expect("a patch that fits");
            heard.views.insert(ply, view.clone());
        }
        heard
    }

    fn happened(&self, what: &str) -> impl Iterator<Item = &Value> {
        self.events.values().flatten().filter_map(move |event| event.get(what))
    }
}

/// Two people and, where the game needs one, a bot play until this has happened; tells what both
/// have heard.
async fn together(game: &str, seats: u8, until: fn(&Heard, &Heard) -> bool) -> [Heard; 2] {
    let fixture = fixture().await;
    let (_one, anna) = fixture.guest("en").await;
    let (_two, ben) = fixture.guest("fr").await;
    let at = fixture.url();
    enter(&anna, &at, "Anna").await;
    enter(&ben, &at, "Ben").await;
    for _ in 0..4 {
        let table = begin(&anna, &ben, &at, game, seats).await;
        if let Some(heard) = play_until(&anna, &ben, &table, until).await {
            shot(&anna, &format!("{game}-together-en")).await;
            shot(&ben, &format!("{game}-together-fr")).await;
            for page in [&anna, &ben] {
                no_complaint(page, game);
            }
            return heard;
        }
    }
    panic!("it did not happen in four games");
}

/// Both sit down at a table, with bots at the other chairs.
async fn begin(anna: &Page, ben: &Page, at: &str, game: &str, seats: u8) -> String {
    let setting = json!({ "game": game, "options": { "seats": seats, "with": [] } });
    let bots: Vec<_> = (2..seats).map(|_| "random").collect();
    let table = post(anna, "/api/tables", json!({ "setting": setting, "bots": bots })).await;
    let table = table["table"].as_str().unwrap().to_owned();
    for (page, wishes) in [
        (ben, &[json!({ "do": "sit" }), json!({ "do": "ready", "ready": true })][..]),
        (anna, &[json!({ "do": "begin" })][..]),
    ] {
        for wish in wishes {
            let done = post(page, &format!("/api/tables/{table}/wishes"), wish.clone()).await;
            assert!(done["seq"].is_number(), "{done}");
        }
    }
    for page in [anna, ben] {
        page.goto(&format!("{at}/t/{table}")).await.unwrap();
        page.wait("[data-ply]").await.unwrap();
    }
    table
}

/// Both decide whatever they are asked; `None` if the game is over before it has happened.
async fn play_until(
    anna: &Page,
    ben: &Page,
    table: &str,
    until: fn(&Heard, &Heard) -> bool,
) -> Option<[Heard; 2]> {
    let heard = || [Heard::by(anna, table), Heard::by(ben, table)];
    for number in 0.. {
        let mover = loop {
            match (turn(anna).await.as_str(), turn(ben).await.as_str()) {
                ("me", _) => break anna,
                (_, "me") => break ben,
                ("over", _) => return None,
                _ => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        };
        if !my_turn(mover).await {
            continue;
        }
        decide_by_mouse(mover, number).await;
        let [of_anna, of_ben] = heard();
        if number >= 12 && until(&of_anna, &of_ben) {
            // What is under way arrives at both.
            tokio::time::sleep(Duration::from_millis(500)).await;
            return Some(heard());
        }
    }
    None
}

/// In how many moments the bytes of one browser leave open what the other one sees, and in how
/// many of them they were told of different things.
fn left_open(game: &str, seats: u8, of: &Heard, by: &Heard) -> (usize, usize) {
    let opened = registry::unpack(game, &Options::seats(seats), None).unwrap();
    let mine = Viewer::Seat(of.seat.unwrap());
    let mut open = 0;
    for (ply, view) in &by.views {
        let Some(own) = of.views.get(ply) else { continue };
        let truth = opened.look(own, Seed::from_number(0)).unwrap().view(mine).to_string();
        let look =
            |seed| opened.look(view, Seed::from_number(seed)).unwrap().view(mine).to_string();
        let worlds: HashSet<String> = (0..12).map(look).collect();
        open += usize::from(worlds.len() > 1 || !worlds.contains(&truth));
    }
    let differ = |(ply, events): &(&u32, &Vec<Value>)| by.events.get(ply) != Some(*events);
    (open, of.events.iter().filter(differ).count())
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn two_browsers_in_an_auction() {
    let [anna, ben] = together("goa", 2, |anna, ben| {
        let bid = |who: &Heard| ben.happened("bid").any(|bid| bid["seat"] == json!(who.seat));
        bid(anna) && bid(ben) && ben.happened("sold").count() > 0
    })
    .await;
    // Ducats are hidden from the first sale on.
    for (of, by) in [(&anna, &ben), (&ben, &anna)] {
        let (open, _) = left_open("goa", 2, of, by);
        assert!(open > 0, "one browser knows all the other does");
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn two_browsers_in_a_duel() {
    let [anna, ben] = together("borneo", 3, |anna, ben| {
        ben.happened("fought").any(|duel| {
            let two = [&duel["seat"], &duel["rival"]];
            [anna, ben].iter().all(|who| two.contains(&&json!(who.seat)))
        })
    })
    .await;
    for (of, by) in [(&anna, &ben), (&ben, &anna)] {
        let (open, differ) = left_open("borneo", 3, of, by);
        let all = by.views.len();
        assert!(open * 10 >= all * 9, "a hand is known in {} of {all} moments", all - open);
        assert!(differ > 0, "who draws cards is told which, the other is not");
    }
}

//! Two people at one table of other games, and a whole game of Francis Drake by mouse.

use std::cell::RefCell;
use std::collections::HashSet;
use std::time::Duration;

use e2e::Page;
use kit::{Options, Seed, Viewer};
use serde_json::{Value, json};

use crate::fixture::company::enter;
use crate::fixture::heard::{Heard, worlds};
use crate::fixture::{
    decide_by_mouse, decide_with, fixture, my_turn, no_complaint, play_now_of, post, shot, turn,
};

/// Three voyages, every decision of one's own with the mouse.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn francis_drake_is_played_by_mouse_to_the_scores() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("fr").await;
    page.patience(Duration::from_secs(60));
    play_now_of(&fixture, &page, "francis-drake").await;
    let touched = RefCell::new(HashSet::<String>::new());
    let mut decisions = 0;
    while my_turn(&page).await {
        decide_with(&page, |touchable| {
            let id = captain(touchable, decisions, 12)?;
            touched.borrow_mut().insert(id.clone());
            Some(id)
        })
        .await;
        decisions += 1;
    }
    page.wait("[data-part=scores]").await.unwrap();
    shot(&page, "francis-drake-scores-fr").await;
    for what in ["house:", "place:", "press:pass", "press:stay"] {
        let was = touched.borrow().iter().any(|id| id.starts_with(what));
        assert!(was, "{what} was never touched: {touched:?}");
    }
    no_complaint(&page, "a whole game of Francis Drake");
}

/// What a captain touches: the nearest house while so many are ahead, and at sea anything but to give
/// up or to go home.
fn captain(touchable: &[String], number: usize, ahead: usize) -> Option<String> {
    let houses: Vec<&String> = touchable.iter().filter(|id| id.starts_with("house:")).collect();
    if houses.len() >= ahead {
        return houses.first().map(|&house| house.clone());
    }
    let pass = touchable.iter().find(|&id| id == "press:pass");
    let idle = ["press:decline", "press:return", "press:keep"];
    let bold: Vec<&String> = touchable.iter().filter(|id| !idle.contains(&id.as_str())).collect();
    let any = bold.get((number * 7 + number / 2) % bold.len().max(1)).copied();
    pass.or(any).or(touchable.first()).cloned()
}

/// The same for a captain who takes barrels and nothing else on the street.
fn hasty_captain(touchable: &[String], number: usize) -> Option<String> {
    let barrels = touchable.iter().find(|id| id.starts_with("house:supplies"));
    barrels.cloned().or_else(|| captain(touchable, number, usize::MAX))
}

/// The event that is waited for, and whether it has happened as it should.
type Awaited = (&'static str, fn(&Heard, &Heard) -> bool);

/// The piece that somebody touches who is asked for the time of this number.
type Decide = fn(&[String], usize) -> Option<String>;

/// Two people and, where the game needs one, a bot play until this has happened; tells what both
/// have heard. They decide everything by mouse if it is said how, else only the beginning.
async fn together(game: &str, seats: u8, decide: Option<Decide>, until: Awaited) -> [Heard; 2] {
    let fixture = fixture().await;
    let (_one, anna) = fixture.guest("en").await;
    let (_two, ben) = fixture.guest("fr").await;
    let at = fixture.url();
    enter(&anna, &at, "Anna").await;
    enter(&ben, &at, "Ben").await;
    for page in [&anna, &ben] {
        page.eval::<()>("localStorage.setItem('comptoir:speed', 'at-once')").await.unwrap();
    }
    for _ in 0..4 {
        let table = begin(&anna, &ben, &at, game, seats).await;
        if let Some(heard) = play_until(&anna, &ben, (&table, game, seats), decide, until).await {
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

/// So many decisions are made by mouse. What the browsers hear is the same if the rest are not.
const BY_MOUSE: usize = 12;

/// Both decide whatever they are asked; `None` if the game is over before it has happened.
async fn play_until(
    anna: &Page,
    ben: &Page,
    (table, game, seats): (&str, &str, u8),
    decide: Option<Decide>,
    (event, until): Awaited,
) -> Option<[Heard; 2]> {
    let opened = registry::unpack(game, &Options::seats(seats), None).unwrap();
    for number in 0.. {
        let (mover, heard) = loop {
            let [of_anna, of_ben] = [Heard::by(anna, table), Heard::by(ben, table)];
            if number >= BY_MOUSE && until(&of_anna, &of_ben) && of_anna.ply() == of_ben.ply() {
                return Some([of_anna, of_ben]);
            }
            if of_anna.ply() == of_ben.ply() && of_anna.is_asked() {
                break (anna, of_anna);
            }
            if of_anna.ply() == of_ben.ply() && of_ben.is_asked() {
                break (ben, of_ben);
            }
            if turn(anna).await == "over" {
                return None;
            }
            tokio::time::sleep(Duration::from_millis(15)).await;
        };
        if decide.is_some() || number < BY_MOUSE {
            if my_turn(mover).await {
                match decide {
                    Some(decide) => decide_with(mover, |touchable| decide(touchable, number)).await,
                    None => decide_by_mouse(mover, number).await,
                }
            }
            continue;
        }
        // What brings about what is waited for, as far as this seat can tell, or anything.
        let seat = heard.seat.unwrap();
        let view = heard.views.values().last().unwrap();
        let look = || opened.look(view, Seed::from_number(number as u64)).unwrap();
        let moves = look().move_texts(seat);
        let leads = |text: &&String| {
            let happened = look().play(seat, text).unwrap_or_default();
            let mut told = happened.iter().filter_map(|one| one.event_for(Viewer::Seat(seat)));
            told.any(|told| told.get(event).is_some())
        };
        let text = moves.iter().find(leads).or(moves.get(number * 7 % moves.len())).unwrap();
        let wish = json!({ "do": "move", "list": heard.list, "text": text });
        post(mover, &format!("/api/tables/{table}/wishes"), wish).await;
        let on = (heard.ply(), mover);
        while Heard::by(on.1, table).ply() == on.0 && turn(on.1).await != "over" {
            tokio::time::sleep(Duration::from_millis(5)).await;
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
        let worlds = worlds(&*opened, view, mine);
        open += usize::from(worlds.len() > 1 || !worlds.contains(&truth));
    }
    let differ = |(ply, events): &(&u32, &Vec<Value>)| by.events.get(ply) != Some(*events);
    (open, of.events.iter().filter(differ).count())
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn two_browsers_in_an_auction() {
    let sold = |anna: &Heard, ben: &Heard| {
        let bid = |who: &Heard| ben.happened("bid").any(|bid| bid["seat"] == json!(who.seat));
        bid(anna) && bid(ben) && ben.happened("sold").count() > 0
    };
    let [anna, ben] = together("goa", 2, None, ("bid", sold)).await;
    // Ducats are hidden from the first sale on.
    for (of, by) in [(&anna, &ben), (&ben, &anna)] {
        let (open, _) = left_open("goa", 2, of, by);
        assert!(open > 0, "one browser knows all the other does");
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn two_browsers_in_a_duel() {
    let fought = |anna: &Heard, ben: &Heard| {
        ben.happened("fought").any(|duel| {
            let two = [&duel["seat"], &duel["rival"]];
            [anna, ben].iter().all(|who| two.contains(&&json!(who.seat)))
        })
    };
    let [anna, ben] = together("borneo", 3, None, ("attacked", fought)).await;
    for (of, by) in [(&anna, &ben), (&ben, &anna)] {
        let (open, differ) = left_open("borneo", 3, of, by);
        let all = by.views.len();
        assert!(open * 10 >= all * 9, "a hand is known in {} of {all} moments", all - open);
        assert!(differ > 0, "who draws cards is told which, the other is not");
    }
}

/// Whoever lays a mission disc face down is told its number, and nobody else until all are turned
/// up: neither by what happens nor by the bytes of the view.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn two_browsers_lay_missions_face_down() {
    let turned_up = |anna: &Heard, ben: &Heard| {
        [anna, ben].iter().all(|who| who.happened("revealed").count() > 0)
    };
    let until: Awaited = ("revealed", turned_up);
    let heard = together("francis-drake", 3, Some(hasty_captain), until).await;
    let opened = registry::unpack("francis-drake", &Options::seats(3), None).unwrap();
    let [anna, ben] = &heard;
    for (of, by) in [(anna, ben), (ben, anna)] {
        let theirs = |event: &&Value| event["seat"] == json!(of.seat);
        let laid = |who: &Heard| {
            let discs = who.happened("laid").filter(theirs).map(|laid| laid["disc"].clone());
            discs.collect::<Vec<Value>>()
        };
        assert!(laid(of).len() >= 4 && laid(of).iter().all(|disc| !disc.is_null()));
        assert_eq!(laid(by), vec![Value::Null; laid(of).len()], "told by an event");
        let at = |what: &str| {
            let plies = by.events.iter().filter(|(_, events)| {
                events.iter().filter_map(|event| event.get(what)).any(|event| theirs(&event))
            });
            plies.map(|(ply, _)| *ply).collect::<Vec<u32>>()
        };
        let (first, turned) = (at("laid")[0], at("revealed")[0]);
        assert!(first < turned);
        let mine = Viewer::Seat(of.seat.unwrap());
        for (ply, view) in by.views.range(first..turned) {
            assert!(worlds(&*opened, view, mine).len() > 1, "told by the view of move {ply}");
        }
        let open = worlds(&*opened, &by.views[&turned], mine);
        assert_eq!(open.len(), 1, "once they are turned up everybody knows");
    }
}

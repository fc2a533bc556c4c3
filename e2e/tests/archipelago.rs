//! Archipelago in several browsers at once, and its map.

use std::time::Duration;

use e2e::{Cable, Direction, Page};
use kit::Viewer;
use room::{FromTable, News, ToTable, Wish};
use serde_json::{Value, json};

use crate::fixture::advised::{Hand, decide_as_advised};
use crate::fixture::company::enter;
use crate::fixture::heard::{Heard, worlds};
use crate::fixture::position::{log_at, open};
use crate::fixture::{
    choose, decide_by_mouse, fits, fixture, my_turn, no_complaint, no_violation, piece, post,
    set_amount, shot, touchable, turn,
};

const MAP: &str = "[data-part=board] .map-canvas";

/// What a browser was told of a table, signs of life and of presence apart.
fn told(page: &Page, table: &str) -> Vec<FromTable> {
    let frames = page.network().frames.into_iter();
    let frames =
        frames.filter(|frame| frame.url.contains(table) && frame.direction == Direction::Received);
    let told = frames.filter_map(|frame| serde_json::from_slice(&frame.payload).ok());
    told.filter(|told| !matches!(told, FromTable::Pong(_) | FromTable::Here { .. })).collect()
}

/// The moves that a browser has sent, each with the number it is answered under.
fn sent(page: &Page, table: &str) -> Vec<(u32, String)> {
    let frames = page.network().frames.into_iter();
    let frames =
        frames.filter(|frame| frame.url.contains(table) && frame.direction == Direction::Sent);
    let moves = frames.filter_map(|frame| match serde_json::from_slice(&frame.payload).ok()? {
        ToTable::Wish { n, wish: Wish::Move { text, .. } } => Some((n, text)),
        _ => None,
    });
    moves.collect()
}

/// Whether a wish of this number was granted; `None` before the answer.
fn granted(page: &Page, table: &str, number: u32) -> Option<bool> {
    told(page, table).into_iter().find_map(|told| match told {
        FromTable::Done { n, .. } if n == number => Some(true),
        FromTable::Refused { n, .. } if n == number => Some(false),
        _ => None,
    })
}

/// Waits for something that a browser was told or has sent.
async fn until(what: &str, mut there: impl FnMut() -> bool) {
    for _ in 0..400 {
        if there() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("it did not come: {what}");
}

/// Everything on a board that somebody could notice, but for the clock in the sentence at the top.
async fn appearance(page: &Page) -> String {
    let script = "[...document.querySelectorAll('.slab, .others, .list')]\
                  .map((part) => part.innerHTML).join('')";
    page.eval(script).await.unwrap()
}

/// The same, once what happened before has come to rest.
async fn at_rest(page: &Page) -> String {
    let mut last = appearance(page).await;
    for _ in 0..40 {
        tokio::time::sleep(Duration::from_millis(300)).await;
        let now = appearance(page).await;
        if now == last {
            return now;
        }
        last = now;
    }
    panic!("the board never comes to rest");
}

/// What differs between two appearances, for the reader of a failure.
fn difference<'a>(one: &'a str, other: &'a str) -> (&'a str, &'a str) {
    let pairs = one.char_indices().zip(other.chars());
    let at = pairs.into_iter().find(|((_, one), other)| one != other).map_or(0, |((at, _), _)| at);
    let part = |text: &'a str| text.get(at..).map_or("", |rest| rest.get(..80).unwrap_or(rest));
    (part(one), part(other))
}

/// Three people sit down at a table of their own.
async fn sit_down(pages: [&Page; 3], at: &str) -> String {
    for (page, name) in pages.into_iter().zip(["Anna", "Ben", "Cléo"]) {
        enter(page, at, name).await;
        page.eval::<()>("localStorage.setItem('comptoir:speed', 'at-once')").await.unwrap();
    }
    let setting = json!({ "game": "archipelago", "options": { "seats": 3, "with": [] } });
    let table = post(pages[0], "/api/tables", json!({ "setting": setting })).await;
    let table = table["table"].as_str().unwrap().to_owned();
    let wish = async |page: &Page, wish: Value| {
        let done = post(page, &format!("/api/tables/{table}/wishes"), wish).await;
        assert!(done["seq"].is_number(), "{done}");
    };
    for page in &pages[1..] {
        wish(page, json!({ "do": "sit" })).await;
        wish(page, json!({ "do": "ready", "ready": true })).await;
    }
    wish(pages[0], json!({ "do": "begin" })).await;
    for page in pages {
        page.goto(&format!("{at}/t/{table}")).await.unwrap();
        page.wait("[data-ply]").await.unwrap();
    }
    table
}

/// Everybody settles by mouse, until all are asked for their bids.
async fn settle(pages: [&Page; 3]) {
    let bids = "[data-piece^=bid-].can";
    for number in 0..400 {
        let mut bidding = 0;
        for page in pages {
            if page.count(bids).await.unwrap() > 0 {
                bidding += 1;
            } else if turn(page).await == "me" && !touchable(page).await.is_empty() {
                assert!(my_turn(page).await);
                decide_by_mouse(page, number).await;
            }
        }
        if bidding == pages.len() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("nobody was asked for a bid");
}

/// Sets a bid at the letter, so that one more click seals it.
async fn write_bid(page: &Page, florins: usize) {
    page.click("[data-piece^=bid-].can").await.unwrap();
    page.wait(".popover .stepper").await.unwrap();
    set_amount(page, ".popover", florins).await;
}

const SEAL: &str = ".popover .choice";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn three_browsers_bid_at_the_same_time_and_two_of_them_make_a_deal() {
    let fixture = fixture().await;
    let cable = Cable::to(fixture.address()).await.unwrap();
    let (_one, anna) = fixture.guest("en").await;
    let (_two, ben) = fixture.guest("fr").await;
    let (_three, cleo) = fixture.guest("en").await;
    let pages = [&anna, &ben, &cleo];
    let table = sit_down(pages, &cable.url()).await;
    settle(pages).await;
    let seats = pages.map(|page| Heard::by(page, &table).seat.unwrap());
    shot(&anna, "archipelago-bids-en").await;

    // A sealed bid: nobody else is told anything, and nothing moves on their screens.
    let before = [told(&ben, &table).len(), told(&cleo, &table).len()];
    let seen = [at_rest(&ben).await, at_rest(&cleo).await];
    write_bid(&anna, 1).await;
    anna.click(SEAL).await.unwrap();
    until("the first bid", || sent(&anna, &table).last().is_some_and(|(_, text)| text == "bid:1"))
        .await;
    let (number, _) = sent(&anna, &table).last().cloned().unwrap();
    until("its answer", || granted(&anna, &table, number).is_some()).await;
    assert_eq!(granted(&anna, &table, number), Some(true));
    // She takes it back, which nobody is told either.
    anna.key("u").await.unwrap();
    let undone = |told: &FromTable| matches!(told, FromTable::Item(item) if matches!(item.news, News::Undone { .. }));
    until("the bid taken back", || told(&anna, &table).iter().any(undone)).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!([told(&ben, &table).len(), told(&cleo, &table).len()], before);
    assert!([appearance(&ben).await, appearance(&cleo).await] == seen, "a bid shows");

    // All three at the same time: none has arrived when the last is sent.
    for (page, florins) in pages.into_iter().zip([0, 2, 1]) {
        write_bid(page, florins).await;
    }
    cable.hold(true);
    tokio::try_join!(anna.click(SEAL), ben.click(SEAL), cleo.click(SEAL)).unwrap();
    let mut numbers = Vec::new();
    for (page, text) in pages.into_iter().zip(["bid:0", "bid:2", "bid:1"]) {
        until(text, || sent(page, &table).last().is_some_and(|(_, last)| last == text)).await;
        let (number, _) = sent(page, &table).last().cloned().unwrap();
        assert_eq!(granted(page, &table, number), None, "it is under way");
        numbers.push(number);
    }
    cable.hold(false);
    for (page, number) in pages.into_iter().zip(&numbers) {
        until("the answer to a bid", || granted(page, &table, *number).is_some()).await;
        assert_eq!(granted(page, &table, *number), Some(true), "a bid in flight is accepted");
    }
    let bids: Vec<Value> =
        seats.iter().zip([0, 2, 1]).map(|(seat, bid)| json!([seat, bid])).collect();
    for page in pages {
        until("the bids opened", || Heard::by(page, &table).happened("bids").next().is_some())
            .await;
        let heard = Heard::by(page, &table);
        let opened = heard.happened("bids").next().unwrap()["bids"].as_array().unwrap();
        assert!(bids.iter().all(|bid| opened.contains(bid)), "{opened:?}");
    }

    // Ben has bid most and decides the order. Anna offers him a florin to go first; Cléo is not told.
    let before = told(&cleo, &table).len();
    anna.click("[data-part=list] [data-form=offer]").await.unwrap();
    anna.wait("[data-part=composer] [role=spinbutton]").await.unwrap();
    let quiet = at_rest(&cleo).await;
    let give = "[data-part=composer] .bundle-row:not(.bundle-heads) .form-steps";
    anna.click(&format!("{give} button:last-child")).await.unwrap();
    let clause = "[data-part=composer] .form-many select";
    let first = "[...document.querySelector('[data-part=composer] .form-many select').options]\
                 .findIndex((option) => option.text === 'Anna at place 1')";
    let place: usize = anna.eval(first).await.unwrap();
    choose(&anna, clause, place).await;
    anna.wait("[data-part=composer] [data-do=send]:not(:disabled)").await.unwrap();
    shot(&anna, "archipelago-offer-en").await;
    anna.click("[data-part=composer] [data-do=send]").await.unwrap();
    let accept = piece(&format!("accept-{}", seats[0].0));
    ben.wait(&format!("{accept}.can")).await.unwrap();
    shot(&ben, "archipelago-offered-fr").await;
    no_violation(&ben, "an offer that can be accepted").await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(told(&cleo, &table).len(), before, "an open offer is between two");
    let now = appearance(&cleo).await;
    assert!(now == quiet, "an open offer shows: {:?}", difference(&quiet, &now));
    let between = |page: &Page| Heard::by(page, &table).happened("offered").count();
    assert_eq!([between(&anna), between(&ben), between(&cleo)], [1, 1, 0]);
    let opened = registry::unpack("archipelago", &kit::Options::seats(3), None).unwrap();
    let (of_cleo, of_anna) = (Heard::by(&cleo, &table), Viewer::Seat(seats[0]));
    let view = of_cleo.views.values().last().unwrap();
    assert!(worlds(&*opened, view, of_anna).len() > 1, "her bytes do not tell what Anna sees");

    ben.click(&accept).await.unwrap();
    for page in pages {
        until("the deal", || Heard::by(page, &table).happened("dealt").next().is_some()).await;
    }
    let dealt = Heard::by(&cleo, &table).happened("dealt").next().unwrap().clone();
    assert_eq!((&dealt["seat"], &dealt["from"]), (&json!(seats[1]), &json!(seats[0])), "{dealt}");
    shot(&cleo, "archipelago-dealt-en").await;
    for page in pages {
        no_complaint(page, "bids and a deal");
    }
}

/// What is seen of the map: left, top, width and height in its own units.
async fn seen(page: &Page) -> [f64; 4] {
    page.eval(&format!(
        "document.querySelector('{MAP}').getAttribute('viewBox').split(' ').map(Number)"
    ))
    .await
    .unwrap()
}

/// A point of the map on which nothing glows, in parts of its width and height.
async fn calm_point(page: &Page) -> (f64, f64) {
    let script = format!(
        "(() => {{
            const box = document.querySelector('{MAP}').getBoundingClientRect();
            for (const y of [.5, .4, .6, .3, .7]) for (const x of [.5, .4, .6, .3, .7, .2, .8]) {{
                const top = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
                if (top?.closest('.map-canvas') && !top.closest('[data-piece].can')) return [x, y];
            }}
            return null;
        }})()"
    );
    page.eval::<Option<(f64, f64)>>(&script).await.unwrap().expect("sea or a quiet island")
}

/// Notes whenever the view of the map moves whether something that has just come there is in view then.
const WATCH: &str = "window.followed = [];
new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(() => {
    const news = [...document.querySelectorAll('.map-canvas [data-piece].new')];
    const frame = document.querySelector('.map-canvas').getBoundingClientRect();
    followed.push(news.some((piece) => {
        const box = piece.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    }));
}))).observe(document.querySelector('.map-canvas'), { attributeFilter: ['viewBox'] });";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn the_map_is_panned_zoomed_and_fitted() {
    let meta = registry::GAMES.iter().find(|meta| meta.id == "archipelago").unwrap();
    let log = log_at(meta, 25);
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("en").await;
    open(&fixture, &page, &log, "en").await;
    let others = "[...document.querySelectorAll('svg.canvas:not(.map-canvas)')]\
                  .map((canvas) => canvas.getAttribute('viewBox')).join()";
    let rest: String = page.eval(others).await.unwrap();
    let whole = seen(&page).await;
    assert_eq!((whole[0], whole[1]), (0.0, 0.0));
    shot(&page, "map-whole").await;

    page.click("[data-do=closer]").await.unwrap();
    page.click("[data-do=closer]").await.unwrap();
    let close = seen(&page).await;
    assert!(close[2] < whole[2] * 0.6 && close[0] > 0.0, "{close:?}");
    assert_eq!(page.eval::<String>(others).await.unwrap(), rest, "the map alone is closer");
    shot(&page, "map-close").await;
    let from = calm_point(&page).await;
    page.drag_within(MAP, from, (from.0 - 0.15, from.1 - 0.1)).await.unwrap();
    let moved = seen(&page).await;
    assert!(moved[0] > close[0] && moved[1] > close[1] && moved[2] == close[2], "{moved:?}");
    page.click("[data-do=further]").await.unwrap();
    assert!(seen(&page).await[2] > moved[2]);
    page.click("[data-do=fit]").await.unwrap();
    assert_eq!(seen(&page).await, whole);

    page.wheel(MAP, (0.0, 0.0), -120.0).await.unwrap();
    let wheeled = seen(&page).await;
    assert!(wheeled[2] < whole[2], "the wheel draws closer");
    page.wheel(MAP, (0.5, 0.5), 120.0).await.unwrap();
    page.wheel(MAP, (0.5, 0.5), 120.0).await.unwrap();
    assert_eq!(seen(&page).await, whole, "never further than all of it");
    page.wheel(MAP, (0.5, 0.5), -120.0).await.unwrap();
    page.key("f").await.unwrap();
    assert_eq!(seen(&page).await, whole);

    // As close as it gets in a corner: the view goes to where something happens.
    for _ in 0..8 {
        page.wheel(MAP, (0.0, 0.0), -120.0).await.unwrap();
    }
    for _ in 0..4 {
        page.click("[data-do=closer]").await.unwrap();
    }
    page.eval::<()>(WATCH).await.unwrap();
    let mut hand = Hand::default();
    while !page.eval::<bool>("followed.includes(true)").await.unwrap() {
        let moved: Vec<bool> = page.eval("followed").await.unwrap();
        assert!(my_turn(&page).await, "the game is over, and the view moved {moved:?}");
        decide_as_advised(&page, &mut hand).await;
    }
    shot(&page, "map-followed").await;
    no_complaint(&page, "the map");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn the_sea_of_from_east_to_west_3_is_a_map_too() {
    let meta = registry::GAMES.iter().find(|meta| meta.id == "east-to-west-3").unwrap();
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("en").await;
    open(&fixture, &page, &log_at(meta, 50), "en").await;
    let whole = seen(&page).await;
    shot(&page, "sea-whole").await;
    page.click("[data-do=closer]").await.unwrap();
    page.wheel(MAP, (0.5, 0.5), -120.0).await.unwrap();
    let close = seen(&page).await;
    assert!(close[2] < whole[2] * 0.7, "{close:?} of {whole:?}");
    shot(&page, "sea-close").await;
    page.key("f").await.unwrap();
    assert_eq!(seen(&page).await, whole);
    no_violation(&page, "the sea").await;
    no_complaint(&page, "the sea");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn the_map_is_pinched_on_a_phone() {
    let meta = registry::GAMES.iter().find(|meta| meta.id == "archipelago").unwrap();
    let fixture = fixture().await;
    let (_context, page) = fixture.caller("fr").await;
    open(&fixture, &page, &log_at(meta, 50), "fr").await;
    page.tap(".tabs [role=tab]:nth-child(2)").await.unwrap();
    let width = "Math.round(document.querySelector('.map-canvas').getBoundingClientRect().width)";
    let window = ".pan.map";
    page.wait(window).await.unwrap();
    let at_first: f64 = page.eval(width).await.unwrap();
    shot(&page, "map-phone").await;
    page.pinch(window, (0.5, 0.5), (80.0, 200.0)).await.unwrap();
    let wider = format!("{width} > {at_first} * 1.6");
    page.wait_for(&wider, "a larger map").await.unwrap();
    assert_eq!(
        page.eval::<f64>("visualViewport.scale").await.unwrap(),
        1.0,
        "the page does not grow"
    );
    fits(&page, "a map that is larger than the screen").await;
    shot(&page, "map-phone-close").await;
    page.pinch(window, (0.5, 0.5), (200.0, 100.0)).await.unwrap();
    page.wait_for(&format!("!({wider})"), "a smaller map").await.unwrap();
    page.tap("[data-do=fit]").await.unwrap();
    let fitted = format!("{width} <= innerWidth && {width} > innerWidth - 40");
    page.wait_for(&fitted, "all of the map").await.unwrap();
    shot(&page, "map-phone-whole").await;
    page.tap("[data-do=closer]").await.unwrap();
    page.wait_for(&format!("{width} > innerWidth"), "closer by a button").await.unwrap();
    no_violation(&page, "the map on a phone").await;
    no_complaint(&page, "the map on a phone");
}

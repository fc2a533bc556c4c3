//! Together at a table on the server.

use std::time::{Duration, Instant};

use e2e::Cable;
use serde_json::json;

use crate::fixture::company::{begin, enter, one_decision, same_moment};
use crate::fixture::{
    decide_by_mouse, fixture, my_turn, no_complaint, no_violation, piece, play_now, ply, post,
    shot, touchable, turn,
};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn two_people_play_while_one_reloads_and_one_loses_the_connection() {
    let fixture = fixture().await;
    let (_one, anna) = fixture.guest("en").await;
    let (_two, ben) = fixture.guest("fr").await;
    let mut cable = Cable::to(fixture.address()).await.unwrap();
    let at_ben = cable.url();
    begin(&anna, &ben, &fixture.url(), &at_ben).await;
    for number in 0..8 {
        one_decision(&anna, &ben, number).await;
    }
    anna.reload().await.unwrap();
    anna.wait("[data-ply]").await.unwrap();
    same_moment(&ben, &anna).await;
    for number in 8..14 {
        one_decision(&anna, &ben, number).await;
    }
    // Ben's train enters a tunnel. Anna plays on as long as it is her turn.
    cable.cut().await;
    let before = ply(&anna).await;
    while turn(&anna).await == "me" && ply(&anna).await < before + 3 {
        decide_by_mouse(&anna, 3).await;
    }
    ben.wait(".saying-bar.wire").await.unwrap();
    shot(&ben, "board-cut-fr").await;
    cable.mend().await.unwrap();
    same_moment(&anna, &ben).await;
    for number in 14..24 {
        one_decision(&anna, &ben, number).await;
    }
    same_moment(&anna, &ben).await;
    shot(&anna, "board-two-en").await;
    shot(&ben, "board-two-fr").await;
    no_complaint(&anna, "Anna");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_table_out_of_reach_says_so_soon_and_comes_when_it_can() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("en").await;
    let cable = Cable::to(fixture.address()).await.unwrap();
    enter(&page, &cable.url(), "Anna").await;
    let setting = json!({ "game": "spice-road", "options": { "seats": 2, "with": [] } });
    let table = post(&page, "/api/tables", json!({ "setting": setting })).await;
    let table = table["table"].as_str().unwrap();
    page.goto(&format!("{}/t/{table}", cable.url())).await.unwrap();
    page.wait(".lobby").await.unwrap();
    // The page itself is kept by then.
    let kept = "navigator.serviceWorker.controller !== null";
    page.patience(Duration::from_secs(60));
    page.wait_for(kept, "a page that opens without a network").await.unwrap();
    cable.hold(true);
    page.reload().await.unwrap();
    let reloaded = Instant::now();
    page.wait(".lost").await.unwrap();
    let told = reloaded.elapsed();
    assert!(told < Duration::from_secs(6), "it is told after {told:?}");
    cable.hold(false);
    page.wait(".lobby").await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn who_watches_sees_everything_and_touches_nothing() {
    let fixture = fixture().await;
    let (_one, anna) = fixture.guest("en").await;
    let (_two, ben) = fixture.guest("en").await;
    let (_three, cleo) = fixture.guest("fr").await;
    let table = begin(&anna, &ben, &fixture.url(), &fixture.url()).await;
    cleo.goto(&fixture.at(&format!("/t/{table}"))).await.unwrap();
    cleo.wait("[data-ply]").await.unwrap();
    for number in 0..6 {
        one_decision(&anna, &ben, number).await;
        same_moment(&anna, &cleo).await;
        assert_eq!(cleo.count("[data-piece].can").await.unwrap(), 0);
        assert_eq!(turn(&cleo).await, "other");
    }
    shot(&cleo, "board-watching-fr").await;
    no_violation(&cleo, "the board of who watches").await;
    no_complaint(&cleo, "who watches");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_greyed_piece_says_why_not() {
    let fixture = fixture().await;
    let (_one, anna) = fixture.guest("en").await;
    play_now(&fixture, &anna).await;
    assert!(my_turn(&anna).await);
    let glowing = touchable(&anna).await;
    let script =
        "[...document.querySelectorAll('[data-piece^=\"point:\"]')].map((p) => p.dataset.piece)";
    let points: Vec<String> = anna.eval(script).await.unwrap();
    let dear = points.iter().find(|id| !glowing.contains(id)).expect("a card too dear to claim");
    anna.click(&piece(dear)).await.unwrap();
    let why = anna.text("[data-part=why]").await.unwrap();
    assert!(why.contains("spices asked for"), "{why}");
    no_complaint(&anna, "why not");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn what_is_said_and_named_runs_nowhere() {
    let fixture = fixture().await;
    let (_one, anna) = fixture.guest("en").await;
    let (_two, ben) = fixture.guest("en").await;
    let evil = "<img src=x onerror=\"document.title='evil'\">";
    let table = begin(&anna, &ben, &fixture.url(), &fixture.url()).await;
    let wishes = format!("/api/tables/{table}/wishes");
    let said = post(&anna, &wishes, json!({ "do": "say", "text": evil })).await;
    assert!(said["seq"].is_number());
    ben.click("[role=tab] >> Chat").await.unwrap();
    let chat = ben.text("[data-part=chat]").await.unwrap();
    assert!(chat.contains(evil), "{chat}");
    assert_eq!(ben.count("[data-part=chat] img").await.unwrap(), 0);
    assert_ne!(ben.eval::<String>("document.title").await.unwrap(), "evil");
    no_complaint(&ben, "the chat");
}

//! What people do to each other at a table: ask, talk, play again, and play through bad networks.

use std::time::Duration;

use e2e::Page;
use serde_json::json;

use crate::fixture::company::{begin, begin_with, in_turn, one_decision, same_moment};
use crate::fixture::{
    decide_by_mouse, fixture, get, moved_on, my_turn, no_complaint, no_violation, ply, post, shot,
    shot_both,
};

/// Plays a while with somebody whose browser has no working WebSocket.
async fn without_sockets(script: &str) {
    let fixture = fixture().await;
    let (_one, anna) = fixture.guest("en").await;
    let (_two, ben) = fixture.guest("fr").await;
    anna.before_each_document(script).await.unwrap();
    begin(&anna, &ben, &fixture.url(), &fixture.url()).await;
    for number in 0..6 {
        one_decision(&anna, &ben, number).await;
        same_moment(&anna, &ben).await;
    }
    let network = anna.network();
    assert!(network.frames.is_empty(), "{:?}", network.frames);
    let posted = network.transfers.iter().filter(|one| one.url.contains("/wishes")).count();
    assert!(posted >= 2, "{posted} wishes posted");
    let streams = "performance.getEntriesByType('resource').map((e) => e.name).join(' ')";
    println!("{}", anna.eval::<String>(streams).await.unwrap());
    assert_eq!(anna.count(".saying-bar.wire").await.unwrap(), 0);
    assert!(!ben.network().frames.is_empty(), "Ben has a socket");
    no_complaint(&anna, "Anna without a socket");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn where_sockets_are_forbidden_the_stream_carries_the_game() {
    without_sockets("window.WebSocket = class { constructor() { throw new Error('no'); } };").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn where_sockets_never_open_the_stream_carries_the_game() {
    without_sockets("window.WebSocket = class { readyState = 0; close() {} };").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_rematch_brings_both_to_the_same_new_table() {
    let fixture = fixture().await;
    let (_one, anna) = fixture.guest("en").await;
    let (_two, ben) = fixture.guest("fr").await;
    let table = begin(&anna, &ben, &fixture.url(), &fixture.url()).await;
    // Both go for a walk; the bots of the fixture finish the game.
    for page in [&anna, &ben] {
        let wishes = format!("/api/tables/{table}/wishes");
        let done = post(page, &wishes, json!({ "do": "hand-over" })).await;
        assert!(done["seq"].is_number(), "{done}");
    }
    for page in [&anna, &ben] {
        page.patience(Duration::from_secs(120));
        page.wait_for("document.querySelector('[data-turn]').dataset.turn === 'over'", "the end")
            .await
            .unwrap();
        if page.count(".skip-now").await.unwrap() > 0 {
            page.click(".skip-now").await.unwrap();
        }
        page.wait("[data-part=scores]").await.unwrap();
    }
    shot_both(&anna, "over-two-en").await;
    anna.click("[data-do=rematch]").await.unwrap();
    let elsewhere =
        format!("/^\\/t\\//.test(location.pathname) && location.pathname !== '/t/{table}'");
    anna.wait_for(&elsewhere, "the new table").await.unwrap();
    anna.wait(".lobby, [data-ply]").await.unwrap();
    shot_both(&anna, "rematch-en").await;
    // Ben is told, and follows with the same button.
    let told = "document.querySelector('[data-do=rematch]').innerText === 'Rejoindre la revanche'";
    ben.wait_for(told, "Ben to be told that Anna waits").await.unwrap();
    shot_both(&ben, "rematch-asked-fr").await;
    ben.click("[data-do=rematch]").await.unwrap();
    ben.wait_for(&elsewhere, "the new table").await.unwrap();
    let there = anna.eval::<String>("location.pathname").await.unwrap();
    assert_eq!(ben.eval::<String>("location.pathname").await.unwrap(), there);
    ben.wait(".lobby, [data-ply]").await.unwrap();
    let id = ben.eval::<String>("location.pathname.slice(3)").await.unwrap();
    let (_, placard) = get(&ben, &format!("/api/tables/{id}")).await;
    assert!(placard["me"].is_number(), "Ben sits at the new table: {placard}");
    no_complaint(&anna, "Anna's rematch");
    no_complaint(&ben, "Ben's rematch");
}

/// Both decide until who is asked now has decided before and the other after that; gives who asks
/// and who is asked to agree.
async fn entangled<'a>(anna: &'a Page, ben: &'a Page) -> (&'a Page, &'a Page) {
    let (first, second) = in_turn(anna, ben).await;
    for mover in [first, second] {
        while !std::ptr::eq(in_turn(anna, ben).await.0, mover) {}
        assert!(my_turn(mover).await);
        // With this card nothing is turned up: behind that nobody can go back.
        let before = ply(mover).await;
        mover.click("[data-piece^='card:ST1'].can").await.unwrap();
        moved_on(mover, before).await;
    }
    while !std::ptr::eq(in_turn(anna, ben).await.0, first) {}
    assert!(my_turn(first).await);
    same_moment(first, second).await;
    (first, second)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_decision_is_taken_back_if_the_other_agrees_and_stays_if_not() {
    let fixture = fixture().await;
    let (_one, anna) = fixture.guest("en").await;
    let (_two, ben) = fixture.guest("fr").await;
    let url = fixture.url();
    begin_with(&anna, &ben, &url, &url, json!({ "undo": "consent" })).await;

    let (asks, asked) = entangled(&anna, &ben).await;
    let now = ply(asks).await;
    asks.click("[data-do=undo]").await.unwrap();
    asked.wait(".question button").await.unwrap();
    asks.wait(".question em").await.unwrap();
    shot_both(asked, "consent-asked").await;
    shot_both(asks, "consent-asking").await;
    no_violation(asked, "the question").await;
    asked.click(".question button:not(.main)").await.unwrap();
    for page in [asks, asked] {
        page.wait_for("!document.querySelector('.question')", "the question answered")
            .await
            .unwrap();
        assert_eq!(ply(page).await, now, "nothing was taken back");
    }
    shot(asks, "consent-refused").await;

    asks.click("[data-do=undo]").await.unwrap();
    asked.click(".question button.main").await.unwrap();
    for page in [asks, asked] {
        let back = format!("Number(document.querySelector('[data-ply]').dataset.ply) < {now}");
        page.wait_for(&back, "the decision taken back").await.unwrap();
    }
    same_moment(asks, asked).await;
    assert!(my_turn(asks).await, "who asked decides anew");
    shot(asks, "consent-agreed").await;
    // And the game goes on from there.
    let before = ply(asks).await;
    decide_by_mouse(asks, 1).await;
    moved_on(asked, before).await;
    for page in [&anna, &ben] {
        no_complaint(page, "consent");
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn people_talk_and_see_what_they_have_not_read() {
    let fixture = fixture().await;
    let (_one, anna) = fixture.guest("en").await;
    let (_two, ben) = fixture.guest("fr").await;
    begin(&anna, &ben, &fixture.url(), &fixture.url()).await;
    anna.click("[role=tab] >> Chat").await.unwrap();
    anna.type_into("[data-part=chat] input", "Good luck!").await.unwrap();
    anna.key("Enter").await.unwrap();
    anna.wait("[data-part=chat] .saying >> Good luck!").await.unwrap();
    let tab = "[role=tab] >> Discussion";
    ben.wait("[role=tab].stirred").await.unwrap();
    shot(&ben, "chat-unread-fr").await;
    ben.click(tab).await.unwrap();
    ben.wait("[data-part=chat] .saying >> Good luck!").await.unwrap();
    assert_eq!(ben.count("[role=tab].stirred").await.unwrap(), 0, "read is read");

    let odd = [
        "<script>document.title='evil'</script>",
        "{ $who } { -x } [board-undo] %s ${1+1} {{7*7}}",
        "\u{202e}right to left\u{202c} e\u{301}\u{300}\u{302}\u{303}\u{304}\u{306}",
        "🧂🌶️ 👩‍👩‍👧‍👦 日本語 العربية",
        "javascript:alert(1) https://example.org/?a=b&c=d",
    ];
    for text in odd {
        ben.type_into("[data-part=chat] input", text).await.unwrap();
        ben.key("Enter").await.unwrap();
    }
    let sayings = "[...document.querySelectorAll('.saying')].map((p) => p.textContent)";
    anna.wait_for("document.querySelectorAll('.saying').length >= 6", "all of it").await.unwrap();
    let said: Vec<String> = anna.eval(sayings).await.unwrap();
    for (text, said) in odd.iter().zip(&said[1..]) {
        // Signs that turn the direction of letters are left out; everything else stays as it is.
        let plain = text.replace(['\u{202e}', '\u{202c}'], "");
        assert!(said.ends_with(&plain), "{said:?} for {text:?}");
    }
    let inside = "document.querySelectorAll('.saying script, .saying a, .saying img').length";
    assert_eq!(anna.eval::<usize>(inside).await.unwrap(), 0);
    assert_ne!(anna.eval::<String>("document.title").await.unwrap(), "evil");

    // A very long word: what the field takes is what is said, and it stays within its box.
    ben.type_into("[data-part=chat] input", &"Ouf".repeat(150)).await.unwrap();
    let typed: String =
        ben.eval("document.querySelector('[data-part=chat] input').value").await.unwrap();
    ben.key("Enter").await.unwrap();
    anna.wait_for("document.querySelectorAll('.saying').length >= 7", "the long word")
        .await
        .unwrap();
    let said: Vec<String> = anna.eval(sayings).await.unwrap();
    assert!(said[6].ends_with(&typed), "{typed} became {:?}", said[6]);
    let wide = "((e) => e.scrollWidth > e.clientWidth)(document.querySelector('.sayings'))";
    assert!(!anna.eval::<bool>(wide).await.unwrap(), "the chat needs no sideways scrolling");
    assert_eq!(ben.count("[data-part=why]").await.unwrap(), 0);

    for number in 0..14 {
        anna.type_into("[data-part=chat] input", &format!("line {number}")).await.unwrap();
        anna.key("Enter").await.unwrap();
    }
    let seen = "((box) => [...document.querySelectorAll('.saying')].at(-1).textContent.endsWith('line 13') \
                && box.scrollTop + box.clientHeight >= box.scrollHeight - 2)\
                (document.querySelector('.sayings'))";
    for page in [&anna, &ben] {
        page.wait_for(seen, "the newest line in view").await.unwrap();
    }
    shot_both(&anna, "chat-en").await;
    no_violation(&anna, "the chat").await;
    no_complaint(&anna, "the chat");
    no_complaint(&ben, "the chat");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn on_a_telephone_what_was_read_stays_read() {
    let fixture = fixture().await;
    let (_one, anna) = fixture.guest("en").await;
    let (_two, ben) = fixture.caller("en").await;
    begin(&anna, &ben, &fixture.url(), &fixture.url()).await;
    anna.click("[role=tab] >> Chat").await.unwrap();
    anna.type_into("[data-part=chat] input", "Good luck!").await.unwrap();
    anna.key("Enter").await.unwrap();
    ben.wait(".tabs .stirred >> Log").await.unwrap();
    // What nobody has read is still to be read after the page was loaded anew.
    ben.reload().await.unwrap();
    ben.wait(".tabs .stirred >> Log").await.unwrap();
    shot(&ben, "phone-unread-en").await;
    ben.tap(".tabs [role=tab] >> Log").await.unwrap();
    ben.wait(".leaf-tabs .stirred >> Chat").await.unwrap();
    ben.tap(".leaf-tabs [role=tab] >> Chat").await.unwrap();
    ben.wait(".saying >> Good luck!").await.unwrap();
    shot(&ben, "phone-chat-en").await;
    ben.tap(".tabs [role=tab] >> Board").await.unwrap();
    ben.tap(".tabs [role=tab] >> Log").await.unwrap();
    ben.wait(".leaf-tabs").await.unwrap();
    assert_eq!(ben.count(".leaf-tabs .stirred").await.unwrap(), 0, "read is read");
    ben.reload().await.unwrap();
    ben.wait(".tabs [role=tab] >> Log").await.unwrap();
    ben.wait("[data-ply]").await.unwrap();
    assert_eq!(ben.count(".tabs .stirred >> Log").await.unwrap(), 0, "and stays read");
    no_complaint(&ben, "the telephone");
}

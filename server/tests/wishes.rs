//! What people can and cannot do at a table.

use std::time::Duration;

use crate::test_server::{TestServer, Visitor, table};
use room::{Ask, News, Phase, Who, Why, Wish};
use serde_json::{Value, json};

/// Two people at a table that has begun, the one who is awaited first.
async fn two(server: &TestServer, setting: Value) -> (Visitor, Visitor, String) {
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let mut new = table(2, &[], false);
    for (name, value) in setting.as_object().unwrap() {
        new["setting"][name] = value.clone();
    }
    let id = ada.open_table(new).await;
    assert_eq!(ben.wish(&id, json!({ "do": "sit", "chair": 1 })).await.status, 200);
    assert_eq!(ben.wish(&id, json!({ "do": "ready", "ready": true })).await.status, 200);
    assert_eq!(ada.wish(&id, json!({ "do": "begin" })).await.status, 200);
    let placard = ada.placard(&id).await;
    let awaited = placard.awaited[0].0;
    if placard.me == Some(awaited) { (ada, ben, id) } else { (ben, ada, id) }
}

async fn first_move(who: &Visitor, id: &str) -> Value {
    let position = who.position(id).await;
    let text = &position["moves"][0]["text"];
    json!({ "do": "move", "list": position["list"], "text": text })
}

#[tokio::test]
async fn a_wish_that_comes_twice_or_late_is_noticed() {
    let server = TestServer::open().await;
    let (first, second, id) = two(&server, json!({})).await;
    let wish = first_move(&first, &id).await;
    assert_eq!(first.wish(&id, wish.clone()).await.status, 200);
    assert_eq!(first.wish(&id, wish.clone()).await.refusal(), (409, "room-stale".into()));
    // Acting for somebody else: one's own seat is the only one a wish can mean.
    let mut later = wish.clone();
    later["list"] = json!(1);
    let refused = first.wish(&id, later).await;
    assert_eq!(refused.status, 422, "{}", refused.text());
    let mut early = first_move(&second, &id).await;
    early["list"] = json!(7);
    assert_eq!(second.wish(&id, early).await.refusal(), (409, "room-stale".into()));
    assert_eq!(second.placard(&id).await.ply, 1);
}

#[tokio::test]
async fn a_hundred_copies_of_a_move_are_one_move() {
    let server = TestServer::open().await;
    let (first, _, id) = two(&server, json!({})).await;
    let wish = first_move(&first, &id).await;
    let copies = (0..100).map(|_| first.wish(&id, wish.clone()));
    let answers = futures_util::future::join_all(copies).await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 1);
    assert_eq!(first.placard(&id).await.ply, 1);
}

#[tokio::test]
async fn others_cannot_act() {
    let server = TestServer::open().await;
    let (first, _, id) = two(&server, json!({})).await;
    let wish = first_move(&first, &id).await;
    let cleo = server.guest("Cleo").await;
    assert_eq!(cleo.wish(&id, wish.clone()).await.refusal(), (403, "room-not-seated".into()));
    assert_eq!(server.stranger().wish(&id, wish.clone()).await.refusal().1, "no-identity");
    let mut forged = server.stranger();
    forged.cookie = Some(format!("comptoir={}", "0".repeat(64)));
    assert_eq!(forged.wish(&id, wish.clone()).await.refusal(), (401, "no-identity".into()));
    let mut live = server.stranger().live(&id, 0).await;
    let said = live.wish(Wish::Say { text: "me too".into() }, &mut Vec::new()).await;
    assert_eq!(said, Err("no-identity".to_owned()));
}

#[tokio::test]
async fn an_undo_needs_the_consent_of_the_others() {
    let server = TestServer::open().await;
    let (first, second, id) = two(&server, json!({ "undo": "consent" })).await;
    first.wish(&id, first_move(&first, &id).await).await;
    second.wish(&id, first_move(&second, &id).await).await;
    let ask = json!({ "do": "ask", "ask": { "undo": { "ply": 0 } } });
    assert_eq!(first.wish(&id, ask.clone()).await.status, 200);
    let vote = second.placard(&id).await.vote.unwrap();
    assert_eq!(vote.ask, Ask::Undo { ply: 0 });
    assert_eq!(
        first.wish(&id, json!({ "do": "answer", "yes": true })).await.code(),
        "room-not-asked"
    );
    assert_eq!(second.wish(&id, json!({ "do": "answer", "yes": false })).await.status, 200);
    assert_eq!(second.placard(&id).await.ply, 2);
    first.wish(&id, ask).await;
    assert_eq!(second.wish(&id, json!({ "do": "answer", "yes": true })).await.status, 200);
    assert_eq!(second.placard(&id).await.ply, 0);
}

#[tokio::test]
async fn a_seat_is_handed_over_taken_back_and_given_up() {
    let server = TestServer::open().await;
    let (first, second, id) = two(&server, json!({})).await;
    assert_eq!(first.wish(&id, json!({ "do": "return" })).await.code(), "room-not-handed");
    assert_eq!(second.wish(&id, json!({ "do": "hand-over" })).await.status, 200);
    first.wish(&id, first_move(&first, &id).await).await;
    let mut live = first.live(&id, 0).await;
    loop {
        if let News::Moved { ply: 2.., .. } = live.item().await.news {
            break;
        }
    }
    assert_eq!(second.wish(&id, json!({ "do": "return" })).await.status, 200);
    assert_eq!(second.wish(&id, json!({ "do": "resign" })).await.status, 200);
    assert_eq!(second.wish(&id, json!({ "do": "return" })).await.code(), "room-resigned");
}

#[tokio::test]
async fn somebody_who_is_away_is_replaced_and_comes_back() {
    let server = TestServer::with(|config| config.away = Duration::from_millis(300)).await;
    let (first, second, id) = two(&server, json!({})).await;
    let seat = second.placard(&id).await.me.unwrap();
    let ask = json!({ "do": "ask", "ask": { "replace": { "seat": seat } } });
    let connected = second.live(&id, 0).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(first.wish(&id, ask.clone()).await.refusal(), (409, "room-not-away".into()));
    drop(connected);
    tokio::time::sleep(Duration::from_millis(900)).await;
    assert_eq!(first.wish(&id, ask).await.status, 200);
    let placard = first.placard(&id).await;
    assert_eq!(placard.chairs[usize::from(seat)].handed, Some(Why::Away));
    assert_eq!(second.wish(&id, json!({ "do": "return" })).await.status, 200);
}

#[tokio::test]
async fn a_clock_that_has_run_out_hands_the_seat_over_also_across_a_restart() {
    let mut server = TestServer::open().await;
    let (first, second, id) = two(&server, json!({ "clock": { "minutes": 1 } })).await;
    assert_eq!(first.placard(&id).await.left.len(), 2);
    server.close().await;
    // An hour passes while the server is closed: the log is an hour older.
    let hour = 60 * 60 * 1000;
    let file = server.db();
    shift(&file, hour).await;
    server.restart().await;
    let (first, _) = (first.at(&server), second);
    for _ in 0..100 {
        let placard = first.placard(&id).await;
        let seat = usize::from(placard.me.unwrap());
        if placard.chairs[seat].handed == Some(Why::Time) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the clock stands still");
}

/// Moves everything in a file back in time.
async fn shift(file: &std::path::Path, by: i64) {
    use sqlx::{ConnectOptions as _, sqlite::SqliteConnectOptions};
    let mut connection = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    for sql in ["UPDATE log SET at = at - ?1", "UPDATE turns SET at = at - ?1, due = due - ?1"] {
        sqlx::query(sql).bind(by).execute(&mut connection).await.unwrap();
    }
}

#[tokio::test]
async fn what_people_write_comes_back_as_plain_data() {
    let server = TestServer::open().await;
    let script = "<script>alert(1)</script>";
    let ada = server.guest("<img src=x onerror=a()>").await;
    let id = ada.open_table(table(2, &["random"], false)).await;
    let mut live = ada.live(&id, 0).await;
    let mut items = Vec::new();
    live.wish(Wish::Say { text: format!("{script}\u{0}\u{1b}[2J") }, &mut items).await.unwrap();
    assert!(items.iter().any(|item| matches!(&item.news,
        News::Said { text, .. } if *text == format!("{script}[2J"))));
    let answer = ada.get(&format!("/api/tables/{id}")).await;
    assert_eq!(answer.header("content-type"), "application/json");
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    let placard: room::Placard = answer.read();
    assert_eq!(placard.chairs[0].who, Who::Person("<img src=x onerror=a()>".into()));
}

#[tokio::test]
async fn a_private_table_is_for_invited_accounts() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let mut new = table(2, &[], false);
    new["setting"]["door"] = json!("private");
    new["setting"]["window"] = json!("shut");
    new["setting"]["invited"] = json!(["Ben"]);
    let id = ada.open_table(new).await;
    let impostor = server.guest("Ben").await;
    assert_eq!(impostor.get(&format!("/api/tables/{id}")).await.refusal(), (403, "no-look".into()));
    let sit = json!({ "do": "sit", "chair": null });
    assert_eq!(impostor.wish(&id, sit.clone()).await.refusal(), (403, "room-not-invited".into()));
    assert!(impostor.try_live(&id, 0).await.is_err());
    let mut ben = server.stranger();
    let made = ben.post("/api/account", &json!({ "name": "Ben", "password": "long enough" })).await;
    ben.take_cookie(&made);
    assert_eq!(ben.wish(&id, sit).await.status, 200);
    assert_eq!(ben.placard(&id).await.phase, Phase::Open);
}

#[tokio::test]
async fn a_window_that_is_shut_cuts_off_those_who_looked_in() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let mut new = table(2, &["random"], false);
    new["setting"]["window"] = json!("shut");
    let id = ada.open_table(new).await;
    let mut live = server.stranger().live(&id, 0).await;
    live.caught_up().await;
    assert_eq!(ada.wish(&id, json!({ "do": "begin" })).await.status, 200);
    while let Some(heard) = live.hear().await {
        assert!(!matches!(heard, room::FromTable::Item(_)), "{heard:?}");
    }
}

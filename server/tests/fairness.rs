//! Nobody takes more than their share, and nobody's seat is taken from them (issue 21, points 1, 2
//! and 5).

use std::time::Duration;

use crate::test_server::{TestServer, Visitor, table};
use room::{News, Phase, TableLine, Why};
use serde_json::{Value, json};
use server::Config;

fn without_patience(config: &mut Config) {
    config.linger = Duration::ZERO;
}

fn with_limits(config: &mut Config) {
    config.no_limits = false;
}

/// How many entries a table has, looked up where nobody notices.
async fn entries(server: &TestServer, table: &str) -> i64 {
    let mut connection = server.database().await;
    let count = sqlx::query_scalar("SELECT count(*) FROM log WHERE \"table\" = ?");
    count.bind(table).fetch_one(&mut connection).await.unwrap()
}

#[tokio::test]
async fn bots_pause_where_nobody_looks_and_go_on_when_somebody_does() {
    let mut server = TestServer::with(without_patience).await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], true)).await;
    assert_eq!(ada.wish(&id, json!({ "do": "hand-over" })).await.status, 200);
    tokio::time::sleep(Duration::from_millis(100)).await;
    let before = entries(&server, &id).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(entries(&server, &id).await, before, "nobody looks");
    server.restart().await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(entries(&server, &id).await, before, "nor after a restart");
    let mut live = ada.at(&server).live(&id, 0).await;
    while !live.item().await.placard.is_some_and(|placard| placard.phase == Phase::Over) {}
}

#[tokio::test]
async fn where_others_wait_bots_need_nobody_to_look() {
    let server = TestServer::with(without_patience).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let id = ada.open_table(table(3, &["random"], false)).await;
    assert_eq!(ben.wish(&id, json!({ "do": "sit" })).await.status, 200);
    assert_eq!(ben.wish(&id, json!({ "do": "ready", "ready": true })).await.status, 200);
    assert_eq!(ada.wish(&id, json!({ "do": "begin" })).await.status, 200);
    assert_eq!(ada.wish(&id, json!({ "do": "hand-over" })).await.status, 200);
    // Both bots play on until Ben is awaited, which his list shows without anybody at the table.
    for _ in 0..600 {
        let mine: Vec<TableLine> = ben.get("/api/tables/mine").await.read();
        if mine[0].your_turn {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the bots wait for somebody to look");
}

#[tokio::test]
async fn eight_games_with_bots_go_on_for_one_person() {
    let server = TestServer::with(with_limits).await;
    let (eve, ada) = (server.guest("Eve").await, server.guest("Ada").await);
    let solo = table(2, &["level4"], true);
    for _ in 0..8 {
        let id = eve.open_table(solo.clone()).await;
        assert_eq!(eve.wish(&id, json!({ "do": "resign" })).await.status, 200);
    }
    let ninth = eve.post("/api/tables", &solo).await;
    assert_eq!(ninth.refusal(), (409, "too-many-bot-games".into()));
    let later = eve.open_table(table(2, &["level4"], false)).await;
    let begin = eve.wish(&later, json!({ "do": "begin" })).await;
    assert_eq!(begin.refusal(), (409, "too-many-bot-games".into()));
    assert_eq!(ada.post("/api/tables", &solo).await.status, 200, "another can play");
}

/// A rematch against bots begins at once: it is one more game that goes on.
#[tokio::test]
async fn a_rematch_against_bots_counts_as_well() {
    let server = TestServer::with(with_limits).await;
    let eve = server.guest("Eve").await;
    let over = eve.open_table(table(2, &["random"], true)).await;
    let mut live = eve.live(&over, 0).await;
    assert_eq!(eve.wish(&over, json!({ "do": "hand-over" })).await.status, 200);
    while !live.item().await.placard.is_some_and(|placard| placard.phase == Phase::Over) {}
    let mut going = Vec::new();
    for _ in 0..8 {
        going.push(eve.open_table(table(2, &["level4"], true)).await);
    }
    let rematch = format!("/api/tables/{over}/rematch");
    let refused = eve.post(&rematch, &json!({})).await;
    assert_eq!(refused.refusal(), (409, "too-many-bot-games".into()));
    assert_eq!(eve.placard(&over).await.rematch, None, "nothing has been written down");
}

/// Looking at a table that pauses lets it go on, but nobody has more than eight going on that way.
#[tokio::test]
async fn looking_at_many_tables_lets_eight_of_them_go_on() {
    let server = TestServer::with(|config| {
        config.no_limits = false;
        config.linger = Duration::ZERO;
    })
    .await;
    let (eve, ada) = (server.guest("Eve").await, server.guest("Ada").await);
    let mut tables = Vec::new();
    for _ in 0..9 {
        tables.push(eve.open_table(table(2, &["random"], true)).await);
    }
    let mut watched = Vec::new();
    for id in &tables {
        let mut live = eve.live(id, 0).await;
        live.caught_up().await;
        watched.push(live);
    }
    let ninth = tables.last().unwrap();
    assert_eq!(eve.wish(ninth, json!({ "do": "hand-over" })).await.status, 200);
    let before = entries(&server, ninth).await;
    // A whole game of somebody else's bots is played meanwhile.
    let other = ada.open_table(table(2, &["random"], true)).await;
    let mut live = ada.live(&other, 0).await;
    assert_eq!(ada.wish(&other, json!({ "do": "hand-over" })).await.status, 200);
    while !live.item().await.placard.is_some_and(|placard| placard.phase == Phase::Over) {}
    assert_eq!(entries(&server, ninth).await, before, "eight others go on");
    // Where nobody looks any more there is room for it.
    let mut last = watched.pop().unwrap();
    drop(watched);
    while !last.item().await.placard.is_some_and(|placard| placard.phase == Phase::Over) {}
}

/// Two people at a table that has begun.
async fn two(server: &TestServer, setting: Value) -> (Visitor, Visitor, String) {
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let mut new = table(2, &[], false);
    for (name, value) in setting.as_object().unwrap() {
        new["setting"][name] = value.clone();
    }
    let id = ada.open_table(new).await;
    assert_eq!(ben.wish(&id, json!({ "do": "sit" })).await.status, 200);
    assert_eq!(ben.wish(&id, json!({ "do": "ready", "ready": true })).await.status, 200);
    assert_eq!(ada.wish(&id, json!({ "do": "begin" })).await.status, 200);
    (ada, ben, id)
}

fn at_once(config: &mut Config) {
    config.away = Duration::ZERO;
}

#[tokio::test]
async fn who_has_days_to_move_is_not_replaced_for_being_away() {
    let server = TestServer::with(at_once).await;
    let (ada, ben, id) = two(&server, json!({ "clock": { "days": 3 } })).await;
    let seat = ben.placard(&id).await.me.unwrap();
    let ask = json!({ "do": "ask", "ask": { "replace": { "seat": seat } } });
    assert_eq!(ada.wish(&id, ask).await.refusal(), (409, "room-clock-runs".into()));
}

#[tokio::test]
async fn who_comes_back_has_the_seat_back() {
    let server = TestServer::with(at_once).await;
    let (ada, ben, id) = two(&server, json!({ "undo": "consent" })).await;
    let seat = ben.placard(&id).await.me.unwrap();
    let handed = async || ada.placard(&id).await.chairs[usize::from(seat)].handed;
    let ask = json!({ "do": "ask", "ask": { "replace": { "seat": seat } } });
    assert_eq!(ada.wish(&id, ask.clone()).await.status, 200);
    assert_eq!(handed().await, Some(Why::Away));
    let mut live = ben.live(&id, 0).await;
    while !matches!(live.item().await.news, News::Returned { .. }) {}
    assert_eq!(handed().await, None);
    drop(live);
    // Without a connection, by doing something.
    for _ in 0..100 {
        if ada.wish(&id, ask.clone()).await.status == 200 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(handed().await, Some(Why::Away));
    assert_eq!(ben.wish(&id, json!({ "do": "say", "text": "here" })).await.status, 200);
    assert_eq!(handed().await, None);
}

#[tokio::test]
async fn the_lobby_cannot_be_filled_by_one() {
    let server = TestServer::with(with_limits).await;
    let (eve, ada) = (server.guest("Eve").await, server.guest("Ada").await);
    let public = |door: &str, window: &str| {
        let mut new = table(2, &[], false);
        new["setting"]["door"] = json!(door);
        new["setting"]["window"] = json!(window);
        new
    };
    let first = eve.open_table(public("public", "link")).await;
    eve.open_table(public("link", "public")).await;
    eve.open_table(public("public", "public")).await;
    let fourth = eve.post("/api/tables", &public("public", "link")).await;
    assert_eq!(fourth.refusal(), (409, "too-many-public".into()));
    // Nor by a table that is opened quietly and made public later.
    let quiet = eve.open_table(public("link", "link")).await;
    let change = json!({ "do": "change", "setting": public("public", "link")["setting"] });
    let refused = eve.wish(&quiet, change.clone()).await;
    assert_eq!(refused.refusal(), (409, "too-many-public".into()));
    let id = ada.open_table(public("public", "link")).await;
    assert_eq!(eve.wish(&first, json!({ "do": "close" })).await.status, 200);
    assert_eq!(eve.wish(&quiet, change).await.status, 200, "a place is free again");
    // Where somebody sits and waits comes first, whatever was opened later.
    let mut waiting = ada.live(&id, 0).await;
    waiting.caught_up().await;
    let lobby: Vec<TableLine> = eve.get("/api/tables/open").await.read();
    assert_eq!(lobby[0].table, id);
    assert_eq!(lobby.iter().filter(|line| line.mine).count(), 2, "{lobby:?}");
}

/// Whoever has more addresses than anybody should cannot bury those who wait.
#[tokio::test]
async fn where_somebody_waits_comes_first_however_many_others_there_are() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let mut new = table(2, &[], false);
    new["setting"]["door"] = json!("public");
    let id = ada.open_table(new).await;
    let mut waiting = ada.live(&id, 0).await;
    waiting.caught_up().await;
    let mut file = server.database().await;
    let sql = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 900) \
               INSERT INTO turns (\"table\", awaited, at) \
               SELECT printf('%010d', x), ',', 1000 * (unixepoch() + 60) FROM n; \
               INSERT INTO tables SELECT \"table\", 'spice-road', 'open', 'public', 'link', 2, '[]' \
               FROM turns WHERE \"table\" < '0000001000'";
    sqlx::raw_sql(sql).execute(&mut file).await.unwrap();
    for visitor in [&ada, &server.stranger()] {
        let lobby: Vec<TableLine> = visitor.get("/api/tables/open").await.read();
        assert_eq!((lobby.len(), &lobby[0].table), (200, &id));
        assert_eq!(lobby[0].seated, ["Ada"]);
        assert_eq!(lobby.iter().filter(|line| line.table == id).count(), 1);
    }
}

/// A place in the lobby is for a table that is there.
#[tokio::test]
async fn a_table_that_could_not_be_kept_has_no_place_in_the_lobby() {
    let server = TestServer::with(with_limits).await;
    let eve = server.guest("Eve").await;
    let mut new = table(2, &[], false);
    new["setting"]["door"] = json!("public");
    let mut file = server.database().await;
    let full = "CREATE TRIGGER full AFTER INSERT ON log BEGIN SELECT RAISE(ABORT, 'full'); END";
    sqlx::raw_sql(full).execute(&mut file).await.unwrap();
    for _ in 0..4 {
        assert_eq!(eve.post("/api/tables", &new).await.refusal(), (503, "busy".into()));
    }
    sqlx::raw_sql("DROP TRIGGER full").execute(&mut file).await.unwrap();
    eve.open_table(new).await;
}

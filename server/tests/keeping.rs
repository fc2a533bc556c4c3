//! What is kept: files old and new, copies, long tables; and what the server says of itself.

use std::time::Instant;

use crate::test_server::{TestServer, table};
use room::Wish;
use serde_json::json;
use server::store::{Sqlite, Store as _, StoreError, backup};

#[tokio::test]
async fn an_empty_and_an_existing_file_are_brought_up_to_date() {
    let mut server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], false)).await;
    server.restart().await;
    let ada = ada.at(&server);
    assert_eq!(ada.placard(&id).await.me, Some(0));
    server.close().await;
    let file = server.db();
    {
        use sqlx::{ConnectOptions as _, sqlite::SqliteConnectOptions};
        let mut connection = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
        sqlx::query("INSERT INTO schema_version VALUES (99)")
            .execute(&mut connection)
            .await
            .unwrap();
    }
    let newer = Sqlite::open(&file).await.err();
    assert!(matches!(newer, Some(StoreError::Newer { found: 99, .. })), "{newer:?}");
    let nonsense = server.folder.join("nonsense.db");
    std::fs::write(&nonsense, "this is no database, whatever its name says").unwrap();
    assert!(Sqlite::open(&nonsense).await.is_err());
}

#[tokio::test]
async fn a_copy_of_a_server_in_use_can_be_opened() {
    let mut server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["greedy"], true)).await;
    let mut live = ada.live(&id, 0).await;
    let mut items = Vec::new();
    live.wish(Wish::Say { text: "before".into() }, &mut items).await.unwrap();
    let out = server.folder.join("copy.db");
    backup(&server.db(), &out).await.unwrap();
    assert_eq!(backup(&server.db(), &out).await, Err(StoreError::Conflict));
    live.wish(Wish::Say { text: "after".into() }, &mut items).await.unwrap();
    let whole = ada.story(&id, 0).await;
    server.close().await;
    std::fs::remove_file(server.db()).unwrap();
    crate::test_server::copy(&out, &server.db());
    server.restart().await;
    let kept = ada.at(&server).story(&id, 0).await;
    assert!(kept.len() < whole.len());
    assert_eq!(kept[..], whole[..kept.len()]);
}

#[tokio::test]
async fn one_append_at_fault_does_not_hurt_the_others() {
    use server::store::{Append, Row};
    let mut server = TestServer::open().await;
    server.close().await;
    let store = Sqlite::open(&server.db()).await.unwrap();
    let entry = r#"{"kind":"closed"}"#.to_owned();
    let append = |table: &str, seq| Append {
        table: table.into(),
        rows: vec![Row { seq, at: 1, entry: entry.clone() }],
        sign: None,
        people: None,
        turn: None,
    };
    store.append(append("aaaaaaaaaa", 1)).await.unwrap();
    let together = (0..200u32).map(|number| {
        let table = if number == 77 { "aaaaaaaaaa" } else { "bbbbbbbbbb" };
        store.append(append(table, if number == 77 { 1 } else { number + 1 }))
    });
    let written = futures_util::future::join_all(together).await;
    for (number, written) in written.iter().enumerate() {
        let wanted = if number == 77 { Err(StoreError::Conflict) } else { Ok(()) };
        assert_eq!(*written, wanted, "{number}");
    }
    assert_eq!(store.log("bbbbbbbbbb").await.unwrap().len(), 199);
    store.close().await.unwrap();
    assert!(store.append(append("cccccccccc", 1)).await.is_err());
}

#[tokio::test]
async fn behind_a_proxy_callers_are_told_apart() {
    let server = TestServer::with(|config| {
        config.behind_proxy = true;
        config.no_limits = false;
    })
    .await;
    let from = |address: &str| {
        let mut visitor = server.stranger();
        visitor.headers.push(("x-forwarded-for", format!("10.9.8.7, {address}")));
        visitor
    };
    assert_eq!(from("198.51.100.7").get("/metrics").await.refusal(), (404, "no-path".into()));
    assert_eq!(from("127.0.0.1").get("/metrics").await.status, 200);
    let enter = async |address: &str| {
        from(address).post("/api/guest", &json!({ "name": "Ada" })).await.status.as_u16()
    };
    let mut refused = false;
    for _ in 0..200 {
        refused |= enter("198.51.100.7").await == 429;
    }
    assert!(refused, "one caller cannot come in without end");
    assert_eq!(enter("198.51.100.8").await, 200, "another can");
}

#[tokio::test]
async fn what_a_busy_server_wrote_is_there_after_it_fell() {
    use server::store::{Append, Row, Turn};
    let mut server = TestServer::open().await;
    server.close().await;
    let db = server.db();
    let store = Sqlite::open(&db).await.unwrap();
    let again = Sqlite::open(&db).await.err();
    assert_eq!(again, Some(StoreError::InUse), "one server, one file");
    let append = |table: u32, seq: u32| Append {
        table: format!("table-{table:04}").into(),
        rows: vec![Row {
            seq,
            at: seq.into(),
            entry: format!(r#"{{"kind":"left","chair":{seq}}}"#),
        }],
        sign: None,
        people: None,
        turn: Some(Turn { awaited: vec![room::PersonId(seq.into())], at: seq.into(), due: None }),
    };
    for seq in 1..=5 {
        let all =
            futures_util::future::join_all((0..200).map(|table| store.append(append(table, seq))));
        assert!(all.await.iter().all(Result::is_ok), "{seq}");
    }
    // What is on the disk at this moment is all there would be if the power failed.
    let fallen = db.with_file_name("fallen.db");
    for part in ["", "-wal"] {
        let name = |path: &std::path::Path| format!("{}{part}", path.display());
        std::fs::copy(name(&db), name(&fallen)).unwrap();
    }
    let twice =
        futures_util::future::join_all((0..200).map(|table| store.append(append(table, 5))));
    let conflict = Err(StoreError::Conflict);
    assert!(twice.await.iter().all(|written| *written == conflict), "nothing is written twice");
    let risen = Sqlite::open(&fallen).await.unwrap();
    for store in [&store, &risen] {
        for table in 0..200 {
            let log = store.log(&format!("table-{table:04}")).await.unwrap();
            let entries: Vec<_> = log.iter().map(|logged| (logged.seq, &logged.entry)).collect();
            let wanted: Vec<_> = (1..=5u8).map(|chair| room::Entry::Left { chair }).collect();
            let wanted: Vec<_> = (1..).zip(&wanted).collect();
            assert_eq!(entries, wanted, "{table}");
        }
    }
    risen.close().await.unwrap();
    store.close().await.unwrap();
    for file in [&db, &fallen] {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
        let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
        let (left, turns): (i64, i64) = sqlx::query_as(
            "SELECT (SELECT count(*) FROM journal), (SELECT count(*) FROM turns WHERE seq = 5 AND awaited = ',5,')",
        )
        .fetch_one(&mut connection)
        .await
        .unwrap();
        assert_eq!((left, turns), (0, 200));
    }
}

#[tokio::test]
async fn a_table_of_a_thousand_entries_opens_quickly() {
    let mut server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(5, &["random", "random", "random", "random"], true)).await;
    ada.wish(&id, json!({ "do": "hand-over" })).await;
    let mut live = ada.live(&id, 0).await;
    let mut seq = 0;
    let mut undone = 0;
    while seq < 1000 {
        let item = live.item().await;
        seq = item.seq;
        if item.placard.is_some_and(|placard| placard.phase == room::Phase::Over) {
            break;
        }
    }
    // A game of random merchants may be over before: words fill the rest.
    let mut items = Vec::new();
    while seq < 1000 {
        let said = live.wish(Wish::Say { text: "…".into() }, &mut items).await;
        undone += usize::from(said.is_err());
        seq = said.unwrap_or(seq + 1);
    }
    assert_eq!(undone, 0);
    drop(live);
    let before = ada.story(&id, 0).await;
    server.restart().await;
    let ada = ada.at(&server);
    let begun = Instant::now();
    ada.placard(&id).await;
    let opened = begun.elapsed();
    let after = ada.story(&id, 0).await;
    println!("{seq} entries: opened in {opened:?}, told in {:?}", begun.elapsed() - opened);
    assert_eq!(before[..], after[..before.len()]);
}

#[tokio::test]
async fn the_server_says_how_it_is() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], true)).await;
    ada.wish(&id, json!({ "do": "move", "list": 999, "text": "x" })).await;
    let stranger = server.stranger();
    assert_eq!(stranger.get("/health").await.text(), "ok\n");
    assert_eq!(stranger.get("/ready").await.text(), "ready\n");
    // Behind a proxy that nobody has told the server of, everybody would seem to be this machine.
    for forwarded in ["x-forwarded-for", "forwarded", "x-real-ip", "via"] {
        let mut far = server.stranger();
        far.headers.push((forwarded, "127.0.0.1".to_owned()));
        assert_eq!(far.get("/metrics").await.refusal(), (404, "no-path".into()), "{forwarded}");
    }
    let counted = stranger.get("/metrics").await;
    for wanted in [
        "comptoir_requests_total{route=\"/api/tables\",method=\"POST\",status=\"200\"}",
        "comptoir_refusals_total{code=\"room-stale\"}",
        "comptoir_append_seconds_bucket",
        "comptoir_commit_batch_appends_bucket",
        "comptoir_open_tables",
        "comptoir_connections",
        "comptoir_moves_total",
    ] {
        assert!(counted.text().contains(wanted), "{wanted}");
    }
}

#[tokio::test]
async fn every_route_is_described() {
    let server = TestServer::open().await;
    let stranger = server.stranger();
    let api = stranger.get("/api/openapi.json").await.json();
    for (path, method) in [
        ("/api/me", "get"),
        ("/api/guest", "post"),
        ("/api/account", "post"),
        ("/api/login", "post"),
        ("/api/logout", "post"),
        ("/api/tokens", "get"),
        ("/api/tokens", "post"),
        ("/api/tokens/{id}", "delete"),
        ("/api/games", "get"),
        ("/api/tables", "post"),
        ("/api/tables/mine", "get"),
        ("/api/tables/open", "get"),
        ("/api/tables/{id}", "get"),
        ("/api/tables/{id}/story", "get"),
        ("/api/tables/{id}/position", "get"),
        ("/api/tables/{id}/wishes", "post"),
        ("/api/tables/{id}/rematch", "post"),
        ("/api/tables/{id}/record", "get"),
        ("/api/tables/{id}/live", "get"),
        ("/api/tables/{id}/events", "get"),
        ("/api/openapi.json", "get"),
        ("/health", "get"),
        ("/ready", "get"),
        ("/metrics", "get"),
    ] {
        assert!(api["paths"][path][method].is_object(), "{method} {path}");
    }
    // Whatever is referred to is there.
    let text = api.to_string();
    let names =
        text.split("#/components/schemas/").skip(1).filter_map(|rest| rest.split('"').next());
    for name in names {
        assert!(api["components"]["schemas"][name].is_object(), "{name}");
    }
    let page = stranger.get("/api/docs").await;
    assert!(page.text().contains("/api/docs/page.js") && !page.text().contains("<script>"));
    assert!(stranger.get("/api/docs/page.js").await.text().contains("openapi.json"));
    assert_eq!(stranger.get("/api/docs/page.css").await.status, 200);
}

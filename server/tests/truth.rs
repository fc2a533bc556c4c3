//! What is acknowledged is stored, and one server has the file (issue 21, points 7, 8 and 9).

use std::path::Path;

use crate::test_server::{TestServer, table};
use hyper::Method;
use serde_json::json;
use server::store::{Append, Row, Sqlite, Store as _, StoreError, backup};

/// From now on nothing that touches this table of the file can be committed: the last thing that is
/// checked before a commit is not true. A full disk shows at the same moment.
async fn refuse_commits(server: &TestServer, table: &str, event: &str) {
    let sql = format!(
        "CREATE TABLE IF NOT EXISTS no_commit (person INTEGER REFERENCES people (id) \
             DEFERRABLE INITIALLY DEFERRED);
         CREATE TRIGGER no_{event}_{table} AFTER {event} ON {table} \
             BEGIN INSERT INTO no_commit VALUES (-1); END;"
    );
    let mut connection = server.database().await;
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
}

#[tokio::test]
async fn nothing_is_acknowledged_before_it_is_committed() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let made = ada.post("/api/tokens", &json!({ "label": "bot" })).await.json();
    let mut program = server.stranger();
    program.token = made["token"].as_str().map(str::to_owned);
    let path = format!("/api/tokens/{}", made["id"]);
    for (table, event) in [
        ("tokens", "DELETE"),
        ("tokens", "INSERT"),
        ("people", "INSERT"),
        ("people", "UPDATE"),
        ("sessions", "DELETE"),
    ] {
        refuse_commits(&server, table, event).await;
    }
    let busy = (503, "busy".to_owned());
    assert_eq!(ada.ask(Method::DELETE, &path, None, "").await.refusal(), busy);
    assert_eq!(program.get("/api/me").await.status, 200, "it was not taken back");
    assert_eq!(ada.post("/api/tokens", &json!({ "label": "two" })).await.refusal(), busy);
    assert_eq!(ada.get("/api/tokens").await.json().as_array().unwrap().len(), 1);
    assert_eq!(
        server.stranger().post("/api/guest", &json!({ "name": "Ben" })).await.refusal(),
        busy
    );
    let account = json!({ "name": "Ada", "password": "correct horse" });
    assert_eq!(ada.post("/api/account", &account).await.refusal(), busy);
    assert_eq!(server.stranger().post("/api/account", &account).await.refusal(), busy);
    assert_eq!(ada.post("/api/name", &json!({ "name": "Eve" })).await.refusal(), busy);
    assert_eq!(ada.post("/api/logout", &json!({})).await.refusal(), busy);
    assert_eq!(ada.get("/api/me").await.json(), json!({ "name": "Ada", "guest": true }));
}

/// The same for what an account and a table can change.
#[tokio::test]
async fn nothing_of_an_account_or_a_table_is_acknowledged_before_it_is_committed() {
    let server = TestServer::open().await;
    let mut ada = server.stranger();
    let account = json!({ "name": "Ada", "password": "correct horse" });
    let made = ada.post("/api/account", &account).await;
    ada.take_cookie(&made);
    let token = ada.post("/api/tokens", &json!({ "label": "bot" })).await.json();
    let id = ada.open_table(table(2, &["random"], false)).await;
    let before = ada.story(&id, 0).await;
    for (table, event) in [
        ("people", "UPDATE"),
        ("sessions", "INSERT"),
        ("sessions", "DELETE"),
        ("tokens", "UPDATE"),
        ("log", "INSERT"),
    ] {
        refuse_commits(&server, table, event).await;
    }
    let renew = format!("/api/tokens/{}", token["id"]);
    for (path, body) in [
        ("/api/account/password", json!({ "old": "correct horse", "new": "another horse" })),
        ("/api/account/delete", json!({ "password": "correct horse" })),
        ("/api/logout/everywhere", json!({})),
        ("/api/login", account.clone()),
        ("/api/name", json!({ "name": "Eve" })),
        (&renew, json!({ "days": 3 })),
        ("/api/tables", table(2, &["random"], false)),
        (&format!("/api/tables/{id}/wishes"), json!({ "do": "say", "text": "hello" })),
    ] {
        let refused = ada.post(path, &body).await;
        assert_eq!(refused.refusal(), (503, "busy".to_owned()), "{path}");
    }
    // A table that could not be written is folded anew, and whoever reads comes back to it.
    let (mut live, mut items) = (ada.live(&id, 0).await, Vec::new());
    let said = live.wish(room::Wish::Begin, &mut items).await;
    assert!(said.is_err(), "{said:?}");
    assert_eq!(ada.get("/api/me").await.json(), json!({ "name": "Ada", "guest": false }));
    assert_eq!(ada.story(&id, 0).await, before);
}

/// A session that is made longer while the disk is full lasts as long as it did.
#[tokio::test]
async fn who_is_known_is_not_sent_away_because_nothing_can_be_written() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let mut file = server.database().await;
    let aged = "UPDATE sessions SET expires = 1000 * (unixepoch() + 3600)";
    sqlx::query(aged).execute(&mut file).await.unwrap();
    refuse_commits(&server, "sessions", "UPDATE").await;
    assert_eq!(ada.get("/api/me").await.json()["name"], "Ada");
    sqlx::query("DROP TRIGGER no_UPDATE_sessions").execute(&mut file).await.unwrap();
    assert_eq!(ada.get("/api/me").await.json()["name"], "Ada");
    let later = "SELECT min(expires) > 1000 * (unixepoch() + 86400) FROM sessions";
    let longer: bool = sqlx::query_scalar(later).fetch_one(&mut file).await.unwrap();
    assert!(longer, "it lasts longer once that can be written");
}

fn append(table: &str, seq: u32) -> Append {
    let entry = r#"{"kind":"closed"}"#.to_owned();
    Append {
        table: table.into(),
        rows: vec![Row { seq, at: 1, entry }],
        sign: None,
        people: None,
        turn: None,
    }
}

#[cfg(unix)]
#[tokio::test]
async fn one_server_has_the_file_whatever_it_is_called_by() {
    let mut server = TestServer::open().await;
    server.close().await;
    let store = Sqlite::open(&server.db()).await.unwrap();
    store.append(append("aaaaaaaaaa", 1)).await.unwrap();
    let link = server.folder.join("link.db");
    std::os::unix::fs::symlink(server.db(), &link).unwrap();
    assert_eq!(Sqlite::open(&link).await.err(), Some(StoreError::InUse));
    store.append(append("aaaaaaaaaa", 2)).await.unwrap();
    // Where locks do not hold (somebody has tidied the folder, or the file system has none) whoever
    // came last has the file, and the first finds out before it writes anything more.
    std::fs::remove_file(server.folder.join("server.db.lock")).unwrap();
    let second = Sqlite::open(&link).await.unwrap();
    assert_eq!(store.append(append("aaaaaaaaaa", 3)).await, Err(StoreError::InUse));
    assert_eq!(store.new_guest("Ada", 1).await.err(), Some(StoreError::InUse));
    assert_eq!(second.log("aaaaaaaaaa").await.unwrap().len(), 2);
    second.append(append("aaaaaaaaaa", 3)).await.unwrap();
    second.close().await.unwrap();
}

/// Beside a hard link SQLite would keep a write-ahead log of its own: neither server would see what
/// the other has written.
#[cfg(unix)]
#[tokio::test]
async fn a_file_with_two_names_is_not_served() {
    let mut server = TestServer::open().await;
    server.close().await;
    let twin = server.folder.join("twin.db");
    std::fs::hard_link(server.db(), &twin).unwrap();
    for name in [server.db(), twin.clone()] {
        let refused = Sqlite::open(&name).await.err();
        assert!(matches!(refused, Some(StoreError::TwoNames)), "{refused:?}");
    }
    std::fs::remove_file(&twin).unwrap();
    Sqlite::open(&server.db()).await.unwrap().close().await.unwrap();
}

/// Somebody puts a copy in the place of the file, or takes it away, while it is served: what is written
/// then would be in a file that nobody ever opens again.
#[cfg(unix)]
#[tokio::test]
async fn nothing_is_acknowledged_once_the_file_is_another() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], false)).await;
    let (kept, copy) = (server.folder.join("kept.db"), server.folder.join("copy.db"));
    backup(&server.db(), &copy).await.unwrap();
    let say = json!({ "do": "say", "text": "hello" });
    let busy = (503, "busy".to_owned());
    std::fs::rename(server.db(), &kept).unwrap();
    for replaced in [false, true] {
        if replaced {
            std::fs::copy(&copy, server.db()).unwrap();
        }
        assert_eq!(ada.wish(&id, say.clone()).await.refusal(), busy, "{replaced}");
        let guest = server.stranger().post("/api/guest", &json!({ "name": "Ben" })).await;
        assert_eq!(guest.refusal(), busy, "{replaced}");
    }
    std::fs::rename(&kept, server.db()).unwrap();
    assert_eq!(ada.wish(&id, say).await.status, 200, "it is the same file again");
}

#[tokio::test]
async fn a_snapshot_that_tells_another_story_does_not_count() {
    let mut server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], false)).await;
    server.close().await;
    {
        let mut connection = server.database().await;
        // As files of before have it: JSON that is a log, but not one that can be folded.
        let sql = "CREATE TABLE IF NOT EXISTS snapshots \
                   (\"table\" TEXT PRIMARY KEY, seq INTEGER NOT NULL, log TEXT NOT NULL) WITHOUT ROWID";
        sqlx::query(sql).execute(&mut connection).await.unwrap();
        let log = r#"[{"seq":1,"at":1,"entry":{"kind":"began","seed":"00","order":[7]}}]"#;
        let seed = "0".repeat(64);
        let log = log.replace("\"00\"", &format!("\"{seed}\""));
        sqlx::query("INSERT INTO snapshots VALUES (?, 1, ?)")
            .bind(&id)
            .bind(log)
            .execute(&mut connection)
            .await
            .unwrap();
    }
    server.restart().await;
    assert_eq!(ada.at(&server).placard(&id).await.me, Some(0));
}

#[cfg(unix)]
#[tokio::test]
async fn what_is_kept_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let server = TestServer::open().await;
    server.guest("Ada").await;
    let out = server.folder.join("copy.db");
    backup(&server.db(), &out).await.unwrap();
    let mode = |file: &Path| std::fs::metadata(file).unwrap().permissions().mode() & 0o777;
    let beside = |end: &str| server.folder.join(format!("server.db{end}"));
    for file in [out, beside(""), beside("-wal"), beside("-shm"), beside(".lock")] {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

#[tokio::test]
async fn a_file_of_before_is_carried_over() {
    let mut server = TestServer::open().await;
    server.close().await;
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(server.folder.join(format!("server.db{end}")));
    }
    let secret = "5".repeat(64);
    {
        let file = server.db();
        let options = sqlx::sqlite::SqliteConnectOptions::new();
        let options = options.filename(file).create_if_missing(true);
        let mut old = sqlx::ConnectOptions::connect(&options).await.unwrap();
        for sql in [
            "CREATE TABLE schema_version (version INTEGER NOT NULL)",
            include_str!("../src/store/sqlite/migrations/001-house.sql"),
            include_str!("../src/store/sqlite/migrations/002-journal.sql"),
            "INSERT INTO schema_version VALUES (1), (2)",
            "INSERT INTO people VALUES (1, 'Paul', 'paul', 'x', 0), (2, 'PauI', 'paui', 'x', 0), \
             (3, 'Guest', NULL, NULL, 0)",
            "INSERT INTO turns (\"table\", awaited, at, due) VALUES ('aaaaaaaaaa', ',', 0, 0), \
             ('bbbbbbbbbb', ',', 0, 0)",
            "INSERT INTO members VALUES (1, 'aaaaaaaaaa'), (1, 'bbbbbbbbbb'), (2, 'bbbbbbbbbb')",
        ] {
            sqlx::raw_sql(sql).execute(&mut old).await.unwrap();
        }
        sqlx::query("INSERT INTO tokens (secret, person, label, created) VALUES (?, 3, 'old', 0)")
            .bind(kit::Hash::of(secret.as_bytes()).0.as_slice())
            .execute(&mut old)
            .await
            .unwrap();
    }
    let store = Sqlite::open(&server.db()).await.unwrap();
    let who = async |name: &str| store.account(name).await.unwrap().map(|(known, _)| known.id.0);
    assert_eq!((who("Paul").await, who("paul").await), (Some(1), Some(1)));
    assert_eq!(who("pAUi").await, Some(2), "an account of before can still come in");
    assert_eq!(store.due(1, 10).await.unwrap(), ["bbbbbbbbbb"], "who plays alone has time");
    store.close().await.unwrap();
    drop(store);
    server.restart().await;
    let mut program = server.stranger();
    program.token = Some(secret);
    assert_eq!(program.get("/api/me").await.json()["name"], "Guest");
    program.open_table(table(2, &["random"], false)).await;
}

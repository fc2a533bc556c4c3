//! What people can do with who they are, and what programs cannot (issue 21, points 10, 11 and 12).

use crate::test_server::{TestServer, Visitor, table};
use hyper::Method;
use room::{Phase, TableLine, Who};
use serde_json::{Value, json};
use server::Config;

async fn account(server: &TestServer, name: &str) -> Visitor {
    let mut visitor = server.stranger();
    let made =
        visitor.post("/api/account", &json!({ "name": name, "password": "long enough" })).await;
    assert_eq!(made.status, 200, "{}", made.text());
    visitor.take_cookie(&made);
    visitor
}

async fn log_in(server: &TestServer, name: &str, password: &str) -> Option<Visitor> {
    let mut visitor = server.stranger();
    let answer = visitor.post("/api/login", &json!({ "name": name, "password": password })).await;
    (answer.status == 200).then(|| visitor.take_cookie(&answer))?;
    Some(visitor)
}

async fn program(server: &TestServer, owner: &Visitor, wish: Value) -> Visitor {
    let made = owner.post("/api/tokens", &wish).await.json();
    let mut program = server.stranger();
    program.token = made["token"].as_str().map(str::to_owned);
    assert!(program.token.is_some(), "{made}");
    program
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions_and_all_tokens() {
    let server = TestServer::open().await;
    let ada = account(&server, "Ada").await;
    let elsewhere = log_in(&server, "Ada", "long enough").await.unwrap();
    let bot = program(&server, &ada, json!({ "label": "bot" })).await;
    let id = elsewhere.open_table(table(2, &["random"], false)).await;
    let mut live = elsewhere.live(&id, 0).await;
    live.caught_up().await;
    let change = |old: &str, new: &str| {
        let (ada, body) = (ada.clone(), json!({ "old": old, "new": new }));
        async move { ada.post("/api/account/password", &body).await }
    };
    assert_eq!(change("wrong one", "another one").await.refusal(), (403, "wrong-password".into()));
    assert_eq!(change("long enough", "short").await.refusal(), (422, "bad-password".into()));
    assert_eq!(elsewhere.get("/api/me").await.json()["name"], "Ada", "nothing has changed");
    assert_eq!(change("long enough", "another one").await.status, 200);
    assert_eq!(ada.get("/api/me").await.json()["name"], "Ada", "this session goes on");
    assert_eq!(elsewhere.get("/api/me").await.json(), Value::Null);
    assert_eq!(bot.get("/api/me").await.refusal(), (401, "bad-token".into()));
    while live.hear().await.is_some() {}
    assert!(log_in(&server, "Ada", "long enough").await.is_none());
    assert!(log_in(&server, "Ada", "another one").await.is_some());
    let guest = server.guest("Ben").await;
    let none =
        guest.post("/api/account/password", &json!({ "old": "", "new": "another one" })).await;
    assert_eq!(none.refusal(), (409, "no-account".into()));
}

#[tokio::test]
async fn one_can_leave_everywhere_at_once() {
    let server = TestServer::open().await;
    let ada = account(&server, "Ada").await;
    let elsewhere = log_in(&server, "Ada", "long enough").await.unwrap();
    let id = elsewhere.open_table(table(2, &["random"], false)).await;
    let mut live = elsewhere.live(&id, 0).await;
    live.caught_up().await;
    let left = ada.post("/api/logout/everywhere", &json!({})).await;
    while live.hear().await.is_some() {}
    assert!(left.header("set-cookie").contains("Max-Age=0"));
    for gone in [&ada, &elsewhere] {
        assert_eq!(gone.get("/api/me").await.json(), Value::Null);
    }
    assert!(log_in(&server, "Ada", "long enough").await.is_some());
}

#[tokio::test]
async fn an_account_takes_another_name_that_nobody_has() {
    let server = TestServer::open().await;
    let ada = account(&server, "Ada").await;
    account(&server, "Ben").await;
    let rename = |name: &str| {
        let (ada, body) = (ada.clone(), json!({ "name": name }));
        async move { ada.post("/api/name", &body).await }
    };
    assert_eq!(rename("Вen").await.refusal(), (409, "name-taken".into()), "a Cyrillic letter");
    assert_eq!(rename("ADA").await.json(), json!({ "name": "ADA", "guest": false }));
    assert_eq!(rename("Adele").await.status, 200);
    assert!(log_in(&server, "Ada", "long enough").await.is_none());
    assert!(log_in(&server, "adele", "long enough").await.is_some());
    assert_eq!(server.stranger().post("/api/guest", &json!({ "name": "Ada" })).await.status, 200);
    let guest = server.guest("Cleo").await;
    assert_eq!(
        guest.post("/api/name", &json!({ "name": "Cleopatra" })).await.json()["guest"],
        true
    );
}

#[tokio::test]
async fn names_that_look_alike_are_one_name_and_bots_have_theirs() {
    let server = TestServer::open().await;
    account(&server, "Paul").await;
    for same in ["paul", "PauI", "Pau1", "Раul", "Ｐａｕｌ"] {
        let refused = server.stranger().post("/api/guest", &json!({ "name": same })).await;
        assert_eq!(refused.refusal(), (409, "name-taken".into()), "{same}");
    }
    for (bad, code) in
        [("bot:level4", "bot-name"), ("\u{2800}", "bad-name"), ("a\u{202e}b", "bad-name")]
    {
        let refused = server.stranger().post("/api/guest", &json!({ "name": bad })).await;
        assert_eq!(refused.refusal(), (422, code.into()), "{bad}");
    }
    assert!(log_in(&server, "PAUL", "long enough").await.is_some());
}

#[tokio::test]
async fn who_wants_to_be_forgotten_is_and_the_games_stay() {
    let mut server = TestServer::open().await;
    let (ada, ben) = (account(&server, "Ada Lovelace").await, server.guest("Ben").await);
    let mut new = table(2, &[], false);
    new["setting"]["window"] = json!("public");
    let played = ada.open_table(new).await;
    ben.wish(&played, json!({ "do": "sit" })).await;
    ben.wish(&played, json!({ "do": "ready", "ready": true })).await;
    assert_eq!(ada.wish(&played, json!({ "do": "begin" })).await.status, 200);
    assert_eq!(ada.wish(&played, json!({ "do": "say", "text": "hello" })).await.status, 200);
    let open = ben.open_table(table(2, &[], false)).await;
    assert_eq!(ada.wish(&open, json!({ "do": "sit" })).await.status, 200);
    let bot = program(&server, &ada, json!({ "label": "bot" })).await;
    let mut live = ben.live(&played, 0).await;
    live.caught_up().await;
    // At a table that was left before, words are still there.
    let left = ben.open_table(table(2, &[], false)).await;
    for wish in
        [json!({ "do": "sit" }), json!({ "do": "say", "text": "bye" }), json!({ "do": "leave" })]
    {
        assert_eq!(ada.wish(&left, wish).await.status, 200);
    }

    let wrong = ada.post("/api/account/delete", &json!({ "password": "a wild guess" })).await;
    assert_eq!(wrong.refusal(), (403, "wrong-password".into()));
    let gone = ada.post("/api/account/delete", &json!({ "password": "long enough" })).await;
    assert_eq!(gone.status, 200, "{}", gone.text());
    assert_eq!(ada.get("/api/me").await.json(), Value::Null);
    assert_eq!(bot.get("/api/me").await.status, 401);
    assert!(log_in(&server, "Ada Lovelace", "long enough").await.is_none());
    server.guest("Ada Lovelace").await;

    let placard = ben.placard(&played).await;
    let names: Vec<_> = placard.chairs.iter().map(|chair| chair.who.clone()).collect();
    assert!(names.contains(&Who::Person("a former guest".into())), "{names:?}");
    assert_eq!(placard.phase, Phase::Playing, "a bot finishes the game");
    assert_eq!(ben.placard(&open).await.chairs[1].who, Who::Nobody);
    let story = serde_json::to_string(&ben.story(&played, 0).await).unwrap();
    assert!(story.contains("hello") && !story.contains("Lovelace"), "{story}");
    let story = serde_json::to_string(&ben.story(&left, 0).await).unwrap();
    assert!(story.contains("bye") && !story.contains("Lovelace"), "{story}");
    let lobby: Vec<TableLine> = ben.get("/api/tables/open").await.read();
    assert!(lobby[0].seated.contains(&"a former guest".to_owned()), "{lobby:?}");
    server.close().await;
    let mut file = server.database().await;
    for kept in ["SELECT entry FROM log", "SELECT seated FROM tables", "SELECT work FROM journal"] {
        let rows: Vec<String> = sqlx::query_scalar(kept).fetch_all(&mut file).await.unwrap();
        assert!(rows.iter().all(|row| !row.contains("Lovelace")), "{rows:?}");
    }
}

#[tokio::test]
async fn a_guest_is_forgotten_without_a_password() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    assert_eq!(ada.post("/api/account/delete", &json!({})).await.status, 200);
    assert_eq!(ada.get("/api/me").await.json(), Value::Null);
}

#[tokio::test]
async fn a_token_is_good_for_what_it_was_made_for() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let plays = program(&server, &ada, json!({ "label": "plays" })).await;
    let reads =
        program(&server, &ada, json!({ "label": "reads", "scope": "read", "days": 1 })).await;
    let id = plays.open_table(table(2, &["random"], false)).await;
    for (method, path, body) in [
        (Method::GET, "/api/tokens", ""),
        (Method::POST, "/api/tokens", r#"{"label":"more"}"#),
        (Method::POST, "/api/account", r#"{"name":"Eve","password":"long enough"}"#),
        (Method::POST, "/api/guest", r#"{"name":"Eve"}"#),
        (Method::POST, "/api/name", r#"{"name":"Eve"}"#),
        (Method::POST, "/api/logout/everywhere", "{}"),
        (Method::POST, "/api/account/delete", "{}"),
        (Method::DELETE, "/api/tokens/1", ""),
    ] {
        for token in [&plays, &reads] {
            let refused = token.ask(method.clone(), path, Some("application/json"), body).await;
            assert_eq!(refused.refusal(), (403, "token-cannot".into()), "{method} {path}");
        }
    }
    let say = json!({ "do": "say", "text": "hi" });
    assert_eq!(reads.wish(&id, say.clone()).await.refusal(), (403, "token-reads".into()));
    let new = reads.post("/api/tables", &table(2, &[], false)).await;
    assert_eq!(new.refusal(), (403, "token-reads".into()));
    assert_eq!(reads.placard(&id).await.me, Some(0), "it looks with its owner's eyes");
    assert_eq!(reads.get("/api/tables/mine").await.json().as_array().unwrap().len(), 1);
    let mut listening = reads.clone();
    listening.headers.push(("authorization", format!("Bearer {}", reads.token.clone().unwrap())));
    let mut live = listening.live(&id, 0).await;
    live.caught_up().await;
    let said = live.wish(room::Wish::Say { text: "hi".into() }, &mut Vec::new()).await;
    assert_eq!(said, Err("token-reads".to_owned()));
    assert_eq!(plays.wish(&id, say).await.status, 200);
    for days in [0, 367] {
        let refused = ada.post("/api/tokens", &json!({ "label": "x", "days": days })).await;
        assert_eq!(refused.refusal(), (422, "bad-days".into()));
    }
}

#[tokio::test]
async fn tokens_end_and_can_be_renewed() {
    let server = TestServer::open().await;
    let mut ada = server.guest("Ada").await;
    let bot = program(&server, &ada, json!({ "label": "bot" })).await;
    assert_eq!(bot.get("/api/me").await.json(), json!({ "name": "Ada", "guest": true }));
    let made = ada.post("/api/account", &json!({ "name": "Ada", "password": "long enough" })).await;
    ada.take_cookie(&made);
    assert_eq!(bot.get("/api/me").await.refusal(), (401, "bad-token".into()));
    let listed = ada.get("/api/tokens").await.json();
    assert_eq!((&listed[0]["ended"], &listed[0]["scope"]), (&json!(true), &json!("play")));
    let path = format!("/api/tokens/{}", listed[0]["id"]);
    assert_eq!(server.guest("Eve").await.post(&path, &json!({})).await.status, 404);
    assert_eq!(ada.post(&path, &json!({ "days": 3 })).await.status, 200);
    assert_eq!(bot.get("/api/me").await.json(), json!({ "name": "Ada", "guest": false }));
    // Time passes.
    let mut file = server.database().await;
    sqlx::query("UPDATE tokens SET expires = 1").execute(&mut file).await.unwrap();
    assert_eq!(bot.get("/api/me").await.refusal(), (401, "bad-token".into()));
}

/// What was let in by a token goes when the token does.
#[tokio::test]
async fn who_listens_by_a_token_is_cut_off_when_it_ends() {
    let server = TestServer::open().await;
    let mut ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], false)).await;
    let mut bot = program(&server, &ada, json!({ "label": "bot" })).await;
    bot.headers.push(("authorization", format!("Bearer {}", bot.token.clone().unwrap())));
    let mut live = bot.live(&id, 0).await;
    live.caught_up().await;
    // A guest becomes an account.
    let made = ada.post("/api/account", &json!({ "name": "Ada", "password": "long enough" })).await;
    ada.take_cookie(&made);
    while live.hear().await.is_some() {}
    // The token's time is up.
    let path = format!("/api/tokens/{}", ada.get("/api/tokens").await.json()[0]["id"]);
    assert_eq!(ada.post(&path, &json!({ "days": 1 })).await.status, 200);
    let mut file = server.database().await;
    let soon = "UPDATE tokens SET expires = (unixepoch() + 3) * 1000";
    sqlx::query(soon).execute(&mut file).await.unwrap();
    let mut live = bot.live(&id, 0).await;
    live.caught_up().await;
    while live.hear().await.is_some() {}
    assert_eq!(bot.get("/api/me").await.refusal(), (401, "bad-token".into()));
}

#[tokio::test]
async fn a_private_table_that_was_closed_is_not_shown() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let mut new = table(2, &[], false);
    new["setting"]["door"] = json!("private");
    new["setting"]["invited"] = json!(["Ben"]);
    let id = ada.open_table(new).await;
    assert_eq!(ada.wish(&id, json!({ "do": "say", "text": "secret" })).await.status, 200);
    assert_eq!(ada.wish(&id, json!({ "do": "close" })).await.status, 200);
    // A guest may call itself like somebody who was invited.
    for who in [server.stranger(), server.guest("Ben").await] {
        for path in ["", "/story?after=0", "/events", "/position", "/record"] {
            let refused = who.get(&format!("/api/tables/{id}{path}")).await;
            assert_eq!(refused.refusal(), (403, "no-look".into()), "{path}");
        }
        assert!(who.try_live(&id, 0).await.is_err());
    }
    let ben = account(&server, "Ben").await;
    assert_eq!(ben.placard(&id).await.phase, Phase::Closed, "an account of that name is invited");
    assert_eq!(ada.placard(&id).await.phase, Phase::Closed);
}

fn proxied(config: &mut Config) {
    config.behind_proxy = true;
    config.hosts = vec!["play.example".to_owned()];
}

#[tokio::test]
async fn who_does_not_say_where_they_are_reads_no_figures() {
    let server = TestServer::with(proxied).await;
    let from = |address: Option<&str>| {
        let mut visitor = server.stranger();
        visitor.headers.extend(address.map(|address| ("x-forwarded-for", address.to_owned())));
        visitor
    };
    for unknown in [None, Some("unknown"), Some(""), Some("198.51.100.7"), Some("127.0.0.1, x")] {
        let refused = from(unknown).get("/metrics").await;
        assert_eq!(refused.refusal(), (404, "no-path".into()), "{unknown:?}");
    }
    assert_eq!(from(Some("::1")).get("/metrics").await.status, 200);
}

#[tokio::test]
async fn the_house_answers_to_its_own_names() {
    let server = TestServer::with(proxied).await;
    let called = async |host: &str, path: &str| {
        let mut visitor = server.stranger();
        visitor.headers.push(("x-forwarded-host", host.to_owned()));
        visitor.get(path).await
    };
    assert_eq!(called("play.example", "/api/games").await.status, 200);
    let other = called("evil.example", "/api/games").await;
    assert_eq!(other.refusal(), (421, "wrong-host".into()));
    assert!(other.json()["message"].as_str().unwrap().contains("evil.example"));
    assert_eq!(called("evil.example", "/").await.status, 421, "nor are its pages shown");
    assert_eq!(called("evil.example", "/health").await.status, 200);
    let direct = TestServer::open().await;
    let mut lured = direct.stranger();
    lured.headers.push(("x-forwarded-host", "play.example".to_owned()));
    assert_eq!(lured.get("/api/games").await.status, 200, "only a proxy is believed");
}

/// A page of another site whose name suddenly means this machine calls the server by that name.
#[tokio::test]
async fn who_calls_the_house_by_another_name_is_not_answered() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let server = TestServer::open().await;
    let port = server.address.port();
    let called = async |line: &str, path: &str| {
        let mut stream = tokio::net::TcpStream::connect(server.address).await.unwrap();
        let ask = format!("GET {path} HTTP/1.1\r\n{line}connection: close\r\n\r\n");
        stream.write_all(ask.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer.split(' ').nth(1).unwrap_or_default().to_owned()
    };
    for (host, status) in [
        (format!("host: localhost:{port}\r\n"), "200"),
        (format!("host: 127.0.0.1:{port}\r\n"), "200"),
        (format!("host: evil.example:{port}\r\n"), "421"),
        (format!("host: localhost.evil.example:{port}\r\n"), "421"),
        ("host: \r\n".to_owned(), "421"),
        (format!("host: evil.example\r\nhost: localhost:{port}\r\n"), "421"),
        (format!("host: localhost:{port}\r\nhost: evil.example\r\n"), "421"),
    ] {
        assert_eq!(called(&host, "/api/me").await, status, "{host}");
        assert_eq!(called(&host, "/").await, status, "{host}");
    }
    // Which of the two is meant nobody can tell.
    let host = format!("host: localhost:{port}\r\n");
    assert_eq!(called(&host, "http://evil.example/api/me").await, "421");
}

//! Guests, accounts, sessions and tokens.

use crate::test_server::{TestServer, table};
use hyper::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn the_server_knows_whom_it_has_met() {
    let server = TestServer::open().await;
    assert_eq!(server.stranger().get("/api/me").await.json(), Value::Null);
    let ada = server.guest("  Ada ").await;
    assert_eq!(ada.get("/api/me").await.json(), json!({ "name": "Ada", "guest": true }));
    let renamed = ada.post("/api/guest", &json!({ "name": "Ada L." })).await.json();
    assert_eq!(renamed, json!({ "name": "Ada L.", "guest": true }));
    for bad in ["", "  ", "a\u{7}", "a very long name, far too long for a chair"] {
        let refused = server.stranger().post("/api/guest", &json!({ "name": bad })).await;
        assert_eq!(refused.refusal(), (422, "bad-name".into()), "{bad:?}");
    }
    assert_eq!(ada.post("/api/logout", &json!({})).await.json(), Value::Null);
    assert_eq!(ada.get("/api/me").await.json(), Value::Null);
}

#[tokio::test]
async fn a_guest_who_makes_an_account_keeps_the_tables() {
    let server = TestServer::open().await;
    let mut ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], true)).await;
    let old = ada.clone();
    let answer =
        ada.post("/api/account", &json!({ "name": "Ada", "password": "correct horse" })).await;
    assert_eq!(answer.json(), json!({ "name": "Ada", "guest": false }));
    ada.take_cookie(&answer);
    assert_eq!(old.get("/api/me").await.json(), Value::Null, "the guest’s session has ended");
    assert!(ada.placard(&id).await.me.is_some());
    let mine: Vec<room::TableLine> = ada.get("/api/tables/mine").await.read();
    assert_eq!((mine.len(), mine[0].table.as_str(), mine[0].mine), (1, id.as_str(), true));

    // From another browser, with other letters.
    let mut again = server.stranger();
    let wrong =
        again.post("/api/login", &json!({ "name": "ada", "password": "incorrect horse" })).await;
    assert_eq!(wrong.refusal(), (401, "wrong-login".into()));
    let nobody =
        again.post("/api/login", &json!({ "name": "nobody", "password": "incorrect horse" })).await;
    assert_eq!(nobody.json(), wrong.json());
    let right =
        again.post("/api/login", &json!({ "name": "ADA", "password": "correct horse" })).await;
    again.take_cookie(&right);
    assert_eq!(right.json(), json!({ "name": "Ada", "guest": false }));
    assert!(again.placard(&id).await.me.is_some());

    let taken = server.stranger().post("/api/guest", &json!({ "name": "aDa" })).await;
    assert_eq!(taken.refusal(), (409, "name-taken".into()));
    let taken = server
        .stranger()
        .post("/api/account", &json!({ "name": "ADA", "password": "12345678" }))
        .await;
    assert_eq!(taken.refusal(), (409, "name-taken".into()));
    let short = server
        .stranger()
        .post("/api/account", &json!({ "name": "Eve", "password": "1234567" }))
        .await;
    assert_eq!(short.refusal(), (422, "bad-password".into()));
    assert_eq!(ada.post("/api/guest", &json!({ "name": "Eve" })).await.refusal().0, 409);
}

#[tokio::test]
async fn a_program_comes_with_a_token_until_it_is_taken_back() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let made = ada.post("/api/tokens", &json!({ "label": "my bot" })).await.json();
    let mut program = server.stranger();
    program.token = made["token"].as_str().map(str::to_owned);
    let id = program.open_table(table(2, &["random"], true)).await;
    assert!(ada.placard(&id).await.me.is_some());
    let listed = ada.get("/api/tokens").await.json();
    assert_eq!(listed[0]["label"], "my bot");
    assert!(listed[0].get("token").is_none());
    let stolen = server
        .guest("Eve")
        .await
        .ask(Method::DELETE, &format!("/api/tokens/{}", made["id"]), None, "")
        .await;
    assert_eq!(stolen.refusal(), (404, "no-token".into()));
    let path = format!("/api/tokens/{}", made["id"]);
    assert_eq!(ada.ask(Method::DELETE, &path, None, "").await.status, 200);
    assert_eq!(program.get("/api/me").await.refusal(), (401, "bad-token".into()));
    assert_eq!(ada.ask(Method::DELETE, "/api/tokens/x%00", None, "").await.status, 404);
}

#[tokio::test]
async fn nothing_secret_is_stored() {
    let mut server = TestServer::open().await;
    let mut ada = server.guest("Ada").await;
    let made =
        ada.post("/api/account", &json!({ "name": "Ada", "password": "correct horse" })).await;
    ada.take_cookie(&made);
    let token = ada.post("/api/tokens", &json!({ "label": "x" })).await.json();
    let secret = ada.cookie.clone().unwrap().split_once('=').unwrap().1.to_owned();
    server.close().await;
    let bytes = std::fs::read(server.db()).unwrap();
    let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds("$argon2id$"));
    for hidden in [secret.as_str(), token["token"].as_str().unwrap(), "correct horse"] {
        assert!(!holds(hidden));
    }
}

#[tokio::test]
async fn requests_from_other_sites_are_refused() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], false)).await;
    let body = json!({ "do": "begin" }).to_string();
    let path = format!("/api/tables/{id}/wishes");
    for (name, value) in [
        ("origin", "http://evil.example".to_owned()),
        ("origin", "null".to_owned()),
        ("sec-fetch-site", "cross-site".to_owned()),
    ] {
        let mut lured = ada.clone();
        lured.headers.push((name, value));
        let refused = lured.post(&path, &json!({ "do": "begin" })).await;
        assert_eq!(refused.refusal(), (403, "cross-site".into()));
        assert!(lured.try_live(&id, 0).await.is_err());
        assert_eq!(lured.get(&format!("/api/tables/{id}")).await.status, 200);
    }
    for kind in [None, Some("text/plain"), Some("application/x-www-form-urlencoded")] {
        let refused = ada.ask(Method::POST, &path, kind, &body).await;
        assert_eq!(refused.refusal(), (415, "media-type".into()));
    }
    let mut own = ada.clone();
    own.headers.push(("origin", format!("http://{}", server.address)));
    own.headers.push(("sec-fetch-site", "same-origin".into()));
    assert!(own.try_live(&id, 0).await.is_ok());
    assert_eq!(own.post(&path, &json!({ "do": "begin" })).await.status, 200);
}

//! What is too often, too long or not understood.

use crate::test_server::{TestServer, table};
use hyper::Method;
use room::Wish;
use serde_json::json;

#[tokio::test]
async fn guests_cannot_be_made_by_the_hundred() {
    let server = TestServer::with(|config| config.no_limits = false).await;
    let mut made = 0;
    for number in 0..30 {
        let answer =
            server.stranger().post("/api/guest", &json!({ "name": format!("n{number}") })).await;
        if answer.status == 200 {
            made += 1;
        } else {
            assert_eq!(answer.refusal(), (429, "too-fast".into()));
            assert!(answer.header("retry-after").parse::<u64>().unwrap() >= 1);
        }
    }
    assert!((20..30).contains(&made), "{made}");
}

#[tokio::test]
async fn passwords_cannot_be_guessed_by_the_hundred() {
    let server = TestServer::with(|config| config.no_limits = false).await;
    let mut refused = 0;
    for _ in 0..14 {
        let guess = json!({ "name": "Ada", "password": "a wild guess" });
        let answer = server.stranger().post("/api/login", &guess).await;
        refused += usize::from(answer.status == 429);
    }
    assert!(refused > 0);
}

/// However the name is written, it is one account whose password is guessed.
#[tokio::test]
async fn nor_by_writing_the_name_in_other_letters() {
    let server = TestServer::with(|config| config.no_limits = false).await;
    let mut refused = 0;
    for name in ["Paul", "PauI", "Pau1", "Ｐaul"].into_iter().cycle().take(16) {
        let guess = json!({ "name": name, "password": "a wild guess" });
        let answer = server.stranger().post("/api/login", &guess).await;
        refused += usize::from(answer.status == 429);
    }
    assert!(refused > 0);
}

#[tokio::test]
async fn a_guest_cannot_take_a_hundred_names() {
    let server = TestServer::with(|config| config.no_limits = false).await;
    let ada = server.guest("Ada").await;
    let mut refused = 0;
    for number in 0..40 {
        let answer = ada.post("/api/guest", &json!({ "name": format!("Ada {number}") })).await;
        refused += usize::from(answer.status == 429);
    }
    assert!(refused > 0);
}

#[tokio::test]
async fn wishes_and_words_have_a_pace() {
    let server = TestServer::with(|config| config.no_limits = false).await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], false)).await;
    let mut live = ada.live(&id, 0).await;
    let mut items = Vec::new();
    let mut said = Vec::new();
    for _ in 0..10 {
        said.push(live.wish(Wish::Say { text: "hi".into() }, &mut items).await);
    }
    let granted = said.iter().filter(|said| said.is_ok()).count();
    assert!((5..10).contains(&granted), "{said:?}");
    assert_eq!(said.last().unwrap(), &Err("too-fast".to_owned()));
    let mut fast = 0;
    for ready in [true, false].into_iter().cycle().take(180) {
        live.send(Wish::Ready { ready }).await;
    }
    for _ in 0..180 {
        loop {
            match live.hear().await.expect("open") {
                room::FromTable::Done { .. } => break,
                room::FromTable::Refused { reason, .. } => {
                    // Where one was too fast, the next one changes nothing.
                    assert!(["too-fast", "room-unchanged"].contains(&&*reason.code), "{reason:?}");
                    fast += usize::from(reason.code == "too-fast");
                    break;
                }
                _ => {}
            }
        }
    }
    assert!(fast > 30, "{fast}");
}

#[tokio::test]
async fn nobody_is_connected_more_than_twenty_times() {
    let server = TestServer::with(|config| config.no_limits = false).await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], false)).await;
    let mut open = Vec::new();
    for _ in 0..20 {
        open.push(ada.live(&id, 0).await);
    }
    assert!(ada.try_live(&id, 0).await.is_err());
    drop(open.pop());
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    assert!(ada.try_live(&id, 0).await.is_ok());
}

#[tokio::test]
async fn what_is_not_understood_is_refused_with_a_reason() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], false)).await;
    let wishes = format!("/api/tables/{id}/wishes");
    let json = Some("application/json");
    for (body, status) in [
        ("", 400),
        ("{", 400),
        ("\u{0}", 400),
        ("[]", 422),
        ("null", 422),
        ("{}", 422),
        (r#"{"do":"fly"}"#, 422),
        (r#"{"do":"sit","chair":300}"#, 422),
        (r#"{"do":"sit","chair":1,"seat":2}"#, 422),
        (r#"{"do":"move","list":-1,"text":"x"}"#, 422),
        (r#"{"do":"move","list":0,"text":{}}"#, 422),
        (r#"{"do":"hire","chair":200,"bot":"greedy"}"#, 422),
        (r#"{"do":"hire","chair":1,"bot":"skynet"}"#, 422),
        (r#"{"do":"change","setting":{"game":"chess","options":{"seats":2}}}"#, 422),
        (r#"{"do":"change","setting":{"game":"spice-road","options":{"seats":255}}}"#, 422),
    ] {
        let refused = ada.ask(Method::POST, &wishes, json, body).await;
        assert_eq!(refused.status, status, "{body} {}", refused.text());
        assert!(!refused.json()["message"].as_str().unwrap().is_empty(), "{body}");
    }
    let deep = "[".repeat(30_000);
    assert_eq!(ada.ask(Method::POST, &wishes, json, &deep).await.status, 422);
    let long = format!("{{\"do\":\"say\",\"text\":\"{}\"}}", "x".repeat(70_000));
    assert_eq!(
        ada.ask(Method::POST, &wishes, json, &long).await.refusal(),
        (413, "too-large".into())
    );
    for (method, path, status) in [
        (Method::GET, "/api/nothing", 404),
        (Method::GET, "/api/", 404),
        (Method::PUT, "/api/guest", 405),
        (Method::GET, "/api/guest", 405),
        (Method::GET, "/api/tables/aaaaaaaaaa", 404),
        (Method::GET, "/api/tables/..%2f..%2fetc", 404),
        (Method::GET, "/api/tables/%ff%fe/story", 404),
    ] {
        let refused = ada.ask(method, path, None, "").await;
        assert_eq!(refused.status, status, "{path}");
        assert!(!refused.code().is_empty(), "{path}");
    }
    for query in ["after=-1", "after=x", "after=99999999999"] {
        let refused = ada.get(&format!("/api/tables/{id}/story?{query}")).await;
        assert_eq!(refused.refusal(), (400, "bad-query".into()));
    }
    let french = ada.get("/api/nothing?lang=fr").await.json();
    assert_eq!(
        french["message"],
        "Il n’y a rien à cette adresse. Vérifiez-la, ou allez à la première page."
    );
    let no_socket = ada.get(&format!("/api/tables/{id}/live")).await;
    assert_eq!(no_socket.refusal(), (426, "no-socket".into()));
}

#[tokio::test]
async fn a_socket_survives_nonsense_and_ends_on_too_much_of_it() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], false)).await;
    let mut live = ada.live(&id, 0).await;
    live.caught_up().await;
    live.raw(r#"{"ping":7}"#.into()).await;
    while live.hear().await.expect("open") != room::FromTable::Pong(7) {}
    live.raw(r#"{"wish":{"n":3,"wish":{"do":"fly"}}}"#.into()).await;
    let refused = live.hear().await.expect("open");
    assert!(matches!(refused, room::FromTable::Refused { n: 3, .. }), "{refused:?}");
    live.raw("nonsense".into()).await;
    assert_eq!(live.hear().await, None);
    let mut live = ada.live(&id, 0).await;
    live.caught_up().await;
    live.raw(format!("{{\"ping\":{}1}}", " ".repeat(20_000))).await;
    while let Some(heard) = live.hear().await {
        assert!(matches!(heard, room::FromTable::Here { .. }), "{heard:?}");
    }
    assert_eq!(ada.placard(&id).await.table, id);
}

#[tokio::test]
async fn every_answer_has_the_headers_that_keep_browsers_safe() {
    let server = TestServer::open().await;
    for path in ["/", "/api/me", "/api/nothing", "/health", "/t/abc", "/no.js", "/api/docs"] {
        let answer = server.stranger().get(path).await;
        let policy = answer.header("content-security-policy");
        assert!(
            policy.contains("default-src 'self'") && !policy.contains("unsafe-inline"),
            "{path}"
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{path}");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin", "{path}");
    }
    assert_eq!(server.stranger().get("/no.js").await.status, 404);
    assert_eq!(server.stranger().get("/t/abc").await.status, 200);
}

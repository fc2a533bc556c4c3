//! Whatever is sent, the server stands: no 5xx, no panic, no leak.

use std::collections::BTreeMap;
use std::time::Duration;

use e2e::Server;
use kit::{Chance, Options, Seed};
use loadtest::{Fuzz, Guest, Seating, open_table, request};
use room::{Setting, Wish};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

fn sound(server: &Server) {
    let log = server.stderr();
    assert!(!log.contains("panicked"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "at a server: cargo xtask test"]
async fn ten_thousand_random_calls_of_the_described_api() {
    let mut server = Server::start(&["--no-limits", "--pace", "0"]).await.unwrap();
    let anna = Guest::enter(server.address(), "Anna").await.unwrap();
    let ben = Guest::enter(server.address(), "Ben").await.unwrap();
    let document: Value = anna.get("/api/openapi.json").await.unwrap();
    let mut fuzz = Fuzz::new(document).unwrap();
    let table = open_table(&anna, &ben).await.unwrap();
    anna.wish(&table, Wish::Begin).await.unwrap();
    let open = ben.open(Setting::new("spice-road", Options::seats(3))).await.unwrap();
    fuzz.known = vec![table, open];
    let mut chance = Chance::new(Seed::from_number(2026));
    let stranger = "comptoir=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA".to_owned();
    let cookies = [anna.cookie.clone(), ben.cookie.clone(), String::new(), stranger];
    let read = json!({ "label": "reads", "scope": "read" });
    let token = anna.send("POST", "/api/tokens", Some(&read)).await.unwrap();
    let token: Value = serde_json::from_slice(&token.body).unwrap();
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let mut statuses = BTreeMap::<u16, u32>::new();
    // For each operation how often it was called, and how often it was granted.
    let mut called: BTreeMap<String, (u32, u32)> =
        fuzz.names().map(|name| (name, (0, 0))).collect();
    for number in 0..10_000 {
        let call = fuzz.call(&mut chance).unwrap();
        let mut cookie = chance.pick(&cookies).unwrap().clone();
        let goes = ["/logout", "/account"].iter().any(|word| call.path.contains(word));
        if goes && [&anna.cookie, &ben.cookie].contains(&&cookie) {
            // Who goes does not come back: somebody who is not needed any more.
            let passing = Guest::enter(server.address(), &format!("Passing {number}")).await;
            cookie = passing.unwrap().cookie;
        }
        let mut headers = Vec::new();
        match chance.below(20) {
            0 => {}
            1 => headers.push(("content-type", "text/plain")),
            _ => headers.push(("content-type", "application/json")),
        }
        if !cookie.is_empty() {
            headers.push(("cookie", cookie.as_str()));
        }
        match chance.below(20) {
            0 => headers.push(("authorization", bearer.as_str())),
            1 => headers.push(("authorization", "Bearer nothing")),
            2 => headers.push(("origin", "http://evil.example")),
            _ => {}
        }
        let body = call.body.clone().unwrap_or_default();
        let answer = request(server.address(), &call.method, &call.path, &headers, &body).await;
        let answer = answer.unwrap_or_else(|error| panic!("{call:?}: {error:#}"));
        assert!(answer.status < 500, "{call:?}: {} {}", answer.status, answer.text());
        if answer.status >= 400 {
            let reason: Value = serde_json::from_slice(&answer.body)
                .unwrap_or_else(|_| panic!("{call:?}: {} {}", answer.status, answer.text()));
            let told = reason["message"].as_str().is_some_and(|message| !message.is_empty());
            assert!(told && reason["code"].is_string(), "{call:?}: {reason}");
        }
        if let Some(wrong) = fuzz.undocumented(&call, &answer) {
            panic!("{call:?}: {} {}: {wrong}", answer.status, answer.text());
        }
        *statuses.entry(answer.status).or_default() += 1;
        let (calls, granted) = called.entry(call.name).or_default();
        *calls += 1;
        *granted += u32::from(answer.status < 300);
    }
    assert!(called.values().all(|(calls, _)| *calls >= 5), "{called:?}");
    // What needs a game that is over or a password that was guessed has tests of its own.
    let never = called.values().filter(|(_, granted)| *granted == 0).count();
    assert!(never <= 6, "{never} operations were never granted: {called:?}");
    assert!(statuses[&200] > 500, "too few calls were sound: {statuses:?}");
    assert!(statuses.keys().any(|status| *status >= 400), "{statuses:?}");
    sound(&server);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "at a server: cargo xtask test"]
async fn strange_frames_are_refused_and_the_table_stands() {
    let mut server = Server::start(&["--no-limits", "--pace", "0"]).await.unwrap();
    let anna = Guest::enter(server.address(), "Anna").await.unwrap();
    let ben = Guest::enter(server.address(), "Ben").await.unwrap();
    let table = open_table(&anna, &ben).await.unwrap();
    anna.wish(&table, Wish::Begin).await.unwrap();
    let before: Value = anna.get(&format!("/api/tables/{table}/story?after=0")).await.unwrap();
    let frames = [
        Message::text(""),
        Message::text("{"),
        Message::text("null"),
        Message::text("[1,2,3]"),
        Message::text(r#"{"wish":{}}"#),
        Message::text(r#"{"wish":{"n":-1,"wish":{"do":"begin"}}}"#),
        Message::text(r#"{"wish":{"n":1,"wish":{"do":"move","list":0,"text":"\u0000"}}}"#),
        Message::text(r#"{"wish":{"n":1,"wish":{"do":"move","list":4294967295,"text":"rest"}}}"#),
        Message::text(r#"{"wish":{"n":1,"wish":{"do":"fly"}}}"#),
        Message::text("{".repeat(3_000)),
        Message::binary(vec![0xff; 300]),
        Message::Ping(vec![1; 100].into()),
        Message::text("x".repeat(200_000)),
    ];
    for frame in frames {
        let mut seating = Seating::connect(&anna, &table, 0).await.unwrap();
        let _ = seating.send_raw(frame).await;
        // Answered with a reason or shown the door; the next is served as if nothing had been.
        let _ = tokio::time::timeout(Duration::from_millis(100), seating.hear()).await;
    }
    let after: Value = anna.get(&format!("/api/tables/{table}/story?after=0")).await.unwrap();
    assert_eq!(before, after);
    sound(&server);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "at a server: cargo xtask test"]
async fn what_is_too_large_too_foreign_or_not_theirs_is_refused() {
    let mut server = Server::start(&["--no-limits"]).await.unwrap();
    let address = server.address();
    let anna = Guest::enter(address, "Anna").await.unwrap();
    let ben = Guest::enter(address, "Ben").await.unwrap();
    let table = open_table(&anna, &ben).await.unwrap();
    let wishes = format!("/api/tables/{table}/wishes");
    let json_type = ("content-type", "application/json");
    let cookie = ("cookie", anna.cookie.as_str());
    let begin = br#"{"do":"begin"}"#;

    let huge = format!(r#"{{"do":"say","text":"{}"}}"#, "a".repeat(2_000_000));
    let answer = request(address, "POST", &wishes, &[json_type, cookie], huge.as_bytes()).await;
    assert_eq!(answer.unwrap().status, 413);

    let form = ("content-type", "application/x-www-form-urlencoded");
    let answer = request(address, "POST", &wishes, &[form, cookie], begin).await.unwrap();
    assert_eq!(answer.status, 415, "a form of another site sends no JSON");
    let origin = ("origin", "http://evil.example");
    let answer = request(address, "POST", &wishes, &[json_type, cookie, origin], begin).await;
    assert_eq!(answer.unwrap().status, 403);

    let answer = request(address, "POST", &wishes, &[json_type], begin).await.unwrap();
    assert_eq!(answer.status, 401, "nobody");
    let stolen = ("cookie", "comptoir=bm9ib2R5IGhhcyB0aGlzIHNlc3Npb24gaGVyZSBhdCBhbGw");
    let answer = request(address, "POST", &wishes, &[json_type, stolen], begin).await.unwrap();
    assert_eq!(answer.status, 401, "a session that is none");
    let answer = ben.send("POST", &wishes, Some(&json!({ "do": "begin" }))).await.unwrap();
    assert_eq!(answer.status, 403, "not the host");

    let name = json!({ "name": "<script>alert(1)</script>" });
    let answer = anna.send("POST", "/api/guest", Some(&name)).await.unwrap();
    assert!(answer.header("content-type").is_some_and(|kind| kind.contains("json")));
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    let policy = request(address, "GET", "/", &[], b"").await.unwrap();
    let policy = policy.header("content-security-policy").unwrap_or_default().to_owned();
    assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe-inline"), "{policy}");
    sound(&server);
    server.stop().await.unwrap();
}

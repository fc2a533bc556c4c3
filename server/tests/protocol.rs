//! What programs can rely on (issue 21, point 13).

use std::time::Duration;

use crate::test_server::{TestServer, table};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::Method;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

const LONG: Duration = Duration::from_secs(60);

#[tokio::test]
async fn a_key_that_is_there_twice_is_named() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], false)).await;
    let wishes = format!("/api/tables/{id}/wishes");
    for body in [
        r#"{"do":"say","text":"a","text":"b"}"#,
        r#"{"do":"say","text":"a","text":"a"}"#,
        r#"{"text":"a","do":"say","text":"b"}"#,
    ] {
        let refused = ada.ask(Method::POST, &wishes, Some("application/json"), body).await;
        assert_eq!(refused.refusal(), (400, "duplicate-key".into()), "{body}");
        assert!(refused.json()["message"].as_str().unwrap().contains("“text”"));
    }
    // Also where nobody would have looked at it.
    let body = r#"{"setting":{"game":"spice-road","options":{"seats":2},"x":1,"x":2},"bots":[]}"#;
    let refused = ada.ask(Method::POST, "/api/tables", Some("application/json"), body).await;
    assert_eq!(refused.refusal(), (400, "duplicate-key".into()));
    assert!(refused.json()["message"].as_str().unwrap().contains("“x”"));
    let mut live = ada.live(&id, 0).await;
    live.caught_up().await;
    live.raw(r#"{"wish":{"n":3,"wish":{"do":"say","text":"a","text":"b"}}}"#.into()).await;
    let reason = loop {
        if let room::FromTable::Refused { n: 3, reason } = live.hear().await.expect("open") {
            break reason;
        }
    };
    assert_eq!(reason.code, "duplicate-key");
}

#[tokio::test]
async fn a_close_is_answered_with_a_close() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], false)).await;
    let mut live = ada.live(&id, 0).await;
    live.caught_up().await;
    let frame = CloseFrame { code: CloseCode::Normal, reason: "bye".into() };
    live.socket.send(Message::Close(Some(frame))).await.unwrap();
    let mut answered = false;
    while let Some(Ok(message)) = timeout(LONG, live.socket.next()).await.unwrap() {
        answered |= matches!(message, Message::Close(_));
    }
    assert!(answered);
}

/// Sends a request whose body does not end, and reads the answer.
async fn refused_early(server: &TestServer, head: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = format!("{head}\r\nhost: {}\r\n\r\n{body}", server.address);
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    timeout(LONG, stream.read_to_string(&mut answer)).await.expect("it ends").unwrap();
    answer
}

#[tokio::test]
async fn a_request_that_is_refused_unread_ends_the_connection_and_says_so() {
    let server = TestServer::open().await;
    for (head, body) in [
        ("POST /api/guest HTTP/1.1\r\ncontent-length: 50000", "{"),
        (
            "POST /api/guest HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 500000",
            "{",
        ),
        ("POST /api/nothing HTTP/1.1\r\ncontent-length: 9", "GET / HT"),
        ("PUT /api/guest HTTP/1.1\r\ntransfer-encoding: chunked", "5\r\nGET /"),
    ] {
        let answer = refused_early(&server, head, body).await;
        let head = answer.split("\r\n\r\n").next().unwrap().to_lowercase();
        assert!(head.starts_with("http/1.1 4"), "{answer}");
        assert!(head.contains("\r\nconnection: close"), "{answer}");
    }
    // Where the body was read to its end the connection stays.
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = format!(
        "POST /api/guest HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\n\
         content-length: 2\r\n\r\n{{}}",
        server.address
    );
    for _ in 0..2 {
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        while !answer.ends_with(b"}") {
            let byte = timeout(LONG, stream.read_u8()).await.unwrap().unwrap();
            answer.push(byte);
        }
        let answer = String::from_utf8(answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 422") && !answer.contains("connection: close"));
    }
}

#[tokio::test]
async fn the_description_says_what_is_sent_who_may_ask_and_how_it_is_refused() {
    let server = TestServer::open().await;
    let api = server.stranger().get("/api/openapi.json").await.json();
    let operation = |path: &str, method: &str| api["paths"][path][method].clone();
    for path in ["/api/logout", "/api/tables/{id}/rematch"] {
        let body = &operation(path, "post")["requestBody"]["content"]["application/json"];
        assert!(body["schema"].is_object(), "{path}");
    }
    for (path, method, statuses) in [
        ("/api/tables", "post", &["400", "401", "403", "409", "413", "415", "422", "429"][..]),
        ("/api/tables/{id}/wishes", "post", &["401", "404", "415", "429", "503"]),
        ("/api/tables/{id}/story", "get", &["400", "401", "403", "404", "429"]),
        ("/api/logout", "post", &["415", "429"]),
        ("/api/me", "get", &["401", "421", "429"]),
        ("/ready", "get", &["200", "503"]),
    ] {
        for status in statuses {
            let answer = &operation(path, method)["responses"][status];
            assert!(answer.is_object(), "{method} {path} {status}");
        }
    }
    assert!(operation("/health", "get")["responses"]["429"].is_null());
    assert_eq!(operation("/api/tokens", "get")["security"], json!([{ "session": [] }]));
    let security = json!([{ "session": [] }, { "token": [] }]);
    assert_eq!(operation("/api/tables", "post")["security"], security);
    assert_eq!(operation("/api/games", "get")["security"], json!([]));
    let text = api["components"]["schemas"]["Clock"].to_string();
    for bound in ["\"maximum\":30", "\"maximum\":600", "\"minimum\":1"] {
        assert!(text.contains(bound), "{bound} {text}");
    }
    let seats = &api["components"]["schemas"]["Options"]["properties"]["seats"];
    assert_eq!((&seats["minimum"], &seats["maximum"]), (&json!(2), &json!(5)));
    let wish = api["components"]["schemas"]["Wish"].to_string();
    assert!(wish.contains("\"maximum\":4"), "a chair is one of five: {wish}");
}

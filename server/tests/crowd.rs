//! Many at once, and those who take without reading (issue 21, points 3 and 4).

use std::time::Duration;

use crate::test_server::{TestServer, Visitor, table};
use server::Config;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

const LONG: Duration = Duration::from_secs(60);

fn one_place(config: &mut Config) {
    config.most_connections = 1;
    config.stall = Duration::from_millis(200);
}

#[tokio::test]
async fn who_does_not_read_does_not_hold_a_place_for_ever() {
    let server = TestServer::with(one_place).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut greedy = socket.connect(server.address).await.unwrap();
    // More answers than the buffers between the two hold; none of them is read.
    let ask = format!("GET /api/openapi.json HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
    let asks = ask.repeat(400);
    let _ = timeout(Duration::from_millis(500), greedy.write_all(asks.as_bytes())).await;
    // The only place is theirs until they are cut off.
    let answer = timeout(LONG, server.stranger().get("/health")).await;
    assert_eq!(answer.expect("the server is shut").status, 200);
    drop(greedy);
}

/// Neither does who says nothing: not before the first request, not after it, not in the midst of one.
#[tokio::test]
async fn who_says_nothing_does_not_hold_a_place_for_ever() {
    let server = TestServer::with(one_place).await;
    let mut silent = TcpStream::connect(server.address).await.unwrap();
    let ask = format!("GET /health HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
    silent.write_all(ask.as_bytes()).await.unwrap();
    let mut first = [0; 12];
    silent.read_exact(&mut first).await.unwrap();
    silent.write_all(b"GET /health HT").await.unwrap();
    let answer = timeout(LONG, server.stranger().get("/health")).await;
    assert_eq!(answer.expect("the house is shut").status, 200);
    drop(silent);
}

fn three_each(config: &mut Config) {
    config.no_limits = false;
    config.most_from_address = 3;
}

#[tokio::test]
async fn an_address_has_so_many_connections() {
    let server = TestServer::with(three_each).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let ask = format!("GET /health HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
        stream.write_all(ask.as_bytes()).await.unwrap();
        let mut first = [0; 12];
        stream.read_exact(&mut first).await.unwrap();
        assert_eq!(&first, b"HTTP/1.1 200");
        open.push(stream);
    }
    let mut fourth = TcpStream::connect(server.address).await.unwrap();
    let mut answer = String::new();
    timeout(LONG, fourth.read_to_string(&mut answer)).await.unwrap().unwrap();
    assert!(answer.starts_with("HTTP/1.1 429 "), "{answer}");
    assert!(answer.contains("connection: close") && answer.contains("too-many-connections"));
    drop(open);
    for _ in 0..100 {
        let stream = TcpStream::connect(server.address).await.unwrap();
        let mut again = stream;
        let ask = format!(
            "GET /health HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n",
            server.address
        );
        let _ = again.write_all(ask.as_bytes()).await;
        let mut answer = String::new();
        let _ = timeout(LONG, again.read_to_string(&mut answer)).await.unwrap();
        if answer.starts_with("HTTP/1.1 200") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the places are not given back");
}

/// Behind a proxy all connections come from one place: those that stay are counted by the address it
/// tells, whatever names there are at that address.
#[tokio::test]
async fn an_address_behind_a_proxy_has_so_many_connections() {
    let server = TestServer::with(|config| {
        three_each(config);
        config.behind_proxy = true;
    })
    .await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], false)).await;
    let from = |mut visitor: Visitor, address: &str| {
        visitor.headers.push(("x-forwarded-for", address.to_owned()));
        visitor
    };
    let mut open = Vec::new();
    for number in 0..3 {
        let guest = server.guest(&format!("Guest {number}")).await;
        open.push(from(guest, "198.51.100.7").live(&id, 0).await);
    }
    let fourth = from(server.guest("Guest 4").await, "198.51.100.7");
    assert!(fourth.try_live(&id, 0).await.is_err());
    let events = fourth.get(&format!("/api/tables/{id}/events")).await;
    assert_eq!(events.refusal(), (429, "too-many-connections".into()));
    assert!(from(server.stranger(), "198.51.100.8").try_live(&id, 0).await.is_ok());
    drop(open);
    for _ in 0..100 {
        if fourth.try_live(&id, 0).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the places are not given back");
}

#[tokio::test]
async fn whoever_watches_over_the_house_is_never_too_fast() {
    let server = TestServer::with(|config| config.no_limits = false).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let ask = |path: &str| format!("GET {path} HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
    let mut asks: String = (0..300).map(|_| ask("/health") + &ask("/ready")).collect();
    asks.push_str(&format!(
        "GET /health HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n",
        server.address
    ));
    let (mut reading, mut writing) = stream.split();
    let mut answers = String::new();
    let (written, read) = tokio::join!(
        writing.write_all(asks.as_bytes()),
        timeout(LONG, reading.read_to_string(&mut answers))
    );
    written.unwrap();
    read.unwrap().unwrap();
    assert_eq!(answers.matches("HTTP/1.1 200 ").count(), 601);
}

#[tokio::test]
async fn a_long_story_is_told_in_pages() {
    let mut server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], false)).await;
    server.close().await;
    {
        let mut connection = server.database().await;
        let sql = "WITH RECURSIVE n(x) AS (SELECT 3 UNION ALL SELECT x + 1 FROM n WHERE x < 4500) \
                   INSERT INTO log SELECT ?, x, 1, \
                   '{\"kind\":\"said\",\"person\":{\"id\":1,\"name\":\"Ada\"},\"text\":\"hm\"}' FROM n";
        sqlx::query(sql).bind(&id).execute(&mut connection).await.unwrap();
    }
    server.restart().await;
    let ada = ada.at(&server);
    let mut seqs: Vec<u32> = Vec::new();
    let mut pages = Vec::new();
    loop {
        let page = ada.story(&id, seqs.last().copied().unwrap_or(0)).await;
        if page.is_empty() {
            break;
        }
        pages.push(page.len());
        seqs.extend(page.iter().map(|item| item.seq));
    }
    assert_eq!(pages, [2000, 2000, 500]);
    assert_eq!(seqs, (1..=4500).collect::<Vec<_>>());
    // Whoever listens is told all of it.
    let mut live = ada.live(&id, 0).await;
    assert_eq!(live.caught_up().await.len(), 4500);
}

#[tokio::test]
async fn many_long_stories_at_once_are_all_told_in_turn() {
    let mut server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], false)).await;
    server.close().await;
    {
        let mut connection = server.database().await;
        let sql = "WITH RECURSIVE n(x) AS (SELECT 3 UNION ALL SELECT x + 1 FROM n WHERE x < 1000) \
                   INSERT INTO log SELECT ?, x, 1, \
                   '{\"kind\":\"said\",\"person\":{\"id\":1,\"name\":\"Ada\"},\"text\":\"hm\"}' FROM n";
        sqlx::query(sql).bind(&id).execute(&mut connection).await.unwrap();
    }
    server.restart().await;
    let ada = ada.at(&server);
    let told = (0..30).map(|_| ada.story(&id, 0));
    let told = futures_util::future::join_all(told).await;
    assert!(told.iter().all(|story| story.len() == 1000));
}

/// Who asks for many long stories and reads none of them has a few of them waiting and no more; others
/// are told theirs meanwhile.
#[tokio::test]
async fn few_long_stories_are_under_way_at_once() {
    let mut server = TestServer::open().await;
    let (eve, ada) = (server.guest("Eve").await, server.guest("Ada").await);
    let id = eve.open_table(table(2, &["random"], false)).await;
    server.close().await;
    {
        let mut connection = server.database().await;
        // Words that fill whatever lies between the two.
        let sql = "WITH RECURSIVE n(x) AS (SELECT 3 UNION ALL SELECT x + 1 FROM n WHERE x < 600) \
                   INSERT INTO log SELECT ?, x, 1, '{\"kind\":\"said\",\"person\":{\"id\":1,\
                   \"name\":\"Eve\"},\"text\":\"' || hex(zeroblob(5000)) || '\"}' FROM n";
        sqlx::query(sql).bind(&id).execute(&mut connection).await.unwrap();
    }
    server.restart().await;
    let (eve, ada) = (eve.at(&server), ada.at(&server));
    let mut unread = Vec::new();
    for _ in 0..8 {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        let mut stream = socket.connect(server.address).await.unwrap();
        let ask = format!(
            "GET /api/tables/{id}/story?after=0 HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\n\r\n",
            server.address,
            eve.cookie.clone().unwrap()
        );
        stream.write_all(ask.as_bytes()).await.unwrap();
        let mut first = [0; 12];
        timeout(LONG, stream.read_exact(&mut first)).await.unwrap().unwrap();
        assert_eq!(&first, b"HTTP/1.1 200");
        unread.push(stream);
    }
    let path = format!("/api/tables/{id}/story?after=0");
    assert_eq!(eve.get(&path).await.refusal(), (503, "busy".into()));
    assert_eq!(ada.story(&id, 0).await.len(), 600, "another does not wait for them");
    drop(unread);
    assert_eq!(eve.story(&id, 0).await.len(), 600);
}

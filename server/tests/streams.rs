//! Streams: nothing is lost, nothing told twice, whatever is cut.

use std::time::Duration;

use crate::player::Player;
use crate::test_server::{GAME, TestServer, table};
use room::{FromTable, Phase, Wish};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

#[tokio::test]
async fn who_was_cut_off_goes_on_by_number_also_after_a_restart() {
    let mut server = TestServer::open().await;
    let mut ada = server.guest("Ada").await;
    let id = ada.open_table(table(3, &["greedy", "greedy"], true)).await;
    let mut player = Player::new(GAME, 3);
    let mut cuts = 0;
    while !player.over {
        let mut live = ada.live(&id, player.seq).await;
        for item in live.caught_up().await {
            player.note(&item);
        }
        // A few moves, then the line breaks without a word, now and then in the middle of a
        // wish; sometimes the whole server goes down.
        for turn in 0..4 {
            while !player.over && !player.is_awaited() {
                let item = live.item().await;
                player.note(&item);
            }
            if player.over {
                break;
            }
            let mut items = Vec::new();
            if turn == 3 {
                live.send(player.choose()).await;
                break;
            }
            live.wish(player.choose(), &mut items).await.unwrap();
            items.iter().for_each(|item| player.note(item));
        }
        drop(live);
        cuts += 1;
        if cuts % 4 == 0 {
            server.restart().await;
            ada = ada.at(&server);
        }
    }
    assert!(cuts > 4);
    // What was put together in pieces is what is told in one.
    let mut whole = Player::new(GAME, 3);
    ada.story(&id, 0).await.iter().for_each(|item| whole.note(item));
    assert_eq!((whole.seq, whole.ply), (player.seq, player.ply));
    assert_eq!(whole.view, player.view);
}

#[tokio::test]
async fn many_who_join_in_the_middle_are_told_every_number_once() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(3, &["random", "random"], true)).await;
    ada.wish(&id, json!({ "do": "resign" })).await;
    let watcher = server.stranger();
    let joining = (0..12).map(|number| {
        let (watcher, id) = (watcher.clone(), id.clone());
        async move {
            // Five entries are there from the beginning.
            let after = number % 6;
            tokio::time::sleep(Duration::from_millis(u64::from(number) * 10)).await;
            let mut live = watcher.live(&id, after).await;
            let mut seq = after;
            let mut over = false;
            while !over {
                match live.hear().await.expect("kept up") {
                    FromTable::Item(item) => {
                        assert_eq!(item.seq, seq + 1);
                        seq = item.seq;
                        over = item.placard.is_some_and(|placard| placard.phase == Phase::Over);
                    }
                    FromTable::Caught(number) => assert_eq!(number, seq),
                    _ => {}
                }
            }
            seq
        }
    });
    let ends = futures_util::future::join_all(joining).await;
    assert!(ends.iter().all(|seq| *seq == ends[0]), "{ends:?}");
}

#[tokio::test]
async fn who_is_here_is_told() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let id = ada.open_table(table(2, &[], false)).await;
    ben.wish(&id, json!({ "do": "sit", "chair": 1 })).await;
    let mut live = ada.live(&id, 0).await;
    async fn until(live: &mut crate::test_server::Live, seats: &[bool], watching: u32) {
        let wanted = FromTable::Here { seats: seats.to_vec(), watching };
        while live.hear().await.expect("open") != wanted {}
    }
    until(&mut live, &[true, false], 0).await;
    let other = ben.live(&id, 0).await;
    until(&mut live, &[true, true], 0).await;
    let watching = server.stranger().live(&id, 0).await;
    until(&mut live, &[true, true], 1).await;
    drop(other);
    until(&mut live, &[true, false], 1).await;
    drop(watching);
    until(&mut live, &[true, false], 0).await;
}

#[tokio::test]
async fn who_sits_down_is_here_at_once() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let id = ada.open_table(table(2, &[], false)).await;
    let mut live = ada.live(&id, 0).await;
    let other = ben.live(&id, 0).await;
    let until = async |live: &mut crate::test_server::Live, seats: [bool; 2], watching: u32| {
        let wanted = FromTable::Here { seats: seats.to_vec(), watching };
        while live.hear().await.expect("open") != wanted {}
    };
    until(&mut live, [true, false], 1).await;
    ben.wish(&id, json!({ "do": "sit", "chair": 1 })).await;
    until(&mut live, [true, true], 0).await;
    ben.wish(&id, json!({ "do": "leave" })).await;
    until(&mut live, [true, false], 1).await;
    drop(other);
}

#[tokio::test]
async fn who_logs_out_hears_no_more() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], true)).await;
    let mut live = ada.live(&id, 0).await;
    while !matches!(live.hear().await, Some(FromTable::Caught(_))) {}
    ada.post("/api/logout", &json!({})).await;
    while live.hear().await.is_some() {}
    let mut watching = ada.live(&id, 0).await;
    let heard = loop {
        if let Some(FromTable::Item(item)) = watching.hear().await
            && let Some(placard) = item.placard
        {
            break placard.me;
        }
    };
    assert_eq!(heard, None, "now somebody else");
}

#[tokio::test]
async fn events_come_without_a_socket_and_go_on_after_the_last_one() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["greedy"], false)).await;
    let listen = async |last: Option<u32>, until: u32| {
        let mut stream = tokio::net::TcpStream::connect(server.address).await.unwrap();
        let cookie = ada.cookie.clone().unwrap();
        let last = last.map(|last| format!("last-event-id: {last}\r\n")).unwrap_or_default();
        let request = format!(
            "GET /api/tables/{id}/events HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\n{last}\r\n",
            server.address
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut text = String::new();
        let mut buffer = [0; 4096];
        while !text.contains(&format!("id: {until}\n")) {
            let reading = tokio::time::timeout(Duration::from_secs(30), stream.read(&mut buffer));
            let count = reading.await.expect("events").unwrap();
            assert!(count > 0, "{text}");
            text += std::str::from_utf8(&buffer[..count]).unwrap();
        }
        text
    };
    let text = listen(None, 2).await;
    assert!(text.contains("content-type: text/event-stream"));
    assert!(text.contains("id: 1\n") && text.contains("data: {\"item\":{\"seq\":2,"));
    let (later, _) = tokio::join!(listen(Some(2), 3), async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert_eq!(ada.wish(&id, json!({ "do": "begin" })).await.status, 200);
    });
    assert!(!later.contains("id: 1\n") && !later.contains("id: 2\n"));
    assert!(later.contains("data: {\"caught\":2}"));
}

#[tokio::test]
async fn closing_the_server_closes_the_sockets_and_keeps_what_was_done() {
    let mut server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], false)).await;
    let mut live = ada.live(&id, 0).await;
    let mut items = Vec::new();
    let seq = live.wish(Wish::Say { text: "see you".into() }, &mut items).await.unwrap();
    let closing = server.close();
    let (hears, ()) = tokio::join!(async { while live.hear().await.is_some() {} }, closing);
    let () = hears;
    server.restart().await;
    let story = ada.at(&server).story(&id, 0).await;
    assert_eq!(story.last().unwrap().seq, seq);
}

//! Whole games over the network, from the first chair to the verified record.

use crate::player::Player;
use crate::test_server::{GAME, Live, TestServer, Visitor, table};
use futures_util::future::join_all;
use room::{FromTable, News, Phase, Wish};

/// Plays until the game is over, from what comes over the socket alone.
async fn play(mut live: Live, player: &mut Player) -> Live {
    let mut asked = None;
    while !player.over {
        if player.is_awaited() && asked != Some(player.ply) {
            asked = Some(player.ply);
            live.send(player.choose()).await;
        }
        match live.hear().await.expect("the server is open") {
            FromTable::Item(item) => player.note(&item),
            FromTable::Refused { reason, .. } => panic!("{reason:?}"),
            _ => {}
        }
    }
    live
}

async fn verified(visitor: &Visitor, table: &str) -> kit::Record {
    let answer = visitor.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(answer.status, 200);
    assert!(answer.header("content-type").starts_with("text/plain"));
    assert!(answer.header("content-disposition").starts_with("attachment"));
    let record = kit::Record::read(&answer.body).unwrap();
    let table = registry::resume(&record, None).unwrap();
    assert!(table.awaiting().is_over());
    record
}

#[tokio::test]
async fn a_guest_plays_a_whole_game_against_bots_and_the_record_is_true() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(4, &["greedy", "greedy", "random"], true)).await;
    let before = ada.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(before.refusal(), (409, "not-over".to_owned()));
    let commitment = ada.placard(&id).await.commitment.expect("published from the start");

    let mut player = Player::new(GAME, 4);
    let live = ada.live(&id, 0).await;
    play(live, &mut player).await;

    let last = player.last.clone().unwrap();
    assert_eq!((last.phase, last.scores.len()), (Phase::Over, 4));
    let record = verified(&ada, &id).await;
    assert_eq!(record.commitment, commitment);
    assert_eq!(Some(record.seed), last.seed);
    assert_eq!(record.seed.commitment(), commitment);
    assert!(record.who.contains(&"Ada".to_owned()));
    assert_eq!(ada.placard(&id).await.scores, last.scores);
}

#[tokio::test]
async fn people_share_a_table_and_nobody_gets_the_view_of_another() {
    let server = TestServer::open().await;
    let names = ["Ada", "Ben", "Cleo", "Dora"];
    let people = join_all(names.map(|name| server.guest(name))).await;
    let id = people[0].open_table(table(4, &[], false)).await;
    let watcher = server.stranger();
    let mut watching = watcher.live(&id, 0).await;
    watching.caught_up().await;
    for person in &people[1..] {
        assert_eq!(
            person.wish(&id, serde_json::json!({ "do": "sit", "chair": null })).await.status,
            200
        );
        assert_eq!(
            person.wish(&id, serde_json::json!({ "do": "ready", "ready": true })).await.status,
            200
        );
    }
    assert_eq!(people[0].wish(&id, serde_json::json!({ "do": "begin" })).await.status, 200);

    let games = people.iter().map(|person| async {
        let mut player = Player::new(GAME, 4);
        let live = play(person.live(&id, 0).await, &mut player).await;
        (player, live.sizes)
    });
    let played = join_all(games).await;
    let mut seats: Vec<_> = played.iter().map(|(player, _)| player.seat.unwrap()).collect();
    seats.sort_unstable();
    assert_eq!(seats, [0, 1, 2, 3]);

    // A view names its viewer: what each was told is their own, and the watcher's is nobody's.
    for (person, (player, _)) in people.iter().zip(&played) {
        let view = person.position(&id).await;
        assert_eq!(view["view"]["viewer"]["seat"], player.seat.unwrap());
        let story = person.story(&id, 0).await;
        assert_eq!(story.len() as u32, player.seq);
        for item in story {
            if let Some(placard) = item.placard {
                assert!(placard.phase == Phase::Over || placard.seed.is_none());
            }
        }
    }
    let seen = watcher.position(&id).await;
    assert_eq!(seen["view"]["viewer"], "spectator");
    assert_eq!(seen["moves"], serde_json::json!([]));
    let told = watcher.story(&id, 0).await;
    assert!(
        told.iter().all(|item| item.placard.as_ref().is_none_or(|placard| placard.me.is_none()))
    );

    let mut sizes: Vec<usize> = played.into_iter().flat_map(|(_, sizes)| sizes).collect();
    sizes.sort_unstable();
    let p99 = sizes[sizes.len() * 99 / 100];
    println!(
        "moves as sent: median {} p99 {p99} most {} of {}",
        sizes[sizes.len() / 2],
        sizes[sizes.len() - 1],
        sizes.len()
    );
    assert!(p99 <= 1536, "{p99}");
    verified(&watcher, &id).await;
}

#[tokio::test]
async fn bots_play_on_when_nobody_is_connected_and_after_a_restart() {
    let mut server =
        TestServer::with(|config| config.pace = std::time::Duration::from_millis(40)).await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], true)).await;
    assert_eq!(ada.wish(&id, serde_json::json!({ "do": "hand-over" })).await.status, 200);
    server.restart().await;
    let ada = ada.at(&server);
    for _ in 0..600 {
        if ada.placard(&id).await.phase == Phase::Over {
            verified(&ada, &id).await;
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("the bots have stopped");
}

#[tokio::test]
async fn a_rematch_is_one_table_for_everybody() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let id = ada.open_table(table(2, &[], false)).await;
    ben.wish(&id, serde_json::json!({ "do": "sit", "chair": 1 })).await;
    ben.wish(&id, serde_json::json!({ "do": "ready", "ready": true })).await;
    ada.wish(&id, serde_json::json!({ "do": "begin" })).await;
    let path = format!("/api/tables/{id}/rematch");
    assert_eq!(ada.post(&path, &serde_json::json!({})).await.status, 409);
    for person in [&ada, &ben] {
        assert_eq!(person.wish(&id, serde_json::json!({ "do": "resign" })).await.status, 200);
    }
    let mut live = ada.live(&id, 0).await;
    loop {
        let item = live.item().await;
        if item.placard.is_some_and(|placard| placard.phase == Phase::Over) {
            break;
        }
    }
    let cleo = server.guest("Cleo").await;
    assert_eq!(cleo.post(&path, &serde_json::json!({})).await.refusal().0, 403);
    let asked = join_all([&ada, &ben, &ada].map(|person| async {
        let new: room::NewTableId = person.post(&path, &serde_json::json!({})).await.read();
        new.table
    }))
    .await;
    assert!(asked.iter().all(|table| *table == asked[0] && *table != id));
    assert!(matches!(live.item().await.news, News::Rematch { table } if table == asked[0]));
    let placard = ben.placard(&asked[0]).await;
    assert_eq!((placard.phase, placard.chairs.len()), (Phase::Open, 2));
    assert!(placard.me.is_some());
    let mine = ben.get("/api/tables/mine").await.json();
    assert_eq!(mine.as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn against_bots_a_rematch_begins_at_once() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.open_table(table(2, &["random"], true)).await;
    let mut live = ada.live(&id, 0).await;
    live.wish(Wish::Resign, &mut Vec::new()).await.unwrap();
    while !live.item().await.placard.is_some_and(|placard| placard.phase == Phase::Over) {}
    let path = format!("/api/tables/{id}/rematch");
    let new: room::NewTableId = ada.post(&path, &serde_json::json!({})).await.read();
    assert_eq!(ada.placard(&new.table).await.phase, Phase::Playing);
}

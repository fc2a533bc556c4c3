//! Several deciders at one table of the server: sealed bids and private offers in a toy game that is
//! on no list.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use kit::Options;
use room::{FromTable, News, Wish};
use serde_json::{Value, json};
use server::Config;

use crate::test_server::{Live, TestServer, Visitor};

#[expect(dead_code, reason = "the toy has more than is needed here")]
#[path = "../../kit/tests/contract/toy/mod.rs"]
mod toy;

type Lanterns = toy::Toy<{ toy::Flaw::Sound as u8 }>;

fn with_slow_bots(config: &mut Config) {
    with_toy(config);
    config.pace = Duration::from_millis(400);
}

fn with_toy(config: &mut Config) {
    config.shelf.put(registry::unpack_game::<Lanterns>(&Options::seats(3)).unwrap());
}

/// Three people at a table of the toy, in the order of their seats.
async fn three(server: &TestServer) -> (Vec<Visitor>, String) {
    let mut people = Vec::new();
    for name in ["Ada", "Ben", "Cleo"] {
        people.push(server.guest(name).await);
    }
    let setting = json!({ "game": "toy", "options": { "seats": 3 }, "clock": { "minutes": 5 } });
    let id = people[0].open_table(json!({ "setting": setting })).await;
    for guest in &people[1..] {
        assert_eq!(guest.wish(&id, json!({ "do": "sit" })).await.status, 200);
        assert_eq!(guest.wish(&id, json!({ "do": "ready", "ready": true })).await.status, 200);
    }
    assert_eq!(people[0].wish(&id, json!({ "do": "begin" })).await.status, 200);
    let mut seated = Vec::new();
    for visitor in people {
        seated.push((visitor.placard(&id).await.me, visitor));
    }
    seated.sort_by_key(|(seat, _)| *seat);
    (seated.into_iter().map(|(_, visitor)| visitor).collect(), id)
}

async fn decides(who: &Visitor, id: &str, text: &str) -> Value {
    json!({ "do": "move", "list": who.position(id).await["list"], "text": text })
}

async fn play(who: &Visitor, id: &str, text: &str) {
    let answer = who.wish(id, decides(who, id, text).await).await;
    assert_eq!(answer.status, 200, "{text}: {}", answer.text());
}

/// What a reader hears until somebody says something.
async fn until_said(live: &mut Live) -> Vec<String> {
    let mut heard = Vec::new();
    loop {
        match live.hear().await.unwrap() {
            FromTable::Item(item) if matches!(item.news, News::Said { .. }) => return heard,
            FromTable::Item(item) => {
                // The moment is not the same in two games.
                let item = room::Item { at: 0, ..item };
                heard.push(serde_json::to_string(&item).unwrap());
            }
            _ => {}
        }
    }
}

#[tokio::test]
async fn three_seats_bid_at_once_and_nobody_learns_who_has_bid() {
    let server = TestServer::with(with_toy).await;
    let (seats, id) = three(&server).await;
    play(&seats[0], &id, "choose:0").await;
    let spectator = server.stranger();
    let seen = |position: Value| (position["awaited"].clone(), position["seq"].clone());
    let before = seen(spectator.position(&id).await);
    // One bid is in: the others and their lists do not show it.
    let listed = spectator.get("/api/tables/open").await.json();
    let (mut wishes, mut known) = (Vec::new(), Vec::new());
    for who in &seats {
        wishes.push(decides(who, &id, "bid:1").await);
        known.push(seen(who.position(&id).await));
    }
    assert_eq!(seats[1].wish(&id, wishes[1].clone()).await.status, 200);
    assert_eq!(seen(spectator.position(&id).await), before);
    assert_eq!(spectator.get("/api/tables/open").await.json(), listed);
    for seat in [0, 2] {
        assert_eq!(seen(seats[seat].position(&id).await), known[seat]);
    }
    let own = seats[1].position(&id).await;
    assert_eq!(own["awaited"], json!([0, 2]));
    assert!(!own["moves"].as_array().unwrap().is_empty(), "a bid can be changed");
    // The other two have looked before, and send theirs at the same time.
    let sent = [0, 2].map(|seat| seats[seat].wish(&id, wishes[seat].clone()));
    for answer in join_all(sent).await {
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
    assert_eq!(spectator.placard(&id).await.ply, 2, "the choice, and the bids that opened");
    let again = seats[0].wish(&id, wishes[0].clone()).await;
    assert_eq!(again.refusal(), (409, "room-stale".into()));
}

#[tokio::test]
async fn a_third_reader_hears_nothing_of_an_offer_and_comes_back_by_its_own_number() {
    let server = TestServer::with(with_toy).await;
    let (seats, id) = three(&server).await;
    play(&seats[0], &id, "choose:0").await;
    for (seat, bid) in [(0, "bid:0"), (2, "bid:0"), (1, "bid:1")] {
        play(&seats[seat], &id, bid).await;
    }
    play(&seats[1], &id, "draw").await;
    play(&seats[1], &id, "choose:1").await;
    let position = seats[0].position(&id).await;
    let texts = position["moves"].as_array().unwrap().iter().filter_map(|one| one["text"].as_str());
    let offer = texts.into_iter().find(|text| text.starts_with("offer:1")).unwrap();
    let offer = offer.to_owned();
    let mut third = seats[2].live(&id, 0).await;
    let story = third.caught_up().await;
    let say = json!({ "do": "say", "text": "hm" });
    for withdrawal in ["withdraw", "undo"] {
        play(&seats[0], &id, &offer).await;
        match withdrawal {
            "undo" => {
                let list = seats[0].position(&id).await["list"].clone();
                let undo = json!({ "do": "undo", "list": list });
                assert_eq!(seats[0].wish(&id, undo).await.status, 200);
            }
            text => {
                play(&seats[0], &id, text).await;
                // The toy allows one offer a round: make room for the next.
                for _ in 0..2 {
                    let list = seats[0].position(&id).await["list"].clone();
                    let undo = json!({ "do": "undo", "list": list });
                    assert_eq!(seats[0].wish(&id, undo).await.status, 200);
                }
            }
        }
        assert_eq!(seats[0].wish(&id, say.clone()).await.status, 200);
        assert_eq!(until_said(&mut third).await, [""; 0]);
    }
    let seq = story.last().unwrap().seq;
    let rest = seats[2].story(&id, seq).await;
    assert_eq!(rest.iter().map(|item| item.seq).collect::<Vec<_>>(), [seq + 1, seq + 2]);
    assert_eq!(seats[2].position(&id).await["seq"], seq + 2);
    let (mut own, mut items) = (seats[0].live(&id, 0).await, Vec::new());
    let told = own.caught_up().await.last().unwrap().seq;
    assert!(told > seq + 2, "who has decided in secret has more to read");
    let list = seats[0].placard(&id).await.list;
    let done = own.wish(Wish::Move { list, text: "bid:0".into() }, &mut items).await;
    assert_eq!(done, Ok(told + 1), "a wish is answered by the number it has for its sender");
}

#[tokio::test]
async fn who_keeps_changing_a_sealed_bid_cannot_keep_a_bot_from_bidding() {
    let server = TestServer::with(with_slow_bots).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let setting = json!({ "game": "toy", "options": { "seats": 3 } });
    let new = json!({ "setting": setting, "bots": ["greedy"] });
    let id = ada.open_table(new).await;
    assert_eq!(ben.wish(&id, json!({ "do": "sit" })).await.status, 200);
    assert_eq!(ben.wish(&id, json!({ "do": "ready", "ready": true })).await.status, 200);
    assert_eq!(ada.wish(&id, json!({ "do": "begin" })).await.status, 200);
    let begun = Instant::now();
    let wait = || async {
        assert!(begun.elapsed() < Duration::from_secs(40), "the bot does not decide");
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    let texts = |position: &Value| -> Vec<String> {
        let moves = position["moves"].as_array().unwrap().iter();
        moves.filter_map(|one| one["text"].as_str().map(str::to_owned)).collect()
    };
    // Whoever leads puts a lantern up for sale.
    while !texts(&ada.position(&id).await).contains(&"bid:0".to_owned()) {
        for who in [&ada, &ben] {
            if texts(&who.position(&id).await).contains(&"choose:0".to_owned()) {
                play(who, &id, "choose:0").await;
            }
        }
        wait().await;
    }
    let spectator = server.stranger();
    let ply = spectator.placard(&id).await.ply;
    play(&ben, &id, "bid:0").await;
    let mut changes = 0;
    // The bids open with that of the bot, whatever Ada does in the meantime.
    while spectator.placard(&id).await.ply == ply {
        let position = ada.position(&id).await;
        let bid = texts(&position).into_iter().find(|text| text.starts_with("bid:"));
        let Some(text) = bid else { break };
        let wish = json!({ "do": "move", "list": position["list"], "text": text });
        changes += u32::from(ada.wish(&id, wish).await.status == 200);
        wait().await;
    }
    assert!(changes > 3, "{changes}");
}

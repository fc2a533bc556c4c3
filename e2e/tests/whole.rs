//! Whole games by mouse, each decision of one's own with the hand and as a bot would advise. They take
//! minutes and are run by name: `cargo test -p comptoir-e2e --test e2e -- --ignored whole::`.

use std::time::Duration;

use crate::fixture::advised::{Hand, decide_as_advised};
use crate::fixture::{fits, fixture, my_turn, no_complaint, no_violation, play_now_of, shot};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser, for minutes: by name"]
async fn eastern_wonders_is_played_by_mouse_to_the_scores() {
    played("eastern-wonders", "fr").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser, for minutes: by name"]
async fn from_east_to_west_3_is_played_by_mouse_to_the_scores() {
    played("east-to-west-3", "en").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser, for minutes: by name"]
async fn archipelago_is_played_by_mouse_to_the_scores() {
    played("archipelago", "fr").await;
}

async fn played(game: &str, lang: &str) {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest(lang).await;
    page.patience(Duration::from_secs(60));
    play_now_of(&fixture, &page, game).await;
    page.eval::<()>("localStorage.setItem('comptoir:speed', 'at-once')").await.unwrap();
    page.reload().await.unwrap();
    page.wait("[data-ply]").await.unwrap();
    let mut hand = Hand::default();
    while my_turn(&page).await {
        if hand.decisions() % 40 == 20 {
            shot(&page, &format!("whole-{game}-{lang}-{:03}", hand.decisions())).await;
            fits(&page, game).await;
        }
        decide_as_advised(&page, &mut hand).await;
    }
    page.wait("[data-part=scores]").await.unwrap();
    shot(&page, &format!("whole-{game}-{lang}-scores")).await;
    println!("{game}: {hand:?}");
    no_violation(&page, "the scores").await;
    let all = hand.decisions();
    assert!(all >= 20, "{all} decisions are no game");
    assert!(hand.by_list.len() * 20 <= all, "{} of {all} by the list", hand.by_list.len());
    no_complaint(&page, game);
}

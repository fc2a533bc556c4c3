//! Every game, begun on a phone and gone on with by mouse, handed to a bot, and its scores.

use std::time::{Duration, Instant};

use e2e::Page;
use serde_json::json;

use crate::fixture::{
    LAPTOP, comes, decide_by_mouse, fits, fixture, hand_over, my_turn, no_complaint, no_violation,
    play_now_of, ply, shot, touchable, turn, unfold,
};

/// So many decisions are made with a finger, and then so many with the mouse.
const ON_PHONE: usize = 10;
const BY_MOUSE: usize = 25;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn goa_is_begun_by_hand_and_finished_by_a_bot() {
    begun_and_handed_over("goa").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn borneo_is_begun_by_hand_and_finished_by_a_bot() {
    begun_and_handed_over("borneo").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn francis_drake_is_begun_by_hand_and_finished_by_a_bot() {
    begun_and_handed_over("francis-drake").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn archipelago_is_begun_by_hand_and_finished_by_a_bot() {
    begun_and_handed_over("archipelago").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn spice_road_is_begun_by_hand_and_finished_by_a_bot() {
    begun_and_handed_over("spice-road").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn eastern_wonders_is_begun_by_hand_and_finished_by_a_bot() {
    begun_and_handed_over("eastern-wonders").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_new_world_is_begun_by_hand_and_finished_by_a_bot() {
    begun_and_handed_over("new-world").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn from_sand_to_sea_is_begun_by_hand_and_finished_by_a_bot() {
    begun_and_handed_over("sand-to-sea").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn from_east_to_west_1_is_begun_by_hand_and_finished_by_a_bot() {
    begun_and_handed_over("east-to-west-1").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn from_east_to_west_2_is_begun_by_hand_and_finished_by_a_bot() {
    begun_and_handed_over("east-to-west-2").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn from_east_to_west_3_is_begun_by_hand_and_finished_by_a_bot() {
    begun_and_handed_over("east-to-west-3").await;
}

async fn begun_and_handed_over(game: &str) {
    let fixture = fixture().await;
    let (_context, page) = fixture.caller("en").await;
    play_now_of(&fixture, &page, game).await;
    let mut by_piece = 0;
    for decision in 0..ON_PHONE {
        if !asked_on_phone(&page).await {
            break;
        }
        fits(&page, game).await;
        if decision == ON_PHONE / 2 {
            shot(&page, &format!("{game}-phone-en")).await;
        }
        by_piece += usize::from(decide_by_finger(&page, decision).await);
    }
    assert!(by_piece > 0, "no piece of {game} could be touched with a finger");
    page.resize(LAPTOP.0, LAPTOP.1, false).await.unwrap();
    for decision in ON_PHONE..ON_PHONE + BY_MOUSE {
        if !my_turn(&page).await {
            break;
        }
        if decision == ON_PHONE + BY_MOUSE / 2 {
            shot(&page, &format!("{game}-middle-en")).await;
            no_violation(&page, game).await;
            page.dark(true).await.unwrap();
            shot(&page, &format!("{game}-middle-en-dark")).await;
            page.dark(false).await.unwrap();
        }
        decide_by_mouse(&page, decision).await;
    }
    hand_over(&page).await;
    shot(&page, &format!("{game}-scores-en")).await;
    no_violation(&page, "the scores").await;
    analysed(&page, game).await;
    no_complaint(&page, game);
}

/// Has the game analysed: there is a line for each seat.
async fn analysed(page: &Page, game: &str) {
    let begin = Instant::now();
    page.patience(Duration::from_secs(300));
    let seats = page.count("[data-part=scores] tbody tr").await.unwrap();
    page.click("[data-do=analyse]").await.unwrap();
    page.wait("[data-part=review] .chances .course").await.unwrap();
    assert_eq!(page.count(".chances .course").await.unwrap(), seats, "a line for each seat");
    let script = "void document.querySelector('[data-part=review]').scrollIntoView()";
    page.eval::<()>(script).await.unwrap();
    shot(page, &format!("{game}-analysis-en")).await;
    println!("{game}: analysed in {:?}", begin.elapsed());
}

/// Waits until it is this reader's turn or the game is over; tells whether it goes on. What glows may be
/// in another part of the screen, but it is in the list under the thumb.
async fn asked_on_phone(page: &Page) -> bool {
    let condition = "((turn) => turn === 'over' || turn === 'me' && \
                     document.querySelector('[data-part=list] [data-choice]') && \
                     !document.querySelector('.skip-now'))\
                     (document.querySelector('[data-turn]').dataset.turn)";
    page.wait_for(condition, "my turn or the end").await.unwrap();
    turn(page).await == "me"
}

/// Decides with a finger: by a piece that is in view, else by the list under the thumb. Tells whether
/// it was a piece.
async fn decide_by_finger(page: &Page, number: usize) -> bool {
    let before = ply(page).await;
    let moved = format!("Number(document.querySelector('[data-ply]').dataset.ply) > {before}");
    let answered = format!("{moved} || document.querySelector('.popover [data-choice]')");
    let mut looks = 0;
    loop {
        let touchable: Vec<String> = touchable(page).await;
        let Some(id) = touchable.get((number * 5) % touchable.len().max(1)) else {
            unfold(page).await;
            page.tap("[data-part=list] [data-choice]").await.unwrap();
            page.wait_for(&moved, "the decision").await.unwrap();
            return false;
        };
        page.tap(&format!("[data-piece={}]", json!(id))).await.unwrap();
        if comes(page, &answered).await {
            break;
        }
        // A piece that still travelled was not hit: somebody who taps beside it looks again.
        looks += 1;
        assert!(looks < 3, "{id} was tapped and nothing followed");
    }
    if page.count(".popover [data-choice]").await.unwrap() > 0 {
        page.tap(".popover [data-choice]").await.unwrap();
    }
    page.patience(Duration::from_secs(45));
    page.wait_for(&moved, "the decision").await.unwrap();
    true
}

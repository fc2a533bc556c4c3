//! The other games, by mouse, from the home page to the scores.

mod house;

use house::{
    decide_by_mouse, fits, house, my_turn, no_complaint, no_violation, play_now_of, shot,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_goa() {
    whole_game("goa").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_borneo() {
    whole_game("borneo").await;
}

async fn whole_game(game: &str) {
    let Some(house) = house().await else { return };
    let (_context, page) = house.guest("en").await;
    play_now_of(&house, &page, game).await;
    shot(&page, &format!("{game}-start-en")).await;
    let mut decisions = 0;
    while my_turn(&page).await {
        if decisions == 9 {
            shot(&page, &format!("{game}-middle-en")).await;
            no_violation(&page, game).await;
            page.dark(true).await.unwrap();
            shot(&page, &format!("{game}-middle-en-dark")).await;
            page.dark(false).await.unwrap();
            page.resize(390, 844, true).await.unwrap();
            fits(&page, game).await;
            shot(&page, &format!("{game}-middle-en-phone")).await;
            page.resize(1280, 720, false).await.unwrap();
        }
        decide_by_mouse(&page, decisions).await;
        decisions += 1;
        assert!(decisions < 1_500, "the game does not end");
    }
    page.wait("[data-part=scores]").await.unwrap();
    shot(&page, &format!("{game}-scores-en")).await;
    no_violation(&page, "the scores").await;
    no_complaint(&page, game);
}

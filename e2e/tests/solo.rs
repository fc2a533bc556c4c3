//! Alone against bots, in the browser, with and without a server.

use crate::fixture::{
    decide_by_mouse, fits, fixture, fixture_before, hand_over, moved_on, my_turn, no_complaint,
    no_violation, own_server, piece, play_now, ply, shot, touchable, turn, unfold,
};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_whole_game_by_mouse() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("en").await;
    play_now(&fixture, &page).await;
    shot(&page, "board-start-en").await;
    let mut decisions = 0;
    while my_turn(&page).await {
        decide_by_mouse(&page, decisions).await;
        decisions += 1;
        if decisions == 12 {
            shot(&page, "board-middle-en").await;
            no_violation(&page, "the board").await;
            page.dark(true).await.unwrap();
            shot(&page, "board-middle-en-dark").await;
            no_violation(&page, "the board in the dark").await;
            page.dark(false).await.unwrap();
        }
        assert!(decisions < 1_500, "the game does not end");
    }
    page.wait("[data-part=scores]").await.unwrap();
    shot(&page, "scores-en").await;
    no_violation(&page, "the scores").await;
    let rows = page.count("[data-part=scores] table tr").await.unwrap();
    assert!(rows >= 3, "{rows} rows for three seats");
    no_complaint(&page, "the whole game");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_game_by_keyboard() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("fr").await;
    play_now(&fixture, &page).await;
    let mut by_piece = false;
    for decision in 0..25 {
        if !my_turn(&page).await {
            break;
        }
        if by_piece {
            let there = "document.activeElement.hasAttribute('data-piece')";
            page.wait_for(there, "the focus on a piece again").await.unwrap();
        }
        let before = ply(&page).await;
        let choices = page.count("[data-part=list] [data-choice]").await.unwrap();
        by_piece = decision % 3 == 0;
        if by_piece {
            for _ in 0..decision % 5 {
                page.key("ArrowRight").await.unwrap();
            }
            page.key("ArrowDown").await.unwrap();
            page.key("Enter").await.unwrap();
        } else {
            let digit = (decision * 5) % choices.clamp(1, 9) + 1;
            page.key(&digit.to_string()).await.unwrap();
        }
        let done = format!(
            "Number(document.querySelector('[data-ply]').dataset.ply) > {before} || \
             document.querySelector('.popover')"
        );
        page.wait_for(&done, "the key to be answered").await.unwrap();
        if page.count(".popover").await.unwrap() > 0 {
            by_piece = false;
            page.key("1").await.unwrap();
        }
        moved_on(&page, before).await;
    }
    hand_over(&page).await;
    shot(&page, "scores-fr").await;
    no_complaint(&page, "the game by keyboard");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_mistake_is_taken_back() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("en").await;
    play_now(&fixture, &page).await;
    assert!(my_turn(&page).await);
    let before = ply(&page).await;
    let cards = touchable(&page).await;
    let raise = cards.iter().find(|id| id.starts_with("card:ST2")).expect("the card that raises");
    page.click(&piece(raise)).await.unwrap();
    moved_on(&page, before).await;
    assert_eq!(turn(&page).await, "me", "it asks what to raise");
    page.key("u").await.unwrap();
    let back = format!("document.querySelector('[data-ply]').dataset.ply === '{before}'");
    page.wait_for(&back, "the decision taken back").await.unwrap();
    assert!(touchable(&page).await.contains(raise));
    // Alone with bots, even what they have answered can be taken back.
    for decision in 0..4 {
        assert!(my_turn(&page).await);
        decide_by_mouse(&page, decision).await;
    }
    assert!(my_turn(&page).await);
    let later = ply(&page).await;
    page.click("[data-do=undo]").await.unwrap();
    let fewer = format!("Number(document.querySelector('[data-ply]').dataset.ply) < {later}");
    page.wait_for(&fewer, "a decision taken back past the bots").await.unwrap();
    no_complaint(&page, "undo");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn the_past_can_be_looked_at() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("en").await;
    play_now(&fixture, &page).await;
    for decision in 0..6 {
        assert!(my_turn(&page).await);
        decide_by_mouse(&page, decision).await;
    }
    assert!(my_turn(&page).await);
    let now = ply(&page).await;
    page.eval::<()>("void document.querySelector('[data-part=replay] input[type=range]').focus()")
        .await
        .unwrap();
    page.key("Home").await.unwrap();
    page.wait_for("document.querySelector('[data-ply]').dataset.ply === '0'", "the beginning")
        .await
        .unwrap();
    assert_eq!(page.count("[data-piece].can").await.unwrap(), 0, "nothing is decided in the past");
    shot(&page, "replay-en").await;
    page.click("[data-do=now]").await.unwrap();
    let back = format!("Number(document.querySelector('[data-ply]').dataset.ply) >= {now}");
    page.wait_for(&back, "the present").await.unwrap();
    // A line of the log leads to its moment.
    page.click("[data-part=log] button.line").await.unwrap();
    let past = format!("Number(document.querySelector('[data-ply]').dataset.ply) < {now}");
    page.wait_for(&past, "the moment of the line").await.unwrap();
    no_complaint(&page, "the past");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn without_a_server_a_game_goes_on_and_survives_a_reload() {
    let mut server = own_server().await;
    let fixture = fixture_before(&server).await;
    let (_context, page) = fixture.guest("en").await;
    page.goto(&fixture.at("/")).await.unwrap();
    page.wait_for(
        "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller)",
        "the page to be kept",
    )
    .await
    .unwrap();
    play_now(&fixture, &page).await;
    server.kill();
    for decision in 0..5 {
        assert!(my_turn(&page).await);
        decide_by_mouse(&page, decision).await;
    }
    assert!(my_turn(&page).await);
    let before = ply(&page).await;
    page.reload().await.unwrap();
    page.wait("[data-ply]").await.unwrap();
    let same = format!("document.querySelector('[data-ply]').dataset.ply === '{before}'");
    page.wait_for(&same, "the game as it was").await.unwrap();
    for decision in 5..10 {
        assert!(my_turn(&page).await);
        decide_by_mouse(&page, decision).await;
    }
    hand_over(&page).await;
    page.goto(&fixture.at("/")).await.unwrap();
    page.wait("[data-game=spice-road]").await.unwrap();
    shot(&page, "home-offline-en").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_telephone_is_enough() {
    let fixture = fixture().await;
    let (_context, page) = fixture.caller("fr").await;
    play_now(&fixture, &page).await;
    fits(&page, "the board on a phone").await;
    shot(&page, "phone-board-fr").await;
    for decision in 0..10 {
        assert!(my_turn(&page).await);
        let before = ply(&page).await;
        let choices = page.count("[data-part=list] [data-choice]").await.unwrap();
        let choice = decision * 3 % choices.max(1) + 1;
        unfold(&page).await;
        page.tap(&format!("[data-part=list] [data-choice='{choice}']")).await.unwrap();
        moved_on(&page, before).await;
    }
    assert!(my_turn(&page).await);
    shot(&page, "phone-middle-fr").await;
    fits(&page, "the board on a phone").await;
    no_violation(&page, "the board on a phone").await;
    no_complaint(&page, "the phone");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn the_first_hints_cover_nothing_that_can_be_touched() {
    let fixture = fixture().await;
    for game in ["spice-road", "goa", "francis-drake"] {
        let (_context, page) = fixture.guest("fr").await;
        page.goto(&fixture.at("/?pace=0")).await.unwrap();
        page.click(&format!("[data-game={game}] .actions .primary")).await.unwrap();
        page.wait("[data-part=welcome]").await.unwrap();
        assert!(my_turn(&page).await);
        for hint in 1..=3 {
            let clear = "((over) => [...document.querySelectorAll('.piece.can')].every((piece) => { \
                         const r = piece.getBoundingClientRect(); \
                         return r.right <= over.left || r.left >= over.right || \
                         r.bottom <= over.top || r.top >= over.bottom; }))\
                         (document.querySelector('[data-part=welcome]').getBoundingClientRect())";
            page.wait_for(clear, &format!("hint {hint} of {game} beside what glows"))
                .await
                .unwrap();
            shot(&page, &format!("welcome-{game}-{hint}")).await;
            page.click("[data-part=welcome] .main").await.unwrap();
        }
        page.wait_for("!document.querySelector('[data-part=welcome]')", "no hint").await.unwrap();
        no_complaint(&page, game);
    }
}

//! What a hand does at the board: drag, take back a turn, confirm.

use e2e::Page;
use serde_json::{Value, json};

use crate::fixture::{
    choose, decide_by_mouse, fixture, get, moved_on, my_turn, no_complaint, no_violation, piece,
    play_now, ply, shot, shot_both, touchable, turn,
};

/// The card of one's hand that raises spices: it asks more than one question.
async fn raise(page: &Page) -> String {
    let cards = touchable(page).await;
    cards.into_iter().find(|id| id.starts_with("card:ST2")).expect("the card that raises")
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_card_is_played_by_dragging_it_onto_the_board() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("en").await;
    play_now(&fixture, &page).await;
    assert!(my_turn(&page).await);
    let before = ply(&page).await;
    let cards = touchable(&page).await;
    let hand: Vec<&String> = cards.iter().filter(|id| id.starts_with("card:ST")).collect();
    assert!(hand.len() >= 2, "two cards in the hand: {cards:?}");
    // Within the hand nothing is played.
    page.drag(&piece(hand[0]), &piece(hand[1])).await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(ply(&page).await, before, "a card put back into the hand");
    assert_eq!(page.count(".popover").await.unwrap(), 0);
    // The card that gains two spices asks nothing more.
    page.drag("[data-piece^='card:ST1']", "[data-part=board] svg.canvas").await.unwrap();
    moved_on(&page, before).await;
    // A merchant of the row comes the other way. The first of them costs nothing.
    assert!(my_turn(&page).await);
    let before = ply(&page).await;
    page.drag("[data-part=board] [data-piece^='card:'].can", "[data-part=mine] svg.canvas")
        .await
        .unwrap();
    moved_on(&page, before).await;
    no_complaint(&page, "dragging");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_whole_turn_is_taken_back() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("fr").await;
    play_now(&fixture, &page).await;
    assert!(my_turn(&page).await);
    let before = ply(&page).await;
    let card = raise(&page).await;
    page.click(&piece(&card)).await.unwrap();
    moved_on(&page, before).await;
    assert!(my_turn(&page).await);
    let middle = ply(&page).await;
    page.click("[data-part=list] [data-choice='1']").await.unwrap();
    moved_on(&page, middle).await;
    assert_eq!(turn(&page).await, "me", "it asks for the second spice");
    shot_both(&page, "restart-fr").await;
    page.click("[data-do=restart]").await.unwrap();
    let back = format!("document.querySelector('[data-ply]').dataset.ply === '{before}'");
    page.wait_for(&back, "the whole turn taken back").await.unwrap();
    assert!(touchable(&page).await.contains(&card));
    no_complaint(&page, "restart");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn who_wants_to_be_asked_confirms_the_end_of_the_turn() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("en").await;
    play_now(&fixture, &page).await;
    page.click("[data-do=menu]").await.unwrap();
    page.wait(".board-sheet .menu").await.unwrap();
    shot_both(&page, "menu-en").await;
    no_violation(&page, "the menu").await;
    page.click(".tick-box >> Ask before my turn ends").await.unwrap();
    page.key("Escape").await.unwrap();
    assert!(my_turn(&page).await);
    let before = ply(&page).await;
    let rest = piece("rest");
    page.click(&rest).await.unwrap();
    page.wait("[data-do=confirm]").await.unwrap();
    shot_both(&page, "confirm-en").await;
    no_violation(&page, "the question at the end of the turn").await;
    assert_eq!(ply(&page).await, before);
    page.key("Escape").await.unwrap();
    page.wait_for("!document.querySelector('[data-do=confirm]')", "no question").await.unwrap();
    assert_eq!(ply(&page).await, before, "nothing was played");
    page.click(&rest).await.unwrap();
    page.click("[data-do=confirm]").await.unwrap();
    moved_on(&page, before).await;
    // What does not end the turn is not asked about.
    assert!(my_turn(&page).await);
    let before = ply(&page).await;
    page.click(&piece(&raise(&page).await)).await.unwrap();
    moved_on(&page, before).await;
    // The setting is kept.
    page.reload().await.unwrap();
    page.wait("[data-ply]").await.unwrap();
    let kept: String = page.eval("localStorage.getItem('comptoir:confirm')").await.unwrap();
    assert_eq!(kept, "on");
    no_complaint(&page, "confirm");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_table_is_set_up_as_it_was_chosen() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("fr").await;
    page.goto(&fixture.at("/")).await.unwrap();
    page.wait("[data-game=spice-road] .actions button").await.unwrap();
    page.click("[data-game=spice-road] .game-body .actions button:not(.primary)").await.unwrap();
    page.wait("dialog[open] .seats").await.unwrap();
    shot_both(&page, "setup-fr").await;
    no_violation(&page, "the sheet of a new table").await;
    page.click("dialog[open] .seats label:has([value='4'])").await.unwrap();
    page.wait_for(
        "document.querySelectorAll('dialog[open] fieldset:not(.seats) select').length >= 3",
        "three more chairs",
    )
    .await
    .unwrap();
    let chair = |number: usize| {
        format!("dialog[open] .seats + fieldset label:nth-of-type({number}) select")
    };
    choose(&page, &chair(1), 2).await;
    choose(&page, &chair(2), 1).await;
    page.click("dialog[open] .module:nth-of-type(1) input").await.unwrap();
    choose(&page, "dialog[open] .module:nth-of-type(1) select", 1).await;
    page.click("dialog[open] .module:nth-of-type(2) input").await.unwrap();
    page.click("dialog[open] summary").await.unwrap();
    let more = |number: usize| format!("dialog[open] .more .field:nth-of-type({number}) select");
    choose(&page, &more(1), 2).await;
    page.type_into("dialog[open] .more .field:nth-of-type(2) input", "Anna, Ben").await.unwrap();
    choose(&page, &more(3), 2).await;
    choose(&page, &more(4), 1).await;
    choose(&page, &more(5), 5).await;
    shot_both(&page, "setup-filled-fr").await;
    no_violation(&page, "the sheet filled in").await;
    page.type_into("dialog[open] [autocomplete=nickname]", "Cléo").await.unwrap();
    page.click("dialog[open] [type=submit]").await.unwrap();
    page.wait(".lobby").await.unwrap();
    shot_both(&page, "lobby-filled-fr").await;
    no_violation(&page, "the lobby of that table").await;
    let id = page.eval::<String>("location.pathname.slice(3)").await.unwrap();
    let (_, placard) = get(&page, &format!("/api/tables/{id}")).await;
    let setting = &placard["setting"];
    println!("{placard}");
    assert_eq!(setting["options"]["seats"], 4);
    let with = setting["options"]["with"].as_array().unwrap();
    assert!(with.iter().any(|one| one == "golden-deals"), "{with:?}");
    assert!(with.iter().any(|one| one.as_str().unwrap().starts_with("bonus-cards=")), "{with:?}");
    assert_eq!(setting["door"], "private");
    assert_eq!(setting["invited"], json!(["Anna", "Ben"]));
    assert_eq!(setting["window"], "shut");
    assert_eq!(setting["undo"], "consent");
    assert_eq!(setting["clock"], json!({ "days": 3 }));
    let who: Vec<&Value> =
        placard["chairs"].as_array().unwrap().iter().map(|c| &c["who"]).collect();
    assert_eq!(who.len(), 4, "{who:?}");
    assert_eq!(who[1]["bot"], "level2", "{who:?}");
    assert_eq!(who[2]["bot"], "level1", "{who:?}");
    assert_eq!(who[3], "nobody", "{who:?}");
    no_complaint(&page, "setting up");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn without_colours_every_piece_is_told_by_shape_or_letter() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("en").await;
    play_now(&fixture, &page).await;
    for decision in 0..16 {
        if !my_turn(&page).await {
            break;
        }
        decide_by_mouse(&page, decision).await;
    }
    assert!(my_turn(&page).await);
    page.greyscale(true).await.unwrap();
    shot_both(&page, "grey-en").await;
    page.dark(true).await.unwrap();
    shot(&page, "grey-en-dark").await;
    page.dark(false).await.unwrap();
    page.greyscale(false).await.unwrap();
    shot(&page, "colours-en").await;
}

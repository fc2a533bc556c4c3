//! Bots by level, their hints, and a game looked at once more.

use std::time::Duration;

use e2e::Page;
use serde_json::json;

use crate::fixture::company::enter;
use crate::fixture::{
    LAPTOP, PHONE, choose, decide_by_mouse, fits, fixture, hand_over, moved_on, my_turn,
    no_complaint, no_violation, play_now, play_now_of, ply, post, shot, shot_both,
};

async fn texts(page: &Page, selector: &str) -> Vec<String> {
    let script = format!(
        "[...document.querySelectorAll({})].map((one) => one.textContent.trim())",
        json!(selector)
    );
    page.eval(&script).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn bots_are_chosen_by_level_in_both_languages() {
    let fixture = fixture().await;
    let levels = [
        ("en", ["Apprentice", "Clerk", "Trader", "Master"], "the strongest in the house"),
        ("fr", ["Apprenti", "Commis", "Négociant", "Maître"], "le plus fort de la maison"),
    ];
    for (lang, names, about) in levels {
        let (_context, page) = fixture.guest(lang).await;
        page.goto(&fixture.at("/")).await.unwrap();
        page.wait("[data-game=spice-road] .actions button").await.unwrap();
        let setup = "[data-game=spice-road] .game-body .actions button:not(.primary)";
        page.click(setup).await.unwrap();
        page.wait("dialog[open] .seats").await.unwrap();
        let chair = "dialog[open] .seats + fieldset label:nth-of-type(1)";
        let offered = texts(&page, &format!("{chair} option")).await;
        assert_eq!(offered[1..], names, "{offered:?}");
        choose(&page, &format!("{chair} select"), 4).await;
        let said = texts(&page, &format!("{chair} .about")).await;
        assert!(said[0].contains(about), "{said:?}");
        shot_both(&page, &format!("levels-setup-{lang}")).await;
        page.type_into("dialog[open] [autocomplete=nickname]", "Cléo").await.unwrap();
        page.click("dialog[open] [type=submit]").await.unwrap();
        page.wait(".lobby").await.unwrap();
        let seated = texts(&page, ".chair-name").await;
        assert!(seated.iter().any(|name| name == names[3]), "{seated:?}");
        let states = texts(&page, ".chair-state").await;
        assert!(states.iter().any(|state| state.contains(about)), "{states:?}");
        shot_both(&page, &format!("levels-lobby-{lang}")).await;
        no_complaint(&page, "choosing levels");
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn three_moves_are_advised_and_one_is_played() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("en").await;
    play_now(&fixture, &page).await;
    for decision in 0..4 {
        assert!(my_turn(&page).await);
        decide_by_mouse(&page, decision).await;
    }
    assert!(my_turn(&page).await);
    let before = ply(&page).await;
    page.click("[data-do=hint]").await.unwrap();
    page.wait("[data-part=hints] .hint:nth-of-type(3)").await.unwrap();
    assert_eq!(page.count("[data-part=hints] .hint").await.unwrap(), 3);
    let figures = texts(&page, "[data-part=hints] .figures").await;
    assert!(figures.iter().all(|one| one.contains("% to win")), "{figures:?}");
    let all = page.count("[data-piece].hinted").await.unwrap();
    page.hover("[data-part=hints] .hint:nth-of-type(2) .figures").await.unwrap();
    let fewer = format!("document.querySelectorAll('[data-piece].hinted').length < {all}");
    page.wait_for(&fewer, "the pieces of one hint alone").await.unwrap();
    shot_both(&page, "hints-en").await;
    // A screen of another width is drawn anew, and hints are put away with what was drawn.
    if page.count("[data-part=hints]").await.unwrap() == 0 {
        page.key("h").await.unwrap();
        page.wait("[data-part=hints] .hint:nth-of-type(3)").await.unwrap();
    }
    no_violation(&page, "the hints").await;
    page.dark(true).await.unwrap();
    tokio::time::sleep(Duration::from_millis(500)).await;
    shot(&page, "hints-en-dark").await;
    no_violation(&page, "the hints in the dark").await;
    page.dark(false).await.unwrap();
    page.click("[data-part=hints] .hint:nth-of-type(2) button").await.unwrap();
    moved_on(&page, before).await;
    assert_eq!(page.count("[data-part=hints]").await.unwrap(), 0, "the hints are put away");
    no_complaint(&page, "hints");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn the_other_games_advise_too() {
    let fixture = fixture().await;
    for (game, lang, chance) in
        [("goa", "fr", "% de chances de gagner"), ("borneo", "en", "% to win")]
    {
        let (_context, page) = fixture.guest(lang).await;
        play_now_of(&fixture, &page, game).await;
        for decision in 0..5 {
            assert!(my_turn(&page).await);
            decide_by_mouse(&page, decision).await;
        }
        // Until there is something to choose between.
        while page.count("[data-part=hints] .hint:nth-of-type(2)").await.unwrap() == 0 {
            assert!(my_turn(&page).await);
            let before = ply(&page).await;
            page.click("[data-do=hint]").await.unwrap();
            page.wait("[data-part=hints] .hint").await.unwrap();
            if page.count("[data-part=hints] .hint:nth-of-type(2)").await.unwrap() == 0 {
                page.click("[data-part=hints] .hint button").await.unwrap();
                moved_on(&page, before).await;
            }
        }
        let figures = texts(&page, "[data-part=hints] .figures").await;
        assert!(figures.iter().all(|one| one.contains(chance)), "{figures:?}");
        shot_both(&page, &format!("hints-{game}-{lang}")).await;
        no_complaint(&page, game);
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn hints_fit_on_a_telephone() {
    let fixture = fixture().await;
    let (_context, page) = fixture.caller("fr").await;
    play_now(&fixture, &page).await;
    assert!(my_turn(&page).await);
    let before = ply(&page).await;
    page.tap("[data-do=hint]").await.unwrap();
    page.wait("[data-part=hints] .hint:nth-of-type(3)").await.unwrap();
    fits(&page, "the hints on a phone").await;
    shot(&page, "phone-hints-fr").await;
    no_violation(&page, "the hints on a phone").await;
    page.tap("[data-part=hints] .hint:nth-of-type(1) button").await.unwrap();
    moved_on(&page, before).await;
    no_complaint(&page, "hints on a phone");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_game_is_analysed_and_a_mistake_is_looked_at() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("fr").await;
    page.patience(Duration::from_secs(90));
    play_now(&fixture, &page).await;
    // A few decisions nobody would call good, then a bot plays on.
    for decision in 0..6 {
        assert!(my_turn(&page).await);
        decide_by_mouse(&page, decision * 5 + 3).await;
    }
    hand_over(&page).await;
    let last = ply(&page).await;
    // Called off as soon as it has begun: the analysis of a short game is done before a mouse is there.
    let call_off = "(async () => {
        document.querySelector('[data-do=analyse]').click();
        await new Promise(requestAnimationFrame);
        const runs = Boolean(document.querySelector('[data-part=review] progress'));
        document.querySelector('[data-do=call-off]').click();
        return runs;
    })()";
    assert!(page.eval::<bool>(call_off).await.unwrap(), "the analysis tells how far it has come");
    page.wait("[data-do=analyse]").await.unwrap();
    page.click("[data-do=analyse]").await.unwrap();
    page.wait("[data-part=review] .mistake").await.unwrap();
    let lines = page.count(".chances .course").await.unwrap();
    assert_eq!(lines, 3, "a line for each seat");
    let script = "void document.querySelector('[data-part=review]').scrollIntoView()";
    page.eval::<()>(script).await.unwrap();
    shot(&page, "review-fr").await;
    no_violation(&page, "the analysis").await;
    page.dark(true).await.unwrap();
    tokio::time::sleep(Duration::from_millis(500)).await;
    shot(&page, "review-fr-dark").await;
    no_violation(&page, "the analysis in the dark").await;
    page.dark(false).await.unwrap();
    page.resize(PHONE.0, PHONE.1, false).await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    page.eval::<()>(script).await.unwrap();
    fits(&page, "the analysis on a phone").await;
    shot(&page, "review-fr-narrow").await;
    page.resize(LAPTOP.0, LAPTOP.1, false).await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    page.wait("[data-part=review] .mistake").await.unwrap();
    let there = page.attribute(".mistake", "data-ply").await.unwrap().unwrap();
    page.click(".mistake").await.unwrap();
    let shown = format!("document.querySelector('[data-ply]').dataset.ply === '{there}'");
    page.wait_for(&shown, "the moment of the mistake").await.unwrap();
    assert!(there.parse::<u32>().unwrap() < last);
    page.wait("[data-part=mistake]").await.unwrap();
    shot(&page, "review-mistake-fr").await;
    no_violation(&page, "a mistake on the board").await;
    page.click("[data-do=now]").await.unwrap();
    page.wait("[data-part=review] .mistake").await.unwrap();
    // From the moment of a mistake the game is played on, alone: the game itself stays as it was.
    page.click(".mistake").await.unwrap();
    page.wait_for(&shown, "the moment of the mistake").await.unwrap();
    let old = page.url().await.unwrap();
    page.click("[data-do=play-on]").await.unwrap();
    let other = format!("!location.href.startsWith('{}')", old.split('?').next().unwrap());
    page.wait_for(&other, "a table of its own").await.unwrap();
    page.wait("[data-ply]").await.unwrap();
    assert!(my_turn(&page).await);
    shot(&page, "play-on-fr").await;
    let before = ply(&page).await;
    assert!(before >= there.parse::<u32>().unwrap() && before < last, "{before} of {last}");
    decide_by_mouse(&page, 1).await;
    assert!(ply(&page).await > before);
    page.goto(&old).await.unwrap();
    page.wait("[data-part=scores]").await.unwrap();
    assert_eq!(ply(&page).await, last);
    no_complaint(&page, "the analysis");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn at_a_table_of_the_server_hints_and_analysis_are_the_same() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("en").await;
    page.patience(Duration::from_secs(90));
    enter(&page, &fixture.at("/"), "Anna").await;
    let setting = json!({ "game": "spice-road", "options": { "seats": 2, "with": [] } });
    let wanted = json!({ "setting": setting, "bots": ["level4@600s"], "begin": true });
    let refused = post(&page, "/api/tables", wanted).await;
    assert_eq!(refused["code"], "room-no-bot", "{refused}");
    let wanted = json!({ "setting": setting, "bots": ["level1"], "begin": true });
    let table = post(&page, "/api/tables", wanted).await;
    let table = table["table"].as_str().unwrap().to_owned();
    page.goto(&fixture.at(&format!("/t/{table}"))).await.unwrap();
    assert!(my_turn(&page).await);
    let before = ply(&page).await;
    page.key("h").await.unwrap();
    page.wait("[data-part=hints] .hint:nth-of-type(3)").await.unwrap();
    page.click("[data-part=hints] .hint:nth-of-type(1) button").await.unwrap();
    moved_on(&page, before).await;
    hand_over(&page).await;
    page.click("[data-do=analyse]").await.unwrap();
    page.wait("[data-part=review] .mistake").await.unwrap();
    assert_eq!(page.count(".chances .course").await.unwrap(), 2, "a line for each seat");
    shot_both(&page, "review-online-en").await;
    no_violation(&page, "the analysis").await;
    page.click(".mistake").await.unwrap();
    page.click("[data-do=play-on]").await.unwrap();
    page.wait_for("location.pathname.startsWith('/solo/')", "a table of this browser")
        .await
        .unwrap();
    page.wait("[data-ply]").await.unwrap();
    assert!(my_turn(&page).await);
}

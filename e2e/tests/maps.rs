//! Maps that are laid out by hand.

use crate::fixture::{fits, fixture, get, no_complaint, no_violation, shot, shot_both};

const FINE: &str = "document.querySelector('[data-part=map-verdict]').classList.contains('fine')";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_map_is_laid_out_and_played_on() {
    for lang in ["en", "fr"] {
        let fixture = fixture().await;
        let (_context, page) = fixture.guest(lang).await;
        page.goto(&fixture.at("/")).await.unwrap();
        page.click("[data-game=eastern-wonders] .game-body .actions button:not(.primary)")
            .await
            .unwrap();
        page.wait("dialog[open] [data-do=map]").await.unwrap();
        shot_both(&page, &format!("setup-map-{lang}")).await;
        page.click("dialog[open] [data-do=map]").await.unwrap();
        page.wait("dialog[open] .map-table [data-place]").await.unwrap();
        page.wait_for(FINE, "the first chart is accepted").await.unwrap();
        shot_both(&page, &format!("map-{lang}")).await;
        no_violation(&page, "the map").await;
        let text = "document.querySelector('.map-editor input').value";
        let first: String = page.eval(text).await.unwrap();
        // A port dragged away from the others: the game says what is wrong, and it cannot be used.
        page.drag("[data-place='0,2']", "[data-place='-1,3']").await.unwrap();
        page.wait_for(&format!("!({FINE})"), "a sentence about it").await.unwrap();
        assert_ne!(page.eval::<String>(text).await.unwrap(), first);
        assert_eq!(page.count("dialog[open] [data-do=use-map]:disabled").await.unwrap(), 1);
        shot(&page, &format!("map-wrong-{lang}")).await;
        // Back with the keyboard: picked up, one step to the right, put down.
        page.eval::<()>("document.querySelector(\"[data-place='-1,3']\").focus()").await.unwrap();
        for key in ["Enter", "ArrowRight", "Enter"] {
            page.key(key).await.unwrap();
        }
        page.wait_for(&format!("{text} === '{first}'"), "the first chart again").await.unwrap();
        // A text that is no map changes nothing and is told.
        page.eval::<()>("void (document.querySelector('.map-editor input').value = '0mm')")
            .await
            .unwrap();
        page.click("dialog[open] [data-do=import]").await.unwrap();
        page.wait_for(&format!("!({FINE})"), "what is wrong with the text").await.unwrap();
        page.click("dialog[open] .map-presets button:nth-of-type(3)").await.unwrap();
        page.wait_for(FINE, "the atoll is accepted").await.unwrap();
        let atoll: String = page.eval(text).await.unwrap();
        fits(&page, "the map").await;
        page.click("dialog[open] [data-do=use-map]").await.unwrap();
        page.wait_for("!document.querySelector('.map-editor')", "the sheet again").await.unwrap();
        page.type_into("dialog[open] [autocomplete=nickname]", "Cléo").await.unwrap();
        page.click("dialog[open] [type=submit]").await.unwrap();
        page.wait(".lobby").await.unwrap();
        let id = page.eval::<String>("location.pathname.slice(3)").await.unwrap();
        let (_, placard) = get(&page, &format!("/api/tables/{id}")).await;
        let with = placard["setting"]["options"]["with"].to_string();
        assert!(with.contains("map=atoll") || with.contains(&atoll), "{with}");
        no_complaint(&page, "a map");
    }
}

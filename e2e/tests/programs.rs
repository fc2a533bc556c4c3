//! The programs of the games: each loaded with its first table, and what is said when they do not come.

use crate::fixture::{fixture, no_complaint, no_violation, shot};

/// What a page has fetched of the games.
const FETCHED: &str = "performance.getEntriesByType('resource')\
    .filter((entry) => new URL(entry.name).pathname.startsWith('/programs/')).length";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_game_is_loaded_with_its_first_table_and_not_before() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("en").await;
    page.goto(&fixture.at("/")).await.unwrap();
    page.wait("[data-game=spice-road] button.primary").await.unwrap();
    assert_eq!(page.eval::<u32>(FETCHED).await.unwrap(), 0, "the first page needs no game");
    page.click("[data-game=spice-road] button.primary").await.unwrap();
    page.wait("[data-ply]").await.unwrap();
    assert_eq!(page.eval::<u32>(FETCHED).await.unwrap(), 2, "a script and a program");
    no_complaint(&page, "the first table");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_game_that_does_not_come_is_told_and_tried_again() {
    let fixture = fixture().await;
    for (lang, title) in [("en", "could not be loaded"), ("fr", "n’a pas pu être chargé")] {
        let (_context, page) = fixture.guest(lang).await;
        page.goto(&fixture.at("/")).await.unwrap();
        page.wait("[data-game=spice-road] a").await.unwrap();
        page.eval::<()>(
            "window.kept = [WebAssembly.instantiateStreaming, WebAssembly.instantiate]; \
             WebAssembly.instantiateStreaming = WebAssembly.instantiate = \
                 () => Promise.reject(new Error('no network')); null",
        )
        .await
        .unwrap();
        page.click("[data-game=spice-road] a[href='/rules/spice-road']").await.unwrap();
        page.wait("[data-part=box-away]").await.unwrap();
        let said = page.text("[data-part=box-away] h1").await.unwrap();
        assert!(said.contains(title), "{said}");
        shot(&page, &format!("box-away-{lang}")).await;
        no_violation(&page, "a game that does not come").await;
        page.eval::<()>(
            "[WebAssembly.instantiateStreaming, WebAssembly.instantiate] = window.kept; null",
        )
        .await
        .unwrap();
        page.forget();
        page.click("[data-do=again]").await.unwrap();
        page.wait("main.rules h1").await.unwrap();
        no_complaint(&page, "the second time");
    }
}

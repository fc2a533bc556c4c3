//! The pages around the table.

use std::time::Instant;

use crate::fixture::{fits, fixture, no_complaint, no_violation, shot};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn every_page_is_fit_to_be_seen_in_both_languages_and_sizes() {
    let fixture = fixture().await;
    for lang in ["en", "fr"] {
        for phone in [false, true] {
            let (_context, page) =
                if phone { fixture.caller(lang).await } else { fixture.guest(lang).await };
            let size = if phone { "phone" } else { "laptop" };
            for (path, name) in [
                ("/", "home"),
                ("/rules/spice-road", "rules"),
                ("/me", "me"),
                ("/nowhere", "missing"),
            ] {
                page.goto(&fixture.at(path)).await.unwrap();
                page.wait("main h1").await.unwrap();
                let what = format!("{name} in {lang} on a {size}");
                let said = page.attribute("html", "lang").await.unwrap();
                assert_eq!(said.as_deref(), Some(lang), "{what}");
                fits(&page, &what).await;
                no_violation(&page, &what).await;
                shot(&page, &format!("{name}-{size}-{lang}")).await;
                let missing: Vec<String> = page
                    .eval("[...document.body.innerText.matchAll(/\\[[a-z0-9-]+\\]/g)].map(String)")
                    .await
                    .unwrap();
                assert!(missing.is_empty(), "{what}: no words for {missing:?}");
                no_complaint(&page, &what);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn the_language_and_the_light_are_remembered() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("en").await;
    page.goto(&fixture.at("/")).await.unwrap();
    page.click(".segments button[lang=fr]").await.unwrap();
    page.wait_for("document.documentElement.lang === 'fr'", "French").await.unwrap();
    page.reload().await.unwrap();
    page.wait("main h1").await.unwrap();
    page.wait_for("document.documentElement.lang === 'fr'", "French again").await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn the_first_visit_fetches_little() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("en").await;
    let begun = Instant::now();
    page.goto(&fixture.at("/")).await.unwrap();
    page.wait("[data-game=spice-road]").await.unwrap();
    let ready = begun.elapsed();
    let bytes = page.network().bytes();
    println!("the first page: {bytes} bytes, there after {ready:?}");
    assert!(bytes <= 700_000, "{bytes} bytes");
}

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

/// How many games are to be seen on the shelf.
const SHOWN: &str = "[...document.querySelectorAll('.game-grid > .game-card')]\
                     .filter((card) => card.checkVisibility()).length";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_box_of_several_games_is_looked_at_alone() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("fr").await;
    page.goto(&fixture.at("/")).await.unwrap();
    let chip = ".games-head > .chip";
    page.wait(chip).await.unwrap();
    assert_eq!(page.text(chip).await.unwrap(), "Century · 7");
    assert_eq!(page.eval::<usize>(SHOWN).await.unwrap(), registry::GAMES.len());
    page.click(chip).await.unwrap();
    page.wait_for(&format!("{SHOWN} === 7"), "seven games").await.unwrap();
    assert_eq!(page.attribute(chip, "aria-pressed").await.unwrap().as_deref(), Some("true"));
    assert_eq!(page.text(".games-head [role=status]").await.unwrap(), "7 jeux");
    shot(&page, "home-box").await;
    no_violation(&page, "one box").await;
    page.click(chip).await.unwrap();
    let all = format!("{SHOWN} === {}", registry::GAMES.len());
    page.wait_for(&all, "all games again").await.unwrap();
    // Who says how many they are plays with so many.
    page.click(".games-head .chips button:nth-of-type(4)").await.unwrap();
    page.click("[data-game=goa] .actions button:not(.primary)").await.unwrap();
    page.wait("dialog[open] .seats input[value='4']:checked").await.unwrap();
    no_complaint(&page, "one box");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn two_questions_have_one_answer_by_keyboard_too() {
    let fixture = fixture().await;
    for lang in ["en", "fr"] {
        let (_context, page) = fixture.guest(lang).await;
        page.goto(&fixture.at("/")).await.unwrap();
        page.wait(".tonight").await.unwrap();
        page.eval::<()>("document.querySelector('.tonight').focus()").await.unwrap();
        page.key("Enter").await.unwrap();
        page.wait("dialog[open] .tonight-answer .game-card").await.unwrap();
        // Five, and not for long.
        let press = |group: usize, chip: usize| {
            format!(
                "document.querySelector('.tonight-sheet .chips:nth-of-type({group}) \
                 button:nth-of-type({chip})').focus()"
            )
        };
        for script in [press(1, 4), press(2, 1)] {
            page.eval::<()>(&script).await.unwrap();
            page.key("Enter").await.unwrap();
        }
        let fits = |meta: &&kit::Meta| meta.seats.1 >= 5 && meta.minutes.1 <= 45;
        let fitting: Vec<&str> =
            registry::GAMES.iter().copied().filter(fits).map(|meta| meta.id).collect();
        for _ in 0..3 {
            let answer = page.attribute(".tonight-answer .game-card", "data-game").await.unwrap();
            let answer = answer.unwrap_or_default();
            assert!(fitting.contains(&answer.as_str()), "{answer} of {fitting:?}");
            page.click(".tonight-sheet > button").await.unwrap();
        }
        assert!(!page.text(".tonight-sheet [role=status]").await.unwrap().is_empty());
        shot(&page, &format!("tonight-{lang}")).await;
        no_violation(&page, "which one tonight").await;
        page.click(".tonight-answer .actions button:not(.primary)").await.unwrap();
        page.wait("dialog[open] .seats input[value='5']:checked").await.unwrap();
        assert_eq!(page.count("dialog[open]").await.unwrap(), 1);
        page.key("Escape").await.unwrap();
        page.wait_for("!document.querySelector('dialog[open]')", "the games").await.unwrap();
        no_complaint(&page, "which one tonight");
    }
}

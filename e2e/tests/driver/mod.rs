//! The driver itself, before pages that are made for it.

mod house;

use std::time::Duration;

use self::house::{echo, serve};
use e2e::{Browser, Cable, Complaint, Direction, Failure, Page, Result, Scratch, Source};

/// A page of Comptoir at 800 × 600.
async fn page(path: &str) -> Result<Page> {
    page_in(&Browser::shared().await?, path).await
}

async fn page_in(browser: &Browser, path: &str) -> Result<Page> {
    let page = browser.context().await?.page(800, 600, false, "en").await?;
    page.goto(&format!("{}{path}", serve())).await?;
    Ok(page)
}

#[tokio::test]
#[ignore = "in a browser: cargo xtask test"]
async fn a_click_goes_to_the_element_even_below_the_fold() -> Result<()> {
    let page = page("/hands").await?;
    page.click("#far").await?;
    assert_eq!(page.text("#said").await?, "clicked far, trusted");
    page.click("button >> Second").await?;
    assert_eq!(page.text("#said").await?, "clicked second, trusted");
    assert_eq!(page.count("button").await?, 4);
    assert_eq!(page.attribute("#far", "type").await?.as_deref(), Some("button"));
    assert_eq!(page.attribute("#far", "title").await?, None);
    Ok(())
}

#[tokio::test]
#[ignore = "in a browser: cargo xtask test"]
async fn a_click_on_what_is_covered_fails_and_says_by_what() -> Result<()> {
    let page = page("/hands").await?;
    page.patience(Duration::from_millis(300));
    let failure = page.click("#covered").await.unwrap_err().to_string();
    assert!(failure.contains(r#"covered by <div id="cover">"#), "{failure}");
    let failure = page.click("#nowhere").await.unwrap_err().to_string();
    assert!(failure.contains("no such element"), "{failure}");
    assert_eq!(page.text("#said").await?, "");
    Ok(())
}

#[tokio::test]
#[ignore = "in a browser: cargo xtask test"]
async fn what_does_not_come_is_told_with_what_is_there() -> Result<()> {
    let page = page("/hands").await?;
    page.patience(Duration::from_millis(200));
    let failure = page.wait_for("document.title === 'Lobby'", "the lobby").await.unwrap_err();
    let Failure::Awaited { awaited, instead, .. } = failure else { panic!("{failure}") };
    assert_eq!(awaited, "the lobby");
    assert!(instead.contains("Second"), "{instead}");
    let failure = page.eval::<u32>("missing + 1").await.unwrap_err().to_string();
    assert!(failure.contains("ReferenceError"), "{failure}");
    Ok(())
}

#[tokio::test]
#[ignore = "in a browser: cargo xtask test"]
async fn a_drag_is_a_press_a_way_and_a_release() -> Result<()> {
    let page = page("/hands").await?;
    page.drag("#piece", "#place").await?;
    assert_eq!(page.text("#said").await?, "dropped on place by mouse");
    assert!(page.eval::<u32>("moves").await? > 3);
    Ok(())
}

#[tokio::test]
#[ignore = "in a browser: cargo xtask test"]
async fn keys_reach_what_has_the_focus() -> Result<()> {
    let page = page("/hands").await?;
    page.type_into("#name", "old").await?;
    page.type_into("#name", "Zoé 7!").await?;
    assert_eq!(page.eval::<String>("document.querySelector('#name').value").await?, "Zoé 7!");
    page.key("Shift+Tab").await?;
    page.key("Tab").await?;
    page.key("ArrowRight").await?;
    page.key("Control+z").await?;
    let keys: Vec<String> = page.eval("keys.slice(-4)").await?;
    assert_eq!(keys, ["Shift+Tab", "Tab", "ArrowRight", "Control+z"]);
    page.eval::<()>("void document.querySelector('#second').focus()").await?;
    page.key("Enter").await?;
    assert_eq!(page.text("#said").await?, "clicked second, trusted");
    Ok(())
}

#[tokio::test]
#[ignore = "in a browser: cargo xtask test"]
async fn a_phone_has_a_finger_and_two_dots_to_the_pixel() -> Result<()> {
    let browser = Browser::shared().await?;
    let page = browser.context().await?.page(360, 640, true, "fr").await?;
    page.goto(&format!("{}/hands", serve())).await?;
    page.tap("#second").await?;
    page.wait_for("said.textContent === 'clicked second, trusted'", "a tap to be a click").await?;
    page.swipe("#piece", "#place").await?;
    assert_eq!(page.text("#said").await?, "dropped on place by touch");
    let size: (u32, u32, f64) = page.eval("[innerWidth, innerHeight, devicePixelRatio]").await?;
    assert_eq!(size, (360, 640, 2.0));
    let lang: (String, String) =
        page.eval("[navigator.language, new Intl.NumberFormat().resolvedOptions().locale]").await?;
    assert_eq!(lang, ("fr".to_owned(), "fr".to_owned()));
    Ok(())
}

#[tokio::test]
#[ignore = "in a browser: cargo xtask test"]
async fn a_wheel_is_turned_and_two_fingers_move_apart() -> Result<()> {
    let browser = Browser::shared().await?;
    let wide = page_in(&browser, "/hands").await?;
    // A headless browser keeps the wheel to itself where it can scroll, and the tables do not scroll.
    wide.eval::<()>("document.querySelector('#far').remove()").await?;
    wide.wheel("#piece", (0.5, 0.5), 120.0).await?;
    wide.wait_for("turned === 120", "the wheel").await?;
    wide.drag_within("#piece", (0.1, 0.1), (0.9, 0.9)).await?;
    assert_eq!(wide.text("#said").await?, "dropped on piece by mouse");
    let phone = browser.context().await?.page(360, 640, true, "fr").await?;
    phone.goto(&wide.url().await?).await?;
    phone.pinch("#piece", (0.5, 0.5), (10.0, 50.0)).await?;
    phone.wait_for("apart === 50", "two fingers").await
}

#[tokio::test]
#[ignore = "in a browser: cargo xtask test"]
async fn a_screenshot_is_a_png_of_the_size_of_the_window() -> Result<()> {
    let page = page("/hands").await?;
    let folder = Scratch::new("screenshot")?;
    let file = folder.path().join("new/hands.png");
    page.screenshot(&file).await?;
    let png = std::fs::read(&file).unwrap();
    assert_eq!(png[..8], *b"\x89PNG\r\n\x1a\n");
    assert_eq!(png[16..24], [0, 0, 3, 32, 0, 0, 2, 88], "800 x 600");
    Ok(())
}

#[tokio::test]
#[ignore = "in a browser: cargo xtask test"]
async fn people_do_not_share_cookies() -> Result<()> {
    let browser = Browser::shared().await?;
    let page = page_in(&browser, "/hands").await?;
    page.eval::<()>("void (document.cookie = 'seat=1')").await?;
    let other = browser.context().await?.page(800, 600, false, "en").await?;
    other.goto(&page.url().await?).await?;
    assert_eq!(other.eval::<String>("document.cookie").await?, "");
    page.reload().await?;
    assert_eq!(page.eval::<String>("document.cookie").await?, "seat=1");
    Ok(())
}

#[tokio::test]
#[ignore = "in a browser: cargo xtask test"]
async fn offline_fails_requests_and_online_does_not() -> Result<()> {
    let page = page("/hands").await?;
    let fetch = "fetch('/clean', { cache: 'no-store' }).then(() => true, () => false)";
    assert!(page.eval::<bool>(fetch).await?);
    page.offline(true).await?;
    assert!(!page.eval::<bool>(fetch).await?);
    assert!(!page.eval::<bool>("navigator.onLine").await?);
    page.offline(false).await?;
    assert!(page.eval::<bool>(fetch).await?);
    Ok(())
}

#[tokio::test]
#[ignore = "in a browser: cargo xtask test"]
async fn offline_is_for_service_workers_too() -> Result<()> {
    let page = page("/worked").await?;
    page.wait_for("navigator.serviceWorker.controller", "the service worker in charge").await?;
    let fetch = "fetch('/clean', { cache: 'no-store' }).then(() => true, () => false)";
    assert!(page.eval::<bool>(fetch).await?);
    page.offline(true).await?;
    assert!(!page.eval::<bool>(fetch).await?);
    page.reload().await?;
    assert_eq!(page.text("h1").await?, "Worked");
    assert!(!page.eval::<bool>(fetch).await?);
    let kept = page.network().transfers.into_iter().rfind(|file| file.url.ends_with("/worked"));
    assert!(kept.is_some_and(|file| file.from_service_worker));
    Ok(())
}

#[tokio::test]
#[ignore = "in a browser: cargo xtask test"]
async fn a_cut_cable_takes_websockets_with_it() -> Result<()> {
    let page = page("/hands").await?;
    let mut cable = Cable::to(echo().await).await?;
    let connect = format!("connect('ws://{}')", cable.address());
    assert!(page.eval::<bool>(&connect).await?);
    page.eval::<()>("void socket.send('hello')").await?;
    page.wait_for("heard.includes('hello')", "the echo").await?;

    // Offline alone is a silence: the socket stays open, and what was said comes through later.
    page.offline(true).await?;
    page.eval::<()>("void socket.send('still there')").await?;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(page.eval::<(u8, usize)>("[socket.readyState, heard.length]").await?, (1, 1));
    page.offline(false).await?;
    page.wait_for("heard.includes('still there')", "the echo after the silence").await?;

    // So is a cable that is held, until it is let go.
    cable.hold(true);
    page.eval::<()>("void socket.send('held')").await?;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(!page.eval::<bool>("heard.includes('held')").await?);
    cable.hold(false);
    page.wait_for("heard.includes('held')", "what was held back").await?;

    cable.cut().await;
    page.wait_for("socket.readyState === WebSocket.CLOSED", "the socket to be closed").await?;
    assert!(!page.eval::<bool>(&connect).await?);
    cable.mend().await?;
    assert!(page.eval::<bool>(&connect).await?);

    let frames = page.network().frames;
    let hello = frames.iter().filter(|frame| frame.text() == "hello");
    let ways: Vec<Direction> = hello.map(|frame| frame.direction).collect();
    assert_eq!(ways, [Direction::Sent, Direction::Received]);
    assert!(frames[0].url.starts_with("ws://127.0.0.1:"), "{}", frames[0].url);
    Ok(())
}

#[tokio::test]
#[ignore = "in a browser: cargo xtask test"]
async fn axe_finds_what_is_planted_and_nothing_in_a_clean_page() -> Result<()> {
    let page = page("/barred").await?;
    let violations = page.axe().await?;
    let found = violations.iter().find(|violation| violation.id == "image-alt");
    let found = found.unwrap_or_else(|| panic!("{violations:?}"));
    assert_eq!(
        (found.impact.as_str(), found.targets.as_slice()),
        ("critical", &["img".to_owned()][..])
    );
    // The page's policy forbids every script, and axe-core is not the page's.
    assert_eq!(page.eval::<String>("typeof axe").await?, "undefined");

    page.goto(&page.url().await?.replace("/barred", "/clean")).await?;
    assert_eq!(page.axe().await?, []);
    assert_eq!(page.console(), []);
    Ok(())
}

#[tokio::test]
#[ignore = "in a browser: cargo xtask test"]
async fn complaints_are_collected_from_pages_and_workers() -> Result<()> {
    let page = page("/complaints").await?;
    page.wait_for("done", "the worker to have thrown").await?;
    let expected = [
        (Source::Console, "two words 3"),
        (Source::Exception, "thrown on purpose"),
        (Source::Exception, "thrown in a worker"),
        (Source::Browser, "404"),
    ];
    for (source, words) in expected {
        let is_there = |complaints: &[Complaint]| {
            complaints.iter().any(|found| found.source == source && found.text.contains(words))
        };
        // What a worker says takes another way than what the page says, and comes a little later.
        for _ in 0..100 {
            if is_there(&page.console()) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert!(is_there(&page.console()), "{words} is not in {:?}", page.console());
    }
    assert!(page.console().iter().all(|found| found.text != "all is well"));
    page.forget();
    assert_eq!(page.console(), []);
    Ok(())
}

#[tokio::test]
#[ignore = "in a browser: cargo xtask test"]
async fn files_are_weighed() -> Result<()> {
    let page = page("/heavy").await?;
    let network = page.network();
    let script = network.transfers.iter().find(|file| file.url.ends_with("/heavy.js"));
    let script = script.unwrap_or_else(|| panic!("{network:?}"));
    assert_eq!((script.status, script.kind.as_str()), (200, "Script"));
    // A body of ten thousand bytes and a head of less than three hundred.
    assert!((10_000..10_300).contains(&script.bytes), "{}", script.bytes);
    assert!(network.bytes() > script.bytes);
    Ok(())
}

#[tokio::test]
#[ignore = "in a browser: cargo xtask test"]
async fn preferences_reach_the_page() -> Result<()> {
    let page = page("/clean").await?;
    let script = "['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']\
                  .map((query) => matchMedia(query).matches)";
    assert_eq!(page.eval::<(bool, bool)>(script).await?, (false, false));
    page.dark(true).await?;
    page.reduced_motion(true).await?;
    assert_eq!(page.eval::<(bool, bool)>(script).await?, (true, true));
    page.dark(false).await?;
    assert_eq!(page.eval::<(bool, bool)>(script).await?, (false, true));
    Ok(())
}

#[tokio::test]
#[ignore = "in a browser: cargo xtask test"]
async fn nothing_is_left_of_a_browser() -> Result<()> {
    let browser = Browser::launch().await?;
    let page = page_in(&browser, "/clean").await?;
    let (_, folder) = browser.process().unwrap();
    let folder = folder.to_owned();
    assert!(folder.exists());
    drop(browser);
    assert!(folder.exists(), "the page still needs it");
    drop(page);
    assert!(!folder.exists());
    Ok(())
}

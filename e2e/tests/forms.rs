//! Offers that are put together in a form.

use crate::fixture::{
    PHONE, decide_by_mouse, fits, fixture, my_turn, no_complaint, no_violation, ply, shot,
    shot_both,
};

const FORM: &str = "[data-part=list] [data-form]";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn an_offer_is_put_together_kept_and_sent() {
    for lang in ["en", "fr"] {
        let fixture = fixture().await;
        let (_context, page) = fixture.guest(lang).await;
        page.goto(&fixture.at("/?pace=0")).await.unwrap();
        page.click("[data-game=archipelago] .game-body .actions .primary").await.unwrap();
        page.wait("[data-ply]").await.unwrap();
        page.eval::<()>("localStorage.setItem('comptoir:welcomed', 'on')").await.unwrap();
        page.key("Escape").await.unwrap();
        let mut decisions = 0;
        while page.count(FORM).await.unwrap() == 0 {
            assert!(my_turn(&page).await, "an offer can be made before the end");
            decide_by_mouse(&page, decisions).await;
            decisions += 1;
            assert!(decisions < 200, "an offer can be made at some time");
        }
        page.click(FORM).await.unwrap();
        page.wait("[data-part=composer] [role=spinbutton]").await.unwrap();
        // Nothing for nothing is no offer: the rule is named, and it cannot be sent.
        let refused = page.text("[data-part=verdict]").await.unwrap();
        assert!(
            page.count("[data-part=composer] [data-do=send]:disabled").await.unwrap() == 1,
            "{refused}"
        );
        let first = "[data-part=composer] .bundle-row:not(.bundle-heads) .form-steps";
        page.click(&format!("{first} button:last-child")).await.unwrap();
        let value = format!("{first} [role=spinbutton]");
        assert_eq!(page.attribute(&value, "aria-valuenow").await.unwrap().as_deref(), Some("1"));
        shot_both(&page, &format!("offer-{lang}")).await;
        no_violation(&page, "the drawer of an offer").await;
        page.resize(PHONE.0, PHONE.1, false).await.unwrap();
        fits(&page, "the drawer on a phone").await;
        page.resize(1280, 720, false).await.unwrap();
        // With the keyboard it goes back; closed and opened again it is as it was left.
        page.eval::<()>(&format!("document.querySelector('{value}').focus()")).await.unwrap();
        page.key("ArrowUp").await.unwrap();
        page.key("Escape").await.unwrap();
        page.wait_for("!document.querySelector('[data-part=composer]')", "no drawer")
            .await
            .unwrap();
        page.click(FORM).await.unwrap();
        page.wait("[data-part=composer]").await.unwrap();
        let kept = page.attribute(&value, "aria-valuenow").await.unwrap();
        assert_ne!(kept.as_deref(), Some("0"), "what was put together is kept");
        // An example is always possible.
        page.click("[data-part=composer] [data-do=clear]").await.unwrap();
        page.click("[data-part=composer] .suggestions summary").await.unwrap();
        page.click("[data-part=composer] .suggestions .choice").await.unwrap();
        page.wait("[data-part=composer] [data-do=send]:not(:disabled)").await.unwrap();
        shot(&page, &format!("offer-filled-{lang}")).await;
        let before = ply(&page).await;
        page.click("[data-part=composer] [data-do=send]").await.unwrap();
        let sent = format!(
            "!document.querySelector('[data-part=composer]') && \
             Number(document.querySelector('[data-ply]').dataset.ply) > {before}"
        );
        page.wait_for(&sent, "the offer on the table").await.unwrap();
        shot(&page, &format!("offer-sent-{lang}")).await;
        no_complaint(&page, "an offer");
    }
}

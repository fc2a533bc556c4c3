//! Who somebody is: a guest, an account, a key for a program.

use e2e::Page;
use serde_json::{Value, json};

use crate::fixture::{fits, fixture, get, no_complaint, no_violation, post, shot_both, unique};

const NEW: &str = "form:has([autocomplete=new-password])";
const OLD: &str = "form:has([autocomplete=current-password])";

/// The rows of the reader's own tables on the home page.
const MINE: &str = "[aria-labelledby=home-mine] .table-row";

/// Fills in a form for a name and a password, and sends it.
async fn give(page: &Page, form: &str, name: &str, password: &str) {
    page.type_into(&format!("{form} [autocomplete=username]"), name).await.unwrap();
    page.type_into(&format!("{form} [type=password]"), password).await.unwrap();
    page.click(&format!("{form} [type=submit]")).await.unwrap();
}

/// Logs out on the page of the account.
async fn leave(page: &Page) {
    page.click("section.panel button >> Log out").await.unwrap();
    page.wait(".name-form").await.unwrap();
    assert_eq!(get(page, "/api/me").await.1, Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_guest_becomes_an_account_and_comes_back_to_its_tables() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("en").await;
    page.goto(&fixture.at("/me")).await.unwrap();
    let name = unique("Ada");
    page.type_into("#name", &name).await.unwrap();
    page.click(".name-form button").await.unwrap();
    page.wait(NEW).await.unwrap();
    shot_both(&page, "account-guest-en").await;
    no_violation(&page, "the page of a guest").await;
    let setting = json!({ "game": "spice-road", "options": { "seats": 2, "with": [] } });
    let table = post(&page, "/api/tables", json!({ "setting": setting })).await;
    let table = table["table"].as_str().unwrap().to_owned();
    let guest = get(&page, "/api/me").await.1;

    give(&page, NEW, &name, "correct horse").await;
    page.wait("section.panel button >> Log out").await.unwrap();
    shot_both(&page, "account-in-en").await;
    no_violation(&page, "the page of an account").await;
    let account = get(&page, "/api/me").await.1;
    assert_eq!(guest["id"], account["id"], "the same person");
    assert_eq!((&guest["guest"], &account["guest"]), (&json!(true), &json!(false)));
    no_complaint(&page, "making an account");

    leave(&page).await;
    page.goto(&fixture.at("/")).await.unwrap();
    page.wait("[data-game=spice-road]").await.unwrap();
    assert_eq!(page.count(MINE).await.unwrap(), 0, "who has left has no tables");

    page.goto(&fixture.at("/me")).await.unwrap();
    give(&page, OLD, &name, "wrong horse").await;
    let fault = format!("{OLD} .fault");
    let said = format!("document.querySelector({}).innerText.trim()", json!(fault));
    page.wait_for(&said, "a sentence about the password").await.unwrap();
    let said = page.text(&fault).await.unwrap();
    assert!(said.contains("password") && said.ends_with('.'), "{said}");
    assert!(!said.contains('['), "{said}");
    shot_both(&page, "account-wrong-en").await;
    // The browser notes down each answer of 401: that one was wanted.
    page.forget();

    give(&page, OLD, &name.to_uppercase(), "correct horse").await;
    page.wait("section.panel button >> Log out").await.unwrap();
    page.goto(&fixture.at("/")).await.unwrap();
    page.wait(MINE).await.unwrap();
    let link = page.attribute(&format!("{MINE} a"), "href").await.unwrap();
    assert_eq!(link, Some(format!("/t/{table}")));
    no_complaint(&page, "coming back");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_taken_name_and_a_short_password_are_told_in_sentences() {
    let fixture = fixture().await;
    let (_one, ada) = fixture.guest("fr").await;
    let (_two, other) = fixture.guest("fr").await;
    let name = unique("Bea");
    for page in [&ada, &other] {
        page.goto(&fixture.at("/me")).await.unwrap();
        page.type_into("#name", &name).await.unwrap();
        page.click(".name-form button").await.unwrap();
        page.wait(NEW).await.unwrap();
    }
    give(&ada, NEW, &name, "cheval correct").await;
    ada.wait("section.panel button >> déconnecter").await.unwrap();
    let (short, taken) = (unique("Bob"), name.to_lowercase());
    for (name, password, about) in
        [(&short, "court", "mot de passe"), (&taken, "cheval correct", "nom")]
    {
        give(&other, NEW, name, password).await;
        let fault = format!("{NEW} .fault");
        let said = format!(
            "document.querySelector({}).innerText.includes({})",
            json!(fault),
            json!(about)
        );
        other.wait_for(&said, &format!("a sentence about {about}")).await.unwrap();
        let said = other.text(&fault).await.unwrap();
        assert!(said.ends_with('.'), "{said}");
    }
    shot_both(&other, "account-taken-fr").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_key_is_shown_once_works_and_is_taken_back() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("en").await;
    page.goto(&fixture.at("/me")).await.unwrap();
    page.type_into("#name", "Ada").await.unwrap();
    page.click(".name-form button").await.unwrap();
    let form = "form:has([maxlength='40'])";
    page.type_into(&format!("{form} input"), "my <b>bot</b>").await.unwrap();
    page.click(&format!("{form} button")).await.unwrap();
    let token = page.text(".fresh-key code").await.unwrap();
    assert!(token.len() >= 20, "{token}");
    page.wait(".keys li >> my <b>bot</b>").await.unwrap();
    fits(&page, "the page with a key").await;
    page.eval::<()>("void document.querySelector('.fresh-key').scrollIntoView()").await.unwrap();
    shot_both(&page, "account-key-en").await;
    no_violation(&page, "the page with a key").await;

    let ask = format!(
        "fetch('/api/me', {{credentials: 'omit', headers: {{authorization: 'Bearer {token}'}}}})\
         .then(async (answer) => [answer.status, await answer.json()])"
    );
    let (status, me): (u16, Value) = page.eval(&ask).await.unwrap();
    assert_eq!((status, me["name"].as_str()), (200, Some("Ada")));

    page.reload().await.unwrap();
    page.wait(".keys li").await.unwrap();
    assert_eq!(page.count(".fresh-key").await.unwrap(), 0, "a key is shown once");
    let shown: bool =
        page.eval(&format!("document.body.innerText.includes('{token}')")).await.unwrap();
    assert!(!shown);
    no_complaint(&page, "the key");

    page.click(".keys li button").await.unwrap();
    page.wait_for("!document.querySelector('.keys li')", "no key").await.unwrap();
    let (status, me): (u16, Value) = page.eval(&ask).await.unwrap();
    assert!(status == 401 || me.is_null(), "{status} {me}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "in a browser: cargo xtask test"]
async fn a_key_that_was_taken_back_is_no_longer_shown() {
    let fixture = fixture().await;
    let (_context, page) = fixture.guest("fr").await;
    page.goto(&fixture.at("/me")).await.unwrap();
    page.type_into("#name", "Ada").await.unwrap();
    page.click(".name-form button").await.unwrap();
    let form = "form:has([maxlength='40'])";
    page.type_into(&format!("{form} input"), "essai").await.unwrap();
    page.click(&format!("{form} button")).await.unwrap();
    page.wait(".fresh-key code").await.unwrap();
    page.click(".keys li button").await.unwrap();
    page.wait_for("!document.querySelector('.keys li')", "no key").await.unwrap();
    assert_eq!(page.count(".fresh-key").await.unwrap(), 0, "it is worth nothing any more");
}

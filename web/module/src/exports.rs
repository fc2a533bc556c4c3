//! The door and the table, as JavaScript calls them.

// What JavaScript calls is public, wherever it stands.
#![allow(unreachable_pub)]

use std::cell::RefCell;

use module::browser::{after, complain, elapsed, fresh_seed, now};
use module::host::{FromWorker, Host, ToWorker};
use module::{door, think};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = postMessage)]
    fn post_message(text: &str);
}

thread_local! {
    static HOST: RefCell<Option<Host>> = const { RefCell::new(None) };
}

/// Makes a panic known in the console, and gives bots a clock. The page notices by itself that a call
/// came to nothing.
pub(crate) fn watch() {
    bots::Clock::provide(elapsed);
    std::panic::set_hook(Box::new(|panic| complain(&panic.to_string())));
}

/// Answers a question of the page.
#[wasm_bindgen]
pub fn call(request: &[u8]) -> Vec<u8> {
    door::answer(request, &mut fresh_seed)
}

/// In a worker: takes in what the page says.
#[wasm_bindgen]
pub fn hear(text: &str) {
    let Ok(letter) = serde_json::from_str(text) else { return };
    if let ToWorker::Think { n, about } = letter {
        return think::think(n, about, &mut |said| tell(vec![said]));
    }
    let mut said = Vec::new();
    HOST.with_borrow_mut(|host| match (letter, host) {
        (ToWorker::Open { table, log, pace }, host) => {
            match Host::open(&table, log, pace, &mut said) {
                Ok(opened) => *host = Some(opened),
                Err(reason) => said.push(FromWorker::Broken(reason)),
            }
        }
        (ToWorker::Said(letter), Some(host)) => {
            host.hear(letter, now(), &mut fresh_seed, &mut said)
        }
        (ToWorker::Said(_) | ToWorker::Think { .. }, _) => {}
    });
    tell(said);
    wait_for_bot();
}

fn tell(said: Vec<FromWorker>) {
    for said in said {
        if let Ok(text) = serde_json::to_string(&said) {
            post_message(&text);
        }
    }
}

/// Lets the next bot decide after a while.
fn wait_for_bot() {
    let wait = HOST.with_borrow_mut(|host| host.as_mut().and_then(Host::next_bot));
    let Some(wait) = wait else { return };
    after(wait, || {
        let mut said = Vec::new();
        HOST.with_borrow_mut(|host| {
            if let Some(host) = host {
                host.let_bot_decide(now(), fresh_seed(), &mut said);
            }
        });
        tell(said);
        wait_for_bot();
    });
}

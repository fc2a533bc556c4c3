//! What is asked of the browser, in a page or in a worker.

use std::time::Duration;

use kit::Seed;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = crypto, js_name = getRandomValues)]
    fn fill(bytes: &mut [u8]);

    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(run: &JsValue, milliseconds: u32);

    #[wasm_bindgen(js_namespace = console)]
    fn error(text: &str);

    #[wasm_bindgen(js_namespace = Date, js_name = now)]
    fn date_now() -> f64;

    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn performance_now() -> f64;
}

/// The time since the page or the worker was opened: how long somebody has been thinking.
pub fn elapsed() -> Duration {
    Duration::try_from_secs_f64(performance_now() / 1000.0).unwrap_or_default()
}

/// The moment, in milliseconds since 1970.
pub fn now() -> u64 {
    date_now() as u64
}

/// A seed nobody can guess.
pub fn fresh_seed() -> Seed {
    let mut seed = [0; 32];
    fill(&mut seed);
    Seed(seed)
}

/// A name for a new table in this browser.
pub fn fresh_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte) % LETTERS.len()]);
    fresh_seed().0.into_iter().take(10).map(letter).collect()
}

/// Does something after a while.
pub fn after(milliseconds: u32, run: impl FnOnce() + 'static) {
    set_timeout(&Closure::once_into_js(run), milliseconds);
}

/// Tells the people who look for mistakes.
pub fn complain(text: &str) {
    error(text);
}

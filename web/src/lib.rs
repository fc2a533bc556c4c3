//! The table in a browser.
//!
//! | file | what it holds |
//! |---|---|
//! | `model.rs` | what a reader knows of a table, folded from what it has heard; no browser in it |
//! | `desk.rs` | what stands between a page and its table |
//! | `speech.rs`, `settings.rs` | the words, and what a reader has chosen for all tables |

pub mod board;
pub mod desk;
pub mod model;
pub mod settings;
pub mod speech;

use leptos::mount::mount_to_body;
use wasm_bindgen::prelude::wasm_bindgen;

/// Puts the page up. `boot.js` calls it; a worker that loads the same program does not.
#[wasm_bindgen]
pub fn open() {
    #[cfg(debug_assertions)]
    if board::harness::is_wanted() {
        return mount_to_body(board::harness::Harness);
    }
    mount_to_body(|| ());
}

//! The table in a browser.
//!
//! | file | what it holds |
//! |---|---|
//! | `model.rs` | what a reader knows of a table, folded from what it has heard; no browser in it |
//! | `catalogue.rs`, `programs.rs`, `rules.rs` | the games before they are loaded, loading one, and asking it |
//! | `thinker.rs` | a worker that thinks for the page |
//! | `table.rs` | what stands between a page and its table |
//! | `speech.rs`, `settings.rs` | the words, and what a reader has chosen for all tables |
//! | `app.rs`, `route.rs`, `pages/` | the pages, and the way from one to another |
//! | `link/` | the way to a table, on the server or in this browser |
//! | `board/` | the game itself |
//! | `api.rs`, `identity.rs` | asking the server, and who the reader is to it |
//! | `guide.rs`, `art.rs` | the rules as text, the pictures of the boxes |
//! | `dialog.rs`, `notice.rs`, `chime.rs`, `fallen.rs` | sheets, short sentences, a tone, and what is left when all else fails |

// What the macro makes of a component is public, whoever may use the component.
#![allow(unreachable_pub)]

pub mod api;
mod app;
mod art;
pub mod board;
pub mod catalogue;
pub mod chime;
pub mod dialog;
mod fallen;
pub mod guide;
pub mod identity;
pub mod link;
pub mod model;
pub mod notice;
mod pages;
pub mod programs;
mod qr;
pub mod route;
pub mod rules;
pub mod settings;
pub mod speech;
pub mod table_context;
mod thinker;

use js_sys::Function;
use leptos::mount::mount_to_body;
use leptos::prelude::document;
use wasm_bindgen::prelude::wasm_bindgen;

pub(crate) use module::browser;

/// Puts the page up. `boot.js` calls it, and tells which games there are, how a game is loaded, and
/// where the script of the worker is.
#[wasm_bindgen]
pub fn open(games: &str, loader: Function, worker: String) {
    fallen::watch();
    catalogue::prepare(games);
    programs::prepare(loader);
    link::local::prepare(worker);
    if let Some(splash) = document().get_element_by_id("splash") {
        splash.remove();
    }
    mount_to_body(app::App);
}

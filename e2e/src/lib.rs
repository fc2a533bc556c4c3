//! Comptoir as a person meets it: a real browser before a real server.
//!
//! [`Browser`] starts a Chromium of its own and speaks the Chrome DevTools Protocol with it; [`Page`]
//! is what a person does and sees in one window of it. [`Server`] is `comptoir serve` on a database of
//! its own, and a [`Cable`] between the two can be cut. Everything that is awaited has a deadline,
//! and a [`Failure`] tells what was awaited and what was there instead.
//!
//! # What the surroundings tell
//!
//! `cargo xtask test` installs what is missing and sets these variables:
//!
//! | variable | what it holds |
//! |---|---|
//! | `COMPTOIR_BROWSER` | the Chromium to use; where it is not set, tests are skipped ([`wanted`]) |
//! | `COMPTOIR_AXE` | the file `axe.min.js` of axe-core, for [`Page::axe`] |
//! | `COMPTOIR_BIN` | the program `comptoir`, for [`Server::start`] |
//! | `COMPTOIR_WEB` | the folder made by `cargo xtask web` |

mod axe;
mod browser;
mod cable;
mod diary;
mod failure;
mod hands;
mod keys;
mod page;
mod process;
mod scratch;
mod server;
mod wire;

pub use axe::Violation;
pub use browser::{Browser, Context};
pub use cable::Cable;
pub use diary::{Complaint, Direction, Frame, Network, Source, Transfer};
pub use failure::Failure;
pub use page::Page;
pub use scratch::Scratch;
pub use server::Server;

/// What an end-to-end test gives back.
pub type Result<T, E = Failure> = std::result::Result<T, E>;

/// Whether tests in a browser are to be run here. Says so if not: whoever runs `cargo test` without
/// a Chromium should not mistake a skipped test for one that went well.
pub fn wanted() -> bool {
    let wanted = std::env::var_os("COMPTOIR_BROWSER").is_some();
    if !wanted {
        eprintln!("skipped: COMPTOIR_BROWSER is not set; `cargo xtask test` sets it");
    }
    wanted
}

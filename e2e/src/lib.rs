//! Comptoir as a person meets it: a real browser before a real server.
//!
//! [`Browser`] starts a Chromium of its own and speaks the Chrome DevTools Protocol with it; [`Page`]
//! is what a person does and sees in one window of it. [`Server`] is `comptoir serve` on a database of
//! its own, and a [`Cable`] between the two can be cut. Everything that is awaited has a deadline,
//! and a [`Failure`] tells what was awaited and what was there instead.
//!
//! The tests share one browser and one server: the program `comptoir-e2e COMMAND` starts both, runs
//! the command, and ends them. A test takes people of its own from the browser ([`Browser::context`]),
//! and starts a server of its own if it is going to kill it.
//!
//! # What the surroundings tell
//!
//! `cargo xtask test` installs what is missing and sets these variables:
//!
//! | variable | what it holds |
//! |---|---|
//! | `COMPTOIR_BROWSER` | the Chromium to start |
//! | `COMPTOIR_AXE` | the file `axe.min.js` of axe-core, for [`Page::axe`] |
//! | `COMPTOIR_BIN` | the program `comptoir`, for [`Server::start`] |
//!
//! and `comptoir-e2e` these, without which a test starts a browser and a server of its own:
//!
//! | variable | what it holds |
//! |---|---|
//! | `COMPTOIR_DEVTOOLS` | where the browser that runs is driven: `ws://…` |
//! | `COMPTOIR_SERVER` | where the server that runs listens: `127.0.0.1:…` |
//!
//! The others are for who works on a board (`cargo xtask e2e --shots FOLDER measure` sets the first two):
//!
//! | variable | what it holds |
//! |---|---|
//! | `COMPTOIR_SHOTS` | the folder for pictures and figures, which are all made only if it is named |
//! | `COMPTOIR_BY_NAME` | that tests were asked for by name: a board is then measured in every language and light |
//! | `COMPTOIR_MEASURE` | the one game whose board is measured |

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

/// Holds where a browser that runs is driven.
pub const DEVTOOLS: &str = "COMPTOIR_DEVTOOLS";

/// Holds where a server that runs listens.
pub const SERVER: &str = "COMPTOIR_SERVER";

//! One game for a browser.
//!
//! The page (`web/`) knows no game. It learns what it needs before a table is opened from the
//! [`catalogue`]; the rules of a game come as a program of their own, which the page loads when it
//! opens a table of that game and asks through one narrow [`door`]: bytes in, bytes out, at once. A
//! table without a server is refereed by the same program in a worker ([`host`]).
//!
//! | file | what it holds |
//! |---|---|
//! | `ask.rs` | what can be asked, and how it is answered: the language of the door |
//! | `door.rs` | the answers, for the games this program was built with |
//! | `host.rs` | a table in a worker, with one person and bots |
//! | `think.rs` | what takes long: hints, and the analysis of a finished game |
//! | `catalogue.rs` | what is known of a game before it is loaded |
//! | `browser.rs` | time, chance and timers of the browser |
//! | `main.rs` | what a browser calls |

pub mod ask;
pub mod browser;
pub mod catalogue;
pub mod door;
pub mod host;
pub mod think;

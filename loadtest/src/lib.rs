//! A crowd of programs that play through the front door: what `cargo xtask load` and
//! `cargo xtask crash` are made of.
//!
//! They speak the same HTTP and WebSocket as the browser and know nothing of the server's inside.

mod crash;
mod figures;
mod fuzz;
mod guest;
mod http;
mod load;
mod pair;
mod seat;
mod shape;
mod thinkers;

pub use self::crash::{Crash, Survived};
pub use self::figures::{Figures, percentile};
pub use self::fuzz::{Call, Fuzz};
pub use self::guest::Guest;
pub use self::http::{Answer, request};
pub use self::load::{Load, Report};
pub use self::pair::{Pair, open_table};
pub use self::seat::Seating;
pub use self::thinkers::{Fairness, Thinkers};

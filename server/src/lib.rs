//! The server: storage, network and clock of the tables that [`room`] describes.
//!
//! Start with [`store::Store`], what is kept; `tables` makes changes true and tells them;
//! `people` knows who is who; `http` is the way in.

mod app;
mod config;
mod count;
mod fault;
mod files;
mod fold;
mod fresh;
mod guests;
mod http;
mod impatient;
mod limits;
mod listen;
mod log;
mod people;
pub mod store;
mod tables;
mod words;

pub use self::config::Config;
pub use self::listen::{NotOpened, Server, told_to_stop};
pub use self::log::log_to_stderr;
pub use self::words::WORDS;

//! The pages.

mod account;
mod account_forms;
mod draft;
mod frame;
mod home;
mod lines;
mod lobby;
mod map;
mod missing;
mod name;
mod rules;
mod setup;
mod shelf;
mod table;
mod unpack;

pub(crate) use account::Account;
pub(crate) use home::{Home, reader_name};
pub(crate) use missing::Missing;
pub(crate) use rules::{Rules, guide_of};
pub(crate) use table::TablePage;

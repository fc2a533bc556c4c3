//! The end-to-end tests, in one program. Those that need a browser are ignored unless asked for by
//! name: `cargo xtask test` does, and starts the browser and the server they share.

mod account;
mod advice;
mod archipelago;
mod begun;
mod company;
mod driver;
mod fixture;
mod forms;
mod games;
mod hand;
mod maps;
mod measure;
mod pages;
mod programs;
#[cfg(unix)]
mod server;
mod solo;
mod speed;
mod tables;
mod whole;

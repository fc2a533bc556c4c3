//! The server over the network, as browsers and programs meet it. One program for all of it: a
//! server takes long to link.

mod deciders;
mod games;
mod keeping;
mod limits;
mod people;
mod player;
#[cfg(unix)]
mod stop;
mod streams;
mod test_server;
mod wishes;

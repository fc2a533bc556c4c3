//! The server over the network, as browsers and programs meet it. One program for all of it: a
//! server takes long to link.

mod accounts;
mod crowd;
mod deciders;
mod fairness;
mod games;
mod keeping;
mod limits;
mod people;
mod player;
mod protocol;
#[cfg(unix)]
mod stop;
mod streams;
mod test_server;
mod truth;
mod wishes;

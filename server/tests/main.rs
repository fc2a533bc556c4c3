//! The house over the network, as browsers and programs meet it. One program for all of it: a
//! house takes long to link.

mod games;
mod house;
mod keeping;
mod limits;
mod people;
mod player;
#[cfg(unix)]
mod stop;
mod streams;
mod wishes;

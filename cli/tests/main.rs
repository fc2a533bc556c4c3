//! The command line as people and programs meet it. One program for all of it: it takes long to link.

mod arena;
mod engine;
mod engine_states;
mod engine_transcript;
mod files;
mod fixture;
mod lists;
mod play;
#[cfg(unix)]
mod serve;
#[cfg(unix)]
mod terminal;
mod tune;
mod words;

//! The bots at games that are theirs to play.

mod analysis;
mod beam;
mod endings;
mod patience;

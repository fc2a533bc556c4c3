//! What happens in A New World: all of it on the land.

pub use crate::land::Event;

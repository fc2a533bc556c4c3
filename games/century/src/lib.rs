//! The Century box.
//!
//! Spice Road lives in [`spice_road`]. What it shares with the other games of the box has a room
//! of its own: [`cubes`] (spices and their levels), [`effect`] (what a card does, and the trades
//! and raises it asks for one by one), [`merchants`] (the cards, the row they are bought from,
//! Golden Deals) and [`refusals`] (the rules that can stand in the way of a move).

pub mod cubes;
pub mod effect;
pub mod merchants;
pub mod refusals;
pub mod spice_road;

pub use spice_road::SpiceRoad;

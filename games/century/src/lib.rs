//! The Century box.
//!
//! Spice Road lives in [`spice_road`]. What it shares with the other games of the box has a room
//! of its own: [`cubes`] (spices, their levels, what fits into a hold), [`effect`] (what a card
//! does, and the trades and raises it asks for one by one), [`merchants`] (the cards, the row they
//! are bought from, Golden Deals), [`say`] and [`paint`] (how cards and cubes are called and
//! drawn) and [`refusals`] (the rules that can stand in the way of a move). Their tables are in
//! `content/merchants.toml`, their sentences in `locales/century.*.ftl`.

pub mod cubes;
pub mod effect;
pub mod merchants;
pub mod paint;
pub mod refusals;
pub mod say;
pub mod spice_road;

pub use spice_road::SpiceRoad;

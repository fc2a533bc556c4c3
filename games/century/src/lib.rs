//! The Century box.
//!
//! Its seven games are put together from parts. A part is a state, its actions, its moves, its
//! words, its scene and its share of the evaluation; a game is a list of parts with its own
//! exceptions. What a part needs of the game it is played in is said by a trait; what happens in
//! it becomes an event, a phase or a move of the game by `From`.
//!
//! | file | what it holds |
//! |---|---|
//! | `cubes.rs` | spices and their levels |
//! | `effect.rs` | what a card, a market or a location does: gain, trade, raise, take back, gifts |
//! | `claims.rs` | what is claimed for exactly what it asks for |
//! | `hold.rs` | caravan, hold, storage: how much fits, and what becomes of the surplus |
//! | `round.rs` | turn order, the last round, the end |
//! | `score.rs` | what all games score alike, and ties |
//! | `compose.rs` | how a game is put together from its parts |
//! | `turn.rs` | the table of any game of the box, and what parts need of it while a seat acts |
//! | `refusals.rs` | the rules that can stand in the way of a move |
//! | `words/` | how cubes and effects are called, and what the log says of them |
//! | `scene/` | how cubes, effects and piles are drawn |
//! | `eval.rs` | what cubes and trades are worth, for bots |
//! | `cards/` | the part of the merchant cards |
//! | `land/` | the part of the land |
//! | `sea/` | the part of the sea |
//! | `spice_road/` | the game Spice Road |
//! | `eastern_wonders/` | the game Eastern Wonders |
//! | `new_world/` | the game A New World |
//! | `sand_to_sea/` | the game From Sand to Sea |
//! | `east_to_west/` | the games From East to West I, II and III |
//!
//! Tables that games share are in `content/merchants.toml`, `content/sea.toml` and `content/land.toml`, shared
//! sentences in `century.*.ftl` (all games), `spices.*.ftl` (where cubes are spices), `cards.*.ftl`, `sea.*.ftl` and `land.*.ftl`
//! of `locales/`.

pub mod cards;
pub mod claims;
mod compose;
pub mod cubes;
pub mod east_to_west;
pub mod eastern_wonders;
pub mod effect;
mod eval;
pub mod hold;
pub mod land;
pub mod new_world;
pub mod refusals;
pub mod round;
pub mod sand_to_sea;
mod scene;
pub mod score;
pub mod sea;
pub mod spice_road;
pub mod turn;
mod words;

pub use east_to_west::EastToWest;
pub use eastern_wonders::EasternWonders;
pub use new_world::NewWorld;
pub use sand_to_sea::SandToSea;
pub use spice_road::SpiceRoad;

/// From East to West I.
pub type EastToWest1 = EastToWest<1>;
/// From East to West II.
pub type EastToWest2 = EastToWest<2>;
/// From East to West III.
pub type EastToWest3 = EastToWest<3>;

//! The part of the land: panels with locations, settlers who are sent there and expelled, forts with
//! point cards and bonus tiles, exploration tiles.
//!
//! | file | what it holds |
//! |---|---|
//! | `content.rs` | what is printed, and the setup |
//! | `country.rs` | what changes: the board, and what a seat owns |
//! | `visit.rs` | the actions activate and rest: settlers, natives' help, tools, effects, another turn |
//! | `fort.rs` | forts: bonus tiles, claims, and what point cards bring; a new row |
//! | `merchants.rs`, `route.rs` | merchant locations and trade routes, for games with merchant cards as well |
//! | `ships.rs` | ship locations, for games with boats as well |
//! | `moves.rs` | the moves of this part and their notation |
//! | `event.rs`, `refusals.rs` | what happens in it, and what can stand in the way |
//! | `score.rs`, `invariants.rs` | its points, and what must hold of it |
//! | `words/`, `scene/` | what the log says of it, and how it looks |
//! | `eval.rs` | what it is worth, for bots |
//!
//! A game on the land has a [`Country`] for all and a [`Colony`] for each seat. Locations that work with
//! the components of another part are [`content::Elsewhere`]: the land sends the settlers there, the
//! game says whether it can be done and does it.

pub mod content;
pub mod country;
pub(crate) mod eval;
mod event;
mod fort;
mod invariants;
pub mod merchants;
mod moves;
pub mod refusals;
pub mod route;
pub(crate) mod scene;
mod score;
pub mod ships;
mod visit;
pub(crate) mod words;

use kit::{Chance, Illegal, Seat, Words};
use serde::{Deserialize, Serialize};

use self::content::Elsewhere;
pub use self::content::Land;
pub use self::country::{Colony, Country, Pile, Settled, Site};
pub use self::event::Event;
pub use self::fort::draw_tile;
pub use self::moves::Move;
use crate::cubes::Cubes;
use crate::effect::Step;
use crate::hold::Surplus;
use crate::round::{Next, Round};
use crate::turn::Acting;

/// What is printed on the land.
pub(crate) const CONTENT: &str = include_str!("../../content/land.toml");
/// What is said of it, and of its merchant and ship locations.
pub(crate) const WORDS: Words = kit::words!("../../locales/land", "ftl");
pub(crate) const OF_CARDS: Words = kit::words!("../../locales/land-cards", "ftl");
pub(crate) const OF_SHIPS: Words = kit::words!("../../locales/land-sea", "ftl");
/// How these are drawn.
pub(crate) const ART: &str = include_str!("../../art/land.svg");
pub(crate) const ART_OF_CARDS: &str = include_str!("../../art/land-cards.svg");
pub(crate) const ART_OF_SHIPS: &str = include_str!("../../art/land-sea.svg");

/// The most decisions of a game: 500 rounds of 4 seats; the fact file counts at most 60 decisions of a seat in
/// one.
pub(crate) const LONGEST: u32 = 120_000;

/// What a table on the land can wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Phase {
    /// The active seat's action.
    Action,
    /// The choices the effect of a location leaves.
    Effect { site: u8, step: Step },
    /// What to do at a fort: whether a tile was taken there, and the card claimed.
    Fort { site: u8, took: bool, claimed: bool },
    /// Which exploration tile to take for the card just claimed at a fort.
    Explore { site: u8, took: bool },
    /// Which cube leaves a storage that is too full.
    Discard { seat: Seat },
    /// Nothing: the game is over, `stopped` where the length limit ended it.
    Over { stopped: bool },
}

impl From<Surplus> for Phase {
    #[inline]
    fn from(Surplus { seat }: Surplus) -> Phase {
        Phase::Discard { seat }
    }
}

/// A table on the land while one of its seats acts.
#[allow(missing_docs)]
pub trait LandTable: Acting<Place: Settled, Event: From<Event>, Phase: From<Phase>> {
    fn country(&self) -> &Country;
    fn country_mut(&mut self) -> (&mut Country, &mut Chance);

    /// Whether a location of another part can be used now, with these cubes in the storage.
    fn allows(&self, deed: &Elsewhere, cubes: Cubes) -> Result<(), Illegal>;

    /// Does what is done at a location of another part; settlers and tools are there.
    fn visit(&mut self, site: u8, deed: &Elsewhere);
}

/// What follows the turn of the active seat: another one of its own where it has earned it
/// in the last round as well, else that of the next seat.
#[inline]
pub fn after_turn(country: &mut Country, round: Round, seats: u8, limit: u16) -> Next {
    if std::mem::take(&mut country.again) {
        return Next::Turn(round);
    }
    round.after_turn(seats, limit)
}

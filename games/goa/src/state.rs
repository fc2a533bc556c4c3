//! Everything that changes while Goa is played.

use kit::{CardSet, Chance, Row, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::board::{Colony, Column, SITES, SQUARES, Site, Space, SpaceSet};
use crate::components::{Card, ColonyTile, Tile};
pub use crate::phase::{Move, Phase, Stage, Stop, Tie};
use crate::spices::Spices;

/// The most seats of a table.
pub const MOST_SEATS: usize = 4;
/// The most auction tokens on the board: one more than there are seats.
pub const MOST_TOKENS: usize = MOST_SEATS + 1;
/// The most cards turned up for a founding: those of every founding and one more.
pub const MOST_RECRUITING: usize = 4;

/// What spices can lie on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// A plantation.
    Plantation(Tile),
    /// A colony.
    Colony(ColonyTile),
}

/// A plantation or colony with the spices on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Estate {
    /// What it is.
    pub ground: Ground,
    /// The spices on it.
    pub held: Spices,
}

/// What lies open in front of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The row of the marker in each column, counted from 0.
    pub markers: [u8; Column::COUNT],
    /// Ships.
    pub ships: u16,
    /// Colonists.
    pub colonists: u16,
    /// Extra action cards.
    pub extra_actions: u8,
    /// Plantations and colonies, by site.
    pub estates: [Option<Estate>; SITES],
    /// Tiles in front of the seat, flipped or not.
    pub tiles: CardSet,
    /// Those that are flipped: used this round, or a duty that has been fulfilled.
    pub flipped: CardSet,
    /// Single plantations that were given up and still count.
    pub face_down: CardSet,
}

/// What everybody can see of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shared {
    /// The part of the round.
    pub stage: Stage,
    /// What is asked.
    pub phase: Phase,
    /// Who is asked.
    pub active: Seat,
    /// The round, counted from 0 through both phases.
    pub round: u8,
    /// Who has the flag: the first seat.
    pub flag: Seat,
    /// Who placed the flag this round.
    pub opener: Seat,
    /// The tile on each square.
    pub grid: [Option<Tile>; SQUARES],
    /// Where the tokens lie, the first on the flag.
    pub tokens: Row<Space, MOST_TOKENS>,
    /// The tiles that will be laid out for phase B.
    pub later: CardSet,
    /// The tiles that were put in the box when tiles were laid out.
    pub boxed: CardSet,
    /// The tiles that have left the game.
    pub gone: CardSet,
    /// The colony tiles nobody has.
    pub colonies: CardSet,
    /// The expedition cards that came into the pile when it was last shuffled and that nobody has
    /// shown since: those in the pile, and those drawn into hands.
    pub stock: CardSet,
    /// The expedition cards that were played, discarded or turned up.
    pub discard: CardSet,
    /// The cards turned up for the founding under way.
    pub recruiting: Row<Card, MOST_RECRUITING>,
    /// Corners with a Bonanza tile under their tile, as bits.
    pub corners: u8,
    /// The Bonanza tiles that may lie there, as bits.
    pub bonanza: u8,
    /// Whether the Bonanza tile of the corner just taken is due.
    pub bonanza_due: bool,
    /// For each row the columns in which somebody has entered it, as bits.
    pub entered: [u8; crate::board::ROWS],
    /// Whether the action of this turn has been taken.
    pub acted: bool,
    /// Whether an expedition card has been played this turn.
    pub carded: bool,
    /// The action that has stopped in the middle.
    pub stop: Stop,
    /// Who has passed in the step of extra actions.
    pub passed: SeatSet,
    /// The places of the seats.
    pub places: Row<Place, MOST_SEATS>,
}

/// Everything: what lies open, what each seat hides, and the chance to come. The order of the pile
/// and the Bonanza tiles under the corners do not exist before they are turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(crate) table: Shared,
    /// The expedition cards in each hand.
    pub(crate) hands: [CardSet; MOST_SEATS],
    /// The ducats of each seat.
    pub(crate) ducats: [u16; MOST_SEATS],
    pub(crate) chance: Chance,
}

impl State {
    /// What lies open.
    pub fn table(&self) -> &Shared {
        &self.table
    }

    /// What lies open, to be set up as one likes: for tests and puzzles. [`kit::Game::invariants`] tells
    /// whether the result can be played.
    pub fn table_mut(&mut self) -> &mut Shared {
        &mut self.table
    }

    /// The expedition cards of a seat.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// The ducats of a seat.
    pub fn ducats(&self, seat: Seat) -> u16 {
        self.ducats.get(seat.index()).copied().unwrap_or_default()
    }

    /// Hands and ducats, to be set up as one likes.
    pub fn secrets_mut(&mut self) -> (&mut [CardSet; MOST_SEATS], &mut [u16; MOST_SEATS]) {
        (&mut self.hands, &mut self.ducats)
    }

    /// The ducats of the seat that is asked.
    #[inline]
    pub(crate) fn purse(&self) -> u16 {
        self.ducats[self.table.active.index()]
    }

    /// The hand of the seat that is asked.
    #[inline]
    pub(crate) fn own_hand(&self) -> CardSet {
        self.hands[self.table.active.index()]
    }

    /// The expedition cards in the pile.
    pub fn pile(&self) -> CardSet {
        let held = self.hands.iter().fold(CardSet::EMPTY, |held, &hand| held.union(hand));
        self.table.stock.minus(held)
    }
}

impl Shared {
    /// The place of a seat, if the table has it.
    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.places.get(seat.index())
    }

    /// The place of the seat that is asked.
    #[inline]
    pub(crate) fn own(&self) -> &Place {
        &self.places[self.active.index()]
    }

    /// The place of the seat that is asked, to change it.
    #[inline]
    pub(crate) fn own_mut(&mut self) -> &mut Place {
        &mut self.places[self.active.index()]
    }

    /// Who has to decide.
    pub fn awaited(&self) -> Option<Seat> {
        if self.phase == Phase::Over { None } else { Some(self.active) }
    }

    /// Whether lots are being sold: cards cannot be played then, nor tiles used but one that has
    /// just come out of the box (R11, R36).
    pub(crate) fn is_auction(&self) -> bool {
        matches!(self.stage, Stage::Auction { .. })
    }

    /// The tile on a space.
    pub fn tile_at(&self, space: Space) -> Option<Tile> {
        self.grid.get(space.square()?).copied().flatten()
    }

    /// The spaces with a tile.
    pub(crate) fn tiled(&self) -> SpaceSet {
        let mut spaces = SpaceSet::default();
        for (square, tile) in self.grid.iter().enumerate() {
            if tile.is_some() {
                spaces.insert(Space::of_square(square));
            }
        }
        spaces
    }
}

impl Place {
    /// The plantation or colony on a site.
    #[inline]
    pub fn estate(&self, site: Site) -> Option<&Estate> {
        self.estates.get(site.index())?.as_ref()
    }

    /// Whether the seat owns the colony.
    #[inline]
    pub fn owns(&self, colony: Colony) -> bool {
        self.estates[colony.site().index()].is_some()
    }

    /// All spices on plantations and colonies.
    #[inline]
    pub fn spices(&self) -> Spices {
        let mut all = Spices::default();
        for estate in self.estates.iter().flatten() {
            all.add(estate.held);
        }
        all
    }

    /// The row of the least advanced marker.
    pub fn least(&self) -> u8 {
        self.markers.iter().copied().min().unwrap_or_default()
    }
}

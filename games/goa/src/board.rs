//! Places: columns of the development board, spaces of the game board, sites of a seat.

use serde::{Deserialize, Serialize};

/// A column of the development board, and the action it makes better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Column {
    /// Building ships.
    Ships,
    /// Harvesting spices.
    Harvest,
    /// Raising taxes.
    Taxes,
    /// Going on expeditions.
    Expedition,
    /// Founding colonies.
    Colonies,
}

impl Column {
    /// How many columns there are.
    pub const COUNT: usize = 5;
    /// Every column, from left to right.
    pub const ALL: [Column; Column::COUNT] =
        [Column::Ships, Column::Harvest, Column::Taxes, Column::Expedition, Column::Colonies];

    /// The name in content files and records.
    pub fn id(self) -> &'static str {
        match self {
            Column::Ships => "ships",
            Column::Harvest => "harvest",
            Column::Taxes => "taxes",
            Column::Expedition => "expedition",
            Column::Colonies => "colonies",
        }
    }

    /// Reads [`Column::id`].
    pub fn parse(id: &str) -> Option<Column> {
        Column::ALL.into_iter().find(|column| column.id() == id)
    }
}

/// Rows of the development board.
pub const ROWS: usize = 5;
/// The number of the lowest row, counted from 0.
pub const BOTTOM: u8 = ROWS as u8 - 1;

/// Squares on one side of the board.
pub const SIDE: u8 = 5;
/// Squares of the board.
pub const SQUARES: usize = SIDE as usize * SIDE as usize;
/// The four corners of the board, as bits.
pub const ALL_CORNERS: u8 = 0b1111;
/// Spaces on one side of the board with its border.
const WIDTH: u8 = SIDE + 2;
/// Spaces of the board with its border.
pub const SPACES: u8 = WIDTH * WIDTH;

kit::numbered! {
    /// A space of the board or of the border around it, counted by rows from the upper left corner
    /// of the border.
    pub struct Space;
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SpaceSet(pub u64);

impl SpaceSet {
    /// Whether the space is in the set.
    #[inline]
    pub fn contains(self, space: Space) -> bool {
        space.0 < SPACES && self.0 & 1 << space.0 != 0
    }

    /// Puts the space in; one that does not exist changes nothing.
    #[inline]
    pub fn insert(&mut self, space: Space) {
        if space.0 < SPACES {
            self.0 |= 1 << space.0;
        }
    }

    /// Whether no space is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The only space of the set, if there is just one.
    pub fn sole(self) -> Option<Space> {
        (self.0.count_ones() == 1).then(|| Space(self.0.trailing_zeros() as u8))
    }

    /// The spaces in order.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Space(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            next
        })
    }
}

/// For each space the spaces next to it: along the sides only, and in all eight directions.
static BESIDE: [u64; SPACES as usize] = neighbours(false);
static AROUND: [u64; SPACES as usize] = neighbours(true);

const fn neighbours(diagonal: bool) -> [u64; SPACES as usize] {
    let mut all = [0; SPACES as usize];
    let mut at = 0;
    while at < SPACES {
        let mut other = 0;
        while other < SPACES {
            let down = (at / WIDTH).abs_diff(other / WIDTH);
            let across = (at % WIDTH).abs_diff(other % WIDTH);
            let near = if diagonal { down <= 1 && across <= 1 } else { down + across == 1 };
            if near && at != other {
                all[at as usize] |= 1 << other;
            }
            other += 1;
        }
        at += 1;
    }
    all
}

impl Space {
    /// The space in this row and column; those of the board are counted from 1, the border is 0
    /// and 6.
    pub fn new(row: u8, column: u8) -> Option<Space> {
        (row < WIDTH && column < WIDTH).then(|| Space(row * WIDTH + column))
    }

    /// The row.
    pub fn row(self) -> u8 {
        self.0 / WIDTH
    }

    /// The column.
    pub fn column(self) -> u8 {
        self.0 % WIDTH
    }

    /// The space of a square, by the number of the square.
    #[inline]
    pub fn of_square(square: usize) -> Space {
        let square = square as u8;
        Space((square / SIDE + 1) * WIDTH + square % SIDE + 1)
    }

    /// The number of the square this space is, unless it lies on the border.
    #[inline]
    pub fn square(self) -> Option<usize> {
        let inside = |at: u8| (1..=SIDE).contains(&at);
        (self.0 < SPACES && inside(self.row()) && inside(self.column()))
            .then(|| usize::from((self.row() - 1) * SIDE + self.column() - 1))
    }

    /// Whether this is a corner square of the board, and which: 0 to 3.
    pub fn corner(self) -> Option<u8> {
        let end = |at: u8| match at {
            1 => Some(0),
            SIDE => Some(1),
            _ => None,
        };
        Some(end(self.row())? * 2 + end(self.column())?)
    }

    /// The spaces next to this one along its sides.
    pub fn beside(self) -> SpaceSet {
        SpaceSet(BESIDE.get(usize::from(self.0)).copied().unwrap_or(0))
    }

    /// The spaces next to this one in all eight directions.
    pub fn around(self) -> SpaceSet {
        SpaceSet(AROUND.get(usize::from(self.0)).copied().unwrap_or(0))
    }
}

/// Spaces for plantations on a seat's own board.
pub const PLANTATION_SITES: usize = 4;
/// Spaces for plantations and colonies.
pub const SITES: usize = PLANTATION_SITES + Colony::COUNT;

kit::numbered! {
    /// A place on a seat's own board where spices can lie: four for plantations, then one for each
    /// colony.
    pub struct Site;
}

impl Site {
    /// Every site.
    pub fn all() -> impl Iterator<Item = Site> {
        (0..SITES as u8).map(Site)
    }

    /// The sites for plantations.
    pub fn plantations() -> impl Iterator<Item = Site> {
        (0..PLANTATION_SITES as u8).map(Site)
    }
}

/// A colony.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Colony {
    /// Quilon.
    Quilon,
    /// Cochin.
    Cochin,
    /// Madras.
    Madras,
    /// Calicut.
    Calicut,
}

impl Colony {
    /// How many colonies there are.
    pub const COUNT: usize = 4;
    /// Every colony, the easiest first.
    pub const ALL: [Colony; Colony::COUNT] =
        [Colony::Quilon, Colony::Cochin, Colony::Madras, Colony::Calicut];

    /// The name in content files and records.
    pub fn id(self) -> &'static str {
        match self {
            Colony::Quilon => "quilon",
            Colony::Cochin => "cochin",
            Colony::Madras => "madras",
            Colony::Calicut => "calicut",
        }
    }

    /// Reads [`Colony::id`].
    pub fn parse(id: &str) -> Option<Colony> {
        Colony::ALL.into_iter().find(|colony| colony.id() == id)
    }

    /// Its site on a seat's own board.
    #[inline]
    pub fn site(self) -> Site {
        Site((PLANTATION_SITES + self as usize) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_and_spaces_are_the_same_places() {
        for square in 0..SQUARES {
            assert_eq!(Space::of_square(square).square(), Some(square));
        }
        assert_eq!(Space(0).square(), None);
        assert_eq!(Space(SPACES).square(), None);
        assert_eq!(Space::of_square(0).corner(), Some(0));
        assert_eq!(Space::of_square(SQUARES - 1).corner(), Some(3));
        assert_eq!(Space::of_square(1).corner(), None);
    }

    #[test]
    fn a_space_has_up_to_four_neighbours_beside_it_and_eight_around_it() {
        let middle = Space::of_square(12);
        assert_eq!((middle.beside().0.count_ones(), middle.around().0.count_ones()), (4, 8));
        assert_eq!((Space(0).beside().0.count_ones(), Space(0).around().0.count_ones()), (2, 3));
    }
}

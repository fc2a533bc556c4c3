//! What a deal is made of: two bundles that change hands at once, and clauses (section 9 of the facts).

use kit::{CardSet, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{Cubes, RESOURCES, Resource, named};

/// The clauses of an offer.
pub const MOST_CLAUSES: usize = 2;

/// What one side gives. Units, discs, objectives and built wonders have no place in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Bundle {
    /// Florins.
    pub florins: u8,
    /// Cubes by resource.
    pub cubes: Cubes,
    /// Explorer tokens.
    pub explorers: u8,
    /// Evolution cards.
    pub cards: CardSet,
}

named! {
    /// A promise for later, which nothing enforces, not even that of a loan (R61).
    Memo {
        /// What is given is a loan.
        Repay = "repay",
        /// A harvest may be made next turn.
        Consent = "consent",
        /// Help in the next crisis.
        Help = "help",
        /// No expulsion.
        Spare = "spare",
        /// Something that was said.
        Other = "other",
    }
}

/// Something that binds the anchor or the other party inside the window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clause {
    /// The active seat may harvest so many icons of a region that the other controls.
    Harvest {
        /// The region.
        region: u8,
        /// The resource.
        resource: Resource,
        /// How many icons at most.
        most: u8,
    },
    /// The next stand-ups go to citizens of this seat.
    Stand {
        /// Whose citizens.
        whose: Seat,
        /// How many.
        count: u8,
    },
    /// The crisis player must give so many more cubes or tokens.
    Supply {
        /// How many.
        count: u8,
    },
    /// The crisis player stands up the citizens of a seat where it controls the temple.
    Temple {
        /// The region.
        region: u8,
        /// Whose citizens.
        whose: Seat,
    },
    /// The decider puts a seat at a place of the order.
    Order {
        /// Who.
        seat: Seat,
        /// The place, from 0.
        place: u8,
    },
    /// A promise that nothing enforces.
    Memo(Memo),
}

/// What an offer says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Terms {
    /// What the author gives.
    pub give: Bundle,
    /// What the author wants.
    pub want: Bundle,
    /// What binds besides.
    pub clauses: [Option<Clause>; MOST_CLAUSES],
}

/// An offer that waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// To whom.
    pub to: Seat,
    /// What it says.
    pub terms: Terms,
    /// Whether it answers another: it cannot be countered then.
    pub counter: bool,
}

impl Bundle {
    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        *self == Bundle::default()
    }

    /// So many florins.
    pub fn florins(florins: u8) -> Bundle {
        Bundle { florins, ..Bundle::default() }
    }

    /// One cube.
    pub fn cube(resource: Resource) -> Bundle {
        let mut cubes = [0; RESOURCES];
        cubes[resource.index()] = 1;
        Bundle { cubes, ..Bundle::default() }
    }
}

impl Terms {
    /// The clauses there are.
    pub fn clauses(&self) -> impl Iterator<Item = Clause> {
        self.clauses.into_iter().flatten()
    }

    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        self.give.is_empty() && self.want.is_empty() && self.clauses().next().is_none()
    }
}

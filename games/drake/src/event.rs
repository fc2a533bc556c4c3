//! Something that happened.

use kit::{MAX_SEATS, Row, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{Disc, Good, Location, Person, Place, Treasure};

/// Goods that came on board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Haul {
    pub crew: u8,
    pub guns: u8,
    pub barrels: u8,
    pub trade: u8,
}

/// Why a mission comes to nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Failure {
    /// The captain did not want to.
    Declined,
    /// As many attacks as are allowed have succeeded, or no good is left.
    Closed,
    /// A frigate cannot attack a galleon.
    Frigate,
    /// There is not enough crew.
    Crew,
    /// There are not enough guns.
    Guns,
    /// There is no trade cube.
    Trade,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    VoyageBegan {
        voyage: u8,
    },
    Visited {
        seat: Seat,
        location: Location,
    },
    Gained {
        seat: Seat,
        haul: Haul,
    },
    /// The frigate became a galleon.
    Refitted {
        seat: Seat,
    },
    TookPinnace {
        seat: Seat,
    },
    TookPerson {
        seat: Seat,
        person: Person,
    },
    /// A further mission disc for this voyage.
    TookDisc {
        seat: Seat,
        disc: Disc,
    },
    Rolled {
        seat: Seat,
        die: u8,
        plus: u8,
    },
    Invested {
        seat: Seat,
        points: u8,
    },
    Passed {
        seat: Seat,
        dock: u8,
    },
    /// A counter was laid; what it shows only its holder is told.
    Guarded {
        seat: Seat,
        place: Place,
        shows: Option<u8>,
    },
    /// Nobody has the Admiral (or the Governor): counters were laid unseen.
    GuardedUnseen {
        person: Person,
    },
    /// The Governor's ship went ahead of another.
    WentAhead {
        seat: Seat,
        of: Seat,
    },
    Ranged {
        seat: Seat,
        range: u8,
    },
    /// A mission disc was laid; which one only its owner is told.
    Laid {
        seat: Seat,
        place: Place,
        disc: Option<Disc>,
    },
    /// The Informer saw the discs of a place; what they are only the holder is told.
    LookedDiscs {
        seat: Seat,
        place: Place,
        discs: Option<Row<(Seat, Disc), MAX_SEATS>>,
    },
    /// The Informer saw a counter; what it shows only the holder is told.
    LookedCounter {
        seat: Seat,
        place: Place,
        shows: Option<u8>,
    },
    Swapped {
        seat: Seat,
        one: Place,
        other: Place,
    },
    Shifted {
        seat: Seat,
        from: Place,
        to: Place,
    },
    Revealed {
        seat: Seat,
        place: Place,
        disc: Disc,
    },
    GhostVanished {
        seat: Seat,
        place: Place,
    },
    TurnedUp {
        seat: Seat,
        place: Place,
        shows: u8,
    },
    Conquered {
        seat: Seat,
        place: Place,
        crew: u8,
        guns: u8,
        points: u8,
    },
    TookTreasure {
        seat: Seat,
        treasure: Treasure,
    },
    Traded {
        seat: Seat,
        place: Place,
        good: Good,
    },
    Failed {
        seat: Seat,
        place: Place,
        disc: Disc,
        why: Failure,
    },
    CameHome {
        seat: Seat,
        dock: u8,
        points: u8,
    },
    /// Points for the kinds of places conquered.
    ScoredKinds {
        seat: Seat,
        kinds: u8,
        points: u8,
    },
    /// Points for treasures nobody took.
    ScoredTitle {
        seat: Seat,
        person: Person,
        points: u8,
    },
    /// The goods and the chest at the end.
    Counted {
        seat: Seat,
        goods: u16,
        chest: u16,
    },
    Ended,
}

impl Event {
    /// The event as a viewer knows it: what lies face down is known to who laid it there or looked at it.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Event {
        match *self {
            Event::Guarded { seat, place, .. } if !viewer.is(seat) => {
                Event::Guarded { seat, place, shows: None }
            }
            Event::Laid { seat, place, .. } if !viewer.is(seat) => {
                Event::Laid { seat, place, disc: None }
            }
            Event::LookedDiscs { seat, place, .. } if !viewer.is(seat) => {
                Event::LookedDiscs { seat, place, discs: None }
            }
            Event::LookedCounter { seat, place, .. } if !viewer.is(seat) => {
                Event::LookedCounter { seat, place, shows: None }
            }
            ref other => other.clone(),
        }
    }
}

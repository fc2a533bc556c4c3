//! Everything that changes while Francis Drake is played.

use kit::{Chance, MAX_SEATS, Row, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::board::{
    CIRCLES, DISCS, Disc, GOODS, Good, Item, Kind, LANES, LOCATIONS, Location, PORTS, Person,
    Place, PlaceSet, SITES, TARGETS, TILES, TREASURES,
};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// Put an action disc on a location.
    Visit(Location),
    /// Leave the street: the ship goes to the outbound docks.
    Pass,
    /// Choose this at Drake, at the Investor or at the Docks.
    Take(Item),
    /// Lay the counter that shows so much at the place that is asked for.
    Guard(u8),
    /// Lay a mission disc at a place.
    Lay(Disc, Place),
    /// The Informer: look at the discs of a place.
    LookDiscs(Place),
    /// The Informer: look at the counter of a place.
    LookCounter(Place),
    /// Exchange one's discs of two places.
    Swap(Place, Place),
    /// Move the disc of the place that was looked at to this one.
    Shift(Place),
    /// Leave the discs where they are.
    Keep,
    /// Attack the place.
    Attack,
    /// Pay what the counter just turned up asks for.
    Pay,
    /// Trade for this good.
    Trade(Good),
    /// Do not: neither look, nor attack, nor pay.
    Decline,
    /// Sail on to the next mission.
    Stay,
    /// Sail home.
    Return,
}

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A disc on the street, or to pass.
    Street,
    /// What is taken at this location.
    Take(Location),
    /// Which counter is laid at this place.
    Guard(Place),
    /// Which mission disc is laid where.
    Sail,
    /// What the Informer looks at.
    Inform,
    /// Which two discs the holder of the Informer exchanges.
    Swap,
    /// Where the holder of the Informer moves the disc of this place.
    Shift(Place),
    /// What is done with this mission.
    Mission(Place),
    /// Whether the full price of the place is paid, now that it is known.
    Pay(Place),
    /// Whether the ship sails home.
    Home,
    /// Nothing: the game is over.
    Over,
}

/// What the holder of the Informer has looked at on this voyage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Look {
    /// Nothing.
    #[default]
    No,
    /// The mission discs of a place.
    Discs(Place),
    /// The counter of a place.
    Counter(Place),
}

/// What a seat has, open to all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Captain {
    /// Points for attacks.
    pub attacks: u16,
    /// Points for coming home early.
    pub early: u8,
    /// Points for kinds of places conquered.
    pub conquests: u8,
    /// Points as Admiral and Governor.
    pub titles: u16,
    /// Whether the Investor has been used.
    pub invested: bool,
    /// Treasures in the chest, by kind.
    pub chest: [u8; TREASURES],
    /// Goods, by kind.
    pub goods: [u8; GOODS],
    /// Crew on board.
    pub crew: u8,
    /// Guns on board.
    pub guns: u8,
    /// Barrels on board.
    pub barrels: u8,
    /// Trade cubes on board.
    pub trade: u8,
    /// Whether the ship is a galleon; a frigate otherwise.
    pub galleon: bool,
    /// Whether there is a pinnace on board.
    pub pinnace: bool,
    /// Whether the Golden Hind disc can be used on this voyage.
    pub hind: bool,
    /// Whether the ghost ship disc can be used on this voyage.
    pub ghost: bool,
    /// Action discs left.
    pub discs: u8,
    /// The position of the last action disc on the street, counted from 1; 0 before the first.
    pub last: u8,
    /// Whether the second disc on Drake is due.
    pub bound: bool,
    /// The farthest zone the ship can reach on this voyage; 0 before it sails, or if it does not.
    pub range: u8,
    /// Where mission discs of the seat lie.
    pub present: PlaceSet,
    /// The kinds of places conquered on this voyage, as bits.
    pub conquered: u8,
}

/// What is in nobody's hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    /// Treasures by kind.
    pub beads: [u8; TREASURES],
    /// Goods by kind.
    pub goods: [u8; GOODS],
    /// Trade cubes.
    pub trade: u8,
}

/// What everybody can see of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shared {
    /// What is asked.
    pub phase: Phase,
    /// Who is asked.
    pub active: Seat,
    /// The voyage, counted from 0.
    pub voyage: u8,
    /// The tiles of the street in their order.
    pub street: [Location; TILES],
    /// Who has discs at each location, in the order in which they came.
    pub visitors: [Row<Seat, CIRCLES>; LOCATIONS],
    /// The loading docks: the order on the street.
    pub loading: Row<Seat, MAX_SEATS>,
    /// The outbound docks: the order at sea.
    pub outbound: Row<Seat, MAX_SEATS>,
    /// The ships that came home, in their order.
    pub home: Row<Seat, MAX_SEATS>,
    /// What each seat has.
    pub captains: Row<Captain, MAX_SEATS>,
    /// The galleon tile on each lane.
    pub galleons: [u8; LANES],
    /// The goods left in each port, as bits.
    pub goods: [u8; PORTS],
    /// Where a treasure lies.
    pub treasures: PlaceSet,
    /// Who has conquered each place on this voyage.
    pub won: [SeatSet; TARGETS],
    /// Who has traded in each port on this voyage.
    pub traded: [SeatSet; PORTS],
    /// The sites that have a counter, as bits.
    pub guarded: u8,
    /// The sites whose counter is turned up, as bits.
    pub turned: u8,
    /// Who has each person on this voyage.
    pub persons: [Option<Seat>; 3],
    /// What the Informer has seen.
    pub look: Look,
    /// Whether the mission discs have been turned up.
    pub revealed: bool,
    /// The disc whose missions are carried out.
    pub step: Disc,
    /// What is left in the box.
    pub supply: Supply,
}

/// Everything: what lies open, what is face down, and the chance to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(crate) table: Shared,
    /// Where each mission disc of each seat lies.
    pub(crate) discs: [[Option<Place>; DISCS]; MAX_SEATS],
    /// What the counter of each site shows; 0 where none lies.
    pub(crate) counters: [u8; SITES],
    pub(crate) chance: Chance,
}

impl State {
    /// What lies open.
    pub fn table(&self) -> &Shared {
        &self.table
    }

    /// What lies open, to be set up as one likes: for tests and puzzles. [`kit::Game::invariants`]
    /// tells whether the result can be played.
    pub fn table_mut(&mut self) -> &mut Shared {
        &mut self.table
    }

    /// Where a mission disc lies.
    pub fn disc(&self, seat: Seat, disc: Disc) -> Option<Place> {
        self.discs.get(seat.index()).and_then(|discs| discs[disc as usize])
    }

    /// The mission disc of a seat at a place.
    pub fn disc_at(&self, seat: Seat, place: Place) -> Option<Disc> {
        Disc::ALL.into_iter().find(|&disc| self.disc(seat, disc) == Some(place))
    }

    /// What the counter of a place shows.
    pub fn counter(&self, place: Place) -> u8 {
        place.site().map_or(0, |site| self.counters[site])
    }

    /// Lays a mission disc of a seat somewhere, or takes it up: for tests and puzzles.
    pub fn set_disc(&mut self, seat: Seat, disc: Disc, place: Option<Place>) {
        let Some(captain) = self.table.captains.get_mut(seat.index()) else { return };
        let discs = &mut self.discs[seat.index()];
        if let Some(old) = std::mem::replace(&mut discs[disc as usize], place) {
            captain.present.remove(old);
        }
        if let Some(place) = place {
            captain.present.insert(place);
        }
    }

    /// Lays the counter of a place face down: for tests and puzzles.
    pub fn set_counter(&mut self, place: Place, shows: u8) {
        if let Some(site) = place.site() {
            self.counters[site] = shows;
            self.table.guarded |= 1 << site;
        }
    }
}

impl Shared {
    /// What a seat has, if the table has it.
    pub fn captain(&self, seat: Seat) -> Option<&Captain> {
        self.captains.get(seat.index())
    }

    #[inline]
    pub(crate) fn own(&self) -> &Captain {
        &self.captains[self.active.index()]
    }

    #[inline]
    pub(crate) fn own_mut(&mut self) -> &mut Captain {
        &mut self.captains[self.active.index()]
    }

    /// Who has to decide.
    pub fn awaited(&self) -> Option<Seat> {
        if self.phase == Phase::Over { None } else { Some(self.active) }
    }

    /// The location at a position of the street, counted from 1.
    #[inline]
    pub fn location(&self, position: u8) -> Option<Location> {
        match usize::from(position) {
            0 => None,
            at @ 1..=TILES => Some(self.street[at - 1]),
            at if at == TILES + 1 => Some(Location::Investor),
            LOCATIONS => Some(Location::Docks),
            _ => None,
        }
    }

    /// The position of a location, counted from 1.
    pub fn position(&self, location: Location) -> u8 {
        match location {
            Location::Investor => TILES as u8 + 1,
            Location::Docks => LOCATIONS as u8,
            tile => {
                let at = self.street.iter().position(|&other| other == tile);
                at.map_or(u8::MAX, |at| at as u8 + 1)
            }
        }
    }

    /// Who has a person on this voyage.
    #[inline]
    pub fn holder(&self, person: Person) -> Option<Seat> {
        self.persons[person as usize]
    }

    /// Whether the ship is in the loading docks again.
    #[inline]
    pub fn is_home(&self, seat: Seat) -> bool {
        self.home.contains(&seat)
    }

    /// Whether the counter of a place is turned up.
    #[inline]
    pub fn is_turned(&self, place: Place) -> bool {
        place.site().is_some_and(|site| self.turned >> site & 1 != 0)
    }

    /// Whether ships are at sea or about to be: provisioning is over.
    pub fn is_sailing(&self) -> bool {
        !matches!(self.phase, Phase::Street | Phase::Take(_))
    }
}

impl Captain {
    /// The discs the seat can use on this voyage.
    pub fn missions(&self) -> impl Iterator<Item = Disc> + use<> {
        let (hind, ghost) = (self.hind, self.ghost);
        Disc::ALL.into_iter().filter(move |disc| match disc {
            Disc::Hind => hind,
            Disc::Ghost => ghost,
            _ => true,
        })
    }

    /// Whether the seat can use this disc on this voyage.
    #[inline]
    pub fn owns(&self, disc: Disc) -> bool {
        match disc {
            Disc::Hind => self.hind,
            Disc::Ghost => self.ghost,
            _ => true,
        }
    }

    /// How many discs the seat can use on this voyage.
    #[inline]
    pub fn mission_count(&self) -> usize {
        Disc::NUMBERED.len() + usize::from(self.hind) + usize::from(self.ghost)
    }

    /// Whether a kind of place was conquered on this voyage.
    pub fn has_conquered(&self, kind: Kind) -> bool {
        self.conquered >> kind as u8 & 1 != 0
    }

    /// How many kinds of places were conquered on this voyage.
    pub fn kinds(&self) -> usize {
        self.conquered.count_ones() as usize
    }
}

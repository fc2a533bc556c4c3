//! What is printed on the board: the locations of the street, the places of the chart, and the
//! kinds of things that lie on them.

use serde::{Deserialize, Serialize};

/// A location of Plymouth's street. The first sixteen are tiles, Investor and Docks come last.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[allow(missing_docs)]
#[serde(rename_all = "kebab-case")]
pub enum Location {
    #[default]
    CrewA,
    CrewB,
    GunsA,
    GunsB,
    SuppliesA,
    SuppliesB,
    Trade,
    Tavern,
    Shipyard,
    Pinnace,
    Drake,
    Queen,
    Admiral,
    Governor,
    Informer,
    GoldenHind,
    Investor,
    Docks,
}

/// How many locations are tiles that are shuffled.
pub const TILES: usize = 16;
/// How many locations the street has.
pub const LOCATIONS: usize = 18;
/// The most circles of a location; everybody has one at the Docks.
pub const CIRCLES: usize = 5;

impl Location {
    /// Every location, the tiles first.
    pub const ALL: [Location; LOCATIONS] = [
        Location::CrewA,
        Location::CrewB,
        Location::GunsA,
        Location::GunsB,
        Location::SuppliesA,
        Location::SuppliesB,
        Location::Trade,
        Location::Tavern,
        Location::Shipyard,
        Location::Pinnace,
        Location::Drake,
        Location::Queen,
        Location::Admiral,
        Location::Governor,
        Location::Informer,
        Location::GoldenHind,
        Location::Investor,
        Location::Docks,
    ];

    /// Its name in content files and records.
    pub fn id(self) -> &'static str {
        const IDS: [&str; LOCATIONS] = [
            "crew-a",
            "crew-b",
            "guns-a",
            "guns-b",
            "supplies-a",
            "supplies-b",
            "trade",
            "tavern",
            "shipyard",
            "pinnace",
            "drake",
            "queen",
            "admiral",
            "governor",
            "informer",
            "golden-hind",
            "investor",
            "docks",
        ];
        IDS[self as usize]
    }

    /// The location of this name.
    pub fn parse(id: &str) -> Option<Location> {
        Location::ALL.into_iter().find(|location| location.id() == id)
    }

    /// Whether its circles are counted in the content; all others but Investor and Docks are for one
    /// seat alone.
    pub fn has_circles(self) -> bool {
        (self as usize) <= Location::Pinnace as usize
    }
}

/// What kind of place of the chart it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Kind {
    Town,
    Fort,
    Galleon,
    Port,
}

impl Kind {
    /// The kinds that are conquered.
    pub const CONQUESTS: [Kind; 3] = [Kind::Town, Kind::Fort, Kind::Galleon];

    /// Its name in the words.
    pub fn id(self) -> &'static str {
        ["town", "fort", "galleon", "port"][self as usize]
    }
}

/// A place of the chart by its number: four towns, four forts, three lanes with a galleon, three
/// ports.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Place(pub u8);

/// How many places the chart has.
pub const PLACES: usize = 14;
/// How many of them can be conquered; they come first.
pub const TARGETS: usize = 11;
/// How many of them are defended by a counter: forts, then galleons.
pub const SITES: usize = 7;
/// The first place with a counter.
const FIRST_FORT: usize = 4;
const FIRST_LANE: usize = 8;
/// How many galleons there are.
pub const LANES: usize = 3;
/// How many ports there are.
pub const PORTS: usize = 3;
/// How many forts there are.
pub const FORTS: usize = 4;

const PLACE_IDS: [&str; PLACES] = [
    "puerto-cabello",
    "portobelo",
    "granada",
    "campeche",
    "cumana",
    "cartagena",
    "panama",
    "veracruz",
    "antilles",
    "isthmus",
    "gulf",
    "santo-domingo",
    "san-juan",
    "santiago",
];

impl Place {
    /// Every place.
    pub fn all() -> impl DoubleEndedIterator<Item = Place> {
        (0..PLACES as u8).map(Place)
    }

    /// The place as an index into an array of places.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether the chart has it.
    pub fn exists(self) -> bool {
        self.index() < PLACES
    }

    /// Its name in content files and records.
    pub fn id(self) -> &'static str {
        PLACE_IDS.get(self.index()).copied().unwrap_or("?")
    }

    /// The place of this name.
    pub fn parse(id: &str) -> Option<Place> {
        Place::all().find(|place| place.id() == id)
    }

    /// What kind of place it is.
    #[inline]
    pub fn kind(self) -> Kind {
        match self.index() {
            0..FIRST_FORT => Kind::Town,
            FIRST_FORT..FIRST_LANE => Kind::Fort,
            FIRST_LANE..TARGETS => Kind::Galleon,
            _ => Kind::Port,
        }
    }

    /// Its number among the places with a counter.
    #[inline]
    pub fn site(self) -> Option<usize> {
        self.index().checked_sub(FIRST_FORT).filter(|&site| site < SITES)
    }

    /// The place of a counter.
    pub fn of_site(site: usize) -> Place {
        Place((site + FIRST_FORT) as u8)
    }

    /// Its number among the lanes.
    #[inline]
    pub fn lane(self) -> Option<usize> {
        self.index().checked_sub(FIRST_LANE).filter(|&lane| lane < LANES)
    }

    /// The place of a galleon.
    pub fn of_lane(lane: usize) -> Place {
        Place((lane + FIRST_LANE) as u8)
    }

    /// Its number among the ports.
    #[inline]
    pub fn port(self) -> Option<usize> {
        self.index().checked_sub(TARGETS).filter(|&port| port < PORTS)
    }

    /// The place of a port.
    pub fn of_port(port: usize) -> Place {
        Place((port + TARGETS) as u8)
    }
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlaceSet(pub u16);

impl PlaceSet {
    /// No place.
    pub const EMPTY: PlaceSet = PlaceSet(0);
    /// Every place with a treasure at the start of a voyage.
    pub const TARGETS: PlaceSet = PlaceSet((1 << TARGETS) - 1);

    #[inline]
    fn bit(place: Place) -> u16 {
        1u16.checked_shl(place.0.into()).unwrap_or(0)
    }

    /// Whether the place is in the set.
    #[inline]
    pub fn contains(self, place: Place) -> bool {
        self.0 & PlaceSet::bit(place) != 0
    }

    /// Adds a place.
    #[inline]
    pub fn insert(&mut self, place: Place) {
        self.0 |= PlaceSet::bit(place);
    }

    /// Takes a place out.
    #[inline]
    pub fn remove(&mut self, place: Place) {
        self.0 &= !PlaceSet::bit(place);
    }

    /// How many places are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no place is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places of this set that are not in that one.
    #[inline]
    pub fn minus(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & !other.0)
    }

    /// The places in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let next = (bits != 0).then(|| Place(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            next
        })
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> PlaceSet {
        let mut set = PlaceSet::EMPTY;
        places.into_iter().for_each(|place| set.insert(place));
        set
    }
}

/// A mission disc, in the order in which missions are carried out; the ghost ship carries out none.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[allow(missing_docs)]
#[serde(rename_all = "kebab-case")]
pub enum Disc {
    Hind,
    #[default]
    One,
    Two,
    Three,
    Four,
    Ghost,
}

/// How many mission discs a seat has.
pub const DISCS: usize = 6;

impl Disc {
    /// Every disc.
    pub const ALL: [Disc; DISCS] =
        [Disc::Hind, Disc::One, Disc::Two, Disc::Three, Disc::Four, Disc::Ghost];
    /// The discs that everybody has on every voyage.
    pub const NUMBERED: [Disc; 4] = [Disc::One, Disc::Two, Disc::Three, Disc::Four];
    /// The discs that are carried out, in their order.
    pub const MISSIONS: [Disc; 5] = [Disc::Hind, Disc::One, Disc::Two, Disc::Three, Disc::Four];

    /// Its name in records.
    pub fn id(self) -> &'static str {
        ["hind", "1", "2", "3", "4", "ghost"][self as usize]
    }

    /// The disc of this name.
    pub fn parse(id: &str) -> Option<Disc> {
        Disc::ALL.into_iter().find(|disc| disc.id() == id)
    }
}

/// A good of the Spanish ports.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[allow(missing_docs)]
#[serde(rename_all = "kebab-case")]
pub enum Good {
    #[default]
    Sugar,
    Coffee,
    Tobacco,
    Indigo,
}

/// How many goods there are.
pub const GOODS: usize = 4;

impl Good {
    /// Every good.
    pub const ALL: [Good; GOODS] = [Good::Sugar, Good::Coffee, Good::Tobacco, Good::Indigo];

    /// Its name in content files and records.
    pub fn id(self) -> &'static str {
        ["sugar", "coffee", "tobacco", "indigo"][self as usize]
    }

    /// The good of this name.
    pub fn parse(id: &str) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.id() == id)
    }

    /// Its number among the goods of the house, which gives it its colour and shape: circle,
    /// square, triangle, star.
    pub fn number(self) -> u8 {
        [0, 3, 2, 5][self as usize]
    }
}

/// A treasure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)]
#[serde(rename_all = "kebab-case")]
pub enum Treasure {
    #[default]
    Silver,
    Gold,
    Jewel,
}

/// How many kinds of treasure there are.
pub const TREASURES: usize = 3;

impl Treasure {
    /// Every kind.
    pub const ALL: [Treasure; TREASURES] = [Treasure::Silver, Treasure::Gold, Treasure::Jewel];

    /// Its name in content files.
    pub fn id(self) -> &'static str {
        ["silver", "gold", "jewel"][self as usize]
    }

    /// The treasure of this name.
    pub fn parse(id: &str) -> Option<Treasure> {
        Treasure::ALL.into_iter().find(|treasure| treasure.id() == id)
    }
}

/// Something that can be chosen in Plymouth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    Crew,
    Gun,
    Barrel,
    Galleon,
}

impl Item {
    /// Every item.
    pub const ALL: [Item; 4] = [Item::Crew, Item::Gun, Item::Barrel, Item::Galleon];

    /// Its name in records.
    pub fn id(self) -> &'static str {
        ["crew", "gun", "barrel", "galleon"][self as usize]
    }

    /// The item of this name.
    pub fn parse(id: &str) -> Option<Item> {
        Item::ALL.into_iter().find(|item| item.id() == id)
    }
}

/// A person who helps for one voyage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
#[serde(rename_all = "kebab-case")]
pub enum Person {
    Admiral,
    Governor,
    Informer,
}

impl Person {
    /// Everybody.
    pub const ALL: [Person; 3] = [Person::Admiral, Person::Governor, Person::Informer];

    /// The name in the words.
    pub fn id(self) -> &'static str {
        ["admiral", "governor", "informer"][self as usize]
    }
}

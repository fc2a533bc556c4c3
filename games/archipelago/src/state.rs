//! Everything that changes while Archipelago is played.

use kit::{CardSet, Chance, Row, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::components::{BUILDINGS, Board, Building, Cubes, MOST_REGIONS, MOST_SEATS, Resource};
pub use crate::phase::{Move, Pay, Phase, Source, Stage, Work};
use crate::terms::{Memo, Offer};
use crate::units::{Unit, UnitId};

/// The slots of the evolution track.
pub const SLOTS: usize = 5;
/// Citizens of all seats.
pub const MOST_CITIZENS: usize = 50;
/// Ships of all seats.
pub const MOST_SHIPS: usize = 20;
/// Consents and stand-ups that can be owed at once; promises that are remembered.
pub const MOST_DUES: usize = 8;
/// No region: the number of a neighbour that is not there.
pub const NOWHERE: u8 = 255;

/// A building of a region, or the lack of one, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Site(pub u8);

impl Site {
    /// A new building on a shore, a port also in a sea.
    pub fn built(shore: u8, sea: u8) -> Site {
        Site(1 | (shore & 1) << 1 | (sea & 1) << 2)
    }

    /// Whether there is one.
    #[inline]
    pub fn is_built(self) -> bool {
        self.0 & 1 != 0
    }

    /// Its shore.
    pub fn shore(self) -> u8 {
        self.0 >> 1 & 1
    }

    /// Its sea.
    pub fn sea(self) -> u8 {
        self.0 >> 2 & 1
    }

    /// Whether it was used in this phase (R27).
    pub fn is_used(self) -> bool {
        self.0 & 8 != 0
    }

    /// The same, used or not.
    pub fn used(self, used: bool) -> Site {
        Site(self.0 & 7 | u8::from(used) << 3)
    }
}

/// A hexagon of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Region {
    /// The side that is seen, by its number.
    pub face: u8,
    /// Sixths it is turned, clockwise.
    pub turned: u8,
    /// Column.
    pub q: i8,
    /// Row, slanted.
    pub r: i8,
    /// The neighbours clockwise from the north.
    pub near: [u8; 6],
    /// Buildings by kind.
    pub sites: [Site; BUILDINGS],
    /// Icons under a coin of the Barbarian, as bits.
    pub spoilt: u8,
}

/// A card of the evolution track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Slot {
    /// The card.
    pub card: u8,
    /// Quarter turns so far.
    pub turned: u8,
}

/// What a seat keeps behind its screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stock {
    /// Florins.
    pub florins: u8,
    /// Cubes.
    pub cubes: Cubes,
    /// Explorer tokens.
    pub explorers: u8,
}

impl Stock {
    /// Cubes of a resource.
    #[inline]
    pub fn cubes(&self, resource: Resource) -> u8 {
        self.cubes[resource.index()]
    }

    /// All cubes.
    pub fn all_cubes(&self) -> u8 {
        self.cubes.iter().fold(0, |sum: u8, count| sum.saturating_add(*count))
    }
}

/// What is on the action wheel besides the discs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Wheel {
    /// Coins of ports and markets.
    pub coins: u8,
    /// Circles of taxes in use.
    pub taxes: u8,
    /// Who has a disc on the own circle of exploration.
    pub explorers: SeatSet,
    /// Shared circles of exploration in use.
    pub shared: u8,
    /// Who has a disc on the own circle of reproduction.
    pub parents: SeatSet,
}

/// A harvest that the lord of a region allows this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Consent {
    /// The region.
    pub region: u8,
    /// The resource.
    pub resource: Resource,
    /// Icons that may still be used.
    pub left: u8,
}

impl Default for Consent {
    fn default() -> Consent {
        Consent { region: NOWHERE, resource: Resource::Fruit, left: 0 }
    }
}

/// What was done in the round under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Round {
    /// A disc was placed.
    pub acted: bool,
    /// A card was used.
    pub carded: bool,
    /// A port or market was used.
    pub traded: bool,
    /// The harvest that counts twice.
    pub double: Option<Resource>,
    /// Citizens may take two steps by land.
    pub roads: bool,
    /// The cube that was taken out of a fist, which all have seen.
    pub loot: Option<Resource>,
    /// Harvests that others allow.
    pub consents: Row<Consent, MOST_DUES>,
}

/// Where play goes on after a crisis.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Resume {
    /// With the next half of the back.
    Balance,
    /// With the round under way.
    Round,
    /// With filling the track.
    Refill,
}

/// Stand-ups that are owed to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Due {
    /// To whom.
    pub seat: Seat,
    /// How many.
    pub count: u8,
}

/// A crisis under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Crisis {
    /// Domestic or export.
    pub board: Board,
    /// What is asked for.
    pub resource: Resource,
    /// Citizens a cube satisfies, or cubes still asked for.
    pub amount: u8,
    /// The place in the order of who has the chance, or is asked about rebels.
    pub at: u8,
    /// Where play goes on.
    pub resume: Resume,
    /// Cubes that must still be given.
    pub supply: u8,
    /// Stand-ups that are owed, in the order of their deals.
    pub stands: Row<Due, MOST_DUES>,
    /// Whether the chances are over and rebels are being expelled.
    pub settled: bool,
}

/// A promise that nothing enforces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Promise {
    /// Whose.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// What.
    pub memo: Memo,
}

impl Default for Promise {
    fn default() -> Promise {
        Promise { from: Seat(0), to: Seat(0), memo: Memo::Other }
    }
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The archipelago declared its independence.
    Independence,
    /// An end condition was met.
    Objective,
    /// After the last turn (R90).
    Time,
}

/// What everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "most names say it")]
pub struct Table {
    pub stage: Stage,
    pub phase: Phase,
    /// The turn; 0 while regions are settled.
    pub turn: u8,
    pub order: Row<Seat, MOST_SEATS>,
    /// The place in the order of who is on turn.
    pub at: u8,
    pub regions: Row<Region, MOST_REGIONS>,
    pub citizens: Row<Unit, MOST_CITIZENS>,
    pub ships: Row<Unit, MOST_SHIPS>,
    pub bank: u8,
    pub bank_cubes: Cubes,
    /// Cubes on the domestic and the export market.
    pub markets: [Cubes; 2],
    pub rebellion: u8,
    pub surplus: u8,
    /// Explorer tokens left in the piles.
    pub explorers: u8,
    /// Explorer tokens that left the game.
    pub spent: u8,
    /// Hexagons of the pile below the top one.
    pub pile: CardSet,
    /// The side that lies up on the pile.
    pub top_hex: Option<u8>,
    pub hex_discards: CardSet,
    /// The hexagon in the hand of who explores, by the side that lay up.
    pub taken: Option<u8>,
    /// Whether plain may join mountain for who settles now (R79).
    pub lax: bool,
    /// The evolution cards in the deck, the top one too.
    pub deck: CardSet,
    pub discards: CardSet,
    pub track: [Option<Slot>; SLOTS],
    /// Cards that were looked at and wait for a buyer.
    pub shown: CardSet,
    pub owned: [CardSet; MOST_SEATS],
    pub engaged: CardSet,
    pub built: CardSet,
    /// Wonders that came into a hand this turn.
    pub fresh: CardSet,
    pub trends: Row<u8, 2>,
    /// Coins on the Benefactor.
    pub kindness: [u8; MOST_SEATS],
    /// Objectives that count for all, as bits.
    pub common: u16,
    /// Objectives whose condition was true at some time, as bits (R5).
    pub met: u16,
    /// Objectives of each seat that have been shown, as bits.
    pub revealed: [u16; MOST_SEATS],
    /// Whether the game ends after this round, half or step.
    pub finishing: bool,
    pub discs: [u8; MOST_SEATS],
    /// Discs on the wheel and on cards.
    pub used: [u8; MOST_SEATS],
    /// Who is out of the phase.
    pub out: SeatSet,
    pub wheel: Wheel,
    /// Coins of the Barbarian.
    pub ruin: u8,
    pub round: Round,
    pub crisis: Option<Crisis>,
    /// The order as far as the decider has set it.
    pub picked: Row<Seat, MOST_SEATS>,
    /// Places of the order that deals have given away.
    pub places: [Option<Seat>; MOST_SEATS],
    pub promises: Row<Promise, MOST_DUES>,
    pub ended: Option<Ending>,
}

/// Offers of one window, by author, and how many were made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Window {
    /// The open offer of each seat.
    pub offers: [Option<Offer>; MOST_SEATS],
    /// Offers made by each seat to each.
    pub made: [[u8; MOST_SEATS]; MOST_SEATS],
}

/// What is hidden from some or all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "most names say it")]
pub struct Secrets {
    pub stocks: [Stock; MOST_SEATS],
    /// Objectives in hand, as bits.
    pub objectives: [u16; MOST_SEATS],
    /// Objectives that were not kept, as bits.
    pub dropped: [u16; MOST_SEATS],
    /// Hexagons in hand in turn 0.
    pub hexes: [CardSet; MOST_SEATS],
    /// Bids, votes, objectives to keep: what was decided and waits for the others.
    pub sealed: [Option<u16>; MOST_SEATS],
    /// The card on top of the deck; its back is seen.
    pub top: Option<u8>,
    /// What the robbed seat hides in its fists.
    pub fists: [Option<Resource>; 2],
    /// The offers of rounds and orders, and those of crises.
    pub windows: [Window; 2],
}

/// Everything about one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What everybody can see.
    pub table: Table,
    /// What is hidden.
    pub secrets: Secrets,
    pub(crate) chance: Chance,
}

impl State {
    /// What a seat keeps behind its screen.
    #[inline]
    pub fn stock(&self, seat: Seat) -> &Stock {
        &self.secrets.stocks[seat.index().min(MOST_SEATS - 1)]
    }

    /// The same, to change it.
    #[inline]
    pub fn stock_mut(&mut self, seat: Seat) -> &mut Stock {
        &mut self.secrets.stocks[seat.index().min(MOST_SEATS - 1)]
    }
}

impl Table {
    /// The region of a number.
    #[inline]
    pub fn region(&self, region: u8) -> Option<&Region> {
        self.regions.get(usize::from(region))
    }

    /// The building of a region, or the lack of it.
    #[inline]
    pub fn site(&self, region: u8, building: Building) -> Site {
        self.region(region).map_or(Site(0), |region| region.sites[building.index()])
    }

    /// A unit.
    #[inline]
    pub fn unit(&self, id: UnitId) -> &Unit {
        if id.ship { &self.ships[id.at] } else { &self.citizens[id.at] }
    }

    /// A unit, to change it.
    #[inline]
    pub fn unit_mut(&mut self, id: UnitId) -> &mut Unit {
        if id.ship { &mut self.ships[id.at] } else { &mut self.citizens[id.at] }
    }

    /// The seat at a place of the order.
    #[inline]
    pub fn seat_at(&self, at: u8) -> Seat {
        self.order.get(usize::from(at)).copied().unwrap_or_default()
    }

    /// Buildings of a kind on the map, controlled or not (R9).
    pub fn buildings(&self, building: Building) -> u8 {
        self.regions.iter().filter(|region| region.sites[building.index()].is_built()).count() as u8
    }

    /// Whether the trend cards have this one.
    pub fn has_trend(&self, trend: u8) -> bool {
        self.trends.contains(&trend)
    }

    /// The one seat that is asked, where one is; sealed decisions ask several.
    pub fn asked(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over | Phase::Vote | Phase::Keep | Phase::Bid { .. } => None,
            Phase::Order { decider } => Some(decider),
            Phase::Chance | Phase::StandUp { .. } | Phase::Expel { .. } => {
                Some(self.seat_at(self.crisis.map_or(0, |crisis| crisis.at)))
            }
            Phase::Ransom { victim } | Phase::Hide { victim } => Some(victim),
            Phase::Lights { at, .. } => Some(self.seat_at(at)),
            _ => Some(self.seat_at(self.at)),
        }
    }
}

//! Everything that changes on the land: who is where, what lies there, what a seat owns.

use kit::{CardSet, Chance, Deck, Illegal, Row, Seat};
use serde::{Deserialize, Serialize};

use super::content::{Condition, Find, Icon, Land, Power, Symbol};
use super::refusals;
use crate::compose;
use crate::cubes::Cubes;
use crate::hold::Hold;

/// The games on the land are for two to four.
pub const MOST_SEATS: usize = 4;
/// The most locations of a board.
pub const MOST_SITES: usize = 30;
/// The most bonus spaces of a board.
pub const MOST_SPACES: usize = 8;
/// The most bonus tiles of a seat.
pub const MOST_TILES: usize = 4;
/// The most point cards of a seat.
pub const MOST_CLAIMED: usize = 8;
/// The longest row of point cards.
pub const LONGEST_ROW: usize = 4;

/// The deck of point cards: its top lies open, and rows can be put under it of which everybody knows
/// the cards and nobody the order.
pub type PointDeck = Deck<CardSet, 1, MOST_LAYERS>;

/// The most point cards of one table.
const MOST_POINTS: usize = 40;

/// As many rows as can lie under the deck at once: each but the uppermost is whole.
const MOST_LAYERS: usize = MOST_POINTS / LONGEST_ROW + 1;

/// A location in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Site {
    /// Whose settlers are there, if any are.
    pub owner: Seat,
    pub settlers: u8,
    /// The exploration tile that covers it.
    pub chart: Option<u8>,
}

/// A pile of bonus tiles: the upper one is open, those under it nobody has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    /// The tile that can be taken.
    pub top: Option<u8>,
    /// How many lie under it.
    pub under: u8,
}

/// The board and what lies beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Country {
    pub sites: Row<Site, MOST_SITES>,
    /// The point cards that can be claimed, one at each fort.
    pub row: Row<u8, LONGEST_ROW>,
    /// The point cards still to come.
    pub deck: PointDeck,
    pub piles: Row<Pile, MOST_SPACES>,
    /// The bonus tiles that nobody has seen: those under the piles, and those that are left out.
    pub unseen: CardSet,
    pub beside: CardSet,
    /// Whether the active seat has another turn after this one.
    pub again: bool,
}

/// What a seat owns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Colony {
    pub storage: Cubes,
    /// Settlers on the player board.
    pub ready: u8,
    /// Settlers that have not come yet.
    pub reserve: u8,
    /// The point cards claimed, in order.
    pub claimed: Row<u8, MOST_CLAIMED>,
    /// The bonus tiles taken, in order; they stay.
    pub bonus: Row<u8, MOST_TILES>,
    pub charts: CardSet,
}

/// A place of a seat that has a colony.
#[allow(missing_docs)]
pub trait Settled: Hold {
    fn colony(&self) -> &Colony;
    fn colony_mut(&mut self) -> &mut Colony;

    /// Settlers that are out but not on the board.
    fn elsewhere(&self) -> u8 {
        0
    }

    /// Takes those back; tells how many there were.
    fn recall(&mut self) -> u8 {
        0
    }

    /// Merchant cards that bonus tiles count.
    fn merchants(&self) -> u8 {
        0
    }
}

impl Colony {
    /// Whether so many settlers are ready to be sent.
    #[inline]
    pub(super) fn musters(&self, needed: u8) -> Result<(), Illegal> {
        if self.ready >= needed {
            return Ok(());
        }
        Err(Illegal::by(&refusals::TOO_FEW_SETTLERS).with("needed", needed).with("had", self.ready))
    }
}

compose::place!(Colony: Hold(storage));

impl Settled for Colony {
    #[inline]
    fn colony(&self) -> &Colony {
        self
    }

    #[inline]
    fn colony_mut(&mut self) -> &mut Colony {
        self
    }
}

/// What the cards of a seat do at locations, by symbol.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gear {
    help: [u8; Symbol::ALL.len()],
    tools: [Cubes; Symbol::ALL.len()],
}

impl Gear {
    /// How many settlers fewer a location with the symbol takes.
    #[inline]
    pub fn help(&self, symbol: Option<Symbol>) -> u8 {
        symbol.map_or(0, |symbol| self.help[symbol as usize])
    }

    /// The cubes that a location with the symbol gives.
    #[inline]
    pub fn tools(&self, symbol: Option<Symbol>) -> Cubes {
        symbol.map_or(Cubes::NONE, |symbol| self.tools[symbol as usize])
    }
}

impl Land {
    /// The land at the start.
    pub fn deal(&self, chance: &mut Chance) -> Country {
        let mut deck = PointDeck::shuffled(self.deck);
        let mut row = Row::new();
        while row.len() < self.row
            && let Some(point) = deck.draw(chance)
        {
            let _ = row.push(point);
        }
        let (mut unseen, mut piles) = (self.bag, Row::new());
        for space in self.spaces.iter() {
            let _ = piles.push(Pile { top: unseen.draw(chance), under: space.tiles - 1 });
        }
        let mut sites: Row<Site, MOST_SITES> =
            self.locations.iter().map(|_| Site::default()).collect();
        let mut charts = self.charts.set();
        for site in self.covered() {
            if let Some(site) = sites.get_mut(usize::from(site)) {
                site.chart = charts.draw(chance);
            }
        }
        let beside = if self.beside { charts } else { CardSet::EMPTY };
        let mut country = Country { sites, row, deck, piles, unseen, beside, again: false };
        country.turn_top(chance);
        country
    }

    /// The colony of a seat at the start.
    pub fn found(&self, seat: Seat) -> Colony {
        Colony {
            storage: self.start.get(seat.index()).copied().unwrap_or_default(),
            ready: self.ready,
            reserve: self.settlers - self.ready,
            ..Colony::default()
        }
    }

    /// The power of a claimed card.
    #[inline]
    pub fn power(&self, point: u8) -> Option<Power> {
        self.points.of(point).map(|card| card.power)
    }

    /// What the cards of a seat do at locations; several of one symbol add up.
    #[inline]
    pub fn gear(&self, colony: &Colony) -> Gear {
        let mut gear = Gear::default();
        for &point in colony.claimed.iter() {
            match self.power(point) {
                Some(Power::Help(symbol)) => gear.help[symbol as usize] += 1,
                Some(Power::Tool(symbol, cube)) => gear.tools[symbol as usize].put(cube),
                _ => {}
            }
        }
        gear
    }

    /// The icons of a seat by kind: one on each card, and those of exploration tiles.
    pub fn icons(&self, colony: &Colony) -> [u8; Icon::ALL.len()] {
        let mut icons = [0; Icon::ALL.len()];
        for power in colony.claimed.iter().filter_map(|&point| self.power(point)) {
            icons[power.icon() as usize] += 1;
        }
        for chart in colony.charts.iter().filter_map(|chart| self.charts.of(chart)) {
            if let Find::Icon(icon) = chart.find {
                icons[icon as usize] += 1;
            }
        }
        icons
    }

    /// How often the condition of a bonus tile is met. Every tile counts for itself, and icons are
    /// not used up; settlers in the reserve do not count.
    pub fn times(&self, place: &impl Settled, condition: Condition) -> i32 {
        let (colony, icons) = (place.colony(), self.icons(place.colony()));
        let count = |icon: Icon| icons[icon as usize];
        i32::from(match condition {
            Condition::None => 1,
            Condition::Each(icon) => count(icon),
            Condition::Pair(one, two) => count(one).min(count(two)),
            Condition::Settlers(each) => self.settlers.saturating_sub(colony.reserve) / each.max(1),
            Condition::Merchants(each) => place.merchants() / each.max(1),
        })
    }
}

/// The settlers of a seat that are on the board or elsewhere.
pub(super) fn settlers_out(country: &Country, place: &impl Settled, seat: Seat) -> u8 {
    country.settlers_of(seat).saturating_add(place.elsewhere())
}

impl Country {
    /// Turns the top of the deck up.
    pub(super) fn turn_top(&mut self, chance: &mut Chance) -> Option<u8> {
        if !self.deck.tops().is_empty() {
            return None;
        }
        let point = self.deck.draw(chance)?;
        let _ = self.deck.put_top(point);
        Some(point)
    }

    /// The settlers of a seat on the board.
    pub fn settlers_of(&self, seat: Seat) -> u8 {
        let own = self.sites.iter().filter(|site| site.settlers > 0 && site.owner == seat);
        own.fold(0, |sum, site| sum.saturating_add(site.settlers))
    }

    /// The exploration tiles that can be taken: those on the board, with their locations, and those
    /// beside it.
    pub fn charts(&self) -> impl Iterator<Item = (u8, Option<u8>)> {
        let covering = (0..).zip(self.sites.iter());
        let covering = covering.filter_map(|(at, site)| Some((site.chart?, Some(at))));
        covering.chain(self.beside.iter().map(|chart| (chart, None)))
    }

    /// Takes an exploration tile from where it lies; `None` if it lies nowhere.
    pub(super) fn take_chart(&mut self, chart: u8) -> Option<Option<u8>> {
        let found = self.charts().find(|&(other, _)| other == chart)?.1;
        match found.and_then(|at| self.sites.get_mut(usize::from(at))) {
            Some(site) => site.chart = None,
            None => {
                self.beside.remove(chart);
            }
        }
        Some(found)
    }

    /// Takes one settler of a seat off a location.
    pub fn withdraw(&mut self, site: u8) {
        if let Some(site) = self.sites.get_mut(usize::from(site)) {
            site.settlers = site.settlers.saturating_sub(1);
            site.owner = if site.settlers == 0 { Seat::default() } else { site.owner };
        }
    }
}

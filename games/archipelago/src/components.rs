//! What is printed on hexagons, cards, boards and screens.

use serde::{Deserialize, Serialize};

/// The start hexagon and the regions of 24 hexagons.
pub const MOST_REGIONS: usize = 25;
/// The hexagons that are dealt and explored.
pub const HEXES: u8 = 24;
/// Evolution cards.
pub const CARDS: u8 = 48;
/// Objectives of one length of game.
pub const OBJECTIVES: usize = 10;
/// Trend cards.
pub const TRENDS: usize = 12;
/// The most icons of a region.
pub const MOST_ICONS: usize = 5;
/// The most seats of a table.
pub const MOST_SEATS: usize = 5;

macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $variant:ident = $id:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $($(#[$about])* $variant),+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The name in content files, records and sentences.
            pub fn id(self) -> &'static str {
                match self { $($name::$variant => $id),+ }
            }

            /// The one of this name.
            pub fn parse(id: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.id() == id)
            }

            /// Its place in the list of all.
            #[inline]
            pub fn index(self) -> usize {
                self as usize
            }
        }
    };
}
pub(crate) use named;

named! {
    /// A resource, as a cube or as an icon of a region.
    Resource {
        /// Exotic fruit.
        Fruit = "fruit",
        /// Cattle.
        Cattle = "cattle",
        /// Fish, which ships harvest.
        Fish = "fish",
        /// Wood.
        Wood = "wood",
        /// Stone.
        Stone = "stone",
        /// Iron.
        Iron = "iron",
    }
}

/// How many resources there are.
pub const RESOURCES: usize = 6;

/// So many of each resource.
pub type Cubes = [u8; RESOURCES];

named! {
    /// A building; each region has at most one of each.
    Building {
        /// Controls the region's other buildings and its icons.
        Town = "town",
        /// Trades on the domestic market.
        Market = "market",
        /// Calms the region in a crisis.
        Temple = "temple",
        /// Trades on the export market.
        Port = "port",
    }
}

/// How many kinds of buildings there are.
pub const BUILDINGS: usize = 4;

named! {
    /// One of the two markets.
    Board {
        /// The domestic market.
        Home = "home",
        /// The export market.
        Abroad = "abroad",
    }
}

named! {
    /// An action of the wheel.
    Action {
        /// Set units on icons and take cubes.
        Harvest = "harvest",
        /// Take money, raise rebellion.
        Taxes = "taxes",
        /// Uncover a region.
        Exploration = "exploration",
        /// Add citizens where two live.
        Reproduction = "reproduction",
        /// Hire surplus workers.
        Recruitment = "recruitment",
        /// Move units.
        Migration = "migration",
        /// Build.
        Construction = "construction",
        /// Buy or sell one cube.
        Transaction = "transaction",
    }
}

named! {
    /// What lies along a side of a hexagon.
    Edge {
        /// Sea.
        Sea = "S",
        /// Plain.
        Plain = "P",
        /// Mountain.
        Mountain = "M",
    }
}

/// An icon of a region: one place to harvest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IconFace {
    /// What is harvested.
    pub resource: Resource,
    /// The shore it is on, or for fish the sea.
    pub side: u8,
}

/// One side of a hexagon.
#[derive(Clone, Debug)]
pub struct Face {
    /// Its name in the content file.
    pub id: String,
    /// The sides clockwise from the north, unturned.
    pub edges: [Edge; 6],
    /// The shore at each side that is land.
    pub shore: [Option<u8>; 6],
    /// The sea at each side that is sea.
    pub sea: [Option<u8>; 6],
    /// How many shores there are: none in the open sea, two in a strait.
    pub shores: u8,
    /// How many seas there are: none inland, two at an isthmus.
    pub seas: u8,
    /// Huts.
    pub huts: u8,
    /// Icons.
    pub icons: Vec<IconFace>,
}

impl Face {
    /// So many icons of the resource.
    pub fn count(&self, resource: Resource) -> u8 {
        self.icons.iter().filter(|icon| icon.resource == resource).count() as u8
    }
}

named! {
    /// A kind of evolution card.
    Kind {
        /// A character.
        Character = "character",
        /// A progress card.
        Progress = "progress",
        /// A progress card that is built once.
        Wonder = "wonder",
    }
}

named! {
    /// What an evolution card does; its figures are on the card.
    Effect {
        /// Looks at cards of the deck and buys one of a kind.
        Seek = "seek",
        /// Rebellion down by one, more with so many temples.
        CalmByTemples = "calm-by-temples",
        /// Rebellion down by the number of temples.
        CalmPerTemple = "calm-per-temple",
        /// Bids count higher; never used.
        Crown = "crown",
        /// Spoils an icon for cubes.
        Barbarian = "barbarian",
        /// Destroys a ship and takes a cube.
        Pirate = "pirate",
        /// Takes a cube out of a fist.
        Thief = "thief",
        /// Transactions on the domestic market.
        TradeHome = "trade-home",
        /// Transactions on the export market.
        TradeAbroad = "trade-abroad",
        /// Recruits for the usual price.
        Recruit = "recruit",
        /// Money, workers and rebellion as the figures say.
        Simple = "simple",
        /// A construction.
        Build = "build",
        /// An exploration.
        Explore = "explore",
        /// A migration of ships.
        Sail = "sail",
        /// A new ship.
        Launch = "launch",
        /// Money for citizens where one controls the town.
        Collect = "collect",
        /// A citizen where reproduction is possible.
        Birth = "birth",
        /// Rebellion down, more for who controls a temple.
        Preach = "preach",
        /// A cube for half its price.
        Smuggle = "smuggle",
        /// Citizens leave their icons.
        Foreman = "foreman",
        /// A cube of a region whose town one controls.
        Govern = "govern",
        /// Twice the cubes of a harvest.
        Double = "double",
        /// A migration.
        March = "march",
        /// Two steps by land in a migration.
        Roads = "roads",
        /// Surplus workers down by the number of ports.
        Emigrate = "emigrate",
        /// Rebellion down for one gift or for two.
        Gifts = "gifts",
        /// Recruits for nothing.
        Enslave = "enslave",
        /// Rebels stand up.
        Heal = "heal",
        /// One cube for another.
        Barter = "barter",
        /// Money for ports and markets.
        Customs = "customs",
        /// Rebellion down for towns.
        Carnival = "carnival",
        /// Wonder: rebellion down by the number of temples.
        Cathedral = "cathedral",
        /// Wonder: surplus workers down.
        Colossus = "colossus",
        /// Wonder: ships for every controlled port.
        Lighthouse = "lighthouse",
        /// Wonder: rebellion up.
        Pyramid = "pyramid",
    }
}

/// The face of an evolution card.
#[derive(Clone, Debug)]
pub struct CardFace {
    /// Its name in the content file.
    pub id: String,
    /// Its kind.
    pub kind: Kind,
    /// Whether every seat may use it.
    pub anyone: bool,
    /// What it does.
    pub effect: Effect,
    /// Discs that are put on it when it is used.
    pub discs: u8,
    /// Florins it costs to use.
    pub florins: u8,
    /// Cubes it costs to use.
    pub cost: Cubes,
    /// How much it does.
    pub amount: u8,
    /// The most it does.
    pub limit: u8,
    /// Temples from which it does more.
    pub steps: [u8; 2],
    /// Rebellion it raises.
    pub unrest: u8,
    /// Rebellion it lowers.
    pub calm: u8,
    /// Surplus workers it takes away.
    pub hire: u8,
    /// Florins it gives.
    pub gain: u8,
    /// The resource it doubles.
    pub doubles: Option<Resource>,
    /// Whether it seeks characters; progress cards otherwise.
    pub seeks_character: bool,
    /// Its prices as it is turned.
    pub prices: [u8; 3],
    /// Points at the end.
    pub medals: u8,
    /// Its back.
    pub back: Back,
    /// The first card with the same back, which stands for all of them where only the back is seen.
    pub back_id: u8,
}

impl CardFace {
    /// The lowest of its prices.
    pub fn least_price(&self) -> u8 {
        self.prices.into_iter().min().unwrap_or_default()
    }
}

/// What half of a card's back asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Half {
    /// A crisis: the resource, and how many citizens a cube satisfies or how many cubes are asked for.
    Crisis(Resource, u8),
    /// Rebellion down by so much per temple.
    Temples(u8),
    /// Rebellion up by so much per town.
    Towns(u8),
    /// Surplus workers up.
    Arrive(u8),
    /// Surplus workers down.
    Leave(u8),
}

/// The back of an evolution card: domestic half, export half, and whether each is red.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Back {
    /// The halves.
    pub halves: [Half; 2],
    /// Whether they are resolved as soon as they are seen.
    pub red: [bool; 2],
}

named! {
    /// What ends the game.
    End {
        /// Markets on the map.
        Markets = "markets",
        /// Towns on the map.
        Towns = "towns",
        /// Ports on the map.
        Ports = "ports",
        /// Temples on the map.
        Temples = "temples",
        /// Ships on the map.
        Ships = "ships",
        /// Citizens on the map.
        Population = "population",
        /// Progress cards that seats own.
        Progress = "progress",
        /// Characters that seats own.
        Characters = "characters",
        /// Cards that seats own.
        Cards = "cards",
        /// Piles of explorer tokens without any.
        Piles = "piles",
        /// Resources of which the bank has none.
        Exhausted = "exhausted",
        /// Surplus workers.
        Workers = "workers",
        /// The bank has no money.
        Bankrupt = "bankrupt",
    }
}

named! {
    /// What is ranked, or who alone wins.
    Wins {
        /// Temples controlled.
        Temples = "temples",
        /// Towns controlled.
        Towns = "towns",
        /// Ports controlled.
        Ports = "ports",
        /// Markets controlled.
        Markets = "markets",
        /// Ports and markets controlled.
        Trade = "trade",
        /// Characters.
        Characters = "characters",
        /// Progress cards.
        Progress = "progress",
        /// Cards.
        Cards = "cards",
        /// Explorer tokens.
        Explorers = "explorers",
        /// Florins.
        Money = "money",
        /// Cubes of a resource.
        Cubes = "cubes",
        /// Icons of a resource where one controls the town.
        Icons = "icons",
        /// Ships on the map.
        Ships = "ships",
        /// Florins on the Benefactor.
        Benefactor = "benefactor",
        /// Few rebels at the end.
        Pacifist = "pacifist",
        /// Independence.
        Separatist = "separatist",
    }
}

/// What is ranked, and of what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Criterion {
    /// What.
    pub wins: Wins,
    /// Of which resource.
    pub of: Resource,
    /// For the Pacifist: population less rebellion must be more.
    pub margin: u8,
}

/// A secret objective.
#[derive(Clone, Debug)]
pub struct Objective {
    /// Its name in the content file.
    pub id: String,
    /// What ends the game.
    pub end: End,
    /// How much of it, at this table.
    pub count: u8,
    /// What is ranked.
    pub criterion: Criterion,
}

/// A section of a market.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// Spaces of a row.
    pub width: u8,
    /// Prices from the top; 0 where there is no row.
    pub prices: [u8; 3],
    /// The row from which a surplus worker comes; 0 for none.
    pub worker: u8,
    /// The row from which rebellion comes; 0 for none.
    pub rebel: u8,
}

impl Section {
    /// How many cubes it takes.
    pub fn capacity(&self) -> u8 {
        self.width * self.prices.iter().filter(|price| **price > 0).count() as u8
    }

    /// The row of the so-manieth space, counted from 0.
    pub fn row(&self, space: u8) -> usize {
        usize::from(space / self.width.max(1)).min(2)
    }

    /// What a cube costs of so many that lie there.
    pub fn buying(&self, cubes: u8) -> u8 {
        cubes.checked_sub(1).map_or(0, |last| self.prices[self.row(last)])
    }

    /// What a cube brings where so many lie.
    pub fn selling(&self, cubes: u8) -> u8 {
        self.prices[self.row(cubes)]
    }
}

/// A level of board III or IV.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// From here on.
    pub from: u8,
    /// Surplus workers that come.
    pub workers: u8,
    /// Rebellion.
    pub rebels: i8,
    /// What a worker costs.
    pub cost: u8,
}

/// What is paid for a building or ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Price {
    /// Florins.
    pub florins: u8,
    /// Cubes.
    pub cubes: Cubes,
}

/// Numbers of the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Figures {
    pub florins: u8,
    pub start_florins: u8,
    pub citizens: u8,
    pub ships: u8,
    pub discs: u8,
    pub most_discs: u8,
    pub piles: u8,
    pub pile: u8,
    pub hand: u8,
    pub settlers: u8,
    pub crowd: u8,
    pub slots: u8,
    pub houses: u8,
    pub trades: u8,
    pub site_trades: u8,
    pub most_workers: u8,
    pub desert_workers: u8,
    pub tax_unrest: u8,
    pub last_turn: u8,
    pub offers: u8,
    pub tax_circles: u8,
    pub explore_circles: u8,
}

/// Florins per tax base.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Taxes {
    pub citizen: u8,
    pub ship: u8,
    pub town: u8,
    pub temple: u8,
}

/// Everything that is printed.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Components {
    pub figures: Figures,
    pub cubes: Cubes,
    /// The two sides of each hexagon, then the two of the start hexagon.
    pub faces: Vec<Face>,
    pub cards: Vec<CardFace>,
    pub objectives: Vec<Objective>,
    pub trends: Vec<(String, Criterion)>,
    pub markets: [[Section; RESOURCES]; 2],
    pub stability: Vec<Level>,
    pub workers: Vec<Level>,
    pub buildings: [Price; BUILDINGS],
    pub ship: Price,
    pub taxes: Taxes,
    pub objective_points: [u8; 3],
    pub trend_points: [u8; 3],
    pub pacifist_points: u8,
}

impl Components {
    /// The level of a board at a number.
    pub fn level(levels: &[Level], at: u8) -> Level {
        let reached = levels.iter().rev().find(|level| level.from <= at);
        reached.copied().unwrap_or(Level { from: 0, workers: 0, rebels: 0, cost: 0 })
    }

    /// What the next worker costs.
    pub fn worker_cost(&self, surplus: u8) -> u8 {
        Components::level(&self.workers, surplus).cost
    }

    /// A section of a market.
    #[inline]
    pub fn section(&self, board: Board, resource: Resource) -> &Section {
        &self.markets[board.index()][resource.index()]
    }

    /// A card by its number.
    pub fn card(&self, card: u8) -> Option<&CardFace> {
        self.cards.get(usize::from(card))
    }
}

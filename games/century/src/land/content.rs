//! What is printed on panels, point cards, bonus tiles and exploration tiles, and the setup.

use kit::content::{Numbered, SheetRow};
use kit::{CardSet, Content, ContentError};

use super::country::{MOST_CLAIMED, MOST_SEATS, MOST_SITES, MOST_SPACES, MOST_TILES};
use crate::cubes::{Cube, Cubes};
use crate::effect::{Effect, Trade};

/// A symbol that links point cards and locations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Symbol {
    Bear,
    Eagle,
    Wolf,
    Turtle,
    Fox,
    Heron,
}

impl Symbol {
    /// Every symbol.
    pub const ALL: [Symbol; 6] =
        [Symbol::Bear, Symbol::Eagle, Symbol::Wolf, Symbol::Turtle, Symbol::Fox, Symbol::Heron];

    /// Its name in content; its word is `symbol-` and this.
    pub fn name(self) -> &'static str {
        ["bear", "eagle", "wolf", "turtle", "fox", "heron"][self as usize]
    }

    fn read(row: &SheetRow) -> Result<Option<Symbol>, ContentError> {
        let name = row.text("symbol")?;
        let known = Symbol::ALL.into_iter().find(|symbol| symbol.name() == name);
        match (known, name) {
            (None, "") => Ok(None),
            (None, _) => Err(row.bad("symbol", Symbol::ALL.map(Symbol::name).join(" / "))),
            (known, _) => Ok(known),
        }
    }
}

/// The kind of a point card, which bonus tiles count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// Natives' help.
    Help,
    /// A tool.
    Tool,
    /// New settlers.
    Settlers,
    /// Exploration.
    Exploration,
}

impl Icon {
    /// Every icon.
    pub const ALL: [Icon; 4] = [Icon::Help, Icon::Tool, Icon::Settlers, Icon::Exploration];

    /// Its name in content; its word is `icon-nw-` and this.
    pub fn name(self) -> &'static str {
        ["help", "tool", "settlers", "exploration"][self as usize]
    }

    fn of_letter(letter: char) -> Option<Icon> {
        Icon::ALL.into_iter().zip("NTSX".chars()).find(|&(_, own)| own == letter).map(|(i, _)| i)
    }
}

/// A place on the board where settlers can be sent.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Location {
    /// The panel it is on, by its place among those of the table.
    pub panel: u8,
    /// The cell of the panel, from 0, in lines of two.
    pub cell: u8,
    /// How many settlers it takes while nobody is there.
    pub settlers: u8,
    /// The symbol that cards may share with it.
    pub symbol: Option<Symbol>,
    /// When an exploration tile covers it at the start.
    pub cover: Cover,
    pub deed: Deed,
}

/// When an exploration tile covers a location at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cover {
    /// Never.
    Never,
    /// Always.
    Always,
    /// With two or three seats.
    FewSeats,
}

/// What is done at a location.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Deed {
    /// Production, upgrade or trade; a trade that brings another turn (`again`) is made at least once.
    Effect { effect: Effect, again: bool },
    /// Take a bonus tile of it, claim the point card in this place of the row, or both.
    Fort { slot: u8 },
    /// Put the row of point cards under the deck; another turn.
    RefreshPoints,
    /// Something with the components of another part.
    Elsewhere(Elsewhere),
}

/// What locations do with the components of the other parts; the game carries it out.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Elsewhere {
    /// Use or take the merchant card in this place of the row.
    Merchant { slot: u8 },
    /// Put the row of merchant cards under the deck; another turn.
    RefreshMerchants,
    /// Gain cubes; two cards of the trade route may change places.
    AdjustRoute { effect: Effect },
    /// Move the boat, so many steps at most; 0 is to any tile.
    Ship { steps: u8 },
    /// Trade where the boat is.
    MaritimeTrade,
    /// Trade at an own outpost.
    Outpost,
}

impl Elsewhere {
    /// Whether it works with boats; the others work with merchant cards.
    #[inline]
    pub(crate) fn is_at_sea(&self) -> bool {
        match self {
            Elsewhere::Ship { .. } | Elsewhere::MaritimeTrade | Elsewhere::Outpost => true,
            Elsewhere::Merchant { .. }
            | Elsewhere::RefreshMerchants
            | Elsewhere::AdjustRoute { .. } => false,
        }
    }
}

/// A space of the board on which bonus tiles lie.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Space {
    pub panel: u8,
    /// The fort it belongs to, by its location; none for one that stands alone.
    pub fort: Option<u8>,
    /// The cell of the panel; that of its fort where it has one.
    pub cell: u8,
    /// How many tiles lie there at the start.
    pub tiles: u8,
}

/// A point card.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct PointCard {
    pub cost: Cubes,
    pub points: i32,
    pub power: Power,
}

/// What a point card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// Locations with the symbol take one settler fewer.
    Help(Symbol),
    /// Locations with the symbol give a cube.
    Tool(Symbol, Cube),
    /// So many settlers come from the reserve, once.
    Settlers(u8),
    /// An exploration tile is taken, once.
    Exploration,
}

impl Power {
    /// The icon of the card.
    pub fn icon(self) -> Icon {
        match self {
            Power::Help(_) => Icon::Help,
            Power::Tool(..) => Icon::Tool,
            Power::Settlers(_) => Icon::Settlers,
            Power::Exploration => Icon::Exploration,
        }
    }
}

/// A bonus tile: points for each time its condition is met at the end.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct BonusTile {
    pub condition: Condition,
    pub points: i32,
}

/// What a bonus tile counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// It counts once.
    None,
    /// Each icon of this kind.
    Each(Icon),
    /// Each pair of two icons of these kinds.
    Pair(Icon, Icon),
    /// Each so many settlers that are not in the reserve.
    Settlers(u8),
    /// Each so many merchant cards.
    Merchants(u8),
}

/// An exploration tile.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Chart {
    pub find: Find,
}

/// What an exploration tile gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Find {
    /// Cubes at once.
    Cubes(Cubes),
    /// Settlers from the reserve at once.
    Settlers(u8),
    /// Points at the end.
    Points(i32),
    /// An icon at the end.
    Icon(Icon),
}

/// Everything printed, and the setup, of a table that is played on the land.
#[derive(Clone, Debug)]
pub struct Land {
    /// The names of the panels, in the order in which they are laid.
    pub panels: Vec<String>,
    /// The locations, panel by panel.
    pub locations: Numbered<u8, Location>,
    /// The bonus spaces, panel by panel.
    pub spaces: Numbered<u8, Space>,
    /// All point cards of the box; which are used is in `deck`.
    pub points: Numbered<u8, PointCard>,
    /// All bonus tiles of the box; which are mixed is in `bag`.
    pub tiles: Numbered<u8, BonusTile>,
    /// All exploration tiles.
    pub charts: Numbered<u8, Chart>,
    /// The point cards that are used.
    pub deck: CardSet,
    /// The bonus tiles that are mixed.
    pub bag: CardSet,
    /// The length of the row of point cards, which is the number of forts.
    pub row: usize,
    /// How many cubes fit into a storage.
    pub storage: u16,
    /// So many point cards of one seat end the game.
    pub end: u8,
    /// The settlers of a seat.
    pub settlers: u8,
    /// Who expels settlers sends so many more than are there.
    pub expel: u8,
    /// Those of them that are on the player board at the start.
    pub ready: u8,
    /// The cubes at the start, by seat.
    pub start: Vec<Cubes>,
    /// The bonus spaces of a player board.
    pub bonus_spaces: usize,
    /// Whether exploration tiles that cover nothing lie beside the board.
    pub beside: bool,
    /// Whether locations marked for two or three seats are covered.
    pub few: bool,
    /// A cube that is left, in points.
    pub spice_points: i32,
    /// A game is stopped after so many rounds.
    pub round_limit: u16,
}

/// The fields of a location in content files.
const LOCATION: [&str; 14] = [
    "cell", "kind", "settlers", "symbol", "cover", "slot", "steps", "again", "gain", "raise",
    "give", "take", "fort", "tiles",
];

impl Land {
    /// Reads the land of a table with so many seats; of the panels for choice the one of this name
    /// is laid.
    pub fn read(content: &Content, seats: u8, chosen: &str) -> Result<Land, ContentError> {
        let parameters = content.sheet("land")?;
        parameters.count(7..=7)?;
        parameters.rows.iter().try_for_each(|row| row.only(&["value"]))?;
        let number = |name: &str, most: i64| parameters.row(name)?.number::<u16>("value", 1..=most);
        let storage = number("storage", 50)?;
        let settlers = number("settlers", 40)? as u8;
        let ready = content.sheet("settlers")?;
        ready.count(3..=3)?;
        ready.rows.iter().try_for_each(|row| row.only(&["ready"]))?;
        let ready = ready.row(&seats.to_string())?.number("ready", 1..=settlers.into())?;
        let setup = content.sheet("country")?.row("table")?;
        setup.only(&["without", "marks", "bonus-spaces", "beside"])?;
        let row = usize::from(number("point-row", 4)?);
        let panels = read_panels(content, chosen)?;
        let mut land = Land {
            locations: Numbered::default(),
            spaces: Numbered::default(),
            points: Numbered::default(),
            tiles: read_tiles(content)?,
            charts: read_charts(content)?,
            deck: CardSet::EMPTY,
            bag: CardSet::EMPTY,
            row,
            storage,
            end: number("end", MOST_CLAIMED as i64)? as u8,
            settlers,
            expel: number("expel", 9)? as u8,
            ready,
            start: Cubes::read_start(
                content.sheet("land-start-cubes")?,
                (seats, MOST_SEATS),
                storage,
            )?,
            bonus_spaces: setup.number("bonus-spaces", 0..=MOST_TILES as i64)?,
            beside: setup.flag("beside")?,
            few: seats < MOST_SEATS as u8,
            spice_points: number("spice-points", 99)?.into(),
            round_limit: number("round-limit", 1000)?,
            panels,
        };
        for panel in 0..land.panels.len() {
            land.read_panel(content, panel)?;
        }
        land.read_points(content, seats, setup.text("without")?)?;
        land.mix_tiles(content, setup)?;
        land.check_setup(content)?;
        Ok(land)
    }

    fn read_panel(&mut self, content: &Content, panel: usize) -> Result<(), ContentError> {
        let sheet = content.sheet(&format!("panel-{}", self.panels[panel]))?;
        sheet.count(1..=12)?;
        let panel = panel as u8;
        for row in &sheet.rows {
            row.only(&LOCATION)?;
            if row.text("kind")? == "bonus" {
                let fort = match row.text("fort")? {
                    "" => None,
                    name => Some(self.locations.find(name).ok_or_else(|| row.bad("fort", "id"))?),
                };
                let cell = match fort.and_then(|fort| self.locations.of(fort)) {
                    Some(fort) => fort.cell,
                    None => row.number::<u8>("cell", 1..=6)? - 1,
                };
                let tiles = row.number("tiles", 1..=9)?;
                if self.spaces.len() >= MOST_SPACES {
                    return Err(row.bad("kind", "—"));
                }
                self.spaces.push(&row.id, Space { panel, fort, cell, tiles });
                continue;
            }
            let cover = match row.text("cover")? {
                "" => Cover::Never,
                "exploration" => Cover::Always,
                "2-3" => Cover::FewSeats,
                _ => return Err(row.bad("cover", "exploration / 2-3")),
            };
            if self.locations.len() >= MOST_SITES {
                return Err(row.bad("kind", "—"));
            }
            let location = Location {
                panel,
                cell: row.number::<u8>("cell", 1..=6)? - 1,
                settlers: row.number("settlers", 1..=i64::from(self.settlers))?,
                symbol: Symbol::read(row)?,
                cover,
                deed: read_deed(row, self.row as i64)?,
            };
            self.locations.push(&row.id, location);
        }
        Ok(())
    }

    fn read_points(
        &mut self,
        content: &Content,
        seats: u8,
        without: &str,
    ) -> Result<(), ContentError> {
        let sheet = content.sheet("point-cards")?;
        sheet.count(1..=64)?;
        for (number, row) in sheet.rows.iter().enumerate() {
            row.only(&["kind", "cost", "points", "symbol", "gain", "settlers", "star", "players"])?;
            let affordable = |cost: Cubes| !cost.is_empty() && cost.total() <= self.storage;
            let cost = Cubes::read(row, "cost", affordable)?;
            let symbol = || Symbol::read(row)?.ok_or_else(|| row.bad("symbol", "bear …"));
            let power = match row.text("kind")? {
                "help" => Power::Help(symbol()?),
                "tool" => {
                    let cube = Cube::parse(row.text("gain")?);
                    Power::Tool(symbol()?, cube.ok_or_else(|| row.bad("gain", "Y / R / G / B"))?)
                }
                "settlers" => Power::Settlers(row.number("settlers", 1..=9)?),
                "exploration" => Power::Exploration,
                _ => return Err(row.bad("kind", "help / tool / settlers / exploration")),
            };
            // Some pages of the rulebook print "4" for "=4".
            let least = match row.text("players")? {
                "" => 2,
                "3+" => 3,
                "=4" => 4,
                _ => return Err(row.bad("players", "3+ / =4")),
            };
            let star = row.text("star")?;
            if !["", "black", "white"].contains(&star) {
                return Err(row.bad("star", "black / white"));
            }
            if seats >= least && star != without {
                self.deck.insert(number as u8);
            }
            let points = row.number("points", 1..=99)?;
            self.points.push(&row.id, PointCard { cost, points, power });
        }
        Ok(())
    }

    /// Tiles without mark are always mixed.
    fn mix_tiles(&mut self, content: &Content, setup: &SheetRow) -> Result<(), ContentError> {
        let marks: Vec<&str> = setup.text("marks")?.split_whitespace().collect();
        for (number, row) in content.sheet("bonus-tiles")?.rows.iter().enumerate() {
            let mark = row.text("mark")?;
            if mark.is_empty() || marks.contains(&mark) {
                self.bag.insert(number as u8);
            }
        }
        Ok(())
    }

    /// Whether there is enough of everything, and each place of the row has its fort.
    fn check_setup(&self, content: &Content) -> Result<(), ContentError> {
        let needed = self.spaces.iter().map(|space| u32::from(space.tiles)).sum::<u32>();
        if self.bag.len() < needed {
            content.sheet("bonus-tiles")?.count(needed as usize..=64)?;
        }
        let covered = self.covered().count();
        if self.charts.len() < covered {
            content.sheet("exploration-tiles")?.count(covered..=64)?;
        }
        if (self.deck.len() as usize) < self.row {
            content.sheet("point-cards")?.count(64..=64)?;
        }
        for slot in 0..self.row as u8 {
            if self.forts().filter(|&(_, own)| own == slot).count() != 1 {
                let row = content.sheet("land")?.row("point-row")?;
                return Err(row.bad("value", "fort = slot"));
            }
        }
        Ok(())
    }

    /// The locations that an exploration tile covers at the start.
    pub fn covered(&self) -> impl Iterator<Item = u8> {
        (0..).zip(self.locations.iter()).filter_map(|(site, location)| match location.cover {
            Cover::Always => Some(site),
            Cover::FewSeats if self.few => Some(site),
            _ => None,
        })
    }

    /// The forts, each with its place of the row.
    pub fn forts(&self) -> impl Iterator<Item = (u8, u8)> {
        (0..).zip(self.locations.iter()).filter_map(|(site, location)| match location.deed {
            Deed::Fort { slot } => Some((site, slot)),
            _ => None,
        })
    }
}

/// The panels that are laid: those that always are, and the chosen one.
fn read_panels(content: &Content, chosen: &str) -> Result<Vec<String>, ContentError> {
    let mut panels = Vec::new();
    for row in &content.sheet("panels")?.rows {
        row.only(&["choice"])?;
        if !row.flag("choice")? || row.id.eq_ignore_ascii_case(chosen) {
            panels.push(row.id.clone());
        }
    }
    Ok(panels)
}

fn read_deed(row: &SheetRow, slots: i64) -> Result<Deed, ContentError> {
    let cubes = |field: &str| {
        let cubes = Cubes::parse(row.text(field)?).filter(|cubes| !cubes.is_empty());
        cubes.ok_or_else(|| row.bad(field, "YRGB (≤ 50)"))
    };
    let gain = || Ok(Effect { gain: cubes("gain")?, ..Effect::default() });
    let effect = |effect, again| Deed::Effect { effect, again };
    let slot = || Ok(row.number::<u8>("slot", 1..=slots)? - 1);
    Ok(match row.text("kind")? {
        "production" => effect(gain()?, false),
        "upgrade" => {
            effect(Effect { raise: row.number("raise", 1..=9)?, ..Effect::default() }, false)
        }
        "trade" => {
            let trade = Trade { give: cubes("give")?, take: cubes("take")? };
            let trades = [trade].into_iter().collect();
            effect(Effect { trades, ..Effect::default() }, row.flag("again")?)
        }
        "fort" => Deed::Fort { slot: slot()? },
        "refresh-points" => Deed::RefreshPoints,
        "merchant" => Deed::Elsewhere(Elsewhere::Merchant { slot: slot()? }),
        "refresh-merchants" => Deed::Elsewhere(Elsewhere::RefreshMerchants),
        "adjust-route" => Deed::Elsewhere(Elsewhere::AdjustRoute { effect: gain()? }),
        "ship" => Deed::Elsewhere(Elsewhere::Ship { steps: row.number_or_zero("steps", 0..=9)? }),
        "maritime-trade" => Deed::Elsewhere(Elsewhere::MaritimeTrade),
        "outpost" => Deed::Elsewhere(Elsewhere::Outpost),
        _ => return Err(row.bad("kind", "production / upgrade / trade / fort / …")),
    })
}

fn read_tiles(content: &Content) -> Result<Numbered<u8, BonusTile>, ContentError> {
    let sheet = content.sheet("bonus-tiles")?;
    sheet.count(1..=64)?;
    Numbered::read(sheet, |row| {
        row.only(&["icons", "settlers", "merchants", "points", "mark"])?;
        let icons: Option<Vec<Icon>> = row.text("icons")?.chars().map(Icon::of_letter).collect();
        let (settlers, merchants) =
            (row.number_or_zero("settlers", 0..=9)?, row.number_or_zero("merchants", 0..=9)?);
        let condition = match (icons.as_deref(), settlers, merchants) {
            (Some([]), 0, 0) => Condition::None,
            (Some(&[icon]), 0, 0) => Condition::Each(icon),
            (Some(&[one, two]), 0, 0) => Condition::Pair(one, two),
            (Some([]), settlers, 0) => Condition::Settlers(settlers),
            (Some([]), 0, merchants) => Condition::Merchants(merchants),
            _ => return Err(row.bad("icons", "N / T / S / X")),
        };
        Ok(BonusTile { condition, points: row.number("points", 1..=99)? })
    })
}

fn read_charts(content: &Content) -> Result<Numbered<u8, Chart>, ContentError> {
    let sheet = content.sheet("exploration-tiles")?;
    sheet.count(1..=64)?;
    Numbered::read(sheet, |row| {
        row.only(&["gain", "settlers", "points", "icon"])?;
        let cubes = Cubes::read(row, "gain", |_| true)?;
        let icon = row.text("icon")?.chars().next().and_then(Icon::of_letter);
        let settlers = row.number_or_zero("settlers", 0..=9)?;
        let points = row.number_or_zero("points", 0..=99)?;
        let find = match (cubes.is_empty(), settlers, points, icon) {
            (false, 0, 0, None) => Find::Cubes(cubes),
            (true, 1.., 0, None) => Find::Settlers(settlers),
            (true, 0, 1.., None) => Find::Points(points),
            (true, 0, 0, Some(icon)) => Find::Icon(icon),
            _ => return Err(row.bad("gain", "gain / settlers / points / icon")),
        };
        Ok(Chart { find })
    })
}

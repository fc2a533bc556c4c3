//! The printed market tiles, and the tiles on the cells of a chart.

use kit::content::Numbered;
use kit::{CardSet, Chance, Content, ContentError, Row};
use serde::{Deserialize, Serialize};

use super::chart::{Cell, Chart, Ground, MOST_CELLS};
use crate::cubes::Cube;
use crate::effect::{Effect, NOTHING};

/// What lies on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Site {
    /// The market tile of this number.
    Market(u8),
    /// A port.
    Port,
    /// Nothing but water.
    #[default]
    Sea,
}

impl Site {
    /// The market tile, if it is one.
    #[inline]
    pub fn tile(self) -> Option<u8> {
        if let Site::Market(tile) = self { Some(tile) } else { None }
    }
}

/// What lies on each cell, by its number.
pub type Sites = Row<Site, MOST_CELLS>;

/// Every market tile of the box.
#[derive(Clone, Debug, Default)]
pub struct Markets {
    pub(super) tiles: Numbered<u8, Market>,
}

#[derive(Clone, Debug)]
pub(super) struct Market {
    icon: Cube,
    effect: Effect,
}

impl Markets {
    /// Reads the tiles.
    pub fn read(content: &Content) -> Result<Markets, ContentError> {
        let sheet = content.sheet("market-tiles")?;
        sheet.count(24..=64)?;
        let tiles = Numbered::read(sheet, |row| {
            row.only(&["icon", "give", "take"])?;
            let icon =
                Cube::parse(row.text("icon")?).ok_or_else(|| row.bad("icon", "Y / R / G / B"))?;
            Ok(Market { icon, effect: Effect::read(row)? })
        })?;
        Ok(Markets { tiles })
    }

    /// The tile's name in content.
    pub fn id(&self, tile: u8) -> &str {
        self.tiles.id(tile)
    }

    /// The icon on the tile, which says from which row of a board an outpost comes.
    #[inline]
    pub fn icon(&self, tile: u8) -> Cube {
        self.tiles.of(tile).map_or(Cube::Yellow, |tile| tile.icon)
    }

    /// The trade of the tile.
    #[inline]
    pub fn effect(&self, tile: u8) -> &Effect {
        self.tiles.of(tile).map_or(&NOTHING, |tile| &tile.effect)
    }

    /// The tiles with this icon.
    pub fn with_icon(&self, icon: Cube) -> CardSet {
        self.tiles.set_of(|tile| tile.icon == icon)
    }

    /// Lays so many tiles of each of the four icons, taken at random, on the market cells of a chart, and sea tiles
    /// where there are more cells.
    pub fn lay(&self, chart: &Chart, of_each: usize, chance: &mut Chance) -> Sites {
        let mut drawn = Sites::new();
        for icon in Cube::ALL {
            let mut tiles = self.with_icon(icon);
            for tile in (0..of_each).filter_map(|_| tiles.draw(chance)) {
                let _ = drawn.push(Site::Market(tile));
            }
        }
        let markets = chart.cells().filter(|&cell| chart.ground(cell) == Ground::Market).count();
        while drawn.len() < markets && drawn.push(Site::Sea).is_ok() {}
        chance.shuffle(&mut drawn);
        let mut next = drawn.iter().copied();
        let mut site = |cell: Cell| match chart.ground(cell) {
            Ground::Market => next.next().unwrap_or_default(),
            Ground::Port => Site::Port,
            Ground::Sea => Site::Sea,
        };
        chart.cells().map(&mut site).collect()
    }
}

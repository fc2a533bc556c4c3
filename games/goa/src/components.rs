//! What is printed on tiles, cards and boards.

use kit::CardSet;
use kit::content::Numbered;

use crate::board::{Colony, Column, ROWS};
use crate::spices::SpiceSet;
use crate::state::Ground;

kit::numbered! {
    /// A tile of the board, by its number in the content file: first those of phase A, then those
    /// of phase B.
    pub struct Tile;

    /// An expedition card, by its number in the content file.
    pub struct Card;

    /// A colony tile, by its number in the content file.
    pub struct ColonyTile;
}

/// Goods from the supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Gain {
    pub(crate) ships: u8,
    pub(crate) colonists: u8,
    pub(crate) ducats: u8,
    pub(crate) extra_actions: u8,
    /// Expedition cards, whatever the hand limit.
    pub(crate) cards: u8,
    /// Spices of one's choice for fitting empty fields, up to so many.
    pub(crate) gather: u8,
}

/// Fields for spices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fields {
    pub(crate) count: u8,
    pub(crate) takes: SpiceSet,
}

/// What a tile is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TileKind {
    /// Goes to the seat's own board and is filled at once.
    Plantation { fields: Fields, points: u8 },
    /// Goods at once.
    Supply(Gain),
    /// So many ships or so many colonists at once.
    Either { count: u8 },
    /// A tile from the box at once.
    Favour,
    /// Goods once a round.
    Red(Gain),
    /// So many spices once, for points.
    Duty { spices: u8, points: u8 },
    /// The least advanced marker goes down a row, once.
    ViceKing,
    /// Exchanged for a tile of the board on a later turn.
    Swap,
    /// Fills so many sites, once.
    ExtraHarvest { sites: u8 },
    /// An action with an opponent's marker, once.
    Espionage,
    /// So many cards are turned up; their colonists are taken as goods of one kind, once.
    Resupply { cards: u8 },
    /// Points at the end.
    Mission { points: u8 },
    /// Single plantations are worth so much.
    Foreman { points: u8 },
}

impl TileKind {
    /// Whether it is a plantation, as far as boxing tiles goes.
    pub(crate) fn is_plantation(self) -> bool {
        matches!(self, TileKind::Plantation { .. })
    }
}

/// What an expedition card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CardKind {
    /// Goods.
    Gain(Gain),
    /// Sell up to so many spices at this price each.
    Sell { most: u8, price: u8 },
    /// Any marker goes down a row for so many ducats.
    BuyStep { price: u8 },
    /// A harvest may be of spices, ships and colonists.
    HarvestMix,
    /// A further card is turned up for a founding.
    ThirdCard,
    /// A step costs no spices.
    NoSpice,
    /// A step costs no ships.
    NoShip,
}

/// An expedition card.
#[derive(Clone, Debug)]
pub(crate) struct CardFace {
    pub(crate) kind: CardKind,
    /// The colonists on it.
    pub(crate) recruits: u8,
    /// The symbol on it, by its number.
    pub(crate) symbol: u8,
}

/// A colony tile.
#[derive(Clone, Debug)]
pub(crate) struct ColonyFace {
    pub(crate) colony: Colony,
    pub(crate) fields: Fields,
}

/// A row of the development board.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BoardRow {
    pub(crate) ships: u8,
    pub(crate) harvest: u8,
    pub(crate) taxes: u8,
    pub(crate) draw: u8,
    pub(crate) limit: u8,
    pub(crate) recruits: u8,
    pub(crate) points: u8,
    /// Cards for who enters it first in a column.
    pub(crate) first_there: u8,
    /// Extra actions for who has all markers in it or lower.
    pub(crate) all_in_row: u8,
    /// What a marker pays to leave it for the next, by column; nothing in the last row.
    pub(crate) step: [SpiceSet; Column::COUNT],
}

/// The figures of single rules.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figures {
    pub(crate) ships: u8,
    pub(crate) colonists: u8,
    pub(crate) first_ducats: u8,
    pub(crate) other_ducats: u8,
    pub(crate) quick_start_ducats: u8,
    pub(crate) quick_start_markers: u8,
    pub(crate) rounds: u8,
    pub(crate) actions: u8,
    pub(crate) boxed_tiles: u8,
    pub(crate) boxed_plantations: u8,
    pub(crate) seller_discount: u8,
    pub(crate) flag_extra_actions: u8,
    pub(crate) kept_extra_actions: u8,
    pub(crate) recruiting_cards: u8,
    pub(crate) failure_colonists: u8,
    pub(crate) most_ducats_points: u8,
}

/// Everything printed, checked.
#[derive(Clone, Debug)]
pub(crate) struct Components {
    pub(crate) tiles: Numbered<Tile, TileKind>,
    /// The tiles of phase A and those of phase B.
    pub(crate) halves: [CardSet; 2],
    pub(crate) cards: Numbered<Card, CardFace>,
    /// The signs on expedition cards.
    pub(crate) symbols: Numbered<u8>,
    pub(crate) colony_tiles: Numbered<ColonyTile, ColonyFace>,
    /// Colonists needed, by colony.
    pub(crate) colony_cost: [u8; Colony::COUNT],
    /// The fields of a tile of each colony.
    pub(crate) colony_fields: [u8; Colony::COUNT],
    pub(crate) rows: [BoardRow; ROWS],
    pub(crate) bonanza: Numbered<u8, Gain>,
    pub(crate) set_points: Vec<u8>,
    pub(crate) colony_points: Vec<u8>,
    pub(crate) figures: Figures,
}

impl Components {
    /// What the tile is; a number that no tile has is a mission without points.
    #[inline]
    pub(crate) fn tile(&self, tile: Tile) -> TileKind {
        self.tiles.of(tile).map_or(TileKind::Mission { points: 0 }, |tile| tile.face)
    }

    /// What the card does; a number that no card has gives nothing.
    #[inline]
    pub(crate) fn card(&self, card: Card) -> CardKind {
        self.cards.of(card).map_or(CardKind::Gain(Gain::default()), |card| card.kind)
    }

    /// The colonists on the card.
    pub(crate) fn recruits(&self, card: Card) -> u8 {
        self.cards.of(card).map_or(0, |card| card.recruits)
    }

    /// The row of the development board.
    #[inline]
    pub(crate) fn row(&self, row: u8) -> &BoardRow {
        &self.rows[usize::from(row).min(ROWS - 1)]
    }

    /// The fields of a plantation or colony.
    #[inline]
    pub(crate) fn fields(&self, ground: Ground) -> Fields {
        let none = Fields { count: 0, takes: SpiceSet::default() };
        match ground {
            Ground::Plantation(tile) => match self.tile(tile) {
                TileKind::Plantation { fields, .. } => fields,
                _ => none,
            },
            Ground::Colony(tile) => self.colony_tiles.of(tile).map_or(none, |tile| tile.fields),
        }
    }

    /// How many rounds there are in both phases.
    pub(crate) fn all_rounds(&self) -> u8 {
        self.figures.rounds * self.halves.len() as u8
    }
}

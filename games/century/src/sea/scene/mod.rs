//! How the sea looks, and which pieces its moves touch.
//!
//! | file | what it draws |
//! |---|---|
//! | `mod.rs` | how decisions are made by hand |
//! | `chart.rs` | the chart: tiles with outposts, boats and rafts; ports with contracts |
//! | `supply.rs` | starting lots, bonus tiles, the pile of contracts |
//! | `place.rs` | what a seat has: outposts, ship, contracts, bonus tiles |
//! | `sheets.rs` | what a narrow screen shows of it |

mod chart;
mod place;
mod sheets;
mod supply;

use kit::Phrase;
use kit::scene::{Id, Touch};

pub(crate) use self::chart::{Waters, cost};
pub(crate) use self::place::{Board, Deck, PAPER, other_height, row_counts};
use super::moves::Lookout;
use super::{Berth, Bonus, Captain, Cell, Move, Sea, Venture};
use crate::cubes::Cube;
use crate::scene;

pub(crate) const CHART: &str = "chart";

/// Words on the water, and softer ones.
pub(crate) const FOAM: &str = "#f6fbf6";
pub(crate) const MIST: &str = "#e4f3ee";
/// The ground of words on the water.
pub(crate) const DEEP: &str = "#0c4a52a8";

impl Sea {
    /// The name of the tile on a cell.
    pub(crate) fn tile_id(&self, cell: Cell) -> Id {
        format!("tile:{}", self.chart.name(cell)).into()
    }
}

impl Venture {
    fn contract_id(&self, contract: u8) -> Id {
        format!("contract:{}", self.contracts.id(contract)).into()
    }

    /// How a decision of a seat whose cubes have this name is made by hand.
    pub(crate) fn touch<S: Captain>(
        &self,
        look: &Lookout<'_, S>,
        cubes: &str,
        decision: Move,
    ) -> Touch {
        let cube = |cube: Cube| Touch::piece(scene::first_cube(cubes, cube));
        let button = |id: &'static str, word: &'static str| Touch::button(id, Phrase::new(word));
        match decision {
            Move::Lot(lot) => Touch::piece(supply::lot_id(lot)),
            Move::Moor(cell) | Move::Sail(cell) => Touch::piece(self.sea.tile_id(cell)),
            Move::Anchor => button("anchor", "button-anchor"),
            Move::Toll(paid) => cube(paid),
            Move::Spend(paid) => cube(paid),
            Move::Refit(raised) => cube(raised),
            Move::Build => button("build", "button-build"),
            Move::Tile(kind) => Touch::piece(supply::supply_id(kind)),
            Move::Exchange(times) => {
                button("exchange", "button-exchange").amount(times, times <= 4)
            }
            Move::Done => button("done", "button-stop"),
            Move::Claim(port) => {
                let number = self.sea.chart.port(port);
                match number.and_then(|number| look.docks.berths.get(number)) {
                    Some(&Berth::Open(contract)) => Touch::piece(self.contract_id(contract)),
                    _ => Touch::piece("closed"),
                }
            }
            Move::Pass => button("pass", "button-pass"),
        }
    }

    /// Every decision at sea that a seat might try by touching a piece, legal or not.
    pub(crate) fn conceivable(&self, begun: bool) -> Vec<Move> {
        let lots = (0..self.lots.len() as u8).map(Move::Lot);
        let tiles = Bonus::ALL.map(Move::Tile);
        let cells = self.sea.chart.cells();
        let steps = cells.map(|cell| if begun { Move::Sail(cell) } else { Move::Moor(cell) });
        let claims = self.sea.chart.ports().map(Move::Claim);
        lots.chain(steps).chain(claims).chain(tiles).collect()
    }
}

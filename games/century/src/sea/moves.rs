//! The moves of the sea, and their notation in records.

use std::ops::Deref;

use kit::illegal::NOT_NOW;
use kit::notation::FromOne;
use kit::{CardSet, Illegal};
use serde::{Deserialize, Serialize};

use super::{Afloat, Bonus, Captain, Cell, Docks, Means, Phase, Venture, VentureTable};
use crate::cubes::Cube;

/// One decision at sea.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// Take this starting lot.
    Lot(u8),
    /// Place the boat here.
    Moor(Cell),
    /// Sail to this cell next to the boat.
    Sail(Cell),
    /// Stop where the boat is.
    Anchor,
    /// Pay this cube to the next owner of a boat here.
    Toll(Cube),
    /// Action: build an outpost on the market where the boat is.
    Build,
    /// Pay this cube of the price of an outpost.
    Spend(Cube),
    /// Choose a bonus tile of this kind for an empty column.
    Tile(Bonus),
    /// Raise a cube of this spice after building.
    Refit(Cube),
    /// Action, or after building: make the trade of the market so many times.
    Exchange(u16),
    /// No further raise, or no trade.
    Done,
    /// Action: claim the contract in this port.
    Claim(Cell),
    /// Do nothing.
    Pass,
}

kit::notation! {
    in Venture;
    enum Move {
        Lot(lot: FromOne) = "lot",
        Moor(cell: Cell) = "moor",
        Sail(cell: Cell) = "sail",
        Anchor = "anchor",
        Toll(cube: Cube) = "toll",
        Build = "build",
        Spend(cube: Cube) = "spend",
        Tile(tile: Bonus) = "tile",
        Refit(cube: Cube) = "refit",
        Exchange(times: u16) = "exchange",
        Done = "done",
        Claim(port: Cell) = "claim",
        Pass = "pass",
    }
    Cell = |venture, cell| venture.sea.chart.name(cell), |venture, text| venture.sea.chart.find(text);
    Bonus = |_, tile| tile.id(), |_, text| Bonus::find(text);
}

/// What of a table with ports a seat decides by.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Lookout<'a, S> {
    pub at: Afloat<'a, S>,
    pub docks: &'a Docks,
    pub lots: CardSet,
}

impl<'a, S> Deref for Lookout<'a, S> {
    type Target = Afloat<'a, S>;

    #[inline]
    fn deref(&self) -> &Afloat<'a, S> {
        &self.at
    }
}

impl Venture {
    /// Carries out an action of the active seat where its boat is.
    pub fn act<T: VentureTable>(&self, turn: &mut T, action: Move) -> Result<(), Illegal> {
        match action {
            Move::Build => self.sea.build(turn)?,
            Move::Exchange(times) => self.sea.exchange(turn, times)?,
            Move::Claim(port) => self.claim(turn, port)?,
            Move::Pass => {
                turn.note(super::Event::Passed { seat: turn.active() });
                turn.end_action();
            }
            _ => return Err((&NOT_NOW).into()),
        }
        Ok(())
    }

    /// Carries out what the active seat decides when it is asked about the sea; steps are the game's
    /// to carry out, which knows what they cost.
    pub fn decide<T: VentureTable>(
        &self,
        turn: &mut T,
        phase: Phase,
        decision: Move,
    ) -> Result<(), Illegal> {
        match (phase, decision) {
            (Phase::Lot, Move::Lot(lot)) => self.take_lot(turn, lot)?,
            (Phase::Moor, Move::Moor(cell)) => self.moor(turn, cell)?,
            (Phase::Sail { .. }, Move::Anchor) => self.sea.anchor(turn)?,
            (Phase::Toll { paid }, Move::Toll(cube)) => self.sea.pay_toll(turn, paid, cube)?,
            (Phase::Build { due }, Move::Spend(cube)) => self.sea.pay_price(turn, due, cube)?,
            (Phase::Reward { column, refits }, Move::Tile(tile)) => {
                self.take_tile(turn, column, refits, tile)?;
            }
            (Phase::Refit { left }, Move::Refit(cube)) => self.sea.refit(turn, left, cube)?,
            (Phase::Refit { .. }, Move::Done) => turn.ask(Phase::Exchange),
            (Phase::Exchange, Move::Exchange(times)) => self.sea.exchange(turn, times)?,
            (Phase::Exchange, Move::Done) => turn.end_action(),
            _ => return Err((&NOT_NOW).into()),
        }
        Ok(())
    }

    /// Plays what leaves no choice; false where there is one. `means` are those of the active seat,
    /// and `others` is what besides a tile could be chosen for an empty column.
    pub fn settle<T: VentureTable>(
        &self,
        turn: &mut T,
        phase: Phase,
        means: Means,
        others: usize,
    ) -> bool {
        match phase {
            Phase::Lot => self.settle_lot(turn),
            Phase::Moor => false,
            Phase::Sail { .. } => self.sea.settle_sail(turn, means),
            Phase::Toll { paid } => self.sea.settle_toll(turn, paid),
            Phase::Build { due } => self.sea.settle_price(turn, due),
            Phase::Reward { column, refits } => self.settle_reward(turn, column, refits, others),
            Phase::Refit { left } => self.sea.settle_refit(turn, left),
            Phase::Exchange => self.sea.settle_exchange(turn),
        }
    }

    /// The cells the boat can sail to next.
    #[inline]
    pub fn list_sails<S: Captain, M: From<Move>>(
        &self,
        look: &Lookout<'_, S>,
        means: Means,
        moves: &mut Vec<M>,
    ) {
        moves.extend(self.sea.steps(look, means).map(|to| Move::Sail(to).into()));
    }

    /// What can be done where the boat is; doing nothing always can.
    #[inline]
    pub fn list_actions<S: Captain, M: From<Move>>(
        &self,
        look: &Lookout<'_, S>,
        moves: &mut Vec<M>,
    ) {
        let own = look.own();
        if self.sea.may_build(look).is_ok() {
            moves.push(Move::Build.into());
        }
        let exchanges = 1..=self.sea.exchanges(look);
        moves.extend(exchanges.map(|times| Move::Exchange(times).into()));
        if self.may_claim(look.docks, own, look.boat()).is_ok() {
            moves.push(Move::Claim(look.boat()).into());
        }
        moves.push(Move::Pass.into());
    }

    /// Every decision of a seat that is asked about the sea.
    pub fn list_decisions<S: Captain, M: From<Move>>(
        &self,
        look: &Lookout<'_, S>,
        phase: Phase,
        means: Means,
        moves: &mut Vec<M>,
    ) {
        let own = look.own();
        match phase {
            Phase::Lot => moves.extend(look.lots.iter().map(|lot| Move::Lot(lot).into())),
            Phase::Moor => {
                let cells = self.sea.chart.cells();
                let cells = cells.filter(|&cell| self.may_moor(look.sites, cell).is_ok());
                moves.extend(cells.map(|cell| Move::Moor(cell).into()));
            }
            Phase::Sail { .. } => {
                self.list_sails(look, means, moves);
                if self.sea.may_anchor(look).is_ok() {
                    moves.push(Move::Anchor.into());
                }
            }
            Phase::Toll { .. } => {
                moves.extend(own.cubes().kinds().map(|cube| Move::Toll(cube).into()));
            }
            Phase::Build { .. } => {
                moves.extend(own.cubes().kinds().map(|cube| Move::Spend(cube).into()));
            }
            Phase::Reward { column, .. } => {
                let tiles = self.choices(look.places, column);
                moves.extend(tiles.map(|tile| Move::Tile(tile).into()));
            }
            Phase::Refit { .. } => {
                moves.extend(own.cubes().raisable().map(|cube| Move::Refit(cube).into()));
                moves.push(Move::Done.into());
            }
            Phase::Exchange => {
                let times = 1..=self.sea.exchanges(look);
                moves.extend(times.map(|times| Move::Exchange(times).into()));
                moves.push(Move::Done.into());
            }
        }
    }
}

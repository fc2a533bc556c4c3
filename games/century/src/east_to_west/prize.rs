//! Bonus tiles that do not come from forts: one for each column of outposts that is emptied, and one
//! for every so many merchant cards that were used.
//!
//! Rulebook p. 13, "Lieux pour déplacement de bateau", and p. 15, "Lieux Marchand". That of a column is
//! taken if there is one and room for it, that of used cards may be left.

use kit::{CardSet, Illegal, Log};
use serde::{Deserialize, Serialize};

use super::Rules;
use super::event::Event;
use super::moves::Move;
use super::state::{Phase, Place, Shared};
use super::turn::Turn;
use crate::land::{self, draw_tile, refusals};
use crate::turn::{Acting as _, first_two};

/// What a bonus tile is taken for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Prize {
    /// An emptied column of outposts.
    Column,
    /// Used merchant cards.
    Used,
}

/// Where these bonus tiles lie.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prizes {
    /// The spaces for emptied columns.
    pub(super) columns: CardSet,
    /// The spaces for used cards.
    pub(super) used: CardSet,
    /// So many used cards bring a tile; 0 where they bring none.
    pub(super) every: u8,
}

impl Prizes {
    fn spaces(&self, prize: Prize) -> CardSet {
        match prize {
            Prize::Column => self.columns,
            Prize::Used => self.used,
        }
    }
}

impl Rules {
    /// The spaces from which a seat can take a tile for this.
    fn open_prizes(&self, table: &Shared, own: &Place, prize: Prize) -> impl Iterator<Item = u8> {
        let room = own.colony.bonus.len() < self.components.land.bonus_spaces;
        let piles = table.country.piles;
        let spaces = self.components.prizes.spaces(prize).iter().filter(move |_| room);
        spaces.filter(move |&space| {
            piles.get(usize::from(space)).is_some_and(|pile| pile.top.is_some())
        })
    }

    pub(super) fn list_prizes(
        &self,
        table: &Shared,
        own: &Place,
        prize: Prize,
        moves: &mut Vec<Move>,
    ) {
        let tiles = self.open_prizes(table, own, prize).map(land::Move::Tile);
        moves.extend(
            tiles.chain((prize == Prize::Used).then_some(land::Move::Stop)).map(Move::Land),
        );
    }

    /// Whether this can be asked: there is a choice.
    pub(super) fn check_prize(&self, table: &Shared, own: &Place, prize: Prize) -> bool {
        let least = if prize == Prize::Column { 2 } else { 1 };
        own.colony.bonus.len() < self.earned(table, own)
            && self.open_prizes(table, own, prize).count() >= least
    }

    /// How many bonus tiles a seat has earned at most: some of them it may have left or lost.
    pub(super) fn earned(&self, table: &Shared, own: &Place) -> usize {
        let columns = self.components.sea.emptied(&table.waters, own.fleet.outposts);
        let used = own.ledger.discard.len().checked_div(self.components.prizes.every.into());
        usize::from(columns) + used.unwrap_or(0) as usize
    }

    /// Why a tile that lies at no fort cannot be taken now; with boats none lies at a fort.
    pub(super) fn no_prize_yet(&self, space: u8) -> Option<Illegal> {
        let prizes = &self.components.prizes;
        if !self.part.sea {
            None
        } else if prizes.columns.contains(space) {
            Some((&refusals::TILE_BY_COLUMN).into())
        } else if prizes.used.contains(space) {
            Some(Illegal::by(&refusals::TILE_BY_CARDS).with("every", prizes.every))
        } else {
            Some((&refusals::NO_TILE).into())
        }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// A card was used: every so many bring a tile at once.
    pub(super) fn used_card(&mut self) {
        let every = self.game.components.prizes.every;
        let used = self.own().ledger.discard.len() as u8;
        if used.checked_rem(every) == Some(0) {
            self.ask(Phase::Prize(Prize::Used));
        } else {
            self.end_action();
        }
    }

    /// Takes the tile, or leaves it.
    pub(super) fn decide_prize(
        &mut self,
        prize: Prize,
        decision: Option<land::Move>,
    ) -> Result<(), Illegal> {
        match (decision, prize) {
            (Some(land::Move::Tile(space)), _) => {
                if !self.game.components.prizes.spaces(prize).contains(space) {
                    let reason = self.game.no_prize_yet(space);
                    return Err(reason.unwrap_or_else(|| (&refusals::NO_TILE).into()));
                }
                if !draw_tile(self, space) {
                    return Err((&refusals::NO_TILE).into());
                }
            }
            (Some(land::Move::Stop), Prize::Used) => {}
            _ => return Err((&kit::illegal::NOT_NOW).into()),
        }
        self.after_prize(prize);
        Ok(())
    }

    /// A tile of which there is none is lost; the only one for a column is taken.
    pub(super) fn settle_prize(&mut self, prize: Prize) -> bool {
        let (first, second) = first_two(self.game.open_prizes(self.table, self.own(), prize));
        match (first, second, prize) {
            (None, ..) => self.after_prize(prize),
            (Some(space), None, Prize::Column) => {
                draw_tile(self, space);
                self.after_prize(prize);
            }
            _ => return false,
        }
        true
    }

    /// After the tile of a column comes the trade of the market, after that of cards nothing.
    fn after_prize(&mut self, prize: Prize) {
        let game = self.game;
        match prize {
            Prize::Column => game.components.sea.trade_here(self, true),
            Prize::Used => self.end_action(),
        }
    }
}

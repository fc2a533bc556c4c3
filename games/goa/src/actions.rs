//! A turn: one action, and cards and tiles before, during and after it.
//!
//! Rulebook p. 5, "Actions des joueurs"; p. 10, "Espionnage".

use kit::illegal::NOT_NOW;
use kit::{Illegal, Log, Seat};

use crate::Goa;
use crate::board::Column;
use crate::components::TileKind;
use crate::event::{Event, Goods};
use crate::refusals;
use crate::state::{Move, Phase, Shared, State, Tie};
use crate::turn::Turn;

impl Goa {
    /// The action of the turn is still to be taken.
    pub(crate) fn may_act(&self, table: &Shared) -> Result<(), Illegal> {
        if table.acted { Err((&refusals::ACTED).into()) } else { Ok(()) }
    }

    /// A turn is not passed: ships and taxes are always possible (R18).
    pub(crate) fn may_end(&self, table: &Shared) -> Result<(), Illegal> {
        if table.acted { Ok(()) } else { Err((&refusals::ACTION_FIRST).into()) }
    }

    /// Whether, as far as everybody can see, the seat could still use a tile or a card.
    pub(crate) fn may_go_on(&self, state: &State) -> bool {
        let table = &state.table;
        if table.is_auction() {
            return false;
        }
        !table.carded && !state.own_hand().is_empty()
            || table.own().tiles.iter().any(|tile| self.may_use(table, tile).is_ok())
    }

    /// Whether Espionage takes this action with that seat's marker (R30). As a mix a harvest needs
    /// no field.
    pub(crate) fn may_spy(
        &self,
        table: &Shared,
        tie: Option<Tie>,
        on: Seat,
        column: Column,
    ) -> Result<(), Illegal> {
        if on == table.active || on.0 >= self.options.seats {
            return Err((&refusals::NOT_AN_OPPONENT).into());
        }
        match (column, tie) {
            (Column::Ships | Column::Taxes, None) => Ok(()),
            (Column::Harvest, None) => self.may_harvest(table.own()),
            (Column::Colonies, None | Some(Tie::Third)) => self.may_found_any(table),
            (Column::Harvest, Some(Tie::Mix)) => Ok(()),
            _ => Err((&refusals::NO_SUCH_ERRAND).into()),
        }
    }

    /// The Espionage tile of the seat that is asked.
    pub(crate) fn espionage(&self, table: &Shared) -> Option<u8> {
        let spies =
            |tile: &u8| self.components.tile(crate::components::Tile(*tile)) == TileKind::Espionage;
        table.own().tiles.iter().find(spies)
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn take_turn(&mut self, decision: Move) -> Result<(), Illegal> {
        match decision {
            Move::Play(card) => return self.play_card(card),
            Move::Use(tile) => return self.use_tile(tile),
            Move::End => {
                self.game.may_end(&self.state.table)?;
                self.end_turn();
                return Ok(());
            }
            Move::Progress(_)
            | Move::Ships
            | Move::Harvest
            | Move::Taxes
            | Move::Expedition
            | Move::Found(_) => self.game.may_act(&self.state.table)?,
            _ => return Err((&NOT_NOW).into()),
        }
        let table = &self.state.table;
        let row = |column: Column| table.own().markers[column as usize];
        match decision {
            Move::Progress(column) => return self.progress(column, None),
            Move::Harvest => {
                self.game.may_harvest(table.own())?;
                self.harvest(row(Column::Harvest), false);
            }
            Move::Found(colony) => {
                self.game.may_found(table, colony)?;
                let recruits = self.game.components.row(row(Column::Colonies)).recruits;
                self.found(colony, recruits, false);
            }
            Move::Ships => self.build_ships(row(Column::Ships)),
            Move::Taxes => self.raise_taxes(row(Column::Taxes)),
            _ => self.go_on_expedition(row(Column::Expedition)),
        }
        self.state.table.acted = true;
        Ok(())
    }

    fn build_ships(&mut self, row: u8) {
        let (seat, ships) = (self.seat(), self.game.components.row(row).ships);
        self.own().ships = self.own().ships.saturating_add(ships.into());
        self.log.note(Event::Built { seat, ships });
        self.resume();
    }

    fn raise_taxes(&mut self, row: u8) {
        let (seat, ducats) = (self.seat(), self.game.components.row(row).taxes);
        self.earn(seat, ducats.into());
        self.log.note(Event::Taxed { seat, ducats });
        self.resume();
    }

    /// The answer to which action goes with the card just played.
    pub(crate) fn act_with(&mut self, tie: Tie, decision: Move) -> Result<(), Illegal> {
        match (tie, decision) {
            (Tie::NoSpice | Tie::NoShip, Move::Progress(column)) => {
                self.progress(column, Some(tie))
            }
            (Tie::Mix, Move::Harvest) => {
                self.game.may_act(&self.state.table)?;
                self.state.table.acted = true;
                let row = self.own().markers[Column::Harvest as usize];
                self.harvest(row, true);
                Ok(())
            }
            (Tie::Third, Move::Found(colony)) => {
                self.game.may_act(&self.state.table)?;
                self.game.may_found(&self.state.table, colony)?;
                self.state.table.acted = true;
                let row = self.own().markers[Column::Colonies as usize];
                self.found(colony, self.game.components.row(row).recruits, true);
                Ok(())
            }
            (Tie::Mix | Tie::Third, Move::Spy(on, column)) => self.spy_with(tie, on, column),
            _ => Err((&NOT_NOW).into()),
        }
    }

    /// Espionage: an action with another seat's marker, in addition to the turn's own (R30).
    pub(crate) fn spy(&mut self, on: Seat, column: Column) -> Result<(), Illegal> {
        self.game.may_spy(&self.state.table, None, on, column)?;
        self.run_errand(None, on, column);
        Ok(())
    }

    /// Espionage together with a card that goes with its action, the one card of the turn (R30).
    pub(crate) fn spy_with(&mut self, tie: Tie, on: Seat, column: Column) -> Result<(), Illegal> {
        let Some(tile) = self.game.espionage(&self.state.table) else {
            return Err((&refusals::NOT_YOUR_TILE).into());
        };
        self.game.may_spy(&self.state.table, Some(tie), on, column)?;
        self.discard_tile(tile);
        self.run_errand(Some(tie), on, column);
        Ok(())
    }

    fn run_errand(&mut self, tie: Option<Tie>, on: Seat, column: Column) {
        let seat = self.seat();
        self.log.note(Event::Spied { seat, on, column });
        let row = self.state.table.places[on.index()].markers[column as usize];
        match column {
            Column::Ships => self.build_ships(row),
            Column::Taxes => self.raise_taxes(row),
            Column::Harvest => self.harvest(row, tie == Some(Tie::Mix)),
            Column::Colonies | Column::Expedition => {
                let recruits = self.game.components.row(row).recruits;
                self.state.table.phase = Phase::Name { recruits, third: tie == Some(Tie::Third) };
            }
        }
    }

    /// Goods from the supply, which has no end, extra action cards included (R40, R44).
    pub(crate) fn receive(&mut self, goods: Goods) {
        if goods == Goods::default() {
            return;
        }
        let seat = self.seat();
        let own = self.own();
        own.ships = own.ships.saturating_add(goods.ships);
        own.colonists = own.colonists.saturating_add(goods.colonists);
        let extra = goods.extra_actions.min(u8::MAX.into()) as u8;
        own.extra_actions = own.extra_actions.saturating_add(extra);
        self.earn(seat, goods.ducats);
        self.log.note(Event::Gained { seat, goods });
    }
}

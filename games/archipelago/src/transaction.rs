//! Buying and selling: the action transaction, ports and markets, and the cards that trade.

use kit::illegal::NOT_NOW;
use kit::{Illegal, Log, Seat};

use crate::Archipelago;
use crate::components::{Action, Board, Building, Resource};
use crate::event::Event;
use crate::refusals::{
    BANK_EMPTY, LACKS_CUBE, LACKS_FLORINS, LACKS_TOKEN, MARKET_EMPTY, MARKET_FULL, NO_UNIT,
    NOT_CONTROLLED, ONE_SITE, SITE_USED, WRONG_BOARD,
};
use crate::state::{Move, Phase, State, Stock, Table};
use crate::turn::Turn;
use crate::units::{ENGAGED, TRADED, UnitId};

/// The market a building trades on.
fn board_of(building: Building) -> Option<Board> {
    match building {
        Building::Market => Some(Board::Home),
        Building::Port => Some(Board::Abroad),
        Building::Town | Building::Temple => None,
    }
}

impl Archipelago {
    /// Whether a transaction is possible; what it costs or brings. A full section takes nothing (R31).
    pub(crate) fn may_trade(
        &self,
        table: &Table,
        stock: &Stock,
        decision: Move,
    ) -> Result<u8, Illegal> {
        let (Move::Buy(board, resource)
        | Move::Sell(board, resource)
        | Move::SellToken(board, resource)) = decision
        else {
            return Err((&NOT_NOW).into());
        };
        let section = self.components.section(board, resource);
        let cubes = table.markets[board.index()][resource.index()];
        if matches!(decision, Move::Buy(..)) {
            if cubes == 0 {
                return Err((&MARKET_EMPTY).into());
            }
            let price = section.buying(cubes);
            return if price <= stock.florins {
                Ok(price)
            } else {
                Err(Illegal::by(&LACKS_FLORINS).with("florins", price))
            };
        }
        if cubes >= section.capacity() {
            return Err((&MARKET_FULL).into());
        }
        match decision {
            Move::Sell(..) if stock.cubes(resource) == 0 => {
                Err(Illegal::by(&LACKS_CUBE).with("resource", resource.index() as i32))
            }
            Move::SellToken(..) if stock.explorers == 0 => {
                Err(Illegal::by(&LACKS_TOKEN).with("tokens", 1))
            }
            // The cube that stands for the token comes from the bank (R14).
            Move::SellToken(..) if table.bank_cubes[resource.index()] == 0 => {
                Err((&BANK_EMPTY).into())
            }
            _ => Ok(section.selling(cubes)),
        }
    }

    /// Every transaction a stock allows on a market.
    pub(crate) fn each_trade(
        &self,
        table: &Table,
        stock: &Stock,
        board: Board,
        mut each: impl FnMut(Move),
    ) {
        for &resource in Resource::ALL {
            for decision in [
                Move::Buy(board, resource),
                Move::Sell(board, resource),
                Move::SellToken(board, resource),
            ] {
                if self.may_trade(table, stock, decision).is_ok() {
                    each(decision);
                }
            }
        }
    }

    /// Whether any transaction is possible on a market after so many florins were paid.
    pub(crate) fn can_trade(&self, table: &Table, stock: &Stock, board: Board, paid: u8) -> bool {
        let Some(florins) = stock.florins.checked_sub(paid) else { return false };
        let mut any = false;
        let stock = Stock { florins, ..*stock };
        self.each_trade(table, &stock, board, |_| any = true);
        any
    }

    /// The unit that is engaged for using a port or market (R27, R28).
    pub(crate) fn may_open(
        &self,
        state: &State,
        seat: Seat,
        region: u8,
        building: Building,
        by_town: bool,
    ) -> Result<UnitId, Illegal> {
        let table = &state.table;
        let Some(board) = board_of(building) else { return Err((&NOT_CONTROLLED).into()) };
        if table.round.traded {
            return Err((&ONE_SITE).into());
        }
        if self.controller(table, region, building) != Some(seat) {
            return Err((&NOT_CONTROLLED).into());
        }
        if table.site(region, building).is_used() {
            return Err((&SITE_USED).into());
        }
        let on = if by_town { Building::Town } else { building };
        let id = self.occupant(table, region, on).ok_or(&NO_UNIT)?;
        let unit = table.unit(id);
        let fit = unit.is_free() || (by_town && unit.is_active() && unit.is(TRADED));
        if self.owner(id) != seat || !fit {
            return Err((&NO_UNIT).into());
        }
        if state.stock(seat).florins == 0 {
            return Err(Illegal::by(&LACKS_FLORINS).with("florins", 1));
        }
        if !self.can_trade(table, state.stock(seat), board, 1) {
            return Err((&MARKET_EMPTY).into());
        }
        Ok(id)
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// The action of the wheel: one purchase or sale.
    pub(crate) fn transaction(&mut self, decision: Move) -> Result<(), Illegal> {
        self.game.may_act(&self.state.table, self.seat)?;
        let price =
            self.game.may_trade(&self.state.table, self.state.stock(self.seat), decision)?;
        self.place_disc(Action::Transaction);
        self.trade(decision, price);
        self.finish_step();
        Ok(())
    }

    /// A transaction of a building or card; buying and selling may be mixed (R30).
    pub(crate) fn trade_on(
        &mut self,
        board: Board,
        left: u8,
        decision: Move,
    ) -> Result<(), Illegal> {
        let (Move::Buy(on, _) | Move::Sell(on, _) | Move::SellToken(on, _)) = decision else {
            return Err((&NOT_NOW).into());
        };
        if on != board {
            return Err((&WRONG_BOARD).into());
        }
        let price =
            self.game.may_trade(&self.state.table, self.state.stock(self.seat), decision)?;
        self.trade(decision, price);
        if left > 1 {
            self.ask(Phase::Trade { board, left: left - 1, begun: true });
        } else {
            self.finish_step();
        }
        Ok(())
    }

    /// Moves a cube and its price.
    pub(crate) fn trade(&mut self, decision: Move, price: u8) {
        let seat = self.seat;
        match decision {
            Move::Buy(board, resource) => {
                let table = self.table();
                table.markets[board.index()][resource.index()] -= 1;
                table.bank += price;
                let stock = self.state.stock_mut(seat);
                stock.florins -= price;
                stock.cubes[resource.index()] += 1;
                self.log.note(Event::Bought { seat, board, resource, florins: price });
            }
            Move::Sell(board, resource) | Move::SellToken(board, resource) => {
                let token = matches!(decision, Move::SellToken(..));
                if token {
                    self.state.stock_mut(seat).explorers -= 1;
                    let table = self.table();
                    table.spent += 1;
                    table.bank_cubes[resource.index()] -= 1;
                } else {
                    self.state.stock_mut(seat).cubes[resource.index()] -= 1;
                }
                let table = self.table();
                table.markets[board.index()][resource.index()] += 1;
                let florins = price.min(table.bank);
                table.bank -= florins;
                self.state.stock_mut(seat).florins += florins;
                self.log.note(Event::Sold { seat, board, resource, florins, token });
            }
            _ => {}
        }
    }

    /// Uses a port or market: one florin on the wheel, then its transactions.
    pub(crate) fn open_site(
        &mut self,
        region: u8,
        building: Building,
        by_town: bool,
    ) -> Result<(), Illegal> {
        let seat = self.seat;
        let id = self.game.may_open(self.state, seat, region, building, by_town)?;
        self.state.stock_mut(seat).florins -= 1;
        let table = self.table();
        table.wheel.coins += 1;
        table.round.traded = true;
        if let Some(region) = table.regions.get_mut(usize::from(region)) {
            let site = &mut region.sites[building.index()];
            *site = site.used(true);
        }
        table.unit_mut(id).flags |= if by_town { ENGAGED | TRADED } else { ENGAGED };
        self.log.note(Event::Opened { seat, building, region });
        if let Some(board) = board_of(building) {
            let left = self.game.components.figures.site_trades;
            self.ask(Phase::Trade { board, left, begun: false });
        }
        Ok(())
    }
}

//! Ports: contracts to be paid with exactly the cubes they ask for, the pile they come from, and the
//! tile that closes a port.
//!
//! Rulebook p. 5, "Port". The closed tile lies somewhere among the first tiles of the pile. Once it
//! has come up it closes the port where it was drawn; with every claim after that it moves to the
//! port of the claim, and the port it leaves gets the new contract.

use kit::content::Printed;
use kit::{CardSet, Chance, Illegal, Row};
use serde::{Deserialize, Serialize};

use super::chart::MOST_PORTS;
use super::{Captain, Cell, Event, Sea, Venture, VentureTable, refusals};
use crate::claims::Claim;
use crate::cubes::Cubes;
use crate::hold::{self, Hold as _};

/// What lies in a port.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Berth {
    /// The contract of this number.
    Open(u8),
    /// The tile that closes it.
    #[default]
    Closed,
}

/// The ports, and the pile under them, of which only this is known: which contracts are in it, and
/// among how many on top the closed tile lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Docks {
    /// What lies in each port.
    pub berths: Row<Berth, MOST_PORTS>,
    /// The contracts still to come, in an order that does not exist yet.
    pub pile: CardSet,
    /// The closed tile is among so many on top of the pile; 0 once it has come.
    pub closed_among: u8,
}

impl Docks {
    /// The next tile of the pile: the closed one is as likely as any other of those it is among.
    fn draw(&mut self, chance: &mut Chance) -> Berth {
        if self.closed_among > 0 {
            let closed = chance.below(self.closed_among.into()) == 0;
            self.closed_among = if closed { 0 } else { self.closed_among - 1 };
            if closed {
                return Berth::Closed;
            }
        }
        self.pile.draw(chance).map_or(Berth::Closed, Berth::Open)
    }
}

impl Venture {
    /// The ports at the start: a contract in each, then the closed tile is mixed into the pile.
    pub fn open_ports(&self, chance: &mut Chance) -> Docks {
        let mut pile = self.contracts.set();
        let drawn = self.sea.chart.ports().filter_map(|_| pile.draw(chance)).map(Berth::Open);
        let berths = drawn.collect();
        Docks { berths, pile, closed_among: self.closed_among }
    }

    /// The contract of this number.
    pub fn contract(&self, contract: u8) -> Option<&Printed<Claim>> {
        self.contracts.of(contract)
    }

    /// The points of a seat's contracts.
    pub fn contract_points(&self, own: &impl Captain) -> i32 {
        let contracts = own.prizes().contracts.iter().filter_map(|&number| self.contract(number));
        contracts.map(|contract| contract.points).sum()
    }

    /// A contract is claimed in the port where the boat is, for exactly its price; not in a closed
    /// port.
    #[inline]
    pub fn may_claim(
        &self,
        docks: &Docks,
        own: &impl Captain,
        port: Cell,
    ) -> Result<(usize, u8), Illegal> {
        let number = self.sea.chart.port(port).filter(|_| own.fleet().boat == Some(port));
        let Some(number) = number else { return Err((&refusals::NOT_IN_PORT).into()) };
        match docks.berths.get(number) {
            Some(&Berth::Open(contract)) => {
                let cost = self.contract(contract).map_or(Cubes::NONE, |contract| contract.cost);
                hold::affords(own.cubes(), cost)?;
                Ok((number, contract))
            }
            _ => Err((&refusals::PORT_CLOSED).into()),
        }
    }

    /// Action: pays for the contract in this port and takes it; the port is filled again at once.
    pub fn claim<T: VentureTable>(&self, turn: &mut T, port: Cell) -> Result<(), Illegal> {
        let (number, contract) = self.may_claim(turn.docks(), turn.own(), port)?;
        let cost = self.contract(contract).map_or(Cubes::NONE, |contract| contract.cost);
        let own = turn.own_mut();
        own.cubes_mut().pay(cost, 1);
        let _ = own.prizes_mut().contracts.push(contract);
        let claimed = own.prizes().contracts.len();
        turn.note(Event::Claimed { seat: turn.active(), contract });
        self.refill(turn, number);
        turn.close(claimed, self.end);
        turn.end_action();
        Ok(())
    }

    /// The closed tile comes to the port of the claim, and the new contract to where it was; before
    /// that the new tile comes to the port of the claim.
    fn refill<T: VentureTable>(&self, turn: &mut T, port: usize) {
        let (docks, chance) = turn.docks_mut();
        let closed = docks.berths.iter().position(|&berth| berth == Berth::Closed);
        let drawn = docks.draw(chance);
        if closed.is_some()
            && let Some(berth) = docks.berths.get_mut(port)
        {
            *berth = Berth::Closed;
        }
        let filled = closed.unwrap_or(port);
        if let Some(berth) = docks.berths.get_mut(filled) {
            *berth = drawn;
        }
        let cell = |number: usize| self.sea.port_cell(number);
        if closed.is_some() || drawn == Berth::Closed {
            turn.note(Event::PortClosed { port: cell(port) });
        }
        if let Berth::Open(contract) = drawn {
            turn.note(Event::ContractCame { contract, port: cell(filled) });
        }
    }
}

impl Sea {
    /// The cell of the port of this number.
    pub fn port_cell(&self, number: usize) -> Cell {
        self.chart.ports().nth(number).unwrap_or_default()
    }
}

//! How boats sail, step by step, and what they pay where they stop.
//!
//! Rulebook p. 4, "Déplacer son bateau". A path counts as a whole: a step is legal only if from there
//! a cell can be reached where the boat may stop. A boat that stops on a market pays a cube
//! to the owner of each other boat there, and may not stop without enough cubes; on ports and at sea
//! nobody is paid. Passing costs nothing, and who does not move pays nothing.

use kit::{Illegal, Seat};

use super::{Afloat, Cell, Event, Phase, Sailor, Sea, SeaTable, Site, Sites, refusals};
use crate::cubes::Cube;
use crate::hold::{self, Hold as _};

/// How far a boat can still sail, and what it could pay there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Means {
    /// Steps that cost nothing.
    pub free: u16,
    /// Further steps that can be paid for.
    pub paid: u16,
    pub cubes: u16,
    /// Whether a step is paid with a cube.
    pub by_cubes: bool,
}

impl Means {
    /// The cubes left after so many steps; `None` if they cannot be sailed.
    #[inline]
    fn cubes_after(self, steps: u16) -> Option<u16> {
        let paid = steps.saturating_sub(self.free);
        if paid > self.paid {
            return None;
        }
        Some(if self.by_cubes { self.cubes.saturating_sub(paid) } else { self.cubes })
    }

    /// The means once a step is paid for that was not free; `None` if it cannot be.
    #[inline]
    pub fn after_fare(self) -> Option<Means> {
        Means { free: 0, ..self }.after_step()
    }

    /// The means after one step; `None` if it cannot be sailed.
    #[inline]
    fn after_step(self) -> Option<Means> {
        let cubes = self.cubes_after(1)?;
        Some(match self.free {
            0 => Means { paid: self.paid - 1, cubes, ..self },
            free => Means { free: free - 1, ..self },
        })
    }
}

impl Sea {
    /// The other seats whose boats lie on a cell, clockwise from the active one.
    fn others_on<S: Sailor>(&self, at: &Afloat<'_, S>, cell: Cell) -> impl Iterator<Item = Seat> {
        let seats = at.active.round(at.places.len() as u8).skip(1);
        seats.filter(move |seat| {
            at.places.get(seat.index()).is_some_and(|place| place.fleet().boat == Some(cell))
        })
    }

    /// Whose boat on a cell the next cube goes to, when so many are paid.
    pub(super) fn owner_due<S: Sailor>(
        &self,
        at: &Afloat<'_, S>,
        cell: Cell,
        paid: u8,
    ) -> Option<Seat> {
        let number = u16::from(paid).checked_div(self.toll)?;
        self.others_on(at, cell).nth(number.into())
    }

    /// The cubes a boat pays that stops on a cell.
    #[inline]
    pub fn tolls<S: Sailor>(&self, at: &Afloat<'_, S>, cell: Cell) -> u16 {
        if self.has_tolls(at.sites, cell) {
            self.others_on(at, cell).count() as u16 * self.toll
        } else {
            0
        }
    }

    /// Whether boats on a cell are paid by one that stops there.
    #[inline]
    fn has_tolls(&self, sites: &Sites, cell: Cell) -> bool {
        match sites.get(cell.index()) {
            Some(Site::Market(_)) => true,
            Some(Site::Sea) => self.sea_tolls,
            _ => false,
        }
    }

    /// Whether a boat on this cell can come to a stop, here or further on.
    pub fn can_stop<S: Sailor>(&self, at: &Afloat<'_, S>, cell: Cell, means: Means) -> bool {
        let stops = |to: Cell| {
            let cubes = means.cubes_after(self.chart.steps(cell, to));
            cubes.is_some_and(|cubes| self.tolls(at, to) <= cubes)
        };
        stops(cell) || self.chart.cells().any(stops)
    }

    /// A step goes to a cell next to the boat, is paid for, and does not lead where no stop can be
    /// reached.
    #[inline]
    pub fn may_sail<S: Sailor>(
        &self,
        at: &Afloat<'_, S>,
        to: Cell,
        means: Means,
    ) -> Result<(), Illegal> {
        let Some(boat) = at.own().fleet().boat.filter(|&boat| self.chart.touch(boat, to)) else {
            return Err((&refusals::NOT_NEXT_TO_BOAT).into());
        };
        debug_assert_ne!(boat, to);
        let Some(left) = means.after_step() else { return Err((&refusals::NO_FARE).into()) };
        if self.can_stop(at, to, left) {
            return Ok(());
        }
        let needed = self.tolls(at, to);
        Err(Illegal::by(&refusals::NO_STOP_AHEAD).with("needed", needed).with("had", left.cubes))
    }

    /// The cells to which a boat can sail next.
    #[inline]
    pub fn steps<'a, S: Sailor>(
        &'a self,
        at: &'a Afloat<'_, S>,
        means: Means,
    ) -> impl Iterator<Item = Cell> + 'a {
        // A boat that was not placed yet is near nothing.
        let boat = at.own().fleet().boat.unwrap_or(Cell(u8::MAX));
        self.chart.near(boat).filter(move |&to| self.may_sail(at, to, means).is_ok())
    }

    /// Sails a step. Tells the cell that was left if the step has to be paid for, which the game then
    /// asks; else the boat may sail on.
    pub fn sail<T: SeaTable>(
        &self,
        turn: &mut T,
        steps: u8,
        means: Means,
        to: Cell,
    ) -> Result<Option<Cell>, Illegal> {
        self.may_sail(&turn.afloat(), to, means)?;
        let from = move_boat(turn, to);
        if means.free == 0 {
            return Ok(Some(from));
        }
        turn.ask(Phase::Sail { steps: steps.saturating_add(1) });
        Ok(None)
    }

    /// Whether the boat may stop where it is.
    pub fn may_anchor<S: Sailor>(&self, at: &Afloat<'_, S>) -> Result<(), Illegal> {
        let Some(boat) = at.own().fleet().boat else { return Ok(()) };
        self.affords_stop(at, boat, at.own().cubes().total())
    }

    /// Whether a boat with so many cubes can pay those that lie on a cell, to stop there.
    #[inline]
    pub(crate) fn affords_stop<S: Sailor>(
        &self,
        at: &Afloat<'_, S>,
        cell: Cell,
        had: u16,
    ) -> Result<(), Illegal> {
        let needed = self.tolls(at, cell);
        if needed <= had {
            return Ok(());
        }
        Err(Illegal::by(&refusals::CANNOT_PAY_TOLLS).with("needed", needed).with("had", had))
    }

    /// Stops after a movement: whose boats are here is paid.
    pub fn anchor<T: SeaTable>(&self, turn: &mut T) -> Result<(), Illegal> {
        self.may_anchor(&turn.afloat())?;
        turn.ask(Phase::Toll { paid: 0 });
        Ok(())
    }

    /// The next owner who is to be paid.
    pub(super) fn next_owner<T: SeaTable>(&self, turn: &T, paid: u8) -> Option<Seat> {
        let boat = turn.own().fleet().boat?;
        let tolls = self.has_tolls(turn.sites(), boat);
        self.owner_due(&turn.afloat(), boat, paid).filter(|_| tolls)
    }

    /// Pays a cube to the next owner, who has no say in which (R-36 of A New World); cubes that lie on
    /// the tile cannot pay.
    pub fn pay_toll<T: SeaTable>(&self, turn: &mut T, paid: u8, cube: Cube) -> Result<(), Illegal> {
        let Some(owner) = self.next_owner(turn, paid) else { return Ok(()) };
        hold::take(turn.own_mut().cubes_mut(), cube)?;
        if let Some(place) = turn.places_mut().get_mut(owner.index()) {
            place.cubes_mut().put(cube);
        }
        turn.note(Event::Tolled { seat: turn.active(), owner, cube });
        turn.ask(Phase::Toll { paid: paid + 1 });
        Ok(())
    }

    /// Goes on where the next toll leaves no choice, or everybody has been paid.
    pub fn settle_toll<T: SeaTable>(&self, turn: &mut T, paid: u8) -> bool {
        if self.next_owner(turn, paid).is_none() {
            turn.landed();
            return true;
        }
        let sole = turn.own().cubes().sole();
        sole.is_some_and(|cube| self.pay_toll(turn, paid, cube).is_ok())
    }

    /// A boat that can sail no further stops.
    pub(super) fn settle_sail<T: SeaTable>(&self, turn: &mut T, means: Means) -> bool {
        let sails = self.steps(&turn.afloat(), means).next().is_some();
        !sails && turn.own().fleet().boat.is_some() && self.anchor(turn).is_ok()
    }
}

/// The boat of the active seat goes to another cell; tells which one it has left.
#[inline]
pub(crate) fn move_boat<T: SeaTable>(turn: &mut T, to: Cell) -> Cell {
    let from = turn.own_mut().fleet_mut().boat.replace(to).unwrap_or(to);
    turn.note(Event::Sailed { seat: turn.active(), from, to });
    from
}

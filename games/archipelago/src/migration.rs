//! The action migration: units step, sail, are convoyed, go on buildings and off them (R23, R38, R66,
//! R83).

use kit::{Illegal, Log, Seat};

use crate::Archipelago;
use crate::components::{Building, Effect, MOST_REGIONS};
use crate::event::Event;
use crate::refusals::{
    AT_LEAST_ONE, CROWDED, LORDS_REGION, NO_UNIT, NO_WAY, OCCUPIED, REGION_FULL,
};
use crate::state::{Phase, Table};
use crate::turn::Turn;
use crate::units::{Figure, MOVED, Unit, spot_of};

/// Shores, or seas, two for each region, as bits.
type Shores = u64;

fn bit(region: u8, shore: u8) -> Shores {
    1u64.checked_shl(u32::from(region) * 2 + u32::from(shore)).unwrap_or(0)
}

/// A unit that may still move.
fn may_move(unit: &Unit) -> bool {
    unit.is_free() && !unit.is(MOVED)
}

impl Archipelago {
    /// Steps by land in a migration of this round.
    pub(crate) fn land_steps(&self, table: &Table) -> u8 {
        let roads = self.components.cards.iter().find(|card| card.effect == Effect::Roads);
        if table.round.roads { roads.map_or(1, |card| card.amount.max(1)) } else { 1 }
    }

    /// The shores a citizen can come to from a shore.
    fn landings(&self, table: &Table, seat: Seat, region: u8, shore: u8, steps: u8) -> Shores {
        let mut reached = bit(region, shore);
        for _ in 0..steps {
            let mut next = reached;
            for number in 0..table.regions.len() as u8 {
                for side in (0..2).filter(|&side| reached & bit(number, side) != 0) {
                    self.each_land_step(table, number, side, |to, there| next |= bit(to, there));
                }
            }
            reached = next;
        }
        reached | self.convoys(table, seat, region, shore)
    }

    /// The shores a citizen can be carried to: each crossing needs a ship of its own at one of its ends.
    fn convoys(&self, table: &Table, seat: Seat, region: u8, shore: u8) -> Shores {
        let mut ships = [[0u8; 2]; MOST_REGIONS];
        let mut any = false;
        for unit in self.units(table, seat, true).iter().filter(|unit| unit.is_free()) {
            let sea = self.side(table, true, unit.region, unit.spot);
            if let Some(seas) = ships.get_mut(usize::from(unit.region)) {
                seas[usize::from(sea & 1)] += 1;
                any = true;
            }
        }
        if !any {
            return 0;
        }
        let mut landed = 0;
        for sea in 0..self.face_of(table, region).seas.min(2) {
            let here = ships[usize::from(region)][usize::from(sea)];
            if here > 0 {
                landed |= self.shores_of(table, region);
            }
            self.carry(table, &ships, (region, sea), here, bit(region, sea), &mut landed);
        }
        landed & !bit(region, shore)
    }

    fn shores_of(&self, table: &Table, region: u8) -> Shores {
        (0..self.face_of(table, region).shores).fold(0, |shores, shore| shores | bit(region, shore))
    }

    /// Follows the chains on from a sea of which so many ships are unused. A chain that comes back to a
    /// sea has only lost ships, so no sea is passed twice, and the ship that is left behind is used before
    /// the one ahead. Where it began a citizen may still land: on the other shore of a strait.
    fn carry(
        &self,
        table: &Table,
        ships: &[[u8; 2]; MOST_REGIONS],
        (region, sea): (u8, u8),
        left: u8,
        passed: Shores,
        landed: &mut Shores,
    ) {
        self.each_sea_step(table, region, sea, |to, there| {
            let own = ships[usize::from(to)][usize::from(there)];
            let arrives = if left > 0 { Some(own) } else { own.checked_sub(1) };
            let Some(arrives) = arrives else { return };
            *landed |= self.shores_of(table, to);
            let sea = bit(to, there);
            if passed & sea == 0 {
                self.carry(table, ships, (to, there), arrives, passed | sea, landed);
            }
        });
    }

    /// Whether a unit may stand at a spot of a region to which it can come by that side.
    fn may_stop_at(
        &self,
        table: &Table,
        seat: Seat,
        ship: bool,
        region: u8,
        spot: u8,
    ) -> Result<(), Illegal> {
        let there = Unit { region, spot, flags: 0 };
        let Some(building) = there.building() else { return Ok(()) };
        if !table.site(region, building).is_built() || (ship && building != Building::Port) {
            return Err((&NO_WAY).into());
        }
        if self.occupant(table, region, building).is_some() {
            return Err((&OCCUPIED).into());
        }
        if self.lord(table, region).is_some_and(|lord| lord != seat) {
            return Err((&LORDS_REGION).into());
        }
        Ok(())
    }

    /// Whether a unit can come to a spot at all; says nothing of the limit of citizens.
    fn is_way(&self, table: &Table, figure: Figure, steps: u8, to: u8, spot: u8) -> bool {
        let target = Unit { region: to, spot, flags: 0 };
        let face = self.face_of(table, to);
        let sides = if figure.ship { face.seas } else { face.shores };
        if table.region(to).is_none() || target.icon().is_some() {
            return false;
        }
        if target.building().is_none() && spot >= sides {
            return false;
        }
        let side = self.side(table, figure.ship, to, spot);
        let from = self.side(table, figure.ship, figure.region, figure.spot);
        if figure.ship {
            let mut near = to == figure.region && side == from;
            self.each_sea_step(table, figure.region, from, |region, sea| {
                near |= (region, sea) == (to, side);
            });
            return near;
        }
        self.landings(table, figure.seat, figure.region, from, steps) & bit(to, side) != 0
    }

    /// The citizens of a seat by region.
    fn crowds(&self, table: &Table, seat: Seat) -> [u8; MOST_REGIONS] {
        let mut crowds = [0; MOST_REGIONS];
        for unit in self.units(table, seat, false).iter().filter(|unit| unit.is_out()) {
            if let Some(crowd) = crowds.get_mut(usize::from(unit.region)) {
                *crowd += 1;
            }
        }
        crowds
    }

    /// The region with a citizen too many.
    pub(crate) fn crowded(&self, table: &Table, seat: Seat) -> Option<u8> {
        let most = self.components.figures.crowd;
        let crowds = self.crowds(table, seat);
        crowds.iter().position(|crowd| *crowd > most).map(|region| region as u8)
    }

    /// Whether a citizen can leave a region that is too full, perhaps making others leave the next
    /// one (R83). Regions that were passed are not entered again.
    fn can_thin_out(
        &self,
        table: &Table,
        seat: Seat,
        steps: u8,
        region: u8,
        crowds: &[u8; MOST_REGIONS],
        passed: u32,
    ) -> bool {
        let most = self.components.figures.crowd;
        let mut thins = false;
        let moves = |unit: &Unit| may_move(unit) && unit.region == region;
        self.figures(table, seat, false, moves, |figure| {
            if thins {
                return;
            }
            let from = self.side(table, false, region, figure.spot);
            let landings = self.landings(table, seat, region, from, steps);
            for to in (0..table.regions.len() as u8).filter(|&to| to != region) {
                let lands = (0..2).any(|shore| landings & bit(to, shore) != 0);
                if !lands || thins {
                    continue;
                }
                thins = crowds[usize::from(to)] < most
                    || (passed >> to & 1 == 0
                        && self.can_thin_out(table, seat, steps, to, crowds, passed | 1 << region));
            }
        });
        thins
    }

    /// Whether a unit may move there.
    #[expect(clippy::too_many_arguments, reason = "a step of a migration is one decision")]
    pub(crate) fn may_march(
        &self,
        table: &Table,
        seat: Seat,
        ships: bool,
        steps: u8,
        figure: Figure,
        to: u8,
        spot: u8,
    ) -> Result<(), Illegal> {
        if figure.seat != seat || self.find(table, figure, may_move).is_none() {
            return Err((&NO_UNIT).into());
        }
        if (to, spot) == (figure.region, figure.spot) {
            return Err((&NO_WAY).into());
        }
        let crowded = self.crowded(table, seat);
        if let Some(region) = crowded
            && (figure.ship || figure.region != region || to == region)
        {
            return Err((&CROWDED).into());
        }
        // A migration of ships moves citizens only by convoy: not by land, not inside a region but
        // across its sea.
        if !self.is_way(table, figure, if ships { 0 } else { steps }, to, spot) {
            return Err((&NO_WAY).into());
        }
        if ships && !figure.ship {
            let from = self.side(table, false, figure.region, figure.spot);
            let side = self.side(table, false, to, spot);
            if self.convoys(table, seat, figure.region, from) & bit(to, side) == 0 {
                return Err((&NO_WAY).into());
            }
        }
        self.may_end_there(table, ships, steps, figure, to, spot)
    }

    /// Whether a unit that can come to a spot may stay there.
    fn may_end_there(
        &self,
        table: &Table,
        ships: bool,
        steps: u8,
        figure: Figure,
        to: u8,
        spot: u8,
    ) -> Result<(), Illegal> {
        let seat = figure.seat;
        self.may_stop_at(table, seat, figure.ship, to, spot)?;
        if figure.ship || to == figure.region {
            return Ok(());
        }
        let mut crowds = self.crowds(table, seat);
        let most = self.components.figures.crowd;
        if crowds[usize::from(to)] < most {
            return Ok(());
        }
        crowds[usize::from(figure.region)] -= 1;
        let passed = if self.crowded(table, seat).is_some() { 1 << figure.region } else { 0 };
        let steps = if ships { 0 } else { steps };
        if self.can_thin_out(table, seat, steps, to, &crowds, passed) {
            Ok(())
        } else {
            Err(Illegal::by(&REGION_FULL).with("most", most))
        }
    }

    /// Every move of a migration, until one is answered with `false`: that is enough then.
    pub(crate) fn each_march(
        &self,
        table: &Table,
        seat: Seat,
        ships: bool,
        steps: u8,
        mut each: impl FnMut(Figure, u8, u8) -> bool,
    ) {
        let crowded = self.crowded(table, seat);
        let mut more = true;
        for ship in [false, true] {
            self.figures(table, seat, ship, may_move, |figure| {
                if !more || crowded.is_some_and(|region| ship || figure.region != region) {
                    return;
                }
                let from = self.side(table, ship, figure.region, figure.spot);
                let steps = if ships { 0 } else { steps };
                let reached = if ship {
                    let mut seas = bit(figure.region, from);
                    self.each_sea_step(table, figure.region, from, |to, sea| seas |= bit(to, sea));
                    seas
                } else if ships {
                    self.convoys(table, seat, figure.region, from)
                } else {
                    self.landings(table, seat, figure.region, from, steps)
                };
                for to in 0..table.regions.len() as u8 {
                    if !more || reached & (bit(to, 0) | bit(to, 1)) == 0 || crowded == Some(to) {
                        continue;
                    }
                    let face = self.face_of(table, to);
                    let sides = if ship { face.seas } else { face.shores };
                    let built = |building: &&Building| {
                        table.site(to, **building).is_built()
                            && (!ship || **building == Building::Port)
                    };
                    let buildings = Building::ALL.iter().filter(built);
                    for spot in (0..sides).chain(buildings.map(|building| spot_of(*building))) {
                        let side = self.side(table, ship, to, spot);
                        if more
                            && reached & bit(to, side) != 0
                            && (to, spot) != (figure.region, figure.spot)
                            && self.may_end_there(table, ships, steps, figure, to, spot).is_ok()
                        {
                            more = each(figure, to, spot);
                        }
                    }
                }
            });
        }
    }

    /// Whether any unit can move.
    pub(crate) fn can_march(
        &self,
        table: &Table,
        seat: Seat,
        ships: bool,
        steps: u8,
    ) -> Result<(), Illegal> {
        let mut any = false;
        self.each_march(table, seat, ships, steps, |_, _, _| {
            any = true;
            false
        });
        if any { Ok(()) } else { Err((&NO_UNIT).into()) }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn march(
        &mut self,
        ships: bool,
        steps: u8,
        figure: Figure,
        to: u8,
        spot: u8,
    ) -> Result<(), Illegal> {
        let seat = self.seat;
        self.game.may_march(&self.state.table, seat, ships, steps, figure, to, spot)?;
        if let Some(id) = self.game.find(&self.state.table, figure, may_move) {
            let unit = self.state.table.unit_mut(id);
            (unit.region, unit.spot, unit.flags) = (to, spot, unit.flags | MOVED);
        }
        self.log.note(Event::Moved { unit: figure, to, spot });
        if self.game.can_march(&self.state.table, seat, ships, steps).is_ok() {
            self.ask(Phase::Migrate { ships, steps, begun: true });
        } else {
            self.finish_step();
        }
        Ok(())
    }

    pub(crate) fn stop_migration(&mut self, begun: bool) -> Result<(), Illegal> {
        if !begun {
            return Err((&AT_LEAST_ONE).into());
        }
        if self.game.crowded(&self.state.table, self.seat).is_some() {
            return Err((&CROWDED).into());
        }
        self.finish_step();
        Ok(())
    }
}

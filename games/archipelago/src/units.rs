//! Citizens and ships: where they are, and what they control.

use kit::Seat;
use serde::{Deserialize, Serialize};

use crate::Archipelago;
use crate::components::{BUILDINGS, Building, MOST_ICONS, MOST_REGIONS, MOST_SEATS, Resource};
use crate::state::Table;

/// The region of a unit that is in the supply.
pub const SUPPLY: u8 = 255;
/// The region of a citizen on a wonder.
pub const MONUMENT: u8 = 254;
/// The first spot that is an icon; before it are the two shores, or seas.
pub const ICON: u8 = 2;
/// The first spot that is a building.
pub const BUILT: u8 = ICON + MOST_ICONS as u8;

/// It has worked this turn.
pub const ENGAGED: u8 = 1;
/// It lies: a rebel.
pub const LYING: u8 = 2;
/// It has moved in the migration under way.
pub const MOVED: u8 = 4;
/// It is engaged by using ports and markets from its town alone.
pub const TRADED: u8 = 8;

/// A citizen or ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unit {
    /// The region it is in.
    pub region: u8,
    /// Where there: a shore or sea, an icon, a building.
    pub spot: u8,
    /// Engaged, lying, moved.
    pub flags: u8,
}

impl Default for Unit {
    fn default() -> Unit {
        Unit { region: SUPPLY, spot: 0, flags: 0 }
    }
}

impl Unit {
    /// Whether it is on the map.
    #[inline]
    pub fn is_out(&self) -> bool {
        self.region < MONUMENT
    }

    /// Whether it has a flag.
    #[inline]
    pub fn is(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// Whether it is on the map and does not lie.
    #[inline]
    pub fn is_active(&self) -> bool {
        self.is_out() && !self.is(LYING)
    }

    /// Whether it can work.
    #[inline]
    pub fn is_free(&self) -> bool {
        self.is_out() && self.flags & (LYING | ENGAGED) == 0
    }

    /// The building it stands on.
    pub fn building(&self) -> Option<Building> {
        self.spot.checked_sub(BUILT).and_then(|at| Building::ALL.get(usize::from(at))).copied()
    }

    /// The icon it stands on.
    pub fn icon(&self) -> Option<usize> {
        (ICON..BUILT).contains(&self.spot).then(|| usize::from(self.spot - ICON))
    }
}

/// The spot of a building.
#[inline]
pub fn spot_of(building: Building) -> u8 {
    BUILT + building as u8
}

/// Units of a seat that stand at the same place: decisions name these, not single ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// Whose.
    pub seat: Seat,
    /// Whether they are ships.
    pub ship: bool,
    /// The region.
    pub region: u8,
    /// Where there.
    pub spot: u8,
}

/// Who controls what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Holdings {
    /// Who controls each region through its town.
    pub(crate) lords: [Option<Seat>; MOST_REGIONS],
    /// Buildings that each seat controls, by kind.
    pub(crate) controlled: [[u8; BUILDINGS]; MOST_SEATS],
}

/// A unit by its kind and number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnitId {
    /// Whether it is a ship.
    pub ship: bool,
    /// Its place in the list of its kind.
    pub at: usize,
}

impl Archipelago {
    /// The seat of a unit.
    #[inline]
    pub(crate) fn owner(&self, id: UnitId) -> Seat {
        let figures = &self.components.figures;
        let each = if id.ship { figures.ships } else { figures.citizens };
        Seat((id.at / usize::from(each.max(1))) as u8)
    }

    /// The places of a seat's units in the list of their kind.
    #[inline]
    pub(crate) fn range(&self, seat: Seat, ship: bool) -> std::ops::Range<usize> {
        let figures = &self.components.figures;
        let each = usize::from(if ship { figures.ships } else { figures.citizens });
        seat.index() * each..(seat.index() + 1) * each
    }

    /// The units of a seat of one kind.
    #[inline]
    pub(crate) fn units<'t>(&self, table: &'t Table, seat: Seat, ship: bool) -> &'t [Unit] {
        let range = self.range(seat, ship);
        let all: &[Unit] = if ship { &table.ships } else { &table.citizens };
        all.get(range).unwrap_or(&[])
    }

    /// The first unit of these that the test finds fit.
    #[inline]
    pub(crate) fn find(
        &self,
        table: &Table,
        figure: Figure,
        fit: impl Fn(&Unit) -> bool,
    ) -> Option<UnitId> {
        let units = self.units(table, figure.seat, figure.ship);
        let at = units.iter().position(|unit| {
            unit.region == figure.region && unit.spot == figure.spot && unit.is_out() && fit(unit)
        })?;
        Some(UnitId { ship: figure.ship, at: at + self.range(figure.seat, figure.ship).start })
    }

    /// A unit of a seat in the supply.
    pub(crate) fn spare(&self, table: &Table, seat: Seat, ship: bool) -> Option<UnitId> {
        let at = self.units(table, seat, ship).iter().position(|unit| unit.region == SUPPLY)?;
        Some(UnitId { ship, at: at + self.range(seat, ship).start })
    }

    /// Every place where a seat has units that the test finds fit, each once.
    pub(crate) fn figures(
        &self,
        table: &Table,
        seat: Seat,
        ship: bool,
        fit: impl Fn(&Unit) -> bool,
        mut each: impl FnMut(Figure),
    ) {
        let units = self.units(table, seat, ship);
        let takes = |unit: &Unit| unit.is_out() && fit(unit);
        for (at, unit) in units.iter().enumerate().filter(|(_, unit)| takes(unit)) {
            let same = |other: &Unit| {
                takes(other) && (other.region, other.spot) == (unit.region, unit.spot)
            };
            if !units[..at].iter().any(same) {
                each(Figure { seat, ship, region: unit.region, spot: unit.spot });
            }
        }
    }

    /// The shore of a citizen, or the sea of a ship.
    pub(crate) fn side(&self, table: &Table, ship: bool, region: u8, spot: u8) -> u8 {
        let unit = Unit { region, spot, flags: 0 };
        if let Some(icon) = unit.icon() {
            return self.face_of(table, region).icons.get(icon).map_or(0, |icon| icon.side);
        }
        match unit.building() {
            Some(building) => {
                let site = table.site(region, building);
                if ship { site.sea() } else { site.shore() }
            }
            None => spot,
        }
    }

    /// The citizens of a seat in a region, rebels too.
    #[inline]
    pub(crate) fn crowd(&self, table: &Table, seat: Seat, region: u8) -> u8 {
        let here = |unit: &&Unit| unit.region == region;
        self.units(table, seat, false).iter().filter(here).count() as u8
    }

    /// Whether a seat has an active unit in a region.
    pub(crate) fn is_present(&self, table: &Table, seat: Seat, region: u8) -> bool {
        let here = |unit: &Unit| unit.region == region && unit.is_active();
        self.units(table, seat, false).iter().any(here)
            || self.units(table, seat, true).iter().any(here)
    }

    /// The unit on a building.
    pub(crate) fn occupant(&self, table: &Table, region: u8, building: Building) -> Option<UnitId> {
        let spot = spot_of(building);
        let here = |unit: &Unit| unit.region == region && unit.spot == spot;
        let citizen = table.citizens.iter().position(here);
        let ship = || match building {
            Building::Port => table.ships.iter().position(here),
            _ => None,
        };
        citizen
            .map(|at| UnitId { ship: false, at })
            .or_else(|| ship().map(|at| UnitId { ship: true, at }))
    }

    /// Who controls a region through an active citizen on its town (R24).
    pub(crate) fn lord(&self, table: &Table, region: u8) -> Option<Seat> {
        if !table.site(region, Building::Town).is_built() {
            return None;
        }
        let id = self.occupant(table, region, Building::Town)?;
        table.unit(id).is_active().then(|| self.owner(id))
    }

    /// Who controls a building: the active unit on it, else the lord of the region (R24).
    pub(crate) fn controller(&self, table: &Table, region: u8, building: Building) -> Option<Seat> {
        if !table.site(region, building).is_built() {
            return None;
        }
        match self.occupant(table, region, building) {
            Some(id) if table.unit(id).is_active() => Some(self.owner(id)),
            _ => self.lord(table, region),
        }
    }

    /// Who controls what, in one pass over the units: for counting by the thousand.
    pub(crate) fn holdings(&self, table: &Table) -> Holdings {
        let mut on = [[None; BUILDINGS]; MOST_REGIONS];
        for ship in [false, true] {
            let units: &[Unit] = if ship { &table.ships } else { &table.citizens };
            for (at, unit) in units.iter().enumerate().filter(|(_, unit)| unit.is_out()) {
                if let Some(building) = unit.building()
                    && let Some(sites) = on.get_mut(usize::from(unit.region))
                {
                    let owner = self.owner(UnitId { ship, at });
                    sites[building.index()] = Some(owner).filter(|_| unit.is_active());
                }
            }
        }
        let mut holdings =
            Holdings { lords: [None; MOST_REGIONS], controlled: [[0; BUILDINGS]; MOST_SEATS] };
        for (number, region) in table.regions.iter().enumerate() {
            let built = |building: Building| region.sites[building.index()].is_built();
            let lord = on[number][Building::Town.index()].filter(|_| built(Building::Town));
            holdings.lords[number] = lord;
            for &building in Building::ALL {
                let controller = on[number][building.index()].or(lord);
                if let Some(seat) = controller.filter(|_| built(building)) {
                    holdings.controlled[seat.index().min(MOST_SEATS - 1)][building.index()] += 1;
                }
            }
        }
        holdings
    }

    /// How many buildings of a kind a seat controls.
    pub(crate) fn controlled(&self, table: &Table, seat: Seat, building: Building) -> u8 {
        let regions = 0..table.regions.len() as u8;
        regions.filter(|&region| self.controller(table, region, building) == Some(seat)).count()
            as u8
    }

    /// Citizens on the map (R60).
    #[inline]
    pub(crate) fn population(&self, table: &Table) -> u8 {
        table.citizens.iter().filter(|unit| unit.is_out()).count() as u8
    }

    /// Whether an icon can be harvested at all: not spoilt and nobody on it.
    pub(crate) fn is_icon_free(&self, table: &Table, region: u8, icon: usize) -> bool {
        let spoilt = table.region(region).is_some_and(|region| region.spoilt >> icon & 1 == 1);
        let spot = ICON + icon as u8;
        let resource = self.face_of(table, region).icons.get(icon).map(|icon| icon.resource);
        let here = |unit: &Unit| unit.region == region && unit.spot == spot;
        let taken = match resource {
            Some(Resource::Fish) => table.ships.iter().any(here),
            _ => table.citizens.iter().any(here),
        };
        !spoilt && !taken
    }
}

//! The map: hexagons that touch, sides that must be alike, steps by land and by sea.
//!
//! Hexagons stand on a flat side; directions are counted clockwise from the north.

use crate::Archipelago;
use crate::components::{Edge, Face, HEXES};
use crate::state::{NOWHERE, Region, Table};

/// The way to each neighbour, in columns and slanted rows.
pub const WAYS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// No region lies farther out: a map of 25 never comes near it.
pub const FARTHEST: i8 = 26;

/// The face of the open sea, then that of the desert.
pub const OPEN_SEA: u8 = 2 * HEXES;
/// The desert village.
pub const DESERT: u8 = 2 * HEXES + 1;

/// The hexagon of a face.
pub fn hex_of(face: u8) -> u8 {
    face / 2
}

impl Archipelago {
    /// What is printed on a region.
    #[inline]
    pub(crate) fn face_of(&self, table: &Table, region: u8) -> &Face {
        self.face(table.region(region).map_or(OPEN_SEA, |region| region.face))
    }

    /// A face by its number.
    #[inline]
    pub(crate) fn face(&self, face: u8) -> &Face {
        let faces = &self.components.faces;
        faces.get(usize::from(face)).unwrap_or(&faces[usize::from(OPEN_SEA)])
    }

    /// The shore of a region at a side of the world.
    #[inline]
    pub(crate) fn shore_at(&self, table: &Table, region: u8, way: usize) -> Option<u8> {
        let turned = table.region(region)?.turned;
        self.face_of(table, region).shore[unturned(way, turned)]
    }

    /// The sea of a region at a side of the world.
    #[inline]
    pub(crate) fn sea_at(&self, table: &Table, region: u8, way: usize) -> Option<u8> {
        let turned = table.region(region)?.turned;
        self.face_of(table, region).sea[unturned(way, turned)]
    }

    /// What lies along a side of a face that is turned.
    pub(crate) fn edge(&self, face: u8, turned: u8, way: usize) -> Edge {
        self.face(face).edges[unturned(way, turned)]
    }

    /// How many regions a hexagon would touch there, if all sides that touch are alike. Where the
    /// hexagons run out plain may join mountain (R79).
    pub(crate) fn fit(
        &self,
        table: &Table,
        face: u8,
        turned: u8,
        at: (i8, i8),
        lax: bool,
    ) -> Option<u8> {
        let mut touched = 0;
        for (way, near) in neighbours(table, at).into_iter().enumerate() {
            let Some(region) = table.region(near) else { continue };
            let theirs = self.edge(region.face, region.turned, (way + 3) % 6);
            let own = self.edge(face, turned, way);
            let alike = own == theirs || (lax && own != Edge::Sea && theirs != Edge::Sea);
            if !alike {
                return None;
            }
            touched += 1;
        }
        Some(touched)
    }

    /// Every free place beside a region, each once.
    pub(crate) fn each_place(&self, table: &Table, mut each: impl FnMut((i8, i8))) {
        for (number, region) in table.regions.iter().enumerate() {
            for (way, &(q, r)) in WAYS.iter().enumerate() {
                if region.near[way] != NOWHERE {
                    continue;
                }
                let at = (region.q + q, region.r + r);
                // It was met before if an earlier region touches it.
                if !neighbours(table, at).into_iter().any(|met| usize::from(met) < number) {
                    each(at);
                }
            }
        }
    }

    /// The regions that can be reached from a shore by one step on land, and the shore there.
    pub(crate) fn each_land_step(
        &self,
        table: &Table,
        region: u8,
        shore: u8,
        mut each: impl FnMut(u8, u8),
    ) {
        let Some(here) = table.region(region) else { return };
        for way in 0..6 {
            if self.shore_at(table, region, way) == Some(shore)
                && let Some(there) = self.shore_at(table, here.near[way], (way + 3) % 6)
            {
                each(here.near[way], there);
            }
        }
    }

    /// The regions that can be reached from a sea by one step, and the sea there.
    pub(crate) fn each_sea_step(
        &self,
        table: &Table,
        region: u8,
        sea: u8,
        mut each: impl FnMut(u8, u8),
    ) {
        let Some(here) = table.region(region) else { return };
        for way in 0..6 {
            if self.sea_at(table, region, way) == Some(sea)
                && let Some(there) = self.sea_at(table, here.near[way], (way + 3) % 6)
            {
                each(here.near[way], there);
            }
        }
    }
}

/// The side of the face that shows at a side of the world.
#[inline]
fn unturned(way: usize, turned: u8) -> usize {
    (way + 6 - usize::from(turned % 6)) % 6
}

/// The regions around a place, clockwise from the north.
pub(crate) fn neighbours(table: &Table, (q, r): (i8, i8)) -> [u8; 6] {
    let mut near = [NOWHERE; 6];
    for (number, region) in table.regions.iter().enumerate() {
        let (dq, dr) = (region.q - q, region.r - r);
        if let Some(way) = WAYS.iter().position(|&way| way == (dq, dr)) {
            near[way] = number as u8;
        }
    }
    near
}

/// Lays a hexagon down; tells its number.
pub(crate) fn lay(table: &mut Table, face: u8, turned: u8, at: (i8, i8)) -> u8 {
    let near = neighbours(table, at);
    let number = table.regions.len() as u8;
    for (way, &region) in near.iter().enumerate() {
        if let Some(region) = table.regions.get_mut(usize::from(region)) {
            region.near[(way + 3) % 6] = number;
        }
    }
    let region = Region { face, turned, q: at.0, r: at.1, near, ..Region::default() };
    // There are no more hexagons than the map has room for.
    let _ = table.regions.push(region);
    number
}

impl Region {
    /// Where it lies.
    pub fn place(&self) -> (i8, i8) {
        (self.q, self.r)
    }
}

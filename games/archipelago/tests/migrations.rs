//! Ways on many random maps, against what the rules say in plain words: migrations with every way of
//! using ships one by one (R38), and every place of a new hexagon (R16).

use std::collections::BTreeSet;

use archipelago::map::WAYS;
use archipelago::units::Unit;
use archipelago::{Move, Phase};
use kit::{Chance, Game as _, Seat, Seed};

use crate::fixture::ArchipelagoFixture;

/// A region and a shore or sea of it.
type Side = (u8, u8);

/// The side of a face that shows at a side of the world.
fn unturned(way: usize, turned: u8) -> usize {
    (way + 6 - usize::from(turned)) % 6
}

/// A map of so many regions more, where all sides that touch are alike.
pub(crate) fn map(chance: &mut Chance, regions: usize) -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::new(3);
    while fixture.table().regions.len() <= regions {
        let hex = chance.below(24) as u8;
        let face = 2 * hex + chance.below(2) as u8;
        let turned = chance.below(6) as u8;
        let table = *fixture.table();
        let beside = table.regions[chance.below(table.regions.len() as u32) as usize];
        let way = chance.below(6) as usize;
        let (q, r) = (beside.q + WAYS[way].0, beside.r + WAYS[way].1);
        let faces = &fixture.game.components().faces;
        let fits = table.regions.iter().all(|region| {
            let near = WAYS.iter().position(|&(dq, dr)| (q + dq, r + dr) == (region.q, region.r));
            let alike = near.is_none_or(|way| {
                let own = faces[usize::from(face)].edges[unturned(way, turned)];
                let other = &faces[usize::from(region.face)];
                own == other.edges[unturned((way + 3) % 6, region.turned)]
            });
            alike && (region.q, region.r) != (q, r) && region.face / 2 != hex
        });
        if fits {
            let id = faces[usize::from(face)].id.clone();
            fixture.lay(&id, turned, q, r);
        }
    }
    fixture
}

/// The sides that one step leads to, by land or by sea.
fn steps(fixture: &ArchipelagoFixture, (region, side): Side, by_sea: bool) -> Vec<Side> {
    let table = fixture.table();
    let faces = &fixture.game.components().faces;
    let side_at = |region: u8, way: usize| {
        let region = &table.regions[usize::from(region)];
        let face = &faces[usize::from(region.face)];
        let at = unturned(way, region.turned);
        if by_sea { face.sea[at] } else { face.shore[at] }
    };
    let near = table.regions[usize::from(region)].near;
    let ways = (0..6).filter(|&way| near[way] != 255 && side_at(region, way) == Some(side));
    ways.filter_map(|way| Some((near[way], side_at(near[way], (way + 3) % 6)?))).collect()
}

/// Every zone that a citizen can be carried to from one, each crossing with a ship of its own at one
/// of its ends.
fn carried(
    fixture: &ArchipelagoFixture,
    zone: Side,
    ships: &[Side],
    used: u8,
    zones: &mut BTreeSet<Side>,
) {
    for next in steps(fixture, zone, true) {
        for (at, lies) in ships.iter().enumerate() {
            if used >> at & 1 == 0 && (*lies == zone || *lies == next) {
                zones.insert(next);
                carried(fixture, next, ships, used | 1 << at, zones);
            }
        }
    }
}

pub(crate) fn shores(fixture: &ArchipelagoFixture, region: u8) -> u8 {
    let face = fixture.table().regions[usize::from(region)].face;
    fixture.game.components().faces[usize::from(face)].shores
}

pub(crate) fn seas(fixture: &ArchipelagoFixture, region: u8) -> u8 {
    let face = fixture.table().regions[usize::from(region)].face;
    fixture.game.components().faces[usize::from(face)].seas
}

/// Where a citizen can go.
fn reached(
    fixture: &ArchipelagoFixture,
    from: Side,
    ships: &[Side],
    land_steps: u8,
) -> BTreeSet<Side> {
    let mut shores_reached: BTreeSet<Side> = std::iter::once(from).collect();
    for _ in 0..land_steps {
        let next: Vec<Side> =
            shores_reached.iter().flat_map(|&shore| steps(fixture, shore, false)).collect();
        shores_reached.extend(next);
    }
    for sea in 0..seas(fixture, from.0) {
        let zone = (from.0, sea);
        let mut zones = BTreeSet::new();
        carried(fixture, zone, ships, 0, &mut zones);
        if ships.contains(&zone) {
            zones.insert(zone);
        }
        for (region, _) in zones {
            shores_reached.extend((0..shores(fixture, region)).map(|shore| (region, shore)));
        }
    }
    shores_reached.remove(&from);
    shores_reached
}

#[test]
fn citizens_go_wherever_land_and_ships_take_them() {
    let mut chance = Chance::new(Seed::from_number(38));
    let (mut ways, mut inside) = (0, 0);
    for round in 0..150 {
        let mut fixture = map(&mut chance, 9);
        let regions = fixture.table().regions.len() as u32;
        let mut ships = Vec::new();
        while ships.len() < 1 + round % 4 {
            let region = chance.below(regions) as u8;
            if seas(&fixture, region) > 0 {
                let sea = chance.below(seas(&fixture, region).into()) as u8;
                ships.push((region, sea));
                fixture.ships(0, region, sea, 1);
            }
        }
        // One citizen alone, so that no region is full.
        let from = loop {
            let region = chance.below(regions) as u8;
            if shores(&fixture, region) > 0 {
                break (region, chance.below(shores(&fixture, region).into()) as u8);
            }
        };
        fixture.citizens(0, from.0, from.1, 1);
        let land_steps = 1 + (round % 2) as u8;
        fixture.table_mut().phase =
            Phase::Migrate { ships: false, steps: land_steps, begun: false };
        let mut moves = Vec::new();
        fixture.game.moves(&fixture.state, Seat(0), &mut moves);
        let listed: BTreeSet<Side> = moves
            .iter()
            .filter_map(|decision| match decision {
                Move::March { unit, to, spot } if !unit.ship => Some((*to, *spot)),
                _ => None,
            })
            .collect();
        assert_eq!(listed, reached(&fixture, from, &ships, land_steps), "{from:?} {ships:?}");
        ways += listed.len();
        inside += listed.iter().filter(|(region, _)| *region == from.0).count();
        // Ships sail to every sea that touches theirs.
        let sailed: BTreeSet<Side> = moves
            .iter()
            .filter_map(|decision| match decision {
                Move::March { unit, to, spot } if unit.ship => Some((*to, *spot)),
                _ => None,
            })
            .collect();
        let open: BTreeSet<Side> =
            ships.iter().flat_map(|&ship| steps(&fixture, ship, true)).collect();
        assert_eq!(sailed, open);
        assert!(fixture.table().citizens.iter().filter(|unit| Unit::is_out(unit)).count() == 1);
    }
    assert!(ways > 100 && inside > 0, "{ways} ways, {inside} across a strait");
}

/// A new hexagon touches two regions or more, with sides that are alike, and a unit can step in.
#[test]
fn a_new_hexagon_is_placed_wherever_it_fits() {
    let mut chance = Chance::new(Seed::from_number(16));
    let mut placed = 0;
    for _ in 0..60 {
        let mut fixture = map(&mut chance, 7);
        let regions = fixture.table().regions.len() as u32;
        let mut units: Vec<(bool, Side)> = Vec::new();
        while units.len() < 3 {
            let (region, ship) = (chance.below(regions) as u8, chance.below(2) == 1);
            let sides = if ship { seas(&fixture, region) } else { shores(&fixture, region) };
            if sides > 0 {
                let side = chance.below(sides.into()) as u8;
                units.push((ship, (region, side)));
                if ship {
                    fixture.ships(0, region, side, 1);
                } else {
                    fixture.citizens(0, region, side, 1);
                }
            }
        }
        let table = fixture.table_mut();
        let Some(hex) = table.pile.draw(&mut chance) else { continue };
        (table.taken, table.phase) = (Some(2 * hex), Phase::Place);
        let mut expected = BTreeSet::new();
        for (q, r) in (-9..=9i8).flat_map(|q| (-9..=9i8).map(move |r| (q, r))) {
            for (face, turned) in (0..12u8).map(|way| (2 * hex + way % 2, way / 2)) {
                if fits(&fixture, &units, face, turned, (q, r)) {
                    expected.insert((face, turned, q, r));
                }
            }
        }
        let mut moves = Vec::new();
        fixture.game.moves(&fixture.state, Seat(0), &mut moves);
        let listed: BTreeSet<_> = moves
            .iter()
            .filter_map(|decision| match *decision {
                Move::Place { face, turned, q, r } => Some((face, turned, q, r)),
                _ => None,
            })
            .collect();
        assert_eq!(listed, expected);
        placed += listed.len();
    }
    assert!(placed > 100, "{placed} places");
}

fn fits(
    fixture: &ArchipelagoFixture,
    units: &[(bool, Side)],
    face: u8,
    turned: u8,
    (q, r): (i8, i8),
) -> bool {
    let table = fixture.table();
    let faces = &fixture.game.components().faces;
    let own = &faces[usize::from(face)];
    let (mut touched, mut entered) = (0, false);
    for (number, region) in table.regions.iter().enumerate() {
        if (region.q, region.r) == (q, r) {
            return false;
        }
        let near = WAYS.iter().position(|&(dq, dr)| (q + dq, r + dr) == (region.q, region.r));
        let Some(way) = near else { continue };
        let (here, there) = (unturned(way, turned), unturned((way + 3) % 6, region.turned));
        let other = &faces[usize::from(region.face)];
        if own.edges[here] != other.edges[there] {
            return false;
        }
        touched += 1;
        entered |= units.iter().any(|&(ship, (at, side))| {
            let border = if ship { other.sea[there] } else { other.shore[there] };
            usize::from(at) == number && border == Some(side)
        });
    }
    touched >= 2 && entered
}

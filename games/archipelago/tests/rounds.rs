//! What a round allows on many random tables, against what the rules say in plain words: harvests,
//! reproduction, recruitment, exploration, ports and markets, constructions.

use std::collections::BTreeSet;

use archipelago::components::{Board, Building, Resource};
use archipelago::state::Site;
use archipelago::units::{ENGAGED, ICON, LYING, TRADED, Unit, spot_of};
use kit::{Chance, Seat, Seed};

use crate::fixture::ArchipelagoFixture;
use crate::migrations::{map, seas, shores};

const BUILDINGS: [Building; 4] =
    [Building::Town, Building::Port, Building::Market, Building::Temple];

/// A unit with the seat it belongs to.
type Owned = (u8, Unit);

/// A random table in a round of seat 0: buildings, citizens and ships of three seats, working, lying
/// or at leisure, and coins of the Barbarian.
fn table(chance: &mut Chance) -> ArchipelagoFixture {
    let mut fixture = map(chance, 8);
    let regions = fixture.table().regions.len() as u8;
    for region in 0..regions {
        for building in BUILDINGS {
            let port_without_sea = building == Building::Port && seas(&fixture, region) == 0;
            if shores(&fixture, region) == 0 || port_without_sea || chance.below(5) > 1 {
                continue;
            }
            let shore = chance.below(shores(&fixture, region).into()) as u8;
            let sea = match building {
                Building::Port => chance.below(seas(&fixture, region).into()) as u8,
                _ => 0,
            };
            let site = Site::built(shore, sea).used(chance.below(8) == 0);
            fixture.table_mut().regions[usize::from(region)].sites[building.index()] = site;
        }
        fixture.table_mut().regions[usize::from(region)].spoilt = chance.below(32) as u8 & 0b1001;
    }
    for seat in 0..3 {
        for number in 0..8 {
            let (ship, region) = (number >= 6, chance.below(regions.into()) as u8);
            let sides = if ship { seas(&fixture, region) } else { shores(&fixture, region) };
            let crowd = citizens(&fixture)
                .iter()
                .filter(|(own, unit)| *own == seat && unit.region == region)
                .count();
            if sides == 0 || !ship && crowd == 3 {
                continue;
            }
            let unit = unit(chance, &fixture, ship, region, sides);
            if ship {
                fixture.ships(seat, region, unit.spot, 1);
                let own = fixture.table_mut().ships[usize::from(seat) * 4..][..4].iter_mut();
                let new = own.filter(|ship| ship.region == region).last();
                new.into_iter().for_each(|ship| ship.flags = unit.flags);
            } else {
                fixture.flagged(seat, region, unit.spot, unit.flags);
            }
        }
    }
    fixture.stock(0, 30, &[("fruit", 2), ("cattle", 2), ("fish", 2), ("wood", 2), ("stone", 3)], 0);
    fixture.table_mut().surplus = chance.below(6) as u8;
    fixture
}

/// A place for a unit, and what it did.
fn unit(
    chance: &mut Chance,
    fixture: &ArchipelagoFixture,
    ship: bool,
    region: u8,
    sides: u8,
) -> Unit {
    let flags = [0, 0, ENGAGED, if ship { 0 } else { LYING }][chance.below(4) as usize];
    let side = chance.below(sides.into()) as u8;
    let spot = chance.below(20) as u8;
    let at = Unit { region, spot, flags };
    if let Some(icon) = at.icon() {
        let face = &fixture.game.components().faces
            [usize::from(fixture.table().regions[usize::from(region)].face)];
        let fits =
            face.icons.get(icon).is_some_and(|icon| (icon.resource == Resource::Fish) == ship);
        let taken = icon_taken(fixture, ship, region, spot);
        if fits && !taken {
            return Unit { flags: flags | ENGAGED, ..at };
        }
    }
    let built = |building: &Building| {
        fixture.table().site(region, *building).is_built()
            && (!ship || *building == Building::Port)
            && occupant(fixture, region, *building).is_none()
    };
    let building = BUILDINGS[chance.below(4) as usize];
    if chance.below(2) == 0 && built(&building) {
        let flags = if building == Building::Temple { flags & !LYING } else { flags };
        let town = building == Building::Town && flags == ENGAGED && chance.below(2) == 0;
        let flags = if town { ENGAGED | TRADED } else { flags };
        return Unit { region, spot: spot_of(building), flags };
    }
    Unit { region, spot: side, flags }
}

fn owned(units: &[Unit], each: usize) -> Vec<Owned> {
    let all = units.iter().enumerate().map(|(at, unit)| ((at / each) as u8, *unit));
    all.filter(|(_, unit)| unit.region < 254).collect()
}

fn citizens(fixture: &ArchipelagoFixture) -> Vec<Owned> {
    owned(&fixture.table().citizens, 10)
}

fn ships(fixture: &ArchipelagoFixture) -> Vec<Owned> {
    owned(&fixture.table().ships, 4)
}

fn icon_taken(fixture: &ArchipelagoFixture, ship: bool, region: u8, spot: u8) -> bool {
    let units = if ship { ships(fixture) } else { citizens(fixture) };
    units.iter().any(|(_, unit)| (unit.region, unit.spot) == (region, spot))
}

fn occupant(fixture: &ArchipelagoFixture, region: u8, building: Building) -> Option<Owned> {
    let all = citizens(fixture).into_iter().chain(ships(fixture));
    all.into_iter().find(|(_, unit)| (unit.region, unit.spot) == (region, spot_of(building)))
}

/// Who rules a region: whose citizen stands in the town.
fn lord(fixture: &ArchipelagoFixture, region: u8) -> Option<u8> {
    let (seat, unit) = occupant(fixture, region, Building::Town)?;
    (unit.flags & LYING == 0).then_some(seat)
}

/// Who stands on a building, and else who rules the region.
fn controller(fixture: &ArchipelagoFixture, region: u8, building: Building) -> Option<u8> {
    match occupant(fixture, region, building) {
        Some((seat, unit)) if unit.flags & LYING == 0 => Some(seat),
        _ => lord(fixture, region),
    }
}

/// The shore of a citizen, or the sea of a ship.
fn side(fixture: &ArchipelagoFixture, ship: bool, unit: Unit) -> u8 {
    let region = &fixture.table().regions[usize::from(unit.region)];
    let face = &fixture.game.components().faces[usize::from(region.face)];
    if unit.spot < ICON {
        return unit.spot;
    }
    match BUILDINGS.into_iter().find(|building| spot_of(*building) == unit.spot) {
        Some(building) => {
            let site = region.sites[building.index()];
            if ship { site.sea() } else { site.shore() }
        }
        None => face.icons[usize::from(unit.spot - ICON)].side,
    }
}

/// Units of seat 0 that have not worked and do not lie.
fn idle(fixture: &ArchipelagoFixture, ship: bool) -> Vec<Unit> {
    let units = if ship { ships(fixture) } else { citizens(fixture) };
    units
        .into_iter()
        .filter(|(seat, unit)| *seat == 0 && unit.flags == 0)
        .map(|own| own.1)
        .collect()
}

fn harvests(fixture: &ArchipelagoFixture) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for ship in [false, true] {
        for unit in idle(fixture, ship) {
            let region = &fixture.table().regions[usize::from(unit.region)];
            let face = &fixture.game.components().faces[usize::from(region.face)];
            for (at, icon) in (0u8..).zip(&face.icons) {
                let mine = lord(fixture, unit.region).is_none_or(|lord| lord == 0);
                let works = (icon.resource == Resource::Fish) == ship
                    && icon.side == side(fixture, ship, unit)
                    && region.spoilt >> at & 1 == 0
                    && !icon_taken(fixture, ship, unit.region, ICON + at);
                if works && mine && fixture.table().bank_cubes[icon.resource.index()] > 0 {
                    found.insert(format!("harvest:{}", icon.resource.id()));
                }
            }
        }
    }
    found
}

fn actions(fixture: &ArchipelagoFixture) -> BTreeSet<String> {
    let mut found: BTreeSet<String> = std::iter::once("taxes".to_owned()).collect();
    let own: Vec<Unit> =
        citizens(fixture).into_iter().filter(|own| own.0 == 0).map(|own| own.1).collect();
    let regions = 0..fixture.table().regions.len() as u8;
    let spare = own.len() < 10;
    for region in regions {
        let here: Vec<&Unit> = own.iter().filter(|unit| unit.region == region).collect();
        let stand = |unit: &&&Unit| unit.flags & LYING == 0;
        if let [one, two] = here[..]
            && here.iter().filter(stand).count() == 2
            && side(fixture, false, *one) == side(fixture, false, *two)
            && spare
        {
            found.insert("reproduction".into());
        }
        let afloat = ships(fixture).iter().any(|(seat, unit)| *seat == 0 && unit.region == region);
        let ashore = here.iter().any(|unit| unit.flags & LYING == 0);
        let land = shores(fixture, region) > 0;
        if land && (afloat || ashore) && here.len() < 3 && spare && fixture.table().surplus > 0 {
            found.insert("recruitment".into());
        }
    }
    if !(idle(fixture, false).is_empty() && idle(fixture, true).is_empty()) {
        found.insert("exploration".into());
    }
    found
}

fn sites(fixture: &ArchipelagoFixture) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for region in 0..fixture.table().regions.len() as u8 {
        for building in [Building::Port, Building::Market] {
            let site = fixture.table().site(region, building);
            if !site.is_built()
                || site.is_used()
                || controller(fixture, region, building) != Some(0)
            {
                continue;
            }
            let name = format!("open:{}:{region}", building.id());
            if occupant(fixture, region, building)
                .is_some_and(|(seat, unit)| seat == 0 && unit.flags == 0)
            {
                found.insert(format!("{name}:unit"));
            }
            let trades = |flags: u8| flags == 0 || flags == ENGAGED | TRADED;
            let town = occupant(fixture, region, Building::Town);
            if town.is_some_and(|(seat, unit)| seat == 0 && trades(unit.flags)) {
                found.insert(format!("{name}:town"));
            }
        }
    }
    found
}

fn works(fixture: &ArchipelagoFixture) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let count = |building: Building| {
        fixture.table().regions.iter().filter(|at| at.sites[building.index()].is_built()).count()
    };
    let houses = count(Building::Town) + count(Building::Temple) < 13;
    let trades = count(Building::Port) + count(Building::Market) < 13;
    let berth = ships(fixture).iter().filter(|own| own.0 == 0).count() < 4;
    for ship in [false, true] {
        for unit in idle(fixture, ship) {
            let region = unit.region;
            let free = |building| !fixture.table().site(region, building).is_built();
            let own = side(fixture, ship, unit);
            let figure = format!("1{}{region}.{}", if ship { 's' } else { 'c' }, unit.spot);
            let mut build = |what: &str, shore: u8, sea: u8| {
                found.insert(format!("build:{what}:{figure}:{shore}.{sea}:0.0"));
            };
            if !ship {
                for building in [Building::Town, Building::Temple] {
                    if houses && free(building) {
                        build(building.id(), own, 0);
                    }
                }
                if trades && free(Building::Market) {
                    build("market", own, 0);
                }
            }
            let port = trades && free(Building::Port);
            for other in 0..2 {
                let there =
                    other < if ship { shores(fixture, region) } else { seas(fixture, region) };
                let (shore, sea) = if ship { (other, own) } else { (own, other) };
                if port && there {
                    build("port", shore, sea);
                }
                if !ship && berth && there {
                    build("ship", shore, sea);
                }
            }
        }
    }
    found
}

#[test]
fn a_round_allows_what_the_rules_say() {
    let mut chance = Chance::new(Seed::from_number(42));
    let mut seen = [0; 4];
    for _ in 0..400 {
        let mut fixture = table(&mut chance);
        fixture.market(Board::Abroad, "iron", 1);
        let moves = fixture.moves();
        let listed = |starts: &[&str]| -> BTreeSet<String> {
            let named = |text: &&String| starts.iter().any(|start| text.starts_with(start));
            moves.iter().filter(named).cloned().collect()
        };
        let expected = [harvests(&fixture), actions(&fixture), sites(&fixture), works(&fixture)];
        let told = [
            listed(&["harvest:"]),
            listed(&["taxes", "reproduction", "recruitment", "exploration"]),
            listed(&["open:"]),
            listed(&["build:"]),
        ];
        assert_eq!(told, expected, "{:?}", fixture.table());
        for (seen, found) in seen.iter_mut().zip(expected) {
            *seen += found.len();
        }
    }
    assert!(seen.iter().all(|seen| *seen > 80), "{seen:?}");
}

/// What each of three seats controls, by kind of building.
fn held(fixture: &ArchipelagoFixture) -> [[u8; 4]; 3] {
    let mut held = [[0; 4]; 3];
    for region in 0..fixture.table().regions.len() as u8 {
        for (kind, building) in BUILDINGS.into_iter().enumerate() {
            let built = fixture.table().site(region, building).is_built();
            let seat = controller(fixture, region, building).filter(|_| built);
            seat.into_iter().for_each(|seat| held[usize::from(seat)][kind] += 1);
        }
    }
    held
}

/// Taxes and the ranks of the trends go by who controls what.
#[test]
fn taxes_and_trends_go_by_control() {
    let mut chance = Chance::new(Seed::from_number(24));
    let mut ranked = 0;
    for _ in 0..200 {
        let mut fixture = table(&mut chance);
        for region in fixture.table_mut().regions.iter_mut() {
            region.spoilt = 0;
            region.sites.iter_mut().for_each(|site| *site = site.used(false));
        }
        let held = held(&fixture);
        fixture.objectives(&["S09", "S10", "S06"]);
        // Towns, ports and markets are trends 8 to 10, temples the seventh.
        for (kind, trend) in [7, 8, 9, 6].into_iter().enumerate() {
            fixture.table_mut().trends = std::iter::once(trend).collect();
            let points: Vec<i32> =
                (0..3).map(|seat| fixture.points_from(Seat(seat), "trends")).collect();
            let mut ranks: Vec<u8> =
                held.iter().map(|own| own[kind]).filter(|own| *own > 0).collect();
            ranks.sort_unstable();
            ranks.dedup();
            let rank = |own: u8| ranks.iter().rev().position(|other| *other == own);
            let expected: Vec<i32> =
                held.iter().map(|own| rank(own[kind]).map_or(0, |rank| 4 - rank as i32)).collect();
            assert_eq!(points, expected, "{held:?}");
            ranked += points.iter().filter(|points| **points > 0).count();
        }
        let active = |units: Vec<Owned>| {
            units.iter().filter(|(seat, unit)| *seat == 0 && unit.flags & LYING == 0).count() as u8
        };
        let units = active(citizens(&fixture)) + active(ships(&fixture));
        let [towns, _, _, temples] = held[0];
        if citizens(&fixture).is_empty() {
            continue;
        }
        fixture.play("taxes");
        assert_eq!(fixture.florins(0), 30 + units + 2 * towns + temples);
    }
    assert!(ranked > 200, "{ranked}");
}

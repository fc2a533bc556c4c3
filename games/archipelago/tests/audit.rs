//! A second reading of the rules: positions predicted from the rulebook and the facts alone, most of them
//! where two rules meet.

use archipelago::components::{Board, Building};
use archipelago::state::{Ending, Site};
use archipelago::units::{ENGAGED, ICON, LYING, spot_of};
use archipelago::{Archipelago, Phase, Stage};
use kit::{BadOptions, CannotOpen, CardSet, Game as _, Options, Seat};

use crate::fixture::ArchipelagoFixture;

/// A coast with cattle beside the open sea.
fn coast(seats: u8) -> (ArchipelagoFixture, u8) {
    let mut fixture = ArchipelagoFixture::new(seats);
    let region = fixture.lay("H20b", 0, 1, 0);
    (fixture, region)
}

/// Islands around the open sea.
fn islands(fixture: &mut ArchipelagoFixture) -> [u8; 4] {
    [("H07a", (1, 0)), ("H08b", (0, 1)), ("H10b", (-1, 1)), ("H11b", (-1, 0))]
        .map(|(id, (q, r))| fixture.lay(id, 0, q, r))
}

fn settled(options: Options, seed: u64) -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::dealt(options, seed);
    fixture.until(&[], |state| state.table.turn > 0);
    fixture
}

/// Phase 6 of seat 0: these cards on the track, turned so often, a deck of which one is on top, discards.
fn purchase(
    fixture: &mut ArchipelagoFixture,
    track: &[(&str, u8)],
    deck: &[&str],
    discards: &[&str],
) {
    let ids: Vec<&str> = track.iter().map(|(id, _)| *id).collect();
    fixture.track(&ids);
    for (at, (_, turned)) in track.iter().enumerate() {
        fixture.table_mut().track[at].as_mut().unwrap().turned = *turned;
    }
    let cards = |ids: &[&str]| ids.iter().map(|id| fixture.card(id)).collect::<CardSet>();
    let (below, gone) = (cards(deck), cards(discards));
    fixture.state.secrets.top = deck.first().map(|id| fixture.card(id));
    let table = fixture.table_mut();
    (table.deck, table.discards) = (below, gone);
    table.stage = Stage::Purchase;
    table.phase = Phase::Purchase { bought: false, turned: None };
}

const TRACK: [(&str, u8); 5] = [("A31", 0), ("A32", 0), ("A33", 0), ("A34", 0), ("A35", 0)];

/// Phases 3 and 4 of a turn after nobody has bid.
fn balance(fixture: &mut ArchipelagoFixture, top: &str) {
    let bids = vec![0; fixture.table().order.len()];
    fixture.top(top).bidding().bids(&bids);
}

// ---- setting up and turn 0 ----

#[test]
fn every_number_of_seats_starts_with_the_same_table_but_for_its_money() {
    for seats in 2..=5 {
        let fixture = ArchipelagoFixture::dealt(Options::seats(seats), 7);
        let table = fixture.table();
        assert_eq!((table.bank, table.bank_cubes), (135 - 10 * seats, [14, 14, 14, 14, 11, 9]));
        assert_eq!((table.surplus, table.rebellion, table.explorers), (0, 0, 24));
        assert_eq!(fixture.population(), 0);
        let each = usize::from(fixture.game.components().figures.ships);
        for seat in 0..usize::from(seats) {
            let own = &table.ships[each * seat..each * (seat + 1)];
            assert_eq!(own.iter().filter(|ship| ship.region == 0).count(), 1);
            assert_eq!((table.discs[seat], fixture.florins(seat as u8)), (3, 10));
            assert_eq!(fixture.state.secrets.hexes[seat].len(), 3);
        }
    }
}

#[test]
fn turn_0_leaves_two_citizens_and_a_token_with_everybody() {
    for seats in 2..=5 {
        for seed in [1, 2, 3] {
            let fixture = settled(Options::seats(seats), seed);
            let (table, faces) = (fixture.table(), &fixture.game.components().faces);
            let huts: u8 = table.regions.iter().map(|at| faces[usize::from(at.face)].huts).sum();
            assert_eq!(fixture.population(), 2 * usize::from(seats));
            assert_eq!((table.surplus, table.explorers), (huts, 24 - seats));
            assert_eq!(table.regions.len() as u32, u32::from(seats) + 1);
            // The hexagons that were not used are in the pile again, one of them on top.
            assert_eq!(table.pile.len() as u8 + 1, 24 - seats);
            assert!(table.top_hex.is_some() && table.hex_discards.is_empty());
            for seat in 0..seats {
                let objectives = fixture.state.secrets.objectives[usize::from(seat)];
                assert_eq!(objectives.count_ones(), if seats == 2 { 2 } else { 1 });
                assert_eq!(fixture.stock_of(seat).explorers, 1);
            }
            assert_eq!((table.track.iter().flatten().count(), table.trends.len()), (5, 1));
        }
    }
}

/// The first turn has neither phase 1 nor phase 4, whatever back lies on top.
#[test]
fn the_first_turn_goes_from_the_boards_to_the_rounds() {
    for top in ["A33", "A37", "A04"] {
        let mut fixture = settled(Options::seats(3), 4);
        let card = fixture.card(top);
        if !fixture.table().deck.contains(card) {
            continue;
        }
        fixture.top(top).bids(&[0, 0, 0]);
        assert_eq!((fixture.table().turn, fixture.table().stage), (1, Stage::Rounds), "{top}");
        assert_eq!((fixture.lying(), fixture.table().phase), (0, Phase::Round), "{top}");
    }
}

// ---- phase 1 ----

#[test]
fn harvesters_step_back_to_the_side_their_icon_is_on() {
    let mut fixture = ArchipelagoFixture::new(3);
    let strait = fixture.lay("H18a", 0, 0, 1);
    fixture.citizens(0, strait, 1, 1).ships(0, strait, 0, 1);
    fixture.plays(&["harvest:wood", &format!("work:1c{strait}.1"), "end", "end", "end"]);
    fixture.plays(&["harvest:fish", &format!("work:1s{strait}.0"), "end"]);
    fixture.end_phase();
    assert_eq!(fixture.table().turn, 3);
    let (citizen, ship) = (fixture.table().citizens[0], fixture.table().ships[0]);
    assert_eq!((citizen.region, citizen.spot, citizen.flags), (strait, 1, 0));
    assert_eq!((ship.region, ship.spot, ship.flags), (strait, 0, 0));
}

#[test]
fn the_fish_of_an_isthmus_lie_in_one_of_its_seas() {
    // H02a has sea at 5 and 0, plain at 1 and 4, sea at 2 and 3; the fish are in the first.
    let mut fixture = ArchipelagoFixture::new(3);
    let isthmus = fixture.lay("H02a", 0, 0, 1);
    fixture.ships(0, isthmus, 1, 1);
    assert_eq!(fixture.refusal("harvest:fish"), "no-free-icon");
    fixture.ships(0, isthmus, 0, 1);
    fixture.plays(&["harvest:fish", &format!("work:1s{isthmus}.0"), "end"]);
    assert_eq!(fixture.cubes(0, "fish"), 1);
    fixture.end_phase();
    // Each is in its own sea again.
    assert_eq!([0, 1].map(|at| fixture.table().ships[at].spot), [1, 0]);
}

#[test]
fn phase_1_stands_rebels_up_and_leaves_units_on_their_buildings() {
    let (mut fixture, region) = coast(3);
    let [port, market] = [Building::Port, Building::Market].map(spot_of);
    fixture.site(region, Building::Port, None).site(region, Building::Market, None);
    fixture.flagged(0, region, ICON, ENGAGED | LYING).flagged(0, region, port, ENGAGED);
    fixture.flagged(1, region, market, LYING).table_mut().rebellion = 2;
    fixture.table_mut().surplus = 5;
    fixture.end_phase();
    let at = |unit: usize| {
        let citizen = fixture.table().citizens[unit];
        (citizen.spot, citizen.flags)
    };
    assert_eq!([at(0), at(1), at(10)], [(0, 0), (port, 0), (market, 0)]);
    // Rebellion does not go down for it (R1).
    assert_eq!((fixture.lying(), fixture.table().rebellion), (0, 2));
}

// ---- phase 2 ----

/// The King counts when nothing is bid, in a tie and in the second bid (R65).
#[test]
fn the_king_ties_and_decides_without_a_florin() {
    let table = |seats: u8| {
        let (mut fixture, region) = coast(seats);
        fixture.citizens(0, region, 0, 3).own(1, "A05").table_mut().turn = 1;
        fixture.bidding();
        fixture
    };
    let mut idle = table(3);
    idle.bids(&[0, 0, 0]);
    assert_eq!(idle.table().phase, Phase::Order { decider: Seat(1) });
    let mut tied = table(3);
    let bank = tied.table().bank;
    tied.bids(&[3, 0, 2]);
    let two = [Seat(0), Seat(1)].into_iter().collect();
    assert_eq!(tied.table().phase, Phase::Bid { bidders: two, again: true });
    tied.bids(&[2, 0]);
    assert_eq!(tied.table().phase, Phase::Order { decider: Seat(1) });
    assert_eq!((tied.table().bank, tied.florins(0)), (bank + 7, 5));
    let mut pair = table(2);
    pair.bids(&[3, 0]);
    assert_eq!(
        (pair.table().stage, pair.table().order.to_vec()),
        (Stage::Rounds, vec![Seat(0), Seat(1)])
    );
}

/// Only those who tied for the highest bid again; nothing bid twice leaves the order.
#[test]
fn a_second_bid_of_nothing_leaves_the_order() {
    let (mut fixture, region) = coast(4);
    fixture.citizens(0, region, 0, 3).table_mut().turn = 1;
    fixture.bidding().bids(&[2, 5, 5, 1]);
    let two = [Seat(1), Seat(2)].into_iter().collect();
    assert_eq!(fixture.table().phase, Phase::Bid { bidders: two, again: true });
    fixture.play_as(Seat(1), "bid:0");
    fixture.play_as(Seat(2), "bid:0");
    assert_eq!((fixture.table().stage, fixture.seat()), (Stage::Rounds, Seat(0)));
    assert_eq!([0, 1, 2, 3].map(|seat| fixture.florins(seat)), [8, 5, 5, 9]);
}

/// A King sold after the bids leaves the decision where it was (R85).
#[test]
fn who_sells_the_king_still_sets_the_order() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).own(1, "A05").table_mut().turn = 1;
    fixture.bidding().bids(&[1, 0, 0]);
    fixture.play_as(Seat(1), "offer:1:A05:f2:-:-");
    fixture.play_as(Seat(0), "accept:2");
    let king = fixture.card("A05");
    assert!(fixture.table().owned[0].contains(king));
    assert_eq!(
        (fixture.table().phase, fixture.florins(1)),
        (Phase::Order { decider: Seat(1) }, 12)
    );
    fixture.plays(&["next:3", "next:2"]);
    assert_eq!(fixture.table().order.to_vec(), [2, 1, 0].map(Seat));
    assert_eq!(fixture.seat(), Seat(2));
}

// ---- phase 3 ----

/// Surplus and rebellion after phase 3 with nine citizens, five workers and these cubes.
fn boards(board: Board, id: &str, count: u8) -> (u8, u8) {
    let mut fixture = ArchipelagoFixture::new(3);
    let islands = islands(&mut fixture);
    for seat in 0..3 {
        fixture.citizens(seat, islands[0], 0, 3);
    }
    (fixture.table_mut().surplus, fixture.table_mut().turn) = (4, 1);
    fixture.market(board, id, count).bidding().bids(&[0, 0, 0]);
    (fixture.table().surplus - 4, fixture.table().rebellion)
}

#[test]
fn only_nearly_full_export_sections_bring_workers_and_none_brings_rebels() {
    let abroad = |id: &str, count: u8| boards(Board::Abroad, id, count);
    for id in ["fruit", "cattle", "fish", "wood"] {
        assert_eq!([4, 5, 6].map(|count| abroad(id, count)), [(0, 0), (1, 0), (1, 0)], "{id}");
    }
    for id in ["stone", "iron"] {
        assert_eq!([2, 3, 4].map(|count| abroad(id, count)), [(0, 0), (1, 0), (1, 0)], "{id}");
    }
}

#[test]
fn each_domestic_section_counts_by_its_own_rows() {
    let home = |id: &str, count: u8| boards(Board::Home, id, count);
    for id in ["fruit", "cattle", "fish", "wood"] {
        assert_eq!(
            [3, 4, 6, 7, 9].map(|count| home(id, count)),
            [(0, 0), (1, 0), (1, 0), (0, 1), (0, 1)]
        );
    }
    for id in ["stone", "iron"] {
        assert_eq!(
            [2, 3, 4, 5, 6].map(|count| home(id, count)),
            [(0, 0), (1, 0), (1, 0), (0, 1), (0, 1)]
        );
    }
}

#[test]
fn few_workers_calm_the_colony_and_many_stir_it() {
    let rebellion = |surplus: u8, before: u8| {
        let mut fixture = ArchipelagoFixture::new(3);
        let islands = islands(&mut fixture);
        for seat in 0..3 {
            fixture.citizens(seat, islands[0], 0, 3);
        }
        let table = fixture.table_mut();
        (table.surplus, table.rebellion, table.turn) = (surplus, before, 1);
        fixture.bidding().bids(&[0, 0, 0]);
        fixture.table().rebellion
    };
    assert_eq!([0, 3, 4, 7, 8].map(|surplus| rebellion(surplus, 3)), [2, 2, 3, 3, 4]);
    assert_eq!([17, 18, 22, 23, 30].map(|surplus| rebellion(surplus, 3)), [5, 6, 6, 7, 7]);
    assert_eq!(rebellion(0, 0), 0, "never below nothing");
}

// ---- phase 4 and crises ----

/// What lies at the end is added in one step; independence asks nobody about expulsions (R4).
#[test]
fn independence_in_a_crisis_comes_before_the_expulsions() {
    for (before, ended) in [(1, None), (2, Some(Ending::Independence))] {
        let (mut fixture, region) = coast(3);
        fixture.site(region, Building::Town, Some(0)).site(region, Building::Market, Some(1));
        fixture.citizens(2, region, 0, 2).market(Board::Home, "stone", 1);
        fixture.crisis(Board::Home, "stone", 1).table_mut().rebellion = before;
        let town = spot_of(Building::Town);
        fixture.plays(&[
            "supply:market",
            &format!("stand:1c{region}.{town}"),
            "pass",
            "pass",
            "pass",
        ]);
        assert_eq!((fixture.table().rebellion, fixture.table().ended), (before + 3, ended));
        assert_eq!(matches!(fixture.table().phase, Phase::Expel { .. }), ended.is_none());
    }
}

#[test]
fn independence_in_one_half_leaves_the_other_undone() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).top("A33").crisis(Board::Home, "stone", 6);
    fixture.table_mut().stage = Stage::Balance { half: 1 };
    fixture.table_mut().rebellion = 1;
    fixture.plays(&["pass", "pass", "pass"]);
    assert_eq!(fixture.table().ended, Some(Ending::Independence));
    assert!(fixture.is_over());
}

/// Where only temples are inhabited, or nobody lives at all, there is nothing to resolve at home.
#[test]
fn a_crisis_without_anybody_lying_asks_nobody() {
    let (mut fixture, region) = coast(3);
    fixture.site(region, Building::Temple, Some(0));
    balance(&mut fixture, "A12");
    let crisis = fixture.table().crisis.unwrap();
    assert_eq!((crisis.board, crisis.amount, fixture.seat()), (Board::Abroad, 2, Seat(0)));
    // Nobody on the map: two irons that are not given are more rebels than citizens.
    let (mut empty, _) = coast(3);
    balance(&mut empty, "A12");
    assert_eq!(empty.table().crisis.map(|crisis| crisis.board), Some(Board::Abroad));
    empty.plays(&["pass", "pass", "pass"]);
    assert_eq!(empty.table().ended, Some(Ending::Independence));
}

/// Chances follow the order of play, and an export crisis that is met asks nobody else (R82).
#[test]
fn an_export_crisis_is_over_with_its_last_cube() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).market(Board::Abroad, "iron", 1).stock(
        0,
        0,
        &[("iron", 3)],
        1,
    );
    fixture.table_mut().order = [2, 0, 1].map(Seat).into_iter().collect();
    fixture.crisis(Board::Abroad, "iron", 3);
    assert_eq!(fixture.seat(), Seat(2));
    assert_eq!(fixture.refusal("supply:own"), "nothing-to-give");
    fixture.plays(&["supply:market", "pass"]);
    assert_eq!(fixture.seat(), Seat(0));
    fixture.plays(&["supply:token", "supply:own"]);
    assert_eq!((fixture.table().stage, fixture.table().rebellion), (Stage::Rounds, 0));
    assert_eq!((fixture.cubes(0, "iron"), fixture.seat()), (2, Seat(2)));
}

/// A token satisfies as many citizens as a cube, and brings the Benefactor's florin if there is one.
#[test]
fn a_token_at_home_satisfies_like_a_cube() {
    for bank in [0, 4] {
        let (mut fixture, region) = coast(3);
        fixture.citizens(0, region, 0, 1).citizens(1, region, 0, 2).stock(0, 0, &[], 1);
        let all = fixture.table().bank + fixture.florins(1);
        fixture.stock(1, all - bank, &[], 0);
        fixture.table_mut().trends = std::iter::once(11).collect();
        fixture.crisis(Board::Home, "stone", 2).play("supply:token");
        fixture.plays(&[&format!("stand:1c{region}.0"), &format!("stand:2c{region}.0")]);
        assert_eq!((fixture.lying(), fixture.table().spent), (1, 1));
        assert_eq!(fixture.table().kindness[0], bank.min(1));
        assert_eq!(fixture.table().bank_cubes[4], 11);
    }
}

#[test]
fn a_temple_helps_on_both_shores_of_a_strait() {
    let mut fixture = ArchipelagoFixture::new(3);
    let strait = fixture.lay("H18a", 0, 0, 1);
    fixture
        .site(strait, Building::Temple, Some(0))
        .citizens(1, strait, 0, 1)
        .citizens(2, strait, 1, 1);
    fixture.crisis(Board::Home, "stone", 6);
    fixture.plays(&[&format!("stand:3c{strait}.1"), &format!("stand:2c{strait}.0")]);
    assert_eq!((fixture.table().stage, fixture.table().rebellion), (Stage::Rounds, 0));
}

/// A temple with somebody on it is theirs, whatever stands beside it: the lord of the town waits.
#[test]
fn a_temple_that_is_occupied_does_not_serve_the_lord() {
    let (mut fixture, region) = coast(3);
    fixture.site(region, Building::Town, Some(0)).site(region, Building::Temple, Some(1));
    fixture.citizens(2, region, 0, 1).market(Board::Home, "stone", 1);
    fixture.crisis(Board::Home, "stone", 1);
    let town = spot_of(Building::Town);
    fixture.plays(&["supply:market", &format!("stand:1c{region}.{town}")]);
    assert_eq!(fixture.refusal(&format!("stand:3c{region}.0")), "no-temple");
    fixture.play("pass");
    fixture.play(&format!("stand:3c{region}.0"));
    assert_eq!((fixture.table().stage, fixture.table().rebellion), (Stage::Rounds, 0));
}

/// Two rebels on the buildings of one lord are two questions; an own rebel is none, and one on a port goes
/// to the shore the port touches (R25).
#[test]
fn every_rebel_on_a_building_is_asked_about() {
    let mut fixture = ArchipelagoFixture::new(3);
    let strait = fixture.lay("H18a", 0, 0, 1);
    let (port, market) = (spot_of(Building::Port), spot_of(Building::Market));
    fixture.site(strait, Building::Town, Some(0)).site(strait, Building::Market, None);
    fixture.table_mut().regions[1].sites[Building::Port.index()] = Site::built(1, 0);
    fixture.citizens(1, strait, port, 1).citizens(2, strait, market, 1);
    fixture.market(Board::Home, "stone", 1).crisis(Board::Home, "stone", 1);
    let town = spot_of(Building::Town);
    fixture.plays(&["supply:market", &format!("stand:1c{strait}.{town}"), "pass", "pass", "pass"]);
    let mut asked = Vec::new();
    while let Phase::Expel { building, .. } = fixture.table().phase {
        assert_eq!(fixture.seat(), Seat(0));
        asked.push(building);
        fixture.play("expel");
    }
    asked.sort_by_key(|building| building.index());
    let mut both = [Building::Port, Building::Market];
    both.sort_by_key(|building| building.index());
    assert_eq!(asked, both);
    let spots = [10, 20].map(|at| fixture.table().citizens[at].spot);
    assert_eq!((spots, fixture.table().rebellion), ([1, 0], 2));
    // An own rebel is left where it is.
    let (mut own, region) = coast(3);
    own.site(region, Building::Town, Some(0)).site(region, Building::Market, Some(0));
    own.market(Board::Home, "stone", 1).crisis(Board::Home, "stone", 1);
    own.plays(&["supply:market", &format!("stand:1c{region}.{town}"), "pass", "pass", "pass"]);
    assert_eq!((own.table().stage, own.lying()), (Stage::Rounds, 1));
}

/// An export crisis has no rebels of its own: nobody is expelled after it.
#[test]
fn nobody_is_expelled_after_an_export_crisis() {
    let (mut fixture, region) = coast(3);
    fixture.site(region, Building::Town, Some(0)).site(region, Building::Market, None);
    fixture.flagged(1, region, spot_of(Building::Market), LYING).citizens(2, region, 0, 3);
    fixture.crisis(Board::Abroad, "iron", 1).plays(&["pass", "pass", "pass"]);
    assert_eq!((fixture.table().stage, fixture.table().rebellion), (Stage::Rounds, 1));
}

/// More was promised than the crisis needed: the promise ends with it.
#[test]
fn a_supply_that_is_not_needed_any_more_is_not_owed() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 2).market(Board::Home, "stone", 2).top("A12");
    fixture.crisis(Board::Home, "stone", 6).table_mut().stage = Stage::Balance { half: 1 };
    fixture.play_as(Seat(1), "offer:1:f1:-:supply.2:-");
    fixture.play("accept:2");
    // Six could stand up, so both do.
    fixture.play("supply:market");
    let crisis = fixture.table().crisis.unwrap();
    assert_eq!(
        (crisis.board, crisis.supply, fixture.on_market(Board::Home, "stone")),
        (Board::Abroad, 0, 1)
    );
    fixture.play("pass");
}

#[test]
fn town_events_count_every_town_and_can_bring_independence() {
    let with_towns = |top: &str, rebellion: u8| {
        let mut fixture = ArchipelagoFixture::new(3);
        let [one, two, ..] = islands(&mut fixture);
        fixture.site(one, Building::Town, Some(0)).site(two, Building::Town, None);
        fixture.citizens(1, two, 0, 2);
        (fixture.table_mut().rebellion, fixture.table_mut().surplus) = (rebellion, 5);
        balance(&mut fixture, top);
        fixture
    };
    let calm = with_towns("A04", 1);
    assert_eq!((calm.table().rebellion, calm.table().phase), (3, Phase::Chance));
    // Three are not more than three; four are, and the three cattle are not asked for.
    let torn = with_towns("A04", 2);
    assert_eq!((torn.table().rebellion, torn.table().ended), (4, Some(Ending::Independence)));
    // The same event in the other half comes after the crisis at home.
    let mut below = with_towns("A46", 0);
    below.plays(&["pass", "pass"]);
    assert_eq!(below.table().rebellion, 0);
    below.play("pass");
    assert_eq!((below.table().rebellion, below.table().ended), (5, Some(Ending::Independence)));
}

#[test]
fn workers_arrive_and_leave_by_events() {
    let left = |top: &str, surplus: u8| {
        let (mut fixture, region) = coast(3);
        fixture.citizens(0, region, 0, 3).citizens(1, region, 0, 3);
        fixture.table_mut().surplus = surplus;
        balance(&mut fixture, top);
        fixture.table().surplus
    };
    assert_eq!((left("A34", 5), left("A34", 29), left("A02", 5), left("A02", 1)), (7, 30, 3, 0));
}

/// A red half waits for phase 6, where the other half is left alone in its turn.
#[test]
fn halves_are_resolved_in_their_own_phase_alone() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).market(Board::Home, "stone", 1);
    fixture.table_mut().surplus = 5;
    balance(&mut fixture, "A44");
    fixture.play("supply:market");
    assert_eq!((fixture.table().stage, fixture.table().rebellion), (Stage::Rounds, 0));
    let (mut late, region) = coast(3);
    late.citizens(0, region, 0, 3).market(Board::Abroad, "cattle", 1);
    let track = [("A31", 2), ("A32", 0), ("A33", 0), ("A34", 0), ("A35", 0)];
    purchase(&mut late, &track, &["A36", "A44"], &["A26"]);
    late.plays(&["turn:0", "turn:1"]);
    let crisis = late.table().crisis.unwrap();
    assert_eq!((crisis.board, crisis.amount, late.lying()), (Board::Abroad, 2, 0));
    late.plays(&["supply:market", "pass", "pass", "pass"]);
    assert_eq!(
        (late.table().rebellion, late.seat(), late.table().stage),
        (1, Seat(1), Stage::Purchase)
    );
}

// ---- phase 5: rounds and discs ----

/// Cards need no disc; who does nothing in a round is out, and the last one in goes on alone (R42).
#[test]
fn without_discs_a_round_is_still_a_round() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).citizens(1, region, 0, 3).own(0, "A21").own(0, "A12");
    (fixture.table_mut().used[0], fixture.table_mut().surplus) = (3, 4);
    assert_eq!(fixture.refusal("taxes"), "no-disc");
    fixture.plays(&["use:A21:0.0", "end", "end", "end"]);
    assert_eq!((fixture.seat(), fixture.table().out.len()), (Seat(0), 2));
    fixture.plays(&["use:A12:0.0", "end"]);
    assert_eq!((fixture.seat(), fixture.table().stage), (Seat(0), Stage::Rounds));
    fixture.play("end");
    assert_ne!(fixture.table().stage, Stage::Rounds);
}

/// The second pile brings a fifth disc, the third none (R12).
#[test]
fn the_third_pile_brings_no_disc() {
    for (left, discs) in [(9, 5), (1, 4)] {
        let mut fixture = ArchipelagoFixture::new(3);
        let island = fixture.lay("H08b", 0, 0, 1);
        fixture.ships(0, island, 0, 1).own(0, "A14");
        fixture.table_mut().discs = [4, 4, 4, 0, 0];
        let table = fixture.table_mut();
        (table.spent, table.explorers) = (24 - left, left);
        // Neither the second nor the third of these objectives ends the game.
        fixture.objectives(&["S01", "S03", "S04"]);
        let face = fixture.face("H07a");
        fixture.table_mut().pile.remove(face / 2);
        let top = fixture.table().top_hex.unwrap() / 2;
        fixture.table_mut().pile.insert(top);
        fixture.table_mut().top_hex = Some(face);
        fixture.plays(&["use:A14:0.0", "take"]);
        let place =
            fixture.moves().into_iter().find(|text| text.starts_with("place:H07a")).unwrap();
        fixture.play(&place);
        fixture.until(&[], |state| state.table.phase == Phase::Round);
        assert_eq!(fixture.table().discs[..3], [discs; 3], "{left} were left");
        assert_eq!(fixture.table().explorers, left - 1);
    }
}

/// Discs come back, also those on cards, circles are free and coins go to the bank before any purchase.
#[test]
fn before_the_purchases_the_wheel_is_cleared() {
    let (mut fixture, region) = coast(3);
    fixture.site(region, Building::Market, Some(0)).own(0, "A37").citizens(0, region, 0, 1);
    fixture.stock(0, 5, &[("cattle", 1)], 0).track(&["A31", "A32", "A33", "A34", "A35"]);
    let bank = fixture.table().bank;
    fixture.plays(&[
        "taxes",
        "use:A37:0.0",
        &format!("open:market:{region}:unit"),
        "sell:home:cattle",
    ]);
    fixture.play("stop");
    fixture.end_phase();
    let table = fixture.table();
    assert_eq!((table.stage, table.used[0]), (Stage::Purchase, 0));
    assert_eq!((table.wheel.coins, table.wheel.taxes), (0, 0));
    // Two of taxes, two of the card and four of the cattle; one came back.
    assert_eq!((table.bank, fixture.florins(0)), (bank - 8 + 1, 5 + 8 - 1));
}

// ---- harvest ----

/// An icon with a unit on it is taken, whoever it is and even if it lies.
#[test]
fn an_icon_that_somebody_stands_on_is_not_free() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 2).flagged(1, region, ICON, ENGAGED);
    fixture.flagged(2, region, ICON + 1, ENGAGED | LYING);
    assert_eq!(fixture.refusal("harvest:cattle"), "no-free-icon");
    fixture.table_mut().citizens[20] = Default::default();
    fixture.plays(&["harvest:cattle", &format!("work:1c{region}.0")]);
    assert_eq!((fixture.cubes(0, "cattle"), fixture.table().phase), (1, Phase::Round));
}

/// Who leaves the town to harvest gives the region up, and a ship that leaves the port its port.
#[test]
fn a_harvester_gives_up_what_it_stood_on() {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H06b", 0, 1, 0);
    let town = spot_of(Building::Town);
    fixture.site(region, Building::Town, Some(0)).citizens(1, region, 0, 1);
    fixture.plays(&["harvest:wood", &format!("work:1c{region}.{town}"), "end"]);
    fixture.plays(&["harvest:wood", &format!("work:2c{region}.0")]);
    assert_eq!((fixture.cubes(0, "wood"), fixture.cubes(1, "wood")), (1, 1));
    // H10b: the ship fishes, and the other seat's town has the port.
    let mut sea = ArchipelagoFixture::new(3);
    let island = sea.lay("H10b", 0, 1, 0);
    let port = spot_of(Building::Port);
    sea.site(island, Building::Town, Some(1)).site(island, Building::Port, None);
    sea.ships(0, island, port, 1).stock(1, 5, &[("cattle", 1)], 0);
    let offer = format!("offer:1:harvest.{island}.fish.1");
    assert_eq!(sea.game.read_move(&offer), None);
    sea.play_as(Seat(1), &format!("offer:1:-:f1:harvest.{island}.fish.1:-"));
    sea.plays(&["accept:2", "harvest:fish", &format!("work:1s{island}.{port}"), "end"]);
    sea.plays(&[&format!("open:port:{island}:town"), "sell:abroad:cattle"]);
    assert_eq!((sea.cubes(0, "fish"), sea.florins(0), sea.florins(1)), (1, 9, 10));
}

/// Consent counts icons, and a doubling card cubes.
#[test]
fn consent_is_for_icons_not_for_cubes() {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H06b", 0, 1, 0);
    fixture.citizens(0, region, 0, 2).site(region, Building::Town, Some(1)).own(0, "A25");
    fixture.plays(&[&format!("offer:2:-:-:harvest.{region}.wood.1:-"), "accept:1", "use:A25:0.0"]);
    fixture.plays(&["harvest:wood", &format!("work:1c{region}.0")]);
    assert_eq!((fixture.cubes(0, "wood"), fixture.table().phase), (2, Phase::Round));
}

#[test]
fn a_short_bank_cuts_a_doubled_harvest_and_an_empty_one_forbids_it() {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H06b", 0, 1, 0);
    fixture.citizens(0, region, 0, 2).own(0, "A25").stock(1, 0, &[("wood", 11)], 0);
    assert_eq!(fixture.table().bank_cubes[3], 3);
    let work = format!("work:1c{region}.0");
    fixture.plays(&["use:A25:0.0", "harvest:wood", &work, &work]);
    assert_eq!((fixture.cubes(0, "wood"), fixture.table().bank_cubes[3]), (3, 0));
    fixture.citizens(1, region, 0, 1).play("end");
    assert_eq!(fixture.refusal("harvest:wood"), "bank-empty");
}

/// A town rules both shores of a strait.
#[test]
fn a_town_guards_the_icons_of_the_other_shore_too() {
    let mut fixture = ArchipelagoFixture::new(3);
    let strait = fixture.lay("H18a", 0, 0, 1);
    fixture.site(strait, Building::Town, Some(1)).citizens(0, strait, 1, 1).ships(0, strait, 0, 1);
    assert_eq!(fixture.refusal("harvest:wood"), "needs-consent");
    assert_eq!(fixture.refusal("harvest:fish"), "needs-consent");
    fixture.plays(&["end", "end", "end"]);
}

// ---- money and transactions ----

/// The bank pays what it has (R11); without a florin it can end the game, but only with the round.
#[test]
fn a_bank_that_runs_dry_pays_less_and_ends_the_game() {
    let mut fixture = ArchipelagoFixture::with(Options::seats(3).with("length=medium"));
    let region = fixture.lay("H20b", 0, 1, 0);
    fixture.citizens(0, region, 0, 3).citizens(1, region, 0, 1).objectives(&["M10", "M01", "M02"]);
    let all = fixture.table().bank + 20;
    fixture.stock(0, 0, &[("cattle", 1)], 0).stock(1, all - 2, &[], 0);
    assert_eq!(fixture.table().bank, 2);
    let mut taxed = fixture.clone();
    taxed.play("taxes");
    assert_eq!((taxed.florins(0), taxed.table().bank, taxed.table().finishing), (2, 0, true));
    fixture.play("sell:abroad:cattle");
    assert_eq!((fixture.florins(0), fixture.table().bank), (2, 0));
    assert_eq!(fixture.table().revealed[0], fixture.objective("M10"));
    // A florin comes back to the bank; the condition was met all the same.
    fixture.own(0, "A12").table_mut().surplus = 1;
    fixture.play("use:A12:0.0");
    fixture.play("end");
    // Three points for the only card; the Separatist has none for the end it brought about.
    assert_eq!((fixture.table().ended, fixture.points_of(Seat(0))), (Some(Ending::Objective), 3));
    assert_eq!(fixture.standing().winners().collect::<Vec<_>>(), [Seat(0)]);
}

/// The cube of a sale lies on the market, that of a purchase comes from there: the bank's stay.
#[test]
fn transactions_move_no_cube_of_the_bank() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 1).stock(0, 10, &[("cattle", 3)], 0);
    let bank = fixture.table().bank_cubes;
    for (text, florins) in
        [("sell:home:cattle", 14), ("sell:home:cattle", 18), ("sell:home:cattle", 21)]
    {
        fixture.table_mut().round = Default::default();
        fixture.play(text);
        assert_eq!(fixture.florins(0), florins);
    }
    // The fourth cube is the first of the second row: it costs what it brought.
    (fixture.table_mut().round, fixture.table_mut().used[0]) = (Default::default(), 0);
    fixture.play("buy:home:cattle");
    assert_eq!((fixture.florins(0), fixture.on_market(Board::Home, "cattle")), (18, 3));
    assert_eq!(fixture.table().bank_cubes, bank);
}

// ---- exploration ----

#[test]
fn explorers_are_active_and_not_engaged() {
    let (mut fixture, region) = coast(3);
    fixture.flagged(0, region, ICON, ENGAGED).rebels(0, region, 0, 1).citizens(1, region, 0, 2);
    assert_eq!(fixture.refusal("exploration"), "no-unit");
}

/// A citizen of seat 0 on a coast north of the start; the hexagon that comes is H13.
fn explorer(face: &str) -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H20b", 0, 0, -1);
    fixture.citizens(0, region, 0, 1);
    let top = fixture.face(face);
    let old = fixture.table().top_hex.unwrap() / 2;
    let table = fixture.table_mut();
    table.pile.remove(top / 2);
    table.pile.insert(old);
    table.top_hex = Some(top);
    fixture
}

/// What the bank lacks cannot be chosen, and without any of it the region is found all the same (R18).
#[test]
fn a_region_gives_what_the_bank_has() {
    let gone = |cattle: u8, fish: u8, wood: u8| {
        let mut fixture = explorer("H13a");
        fixture.stock(1, 0, &[("cattle", cattle), ("fish", fish), ("wood", wood)], 0);
        fixture.plays(&["exploration", "take", "place:H13a:5:1:-1"]);
        fixture
    };
    let mut some = gone(14, 0, 0);
    assert_eq!(some.moves(), ["home-cube:fish", "home-cube:wood"]);
    some.play("home-cube:fish");
    assert_eq!((some.cubes(0, "wood"), some.table().phase), (1, Phase::Round));
    let mut one = gone(14, 14, 0);
    one.until(&["home-cube:wood"], |state| state.table.phase == Phase::Round);
    assert_eq!((one.on_market(Board::Home, "wood"), one.stock_of(0).all_cubes()), (2, 0));
    let none = gone(14, 14, 14);
    assert_eq!((none.table().phase, none.stock_of(0).all_cubes()), (Phase::Round, 0));
    assert_eq!((none.stock_of(0).explorers, none.table().surplus), (1, 2));
}

/// The volcano has no huts and no cubes, but a token is found there, too.
#[test]
fn the_volcano_gives_a_token_alone() {
    let mut fixture = explorer("H24b");
    fixture.citizens(0, 1, 0, 1).ships(0, 1, 0, 1);
    fixture.plays(&["exploration", "take"]);
    let place = fixture.moves().into_iter().find(|text| text.starts_with("place:H24b")).unwrap();
    fixture.play(&place);
    fixture.until(&[], |state| state.table.phase == Phase::Round);
    assert_eq!((fixture.stock_of(0).explorers, fixture.stock_of(0).all_cubes()), (1, 0));
    assert_eq!((fixture.table().surplus, fixture.table().regions.len()), (0, 3));
    assert_eq!(fixture.table().markets[0], [1; 6]);
}

/// The explorer leaves its building to the lord, and any of those who could go may be chosen.
#[test]
fn one_unit_explores_and_leaves_its_building() {
    let mut fixture = explorer("H13a");
    let (market, town) = (spot_of(Building::Market), spot_of(Building::Town));
    fixture.site(1, Building::Market, Some(0)).site(1, Building::Town, Some(1));
    fixture.plays(&["exploration", "take", "place:H13a:5:1:-1"]);
    // Both citizens could step in; the one on the market goes.
    fixture.play(&format!("enter:1c1.{market}"));
    fixture.until(&[], |state| state.table.phase == Phase::Round);
    let out: Vec<u8> = fixture.table().citizens[..2].iter().map(|unit| unit.region).collect();
    assert_eq!(out, [1, 2]);
    fixture.stock(1, 5, &[("cattle", 1)], 0).play("end");
    fixture.plays(&["open:market:1:town", "sell:home:cattle", "stop"]);
    assert_eq!(fixture.table().citizens[10].spot, town);
}

/// Rebels and units of others do not enter for you: the hexagon is lost.
#[test]
fn a_rebel_beside_the_place_does_not_explore() {
    let mut fixture = explorer("H13a");
    fixture.table_mut().citizens[0].flags = LYING;
    fixture.citizens(1, 1, 0, 1).lay("H08b", 0, 0, 1);
    // Far from any place for H13a with sea alone.
    fixture.citizens(0, 2, 0, 1);
    fixture.plays(&["exploration", "take"]);
    assert_eq!((fixture.table().phase, fixture.table().hex_discards.len()), (Phase::Round, 1));
    assert_eq!((fixture.stock_of(0).explorers, fixture.table().used[0]), (0, 1));
}

// ---- reproduction and recruitment ----

#[test]
fn the_last_citizen_of_the_supply_is_born_once() {
    let mut fixture = ArchipelagoFixture::new(3);
    let [one, two, three, four] = islands(&mut fixture);
    fixture.citizens(0, one, 0, 2).citizens(0, two, 0, 2).citizens(0, three, 0, 3);
    fixture.citizens(0, four, 0, 1);
    fixture.lay("H18b", 0, 0, -1);
    fixture.citizens(0, 5, 0, 1);
    fixture.play("reproduction");
    fixture.play(&format!("breed:{two}"));
    assert_eq!((fixture.population(), fixture.table().phase), (10, Phase::Round));
    fixture.plays(&["end", "end", "end"]);
    // Another couple, another turn, but nobody left to be born.
    fixture.table_mut().wheel.parents = Default::default();
    assert_eq!(fixture.refusal("reproduction"), "no-supply");
}

/// Two at work on a town and an icon are a couple as good as any; the child is free to move.
#[test]
fn couples_may_be_engaged_and_stand_anywhere_on_their_shore() {
    let (mut fixture, region) = coast(3);
    fixture.site(region, Building::Town, None);
    fixture.flagged(0, region, spot_of(Building::Town), ENGAGED).flagged(0, region, ICON, ENGAGED);
    fixture.plays(&["reproduction", &format!("breed:{region}")]);
    let child = fixture.table().citizens[2];
    assert_eq!((child.region, child.spot, child.flags), (region, 0, 0));
    fixture.plays(&["end", "end", "end", "harvest:cattle", &format!("work:1c{region}.0")]);
    assert_eq!(fixture.cubes(0, "cattle"), 1);
}

#[test]
fn recruits_come_where_a_unit_is_active_and_money_is_left() {
    let recruiting = |fixture: &mut ArchipelagoFixture| {
        fixture.table_mut().surplus = 5;
        fixture.try_play("recruitment").is_ok()
    };
    let (mut engaged, region) = coast(3);
    engaged.flagged(0, region, ICON, ENGAGED).site(region, Building::Town, Some(1));
    assert!(recruiting(&mut engaged));
    engaged.play(&format!("recruit:{region}.0"));
    // Seven florins are left, then four, and the region is full; only the seat says that it stops.
    engaged.play(&format!("recruit:{region}.0"));
    assert_eq!((engaged.florins(0), engaged.moves()), (4, vec!["stop".to_owned()]));
    let (mut lying, region) = coast(3);
    lying.rebels(0, region, 0, 1);
    assert!(!recruiting(&mut lying));
    let (mut afloat, _) = coast(3);
    afloat.ships(0, 0, 0, 1);
    assert!(!recruiting(&mut afloat), "the open sea has no land");
    let (mut full, region) = coast(3);
    full.citizens(0, region, 0, 2).rebels(0, region, 0, 1);
    full.table_mut().surplus = 5;
    assert_eq!(full.refusal("recruitment"), "region-full");
    let (mut poor, region) = coast(3);
    poor.citizens(0, region, 0, 1).stock(0, 2, &[], 0).table_mut().surplus = 5;
    assert_eq!(poor.refusal("recruitment"), "lacks-florins");
}

// ---- migration ----

/// An empty town is anybody's, and with it the region.
#[test]
fn who_steps_into_an_empty_town_is_the_lord() {
    let (mut fixture, region) = coast(3);
    let [town, market] = [Building::Town, Building::Market].map(spot_of);
    fixture.site(region, Building::Town, None).site(region, Building::Market, None);
    fixture.citizens(0, region, 0, 1).citizens(1, region, 0, 1).ships(1, region, 0, 1);
    fixture.stock(0, 5, &[("cattle", 1)], 0);
    fixture.plays(&["migration", &format!("march:1c{region}.0>{region}.{town}")]);
    fixture.plays(&[&format!("open:market:{region}:town"), "sell:home:cattle", "stop", "end"]);
    assert_eq!(fixture.refusal("harvest:cattle"), "needs-consent");
    fixture.play("migration");
    assert_eq!(fixture.refusal(&format!("march:2c{region}.0>{region}.{market}")), "lords-region");
}

/// A lord who lies rules nothing: others may step onto the empty market.
#[test]
fn a_lord_who_rebels_guards_no_building() {
    let (mut fixture, region) = coast(3);
    let [town, market] = [Building::Town, Building::Market].map(spot_of);
    fixture.site(region, Building::Town, None).site(region, Building::Market, None);
    fixture.flagged(1, region, town, LYING).citizens(0, region, 0, 1);
    fixture.play("migration");
    assert_eq!(fixture.refusal(&format!("march:1c{region}.0>{region}.{town}")), "occupied");
    fixture.play(&format!("march:1c{region}.0>{region}.{market}"));
    fixture.stock(0, 5, &[("cattle", 1)], 0);
    fixture.plays(&[&format!("open:market:{region}:unit"), "sell:home:cattle"]);
}

/// Three citizens may change their places inside a region; each moves once in a migration.
#[test]
fn a_full_region_may_move_inside_itself() {
    let (mut fixture, region) = coast(3);
    let [town, market] = [Building::Town, Building::Market].map(spot_of);
    fixture.site(region, Building::Town, None).site(region, Building::Market, Some(0));
    fixture.citizens(0, region, 0, 2);
    fixture.plays(&["migration", &format!("march:1c{region}.{market}>{region}.0")]);
    fixture.play(
        &format!("march:1c{region}.0>{region}.market").replace("market", &market.to_string()),
    );
    fixture.play(&format!("march:1c{region}.0>{region}.{town}"));
    // The one that left the market has moved.
    assert_eq!(fixture.table().phase, Phase::Round);
    let mut spots: Vec<u8> = fixture.table().citizens[..3].iter().map(|unit| unit.spot).collect();
    spots.sort_unstable();
    assert_eq!(spots, [0, town, market]);
}

/// A port lies in one sea of an isthmus: a ship in the other cannot reach it, a citizen can.
#[test]
fn a_port_is_reached_from_its_own_sea() {
    let mut fixture = ArchipelagoFixture::new(3);
    let isthmus = fixture.lay("H02a", 0, 0, 1);
    let port = spot_of(Building::Port);
    fixture.table_mut().regions[1].sites[Building::Port.index()] = Site::built(0, 1);
    fixture.ships(0, isthmus, 0, 1).citizens(0, isthmus, 0, 1).play("migration");
    assert_eq!(fixture.refusal(&format!("march:1s{isthmus}.0>{isthmus}.{port}")), "no-way");
    fixture.ships(0, isthmus, 1, 1);
    fixture.clone().play(&format!("march:1s{isthmus}.1>{isthmus}.{port}"));
    fixture.play(&format!("march:1c{isthmus}.0>{isthmus}.{port}"));
    assert_eq!(fixture.refusal(&format!("march:1s{isthmus}.1>{isthmus}.{port}")), "occupied");
    // A ship that leaves that port is in its sea, not in the other.
    let mut leaving = ArchipelagoFixture::new(3);
    let isthmus = leaving.lay("H02a", 0, 0, 1);
    leaving.table_mut().regions[1].sites[Building::Port.index()] = Site::built(0, 1);
    leaving.ships(0, isthmus, port, 1).play("migration");
    assert_eq!(leaving.refusal(&format!("march:1s{isthmus}.{port}>0.0")), "no-way");
    assert!(leaving.is_legal(&format!("march:1s{isthmus}.{port}>{isthmus}.1")));
}

/// The fourth citizen of an island may come if a ship takes another away, and until then the ship lies still
/// (R83).
#[test]
fn an_island_changes_a_citizen_by_ship() {
    let mut fixture = ArchipelagoFixture::new(3);
    let (one, two) = (fixture.lay("H07a", 0, 0, -1), fixture.lay("H08b", 0, 1, -1));
    fixture.citizens(0, one, 0, 3).citizens(0, two, 0, 1).ships(0, one, 0, 1);
    fixture.plays(&["migration", &format!("march:1c{two}.0>{one}.0")]);
    assert_eq!(fixture.refusal(&format!("march:1s{one}.0>0.0")), "crowded");
    assert_eq!(fixture.refusal("stop"), "crowded");
    // From the open sea the ship takes nobody across in one crossing: the migration is over.
    fixture.plays(&[&format!("march:1c{one}.0>{two}.0"), &format!("march:1s{one}.0>0.0")]);
    assert_eq!(fixture.table().phase, Phase::Round);
    let at =
        |region: u8| fixture.table().citizens.iter().filter(|unit| unit.region == region).count();
    assert_eq!((at(one), at(two)), (3, 1));
    // Two full islands may exchange citizens.
    let mut full = ArchipelagoFixture::new(3);
    let (one, two) = (full.lay("H07a", 0, 0, -1), full.lay("H08b", 0, 1, -1));
    full.citizens(0, one, 0, 3).citizens(0, two, 0, 3).ships(0, one, 0, 1).play("migration");
    full.play(&format!("march:1c{one}.0>{two}.0"));
    full.play(&format!("march:1c{two}.0>{one}.0"));
    assert!(full.is_legal("stop"));
}

// ---- construction, ports and markets ----

/// Tokens stand for cubes one by one, at the choice of who pays; more than the cost asks for is refused.
#[test]
fn tokens_pay_for_buildings_cube_by_cube() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 1).stock(0, 2, &[("wood", 1)], 2);
    let town = |pay: &str| format!("build:town:1c{region}.0:0.0:{pay}");
    assert_eq!(fixture.refusal(&town("0.0")), "lacks-cube");
    assert_eq!(fixture.refusal(&town("2.0")), "wrong-pay");
    let mut sparing = fixture.clone();
    sparing.play(&town("0.1"));
    assert_eq!((sparing.stock_of(0).explorers, sparing.cubes(0, "wood")), (1, 0));
    fixture.play(&town("1.1"));
    assert_eq!((fixture.stock_of(0).explorers, fixture.cubes(0, "wood")), (0, 1));
    assert_eq!((fixture.table().spent, fixture.florins(0)), (2, 0));
    // Tokens go out of the game, not to the bank.
    assert_eq!(fixture.table().bank_cubes[3..5], [13, 11]);
}

/// A ship builds the port it lies on then; it is engaged this turn and uses it in the next.
#[test]
fn a_ship_builds_a_port_and_uses_it_a_turn_later() {
    let (mut fixture, region) = coast(3);
    let port = spot_of(Building::Port);
    fixture.ships(0, region, 0, 1).stock(0, 5, &[("stone", 1), ("fish", 1), ("cattle", 1)], 0);
    fixture.citizens(1, region, 0, 3).table_mut().surplus = 5;
    assert_eq!(fixture.refusal(&format!("build:ship:1s{region}.0:0.0:0.0")), "no-ground");
    fixture.play(&format!("build:port:1s{region}.0:0.0:0.0"));
    let ship = fixture.table().ships[0];
    assert_eq!((ship.spot, ship.flags), (port, ENGAGED));
    assert_eq!(fixture.refusal(&format!("open:port:{region}:unit")), "no-unit");
    fixture.play("end");
    fixture.end_phase();
    fixture.bids(&[0, 0, 0]);
    fixture.until(&["pass"], |state| state.table.stage == Stage::Rounds);
    assert_eq!((fixture.table().turn, fixture.seat()), (3, Seat(0)));
    fixture.plays(&[&format!("open:port:{region}:unit"), "sell:abroad:cattle", "stop"]);
    assert_eq!(fixture.table().ships[0].flags, ENGAGED);
}

#[test]
fn inland_there_are_no_ports_and_no_ships() {
    let mut fixture = ArchipelagoFixture::with(Options::seats(3).with("desert-start"));
    fixture.citizens(0, 0, 0, 1).stock(0, 9, &[("stone", 2), ("fish", 1), ("wood", 1)], 0);
    for text in ["build:port:1c0.0:0.0:0.0", "build:ship:1c0.0:0.0:0.0"] {
        assert!(["no-ground", "no-shore"].contains(&fixture.refusal(text)), "{text}");
    }
    fixture.play("build:town:1c0.0:0.0:0.0");
    assert!(fixture.table().site(0, Building::Town).is_built());
}

/// A new ship is active at once, and a sunk one can be built again (R55).
#[test]
fn a_new_ship_fishes_in_the_next_round_and_a_sunk_one_returns() {
    let mut fixture = ArchipelagoFixture::new(3);
    let island = fixture.lay("H10b", 0, 1, 0);
    fixture.citizens(0, island, 0, 2).ships(0, 0, 0, 3).stock(0, 9, &[("wood", 2)], 0);
    let ship = format!("build:ship:1c{island}.0:0.0:0.0");
    fixture.plays(&[&ship, "end", "end", "end"]);
    assert_eq!(fixture.refusal(&ship), "no-supply");
    // The others stay where they are, on the open sea.
    fixture.plays(&["harvest:fish", &format!("work:1s{island}.0"), "stop"]);
    assert_eq!(fixture.cubes(0, "fish"), 1);
    // The Pirate sinks it on its fish: the icon is free again, and a ship in the supply.
    fixture.own(1, "A07").ships(1, island, 0, 1).table_mut().out = Default::default();
    fixture.plays(&["end", "use:A07:0.0", &format!("sink:1s{island}.{}", ICON + 1), "give:wood"]);
    assert_eq!((fixture.cubes(1, "wood"), fixture.table().rebellion), (1, 1));
    fixture.plays(&["harvest:fish", &format!("work:2s{island}.0"), "end", "end"]);
    assert_eq!(fixture.cubes(1, "fish"), 1);
    fixture.stock(0, 9, &[("wood", 1)], 0).play(&ship);
}

/// The guest on the market of a town is its controller until it leaves; then it is the lord's at once.
#[test]
fn a_guest_who_builds_elsewhere_leaves_the_market_to_the_lord() {
    let (mut fixture, region) = coast(3);
    let market = spot_of(Building::Market);
    fixture.site(region, Building::Market, Some(0)).citizens(1, region, 0, 1);
    fixture.stock(1, 9, &[("wood", 1), ("stone", 1), ("cattle", 2)], 0);
    fixture.stock(0, 9, &[("stone", 2), ("cattle", 1)], 0);
    fixture.plays(&["end", &format!("build:town:2c{region}.0:0.0:0.0"), "end", "end"]);
    fixture.table_mut().out = Default::default();
    assert_eq!(fixture.refusal(&format!("open:market:{region}:town")), "not-controlled");
    fixture.play("end");
    fixture.table_mut().out = Default::default();
    (fixture.table_mut().at, fixture.table_mut().round) = (0, Default::default());
    fixture.plays(&[&format!("build:temple:1c{region}.{market}:0.0:0.0"), "end"]);
    // The lord has built in this phase: the citizen on the town is engaged until the next turn.
    assert_eq!(fixture.refusal(&format!("open:market:{region}:town")), "no-unit");
    fixture.table_mut().citizens[10].flags = 0;
    fixture.plays(&[&format!("open:market:{region}:town"), "sell:home:cattle"]);
}

/// With the florin for the wheel something must still be possible (R27).
#[test]
fn a_market_is_used_only_where_its_florin_leaves_something_to_do() {
    let market = |florins: u8, cattle: u8| {
        let (mut fixture, region) = coast(3);
        fixture.site(region, Building::Market, Some(0)).stock(0, florins, &[("cattle", cattle)], 0);
        let open = format!("open:market:{region}:unit");
        let legal = fixture.is_legal(&open);
        (!legal).then(|| fixture.refusal(&open))
    };
    assert_eq!((market(0, 1), market(1, 1)), (Some("lacks-florins"), None));
    assert!(market(1, 0).is_some(), "nothing to sell and nothing to buy with");
    // Wood costs five, fruit and cattle four.
    assert_eq!((market(4, 0).is_some(), market(5, 0)), (true, None));
}

/// Either the unit on a building or the citizen in the town uses it, and it is used once whoever has it.
#[test]
fn a_site_is_used_once_by_whichever_unit() {
    let (mut fixture, region) = coast(3);
    let [town, market] = [Building::Town, Building::Market].map(spot_of);
    fixture.site(region, Building::Town, Some(0)).site(region, Building::Market, Some(0));
    fixture.stock(0, 9, &[("cattle", 2)], 0).citizens(1, region, 0, 1);
    let by = |who: &str| format!("open:market:{region}:{who}");
    let mut other = fixture.clone();
    other.plays(&[&by("town"), "sell:home:cattle", "stop", "end", "end", "end"]);
    assert_eq!(other.refusal(&by("unit")), "site-used");
    // The unit on the market is still free to go, the one in the town is not.
    other.play("migration");
    assert!(other.is_legal(&format!("march:1c{region}.{market}>{region}.0")));
    assert!(
        !other.moves().iter().any(|text| text.starts_with(&format!("march:1c{region}.{town}")))
    );
    fixture.plays(&[&by("unit"), "sell:home:cattle", "stop", "end", "end", "end"]);
    assert_eq!(fixture.refusal(&by("town")), "site-used");
    // Whoever comes after finds it used, too; in the next turn it is not.
    fixture.table_mut().citizens[1].spot = 0;
    fixture.table_mut().citizens[0].spot = 0;
    fixture.table_mut().citizens[10].spot = market;
    fixture.table_mut().at = 1;
    fixture.stock(1, 9, &[("cattle", 1)], 0).table_mut().out = Default::default();
    assert_eq!(fixture.refusal(&by("unit")), "site-used");
    fixture.end_phase();
    assert!(!fixture.table().site(region, Building::Market).is_used());
}

/// A ship that has traded does not fish, and one that has fished does not trade.
#[test]
fn a_port_engages_its_ship() {
    let mut fixture = ArchipelagoFixture::new(3);
    let island = fixture.lay("H10b", 0, 1, 0);
    let port = spot_of(Building::Port);
    fixture.site(island, Building::Port, None).ships(0, island, port, 1);
    fixture.stock(0, 9, &[("cattle", 1)], 0);
    let open = format!("open:port:{island}:unit");
    let mut fishing = fixture.clone();
    fixture.plays(&[&open, "sell:abroad:cattle", "stop"]);
    assert_ne!(fixture.try_play("harvest:fish").err().map(|refused| refused.rule.code), None);
    fishing.plays(&["harvest:fish", &format!("work:1s{island}.{port}")]);
    assert_eq!(fishing.refusal(&open), "not-controlled");
}

// ---- phase 6 ----

/// One card and nothing else on the track: it is bought, or turned, and that was the step (R49).
#[test]
fn a_nearly_empty_track_asks_for_what_there_is() {
    let only = |text: &str| {
        let (mut fixture, region) = coast(3);
        fixture.citizens(0, region, 0, 3);
        purchase(&mut fixture, &[("A31", 0)], &[], &[]);
        fixture.play(text);
        fixture
    };
    let bought = only("card:0");
    assert_eq!((bought.florins(0), bought.table().stage), (7, Stage::Order));
    assert!(bought.table().track.iter().all(Option::is_none));
    let turned = only("turn:0");
    assert_eq!((turned.seat(), turned.table().stage), (Seat(1), Stage::Purchase));
    // Without deck and discards there is no back, and phase 4 does nothing (R47).
    let mut next = bought;
    next.table_mut().surplus = 5;
    next.bids(&[0, 0, 0]);
    assert_eq!(
        (next.table().turn, next.table().stage, next.table().rebellion),
        (3, Stage::Rounds, 0)
    );
}

#[test]
fn a_purchase_needs_its_price_and_comes_before_the_turning() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).stock(0, 2, &[], 0);
    purchase(&mut fixture, &TRACK, &["A36", "A25"], &[]);
    fixture.table_mut().order = [1, 0, 2].map(Seat).into_iter().collect();
    assert_eq!(fixture.seat(), Seat(1));
    fixture.plays(&["turn:0", "turn:4"]);
    // A31 is two florins now, A35 four.
    assert_eq!((fixture.seat(), fixture.refusal("card:4")), (Seat(0), "lacks-florins"));
    fixture.plays(&["card:0", "turn:1"]);
    assert_eq!(fixture.florins(0), 0);
    // The gap was filled from the top of the deck, in reading direction.
    let slot = fixture.table().track[0].unwrap();
    assert_eq!((slot.card, slot.turned), (fixture.card("A36"), 0));
    let next = fixture.card("A25");
    assert_eq!(fixture.state.secrets.top, Some(next));
}

/// With the last card of the deck the discards are the new one, and its back is new (R47).
#[test]
fn a_new_deck_uncovers_its_back() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).site(region, Building::Temple, None).table_mut().rebellion =
        2;
    // Both that may come up have a red temple event.
    let track = [("A41", 2), ("A32", 0), ("A33", 0), ("A34", 0), ("A35", 0)];
    purchase(&mut fixture, &track, &["A36"], &["A03"]);
    fixture.plays(&["turn:0", "turn:1"]);
    assert_eq!((fixture.table().rebellion, fixture.seat()), (1, Seat(1)));
    assert_eq!((fixture.table().deck.len(), fixture.table().discards.len()), (2, 0));
}

/// Two gaps, and the first red back brings independence: the second gap is not filled any more.
#[test]
fn independence_between_two_refills_is_the_end() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 1).site(region, Building::Town, None).table_mut().rebellion = 1;
    let track = [("A31", 2), ("A32", 2), ("A33", 0), ("A34", 0), ("A35", 0)];
    purchase(&mut fixture, &track, &["A36", "A30"], &[]);
    fixture.plays(&["turn:0", "turn:1"]);
    assert_eq!(fixture.table().ended, Some(Ending::Independence));
    assert_eq!((fixture.table().rebellion, fixture.table().track[1]), (2, None));
}

// ---- cards of others ----

/// Who uses a card of another pays the owner a florin more, discs and cubes go their own way (R44).
#[test]
fn the_owner_gets_a_florin_and_the_bank_the_cubes() {
    let guest = |card: &str, florins: u8, cubes: &[(&str, u8)]| {
        let (mut fixture, region) = coast(3);
        fixture.citizens(0, region, 0, 3).own(1, card).stock(0, florins, cubes, 0);
        fixture.table_mut().rebellion = 2;
        fixture
    };
    let mut games = guest("A37", 1, &[]);
    let bank = games.table().bank;
    games.play("use:A37:0.0");
    assert_eq!((games.florins(0), games.florins(1), games.table().bank), (2, 11, bank - 2));
    assert_eq!((games.table().used[..2].to_vec(), games.table().rebellion), (vec![1, 0], 1));
    let mut sermon = guest("A20", 1, &[("fruit", 1)]);
    let fruit = sermon.table().bank_cubes[0];
    sermon.play("use:A20:0.0");
    assert_eq!((sermon.florins(0), sermon.florins(1)), (0, 11));
    assert_eq!((sermon.table().bank_cubes[0], sermon.table().rebellion), (fruit + 1, 1));
    for id in ["A37", "A20"] {
        let mut poor = guest(id, 0, &[("fruit", 1)]);
        assert_eq!(poor.refusal(&format!("use:{id}:0.0")), "lacks-florins", "{id}");
    }
    // A disc is needed where the card shows one.
    let mut idle = guest("A37", 5, &[]);
    idle.table_mut().used[0] = 3;
    assert_eq!(idle.refusal("use:A37:0.0"), "no-disc");
    // The owner cannot use it any more this turn.
    games.play("end");
    assert_eq!(games.refusal("use:A37:0.0"), "card-engaged");
}

#[test]
fn the_carnival_calms_by_two_at_most_and_the_collector_takes_four() {
    let mut fixture = ArchipelagoFixture::new(3);
    let [one, two, three, _] = islands(&mut fixture);
    for region in [one, two, three] {
        fixture.site(region, Building::Town, Some(0)).citizens(0, region, 0, 1);
    }
    fixture.own(0, "A44").own(0, "A17").stock(0, 5, &[("cattle", 1)], 0).table_mut().rebellion = 4;
    let mut rich = fixture.clone();
    fixture.play("use:A44:0.0");
    assert_eq!(fixture.table().rebellion, 2);
    rich.play("use:A17:0.0");
    assert_eq!((rich.florins(0), rich.table().rebellion), (9, 5));
}

/// Slaves count before their rebellion: five of five are borne.
#[test]
fn slaves_are_citizens_before_they_rebel() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 1).citizens(1, region, 0, 2).own(0, "A39");
    (fixture.table_mut().rebellion, fixture.table_mut().surplus) = (3, 3);
    let recruit = format!("recruit:{region}.0");
    let mut fewer = fixture.clone();
    fixture.plays(&["use:A39:0.0", &recruit, &recruit]);
    assert_eq!(
        (fixture.table().rebellion, fixture.population(), fixture.table().ended),
        (5, 5, None)
    );
    // Only one of them is too few.
    fewer.plays(&["use:A39:0.0", &recruit, "stop"]);
    assert_eq!(fewer.table().ended, Some(Ending::Independence));
}

/// A card's drawback can be the last straw.
#[test]
fn a_pirate_can_bring_independence() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 1).ships(0, region, 0, 1).ships(1, region, 0, 1).own(0, "A07");
    fixture.stock(1, 5, &[("wood", 1)], 0).table_mut().rebellion = 1;
    fixture.objectives(&["S01", "S10", "S03"]);
    fixture.plays(&["use:A07:0.0", &format!("sink:2s{region}.0")]);
    fixture.until(&["give:wood"], |state| state.table.ended.is_some());
    assert_eq!(fixture.table().ended, Some(Ending::Independence));
    assert_eq!(fixture.standing().winners().collect::<Vec<_>>(), [Seat(1)]);
}

/// The coin goes on an icon without a unit where one has an active unit; a ship is one.
#[test]
fn the_barbarian_spoils_only_free_icons_and_takes_what_is_there() {
    let (mut fixture, region) = coast(3);
    let other = fixture.lay("H08b", 0, 0, 1);
    fixture.ships(0, region, 0, 1).flagged(1, region, ICON, ENGAGED).citizens(1, other, 0, 2);
    fixture.own(0, "A06").stock(2, 0, &[("cattle", 13)], 0);
    fixture.play("use:A06:0.0");
    assert_eq!(fixture.moves(), [format!("spoil:{region}:cattle")]);
    fixture.play(&format!("spoil:{region}:cattle"));
    assert_eq!((fixture.cubes(0, "cattle"), fixture.table().bank_cubes[1]), (1, 0));
    let spoilt = fixture.table().regions[usize::from(region)].spoilt;
    assert_eq!(spoilt, 0b10, "not the one that is worked on");
}

// ---- wonders ----

/// The only citizen of all may go on a wonder: nobody is left, and nobody rebels.
#[test]
fn the_last_citizen_may_go_on_a_wonder() {
    for (rebellion, ended) in [(0, None), (1, Some(Ending::Independence))] {
        let (mut fixture, region) = coast(3);
        fixture.citizens(0, region, 0, 1).own(0, "A46").stock(0, 0, &[("iron", 3)], 0);
        fixture.table_mut().rebellion = rebellion;
        fixture.table_mut().surplus = 2;
        fixture.play(&format!("raise:A46:0.0:1c{region}.0"));
        assert_eq!((fixture.population(), fixture.table().ended), (0, ended));
        if ended.is_none() {
            assert_eq!(fixture.refusal("migration"), "no-unit");
            assert_eq!(fixture.refusal("recruitment"), "not-present");
            fixture.play("end");
            assert_eq!(fixture.seat(), Seat(1));
        }
    }
}

/// The Lighthouse needs a port at the start; its citizen may be the one that holds it. All discs at once.
#[test]
fn a_wonder_takes_its_citizen_last() {
    let mut fixture = ArchipelagoFixture::new(3);
    let island = fixture.lay("H10b", 0, 1, 0);
    let port = spot_of(Building::Port);
    fixture.site(island, Building::Port, Some(0)).own(0, "A47").own(0, "A12").own(0, "A45");
    fixture.stock(0, 5, &[("iron", 1), ("stone", 2)], 0).table_mut().surplus = 3;
    let raise = format!("raise:A47:0.0:1c{island}.{port}");
    let mut engaged = fixture.clone();
    engaged.table_mut().citizens[0].flags = ENGAGED;
    assert_eq!(engaged.refusal(&raise), "no-unit");
    let mut late = fixture.clone();
    late.table_mut().used[0] = 3;
    assert_eq!(late.refusal(&raise), "no-disc");
    fixture.play(&raise);
    // The ship came to the port's region before the citizen left the port.
    assert_eq!((fixture.table().ships[0].region, fixture.population()), (island, 0));
    assert_eq!(fixture.refusal("use:A12:0.0"), "one-card");
    assert_eq!(fixture.points_from(Seat(0), "medals"), 1, "the Cathedral is not built");
    // Both wonders are progress cards.
    fixture.objectives(&["S03", "S09", "S10"]);
    assert_eq!(fixture.points_from(Seat(0), "objectives"), 3);
}

// ---- ends ----

/// Two conditions at once: both cards are shown, and the active seat ends its round as it likes.
#[test]
fn two_conditions_met_at_once_are_both_shown() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 1).citizens(1, region, 0, 1).objectives(&["S01", "S06", "S08"]);
    for id in ["A01", "A02", "A03", "A04", "A05"] {
        fixture.own(0, id);
    }
    for id in ["A25", "A26", "A27", "A28", "A29"] {
        fixture.own(1, id);
    }
    fixture.play("taxes");
    let shown = [0, fixture.objective("S06"), fixture.objective("S08")];
    assert_eq!(
        (fixture.table().revealed[..3].to_vec(), fixture.is_over()),
        (shown.to_vec(), false)
    );
    fixture.table_mut().rebellion = 1;
    fixture.play("use:A03:0.0");
    assert_eq!((fixture.table().rebellion, fixture.is_over()), (0, false));
    fixture.play("end");
    assert_eq!(fixture.table().ended, Some(Ending::Objective));
}

/// Independence before the round is over outweighs the condition that was met (R7).
#[test]
fn independence_outweighs_a_condition_that_was_met() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 1).objectives(&["S06", "S10", "S03"]).own(0, "A21");
    for id in ["A01", "A02", "A03", "A04"] {
        fixture.own(1, id);
    }
    fixture.play("taxes");
    assert!(fixture.table().finishing && !fixture.is_over());
    fixture.play("use:A21:0.0");
    assert_eq!(fixture.table().ended, Some(Ending::Independence));
    assert_eq!(fixture.standing().winners().collect::<Vec<_>>(), [Seat(1)]);
}

/// Piles count, not tokens: those that were spent do not come back.
#[test]
fn the_second_pile_ends_a_short_game_with_its_last_token() {
    let mut fixture = explorer("H13a");
    fixture.objectives(&["S01", "S02", "S03"]);
    (fixture.table_mut().explorers, fixture.table_mut().spent) = (10, 14);
    fixture.play("exploration");
    fixture.plays(&["take", "place:H13a:5:1:-1", "home-cube:fish", "own-cube:wood"]);
    assert!(!fixture.table().finishing);
    let mut fixture = explorer("H13a");
    fixture.objectives(&["S01", "S02", "S03"]);
    (fixture.table_mut().explorers, fixture.table_mut().spent) = (9, 15);
    fixture.table_mut().discs = [4, 4, 4, 0, 0];
    fixture.plays(&["exploration", "take", "place:H13a:5:1:-1"]);
    // The cubes are chosen all the same.
    fixture.plays(&["home-cube:fish", "own-cube:wood"]);
    assert!(fixture.table().finishing && fixture.table().phase == Phase::Round);
    assert_eq!((fixture.cubes(0, "wood"), fixture.table().discs[0]), (1, 5));
    fixture.play("end");
    assert_eq!(fixture.table().ended, Some(Ending::Objective));
}

/// Uncontrolled buildings are in play, and the ships of the Lighthouse count for the end (R9).
#[test]
fn what_is_in_play_needs_no_controller() {
    let mut fixture = ArchipelagoFixture::with(Options::seats(3).with("length=long"));
    let [one, two, three, four] = islands(&mut fixture);
    fixture.objectives(&["L08", "L09", "L10"]).own(0, "A47").citizens(0, four, 0, 1);
    fixture.stock(0, 5, &[("iron", 1), ("stone", 2)], 0);
    for (region, seat) in [(one, 0), (two, 1), (three, 2)] {
        fixture.site(region, Building::Port, Some(seat));
    }
    fixture.ships(0, 0, 0, 2).ships(1, 0, 0, 2).ships(2, 0, 0, 1);
    fixture.play(&format!("raise:A47:0.0:1c{four}.0"));
    // Five and three more are the eight of three seats.
    assert!(fixture.table().finishing && !fixture.is_over());
    fixture.play("end");
    assert_eq!(fixture.table().ended, Some(Ending::Objective));
    let mut temples = ArchipelagoFixture::new(3);
    let [one, two, three, _] = islands(&mut temples);
    temples.citizens(0, one, 0, 2).objectives(&["S01", "S09", "S10"]);
    temples.site(one, Building::Temple, None).site(two, Building::Temple, None);
    temples.site(three, Building::Temple, None).play("taxes");
    assert!(temples.table().finishing);
}

// ---- points ----

/// Three of four tie for the first rank, the fourth is second (R77); nothing at all does not rank.
#[test]
fn any_number_may_share_a_rank() {
    let points = |trend: u8, cubes: [u8; 4]| {
        let mut fixture = ArchipelagoFixture::new(4);
        fixture.objectives(&["S09", "S10", "S02", "S06"]);
        fixture.table_mut().trends = std::iter::once(trend).collect();
        for (seat, count) in cubes.into_iter().enumerate() {
            fixture.stock(seat as u8, 0, &[("cattle", count)], 3);
        }
        [0, 1, 2, 3].map(|seat| fixture.points_from(Seat(seat), "trends"))
    };
    assert_eq!(points(1, [2, 2, 2, 1]), [4, 4, 4, 3]);
    assert_eq!(points(1, [1, 3, 3, 2]), [2, 4, 4, 3]);
    assert_eq!(points(1, [4, 3, 2, 1]), [4, 3, 2, 0]);
    // Tokens are no cubes (R14).
    assert_eq!(points(0, [4, 3, 2, 1]), [0; 4]);
}

#[test]
fn ships_and_kindness_rank_as_trends() {
    let mut fixture = ArchipelagoFixture::new(3);
    fixture.ships(0, 0, 0, 1).ships(1, 0, 0, 3).objectives(&["S09", "S10", "S02"]);
    fixture.table_mut().trends = [10, 11].into_iter().collect();
    fixture.table_mut().kindness = [0, 2, 5, 0, 0];
    fixture.table_mut().bank -= 7;
    assert_eq!([0, 1, 2].map(|seat| fixture.points_from(Seat(seat), "trends")), [3, 4 + 3, 4]);
}

/// The same criterion on a trend and on an objective counts twice, and money on cards is nobody's.
#[test]
fn a_criterion_counts_on_every_card_that_has_it() {
    let mut fixture = ArchipelagoFixture::new(3);
    let [one, ..] = islands(&mut fixture);
    fixture.site(one, Building::Temple, Some(1)).objectives(&["S07", "S01", "S09"]);
    fixture.table_mut().trends = std::iter::once(6).collect();
    fixture.stock(0, 9, &[], 0).stock(1, 8, &[], 0).stock(2, 0, &[], 0);
    fixture.table_mut().kindness = [0, 4, 0, 0, 0];
    fixture.table_mut().bank -= 4;
    // Pacifist: two of population, nothing of rebellion, too little for fifteen.
    assert_eq!([0, 1, 2].map(|seat| fixture.points_of(Seat(seat))), [3, 4 + 3 + 2, 0]);
}

/// Icons and buildings of a town, ports and markets added: only what an active lord has.
#[test]
fn icons_rank_by_towns_and_trade_adds_ports_and_markets() {
    let mut fixture = ArchipelagoFixture::with(Options::seats(3).with("length=medium"));
    let mines = fixture.lay("H15a", 0, 1, 0);
    let other = fixture.lay("H21b", 0, 0, 1);
    fixture.objectives(&["M05", "M06", "M09"]);
    fixture.site(mines, Building::Town, Some(0)).site(other, Building::Town, None);
    fixture.flagged(1, other, spot_of(Building::Town), LYING);
    fixture.site(mines, Building::Port, None).site(mines, Building::Market, Some(2));
    let points = |fixture: &ArchipelagoFixture| {
        [0, 1, 2].map(|seat| fixture.points_from(Seat(seat), "objectives"))
    };
    // Iron: seat 0 alone. Trade: one each.
    assert_eq!(points(&fixture), [3 + 3, 0, 3]);
    fixture.table_mut().citizens[10].flags = 0;
    fixture.site(other, Building::Port, None).site(other, Building::Market, None);
    // Two irons each; the lord of the second has two to trade with.
    assert_eq!(points(&fixture), [3 + 2, 3 + 3, 2]);
}

#[test]
fn with_two_seats_four_objectives_are_ranked() {
    let mut fixture = ArchipelagoFixture::new(2);
    let hands = [["S01", "S02"], ["S06", "S05"]];
    for (seat, hand) in hands.into_iter().enumerate() {
        let bits = hand.map(|id| fixture.objective(id));
        fixture.state.secrets.objectives[seat] = bits[0] | bits[1];
    }
    fixture.stock(0, 9, &[("iron", 1)], 0).stock(1, 10, &[("iron", 2)], 4).own(0, "A01");
    // Money 2 and 3, characters 3 and nothing, irons 2 and 3, tokens nothing and 3.
    assert_eq!([0, 1].map(|seat| fixture.points_from(Seat(seat), "objectives")), [7, 9]);
}

// ---- negotiation ----

/// An offer is gone with what it offers, even if its author pays it to the very same seat.
#[test]
fn an_offer_is_withdrawn_when_its_author_cannot_pay_any_more() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 1);
    fixture.play_as(Seat(1), "offer:1:f5:-:-:-");
    fixture.play("offer:2:-:f6:-:-");
    fixture.play_as(Seat(1), "accept:1");
    assert_eq!((fixture.florins(0), fixture.florins(1)), (16, 4));
    assert_eq!(fixture.state.secrets.windows[0].offers, [None; 5]);
    assert_eq!(fixture.refusal("accept:2"), "no-offer");
    // Five of ten, and five left: that offer would have stood.
    let (mut other, region) = coast(3);
    other.citizens(0, region, 0, 1);
    other.play_as(Seat(1), "offer:1:f5:-:-:-");
    other.play("offer:2:-:f5:-:-");
    other.play_as(Seat(1), "accept:1");
    other.play("accept:2");
    assert_eq!((other.florins(0), other.florins(1)), (20, 0));
}

/// The Thief takes the only cube of who offers it: the offer is gone.
#[test]
fn an_offer_of_a_cube_ends_with_the_cube() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 1).own(0, "A08").stock(1, 5, &[("wood", 1)], 0);
    fixture.play_as(Seat(1), "offer:1:wood1:f1:-:-");
    fixture.plays(&["use:A08:0.0", "rob:2"]);
    // Inside the card nobody answers, but the author may still take the offer back.
    assert!(fixture.try_play_as(Seat(0), "accept:2").is_err());
    assert!(fixture.moves_of(Seat(1)).contains(&"withdraw".to_owned()));
    fixture.plays(&["hide:wood:none", "fist:left"]);
    assert_eq!(fixture.cubes(0, "wood"), 1);
    assert_eq!(fixture.refusal("accept:2"), "no-offer");
}

/// The offers of a round outlast a crisis inside it, which has a window of its own.
#[test]
fn a_crisis_inside_a_round_keeps_the_offers_of_the_round() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).own(0, "A02").market(Board::Home, "cattle", 0);
    let deck = ["A30", "A25", "A31", "A32", "A33"].map(|id| fixture.card(id));
    let next = fixture.card("A06");
    fixture.top("A30");
    fixture.table_mut().deck = deck.into_iter().collect();
    fixture.table_mut().discards = std::iter::once(next).collect();
    fixture.play_as(Seat(1), "offer:1:f1:-:memo.help:-");
    fixture.play("use:A02:0.0");
    fixture.until(&["stop"], |state| state.table.crisis.is_some());
    assert_eq!(fixture.refusal("accept:2"), "no-offer");
    fixture.play_as(Seat(2), "offer:1:f2:-:-:-");
    fixture.play("accept:3");
    assert_eq!(fixture.florins(0), 12);
    fixture.plays(&["pass", "pass", "pass"]);
    assert_eq!((fixture.seat(), fixture.table().phase), (Seat(0), Phase::Round));
    fixture.play("accept:2");
    assert_eq!((fixture.florins(0), fixture.table().promises.len()), (13, 1));
}

/// Clauses mean something only from who can keep them, and in their window.
#[test]
fn a_clause_needs_its_window_and_its_owner() {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H06b", 0, 1, 0);
    fixture.site(region, Building::Town, Some(1)).citizens(0, region, 0, 1);
    for clause in [
        format!("harvest.{region}.wood.1"),
        "stand.1.1".into(),
        "supply.1".into(),
        format!("temple.{region}.1"),
        "order.1.0".into(),
    ] {
        // Seat 2 rules no town, and there is neither a crisis nor an order to set.
        let refused = fixture.try_play_as(Seat(2), &format!("offer:1:f1:-:{clause}:-"));
        assert_eq!(refused.unwrap_err().rule.code, "archipelago-bad-clause", "{clause}");
    }
    // In an export crisis nobody stands up.
    fixture.crisis(Board::Abroad, "iron", 2);
    let refused = fixture.try_play_as(Seat(1), "offer:1:f1:-:stand.2.1:-");
    assert_eq!(refused.unwrap_err().rule.code, "archipelago-bad-clause");
}

/// A card bought in a round is used in it, without the florin for its owner (R85).
#[test]
fn a_card_bought_in_a_deal_works_at_once() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).own(1, "A36").table_mut().surplus = 4;
    fixture.plays(&["offer:2:f3:A36:-:-", "accept:1", "use:A36:0.0"]);
    assert_eq!((fixture.florins(0), fixture.florins(1), fixture.table().surplus), (6, 13, 2));
}

/// Withdrawn offers count among the three.
#[test]
fn three_offers_to_a_partner_are_all_however_they_end() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 1);
    for _ in 0..3 {
        fixture.play_as(Seat(1), "offer:1:f1:-:-:-");
        fixture.play_as(Seat(1), "withdraw");
    }
    let refused = fixture.try_play_as(Seat(1), "offer:1:f1:-:-:-").unwrap_err();
    assert_eq!(refused.rule.code, "archipelago-too-many-offers");
    // Another partner and another round have counts of their own.
    fixture.play_as(Seat(2), "offer:1:f1:-:-:-");
    fixture.plays(&["taxes", "end"]);
    fixture.play_as(Seat(0), "offer:2:f1:-:-:-");
}

// ---- variants ----

#[test]
fn no_secrets_combines_with_no_other_variant_of_objectives_and_trends() {
    let content = archipelago::META.read_content().unwrap();
    let open = |options: Options| Archipelago::open(&options, &content);
    for other in ["more-control", "more-spice", "chosen-trend", "benefactor"] {
        let refused = open(Options::seats(3).with("no-secrets").with(other));
        assert!(
            matches!(refused, Err(CannotOpen::Options(BadOptions::Conflict { .. }))),
            "{other}"
        );
    }
    assert!(open(Options::seats(3).with("no-secrets").with("desert-start")).is_ok());
    assert!(open(Options::seats(5).with("more-spice").with("chosen-trend")).is_ok());
}

#[test]
fn two_seats_have_their_own_numbers_in_every_variant() {
    let mut spice = ArchipelagoFixture::dealt(Options::seats(2).with("more-spice"), 3);
    spice.until(&[], |state| state.table.phase == Phase::Keep);
    assert_eq!(spice.state.secrets.objectives.map(u16::count_ones), [4, 4, 0, 0, 0]);
    spice.until(&[], |state| state.table.phase != Phase::Keep);
    assert_eq!(spice.state.secrets.objectives.map(u16::count_ones), [2, 2, 0, 0, 0]);
    assert_eq!(spice.state.secrets.dropped.map(u16::count_ones), [2, 2, 0, 0, 0]);
    let open = settled(Options::seats(2).with("no-secrets"), 3);
    assert_eq!((open.table().common.count_ones(), open.state.secrets.objectives), (2, [0; 5]));
    let kind = settled(Options::seats(2).with("benefactor"), 3);
    assert_eq!(kind.state.secrets.objectives.map(u16::count_ones), [2, 2, 0, 0, 0]);
    assert_eq!(kind.table().trends.len(), 2);
    let desert = settled(Options::seats(2).with("desert-start"), 3);
    let faces = &desert.game.components().faces;
    let huts: u8 = desert.table().regions.iter().map(|at| faces[usize::from(at.face)].huts).sum();
    // The five of the desert are among them.
    assert_eq!((desert.population(), desert.table().surplus), (4, huts));
}

#[test]
fn two_seats_treat_both_their_colours_as_one() {
    let mut fixture = ArchipelagoFixture::new(2);
    let [one, two, three, four] = islands(&mut fixture);
    // Citizens eleven and twelve are of the second colour.
    for region in [one, two, three] {
        fixture.citizens(0, region, 0, 3);
    }
    let five = fixture.lay("H18b", 0, 0, -1);
    fixture.citizens(0, four, 0, 1).citizens(0, five, 0, 2);
    fixture.table_mut().surplus = 5;
    fixture.play("reproduction");
    fixture.play(&format!("breed:{five}"));
    assert_eq!(fixture.population(), 13);
    fixture.plays(&["end", "end"]);
    fixture.plays(&["recruitment", &format!("recruit:{four}.0"), &format!("recruit:{four}.0")]);
    assert_eq!(fixture.moves(), ["stop"], "three of a seat are the most, of whatever colour");
}

/// The deck was used up; the card that is thrown away now is the new one, and fills its own gap (R47).
#[test]
fn a_card_that_is_discarded_from_an_empty_deck_comes_back() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).site(region, Building::Temple, None);
    fixture.table_mut().rebellion = 2;
    let track = [("A03", 2), ("A32", 0), ("A33", 0), ("A34", 0), ("A35", 0)];
    purchase(&mut fixture, &track, &[], &[]);
    fixture.plays(&["turn:0", "turn:1"]);
    let slot = fixture.table().track[0].expect("the gap is filled");
    assert_eq!((slot.card, slot.turned), (fixture.card("A03"), 0));
    // Its back was seen, and one half is red: a rebel less for the temple.
    assert_eq!((fixture.table().rebellion, fixture.seat()), (1, Seat(1)));
    assert_eq!((fixture.table().deck.len(), fixture.table().discards.len()), (0, 0));
}

/// The circles of the side for five: four of taxes, one more for exploration.
#[test]
fn five_seats_have_four_circles_of_taxes_and_one_shared_of_exploration() {
    let mut fixture = ArchipelagoFixture::new(5);
    let [one, ..] = islands(&mut fixture);
    for seat in 0..5 {
        fixture.citizens(seat, one, 0, 3);
    }
    for _ in 0..4 {
        fixture.plays(&["taxes", "end"]);
    }
    assert_eq!((fixture.seat(), fixture.refusal("taxes")), (Seat(4), "no-circle"));
    // Citizens of an island explore in vain, which takes a circle all the same.
    fixture.plays(&[
        "exploration",
        "take",
        "end",
        "exploration",
        "take",
        "end",
        "end",
        "end",
        "end",
    ]);
    assert_eq!(fixture.seat(), Seat(4));
    fixture.plays(&["exploration", "take", "end"]);
    assert_eq!((fixture.table().wheel.shared, fixture.seat()), (1, Seat(0)));
    assert_eq!(fixture.refusal("exploration"), "no-circle");
}

/// Whom the Foreman frees leaves an icon that others can use, and controls nothing by it.
#[test]
fn an_icon_is_free_when_the_foreman_calls_its_citizen_away() {
    let (mut fixture, region) = coast(3);
    fixture.flagged(0, region, ICON, ENGAGED).flagged(0, region, ICON + 1, ENGAGED | LYING);
    fixture.citizens(1, region, 0, 2).own(0, "A23");
    // The rebel is not called.
    fixture.plays(&["use:A23:0.0", &format!("free:1c{region}.{ICON}"), "end"]);
    fixture.plays(&["harvest:cattle", &format!("work:2c{region}.0")]);
    assert_eq!((fixture.cubes(1, "cattle"), fixture.table().phase), (1, Phase::Round));
    fixture.play("end");
    assert_eq!(fixture.table().citizens[0].flags, 0);
}

/// A citizen that fell in a crisis keeps its work: stood up by the Medicine it is still engaged, and the
/// one in a town may go on trading.
#[test]
fn medicine_does_not_undo_what_was_done() {
    let (mut fixture, region) = coast(3);
    fixture.site(region, Building::Town, Some(0)).site(region, Building::Port, None);
    fixture.site(region, Building::Market, None).own(0, "A40").citizens(1, region, 0, 3);
    fixture.stock(0, 9, &[("cattle", 2), ("fruit", 1)], 0);
    let town = spot_of(Building::Town);
    fixture.plays(&[
        &format!("open:port:{region}:town"),
        "sell:abroad:cattle",
        "stop",
        "end",
        "end",
        "end",
    ]);
    fixture.table_mut().citizens[0].flags |= LYING;
    let market = format!("open:market:{region}:town");
    assert_eq!(fixture.refusal(&market), "not-controlled");
    fixture.plays(&["use:A40:0.0", &format!("stand:1c{region}.{town}")]);
    assert_eq!(fixture.refusal("harvest:cattle"), "no-unit");
    fixture.plays(&[&market, "sell:home:cattle"]);
}

/// In a strait the two of turn 0 land where their seat likes.
#[test]
fn two_citizens_may_land_on_two_shores() {
    let mut fixture = ArchipelagoFixture::dealt(Options::seats(3), 9);
    let face = fixture.face("H18a");
    let seat = fixture.seat();
    for hand in &mut fixture.state.secrets.hexes {
        hand.remove(face / 2);
    }
    fixture.table_mut().pile.remove(face / 2);
    let own = fixture.state.secrets.hexes[seat.index()].iter().next().unwrap();
    fixture.state.secrets.hexes[seat.index()].remove(own);
    fixture.state.secrets.hexes[seat.index()].insert(face / 2);
    let out: CardSet = fixture.state.secrets.hexes.iter().flat_map(|hand| hand.iter()).collect();
    for hex in 0..24 {
        if !out.contains(hex) {
            fixture.table_mut().pile.insert(hex);
        }
    }
    let place = fixture.moves().into_iter().find(|text| text.starts_with("place:H18a")).unwrap();
    fixture.play(&place);
    assert_eq!(
        (fixture.seat(), fixture.moves()),
        (seat, vec!["land:0".to_owned(), "land:1".to_owned()])
    );
    fixture.plays(&["land:0", "land:1"]);
    let mut shores: Vec<u8> = fixture
        .table()
        .citizens
        .iter()
        .filter(|unit| unit.is_out())
        .map(|unit| unit.spot)
        .collect();
    shores.sort_unstable();
    assert_eq!((shores, fixture.table().surplus), (vec![0, 1], 2));
}

/// Thirteen ports and markets are all there are, whatever lies on the other side of the tokens.
#[test]
fn thirteen_tokens_are_all_ports_and_markets() {
    let mut fixture = ArchipelagoFixture::new(3);
    let places = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (2, 0)];
    let ids = ["H07a", "H08b", "H10b", "H11b", "H18b", "H19a", "H22b"];
    for (id, (q, r)) in ids.into_iter().zip(places) {
        let region = fixture.lay(id, 0, q, r);
        fixture.site(region, Building::Market, None);
        if region < 7 {
            fixture.site(region, Building::Port, None);
        }
    }
    // Objectives without ports and markets.
    fixture.objectives(&["S01", "S02", "S04"]);
    fixture.citizens(0, 7, 0, 1).stock(0, 5, &[("stone", 2), ("fish", 1), ("wood", 1)], 0);
    assert_eq!(fixture.refusal("build:port:1c7.0:0.0:0.0"), "no-tokens");
    fixture.play("build:town:1c7.0:0.0:0.0");
}

/// A fourth tax that independence stops brings no money, and the crisis of a purchase no second chance.
#[test]
fn independence_by_taxes_brings_no_florin() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 2).table_mut().rebellion = 2;
    fixture.play("taxes");
    assert_eq!((fixture.table().ended, fixture.florins(0)), (Some(Ending::Independence), 10));
    assert_eq!(fixture.standing().winners().count(), 0);
}

/// A town on one shore of a strait serves the empty market of the other, and its citizen is engaged (R28).
#[test]
fn a_town_uses_the_market_across_the_inlet() {
    let mut fixture = ArchipelagoFixture::new(3);
    let strait = fixture.lay("H18a", 0, 0, 1);
    fixture.site(strait, Building::Town, Some(0)).stock(0, 5, &[("cattle", 1)], 0);
    fixture.table_mut().regions[1].sites[Building::Market.index()] = Site::built(1, 0);
    let market = spot_of(Building::Market);
    // Nobody walks there from this shore.
    fixture.citizens(0, strait, 0, 1);
    let mut walker = fixture.clone();
    walker.ships(0, 0, 0, 1).play("migration");
    assert_eq!(walker.refusal(&format!("march:1c{strait}.0>{strait}.{market}")), "no-way");
    walker.ships(0, strait, 0, 1).play(&format!("march:1c{strait}.0>{strait}.{market}"));
    assert_eq!(walker.table().citizens[1].spot, market);
    fixture.plays(&[&format!("open:market:{strait}:town"), "sell:home:cattle", "stop"]);
    assert_eq!(fixture.refusal("migration"), "no-unit");
}

/// Half of a deal is no deal: bundles, consent and memo change hands together or not at all.
#[test]
fn a_deal_is_struck_whole() {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H06b", 0, 1, 0);
    fixture.citizens(0, region, 0, 1).site(region, Building::Town, Some(1));
    fixture.stock(1, 3, &[("wood", 1)], 2).stock(0, 10, &[], 0);
    let terms = format!("f4:f3+wood1+e2:harvest.{region}.wood.1:memo.repay");
    fixture.play(&format!("offer:2:{terms}"));
    let mut poor = fixture.clone();
    poor.stock(1, 2, &[("wood", 1)], 2);
    assert_eq!(poor.moves_of(Seat(1)).iter().filter(|text| *text == "accept:1").count(), 0);
    fixture.play("accept:1");
    assert_eq!((fixture.florins(0), fixture.florins(1)), (9, 4));
    assert_eq!((fixture.cubes(0, "wood"), fixture.stock_of(0).explorers), (1, 2));
    assert_eq!((fixture.table().promises.len(), fixture.stock_of(1).explorers), (1, 0));
    fixture.plays(&["harvest:wood", &format!("work:1c{region}.0")]);
    assert_eq!(fixture.cubes(0, "wood"), 2);
}

/// Two kinds of help in one chance: a temple first, then a cube for who is left.
#[test]
fn a_temple_makes_a_cube_go_further() {
    let (mut fixture, region) = coast(3);
    let other = fixture.lay("H07a", 0, 0, 1);
    fixture.site(region, Building::Temple, Some(0)).citizens(1, region, 0, 2);
    fixture.citizens(2, other, 0, 2).market(Board::Home, "stone", 1);
    fixture.crisis(Board::Home, "stone", 2);
    let guest = format!("stand:2c{region}.0");
    fixture.plays(&[&guest, &guest, "supply:market"]);
    assert_eq!((fixture.table().stage, fixture.table().rebellion), (Stage::Rounds, 0));
    // A deal for others first binds the temple, too, even if it cannot serve them.
    let (mut bound, region) = coast(3);
    let other = bound.lay("H07a", 0, 0, 1);
    bound
        .site(region, Building::Temple, Some(0))
        .citizens(1, region, 0, 2)
        .citizens(2, other, 0, 2);
    bound.crisis(Board::Home, "stone", 2);
    bound.play_as(Seat(2), "offer:1:f1:-:stand.3.1:-");
    bound.play("accept:3");
    assert_eq!(bound.refusal(&guest), "stand-due");
    bound.play("pass");
}

/// A migration by card and one by disc are two: a ship that sailed by the one sails by the other, too, and two
/// explorations of a round go two ways.
#[test]
fn a_card_and_a_disc_may_do_the_same_in_one_round() {
    let mut fixture = ArchipelagoFixture::new(3);
    let [one, ..] = islands(&mut fixture);
    fixture.ships(0, one, 0, 1).own(0, "A15").play("use:A15:0.0");
    fixture.play(&format!("march:1s{one}.0>0.0"));
    fixture.until(&["stop"], |state| state.table.phase == Phase::Round);
    fixture.plays(&["migration", &format!("march:1s0.0>{one}.0")]);
    assert_eq!(fixture.table().ships[0].region, one);
    let mut twice = ArchipelagoFixture::new(3);
    let [one, ..] = islands(&mut twice);
    // In vain both times: a citizen of an island steps nowhere.
    twice.citizens(0, one, 0, 1).own(0, "A14").plays(&[
        "use:A14:0.0",
        "take",
        "exploration",
        "take",
    ]);
    assert_eq!((twice.table().hex_discards.len(), twice.table().used[0]), (2, 1));
}

/// A wonder may be built for its medals alone, without any effect; ships that nobody has left do not come.
#[test]
fn a_wonder_needs_no_effect() {
    let mut fixture = ArchipelagoFixture::new(3);
    let [one, two, ..] = islands(&mut fixture);
    fixture.site(one, Building::Temple, Some(0)).site(two, Building::Port, Some(0));
    fixture.citizens(0, one, 0, 2).ships(0, 0, 0, 4).own(0, "A45").own(0, "A46").own(0, "A47");
    fixture.stock(0, 5, &[("iron", 1), ("stone", 3)], 6);
    for raise in ["A45:1.0", "A46:2.0", "A47:0.1"] {
        let mut built = fixture.clone();
        built.table_mut().used[0] = 1;
        built.play(&format!("raise:{raise}:1c{one}.0"));
        assert_eq!((built.population(), built.table().rebellion), (3, 0), "{raise}");
        assert_eq!(built.table().ships.iter().filter(|ship| ship.is_out()).count(), 4);
    }
}

/// The same crisis comes again as long as its back lies on top (R68): here nothing was discarded.
#[test]
fn a_crisis_comes_back_with_its_card() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).citizens(1, region, 0, 3).market(Board::Home, "stone", 2);
    fixture.table_mut().surplus = 5;
    fixture.track(&["A31", "A32", "A34", "A35", "A36"]);
    balance(&mut fixture, "A33");
    fixture.play("supply:market");
    assert_eq!(fixture.table().crisis.map(|crisis| crisis.board), Some(Board::Abroad));
    fixture.plays(&["pass", "pass", "pass"]);
    assert_eq!((fixture.table().rebellion, fixture.table().stage), (3, Stage::Rounds));
    fixture.end_phase();
    for _ in 0..3 {
        fixture.plays(&["turn:0", "turn:1"]);
        // The third quarter would discard them.
        for slot in 0..2 {
            fixture.table_mut().track[slot].as_mut().unwrap().turned = 0;
        }
    }
    fixture.bids(&[0, 0, 0]);
    let crisis = fixture.table().crisis.unwrap();
    assert_eq!((fixture.table().turn, crisis.board, fixture.lying()), (3, Board::Home, 6));
}

/// A promised place that is as it was keeps nobody from keeping the order; the first place named closes the window.
#[test]
fn promises_of_the_order_are_kept_either_way() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).table_mut().turn = 1;
    fixture.bidding().bids(&[1, 0, 0]);
    fixture.play_as(Seat(1), "offer:1:f1:-:order.2.1:-");
    fixture.play("accept:2");
    let mut named = fixture.clone();
    fixture.play("keep-order");
    assert_eq!(fixture.table().order.to_vec(), [0, 1, 2].map(Seat));
    named.play("next:3");
    let refused = named.try_play_as(Seat(2), "offer:1:f1:-:memo.other:-").unwrap_err();
    assert_eq!(refused.rule.code, "archipelago-no-window");
    // The second place is promised, so the first seat is the third.
    assert_eq!(named.moves(), ["next:2"]);
    named.play("next:2");
    assert_eq!(named.table().order.to_vec(), [2, 1, 0].map(Seat));
}

/// Without a deck there is nothing to look at; with few cards the discards are shuffled in meanwhile (R46, R47).
#[test]
fn seekers_see_what_there_is() {
    let seeking = |deck: &[&str], discards: &[&str]| {
        let (mut fixture, region) = coast(3);
        fixture.citizens(0, region, 0, 3).own(0, "A01");
        let cards = |ids: &[&str]| ids.iter().map(|id| fixture.card(id)).collect::<CardSet>();
        let (below, gone) = (cards(deck), cards(discards));
        fixture.state.secrets.top = deck.first().map(|id| fixture.card(id));
        (fixture.table_mut().deck, fixture.table_mut().discards) = (below, gone);
        fixture
    };
    assert_eq!(seeking(&[], &[]).refusal("use:A01:0.0"), "no-effect");
    let mut few = seeking(&["A25"], &["A31", "A32"]);
    few.play("use:A01:0.0");
    assert_eq!((few.table().shown.len(), few.state.secrets.top), (3, None));
    few.play("pick:A31");
    // The two that were not bought are the deck.
    assert_eq!((few.table().deck.len(), few.table().discards.len()), (2, 0));
    assert!(few.state.secrets.top.is_some());
}

/// Taxes come from what one controls: a lord's temple and a guest's own, rebels and their buildings not.
#[test]
fn taxes_follow_control() {
    let (mut fixture, region) = coast(3);
    let [town, temple] = [Building::Town, Building::Temple].map(spot_of);
    fixture.site(region, Building::Town, Some(0)).site(region, Building::Temple, None);
    fixture.citizens(1, region, 0, 3).stock(0, 0, &[], 0).stock(1, 0, &[], 0);
    let mut guest = fixture.clone();
    fixture.play("taxes");
    assert_eq!(fixture.florins(0), 1 + 2 + 1);
    guest.table_mut().citizens[10].spot = temple;
    guest.plays(&["taxes", "end", "taxes"]);
    assert_eq!((guest.florins(0), guest.florins(1)), (1 + 2, 3 + 1));
    let mut fallen = fixture.clone();
    fallen.stock(0, 0, &[], 0).table_mut().citizens[0].flags = LYING;
    assert_eq!(fallen.table().citizens[0].spot, town);
    fallen.plays(&["end", "end", "end", "taxes"]);
    assert_eq!((fallen.florins(0), fallen.table().rebellion), (0, 2));
}

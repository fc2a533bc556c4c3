//! Evolution cards and wonders in use, one by one (sections 4.2 and 4.3 of the facts).

use archipelago::components::{Board, Building};
use archipelago::state::Ending;
use archipelago::units::{ENGAGED, spot_of};
use archipelago::{Phase, Stage};
use kit::{CardSet, Seat};

use crate::fixture::ArchipelagoFixture;

/// A round of seat 0, who has three citizens at a coast with cattle, with a card.
fn holding(id: &str) -> (ArchipelagoFixture, u8) {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H20b", 0, 1, 0);
    fixture.citizens(0, region, 0, 3).citizens(1, region, 0, 3).citizens(2, region, 0, 3);
    fixture.own(0, id);
    (fixture, region)
}

/// The deck: this card on top, and then these in some order; discards.
fn deck(fixture: &mut ArchipelagoFixture, top: &str, below: &[&str], discards: &[&str]) {
    let cards = |fixture: &ArchipelagoFixture, ids: &[&str]| {
        ids.iter().map(|id| fixture.card(id)).collect::<CardSet>()
    };
    let (mut below, discards) = (cards(fixture, below), cards(fixture, discards));
    below.insert(fixture.card(top));
    fixture.top(top);
    (fixture.table_mut().deck, fixture.table_mut().discards) = (below, discards);
}

#[test]
fn a01_the_researcher_buys_a_progress_card_at_its_lowest_price() {
    let (mut fixture, _) = holding("A01");
    // Five of six are shown; no back has a red half.
    deck(&mut fixture, "A25", &["A45", "A31", "A11", "A12", "A33"], &[]);
    fixture.play("use:A01:0.0");
    assert_eq!((fixture.table().shown.len(), fixture.table().used[0]), (5, 1));
    for id in ["A11", "A12"] {
        assert_eq!(fixture.refusal(&format!("pick:{id}")), "no-card", "{id} is a character");
    }
    // The Sawmill shows 4, 3 and 5.
    fixture.play("pick:A25");
    assert_eq!((fixture.florins(0), fixture.table().discards.len()), (7, 4));
    assert_eq!((fixture.table().phase, fixture.table().shown.len()), (Phase::Round, 0));
}

/// Red halves of the cards shown are left alone; that of the card that then lies on top is not (R46),
/// and the round goes on after its crisis.
#[test]
fn a02_the_headhunter_may_uncover_an_immediate_crisis() {
    let (mut fixture, region) = holding("A02");
    // The red A30 is shown; when the deck is empty the discards are the new one (R47).
    deck(&mut fixture, "A30", &["A05", "A31", "A32", "A33"], &["A06"]);
    fixture.site(region, Building::Town, None).market(Board::Home, "cattle", 0);
    fixture.play("use:A02:0.0");
    assert_eq!(
        (fixture.table().rebellion, fixture.table().phase),
        (0, Phase::Pick { character: true })
    );
    assert_eq!(fixture.refusal("pick:A31"), "no-card");
    fixture.play("pick:A05");
    // Four cattle to a cube: nobody has any.
    assert_eq!((fixture.florins(0), fixture.lying(), fixture.table().phase), (4, 9, Phase::Chance));
    fixture.plays(&["pass", "pass"]);
    assert_eq!(fixture.seat(), Seat(2), "everybody has a chance, though it is the round of seat 0");
    fixture.play("pass");
    assert_eq!(
        (fixture.table().rebellion, fixture.seat(), fixture.table().phase),
        (9, Seat(0), Phase::Round)
    );
    assert!(fixture.table().round.carded && !fixture.table().round.acted);
    assert_eq!(fixture.refusal("migration"), "no-unit", "all are rebels");
}

#[test]
fn a04_the_pope_counts_temples() {
    let (mut fixture, region) = holding("A04");
    fixture.table_mut().rebellion = 5;
    assert_eq!(fixture.refusal("use:A04:0.0"), "no-effect");
    let other = fixture.lay("H07a", 0, 0, 1);
    fixture.site(region, Building::Temple, None).site(other, Building::Temple, None);
    fixture.play("use:A04:0.0");
    assert_eq!((fixture.table().rebellion, fixture.table().used[0]), (3, 1));
    assert_eq!(fixture.points_from(Seat(0), "medals"), 1);
}

#[test]
fn a06_the_barbarian_spoils_an_icon_for_ever() {
    let (mut fixture, region) = holding("A06");
    // A foreign town does not protect it.
    fixture.site(region, Building::Town, None).table_mut().citizens[10].spot =
        spot_of(Building::Town);
    let (bank, cattle) = (fixture.table().bank, fixture.table().bank_cubes[1]);
    fixture.plays(&["use:A06:0.0", &format!("spoil:{region}:cattle")]);
    assert_eq!((fixture.cubes(0, "cattle"), fixture.table().bank_cubes[1]), (2, cattle - 2));
    assert_eq!((fixture.florins(0), fixture.table().bank, fixture.table().ruin), (9, bank, 1));
    assert_eq!((fixture.table().rebellion, fixture.table().used[0]), (1, 1));
    // One icon is left: the lord harvests it, and no second unit finds one.
    fixture.plays(&["end", "harvest:cattle", &format!("work:2c{region}.0")]);
    assert_eq!((fixture.cubes(1, "cattle"), fixture.table().phase), (1, Phase::Round));
}

#[test]
fn a07_the_victim_of_the_pirate_chooses_the_cube() {
    let (mut fixture, region) = holding("A07");
    fixture.ships(0, region, 0, 1).ships(1, region, 0, 1).ships(2, 0, 0, 1);
    fixture.stock(1, 10, &[("iron", 1), ("fish", 1)], 2);
    fixture.play("use:A07:0.0");
    assert_eq!(fixture.refusal("sink:3s0.0"), "no-victim");
    fixture.play(&format!("sink:2s{region}.0"));
    assert_eq!(
        (fixture.seat(), fixture.moves()),
        (Seat(1), vec!["give:fish".into(), "give:iron".into()])
    );
    fixture.play("give:fish");
    assert_eq!(
        (fixture.cubes(0, "fish"), fixture.cubes(1, "iron"), fixture.table().rebellion),
        (1, 1, 1)
    );
    assert_eq!(fixture.seat(), Seat(0));
}

#[test]
fn a08_the_thief_opens_one_of_two_fists() {
    let (mut fixture, _) = holding("A08");
    fixture.stock(1, 10, &[("iron", 1), ("fish", 2)], 0).stock(2, 10, &[("wood", 1)], 3);
    let mut poor = fixture.clone();
    let mut nobody = fixture.clone();
    fixture.plays(&["use:A08:0.0", "rob:2"]);
    assert_eq!(fixture.refusal("hide:iron:none"), "fill-fists");
    assert_eq!(fixture.refusal("hide:iron:iron"), "fill-fists");
    fixture.plays(&["hide:fish:iron", "fist:right"]);
    assert_eq!(
        (fixture.cubes(0, "iron"), fixture.cubes(1, "iron"), fixture.cubes(1, "fish")),
        (1, 0, 2)
    );
    poor.plays(&["use:A08:0.0", "rob:3", "hide:none:wood", "fist:left"]);
    assert_eq!((poor.cubes(0, "wood"), poor.cubes(2, "wood")), (0, 1));
    nobody.stock(2, 10, &[], 3);
    nobody.plays(&["use:A08:0.0", "rob:3"]);
    assert_eq!((nobody.table().phase, nobody.stock_of(2).explorers), (Phase::Round, 3));
}

#[test]
fn a09_and_a10_trade_four_times_at_the_price_of_each_row() {
    let (mut fixture, _) = holding("A10");
    fixture.stock(0, 0, &[("cattle", 5)], 0);
    fixture.play("use:A10:0.0");
    assert_eq!(fixture.refusal("sell:home:cattle"), "wrong-board");
    (0..4).for_each(|_| drop(fixture.play("sell:abroad:cattle")));
    assert_eq!((fixture.florins(0), fixture.cubes(0, "cattle")), (5 + 5 + 4 + 4, 1));
    assert_eq!((fixture.table().phase, fixture.table().used[0]), (Phase::Round, 1));
    let (mut fixture, _) = holding("A09");
    fixture.market(Board::Home, "fish", 4).stock(0, 20, &[], 0).play("use:A09:0.0");
    assert_eq!(fixture.refusal("stop"), "at-least-one");
    fixture.plays(&["buy:home:fish", "buy:home:fish", "stop"]);
    assert_eq!((fixture.florins(0), fixture.cubes(0, "fish")), (20 - 4 - 6, 2));
}

#[test]
fn a11_and_a39_bring_workers_without_a_disc() {
    let (mut fixture, _) = holding("A11");
    let other = fixture.lay("H07a", 0, 0, 1);
    fixture.ships(0, other, 0, 1).table_mut().surplus = 4;
    let mut slaves = fixture.clone();
    fixture.plays(&["use:A11:0.0", &format!("recruit:{other}.0")]);
    assert_eq!((fixture.florins(0), fixture.table().surplus, fixture.table().used[0]), (7, 3, 0));
    slaves.own(0, "A39");
    slaves.play("use:A39:0.0");
    let recruit = format!("recruit:{other}.0");
    slaves.plays(&[&recruit, &recruit]);
    assert_eq!((slaves.florins(0), slaves.table().surplus, slaves.population()), (10, 2, 11));
    assert_eq!((slaves.table().rebellion, slaves.table().phase), (2, Phase::Round));
}

#[test]
fn a13_the_architect_builds_and_the_disc_builds_again() {
    let (mut fixture, region) = holding("A13");
    fixture.stock(0, 4, &[("wood", 2), ("stone", 1)], 0);
    let town = format!("build:town:1c{region}.0:0.0:0.0");
    let ship = format!("build:ship:1c{region}.0:0.0:0.0");
    // One florin for the card, two for the town; the ship takes the last.
    fixture.plays(&["use:A13:0.0", &town]);
    assert_eq!((fixture.florins(0), fixture.table().used[0]), (1, 0));
    fixture.play(&ship);
    assert_eq!((fixture.florins(0), fixture.table().used[0]), (0, 1));
    // Without the florin for the building the card cannot be used.
    let (mut poor, _) = holding("A13");
    poor.stock(0, 2, &[("wood", 1), ("stone", 1)], 0);
    assert!(poor.is_legal("use:A13:0.0"), "a ship for one florin");
    poor.stock(0, 1, &[("wood", 1), ("stone", 1)], 0);
    assert_eq!(poor.refusal("use:A13:0.0"), "no-effect");
}

#[test]
fn a14_the_navigator_needs_no_circle() {
    let (mut fixture, _) = holding("A14");
    fixture.table_mut().wheel.explorers = std::iter::once(Seat(0)).collect();
    fixture.table_mut().wheel.shared = 2;
    assert_eq!(fixture.refusal("exploration"), "no-circle");
    fixture.play("use:A14:0.0");
    assert_eq!((fixture.table().phase, fixture.florins(0)), (Phase::Explore, 8));
    assert_eq!((fixture.table().wheel.shared, fixture.table().used[0]), (2, 0));
}

/// The Sea Captain moves ships; citizens only where a ship takes them.
#[test]
fn a15_the_sea_captain_moves_no_citizen_by_land() {
    let mut fixture = ArchipelagoFixture::new(3);
    let (one, two) = (fixture.lay("H07a", 0, 0, -1), fixture.lay("H08b", 0, 1, -1));
    fixture.citizens(0, one, 0, 2).ships(0, one, 0, 1).own(0, "A15").site(
        one,
        Building::Market,
        None,
    );
    fixture.play("use:A15:0.0");
    let market = spot_of(Building::Market);
    assert_eq!(fixture.refusal(&format!("march:1c{one}.0>{one}.{market}")), "no-way");
    let over = format!("march:1c{one}.0>{two}.0");
    fixture.plays(&[&over, &over, &format!("march:1s{one}.0>0.0")]);
    assert_eq!((fixture.table().phase, fixture.table().used[0]), (Phase::Round, 0));
}

#[test]
fn a16_the_shipwright_takes_wood_or_a_token() {
    let (mut fixture, region) = holding("A16");
    fixture.stock(0, 0, &[], 1);
    fixture.play("use:A16:1.0");
    assert_eq!(fixture.refusal("launch:0.0"), "not-present");
    fixture.play(&format!("launch:{region}.0"));
    assert_eq!((fixture.table().ships[0].region, fixture.table().spent), (region, 1));
}

#[test]
fn a17_a21_and_a43_bring_florins() {
    let (mut fixture, region) = holding("A17");
    assert_eq!(fixture.refusal("use:A17:0.0"), "no-effect");
    fixture.site(region, Building::Town, None).table_mut().citizens[0].spot =
        spot_of(Building::Town);
    fixture.play("use:A17:0.0");
    assert_eq!((fixture.florins(0), fixture.table().rebellion), (13, 1));
    let (mut usurer, _) = holding("A21");
    usurer.play("use:A21:0.0");
    assert_eq!((usurer.florins(0), usurer.table().rebellion), (13, 1));
    let (mut customs, region) = holding("A43");
    customs.site(region, Building::Town, None).site(region, Building::Port, None);
    customs.site(region, Building::Market, None);
    customs.table_mut().citizens[10].spot = spot_of(Building::Town);
    assert_eq!(customs.refusal("use:A43:0.0"), "no-effect", "the user's, not the owner's");
    customs.play("end");
    customs.play("use:A43:0.0");
    assert_eq!((customs.florins(0), customs.florins(1)), (11, 11));
}

/// The bank pays what it has, and who has nothing to gain may not use the card.
#[test]
fn a21_the_usurer_takes_what_the_bank_has() {
    let (mut fixture, _) = holding("A21");
    let bank = fixture.table().bank;
    fixture.stock(1, 10 + bank - 2, &[], 0);
    fixture.play("use:A21:0.0");
    assert_eq!((fixture.florins(0), fixture.table().bank), (12, 0));
    let (mut poor, _) = holding("A21");
    poor.stock(1, 10 + bank, &[], 0);
    assert_eq!(poor.refusal("use:A21:0.0"), "no-effect");
}

#[test]
fn a18_the_midwife_works_beside_reproduction() {
    let mut fixture = ArchipelagoFixture::new(3);
    let (one, two) = (fixture.lay("H07a", 0, 1, 0), fixture.lay("H08b", 0, 0, 1));
    fixture.citizens(0, one, 0, 2).citizens(0, two, 0, 2).own(0, "A18");
    fixture.plays(&["use:A18:0.0", &format!("breed:{one}")]);
    assert_eq!(fixture.table().phase, Phase::Round);
    fixture.plays(&["reproduction", &format!("breed:{two}")]);
    assert_eq!((fixture.population(), fixture.florins(0)), (6, 9));
}

#[test]
fn rebellion_is_calmed_by_diplomat_missionary_gifts_and_carnival() {
    let calmed = |id: &str, used: &str, temple: bool| {
        let (mut fixture, region) = holding(id);
        fixture.stock(0, 10, &[("fruit", 1), ("cattle", 1)], 0).table_mut().rebellion = 5;
        if temple {
            fixture.site(region, Building::Temple, None).site(region, Building::Town, None);
            fixture.table_mut().citizens[0].spot = spot_of(Building::Town);
        }
        fixture.play(used);
        5 - fixture.table().rebellion
    };
    assert_eq!(calmed("A19", "use:A19:0.0", false), 1);
    assert_eq!(calmed("A20", "use:A20:0.0", false), 1);
    assert_eq!(calmed("A20", "use:A20:0.0", true), 2);
    assert_eq!(calmed("A38", "use:A38:0.0", false), 1);
    assert_eq!(calmed("A38", "use:A38:0.0:both", false), 2);
    assert_eq!(calmed("A44", "use:A44:0.0", true), 1);
    assert_eq!(calmed("A37", "use:A37:0.0", false), 1);
    assert_eq!(calmed("A40", "use:A40:0.0", false), 1);
}

#[test]
fn surplus_workers_leave_by_minister_education_emigration_and_works() {
    let left = |id: &str| {
        let (mut fixture, region) = holding(id);
        fixture.stock(0, 10, &[("stone", 1)], 0).site(region, Building::Port, None);
        fixture.table_mut().surplus = 5;
        fixture.table_mut().rebellion = 2;
        fixture.play(&format!("use:{id}:0.0"));
        (5 - fixture.table().surplus, 2 - fixture.table().rebellion, 10 - fixture.florins(0))
    };
    assert_eq!(left("A12"), (1, 0, 1));
    assert_eq!(left("A36"), (2, 0, 1));
    assert_eq!(left("A35"), (1, 0, 1));
    assert_eq!(left("A41"), (2, 1, 0));
}

#[test]
fn a22_the_smuggler_pays_half_rounded_up() {
    let (mut fixture, _) = holding("A22");
    fixture.market(Board::Abroad, "fish", 3).stock(0, 4, &[], 0);
    let mut other = fixture.clone();
    fixture.plays(&["use:A22:0.0", "buy:home:wood"]);
    assert_eq!((fixture.florins(0), fixture.cubes(0, "wood")), (4 - 3, 1));
    other.plays(&["use:A22:0.0", "buy:abroad:fish"]);
    assert_eq!((other.florins(0), other.on_market(Board::Abroad, "fish")), (4 - 2, 2));
}

#[test]
fn a23_the_foreman_sends_harvesters_to_work_again() {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H06b", 0, 1, 0);
    fixture.citizens(0, region, 0, 3).own(0, "A23");
    let work = format!("work:1c{region}.0");
    fixture.plays(&["harvest:wood", &work, &work, &work]);
    assert_eq!(fixture.cubes(0, "wood"), 3);
    fixture.play("use:A23:0.0");
    let free = fixture.moves().into_iter().find(|text| text.starts_with("free:")).unwrap();
    fixture.play(&free);
    let free = fixture.moves().into_iter().find(|text| text.starts_with("free:")).unwrap();
    fixture.plays(&[&free, "end", "end", "end", "harvest:wood", &work, &work]);
    assert_eq!((fixture.cubes(0, "wood"), fixture.florins(0)), (5, 8));
}

#[test]
fn a24_the_governor_takes_what_a_town_produces() {
    let (mut fixture, region) = holding("A24");
    assert_eq!(fixture.refusal("use:A24:0.0"), "no-effect");
    fixture.site(region, Building::Town, None).table_mut().citizens[0].spot =
        spot_of(Building::Town);
    fixture.play("use:A24:0.0");
    assert_eq!(fixture.moves(), ["govern:cattle"]);
    fixture.play("govern:cattle");
    assert_eq!(fixture.cubes(0, "cattle"), 1);
}

/// A doubling card counts for the harvest of its resource in this round alone (R33, R45).
#[test]
fn a29_doubles_one_harvest_of_its_resource() {
    let (mut fixture, region) = holding("A29");
    let work = format!("work:1c{region}.0");
    let mut late = fixture.clone();
    fixture.plays(&["use:A29:0.0", "harvest:cattle", &work, &work]);
    assert_eq!(fixture.cubes(0, "cattle"), 4);
    late.plays(&["taxes"]);
    assert_eq!(late.refusal("use:A29:0.0"), "no-effect");
    late.table_mut().used[0] = 3;
    late.plays(&["end", "end", "end"]);
    assert_eq!(late.refusal("use:A29:0.0"), "no-effect", "without a disc");
    let (mut idle, _) = holding("A29");
    idle.plays(&["use:A29:0.0", "taxes", "end", "end", "end", "harvest:cattle", &work, &work]);
    assert_eq!(idle.cubes(0, "cattle"), 2, "the next round is another");
}

#[test]
fn a31_and_a32_are_one_transaction_for_everybody() {
    let (mut fixture, _) = holding("A31");
    fixture.own(0, "A32").stock(1, 1, &[("iron", 1)], 0).play("end");
    fixture.plays(&["use:A32:0.0", "sell:abroad:iron"]);
    assert_eq!(
        (fixture.florins(0), fixture.florins(1), fixture.table().phase),
        (11, 8, Phase::Round)
    );
    fixture.plays(&["end", "end"]);
    assert_eq!((fixture.seat(), fixture.refusal("use:A32:0.0")), (Seat(1), "card-engaged"));
    // A florin for the owner and four for the cube: four are too few.
    fixture.stock(1, 4, &[], 0).market(Board::Home, "wood", 0).market(Board::Home, "stone", 0);
    fixture.market(Board::Home, "iron", 0).market(Board::Home, "fish", 0);
    assert_eq!(fixture.refusal("use:A31:0.0"), "no-effect");
    fixture.stock(1, 5, &[], 0).plays(&["use:A31:0.0", "buy:home:cattle"]);
    assert_eq!((fixture.florins(0), fixture.florins(1)), (12, 0));
}

#[test]
fn a33_expansionism_is_a_migration_without_a_disc() {
    let mut fixture = ArchipelagoFixture::with(kit::Options::seats(3).with("desert-start"));
    // A coast north of the desert that joins it with its southern side.
    let one = fixture.lay("H22a", 0, 0, -1);
    fixture.citizens(0, 0, 0, 1).own(0, "A33");
    let step = format!("march:1c0.0>{one}.0");
    fixture.plays(&["use:A33:0.0", &step]);
    assert_eq!((fixture.table().used[0], fixture.table().phase), (0, Phase::Round));
    fixture.plays(&["migration", &format!("march:1c{one}.0>0.0")]);
    assert_eq!(fixture.table().used[0], 1);
}

#[test]
fn a34_roads_are_two_steps_by_land() {
    let far = |roads: bool| {
        let mut fixture = ArchipelagoFixture::with(kit::Options::seats(3).with("desert-start"));
        let one = fixture.lay("H05a", 3, 0, -1);
        // The side that touches the desert must be plain, as must the one towards the next.
        let two = fixture.lay("H03b", 0, 0, -2);
        fixture.citizens(0, 0, 0, 1).own(0, "A34");
        if roads {
            fixture.play("use:A34:0.0");
        }
        fixture.play("migration");
        let way = |to: u8| format!("march:1c0.0>{to}.0");
        (fixture.is_legal(&way(one)), fixture.is_legal(&way(two)))
    };
    assert_eq!((far(false), far(true)), ((true, false), (true, true)));
}

#[test]
fn a40_medicine_stands_up_three_of_any_colour() {
    let (mut fixture, region) = holding("A40");
    for at in [0, 10, 11, 20] {
        fixture.table_mut().citizens[at].flags = archipelago::units::LYING;
    }
    fixture.stock(0, 0, &[("fruit", 1)], 0).table_mut().rebellion = 4;
    fixture.plays(&["use:A40:0.0", &format!("stand:2c{region}.0"), &format!("stand:2c{region}.0")]);
    fixture.play(&format!("stand:3c{region}.0"));
    assert_eq!(
        (fixture.lying(), fixture.table().rebellion, fixture.table().phase),
        (1, 3, Phase::Round)
    );
}

#[test]
fn a42_barter_takes_anything_but_iron() {
    let (mut fixture, _) = holding("A42");
    fixture.stock(0, 0, &[("wood", 1)], 1).play("use:A42:0.0");
    assert_eq!(fixture.refusal("barter:wood:iron"), "no-icon");
    assert_eq!(fixture.refusal("barter:wood:wood"), "no-icon");
    let mut token = fixture.clone();
    fixture.play("barter:wood:stone");
    assert_eq!((fixture.cubes(0, "wood"), fixture.cubes(0, "stone")), (0, 1));
    token.play("barter:none:wood");
    assert_eq!((token.cubes(0, "wood"), token.table().spent), (2, 1));
}

/// Two ports and one ship left: the seat chooses where they lie (R57). All costs are paid first.
#[test]
fn a47_who_has_too_few_ships_chooses_the_ports() {
    let mut fixture = ArchipelagoFixture::new(3);
    let mut ports = [0; 3];
    for (port, (id, (q, r))) in
        ports.iter_mut().zip([("H07a", (1, 0)), ("H08b", (0, 1)), ("H10b", (-1, 1))])
    {
        *port = fixture.lay(id, 0, q, r);
    }
    let [one, two, three] = ports;
    fixture.site(one, Building::Port, Some(1)).site(two, Building::Port, Some(1));
    fixture.site(three, Building::Port, Some(0)).citizens(0, three, 0, 1).ships(1, 0, 0, 3);
    fixture.own(0, "A47").stock(0, 0, &[("iron", 1), ("stone", 1)], 1);
    // A token is the second stone.
    fixture.play(&format!("raise:A47:1.0:1c{three}.0"));
    assert_eq!((fixture.seat(), fixture.moves().len()), (Seat(1), 2));
    fixture.play(&format!("launch:{two}.0"));
    assert_eq!((fixture.seat(), fixture.table().phase), (Seat(0), Phase::Round));
    let lies = |at: u8| fixture.table().ships.iter().filter(|ship| ship.region == at).count();
    assert_eq!(ports.map(lies), [0, 1, 1]);
    assert_eq!((fixture.population(), fixture.table().used[0], fixture.table().spent), (3, 1, 1));
}

#[test]
fn a48_the_pyramid_raises_rebellion_before_its_citizen_leaves() {
    let (mut fixture, region) = holding("A48");
    fixture.stock(0, 0, &[("stone", 5)], 0).table_mut().rebellion = 7;
    let raise = format!("raise:A48:0.0:1c{region}.0");
    let mut calm = fixture.clone();
    calm.table_mut().rebellion = 6;
    calm.play(&raise);
    assert_eq!((calm.table().ended, calm.table().rebellion, calm.population()), (None, 8, 8));
    assert_eq!((calm.points_from(Seat(0), "medals"), calm.table().used[0]), (2, 2));
    // Nine rebels of nine are borne; of eight they are not.
    fixture.play(&raise);
    assert_eq!((fixture.table().ended, fixture.population()), (Some(Ending::Independence), 8));
}

/// A card of phase 6 waits for the next turn, one of the Researcher only for the next round (R41, R84).
#[test]
fn a_card_that_was_sought_works_in_a_later_round() {
    let (mut fixture, _) = holding("A02");
    deck(&mut fixture, "A21", &["A11", "A12", "A13", "A16"], &["A33"]);
    fixture.plays(&["use:A02:0.0", "pick:A21"]);
    assert_eq!(fixture.refusal("use:A21:0.0"), "one-card");
    fixture.plays(&["end", "end", "end", "use:A21:0.0"]);
    assert_eq!((fixture.florins(0), fixture.table().stage), (10 - 4 + 3, Stage::Rounds));
}

/// Citizens on wonders do not come back into the supply (R37).
#[test]
fn a_citizen_on_a_wonder_is_out_of_the_supply() {
    let (mut fixture, region) = holding("A46");
    for (id, (q, r)) in [("H07a", (0, 1)), ("H08b", (-1, 1)), ("H10b", (-1, 0))] {
        let region = fixture.lay(id, 0, q, r);
        fixture.citizens(0, region, 0, if id == "H10b" { 1 } else { 3 });
    }
    fixture.stock(0, 10, &[("iron", 3)], 0).table_mut().surplus = 5;
    fixture.play(&format!("raise:A46:0.0:1c{region}.0"));
    assert_eq!(fixture.refusal("recruitment"), "no-supply");
    assert!(!fixture.table().citizens[0].is(ENGAGED));
}

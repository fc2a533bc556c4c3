//! Positions of our own for the rules that are easy to get wrong, beside the examples and vectors.

use archipelago::components::{Board, Building};
use archipelago::state::Ending;
use archipelago::units::{ENGAGED, LYING, spot_of};
use archipelago::{Phase, Stage};
use kit::{CardSet, Game as _, Options, Seat, Viewer};

use crate::fixture::ArchipelagoFixture;

/// A fixture with one region of plain and sea, and its number.
fn coast(seats: u8) -> (ArchipelagoFixture, u8) {
    let mut fixture = ArchipelagoFixture::new(seats);
    let region = fixture.lay("H20b", 0, 1, 0);
    (fixture, region)
}

/// A domestic crisis of stone, one citizen to a cube; seat 0 is on a temple, seat 1 has one citizen
/// beside it, and the export half of the back will ask for three cattle.
fn temple_crisis(stones: u8) -> (ArchipelagoFixture, u8) {
    let (mut fixture, region) = coast(3);
    fixture.site(region, Building::Temple, Some(0)).citizens(1, region, 0, 1).top("A33");
    fixture.market(Board::Home, "stone", stones).market(Board::Abroad, "cattle", 1);
    fixture.crisis(Board::Home, "stone", 1);
    fixture.table_mut().stage = Stage::Balance { half: 1 };
    (fixture, region)
}

/// What was promised for a crisis is void when it is over: it does not bind in the next one.
#[test]
fn a_deal_that_ends_a_crisis_binds_nobody_in_the_next() {
    for other in ["supply.1", "stand.2.1"] {
        for clauses in ["temple:other", "other:temple"] {
            let (mut fixture, region) = temple_crisis(1);
            let temple = format!("temple.{region}.2");
            let clauses = clauses.replace("temple", &temple).replace("other", other);
            fixture.play_as(Seat(1), &format!("offer:1:f1:-:{clauses}"));
            fixture.play("accept:2");
            let crisis = fixture.table().crisis.unwrap();
            assert_eq!((crisis.board, fixture.seat()), (Board::Abroad, Seat(0)), "{clauses}");
            assert_eq!((crisis.supply, crisis.stands.len()), (0, 0), "{clauses}");
            fixture.play("pass");
        }
    }
}

/// The same promise twice is one too many: the second would end the crisis that comes next.
#[test]
fn a_temple_stands_the_same_citizens_up_once() {
    let (mut fixture, region) = temple_crisis(1);
    let temple = format!("temple.{region}.2");
    let refused = fixture.try_play_as(Seat(1), &format!("offer:1:f1:-:{temple}:{temple}"));
    assert_eq!(refused.unwrap_err().rule.code, "archipelago-clause-conflict");
    // Citizens of two seats are two promises.
    fixture.rebels(2, region, 0, 1);
    fixture.play_as(Seat(1), &format!("offer:1:f1:-:{temple}:temple.{region}.3"));
    fixture.play("accept:2");
    assert_eq!((fixture.lying(), fixture.florins(0)), (0, 11));
    assert_eq!(fixture.table().crisis.map(|crisis| crisis.board), Some(Board::Abroad));
}

#[test]
fn stand_ups_are_owed_in_the_order_of_the_deals() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 1).citizens(1, region, 0, 2).citizens(2, region, 0, 2);
    fixture.market(Board::Home, "stone", 1).crisis(Board::Home, "stone", 3);
    fixture.play_as(Seat(2), "offer:1:f1:-:stand.3.1:-");
    fixture.play("accept:3");
    fixture.play_as(Seat(1), "offer:1:f1:-:stand.2.1:-");
    fixture.play("accept:2");
    fixture.play("supply:market");
    assert_eq!(fixture.refusal(&format!("stand:2c{region}.0")), "stand-due");
    fixture.play(&format!("stand:3c{region}.0"));
    assert_eq!(fixture.refusal(&format!("stand:1c{region}.0")), "stand-due");
    fixture.play(&format!("stand:2c{region}.0"));
    fixture.play(&format!("stand:1c{region}.0"));
    // Nothing else was promised, and the chance goes on.
    assert_eq!((fixture.lying(), fixture.table().phase), (2, Phase::Chance));
}

#[test]
fn promised_supplies_add_up_and_cannot_be_given_away() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).stock(0, 5, &[("iron", 2)], 1);
    fixture.crisis(Board::Abroad, "iron", 4);
    fixture.play_as(Seat(1), "offer:1:f1:-:supply.1:-");
    fixture.play("accept:2");
    fixture.play_as(Seat(2), "offer:1:f1:-:supply.1:-");
    fixture.play("accept:3");
    assert_eq!(fixture.table().crisis.unwrap().supply, 2);
    // Two irons and a token: one may go, two may not, and nobody can promise a fourth.
    assert_eq!(fixture.refusal("offer:2:iron1+e1:-:-:-"), "cannot-cover");
    assert_eq!(fixture.refusal("offer:2:-:f1:supply.2:-"), "cannot-cover");
    fixture.plays(&["offer:2:iron1:f1:-:-", "reject:1"]);
    assert_eq!(fixture.refusal("pass"), "supply-due");
    fixture.play("supply:token");
    assert_eq!(fixture.refusal("pass"), "supply-due");
    fixture.plays(&["supply:own", "pass", "pass", "pass"]);
    assert_eq!(
        (fixture.table().rebellion, fixture.cubes(0, "iron"), fixture.table().spent),
        (2, 1, 1)
    );
}

#[test]
fn an_open_offer_shows_in_no_other_view_and_ends_with_its_window() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 1);
    let views = |fixture: &ArchipelagoFixture| {
        [Viewer::Seat(Seat(2)), Viewer::Spectator].map(|viewer| {
            let view = fixture.game.view(&fixture.state, viewer);
            (fixture.game.awaited(&view), view)
        })
    };
    let before = views(&fixture);
    let told = fixture.play("offer:2:f3:-:memo.help:-");
    assert_eq!(views(&fixture), before);
    assert!(
        told.iter().all(|event| fixture.game.event_for(event, Viewer::Seat(Seat(2))).is_none())
    );
    assert_eq!(fixture.seat(), Seat(1), "in truth the partner is asked");
    fixture.play("reject:1");
    assert_eq!(views(&fixture), before);
    fixture.play_as(Seat(1), "offer:1:f2:-:-:-");
    assert_eq!(views(&fixture), before);
    fixture.play("end");
    assert_eq!(fixture.state.secrets.windows[0].offers, [None; 5]);
}

#[test]
fn a_wonder_and_a_used_card_stay_what_they_are_when_they_change_hands() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 2).citizens(1, region, 0, 3).own(1, "A46").own(1, "A12").stock(
        0,
        5,
        &[("iron", 3)],
        0,
    );
    let used = fixture.card("A12");
    fixture.table_mut().engaged.insert(used);
    fixture.table_mut().surplus = 4;
    fixture.plays(&["offer:2:f1:A12+A46:-:-", "accept:1"]);
    let raise = format!("raise:A46:0.0:1c{region}.0");
    assert_eq!(fixture.refusal(&raise), "wonder-fresh");
    assert_eq!(fixture.refusal("use:A12:0.0"), "card-engaged");
    fixture.end_phase();
    fixture.until(&["bid:0", "pass"], |state| {
        state.table.turn == 3 && state.table.phase == Phase::Round
    });
    fixture.play(&raise);
    // What is built stays with its builder.
    assert_eq!(fixture.refusal("offer:2:A46:f1:-:-"), "gives-too-much");
}

#[test]
fn a_second_bid_is_paid_from_what_is_left_and_the_king_counts_again() {
    let mut fixture = ArchipelagoFixture::new(4);
    let region = fixture.lay("H20b", 0, 1, 0);
    fixture.citizens(0, region, 0, 3).own(2, "A05").stock(0, 4, &[], 0).table_mut().turn = 1;
    let bank = fixture.table().bank;
    fixture.bidding().bids(&[4, 4, 1, 0]);
    let tied = [0, 1, 2].map(Seat).into_iter().collect();
    assert_eq!(fixture.table().phase, Phase::Bid { bidders: tied, again: true });
    assert!(fixture.try_play_as(Seat(3), "bid:5").is_err(), "only those who tied");
    assert_eq!(fixture.moves_of(Seat(0)), ["bid:0"]);
    fixture.bids(&[0, 2, 0]);
    assert_eq!(fixture.table().phase, Phase::Order { decider: Seat(2) });
    assert_eq!(fixture.table().bank, bank + 9 + 2);
}

#[test]
fn until_all_bids_are_in_nobody_sees_who_has_bid() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).table_mut().turn = 1;
    fixture.bidding();
    let other = Viewer::Seat(Seat(2));
    let before = fixture.game.view(&fixture.state, other);
    for bid in ["bid:3", "bid:0", "bid:7"] {
        let told = fixture.play_as(Seat(0), bid);
        assert!(told.iter().all(|event| fixture.game.event_for(event, other).is_none()));
        let view = fixture.game.view(&fixture.state, other);
        assert_eq!((&view, fixture.game.awaited(&view)), (&before, fixture.game.awaited(&before)));
    }
    // The last word counts.
    fixture.play_as(Seat(1), "bid:6");
    fixture.play_as(Seat(2), "bid:0");
    assert_eq!((fixture.table().phase, fixture.florins(0)), (Phase::Order { decider: Seat(0) }, 3));
}

/// A temple that is held from a town helps only when the town's citizen stands again.
#[test]
fn a_temple_held_from_a_town_helps_once_the_town_stands() {
    let (mut fixture, region) = coast(3);
    fixture.site(region, Building::Town, Some(0)).site(region, Building::Temple, None);
    fixture.citizens(1, region, 0, 2).market(Board::Home, "stone", 1);
    fixture.crisis(Board::Home, "stone", 1);
    let (other, town) = (format!("stand:2c{region}.0"), spot_of(Building::Town));
    assert_eq!(fixture.refusal(&other), "no-temple");
    fixture.plays(&["supply:market", &format!("stand:1c{region}.{town}"), &other]);
    assert_eq!(fixture.table().phase, Phase::Chance);
    fixture.play(&other);
    assert_eq!((fixture.table().stage, fixture.table().rebellion), (Stage::Rounds, 0));
}

#[test]
fn each_seat_has_one_chance_in_a_crisis() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(2, region, 0, 3).market(Board::Home, "wood", 2).stock(1, 0, &[("wood", 1)], 0);
    fixture.crisis(Board::Home, "wood", 1);
    // The first passes although the market has wood, the second gives an own cube, not the market's.
    fixture.play("pass");
    fixture.plays(&["supply:own", &format!("stand:3c{region}.0"), "pass"]);
    assert_eq!(fixture.seat(), Seat(2));
    fixture.plays(&["supply:market", &format!("stand:3c{region}.0"), "pass"]);
    assert_eq!((fixture.lying(), fixture.table().rebellion), (1, 1));
    assert_eq!((fixture.on_market(Board::Home, "wood"), fixture.table().stage), (1, Stage::Rounds));
}

#[test]
fn independence_comes_in_the_middle_of_phase_3() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).market(Board::Home, "fish", 7).table_mut().rebellion = 3;
    fixture.objectives(&["S01", "S02", "S10"]);
    fixture.bidding().bids(&[0, 0, 0]);
    // Board IV would have taken the fourth rebel away again.
    assert_eq!(fixture.table().ended, Some(Ending::Independence));
    assert_eq!(fixture.standing().winners().collect::<Vec<_>>(), [Seat(2)]);
}

#[test]
fn independence_comes_when_a_citizen_leaves_for_a_wonder() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).own(0, "A46").stock(0, 0, &[("iron", 3)], 0);
    fixture.table_mut().rebellion = 3;
    fixture.table_mut().surplus = 1;
    fixture.play(&format!("raise:A46:0.0:1c{region}.0"));
    assert_eq!((fixture.table().ended, fixture.population()), (Some(Ending::Independence), 2));
    assert_eq!(fixture.standing().winners().count(), 0);
}

#[test]
fn a_separatist_that_was_not_kept_wins_nothing() {
    let mut fixture = ArchipelagoFixture::with(Options::seats(3).with("more-spice"));
    let region = fixture.lay("H20b", 0, 1, 0);
    fixture.citizens(0, region, 0, 3).table_mut().rebellion = 3;
    let separatist = fixture.objective("S10");
    fixture.state.secrets.dropped[1] = separatist;
    fixture.play("taxes");
    assert_eq!(fixture.table().ended, Some(Ending::Independence));
    assert_eq!(fixture.standing().winners().count(), 0);
}

#[test]
fn consent_is_for_so_many_icons_of_one_resource() {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H06b", 0, 1, 0);
    fixture.citizens(0, region, 0, 3).site(region, Building::Town, Some(1));
    // Three woods: consent for four is refused, and what was given counts.
    assert_eq!(
        fixture.refusal(&format!("offer:2:f1:-:harvest.{region}.wood.4:-")),
        "clause-conflict"
    );
    fixture.plays(&[&format!("offer:2:f1:-:harvest.{region}.wood.2:-"), "accept:1"]);
    assert_eq!(
        fixture.refusal(&format!("offer:2:f1:-:harvest.{region}.wood.2:-")),
        "clause-conflict"
    );
    assert_eq!(fixture.refusal("harvest:fruit"), "needs-consent");
    let work = format!("work:1c{region}.0");
    fixture.plays(&["harvest:wood", &work, &work]);
    // The third citizen has no icon it may use: the harvest is over.
    assert_eq!((fixture.cubes(0, "wood"), fixture.table().phase), (2, Phase::Round));
    // The consent does not outlast the round.
    fixture.plays(&["end", "end", "end"]);
    assert_eq!(fixture.refusal("harvest:wood"), "needs-consent");
}

#[test]
fn a_citizen_does_not_harvest_across_a_strait_but_a_ship_fishes_and_recruits_there() {
    let mut fixture = ArchipelagoFixture::new(3);
    let strait = fixture.lay("H18a", 0, 0, 1);
    fixture.citizens(0, strait, 0, 1);
    assert_eq!(fixture.refusal("harvest:wood"), "no-free-icon");
    fixture.table_mut().surplus = 2;
    let mut ashore = fixture.clone();
    ashore.play("recruitment");
    assert_eq!(ashore.refusal(&format!("recruit:{strait}.1")), "not-present");
    fixture.ships(0, strait, 0, 1);
    fixture.plays(&["recruitment", &format!("recruit:{strait}.1"), "stop"]);
    assert_eq!(fixture.table().citizens[1].spot, 1);
}

/// A hexagon with plain to the north-west and sea to the south-west of its place, beside the start
/// and a coast where seat 0 has a citizen.
fn exploring() -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H20b", 0, 0, -1);
    fixture.citizens(0, region, 0, 1);
    let hex = fixture.face("H13a") / 2;
    let table = fixture.table_mut();
    table.pile = std::iter::once(hex).collect();
    fixture
}

#[test]
fn a_hexagon_that_is_discarded_makes_way_for_the_next_and_lies_open() {
    let mut fixture = exploring();
    let top = fixture.table().top_hex.unwrap() / 2;
    fixture.plays(&["exploration", "discard"]);
    assert_eq!(fixture.table().taken.map(|face| face / 2), Some(fixture.face("H13a") / 2));
    // The pile was empty then: the discarded one is the pile again.
    assert_eq!(fixture.table().top_hex.map(|face| face / 2), Some(top));
    assert_eq!(fixture.table().phase, Phase::Place);
    // Mountain does not join plain, and one neighbour is not enough.
    assert_eq!(fixture.refusal("place:H13a:4:1:-1"), "no-fit");
    assert_eq!(fixture.refusal("place:H13a:4:1:-2"), "few-neighbours");
    let token = fixture.table().explorers;
    fixture.play("place:H13a:5:1:-1");
    assert_eq!((fixture.table().explorers, fixture.stock_of(0).explorers), (token - 1, 1));
    assert_eq!((fixture.table().citizens[0].region, fixture.table().surplus), (2, 2));
    fixture.plays(&["home-cube:fish", "own-cube:wood"]);
    assert_eq!((fixture.cubes(0, "wood"), fixture.on_market(Board::Home, "fish")), (1, 2));
    // Who explored can still work this turn.
    assert!(!fixture.table().citizens[0].is(ENGAGED));
}

#[test]
fn an_exploration_that_fails_costs_the_disc_and_the_circle() {
    let mut fixture = ArchipelagoFixture::new(3);
    let island = fixture.lay("H07a", 0, 0, -1);
    fixture.lay("H08b", 0, 1, -1);
    // A citizen of an island cannot step anywhere, and nobody has a ship.
    fixture.citizens(0, island, 0, 1);
    fixture.plays(&["exploration", "take"]);
    let table = fixture.table();
    assert_eq!((table.phase, table.used[0], table.explorers), (Phase::Round, 1, 24));
    assert!(table.wheel.explorers.contains(Seat(0)) && table.hex_discards.len() == 1);
    // Then the two shared circles; the others leave the phase meanwhile.
    fixture.plays(&["end", "end", "end", "exploration", "take"]);
    fixture.plays(&["end", "exploration", "take", "end"]);
    assert_eq!((fixture.table().wheel.shared, fixture.table().used[0]), (2, 3));
    fixture.table_mut().discs = [4, 4, 4, 0, 0];
    assert_eq!(fixture.refusal("exploration"), "no-circle");
}

#[test]
fn a_ship_carries_before_and_after_its_own_way() {
    let mut fixture = ArchipelagoFixture::new(3);
    let (one, two) = (fixture.lay("H07a", 0, 0, -1), fixture.lay("H08b", 0, 1, -1));
    fixture.citizens(0, one, 0, 2).ships(0, two, 0, 1);
    let over = format!("march:1c{one}.0>{two}.0");
    fixture.plays(&["migration", &over, &format!("march:1s{two}.0>{one}.0"), &over]);
    assert!(fixture.table().citizens[..2].iter().all(|unit| unit.region == two));
    assert_eq!((fixture.table().ships[0].region, fixture.table().phase), (one, Phase::Round));
}

/// Three crossings take three ships, wherever along the way they lie.
#[test]
fn a_chain_needs_a_ship_for_every_crossing() {
    let chain = |ships: &[u8]| {
        let mut fixture = ArchipelagoFixture::new(3);
        let (one, two) = (fixture.lay("H07a", 0, 0, -1), fixture.lay("H08b", 0, 0, 1));
        let far = fixture.lay("H10b", 0, 0, 2);
        fixture.citizens(0, one, 0, 1);
        ships.iter().for_each(|&at| {
            fixture.ships(0, at, 0, 1);
        });
        fixture.play("migration");
        let way = format!("march:1c{one}.0>{far}.0");
        (fixture.is_legal(&way), fixture.is_legal(&format!("march:1c{one}.0>{two}.0")))
    };
    // Regions: 0 the open sea, 1 the north, 2 the south, 3 beyond it.
    assert_eq!(chain(&[0, 2]), (false, true));
    assert_eq!(chain(&[0, 2, 3]), (true, true));
    assert_eq!(chain(&[1, 0, 2]), (true, true));
    assert_eq!(chain(&[1, 2, 2]), (true, true));
    assert_eq!(chain(&[0, 0, 3]), (true, true));
    assert_eq!(chain(&[1, 1, 3]), (false, false));
    assert_eq!(chain(&[3, 3, 3]), (false, false));
}

/// A ship that was used does not serve again when a chain comes back to its sea (R38).
#[test]
fn a_chain_uses_no_ship_twice() {
    let mut fixture = ArchipelagoFixture::new(3);
    let (north, east, west) = (
        fixture.lay("H07a", 0, 0, -1),
        fixture.lay("H08b", 0, 1, 0),
        fixture.lay("H10b", 0, -1, 1),
    );
    fixture.citizens(0, north, 0, 1).ships(0, 0, 0, 1).ships(0, east, 0, 2).play("migration");
    let way = |to: u8| format!("march:1c{north}.0>{to}.0");
    // The ship of the open sea takes the citizen there; to the east and back two more would, but then
    // none is left for the way west.
    assert_eq!([east, west].map(|to| fixture.is_legal(&way(to))), [true, false]);
    fixture.ships(0, 0, 0, 1);
    assert!(fixture.is_legal(&way(west)));
}

/// Two ships outside a strait bring a citizen round to its other shore: out by one, back by the other
/// (R38).
#[test]
fn two_ships_outside_bring_a_citizen_to_the_other_shore() {
    let strait = |ships: u8| {
        let mut fixture = ArchipelagoFixture::new(3);
        let strait = fixture.lay("H18a", 0, 0, 1);
        fixture.citizens(0, strait, 0, 1).ships(0, 0, 0, ships).play("migration");
        fixture.is_legal(&format!("march:1c{strait}.0>{strait}.1"))
    };
    assert_eq!([strait(1), strait(2)], [false, true]);
}

/// Phase 6 of seat 0 with these cards, turned so often, and these backs to come.
fn purchase(track: &[(&str, u8)], deck: &[&str], discards: &[&str]) -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::new(3);
    let (one, two) = (fixture.lay("H07a", 0, 1, 0), fixture.lay("H08b", 0, 0, 1));
    fixture.citizens(0, one, 0, 3).citizens(1, two, 0, 3);
    let ids: Vec<&str> = track.iter().map(|(id, _)| *id).collect();
    fixture.track(&ids);
    for (at, (_, turned)) in track.iter().enumerate() {
        fixture.table_mut().track[at].as_mut().unwrap().turned = *turned;
    }
    let cards = |fixture: &ArchipelagoFixture, ids: &[&str]| -> CardSet {
        ids.iter().map(|id| fixture.card(id)).collect()
    };
    let (deck, discards) = ((deck[0], cards(&fixture, deck)), cards(&fixture, discards));
    fixture.top(deck.0);
    let table = fixture.table_mut();
    (table.deck, table.discards) = (deck.1, discards);
    table.stage = Stage::Purchase;
    table.phase = Phase::Purchase { bought: false, turned: None };
    fixture
}

#[test]
fn a_card_costs_what_it_shows_as_it_lies() {
    for (turned, price) in [(0, 3), (1, 2), (2, 4)] {
        let track = [("A31", turned), ("A32", 0), ("A33", 0), ("A34", 0), ("A35", 2)];
        let mut fixture = purchase(&track, &["A36", "A25"], &[]);
        let bank = fixture.table().bank;
        fixture.play("card:0");
        assert_eq!((fixture.florins(0), fixture.table().bank), (10 - price, bank + price));
        // One of the others must be turned; the third quarter discards it.
        assert!(fixture.moves().iter().all(|text| text.starts_with("turn:")));
        fixture.play("turn:4");
        let gone = fixture.card("A35");
        assert_eq!(fixture.seat(), Seat(1));
        assert!(fixture.table().track.iter().flatten().all(|slot| slot.card != gone));
        let mine = fixture.card("A31");
        assert!(fixture.table().owned[0].contains(mine));
    }
}

/// Two gaps: after each card the new back is looked at, so two red halves come true in one step.
#[test]
fn two_red_backs_come_true_in_one_step() {
    let track = [("A31", 0), ("A41", 2), ("A33", 0), ("A34", 0), ("A35", 0)];
    let mut fixture = purchase(&track, &["A36", "A30"], &["A03"]);
    fixture.site(1, Building::Town, None).site(2, Building::Town, None);
    fixture.site(1, Building::Temple, None).table_mut().rebellion = 3;
    fixture.plays(&["card:0", "turn:1"]);
    // Two towns bring two rebels, one temple takes one away; both temple backs are alike.
    assert_eq!((fixture.table().rebellion, fixture.seat()), (4, Seat(1)));
    assert_eq!(fixture.table().track.iter().flatten().count(), 5);
}

#[test]
fn a_condition_met_by_a_purchase_ends_the_game_after_that_step() {
    let track = [("A31", 0), ("A32", 0), ("A33", 0), ("A34", 0), ("A35", 0)];
    let mut fixture = purchase(&track, &["A36", "A37"], &[]);
    // Five progress cards end a short game of three; the red back of A37 comes first.
    fixture.objectives(&["S03", "S08", "S05"]).market(Board::Home, "fish", 0);
    for (seat, id) in [(0, "A26"), (1, "A27"), (1, "A28"), (2, "A29")] {
        fixture.own(seat, id);
    }
    fixture.play("card:0");
    assert!(fixture.table().finishing && !fixture.is_over());
    assert_eq!(fixture.table().revealed[..3], [0, fixture.objective("S08"), 0]);
    fixture.play("turn:1");
    assert_eq!((fixture.lying(), fixture.seat()), (6, Seat(0)), "an immediate crisis of fish");
    fixture.plays(&["pass", "pass", "pass"]);
    assert_eq!((fixture.table().ended, fixture.table().rebellion), (Some(Ending::Objective), 6));
}

/// Objectives of a long game of three: L09 ends it with 22 surplus workers.
fn crowded_out(surplus: u8) -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::with(Options::seats(3).with("length=long"));
    let region = fixture.lay("H07a", 0, 1, 0);
    for seat in 0..3 {
        fixture.citizens(seat, region, 0, 3);
    }
    fixture.objectives(&["L09", "L04", "L06"]).table_mut().surplus = surplus;
    fixture
}

#[test]
fn a_condition_met_in_phase_3_ends_the_game_after_board_iv() {
    let mut fixture = crowded_out(21);
    fixture.market(Board::Home, "fish", 4);
    fixture.bidding().bids(&[0, 0, 0]);
    // 22 workers bring three rebels first.
    assert_eq!((fixture.table().surplus, fixture.table().rebellion), (22, 3));
    assert_eq!(fixture.table().ended, Some(Ending::Objective));
}

#[test]
fn a_condition_met_in_phase_4_ends_the_game_after_that_half() {
    let mut fixture = crowded_out(20);
    fixture.top("A34").bidding().bids(&[0, 0, 0]);
    // Two workers arrive; the two irons of the other half are not asked for any more.
    assert_eq!((fixture.table().surplus, fixture.table().ended), (22, Some(Ending::Objective)));
    // The card of nobody does nothing.
    let mut other = crowded_out(20);
    other.objectives(&["L01", "L04", "L06"]).top("A34").bidding().bids(&[0, 0, 0]);
    assert_eq!((other.table().finishing, other.table().phase), (false, Phase::Chance));
    assert_eq!(other.table().met, other.objective("L09"), "though all could see it");
}

#[test]
fn of_equal_points_the_richer_wins_and_equal_riches_share() {
    let (mut fixture, _) = coast(3);
    fixture.objectives(&["S09", "S10", "S02"]);
    fixture.own(0, "A01").own(1, "A02").stock(0, 7, &[], 0).stock(1, 9, &[], 0);
    fixture.table_mut().ended = Some(Ending::Objective);
    fixture.table_mut().phase = Phase::Over;
    assert_eq!([0, 1, 2].map(|seat| fixture.points_of(Seat(seat))), [3, 3, 0]);
    assert_eq!(fixture.standing().winners().collect::<Vec<_>>(), [Seat(1)]);
    fixture.stock(0, 9, &[], 0);
    assert_eq!(fixture.standing().winners().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
}

/// Rebels control nothing at the end, and a town counts for what is unoccupied beside it.
#[test]
fn trends_rank_what_is_controlled_at_the_end() {
    let mut fixture = ArchipelagoFixture::new(4);
    let (one, two) = (fixture.lay("H07a", 0, 1, 0), fixture.lay("H08b", 0, 0, 1));
    fixture.objectives(&["S09", "S10", "S02", "S06"]);
    fixture.site(one, Building::Town, Some(0)).site(one, Building::Port, None);
    fixture.site(two, Building::Port, Some(1)).site(two, Building::Town, None);
    fixture.table_mut().trends = std::iter::once(8).collect();
    assert_eq!([0, 1].map(|seat| fixture.points_from(Seat(seat), "trends")), [4, 4]);
    // A rebel on the port leaves it to nobody, as nobody is on the town.
    fixture.table_mut().citizens[10].flags = LYING;
    assert_eq!([0, 1].map(|seat| fixture.points_from(Seat(seat), "trends")), [4, 0]);
    fixture.citizens(2, two, spot_of(Building::Town), 1);
    assert_eq!([0, 1, 2].map(|seat| fixture.points_from(Seat(seat), "trends")), [4, 0, 4]);
}

/// A table after turn 0, settled by the first way that is listed.
fn settled(options: Options) -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::dealt(options, 3);
    fixture.until(&[], |state| state.table.turn > 0);
    fixture
}

#[test]
fn variants_deal_what_they_say() {
    let open = settled(Options::seats(4).with("no-secrets"));
    assert_eq!((open.table().common.count_ones(), open.table().trends.len()), (4, 0));
    assert_eq!(open.state.secrets.objectives, [0; 5]);
    let special = open.objective("S09") | open.objective("S10");
    assert_eq!(open.table().common & special, 0);
    let two = settled(Options::seats(3).with("more-control"));
    assert!(two.table().trends.len() == 2 && two.table().trends[0] != two.table().trends[1]);
    for options in [Options::seats(3), Options::seats(3).with("more-control")] {
        let kind = settled(options.with("benefactor"));
        assert_eq!((kind.table().trends.len(), kind.table().trends[1]), (2, 11));
        assert_ne!(kind.table().trends[0], 11);
        assert!(kind.state.secrets.objectives.iter().all(|hand| hand & special == 0));
    }
    let desert = settled(Options::seats(5).with("desert-start"));
    assert_eq!(desert.population(), 10);
    assert!(desert.table().ships.iter().all(|ship| !ship.is_out()));
    for seat in 0..5 {
        let own = &desert.table().citizens[10 * seat..10 * seat + 10];
        let in_desert = own.iter().filter(|unit| unit.region == 0).count();
        assert_eq!((in_desert, own.iter().filter(|unit| unit.is_out()).count()), (1, 2));
    }
}

#[test]
fn an_open_objective_ends_the_game_for_all() {
    let mut fixture = ArchipelagoFixture::with(Options::seats(3).with("no-secrets"));
    let region = fixture.lay("H07a", 0, 1, 0);
    let common = fixture.objective("S02") | fixture.objective("S07") | fixture.objective("S05");
    fixture.state.secrets.objectives = [0; 5];
    fixture.table_mut().common = common;
    fixture.citizens(0, region, 0, 1).own(0, "A01").own(1, "A02").own(1, "A03");
    fixture.stock(2, 0, &[("iron", 9), ("stone", 11)], 0);
    fixture.play("taxes");
    assert!(fixture.table().finishing);
    fixture.play("end");
    assert_eq!(fixture.table().ended, Some(Ending::Objective));
    // Characters: 3 and 2 points; nobody has a temple or a token.
    assert_eq!([0, 1, 2].map(|seat| fixture.points_of(Seat(seat))), [2, 3, 0]);
}

#[test]
fn votes_choose_the_trend_before_the_hexagons_are_dealt() {
    let vote = |options: Options, votes: &[u8]| {
        let mut fixture = ArchipelagoFixture::dealt(options.with("chosen-trend"), 2);
        assert!(fixture.state.secrets.hexes.iter().all(|hand| hand.is_empty()));
        for (seat, vote) in votes.iter().enumerate() {
            fixture.play_as(Seat(seat as u8), &format!("vote:{vote}"));
        }
        assert_eq!(fixture.table().phase, Phase::Settle);
        fixture.table().trends.to_vec()
    };
    assert_eq!(vote(Options::seats(3), &[3, 5, 3]), [3]);
    assert_eq!(vote(Options::seats(3).with("more-control"), &[5, 3, 3]), [3, 5]);
    assert_eq!(vote(Options::seats(3).with("benefactor"), &[2, 2, 9]), [2, 11]);
    let tied = vote(Options::seats(4), &[1, 4, 4, 1]);
    assert!(tied == [1] || tied == [4]);
    let mut kind =
        ArchipelagoFixture::dealt(Options::seats(3).with("chosen-trend").with("benefactor"), 2);
    assert_eq!(kind.refusal("vote:11"), "no-trend");
}

#[test]
fn without_tokens_and_with_a_full_market_an_exploration_still_succeeds() {
    let mut fixture = exploring();
    // All tokens are spent (R13), and nine fish fill the domestic market (R18).
    (fixture.table_mut().explorers, fixture.table_mut().spent) = (0, 24);
    fixture.market(Board::Home, "fish", 9);
    let fish = fixture.table().bank_cubes[2];
    fixture.plays(&[
        "exploration",
        "discard",
        "place:H13a:5:1:-1",
        "home-cube:fish",
        "own-cube:wood",
    ]);
    // The fish found no room and stayed in the bank; the own cube comes all the same.
    assert_eq!((fixture.stock_of(0).explorers, fixture.cubes(0, "wood")), (0, 1));
    assert_eq!((fixture.on_market(Board::Home, "fish"), fixture.table().bank_cubes[2]), (9, fish));
}

#[test]
fn who_works_or_builds_elsewhere_leaves_the_building() {
    let (mut fixture, region) = coast(3);
    fixture.site(region, Building::Market, Some(0)).stock(0, 9, &[("stone", 3), ("wood", 1)], 0);
    let market = spot_of(Building::Market);
    // A ship is built from where one stands (R39), a temple is not, and neither is a harvest (R21).
    let mut ship = fixture.clone();
    ship.play(&format!("build:ship:1c{region}.{market}:0.0:0.0"));
    assert_eq!(ship.table().citizens[0].building(), Some(Building::Market));
    let mut temple = fixture.clone();
    temple.play(&format!("build:temple:1c{region}.{market}:0.0:0.0"));
    assert_eq!(temple.table().citizens[0].building(), Some(Building::Temple));
    fixture.plays(&["harvest:cattle", &format!("work:1c{region}.{market}")]);
    for fixture in [&mut temple, &mut fixture] {
        assert_eq!(fixture.refusal(&format!("open:market:{region}:unit")), "not-controlled");
    }
}

#[test]
fn a_ship_on_a_port_is_no_rebel_but_can_be_sunk() {
    let (mut fixture, region) = coast(3);
    let port = spot_of(Building::Port);
    fixture.site(region, Building::Town, Some(0)).site(region, Building::Port, None);
    fixture.ships(1, region, port, 1).ships(0, region, 0, 1).own(0, "A07");
    fixture.market(Board::Home, "stone", 0).citizens(2, region, 0, 1);
    let mut crisis = fixture.clone();
    crisis.crisis(Board::Home, "stone", 6).plays(&["pass", "pass", "pass"]);
    // Nobody is asked about the port, though the town's citizen is a rebel and so are all (R26, R74).
    assert_eq!((crisis.table().stage, crisis.table().rebellion), (Stage::Rounds, 2));
    assert_eq!(fixture.refusal(&format!("open:port:{region}:town")), "not-controlled");
    fixture.plays(&["use:A07:0.0", &format!("sink:2s{region}.{port}")]);
    // The port falls to the town at once.
    fixture.stock(0, 5, &[("cattle", 1)], 0).play(&format!("open:port:{region}:town"));
}

#[test]
fn icons_under_a_coin_count_and_cards_of_the_track_do_not() {
    let mut fixture = ArchipelagoFixture::with(Options::seats(3).with("length=medium"));
    let region = fixture.lay("H06b", 0, 1, 0);
    fixture.site(region, Building::Town, Some(0)).objectives(&["M01", "M09", "M10"]);
    fixture.table_mut().regions[usize::from(region)].spoilt = 0b0110;
    (fixture.table_mut().ruin, fixture.table_mut().bank) = (2, fixture.table().bank - 2);
    // Wood ranks by printed icons (R87).
    assert_eq!(fixture.points_from(Seat(0), "objectives"), 3);
    let mut short = ArchipelagoFixture::new(3);
    let island = short.lay("H07a", 0, 1, 0);
    short.citizens(0, island, 0, 3).objectives(&["S08", "S02", "S03"]);
    short.track(&["A31", "A32", "A33", "A34", "A35"]);
    for id in ["A26", "A27", "A28", "A29"] {
        short.own(1, id);
    }
    short.play("taxes");
    assert!(!short.table().finishing, "four are owned (R72)");
}

#[test]
fn after_the_fortieth_turn_all_is_counted() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).own(0, "A05").table_mut().turn = 40;
    fixture.end_phase();
    // As rich as the others, the only character, and its medal.
    assert_eq!(
        (fixture.table().ended, fixture.points_of(Seat(0))),
        (Some(Ending::Time), 3 + 3 + 1)
    );
}

#[test]
fn surplus_workers_stop_at_the_end_of_their_board() {
    let mut fixture = exploring();
    fixture.table_mut().surplus = 29;
    fixture.plays(&["exploration", "discard", "place:H13a:5:1:-1"]);
    assert_eq!(fixture.table().surplus, 30);
}

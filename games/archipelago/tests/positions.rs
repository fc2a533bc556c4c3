//! Positions of our own for the rules that are easy to get wrong, beside the examples and vectors.

use archipelago::components::{Board, Building};
use archipelago::state::Ending;
use archipelago::units::{ENGAGED, LYING, spot_of};
use archipelago::{Phase, Stage};
use kit::{CardSet, Game as _, Options, Seat, Viewer};

use crate::fixture::ArchipelagoFixture;

/// A desk with one region of plain and sea, and its number.
fn coast(seats: u8) -> (ArchipelagoFixture, u8) {
    let mut desk = ArchipelagoFixture::new(seats);
    let region = desk.lay("H20b", 0, 1, 0);
    (desk, region)
}

/// A domestic crisis of stone, one citizen to a cube; seat 0 is on a temple, seat 1 has one citizen
/// beside it, and the export half of the back will ask for three cattle.
fn temple_crisis(stones: u8) -> (ArchipelagoFixture, u8) {
    let (mut desk, region) = coast(3);
    desk.site(region, Building::Temple, Some(0)).citizens(1, region, 0, 1).top("A33");
    desk.market(Board::Home, "stone", stones).market(Board::Abroad, "cattle", 1);
    desk.crisis(Board::Home, "stone", 1);
    desk.table_mut().stage = Stage::Balance { half: 1 };
    (desk, region)
}

/// What was promised for a crisis is void when it is over: it does not bind in the next one.
#[test]
fn a_deal_that_ends_a_crisis_binds_nobody_in_the_next() {
    for other in ["supply.1", "stand.2.1"] {
        for clauses in ["temple:other", "other:temple"] {
            let (mut desk, region) = temple_crisis(1);
            let temple = format!("temple.{region}.2");
            let clauses = clauses.replace("temple", &temple).replace("other", other);
            desk.play_as(Seat(1), &format!("offer:1:f1:-:{clauses}"));
            desk.play("accept:2");
            let crisis = desk.table().crisis.unwrap();
            assert_eq!((crisis.board, desk.seat()), (Board::Abroad, Seat(0)), "{clauses}");
            assert_eq!((crisis.supply, crisis.stands.len()), (0, 0), "{clauses}");
            desk.play("pass");
        }
    }
}

/// The same promise twice is one too many: the second would end the crisis that comes next.
#[test]
fn a_temple_stands_the_same_citizens_up_once() {
    let (mut desk, region) = temple_crisis(1);
    let temple = format!("temple.{region}.2");
    let refused = desk.try_play_as(Seat(1), &format!("offer:1:f1:-:{temple}:{temple}"));
    assert_eq!(refused.unwrap_err().rule.code, "archipelago-clause-conflict");
    // Citizens of two seats are two promises.
    desk.rebels(2, region, 0, 1);
    desk.play_as(Seat(1), &format!("offer:1:f1:-:{temple}:temple.{region}.3"));
    desk.play("accept:2");
    assert_eq!((desk.lying(), desk.florins(0)), (0, 11));
    assert_eq!(desk.table().crisis.map(|crisis| crisis.board), Some(Board::Abroad));
}

#[test]
fn stand_ups_are_owed_in_the_order_of_the_deals() {
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 1).citizens(1, region, 0, 2).citizens(2, region, 0, 2);
    desk.market(Board::Home, "stone", 1).crisis(Board::Home, "stone", 3);
    desk.play_as(Seat(2), "offer:1:f1:-:stand.3.1:-");
    desk.play("accept:3");
    desk.play_as(Seat(1), "offer:1:f1:-:stand.2.1:-");
    desk.play("accept:2");
    desk.play("supply:market");
    assert_eq!(desk.refusal(&format!("stand:2c{region}.0")), "stand-due");
    desk.play(&format!("stand:3c{region}.0"));
    assert_eq!(desk.refusal(&format!("stand:1c{region}.0")), "stand-due");
    desk.play(&format!("stand:2c{region}.0"));
    desk.play(&format!("stand:1c{region}.0"));
    // Nothing else was promised, and the chance goes on.
    assert_eq!((desk.lying(), desk.table().phase), (2, Phase::Chance));
}

#[test]
fn promised_supplies_add_up_and_cannot_be_given_away() {
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 3).stock(0, 5, &[("iron", 2)], 1);
    desk.crisis(Board::Abroad, "iron", 4);
    desk.play_as(Seat(1), "offer:1:f1:-:supply.1:-");
    desk.play("accept:2");
    desk.play_as(Seat(2), "offer:1:f1:-:supply.1:-");
    desk.play("accept:3");
    assert_eq!(desk.table().crisis.unwrap().supply, 2);
    // Two irons and a token: one may go, two may not, and nobody can promise a fourth.
    assert_eq!(desk.refusal("offer:2:iron1+e1:-:-:-"), "cannot-cover");
    assert_eq!(desk.refusal("offer:2:-:f1:supply.2:-"), "cannot-cover");
    desk.plays(&["offer:2:iron1:f1:-:-", "reject:1"]);
    assert_eq!(desk.refusal("pass"), "supply-due");
    desk.play("supply:token");
    assert_eq!(desk.refusal("pass"), "supply-due");
    desk.plays(&["supply:own", "pass", "pass", "pass"]);
    assert_eq!((desk.table().rebellion, desk.cubes(0, "iron"), desk.table().spent), (2, 1, 1));
}

#[test]
fn an_open_offer_shows_in_no_other_view_and_ends_with_its_window() {
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 1);
    let views = |desk: &ArchipelagoFixture| {
        [Viewer::Seat(Seat(2)), Viewer::Spectator].map(|viewer| {
            let view = desk.game.view(&desk.state, viewer);
            (desk.game.awaited(&view), view)
        })
    };
    let before = views(&desk);
    let told = desk.play("offer:2:f3:-:memo.help:-");
    assert_eq!(views(&desk), before);
    assert!(told.iter().all(|event| desk.game.event_for(event, Viewer::Seat(Seat(2))).is_none()));
    assert_eq!(desk.seat(), Seat(1), "in truth the partner is asked");
    desk.play("reject:1");
    assert_eq!(views(&desk), before);
    desk.play_as(Seat(1), "offer:1:f2:-:-:-");
    assert_eq!(views(&desk), before);
    desk.play("end");
    assert_eq!(desk.state.secrets.windows[0].offers, [None; 5]);
}

#[test]
fn a_wonder_and_a_used_card_stay_what_they_are_when_they_change_hands() {
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 2).citizens(1, region, 0, 3).own(1, "A46").own(1, "A12").stock(
        0,
        5,
        &[("iron", 3)],
        0,
    );
    let used = desk.card("A12");
    desk.table_mut().engaged.insert(used);
    desk.table_mut().surplus = 4;
    desk.plays(&["offer:2:f1:A12+A46:-:-", "accept:1"]);
    let raise = format!("raise:A46:0.0:1c{region}.0");
    assert_eq!(desk.refusal(&raise), "wonder-fresh");
    assert_eq!(desk.refusal("use:A12:0.0"), "card-engaged");
    desk.end_phase();
    desk.until(&["bid:0", "pass"], |state| {
        state.table.turn == 3 && state.table.phase == Phase::Round
    });
    desk.play(&raise);
    // What is built stays with its builder.
    assert_eq!(desk.refusal("offer:2:A46:f1:-:-"), "gives-too-much");
}

#[test]
fn a_second_bid_is_paid_from_what_is_left_and_the_king_counts_again() {
    let mut desk = ArchipelagoFixture::new(4);
    let region = desk.lay("H20b", 0, 1, 0);
    desk.citizens(0, region, 0, 3).own(2, "A05").stock(0, 4, &[], 0).table_mut().turn = 1;
    let bank = desk.table().bank;
    desk.bidding().bids(&[4, 4, 1, 0]);
    let tied = [0, 1, 2].map(Seat).into_iter().collect();
    assert_eq!(desk.table().phase, Phase::Bid { bidders: tied, again: true });
    assert!(desk.try_play_as(Seat(3), "bid:5").is_err(), "only those who tied");
    assert_eq!(desk.moves_of(Seat(0)), ["bid:0"]);
    desk.bids(&[0, 2, 0]);
    assert_eq!(desk.table().phase, Phase::Order { decider: Seat(2) });
    assert_eq!(desk.table().bank, bank + 9 + 2);
}

#[test]
fn until_all_bids_are_in_nobody_sees_who_has_bid() {
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 3).table_mut().turn = 1;
    desk.bidding();
    let other = Viewer::Seat(Seat(2));
    let before = desk.game.view(&desk.state, other);
    for bid in ["bid:3", "bid:0", "bid:7"] {
        let told = desk.play_as(Seat(0), bid);
        assert!(told.iter().all(|event| desk.game.event_for(event, other).is_none()));
        let view = desk.game.view(&desk.state, other);
        assert_eq!((&view, desk.game.awaited(&view)), (&before, desk.game.awaited(&before)));
    }
    // The last word counts.
    desk.play_as(Seat(1), "bid:6");
    desk.play_as(Seat(2), "bid:0");
    assert_eq!((desk.table().phase, desk.florins(0)), (Phase::Order { decider: Seat(0) }, 3));
}

/// A temple that is held from a town helps only when the town's citizen stands again.
#[test]
fn a_temple_held_from_a_town_helps_once_the_town_stands() {
    let (mut desk, region) = coast(3);
    desk.site(region, Building::Town, Some(0)).site(region, Building::Temple, None);
    desk.citizens(1, region, 0, 2).market(Board::Home, "stone", 1);
    desk.crisis(Board::Home, "stone", 1);
    let (other, town) = (format!("stand:2c{region}.0"), spot_of(Building::Town));
    assert_eq!(desk.refusal(&other), "no-temple");
    desk.plays(&["supply:market", &format!("stand:1c{region}.{town}"), &other]);
    assert_eq!(desk.table().phase, Phase::Chance);
    desk.play(&other);
    assert_eq!((desk.table().stage, desk.table().rebellion), (Stage::Rounds, 0));
}

#[test]
fn each_seat_has_one_chance_in_a_crisis() {
    let (mut desk, region) = coast(3);
    desk.citizens(2, region, 0, 3).market(Board::Home, "wood", 2).stock(1, 0, &[("wood", 1)], 0);
    desk.crisis(Board::Home, "wood", 1);
    // The first passes although the market has wood, the second gives an own cube, not the market's.
    desk.play("pass");
    desk.plays(&["supply:own", &format!("stand:3c{region}.0"), "pass"]);
    assert_eq!(desk.seat(), Seat(2));
    desk.plays(&["supply:market", &format!("stand:3c{region}.0"), "pass"]);
    assert_eq!((desk.lying(), desk.table().rebellion), (1, 1));
    assert_eq!((desk.on_market(Board::Home, "wood"), desk.table().stage), (1, Stage::Rounds));
}

#[test]
fn independence_comes_in_the_middle_of_phase_3() {
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 3).market(Board::Home, "fish", 7).table_mut().rebellion = 3;
    desk.objectives(&["S01", "S02", "S10"]);
    desk.bidding().bids(&[0, 0, 0]);
    // Board IV would have taken the fourth rebel away again.
    assert_eq!(desk.table().ended, Some(Ending::Independence));
    assert_eq!(desk.standing().winners().collect::<Vec<_>>(), [Seat(2)]);
}

#[test]
fn independence_comes_when_a_citizen_leaves_for_a_wonder() {
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 3).own(0, "A46").stock(0, 0, &[("iron", 3)], 0);
    desk.table_mut().rebellion = 3;
    desk.table_mut().surplus = 1;
    desk.play(&format!("raise:A46:0.0:1c{region}.0"));
    assert_eq!((desk.table().ended, desk.population()), (Some(Ending::Independence), 2));
    assert_eq!(desk.standing().winners().count(), 0);
}

#[test]
fn a_separatist_that_was_not_kept_wins_nothing() {
    let mut desk = ArchipelagoFixture::with(Options::seats(3).with("more-spice"));
    let region = desk.lay("H20b", 0, 1, 0);
    desk.citizens(0, region, 0, 3).table_mut().rebellion = 3;
    let separatist = desk.objective("S10");
    desk.state.secrets.dropped[1] = separatist;
    desk.play("taxes");
    assert_eq!(desk.table().ended, Some(Ending::Independence));
    assert_eq!(desk.standing().winners().count(), 0);
}

#[test]
fn consent_is_for_so_many_icons_of_one_resource() {
    let mut desk = ArchipelagoFixture::new(3);
    let region = desk.lay("H06b", 0, 1, 0);
    desk.citizens(0, region, 0, 3).site(region, Building::Town, Some(1));
    // Three woods: consent for four is refused, and what was given counts.
    assert_eq!(desk.refusal(&format!("offer:2:f1:-:harvest.{region}.wood.4:-")), "clause-conflict");
    desk.plays(&[&format!("offer:2:f1:-:harvest.{region}.wood.2:-"), "accept:1"]);
    assert_eq!(desk.refusal(&format!("offer:2:f1:-:harvest.{region}.wood.2:-")), "clause-conflict");
    assert_eq!(desk.refusal("harvest:fruit"), "needs-consent");
    let work = format!("work:1c{region}.0");
    desk.plays(&["harvest:wood", &work, &work]);
    // The third citizen has no icon it may use: the harvest is over.
    assert_eq!((desk.cubes(0, "wood"), desk.table().phase), (2, Phase::Round));
    // The consent does not outlast the round.
    desk.plays(&["end", "end", "end"]);
    assert_eq!(desk.refusal("harvest:wood"), "needs-consent");
}

#[test]
fn a_citizen_does_not_harvest_across_a_strait_but_a_ship_fishes_and_recruits_there() {
    let mut desk = ArchipelagoFixture::new(3);
    let strait = desk.lay("H18a", 0, 0, 1);
    desk.citizens(0, strait, 0, 1);
    assert_eq!(desk.refusal("harvest:wood"), "no-free-icon");
    desk.table_mut().surplus = 2;
    let mut ashore = desk.clone();
    ashore.play("recruitment");
    assert_eq!(ashore.refusal(&format!("recruit:{strait}.1")), "not-present");
    desk.ships(0, strait, 0, 1);
    desk.plays(&["recruitment", &format!("recruit:{strait}.1"), "stop"]);
    assert_eq!(desk.table().citizens[1].spot, 1);
}

/// A hexagon with plain to the north-west and sea to the south-west of its place, beside the start
/// and a coast where seat 0 has a citizen.
fn exploring() -> ArchipelagoFixture {
    let mut desk = ArchipelagoFixture::new(3);
    let region = desk.lay("H20b", 0, 0, -1);
    desk.citizens(0, region, 0, 1);
    let hex = desk.face("H13a") / 2;
    let table = desk.table_mut();
    table.pile = std::iter::once(hex).collect();
    desk
}

#[test]
fn a_hexagon_that_is_discarded_makes_way_for_the_next_and_lies_open() {
    let mut desk = exploring();
    let top = desk.table().top_hex.unwrap() / 2;
    desk.plays(&["exploration", "discard"]);
    assert_eq!(desk.table().taken.map(|face| face / 2), Some(desk.face("H13a") / 2));
    // The pile was empty then: the discarded one is the pile again.
    assert_eq!(desk.table().top_hex.map(|face| face / 2), Some(top));
    assert_eq!(desk.table().phase, Phase::Place);
    // Mountain does not join plain, and one neighbour is not enough.
    assert_eq!(desk.refusal("place:H13a:4:1:-1"), "no-fit");
    assert_eq!(desk.refusal("place:H13a:4:1:-2"), "few-neighbours");
    let token = desk.table().explorers;
    desk.play("place:H13a:5:1:-1");
    assert_eq!((desk.table().explorers, desk.stock_of(0).explorers), (token - 1, 1));
    assert_eq!((desk.table().citizens[0].region, desk.table().surplus), (2, 2));
    desk.plays(&["home-cube:fish", "own-cube:wood"]);
    assert_eq!((desk.cubes(0, "wood"), desk.on_market(Board::Home, "fish")), (1, 2));
    // Who explored can still work this turn.
    assert!(!desk.table().citizens[0].is(ENGAGED));
}

#[test]
fn an_exploration_that_fails_costs_the_disc_and_the_circle() {
    let mut desk = ArchipelagoFixture::new(3);
    let island = desk.lay("H07a", 0, 0, -1);
    desk.lay("H08b", 0, 1, -1);
    // A citizen of an island cannot step anywhere, and nobody has a ship.
    desk.citizens(0, island, 0, 1);
    desk.plays(&["exploration", "take"]);
    let table = desk.table();
    assert_eq!((table.phase, table.used[0], table.explorers), (Phase::Round, 1, 24));
    assert!(table.wheel.explorers.contains(Seat(0)) && table.hex_discards.len() == 1);
    // Then the two shared circles; the others leave the phase meanwhile.
    desk.plays(&["end", "end", "end", "exploration", "take"]);
    desk.plays(&["end", "exploration", "take", "end"]);
    assert_eq!((desk.table().wheel.shared, desk.table().used[0]), (2, 3));
    desk.table_mut().discs = [4, 4, 4, 0, 0];
    assert_eq!(desk.refusal("exploration"), "no-circle");
}

#[test]
fn a_ship_carries_before_and_after_its_own_way() {
    let mut desk = ArchipelagoFixture::new(3);
    let (one, two) = (desk.lay("H07a", 0, 0, -1), desk.lay("H08b", 0, 1, -1));
    desk.citizens(0, one, 0, 2).ships(0, two, 0, 1);
    let over = format!("march:1c{one}.0>{two}.0");
    desk.plays(&["migration", &over, &format!("march:1s{two}.0>{one}.0"), &over]);
    assert!(desk.table().citizens[..2].iter().all(|unit| unit.region == two));
    assert_eq!((desk.table().ships[0].region, desk.table().phase), (one, Phase::Round));
}

/// Three crossings take three ships, wherever along the way they lie.
#[test]
fn a_chain_needs_a_ship_for_every_crossing() {
    let chain = |ships: &[u8]| {
        let mut desk = ArchipelagoFixture::new(3);
        let (one, two) = (desk.lay("H07a", 0, 0, -1), desk.lay("H08b", 0, 0, 1));
        let far = desk.lay("H10b", 0, 0, 2);
        desk.citizens(0, one, 0, 1);
        ships.iter().for_each(|&at| {
            desk.ships(0, at, 0, 1);
        });
        desk.play("migration");
        let way = format!("march:1c{one}.0>{far}.0");
        (desk.is_legal(&way), desk.is_legal(&format!("march:1c{one}.0>{two}.0")))
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
    let mut desk = ArchipelagoFixture::new(3);
    let (north, east, west) =
        (desk.lay("H07a", 0, 0, -1), desk.lay("H08b", 0, 1, 0), desk.lay("H10b", 0, -1, 1));
    desk.citizens(0, north, 0, 1).ships(0, 0, 0, 1).ships(0, east, 0, 2).play("migration");
    let way = |to: u8| format!("march:1c{north}.0>{to}.0");
    // The ship of the open sea takes the citizen there; to the east and back two more would, but then
    // none is left for the way west.
    assert_eq!([east, west].map(|to| desk.is_legal(&way(to))), [true, false]);
    desk.ships(0, 0, 0, 1);
    assert!(desk.is_legal(&way(west)));
}

/// Two ships outside a strait bring a citizen round to its other shore: out by one, back by the other
/// (R38).
#[test]
fn two_ships_outside_bring_a_citizen_to_the_other_shore() {
    let strait = |ships: u8| {
        let mut desk = ArchipelagoFixture::new(3);
        let strait = desk.lay("H18a", 0, 0, 1);
        desk.citizens(0, strait, 0, 1).ships(0, 0, 0, ships).play("migration");
        desk.is_legal(&format!("march:1c{strait}.0>{strait}.1"))
    };
    assert_eq!([strait(1), strait(2)], [false, true]);
}

/// Phase 6 of seat 0 with these cards, turned so often, and these backs to come.
fn purchase(track: &[(&str, u8)], deck: &[&str], discards: &[&str]) -> ArchipelagoFixture {
    let mut desk = ArchipelagoFixture::new(3);
    let (one, two) = (desk.lay("H07a", 0, 1, 0), desk.lay("H08b", 0, 0, 1));
    desk.citizens(0, one, 0, 3).citizens(1, two, 0, 3);
    let ids: Vec<&str> = track.iter().map(|(id, _)| *id).collect();
    desk.track(&ids);
    for (at, (_, turned)) in track.iter().enumerate() {
        desk.table_mut().track[at].as_mut().unwrap().turned = *turned;
    }
    let cards = |desk: &ArchipelagoFixture, ids: &[&str]| -> CardSet {
        ids.iter().map(|id| desk.card(id)).collect()
    };
    let (deck, discards) = ((deck[0], cards(&desk, deck)), cards(&desk, discards));
    desk.top(deck.0);
    let table = desk.table_mut();
    (table.deck, table.discards) = (deck.1, discards);
    table.stage = Stage::Purchase;
    table.phase = Phase::Purchase { bought: false, turned: None };
    desk
}

#[test]
fn a_card_costs_what_it_shows_as_it_lies() {
    for (turned, price) in [(0, 3), (1, 2), (2, 4)] {
        let track = [("A31", turned), ("A32", 0), ("A33", 0), ("A34", 0), ("A35", 2)];
        let mut desk = purchase(&track, &["A36", "A25"], &[]);
        let bank = desk.table().bank;
        desk.play("card:0");
        assert_eq!((desk.florins(0), desk.table().bank), (10 - price, bank + price));
        // One of the others must be turned; the third quarter discards it.
        assert!(desk.moves().iter().all(|text| text.starts_with("turn:")));
        desk.play("turn:4");
        let gone = desk.card("A35");
        assert_eq!(desk.seat(), Seat(1));
        assert!(desk.table().track.iter().flatten().all(|slot| slot.card != gone));
        let mine = desk.card("A31");
        assert!(desk.table().owned[0].contains(mine));
    }
}

/// Two gaps: after each card the new back is looked at, so two red halves come true in one step.
#[test]
fn two_red_backs_come_true_in_one_step() {
    let track = [("A31", 0), ("A41", 2), ("A33", 0), ("A34", 0), ("A35", 0)];
    let mut desk = purchase(&track, &["A36", "A30"], &["A03"]);
    desk.site(1, Building::Town, None).site(2, Building::Town, None);
    desk.site(1, Building::Temple, None).table_mut().rebellion = 3;
    desk.plays(&["card:0", "turn:1"]);
    // Two towns bring two rebels, one temple takes one away; both temple backs are alike.
    assert_eq!((desk.table().rebellion, desk.seat()), (4, Seat(1)));
    assert_eq!(desk.table().track.iter().flatten().count(), 5);
}

#[test]
fn a_condition_met_by_a_purchase_ends_the_game_after_that_step() {
    let track = [("A31", 0), ("A32", 0), ("A33", 0), ("A34", 0), ("A35", 0)];
    let mut desk = purchase(&track, &["A36", "A37"], &[]);
    // Five progress cards end a short game of three; the red back of A37 comes first.
    desk.objectives(&["S03", "S08", "S05"]).market(Board::Home, "fish", 0);
    for (seat, id) in [(0, "A26"), (1, "A27"), (1, "A28"), (2, "A29")] {
        desk.own(seat, id);
    }
    desk.play("card:0");
    assert!(desk.table().finishing && !desk.is_over());
    assert_eq!(desk.table().revealed[..3], [0, desk.objective("S08"), 0]);
    desk.play("turn:1");
    assert_eq!((desk.lying(), desk.seat()), (6, Seat(0)), "an immediate crisis of fish");
    desk.plays(&["pass", "pass", "pass"]);
    assert_eq!((desk.table().ended, desk.table().rebellion), (Some(Ending::Objective), 6));
}

/// Objectives of a long game of three: L09 ends it with 22 surplus workers.
fn crowded_out(surplus: u8) -> ArchipelagoFixture {
    let mut desk = ArchipelagoFixture::with(Options::seats(3).with("length=long"));
    let region = desk.lay("H07a", 0, 1, 0);
    for seat in 0..3 {
        desk.citizens(seat, region, 0, 3);
    }
    desk.objectives(&["L09", "L04", "L06"]).table_mut().surplus = surplus;
    desk
}

#[test]
fn a_condition_met_in_phase_3_ends_the_game_after_board_iv() {
    let mut desk = crowded_out(21);
    desk.market(Board::Home, "fish", 4);
    desk.bidding().bids(&[0, 0, 0]);
    // 22 workers bring three rebels first.
    assert_eq!((desk.table().surplus, desk.table().rebellion), (22, 3));
    assert_eq!(desk.table().ended, Some(Ending::Objective));
}

#[test]
fn a_condition_met_in_phase_4_ends_the_game_after_that_half() {
    let mut desk = crowded_out(20);
    desk.top("A34").bidding().bids(&[0, 0, 0]);
    // Two workers arrive; the two irons of the other half are not asked for any more.
    assert_eq!((desk.table().surplus, desk.table().ended), (22, Some(Ending::Objective)));
    // The card of nobody does nothing.
    let mut other = crowded_out(20);
    other.objectives(&["L01", "L04", "L06"]).top("A34").bidding().bids(&[0, 0, 0]);
    assert_eq!((other.table().finishing, other.table().phase), (false, Phase::Chance));
    assert_eq!(other.table().met, other.objective("L09"), "though all could see it");
}

#[test]
fn of_equal_points_the_richer_wins_and_equal_riches_share() {
    let (mut desk, _) = coast(3);
    desk.objectives(&["S09", "S10", "S02"]);
    desk.own(0, "A01").own(1, "A02").stock(0, 7, &[], 0).stock(1, 9, &[], 0);
    desk.table_mut().ended = Some(Ending::Objective);
    desk.table_mut().phase = Phase::Over;
    assert_eq!([0, 1, 2].map(|seat| desk.points_of(Seat(seat))), [3, 3, 0]);
    assert_eq!(desk.standing().winners().collect::<Vec<_>>(), [Seat(1)]);
    desk.stock(0, 9, &[], 0);
    assert_eq!(desk.standing().winners().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
}

/// Rebels control nothing at the end, and a town counts for what is unoccupied beside it.
#[test]
fn trends_rank_what_is_controlled_at_the_end() {
    let mut desk = ArchipelagoFixture::new(4);
    let (one, two) = (desk.lay("H07a", 0, 1, 0), desk.lay("H08b", 0, 0, 1));
    desk.objectives(&["S09", "S10", "S02", "S06"]);
    desk.site(one, Building::Town, Some(0)).site(one, Building::Port, None);
    desk.site(two, Building::Port, Some(1)).site(two, Building::Town, None);
    desk.table_mut().trends = std::iter::once(8).collect();
    assert_eq!([0, 1].map(|seat| desk.points_from(Seat(seat), "trends")), [4, 4]);
    // A rebel on the port leaves it to nobody, as nobody is on the town.
    desk.table_mut().citizens[10].flags = LYING;
    assert_eq!([0, 1].map(|seat| desk.points_from(Seat(seat), "trends")), [4, 0]);
    desk.citizens(2, two, spot_of(Building::Town), 1);
    assert_eq!([0, 1, 2].map(|seat| desk.points_from(Seat(seat), "trends")), [4, 0, 4]);
}

/// A table after turn 0, settled by the first way that is listed.
fn settled(options: Options) -> ArchipelagoFixture {
    let mut desk = ArchipelagoFixture::dealt(options, 3);
    desk.until(&[], |state| state.table.turn > 0);
    desk
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
    let mut desk = ArchipelagoFixture::with(Options::seats(3).with("no-secrets"));
    let region = desk.lay("H07a", 0, 1, 0);
    let common = desk.objective("S02") | desk.objective("S07") | desk.objective("S05");
    desk.state.secrets.objectives = [0; 5];
    desk.table_mut().common = common;
    desk.citizens(0, region, 0, 1).own(0, "A01").own(1, "A02").own(1, "A03");
    desk.stock(2, 0, &[("iron", 9), ("stone", 11)], 0);
    desk.play("taxes");
    assert!(desk.table().finishing);
    desk.play("end");
    assert_eq!(desk.table().ended, Some(Ending::Objective));
    // Characters: 3 and 2 points; nobody has a temple or a token.
    assert_eq!([0, 1, 2].map(|seat| desk.points_of(Seat(seat))), [2, 3, 0]);
}

#[test]
fn votes_choose_the_trend_before_the_hexagons_are_dealt() {
    let vote = |options: Options, votes: &[u8]| {
        let mut desk = ArchipelagoFixture::dealt(options.with("chosen-trend"), 2);
        assert!(desk.state.secrets.hexes.iter().all(|hand| hand.is_empty()));
        for (seat, vote) in votes.iter().enumerate() {
            desk.play_as(Seat(seat as u8), &format!("vote:{vote}"));
        }
        assert_eq!(desk.table().phase, Phase::Settle);
        desk.table().trends.to_vec()
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
    let mut desk = exploring();
    // All tokens are spent (R13), and nine fish fill the domestic market (R18).
    (desk.table_mut().explorers, desk.table_mut().spent) = (0, 24);
    desk.market(Board::Home, "fish", 9);
    let fish = desk.table().bank_cubes[2];
    desk.plays(&["exploration", "discard", "place:H13a:5:1:-1", "home-cube:fish", "own-cube:wood"]);
    // The fish found no room and stayed in the bank; the own cube comes all the same.
    assert_eq!((desk.stock_of(0).explorers, desk.cubes(0, "wood")), (0, 1));
    assert_eq!((desk.on_market(Board::Home, "fish"), desk.table().bank_cubes[2]), (9, fish));
}

#[test]
fn who_works_or_builds_elsewhere_leaves_the_building() {
    let (mut desk, region) = coast(3);
    desk.site(region, Building::Market, Some(0)).stock(0, 9, &[("stone", 3), ("wood", 1)], 0);
    let market = spot_of(Building::Market);
    // A ship is built from where one stands (R39), a temple is not, and neither is a harvest (R21).
    let mut ship = desk.clone();
    ship.play(&format!("build:ship:1c{region}.{market}:0.0:0.0"));
    assert_eq!(ship.table().citizens[0].building(), Some(Building::Market));
    let mut temple = desk.clone();
    temple.play(&format!("build:temple:1c{region}.{market}:0.0:0.0"));
    assert_eq!(temple.table().citizens[0].building(), Some(Building::Temple));
    desk.plays(&["harvest:cattle", &format!("work:1c{region}.{market}")]);
    for desk in [&mut temple, &mut desk] {
        assert_eq!(desk.refusal(&format!("open:market:{region}:unit")), "not-controlled");
    }
}

#[test]
fn a_ship_on_a_port_is_no_rebel_but_can_be_sunk() {
    let (mut desk, region) = coast(3);
    let port = spot_of(Building::Port);
    desk.site(region, Building::Town, Some(0)).site(region, Building::Port, None);
    desk.ships(1, region, port, 1).ships(0, region, 0, 1).own(0, "A07");
    desk.market(Board::Home, "stone", 0).citizens(2, region, 0, 1);
    let mut crisis = desk.clone();
    crisis.crisis(Board::Home, "stone", 6).plays(&["pass", "pass", "pass"]);
    // Nobody is asked about the port, though the town's citizen is a rebel and so are all (R26, R74).
    assert_eq!((crisis.table().stage, crisis.table().rebellion), (Stage::Rounds, 2));
    assert_eq!(desk.refusal(&format!("open:port:{region}:town")), "not-controlled");
    desk.plays(&["use:A07:0.0", &format!("sink:2s{region}.{port}")]);
    // The port falls to the town at once.
    desk.stock(0, 5, &[("cattle", 1)], 0).play(&format!("open:port:{region}:town"));
}

#[test]
fn icons_under_a_coin_count_and_cards_of_the_track_do_not() {
    let mut desk = ArchipelagoFixture::with(Options::seats(3).with("length=medium"));
    let region = desk.lay("H06b", 0, 1, 0);
    desk.site(region, Building::Town, Some(0)).objectives(&["M01", "M09", "M10"]);
    desk.table_mut().regions[usize::from(region)].spoilt = 0b0110;
    (desk.table_mut().ruin, desk.table_mut().bank) = (2, desk.table().bank - 2);
    // Wood ranks by printed icons (R87).
    assert_eq!(desk.points_from(Seat(0), "objectives"), 3);
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
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 3).own(0, "A05").table_mut().turn = 40;
    desk.end_phase();
    // As rich as the others, the only character, and its medal.
    assert_eq!((desk.table().ended, desk.points_of(Seat(0))), (Some(Ending::Time), 3 + 3 + 1));
}

#[test]
fn surplus_workers_stop_at_the_end_of_their_board() {
    let mut desk = exploring();
    desk.table_mut().surplus = 29;
    desk.plays(&["exploration", "discard", "place:H13a:5:1:-1"]);
    assert_eq!(desk.table().surplus, 30);
}

//! Eastern Wonders: the worked example of the rulebook, the vectors of the fact file, the rulings.

use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};

use century::EasternWonders;
use century::eastern_wonders::{Event, META, Phase, Place, Shared};
use century::sea::{self, Berth, Bonus, Cell, Site};
use kit::playout::Greedy;
use kit::testing::Fixture;
use kit::testing::contract::Tally;
use kit::{Chance, Content, Evaluation, Game, Options, Playout, Seat, SeatSet, Seed, Unlogged};

use crate::fixture::{self, AtSea, cubes};

/// The fixture with the verbs of Eastern Wonders, past the choice of lots.
#[derive(Clone)]
struct WondersFixture(Fixture<EasternWonders>);

impl Deref for WondersFixture {
    type Target = Fixture<EasternWonders>;

    fn deref(&self) -> &Fixture<EasternWonders> {
        &self.0
    }
}

impl DerefMut for WondersFixture {
    fn deref_mut(&mut self) -> &mut Fixture<EasternWonders> {
        &mut self.0
    }
}

/// Fixture FX1 of the fact file.
const FX1: &str = "A2 G6, A3 R4, B1 B5, B2 Y5, B3 R2, B4 G4, B5 B2, C1 Y3, C2 G2, C3 B6, C4 Y1, C5 R6, \
                   C6 G5, D1 R3, D2 B3, D3 G3, D4 Y4, D5 R1, E2 B1, E3 Y6";

fn content() -> Content {
    META.read_content().unwrap()
}

fn number(sheet: &str, id: &str) -> u8 {
    fixture::number(&META, sheet, id)
}

impl AtSea for WondersFixture {
    type Place = Place;

    fn place(&self, seat: u8) -> &Place {
        self.table().place(Seat(seat)).unwrap()
    }

    fn place_mut(&mut self, seat: u8) -> &mut Place {
        &mut self.state.table_mut().places[usize::from(seat)]
    }

    fn cell(&self, name: &str) -> Cell {
        match self.game.read_move(&format!("sail:{name}")) {
            Some(century::eastern_wonders::Move::Sea(sea::Move::Sail(cell))) => cell,
            _ => panic!("no cell {name}"),
        }
    }
}

impl WondersFixture {
    /// FX1 with every boat far from the others: seat 1 on B1, seat 2 on E2, seat 3 on E3, seat 4 on D5.
    fn new(seats: u8) -> WondersFixture {
        let mut fixture = WondersFixture(Fixture::with(Options::seats(seats)));
        let tiles: BTreeMap<String, u8> = FX1
            .split(", ")
            .map(|entry| {
                let (cell, tile) = entry.split_once(' ').unwrap();
                (cell.to_owned(), number("market-tiles", &format!("MK-{tile}")))
            })
            .collect();
        let cells: Vec<(Cell, u8)> =
            tiles.iter().map(|(cell, tile)| (fixture.cell(cell), *tile)).collect();
        let table = fixture.state.table_mut();
        for (cell, tile) in cells {
            table.sites[cell.index()] = Site::Market(tile);
        }
        let boats = ["B1", "E2", "E3", "D5"].map(|name| fixture.cell(name));
        let table = fixture.state.table_mut();
        for (place, boat) in table.places.iter_mut().zip(boats) {
            place.fleet.boat = Some(boat);
        }
        table.lots = kit::CardSet::EMPTY;
        (table.phase, table.active) = (Phase::Turn, Seat(0));
        fixture
    }

    fn table(&self) -> &Shared {
        self.state.table()
    }

    fn adrift(&self, cell: &str) -> String {
        self.table().adrift[self.cell(cell).index()].to_string()
    }

    fn set_adrift(&mut self, cell: &str, letters: &str) -> &mut WondersFixture {
        let cell = self.cell(cell);
        self.state.table_mut().adrift[cell.index()] = cubes(letters);
        self
    }

    /// Empties the first column of a seat's board and gives it a tile for it.
    fn tile(&mut self, seat: u8, tile: Bonus) -> &mut WondersFixture {
        self.outposts(seat, "E3 E2 D5 C6");
        let taken = self.table().places.iter().map(|place| place.prizes.tiles.count(tile)).sum();
        self.place_mut(seat).prizes.tiles.put(tile, taken);
        self
    }

    /// Gives a seat two tiles of a kind, with two empty columns.
    fn two_tiles(&mut self, seat: u8, tile: Bonus) -> &mut WondersFixture {
        self.outposts(seat, "E3 E2 D5 C6 D4 D3 D2 D1");
        let place = self.place_mut(seat);
        place.prizes.tiles.put(tile, 0);
        place.prizes.tiles.put(tile, 1);
        self
    }

    /// Lays a contract into a port.
    fn contract(&mut self, port: &str, id: &str) -> &mut WondersFixture {
        let (cell, contract) = (self.cell(port), number("contracts", id));
        let ports = ["A1", "A4", "E1", "E4"].map(|name| self.cell(name));
        let port = ports.iter().position(|&other| other == cell).unwrap();
        let docks = &mut self.state.table_mut().docks;
        match docks.berths.iter().position(|&berth| berth == Berth::Open(contract)) {
            Some(other) => docks.berths.swap(port, other),
            None => {
                docks.pile.remove(contract);
                if let Berth::Open(old) = docks.berths[port] {
                    docks.pile.insert(old);
                }
                docks.berths[port] = Berth::Open(contract);
            }
        }
        self
    }

    fn claimed(&mut self, seat: u8, ids: &[&str]) -> &mut WondersFixture {
        for id in ids {
            let contract = number("contracts", id);
            let docks = &mut self.state.table_mut().docks;
            if let Some(port) = docks.berths.iter().position(|&b| b == Berth::Open(contract)) {
                let other = docks.pile.iter().next().unwrap();
                docks.pile.remove(other);
                docks.berths[port] = Berth::Open(other);
            }
            docks.pile.remove(contract);
            self.place_mut(seat).prizes.contracts.push(contract).unwrap();
        }
        self
    }

    /// Goes on to the turn of this seat, the others harvesting.
    fn until_turn(&mut self, seat: u8) -> &mut WondersFixture {
        while self.table().active != Seat(seat) || self.table().phase != Phase::Turn {
            let dull = ["harvest", "anchor", "discard:Y"];
            let text = dull.iter().find(|text| self.is_legal(text)).unwrap();
            self.play(text);
        }
        self
    }
}

/// The worked example of the rulebook (T1).
#[test]
fn t1_nine_ginger_are_traded_for_one_two_or_three_cloves() {
    let mut fixture = WondersFixture::new(3);
    fixture.set_hold(0, "YYYYYYYYY").outposts(0, "B1");
    for (text, left) in [("exchange:1", "YYYYYYB"), ("exchange:2", "YYYBB"), ("exchange:3", "BBB")]
    {
        let mut fixture = fixture.clone();
        fixture.play(text);
        assert_eq!(fixture.hold(0), left);
    }
    assert_eq!(fixture.refusal("exchange:4"), "century-trade-too-often");
    assert_eq!(fixture.refusal("exchange:0"), "century-trade-at-least-once");
}

/// Ruling R-09.
#[test]
fn t3_the_first_step_is_free() {
    let mut fixture = WondersFixture::new(3);
    fixture.set_hold(0, "YYYY");
    fixture.play("sail:B2");
    fixture.play("anchor");
    assert_eq!((fixture.hold(0), fixture.adrift("B1")), ("YYYY".into(), String::new()));
}

/// Rulings.
#[test]
fn t4_t5_every_further_step_leaves_a_cube_on_the_tile_that_is_left() {
    let mut fixture = WondersFixture::new(3);
    fixture.set_hold(0, "YYYY");
    fixture.plays(&["sail:B2", "sail:B3"]);
    assert_eq!((fixture.hold(0), fixture.adrift("B2")), ("YYY".into(), "Y".into()));
    fixture.plays(&["sail:C4", "anchor"]);
    assert_eq!(
        (fixture.hold(0), fixture.adrift("B2"), fixture.adrift("B3")),
        ("YY".into(), "Y".into(), "Y".into())
    );
    assert_eq!(fixture.adrift("B1"), "");
}

#[test]
fn a_cube_to_leave_behind_is_chosen() {
    let mut fixture = WondersFixture::new(3);
    fixture.set_hold(0, "YRR");
    fixture.plays(&["sail:B2", "sail:B3"]);
    assert_eq!(fixture.moves(), ["drop:Y", "drop:R"]);
    assert_eq!(fixture.refusal("drop:B"), "century-no-such-cube");
    fixture.play("drop:R");
    assert_eq!((fixture.hold(0), fixture.adrift("B2")), ("YR".into(), "R".into()));
}

#[test]
fn t6_a_step_that_cannot_be_paid_is_not_sailed() {
    let mut fixture = WondersFixture::new(3);
    fixture.set_hold(0, "Y");
    fixture.plays(&["sail:B2", "sail:B3"]);
    // Nothing is left to sail with, so the boat has stopped.
    assert_eq!((fixture.hold(0), fixture.table().phase), (String::new(), Phase::Ashore));
    fixture.until_turn(0).set_hold(0, "");
    fixture.play("sail:B4");
    assert_eq!(fixture.table().phase, Phase::Ashore, "one step is free, and no more");
}

#[test]
fn no_fare_and_no_neighbour_are_told() {
    let mut fixture = WondersFixture::new(3);
    fixture.set_hold(0, "YY");
    assert_eq!(fixture.refusal("sail:D3"), "sea-not-next-to-boat");
    assert_eq!(fixture.refusal("sail:B1"), "sea-not-next-to-boat");
    // A boat at its last cube stands where it cannot stop: it would have to sail on.
    fixture.boat(1, "B2").set_hold(0, "").set_hold(1, "");
    assert_eq!(fixture.refusal("sail:B2"), "sea-no-stop-ahead");
}

/// Rulings.
#[test]
fn t7_sails_make_a_second_step_free() {
    let mut fixture = WondersFixture::new(3);
    fixture.tile(0, Bonus::Sails).set_hold(0, "YY");
    fixture.plays(&["sail:B2", "sail:B3"]);
    assert_eq!(fixture.hold(0), "YY");
    fixture.plays(&["sail:C4", "anchor"]);
    assert_eq!(
        (fixture.hold(0), fixture.adrift("B2"), fixture.adrift("B3")),
        ("Y".into(), String::new(), "Y".into())
    );
}

/// Rulings.
#[test]
fn t10_who_cannot_pay_may_not_stop_though_cubes_lie_there() {
    let mut fixture = WondersFixture::new(3);
    fixture.boat(1, "B2").set_adrift("B2", "YY").set_hold(0, "");
    assert_eq!(fixture.refusal("sail:B2"), "sea-no-stop-ahead");
    let moves = fixture.moves();
    assert!(!moves.contains(&"sail:B2".to_owned()) && moves.contains(&"sail:C2".to_owned()));
}

/// Ruling R-13.
#[test]
fn t11_nobody_is_paid_in_a_port() {
    let mut fixture = WondersFixture::new(3);
    fixture.boat(1, "A1").set_hold(0, "");
    fixture.play("sail:A1");
    assert_eq!(fixture.table().phase, Phase::Ashore);
    assert_eq!(fixture.hold(1), "");
}

/// Rulings.
#[test]
fn t12_an_outpost_costs_a_cube_for_each_that_is_there() {
    let mut fixture = WondersFixture::new(4);
    for seat in 1..4 {
        fixture.outposts(seat, "B1");
    }
    fixture.set_hold(0, "YYRG");
    fixture.play("build");
    fixture.plays(&["spend:Y", "spend:R", "spend:G"]);
    assert_eq!(fixture.hold(0), "Y");
    let cell = fixture.cell("B1");
    assert!(fixture.place(0).fleet.outposts.contains(cell.0));

    let mut fixture = WondersFixture::new(4);
    for seat in 1..4 {
        fixture.outposts(seat, "B1");
    }
    fixture.set_hold(0, "YY");
    assert_eq!(fixture.refusal("build"), "sea-build-too-dear");

    let mut fixture = WondersFixture::new(4);
    fixture.set_hold(0, "YY");
    fixture.play("build");
    assert_eq!(fixture.hold(0), "YY", "the first one is free");
}

/// Ruling R-43.
#[test]
fn t13_at_a_table_of_two_an_outpost_costs_two_for_each() {
    let mut fixture = WondersFixture::new(2);
    fixture.outposts(1, "B1").set_hold(0, "YY");
    fixture.play("build");
    assert_eq!(fixture.hold(0), "");
    let mut fixture = WondersFixture::new(2);
    fixture.outposts(1, "B1").set_hold(0, "Y");
    assert_eq!(fixture.refusal("build"), "sea-build-too-dear");
}

/// Rulings.
#[test]
fn t14_an_empty_column_brings_a_tile_at_once() {
    let mut fixture = WondersFixture::new(3);
    fixture.outposts(0, "B2 A3 A2").set_hold(0, "YYY");
    fixture.play("build");
    let Phase::Sea(sea::Phase::Reward { column: 0, .. }) = fixture.table().phase else {
        panic!("{:?}", fixture.table().phase)
    };
    assert_eq!(
        fixture.moves(),
        ["tile:sails", "tile:basket", "tile:honour", "tile:builders", "tile:barge"]
    );
    assert_eq!(fixture.points_from(Seat(0), "outposts"), 0);
    fixture.play("tile:honour");
    assert_eq!(fixture.points_from(Seat(0), "bonus-tiles"), 6);
    // Then the market can be used.
    assert_eq!(fixture.moves(), ["exchange:1", "done"]);
    fixture.play("exchange:1");
    assert_eq!((fixture.hold(0), fixture.table().active), ("B".into(), Seat(1)));
}

#[test]
fn t16_baskets_add_chili_to_a_harvest() {
    let mut fixture = WondersFixture::new(3);
    fixture.two_tiles(0, Bonus::Basket).set_hold(0, "");
    fixture.play("harvest");
    assert_eq!(fixture.hold(0), "YYRR");
}

/// Rulings.
#[test]
fn t17_the_hold_takes_ten_and_three_more_with_a_barge() {
    let mut fixture = WondersFixture::new(3);
    fixture.set_hold(0, "YYYRRRGGG");
    fixture.play("harvest");
    assert_eq!(fixture.table().phase, Phase::Discard { seat: Seat(0) });
    fixture.play("discard:R");
    assert_eq!((fixture.hold(0), fixture.table().active), ("YYYYYRRGGG".into(), Seat(1)));
    let mut fixture = WondersFixture::new(3);
    fixture.tile(0, Bonus::Barge).set_hold(0, "YYYRRRGGG");
    fixture.play("harvest");
    assert_eq!((fixture.place(0).hold.total(), fixture.table().active), (11, Seat(1)));
}

/// Rulings.
#[test]
fn t18_builders_raise_a_cube_after_building() {
    let mut fixture = WondersFixture::new(3);
    fixture.tile(0, Bonus::Builders).set_hold(0, "YB");
    fixture.play("build");
    assert_eq!(fixture.moves(), ["refit:Y", "done"]);
    assert_eq!(fixture.refusal("refit:B"), "century-top-level");
    assert_eq!(fixture.refusal("refit:G"), "century-no-such-cube");
    let mut declined = fixture.clone();
    declined.play("done");
    assert_eq!(declined.hold(0), "YB");
    fixture.play("refit:Y");
    assert_eq!((fixture.hold(0), fixture.table().active), ("RB".into(), Seat(1)));
}

#[test]
fn r22_builders_do_not_help_with_the_outpost_they_were_won_by() {
    let mut fixture = WondersFixture::new(3);
    fixture.outposts(0, "B2 A3 A2").set_hold(0, "YY");
    fixture.plays(&["build", "tile:builders"]);
    assert_eq!((fixture.hold(0), fixture.table().active), ("YY".into(), Seat(1)));
}

#[test]
fn r23_two_builders_may_raise_the_same_cube_twice() {
    let mut fixture = WondersFixture::new(3);
    fixture.two_tiles(0, Bonus::Builders).set_hold(0, "Y");
    fixture.plays(&["build", "refit:Y", "refit:R"]);
    assert_eq!(fixture.hold(0), "G");
}

/// Rulings.
#[test]
fn t19_honours_are_taken_from_the_top_and_run_out() {
    let mut fixture = WondersFixture::new(4);
    for (seat, points) in [(0, 6), (1, 5), (2, 4), (3, 3)] {
        fixture.tile(seat, Bonus::Honour);
        assert_eq!(fixture.points_from(Seat(seat), "bonus-tiles"), points);
    }
    // The second column of seat 1: its first row is one outpost ahead of the others but brown.
    fixture.outposts(0, "D4 D3 D1").boat(0, "B1").set_hold(0, "");
    fixture.play("build");
    assert!(!fixture.is_legal("tile:honour"));
    assert_eq!(fixture.refusal("tile:honour"), "sea-no-such-tile");
    fixture.play("tile:sails");
}

/// Ruling R-31.
#[test]
fn t20_a_contract_is_paid_exactly() {
    let mut fixture = WondersFixture::new(3);
    fixture.contract("E1", "VP-13").boat(0, "E1").boat(1, "C4").set_hold(0, "YYYBBB");
    assert_eq!(fixture.refusal("claim:A1"), "sea-not-in-port");
    fixture.play("claim:E1");
    assert_eq!((fixture.hold(0), fixture.points_from(Seat(0), "contracts")), ("Y".into(), 14));
    let mut fixture = WondersFixture::new(3);
    fixture.contract("E1", "VP-13").boat(0, "E1").set_hold(0, "YBBB");
    assert_eq!(fixture.refusal("claim:E1"), "century-cannot-claim");
}

/// Rulings.
#[test]
fn t21_the_closed_tile_closes_the_port_of_its_claim_and_then_moves() {
    let mut fixture = WondersFixture::new(2);
    fixture.contract("A1", "VP-03").boat(0, "A1").set_hold(0, "GGGG").set_hold(1, "");
    // It is the next tile for sure.
    fixture.state.table_mut().docks.closed_among = 1;
    let pile = fixture.table().docks.pile;
    let events = fixture.play("claim:A1");
    let a1 = fixture.cell("A1");
    assert!(events.contains(&Event::Sea(sea::Event::PortClosed { port: a1 })));
    assert_eq!(fixture.table().docks.pile, pile, "no second tile is drawn");
    let closed = |fixture: &WondersFixture| -> Vec<bool> {
        fixture.table().docks.berths.iter().map(|&berth| berth == Berth::Closed).collect()
    };
    assert_eq!(closed(&fixture), [true, false, false, false]);
    fixture.until_turn(0);
    assert_eq!(fixture.refusal("claim:A1"), "sea-port-closed");
    fixture.contract("E4", "VP-17").boat(0, "E4").set_hold(0, "BBBB");
    fixture.play("claim:E4");
    assert_eq!(closed(&fixture), [false, false, false, true]);
    assert_eq!(fixture.table().docks.pile.len(), pile.len() - 1);
}

#[test]
fn the_closed_tile_is_among_the_first_six_for_sure() {
    for seed in 0..40 {
        let mut fixture = WondersFixture(Fixture::dealt(Options::seats(2), seed));
        let mut drawn = 0;
        fixture.until(&["lot:1"], |state| state.table().phase == Phase::Turn);
        while fixture.table().docks.closed_among > 0 {
            fixture.until_turn(0);
            let docks = fixture.table().docks;
            let Berth::Open(contract) = docks.berths[0] else { panic!("it is open") };
            let port = fixture.cell("A1");
            let sheet = content();
            let row = &sheet.sheet("contracts").unwrap().rows[usize::from(contract)];
            let cost = cubes(row.text("cost").unwrap());
            let place = fixture.place_mut(0);
            (place.fleet.boat, place.hold) = (Some(port), cost);
            // The contract goes back into the box, so that nobody wins.
            fixture.play("claim:A1");
            fixture.place_mut(0).prizes.contracts.clear();
            fixture.state.table_mut().closing = false;
            drawn += 1;
        }
        assert!((1..=6).contains(&drawn), "after {drawn}");
    }
}

/// Ruling R-34.
#[test]
fn t23_the_round_of_the_fourth_contract_is_played_to_its_end() {
    let mut fixture = WondersFixture::new(3);
    fixture.claimed(1, &["VP-01", "VP-02", "VP-04"]).until_turn(1);
    fixture.contract("E1", "VP-03").boat(1, "E1").set_hold(1, "GGGG");
    let events = fixture.play("claim:E1");
    assert!(events.iter().any(|event| matches!(event, Event::Round(_))));
    assert!(fixture.table().closing && fixture.table().active == Seat(2));
    fixture.play("harvest");
    assert!(fixture.is_over());
    assert!(!fixture.standing().stopped);
}

#[test]
fn t25_of_those_who_are_level_the_latest_in_turn_order_wins() {
    let mut fixture = WondersFixture::new(3);
    fixture.set_hold(0, "RRR").set_hold(1, "R").set_hold(2, "GGG");
    fixture.state.table_mut().phase = Phase::Over { stopped: true };
    let winners: Vec<Seat> = fixture.standing().winners().collect();
    assert_eq!(winners, [Seat(2)]);
}

/// Ruling R-12.
#[test]
fn t27_who_does_not_move_pays_nothing_and_takes_up_nothing() {
    let mut fixture = WondersFixture::new(3);
    fixture.boat(0, "B2").boat(1, "B2").set_adrift("B2", "YY").set_hold(0, "R");
    fixture.play("harvest");
    assert_eq!(
        (fixture.hold(0), fixture.hold(1), fixture.adrift("B2")),
        ("YYR".into(), String::new(), "YY".into())
    );
}

/// Rulings.
#[test]
fn t40_a_boat_may_pass_where_it_could_not_stay_without_paying() {
    let mut fixture = WondersFixture::new(3);
    fixture.boat(1, "B2").set_hold(0, "Y");
    let mut stays = fixture.clone();
    fixture.plays(&["sail:B2", "sail:B3"]);
    assert_eq!(
        (fixture.hold(0), fixture.adrift("B2"), fixture.hold(1)),
        (String::new(), "Y".into(), String::new())
    );
    stays.plays(&["sail:B2", "anchor"]);
    assert_eq!((stays.hold(0), stays.hold(1)), (String::new(), "Y".into()));
}

/// Rulings.
#[test]
fn t28_setup_for_four() {
    let mut fixture = WondersFixture(Fixture::<EasternWonders>::new(4));
    let content = content();
    let mut icons = BTreeMap::<String, u8>::new();
    for site in fixture.table().sites.iter() {
        if let Site::Market(tile) = site {
            let row = &content.sheet("market-tiles").unwrap().rows[usize::from(*tile)];
            *icons.entry(row.text("icon").unwrap().to_owned()).or_default() += 1;
        }
    }
    assert_eq!(icons.into_values().collect::<Vec<_>>(), [5, 5, 5, 5]);
    let docks = &fixture.table().docks;
    assert_eq!((docks.pile.len(), docks.closed_among), (22, 6));
    assert_eq!(fixture.seat(), Seat(3), "the last seat chooses first");
    assert_eq!(fixture.refusal("moor:C3"), "not-now");
    fixture.plays(&["lot:2"]);
    assert_eq!(fixture.refusal("moor:A1"), "sea-no-market-to-begin");
    fixture.plays(&["moor:C3"]);
    assert_eq!(fixture.refusal("lot:2"), "sea-lot-taken");
    fixture.plays(&["lot:1", "moor:C3", "lot:4", "moor:B2"]);
    // The last lot is taken unasked.
    assert_eq!((fixture.hold(0), fixture.seat()), ("RR".into(), Seat(0)));
    fixture.plays(&["moor:B3"]);
    let holds: Vec<String> = (0..4).map(|seat| fixture.hold(seat)).collect();
    assert_eq!(holds, ["RR", "YG", "YYYY", "YYR"]);
    assert_eq!((fixture.table().phase, fixture.seat()), (Phase::Turn, Seat(0)));
}

#[test]
fn t28_lots_are_left_over_with_fewer_seats() {
    for (seats, left) in [(2, 2), (3, 1)] {
        let mut fixture = WondersFixture(Fixture::<EasternWonders>::new(seats));
        for seat in (0..seats).rev() {
            assert_eq!(fixture.table().lots.len(), u32::from(left + seat + 1));
            fixture.plays(&[&format!("lot:{}", seat + 1), "moor:C3"]);
        }
        assert!(fixture.table().lots.is_empty(), "the rest goes back");
    }
}

/// Ruling R-10.
#[test]
fn r10_a_path_may_end_where_it_began_and_is_a_movement() {
    let mut fixture = WondersFixture::new(3);
    fixture.boat(1, "B1").set_adrift("B1", "G").set_hold(0, "YYY");
    fixture.plays(&["sail:B2", "sail:B1", "anchor"]);
    assert_eq!((fixture.hold(0), fixture.hold(1)), ("Y".into(), "Y".into()));
    assert_eq!(fixture.table().phase, Phase::Gather);
    fixture.play("gather");
    assert_eq!((fixture.hold(0), fixture.adrift("B1")), ("YG".into(), String::new()));
}

/// Ruling R-15.
#[test]
fn r15_cubes_on_a_tile_are_taken_up_whole_or_not_at_all() {
    let mut fixture = WondersFixture::new(3);
    fixture.set_adrift("B2", "YRB").set_hold(0, "Y");
    fixture.plays(&["sail:B2", "anchor"]);
    assert_eq!(fixture.moves(), ["gather", "leave"]);
    fixture.play("leave");
    assert_eq!(
        (fixture.hold(0), fixture.adrift("B2"), fixture.table().phase),
        ("Y".into(), "YRB".into(), Phase::Ashore)
    );
}

/// Rulings.
#[test]
fn r16_owners_are_paid_clockwise_and_cut_down_at_the_end_of_the_turn() {
    let mut fixture = WondersFixture::new(4);
    fixture
        .boat(1, "B2")
        .boat(3, "B2")
        .set_hold(0, "YRG")
        .set_hold(1, "YYYYYYYYYR")
        .set_hold(3, "");
    fixture.plays(&["sail:B2", "anchor", "toll:G"]);
    fixture.play("toll:R");
    assert_eq!((fixture.hold(1), fixture.hold(3)), ("YYYYYYYYYRG".into(), "R".into()));
    fixture.play("pass");
    assert_eq!(fixture.table().phase, Phase::Discard { seat: Seat(1) });
    fixture.play("discard:Y");
    assert_eq!(fixture.table().active, Seat(1));
}

/// Rulings.
#[test]
fn r18_a_market_is_offered_only_where_something_can_be_done() {
    let mut fixture = WondersFixture::new(3);
    fixture.set_hold(0, "YY");
    assert_eq!(fixture.refusal("exchange:1"), "sea-no-outpost");
    fixture.outposts(0, "B1");
    assert_eq!(fixture.refusal("build"), "sea-outpost-there");
    assert_eq!(fixture.refusal("exchange:1"), "century-trade-too-dear");
    fixture.boat(0, "A1");
    assert_eq!(fixture.refusal("build"), "sea-no-market");
    assert_eq!(fixture.refusal("exchange:1"), "sea-no-market");
}

/// Ruling R-33.
#[test]
fn r33_a_turn_may_be_passed() {
    let mut fixture = WondersFixture::new(3);
    fixture.play("pass");
    assert_eq!(fixture.table().active, Seat(1));
}

/// Ruling R-44.
#[test]
fn r44_a_boat_that_cannot_pay_must_sail_on() {
    let mut fixture = WondersFixture::new(4);
    fixture.boat(1, "B2").boat(2, "B2").set_hold(0, "YR");
    fixture.play("sail:B2");
    assert!(fixture.is_legal("anchor"));
    fixture.play("sail:B3");
    fixture.play("drop:R");
    fixture.until_turn(0);
    // With one cube it cannot stop among two boats, but can pass them.
    fixture.boat(0, "B1").set_hold(0, "Y");
    fixture.play("sail:B2");
    assert_eq!(fixture.refusal("anchor"), "sea-cannot-pay-tolls");
    fixture.play("sail:C3");
    assert_eq!(fixture.hold(0), "");
}

/// Ruling R-51.
#[test]
fn r51_a_game_without_end_is_stopped_and_scored() {
    let mut fixture = WondersFixture::new(2);
    fixture.state.table_mut().round = 200;
    fixture.set_hold(0, "R");
    fixture.plays(&["pass", "pass"]);
    assert!(fixture.is_over() && fixture.standing().stopped);
    assert_eq!(fixture.points_of(Seat(0)), 1);
}

#[test]
fn points_come_from_contracts_tiles_outposts_and_cubes_that_are_not_ginger() {
    let mut fixture = WondersFixture::new(2);
    fixture.claimed(0, &["VP-08", "VP-25"]).tile(0, Bonus::Builders).outposts(0, "D4 B2 C4");
    fixture.set_hold(0, "YYRGB");
    let sources: Vec<_> = fixture.standing().seats[0]
        .sources
        .iter()
        .map(|source| (source.id, source.points))
        .collect();
    // Four outposts of the yellow row: 0, 1, 2 and 2 points.
    assert_eq!(sources, [("contracts", 32), ("bonus-tiles", 2), ("outposts", 5), ("spices", 3)]);
}

#[test]
fn charts_can_be_named_or_written_and_are_kept_in_their_normal_form() {
    let open = |with: &str| EasternWonders::open(&Options::seats(3).with(with), &content());
    let kept = |with: &str| open(with).unwrap().options().with.clone();
    assert!(kept("map=std").is_empty());
    assert!(kept("map=4pmmp/3mmmmm/2mmmmmm/2mmmmm/2pmmp").is_empty());
    assert_eq!(kept("map=raft"), ["map=0pmmmmp/0mmmmmm/0mmmmmm/0pmmmmp"]);
    let words = kit::Lexicon::new(kit::Lang::En, META.words).unwrap();
    let why = |with: &str| match open(with) {
        Err(kit::CannotOpen::Options(reason)) => words.plain(&reason.phrase()),
        other => panic!("{other:?}"),
    };
    assert!(why("map=nonsense").contains("no chart"), "{}", why("map=nonsense"));
    assert!(why("map=0pmmmmp/0mmmmmm/0mmmmmm/0pmmmp").contains("19"));
    assert!(why("map=2pmmp/1mmmmm/0mmmmmmm/0mmmmm/0pmp").contains("C7"));
}

#[test]
fn every_preset_is_played_to_its_end() {
    for chart in ["std", "raft", "atoll"] {
        let mut fixture =
            WondersFixture(Fixture::with(Options::seats(3).with(&format!("map={chart}"))));
        fixture.until(&["harvest", "discard:Y"], |state| state.table().awaited().is_none());
        assert!(fixture.is_over(), "{chart}");
    }
}

/// Ruling R-09: the tile where the boat began gets a cube only when it is left again by a paid step.
#[test]
fn r09_a_path_that_comes_back_leaves_a_cube_where_it_began() {
    let mut fixture = WondersFixture::new(3);
    fixture.set_hold(0, "RRGB");
    fixture.plays(&["sail:B2", "sail:B1", "drop:R", "sail:C1", "drop:G"]);
    assert_eq!((fixture.adrift("B2"), fixture.adrift("B1")), ("R".into(), "G".into()));
    fixture.play("anchor");
    assert_eq!((fixture.hold(0), fixture.adrift("C1")), ("RB".into(), String::new()));
}

/// Ruling R-13: cubes are left in ports and taken up there like anywhere.
#[test]
fn r13_cubes_lie_in_ports_too() {
    let mut fixture = WondersFixture::new(2);
    fixture.set_hold(0, "GB").boat(1, "B2").set_hold(1, "");
    fixture.plays(&["sail:A1", "sail:A2", "drop:G", "anchor", "pass"]);
    assert_eq!(fixture.adrift("A1"), "G");
    fixture.plays(&["sail:A1", "gather", "pass"]);
    assert_eq!((fixture.hold(1), fixture.adrift("A1")), ("G".into(), String::new()));
}

/// Rulings: tolls go clockwise from who pays, before anything is taken up.
#[test]
fn r53_tolls_are_paid_clockwise_round_the_table() {
    let mut fixture = WondersFixture::new(4);
    fixture.until_turn(2);
    for seat in [0, 1, 3] {
        fixture.boat(seat, "B2").set_hold(seat, "");
    }
    fixture.boat(2, "B1").set_hold(2, "RG").set_adrift("B2", "BBB");
    fixture.play("sail:B2");
    assert_eq!(fixture.refusal("anchor"), "sea-cannot-pay-tolls", "three owners and two cubes");
    fixture.set_hold(2, "RGB").plays(&["anchor", "toll:R", "toll:B"]);
    let holds: Vec<String> = (0..4).map(|seat| fixture.hold(seat)).collect();
    assert_eq!(holds, ["B", "G", "", "R"]);
    assert_eq!(fixture.moves(), ["gather", "leave"]);
}

/// Rulings: the seat whose turn it is puts back first, then the others clockwise.
#[test]
fn r53_the_active_seat_puts_back_first() {
    let mut fixture = WondersFixture::new(3);
    fixture.until_turn(1);
    fixture.boat(1, "B1").boat(0, "B2").boat(2, "B2").set_adrift("B2", "RRRR");
    fixture.set_hold(1, "YYYYYYYYYG").set_hold(0, "YYYYYYYYYR").set_hold(2, "YYYYYYYYYR");
    fixture.plays(&["sail:B2", "anchor", "toll:Y", "toll:Y", "gather", "pass"]);
    for (seat, left) in [(1, "YYYYYYYRRR"), (2, "YYYYYYYYYY"), (0, "YYYYYYYYYY")] {
        assert_eq!(fixture.table().phase, Phase::Discard { seat: Seat(seat) });
        fixture.plays(if seat == 1 { &["discard:G", "discard:R"] } else { &["discard:R"] });
        assert_eq!(fixture.hold(seat), left);
    }
    assert_eq!(fixture.table().active, Seat(2));
}

/// Rulings: two sails make three steps free, and none of them has to be used.
#[test]
fn r08_two_sails_make_three_steps_free() {
    let mut fixture = WondersFixture::new(3);
    fixture.two_tiles(0, Bonus::Sails).set_hold(0, "Y");
    let mut short = fixture.clone();
    fixture.plays(&["sail:B2", "sail:B3", "sail:B4"]);
    assert_eq!(fixture.hold(0), "Y");
    fixture.play("sail:B5");
    assert_eq!((fixture.hold(0), fixture.adrift("B4")), (String::new(), "Y".into()));
    short.plays(&["sail:B2", "anchor"]);
    assert_eq!((short.hold(0), short.table().phase), ("Y".into(), Phase::Ashore));
}

/// Rulings: a barge won by an outpost helps at the end of that very turn.
#[test]
fn r24_a_barge_helps_at_once() {
    let mut fixture = WondersFixture::new(3);
    // MK-Y5 on B2 gives three ginger for a chili; with it the first column is empty.
    fixture.boat(0, "B2").outposts(0, "A3 A2 B1").set_hold(0, "YYRRGGGGBB");
    fixture.plays(&["build", "tile:barge", "exchange:1"]);
    assert_eq!((fixture.place(0).hold.total(), fixture.table().active), (12, Seat(1)));
    let mut fixture = WondersFixture::new(3);
    fixture.boat(0, "B2").outposts(0, "A3 A2 B1").set_hold(0, "YYRRGGGGBB");
    fixture.plays(&["build", "tile:sails", "exchange:2"]);
    assert_eq!(fixture.table().phase, Phase::Discard { seat: Seat(0) }, "fourteen are too many");
}

/// Ruling R-30: in a closed port one can still harvest.
#[test]
fn r30_a_closed_port_is_good_for_a_harvest() {
    let mut fixture = WondersFixture::new(2);
    let docks = &mut fixture.state.table_mut().docks;
    let Berth::Open(contract) = docks.berths[3] else { panic!("it is open") };
    docks.pile.insert(contract);
    (docks.berths[3], docks.closed_among) = (Berth::Closed, 0);
    fixture.boat(0, "E4").set_hold(0, "YYYYYYYYY");
    assert_eq!(fixture.moves().iter().filter(|text| !text.starts_with("sail")).count(), 2);
    fixture.play("harvest");
    fixture.play("pass");
    // A claim elsewhere brings the closed tile there and opens this port.
    fixture.contract("A1", "VP-25").boat(0, "A1").set_hold(0, "BBBBB");
    fixture.play("claim:A1");
    let berths = fixture.table().docks.berths;
    assert!(berths[0] == Berth::Closed && berths[3] != Berth::Closed);
}

/// Ruling R-34: later seats still claim in the last round, and the last seat ends it with its turn.
#[test]
fn r34_later_seats_still_claim_in_the_last_round() {
    let mut fixture = WondersFixture::new(2);
    fixture.claimed(0, &["VP-01", "VP-02", "VP-05"]).claimed(1, &["VP-06", "VP-07", "VP-08"]);
    fixture.contract("A1", "VP-03").contract("E4", "VP-04");
    fixture.boat(0, "A1").boat(1, "E4").set_hold(0, "GGGG").set_hold(1, "RRBB");
    // Where the closed tile goes does not matter here.
    fixture.state.table_mut().docks.closed_among = 6;
    fixture.play("claim:A1");
    assert!(fixture.table().closing && !fixture.is_over());
    fixture.play("claim:E4");
    assert!(fixture.is_over() && !fixture.standing().stopped);
    // 11 + 11 + 12 + 12 against 12 + 12 + 12 + 12.
    assert_eq!((fixture.points_of(Seat(0)), fixture.points_of(Seat(1))), (46, 48));
}

/// Rulings: the price counts the outposts of all, and what a trade brings cannot pay it.
#[test]
fn r20_an_outpost_is_paid_before_the_trade() {
    let mut fixture = WondersFixture::new(4);
    fixture.outposts(1, "B1").outposts(2, "B1").set_hold(0, "YYYR");
    fixture.plays(&["build", "spend:R"]);
    // What is left is all ginger, so that the second cube goes unasked; two are too few for MK-B5.
    assert_eq!((fixture.hold(0), fixture.table().active), ("YY".into(), Seat(1)));
}

/// Ruling R-56: as many cubes as one likes lie on a tile.
#[test]
fn r56_a_tile_holds_hundreds_of_cubes() {
    let mut fixture = WondersFixture::new(2);
    fixture.set_hold(0, "Y");
    let cell = fixture.cell("B2");
    fixture.state.table_mut().adrift[cell.index()] = cubes("Y").multiplied(300);
    fixture.plays(&["sail:B2", "anchor", "gather", "pass"]);
    // All of one kind: what does not fit goes back unasked.
    assert_eq!((fixture.place(0).hold.total(), fixture.table().active), (10, Seat(1)));
}

/// Moves that play hardly ever tries, for the contract test.
pub(crate) fn tried() -> Tally {
    let mut fixture = WondersFixture::new(3);
    let step = |fixture: &WondersFixture| {
        fixture.moves().into_iter().find(|text| text.starts_with("sail:")).unwrap()
    };
    fixture.set_hold(0, "YY");
    let first = step(&fixture);
    fixture.play(&first);
    let second = step(&fixture);
    fixture.set_hold(0, "");
    assert_eq!(fixture.refusal(&second), "sea-no-fare");
    let mut all = fixture.tried().clone();
    let mut built = WondersFixture::new(3);
    built.tile(0, Bonus::Builders).set_hold(0, "YB");
    built.play("build");
    assert_eq!(built.refusal("refit:B"), "century-top-level");
    all.add(built.tried());
    let mut honoured = WondersFixture::new(4);
    (0..4).for_each(|seat| {
        honoured.tile(seat, Bonus::Honour);
    });
    honoured.outposts(0, "D4 D3 D1").boat(0, "B1").set_hold(0, "");
    honoured.play("build");
    assert_eq!(honoured.refusal("tile:honour"), "sea-no-such-tile");
    all.add(honoured.tried());
    let mut closed = WondersFixture::new(2);
    closed.contract("A1", "VP-03").boat(0, "A1").set_hold(0, "GGGG").set_hold(1, "");
    closed.state.table_mut().docks.closed_among = 1;
    closed.play("claim:A1");
    closed.until_turn(0);
    assert_eq!(closed.refusal("claim:A1"), "sea-port-closed");
    all.add(closed.tried());
    all
}

/// Greedy seats play on from here for so many rounds.
fn played_on(fixture: &WondersFixture, rounds: u16) -> Shared {
    let everybody = Greedy(SeatSet::all(fixture.game.options().seats));
    let chance = Chance::new(Seed::from_number(1));
    let last = fixture.table().round + rounds;
    let mut playout = Playout::new(&*fixture.game, fixture.state, chance, everybody);
    while playout.state.table().round < last && playout.step(&mut Unlogged).is_some() {}
    *playout.state.table()
}

/// Bots would not end the game if their own outposts and tiles lost by it.
#[test]
fn a_claim_takes_nothing_from_what_outposts_and_tiles_are_worth() {
    let mut fixture = WondersFixture::new(2);
    fixture.two_tiles(0, Bonus::Sails).contract("A1", "VP-10").set_hold(0, "YYRRGG").boat(0, "A1");
    let lasting = |fixture: &WondersFixture| {
        let mut factors = Vec::new();
        fixture.game.factors(&fixture.state, Seat(0), &mut factors);
        factors.retain(|(name, _)| ["outposts", "bonus-tiles"].contains(name));
        factors
    };
    let before = lasting(&fixture);
    assert_eq!(before.len(), 2);
    fixture.play("claim:A1");
    assert_eq!(lasting(&fixture), before);
}

#[test]
fn greedy_seats_part_with_what_no_contract_asks_for() {
    let mut fixture = WondersFixture::new(2);
    for (port, id) in [("A1", "VP-10"), ("A4", "VP-05"), ("E1", "VP-14"), ("E4", "VP-19")] {
        fixture.contract(port, id);
    }
    fixture.set_hold(0, "BBBBBBBBBB").set_hold(1, "BBBBBBBBBB");
    let table = played_on(&fixture, 25);
    let claims: usize = table.places.iter().map(|own| own.prizes.contracts.len()).sum();
    assert!(claims >= 2, "{claims} claims in 25 rounds");
}

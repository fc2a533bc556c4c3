//! The examples of the rulebook (V01 to V07) and the vectors of the fact file for A New World, and its
//! rulings. How the land is set up is a matter of the land's own games: what is shared with From East
//! to West I is tested here once.

use century::NewWorld;
use century::land::{Colony, Event, Phase, Site};
use century::new_world::{META, Shared};
use kit::playout::Greedy;
use kit::testing::{Fixture, Refusal, every_rule_is_reached};
use kit::{CardSet, Chance, Content, Game as _, Options, Playout, Seat, SeatSet, Seed, Unlogged};

use crate::fixture::{cubes, number};

type NewWorldFixture = Fixture<NewWorld>;

fn fixture(seats: u8) -> NewWorldFixture {
    NewWorldFixture::new(seats)
}

fn on_panel(seats: u8, panel: &str) -> NewWorldFixture {
    NewWorldFixture::with(Options::seats(seats).with(&format!("fourth-panel={panel}")))
}

/// What a test says of a table.
trait Table {
    fn table(&self) -> &Shared;
    fn table_mut(&mut self) -> &mut Shared;
    fn number(&self, sheet: &str, id: &str) -> u8;

    fn own(&mut self, seat: usize) -> &mut Colony {
        &mut self.table_mut().places[seat]
    }

    fn storage(&mut self, seat: usize, letters: &str) -> &mut Self {
        self.own(seat).storage = cubes(letters);
        self
    }

    fn holds(&self, seat: usize) -> String {
        self.table().places[seat].storage.to_string()
    }

    fn ready(&self, seat: usize) -> u8 {
        self.table().places[seat].ready
    }

    fn site(&self, id: &str) -> Site;

    /// Settlers of a seat at a location; they come from its player board.
    fn settle(&mut self, id: &str, seat: u8, settlers: u8) -> &mut Self;

    /// Point cards a seat has claimed, taken from wherever they were.
    fn claimed(&mut self, seat: usize, ids: &[&str]) -> &mut Self {
        for id in ids {
            let point = self.number("point-cards", id);
            self.fetch(point);
            self.own(seat).claimed.push(point).unwrap();
        }
        self
    }

    /// Takes a point card out of row and deck; a place of the row is taken by another one.
    fn fetch(&mut self, point: u8) {
        let country = &mut self.table_mut().country;
        let mut deck: CardSet = country.deck.tops().iter().copied().collect();
        deck = country.deck.groups().fold(deck, |all, group| all.union(*group));
        deck.remove(point);
        if let Some(place) = country.row.iter().position(|&other| other == point) {
            let other = deck.iter().next().unwrap();
            deck.remove(other);
            country.row[place] = other;
        }
        let top = deck.iter().next().unwrap();
        deck.remove(top);
        country.deck = century::land::country::PointDeck::shuffled(deck);
        country.deck.put_top(top).unwrap();
    }

    /// Lays a point card above a fort, counted from 1.
    fn above(&mut self, slot: usize, id: &str) -> &mut Self {
        let point = self.number("point-cards", id);
        if self.table().country.row[slot - 1] == point {
            return self;
        }
        self.fetch(point);
        let country = &mut self.table_mut().country;
        let old = std::mem::replace(&mut country.row[slot - 1], point);
        let mut deck = country.deck.groups().fold(CardSet::EMPTY, |all, group| all.union(*group));
        deck.insert(old);
        let top = country.deck.tops()[0];
        country.deck = century::land::country::PointDeck::shuffled(deck);
        country.deck.put_top(top).unwrap();
        self
    }

    /// Bonus tiles of a seat, taken from those nobody has seen or from the tops of piles.
    fn tiles(&mut self, seat: usize, ids: &[&str]) -> &mut Self {
        for id in ids {
            let tile = self.number("bonus-tiles", id);
            let country = &mut self.table_mut().country;
            if let Some(pile) = country.piles.iter_mut().find(|pile| pile.top == Some(tile)) {
                pile.top = country.unseen.iter().next();
                country.unseen.remove(pile.top.unwrap());
            } else {
                country.unseen.remove(tile);
            }
            let pile = country.piles.iter_mut().find(|pile| pile.under > 0).unwrap();
            pile.under -= 1;
            self.own(seat).bonus.push(tile).unwrap();
        }
        self
    }

    /// Exploration tiles of a seat, wherever they lay.
    fn charts(&mut self, seat: usize, ids: &[&str]) -> &mut Self {
        for id in ids {
            let chart = self.number("exploration-tiles", id);
            for site in self.table_mut().country.sites.iter_mut() {
                site.chart = site.chart.filter(|&other| other != chart);
            }
            self.own(seat).charts.insert(chart);
        }
        self
    }
}

impl Table for NewWorldFixture {
    fn table(&self) -> &Shared {
        self.state.table()
    }

    fn table_mut(&mut self) -> &mut Shared {
        self.state.table_mut()
    }

    fn number(&self, sheet: &str, id: &str) -> u8 {
        number(&META, sheet, id)
    }

    fn site(&self, id: &str) -> Site {
        self.table().country.sites[self.location(id)]
    }

    fn settle(&mut self, id: &str, seat: u8, settlers: u8) -> &mut NewWorldFixture {
        let at = self.location(id);
        self.own(usize::from(seat)).ready -= settlers;
        self.table_mut().country.sites[at] = Site { owner: Seat(seat), settlers, chart: None };
        self
    }
}

/// The number of a location.
trait Located {
    fn location(&self, id: &str) -> usize;
}

impl Located for NewWorldFixture {
    fn location(&self, id: &str) -> usize {
        match self.game.read_move(&format!("use:{id}")) {
            Some(century::land::Move::Activate(site)) => site.into(),
            _ => panic!("no location {id}"),
        }
    }
}

#[test]
fn v01_an_empty_location_takes_the_printed_number() {
    let mut fixture = fixture(4);
    fixture.play("use:A1-3");
    assert_eq!((fixture.ready(0), fixture.site("A1-3").settlers), (5, 1));
    assert_eq!(fixture.holds(0), "YYYYY");
}

/// Rulings R-01, R-02.
#[test]
fn v02_who_expels_needs_one_more() {
    let mut fixture = fixture(4);
    fixture.settle("A1-3", 2, 3);
    let events = fixture.play("use:A1-3");
    assert_eq!((fixture.ready(0), fixture.ready(2)), (2, 6));
    let site = fixture.site("A1-3");
    assert_eq!((site.owner, site.settlers), (Seat(0), 4));
    let at = fixture.location("A1-3") as u8;
    assert!(events.contains(&Event::Expelled { seat: Seat(2), site: at, settlers: 3 }));
    let mut two = desk_with_settlers(3);
    assert_eq!(two.refusal("use:A1-3"), "century-too-few-settlers");
}

/// A table where the first seat has only so many settlers at hand and a location is held by three.
fn desk_with_settlers(ready: u8) -> NewWorldFixture {
    let mut fixture = fixture(4);
    fixture.settle("A1-3", 2, 3).settle("B1-3", 0, 6 - ready);
    fixture
}

/// Rulings R-19, R-20, R-21.
#[test]
fn v04_tom_scores_eighteen_with_three_bonus_tiles() {
    let mut fixture = fixture(4);
    // Three of kind a, three of b, one of c: help, tool, settlers.
    fixture.claimed(0, &["N01", "N03", "N05", "T01", "T03", "T05", "S01"]);
    fixture.tiles(0, &["BT05", "BT13", "BT01"]);
    assert_eq!(fixture.points_from(Seat(0), "bonus-tiles"), 3 + 9 + 6);
}

#[test]
fn v06_one_cube_may_be_raised_twice() {
    let mut fixture = fixture(2);
    fixture.storage(0, "Y").play("use:A1-4");
    fixture.plays(&["raise:Y", "raise:R"]);
    assert_eq!((fixture.holds(0).as_str(), fixture.table().active), ("G", Seat(1)));
}

/// Ruling R-04.
#[test]
fn v07_a_trade_is_made_as_often_as_one_likes_also_never() {
    for (times, left) in [(1, "YYYYG"), (2, "YYGG"), (3, "GGG")] {
        let mut fixture = fixture(2);
        fixture.storage(0, "YYYYYY").play("use:A1-5");
        assert_eq!(fixture.refusal("trade:4"), "century-trade-too-often");
        fixture.play(&format!("trade:{times}"));
        assert_eq!(fixture.holds(0), left);
    }
    let mut fixture = fixture(2);
    fixture.storage(0, "YYYYYY").play("use:A1-5");
    fixture.play("stop");
    assert_eq!(fixture.holds(0), "YYYYYY");
    // Without the cubes for it nothing is asked.
    let mut poor = self::fixture(2);
    poor.storage(0, "RR").play("use:A1-5");
    assert_eq!((poor.holds(0).as_str(), poor.table().active), ("RR", Seat(1)));
}

#[test]
fn v08_v09_setups() {
    for (seats, cards, covered, ready) in [(2, 24, 10, 7), (3, 32, 10, 6), (4, 40, 8, 6)] {
        let fixture = fixture(seats);
        let country = &fixture.table().country;
        assert_eq!(country.deck.len() as usize + country.row.len(), cards);
        assert_eq!(country.sites.iter().filter(|site| site.chart.is_some()).count(), covered);
        assert_eq!((country.sites.len(), country.row.len()), (23, 4));
        assert!(fixture.table().places.iter().all(|place| place.ready == ready));
        assert!(fixture.table().places.iter().all(|place| place.reserve == 12 - ready));
        let tiles: u32 = country.piles.iter().map(|pile| u32::from(pile.under) + 1).sum();
        assert_eq!((tiles, country.piles.len(), country.unseen.len()), (16, 6, 16 - 6 + 1));
        assert!(country.beside.is_empty());
        assert_eq!(country.deck.tops().len(), 1, "the next card lies open");
    }
}

#[test]
fn v13_start_cubes() {
    let fixture = fixture(4);
    let start: Vec<String> = (0..4).map(|seat| fixture.holds(seat)).collect();
    assert_eq!(start, ["YYY", "YYYY", "YYYY", "YYYR"]);
}

/// Rulings R-01, R-02.
#[test]
fn v14_v15_help_sends_fewer_and_the_next_needs_one_more_than_these() {
    let mut fixture = fixture(4);
    fixture.claimed(0, &["N03"]).play("use:A1-6");
    assert_eq!((fixture.ready(0), fixture.site("A1-6").settlers), (4, 2));
    fixture.play("use:A1-6");
    assert_eq!((fixture.ready(1), fixture.site("A1-6").settlers), (3, 3));
}

/// Ruling R-03.
#[test]
fn v17_at_least_one_settler_is_sent() {
    let mut fixture = fixture(4);
    fixture.claimed(0, &["N01", "N03"]).play("use:A1-3");
    assert_eq!(fixture.site("A1-3").settlers, 1);
    fixture.until_awaits(Seat(0), &["rest"]).play("use:A1-6");
    assert_eq!(fixture.site("A1-6").settlers, 1, "two cards of a symbol add up");
}

/// Ruling R-03.
#[test]
fn v19_tools_give_before_the_location_does() {
    let mut fixture = fixture(4);
    fixture.storage(0, "").claimed(0, &["T06", "T09"]);
    let events = fixture.play("use:C1-1");
    assert_eq!(fixture.holds(0), "YYYYYY");
    assert!(events.contains(&Event::Equipped { seat: Seat(0), cubes: cubes("YY") }));
}

/// Ruling R-18.
#[test]
fn v20_what_does_not_fit_is_put_back_at_the_end_of_the_turn() {
    let mut fixture = fixture(2);
    fixture.storage(0, "YYYYYRRRR").play("use:A1-3");
    assert_eq!(fixture.table().phase, Phase::Discard { seat: Seat(0) });
    assert_eq!(fixture.refusal("discard:B"), "century-no-such-cube");
    fixture.play("discard:R");
    assert_eq!(fixture.holds(0), "YYYYYYYRRR");
}

/// Ruling R-14.
#[test]
fn v21_settlers_that_are_not_there_are_lost() {
    let mut fixture = fixture(4);
    fixture.above(1, "S06").storage(0, "RBB");
    let own = fixture.own(0);
    (own.ready, own.reserve) = (11, 1);
    // A tile could be taken as well, so the claim is a choice.
    fixture.play("use:A1-1");
    fixture.play("claim:1");
    let place = fixture.table().places[0];
    assert_eq!((place.ready, place.reserve, place.claimed.len()), (11, 0, 1));
}

#[test]
fn v23_own_settlers_block() {
    let mut fixture = fixture(2);
    fixture.plays(&["use:A1-3", "rest"]);
    assert_eq!(fixture.refusal("use:A1-3"), "century-own-settlers");
    fixture.plays(&["rest", "rest", "use:A1-3"]);
}

/// Rulings R-16, R-17.
#[test]
fn v24_a_covered_location_opens_for_all_when_its_tile_is_taken() {
    let mut fixture = fixture(2);
    assert_eq!(fixture.refusal("use:C1-5"), "century-covered");
    let chart = fixture.site("C1-5").chart.unwrap();
    let name = fixture.game.write_move(century::land::Move::Explore(chart));
    fixture.above(1, "X01").storage(0, "YYRR");
    fixture.plays(&["use:A1-1", "claim:1", &name]);
    assert!(fixture.table().places[0].charts.contains(chart));
    fixture.play("stop");
    assert!(fixture.is_legal("use:C1-5"));
}

/// Rulings R-04, R-05, R-07.
#[test]
fn v25_at_a_fort_a_tile_a_card_or_both() {
    let start = || {
        let mut fixture = fixture(2);
        fixture.above(1, "S01").storage(0, "YYYR").play("use:A1-1");
        fixture
    };
    let mut fixture = start();
    assert_eq!(fixture.moves(), ["tile:A1-1a", "claim:1"]);
    assert_eq!(fixture.refusal("stop"), "century-fort-at-least-one");
    fixture.plays(&["tile:A1-1a", "stop"]);
    let place = fixture.table().places[0];
    assert_eq!((place.bonus.len(), place.claimed.len()), (1, 0));
    let mut fixture = start();
    fixture.plays(&["claim:1", "stop"]);
    let place = fixture.table().places[0];
    assert_eq!((place.bonus.len(), place.claimed.len()), (0, 1));
    let mut fixture = start();
    fixture.plays(&["claim:1", "tile:A1-1a"]);
    let place = fixture.table().places[0];
    assert_eq!((place.bonus.len(), place.claimed.len()), (1, 1));
    assert_eq!(fixture.table().active, Seat(1), "nothing is left to choose");
    let mut fixture = start();
    fixture.plays(&["tile:A1-1a", "claim:1"]);
    assert_eq!(fixture.table().active, Seat(1));
}

/// Rulings R-05, R-06.
#[test]
fn v26_a_fort_that_brings_nothing_cannot_be_used() {
    let mut fixture = fixture(2);
    fixture.tiles(0, &["BT01", "BT02", "BT03"]).above(3, "T03").storage(0, "GG");
    assert_eq!(fixture.refusal("use:B1-1"), "century-idle-fort");
    // A tool that gives the missing cube counts: B1-1 has the eagle.
    fixture.claimed(0, &["N01"]).storage(0, "GGG").play("use:B1-1");
    assert_eq!(fixture.table().places[0].claimed.len(), 2, "the claim was all that could be done");
}

#[test]
fn v26_cubes_of_tools_may_pay_for_the_card() {
    let mut fixture = fixture(4);
    fixture.tiles(0, &["BT01", "BT02", "BT03"]).above(3, "N02").storage(0, "YYR");
    assert_eq!(fixture.refusal("use:B1-1"), "century-idle-fort");
    fixture.claimed(0, &["T02"]).play("use:B1-1");
    assert_eq!((fixture.holds(0).as_str(), fixture.table().places[0].claimed.len()), ("", 2));
}

/// Ruling R-09.
#[test]
fn v27_the_row_slides_and_is_refilled_from_the_open_top() {
    let mut fixture = fixture(2);
    fixture.above(2, "S01").storage(0, "YYYR");
    let before = fixture.table().country;
    fixture.plays(&["use:A1-2", "claim:2"]);
    let (row, old) = (fixture.table().country.row, before.row);
    assert_eq!(row[..], [old[0], old[2], old[3], before.deck.tops()[0]]);
    assert_eq!(fixture.table().country.deck.tops().len(), 1);
}

/// Rulings R-12, R-13.
#[test]
fn v29_trades_with_another_turn_are_made_at_least_once() {
    let mut fixture = on_panel(2, "g1");
    fixture.storage(0, "Y");
    assert_eq!(fixture.refusal("use:G1-1"), "century-trade-too-dear");
    fixture.storage(0, "YYYY").play("use:G1-1");
    assert_eq!(fixture.refusal("stop"), "century-trade-at-least-once");
    fixture.play("trade:1");
    assert_eq!((fixture.holds(0).as_str(), fixture.table().active), ("YYR", Seat(0)));
    // The only trade there is is made, and the other turn may be a rest.
    fixture.play("rest");
    assert_eq!((fixture.table().active, fixture.ready(0)), (Seat(1), 7));
    let mut full = on_panel(2, "h1");
    full.storage(0, "RRRRRRRGGB").claimed(0, &["T08"]).play("use:H1-1");
    full.play("trade:1");
    assert_eq!(full.table().phase, Phase::Discard { seat: Seat(0) });
    full.plays(&["discard:R", "discard:R"]);
    assert_eq!(full.table().active, Seat(0), "the storage is looked at before the other turn");
}

/// Rulings R-14 of the original game, R-44.
#[test]
fn v30_the_round_of_the_eighth_card_is_played_to_its_end() {
    let mut fixture = fixture(4);
    fixture.claimed(1, &["N01", "N03", "N05", "T01", "T03", "T05", "S02"]);
    fixture.above(1, "S01").storage(1, "YYYR");
    fixture.plays(&["rest", "use:A1-1", "claim:1"]);
    assert!(fixture.table().closing);
    fixture.play("stop");
    fixture.plays(&["rest", "rest"]);
    assert!(fixture.is_over());
}

#[test]
fn v31_of_those_who_are_level_the_latest_is_ahead() {
    let mut fixture = fixture(4);
    for seat in 0..4 {
        fixture.storage(seat, if seat % 2 == 1 { "RR" } else { "R" });
    }
    let standing = fixture.standing();
    let ranks: Vec<_> = standing.seats.iter().map(|line| line.rank).collect();
    assert_eq!(ranks, [4, 2, 3, 1]);
}

#[test]
fn v32_cubes_that_are_not_yellow_count() {
    let mut fixture = fixture(2);
    fixture.storage(0, "YYYRRGB");
    assert_eq!(fixture.points_from(Seat(0), "cubes"), 4);
}

/// Ruling R-19.
#[test]
fn v33_settlers_in_the_reserve_do_not_count() {
    let mut fixture = fixture(4);
    let own = fixture.own(0);
    (own.ready, own.reserve) = (9, 3);
    fixture.tiles(0, &["BT15"]).play("use:A1-3");
    assert_eq!(fixture.points_from(Seat(0), "bonus-tiles"), 4);
}

/// Rulings R-20, R-21.
#[test]
fn v34_exploration_tiles_give_icons_and_points() {
    let mut fixture = fixture(4);
    fixture.claimed(0, &["N01", "N03", "N05", "N06", "S01", "S02"]);
    fixture.charts(0, &["EX09", "EX06"]).tiles(0, &["BT05", "BT01"]);
    assert_eq!(fixture.points_from(Seat(0), "bonus-tiles"), 9 + 8);
    assert_eq!(fixture.points_from(Seat(0), "exploration"), 3);
}

/// Ruling R-43.
#[test]
fn v47_a_rest_with_nobody_out_is_a_pass() {
    let mut fixture = fixture(2);
    let before = *fixture.table();
    let events = fixture.play("rest");
    assert_eq!(events, [Event::Rested { seat: Seat(0), settlers: 0 }]);
    assert_eq!(fixture.table().places, before.places);
}

/// Rulings R-16, R-50.
#[test]
fn v52_a_settler_tile_with_an_empty_reserve_still_uncovers() {
    let mut fixture = fixture(2);
    // EX05 lies on C1-3.
    let (chart, at) = (fixture.number("exploration-tiles", "EX05"), fixture.location("C1-3"));
    let country = &mut fixture.table_mut().country;
    let there = country.sites.iter().position(|site| site.chart == Some(chart)).unwrap();
    country.sites[there].chart = country.sites[at].chart;
    country.sites[at].chart = Some(chart);
    let own = fixture.own(0);
    (own.ready, own.reserve) = (12, 0);
    fixture.above(1, "X01").storage(0, "YYRR");
    fixture.plays(&["use:A1-1", "claim:1", "explore:EX05", "stop"]);
    assert_eq!(fixture.table().places[0].ready, 11);
    assert!(fixture.is_legal("use:C1-3"));
}

/// Ruling R-62.
#[test]
fn v53_a_tool_works_from_the_next_visit_on() {
    let mut fixture = fixture(2);
    fixture.above(3, "T03").storage(0, "GGG");
    fixture.plays(&["use:B1-1", "claim:3", "stop"]);
    assert_eq!(fixture.holds(0), "");
}

/// Rulings R-10, R-11, R-53.
#[test]
fn v57_rows_that_went_under_are_known_without_their_order() {
    let mut fixture = on_panel(2, "g1");
    let first: CardSet = fixture.table().country.row.iter().copied().collect();
    let events = fixture.play("use:G1-2");
    assert!(events.contains(&Event::RowWentUnder));
    assert_eq!(fixture.table().active, Seat(0), "another turn");
    let second: CardSet = fixture.table().country.row.iter().copied().collect();
    assert!(first.minus(second) == first);
    fixture.plays(&["rest", "rest", "use:G1-2"]);
    let groups: Vec<CardSet> = fixture.table().country.deck.groups().copied().collect();
    assert_eq!(groups[1..], [first, second]);
}

/// Ruling R-15.
#[test]
fn an_exploration_card_without_a_tile_to_take_does_nothing() {
    let mut fixture = fixture(4);
    let ids: Vec<String> = (1..=10).map(|n| format!("EX{n:02}")).collect();
    fixture.charts(1, &ids.iter().map(String::as_str).collect::<Vec<_>>());
    for chart in 0..10 {
        let there = fixture.table().country.charts().any(|(other, _)| other == chart);
        assert!(!there);
    }
    fixture.above(1, "X01").storage(0, "YYRR");
    fixture.plays(&["use:A1-1", "claim:1"]);
    assert_eq!(fixture.table().places[0].claimed.len(), 1);
}

/// Ruling R-60.
#[test]
fn a_game_without_end_is_stopped() {
    let mut fixture = fixture(2);
    fixture.table_mut().round = 500;
    fixture.plays(&["rest", "rest"]);
    assert!(fixture.is_over() && fixture.standing().stopped);
}

/// Ruling R-64.
#[test]
fn the_land_is_for_two_to_four() {
    let content = META.read_content().unwrap();
    for seats in [1, 5] {
        assert!(NewWorld::open(&Options::seats(seats), &content).is_err());
    }
}

/// Constraints K1, K2, K7 of the fact file, on every panel.
#[test]
fn every_fourth_panel_fits() {
    for panel in ["d1", "e1", "f1", "g1", "h1"] {
        let fixture = if panel == "d1" { fixture(4) } else { on_panel(4, panel) };
        let covered = fixture.table().country.charts().count();
        assert_eq!((covered, fixture.table().country.row.len()), (8, 4), "{panel}");
    }
}

/// Everything else that is forbidden, and why.
#[test]
fn every_refusal_is_reached() {
    let fort = |change: &dyn Fn(&mut NewWorldFixture)| {
        let mut fixture = fixture(4);
        fixture.above(1, "S01").storage(0, "YYYR");
        change(&mut fixture);
        fixture.play("use:A1-1");
        fixture
    };
    let plain = || fort(&|_| {});
    let took = || {
        let mut fixture = plain();
        fixture.play("tile:A1-1a");
        fixture
    };
    let poor = || {
        let mut fixture = fixture(4);
        fixture.above(3, "S01").storage(0, "YYY").play("use:B1-1");
        fixture
    };
    let exploring = || {
        let mut fixture = fixture(4);
        fixture.above(1, "X01").storage(0, "YYRR").charts(1, &["EX01"]);
        fixture.plays(&["use:A1-1", "claim:1"]);
        fixture
    };
    let without_card = || {
        let mut fixture = fixture(4);
        let country = &mut fixture.table_mut().country;
        country.row.pop();
        country.deck = Default::default();
        fixture.play("use:B1-2");
        fixture
    };
    let full = || {
        let mut fixture = fixture(4);
        fixture.tiles(0, &["BT01", "BT02", "BT03"]).above(1, "S01").storage(0, "YYYR");
        fixture
    };
    let empty = || {
        let mut fixture = fixture(4);
        let pile = &mut fixture.table_mut().country.piles[2];
        let (tile, under) = (pile.top.take().unwrap(), std::mem::take(&mut pile.under));
        let country = &mut fixture.table_mut().country;
        let mut gone = vec![tile];
        for _ in 0..under {
            let tile = country.unseen.iter().next().unwrap();
            country.unseen.remove(tile);
            gone.push(tile);
        }
        gone.into_iter().for_each(|tile| fixture.own(1).bonus.push(tile).unwrap());
        fixture.above(3, "S01").storage(0, "YYYR").play("use:B1-1");
        fixture
    };
    let raising = || {
        let mut fixture = fixture(4);
        fixture.storage(0, "YB").play("use:A1-4");
        fixture
    };
    let trading = || {
        let mut fixture = fixture(4);
        fixture.storage(0, "YYYY").play("use:A1-5");
        fixture
    };
    let again = |letters: &str| {
        let mut fixture = on_panel(2, "g1");
        fixture.storage(0, letters);
        fixture
    };
    let again_under_way = || {
        let mut fixture = again("YYYY");
        fixture.play("use:G1-1");
        fixture
    };
    let held = || {
        let mut fixture = fixture(4);
        fixture.settle("A1-3", 0, 1).settle("B1-4", 1, 6);
        fixture
    };
    let cases: Vec<Refusal<Boxed>> = vec![
        (Boxed(fixture(4)), "use:C1-5", "century-covered"),
        (Boxed(held()), "use:A1-3", "century-own-settlers"),
        (Boxed(held()), "use:B1-4", "century-too-few-settlers"),
        (Boxed(full()), "use:A1-2", "century-idle-fort"),
        (Boxed(plain()), "stop", "century-fort-at-least-one"),
        (Boxed(plain()), "tile:A1-2a", "century-other-fort"),
        (Boxed(plain()), "claim:2", "century-other-card"),
        (Boxed(empty()), "tile:B1-1a", "century-no-tile"),
        (Boxed(took()), "tile:A1-1a", "century-fort-once"),
        (Boxed(full()), "claim:1", "century-send-settlers"),
        (Boxed(full()), "tile:A1-1a", "century-no-bonus-space"),
        (Boxed(fixture(4)), "explore:EX01", "century-explore-by-card"),
        (Boxed(exploring()), "explore:EX01", "century-no-chart"),
        (Boxed(without_card()), "claim:4", "century-empty-slot"),
        (Boxed(poor()), "claim:3", "century-cannot-claim"),
        (Boxed(raising()), "raise:G", "century-no-such-cube"),
        (Boxed(raising()), "raise:B", "century-top-level"),
        (Boxed(again_under_way()), "stop", "century-trade-at-least-once"),
        (Boxed(again("Y")), "use:G1-1", "century-trade-too-dear"),
        (Boxed(trading()), "trade:3", "century-trade-too-often"),
    ];
    every_rule_is_reached(cases, []);
}

/// Rulings R-01, R-03: help lowers what expelling takes as well, card by card, to one at the least.
#[test]
fn r01_help_lowers_what_expelling_takes() {
    for (cards, sent) in [(&["N03"][..], 3), (&["N01", "N03"], 2)] {
        let mut fixture = fixture(3);
        fixture.claimed(0, cards).settle("A1-3", 2, 3).storage(0, "");
        fixture.play("use:A1-3");
        assert_eq!(
            (fixture.ready(0), fixture.ready(2), fixture.site("A1-3").settlers),
            (6 - sent, 6, sent)
        );
    }
    let mut fixture = fixture(3);
    fixture.claimed(0, &["N01", "N03"]).settle("A1-3", 2, 1).play("use:A1-3");
    assert_eq!(fixture.site("A1-3").settlers, 1, "one for one");
}

/// Ruling R-02: fewer than are printed are expelled by one more than they are.
#[test]
fn r02_few_settlers_are_expelled_by_few() {
    let mut fixture = fixture(4);
    fixture.settle("B1-2", 3, 1).above(4, "S01").storage(0, "YYYR");
    fixture.play("use:B1-2");
    assert_eq!(fixture.site("B1-2").settlers, 2, "where three are printed");
    assert_eq!(fixture.ready(3), 6);
    let mut few = self::fixture(4);
    few.settle("A1-3", 1, 5).own(0).ready = 5;
    few.own(0).reserve = 7;
    assert_eq!(few.refusal("use:A1-3"), "century-too-few-settlers");
}

/// Rulings R-03, R-52: tools of one symbol add up, also at a fort.
#[test]
fn r52_tools_and_help_work_at_forts() {
    let mut fixture = fixture(4);
    // B1-1 bears the eagle and takes two settlers; T02 gives a meat there and T03 a corn.
    fixture.claimed(0, &["T02", "T03", "N02"]).above(3, "S01").storage(0, "YY");
    fixture.tiles(0, &["BT01", "BT02", "BT03"]);
    fixture.play("use:B1-1");
    // YY and the cubes of both tools are just what the card costs; with full spaces it is all there is.
    assert_eq!((fixture.holds(0).as_str(), fixture.ready(0)), ("", 6 - 1 + 1));
    assert_eq!(fixture.table().places[0].claimed.len(), 4);
}

/// Ruling R-05: tile and claim in either order; one pile of two is chosen.
#[test]
fn r05_the_tile_may_come_before_or_after_the_claim() {
    for order in [["tile:B1-2b", "claim:4"], ["claim:4", "tile:B1-2b"]] {
        let mut fixture = fixture(3);
        fixture.above(4, "S01").storage(0, "YYYRG");
        fixture.play("use:B1-2");
        assert_eq!(fixture.refusal("tile:B1-1a"), "century-other-fort");
        fixture.plays(&order);
        let own = fixture.table().places[0];
        assert_eq!((own.bonus.len(), own.claimed.len(), fixture.table().active), (1, 1, Seat(1)));
        // S01 has brought a settler.
        assert_eq!((own.ready, own.reserve, fixture.holds(0).as_str()), (6 - 3 + 1, 5, "G"));
    }
}

/// Ruling R-06: from an empty pile nothing is taken, from the other one of the fort it is.
#[test]
fn r06_an_empty_pile_gives_nothing() {
    let mut fixture = fixture(3);
    fixture.storage(0, "");
    let country = &mut fixture.table_mut().country;
    let pile = std::mem::take(&mut country.piles[2]);
    for _ in 0..pile.under {
        let tile = country.unseen.iter().next().unwrap();
        country.unseen.remove(tile);
    }
    let tile = fixture.table().country.piles[3].top.unwrap();
    // The only tile that is left there is taken unasked.
    fixture.play("use:B1-1");
    assert_eq!(&*fixture.table().places[0].bonus, &[tile]);
}

/// Ruling R-63: the row is refilled before an exploration tile is chosen, and its cubes cannot pay for
/// the card. Ruling R-18: they may be too many until the end of the turn.
#[test]
fn r63_an_exploration_tile_comes_after_the_row() {
    let mut fixture = fixture(2);
    fixture.above(1, "X01").storage(0, "YYRRRRGGGG");
    let (next, tiles) =
        (fixture.table().country.deck.tops()[0], fixture.table().country.charts().count());
    fixture.plays(&["use:A1-1", "claim:1"]);
    assert_eq!(fixture.table().country.row[3], next);
    assert_eq!(fixture.moves().len(), tiles, "any of them (R-16)");
    fixture.plays(&["explore:EX01", "stop"]);
    assert_eq!((fixture.holds(0).as_str(), fixture.table().active), ("YYRRRGGGG", Seat(1)));
    let mut poor = self::fixture(2);
    poor.above(1, "X01").storage(0, "YYR");
    poor.play("use:A1-1");
    assert_eq!(poor.table().places[0].claimed.len(), 0, "only the tile of the fort");
}

/// Ruling R-59: the last seat of the last round still has the other turn it has earned.
#[test]
fn r59_another_turn_is_played_in_the_last_round_too() {
    let mut fixture = on_panel(2, "g1");
    fixture.claimed(0, &["N01", "N03", "N06", "T01", "T03", "T06", "S02"]);
    fixture.above(1, "S01").storage(0, "YYYR").storage(1, "YYY");
    fixture.plays(&["use:A1-1", "claim:1", "stop"]);
    assert!(fixture.table().closing && fixture.table().active == Seat(1));
    // The only trade there is is made.
    fixture.play("use:G1-1");
    assert_eq!((fixture.holds(1).as_str(), fixture.is_over()), ("YR", false));
    fixture.play("use:A1-3");
    assert!(fixture.is_over());
    assert_eq!(fixture.holds(1), "YYYR");
}

/// Ruling R-44: a later seat may claim its own eighth card in the last round.
#[test]
fn r44_two_seats_may_have_eight_cards() {
    let mut fixture = fixture(2);
    fixture.claimed(0, &["N01", "N03", "N06", "T01", "T03", "T06", "S02"]);
    fixture.claimed(1, &["N07", "N08", "N09", "T07", "T08", "T09", "S04"]);
    fixture.above(1, "S01").storage(0, "YYYR").above(2, "X01").storage(1, "YYRR");
    fixture.plays(&["use:A1-1", "claim:1", "stop"]);
    // X01 has moved up to the first fort, where the first seat is.
    fixture.play("use:A1-1");
    fixture.until(&["claim:1", "stop"], |state| state.table().awaited().is_none());
    let places = fixture.table().places;
    assert_eq!((places[0].claimed.len(), places[1].claimed.len()), (8, 8));
}

/// Rulings R-20, R-21: every tile counts for itself, and two of one kind count twice.
#[test]
fn r20_every_bonus_tile_counts_for_itself() {
    let mut fixture = fixture(4);
    fixture.claimed(0, &["N01", "N03", "S01", "S03", "S04"]).tiles(0, &["BT05", "BT06", "BT16"]);
    // Two pairs of help and settlers, twice; six settlers on the board.
    assert_eq!(fixture.points_from(Seat(0), "bonus-tiles"), 6 + 6 + 3);
}

/// A fixture by itself, for the list of refusals.
struct Boxed(NewWorldFixture);

impl std::ops::Deref for Boxed {
    type Target = NewWorldFixture;

    fn deref(&self) -> &NewWorldFixture {
        &self.0
    }
}

impl std::ops::DerefMut for Boxed {
    fn deref_mut(&mut self) -> &mut NewWorldFixture {
        &mut self.0
    }
}

/// A table of a box in which one line of the content is another.
fn printed_otherwise(line: &str, other: &str) -> NewWorldFixture {
    let text = META.content_text();
    assert!(text.contains(line), "{line}");
    let content = Content::read(META.id, &text.replace(line, other)).unwrap();
    NewWorldFixture::of_content(Options::seats(2), &content, 1)
}

#[test]
fn a_smaller_storage_is_full_earlier() {
    let mut fixture =
        printed_otherwise(r#"{ id = "storage", value = 10 }"#, r#"{ id = "storage", value = 5 }"#);
    fixture.storage(0, "YYRR").play("use:A1-3");
    assert_eq!(fixture.table().phase, Phase::Discard { seat: Seat(0) });
}

#[test]
fn a_location_that_is_printed_dearer_takes_more_settlers() {
    let mut fixture = printed_otherwise(
        r#"kind = "production", gain = "YY", settlers = 1, symbol = "bear""#,
        r#"kind = "production", gain = "RG", settlers = 4, symbol = "bear""#,
    );
    fixture.storage(0, "").play("use:A1-3");
    assert_eq!((fixture.holds(0).as_str(), fixture.ready(0)), ("RG", 3));
}

#[test]
fn greedy_seats_make_room_for_what_point_cards_lack() {
    // Storages full of what no card in the row asks for: whoever parts with nothing claims nothing.
    let mut fixture = fixture(2);
    fixture.storage(0, "GGGBBBBBBB").storage(1, "GGGBBBBBBB");
    for (slot, id) in [(1, "T01"), (2, "T09"), (3, "S02"), (4, "S01")] {
        fixture.above(slot, id);
    }
    let everybody = Greedy(SeatSet::all(2));
    let chance = Chance::new(Seed::from_number(1));
    let mut playout = Playout::new(&*fixture.game, fixture.state, chance, everybody);
    while playout.state.table().round < 30 {
        assert!(playout.step(&mut Unlogged).is_some());
    }
    let claimed: usize = playout.state.table().places.iter().map(|own| own.claimed.len()).sum();
    assert!(claimed >= 4, "{claimed} cards in 30 rounds");
}

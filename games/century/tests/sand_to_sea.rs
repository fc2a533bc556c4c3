//! From Sand to Sea: the vectors of the fact file and the rulings.

use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};

use century::SandToSea;
use century::cards::{self, Card, Stall};
use century::cubes::Cubes;
use century::sand_to_sea::{META, Move, Phase, Place, Shared};
use century::sea::{self, Berth, Bonus, Cell, Site};
use kit::testing::Fixture;
use kit::testing::contract::Tally;
use kit::{CardSet, Content, Game, Options, Seat};

use crate::fixture::{self, AtSea, cubes};

/// The fixture with the verbs of From Sand to Sea, past the choice of lots.
#[derive(Clone)]
struct SandToSeaFixture(Fixture<SandToSea>);

impl Deref for SandToSeaFixture {
    type Target = Fixture<SandToSea>;

    fn deref(&self) -> &Fixture<SandToSea> {
        &self.0
    }
}

impl DerefMut for SandToSeaFixture {
    fn deref_mut(&mut self) -> &mut Fixture<SandToSea> {
        &mut self.0
    }
}

/// Four tiles of each icon; the rest is sea.
const TILES: &str = "A2 G6, A3 R4, B1 B5, B2 Y5, B3 R2, B4 G4, B5 B2, C1 Y3, C3 B6, C4 Y1, C5 R6, C6 G5, \
                     D1 R3, D2 B3, D3 G3, D4 Y4";

fn content() -> Content {
    META.read_content().unwrap()
}

fn number(sheet: &str, id: &str) -> u8 {
    fixture::number(&META, sheet, id)
}

impl AtSea for SandToSeaFixture {
    type Place = Place;

    fn place(&self, seat: u8) -> &Place {
        self.table().place(Seat(seat)).unwrap()
    }

    fn place_mut(&mut self, seat: u8) -> &mut Place {
        &mut self.state.table_mut().places[usize::from(seat)]
    }

    fn cell(&self, name: &str) -> Cell {
        match self.game.read_move(&format!("sail:{name}")) {
            Some(Move::Sea(sea::Move::Sail(cell))) => cell,
            _ => panic!("no cell {name}"),
        }
    }
}

impl SandToSeaFixture {
    fn new(seats: u8) -> SandToSeaFixture {
        SandToSeaFixture::with(Options::seats(seats))
    }

    /// Boats lie apart: seat 1 on B1, seat 2 on D4, seat 3 on C6, seat 4 on A3.
    fn with(options: Options) -> SandToSeaFixture {
        let mut fixture = SandToSeaFixture(Fixture::with(options));
        let tiles: Vec<(Cell, u8)> = TILES
            .split(", ")
            .map(|entry| {
                let (cell, tile) = entry.split_once(' ').unwrap();
                (fixture.cell(cell), number("market-tiles", &format!("MK-{tile}")))
            })
            .collect();
        let boats = ["B1", "D4", "C6", "A3"].map(|name| fixture.cell(name));
        let table = fixture.state.table_mut();
        for site in table.sites.iter_mut().filter(|site| **site != Site::Port) {
            *site = Site::Sea;
        }
        for (cell, tile) in tiles {
            table.sites[cell.index()] = Site::Market(tile);
        }
        for (place, boat) in table.places.iter_mut().zip(boats) {
            place.fleet.boat = Some(boat);
        }
        table.lots = CardSet::EMPTY;
        (table.phase, table.active) = (Phase::Action, Seat(0));
        fixture
    }

    fn table(&self) -> &Shared {
        self.state.table()
    }

    fn card(&self, id: &str) -> Card {
        match self.game.read_move(&format!("play:{id}")) {
            Some(Move::Cards(cards::Move::Play(card))) => card,
            _ => panic!("no card {id}"),
        }
    }

    fn ids(&self, cards: CardSet) -> Vec<String> {
        let text = |card| self.game.write_move(Move::Aside(Card(card)));
        cards.iter().map(|card| text(card).trim_start_matches("aside:").to_owned()).collect()
    }

    /// Takes a card out of the market, wherever it was; with deals it has one that was seen.
    fn fetch(&mut self, id: &str) -> Card {
        let card = self.card(id);
        let market = &mut self.state.table_mut().market;
        market.pile.remove(card.0);
        if let Some(slot) = market.row.iter().position(|stall| stall.card == card) {
            let other = market.pile.iter().next().unwrap();
            market.pile.remove(other);
            market.row[slot] = Stall { card: Card(other), cubes: Cubes::NONE };
        }
        self.carry_deals();
        let market = &mut self.state.table_mut().market;
        if !id.starts_with("ST")
            && market.deal_on(card).is_none()
            && let Some(deal) = market.deals.iter().next()
        {
            market.set_deal(card, deal);
        }
        card
    }

    fn carry_deals(&mut self) {
        let market = &mut self.state.table_mut().market;
        for slot in 0..market.row.len() {
            let card = market.row[slot].card;
            if market.deal_on(card).is_none()
                && let Some(deal) = market.deals.iter().next()
            {
                market.set_deal(card, deal);
            }
        }
    }

    fn give(&mut self, seat: u8, ids: &[&str]) -> &mut SandToSeaFixture {
        for id in ids {
            let card = self.fetch(id);
            let place = self.place_mut(seat);
            place.played.remove(card.0);
            place.aside.remove(card.0);
            place.hand.insert(card.0);
        }
        self
    }

    fn lay(&mut self, seat: u8, ids: &[&str]) -> &mut SandToSeaFixture {
        self.give(seat, ids);
        for id in ids {
            let card = self.card(id);
            let place = self.place_mut(seat);
            place.hand.remove(card.0);
            place.played.insert(card.0);
        }
        self
    }

    fn set_aside(&mut self, seat: u8, ids: &[&str]) -> &mut SandToSeaFixture {
        self.give(seat, ids);
        for id in ids {
            let card = self.card(id);
            let place = self.place_mut(seat);
            place.hand.remove(card.0);
            place.aside.insert(card.0);
        }
        self
    }

    /// Lays a card into a place of the row, counted from 1, with cubes on it.
    fn stall(&mut self, slot: usize, id: &str, letters: &str) -> &mut SandToSeaFixture {
        let card = self.fetch(id);
        let table = self.state.table_mut();
        table.round = table.round.max(letters.len() as u16);
        let old = table.market.row[slot - 1].card;
        table.market.pile.insert(old.0);
        table.market.row[slot - 1] = Stall { card, cubes: cubes(letters) };
        self.carry_deals();
        self
    }

    fn row(&self) -> Vec<String> {
        let cards: Vec<Card> = self.table().market.row.iter().map(|stall| stall.card).collect();
        cards.iter().flat_map(|card| self.ids([card.0].into_iter().collect())).collect()
    }

    /// Two empty columns, and sails for the second.
    fn sails(&mut self, seat: u8) -> &mut SandToSeaFixture {
        self.outposts(seat, "C1 D1 A2 B5 C4 C5 B4 C3");
        self.place_mut(seat).prizes.tiles.put(Bonus::Sails, 0);
        self
    }
}

#[test]
fn t2_three_tiles_cost_three_cards_of_hand_or_played() {
    let mut fixture = SandToSeaFixture::new(3);
    fixture.give(0, &["ST1", "ST2"]).lay(0, &["SP1", "TR01"]);
    fixture.plays(&["sail:B2", "aside:SP1", "sail:B3", "aside:ST1", "sail:C4"]);
    assert_eq!(fixture.moves(), ["aside:ST2", "aside:TR01"]);
    fixture.play("aside:TR01");
    let place = *fixture.place(0);
    assert_eq!((fixture.ids(place.hand), place.played.len()), (vec!["ST2".to_owned()], 0));
    assert_eq!(place.aside.len(), 3);
    assert_eq!(fixture.refusal("aside:ST2"), "not-now");
    fixture.plays(&["anchor", "pass"]);
    assert_eq!(fixture.table().active, Seat(1));
}

#[test]
fn cards_that_are_not_at_hand_pay_for_nothing() {
    let mut fixture = SandToSeaFixture::new(3);
    fixture.set_aside(0, &["SP1"]);
    fixture.play("sail:B2");
    assert_eq!(fixture.refusal("aside:SP1"), "not-your-card");
    fixture.play("aside:ST1");
    fixture.play("sail:B3");
    // The last card is set aside unasked, and the boat has to stop.
    assert_eq!(fixture.table().phase, Phase::Ashore);
    fixture.play("pass");
    fixture.until(&["pass"], |state| state.table().active == Seat(0));
    assert_eq!(fixture.refusal("sail:B2"), "sea-no-fare");
}

/// Rulings.
#[test]
fn t29_setup() {
    let fixture = SandToSeaFixture(Fixture::<SandToSea>::new(4));
    let table = fixture.table();
    let content = content();
    let mut icons = BTreeMap::<String, u8>::new();
    for site in table.sites.iter() {
        let kind = match site {
            Site::Market(tile) => {
                let row = &content.sheet("market-tiles").unwrap().rows[usize::from(*tile)];
                row.text("icon").unwrap().to_owned()
            }
            Site::Sea => "sea".to_owned(),
            Site::Port => "port".to_owned(),
        };
        *icons.entry(kind).or_default() += 1;
    }
    assert_eq!(icons.into_values().collect::<Vec<_>>(), [4; 6]);
    assert_eq!((table.market.row.len(), table.market.pile.len()), (4, 39));
    assert_eq!(fixture.ids(fixture.place(2).hand), ["ST1", "ST2"]);
    assert_eq!((table.docks.pile.len(), table.docks.closed_among), (22, 6));
}

/// Rulings.
#[test]
fn t31_the_boat_action_may_stay_in_place() {
    let mut fixture = SandToSeaFixture::new(3);
    fixture.outposts(0, "B1").set_aside(0, &["ST1", "ST2"]).set_hold(0, "YYYYYYY");
    assert!(
        fixture.is_legal("exchange:2")
            && !fixture.is_legal("exchange:3")
            && fixture.is_legal("pass")
    );
    fixture.play("exchange:2");
    assert_eq!((fixture.hold(0), fixture.table().active), ("YBB".into(), Seat(1)));
}

#[test]
fn t32_a_rest_brings_back_what_was_played_and_what_was_set_aside() {
    let mut fixture = SandToSeaFixture::new(3);
    fixture.give(0, &["ST1"]).lay(0, &["SP1", "SP2"]).set_aside(0, &["SP3", "SP4", "ST2"]);
    fixture.play("rest");
    let place = fixture.place(0);
    assert_eq!((place.hand.len(), place.played.len(), place.aside.len()), (6, 0, 0));
}

#[test]
fn t33_a_merchant_costs_a_cube_on_each_card_before_it() {
    let mut fixture = SandToSeaFixture::new(3);
    fixture.stall(3, "TR05", "Y").set_hold(0, "RR");
    let before = fixture.row();
    fixture.play("acquire:3");
    let market = &fixture.table().market;
    assert_eq!(market.row[0].cubes.to_string() + &market.row[1].cubes.to_string(), "RR");
    assert_eq!(fixture.hold(0), "Y");
    let after = fixture.row();
    assert_eq!((&after[..2], &after[2], after.len()), (&before[..2], &before[3], 4));
    assert!(fixture.place(0).hand.contains(fixture.card("TR05").0));
}

/// Rulings.
#[test]
fn r38_the_first_column_brings_a_merchant_with_the_cubes_on_it() {
    let mut fixture = SandToSeaFixture::new(3);
    fixture.outposts(0, "B2 A3 A2").stall(3, "TR05", "YR").set_hold(0, "");
    fixture.play("build");
    assert_eq!(fixture.moves(), ["hire:1", "hire:2", "hire:3", "hire:4"]);
    assert_eq!(fixture.refusal("tile:sails"), "sea-no-such-tile");
    assert_eq!(fixture.refusal("hire:5"), "century-empty-slot");
    fixture.play("hire:3");
    assert!(fixture.place(0).hand.contains(fixture.card("TR05").0));
    assert_eq!((fixture.hold(0), fixture.table().market.row.len()), ("YR".into(), 4));
    assert!(fixture.table().market.row.iter().all(|stall| stall.cubes.is_empty()), "it is free");
}

/// Ruling R-27.
#[test]
fn t35_later_columns_bring_a_tile_or_a_merchant() {
    let mut fixture = SandToSeaFixture::new(3);
    fixture.outposts(0, "C1 D1 A2 B5 C4 C5 B4").set_hold(0, "");
    fixture.play("build");
    assert_eq!(
        fixture.moves(),
        ["tile:sails", "tile:honour", "tile:barge", "hire:1", "hire:2", "hire:3", "hire:4"]
    );
    assert_eq!(fixture.refusal("tile:basket"), "sea-no-such-tile");
    fixture.play("tile:barge");
    assert_eq!(fixture.place(0).prizes.tiles.count(Bonus::Barge), 1);
}

/// Ruling R-39.
#[test]
fn r39_a_column_of_merchants_is_lost_when_there_are_none() {
    let mut fixture = SandToSeaFixture::new(2);
    let table = fixture.state.table_mut();
    let mut left = table.market.pile;
    for stall in table.market.row.iter() {
        left.insert(stall.card.0);
    }
    table.market.row.clear();
    table.market.pile = CardSet::EMPTY;
    let place = fixture.place_mut(1);
    place.hand = place.hand.union(left);
    fixture.outposts(0, "B2 A3 A2").set_hold(0, "");
    fixture.play("build");
    assert_eq!(fixture.table().active, Seat(1), "nothing can be chosen");
}

/// Rulings.
#[test]
fn t36_at_sea_nobody_is_paid_and_nothing_is_done() {
    let mut fixture = SandToSeaFixture::new(3);
    fixture.boat(1, "C2").set_hold(0, "");
    fixture.plays(&["sail:C2", "aside:ST1", "anchor"]);
    assert_eq!(fixture.moves(), ["pass"]);
    assert_eq!(fixture.refusal("build"), "sea-no-market");
}

#[test]
fn t37_the_points_of_a_board_of_sixteen() {
    let mut fixture = SandToSeaFixture::new(3);
    fixture.outposts(0, "B2 C1 C4 D4 A3 B3 A2");
    assert_eq!(fixture.points_from(Seat(0), "outposts"), 6 + 1);
    assert_eq!(fixture.place(0).prizes.tiles.total(), 0);
}

/// Rulings.
#[test]
fn t38_a_bonus_card_takes_back_what_was_played_but_not_what_was_set_aside() {
    let mut fixture = SandToSeaFixture::with(Options::seats(3).with("bonus-cards"));
    fixture
        .give(0, &["BO5"])
        .lay(0, &["ST1", "TR01"])
        .set_aside(0, &["ST2", "TR05"])
        .set_hold(0, "");
    fixture.play("play:BO5");
    assert_eq!(fixture.hold(0), "YY");
    assert_eq!(fixture.moves(), ["back:ST1", "back:TR01", "stop"]);
    assert_eq!(fixture.refusal("back:ST2"), "century-not-played");
    assert_eq!(fixture.refusal("back:BO5"), "century-not-played");
    fixture.play("back:TR01");
    assert!(fixture.place(0).hand.contains(fixture.card("TR01").0));
}

/// Ruling R-46.
#[test]
fn t39_a_deal_on_a_card_that_is_bought() {
    let mut fixture = SandToSeaFixture::with(Options::seats(3).with("golden-deals"));
    fixture.stall(2, "TR05", "").set_hold(0, "YY");
    let (card, deal) = (fixture.card("TR05"), number("golden-deals", "GD28"));
    fixture.state.table_mut().market.set_deal(card, deal);
    let before = fixture.row();
    fixture.play("acquire:2");
    fixture.play("lay:ST1");
    assert_eq!(
        (fixture.hold(0), fixture.hold(1), fixture.hold(2)),
        ("YB".into(), "Y".into(), "Y".into())
    );
    let market = &fixture.table().market;
    assert!(market.discard.contains(card.0));
    assert_eq!(market.row[0].cubes.to_string(), "Y");
    assert_eq!(fixture.row()[..3], [before[0].clone(), before[2].clone(), before[3].clone()]);
    assert_eq!(fixture.ids(fixture.place(0).played), ["ST1"]);
}

/// Rulings.
#[test]
fn t41_sails_make_one_step_free() {
    let mut fixture = SandToSeaFixture::new(3);
    fixture.sails(0).set_aside(0, &["ST2"]);
    fixture.play("sail:B2");
    assert_eq!(fixture.place(0).aside.len(), 1, "one tile costs no card");
    fixture.play("sail:B3");
    // The only card is set aside unasked, and a third tile is out of reach.
    assert_eq!((fixture.place(0).hand.len(), fixture.table().phase), (0, Phase::Ashore));
    fixture.play("pass");
    fixture.until(&["pass"], |state| state.table().active == Seat(0));
    fixture.play("sail:B2");
    assert_eq!(fixture.table().phase, Phase::Ashore, "with no card one step is all");
}

/// Ruling R-44.
#[test]
fn r44_who_cannot_pay_may_only_pass() {
    let mut fixture = SandToSeaFixture::new(3);
    fixture.boat(1, "B2").set_hold(0, "").set_aside(0, &["ST2"]);
    assert_eq!(fixture.refusal("sail:B2"), "sea-no-stop-ahead");
    fixture.give(0, &["ST2"]);
    fixture.play("sail:B2");
    fixture.play("aside:ST1");
    assert_eq!(fixture.refusal("anchor"), "sea-cannot-pay-tolls");
    fixture.play("sail:B3");
    assert_eq!(fixture.table().phase, Phase::Ashore);
}

#[test]
fn a_claim_ends_the_boat_action() {
    let mut fixture = SandToSeaFixture::new(2);
    let Berth::Open(contract) = fixture.table().docks.berths[0] else { panic!("it is open") };
    let content = content();
    let row = &content.sheet("contracts").unwrap().rows[usize::from(contract)];
    let (cost, points) = (row.text("cost").unwrap(), row.number("points", 1..=99).unwrap());
    fixture.boat(0, "A1").set_hold(0, cost);
    fixture.play("claim:A1");
    assert_eq!((fixture.hold(0), fixture.table().active), (String::new(), Seat(1)));
    assert_eq!(fixture.points_from(Seat(0), "contracts"), points);
}

/// Ruling R-40: open sea is crossed like any tile, at the price of a card a step.
#[test]
fn r40_the_sea_is_crossed_at_the_price_of_a_card_a_step() {
    let mut fixture = SandToSeaFixture::new(2);
    fixture.give(0, &["SP1"]);
    fixture.plays(&["sail:C2", "aside:ST1", "sail:D1", "aside:SP1", "anchor"]);
    assert_eq!(fixture.place(0).aside.len(), 2);
    assert_eq!(fixture.moves(), ["build", "pass"]);
}

/// Rulings: boats begin on markets, not at sea.
#[test]
fn r06_boats_begin_on_markets() {
    let mut fixture = SandToSeaFixture(Fixture::<SandToSea>::new(2));
    fixture.play("lot:3");
    let sea = fixture.table().sites.iter().position(|site| *site == Site::Sea).unwrap();
    let name = fixture.game.write_move(Move::Sea(sea::Move::Moor(Cell(sea as u8))));
    assert_eq!(fixture.refusal(&name), "sea-no-market-to-begin");
    assert_eq!(fixture.moves().len(), 16);
    assert_eq!((fixture.hold(1), fixture.seat()), ("RR".into(), Seat(1)));
}

/// Ruling R-08: what sails make free are the first steps; the cards pay for the rest.
#[test]
fn r08_sails_make_the_first_steps_free() {
    let mut fixture = SandToSeaFixture::new(2);
    fixture.sails(0);
    fixture.plays(&["sail:B2", "sail:B3", "aside:ST1"]);
    assert_eq!(fixture.moves().iter().filter(|text| text.starts_with("sail")).count(), 6);
    fixture.play("anchor");
    assert_eq!((fixture.place(0).hand.len(), fixture.place(0).aside.len()), (1, 1));
}

/// Ruling R-46: the common discard is nobody's: a rest does not bring its cards back, and when the
/// pile is empty it becomes the pile.
#[test]
fn r46_the_common_discard_becomes_the_pile_and_never_a_hand() {
    let mut fixture = SandToSeaFixture::with(Options::seats(2).with("golden-deals"));
    fixture.give(0, &["TR05"]).set_hold(0, "").set_hold(1, "YYYYYYYYYR");
    let (card, deal) = (fixture.card("TR05"), number("golden-deals", "GD28"));
    fixture.state.table_mut().market.set_deal(card, deal);
    fixture.plays(&["deal:TR05", "lay:ST2"]);
    // The gift does not fit into the other hold: its owner puts something back.
    assert_eq!(fixture.table().phase, Phase::Discard { seat: Seat(1) });
    fixture.plays(&["discard:R", "pass", "rest"]);
    assert_eq!(fixture.ids(fixture.place(0).hand), ["ST1", "ST2"]);
    assert!(fixture.table().market.discard.contains(card.0));
    // Everything but the row and the discard is in a hand: a merchant for a column is replaced from it.
    fixture.until(&["pass"], |state| state.table().active == Seat(0));
    let market = &mut fixture.state.table_mut().market;
    let left = std::mem::replace(&mut market.pile, CardSet::EMPTY);
    for card in left.iter() {
        let deal = market.deals.iter().next().unwrap();
        market.set_deal(Card(card), deal);
    }
    let place = fixture.place_mut(1);
    place.hand = place.hand.union(left);
    fixture.outposts(0, "B2 A3 A2").boat(0, "B1").set_hold(0, "");
    fixture.plays(&["build", "hire:1"]);
    let market = &fixture.table().market;
    assert!(market.discard.is_empty() && market.pile.is_empty());
    assert_eq!(market.row.last().map(|stall| stall.card), Some(card));
}

/// Ruling R-48: a trade card is traded with at least once, a market may be left alone.
#[test]
fn r48_a_trade_card_has_to_trade_and_a_market_has_not() {
    let mut fixture = SandToSeaFixture::new(2);
    fixture.give(0, &["TR05"]).set_hold(0, "YYYYYY");
    let mut card = fixture.clone();
    card.play("play:TR05");
    assert_eq!(card.refusal("stop"), "century-trade-at-least-once");
    assert_eq!(card.moves(), ["trade:1", "trade:2"]);
    fixture.play("build");
    assert_eq!(fixture.moves(), ["exchange:1", "exchange:2", "done"]);
    fixture.play("done");
    assert_eq!((fixture.hold(0), fixture.table().active), ("YYYYYY".into(), Seat(1)));
}

/// Rulings: what an outpost costs at a table of two, and tolls that overfill a hold.
#[test]
fn r43_at_a_table_of_two_an_outpost_costs_two_for_each() {
    let mut fixture = SandToSeaFixture::new(2);
    fixture.boat(1, "B2").outposts(1, "B2").set_hold(0, "YRGB").set_hold(1, "RRRRRRRRRR");
    fixture.plays(&["sail:B2", "aside:ST1", "anchor", "toll:B", "build", "spend:Y", "spend:G"]);
    // The chili left is traded, or not, before the other owner puts something back.
    assert_eq!((fixture.hold(0), fixture.hold(1)), ("R".into(), "RRRRRRRRRRB".into()));
    fixture.play("exchange:1");
    assert_eq!(fixture.table().phase, Phase::Discard { seat: Seat(1) });
    fixture.play("discard:R");
    assert_eq!((fixture.hold(0), fixture.table().active), ("YYY".into(), Seat(1)));
}

/// The fourth contract of any seat ends the game with its round, and the later of two who are level
/// wins.
#[test]
fn the_fourth_contract_ends_the_game_with_the_round() {
    let mut fixture = SandToSeaFixture::new(2);
    let contracts = content().sheet("contracts").unwrap().rows.clone();
    let cost = |number: u8| contracts[usize::from(number)].text("cost").unwrap().to_owned();
    for id in ["VP-01", "VP-02", "VP-05"] {
        let contract = number("contracts", id);
        let docks = &mut fixture.state.table_mut().docks;
        if let Some(port) = docks.berths.iter().position(|&berth| berth == Berth::Open(contract)) {
            let other = docks.pile.iter().last().unwrap();
            docks.pile.remove(other);
            docks.berths[port] = Berth::Open(other);
        }
        docks.pile.remove(contract);
        fixture.place_mut(0).prizes.contracts.push(contract).unwrap();
    }
    let Berth::Open(fourth) = fixture.table().docks.berths[0] else { panic!("it is open") };
    fixture.boat(0, "A1").set_hold(0, &cost(fourth)).play("claim:A1");
    assert!(fixture.table().closing && !fixture.is_over());
    fixture.play("rest");
    assert!(fixture.is_over() && !fixture.standing().stopped);
    let mut level = SandToSeaFixture::new(2);
    level.set_hold(0, "R").set_hold(1, "YYYB");
    level.state.table_mut().phase = Phase::Over { stopped: true };
    assert_eq!(level.standing().winners().collect::<Vec<_>>(), [Seat(1)]);
}

/// Moves that play hardly ever tries, for the contract test.
pub(crate) fn tried() -> Tally {
    let mut fixture = SandToSeaFixture::new(3);
    fixture.outposts(0, "B2 A3 A2").stall(3, "TR05", "YR").set_hold(0, "");
    fixture.play("build");
    assert_eq!(fixture.refusal("tile:sails"), "sea-no-such-tile");
    let mut all = fixture.tried().clone();
    let mut alone = SandToSeaFixture::with(Options::seats(2).with("golden-deals"));
    alone.give(0, &["TR05"]).lay(0, &["ST1", "ST2"]);
    let (card, deal) = (alone.card("TR05"), number("golden-deals", "GD28"));
    alone.state.table_mut().market.set_deal(card, deal);
    assert_eq!(alone.refusal("deal:TR05"), "century-nothing-to-lay-down");
    all.add(alone.tried());
    let mut poor = SandToSeaFixture::new(3);
    poor.boat(1, "B2").set_hold(0, "").set_aside(0, &["ST2"]);
    assert_eq!(poor.refusal("sail:B2"), "sea-no-stop-ahead");
    all.add(poor.tried());
    all
}

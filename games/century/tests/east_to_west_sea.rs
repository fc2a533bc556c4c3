//! The examples of the rulebook and the vectors of the fact file for From East to West II and III, and
//! their rulings. What they share with A New World and From East to West I is tested there.

use century::EastToWest;
use century::cards::{Card, Stall};
use century::cubes::Cubes;
use century::east_to_west::{Move, Phase, Place, Prize, Shared, part_2, part_3};
use century::land::{Move as LandMove, Site, ships};
use century::sea::{Cell, Site as SeaSite};
use kit::testing::contract::Tally;
use kit::testing::{Fixture, Refusal, every_rule_is_reached};
use kit::{CardSet, Content, Game as _, Options, Seat};

use crate::fixture::{self, merchant, with_modules};

/// A table that a test can lay out as it likes.
#[derive(Clone)]
struct EastToWestFixture<const PART: u8>(Fixture<EastToWest<PART>>);

impl<const PART: u8> std::ops::Deref for EastToWestFixture<PART> {
    type Target = Fixture<EastToWest<PART>>;

    fn deref(&self) -> &Fixture<EastToWest<PART>> {
        &self.0
    }
}

impl<const PART: u8> std::ops::DerefMut for EastToWestFixture<PART> {
    fn deref_mut(&mut self) -> &mut Fixture<EastToWest<PART>> {
        &mut self.0
    }
}

fn fixture<const PART: u8>(seats: u8) -> EastToWestFixture<PART> {
    EastToWestFixture(Fixture::new(seats))
}

fn with<const PART: u8>(seats: u8, modules: &[&str]) -> EastToWestFixture<PART> {
    EastToWestFixture(Fixture::with(with_modules(seats, modules)))
}

fn content<const PART: u8>() -> Content {
    EastToWest::<PART>::META.read_content().unwrap()
}

fn number<const PART: u8>(sheet: &str, id: &str) -> u8 {
    fixture::number(EastToWest::<PART>::META, sheet, id)
}

impl<const PART: u8> EastToWestFixture<PART> {
    fn table(&self) -> &Shared {
        self.state.table()
    }

    fn own(&mut self, seat: usize) -> &mut Place {
        &mut self.state.table_mut().places[seat]
    }

    fn place(&self, seat: usize) -> &Place {
        &self.table().places[seat]
    }

    fn storage(&mut self, seat: usize, letters: &str) -> &mut Self {
        self.own(seat).colony.storage = Cubes::parse(letters).unwrap();
        self
    }

    fn holds(&self, seat: usize) -> String {
        self.place(seat).colony.storage.to_string()
    }

    fn site(&self, id: &str) -> usize {
        match self.game.read_move(&format!("use:{id}")) {
            Some(Move::Land(LandMove::Activate(site))) => site.into(),
            _ => panic!("no location {id}"),
        }
    }

    fn cell(&self, name: &str) -> Cell {
        match self.game.read_move(&format!("sail:{name}")) {
            Some(Move::Ships(ships::Move::Sail(cell))) => cell,
            _ => panic!("no cell {name}"),
        }
    }

    /// The open sea, in the middle of the board.
    fn open_sea(&self) -> Cell {
        let sea = self.table().waters.iter().position(|site| *site == SeaSite::Sea);
        Cell(sea.unwrap() as u8)
    }

    fn boat(&mut self, seat: usize, cell: &str) -> &mut Self {
        let cell = self.cell(cell);
        self.own(seat).fleet.boat = Some(cell);
        self
    }

    fn outpost(&mut self, seat: usize, cell: &str) -> &mut Self {
        let cell = self.cell(cell);
        self.own(seat).fleet.outposts.insert(cell.0);
        self
    }

    /// Lays this market tile on a cell; the one that was there takes its place, or goes.
    fn market(&mut self, cell: &str, tile: &str) -> &mut Self {
        let (cell, tile) = (self.cell(cell), number::<PART>("market-tiles", tile));
        let waters = &mut self.state.table_mut().waters;
        let site = SeaSite::Market(tile);
        let old = std::mem::replace(&mut waters[cell.index()], site);
        let other =
            waters.iter().enumerate().position(|(at, other)| at != cell.index() && *other == site);
        // A tile that was not laid out takes the place of one of its icon.
        let icon = |site: SeaSite| if let SeaSite::Market(tile) = site { tile / 6 } else { 9 };
        let other = other.or_else(|| {
            waters
                .iter()
                .enumerate()
                .position(|(at, other)| at != cell.index() && icon(*other) == icon(site))
        });
        if icon(old) != icon(site) || other.is_some_and(|at| waters[at] == site) {
            waters[other.unwrap()] = old;
        }
        self
    }

    /// Takes the exploration tile off a location, if one lies there.
    fn uncover(&mut self, id: &str) -> &mut Self {
        let site = self.site(id);
        if let Some(chart) = self.state.table_mut().country.sites[site].chart.take() {
            self.own(0).colony.charts.insert(chart);
        }
        self
    }

    fn held_by(&mut self, id: &str, seat: u8, settlers: u8) -> &mut Self {
        let site = self.site(id);
        let there = &mut self.state.table_mut().country.sites[site];
        *there = Site { owner: Seat(seat), settlers, chart: there.chart };
        self.own(seat.into()).colony.ready -= settlers;
        self
    }

    /// Takes a card out of the pile or the row, where another one takes its place.
    fn fetch(&mut self, card: Card) {
        let market = &mut self.state.table_mut().market;
        let mut pile = market.pile.groups().fold(CardSet::EMPTY, |all, group| all.union(*group));
        pile.remove(card.0);
        if let Some(place) = market.row.iter().position(|stall| stall.card == card) {
            let other = pile.iter().next().unwrap();
            pile.remove(other);
            market.row[place] = Stall { card: Card(other), cubes: Cubes::NONE };
        }
        market.pile = kit::Deck::shuffled(pile);
        for seen in market.row.iter().map(|stall| stall.card).chain([card]).collect::<Vec<_>>() {
            if market.deal_on(seen).is_none()
                && let Some(deal) = market.deals.iter().next()
            {
                market.set_deal(seen, deal);
            }
        }
    }

    /// Lays a card below a merchant location, counted from 1.
    fn stall(&mut self, slot: usize, id: &str) -> &mut Self {
        let card = merchant(id);
        self.fetch(card);
        let market = &mut self.state.table_mut().market;
        let old = std::mem::replace(&mut market.row[slot - 1].card, card);
        let mut pile = market.pile.groups().fold(CardSet::EMPTY, |all, group| all.union(*group));
        pile.insert(old.0);
        market.pile = kit::Deck::shuffled(pile);
        self
    }

    fn used(&mut self, seat: usize, count: usize) -> &mut Self {
        for number in 1..=count {
            let card = merchant(&format!("TR{number:02}"));
            self.fetch(card);
            self.own(seat).ledger.discard.insert(card.0);
        }
        self
    }

    /// Takes away all bonus tiles of a space.
    fn clear(&mut self, space: usize) {
        let country = &mut self.state.table_mut().country;
        let pile = std::mem::take(&mut country.piles[space]);
        for _ in 0..pile.under {
            let tile = country.unseen.iter().next().unwrap();
            country.unseen.remove(tile);
        }
    }

    /// The places the boat can sail to now.
    fn voyages(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.moves(&self.state, self.seat(), &mut moves);
        let mut names: Vec<_> = moves.into_iter().map(|own| self.game.write_move(own)).collect();
        names.retain(|name| name.starts_with("sail:"));
        names.sort();
        names.iter().map(|name| name.replace("sail:", "")).collect()
    }
}

/// Cells of the star by their place: the column of the chart is `q`, moved so that the sea is (0, 0).
fn star(q: i16, r: i16) -> &'static str {
    match (q, r) {
        (-2, 1) => "A1",
        (-1, -1) => "B1",
        (-1, 0) => "B2",
        (-1, 1) => "B3",
        (-1, 2) => "B4",
        (0, -1) => "C1",
        (0, 0) => "C2",
        (0, 1) => "C3",
        (1, -2) => "D1",
        (1, -1) => "D2",
        (1, 0) => "D3",
        (1, 1) => "D4",
        (2, -1) => "E1",
        _ => panic!("no cell {q},{r}"),
    }
}

#[test]
fn v05_the_spaces_that_outposts_have_left_count() {
    let mut fixture = fixture::<2>(2);
    fixture.storage(0, "");
    let of_one = |site: &SeaSite| matches!(site, SeaSite::Market(tile) if tile / 6 == 0);
    let cells: Vec<u8> = (0..)
        .zip(fixture.table().waters.iter())
        .filter(|(_, s)| of_one(s))
        .map(|(c, _)| c)
        .collect();
    for (built, points) in [(1, 1), (2, 3), (3, 6)] {
        fixture.own(0).fleet.outposts.insert(cells[built - 1]);
        let standing = fixture.game.standing(&fixture.state);
        assert_eq!(standing.seats[0].points, points, "{built} outposts");
    }
}

#[test]
fn v11_setups_of_part_two() {
    for (seats, covered, ready) in [(2, 9, 7), (3, 9, 6), (4, 7, 6)] {
        let fixture = fixture::<2>(seats);
        let country = &fixture.table().country;
        assert_eq!(country.sites.iter().filter(|site| site.chart.is_some()).count(), covered);
        assert_eq!((country.sites.len(), country.beside.len()), (22, 0));
        let tiles: u32 = country.piles.iter().map(|pile| u32::from(pile.under) + 1).sum();
        assert_eq!((tiles, country.piles.len(), country.unseen.len()), (16, 4, 17 - 4));
        let markets =
            fixture.table().waters.iter().filter(|site| matches!(site, SeaSite::Market(_))).count();
        assert_eq!((markets, fixture.table().waters.len()), (12, 13));
        for place in fixture.table().places.iter() {
            assert_eq!(place.fleet.boat, Some(fixture.open_sea()));
            assert!(place.fleet.outposts.is_empty() && place.colony.ready == ready);
        }
        assert_eq!(country.deck.len() as usize + 4, [24, 32, 40][usize::from(seats) - 2]);
    }
}

#[test]
fn v12_setup_of_part_three() {
    for (seats, covered) in [(2, 9), (4, 7)] {
        let fixture = fixture::<3>(seats);
        let country = &fixture.table().country;
        assert_eq!(country.sites.len(), 30);
        assert_eq!(country.sites.iter().filter(|site| site.chart.is_some()).count(), covered);
        let tiles: u32 = country.piles.iter().map(|pile| u32::from(pile.under) + 1).sum();
        assert_eq!((tiles, country.piles.len(), country.unseen.len()), (24, 8, 25 - 8));
        assert_eq!(fixture.table().market.row.len(), 4);
        assert_eq!(country.deck.len() as usize + 4, [24, 32, 40][usize::from(seats) - 2]);
    }
}

/// Ruling R-37: with two seats an outpost costs two goods for each that is there.
#[test]
fn v39_an_outpost_costs_goods_for_each_that_is_there() {
    for (seats, price) in [(2, 2), (3, 1)] {
        let mut fixture = fixture::<2>(seats);
        fixture.outpost(1, "B2").storage(0, "YYG").play("use:F2-2");
        fixture.play("sail:B2");
        assert_eq!(fixture.table().phase, Phase::Ships(ships::Phase::Ashore));
        fixture.play("build");
        for _ in 0..price {
            fixture.play("spend:Y");
        }
        assert!(fixture.place(0).fleet.outposts.contains(fixture.cell("B2").0), "{seats}");
        assert_eq!(fixture.place(0).colony.storage.total(), 3 - price);
    }
}

/// A table at which the first seat has emptied all but the last space of its first column, and its
/// boat lies next to the tile that empties it.
fn nearly<const PART: u8>(seats: u8) -> EastToWestFixture<PART> {
    let mut fixture = fixture::<PART>(seats);
    fixture.storage(0, "");
    let waters = fixture.table().waters;
    let sea = fixture.open_sea();
    let near: Vec<u8> = match PART {
        2 => ["B2", "B3", "C1", "C3", "D2", "D3"].map(|name| fixture.cell(name).0).to_vec(),
        _ => ["A2", "A3", "B2", "B4", "C2", "C3"].map(|name| fixture.cell(name).0).to_vec(),
    };
    let icon = |cell: u8| match waters[usize::from(cell)] {
        SeaSite::Market(tile) => tile / 6,
        _ => 9,
    };
    let last = near[0];
    for row in (0..4).filter(|&row| row != icon(last)) {
        let cell = (0..13).find(|&cell| cell != sea.0 && icon(cell) == row).unwrap();
        fixture.own(0).fleet.outposts.insert(cell);
    }
    fixture
}

fn first_near<const PART: u8>() -> &'static str {
    if PART == 2 { "sail:B2" } else { "sail:A2" }
}

#[test]
fn v40_an_emptied_column_brings_a_bonus_tile_of_b2_or_f2() {
    let mut fixture = nearly::<2>(2);
    fixture.plays(&["use:F2-2", first_near::<2>(), "build"]);
    assert_eq!(fixture.table().phase, Phase::Prize(Prize::Column));
    assert_eq!(fixture.refusal("stop"), "not-now", "it has to be taken (R-39)");
    let top = fixture.table().country.piles[2].top.unwrap();
    fixture.play("tile:F2-b1");
    assert_eq!(&*fixture.place(0).colony.bonus, &[top]);
    assert_eq!(fixture.seat(), Seat(1));
}

#[test]
fn v41_there_is_nothing_to_trade_on_open_sea() {
    let mut fixture = fixture::<2>(2);
    fixture.storage(0, "YYYYRRGGB");
    assert_eq!(fixture.refusal("use:F2-1"), "sea-no-market");
    fixture.boat(0, "B2").market("B2", "MK-G6").storage(0, "Y");
    assert_eq!(fixture.refusal("use:F2-1"), "century-trade-too-dear");
    fixture.storage(0, "YYYY").play("use:F2-1");
    assert_eq!(fixture.refusal("stop"), "century-trade-at-least-once");
    fixture.play("trade:2");
    assert_eq!(fixture.holds(0), "GG");
}

#[test]
fn v42_a_fort_is_for_claims_only() {
    let mut fixture = fixture::<2>(2);
    fixture.storage(0, "Y");
    assert_eq!(fixture.refusal("use:A2-1"), "century-idle-fort");
    let cost = |fixture: &EastToWestFixture<2>| {
        let point = fixture.table().country.row[0];
        let content = content::<2>();
        let row = &content.sheet("point-cards").unwrap().rows[usize::from(point)];
        row.text("cost").unwrap().to_owned()
    };
    let letters = cost(&fixture);
    fixture.storage(0, &letters).play("use:A2-1");
    assert_eq!(fixture.place(0).colony.claimed.len(), 1);
    assert_eq!(fixture.place(0).colony.bonus.len(), 0);
}

#[test]
fn v44_in_part_three_a_merchant_card_is_used_and_not_kept() {
    let mut fixture = fixture::<3>(2);
    fixture.stall(1, "SP3").storage(0, "").play("use:E2-5");
    assert_eq!(fixture.place(0).ledger.discard, [merchant("SP3").0].into_iter().collect());
    assert!(fixture.place(0).ledger.route.is_empty());
    let mut deals = with::<3>(2, &["golden-deals"]);
    deals.stall(1, "SP3").storage(0, "YYYYRRRGGB").play("use:E2-5");
    assert_eq!(deals.refusal("take"), "not-now");
}

#[test]
fn v45_new_merchant_cards_come_from_left_to_right_and_the_seat_plays_on() {
    let mut fixture = fixture::<3>(3);
    let before: Vec<Card> = fixture.table().market.row.iter().map(|stall| stall.card).collect();
    fixture.play("use:E2-1");
    let market = &fixture.table().market;
    assert!(market.row.iter().all(|stall| !before.contains(&stall.card)));
    assert_eq!((market.row.len(), fixture.seat()), (4, Seat(0)));
    let under = market.pile.groups().last().unwrap();
    assert!(before.iter().all(|card| under.contains(card.0)));
}

#[test]
fn v46_a_ship_moves_one_or_two_steps_and_does_move() {
    let mut fixture = fixture::<2>(2);
    fixture.uncover("F2-5").boat(0, "D3").storage(0, "Y").play("use:F2-5");
    assert_eq!(fixture.voyages().len(), 7 + 4);
    let mut one = EastToWestFixture::<2>(Fixture::new(2));
    one.boat(0, "D3").play("use:F2-2");
    assert_eq!(one.refusal("sail:D3"), "sea-boat-must-move");
    assert_eq!(one.refusal("sail:A1"), "sea-too-far");
}

/// Rulings.
#[test]
fn v50_boats_on_open_sea_are_paid_and_the_second_step_may_lead_back() {
    let mut fixture = fixture::<2>(2);
    fixture.uncover("F2-5").boat(0, star(1, 0)).storage(0, "").play("use:F2-5");
    assert_eq!(fixture.refusal(&format!("sail:{}", star(0, 0))), "sea-cannot-pay-tolls");
    let back = format!("sail:{}", star(1, 0));
    fixture.play(&back);
    assert_eq!(fixture.place(0).fleet.boat, Some(fixture.cell(star(1, 0))));
    assert_eq!(fixture.table().phase, Phase::Ships(ships::Phase::Ashore), "it may build there");
    let mut rich = EastToWestFixture::<2>(Fixture::new(2));
    rich.boat(0, star(1, 0)).storage(0, "RB").storage(1, "").play("use:F2-2");
    rich.plays(&[&format!("sail:{}", star(0, 0)), "toll:R"]);
    assert_eq!((rich.holds(0), rich.holds(1)), ("B".into(), "R".into()));
}

#[test]
fn v58_where_a_ship_can_get_to_with_two_steps() {
    let mut fixture = fixture::<2>(2);
    fixture.uncover("F2-5").boat(0, star(2, -1)).storage(0, "YY").play("use:F2-5");
    let mut expected = [
        star(2, -1),
        star(1, -1),
        star(1, 0),
        star(0, -1),
        star(1, -2),
        star(0, 0),
        star(0, 1),
        star(1, 1),
    ];
    expected.sort_unstable();
    assert_eq!(fixture.voyages(), expected);
}

/// Rulings: gifts can overfill a storage.
#[test]
fn v49_a_deal_gives_to_the_others_who_may_have_too_much() {
    let mut fixture = with::<3>(4, &["golden-deals"]);
    fixture.stall(1, "TR05").storage(0, "").storage(2, "YYYYYYYYYR");
    let deal = number::<3>("golden-deals", "GD28");
    fixture.state.table_mut().market.set_deal(merchant("TR05"), deal);
    fixture.plays(&["use:E2-5", "deal"]);
    assert_eq!(fixture.holds(0), "B");
    assert_eq!(fixture.seat(), Seat(2));
    fixture.play_as(Seat(2), "discard:R");
    assert_eq!((fixture.holds(1), fixture.holds(2)), ("YYYYY".into(), "YYYYYYYYYY".into()));
    assert!(fixture.place(0).ledger.discard.contains(merchant("TR05").0));
}

/// Ruling R-39.
#[test]
fn v56_without_a_free_space_the_tile_of_a_column_is_lost() {
    let mut fixture = nearly::<3>(2);
    fixture.used(0, 16);
    for space in 4..8 {
        let country = &mut fixture.state.table_mut().country;
        let under = country.unseen.iter().next().unwrap();
        country.unseen.remove(under);
        let pile = &mut country.piles[space];
        pile.under -= 1;
        let tile = pile.top.replace(under).unwrap();
        fixture.own(0).colony.bonus.push(tile).unwrap();
    }
    let (piles, bonus) = (fixture.table().country.piles, fixture.place(0).colony.bonus);
    fixture.plays(&["use:F2-2", first_near::<3>(), "build"]);
    assert_eq!((fixture.table().country.piles, fixture.seat()), (piles, Seat(1)));
    assert_eq!(fixture.place(0).colony.bonus, bonus);
}

/// Ruling R-40: the fourth card used brings a tile of D2 at once, if the seat likes.
#[test]
fn every_fourth_used_card_may_bring_a_tile_of_d2() {
    let mut fixture = fixture::<3>(2);
    fixture.used(0, 3).stall(1, "SP8").play("use:E2-5");
    assert_eq!(fixture.table().phase, Phase::Prize(Prize::Used));
    let mut left = fixture.clone();
    left.play("stop");
    assert_eq!((left.place(0).colony.bonus.len(), left.seat()), (0, Seat(1)));
    assert_eq!(fixture.refusal("tile:B2-b1"), "century-tile-by-column");
    fixture.play("tile:D2-b3");
    assert_eq!((fixture.place(0).colony.bonus.len(), fixture.seat()), (1, Seat(1)));
    let mut few = EastToWestFixture::<3>(Fixture::new(2));
    few.used(0, 2).stall(1, "SP8").play("use:E2-5");
    assert_eq!(few.seat(), Seat(1), "the third brings nothing");
}

/// Ruling R-38: a boat trades where it has come without an outpost, or leaves it.
#[test]
fn after_a_voyage_a_seat_may_trade_without_an_outpost() {
    let mut fixture = fixture::<2>(2);
    fixture.market("B2", "MK-G6").storage(0, "YYYY").play("use:F2-2");
    fixture.plays(&["sail:B2", "stop", "trade:1"]);
    assert_eq!(fixture.holds(0), "YYG");
    assert!(fixture.place(0).fleet.outposts.is_empty());
}

/// Ruling R-54.
#[test]
fn the_dearest_harbour_moves_a_boat_to_any_other_tile() {
    let mut fixture = fixture::<2>(2);
    fixture.uncover("F2-4").storage(0, "Y").play("use:F2-4");
    assert_eq!(fixture.voyages().len(), 12);
    assert_eq!(fixture.refusal("sail:C2"), "sea-boat-must-move");
}

#[test]
fn outposts_are_activated_wherever_the_boat_is() {
    let mut fixture = fixture::<2>(2);
    fixture.uncover("F2-3").storage(0, "YYYY");
    assert_eq!(fixture.refusal("use:F2-3"), "sea-no-outpost");
    fixture.market("B2", "MK-G6").outpost(0, "B2").market("D3", "MK-R4").outpost(0, "D3");
    fixture.play("use:F2-3");
    assert_eq!(fixture.refusal("post:C1"), "sea-no-outpost");
    fixture.plays(&["post:D3", "trade:2"]);
    assert_eq!(fixture.holds(0), "RRRR");
}

/// Ruling R-55: in Part III there are no routes, so that only used cards count for these tiles.
#[test]
fn tiles_that_count_merchant_cards_count_used_ones() {
    let mut fixture = fixture::<3>(2);
    fixture.storage(0, "").used(0, 5);
    let tile = number::<3>("bonus-tiles", "BT18");
    fixture.own(0).colony.bonus.push(tile).unwrap();
    let standing = fixture.game.standing(&fixture.state);
    assert_eq!(standing.seats[0].points, 4);
}

/// Ruling R-65.
#[test]
fn sea_boards_of_ones_own_are_checked() {
    let open = |text: &str| {
        let options = Options::seats(2).with(&format!("map={text}"));
        EastToWest::<2>::open(&options, &content::<2>()).map(|game| game.options().clone())
    };
    assert_eq!(open("star").unwrap().with, Vec::<String>::new());
    assert_eq!(open("band").unwrap().with, ["map=1mmmm/0mmsmm/0mmmm"]);
    assert!(open("1mmmm/0mmmmm/0mmmm").is_err(), "no open sea");
    assert!(open("1mmmm/0mmsmm/0mmm.m").is_err(), "a tile that touches too few");
}

/// Rulings of Eastern Wonders: three boats on the open sea are all paid, clockwise.
#[test]
fn r34_everybody_on_the_open_sea_is_paid() {
    let mut fixture = fixture::<2>(4);
    for seat in 0..4 {
        fixture.storage(seat, "");
    }
    fixture.boat(0, star(1, 0)).storage(0, "RG");
    fixture.play("use:F2-2");
    let sea = format!("sail:{}", star(0, 0));
    assert_eq!(fixture.refusal(&sea), "sea-cannot-pay-tolls");
    let mut rich = EastToWestFixture::<2>(Fixture::new(4));
    for seat in 1..4 {
        rich.storage(seat, "");
    }
    rich.boat(0, star(1, 0)).storage(0, "RGB").play("use:F2-2");
    rich.plays(&[&sea, "toll:G", "toll:B"]);
    let holds: Vec<String> = (0..4).map(|seat| rich.holds(seat)).collect();
    assert_eq!(holds, ["", "G", "B", "R"]);
    assert_eq!(rich.seat(), Seat(1), "nothing is built or traded on the open sea");
}

/// Tools give before anything is done, so that their cubes pay tolls, outposts and trades.
#[test]
fn the_cubes_of_tools_pay_at_the_harbour() {
    let mut fixture = fixture::<2>(3);
    // F2-2 bears the wolf: T06 gives a corn there. Every neighbour of the boat is taken.
    let near = [star(0, -1), star(1, -1)];
    fixture.boat(0, star(1, -2)).boat(1, near[0]).boat(2, near[1]);
    fixture.storage(0, "").storage(1, "").storage(2, "");
    assert_eq!(fixture.refusal("use:F2-2"), "sea-cannot-pay-tolls");
    let tool = number::<2>("point-cards", "T06");
    let country = &mut fixture.state.table_mut().country;
    let mut deck = country.deck.groups().fold(CardSet::EMPTY, |all, group| all.union(*group));
    deck.remove(tool);
    let mut row = country.row;
    for place in row.iter_mut().filter(|place| **place == tool) {
        *place = deck.iter().next().unwrap();
        deck.remove(*place);
    }
    let mut top = country.deck.tops()[0];
    if top == tool {
        top = deck.iter().next().unwrap();
        deck.remove(top);
    }
    country.row = row;
    country.deck = kit::Deck::shuffled(deck);
    country.deck.put_top(top).unwrap();
    fixture.own(0).colony.claimed.push(tool).unwrap();
    fixture.plays(&["use:F2-2", &format!("sail:{}", near[1])]);
    assert_eq!((fixture.holds(0), fixture.holds(2)), (String::new(), "Y".into()));
}

/// Rulings R-20 of Eastern Wonders, R-38: tolls, then the outpost, then the trade, which pays for neither.
#[test]
fn r38_tolls_come_before_the_outpost_and_the_outpost_before_the_trade() {
    let mut fixture = fixture::<2>(3);
    fixture.market("B2", "MK-Y5").boat(1, "B2").outpost(1, "B2").outpost(2, "B2");
    fixture.storage(0, "RRRG").storage(1, "");
    fixture.plays(&["use:F2-2", "sail:B2", "toll:R", "build", "spend:R", "spend:G"]);
    assert_eq!((fixture.holds(0), fixture.holds(1)), ("R".into(), "R".into()));
    assert_eq!(fixture.moves(), ["trade:1", "stop"]);
    fixture.play("trade:1");
    assert_eq!((fixture.holds(0), fixture.seat()), ("YYY".into(), Seat(1)));
}

/// Ruling R-39: from the only pile that is left the tile comes unasked.
#[test]
fn r39_the_last_pile_gives_its_tile_unasked() {
    let mut fixture = nearly::<2>(2);
    [0, 1, 3].into_iter().for_each(|space| fixture.clear(space));
    let top = fixture.table().country.piles[2].top.unwrap();
    fixture.plays(&["use:F2-2", first_near::<2>(), "build"]);
    assert_eq!(&*fixture.place(0).colony.bonus, &[top]);
}

/// Ruling R-40: at eight cards again, also by a deal; with empty piles nothing is asked.
#[test]
fn r40_every_fourth_card_asks_again_while_there_are_tiles() {
    let mut fixture = with::<3>(2, &["golden-deals"]);
    fixture.used(0, 7).stall(1, "TR30").storage(0, "").storage(1, "");
    let deal = number::<3>("golden-deals", "GD28");
    fixture.state.table_mut().market.set_deal(merchant("TR30"), deal);
    let mut bare = fixture.clone();
    fixture.plays(&["use:E2-5", "deal"]);
    assert_eq!(fixture.table().phase, Phase::Prize(Prize::Used));
    assert_eq!(fixture.moves().len(), 4 + 1);
    fixture.play("tile:D2-b4");
    assert_eq!((fixture.place(0).colony.bonus.len(), fixture.seat()), (1, Seat(1)));
    (4..8).for_each(|space| bare.clear(space));
    bare.plays(&["use:E2-5", "deal"]);
    assert_eq!(bare.seat(), Seat(1), "nothing is left on D2");
}

/// Ruling R-32 where there are no routes: a settler comes back from the board.
#[test]
fn r32_in_part_three_a_settler_comes_back_from_the_board() {
    let mut fixture = with::<3>(2, &["bonus-cards"]);
    fixture.stall(1, "BO7").storage(0, "YR").held_by("A2-3", 0, 1);
    fixture.plays(&["use:E2-5", "raise:Y", "raise:R"]);
    assert_eq!(fixture.moves(), ["back:A2-3", "back:E2-5"]);
    fixture.play("back:A2-3");
    assert_eq!((fixture.holds(0), fixture.place(0).colony.ready), ("RG".into(), 7 - 1));
}

/// Points of the third part: the land, and the spaces that outposts have left.
#[test]
fn outposts_count_beside_the_land_in_part_three() {
    let mut fixture = nearly::<3>(2);
    fixture.storage(0, "YYRGB");
    // Three outposts of three rows: one point each.
    assert_eq!(fixture.points_from(Seat(0), "outposts"), 3);
    assert_eq!(fixture.points_of(Seat(0)), 3 + 3);
}

fn costly() -> EastToWestFixture<2> {
    let mut fixture = fixture::<2>(2);
    fixture.outpost(1, "B2").storage(0, "Y").play("use:F2-2");
    fixture.play("sail:B2");
    fixture
}

fn there() -> EastToWestFixture<2> {
    let mut fixture = fixture::<2>(2);
    fixture.market("B2", "MK-G6").outpost(0, "B2").storage(0, "YYYY").play("use:F2-2");
    fixture.play("sail:B2");
    fixture
}

/// What only these games forbid, and why; the rest is reached in the tests of A New World and, for the
/// cards, of From East to West I.
fn at_sea<const PART: u8>() -> Vec<Refusal<EastToWestFixture<PART>>> {
    let poor = || {
        let mut fixture = fixture::<PART>(2);
        fixture.boat(0, "B2").boat(1, "A1").storage(0, "");
        fixture
    };
    let sailing = || {
        let mut fixture = poor();
        fixture.play("use:F2-2");
        fixture
    };
    vec![
        (poor(), "sail:A1", "sea-sail-by-location"),
        (sailing(), "sail:B2", "sea-boat-must-move"),
        (sailing(), "sail:B4", "sea-too-far"),
        (sailing(), "sail:A1", "sea-cannot-pay-tolls"),
        (fixture(2), "use:F2-1", "sea-no-market"),
        (fixture(2), "tile:B2-b1", "century-tile-by-column"),
    ]
}

/// Every rule of a game: those reached here, and the sentences of those that are reached elsewhere.
fn tally<const PART: u8>(cases: Vec<Refusal<EastToWestFixture<PART>>>) -> Tally {
    let reached: Vec<&str> = cases.iter().map(|case| case.2).collect();
    let rules = EastToWest::<PART>::META.refusals;
    let elsewhere = rules.iter().filter(|rule| !reached.contains(&rule.code)).copied();
    let figures = |rule: &'static kit::Rule| {
        let reason = kit::Illegal::by(rule).with("needed", 2);
        match rule.code {
            "century-too-few-settlers" | "sea-build-too-dear" => reason.with("had", 1),
            "century-trade-too-often" => kit::Illegal::by(rule).with("most", 2),
            _ => reason.with("lacking", 1),
        }
    };
    every_rule_is_reached(cases, elsewhere.map(figures))
}

pub(crate) fn tried_in_two() -> Tally {
    let mut cases = at_sea::<2>();
    cases.push((there(), "build", "sea-outpost-there"));
    cases.push((costly_trade(), "build", "sea-build-too-dear"));
    let mut posts = fixture::<2>(2);
    posts.uncover("F2-3");
    cases.push((posts, "use:F2-3", "sea-no-outpost"));
    tally(cases)
}

/// A table at which an outpost is too dear and a trade is to be decided.
fn costly_trade() -> EastToWestFixture<2> {
    let mut fixture = fixture::<2>(2);
    fixture.market("B2", "MK-Y5").outpost(1, "B2").storage(0, "R").play("use:F2-2");
    fixture.play("sail:B2");
    fixture
}

pub(crate) fn tried_in_three() -> Tally {
    let mut cases = at_sea::<3>();
    cases.push((fixture(2), "tile:D2-b1", "century-tile-by-cards"));
    tally(cases)
}

#[test]
fn an_outpost_that_is_too_dear_is_not_asked_about() {
    assert_eq!(costly().seat(), Seat(1), "neither outpost nor trade can be paid");
}

/// Settlers that expel take one more than are there, in every game.
#[test]
fn settlers_are_expelled_from_a_harbour_as_anywhere() {
    let mut fixture = fixture::<2>(2);
    fixture.held_by("F2-2", 1, 2).play("use:F2-2");
    assert_eq!(fixture.place(0).colony.ready, 7 - 3);
    assert_eq!(fixture.place(1).colony.ready, 7);
}

#[test]
fn each_part_says_what_it_has() {
    assert!(part_2::META.modules.is_empty());
    assert_eq!(part_3::META.modules.len(), 2);
}

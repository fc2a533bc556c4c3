//! The example of the rulebook (V03) and the vectors of the fact file for From East to West I, and its
//! rulings. What it shares with A New World is tested there.

use century::EastToWest1;
use century::cards::{Card, Stall};
use century::cubes::Cubes;
use century::east_to_west::part_1::META;
use century::east_to_west::{Event, Phase, Place, Shared};
use century::land::merchants::{self, Stop};
use century::land::{Move as LandMove, Site};
use kit::testing::contract::Tally;
use kit::testing::{Fixture, Refusal, every_rule_is_reached};
use kit::{CardSet, Game as _, Seat};

use crate::fixture::{self, merchant, with_modules};

/// A table of From East to West I that a test can lay out as it likes.
#[derive(Clone)]
struct EastToWest1Fixture(Fixture<EastToWest1>);

impl std::ops::Deref for EastToWest1Fixture {
    type Target = Fixture<EastToWest1>;

    fn deref(&self) -> &Fixture<EastToWest1> {
        &self.0
    }
}

impl std::ops::DerefMut for EastToWest1Fixture {
    fn deref_mut(&mut self) -> &mut Fixture<EastToWest1> {
        &mut self.0
    }
}

fn fixture(seats: u8) -> EastToWest1Fixture {
    EastToWest1Fixture(Fixture::new(seats))
}

fn with(seats: u8, modules: &[&str]) -> EastToWest1Fixture {
    EastToWest1Fixture(Fixture::with(with_modules(seats, modules)))
}

impl EastToWest1Fixture {
    fn table(&self) -> &Shared {
        self.state.table()
    }

    fn own(&mut self, seat: usize) -> &mut Place {
        &mut self.state.table_mut().places[seat]
    }

    fn place(&self, seat: usize) -> &Place {
        &self.table().places[seat]
    }

    fn storage(&mut self, seat: usize, letters: &str) -> &mut EastToWest1Fixture {
        self.own(seat).colony.storage = Cubes::parse(letters).unwrap();
        self
    }

    fn holds(&self, seat: usize) -> String {
        self.place(seat).colony.storage.to_string()
    }

    fn number(&self, sheet: &str, id: &str) -> u8 {
        fixture::number(&META, sheet, id)
    }

    fn site(&self, id: &str) -> usize {
        match self.game.read_move(&format!("use:{id}")) {
            Some(century::east_to_west::Move::Land(LandMove::Activate(site))) => site.into(),
            _ => panic!("no location {id}"),
        }
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
        for card in self.table().market.row.iter().map(|stall| stall.card).collect::<Vec<_>>() {
            self.carry_deal(card);
        }
        self.carry_deal(card);
    }

    /// A card that was seen carries a deal where deals are played.
    fn carry_deal(&mut self, card: Card) {
        let market = &mut self.state.table_mut().market;
        if market.deal_on(card).is_none()
            && let Some(deal) = market.deals.iter().next()
        {
            market.set_deal(card, deal);
        }
    }

    /// Lays a card below a merchant location, counted from 1.
    fn stall(&mut self, slot: usize, id: &str) -> &mut EastToWest1Fixture {
        let card = merchant(id);
        self.fetch(card);
        let market = &mut self.state.table_mut().market;
        let old = std::mem::replace(&mut market.row[slot - 1].card, card);
        let mut pile = market.pile.groups().fold(CardSet::EMPTY, |all, group| all.union(*group));
        pile.insert(old.0);
        market.pile = kit::Deck::shuffled(pile);
        self
    }

    /// The route of a seat, each card with its settlers.
    fn route(&mut self, seat: usize, cards: &[(&str, u8)]) -> &mut EastToWest1Fixture {
        for &(id, settlers) in cards {
            let card = merchant(id);
            self.fetch(card);
            let own = self.own(seat);
            own.colony.ready -= settlers;
            own.ledger.route.push(Stop { card, settlers }).unwrap();
        }
        self
    }

    fn used(&mut self, seat: usize, ids: &[&str]) -> &mut EastToWest1Fixture {
        for id in ids {
            let card = merchant(id);
            self.fetch(card);
            self.own(seat).ledger.discard.insert(card.0);
        }
        self
    }

    fn claimed(&mut self, seat: usize, id: &str) -> &mut EastToWest1Fixture {
        let point = self.number("point-cards", id);
        let country = &mut self.state.table_mut().country;
        let mut deck: CardSet = country.deck.tops().iter().copied().collect();
        deck = country.deck.groups().fold(deck, |all, group| all.union(*group));
        deck.remove(point);
        if let Some(place) = country.row.iter().position(|&other| other == point) {
            country.row[place] = deck.iter().next().unwrap();
            deck.remove(country.row[place]);
        }
        let top = deck.iter().next().unwrap();
        deck.remove(top);
        country.deck = kit::Deck::shuffled(deck);
        country.deck.put_top(top).unwrap();
        self.own(seat).colony.claimed.push(point).unwrap();
        self
    }

    fn settlers(&self, seat: usize) -> (u8, u8) {
        let place = self.place(seat);
        (place.colony.ready, place.ledger.settlers())
    }
}

/// Ruling R-28.
#[test]
fn v03_a_route_card_takes_one_settler_more_for_each_empty_card_to_its_left() {
    let route = [("SP3", 0), ("SP4", 1), ("SP5", 0), ("SP1", 0)];
    for (stop, settlers) in [("route:1", 1), ("route:3", 2), ("route:4", 3)] {
        let mut fixture = fixture(2);
        fixture.route(0, &route).play(stop);
        assert_eq!(fixture.settlers(0), (6 - settlers, 1 + settlers), "{stop}");
    }
    let mut fixture = fixture(2);
    fixture.route(0, &route).storage(0, "");
    assert_eq!(fixture.refusal("route:2"), "century-route-card-held");
    fixture.play("route:4");
    assert_eq!(fixture.holds(0), "YYY");
    assert_eq!(fixture.place(0).ledger.route.len(), 4, "the card stays");
}

#[test]
fn v10_setups() {
    for (seats, covered, beside, ready) in [(2, 2, 8, 7), (3, 2, 8, 6), (4, 0, 10, 6)] {
        let fixture = fixture(seats);
        let country = &fixture.table().country;
        assert_eq!(country.sites.iter().filter(|site| site.chart.is_some()).count(), covered);
        assert_eq!((country.sites.len(), country.beside.len()), (23, beside));
        let tiles: u32 = country.piles.iter().map(|pile| u32::from(pile.under) + 1).sum();
        assert_eq!((tiles, country.unseen.len()), (16, 20 - 6));
        assert_eq!(fixture.table().market.row.len(), 4);
        assert!(fixture.table().places.iter().all(|place| place.colony.ready == ready));
    }
}

/// Rulings R-58: with both packs the deck has 51 cards.
#[test]
fn the_merchant_deck_has_no_starting_cards() {
    for (modules, cards) in [(&[][..], 43), (&["bonus-cards"][..], 51)] {
        let fixture = with(2, modules);
        let market = &fixture.table().market;
        assert_eq!(market.pile.len() as usize + market.row.len(), cards);
    }
}

/// Rulings.
#[test]
fn a_used_card_goes_to_the_own_discard_and_the_row_slides() {
    let mut fixture = fixture(2);
    fixture.stall(1, "TR01").storage(0, "YYY");
    let row: Vec<Card> = fixture.table().market.row.iter().map(|stall| stall.card).collect();
    fixture.plays(&["use:E2-5", "card"]);
    assert_eq!(fixture.refusal("trade:2"), "century-trade-too-often");
    fixture.play("stop");
    assert_eq!(fixture.holds(0), "YYY", "a trade need not be made");
    assert!(fixture.place(0).ledger.discard.contains(row[0].0));
    let now: Vec<Card> = fixture.table().market.row.iter().map(|stall| stall.card).collect();
    assert_eq!((now.len(), &now[..3]), (4, &row[1..]));
}

/// Ruling R-26.
#[test]
fn a_taken_card_goes_to_the_right_end_and_a_sixth_replaces_one_with_its_settlers() {
    let mut fixture = fixture(2);
    fixture.stall(1, "SP8").storage(0, "");
    fixture.plays(&["use:E2-5", "take"]);
    assert_eq!((fixture.holds(0).as_str(), fixture.place(0).ledger.route[0].settlers), ("", 0));
    let mut full = self::fixture(2);
    full.route(0, &[("SP1", 0), ("SP2", 1), ("SP3", 0), ("SP4", 0), ("SP5", 0)]).stall(1, "SP8");
    full.play("use:E2-5");
    assert_eq!(full.refusal("take"), "century-route-full");
    full.play("replace:2");
    let (old, new) = (merchant("SP2"), merchant("SP8"));
    let ledger = full.place(0).ledger;
    assert_eq!(ledger.route[1], Stop { card: new, settlers: 1 });
    assert!(ledger.discard.contains(old.0));
}

/// Rulings.
#[test]
fn v36_merchant_tiles_count_route_and_discard() {
    let mut fixture = fixture(2);
    fixture.route(0, &[("SP1", 0), ("SP2", 0), ("SP3", 0), ("SP4", 0), ("SP5", 0)]);
    fixture.used(0, &["TR01", "TR02", "TR03", "TR04"]);
    let tile = fixture.number("bonus-tiles", "BT18");
    let country = &mut fixture.state.table_mut().country;
    if let Some(pile) = country.piles.iter_mut().find(|pile| pile.top == Some(tile)) {
        pile.top = country.unseen.iter().next();
        country.unseen.remove(pile.top.unwrap());
    } else {
        country.unseen.remove(tile);
    }
    country.piles.iter_mut().find(|pile| pile.under > 0).unwrap().under -= 1;
    fixture.own(0).colony.bonus.push(tile).unwrap();
    assert_eq!(fixture.points_from(Seat(0), "bonus-tiles"), 8);
}

#[test]
fn v37_a_rest_brings_settlers_from_board_and_route_back() {
    let mut fixture = fixture(2);
    fixture.route(0, &[("SP1", 2)]);
    fixture.plays(&["use:A1-3", "rest"]);
    fixture.play("rest");
    assert_eq!(fixture.settlers(0), (7, 0));
}

/// Rulings.
#[test]
fn v45_v54_new_merchants_and_another_turn() {
    let mut fixture = fixture(2);
    let row: CardSet = fixture.table().market.row.iter().map(|stall| stall.card.0).collect();
    fixture.play("use:E2-1");
    let now: CardSet = fixture.table().market.row.iter().map(|stall| stall.card.0).collect();
    assert_eq!((now.len(), now.minus(row).len(), fixture.table().active), (4, 4, Seat(0)));
    assert_eq!(fixture.table().market.pile.groups().last(), Some(&row));

    let mut few = self::fixture(2);
    let gone: CardSet = few.table().market.pile.groups().fold(CardSet::EMPTY, |a, g| a.union(*g));
    let market = &mut few.state.table_mut().market;
    market.pile = kit::Deck::shuffled(CardSet::EMPTY);
    let out = [market.row.remove(3).unwrap().card, market.row.remove(2).unwrap().card];
    let before: CardSet = market.row.iter().map(|stall| stall.card.0).collect();
    few.own(1).ledger.discard = gone;
    out.iter().for_each(|card| few.own(1).ledger.discard.insert(card.0));
    let mut none = few.clone();
    few.play("use:E2-1");
    let after: CardSet = few.table().market.row.iter().map(|stall| stall.card.0).collect();
    assert_eq!((after, few.table().active), (before, Seat(0)));
    let market = &mut none.state.table_mut().market;
    let rest = market.row.iter().map(|stall| stall.card.0).collect::<Vec<_>>();
    market.row.clear();
    rest.into_iter().for_each(|card| none.own(1).ledger.discard.insert(card));
    assert_eq!(none.refusal("use:E2-1"), "century-empty-slot");
    assert_eq!(none.refusal("use:E2-5"), "century-empty-slot");
}

/// Ruling R-32.
#[test]
fn v48_a_settler_just_sent_may_be_taken_back() {
    let mut fixture = with(2, &["bonus-cards"]);
    fixture.stall(1, "BO6").storage(0, "").route(0, &[("SP1", 1)]);
    fixture.plays(&["use:E2-5", "card"]);
    assert_eq!(fixture.refusal("stop"), "not-now");
    assert_eq!(fixture.refusal("back:A1-3"), "century-no-settler-there");
    assert_eq!(fixture.moves(), ["back:E2-5", "back:1"]);
    fixture.play("back:E2-5");
    assert_eq!((fixture.holds(0).as_str(), fixture.settlers(0)), ("R", (6, 1)));
    let site = fixture.site("E2-5");
    assert_eq!(fixture.table().country.sites[site], Site::default());
    let card = merchant("BO6");
    assert!(fixture.place(0).ledger.discard.contains(card.0));
    assert_eq!(fixture.table().market.row.len(), 4);
}

/// Rulings.
#[test]
fn v51_tools_work_where_a_route_is_adjusted_and_settlers_move_with_their_cards() {
    let mut fixture = fixture(3);
    fixture.claimed(0, "T11").storage(0, "").route(0, &[("SP1", 0), ("SP2", 2)]);
    fixture.play("use:C2-1");
    assert_eq!(fixture.holds(0), "YY");
    fixture.play("adjust:1-2");
    let (one, two) = (merchant("SP1"), merchant("SP2"));
    let route = fixture.place(0).ledger.route;
    assert_eq!(route[..], [Stop { card: two, settlers: 2 }, Stop { card: one, settlers: 0 }]);
    // With fewer than two cards nothing is asked.
    let mut bare = self::fixture(3);
    bare.play("use:C2-1");
    assert_eq!(bare.table().active, Seat(1));
}

/// Ruling R-33.
#[test]
fn a_deal_is_used_instead_of_the_card_and_gives_the_others_their_gift() {
    let mut fixture = with(3, &["golden-deals"]);
    fixture.stall(1, "TR05").storage(0, "").storage(1, "RRRRRGGGGG");
    let (card, deal) = (merchant("TR05"), fixture.number("golden-deals", "GD28"));
    fixture.state.table_mut().market.set_deal(card, deal);
    fixture.plays(&["use:E2-5", "deal"]);
    assert_eq!((fixture.holds(0).as_str(), fixture.holds(2).as_str()), ("B", "YYYYY"));
    let full = Phase::Land(century::land::Phase::Discard { seat: Seat(1) });
    assert_eq!(fixture.table().phase, full, "the gift does not fit");
    assert!(fixture.place(0).ledger.discard.contains(card.0));
}

/// Rulings.
#[test]
fn v55_a_deal_leaves_the_icon_of_its_card_alone() {
    let mut fixture = with(2, &["bonus-cards", "golden-deals"]);
    fixture.stall(1, "BO6").storage(0, "");
    let (card, deal) = (merchant("BO6"), fixture.number("golden-deals", "GD28"));
    fixture.state.table_mut().market.set_deal(card, deal);
    let events = [fixture.play("use:E2-5"), fixture.play("deal")].concat();
    assert_eq!((fixture.holds(0).as_str(), fixture.settlers(0)), ("B", (6, 0)));
    let withdrew =
        |event: &&Event| matches!(event, Event::Merchants(merchants::Event::Withdrew { .. }));
    assert!(!events.iter().any(|event| withdrew(&event)));
    // On the route the card stays, and its deal with it.
    let mut route = with(2, &["bonus-cards", "golden-deals"]);
    route.route(0, &[("BO6", 0)]).storage(0, "");
    route.state.table_mut().market.set_deal(card, deal);
    route.plays(&["route:1", "deal"]);
    assert_eq!(route.place(0).ledger.route.len(), 1);
    assert_eq!(route.holds(0), "B");
}

#[test]
fn exploration_tiles_lie_beside_the_board() {
    let mut fixture = fixture(4);
    let chart = fixture.table().country.beside.iter().next().unwrap();
    let before = fixture.table().country.beside.len();
    let point = fixture.number("point-cards", "X01");
    fixture.claimed(1, "X01");
    fixture.own(1).colony.claimed.pop();
    let country = &mut fixture.state.table_mut().country;
    let old = std::mem::replace(&mut country.row[0], point);
    let top = country.deck.tops()[0];
    let mut deck = country.deck.groups().fold(CardSet::EMPTY, |all, group| all.union(*group));
    deck.insert(old);
    country.deck = kit::Deck::shuffled(deck);
    country.deck.put_top(top).unwrap();
    let name = fixture.game.write_move(LandMove::Explore(chart).into());
    fixture.storage(0, "YYRR");
    fixture.plays(&["use:A1-1", "claim:1", &name]);
    assert_eq!(fixture.table().country.beside.len(), before - 1);
    assert!(fixture.place(0).colony.charts.contains(chart));
}

/// Ruling R-27: help and tools do nothing on a route, whatever its cards are.
#[test]
fn r27_help_and_tools_do_nothing_on_a_route() {
    let mut fixture = fixture(3);
    for id in ["N12", "N14", "T11", "T13"] {
        fixture.claimed(0, id);
    }
    fixture.route(0, &[("SP1", 0), ("SP6", 0)]).storage(0, "").play("route:2");
    assert_eq!((fixture.holds(0).as_str(), fixture.settlers(0)), ("G", (4, 2)));
    // At a merchant location with the fox they do: two cubes, and one settler where two are printed.
    let mut there = self::fixture(3);
    for id in ["N12", "T11", "T13"] {
        there.claimed(0, id);
    }
    there.stall(3, "SP6").storage(0, "").plays(&["use:C2-5", "card"]);
    assert_eq!((there.holds(0).as_str(), there.settlers(0)), ("YRG", (5, 0)));
}

/// Ruling R-31: an exchange may be left, and the card is gone all the same.
#[test]
fn r31_a_card_may_be_used_for_no_exchange() {
    let mut fixture = fixture(2);
    fixture.stall(1, "TR01").storage(0, "YYYY").plays(&["use:E2-5", "card"]);
    assert_eq!(fixture.moves(), ["trade:1", "trade:2", "stop"]);
    fixture.play("stop");
    let card = merchant("TR01");
    assert!(fixture.place(0).ledger.discard.contains(card.0));
    assert_eq!((fixture.holds(0).as_str(), fixture.table().active), ("YYYY", Seat(1)));
    // On the route it stays, and its settler too.
    let mut route = self::fixture(2);
    route.route(0, &[("TR01", 0)]).storage(0, "Y").play("route:1");
    assert_eq!((route.settlers(0), route.place(0).ledger.route.len()), ((6, 1), 1));
}

/// Rulings: a location that a settler has left is expelled from by so many fewer.
#[test]
fn r32_a_settler_taken_back_makes_a_location_easier_to_take() {
    let mut fixture = with(2, &["bonus-cards"]);
    fixture.storage(0, "").route(0, &[("BO5", 0), ("SP1", 0)]);
    let site = fixture.site("B1-3");
    fixture.state.table_mut().country.sites[site] =
        Site { owner: Seat(0), settlers: 2, chart: None };
    fixture.own(0).colony.ready -= 2;
    fixture.play("route:1");
    assert_eq!(fixture.moves(), ["back:B1-3", "back:1"]);
    fixture.play("back:B1-3");
    assert_eq!((fixture.holds(0).as_str(), fixture.settlers(0)), ("YY", (5, 1)));
    fixture.play("use:B1-3");
    assert_eq!(
        fixture.table().country.sites[site].settlers,
        2,
        "one more than the one that is left"
    );
    assert_eq!(fixture.settlers(0), (6, 1));
    // A settler taken back from the route leaves its card empty, which makes the next one dearer.
    let mut route = with(2, &["bonus-cards"]);
    route.storage(0, "").route(0, &[("BO6", 0), ("SP1", 0)]);
    route.play("route:1");
    assert_eq!(route.settlers(0), (7, 0), "the only settler that is out comes back unasked");
    route.plays(&["rest", "route:2"]);
    assert_eq!(route.settlers(0), (5, 2));
}

/// Rulings: a deal on the route can be used again, a trade of a deal has to be made.
#[test]
fn r33_a_deal_on_the_route_is_used_again() {
    let mut fixture = with(2, &["golden-deals"]);
    fixture.route(0, &[("SP1", 0)]).storage(0, "").storage(1, "");
    let (card, deal) = (merchant("SP1"), fixture.number("golden-deals", "GD39"));
    fixture.state.table_mut().market.set_deal(card, deal);
    // YY for B cannot be paid: the card is used as it is, unasked.
    fixture.plays(&["route:1", "rest", "rest", "rest"]);
    assert_eq!(fixture.holds(0), "YYY");
    fixture.plays(&["route:1", "deal"]);
    assert_eq!((fixture.holds(0).as_str(), fixture.holds(1).as_str()), ("YB", "Y"));
    fixture.plays(&["rest", "rest", "rest"]);
    fixture.storage(0, "YYYY").plays(&["route:1", "deal"]);
    assert_eq!(fixture.refusal("stop"), "century-trade-at-least-once");
    fixture.play("trade:2");
    assert_eq!((fixture.holds(0).as_str(), fixture.holds(1).as_str()), ("BB", "YY"));
}

/// Ruling R-19: settlers on the route are settlers that are owned.
#[test]
fn r19_settlers_on_the_route_count() {
    let mut fixture = fixture(2);
    fixture.route(0, &[("SP1", 3)]).storage(0, "");
    let tile = fixture.number("bonus-tiles", "BT15");
    fixture.own(0).colony.bonus.push(tile).unwrap();
    assert_eq!(fixture.points_from(Seat(0), "bonus-tiles"), 3, "seven settlers are three pairs");
}

/// Rulings: new merchants bring another turn, before which the storage is looked at.
#[test]
fn r12_the_storage_is_looked_at_before_another_turn() {
    let mut fixture = fixture(3);
    fixture.claimed(0, "T11").claimed(0, "T13").storage(0, "YYYYYRRRRR");
    fixture.play("use:E2-1");
    assert_eq!(fixture.table().phase, Phase::Land(century::land::Phase::Discard { seat: Seat(0) }));
    fixture.plays(&["discard:Y", "discard:Y"]);
    assert_eq!((fixture.table().active, fixture.table().round), (Seat(0), 1));
    fixture.play("rest");
    assert_eq!(fixture.table().active, Seat(1));
}

#[test]
fn every_refusal_of_the_cards_is_reached() {
    tried();
}

/// What only this game forbids, and why; the rest is reached in the tests of A New World.
pub(crate) fn tried() -> Tally {
    let route = || {
        let mut fixture = fixture(2);
        fixture.route(0, &[("SP1", 1), ("SP2", 0)]).stall(1, "TR01").storage(0, "YYYYB");
        fixture
    };
    let full = || {
        let mut fixture = fixture(2);
        fixture.route(0, &[("SP1", 0), ("SP2", 0), ("SP3", 0), ("SP4", 0), ("SP5", 0)]);
        fixture.stall(1, "SP8").play("use:E2-5");
        fixture
    };
    let at_stall = || {
        let mut fixture = route();
        fixture.play("use:E2-5");
        fixture
    };
    let adjusting = || {
        let mut fixture = route();
        fixture.play("use:C2-1");
        fixture
    };
    let back = || {
        let mut fixture = with(2, &["bonus-cards"]);
        fixture.stall(1, "BO6").route(0, &[("SP1", 1)]);
        fixture.plays(&["use:E2-5", "card"]);
        fixture
    };
    let poor = || {
        let mut fixture = with(2, &["golden-deals"]);
        fixture.stall(1, "TR05").storage(0, "G");
        let (card, deal) = (merchant("TR05"), fixture.number("golden-deals", "GD22"));
        fixture.state.table_mut().market.set_deal(card, deal);
        fixture.play("use:E2-5");
        fixture
    };
    let cases: Vec<Refusal<EastToWest1Fixture>> = vec![
        (route(), "route:3", "century-no-route-card"),
        (route(), "route:1", "century-route-card-held"),
        (full(), "take", "century-route-full"),
        (at_stall(), "replace:1", "century-route-not-full"),
        (adjusting(), "adjust:2-2", "century-same-route-card"),
        (back(), "back:A1-3", "century-no-settler-there"),
        (at_stall(), "deal", "century-no-deals"),
        (poor(), "deal", "century-trade-too-dear"),
    ];
    let reached: Vec<&str> = cases.iter().map(|case| case.2).collect();
    let shared = META.refusals.iter().filter(|rule| !reached.contains(&rule.code));
    let shared: Vec<_> = shared.copied().collect();
    let of_new_world = century::new_world::META.refusals;
    assert!(shared.iter().all(|rule| of_new_world.contains(rule)), "{shared:?}");
    // Their sentences are there in both languages; that they are reached is tested there.
    let figures = |rule: &'static kit::Rule| {
        let reason = kit::Illegal::by(rule).with("needed", 2).with("lacking", 1);
        match rule.code {
            "century-too-few-settlers" => kit::Illegal::by(rule).with("needed", 2).with("had", 1),
            "century-trade-too-often" => kit::Illegal::by(rule).with("most", 2),
            _ => reason,
        }
    };
    every_rule_is_reached(cases, shared.into_iter().map(figures))
}

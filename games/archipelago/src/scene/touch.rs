//! How each decision is made by hand.

use kit::scene::Touch;
use kit::{CardSet, Phrase, Seat};

use super::forms;
use super::map::{figure_id, site_id};
use super::markets::section_id;
use super::place::price_id;
use crate::components::{Action, Board, Building, CARDS, Cubes, Effect, Resource};
use crate::phase::{Pay, Source, Work};
use crate::state::{Phase, SLOTS};
use crate::units::{Figure, Unit};
use crate::words::{resource, say};
use crate::{Archipelago, Move, View};

fn word(key: &str) -> Phrase {
    say(&format!("button-{key}"))
}

fn press(key: &'static str) -> Touch {
    Touch::button(key, word(key))
}

/// Something to press that says what its move says.
fn do_it(key: &'static str) -> Touch {
    Touch::button(key, say(&format!("do-{key}")))
}

/// Adds the side of a hexagon, where it has two.
fn with_side(touch: Touch, sides: u8, side: u8) -> Touch {
    if sides < 2 {
        return touch;
    }
    touch.and_button(format!("side-{side}"), word("side").with("n", u16::from(side) + 1))
}

fn of(resource_of: Resource, touch: Touch) -> Touch {
    let id = format!("of-{}", resource_of.id());
    touch.and_button(id, resource(resource_of))
}

fn fist(side: &'static str, cube: Option<Resource>) -> (String, Phrase) {
    let name = cube.map_or("none", Resource::id);
    let what = cube.map_or_else(|| say("nothing"), resource);
    (format!("{side}-{name}"), word(side).with("of", what))
}

/// Adds how many tokens are paid, where the viewer could pay in several ways.
fn with_pay(game: &Archipelago, view: &View, cost: &Cubes, pay: Pay, touch: Touch) -> Touch {
    let mut ways = 0;
    if let Some(own) = view.own() {
        game.each_pay(&own.stock, cost, |_| ways += 1);
    }
    if ways < 2 {
        return touch;
    }
    let id = format!("pay-{}-{}", pay.first, pay.second);
    touch.and_button(id, word("pay").with("a", pay.first).with("b", pay.second))
}

pub(super) fn touch(game: &Archipelago, view: &View, decision: Move) -> Touch {
    let table = &view.table;
    let region = |number: u8| Touch::piece(format!("region-{number}"));
    let unit = |figure: Figure| Touch::piece(figure_id(figure));
    let bank = |cube: Resource| format!("bank-{}", cube.id());
    let me = view.viewer.seat().unwrap_or_default();
    let own =
        |cube: Option<Resource>| format!("own-{}-{}", me.0, cube.map_or("token", Resource::id));
    let slot_card = |slot: u8| {
        let there = table.track.get(usize::from(slot)).copied().flatten();
        format!("card-{}", there.map_or(u8::MAX, |slot| slot.card))
    };
    let face = |number: u8| game.face_of(table, number);
    match decision {
        Move::Vote(trend) => Touch::piece(format!("trend-{trend}")),
        Move::Keep(kept) => {
            let cards = CardSet(u64::from(kept));
            Touch::pieces(cards.iter().map(|card| format!("objective-{card}").into()))
        }
        Move::Place { face, turned, q, r } => {
            Touch::pieces([format!("face-{face}").into(), format!("space-{q}-{r}").into()])
                .and_button(
                    format!("turned-{turned}"),
                    word("turned").with("n", 60 * u16::from(turned)),
                )
        }
        Move::Land(shore) => {
            Touch::button(format!("side-{shore}"), word("side").with("n", u16::from(shore) + 1))
        }
        Move::HomeCube(cube) | Move::OwnCube(cube) | Move::Govern(cube) => Touch::piece(bank(cube)),
        Move::Bid(florins) => Touch::piece(format!("bid-{}", me.0)).amount(florins, florins < 4),
        Move::KeepOrder => do_it("keep-order"),
        Move::Next(seat) | Move::Rob(seat) => Touch::piece(format!("order-{}", seat.0)),
        Move::Supply(source) => {
            let Some(crisis) = table.crisis else { return Touch::default() };
            Touch::piece(match source {
                Source::Market => section_id(crisis.board, crisis.resource),
                Source::Own => own(Some(crisis.resource)),
                Source::Token => own(None),
            })
        }
        Move::Stand(figure)
        | Move::Work(figure)
        | Move::Enter(figure)
        | Move::Sink(figure)
        | Move::Free(figure) => unit(figure),
        Move::Pass => do_it("pass"),
        Move::Expel => press("expel"),
        Move::Spare => press("spare"),
        Move::Act(action) => Touch::piece(format!("act-{}", action.id())),
        Move::Harvest(cube) => Touch::piece(format!("harvest-{}", cube.id())),
        // Money or what is sold goes from the seat's own stock to a stall.
        Move::Buy(board, cube) => {
            Touch::pieces([format!("purse-{}", me.0).into(), section_id(board, cube).into()])
        }
        Move::Sell(board, cube) => {
            Touch::pieces([own(Some(cube)).into(), section_id(board, cube).into()])
        }
        Move::SellToken(board, cube) => {
            Touch::pieces([own(None).into(), section_id(board, cube).into()])
        }
        Move::TakeHex => Touch::piece("top-hex"),
        Move::DiscardHex => press("discard"),
        Move::Breed(number) => region(number),
        Move::Recruit { region: number, shore } => {
            with_side(region(number), face(number).shores, shore)
        }
        Move::March { unit: figure, to, spot } => {
            let there = Unit { region: to, spot, flags: 0 };
            let place = match there.building() {
                Some(building) => site_id(to, building),
                None => format!("region-{to}"),
            };
            let touch = Touch::pieces([figure_id(figure).into(), place.into()]);
            let sides = if figure.ship { face(to).seas } else { face(to).shores };
            if there.building().is_some() { touch } else { with_side(touch, sides, spot) }
        }
        Move::Build { work, unit: figure, shore, sea, pay } => {
            let touch = Touch::pieces([price_id(work).into(), figure_id(figure).into()]);
            let (sides, side) = match work {
                Work::Building(Building::Port) if figure.ship => {
                    (face(figure.region).shores, shore)
                }
                Work::Building(Building::Port) | Work::Ship => (face(figure.region).seas, sea),
                Work::Building(_) => (0, 0),
            };
            with_pay(game, view, &game.price(work).cubes, pay, with_side(touch, sides, side))
        }
        Move::Site { region: number, building, by_town } => {
            let site = site_id(number, building);
            match by_town {
                true => Touch::pieces([site.into(), site_id(number, Building::Town).into()]),
                false => Touch::piece(site).if_shared("by-unit", word("by-unit")),
            }
        }
        Move::Use { card, pay, both } => {
            let touch = Touch::piece(format!("card-{card}"));
            let Some(printed) = game.components.card(card) else { return touch };
            let gifts = if both { "gift-two" } else { "gift-one" };
            let touch = match printed.effect {
                Effect::Gifts => touch.and_button(gifts, word(gifts)),
                _ => touch,
            };
            with_pay(game, view, &game.use_cost(printed, both), pay, touch)
        }
        Move::Raise { card, pay, unit: figure } => {
            let touch = Touch::pieces([format!("card-{card}").into(), figure_id(figure).into()]);
            let cost = game.components.card(card).map_or([0; 6], |face| face.cost);
            with_pay(game, view, &cost, pay, touch)
        }
        Move::Spoil { region: number, resource } => of(resource, region(number)),
        Move::Give(cube) => Touch::piece(own(Some(cube))),
        Move::Hide(left, right) => {
            let ((left, one), (right, two)) = (fist("left", left), fist("right", right));
            Touch::button(left, one).and_button(right, two)
        }
        Move::Fist { right: false } => press("fist-left"),
        Move::Fist { right: true } => press("fist-right"),
        Move::Launch { region: number, sea } => with_side(region(number), face(number).seas, sea),
        Move::Barter(gave, took) => Touch::pieces([own(gave).into(), bank(took).into()]),
        Move::Pick(card) => Touch::piece(format!("card-{card}")),
        Move::BuyCard(slot) => {
            Touch::piece(slot_card(slot)).and_button("buy-card", word("buy-card"))
        }
        Move::Turn(slot) => Touch::piece(slot_card(slot)).and_button("turn", word("turn")),
        Move::Stop => do_it("stop"),
        Move::End => do_it("end"),
        Move::Offer(to, terms) => forms::touch(game, view, "offer", to, &terms),
        Move::Counter(from, terms) => forms::touch(game, view, "counter", from, &terms),
        Move::Accept(from) => answer("accept", from),
        Move::Reject(from) => answer("reject", from),
        Move::Withdraw => do_it("withdraw"),
    }
}

fn answer(key: &'static str, from: Seat) -> Touch {
    Touch::button(format!("{key}-{}", from.0), word(key).with("who", from))
}

/// Decisions, legal or not, of which one touches every piece that is ever touched.
pub(super) fn conceivable(game: &Archipelago, view: &View) -> Vec<Move> {
    let table = &view.table;
    let Some(me) = view.viewer.seat() else { return Vec::new() };
    let mut moves = Vec::new();
    for seat in game.seats() {
        for ship in [false, true] {
            game.figures(
                table,
                seat,
                ship,
                |_| true,
                |figure| {
                    moves.push(if seat == me { Move::Work(figure) } else { Move::Sink(figure) });
                },
            );
        }
        moves.push(Move::Next(seat));
    }
    let works = Building::ALL.iter().map(|&building| Work::Building(building));
    let mine = moves.iter().find_map(|decision| match *decision {
        Move::Work(figure) if figure.seat == me && !figure.ship => Some(figure),
        _ => None,
    });
    for (work, unit) in works.chain([Work::Ship]).zip(mine.into_iter().cycle()) {
        moves.push(Move::Build { work, unit, shore: 0, sea: 0, pay: Pay::default() });
    }
    for number in 0..table.regions.len() as u8 {
        moves.push(Move::Breed(number));
        for &building in Building::ALL {
            moves.push(Move::Site { region: number, building, by_town: false });
        }
    }
    for &cube in Resource::ALL {
        moves.extend(Board::ALL.iter().map(|board| Move::Buy(*board, cube)));
        moves.extend([Move::Harvest(cube), Move::Govern(cube), Move::Give(cube)]);
    }
    moves.push(Move::Barter(None, Resource::Fruit));
    moves.extend(Action::ALL.iter().map(|action| Move::Act(*action)));
    moves.extend((0..SLOTS as u8).map(Move::Turn));
    moves.extend((0..CARDS).map(|card| Move::Use { card, pay: Pay::default(), both: false }));
    moves.extend((0..12).map(Move::Vote));
    moves.extend((0..10).map(|card| Move::Keep(1 << card)));
    moves.extend([Move::Bid(u8::MAX), Move::TakeHex]);
    if matches!(table.phase, Phase::Settle | Phase::Place) {
        game.each_place(table, |(q, r)| {
            moves.push(Move::Place { face: u8::MAX, turned: 0, q, r });
        });
    }
    moves.extend((0..48).map(|face| Move::Place { face, turned: 0, q: 0, r: 0 }));
    moves
}

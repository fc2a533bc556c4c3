//! Amounts that are set instead of listed, and offers that nobody waits for.

use kit::{Options, Seed};

use super::super::host::Deal;
use super::super::people;
use super::super::plain::Plain;
use super::*;

#[expect(dead_code, reason = "the toy has more than is needed here")]
#[path = "../../../../kit/tests/contract/toy/mod.rs"]
mod toy;

/// A table of Goa at which the person is asked for a bid.
fn bidding() -> Host {
    for seed in 0..20 {
        let people = people::parse("human,greedy").unwrap();
        let seed = Seed::from_number(seed);
        let opened = registry::unpack("goa", &Options::seats(2), None).unwrap();
        let deal = Deal { opened, seed, plies: &[] };
        let mut host = Host::new(&deal, people, Lang::En, Seed::from_number(1)).unwrap();
        for _ in 0..200 {
            let bids = host.scene().choices.iter().filter(|choice| choice.amount.is_some()).count();
            match host.turn() {
                Turn::Human(_) if bids > 3 => return host,
                Turn::Human(_) => host.decide(0).unwrap(),
                Turn::Bot(_) => assert!(host.let_bot_decide()),
                Turn::Over => break,
            }
        }
    }
    panic!("nobody is ever asked for a bid");
}

#[test]
fn an_amount_is_one_line_that_is_set_with_the_arrows() {
    let mut seated = Seated::new(bidding(), AT_ONCE, LARGE);
    let bids: Vec<usize> = (0..seated.drawn.scene.choices.len())
        .filter(|&choice| seated.drawn.scene.choices[choice].amount.is_some())
        .collect();
    let shown = seated.drawn.shown();
    assert_eq!(shown.iter().filter(|choice| bids.contains(choice)).count(), 1, "{shown:?}");
    seated.drawn.chosen = shown.iter().position(|choice| bids.contains(choice)).unwrap();
    for _ in 0..bids.len() + 2 {
        seated.press(KeyCode::Left);
    }
    assert_eq!(seated.drawn.chosen_choice(), bids.first().copied());
    seated.press(KeyCode::Right);
    assert_eq!(seated.drawn.chosen_choice(), Some(bids[1]));
    assert!(seated.seen().contains('◂'), "{}", seated.seen());
    let before = seated.drawn.host.table().ply();
    seated.press(KeyCode::Enter);
    assert!(seated.drawn.host.table().ply() > before);
}

#[test]
fn an_amount_is_typed_after_an_equals_sign_in_lines() {
    let host = bidding();
    let amount = |choice: &kit::scene::Choice| choice.amount.map(|amount| amount.of);
    let most = host.scene().choices.iter().filter_map(amount).max().unwrap();
    let mut output = Vec::new();
    let input = format!("={}\n={most}\nq\n", most + 1);
    Plain::new(host, AT_ONCE, input.as_bytes(), &mut output).run().unwrap();
    let said = String::from_utf8(output).unwrap();
    assert_eq!(said.matches(": an amount").count(), 1, "all bids are one line: {said}");
    assert!(!said.contains(&format!("Bid {most} ducats")), "{said}");
    assert!(said.contains("Type a number from"), "more than one has: {said}");
    assert!(said.contains(&format!("You bid {most} ducats")), "{said}");
}

/// The person has bid and offers something to a bot that has bid as well: nobody waits for it.
#[test]
fn a_bot_that_nobody_waits_for_answers_an_offer() {
    type Lanterns = toy::Toy<{ toy::Flaw::Sound as u8 }>;
    let mut answered = 0;
    for seed in 0..40 {
        let opened = registry::unpack_game::<Lanterns>(&Options::seats(3)).unwrap();
        let people = people::parse("human,random,random").unwrap();
        let deal = Deal { opened, seed: Seed::from_number(seed), plies: &[] };
        let mut host = Host::new(&deal, people, Lang::En, Seed::from_number(seed + 1)).unwrap();
        while host.turn() != Turn::Over {
            let awaited = host.table().awaiting().seats();
            let offer = host.table().move_texts(Seat(0)).iter().position(|text| {
                let to = text.strip_prefix("offer:").and_then(|rest| rest.chars().next());
                to.and_then(|to| to.to_digit(10))
                    .is_some_and(|to| !awaited.contains(Seat(to as u8)))
            });
            let before = host.table().ply();
            match (offer, host.turn()) {
                (Some(offer), _) => {
                    host.decide(offer).unwrap();
                    answered += usize::from(host.table().ply() == before + 2);
                }
                (None, Turn::Human(_)) => {
                    let texts = host.table().move_texts(Seat(0));
                    let plain = texts.iter().position(|text| !text.starts_with("offer"));
                    host.decide(plain.unwrap()).unwrap();
                }
                _ => assert!(host.let_bot_decide()),
            }
        }
    }
    assert!(answered > 0, "no bot ever answered");
}

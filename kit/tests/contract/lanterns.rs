//! What the kit carries for later games, shown with the toy: sealed bids, offers, private
//! knowledge, boards of hexagons, points by source, and undo with its barriers.

use std::sync::Arc;

use crate::toy::{Event, Flaw, Move, Offer, Toy, View};
use kit::scene::{Filled, ScreenReader, Spot};
use kit::sitting::CannotUndo;
use kit::{
    Awaiting, BadOptions, CannotOpen, Chance, Game, Hash, Lang, Lexicon, Names, Options, Scene,
    Seat, SeatSet, Seed, Sitting, Viewer,
};

type Lanterns = Toy<{ Flaw::Sound as u8 }>;

fn sit(seats: u8) -> Sitting<Lanterns> {
    let content = Lanterns::META.read_content().unwrap();
    let game = Lanterns::open(&Options::seats(seats), &content).unwrap();
    Sitting::new(Arc::new(game), content.fingerprint(), Seed::from_number(7))
}

fn awaited(sitting: &Sitting<Lanterns>) -> Vec<u8> {
    sitting.awaiting().seats().iter().map(|seat| seat.0).collect()
}

#[test]
fn all_seats_are_awaited_for_sealed_bids_which_open_together() {
    let mut table = sit(3);
    table.play(Seat(0), Move::Choose(0)).unwrap();
    assert_eq!(table.awaiting(), Awaiting::Seats(SeatSet::all(3)));
    table.play(Seat(2), Move::Bid(1)).unwrap();
    assert_eq!(awaited(&table), [0, 1]);
    let told = |table: &Sitting<Lanterns>, viewer| table.awaited(viewer).seats();
    assert_eq!(told(&table, Viewer::Spectator), SeatSet::all(3), "who has bid shows nowhere");
    assert_eq!(told(&table, Viewer::Seat(Seat(1))), SeatSet::all(3));
    assert_eq!(told(&table, Viewer::Seat(Seat(2))), SeatSet::all(3).without(Seat(2)));
    let (one, two) = (table.view(Viewer::Seat(Seat(1))), {
        let mut other = sit(3);
        other.play(Seat(0), Move::Choose(0)).unwrap();
        other.play(Seat(2), Move::Bid(3)).unwrap();
        other.view(Viewer::Seat(Seat(1)))
    });
    assert_eq!(one, two, "seat 1 cannot tell what seat 2 has bid");
    table.play(Seat(0), Move::Bid(2)).unwrap();
    let events = table.play(Seat(1), Move::Bid(2)).unwrap();
    assert!(
        matches!(&events[..], [_, Event::Sold { seat: Seat(0), coins: 2, bids, .. }] if **bids == [2, 2, 1])
    );
}

#[test]
fn a_seat_that_is_not_awaited_may_still_have_a_move() {
    let mut table = sit(2);
    table.play(Seat(0), Move::Choose(0)).unwrap();
    table.play(Seat(0), Move::Bid(1)).unwrap();
    assert_eq!(awaited(&table), [1]);
    assert_eq!(table.moves(Seat(0)), [Move::Bid(0), Move::Bid(2), Move::Bid(3)]);
    table.play(Seat(0), Move::Bid(2)).unwrap();
    assert_eq!(awaited(&table), [1]);
}

/// A table at which seat 1 has a charm and a lantern is up for sale.
fn with_a_charm() -> Sitting<Lanterns> {
    let mut table = sit(3);
    table.play(Seat(0), Move::Choose(0)).unwrap();
    for (seat, coins) in [(0, 0), (1, 1), (2, 0)] {
        table.play(Seat(seat), Move::Bid(coins)).unwrap();
    }
    table.play(Seat(1), Move::Draw).unwrap();
    table.play(Seat(1), Move::Choose(1)).unwrap();
    table
}

#[test]
fn an_offer_is_known_to_two_and_takes_nothing_from_others() {
    let mut table = with_a_charm();
    let charm = (0..3).find(|&kind| table.state().drawn[1].count(kind) > 0).unwrap() as u8;
    table.play(Seat(0), Move::Bid(1)).unwrap();
    let seen = |table: &Sitting<Lanterns>, seat| table.view(Viewer::Seat(Seat(seat)));
    let (third, undo) = (seen(&table, 0), table.can_undo(Seat(0)));
    // Not listed, but no rule forbids it.
    let offer = Move::Offer(Seat(1), Offer { coins: 3, charm });
    assert!(!table.moves(Seat(2)).contains(&offer));
    let events = table.play(Seat(2), offer).unwrap();
    let told = |seat| table.game().event_for(&events[0], Viewer::Seat(Seat(seat)));
    assert_eq!((told(0), told(1).is_some(), told(2).is_some()), (None, true, true));
    assert_eq!(seen(&table, 0), third);
    assert_eq!((table.can_undo(Seat(0)), undo), (Ok(()), Ok(())), "the undo of seat 0 is not lost");
    assert!(table.moves(Seat(1)).contains(&Move::Accept(Seat(2))));
    table.undo(Seat(0)).unwrap();
    assert!(table.state().offers[2].is_some(), "the offer stands");
    table.play(Seat(1), Move::Accept(Seat(2))).unwrap();
    assert_eq!(table.state().drawn[2].count(charm.into()), 1);
    assert_ne!(seen(&table, 0), third, "a deal that is struck is open to all");
    assert!(table.play(Seat(2), Move::Offer(Seat(1), Offer { coins: 9, charm })).is_err());
}

#[test]
fn a_bid_is_taken_back_though_others_have_bid_in_secret_since() {
    let mut table = sit(3);
    table.play(Seat(0), Move::Choose(0)).unwrap();
    table.play(Seat(0), Move::Bid(1)).unwrap();
    table.play(Seat(2), Move::Bid(3)).unwrap();
    table.undo(Seat(0)).unwrap();
    assert_eq!(&table.state().bids[..3], [None, None, Some(3)]);
    assert_eq!(table.plies().collect::<Vec<_>>()[1..], [(Seat(2), Move::Bid(3))]);
    table.redo(Seat(0)).unwrap();
    assert_eq!(&table.state().bids[..3], [Some(1), None, Some(3)]);
    let record = table.record().unwrap();
    let resumed = Sitting::resume(table.game().clone(), record.content, &record).unwrap();
    assert_eq!(resumed.state(), table.state());
}

#[test]
fn an_island_of_ones_own_is_a_setting_that_the_game_checks() {
    let content = Lanterns::META.read_content().unwrap();
    let open = |isle: &str| Lanterns::open(&Options::seats(2).with(isle), &content);
    let isle = open("isle=0,0;1,0;2,0;3,-1").unwrap();
    assert_eq!(isle.options().text("isle"), Some("0,0;1,0;2,0;3,-1"));
    let scene = isle.scene(&isle.view(&isle.deal(Seed::from_number(1)), Viewer::Spectator));
    assert_eq!(scene.piece("spot-3").unwrap().spot, Spot::Hex { q: 3, r: -1 });
    for bad in ["isle=0,0;0,0;1,0;2,0", "isle=0,0", "isle=here"] {
        let refused = open(bad).unwrap_err();
        assert!(matches!(refused, CannotOpen::Options(BadOptions::Refused { .. })), "{refused}");
    }
}

#[test]
fn a_bid_is_an_amount_and_an_offer_a_form() {
    let table = with_a_charm();
    let view = table.view(Viewer::Seat(Seat(0)));
    let scene = Scene::with_choices(&**table.game(), &view, &table.moves(Seat(0)));
    let amounts: Vec<i32> =
        scene.choices.iter().filter_map(|choice| Some(choice.amount?.of)).collect();
    assert_eq!(amounts, [0, 1, 2, 3]);
    let filled = Filled { form: "offer".into(), answers: vec![0, 2, 1] };
    assert!(scene.forms[0].takes(&filled));
    let offer = Move::Offer(Seat(1), Offer { coins: 2, charm: 1 });
    assert_eq!(table.game().compose(&view, &filled), Some(offer));
    assert!(!scene.forms[0].takes(&Filled { answers: vec![0, 9, 1], ..filled }));
}

#[test]
fn only_who_has_peeked_knows_and_imagines_accordingly() {
    let mut table = sit(4);
    let events = table.play(Seat(0), Move::Peek(2)).unwrap();
    let [Event::Peeked { token: Some(token), .. }] = events[..] else { panic!("{events:?}") };
    let told = |seat| table.game().event_for(&events[0], Viewer::Seat(Seat(seat)));
    assert_eq!(told(0), Some(events[0]));
    assert_eq!(told(1), Some(Event::Peeked { seat: Seat(0), spot: 2, token: None }));
    let mut chance = Chance::new(Seed::from_number(1));
    let mut imagined = |seat: u8| -> std::collections::BTreeSet<u8> {
        let view = table.view(Viewer::Seat(Seat(seat)));
        let mut guess = || table.game().imagine(&view, &mut chance).board[2].unwrap().value();
        (0..100).map(|_| guess()).collect()
    };
    assert_eq!(imagined(0), [token].into());
    assert_eq!(imagined(1), (0..4).collect());
}

#[test]
fn undo_stops_where_something_was_seen_or_drawn_or_somebody_else_decided() {
    let mut table = sit(2);
    table.play(Seat(0), Move::Choose(1)).unwrap();
    assert_eq!(table.undo(Seat(1)), Err(CannotUndo::OtherDecided));
    // Seat 1 may have bid already, and that must not show.
    assert_eq!(table.undo(Seat(0)), Err(CannotUndo::Together));
    let start = *table.state();
    table.play(Seat(1), Move::Bid(2)).unwrap();
    let bid = *table.state();
    assert_eq!(table.undo(Seat(1)), Ok(()));
    assert_eq!(*table.state(), start);
    assert_eq!(table.redo(Seat(0)), Err(CannotUndo::NothingUndone));
    assert_eq!(table.redo(Seat(1)).unwrap(), [Event::Bid { seat: Seat(1), coins: 2 }]);
    assert_eq!(*table.state(), bid);
    table.play(Seat(1), Move::Bid(0)).unwrap();
    table.play(Seat(0), Move::Bid(1)).unwrap();
    assert_eq!(table.undo(Seat(0)), Err(CannotUndo::Seen));
    table.play(Seat(0), Move::Draw).unwrap();
    assert_eq!(table.undo(Seat(0)), Err(CannotUndo::Chance));
    table.play(Seat(1), Move::Peek(0)).unwrap();
    assert_eq!(table.undo(Seat(1)), Err(CannotUndo::Seen));
}

#[test]
fn a_board_of_hexagons_is_drawn_and_read_aloud() {
    let table = sit(2);
    let viewer = Viewer::Seat(Seat(0));
    let scene = Scene::with_choices(&**table.game(), &table.view(viewer), &table.moves(Seat(0)));
    assert_eq!(scene.piece("spot-3").unwrap().spot, Spot::Hex { q: 1, r: -1 });
    let names = Names { seats: vec!["Anna".into(), "Bo".into()], me: viewer.seat() };
    let read = |lang| {
        let lexicon = Lexicon::new(lang, Lanterns::META.words).unwrap();
        ScreenReader::new(&lexicon, &names).read(&scene).unwrap().join("\n")
    };
    assert!(read(Lang::En).contains("Look at the lantern on spot 2"), "{}", read(Lang::En));
    assert!(read(Lang::Fr).contains("Regarder la lanterne de l’endroit 2"), "{}", read(Lang::Fr));
}

#[test]
fn a_view_comes_back_from_json_and_holds_no_seed() {
    let mut table = sit(5);
    table.play(Seat(0), Move::Peek(2)).unwrap();
    for viewer in Viewer::all(5) {
        let json = serde_json::to_string(&table.view(viewer)).unwrap();
        assert_eq!(serde_json::from_str::<View>(&json).unwrap(), table.view(viewer));
        assert!(!json.contains(&Seed::from_number(7).to_string()));
    }
}

#[test]
fn points_come_by_source_and_decide_the_ranks() {
    let mut table = sit(2);
    while let Some(seat) = table.awaiting().seats().first() {
        let decision = *table.moves(seat).last().unwrap();
        table.play(seat, decision).unwrap();
    }
    let standing = table.game().standing(table.state());
    assert!(standing.is_final && standing.winners().count() >= 1);
    for line in &standing.seats {
        assert_eq!(line.points, line.sources.iter().map(|source| source.points).sum::<i32>());
        assert_eq!(
            line.sources.iter().map(|source| source.id).collect::<Vec<_>>(),
            ["lanterns", "charms", "coins"]
        );
    }
}

#[test]
fn a_record_comes_back_in_both_forms_from_any_ply() {
    let mut table = sit(3);
    for (seat, decision) in
        [(0, Move::Peek(1)), (0, Move::Choose(1)), (2, Move::Bid(2)), (2, Move::Bid(1))]
    {
        table.play(Seat(seat), decision).unwrap();
        let record = table.record().unwrap();
        for bytes in [record.to_text().into_bytes(), record.to_bytes()] {
            let read = kit::Record::read(&bytes).unwrap();
            let resumed = Sitting::resume(table.game().clone(), read.content, &read).unwrap();
            assert_eq!(resumed.state(), table.state());
        }
    }
    let other = Hash::of(b"other cards");
    assert!(Sitting::resume(table.game().clone(), other, &table.record().unwrap()).is_err());
}

#[test]
fn a_record_of_other_rules_is_refused_with_a_sentence() {
    let table = sit(3);
    let record = table.record().unwrap();
    let known = record.rules;
    for (version, code) in [(known - 1, "record-older-rules"), (known + 1, "record-newer-rules")] {
        let record = kit::Record { rules: version, ..record.clone() };
        let resumed = Sitting::resume(table.game().clone(), record.content, &record);
        let error = record.in_text(resumed.map(|_| ()).unwrap_err());
        assert_eq!((error.code(), error.place), (code, kit::record::Location::Line(3)));
        for lang in Lang::ALL {
            let words = Lexicon::new(lang, &[]).unwrap();
            let said = words.try_say(&error.phrase(), &Names::default()).unwrap();
            assert!(said.contains(&known.to_string()), "{said}");
        }
    }
}

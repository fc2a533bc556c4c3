//! Who is asked, what nobody can agree to, and whose seat it stays (issue 21, points 2 and 9).

use kit::sitting::CannotUndo;
use kit::{Options, SeatSet};
use room::{Ask, Clock, Entry, Hints, Refusal, Room, Setting, Undo, Why, Wish};

use crate::bounds::rest;
use crate::tables::{ANNA, BEN, CLEO, Evening, MINUTE, person};

/// Anna and Ben have decided; gives the evening and the one who asks, and the other.
fn entangled(clock: Clock) -> (Evening, i64, i64) {
    let mut evening = Evening::of_two(Undo::Consent, clock);
    let first = evening.awaited();
    while evening.awaited() == first {
        evening.decide_openly();
    }
    let other = if first == ANNA { BEN } else { ANNA };
    while evening.awaited() == other {
        evening.decide_openly();
    }
    (evening, first, other)
}

fn undo(ply: u32) -> Wish {
    Wish::Ask { ask: Ask::Undo { ply } }
}

#[test]
fn nobody_is_replaced_while_their_clock_runs() {
    for clock in [Clock::Days(2), Clock::Minutes(30)] {
        let (mut evening, first, other) = entangled(clock);
        let seat = evening.seat_of(other);
        evening.away = SeatSet::only(seat);
        let replace = Wish::Ask { ask: Ask::Replace { seat } };
        assert_eq!(evening.wish(first, replace.clone()), Err(Refusal::ClockRuns));
        evening.now += 10 * MINUTE;
        assert_eq!(evening.wish(first, replace), Err(Refusal::ClockRuns));
        evening.check();
    }
}

#[test]
fn who_was_replaced_or_lets_a_bot_play_is_still_asked() {
    for leaves in [None, Some(Wish::HandOver)] {
        let (mut evening, first, other) = entangled(Clock::None);
        match leaves {
            Some(wish) => evening.wish(other, wish).map(drop).unwrap(),
            None => {
                let seat = evening.seat_of(other);
                evening.away = SeatSet::only(seat);
                evening.wish(first, Wish::Ask { ask: Ask::Replace { seat } }).unwrap();
            }
        }
        let ply = evening.ply();
        evening.wish(first, undo(0)).unwrap();
        assert_eq!(evening.ply(), ply, "nothing is taken back by one alone");
        let vote = evening.room.placard(None, 0).vote.unwrap();
        assert_eq!(vote.missing, [evening.seat_of(other)]);
        evening.wish(other, Wish::Answer { yes: true }).unwrap();
        assert_eq!(evening.ply(), 0);
        evening.check();
    }
}

#[test]
fn who_has_resigned_is_not_asked() {
    let (mut evening, first, other) = entangled(Clock::None);
    evening.wish(other, Wish::Resign).unwrap();
    evening.wish(first, undo(0)).unwrap();
    assert_eq!(evening.ply(), 0);
    evening.check();
}

#[test]
fn nothing_goes_back_behind_a_card_that_was_turned_up() {
    let (mut evening, first, other) = entangled(Clock::None);
    let ply = evening.ply();
    let acquire = |evening: &Evening, who: i64| {
        let moves = evening.room.table().unwrap().moves(evening.seat_of(who));
        let text = moves.into_iter().map(|line| line.text).find(|text| *text == "acquire:1");
        Wish::Move { list: evening.list(who), text: text.expect("the first card costs nothing") }
    };
    let wish = acquire(&evening, first);
    evening.wish(first, wish).unwrap();
    let since = evening.ply();
    evening.decide_openly();
    for (behind, refused) in [(0, true), (ply, true), (since, false)] {
        let asked = evening.wish(other, undo(behind));
        assert_eq!(asked == Err(Refusal::PastChance), refused, "{behind}: {asked:?}");
    }
    evening.wish(first, Wish::Answer { yes: true }).unwrap();
    assert_eq!(evening.ply(), since);
    evening.check();
}

/// The card that is turned up next is known then, however few there are to be asked.
#[test]
fn nor_does_it_when_the_other_has_given_up() {
    let (mut evening, first, other) = entangled(Clock::None);
    let moves = evening.room.table().unwrap().moves(evening.seat_of(first));
    let text = moves.into_iter().map(|line| line.text).find(|text| *text == "acquire:1");
    let text = text.expect("the first card costs nothing");
    evening.wish(first, Wish::Move { list: evening.list(first), text }).unwrap();
    evening.wish(other, Wish::Resign).unwrap();
    let ply = evening.ply();
    assert_eq!(evening.wish(first, undo(0)), Err(Refusal::PastChance));
    assert_eq!(evening.ply(), ply);
    evening.check();
}

#[test]
fn who_was_away_takes_the_seat_back_by_coming_back() {
    let (mut evening, first, other) = entangled(Clock::None);
    let seat = evening.seat_of(other);
    evening.away = SeatSet::only(seat);
    evening.wish(first, Wish::Ask { ask: Ask::Replace { seat } }).unwrap();
    assert!(evening.room.act_back(person(first).id, evening.now).is_none());
    assert!(evening.room.act_back(person(CLEO).id, evening.now).is_none());
    let change = evening.room.act_back(person(other).id, evening.now).unwrap();
    assert_eq!(change.logged.entry, Entry::Returned { seat });
    evening.tell(&change);
    assert!(evening.room.act_back(person(other).id, evening.now).is_none());
    // Who wished for it, or whose time was up, says so.
    evening.wish(other, Wish::HandOver).unwrap();
    assert!(evening.room.act_back(person(other).id, evening.now).is_none());
    let handed = evening.room.placard(None, 0).chairs[seat.index()].handed;
    assert_eq!(handed, Some(Why::Wish));
    evening.check();
}

#[test]
fn time_at_a_table_never_goes_back() {
    let mut evening = Evening::of_two(Undo::OwnTurn, Clock::Minutes(10));
    evening.now += MINUTE;
    let who = evening.decide();
    let left = evening.room.placard(None, evening.now).left;
    // The clock of the machine is set back by an hour, and later put right.
    let right = evening.now;
    evening.now -= 60 * MINUTE.min(evening.now / 60);
    evening.decide();
    evening.now = right;
    evening.decide();
    let moments: Vec<u64> = evening.room.log().iter().map(|logged| logged.at).collect();
    assert!(moments.is_sorted(), "{moments:?}");
    let seat = evening.seat_of(who).index();
    let after = evening.room.placard(None, evening.now).left;
    assert!(after[seat] <= left[seat], "nobody wins time: {left:?} {after:?}");
    evening.check();
}

#[test]
fn a_closed_private_table_is_not_shown_to_whoever_knows_its_id() {
    let setting =
        Setting { door: room::Door::Private, ..Setting::new("spice-road", Options::seats(2)) };
    let mut evening = Evening::new(setting);
    assert!(!evening.room.may_look(Some(&person(CLEO))));
    evening.wish(ANNA, Wish::Close).unwrap();
    let room: &Room = &evening.room;
    assert!(room.may_look(Some(&person(ANNA))));
    assert!(!room.may_look(Some(&person(CLEO))) && !room.may_look(None));
}

/// Whoever is here again when the last one agrees is not replaced any more.
#[test]
fn who_has_come_back_before_all_have_agreed_keeps_the_seat() {
    let mut evening = Evening::new(Setting::new("spice-road", Options::seats(3)));
    for who in [BEN, CLEO] {
        evening.wish(who, Wish::Sit { chair: None }).unwrap();
        evening.wish(who, Wish::Ready { ready: true }).unwrap();
    }
    evening.wish(ANNA, Wish::Begin).unwrap();
    let seat = evening.seat_of(BEN);
    evening.away = SeatSet::only(seat);
    evening.wish(ANNA, Wish::Ask { ask: Ask::Replace { seat } }).unwrap();
    evening.away = SeatSet::EMPTY;
    assert_eq!(evening.wish(CLEO, Wish::Answer { yes: true }), Err(Refusal::NotAway));
    assert_eq!(evening.room.placard(None, 0).chairs[seat.index()].handed, None);
    evening.away = SeatSet::only(seat);
    evening.wish(CLEO, Wish::Answer { yes: true }).unwrap();
    assert_eq!(evening.room.placard(None, 0).chairs[seat.index()].handed, Some(Why::Away));
    evening.check();
}

/// A bot that plays for somebody for one decision, which is then taken back, has given a hint.
#[test]
fn where_there_are_no_hints_what_a_bot_has_decided_is_not_taken_back() {
    for (hints, people, refused) in
        [(Hints::Allowed, 2, false), (Hints::None, 2, true), (Hints::None, 1, false)]
    {
        let setting = Setting { hints, ..Setting::new("spice-road", Options::seats(2)) };
        let mut evening = Evening::new(setting);
        if people == 2 {
            evening.wish(BEN, Wish::Sit { chair: None }).unwrap();
            evening.wish(BEN, Wish::Ready { ready: true }).unwrap();
        } else {
            evening.wish(ANNA, Wish::Hire { chair: 1, bot: "random".into() }).unwrap();
        }
        evening.wish(ANNA, Wish::Begin).unwrap();
        while evening.room.awaited_people() != [person(ANNA).id] {
            match people {
                2 => _ = evening.decide_openly(),
                _ => evening.bots_play(),
            }
        }
        evening.wish(ANNA, Wish::HandOver).unwrap();
        let seat = evening.seat_of(ANNA);
        let Wish::Move { list, text } = rest(&evening, ANNA) else { panic!() };
        let change = evening.room.act_bot(seat, list, &text, evening.now).unwrap();
        evening.tell(&change);
        evening.wish(ANNA, Wish::Return).unwrap();
        let told = evening.room.placard(Some(person(ANNA).id), evening.now).no_undo;
        assert_eq!(told.is_some(), refused, "{hints:?} {people}");
        for restart in [true, false] {
            let list = evening.list(ANNA);
            let wish = if restart { Wish::Restart { list } } else { Wish::Undo { list } };
            match evening.wish(ANNA, wish) {
                Err(Refusal::CannotUndo(CannotUndo::OtherDecided)) => assert!(refused),
                Ok(_) => {
                    assert!(!refused, "{hints:?} {people}");
                    break;
                }
                other => panic!("{other:?}"),
            }
        }
        evening.check();
    }
}

//! How much can be written down at one table (issue 21, points 4 and 11).

use kit::Options;
use room::{Ask, Clock, News, Refusal, Setting, Shelf, Undo, Wish};

use crate::tables::{ANNA, BEN, Evening};

#[test]
fn what_changes_nothing_is_not_written_down() {
    let setting = Setting::new("spice-road", Options::seats(3));
    let mut evening = Evening::new(setting.clone());
    evening.wish(BEN, Wish::Sit { chair: Some(1) }).unwrap();
    evening.wish(BEN, Wish::Ready { ready: true }).unwrap();
    evening.wish(ANNA, Wish::Hire { chair: 2, bot: "greedy".into() }).unwrap();
    let seq = evening.room.seq();
    for (who, wish) in [
        (BEN, Wish::Ready { ready: true }),
        (ANNA, Wish::Ready { ready: false }),
        (ANNA, Wish::Hire { chair: 2, bot: "greedy".into() }),
        (ANNA, Wish::Change { setting }),
    ] {
        assert_eq!(evening.wish(who, wish.clone()), Err(Refusal::Unchanged), "{wish:?}");
    }
    assert_eq!(evening.room.seq(), seq);
    evening.wish(ANNA, Wish::Hire { chair: 2, bot: "random".into() }).unwrap();
    evening.check();
}

/// Does two things in turn until the table has enough of it; tells after how many entries.
fn until_refused(evening: &mut Evening, who: i64, mut wish: impl FnMut(&Evening) -> Wish) -> u32 {
    for _ in 0..5_000 {
        let wish = wish(evening);
        match evening.wish(who, wish) {
            Ok(_) => {}
            Err(Refusal::TooOften { .. }) => return evening.room.seq(),
            Err(refusal) => panic!("{refusal}"),
        }
    }
    panic!("it has no end");
}

#[test]
fn being_ready_and_not_ready_has_an_end_and_the_game_can_begin() {
    let mut evening = Evening::new(Setting::new("spice-road", Options::seats(2)));
    evening.wish(BEN, Wish::Sit { chair: None }).unwrap();
    let mut ready = false;
    let entries = until_refused(&mut evening, BEN, |_| {
        ready = !ready;
        Wish::Ready { ready }
    });
    assert!(entries < 1_000, "{entries}");
    let left = evening.wish(BEN, Wish::Leave).map(drop);
    assert_eq!(left, Ok(()), "one can always leave");
    evening.wish(ANNA, Wish::Close).unwrap();
    evening.check();
}

#[test]
fn moving_and_taking_back_has_an_end_and_the_game_goes_on() {
    let mut evening = Evening::of_two(Undo::OwnTurn, Clock::None);
    let who = evening.awaited();
    let mut back = true;
    let entries = until_refused(&mut evening, who, |evening| {
        back = !back;
        if back { Wish::Undo { list: evening.list(who) } } else { rest(evening, who) }
    });
    assert!(entries < 2_000, "{entries}");
    let list = evening.list(who);
    assert!(matches!(evening.wish(who, Wish::Undo { list }), Err(Refusal::TooOften { .. })));
    evening.decide();
    evening.check();
}

pub(crate) fn rest(evening: &Evening, who: i64) -> Wish {
    let moves = evening.room.table().unwrap().moves(evening.seat_of(who));
    let play = moves.iter().find(|line| line.text.starts_with("play")).unwrap();
    Wish::Move { list: evening.list(who), text: play.text.clone() }
}

#[test]
fn asking_and_handing_over_have_an_end() {
    let mut evening = Evening::of_two(Undo::Consent, Clock::None);
    evening.decide_openly();
    let mut asks = false;
    let entries = until_refused(&mut evening, ANNA, |_| {
        asks = !asks;
        let ask = Ask::Undo { ply: 0 };
        if asks { Wish::Ask { ask } } else { Wish::Answer { yes: false } }
    });
    assert!(entries < 1_000, "{entries}");
    let mut handed = false;
    until_refused(&mut evening, BEN, |_| {
        handed = !handed;
        if handed { Wish::HandOver } else { Wish::Return }
    });
    assert!(evening.wish(BEN, Wish::Resign).is_ok(), "one can always give up");
    evening.check();
}

#[test]
fn signs_that_turn_the_text_around_them_are_not_said() {
    let mut evening = Evening::new(Setting::new("spice-road", Options::seats(2)));
    let text = "\u{202e}evil\u{202c} \u{2067}x\u{2069}\u{200f}";
    evening.wish(ANNA, Wish::Say { text: text.into() }).unwrap();
    let News::Said { text, .. } = &evening.told[3].1.last().unwrap().news else { panic!() };
    assert_eq!(text, "evil x");
    let only = Wish::Say { text: "\u{202e}\u{2069}".into() };
    assert!(matches!(evening.wish(ANNA, only), Err(Refusal::BadText { .. })));
}

#[test]
fn nor_do_they_stand_in_the_list_of_the_invited() {
    let invited = ["Ben\u{202e}", "\u{2067}", "Zo\u{7}é"].map(str::to_owned).to_vec();
    let setting = Setting { invited, ..Setting::new("spice-road", Options::seats(2)) };
    let mut evening = Evening::new(setting.clone());
    assert_eq!(evening.room.setting().invited, ["Ben", "Zoé"]);
    let same = Wish::Change { setting: setting.clone() };
    assert_eq!(evening.wish(ANNA, same), Err(Refusal::Unchanged));
    let seats = Options::seats(3);
    evening.wish(ANNA, Wish::Change { setting: Setting { options: seats, ..setting } }).unwrap();
    assert_eq!(evening.room.setting().invited, ["Ben", "Zoé"]);
    evening.check();
}

/// Charts of the players' own are boxes of their own: nobody fills the memory by thinking of more.
#[test]
fn boxes_that_no_table_uses_are_not_kept_for_ever() {
    let shelf = Shelf::default();
    let chart = "3mmmm/2mm.mm/1m....m/0mm...mm/0m....m/0mm.mm/0mmmm";
    let tiles: Vec<usize> = chart.match_indices('m').map(|(at, _)| at).collect();
    let options = |ports: [usize; 4], seats: u8| {
        let mut map: Vec<u8> = chart.bytes().collect();
        ports.iter().for_each(|&port| map[tiles[port]] = b'p');
        let map = String::from_utf8(map).unwrap();
        Options { with: vec![format!("map={map}")], ..Options::seats(seats) }
    };
    let used = shelf.open("spice-road", &Options::seats(2)).unwrap();
    let mut opened = 0;
    for second in 1..tiles.len() {
        for third in second + 1..tiles.len() {
            for fourth in third + 1..tiles.len() {
                for seats in 2..=4 {
                    let options = options([0, second, third, fourth], seats);
                    opened += usize::from(shelf.open("eastern-wonders", &options).is_ok());
                }
            }
        }
    }
    assert!(opened > 400, "only {opened} boxes are opened");
    assert!(shelf.count() <= 256, "{}", shelf.count());
    let again = shelf.open("spice-road", &Options::seats(2)).unwrap();
    assert!(std::sync::Arc::ptr_eq(&used, &again), "one that is used stays");
}

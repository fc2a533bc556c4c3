//! Games without their type: what the front ends rely on.

use kit::{Options, Seat, Seed, Viewer};
use registry::{GAMES, NotPlayed, Table};

fn table(game: &str, seats: u8) -> Box<dyn Table> {
    registry::open(game, &Options::seats(seats), None, Seed::from_number(7)).unwrap()
}

/// Plays to the end with greedy bots.
fn play_out(table: &mut dyn Table) {
    let mut bots: Vec<_> = Seat::all(table.options().seats)
        .map(|seat| table.hire("greedy", Seed::from_number(100 + u64::from(seat.0))).unwrap())
        .collect();
    registry::play_on(table, Seed::from_number(1), usize::MAX, |table, seat| {
        bots[seat.index()].choose(table, seat).unwrap()
    });
}

#[test]
fn every_game_is_played_to_its_end_without_its_type() {
    for meta in GAMES {
        let mut table = table(meta.id, meta.seats.0);
        play_out(&mut *table);
        assert!(table.standing().is_final, "{}", meta.id);
        let record = table.record().unwrap();
        let again = registry::resume(&record, None).unwrap();
        assert_eq!(again.state_bytes(), table.state_bytes());
        assert_eq!(again.outcome(), table.outcome());
    }
}

#[test]
fn moves_are_played_by_number_and_by_text_alike() {
    let (mut by_number, mut by_text) = (table("spice-road", 3), table("spice-road", 3));
    registry::play_on(&mut *by_number, Seed::from_number(2), 40, |by_number, seat| {
        for viewer in Viewer::all(3) {
            assert_eq!(by_number.view(viewer), by_text.view(viewer));
            assert_eq!(by_number.view_bytes(viewer), by_text.view_bytes(viewer));
        }
        let moves = by_number.moves(seat);
        let line = &moves[moves.len() / 2];
        by_text.play(seat, &line.text).unwrap();
        line.number
    });
    assert_eq!(by_number.state_bytes(), by_text.state_bytes());
}

#[test]
fn what_is_not_a_move_is_told_from_what_is_not_legal() {
    let mut table = table("spice-road", 2);
    let before = table.state_bytes();
    let unknown = table.play(Seat(0), "fly:north").unwrap_err();
    assert_eq!(unknown, NotPlayed::Unknown("fly:north".into()));
    assert_eq!(table.play(Seat(0), "stop").unwrap_err().code(), "not-now");
    assert_eq!(table.play(Seat(1), "rest").unwrap_err().code(), "not-your-turn");
    assert_eq!(table.play_number(Seat(0), 999).unwrap_err().code(), "no-such-move");
    assert_eq!(table.state_bytes(), before);
}

#[test]
fn a_view_of_a_seat_never_has_the_seed() {
    let table = table("spice-road", 2);
    let seed = table.record().unwrap().seed.to_string();
    for viewer in Viewer::all(2) {
        assert!(!table.view(viewer).to_string().contains(&seed));
    }
    assert!(table.state().to_string().contains(&seed), "the state has it");
}

#[test]
fn a_state_is_let_in_only_if_it_is_complete_and_makes_sense() {
    let table = table("spice-road", 2);
    let options = Options::seats(2);
    let state = table.state();
    let back = registry::open_state("spice-road", &options, None, &state).unwrap().unwrap();
    assert_eq!(back.state_bytes(), table.state_bytes());
    assert!(back.record().is_none());
    let mut short = state.clone();
    short["table"]["gold"] = 3.into();
    assert!(registry::open_state("spice-road", &options, None, &short).unwrap().is_err());
    let mut strange = state.clone();
    strange["table"]["colour"] = "red".into();
    assert!(registry::open_state("spice-road", &options, None, &strange).unwrap().is_err());
    assert!(registry::open_state("spice-road", &Options::seats(3), None, &state).unwrap().is_err());
    assert!(registry::open_state("no-game", &options, None, &state).is_err());
}

#[test]
fn an_imagined_state_looks_the_same_and_can_be_played() {
    let table = table("spice-road", 2);
    let viewer = Viewer::Seat(Seat(0));
    let imagined = table.imagine(viewer, Seed::from_number(1));
    let other =
        registry::open_state("spice-road", &Options::seats(2), None, &imagined).unwrap().unwrap();
    assert_eq!(other.view(viewer), table.view(viewer));
    assert_ne!(other.state(), table.state());
    assert_eq!(imagined, table.imagine(viewer, Seed::from_number(1)));
}

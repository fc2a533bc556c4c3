//! Tables without their type, played on by a program: for tests, measurements and practice.

use kit::{Chance, Seat, Seed, playout};

use crate::{Happened, Table};

/// Plays on, at most so many decisions, and tells how many it played. `choose` says the number of the
/// move that a seat takes; `seed` decides who moves where several can, as in a
/// [`kit::Playout`].
///
/// # Panics
///
/// If a seat that is awaited has no move, or what was chosen is not played: whoever plays by
/// program is the first to want to know of it.
pub fn play_on(
    table: &mut dyn Table,
    seed: Seed,
    most: usize,
    mut choose: impl FnMut(&dyn Table, Seat) -> usize,
) -> usize {
    let mut chance = Chance::new(seed);
    (0..most).take_while(|_| play_next(table, &mut chance, &mut choose).is_some()).count()
}

/// Lets the next seat decide, and tells what happened; `None` when the game is over. One step of
/// [`play_on`].
///
/// # Panics
///
/// As [`play_on`].
pub fn play_next(
    table: &mut dyn Table,
    chance: &mut Chance,
    choose: impl FnOnce(&dyn Table, Seat) -> usize,
) -> Option<Vec<Happened>> {
    let (awaited, seats) = (table.awaiting().seats(), table.options().seats);
    let can_move = |seat| table.move_text(seat, 0).is_some();
    let Some(seat) = playout::mover(awaited, seats, chance, can_move) else {
        assert!(awaited.is_empty(), "nobody of {awaited:?} can move");
        return None;
    };
    let number = choose(table, seat);
    match table.play_number(seat, number) {
        Ok(happened) => Some(happened),
        Err(reason) => panic!("move {number} of seat {}: {reason:?}", seat.0),
    }
}

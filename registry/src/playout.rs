//! Tables without their type, played on by a program: for tests, measurements and practice.

use kit::{Chance, Seat, Seed, playout};

use crate::Table;

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
    for played in 0..most {
        let (awaited, seats) = (table.awaiting().seats(), table.options().seats);
        let can_move = |seat| table.move_text(seat, 0).is_some();
        let Some(seat) = playout::mover(awaited, seats, &mut chance, can_move) else {
            assert!(awaited.is_empty(), "nobody of {awaited:?} can move");
            return played;
        };
        let number = choose(table, seat);
        if let Err(reason) = table.play_number(seat, number) {
            panic!("move {number} of seat {}: {reason:?}", seat.0);
        }
    }
    most
}

//! States that come from outside: those that are let in can be played, and nothing panics.

use borneo::{Borneo, META, State};
use kit::{Census, Chance, Game as _, Seed, Unlogged, Viewer};

use crate::desk::content;

/// Plays at random until the game is over, or refuses to end.
fn play_out(game: &Borneo, mut state: State, chance: &mut Chance) {
    let mut moves = Vec::new();
    for _ in 0..META.longest {
        let Some(seat) = game.awaiting(&state).seats().first() else { return };
        moves.clear();
        game.moves(&state, seat, &mut moves);
        assert!(!moves.is_empty(), "a dead end: {state:?}");
        let decision = *chance.pick(&moves).unwrap();
        game.play(&mut state, seat, decision, &mut Unlogged).unwrap();
    }
    panic!("it never ends: {state:?}");
}

#[test]
fn a_state_with_bytes_changed_is_refused_or_can_be_played() {
    let mut chance = Chance::new(Seed::from_number(17));
    let (mut read, mut let_in) = (0, 0);
    for options in META.every_table() {
        let game = Borneo::open(&options, &content()).unwrap();
        let mut dealt = Census::default();
        let mut state = game.deal(chance.fork());
        game.census(&state, &mut dealt);
        let mut moves = Vec::new();
        while let Some(seat) = game.awaiting(&state).seats().first() {
            let bytes = postcard::to_allocvec(&state).unwrap();
            for _ in 0..30 {
                let mut strange = bytes.clone();
                for _ in 0..=chance.below(2) {
                    let at = chance.below(strange.len() as u32) as usize;
                    let small = chance.below(2) == 0;
                    strange[at] = chance.below(if small { 8 } else { 256 }) as u8;
                }
                let Ok(strange) = postcard::from_bytes::<State>(&strange) else { continue };
                read += 1;
                // Whatever it is, it can be looked at.
                let mut census = Census::default();
                game.census(&strange, &mut census);
                if game.invariants(&strange).is_ok() && census == dealt && strange != state {
                    let_in += 1;
                    game.imagine(&game.view(&strange, Viewer::Spectator), &mut chance);
                    play_out(&game, strange, &mut chance);
                }
            }
            moves.clear();
            game.moves(&state, seat, &mut moves);
            let decision = *chance.pick(&moves).unwrap();
            game.play(&mut state, seat, decision, &mut Unlogged).unwrap();
        }
    }
    assert!(read > 1_000 && let_in > 100, "{read} were read, {let_in} let in");
}

//! States that come from outside: those that are let in can be played, and nothing panics.

use super::speech;
use super::states::boxes;
use crate::playout::Random;
use crate::scene::ScreenReader;
use crate::{
    Census, Chance, Evaluation, Game, Lexicon, Names, Playout, Scene, Seed, Unlogged, Viewer,
};

/// So many damaged states are made of each that is taken from a game.
const VARIANTS: u32 = 30;

/// One state in so many of a game is damaged.
const RATE: u32 = 3;

/// No more than so many states are let in, shared by the tables to test.
const ENOUGH: u32 = 400;

/// A state that is let in is played on for so many decisions, and looked at every so many.
const PLAYED: u32 = 150;
const LOOKED_AT: u32 = 50;

/// Of the damaged states that can be read at all, at least one in so many must be let in: else
/// nothing is tested.
const REFUSED: u32 = 200;

/// Changes bytes in states of random games at the tables to test. Such a state is let in only if
/// the invariants hold and no component came or went, and then it can be played and looked at.
///
/// # Panics
///
/// If one that is let in leads to a dead end, or anything panics.
pub fn strange_states_are_refused_or_can_be_played<G: Evaluation>() {
    let mut chance = Chance::new(Seed::from_number(17));
    let words = speech::<G>();
    let (mut read, mut let_in) = (0, 0);
    let boxes = boxes::<G>();
    for (number, game) in (1..).zip(&boxes) {
        let most = ENOUGH * number / boxes.len() as u32;
        let dealt = game.deal(chance.fork());
        let components = counted(game, &dealt);
        let mut playout = Playout::new(game, dealt, Chance::new(chance.fork()), Random);
        let mut before = bytes_of::<G>(&dealt);
        while let_in < most {
            if chance.below(RATE) == 0 {
                let bytes = bytes_of::<G>(&playout.state);
                for _ in 0..VARIANTS {
                    let Some(strange) = damaged::<G>(&bytes, &before, &mut chance) else {
                        continue;
                    };
                    // Another stream of chance is no damage.
                    if strange == playout.state || G::chance(&strange) != G::chance(&playout.state)
                    {
                        continue;
                    }
                    read += 1;
                    // Whatever it is, it can be looked at.
                    let same = counted(game, &strange) == components;
                    if game.invariants(&strange).is_ok() && same {
                        let_in += 1;
                        play_on(game, strange, &words, &mut chance);
                    }
                }
                before = bytes;
            }
            if playout.step(&mut Unlogged).is_none() {
                break;
            }
        }
    }
    println!("{}: of {read} strange states {let_in} were let in", G::META.id);
    assert!(let_in > read / REFUSED, "hardly any was let in: {let_in} of {read}");
}

fn bytes_of<G: Game>(state: &G::State) -> Vec<u8> {
    postcard::to_allocvec(state).unwrap_or_else(|error| panic!("{error}"))
}

fn counted<G: Game>(game: &G, state: &G::State) -> Census {
    let mut census = Census::default();
    game.census(state, &mut census);
    census
}

/// The state with one or two bytes changed: to small numbers, to any, to those of an earlier state
/// of the same game, or with each other. `None` if that is no state.
fn damaged<G: Game>(bytes: &[u8], before: &[u8], chance: &mut Chance) -> Option<G::State> {
    let mut strange = bytes.to_vec();
    for _ in 0..=chance.below(2) {
        let at = chance.below(strange.len() as u32) as usize;
        match chance.below(4) {
            0 => strange[at] = chance.below(8) as u8,
            1 => strange[at] = chance.below(256) as u8,
            2 => strange[at] = before.get(at).copied().unwrap_or(0),
            _ => strange.swap(at, chance.below(bytes.len() as u32) as usize),
        }
    }
    postcard::from_bytes(&strange).ok()
}

/// Plays on at random and looks at everything on the way.
fn play_on<G: Evaluation>(game: &G, state: G::State, words: &[Lexicon], chance: &mut Chance) {
    let mut playout = Playout::new(game, state, Chance::new(chance.fork()), Random);
    for played in 0..PLAYED {
        if played % LOOKED_AT == 0 {
            look(game, &playout.state, words, chance);
        }
        if playout.step(&mut Unlogged).is_none() {
            let over = game.awaiting(&playout.state).is_over();
            return assert!(over, "a dead end: {:?}, from {state:?}", playout.state);
        }
    }
}

fn look<G: Evaluation>(game: &G, state: &G::State, words: &[Lexicon], chance: &mut Chance) {
    for viewer in Viewer::all(game.options().seats) {
        let view = game.view(state, viewer);
        let imagined = game.imagine(&view, chance);
        let mut moves = Vec::new();
        if let Some(seat) = viewer.seat() {
            game.moves(state, seat, &mut moves);
            game.advantage(&imagined, seat);
        }
        let scene = Scene::with_choices(game, &view, &moves);
        let names = Names { seats: Vec::new(), me: viewer.seat() };
        for lexicon in words {
            let read = ScreenReader::new(lexicon, &names).read(&scene);
            assert!(read.is_ok(), "{read:?} in {state:?}");
        }
    }
    game.standing(state);
}

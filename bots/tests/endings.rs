//! Where a game lasts until somebody ends it, bots that overlook things end it too.

use bots::{Observer, hire};
use century::{EasternWonders, SandToSea};
use kit::{Evaluation, Options, Playout, Seed, Unlogged};

/// Lets the two lowest levels play against each other, and tells how many games the round limit ended.
fn stopped<G: Evaluation>(games: u64) -> usize {
    let content = G::META.read_content().unwrap();
    let game = G::open(&Options::seats(2), &content).unwrap();
    let play = |number: u64| {
        let seed = Seed::from_number(number);
        let mut bots = ["level1", "level2"].map(|name| hire::<G>(name, seed).unwrap());
        let mut playout = Playout::by(&game, game.deal(seed), seed, |state, seat, moves| {
            bots[seat.index()].choose(&Observer::new(&game, state, seat, moves))
        });
        while playout.step(&mut Unlogged).is_some() {}
        game.standing(&playout.state).stopped
    };
    (1..=games).filter(|&number| play(number)).count()
}

#[test]
fn the_lower_levels_do_not_sail_about_for_ever() {
    assert_eq!(stopped::<EasternWonders>(2), 0);
    assert_eq!(stopped::<SandToSea>(2), 0);
}

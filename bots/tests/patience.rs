//! How long a search goes on.

use bots::{Bot as _, Budget, Chair, Clock, Searcher, Settings};
use century::SpiceRoad;
use kit::{Chance, Game, Options, Seed};

/// How many of 2000 iterations a search makes of the first decision of a game.
fn iterations(patience: f32) -> u64 {
    let content = SpiceRoad::META.read_content().unwrap();
    let game = SpiceRoad::open(&Options::seats(2), &content).unwrap();
    let state = game.deal(Seed::from_number(1));
    let seat = game.awaiting(&state).seats().first().unwrap();
    let mut moves = Vec::new();
    game.moves(&state, seat, &mut moves);
    let settings = Settings { patience, ..Settings::new(Budget::Iterations(2000)) };
    let mut bot = Searcher::new(settings, Chance::new(Seed::from_number(2)), Clock::default());
    bot.advise(&Chair::new(&game, &state, seat, &moves));
    bot.iterations()
}

#[test]
fn who_is_patient_enough_makes_every_iteration() {
    assert_eq!(iterations(1e6), 2000);
    assert!((1000..=2000).contains(&iterations(1.0)), "what cannot change is clear");
    assert!(iterations(0.0) < 1000, "the first lead is enough");
}

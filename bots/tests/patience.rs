//! How long a search goes on.

use std::time::Duration;

use bots::{Bot as _, Budget, Chair, Clock, Searcher, Settings};
use century::SpiceRoad;
use kit::{Chance, Game, Options, Seed};

/// How many iterations a search makes of the first decision of a game.
fn iterations(settings: Settings) -> u64 {
    let content = SpiceRoad::META.read_content().unwrap();
    let game = SpiceRoad::open(&Options::seats(2), &content).unwrap();
    let state = game.deal(Seed::from_number(1));
    let seat = game.awaiting(&state).seats().first().unwrap();
    let mut moves = Vec::new();
    game.moves(&state, seat, &mut moves);
    let mut bot = Searcher::new(settings, Chance::new(Seed::from_number(2)), Clock::default());
    bot.advise(&Chair::new(&game, &state, seat, &moves));
    bot.iterations()
}

#[test]
fn who_is_patient_enough_makes_every_iteration() {
    let iterations =
        |patience| iterations(Settings { patience, ..Settings::new(Budget::Iterations(2000)) });
    assert_eq!(iterations(1e6), 2000);
    assert!((1000..=2000).contains(&iterations(1.0)), "what cannot change is clear");
    assert!(iterations(0.0) < 1000, "the first lead is enough");
}

#[test]
fn a_search_with_time_to_spare_stops_after_as_many_iterations_as_it_may_make() {
    let hour = Settings::new(Budget::Time(Duration::from_secs(3600)));
    assert_eq!(iterations(Settings { most: 70, patience: 1e6, ..hour }), 70);
    let counted = Settings::new(Budget::Iterations(90));
    assert_eq!(
        iterations(Settings { most: 70, patience: 1e6, ..counted }),
        90,
        "a count is obeyed"
    );
}

//! How long a search goes on.

use std::time::Duration;

use borneo::Borneo;
use bots::{Bot as _, Budget, Clock, Observer, Searcher, Settings};
use century::SpiceRoad;
use kit::{Chance, Evaluation, Options, Seed};

fn open<G: Evaluation>() -> G {
    let content = G::META.read_content().unwrap();
    G::open(&Options::seats(G::META.seats.0), &content).unwrap()
}

/// How many iterations a search makes of the first decision of a game.
fn iterations<G: Evaluation>(settings: Settings) -> u64 {
    let game = open::<G>();
    let state = game.deal(Seed::from_number(1));
    let seat = game.awaiting(&state).seats().first().unwrap();
    let mut moves = Vec::new();
    game.moves(&state, seat, &mut moves);
    let mut bot = Searcher::new(settings, Chance::new(Seed::from_number(2)), Clock::default());
    bot.advise(&Observer::new(&game, &state, seat, &moves));
    bot.iterations()
}

#[test]
fn who_is_patient_enough_makes_every_iteration() {
    let iterations = |patience| {
        iterations::<SpiceRoad>(Settings { patience, ..Settings::new(Budget::Iterations(2000)) })
    };
    assert_eq!(iterations(1e6), 2000);
    assert!((1000..=2000).contains(&iterations(1.0)), "what cannot change is clear");
    assert!(iterations(0.0) < 1000, "the first lead is enough");
}

#[test]
fn a_search_that_is_content_stops_where_it_plays_well() {
    let good = open::<Borneo>().good_iterations();
    let hour = Settings::new(Budget::Time(Duration::from_secs(3600)));
    let content = Settings { content: true, patience: 1e6, ..hour };
    assert_eq!(iterations::<Borneo>(content), good.into());
    let counted = Settings { budget: Budget::Iterations(good + 20), ..content };
    assert_eq!(iterations::<Borneo>(counted), u64::from(good) + 20, "a count is obeyed");
}

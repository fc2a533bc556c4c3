//! What the things one can own are worth, found out by practice: many races are run alone with
//! hands drawn at random, and those that had a thing are compared with those that had not.

use kit::eval::race::Guest;
use kit::{Awaiting, Chance, Evaluation, Race, Seat, Seed, Unlogged};

use crate::{Beam, Bot, Budget, Clock, Lamp, Observer};

/// So many turns each race lasts.
const TURNS: u32 = 22;
/// The sizes of the hands that are tried.
const HANDS: std::ops::RangeInclusive<u32> = 4..=6;
/// How many lanes are looked at for each turn: practice is cheap so that there can be much of it.
const NODES: u32 = 1_500;

/// A race that was run to see what things are worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Tried {
    /// What the seat owned, by number.
    owned: Vec<usize>,
    /// The points it made.
    points: f32,
}

/// The names of the things to be tried; `None` if the game is no race.
pub fn assets<G: Evaluation>(game: &G) -> Option<Vec<String>> {
    struct Names<'a, G>(&'a G);

    impl<G: Evaluation> Guest<G> for Names<'_, G> {
        type Out = Vec<String>;

        fn meet<R: Race<G> + 'static>(self) -> Vec<String> {
            R::assets(self.0)
        }
    }
    G::race(Names(game))
}

/// Runs the race of this number. The same seed and number give the same race everywhere.
pub fn try_race<G: Evaluation>(game: &G, seed: Seed, number: u64) -> Option<Tried> {
    struct Try<'a, G>(&'a G, Chance);

    impl<G: Evaluation> Guest<G> for Try<'_, G> {
        type Out = Tried;

        fn meet<R: Race<G> + 'static>(self) -> Tried {
            run::<G, R>(self.0, self.1)
        }
    }
    let mut own = Chance::new(seed);
    let mut bytes = own.fork().0;
    for (byte, more) in bytes.iter_mut().zip(number.to_le_bytes()) {
        *byte ^= more;
    }
    G::race(Try(game, Chance::new(Seed(bytes))))
}

fn run<G: Evaluation, R: Race<G>>(game: &G, mut chance: Chance) -> Tried {
    let count = R::assets(game).len();
    let size = HANDS.start() + chance.below(HANDS.end() - HANDS.start() + 1);
    let mut owned: Vec<usize> = (0..count).collect();
    chance.shuffle(&mut owned);
    owned.truncate(size as usize);
    let mut state = R::practice(game, &owned, chance.fork());
    let lamp =
        Lamp { rivals: false, trials: false, horizon: 8, ..Lamp::new(Budget::Iterations(NODES)) };
    let mut bot = Beam::<G, R>::new(lamp, Chance::new(chance.fork()), Clock::default());
    let (mut turns, mut moves, mut before) = (0, Vec::new(), None);
    // A turn of the seat begins when it is asked and was not asked last.
    while let Awaiting::Seats(seats) = game.awaiting(&state) {
        let Some(seat) = seats.first() else { break };
        if seat == Seat(0) && before != Some(seat) {
            if turns == TURNS {
                break;
            }
            turns += 1;
        }
        before = Some(seat);
        moves.clear();
        game.moves(&state, seat, &mut moves);
        let number = if seat == Seat(0) {
            bot.choose(&Observer::new(game, &state, seat, &moves))
        } else {
            R::pass(&moves).unwrap_or(0)
        };
        let Some(&decision) = moves.get(number) else { break };
        if game.play(&mut state, seat, decision, &mut Unlogged).is_err() {
            break;
        }
    }
    let points = game.standing(&state).seats.first().map_or(0, |line| line.points) as f32;
    // Who was done early would have gone on like that.
    Tried { owned, points: points * TURNS as f32 / turns.max(1) as f32 }
}

/// What each thing adds to the points of a race: as much as any thing does on average, and by how
/// much races with it were better than others with hands of the same size.
pub fn values(names: &[String], tried: &[Tried]) -> Vec<(String, f32)> {
    let mean = |part: &mut dyn Iterator<Item = f32>| {
        let (sum, count) =
            part.fold((0.0, 0.0), |(sum, count), points| (sum + points, count + 1.0));
        if count > 0.0 { sum / count } else { 0.0 }
    };
    let of_size = |size: u32| {
        mean(
            &mut tried
                .iter()
                .filter(|race| race.owned.len() as u32 == size)
                .map(|race| race.points),
        )
    };
    let (least, most) = (*HANDS.start(), *HANDS.end());
    let any = (of_size(most) - of_size(least)) / (most - least) as f32;
    let means: Vec<f32> = HANDS.map(of_size).collect();
    let better = |race: &Tried| {
        let usual = means.get(race.owned.len().saturating_sub(least as usize)).copied();
        race.points - usual.unwrap_or(0.0)
    };
    let worth = |(number, name): (usize, &String)| {
        let with = |race: &&Tried| race.owned.contains(&number);
        let with = mean(&mut tried.iter().filter(with).map(better));
        let without =
            mean(&mut tried.iter().filter(|race| !race.owned.contains(&number)).map(better));
        (name.clone(), any + with - without)
    };
    names.iter().enumerate().map(worth).collect()
}

//! Many games of the six that were put together from parts, half of them by random seats and half by greedy
//! and mixed ones (random seats hardly ever claim anything at sea: R52). Every check of the contract test
//! must hold, and how the games went is printed:
//!
//!     cargo test --release -p comptoir-century long_runs -- --ignored --nocapture --test-threads 1
//!
//! `LONG_RUNS=2500` before it plays so many games of each half instead of 10,000, `LONG_RUNS_SEED=53` others than
//! those of seed 52: the two halves of a long run need not be made in one go.

use std::sync::Arc;

use century::{
    EastToWest, EasternWonders, NewWorld, SandToSea, east_to_west, eastern_wonders, land,
    sand_to_sea, sea,
};
use kit::playout::Greedy;
use kit::testing::contract::{Inspector, Rates, tables_to_test};
use kit::{Chance, Evaluation, Playout, Seat, SeatSet, Seed};

/// Games of random seats, and as many of greedy and mixed ones.
const GAMES: u64 = 10_000;

/// Something the runs count.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    /// A point card or tile was claimed.
    Claim,
    /// A port was closed.
    Closed,
}

/// How the games of some seats went.
#[derive(Default)]
struct Census {
    rounds: Vec<u16>,
    decisions: u64,
    claims: u64,
    closed: u64,
    stopped: u64,
}

impl Census {
    fn print(&mut self, game: &str, seats: &str) {
        self.rounds.sort_unstable();
        let games = self.rounds.len();
        let part = |percent: usize| self.rounds[(games - 1) * percent / 100];
        println!(
            "{game}, {seats}: {games} games, {} decisions, {} claims, closed {} times, {} natural ends, \
             {} stopped; rounds {} at least, 10 % up to {}, half up to {}, 90 % up to {}, {} at most",
            self.decisions,
            self.claims,
            self.closed,
            games as u64 - self.stopped,
            self.stopped,
            part(0),
            part(10),
            part(50),
            part(90),
            part(100),
        );
    }
}

/// Plays all games of one kind; `round` says in which one a state is, `deed` what an event is.
fn run<G: Evaluation>(round: fn(&G::State) -> u16, deed: fn(&G::Event) -> Option<Deed>) {
    let asked = |name, usual| std::env::var(name).map_or(usual, |value| value.parse().unwrap());
    let (games, first_seed) = (asked("LONG_RUNS", GAMES), asked("LONG_RUNS_SEED", 52));
    let content = G::META.read_content().unwrap();
    let fingerprint = content.fingerprint();
    let tables = tables_to_test::<G>(&content);
    let tables: Vec<Arc<G>> =
        tables.iter().map(|table| Arc::new(G::open(table, &content).unwrap())).collect();
    let mut inspector = Inspector::<G>::new(Rates::sampled()).unwrap();
    let mut seeds = Chance::new(Seed::from_number(first_seed));
    let mut census = [Census::default(), Census::default(), Census::default()];
    for number in 0..2 * games {
        let game = &tables[number as usize % tables.len()];
        let seats = game.options().seats;
        let (kind, greedy) = if number < games {
            (0, SeatSet::EMPTY)
        } else if (number / tables.len() as u64).is_multiple_of(2) {
            (1, SeatSet::all(seats))
        } else {
            (2, Seat::all(seats).filter(|seat| (number + u64::from(seat.0)) % 2 == 0).collect())
        };
        let seed = seeds.fork();
        let mut watch = inspector.watch(game, fingerprint, seed).unwrap();
        let mut playout =
            Playout::new(&**game, game.deal(seed), Chance::new(seeds.fork()), Greedy(greedy));
        let (own, mut events) = (&mut census[kind], Vec::new());
        while let Some((seat, decision)) = playout.step(&mut events) {
            watch
                .after_move(seat, decision, &playout.state)
                .unwrap_or_else(|found| panic!("{found}"));
            for deed in events.drain(..).filter_map(|event| deed(&event)) {
                match deed {
                    Deed::Claim => own.claims += 1,
                    Deed::Closed => own.closed += 1,
                }
            }
            own.decisions += 1;
        }
        watch.finish().unwrap_or_else(|found| panic!("{found}"));
        assert!(game.awaiting(&playout.state).seats().is_empty(), "game {number} did not end");
        own.rounds.push(round(&playout.state));
        own.stopped += u64::from(game.standing(&playout.state).stopped);
    }
    let [random, greedy, mixed] = &mut census;
    random.print(G::META.id, "random");
    greedy.print(G::META.id, "greedy");
    mixed.print(G::META.id, "mixed");
    let checks: u64 = inspector.tally().iter().map(|(_, times)| times).sum();
    println!("{}: checked {checks} times, nothing was wrong", G::META.id);
    inspector.tally().verdict::<G>(false).unwrap_or_else(|found| panic!("{found}"));
}

fn of_sea(event: &sea::Event) -> Option<Deed> {
    match event {
        sea::Event::Claimed { .. } => Some(Deed::Claim),
        sea::Event::PortClosed { .. } => Some(Deed::Closed),
        _ => None,
    }
}

fn of_land(event: &land::Event) -> Option<Deed> {
    matches!(event, land::Event::Claimed { .. }).then_some(Deed::Claim)
}

fn of_three<const PART: u8>() {
    run::<EastToWest<PART>>(
        |state| state.table().round,
        |event| match event {
            east_to_west::Event::Land(event) => of_land(event),
            east_to_west::Event::Sea(event) => of_sea(event),
            _ => None,
        },
    );
}

#[test]
#[ignore = "takes minutes; run by name"]
fn eastern_wonders() {
    run::<EasternWonders>(
        |state| state.table().round,
        |event| match event {
            eastern_wonders::Event::Sea(event) => of_sea(event),
            _ => None,
        },
    );
}

#[test]
#[ignore = "takes minutes; run by name"]
fn new_world() {
    run::<NewWorld>(|state| state.table().round, of_land);
}

#[test]
#[ignore = "takes minutes; run by name"]
fn sand_to_sea() {
    run::<SandToSea>(
        |state| state.table().round,
        |event| match event {
            sand_to_sea::Event::Sea(event) => of_sea(event),
            _ => None,
        },
    );
}

#[test]
#[ignore = "takes minutes; run by name"]
fn east_to_west_1() {
    of_three::<1>();
}

#[test]
#[ignore = "takes minutes; run by name"]
fn east_to_west_2() {
    of_three::<2>();
}

#[test]
#[ignore = "takes minutes; run by name"]
fn east_to_west_3() {
    of_three::<3>();
}

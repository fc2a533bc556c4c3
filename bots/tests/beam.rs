//! The beam plays by the rules at every table, sees no more than its seat, and plans with a race
//! that agrees with the rules.

use bots::{Observer, RACERS, derive, hire};
use century::SpiceRoad;
use century::spice_road::MerchantRace;
use kit::{Chance, Game, Options, Playout, Race, Seat, Seed, Unlogged, Viewer};

fn box_of(options: &Options) -> SpiceRoad {
    let content = SpiceRoad::META.read_content().unwrap();
    SpiceRoad::open(options, &content).unwrap()
}

#[test]
fn racers_are_hired_for_games_that_are_races() {
    let seed = Seed::from_number(1);
    assert!(RACERS.iter().all(|name| hire::<SpiceRoad>(name, seed).is_ok()));
    assert!(hire::<SpiceRoad>("beam@50ms", seed).is_ok());
}

#[test]
fn a_beam_plays_by_the_rules_at_every_table() {
    let mut chance = Chance::new(Seed::from_number(2));
    for options in SpiceRoad::META.tables_to_test(|_| true) {
        let game = box_of(&options);
        let state = game.deal(chance.fork());
        let mut bots: Vec<_> = Seat::all(options.seats)
            .map(|seat| ["beam@300", "beam-recipe@200"][seat.index() % 2])
            .map(|name| hire::<SpiceRoad>(name, chance.fork()).unwrap())
            .collect();
        let mut playout = Playout::by(&game, state, chance.fork(), |state, seat, moves| {
            bots[seat.index()].choose(&Observer::new(&game, state, seat, moves))
        });
        playout.run(20_000);
        assert!(game.awaiting(&playout.state).is_over(), "{options:?}");
    }
}

/// A bot that was hired in the middle of a turn knows only what it sees; one that peeked at what
/// is to come would choose otherwise in another world that looks the same.
#[test]
fn what_a_seat_cannot_see_does_not_change_its_plan() {
    let mut chance = Chance::new(Seed::from_number(3));
    // With many lanes a beam also tries its turns out, and between two it searches on.
    let tables = [
        ("beam@400", 3, 150),
        ("beam-recipe@400", 3, 150),
        ("beam@14000", 3, 30),
        ("beam@6000", 2, 100),
        ("level4@6000", 2, 100),
    ];
    for (name, seats, decisions) in tables {
        let game = box_of(&Options::seats(seats).with("golden-deals").with("bonus-cards"));
        let state = game.deal(chance.fork());
        let order = Seed::from_number(1);
        let mut playout = Playout::by(&game, state, order, |state, seat, moves| {
            let view = game.view(state, Viewer::Seat(seat));
            let other = game.imagine(&view, &mut chance);
            let luck = chance.fork();
            let choose = |state| {
                let mut bot = hire::<SpiceRoad>(name, luck).unwrap();
                bot.choose(&Observer::new(&game, state, seat, moves))
            };
            let choice = choose(state);
            assert_eq!(choice, choose(&other), "{name}");
            assert_eq!(choice, choose(state), "{name}: the same seed, another choice");
            choice
        });
        assert!(playout.run(decisions) > 0);
    }
}

/// Every way in which the seat's turn may end by the rules.
fn ends(
    game: &SpiceRoad,
    course: &MerchantRace,
    state: century::spice_road::State,
    seat: Seat,
    keys: &mut Vec<u64>,
) {
    let mut moves = Vec::new();
    game.moves(&state, seat, &mut moves);
    for decision in moves {
        let mut after = state;
        game.play(&mut after, seat, decision, &mut Unlogged).unwrap();
        if game.awaiting(&after).seats().first() == Some(seat) {
            ends(game, course, after, seat, keys);
        } else {
            let lane = course.lane(game, &after, seat);
            // What comes to the table during the turn is not seen in a race; points must agree.
            keys.push(course.key(&lane) ^ course.points(&lane) as u64);
        }
    }
}

#[test]
fn every_turn_of_the_race_can_be_taken_by_the_rules() {
    let mut chance = Chance::new(Seed::from_number(4));
    let mut looked = 0;
    for modules in [&["bonus-cards"][..], &[]] {
        let options = modules.iter().fold(Options::seats(2), |options, name| options.with(name));
        let game = box_of(&options);
        for _ in 0..4 {
            let state = game.deal(chance.fork());
            let mut bot = hire::<SpiceRoad>("beam@200", chance.fork()).unwrap();
            let mut before = None;
            let order = Seed::from_number(1);
            let mut playout = Playout::by(&game, state, order, |state, seat, moves| {
                if before != Some(seat) && chance.below(4) == 0 {
                    let course = MerchantRace::survey(&game, state).unwrap();
                    let lane = course.lane(&game, state, seat);
                    let mut keys = Vec::new();
                    ends(&game, &course, *state, seat, &mut keys);
                    course.turns(&lane, 0, &mut |lane| {
                        let key = course.key(&lane) ^ course.points(&lane) as u64;
                        assert!(keys.contains(&key), "{lane:?} cannot be reached");
                        looked += 1;
                    });
                }
                before = Some(seat);
                bot.choose(&Observer::new(&game, state, seat, moves))
            });
            playout.run(20_000);
        }
    }
    assert!(looked > 200, "only {looked} turns were compared");
}

#[test]
fn practice_is_the_same_from_the_same_seed_and_values_every_card() {
    let game = box_of(&Options::seats(2).with("bonus-cards"));
    let names = derive::assets(&game).unwrap();
    let seed = Seed::from_number(9);
    let run = || (0..30).filter_map(|race| derive::try_race(&game, seed, race)).collect::<Vec<_>>();
    let tried = run();
    assert_eq!(tried, run());
    let values = derive::values(&names, &tried);
    assert_eq!(values.len(), names.len());
    assert!(values.iter().all(|(_, value)| value.is_finite()));
}

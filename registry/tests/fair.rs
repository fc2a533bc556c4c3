//! Bots know what their seat may know, and choose among what it may do: in every
//! game, what a seat cannot see does not change what its bot does.

use bots::{Bot, BotSpec, NAMES, Observer};
use kit::{Chance, Evaluation, Game, Options, Playout, Seat, Seed, Viewer};
use registry::Visit;

/// Every bot there is, thinking by count: a clock has its own mind.
fn everybody() -> Vec<String> {
    let thinks = |name: &str| format!("{name}@12").parse::<BotSpec>().is_ok();
    let counted = |name: &str| if thinks(name) { format!("{name}@12") } else { name.to_owned() };
    let mut names: Vec<String> = NAMES.iter().map(|name| counted(name)).collect();
    names.extend(["ismcts+threads=3@18", "beam@1000"].map(str::to_owned));
    names
}

fn every_game<V: Visit<Out = ()>>(visitor: impl Fn() -> V) {
    for meta in registry::GAMES {
        registry::visit(meta.id, visitor()).unwrap();
    }
}

fn open<G: Game>(seats: u8) -> G {
    G::open(&Options::seats(seats), &G::META.read_content().unwrap()).unwrap()
}

/// Walks through a game that `play` decides, and shows every decision to `look`.
fn walk<G: Evaluation>(
    game: &G,
    seed: Seed,
    most: u32,
    look: impl FnMut(&G::State, Seat, &[G::Move]) -> usize,
) {
    let mut playout = Playout::by(game, game.deal(seed), Seed::from_number(1), look);
    let played = playout.run(most);
    assert!(played == most || game.awaiting(&playout.state).is_over(), "a dead end");
}

/// Two bots of one name and one chance sit on the same seat. One of them is shown the real state, the
/// other one that was imagined from the seat's view: if either knew anything beyond the view, they
/// would disagree. They are asked for every fourth decision, and chance takes the others: so they see
/// late positions too, and the test ends within a minute.
#[test]
fn what_a_seat_cannot_see_does_not_change_a_choice() {
    struct Fair;

    impl Visit for Fair {
        type Out = ();

        fn visit<G: Evaluation>(self) {
            let game: G = open(G::META.seats.1);
            let mut chance = Chance::new(Seed::from_number(5));
            for name in everybody() {
                let spec: BotSpec = name.parse().unwrap();
                let mut pairs: Vec<_> = Seat::all(game.options().seats)
                    .map(|_| {
                        let luck = chance.fork();
                        (bots::seat::<G>(spec, luck), bots::seat::<G>(spec, luck))
                    })
                    .collect();
                let mut others = Chance::new(chance.fork());
                let mut ply = 0;
                walk(&game, chance.fork(), 240, |state, seat, moves| {
                    ply += 1;
                    if ply % 4 != 0 {
                        return others.below(moves.len() as u32) as usize;
                    }
                    let view = game.view(state, Viewer::Seat(seat));
                    let other = game.imagine(&view, &mut others);
                    let (one, two) = &mut pairs[seat.index()];
                    let choice = one.choose(&Observer::new(&game, state, seat, moves));
                    let same = two.choose(&Observer::new(&game, &other, seat, moves));
                    assert_eq!(choice, same, "{name} in {}", G::META.id);
                    choice
                });
            }
        }
    }

    every_game(|| Fair);
}

/// The test above can fail: a bot that is shown everything does decide otherwise.
#[test]
fn who_sees_everything_decides_otherwise() {
    struct Seer;

    impl Visit for Seer {
        type Out = ();

        fn visit<G: Evaluation>(self) {
            let game: G = open(G::META.seats.1);
            let mut differed = false;
            let luck = Seed::from_number(9);
            walk(&game, Seed::from_number(6), 250, |state, seat, moves| {
                // Playing on: a game that is not played on may come to nothing hidden in so few iterations.
                let spec: BotSpec = "ismcts+steps=15@40".parse().unwrap();
                let choice =
                    bots::seat::<G>(spec, luck).choose(&Observer::new(&game, state, seat, moves));
                let seer = Observer::all_seeing(&game, state, seat, moves);
                differed |= bots::seat::<G>(spec, luck).choose(&seer) != choice;
                choice
            });
            assert!(differed, "{}", G::META.id);
        }
    }

    every_game(|| Seer);
}

#[test]
fn a_count_of_iterations_gives_the_same_choice_every_time() {
    struct Twice;

    impl Visit for Twice {
        type Out = ();

        fn visit<G: Evaluation>(self) {
            let game: G = open(G::META.seats.0);
            for name in everybody() {
                let spec: BotSpec = name.parse().unwrap();
                let play = || {
                    let luck = Seed::from_number(3);
                    let mut bot: Box<dyn Bot<G>> = bots::seat(spec, luck);
                    let mut choices = Vec::new();
                    walk(&game, Seed::from_number(4), 24, |state, seat, moves| {
                        let choice = bot.choose(&Observer::new(&game, state, seat, moves));
                        choices.push(choice);
                        choice
                    });
                    choices
                };
                assert_eq!(play(), play(), "{name} in {}", G::META.id);
            }
        }
    }

    every_game(|| Twice);
}

#[test]
fn every_bot_on_the_list_can_be_hired_and_no_other() {
    struct Hire;

    impl Visit for Hire {
        type Out = ();

        fn visit<G: Evaluation>(self) {
            let luck = Seed::from_number(1);
            assert!(NAMES.iter().all(|name| bots::hire::<G>(name, luck).is_ok()));
            assert!(bots::hire::<G>("oracle", luck).is_err());
        }
    }

    every_game(|| Hire);
}

#[test]
fn advice_names_legal_moves_best_first() {
    struct Advise;

    impl Visit for Advise {
        type Out = ();

        fn visit<G: Evaluation>(self) {
            let game: G = open(3);
            let mut bot = bots::hire::<G>("ismcts@80", Seed::from_number(1)).unwrap();
            walk(&game, Seed::from_number(8), 60, |state, seat, moves| {
                let advice = bot.advise(&Observer::new(&game, state, seat, moves)).opinions;
                assert!(!advice.is_empty() && advice.len() <= moves.len());
                assert!(advice.iter().all(|opinion| {
                    opinion.line.first() == Some(&(seat, moves[opinion.number]))
                        && (0.0..=1.0).contains(&opinion.chance)
                }));
                assert!(advice.is_sorted_by(|one, other| one.share >= other.share));
                advice[0].number
            });
        }
    }

    every_game(|| Advise);
}

//! Analysis of a finished game: planted mistakes are found, and it is the same every time.

use bots::{Analysis, Observer, Opinion, analyse, hire, reasons};
use century::SpiceRoad;
use kit::{Chance, Game, Options, Playout, Seat, Seed, Unlogged};

type Move = <SpiceRoad as Game>::Move;
type State = <SpiceRoad as Game>::State;
type Played = Vec<(Seat, Move)>;

fn box_of(seats: u8) -> SpiceRoad {
    let content = SpiceRoad::META.read_content().unwrap();
    SpiceRoad::open(&Options::seats(seats), &content).unwrap()
}

/// How likely the seat is to win after the decision.
fn chance_after(game: &SpiceRoad, state: &State, seat: Seat, decision: Move) -> f32 {
    let mut judge = hire::<SpiceRoad>("ismcts@500", Seed::from_number(77)).unwrap();
    judge.advise(&Observer::new(game, state, seat, &[decision])).opinions[0].chance
}

/// Lets bots play that look ahead. After 20 decisions the first seat that could lose a quarter of the
/// game by one decision takes it; then some more are played. Tells when that was.
fn game_with_a_blunder(game: &SpiceRoad, seed: u64) -> (Played, usize) {
    let state = game.deal(Seed::from_number(seed));
    let mut bot = hire::<SpiceRoad>("ismcts@300", Seed::from_number(1)).unwrap();
    let (mut played, mut decided, mut planted) = (Vec::new(), 0, None);
    let order = Seed::from_number(1);
    let mut playout = Playout::by(game, state, order, |state, seat, moves: &[Move]| {
        let mut choice = bot.choose(&Observer::new(game, state, seat, moves));
        if planted.is_none() && decided >= 20 {
            let chance = |at: usize| chance_after(game, state, seat, moves[at]);
            let chances: Vec<f32> = (0..moves.len()).map(chance).collect();
            let worst = (0..moves.len()).min_by(|a, b| chances[*a].total_cmp(&chances[*b]));
            let worst = worst.unwrap();
            if chances[choice] - chances[worst] > 0.25 {
                (planted, choice) = (Some(decided), worst);
            }
        }
        decided += 1;
        choice
    });
    while let Some(decision) = playout.step(&mut Unlogged) {
        played.push(decision);
    }
    let planted = planted.expect("somebody has much to lose");
    played.truncate(planted + 13);
    (played, planted)
}

fn look_again(game: &SpiceRoad, seed: u64, played: &Played) -> Analysis<Move> {
    let start = game.deal(Seed::from_number(seed));
    analyse(game, &start, played, 200, &mut |_, _| true).unwrap()
}

#[test]
fn a_planted_blunder_is_the_largest_mistake() {
    let game = box_of(2);
    let (played, planted) = game_with_a_blunder(&game, 3);
    let analysis = look_again(&game, 3, &played);
    let worst = analysis.mistakes.first().expect("there is a mistake");
    assert_eq!((worst.ply, worst.seat), (planted, played[planted].0), "{:?}", analysis.mistakes);
    assert_eq!(worst.played, played[planted].1);
    assert_ne!(worst.better, worst.played);
    assert!(worst.chance > 0.0 && worst.points > 0.0, "{worst:?}");
}

#[test]
fn the_chances_of_all_seats_are_told_at_every_decision_and_the_same_every_time() {
    let game = box_of(3);
    let (played, _) = game_with_a_blunder(&game, 4);
    let analysis = look_again(&game, 4, &played);
    assert_eq!(analysis, look_again(&game, 4, &played));
    assert!(analysis.moments.len() > 10);
    assert!(analysis.moments.is_sorted_by_key(|moment| moment.ply));
    for moment in &analysis.moments {
        let sum: f32 = moment.chances.iter().sum();
        assert!((sum - 1.0).abs() < 0.01 && moment.chances.len() == 3, "{moment:?}");
    }
    let end = analysis.moments.last().unwrap();
    assert_eq!((end.ply, end.seat), (played.len(), None));
}

#[test]
fn who_watches_is_told_of_every_step_and_can_end_it() {
    let game = box_of(2);
    let (played, _) = game_with_a_blunder(&game, 3);
    let start = game.deal(Seed::from_number(3));
    let mut told = Vec::new();
    let mut watch = |done, of| {
        told.push((done, of));
        done < 7
    };
    assert_eq!(analyse(&game, &start, &played, 20, &mut watch), None);
    assert_eq!(told.iter().map(|(done, _)| *done).collect::<Vec<_>>(), (0..=7).collect::<Vec<_>>());
}

#[test]
fn a_plan_is_made_of_own_decisions_that_can_be_said() {
    let game = box_of(2);
    let state = game.deal(Seed::from_number(9));
    let seat = game.awaiting(&state).seats().first().unwrap();
    let mut moves = Vec::new();
    game.moves(&state, seat, &mut moves);
    let observer = Observer::new(&game, &state, seat, &moves);
    let mut bot = hire::<SpiceRoad>("ismcts@2000", Seed::from_number(2)).unwrap();
    let advice = bot.advise(&observer);
    let own = |opinion: &Opinion<Move>| opinion.line.iter().skip(1).any(|(who, _)| *who == seat);
    let reasons = reasons(&observer, &advice, 3, &mut Chance::new(Seed::from_number(3)));
    assert_eq!(reasons.len(), moves.len().min(3));
    for (opinion, reasons) in advice.opinions.iter().zip(&reasons) {
        assert!(reasons.plan.len() <= 3 && reasons.factors.len() <= 2);
        assert!(reasons.plan.is_empty() || own(opinion), "{reasons:?}");
    }
    assert!(reasons.iter().any(|reasons| !reasons.plan.is_empty()), "{reasons:?}");
}

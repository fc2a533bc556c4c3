//! Bots know what their seat may know, and choose among what it may do.

use bots::{Chair, NAMES, hire};
use century::SpiceRoad;
use kit::{Chance, Game, Options, Seed, Unlogged};

fn box_of(options: &Options) -> SpiceRoad {
    let content = SpiceRoad::META.read_content().unwrap();
    SpiceRoad::open(options, &content).unwrap()
}

#[test]
fn every_bot_on_the_list_can_be_hired_and_no_other() {
    assert!(NAMES.iter().all(|name| hire::<SpiceRoad>(name, Seed::from_number(1)).is_ok()));
    assert!(hire::<SpiceRoad>("oracle", Seed::from_number(1)).is_err());
}

/// Plays on from another state that looks the same to the seat: a bot that peeked would choose
/// otherwise now and then.
#[test]
fn what_a_seat_cannot_see_does_not_change_a_choice() {
    let game = box_of(&Options::seats(3).with("golden-deals"));
    let mut chance = Chance::new(Seed::from_number(5));
    for name in NAMES {
        let mut state = game.deal(chance.fork());
        let mut moves = Vec::new();
        for _ in 0..200 {
            let Some(seat) = game.awaiting(&state).seats().first() else { break };
            moves.clear();
            game.moves(&state, seat, &mut moves);
            let view = game.view(&state, kit::Viewer::Seat(seat));
            let other = game.imagine(&view, &mut chance);
            let luck = chance.fork();
            let choose = |state| {
                let mut bot = hire::<SpiceRoad>(name, luck).unwrap();
                bot.choose(&Chair::new(&game, state, seat, &moves))
            };
            let choice = choose(&state);
            assert_eq!(choice, choose(&other), "{name}");
            game.play(&mut state, seat, moves[choice], &mut Unlogged).unwrap();
        }
    }
}

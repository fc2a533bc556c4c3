//! The table can be drawn at every moment: everything fits where it should, and nothing that lies
//! side by side lies on top of each other.

use goa::{Goa, META};
use kit::scene::{Frame, Layout, Rect, Shape, Spot, arrange};
use kit::{Chance, Game, Options, Scene, Seed, Unlogged, Viewer};

fn overlap(one: Rect, two: Rect) -> bool {
    one.x < two.x + two.w && two.x < one.x + one.w && one.y < two.y + two.h && two.y < one.y + one.h
}

/// Everything but empty places and buttons says what it is and does when pointed at.
fn check_tips(scene: &Scene, what: &str) {
    let speaks = |shape: Shape| !matches!(shape, Shape::Slot | Shape::Button);
    let silent = scene.pieces.iter().find(|piece| speaks(piece.face.shape) && piece.tip.is_none());
    assert!(silent.is_none(), "{what}: {silent:?}");
}

/// No decision is made by touching only a part of what another touches.
fn check_touches(scene: &Scene, what: &str) {
    for one in &scene.choices {
        for two in scene.choices.iter().filter(|two| *two != one) {
            let part =
                one.amount.is_none() && one.touches.iter().all(|touch| two.touches.contains(touch));
            assert!(!part, "{what}: {:?} is part of {:?}", one.touches, two.touches);
        }
    }
}

fn check(scene: &Scene, what: &str) {
    check_tips(scene, what);
    check_touches(scene, what);
    let frames: Vec<Frame> = arrange(scene);
    for zone in &scene.zones {
        let size = scene.panels[zone.panel].size;
        let fits = zone.frame.x >= 0
            && zone.frame.y >= 0
            && zone.frame.x + zone.frame.w <= size.w
            && zone.frame.y + zone.frame.h <= size.h;
        assert!(fits, "{what}: zone {} leaves its panel", zone.id);
        let others = scene.zones.iter().filter(|other| other.panel == zone.panel);
        for other in others.filter(|other| other.id != zone.id) {
            let apart = !overlap(zone.frame, other.frame);
            assert!(apart, "{what}: zones {} and {} overlap", zone.id, other.id);
        }
        let inside: Vec<_> =
            frames.iter().filter(|frame| scene.pieces[frame.piece].zone == zone.id).collect();
        for (at, frame) in inside.iter().enumerate() {
            let piece = &scene.pieces[frame.piece];
            let id = &piece.id;
            assert!(frame.fits(zone.frame), "{what}: {id} leaves {}: {:?}", zone.id, frame.rect);
            if zone.layout == Layout::Free && !matches!(piece.spot, Spot::On(..)) {
                for other in &inside[at + 1..] {
                    let next = &scene.pieces[other.piece];
                    // The flag lies on an empty square.
                    let apart = matches!(next.spot, Spot::On(..))
                        || next.id == "flag"
                        || !overlap(frame.rect, other.rect);
                    assert!(apart, "{what}: {id} and {} overlap", next.id);
                }
            }
        }
    }
}

#[test]
fn everything_fits_where_it_is_drawn() {
    let content = META.read_content().unwrap();
    let mut chance = Chance::new(Seed::from_number(3));
    for seats in 2..=4 {
        let options = Options::seats(seats).with("bonanza").with("quick-start");
        let game = Goa::open(&options, &content).unwrap();
        for _ in 0..4 {
            let mut state = game.deal(chance.fork());
            let mut moves = Vec::new();
            while let Some(seat) = game.awaiting(&state).seats().first() {
                moves.clear();
                game.moves(&state, seat, &mut moves);
                if chance.below(4) == 0 {
                    let view = game.view(&state, Viewer::Seat(seat));
                    check(
                        &Scene::with_choices(&game, &view, &moves),
                        &format!("{:?}", state.table().phase),
                    );
                    let view = game.view(&state, Viewer::Spectator);
                    check(&game.scene(&view), "spectator");
                }
                let decision = *chance.pick(&moves).unwrap();
                game.play(&mut state, seat, decision, &mut Unlogged).unwrap();
            }
        }
    }
}

/// A bid is an amount that is set at the tile on sale, however many ducats there are.
#[test]
fn a_bid_is_an_amount() {
    let content = META.read_content().unwrap();
    let game = Goa::open(&Options::seats(2), &content).unwrap();
    let mut state = game.deal(Seed::from_number(1));
    for _ in 0..3 {
        let seat = game.awaiting(&state).seats().first().unwrap();
        let mut moves = Vec::new();
        game.moves(&state, seat, &mut moves);
        game.play(&mut state, seat, moves[0], &mut Unlogged).unwrap();
    }
    let seat = game.awaiting(&state).seats().first().unwrap();
    state.secrets_mut().1[seat.index()] = 137;
    let mut moves = Vec::new();
    game.moves(&state, seat, &mut moves);
    assert_eq!(moves.len(), 138);
    let scene = Scene::with_choices(&game, &game.view(&state, Viewer::Seat(seat)), &moves);
    assert_eq!(scene.check(), Ok(()));
    check(&scene, "rich");
    let amounts: Vec<_> = scene.choices.iter().filter_map(|choice| choice.amount).collect();
    assert_eq!(
        amounts.iter().map(|amount| amount.of).collect::<Vec<_>>(),
        (1..=137).collect::<Vec<_>>()
    );
    assert_eq!(amounts.iter().filter(|amount| amount.suggested).count(), 3);
}

//! The picture tells the truth: pieces lie where they should, and flags can be counted.

use borneo::{Borneo, META, Phase};
use kit::scene::{Glyph, Rect, Shape, Tint, arrange};
use kit::{Chance, Game as _, Scene, Seat, Seed, Unlogged, Viewer};

use crate::desk::{Desk, content};

fn every_state(games: u64, mut look: impl FnMut(&Borneo, &borneo::State)) {
    for options in META.every_table() {
        let game = Borneo::open(&options, &content()).unwrap();
        for seed in 0..games {
            let mut chance = Chance::new(Seed::from_number(seed));
            let mut state = game.deal(chance.fork());
            let mut moves = Vec::new();
            while let Some(seat) = game.awaiting(&state).seats().first() {
                look(&game, &state);
                moves.clear();
                game.moves(&state, seat, &mut moves);
                let decision = *chance.pick(&moves).unwrap();
                game.play(&mut state, seat, decision, &mut Unlogged).unwrap();
            }
            look(&game, &state);
        }
    }
}

fn scene(game: &Borneo, state: &borneo::State, seat: Seat) -> Scene {
    let mut moves = Vec::new();
    game.moves(state, seat, &mut moves);
    Scene::with_choices(game, &game.view(state, Viewer::Seat(seat)), &moves)
}

#[test]
fn every_piece_lies_in_its_zone_and_every_zone_on_its_panel() {
    let mut turn = 0u32;
    every_state(1, |game, state| {
        turn += 1;
        let scene = scene(game, state, Seat((turn % u32::from(game.options().seats)) as u8));
        for frame in arrange(&scene) {
            let piece = &scene.pieces[frame.piece];
            let zone = scene.zone(&piece.zone).unwrap();
            assert!(frame.fits(zone.frame), "{} sticks out of {}", piece.id, zone.id);
            let size = scene.panels[zone.panel].size;
            assert!(frame.fits(Rect::new(0, 0, size.w, size.h)), "{}", piece.id);
        }
    });
}

#[test]
fn zones_of_a_panel_do_not_overlap() {
    let desk = Desk::new(4);
    let scene = scene(&desk.game, &desk.state, Seat(0));
    for (at, one) in scene.zones.iter().enumerate() {
        for two in scene.zones.iter().skip(at + 1).filter(|two| two.panel == one.panel) {
            let (a, b) = (one.frame, two.frame);
            let apart =
                a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
            assert!(apart, "{} lies over {}", one.id, two.id);
        }
    }
}

/// The filled flags of a harbour are those that count.
#[test]
fn the_flags_that_are_filled_are_the_flags_that_count() {
    every_state(1, |game, state| {
        let scene = scene(game, state, Seat(0));
        for (space, quay) in state.table().quays.iter().enumerate() {
            let (visible, zone) = (game.visible(quay), format!("harbour:{space}"));
            for company in borneo::Company::all() {
                let filled = scene.pieces_in(&zone).filter(|piece| {
                    piece.id.starts_with("flag:")
                        && piece.face.shape != Shape::Slot
                        && piece.face.tint == Tint::Kind(company.0)
                });
                if !matches!(state.table().phase, Phase::Pick(_)) {
                    assert_eq!(filled.count(), usize::from(visible.of(company)));
                }
                if quay.port.is_some() {
                    let tally = scene.piece(&format!("tally:{space}:{}", company.0)).unwrap();
                    let number = Glyph::Number(visible.of(company).into());
                    assert!(tally.face.lines[0].contains(&number));
                }
            }
        }
    });
}

#[test]
fn every_card_and_tile_has_a_tooltip() {
    every_state(1, |game, state| {
        let scene = scene(game, state, Seat(0));
        let silent = scene.pieces.iter().find(|piece| {
            matches!(piece.face.shape, Shape::Card | Shape::Tile | Shape::Disc | Shape::Back)
                && piece.tip.is_none()
        });
        assert!(silent.is_none(), "{silent:?}");
    });
}

#[test]
fn no_move_is_made_by_touching_part_of_what_another_touches() {
    every_state(2, |game, state| {
        let Some(seat) = game.awaiting(state).seats().first() else { return };
        let choices = scene(game, state, seat).choices;
        for one in &choices {
            for two in choices.iter().filter(|two| *two != one) {
                let part = one.touches.iter().all(|touch| two.touches.contains(touch));
                assert!(!part, "{:?} is part of {:?}", one.touches, two.touches);
            }
        }
    });
}

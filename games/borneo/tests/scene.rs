//! The picture tells the truth: flags can be counted.

use borneo::{Borneo, Phase};
use kit::scene::{Glyph, Shape, Tint};
use kit::testing::every_state;
use kit::{Game as _, Seat, Viewer};

/// The filled flags of a harbour are those that count.
#[test]
fn the_flags_that_are_filled_are_the_flags_that_count() {
    every_state::<Borneo>(1, |game, state| {
        let scene = game.scene(&game.view(state, Viewer::Seat(Seat(0))));
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

//! The picture tells the truth: flags can be counted, and whatever stands in a house is part of it.

use borneo::{Borneo, Phase};
use kit::scene::{Glyph, Layer, Piece};
use kit::testing::every_state;
use kit::{Game as _, Seat, Viewer};

/// How many flags of a company are drawn on a card.
fn flags(piece: &Piece, company: borneo::Company) -> usize {
    let symbol = format!("borneo-flag-{}", company.0);
    let is_flag = |layer: &&Layer| matches!(layer, Layer::Art(art) if art.symbol == symbol);
    piece.face.layers.iter().filter(is_flag).count()
}

/// The flags that are drawn on the cargo of a harbour are those that count.
#[test]
fn the_flags_that_are_drawn_are_the_flags_that_count() {
    every_state::<Borneo>(1, |game, state| {
        let scene = game.scene(&game.view(state, Viewer::Seat(Seat(0))));
        for (space, quay) in state.table().quays.iter().enumerate() {
            let (visible, zone) = (game.visible(quay), format!("harbour:{space}"));
            for company in borneo::Company::all() {
                let cargo = scene.pieces_in(&zone).filter(|piece| piece.id.starts_with("card:"));
                let drawn: usize = cargo.map(|card| flags(card, company)).sum();
                if !matches!(state.table().phase, Phase::Pick(_)) {
                    assert_eq!(drawn, usize::from(visible.of(company)));
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

/// A touch on a rank or a merchant of a house is a touch of its company, and one on the cargo or a
/// tally of a harbour is a touch of the harbour.
#[test]
fn what_stands_in_a_house_or_a_harbour_is_part_of_it() {
    every_state::<Borneo>(1, |game, state| {
        let scene = game.scene(&game.view(state, Viewer::Seat(Seat(0))));
        for piece in &scene.pieces {
            let ground = scene.ground(&piece.id).map(|ground| &*ground.id).unwrap_or_default();
            let of = |zone: &str| piece.zone.strip_prefix(zone).map(str::to_owned);
            if let Some(company) = of("company-zone:") {
                assert_eq!(ground, format!("company:{company}"));
            }
            if of("harbour:").is_some() {
                assert!(ground.starts_with("port:") || ground.starts_with("harbour-place:"));
            }
        }
    });
}

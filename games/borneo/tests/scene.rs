//! The picture tells the truth: flags can be counted, and whatever stands in a house is part of it.

use borneo::{Borneo, Move, Phase};
use kit::scene::{Glyph, Id, Layer, Piece};
use kit::testing::every_state;
use kit::{Game as _, Phrase, Scene, Seat, Unlogged, Viewer};

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

/// What a card is said to change where it could be laid comes about if it is laid there: so many flags
/// more or fewer, a monopoly, or cargo that is shared out because the harbour is full.
#[test]
fn what_a_card_would_change_in_a_harbour_comes_about() {
    let mut seen = std::collections::BTreeSet::new();
    every_state::<Borneo>(1, |game, state| {
        let Some(seat) = game.awaiting(state).seats().iter().next() else { return };
        let (view, mut moves) = (game.view(state, Viewer::Seat(seat)), Vec::new());
        game.moves(state, seat, &mut moves);
        let scene = Scene::with_choices(game, &view, &moves);
        for (choice, &decision) in scene.choices.iter().zip(&moves) {
            let Move::Ship(card, space) = decision else {
                assert!(choice.changes.is_empty());
                continue;
            };
            let mut after = *state;
            game.play(&mut after, seat, decision, &mut Unlogged).unwrap();
            let space = usize::from(space);
            let (before, after) = (&state.table().quays[space], &after.table().quays[space]);
            let said = |id: Id| choice.changes.iter().find(|(at, _)| *at == id);
            if !after.cargo.contains(&card) {
                let zone = format!("harbour:{space}");
                let ids = scene.pieces_in(&zone).map(|piece| piece.id.clone());
                let port = ids.into_iter().find(|id| id.starts_with("port:")).unwrap();
                let (_, outcome) = said(port).unwrap();
                seen.insert(outcome.label.key.to_string());
                continue;
            }
            let (before, after) = (game.visible(before), game.visible(after));
            for company in borneo::Company::all() {
                let by = i32::from(after.of(company)) - i32::from(before.of(company));
                let tally = said(format!("tally:{space}:{}", company.0).into());
                let Some((_, badge)) = tally else {
                    assert_eq!(by, 0);
                    continue;
                };
                let key = if by > 0 { "change-more" } else { "change-fewer" };
                assert_eq!(badge.glyph, Glyph::Word(Phrase::new(key).with("count", by.abs())));
                seen.insert(key.to_owned());
            }
        }
    });
    let seen: Vec<_> = seen.iter().map(String::as_str).collect();
    assert_eq!(seen, ["change-fewer", "change-monopoly", "change-more", "change-shared"]);
}

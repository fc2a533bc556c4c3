//! Which piece came from where between two scenes.

use std::collections::{BTreeMap, BTreeSet};

use kit::order;
use kit::scene::{Glyph, Id, Piece, Shape, Tint};

use super::shown::Shown;

/// How the pieces of one scene become those of the next.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Flights {
    /// A piece and the one from whose place it comes; mostly its own.
    pub(super) from: Vec<(Id, Id)>,
    /// Pieces that are there for the first time.
    pub(super) fresh: Vec<Id>,
    /// Pieces that are gone.
    pub(super) gone: Vec<Id>,
    /// Pieces that lay face down and show what they are now, in the order of the scene.
    pub(super) turned: Vec<Id>,
}

/// What a good is, wherever it lies.
type Kind = (Shape, Tint, Vec<Vec<Glyph>>);

/// Works out what came from where. Pieces keep their names; goods, which are counted rather than
/// named, come from where as many of their kind are missing; and a card that nobody has seen
/// comes from the pile that has become smaller.
pub(super) fn flights(before: &Shown, after: &Shown) -> Flights {
    let names = |shown: &Shown| -> BTreeSet<Id> {
        order::gathered(shown.scene.pieces.iter().map(|piece| piece.id.clone()))
    };
    let (was, is) = (names(before), names(after));
    let mut missing: BTreeMap<String, Vec<Id>> = BTreeMap::new();
    let mut gone = Vec::new();
    for piece in before.scene.pieces.iter().rev().filter(|piece| !is.contains(&piece.id)) {
        if piece.face.shape == Shape::Button {
            continue;
        }
        missing.entry(kind(piece)).or_default().push(piece.id.clone());
        gone.push(piece.id.clone());
    }
    let pile = shrunk_pile(before, after);
    let mut flights = Flights::default();
    for piece in &after.scene.pieces {
        let id = piece.id.clone();
        if was.contains(&id) {
            if before.scene.piece(&id).is_some_and(is_face_down) && !is_face_down(piece) {
                flights.turned.push(id);
                continue;
            }
            let stayed = match (before.laid(&id), after.laid(&id)) {
                (Some((_, then)), Some((_, now))) => {
                    (then.panel, then.rect) == (now.panel, now.rect)
                }
                _ => true,
            };
            if !stayed {
                flights.from.push((id.clone(), id));
            }
            continue;
        }
        let twin = missing.get_mut(&kind(piece)).and_then(Vec::pop);
        match twin {
            Some(twin) => {
                gone.retain(|id| *id != twin);
                flights.from.push((id, twin));
            }
            None => match &pile {
                Some(pile) if piece.face.shape == Shape::Card => {
                    flights.from.push((id.clone(), pile.clone()));
                    flights.fresh.push(id);
                }
                _ => flights.fresh.push(id),
            },
        }
    }
    flights.gone = gone;
    flights
}

/// Whether nothing but the mark of the box is seen of a piece.
fn is_face_down(piece: &Piece) -> bool {
    matches!(piece.face.lines.as_slice(), [line] if matches!(line.as_slice(), [Glyph::Mark]))
}

fn kind(piece: &Piece) -> String {
    let kind: Kind = (piece.face.shape, piece.face.tint, piece.face.lines.clone());
    format!("{kind:?}")
}

/// The pile that has fewer cards than before, if exactly one has.
fn shrunk_pile(before: &Shown, after: &Shown) -> Option<Id> {
    let height = |piece: &Piece| {
        piece.badges.iter().find_map(|badge| match badge.glyph {
            Glyph::Number(number) => Some(number),
            _ => None,
        })
    };
    let mut shrunk = before.scene.pieces.iter().filter(|then| {
        let now = after.scene.piece(&then.id).and_then(height).unwrap_or(0);
        then.face.shape == Shape::Back && height(then).is_some_and(|then| now < then)
    });
    let pile = shrunk.next()?;
    shrunk.next().is_none().then(|| pile.id.clone())
}

#[cfg(test)]
mod tests {
    use super::super::shown::tests::dealt;
    use super::*;
    use kit::Scene;

    fn changed(change: impl FnOnce(&mut Scene)) -> Flights {
        let before = dealt(2);
        let mut scene = before.scene.clone();
        change(&mut scene);
        flights(&before, &Shown::new(scene, Vec::new(), Vec::new(), false))
    }

    #[test]
    fn nothing_moves_where_nothing_has_changed() {
        assert_eq!(changed(|_| ()), Flights::default());
    }

    #[test]
    fn a_piece_that_lay_face_down_is_turned_where_it_is() {
        let mut before = dealt(2).scene.clone();
        let card = before.pieces.iter().position(|piece| piece.zone == "hand:0").unwrap();
        let open = before.clone();
        before.pieces[card].face.lines = vec![vec![Glyph::Mark]];
        let shown = |scene: &Scene| Shown::new(scene.clone(), Vec::new(), Vec::new(), false);
        let turned = flights(&shown(&before), &shown(&open));
        let expected = vec![open.pieces[card].id.clone()];
        assert_eq!(turned, Flights { turned: expected, ..Flights::default() });
        assert_eq!(flights(&shown(&before), &shown(&before)), Flights::default());
    }

    #[test]
    fn a_card_travels_under_its_own_name() {
        let moved = changed(|scene| {
            let card = scene.pieces.iter_mut().find(|piece| piece.zone == "hand:0").unwrap();
            card.zone = "played:0".into();
        });
        assert!(moved.from.iter().any(|(to, from)| to == from && to.starts_with("card:")));
        assert!(moved.fresh.is_empty() && moved.gone.is_empty());
    }

    #[test]
    fn a_good_comes_from_where_one_of_its_kind_is_missing() {
        let moved = changed(|scene| {
            let cubes = scene.pieces.iter_mut().filter(|piece| piece.zone == "caravan:0");
            let cube = cubes.last().unwrap();
            cube.id = "elsewhere".into();
            cube.twin_of = None;
            cube.zone = "caravan:1".into();
        });
        let flown = moved.from.iter().find(|(to, _)| to == "elsewhere").unwrap();
        assert!(flown.1.starts_with("cube:0:"), "{flown:?}");
        assert!(moved.gone.is_empty(), "{moved:?}");
    }

    #[test]
    fn a_card_nobody_has_seen_comes_from_the_pile_that_shrank() {
        let moved = changed(|scene| {
            let card = scene.pieces.iter_mut().find(|piece| piece.zone == "market").unwrap();
            card.id = "card:new".into();
            card.face.lines.clear();
            let pile = scene.pieces.iter_mut().find(|piece| piece.id == "merchant-pile").unwrap();
            pile.badges[0].glyph = Glyph::Number(1);
        });
        assert!(moved.from.contains(&("card:new".into(), "merchant-pile".into())), "{moved:?}");
        assert_eq!(moved.gone.len(), 1);
    }
}

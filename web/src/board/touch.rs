//! What touching a piece comes to.

use kit::Scene;
use kit::scene::Id;

/// What touching a piece comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Touch {
    /// This choice.
    Choose(usize),
    /// One of these; what has been picked up so far.
    Among(Vec<usize>, Vec<Id>),
    /// Nothing: no choice is made with it.
    Nothing,
}

/// Touches a piece after others have been picked up. A piece that does not go with them begins
/// anew; one that was picked up already is put down.
pub(super) fn touch(scene: &Scene, picked: &[Id], piece: &str) -> Touch {
    let piece = meant(scene, piece);
    if picked.contains(&piece) {
        let rest: Vec<Id> = picked.iter().filter(|id| **id != piece).cloned().collect();
        let left = if rest.is_empty() { Vec::new() } else { made_with(scene, &rest) };
        return Touch::Among(left, rest);
    }
    let mut all = picked.to_vec();
    all.push(piece.clone());
    let mut among = made_with(scene, &all);
    if among.is_empty() {
        all = vec![piece];
        among = made_with(scene, &all);
    }
    match among.as_slice() {
        [] => Touch::Nothing,
        [only] => Touch::Choose(*only),
        _ => Touch::Among(among, all),
    }
}

/// The piece that is meant by a touch: whatever lies on a piece that can be touched belongs to it, the
/// nearest below it first, and a twin stands for the other.
fn meant(scene: &Scene, piece: &str) -> Id {
    let twin = |id: &str| scene.piece(id).and_then(|piece| piece.twin_of.clone());
    let named = |id: &str| twin(id).unwrap_or_else(|| Id::Owned(id.to_owned()));
    let mut at = piece;
    // No tower is higher than there are pieces.
    for _ in &scene.pieces {
        let own = named(at);
        if !made_with(scene, std::slice::from_ref(&own)).is_empty() {
            return own;
        }
        match scene.piece(at).and_then(|piece| piece.spot.host()) {
            Some(host) => at = host,
            None => break,
        }
    }
    named(piece)
}

/// The choices for which all these pieces are touched.
fn made_with(scene: &Scene, pieces: &[Id]) -> Vec<usize> {
    let fits = |at: &usize| {
        let touches = scene.choices.get(*at).map(|choice| &choice.touches);
        touches.is_some_and(|touches| pieces.iter().all(|piece| touches.contains(piece)))
    };
    (0..scene.choices.len()).filter(fits).collect()
}

/// The choice a digit stands for: 1 to 9, then 0 for the tenth.
pub(super) fn digit(key: &str) -> Option<usize> {
    let digit = key.parse::<usize>().ok().filter(|_| key.len() == 1)?;
    Some(if digit == 0 { 9 } else { digit - 1 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::Phrase;
    use kit::scene::{Choice, Face, Piece, Shape, Spot};

    fn scene(choices: &[&[&'static str]]) -> Scene {
        let piece = |id: &'static str| {
            Piece::new(id, "zone", Spot::At(0), Face::new(Shape::Good, 9, 9), Phrase::new("a"))
        };
        let choice = |touches: &&[&'static str]| Choice {
            label: Phrase::new("a"),
            touches: touches.iter().map(|id| Id::Borrowed(id)).collect(),
            amount: None,
            form: None,
            changes: Vec::new(),
        };
        let mut pieces = vec![piece("a"), piece("b"), piece("c")];
        pieces.push(piece("a2").twin_of("a"));
        Scene { pieces, choices: choices.iter().map(choice).collect(), ..Scene::default() }
    }

    #[test]
    fn what_lies_on_a_piece_belongs_to_it_unless_it_has_choices_of_its_own() {
        let mut scene = scene(&[&["a"], &["b"]]);
        let on = |id: &'static str, host: &'static str| {
            let spot = Spot::On(host.into(), 0);
            Piece::new(id, "zone", spot, Face::new(Shape::Good, 9, 9), Phrase::new("a"))
        };
        scene.pieces.extend([on("token", "a"), on("flag", "token"), on("idle", "c")]);
        assert_eq!(touch(&scene, &[], "token"), Touch::Choose(0));
        assert_eq!(touch(&scene, &[], "flag"), Touch::Choose(0));
        assert_eq!(touch(&scene, &[], "idle"), Touch::Nothing);
        scene.pieces[1].spot = Spot::On("a".into(), 0);
        assert_eq!(touch(&scene, &[], "b"), Touch::Choose(1));
        scene.pieces.push(on("pawn", "b"));
        assert_eq!(touch(&scene, &[], "pawn"), Touch::Choose(1), "the nearest below it");
    }

    #[test]
    fn a_piece_with_one_choice_makes_it_and_so_does_its_twin() {
        let scene = scene(&[&["a"], &["b"]]);
        assert_eq!(touch(&scene, &[], "a"), Touch::Choose(0));
        assert_eq!(touch(&scene, &[], "a2"), Touch::Choose(0));
        assert_eq!(touch(&scene, &[], "c"), Touch::Nothing);
    }

    #[test]
    fn a_piece_with_several_choices_is_picked_up_until_one_is_left() {
        let scene = scene(&[&["a", "b"], &["a", "c"], &["a"]]);
        let Touch::Among(among, picked) = touch(&scene, &[], "a") else { panic!() };
        assert_eq!(among, [0, 1, 2]);
        assert_eq!(touch(&scene, &picked, "c"), Touch::Choose(1));
        assert_eq!(touch(&scene, &picked, "a"), Touch::Among(vec![], vec![]), "put down");
    }

    #[test]
    fn a_piece_that_does_not_go_with_the_others_begins_anew() {
        let scene = scene(&[&["a", "b"], &["c"]]);
        assert_eq!(touch(&scene, &["a".into()], "c"), Touch::Choose(1));
    }

    #[test]
    fn zero_is_the_tenth() {
        assert_eq!([digit("1"), digit("9"), digit("0")], [Some(0), Some(8), Some(9)]);
        assert_eq!([digit("10"), digit("a"), digit("")], [None; 3]);
    }
}

//! How pieces stand out, worked out for all of them at once. A piece of the page listens to nothing
//! else for it: each listener that is worked out anew leaves and joins the lists of all it listens to,
//! which takes as long as these are, so that hundreds listening to ten things each made a click slow.

use std::collections::{BTreeMap, BTreeSet};

use kit::Phrase;
use kit::order::gathered;
use kit::scene::Id;
use leptos::prelude::*;

use super::hints::hinted;
use super::review::better_here;
use super::shown::Shown;
use super::stage::Stage;

/// How a piece stands out.
#[derive(Clone, PartialEq, Default)]
pub(super) struct Mark {
    pub(super) can: bool,
    pub(super) cannot: bool,
    pub(super) chosen: bool,
    pub(super) hinted: bool,
    pub(super) new: bool,
    /// Whether the Tab key stops here.
    pub(super) reached: bool,
    /// What touching it does: the choice it makes, or how many it leaves.
    pub(super) deed: Option<Phrase>,
}

/// The marks of the pieces that have any.
#[derive(Clone, Copy)]
pub(super) struct Marks(Memo<Vec<(Id, Mark)>>);

impl Marks {
    pub(super) fn start(stage: Stage) -> Marks {
        Marks(Memo::new(move |_| marks(stage)))
    }

    pub(super) fn here() -> Marks {
        expect_context()
    }

    pub(super) fn of(self, id: &Id) -> Mark {
        let of = |marks: &Vec<(Id, Mark)>| marks.iter().find(|mark| mark.0 == *id).cloned();
        self.0.with(of).unwrap_or_default().1
    }
}

fn marks(stage: Stage) -> Vec<(Id, Mark)> {
    let may_act = stage.may_act();
    let (picked, fresh) = (stage.picked.get(), stage.fresh.get());
    let (chosen, focus, hinted) = (stage.chosen.get(), stage.focus.get(), hinted(stage));
    stage.shown.with(|shown| {
        let Some(shown) = shown.as_deref() else { return Vec::new() };
        let chosen = touched(shown, chosen);
        let hinted = touched(shown, hinted.into_iter().chain(better_here(stage, shown)));
        let deeds = if may_act { Deeds::of(shown) } else { Deeds::default() };
        let reached = reached(shown, focus.as_ref());
        let mark = |piece: &kit::scene::Piece| {
            let id = &piece.id;
            let touch = piece.twin_of.as_ref().unwrap_or(id);
            let can = may_act && shown.can.contains(id);
            let mark = Mark {
                can,
                cannot: may_act && shown.cannot.contains(id),
                chosen: picked.contains(id) || chosen.contains(touch),
                hinted: hinted.contains(touch),
                new: fresh.contains(id),
                reached: can && reached == Some(id),
                deed: deeds.by(shown, touch),
            };
            (mark != Mark::default()).then(|| (id.clone(), mark))
        };
        shown.scene.pieces.iter().filter_map(mark).collect()
    })
}

/// What is touched for these choices.
fn touched(shown: &Shown, choices: impl IntoIterator<Item = usize>) -> BTreeSet<&Id> {
    let choices = choices.into_iter().filter_map(|choice| shown.scene.choices.get(choice));
    gathered(choices.flat_map(|choice| &choice.touches))
}

/// What touching something does, for all that can be touched: the last choice made by it, and how many there
/// are.
#[derive(Default)]
struct Deeds {
    // A map of a kind that the page has anyway: another is kilobytes of program.
    places: BTreeMap<Id, usize>,
    choices: Vec<(usize, usize)>,
}

impl Deeds {
    fn of(shown: &Shown) -> Deeds {
        let mut deeds = Deeds::default();
        for (number, choice) in shown.scene.choices.iter().enumerate() {
            for id in &choice.touches {
                let next = deeds.choices.len();
                let place = *deeds.places.entry(id.clone()).or_insert(next);
                match deeds.choices.get_mut(place) {
                    Some((last, count)) if *last != number => {
                        (*last, *count) = (number, *count + 1);
                    }
                    Some(_) => {}
                    None => deeds.choices.push((number, 1)),
                }
            }
        }
        deeds
    }

    fn by(&self, shown: &Shown, touch: &Id) -> Option<Phrase> {
        let &(last, count) = self.choices.get(*self.places.get(touch)?)?;
        match count {
            1 => shown.scene.choices.get(last).map(|choice| choice.label.clone()),
            many => Some(Phrase::new("board-choices").with("count", many)),
        }
    }
}

/// Where the Tab key stops: at the piece with the focus, or else at the first that can be touched.
fn reached<'a>(shown: &'a Shown, focus: Option<&'a Id>) -> Option<&'a Id> {
    focus.filter(|focus| shown.can.contains(*focus)).or_else(|| {
        let ids = shown.laid.iter().filter_map(|laid| shown.scene.pieces.get(laid.piece));
        ids.map(|piece| &piece.id).find(|id| shown.can.contains(*id))
    })
}

#[cfg(test)]
mod tests {
    use super::super::shown::tests::dealt;
    use super::*;

    #[test]
    fn touching_a_piece_makes_its_only_choice_or_leaves_several() {
        let shown = dealt(3);
        let deeds = Deeds::of(&shown);
        assert!(!deeds.choices.is_empty());
        for piece in &shown.scene.pieces {
            let choices: Vec<usize> = shown.scene.choices_touching(&piece.id).collect();
            let deed = deeds.by(&shown, piece.twin_of.as_ref().unwrap_or(&piece.id));
            match choices.as_slice() {
                [] => assert_eq!(deed, None),
                [only] => assert_eq!(deed.as_ref(), Some(&shown.scene.choices[*only].label)),
                many => {
                    let expected = Phrase::new("board-choices").with("count", many.len());
                    assert_eq!(deed, Some(expected));
                }
            }
        }
    }

    #[test]
    fn what_is_touched_for_all_choices_is_what_can_be_touched() {
        let shown = dealt(3);
        let all = touched(&shown, 0..shown.scene.choices.len());
        for piece in &shown.scene.pieces {
            let touch = piece.twin_of.as_ref().unwrap_or(&piece.id);
            assert_eq!(all.contains(touch), shown.can.contains(&piece.id));
        }
    }

    #[test]
    fn the_tab_key_stops_at_the_focus_where_that_can_be_touched_and_else_at_the_first() {
        let shown = dealt(3);
        let first = reached(&shown, None).unwrap();
        let other = shown.can.iter().find(|id| *id != first).unwrap();
        assert_eq!(reached(&shown, Some(other)), Some(other));
        assert_eq!(reached(&shown, Some(&Id::Borrowed("nowhere"))), Some(first));
    }
}

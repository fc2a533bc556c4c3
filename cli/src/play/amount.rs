//! Choices that differ in an amount alone (a bid): a terminal shows them as one line with its range.

use std::ops::Range;

use kit::{Phrase, Scene};

/// Fewer than these are listed one by one.
const MANY: usize = 3;

/// The numbers of the choices that are one line with this one.
pub(super) fn group(scene: &Scene, choice: usize) -> Range<usize> {
    let alone = choice..choice + 1;
    let Some(own) = scene.choices.get(choice).filter(|own| own.amount.is_some()) else {
        return alone;
    };
    let like = |at: &usize| {
        let other = scene.choices.get(*at);
        other.is_some_and(|other| other.amount.is_some() && other.touches == own.touches)
    };
    let start = (0..choice).rev().take_while(like).last().unwrap_or(choice);
    let end = (choice..).take_while(like).last().unwrap_or(choice) + 1;
    if end - start < MANY { alone } else { start..end }
}

/// The choice that is shown first of a line: the first that is suggested.
pub(super) fn first(scene: &Scene, group: &Range<usize>) -> usize {
    let suggested = |at: &usize| {
        let amount = scene.choices.get(*at).and_then(|choice| choice.amount);
        amount.is_some_and(|amount| amount.suggested)
    };
    group.clone().find(suggested).unwrap_or(group.start)
}

/// The least and the largest amount of a line.
fn range(scene: &Scene, group: &Range<usize>) -> Option<(i32, i32)> {
    let amounts = scene.choices.get(group.clone())?.iter().filter_map(|choice| choice.amount);
    let (least, most) = (amounts.clone().map(|amount| amount.of).min()?, amounts);
    Some((least, most.map(|amount| amount.of).max()?))
}

/// A choice, with the range of its amounts if it stands for others as well.
pub(super) fn label(scene: &Scene, choice: usize, key: &'static str) -> Option<Phrase> {
    let label = scene.choices.get(choice)?.said();
    let group = group(scene, choice);
    if group.len() == 1 {
        return Some(label);
    }
    let (least, most) = range(scene, &group)?;
    Some(Phrase::new(key).with("choice", label).with("least", least).with("most", most))
}

/// The choice of this amount.
pub(super) fn find(scene: &Scene, amount: i32) -> Option<usize> {
    scene.choices.iter().position(|choice| choice.amount.is_some_and(|own| own.of == amount))
}

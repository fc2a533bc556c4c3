//! Why a decision is good, in terms a person knows: what it changes in what the game's own evaluation
//! counts, and what it is meant to lead to.

use kit::{Chance, Evaluation, Phrase, Viewer};

use crate::advice::{Advice, Opinion};
use crate::observer::Observer;

/// In how many imagined worlds a decision is tried.
const WORLDS: usize = 8;
/// Changes of fewer points than this are no reason.
const SLIGHT: f32 = 0.25;
/// So many factors are named.
const NAMED: usize = 2;
/// A plan is not told further than this many own decisions.
const PLANNED: usize = 3;

/// A part of the evaluation that speaks for a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// The name of the factor; its word is `factor-` and the name.
    pub factor: &'static str,
    /// How many points more it brings than the other decisions do on average.
    pub change: f32,
}

/// Why a decision is good.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reasons {
    /// What speaks most for it, the strongest first.
    pub factors: Vec<Reason>,
    /// What the seat would do next, as far as that does not hang on what it cannot know.
    pub plan: Vec<Phrase>,
}

/// Why the first `count` opinions are good.
pub fn reasons<G: Evaluation>(
    observer: &Observer<'_, G>,
    advice: &Advice<G::Move>,
    count: usize,
    chance: &mut Chance,
) -> Vec<Reasons> {
    // The same worlds for every decision: only the decisions differ.
    let worlds: Vec<G::State> = (0..WORLDS).map(|_| observer.imagine(chance)).collect();
    let tried: Vec<Factors> =
        advice.opinions.iter().map(|opinion| after_turn(observer, opinion, &worlds)).collect();
    let mut before = Factors::default();
    worlds.iter().for_each(|world| before.look(observer, world));
    let told = advice.opinions.iter().enumerate().take(count);
    told.map(|(at, opinion)| {
        let mut others = Factors::default();
        for (other, factors) in tried.iter().enumerate() {
            if other != at {
                others.add(factors);
            }
        }
        let others = if others.worlds == 0.0 { &before } else { &others };
        Reasons {
            factors: speaking_for(&tried[at], others),
            plan: plan(observer, opinion, &worlds[..WORLDS / 2]),
        }
    })
    .collect()
}

/// The sums of every factor over several worlds.
#[derive(Clone, Default)]
struct Factors {
    sums: Vec<(&'static str, f32)>,
    worlds: f32,
}

impl Factors {
    fn look<G: Evaluation>(&mut self, observer: &Observer<'_, G>, state: &G::State) {
        let mut factors = Vec::new();
        observer.game().factors(state, observer.seat(), &mut factors);
        self.add(&Factors { sums: factors, worlds: 1.0 });
    }

    fn add(&mut self, other: &Factors) {
        self.worlds += other.worlds;
        for &(name, points) in &other.sums {
            match self.sums.iter_mut().find(|(known, _)| *known == name) {
                Some((_, sum)) => *sum += points,
                None => self.sums.push((name, points)),
            }
        }
    }

    fn mean(&self, name: &str) -> f32 {
        let sum = self.sums.iter().find(|(known, _)| *known == name).map_or(0.0, |(_, sum)| *sum);
        sum / self.worlds.max(1.0)
    }
}

/// What the evaluation is made of after the decision and those of the same turn that are to follow it.
fn after_turn<G: Evaluation>(
    observer: &Observer<'_, G>,
    opinion: &Opinion<G::Move>,
    worlds: &[G::State],
) -> Factors {
    let mut factors = Factors::default();
    for world in worlds {
        let mut state = *world;
        for &(_, decision) in opinion.line.iter().take_while(|(seat, _)| *seat == observer.seat()) {
            match observer.game().after(&state, observer.seat(), decision) {
                Some(after) => state = after,
                None => break,
            }
        }
        factors.look(observer, &state);
    }
    factors
}

/// The factors in which the one is better than the others.
fn speaking_for(one: &Factors, others: &Factors) -> Vec<Reason> {
    let reason = |&(factor, _): &(&'static str, f32)| {
        let change = one.mean(factor) - others.mean(factor);
        (change >= SLIGHT).then_some(Reason { factor, change })
    };
    let mut reasons: Vec<Reason> = one.sums.iter().filter_map(reason).collect();
    reasons.sort_by(|one, other| other.change.total_cmp(&one.change));
    reasons.truncate(NAMED);
    reasons
}

/// What the seat would do after the decision. A step that is not the same in every world hangs on
/// something the seat cannot know, and ends the plan.
fn plan<G: Evaluation>(
    observer: &Observer<'_, G>,
    opinion: &Opinion<G::Move>,
    worlds: &[G::State],
) -> Vec<Phrase> {
    let plans = worlds.iter().map(|world| plan_in(observer, opinion, world));
    let common = |one: Vec<Phrase>, other: Vec<Phrase>| {
        one.into_iter()
            .zip(other)
            .take_while(|(one, other)| one == other)
            .map(|(one, _)| one)
            .collect()
    };
    plans.reduce(common).unwrap_or_default()
}

fn plan_in<G: Evaluation>(
    observer: &Observer<'_, G>,
    opinion: &Opinion<G::Move>,
    world: &G::State,
) -> Vec<Phrase> {
    let (game, own) = (observer.game(), observer.seat());
    let mut state = *world;
    let mut plan = Vec::new();
    for (at, &(seat, decision)) in opinion.line.iter().enumerate() {
        let view = (at > 0 && seat == own).then(|| game.view(&state, Viewer::Seat(own)));
        let Some(after) = game.after(&state, seat, decision) else { break };
        plan.extend(view.map(|view| game.describe(&view, decision)));
        state = after;
        if plan.len() == PLANNED {
            break;
        }
    }
    plan
}

#[cfg(test)]
mod tests {
    use super::*;

    fn factors(worlds: f32, sums: &[(&'static str, f32)]) -> Factors {
        Factors { sums: sums.to_vec(), worlds }
    }

    #[test]
    fn what_is_better_than_elsewhere_is_named_and_the_strongest_first() {
        let one = factors(2.0, &[("spices", 6.0), ("cards", 10.0), ("coins", 2.0), ("hand", 2.4)]);
        let others =
            factors(4.0, &[("spices", 8.0), ("cards", 8.0), ("coins", 4.0), ("hand", 0.0)]);
        let named: Vec<_> =
            speaking_for(&one, &others).into_iter().map(|one| (one.factor, one.change)).collect();
        assert_eq!(named, [("cards", 3.0), ("hand", 1.2)]);
    }

    #[test]
    fn what_hardly_changes_is_no_reason() {
        let one = factors(1.0, &[("spices", 1.2), ("debt", -3.0)]);
        let others = factors(1.0, &[("spices", 1.0), ("debt", 0.0)]);
        assert!(speaking_for(&one, &others).is_empty());
    }
}

//! What has been played and checked so far.

use std::collections::{BTreeMap, BTreeSet};

use super::broken::{Broken, Check, Fault};
use super::kinds::Kinds;
use crate::{Game, Illegal};

/// So many chances to notice something must have passed before their absence means anything.
const ENOUGH: u64 = 200;

/// What has been played and how often each thing was checked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Tables that were set up.
    pub tables: u64,
    /// Games played.
    pub games: u64,
    /// Decisions in all games.
    pub decisions: u64,
    /// Decisions of seats that were not awaited.
    pub offers: u64,
    /// Decisions made while several seats were awaited.
    pub together: u64,
    /// Decisions of which some other seat could not know.
    pub secret: u64,
    /// Decisions of the longest game.
    pub longest: u64,
    /// How often each kind of move was played.
    pub moves: Kinds,
    /// How often each kind of event happened.
    pub events: Kinds,
    /// The kinds of moves and events that only other games have which share them with this one.
    pub foreign: BTreeSet<&'static str>,
    /// How often each rule refused a move, by its code.
    pub refusals: BTreeMap<&'static str, u64>,
    checks: Checks,
    pub(super) imagination: Imagination,
}

/// How often each check was made.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Checks([u64; Check::ALL.len()]);

impl Default for Checks {
    fn default() -> Checks {
        Checks([0; Check::ALL.len()])
    }
}

/// Whether imagined states differ as they should. No single state can prove it, many can.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Imagination {
    /// Imagined states that were not the real one.
    pub(super) guesses: u64,
    /// Imagined states that were not like another one from the same view.
    pub(super) varied: u64,
    /// For each kind of move: how often one that shows something hidden was also made in an
    /// imagined state, and how often it showed something else there.
    shown: BTreeMap<String, (u64, u64)>,
}

impl Tally {
    /// Nothing yet of a game.
    pub fn of<G: Game>() -> Tally {
        let (moves, events) = (Kinds::of::<G::Move>(), Kinds::of::<G::Event>());
        Tally { moves, events, ..Tally::default() }
    }

    /// The same for a game that has none of these kinds, although its moves and events know them.
    pub fn without(mut self, kinds: impl IntoIterator<Item = &'static str>) -> Tally {
        self.foreign.extend(kinds);
        self
    }

    /// How often this was checked.
    pub fn done(&self, check: Check) -> u64 {
        self.checks.0[check as usize]
    }

    /// Every check with how often it was made.
    pub fn iter(&self) -> impl Iterator<Item = (Check, u64)> {
        Check::ALL.iter().map(|&check| (check, self.done(check)))
    }

    /// Adds what another inspector, say on another thread, has seen.
    pub fn add(&mut self, other: &Tally) {
        self.tables += other.tables;
        self.games += other.games;
        self.decisions += other.decisions;
        self.offers += other.offers;
        self.together += other.together;
        self.secret += other.secret;
        self.longest = self.longest.max(other.longest);
        self.moves.add(&other.moves);
        self.events.add(&other.events);
        self.foreign.extend(&other.foreign);
        for (rule, count) in &other.refusals {
            *self.refusals.entry(rule).or_default() += count;
        }
        for (own, others) in self.checks.0.iter_mut().zip(other.checks.0) {
            *own += others;
        }
        self.imagination.guesses += other.imagination.guesses;
        self.imagination.varied += other.imagination.varied;
        for (kind, (shown, surprises)) in &other.imagination.shown {
            let own = self.imagination.shown.entry(kind.clone()).or_default();
            *own = (own.0 + shown, own.1 + surprises);
        }
    }

    /// What can only be judged by many games: whether the seats imagine what they cannot know.
    /// A view that leaks and an `imagine` that believes it agree with each other at every single
    /// state, but then nothing that is shown ever comes as a surprise.
    /// Whether every kind of move and event has occurred, and every rule has refused something, is
    /// judged where that is asked for.
    pub fn verdict<G: Game>(&self, every_kind: bool) -> Result<(), Box<Broken>> {
        let rules = G::META.refusals.iter().map(|rule| rule.code);
        // Where nothing was tried that is not legal, no rule could refuse it.
        let tried = !self.refusals.is_empty();
        let silent = rules.filter(|code| tried && !self.refusals.contains_key(code));
        let (game, check) = (G::META.id, Check::Kinds);
        let kinds = || self.moves.iter().chain(self.events.iter());
        let intruder = kinds().find(|(kind, count)| *count > 0 && self.foreign.contains(kind));
        if let Some((kind, count)) = intruder {
            let detail = format!("{kind} is none of this game, and occurred {count} times");
            return Err(Box::new(Broken { game, check, detail, record: None }));
        }
        let missing = self.moves.missing().chain(self.events.missing());
        let mut missing = missing.filter(|kind| !self.foreign.contains(kind)).chain(silent);
        if every_kind && let Some(kind) = missing.next() {
            let detail = format!(
                "{kind} never occurred in {} decisions; if play hardly ever leads to it, count an \
                 example of the game's own: see passes_the_contract_with",
                self.decisions
            );
            return Err(Box::new(Broken { game, check, detail, record: None }));
        }
        let Imagination { guesses, varied, shown } = &self.imagination;
        let foreseen =
            shown.iter().find(|(_, (shown, surprises))| *shown >= ENOUGH && *surprises == 0);
        let detail = if *guesses >= ENOUGH && *varied == 0 {
            format!("{guesses} imagined states were wrong, and a second one was always the same")
        } else if let Some((kind, (shown, _))) = foreseen {
            format!(
                "{shown} times {kind} showed something hidden that the viewer had imagined just \
                 so: a view leaks it, or nothing is hidden and the move need not bar undo"
            )
        } else {
            return Ok(());
        };
        Err(Box::new(Broken { game: G::META.id, check: Check::Imagination, detail, record: None }))
    }

    /// Counts what came of a decision in a game's own examples.
    pub(in crate::testing) fn tried<G: Game>(
        &mut self,
        decision: &G::Move,
        result: Result<&[G::Event], &Illegal>,
    ) {
        match result {
            Ok(events) => {
                self.moves.count(decision);
                events.iter().for_each(|event| self.events.count(event));
            }
            Err(reason) => *self.refusals.entry(reason.rule.code).or_default() += 1,
        }
    }

    /// Counts a decision that shows something hidden, made in an imagined state.
    pub(super) fn showed(&mut self, decision: impl std::fmt::Debug, surprise: bool) {
        let mut kind = format!("{decision:?}");
        kind.truncate(kind.find(|c: char| !c.is_alphanumeric()).unwrap_or(kind.len()));
        let (shown, surprises) = self.imagination.shown.entry(kind).or_default();
        *shown += 1;
        *surprises += u64::from(surprise);
    }

    pub(super) fn count(&mut self, check: Check) {
        self.checks.0[check as usize] += 1;
    }

    /// Counts the check, which fails with the given detail unless it holds.
    pub(super) fn expect(
        &mut self,
        check: Check,
        holds: bool,
        detail: impl FnOnce() -> String,
    ) -> Result<(), Fault> {
        self.count(check);
        if holds { Ok(()) } else { Err(Fault::new(check, detail())) }
    }
}

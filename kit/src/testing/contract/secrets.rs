//! Non-interference: nobody sees what is hidden, and bots cannot cheat.
//!
//! The proof has two sides. From each viewer's view a whole state is imagined in which what is
//! hidden is something else; the viewer must not be able to tell it from the real one, neither by
//! looking nor by what happens next. And of two decisions a seat could have made, the view and
//! the log must hide the same from everybody else. A view that shows what it should not, with an
//! `imagine` that believes it, is found by the second and by [`Tally::verdict`].
//!
//! [`Tally::verdict`]: super::Tally::verdict

use super::broken::{Check, Fault};
use super::inspector::{Inspector, Turn, Watch};
use super::tally::Tally;
use crate::{Awaiting, Census, Chance, Game, Reveals, Seed, Viewer};

/// A seed with more zeros than this could stand in any view by accident.
const MOST_ZEROS: usize = 8;

impl<G: Game> Watch<'_, G> {
    /// Imagines a state for each viewer that is due and compares it with the real one.
    pub(super) fn check_views(&mut self, state: &G::State) -> Result<(), Fault> {
        self.inspector.bench.imagined.clear();
        for viewer in Viewer::all(self.setting.game.options().seats) {
            if self.due(self.inspector.rates.secrets) {
                let view = self.setting.game.view(state, viewer);
                let start = self.chance;
                let imagined = self.setting.game.imagine(&view, &mut self.chance);
                self.check_imagined(state, viewer, &view, &imagined)?;
                if self.due(self.inspector.rates.imagined) {
                    self.check_imagined_components(viewer, &imagined)?;
                    self.check_imagination(state, &view, &imagined, start)?;
                }
                self.inspector.bench.imagined.push((viewer, imagined));
            }
        }
        Ok(())
    }

    fn check_imagined(
        &mut self,
        state: &G::State,
        viewer: Viewer,
        view: &G::View,
        imagined: &G::State,
    ) -> Result<(), Fault> {
        let game = &*self.setting.game;
        let Inspector { bench, tally, .. } = &mut *self.inspector;
        let again = game.view(imagined, viewer);
        tally.expect(Check::Imagined, again == *view, || {
            format!("{viewer:?} sees {view:?}; in the imagined state {again:?}")
        })?;
        let (real, fancied) = (game.awaiting(state), game.awaiting(imagined));
        let told = game.awaited(view);
        let own = |awaiting: Awaiting| viewer.seat().map(|seat| awaiting.seats().contains(seat));
        let alike = |other: Awaiting| own(real) == own(other) && real.is_over() == other.is_over();
        tally.expect(
            Check::Awaited,
            alike(told) && told.is_over() == told.seats().is_empty(),
            || {
                format!(
                    "{viewer:?} is told that the table waits for {told:?}; it waits for {real:?}"
                )
            },
        )?;
        tally.expect(Check::ImaginedTable, alike(fancied), || {
            format!("{viewer:?}: the table waits for {real:?}; in the imagined state {fancied:?}")
        })?;
        let Some(seat) = viewer.seat() else { return Ok(()) };
        bench.moves.clear();
        game.moves(imagined, seat, &mut bench.moves);
        let real = &bench.lists[seat.index()];
        tally.expect(Check::ImaginedMoves, *real == bench.moves, || {
            format!("seat {} can {real:?}; in the imagined state {:?}", seat.0, bench.moves)
        })
    }

    fn check_imagined_components(
        &mut self,
        viewer: Viewer,
        imagined: &G::State,
    ) -> Result<(), Fault> {
        let mut census = Census::default();
        self.setting.game.census(imagined, &mut census);
        let tally = &mut self.inspector.tally;
        tally.expect(Check::ImaginedComponents, census == self.dealt, || {
            format!("{viewer:?}: {}", self.dealt.differences(&census).join("; "))
        })?;
        let held = self.setting.game.invariants(imagined);
        tally.expect(Check::ImaginedComponents, held.is_ok(), || {
            format!("{viewer:?}: {}", held.err().unwrap_or_default())
        })
    }

    /// The same chance imagines the same, other chance another future; whether what is hidden
    /// differs too is only counted here.
    fn check_imagination(
        &mut self,
        state: &G::State,
        view: &G::View,
        imagined: &G::State,
        mut start: Chance,
    ) -> Result<(), Fault> {
        let game = &*self.setting.game;
        let same = game.imagine(view, &mut start);
        let other = game.imagine(view, &mut self.chance);
        let tally = &mut self.inspector.tally;
        tally.expect(Check::Imagination, same == *imagined, || {
            format!("from one view and one chance came {imagined:?} and {same:?}")
        })?;
        tally.expect(Check::Imagination, G::chance(&other) != G::chance(imagined), || {
            "two imagined states have one future: their chance is the same".to_owned()
        })?;
        let alike = |one: &G::State, two: &G::State| {
            Viewer::all(game.options().seats)
                .all(|eyes| game.view(one, eyes) == game.view(two, eyes))
        };
        tally.imagination.guesses += u64::from(!alike(imagined, state));
        tally.imagination.varied += u64::from(!alike(imagined, &other));
        Ok(())
    }

    /// Makes the decision in the states imagined before it as well. Unless it shows something
    /// hidden or uses chance, no viewer can tell what happens there from what really happened;
    /// and if a viewer sees something else there, the viewer is told so.
    pub(super) fn check_turn_in_imagined_states(
        &mut self,
        turn: &Turn<'_, G>,
    ) -> Result<(), Fault> {
        if turn.used_chance() {
            return Ok(());
        }
        let game = &*self.setting.game;
        let Inspector { bench, tally, .. } = &mut *self.inspector;
        for (viewer, imagined) in &bench.imagined {
            let (viewer, mut after, mut events) = (*viewer, *imagined, Vec::new());
            // What another seat really did may not be possible as the viewer imagines it.
            let Ok(reveals) = game.play(&mut after, turn.seat, turn.decision, &mut events) else {
                continue;
            };
            if G::chance(imagined) != G::chance(&after) {
                continue;
            }
            let fancied =
                Turn { before: imagined, after: &after, events: &events, reveals, ..*turn };
            let compared = Compared::through(game, viewer, turn, &fancied);
            let detail = || compared.describe(game, viewer, turn, &fancied);
            if turn.reveals != Reveals::Hidden && reveals != Reveals::Hidden {
                tally.expect(Check::Barrier, compared.told_same && compared.seen_same, detail)?;
                continue;
            }
            tally.expect(Check::Told, !compared.told_same || compared.seen_same, detail)?;
            tally.showed(turn.decision, !compared.told_same || !compared.seen_same);
            if viewer.is(turn.seat) && !compared.seen_same {
                check_told_to_others(game, turn, &fancied, tally)?;
            }
        }
        Ok(())
    }

    /// While several seats decide at the same time (sealed bids), nobody is told or sees anything of
    /// a decision that is not the last. A composed move (an offer) is told to those who see it, and
    /// to nobody else.
    pub(super) fn check_discreet(&mut self, turn: &Turn<'_, G>) -> Result<(), Fault> {
        let game = &*self.setting.game;
        let awaited = game.awaiting(turn.before).seats();
        let others = awaited.without(turn.seat);
        let still = game.awaiting(turn.after).seats();
        let done = awaited.contains(turn.seat) && !still.contains(turn.seat);
        let sealed = done && others.iter().any(|seat| still.contains(seat));
        if !sealed && !G::is_composed(turn.decision) {
            return Ok(());
        }
        let mut secret = false;
        for viewer in Viewer::all(game.options().seats).filter(|viewer| !viewer.is(turn.seat)) {
            let told = told_to(game, turn.events, viewer).next().is_some();
            let seen = game.view(turn.before, viewer) != game.view(turn.after, viewer);
            let discreet = told == seen && !(sealed && told);
            self.inspector.tally.expect(Check::Discreet, discreet, || {
                let text = game.write_move(turn.decision);
                format!("{viewer:?} is told of {text}: {told}; it sees something of it: {seen}")
            })?;
            secret |= !told;
        }
        self.inspector.tally.secret += u64::from(secret);
        Ok(())
    }

    /// Compares the decision with another the seat could have made.
    ///
    /// If the log keeps part of it from a viewer, so that both would be told alike, both look
    /// alike in the view. And if the view does not tell them apart while others still decide at
    /// the same time (a sealed bid), nor does the log.
    pub(super) fn check_sealed(&mut self, turn: &Turn<'_, G>) -> Result<(), Fault> {
        if turn.used_chance() || !self.due(self.inspector.rates.sealed) {
            return Ok(());
        }
        let game = &*self.setting.game;
        let Inspector { bench, tally, .. } = &mut *self.inspector;
        let Some(&other) = self.chance.pick(&bench.passed_up) else { return Ok(()) };
        let (mut elsewhere, mut events) = (*turn.before, Vec::new());
        let played = game.play(&mut elsewhere, turn.seat, other, &mut events);
        if other == turn.decision
            || played.is_err()
            || G::chance(turn.before) != G::chance(&elsewhere)
        {
            return Ok(());
        }
        let others = game.awaiting(turn.before).seats().without(turn.seat);
        let still = game.awaiting(turn.after).seats();
        let at_once = game.awaiting(turn.before).seats().contains(turn.seat)
            && others.iter().any(|seat| still.contains(seat));
        for viewer in Viewer::all(game.options().seats).filter(|viewer| !viewer.is(turn.seat)) {
            let told_same = told_to(game, turn.events, viewer).eq(told_to(game, &events, viewer));
            let kept = turn
                .events
                .iter()
                .any(|event| game.event_for(event, viewer).as_ref() != Some(event));
            if told_same && !kept || !told_same && !at_once {
                continue;
            }
            let (real, would) = (game.view(turn.after, viewer), game.view(&elsewhere, viewer));
            let seen_same = real == would;
            let decisions = || (game.write_move(turn.decision), game.write_move(other));
            tally.expect(Check::Sealed, !told_same || seen_same, || {
                let (one, two) = decisions();
                format!("the log tells {viewer:?} the same of {one} and {two}, the view does not")
            })?;
            let leaks = !told_same && seen_same && *turn.after != elsewhere;
            tally.expect(Check::Sealed, !leaks, || {
                let (one, two) = decisions();
                format!("the view shows {viewer:?} the same of {one} and {two}, the log does not")
            })?;
        }
        Ok(())
    }

    /// A view must not hold the seed, which would tell all there is to come.
    pub(super) fn check_seed(
        &mut self,
        state: &G::State,
        viewer: Viewer,
        bytes: &[u8],
    ) -> Result<(), Fault> {
        for seed in [self.seed, G::chance(state).seed()] {
            if is_telling(seed) {
                let shown = bytes.windows(seed.0.len()).any(|window| window == seed.0);
                let tally = &mut self.inspector.tally;
                tally.expect(Check::SeedShown, !shown, || format!("{viewer:?} sees the seed"))?;
            }
        }
        Ok(())
    }
}

/// The seat has learnt something that it now sees. Whoever is told of it sees it too: what is
/// told to one who does not see it was told by mistake.
fn check_told_to_others<G: Game>(
    game: &G,
    turn: &Turn<'_, G>,
    fancied: &Turn<'_, G>,
    tally: &mut Tally,
) -> Result<(), Fault> {
    for viewer in Viewer::all(game.options().seats).filter(|viewer| !viewer.is(turn.seat)) {
        // Only those count to whom the two were alike before.
        if game.view(turn.before, viewer) == game.view(fancied.before, viewer) {
            let compared = Compared::through(game, viewer, turn, fancied);
            tally.expect(Check::Told, compared.told_same || !compared.seen_same, || {
                compared.describe(game, viewer, turn, fancied)
            })?;
        }
    }
    Ok(())
}

/// Whether a viewer could tell what happened in two states apart.
struct Compared {
    told_same: bool,
    seen_same: bool,
}

impl Compared {
    fn through<G: Game>(
        game: &G,
        viewer: Viewer,
        one: &Turn<'_, G>,
        two: &Turn<'_, G>,
    ) -> Compared {
        let told = |turn: &Turn<'_, G>| told_to(game, turn.events, viewer).collect::<Vec<_>>();
        Compared {
            told_same: told(one) == told(two),
            seen_same: game.view(one.after, viewer) == game.view(two.after, viewer),
        }
    }

    fn describe<G: Game>(
        &self,
        game: &G,
        viewer: Viewer,
        real: &Turn<'_, G>,
        fancied: &Turn<'_, G>,
    ) -> String {
        let [real, fancied] = [real, fancied].map(|turn| {
            let told: Vec<_> = told_to(game, turn.events, viewer).collect();
            format!("sees {:?} and is told {told:?}", game.view(turn.after, viewer))
        });
        format!("{viewer:?} {real}; from an imagined state it {fancied}")
    }
}

/// What the viewer is told of what happened.
pub(super) fn told_to<'a, G: Game>(
    game: &'a G,
    events: &'a [G::Event],
    viewer: Viewer,
) -> impl Iterator<Item = G::Event> + 'a {
    events.iter().filter_map(move |event| game.event_for(event, viewer))
}

fn is_telling(seed: Seed) -> bool {
    seed.0.iter().filter(|&&byte| byte == 0).count() <= MOST_ZEROS
}

//! Analysis of a finished game: how everybody's chances went, and which decisions cost
//! the most. The same game gives the same analysis on every machine.

use kit::{Chance, Evaluation, Game, MAX_SEATS, Seat, Seed};
use serde::{Deserialize, Serialize};

use crate::advice::{Advice, Opinion};
use crate::level::{BotSpec, Kind};
use crate::search::worth::Worth;
use crate::{Budget, Observer};

/// So many mistakes are told at most.
const TOLD: usize = 5;
/// So many decisions that look like mistakes are looked at longer.
const SUSPECTS: usize = 12;
/// How much longer.
const CLOSER: u32 = 4;
/// What costs less than this, as worth from 0 to 1, is not called a mistake.
const SLIGHT: f32 = 0.01;
/// The opinions whose lines are followed to see how the seats stand, and in how many worlds.
const FOLLOWED: (usize, usize) = (3, 4);

/// How everybody stood before a decision, or at the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// How many decisions had been played.
    pub ply: usize,
    /// Who had to decide; nobody at the end.
    pub seat: Option<Seat>,
    /// How likely each seat was to win, from 0 to 1.
    pub chances: Vec<f32>,
    /// The points each seat could expect.
    pub points: Vec<f32>,
}

/// A decision than which there was a better one; `M` is how moves are told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Mistake<M> {
    /// How many decisions had been played before it.
    pub ply: usize,
    /// Who took it.
    pub seat: Seat,
    /// What was played.
    pub played: M,
    /// What would have been better.
    pub better: M,
    /// How much of the chance to win it cost, from 0 to 1.
    pub chance: f32,
    /// How many points it cost.
    pub points: f32,
}

/// What the analysis of a game has found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis<M> {
    /// Every decision that was one, and the end, in order.
    pub moments: Vec<Moment>,
    /// The largest mistakes, the largest first.
    pub mistakes: Vec<Mistake<M>>,
}

/// A decision that was better avoided, as it seems.
struct Suspect<G: Game> {
    ply: usize,
    state: G::State,
    seat: Seat,
    played: G::Move,
    cost: f32,
}

/// Looks at every decision of a game from its start. `effort` is the number of iterations given to
/// each. `watch` is told how many steps of how many are done, and may end it all with `false`.
pub fn analyse<G: Evaluation>(
    game: &G,
    start: &G::State,
    decisions: &[(Seat, G::Move)],
    effort: u32,
    watch: &mut dyn FnMut(usize, usize) -> bool,
) -> Option<Analysis<G::Move>> {
    let steps = decisions.len() + SUSPECTS;
    let mut state = *start;
    let (mut moments, mut suspects) = (Vec::new(), Vec::new());
    let mut moves = Vec::new();
    for (ply, &(seat, played)) in decisions.iter().enumerate() {
        if !watch(ply, steps) {
            return None;
        }
        moves.clear();
        game.moves(&state, seat, &mut moves);
        if moves.len() > 1 {
            let look = Look { game, state: &state, seat, ply };
            let advice = look.advise(&moves, effort);
            moments.push(look.moment(&moves, &advice));
            suspects.extend(look.suspect(&moves, &advice, played, effort));
        }
        state = game.after(&state, seat, played)?;
    }
    let end = Worth::of(game, &state);
    let seats = usize::from(game.options().seats).min(MAX_SEATS);
    let (chances, points) = (end.chance[..seats].to_vec(), end.points[..seats].to_vec());
    moments.push(Moment { ply: decisions.len(), seat: None, chances, points });
    suspects.sort_by(|one: &Suspect<G>, other| other.cost.total_cmp(&one.cost));
    suspects.truncate(SUSPECTS);
    let mut mistakes = Vec::new();
    for (done, suspect) in suspects.iter().enumerate() {
        if !watch(decisions.len() + done, steps) {
            return None;
        }
        mistakes.extend(convict(game, suspect, effort * CLOSER));
    }
    watch(steps, steps);
    mistakes.sort_by(|one, other| other.0.total_cmp(&one.0));
    mistakes.truncate(TOLD);
    Some(Analysis { moments, mistakes: mistakes.into_iter().map(|(_, mistake)| mistake).collect() })
}

/// Looks longer at what seems a mistake: at all decisions for the best one, then at that and at what
/// was played for equally long each. Tells what it cost, and the mistake.
fn convict<G: Evaluation>(
    game: &G,
    suspect: &Suspect<G>,
    effort: u32,
) -> Option<(f32, Mistake<G::Move>)> {
    let &Suspect { ply, ref state, seat, played, .. } = suspect;
    let mut moves = Vec::new();
    game.moves(state, seat, &mut moves);
    let look = Look { game, state, seat, ply };
    let advice = look.advise(&moves, effort);
    let better = *moves.get(advice.opinions.first()?.number)?;
    if better == played {
        return None;
    }
    let (best, taken) = (look.alone(better, effort)?, look.alone(played, effort)?);
    let cost = best.worth - taken.worth;
    let (chance, points) = (best.chance - taken.chance, best.points - taken.points);
    let mistake = Mistake { ply, seat, played, better, chance, points };
    (cost >= SLIGHT && (chance > 0.0 || points > 0.0)).then_some((cost, mistake))
}

/// One decision of the game.
struct Look<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    ply: usize,
}

impl<G: Evaluation> Look<'_, G> {
    /// Chance that has nothing to do with that of the game, and is the same every time.
    fn seed(&self) -> Seed {
        Seed::from_number(self.ply as u64)
    }

    fn advise(&self, moves: &[G::Move], effort: u32) -> Advice<G::Move> {
        let spec = BotSpec::new(Kind::Ismcts, Budget::Iterations(effort));
        let observer = Observer::new(self.game, self.state, self.seat, moves);
        crate::seat::<G>(spec, self.seed()).advise(&observer)
    }

    /// What comes of one decision, if no other is looked at.
    fn alone(&self, decision: G::Move, effort: u32) -> Option<Opinion<G::Move>> {
        self.advise(&[decision], effort).opinions.into_iter().next()
    }

    fn suspect(
        &self,
        moves: &[G::Move],
        advice: &Advice<G::Move>,
        played: G::Move,
        effort: u32,
    ) -> Option<Suspect<G>> {
        let best = advice.opinions.first()?;
        if moves.get(best.number) == Some(&played) {
            return None;
        }
        let cost = best.worth - self.alone(played, effort)?.worth;
        let Look { ply, seat, state, .. } = *self;
        (cost > 0.0).then_some(Suspect { ply, state: *state, seat, played, cost })
    }

    /// How everybody stands: where the most likely lines lead to.
    fn moment(&self, moves: &[G::Move], advice: &Advice<G::Move>) -> Moment {
        let Look { game, state, seat, ply } = *self;
        let observer = Observer::new(game, state, seat, moves);
        let mut luck = Chance::new(self.seed());
        let seats = usize::from(game.options().seats).min(MAX_SEATS);
        let (mut chances, mut points) = (vec![0.0; seats], vec![0.0; seats]);
        let mut weight = 0.0;
        for _ in 0..FOLLOWED.1 {
            let world = observer.imagine(&mut luck);
            for opinion in advice.opinions.iter().take(FOLLOWED.0) {
                let seen = Worth::of(game, &follow(game, world, opinion));
                // Where nobody said how much a move counts, all count the same.
                let share = opinion.share.max(1e-3);
                weight += share;
                for at in 0..seats {
                    chances[at] += share * seen.chance[at];
                    points[at] += share * seen.points[at];
                }
            }
        }
        chances.iter_mut().chain(&mut points).for_each(|sum| *sum /= weight.max(1e-6));
        Moment { ply, seat: Some(seat), chances, points }
    }
}

/// The state at the end of the line, or where it can no longer be followed.
fn follow<G: Evaluation>(game: &G, world: G::State, opinion: &Opinion<G::Move>) -> G::State {
    let mut state = world;
    for &(seat, decision) in &opinion.line {
        match game.after(&state, seat, decision) {
            Some(after) => state = after,
            None => break,
        }
    }
    state
}

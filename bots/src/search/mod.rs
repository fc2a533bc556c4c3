//! Information-set Monte Carlo tree search: one tree per observer, over worlds that the observer
//! cannot tell from the real one.
//!
//! Each iteration imagines a world from the seat's view, walks down the tree along decisions that
//! are possible in it, looks at the state it comes to with the game's own evaluation, and tells every
//! decision on the way what its seat gained. Every seat is taken to want what is best for itself
//! (max^n). What the game thinks of a decision at first sight guides the search where it has not
//! been often.

mod tree;
pub(crate) mod worth;

use std::time::Duration;

use kit::{Awaiting, Chance, Evaluation, Game, Seat, math};

use self::tree::{Edge, NOWHERE, NodeId, Tree};
use self::worth::{PerSeat, Worth};
use crate::advice::{Advice, Opinion};
use crate::{Bot, Budget, Clock, Observer};

/// So many nodes and no more: a long search with little to play on must not eat the machine.
const MOST_NODES: usize = 400_000;
/// No search goes on longer than this, whatever its clock says.
const MOST_ITERATIONS: u32 = 5_000_000;
/// No iteration looks further ahead than this many decisions.
const DEEPEST: usize = 200;
/// First sights do not differ by more than so many tolerances.
const FARTHEST: f32 = 20.0;
/// The least of its slack that a bot has left when a game is as good as over.
const LEAST_STAKE: f32 = 0.01;
/// A decision has been looked at that had one visit for so many of the foremost one.
const LOOKED_AT: u32 = 4;
/// How many options are looked at for each decision that is played on.
const LOOKS: usize = 3;
/// How many states are compared when the last tree is searched for the present position.
const RECALLED: usize = 400;

/// How much more a decision is looked at that a counsel likes better, and by how much those are
/// behind that it does not speak of.
const TRUST: f32 = 4.0;
const UNSPOKEN: f32 = 8.0;
/// What no counsel can keep a search from.
const LEAST_FAVOUR: f32 = 2e-4;

/// What somebody who plans says of decisions: how likely each is to win, as the logarithm of the
/// odds.
pub(crate) type Counsel<M> = [(M, f32)];

/// How a search goes about it.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How long it may think.
    pub budget: Budget,
    /// Whether it stops where it plays well, if its budget is in time; see [`Evaluation::good_iterations`].
    pub content: bool,
    /// On how many threads; each searches by itself, and what they found is added up.
    pub threads: usize,
    /// How much it looks at what it knows little of.
    pub curiosity: f32,
    /// How much the first sight of a decision counts, in visits.
    pub sights: f32,
    /// By how many points first sights may differ before the worse one is hardly looked at.
    pub tolerance: f32,
    /// How many decisions it plays on by first sight before it looks at a state; as many as the
    /// game advises if `None`.
    pub steps: Option<u32>,
    /// Whether it keeps what it found out for its next decision.
    pub remembers: bool,
    /// How often it takes a decision other than the best one: the difference in worth that it
    /// does not notice.
    pub slack: f32,
    /// The part of the visits to come that would have to go to the second best decision for the
    /// search to go on: at 1 it stops early only if nothing can change any more, and far above 1
    /// it stops early only where there is nothing to choose between.
    pub patience: f32,
}

impl Settings {
    /// A search with this budget.
    pub fn new(budget: Budget) -> Settings {
        Settings {
            budget,
            content: false,
            threads: 1,
            curiosity: 0.6,
            sights: 2.0,
            tolerance: 2.0,
            steps: None,
            remembers: true,
            slack: 0.0,
            patience: 0.3,
        }
    }
}

/// A bot that searches.
pub struct Searcher<G: Game> {
    settings: Settings,
    chance: Chance,
    clock: Clock,
    memory: Option<Memory<G>>,
    iterations: u64,
}

/// What a seat saw and found out when it decided last.
struct Memory<G: Game> {
    view: G::View,
    tree: Tree<G::Move>,
}

impl<G: Evaluation> Searcher<G> {
    /// A bot with this chance, which must not come from that of a game.
    pub fn new(settings: Settings, chance: Chance, clock: Clock) -> Searcher<G> {
        Searcher { settings, chance, clock, memory: None, iterations: 0 }
    }

    /// How many iterations it has made in its life.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    fn think(
        &mut self,
        observer: &Observer<'_, G>,
        budget: Budget,
        counsel: &Counsel<G::Move>,
    ) -> Tree<G::Move> {
        let tree = self.recall(observer).unwrap_or_else(Tree::new);
        let threads = self.settings.threads.max(1);
        // What is known already need not be found out again.
        let known = tree.visits() / 2;
        let share =
            |count: u32| count.saturating_sub(known).max(count / 4).div_ceil(threads as u32);
        let limit = match budget {
            Budget::Iterations(count) => Limit { time: None, iterations: share(count) },
            Budget::Time(time) => {
                let most = if self.settings.content {
                    observer.game().good_iterations()
                } else {
                    MOST_ITERATIONS
                };
                Limit { time: Some(time), iterations: share(most) }
            }
        };
        let mut own = Walker::new(observer, self.settings, Chance::new(self.chance.fork()), tree);
        own.heed(counsel);
        if threads == 1 {
            self.iterations += u64::from(own.walk(limit, self.clock));
            return own.tree;
        }
        let clock = self.clock;
        let seeds: Vec<_> = (1..threads).map(|_| self.chance.fork()).collect();
        let settings = self.settings;
        let walkers = std::thread::scope(|scope| {
            let walkers: Vec<_> = seeds
                .into_iter()
                .map(|seed| {
                    scope.spawn(move || {
                        let mut walker =
                            Walker::new(observer, settings, Chance::new(seed), Tree::new());
                        walker.heed(counsel);
                        let walked = walker.walk(limit, clock);
                        (walker.tree, walked)
                    })
                })
                .collect();
            self.iterations += u64::from(own.walk(limit, clock));
            walkers.into_iter().map(|walker| walker.join()).collect::<Vec<_>>()
        });
        for (tree, walked) in walkers.into_iter().flatten() {
            self.iterations += u64::from(walked);
            own.tree.join(&tree);
        }
        own.tree
    }

    /// What was found out before about the position as it is now: the decisions that may have
    /// been taken since are played again in an imagined world until it looks the same.
    fn recall(&mut self, observer: &Observer<'_, G>) -> Option<Tree<G::Move>> {
        let Memory { view, tree } = self.memory.take()?;
        let (game, now) = (observer.game(), observer.view());
        let start = game.imagine(&view, &mut self.chance);
        let mut queue = std::collections::VecDeque::from([(start, Tree::<G::Move>::ROOT)]);
        let mut compared = 0;
        while let Some((state, node)) = queue.pop_front() {
            let Awaiting::Seats(awaited) = game.awaiting(&state) else { continue };
            for edge in &tree.node(node).edges {
                if edge.child == NOWHERE || edge.visits < 4 || !awaited.contains(edge.seat) {
                    continue;
                }
                compared += 1;
                if compared > RECALLED {
                    return None;
                }
                let Some(after) = game.after(&state, edge.seat, edge.decision) else { continue };
                if game.awaiting(&after).seats().contains(observer.seat())
                    && game.view(&after, kit::Viewer::Seat(observer.seat())) == now
                {
                    return Some(tree.below(edge.child));
                }
                queue.push_back((after, edge.child));
            }
        }
        None
    }

    /// The edge of each legal move, by the number of the move.
    fn edges<'t>(
        observer: &Observer<'_, G>,
        tree: &'t Tree<G::Move>,
    ) -> Vec<(usize, &'t Edge<G::Move>)> {
        let edge = |(number, &decision)| {
            let edges = tree.root().edges.iter();
            let own = |edge: &&Edge<G::Move>| edge.seat == observer.seat();
            edges.filter(own).find(|edge| edge.decision == decision).map(|edge| (number, edge))
        };
        observer.moves().iter().enumerate().filter_map(edge).collect()
    }

    /// Chooses with the help of a counsel, within this budget.
    pub(crate) fn choose_advised(
        &mut self,
        observer: &Observer<'_, G>,
        budget: Budget,
        counsel: &Counsel<G::Move>,
    ) -> usize {
        if observer.moves().len() < 2 {
            return 0;
        }
        let tree = self.think(observer, budget, counsel);
        let edges = Searcher::edges(observer, &tree);
        let key = |edge: &Edge<G::Move>| (edge.visits, edge.mean(self.settings.sights));
        let best = edges.iter().max_by(|one, other| {
            let (one, other) = (key(one.1), key(other.1));
            one.0.cmp(&other.0).then(one.1.total_cmp(&other.1))
        });
        let mut choice = best.map_or(0, |&(number, _)| number);
        let mut slack = self.settings.slack / G::FINENESS;
        if slack > 0.0 {
            let most = edges.iter().map(|(_, edge)| edge.visits).max().unwrap_or(0);
            // What was hardly looked at is known by first sight only.
            let least = if G::STEADY { most / LOOKED_AT } else { 0 };
            let known = edges.iter().filter(|(_, edge)| edge.visits >= least);
            let known: Vec<(usize, f32)> =
                known.map(|(at, edge)| (*at, edge.mean(self.settings.sights))).collect();
            let top = known.iter().map(|&(_, mean)| mean).fold(f32::MIN, f32::max);
            if G::STEADY {
                // A point more changes less the nearer worth is to 0 or 1.
                slack *= (4.0 * top * (1.0 - top)).max(LEAST_STAKE);
            }
            let likely: Vec<f32> =
                known.iter().map(|&(_, mean)| math::exp((mean - top) / slack)).collect();
            choice = known.get(pick(&likely, &mut self.chance)).map_or(choice, |&(at, _)| at);
        }
        // What was gained before counts from where the seat stood then.
        if self.settings.remembers && !G::VEILED {
            self.memory = Some(Memory { view: observer.view(), tree });
        }
        choice
    }
}

impl<G: Evaluation> Bot<G> for Searcher<G> {
    fn choose(&mut self, observer: &Observer<'_, G>) -> usize {
        self.choose_advised(observer, self.settings.budget, &[])
    }

    fn advise(&mut self, observer: &Observer<'_, G>) -> Advice<G::Move> {
        self.memory = None;
        let tree = self.think(observer, self.settings.budget, &[]);
        let edges = Searcher::edges(observer, &tree);
        let all: u32 = edges.iter().map(|(_, edge)| edge.visits).sum();
        let opinion = |&(number, edge): &(usize, &Edge<G::Move>)| {
            let visits = edge.visits.max(1) as f32;
            Opinion {
                number,
                share: edge.visits as f32 / all.max(1) as f32,
                worth: edge.mean(self.settings.sights),
                chance: edge.chance / visits,
                points: edge.points / visits,
                line: line(&tree, edge),
            }
        };
        let mut opinions: Vec<_> = edges.iter().map(opinion).collect();
        opinions.sort_by(|one, other| {
            other.share.total_cmp(&one.share).then(other.worth.total_cmp(&one.worth))
        });
        Advice { opinions }
    }
}

/// The decisions that are most likely to follow, beginning with that of the edge.
fn line<M: Copy + Eq>(tree: &Tree<M>, edge: &Edge<M>) -> Vec<(Seat, M)> {
    let mut line = vec![(edge.seat, edge.decision)];
    let mut child = edge.child;
    while child != NOWHERE && line.len() < 12 {
        let next = tree.node(child).edges.iter().max_by_key(|edge| edge.visits);
        let Some(edge) = next.filter(|edge| edge.visits >= 5) else { break };
        line.push((edge.seat, edge.decision));
        child = edge.child;
    }
    line
}

/// One of several, each as likely as its weight.
pub(crate) fn pick(weights: &[f32], chance: &mut Chance) -> usize {
    let sum: f32 = weights.iter().sum();
    let mut at = chance.below(1 << 24) as f32 / (1 << 24) as f32 * sum;
    for (number, &weight) in weights.iter().enumerate() {
        if at < weight {
            return number;
        }
        at -= weight;
    }
    weights.len().saturating_sub(1)
}

/// When a search has to stop.
#[derive(Clone, Copy)]
struct Limit {
    time: Option<Duration>,
    iterations: u32,
}

/// Walks through imagined worlds and writes down in its tree what it finds.
struct Walker<'a, G: Game> {
    game: &'a G,
    observer: &'a Observer<'a, G>,
    view: G::View,
    settings: Settings,
    chance: Chance,
    tree: Tree<G::Move>,
    moves: Vec<G::Move>,
    /// The edge of each move on offer.
    offered: Vec<usize>,
    path: Vec<(NodeId, usize)>,
    /// What the imagined world is worth to each seat beyond an even share, if that is to be left out.
    before: PerSeat,
}

impl<'a, G: Evaluation> Walker<'a, G> {
    fn new(
        observer: &'a Observer<'a, G>,
        settings: Settings,
        chance: Chance,
        tree: Tree<G::Move>,
    ) -> Self {
        Walker {
            game: observer.game(),
            observer,
            view: observer.view(),
            settings,
            chance,
            tree,
            moves: Vec::new(),
            offered: Vec::new(),
            path: Vec::new(),
            before: PerSeat::default(),
        }
    }

    /// Lets somebody who plans say which decisions to look at first.
    fn heed(&mut self, counsel: &Counsel<G::Move>) {
        if counsel.is_empty() {
            return;
        }
        let state = self.observer.imagine_from(&self.view, &mut self.chance);
        self.path.clear();
        self.list(&state, self.observer.seat());
        self.offer(Tree::<G::Move>::ROOT, &state, self.observer.seat());
        let best = counsel.iter().map(|said| said.1).fold(f32::MIN, f32::max);
        for &at in &self.offered {
            let edge = &mut self.tree.node_mut(Tree::<G::Move>::ROOT).edges[at];
            let said = counsel.iter().find(|said| said.0 == edge.decision);
            let odds = said.map_or(best - UNSPOKEN, |said| said.1);
            let chance = 1.0 / (1.0 + math::exp(-odds));
            edge.favour = math::exp((odds - best) * TRUST).max(LEAST_FAVOUR);
            edge.glance = chance;
            edge.counsel = Some(chance);
        }
    }

    /// Walks until the limit is reached or the decision is clear; tells how often.
    fn walk(&mut self, limit: Limit, clock: Clock) -> u32 {
        let start = limit.time.map(|_| clock.now()).unwrap_or_default();
        let mut done = 0;
        loop {
            let mut left = limit.iterations.saturating_sub(done);
            if done % 16 == 0
                && let Some(time) = limit.time
            {
                let spent = clock.now().saturating_sub(start);
                let more = time.saturating_sub(spent).as_secs_f64();
                let rate = f64::from(done.max(1)) / spent.as_secs_f64().max(1e-6);
                // So many more there is time for, and one if there is hardly any left.
                left = left.min((rate * more).ceil().min(1e9) as u32);
            }
            if left == 0 || done >= MOST_ITERATIONS || (done % 16 == 0 && self.is_clear(left)) {
                return done;
            }
            self.iterate();
            done += 1;
        }
    }

    /// Whether so many more visits will hardly change what is visited most.
    fn is_clear(&self, left: u32) -> bool {
        if let [_] = self.tree.root().edges[..] {
            return true;
        }
        let (mut first, mut second) = (0, 0);
        for edge in &self.tree.root().edges {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        (first - second) as f32 > left as f32 * self.settings.patience
    }

    fn iterate(&mut self) {
        let mut state = self.observer.imagine_from(&self.view, &mut self.chance);
        if G::VEILED {
            let even = 1.0 / f32::from(self.game.options().seats.max(1));
            self.before = Worth::of(self.game, &state).value.map(|value| value - even);
        }
        let mut node = Tree::<G::Move>::ROOT;
        self.path.clear();
        while self.path.len() < DEEPEST {
            let Some(seat) = self.awaited(&state) else { break };
            self.list(&state, seat);
            if self.moves.is_empty() {
                break;
            }
            self.offer(node, &state, seat);
            let at = self.select(node);
            let edge = &self.tree.node(node).edges[at];
            let (decision, fresh) = (edge.decision, edge.visits == 0);
            if self.game.play(&mut state, seat, decision, &mut kit::Unlogged).is_err() {
                break;
            }
            self.path.push((node, at));
            if fresh || self.tree.len() >= MOST_NODES {
                break;
            }
            node = self.tree.child(node, at);
        }
        self.play_on(&mut state);
        let worth = Worth::of(self.game, &state);
        for &(node, at) in &self.path {
            let edge = &mut self.tree.node_mut(node).edges[at];
            edge.visits += 1;
            edge.sum += worth.value[edge.seat.index()] - self.before[edge.seat.index()];
            edge.points += worth.points[edge.seat.index()];
            edge.chance += worth.chance[edge.seat.index()];
        }
    }

    /// The seat that decides. At the root it is the one who thinks; where several are awaited,
    /// none sees what another decides, so any order will do.
    fn awaited(&self, state: &G::State) -> Option<Seat> {
        let awaited = self.game.awaiting(state).seats();
        let own = self.observer.seat();
        if self.path.is_empty() { Some(own) } else { awaited.first() }
    }

    fn list(&mut self, state: &G::State, seat: Seat) {
        self.moves.clear();
        if self.path.is_empty() {
            self.moves.extend_from_slice(self.observer.moves());
            if self.moves.len() > 1 {
                self.game.prune(state, seat, &mut self.moves);
            }
        } else {
            self.look_ahead(state, seat);
        }
    }

    /// The decisions of a seat in a state that is only imagined.
    fn look_ahead(&mut self, state: &G::State, seat: Seat) {
        self.moves.clear();
        self.game.moves(state, seat, &mut self.moves);
        if self.moves.len() > 1 {
            self.game.prune_ahead(state, seat, &mut self.moves);
        }
    }

    /// Finds the edges of the moves on offer, and makes those that are missing.
    fn offer(&mut self, node: NodeId, state: &G::State, seat: Seat) {
        self.offered.clear();
        let mut hint = 0;
        // What the seat can expect before it decides; asked for only if a decision is new here.
        let mut before = None;
        for &decision in &self.moves {
            let edges = &mut self.tree.node_mut(node).edges;
            let is = |edge: &Edge<G::Move>| edge.seat == seat && edge.decision == decision;
            // Moves are always listed in the same order: the next edge is most often the one.
            let place = match edges.get(hint) {
                Some(edge) if is(edge) => Some(hint),
                _ => edges.iter().position(is),
            };
            let place = match place {
                Some(place) => place,
                None => {
                    let before = *before.get_or_insert_with(|| self.game.evaluate(state, seat));
                    let (glance, points) = match self.moves[..] {
                        [_] => (0.5, before),
                        _ => glance(self.game, state, seat, decision),
                    };
                    let glance = glance - self.before[seat.index()];
                    let fineness = if G::VEILED { G::FINENESS } else { 1.0 };
                    let gain = (points - before) * fineness / self.settings.tolerance;
                    edges.push(Edge {
                        seat,
                        decision,
                        visits: 0,
                        offered: 0,
                        sum: 0.0,
                        glance,
                        favour: math::exp(gain.clamp(-FARTHEST, FARTHEST)),
                        points: 0.0,
                        chance: 0.0,
                        counsel: None,
                        child: NOWHERE,
                    });
                    edges.len() - 1
                }
            };
            edges[place].offered += 1;
            self.offered.push(place);
            hint = place + 1;
        }
    }

    /// The edge to follow: what came of it, and how much is to be learnt from it.
    fn select(&self, node: NodeId) -> usize {
        let edges = &self.tree.node(node).edges;
        if let [only] = self.offered[..] {
            return only;
        }
        let all: f32 = self.offered.iter().map(|&at| edges[at].favour).sum();
        // Where only gains count, there is so much less to find out: first sight must not drown them.
        let fineness = if G::VEILED { G::FINENESS } else { 1.0 };
        let curiosity = self.settings.curiosity / fineness;
        let (mut best, mut choice) = (f32::MIN, self.offered[0]);
        for &at in &self.offered {
            let edge = &edges[at];
            let news = curiosity * edge.favour / all * (edge.offered as f32).sqrt()
                / (1.0 + edge.visits as f32);
            let promise = edge.mean(self.settings.sights) + news;
            if promise > best {
                (best, choice) = (promise, at);
            }
        }
        choice
    }

    /// Plays on by first sight, each seat for itself.
    fn play_on(&mut self, state: &mut G::State) {
        // States are large: they stay where they are, and `now` says which is the present one.
        let (mut room, mut now) = ([*state; 3], 0);
        for _ in 0..self.settings.steps.unwrap_or(G::ROLLOUT) {
            let Some(seat) = self.game.awaiting(&room[now]).seats().first() else { break };
            self.look_ahead(&room[now], seat);
            // A few decisions are looked at, not all: it is to be quick.
            let looks = self.moves.len().min(LOOKS);
            let (mut best, mut known) = (None, f32::MIN);
            let mut free = (now + 1) % 3;
            for look in 0..looks {
                let left = (self.moves.len() - look) as u32;
                let at = look + self.chance.below(left) as usize;
                self.moves.swap(look, at);
                room[free] = room[now];
                let played =
                    self.game.play(&mut room[free], seat, self.moves[look], &mut kit::Unlogged);
                if played.is_err() {
                    continue;
                }
                let worth = if looks == 1 { 0.0 } else { self.game.evaluate(&room[free], seat) };
                if worth > known {
                    (best, known) = (Some(free), worth);
                    free = 3 - now - free;
                }
            }
            let Some(best) = best else { break };
            now = best;
        }
        *state = room[now];
    }
}

/// What a decision is worth to the seat at first sight, and the points it can expect then.
fn glance<G: Evaluation>(game: &G, state: &G::State, seat: Seat, decision: G::Move) -> (f32, f32) {
    let Some(after) = game.after(state, seat, decision) else { return (0.0, f32::MIN) };
    let worth = Worth::of(game, &after);
    (worth.value[seat.index()], game.evaluate(&after, seat))
}

#[cfg(test)]
mod tests {
    use century::SpiceRoad;
    use kit::{Options, Seed};

    use super::*;

    #[test]
    fn who_has_no_time_to_look_does_what_it_is_told() {
        let content = SpiceRoad::META.read_content().unwrap();
        let game = SpiceRoad::open(&Options::seats(2), &content).unwrap();
        let state = game.deal(Seed::from_number(1));
        let seat = game.awaiting(&state).seats().first().unwrap();
        let mut moves = Vec::new();
        game.moves(&state, seat, &mut moves);
        game.prune(&state, seat, &mut moves);
        assert!(moves.len() > 2);
        let observer = Observer::new(&game, &state, seat, &moves);
        let choose = |counsel: &Counsel<_>| {
            let settings = Settings::new(Budget::Iterations(1));
            let chance = Chance::new(Seed::from_number(2));
            let mut searcher = Searcher::new(settings, chance, Clock::default());
            searcher.choose_advised(&observer, settings.budget, counsel)
        };
        for (number, &decision) in moves.iter().enumerate() {
            assert_eq!(choose(&[(decision, 1.0)]), number);
            let rival = moves[(number + 1) % moves.len()];
            assert_eq!(choose(&[(rival, 0.0), (decision, 1.0)]), number);
        }
    }
}

//! Beam search for games in which every seat runs a race of its own.
//!
//! | file | what it holds |
//! |---|---|
//! | `turns.rs` | the turns a seat can take now, decision by decision |
//! | `field.rs` | the beam: the best few lanes after each turn |
//! | `rivals.rs` | what the others are up to, by a cheaper beam each |
//! | `think.rs` | one beam for one seat |
//! | `trials.rs` | trying the best turns out where there is time |
//! | `table.rs` | which lanes have been seen |

mod field;
mod rivals;
mod table;
mod think;
mod trials;
mod turns;

use std::collections::VecDeque;
use std::marker::PhantomData;

use kit::eval::race::Guest;
use kit::{Chance, Evaluation, Game, Race};

use self::field::{Cast, Tools};
use crate::{Bot, BotSpec, Budget, Clock, Kind, Observer, Searcher, Settings};

/// A beam that looks at more lanes than this plays hardly better.
const ENOUGH: usize = 10_000;
/// The third level looks at so many lanes, and the fourth is well above it.
const MODEST: usize = 2_000;

/// The part of what is left that goes into trials where a search follows them.
const TRIED: f32 = 0.3;
/// An iteration of a search takes about as long as it takes to look at so many lanes.
const LANES_PER_ITERATION: usize = 40;
/// So many lanes are enough for a beam that a search follows.
const ENOUGH_TO_SEARCH: usize = 3_000;

/// No more is looked at, whatever the clock says: it may stand still.
const MOST: usize = 20_000_000;

/// How a beam goes about it.
#[derive(Clone, Copy, Debug)]
pub struct Lamp {
    /// How many lanes it looks at, or how long.
    pub budget: Budget,
    /// How many of them its beam looks at: what is left goes into trials.
    pub enough: usize,
    /// The most lanes it keeps after a turn.
    pub width: usize,
    /// Whether it keeps fewer so that it comes as far as it looks.
    pub spread: bool,
    /// How many turns it looks ahead.
    pub horizon: usize,
    /// What a point is worth that comes a turn later.
    pub discount: f32,
    /// Whether it looks for what the others are up to.
    pub rivals: bool,
    /// Whether goods count for what they cost and nothing else.
    pub plain: bool,
    /// Whether it tries its best turns out where there is time and, between two, searches on with
    /// what it found.
    pub trials: bool,
}

impl Lamp {
    /// The best we know.
    pub fn new(budget: Budget) -> Lamp {
        Lamp {
            budget,
            enough: ENOUGH,
            width: 400,
            spread: true,
            horizon: 10,
            discount: 0.98,
            rivals: true,
            plain: false,
            trials: true,
        }
    }

    /// The recipe that won a contest on such a game, as it was published.
    pub fn recipe() -> Lamp {
        Lamp {
            budget: Budget::Iterations(30_000),
            enough: usize::MAX,
            width: 400,
            spread: false,
            horizon: 30,
            discount: 0.99,
            rivals: false,
            plain: true,
            trials: false,
        }
    }
}

/// How a bot of this kind plans; `None` if it does not.
pub(crate) fn lamp(spec: BotSpec) -> Option<Lamp> {
    let lamp = match spec.kind {
        Kind::Beam => Lamp::new(Budget::Iterations(30_000)),
        Kind::BeamRecipe => Lamp::recipe(),
        // Who can plan a race well is a good opponent in it; a master also tries the plans out.
        Kind::Level(3) => {
            let enough = match spec.budget {
                Some(Budget::Iterations(_)) => usize::MAX,
                _ => MODEST,
            };
            Lamp { enough, trials: false, ..Lamp::new(spec.settings()?.budget) }
        }
        Kind::Level(4) => Lamp::new(spec.settings()?.budget),
        _ => return None,
    };
    Some(Lamp { budget: spec.budget.unwrap_or(lamp.budget), ..lamp })
}

/// A bot that plans in this way, if the game is a race.
pub fn racer<G: Evaluation>(lamp: Lamp, chance: Chance) -> Option<Box<dyn Bot<G>>> {
    struct Hire(Lamp, Chance);

    impl<G: Evaluation> Guest<G> for Hire {
        type Out = Box<dyn Bot<G>>;

        fn meet<R: Race<G> + 'static>(self) -> Self::Out {
            Box::new(Beam::<G, R>::new(self.0, self.1, Clock::default()))
        }
    }
    G::race(Hire(lamp, chance))
}

/// Whether the game is a race.
pub(crate) fn has_race<G: Evaluation>() -> bool {
    struct Yes;

    impl<G: Game> Guest<G> for Yes {
        type Out = ();

        fn meet<R: Race<G> + 'static>(self) {}
    }
    G::race(Yes).is_some()
}

/// A bot that plans its race by whole turns, and searches where there is none to be planned.
pub struct Beam<G: Game, R> {
    lamp: Lamp,
    clock: Clock,
    chance: Chance,
    /// What is left to be done of the turn that was chosen.
    plan: VecDeque<G::Move>,
    tools: Tools,
    otherwise: Searcher<G>,
    race: PhantomData<fn() -> R>,
}

impl<G: Evaluation, R: Race<G>> Beam<G, R> {
    /// A bot with this chance, which must not come from that of a game.
    pub fn new(lamp: Lamp, mut chance: Chance, clock: Clock) -> Beam<G, R> {
        let settings = Settings::new(lamp.budget);
        let otherwise = Searcher::new(settings, Chance::new(chance.fork()), clock);
        let (plan, tools) = (VecDeque::new(), Tools::new(clock));
        Beam { lamp, clock, chance, plan, tools, otherwise, race: PhantomData }
    }

    /// The decisions of the best turn.
    fn think(&mut self, observer: &Observer<'_, G>) -> Option<VecDeque<G::Move>> {
        let (view, game, seat) = (observer.view(), observer.game(), observer.seat());
        let state = observer.imagine_from(&view, &mut self.chance);
        let all = self.cast();
        // Against one rival a search sees what a plan does not; with more rivals it sees too little.
        let searches = self.lamp.trials && game.options().seats == 2;
        let enough = if searches { ENOUGH_TO_SEARCH } else { self.lamp.enough };
        let cast = Cast { nodes: all.nodes.min(enough), ..all };
        let tools = &mut self.tools;
        let watches = self.lamp.rivals;
        let thought =
            think::plan::<G, R>(game, &state, seat, observer.moves(), cast, watches, tools)?;
        let left = Cast { nodes: all.nodes.saturating_sub(cast.nodes), ..all };
        if left.nodes == 0 || !self.lamp.trials || thought.turns.len() < 2 {
            return thought.turns.into_iter().next().map(|(_, decisions)| decisions.into());
        }
        let trials = if searches { left.part(TRIED, self.clock.now()) } else { left };
        let chance = &mut self.chance;
        let imagine = || observer.imagine_from(&view, chance);
        let tried = trials::hold::<G, R>(game, seat, &thought, imagine, trials, tools);
        if !searches {
            return tried.into_iter().next().map(|(_, decisions)| decisions.into());
        }
        let counsel = trials::counsel(&thought, &tried);
        let budget = match left.until {
            Some(until) => Budget::Time(until.saturating_sub(self.clock.now())),
            None => Budget::Iterations(((left.nodes - trials.nodes) / LANES_PER_ITERATION) as u32),
        };
        let number = self.otherwise.choose_advised(observer, budget, &counsel);
        observer.moves().get(number).map(|&decision| VecDeque::from([decision]))
    }

    fn cast(&self) -> Cast {
        let (nodes, until) = match self.lamp.budget {
            Budget::Iterations(count) => (count as usize, None),
            Budget::Time(time) => (MOST, Some(self.clock.now() + time)),
        };
        let Lamp { width, spread, horizon, discount, plain, .. } = self.lamp;
        Cast { width, spread, horizon, discount, nodes, until, plain }
    }
}

impl<G: Evaluation, R: Race<G>> Bot<G> for Beam<G, R> {
    fn choose(&mut self, observer: &Observer<'_, G>) -> usize {
        let legal =
            |decision: G::Move| observer.moves().iter().position(|&legal| legal == decision);
        // The turn that was chosen goes on as long as it fits.
        if let Some(number) = self.plan.pop_front().and_then(legal) {
            return number;
        }
        match self.think(observer) {
            Some(plan) => self.plan = plan,
            None => return self.otherwise.choose(observer),
        }
        self.plan.pop_front().and_then(legal).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lamp_of(name: &str) -> Lamp {
        lamp(name.parse().unwrap()).unwrap()
    }

    #[test]
    fn the_recipe_looks_at_as_many_lanes_as_was_published() {
        let recipe = lamp_of("beam-recipe");
        assert_eq!(recipe.budget, Budget::Iterations(30_000));
        assert!(recipe.enough >= 30_000);
        assert_eq!((recipe.width, recipe.discount), (400, 0.99));
        assert!(!recipe.rivals && !recipe.trials);
    }

    #[test]
    fn only_the_highest_level_tries_its_plans_out() {
        let (third, fourth) = (lamp_of("level3"), lamp_of("level4"));
        assert!(third.enough < fourth.enough);
        assert!(!third.trials && fourth.trials);
        assert!(lamp_of("level3@50ms").enough < fourth.enough);
        assert!(lamp_of("level3@5000").enough >= 5000, "who says how many gets as many");
        assert!(lamp("level2".parse().unwrap()).is_none());
    }
}

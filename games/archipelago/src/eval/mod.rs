//! How good a position is, for bots: the points a seat can expect, and how near the colony is to its
//! end.
//!
//! | file | what it holds |
//! |---|---|
//! | `position.rs` | what a seat has and is about to have |
//! | `prune.rs` | the decisions worth a thought; which offers are worth making |

mod position;
mod prune;

use kit::eval::Weight;
use kit::{Evaluation, Seat};

use crate::Archipelago;
use crate::state::{Ending, Move, Phase, State};

kit::weights! {
    /// What things are worth, in points.
    pub(crate) struct Figures {
        /// A point one would have if the game ended now.
        point,
        /// A florin.
        florin,
        /// A cube.
        cube,
        /// An explorer token.
        explorer,
        /// A citizen.
        citizen,
        /// A ship.
        ship,
        /// A town controlled.
        town,
        /// A temple controlled.
        temple,
        /// A port controlled.
        port,
        /// A market controlled.
        market,
        /// A card.
        card,
        /// A wonder that is built, besides.
        wonder,
        /// A disc that can still be placed.
        disc,
        /// How bad rebellion is that comes near the population.
        danger,
        /// How near that is.
        margin,
        /// The danger at which the colony is as likely lost as not.
        ruin,
        /// How much of what the boards will do next turn counts now.
        horizon,
        /// How many rebels less a turn a card is good for by which peace can be made.
        calming,
        /// How much of a crisis that is not met counts now.
        lying,
        /// An exploration under way.
        exploring,
        /// A unit at work.
        working,
        /// What an offer costs that the other would not accept.
        offer,
        /// How much of the crisis that comes next counts now.
        coming,
        /// An end condition of one's own that is almost met.
        ending,
        /// A place further forward in the order that was promised.
        place,
    }
}

/// The built-in figures; a test reads them.
pub(crate) fn built_in() -> Figures {
    Figures::read(include_str!("../../eval.toml")).expect("the file has every figure")
}

/// How much worse than nothing a colony is that is lost to all.
const LOST: f32 = -40.0;

/// What an evaluation is made of.
pub(crate) const PARTS: [&str; 6] = ["points", "stock", "presence", "cards", "peace", "plans"];

impl Evaluation for Archipelago {
    const RIVALRY: f32 = 0.3;
    /// Others play on in ways nobody can guess: what is begun, `plans` knows, and a search sees more positions.
    const ROLLOUT: u32 = 0;
    /// A game is some hundred decisions of each seat, and most of the moves are offers.
    const FINENESS: f32 = 4.0;
    /// Objectives say what counts, and the others' are dealt anew in every world.
    const VEILED: bool = true;
    /// Of dozens of offers and small steps most were never looked at: no level takes one of those unseen.
    const STEADY: bool = true;

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        self.worth(state, &self.look(state), seat)
    }

    fn spread(&self, state: &State) -> f32 {
        if state.table.finishing { 2.0 } else { 4.0 }
    }

    fn forecasts(&self, state: &State, points: &mut [f32]) {
        let look = self.look(state);
        for (seat, points) in self.seats().zip(points) {
            *points = self.worth(state, &look, seat);
        }
    }

    /// A colony near its independence is likely to be nobody's, or the Separatist's.
    fn amend(&self, state: &State, chances: &mut [f32]) {
        let danger = self.danger(state);
        let lost = danger / (danger + self.figures.ruin);
        let separatist = self.separatist(state);
        for (seat, chance) in self.seats().zip(chances) {
            *chance *= 1.0 - lost;
            *chance += if separatist == Some(seat) { lost } else { 0.0 };
        }
    }

    /// A colony that is lost is nobody's win, but for the Separatist.
    fn advantage(&self, state: &State, seat: Seat) -> f32 {
        if state.table.ended == Some(Ending::Independence) {
            return if self.separatist(state) == Some(seat) { 100.0 } else { LOST };
        }
        let look = self.look(state);
        let own = self.worth(state, &look, seat);
        if state.table.phase == Phase::Over {
            let won = self.score(state).winners().any(|winner| winner == seat);
            return own + if won { 100.0 } else { 0.0 };
        }
        let rivals = self.seats().filter(|&other| other != seat);
        let best = rivals.map(|rival| self.worth(state, &look, rival)).fold(f32::MIN, f32::max);
        own - Self::RIVALRY * best
    }

    fn prune(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.prune_offers(state, seat, moves);
    }

    /// Offers are made when it comes to that.
    fn prune_ahead(&self, _: &State, _: Seat, moves: &mut Vec<Move>) {
        if !moves.iter().all(prune::is_offer) {
            moves.retain(|decision| !prune::is_offer(decision));
        }
    }

    fn factors(&self, state: &State, seat: Seat, factors: &mut Vec<(&'static str, f32)>) {
        factors.extend(PARTS.into_iter().zip(self.parts(state, &self.look(state), seat)));
    }

    fn weights(&self) -> Vec<Weight> {
        self.figures.list()
    }

    fn reweigh(&mut self, values: &[f32]) {
        self.figures.set(values);
    }
}

//! How good a position is, for bots: the points a seat can expect at the end.
//!
//! | file | what it holds |
//! |---|---|
//! | `figures.rs` | the figures everything is weighed with, from `eval.toml` |
//! | `features.rs` | what a seat's points at the end are foretold from, with `forecast.toml` |
//! | `seen.rs` | what a seat has and how much time it has left |
//! | `position.rs` | what that is worth |
//! | `tiles.rs` | what tiles are worth to a seat |
//! | `lots.rs` | what the auction promises |
//! | `under_way.rs` | what the decisions under way will still bring |
//! | `prune.rs` | the decisions worth a thought |

mod features;
mod figures;
mod lots;
mod position;
mod prune;
mod seen;
mod tiles;
mod under_way;

use kit::eval::Weight;
use kit::eval::forecast::Forecast;
use kit::{Evaluation, Seat};

pub(crate) use self::figures::Figures;
use self::prune::Pruning;
use self::seen::Seen;
use crate::Goa;
use crate::state::{Move, Phase, Stage, State};

/// The built-in figures to decide with; a test reads them.
pub(crate) fn built_in() -> Figures {
    Figures::read(include_str!("../../eval.toml")).expect("the file has every figure")
}

/// The built-in counts to foretell points with; a test reads them.
pub(crate) fn forecast() -> Forecast {
    let read = Forecast::read(include_str!("../../forecast.toml"), Goa::FEATURES);
    read.expect("the file has every feature")
}

/// What an evaluation is made of.
#[derive(Clone, Copy)]
enum Part {
    Points,
    Stores,
    Ducats,
    Spices,
    Development,
    Cards,
    Colonies,
    Tiles,
    Lots,
    Time,
}

impl Part {
    const COUNT: usize = 10;
    /// The names of the factors, in the order of the parts.
    const NAMES: [&'static str; Part::COUNT] = [
        "points",
        "stores",
        "ducats",
        "spices",
        "development",
        "cards",
        "colonies",
        "tiles",
        "lots",
        "time",
    ];
}

/// Points by what they come from.
#[derive(Clone, Copy, Default)]
struct Parts([f32; Part::COUNT]);

impl Parts {
    #[inline]
    fn add(&mut self, part: Part, points: f32) {
        self.0[part as usize] += points;
    }

    #[inline]
    fn total(&self) -> f32 {
        self.0.iter().sum()
    }
}

impl Seen<'_> {
    /// What the seat can expect.
    fn parts(&self) -> Parts {
        let mut parts = Parts::default();
        self.points(&mut parts);
        if self.table.phase != Phase::Over {
            self.position(&mut parts);
            self.lots(&mut parts);
            self.under_way(&mut parts);
        }
        parts
    }
}

impl Evaluation for Goa {
    const RIVALRY: f32 = 0.25;
    /// A round is about 70 decisions at four seats.
    const ROLLOUT: u32 = 40;
    const FEATURES: &'static [&'static str] = &features::NAMES;

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        self.parts(state, seat).total()
    }

    fn forecast(&self, state: &State, seat: Seat) -> f32 {
        if state.table.phase == Phase::Over {
            return self.evaluate(state, seat);
        }
        match self.marked(state, seat) {
            Some((features, left)) => self.forecast.points(&features, left),
            None => 0.0,
        }
    }

    fn features(&self, state: &State, seat: Seat, features: &mut Vec<f32>) -> f32 {
        let Some((own, left)) = self.marked(state, seat) else { return 0.0 };
        features.extend(own);
        left
    }

    fn good_iterations(&self) -> u32 {
        400
    }

    fn spread(&self, state: &State) -> f32 {
        let figures = &self.figures;
        figures.spread + figures.spread_round * self.rounds_left(state)
    }

    fn prune(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if let Some(place) = state.table.place(seat) {
            Pruning { goa: self, state, seat, place }.prune(moves);
        }
    }

    fn factors(&self, state: &State, seat: Seat, factors: &mut Vec<(&'static str, f32)>) {
        let parts = self.parts(state, seat);
        factors.extend(Part::NAMES.into_iter().zip(parts.0));
    }

    fn weights(&self) -> Vec<Weight> {
        self.figures.list()
    }

    fn reweigh(&mut self, values: &[f32]) {
        self.figures.set(values);
    }
}

impl Goa {
    fn parts(&self, state: &State, seat: Seat) -> Parts {
        Seen::by(self, state, seat).map(|seen| seen.parts()).unwrap_or_default()
    }

    /// The rounds to come for the table, this one included as far as it goes.
    fn rounds_left(&self, state: &State) -> f32 {
        let table = &state.table;
        let gone = match table.stage {
            Stage::Start | Stage::Placing => 0.0,
            Stage::Auction { .. } => 0.1,
            Stage::Actions { number } => {
                0.2 + 0.7 * f32::from(number) / f32::from(self.components.figures.actions)
            }
            Stage::Extra => 0.9,
        };
        f32::from(self.components.all_rounds().saturating_sub(table.round)) - gone
    }
}

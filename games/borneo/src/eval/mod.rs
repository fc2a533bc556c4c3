//! How good a position is: what a seat has, what its goods are about to become, and what its
//! merchants can expect.
//!
//! | file | what it holds |
//! |---|---|
//! | `insight.rs` | the figures, and what follows from them and the cards for every position |
//! | `goods.rs` | warehouses as numbers; the missions they come closest to |
//! | `merchants.rs` | shares of the cargo in the harbours and of distributions to come |
//! | `hand.rs` | cards in hand, and the duel they are fought with |
//! | `silly.rs` | decisions not worth a thought |

mod goods;
mod hand;
mod insight;
mod merchants;
mod silly;

use kit::eval::Weight;
use kit::{Evaluation, Seat};

use self::insight::MOST_DISTRIBUTIONS;
pub(crate) use self::insight::{Figures, Insight};
use self::merchants::Columns;
use crate::Borneo;
use crate::state::{Move, Phase, Shared, State};

/// What an evaluation is made of, in points.
#[derive(Clone, Copy, Default, Debug)]
struct Parts {
    /// Missions carried out.
    missions: f32,
    /// Goods in the warehouse.
    warehouse: f32,
    /// Missions that the goods come close to.
    plans: f32,
    /// Cargo in the harbours.
    cargo: f32,
    /// Distributions nobody can foresee yet.
    merchants: f32,
    /// Cards in hand.
    hand: f32,
    /// A duel that is being fought.
    duel: f32,
    /// The pirate ship.
    pirates: f32,
}

impl Parts {
    fn named(&self) -> [(&'static str, f32); 8] {
        [
            ("missions", self.missions),
            ("warehouse", self.warehouse),
            ("plans", self.plans),
            ("cargo", self.cargo),
            ("merchants", self.merchants),
            ("hand", self.hand),
            ("duel", self.duel),
            ("pirates", self.pirates),
        ]
    }

    fn sum(&self) -> f32 {
        self.named().iter().map(|(_, points)| points).sum()
    }
}

impl Evaluation for Borneo {
    const RIVALRY: f32 = 0.45;

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        self.parts(state, seat).sum()
    }

    fn good_iterations(&self) -> u32 {
        250
    }

    fn spread(&self, state: &State) -> f32 {
        let figures = &self.insight.figures;
        if state.table.last.is_some() {
            return figures.spread_last;
        }
        let left = self.distributions_left(&state.table) as f32;
        figures.spread_end + figures.spread_distribution * left
    }

    fn prune(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.drop_silly(state, seat, moves);
    }

    fn factors(&self, state: &State, seat: Seat, factors: &mut Vec<(&'static str, f32)>) {
        let parts = self.parts(state, seat).named();
        factors.extend(parts.into_iter().filter(|&(name, _)| self.blackbeard || name != "pirates"));
    }

    fn weights(&self) -> Vec<Weight> {
        self.insight.figures.list()
    }

    fn reweigh(&mut self, values: &[f32]) {
        let mut figures = self.insight.figures;
        figures.set(values);
        self.insight = Insight::new(figures, &self.components, self.options.seats);
    }
}

impl Borneo {
    fn parts(&self, state: &State, seat: Seat) -> Parts {
        let table = &state.table;
        let mut parts = Parts::default();
        if table.pirate == Some(seat) {
            parts.pirates = -self.components.parameters.pirate_loss as f32;
        }
        self.weigh_warehouse(table, seat, &mut parts);
        if table.last.is_none() {
            self.weigh_merchants(table, seat, &mut parts);
            parts.hand = self.hand_worth(state, seat);
            if let Phase::Attack(duel) | Phase::Defend(duel) = table.phase {
                parts.duel = self.duel_worth(state, &duel, seat);
            }
            if let Phase::Reward { seat: defender, .. } = table.phase
                && defender == seat
            {
                parts.duel = self.insight.figures.reward;
            }
        }
        parts
    }

    /// What the merchants can expect: of the cargo being shared out, of that in the harbours, and
    /// later.
    fn weigh_merchants(&self, table: &Shared, seat: Seat, parts: &mut Parts) {
        let (cargo, later) = self.expected_cards(table, &Columns::of(table, seat));
        let figures = &self.insight.figures;
        let worth = self.insight.card_worth[self.distributions_left(table)];
        parts.cargo = cargo * worth;
        parts.merchants = later * worth + self.insight.rest[self.distributions_left(table)];
        if let Phase::Pick(distribution) = table.phase {
            let queue = distribution.queue.iter();
            let own = queue.filter(|&&merchant| table.owner(merchant) == Some(seat)).count();
            parts.cargo += own as f32 * (worth + figures.pick);
        }
    }

    /// How many distributions are still to come, the one under way aside. The one after the last
    /// harbour card ends the game.
    fn distributions_left(&self, table: &Shared) -> usize {
        if table.last.is_some() {
            return 0;
        }
        let open = usize::from(!matches!(table.phase, Phase::Pick(_)));
        (table.port_pile.len() as usize + open).min(MOST_DISTRIBUTIONS)
    }
}

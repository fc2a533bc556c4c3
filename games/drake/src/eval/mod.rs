//! How good a position is: points, goods and chest as they stand, what the missions on the chart
//! come to, and what the ship could still do with what is on board.
//!
//! | file | what it holds |
//! |---|---|
//! | `figures.rs` | the figures, read from `eval.toml` |
//! | `hold.rs` | what is on board while the street is walked, and what the street still offers |
//! | `voyage.rs` | the missions on the chart, carried out; plans for the discs in hand |

mod figures;
mod hold;
mod voyage;

use kit::eval::Weight;
use kit::{Evaluation, Seat};

pub(crate) use self::figures::{Figures, built_in};
use crate::FrancisDrake;
use crate::board::{Disc, Kind, Person, Place};
use crate::state::{Move, Phase, State};

/// What an evaluation is made of, in points.
#[derive(Clone, Copy, Default, Debug)]
struct Parts {
    points: f32,
    goods: f32,
    chest: f32,
    voyage: f32,
    hold: f32,
    later: f32,
}

impl Parts {
    fn named(&self) -> [(&'static str, f32); 6] {
        [
            ("points", self.points),
            ("goods", self.goods),
            ("chest", self.chest),
            ("voyage", self.voyage),
            ("hold", self.hold),
            ("later", self.later),
        ]
    }

    fn sum(&self) -> f32 {
        self.named().iter().map(|(_, points)| points).sum()
    }
}

impl Evaluation for FrancisDrake {
    const RIVALRY: f32 = 0.35;
    const ROLLOUT: u32 = 10;

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        self.parts(state, seat).sum()
    }

    fn good_iterations(&self) -> u32 {
        400
    }

    fn spread(&self, state: &State) -> f32 {
        let left = f32::from(self.components.figures.voyages.saturating_sub(state.table.voyage));
        let under_way = if state.table.revealed { 0.5 } else { 0.0 };
        self.figures.spread_end + self.figures.spread_voyage * (left - under_way).max(0.0)
    }

    /// Discs that cannot come to anything are left in hand while others can be laid: a frigate has
    /// no business with galleons, nor a hold without trade cubes in ports. The ghost ship may lie
    /// anywhere.
    fn prune(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let Some(captain) = state.table.captain(seat) else { return };
        if state.table.phase != Phase::Sail {
            return;
        }
        let hopeless = |place: Place| match place.kind() {
            Kind::Galleon => !captain.galleon || captain.guns == 0,
            Kind::Port => captain.trade == 0,
            Kind::Town | Kind::Fort => captain.crew == 0,
        };
        let sensible = |decision: &Move| !matches!(*decision, Move::Lay(disc, place) if disc != Disc::Ghost && hopeless(place));
        if moves.iter().any(sensible) {
            moves.retain(sensible);
        }
    }

    fn factors(&self, state: &State, seat: Seat, factors: &mut Vec<(&'static str, f32)>) {
        factors.extend(self.parts(state, seat).named());
    }

    fn weights(&self) -> Vec<Weight> {
        self.figures.list()
    }

    fn reweigh(&mut self, values: &[f32]) {
        self.figures.set(values);
    }
}

impl FrancisDrake {
    fn parts(&self, state: &State, seat: Seat) -> Parts {
        let table = &state.table;
        let Some(captain) = table.captain(seat) else { return Parts::default() };
        let mut parts = Parts {
            points: self.track(captain) as f32,
            goods: self.goods_points(&captain.goods) as f32,
            chest: self.chest_points(&captain.chest) as f32,
            ..Parts::default()
        };
        if table.phase == Phase::Over {
            return parts;
        }
        let figures = &self.figures;
        let left = self.components.figures.voyages.saturating_sub(table.voyage + 1);
        parts.later = figures.voyage * f32::from(left);
        if !captain.invested {
            parts.later += figures.investor * (f32::from(left) + 1.0) / 2.0;
        }
        match table.phase {
            Phase::Street | Phase::Take(_) | Phase::Guard(_) => {
                parts.hold = self.hold_worth(table, seat);
                let mut ready = *captain;
                ready.range = captain.barrels.min(4);
                let missions = captain.mission_count() - usize::from(captain.ghost);
                parts.voyage = figures.plan * self.plan(table, seat, &ready, missions);
                if let Some(at) = table.outbound.iter().position(|&other| other == seat) {
                    parts.hold += figures.order * (table.captains.len() - at) as f32;
                }
            }
            _ => self.weigh_voyage(state, seat, &mut parts),
        }
        parts
    }

    /// What the missions on the chart come to, and what the discs in hand could.
    fn weigh_voyage(&self, state: &State, seat: Seat, parts: &mut Parts) {
        let table = &state.table;
        let outcome = self.foresee(state);
        let fate = &outcome.fates[seat.index()];
        let captain = &fate.captain;
        let sure = if table.revealed { 1.0 } else { self.figures.laid };
        let goods = self.goods_points(&captain.goods) as f32 - parts.goods;
        let kinds = f32::from(self.components.conquests[captain.kinds().min(3)]);
        parts.voyage = sure * (fate.points + fate.chest + goods + kinds);
        for person in [Person::Admiral, Person::Governor] {
            if table.holder(person) == Some(seat)
                && let Some(treasure) = FrancisDrake::pays(person)
            {
                let is_kind = |place| self.components.place(place).treasure == treasure;
                let left = outcome.treasures.iter().filter(|&place| is_kind(place)).count();
                parts.voyage += left as f32;
            }
        }
        if !table.revealed {
            let laid = table.captains[seat.index()].present.len();
            let in_hand = captain.mission_count().saturating_sub(laid);
            parts.voyage += self.plan(table, seat, captain, in_hand);
        }
    }
}

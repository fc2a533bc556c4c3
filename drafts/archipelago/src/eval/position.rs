//! What a seat has and is about to have.

use kit::Seat;

use super::PARTS;
use crate::Archipelago;
use crate::components::{Board, Building, Components, Kind};
use crate::state::{Ending, Phase, Stage, State};

impl Archipelago {
    /// The parts of an evaluation, in the order of their names.
    pub(super) fn parts(&self, state: &State, seat: Seat) -> [f32; PARTS.len()] {
        let table = &state.table;
        if table.phase == Phase::Over {
            let points = match table.ended {
                Some(Ending::Independence) => i32::from(self.separatist(state) == Some(seat)),
                _ => self.points(state)[seat.index()].iter().sum(),
            };
            return [points as f32, 0.0, 0.0, 0.0, 0.0, 0.0];
        }
        let figures = &self.figures;
        let early = if table.turn == 0 { 0.0 } else { figures.point };
        let points: i32 = self.points(state)[seat.index()].iter().sum();
        [
            early * points as f32,
            self.stock_worth(state, seat),
            self.presence(state, seat),
            self.card_worth(state, seat),
            self.peace(state, seat),
            self.plans(state, seat),
        ]
    }

    fn stock_worth(&self, state: &State, seat: Seat) -> f32 {
        let (figures, stock) = (&self.figures, state.stock(seat));
        // Of many of a thing the next is worth less.
        let some = |count: u8, each: f32| each * f32::from(count) / (1.0 + 0.03 * f32::from(count));
        some(stock.florins, figures.florin)
            + stock.cubes.iter().map(|count| some(*count, figures.cube)).sum::<f32>()
            + some(stock.explorers, figures.explorer)
    }

    fn presence(&self, state: &State, seat: Seat) -> f32 {
        let (figures, table) = (&self.figures, &state.table);
        let out = |ship: bool| {
            self.units(table, seat, ship).iter().filter(|unit| unit.is_out()).count() as f32
        };
        let sites = [
            (Building::Town, figures.town),
            (Building::Temple, figures.temple),
            (Building::Port, figures.port),
            (Building::Market, figures.market),
        ];
        let built = sites.map(|(kind, each)| each * f32::from(self.controlled(table, seat, kind)));
        figures.citizen * out(false) + figures.ship * out(true) + built.iter().sum::<f32>()
    }

    fn card_worth(&self, state: &State, seat: Seat) -> f32 {
        let table = &state.table;
        let worth = |card: u8| {
            let wonder = self.components.card(card).is_some_and(|face| face.kind == Kind::Wonder);
            let built = wonder && table.built.contains(card);
            self.figures.card + if built { self.figures.wonder } else { 0.0 }
        };
        table.owned[seat.index()].iter().map(worth).sum()
    }

    /// How far the colony is from independence: what lies unmet in a crisis and what the boards will
    /// do next turn are counted in part. Only the Separatist likes it near.
    fn peace(&self, state: &State, seat: Seat) -> f32 {
        let (figures, table) = (&self.figures, &state.table);
        let population = f32::from(self.population(table));
        let mut rebels = f32::from(table.rebellion);
        if let Some(crisis) = table.crisis.filter(|crisis| !crisis.settled) {
            let unmet = match crisis.board {
                Board::Home => self.lying(table),
                Board::Abroad => crisis.amount,
            };
            rebels += figures.lying * f32::from(unmet);
        }
        let level = Components::level(&self.components.workers, table.surplus).rebels;
        let level =
            level + Components::level(&self.components.stability, self.population(table)).rebels;
        rebels += figures.horizon * f32::from(level);
        let near = (figures.margin - (population - rebels)).max(0.0);
        let danger = figures.danger * near * near;
        if self.separatist(state) == Some(seat) { danger } else { -danger }
    }

    /// What is under way.
    fn plans(&self, state: &State, seat: Seat) -> f32 {
        let (figures, table) = (&self.figures, &state.table);
        let mut plans = 0.0;
        if table.stage == Stage::Rounds && !table.out.contains(seat) {
            plans += figures.disc * f32::from(self.discs_left(table, seat));
        }
        let made: u8 = state
            .secrets
            .windows
            .iter()
            .map(|window| window.made[seat.index()].iter().sum::<u8>())
            .sum();
        plans -= figures.offer * f32::from(made);
        if table.asked() != Some(seat) {
            return plans;
        }
        plans
            + match table.phase {
                Phase::Explore | Phase::Place | Phase::Enter { .. } => figures.exploring,
                Phase::HomeCube { .. } | Phase::OwnCube { .. } => figures.cube,
                Phase::Harvest { resource, set } => {
                    let mut able = 0u8;
                    self.each_worker(table, seat, resource, |_| able += 1);
                    let twice = if table.round.double == Some(resource) { 2.0 } else { 1.0 };
                    (f32::from(set) + 0.9 * f32::from(able.min(3))) * figures.working * twice
                }
                Phase::Breed { .. } | Phase::Recruit { begun: false, .. } => 1.2 * figures.citizen,
                Phase::Recruit { .. } => figures.citizen * 0.1,
                Phase::Build => figures.market,
                Phase::Trade { .. } | Phase::Smuggle => figures.cube,
                Phase::Pick { .. } => 0.2 * figures.card,
                _ => 0.0,
            }
    }
}

//! What a seat has and is about to have.

use kit::{Evaluation as _, Seat};

use super::PARTS;
use crate::Archipelago;
use crate::components::{
    Board, Building, CardFace, Components, Effect, Half, Kind, Level, MOST_SEATS, Resource,
};
use crate::state::{Ending, Move, Phase, Stage, State, Table};
use crate::units::Holdings;

/// Of an offer that the other would accept, so much of the gain counts before the answer.
const HOPE: f32 = 0.8;

/// So many workers are recruited in one action, if they are there and can be paid.
const AT_ONCE: u8 = 3;

/// The huts of a region nobody has seen yet.
const HUTS: f32 = 1.5;

/// The rebels that surplus workers make in a turn. Between two levels of the board it is between the two:
/// every worker more brings the next level nearer.
fn unrest_at(levels: &[Level], surplus: f32) -> f32 {
    let mut rebels = levels.first().map_or(0.0, |level| f32::from(level.rebels));
    for pair in levels.windows(2) {
        let [from, to] = [pair[0].from, pair[1].from].map(f32::from);
        let climbed = ((surplus - from) / (to - from)).clamp(0.0, 1.0);
        rebels += climbed * f32::from(pair[1].rebels - pair[0].rebels);
    }
    rebels
}

/// What is the same for all seats, looked at once.
pub(super) struct Look {
    held: Holdings,
    /// What each would have if the game ended now.
    points: [i32; MOST_SEATS],
    /// How near the colony is to its independence.
    danger: f32,
}

impl Archipelago {
    pub(super) fn look(&self, state: &State) -> Look {
        let held = self.holdings(&state.table);
        let points = match state.table.ended {
            Some(Ending::Independence) => std::array::from_fn(|seat| {
                i32::from(self.separatist(state) == Some(Seat(seat as u8)))
            }),
            _ => self.points(state, &held).map(|sources| sources.iter().sum()),
        };
        Look { held, points, danger: self.danger(state) }
    }

    /// What a position is worth to a seat.
    pub(super) fn worth(&self, state: &State, look: &Look, seat: Seat) -> f32 {
        self.parts(state, look, seat).iter().sum()
    }

    /// The parts of an evaluation, in the order of their names.
    pub(super) fn parts(&self, state: &State, look: &Look, seat: Seat) -> [f32; PARTS.len()] {
        let mut parts = self.assets(state, look, seat);
        if state.table.phase != Phase::Over {
            parts[5] += self.hopes(state, look, seat);
        }
        parts
    }

    /// The same without what offers might bring.
    fn assets(&self, state: &State, look: &Look, seat: Seat) -> [f32; PARTS.len()] {
        let table = &state.table;
        let points = look.points[seat.index()] as f32;
        if table.phase == Phase::Over {
            return [points, 0.0, 0.0, 0.0, 0.0, 0.0];
        }
        let figures = &self.figures;
        let early = if table.turn == 0 { 0.0 } else { figures.point };
        let separatist = self.separatist(state) == Some(seat);
        [
            early * points,
            self.stock_worth(state, seat),
            self.presence(state, look, seat),
            self.card_worth(state, seat),
            if separatist { look.danger } else { -look.danger },
            self.plans(state, seat),
        ]
    }

    fn stock_worth(&self, state: &State, seat: Seat) -> f32 {
        let (figures, stock) = (&self.figures, state.stock(seat));
        // Of many of a thing the next is worth less.
        let some = |count: u8, each: f32| each * f32::from(count) / (1.0 + 0.03 * f32::from(count));
        // A sealed bid is as good as paid.
        let bid = match state.table.phase {
            Phase::Bid { .. } => state.secrets.sealed[seat.index()].unwrap_or_default() as u8,
            _ => 0,
        };
        some(stock.florins.saturating_sub(bid), figures.florin)
            + stock.cubes.iter().map(|count| some(*count, figures.cube)).sum::<f32>()
            + some(stock.explorers, figures.explorer)
    }

    fn presence(&self, state: &State, look: &Look, seat: Seat) -> f32 {
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
        let held = &look.held.controlled[seat.index()];
        let built = sites.map(|(kind, each)| each * f32::from(held[kind.index()]));
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

    /// How near the colony is to independence: what lies unmet in a crisis, what the boards will do next
    /// turn and what the next crisis lacks are counted in part. Only the Separatist likes it near.
    pub(super) fn danger(&self, state: &State) -> f32 {
        let (figures, table) = (&self.figures, &state.table);
        let population = self.population(table);
        let mut rebels = f32::from(table.rebellion);
        if let Some(crisis) = table.crisis.filter(|crisis| !crisis.settled) {
            // Stand-ups that a cube has paid for and cubes that a deal asks for are as good as done.
            let standing = match table.phase {
                Phase::StandUp { left } => left,
                _ => 0,
            };
            let unmet = match crisis.board {
                Board::Home => {
                    let promised = crisis.supply.saturating_mul(crisis.amount);
                    self.lying(table).saturating_sub(standing).saturating_sub(promised)
                }
                Board::Abroad => crisis.amount.saturating_sub(crisis.supply),
            };
            rebels += figures.lying * f32::from(unmet);
        }
        let [people, surplus] = self.forthcoming(state, population);
        let [workers, full] = self.saturated(table);
        let boards = unrest_at(&self.components.workers, surplus + workers)
            + f32::from(Components::level(&self.components.stability, population).rebels)
            + full
            - figures.calming * self.calming(table);
        rebels += figures.horizon * boards;
        if table.turn > 0 {
            rebels += figures.coming * self.coming_crisis(state, population);
        }
        let near = (figures.margin - (people - rebels)).max(0.0);
        figures.danger * near * near
    }

    /// The population and the surplus workers there will be when the action under way is done.
    fn forthcoming(&self, state: &State, population: u8) -> [f32; 2] {
        let table = &state.table;
        let (people, surplus) = (f32::from(population), f32::from(table.surplus));
        match (table.phase, table.asked()) {
            (Phase::Recruit { left, free, .. }, Some(seat)) => {
                let each = if free { 0 } else { self.components.worker_cost(table.surplus) };
                let paid = state.stock(seat).florins.checked_div(each).unwrap_or(left);
                let recruits = paid.min(left).min(table.surplus).min(AT_ONCE);
                [people + f32::from(recruits), surplus - f32::from(recruits)]
            }
            (Phase::Breed { begun: false, .. }, _) => [people + 1.0, surplus],
            (Phase::Explore | Phase::Place, _) => [people, surplus + HUTS],
            _ => [people, surplus],
        }
    }

    /// The surplus workers and the rebels that the markets will make next turn.
    fn saturated(&self, table: &Table) -> [f32; 2] {
        let mut made = [0.0; 2];
        for &board in Board::ALL {
            for &resource in Resource::ALL {
                let cubes = table.markets[board.index()][resource.index()];
                let Some(last) = cubes.checked_sub(1) else { continue };
                let section = self.components.section(board, resource);
                let row = section.row(last) as u8 + 1;
                made[0] += if row == section.worker { 1.0 } else { 0.0 };
                made[1] += if row == section.rebel { 1.0 } else { 0.0 };
            }
        }
        made
    }

    /// The cards in play by which somebody can make peace every turn.
    fn calming(&self, table: &Table) -> f32 {
        let owned = table.owned.iter().flat_map(|cards| cards.iter());
        let faces = owned.filter_map(|card| self.components.card(card));
        let calms = |face: &&CardFace| {
            use Effect::{CalmByTemples, CalmPerTemple, Gifts, Preach};
            let by_effect = matches!(face.effect, CalmByTemples | CalmPerTemple | Gifts | Preach);
            by_effect || (face.kind != Kind::Wonder && (face.calm > 0 || face.hire > 0))
        };
        faces.filter(calms).count() as f32
    }

    /// The rebels that the next card's back would make if all gave what they have. Which card that is, is
    /// certain only until the balance: before the next one, others are bought and put away.
    fn coming_crisis(&self, state: &State, population: u8) -> f32 {
        let table = &state.table;
        let tokens: u8 = self.seats().map(|seat| state.stock(seat).explorers).sum();
        let mut given = table.markets.map(|market| market.map(f32::from));
        for (at, &resource) in Resource::ALL.iter().enumerate() {
            let own: u8 = self.seats().map(|seat| state.stock(seat).cubes(resource)).sum();
            let more = 0.7 * f32::from(own) + 0.3 * f32::from(tokens);
            given.iter_mut().for_each(|given| given[at] += more);
        }
        let [temples, towns] = [Building::Temple, Building::Town].map(|kind| table.buildings(kind));
        let unmet = |card: u8| {
            let mut unmet = 0.0;
            let Some(face) = self.components.card(card) else { return unmet };
            let halves = face.back.halves.iter().zip(face.back.red).zip(Board::ALL);
            // Red halves do nothing in phase 4.
            for ((half, _), board) in halves.filter(|((_, red), _)| !red) {
                unmet += match *half {
                    Half::Crisis(resource, amount) => {
                        let cubes = given[board.index()][resource.index()];
                        let (asked, each) = match board {
                            Board::Home => (population, f32::from(amount)),
                            Board::Abroad => (amount, 1.0),
                        };
                        (f32::from(asked) - cubes * each).max(0.0)
                    }
                    Half::Temples(each) => -f32::from(each) * f32::from(temples),
                    Half::Towns(each) => f32::from(each) * f32::from(towns),
                    Half::Arrive(_) | Half::Leave(_) => 0.0,
                };
            }
            unmet
        };
        match state.secrets.top {
            Some(top) if table.stage == Stage::Order => unmet(top),
            _ => table.deck.iter().map(unmet).sum::<f32>() / table.deck.len().max(1) as f32,
        }
    }

    /// What is under way.
    fn plans(&self, state: &State, seat: Seat) -> f32 {
        let (figures, table) = (&self.figures, &state.table);
        let mut plans = 0.0;
        if table.stage == Stage::Rounds && !table.out.contains(seat) {
            plans += figures.disc * f32::from(self.discs_left(table, seat));
        }
        if table.turn > 0 {
            plans += figures.ending * self.own_end(state, seat);
        }
        if let Some(place) = table.places.iter().position(|place| *place == Some(seat)) {
            plans += figures.place * (table.order.len().saturating_sub(place)) as f32;
        }
        if table.asked() != Some(seat) {
            return plans;
        }
        if !table.round.acted && self.discs_left(table, seat) > 0 {
            let allowed = table.round.consents.iter().map(|consent| consent.left).sum::<u8>();
            plans += figures.working * f32::from(allowed);
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

    /// How near the end condition of the seat's own objective is, from 0 to 1, the last steps counting
    /// most.
    fn own_end(&self, state: &State, seat: Seat) -> f32 {
        let own = state.secrets.objectives[seat.index()];
        let objectives = self.components.objectives.iter().enumerate();
        let near = objectives.filter(|(at, _)| own >> at & 1 == 1).map(|(_, objective)| {
            let (count, wanted) = self.nearness(&state.table, objective);
            let share = (f32::from(count) / f32::from(wanted.max(1))).min(1.0);
            share * share
        });
        near.fold(0.0, f32::max)
    }

    /// What the seat's own open offers may bring: most of the gain if the other would rather have it
    /// too, and a little less than nothing if not.
    fn hopes(&self, state: &State, look: &Look, seat: Seat) -> f32 {
        let mut hopes = 0.0;
        for offer in state.secrets.windows.iter().filter_map(|window| window.offers[seat.index()]) {
            let gains = self
                .after(state, offer.to, Move::Accept(seat))
                .map(|dealt| self.gains(state, look, &dealt, [seat, offer.to]));
            hopes += match gains {
                Some([own, theirs]) if theirs > 0.0 => HOPE * own,
                _ => -self.figures.offer,
            };
        }
        hopes
    }

    /// What two seats gain by a deal, each less a part of what the other gains.
    pub(super) fn gains(
        &self,
        state: &State,
        look: &Look,
        dealt: &State,
        seats: [Seat; 2],
    ) -> [f32; 2] {
        let after = self.look(dealt);
        let gain = |seat: Seat| {
            let before: f32 = self.assets(state, look, seat).iter().sum();
            let now: f32 = self.assets(dealt, &after, seat).iter().sum();
            now - before
        };
        let [one, other] = seats.map(gain);
        [one - Self::RIVALRY * other, other - Self::RIVALRY * one]
    }
}

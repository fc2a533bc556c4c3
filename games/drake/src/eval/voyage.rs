//! What the missions on the chart come to: they are carried out as everybody would if nobody
//! thought twice.

use kit::{MAX_SEATS, Seat};

use crate::FrancisDrake;
use crate::board::{DISCS, Disc, GOODS, Good, Kind, PLACES, Place, PlaceSet, Treasure};
use crate::missions::unpaid;
use crate::state::{Captain, Phase, Shared, State};

/// A captain as the voyage goes on.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fate {
    pub(super) captain: Captain,
    /// Points for attacks that are still to come.
    pub(super) points: f32,
    /// The worth of treasures that are still to come.
    pub(super) chest: f32,
}

/// What a voyage comes to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outcome {
    pub(super) fates: [Fate; MAX_SEATS],
    /// The treasures nobody takes.
    pub(super) treasures: PlaceSet,
}

/// How good a further good is.
pub(super) fn best_good(drake: &FrancisDrake, goods: &[u8; GOODS], offered: u8) -> Option<Good> {
    let there = Good::ALL.into_iter().filter(|&good| offered >> good as u8 & 1 != 0);
    there.max_by_key(|&good| {
        let mut more = *goods;
        more[good as usize] = more[good as usize].saturating_add(1);
        drake.goods_points(&more)
    })
}

impl FrancisDrake {
    /// Carries out every mission on the chart, from the one that is due.
    pub(super) fn foresee(&self, state: &State) -> Outcome {
        let table = &state.table;
        let mut fates = [Fate::default(); MAX_SEATS];
        for (fate, captain) in fates.iter_mut().zip(table.captains.iter()) {
            fate.captain = *captain;
        }
        let mut wins = [0u8; PLACES];
        for (count, won) in wins.iter_mut().zip(&table.won) {
            *count = won.len() as u8;
        }
        let mut outcome = Outcome { fates, treasures: table.treasures };
        let mut goods = table.goods;
        // Before all are turned up the first mission is still to come.
        let (step, from) = if table.revealed { (table.step, due(table)) } else { (Disc::Hind, 0) };
        for disc in Disc::MISSIONS.into_iter().filter(|&disc| disc >= step) {
            let from = if disc == step { from } else { 0 };
            for &seat in table.outbound.iter().skip(from) {
                let Some(place) = state.discs[seat.index()][disc as usize] else { continue };
                let fate = &mut outcome.fates[seat.index()];
                match place.port() {
                    Some(port) => {
                        if fate.captain.trade > 0
                            && let Some(good) = best_good(self, &fate.captain.goods, goods[port])
                        {
                            goods[port] &= !(1 << good as u8);
                            fate.captain.trade -= 1;
                            fate.captain.goods[good as usize] += 1;
                        }
                    }
                    None => {
                        let treasures = &mut outcome.treasures;
                        self.foresee_attack(state, fate, place, &mut wins, treasures);
                    }
                }
            }
        }
        outcome
    }

    fn foresee_attack(
        &self,
        state: &State,
        fate: &mut Fate,
        place: Place,
        wins: &mut [u8; PLACES],
        treasures: &mut PlaceSet,
    ) {
        let captain = &mut fate.captain;
        let cost = self.cost(&state.table, captain, place, state.counter(place));
        if wins[place.index()] >= self.components.figures.successes
            || place.kind() == Kind::Galleon && !captain.galleon
            || unpaid(captain, cost).is_some()
        {
            return;
        }
        captain.crew -= cost.crew;
        captain.guns -= cost.guns;
        captain.conquered |= 1 << place.kind() as u8;
        wins[place.index()] += 1;
        fate.points += f32::from(self.place_points(&state.table, place));
        if treasures.contains(place) {
            treasures.remove(place);
            fate.chest += self.bead(place);
        }
    }

    /// What the treasure of a place is worth.
    pub(super) fn bead(&self, place: Place) -> f32 {
        let treasure: Treasure = self.components.place(place).treasure;
        f32::from(self.components.bead_points[treasure as usize])
    }

    /// What a captain could still make of what is on board, with so many discs, where no disc of
    /// the captain lies: the best places one after the other.
    pub(super) fn plan(&self, table: &Shared, seat: Seat, captain: &Captain, discs: usize) -> f32 {
        let figures = &self.figures;
        let mut left = *captain;
        let mut open = self.open_places(captain);
        let mut total = 0.0;
        let mut goods = captain.goods;
        for _ in 0..discs.min(DISCS) {
            let mut best: Option<(f32, f32, Place)> = None;
            for place in open.iter() {
                let Some((worth, price)) = self.worth(table, &left, &goods, place) else {
                    continue;
                };
                let worth = worth * self.share(table, seat, place);
                if best.is_none_or(|(gain, ..)| worth - price > gain) {
                    best = Some((worth - price, worth, place));
                }
            }
            let Some((_, worth, place)) = best.filter(|(gain, ..)| *gain > 0.0) else { break };
            open.remove(place);
            total += worth;
            if let Some(port) = place.port() {
                left.trade = left.trade.saturating_sub(1);
                if let Some(good) = best_good(self, &goods, table.goods[port]) {
                    goods[good as usize] += 1;
                }
                continue;
            }
            let cost = self.cost(table, &left, place, 0);
            left.crew = left.crew.saturating_sub(cost.crew);
            left.guns = left.guns.saturating_sub(cost.guns);
            if !left.has_conquered(place.kind()) {
                left.conquered |= 1 << place.kind() as u8;
                total += figures.kind;
            }
        }
        total
    }

    /// What a place is worth to a captain and what it costs in a plan; `None` if it cannot be taken.
    fn worth(
        &self,
        table: &Shared,
        captain: &Captain,
        goods: &[u8; GOODS],
        place: Place,
    ) -> Option<(f32, f32)> {
        let figures = &self.figures;
        if let Some(port) = place.port() {
            let good = best_good(self, goods, table.goods[port]).filter(|_| captain.trade > 0)?;
            let mut more = *goods;
            more[good as usize] += 1;
            let gain = self.goods_points(&more) - self.goods_points(goods);
            return Some((gain as f32, 0.0));
        }
        let cost = self.cost(table, captain, place, 0);
        let galleon = place.kind() == Kind::Galleon;
        if galleon && !captain.galleon || unpaid(captain, cost).is_some() {
            return None;
        }
        let bead = figures.treasure * self.bead(place);
        let kind = if captain.has_conquered(place.kind()) { 0.0 } else { figures.kind };
        let price =
            figures.plan_crew * f32::from(cost.crew) + figures.plan_guns * f32::from(cost.guns);
        Some((f32::from(self.place_points(table, place)) + bead + kind, price))
    }

    /// How much of a place is left when others are there.
    fn share(&self, table: &Shared, seat: Seat, place: Place) -> f32 {
        let others = (0u8..).map(Seat).zip(table.captains.iter());
        let others =
            others.filter(|&(other, captain)| other != seat && captain.present.contains(place));
        match others.count() {
            0 => 1.0,
            1 => self.figures.contested,
            _ => self.figures.crowded,
        }
    }
}

/// The place in the sailing order from which missions of the current step are still to come.
fn due(table: &Shared) -> usize {
    let at = table.outbound.iter().position(|&seat| seat == table.active).unwrap_or_default();
    match table.phase {
        Phase::Mission(_) | Phase::Pay(_) => at,
        _ => at + 1,
    }
}

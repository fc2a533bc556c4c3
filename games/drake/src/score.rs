//! Points by source.
//!
//! Rulebook, "Fin de partie": the score track, goods by sets, the treasure chest; of those who are
//! level the ship that came home first on the last voyage wins (R30). Goods and chest count only
//! at the end: before, everybody's points are those on the track (R47).

use std::cmp::Reverse;

use kit::{Seat, Source, Standing};

use crate::FrancisDrake;
use crate::board::{GOODS, TREASURES};
use crate::state::{Captain, Phase, State};

impl FrancisDrake {
    /// The points on the score track.
    pub(crate) fn track(&self, captain: &Captain) -> i32 {
        let figures = &self.components.figures;
        let cost = if captain.invested { figures.investor_cost } else { 0 };
        i32::from(figures.start_points)
            + i32::from(captain.attacks)
            + i32::from(captain.early)
            + i32::from(captain.conquests)
            + i32::from(captain.titles)
            - i32::from(cost)
    }

    /// Goods are laid out in sets of different ones, the largest set first.
    pub(crate) fn goods_points(&self, goods: &[u8; GOODS]) -> i32 {
        let most = goods.iter().copied().max().unwrap_or_default();
        let set = |number: u8| goods.iter().filter(|&&count| count > number).count();
        (0..most).map(|number| i32::from(self.components.sets[set(number)])).sum()
    }

    /// What lies in a chest.
    pub(crate) fn chest_points(&self, chest: &[u8; TREASURES]) -> i32 {
        let beads = chest.iter().zip(self.components.bead_points);
        beads.map(|(&count, points)| i32::from(count) * i32::from(points)).sum()
    }

    pub(crate) fn score(&self, state: &State) -> Standing {
        let table = &state.table;
        let over = table.phase == Phase::Over;
        let figures = &self.components.figures;
        let line = |seat: Seat| {
            let captain = table.captain(seat).copied().unwrap_or_default();
            let cost = if captain.invested { -i32::from(figures.investor_cost) } else { 0 };
            let hidden = |points: i32| if over { points } else { 0 };
            let sources = vec![
                Source { id: "start", points: figures.start_points.into() },
                Source { id: "attacks", points: captain.attacks.into() },
                Source { id: "early", points: captain.early.into() },
                Source { id: "conquests", points: captain.conquests.into() },
                Source { id: "titles", points: captain.titles.into() },
                Source { id: "investor", points: cost },
                Source { id: "goods", points: hidden(self.goods_points(&captain.goods)) },
                Source { id: "chest", points: hidden(self.chest_points(&captain.chest)) },
            ];
            (seat, sources)
        };
        let lines = Seat::all(self.options.seats).map(line).collect();
        let docks = if over { &table.home } else { &table.loading };
        let dock = |seat: Seat| Reverse(docks.iter().position(|&other| other == seat));
        Standing::rank(lines, dock, over)
    }
}

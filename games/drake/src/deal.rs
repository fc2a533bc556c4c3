//! Setting the table for the first voyage.
//!
//! Rulebook, "Mise en place" and I.A "Ordre de chargement".

use kit::{Chance, MAX_SEATS, Row, Seat, SeatSet, Seed};

use crate::FrancisDrake;
use crate::board::{DISCS, Disc, LANES, LOCATIONS, PORTS, PlaceSet, SITES, TARGETS};
use crate::state::{Captain, Look, Phase, Shared, State, Supply};

impl FrancisDrake {
    pub(crate) fn set_up(&self, seed: Seed) -> State {
        let components = &self.components;
        let figures = &components.figures;
        let mut chance = Chance::new(seed);
        let captain = Captain { discs: figures.action_discs, ..Captain::default() };
        let mut street = components.street;
        if self.shuffled_street {
            chance.shuffle(&mut street);
        }
        let mut galleons = std::array::from_fn::<u8, LANES, _>(|tile| tile as u8);
        chance.shuffle(&mut galleons);
        let mut loading: Row<Seat, MAX_SEATS> = Seat::all(self.options.seats).collect();
        chance.shuffle(&mut loading);
        let mut supply =
            Supply { beads: components.beads, goods: components.goods, trade: figures.trade_cubes };
        for (left, laid) in supply.goods.iter_mut().zip(components.laid_goods()) {
            *left = left.saturating_sub(laid);
        }
        let mut table = Shared {
            phase: Phase::Street,
            active: loading.first().copied().unwrap_or_default(),
            voyage: 0,
            street,
            visitors: [Row::new(); LOCATIONS],
            loading,
            outbound: Row::new(),
            home: Row::new(),
            captains: Seat::all(self.options.seats).map(|_| captain).collect(),
            galleons,
            goods: std::array::from_fn::<u8, PORTS, _>(|port| {
                components.places[TARGETS + port].goods
            }),
            treasures: PlaceSet::EMPTY,
            won: [SeatSet::EMPTY; TARGETS],
            traded: [SeatSet::EMPTY; PORTS],
            guarded: 0,
            turned: 0,
            persons: [None; 3],
            look: Look::No,
            revealed: false,
            step: Disc::Hind,
            supply,
        };
        // Whoever loads last is given a gun, on the first voyage only.
        if let Some(last) = table.loading.last().copied() {
            table.captains[last.index()].guns = figures.last_seat_guns;
        }
        State { table, discs: [[None; DISCS]; MAX_SEATS], counters: [0; SITES], chance }
    }
}

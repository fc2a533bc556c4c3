//! Coming home, scoring a voyage, and the next one.
//!
//! Rulebook, II.F "Rentrer à Plymouth", II.G "Marquer les points du voyage", II.H "Remettre en
//! place le plateau", "Fin de partie".

use kit::{Log, MAX_SEATS, Row, Seat, SeatSet};

use crate::FrancisDrake;
use crate::board::{
    DISCS, Disc, GOODS, LOCATIONS, PORTS, Person, PlaceSet, SITES, TARGETS, Treasure,
};
use crate::event::Event;
use crate::state::{Captain, Look, Phase, Shared};
use crate::turn::Turn;

impl FrancisDrake {
    /// Treasures of a kind that are still on the chart.
    pub(crate) fn unclaimed(&self, table: &Shared, treasure: Treasure) -> u8 {
        let lies = |face: &crate::components::PlaceFace| face.treasure == treasure;
        table.treasures.iter().filter(|&place| lies(self.components.place(place))).count() as u8
    }

    /// The treasure that pays a person's holder.
    pub(crate) fn pays(person: Person) -> Option<Treasure> {
        match person {
            Person::Admiral => Some(Treasure::Gold),
            Person::Governor => Some(Treasure::Silver),
            Person::Informer => None,
        }
    }

    /// What the next ship to come home gets if it comes early (R25).
    pub(crate) fn home_bonus(&self, table: &Shared) -> u8 {
        self.components.home.get(table.home.len()).copied().unwrap_or_default()
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// The ship takes the lowest free loading dock. It is early if its fourth disc was not used, and
    /// the points go with the dock and need a conquest (R25, R26, R27, R50).
    pub(crate) fn sail_home(&mut self) {
        let seat = self.seat();
        let table = &self.state.table;
        let early = table.step != Disc::Four && table.own().conquered != 0;
        let points = if early { self.game.home_bonus(table) } else { 0 };
        let own = self.own();
        own.early = own.early.saturating_add(points);
        own.present = PlaceSet::EMPTY;
        self.state.discs[seat.index()] = [None; DISCS];
        self.dock(seat, points);
        self.next_mission();
    }

    fn dock(&mut self, seat: Seat, points: u8) {
        let _ = self.state.table.home.push(seat);
        let dock = self.state.table.home.len() as u8;
        self.log.note(Event::CameHome { seat, dock, points });
    }

    /// Ships that did not sail follow in sailing order (R11); then the voyage is scored.
    pub(crate) fn end_voyage(&mut self) {
        for at in 0..self.state.table.outbound.len() {
            let seat = self.state.table.outbound[at];
            if !self.state.table.is_home(seat) {
                self.dock(seat, 0);
            }
        }
        self.score_voyage();
        let last = self.state.table.voyage + 1 >= self.game.components.figures.voyages;
        if last { self.end_game() } else { self.reset() }
    }

    fn score_voyage(&mut self) {
        for at in 0..self.state.table.captains.len() {
            let captain = &mut self.state.table.captains[at];
            let kinds = captain.kinds();
            let points = self.game.components.conquests[kinds.min(3)];
            if points > 0 {
                captain.conquests = captain.conquests.saturating_add(points);
                let (seat, kinds) = (Seat(at as u8), kinds as u8);
                self.log.note(Event::ScoredKinds { seat, kinds, points });
            }
        }
        for person in Person::ALL {
            let table = &mut self.state.table;
            let (Some(seat), Some(treasure)) = (table.holder(person), FrancisDrake::pays(person))
            else {
                continue;
            };
            let points = self.game.unclaimed(table, treasure);
            let captain = &mut table.captains[seat.index()];
            captain.titles = captain.titles.saturating_add(points.into());
            self.log.note(Event::ScoredTitle { seat, person, points });
        }
    }

    /// What is taken back at the end of every voyage: discs, cubes, counters and treasures (R31,
    /// R46).
    fn clear(&mut self) {
        let discs = self.game.components.figures.action_discs;
        for treasure in Treasure::ALL {
            let left = self.game.unclaimed(&self.state.table, treasure);
            self.state.table.supply.beads[treasure as usize] += left;
        }
        let table = &mut self.state.table;
        for captain in table.captains.iter_mut() {
            table.supply.trade += captain.trade;
            *captain = Captain {
                attacks: captain.attacks,
                early: captain.early,
                conquests: captain.conquests,
                titles: captain.titles,
                invested: captain.invested,
                chest: captain.chest,
                goods: captain.goods,
                discs,
                ..Captain::default()
            };
        }
        table.visitors = [Row::new(); LOCATIONS];
        table.outbound = Row::new();
        table.treasures = PlaceSet::EMPTY;
        table.won = [SeatSet::EMPTY; TARGETS];
        table.traded = [SeatSet::EMPTY; PORTS];
        (table.guarded, table.turned) = (0, 0);
        table.persons = [None; 3];
        table.look = Look::No;
        table.revealed = false;
        table.step = Disc::Hind;
        self.state.discs = [[None; DISCS]; MAX_SEATS];
        self.state.counters = [0; SITES];
    }

    /// The board for the next voyage: tiles and galleons are shuffled, goods come back where they are
    /// missing (R32), and whoever has fewest points loads first (R29, R35).
    fn reset(&mut self) {
        self.clear();
        let drake = self.game;
        let table = &mut self.state.table;
        let mut order = table.home;
        order.sort_by_key(|seat| drake.track(&table.captains[seat.index()]));
        table.loading = order;
        table.home = Row::new();
        self.state.chance.shuffle(&mut table.street);
        self.state.chance.shuffle(&mut table.galleons);
        for (port, goods) in table.goods.iter_mut().enumerate() {
            let printed = drake.components.places[TARGETS + port].goods;
            for good in 0..GOODS {
                let missing = (printed & !*goods) >> good & 1;
                table.supply.goods[good] = table.supply.goods[good].saturating_sub(missing);
            }
            *goods = printed;
        }
        table.voyage += 1;
        table.active = table.loading.first().copied().unwrap_or_default();
        table.phase = Phase::Street;
        let voyage = table.voyage;
        self.log.note(Event::VoyageBegan { voyage });
    }

    fn end_game(&mut self) {
        self.clear();
        self.state.table.phase = Phase::Over;
        for seat in Seat::all(self.game.options.seats) {
            let captain = &self.state.table.captains[seat.index()];
            let goods = self.game.goods_points(&captain.goods) as u16;
            let chest = self.game.chest_points(&captain.chest) as u16;
            self.log.note(Event::Counted { seat, goods, chest });
        }
        self.log.note(Event::Ended);
    }
}

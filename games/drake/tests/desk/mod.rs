//! A table of Francis Drake that a test can lay out as it likes.
#![allow(dead_code, missing_docs, unreachable_pub)]

use std::ops::{Deref, DerefMut};

use drake::board::{Disc, Kind, Location, Person, Place, PlaceSet, Treasure};
use drake::state::Captain;
use drake::{Event, FrancisDrake, META, Phase, Shared, View};
use kit::testing::Fixture;
use kit::{Content, Game as _, Options, Seat, Viewer};

/// The colours of the rulebook's examples.
pub const GREEN: u8 = 0;
pub const RED: u8 = 1;
pub const YELLOW: u8 = 2;
pub const BLUE: u8 = 3;
pub const WHITE: u8 = 4;

/// The fixture with the verbs of Francis Drake.
#[derive(Clone)]
pub struct Desk(Fixture<FrancisDrake>);

impl Deref for Desk {
    type Target = Fixture<FrancisDrake>;

    fn deref(&self) -> &Fixture<FrancisDrake> {
        &self.0
    }
}

impl DerefMut for Desk {
    fn deref_mut(&mut self) -> &mut Fixture<FrancisDrake> {
        &mut self.0
    }
}

pub fn content() -> Content {
    META.read_content().unwrap()
}

pub fn place(id: &str) -> Place {
    Place::parse(id).unwrap_or_else(|| panic!("no place {id}"))
}

pub fn disc(id: &str) -> Disc {
    Disc::parse(id).unwrap_or_else(|| panic!("no disc {id}"))
}

pub fn location(id: &str) -> Location {
    Location::parse(id).unwrap_or_else(|| panic!("no location {id}"))
}

/// What a captain has on board: crew, guns, barrels, trade cubes.
pub type Load = (u8, u8, u8, u8);

impl Desk {
    /// A table on the street, in the printed order, where seats load in their order.
    pub fn street(seats: u8) -> Desk {
        Desk::with(Options::seats(seats))
    }

    pub fn with(options: Options) -> Desk {
        let mut desk = Desk(Fixture::with(options));
        let seats = desk.game.options().seats;
        let table = desk.state.table_mut();
        table.loading = Seat::all(seats).collect();
        table.active = Seat(0);
        table.captains.iter_mut().for_each(|captain| captain.guns = 0);
        desk
    }

    /// A table at which seats are about to lay their missions in this order, with this on board.
    /// The counters are those of the whole-voyage vector.
    pub fn sailing(order: &[u8], loads: &[Load]) -> Desk {
        Desk::sailing_with(Options::seats(loads.len() as u8), order, loads)
    }

    pub fn sailing_with(options: Options, order: &[u8], loads: &[Load]) -> Desk {
        let mut desk = Desk::with(options);
        let table = desk.state.table_mut();
        table.outbound = order.iter().map(|&seat| Seat(seat)).collect();
        for (captain, &(crew, guns, barrels, trade)) in table.captains.iter_mut().zip(loads) {
            (captain.crew, captain.guns, captain.trade) = (crew, guns, trade);
            (captain.barrels, captain.range) = (barrels, barrels.min(4));
            table.supply.trade -= trade;
        }
        table.treasures = PlaceSet::TARGETS;
        for (beads, laid) in table.supply.beads.iter_mut().zip([4, 4, 3]) {
            *beads -= laid;
        }
        table.phase = Phase::Sail;
        table.active = Seat(order[0]);
        table.galleons = [1, 0, 2];
        desk.counters(&[("panama", 2), ("cumana", 1), ("cartagena", 0), ("veracruz", 0)]);
        desk.counters(&[("antilles", 1), ("isthmus", 0), ("gulf", 2)]);
        desk
    }

    pub fn counters(&mut self, counters: &[(&str, u8)]) -> &mut Desk {
        for &(id, shows) in counters {
            self.state.set_counter(place(id), shows);
        }
        self
    }

    /// Lays discs face down for a seat, without asking.
    pub fn lay(&mut self, seat: u8, laid: &[(&str, &str)]) -> &mut Desk {
        for &(number, id) in laid {
            self.state.set_disc(Seat(seat), disc(number), Some(place(id)));
        }
        self
    }

    /// A captain has been at a location of the street before.
    pub fn been(&mut self, seat: u8, id: &str) -> &mut Desk {
        let at = location(id);
        let table = self.state.table_mut();
        let position = table.position(at);
        let _ = table.visitors[at as usize].push(Seat(seat));
        let captain = &mut table.captains[usize::from(seat)];
        captain.discs -= 1;
        captain.last = captain.last.max(position);
        let person = match at {
            Location::Admiral => Some(Person::Admiral),
            Location::Governor => Some(Person::Governor),
            Location::Informer => Some(Person::Informer),
            _ => None,
        };
        match at {
            Location::GoldenHind => captain.hind = true,
            Location::Pinnace => captain.pinnace = true,
            Location::Tavern => captain.ghost = true,
            Location::Queen | Location::Shipyard => captain.galleon = true,
            Location::Investor => captain.invested = true,
            _ => {}
        }
        if let Some(person) = person {
            table.persons[person as usize] = Some(Seat(seat));
        }
        self
    }

    pub fn table(&self) -> &Shared {
        self.state.table()
    }

    pub fn captain(&self, seat: u8) -> &Captain {
        self.table().captain(Seat(seat)).unwrap()
    }

    pub fn captain_mut(&mut self, seat: u8) -> &mut Captain {
        &mut self.state.table_mut().captains[usize::from(seat)]
    }

    pub fn active(&self) -> u8 {
        self.table().active.0
    }

    pub fn points(&self, seat: u8) -> i32 {
        self.points_of(Seat(seat))
    }

    pub fn view(&self, seat: u8) -> View {
        self.game.view(&self.state, Viewer::Seat(Seat(seat)))
    }

    pub fn spectator(&self) -> View {
        self.game.view(&self.state, Viewer::Spectator)
    }

    pub fn counter(&self, id: &str) -> Option<u8> {
        self.state.table().is_turned(place(id)).then(|| self.state.counter(place(id)))
    }

    pub fn won(&self, seat: u8, id: &str) -> bool {
        self.table().won[place(id).index()].contains(Seat(seat))
    }

    /// All mission discs of the seats lie; the last one is laid by play, so that they are turned up.
    pub fn turn_up(&mut self, seat: u8, number: &str, id: &str) -> Vec<Event> {
        self.state.table_mut().active = Seat(seat);
        self.state.table_mut().phase = Phase::Sail;
        self.play(&format!("lay:{number}:{id}"))
    }

    pub fn kinds(&self, seat: u8) -> Vec<&'static str> {
        let captain = *self.captain(seat);
        let kinds = Kind::CONQUESTS.into_iter().filter(move |&kind| captain.has_conquered(kind));
        kinds.map(Kind::id).collect()
    }

    pub fn chest(&self, seat: u8) -> Vec<(&'static str, u8)> {
        let chest = self.captain(seat).chest;
        let held = Treasure::ALL.into_iter().map(|kind| (kind.id(), chest[kind as usize]));
        held.filter(|(_, count)| *count > 0).collect()
    }

    pub fn seats(row: &[Seat]) -> Vec<u8> {
        row.iter().map(|seat| seat.0).collect()
    }
}

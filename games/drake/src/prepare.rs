//! Preparing to sail: treasures, counters, the Governor's place, how far ships can go.
//!
//! Rulebook, II.A "Se préparer à naviguer". The Admiral's holder lays a frigate counter at every
//! galleon, then the Governor's holder a troop counter at every fort (R10), secretly; without a
//! holder chance lays them and nobody sees them (R49).

use kit::{Illegal, Log, Seat};

use crate::FrancisDrake;
use crate::board::{FORTS, Kind, LANES, Person, Place, PlaceSet, SITES};
use crate::components::COUNTERS;
use crate::content::ZONES;
use crate::event::Event;
use crate::refusals;
use crate::state::{Phase, Shared, State};
use crate::turn::Turn;

/// The sites of a person's counters: the Governor's forts come first.
pub(crate) fn sites(person: Person) -> std::ops::Range<usize> {
    match person {
        Person::Admiral => FORTS..FORTS + LANES,
        _ => 0..FORTS,
    }
}

/// The person whose counters lie at a kind of place.
pub(crate) fn guardian(place: Place) -> Person {
    if place.kind() == Kind::Galleon { Person::Admiral } else { Person::Governor }
}

impl FrancisDrake {
    /// The counters that may lie at a person's sites: all there are if that variant is played and
    /// somebody chooses them (R56).
    pub(crate) fn pool(&self, table: &Shared, person: Person) -> [u8; COUNTERS] {
        let counters = match person {
            Person::Admiral => &self.components.frigates,
            _ => &self.components.troops,
        };
        let chosen = self.all_counters && table.holder(person).is_some();
        if chosen { counters.all } else { counters.normal }
    }

    /// The counters that the holder has not laid yet.
    pub(crate) fn counters_left(&self, state: &State, person: Person) -> [u8; COUNTERS] {
        let mut left = self.pool(&state.table, person);
        for site in sites(person).filter(|&site| state.table.guarded >> site & 1 != 0) {
            if let Some(count) = left.get_mut(usize::from(state.counters[site])) {
                *count = count.saturating_sub(1);
            }
        }
        left
    }

    pub(crate) fn may_guard(&self, state: &State, place: Place, shows: u8) -> Result<(), Illegal> {
        let left = self.counters_left(state, guardian(place));
        match left.get(usize::from(shows)) {
            Some(1..) => Ok(()),
            _ => Err(Illegal::by(&refusals::COUNTER_GONE).with("shows", shows)),
        }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Every ship is in the outbound docks.
    pub(crate) fn prepare(&mut self) {
        let laid = self.game.components.laid_beads();
        let table = &mut self.state.table;
        table.treasures = PlaceSet::TARGETS;
        for (beads, laid) in table.supply.beads.iter_mut().zip(laid) {
            *beads = beads.saturating_sub(laid);
        }
        self.guard_next(Person::Admiral);
    }

    /// Asks the holder for the next counter, or lets chance lay them.
    fn guard_next(&mut self, person: Person) {
        let table = &mut self.state.table;
        let next = sites(person).find(|&site| table.guarded >> site & 1 == 0);
        match (table.holder(person), next) {
            (Some(holder), Some(site)) => {
                table.active = holder;
                table.phase = Phase::Guard(Place::of_site(site));
                return;
            }
            (None, Some(_)) => self.guard_unseen(person),
            (_, None) => {}
        }
        match person {
            Person::Admiral => self.guard_next(Person::Governor),
            _ => self.set_sail(),
        }
    }

    fn guard_unseen(&mut self, person: Person) {
        let pool = self.game.pool(&self.state.table, person);
        let sites = sites(person);
        let counters = &mut self.state.counters[sites.clone()];
        deal(pool, counters);
        self.state.chance.shuffle(counters);
        for site in sites {
            self.state.table.guarded |= 1 << site;
        }
        self.log.note(Event::GuardedUnseen { person });
    }

    pub(crate) fn guard(&mut self, place: Place, shows: u8) -> Result<(), Illegal> {
        self.game.may_guard(self.state, place, shows)?;
        let seat = self.seat();
        if let Some(site) = place.site() {
            self.state.counters[site] = shows;
            self.state.table.guarded |= 1 << site;
        }
        self.log.note(Event::Guarded { seat, place, shows: Some(shows) });
        self.guard_next(guardian(place));
        Ok(())
    }

    /// The last counter of a normal set is laid unasked: everybody knows that it is the only one.
    pub(crate) fn settle_guard(&mut self, place: Place) -> bool {
        let left = self.game.counters_left(self.state, guardian(place));
        if left.iter().sum::<u8>() != 1 {
            return false;
        }
        let shows = left.iter().position(|&count| count > 0).unwrap_or_default() as u8;
        self.guard(place, shows).is_ok()
    }

    /// The Governor's ship changes places with the one ahead (R9), barrels tell how far each goes,
    /// and the first disc is laid.
    fn set_sail(&mut self) {
        let table = &mut self.state.table;
        let order = &mut table.outbound;
        let governor = table.persons[Person::Governor as usize];
        let at = order.iter().position(|&seat| Some(seat) == governor);
        if let Some((at, ahead)) = at.and_then(|at| Some((at, at.checked_sub(1)?))) {
            let (seat, of) = (order[at], order[ahead]);
            order.swap(at, ahead);
            self.log.note(Event::WentAhead { seat, of });
        }
        for at in 0..self.state.table.outbound.len() {
            let table = &mut self.state.table;
            let seat = table.outbound[at];
            let captain = &mut table.captains[seat.index()];
            captain.range = captain.barrels.min(ZONES);
            let range = captain.range;
            self.log.note(Event::Ranged { seat, range });
        }
        let last = self.state.table.outbound.last().copied().unwrap_or(Seat(0));
        self.next_sailor(last);
    }
}

/// Lays counters out, the lowest first.
pub(crate) fn deal(pool: [u8; COUNTERS], counters: &mut [u8]) {
    let all =
        (0..COUNTERS as u8).flat_map(|shows| (0..pool[usize::from(shows)]).map(move |_| shows));
    counters.iter_mut().zip(all).for_each(|(counter, shows)| *counter = shows);
}

const _: () = assert!(FORTS + LANES == SITES);

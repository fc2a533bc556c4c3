//! What a viewer knows of Francis Drake, and what the rest could be.
//!
//! Hidden are the numbers of mission discs until all are turned up, and what counters show until
//! the first attack. A captain knows the discs of his own, the Admiral's holder every frigate, the
//! Governor's every troop counter, the Informer's what he looked at. Everything else is open, the
//! chests too: every treasure was seen to go in (R47).

use kit::{Chance, MAX_SEATS, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::FrancisDrake;
use crate::board::{DISCS, Disc, PLACES, Person, Place, PlaceSet, SITES};
use crate::components::COUNTERS;
use crate::prepare::{guardian, sites};
use crate::state::{Look, Shared, State};

/// The table as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub table: Shared,
    /// The discs of each seat at each place, as far as the viewer knows them.
    pub discs: [[Option<Disc>; PLACES]; MAX_SEATS],
    /// What the counter of each site shows, as far as the viewer knows.
    pub counters: [Option<u8>; SITES],
}

impl View {
    /// The disc of a seat at a place, if the viewer knows it.
    pub fn disc(&self, seat: Seat, place: Place) -> Option<Disc> {
        self.discs.get(seat.index())?.get(place.index()).copied().flatten()
    }

    /// What the counter of a place shows, if the viewer knows it.
    pub fn counter(&self, place: Place) -> Option<u8> {
        self.counters.get(place.site()?).copied().flatten()
    }

    /// Whether the viewer knows the counter of a place though it is face down.
    pub fn is_own_secret(&self, place: Place) -> bool {
        self.counter(place).is_some() && !self.table.is_turned(place)
    }

    /// The discs the viewer has not laid yet; none but one's own hand is known.
    pub fn hand(&self) -> impl Iterator<Item = Disc> {
        let seat = self.viewer.seat().filter(|_| !self.table.revealed);
        let captain = seat.and_then(|seat| self.table.captain(seat));
        let laid = seat.and_then(|seat| self.discs.get(seat.index()));
        let missions = captain.into_iter().flat_map(|captain| captain.missions());
        missions.filter(move |&disc| !laid.is_some_and(|laid| laid.contains(&Some(disc))))
    }
}

impl FrancisDrake {
    pub(crate) fn seen(&self, state: &State, viewer: Viewer) -> View {
        let table = &state.table;
        let mut discs = [[None; PLACES]; MAX_SEATS];
        for seat in Seat::all(self.options.seats) {
            for disc in Disc::ALL {
                if let Some(place) = state.disc(seat, disc)
                    && place.exists()
                    && knows_disc(table, viewer, seat, place)
                {
                    discs[seat.index()][place.index()] = Some(disc);
                }
            }
        }
        let mut counters = [None; SITES];
        for (site, counter) in counters.iter_mut().enumerate() {
            if knows_counter(table, viewer, Place::of_site(site)) {
                *counter = Some(state.counters[site]);
            }
        }
        View { viewer, table: *table, discs, counters }
    }

    pub(crate) fn imagined(&self, view: &View, chance: &mut Chance) -> State {
        let future = Chance::new(chance.fork());
        let table = view.table;
        let mut state = State {
            table,
            discs: [[None; DISCS]; MAX_SEATS],
            counters: [0; SITES],
            chance: future,
        };
        for seat in Seat::all(self.options.seats) {
            imagine_discs(view, seat, &mut state, chance);
        }
        for (site, counter) in view.counters.iter().enumerate() {
            state.counters[site] = counter.unwrap_or_default();
        }
        for person in [Person::Admiral, Person::Governor] {
            self.imagine_counters(view, person, &mut state, chance);
        }
        state
    }

    /// Deals the counters that the viewer does not know from those that may lie there.
    fn imagine_counters(
        &self,
        view: &View,
        person: Person,
        state: &mut State,
        chance: &mut Chance,
    ) {
        let lies = |site: &usize| view.table.guarded >> site & 1 != 0;
        let unknown = |site: &usize| lies(site) && view.counters[*site].is_none();
        if !sites(person).any(|site| unknown(&site)) {
            return;
        }
        let mut pool = self.pool(&view.table, person);
        for known in sites(person).filter_map(|site| view.counters[site]) {
            if let Some(count) = pool.get_mut(usize::from(known)) {
                *count = count.saturating_sub(1);
            }
        }
        for site in sites(person).filter(unknown) {
            state.counters[site] = draw(&mut pool, chance);
        }
    }
}

/// Draws a counter from those that are left.
fn draw(pool: &mut [u8; COUNTERS], chance: &mut Chance) -> u8 {
    let mut at = chance.below(pool.iter().map(|&count| u32::from(count)).sum());
    for (shows, count) in (0u8..).zip(pool) {
        if at < u32::from(*count) {
            *count -= 1;
            return shows;
        }
        at -= u32::from(*count);
    }
    0
}

/// Deals the discs of a seat that the viewer does not know over the places where they lie and the
/// hand they may still be in.
fn imagine_discs(view: &View, seat: Seat, state: &mut State, chance: &mut Chance) {
    let Some(captain) = view.table.captain(seat) else { return };
    let discs = &mut state.discs[seat.index()];
    let mut hidden = PlaceSet::EMPTY;
    for place in captain.present.iter() {
        match view.disc(seat, place) {
            Some(disc) => discs[disc as usize] = Some(place),
            None => hidden.insert(place),
        }
    }
    if hidden.is_empty() {
        return;
    }
    let (mut left, mut count) = ([Disc::One; DISCS], 0);
    for disc in captain.missions().filter(|&disc| discs[disc as usize].is_none()) {
        left[count] = disc;
        count += 1;
    }
    for place in hidden.iter() {
        if count == 0 {
            return;
        }
        let at = chance.below(count as u32) as usize;
        discs[left[at] as usize] = Some(place);
        count -= 1;
        left[at] = left[count];
    }
}

/// Whether the viewer knows the disc of a seat at a place.
fn knows_disc(table: &Shared, viewer: Viewer, seat: Seat, place: Place) -> bool {
    let informer = || {
        let holder = table.holder(Person::Informer);
        viewer.seat().is_some_and(|viewer| holder == Some(viewer))
    };
    table.revealed || viewer.is(seat) || table.look == Look::Discs(place) && informer()
}

/// Whether the viewer knows the counter of a place.
fn knows_counter(table: &Shared, viewer: Viewer, place: Place) -> bool {
    let Some(site) = place.site() else { return false };
    if table.guarded >> site & 1 == 0 {
        return false;
    }
    let has =
        |person: Person| viewer.seat().is_some_and(|viewer| table.holder(person) == Some(viewer));
    table.is_turned(place)
        || has(guardian(place))
        || table.look == Look::Counter(place) && has(Person::Informer)
}

//! What must hold of every state, and where every component is.

use kit::{Census, Seat, SeatSet};

use crate::FrancisDrake;
use crate::board::{
    Disc, GOODS, Good, LOCATIONS, Location, PORTS, Person, PlaceSet, SITES, TARGETS, TILES,
    Treasure,
};
use crate::components::COUNTERS;
use crate::content::ZONES;
use crate::prepare::sites;
use crate::state::{Captain, Phase, Shared, State};

/// No hold and no score grows beyond this in any game.
const MOST_GOODS: u8 = 120;
const MOST_POINTS: u16 = 2_000;

impl FrancisDrake {
    /// Tiles, discs, goods, beads and cubes; what is not limited (R7) is not counted.
    pub(crate) fn count(&self, state: &State, census: &mut Census) {
        let table = &state.table;
        for tile in table.street {
            census.one("tile", tile as u16);
        }
        for tile in table.galleons {
            census.one("galleon", tile);
        }
        for treasure in Treasure::ALL {
            let kind = treasure as usize;
            let held: u32 =
                table.captains.iter().map(|captain| u32::from(captain.chest[kind])).sum();
            let laid = u32::from(self.unclaimed(table, treasure));
            census.many("bead", kind as u16, held + laid + u32::from(table.supply.beads[kind]));
        }
        for good in Good::ALL {
            let kind = good as usize;
            let held: u32 =
                table.captains.iter().map(|captain| u32::from(captain.goods[kind])).sum();
            let laid = table.goods.iter().filter(|&&goods| goods >> kind & 1 != 0).count() as u32;
            census.many("good", kind as u16, held + laid + u32::from(table.supply.goods[kind]));
        }
        let cubes: u32 = table.captains.iter().map(|captain| u32::from(captain.trade)).sum();
        census.many("trade", 0u8, cubes + u32::from(table.supply.trade));
        for (seat, captain) in Seat::all(self.options.seats).zip(table.captains.iter()) {
            let out = table.visitors.iter().flat_map(|row| row.iter());
            let out = out.filter(|&&other| other == seat).count() as u32;
            census.many("action disc", seat.0, out + u32::from(captain.discs));
        }
    }

    pub(crate) fn check_state(&self, state: &State) -> Result<(), String> {
        let table = &state.table;
        let seats = usize::from(self.options.seats);
        if table.captains.len() != seats || table.active.index() >= seats {
            return Err("there are other seats than at this table".into());
        }
        self.check_orders(table)?;
        self.check_street(table)?;
        self.check_chart(state)?;
        for seat in Seat::all(self.options.seats) {
            self.check_captain(state, seat)?;
        }
        self.check_phase(state)
    }

    fn check_orders(&self, table: &Shared) -> Result<(), String> {
        let all = SeatSet::all(self.options.seats);
        let set = |row: &[Seat]| -> Option<SeatSet> {
            let set: SeatSet = row.iter().copied().filter(|&seat| all.contains(seat)).collect();
            (set.len() == row.len()).then_some(set)
        };
        let (loading, outbound, home) =
            (set(&table.loading), set(&table.outbound), set(&table.home));
        if loading != Some(all) || outbound.is_none() || home.is_none() {
            return Err("a dock holds the wrong ships".into());
        }
        let afloat = table.outbound.len() == table.captains.len();
        let over = table.phase == Phase::Over;
        if table.is_sailing() != afloat && !over || over && (afloat || home != Some(all)) {
            return Err("ships are not where the phase has them".into());
        }
        if !table.revealed && !table.home.is_empty() && !over {
            return Err("a ship is home too soon".into());
        }
        if table.voyage >= self.components.figures.voyages {
            return Err("there are too many voyages".into());
        }
        Ok(())
    }

    fn check_street(&self, table: &Shared) -> Result<(), String> {
        let mut tiles = 0u32;
        table.street.iter().for_each(|tile| tiles |= 1 << *tile as u32);
        if tiles != (1 << TILES) - 1 {
            return Err("a tile of the street is missing".into());
        }
        for location in Location::ALL {
            let there = &table.visitors[location as usize];
            let seats: SeatSet = there.iter().copied().collect();
            let pair = location == Location::Drake && there.len() == 2 && seats.len() == 1;
            let fits = there.len() <= self.circles(location).len()
                && there.iter().all(|seat| seat.0 < self.options.seats)
                && (pair
                    || seats.len() == there.len()
                        && (location != Location::Drake || there.len() < 2));
            if !fits {
                return Err(format!("too many discs lie at {}", location.id()));
            }
        }
        let over = table.phase == Phase::Over;
        for (person, location) in
            Person::ALL.into_iter().zip([Location::Admiral, Location::Governor, Location::Informer])
        {
            let visitor = table.visitors[location as usize].first().copied();
            if table.holder(person) != visitor.filter(|_| !over) {
                return Err(format!("the {} is elsewhere", person.id()));
            }
        }
        Ok(())
    }

    fn check_chart(&self, state: &State) -> Result<(), String> {
        let table = &state.table;
        let mut galleons = table.galleons;
        galleons.sort_unstable();
        if !galleons.iter().copied().eq(0..galleons.len() as u8) {
            return Err("a galleon is missing".into());
        }
        for port in 0..PORTS {
            let printed = self.components.places[TARGETS + port].goods;
            let gone = (printed & !table.goods[port]).count_ones() as usize;
            let over = table.phase == Phase::Over;
            if table.goods[port] & !printed != 0 || !over && gone != table.traded[port].len() {
                return Err("a port has the wrong goods".into());
            }
        }
        let sailing = table.is_sailing() && table.phase != Phase::Over;
        for (place, won) in PlaceSet::TARGETS.iter().zip(&table.won) {
            let fits = won.len() <= usize::from(self.components.figures.successes)
                && won.iter().all(|seat| seat.0 < self.options.seats)
                && (table.revealed || won.is_empty())
                && table.treasures.contains(place) == (sailing && won.is_empty());
            if !fits {
                return Err(format!("{} was not conquered like that", place.id()));
            }
        }
        if table.treasures.minus(PlaceSet::TARGETS) != PlaceSet::EMPTY {
            return Err("a treasure lies in a port".into());
        }
        self.check_counters(state, sailing)
    }

    fn check_counters(&self, state: &State, sailing: bool) -> Result<(), String> {
        let table = &state.table;
        let all = (1u8 << SITES) - 1;
        let laid = matches!(table.phase, Phase::Guard(_)) || table.guarded == all;
        if table.turned & !table.guarded != 0
            || table.guarded & !all != 0
            || !table.revealed && table.turned != 0
            || sailing && !laid
            || !sailing && table.guarded != 0
        {
            return Err("counters lie in the wrong places".into());
        }
        let hidden = state.counters.iter().enumerate();
        for (site, &shows) in hidden {
            if usize::from(shows) >= COUNTERS || table.guarded >> site & 1 == 0 && shows != 0 {
                return Err("a counter shows what none does".into());
            }
        }
        for person in [Person::Admiral, Person::Governor] {
            let mut pool = self.pool(table, person);
            for site in sites(person).filter(|site| table.guarded >> site & 1 != 0) {
                let count = &mut pool[usize::from(state.counters[site])];
                *count = count.checked_sub(1).ok_or("there are not so many such counters")?;
            }
        }
        Ok(())
    }

    fn check_captain(&self, state: &State, seat: Seat) -> Result<(), String> {
        let table = &state.table;
        let captain = &table.captains[seat.index()];
        let wrong = |what: &str| Err(format!("seat {}: {what}", seat.0));
        let at = |location: Location| table.visitors[location as usize].contains(&seat);
        let Captain { crew, guns, barrels, trade, .. } = *captain;
        if [crew, guns, barrels, trade].iter().any(|&goods| goods > MOST_GOODS)
            || captain.attacks.max(captain.titles) > MOST_POINTS
            || captain.goods.iter().chain(&captain.chest).any(|&count| count > MOST_GOODS)
        {
            return wrong("has more than there is");
        }
        let last = Location::ALL.into_iter().filter(|&location| at(location));
        let last = last.map(|location| table.position(location)).max().unwrap_or_default();
        let on_drake = table.visitors[Location::Drake as usize].len();
        if captain.last != last
            || captain.bound != (at(Location::Drake) && on_drake == 1)
            || captain.hind != at(Location::GoldenHind)
            || captain.pinnace != at(Location::Pinnace)
            || captain.ghost && !at(Location::Tavern)
            || at(Location::Investor) && !captain.invested
        {
            return wrong("has been elsewhere on the street");
        }
        // Between the two discs on Drake nothing else can be done.
        let passed = table.outbound.contains(&seat);
        if captain.bound
            && (last != table.position(Location::Drake) || passed || captain.discs == 0)
        {
            return wrong("owes Drake a disc");
        }
        let afloat = table.is_sailing() && !matches!(table.phase, Phase::Guard(_) | Phase::Over);
        let range = if afloat { barrels.min(ZONES) } else { 0 };
        if captain.range != range || captain.conquered >> 3 != 0 {
            return wrong("sails another way");
        }
        let conquered = PlaceSet::TARGETS.iter().zip(&table.won);
        let conquered = conquered.filter(|(_, won)| won.contains(seat));
        let kinds = conquered.fold(0, |kinds, (place, _)| kinds | 1 << place.kind() as u8);
        if captain.conquered != kinds {
            return wrong("has conquered something else");
        }
        self.check_discs(state, seat)
    }

    fn check_discs(&self, state: &State, seat: Seat) -> Result<(), String> {
        let table = &state.table;
        let captain = &table.captains[seat.index()];
        let discs = &state.discs[seat.index()];
        let mut present = PlaceSet::EMPTY;
        for disc in Disc::ALL {
            let Some(place) = discs[disc as usize] else { continue };
            let due = !table.revealed || disc >= table.step && disc != Disc::Ghost;
            if !place.exists()
                || present.contains(place)
                || !captain.owns(disc)
                || !due
                || self.components.place(place).zone > captain.range
            {
                return Err(format!("disc {} of seat {} cannot lie there", disc.id(), seat.0));
            }
            present.insert(place);
        }
        let ashore = table.is_home(seat) || !table.is_sailing() || table.phase == Phase::Over;
        if present != captain.present || ashore && !present.is_empty() {
            return Err(format!("the discs of seat {} lie elsewhere", seat.0));
        }
        let closed = present.iter().any(|place| {
            table.won.get(place.index()).is_some_and(|won| won.contains(seat))
                || place.port().is_some_and(|port| table.traded[port].contains(seat))
        });
        if closed {
            return Err(format!("seat {} has been there on this voyage", seat.0));
        }
        Ok(())
    }

    fn check_phase(&self, state: &State) -> Result<(), String> {
        let table = &state.table;
        let own = table.own();
        let at_sea = |disc: Disc| state.disc(table.active, disc);
        let fits = match table.phase {
            Phase::Street => {
                !table.outbound.contains(&table.active)
                    && own.discs > 0
                    && !own.bound
                    && usize::from(own.last) < LOCATIONS
            }
            Phase::Take(location) => {
                let visitors = &table.visitors[location as usize];
                let chooses =
                    [Location::Drake, Location::Investor, Location::Docks].contains(&location);
                chooses
                    && visitors.last() == Some(&table.active)
                    && !own.bound
                    && !table.outbound.contains(&table.active)
                    && own.last == table.position(location)
            }
            Phase::Guard(place) => {
                let person = crate::prepare::guardian(place);
                let next = sites(person).find(|site| table.guarded >> site & 1 == 0);
                let first = person == Person::Admiral
                    || sites(Person::Admiral).all(|site| table.guarded >> site & 1 != 0);
                first && next == place.site() && table.holder(person) == Some(table.active)
            }
            Phase::Sail => {
                !table.revealed
                    && own.present.len() < own.mission_count()
                    && !self.open_places(own).is_empty()
            }
            Phase::Inform | Phase::Swap | Phase::Shift(_) => {
                let informer = table.holder(Person::Informer) == Some(table.active);
                let looked = match table.phase {
                    Phase::Inform => table.look == crate::state::Look::No,
                    Phase::Swap => matches!(table.look, crate::state::Look::Discs(_)),
                    Phase::Shift(place) => {
                        own.present.contains(place)
                            && table.look == crate::state::Look::Counter(place)
                    }
                    _ => false,
                };
                !table.revealed && informer && looked && !own.present.is_empty()
            }
            Phase::Mission(place) => {
                table.revealed
                    && at_sea(table.step) == Some(place)
                    && self.obstacle(state, table.active, place).is_none()
            }
            Phase::Pay(place) => {
                table.revealed
                    && table.is_turned(place)
                    && at_sea(table.step) == Some(place)
                    && self.obstacle(state, table.active, place).is_none()
            }
            Phase::Home => table.revealed && !own.present.is_empty(),
            Phase::Over => true,
        };
        let revealed = matches!(table.phase, Phase::Mission(_) | Phase::Pay(_) | Phase::Home);
        if !fits || table.revealed != revealed {
            return Err("the question cannot be asked".into());
        }
        Ok(())
    }
}

const _: () = assert!(GOODS <= 8 && TILES < 32);

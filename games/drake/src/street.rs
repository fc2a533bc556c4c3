//! Provisioning: one disc after the other down Plymouth's street, never back.
//!
//! Rulebook, I.B "Placement et Sélection" and "Les lieux". In loading order each captain puts an
//! action disc on a location further down the street than the last one and takes what its circle
//! gives, or passes; passing sets the order at sea.

use kit::{Illegal, Log, Seat};

use crate::board::{Disc, Item, LOCATIONS, Location, Person};
use crate::event::{Event, Haul};
use crate::refusals;
use crate::state::{Phase, Shared};
use crate::turn::Turn;
use crate::{FrancisDrake, state};

/// The die of the Tavern.
const DIE: u32 = 6;

impl FrancisDrake {
    /// Whether the seat that is asked may put a disc on a location (R1, R3, R5, R6).
    pub(crate) fn may_visit(&self, table: &Shared, location: Location) -> Result<(), Illegal> {
        let own = table.own();
        let position = table.position(location);
        if position <= own.last {
            return Err(Illegal::by(&refusals::BACKWARDS).with("last", own.last));
        }
        self.may_enter(table, location)
    }

    /// The same for a location further down the street.
    pub(crate) fn may_enter(&self, table: &Shared, location: Location) -> Result<(), Illegal> {
        let own = table.own();
        let (taken, circles) =
            (table.visitors[location as usize].len(), self.circles(location).len());
        match location {
            Location::Investor if own.invested => Err((&refusals::INVESTED).into()),
            Location::Drake if taken == 0 && own.discs < 2 => {
                Err((&refusals::DRAKE_NEEDS_TWO).into())
            }
            _ if taken >= circles || location == Location::Drake && taken > 0 => {
                Err(Illegal::by(&refusals::LOCATION_FULL).with("circles", circles as i32))
            }
            _ => Ok(()),
        }
    }

    /// What each circle of a location gives.
    #[inline]
    pub(crate) fn circles(&self, location: Location) -> &[u8] {
        &self.components.circles[location as usize]
    }

    /// Whether a location lets the seat that is asked choose this item.
    pub(crate) fn may_take(
        &self,
        table: &Shared,
        location: Location,
        item: Item,
    ) -> Result<(), Illegal> {
        match (location, item) {
            (Location::Investor, Item::Galleon) if table.own().galleon => {
                Err((&refusals::IS_GALLEON).into())
            }
            (_, Item::Crew | Item::Gun)
            | (Location::Docks, Item::Barrel)
            | (Location::Investor, Item::Galleon) => Ok(()),
            _ => Err((&refusals::NOT_OFFERED).into()),
        }
    }

    /// What choosing an item at a location brings on board.
    pub(crate) fn choice_haul(&self, location: Location, item: Item) -> Haul {
        let figures = &self.components.figures;
        let (more, less) = (figures.investor_more, figures.investor_less);
        let some = Haul::default();
        match (location, item) {
            (Location::Investor, Item::Crew) => Haul { crew: more, guns: less, ..some },
            (Location::Investor, Item::Gun) => Haul { crew: less, guns: more, ..some },
            (Location::Drake, Item::Crew) => Haul { crew: figures.drake_bonus, ..some },
            (Location::Drake, Item::Gun) => Haul { guns: figures.drake_bonus, ..some },
            (Location::Docks, Item::Crew) => Haul { crew: figures.docks_goods, ..some },
            (Location::Docks, Item::Gun) => Haul { guns: figures.docks_goods, ..some },
            (Location::Docks, Item::Barrel) => Haul { barrels: figures.docks_goods, ..some },
            _ => some,
        }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn visit(&mut self, location: Location) -> Result<(), Illegal> {
        self.game.may_visit(&self.state.table, location)?;
        self.enter(location);
        Ok(())
    }

    /// Puts a disc on the location and takes what its circle gives.
    fn enter(&mut self, location: Location) {
        let (seat, drake) = (self.seat(), self.game);
        let table = &mut self.state.table;
        let circle = table.visitors[location as usize].len();
        let _ = table.visitors[location as usize].push(seat);
        let position = table.position(location);
        let own = table.own_mut();
        own.discs = own.discs.saturating_sub(1);
        own.last = position;
        self.log.note(Event::Visited { seat, location });
        let amount = drake.circles(location).get(circle).copied().unwrap_or_default();
        let figures = &drake.components.figures;
        let some = Haul::default();
        match location {
            Location::CrewA | Location::CrewB => self.load(Haul { crew: amount, ..some }),
            Location::GunsA | Location::GunsB => self.load(Haul { guns: amount, ..some }),
            Location::SuppliesA | Location::SuppliesB => {
                self.load(Haul { barrels: amount, ..some });
            }
            Location::Trade => self.load(Haul { trade: amount, ..some }),
            Location::Tavern => self.roll(amount),
            Location::Shipyard => {
                self.refit();
                self.load(Haul { guns: amount, ..some });
            }
            Location::Pinnace => {
                self.own().pinnace = true;
                self.log.note(Event::TookPinnace { seat });
                self.load(Haul { crew: amount, ..some });
            }
            Location::Drake if circle == 0 => self.own().bound = true,
            Location::Drake => {
                self.own().bound = false;
                self.load(Haul { crew: figures.drake_crew, guns: figures.drake_guns, ..some });
                self.state.table.phase = Phase::Take(location);
                return;
            }
            Location::Queen => {
                self.refit();
                self.load(Haul { guns: figures.queen_guns, trade: figures.queen_trade, ..some });
            }
            Location::Admiral => self.meet(Person::Admiral),
            Location::Governor => self.meet(Person::Governor),
            Location::Informer => {
                self.meet(Person::Informer);
                self.load(Haul { trade: figures.informer_trade, ..some });
            }
            Location::GoldenHind => {
                self.own().hind = true;
                self.log.note(Event::TookDisc { seat, disc: Disc::Hind });
            }
            Location::Investor => {
                self.own().invested = true;
                self.log.note(Event::Invested { seat, points: figures.investor_cost });
                self.state.table.phase = Phase::Take(location);
                return;
            }
            Location::Docks => {
                self.state.table.phase = Phase::Take(location);
                return;
            }
        }
        self.next_on_street();
    }

    /// Drake's second disc, which nothing may come before (R5).
    pub(crate) fn second_disc(&mut self) {
        self.enter(Location::Drake);
    }

    pub(crate) fn take(&mut self, location: Location, item: Item) -> Result<(), Illegal> {
        self.game.may_take(&self.state.table, location, item)?;
        if item == Item::Galleon {
            self.refit();
        } else {
            self.load(self.game.choice_haul(location, item));
        }
        self.next_on_street();
        Ok(())
    }

    /// Brings goods on board. Barrels beyond those that carry farthest have no effect (R2).
    fn load(&mut self, haul: Haul) {
        if haul == Haul::default() {
            return;
        }
        let seat = self.seat();
        let supply = &mut self.state.table.supply;
        supply.trade = supply.trade.saturating_sub(haul.trade);
        let own = self.own();
        own.crew = own.crew.saturating_add(haul.crew);
        own.guns = own.guns.saturating_add(haul.guns);
        own.barrels = own.barrels.saturating_add(haul.barrels);
        own.trade = own.trade.saturating_add(haul.trade);
        self.log.note(Event::Gained { seat, haul });
    }

    /// The frigate becomes a galleon; one that is a galleon already stays one (R2).
    fn refit(&mut self) {
        let seat = self.seat();
        if !std::mem::replace(&mut self.own().galleon, true) {
            self.log.note(Event::Refitted { seat });
        }
    }

    fn meet(&mut self, person: Person) {
        let seat = self.seat();
        self.state.table.persons[person as usize] = Some(seat);
        self.log.note(Event::TookPerson { seat, person });
    }

    /// The Tavern: a die for crew or the ghost ship (R37).
    fn roll(&mut self, plus: u8) {
        let seat = self.seat();
        let die = self.state.chance.below(DIE) as u8 + 1;
        self.log.note(Event::Rolled { seat, die, plus });
        let figures = &self.game.components.figures;
        let total = die.saturating_add(plus);
        if total <= figures.tavern_ghost {
            self.own().ghost = true;
            self.log.note(Event::TookDisc { seat, disc: Disc::Ghost });
        } else {
            let few = total <= figures.tavern_few;
            let crew = if few { figures.tavern_few_crew } else { figures.tavern_many_crew };
            self.load(Haul { crew, ..Haul::default() });
        }
    }

    pub(crate) fn pass(&mut self) {
        let seat = self.seat();
        let outbound = &mut self.state.table.outbound;
        let _ = outbound.push(seat);
        let dock = outbound.len() as u8;
        self.log.note(Event::Passed { seat, dock });
        self.next_on_street();
    }

    /// The next seat in loading order that has not passed; when all have, ships are prepared.
    fn next_on_street(&mut self) {
        let table = &mut self.state.table;
        match next_in_line(table) {
            Some(next) => {
                table.active = next;
                table.phase = Phase::Street;
            }
            None => self.prepare(),
        }
    }

    /// Plays what leaves no choice on the street: the second disc on Drake, and leaving it when no
    /// disc is left or its end is reached.
    pub(crate) fn settle_street(&mut self) -> bool {
        let own = self.state.table.own();
        if own.bound {
            self.second_disc();
        } else if own.discs == 0 || usize::from(own.last) >= LOCATIONS {
            self.pass();
        } else {
            return false;
        }
        true
    }
}

/// The next seat after the active one in loading order that is still on the street.
fn next_in_line(table: &Shared) -> Option<Seat> {
    let line: &[Seat] = &table.loading;
    let at = line.iter().position(|&seat| seat == table.active).unwrap_or_default();
    let after = line.iter().cycle().skip(at + 1).take(line.len());
    after.copied().find(|seat| !table.outbound.contains(seat))
}

impl state::Captain {
    /// Whether the seat is at the end of the street.
    pub fn is_at_docks(&self) -> bool {
        usize::from(self.last) >= LOCATIONS
    }
}

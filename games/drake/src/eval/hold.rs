//! What is on board while the street is walked, and what the street still offers.

use kit::Seat;

use crate::FrancisDrake;
use crate::board::{LOCATIONS, Location, Person};
use crate::state::{Captain, Shared};

/// Things on board as numbers.
#[derive(Clone, Copy, Debug, Default)]
struct Load {
    crew: f32,
    guns: f32,
    barrels: f32,
    trade: f32,
    galleon: bool,
    pinnace: bool,
    /// What helpers and further discs are worth.
    others: f32,
}

/// Worth of an amount of which the more there is the less the next one is worth.
fn concave(amount: f32, each: f32, enough: f32) -> f32 {
    each * amount / (1.0 + amount / enough.max(0.1))
}

impl FrancisDrake {
    /// What a captain on the street has, with a part of what lies ahead.
    pub(super) fn hold_worth(&self, table: &Shared, seat: Seat) -> f32 {
        let captain = &table.captains[seat.index()];
        let load = self.load_of(table, seat, captain);
        let now = self.load_worth(&load);
        if table.outbound.contains(&seat) {
            return now;
        }
        let mut ahead = 0.0;
        for position in captain.last + 1..=LOCATIONS as u8 {
            if let Some(location) = table.location(position) {
                ahead += self.offer(table, captain, location, &load, now);
            }
        }
        now + self.figures.ahead * ahead
    }

    fn load_of(&self, table: &Shared, seat: Seat, captain: &Captain) -> Load {
        let figures = &self.figures;
        let has = |person: Person| table.holder(person) == Some(seat);
        let helpers = [
            (captain.hind, figures.hind),
            (captain.ghost, figures.ghost),
            (has(Person::Admiral), figures.admiral),
            (has(Person::Governor), figures.governor),
            (has(Person::Informer), figures.informer),
        ];
        let bound = if captain.bound { 1.0 } else { 0.0 };
        let given = &self.components.figures;
        Load {
            // What Drake owes is as good as on board.
            crew: f32::from(captain.crew) + bound * (f32::from(given.drake_crew) + 0.5),
            guns: f32::from(captain.guns) + bound * (f32::from(given.drake_guns) + 0.5),
            barrels: f32::from(captain.barrels),
            trade: f32::from(captain.trade),
            galleon: captain.galleon,
            pinnace: captain.pinnace,
            others: helpers.iter().filter(|(held, _)| *held).map(|(_, worth)| worth).sum(),
        }
    }

    fn load_worth(&self, load: &Load) -> f32 {
        let figures = &self.figures;
        // A galleon is for guns, a pinnace for crew.
        let galleon =
            if load.galleon { figures.galleon * (0.4 + 0.1 * load.guns.min(6.0)) } else { 0.0 };
        let pinnace =
            if load.pinnace { figures.pinnace * (0.4 + 0.1 * load.crew.min(6.0)) } else { 0.0 };
        concave(load.crew, figures.crew, figures.enough_crew)
            + concave(load.guns, figures.guns, figures.enough_guns)
            + concave(load.barrels.min(4.0), figures.barrel, figures.enough_barrels)
            + concave(load.trade, figures.trade, figures.enough_trade)
            + galleon
            + pinnace
            + load.others
    }

    /// How much more a visit to a location would be worth.
    fn offer(
        &self,
        table: &Shared,
        captain: &Captain,
        location: Location,
        load: &Load,
        now: f32,
    ) -> f32 {
        let taken = table.visitors[location as usize].len();
        let Some(&amount) = self.circles(location).get(taken) else { return 0.0 };
        let figures = &self.components.figures;
        let amount = f32::from(amount);
        let mut more = *load;
        match location {
            Location::CrewA | Location::CrewB => more.crew += amount,
            Location::GunsA | Location::GunsB => more.guns += amount,
            Location::SuppliesA | Location::SuppliesB => more.barrels += amount,
            Location::Trade => more.trade += amount,
            Location::Tavern => more.crew += f32::from(figures.tavern_few_crew),
            Location::Shipyard => {
                more.galleon = true;
                more.guns += amount;
            }
            Location::Pinnace => {
                more.pinnace = true;
                more.crew += amount;
            }
            Location::Drake if taken > 0 || captain.discs < 2 => {}
            Location::Drake => {
                // It takes two discs, and two turns.
                more.crew += f32::from(figures.drake_crew) / 2.0;
                more.guns += f32::from(figures.drake_guns) / 2.0;
            }
            Location::Queen => {
                more.galleon = true;
                more.guns += f32::from(figures.queen_guns);
                more.trade += f32::from(figures.queen_trade);
            }
            Location::Admiral => more.others += self.figures.admiral,
            Location::Governor => more.others += self.figures.governor,
            Location::Informer => {
                more.others += self.figures.informer;
                more.trade += f32::from(figures.informer_trade);
            }
            Location::GoldenHind => more.others += self.figures.hind,
            Location::Investor => {}
            Location::Docks => more.barrels += f32::from(figures.docks_goods),
        }
        self.load_worth(&more) - now
    }
}

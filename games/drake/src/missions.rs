//! Missions: attacks and trade, disc by disc in sailing order, the Golden Hind first.
//!
//! Rulebook, II.E "Résoudre les missions". The order of the whole table (Golden Hind, 1, 2, 3, 4;
//! then sailing order) is the order at every place, so a disc may attack when its turn comes if
//! fewer than two attacks have succeeded there (R16).

use kit::{Illegal, Log, Reveals, Seat};

use crate::FrancisDrake;
use crate::board::{Disc, Good, Kind, Place};
use crate::event::{Event, Failure};
use crate::refusals;
use crate::state::{Captain, Phase, Shared, State};
use crate::turn::Turn;

/// What an attack costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cost {
    pub(crate) crew: u8,
    pub(crate) guns: u8,
}

impl FrancisDrake {
    /// What an attack costs a captain when the counter shows so much. A pinnace does away with the
    /// guns of forts (R21, R41).
    #[inline]
    pub(crate) fn cost(&self, table: &Shared, captain: &Captain, place: Place, shows: u8) -> Cost {
        let face = self.components.place(place);
        match place.kind() {
            Kind::Town => Cost { crew: face.troops, guns: 0 },
            Kind::Fort => Cost {
                crew: face.troops + shows,
                guns: if captain.pinnace { 0 } else { face.guns },
            },
            Kind::Galleon => Cost { crew: 0, guns: self.galleon(table, place).guns + shows },
            Kind::Port => Cost::default(),
        }
    }

    /// The galleon of a lane.
    #[inline]
    pub(crate) fn galleon(&self, table: &Shared, place: Place) -> crate::components::GalleonFace {
        let tile = place.lane().map_or(0, |lane| table.galleons[lane]);
        self.components.galleons.get(usize::from(tile)).copied().unwrap_or_default()
    }

    /// What a successful attack is worth.
    #[inline]
    pub(crate) fn place_points(&self, table: &Shared, place: Place) -> u8 {
        match place.kind() {
            Kind::Galleon => self.galleon(table, place).points,
            _ => self.components.place(place).points,
        }
    }

    /// Why the captain cannot carry out a mission at the place: what everybody can see. A counter
    /// that is face down counts as nothing, whoever knows better (R18, R39).
    pub(crate) fn obstacle(&self, state: &State, seat: Seat, place: Place) -> Option<Failure> {
        let table = &state.table;
        let captain = &table.captains[seat.index()];
        if let Some(port) = place.port() {
            return match (table.goods[port], captain.trade) {
                (0, _) => Some(Failure::Closed),
                (_, 0) => Some(Failure::Trade),
                _ => None,
            };
        }
        if table.won[place.index()].len() >= usize::from(self.components.figures.successes) {
            return Some(Failure::Closed);
        }
        if place.kind() == Kind::Galleon && !captain.galleon {
            return Some(Failure::Frigate);
        }
        let shows = if table.is_turned(place) { state.counter(place) } else { 0 };
        unpaid(captain, self.cost(table, captain, place, shows))
    }

    pub(crate) fn may_trade(
        &self,
        table: &Shared,
        place: Place,
        good: Good,
    ) -> Result<(), Illegal> {
        let Some(port) = place.port() else { return Err((&refusals::NO_TRADE_HERE).into()) };
        if table.goods[port] >> good as u8 & 1 == 0 {
            return Err((&refusals::GOOD_GONE).into());
        }
        Ok(())
    }

    pub(crate) fn may_attack(&self, place: Place) -> Result<(), Illegal> {
        if place.kind() == Kind::Port {
            return Err((&refusals::PORT_NOT_ATTACKED).into());
        }
        Ok(())
    }
}

/// What is missing of a price.
pub(crate) fn unpaid(captain: &Captain, cost: Cost) -> Option<Failure> {
    if captain.crew < cost.crew {
        Some(Failure::Crew)
    } else if captain.guns < cost.guns {
        Some(Failure::Guns)
    } else {
        None
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn begin_missions(&mut self) {
        self.state.table.step = Disc::Hind;
        self.seek_mission(0);
    }

    /// The next mission of this step from this place in the sailing order on, or of a later step.
    fn seek_mission(&mut self, from: usize) {
        let mut from = from;
        loop {
            let step = self.state.table.step;
            for at in from..self.state.table.outbound.len() {
                let seat = self.state.table.outbound[at];
                if let Some(place) = self.state.disc(seat, step) {
                    self.state.table.active = seat;
                    self.state.table.phase = Phase::Mission(place);
                    return;
                }
            }
            let next = Disc::MISSIONS.into_iter().find(|&disc| disc > step);
            let Some(next) = next else { break };
            self.state.table.step = next;
            from = 0;
        }
        self.end_voyage();
    }

    /// The mission after that of the active seat.
    pub(crate) fn next_mission(&mut self) {
        let table = &self.state.table;
        let at = table.outbound.iter().position(|&seat| seat == table.active);
        self.seek_mission(at.map_or(0, |at| at + 1));
    }

    /// Plays a mission that leaves no choice: one that cannot be carried out fails (R54).
    pub(crate) fn settle_mission(&mut self, place: Place) -> bool {
        match self.game.obstacle(self.state, self.seat(), place) {
            Some(why) => {
                self.fail(place, why);
                true
            }
            None => false,
        }
    }

    /// The price is known: who cannot pay it withdraws (R19).
    pub(crate) fn settle_payment(&mut self, place: Place) -> bool {
        match unpaid(self.state.table.own(), self.full_cost(place)) {
            Some(why) => {
                self.fail(place, why);
                true
            }
            None => false,
        }
    }

    fn full_cost(&self, place: Place) -> Cost {
        let table = &self.state.table;
        self.game.cost(table, table.own(), place, self.state.counter(place))
    }

    /// An attack is declared: a counter that is face down is turned up for all (R17), and only then
    /// is it decided whether to pay. Else the price is paid at once (R40).
    pub(crate) fn attack(&mut self, place: Place) -> Result<(), Illegal> {
        self.game.may_attack(place)?;
        match place.site() {
            Some(site) if !self.state.table.is_turned(place) => {
                let (seat, shows) = (self.seat(), self.state.counters[site]);
                self.reveals = Reveals::Hidden;
                self.state.table.turned |= 1 << site;
                self.log.note(Event::TurnedUp { seat, place, shows });
                self.state.table.phase = Phase::Pay(place);
            }
            _ => self.conquer(place),
        }
        Ok(())
    }

    /// Pays, takes points and the treasure if it is still there, and marks the kind of place (R20,
    /// R28).
    pub(crate) fn conquer(&mut self, place: Place) {
        let (seat, cost) = (self.seat(), self.full_cost(place));
        let points = self.game.place_points(&self.state.table, place);
        let own = self.own();
        own.crew = own.crew.saturating_sub(cost.crew);
        own.guns = own.guns.saturating_sub(cost.guns);
        own.attacks = own.attacks.saturating_add(points.into());
        own.conquered |= 1 << place.kind() as u8;
        let Cost { crew, guns } = cost;
        self.log.note(Event::Conquered { seat, place, crew, guns, points });
        let treasure = self.game.components.place(place).treasure;
        let table = &mut self.state.table;
        table.won[place.index()] = table.won[place.index()].with(seat);
        if table.treasures.contains(place) {
            table.treasures.remove(place);
            table.own_mut().chest[treasure as usize] += 1;
            self.log.note(Event::TookTreasure { seat, treasure });
        }
        self.mission_done();
    }

    /// Trade brings neither points at once nor a conquest (R53).
    pub(crate) fn trade(&mut self, place: Place, good: Good) -> Result<(), Illegal> {
        self.game.may_trade(&self.state.table, place, good)?;
        let seat = self.seat();
        let table = &mut self.state.table;
        if let Some(port) = place.port() {
            table.goods[port] &= !(1 << good as u8);
            table.traded[port] = table.traded[port].with(seat);
        }
        table.supply.trade += 1;
        let own = table.own_mut();
        own.trade = own.trade.saturating_sub(1);
        own.goods[good as usize] += 1;
        self.log.note(Event::Traded { seat, place, good });
        self.mission_done();
        Ok(())
    }

    pub(crate) fn fail(&mut self, place: Place, why: Failure) {
        let (seat, disc) = (self.seat(), self.state.table.step);
        self.log.note(Event::Failed { seat, place, disc, why });
        self.mission_done();
    }

    /// The disc has been used: the captain may sail home if others of his lie on the chart, and must
    /// if none does (R24, R27).
    fn mission_done(&mut self) {
        let (seat, step) = (self.seat(), self.state.table.step);
        self.state.set_disc(seat, step, None);
        if self.state.table.own().present.is_empty() {
            self.sail_home();
        } else {
            self.state.table.phase = Phase::Home;
        }
    }
}

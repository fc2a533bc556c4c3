//! The actions activate and rest: settlers go to a location, which then does what it does; or all
//! come back.
//!
//! Rulebook p. 6-7, "Activer" and "Se reposer"; p. 16, "Lieux de base", "Aide des natifs", "Outil".

use std::convert::Infallible;

use kit::{Illegal, Seat};

use super::content::{Deed, Elsewhere, Land};
use super::country::{Colony, Country, Gear, Settled};
use super::{Event, LandTable, Phase, refusals};
use crate::cubes::Cubes;
use crate::effect::{self, Answer, Effect, NOTHING, NoReturns, Step, Terms};
use crate::hold::Hold as _;

impl Land {
    /// The settlers that a seat needs at a location: as many as are printed, or so many more
    /// than are there, also where these are fewer; natives' help lowers either, to one.
    #[inline]
    pub fn required(&self, country: &Country, gear: &Gear, site: u8) -> u8 {
        let there = country.sites.get(usize::from(site));
        let (Some(location), Some(there)) = (self.locations.of(site), there) else {
            return u8::MAX;
        };
        let printed = match there.settlers {
            0 => location.settlers,
            occupied => occupied.saturating_add(self.expel),
        };
        printed.saturating_sub(gear.help(location.symbol)).max(1)
    }

    /// Whether the seat can use a location. Its tools give their cubes before anything is done
    /// there, so these count. `elsewhere` says it of locations of another part.
    #[inline]
    pub fn may_activate(
        &self,
        country: &Country,
        colony: &Colony,
        gear: &Gear,
        seat: Seat,
        site: u8,
        elsewhere: impl FnOnce(&Elsewhere, Cubes) -> Result<(), Illegal>,
    ) -> Result<(), Illegal> {
        let there = country.sites.get(usize::from(site));
        let (Some(location), Some(there)) = (self.locations.of(site), there) else {
            return Err((&kit::illegal::NOT_NOW).into());
        };
        if there.chart.is_some() {
            return Err((&refusals::COVERED).into());
        }
        if there.settlers > 0 && there.owner == seat {
            return Err((&refusals::OWN_SETTLERS).into());
        }
        let needed = self.required(country, gear, site);
        colony.musters(needed)?;
        let mut cubes = colony.storage;
        match &location.deed {
            // Nothing can stand in the way of these: zero trades and upgrades are allowed.
            Deed::Effect { again: false, .. } | Deed::RefreshPoints => Ok(()),
            Deed::Effect { effect, again: true } => {
                cubes.add(gear.tools(location.symbol));
                effect.possible(cubes, false)
            }
            Deed::Fort { slot } => {
                cubes.add(gear.tools(location.symbol));
                self.may_use_fort(country, colony, cubes, site, *slot)
            }
            Deed::Elsewhere(deed) => {
                cubes.add(gear.tools(location.symbol));
                elsewhere(deed, cubes)
            }
        }
    }

    /// Action: sends the settlers, who expel those that are there; takes the cubes of tools; does
    /// what the location does. Help and tools work at locations of every kind.
    pub fn activate<T: LandTable>(&self, turn: &mut T, site: u8) -> Result<(), Illegal> {
        let seat = turn.active();
        let gear = self.gear(turn.own().colony());
        let (country, colony) = (turn.country(), turn.own().colony());
        self.may_activate(country, colony, &gear, seat, site, |deed, cubes| {
            turn.allows(deed, cubes)
        })?;
        let Some(location) = self.locations.of(site) else { return Ok(()) };
        self.send(turn, &gear, site);
        let tools = gear.tools(location.symbol);
        if !tools.is_empty() {
            turn.own_mut().cubes_mut().add(tools);
            turn.note(Event::Equipped { seat, cubes: tools });
        }
        match &location.deed {
            Deed::Effect { effect, .. } => {
                let step = effect::begin(turn, effect);
                turn.ask(Phase::Effect { site, step });
            }
            Deed::Fort { .. } => turn.ask(Phase::Fort { site, took: false, claimed: false }),
            Deed::RefreshPoints => self.refresh_points(turn),
            Deed::Elsewhere(deed) => turn.visit(site, deed),
        }
        Ok(())
    }

    fn send<T: LandTable>(&self, turn: &mut T, gear: &Gear, site: u8) {
        let seat = turn.active();
        let settlers = self.required(turn.country(), gear, site);
        let Some(there) = turn.country_mut().0.sites.get_mut(usize::from(site)) else { return };
        let expelled = std::mem::take(there);
        (there.owner, there.settlers) = (seat, settlers);
        turn.own_mut().colony_mut().ready -= settlers;
        turn.note(Event::Sent { seat, site, settlers });
        if expelled.settlers > 0
            && let Some(place) = turn.places_mut().get_mut(expelled.owner.index())
        {
            place.colony_mut().ready += expelled.settlers;
            let (seat, settlers) = (expelled.owner, expelled.settlers);
            turn.note(Event::Expelled { seat, site, settlers });
        }
    }

    /// Action: all settlers come back, also none: it is the way to pass.
    pub fn rest<T: LandTable>(&self, turn: &mut T) {
        let seat = turn.active();
        let mut back = turn.own_mut().recall();
        for site in turn.country_mut().0.sites.iter_mut() {
            if site.settlers > 0 && site.owner == seat {
                back += site.settlers;
                (site.owner, site.settlers) = (Seat::default(), 0);
            }
        }
        turn.own_mut().colony_mut().ready += back;
        turn.note(Event::Rested { seat, settlers: back });
        turn.end_action();
    }

    /// The effect of a location, and whether another turn follows it.
    #[inline]
    pub fn effect_at(&self, site: u8) -> Option<(&Effect, bool)> {
        match &self.locations.of(site)?.deed {
            Deed::Effect { effect, again } => Some((effect, *again)),
            _ => None,
        }
    }

    /// The effect of which a seat is asked something; where it is asked something else, it does nothing.
    pub(super) fn effect_asked(&self, phase: Phase) -> &Effect {
        let Phase::Effect { site, .. } = phase else { return &NOTHING };
        self.effect_at(site).map_or(&NOTHING, |(effect, _)| effect)
    }

    /// Trades may be left, but not those that bring another turn.
    #[inline]
    pub(super) fn terms(again: bool) -> Terms<NoReturns> {
        Terms::of_trade(!again)
    }

    pub(super) fn answer<T: LandTable>(
        &self,
        turn: &mut T,
        site: u8,
        step: Step,
        answer: Answer<Infallible>,
    ) -> Result<(), Illegal> {
        let Some((effect, again)) = self.effect_at(site) else { return Ok(()) };
        let (step, _) = effect::answer(turn, effect, step, answer, &Land::terms(again))?;
        turn.ask(Phase::Effect { site, step });
        Ok(())
    }

    pub(super) fn settle_effect<T: LandTable>(&self, turn: &mut T, site: u8, step: Step) -> bool {
        let Some((effect, again)) = self.effect_at(site) else { return false };
        if step == Step::Done {
            if again {
                turn_again(turn);
            }
            turn.end_action();
            return true;
        }
        let terms = Land::terms(again);
        let Some((step, _)) = effect::settle(turn, effect, step, &terms) else { return false };
        turn.ask(Phase::Effect { site, step });
        true
    }
}

/// The active seat has another turn, a full one: its storage is looked at before.
pub(super) fn turn_again<T: LandTable>(turn: &mut T) {
    turn.country_mut().0.again = true;
    turn.note(Event::TurnAgain { seat: turn.active() });
}

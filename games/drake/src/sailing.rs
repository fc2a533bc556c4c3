//! Sailing: mission discs face down, the Informer, and the moment when all discs are turned up.
//!
//! Rulebook, II.B "Naviguer", II.C "L'Informateur", II.D "Retourner les disques Mission".

use kit::{Illegal, Log, Reveals, Row, Seat};

use crate::FrancisDrake;
use crate::board::{Disc, Person, Place, PlaceSet};
use crate::event::Event;
use crate::refusals;
use crate::state::{Captain, Look, Phase, Shared, State};
use crate::turn::Turn;

impl FrancisDrake {
    /// The places a captain could lay a disc at: within reach, without a disc of his own.
    #[inline]
    pub(crate) fn open_places(&self, captain: &Captain) -> PlaceSet {
        self.reach[usize::from(captain.range).min(self.reach.len() - 1)].minus(captain.present)
    }

    pub(crate) fn may_reach(&self, captain: &Captain, place: Place) -> Result<(), Illegal> {
        if !place.exists() {
            return Err((&kit::illegal::NOT_NOW).into());
        }
        let zone = self.components.place(place).zone;
        if zone > captain.range {
            return Err(Illegal::by(&refusals::OUT_OF_REACH)
                .with("zone", zone)
                .with("range", captain.range));
        }
        if captain.present.contains(place) {
            return Err((&refusals::ALREADY_THERE).into());
        }
        Ok(())
    }

    pub(crate) fn may_lay(&self, state: &State, disc: Disc, place: Place) -> Result<(), Illegal> {
        let own = state.table.own();
        if !own.owns(disc) || state.disc(state.table.active, disc).is_some() {
            return Err((&refusals::DISC_NOT_IN_HAND).into());
        }
        self.may_reach(own, place)
    }

    /// Whether a captain has a disc in hand and somewhere to lay it (R12, R13).
    fn can_lay(&self, captain: &Captain) -> bool {
        captain.present.len() < captain.mission_count() && !self.open_places(captain).is_empty()
    }

    pub(crate) fn may_look(&self, table: &Shared, place: Place) -> Result<(), Illegal> {
        if table.own().present.contains(place) {
            Ok(())
        } else {
            Err((&refusals::NO_OWN_DISC).into())
        }
    }

    pub(crate) fn may_look_at_counter(&self, table: &Shared, place: Place) -> Result<(), Illegal> {
        if place.site().is_none() {
            return Err((&refusals::NO_COUNTER).into());
        }
        self.may_look(table, place)
    }

    pub(crate) fn may_swap(&self, table: &Shared, one: Place, other: Place) -> Result<(), Illegal> {
        self.may_look(table, one)?;
        self.may_look(table, other)?;
        // Two places have one order in which they are named.
        if one >= other { Err((&refusals::SAME_PLACE).into()) } else { Ok(()) }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// The next seat in sailing order that can lay a disc; when nobody can, the Informer is asked.
    pub(crate) fn next_sailor(&mut self, after: Seat) {
        let table = &mut self.state.table;
        let order: &[Seat] = &table.outbound;
        let at = order.iter().position(|&seat| seat == after).unwrap_or_default();
        let mut round = order.iter().cycle().skip(at + 1).take(order.len()).copied();
        let next = round.find(|seat| self.game.can_lay(&table.captains[seat.index()]));
        match next {
            Some(next) => {
                table.active = next;
                table.phase = Phase::Sail;
            }
            None => self.inform(),
        }
    }

    pub(crate) fn lay(&mut self, disc: Disc, place: Place) -> Result<(), Illegal> {
        self.game.may_lay(self.state, disc, place)?;
        let seat = self.seat();
        self.state.set_disc(seat, disc, Some(place));
        self.log.note(Event::Laid { seat, place, disc: Some(disc) });
        self.next_sailor(seat);
        Ok(())
    }

    /// Asks the holder of the Informer, who needs a disc on the chart (R44).
    fn inform(&mut self) {
        let table = &mut self.state.table;
        match table.holder(Person::Informer) {
            Some(holder) if !table.captains[holder.index()].present.is_empty() => {
                table.active = holder;
                table.phase = Phase::Inform;
            }
            _ => self.reveal(),
        }
    }

    /// The discs of a place, the ghost ship and the Golden Hind among them (R42, R45).
    pub(crate) fn look_at_discs(&mut self, place: Place) -> Result<(), Illegal> {
        self.game.may_look(&self.state.table, place)?;
        let seat = self.seat();
        let mut discs = Row::new();
        for other in Seat::all(self.game.options.seats) {
            if let Some(disc) = self.state.disc_at(other, place) {
                let _ = discs.push((other, disc));
            }
        }
        self.reveals = Reveals::Hidden;
        self.log.note(Event::LookedDiscs { seat, place, discs: Some(discs) });
        let table = &mut self.state.table;
        table.look = Look::Discs(place);
        table.phase = Phase::Swap;
        Ok(())
    }

    pub(crate) fn look_at_counter(&mut self, place: Place) -> Result<(), Illegal> {
        self.game.may_look_at_counter(&self.state.table, place)?;
        let (seat, shows) = (self.seat(), self.state.counter(place));
        self.reveals = Reveals::Hidden;
        self.log.note(Event::LookedCounter { seat, place, shows: Some(shows) });
        let table = &mut self.state.table;
        table.look = Look::Counter(place);
        table.phase = Phase::Shift(place);
        Ok(())
    }

    pub(crate) fn swap(&mut self, one: Place, other: Place) -> Result<(), Illegal> {
        self.game.may_swap(&self.state.table, one, other)?;
        let seat = self.seat();
        for lies in &mut self.state.discs[seat.index()] {
            match *lies {
                Some(place) if place == one => *lies = Some(other),
                Some(place) if place == other => *lies = Some(one),
                _ => {}
            }
        }
        self.log.note(Event::Swapped { seat, one, other });
        self.reveal();
        Ok(())
    }

    pub(crate) fn shift(&mut self, from: Place, to: Place) -> Result<(), Illegal> {
        self.game.may_reach(self.state.table.own(), to)?;
        let seat = self.seat();
        if let Some(disc) = self.state.disc_at(seat, from) {
            self.state.set_disc(seat, disc, Some(to));
        }
        self.log.note(Event::Shifted { seat, from, to });
        self.reveal();
        Ok(())
    }

    /// All discs are turned up, place by place in the order in which they will be carried out; ghost
    /// ships vanish (R51).
    pub(crate) fn reveal(&mut self) {
        // Where nobody sails there is nothing to see.
        if self.state.table.captains.iter().any(|captain| !captain.present.is_empty()) {
            self.reveals = Reveals::Hidden;
        }
        self.state.table.revealed = true;
        for place in Place::all() {
            self.reveal_at(place);
        }
        self.begin_missions();
    }

    fn reveal_at(&mut self, place: Place) {
        for disc in Disc::ALL {
            for at in 0..self.state.table.outbound.len() {
                let seat = self.state.table.outbound[at];
                if self.state.disc(seat, disc) != Some(place) {
                    continue;
                }
                self.log.note(Event::Revealed { seat, place, disc });
                if disc == Disc::Ghost {
                    self.state.set_disc(seat, disc, None);
                    self.log.note(Event::GhostVanished { seat, place });
                }
            }
        }
    }
}

//! Taking spices from the supply: the action harvest, cards and tiles that give spices, filling
//! whole sites.
//!
//! Rulebook p. 5, "Récolter"; p. 8, "Les cartes Expédition"; p. 10, "Récolte supplémentaire".

use kit::{Illegal, Log};

use crate::Goa;
use crate::board::Site;
use crate::event::{Event, Goods};
use crate::refusals;
use crate::spices::Spice;
use crate::state::{Move, Phase, Place};
use crate::turn::Turn;

impl Goa {
    /// A harvest needs an empty field, unless it is a mix (R17).
    pub(crate) fn may_harvest(&self, place: &Place) -> Result<(), Illegal> {
        if self.has_room(place) { Ok(()) } else { Err((&refusals::NO_EMPTY_FIELD).into()) }
    }

    pub(crate) fn may_fill(&self, place: &Place, site: Site) -> Result<(), Illegal> {
        match place.estate(site) {
            None => Err((&refusals::NO_ESTATE).into()),
            Some(_) if self.room_at(place, site) == 0 => Err((&refusals::FULL).into()),
            Some(_) => Ok(()),
        }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// As many spices as the row gives, at least one; what does not fit is lost (R17). As a mix,
    /// ships and colonists can be taken in place of spices.
    pub(crate) fn harvest(&mut self, row: u8, mix: bool) {
        let (seat, spices) = (self.seat(), self.game.components.row(row).harvest);
        self.log.note(Event::Harvested { seat, spices });
        self.state.table.phase = Phase::Gather { left: spices, must: true, mix };
    }

    pub(crate) fn gather(&mut self, decision: Move) -> Result<(), Illegal> {
        let Phase::Gather { left, must, mix } = self.state.table.phase else { return Ok(()) };
        match decision {
            Move::Put(site, spice) => {
                self.game.may_put(self.state.table.own(), site, spice)?;
                self.put(site, spice);
            }
            Move::Ships if mix => self.receive(Goods { ships: 1, ..Goods::default() }),
            Move::Colonists if mix => self.receive(Goods { colonists: 1, ..Goods::default() }),
            Move::Stop => return self.stop_taking(must),
            _ => return Err((&kit::illegal::NOT_NOW).into()),
        }
        self.state.table.phase = Phase::Gather { left: left.saturating_sub(1), must: false, mix };
        Ok(())
    }

    /// One of the spices that fill a site with a choice.
    pub(crate) fn fill_with(&mut self, site: Site, on: Site, spice: Spice) -> Result<(), Illegal> {
        if site != on {
            return Err((&refusals::OTHER_SITE).into());
        }
        self.game.may_put(self.state.table.own(), on, spice)?;
        self.put(on, spice);
        Ok(())
    }

    /// An extra harvest fills this site completely (R31).
    pub(crate) fn fill_next(&mut self, left: u8, site: Site) -> Result<(), Illegal> {
        self.game.may_fill(self.state.table.own(), site)?;
        self.state.table.phase = Phase::Fill { site, more: left.saturating_sub(1) };
        Ok(())
    }

    /// The site is full: an extra harvest may go on with another.
    pub(crate) fn end_fill(&mut self, more: u8) {
        if more == 0 {
            self.resume();
        } else {
            self.state.table.phase = Phase::FillNext { left: more, must: false };
        }
    }
}

//! Spices on the fields of plantations and colonies. They never move from one to another, and leave
//! them only as a payment or with their plantation (R13).
//!
//! Rulebook p. 5, "Récolter"; p. 6, "Fonder une colonie"; p. 9, "Plantation".

use kit::{Illegal, Log};

use crate::Goa;
use crate::board::Site;
use crate::event::Event;
use crate::refusals;
use crate::spices::Spice;
use crate::state::Place;
use crate::turn::Turn;

impl Goa {
    /// How many fields of the site are empty.
    #[inline]
    pub(crate) fn room_at(&self, place: &Place, site: Site) -> u8 {
        place.estate(site).map_or(0, |estate| {
            let held = estate.held.total().min(u8::MAX.into()) as u8;
            self.components.fields(estate.ground).count.saturating_sub(held)
        })
    }

    /// Whether any field is empty.
    #[inline]
    pub(crate) fn has_room(&self, place: &Place) -> bool {
        Site::all().any(|site| self.room_at(place, site) > 0)
    }

    /// Whether the spice can be put on an empty field of the site. Each field of a colony for two
    /// spices takes either (R15), Crop rotation takes any (R14).
    pub(crate) fn may_put(&self, place: &Place, site: Site, spice: Spice) -> Result<(), Illegal> {
        let Some(estate) = place.estate(site) else { return Err((&refusals::NO_ESTATE).into()) };
        if self.room_at(place, site) == 0 {
            return Err((&refusals::FULL).into());
        }
        if !self.components.fields(estate.ground).takes.contains(spice) {
            return Err((&refusals::WRONG_SPICE).into());
        }
        Ok(())
    }

    /// Whether the spice can be taken from the site, which who pays chooses (R16).
    pub(crate) fn may_give(&self, place: &Place, site: Site, spice: Spice) -> Result<(), Illegal> {
        match place.estate(site) {
            Some(estate) if estate.held.count(spice) > 0 => Ok(()),
            Some(_) => Err((&refusals::NO_SUCH_SPICE).into()),
            None => Err((&refusals::NO_ESTATE).into()),
        }
    }

    /// Every spice that can be put on an empty field of this site.
    #[inline]
    pub(crate) fn each_put(&self, place: &Place, site: Site, each: &mut impl FnMut(Site, Spice)) {
        if self.room_at(place, site) > 0
            && let Some(estate) = place.estate(site)
        {
            self.components.fields(estate.ground).takes.iter().for_each(|spice| each(site, spice));
        }
    }

    /// Every spice that can be taken from a site.
    #[inline]
    pub(crate) fn each_give(&self, place: &Place, each: &mut impl FnMut(Site, Spice)) {
        for site in Site::all() {
            if let Some(estate) = place.estate(site) {
                estate.held.iter().for_each(|(spice, _)| each(site, spice));
            }
        }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Puts a spice on a site, where it fits.
    pub(crate) fn put(&mut self, site: Site, spice: Spice) {
        let seat = self.seat();
        if let Some(Some(estate)) = self.own().estates.get_mut(site.index()) {
            estate.held.put(spice);
            self.log.note(Event::Put { seat, site, spice });
        }
    }

    /// Takes a spice from a site, where it lies.
    pub(crate) fn give(&mut self, site: Site, spice: Spice) {
        if let Some(Some(estate)) = self.own().estates.get_mut(site.index()) {
            estate.held.take(spice);
        }
    }
}

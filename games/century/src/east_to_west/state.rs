//! Everything that changes while From East to West is played.

use kit::{Row, Seat};
use serde::{Deserialize, Serialize};

use super::prize::Prize;
use crate::cards::Market;
use crate::cards::market::LayeredPile;
use crate::compose;
use crate::hold::Surplus;
use crate::land::country::MOST_SEATS;
use crate::land::merchants::{self, Bazaar, Ledger, Trader};
use crate::land::ships;
use crate::land::{self, Colony, Country, Settled};
use crate::sea::{self, Afloat, Fleet, Sites};

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Something of the land.
    Land(land::Phase),
    /// Something about merchant cards.
    Merchants(merchants::Phase),
    /// Something about boats.
    Ships(ships::Phase),
    /// Which bonus tile to take.
    Prize(Prize),
}

compose::parts!(
    Phase: Land(land::Phase) as land, Merchants(merchants::Phase) as merchants,
    Ships(ships::Phase) as ships, Ships(sea::Phase), Land(Surplus)
);

/// What a seat owns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Place {
    /// Goods, settlers, point cards, tiles.
    pub colony: Colony,
    pub ledger: Ledger,
    pub fleet: Fleet,
}

compose::place!(Place: Hold(colony.storage), Sailor(fleet));

impl Settled for Place {
    #[inline]
    fn colony(&self) -> &Colony {
        &self.colony
    }

    #[inline]
    fn colony_mut(&mut self) -> &mut Colony {
        &mut self.colony
    }

    fn elsewhere(&self) -> u8 {
        self.ledger.settlers()
    }

    fn recall(&mut self) -> u8 {
        self.ledger.recall()
    }

    fn merchants(&self) -> u8 {
        self.ledger.cards()
    }
}

impl Trader for Place {
    #[inline]
    fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    #[inline]
    fn ledger_mut(&mut self) -> &mut Ledger {
        &mut self.ledger
    }
}

/// What everybody can see of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Shared {
    pub phase: Phase,
    pub active: Seat,
    pub round: u16,
    pub closing: bool,
    pub places: Row<Place, MOST_SEATS>,
    pub country: Country,
    /// The merchant cards below the board.
    pub market: Market<LayeredPile>,
    /// The tiles of the sea board.
    pub waters: Sites,
}

compose::table!(@ Place, Phase::Land(land::Phase::Action), Land);

impl Shared {
    /// What a seat that owns this decides by where there are merchant cards.
    #[inline]
    pub(super) fn bazaar<'a>(&'a self, seat: Seat, own: &'a Place) -> Bazaar<'a, Place> {
        Bazaar { market: &self.market, country: &self.country, own, seat }
    }

    /// What boats sail by.
    #[inline]
    pub(super) fn afloat(&self) -> Afloat<'_, Place> {
        Afloat { sites: &self.waters, places: &self.places, active: self.active }
    }
}

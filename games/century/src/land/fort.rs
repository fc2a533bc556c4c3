//! Forts: take the upper bonus tile of a pile, claim the point card above, or both, in either order
//! what point cards bring; a new row of point cards.
//!
//! Rulebook p. 16, "Lieux fortifiés", "Cartes Points"; p. 9, "Panneau Lieux G1/H1".

use kit::{CardSet, Illegal};

use super::content::{Deed, Find, Land, PointCard, Power};
use super::country::{Colony, Country, Settled};
use super::visit::turn_again;
use super::{Event, LandTable, Phase, refusals};
use crate::cubes::Cubes;
use crate::turn::{first_two, only};
use crate::{effect, hold, refusals as shared};

impl Land {
    /// The place of the row above a fort.
    #[inline]
    pub fn slot_of(&self, site: u8) -> Option<u8> {
        match self.locations.of(site)?.deed {
            Deed::Fort { slot } => Some(slot),
            _ => None,
        }
    }

    /// At least one of the two must be possible; where there is no card only the tile is
    ///
    #[inline]
    pub(super) fn may_use_fort(
        &self,
        country: &Country,
        colony: &Colony,
        cubes: Cubes,
        site: u8,
        slot: u8,
    ) -> Result<(), Illegal> {
        if self.open_piles(country, colony, site).next().is_some() {
            return Ok(());
        }
        let card = self.card_above(country, slot);
        if card.is_ok_and(|card| cubes.covers(card.cost)) {
            return Ok(());
        }
        let lacking = card.map_or(0, |card| cubes.lacking(card.cost));
        Err(Illegal::by(&refusals::IDLE_FORT).with("lacking", lacking))
    }

    #[inline]
    fn card_above(&self, country: &Country, slot: u8) -> Result<&PointCard, Illegal> {
        let point = country.row.get(usize::from(slot));
        let card = point.and_then(|&point| self.points.of(point));
        card.map(|card| &card.face).ok_or_else(|| (&shared::EMPTY_SLOT).into())
    }

    /// The piles of a fort from which the seat can take a tile; where none lie at forts these are
    /// for claims only.
    #[inline]
    pub fn open_piles(
        &self,
        country: &Country,
        colony: &Colony,
        site: u8,
    ) -> impl Iterator<Item = u8> {
        let room = colony.bonus.len() < self.bonus_spaces;
        let piles = (0..).zip(self.spaces.iter().zip(country.piles.iter()));
        let own = piles.filter(move |(_, (space, _))| room && space.fort == Some(site));
        own.filter(|(_, (_, pile))| pile.top.is_some()).map(|(number, _)| number)
    }

    /// Whether the seat at a fort can claim the card above it.
    #[inline]
    pub(super) fn may_claim(
        &self,
        country: &Country,
        colony: &Colony,
        site: u8,
    ) -> Result<(), Illegal> {
        let Some(slot) = self.slot_of(site) else { return Err((&refusals::OTHER_CARD).into()) };
        let card = self.card_above(country, slot)?;
        // Who has claimed the deciding card has no further turn.
        if colony.claimed.len() >= usize::from(self.end) {
            return Err((&refusals::FORT_ONCE).into());
        }
        hold::affords(colony.storage, card.cost)
    }

    /// Takes the upper tile of a pile of the fort.
    pub(super) fn take_tile<T: LandTable>(
        &self,
        turn: &mut T,
        site: u8,
        space: u8,
        claimed: bool,
    ) -> Result<(), Illegal> {
        let Some(printed) = self.spaces.of(space) else {
            return Err((&refusals::NO_TILE).into());
        };
        if printed.fort != Some(site) {
            return Err((&refusals::OTHER_FORT).into());
        }
        if turn.own().colony().bonus.len() >= self.bonus_spaces {
            return Err((&refusals::NO_BONUS_SPACE).into());
        }
        if !draw_tile(turn, space) {
            return Err((&refusals::NO_TILE).into());
        }
        turn.ask(Phase::Fort { site, took: true, claimed });
        Ok(())
    }

    /// Pays for the card above the fort and takes it; the row slides and is refilled before the
    /// card does anything.
    pub(super) fn claim<T: LandTable>(
        &self,
        turn: &mut T,
        site: u8,
        slot: u8,
        took: bool,
    ) -> Result<(), Illegal> {
        if self.slot_of(site) != Some(slot) {
            return Err((&refusals::OTHER_CARD).into());
        }
        self.may_claim(turn.country(), turn.own().colony(), site)?;
        let seat = turn.active();
        let Some(point) = turn.country_mut().0.row.remove(slot.into()) else { return Ok(()) };
        let Some(card) = self.points.of(point) else { return Ok(()) };
        let colony = turn.own_mut().colony_mut();
        colony.storage.pay(card.cost, 1);
        let _ = colony.claimed.push(point);
        let claimed = colony.claimed.len();
        turn.note(Event::Claimed { seat, point });
        self.refill_points(turn);
        turn.close(claimed, self.end);
        match card.power {
            Power::Settlers(settlers) => join(turn, settlers),
            Power::Exploration if turn.country().charts().next().is_some() => {
                turn.ask(Phase::Explore { site, took });
                return Ok(());
            }
            // Without a tile to take an exploration card does nothing.
            Power::Exploration | Power::Help(_) | Power::Tool(..) => {}
        }
        turn.ask(Phase::Fort { site, took, claimed: true });
        Ok(())
    }

    fn refill_points<T: LandTable>(&self, turn: &mut T) {
        while turn.country().row.len() < self.row {
            let (country, chance) = turn.country_mut();
            let Some(point) = country.deck.draw(chance) else { break };
            let _ = country.row.push(point);
            turn.note(Event::PointCame { point });
            let (country, chance) = turn.country_mut();
            if let Some(point) = country.turn_top(chance) {
                turn.note(Event::TopTurned { point });
            }
        }
    }

    /// Takes an exploration tile; a location that was under it can be used by all from now on
    ///
    pub(super) fn explore<T: LandTable>(
        &self,
        turn: &mut T,
        phase: (u8, bool),
        chart: u8,
    ) -> Result<(), Illegal> {
        let seat = turn.active();
        let Some(site) = turn.country_mut().0.take_chart(chart) else {
            return Err((&refusals::NO_CHART).into());
        };
        turn.own_mut().colony_mut().charts.insert(chart);
        turn.note(Event::Explored { seat, chart, site });
        match self.charts.of(chart).map(|chart| chart.find) {
            Some(Find::Cubes(cubes)) => effect::gain(turn, cubes),
            Some(Find::Settlers(settlers)) => join(turn, settlers),
            Some(Find::Points(_) | Find::Icon(_)) | None => {}
        }
        turn.ask(Phase::Fort { site: phase.0, took: phase.1, claimed: true });
        Ok(())
    }

    /// Goes on at a fort where nothing is left to choose: everything is done that can be, or only
    /// one thing can be and nothing has been.
    pub(super) fn settle_fort<T: LandTable>(
        &self,
        turn: &mut T,
        site: u8,
        took: bool,
        claimed: bool,
    ) -> bool {
        let (country, colony) = (turn.country(), turn.own().colony());
        let (first, second) = first_two(self.open_piles(country, colony, site).filter(|_| !took));
        let claims = !claimed && self.may_claim(country, colony, site).is_ok();
        match (first, second, claims) {
            (None, _, false) => {
                turn.end_action();
                true
            }
            (Some(space), None, false) if !claimed => {
                self.take_tile(turn, site, space, claimed).is_ok()
            }
            (None, _, true) if !took => {
                let slot = self.slot_of(site).unwrap_or(u8::MAX);
                self.claim(turn, site, slot, took).is_ok()
            }
            _ => false,
        }
    }

    /// The only exploration tile there is is taken.
    pub(super) fn settle_explore<T: LandTable>(&self, turn: &mut T, site: u8, took: bool) -> bool {
        only(turn.country().charts())
            .is_some_and(|(chart, _)| self.explore(turn, (site, took), chart).is_ok())
    }

    /// Puts the row of point cards under the deck and lays a new one; another turn.
    pub(super) fn refresh_points<T: LandTable>(&self, turn: &mut T) {
        let (country, chance) = turn.country_mut();
        let row: CardSet = country.row.iter().copied().collect();
        if country.deck.put_group_bottom(row).is_ok() {
            country.row.clear();
        }
        // With nothing else in the deck its new top is one of these.
        let turned = country.turn_top(chance);
        turn.note(Event::RowWentUnder);
        if let Some(point) = turned {
            turn.note(Event::TopTurned { point });
        }
        self.refill_points(turn);
        turn_again(turn);
        turn.end_action();
    }
}

impl Land {
    /// Why a tile cannot be taken before settlers are sent.
    pub(super) fn no_tile_yet(&self, colony: &Colony) -> Illegal {
        let full = colony.bonus.len() >= self.bonus_spaces;
        if full { &refusals::NO_BONUS_SPACE } else { &refusals::SEND_SETTLERS }.into()
    }

    /// Why a card cannot be claimed before settlers are sent.
    pub(super) fn no_claim_yet(&self, country: &Country, colony: &Colony, slot: u8) -> Illegal {
        let card = self.card_above(country, slot);
        match card.and_then(|card| hold::affords(colony.storage, card.cost)) {
            Ok(()) => (&refusals::SEND_SETTLERS).into(),
            Err(reason) => reason,
        }
    }
}

/// The active seat takes the upper tile of a pile, and the one under it is seen; false if there is
/// none or no place for it.
pub fn draw_tile<T: LandTable>(turn: &mut T, space: u8) -> bool {
    let seat = turn.active();
    let (country, chance) = turn.country_mut();
    let Some(pile) = country.piles.get_mut(usize::from(space)) else { return false };
    let Some(tile) = pile.top.take() else { return false };
    if let Some(under) = pile.under.checked_sub(1) {
        pile.under = under;
        pile.top = country.unseen.draw(chance);
    }
    let came = pile.top;
    let _ = turn.own_mut().colony_mut().bonus.push(tile);
    turn.note(Event::TookTile { seat, tile });
    if let Some(tile) = came {
        turn.note(Event::TileCame { space, tile });
    }
    true
}

/// Settlers come from the reserve, as many as are there.
fn join<T: LandTable>(turn: &mut T, settlers: u8) {
    let seat = turn.active();
    let colony = turn.own_mut().colony_mut();
    let settlers = settlers.min(colony.reserve);
    colony.reserve -= settlers;
    colony.ready += settlers;
    turn.note(Event::Joined { seat, settlers });
}

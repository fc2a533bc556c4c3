//! What must hold of the land, whether the table was played to or came from outside.

use kit::{CardSet, Census, Seat};

use super::Phase;
use super::content::{Deed, Elsewhere, Land};
use super::country::{Country, Settled, settlers_out};
use super::merchants::{self, At, Away, Bazaar, Stalls, Trader};
use crate::cards::Market;
use crate::cards::market::LayeredPile;
use crate::effect::{Returns as _, Step};
use crate::hold;
use crate::round::Round;
use crate::turn::check_asked;

impl Land {
    /// Counts the cards, tiles and settlers, which never come or go.
    pub fn count<'a, P: Settled + 'a>(
        &self,
        country: &Country,
        places: impl Iterator<Item = &'a P>,
        census: &mut Census,
    ) {
        let deck = country.deck.tops().iter().copied();
        let deck = deck.chain(country.deck.groups().flat_map(|group| group.iter()));
        for point in country.row.iter().copied().chain(deck) {
            census.one("point", point);
        }
        let tops = country.piles.iter().filter_map(|pile| pile.top);
        for tile in tops.chain(country.unseen.iter()) {
            census.one("bonus", tile);
        }
        let mut charts: Vec<u8> = country.charts().map(|(chart, _)| chart).collect();
        for (seat, place) in (0u8..).zip(places) {
            let colony = place.colony();
            let out = country.settlers_of(Seat(seat));
            let settlers = [colony.ready, colony.reserve, out, place.elsewhere()];
            census.many("settler", seat, settlers.map(u32::from).iter().sum::<u32>());
            colony.claimed.iter().for_each(|&point| census.one("point", point));
            colony.bonus.iter().for_each(|&tile| census.one("bonus", tile));
            charts.extend(colony.charts.iter());
        }
        // Where a table has more tiles than locations for them, chance leaves some in the box.
        census.many("charts", 0u8, charts.len() as u32);
        let boxed = (0..self.charts.len() as u8).filter(|chart| !charts.contains(chart));
        boxed.chain(charts.iter().copied()).for_each(|chart| census.one("chart", chart));
    }

    /// Whether the table can be one of a game with so many seats; `asked` is the question, where it is
    /// one of the land.
    pub(crate) fn check_table<P: Settled>(
        &self,
        country: &Country,
        places: &[P],
        round: Round,
        seats: u8,
        asked: Option<Phase>,
    ) -> Result<(), String> {
        let end = usize::from(self.end);
        let reached = places.iter().map(|place| place.colony().claimed.len() >= end);
        let over = matches!(asked, Some(Phase::Over { .. }));
        let begins = asked == Some(Phase::Action);
        // Who has the deciding card is still at its fort, or has played its last turn.
        let elsewhere = matches!(asked, None | Some(Phase::Effect { .. }));
        round.invariants(seats, self.round_limit, reached, !begins && !elsewhere, over)?;
        self.check_country(country, seats)?;
        for (seat, place) in Seat::all(seats).zip(places) {
            self.check_place(country, seat, place, begins || over)
                .map_err(|fault| format!("{seat:?}: {fault}"))?;
        }
        Ok(())
    }

    /// Whether the board can be one of this table.
    fn check_country(&self, country: &Country, seats: u8) -> Result<(), String> {
        if country.sites.len() != self.locations.len() || country.piles.len() != self.spaces.len() {
            return Err("locations or piles are missing".into());
        }
        for (site, location) in country.sites.iter().zip(self.locations.iter()) {
            let stranger = site.owner.0 >= seats || site.settlers == 0 && site.owner != Seat(0);
            if stranger || site.settlers > self.settlers {
                return Err(format!("{} is held by {:?}", location.id, site.owner));
            }
            if site.chart.is_some() && site.settlers > 0 {
                return Err(format!("settlers are under the tile of {}", location.id));
            }
        }
        let tiles: CardSet = country.piles.iter().filter_map(|pile| pile.top).collect();
        let charts: CardSet = country.charts().map(|(chart, _)| chart).collect();
        let groups = country.deck.groups().fold(CardSet::EMPTY, |all, group| all.union(*group));
        let points: CardSet = country.row.iter().chain(country.deck.tops()).copied().collect();
        if !tiles.union(country.unseen).minus(self.tiles.set()).is_empty()
            || !charts.minus(self.charts.set()).is_empty()
            || !groups.union(points).minus(self.deck).is_empty()
        {
            return Err("there are cards or tiles that are not of the box".into());
        }
        if country.row.len() > self.row
            || (country.row.len() < self.row || country.deck.tops().is_empty())
                && !groups.union(country.deck.tops().iter().copied().collect()).is_empty()
        {
            return Err("the row of point cards is not as long as it can be".into());
        }
        for pile in country.piles.iter() {
            if pile.top.is_none() && pile.under > 0 {
                return Err("the upper tile of a pile is hidden".into());
            }
        }
        let under: u32 = country.piles.iter().map(|pile| u32::from(pile.under)).sum();
        let spare = self.bag.len() - self.spaces.iter().map(|s| u32::from(s.tiles)).sum::<u32>();
        if country.unseen.len() != under + spare {
            return Err(format!("{} tiles are unseen", country.unseen.len()));
        }
        Ok(())
    }

    /// Whether a seat has settlers at such a location of another part.
    pub(super) fn holds(
        &self,
        country: &Country,
        seat: Seat,
        deed: &dyn Fn(&Elsewhere) -> bool,
    ) -> bool {
        let sites = self.locations.iter().zip(country.sites.iter());
        let mut own = sites.filter(|(_, site)| site.settlers > 0 && site.owner == seat);
        own.any(|(place, _)| matches!(&place.deed, Deed::Elsewhere(own) if deed(own)))
    }

    /// Whether a seat can own this; `settled` says that no turn is under way.
    fn check_place(
        &self,
        country: &Country,
        seat: Seat,
        place: &impl Settled,
        settled: bool,
    ) -> Result<(), String> {
        let colony = place.colony();
        let claimed: CardSet = colony.claimed.iter().copied().collect();
        if !claimed.minus(self.deck).is_empty()
            || colony.bonus.iter().any(|&tile| self.tiles.of(tile).is_none())
            || !colony.charts.minus(self.charts.set()).is_empty()
        {
            return Err("cards or tiles are not of the box".into());
        }
        if colony.claimed.len() > usize::from(self.end) || colony.bonus.len() > self.bonus_spaces {
            return Err("there are too many cards or tiles".into());
        }
        let out = settlers_out(country, place, seat);
        let settlers = [colony.ready, colony.reserve, out].map(u16::from).iter().sum::<u16>();
        if settlers != u16::from(self.settlers) {
            return Err(format!("there are {settlers} settlers"));
        }
        hold::check(colony.storage, self.storage, settled)
    }

    /// Whether the seat whose turn it is can be asked this.
    pub fn check_phase<P: Settled>(
        &self,
        country: &Country,
        active: Seat,
        places: &[P],
        phase: Phase,
    ) -> Result<(), String> {
        let Some(own) = places.get(active.index()).map(Settled::colony) else {
            return Err(format!("{active:?} is active"));
        };
        let here = |site: u8| {
            let there = country.sites.get(usize::from(site));
            there.is_some_and(|there| there.settlers > 0 && there.owner == active)
        };
        let fits = match phase {
            Phase::Action | Phase::Over { .. } => true,
            Phase::Effect { site, step } => {
                here(site)
                    && self
                        .effect_at(site)
                        .is_some_and(|(effect, _)| effect.allows(step, own.storage))
            }
            Phase::Fort { site, took, claimed } => {
                let piles = self.open_piles(country, own, site).filter(|_| !took).count();
                let claims = !claimed && self.may_claim(country, own, site).is_ok();
                let least = if took || claimed { 1 } else { 2 };
                here(site)
                    && self.slot_of(site).is_some()
                    && piles + usize::from(claims) >= least
                    && (!claimed || !own.claimed.is_empty())
                    && (!took || !own.bonus.is_empty())
            }
            Phase::Explore { site, took } => {
                here(site)
                    && self.slot_of(site).is_some()
                    && country.charts().count() > 1
                    && !own.claimed.is_empty()
                    && (!took || !own.bonus.is_empty())
            }
            Phase::Discard { seat } => {
                let full = |place: &P| place.cubes().surplus(self.storage) > 0;
                places.get(seat.index()).is_some_and(full)
            }
        };
        let again = !country.again || matches!(phase, Phase::Discard { .. });
        check_asked(phase, fits && again)
    }
}

impl Stalls {
    /// Whether the merchant cards can be those of this game: no cubes lie on them, and there is no
    /// common discard.
    pub fn check_market(&self, market: &Market<LayeredPile>) -> Result<(), String> {
        market.invariants(&self.cards.merchants, self.cards.row, self.cards.golden_deals)?;
        if !market.discard.is_empty() || market.row.iter().any(|stall| !stall.cubes.is_empty()) {
            return Err("there are cubes on cards, or a common discard".into());
        }
        if market.row.len() < self.cards.row && !market.pile.is_empty() {
            return Err("the merchant row is not as long as it can be".into());
        }
        Ok(())
    }

    /// Whether a seat can have these merchant cards.
    pub fn check_ledger(
        &self,
        market: &Market<LayeredPile>,
        own: &impl Trader,
    ) -> Result<(), String> {
        let ledger = own.ledger();
        if ledger.route.len() > self.route {
            return Err("the trade route is too long".into());
        }
        let route: CardSet = ledger.route.iter().map(|stop| stop.card.0).collect();
        let cards = route.union(ledger.discard);
        if !cards.minus(self.cards.merchants.market()).is_empty() {
            return Err("cards are not of the box".into());
        }
        self.cards.check_deals(market, cards)
    }

    /// Whether the seat whose turn it is can be asked this.
    pub fn check_phase(
        &self,
        land: &Land,
        by: &Bazaar<'_, impl Trader>,
        phase: merchants::Phase,
    ) -> bool {
        let Bazaar { market, own, .. } = *by;
        let held = |deed: &dyn Fn(&Elsewhere) -> bool| land.holds(by.country, by.seat, deed);
        let there = |at: At| match at {
            At::Stall(slot) => {
                held(&|deed| *deed == Elsewhere::Merchant { slot })
                    && self.card_at(by, at).is_some()
            }
            At::Route(stop) => {
                own.ledger().route.get(usize::from(stop)).is_some_and(|stop| stop.settlers > 0)
            }
        };
        match phase {
            merchants::Phase::Choose { at } => {
                let choice =
                    self.may_deal(by, at).is_ok() || self.route > 0 && matches!(at, At::Stall(_));
                there(at) && choice
            }
            merchants::Phase::Effect { at, deal, step } => {
                let card = self.card_at(by, at);
                let dealt = !deal || card.is_some_and(|card| market.deal_on(card).is_some());
                // Which settler comes back is not asked when there is only one.
                let away = || Away::of(by).items().count() > 1;
                let effect = self.effect_at(by, at, deal);
                there(at)
                    && dealt
                    && effect.allows(step, own.cubes())
                    && (step != Step::TakeBack || away())
            }
            merchants::Phase::Adjust => {
                own.ledger().route.len() > 1
                    && held(&|deed| matches!(deed, Elsewhere::AdjustRoute { .. }))
            }
        }
    }
}

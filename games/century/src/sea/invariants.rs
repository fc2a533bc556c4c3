//! What must hold of the sea, whether the table was played to or came from outside.

use kit::{CardSet, Census, Seat};

use super::chart::Ground;
use super::moves::Lookout;
use super::{
    Afloat, Berth, Bonus, Captain, Docks, Fleet, Means, Phase, Sailor, Sea, Site, Sites, Venture,
};
use crate::cubes::Cube;
use crate::hold;
use crate::round::Round;
use crate::turn::check_asked;

impl Sea {
    /// Counts the tiles of the chart: which of them are laid out is drawn, how many is not.
    pub(crate) fn count(&self, sites: &Sites, census: &mut Census) {
        for site in sites.iter() {
            match *site {
                Site::Market(_) => census.one("market", 0u16),
                Site::Port => census.one("port", 0u16),
                Site::Sea => census.one("sea", 0u16),
            }
        }
    }

    /// Whether the tiles can lie on this chart.
    pub(crate) fn check_sites(&self, sites: &Sites) -> Result<(), String> {
        let chart = &self.chart;
        if sites.len() != chart.len() {
            return Err(format!("there are tiles on {} cells", sites.len()));
        }
        let mut laid = CardSet::EMPTY;
        for (cell, &site) in chart.cells().zip(sites.iter()) {
            let fits = match site {
                Site::Market(tile) if self.markets.tiles.of(tile).is_some() => {
                    let fresh = !laid.contains(tile);
                    laid.insert(tile);
                    fresh && chart.ground(cell) == Ground::Market
                }
                Site::Market(_) => false,
                Site::Port => chart.ground(cell) == Ground::Port,
                Site::Sea => chart.ground(cell) != Ground::Port,
            };
            if !fits {
                return Err(format!("{site:?} lies on {}", chart.name(cell)));
            }
        }
        for icon in Cube::ALL {
            let all = laid.minus(laid.minus(self.markets.with_icon(icon)));
            if all.len() as usize != self.columns.len() {
                return Err(format!("there are {} markets of {icon:?}", all.len()));
            }
        }
        Ok(())
    }

    /// Whether a seat can have this boat and these outposts.
    pub(crate) fn check_fleet(&self, sites: &Sites, fleet: &Fleet) -> Result<(), String> {
        if fleet.boat.is_some_and(|boat| boat.index() >= sites.len()) {
            return Err("a boat is off the chart".into());
        }
        let market = |cell: u8| matches!(sites.get(usize::from(cell)), Some(Site::Market(_)));
        if fleet.outposts.iter().all(market) {
            Ok(())
        } else {
            Err("an outpost stands on no market".into())
        }
    }

    /// Whether so many tolls can be paid already where the boat has stopped.
    pub(crate) fn is_due<S: Sailor>(&self, at: &Afloat<'_, S>, paid: u8) -> bool {
        let due = self.tolls(at, at.boat()).saturating_sub(paid.into());
        due > 0 && at.own().cubes().total() >= due
    }

    /// Whether so much of the price of an outpost can still be due where the boat is.
    pub(crate) fn is_price<S: Sailor>(&self, at: &Afloat<'_, S>, due: u16) -> bool {
        let Ok((cell, _)) = self.market_at(at) else { return false };
        let own = at.own();
        let stands = own.fleet().outposts.contains(cell.0);
        !stands && (1..=self.price(at.places, cell)).contains(&due) && own.cubes().total() >= due
    }
}

/// What a game with ports is waiting for, as far as the sea is concerned.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    /// The question about the sea.
    pub(crate) sea: Option<Phase>,
    /// Who has to put cubes back.
    pub(crate) discard: Option<Seat>,
    /// Whether a turn is to begin.
    pub(crate) begins: bool,
    /// Whether the game is over.
    pub(crate) over: bool,
}

impl Venture {
    /// Whether the table can be one of a game with so many seats.
    pub(crate) fn check_table<S: Captain>(
        &self,
        look: &Lookout<'_, S>,
        round: Round,
        seats: u8,
        asked: Asked,
    ) -> Result<(), String> {
        let places = look.places;
        let end = usize::from(self.end);
        let reached = places.iter().map(|place| place.prizes().contracts.len() >= end);
        // Who has the deciding contract has played the last turn, or is about to end it.
        let ending = asked.over || asked.discard.is_some();
        round.invariants(seats, self.round_limit, reached, ending, asked.over)?;
        self.check_sea(look.sites, look.docks)?;
        self.check_tiles(places)?;
        let settled = asked.begins || asked.over || asked.sea == Some(Phase::Lot);
        for (seat, place) in Seat::all(seats).zip(places) {
            self.check_captain(look.sites, place)
                .and_then(|()| self.check_begun(look, asked.sea, seat))
                .and_then(|()| hold::check(place.cubes(), self.hold_of(place), settled))
                .map_err(|fault| format!("{seat:?}: {fault}"))?;
        }
        self.check_lots(look, asked.sea)?;
        let full = |place: &S| place.cubes().surplus(self.hold_of(place)) > 0;
        match asked.discard {
            Some(seat) if !places.get(seat.index()).is_some_and(full) => {
                Err(format!("{seat:?} has nothing to put back"))
            }
            _ => Ok(()),
        }
    }

    /// Whether a step can be due that was just sailed and is not free: it can be paid for, and a stop be
    /// reached then. `means` are those of the active seat after so many steps.
    pub(crate) fn owes_fare<S: Captain>(
        &self,
        look: &Lookout<'_, S>,
        steps: u8,
        means: impl Fn(u8) -> Means,
    ) -> bool {
        let left = means(steps).after_fare();
        let goes_on = left.is_some_and(|left| self.sea.can_stop(look, look.boat(), left));
        goes_on && means(steps.saturating_sub(1)).free == 0
    }

    /// Counts the tiles, which never come or go.
    pub(crate) fn count<S: Captain>(
        &self,
        sites: &Sites,
        docks: &Docks,
        places: &[S],
        census: &mut Census,
    ) {
        self.sea.count(sites, census);
        for berth in docks.berths.iter() {
            match *berth {
                Berth::Open(contract) => census.one("contract", contract),
                Berth::Closed => census.one("closed", 0u16),
            }
        }
        census.many("closed", 0u16, u32::from(docks.closed_among > 0));
        docks.pile.iter().for_each(|contract| census.one("contract", contract));
        for place in places {
            place.prizes().contracts.iter().for_each(|&number| census.one("contract", number));
        }
    }

    /// Whether the tiles and ports can be those of this game.
    fn check_sea(&self, sites: &Sites, docks: &Docks) -> Result<(), String> {
        self.sea.check_sites(sites)?;
        let chart = &self.sea.chart;
        let closed = docks.berths.iter().filter(|&&berth| berth == Berth::Closed).count();
        let known = |berth: &Berth| match *berth {
            Berth::Open(contract) => self.contract(contract).is_some(),
            Berth::Closed => true,
        };
        if docks.berths.len() != chart.ports().count()
            || !docks.berths.iter().all(known)
            || docks.pile.iter().any(|contract| self.contract(contract).is_none())
            || closed + usize::from(docks.closed_among > 0) != 1
            || docks.closed_among > self.closed_among
        {
            return Err(format!("the ports are {:?}", docks.berths));
        }
        Ok(())
    }

    /// Whether a seat can have this boat, these outposts, tiles and contracts. `cards` is how many
    /// columns at most have brought something else than a tile.
    fn check_captain(&self, sites: &Sites, place: &impl Captain) -> Result<(), String> {
        let fleet = place.fleet();
        self.sea.check_fleet(sites, fleet)?;
        let prizes = place.prizes();
        let known = |&number: &u8| self.contract(number).is_some();
        if prizes.contracts.len() > usize::from(self.end) || !prizes.contracts.iter().all(known) {
            return Err("there are too many or strange contracts".into());
        }
        let emptied = usize::from(self.sea.emptied(sites, fleet.outposts));
        let earned = self.sea.columns.iter().take(emptied).filter(|column| column.tile).count();
        if usize::from(prizes.tiles.total()) > earned {
            return Err("there are more bonus tiles than empty columns".into());
        }
        Ok(())
    }

    /// Whether no more bonus tiles are taken than there are, and no honour twice.
    fn check_tiles<S: Captain>(&self, places: &[S]) -> Result<(), String> {
        let taken = |kind: Bonus| -> u16 {
            places.iter().map(|place| u16::from(place.prizes().tiles.count(kind))).sum()
        };
        let supply = |kind: Bonus| u16::from(self.bonus.printed(kind).supply);
        if let Some(kind) = Bonus::ALL.into_iter().find(|&kind| taken(kind) > supply(kind)) {
            return Err(format!("{} tiles of {kind:?} are taken", taken(kind)));
        }
        let honours = places.iter().fold(0, |all: u8, place| all | place.prizes().tiles.honours());
        // They are taken from the top, each once.
        let stacked = u16::from(honours).count_ones() == u32::from(taken(Bonus::Honour));
        if !stacked || honours & honours.wrapping_add(1) != 0 {
            return Err("the honours were not taken from the top".into());
        }
        Ok(())
    }

    /// Whether the seat whose turn it is can be asked this. Means are those it has left.
    pub(crate) fn check_phase<S: Captain>(
        &self,
        look: &Lookout<'_, S>,
        phase: Phase,
        means: Means,
    ) -> Result<(), String> {
        let own = look.own();
        let (sea, cubes) = (&self.sea, own.cubes());
        let builders = own.prizes().tiles.count(Bonus::Builders);
        let refits = builders.saturating_mul(self.bonus.printed(Bonus::Builders).raise);
        let stands = own.fleet().outposts.contains(look.boat().0);
        let fits = match phase {
            Phase::Lot => cubes.is_empty() && own.fleet().boat.is_none() && !look.lots.is_empty(),
            Phase::Moor => own.fleet().boat.is_none(),
            Phase::Sail { steps } => steps > 0 && sea.can_stop(look, look.boat(), means),
            Phase::Toll { paid } => sea.is_due(look, paid),
            Phase::Build { due } => sea.is_price(look, due),
            Phase::Reward { column, refits: due } => {
                let emptied = sea.emptied(look.sites, own.fleet().outposts);
                let last = emptied.checked_sub(1) == Some(column);
                let taken = usize::from(own.prizes().tiles.total());
                let before = sea.columns.iter().take(column.into());
                let tiles = before.filter(|column| column.tile).count();
                stands && last && taken <= tiles && due <= refits
            }
            Phase::Refit { left } => stands && (1..=refits).contains(&left),
            Phase::Exchange => sea.exchanges(look) > 0,
        };
        check_asked(phase, fits)
    }

    /// Whether the lots that are left are those of this game, and as many as there should be.
    fn check_lots<S: Captain>(
        &self,
        look: &Lookout<'_, S>,
        phase: Option<Phase>,
    ) -> Result<(), String> {
        let last = look.places.len().saturating_sub(1);
        let chosen = last.saturating_sub(look.active.index()) as u32;
        let left = match phase {
            Some(Phase::Lot) => Some(chosen),
            Some(Phase::Moor) => Some(chosen + 1),
            _ => None,
        };
        let all = self.all_lots();
        let taken = all.minus(look.lots).len();
        let fits = left.map_or(look.lots.is_empty(), |chosen| taken == chosen);
        if fits && look.lots.minus(all).is_empty() {
            Ok(())
        } else {
            Err("there are strange lots".into())
        }
    }

    /// Whether a seat has a boat if it should: before the first round only those who have chosen.
    fn check_begun<S: Captain>(
        &self,
        look: &Lookout<'_, S>,
        phase: Option<Phase>,
        seat: Seat,
    ) -> Result<(), String> {
        let Some(place) = look.places.get(seat.index()) else { return Ok(()) };
        let setup = phase.is_some_and(Phase::is_setup);
        let chosen = !setup || seat > look.active;
        if place.fleet().boat.is_some() != chosen || (setup && !place.fleet().outposts.is_empty()) {
            return Err("a boat is missing, or something has begun too early".into());
        }
        Ok(())
    }
}

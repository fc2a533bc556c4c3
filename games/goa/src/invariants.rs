//! What must hold of every table, whether it was played to or came from outside.

use kit::{Census, Seat};

use crate::Goa;
use crate::board::{ALL_CORNERS, BOTTOM, Column, PLANTATION_SITES, SQUARES, Site};
use crate::components::{Tile, TileKind};
use crate::state::{Ground, Phase, Place, Shared, Stage, State, Stop};

/// More goods than any game can bring into one place; keeps sums far from their limits.
const MOST_GOODS: u16 = 10_000;
/// More colonists than any row of the development board sends along.
const MOST_RECRUITS: u8 = 50;
/// More extra action cards than any game can bring into one place.
const MOST_EXTRAS: u8 = 60;

impl Goa {
    /// Counts the tiles and cards, which never come or go.
    pub(crate) fn count(&self, state: &State, census: &mut Census) {
        let table = &state.table;
        for card in state.pile().iter().chain(table.discard.iter()) {
            census.one("card", card);
        }
        table.recruiting.iter().for_each(|card| census.one("card", card.0));
        for hand in state.hands {
            hand.iter().for_each(|card| census.one("card", card));
        }
        table.grid.iter().flatten().for_each(|tile| census.one("tile", tile.0));
        for tile in table.later.iter().chain(table.boxed.iter()).chain(table.gone.iter()) {
            census.one("tile", tile);
        }
        if let Phase::GiveUp { tile, .. } = table.phase {
            census.one("tile", tile.0);
        }
        table.colonies.iter().for_each(|tile| census.one("colony", tile));
        for place in table.places.iter() {
            for tile in place.tiles.iter().chain(place.face_down.iter()) {
                census.one("tile", tile);
            }
            for estate in place.estates.iter().flatten() {
                match estate.ground {
                    Ground::Plantation(tile) => census.one("tile", tile.0),
                    Ground::Colony(tile) => census.one("colony", tile.0),
                }
            }
        }
    }

    pub(crate) fn check_state(&self, state: &State) -> Result<(), String> {
        let table = &state.table;
        let seats = self.options.seats;
        if table.places.len() != usize::from(seats) {
            return Err(format!("there are {} places", table.places.len()));
        }
        for (what, seat) in
            [("active", table.active), ("flag", table.flag), ("opener", table.opener)]
        {
            if seat.0 >= seats {
                return Err(format!("{what} is {seat:?}"));
            }
        }
        let absent = |at: usize| at >= usize::from(seats);
        for (at, (hand, ducats)) in state.hands.iter().zip(state.ducats).enumerate() {
            if absent(at) && (!hand.is_empty() || ducats > 0) {
                return Err("a seat that is not there has something".into());
            }
            if ducats > MOST_GOODS {
                return Err(format!("seat {at} has {ducats} ducats"));
            }
        }
        for (seat, place) in table.places.iter().enumerate() {
            self.check_place(place).map_err(|fault| format!("seat {seat}: {fault}"))?;
        }
        self.check_round(table)?;
        self.check_bonanza(table)?;
        self.check_phase(state).map_err(|fault| format!("{fault} at {:?}", table.phase))
    }

    fn check_place(&self, place: &Place) -> Result<(), String> {
        if place.markers.iter().any(|&row| row > BOTTOM) {
            return Err("a marker is below the board".into());
        }
        if place.ships.max(place.colonists) > MOST_GOODS || place.extra_actions > MOST_EXTRAS {
            return Err("there are too many goods".into());
        }
        let flips = |tile: u8| {
            matches!(self.components.tile(Tile(tile)), TileKind::Red(_) | TileKind::Duty { .. })
        };
        if !place.flipped.minus(place.tiles).is_empty() || !place.flipped.iter().all(flips) {
            return Err("a tile is flipped that cannot be".into());
        }
        for site in Site::all() {
            let Some(estate) = place.estate(site) else { continue };
            let fits = match estate.ground {
                Ground::Plantation(tile) => {
                    site.index() < PLANTATION_SITES && self.components.tile(tile).is_plantation()
                }
                Ground::Colony(tile) => {
                    let tile = self.components.colony_tiles.of(tile);
                    tile.is_some_and(|tile| tile.colony.site() == site)
                }
            };
            let fields = self.components.fields(estate.ground);
            let grows = estate.held.iter().all(|(spice, _)| fields.takes.contains(spice));
            if !fits || !grows || estate.held.total() > fields.count.into() {
                return Err(format!("{estate:?} cannot be on site {}", site.0));
            }
        }
        Ok(())
    }

    fn check_round(&self, table: &Shared) -> Result<(), String> {
        let rounds = self.components.figures.rounds;
        let over = table.phase == Phase::Over;
        let all = self.components.all_rounds();
        if table.round > all || (table.round == all) != over {
            return Err(format!("round {} is out of range", table.round));
        }
        if over {
            return Ok(());
        }
        if table.later.is_empty() == (table.round < rounds) {
            return Err("the tiles of phase B are not where they should be".into());
        }
        let seats = usize::from(self.options.seats);
        let tokens = table.tokens.len();
        let (sold, fits) = match table.stage {
            Stage::Start => (0, tokens == 0 && table.round == 0),
            Stage::Placing => (0, tokens <= seats),
            Stage::Auction { lot } => {
                let lot = usize::from(lot);
                let open = matches!(table.phase, Phase::Bid { .. } | Phase::LastWord { .. });
                let next = if open { lot } else { lot + 1 };
                let waiting = table.tokens.iter().skip(next.max(1));
                let tiled = waiting.clone().all(|&space| table.tile_at(space).is_some());
                (next.max(1) - 1, tokens == seats + 1 && lot <= seats && tiled)
            }
            Stage::Actions { number } => {
                (seats, tokens == 0 && number < self.components.figures.actions)
            }
            Stage::Extra => (seats, tokens == 0),
        };
        let taken = seats * usize::from(table.round % rounds) + sold;
        if !fits || table.grid.iter().flatten().count() + taken != SQUARES {
            return Err(format!("tiles or tokens do not go with {:?}", table.stage));
        }
        if table.tokens.iter().any(|space| space.0 >= crate::board::SPACES) {
            return Err("a token lies nowhere".into());
        }
        Ok(())
    }

    fn check_bonanza(&self, table: &Shared) -> Result<(), String> {
        let tiles = self.components.bonanza.len() as u32;
        let pool = u32::from(table.bonanza);
        let needed = table.corners.count_ones() + u32::from(table.bonanza_due);
        let room = self.bonanza || needed == 0 && pool == 0;
        if !room
            || table.corners & !ALL_CORNERS != 0
            || pool >> tiles != 0
            || needed > pool.count_ones()
        {
            return Err("the Bonanza tiles are not right".into());
        }
        Ok(())
    }

    fn check_phase(&self, state: &State) -> Result<(), String> {
        let table = &state.table;
        let own = table.own();
        let acting = matches!(table.stage, Stage::Actions { .. } | Stage::Extra);
        let resolving = acting || matches!(table.stage, Stage::Auction { lot } if lot > 0);
        let wrong = |what: &str| Err(what.to_owned());
        match table.stop {
            Stop::No if !table.recruiting.is_empty() => return wrong("cards lie turned up"),
            Stop::No => {}
            Stop::Expedition { .. } if !acting => {
                return wrong("an action has stopped that nobody takes");
            }
            // Espionage out of the box founds in the middle of the auctions (R36).
            Stop::Founding { .. } if !acting && table.phase != Phase::Founding => {
                return wrong("an action has stopped that nobody takes");
            }
            Stop::Founding { colony, recruits } => {
                let most = self.components.figures.recruiting_cards + u8::from(table.carded);
                let shown = table.recruiting.len();
                if own.owns(colony) || recruits > MOST_RECRUITS || shown > most.into() {
                    return wrong("a colony cannot be founded");
                }
            }
            Stop::Expedition { .. } if !table.recruiting.is_empty() => {
                return wrong("cards lie turned up");
            }
            Stop::Expedition { .. } => {}
        }
        let apart = table.stop == Stop::No;
        let fits = match table.phase {
            Phase::Over => true,
            Phase::QuickStart { moved } => {
                let behind = own.markers.iter().filter(|&&row| row == 0).count();
                let to_move = self.components.figures.quick_start_markers.saturating_sub(moved);
                table.stage == Stage::Start && to_move > 0 && behind >= usize::from(to_move)
            }
            Phase::Flag => table.stage == Stage::Placing && table.tokens.is_empty(),
            Phase::Token => table.stage == Stage::Placing && !table.tokens.is_empty(),
            Phase::Bid { high, leader } => self.fits_bid(state, high, leader),
            Phase::LastWord { high, leader } => {
                leader.0 < self.options.seats
                    && leader != table.active
                    && matches!(table.stage, Stage::Auction { lot }
                        if self.seller(table, lot) == table.active)
                    && state.ducats(leader) >= high
            }
            Phase::GiveUp { tile, .. } => resolving && self.components.tile(tile).is_plantation(),
            Phase::Either { .. } | Phase::Boxed | Phase::Gather { .. } | Phase::Fill { .. } => {
                resolving
            }
            Phase::UseNow { tile } => resolving && self.may_use(table, tile.0).is_ok(),
            Phase::Resupply { .. } | Phase::FillNext { .. } => resolving,
            Phase::Sell { .. } => acting,
            Phase::BuyStep => acting && self.has_step(own),
            Phase::ViceKing => resolving && self.has_step(own),
            Phase::Turn | Phase::With(_) => acting && apart,
            Phase::Spying | Phase::Name { .. } => resolving && apart,
            Phase::PayStep { column, paid } => {
                acting && apart && self.fits_payment(own, column, paid)
            }
            Phase::Duty { left } => resolving && own.spices().total() >= left.into(),
            Phase::Expedition => acting && matches!(table.stop, Stop::Expedition { .. }),
            Phase::Founding => resolving && matches!(table.stop, Stop::Founding { .. }),
            Phase::Settle { colony } => resolving && apart && !own.owns(colony),
            Phase::Swap => acting && self.swap_tile(table).is_some(),
            Phase::Extra => table.stage == Stage::Extra && own.extra_actions > 0,
        };
        if !fits {
            return wrong("the question cannot be asked");
        }
        let mut moves = 0u32;
        self.each_move(state, &mut |_| moves += 1);
        if moves == 0 && table.phase != Phase::Over {
            return wrong("there is nothing to decide");
        }
        Ok(())
    }

    fn fits_bid(&self, state: &State, high: u16, leader: Option<Seat>) -> bool {
        let table = &state.table;
        let Stage::Auction { lot } = table.stage else { return false };
        let seller = self.seller(table, lot);
        let stands = match leader {
            None => high == 0,
            Some(leader) => {
                leader.0 < self.options.seats
                    && leader != seller
                    && leader != table.active
                    && state.ducats(leader) >= high
            }
        };
        stands && table.active != seller
    }

    /// The spices of the step that are still due are there.
    fn fits_payment(&self, own: &Place, column: Column, paid: u8) -> bool {
        let held = own.spices();
        let mut due = self.step_cost(own, column).iter().skip(paid.into());
        own.markers[column as usize] < BOTTOM && due.all(|spice| held.count(spice) > 0)
    }
}

//! Placing the flag and the auction tokens.
//!
//! Rulebook p. 4, "Placement des jetons Enchère": the flag goes with the first token on an empty
//! square or on the border, with a tile along one of its sides (R3). Each further token goes on a
//! free tile around the token before it (R4); where there is none, on any free tile (R5).

use kit::{Illegal, Log};

use crate::Goa;
use crate::board::{Space, SpaceSet};
use crate::event::Event;
use crate::refusals;
use crate::state::{Phase, Shared};
use crate::turn::Turn;

impl Goa {
    /// Where the flag may be placed.
    pub(crate) fn flag_spaces(&self, table: &Shared) -> SpaceSet {
        let tiled = table.tiled();
        let mut near = SpaceSet::default();
        for space in tiled.iter() {
            near.0 |= space.beside().0;
        }
        SpaceSet(near.0 & !tiled.0)
    }

    /// The tiles without a token, and those of them the next token may be placed on.
    fn free_tiles(&self, table: &Shared) -> (SpaceSet, SpaceSet) {
        let mut taken = SpaceSet::default();
        table.tokens.iter().for_each(|&space| taken.insert(space));
        let free = SpaceSet(table.tiled().0 & !taken.0);
        let last = table.tokens.last().copied().unwrap_or_default();
        let near = SpaceSet(free.0 & last.around().0);
        (free, if near.is_empty() { free } else { near })
    }

    /// Where the next token may be placed.
    pub(crate) fn token_spaces(&self, table: &Shared) -> SpaceSet {
        self.free_tiles(table).1
    }

    fn may_place_flag(&self, table: &Shared, space: Space) -> Result<(), Illegal> {
        if table.tile_at(space).is_some() {
            return Err((&refusals::FLAG_ON_TILE).into());
        }
        if !self.flag_spaces(table).contains(space) {
            return Err((&refusals::FLAG_ALONE).into());
        }
        Ok(())
    }

    fn may_place_token(&self, table: &Shared, space: Space) -> Result<(), Illegal> {
        let (free, allowed) = self.free_tiles(table);
        if table.tile_at(space).is_none() {
            return Err((&refusals::TOKEN_NO_TILE).into());
        }
        if !free.contains(space) {
            return Err((&refusals::TOKEN_TAKEN).into());
        }
        if !allowed.contains(space) {
            return Err(Illegal::by(&refusals::TOKEN_FAR).with("token", table.tokens.len() as i32));
        }
        Ok(())
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn place_flag(&mut self, space: Space) -> Result<(), Illegal> {
        self.game.may_place_flag(&self.state.table, space)?;
        let seat = self.seat();
        let _ = self.state.table.tokens.push(space);
        self.log.note(Event::FlagPlaced { seat, space });
        self.next_token();
        Ok(())
    }

    pub(crate) fn place_token(&mut self, space: Space) -> Result<(), Illegal> {
        self.game.may_place_token(&self.state.table, space)?;
        let seat = self.seat();
        let _ = self.state.table.tokens.push(space);
        let token = self.state.table.tokens.len() as u8;
        self.log.note(Event::TokenPlaced { seat, token, space });
        self.next_token();
        Ok(())
    }

    /// Everybody places one token, then who placed the flag a second.
    fn next_token(&mut self) {
        let seats = self.game.options.seats;
        let table = &mut self.state.table;
        if table.tokens.len() > usize::from(seats) {
            self.begin_lot(0);
        } else {
            table.active = table.active.next(seats);
            table.phase = Phase::Token;
        }
    }
}

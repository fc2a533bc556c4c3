//! What tiles do: when they are gained, and when they are used.
//!
//! Rulebook p. 9-10, "Description des tuiles"; p. 11, "Bonanza".

use kit::{Illegal, Log};

use crate::Goa;
use crate::board::{Site, Space};
use crate::components::{Tile, TileKind};
use crate::event::{Event, Goods};
use crate::refusals;
use crate::spices::{Spice, Spices};
use crate::state::{Estate, Ground, Move, Phase, Shared, Stop};
use crate::turn::Turn;

impl Goa {
    /// Whether a tile in front of the seat that is asked can be used now, with an effect (R51). Red
    /// tiles are used once a round (R29), Mission and Foreman only count at the end (R38). All of
    /// it is open.
    pub(crate) fn may_use(&self, table: &Shared, tile: u8) -> Result<(), Illegal> {
        let own = table.own();
        if !own.tiles.contains(tile) {
            return Err((&refusals::NOT_YOUR_TILE).into());
        }
        if own.flipped.contains(tile) {
            return Err((&refusals::TILE_USED).into());
        }
        match self.components.tile(Tile(tile)) {
            TileKind::Mission { .. } | TileKind::Foreman { .. } => {
                Err((&refusals::TILE_AT_END).into())
            }
            TileKind::Red(gain) => self.may_gain(own, gain),
            TileKind::Duty { spices, .. } => {
                let had = own.spices().total();
                if had < spices.into() {
                    return Err(Illegal::by(&refusals::DUTY_LACKS)
                        .with("needed", spices)
                        .with("had", had));
                }
                Ok(())
            }
            TileKind::ViceKing if self.has_step(own) => Ok(()),
            TileKind::ViceKing => Err((&refusals::AT_BOTTOM).into()),
            TileKind::ExtraHarvest { .. } => self.may_harvest(own),
            TileKind::Espionage if table.stop != Stop::No => Err((&refusals::INSIDE_ACTION).into()),
            TileKind::Swap if table.grid.iter().all(Option::is_none) => {
                Err((&refusals::NO_TILE_THERE).into())
            }
            TileKind::Espionage
            | TileKind::Swap
            | TileKind::Resupply { .. }
            | TileKind::Plantation { .. }
            | TileKind::Supply(_)
            | TileKind::Either { .. }
            | TileKind::Favour => Ok(()),
        }
    }

    pub(crate) fn may_give_up(&self, table: &Shared, site: Site) -> Result<(), Illegal> {
        match table.own().estate(site) {
            Some(Estate { ground: Ground::Plantation(_), .. }) => Ok(()),
            _ => Err((&refusals::NOT_A_PLANTATION).into()),
        }
    }

    pub(crate) fn may_take_boxed(&self, table: &Shared, tile: Tile) -> Result<(), Illegal> {
        if table.boxed.contains(tile.0) { Ok(()) } else { Err((&refusals::NOT_BOXED).into()) }
    }

    /// The tile in front of the seat that is asked that is a Swap.
    pub(crate) fn swap_tile(&self, table: &Shared) -> Option<u8> {
        table.own().tiles.iter().find(|&tile| self.components.tile(Tile(tile)) == TileKind::Swap)
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Takes a tile off the board, and notes that a Bonanza tile comes with it.
    pub(crate) fn lift_tile(&mut self, space: Space) -> Option<Tile> {
        let table = &mut self.state.table;
        let tile = table.grid.get_mut(space.square()?)?.take()?;
        let corner = space.corner().map_or(0, |corner| 1 << corner);
        if table.corners & corner != 0 {
            table.corners &= !corner;
            table.bonanza_due = true;
        }
        Some(tile)
    }

    /// A tile has been gained: plantations and goods at once, all others are put down.
    pub(crate) fn resolve_tile(&mut self, tile: Tile) {
        match self.game.components.tile(tile) {
            TileKind::Plantation { .. } => self.plant(tile, false),
            TileKind::Supply(gain) => {
                self.state.table.gone.insert(tile.0);
                self.take_gain(gain, false);
            }
            TileKind::Either { count } => {
                self.state.table.gone.insert(tile.0);
                self.state.table.phase = Phase::Either { count };
            }
            TileKind::Favour => {
                self.state.table.gone.insert(tile.0);
                if self.state.table.boxed.is_empty() {
                    self.resume();
                } else {
                    self.state.table.phase = Phase::Boxed;
                }
            }
            _ => {
                self.own().tiles.insert(tile.0);
                self.resume();
            }
        }
    }

    pub(crate) fn take_either(&mut self, count: u8, decision: Move) -> Result<(), Illegal> {
        let count = count.into();
        self.receive(match decision {
            Move::Ships => Goods { ships: count, ..Goods::default() },
            _ => Goods { colonists: count, ..Goods::default() },
        });
        self.resume();
        Ok(())
    }

    /// Favour (R36): the tile counts as just gained. One that can be used is used at once, in the
    /// middle of the auctions too, or kept; the next chance to use Swap is a turn of one's own
    /// (R37).
    pub(crate) fn take_boxed(&mut self, tile: Tile) -> Result<(), Illegal> {
        self.game.may_take_boxed(&self.state.table, tile)?;
        let seat = self.seat();
        self.state.table.boxed.remove(tile.0);
        self.log.note(Event::TookBoxed { seat, tile });
        match self.game.components.tile(tile) {
            TileKind::Plantation { .. } => self.plant(tile, true),
            TileKind::Red(_)
            | TileKind::Duty { .. }
            | TileKind::ViceKing
            | TileKind::ExtraHarvest { .. }
            | TileKind::Espionage
            | TileKind::Resupply { .. } => {
                self.own().tiles.insert(tile.0);
                if self.game.may_use(&self.state.table, tile.0).is_ok() {
                    self.state.table.phase = Phase::UseNow { tile };
                } else {
                    self.resume();
                }
            }
            TileKind::Supply(_)
            | TileKind::Either { .. }
            | TileKind::Favour
            | TileKind::Swap
            | TileKind::Mission { .. }
            | TileKind::Foreman { .. } => self.resolve_tile(tile),
        }
        Ok(())
    }

    /// A plantation goes on a free site; with none free, another plantation makes room (R12).
    fn plant(&mut self, tile: Tile, boxed: bool) {
        let own = self.own();
        match Site::plantations().find(|site| own.estates[site.index()].is_none()) {
            Some(site) => self.plant_at(tile, site),
            None => self.state.table.phase = Phase::GiveUp { tile, boxed },
        }
    }

    /// A plantation out of the box need not take the place of another (R36).
    pub(crate) fn put_back(&mut self, tile: Tile, boxed: bool) -> Result<(), Illegal> {
        if !boxed {
            return Err((&refusals::MUST_PLANT).into());
        }
        let seat = self.seat();
        self.state.table.boxed.insert(tile.0);
        self.log.note(Event::PutBack { seat, tile });
        self.resume();
        Ok(())
    }

    fn plant_at(&mut self, tile: Tile, site: Site) {
        let estate = Estate { ground: Ground::Plantation(tile), held: Spices::default() };
        self.own().estates[site.index()] = Some(estate);
        self.state.table.phase = Phase::Fill { site, more: 0 };
    }

    /// The spices of the old plantation are lost; a single one still counts at the end (R12).
    pub(crate) fn give_up(&mut self, tile: Tile, site: Site) -> Result<(), Illegal> {
        self.game.may_give_up(&self.state.table, site)?;
        let seat = self.seat();
        if let Some(Estate { ground: Ground::Plantation(old), .. }) =
            self.own().estates[site.index()].take()
        {
            let kept = matches!(
                self.game.components.tile(old),
                TileKind::Plantation { points, .. } if points > 0
            );
            if kept {
                self.own().face_down.insert(old.0);
            } else {
                self.state.table.gone.insert(old.0);
            }
            self.log.note(Event::GaveUp { seat, tile: old });
        }
        self.plant_at(tile, site);
        Ok(())
    }

    /// The Bonanza tile of a corner gives its bonus at once, once the tile upon it is resolved
    /// (R50).
    pub(crate) fn turn_up_bonanza(&mut self) {
        let seat = self.seat();
        let mut pool = kit::CardSet(self.state.table.bonanza.into());
        let Some(tile) = pool.draw(&mut self.state.chance) else { return self.resume() };
        self.state.table.bonanza = pool.0 as u8;
        self.log.note(Event::Bonanza { seat, tile });
        let gain = self.game.components.bonanza.of(tile).map(|tile| tile.face);
        self.take_gain(gain.unwrap_or_default(), false);
    }

    pub(crate) fn discard_tile(&mut self, tile: u8) {
        let seat = self.seat();
        self.own().tiles.remove(tile);
        self.state.table.gone.insert(tile);
        self.log.note(Event::UsedTile { seat, tile: Tile(tile) });
    }

    fn flip_tile(&mut self, tile: u8) {
        let seat = self.seat();
        self.own().flipped.insert(tile);
        self.log.note(Event::UsedTile { seat, tile: Tile(tile) });
    }

    pub(crate) fn use_tile(&mut self, tile: Tile) -> Result<(), Illegal> {
        self.game.may_use(&self.state.table, tile.0)?;
        match self.game.components.tile(tile) {
            TileKind::Red(gain) => {
                self.flip_tile(tile.0);
                self.take_gain(gain, true);
            }
            TileKind::Duty { spices, .. } => {
                self.flip_tile(tile.0);
                self.state.table.phase = Phase::Duty { left: spices };
            }
            TileKind::ViceKing => {
                self.discard_tile(tile.0);
                self.state.table.phase = Phase::ViceKing;
            }
            TileKind::ExtraHarvest { sites } => {
                self.discard_tile(tile.0);
                self.state.table.phase = Phase::FillNext { left: sites, must: true };
            }
            TileKind::Espionage => {
                self.discard_tile(tile.0);
                self.state.table.phase = Phase::Spying;
            }
            TileKind::Resupply { cards } => {
                self.discard_tile(tile.0);
                let count = self.turn_up_and_discard(cards);
                self.state.table.phase = Phase::Resupply { count };
            }
            TileKind::Swap => self.state.table.phase = Phase::Swap,
            // Kept since a Swap: what it does when it is gained, it does now.
            _ => {
                let seat = self.seat();
                self.own().tiles.remove(tile.0);
                self.log.note(Event::UsedTile { seat, tile });
                self.resolve_tile(tile);
            }
        }
        Ok(())
    }

    /// Swap lies where the tile lay; the tile is put down and can be used from now on (R37).
    pub(crate) fn swap_for(&mut self, space: Space) -> Result<(), Illegal> {
        let table = &self.state.table;
        let (Some(swap), Some(_)) = (self.game.swap_tile(table), table.tile_at(space)) else {
            return Err((&refusals::NO_TILE_THERE).into());
        };
        let seat = self.seat();
        if let (Some(tile), Some(square)) = (self.lift_tile(space), space.square()) {
            self.state.table.grid[square] = Some(Tile(swap));
            let own = self.own();
            own.tiles.remove(swap);
            own.tiles.insert(tile.0);
            self.log.note(Event::Swapped { seat, tile, space });
        }
        self.resume();
        Ok(())
    }

    /// A duty takes its spices one by one, and is fulfilled once (R35).
    pub(crate) fn pay_duty(&mut self, left: u8, site: Site, spice: Spice) -> Result<(), Illegal> {
        self.game.may_give(self.state.table.own(), site, spice)?;
        let seat = self.seat();
        self.give(site, spice);
        self.log.note(Event::Gave { seat, site, spice });
        self.state.table.phase = Phase::Duty { left: left.saturating_sub(1) };
        Ok(())
    }

    /// As many goods of one kind as colonists were turned up; spices as far as there is room (R32).
    pub(crate) fn take_resupply(&mut self, count: u8, decision: Move) -> Result<(), Illegal> {
        match decision {
            Move::Spices => {
                self.game.may_harvest(self.state.table.own())?;
                self.state.table.phase = Phase::Gather { left: count, must: true, mix: false };
                Ok(())
            }
            _ => self.take_either(count, decision),
        }
    }
}

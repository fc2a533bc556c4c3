//! What boats leave behind: every step beyond the free ones costs a cube, which stays on the tile that
//! is left, and who ends a movement there may take up all of them. And the harvest.
//!
//! Rulebook p. 4-5, "Déplacer son bateau", "Récolte". The tile where the boat began gets a cube only
//! if the path comes back to it; what lies on a tile is taken up whole or not at all,
//! after tolls are paid.

use kit::{Illegal, Log};

use super::event::Event;
use super::state::{Phase, Place};
use super::turn::Turn;
use crate::cubes::{Cube, Cubes};
use crate::effect;
use crate::hold;
use crate::sea::{self, Bonus, Cell};
use crate::turn::Acting as _;

impl super::EasternWonders {
    /// What a seat takes from the supply when it harvests.
    pub(super) fn harvest_of(&self, own: &Place) -> Cubes {
        let baskets = own.prizes.tiles.count(Bonus::Basket);
        let more = self.components.venture.bonus.printed(Bonus::Basket).cubes;
        let mut cubes = self.components.harvest;
        cubes.add(more.multiplied(baskets.into()));
        cubes
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Leaves a cube on the tile that the boat has left.
    pub(super) fn drop_cube(&mut self, from: Cell, steps: u8, cube: Cube) -> Result<(), Illegal> {
        hold::take(&mut self.own_mut().hold, cube)?;
        if let Some(adrift) = self.table.adrift.get_mut(from.index()) {
            adrift.put(cube);
        }
        self.note(Event::Dropped { seat: self.table.active, cell: from, cube });
        self.ask(sea::Phase::Sail { steps });
        Ok(())
    }

    /// Takes up everything that lies here.
    pub(super) fn gather(&mut self) {
        let boat = self.own().fleet.boat.unwrap_or_default();
        let adrift = self.table.adrift.get_mut(boat.index()).map(std::mem::take);
        let cubes = adrift.unwrap_or_default();
        self.own_mut().hold.add(cubes);
        self.note(Event::Gathered { seat: self.table.active, cubes });
        self.ask(Phase::Ashore);
    }

    /// Action: takes the cubes of a harvest.
    pub(super) fn harvest(&mut self) {
        let cubes = self.game.harvest_of(self.own());
        effect::gain(self, cubes);
        self.end_action();
    }
}

//! One decision, from its check to the next question.

use kit::illegal::NOT_NOW;
use kit::{Illegal, Log};

use super::EasternWonders;
use super::event::Event;
use super::state::{Move, Phase, Place, Shared};
use crate::sea::{self, Cell, Means, SeaTable, Sites};
use crate::turn::{self, Acting};
use crate::{compose, hold};

/// The table while a decision is carried out.
pub(super) type Turn<'a, L> = turn::Turn<'a, EasternWonders, L>;

impl EasternWonders {
    /// How far the active seat can still sail after so many steps of this turn.
    #[inline]
    pub(super) fn means(&self, own: &Place, steps: u8) -> Means {
        let free = self.components.free_steps + self.components.venture.free_steps(own);
        let cubes = own.hold.total();
        Means { free: free.saturating_sub(steps.into()), paid: cubes, cubes, by_cubes: true }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Carries out a decision of the awaited seat.
    pub(super) fn carry_out(&mut self, decision: Move) -> Result<(), Illegal> {
        let venture = &self.game.components.venture;
        match (self.table.phase, decision) {
            (Phase::Turn, Move::Sea(sea::Move::Sail(to))) => self.sail(0, to)?,
            (Phase::Sea(sea::Phase::Sail { steps }), Move::Sea(sea::Move::Sail(to))) => {
                self.sail(steps, to)?;
            }
            (Phase::Turn | Phase::Ashore, Move::Sea(action)) => venture.act(self, action)?,
            (Phase::Turn | Phase::Ashore, Move::Harvest) => self.harvest(),
            (Phase::Sea(phase), Move::Sea(decision)) => venture.decide(self, phase, decision)?,
            (Phase::Drop { from, steps }, Move::Drop(cube)) => self.drop_cube(from, steps, cube)?,
            (Phase::Gather, Move::Gather) => self.gather(),
            (Phase::Gather, Move::Leave) => self.ask(Phase::Ashore),
            (Phase::Discard { seat }, Move::Discard(cube)) => hold::discard(self, seat, cube)?,
            _ => return Err((&NOT_NOW).into()),
        }
        Ok(())
    }

    /// Sails a step; one that is not free is paid with a cube.
    fn sail(&mut self, steps: u8, to: Cell) -> Result<(), Illegal> {
        let game = self.game;
        let means = game.means(self.own(), steps);
        if let Some(from) = game.components.venture.sea.sail(self, steps, means, to)? {
            self.ask(Phase::Drop { from, steps: steps.saturating_add(1) });
        }
        Ok(())
    }

    /// Plays what leaves no choice; false where somebody has one.
    pub(super) fn settle(&mut self) -> bool {
        let game = self.game;
        match self.table.phase {
            Phase::Turn | Phase::Gather | Phase::Ashore | Phase::Over { .. } => false,
            Phase::Sea(phase) => {
                let means = game.means(self.own(), phase.steps());
                game.components.venture.settle(self, phase, means, 0)
            }
            Phase::Drop { from, steps } => {
                let sole = self.own().hold.sole();
                sole.is_some_and(|cube| self.drop_cube(from, steps, cube).is_ok())
            }
            Phase::Discard { seat } => hold::settle(self, seat),
        }
    }
}

impl<L: Log<Event>> SeaTable for Turn<'_, L> {
    #[inline]
    fn sites(&self) -> &Sites {
        &self.table.sites
    }

    /// After the tolls come the cubes that lie there, then the action.
    fn landed(&mut self) {
        let bare = self.table.adrift_here().is_empty();
        self.ask(if bare { Phase::Ashore } else { Phase::Gather });
    }

    fn built(&mut self, emptied: Option<u8>) {
        let game = self.game;
        game.components.venture.after_building(self, emptied);
    }
}

compose::venture!(EasternWonders, Phase::Turn);

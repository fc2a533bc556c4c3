//! One decision, from its check to the next question.

use kit::{Illegal, Log};

use super::NewWorld;
use super::event::Event;
use super::moves::{Move, without_other_parts};
use super::state::Shared;
use crate::compose;
use crate::cubes::Cubes;
use crate::land::LandTable;
use crate::land::content::Elsewhere;
use crate::turn::{self, Acting as _};

/// The table while a decision is carried out.
pub(super) type Turn<'a, L> = turn::Turn<'a, NewWorld, L>;

compose::country!(NewWorld: land);

impl<L: Log<Event>> Turn<'_, L> {
    /// Carries out a decision of the awaited seat.
    pub(super) fn carry_out(&mut self, decision: Move) -> Result<(), Illegal> {
        let phase = self.table.phase;
        self.game.land.decide(self, phase, decision)
    }

    /// Plays what leaves no choice; false where somebody has one.
    pub(super) fn settle(&mut self) -> bool {
        let phase = self.table.phase;
        self.game.land.settle(self, phase)
    }
}

impl<L: Log<Event>> LandTable for Turn<'_, L> {
    compose::country!();

    fn allows(&self, deed: &Elsewhere, cubes: Cubes) -> Result<(), Illegal> {
        without_other_parts(deed, cubes)
    }

    fn visit(&mut self, _: u8, _: &Elsewhere) {
        self.end_action();
    }
}

//! Phase 3: what the four boards do to surplus workers and rebellion, in their order (R62).

use kit::Log;

use crate::components::{Board, Components, Resource};
use crate::event::Event;
use crate::state::Ending;
use crate::turn::Turn;

impl<L: Log<Event>> Turn<'_, L> {
    /// The boards I to IV, with a test of independence after every change.
    pub(crate) fn population_effects(&mut self) {
        for &board in Board::ALL {
            for &resource in Resource::ALL {
                self.saturation(board, resource);
                if self.is_over() {
                    return;
                }
            }
        }
        let components = &self.game.components;
        let level =
            Components::level(&components.stability, self.game.population(&self.state.table));
        self.arrive(level.workers);
        self.unrest(level.rebels.unsigned_abs());
        if self.is_over() {
            return;
        }
        let rebels = Components::level(&components.workers, self.state.table.surplus).rebels;
        if rebels < 0 {
            self.calm(rebels.unsigned_abs());
        } else {
            self.unrest(rebels.unsigned_abs());
        }
        self.ends();
        if self.is_over() {
            return;
        }
        if self.state.table.finishing {
            return self.finish(Ending::Objective);
        }
        if self.state.table.turn > 1 { self.start_balance() } else { self.start_rounds() }
    }

    /// Only the row of the last cube of a section counts.
    fn saturation(&mut self, board: Board, resource: Resource) {
        let cubes = self.state.table.markets[board.index()][resource.index()];
        let Some(last) = cubes.checked_sub(1) else { return };
        let section = self.game.components.section(board, resource);
        let row = section.row(last) as u8 + 1;
        if row == section.worker {
            self.arrive(1);
        } else if row == section.rebel {
            self.unrest(1);
        }
    }
}

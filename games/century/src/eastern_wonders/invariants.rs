//! What must hold of every table, whether it was played to or came from outside.

use kit::Census;

use super::EasternWonders;
use super::state::{Phase, Shared};
use crate::hold::MOST_CUBES;
use crate::turn::check_asked;

impl EasternWonders {
    /// Counts the tiles, which never come or go.
    pub(super) fn count(&self, table: &Shared, census: &mut Census) {
        let Shared { sites, docks, places, .. } = table;
        self.components.venture.count(sites, docks, places, census);
    }

    pub(super) fn check_table(&self, table: &Shared) -> Result<(), String> {
        let venture = &self.components.venture;
        venture.check_table(&table.look(), table.turn(), self.options.seats, table.asked())?;
        if table.adrift.len() != table.sites.len()
            || table.adrift.iter().any(|cubes| cubes.total() > MOST_CUBES)
        {
            return Err("there are too many cubes on the sea".into());
        }
        self.check_phase(table)
    }

    fn check_phase(&self, table: &Shared) -> Result<(), String> {
        let (venture, own, look) = (&self.components.venture, table.own(), table.look());
        let fits = match table.phase {
            Phase::Sea(phase) => {
                return venture.check_phase(&look, phase, self.means(own, phase.steps()));
            }
            Phase::Drop { from, steps } => {
                let next = venture.sea.chart.touch(from, own.fleet.boat.unwrap_or_default());
                let owes = venture.owes_fare(&look, steps, |steps| self.means(own, steps));
                owes && next
            }
            Phase::Gather => !table.adrift_here().is_empty(),
            _ => true,
        };
        check_asked(table.phase, fits)
    }
}

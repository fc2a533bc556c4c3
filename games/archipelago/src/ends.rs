//! How the game ends: end conditions are tested after every change (R5, R6), independence at once.

use kit::{Log, Reveals};

use crate::Archipelago;
use crate::components::{Building, End, Kind, Objective};
use crate::event::Event;
use crate::state::{Ending, Phase, Secrets, Table, Window};
use crate::turn::Turn;

impl Archipelago {
    /// Whether the condition of an objective is true now.
    pub(crate) fn is_met(&self, table: &Table, objective: &Objective) -> bool {
        let (count, wanted) = self.nearness(table, objective);
        count >= wanted
    }

    /// How much there is of what the condition of an objective counts, and how much it wants.
    pub(crate) fn nearness(&self, table: &Table, objective: &Objective) -> (u8, u8) {
        // Cards of the track are in nobody's play (R72).
        let cards = |kinds: &[Kind]| {
            let owned = table.owned.iter().flat_map(|cards| cards.iter());
            let faces = owned.filter_map(|card| self.components.card(card));
            faces.filter(|face| kinds.contains(&face.kind)).count() as u8
        };
        let figures = &self.components.figures;
        let count = match objective.end {
            End::Markets => table.buildings(Building::Market),
            End::Towns => table.buildings(Building::Town),
            End::Ports => table.buildings(Building::Port),
            End::Temples => table.buildings(Building::Temple),
            End::Ships => table.ships.iter().filter(|ship| ship.is_out()).count() as u8,
            End::Population => self.population(table),
            End::Progress => cards(&[Kind::Progress, Kind::Wonder]),
            End::Characters => cards(&[Kind::Character]),
            End::Cards => cards(Kind::ALL),
            End::Piles => figures.piles - table.explorers.div_ceil(figures.pile).min(figures.piles),
            // Cubes on the markets do not count (R10).
            End::Exhausted => table.bank_cubes.iter().filter(|count| **count == 0).count() as u8,
            End::Workers => table.surplus,
            End::Bankrupt => return (figures.florins - table.bank, figures.florins),
        };
        (count, objective.count)
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Tests every objective of the chosen length. One that somebody holds is shown, and the game ends
    /// after this round, half or step; the others do nothing (R8).
    pub(crate) fn ends(&mut self) {
        let table = &self.state.table;
        if table.turn == 0 || table.ended.is_some() {
            return;
        }
        for (at, objective) in self.game.components.objectives.iter().enumerate() {
            let bit = 1u16 << at;
            if self.state.table.met & bit != 0 || !self.game.is_met(&self.state.table, objective) {
                continue;
            }
            let state = &mut *self.state;
            state.table.met |= bit;
            let mut held = state.table.common & bit != 0;
            for (revealed, own) in state.table.revealed.iter_mut().zip(state.secrets.objectives) {
                *revealed |= own & bit;
                held |= own & bit != 0;
            }
            if held {
                state.table.finishing = true;
                self.reveals = Reveals::Hidden;
                let objectives = &self.state.secrets.objectives;
                let holder = self.game.seats().find(|seat| objectives[seat.index()] & bit != 0);
                self.log.note(Event::Met { objective: at as u8, holder });
            }
        }
    }

    /// The game is over; everything is shown.
    pub(crate) fn finish(&mut self, ending: Ending) {
        let state = &mut *self.state;
        state.table.ended = Some(ending);
        state.table.phase = Phase::Over;
        state.table.crisis = None;
        state.secrets.windows = [Window::default(); 2];
        state.secrets.sealed = [None; crate::components::MOST_SEATS];
        let Secrets { stocks, objectives, dropped, .. } = state.secrets;
        self.log.note(Event::Ended { ending, stocks, objectives, dropped });
        self.reveals = Reveals::Hidden;
    }
}

//! What happened and what can be done, as sentences.

use kit::Phrase;

use super::EasternWonders;
use super::event::Event;
use super::state::{Move, Phase, Shared, View};
use crate::effect;
use crate::words::{self, log};

impl EasternWonders {
    pub(super) fn say_event(&self, event: &Event) -> Phrase {
        let venture = &self.components.venture;
        match *event {
            Event::Sea(event) => venture.say_event(event),
            Event::Effect(effect::Event::Gained { seat, cubes }) => {
                log::by("log-harvested", seat).with("cubes", words::cubes(cubes))
            }
            Event::Effect(event) => log::effect(event),
            Event::Hold(event) => log::hold(event),
            Event::Round(event) => log::round(event, venture.round_limit),
            Event::Dropped { seat, cell, cube } => log::by("log-dropped", seat)
                .with("cube", words::cube(cube))
                .with("cell", venture.sea.chart.name(cell)),
            Event::Gathered { seat, cubes } => {
                log::by("log-gathered", seat).with("cubes", words::cubes(cubes))
            }
        }
    }

    /// What a decision does, for a numbered list.
    pub(super) fn say_move(&self, view: &View, decision: Move) -> Phrase {
        let table = &view.table;
        match decision {
            Move::Sea(decision) => {
                self.components.venture.say_move(&table.look(), table.phase.sea(), decision)
            }
            Move::Drop(cube) => Phrase::new("move-drop").with("cube", words::cube(cube)),
            Move::Gather => {
                Phrase::new("move-gather").with("cubes", words::cubes(table.adrift_here()))
            }
            Move::Leave => Phrase::new("move-leave"),
            Move::Harvest => {
                let cubes = self.harvest_of(table.own());
                Phrase::new("move-harvest").with("cubes", words::cubes(cubes))
            }
            Move::Discard(cube) => words::moves::discard(cube),
        }
    }

    /// What is asked of who has to decide.
    pub(super) fn say_question(&self, table: &Shared) -> Phrase {
        let venture = &self.components.venture;
        match table.phase {
            Phase::Turn => Phrase::new("prompt-turn"),
            Phase::Ashore => Phrase::new("prompt-ashore"),
            Phase::Sea(phase) => venture.say_prompt(
                &table.look(),
                phase,
                self.means(table.own(), phase.steps()).free,
            ),
            Phase::Drop { from, .. } => {
                Phrase::new("prompt-drop").with("cell", venture.sea.chart.name(from))
            }
            Phase::Gather => {
                Phrase::new("prompt-gather").with("cubes", words::cubes(table.adrift_here()))
            }
            Phase::Discard { seat } => match table.place(seat) {
                Some(place) => words::moves::surplus(place.hold, venture.hold_of(place)),
                None => Phrase::new("prompt-over"),
            },
            Phase::Over { .. } => Phrase::new("prompt-over"),
        }
    }
}

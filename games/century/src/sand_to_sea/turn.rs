//! One decision, from its check to the next question.

use kit::illegal::NOT_NOW;
use kit::{Illegal, Log};

use super::SandToSea;
use super::content::Components;
use super::event::Event;
use super::state::{Move, Phase, Place, Shared};
use crate::cards::Card;
use crate::sea::{self, Cell, Means, SeaTable, Sites};
use crate::turn::{self, Acting, only};
use crate::{compose, hold};

/// The table while a decision is carried out.
pub(super) type Turn<'a, L> = turn::Turn<'a, SandToSea, L>;

impl SandToSea {
    /// How far the active seat can still sail after so many steps of this turn.
    #[inline]
    pub(super) fn means(&self, own: &Place, steps: u8) -> Means {
        let free = self.components.venture.free_steps(own).saturating_sub(steps.into());
        let paid = own.fares().len() as u16;
        Means { free, paid, cubes: own.hold.total(), by_cubes: false }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Carries out a decision of the awaited seat.
    pub(super) fn carry_out(&mut self, decision: Move) -> Result<(), Illegal> {
        let Components { venture, cards } = &self.game.components;
        match (self.table.phase, decision) {
            (Phase::Action, Move::Cards(action)) => cards.act(self, action)?,
            (Phase::Action, Move::Sea(sea::Move::Sail(to))) => self.sail(0, to)?,
            (Phase::Sea(sea::Phase::Sail { steps }), Move::Sea(sea::Move::Sail(to))) => {
                self.sail(steps, to)?;
            }
            (Phase::Action | Phase::Ashore, Move::Sea(action)) => venture.act(self, action)?,
            (Phase::Cards(phase), Move::Cards(decision)) => cards.decide(self, phase, decision)?,
            (Phase::Sea(phase), Move::Sea(decision)) => venture.decide(self, phase, decision)?,
            (Phase::Sea(sea::Phase::Reward { column, refits }), Move::Hire(slot)) => {
                self.hire(column, refits, slot)?;
            }
            (Phase::Aside { steps }, Move::Aside(card)) => self.set_aside(steps, card)?,
            (Phase::Discard { seat }, Move::Discard(cube)) => hold::discard(self, seat, cube)?,
            _ => return Err((&NOT_NOW).into()),
        }
        Ok(())
    }

    /// Sails a step; one that is not free is paid with a card.
    fn sail(&mut self, steps: u8, to: Cell) -> Result<(), Illegal> {
        let game = self.game;
        let means = game.means(self.own(), steps);
        if game.components.venture.sea.sail(self, steps, means, to)?.is_some() {
            self.ask(Phase::Aside { steps: steps.saturating_add(1) });
        }
        Ok(())
    }

    /// Plays what leaves no choice; false where somebody has one.
    pub(super) fn settle(&mut self) -> bool {
        let game = self.game;
        match self.table.phase {
            Phase::Action | Phase::Ashore | Phase::Over { .. } => false,
            Phase::Cards(phase) => game.components.cards.settle(self, phase),
            Phase::Sea(phase) => {
                let others = match phase {
                    sea::Phase::Reward { column, .. } => game.merchants_for(self.table, column),
                    _ => 0,
                };
                let means = game.means(self.own(), phase.steps());
                game.components.venture.settle(self, phase, means, others)
            }
            Phase::Aside { steps } => only(self.own().fares().iter())
                .is_some_and(|card| self.set_aside(steps, Card(card)).is_ok()),
            Phase::Discard { seat } => hold::settle(self, seat),
        }
    }
}

impl<L: Log<Event>> SeaTable for Turn<'_, L> {
    #[inline]
    fn sites(&self) -> &Sites {
        &self.table.sites
    }

    fn landed(&mut self) {
        self.ask(Phase::Ashore);
    }

    fn built(&mut self, emptied: Option<u8>) {
        let game = self.game;
        game.components.venture.after_building(self, emptied);
    }
}

compose::market!(kit::CardSet);
compose::venture!(SandToSea, Phase::Action);

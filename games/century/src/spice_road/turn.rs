//! One decision, from its check to the next question.

use kit::illegal::NOT_NOW;
use kit::{Illegal, Log};

use super::SpiceRoad;
use super::event::Event;
use super::moves::Decision;
use super::state::{Move, Phase, Place, Shared};
use crate::round::Next;
use crate::turn::{self, Turns};
use crate::{compose, hold};

/// The table while a decision is carried out.
pub(super) type Turn<'a, L> = turn::Turn<'a, SpiceRoad, L>;

impl Turns for SpiceRoad {
    type Event = Event;
    type Table = Shared;

    #[inline]
    fn limit(&self, _: &Place) -> u16 {
        self.components.caravan
    }

    #[inline]
    fn after_turn(&self, table: &mut Shared) -> Next {
        table.turn().after_turn(self.options.seats, self.components.round_limit)
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Carries out a decision of the awaited seat.
    pub(super) fn carry_out(&mut self, decision: Move) -> Result<(), Illegal> {
        let cards = &self.game.components.cards;
        match (self.table.phase, decision.part()) {
            (Phase::Action, Decision::Cards(action)) => cards.act(self, action),
            (Phase::Action, Decision::Claim(slot)) => self.claim(slot),
            (Phase::Discard { seat }, Decision::Discard(cube)) => hold::discard(self, seat, cube),
            (phase, Decision::Cards(decision)) => match phase.cards() {
                Some(phase) => cards.decide(self, phase, decision),
                None => Err((&NOT_NOW).into()),
            },
            _ => Err((&NOT_NOW).into()),
        }
    }

    /// Plays what leaves no choice; false where somebody has one.
    pub(super) fn settle(&mut self) -> bool {
        let game = self.game;
        match self.table.phase {
            Phase::Action | Phase::Over { .. } => false,
            Phase::Discard { seat } => hold::settle(self, seat),
            phase => phase.cards().is_some_and(|phase| game.components.cards.settle(self, phase)),
        }
    }
}

compose::market!(kit::CardSet);

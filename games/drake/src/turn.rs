//! One decision, from its check to the next question.

use kit::illegal::NOT_NOW;
use kit::{Illegal, Log, Reveals, Seat};

use crate::FrancisDrake;
use crate::event::{Event, Failure};
use crate::state::{Captain, Move, Phase, State};

/// The table while a decision is carried out. Everything that could stand in its way has been
/// checked before a method of this type changes anything.
pub(crate) struct Turn<'a, L> {
    pub(crate) game: &'a FrancisDrake,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut L,
    /// Whether something hidden has been seen.
    pub(crate) reveals: Reveals,
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Carries out a decision of the awaited seat.
    pub(crate) fn carry_out(&mut self, decision: Move) -> Result<(), Illegal> {
        match (self.state.table.phase, decision) {
            (Phase::Street, Move::Visit(location)) => self.visit(location),
            (Phase::Street, Move::Pass) => {
                self.pass();
                Ok(())
            }
            (Phase::Take(location), Move::Take(item)) => self.take(location, item),
            (Phase::Guard(place), Move::Guard(shows)) => self.guard(place, shows),
            (Phase::Sail, Move::Lay(disc, place)) => self.lay(disc, place),
            (Phase::Inform, Move::LookDiscs(place)) => self.look_at_discs(place),
            (Phase::Inform, Move::LookCounter(place)) => self.look_at_counter(place),
            (Phase::Inform, Move::Decline) | (Phase::Swap | Phase::Shift(_), Move::Keep) => {
                self.reveal();
                Ok(())
            }
            (Phase::Swap, Move::Swap(one, other)) => self.swap(one, other),
            (Phase::Shift(from), Move::Shift(to)) => self.shift(from, to),
            (Phase::Mission(place), Move::Attack) => self.attack(place),
            (Phase::Mission(place), Move::Trade(good)) => self.trade(place, good),
            (Phase::Mission(place) | Phase::Pay(place), Move::Decline) => {
                self.fail(place, Failure::Declined);
                Ok(())
            }
            (Phase::Pay(place), Move::Pay) => {
                self.conquer(place);
                Ok(())
            }
            (Phase::Home, Move::Stay) => {
                self.next_mission();
                Ok(())
            }
            (Phase::Home, Move::Return) => {
                self.sail_home();
                Ok(())
            }
            _ => Err((&NOT_NOW).into()),
        }
    }

    /// Plays what leaves no choice, all of it open to everybody; false where somebody has one.
    pub(crate) fn settle(&mut self) -> bool {
        match self.state.table.phase {
            Phase::Street => self.settle_street(),
            Phase::Guard(place) => self.settle_guard(place),
            Phase::Mission(place) => self.settle_mission(place),
            Phase::Pay(place) => self.settle_payment(place),
            _ => false,
        }
    }

    #[inline]
    pub(crate) fn seat(&self) -> Seat {
        self.state.table.active
    }

    #[inline]
    pub(crate) fn own(&mut self) -> &mut Captain {
        self.state.table.own_mut()
    }
}

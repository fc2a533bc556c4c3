//! One decision, from its check to the next question.

use kit::illegal::NOT_NOW;
use kit::{Illegal, Log, Reveals, Seat};

use crate::Borneo;
use crate::event::Event;
use crate::state::{Move, Phase, Place, State};

/// The table while a decision is carried out. Everything that could stand in its way has been
/// checked before a method of this type changes anything.
pub(crate) struct Turn<'a, L> {
    pub(crate) game: &'a Borneo,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut L,
    /// Whether somebody has seen something that was hidden.
    pub(crate) reveals: Reveals,
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Carries out a decision of the awaited seat.
    pub(crate) fn carry_out(&mut self, decision: Move) -> Result<(), Illegal> {
        match (self.state.table.phase, decision) {
            (Phase::Place { placed }, Move::Place(company)) => self.place(placed, company)?,
            (Phase::Mission, Move::Mission(mission)) => self.take_on(mission)?,
            (Phase::Mission, Move::Pass) => self.end_missions(),
            (Phase::Pay(payment), Move::Spend(ware)) => self.spend(payment, ware)?,
            (Phase::Pay(payment), Move::Smuggle(ware, spice)) => {
                self.smuggle(payment, ware, spice)?
            }
            (Phase::Company, Move::Transfer(merchant, company)) => {
                self.transfer(merchant, company)?
            }
            (Phase::Company, Move::Attack(merchant, target)) => self.attack(merchant, target)?,
            (Phase::Company, Move::Pass) => self.to(Phase::Ship),
            (Phase::Attack(duel), Move::Lay(card)) => self.lay_attack(duel, card)?,
            (Phase::Attack(duel), Move::Done) => self.end_attack(duel)?,
            (Phase::Defend(duel), Move::Lay(card)) => self.lay_defence(duel, card)?,
            (Phase::Defend(duel), Move::Done) => self.resolve(duel),
            (Phase::Yield(_), Move::Stay) => self.stay(),
            (Phase::Yield(merchant), Move::Leave(company)) => self.leave(merchant, company)?,
            (Phase::Reward { seat, cards }, Move::Keep(card)) => self.keep(seat, cards, card)?,
            (Phase::Reward { cards, .. }, Move::Pass) => self.no_reward(cards),
            (Phase::Ship, Move::Ship(card, space)) => self.ship(card, space)?,
            (Phase::Pick(distribution), Move::Pick(card)) => self.pick(distribution, card)?,
            (Phase::Discard, Move::Discard(card)) => self.discard(card)?,
            _ => return Err((&NOT_NOW).into()),
        }
        Ok(())
    }

    /// Plays what leaves no choice, only where everybody can see that there is none; false where somebody
    /// has one. What a hand lacks is nobody's business, so a duel asks for cards even of who
    /// has none to play.
    pub(crate) fn settle(&mut self) -> bool {
        match self.state.table.phase {
            Phase::Mission => self.settle_mission(),
            Phase::Pay(payment) => self.settle_payment(payment),
            Phase::Yield(merchant) => self.settle_yield(merchant),
            Phase::Pick(distribution) => self.settle_pick(distribution),
            _ => false,
        }
    }

    /// Asks the next question.
    pub(crate) fn to(&mut self, phase: Phase) {
        self.state.table.phase = phase;
    }

    /// The place of a seat, to change it.
    #[inline]
    pub(crate) fn place_of(&mut self, seat: Seat) -> &mut Place {
        &mut self.state.table.places[seat.index()]
    }

    /// The turn is over: the next seat clockwise begins with its mission.
    pub(crate) fn next_turn(&mut self) {
        let table = &mut self.state.table;
        table.active = table.active.next(self.game.options.seats);
        table.phase = Phase::Mission;
    }
}

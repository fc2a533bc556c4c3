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

impl Borneo {
    /// Plays a decision of the awaited seat, then everything that leaves no choice.
    pub(crate) fn decide<L: Log<Event>>(
        &self,
        state: &mut State,
        decision: Move,
        log: &mut L,
    ) -> Result<Reveals, Illegal> {
        let phase = state.table.phase;
        let mut turn = Turn { game: self, state, log, reveals: Reveals::Nothing };
        match (phase, decision) {
            (Phase::Place { placed }, Move::Place(company)) => turn.place(placed, company)?,
            (Phase::Mission, Move::Mission(mission)) => turn.take_on(mission)?,
            (Phase::Mission, Move::Pass) => turn.end_missions(),
            (Phase::Pay(payment), Move::Spend(ware)) => turn.spend(payment, ware)?,
            (Phase::Pay(payment), Move::Smuggle(ware, spice)) => {
                turn.smuggle(payment, ware, spice)?
            }
            (Phase::Company, Move::Transfer(merchant, company)) => {
                turn.transfer(merchant, company)?
            }
            (Phase::Company, Move::Attack(merchant, target)) => turn.attack(merchant, target)?,
            (Phase::Company, Move::Pass) => turn.to(Phase::Ship),
            (Phase::Attack(duel), Move::Lay(card)) => turn.lay_attack(duel, card)?,
            (Phase::Attack(duel), Move::Done) => turn.end_attack(duel)?,
            (Phase::Defend(duel), Move::Lay(card)) => turn.lay_defence(duel, card)?,
            (Phase::Defend(duel), Move::Done) => turn.resolve(duel),
            (Phase::Yield(_), Move::Stay) => turn.stay(),
            (Phase::Yield(merchant), Move::Leave(company)) => turn.leave(merchant, company)?,
            (Phase::Reward { seat, cards }, Move::Keep(card)) => turn.keep(seat, cards, card)?,
            (Phase::Reward { cards, .. }, Move::Pass) => turn.no_reward(cards),
            (Phase::Ship, Move::Ship(card, space)) => turn.ship(card, space)?,
            (Phase::Pick(distribution), Move::Pick(card)) => turn.pick(distribution, card)?,
            (Phase::Discard, Move::Discard(card)) => turn.discard(card)?,
            _ => return Err((&NOT_NOW).into()),
        }
        turn.settle();
        Ok(turn.reveals)
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Plays what leaves no choice until somebody has one; only where everybody can see that
    /// there is none. What a hand lacks is nobody's business, so a duel asks for cards even of who
    /// has none to play.
    fn settle(&mut self) {
        loop {
            let moved = match self.state.table.phase {
                Phase::Mission => self.settle_mission(),
                Phase::Pay(payment) => self.settle_payment(payment),
                Phase::Yield(merchant) => self.settle_yield(merchant),
                Phase::Pick(distribution) => self.settle_pick(distribution),
                _ => false,
            };
            if !moved {
                return;
            }
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

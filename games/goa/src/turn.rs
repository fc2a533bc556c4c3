//! One decision, from its check to the next question.

use kit::illegal::NOT_NOW;
use kit::{Illegal, Log, Reveals, Seat};

use crate::Goa;
use crate::event::Event;
use crate::state::{Move, Phase, Place, Stage, State, Stop};

/// The table while a decision is carried out. Everything that could stand in its way has been
/// checked before a method of this type changes anything.
pub(crate) struct Turn<'a, L> {
    pub(crate) game: &'a Goa,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut L,
    /// Whether something hidden has been seen.
    pub(crate) reveals: Reveals,
}

impl Goa {
    /// The only decision of the seat that is asked, if there is just one.
    fn sole_move(&self, state: &State) -> Option<Move> {
        let (mut count, mut sole) = (0u32, None);
        self.each_move(state, &mut |decision| {
            count += 1;
            sole = Some(decision);
        });
        if count == 1 { sole } else { None }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Carries out a decision of the awaited seat.
    pub(crate) fn carry_out(&mut self, decision: Move) -> Result<(), Illegal> {
        match (self.state.table.phase, decision) {
            (Phase::QuickStart { .. }, Move::TakeDucats) => self.start_with_ducats(),
            (Phase::QuickStart { .. }, Move::Progress(column)) => self.start_with_marker(column),
            (Phase::Flag, Move::Flag(space)) => self.place_flag(space),
            (Phase::Token, Move::Token(space)) => self.place_token(space),
            (Phase::Bid { high, .. }, Move::Bid(ducats)) => self.bid(high, ducats),
            (Phase::Bid { .. }, Move::Pass) => self.pass_bid(),
            (Phase::LastWord { high, .. }, Move::Buy) => self.buy(high),
            (Phase::LastWord { high, leader }, Move::Sell) => self.sell(high, leader),
            (Phase::Either { count }, Move::Ships | Move::Colonists) => {
                self.take_either(count, decision)
            }
            (Phase::Resupply { count }, Move::Ships | Move::Colonists | Move::Spices) => {
                self.take_resupply(count, decision)
            }
            (Phase::GiveUp { tile, .. }, Move::GiveUp(site)) => self.give_up(tile, site),
            (Phase::GiveUp { tile, boxed }, Move::PutBack) => self.put_back(tile, boxed),
            (Phase::Boxed, Move::TakeBoxed(tile)) => self.take_boxed(tile),
            (Phase::UseNow { tile }, Move::Use(used)) if used == tile => self.use_tile(tile),
            (Phase::UseNow { .. }, Move::Keep) => {
                self.resume();
                Ok(())
            }
            (Phase::Gather { .. }, Move::Put(..) | Move::Ships | Move::Colonists | Move::Stop) => {
                self.gather(decision)
            }
            (Phase::Fill { site, .. }, Move::Put(where_to, spice)) => {
                self.fill_with(site, where_to, spice)
            }
            (Phase::FillNext { left, .. }, Move::Fill(site)) => self.fill_next(left, site),
            (Phase::FillNext { must, .. }, Move::Stop) => self.stop_taking(must),
            (Phase::Turn, decision) => self.take_turn(decision),
            (Phase::With(tie), decision) => self.act_with(tie, decision),
            (Phase::Spying, Move::Spy(seat, column)) => self.spy(seat, column),
            (Phase::Name { recruits, third }, Move::Found(colony)) => {
                self.game.may_found(&self.state.table, colony)?;
                self.found(colony, recruits, third);
                Ok(())
            }
            (Phase::PayStep { column, paid }, Move::Give(site, spice)) => {
                self.pay_step(column, paid, site, spice)
            }
            (Phase::BuyStep, Move::Progress(column)) => self.bought_step(column),
            (Phase::ViceKing, Move::Progress(column)) => self.vice_king_step(column),
            (Phase::Sell { .. }, Move::Give(site, spice)) => self.sell_spice(site, spice),
            (Phase::Sell { must, .. }, Move::Stop) => self.stop_taking(must),
            (Phase::Duty { left }, Move::Give(site, spice)) => self.pay_duty(left, site, spice),
            (Phase::Expedition, decision) => self.on_expedition(decision),
            (Phase::Founding, decision) => self.at_founding(decision),
            (Phase::Settle { colony }, Move::Settle(tile)) => self.settle_colony(colony, tile),
            (Phase::Swap, Move::SwapFor(space)) => self.swap_for(space),
            (Phase::Extra, Move::Extra) => self.play_extra(),
            (Phase::Extra, Move::Pass) => self.pass_extra(),
            _ => Err((&NOT_NOW).into()),
        }
    }

    /// Plays what leaves no choice; false where somebody has one.
    ///
    /// Only what everybody can see is forced is played unasked: a turn in which a card of the hand
    /// could still be played is not ended for its owner, even if none of them has an effect, and
    /// who cannot pay is asked for a bid all the same. Nor is Espionage used up unasked when
    /// nothing else goes with the card just played.
    pub(crate) fn settle(&mut self) -> bool {
        match self.state.table.phase {
            Phase::Over
            | Phase::QuickStart { .. }
            | Phase::Bid { .. }
            | Phase::LastWord { .. }
            | Phase::Either { .. }
            | Phase::Resupply { .. } => false,
            Phase::Turn => {
                let over = self.state.table.acted && !self.game.may_go_on(self.state);
                if over {
                    self.end_turn();
                }
                over
            }
            Phase::Expedition => {
                let over = self.expedition_is_over();
                if over {
                    self.end_action();
                }
                over
            }
            Phase::Founding => self.settle_founding(),
            _ => self.is_answered() || self.play_sole_move(),
        }
    }

    fn play_sole_move(&mut self) -> bool {
        match self.game.sole_move(self.state) {
            None | Some(Move::Spy(..)) => false,
            // It is legal: it was listed.
            Some(sole) => self.carry_out(sole).is_ok(),
        }
    }

    /// Goes on if the question has been answered as far as can be.
    fn is_answered(&mut self) -> bool {
        let table = &self.state.table;
        let own = table.own();
        match table.phase {
            Phase::Gather { left, mix, .. } => {
                let over = left == 0 || !mix && !self.game.has_room(own);
                if over {
                    self.resume();
                }
                over
            }
            Phase::Fill { site, more } => {
                let over = self.game.room_at(own, site) == 0;
                if over {
                    self.end_fill(more);
                }
                over
            }
            Phase::FillNext { left, .. } => {
                let over = left == 0 || !self.game.has_room(own);
                if over {
                    self.resume();
                }
                over
            }
            Phase::PayStep { column, paid } => self.settle_payment(column, paid),
            Phase::Sell { left, .. } => {
                let over = left == 0 || own.spices().is_empty();
                if over {
                    self.resume();
                }
                over
            }
            Phase::Duty { left: 0 } => {
                self.resume();
                true
            }
            _ => false,
        }
    }

    /// What was asked in between is answered: goes on with the Bonanza tile that came with a tile
    /// (R50), the auction, the action that stopped, or the turn.
    pub(crate) fn resume(&mut self) {
        if std::mem::take(&mut self.state.table.bonanza_due) {
            self.turn_up_bonanza();
            return;
        }
        match self.state.table.stage {
            Stage::Auction { lot } => self.next_lot(lot),
            _ => {
                let table = &mut self.state.table;
                table.phase = match table.stop {
                    Stop::No => Phase::Turn,
                    Stop::Expedition { .. } => Phase::Expedition,
                    Stop::Founding { .. } => Phase::Founding,
                };
            }
        }
    }

    /// The action that stopped in the middle is over.
    pub(crate) fn end_action(&mut self) {
        self.state.table.stop = Stop::No;
        self.resume();
    }

    /// Nothing more is taken or sold.
    pub(crate) fn stop_taking(&mut self, must: bool) -> Result<(), Illegal> {
        if must {
            return Err((&crate::refusals::AT_LEAST_ONE).into());
        }
        self.resume();
        Ok(())
    }

    #[inline]
    pub(crate) fn seat(&self) -> Seat {
        self.state.table.active
    }

    #[inline]
    pub(crate) fn own(&mut self) -> &mut Place {
        self.state.table.own_mut()
    }

    pub(crate) fn earn(&mut self, seat: Seat, ducats: u16) {
        let purse = &mut self.state.ducats[seat.index()];
        *purse = purse.saturating_add(ducats);
    }

    pub(crate) fn spend(&mut self, seat: Seat, ducats: u16) {
        let purse = &mut self.state.ducats[seat.index()];
        *purse = purse.saturating_sub(ducats);
    }
}

//! Selling the lots under the tokens.
//!
//! Rulebook p. 4, "Mise aux enchères des tuiles": the lots are sold in the order of the tokens, the
//! flag first. Everybody but the owner of the token speaks once, clockwise from the owner: a higher
//! bid, or pass (R6). Then the owner has the last word: let the highest bidder pay and have the
//! lot, or pay the bank one ducat less and have it (R8). Without any bid the owner takes the lot
//! free (R9).

use kit::{Illegal, Log, Seat};

use crate::Goa;
use crate::event::{Event, Goods};
use crate::refusals;
use crate::state::{Phase, Shared, Stage, State};
use crate::turn::Turn;

impl Goa {
    /// Whose lot it is: tokens were placed clockwise from who placed the flag, whoever has it now
    /// (R6).
    pub(crate) fn seller(&self, table: &Shared, lot: u8) -> Seat {
        let steps = usize::from(lot % self.options.seats);
        table.opener.round(self.options.seats).nth(steps).unwrap_or(table.opener)
    }

    /// A bid is above the highest and within the bidder's ducats (R7).
    pub(crate) fn may_bid(&self, state: &State, high: u16, ducats: u16) -> Result<(), Illegal> {
        if ducats <= high {
            return Err(Illegal::by(&refusals::BID_TOO_LOW).with("least", i32::from(high) + 1));
        }
        let had = state.purse();
        if ducats > had {
            return Err(Illegal::by(&refusals::BID_TOO_HIGH).with("had", had));
        }
        Ok(())
    }

    /// What the auctioneer pays to have the lot: less than the highest bid (R8, R46).
    pub(crate) fn own_price(&self, high: u16) -> u16 {
        high.saturating_sub(self.components.figures.seller_discount.into())
    }

    pub(crate) fn may_buy(&self, state: &State, high: u16) -> Result<(), Illegal> {
        let (needed, had) = (self.own_price(high), state.purse());
        if needed > had {
            return Err(Illegal::by(&refusals::BUY_TOO_DEAR)
                .with("needed", needed)
                .with("had", had));
        }
        Ok(())
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn begin_lot(&mut self, lot: u8) {
        let seller = self.game.seller(&self.state.table, lot);
        let table = &mut self.state.table;
        table.stage = Stage::Auction { lot };
        table.active = seller.next(self.game.options.seats);
        table.phase = Phase::Bid { high: 0, leader: None };
    }

    pub(crate) fn next_lot(&mut self, lot: u8) {
        if usize::from(lot) + 1 < self.state.table.tokens.len() {
            self.begin_lot(lot + 1);
        } else {
            self.begin_actions();
        }
    }

    pub(crate) fn bid(&mut self, high: u16, ducats: u16) -> Result<(), Illegal> {
        self.game.may_bid(self.state, high, ducats)?;
        let seat = self.seat();
        self.log.note(Event::Bid { seat, ducats });
        self.state.table.phase = Phase::Bid { high: ducats, leader: Some(seat) };
        self.next_bidder();
        Ok(())
    }

    pub(crate) fn pass_bid(&mut self) -> Result<(), Illegal> {
        let seat = self.seat();
        self.log.note(Event::PassedBid { seat });
        self.next_bidder();
        Ok(())
    }

    fn next_bidder(&mut self) {
        let Stage::Auction { lot } = self.state.table.stage else { return };
        let seller = self.game.seller(&self.state.table, lot);
        let table = &mut self.state.table;
        table.active = table.active.next(self.game.options.seats);
        if table.active != seller {
            return;
        }
        match table.phase {
            Phase::Bid { high, leader: Some(leader) } => {
                table.phase = Phase::LastWord { high, leader };
            }
            // Without a bid the lot cannot be refused (R9).
            _ => {
                self.log.note(Event::TookFree { seat: seller });
                self.award(seller);
            }
        }
    }

    /// The auctioneer pays the bank.
    pub(crate) fn buy(&mut self, high: u16) -> Result<(), Illegal> {
        self.game.may_buy(self.state, high)?;
        let (seat, ducats) = (self.seat(), self.game.own_price(high));
        self.spend(seat, ducats);
        self.log.note(Event::Bought { seat, ducats });
        self.award(seat);
        Ok(())
    }

    /// The highest bidder pays the auctioneer.
    pub(crate) fn sell(&mut self, high: u16, leader: Seat) -> Result<(), Illegal> {
        let seller = self.seat();
        self.spend(leader, high);
        self.earn(seller, high);
        self.log.note(Event::Sold { seller, seat: leader, ducats: high });
        self.award(leader);
        Ok(())
    }

    /// The seat gets the lot. The flag makes it first seat and gives an extra action card, also to
    /// who keeps it (R10); a tile is resolved at once, before the next lot (R11).
    fn award(&mut self, seat: Seat) {
        let Stage::Auction { lot } = self.state.table.stage else { return };
        self.state.table.active = seat;
        if lot == 0 {
            self.state.table.flag = seat;
            self.log.note(Event::TookFlag { seat });
            let extra = self.game.components.figures.flag_extra_actions;
            self.own().extra_actions = self.own().extra_actions.saturating_add(extra);
            let goods = Goods { extra_actions: extra.into(), ..Goods::default() };
            self.log.note(Event::Gained { seat, goods });
            self.resume();
            return;
        }
        let space = self.state.table.tokens.get(usize::from(lot)).copied().unwrap_or_default();
        match self.lift_tile(space) {
            Some(tile) => {
                self.log.note(Event::TookTile { seat, tile });
                self.resolve_tile(tile);
            }
            None => self.resume(),
        }
    }
}

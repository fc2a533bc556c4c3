//! What the auction promises a seat: the lot being sold, and the lots under the other tokens.

use kit::Seat;

use super::position::likely;
use super::seen::Seen;
use super::{Part, Parts};
use crate::state::{Phase, Stage};

impl Seen<'_> {
    /// What the lots to come promise: to their owners most of all.
    pub(super) fn lots(&self, parts: &mut Parts) {
        let (stage, table) = (self.table.stage, self.table);
        let (now, from) = match stage {
            Stage::Auction { lot } => (Some(lot), usize::from(lot) + 1),
            Stage::Placing => (None, 0),
            _ => return,
        };
        let figures = self.figures();
        match now {
            Some(lot) => parts.add(Part::Lots, self.lot_on_sale(lot)),
            None => {
                let lots = table.tokens.len() as u8..=self.goa.options.seats;
                let own = lots.filter(|&lot| self.goa.seller(table, lot) == self.seat).count();
                parts.add(Part::Lots, figures.token * own as f32);
            }
        }
        parts.add(Part::Lots, figures.bidding * self.goa.auction_left(table));
        for lot in from..table.tokens.len() {
            let worth = self.lot_worth(lot as u8);
            let share = if self.goa.seller(table, lot as u8) == self.seat {
                figures.own_lot
            } else {
                figures.other_lot
            };
            parts.add(Part::Lots, share * worth.max(0.0));
        }
    }

    /// What a lot is worth to the seat if it costs nothing.
    pub(super) fn lot_worth(&self, lot: u8) -> f32 {
        let figures = self.figures();
        if lot == 0 {
            let extra = f32::from(self.components().figures.flag_extra_actions);
            return figures.flag * self.auctions.min(1.0) + extra * figures.extra_action;
        }
        let space = self.table.tokens.get(usize::from(lot)).copied().unwrap_or_default();
        let tile = self.table.tile_at(space);
        tile.map_or(0.0, |tile| self.tile_worth(self.components().tile(tile)))
    }

    /// What the lot being sold promises.
    fn lot_on_sale(&self, lot: u8) -> f32 {
        let figures = self.figures();
        let seller = self.goa.seller(self.table, lot);
        let (high, leader) = match self.table.phase {
            Phase::Bid { high, leader } => (high, leader),
            Phase::LastWord { high, leader } => (high, Some(leader)),
            _ => return 0.0,
        };
        let worth = self.lot_worth(lot);
        if seller == self.seat {
            return match leader {
                None => figures.free_lot * worth,
                Some(_) => self.keep_or_sell(high, worth).0,
            };
        }
        if leader == Some(self.seat) {
            let gain = worth - self.price(high);
            return gain * self.chance_of_bid(lot, high, seller);
        }
        if self.may_still_bid(seller) {
            return figures.open_bid * (worth - self.price(high + 1)).max(0.0);
        }
        0.0
    }

    /// What the seller makes of the highest bid, and how likely it is to sell.
    fn keep_or_sell(&self, high: u16, worth: f32) -> (f32, f32) {
        let own_price = self.goa.own_price(high);
        let sold = self.proceeds(high);
        if own_price > self.state.ducats(self.seat) {
            return (sold, 1.0);
        }
        let kept = worth - self.price(own_price);
        (kept.max(sold), likely((sold - kept) / self.figures().bid_spread))
    }

    /// How likely the bid of this seat is to win the lot.
    fn chance_of_bid(&self, lot: u8, high: u16, seller: Seat) -> f32 {
        let other = |seat: Seat| Seen::by(self.goa, self.state, seat);
        let mut chance = match other(seller) {
            Some(seller) => seller.keep_or_sell(high, seller.lot_worth(lot)).1,
            None => 1.0,
        };
        if matches!(self.table.phase, Phase::LastWord { .. }) {
            return chance;
        }
        let mut rival = self.table.active;
        while rival != seller {
            if self.state.ducats(rival) > high
                && let Some(seen) = other(rival)
            {
                let gain = seen.lot_worth(lot) - seen.price(high + 1);
                chance *= likely(-gain / self.figures().bid_spread);
            }
            rival = rival.next(self.goa.options.seats);
        }
        chance
    }

    /// Whether the seat's turn to bid for this lot is to come.
    fn may_still_bid(&self, seller: Seat) -> bool {
        let mut seat = self.table.active;
        while seat != seller {
            if seat == self.seat {
                return matches!(self.table.phase, Phase::Bid { .. });
            }
            seat = seat.next(self.goa.options.seats);
        }
        false
    }
}

//! Negotiation: offers, answers and binding deals inside three windows (section 9 of the facts).
//!
//! One side of every deal is the anchor of the window: the decider of the order, the seat whose chance
//! it is in a crisis, the seat whose round it is. Open offers are known to their two parties alone;
//! nothing hidden may show in what is legal, so wants are limited by what is public.
//!
//! | file | what it holds |
//! |---|---|
//! | `backing.rs` | whether a seat can give and promise what it offers |
//! | `samples.rs` | the offers that are listed |
//! | `deals.rs` | offers made, answered and struck |

mod backing;
mod deals;
mod samples;

use kit::{Illegal, Seat};

use self::backing::covers;
use crate::Archipelago;
use crate::refusals::{
    CANNOT_COVER, EMPTY_OFFER, NO_COUNTER, NO_OFFER, NO_WINDOW, TOO_MANY_OFFERS, WRONG_PARTNER,
};
use crate::state::{Phase, Stage, State, Table};
use crate::terms::{Offer, Terms};

/// When deals can be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WindowKind {
    /// The decider sets the order.
    Order,
    /// A seat has its chance in a crisis.
    Crisis,
    /// A seat plays its round.
    Round,
}

/// A window as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WindowAt {
    pub(crate) kind: WindowKind,
    /// The party of every deal.
    pub(crate) anchor: Seat,
    /// Whether offers can be made and answered now.
    pub(crate) open: bool,
    /// Where its offers are kept.
    pub(crate) level: usize,
}

impl Archipelago {
    /// The window of a level, open or suspended.
    pub(crate) fn window_of(&self, table: &Table, level: usize) -> Option<WindowAt> {
        if level == 1 {
            let crisis = table.crisis.filter(|crisis| !crisis.settled)?;
            let open = table.phase == Phase::Chance;
            let anchor = table.seat_at(crisis.at);
            return Some(WindowAt { kind: WindowKind::Crisis, anchor, open, level });
        }
        match (table.stage, table.phase) {
            (Stage::Order, Phase::Order { decider }) if table.picked.is_empty() => {
                Some(WindowAt { kind: WindowKind::Order, anchor: decider, open: true, level })
            }
            (Stage::Rounds, phase) if phase != Phase::Over => {
                let open = phase == Phase::Round;
                let anchor = table.seat_at(table.at);
                Some(WindowAt { kind: WindowKind::Round, anchor, open, level })
            }
            _ => None,
        }
    }

    /// The innermost window.
    pub(crate) fn window(&self, table: &Table) -> Option<WindowAt> {
        self.window_of(table, 1).or_else(|| self.window_of(table, 0))
    }

    fn open_window(&self, table: &Table) -> Result<WindowAt, Illegal> {
        self.window(table).filter(|window| window.open).ok_or_else(|| (&NO_WINDOW).into())
    }

    /// Whether a seat may send these terms.
    pub(crate) fn may_offer(
        &self,
        state: &State,
        author: Seat,
        to: Seat,
        terms: &Terms,
    ) -> Result<WindowAt, Illegal> {
        let window = self.open_window(&state.table)?;
        let partner = if author == window.anchor { to != author } else { to == window.anchor };
        if to.0 >= self.options.seats || !partner {
            return Err((&WRONG_PARTNER).into());
        }
        let made = state.secrets.windows[window.level].made[author.index()][to.index()];
        if made >= self.components.figures.offers {
            return Err(Illegal::by(&TOO_MANY_OFFERS).with("most", self.components.figures.offers));
        }
        if terms.is_empty() {
            return Err((&EMPTY_OFFER).into());
        }
        self.may_want(state, author, to, &terms.want)?;
        self.may_stand_by(state, window, author, to, terms)?;
        Ok(window)
    }

    /// The open offer of a seat to another.
    fn offer_to(&self, state: &State, from: Seat, to: Seat) -> Result<(WindowAt, Offer), Illegal> {
        let window = self.open_window(&state.table)?;
        let offers = &state.secrets.windows[window.level].offers;
        let offer = offers.get(from.index()).copied().flatten().filter(|offer| offer.to == to);
        offer.map(|offer| (window, offer)).ok_or_else(|| (&NO_OFFER).into())
    }

    /// Whether a seat may accept the offer of another.
    pub(crate) fn may_accept(
        &self,
        state: &State,
        seat: Seat,
        from: Seat,
    ) -> Result<(WindowAt, Offer), Illegal> {
        let (window, offer) = self.offer_to(state, from, seat)?;
        let terms = &offer.terms;
        if !covers(&state.table, seat, state.stock(seat), &terms.want) {
            return Err((&CANNOT_COVER).into());
        }
        if seat == window.anchor {
            self.may_owe(state, window, &terms.want, &terms.give, terms)?;
        }
        Ok((window, offer))
    }

    /// Whether a seat may reject the offer of another.
    pub(crate) fn may_reject(
        &self,
        state: &State,
        seat: Seat,
        from: Seat,
    ) -> Result<(WindowAt, Offer), Illegal> {
        self.offer_to(state, from, seat)
    }

    /// Whether a seat may answer an offer with another.
    pub(crate) fn may_counter(
        &self,
        state: &State,
        seat: Seat,
        from: Seat,
        terms: &Terms,
    ) -> Result<(WindowAt, Offer), Illegal> {
        let (window, offer) = self.offer_to(state, from, seat)?;
        if offer.counter {
            return Err((&NO_COUNTER).into());
        }
        self.may_offer(state, seat, from, terms)?;
        Ok((window, offer))
    }

    /// The open offer that a seat can take back.
    pub(crate) fn may_withdraw(&self, state: &State, seat: Seat) -> Result<usize, Illegal> {
        let open = |level: &usize| state.secrets.windows[*level].offers[seat.index()].is_some();
        [1, 0].into_iter().find(open).ok_or_else(|| (&NO_OFFER).into())
    }
}

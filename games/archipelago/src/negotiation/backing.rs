//! Whether a seat can give what it offers, ask for what it wants and keep what it promises.

use kit::{Illegal, Seat};

use super::{WindowAt, WindowKind};
use crate::Archipelago;
use crate::components::{Board, Building};
use crate::refusals::{BAD_CLAUSE, CANNOT_COVER, CLAUSE_CONFLICT, GIVES_TOO_MUCH, WANTS_TOO_MUCH};
use crate::state::{MOST_DUES, State, Stock, Table};
use crate::terms::{Bundle, Clause, Terms};
use crate::units::{LYING, Unit};

/// No clause asks for more than this: far more than there is.
const MOST_COUNT: u8 = 30;

impl Archipelago {
    /// What is publicly possible (the stock rule): all there is less what lies open and what the
    /// author has.
    pub(super) fn may_want(
        &self,
        state: &State,
        author: Seat,
        to: Seat,
        want: &Bundle,
    ) -> Result<(), Illegal> {
        let table = &state.table;
        let most = self.most_wanted(table, state.stock(author));
        let theirs = table.owned[to.index()].minus(table.built);
        let cubes = want.cubes.iter().zip(most.cubes).all(|(wanted, most)| *wanted <= most);
        if want.florins > most.florins
            || want.explorers > most.explorers
            || !cubes
            || !want.cards.minus(theirs).is_empty()
        {
            return Err((&WANTS_TOO_MUCH).into());
        }
        Ok(())
    }

    /// As much as somebody else could have, as far as a seat with this stock can tell.
    pub(crate) fn most_wanted(&self, table: &Table, own: &Stock) -> Stock {
        let figures = &self.components.figures;
        let add = |counts: &[u8]| counts.iter().fold(0u8, |sum, count| sum.saturating_add(*count));
        let coins = add(&table.kindness);
        let open = add(&[table.bank, table.wheel.coins, table.ruin, coins, own.florins]);
        let mut cubes = self.components.cubes;
        for (at, count) in cubes.iter_mut().enumerate() {
            let [home, abroad] = table.markets;
            let seen = add(&[table.bank_cubes[at], home[at], abroad[at], own.cubes[at]]);
            *count = count.saturating_sub(seen);
        }
        let tokens = figures.piles * figures.pile;
        Stock {
            florins: figures.florins.saturating_sub(open),
            cubes,
            explorers: tokens.saturating_sub(add(&[table.explorers, table.spent, own.explorers])),
        }
    }

    /// Whether the author can give and promise all that: also what keeps an open offer alive.
    pub(crate) fn may_stand_by(
        &self,
        state: &State,
        window: WindowAt,
        author: Seat,
        to: Seat,
        terms: &Terms,
    ) -> Result<(), Illegal> {
        let table = &state.table;
        if !covers(table, author, state.stock(author), &terms.give) {
            return Err((&GIVES_TOO_MUCH).into());
        }
        if !terms.want.cards.minus(table.owned[to.index()].minus(table.built)).is_empty() {
            return Err((&WANTS_TOO_MUCH).into());
        }
        let other = if author == window.anchor { to } else { author };
        for (at, clause) in terms.clauses().enumerate() {
            self.may_agree(table, window, other, clause)?;
            for earlier in terms.clauses().take(at) {
                let clash = match (earlier, clause) {
                    (
                        Clause::Order { seat, place },
                        Clause::Order { seat: second, place: later },
                    ) => seat == second || place == later,
                    (
                        Clause::Harvest { region, resource, .. },
                        Clause::Harvest { region: second, resource: other, .. },
                    ) => (region, resource) == (second, other),
                    (Clause::Temple { .. }, Clause::Temple { .. }) => earlier == clause,
                    _ => false,
                };
                if clash {
                    return Err((&CLAUSE_CONFLICT).into());
                }
            }
        }
        if author == window.anchor {
            self.may_owe(state, window, &terms.give, &terms.want, terms)?;
        }
        Ok(())
    }

    /// Whether a clause means something in the window and contradicts no deal.
    fn may_agree(
        &self,
        table: &Table,
        window: WindowAt,
        other: Seat,
        clause: Clause,
    ) -> Result<(), Illegal> {
        let bad = Err(Illegal::by(&BAD_CLAUSE));
        let conflict = Err(Illegal::by(&CLAUSE_CONFLICT));
        let there = |seat: Seat| seat.0 < self.options.seats;
        let counts = |count: u8| (1..=MOST_COUNT).contains(&count);
        let domestic = window.kind == WindowKind::Crisis
            && table.crisis.is_some_and(|crisis| crisis.board == Board::Home);
        match clause {
            Clause::Memo(_) => Ok(()),
            Clause::Harvest { region, resource, most } => {
                let icons =
                    table.region(region).map_or(0, |_| self.face_of(table, region).count(resource));
                if window.kind != WindowKind::Round
                    || most == 0
                    || self.lord(table, region) != Some(other)
                {
                    return bad;
                }
                let consents = table.round.consents.iter();
                let same = consents.filter(|one| (one.region, one.resource) == (region, resource));
                let given = same.fold(0u8, |sum, consent| sum.saturating_add(consent.left));
                let room = table.round.consents.len() + 2 <= MOST_DUES;
                if most.saturating_add(given) > icons || !room { conflict } else { Ok(()) }
            }
            Clause::Stand { whose, count } => {
                let dues = table.crisis.map_or(0, |crisis| crisis.stands.len());
                if !domestic || !there(whose) || !counts(count) {
                    bad
                } else if dues + 2 > MOST_DUES {
                    conflict
                } else {
                    Ok(())
                }
            }
            Clause::Supply { count } => {
                if window.kind == WindowKind::Crisis && counts(count) {
                    Ok(())
                } else {
                    bad
                }
            }
            Clause::Temple { region, whose } => {
                let lies = |unit: &Unit| unit.region == region && unit.is(LYING);
                let rules = self.controller(table, region, Building::Temple) == Some(window.anchor);
                let any = there(whose) && self.units(table, whose, false).iter().any(lies);
                if domestic && rules && any { Ok(()) } else { bad }
            }
            Clause::Order { seat, place } => {
                if window.kind != WindowKind::Order || !there(seat) || place >= self.options.seats {
                    return bad;
                }
                let taken = table.places[usize::from(place)].is_some_and(|other| other != seat);
                let elsewhere = table.places.iter().position(|other| *other == Some(seat));
                if taken || elsewhere.is_some_and(|at| at != usize::from(place)) {
                    conflict
                } else {
                    Ok(())
                }
            }
        }
    }

    /// Whether the seat whose chance it is keeps enough for all it owes after giving and getting.
    pub(super) fn may_owe(
        &self,
        state: &State,
        window: WindowAt,
        gives: &Bundle,
        gets: &Bundle,
        terms: &Terms,
    ) -> Result<(), Illegal> {
        let Some(crisis) = state.table.crisis.filter(|_| window.kind == WindowKind::Crisis) else {
            return Ok(());
        };
        let due = terms.clauses().fold(u32::from(crisis.supply), |due, clause| match clause {
            Clause::Supply { count } => due + u32::from(count),
            _ => due,
        });
        if due == 0 {
            return Ok(());
        }
        let at = crisis.resource.index();
        let stock = state.stock(window.anchor);
        let market = u32::from(state.table.markets[crisis.board.index()][at]);
        let own = u32::from(stock.cubes[at]) + u32::from(stock.explorers);
        let gets = u32::from(gets.cubes[at]) + u32::from(gets.explorers);
        let gives = u32::from(gives.cubes[at]) + u32::from(gives.explorers);
        if (market + own + gets).saturating_sub(gives) < due {
            return Err((&CANNOT_COVER).into());
        }
        Ok(())
    }
}

/// Whether a seat has all of a bundle.
pub(super) fn covers(table: &Table, seat: Seat, stock: &Stock, bundle: &Bundle) -> bool {
    let cubes = bundle.cubes.iter().zip(stock.cubes).all(|(given, own)| *given <= own);
    let own = table.owned[seat.index()].minus(table.built);
    bundle.florins <= stock.florins
        && bundle.explorers <= stock.explorers
        && cubes
        && bundle.cards.minus(own).is_empty()
}

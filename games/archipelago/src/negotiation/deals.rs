//! Offers as they are made, answered and struck.

use kit::{CardSet, Illegal, Log, Reveals, Seat};

use super::WindowAt;
use crate::components::Kind;
use crate::event::Event;
use crate::state::{Consent, Due, Promise};
use crate::terms::{Bundle, Clause, Offer, Terms};
use crate::turn::Turn;

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn offer(&mut self, to: Seat, terms: Terms) -> Result<(), Illegal> {
        let window = self.game.may_offer(self.state, self.seat, to, &terms)?;
        self.put(window, to, terms, false);
        Ok(())
    }

    /// A new offer takes the place of the one that is still open. None is listed then, but it must be
    /// possible: a rejection that is taken back opens an offer again behind which its author may have
    /// made another, of which the seat that takes back cannot know.
    fn put(&mut self, window: WindowAt, to: Seat, terms: Terms, counter: bool) {
        let seat = self.seat;
        for level in 0..2 {
            if let Some(open) = self.state.secrets.windows[level].offers[seat.index()].take() {
                self.log.note(Event::Withdrawn { seat, to: open.to });
            }
        }
        let at = &mut self.state.secrets.windows[window.level];
        at.offers[seat.index()] = Some(Offer { to, terms, counter });
        at.made[seat.index()][to.index()] += 1;
        self.log.note(Event::Offered { seat, to, terms });
    }

    /// Rejects an offer and makes another in one move.
    pub(crate) fn counter(&mut self, from: Seat, terms: Terms) -> Result<(), Illegal> {
        let (window, _) = self.game.may_counter(self.state, self.seat, from, &terms)?;
        self.state.secrets.windows[window.level].offers[from.index()] = None;
        self.put(window, from, terms, true);
        Ok(())
    }

    pub(crate) fn reject(&mut self, from: Seat) -> Result<(), Illegal> {
        let (window, _) = self.game.may_reject(self.state, self.seat, from)?;
        self.state.secrets.windows[window.level].offers[from.index()] = None;
        self.log.note(Event::Rejected { seat: self.seat, from });
        Ok(())
    }

    pub(crate) fn withdraw(&mut self) -> Result<(), Illegal> {
        let seat = self.seat;
        let level = self.game.may_withdraw(self.state, seat)?;
        if let Some(offer) = self.state.secrets.windows[level].offers[seat.index()].take() {
            self.log.note(Event::Withdrawn { seat, to: offer.to });
        }
        Ok(())
    }

    /// A deal: both bundles change hands and the clauses take effect, in one step.
    pub(crate) fn accept(&mut self, from: Seat) -> Result<(), Illegal> {
        let seat = self.seat;
        let (window, offer) = self.game.may_accept(self.state, seat, from)?;
        self.state.secrets.windows[window.level].offers[from.index()] = None;
        let terms = offer.terms;
        self.hand_over(from, seat, &terms.give);
        self.hand_over(seat, from, &terms.want);
        self.reveals = Reveals::Agreement;
        self.log.note(Event::Dealt { seat, from, terms });
        // A temple may end the crisis, and with it all else that was promised for it: that comes first,
        // or it would bind in the crisis that begins then.
        let temple = |clause: &Clause| matches!(clause, Clause::Temple { .. });
        let others = terms.clauses().filter(|clause| !temple(clause));
        for clause in others.chain(terms.clauses().filter(temple)) {
            self.bind(from, seat, clause);
        }
        Ok(())
    }

    fn hand_over(&mut self, from: Seat, to: Seat, bundle: &Bundle) {
        let stock = self.state.stock_mut(from);
        stock.florins -= bundle.florins;
        stock.explorers -= bundle.explorers;
        stock.cubes.iter_mut().zip(bundle.cubes).for_each(|(own, given)| *own -= given);
        let stock = self.state.stock_mut(to);
        stock.florins += bundle.florins;
        stock.explorers += bundle.explorers;
        stock.cubes.iter_mut().zip(bundle.cubes).for_each(|(own, given)| *own += given);
        let game = self.game;
        let table = self.table();
        let cards: CardSet = bundle.cards;
        table.owned[from.index()] = table.owned[from.index()].minus(cards);
        table.owned[to.index()] = table.owned[to.index()].union(cards);
        // A wonder that changes hands is built from the next turn on (R85).
        for card in cards.iter() {
            if game.components.card(card).is_some_and(|face| face.kind == Kind::Wonder) {
                table.fresh.insert(card);
            }
        }
    }

    fn bind(&mut self, author: Seat, partner: Seat, clause: Clause) {
        match clause {
            Clause::Harvest { region, resource, most } => {
                let consent = Consent { region, resource, left: most };
                let _ = self.state.table.round.consents.push(consent);
            }
            Clause::Stand { whose, count } => {
                if let Some(crisis) = &mut self.state.table.crisis {
                    let _ = crisis.stands.push(Due { seat: whose, count });
                }
            }
            Clause::Supply { count } => {
                if let Some(crisis) = &mut self.state.table.crisis {
                    crisis.supply = crisis.supply.saturating_add(count);
                }
            }
            Clause::Temple { region, whose } => self.stand_region(region, whose),
            Clause::Order { seat, place } => {
                self.state.table.places[usize::from(place)] = Some(seat);
            }
            Clause::Memo(memo) => {
                let promises = &mut self.state.table.promises;
                if promises.is_full() {
                    promises.remove(0);
                }
                let _ = promises.push(Promise { from: author, to: partner, memo });
            }
        }
    }

    /// Withdraws every open offer that its author can no longer stand by. That shows the partner that
    /// something is gone, so it bars undo.
    pub(crate) fn sweep(&mut self) {
        for level in 0..2 {
            let window = self.game.window_of(&self.state.table, level);
            for seat in self.game.seats() {
                let Some(offer) = self.state.secrets.windows[level].offers[seat.index()] else {
                    continue;
                };
                let stands = window.is_some_and(|window| {
                    self.game.may_stand_by(self.state, window, seat, offer.to, &offer.terms).is_ok()
                });
                if !stands {
                    self.state.secrets.windows[level].offers[seat.index()] = None;
                    self.reveals = Reveals::Hidden;
                    self.log.note(Event::Withdrawn { seat, to: offer.to });
                }
            }
        }
    }
}

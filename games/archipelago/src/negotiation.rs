//! Negotiation: offers, answers and binding deals inside three windows (section 9 of the facts).
//!
//! One side of every deal is the anchor of the window: the decider of the order, the seat whose chance
//! it is in a crisis, the seat whose round it is. Open offers are known to their two parties alone;
//! nothing hidden may show in what is legal, so wants are limited by what is public.

use kit::{CardSet, Illegal, Log, Reveals, Seat};

use crate::Archipelago;
use crate::components::{Board, Building, Kind, Resource};
use crate::event::Event;
use crate::refusals::{
    BAD_CLAUSE, CANNOT_COVER, CLAUSE_CONFLICT, EMPTY_OFFER, GIVES_TOO_MUCH, NO_COUNTER, NO_OFFER,
    NO_WINDOW, TOO_MANY_OFFERS, WANTS_TOO_MUCH, WRONG_PARTNER,
};
use crate::state::{Consent, Due, MOST_DUES, Move, Phase, Promise, Stage, State, Stock, Table};
use crate::terms::{Bundle, Clause, Offer, Terms};
use crate::turn::Turn;
use crate::units::{Figure, LYING, Unit};

/// No clause asks for more than this: far more than there is.
const MOST_COUNT: u8 = 30;

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

    /// What is publicly possible (the stock rule): all there is less what lies open and what the
    /// author has.
    fn may_want(
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
    fn may_owe(
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

    /// Answers and a small sample of offers, made from what the seat may know.
    pub(crate) fn each_talk(&self, state: &State, seat: Seat, each: &mut impl FnMut(Move)) {
        let waits = self.may_withdraw(state, seat).is_ok();
        if waits {
            each(Move::Withdraw);
        }
        let Some(window) = self.window(&state.table).filter(|window| window.open) else { return };
        for from in self.seats().filter(|&from| from != seat) {
            if self.may_reject(state, seat, from).is_err() {
                continue;
            }
            if self.may_accept(state, seat, from).is_ok() {
                each(Move::Accept(from));
            }
            each(Move::Reject(from));
            if waits {
                continue;
            }
            let offer = state.secrets.windows[window.level].offers[from.index()];
            for terms in offer.into_iter().flat_map(|offer| mirrors(&offer.terms)).flatten() {
                if self.may_counter(state, seat, from, &terms).is_ok() {
                    each(Move::Counter(from, terms));
                }
            }
        }
        for to in self.seats().filter(|&to| to != seat && !waits) {
            if seat == window.anchor || to == window.anchor {
                self.each_sample(state, window, seat, to, &mut |terms| {
                    if self.may_offer(state, seat, to, &terms).is_ok() {
                        each(Move::Offer(to, terms));
                    }
                });
            }
        }
    }

    fn each_sample(
        &self,
        state: &State,
        window: WindowAt,
        seat: Seat,
        to: Seat,
        each: &mut impl FnMut(Terms),
    ) {
        let (table, stock) = (&state.table, state.stock(seat));
        let price = |resource: Resource| {
            let cubes = table.markets[Board::Home.index()][resource.index()];
            self.components.section(Board::Home, resource).selling(cubes).max(1)
        };
        // A cube of what one has most of, for what it would bring at home; a cube of what one has
        // least of, for the same.
        let most = Resource::ALL.iter().copied().max_by_key(|one| stock.cubes(*one));
        for resource in most.into_iter().filter(|one| stock.cubes(*one) > 0) {
            let (give, want) = (Bundle::cube(resource), Bundle::florins(price(resource)));
            each(Terms { give, want, ..Terms::default() });
        }
        let possible = self.most_wanted(table, stock).cubes;
        let wanted = match table.crisis.filter(|_| window.kind == WindowKind::Crisis) {
            Some(crisis) => Some(crisis.resource),
            None => {
                let open = Resource::ALL.iter().copied().filter(|one| possible[one.index()] > 0);
                open.min_by_key(|one| stock.cubes(*one))
            }
        };
        if let Some(resource) = wanted {
            let (give, want) = (Bundle::florins(price(resource)), Bundle::cube(resource));
            each(Terms { give, want, ..Terms::default() });
        }
        let clause = |clause: Clause, florins: u8, pays: bool| {
            let money = Bundle::florins(florins);
            let (give, want) =
                if pays { (money, Bundle::default()) } else { (Bundle::default(), money) };
            Terms { give, want, clauses: [Some(clause), None] }
        };
        let anchor = seat == window.anchor;
        match window.kind {
            WindowKind::Round if anchor => {
                let consent = self.harvest_abroad(table, seat, to);
                if let Some(clause_of) = consent {
                    (0..4).for_each(|florins| each(clause(clause_of, florins, true)));
                }
            }
            WindowKind::Round => {}
            WindowKind::Order => {
                let first = Clause::Order { seat: if anchor { to } else { seat }, place: 0 };
                [1, 3].into_iter().for_each(|florins| each(clause(first, florins, !anchor)));
            }
            WindowKind::Crisis if !anchor => {
                each(clause(Clause::Supply { count: 1 }, 2, true));
                if self.lying_of(table, seat) > 0 {
                    each(clause(Clause::Stand { whose: seat, count: 1 }, 1, true));
                }
            }
            WindowKind::Crisis => {
                each(clause(Clause::Supply { count: 1 }, 2, false));
            }
        }
    }

    /// The first harvest that needs the consent of another seat.
    fn harvest_abroad(&self, table: &Table, seat: Seat, lord: Seat) -> Option<Clause> {
        if table.round.acted {
            return None;
        }
        let mut found = None;
        for &resource in Resource::ALL {
            let ships = resource == Resource::Fish;
            self.figures(table, seat, ships, Unit::is_free, |figure: Figure| {
                let region = figure.region;
                if found.is_some() || self.lord(table, region) != Some(lord) {
                    return;
                }
                let side = self.side(table, ships, region, figure.spot);
                let icons = self.face_of(table, region).icons.iter().enumerate();
                let free = icons.filter(|(at, icon)| {
                    icon.resource == resource
                        && icon.side == side
                        && self.is_icon_free(table, region, *at)
                });
                if free.count() > 0 {
                    found = Some(Clause::Harvest { region, resource, most: 1 });
                }
            });
        }
        found
    }
}

/// An offer turned round, for one florin more or one less.
fn mirrors(terms: &Terms) -> [Option<Terms>; 2] {
    let turned = Terms { give: terms.want, want: terms.give, clauses: terms.clauses };
    let (mut dearer, mut cheaper) = (turned, turned);
    dearer.want.florins = dearer.want.florins.saturating_add(1);
    cheaper.give.florins = cheaper.give.florins.saturating_sub(1);
    let less = cheaper != turned && !cheaper.is_empty();
    [Some(dearer), less.then_some(cheaper)]
}

/// Whether a seat has all of a bundle.
fn covers(table: &Table, seat: Seat, stock: &Stock, bundle: &Bundle) -> bool {
    let cubes = bundle.cubes.iter().zip(stock.cubes).all(|(given, own)| *given <= own);
    let own = table.owned[seat.index()].minus(table.built);
    bundle.florins <= stock.florins
        && bundle.explorers <= stock.explorers
        && cubes
        && bundle.cards.minus(own).is_empty()
}

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

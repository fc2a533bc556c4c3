//! The offers that are listed among the legal decisions: a few of very many.

use kit::Seat;

use super::{WindowAt, WindowKind};
use crate::Archipelago;
use crate::components::{Board, Resource};
use crate::state::{Move, State, Table};
use crate::terms::{Bundle, Clause, Terms};
use crate::units::{Figure, Unit};

impl Archipelago {
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

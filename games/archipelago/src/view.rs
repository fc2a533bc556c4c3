//! What one viewer may know, and what the rest could be.

use kit::{CardSet, Chance, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::Archipelago;
use crate::components::{MOST_SEATS, Resource};
use crate::deal::draw_bit;
use crate::state::{Phase, Secrets, Stage, State, Stock, Table, Window};
use crate::terms::{Clause, Offer};

/// What a seat keeps to itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pocket {
    /// Behind the screen.
    pub stock: Stock,
    /// Objectives, as bits.
    pub objectives: u16,
    /// Objectives that were not kept, as bits.
    pub dropped: u16,
    /// Hexagons in hand in turn 0.
    pub hexes: CardSet,
    /// A sealed decision.
    pub sealed: Option<u16>,
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody can see. In turn 0 its pile holds all hexagons the viewer cannot see.
    pub table: Table,
    /// The viewer's own pocket; at the end everybody's.
    pub pockets: [Option<Pocket>; MOST_SEATS],
    /// Hexagons in each hand in turn 0.
    pub held: [u8; MOST_SEATS],
    /// The back of the top card, by the first card that has it.
    pub back: Option<u8>,
    /// Open offers the viewer has a part in, by window and author.
    pub offers: [[Option<Offer>; MOST_SEATS]; 2],
    /// Offers the viewer made, by window and partner.
    pub made: [[u8; MOST_SEATS]; 2],
    /// What the viewer hides in its fists.
    pub fists: [Option<Resource>; 2],
}

impl View {
    /// The viewer's own pocket.
    pub fn own(&self) -> Option<&Pocket> {
        self.pocket(self.viewer.seat()?)
    }

    /// The pocket of a seat, if it is seen.
    pub fn pocket(&self, seat: Seat) -> Option<&Pocket> {
        self.pockets.get(seat.index())?.as_ref()
    }
}

/// Whether hexagons are in hands.
fn is_settling(table: &Table) -> bool {
    table.stage == Stage::Settling && table.turn == 0
}

impl Archipelago {
    pub(crate) fn seen(&self, state: &State, viewer: Viewer) -> View {
        let State { table, secrets, .. } = state;
        let over = table.phase == Phase::Over;
        let mut seen = *table;
        let mut pockets = [None; MOST_SEATS];
        let mut held = [0; MOST_SEATS];
        for seat in self.seats() {
            let at = seat.index();
            held[at] = secrets.hexes[at].len() as u8;
            if over || viewer.is(seat) {
                pockets[at] = Some(Pocket {
                    stock: secrets.stocks[at],
                    objectives: secrets.objectives[at],
                    dropped: secrets.dropped[at],
                    hexes: secrets.hexes[at],
                    sealed: secrets.sealed[at],
                });
            } else if is_settling(table) {
                seen.pile = seen.pile.union(secrets.hexes[at]);
            }
        }
        let party = |from: usize, offer: Option<Offer>| {
            offer.filter(|offer| viewer.is(Seat(from as u8)) || viewer.is(offer.to))
        };
        let offers = [0, 1].map(|level: usize| {
            std::array::from_fn(|from| party(from, secrets.windows[level].offers[from]))
        });
        let own = viewer.seat().filter(|seat| seat.index() < MOST_SEATS);
        let made = [0, 1].map(|level: usize| {
            own.map_or([0; MOST_SEATS], |seat| secrets.windows[level].made[seat.index()])
        });
        let victim = matches!(table.phase, Phase::Fist { victim } if viewer.is(victim));
        let back = secrets.top.and_then(|top| self.components.card(top)).map(|card| card.back_id);
        View {
            viewer,
            table: seen,
            pockets,
            held,
            back,
            offers,
            made,
            fists: if victim { secrets.fists } else { [None; 2] },
        }
    }

    /// Whom the table waits for as far as the viewer may know.
    pub(crate) fn awaited_by(&self, view: &View) -> SeatSet {
        let table = &view.table;
        let done = |seat: &Seat| {
            let own = view.viewer.is(*seat);
            own && view.own().is_some_and(|pocket| pocket.sealed.is_some())
        };
        match table.phase {
            Phase::Over => SeatSet::EMPTY,
            Phase::Vote | Phase::Keep => self.seats().filter(|seat| !done(seat)).collect(),
            Phase::Bid { bidders, .. } => bidders.iter().filter(|seat| !done(seat)).collect(),
            _ => {
                let asked = table.asked().unwrap_or_default();
                let answers = self.window(table).filter(|window| window.open).and_then(|window| {
                    view.offers[window.level][window.anchor.index()]
                        .filter(|_| window.anchor == asked)
                });
                SeatSet::only(answers.map_or(asked, |offer| offer.to))
            }
        }
    }

    pub(crate) fn imagined(&self, view: &View, chance: &mut Chance) -> State {
        let future = Chance::new(chance.fork());
        let mut table = view.table;
        let mut secrets = Secrets {
            stocks: [Stock::default(); MOST_SEATS],
            objectives: [0; MOST_SEATS],
            dropped: [0; MOST_SEATS],
            hexes: [CardSet::EMPTY; MOST_SEATS],
            sealed: [None; MOST_SEATS],
            top: self.imagine_top(view, chance),
            fists: view.fists,
            windows: [Window::default(); 2],
        };
        for seat in self.seats() {
            let at = seat.index();
            if let Some(pocket) = view.pockets[at] {
                secrets.stocks[at] = pocket.stock;
                secrets.objectives[at] = pocket.objectives;
                secrets.dropped[at] = pocket.dropped;
                secrets.hexes[at] = pocket.hexes;
                secrets.sealed[at] = pocket.sealed;
            }
        }
        for level in 0..2 {
            let window = &mut secrets.windows[level];
            window.offers = view.offers[level];
            if let Some(seat) = view.viewer.seat().filter(|seat| seat.index() < MOST_SEATS) {
                window.made[seat.index()] = view.made[level];
            }
            for (from, offer) in view.offers[level].iter().enumerate() {
                if let Some(offer) = offer
                    && !view.viewer.is(Seat(from as u8))
                {
                    window.made[from][offer.to.index().min(MOST_SEATS - 1)] = 1;
                }
            }
        }
        if view.pockets.iter().flatten().count() < usize::from(self.options.seats) {
            self.imagine_hexes(view, &mut table, &mut secrets, chance);
            self.imagine_objectives(view, &mut secrets, chance);
        }
        let mut state = State { table, secrets, chance: future };
        self.imagine_stocks(view, &mut state, chance);
        if let Phase::Fist { victim } = table.phase
            && !view.viewer.is(victim)
        {
            state.secrets.fists = self.imagine_fists(state.stock(victim), chance);
        }
        state
    }

    /// One of the unseen cards with the back that is seen.
    fn imagine_top(&self, view: &View, chance: &mut Chance) -> Option<u8> {
        let back = view.back?;
        let alike =
            view.table.deck.iter().filter(|&card| {
                self.components.card(card).is_some_and(|face| face.back_id == back)
            });
        let mut alike: CardSet = alike.collect();
        alike.draw(chance)
    }

    /// Hands of turn 0; who settles now can place something (R78).
    fn imagine_hexes(
        &self,
        view: &View,
        table: &mut Table,
        secrets: &mut Secrets,
        chance: &mut Chance,
    ) {
        if !is_settling(table) {
            return;
        }
        let settler = table.seat_at(table.at);
        let others = self.seats().filter(|seat| view.pockets[seat.index()].is_none());
        let first = others.clone().filter(|&seat| seat == settler);
        for seat in first.chain(others.filter(|&seat| seat != settler)) {
            let at = seat.index();
            let mut count = view.held[at];
            if seat == settler && table.phase == Phase::Settle {
                let fits = table
                    .pile
                    .iter()
                    .filter(|&hex| self.can_settle(table, std::iter::once(hex).collect()));
                let mut fits: CardSet = fits.collect();
                if let Some(hex) = fits.draw(chance) {
                    table.pile.remove(hex);
                    secrets.hexes[at].insert(hex);
                    count = count.saturating_sub(1);
                }
            }
            for _ in 0..count {
                let drawn = table.pile.draw(chance);
                drawn.into_iter().for_each(|hex| secrets.hexes[at].insert(hex));
            }
        }
    }

    /// Others hold cards whose condition was never true, or that they have shown; what they did not
    /// keep may be any (R5).
    fn imagine_objectives(&self, view: &View, secrets: &mut Secrets, chance: &mut Chance) {
        let table = &view.table;
        if table.turn == 0 && table.stage != Stage::Keep {
            return;
        }
        let kept = self.objectives_kept();
        let each = if self.more_spice && table.stage == Stage::Keep { 2 * kept } else { kept };
        let known = secrets.objectives.iter().chain(&secrets.dropped).fold(0, |all, own| all | own);
        let mut deck = self.objective_deck() & !known;
        let hidden = || self.seats().filter(|seat| view.pockets[seat.index()].is_none());
        for seat in hidden() {
            deck &= !table.revealed[seat.index()];
        }
        let mut open = deck & !table.met;
        for seat in hidden() {
            let at = seat.index();
            secrets.objectives[at] = table.revealed[at];
            for _ in table.revealed[at].count_ones()..each {
                secrets.objectives[at] |= draw_bit(&mut open, chance);
            }
            deck &= !secrets.objectives[at];
        }
        if self.more_spice && table.stage != Stage::Keep {
            for seat in hidden() {
                for _ in 0..kept {
                    secrets.dropped[seat.index()] |= draw_bit(&mut deck, chance);
                }
            }
        }
    }

    /// Deals what is behind the other screens, so that everybody can do what is under way.
    fn imagine_stocks(&self, view: &View, state: &mut State, chance: &mut Chance) {
        let hidden: SeatSet =
            self.seats().filter(|seat| view.pockets[seat.index()].is_none()).collect();
        if hidden.is_empty() {
            return;
        }
        let mut own = Stock::default();
        for pocket in view.pockets.iter().flatten() {
            own.florins += pocket.stock.florins;
            own.explorers += pocket.stock.explorers;
            own.cubes.iter_mut().zip(pocket.stock.cubes).for_each(|(all, one)| *all += one);
        }
        let mut pool = self.most_wanted(&state.table, &own);
        for seat in hidden.iter() {
            self.reserve(view, state, seat, &mut pool, chance);
        }
        let least = state.secrets.stocks;
        let asked = state.table.asked().filter(|&seat| hidden.contains(seat));
        for _ in 0..4 {
            state.secrets.stocks = least;
            share(&mut state.secrets.stocks, hidden, &pool, chance);
            let Some(seat) = asked.filter(|_| is_paid_for(state.table.phase)) else { return };
            let mut any = false;
            self.each_move(state, seat, &mut |_| any = true);
            if any {
                return;
            }
        }
        // What the seat really has is part of all there is.
        state.secrets.stocks = least;
        if let Some(seat) = asked {
            let stock = state.stock_mut(seat);
            stock.florins += pool.florins;
            stock.explorers += pool.explorers;
            stock.cubes.iter_mut().zip(pool.cubes).for_each(|(all, one)| *all += one);
        }
    }

    /// What a seat must have: what it offers the viewer, what it owes a crisis, what it hides.
    fn reserve(
        &self,
        view: &View,
        state: &mut State,
        seat: Seat,
        pool: &mut Stock,
        chance: &mut Chance,
    ) {
        let mut least = Stock::default();
        let mut supply = 0;
        let chancer = state.table.crisis.filter(|crisis| !crisis.settled);
        let chancer = chancer.filter(|crisis| state.table.seat_at(crisis.at) == seat);
        if let Some(crisis) = chancer {
            supply = crisis.supply;
        }
        for offers in &view.offers {
            let Some(offer) = offers[seat.index()] else { continue };
            let give = offer.terms.give;
            least.florins = least.florins.max(give.florins).min(pool.florins);
            least.explorers = least.explorers.max(give.explorers).min(pool.explorers);
            for at in 0..least.cubes.len() {
                least.cubes[at] = least.cubes[at].max(give.cubes[at]).min(pool.cubes[at]);
            }
            for clause in offer.terms.clauses() {
                if let Clause::Supply { count } = clause
                    && chancer.is_some()
                {
                    supply = supply.saturating_add(count);
                }
            }
            if let Some(crisis) = chancer.filter(|_| supply > 0) {
                supply = supply
                    .saturating_add(give.cubes[crisis.resource.index()])
                    .saturating_add(give.explorers);
                let want = offer.terms.want;
                supply = supply
                    .saturating_sub(want.cubes[crisis.resource.index()])
                    .saturating_sub(want.explorers);
            }
        }
        pool.florins -= least.florins;
        pool.explorers -= least.explorers;
        pool.cubes.iter_mut().zip(least.cubes).for_each(|(all, one)| *all -= one);
        if let Some(crisis) = chancer {
            let at = crisis.resource.index();
            let market = state.table.markets[crisis.board.index()][at];
            let have = market.saturating_add(least.cubes[at]).saturating_add(least.explorers);
            let mut lacks = supply.saturating_sub(have);
            while lacks > 0 && pool.cubes[at] + pool.explorers > 0 {
                let all = u32::from(pool.cubes[at]) + u32::from(pool.explorers);
                if chance.below(all) < u32::from(pool.cubes[at]) {
                    pool.cubes[at] -= 1;
                    least.cubes[at] += 1;
                } else {
                    pool.explorers -= 1;
                    least.explorers += 1;
                }
                lacks -= 1;
            }
        }
        let robbed = match state.table.phase {
            Phase::Ransom { victim } | Phase::Hide { victim } | Phase::Fist { victim } => {
                victim == seat
            }
            _ => false,
        };
        if robbed && least.all_cubes() == 0 {
            let mut cubes = kit::Bag::new(pool.cubes);
            if let Some(at) = cubes.draw(chance) {
                pool.cubes[at] -= 1;
                least.cubes[at] += 1;
            }
        }
        *state.stock_mut(seat) = least;
    }

    fn imagine_fists(&self, stock: &Stock, chance: &mut Chance) -> [Option<Resource>; 2] {
        let mut cubes = kit::Bag::new(stock.cubes);
        let mut fists =
            [(); 2].map(|()| cubes.draw(chance).and_then(|at| Resource::ALL.get(at)).copied());
        if chance.below(2) == 1 {
            fists.swap(0, 1);
        }
        fists
    }
}

/// Whether a step has begun that needs something behind the screen.
fn is_paid_for(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Trade { .. }
            | Phase::Smuggle
            | Phase::Recruit { .. }
            | Phase::Build
            | Phase::Barter
            | Phase::Ransom { .. }
            | Phase::Hide { .. }
    )
}

/// Shares a stock out at random.
fn share(stocks: &mut [Stock; MOST_SEATS], seats: SeatSet, pool: &Stock, chance: &mut Chance) {
    let mut each = |left: &mut u8, seats_left: u32| -> u8 {
        let most = if seats_left == 1 {
            return std::mem::take(left);
        } else {
            (u32::from(*left) * 2 / seats_left).min(u32::from(*left))
        };
        let part = chance.below(most + 1) as u8;
        *left -= part;
        part
    };
    let mut pool = *pool;
    let mut seats_left = seats.len() as u32;
    for seat in seats.iter() {
        let stock = &mut stocks[seat.index()];
        stock.florins += each(&mut pool.florins, seats_left);
        stock.explorers += each(&mut pool.explorers, seats_left);
        for (own, left) in stock.cubes.iter_mut().zip(&mut pool.cubes) {
            *own += each(left, seats_left);
        }
        seats_left -= 1;
    }
}

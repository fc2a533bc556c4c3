//! One decision, from its check to the next question; and the book-keeping all of them share.

use kit::illegal::{GAME_OVER, NO_SUCH_SEAT, NOT_NOW, NOT_YOUR_TURN};
use kit::{Illegal, Log, Reveals, Seat, SeatSet};

use crate::Archipelago;
use crate::components::{Cubes, Resource};
use crate::event::Event;
use crate::refusals::{LACKS_CUBE, LACKS_FLORINS, LACKS_TOKEN, OFFER_OPEN, WRONG_PAY};
use crate::state::{Ending, Move, Pay, Phase, State, Stock, Table};

/// The table while a decision is carried out. Everything that could stand in its way has been
/// checked before a method of this type changes anything.
pub(crate) struct Turn<'a, L> {
    pub(crate) game: &'a Archipelago,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut L,
    /// Who decides.
    pub(crate) seat: Seat,
    /// Whether something hidden has been seen.
    pub(crate) reveals: Reveals,
}

impl Archipelago {
    /// Plays a decision of a seat, then everything that leaves no choice.
    pub(crate) fn decide<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        decision: Move,
        log: &mut L,
    ) -> Result<Reveals, Illegal> {
        self.may_decide(state, seat, decision)?;
        let open = |state: &State| self.window(&state.table).filter(|window| window.open);
        let before = open(state);
        let mut turn = Turn { game: self, state, log, seat, reveals: Reveals::Nothing };
        turn.carry_out(decision)?;
        turn.ends();
        turn.sweep();
        let (reveals, after) = (turn.reveals, open(turn.state));
        // Others may make offers to the next seat at once, of which this one will not know: it cannot
        // take back what they rest upon.
        let handed_on = after != before && after.is_some_and(|window| window.anchor != seat);
        Ok(if handed_on && reveals == Reveals::Nothing { Reveals::Agreement } else { reveals })
    }

    /// Whether the seat is asked for a decision of this kind at all.
    fn may_decide(&self, state: &State, seat: Seat, decision: Move) -> Result<(), Illegal> {
        if seat.0 >= self.options.seats {
            return Err(Illegal::by(&NO_SUCH_SEAT).with("seat", i32::from(seat.0) + 1));
        }
        let table = &state.table;
        if table.phase == Phase::Over {
            return Err((&GAME_OVER).into());
        }
        let talk = matches!(
            decision,
            Move::Offer(..)
                | Move::Counter(..)
                | Move::Accept(_)
                | Move::Reject(_)
                | Move::Withdraw
        );
        if talk {
            return Ok(());
        }
        let asked = match table.phase {
            Phase::Vote | Phase::Keep => true,
            Phase::Bid { bidders, .. } => bidders.contains(seat),
            _ => table.asked() == Some(seat),
        };
        if !asked {
            return Err((&NOT_YOUR_TURN).into());
        }
        if self.waiting_for_answer(state) == Some(seat) {
            return Err((&OFFER_OPEN).into());
        }
        Ok(())
    }

    /// The seat that waits for the answer to its own offer, if that keeps it from deciding.
    pub(crate) fn waiting_for_answer(&self, state: &State) -> Option<Seat> {
        let window = self.window(&state.table).filter(|window| window.open)?;
        let offers = &state.secrets.windows[window.level].offers;
        offers[window.anchor.index()].map(|_| window.anchor)
    }

    /// Who is awaited in truth.
    pub(crate) fn awaited_seats(&self, state: &State) -> SeatSet {
        let table = &state.table;
        let undecided = |seat: &Seat| state.secrets.sealed[seat.index()].is_none();
        match table.phase {
            Phase::Over => SeatSet::EMPTY,
            Phase::Vote | Phase::Keep => self.seats().filter(undecided).collect(),
            Phase::Bid { bidders, .. } => bidders.iter().filter(undecided).collect(),
            _ => {
                let asked = table.asked().unwrap_or_default();
                let answers = self.window(table).filter(|window| window.open).and_then(|window| {
                    let offers = &state.secrets.windows[window.level].offers;
                    offers[window.anchor.index()].filter(|_| window.anchor == asked)
                });
                SeatSet::only(answers.map_or(asked, |offer| offer.to))
            }
        }
    }

    /// Whether a stock covers a cost, with these tokens in the place of cubes.
    pub(crate) fn may_pay(
        &self,
        stock: &Stock,
        florins: u8,
        cost: &Cubes,
        pay: Pay,
    ) -> Result<(), Illegal> {
        if stock.florins < florins {
            return Err(Illegal::by(&LACKS_FLORINS).with("florins", florins));
        }
        let (cubes, tokens) = split(cost, pay).ok_or(&WRONG_PAY)?;
        if tokens > stock.explorers {
            return Err(Illegal::by(&LACKS_TOKEN).with("tokens", tokens));
        }
        match Resource::ALL.iter().find(|one| cubes[one.index()] > stock.cubes(**one)) {
            Some(lacking) => Err(Illegal::by(&LACKS_CUBE).with("resource", lacking.index() as i32)),
            None => Ok(()),
        }
    }

    /// Every way in which tokens can stand for cubes of a cost.
    pub(crate) fn each_pay(&self, stock: &Stock, cost: &Cubes, mut each: impl FnMut(Pay)) {
        let mut counts = cost.iter().copied().filter(|count| *count > 0);
        let (one, two) = (counts.next().unwrap_or(0), counts.next().unwrap_or(0));
        for first in 0..=one.min(stock.explorers) {
            for second in 0..=two.min(stock.explorers) {
                let pay = Pay { first, second };
                if self.may_pay(stock, 0, cost, pay).is_ok() {
                    each(pay);
                }
            }
        }
    }
}

/// The cubes and tokens that are paid; `None` if more tokens are paid than cubes are asked for.
fn split(cost: &Cubes, pay: Pay) -> Option<(Cubes, u8)> {
    let mut cubes = *cost;
    let mut tokens = [pay.first, pay.second].into_iter();
    for count in cubes.iter_mut().filter(|count| **count > 0) {
        *count = count.checked_sub(tokens.next().unwrap_or(0))?;
    }
    // Tokens for a resource that is not asked for.
    if tokens.any(|left| left > 0) {
        None
    } else {
        Some((cubes, pay.first.checked_add(pay.second)?))
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    fn carry_out(&mut self, decision: Move) -> Result<(), Illegal> {
        let phase = self.state.table.phase;
        match (phase, decision) {
            (_, Move::Offer(to, terms)) => self.offer(to, terms),
            (_, Move::Counter(from, terms)) => self.counter(from, terms),
            (_, Move::Accept(from)) => self.accept(from),
            (_, Move::Reject(from)) => self.reject(from),
            (_, Move::Withdraw) => self.withdraw(),
            (Phase::Vote, Move::Vote(trend)) => self.vote(trend),
            (Phase::Keep, Move::Keep(kept)) => self.keep(kept),
            (Phase::Settle, Move::Place { face, turned, q, r }) => {
                self.settle(face, turned, (q, r))
            }
            (Phase::Land { left }, Move::Land(shore)) => self.land(left, shore),
            (Phase::HomeCube { region }, Move::HomeCube(cube)) => self.home_cube(region, cube),
            (Phase::OwnCube { region, given }, Move::OwnCube(cube)) => {
                self.own_cube(region, given, cube)
            }
            (Phase::Bid { .. }, Move::Bid(florins)) => self.bid(florins),
            (Phase::Order { .. }, Move::KeepOrder) => self.keep_order(),
            (Phase::Order { .. }, Move::Next(seat)) => self.next_in_order(seat),
            (Phase::Chance, Move::Supply(source)) => self.supply(source),
            (Phase::Chance, Move::Stand(figure)) => self.stand_by_temple(figure),
            (Phase::Chance, Move::Pass) => self.pass(),
            (Phase::StandUp { left }, Move::Stand(figure)) => self.stand_up(left, figure),
            (Phase::Expel { region, building }, Move::Expel) => self.expel(region, building),
            (Phase::Expel { region, building }, Move::Spare) => self.spare_rebel(region, building),
            (Phase::Round, decision) => self.play_round(decision),
            (Phase::Harvest { resource, set }, Move::Work(figure)) => {
                self.set_worker(resource, set, figure)
            }
            (Phase::Harvest { resource, set }, Move::Stop) => self.stop_harvest(resource, set),
            (
                Phase::Trade { board, left, .. },
                Move::Buy(..) | Move::Sell(..) | Move::SellToken(..),
            ) => self.trade_on(board, left, decision),
            (Phase::Trade { begun, .. }, Move::Stop) => self.stop_if(begun),
            (Phase::Smuggle, Move::Buy(board, resource)) => self.smuggle(board, resource),
            (Phase::Explore, Move::TakeHex) => self.take_hex(),
            (Phase::Explore, Move::DiscardHex) => self.discard_hex(),
            (Phase::Place, Move::Place { face, turned, q, r }) => self.place(face, turned, (q, r)),
            (Phase::Enter { region }, Move::Enter(figure)) => self.enter(region, figure),
            (Phase::Breed { left, .. }, Move::Breed(region)) => self.breed(left, region),
            (Phase::Breed { begun, .. }, Move::Stop) => self.stop_if(begun),
            (Phase::Recruit { left, free, .. }, Move::Recruit { region, shore }) => {
                self.recruit(left, free, region, shore)
            }
            (Phase::Recruit { free, begun, .. }, Move::Stop) => self.stop_recruiting(free, begun),
            (Phase::Migrate { ships, steps, .. }, Move::March { unit, to, spot }) => {
                self.march(ships, steps, unit, to, spot)
            }
            (Phase::Migrate { begun, .. }, Move::Stop) => self.stop_migration(begun),
            (Phase::Build, Move::Build { work, unit, shore, sea, pay }) => {
                self.construct(work, unit, shore, sea, pay)
            }
            (Phase::Spoil, Move::Spoil { region, resource }) => self.spoil(region, resource),
            (Phase::Sink, Move::Sink(figure)) => self.sink(figure),
            (Phase::Ransom { victim }, Move::Give(resource)) => self.ransom(victim, resource),
            (Phase::Rob, Move::Rob(victim)) => self.rob(victim),
            (Phase::Hide { victim }, Move::Hide(left, right)) => self.hide(victim, left, right),
            (Phase::Fist { victim }, Move::Fist { right }) => self.open_fist(victim, right),
            (Phase::Launch, Move::Launch { region, sea }) => self.launch(region, sea),
            (Phase::Lights { at, done, unit, card }, Move::Launch { region, sea }) => {
                self.light(at, done, unit, card, (region, sea))
            }
            (Phase::Free { left, .. }, Move::Free(figure)) => self.free(left, figure),
            (Phase::Free { begun, .. }, Move::Stop) => self.stop_if(begun),
            (Phase::Govern, Move::Govern(resource)) => self.govern(resource),
            (Phase::Heal { left }, Move::Stand(figure)) => self.heal(left, figure),
            (Phase::Heal { .. }, Move::Stop) => self.stop_if(true),
            (Phase::Barter, Move::Barter(gave, took)) => self.barter(gave, took),
            (Phase::Pick { character }, Move::Pick(card)) => self.pick(character, card),
            (Phase::Pick { .. }, Move::Stop) => {
                self.put_shown_away();
                Ok(())
            }
            (Phase::Purchase { bought, turned }, Move::BuyCard(slot)) => {
                self.buy_card(bought, turned, slot)
            }
            (Phase::Purchase { bought, turned }, Move::Turn(slot)) => {
                self.turn_card(bought, turned, slot)
            }
            _ => Err((&NOT_NOW).into()),
        }
    }

    /// The table.
    #[inline]
    pub(crate) fn table(&mut self) -> &mut Table {
        &mut self.state.table
    }

    /// Asks something, unless the game has ended meanwhile.
    pub(crate) fn ask(&mut self, phase: Phase) {
        if self.state.table.ended.is_none() {
            self.state.table.phase = phase;
        }
    }

    /// Whether the game is over for the actions that were under way.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.state.table.ended.is_some()
    }

    /// Pays florins to the bank.
    pub(crate) fn pay(&mut self, seat: Seat, florins: u8) {
        self.state.stock_mut(seat).florins -= florins;
        self.state.table.bank += florins;
        if florins > 0 {
            self.log.note(Event::Paid { seat, florins });
        }
    }

    /// Pays a cost to the bank, tokens in the place of cubes; tokens leave the game (R76).
    pub(crate) fn pay_cost(&mut self, seat: Seat, florins: u8, cost: &Cubes, pay: Pay) {
        self.pay(seat, florins);
        let Some((cubes, tokens)) = split(cost, pay) else { return };
        let stock = self.state.stock_mut(seat);
        stock.explorers -= tokens;
        for (at, count) in cubes.into_iter().enumerate() {
            stock.cubes[at] -= count;
        }
        let table = self.table();
        table.spent += tokens;
        for (at, count) in cubes.into_iter().enumerate() {
            table.bank_cubes[at] += count;
        }
    }

    /// Florins from the bank, as far as it has them (R11); tells how many.
    pub(crate) fn receive(&mut self, seat: Seat, florins: u8) -> u8 {
        let florins = florins.min(self.state.table.bank);
        self.state.table.bank -= florins;
        self.state.stock_mut(seat).florins += florins;
        if florins > 0 {
            self.log.note(Event::Received { seat, florins });
        }
        florins
    }

    /// Cubes from the bank, as far as it has them (R32).
    pub(crate) fn gain(&mut self, seat: Seat, resource: Resource, count: u8) {
        let bank = &mut self.state.table.bank_cubes[resource.index()];
        let count = count.min(*bank);
        *bank -= count;
        self.state.stock_mut(seat).cubes[resource.index()] += count;
        if count > 0 {
            self.log.note(Event::Gained { seat, resource, count });
        }
    }

    /// Raises rebellion.
    pub(crate) fn unrest(&mut self, by: u8) {
        if by > 0 {
            let now = self.state.table.rebellion.saturating_add(by);
            self.state.table.rebellion = now;
            self.log.note(Event::Rebels { up: true, by, now });
            self.test_independence();
        }
    }

    /// Lowers rebellion, not below nothing (R2).
    pub(crate) fn calm(&mut self, by: u8) {
        let by = by.min(self.state.table.rebellion);
        if by > 0 {
            self.state.table.rebellion -= by;
            let now = self.state.table.rebellion;
            self.log.note(Event::Rebels { up: false, by, now });
        }
    }

    /// More surplus workers, up to the end of the board (R2).
    pub(crate) fn arrive(&mut self, by: u8) {
        let most = self.game.components.figures.most_workers;
        let by = by.min(most.saturating_sub(self.state.table.surplus));
        if by > 0 {
            self.state.table.surplus += by;
            let now = self.state.table.surplus;
            self.log.note(Event::Workers { up: true, by, now });
        }
    }

    /// Fewer surplus workers.
    pub(crate) fn leave(&mut self, by: u8) {
        let by = by.min(self.state.table.surplus);
        if by > 0 {
            self.state.table.surplus -= by;
            let now = self.state.table.surplus;
            self.log.note(Event::Workers { up: false, by, now });
        }
    }

    /// More rebels than citizens: the game is over at once (R3, R4, R7).
    pub(crate) fn test_independence(&mut self) {
        let table = &self.state.table;
        if table.ended.is_none() && table.rebellion > self.game.population(table) {
            self.finish(Ending::Independence);
        }
    }

    /// Ends a choice that may be ended once something was done.
    pub(crate) fn stop_if(&mut self, begun: bool) -> Result<(), Illegal> {
        if !begun {
            return Err((&crate::refusals::AT_LEAST_ONE).into());
        }
        self.finish_step();
        Ok(())
    }
}

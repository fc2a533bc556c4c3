//! Phase 4 and every crisis: the halves of the top card's back, chances in turn order, rebels and
//! their expulsion.

use kit::{Illegal, Log, Row, Seat};

use crate::Archipelago;
use crate::components::{Board, Building, Half, Resource};
use crate::deal::BENEFACTOR;
use crate::event::Event;
use crate::refusals::{NO_TEMPLE, NOBODY_LIES, NOTHING_TO_GIVE, STAND_DUE, SUPPLY_DUE};
use crate::state::{Crisis, Ending, Phase, Resume, Source, Stage, State, Table, Window};
use crate::turn::Turn;
use crate::units::{Figure, LYING, UnitId, spot_of};

impl Archipelago {
    /// Citizens that lie.
    pub(crate) fn lying(&self, table: &Table) -> u8 {
        table.citizens.iter().filter(|unit| unit.is_out() && unit.is(LYING)).count() as u8
    }

    /// Citizens of a seat that lie.
    pub(crate) fn lying_of(&self, table: &Table, seat: Seat) -> u8 {
        let lies = |unit: &&crate::units::Unit| unit.is_out() && unit.is(LYING);
        self.units(table, seat, false).iter().filter(lies).count() as u8
    }

    /// Whether a cube can come from there in the crisis: of the market that it is about, and of the
    /// resource that is asked for (R51).
    pub(crate) fn may_supply(
        &self,
        state: &State,
        seat: Seat,
        source: Source,
    ) -> Result<(), Illegal> {
        let Some(crisis) = &state.table.crisis else { return Err((&NOTHING_TO_GIVE).into()) };
        let stock = state.stock(seat);
        let count = match source {
            Source::Market => state.table.markets[crisis.board.index()][crisis.resource.index()],
            Source::Own => stock.cubes(crisis.resource),
            Source::Token => stock.explorers,
        };
        if count > 0 { Ok(()) } else { Err((&NOTHING_TO_GIVE).into()) }
    }

    /// Whether a citizen that lies may stand up now: a deal may ask for others first.
    pub(crate) fn may_stand(&self, table: &Table, figure: Figure) -> Result<(), Illegal> {
        let lies = |unit: &crate::units::Unit| unit.is(LYING);
        if figure.ship
            || figure.seat.0 >= self.options.seats
            || self.find(table, figure, lies).is_none()
        {
            return Err((&NOBODY_LIES).into());
        }
        let due = table.crisis.and_then(|crisis| {
            crisis.stands.iter().copied().find(|due| self.lying_of(table, due.seat) > 0)
        });
        match due {
            Some(due) if due.seat != figure.seat => {
                Err(Illegal::by(&STAND_DUE).with("seat", i32::from(due.seat.0) + 1))
            }
            _ => Ok(()),
        }
    }

    /// Whether a temple of the seat can stand a citizen up (R53).
    pub(crate) fn may_stand_by_temple(
        &self,
        table: &Table,
        seat: Seat,
        figure: Figure,
    ) -> Result<(), Illegal> {
        if self.controller(table, figure.region, Building::Temple) != Some(seat) {
            return Err((&NO_TEMPLE).into());
        }
        self.may_stand(table, figure)
    }

    /// Whether the seat whose chance it is may pass.
    pub(crate) fn may_pass(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        let due = state.table.crisis.map_or(0, |crisis| crisis.supply);
        let sources = [Source::Market, Source::Own, Source::Token];
        let able = sources.into_iter().any(|source| self.may_supply(state, seat, source).is_ok());
        if due > 0 && able {
            return Err(Illegal::by(&SUPPLY_DUE).with("count", due));
        }
        Ok(())
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Phase 4 begins.
    pub(crate) fn start_balance(&mut self) {
        self.state.table.stage = Stage::Balance { half: 0 };
        self.next_half();
    }

    /// Goes on with the halves that are not red; a back that stays on top is resolved again (R68).
    fn next_half(&mut self) {
        while let Stage::Balance { half } = self.state.table.stage {
            self.ends();
            if self.is_over() {
                return;
            }
            if self.state.table.finishing {
                return self.finish(Ending::Objective);
            }
            if half > 1 {
                return self.start_rounds();
            }
            self.state.table.stage = Stage::Balance { half: half + 1 };
            let back = self.state.secrets.top.and_then(|top| self.game.components.card(top));
            let Some(back) = back.map(|card| card.back) else { continue };
            if !back.red[usize::from(half)]
                && self.resolve(back.halves[usize::from(half)], half, Resume::Balance)
            {
                return;
            }
        }
    }

    /// Resolves the red half of the card that has just come on top; tells whether a crisis is under
    /// way.
    pub(crate) fn resolve_red(&mut self, resume: Resume) -> bool {
        let back = self.state.secrets.top.and_then(|top| self.game.components.card(top));
        let Some(back) = back.map(|card| card.back) else { return false };
        (0..2u8).any(|half| {
            back.red[usize::from(half)]
                && self.resolve(back.halves[usize::from(half)], half, resume)
        })
    }

    /// Resolves half of a back; tells whether a crisis is under way or the game is over.
    fn resolve(&mut self, half: Half, number: u8, resume: Resume) -> bool {
        let board = Board::ALL[usize::from(number).min(1)];
        let back = self
            .state
            .secrets
            .top
            .map_or(0, |top| self.game.components.card(top).map_or(0, |card| card.back_id));
        if !matches!(half, Half::Crisis(..)) {
            self.log.note(Event::Incident { board, back });
        }
        match half {
            Half::Crisis(resource, amount) => {
                return self.begin_crisis(board, resource, amount, resume);
            }
            Half::Temples(each) => {
                self.calm(each.saturating_mul(self.state.table.buildings(Building::Temple)));
            }
            Half::Towns(each) => {
                self.unrest(each.saturating_mul(self.state.table.buildings(Building::Town)));
            }
            Half::Arrive(by) => self.arrive(by),
            Half::Leave(by) => self.leave(by),
        }
        self.is_over()
    }

    /// All citizens but those on temples lie down, rebels from before too (R81), but no ship (R26); if
    /// none does, the crisis is over (R82). The first seat of the order has the first chance (R50).
    fn begin_crisis(
        &mut self,
        board: Board,
        resource: Resource,
        amount: u8,
        resume: Resume,
    ) -> bool {
        self.log.note(Event::Crisis { board, resource, amount });
        if board == Board::Home {
            let temple = spot_of(Building::Temple);
            let citizens = self.state.table.citizens.iter_mut();
            citizens
                .filter(|unit| unit.is_out() && unit.spot != temple)
                .for_each(|unit| unit.flags |= LYING);
            if self.game.lying(&self.state.table) == 0 {
                return false;
            }
        }
        let stands = Row::new();
        self.state.table.crisis = Some(Crisis {
            board,
            resource,
            amount,
            at: 0,
            resume,
            supply: 0,
            stands,
            settled: false,
        });
        self.start_chance();
        true
    }

    fn start_chance(&mut self) {
        self.state.secrets.windows[1] = Window::default();
        if let Some(crisis) = &mut self.state.table.crisis {
            crisis.supply = 0;
            crisis.stands.clear();
        }
        self.ask(Phase::Chance);
    }

    /// A cube is given.
    pub(crate) fn supply(&mut self, source: Source) -> Result<(), Illegal> {
        let seat = self.seat;
        self.game.may_supply(self.state, seat, source)?;
        let Some(crisis) = self.state.table.crisis else { return Ok(()) };
        let (board, at) = (crisis.board.index(), crisis.resource.index());
        match source {
            Source::Market => self.state.table.markets[board][at] -= 1,
            Source::Own => self.state.stock_mut(seat).cubes[at] -= 1,
            Source::Token => self.state.stock_mut(seat).explorers -= 1,
        }
        match source {
            Source::Token => self.state.table.spent += 1,
            _ => self.state.table.bank_cubes[at] += 1,
        }
        self.log.note(Event::Supplied { seat, resource: crisis.resource, source });
        if source != Source::Market {
            self.kindness(seat);
        }
        let export = crisis.board == Board::Abroad;
        if let Some(crisis) = &mut self.state.table.crisis {
            crisis.supply = crisis.supply.saturating_sub(1);
            crisis.amount -= u8::from(export);
        }
        if export {
            if self.state.table.crisis.is_some_and(|crisis| crisis.amount == 0) {
                self.end_crisis();
            }
        } else if self.game.lying(&self.state.table) <= crisis.amount {
            self.stand_all();
            self.end_crisis();
        } else {
            self.ask(Phase::StandUp { left: crisis.amount });
        }
        Ok(())
    }

    /// A coin of the bank on the Benefactor for a seat that helps.
    pub(crate) fn kindness(&mut self, seat: Seat) {
        let table = self.table();
        if table.has_trend(BENEFACTOR) && table.bank > 0 {
            table.bank -= 1;
            table.kindness[seat.index()] += 1;
        }
    }

    fn stand_all(&mut self) {
        let game = self.game;
        for at in 0..self.state.table.citizens.len() {
            let unit = &mut self.state.table.citizens[at];
            if unit.is_out() && unit.is(LYING) {
                unit.flags &= !LYING;
                let (region, spot) = (unit.region, unit.spot);
                let whose = game.owner(UnitId { ship: false, at });
                self.log.note(Event::StoodUp { whose, region, spot });
            }
        }
    }

    /// Stands one citizen up, and counts it for the deals that ask for it.
    pub(crate) fn stand(&mut self, figure: Figure) {
        if let Some(id) = self.game.find(&self.state.table, figure, |unit| unit.is(LYING)) {
            self.state.table.unit_mut(id).flags &= !LYING;
            let Figure { seat: whose, region, spot, .. } = figure;
            self.log.note(Event::StoodUp { whose, region, spot });
        }
    }

    fn count_stand(&mut self, seat: Seat) {
        let Some(crisis) = &mut self.state.table.crisis else { return };
        if let Some(at) = crisis.stands.iter().position(|due| due.seat == seat) {
            crisis.stands[at].count -= 1;
            if crisis.stands[at].count == 0 {
                crisis.stands.remove(at);
            }
        }
    }

    /// A citizen stands up for the cube that was given; exactly as many as it satisfies (R52).
    pub(crate) fn stand_up(&mut self, left: u8, figure: Figure) -> Result<(), Illegal> {
        self.game.may_stand(&self.state.table, figure)?;
        self.stand(figure);
        self.count_stand(figure.seat);
        if self.game.lying(&self.state.table) == 0 {
            self.end_crisis();
        } else if left > 1 {
            self.ask(Phase::StandUp { left: left - 1 });
        } else {
            self.ask(Phase::Chance);
        }
        Ok(())
    }

    /// A citizen stands up by a temple, for nothing.
    pub(crate) fn stand_by_temple(&mut self, figure: Figure) -> Result<(), Illegal> {
        self.game.may_stand_by_temple(&self.state.table, self.seat, figure)?;
        self.stand(figure);
        self.count_stand(figure.seat);
        if self.game.lying(&self.state.table) == 0 {
            self.end_crisis();
        }
        Ok(())
    }

    /// The chance of the seat is over.
    pub(crate) fn pass(&mut self) -> Result<(), Illegal> {
        self.game.may_pass(self.state, self.seat)?;
        self.log.note(Event::Passed { seat: self.seat });
        self.next_chance();
        Ok(())
    }

    fn next_chance(&mut self) {
        let seats = self.state.table.order.len() as u8;
        let Some(crisis) = &mut self.state.table.crisis else { return };
        crisis.at += 1;
        if crisis.at < seats {
            return self.start_chance();
        }
        let left = match crisis.board {
            Board::Abroad => crisis.amount,
            Board::Home => self.game.lying(&self.state.table),
        };
        if left > 0 {
            self.log.note(Event::Revolt { count: left });
            // One step for all of them (R4).
            self.unrest(left);
        }
        self.end_crisis();
    }

    /// The chances are over: rebels may be expelled, then play goes on.
    fn end_crisis(&mut self) {
        if self.is_over() {
            return;
        }
        if let Some(crisis) = &mut self.state.table.crisis {
            (crisis.settled, crisis.at, crisis.supply) = (true, 0, 0);
            crisis.stands.clear();
        }
        self.state.secrets.windows[1] = Window::default();
        self.look_for_rebels(None);
    }

    /// Asks about the next rebel on a port or market whose town another seat controls (R25). Ships never
    /// lie, so none is ever expelled (R74).
    pub(crate) fn look_for_rebels(&mut self, after: Option<(u8, Building)>) {
        let seats = self.state.table.order.len() as u8;
        let mut after = after;
        while let Some(crisis) = self.state.table.crisis
            && crisis.at < seats
        {
            let lord = self.state.table.seat_at(crisis.at);
            if crisis.board == Board::Home
                && let Some((region, building)) = self.next_rebel(lord, after)
            {
                return self.ask(Phase::Expel { region, building });
            }
            after = None;
            if let Some(crisis) = &mut self.state.table.crisis {
                crisis.at += 1;
            }
        }
        self.resume();
    }

    fn next_rebel(&self, lord: Seat, after: Option<(u8, Building)>) -> Option<(u8, Building)> {
        let (game, table) = (self.game, &self.state.table);
        let regions = 0..table.regions.len() as u8;
        let sites = regions.flat_map(|region| {
            [Building::Market, Building::Port].map(|building| (region, building))
        });
        sites.filter(|&site| after.is_none_or(|after| site > after)).find(|&(region, building)| {
            let rebel = game.occupant(table, region, building);
            let lies = rebel.is_some_and(|id| table.unit(id).is(LYING) && game.owner(id) != lord);
            lies && game.lord(table, region) == Some(lord)
        })
    }

    /// The rebel is put on the shore and stays one.
    pub(crate) fn expel(&mut self, region: u8, building: Building) -> Result<(), Illegal> {
        if let Some(id) = self.game.occupant(&self.state.table, region, building) {
            let whose = self.game.owner(id);
            let shore = self.state.table.site(region, building).shore();
            self.state.table.unit_mut(id).spot = shore;
            self.log.note(Event::Expelled { seat: self.seat, whose, region, spared: false });
        }
        self.look_for_rebels(Some((region, building)));
        Ok(())
    }

    /// The rebel stays where it lies.
    pub(crate) fn spare_rebel(&mut self, region: u8, building: Building) -> Result<(), Illegal> {
        if let Some(id) = self.game.occupant(&self.state.table, region, building) {
            let whose = self.game.owner(id);
            self.log.note(Event::Expelled { seat: self.seat, whose, region, spared: true });
        }
        self.look_for_rebels(Some((region, building)));
        Ok(())
    }

    /// Goes on where the crisis came up.
    fn resume(&mut self) {
        let Some(crisis) = self.state.table.crisis.take() else { return };
        match crisis.resume {
            Resume::Balance => self.next_half(),
            Resume::Round => self.finish_step(),
            Resume::Refill => self.refill(),
        }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// A deal: everybody of a seat in the region of a temple stands up at once.
    pub(crate) fn stand_region(&mut self, region: u8, whose: Seat) {
        for at in self.game.range(whose, false) {
            let Some(unit) = self.state.table.citizens.get_mut(at) else { continue };
            if unit.region == region && unit.is(LYING) {
                unit.flags &= !LYING;
                let spot = unit.spot;
                self.log.note(Event::StoodUp { whose, region, spot });
            }
        }
        if self.game.lying(&self.state.table) == 0 {
            self.end_crisis();
        }
    }
}

//! Phase 5: rounds in turn order, each with at most one action, one card and one port or market.

use kit::illegal::NOT_NOW;
use kit::{Illegal, Log, Seat, SeatSet};

use crate::Archipelago;
use crate::components::Action;
use crate::event::Event;
use crate::refusals::{NO_CIRCLE, NO_DISC, ONE_ACTION};
use crate::state::{Ending, Move, Phase, Round, Stage, State, Table, Window};
use crate::turn::Turn;
use crate::units::MOVED;

impl Archipelago {
    /// Whether the seat may still place a disc this round.
    pub(crate) fn may_act(&self, table: &Table, seat: Seat) -> Result<(), Illegal> {
        if table.round.acted {
            return Err((&ONE_ACTION).into());
        }
        if self.discs_left(table, seat) == 0 {
            return Err((&NO_DISC).into());
        }
        Ok(())
    }

    /// Discs a seat can still place.
    pub(crate) fn discs_left(&self, table: &Table, seat: Seat) -> u8 {
        let at = seat.index();
        table.discs[at].saturating_sub(table.used[at])
    }

    /// Whether an action with a disc is possible.
    pub(crate) fn may_begin(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Illegal> {
        let table = &state.table;
        let figures = &self.components.figures;
        self.may_act(table, seat)?;
        match action {
            Action::Taxes if table.wheel.taxes >= figures.tax_circles => Err((&NO_CIRCLE).into()),
            Action::Taxes => Ok(()),
            Action::Exploration => {
                let own = !table.wheel.explorers.contains(seat);
                if !own && table.wheel.shared >= figures.explore_circles {
                    return Err((&NO_CIRCLE).into());
                }
                self.may_explore(table, seat)
            }
            Action::Reproduction if table.wheel.parents.contains(seat) => Err((&NO_CIRCLE).into()),
            Action::Reproduction => self.can_breed(table, seat),
            Action::Recruitment => self.can_recruit(state, seat, false),
            Action::Migration => self.can_march(table, seat, false, self.land_steps(table)),
            Action::Harvest | Action::Construction | Action::Transaction => Err((&NOT_NOW).into()),
        }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Phase 5 begins.
    pub(crate) fn start_rounds(&mut self) {
        let table = self.table();
        table.stage = Stage::Rounds;
        table.used = [0; crate::components::MOST_SEATS];
        (table.out, table.at) = (SeatSet::EMPTY, 0);
        self.begin_round();
    }

    fn begin_round(&mut self) {
        self.state.table.round = Round::default();
        self.state.secrets.windows[0] = Window::default();
        self.ask(Phase::Round);
    }

    /// A step of the round is over.
    pub(crate) fn finish_step(&mut self) {
        let table = self.table();
        let units = table.citizens.iter_mut().chain(table.ships.iter_mut());
        units.for_each(|unit| unit.flags &= !MOVED);
        self.ask(Phase::Round);
    }

    pub(crate) fn play_round(&mut self, decision: Move) -> Result<(), Illegal> {
        match decision {
            Move::Act(action) => self.begin_action(action),
            Move::Harvest(resource) => self.begin_harvest(resource),
            Move::Buy(..) | Move::Sell(..) | Move::SellToken(..) => self.transaction(decision),
            Move::Build { work, unit, shore, sea, pay } => {
                self.game.may_act(&self.state.table, self.seat)?;
                self.game.may_construct(self.state, self.seat, work, unit, shore, sea, pay)?;
                self.place_disc(Action::Construction);
                self.construct(work, unit, shore, sea, pay)
            }
            Move::Site { region, building, by_town } => self.open_site(region, building, by_town),
            Move::Use { card, pay, both } => self.use_card(card, pay, both),
            Move::Raise { card, pay, unit } => self.raise(card, pay, unit),
            Move::End => {
                self.end_round();
                Ok(())
            }
            _ => Err((&NOT_NOW).into()),
        }
    }

    /// A disc goes on the wheel.
    pub(crate) fn place_disc(&mut self, action: Action) {
        let seat = self.seat;
        let table = self.table();
        table.used[seat.index()] += 1;
        table.round.acted = true;
        self.log.note(Event::Acted { seat, action });
    }

    /// None of these engages a unit (R20).
    fn begin_action(&mut self, action: Action) -> Result<(), Illegal> {
        let seat = self.seat;
        self.game.may_begin(self.state, seat, action)?;
        self.place_disc(action);
        let steps = self.game.land_steps(&self.state.table);
        let table = self.table();
        match action {
            Action::Taxes => {
                table.wheel.taxes += 1;
                self.raise_taxes();
            }
            Action::Exploration => {
                if table.wheel.explorers.contains(seat) {
                    table.wheel.shared += 1;
                } else {
                    table.wheel.explorers = table.wheel.explorers.with(seat);
                }
                self.ask(Phase::Explore);
            }
            Action::Reproduction => {
                table.wheel.parents = table.wheel.parents.with(seat);
                self.ask(Phase::Breed { left: u8::MAX, begun: false });
            }
            Action::Recruitment => {
                self.ask(Phase::Recruit { left: u8::MAX, free: false, begun: false });
            }
            Action::Migration => {
                self.ask(Phase::Migrate { ships: false, steps, begun: false });
            }
            Action::Harvest | Action::Construction | Action::Transaction => {}
        }
        Ok(())
    }

    /// A round with nothing done puts the seat out, discs left or not; the phase is over when all are
    /// (R42, R43).
    fn end_round(&mut self) {
        let seat = self.seat;
        let Round { acted, carded, traded, .. } = self.state.table.round;
        let out = !(acted || carded || traded);
        if out {
            self.state.table.out = self.state.table.out.with(seat);
        }
        self.log.note(Event::RoundEnded { seat, out });
        self.ends();
        if self.state.table.finishing {
            return self.finish(Ending::Objective);
        }
        let table = &self.state.table;
        let seats = table.order.len() as u8;
        let later = (1..=seats).map(|step| (table.at + step) % seats);
        match later.into_iter().find(|&at| !table.out.contains(table.seat_at(at))) {
            Some(at) => {
                self.state.table.at = at;
                self.begin_round();
            }
            None => self.start_purchase(),
        }
    }
}

//! The legal decisions.

use kit::Seat;

use crate::Goa;
use crate::board::{Colony, Column, Site};
use crate::components::{Card, Tile};
use crate::state::{Move, Phase, State, Tie};

impl Goa {
    /// Every legal decision of the awaited seat.
    pub(crate) fn list_moves(&self, state: &State, moves: &mut Vec<Move>) {
        self.each_move(state, &mut |decision| moves.push(decision));
    }

    /// Every decision the seat that is asked may take, always in the same order.
    pub(crate) fn each_move(&self, state: &State, each: &mut impl FnMut(Move)) {
        let table = &state.table;
        let own = table.own();
        match table.phase {
            Phase::QuickStart { moved } => {
                let columns = Column::ALL.into_iter();
                columns
                    .filter(|&column| self.may_start_with(table, column).is_ok())
                    .for_each(|column| each(Move::Progress(column)));
                if moved == 0 {
                    each(Move::TakeDucats);
                }
            }
            Phase::Flag => self.flag_spaces(table).iter().for_each(|space| each(Move::Flag(space))),
            Phase::Token => {
                self.token_spaces(table).iter().for_each(|space| each(Move::Token(space)));
            }
            Phase::Bid { high, .. } => {
                each(Move::Pass);
                (high.saturating_add(1)..=state.purse()).for_each(|ducats| each(Move::Bid(ducats)));
            }
            Phase::LastWord { high, .. } => {
                each(Move::Sell);
                if self.may_buy(state, high).is_ok() {
                    each(Move::Buy);
                }
            }
            Phase::Either { .. } => {
                each(Move::Ships);
                each(Move::Colonists);
            }
            Phase::Resupply { .. } => {
                each(Move::Ships);
                each(Move::Colonists);
                if self.may_harvest(own).is_ok() {
                    each(Move::Spices);
                }
            }
            Phase::GiveUp { boxed, .. } => {
                Site::plantations()
                    .filter(|&site| self.may_give_up(table, site).is_ok())
                    .for_each(|site| each(Move::GiveUp(site)));
                if boxed {
                    each(Move::PutBack);
                }
            }
            Phase::Boxed => table.boxed.iter().for_each(|tile| each(Move::TakeBoxed(Tile(tile)))),
            Phase::UseNow { tile } => {
                each(Move::Use(tile));
                each(Move::Keep);
            }
            Phase::Gather { must, mix, .. } => {
                for site in Site::all() {
                    self.each_put(own, site, &mut |site, spice| each(Move::Put(site, spice)));
                }
                if mix {
                    each(Move::Ships);
                    each(Move::Colonists);
                }
                if !must {
                    each(Move::Stop);
                }
            }
            Phase::Fill { site, .. } => {
                self.each_put(own, site, &mut |site, spice| each(Move::Put(site, spice)));
            }
            Phase::FillNext { must, .. } => {
                Site::all()
                    .filter(|&site| self.may_fill(own, site).is_ok())
                    .for_each(|site| each(Move::Fill(site)));
                if !must {
                    each(Move::Stop);
                }
            }
            Phase::Turn => self.each_of_turn(state, each),
            Phase::With(tie) => self.each_with(state, tie, each),
            Phase::Spying => self.each_errand(state, None, each),
            Phase::Name { .. } => self.each_colony(state, each),
            Phase::PayStep { column, paid } => {
                if let Some(spice) = self.next_due(own, column, paid) {
                    Site::all()
                        .filter(|&site| self.may_give(own, site, spice).is_ok())
                        .for_each(|site| each(Move::Give(site, spice)));
                }
            }
            Phase::BuyStep => Column::ALL
                .into_iter()
                .filter(|&column| self.may_step(own, column).is_ok())
                .for_each(|column| each(Move::Progress(column))),
            Phase::ViceKing => Column::ALL
                .into_iter()
                .filter(|&column| self.may_help(own, column).is_ok())
                .for_each(|column| each(Move::Progress(column))),
            Phase::Sell { must, .. } => {
                self.each_give(own, &mut |site, spice| each(Move::Give(site, spice)));
                if !must {
                    each(Move::Stop);
                }
            }
            Phase::Duty { .. } => {
                self.each_give(own, &mut |site, spice| each(Move::Give(site, spice)));
            }
            Phase::Expedition => self.each_on_expedition(state, each),
            Phase::Founding => {
                if self.may_pay_colonists(table).is_ok() {
                    each(Move::Pay);
                }
                each(Move::Decline);
                self.each_free(state, each);
            }
            Phase::Settle { colony } => {
                self.each_colony_tile(table, colony, &mut |tile| each(Move::Settle(tile)));
            }
            Phase::Swap => table.tiled().iter().for_each(|space| each(Move::SwapFor(space))),
            Phase::Extra => {
                each(Move::Extra);
                if self.may_pass_extra(table).is_ok() {
                    each(Move::Pass);
                }
            }
            Phase::Over => {}
        }
    }

    fn each_of_turn(&self, state: &State, each: &mut impl FnMut(Move)) {
        let table = &state.table;
        let own = table.own();
        if !table.acted {
            let spices = own.spices();
            for column in Column::ALL {
                // What `may_progress` says, with the spices counted once for all columns.
                let cost = self.step_cost(own, column);
                if self.may_step(own, column).is_ok()
                    && own.ships >= u16::from(cost.len())
                    && spices.lacking(cost) == 0
                {
                    each(Move::Progress(column));
                }
            }
            each(Move::Ships);
            if self.may_harvest(own).is_ok() {
                each(Move::Harvest);
            }
            each(Move::Taxes);
            each(Move::Expedition);
            self.each_colony(state, each);
        }
        self.each_free(state, each);
        if table.acted {
            each(Move::End);
        }
    }

    /// Cards and tiles, which are no actions (R28).
    fn each_free(&self, state: &State, each: &mut impl FnMut(Move)) {
        let table = &state.table;
        if table.is_auction() {
            return;
        }
        for tile in table.own().tiles.iter() {
            if self.may_use(table, tile).is_ok() {
                each(Move::Use(Tile(tile)));
            }
        }
        if !table.carded {
            for card in state.own_hand().iter().map(Card) {
                if self.may_play(state, card).is_ok() {
                    each(Move::Play(card));
                }
            }
        }
    }

    fn each_on_expedition(&self, state: &State, each: &mut impl FnMut(Move)) {
        if self.may_draw(state).is_ok() {
            each(Move::Draw);
        }
        for card in state.own_hand().iter().map(Card) {
            if self.may_discard(state, card).is_ok() {
                each(Move::Discard(card));
            }
        }
        if self.may_stop_expedition(state).is_ok() {
            each(Move::Stop);
            self.each_free(state, each);
        } else if !state.table.carded {
            for card in state.own_hand().iter().map(Card) {
                if self.may_play(state, card).is_ok() {
                    each(Move::Play(card));
                }
            }
        }
    }

    fn each_colony(&self, state: &State, each: &mut impl FnMut(Move)) {
        for colony in Colony::ALL {
            if self.may_found(&state.table, colony).is_ok() {
                each(Move::Found(colony));
            }
        }
    }

    fn each_with(&self, state: &State, tie: Tie, each: &mut impl FnMut(Move)) {
        let table = &state.table;
        match tie {
            Tie::NoSpice | Tie::NoShip => {
                for column in Column::ALL {
                    if self.may_progress(table.own(), column, Some(tie)).is_ok() {
                        each(Move::Progress(column));
                    }
                }
            }
            Tie::Mix if !table.acted => each(Move::Harvest),
            Tie::Third if !table.acted => self.each_colony(state, each),
            Tie::Mix | Tie::Third => {}
        }
        if matches!(tie, Tie::Mix | Tie::Third) && self.espionage(table).is_some() {
            self.each_errand(state, Some(tie), each);
        }
    }

    fn each_errand(&self, state: &State, tie: Option<Tie>, each: &mut impl FnMut(Move)) {
        for on in Seat::all(self.options.seats) {
            for column in Column::ALL {
                if self.may_spy(&state.table, tie, on, column).is_ok() {
                    each(Move::Spy(on, column));
                }
            }
        }
    }
}

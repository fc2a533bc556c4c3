//! Setting the table: what is dealt before and after turn 0, and the sealed choices of variants.

use kit::{CardSet, Chance, Illegal, Log, Reveals, Row, Seat, SeatSet, Seed};

use crate::Archipelago;
use crate::components::{CARDS, HEXES, MOST_SEATS, OBJECTIVES, TRENDS, Wins};
use crate::event::Event;
use crate::map::{DESERT, OPEN_SEA, lay};
use crate::refusals::{NO_TREND, SAME_CHOICE, WRONG_KEEP};
use crate::state::{Phase, Round, SLOTS, Secrets, Slot, Stage, State, Stock, Table, Wheel, Window};
use crate::turn::Turn;
use crate::units::Unit;

/// The Benefactor is the last trend card.
pub(crate) const BENEFACTOR: u8 = TRENDS as u8 - 1;

impl Archipelago {
    /// The table before turn 0.
    pub(crate) fn set_up(&self, seed: Seed) -> State {
        let mut chance = Chance::new(seed);
        let figures = &self.components.figures;
        let seats = self.options.seats;
        let mut order: Row<Seat, MOST_SEATS> = self.seats().collect();
        chance.shuffle(&mut order);
        let mut bank_cubes = self.components.cubes;
        bank_cubes.iter_mut().for_each(|count| *count -= 1);
        let units = |each: u8| usize::from(each) * usize::from(seats);
        let mut table = Table {
            stage: Stage::Settling,
            phase: Phase::Settle,
            turn: 0,
            order,
            at: 0,
            regions: Row::new(),
            citizens: std::iter::repeat_n(Unit::default(), units(figures.citizens)).collect(),
            ships: std::iter::repeat_n(Unit::default(), units(figures.ships)).collect(),
            bank: figures.florins - seats * figures.start_florins,
            bank_cubes,
            markets: [[1; 6], [0; 6]],
            rebellion: 0,
            surplus: 0,
            explorers: figures.piles * figures.pile,
            spent: 0,
            pile: (0..HEXES).collect(),
            top_hex: None,
            hex_discards: CardSet::EMPTY,
            taken: None,
            lax: false,
            deck: (0..CARDS).collect(),
            discards: CardSet::EMPTY,
            track: [None; SLOTS],
            shown: CardSet::EMPTY,
            owned: [CardSet::EMPTY; MOST_SEATS],
            engaged: CardSet::EMPTY,
            built: CardSet::EMPTY,
            fresh: CardSet::EMPTY,
            trends: Row::new(),
            kindness: [0; MOST_SEATS],
            common: 0,
            met: 0,
            revealed: [0; MOST_SEATS],
            finishing: false,
            discs: [0; MOST_SEATS],
            used: [0; MOST_SEATS],
            out: SeatSet::EMPTY,
            wheel: Wheel::default(),
            ruin: 0,
            round: Round::default(),
            crisis: None,
            picked: Row::new(),
            places: [None; MOST_SEATS],
            promises: Row::new(),
            ended: None,
        };
        let mut stocks = [Stock::default(); MOST_SEATS];
        for seat in self.seats() {
            stocks[seat.index()].florins = figures.start_florins;
            table.discs[seat.index()] = figures.discs;
            let start = Unit { region: 0, ..Unit::default() };
            if self.desert {
                let first = self.range(seat, false).start;
                for at in 0..usize::from(figures.settlers) {
                    table.citizens[first + at] = start;
                }
            } else {
                table.ships[self.range(seat, true).start] = start;
            }
        }
        if self.desert {
            table.surplus = figures.desert_workers;
        }
        lay(&mut table, if self.desert { DESERT } else { OPEN_SEA }, 0, (0, 0));
        let secrets = Secrets {
            stocks,
            objectives: [0; MOST_SEATS],
            dropped: [0; MOST_SEATS],
            hexes: [CardSet::EMPTY; MOST_SEATS],
            sealed: [None; MOST_SEATS],
            top: None,
            fists: [None; 2],
            windows: [Window::default(); 2],
        };
        let mut state = State { table, secrets, chance };
        if self.chosen_trend {
            state.table.stage = Stage::Vote;
            state.table.phase = Phase::Vote;
        } else {
            self.deal_hexes(&mut state);
            let seat = state.table.seat_at(0);
            let log = &mut kit::Unlogged;
            let reveals = Reveals::Nothing;
            Turn { game: self, state: &mut state, log, seat, reveals }.prepare_settler();
        }
        state
    }

    /// Three hexagons for everybody.
    fn deal_hexes(&self, state: &mut State) {
        for seat in self.seats() {
            for _ in 0..self.components.figures.hand {
                let drawn = state.table.pile.draw(&mut state.chance);
                drawn.into_iter().for_each(|hex| state.secrets.hexes[seat.index()].insert(hex));
            }
        }
        state.table.stage = Stage::Settling;
        state.table.phase = Phase::Settle;
        state.table.at = 0;
    }

    /// Trend cards that can be voted for.
    pub(crate) fn votable(&self) -> u8 {
        if self.benefactor { BENEFACTOR } else { TRENDS as u8 }
    }

    /// The objectives in the deck: some tables leave out Pacifist and Separatist.
    pub(crate) fn objective_deck(&self) -> u16 {
        let alone = self.options.seats == 2 || self.no_secrets || self.benefactor;
        let mut deck = 0;
        for (at, objective) in self.components.objectives.iter().enumerate().take(OBJECTIVES) {
            let special = matches!(objective.criterion.wins, Wins::Pacifist | Wins::Separatist);
            if !(alone && special) {
                deck |= 1 << at;
            }
        }
        deck
    }

    /// The objectives a seat keeps.
    pub(crate) fn objectives_kept(&self) -> u32 {
        match (self.no_secrets, self.options.seats) {
            (true, _) => 0,
            (_, 2) => 2,
            _ => 1,
        }
    }
}

/// Draws one of a set of bits.
pub(crate) fn draw_bit(bits: &mut u16, chance: &mut Chance) -> u16 {
    let mut cards = CardSet(u64::from(*bits));
    let drawn = cards.draw(chance).map_or(0, |at| 1 << at);
    *bits &= !drawn;
    drawn
}

impl<L: Log<Event>> Turn<'_, L> {
    /// A sealed vote for a trend card.
    pub(crate) fn vote(&mut self, trend: u8) -> Result<(), Illegal> {
        if trend >= self.game.votable() {
            return Err((&NO_TREND).into());
        }
        self.seal(u16::from(trend))?;
        if self.game.awaited_seats(self.state).is_empty() {
            self.count_votes();
        }
        Ok(())
    }

    /// Puts a decision away until all have decided.
    pub(crate) fn seal(&mut self, choice: u16) -> Result<(), Illegal> {
        let sealed = &mut self.state.secrets.sealed[self.seat.index()];
        if *sealed == Some(choice) {
            return Err((&SAME_CHOICE).into());
        }
        *sealed = Some(choice);
        self.log.note(Event::Chose { seat: self.seat });
        Ok(())
    }

    fn count_votes(&mut self) {
        self.reveals = Reveals::Hidden;
        let mut votes = [0u8; TRENDS];
        for vote in self.state.secrets.sealed.iter().flatten() {
            votes[usize::from(*vote).min(TRENDS - 1)] += 1;
        }
        self.state.secrets.sealed = [None; MOST_SEATS];
        let wanted = if self.game.more_control && !self.game.benefactor { 2 } else { 1 };
        let mut trends: Row<u8, 2> = Row::new();
        for _ in 0..wanted {
            let left = |trend: &u8| !trends.contains(trend);
            let open = (0..self.game.votable()).filter(left);
            let most = open.clone().map(|trend| votes[usize::from(trend)]).max();
            let best = open.filter(|&trend| Some(votes[usize::from(trend)]) == most);
            let mut tied: CardSet = best.collect();
            let drawn = tied.draw(&mut self.state.chance);
            if let Some(trend) = drawn {
                let _ = trends.push(trend);
            }
        }
        if self.game.benefactor {
            let _ = trends.push(BENEFACTOR);
        }
        self.state.table.trends = trends;
        self.log.note(Event::Trends { trends });
        self.game.deal_hexes(self.state);
        self.prepare_settler();
    }

    /// After turn 0: the track, the trend and the objectives (section 7, step 8). A red half of the first
    /// back is not resolved (R48).
    pub(crate) fn lay_out(&mut self) {
        self.renew_top();
        for slot in 0..SLOTS {
            if let Some(card) = self.draw_card() {
                self.state.table.track[slot] = Some(Slot { card, turned: 0 });
            }
        }
        let game = self.game;
        if !game.no_secrets && !game.chosen_trend {
            let mut cards: CardSet = (0..game.votable()).collect();
            let wanted = if game.more_control && !game.benefactor { 2 } else { 1 };
            let mut trends: Row<u8, 2> = Row::new();
            for _ in 0..wanted {
                let drawn = cards.draw(&mut self.state.chance);
                if let Some(trend) = drawn {
                    let _ = trends.push(trend);
                }
            }
            if game.benefactor {
                let _ = trends.push(BENEFACTOR);
            }
            self.state.table.trends = trends;
            self.log.note(Event::Trends { trends });
        }
        self.deal_objectives();
    }

    fn deal_objectives(&mut self) {
        let (game, state) = (self.game, &mut *self.state);
        let mut deck = game.objective_deck();
        if game.no_secrets {
            for _ in game.seats() {
                state.table.common |= draw_bit(&mut deck, &mut state.chance);
            }
        } else {
            let each = game.objectives_kept() * if game.more_spice { 2 } else { 1 };
            for seat in game.seats() {
                for _ in 0..each {
                    let drawn = draw_bit(&mut deck, &mut state.chance);
                    state.secrets.objectives[seat.index()] |= drawn;
                }
            }
        }
        if game.more_spice {
            state.table.stage = Stage::Keep;
            state.table.phase = Phase::Keep;
        } else {
            self.start_turn();
        }
    }

    /// Some of the objectives dealt are kept, sealed.
    pub(crate) fn keep(&mut self, kept: u16) -> Result<(), Illegal> {
        let dealt = self.state.secrets.objectives[self.seat.index()];
        if kept & !dealt != 0 || kept.count_ones() != self.game.objectives_kept() {
            return Err(Illegal::by(&WRONG_KEEP).with("count", self.game.objectives_kept() as i32));
        }
        self.seal(kept)?;
        if self.game.awaited_seats(self.state).is_empty() {
            // That nobody is missing any more was hidden until now.
            self.reveals = Reveals::Hidden;
            for seat in self.game.seats() {
                let at = seat.index();
                let secrets = &mut self.state.secrets;
                let kept = secrets.sealed[at].take().unwrap_or_default();
                secrets.dropped[at] = secrets.objectives[at] & !kept;
                secrets.objectives[at] = kept;
            }
            self.start_turn();
        }
        Ok(())
    }
}

//! Setting the table: tiles on the board, first seat, goods at the start.
//!
//! Rulebook p. 2-3, "Mise en place"; p. 10, "Départ rapide".

use kit::{CardSet, Chance, Illegal, Log, Row, Seat, SeatSet, Seed};

use crate::Goa;
use crate::board::{ALL_CORNERS, Column, ROWS, SQUARES};
use crate::components::{Card, Tile};
use crate::event::{Event, Goods};
use crate::refusals;
use crate::state::{MOST_SEATS, Phase, Place, Shared, Stage, State, Stop};
use crate::turn::Turn;

/// The symbol that decides who begins: the first one of the content file.
const FIRST_SEAT_SYMBOL: u8 = 0;

impl Goa {
    pub(crate) fn set_up(&self, seed: Seed) -> State {
        let components = &self.components;
        let figures = &components.figures;
        let mut chance = Chance::new(seed);
        let place = Place {
            ships: figures.ships.into(),
            colonists: figures.colonists.into(),
            ..Place::default()
        };
        let mut table = Shared {
            stage: Stage::Start,
            phase: Phase::Flag,
            active: Seat(0),
            round: 0,
            flag: Seat(0),
            opener: Seat(0),
            grid: [None; SQUARES],
            tokens: Row::new(),
            later: components.halves[1],
            boxed: CardSet::EMPTY,
            gone: CardSet::EMPTY,
            colonies: components.colony_tiles.set(),
            stock: components.cards.set(),
            discard: CardSet::EMPTY,
            recruiting: Row::new(),
            corners: 0,
            bonanza: 0,
            bonanza_due: false,
            entered: [0; ROWS],
            acted: false,
            carded: false,
            stop: Stop::No,
            passed: SeatSet::EMPTY,
            places: Seat::all(self.options.seats).map(|_| place).collect(),
        };
        self.lay_out(&mut table, components.halves[0], &mut chance);
        table.flag = self.find_first(&mut table, &mut chance);
        table.opener = table.flag;
        table.active = table.flag;
        let mut ducats = [0; MOST_SEATS];
        for seat in Seat::all(self.options.seats) {
            let first = seat == table.flag;
            ducats[seat.index()] =
                if first { figures.first_ducats } else { figures.other_ducats }.into();
        }
        if self.quick_start {
            table.phase = Phase::QuickStart { moved: 0 };
        } else {
            table.stage = Stage::Placing;
        }
        State { table, hands: [CardSet::EMPTY; MOST_SEATS], ducats, chance }
    }

    /// A few tiles go to the box, seen by all, at most so many of them plantations, which are
    /// replaced by others (R1); the rest is laid on the squares. With Bonanza a tile goes under
    /// each corner, of all Bonanza tiles in each phase (R41).
    pub(crate) fn lay_out(&self, table: &mut Shared, mut pool: CardSet, chance: &mut Chance) {
        let figures = &self.components.figures;
        let is_plantation = |tile: u8| self.components.tile(Tile(tile)).is_plantation();
        let mut plantations = 0;
        let mut back = CardSet::EMPTY;
        for _ in 0..figures.boxed_tiles {
            let Some(mut tile) = pool.draw(chance) else { break };
            if is_plantation(tile) {
                plantations += 1;
                if plantations > figures.boxed_plantations {
                    back.insert(tile);
                    let mut others: CardSet = pool.iter().filter(|&t| !is_plantation(t)).collect();
                    let Some(other) = others.draw(chance) else { break };
                    pool.remove(other);
                    tile = other;
                }
            }
            table.boxed.insert(tile);
        }
        pool = pool.union(back);
        for square in &mut table.grid {
            *square = pool.draw(chance).map(Tile);
        }
        if self.bonanza {
            table.corners = ALL_CORNERS;
            table.bonanza = u8::MAX >> (u8::BITS as usize - self.components.bonanza.len());
        }
    }

    /// Cards are turned up, seat by seat from the first, until the deciding symbol shows. It brings
    /// no extra action card (R2).
    fn find_first(&self, table: &mut Shared, chance: &mut Chance) -> Seat {
        let mut seat = Seat(0);
        while let Some(card) = table.stock.draw(chance) {
            table.discard.insert(card);
            let symbol = self.components.cards.of(Card(card)).map(|face| face.symbol);
            if symbol == Some(FIRST_SEAT_SYMBOL) {
                return seat;
            }
            seat = seat.next(self.options.seats);
        }
        Seat(0)
    }

    /// Quick start moves markers that are still in the first row, each once. No bonus goes with the
    /// row they come to (R45).
    pub(crate) fn may_start_with(&self, table: &Shared, column: Column) -> Result<(), Illegal> {
        if table.own().markers[column as usize] > 0 {
            return Err((&refusals::SAME_MARKER).into());
        }
        Ok(())
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn start_with_ducats(&mut self) -> Result<(), Illegal> {
        if !matches!(self.state.table.phase, Phase::QuickStart { moved: 0 }) {
            return Err((&refusals::MARKERS_BEGUN).into());
        }
        let (seat, ducats) = (self.seat(), self.game.components.figures.quick_start_ducats.into());
        self.earn(seat, ducats);
        self.log.note(Event::Gained { seat, goods: Goods { ducats, ..Goods::default() } });
        self.next_start();
        Ok(())
    }

    pub(crate) fn start_with_marker(&mut self, column: Column) -> Result<(), Illegal> {
        self.game.may_start_with(&self.state.table, column)?;
        let Phase::QuickStart { moved } = self.state.table.phase else { return Ok(()) };
        let seat = self.seat();
        let marker = &mut self.own().markers[column as usize];
        *marker += 1;
        let row = *marker;
        self.log.note(Event::Stepped { seat, column, row });
        let moved = moved + 1;
        if moved < self.game.components.figures.quick_start_markers {
            self.state.table.phase = Phase::QuickStart { moved };
        } else {
            self.next_start();
        }
        Ok(())
    }

    fn next_start(&mut self) {
        let table = &mut self.state.table;
        table.active = table.active.next(self.game.options.seats);
        table.phase = Phase::QuickStart { moved: 0 };
        if table.active == table.flag {
            self.begin_round();
        }
    }
}

//! Rounds and phases, turns and extra actions.
//!
//! Rulebook p. 4, "Aperçu et déroulement du jeu"; p. 5, "Actions des joueurs"; p. 7, "Fin d'une
//! manche", "Fin de la partie".

use kit::{CardSet, Illegal, Log, Reveals, Row, Seat, SeatSet};

use crate::Goa;
use crate::components::{Tile, TileKind};
use crate::event::Event;
use crate::refusals;
use crate::state::{Phase, Shared, Stage, Stop};
use crate::turn::Turn;

impl Goa {
    /// Who has more extra action cards than may be kept plays one (R39), in the last round too
    /// (R42).
    pub(crate) fn may_pass_extra(&self, table: &Shared) -> Result<(), Illegal> {
        let (had, most) = (table.own().extra_actions, self.components.figures.kept_extra_actions);
        if had > most {
            return Err(Illegal::by(&refusals::TOO_MANY_EXTRAS)
                .with("had", had)
                .with("most", most));
        }
        Ok(())
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// A round begins: red tiles are ready again (R29), and who has the flag places it.
    pub(crate) fn begin_round(&mut self) {
        let table = &mut self.state.table;
        for place in table.places.iter_mut() {
            for tile in place.flipped.iter() {
                if matches!(self.game.components.tile(Tile(tile)), TileKind::Red(_)) {
                    place.flipped.remove(tile);
                }
            }
        }
        table.opener = table.flag;
        table.active = table.flag;
        table.tokens = Row::new();
        table.stage = Stage::Placing;
        table.phase = Phase::Flag;
        self.log.note(Event::RoundBegan { round: table.round });
    }

    /// All lots are sold: everybody acts, who has the flag now first.
    pub(crate) fn begin_actions(&mut self) {
        let table = &mut self.state.table;
        table.tokens = Row::new();
        table.stage = Stage::Actions { number: 0 };
        table.active = table.flag;
        self.begin_turn();
    }

    fn begin_turn(&mut self) {
        let table = &mut self.state.table;
        table.acted = false;
        table.carded = false;
        table.stop = Stop::No;
        table.phase = Phase::Turn;
    }

    pub(crate) fn end_turn(&mut self) {
        let table = &mut self.state.table;
        let next = table.active.next(self.game.options.seats);
        match table.stage {
            Stage::Actions { .. } if next != table.flag => {
                table.active = next;
                self.begin_turn();
            }
            Stage::Actions { number } if number + 1 < self.game.components.figures.actions => {
                table.stage = Stage::Actions { number: number + 1 };
                table.active = next;
                self.begin_turn();
            }
            Stage::Actions { .. } => {
                table.stage = Stage::Extra;
                table.passed = SeatSet::EMPTY;
                self.offer_extra(next);
            }
            _ => self.offer_extra(next),
        }
    }

    /// In turn order everybody plays one extra action card at a time or passes for this round
    /// (R39); who has none has passed.
    fn offer_extra(&mut self, from: Seat) {
        let table = &mut self.state.table;
        for seat in from.round(self.game.options.seats) {
            if table.passed.contains(seat) {
                continue;
            }
            if table.places[seat.index()].extra_actions > 0 {
                table.active = seat;
                table.phase = Phase::Extra;
                return;
            }
            table.passed = table.passed.with(seat);
        }
        self.end_round();
    }

    pub(crate) fn play_extra(&mut self) -> Result<(), Illegal> {
        let seat = self.seat();
        // Nobody is asked who has none.
        self.own().extra_actions = self.own().extra_actions.saturating_sub(1);
        self.log.note(Event::ExtraPlayed { seat });
        self.begin_turn();
        Ok(())
    }

    pub(crate) fn pass_extra(&mut self) -> Result<(), Illegal> {
        self.game.may_pass_extra(&self.state.table)?;
        let seat = self.seat();
        let table = &mut self.state.table;
        table.passed = table.passed.with(seat);
        self.log.note(Event::ExtraPassed { seat });
        self.offer_extra(seat.next(self.game.options.seats));
        Ok(())
    }

    /// After the last round of phase A the board is cleared, its tiles leave the game (R41), and it
    /// is laid out with the tiles of phase B; after the last round of phase B the game is over.
    fn end_round(&mut self) {
        let rounds = self.game.components.figures.rounds;
        let table = &mut self.state.table;
        table.passed = SeatSet::EMPTY;
        table.round += 1;
        if table.round == self.game.components.all_rounds() {
            self.end_game();
            return;
        }
        if table.round == rounds {
            for tile in table.grid.iter_mut().filter_map(Option::take) {
                table.gone.insert(tile.0);
            }
            let tiles = std::mem::take(&mut table.later);
            self.game.lay_out(table, tiles, &mut self.state.chance);
            self.log.note(Event::LaidOut { half: 1 });
        }
        self.begin_round();
    }

    fn end_game(&mut self) {
        self.state.table.phase = Phase::Over;
        for seat in Seat::all(self.game.options.seats) {
            let (ducats, hand): (u16, CardSet) = (self.state.ducats(seat), self.state.hand(seat));
            self.log.note(Event::Counted { seat, ducats, hand });
        }
        self.log.note(Event::Ended);
        self.reveals = Reveals::Hidden;
    }
}

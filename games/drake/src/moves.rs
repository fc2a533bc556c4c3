//! The legal decisions.

use crate::FrancisDrake;
use crate::board::{Disc, Good, Item, LOCATIONS};
use crate::prepare::guardian;
use crate::state::{Move, Phase, State};

impl FrancisDrake {
    /// Every legal decision of the awaited seat, always in the same order.
    pub(crate) fn list_moves(&self, state: &State, moves: &mut Vec<Move>) {
        let table = &state.table;
        let own = table.own();
        match table.phase {
            Phase::Street => {
                for position in own.last + 1..=LOCATIONS as u8 {
                    if let Some(location) = table.location(position)
                        && self.may_enter(table, location).is_ok()
                    {
                        moves.push(Move::Visit(location));
                    }
                }
                moves.push(Move::Pass);
            }
            Phase::Take(location) => Item::ALL
                .into_iter()
                .filter(|&item| self.may_take(table, location, item).is_ok())
                .for_each(|item| moves.push(Move::Take(item))),
            Phase::Guard(place) => {
                let left = self.counters_left(state, guardian(place));
                let some = (0u8..).zip(left).filter(|(_, count)| *count > 0);
                some.for_each(|(shows, _)| moves.push(Move::Guard(shows)));
            }
            Phase::Sail => {
                let open = self.open_places(own);
                let discs = &state.discs[table.active.index()];
                for disc in Disc::ALL {
                    if own.owns(disc) && discs[disc as usize].is_none() {
                        open.iter().for_each(|place| moves.push(Move::Lay(disc, place)));
                    }
                }
            }
            Phase::Inform => {
                own.present.iter().for_each(|place| moves.push(Move::LookDiscs(place)));
                let guarded = own.present.iter().filter(|place| place.site().is_some());
                guarded.for_each(|place| moves.push(Move::LookCounter(place)));
                moves.push(Move::Decline);
            }
            Phase::Swap => {
                for one in own.present.iter() {
                    for other in own.present.iter().filter(|&other| other > one) {
                        moves.push(Move::Swap(one, other));
                    }
                }
                moves.push(Move::Keep);
            }
            Phase::Shift(_) => {
                self.open_places(own).iter().for_each(|place| moves.push(Move::Shift(place)));
                moves.push(Move::Keep);
            }
            Phase::Mission(place) => {
                match place.port() {
                    Some(port) => Good::ALL
                        .into_iter()
                        .filter(|&good| table.goods[port] >> good as u8 & 1 != 0)
                        .for_each(|good| moves.push(Move::Trade(good))),
                    None => moves.push(Move::Attack),
                }
                moves.push(Move::Decline);
            }
            Phase::Pay(_) => {
                moves.push(Move::Pay);
                moves.push(Move::Decline);
            }
            Phase::Home => {
                moves.push(Move::Stay);
                moves.push(Move::Return);
            }
            Phase::Over => {}
        }
    }
}

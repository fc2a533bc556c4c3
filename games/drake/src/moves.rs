//! The legal decisions.

use crate::FrancisDrake;
use crate::board::{Disc, Good, Item, LOCATIONS};
use crate::prepare::guardian;
use crate::state::{Move, Phase, State};

impl FrancisDrake {
    /// Every decision the seat that is asked may take, always in the same order.
    pub(crate) fn each_move(&self, state: &State, each: &mut impl FnMut(Move)) {
        let table = &state.table;
        let own = table.own();
        match table.phase {
            Phase::Street => {
                for position in own.last + 1..=LOCATIONS as u8 {
                    if let Some(location) = table.location(position)
                        && self.may_enter(table, location).is_ok()
                    {
                        each(Move::Visit(location));
                    }
                }
                each(Move::Pass);
            }
            Phase::Take(location) => Item::ALL
                .into_iter()
                .filter(|&item| self.may_take(table, location, item).is_ok())
                .for_each(|item| each(Move::Take(item))),
            Phase::Guard(place) => {
                let left = self.counters_left(state, guardian(place));
                let some = (0u8..).zip(left).filter(|(_, count)| *count > 0);
                some.for_each(|(shows, _)| each(Move::Guard(shows)));
            }
            Phase::Sail => {
                let open = self.open_places(own);
                let discs = &state.discs[table.active.index()];
                for disc in Disc::ALL {
                    if own.owns(disc) && discs[disc as usize].is_none() {
                        open.iter().for_each(|place| each(Move::Lay(disc, place)));
                    }
                }
            }
            Phase::Inform => {
                own.present.iter().for_each(|place| each(Move::LookDiscs(place)));
                let guarded = own.present.iter().filter(|place| place.site().is_some());
                guarded.for_each(|place| each(Move::LookCounter(place)));
                each(Move::Decline);
            }
            Phase::Swap => {
                for one in own.present.iter() {
                    for other in own.present.iter().filter(|&other| other > one) {
                        each(Move::Swap(one, other));
                    }
                }
                each(Move::Keep);
            }
            Phase::Shift(_) => {
                self.open_places(own).iter().for_each(|place| each(Move::Shift(place)));
                each(Move::Keep);
            }
            Phase::Mission(place) => {
                match place.port() {
                    Some(port) => Good::ALL
                        .into_iter()
                        .filter(|&good| table.goods[port] >> good as u8 & 1 != 0)
                        .for_each(|good| each(Move::Trade(good))),
                    None => each(Move::Attack),
                }
                each(Move::Decline);
            }
            Phase::Pay(_) => {
                each(Move::Pay);
                each(Move::Decline);
            }
            Phase::Home => {
                each(Move::Stay);
                each(Move::Return);
            }
            Phase::Over => {}
        }
    }
}

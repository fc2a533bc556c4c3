//! How each decision is made by hand, and which decision a touch is meant for.

use kit::Phrase;
use kit::scene::Touch;

use super::Painter;
use super::chart::{counter_id, good_id, place_id};
use super::log::disc_id;
use super::street::house_id;
use crate::board::{Disc, Good, Location, Place};
use crate::state::{Move, Phase};

impl Painter<'_> {
    /// A visit is the house, a mission the disc and the place; what the Informer looks at is the
    /// place for its discs and the counter itself. Everything that is no thing of the game is a
    /// button.
    pub(super) fn touch(&self, decision: Move) -> Touch {
        let button = |id: &'static str, word: &'static str| Touch::button(id, Phrase::new(word));
        match decision {
            Move::Visit(location) => Touch::piece(house_id(location)),
            Move::Lay(disc, place) => Touch::pieces([disc_id(disc), place_id(place)]),
            Move::LookDiscs(place) | Move::Shift(place) => Touch::piece(place_id(place)),
            Move::LookCounter(place) => Touch::piece(counter_id(place)),
            Move::Swap(one, other) => Touch::pieces([place_id(one), place_id(other)]),
            Move::Attack => Touch::piece(place_id(self.here())),
            Move::Trade(good) => Touch::piece(good_id(self.here(), good)),
            Move::Take(item) => {
                let location = match self.view.table.phase {
                    Phase::Take(location) => location,
                    _ => Location::Docks,
                };
                let goods = self.drake.say_item(location, item);
                Touch::button(
                    format!("press:take-{}", item.id()),
                    Phrase::new("drake-press-take").with("goods", goods),
                )
            }
            Move::Guard(shows) => Touch::button(
                format!("press:guard-{shows}"),
                Phrase::new("drake-press-guard").with("shows", shows),
            ),
            Move::Pass => button("press:pass", "drake-press-pass"),
            Move::Keep => button("press:keep", "drake-press-keep"),
            Move::Pay => button("press:pay", "drake-press-pay"),
            Move::Decline => match self.view.table.phase {
                Phase::Inform => button("press:decline", "drake-press-not-look"),
                Phase::Pay(_) => button("press:decline", "drake-press-withdraw"),
                _ => button("press:decline", "drake-press-decline"),
            },
            Move::Stay => button("press:stay", "drake-press-stay"),
            Move::Return => button("press:return", "drake-press-return"),
        }
    }

    /// The place of the mission that is carried out.
    fn here(&self) -> Place {
        match self.view.table.phase {
            Phase::Mission(place) | Phase::Pay(place) => place,
            _ => Place::default(),
        }
    }

    /// The decisions that could be meant by a touch, those of this phase first.
    pub(super) fn conceivable(&self) -> Vec<Move> {
        let phase = self.view.table.phase;
        let mut moves = Vec::new();
        match phase {
            Phase::Mission(_) => {
                moves.push(Move::Attack);
                moves.extend(Good::ALL.map(Move::Trade));
            }
            Phase::Inform => {
                moves.extend(Place::all().map(Move::LookDiscs));
                moves.extend(Place::all().map(Move::LookCounter));
            }
            Phase::Swap => {
                for one in Place::all() {
                    moves.extend(Place::all().map(|other| Move::Swap(one, other)));
                }
            }
            Phase::Shift(_) => moves.extend(Place::all().map(Move::Shift)),
            _ => {}
        }
        moves.extend(Location::ALL.map(Move::Visit));
        // In a disc of the hand and a place both are named; the first of each stands for the rest.
        let hand: Vec<Disc> = self.view.hand().collect();
        for disc in hand.iter().copied().chain([Disc::One]) {
            moves.extend(Place::all().map(|place| Move::Lay(disc, place)));
        }
        moves.extend(Place::all().map(Move::LookCounter));
        moves.extend(Good::ALL.map(Move::Trade));
        moves
    }
}

//! How decisions about boats are made by hand.

use kit::Phrase;
use kit::scene::Touch;

use super::super::ships::{Move, Phase};
use crate::cubes::Cube;
use crate::effect::Answer;
use crate::scene::{answer_touch, first_cube};
use crate::sea::{self, Sea, Sites};

impl Sea {
    /// How a decision about a boat is made by hand; `cubes` is the name of the cubes of the seat.
    pub(crate) fn touch_ship(&self, cubes: &str, decision: Move) -> Touch {
        match decision {
            Move::Sail(cell) | Move::Post(cell) => Touch::piece(self.tile_id(cell)),
            Move::Toll(cube) | Move::Spend(cube) => Touch::piece(first_cube(cubes, cube)),
            Move::Build => Touch::button("build", Phrase::new("button-build")),
        }
    }

    /// How an answer that is a button is given.
    pub(crate) fn touch_answer(&self, sites: &Sites, phase: Phase, answer: Answer<u8>) -> Touch {
        match (phase, answer) {
            (Phase::Ashore, Answer::Stop) => {
                Touch::button("stop", Phrase::new("button-no-outpost"))
            }
            _ => answer_touch(self.trade_asked(sites, phase), answer),
        }
    }

    /// Every decision about boats that a seat might try by touching a piece, legal or not.
    pub(crate) fn conceivable_ships(&self, phase: Option<Phase>) -> Vec<Move> {
        let cells = self.chart.cells();
        let mut moves: Vec<Move> = match phase {
            Some(Phase::Posts) => cells.map(Move::Post).collect(),
            _ => cells.map(Move::Sail).collect(),
        };
        match phase {
            Some(Phase::Pay(sea::Phase::Toll { .. })) => moves.extend(Cube::ALL.map(Move::Toll)),
            Some(Phase::Pay(_)) => moves.extend(Cube::ALL.map(Move::Spend)),
            _ => {}
        }
        moves
    }
}

//! Decisions as they are written in records: those of the land and no others.

use kit::notation::{Notation, Parts, Writer};

use super::NewWorld;
use super::moves::Move;
use crate::land::content::Land;

impl Notation<NewWorld> for Move {
    type Value = Move;

    fn write(decision: Move, game: &NewWorld, text: &mut Writer) {
        <Move as Notation<Land>>::write(decision, &game.land, text);
    }

    fn read(game: &NewWorld, parts: &mut Parts<'_>) -> Option<Move> {
        <Move as Notation<Land>>::read(&game.land, parts)
    }
}

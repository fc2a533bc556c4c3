//! Caravan, hold, storage: how many cubes a seat can keep, and what becomes of the surplus.
//!
//! The limit is checked at the end of a turn only (R6), and for every seat, the active one first
//! and then clockwise: gifts and tolls can overfill the others' (R7). Who has too much chooses
//! what goes.

use kit::{Illegal, Seat};
use serde::{Deserialize, Serialize};

use crate::cubes::{Cube, Cubes};
use crate::refusals;
use crate::turn::Acting;

/// A place with a hold.
#[allow(missing_docs)]
pub trait Hold: Copy {
    fn cubes(&self) -> Cubes;
    fn cubes_mut(&mut self) -> &mut Cubes;
}

/// The question which cube leaves a hold that is too full.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Surplus {
    /// Whose hold.
    pub seat: Seat,
}

/// Something that happened to a hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A cube that does not fit was put back.
    Discarded { seat: Seat, cube: Cube },
}

/// More cubes than any game can bring into one place; keeps sums far from their limits.
pub(crate) const MOST_CUBES: u16 = 10_000;

/// Whether a hold can have these cubes: no more than fit where no turn is under way.
pub(crate) fn check(cubes: Cubes, limit: u16, settled: bool) -> Result<(), String> {
    let limit = if settled { limit } else { MOST_CUBES };
    match cubes.total() {
        total if total > limit => Err(format!("there are {total} cubes where {limit} fit")),
        _ => Ok(()),
    }
}

/// Takes a cube out of a hold, for a payment or because it does not fit.
pub fn take(cubes: &mut Cubes, cube: Cube) -> Result<(), Illegal> {
    if cubes.take(cube) { Ok(()) } else { Err((&refusals::NO_SUCH_CUBE).into()) }
}

/// Whether a hold has exactly the cubes of a price: no change is given, and no cube stands for a
/// lower one (R13).
pub fn affords(cubes: Cubes, price: Cubes) -> Result<(), Illegal> {
    if cubes.covers(price) {
        return Ok(());
    }
    Err(Illegal::by(&refusals::CANNOT_CLAIM)
        .with("needed", price.total())
        .with("lacking", cubes.lacking(price)))
}

/// Asks the next seat whose hold is too full; false if every hold is as it should be.
pub fn ask_surplus<T: Acting>(turn: &mut T) -> bool {
    let places = turn.places();
    let full = turn.active().round(places.len() as u8).find(|seat| {
        places.get(seat.index()).is_some_and(|place| place.cubes().surplus(turn.limit(place)) > 0)
    });
    if let Some(seat) = full {
        turn.ask(Surplus { seat });
    }
    full.is_some()
}

/// Puts back a cube that does not fit.
pub fn discard<T: Acting>(turn: &mut T, seat: Seat, cube: Cube) -> Result<(), Illegal> {
    take(turn.places_mut()[seat.index()].cubes_mut(), cube)?;
    turn.note(Event::Discarded { seat, cube });
    Ok(())
}

/// Lists which cubes can leave a hold that is too full.
pub fn list_discards<M>(place: Option<&impl Hold>, discard: fn(Cube) -> M, moves: &mut Vec<M>) {
    let cubes = place.map(Hold::cubes).unwrap_or_default();
    moves.extend(cubes.kinds().map(discard));
}

/// Goes on where there is nothing to choose: all that is over is of one spice, or nothing is over
/// any more.
pub fn settle<T: Acting>(turn: &mut T, seat: Seat) -> bool {
    let place = &turn.places()[seat.index()];
    let cubes = place.cubes();
    if cubes.surplus(turn.limit(place)) == 0 {
        turn.end_action();
        return true;
    }
    cubes.sole().is_some_and(|cube| discard(turn, seat, cube).is_ok())
}

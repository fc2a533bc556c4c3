//! Decisions as they are written in records: those of land, merchant locations and ship locations.

use super::Rules;
use super::moves::Move;
use crate::land::{self, merchants, ships};

kit::notation! {
    in Rules;
    enum Move {
        Land(decision: land::Move) in components.land,
        Merchants(decision: merchants::Move) in components.land,
        Ships(decision: ships::Move) in components.sea,
    }
}

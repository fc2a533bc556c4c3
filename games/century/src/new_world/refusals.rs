//! The rules that can stand in the way of a move of A New World.

use kit::Rule;

use crate::land::refusals::{FORTS, LAND};
use crate::refusals::{CUBES, join};

pub(super) static ALL: [&Rule; 20] = join(&[CUBES, LAND, FORTS]);

//! The rules that can stand in the way of a move of Spice Road.

use kit::Rule;

use crate::refusals::{CUBES, HANDS, join};

pub(super) static ALL: [&Rule; 14] = join(&[CUBES, HANDS]);

//! The rules that can stand in the way of a move of Eastern Wonders.

use kit::Rule;

use crate::refusals::{CUBES, join};
use crate::sea::refusals::VENTURE;

pub(super) static ALL: [&Rule; 19] = join(&[CUBES, VENTURE]);

//! Which land A New World is played on.

use kit::{Content, ContentError, Options};

use super::FOURTH_PANEL;
use crate::land::Land;

/// The fourth panel where none is chosen.
const USUAL: &str = "d1";

/// Reads the land with the fourth panel of the options.
pub(super) fn read(content: &Content, options: &Options) -> Result<Land, ContentError> {
    Land::read(content, options.seats, options.value(&FOURTH_PANEL).unwrap_or(USUAL))
}

//! The components of From East to West I.

use kit::{Content, ContentError};

use crate::cards::Cards;
use crate::cards::market::LONGEST_ROW;
use crate::land::Land;
use crate::land::merchants::{LONGEST_ROUTE, Stalls};

/// Everything printed, checked.
#[derive(Clone, Debug)]
pub(super) struct Components {
    pub(super) land: Land,
    pub(super) stalls: Stalls,
}

impl Components {
    pub(super) fn read(
        content: &Content,
        seats: u8,
        packs: &[&str],
        golden_deals: bool,
    ) -> Result<Components, ContentError> {
        let row = content.sheet("merchants")?.row("table")?;
        row.only(&["row", "route"])?;
        // A row that is put under the pile is at least four cards long.
        let size = row.number("row", 4..=LONGEST_ROW as i64)?;
        let route = row.number("route", 1..=LONGEST_ROUTE as i64)?;
        let cards = Cards::read(content, packs, size, golden_deals)?;
        Ok(Components { land: Land::read(content, seats, "")?, stalls: Stalls { cards, route } })
    }
}

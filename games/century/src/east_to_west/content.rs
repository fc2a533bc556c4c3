//! The components of a table of From East to West.

use kit::{CardSet, Content, ContentError, Options};

use super::Part;
use super::prize::Prizes;
use crate::cards::Cards;
use crate::cards::market::LONGEST_ROW;
use crate::land::Land;
use crate::land::merchants::{LONGEST_ROUTE, Stalls};
use crate::sea::{Chart, Sea};

/// Everything printed, checked. Parts that a game does not have are empty.
#[derive(Clone, Debug)]
pub(super) struct Components {
    pub(super) land: Land,
    pub(super) stalls: Stalls,
    pub(super) sea: Sea,
    pub(super) prizes: Prizes,
}

impl Components {
    pub(super) fn read(
        content: &Content,
        part: &Part,
        options: &Options,
        chart: Option<Chart>,
    ) -> Result<Components, ContentError> {
        let land = Land::read(content, options.seats, "")?;
        let stalls = if part.cards { read_stalls(content, options)? } else { Stalls::default() };
        let (sea, prizes) = match chart {
            // Boats on open sea are paid as well.
            Some(chart) => {
                let sea = Sea { sea_tolls: true, ..Sea::read(content, chart, options.seats)? };
                (sea, read_prizes(content, &land)?)
            }
            None => (Sea::default(), Prizes::default()),
        };
        Ok(Components { land, stalls, sea, prizes })
    }
}

/// The merchant row and the routes; the starting cards stay in the box.
fn read_stalls(content: &Content, options: &Options) -> Result<Stalls, ContentError> {
    let row = content.sheet("merchants")?.row("table")?;
    row.only(&["row", "route"])?;
    // A row that is put under the pile is at least four cards long.
    let size = row.number("row", 4..=LONGEST_ROW as i64)?;
    let route = row.number_or_zero("route", 0..=LONGEST_ROUTE as i64)?;
    Ok(Stalls { cards: Cards::read(content, options, size)?, route })
}

/// Which bonus spaces are for emptied columns, which for used cards, and for how many of these.
fn read_prizes(content: &Content, land: &Land) -> Result<Prizes, ContentError> {
    let mut prizes = Prizes::default();
    for row in &content.sheet("prizes")?.rows {
        row.only(&["by", "every"])?;
        let own = |panel: u8| land.panels.get(usize::from(panel)) == Some(&row.id);
        let spaces = (0u8..).zip(land.spaces.iter()).filter(|(_, space)| own(space.panel));
        let spaces: CardSet = spaces.map(|(number, _)| number).collect();
        match row.text("by")? {
            "column" => prizes.columns = prizes.columns.union(spaces),
            "used-cards" => {
                prizes.used = prizes.used.union(spaces);
                prizes.every = row.number("every", 1..=20)?;
            }
            _ => return Err(row.bad("by", "column / used-cards")),
        }
    }
    Ok(prizes)
}

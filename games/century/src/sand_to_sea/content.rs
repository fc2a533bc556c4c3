//! What From Sand to Sea is put together from.

use kit::{Content, ContentError, Options};

use crate::cards::Cards;
use crate::cards::market::LONGEST_ROW;
use crate::sea::{Chart, Venture};

/// Everything printed on cards and tiles and in the setup, checked.
#[derive(Clone, Debug)]
pub(super) struct Components {
    pub(super) cards: Cards,
    pub(super) venture: Venture,
}

impl Components {
    pub(super) fn read(
        content: &Content,
        chart: Chart,
        options: &Options,
    ) -> Result<Components, ContentError> {
        let venture = Venture::read(content, chart, options.seats, &["merchant-row"])?;
        let row = content.sheet("parameters")?.row("merchant-row")?;
        let row = row.number::<u8>("value", 1..=LONGEST_ROW as i64)?;
        let cards = Cards::read(content, options, row.into())?;
        Ok(Components { cards, venture })
    }
}

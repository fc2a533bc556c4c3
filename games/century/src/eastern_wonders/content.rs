//! What Eastern Wonders adds to the tables of the sea.

use kit::{Content, ContentError};

use crate::cubes::Cubes;
use crate::sea::{Chart, Venture};

/// Everything printed on tiles and in the setup, checked.
#[derive(Clone, Debug)]
pub(super) struct Components {
    pub(super) venture: Venture,
    /// Steps of each movement that cost nothing.
    pub(super) free_steps: u16,
    /// What a harvest brings.
    pub(super) harvest: Cubes,
}

impl Components {
    pub(super) fn read(
        content: &Content,
        chart: Chart,
        seats: u8,
    ) -> Result<Components, ContentError> {
        let venture = Venture::read(content, chart, seats, &["free-steps"])?;
        let free_steps = content.sheet("parameters")?.row("free-steps")?.number("value", 0..=9)?;
        let sheet = content.sheet("harvest")?;
        sheet.count(1..=1)?;
        let row = sheet.row("harvest")?;
        row.only(&["cubes"])?;
        let harvest = Cubes::read(row, "cubes", |cubes| !cubes.is_empty())?;
        Ok(Components { venture, free_steps, harvest })
    }
}

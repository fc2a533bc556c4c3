//! What is claimed for exactly the cubes it asks for, in games with cards and with ports.

use std::ops::RangeInclusive;

use kit::ContentError;
use kit::content::{Numbered, Sheet};

use crate::cubes::Cubes;

/// A point card or a contract.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Claim {
    pub cost: Cubes,
    pub points: i32,
}

impl Claim {
    /// Reads a sheet of so many.
    pub fn read(
        sheet: &Sheet,
        count: RangeInclusive<usize>,
    ) -> Result<Numbered<u8, Claim>, ContentError> {
        sheet.count(count)?;
        Numbered::read(sheet, |row| {
            row.only(&["cost", "points"])?;
            let cost = Cubes::read(row, "cost", |cost| !cost.is_empty())?;
            Ok(Claim { cost, points: row.number("points", 1..=99)? })
        })
    }
}

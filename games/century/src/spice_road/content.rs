//! Spice Road's components and parameters, read from its content file.

use kit::content::Numbered;
use kit::{Content, ContentError, MAX_SEATS, Options};

use crate::cards::Cards;
use crate::cards::market::LONGEST_ROW;
use crate::claims::Claim;
use crate::cubes::Cubes;

/// Everything printed on cards and in the setup, checked.
#[derive(Clone, Debug)]
pub(crate) struct Components {
    pub(crate) cards: Cards,
    pub(crate) points: Numbered<u8, Claim>,
    pub(crate) start_cubes: Vec<Cubes>,
    pub(crate) setup: Setup,
    pub(crate) point_row: usize,
    pub(crate) caravan: u16,
    pub(crate) gold_points: i32,
    pub(crate) silver_points: i32,
    pub(crate) spice_points: i32,
    pub(crate) round_limit: u16,
}

/// What depends on the number of seats.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setup {
    pub(crate) gold: u8,
    pub(crate) silver: u8,
    /// So many point cards of one seat end the game.
    pub(crate) end: u8,
}

/// No seat ever holds more point cards; also the length of the row of claimed cards in a State.
pub(crate) const MOST_CLAIMED: usize = 6;
/// The longest row of point cards.
pub(crate) const MOST_POINTS: usize = 5;

impl Components {
    pub(crate) fn read(content: &Content, options: &Options) -> Result<Components, ContentError> {
        let parameters = content.sheet("parameters")?;
        parameters.count(7..=7)?;
        parameters.rows.iter().try_for_each(|row| row.only(&["value"]))?;
        let number = |name: &str, most: i64| parameters.row(name)?.number::<u16>("value", 1..=most);
        let setups = content.sheet("seats")?;
        setups.count(4..=4)?;
        for row in &setups.rows {
            row.only(&["gold", "silver", "end"])?;
        }
        let row = setups.row(&options.seats.to_string())?;
        let setup = Setup {
            gold: row.number("gold", 0..=99)?,
            silver: row.number("silver", 0..=99)?,
            end: row.number("end", 1..=MOST_CLAIMED as i64)?,
        };
        let caravan = number("caravan", 50)?;
        let merchant_row = number("merchant-row", LONGEST_ROW as i64)?;
        Ok(Components {
            cards: Cards::read(content, options, merchant_row.into())?,
            // With fewer than 36 the pile could run out at a full table; a set tells 64 apart.
            points: Claim::read(content.sheet("point-cards")?, 36..=64)?,
            start_cubes: Cubes::read_start(
                content.sheet("start-cubes")?,
                (options.seats, MAX_SEATS),
                caravan,
            )?,
            setup,
            point_row: number("point-row", MOST_POINTS as i64)?.into(),
            caravan,
            gold_points: number("gold-points", 99)?.into(),
            silver_points: number("silver-points", 99)?.into(),
            spice_points: number("spice-points", 99)?.into(),
            round_limit: number("round-limit", 1000)?,
        })
    }
}

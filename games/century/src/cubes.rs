//! Spice cubes: four colours, each worth one level more than the one before.

use kit::ContentError;
use kit::content::{Sheet, SheetRow};
use serde::{Deserialize, Serialize};

use crate::turn::only;

/// A spice, from the cheapest to the dearest.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum Cube {
    /// Turmeric.
    #[default]
    Yellow,
    /// Saffron.
    Red,
    /// Cardamom.
    Green,
    /// Cinnamon.
    Brown,
}

impl Cube {
    /// Every spice, the cheapest first.
    pub const ALL: [Cube; 4] = [Cube::Yellow, Cube::Red, Cube::Green, Cube::Brown];

    /// The letter used in content and records.
    pub fn letter(self) -> char {
        ['Y', 'R', 'G', 'B'][self as usize]
    }

    /// Reads the letter.
    pub fn parse(letter: &str) -> Option<Cube> {
        let mut letters = letter.chars();
        let cube = Cube::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(cube)
    }

    fn from_letter(letter: char) -> Option<Cube> {
        Cube::ALL.into_iter().find(|cube| cube.letter() == letter)
    }

    /// The spice one level higher; there is none above cinnamon.
    pub fn raised(self) -> Option<Cube> {
        Cube::ALL.get(self as usize + 1).copied()
    }

    /// What the spice is worth in levels, from 1 to 4.
    pub fn level(self) -> u16 {
        self as u16 + 1
    }
}

kit::notation! {
    impl[G] in G;
    Cube = |_, cube| cube.letter(), |_, text| Cube::parse(text);
}

/// How many cubes of each spice lie somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cubes([u16; 4]);

impl Cubes {
    /// No cubes.
    pub const NONE: Cubes = Cubes([0; 4]);

    /// Reads letters such as `YYR`; no card shows more than fifty.
    pub fn parse(letters: &str) -> Option<Cubes> {
        if letters.len() > 50 {
            return None;
        }
        letters.chars().try_fold(Cubes::NONE, |mut cubes, letter| {
            cubes.put(Cube::from_letter(letter)?);
            Some(cubes)
        })
    }

    /// Reads the cubes in a field of a row, which may be these.
    pub fn read(
        row: &SheetRow,
        field: &str,
        allowed: impl FnOnce(Cubes) -> bool,
    ) -> Result<Cubes, ContentError> {
        let cubes = Cubes::parse(row.text(field)?).filter(|&cubes| allowed(cubes));
        cubes.ok_or_else(|| row.bad(field, "YRGB"))
    }

    /// Reads the cubes with which each of so many seats begins, of a sheet for `most` seats; that many cubes
    /// fit into a hold.
    pub fn read_start(
        sheet: &Sheet,
        (seats, most): (u8, usize),
        hold: u16,
    ) -> Result<Vec<Cubes>, ContentError> {
        sheet.count(most..=most)?;
        let start = (1..=seats).map(|place| {
            let row = sheet.row(&place.to_string())?;
            row.only(&["cubes"])?;
            Cubes::read(row, "cubes", |cubes| cubes.total() <= hold)
        });
        start.collect()
    }

    /// How many cubes of this spice.
    #[inline]
    pub fn count(self, cube: Cube) -> u16 {
        self.0[cube as usize]
    }

    /// How many cubes in all.
    #[inline]
    pub fn total(self) -> u16 {
        self.0.iter().fold(0, |sum, &count| sum.saturating_add(count))
    }

    /// The levels of all cubes together.
    pub fn levels(self) -> u16 {
        self.iter()
            .fold(0, |sum, (cube, count)| sum.saturating_add(count.saturating_mul(cube.level())))
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Cubes::NONE
    }

    /// The spices that are there, with their counts.
    pub fn iter(self) -> impl Iterator<Item = (Cube, u16)> {
        Cube::ALL
            .into_iter()
            .map(move |cube| (cube, self.count(cube)))
            .filter(|&(_, count)| count > 0)
    }

    /// The spices that are there.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Cube> {
        self.iter().map(|(cube, _)| cube)
    }

    /// The only spice that is there, if there is just one.
    pub fn sole(self) -> Option<Cube> {
        only(self.kinds())
    }

    /// The spices of which a cube can be raised.
    #[inline]
    pub fn raisable(self) -> impl Iterator<Item = Cube> {
        self.kinds().filter(|cube| cube.raised().is_some())
    }

    /// Adds a cube.
    #[inline]
    pub fn put(&mut self, cube: Cube) {
        self.0[cube as usize] = self.0[cube as usize].saturating_add(1);
    }

    /// Takes a cube away; false if there is none.
    #[inline]
    pub fn take(&mut self, cube: Cube) -> bool {
        match self.0[cube as usize].checked_sub(1) {
            Some(rest) => {
                self.0[cube as usize] = rest;
                true
            }
            None => false,
        }
    }

    /// Adds other cubes.
    #[inline]
    pub fn add(&mut self, other: Cubes) {
        for (own, more) in self.0.iter_mut().zip(other.0) {
            *own = own.saturating_add(more);
        }
    }

    /// Whether all of `cost` is there.
    #[inline]
    pub fn covers(self, cost: Cubes) -> bool {
        self.0.iter().zip(cost.0).all(|(&own, due)| own >= due)
    }

    /// How many times all of `cost` is there; a cost of nothing is never paid.
    pub fn times(self, cost: Cubes) -> u16 {
        self.0.iter().zip(cost.0).filter_map(|(&own, due)| own.checked_div(due)).min().unwrap_or(0)
    }

    /// Pays `cost` as often as said; false, and nothing is paid, if it is not all there.
    pub fn pay(&mut self, cost: Cubes, times: u16) -> bool {
        let due = cost.multiplied(times);
        let enough = self.covers(due);
        if enough {
            for (own, less) in self.0.iter_mut().zip(due.0) {
                *own -= less;
            }
        }
        enough
    }

    /// These cubes so many times.
    pub fn multiplied(self, times: u16) -> Cubes {
        Cubes(self.0.map(|count| count.saturating_mul(times)))
    }

    /// How many cubes do not fit into a hold of this size.
    pub fn surplus(self, hold: u16) -> u16 {
        self.total().saturating_sub(hold)
    }

    /// Whether some spice is among both.
    pub fn shares(self, other: Cubes) -> bool {
        self.0.iter().zip(other.0).any(|(&own, theirs)| own > 0 && theirs > 0)
    }

    /// How many cubes of `cost` are not here.
    pub fn lacking(self, cost: Cubes) -> u16 {
        let lacks = self.0.iter().zip(cost.0).map(|(&own, due)| due.saturating_sub(own));
        lacks.fold(0, u16::saturating_add)
    }
}

impl std::fmt::Display for Cubes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (cube, count) in self.iter() {
            for _ in 0..count {
                write!(f, "{}", cube.letter())?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cubes(letters: &str) -> Cubes {
        Cubes::parse(letters).unwrap()
    }

    #[test]
    fn cubes_are_read_and_written_as_letters() {
        assert_eq!(cubes("RYBY").to_string(), "YYRB");
        assert_eq!(Cubes::parse("YX"), None);
        assert_eq!(Cube::parse("YY"), None);
        assert_eq!(cubes("YRGB").levels(), 10);
    }

    #[test]
    fn a_cost_is_paid_whole_or_not_at_all() {
        let mut own = cubes("YYYYYR");
        assert_eq!(own.times(cubes("YY")), 2);
        assert!(!own.pay(cubes("YY"), 3));
        assert_eq!(own, cubes("YYYYYR"));
        assert!(own.pay(cubes("YY"), 2));
        assert_eq!(own, cubes("YR"));
        assert_eq!(own.lacking(cubes("YYG")), 2);
        assert_eq!(own.times(Cubes::NONE), 0);
    }
}

//! Bonus tiles: one is chosen for every column of outposts that is emptied, and works at once and for
//! the rest of the game.
//!
//! Rulebook p. 5, "Marché". Several of one kind add up. Honours lie in a stack of which only
//! the top can be taken. Sails help from the next movement on, builders from the next outpost
//! on, a barge at once.

use kit::{Content, ContentError, Illegal};
use serde::{Deserialize, Serialize};

use super::{Captain, Event, Phase, Venture, VentureTable, refusals};
use crate::cubes::Cubes;
use crate::turn::first_two;

/// A kind of bonus tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// A step more without a fare in each movement.
    Sails,
    /// More cubes of each harvest.
    Basket,
    /// Points at the end.
    Honour,
    /// A raise after each outpost that is built.
    Builders,
    /// More places in the hold.
    Barge,
}

impl Bonus {
    /// Every kind.
    pub const ALL: [Bonus; 5] =
        [Bonus::Sails, Bonus::Basket, Bonus::Honour, Bonus::Builders, Bonus::Barge];

    /// The name in content and records.
    pub fn id(self) -> &'static str {
        ["sails", "basket", "honour", "builders", "barge"][self as usize]
    }

    /// The kind of this name.
    pub fn find(id: &str) -> Option<Bonus> {
        Bonus::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

/// The bonus tiles of a seat: how many of each kind, and of honours a bit for each of the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tiles([u8; Bonus::ALL.len()]);

impl Tiles {
    /// How many of this kind.
    #[inline]
    pub fn count(self, kind: Bonus) -> u8 {
        match kind {
            Bonus::Honour => self.honours().count_ones() as u8,
            _ => self.0[kind as usize],
        }
    }

    /// How many in all.
    pub fn total(self) -> u16 {
        Bonus::ALL.into_iter().map(|kind| u16::from(self.count(kind))).sum()
    }

    /// The honours, a bit for each of the stack.
    #[inline]
    pub fn honours(self) -> u8 {
        self.0[Bonus::Honour as usize]
    }

    /// Adds a tile of a kind that has no stack; an honour is added by its place in the stack.
    pub fn put(&mut self, kind: Bonus, honour: u8) {
        let place = &mut self.0[kind as usize];
        match kind {
            Bonus::Honour => *place |= 1u8.checked_shl(honour.into()).unwrap_or(0),
            _ => *place = place.saturating_add(1),
        }
    }
}

/// What is printed on a kind of tile, and how many there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Printed {
    pub steps: u8,
    pub cubes: Cubes,
    pub raise: u8,
    pub places: u8,
    pub points: i32,
    pub supply: u8,
}

/// The bonus tiles of a game.
#[derive(Clone, Debug)]
pub struct BonusTiles {
    kinds: [Printed; Bonus::ALL.len()],
    honours: Vec<i32>,
}

impl BonusTiles {
    /// Reads what is printed, and which kinds the game has.
    pub fn read(content: &Content) -> Result<BonusTiles, ContentError> {
        let (printed, supply) = (content.sheet("bonus-tiles")?, content.sheet("bonus-supply")?);
        printed.count(Bonus::ALL.len()..=Bonus::ALL.len())?;
        let stack = content.sheet("honours")?;
        stack.count(1..=8)?;
        let honours = stack.rows.iter().map(|row| {
            row.only(&["points"])?;
            row.number("points", 0..=99)
        });
        let honours = honours.collect::<Result<Vec<i32>, _>>()?;
        let mut kinds = [Printed::default(); Bonus::ALL.len()];
        for (kind, tile) in Bonus::ALL.into_iter().zip(&mut kinds) {
            let row = printed.row(kind.id())?;
            row.only(&["steps", "cubes", "raise", "places", "points"])?;
            *tile = Printed {
                steps: row.number_or_zero("steps", 0..=9)?,
                cubes: Cubes::read(row, "cubes", |_| true)?,
                raise: row.number_or_zero("raise", 0..=9)?,
                places: row.number_or_zero("places", 0..=20)?,
                points: row.number_or_zero("points", 0..=99)?,
                supply: 0,
            };
        }
        for row in &supply.rows {
            row.only(&["count"])?;
            let kind = Bonus::find(&row.id)
                .ok_or_else(|| row.bad("count", "sails / basket / honour / builders / barge"))?;
            let most = if kind == Bonus::Honour { honours.len() as i64 } else { 20 };
            kinds[kind as usize].supply = row.number("count", 0..=most)?;
        }
        Ok(BonusTiles { kinds, honours })
    }

    /// What is printed on a kind of tile.
    #[inline]
    pub fn printed(&self, kind: Bonus) -> &Printed {
        &self.kinds[kind as usize]
    }

    /// The points of tiles at the end.
    pub fn points(&self, tiles: Tiles) -> i32 {
        let kinds = Bonus::ALL.into_iter();
        let kinds = kinds.map(|kind| i32::from(tiles.count(kind)) * self.printed(kind).points);
        kinds.sum::<i32>() + self.honour_points(tiles.honours())
    }

    /// The points of these honours.
    pub fn honour_points(&self, honours: u8) -> i32 {
        let stack = self.honours.iter().enumerate();
        stack.filter(|(place, _)| honours & (1 << place) != 0).map(|(_, points)| points).sum()
    }

    /// How many of a kind nobody has taken.
    #[inline]
    pub fn left<S: Captain>(&self, places: &[S], kind: Bonus) -> u8 {
        let taken: u8 = places.iter().map(|place| place.prizes().tiles.count(kind)).sum();
        self.printed(kind).supply.saturating_sub(taken)
    }

    /// The place in the stack and the points of the next honour.
    pub fn next_honour<S: Captain>(&self, places: &[S]) -> Option<(u8, i32)> {
        let taken = places.iter().fold(0, |taken, place| taken | place.prizes().tiles.honours());
        let place = (!taken).trailing_zeros() as u8;
        if place >= self.printed(Bonus::Honour).supply {
            return None;
        }
        self.honours.get(usize::from(place)).map(|&points| (place, points))
    }
}

impl Venture {
    /// How many steps of a movement the tiles of a seat make free.
    #[inline]
    pub fn free_steps(&self, own: &impl Captain) -> u16 {
        let sails = own.prizes().tiles.count(Bonus::Sails);
        u16::from(sails) * u16::from(self.bonus.printed(Bonus::Sails).steps)
    }

    /// How many cubes fit into the hold of a seat.
    #[inline]
    pub fn hold_of(&self, own: &impl Captain) -> u16 {
        let barges = own.prizes().tiles.count(Bonus::Barge);
        self.hold + u16::from(barges) * u16::from(self.bonus.printed(Bonus::Barge).places)
    }

    /// The kinds of tile that can be chosen for emptying this column.
    pub fn choices<'a, S: Captain>(
        &'a self,
        places: &'a [S],
        column: u8,
    ) -> impl Iterator<Item = Bonus> + 'a {
        let tile = self.sea.columns.get(usize::from(column)).is_some_and(|column| column.tile);
        let left = move |kind: &Bonus| tile && self.bonus.left(places, *kind) > 0;
        Bonus::ALL.into_iter().filter(left)
    }

    /// What follows building: the reward of an empty column, then raises by tiles that were there
    /// before, then the trade of the market.
    pub fn after_building<T: VentureTable>(&self, turn: &mut T, emptied: Option<u8>) {
        let builders = turn.own().prizes().tiles.count(Bonus::Builders);
        let refits = builders.saturating_mul(self.bonus.printed(Bonus::Builders).raise);
        match emptied {
            Some(column) => turn.ask(Phase::Reward { column, refits }),
            None => turn.ask(Phase::Refit { left: refits }),
        }
    }

    /// Takes a bonus tile; one has to be taken.
    pub fn take_tile<T: VentureTable>(
        &self,
        turn: &mut T,
        column: u8,
        refits: u8,
        tile: Bonus,
    ) -> Result<(), Illegal> {
        if !self.choices(turn.places(), column).any(|kind| kind == tile) {
            return Err((&refusals::NO_SUCH_TILE).into());
        }
        let honour = self.bonus.next_honour(turn.places()).map_or(u8::MAX, |(place, _)| place);
        turn.own_mut().prizes_mut().tiles.put(tile, honour);
        turn.note(Event::TookTile { seat: turn.active(), tile });
        turn.ask(Phase::Refit { left: refits });
        Ok(())
    }

    /// Takes the only tile that is left; a reward of which nothing is left is lost. `others` is what
    /// else could be chosen.
    pub(super) fn settle_reward<T: VentureTable>(
        &self,
        turn: &mut T,
        column: u8,
        refits: u8,
        others: usize,
    ) -> bool {
        let (first, second) = first_two(self.choices(turn.places(), column));
        match (first, second, others) {
            (None, _, 0) => turn.ask(Phase::Refit { left: refits }),
            (Some(only), None, 0) => return self.take_tile(turn, column, refits, only).is_ok(),
            _ => return false,
        }
        true
    }
}

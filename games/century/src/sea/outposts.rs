//! Outposts: what they cost, the rows and columns they leave, and the trade of a market.
//!
//! Rulebook p. 4, "Marché". An outpost comes from the left of the row with the tile's icon; what is
//! printed under it counts at the end. A seat has at most one on a tile, and one outpost at most
//! empties one column.

use kit::{CardSet, Content, ContentError, Illegal};

use super::{Afloat, Cell, Event, Phase, Sailor, Sea, SeaTable, Sites, refusals};
use crate::cubes::Cube;
use crate::effect::{self, Answer, Effect, NoReturns, Step, Terms};
use crate::hold::{self, Hold as _};

/// A column of the board of outposts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    /// What each of its spaces shows when its outpost has left.
    pub points: i32,
    /// Whether a bonus tile can be chosen for emptying it.
    pub tile: bool,
    /// Whether a merchant card can be chosen for emptying it.
    pub card: bool,
}

/// A market's trade may be left alone, and nothing is taken back.
const TERMS: Terms<NoReturns> = Terms::of_trade(true);

impl Column {
    /// Reads the columns, the leftmost first.
    pub fn read(content: &Content) -> Result<Vec<Column>, ContentError> {
        let sheet = content.sheet("outpost-columns")?;
        sheet.count(1..=6)?;
        let columns = sheet.rows.iter().map(|row| {
            row.only(&["points", "tile", "card"])?;
            let points = row.number("points", 0..=99)?;
            Ok(Column { points, tile: row.flag("tile")?, card: row.flag("card")? })
        });
        columns.collect()
    }
}

impl Sea {
    /// How many outposts have left each row of a seat's board, by icon.
    pub fn built_of(&self, sites: &Sites, outposts: CardSet) -> [u8; Cube::ALL.len()] {
        let mut built = [0; Cube::ALL.len()];
        for cell in outposts.iter() {
            if let Some(tile) = sites.get(usize::from(cell)).and_then(|site| site.tile()) {
                built[self.markets.icon(tile) as usize] += 1;
            }
        }
        built
    }

    /// How many columns of a seat's board are empty: they empty from the left.
    pub fn emptied(&self, sites: &Sites, outposts: CardSet) -> u8 {
        self.built_of(sites, outposts).into_iter().min().unwrap_or(0)
    }

    /// The points of the spaces that outposts have left.
    pub fn board_points(&self, sites: &Sites, outposts: CardSet) -> i32 {
        let row = |built: u8| -> i32 {
            self.columns.iter().take(built.into()).map(|column| column.points).sum()
        };
        self.built_of(sites, outposts).into_iter().map(row).sum()
    }

    /// What an outpost on a cell costs now, whoever builds it.
    #[inline]
    pub fn price<S: Sailor>(&self, places: &[S], cell: Cell) -> u16 {
        let there = places.iter().filter(|place| place.fleet().outposts.contains(cell.0)).count();
        there as u16 * self.build_cost
    }

    /// The market tile under a seat's boat.
    #[inline]
    pub fn market_at<S: Sailor>(&self, at: &Afloat<'_, S>) -> Result<(Cell, u8), Illegal> {
        match at.sites.get(at.boat().index()).and_then(|site| site.tile()) {
            Some(tile) => Ok((at.boat(), tile)),
            None => Err((&refusals::NO_MARKET).into()),
        }
    }

    /// An outpost is built on the market where the boat is, if the seat has none there and can pay
    /// for it.
    #[inline]
    pub fn may_build<S: Sailor>(&self, at: &Afloat<'_, S>) -> Result<u16, Illegal> {
        let (cell, _) = self.market_at(at)?;
        if at.own().fleet().outposts.contains(cell.0) {
            return Err((&refusals::OUTPOST_THERE).into());
        }
        let (needed, had) = (self.price(at.places, cell), at.own().cubes().total());
        if needed <= had {
            return Ok(needed);
        }
        Err(Illegal::by(&refusals::BUILD_TOO_DEAR).with("needed", needed).with("had", had))
    }

    /// Action: builds an outpost; its price is paid first.
    pub fn build<T: SeaTable>(&self, turn: &mut T) -> Result<(), Illegal> {
        let due = self.may_build(&turn.afloat())?;
        turn.ask(Phase::Build { due });
        Ok(())
    }

    /// Pays a cube of the price, of the own choice.
    pub fn pay_price<T: SeaTable>(
        &self,
        turn: &mut T,
        due: u16,
        cube: Cube,
    ) -> Result<(), Illegal> {
        hold::take(turn.own_mut().cubes_mut(), cube)?;
        turn.note(Event::Spent { seat: turn.active(), cube });
        turn.ask(Phase::Build { due: due.saturating_sub(1) });
        Ok(())
    }

    /// Goes on where the price leaves no choice; an outpost that is paid for is built.
    pub fn settle_price<T: SeaTable>(&self, turn: &mut T, due: u16) -> bool {
        if due == 0 {
            self.place_outpost(turn);
            return true;
        }
        // Where everything goes, it does not matter in which order.
        let cubes = turn.own().cubes();
        let forced = if cubes.total() <= due { cubes.kinds().next() } else { cubes.sole() };
        forced.is_some_and(|cube| self.pay_price(turn, due, cube).is_ok())
    }

    /// The leftmost outpost of the row goes to the tile; there always is one, as a row has as many as
    /// there are tiles of its icon. An empty column is told to the game at once.
    fn place_outpost<T: SeaTable>(&self, turn: &mut T) {
        let Ok((cell, tile)) = self.market_at(&turn.afloat()) else { return };
        let before = self.emptied(turn.sites(), turn.own().fleet().outposts);
        turn.own_mut().fleet_mut().outposts.insert(cell.0);
        let emptied = self.emptied(turn.sites(), turn.own().fleet().outposts);
        turn.note(Event::Built { seat: turn.active(), cell, tile });
        turn.built((emptied > before).then_some(before));
    }

    /// The trade of the market where the boat is, if the seat has an outpost there.
    #[inline]
    pub fn may_exchange<S: Sailor>(&self, at: &Afloat<'_, S>) -> Result<&Effect, Illegal> {
        let (cell, tile) = self.market_at(at)?;
        if !at.own().fleet().outposts.contains(cell.0) {
            return Err((&refusals::NO_OUTPOST).into());
        }
        Ok(self.markets.effect(tile))
    }

    /// How often a seat can trade at the market where its boat is.
    #[inline]
    pub fn exchanges<S: Sailor>(&self, at: &Afloat<'_, S>) -> u16 {
        self.may_exchange(at).map_or(0, |effect| effect.repeats(0, at.own().cubes()))
    }

    /// Action, or what follows building: trades as often as said.
    pub fn exchange<T: SeaTable>(&self, turn: &mut T, times: u16) -> Result<(), Illegal> {
        let effect = self.may_exchange(&turn.afloat())?;
        effect::answer(turn, effect, Step::Trade, Answer::Trade(times), &TERMS)?;
        turn.end_action();
        Ok(())
    }

    /// Raises a cube after building: once for each of the tiles that allow it.
    pub fn refit<T: SeaTable>(&self, turn: &mut T, left: u8, cube: Cube) -> Result<(), Illegal> {
        let raises = Effect { raise: left, ..Effect::default() };
        effect::answer(turn, &raises, Step::Raise { left }, Answer::Raise(cube), &TERMS)?;
        turn.ask(Phase::Refit { left: left.saturating_sub(1) });
        Ok(())
    }

    pub(super) fn settle_refit<T: SeaTable>(&self, turn: &mut T, left: u8) -> bool {
        let none = left == 0 || turn.own().cubes().raisable().next().is_none();
        if none {
            turn.ask(Phase::Exchange);
        }
        none
    }

    pub(super) fn settle_exchange<T: SeaTable>(&self, turn: &mut T) -> bool {
        let none = self.exchanges(&turn.afloat()) == 0;
        if none {
            turn.end_action();
        }
        none
    }
}

//! Ship locations: where the land and the sea meet. Settlers move a boat, trade where it lies, or trade
//! at an outpost.
//!
//! Rulebook p. 12-13, "Lieux pour déplacement de bateau", "Lieu d'échange maritime", "Lieu d'activation
//! d'un comptoir". Only where the boat ends matters, passing is free (R-35). There it pays the boats
//! that lie there, also on open sea, may build an outpost, and may trade, also without one
//!

use std::convert::Infallible;

use kit::Illegal;
use kit::illegal::NOT_NOW;
use serde::{Deserialize, Serialize};

use super::LandTable;
use super::content::{Elsewhere, Land};
use crate::compose;
use crate::cubes::{Cube, Cubes};
use crate::effect::{self, Answer, Effect, NOTHING, Step, Terms};
use crate::hold::Hold as _;
use crate::sea::{self, Afloat, Cell, Sailor, Sea, SeaTable, Sites, refusals};
use crate::turn::only;

/// What a table can wait for on account of ship locations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Phase {
    /// Where the boat sails, so many steps at most; 0 is to any tile.
    Voyage { steps: u8 },
    /// What is paid where the boat has stopped.
    Pay(sea::Phase),
    /// Whether to build an outpost there.
    Ashore,
    /// At which own outpost to trade.
    Posts,
    /// How often to trade at this market; with `idle` it may be left alone.
    Trade { cell: Cell, idle: bool },
}

compose::parts!(Phase: Pay(sea::Phase));

/// One decision about boats and outposts. How often to trade is one of the land.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// Sail to this cell.
    Sail(Cell),
    /// Pay this cube to the next owner of a boat there.
    Toll(Cube),
    /// Build an outpost there.
    Build,
    /// Pay this cube of its price.
    Spend(Cube),
    /// Trade at this outpost.
    Post(Cell),
}

kit::notation! {
    in Sea;
    enum Move {
        Sail(cell: Cell) = "sail",
        Toll(cube: Cube) = "toll",
        Build = "build",
        Spend(cube: Cube) = "spend",
        Post(cell: Cell) = "post",
    }
    Cell = |sea, cell| sea.chart.name(cell), |sea, text| sea.chart.find(text);
}

/// A table with ship locations while one of its seats acts.
pub trait ShipTable: LandTable<Place: Sailor, Phase: From<Phase>> + SeaTable {}

impl Sea {
    /// The trade of the market on a cell; none on open sea.
    #[inline]
    pub fn trade_at(&self, sites: &Sites, cell: Cell) -> Option<&Effect> {
        sites.get(cell.index())?.tile().map(|tile| self.markets.effect(tile))
    }

    /// The trade of which a seat is asked how often to make it; where it is asked something else, it is none.
    pub(super) fn trade_asked(&self, sites: &Sites, phase: Phase) -> &Effect {
        let Phase::Trade { cell, .. } = phase else { return &NOTHING };
        self.trade_at(sites, cell).unwrap_or(&NOTHING)
    }

    /// Whether a boat can sail so far, and pay with so many cubes those that lie there. The second step
    /// may lead back, but a boat does move.
    #[inline]
    pub fn may_voyage<S: Sailor>(
        &self,
        at: &Afloat<'_, S>,
        steps: u8,
        to: Cell,
        cubes: u16,
    ) -> Result<(), Illegal> {
        let away = self.chart.steps(at.boat(), to);
        if away == 0 && steps < 2 {
            return Err((&refusals::BOAT_MUST_MOVE).into());
        }
        if steps > 0 && away > steps.into() || to.index() >= self.chart.len() {
            return Err(Illegal::by(&refusals::TOO_FAR).with("most", steps));
        }
        self.affords_stop(at, to, cubes)
    }

    /// Where the boat can sail.
    pub fn voyages<'a, S: Sailor>(
        &'a self,
        at: Afloat<'a, S>,
        steps: u8,
        cubes: u16,
    ) -> impl Iterator<Item = Cell> + 'a {
        self.chart.cells().filter(move |&to| self.may_voyage(&at, steps, to, cubes).is_ok())
    }

    /// Whether the seat can trade at this outpost at least once.
    #[inline]
    pub fn may_post<S: Sailor>(
        &self,
        at: &Afloat<'_, S>,
        cell: Cell,
        cubes: Cubes,
    ) -> Result<(), Illegal> {
        if !at.own().fleet().outposts.contains(cell.0) {
            return Err((&refusals::NO_OUTPOST).into());
        }
        let trade = self.trade_at(at.sites, cell);
        trade.map_or(Err((&refusals::NO_MARKET).into()), |trade| trade.possible(cubes, false))
    }

    /// The outposts at which the seat can trade.
    pub fn posts<'a, S: Sailor>(
        &'a self,
        at: Afloat<'a, S>,
        cubes: Cubes,
    ) -> impl Iterator<Item = Cell> + 'a {
        let own = at.own().fleet().outposts.iter().map(Cell);
        own.filter(move |&cell| self.may_post(&at, cell, cubes).is_ok())
    }

    /// Whether a location that works with boats can be used, with these cubes in the storage.
    pub fn allows<S: Sailor>(
        &self,
        at: Afloat<'_, S>,
        deed: &Elsewhere,
        cubes: Cubes,
    ) -> Result<(), Illegal> {
        match deed {
            Elsewhere::Ship { steps } => {
                let stay = || self.may_voyage(&at, 0, self.cheapest(&at), cubes.total());
                let any = self.voyages(at, *steps, cubes.total()).next().is_some();
                if any { Ok(()) } else { stay().and(Err((&NOT_NOW).into())) }
            }
            Elsewhere::MaritimeTrade => match self.trade_at(at.sites, at.boat()) {
                Some(trade) => trade.possible(cubes, false),
                None => Err((&refusals::NO_MARKET).into()),
            },
            Elsewhere::Outpost => {
                let mut refused = Err((&refusals::NO_OUTPOST).into());
                for cell in at.own().fleet().outposts.iter().map(Cell) {
                    refused = self.may_post(&at, cell, cubes);
                    if refused.is_ok() {
                        break;
                    }
                }
                refused
            }
            _ => Err((&NOT_NOW).into()),
        }
    }

    /// The neighbouring cell where a stop costs least, to say what it costs.
    fn cheapest<S: Sailor>(&self, at: &Afloat<'_, S>) -> Cell {
        let tolls = |cell: &Cell| self.tolls(at, *cell);
        self.chart.near(at.boat()).min_by_key(tolls).unwrap_or_default()
    }

    /// Does what is done at such a location.
    pub fn visit<T: ShipTable>(&self, turn: &mut T, deed: &Elsewhere) {
        match deed {
            Elsewhere::Ship { steps } => turn.ask(Phase::Voyage { steps: *steps }),
            Elsewhere::Outpost => turn.ask(Phase::Posts),
            _ => self.trade_here(turn, false),
        }
    }

    /// Asks how often to trade where the boat is.
    pub fn trade_here<T: ShipTable>(&self, turn: &mut T, idle: bool) {
        let cell = turn.own().fleet().boat.unwrap_or_default();
        turn.ask(Phase::Trade { cell, idle });
    }

    fn voyage<T: ShipTable>(&self, turn: &mut T, steps: u8, to: Cell) -> Result<(), Illegal> {
        self.may_voyage(&turn.afloat(), steps, to, turn.own().cubes().total())?;
        sea::move_boat(turn, to);
        turn.ask(sea::Phase::Toll { paid: 0 });
        Ok(())
    }

    fn trade<T: ShipTable>(
        &self,
        turn: &mut T,
        (cell, idle): (Cell, bool),
        answer: Answer<Infallible>,
    ) -> Result<(), Illegal> {
        let Some(trade) = self.trade_at(turn.sites(), cell) else { return Err((&NOT_NOW).into()) };
        effect::answer(turn, trade, Step::Trade, answer, &Terms::of_trade(idle))?;
        turn.end_action();
        Ok(())
    }

    /// Carries out what the active seat decides about its boat; `answer` is the decision as an answer
    /// to the question of a trade, where it is one.
    pub fn decide_ships<T: ShipTable>(
        &self,
        turn: &mut T,
        phase: Phase,
        decision: Option<Move>,
        answer: Option<Answer<Infallible>>,
    ) -> Result<(), Illegal> {
        match (phase, decision, answer) {
            (Phase::Voyage { steps }, Some(Move::Sail(to)), _) => self.voyage(turn, steps, to)?,
            (Phase::Pay(sea::Phase::Toll { paid }), Some(Move::Toll(cube)), _) => {
                self.pay_toll(turn, paid, cube)?;
            }
            (Phase::Pay(sea::Phase::Build { due }), Some(Move::Spend(cube)), _) => {
                self.pay_price(turn, due, cube)?;
            }
            (Phase::Ashore, Some(Move::Build), _) => self.build(turn)?,
            (Phase::Ashore, _, Some(Answer::Stop)) => self.trade_here(turn, true),
            // Why nothing was to be built before.
            (Phase::Trade { .. }, Some(Move::Build), _) => {
                self.may_build(&turn.afloat())?;
                return Err((&NOT_NOW).into());
            }
            (Phase::Posts, Some(Move::Post(cell)), _) => {
                self.may_post(&turn.afloat(), cell, turn.own().cubes())?;
                turn.ask(Phase::Trade { cell, idle: false });
            }
            (Phase::Trade { cell, idle }, _, Some(answer)) => {
                self.trade(turn, (cell, idle), answer)?;
            }
            _ => return Err((&NOT_NOW).into()),
        }
        Ok(())
    }

    /// Plays what leaves no choice; false where there is one.
    pub fn settle_ships<T: ShipTable>(&self, turn: &mut T, phase: Phase) -> bool {
        match phase {
            Phase::Voyage { steps } => {
                let cubes = turn.own().cubes().total();
                only(self.voyages(turn.afloat(), steps, cubes))
                    .is_some_and(|cell| self.voyage(turn, steps, cell).is_ok())
            }
            Phase::Pay(sea::Phase::Toll { paid }) => self.settle_toll(turn, paid),
            Phase::Pay(sea::Phase::Build { due }) => self.settle_price(turn, due),
            Phase::Pay(_) => false,
            Phase::Ashore => {
                let none = self.may_build(&turn.afloat()).is_err();
                if none {
                    self.trade_here(turn, true);
                }
                none
            }
            Phase::Posts => {
                let post = only(self.posts(turn.afloat(), turn.own().cubes()));
                let Some(cell) = post else { return false };
                turn.ask(Phase::Trade { cell, idle: false });
                true
            }
            Phase::Trade { cell, idle } => {
                let done = match self.trade_at(turn.sites(), cell) {
                    Some(trade) => {
                        effect::settle(turn, trade, Step::Trade, &Terms::of_trade(idle)).is_some()
                    }
                    None => true,
                };
                if done {
                    turn.end_action();
                }
                done
            }
        }
    }

    /// Every decision of a seat that is asked about its boat.
    pub fn list_ships<S: Sailor>(
        &self,
        at: Afloat<'_, S>,
        phase: Phase,
        mut list: impl FnMut(Result<Move, Answer<Infallible>>),
    ) {
        let cubes = at.own().cubes();
        match phase {
            Phase::Voyage { steps } => {
                self.voyages(at, steps, cubes.total()).for_each(|to| list(Ok(Move::Sail(to))));
            }
            Phase::Pay(sea::Phase::Toll { .. }) => {
                cubes.kinds().for_each(|cube| list(Ok(Move::Toll(cube))));
            }
            Phase::Pay(_) => cubes.kinds().for_each(|cube| list(Ok(Move::Spend(cube)))),
            Phase::Ashore => {
                list(Ok(Move::Build));
                list(Err(Answer::Stop));
            }
            Phase::Posts => self.posts(at, cubes).for_each(|cell| list(Ok(Move::Post(cell)))),
            Phase::Trade { cell, idle } => {
                let Some(trade) = self.trade_at(at.sites, cell) else { return };
                trade.answers(Step::Trade, cubes, &Terms::of_trade(idle), |answer| {
                    list(Err(answer))
                });
            }
        }
    }

    /// Whether the seat whose turn it is can be asked this.
    pub fn check_ships<S: Sailor>(
        &self,
        land: &Land,
        country: &super::Country,
        at: Afloat<'_, S>,
        phase: Phase,
    ) -> bool {
        let held = |deed: &dyn Fn(&Elsewhere) -> bool| land.holds(country, at.active, deed);
        let (own, cubes) = (at.own(), at.own().cubes());
        let ship = |deed: &Elsewhere| matches!(deed, Elsewhere::Ship { .. });
        match phase {
            Phase::Voyage { steps } => {
                held(&|deed| *deed == Elsewhere::Ship { steps })
                    && self.voyages(at, steps, cubes.total()).nth(1).is_some()
            }
            Phase::Pay(sea::Phase::Toll { paid }) => held(&ship) && self.is_due(&at, paid),
            Phase::Pay(sea::Phase::Build { due }) => held(&ship) && self.is_price(&at, due),
            Phase::Pay(_) => false,
            Phase::Ashore => held(&ship) && self.may_build(&at).is_ok(),
            Phase::Posts => {
                held(&|deed| *deed == Elsewhere::Outpost) && self.posts(at, cubes).nth(1).is_some()
            }
            Phase::Trade { cell, idle } => {
                let repeats = self.trade_at(at.sites, cell).map_or(0, |own| own.repeats(0, cubes));
                let here = cell == at.boat();
                let place = match idle {
                    true => here && held(&ship),
                    false => {
                        here && held(&|deed| *deed == Elsewhere::MaritimeTrade)
                            || own.fleet().outposts.contains(cell.0)
                                && held(&|deed| *deed == Elsewhere::Outpost)
                    }
                };
                place && repeats > u16::from(!idle)
            }
        }
    }
}

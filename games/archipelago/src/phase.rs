//! What is asked, and what can be answered.

use kit::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::components::{Action, Board, Building, Resource};
use crate::terms::Terms;
use crate::units::Figure;

/// The part of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Before everything: the trend is voted.
    Vote,
    /// Turn 0: everybody places a region.
    Settling,
    /// After it: objectives are kept.
    Keep,
    /// Phase 2: the order of play.
    Order,
    /// Phase 4: the halves of the top card's back.
    Balance {
        /// The half that comes next.
        half: u8,
    },
    /// Phase 5: the action wheel.
    Rounds,
    /// Phase 6: the evolution track.
    Purchase,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Everybody votes for a trend, sealed.
    Vote,
    /// Everybody keeps one of the objectives dealt, sealed.
    Keep,
    /// Turn 0: place a hexagon of the hand.
    Settle,
    /// Turn 0, strait: on which shore a citizen lands.
    Land {
        /// Citizens still to land.
        left: u8,
    },
    /// Which cube goes to the domestic market.
    HomeCube {
        /// The new region.
        region: u8,
    },
    /// Which cube the seat takes.
    OwnCube {
        /// The new region.
        region: u8,
        /// The cube that went to the market.
        given: Resource,
    },
    /// A sealed bid for the order.
    Bid {
        /// Who bids.
        bidders: SeatSet,
        /// Whether it is the second bid.
        again: bool,
    },
    /// The decider sets the order.
    Order {
        /// Who decides.
        decider: Seat,
    },
    /// A seat's chance in a crisis.
    Chance,
    /// Citizens stand up for the cube just given.
    StandUp {
        /// How many still.
        left: u8,
    },
    /// Whether a rebel is expelled from a building.
    Expel {
        /// The region.
        region: u8,
        /// The building.
        building: Building,
    },
    /// A round: action, card, port or market, or its end.
    Round,
    /// Units are set on icons.
    Harvest {
        /// What is harvested.
        resource: Resource,
        /// Units set so far.
        set: u8,
    },
    /// Transactions of a building or card.
    Trade {
        /// Where.
        board: Board,
        /// How many still.
        left: u8,
        /// Whether one was made.
        begun: bool,
    },
    /// A cube for half its price.
    Smuggle,
    /// The top hexagon: take it or discard it.
    Explore,
    /// The hexagon taken is placed.
    Place,
    /// Which unit moves to the new region.
    Enter {
        /// The new region.
        region: u8,
    },
    /// Where citizens are born.
    Breed {
        /// How many at most.
        left: u8,
        /// Whether one was born.
        begun: bool,
    },
    /// Where workers are recruited.
    Recruit {
        /// How many at most.
        left: u8,
        /// Whether they cost nothing.
        free: bool,
        /// Whether one was recruited.
        begun: bool,
    },
    /// Which units move.
    Migrate {
        /// Whether it is a migration of ships.
        ships: bool,
        /// Steps by land.
        steps: u8,
        /// Whether one has moved.
        begun: bool,
    },
    /// What is built, by a card.
    Build,
    /// Which icon is spoilt.
    Spoil,
    /// Which ship is destroyed.
    Sink,
    /// Which cube the victim gives.
    Ransom {
        /// Whose ship was destroyed.
        victim: Seat,
    },
    /// Who is robbed.
    Rob,
    /// The victim hides cubes in two fists.
    Hide {
        /// Who is robbed.
        victim: Seat,
    },
    /// Which fist is opened.
    Fist {
        /// Who is robbed.
        victim: Seat,
    },
    /// Where a new ship lies.
    Launch,
    /// The lighthouse: where new ships lie, as there are too few.
    Lights {
        /// The place in the order of who is asked.
        at: u8,
        /// The regions that have got one, as bits.
        done: u32,
        /// The citizen that goes on the wonder.
        unit: Figure,
        /// The wonder.
        card: u8,
    },
    /// Which citizens leave their icons.
    Free {
        /// How many at most.
        left: u8,
        /// Whether one has.
        begun: bool,
    },
    /// Which cube the Governor takes.
    Govern,
    /// Which rebels stand up.
    Heal {
        /// How many at most.
        left: u8,
    },
    /// What is bartered for what.
    Barter,
    /// Which of the shown cards is bought.
    Pick {
        /// Whether characters are sought; progress cards otherwise.
        character: bool,
    },
    /// A card of the track is bought or turned.
    Purchase {
        /// Whether a card was bought.
        bought: bool,
        /// The slot whose card was turned.
        turned: Option<u8>,
    },
    /// The game is over.
    Over,
}

/// Where a cube of a crisis comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The market, last space first.
    Market,
    /// A cube of one's own.
    Own,
    /// An explorer token.
    Token,
}

/// Tokens paid instead of cubes: for the first and for the second resource of a cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pay {
    /// For the first resource.
    pub first: u8,
    /// For the second.
    pub second: u8,
}

/// What is built.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Work {
    /// A building.
    Building(Building),
    /// A ship.
    Ship,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Vote for a trend.
    Vote(u8),
    /// Keep these objectives, as bits.
    Keep(u16),
    /// Place a side of a hexagon, turned by so many sixths.
    Place {
        /// The side.
        face: u8,
        /// Sixths clockwise.
        turned: u8,
        /// Column.
        q: i8,
        /// Row, slanted.
        r: i8,
    },
    /// Land a citizen on this shore.
    Land(u8),
    /// Put this cube on the domestic market.
    HomeCube(Resource),
    /// Take this cube.
    OwnCube(Resource),
    /// Bid so many florins.
    Bid(u8),
    /// Leave the order as it is.
    KeepOrder,
    /// This seat is next in the order.
    Next(Seat),
    /// Give a cube in a crisis.
    Supply(Source),
    /// Stand up a citizen.
    Stand(Figure),
    /// Pass in a crisis.
    Pass,
    /// Expel the rebel.
    Expel,
    /// Let the rebel be.
    Spare,
    /// Place a disc for an action other than a harvest or a transaction.
    Act(Action),
    /// Place a disc for a harvest.
    Harvest(Resource),
    /// Set a unit on an icon of its region.
    Work(Figure),
    /// Buy a cube.
    Buy(Board, Resource),
    /// Sell a cube.
    Sell(Board, Resource),
    /// Sell an explorer token as a cube.
    SellToken(Board, Resource),
    /// Take the hexagon on top.
    TakeHex,
    /// Discard it and take the next.
    DiscardHex,
    /// Move a unit into the new region.
    Enter(Figure),
    /// Add a citizen in a region.
    Breed(u8),
    /// Recruit to a shore of a region.
    Recruit {
        /// The region.
        region: u8,
        /// The shore.
        shore: u8,
    },
    /// Move a unit.
    March {
        /// The unit.
        unit: Figure,
        /// The region it goes to.
        to: u8,
        /// Where there.
        spot: u8,
    },
    /// Build something with a unit.
    Build {
        /// What.
        work: Work,
        /// Who builds.
        unit: Figure,
        /// The shore of a port that a ship builds; that of the builder otherwise.
        shore: u8,
        /// The sea of a port or ship.
        sea: u8,
        /// Tokens for cubes.
        pay: Pay,
    },
    /// Use a port or market.
    Site {
        /// The region.
        region: u8,
        /// The building.
        building: Building,
        /// Whether the citizen on the town is engaged for it; the unit on it otherwise.
        by_town: bool,
    },
    /// Use an evolution card.
    Use {
        /// The card.
        card: u8,
        /// Tokens for cubes.
        pay: Pay,
        /// Whether both gifts are given.
        both: bool,
    },
    /// Build a wonder.
    Raise {
        /// The card.
        card: u8,
        /// Tokens for cubes.
        pay: Pay,
        /// The citizen that goes on it.
        unit: Figure,
    },
    /// Spoil an icon of a resource.
    Spoil {
        /// The region.
        region: u8,
        /// The resource.
        resource: Resource,
    },
    /// Destroy a ship.
    Sink(Figure),
    /// Give a cube to the Pirate.
    Give(Resource),
    /// Rob a seat.
    Rob(Seat),
    /// Hide cubes in the left and right fist.
    Hide(Option<Resource>, Option<Resource>),
    /// Open the right fist, or the left.
    Fist {
        /// Whether the right one.
        right: bool,
    },
    /// Launch a ship on a sea of a region.
    Launch {
        /// The region.
        region: u8,
        /// The sea.
        sea: u8,
    },
    /// A citizen leaves its icon.
    Free(Figure),
    /// Take a cube as Governor.
    Govern(Resource),
    /// Give a cube, or a token, for another.
    Barter(Option<Resource>, Resource),
    /// Buy one of the cards shown.
    Pick(u8),
    /// Buy the card of a slot.
    BuyCard(u8),
    /// Turn the card of a slot.
    Turn(u8),
    /// That is all.
    Stop,
    /// End the round.
    End,
    /// Offer a deal. Composed: there are too many to list.
    Offer(Seat, Terms),
    /// Answer an offer with another. Composed as well.
    Counter(Seat, Terms),
    /// Accept the offer of a seat.
    Accept(Seat),
    /// Reject it.
    Reject(Seat),
    /// Take one's offer back.
    Withdraw,
}

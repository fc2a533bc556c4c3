//! What is asked, and what can be answered.

use kit::Seat;
use serde::{Deserialize, Serialize};

use crate::board::{Colony, Column, Site, Space};
use crate::components::{Card, ColonyTile, Tile};
use crate::spices::Spice;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// Quick start: take ducats instead of moving markers.
    TakeDucats,
    /// Place the flag and the first token on this space.
    Flag(Space),
    /// Place the next token on the tile of this space.
    Token(Space),
    /// Bid so many ducats.
    Bid(u16),
    /// Do not bid; or keep an extra action for later.
    Pass,
    /// The auctioneer buys what is auctioned.
    Buy,
    /// The auctioneer lets the highest bidder have it.
    Sell,
    /// Take ships: with the action, or where goods can be chosen.
    Ships,
    /// Take colonists where goods can be chosen.
    Colonists,
    /// Take spices where goods can be chosen.
    Spices,
    /// Give up the plantation on this site for a new one.
    GiveUp(Site),
    /// Take this tile out of the box.
    TakeBoxed(Tile),
    /// Put the plantation taken out of the box back into it.
    PutBack,
    /// Keep the tile just taken out of the box for a later turn.
    Keep,
    /// Put a spice from the supply on an empty field.
    Put(Site, Spice),
    /// Put back a spice from a field.
    Give(Site, Spice),
    /// Fill this site.
    Fill(Site),
    /// Move the marker of this column down a row.
    Progress(Column),
    /// Action: harvest.
    Harvest,
    /// Action: taxes.
    Taxes,
    /// Action: expedition.
    Expedition,
    /// Draw an expedition card.
    Draw,
    /// Discard this expedition card.
    Discard(Card),
    /// Action: found this colony.
    Found(Colony),
    /// Pay the colonists that are lacking for the colony.
    Pay,
    /// Give the founding up.
    Decline,
    /// Take this tile of the colony just founded.
    Settle(ColonyTile),
    /// Play this expedition card.
    Play(Card),
    /// Use this tile.
    Use(Tile),
    /// Take the tile on this space and leave Swap there.
    SwapFor(Space),
    /// Take the action of this column with the marker of that seat.
    Spy(Seat, Column),
    /// Play an extra action card.
    Extra,
    /// Nothing more of this.
    Stop,
    /// The turn is over.
    End,
}

/// The card that was played together with an action that is still to be declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tie {
    /// The harvest will be a mix.
    Mix,
    /// One more card will be turned up for the founding.
    Third,
    /// The step will cost no spices.
    NoSpice,
    /// The step will cost no ships.
    NoShip,
}

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Quick start: markers or ducats; some markers have moved already.
    QuickStart {
        /// How many markers have moved.
        moved: u8,
    },
    /// Where the flag is placed.
    Flag,
    /// Where the next token is placed.
    Token,
    /// A bid for the lot.
    Bid {
        /// The highest bid so far.
        high: u16,
        /// Who made it.
        leader: Option<Seat>,
    },
    /// The auctioneer's last word.
    LastWord {
        /// The highest bid.
        high: u16,
        /// Who made it.
        leader: Seat,
    },
    /// So many ships or so many colonists.
    Either {
        /// How many.
        count: u8,
    },
    /// So many spices, ships or colonists.
    Resupply {
        /// How many.
        count: u8,
    },
    /// Which plantation makes room for this one.
    GiveUp {
        /// The new one.
        tile: Tile,
        /// Whether it came out of the box and may go back there.
        boxed: bool,
    },
    /// Which tile comes out of the box.
    Boxed,
    /// Whether the tile that came out of the box is used at once or kept.
    UseNow {
        /// The tile.
        tile: Tile,
    },
    /// Which spices are put on which empty fields.
    Gather {
        /// How many more can be taken.
        left: u8,
        /// Whether at least one must still be taken.
        must: bool,
        /// Whether ships and colonists can be taken as well.
        mix: bool,
    },
    /// Which spices fill this site.
    Fill {
        /// The site.
        site: Site,
        /// How many further sites an extra harvest may fill.
        more: u8,
    },
    /// Which site an extra harvest fills.
    FillNext {
        /// How many sites it may still fill.
        left: u8,
        /// Whether at least one must still be filled.
        must: bool,
    },
    /// The turn of the active seat: its action, and whatever else it likes to do.
    Turn,
    /// The action that goes with the card just played.
    With(Tie),
    /// Whose marker Espionage uses, and for which action.
    Spying,
    /// Which colony Espionage founds.
    Name {
        /// The colonists who come along.
        recruits: u8,
        /// Whether one more card will be turned up.
        third: bool,
    },
    /// From which field each spice of a step is paid.
    PayStep {
        /// The column.
        column: Column,
        /// How many spices have been paid.
        paid: u8,
    },
    /// Which marker goes down a row for the ducats just paid.
    BuyStep,
    /// Which of the least advanced markers goes down a row.
    ViceKing,
    /// Which spices are sold.
    Sell {
        /// The most that can still be sold.
        left: u8,
        /// Ducats for each.
        price: u8,
        /// Whether at least one must still be sold.
        must: bool,
    },
    /// Which spices a duty takes.
    Duty {
        /// How many are still due.
        left: u8,
    },
    /// Draw, discard or stop.
    Expedition,
    /// Pay the missing colonists or not.
    Founding,
    /// Which tile of the colony is taken.
    Settle {
        /// The colony.
        colony: Colony,
    },
    /// Which tile Swap is exchanged for.
    Swap,
    /// Play an extra action card or pass.
    Extra,
    /// Nothing: the game is over.
    Over,
}

/// Which part of a round is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Before the first round.
    Start,
    /// Tokens are placed.
    Placing,
    /// Lots are sold.
    Auction {
        /// The number of the lot, counted from 0: the flag.
        lot: u8,
    },
    /// Everybody's actions.
    Actions {
        /// The number of the action, counted from 0.
        number: u8,
    },
    /// Extra actions.
    Extra,
}

/// An action that has stopped in the middle, where cards and tiles can be used (R47).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stop {
    /// None.
    No,
    /// Between the draws of an expedition.
    Expedition {
        /// How many cards may still be drawn.
        left: u8,
        /// The hand limit.
        limit: u8,
    },
    /// Between turning up cards for a colony and paying for it.
    Founding {
        /// The colony.
        colony: Colony,
        /// The colonists who come along from the development board.
        recruits: u8,
    },
}

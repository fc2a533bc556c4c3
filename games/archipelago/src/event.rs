//! What happens, for the log.

use kit::{CardSet, Row, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{Action, Board, Building, MOST_SEATS, Resource};
use crate::phase::Source;
use crate::state::{Ending, Stock};
use crate::terms::Terms;
use crate::units::Figure;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Event {
    /// Told to the seat alone: a bid, a vote, objectives kept.
    Chose {
        seat: Seat,
    },
    Trends {
        trends: Row<u8, 2>,
    },
    Settled {
        seat: Seat,
        region: u8,
        face: u8,
    },
    Discarded {
        seat: Seat,
        hexes: CardSet,
    },
    Token {
        seat: Seat,
    },
    NewDisc {
        discs: u8,
    },
    Stocked {
        resource: Resource,
    },
    Gained {
        seat: Seat,
        resource: Resource,
        count: u8,
    },
    Paid {
        seat: Seat,
        florins: u8,
    },
    Received {
        seat: Seat,
        florins: u8,
    },
    Turn {
        turn: u8,
    },
    Bids {
        bids: Row<(Seat, u8), MOST_SEATS>,
    },
    Decides {
        seat: Seat,
    },
    Named {
        seat: Seat,
        place: u8,
    },
    Ordered {
        order: Row<Seat, MOST_SEATS>,
    },
    Workers {
        up: bool,
        by: u8,
        now: u8,
    },
    Rebels {
        up: bool,
        by: u8,
        now: u8,
    },
    Crisis {
        board: Board,
        resource: Resource,
        amount: u8,
    },
    Incident {
        board: Board,
        back: u8,
    },
    Supplied {
        seat: Seat,
        resource: Resource,
        source: Source,
    },
    StoodUp {
        whose: Seat,
        region: u8,
        spot: u8,
    },
    Passed {
        seat: Seat,
    },
    Revolt {
        count: u8,
    },
    Expelled {
        seat: Seat,
        whose: Seat,
        region: u8,
        spared: bool,
    },
    Acted {
        seat: Seat,
        action: Action,
    },
    Worked {
        seat: Seat,
        region: u8,
        spot: u8,
        resource: Resource,
    },
    Bought {
        seat: Seat,
        board: Board,
        resource: Resource,
        florins: u8,
    },
    Sold {
        seat: Seat,
        board: Board,
        resource: Resource,
        florins: u8,
        token: bool,
    },
    Entered {
        seat: Seat,
        region: u8,
        ship: bool,
    },
    Born {
        seat: Seat,
        region: u8,
    },
    Recruited {
        seat: Seat,
        region: u8,
        shore: u8,
        florins: u8,
    },
    Moved {
        unit: Figure,
        to: u8,
        spot: u8,
    },
    Built {
        unit: Figure,
        building: Building,
    },
    Launched {
        seat: Seat,
        region: u8,
    },
    Opened {
        seat: Seat,
        building: Building,
        region: u8,
    },
    Used {
        seat: Seat,
        card: u8,
        owner: Seat,
    },
    Raised {
        seat: Seat,
        card: u8,
    },
    Spoilt {
        seat: Seat,
        region: u8,
        resource: Resource,
    },
    Sunk {
        seat: Seat,
        whose: Seat,
        region: u8,
    },
    Robbed {
        seat: Seat,
        whose: Seat,
        resource: Option<Resource>,
    },
    /// Told to the victim alone.
    Hid {
        seat: Seat,
    },
    Freed {
        seat: Seat,
        region: u8,
    },
    Bartered {
        seat: Seat,
        gave: Option<Resource>,
        took: Resource,
    },
    Shown {
        seat: Seat,
        cards: CardSet,
    },
    Acquired {
        seat: Seat,
        card: u8,
        florins: u8,
    },
    Turned {
        seat: Seat,
        card: u8,
        gone: bool,
    },
    Refilled {
        card: u8,
    },
    RoundEnded {
        seat: Seat,
        out: bool,
    },
    /// Told to the two parties alone, as the next three.
    Offered {
        seat: Seat,
        to: Seat,
        terms: Terms,
    },
    Withdrawn {
        seat: Seat,
        to: Seat,
    },
    Rejected {
        seat: Seat,
        from: Seat,
    },
    Dealt {
        seat: Seat,
        from: Seat,
        terms: Terms,
    },
    /// An end condition is met: the game ends soon.
    Met {
        objective: u8,
        holder: Option<Seat>,
    },
    /// With everything that was hidden.
    Ended {
        ending: Ending,
        stocks: [Stock; MOST_SEATS],
        objectives: [u16; MOST_SEATS],
        dropped: [u16; MOST_SEATS],
    },
}

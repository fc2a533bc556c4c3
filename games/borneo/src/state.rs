//! Everything that changes while Borneo is played.

use kit::{CardSet, Chance, MAX_SEATS, Row, Seat};
use serde::{Deserialize, Serialize};

use crate::content::{
    COMPANIES, Card, HARBOURS, MOST_CARDS, MOST_CARGO, MOST_RANKS, Mission, Port, Spice,
};
use crate::flags::Company;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// Setup: put a merchant on the first free rank of this company.
    Place(Company),
    /// Phase 1: carry out this mission.
    Mission(Mission),
    /// Pay for the mission with this card of the warehouse.
    Spend(Ware),
    /// Blackbeard: pay with this card as if it were that spice.
    Smuggle(Ware, Spice),
    /// Phase 2: move a merchant to the first free rank of another company.
    Transfer(Merchant, Company),
    /// Phase 2: attack with a merchant the one on this rank of the same company.
    Attack(Merchant, u8),
    /// Play this card of the hand in a duel.
    Lay(Card),
    /// Play no further card in the duel.
    Done,
    /// The beaten merchant takes the attacker's old rank.
    Stay,
    /// The beaten merchant goes to the first free rank of this company.
    Leave(Company),
    /// The defender who held out puts this card into the warehouse.
    Keep(Card),
    /// Phase 3: play this card of the hand in the harbour at this space.
    Ship(Card, u8),
    /// Take this card from the harbour whose cargo is shared out.
    Pick(Card),
    /// Phase 4: discard this card of a hand that is too large.
    Discard(Card),
    /// No mission, no change of company, no reward.
    Pass,
}

/// A card in a warehouse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ware {
    /// A shipment card.
    Card(Card),
    /// A harbour card.
    Port(Port),
}

/// A merchant by where it stands. Ranks are counted from 0, the highest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Merchant {
    /// The company.
    pub company: Company,
    /// The rank.
    pub rank: u8,
}

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// The next merchant of the setup.
    Place {
        /// How many have been placed.
        placed: u8,
    },
    /// A mission of the active seat, in its turn or after the end.
    Mission,
    /// The cards that pay for a mission.
    Pay(Payment),
    /// Whether and how the active seat acts in a company.
    Company,
    /// The attacker's cards.
    Attack(Duel),
    /// The defender's cards.
    Defend(Duel),
    /// Where the beaten merchant goes, which stands on the attacker's old rank meanwhile.
    Yield(Merchant),
    /// Which of the cards just played the defender keeps.
    Reward {
        /// The defender's seat.
        seat: Seat,
        /// The cards the defender has played.
        cards: CardSet,
    },
    /// A shipment card of the active seat.
    Ship,
    /// Which card the next merchant takes.
    Pick(Distribution),
    /// Which cards leave a hand that is too large.
    Discard,
    /// Nothing: the game is over.
    Over,
}

/// A mission being paid for; the cards leave the warehouse together once they suffice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Payment {
    /// The mission.
    pub mission: Mission,
    /// The shipment cards chosen so far.
    pub cards: CardSet,
    /// The harbour cards chosen so far.
    pub ports: CardSet,
    /// The chosen card that is taken for another spice.
    pub smuggled: Option<(Ware, Spice)>,
}

/// A duel of two merchants of one company.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Duel {
    /// The attacker, of the active seat.
    pub attacker: Merchant,
    /// The rank of the defender.
    pub target: u8,
    /// The cards the attacker has played.
    pub attack: CardSet,
    /// The cards the defender has played.
    pub defence: CardSet,
}

/// Cargo being shared out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Distribution {
    /// The harbour by its space.
    pub space: u8,
    /// Whether the one company in the ranking has a monopoly.
    pub monopoly: bool,
    /// The companies whose merchants take part, in their order.
    pub ranking: Row<Company, COMPANIES>,
    /// The merchants who still take a card, the next one first.
    pub queue: Row<Merchant, MOST_CARGO>,
}

/// A harbour space on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quay {
    /// The harbour card; none while its cargo is shared out.
    pub port: Option<Port>,
    /// The shipment cards below it, in the order in which they were played.
    pub cargo: Row<Card, MOST_CARGO>,
}

/// What lies in front of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The shipment cards in the warehouse.
    pub cards: CardSet,
    /// The harbour cards in the warehouse.
    pub ports: CardSet,
    /// The missions carried out. They lie face down, but everybody saw them.
    pub missions: CardSet,
}

/// What everybody can see of the table, or work out from what they have seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shared {
    /// What is asked.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Seat,
    /// Who was drawn to begin.
    pub first: Seat,
    /// The seat whose turn was the last, once the game is ending.
    pub last: Option<Seat>,
    /// The places of the seats.
    pub places: Row<Place, MAX_SEATS>,
    /// The owners of the merchants in each company, the highest rank first.
    pub columns: [Row<Seat, MOST_RANKS>; COMPANIES],
    /// The harbour spaces.
    pub quays: [Quay; HARBOURS],
    /// The harbour cards still to come, in an order that does not exist yet.
    pub port_pile: CardSet,
    /// The harbour cards that have left the game.
    pub spent_ports: CardSet,
    /// The missions on offer.
    pub missions: CardSet,
    /// The shipment cards discarded, face up for all to see (R42).
    pub discard: CardSet,
    /// Who has the pirate ship.
    pub pirate: Option<Seat>,
    /// How often the discard has become the new pile.
    pub shuffles: u8,
    /// For each shipment card the number of shuffles when it last went into the pile. Everybody
    /// has seen what was shuffled in: the pile holds cards of the last shuffle only, and of a card
    /// in a hand all know the shuffle, if not the card.
    pub batches: Row<u8, MOST_CARDS>,
}

/// Everything: what everybody can see, the hands, the pile and the chance to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(crate) table: Shared,
    pub(crate) hands: [CardSet; MAX_SEATS],
    /// The shipment cards face down, in an order that does not exist yet.
    pub(crate) pile: CardSet,
    pub(crate) chance: Chance,
}

impl State {
    /// What everybody can see.
    pub fn table(&self) -> &Shared {
        &self.table
    }

    /// The table, to be set up as one likes: for tests and puzzles. [`kit::Game::invariants`] tells
    /// whether the result can be played.
    pub fn table_mut(&mut self) -> &mut Shared {
        &mut self.table
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// The hand of a seat, to be set up as one likes.
    pub fn hand_mut(&mut self, seat: Seat) -> Option<&mut CardSet> {
        self.hands.get_mut(seat.index())
    }

    /// The face-down pile.
    pub fn pile(&self) -> CardSet {
        self.pile
    }

    /// The face-down pile, to be set up as one likes.
    pub fn pile_mut(&mut self) -> &mut CardSet {
        &mut self.pile
    }
}

impl Shared {
    /// The place of a seat, if the table has it.
    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.places.get(seat.index())
    }

    /// Who owns the merchant that stands there.
    pub fn owner(&self, merchant: Merchant) -> Option<Seat> {
        self.columns.get(merchant.company.index())?.get(usize::from(merchant.rank)).copied()
    }

    /// Every merchant of a seat, company by company from the highest rank down.
    pub fn merchants(&self, seat: Seat) -> impl Iterator<Item = Merchant> {
        let columns = Company::all().zip(&self.columns);
        columns.flat_map(move |(company, column)| {
            let ranks = (0..).zip(column.iter()).filter(move |&(_, &owner)| owner == seat);
            ranks.map(move |(rank, _)| Merchant { company, rank })
        })
    }

    /// Whether a company has a free rank.
    pub(crate) fn has_room(&self, company: Company, ranks: u8) -> bool {
        let column = self.columns.get(company.index());
        column.is_some_and(|column| column.len() < usize::from(ranks))
    }

    /// Who has to decide.
    pub fn awaited(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over => None,
            Phase::Place { placed } => Some(self.placing(placed)),
            Phase::Defend(duel) => self.owner(duel.defender()),
            Phase::Yield(merchant) => self.owner(merchant),
            Phase::Reward { seat, .. } => Some(seat),
            Phase::Pick(distribution) => {
                distribution.queue.first().and_then(|&merchant| self.owner(merchant))
            }
            _ => Some(self.active),
        }
    }
}

impl Duel {
    /// The merchant that is attacked.
    pub fn defender(&self) -> Merchant {
        Merchant { company: self.attacker.company, rank: self.target }
    }

    /// The merchants that stand between the two.
    pub fn between(&self) -> u8 {
        self.attacker.rank.saturating_sub(self.target).saturating_sub(1)
    }
}

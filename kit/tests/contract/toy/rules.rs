//! The state and the rules.

use kit::illegal::{GAME_OVER, NO_SUCH_SEAT, NOT_NOW, NOT_YOUR_TURN};
use kit::{
    Awaiting, Bag, CardSet, Census, Chance, Illegal, Log, MAX_SEATS, Reveals, Row, Rule, Seat,
    SeatSet, Seed, Veiled, Viewer,
};
use serde::{Deserialize, Serialize};

use super::{CHARMS, Flaw, SPOTS, Toy, mood};

static EMPTY_SPOT: Rule = Rule { code: "empty-spot", source: "toy" };
static ONE_PEEK: Rule = Rule { code: "one-peek", source: "toy" };
static SEEN_ALREADY: Rule = Rule { code: "seen-already", source: "toy" };
static TOO_FEW_COINS: Rule = Rule { code: "too-few-coins", source: "toy" };
static SAME_BID: Rule = Rule { code: "same-bid", source: "toy" };
static ONE_OFFER: Rule = Rule { code: "one-offer", source: "toy" };
static NO_SUCH_CHARM: Rule = Rule { code: "no-such-charm", source: "toy" };
static NO_OFFER: Rule = Rule { code: "no-offer", source: "toy" };

/// Every rule that can refuse a move.
pub(crate) static REFUSALS: &[&Rule] = &[
    &EMPTY_SPOT,
    &ONE_PEEK,
    &SEEN_ALREADY,
    &TOO_FEW_COINS,
    &SAME_BID,
    &ONE_OFFER,
    &NO_SUCH_CHARM,
    &NO_OFFER,
];

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Move {
    /// Look under the lantern on this spot.
    Peek(u8),
    /// Put it up for sale.
    Choose(u8),
    /// Bid so many coins, or so many instead of what was bid before.
    Bid(u8),
    /// Offer coins for a charm of another seat. Composed: there are too many to list.
    Offer(Seat, Offer),
    /// Take back one's offer.
    Withdraw,
    /// Accept the offer of this seat.
    Accept(Seat),
    /// Reject it.
    Reject(Seat),
    /// Draw a charm.
    Draw,
    /// Draw none.
    Leave,
}

/// Coins for a charm of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Offer {
    pub(crate) coins: u8,
    pub(crate) charm: u8,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// The leader looks and chooses.
    Choosing { peeked: bool },
    /// All bid for the lantern on this spot.
    Bidding { spot: u8 },
    /// The winner may draw.
    Luck { winner: Seat },
    /// No lantern is left.
    Over,
}

/// Everything about one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) chance: Chance,
    /// Never drawn from: for a flaw that shows this one instead.
    pub(crate) unused: Chance,
    pub(crate) phase: Phase,
    pub(crate) leader: Seat,
    pub(crate) board: [Option<Veiled<u8>>; SPOTS],
    pub(crate) coins: [u8; MAX_SEATS],
    pub(crate) bids: [Option<u8>; MAX_SEATS],
    /// The open offer of each seat, and to whom.
    pub(crate) offers: [Option<(Seat, Offer)>; MAX_SEATS],
    /// Who has made an offer this round.
    pub(crate) offered: SeatSet,
    pub(crate) bank: u8,
    pub(crate) won: [CardSet; MAX_SEATS],
    pub(crate) charms: Bag<3>,
    pub(crate) drawn: [Bag<3>; MAX_SEATS],
    /// For a flaw: not written down.
    #[serde(skip)]
    pub(crate) forgotten: u8,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Peeked {
        seat: Seat,
        spot: u8,
        token: Option<u8>,
    },
    Chosen {
        seat: Seat,
        spot: u8,
    },
    /// Told to the seat alone.
    Bid {
        seat: Seat,
        coins: u8,
    },
    /// Told to the two alone, as the next two are.
    Offered {
        seat: Seat,
        to: Seat,
        offer: Offer,
    },
    Withdrawn {
        seat: Seat,
        to: Seat,
    },
    Rejected {
        seat: Seat,
        from: Seat,
    },
    /// A deal is open to all.
    Dealt {
        seat: Seat,
        from: Seat,
        offer: Offer,
    },
    Sold {
        seat: Seat,
        token: u8,
        coins: u8,
        bids: Row<u8, MAX_SEATS>,
    },
    Drew {
        seat: Seat,
        charm: u8,
    },
    Left {
        seat: Seat,
    },
}

impl<const FLAW: u8> Toy<FLAW> {
    pub(crate) fn dealt(&self, seed: Seed) -> State {
        let mut chance = Chance::new(seed);
        let mut tokens: [u8; SPOTS] = std::array::from_fn(|token| token as u8);
        chance.shuffle(&mut tokens);
        if Self::has(Flaw::DealsByMood) {
            tokens.rotate_left(mood() as usize % SPOTS);
        }
        let mut coins = [0; MAX_SEATS];
        self.seats().for_each(|seat| coins[seat.index()] = self.coins);
        State {
            chance,
            unused: Chance::new(seed),
            phase: Phase::Choosing { peeked: false },
            leader: Seat(0),
            board: tokens.map(|token| Some(Veiled::hidden(token))),
            coins,
            bids: [None; MAX_SEATS],
            offers: [None; MAX_SEATS],
            offered: SeatSet::EMPTY,
            bank: 0,
            won: [CardSet::EMPTY; MAX_SEATS],
            charms: Bag::new(CHARMS),
            drawn: [Bag::default(); MAX_SEATS],
            forgotten: 0,
        }
    }

    pub(crate) fn value(&self, token: u8) -> u8 {
        self.values.get(usize::from(token)).copied().unwrap_or_default()
    }

    pub(crate) fn in_truth(&self, state: &State) -> Awaiting {
        match state.phase {
            Phase::Choosing { .. } => Awaiting::Seats(SeatSet::only(state.leader)),
            Phase::Bidding { .. }
                if Self::has(Flaw::ImaginesOtherSeats) && state.forgotten == 7 =>
            {
                Awaiting::Seats(SeatSet::only(state.leader))
            }
            Phase::Bidding { .. } => Awaiting::Seats(
                self.seats().filter(|seat| state.bids[seat.index()].is_none()).collect(),
            ),
            Phase::Luck { winner } => Awaiting::Seats(SeatSet::only(winner)),
            Phase::Over => Awaiting::Nobody,
        }
    }

    pub(crate) fn list(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let start = moves.len();
        let coins = state.coins.get(seat.index()).copied().unwrap_or_default();
        let spots = 0..SPOTS as u8;
        moves.extend(spots.clone().map(Move::Peek));
        moves.extend(spots.map(Move::Choose));
        moves.extend((0..=coins).map(Move::Bid));
        // Of all offers: one coin for a charm of the neighbour.
        let to = seat.next(self.options.seats);
        moves.extend((0..3).map(|charm| Move::Offer(to, Offer { coins: 1, charm })));
        moves.extend(self.seats().flat_map(|from| [Move::Accept(from), Move::Reject(from)]));
        moves.extend([Move::Withdraw, Move::Draw, Move::Leave]);
        let mut place = 0;
        moves.retain(|&decision| {
            place += 1;
            place <= start || self.refusal(state, seat, decision).is_none()
        });
        match state.phase {
            Phase::Luck { winner } if seat == winner && Self::has(Flaw::DeadEnd) => {
                moves.truncate(start)
            }
            Phase::Luck { winner } if seat == winner && Self::has(Flaw::ListsAMoveTwice) => {
                moves.push(Move::Leave);
            }
            Phase::Over if Self::has(Flaw::MovesAfterTheEnd) && seat == Seat(0) => {
                moves.push(Move::Leave)
            }
            Phase::Choosing { .. }
                if Self::has(Flaw::AcceptsEmptySeats) && seat.0 == self.options.seats =>
            {
                moves.push(Move::Leave);
            }
            _ => {}
        }
    }

    /// The rule that stands in the way of the move, if one does.
    fn refusal(&self, state: &State, seat: Seat, decision: Move) -> Option<Illegal> {
        if seat.0 >= self.options.seats {
            return Some(Illegal::by(&NO_SUCH_SEAT).with("seat", seat.0));
        }
        let coins = state.coins[seat.index()];
        let token = |spot: u8| state.board.get(usize::from(spot)).copied().flatten();
        let wrong = |rule| Some(Illegal::by(rule));
        match (state.phase, decision) {
            (Phase::Over, _) => wrong(&GAME_OVER),
            (Phase::Choosing { .. }, Move::Peek(_) | Move::Choose(_)) if seat != state.leader => {
                wrong(&NOT_YOUR_TURN)
            }
            (Phase::Choosing { .. }, Move::Peek(spot) | Move::Choose(spot))
                if token(spot).is_none() =>
            {
                Some(Illegal::by(&EMPTY_SPOT).with("spot", spot))
            }
            (Phase::Choosing { peeked: true }, Move::Peek(_)) => wrong(&ONE_PEEK),
            (Phase::Choosing { .. }, Move::Peek(spot)) => {
                let seen = token(spot).and_then(|token| token.seen(Viewer::Seat(seat)).value);
                seen.and_then(|_| wrong(&SEEN_ALREADY))
            }
            (Phase::Choosing { .. }, Move::Choose(_)) => None,
            (Phase::Bidding { .. }, Move::Bid(bid)) if state.bids[seat.index()] == Some(bid) => {
                let named = !Self::has(Flaw::NeverNamesARule);
                Some(Illegal::by(if named { &SAME_BID } else { &NOT_NOW }).with("bid", bid))
            }
            (Phase::Bidding { .. }, Move::Bid(bid)) if bid > coins => {
                Some(Illegal::by(&TOO_FEW_COINS).with("bid", bid).with("coins", coins))
            }
            (Phase::Bidding { .. }, Move::Bid(_)) => None,
            (Phase::Bidding { .. }, Move::Offer(to, offer)) => {
                self.offer_refusal(state, seat, to, offer)
            }
            (Phase::Bidding { .. }, Move::Withdraw) => match state.offers[seat.index()] {
                Some(_) => None,
                None => wrong(&NO_OFFER),
            },
            (Phase::Bidding { .. }, Move::Accept(from) | Move::Reject(from)) => {
                match state.offers.get(from.index()).copied().flatten() {
                    Some((to, offer)) if to == seat => {
                        let accepts = matches!(decision, Move::Accept(_));
                        let has = state.drawn[seat.index()].count(offer.charm.into()) > 0;
                        (accepts && !has).then(|| Illegal::by(&NO_SUCH_CHARM))
                    }
                    _ => wrong(&NO_OFFER),
                }
            }
            (Phase::Luck { winner }, Move::Draw | Move::Leave) if winner != seat => {
                wrong(&NOT_YOUR_TURN)
            }
            (Phase::Luck { .. }, Move::Draw | Move::Leave) => None,
            _ => wrong(&NOT_NOW),
        }
    }

    fn offer_refusal(
        &self,
        state: &State,
        seat: Seat,
        to: Seat,
        Offer { coins, charm }: Offer,
    ) -> Option<Illegal> {
        let own = state.coins[seat.index()];
        let there = to != seat && to.0 < self.options.seats && charm < 3;
        if state.offered.contains(seat) {
            Some(Illegal::by(&ONE_OFFER))
        } else if coins == 0 || coins > own {
            Some(Illegal::by(&TOO_FEW_COINS).with("bid", coins).with("coins", own))
        } else if !there || state.drawn[to.index()].count(charm.into()) == 0 {
            Some(Illegal::by(&NO_SUCH_CHARM))
        } else {
            None
        }
    }

    pub(crate) fn decide<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        decision: Move,
        log: &mut L,
    ) -> Result<Reveals, Illegal> {
        match self.refusal(state, seat, decision) {
            Some(illegal) if Self::has(Flaw::AcceptsOthers) && illegal.rule == &NOT_YOUR_TURN => {}
            Some(illegal) => return Err(illegal),
            None => {}
        }
        match decision {
            Move::Peek(spot) => {
                let token = state.board[usize::from(spot)].as_mut().map(|token| token.peek(seat));
                state.phase = Phase::Choosing { peeked: true };
                log.note(Event::Peeked { seat, spot, token });
                let shown = !Self::has(Flaw::HidesThatItShows);
                return Ok(if shown { Reveals::Hidden } else { Reveals::Nothing });
            }
            Move::Choose(spot) => {
                state.phase = Phase::Bidding { spot };
                log.note(Event::Chosen { seat, spot });
            }
            Move::Bid(0) if Self::has(Flaw::RefusesALegalMove) => {
                return Err((&TOO_FEW_COINS).into());
            }
            Move::Bid(coins) => {
                state.bids[seat.index()] = Some(coins);
                log.note(Event::Bid { seat, coins });
                if self.in_truth(state).seats().is_empty() {
                    self.sell(state, log);
                    return Ok(Reveals::Hidden);
                }
            }
            Move::Offer(to, offer) => {
                state.offers[seat.index()] = Some((to, offer));
                state.offered = state.offered.with(seat);
                log.note(Event::Offered { seat, to, offer });
            }
            Move::Withdraw => {
                if let Some((to, _)) = state.offers[seat.index()].take() {
                    log.note(Event::Withdrawn { seat, to });
                }
            }
            Move::Reject(from) => {
                state.offers[from.index()] = None;
                log.note(Event::Rejected { seat, from });
            }
            Move::Accept(from) => {
                if let Some((_, offer)) = state.offers[from.index()].take() {
                    state.coins[from.index()] -= offer.coins;
                    state.coins[seat.index()] += offer.coins;
                    state.drawn[seat.index()].take(offer.charm.into());
                    state.drawn[from.index()].put(offer.charm.into());
                    // Both may think again about what they bid.
                    state.bids[from.index()] = None;
                    state.bids[seat.index()] = None;
                    log.note(Event::Dealt { seat, from, offer });
                }
                return Ok(Reveals::Agreement);
            }
            Move::Draw => {
                assert!(!Self::has(Flaw::Panics), "nothing is in order");
                if let Some(kind) = state.charms.draw(&mut state.chance) {
                    state.drawn[seat.index()].put(kind);
                    log.note(Event::Drew { seat, charm: kind as u8 });
                }
                self.next_round(state);
            }
            Move::Leave => {
                let tells = !Self::has(Flaw::LeavesInSilence);
                log.note(if tells {
                    Event::Left { seat }
                } else {
                    Event::Chosen { seat, spot: 0 }
                });
                self.next_round(state);
            }
        }
        Ok(Reveals::Nothing)
    }

    /// All bids are opened; the highest, nearest to the leader, wins.
    fn sell<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        let Phase::Bidding { spot } = state.phase else { return };
        let bid = |seat: &Seat| state.bids[seat.index()].unwrap_or_default();
        // The last of equals is the maximum, so the round is walked backwards.
        let mut round: Row<Seat, MAX_SEATS> = state.leader.round(self.options.seats).collect();
        round.reverse();
        let winner = round.iter().copied().max_by_key(bid).unwrap_or_default();
        let (coins, bids) = (bid(&winner), self.seats().map(|seat| bid(&seat)).collect());
        if let Some(mut token) = state.board[usize::from(spot)].take() {
            let (seat, token) = (winner, token.reveal());
            state.won[seat.index()].insert(token);
            log.note(Event::Sold { seat, token, coins, bids });
        }
        state.coins[winner.index()] -= coins;
        state.bank += if Self::has(Flaw::LosesACoin) { coins.saturating_sub(1) } else { coins };
        state.bids = [None; MAX_SEATS];
        if !Self::has(Flaw::BreaksAPromise) {
            state.offers = [None; MAX_SEATS];
        }
        state.offered = SeatSet::EMPTY;
        state.phase = Phase::Luck { winner };
    }

    fn next_round(&self, state: &mut State) {
        state.leader = state.leader.next(self.options.seats);
        let left = state.board.iter().any(Option::is_some);
        state.phase = if left { Phase::Choosing { peeked: false } } else { Phase::Over };
    }

    pub(crate) fn check_invariants(&self, state: &State) -> Result<(), String> {
        let bid = |seat: Seat| state.bids[seat.index()];
        let unmade =
            |seat: Seat| state.offers[seat.index()].is_some() && !state.offered.contains(seat);
        if self.seats().any(unmade) {
            return Err("an open offer was made in this round".into());
        }
        if self.seats().any(|seat| bid(seat) > Some(state.coins[seat.index()])) {
            return Err("nobody bids more than they have".into());
        }
        Ok(())
    }
}

impl State {
    pub(crate) fn count(&self, seats: u8, census: &mut Census) {
        let coins: u32 = self.coins.iter().map(|&coins| u32::from(coins)).sum();
        census.many("coin", 0u8, coins + u32::from(self.bank));
        self.board.iter().flatten().for_each(|token| census.one("token", token.value()));
        for kind in 0..CHARMS.len() {
            census.many("charm", kind as u8, self.charms.count(kind));
        }
        for seat in Seat::all(seats) {
            self.won[seat.index()].iter().for_each(|token| census.one("token", token));
            for kind in 0..CHARMS.len() {
                census.many("charm", kind as u8, self.drawn[seat.index()].count(kind));
            }
        }
    }
}

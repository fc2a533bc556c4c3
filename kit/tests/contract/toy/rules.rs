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
static SWEETENED: Rule = Rule { code: "sweetened", source: "toy" };
static NO_CHARM: Rule = Rule { code: "no-charm", source: "toy" };

/// Every rule that can refuse a move.
pub(crate) static REFUSALS: &[&Rule] =
    &[&EMPTY_SPOT, &ONE_PEEK, &SEEN_ALREADY, &TOO_FEW_COINS, &SWEETENED, &NO_CHARM];

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Move {
    /// Look under the lantern on this spot.
    Peek(u8),
    /// Put it up for sale.
    Choose(u8),
    /// Bid so many coins.
    Bid(u8),
    /// Add a coin to the pot after having bid.
    Sweeten,
    /// Draw a charm.
    Draw,
    /// Draw none.
    Leave,
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
    pub(crate) sweetened: SeatSet,
    pub(crate) pot: u8,
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
    Peeked { seat: Seat, spot: u8, token: Option<u8> },
    Chosen { seat: Seat, spot: u8 },
    Bid { seat: Seat, coins: Option<u8> },
    Sweetened { seat: Seat },
    Sold { seat: Seat, token: u8, coins: u8, bids: Row<u8, MAX_SEATS> },
    Drew { seat: Seat, charm: u8 },
    Left { seat: Seat },
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
            sweetened: SeatSet::EMPTY,
            pot: 0,
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

    pub(crate) fn awaited(&self, state: &State) -> Awaiting {
        match state.phase {
            Phase::Choosing { .. } => Awaiting::Seats(SeatSet::only(state.leader)),
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
        moves.extend([Move::Sweeten, Move::Draw, Move::Leave]);
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
            (Phase::Bidding { .. }, Move::Bid(_)) if state.bids[seat.index()].is_some() => {
                wrong(&NOT_YOUR_TURN)
            }
            (Phase::Bidding { .. }, Move::Bid(bid)) if bid > coins => {
                Some(Illegal::by(&TOO_FEW_COINS).with("bid", bid).with("coins", coins))
            }
            (Phase::Bidding { .. }, Move::Bid(_)) => None,
            (Phase::Bidding { .. }, Move::Sweeten) => match state.bids[seat.index()] {
                Some(bid) if bid < coins && !state.sweetened.contains(seat) => None,
                Some(_) => wrong(&SWEETENED),
                None => wrong(&NOT_NOW),
            },
            (Phase::Luck { winner }, Move::Draw | Move::Leave) if winner != seat => {
                wrong(&NOT_YOUR_TURN)
            }
            (Phase::Luck { .. }, Move::Draw) if state.charms.is_empty() => wrong(&NO_CHARM),
            (Phase::Luck { .. }, Move::Draw | Move::Leave) => None,
            _ => wrong(&NOT_NOW),
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
                log.note(Event::Bid { seat, coins: Some(coins) });
                if self.awaited(state).seats().is_empty() {
                    self.sell(state, log);
                    return Ok(Reveals::Hidden);
                }
            }
            Move::Sweeten => {
                state.coins[seat.index()] -= 1;
                state.pot += 1;
                state.sweetened = state.sweetened.with(seat);
                log.note(Event::Sweetened { seat });
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
                log.note(Event::Left { seat });
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
        state.coins[winner.index()] += state.pot;
        state.coins[winner.index()] -= coins;
        state.bank += if Self::has(Flaw::LosesACoin) { coins.saturating_sub(1) } else { coins };
        state.pot = 0;
        state.bids = [None; MAX_SEATS];
        if !Self::has(Flaw::BreaksAPromise) {
            state.sweetened = SeatSet::EMPTY;
        }
        state.phase = Phase::Luck { winner };
    }

    fn next_round(&self, state: &mut State) {
        state.leader = state.leader.next(self.options.seats);
        let left = state.board.iter().any(Option::is_some);
        state.phase = if left { Phase::Choosing { peeked: false } } else { Phase::Over };
    }

    pub(crate) fn check_invariants(&self, state: &State) -> Result<(), String> {
        let bid = |seat: Seat| state.bids[seat.index()];
        if state.sweetened.iter().any(|seat| seat.0 >= self.options.seats || bid(seat).is_none()) {
            return Err("who has sweetened the pot has bid".into());
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
        census.many("coin", 0u8, coins + u32::from(self.pot) + u32::from(self.bank));
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

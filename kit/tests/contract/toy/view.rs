//! What one viewer may know, and what the rest could be.

use kit::{Bag, CardSet, Chance, Glimpse, MAX_SEATS, Seat, SeatSet, Seed, Veiled, Viewer};
use serde::{Deserialize, Serialize};

use super::rules::Offer;
use super::{CHARMS, Flaw, Phase, SPOTS, State, Toy};

/// How a flaw writes that a seat has not bid.
const NO_BID: u8 = 255;

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) viewer: Viewer,
    pub(crate) phase: Phase,
    pub(crate) leader: Seat,
    pub(crate) board: [Option<Glimpse<u8>>; SPOTS],
    pub(crate) coins: [u8; MAX_SEATS],
    /// What the viewer has bid. Who else has bid is hidden.
    pub(crate) bid: Option<u8>,
    /// The open offers the viewer has a part in, by who made them.
    pub(crate) offers: [Option<(Seat, Offer)>; MAX_SEATS],
    /// Whether the viewer has made an offer this round.
    pub(crate) offered: bool,
    pub(crate) bank: u8,
    pub(crate) won: [CardSet; MAX_SEATS],
    pub(crate) drawn: [Bag<3>; MAX_SEATS],
    /// What a flaw lets slip; empty in a sound toy.
    slip: Vec<u8>,
    /// For a flaw: not written down.
    #[serde(skip)]
    forgotten: u8,
}

impl<const FLAW: u8> Toy<FLAW> {
    pub(crate) fn seen(&self, state: &State, viewer: Viewer) -> View {
        let party = |(from, offer): (Seat, Option<(Seat, Offer)>)| {
            offer.filter(|(to, _)| viewer.is(from) || viewer.is(*to))
        };
        let offers = std::array::from_fn(|at| party((Seat(at as u8), state.offers[at])));
        let own = viewer.seat();
        let phase = match state.phase {
            Phase::Choosing { .. } if Self::has(Flaw::ImaginesOtherMoves) => {
                Phase::Choosing { peeked: false }
            }
            phase => phase,
        };
        View {
            viewer,
            phase,
            leader: state.leader,
            board: state.board.map(|token| token.map(|token| token.seen(viewer))),
            coins: state.coins,
            bid: own.and_then(|seat| state.bids[seat.index()]),
            offers,
            offered: own.is_some_and(|seat| state.offered.contains(seat)),
            bank: state.bank,
            won: state.won,
            drawn: state.drawn,
            slip: Self::slip(state),
            forgotten: u8::from(Self::has(Flaw::ForgetsInTheView)),
        }
    }

    /// What a flaw lets slip.
    fn slip(state: &State) -> Vec<u8> {
        if Self::has(Flaw::LeaksBids) || Self::has(Flaw::LeaksBidsAndBelievesThem) {
            state.bids.iter().map(|bid| bid.unwrap_or(NO_BID)).collect()
        } else if Self::has(Flaw::LeaksTokens) || Self::has(Flaw::LeaksTokensAndBelievesThem) {
            state.board.iter().flatten().map(Veiled::value).collect()
        } else if Self::has(Flaw::LeaksOffers) {
            vec![state.offers.iter().flatten().count() as u8]
        } else if Self::has(Flaw::ShowsTheSeed) {
            state.chance.seed().0.to_vec()
        } else {
            Vec::new()
        }
    }

    pub(crate) fn imagined(&self, view: &View, chance: &mut Chance) -> State {
        let mut fork = chance.fork();
        if Self::has(Flaw::ImaginesOneFuture) {
            fork = Seed::from_number(1);
        }
        let lazy = Self::has(Flaw::ImaginesTheSame);
        let mut dice = if lazy { Chance::new(Seed::from_number(9)) } else { *chance };
        let mut charms = Bag::new(CHARMS);
        for (kind, drawn) in
            (0..CHARMS.len()).flat_map(|kind| view.drawn.map(|drawn| (kind, drawn)))
        {
            (0..drawn.count(kind)).for_each(|_| {
                charms.take(kind);
            });
        }
        let board = self.imagined_board(view, &mut dice);
        let bids = self.imagined_bids(view, &mut dice);
        let made = (0..).zip(&view.offers).filter(|(_, offer)| offer.is_some());
        let mut offered: SeatSet = made.map(|(at, _)| Seat(at)).collect();
        if let Some(seat) = view.viewer.seat().filter(|_| view.offered) {
            offered = offered.with(seat);
        }
        if !lazy {
            *chance = dice;
        }
        State {
            chance: Chance::new(fork),
            unused: Chance::new(fork),
            phase: view.phase,
            leader: view.leader,
            board,
            coins: view.coins,
            bids,
            offers: view.offers,
            offered,
            bank: view.bank,
            won: view.won,
            charms,
            drawn: view.drawn,
            forgotten: if Self::has(Flaw::ImaginesOtherSeats) { 7 } else { 0 },
        }
    }

    /// Of the others anybody may have bid anything, but not all of them if the viewer has.
    fn imagined_bids(&self, view: &View, dice: &mut Chance) -> [Option<u8>; MAX_SEATS] {
        let mut bids = [None; MAX_SEATS];
        if !matches!(view.phase, Phase::Bidding { .. }) {
            return bids;
        }
        if Self::has(Flaw::LeaksBidsAndBelievesThem) {
            let slips = view.slip.iter().map(|&slip| (slip != NO_BID).then_some(slip));
            bids.iter_mut().zip(slips).for_each(|(bid, slip)| *bid = slip);
            return bids;
        }
        let others: Vec<Seat> = self.seats().filter(|&seat| !view.viewer.is(seat)).collect();
        for seat in &others {
            if dice.below(2) == 0 {
                let most = u32::from(view.coins[seat.index()]) + 1;
                bids[seat.index()] = Some(dice.below(most) as u8);
            }
        }
        let missing = view.viewer.seat().is_some() && view.bid.is_none();
        if !missing && others.iter().all(|seat| bids[seat.index()].is_some()) {
            let late = others[dice.below(others.len() as u32) as usize];
            bids[late.index()] = None;
        }
        if let Some(seat) = view.viewer.seat() {
            bids[seat.index()] = view.bid;
        }
        bids
    }

    /// The lanterns nobody has shown to this viewer lie in any order.
    fn imagined_board(&self, view: &View, dice: &mut Chance) -> [Option<Veiled<u8>>; SPOTS] {
        let won = view.won.iter().flat_map(|won| won.iter());
        let known = view.board.iter().flatten().filter_map(|token| token.value);
        let out: CardSet = won.chain(known).collect();
        let mut unknown = (0..SPOTS as u8).collect::<CardSet>().minus(out);
        let mut slips = view.slip.iter();
        view.board.map(|token| {
            token.map(|token| {
                let slip = slips.next();
                token.imagine(|| match slip {
                    Some(slip) if Self::has(Flaw::LeaksTokensAndBelievesThem) => *slip,
                    _ if Self::has(Flaw::ImaginesTwins) => {
                        unknown.iter().nth(dice.below(unknown.len()) as usize).unwrap_or_default()
                    }
                    _ => unknown.draw(dice).unwrap_or_default(),
                })
            })
        })
    }
}

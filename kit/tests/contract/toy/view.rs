//! What one viewer may know, and what the rest could be.

use kit::{Bag, CardSet, Chance, Glimpse, MAX_SEATS, Seat, SeatSet, Seed, Veiled, Viewer};
use serde::{Deserialize, Serialize};

use super::{CHARMS, Flaw, Phase, SPOTS, State, Toy};

/// A bid as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum SealedBid {
    NotYet,
    Sealed,
    Mine(u8),
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) viewer: Viewer,
    pub(crate) phase: Phase,
    pub(crate) leader: Seat,
    pub(crate) board: [Option<Glimpse<u8>>; SPOTS],
    pub(crate) coins: [u8; MAX_SEATS],
    pub(crate) bids: [SealedBid; MAX_SEATS],
    pub(crate) sweetened: SeatSet,
    pub(crate) pot: u8,
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
        let blind = Self::has(Flaw::ImaginesOtherSeats) && viewer == Viewer::Spectator;
        let sealed = |(at, bid): (usize, &Option<u8>)| match bid {
            Some(bid) if viewer.is(Seat(at as u8)) => SealedBid::Mine(*bid),
            Some(_) if !blind => SealedBid::Sealed,
            _ => SealedBid::NotYet,
        };
        let mut bids = [SealedBid::NotYet; MAX_SEATS];
        bids.iter_mut()
            .zip(state.bids.iter().enumerate().map(sealed))
            .for_each(|(to, bid)| *to = bid);
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
            bids,
            sweetened: state.sweetened,
            pot: state.pot,
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
            state.bids.iter().flatten().copied().collect()
        } else if Self::has(Flaw::LeaksTokensAndBelievesThem) {
            state.board.iter().flatten().map(Veiled::value).collect()
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
        let mut slips = view.slip.iter();
        let bids = std::array::from_fn(|at| match view.bids[at] {
            SealedBid::NotYet => None,
            SealedBid::Mine(bid) => {
                slips.next();
                Some(bid)
            }
            SealedBid::Sealed if Self::has(Flaw::LeaksBidsAndBelievesThem) => slips.next().copied(),
            SealedBid::Sealed => Some(dice.below(u32::from(view.coins[at]) + 1) as u8),
        });
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
            sweetened: view.sweetened,
            pot: view.pot,
            bank: view.bank,
            won: view.won,
            charms,
            drawn: view.drawn,
            forgotten: 0,
        }
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

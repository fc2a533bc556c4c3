//! Games played by simple policies, for tests, measurements and practice.
//!
//! One loop for all of them: any seat that is awaited may be next, and now and then one that is not
//! but has something to offer.

use crate::{Chance, Evaluation, Game, Log, Seat, SeatSet, Seed, Unlogged};

/// One time in so many a seat that is not awaited moves, if it can.
const OFFERS: u32 = 8;

/// How seats choose. A policy knows the whole state: it is not for playing against people.
pub trait Policy<G: Game> {
    /// The number of the move the seat takes; there is at least one.
    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        moves: &[G::Move],
        chance: &mut Chance,
    ) -> usize;
}

/// Any move.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Policy<G> for Random {
    fn choose(
        &mut self,
        _game: &G,
        _state: &G::State,
        _seat: Seat,
        moves: &[G::Move],
        chance: &mut Chance,
    ) -> usize {
        chance.below(moves.len() as u32) as usize
    }
}

/// The seats of this set take the move after which they stand best, the others any.
#[derive(Clone, Copy, Debug)]
pub struct Greedy(pub SeatSet);

impl<G: Evaluation> Policy<G> for Greedy {
    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        moves: &[G::Move],
        chance: &mut Chance,
    ) -> usize {
        let any = chance.below(moves.len() as u32) as usize;
        if !self.0.contains(seat) {
            return any;
        }
        // Beginning anywhere, so that among equals it may be any.
        let mut best = (f32::MIN, any);
        for number in (any..moves.len()).chain(0..any) {
            if let Some(after) = game.after(state, seat, moves[number]) {
                let worth = game.advantage(&after, seat);
                if worth > best.0 {
                    best = (worth, number);
                }
            }
        }
        best.1
    }
}

/// As a function says: bots, the first move, whatever a test wants. See [`Playout::by`].
#[derive(Clone, Copy, Debug)]
pub struct By<F>(F);

impl<G: Game, F: FnMut(&G::State, Seat, &[G::Move]) -> usize> Policy<G> for By<F> {
    fn choose(
        &mut self,
        _game: &G,
        state: &G::State,
        seat: Seat,
        moves: &[G::Move],
        _chance: &mut Chance,
    ) -> usize {
        self.0(state, seat, moves)
    }
}

/// The seat that moves next of those at a table: one of those that are awaited, and now and then one
/// that is not but can move. `None` when nobody is awaited, or who was drawn cannot move.
pub fn mover(
    awaited: SeatSet,
    seats: u8,
    chance: &mut Chance,
    mut can_move: impl FnMut(Seat) -> bool,
) -> Option<Seat> {
    if awaited.is_empty() {
        return None;
    }
    if chance.below(OFFERS) == 0 {
        let mut others = Seat::all(seats).filter(|&seat| !awaited.contains(seat));
        if let Some(seat) = others.find(|&seat| can_move(seat)) {
            return Some(seat);
        }
    }
    let seat = awaited.iter().nth(chance.below(awaited.len() as u32) as usize)?;
    can_move(seat).then_some(seat)
}

/// A game that is played by a policy. The same start and chance give the same game.
#[derive(Clone, Debug)]
pub struct Playout<'g, G: Game, P> {
    /// The box that is played.
    pub game: &'g G,
    /// Where the game stands.
    pub state: G::State,
    /// For the choices of the seats; not that of the game.
    pub chance: Chance,
    policy: P,
    moves: Vec<G::Move>,
}

impl<'g, G: Game, F: FnMut(&G::State, Seat, &[G::Move]) -> usize> Playout<'g, G, By<F>> {
    /// Plays on from this state as a function says; `seed` decides who moves where several can.
    pub fn by(game: &'g G, state: G::State, seed: Seed, choose: F) -> Self {
        Playout::new(game, state, Chance::new(seed), By(choose))
    }
}

impl<'g, G: Game, P: Policy<G>> Playout<'g, G, P> {
    /// Plays on from this state.
    pub fn new(game: &'g G, state: G::State, chance: Chance, policy: P) -> Self {
        // As many moves as most games ever list, so that nothing is allocated later.
        Playout { game, state, chance, policy, moves: Vec::with_capacity(512) }
    }

    /// The seat that moves next, whose moves are listed then; `None` when the game is over or
    /// nobody who is awaited can move.
    pub fn mover(&mut self) -> Option<Seat> {
        let Playout { game, state, chance, moves, .. } = self;
        mover(game.awaiting(state).seats(), game.options().seats, chance, |seat| {
            moves.clear();
            game.moves(state, seat, moves);
            !moves.is_empty()
        })
    }

    /// The moves of the seat that moves next.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// The move that the seat named by [`Playout::mover`] takes.
    pub fn choose(&mut self, seat: Seat) -> Option<G::Move> {
        if self.moves.is_empty() {
            return None;
        }
        let Playout { game, state, chance, policy, moves } = self;
        let number = policy.choose(game, state, seat, moves, chance);
        moves.get(number).copied()
    }

    /// Lets somebody decide, and tells who decided what; `None` when the game is over.
    pub fn step(&mut self, log: &mut impl Log<G::Event>) -> Option<(Seat, G::Move)> {
        let seat = self.mover()?;
        let decision = self.choose(seat)?;
        // A listed move is accepted: the contract test sees to that.
        self.game.play(&mut self.state, seat, decision, log).ok()?;
        Some((seat, decision))
    }

    /// Plays to the end, or so many decisions; tells how many it played.
    pub fn run(&mut self, most: u32) -> u32 {
        (0..most).take_while(|_| self.step(&mut Unlogged).is_some()).count() as u32
    }
}

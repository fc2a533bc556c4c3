//! One random game, boiled down to fingerprints.

use std::fmt;

use kit::{
    CannotOpen, Chance, Content, Evaluation, Game, Hash, Meta, Options, Seat, Seed, Unlogged,
    Viewer,
};
use registry::Visit;
use serde::Serialize;
use sha2::{Digest, Sha256};

/// One time in so many a seat that is not awaited moves, if it can.
const OFFERS: u32 = 8;

/// What came of a game.
pub(crate) struct Outcome {
    plies: u32,
    points: Vec<i32>,
    states: Hash,
    seen: Hash,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "plies {}, points", self.plies)?;
        self.points.iter().try_for_each(|points| write!(f, " {points}"))?;
        write!(f, ", states {}, seen {}", self.states, self.seen)
    }
}

/// Plays one game to its end; the reason as text if that cannot be done.
pub(crate) fn play(meta: &Meta, options: &Options, seed: u64) -> Result<Outcome, String> {
    struct Play<'a>(&'a Options, &'a Content, u64);

    impl Visit for Play<'_> {
        type Out = Result<Outcome, String>;

        fn visit<G: Evaluation>(self) -> Self::Out {
            let game = G::open(self.0, self.1).map_err(|reason: CannotOpen| reason.to_string())?;
            Playout::new(&game, self.2).finish_game()
        }
    }

    let content = registry::content(meta, None).map_err(|reason| reason.to_string())?;
    registry::visit(meta.id, Play(options, &content, seed)).ok_or("no such game")?
}

struct Playout<'a, G: Game> {
    game: &'a G,
    state: G::State,
    /// For the choices of the seats and for imagining; not that of the game.
    chance: Chance,
    moves: Vec<G::Move>,
    /// Over every state and the legal moves in it.
    states: Fingerprint,
    /// Over what the seat to move sees in every state and one state it imagines. Kept apart, so
    /// that a changed view is not mistaken for a changed rule.
    seen: Fingerprint,
}

impl<'a, G: Game> Playout<'a, G> {
    fn new(game: &'a G, seed: u64) -> Self {
        Playout {
            game,
            state: game.deal(Seed::from_number(seed)),
            chance: Chance::new(Seed(Hash::of(format!("golden playout {seed}").as_bytes()).0)),
            moves: Vec::new(),
            states: Fingerprint::default(),
            seen: Fingerprint::default(),
        }
    }

    fn finish_game(mut self) -> Result<Outcome, String> {
        let mut plies = 0;
        self.states.add(&self.state)?;
        while !self.game.awaiting(&self.state).is_over() {
            if plies == G::META.longest {
                return Err(format!("not over after {plies} plies"));
            }
            self.step().map_err(|reason| format!("ply {}: {reason}", plies + 1))?;
            plies += 1;
        }
        let standing = self.game.standing(&self.state);
        let points = standing.seats.iter().map(|seat| seat.points).collect();
        Ok(Outcome { plies, points, states: self.states.finish(), seen: self.seen.finish() })
    }

    fn step(&mut self) -> Result<(), String> {
        let seat = self.mover().ok_or("nobody can move")?;
        self.moves.clear();
        self.game.moves(&self.state, seat, &mut self.moves);
        self.states.add(&self.moves)?;
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        self.seen.add(&view)?;
        self.seen.add(&self.game.imagine(&view, &mut self.chance))?;
        let &decision = self.chance.pick(&self.moves).ok_or("an awaited seat has no move")?;
        let played = self.game.play(&mut self.state, seat, decision, &mut Unlogged);
        played.map_err(|reason| format!("{decision:?} is refused: {reason}"))?;
        self.states.add(&self.state)
    }

    /// One of the seats awaited, now and then another that has something to offer.
    fn mover(&mut self) -> Option<Seat> {
        let awaited = self.game.awaiting(&self.state).seats();
        if self.chance.below(OFFERS) == 0 {
            for seat in Seat::all(self.game.options().seats).filter(|&seat| !awaited.contains(seat))
            {
                self.moves.clear();
                self.game.moves(&self.state, seat, &mut self.moves);
                if !self.moves.is_empty() {
                    return Some(seat);
                }
            }
        }
        awaited.iter().nth(self.chance.below(awaited.len() as u32) as usize)
    }
}

#[derive(Default)]
struct Fingerprint(Sha256);

impl Fingerprint {
    fn add<T: Serialize>(&mut self, value: &T) -> Result<(), String> {
        self.0.update(postcard::to_allocvec(value).map_err(|error| error.to_string())?);
        Ok(())
    }

    fn finish(self) -> Hash {
        Hash(self.0.finalize().into())
    }
}

//! One random game, boiled down to fingerprints.

use std::fmt;

use kit::playout::Random;
use kit::{
    CannotOpen, Chance, Content, Evaluation, Game, Hash, Meta, Options, Playout, Seed, Unlogged,
    Viewer,
};
use registry::Visit;
use serde::Serialize;
use sha2::{Digest, Sha256};

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
            Transcript::new(&game, self.2).finish()
        }
    }

    let content = registry::content(meta, None).map_err(|reason| reason.to_string())?;
    registry::visit(meta.id, Play(options, &content, seed)).ok_or("no such game")?
}

/// A game and the fingerprints of what happened in it.
struct Transcript<'a, G: Game> {
    playout: Playout<'a, G, Random>,
    /// Over every state and the legal moves in it.
    states: Fingerprint,
    /// Over what the seat to move sees in every state and one state it imagines. Kept apart, so
    /// that a changed view is not mistaken for a changed rule.
    seen: Fingerprint,
}

impl<'a, G: Game> Transcript<'a, G> {
    fn new(game: &'a G, seed: u64) -> Self {
        let state = game.deal(Seed::from_number(seed));
        // For the choices of the seats and for imagining; not that of the game.
        let chance = Chance::new(Seed(Hash::of(format!("golden playout {seed}").as_bytes()).0));
        Transcript {
            playout: Playout::new(game, state, chance, Random),
            states: Fingerprint::default(),
            seen: Fingerprint::default(),
        }
    }

    fn finish(mut self) -> Result<Outcome, String> {
        let game = self.playout.game;
        let mut plies = 0;
        self.states.add(&self.playout.state)?;
        while !game.awaiting(&self.playout.state).is_over() {
            if plies == G::META.longest {
                return Err(format!("not over after {plies} plies"));
            }
            self.step().map_err(|reason| format!("ply {}: {reason}", plies + 1))?;
            plies += 1;
        }
        let standing = game.standing(&self.playout.state);
        let points = standing.seats.iter().map(|seat| seat.points).collect();
        Ok(Outcome { plies, points, states: self.states.finish(), seen: self.seen.finish() })
    }

    fn step(&mut self) -> Result<(), String> {
        let Transcript { playout, states, seen } = self;
        let game = playout.game;
        let seat = playout.mover().ok_or("nobody can move")?;
        states.add(&playout.moves())?;
        let view = game.view(&playout.state, Viewer::Seat(seat));
        seen.add(&view)?;
        seen.add(&game.imagine(&view, &mut playout.chance))?;
        let decision = playout.choose(seat).ok_or("an awaited seat has no move")?;
        let played = game.play(&mut playout.state, seat, decision, &mut Unlogged);
        played.map_err(|reason| format!("{decision:?} is refused: {reason}"))?;
        states.add(&playout.state)
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

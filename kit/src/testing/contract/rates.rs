//! How often each check is made.

/// How often each check is made: 1 for always, `n` for about every nth time, 0 for never.
///
/// Checks that cost next to nothing (a move for every awaited seat, the same state from the same
/// moves, the length) are always made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// Components and invariants, after a decision.
    pub components: u32,
    /// A viewer's imagined state beside the real one, after a decision, for each viewer.
    pub secrets: u32,
    /// Components and invariants of an imagined state, and whether a second one is another; for each
    /// imagined state.
    pub imagined: u32,
    /// A decision beside another the seat could have made, through all eyes.
    pub sealed: u32,
    /// States and views to bytes and back, after a decision.
    pub bytes: u32,
    /// Every listed move tried out, after a decision.
    pub legal: u32,
    /// Every listed move written down and read, after a decision.
    pub notation: u32,
    /// How many moves that may not be legal are tried after each decision: a number, not a rate.
    pub strangers: u32,
    /// The scene, and everything said in it in every language; after a decision, for each viewer.
    pub scenes: u32,
    /// What happened, told to a viewer in every language; also the reasons of refusals.
    pub telling: u32,
    /// Undo and redo, after a decision.
    pub undo: u32,
    /// Points and ranks, after a decision; always at the end of a game.
    pub standing: u32,
    /// The record of a whole game, as text and as bytes, at its end.
    pub replay: u32,
}

impl Rates {
    /// Nothing but what is always checked.
    pub const LEAST: Rates = Rates {
        components: 0,
        secrets: 0,
        imagined: 0,
        sealed: 0,
        bytes: 0,
        legal: 0,
        notation: 0,
        strangers: 0,
        scenes: 0,
        telling: 0,
        undo: 0,
        standing: 0,
        replay: 0,
    };

    /// Everything, after every decision.
    pub fn thorough() -> Rates {
        Rates {
            components: 1,
            secrets: 1,
            imagined: 1,
            sealed: 1,
            bytes: 1,
            legal: 1,
            notation: 1,
            strangers: 40,
            scenes: 1,
            telling: 1,
            undo: 1,
            standing: 1,
            replay: 1,
        }
    }

    /// Everything now and then: for games by the hundred thousand. What is cheap is still
    /// checked after every decision.
    pub fn sampled() -> Rates {
        Rates {
            components: 1,
            secrets: 4,
            imagined: 8,
            sealed: 8,
            bytes: 16,
            legal: 4,
            notation: 32,
            strangers: 2,
            scenes: 4096,
            telling: 128,
            undo: 2,
            standing: 32,
            replay: 8,
        }
    }
}

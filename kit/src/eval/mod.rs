//! What a game knows about good play: the evaluation and the quick policy that bots stand on.
//!
//! Nothing of the contract of a game ([`crate::Game`]) depends on this half of the kit.

pub mod forecast;
pub mod race;

pub use self::race::Race;
use crate::{Game, Seat, Unlogged};

/// A game that knows a good position when it sees one.
pub trait Evaluation: Game {
    /// How much a point of the best rival counts against one's own for a seat that looks no
    /// further than one step.
    const RIVALRY: f32 = 0.3;

    /// How many decisions a search plays on by first sight before it asks for the evaluation: about
    /// as many as it takes until what was begun has come to something.
    const ROLLOUT: u32 = 15;

    /// In how many more and smaller decisions than usual a game is played. What a bot overlooks that does
    /// not look closely is so much less at each of them.
    const FINENESS: f32 = 1.0;

    /// Whether a bot that does not look closely looks as closely far ahead or behind as it does when the
    /// game is open. Where a game lasts until somebody ends it, a seat to which everything is as good as
    /// won would play on for ever.
    const STEADY: bool = false;

    /// Whether a position is worth much more in one imagined world than in another. A search then counts what
    /// a decision gains in its world: what worlds are worth would drown what decisions are. Differences at
    /// first sight count for [`FINENESS`](Evaluation::FINENESS) times as much, and what a search still hopes to
    /// learn of a decision for so much less.
    const VEILED: bool = false;

    /// The names of the features from which the points at the end can be foretold; none if there are
    /// no forecasts to be learnt for the game.
    const FEATURES: &'static [&'static str] = &[];

    /// The points the seat can expect at the end, from what it has and is about to have. At the
    /// end these are its points.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> f32;

    /// The points the seat will have at the end, as well as can be said: what a search makes of a
    /// state it comes to. An evaluation is made to tell good decisions from bad ones, and need not be
    /// right about the points; where a game knows better, it says so here.
    fn forecast(&self, state: &Self::State, seat: Seat) -> f32 {
        self.evaluate(state, seat)
    }

    /// The forecasts of all seats. A game that has to look at much for each overrides this to look once.
    fn forecasts(&self, state: &Self::State, points: &mut [f32]) {
        for (seat, points) in Seat::all(self.options().seats).zip(points) {
            *points = self.forecast(state, seat);
        }
    }

    /// Puts right how likely each seat is to win while the game goes on, which forecasts alone cannot say
    /// of a game that all may lose together.
    fn amend(&self, state: &Self::State, chances: &mut [f32]) {
        let _ = (state, chances);
    }

    /// The features of the seat's position, in the order of their names, and the rounds it has left;
    /// see [`crate::eval::forecast`].
    fn features(&self, state: &Self::State, seat: Seat, features: &mut Vec<f32>) -> f32 {
        let _ = (state, seat, features);
        0.0
    }

    /// How far forecasts may be off in this state, in points: a seat that leads by so much wins
    /// about three times in four.
    fn spread(&self, state: &Self::State) -> f32;

    /// How good the state is for the seat: its evaluation less a part of its best rival's, and much
    /// more for a game that is won.
    fn advantage(&self, state: &Self::State, seat: Seat) -> f32 {
        let own = self.evaluate(state, seat);
        if self.awaiting(state).is_over() {
            let won = self.standing(state).winners().any(|winner| winner == seat);
            return own + if won { 100.0 } else { 0.0 };
        }
        let rivals = Seat::all(self.options().seats).filter(|&other| other != seat);
        let best = rivals.map(|rival| self.evaluate(state, rival)).fold(f32::MIN, f32::max);
        own - Self::RIVALRY * best
    }

    /// After so many iterations a search plays well at this table but not as well as it can: a
    /// good opponent who is not the best one stops there.
    fn good_iterations(&self) -> u32 {
        u32::MAX
    }

    /// Leaves out decisions that no sensible seat would take, so that a search need not look at
    /// them; never all of them.
    fn prune(&self, state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>) {
        let _ = (state, seat, moves);
    }

    /// The same for decisions that a search only imagines ahead: what costs much to look at can be left out
    /// too.
    fn prune_ahead(&self, state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>) {
        self.prune(state, seat, moves);
    }

    /// What the evaluation of the seat is made of: names of factors and their points. The word of a
    /// factor is `factor-` and its name. They tell a person why a decision is good.
    fn factors(&self, state: &Self::State, seat: Seat, factors: &mut Vec<(&'static str, f32)>) {
        let _ = (state, seat, factors);
    }

    /// The figures the evaluation works with, to be tuned.
    fn weights(&self) -> Vec<Weight> {
        Vec::new()
    }

    /// Takes other figures, in the order of [`Evaluation::weights`].
    fn reweigh(&mut self, values: &[f32]) {
        let _ = values;
    }

    /// Introduces a guest to the race that the seats of this game run, if they do.
    fn race<V: crate::eval::race::Guest<Self>>(guest: V) -> Option<V::Out> {
        let _ = guest;
        None
    }

    /// The state after a decision of the seat, if it is legal.
    fn after(&self, state: &Self::State, seat: Seat, decision: Self::Move) -> Option<Self::State> {
        let mut after = *state;
        self.play(&mut after, seat, decision, &mut Unlogged).ok().map(|_| after)
    }
}

/// A figure of a game's evaluation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weight {
    /// Its name in the file of the game's figures.
    pub name: &'static str,
    /// Its value.
    pub value: f32,
}

/// Declares the figures of a game's evaluation: a struct of numbers that is read from a TOML
/// file, can be listed, and can be set again in order.
///
/// ```
/// kit::weights! {
///     /// What goods are worth.
///     pub struct Figures {
///         /// A ship.
///         ship,
///         /// A ducat.
///         ducat,
///     }
/// }
/// let mut figures = Figures::read("# points\nship = 0.5\nducat = 0.25\n").unwrap();
/// assert_eq!((figures.ship, figures.list()[1].value), (0.5, 0.25));
/// figures.set(&[0.75, 0.5]);
/// assert_eq!(figures.ship, 0.75);
/// assert!(Figures::read("ship = 0.5").is_err(), "a ducat has no figure");
/// ```
#[macro_export]
macro_rules! weights {
    ($(#[$meta:meta])* $vis:vis struct $name:ident { $($(#[$about:meta])* $field:ident),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        $vis struct $name { $($(#[$about])* pub $field: f32),+ }

        impl $name {
            /// Reads the figures; every one must be there, and no other.
            pub fn read(text: &str) -> Result<$name, String> {
                let mut values = $crate::eval::read_figures::<f32>(text)?;
                let figures = $name {
                    $($field: values.remove(stringify!($field)).ok_or_else(|| {
                        format!("there is no figure called {}", stringify!($field))
                    })?),+
                };
                match values.keys().next() {
                    None => Ok(figures),
                    Some(name) => Err(format!("{name} is no figure of this game")),
                }
            }

            /// Every figure with its name.
            pub fn list(&self) -> Vec<$crate::eval::Weight> {
                vec![$($crate::eval::Weight { name: stringify!($field), value: self.$field }),+]
            }

            /// Takes other figures, in the order of the list; what is missing stays as it is.
            pub fn set(&mut self, values: &[f32]) {
                let mut values = values.iter().copied();
                $(if let Some(value) = values.next() {
                    self.$field = value;
                })+
            }
        }
    };
}

/// Reads a TOML file of figures, each with a name.
#[doc(hidden)]
pub fn read_figures<T: serde::de::DeserializeOwned>(
    text: &str,
) -> Result<std::collections::BTreeMap<String, T>, String> {
    toml::from_str(text).map_err(|error| error.to_string())
}

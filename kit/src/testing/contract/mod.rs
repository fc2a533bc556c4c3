//! What every game must pass.
//!
//! One line in a game's tests, [`pass`], plays random games at every table of the game and looks
//! at each of them after every move:
//!
//! 1. Random play comes to an end, without panic and without dead end.
//! 2. Every component is in exactly one place.
//! 3. Non-interference: a state imagined from a view looks, and can be played, just like the real
//!    one; what a view or the log hides, the other hides too.
//! 4. A record and the bytes of a state lead to the same bytes again.
//! 5. Exactly the listed moves are accepted; a refused one changes nothing and says why.
//! 6. Every legal move can be made by touching pieces, and everything has its words.
//! 7. Undo then redo gives the same bytes, and nothing that was seen can be taken back.
//!
//! [`run`] is the same for programs. An [`Inspector`] looks over the shoulder of games that
//! others play. Each thing that is looked at is a [`Check`]; what it found is [`Broken`].

mod broken;
mod inspector;
mod legality;
mod memory;
mod player;
mod rates;
mod scenes;
mod secrets;
mod speech;
mod standing;
mod tally;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

pub use self::broken::{Broken, Check};
pub use self::inspector::{Inspector, Watch};
pub use self::rates::Rates;
pub use self::tally::Tally;

use self::inspector::{Setting, record_of};
use self::player::RandomPlayer;
use crate::{BadOptions, CannotOpen, Chance, Content, Game, Hash, Options, Seat, Seed, Unlogged};

/// How much the contract test plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Games at each table.
    pub games: u32,
    /// Where all their seeds come from.
    pub seed: Seed,
    /// How often each check is made.
    pub rates: Rates,
}

impl Plan {
    /// So many games at each table, looked at as closely as can be.
    pub fn thorough(games: u32) -> Plan {
        Plan { games, seed: Seed::from_number(1), rates: Rates::thorough() }
    }

    /// So many games at each table, each check made now and then.
    pub fn sampled(games: u32) -> Plan {
        Plan { games, seed: Seed::from_number(2), rates: Rates::sampled() }
    }

    /// The same plan with other seeds.
    pub fn from(self, seed: Seed) -> Plan {
        Plan { seed, ..self }
    }
}

/// The one line of a game's tests: plays so many games at each of its tables, every check after
/// every move.
///
/// # Panics
///
/// If the game does not pass; the message tells what is broken and how to see it again.
pub fn pass<G: Game>(games_per_table: u32) {
    if let Err(broken) = run::<G>(&Plan::thorough(games_per_table)) {
        panic!("{broken}");
    }
}

/// Plays random games at every table the game can be set up for, and checks them.
pub fn run<G: Game>(plan: &Plan) -> Result<Tally, Box<Broken>> {
    let mut inspector = Inspector::<G>::new(plan.rates)?;
    let content = built_in::<G>()?;
    let mut seeds = Chance::new(plan.seed);
    for options in G::META.every_table() {
        let Some(setting) = set_up::<G>(&mut inspector, &options, &content)? else { continue };
        for _ in 0..plan.games {
            play_one(&mut inspector, &setting, seeds.fork())?;
        }
    }
    inspector.tally().verdict::<G>()?;
    Ok(inspector.tally().clone())
}

/// Plays one random game of [`run`] again, every check after every move.
pub fn again<G: Game>(options: &Options, seed: Seed) -> Result<Tally, Box<Broken>> {
    let mut inspector = Inspector::<G>::new(Rates::thorough())?;
    if let Some(setting) = set_up::<G>(&mut inspector, options, &built_in::<G>()?)? {
        play_one(&mut inspector, &setting, seed)?;
    }
    Ok(inspector.tally().clone())
}

fn before_any_deal<G: Game>(check: Check, detail: String) -> Box<Broken> {
    Box::new(Broken { game: G::META.id, check, detail, record: None })
}

fn built_in<G: Game>() -> Result<Content, Box<Broken>> {
    G::META
        .read_content()
        .map_err(|error| before_any_deal::<G>(Check::Table, format!("its content: {error}")))
}

/// Opens the box for one table; none if its modules conflict.
fn set_up<G: Game>(
    inspector: &mut Inspector<G>,
    options: &Options,
    content: &Content,
) -> Result<Option<Setting<G>>, Box<Broken>> {
    let broken = |detail| before_any_deal::<G>(Check::Table, format!("{options:?}: {detail}"));
    inspector.tally_mut().count(Check::Table);
    let game = match G::open(options, content) {
        Ok(game) => game,
        Err(CannotOpen::Options(BadOptions::Conflict { .. })) => return Ok(None),
        Err(reason) => return Err(broken(format!("cannot be set up: {reason}"))),
    };
    if options.check(G::META).as_ref() != Ok(game.options()) {
        return Err(broken(format!("the game says it was set up as {:?}", game.options())));
    }
    inspector.tally_mut().tables += 1;
    Ok(Some(Setting { game: Arc::new(game), content: content.fingerprint() }))
}

/// Plays one random game to its end; a panic on the way is a finding like any other.
fn play_one<G: Game>(
    inspector: &mut Inspector<G>,
    setting: &Setting<G>,
    seed: Seed,
) -> Result<(), Box<Broken>> {
    let mut plies = Vec::new();
    inspector.tally_mut().count(Check::Panic);
    let played =
        catch_unwind(AssertUnwindSafe(|| play_checked(inspector, setting, seed, &mut plies)));
    played.unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<String>().map(String::as_str);
        let said = said.or(panic.downcast_ref::<&str>().copied()).unwrap_or("(no message)");
        Err(Box::new(Broken {
            game: G::META.id,
            check: Check::Panic,
            detail: said.to_owned(),
            record: Some(Box::new(record_of(setting, seed, &plies, Hash::of(b"")))),
        }))
    })
}

fn play_checked<G: Game>(
    inspector: &mut Inspector<G>,
    setting: &Setting<G>,
    seed: Seed,
    plies: &mut Vec<(Seat, G::Move)>,
) -> Result<(), Box<Broken>> {
    let game = &*setting.game;
    let mut state = game.deal(seed);
    let mut player = RandomPlayer::new(seed);
    let mut watch = inspector.watch(&setting.game, setting.content, seed)?;
    while let Some((seat, decision)) = player.choose(game, &state) {
        plies.push((seat, decision));
        // If it is refused the watch, which plays along, says so.
        let _ = game.play(&mut state, seat, decision, &mut Unlogged);
        watch.after_move(seat, decision, &state)?;
    }
    watch.finish()
}

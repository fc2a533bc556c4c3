//! What every game must pass.
//!
//! One line in a game's tests, [`pass`], plays games at the tables to test, by random, greedy and
//! mixed seats, and looks at each of them after every move:
//!
//! 1. Play comes to an end, without panic and without dead end; every kind of move and event
//!    occurs, and every rule refuses something.
//! 2. Every component is in exactly one place.
//! 3. Non-interference: a state imagined from a view looks, and can be played, just like the real
//!    one; what a view or the log hides, the other hides too; a hidden decision changes nothing
//!    that anybody else can observe.
//! 4. A record and the bytes of a state lead to the same bytes again.
//! 5. Exactly the listed moves are accepted, and composed ones that no rule forbids; a refused one
//!    changes nothing and says why.
//! 6. Every legal move can be made by touching pieces, setting an amount or filling in a form; a
//!    piece that cannot be touched now says why not; everything has its words.
//! 7. Undo then redo gives the same bytes, and nothing that was seen can be taken back.
//!
//! [`run`] is the same for programs. An [`Inspector`] looks over the shoulder of games that
//! others play. Each thing that is looked at is a [`Check`]; what it found is [`Broken`].

mod broken;
mod inspector;
mod kinds;
mod legality;
mod memory;
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
pub use self::kinds::Kinds;
pub use self::rates::Rates;
pub use self::tally::Tally;

use self::inspector::{Setting, own_chance, record_of};
use crate::playout::{Greedy, Policy, Random};
use crate::{
    BadOptions, CannotOpen, Chance, Content, Evaluation, Game, Hash, Options, Playout, Seat,
    SeatSet, Seed, Unlogged,
};

/// How much the contract test plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Decisions in all, shared by the tables to test; at least one game is played at each.
    pub decisions: u64,
    /// Where all seeds come from.
    pub seed: Seed,
    /// How often each check is made.
    pub rates: Rates,
    /// Whether every kind of move and event must occur, and every rule refuse something.
    pub every_kind: bool,
}

impl Plan {
    /// So many decisions, looked at as closely as can be.
    pub fn thorough(decisions: u64) -> Plan {
        let (seed, rates) = (Seed::from_number(1), Rates::thorough());
        Plan { decisions, seed, rates, every_kind: false }
    }

    /// So many decisions, each check made now and then.
    pub fn sampled(decisions: u64) -> Plan {
        let (seed, rates) = (Seed::from_number(2), Rates::sampled());
        Plan { decisions, seed, rates, every_kind: false }
    }

    /// The same plan with other seeds.
    pub fn from(self, seed: Seed) -> Plan {
        Plan { seed, ..self }
    }

    /// The same plan; a kind of move or event that never occurs, or a rule that never refuses
    /// anything, is a finding.
    pub fn every_kind(self) -> Plan {
        Plan { every_kind: true, ..self }
    }
}

/// Plays games of random, greedy and mixed seats by turns, and checks them.
pub fn pass<G: Evaluation>(plan: &Plan) -> Result<Tally, Box<Broken>> {
    run_by::<G, _>(plan, |seats, number| {
        // Every third game by random seats, every third by greedy ones, the rest mixed.
        let greedy = match number % 3 {
            0 => SeatSet::EMPTY,
            1 => SeatSet::all(seats),
            _ => {
                Seat::all(seats).filter(|seat| (number / 3 + u64::from(seat.0)) % 2 == 0).collect()
            }
        };
        Greedy(greedy)
    })
}

/// Plays games of random seats at the tables to test, and checks them.
pub fn run<G: Game>(plan: &Plan) -> Result<Tally, Box<Broken>> {
    run_by::<G, _>(plan, |_, _| Random)
}

/// The same with seats that choose by a policy, which is made for a number of seats and the number
/// of the game.
pub fn run_by<G: Game, P: Policy<G>>(
    plan: &Plan,
    mut policy: impl FnMut(u8, u64) -> P,
) -> Result<Tally, Box<Broken>> {
    let mut inspector = Inspector::<G>::new(plan.rates)?;
    let content = built_in::<G>()?;
    let mut seeds = Chance::new(plan.seed);
    let mut settings = Vec::new();
    for options in tables_to_test::<G>(&content) {
        settings.push(set_up::<G>(&mut inspector, &options, &content)?);
    }
    let mut number = 0;
    while number == 0 || inspector.tally().decisions < plan.decisions {
        for setting in &settings {
            let policy = policy(setting.game.options().seats, number);
            play_one(&mut inspector, setting, seeds.fork(), policy)?;
            number += 1;
        }
        // So that every table is played by every kind of seats.
        number += u64::from(settings.len() % 3 == 0);
    }
    inspector.tally().verdict::<G>(plan.every_kind)?;
    Ok(inspector.tally().clone())
}

/// The tables at which a game is tested: those whose modules do not conflict.
pub fn tables_to_test<G: Game>(content: &Content) -> Vec<Options> {
    G::META.tables_to_test(|options| {
        let opened = G::open(options, content);
        !matches!(opened, Err(CannotOpen::Options(BadOptions::Conflict { .. })))
    })
}

/// Plays one random game of [`run`] again, every check after every move.
pub fn again<G: Game>(options: &Options, seed: Seed) -> Result<Tally, Box<Broken>> {
    let mut inspector = Inspector::<G>::new(Rates::thorough())?;
    let setting = set_up::<G>(&mut inspector, options, &built_in::<G>()?)?;
    play_one(&mut inspector, &setting, seed, Random)?;
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

/// Opens the box for one table.
fn set_up<G: Game>(
    inspector: &mut Inspector<G>,
    options: &Options,
    content: &Content,
) -> Result<Setting<G>, Box<Broken>> {
    let broken = |detail| before_any_deal::<G>(Check::Table, format!("{options:?}: {detail}"));
    inspector.tally_mut().count(Check::Table);
    let game = G::open(options, content)
        .map_err(|reason| broken(format!("cannot be set up: {reason}")))?;
    if options.check(G::META).as_ref() != Ok(game.options()) {
        return Err(broken(format!("the game says it was set up as {:?}", game.options())));
    }
    inspector.tally_mut().tables += 1;
    Ok(Setting { game: Arc::new(game), content: content.fingerprint() })
}

/// Plays one game to its end; a panic on the way is a finding like any other.
fn play_one<G: Game, P: Policy<G>>(
    inspector: &mut Inspector<G>,
    setting: &Setting<G>,
    seed: Seed,
    policy: P,
) -> Result<(), Box<Broken>> {
    let mut plies = Vec::new();
    inspector.tally_mut().count(Check::Panic);
    let played = catch_unwind(AssertUnwindSafe(|| {
        play_checked(inspector, setting, seed, policy, &mut plies)
    }));
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

fn play_checked<G: Game, P: Policy<G>>(
    inspector: &mut Inspector<G>,
    setting: &Setting<G>,
    seed: Seed,
    policy: P,
    plies: &mut Vec<(Seat, G::Move)>,
) -> Result<(), Box<Broken>> {
    let game = &*setting.game;
    let chance = own_chance(b"contract player", seed);
    let mut playout = Playout::new(game, game.deal(seed), chance, policy);
    let mut watch = inspector.watch(&setting.game, setting.content, seed)?;
    while let Some(seat) = playout.mover() {
        let Some(decision) = playout.choose(seat) else { break };
        plies.push((seat, decision));
        // If it is refused the watch, which plays along, says so.
        let _ = game.play(&mut playout.state, seat, decision, &mut Unlogged);
        watch.after_move(seat, decision, &playout.state)?;
    }
    watch.finish()
}

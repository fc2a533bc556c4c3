//! Plays one game of a tournament.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use bots::{Bot, Observer};
use kit::record::Ply;
use kit::sitting::state_hash;
use kit::testing::contract::{Broken, Inspector};
use kit::{Evaluation, Hash, Illegal, Phrase, Record, Seat, Seed, Unlogged};

use super::tally::Outcome;

/// A game to be played.
pub(super) struct Fixture<'a, G: Evaluation> {
    /// The box.
    pub(super) game: &'a Arc<G>,
    /// The fingerprint of its component values.
    pub(super) content: Hash,
    /// What it is dealt from.
    pub(super) seed: Seed,
    /// Who sits on each seat.
    pub(super) bots: Vec<Guest<G>>,
}

/// A bot at the table.
pub(super) struct Guest<G: Evaluation> {
    /// The bot.
    pub(super) bot: Box<dyn Bot<G>>,
    /// Whether it is shown everything, to measure what that is worth.
    pub(super) sees_all: bool,
}

/// Plays games one after the other, in room that is kept from one to the next: nothing is
/// allocated while a game is played.
pub(super) struct Runner<G: Evaluation> {
    moves: Vec<G::Move>,
    plies: Vec<(Seat, G::Move)>,
    inspector: Option<Inspector<G>>,
}

/// A game that did not come to its end as it should.
#[derive(Debug)]
pub(super) struct Mishap {
    /// How many decisions had been played.
    pub(super) ply: usize,
    /// What happened.
    pub(super) what: Trouble,
}

/// What can keep a game from its end.
#[derive(Debug)]
pub(super) enum Trouble {
    /// A check of the contract test failed.
    Broken(Box<Broken>),
    /// The game or a bot panicked.
    Panic(String),
    /// The game is longer than it says it can be.
    Endless(u32),
    /// The table waits for a seat that has no move.
    DeadEnd(Seat),
    /// A move of the list was refused.
    Refused(Seat, String, Illegal),
    /// A bot chose a move that is not on the list.
    Astray(Seat),
}

impl From<Box<Broken>> for Trouble {
    fn from(broken: Box<Broken>) -> Trouble {
        Trouble::Broken(broken)
    }
}

impl Trouble {
    /// What happened, in words. The rule and the finding of a check are for developers and in
    /// their language.
    pub(super) fn phrase(&self) -> Phrase {
        let seat_number = |seat: &Seat| i64::from(seat.0) + 1;
        match self {
            Trouble::Broken(broken) => Phrase::new("arena-broken")
                .with("check", broken.check.code())
                .with("rule", broken.check.rule())
                .with("detail", broken.detail.as_str()),
            Trouble::Panic(said) => Phrase::new("arena-panic").with("said", said.as_str()),
            Trouble::Endless(longest) => Phrase::new("arena-endless").with("longest", *longest),
            Trouble::DeadEnd(seat) => Phrase::new("arena-dead-end").with("seat", seat_number(seat)),
            Trouble::Refused(seat, text, reason) => Phrase::new("arena-refused")
                .with("seat", seat_number(seat))
                .with("text", text.as_str())
                .with("reason", reason.to_string()),
            Trouble::Astray(seat) => Phrase::new("arena-astray").with("seat", seat_number(seat)),
        }
    }
}

impl<G: Evaluation> Runner<G> {
    /// A runner whose games are watched by the inspector, if there is one.
    pub(super) fn new(inspector: Option<Inspector<G>>) -> Runner<G> {
        Runner { moves: Vec::new(), plies: Vec::new(), inspector }
    }

    /// Who watched, and what was seen.
    pub(super) fn inspector(&self) -> Option<&Inspector<G>> {
        self.inspector.as_ref()
    }

    /// Plays a game to its end. A panic on the way is a mishap like any other: it must not take
    /// the whole tournament with it unexplained.
    pub(super) fn play(&mut self, fixture: Fixture<'_, G>) -> Result<(Outcome, G::State), Mishap> {
        self.plies.clear();
        let played = catch_unwind(AssertUnwindSafe(|| self.play_on(fixture)));
        let played = played.unwrap_or_else(|panic| {
            let said = panic.downcast_ref::<String>().map(String::as_str);
            let said = said.or(panic.downcast_ref::<&str>().copied()).unwrap_or_default();
            Err(Trouble::Panic(said.to_owned()))
        });
        played.map_err(|what| Mishap { ply: self.plies.len(), what })
    }

    fn play_on(&mut self, fixture: Fixture<'_, G>) -> Result<(Outcome, G::State), Trouble> {
        let Fixture { game, content, seed, mut bots } = fixture;
        let Runner { moves, plies, inspector } = self;
        let mut watch = match inspector {
            Some(inspector) => Some(inspector.watch(game, content, seed)?),
            None => None,
        };
        let game: &G = game;
        let mut state = game.deal(seed);
        // Where several seats are awaited, none sees what another decides: any order will do.
        while let Some(seat) = game.awaiting(&state).seats().first() {
            moves.clear();
            game.moves(&state, seat, moves);
            let number = match moves.len() {
                0 => return Err(Trouble::DeadEnd(seat)),
                1 => 0,
                _ => {
                    let guest = bots.get_mut(seat.index()).ok_or(Trouble::DeadEnd(seat))?;
                    let observer = match guest.sees_all {
                        false => Observer::new(game, &state, seat, moves),
                        true => Observer::all_seeing(game, &state, seat, moves),
                    };
                    guest.bot.choose(&observer)
                }
            };
            let decision = *moves.get(number).ok_or(Trouble::Astray(seat))?;
            plies.push((seat, decision));
            let played = game.play(&mut state, seat, decision, &mut Unlogged);
            if let Some(watch) = &mut watch {
                watch.after_move(seat, decision, &state)?;
            }
            if let Err(reason) = played {
                return Err(Trouble::Refused(seat, game.write_move(decision), reason));
            }
            if plies.len() > G::META.longest as usize {
                return Err(Trouble::Endless(G::META.longest));
            }
        }
        if let Some(watch) = watch {
            watch.finish()?;
        }
        let outcome = Outcome { standing: game.standing(&state), length: plies.len() as u64 };
        Ok((outcome, state))
    }

    /// The record of the game that was played last, up to where it stands.
    pub(super) fn record(
        &self,
        game: &G,
        content: Hash,
        seed: Seed,
        who: Vec<String>,
        state: &G::State,
    ) -> Record {
        let ply =
            |&(seat, decision): &(Seat, G::Move)| Ply { seat, text: game.write_move(decision) };
        Record {
            game: G::META.id.to_owned(),
            rules: G::META.rules,
            content,
            options: game.options().clone(),
            who,
            seed,
            commitment: seed.commitment(),
            plies: self.plies.iter().map(ply).collect(),
            outcome: state_hash(state),
        }
    }
}

#[cfg(test)]
mod tests {
    use century::SpiceRoad;
    use kit::Options;

    use super::*;

    /// A bot that goes wrong at its third choice.
    struct Faulty {
        choices: u32,
        fault: fn() -> usize,
    }

    impl Bot<SpiceRoad> for Faulty {
        fn choose(&mut self, _: &Observer<'_, SpiceRoad>) -> usize {
            self.choices += 1;
            if self.choices == 3 { (self.fault)() } else { 0 }
        }
    }

    fn play_with(fault: fn() -> usize, check: bool) -> Mishap {
        let content = registry::content(registry::meta("spice-road").unwrap(), None).unwrap();
        let game: Arc<SpiceRoad> = Arc::new(kit::Game::open(&Options::seats(2), &content).unwrap());
        let faulty = |_| Guest { bot: Box::new(Faulty { choices: 0, fault }), sees_all: false };
        let fixture = Fixture {
            game: &game,
            content: content.fingerprint(),
            seed: Seed::from_number(1),
            bots: (0..2).map(faulty).collect(),
        };
        let inspector =
            check.then(|| Inspector::new(kit::testing::contract::Rates::sampled()).unwrap());
        Runner::new(inspector).play(fixture).unwrap_err()
    }

    #[test]
    fn a_panic_is_told_with_the_decision_it_happened_at() {
        for check in [false, true] {
            let mishap = play_with(|| panic!("on purpose"), check);
            assert!(
                matches!(&mishap.what, Trouble::Panic(said) if said == "on purpose"),
                "{mishap:?}"
            );
            assert!(mishap.ply >= 2, "{mishap:?}");
        }
    }

    #[test]
    fn a_bot_that_chooses_no_move_of_the_list_is_named() {
        let mishap = play_with(|| usize::MAX, false);
        assert!(matches!(mishap.what, Trouble::Astray(Seat(0))), "{mishap:?}");
    }
}

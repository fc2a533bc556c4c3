//! Looks over the shoulder of those who play.

use std::collections::HashSet;
use std::sync::Arc;

use super::broken::{Broken, Check, Fault};
use super::rates::Rates;
use super::speech::{Speech, check_meta};
use super::tally::Tally;
use crate::record::Ply;
use crate::{
    Awaiting, Census, Chance, Game, Hash, MAX_SEATS, Record, Reveals, Seat, SeatSet, Seed, Sitting,
    Viewer,
};

/// A box opened for one table.
pub(super) struct Setting<G> {
    pub(super) game: Arc<G>,
    pub(super) content: Hash,
}

/// Checks games of one kind, one after the other: what it needs for that, and what it has seen.
///
/// Nothing it does depends on anything but the seed and the moves of the game it watches, so
/// games can be shared among inspectors on any number of threads.
pub struct Inspector<G: Game> {
    pub(super) rates: Rates,
    pub(super) speech: Speech,
    pub(super) tally: Tally,
    pub(super) bench: Workbench<G>,
}

/// Room to work in, kept from one check to the next.
pub(super) struct Workbench<G: Game> {
    /// The legal moves of each seat in the state the watched game stands at.
    pub(super) lists: [Vec<G::Move>; MAX_SEATS],
    /// The same before the last decision, of the seat that made it.
    pub(super) passed_up: Vec<G::Move>,
    /// Moves that were legal earlier in this game.
    pub(super) remembered: Vec<G::Move>,
    /// States imagined from the views of the state the watched game stands at.
    pub(super) imagined: Vec<(Viewer, G::State)>,
    pub(super) moves: Vec<G::Move>,
    pub(super) seen: HashSet<G::Move>,
    pub(super) texts: HashSet<String>,
    /// The kinds of pieces that were touched for some move, by zone and name without numbers.
    pub(super) touched: HashSet<(String, String)>,
}

impl<G: Game> Inspector<G> {
    /// An inspector who checks so often. Fails if the game at a glance is not right already.
    pub fn new(rates: Rates) -> Result<Inspector<G>, Box<Broken>> {
        let mut tally = Tally::of::<G>();
        let introduced = check_meta(G::META, &mut tally).and_then(|()| {
            let speech = Speech::new::<G>()?;
            speech.introduce(G::META, &mut tally)?;
            Ok(speech)
        });
        match introduced {
            Ok(speech) => Ok(Inspector { rates, speech, tally, bench: Workbench::new() }),
            Err(Fault { check, detail }) => {
                Err(Box::new(Broken { game: G::META.id, check, detail, record: None }))
            }
        }
    }

    /// Watches a new game, dealt from this seed; `content` is the fingerprint of the box's values.
    pub fn watch(
        &mut self,
        game: &Arc<G>,
        content: Hash,
        seed: Seed,
    ) -> Result<Watch<'_, G>, Box<Broken>> {
        self.bench.clear();
        let sitting = Sitting::new(game.clone(), content, seed);
        let dealt = *sitting.state();
        let mut census = Census::default();
        game.census(&dealt, &mut census);
        let mut watch = Watch {
            setting: Setting { game: game.clone(), content },
            seed,
            dealt: census,
            sitting,
            plies: Vec::new(),
            chance: own_chance(b"battery inspector", seed),
            inspector: self,
        };
        let dealt_again = game.deal(seed) == dealt;
        let tally = &mut watch.inspector.tally;
        let same = tally.expect(Check::Deterministic, dealt_again, || {
            "the same seed was dealt in two ways".to_owned()
        });
        match same.and_then(|()| watch.examine(&dealt)) {
            Ok(()) => Ok(watch),
            Err(fault) => Err(watch.broken(fault)),
        }
    }

    /// What has been played and checked so far.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    pub(super) fn tally_mut(&mut self) -> &mut Tally {
        &mut self.tally
    }
}

impl<G: Game> Workbench<G> {
    fn new() -> Workbench<G> {
        Workbench {
            lists: std::array::from_fn(|_| Vec::new()),
            passed_up: Vec::new(),
            remembered: Vec::new(),
            imagined: Vec::new(),
            moves: Vec::new(),
            seen: HashSet::new(),
            texts: HashSet::new(),
            touched: HashSet::new(),
        }
    }

    fn clear(&mut self) {
        self.lists.iter_mut().for_each(Vec::clear);
        self.passed_up.clear();
        self.remembered.clear();
        self.imagined.clear();
    }
}

/// One game in progress and the inspector who watches it.
pub struct Watch<'a, G: Game> {
    pub(super) setting: Setting<G>,
    pub(super) seed: Seed,
    /// The components that were dealt.
    pub(super) dealt: Census,
    /// The same game, played along.
    pub(super) sitting: Sitting<G>,
    plies: Vec<(Seat, G::Move)>,
    /// For what the inspector chooses; the game's own is not touched.
    pub(super) chance: Chance,
    pub(super) inspector: &'a mut Inspector<G>,
}

/// A decision that has just been made.
pub(super) struct Turn<'a, G: Game> {
    pub(super) seat: Seat,
    pub(super) decision: G::Move,
    pub(super) before: &'a G::State,
    pub(super) after: &'a G::State,
    pub(super) events: &'a [G::Event],
    pub(super) reveals: Reveals,
}

impl<G: Game> Turn<'_, G> {
    pub(super) fn used_chance(&self) -> bool {
        G::chance(self.before) != G::chance(self.after)
    }
}

impl<G: Game> Watch<'_, G> {
    /// Checks what can be checked now that the seat has made this decision and the game stands
    /// at `state`.
    pub fn after_move(
        &mut self,
        seat: Seat,
        decision: G::Move,
        state: &G::State,
    ) -> Result<(), Box<Broken>> {
        self.plies.push((seat, decision));
        self.look(seat, decision, state).map_err(|fault| self.broken(fault))
    }

    /// Checks what can be checked at the end of the game.
    pub fn finish(mut self) -> Result<(), Box<Broken>> {
        let length = self.plies.len() as u64;
        self.inspector.tally.games += 1;
        self.inspector.tally.longest = self.inspector.tally.longest.max(length);
        self.check_record().map_err(|fault| self.broken(fault))
    }

    fn look(&mut self, seat: Seat, decision: G::Move, state: &G::State) -> Result<(), Fault> {
        let game = self.setting.game.clone();
        let before = *self.sitting.state();
        self.count_decision(game.awaiting(&before).seats(), seat);
        let (mut after, mut events) = (before, Vec::new());
        let listed = match self.inspector.bench.lists.get_mut(seat.index()) {
            Some(list) => {
                std::mem::swap(list, &mut self.inspector.bench.passed_up);
                self.inspector.bench.passed_up.contains(&decision)
            }
            None => false,
        };
        let played = game.play(&mut after, seat, decision, &mut events);
        let text = || format!("{} by seat {}", game.write_move(decision), seat.0);
        let reveals = match played {
            Ok(reveals) if listed || G::is_composed(decision) => reveals,
            Ok(_) => return Err(Fault::new(Check::IllegalAccepted, text())),
            Err(reason) if listed => {
                return Err(Fault::new(Check::LegalRefused, format!("{}: {reason}", text())));
            }
            Err(reason) => {
                let detail = format!("played although the game refuses it: {}: {reason}", text());
                return Err(Fault::new(Check::IllegalAccepted, detail));
            }
        };
        let tally = &mut self.inspector.tally;
        tally.expect(Check::Deterministic, after == *state, || {
            format!("played again it leads to {after:?}, not to {state:?}")
        })?;
        let longest = G::META.longest;
        tally.expect(Check::TooLong, self.plies.len() as u64 <= u64::from(longest), || {
            format!("it still goes on after {longest} decisions")
        })?;
        self.inspector.tally.moves.count(&decision);
        events.iter().for_each(|event| self.inspector.tally.events.count(event));
        let turn = Turn { seat, decision, before: &before, after: state, events: &events, reveals };
        self.check_discreet(&turn)?;
        self.check_turn_in_imagined_states(&turn)?;
        self.check_sealed(&turn)?;
        self.check_telling(&turn)?;
        self.check_playing_on(&turn)?;
        self.check_undo(&turn)?;
        self.examine(state)
    }

    /// Checks everything that can be seen in a state alone.
    fn examine(&mut self, state: &G::State) -> Result<(), Fault> {
        self.list_moves(state)?;
        self.check_components(state)?;
        self.check_views(state)?;
        self.check_bytes(state)?;
        self.check_legal(state)?;
        self.check_notation()?;
        self.check_strangers(state)?;
        self.check_scenes(state)?;
        self.check_standing(state)
    }

    /// Lists the moves of every seat. Whoever is awaited has one; nobody has when it is over.
    fn list_moves(&mut self, state: &G::State) -> Result<(), Fault> {
        let game = &*self.setting.game;
        let seats = game.options().seats;
        let Inspector { bench, tally, .. } = &mut *self.inspector;
        for (seat, list) in Seat::all(MAX_SEATS as u8).zip(&mut bench.lists) {
            list.clear();
            game.moves(state, seat, list);
            tally.expect(Check::IllegalAccepted, seat.0 < seats || list.is_empty(), || {
                format!("moves are listed for seat {}, which is not there", seat.0)
            })?;
        }
        match game.awaiting(state) {
            Awaiting::Nobody => {
                let busy = bench.lists.iter().position(|list| !list.is_empty());
                tally.expect(Check::AfterEnd, busy.is_none(), || {
                    format!("it is over, but seat {} has moves", busy.unwrap_or_default())
                })
            }
            Awaiting::Seats(awaited) => {
                let there = awaited.iter().all(|seat| seat.0 < seats) && !awaited.is_empty();
                tally.expect(Check::DeadEnd, there, || format!("it waits for {awaited:?}"))?;
                let stuck = awaited.iter().find(|seat| bench.lists[seat.index()].is_empty());
                tally.expect(Check::DeadEnd, stuck.is_none(), || {
                    format!("it waits for seat {}, who has no move", stuck.unwrap_or_default().0)
                })
            }
        }
    }

    fn check_components(&mut self, state: &G::State) -> Result<(), Fault> {
        if !self.due(self.inspector.rates.components) {
            return Ok(());
        }
        let mut census = Census::default();
        self.setting.game.census(state, &mut census);
        let tally = &mut self.inspector.tally;
        tally.expect(Check::Components, census == self.dealt, || {
            self.dealt.differences(&census).join("; ")
        })?;
        let held = self.setting.game.invariants(state);
        tally.expect(Check::Invariants, held.is_ok(), || held.err().unwrap_or_default())
    }

    /// Whether a check of this rate is to be made now.
    pub(super) fn due(&mut self, rate: u32) -> bool {
        rate != 0 && self.chance.below(rate) == 0
    }

    fn count_decision(&mut self, awaited: SeatSet, seat: Seat) {
        let tally = &mut self.inspector.tally;
        tally.decisions += 1;
        tally.offers += u64::from(!awaited.contains(seat));
        tally.together += u64::from(awaited.len() > 1);
    }

    pub(super) fn broken(&self, Fault { check, detail }: Fault) -> Box<Broken> {
        let record = record_of(&self.setting, self.seed, &self.plies, self.sitting.outcome());
        Box::new(Broken { game: G::META.id, check, detail, record: Some(Box::new(record)) })
    }
}

/// The record of these moves, whether or not they are legal, and where they are said to lead.
pub(super) fn record_of<G: Game>(
    setting: &Setting<G>,
    seed: Seed,
    plies: &[(Seat, G::Move)],
    outcome: Hash,
) -> Record {
    let game = &*setting.game;
    let ply = |&(seat, decision): &(Seat, G::Move)| Ply { seat, text: game.write_move(decision) };
    Record {
        game: G::META.id.to_owned(),
        rules: G::META.rules,
        content: setting.content,
        options: game.options().clone(),
        who: Vec::new(),
        seed,
        commitment: seed.commitment(),
        plies: plies.iter().map(ply).collect(),
        outcome,
    }
}

/// A generator that goes with a game and tells nothing of the game's own.
pub(super) fn own_chance(purpose: &[u8], seed: Seed) -> Chance {
    let bytes: Vec<u8> = purpose.iter().chain(&seed.0).copied().collect();
    Chance::new(Seed(Hash::of(&bytes).0))
}

//! A record being played: moves, undo, redo, resume.

use std::sync::Arc;

use crate::record::RecordError;
use crate::record::{Location, Ply, RecordFault};
use crate::{Awaiting, Game, Hash, Illegal, Phrase, Record, Reveals, Seat, Seed, Viewer};

/// One game being played at one table.
#[derive(Clone, Debug)]
pub struct Sitting<G: Game> {
    game: Arc<G>,
    content: Hash,
    /// Who sits where, as written into the record.
    pub who: Vec<String>,
    /// The seed it was dealt from, unless it began with a state from elsewhere.
    seed: Option<Seed>,
    state: G::State,
    played: Vec<Played<G::Move>>,
    /// The states before the last decisions, as far back as an undo may reach.
    before: Vec<G::State>,
    undone: Vec<(Seat, G::Move)>,
}

#[derive(Clone, Copy, Debug)]
struct Played<M> {
    seat: Seat,
    decision: M,
    barrier: Option<CannotUndo>,
}

/// Why a decision cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotUndo {
    /// Nothing has been decided yet.
    #[error("nothing to undo")]
    Nothing,
    /// Somebody else has decided since.
    #[error("somebody else has decided since")]
    OtherDecided,
    /// Chance has been used.
    #[error("chance was used")]
    Chance,
    /// Something hidden was seen.
    #[error("something hidden was seen")]
    Seen,
    /// The game has ended; its seed may be known by now.
    #[error("the game is over")]
    Over,
    /// Nothing was taken back that could be done again.
    #[error("nothing to redo")]
    NothingUndone,
}

impl CannotUndo {
    /// The stable name programs know the reason by; also the name of its sentence.
    pub fn code(self) -> &'static str {
        match self {
            CannotUndo::Nothing => "undo-nothing",
            CannotUndo::OtherDecided => "undo-other-decided",
            CannotUndo::Chance => "undo-chance",
            CannotUndo::Seen => "undo-seen",
            CannotUndo::Over => "undo-over",
            CannotUndo::NothingUndone => "redo-nothing",
        }
    }

    /// The reason in words.
    pub fn phrase(self) -> Phrase {
        Phrase::new(self.code())
    }
}

impl<G: Game> Sitting<G> {
    /// Sits down to a new game. `content` is the fingerprint of the box's component values.
    pub fn new(game: Arc<G>, content: Hash, seed: Seed) -> Sitting<G> {
        let state = game.deal(seed);
        Sitting { seed: Some(seed), ..Sitting::from_state(game, content, state) }
    }

    /// Sits down to a game that stands somewhere already; it has no record.
    pub fn from_state(game: Arc<G>, content: Hash, state: G::State) -> Sitting<G> {
        Sitting {
            game,
            content,
            who: Vec::new(),
            seed: None,
            state,
            played: Vec::new(),
            before: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// Plays a record to where it ends, checking that it is legal from start to end and leads to
    /// the state it claims.
    pub fn resume(game: Arc<G>, content: Hash, record: &Record) -> Result<Sitting<G>, RecordError> {
        let whole = |fault| RecordError { place: Location::Whole, fault };
        if record.seed.commitment() != record.commitment {
            return Err(whole(RecordFault::SeedHash));
        }
        let sitting = Sitting::replay(game, content, record, record.plies.len())?;
        if sitting.outcome() != record.outcome {
            return Err(whole(RecordFault::OtherOutcome));
        }
        Ok(sitting)
    }

    /// Plays the first `plies` decisions of a record.
    pub fn replay(
        game: Arc<G>,
        content: Hash,
        record: &Record,
        plies: usize,
    ) -> Result<Sitting<G>, RecordError> {
        let (version, known) = (record.rules, G::META.rules);
        if version != known {
            let fault = if version > known {
                RecordFault::NewerRules { version, known }
            } else {
                RecordFault::OlderRules { version, known }
            };
            return Err(RecordError { place: Location::Whole, fault });
        }
        if record.content != content {
            return Err(RecordError { place: Location::Whole, fault: RecordFault::OtherContent });
        }
        let mut sitting = Sitting::new(game, content, record.seed);
        sitting.who = record.who.clone();
        for (index, Ply { seat, text }) in record.plies.iter().take(plies).enumerate() {
            let (seat, text, ply) = (*seat, text.clone(), index + 1);
            let fault = |fault| RecordError { place: Location::Ply(ply), fault };
            let Some(decision) = sitting.game.read_move(&text) else {
                return Err(fault(RecordFault::UnknownMove { ply, text }));
            };
            sitting
                .play(seat, decision)
                .map_err(|reason| fault(RecordFault::IllegalMove { ply, seat, text, reason }))?;
        }
        Ok(sitting)
    }

    /// Plays a decision; tells what happened.
    pub fn play(&mut self, seat: Seat, decision: G::Move) -> Result<Vec<G::Event>, Illegal> {
        let mut events = Vec::new();
        let before = self.state;
        let reveals = self.game.play(&mut self.state, seat, decision, &mut events)?;
        let chance_used = G::chance(&before) != G::chance(&self.state);
        let barrier = match reveals {
            _ if self.awaiting().is_over() => Some(CannotUndo::Over),
            _ if chance_used => Some(CannotUndo::Chance),
            Reveals::Hidden => Some(CannotUndo::Seen),
            Reveals::Nothing => None,
        };
        if barrier.is_some() || self.played.last().is_some_and(|last| last.seat != seat) {
            self.before.clear();
        }
        if barrier.is_none() {
            self.before.push(before);
        }
        self.played.push(Played { seat, decision, barrier });
        self.undone.clear();
        Ok(events)
    }

    /// Whether the seat could take back its last decision.
    pub fn can_undo(&self, seat: Seat) -> Result<(), CannotUndo> {
        let last = self.played.last().ok_or(CannotUndo::Nothing)?;
        if last.seat != seat {
            return Err(CannotUndo::OtherDecided);
        }
        match last.barrier {
            Some(barrier) => Err(barrier),
            // Somebody else had decided and has taken that back: it had been waited for.
            None if self.before.is_empty() => Err(CannotUndo::OtherDecided),
            None => Ok(()),
        }
    }

    /// How many decisions the seat could take back one after the other.
    pub fn undo_reach(&self, seat: Seat) -> Result<usize, CannotUndo> {
        self.can_undo(seat)?;
        Ok(self.before.len())
    }

    /// Takes back the seat's last decision: as long as nobody else has decided since, no chance
    /// was used and nothing hidden was seen.
    pub fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        self.can_undo(seat)?;
        let before = self.before.pop().ok_or(CannotUndo::OtherDecided)?;
        if let Some(last) = self.played.pop() {
            self.undone.push((last.seat, last.decision));
        }
        self.state = before;
        Ok(())
    }

    /// Takes back everything that [`Sitting::undo`] would take back one by one; tells how many
    /// decisions that was.
    pub fn restart_turn(&mut self, seat: Seat) -> Result<usize, CannotUndo> {
        self.undo(seat)?;
        let mut count = 1;
        while self.undo(seat).is_ok() {
            count += 1;
        }
        Ok(count)
    }

    /// Goes back to where so many decisions had been played, whoever took them and whatever was
    /// seen since: for tables whose seats have all agreed. The chance to come is the same as
    /// before. `false`, and nothing changed, where the past is not known or the game is over.
    pub fn rewind(&mut self, ply: usize) -> bool {
        let Some(seed) = self.seed else { return false };
        if ply > self.played.len() || self.awaiting().is_over() {
            return false;
        }
        let mut past = Sitting::new(self.game.clone(), self.content, seed);
        past.who = self.who.clone();
        for played in self.played.iter().take(ply) {
            if past.play(played.seat, played.decision).is_err() {
                return false;
            }
        }
        *self = past;
        true
    }

    /// Does again what was taken back last.
    pub fn redo(&mut self, seat: Seat) -> Result<Vec<G::Event>, CannotUndo> {
        match self.undone.last() {
            Some(&(owner, decision)) if owner == seat => {
                let mut rest = std::mem::take(&mut self.undone);
                rest.pop();
                // It was legal before it was taken back, in this very state.
                let events = self.play(seat, decision).unwrap_or_default();
                self.undone = rest;
                Ok(events)
            }
            _ => Err(CannotUndo::NothingUndone),
        }
    }

    /// The box that is played.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// Where the game stands.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Whom the table waits for.
    pub fn awaiting(&self) -> Awaiting {
        self.game.awaiting(&self.state)
    }

    /// What the viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// The legal moves of a seat.
    pub fn moves(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.moves(&self.state, seat, &mut moves);
        moves
    }

    /// How many decisions have been played.
    pub fn ply(&self) -> usize {
        self.played.len()
    }

    /// The decisions played so far.
    pub fn plies(&self) -> impl ExactSizeIterator<Item = (Seat, G::Move)> {
        self.played.iter().map(|played| (played.seat, played.decision))
    }

    /// The seed, if it was dealt from one; to be published only when the game is over.
    pub fn seed(&self) -> Option<Seed> {
        self.seed
    }

    /// The record so far; a game that began with a state from elsewhere has none.
    pub fn record(&self) -> Option<Record> {
        let seed = self.seed?;
        let ply = |played: &Played<G::Move>| Ply {
            seat: played.seat,
            text: self.game.write_move(played.decision),
        };
        Some(Record {
            game: G::META.id.to_owned(),
            rules: G::META.rules,
            content: self.content,
            options: self.game.options().clone(),
            who: self.who.clone(),
            seed,
            commitment: seed.commitment(),
            plies: self.played.iter().map(ply).collect(),
            outcome: self.outcome(),
        })
    }

    /// The fingerprint of where the game stands.
    pub fn outcome(&self) -> Hash {
        state_hash(&self.state)
    }
}

/// The fingerprint of a state: the same on every platform.
pub fn state_hash<S: serde::Serialize>(state: &S) -> Hash {
    // A state is plain data; writing it to memory cannot fail.
    Hash::of(&postcard::to_allocvec(state).unwrap_or_default())
}

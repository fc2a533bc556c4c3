//! A record being played: moves, undo, redo, resume.

use std::sync::Arc;

use crate::record::RecordError;
use crate::record::{Location, Ply, RecordFault};
use crate::{
    Awaiting, Game, Hash, Illegal, MAX_SEATS, Phrase, Record, Reveals, Seat, SeatSet, Seed, Viewer,
};

/// One game being played at one table.
#[derive(Debug)]
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
    /// For each seat the number of the first decision it could still take back: since the ones
    /// before it, somebody else has decided and the seat could see that.
    floor: [usize; MAX_SEATS],
    undone: Vec<(Seat, G::Move)>,
}

/// An undo reaches no further back than so many decisions.
const FARTHEST_UNDO: usize = 128;

// Not derived: that would ask the box to be cloned, which is shared.
impl<G: Game> Clone for Sitting<G> {
    fn clone(&self) -> Sitting<G> {
        Sitting {
            game: self.game.clone(),
            who: self.who.clone(),
            played: self.played.clone(),
            before: self.before.clone(),
            undone: self.undone.clone(),
            ..*self
        }
    }
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
    /// It was agreed with another seat.
    #[error("it was agreed with another seat")]
    Agreed,
    /// Since then several seats decide at the same time, and some may have done so in secret.
    #[error("others may have decided in secret since")]
    Together,
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
            CannotUndo::Agreed => "undo-agreed",
            CannotUndo::Together => "undo-together",
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
            floor: [0; MAX_SEATS],
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
        let barrier = self.advance(seat, decision, &mut events)?;
        for other in self.who_could_undo().without(seat).iter() {
            if self.notices(other, &before, &events) {
                self.floor[other.index()] = self.played.len();
                self.undone.retain(|&(owner, _)| owner != other);
            }
        }
        // Who decides as before may do again the rest of what was taken back as well.
        match self.last_undone(seat) {
            Some((at, again)) if again == decision => drop(self.undone.remove(at)),
            _ => self.undone.retain(|&(owner, _)| owner != seat),
        }
        if barrier.is_some() {
            self.before.clear();
        } else {
            if self.before.len() == FARTHEST_UNDO {
                self.before.remove(0);
            }
            self.before.push(before);
        }
        self.played.push(Played { seat, decision, barrier });
        Ok(events)
    }

    /// Makes the decision in the state alone; tells what stands in the way of taking it back.
    fn advance(
        &mut self,
        seat: Seat,
        decision: G::Move,
        events: &mut Vec<G::Event>,
    ) -> Result<Option<CannotUndo>, Illegal> {
        let before = self.state;
        let reveals = self.game.play(&mut self.state, seat, decision, events)?;
        Ok(barrier::<G>(&self.game, &before, &self.state, reveals))
    }

    /// The seats that could take back or do again something of theirs.
    fn who_could_undo(&self) -> SeatSet {
        let first = self.played.len() - self.before.len();
        let reach = self.played.iter().enumerate().skip(first);
        let able = reach.filter(|(at, played)| *at >= self.floor_of(played.seat));
        let undone = self.undone.iter().map(|&(owner, _)| owner);
        able.map(|(_, played)| played.seat).chain(undone).collect()
    }

    fn floor_of(&self, seat: Seat) -> usize {
        self.floor.get(seat.index()).copied().unwrap_or(usize::MAX)
    }

    /// Whether a seat can tell that something has happened since this state.
    fn notices(&self, seat: Seat, before: &G::State, events: &[G::Event]) -> bool {
        let viewer = Viewer::Seat(seat);
        events.iter().any(|event| self.game.event_for(event, viewer).is_some())
            || self.game.view(before, viewer) != self.game.view(&self.state, viewer)
    }

    /// The number of the seat's last decision, if it can be taken back. What others have decided
    /// since without the seat being able to know of it does not stand in the way.
    fn undoable(&self, seat: Seat) -> Result<usize, CannotUndo> {
        let last = self.played.last().ok_or(CannotUndo::Nothing)?;
        let Some(own) = self.played.iter().rposition(|played| played.seat == seat) else {
            return Err(CannotUndo::OtherDecided);
        };
        match (self.played[own].barrier, last.barrier) {
            _ if own < self.floor_of(seat) => Err(CannotUndo::OtherDecided),
            (Some(barrier), _) => Err(barrier),
            (None, Some(_)) => Err(CannotUndo::OtherDecided),
            (None, None) if own < self.played.len() - self.before.len() => {
                Err(CannotUndo::OtherDecided)
            }
            (None, None) => Ok(own),
        }
    }

    /// Whether the seat could take back its last decision.
    pub fn can_undo(&self, seat: Seat) -> Result<(), CannotUndo> {
        self.undoable(seat).map(|_| ())
    }

    /// How many decisions the seat could take back one after the other.
    pub fn undo_reach(&self, seat: Seat) -> Result<usize, CannotUndo> {
        self.can_undo(seat)?;
        let first = self.floor_of(seat).max(self.played.len() - self.before.len());
        Ok(self.played.iter().skip(first).filter(|played| played.seat == seat).count())
    }

    /// Takes back the seat's last decision: as long as nobody else has decided since that the seat
    /// knows of, no chance was used and nothing hidden was seen. What others have decided in secret
    /// since stands.
    pub fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        self.take_back(seat).map(|_| ())
    }

    /// The same; tells which decisions are gone, by their numbers from 0 on: the seat's own, and what
    /// others had decided in secret since if it is not possible without that one.
    pub fn take_back(&mut self, seat: Seat) -> Result<Vec<usize>, CannotUndo> {
        let own = self.undoable(seat)?;
        let mut gone = vec![own];
        let at = self.before.len() - (self.played.len() - own);
        let mut past = Sitting { state: self.before[at], ..self.clone() };
        past.before.truncate(at);
        past.played.truncate(own);
        for (at, later) in self.played.iter().enumerate().skip(own + 1) {
            let before = past.state;
            // An offer that is not possible any more lapses; whether there was one must not show.
            if past.advance(later.seat, later.decision, &mut Vec::new()).is_ok() {
                past.before.push(before);
                past.played.push(*later);
            } else {
                gone.push(at);
            }
        }
        past.undone.push((seat, self.played[own].decision));
        // The decisions behind the one taken back have moved up by one.
        past.floor.iter_mut().filter(|floor| **floor > own).for_each(|floor| *floor -= 1);
        *self = past;
        Ok(gone)
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

    /// Does again what the seat took back last.
    pub fn redo(&mut self, seat: Seat) -> Result<Vec<G::Event>, CannotUndo> {
        let decision = self.undone(seat).ok_or(CannotUndo::NothingUndone)?;
        self.play(seat, decision).map_err(|_| CannotUndo::NothingUndone)
    }

    /// What the seat took back last and could do again, by playing it.
    pub fn undone(&self, seat: Seat) -> Option<G::Move> {
        self.last_undone(seat).map(|(_, decision)| decision)
    }

    fn last_undone(&self, seat: Seat) -> Option<(usize, G::Move)> {
        let own = self.undone.iter().rposition(|&(owner, _)| owner == seat)?;
        Some((own, self.undone[own].1))
    }

    /// The box that is played.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// Where the game stands.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Whom the table waits for, as far as the viewer may know.
    pub fn awaited(&self, viewer: Viewer) -> Awaiting {
        self.game.awaited(&self.view(viewer))
    }

    /// Whom the table waits for in truth.
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

/// What stands in the way of taking back a decision that led from one state to the other.
pub(crate) fn barrier<G: Game>(
    game: &G,
    before: &G::State,
    after: &G::State,
    reveals: Reveals,
) -> Option<CannotUndo> {
    let awaiting = game.awaiting(after);
    match reveals {
        _ if awaiting.is_over() => Some(CannotUndo::Over),
        _ if G::chance(before) != G::chance(after) => Some(CannotUndo::Chance),
        Reveals::Hidden => Some(CannotUndo::Seen),
        Reveals::Agreement => Some(CannotUndo::Agreed),
        // Known to all whether or not anybody has decided since.
        _ if awaiting.seats().len() > 1 && game.awaiting(before).seats().len() <= 1 => {
            Some(CannotUndo::Together)
        }
        Reveals::Nothing => None,
    }
}

/// The fingerprint of a state: the same on every platform.
pub fn state_hash<S: serde::Serialize>(state: &S) -> Hash {
    // A state is plain data; writing it to memory cannot fail.
    Hash::of(&postcard::to_allocvec(state).unwrap_or_default())
}

//! Bytes, records, undo: a game that is put away comes back as it was.

use super::broken::{Check, Fault};
use super::inspector::{Turn, Watch};
use super::secrets::told_to;
use crate::sitting::barrier;
use crate::{Game, Record, Seat, Sitting, Unlogged, Viewer};

impl<G: Game> Watch<'_, G> {
    /// The state, and the view of some viewer, to bytes and back.
    pub(super) fn check_bytes(&mut self, state: &G::State) -> Result<(), Fault> {
        if !self.due(self.inspector.rates.bytes) {
            return Ok(());
        }
        let bytes = to_bytes(Check::StateBytes, state)?;
        let copy: G::State = from_bytes(Check::StateBytes, &bytes)?;
        let same = copy == *state && to_bytes(Check::StateBytes, &copy)? == bytes;
        let tally = &mut self.inspector.tally;
        tally.expect(Check::StateBytes, same, || format!("{state:?} comes back as {copy:?}"))?;
        let viewers = u32::from(self.setting.game.options().seats) + 1;
        let viewer = match self.chance.below(viewers) {
            0 => Viewer::Spectator,
            seat => Viewer::Seat(Seat(seat as u8 - 1)),
        };
        let view = self.setting.game.view(state, viewer);
        let bytes = to_bytes(Check::ViewBytes, &view)?;
        let copy: G::View = from_bytes(Check::ViewBytes, &bytes)?;
        let tally = &mut self.inspector.tally;
        tally.expect(Check::ViewBytes, copy == view, || {
            format!("{view:?} comes back as {copy:?}")
        })?;
        self.check_seed(state, viewer, &bytes)
    }

    /// A state that was put away before the decision leads to the same bytes after it.
    pub(super) fn check_playing_on(&mut self, turn: &Turn<'_, G>) -> Result<(), Fault> {
        if !self.due(self.inspector.rates.bytes) {
            return Ok(());
        }
        let bytes = to_bytes(Check::StateBytes, turn.before)?;
        let mut copy: G::State = from_bytes(Check::StateBytes, &bytes)?;
        let played = self.setting.game.play(&mut copy, turn.seat, turn.decision, &mut Unlogged);
        let same = played.is_ok()
            && to_bytes(Check::StateBytes, &copy)? == to_bytes(Check::StateBytes, turn.after)?;
        self.inspector.tally.expect(Check::StateBytes, same, || {
            format!("played on from its bytes it leads to {copy:?}, not to {:?}", turn.after)
        })
    }

    /// Plays the decision in the sitting as well, takes it back and makes it again; or finds
    /// that it cannot be taken back, as it should be.
    pub(super) fn check_undo(&mut self, turn: &Turn<'_, G>) -> Result<(), Fault> {
        let (seat, sitting) = (turn.seat, &mut self.sitting);
        let neighbour = seat.next(self.setting.game.options().seats);
        let could_undo = &sitting.can_undo(neighbour);
        let played = sitting.play(seat, turn.decision);
        let tally = &mut self.inspector.tally;
        tally.expect(
            Check::Deterministic,
            played.is_ok() && sitting.state() == turn.after,
            || format!("played along it leads to {:?}, not to {:?}", sitting.state(), turn.after),
        )?;
        if !self.due(self.inspector.rates.undo) {
            return Ok(());
        }
        let (sitting, tally) = (&mut self.sitting, &mut self.inspector.tally);
        if neighbour != seat {
            // A decision that the neighbour knows nothing of takes no undo from it, and stands
            // when the neighbour takes back its own.
            let eyes = Viewer::Seat(neighbour);
            let noticed = told_to(&*self.setting.game, turn.events, eyes).next().is_some()
                || sitting.view(eyes) != self.setting.game.view(turn.before, eyes);
            let mut other = sitting.clone();
            let (count, undone) = (other.ply(), other.undo(neighbour));
            let kept = match undone {
                Ok(()) => {
                    other.ply() == count - 1 && other.plies().last() == Some((seat, turn.decision))
                }
                Err(_) => noticed || *could_undo != Ok(()),
            };
            tally.expect(Check::Undo, kept && (undone.is_err() || !noticed), || {
                format!("the neighbour's undo: {undone:?}; it noticed the decision: {noticed}")
            })?;
        }
        let game = &*self.setting.game;
        let barrier = match barrier(game, turn.before, turn.after, turn.reveals) {
            Some(barrier) => Err(barrier),
            None => Ok(()),
        };
        let (can, undone) = (sitting.can_undo(seat), sitting.undo(seat));
        tally.expect(Check::Undo, can == barrier && undone == barrier, || {
            format!("whether it can be taken back: {can:?}; taking it back: {undone:?}")
        })?;
        if undone.is_ok() {
            tally.expect(Check::Undo, sitting.state() == turn.before, || {
                format!("taken back it is {:?}, not {:?}", sitting.state(), turn.before)
            })?;
            let redone = sitting.redo(seat);
            let same = sitting.state() == turn.after && redone.as_deref() == Ok(turn.events);
            tally.expect(Check::Undo, same, || {
                format!("made again it is {:?}, not {:?}", sitting.state(), turn.after)
            })?;
        }
        Ok(())
    }

    /// Folds the record of the game in both its forms.
    pub(super) fn check_record(&mut self) -> Result<(), Fault> {
        if !self.due(self.inspector.rates.replay) {
            return Ok(());
        }
        let fault = |detail: String| Fault::new(Check::Replay, detail);
        let record = self.sitting.record().ok_or_else(|| fault("no record".into()))?;
        let forms = [
            ("text", Record::read(record.to_text().as_bytes())),
            ("bytes", Record::read(&record.to_bytes())),
        ];
        for (form, read) in forms {
            let read = read.map_err(|error| fault(format!("the record as {form}: {error}")))?;
            let (game, content) = (self.setting.game.clone(), self.setting.content);
            let resumed = Sitting::resume(game, content, &read)
                .map_err(|error| fault(format!("the record as {form}: {error}")))?;
            let tally = &mut self.inspector.tally;
            tally.expect(Check::Replay, resumed.state() == self.sitting.state(), || {
                format!("the record as {form} leads to {:?}", resumed.state())
            })?;
        }
        Ok(())
    }
}

fn to_bytes<T: serde::Serialize>(check: Check, value: &T) -> Result<Vec<u8>, Fault> {
    postcard::to_allocvec(value).map_err(|error| Fault::new(check, error.to_string()))
}

fn from_bytes<T: serde::de::DeserializeOwned>(check: Check, bytes: &[u8]) -> Result<T, Fault> {
    match postcard::take_from_bytes(bytes) {
        Ok((value, [])) => Ok(value),
        Ok((_, rest)) => Err(Fault::new(check, format!("{} bytes are left over", rest.len()))),
        Err(error) => Err(Fault::new(check, format!("cannot be read back: {error}"))),
    }
}

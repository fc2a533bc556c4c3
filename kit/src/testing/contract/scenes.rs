//! Every legal move can be made by touching pieces, and everything has its words.

use super::broken::{Check, Fault};
use super::inspector::{Inspector, Turn, Watch};
use super::secrets::told_to;
use super::speech::{Speech, reader};
use crate::scene::{ScreenReader, arrange, piece_text};
use crate::{Game, Names, Scene, Viewer};

impl<G: Game> Watch<'_, G> {
    /// Draws and reads the scene of each viewer that is due.
    pub(super) fn check_scenes(&mut self, state: &G::State) -> Result<(), Fault> {
        for viewer in Viewer::all(self.setting.game.options().seats) {
            if self.due(self.inspector.rates.scenes) {
                self.check_scene(state, viewer)?;
            }
        }
        Ok(())
    }

    fn check_scene(&mut self, state: &G::State, viewer: Viewer) -> Result<(), Fault> {
        let game = &*self.setting.game;
        let Inspector { bench, tally, speech, .. } = &mut *self.inspector;
        let moves = viewer.seat().map_or(&[][..], |seat| &bench.lists[seat.index()]);
        let view = game.view(state, viewer);
        let scene = game.scene(&view, moves);
        let sound = scene.check();
        tally.expect(Check::Scene, sound.is_ok(), || {
            format!("{viewer:?}: {}", sound.err().unwrap_or_default())
        })?;
        let mut placed: Vec<_> = arrange(&scene).iter().map(|frame| frame.piece).collect();
        placed.sort_unstable();
        tally.expect(Check::Scene, placed.iter().copied().eq(0..scene.pieces.len()), || {
            format!("{viewer:?}: {} pieces have {} places", scene.pieces.len(), placed.len())
        })?;
        let (choices, count) = (scene.choices.len(), moves.len());
        tally.expect(Check::Choices, choices == count, || {
            format!("{viewer:?}: {choices} choices for {count} moves")
        })?;
        // The choices of a list that is turned round are turned round as well.
        let reversed: Vec<_> = moves.iter().rev().copied().collect();
        let back = game.scene(&view, &reversed).choices;
        tally.expect(Check::Choices, back.iter().rev().eq(&scene.choices), || {
            format!("{viewer:?}: the choices are not in the order of the moves")
        })?;
        tally.count(Check::Words);
        let names = reader(viewer);
        speech.read(&scene, &names)?;
        for &decision in moves {
            speech.say(&game.describe(&view, decision), &names)?;
        }
        Ok(())
    }

    /// Tells what happened, to each viewer that is due.
    pub(super) fn check_telling(&mut self, turn: &Turn<'_, G>) -> Result<(), Fault> {
        for viewer in Viewer::all(self.setting.game.options().seats) {
            if self.due(self.inspector.rates.telling) {
                self.inspector.tally.count(Check::Words);
                let (game, names) = (&*self.setting.game, reader(viewer));
                for event in told_to(game, turn.events, viewer) {
                    self.inspector.speech.say(&game.tell(&event), &names)?;
                }
            }
        }
        Ok(())
    }
}

impl Speech {
    /// Says everything there is to say about a scene, in every language: in sentences, in short
    /// where there is no room for them, and the tips that neither holds.
    fn read(&self, scene: &Scene, names: &Names) -> Result<(), Fault> {
        for lexicon in &self.lexicons {
            ScreenReader::new(lexicon, names).read(scene)?;
            for piece in &scene.pieces {
                piece_text(piece, lexicon, names)?;
                piece.tip.as_ref().map(|tip| lexicon.try_say(tip, names)).transpose()?;
            }
        }
        Ok(())
    }
}

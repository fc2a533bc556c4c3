//! Every legal move can be made by touching pieces, and everything has its words.

use std::collections::HashSet;

use super::broken::{Check, Fault};
use super::inspector::{Inspector, Turn, Watch};
use super::secrets::told_to;
use super::speech::{Speech, reader};
use crate::scene::{FieldKind, Filled, Piece, Region, ScreenReader, arrange, piece_text};
use crate::{Game, Names, Scene, Seat, Viewer};

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
        let game = self.setting.game.clone();
        let Inspector { bench, tally, speech, .. } = &mut *self.inspector;
        let moves = viewer.seat().map_or(&[][..], |seat| &bench.lists[seat.index()]);
        let view = game.view(state, viewer);
        let scene = Scene::with_choices(&*game, &view, moves);
        let sound = scene.check();
        tally.expect(Check::Scene, sound.is_ok(), || {
            format!("{viewer:?}: {}", sound.err().unwrap_or_default())
        })?;
        let mut placed: Vec<_> = arrange(&scene).iter().map(|frame| frame.piece).collect();
        placed.sort_unstable();
        tally.expect(Check::Scene, placed.iter().copied().eq(0..scene.pieces.len()), || {
            format!("{viewer:?}: {} pieces have {} places", scene.pieces.len(), placed.len())
        })?;
        tally.count(Check::Words);
        speech.read(&scene, &reader(viewer))?;
        for (&decision, choice) in moves.iter().zip(&scene.choices) {
            if let Some(filled) = &choice.form {
                let made = game.compose(&view, filled);
                tally.expect(Check::Form, made == Some(decision), || {
                    format!("{viewer:?}: {filled:?} makes {made:?}, not {decision:?}")
                })?;
            }
        }
        match viewer.seat() {
            Some(seat) => {
                self.check_intents(state, seat, &view, &scene)?;
                self.check_forms(state, seat, &view, &scene)
            }
            None => Ok(()),
        }
    }

    /// A piece of the board or of the seat's own place that is touched for some move says why it
    /// cannot be touched now. Whatever lies on a piece that can be touched belongs to it. Of the
    /// pieces of a zone some may only show something now (a space of a track that a marker has
    /// passed), so one that says nothing is a finding where nothing in its zone says anything.
    fn check_intents(
        &mut self,
        state: &G::State,
        seat: Seat,
        view: &G::View,
        scene: &Scene,
    ) -> Result<(), Fault> {
        let game = self.setting.game.clone();
        let touched: HashSet<&str> =
            scene.choices.iter().flat_map(|choice| &choice.touches).map(|id| &**id).collect();
        let belongs = |piece: &Piece| {
            let twin = piece.twin_of.as_deref().unwrap_or(&piece.id);
            let ground = scene.ground(&piece.id).map_or("", |ground| &ground.id);
            touched.contains(twin) || touched.contains(ground)
        };
        let (mut silent, mut answered) = (Vec::new(), HashSet::new());
        for piece in &scene.pieces {
            let bench = &mut self.inspector.bench;
            if touched.contains(&*piece.id) {
                bench.touched.insert(kind_of(piece));
            }
            let panel = scene.zone(&piece.zone).and_then(|zone| scene.panels.get(zone.panel));
            let others = panel.is_none_or(|panel| matches!(panel.region, Region::Other(_)));
            if belongs(piece) {
                answered.insert(kind_of(piece).0);
                continue;
            }
            let twin = piece.twin_of.as_deref().unwrap_or(&piece.id);
            match game.intent(view, twin) {
                None if others => {}
                None => silent.push(piece),
                Some(decision) => {
                    answered.insert(kind_of(piece).0);
                    let legal = bench.lists[seat.index()].contains(&decision);
                    self.inspector.tally.expect(Check::Intent, !legal, || {
                        format!(
                            "{} is meant for {decision:?}, which another touch is for",
                            piece.id
                        )
                    })?;
                    self.check_stranger(state, seat, decision)?;
                }
            }
        }
        let Inspector { bench, tally, .. } = &mut *self.inspector;
        for piece in silent {
            let kind = kind_of(piece);
            let mute = bench.touched.contains(&kind) && !answered.contains(&kind.0);
            tally.expect(Check::Intent, !mute, || {
                format!("seat {} cannot touch {} and is not told why", seat.0, piece.id)
            })?;
        }
        Ok(())
    }

    /// Fills in each form at random: what comes of it is a composed move.
    fn check_forms(
        &mut self,
        state: &G::State,
        seat: Seat,
        view: &G::View,
        scene: &Scene,
    ) -> Result<(), Fault> {
        for form in &scene.forms {
            let answers = form.fields.iter().map(|field| {
                let (least, most) = field.range();
                least + self.chance.below((most - least + 1).max(1) as u32) as i32
            });
            let filled = Filled { form: form.id.clone(), answers: answers.collect() };
            let Some(decision) = self.setting.game.compose(view, &filled) else { continue };
            let again = self.setting.game.touch(view, decision).form;
            let sound = G::is_composed(decision) && again.as_ref() == Some(&filled);
            self.inspector.tally.expect(Check::Form, sound, || {
                format!("{filled:?} makes {decision:?}, for which {again:?} is filled in")
            })?;
            self.check_stranger(state, seat, decision)?;
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

/// Of which kind a piece is: where it lies and what it is called, without numbers and names.
fn kind_of(piece: &Piece) -> (String, String) {
    let stem = |id: &str| id.split([':', '-']).next().unwrap_or_default().to_owned();
    (stem(&piece.zone), stem(&piece.id))
}

impl Speech {
    /// Says everything there is to say about a scene, in every language: in sentences, in short
    /// where there is no room for them, and the tips that neither holds.
    fn read(&self, scene: &Scene, names: &Names) -> Result<(), Fault> {
        for lexicon in &self.lexicons {
            ScreenReader::new(lexicon, names).read(scene)?;
            for form in &scene.forms {
                lexicon.try_say(&form.label, names)?;
                for field in &form.fields {
                    lexicon.try_say(&field.label, names)?;
                    if let FieldKind::OneOf(options) = &field.kind {
                        for option in options {
                            lexicon.try_say(option, names)?;
                        }
                    }
                }
            }
            for piece in &scene.pieces {
                piece_text(piece, lexicon, names)?;
                piece.tip.as_ref().map(|tip| lexicon.try_say(tip, names)).transpose()?;
            }
        }
        Ok(())
    }
}

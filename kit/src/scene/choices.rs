//! What can be done in a scene, and how it is done by hand.

use serde::{Deserialize, Serialize};

use super::{Badge, Choice, Face, Glyph, Id, Layout, Piece, Scene, Shape, Spot};
use crate::{Game, Phrase};

/// The zone for things to press. A game whose moves need them draws it, empty.
pub const BUTTONS: &str = "buttons";

/// How wide things to press are, from and to, and how high: as wide as their words need and their
/// zone allows.
const BUTTON: (i32, i32, i32) = (74, 160, 32);

/// How a decision is made by hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Touch {
    /// The pieces that are touched for it, in any order.
    pub pieces: Vec<Id>,
    /// The things that are pressed for it besides, which are no pieces of the game.
    pub buttons: Vec<Button>,
    /// What is pressed as well where another move touches the same pieces and more.
    pub if_shared: Option<Button>,
    /// The number that is set.
    pub amount: Option<Amount>,
    /// The form that is filled in.
    pub form: Option<Filled>,
    /// What would change at once, and at which pieces.
    pub changes: Vec<(Id, Badge)>,
}

/// Something to press that is not a thing of the game ("stop").
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// Its name.
    pub id: Id,
    /// The word on it.
    pub word: Phrase,
    /// Whether it is called by its word, not by what its move does.
    pub by_word: bool,
}

/// The number that a decision is (a bid).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Amount {
    /// The number.
    pub of: i32,
    /// Whether it is one of the few that are offered at once.
    pub suggested: bool,
}

/// A form in which a composed move is put together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Form {
    /// Its name.
    pub id: Id,
    /// What is put together in it.
    pub label: Phrase,
    /// What is filled in.
    pub fields: Vec<Field>,
}

/// One line of a form.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Field {
    /// What is asked.
    pub label: Phrase,
    /// The sign of what is asked, where there is one.
    pub glyph: Option<Glyph>,
    /// The part of the form it belongs to ("you give"), and what it is called there. Parts that ask
    /// for the same amounts one after the other can stand side by side.
    pub part: Option<(Phrase, Phrase)>,
    /// What can be answered.
    pub kind: FieldKind,
}

/// What can be filled in; every answer is a whole number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FieldKind {
    /// A number from and to.
    Amount(i32, i32),
    /// One of these, by its place in the list.
    OneOf(Vec<Phrase>),
    /// Yes (1) or no (0).
    Flag,
}

/// A form that was filled in: an answer for each field.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Filled {
    /// The form's name.
    pub form: Id,
    /// The answers in the order of the fields.
    pub answers: Vec<i32>,
}

impl Touch {
    /// One piece is touched.
    pub fn piece(id: impl Into<Id>) -> Touch {
        Touch::pieces([id.into()])
    }

    /// These pieces are touched.
    pub fn pieces(ids: impl IntoIterator<Item = Id>) -> Touch {
        Touch { pieces: ids.into_iter().collect(), ..Touch::default() }
    }

    /// Something is pressed.
    pub fn button(id: impl Into<Id>, word: Phrase) -> Touch {
        Touch::default().and_button(id, word)
    }

    /// A form is filled in.
    pub fn form(form: impl Into<Id>, answers: impl IntoIterator<Item = i32>) -> Touch {
        let filled = Filled { form: form.into(), answers: answers.into_iter().collect() };
        Touch { form: Some(filled), ..Touch::default() }
    }

    /// The same, and something is pressed as well.
    pub fn and_button(mut self, id: impl Into<Id>, word: Phrase) -> Touch {
        self.buttons.push(Button { id: id.into(), word, by_word: false });
        self
    }

    /// The same, and something is pressed as well where another move touches these pieces and more:
    /// it tells the two apart.
    pub fn if_shared(self, id: impl Into<Id>, word: Phrase) -> Touch {
        Touch { if_shared: Some(Button { id: id.into(), word, by_word: false }), ..self }
    }

    /// The same; its buttons are called by the words on them, which say enough.
    pub fn called_by_words(mut self) -> Touch {
        self.buttons.iter_mut().chain(&mut self.if_shared).for_each(|button| button.by_word = true);
        self
    }

    /// Whether everything that is touched here is touched there too, and more.
    fn is_part_of(&self, other: &Touch) -> bool {
        self.ids().all(|id| other.ids().any(|theirs| theirs == id))
            && self.ids().count() < other.ids().count()
    }

    /// The same with a number that is set; a suggested one is offered at once.
    pub fn amount(self, of: impl Into<i32>, suggested: bool) -> Touch {
        Touch { amount: Some(Amount { of: of.into(), suggested }), ..self }
    }

    /// The same; this would change at a piece.
    pub fn change(mut self, piece: impl Into<Id>, glyph: Glyph, label: Phrase) -> Touch {
        self.changes.push((piece.into(), Badge { glyph, label }));
        self
    }

    /// The names of everything that is touched or pressed.
    pub fn ids(&self) -> impl Iterator<Item = &Id> {
        self.pieces.iter().chain(self.buttons.iter().map(|button| &button.id))
    }
}

impl Form {
    /// Whether the form was filled in like that: an answer for each field that it can have.
    pub fn takes(&self, filled: &Filled) -> bool {
        self.id == filled.form
            && self.fields.len() == filled.answers.len()
            && self.fields.iter().zip(&filled.answers).all(|(field, &answer)| field.takes(answer))
    }
}

impl Field {
    /// A line that stands by itself.
    pub fn new(label: Phrase, kind: FieldKind) -> Field {
        Field { label, glyph: None, part: None, kind }
    }

    /// The same with a sign.
    pub fn sign(self, glyph: Glyph) -> Field {
        Field { glyph: Some(glyph), ..self }
    }

    /// The same as a line of a part of the form, where this word is enough.
    pub fn within(self, part: Phrase, word: Phrase) -> Field {
        Field { part: Some((part, word)), ..self }
    }

    /// Whether this can be answered.
    pub fn takes(&self, answer: i32) -> bool {
        let (least, most) = self.range();
        (least..=most).contains(&answer)
    }

    /// The least and the largest answer.
    pub fn range(&self) -> (i32, i32) {
        match &self.kind {
            FieldKind::Amount(least, most) => (*least, *most),
            FieldKind::OneOf(options) => (0, options.len() as i32 - 1),
            FieldKind::Flag => (0, 1),
        }
    }
}

impl Scene {
    /// The scene of a view with a choice for each of the viewer's moves, and the buttons they need.
    pub fn with_choices<G: Game>(game: &G, view: &G::View, moves: &[G::Move]) -> Scene {
        let mut scene = game.scene(view);
        let mut buttons: Vec<(Button, Phrase)> = Vec::new();
        let touches: Vec<Touch> =
            moves.iter().map(|&decision| game.touch(view, decision)).collect();
        for (&decision, touch) in moves.iter().zip(&touches) {
            let (label, mut touch) = (game.describe(view, decision), touch.clone());
            if let Some(button) = touch.if_shared.take()
                && touches.iter().any(|other| touch.is_part_of(other))
            {
                touch.buttons.push(button);
            }
            let touches = touch.ids().cloned().collect();
            for button in touch.buttons {
                match buttons.iter_mut().find(|(other, _)| other.id == button.id) {
                    // Pressed for several decisions it is called by what stands on it.
                    Some((other, says)) => *says = other.word.clone(),
                    None => {
                        let says = if button.by_word { &button.word } else { &label };
                        let says = says.clone();
                        buttons.push((button, says));
                    }
                }
            }
            let Touch { amount, form, changes, .. } = touch;
            scene.choices.push(Choice { label, touches, amount, form, changes });
        }
        let width = scene.zone(BUTTONS).map_or(0, |zone| match zone.layout {
            Layout::Grid { columns } => zone.frame.w / i32::from(columns.max(1)) - 8,
            _ => 0,
        });
        let width = width.clamp(BUTTON.0, BUTTON.1);
        for (at, (Button { id, word, .. }, label)) in buttons.into_iter().enumerate() {
            let face = Face::new(Shape::Button, width, BUTTON.2).line([Glyph::Word(word)]);
            scene.pieces.push(Piece::new(id, BUTTONS, Spot::At(at as u16), face, label));
        }
        scene
    }
}

/// The first of the given moves, legal or not, for which the piece is touched: a way to find a
/// [`Game::intent`].
pub fn intent_among<G: Game>(
    game: &G,
    view: &G::View,
    piece: &str,
    moves: impl IntoIterator<Item = G::Move>,
) -> Option<G::Move> {
    moves.into_iter().find(|&decision| game.touch(view, decision).ids().any(|id| id == piece))
}

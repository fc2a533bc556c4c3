//! What is on the table's screen at the moment, and what the reader is doing with it.

use std::collections::BTreeSet;
use std::sync::Arc;

use draw::Letters;
use kit::scene::{Id, Panel, Region, Seen};
use kit::{Names, Phrase, Seat};
use leptos::prelude::*;
use registry::Hint;
use room::{Phase, Placard, Wish};

use super::compose::Draft;
use super::hints::Adviser;
use super::letters::letters;
use super::log::Leaf;
use super::map::CLOSENESS;
use super::review::Review;
use super::shown::Shown;
use super::touch::{Touch, touch};
use super::turn::{ends_turn, restart_wish, undo_wish};
use super::who::names;
use crate::route::Navigation;
use crate::settings::Settings;
use crate::speech::Speech;
use crate::table_context::{TableContext, Wire};

/// Something that lies over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sheet {
    /// The keys.
    Help,
    /// The signs, the pieces and the rules.
    Aid,
    /// What else can be done.
    Menu,
    /// Whether the reader really gives up.
    Resign,
    /// Another seat's place, large.
    Place(Seat),
}

/// The parts of a narrow screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tab {
    /// The reader's own place.
    Mine,
    /// What all share.
    Board,
    /// The other seats.
    Others,
    /// Log and chat.
    Log,
}

impl Tab {
    /// All of them, from left to right.
    pub(super) const ALL: [Tab; 4] = [Tab::Mine, Tab::Board, Tab::Others, Tab::Log];

    /// Whether something can be decided on it.
    pub(super) fn decides(self) -> bool {
        matches!(self, Tab::Mine | Tab::Board)
    }

    /// Whether it shows a panel.
    pub(super) fn shows(self, panel: &Panel) -> bool {
        match panel.region {
            Region::Other(_) => self == Tab::Others,
            _ if panel.seen != Seen::There => self.decides(),
            Region::Mine => self == Tab::Mine,
            Region::Board => self == Tab::Board,
        }
    }
}

/// The state of the screen.
#[derive(Clone, Copy)]
pub(super) struct Stage {
    pub(super) table: TableContext,
    pub(super) speech: Speech,
    pub(super) settings: Settings,
    pub(super) place: Navigation,
    /// What the people at the table are called.
    pub(super) names: Memo<Names>,
    /// How wide the letters of the reader's fonts are.
    pub(super) letters: Letters,
    /// Whether the screen is a narrow one.
    pub(super) narrow: RwSignal<bool>,
    /// The moment that is drawn.
    pub(super) shown: RwSignal<Option<Arc<Shown>>>,
    /// The moment the reader looks back at.
    pub(super) looking: RwSignal<Option<usize>>,
    /// Whether there are moments still to be shown.
    pub(super) behind: RwSignal<bool>,
    /// Pieces picked up for a choice that needs more than one.
    pub(super) picked: RwSignal<Vec<Id>>,
    /// The choices the piece touched last leaves.
    pub(super) among: RwSignal<Vec<usize>>,
    /// The choice that waits to be confirmed.
    pub(super) chosen: RwSignal<Option<usize>>,
    /// The choices that seem best.
    pub(super) hints: RwSignal<Vec<Hint>>,
    /// The one of them that is looked at.
    pub(super) spotlit: RwSignal<Option<usize>>,
    /// Whether hints are being thought about, and who thinks.
    pub(super) thinking: RwSignal<bool>,
    pub(super) adviser: Adviser,
    /// The analysis of the finished game, and who looks at it.
    pub(super) review: RwSignal<Review>,
    pub(super) reviewer: Adviser,
    /// What is being put together, and whether the drawer for it is open.
    pub(super) draft: RwSignal<Option<Draft>>,
    pub(super) composing: RwSignal<bool>,
    /// Why something cannot be done.
    pub(super) why: RwSignal<Option<Phrase>>,
    /// The piece with the focus.
    pub(super) focus: RwSignal<Option<Id>>,
    /// Whether the board took the focus away when it was drawn anew, and owes it to the next piece that
    /// can be touched.
    pub(super) owes_focus: StoredValue<bool>,
    /// The piece the pointer is at, and the one that is shown large.
    pub(super) regarded: RwSignal<Option<Id>>,
    pub(super) carded: RwSignal<Option<Id>>,
    /// Pieces that have just come.
    pub(super) fresh: RwSignal<BTreeSet<Id>>,
    /// What lies over the table.
    pub(super) sheet: RwSignal<Option<Sheet>>,
    /// The part of a narrow screen.
    pub(super) tab: RwSignal<Tab>,
    /// Which of list, log and chat is seen.
    pub(super) leaf: RwSignal<Leaf>,
    /// How much of what was said has been read.
    pub(super) read: RwSignal<usize>,
    /// Whether the list of choices is unfolded.
    pub(super) unfolded: RwSignal<bool>,
    /// Parts of a narrow screen in which something has changed unseen.
    pub(super) stirred: RwSignal<Vec<Tab>>,
    /// How large the board is drawn, and which point of it is in the middle.
    pub(super) zoom: RwSignal<super::zoom::Zoom>,
    /// How large a map is drawn on a narrow screen, in pixels to a unit of its canvas; it is always as
    /// wide as the screen.
    pub(super) closeness: RwSignal<f64>,
    /// What waits to be shown next.
    pub(super) timer: StoredValue<Option<TimeoutHandle>>,
    /// The view that is drawn, to notice when it has been taken back.
    pub(super) view: StoredValue<Option<Arc<[u8]>>>,
}

impl Stage {
    pub(super) fn new(table: TableContext, speech: Speech, settings: Settings) -> Stage {
        let names = Memo::new(move |_| {
            let lang = speech.lang.get();
            table.model.with(|model| {
                names(model.placard.as_ref(), |phrase| {
                    crate::speech::say(lang, speech.game, phrase, &Names::default())
                })
            })
        });
        Stage {
            table,
            speech,
            settings,
            place: Navigation::here(),
            names,
            letters: letters(),
            narrow: RwSignal::new(false),
            shown: RwSignal::new(None),
            looking: RwSignal::new(None),
            behind: RwSignal::new(false),
            picked: RwSignal::new(Vec::new()),
            among: RwSignal::new(Vec::new()),
            chosen: RwSignal::new(None),
            hints: RwSignal::new(Vec::new()),
            spotlit: RwSignal::new(None),
            thinking: RwSignal::new(false),
            adviser: StoredValue::new_local(None),
            review: RwSignal::new(Review::None),
            reviewer: StoredValue::new_local(None),
            draft: RwSignal::new(None),
            composing: RwSignal::new(false),
            why: RwSignal::new(None),
            focus: RwSignal::new(None),
            owes_focus: StoredValue::new(false),
            regarded: RwSignal::new(None),
            carded: RwSignal::new(None),
            fresh: RwSignal::new(BTreeSet::new()),
            sheet: RwSignal::new(None),
            tab: RwSignal::new(Tab::Mine),
            leaf: RwSignal::new(Leaf::Log),
            read: RwSignal::new(table.model.with_untracked(|model| model.chat.len())),
            unfolded: RwSignal::new(true),
            stirred: RwSignal::new(Vec::new()),
            zoom: RwSignal::default(),
            closeness: RwSignal::new(CLOSENESS),
            timer: StoredValue::new(None),
            view: StoredValue::new(None),
        }
    }

    /// The stage of the board this component is on.
    pub(super) fn here() -> Stage {
        expect_context()
    }

    /// A sentence about the people at this table.
    pub(super) fn say(self, phrase: &Phrase) -> String {
        self.speech.say_to(phrase, &self.names.get())
    }

    /// A sentence without facts.
    pub(super) fn word(self, key: &'static str) -> String {
        self.speech.word(key)
    }

    /// A sentence without facts, as the page shows it.
    pub(super) fn text(self, key: &'static str) -> ArcSignal<String> {
        self.speech.text(key)
    }

    /// A sentence about the people at the table, as the page shows it.
    pub(super) fn told(self, phrase: Phrase) -> ArcSignal<String> {
        ArcSignal::derive(move || self.say(&phrase))
    }

    /// Something of the placard; the default of its type before there is one.
    pub(super) fn placard<T: Default>(self, read: impl FnOnce(&Placard) -> T) -> T {
        self.table.model.with(|model| model.placard.as_ref().map(read).unwrap_or_default())
    }

    /// How many choices the reader has now.
    pub(super) fn choices(self) -> usize {
        let all = |shown: &Option<Arc<Shown>>| {
            shown.as_ref().map_or(0, |shown| shown.scene.choices.len())
        };
        if self.may_act() { self.shown.with(all) } else { 0 }
    }

    /// How many of them are no forms that are filled in.
    pub(super) fn plain_choices(self) -> usize {
        let plain = |shown: &Option<Arc<Shown>>| {
            let choices = shown.as_ref().map(|shown| shown.scene.choices.iter());
            choices.map_or(0, |choices| choices.filter(|choice| choice.form.is_none()).count())
        };
        if self.may_act() { self.shown.with(plain) } else { 0 }
    }

    /// The forms the reader can fill in now.
    pub(super) fn forms(self) -> Vec<(Id, Phrase)> {
        let all = |shown: &Option<Arc<Shown>>| {
            let forms = shown.as_ref().map(|shown| shown.scene.forms.iter()).into_iter().flatten();
            forms.map(|form| (form.id.clone(), form.label.clone())).collect()
        };
        if self.may_act() { self.shown.with(all) } else { Vec::new() }
    }

    /// Whether the table is in this browser.
    pub(super) fn is_local(self) -> bool {
        self.table.wire.get() == Wire::Local
    }

    pub(super) fn is_over(self) -> bool {
        self.placard(|placard| placard.phase == Phase::Over)
    }

    /// Whether the reader can decide something now, on what is shown.
    pub(super) fn may_act(self) -> bool {
        let ready = self.looking.get().is_none() && self.table.pending.with(Option::is_none);
        let playing = self.table.model.with(|model| {
            let phase = model.placard.as_ref().map(|placard| placard.phase);
            phase == Some(Phase::Playing) && !model.is_handed() && model.me().is_some()
        });
        let choice = |shown: &Option<Arc<Shown>>| {
            let any =
                |shown: &Shown| !shown.scene.choices.is_empty() || !shown.scene.forms.is_empty();
            shown.as_deref().is_some_and(|shown| shown.latest && any(shown))
        };
        ready && playing && self.shown.with(choice)
    }

    /// Forgets what was picked up and what was offered.
    pub(super) fn put_down(self) {
        self.picked.set(Vec::new());
        self.among.set(Vec::new());
        self.chosen.set(None);
        self.forget_hints();
    }

    /// Touches a piece.
    pub(super) fn touch(self, id: &str) {
        if self.behind.get_untracked() {
            return self.skip();
        }
        self.forget_hints();
        self.chosen.set(None);
        let Some(shown) = self.shown.get_untracked() else { return };
        // What belongs to another seat and is not to be touched is there to be looked at.
        if let Some(seat) = shown.owner(id)
            && !(self.may_act() && shown.can.contains(id))
        {
            return self.sheet.set(Some(Sheet::Place(seat)));
        }
        if !self.may_act() {
            return self.why.set(Some(self.why_idle()));
        }
        let picked = self.picked.get_untracked();
        match touch(&shown.scene, &picked, id) {
            Touch::Choose(choice) => self.choose(choice),
            Touch::Among(among, picked) => {
                self.why.set(None);
                self.picked.set(picked);
                self.among.set(among);
                self.focus.set(Some(Id::Owned(id.to_owned())));
            }
            Touch::Nothing => {
                self.put_down();
                self.why.set(Some(self.why_not(&shown, id)));
            }
        }
    }

    /// The choices that are left by what was touched so far.
    pub(super) fn meant(self) -> Vec<usize> {
        self.among.get().into_iter().chain(self.chosen.get()).collect()
    }

    /// Why nothing can be done at all.
    fn why_idle(self) -> Phrase {
        if self.looking.get_untracked().is_some() {
            return Phrase::new("board-why-looking");
        }
        if self.is_over() {
            return Phrase::new("why-game-over");
        }
        self.table.model.with_untracked(|model| {
            if model.me().is_none() {
                return Phrase::new("board-why-watching");
            }
            if model.is_handed() {
                return Phrase::new("room-handed");
            }
            let awaited = model.placard.as_ref().and_then(|placard| placard.awaited.first());
            match awaited {
                Some(seat) if Some(*seat) != model.me() => {
                    Phrase::new("board-why-not-turn").with("who", *seat)
                }
                _ => Phrase::new("board-why-wait"),
            }
        })
    }

    /// Which rule stands in the way of touching a piece.
    fn why_not(self, shown: &Shown, id: &str) -> Phrase {
        let twin = shown.scene.piece(id).and_then(|piece| piece.twin_of.as_deref());
        let reason = self.table.model.with_untracked(|model| {
            let position = model.position(model.frames.get(shown.index)?);
            model.rules.as_ref()?.why_not(position, twin.unwrap_or(id))
        });
        reason.unwrap_or_else(|| Phrase::new("board-why-not-this"))
    }

    /// Takes a choice, or asks first where it ends the turn and the reader wants to be asked.
    pub(super) fn choose(self, choice: usize) {
        if !self.may_act() {
            return;
        }
        let Some(shown) = self.shown.get_untracked() else { return };
        // A form is shown before it is sent.
        let filled = shown.scene.choices.get(choice).and_then(|choice| choice.form.as_ref());
        if let Some(filled) = filled {
            return self.compose(&filled.form, Some(filled));
        }
        let ask = self.settings.confirm.get_untracked()
            && self.chosen.get_untracked() != Some(choice)
            && self.table.model.with_untracked(|model| ends_turn(model, &shown, choice));
        if ask {
            self.put_down();
            self.chosen.set(Some(choice));
        } else {
            self.play(&shown, choice);
        }
    }

    /// Confirms the choice that waits for it.
    pub(super) fn confirm(self) {
        if let (Some(choice), Some(shown)) =
            (self.chosen.get_untracked(), self.shown.get_untracked())
        {
            self.play(&shown, choice);
        }
    }

    fn play(self, shown: &Shown, choice: usize) {
        let Some(text) = shown.texts.get(choice) else { return };
        let list = self
            .table
            .model
            .with_untracked(|model| model.placard.as_ref().map_or(0, |placard| placard.list));
        self.put_down();
        self.why.set(None);
        self.table.refused.set(None);
        self.table.wish(Wish::Move { list, text: text.clone() });
    }

    /// Takes back the last decision, asks the others for it, or says why not.
    pub(super) fn undo(self) {
        let wish = self.table.model.with_untracked(undo_wish);
        match wish {
            Ok(wish) => self.wish(wish),
            Err(why) => self.why.set(Some(why)),
        }
    }

    /// Takes back the whole turn.
    pub(super) fn restart(self) {
        let wish = self.table.model.with_untracked(restart_wish);
        match wish {
            Ok(wish) => self.wish(wish),
            Err(why) => self.why.set(Some(why)),
        }
    }

    /// Wishes something, unless another wish is under way.
    pub(super) fn wish(self, wish: Wish) {
        if self.table.pending.with_untracked(Option::is_none) {
            self.why.set(None);
            self.table.refused.set(None);
            self.table.wish(wish);
        }
    }
}

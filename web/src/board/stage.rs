//! What is on the table's screen at the moment, and what the reader is doing with it.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use kit::scene::Id;
use kit::{Names, Phrase, Seat, Seed};
use leptos::prelude::*;
use room::{Ask, Phase, Placard, Undo, Who, Wish};

use super::flight::{Flights, flights};
use super::fly;
use super::pace;
use super::shown::{Shown, ends_turn};
use super::touch::{Touch, touch};
use crate::desk::{Desk, Wire};
use crate::model::Model;
use crate::settings::{Settings, store, stored};
use crate::speech::Speech;

/// Something that lies over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sheet {
    /// The keys.
    Help,
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
}

/// The state of the screen.
#[derive(Clone, Copy)]
pub(super) struct Stage {
    pub(super) desk: Desk,
    pub(super) speech: Speech,
    pub(super) settings: Settings,
    /// What the people at the table are called.
    pub(super) names: Memo<Names>,
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
    pub(super) hints: RwSignal<Vec<usize>>,
    /// Why something cannot be done.
    pub(super) why: RwSignal<Option<Phrase>>,
    /// The piece with the focus.
    pub(super) focus: RwSignal<Option<Id>>,
    /// Pieces that have just come.
    pub(super) fresh: RwSignal<BTreeSet<Id>>,
    /// What lies over the table.
    pub(super) sheet: RwSignal<Option<Sheet>>,
    /// The part of a narrow screen.
    pub(super) tab: RwSignal<Tab>,
    /// Whether the list of choices is unfolded.
    pub(super) unfolded: RwSignal<bool>,
    /// Parts of a narrow screen in which something has changed unseen.
    pub(super) stirred: RwSignal<Vec<Tab>>,
    /// How large the board is drawn, and which point of it is in the middle.
    pub(super) zoom: RwSignal<super::zoom::Zoom>,
    timer: StoredValue<Option<TimeoutHandle>>,
    view: StoredValue<Option<Arc<[u8]>>>,
}

impl Stage {
    pub(super) fn new(desk: Desk, speech: Speech, settings: Settings) -> Stage {
        let names = Memo::new(move |_| {
            let lang = speech.lang.get();
            desk.model.with(|model| names(model.placard.as_ref(), |phrase| {
                crate::speech::say(lang, speech.game, phrase, &Names::default())
            }))
        });
        Stage {
            desk,
            speech,
            settings,
            names,
            narrow: RwSignal::new(false),
            shown: RwSignal::new(None),
            looking: RwSignal::new(None),
            behind: RwSignal::new(false),
            picked: RwSignal::new(Vec::new()),
            among: RwSignal::new(Vec::new()),
            chosen: RwSignal::new(None),
            hints: RwSignal::new(Vec::new()),
            why: RwSignal::new(None),
            focus: RwSignal::new(None),
            fresh: RwSignal::new(BTreeSet::new()),
            sheet: RwSignal::new(None),
            tab: RwSignal::new(Tab::Mine),
            unfolded: RwSignal::new(true),
            stirred: RwSignal::new(Vec::new()),
            zoom: RwSignal::default(),
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

    /// Something of the placard; the default of its type before there is one.
    pub(super) fn placard<T: Default>(self, read: impl FnOnce(&Placard) -> T) -> T {
        self.desk.model.with(|model| model.placard.as_ref().map(read).unwrap_or_default())
    }

    /// How many choices the reader has now.
    pub(super) fn choices(self) -> usize {
        let all = |shown: &Option<Arc<Shown>>| {
            shown.as_ref().map_or(0, |shown| shown.scene.choices.len())
        };
        if self.may_act() { self.shown.with(all) } else { 0 }
    }

    /// Whether the table is in this browser.
    pub(super) fn is_local(self) -> bool {
        self.desk.wire.get() == Wire::Local
    }

    pub(super) fn is_over(self) -> bool {
        self.placard(|placard| placard.phase == Phase::Over)
    }

    /// Whether the reader can decide something now, on what is shown.
    pub(super) fn may_act(self) -> bool {
        let ready = self.looking.get().is_none() && self.desk.pending.with(Option::is_none);
        let playing = self.desk.model.with(|model| {
            let phase = model.placard.as_ref().map(|placard| placard.phase);
            phase == Some(Phase::Playing) && !model.is_handed() && model.me().is_some()
        });
        let choice = |shown: &Option<Arc<Shown>>| {
            shown.as_ref().is_some_and(|shown| shown.latest && !shown.scene.choices.is_empty())
        };
        ready && playing && self.shown.with(choice)
    }

    /// Brings what is drawn up to what is known, one moment after the other.
    pub(super) fn follow(self) {
        let last = self.desk.model.with_untracked(|model| model.frames.len().checked_sub(1));
        let Some(last) = last else { return };
        if let Some(index) = self.looking.get_untracked() {
            self.stop_timer();
            self.behind.set(false);
            return self.show(index.min(last), true);
        }
        let Some(now) = self.shown.get_untracked() else {
            return self.arrive(last);
        };
        let still_there = self.desk.model.with_untracked(|model| {
            let there = model.frames.get(now.index).map(|frame| &frame.view);
            self.view.with_value(|view| {
                there.zip(view.as_ref()).is_some_and(|(there, view)| Arc::ptr_eq(there, view))
            })
        });
        if !still_there {
            self.stop_timer();
            self.behind.set(false);
            return self.show(last, true);
        }
        let next = self.desk.model.with_untracked(|model| {
            let seat = |index: usize| model.frames.get(index).and_then(|frame| frame.seat);
            let same = seat(now.index) == seat(now.index + 1);
            let own = seat(now.index + 1).is_some_and(|seat| model.me() == Some(seat));
            pace::next(now.index, last, same, own)
        });
        let Some(next) = next else {
            self.behind.set(false);
            if !now.latest {
                // A moment has been taken back behind it: draw what can be done now.
                self.show(now.index, false);
            }
            return;
        };
        if next.wait == 0 {
            self.stop_timer();
            self.show(next.index, true);
            return self.follow();
        }
        self.behind.set(true);
        if self.timer.with_value(Option::is_some) {
            return;
        }
        let wait = if self.shown.with_untracked(|shown| {
            shown.as_ref().is_some_and(|shown| shown.index == 0)
        }) {
            next.wait / 2
        } else {
            next.wait
        };
        let fire = move || {
            self.timer.set_value(None);
            self.show(next.index, true);
            self.follow();
        };
        let timer = set_timeout_with_handle(fire, Duration::from_millis(wait.into()));
        self.timer.set_value(timer.ok());
    }

    /// The first moment that is drawn: the present, or where the reader left.
    fn arrive(self, last: usize) {
        let caught = self.desk.model.with_untracked(|model| model.caught);
        let known = stored(&self.seen_key()).and_then(|ply| ply.parse::<u32>().ok());
        let seen = self.desk.model.with_untracked(|model| {
            let at = |ply: u32| model.frames.iter().rposition(|frame| frame.ply <= ply);
            known.and_then(at)
        });
        // Before everything has been told the present is not known: the deal will do.
        self.show(if caught { pace::resume(seen, last) } else { last }, false);
        self.follow();
    }

    fn seen_key(self) -> String {
        format!("seen:{}", self.desk.model.with_untracked(|model| {
            model.placard.as_ref().map(|placard| placard.table.clone()).unwrap_or_default()
        }))
    }

    fn stop_timer(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// Shows the present at once.
    pub(super) fn skip(self) {
        self.stop_timer();
        fly::land();
        self.looking.set(None);
        self.behind.set(false);
        let last = self.desk.model.with_untracked(|model| model.frames.len().saturating_sub(1));
        self.show(last, false);
    }

    /// Draws a moment; pieces travel to where they are then.
    fn show(self, index: usize, travel: bool) {
        let narrow = self.narrow.get_untracked();
        let shown = self.desk.model.with_untracked(|model| {
            self.view.set_value(model.frames.get(index).map(|frame| frame.view.clone()));
            Shown::at(model, index, narrow)
        });
        let Some(shown) = shown.map(Arc::new) else { return };
        let before = self.shown.get_untracked();
        let moved = match &before {
            Some(before) if travel => flights(before, &shown),
            _ => Flights::default(),
        };
        self.put_down();
        self.why.set(None);
        self.stir(before.as_deref(), &shown);
        if shown.latest {
            store(&self.seen_key(), &shown.ply.to_string());
        }
        let places = fly::Places::before(&moved);
        let stirred = moved.fresh.iter().chain(moved.from.iter().map(|(to, _)| to));
        let stirred: BTreeSet<Id> = stirred.cloned().collect();
        // Where everything is new, nothing is.
        self.fresh.set(if stirred.len() > MOST_FRESH { BTreeSet::new() } else { stirred });
        self.shown.set(Some(shown));
        fly::travel(moved, places);
    }

    /// Draws the same moment anew, for another kind of screen or language.
    pub(super) fn redraw(self) {
        if let Some(index) = self.shown.with_untracked(|shown| shown.as_ref().map(|shown| shown.index)) {
            self.show(index, false);
        }
    }

    /// Marks the parts of a narrow screen in which something changes unseen.
    fn stir(self, before: Option<&Shown>, after: &Shown) {
        let Some(before) = before else { return };
        let on = |shown: &Shown, tab: Tab| -> Vec<(Id, kit::scene::Rect)> {
            let panels = shown.panels(|region| match region {
                kit::scene::Region::Mine => tab == Tab::Mine,
                kit::scene::Region::Board => tab == Tab::Board,
                kit::scene::Region::Other(_) => tab == Tab::Others,
            });
            let laid = shown.laid.iter().filter(|laid| panels.contains(&laid.panel));
            let named = laid.filter_map(|laid| {
                Some((shown.scene.pieces.get(laid.piece)?.id.clone(), laid.rect))
            });
            named.collect()
        };
        let tab = self.tab.get_untracked();
        let mut stirred = self.stirred.get_untracked();
        for part in Tab::ALL {
            let changed = part == Tab::Log || on(before, part) != on(after, part);
            if changed && part != tab && !stirred.contains(&part) {
                stirred.push(part);
            }
        }
        self.stirred.set(stirred);
    }

    /// Forgets what was picked up and what was offered.
    pub(super) fn put_down(self) {
        self.picked.set(Vec::new());
        self.among.set(Vec::new());
        self.chosen.set(None);
        self.hints.set(Vec::new());
    }

    /// Touches a piece.
    pub(super) fn touch(self, id: &str) {
        if self.behind.get_untracked() {
            return self.skip();
        }
        self.hints.set(Vec::new());
        self.chosen.set(None);
        let Some(shown) = self.shown.get_untracked() else { return };
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

    /// Why nothing can be done at all.
    fn why_idle(self) -> Phrase {
        if self.looking.get_untracked().is_some() {
            return Phrase::new("board-why-looking");
        }
        if self.is_over() {
            return Phrase::new("why-game-over");
        }
        self.desk.model.with_untracked(|model| {
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
        let reason = self.desk.model.with_untracked(|model| {
            let me = model.me()?;
            let mut table = model.look(model.frames.get(shown.index)?)?;
            let text = table.attempt(me, twin.unwrap_or(id))?;
            table.play(me, &text).err()
        });
        reason.map_or_else(|| Phrase::new("board-why-not-this"), |reason| reason.phrase())
    }

    /// Takes a choice, or asks first where it ends the turn and the reader wants to be asked.
    pub(super) fn choose(self, choice: usize) {
        if !self.may_act() {
            return;
        }
        let Some(shown) = self.shown.get_untracked() else { return };
        let ask = self.settings.confirm.get_untracked()
            && self.chosen.get_untracked() != Some(choice)
            && self.desk.model.with_untracked(|model| ends_turn(model, &shown, choice));
        if ask {
            self.put_down();
            self.chosen.set(Some(choice));
        } else {
            self.play(&shown, choice);
        }
    }

    /// Confirms the choice that waits for it.
    pub(super) fn confirm(self) {
        if let (Some(choice), Some(shown)) = (self.chosen.get_untracked(), self.shown.get_untracked()) {
            self.play(&shown, choice);
        }
    }

    fn play(self, shown: &Shown, choice: usize) {
        let Some(text) = shown.texts.get(choice) else { return };
        let ply = self.desk.model.with_untracked(|model| {
            model.placard.as_ref().map_or(shown.ply, |placard| placard.ply)
        });
        self.put_down();
        self.why.set(None);
        self.desk.refused.set(None);
        self.desk.wish(Wish::Move { ply, text: text.clone() });
    }

    /// Takes back the last decision, asks the others for it, or says why not.
    pub(super) fn undo(self) {
        let wish = self.desk.model.with_untracked(undo_wish);
        match wish {
            Ok(wish) => self.wish(wish),
            Err(why) => self.why.set(Some(why)),
        }
    }

    /// Takes back the whole turn.
    pub(super) fn restart(self) {
        let wish = self.desk.model.with_untracked(|model| {
            let placard = model.placard.as_ref().ok_or_else(|| Phrase::new("undo-nothing"))?;
            match &placard.no_undo {
                None => Ok(Wish::Restart { ply: placard.ply }),
                Some(code) => Err(Phrase::new(code.clone())),
            }
        });
        match wish {
            Ok(wish) => self.wish(wish),
            Err(why) => self.why.set(Some(why)),
        }
    }

    /// Wishes something, unless another wish is under way.
    pub(super) fn wish(self, wish: Wish) {
        if self.desk.pending.with_untracked(Option::is_none) {
            self.why.set(None);
            self.desk.refused.set(None);
            self.desk.wish(wish);
        }
    }

    /// Marks the choices that seem best.
    pub(super) fn hint(self) {
        if !self.may_act() {
            return;
        }
        if !self.hints.with_untracked(Vec::is_empty) {
            return self.hints.set(Vec::new());
        }
        let Some(shown) = self.shown.get_untracked() else { return };
        let best = self.desk.model.with_untracked(|model| {
            let (me, frame) = (model.me()?, model.frames.get(shown.index)?);
            let table = model.look(frame)?;
            let seed = Seed::from_number(u64::from(frame.ply));
            let mut adviser = table.hire(ADVISER, seed).ok()?;
            Some(adviser.rate(&*table, me).into_iter().take(HINTS).map(|(at, _)| at).collect())
        });
        self.put_down();
        self.hints.set(best.unwrap_or_default());
    }

    /// Looks back at a moment, or at the present again.
    pub(super) fn look(self, index: Option<usize>) {
        let last = self.desk.model.with_untracked(|model| model.frames.len().saturating_sub(1));
        match index {
            Some(index) => self.looking.set(Some(index.min(last))),
            None => {
                self.looking.set(None);
                self.skip();
            }
        }
    }
}

/// So many pieces can glow for having come.
const MOST_FRESH: usize = 14;
/// The bot that is asked for hints, and for how many.
const ADVISER: &str = "greedy";
const HINTS: usize = 3;

/// How the reader's last decision could be taken back, or why it cannot.
fn undo_wish(model: &Model) -> Result<Wish, Phrase> {
    let placard = model.placard.as_ref().ok_or_else(|| Phrase::new("undo-nothing"))?;
    let Some(code) = &placard.no_undo else { return Ok(Wish::Undo { ply: placard.ply }) };
    let me = model.me();
    let mine = model.frames.iter().rev().find(|frame| frame.seat.is_some() && frame.seat == me);
    match mine {
        Some(frame) if placard.setting.undo == Undo::Consent && frame.ply > 0 => {
            Ok(Wish::Ask { ask: Ask::Undo { ply: frame.ply - 1 } })
        }
        _ => Err(Phrase::new(code.clone())),
    }
}

/// What the people at a table are called; bots of one kind are counted.
pub(super) fn names(placard: Option<&Placard>, say: impl Fn(&Phrase) -> String) -> Names {
    let Some(placard) = placard else { return Names::default() };
    let kind = |who: &Who| match who {
        Who::Bot(bot) => Some(bot.clone()),
        _ => None,
    };
    let bots: Vec<Option<String>> = placard.chairs.iter().map(|chair| kind(&chair.who)).collect();
    let name = |(at, who): (usize, &Who)| match who {
        Who::Person(name) => name.clone(),
        Who::Nobody => String::new(),
        Who::Bot(bot) => {
            let same = |other: &&Option<String>| other.as_ref() == Some(bot);
            let word = say(&Phrase::new(format!("bot-{bot}")));
            if bots.iter().filter(same).count() < 2 {
                return word;
            }
            let number = bots.iter().take(at + 1).filter(same).count();
            say(&Phrase::new("board-numbered").with("name", word).with("number", number))
        }
    };
    let seats = placard.chairs.iter().map(|chair| &chair.who).enumerate().map(name).collect();
    Names { seats, me: placard.me.filter(|_| placard.phase != Phase::Open).map(Seat) }
}

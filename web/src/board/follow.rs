//! Bringing what is drawn up to what is known, one moment after the other.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use kit::order;
use kit::scene::{Id, Rect, Region, Shape};
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use super::flight::{Flights, flights};
use super::fly;
use super::keys;
use super::pace;
use super::shown::Shown;
use super::stage::{Stage, Tab};
use crate::settings::{store, stored};

/// So many pieces can glow for having come.
const MOST_FRESH: usize = 14;

impl Stage {
    /// Brings what is drawn up to what is known, one moment after the other.
    pub(super) fn follow(self) {
        let last = self.table.model.with_untracked(|model| model.frames.len().checked_sub(1));
        let Some(last) = last else { return };
        if let Some(index) = self.looking.get_untracked() {
            self.stop_timer();
            self.behind.set(false);
            return self.show(index.min(last), true);
        }
        let Some(now) = self.shown.get_untracked() else {
            return self.arrive(last);
        };
        let still_there = self.table.model.with_untracked(|model| {
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
        let next = self.table.model.with_untracked(|model| {
            let seat = |index: usize| model.frames.get(index).and_then(|frame| frame.seat);
            let same = seat(now.index) == seat(now.index + 1);
            let own = seat(now.index + 1).is_some_and(|seat| model.me() == Some(seat));
            pace::next(now.index, last, same, own)
        });
        let next = next.map(|next| self.settings.speed.get_untracked().paced(next));
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
        let fire = move || {
            self.timer.set_value(None);
            self.show(next.index, true);
            self.follow();
        };
        let wait = next.wait.max(fly::turning());
        let timer = set_timeout_with_handle(fire, Duration::from_millis(wait.into()));
        self.timer.set_value(timer.ok());
    }

    /// The first moment that is drawn: the present, or where the reader left.
    fn arrive(self, last: usize) {
        let caught = self.table.model.with_untracked(|model| model.caught);
        let known = stored(&self.seen_key()).and_then(|ply| ply.parse::<u32>().ok());
        let seen = self.table.model.with_untracked(|model| {
            let at = |ply: u32| model.frames.iter().rposition(|frame| frame.ply <= ply);
            known.and_then(at)
        });
        // Before everything has been told the present is not known: the deal will do.
        self.show(if caught { pace::resume(seen, last) } else { last }, false);
        self.follow();
    }

    fn seen_key(self) -> String {
        format!(
            "seen:{}",
            self.table.model.with_untracked(|model| {
                model.placard.as_ref().map(|placard| placard.table.clone()).unwrap_or_default()
            })
        )
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
        let last = self.table.model.with_untracked(|model| model.frames.len().saturating_sub(1));
        self.show(last, false);
    }

    /// Draws a moment; pieces travel to where they are then.
    fn show(self, index: usize, travel: bool) {
        let narrow = self.narrow.get_untracked();
        let shown = self.table.model.with_untracked(|model| {
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
        let arrived = moved.from.iter().filter(|(to, from)| to != from).map(|(to, _)| to);
        let came: Vec<Id> = moved.fresh.iter().chain(arrived).cloned().collect();
        self.turn_map(&shown, &came);
        let stirred = moved.fresh.iter().chain(moved.from.iter().map(|(to, _)| to));
        let stirred: BTreeSet<Id> = order::gathered(stirred.cloned());
        // Where everything is new, nothing is.
        self.fresh.set(if stirred.len() > MOST_FRESH { BTreeSet::new() } else { stirred });
        let had_focus = keys::on_piece() || self.owes_focus.get_value();
        let latest = shown.latest;
        if narrow && latest {
            self.turn_to_decision(&shown);
        }
        self.shown.set(Some(shown));
        if had_focus {
            keys::keep_focus(self);
        }
        fly::travel(moved, places, self.settings.speed.get_untracked());
        if narrow && latest {
            request_animation_frame(bring_decision);
        }
    }

    /// On a narrow screen, shows the part on which something can be decided.
    fn turn_to_decision(self, shown: &Shown) {
        let is_button =
            |id: &&Id| shown.scene.piece(id).is_some_and(|piece| piece.face.shape == Shape::Button);
        // Buttons are in the list as well: what decides is where the pieces are, if there are any.
        let buttons_alone = shown.can.iter().all(|id| is_button(&id));
        let here = |tab: Tab| {
            let pieces = shown.can.iter().filter(|id| buttons_alone || !is_button(id));
            let mut pieces = pieces.filter_map(|id| shown.laid(id));
            pieces.any(|(_, laid)| {
                shown.scene.panels.get(laid.panel).is_some_and(|panel| tab.shows(panel))
            })
        };
        let tab = self.tab.get_untracked();
        if !matches!(tab, Tab::Mine | Tab::Board) || here(tab) {
            return;
        }
        if let Some(other) = [Tab::Board, Tab::Mine].into_iter().find(|tab| here(*tab)) {
            self.tab.set(other);
        }
    }

    /// Draws the same moment anew, for another kind of screen or language.
    pub(super) fn redraw(self) {
        if let Some(index) =
            self.shown.with_untracked(|shown| shown.as_ref().map(|shown| shown.index))
        {
            self.show(index, false);
        }
    }

    /// Marks the parts of a narrow screen in which something changes unseen.
    fn stir(self, before: Option<&Shown>, after: &Shown) {
        let Some(before) = before else { return };
        let on = |shown: &Shown, tab: Tab| -> Vec<(Id, Rect)> {
            let panels = shown.panels(|region| match region {
                Region::Mine => tab == Tab::Mine,
                Region::Board => tab == Tab::Board,
                Region::Other(_) => tab == Tab::Others,
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

    /// Looks back at a moment, or at the present again.
    pub(super) fn look(self, index: Option<usize>) {
        let last = self.table.model.with_untracked(|model| model.frames.len().saturating_sub(1));
        match index {
            Some(index) => self.looking.set(Some(index.min(last))),
            None => {
                self.looking.set(None);
                self.skip();
            }
        }
    }
}

/// Brings into view what can be touched, if none of it is: pieces before buttons, which are in the list too.
fn bring_decision() {
    let Ok(Some(window)) = document().query_selector(".narrow .parts") else { return };
    let frame = fly::Spot::of(&window);
    let glowing = |which: &str| {
        let found = document().query_selector_all(which).ok();
        let found =
            found.into_iter().flat_map(|list| (0..list.length()).map(move |at| list.get(at)));
        let spots = found.filter_map(|node| Some(fly::Spot::of(&node?.dyn_into().ok()?)));
        spots.collect::<Vec<_>>()
    };
    let pieces = glowing(".parts .piece.can:not(.push-piece)");
    let spots = if pieces.is_empty() { glowing(".parts .piece.can") } else { pieces };
    let is_seen = |spot: &fly::Spot| {
        let (_, y) = spot.middle();
        y >= frame.y && y <= frame.y + frame.h
    };
    if let Some(first) = spots.first()
        && !spots.iter().any(is_seen)
    {
        window.scroll_by_with_x_and_y(0.0, first.y - frame.y - frame.h / 4.0);
    }
}

//! What each person is told.

use std::sync::Arc;

use kit::Viewer;

use crate::chairs::Chair;
use crate::entry::{Entry, Logged, PersonId};
use crate::news::{Item, News, Phase, Placard, Vote};
use crate::patch;
use crate::play::InPlay;
use crate::room::{Broken, Change, Room, Shelf};
use crate::wish::Ask;

/// Why the viewer cannot take back its last decision.
fn no_undo(play: &InPlay, viewer: Viewer) -> Option<String> {
    play.can_undo(viewer.seat()?).err().map(|reason| reason.code().to_owned())
}

impl Room {
    /// The table as a person sees it from the door, at this moment.
    pub fn placard(&self, reader: Option<PersonId>, now: u64) -> Placard {
        let me = reader.and_then(|id| self.chair_of(id));
        let play = self.play.as_ref();
        let over = play.filter(|_| self.phase == Phase::Over);
        let viewer = self.viewer(reader);
        Placard {
            table: self.id.clone(),
            setting: self.setting.clone(),
            phase: self.phase,
            chairs: self.chairs.iter().map(Chair::sign).collect(),
            me,
            host: reader.is_some() && self.host == reader,
            ply: play.map_or(0, |play| play.audience.ply(viewer)),
            list: play.map_or(0, |play| play.list_number(viewer)),
            awaited: play.map(|play| play.awaited(viewer)).unwrap_or_default(),
            no_undo: play.and_then(|play| no_undo(play, viewer)),
            left: play.map(|play| play.left(viewer, now)).unwrap_or_default(),
            vote: self.question.as_ref().map(|question| Vote {
                by: question.by,
                ask: self.ask_for(viewer, question.ask),
                missing: question.missing.iter().collect(),
            }),
            commitment: play.map(|play| play.seed.commitment()),
            seed: over.map(|play| play.seed),
            scores: over.map(InPlay::scores).unwrap_or_default(),
            rematch: self.rematch.clone(),
        }
    }

    /// What a person is told of a change; nothing of what somebody else has decided in secret. To
    /// be asked before the next change is made.
    pub fn item(&self, change: &Change, reader: Option<PersonId>) -> Option<Item> {
        let viewer = self.viewer(reader);
        if !change.told.contains(viewer) {
            return None;
        }
        let at = change.logged.at;
        let placard = change.placard.then(|| Box::new(self.placard(reader, at)));
        let (seq, news) = (self.seq_for(reader), self.news(change, viewer));
        Some(Item { seq, at, news, placard })
    }

    /// What is asked, in the numbers of the viewer.
    fn ask_for(&self, viewer: Viewer, ask: Ask) -> Ask {
        match (ask, &self.play) {
            (Ask::Undo { ply }, Some(play)) => {
                Ask::Undo { ply: play.audience.told_of(viewer, ply as usize) }
            }
            (ask, _) => ask,
        }
    }

    fn news(&self, change: &Change, viewer: Viewer) -> News {
        let name = || change.name.clone().unwrap_or_default();
        let view = || {
            let (before, after) = change.views.as_ref()?;
            Some(patch::between(InPlay::view(before, viewer), InPlay::view(after, viewer)))
        };
        let view = || view().unwrap_or_default();
        let play = self.play.as_ref();
        let awaited = || play.map(|play| play.awaited(viewer)).unwrap_or_default();
        let no_undo = || play.and_then(|play| no_undo(play, viewer));
        let left = || play.map(|play| play.left(viewer, change.logged.at)).unwrap_or_default();
        let ply = || play.map_or(0, |play| play.audience.ply(viewer));
        let list = || play.map_or(0, |play| play.list_number(viewer));
        match &change.logged.entry {
            Entry::Opened { .. }
            | Entry::Changed { .. }
            | Entry::Hired { .. }
            | Entry::Ready { .. } => News::Table,
            Entry::Sat { .. } => News::Sat { name: name() },
            Entry::Left { .. } => News::Left { name: name() },
            Entry::Began { .. } => News::Began { view: view(), awaited: awaited() },
            Entry::Moved { seat, .. } => News::Moved {
                seat: *seat,
                ply: ply(),
                list: list(),
                events: change.happened.iter().filter_map(|one| one.event_for(viewer)).collect(),
                view: view(),
                awaited: awaited(),
                no_undo: no_undo(),
                left: left(),
            },
            Entry::Undone { seat, .. } | Entry::TookBack { seat, .. } => News::Undone {
                seat: *seat,
                ply: ply(),
                list: list(),
                view: view(),
                awaited: awaited(),
                no_undo: no_undo(),
                left: left(),
            },
            Entry::Said { person, text } => News::Said {
                name: person.name.clone(),
                chair: self.chair_of(person.id),
                text: text.clone(),
            },
            Entry::Asked { seat, ask } => {
                News::Asked { seat: *seat, ask: self.ask_for(viewer, *ask) }
            }
            Entry::Answered { seat, yes } => News::Answered { seat: *seat, yes: *yes },
            Entry::Handed { seat, why, .. } => News::Handed { seat: *seat, why: *why },
            Entry::Returned { seat } => News::Returned { seat: *seat },
            Entry::Closed => News::Closed,
            Entry::Rematch { table } => News::Rematch { table: table.clone() },
        }
    }

    /// Everything that has happened after an entry, by the numbers of this person, as a person is told of it: what who was away
    /// has missed, what a new reader begins with, and what a replay is made of.
    pub fn story(&self, reader: Option<PersonId>, after: u32) -> Result<Vec<Item>, Broken> {
        Room::told(&self.id, &self.shelf, &self.log, reader, after, usize::MAX)
    }

    /// The same from a log alone, and no more than so many: a long story can be told while the table
    /// goes on.
    pub fn told(
        id: &str,
        shelf: &Arc<Shelf>,
        log: &[Logged],
        reader: Option<PersonId>,
        after: u32,
        most: usize,
    ) -> Result<Vec<Item>, Broken> {
        let mut past = Room::empty(id, shelf.clone());
        let mut items = Vec::new();
        for logged in log {
            let change = past.retell(logged.clone())?;
            // What is known already need not be worked out.
            if past.seq_for(reader) > after {
                items.extend(past.item(&change, reader));
            }
            if items.len() >= most {
                break;
            }
        }
        Ok(items)
    }
}

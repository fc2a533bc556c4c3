//! What a decision leads to, and how one is taken back.

use kit::Phrase;
use room::{Ask, Undo, Wish};

use super::shown::Shown;
use crate::model::{Frame, Model};

/// Whether the reader would no longer be asked after this choice: the turn would be over.
pub(super) fn ends_turn(model: &Model, shown: &Shown, choice: usize) -> bool {
    let (Some(rules), Some(frame)) = (&model.rules, model.frames.get(shown.index)) else {
        return false;
    };
    let text = shown.texts.get(choice);
    text.is_some_and(|text| rules.ends_turn(model.position(frame), text))
}

/// How the reader's last decision could be taken back, or why it cannot. Where the others have to
/// agree they are asked to go back to the last moment at which the reader had to decide.
pub(super) fn undo_wish(model: &Model) -> Result<Wish, Phrase> {
    let placard = model.placard.as_ref().ok_or_else(|| Phrase::new("undo-nothing"))?;
    let Some(code) = &placard.no_undo else { return Ok(Wish::Undo { list: placard.list }) };
    let consent = placard.setting.undo == Undo::Consent && code != "undo-over";
    let me = model.me().filter(|_| consent);
    let asked = |frame: &&Frame| {
        frame.ply < placard.ply && me.is_some_and(|me| frame.awaited.contains(&me))
    };
    match model.frames.iter().rev().find(asked) {
        Some(frame) => Ok(Wish::Ask { ask: Ask::Undo { ply: frame.ply } }),
        None => Err(Phrase::new(code.clone())),
    }
}

/// How the reader's whole turn could be taken back, or why it cannot.
pub(super) fn restart_wish(model: &Model) -> Result<Wish, Phrase> {
    let placard = model.placard.as_ref().ok_or_else(|| Phrase::new("undo-nothing"))?;
    match &placard.no_undo {
        None => Ok(Wish::Restart { list: placard.list }),
        Some(code) => Err(Phrase::new(code.clone())),
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::sync::Arc;

    use super::*;
    use kit::{Options, SeatSet, Seed};
    use room::{Around, Change, FromTable, Mind, Person, PersonId, Room, Setting, Shelf};

    /// A table with one person and bots, and what the person knows of it.
    pub(crate) struct Solo {
        pub(crate) model: Model,
        room: Room,
        seed: u64,
    }

    fn anna() -> Person {
        Person { id: PersonId(1), name: "Anna".into() }
    }

    pub(crate) fn solo(bots: u8) -> Solo {
        let mut setting = Setting::new("spice-road", Options::seats(bots + 1));
        setting.undo = Undo::Consent;
        let (room, opened) =
            Room::open("solo", Arc::new(Shelf::default()), setting, anna(), 0).unwrap();
        let mut solo = Solo { model: Model::default(), room, seed: 0 };
        solo.tell(&opened);
        for chair in 1..=bots {
            solo.act(Wish::Hire { chair, bot: "greedy".into() });
        }
        solo.act(Wish::Begin);
        solo
    }

    impl Solo {
        fn tell(&mut self, change: &Change) {
            let item = self.room.item(change, Some(PersonId(1))).expect("nothing here is secret");
            self.model.hear(FromTable::Item(item));
        }

        fn act(&mut self, wish: Wish) {
            let mut seed = self.seed;
            let mut fresh = || {
                seed += 1;
                Seed::from_number(seed)
            };
            let mut around = Around { now: 0, away: SeatSet::EMPTY, fresh: &mut fresh };
            let change = self.room.act(&anna(), wish, &mut around).unwrap();
            self.seed = seed;
            self.tell(&change);
        }

        fn bots(&mut self) {
            let mut mind = Mind::default();
            while let Some(job) = self.room.bot_job() {
                self.seed += 1;
                let text = job.think(&mut mind, Seed::from_number(self.seed)).unwrap();
                let change = self.room.act_bot(job.seat, job.list, &text, 0).unwrap();
                self.tell(&change);
            }
        }

        fn shown(&self) -> Shown {
            Shown::at(&self.model, self.model.frames.len() - 1, false).unwrap()
        }

        fn choose(&mut self, starts: &str) -> bool {
            let shown = self.shown();
            let Some(at) = shown.texts.iter().position(|text| text.starts_with(starts)) else {
                return false;
            };
            let list = self.model.placard.as_ref().unwrap().list;
            self.act(Wish::Move { list, text: shown.texts[at].clone() });
            true
        }
    }

    #[test]
    fn a_rest_ends_the_turn_and_the_first_raise_does_not() {
        let mut solo = solo(1);
        solo.bots();
        let shown = solo.shown();
        let at = |starts: &str| shown.texts.iter().position(|text| text.starts_with(starts));
        assert!(ends_turn(&solo.model, &shown, at("rest").unwrap()));
        let raise = shown.texts.iter().position(|text| {
            !ends_turn(&solo.model, &shown, shown.texts.iter().position(|t| t == text).unwrap())
        });
        assert!(raise.is_some(), "raising two spices is two decisions: {:?}", shown.texts);
    }

    #[test]
    fn after_the_others_have_decided_they_are_asked_to_go_back_to_my_decision() {
        let mut solo = solo(2);
        solo.bots();
        let mine = solo.model.placard.as_ref().unwrap().ply;
        assert!(solo.choose("rest"));
        solo.bots();
        assert_eq!(undo_wish(&solo.model), Ok(Wish::Ask { ask: Ask::Undo { ply: mine } }));
        solo.act(Wish::Ask { ask: Ask::Undo { ply: mine } });
        assert_eq!(solo.model.placard.as_ref().unwrap().ply, mine);
        // There again, a second step goes to the turn before, or says that there is none.
        match undo_wish(&solo.model) {
            Ok(Wish::Ask { ask: Ask::Undo { ply } }) => assert!(ply < mine),
            other => assert!(other.is_err(), "{other:?}"),
        }
    }
}

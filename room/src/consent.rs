//! What needs the others to agree.

use kit::{Seat, SeatSet, Viewer};

use crate::chairs::other_people;
use crate::entry::{Entry, Why};
use crate::refusal::Refusal;
use crate::room::{Around, Room};
use crate::setting::Undo;
use crate::wish::Ask;

/// A question that is open.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub(crate) by: Seat,
    pub(crate) ask: Ask,
    pub(crate) missing: SeatSet,
}

impl Room {
    /// Whose answers a question needs: those of all other people who have not given up, here or not,
    /// but for whom it is about.
    pub(crate) fn asked(&self, by: Seat, ask: Ask) -> SeatSet {
        let about = match ask {
            Ask::Replace { seat } => Some(seat),
            Ask::Undo { .. } => None,
        };
        other_people(&self.chairs, by).filter(|&seat| Some(seat) != about).collect()
    }

    pub(crate) fn decide_ask(
        &self,
        by: Seat,
        ask: Ask,
        around: &Around<'_>,
    ) -> Result<Entry, Refusal> {
        let play = self.playing()?;
        // What is written down counts all decisions, also those the seat does not know of.
        let mut ask = ask;
        if self.question.is_some() {
            return Err(Refusal::Asking);
        }
        match &mut ask {
            Ask::Undo { .. } if self.setting.undo != Undo::Consent => return Err(Refusal::NoUndo),
            Ask::Undo { ply } => {
                let viewer = Viewer::Seat(by);
                let stale = Refusal::Stale { list: play.list_number(viewer) };
                *ply = play.audience.true_ply(viewer, *ply).ok_or(stale)?;
            }
            Ask::Replace { .. } => {}
        }
        self.check_ask(by, ask, around)?;
        if self.asked(by, ask).is_empty() {
            return Ok(self.granted(by, ask));
        }
        Ok(Entry::Asked { seat: by, ask })
    }

    /// Whether what is asked for can be granted as things stand: when it is asked, and again when the
    /// last one has agreed.
    fn check_ask(&self, by: Seat, ask: Ask, around: &Around<'_>) -> Result<(), Refusal> {
        let play = self.playing()?;
        match ask {
            // Alone with bots what is known of the chance to come harms nobody. Who has given up is not
            // asked any more, but the game they sat down to stays one of several people.
            Ask::Undo { ply } if self.people().count() > 1 && play.drew_since(ply) => {
                Err(Refusal::PastChance)
            }
            Ask::Undo { .. } => Ok(()),
            Ask::Replace { seat } => {
                let decides = self.chairs.get(seat.index()).is_some_and(|c| c.decider().is_some());
                if !decides || seat == by || !around.away.contains(seat) {
                    return Err(Refusal::NotAway);
                }
                if play.has_time(seat, around.now) {
                    return Err(Refusal::ClockRuns);
                }
                Ok(())
            }
        }
    }

    pub(crate) fn decide_answer(
        &self,
        by: Seat,
        yes: bool,
        around: &Around<'_>,
    ) -> Result<Entry, Refusal> {
        self.playing()?;
        let question = self.question.as_ref().ok_or(Refusal::NotAsked)?;
        // Who asks may think better of it.
        let withdraws = question.by == by && !yes;
        if !question.missing.contains(by) && !withdraws {
            return Err(Refusal::NotAsked);
        }
        if yes && question.missing.without(by).is_empty() {
            self.check_ask(question.by, question.ask, around)?;
            return Ok(self.granted(question.by, question.ask));
        }
        Ok(Entry::Answered { seat: by, yes })
    }

    /// What is written down when everybody has agreed.
    fn granted(&self, by: Seat, ask: Ask) -> Entry {
        match ask {
            Ask::Undo { ply } => Entry::Undone { seat: by, ply },
            Ask::Replace { seat } => {
                Entry::Handed { seat, bot: Room::STAND_IN.to_owned(), why: Why::Away }
            }
        }
    }
}

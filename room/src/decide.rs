//! Who may do what, and when.

use kit::{Chance, Seat, Viewer};

use crate::chairs::{Chair, chair_of, resized};
use crate::entry::{Entry, Person, Why};
use crate::news::Phase;
use crate::refusal::Refusal;
use crate::room::{Around, Room};
use crate::setting::{Setting, Undo, can_be_shown};
use crate::wish::Wish;

/// The most letters of a word in the chat.
const LONGEST_SAYING: usize = 300;
/// The most words in the chat of a table.
const MOST_SAID: usize = 2_000;

impl Room {
    /// The entry that a wish comes to, if it may be granted.
    pub(crate) fn decide(
        &self,
        by: &Person,
        wish: Wish,
        around: &mut Around<'_>,
    ) -> Result<Entry, Refusal> {
        let chair = chair_of(&self.chairs, by.id).map(|chair| chair as u8);
        let seat = || chair.map(Seat).ok_or(Refusal::NotSeated);
        match wish {
            Wish::Sit { chair: wanted } => {
                self.expect_open()?;
                self.decide_sit(by, chair, wanted)
            }
            Wish::Leave => {
                self.expect_open()?;
                Ok(Entry::Left { chair: chair.ok_or(Refusal::NotSeated)? })
            }
            Wish::Hire { chair, bot } => {
                self.expect_host(by)?;
                self.expect_open()?;
                known_bot(&bot)?;
                let place = self.chairs.get(usize::from(chair)).ok_or(Refusal::NoChair)?;
                if place.person().is_some() {
                    return Err(Refusal::Taken);
                }
                if place.bot() == Some(&*bot) {
                    return Err(Refusal::Unchanged);
                }
                Ok(Entry::Hired { chair, bot })
            }
            Wish::Clear { chair: emptied } => {
                self.expect_host(by)?;
                self.expect_open()?;
                let place = self.chairs.get(usize::from(emptied)).ok_or(Refusal::NoChair)?;
                if place.is_free() || Some(emptied) == chair {
                    return Err(Refusal::NoChair);
                }
                Ok(Entry::Left { chair: emptied })
            }
            Wish::Ready { ready } => {
                self.expect_open()?;
                let chair = chair.ok_or(Refusal::NotSeated)?;
                if self.chairs.get(usize::from(chair)).is_some_and(|own| own.ready == ready) {
                    return Err(Refusal::Unchanged);
                }
                Ok(Entry::Ready { chair, ready })
            }
            Wish::Change { setting } => {
                self.expect_host(by)?;
                self.expect_open()?;
                self.decide_change(setting)
            }
            Wish::Begin => {
                self.expect_host(by)?;
                self.expect_open()?;
                self.decide_begin(around)
            }
            Wish::Close => {
                self.expect_host(by)?;
                self.expect_open()?;
                Ok(Entry::Closed)
            }
            Wish::Move { list, text } => {
                let seat = seat()?;
                self.expect_decider(seat)?;
                if !self.playing()?.table.is_composed(&text) {
                    self.expect_list(seat, list)?;
                }
                Ok(Entry::Moved { seat, text })
            }
            Wish::Undo { list } => self.decide_undo(seat()?, list, false),
            Wish::Restart { list } => self.decide_undo(seat()?, list, true),
            Wish::Say { text } => self.decide_say(by, text),
            Wish::Ask { ask } => {
                let seat = seat()?;
                self.expect_decider(seat)?;
                self.decide_ask(seat, ask, around)
            }
            Wish::Answer { yes } => self.decide_answer(seat()?, yes, around),
            Wish::Resign | Wish::HandOver => {
                let seat = seat()?;
                self.playing()?;
                let resigned = wish == Wish::Resign;
                let handed = self.chairs.get(seat.index()).and_then(|chair| chair.handed.as_ref());
                match handed {
                    Some((_, Why::Resigned)) => return Err(Refusal::Resigned),
                    Some(_) if !resigned => return Err(Refusal::Handed),
                    _ => {}
                }
                let why = if resigned { Why::Resigned } else { Why::Wish };
                Ok(Entry::Handed { seat, bot: Room::STAND_IN.to_owned(), why })
            }
            Wish::Return => {
                let seat = seat()?;
                self.playing()?;
                match self.chairs.get(seat.index()).and_then(|chair| chair.handed.as_ref()) {
                    None => Err(Refusal::NotHanded),
                    Some((_, Why::Resigned)) => Err(Refusal::Resigned),
                    Some(_) => Ok(Entry::Returned { seat }),
                }
            }
        }
    }

    fn decide_sit(
        &self,
        by: &Person,
        chair: Option<u8>,
        wanted: Option<u8>,
    ) -> Result<Entry, Refusal> {
        if chair.is_some() {
            return Err(Refusal::Seated);
        }
        if !self.may_enter(by) {
            return Err(Refusal::NotInvited);
        }
        let chair = match wanted {
            Some(chair) => chair,
            None => self.chairs.iter().position(Chair::is_free).ok_or(Refusal::Full)? as u8,
        };
        let place = self.chairs.get(usize::from(chair)).ok_or(Refusal::NoChair)?;
        if !place.is_free() {
            return Err(Refusal::Taken);
        }
        Ok(Entry::Sat { chair, person: by.clone() })
    }

    fn decide_change(&self, setting: Setting) -> Result<Entry, Refusal> {
        setting.check()?;
        let opened = self.shelf.open(&setting.game, &setting.options)?;
        let setting = Setting { options: opened.options().clone(), ..setting.cleaned() };
        if setting == self.setting {
            return Err(Refusal::Unchanged);
        }
        resized(&self.chairs, usize::from(setting.options.seats)).ok_or(Refusal::Crowded)?;
        Ok(Entry::Changed { setting: Box::new(setting) })
    }

    fn decide_begin(&self, around: &mut Around<'_>) -> Result<Entry, Refusal> {
        let count = self.chairs.iter().filter(|chair| chair.is_free()).count();
        if count > 0 {
            return Err(Refusal::EmptyChairs { count });
        }
        let people = self.chairs.iter().filter_map(|chair| Some((chair, chair.person()?)));
        for (chair, person) in people {
            if !chair.ready && Some(person.id) != self.host {
                return Err(Refusal::NotReady { name: person.name.clone() });
            }
        }
        // Two seeds: who begins is known at once, so the seed of the game must not follow from it.
        let mut order: Vec<u8> = (0..self.chairs.len() as u8).collect();
        Chance::new((around.fresh)()).shuffle(&mut order);
        Ok(Entry::Began { seed: (around.fresh)(), order })
    }

    fn decide_undo(&self, seat: Seat, list: u32, whole_turn: bool) -> Result<Entry, Refusal> {
        self.expect_decider(seat)?;
        self.expect_list(seat, list)?;
        if self.setting.undo == Undo::None {
            return Err(Refusal::NoUndo);
        }
        let reach = self.playing()?.undo_reach(seat)?;
        let count = if whole_turn { reach as u32 } else { 1 };
        Ok(Entry::TookBack { seat, count })
    }

    fn decide_say(&self, by: &Person, text: String) -> Result<Entry, Refusal> {
        chair_of(&self.chairs, by.id).ok_or(Refusal::NotSeated)?;
        let text: String = text.chars().filter(|letter| can_be_shown(*letter)).collect();
        let text = text.trim().to_owned();
        if text.is_empty() || text.chars().count() > LONGEST_SAYING {
            return Err(Refusal::BadText { most: LONGEST_SAYING });
        }
        if self.said >= MOST_SAID {
            return Err(Refusal::ChatFull);
        }
        Ok(Entry::Said { person: by.clone(), text })
    }

    pub(crate) fn expect_open(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Open => Ok(()),
            Phase::Playing => Err(Refusal::Begun),
            Phase::Over => Err(Refusal::Over),
            Phase::Closed => Err(Refusal::Closed),
        }
    }

    pub(crate) fn expect_host(&self, by: &Person) -> Result<(), Refusal> {
        if self.host == Some(by.id) { Ok(()) } else { Err(Refusal::NotHost) }
    }

    pub(crate) fn expect_list(&self, seat: Seat, list: u32) -> Result<(), Refusal> {
        let stands = self.playing()?.list_number(Viewer::Seat(seat));
        if stands == list { Ok(()) } else { Err(Refusal::Stale { list: stands }) }
    }

    pub(crate) fn expect_decider(&self, seat: Seat) -> Result<(), Refusal> {
        self.playing()?;
        let chair = self.chairs.get(seat.index()).ok_or(Refusal::NotSeated)?;
        if chair.decider().is_some() { Ok(()) } else { Err(Refusal::Handed) }
    }
}

/// A bot that anybody may have at a table. One that thinks for as long as it is told is none.
fn known_bot(bot: &str) -> Result<(), Refusal> {
    if bots::AT_TABLES.contains(&bot) {
        return Ok(());
    }
    let bot: String = bot.chars().take(40).collect();
    Err(Refusal::NoBot { bot, known: bots::AT_TABLES.join(", ") })
}

//! A table in this browser: one person and bots, refereed in a worker so that bots can think
//! without holding up the page.

use std::sync::Arc;

use kit::{Phrase, SeatSet, Seed};
use room::{
    Around, Change, Entry, FromTable, Logged, Mind, Person, PersonId, Refusal, Room, Setting,
    Shelf, ToTable, Undo, Wish,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ask::{Begin, Begun, PlayOn};
use crate::think::Thought;

/// The one person at a table of this browser.
pub const READER: PersonId = PersonId(1);

/// What the page tells the worker.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum ToWorker {
    /// To open the table of this log.
    Open {
        /// Its id.
        table: String,
        /// What has happened there.
        log: Vec<Logged>,
        /// How long bots wait, in hundredths of what is usual.
        pace: u32,
    },
    /// Something for the table.
    Said(ToTable),
    /// To think about something, table or not.
    Think {
        /// The number of the question.
        n: u32,
        /// The question.
        about: Thought,
    },
}

/// What the worker tells the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum FromWorker {
    /// It listens. The worker's script says so.
    Ready,
    /// An entry to be kept.
    Keep(Logged),
    /// Something from the table.
    Said(FromTable),
    /// A wish was refused; the page says it in its language.
    Refused {
        /// The number of the wish.
        n: u32,
        /// The stable name of the reason.
        code: String,
        /// The reason.
        says: Phrase,
    },
    /// The log is none, for this reason.
    Broken(String),
    /// How far thinking has come.
    Progress {
        /// The number of the question.
        n: u32,
        /// How many steps are done.
        done: usize,
        /// Of how many.
        of: usize,
    },
    /// What came of thinking; nothing if the question had no answer.
    Answer {
        /// The number of the question.
        n: u32,
        /// The answer.
        answer: Value,
    },
}

/// The log of a game that has just begun, with one person and bots.
pub fn begin(begin: Begin, fresh: &mut dyn FnMut() -> Seed) -> Result<Vec<Logged>, Refusal> {
    let Begin { table, setting, bots, name, now } = begin;
    // Nobody else has to agree: here anything can be taken back.
    let setting = Setting { undo: Undo::Consent, ..setting };
    let host = Person { id: READER, name };
    let (mut room, _) = Room::open(&table, Arc::default(), setting, host.clone(), now)?;
    let hire = |(bot, chair): (&String, u8)| Wish::Hire { chair, bot: bot.clone() };
    for wish in bots.iter().zip(1..).map(hire).chain([Wish::Begin]) {
        room.act(&host, wish, &mut Around { now, away: SeatSet::EMPTY, fresh })?;
    }
    Ok(room.log().to_vec())
}

/// The log of a table at which a game that is over is played on from one of its moments. Its seats are
/// those of the game: the person has the one it was asked for, and who was no bot is played for by one.
/// Chance is the game's own, so that what would have come comes.
pub fn play_on(on: PlayOn) -> Begun {
    let none = || Phrase::new("review-no-play-on");
    let PlayOn { story, ply, seat, table, name, now } = on;
    let record = story.record().ok_or_else(none)?;
    let seats = record.options.seats;
    let bot_of = |seat: u8| {
        let named = record.who.get(usize::from(seat)).map(String::as_str);
        named.filter(|name| bots::AT_TABLES.contains(name)).unwrap_or(Room::STAND_IN).to_owned()
    };
    // The host's chair is the first; the bots sit in the order of their seats.
    let others: Vec<u8> = (0..seats).filter(|other| *other != seat.0).collect();
    let chair_of = |of: u8| others.iter().zip(1..).find(|(other, _)| **other == of);
    let order = (0..seats).map(|of| chair_of(of).map_or(0, |(_, chair)| chair)).collect();
    let setting = Setting { undo: Undo::Consent, ..Setting::new(&record.game, record.options) };
    let host = Person { id: READER, name };
    let hired = others.iter().zip(1..);
    let hired = hired.map(|(other, chair)| Entry::Hired { chair, bot: bot_of(*other) });
    let moved = record.plies.into_iter().take(ply);
    let moved = moved.map(|ply| Entry::Moved { seat: ply.seat, text: ply.text });
    let entries = [Entry::Opened { setting: Box::new(setting), host }]
        .into_iter()
        .chain(hired)
        .chain([Entry::Began { seed: record.seed, order }])
        .chain(moved);
    let log = entries.zip(1..).map(|(entry, seq)| Logged { seq, at: now, entry });
    let log: Vec<Logged> = log.collect();
    Room::fold(&table, Arc::default(), log.clone()).map_err(|_| none()).map(|_| log)
}

/// The table of a worker. What it has to say is put into `said`; who waits is for the caller.
pub struct Host {
    room: Room,
    reader: Person,
    pace: u32,
    /// Whether a bot is about to decide.
    thinking: bool,
    mind: Mind,
}

impl Host {
    /// Opens the table of a log, and tells everything that has happened there.
    pub fn open(
        table: &str,
        log: Vec<Logged>,
        pace: u32,
        said: &mut Vec<FromWorker>,
    ) -> Result<Host, String> {
        let shelf = Arc::new(Shelf::default());
        let room = Room::fold(table, shelf, log).map_err(|broken| broken.to_string())?;
        let reader = room.people().map(|(_, person)| person).find(|person| person.id == READER);
        let reader = reader.cloned().ok_or("nobody sits there")?;
        let items = room.story(Some(READER), 0).map_err(|broken| broken.to_string())?;
        let seats = (0..room.setting().options.seats).map(|_| true).collect();
        let here = FromTable::Here { seats, watching: 0 };
        let items = items.into_iter().map(FromTable::Item);
        said.extend(
            items
                .chain([FromTable::Caught(room.seq_for(Some(READER))), here])
                .map(FromWorker::Said),
        );
        Ok(Host { room, reader, pace, thinking: false, mind: Mind::default() })
    }

    /// Takes in what the page says.
    pub fn hear(
        &mut self,
        letter: ToTable,
        now: u64,
        fresh: &mut dyn FnMut() -> Seed,
        said: &mut Vec<FromWorker>,
    ) {
        match letter {
            ToTable::Ping(n) => said.push(FromWorker::Said(FromTable::Pong(n))),
            ToTable::Wish { n, wish } => {
                let mut around = Around { now, away: SeatSet::EMPTY, fresh };
                match self.room.act(&self.reader, wish, &mut around) {
                    Ok(change) => {
                        self.announce(&change, said);
                        let seq = self.room.seq_for(Some(READER));
                        said.push(FromWorker::Said(FromTable::Done { n, seq }));
                    }
                    Err(refusal) => {
                        let (code, says) = (refusal.code().to_owned(), refusal.phrase());
                        said.push(FromWorker::Refused { n, code, says });
                    }
                }
            }
        }
    }

    fn announce(&self, change: &Change, said: &mut Vec<FromWorker>) {
        said.push(FromWorker::Keep(change.logged.clone()));
        let item = self.room.item(change, Some(READER));
        said.extend(item.map(|item| FromWorker::Said(FromTable::Item(item))));
    }

    /// How many milliseconds from now a bot has to decide; `None` if none has, or one is about to.
    pub fn next_bot(&mut self) -> Option<u32> {
        let job = self.room.bot_job().filter(|_| !self.thinking)?;
        let pace = room::PACE * self.pace / 100;
        self.thinking = true;
        u32::try_from(self.room.pause(&job, pace).as_millis()).ok()
    }

    /// Lets the bot decide that was waited for.
    pub fn let_bot_decide(&mut self, now: u64, seed: Seed, said: &mut Vec<FromWorker>) {
        self.thinking = false;
        // The table may have changed since: the decision is asked for now.
        let Some(job) = self.room.bot_job() else { return };
        let Some(text) = job.think(&mut self.mind, seed) else {
            self.room.pass_bot(job.seat, job.list);
            return;
        };
        if let Ok(change) = self.room.act_bot(job.seat, job.list, &text, now) {
            self.announce(&change, said);
        }
    }
}

#[cfg(test)]
mod tests {
    use kit::{Options, Seat};
    use room::Phase;

    use super::*;
    use crate::think::Story;

    fn seeds() -> impl FnMut() -> Seed {
        let mut number = 0;
        move || {
            number += 1;
            Seed::from_number(number)
        }
    }

    fn logged(bots: &[&str]) -> Result<Vec<Logged>, Refusal> {
        let setting = Setting::new("spice-road", Options::seats(3));
        let bots = bots.iter().map(|bot| (*bot).to_owned()).collect();
        let (table, name) = ("solo".to_owned(), "Anna".to_owned());
        begin(Begin { table, setting, bots, name, now: 5 }, &mut seeds())
    }

    #[test]
    fn a_game_against_bots_begins_at_once() {
        let log = logged(&["greedy", "random"]).unwrap();
        let room = Room::fold("solo", Arc::default(), log).unwrap();
        assert_eq!(room.phase(), Phase::Playing);
        assert!(room.chair_of(READER).is_some());
        assert_eq!(room.setting().undo, Undo::Consent);
    }

    #[test]
    fn every_chair_needs_somebody() {
        assert!(matches!(logged(&["greedy"]), Err(Refusal::EmptyChairs { count: 1 })));
    }

    #[test]
    fn bots_play_a_whole_game_for_who_has_handed_over_and_every_entry_is_kept() {
        let (mut said, mut fresh) = (Vec::new(), seeds());
        let log = logged(&["greedy", "random"]).unwrap();
        let mut host = Host::open("solo", log.clone(), 0, &mut said).unwrap();
        let caught = FromTable::Caught(log.len() as u32);
        assert!(said.contains(&FromWorker::Said(caught)), "what has happened is told");
        said.clear();
        let letter = ToTable::Wish { n: 1, wish: Wish::HandOver };
        host.hear(letter, 6, &mut fresh, &mut said);
        while host.next_bot().is_some() {
            host.let_bot_decide(7, fresh(), &mut said);
        }
        assert_eq!(host.room.phase(), Phase::Over);
        let kept = said.iter().filter_map(|said| match said {
            FromWorker::Keep(logged) => Some(logged.clone()),
            _ => None,
        });
        let whole: Vec<Logged> = log.into_iter().chain(kept).collect();
        assert_eq!(whole, host.room.log());
    }

    /// A whole game among quick bots, with the reader's seat handed over.
    fn played() -> Vec<Logged> {
        let (mut said, mut fresh) = (Vec::new(), seeds());
        let log = logged(&["greedy", "random"]).unwrap();
        let mut host = Host::open("solo", log, 0, &mut said).unwrap();
        host.hear(ToTable::Wish { n: 1, wish: Wish::HandOver }, 6, &mut fresh, &mut said);
        while host.next_bot().is_some() {
            host.let_bot_decide(7, fresh(), &mut said);
        }
        host.room.log().to_vec()
    }

    #[test]
    fn a_game_that_is_over_is_played_on_from_one_of_its_moments() {
        let log = played();
        let whole = Room::fold("solo", Arc::default(), log.clone()).unwrap();
        let (record, seat) = (whole.record().unwrap(), Seat(whole.chair_of(READER).unwrap()));
        for story in [Story::Log(log.clone()), Story::Record(record.to_text())] {
            let (table, name) = ("on".to_owned(), "Anna".to_owned());
            let ply = record.plies.len() / 2;
            let on = play_on(PlayOn { story, ply, seat, table, name, now: 9 }).unwrap();
            let room = Room::fold("on", Arc::default(), on.clone()).unwrap();
            assert_eq!(room.phase(), Phase::Playing);
            assert_eq!(room.chair_of(READER), Some(seat.0));
            assert_eq!(room.placard(Some(READER), 9).ply as usize, ply);
            let bots = |room: &Room| {
                let who = room.placard(None, 9).chairs.into_iter().map(|chair| chair.who);
                who.filter(|who| matches!(who, room::Who::Bot(_))).collect::<Vec<_>>()
            };
            assert_eq!(bots(&room), bots(&whole), "the bots are those of the game");
            let (mut said, mut fresh) = (Vec::new(), seeds());
            let mut host = Host::open("on", on, 0, &mut said).unwrap();
            host.hear(ToTable::Wish { n: 1, wish: Wish::HandOver }, 6, &mut fresh, &mut said);
            while host.next_bot().is_some() {
                host.let_bot_decide(7, fresh(), &mut said);
            }
            assert_eq!(host.room.phase(), Phase::Over);
        }
    }

    #[test]
    fn what_is_no_game_that_is_over_is_not_played_on() {
        let running = logged(&["greedy", "random"]).unwrap();
        for story in [Story::Log(running), Story::Record("nonsense".to_owned())] {
            let (table, name) = ("on".to_owned(), "Anna".to_owned());
            let on = PlayOn { story, ply: 0, seat: Seat(0), table, name, now: 9 };
            assert_eq!(play_on(on).unwrap_err().key, "review-no-play-on");
        }
    }

    #[test]
    fn a_refusal_is_told_as_a_phrase_and_changes_nothing() {
        let (mut said, mut fresh) = (Vec::new(), seeds());
        let log = logged(&["greedy", "random"]).unwrap();
        let mut host = Host::open("solo", log, 100, &mut said).unwrap();
        let before = host.room.log().to_vec();
        said.clear();
        let wish = Wish::Move { list: 0, text: "nonsense".to_owned() };
        host.hear(ToTable::Wish { n: 4, wish }, 6, &mut fresh, &mut said);
        assert!(matches!(said.as_slice(), [FromWorker::Refused { n: 4, .. }]), "{said:?}");
        assert_eq!(before, host.room.log());
    }

    #[test]
    fn a_bot_waits_longer_before_its_turn_and_is_waited_for_once() {
        let mut said = Vec::new();
        let log = logged(&["greedy", "random"]).unwrap();
        let mut host = Host::open("solo", log, 200, &mut said).unwrap();
        let mut fresh = seeds();
        host.hear(ToTable::Wish { n: 1, wish: Wish::HandOver }, 6, &mut fresh, &mut said);
        assert_eq!(host.next_bot(), Some(2 * room::PACE.as_millis() as u32));
        assert_eq!(host.next_bot(), None);
    }
}

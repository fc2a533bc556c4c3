//! A table and its log.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kit::{Options, Record, Seat, SeatSet, Seed, Viewer};
use registry::{Happened, NoTable, Opened};

use crate::audience::Viewers;
use crate::chairs::{Chair, Sitter, chair_of, resized};
use crate::consent::Question;
use crate::entry::{Entry, Logged, Person, PersonId, Why};
use crate::news::Phase;
use crate::play::{InPlay, Views};
use crate::refusal::Refusal;
use crate::setting::{Door, Hints, Setting, Window};
use crate::tally::Tally;
use crate::wish::{Ask, Wish};

/// Boxes that are open already, shared by all tables of a kind. Where players bring a text of their own
/// (a map), anybody can think of as many kinds as they like: so many are kept at most, and those that no
/// table uses go first.
#[derive(Default)]
pub struct Shelf(Mutex<HashMap<(String, Options), Arc<dyn Opened>>>);

/// The most boxes on a shelf that no table uses.
const MOST_BOXES: usize = 256;

impl Shelf {
    fn boxes(&self) -> MutexGuard<'_, HashMap<(String, Options), Arc<dyn Opened>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The box for such a table.
    pub fn open(&self, game: &str, options: &Options) -> Result<Arc<dyn Opened>, NoTable> {
        let key = (game.to_owned(), options.clone());
        let there = self.boxes().get(&key).cloned();
        if let Some(opened) = there {
            return Ok(opened);
        }
        // Others are not kept waiting: a map of somebody's own can take long to read.
        let opened = registry::unpack(game, options, None)?;
        let mut boxes = self.boxes();
        if boxes.len() >= MOST_BOXES {
            boxes.retain(|_, one| Arc::strong_count(one) > 1);
        }
        Ok(boxes.entry(key).or_insert(opened).clone())
    }

    /// How many boxes are on it.
    pub fn count(&self) -> usize {
        self.boxes().len()
    }

    /// Puts a box on the shelf that the registry would open otherwise or need not know: one with component
    /// values of the user's own, or that of a test.
    pub fn put(&self, opened: Arc<dyn Opened>) {
        let key = (opened.meta().id.to_owned(), opened.options().clone());
        self.boxes().insert(key, opened);
    }
}

impl fmt::Debug for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Shelf")
    }
}

/// What a table cannot know by itself.
pub struct Around<'a> {
    /// The moment, in milliseconds since 1970.
    pub now: u64,
    /// Seats whose people have been away for a while.
    pub away: SeatSet,
    /// Gives a seed that nobody can guess, each time another.
    pub fresh: &'a mut dyn FnMut() -> Seed,
}

/// A log that no table has written.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("entry {seq} cannot stand in the log: {reason}")]
pub struct Broken {
    /// The number of the entry.
    pub seq: u32,
    /// What is wrong with it.
    pub reason: String,
}

/// One entry, and what is needed to tell everybody of it.
#[derive(Debug)]
pub struct Change {
    /// What is to be stored.
    pub logged: Logged,
    pub(crate) happened: Vec<Happened>,
    /// The numbers of the decisions that are gone, each as it was before it went.
    pub(crate) gone: Vec<usize>,
    /// Who is told of it.
    pub(crate) told: Viewers,
    /// What everybody saw before and sees now, where that is not the same.
    pub(crate) views: Option<(Views, Views)>,
    /// Who is spoken of.
    pub(crate) name: Option<String>,
    pub(crate) placard: bool,
}

impl Change {
    /// What happened in the game, for each viewer in the form that viewer may know.
    pub fn happened(&self) -> &[Happened] {
        &self.happened
    }

    /// The numbers of the decisions that were taken back, from 0 on, one after the other: each as it was
    /// before it went. Not for players' eyes, as among them may be what others have decided in secret.
    pub fn gone(&self) -> &[usize] {
        &self.gone
    }

    /// Whether those who watch are told of it. What somebody decides in secret must not show
    /// anywhere else either.
    pub fn is_open(&self) -> bool {
        self.told.contains(Viewer::Spectator)
    }
}

/// A table.
pub struct Room {
    pub(crate) id: String,
    pub(crate) shelf: Arc<Shelf>,
    pub(crate) log: Vec<Logged>,
    pub(crate) host: Option<PersonId>,
    pub(crate) said: usize,
    pub(crate) tally: Tally,
    pub(crate) rematch: Option<String>,
    pub(crate) setting: Setting,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) phase: Phase,
    pub(crate) play: Option<InPlay>,
    pub(crate) question: Option<Question>,
    /// For each seat the number of its list of moves that its bot has seen without being awaited.
    /// Not part of the log: who asks a bot once more does no harm.
    pub(crate) passed: Vec<u32>,
}

impl Room {
    /// The bot that takes over from people.
    pub const STAND_IN: &'static str = "level2";

    pub(crate) fn empty(id: &str, shelf: Arc<Shelf>) -> Room {
        Room {
            id: id.to_owned(),
            shelf,
            log: Vec::new(),
            host: None,
            said: 0,
            tally: Tally::default(),
            rematch: None,
            setting: Setting::new("", Options::seats(0)),
            chairs: Vec::new(),
            phase: Phase::Open,
            play: None,
            question: None,
            passed: Vec::new(),
        }
    }

    /// Opens a new table.
    pub fn open(
        id: &str,
        shelf: Arc<Shelf>,
        setting: Setting,
        host: Person,
        now: u64,
    ) -> Result<(Room, Change), Refusal> {
        setting.check()?;
        let mut room = Room::empty(id, shelf);
        let opened = room.shelf.open(&setting.game, &setting.options)?;
        // Modules in their order: one way to write one table.
        let setting = Box::new(Setting { options: opened.options().clone(), ..setting.cleaned() });
        let change = room.write(Entry::Opened { setting, host }, now)?;
        Ok((room, change))
    }

    /// The table whose log this is.
    pub fn fold(
        id: &str,
        shelf: Arc<Shelf>,
        log: impl IntoIterator<Item = Logged>,
    ) -> Result<Room, Broken> {
        let mut room = Room::empty(id, shelf);
        for logged in log {
            room.retell(logged)?;
        }
        Ok(room)
    }

    pub(crate) fn retell(&mut self, logged: Logged) -> Result<Change, Broken> {
        let seq = logged.seq;
        let broken = |reason: String| Broken { seq, reason };
        if seq != self.seq() + 1 {
            return Err(broken(format!("number {} was expected", self.seq() + 1)));
        }
        self.write(logged.entry, logged.at).map_err(|reason| broken(reason.to_string()))
    }

    /// Does what somebody wishes, or refuses it and changes nothing. What comes back is to be
    /// stored before anybody is told; a room whose change could not be stored is to be thrown
    /// away and folded again from what is stored.
    pub fn act(
        &mut self,
        by: &Person,
        wish: Wish,
        around: &mut Around<'_>,
    ) -> Result<Change, Refusal> {
        let entry = self.decide(by, wish, around)?;
        self.tally.check(&entry, self.log.len())?;
        self.write(entry, around.now)
    }

    /// Plays a bot's decision, if the seat could take it at this number of its list of moves and
    /// ever since. What others do in the meantime cannot keep a bot from deciding.
    pub fn act_bot(
        &mut self,
        seat: Seat,
        list: u32,
        text: &str,
        now: u64,
    ) -> Result<Change, Refusal> {
        let play = self.playing()?;
        if self.chairs.get(seat.index()).is_none_or(|chair| chair.bot().is_none()) {
            return Err(Refusal::NotHanded);
        }
        let own = play.list(seat).ok_or(Refusal::NotSeated)?;
        if !own.stands_since(text, list) {
            return Err(Refusal::Stale { list: own.number() });
        }
        self.write(Entry::Moved { seat, text: text.to_owned() }, now)
    }

    /// Hands the seat whose time is up to a bot.
    pub fn act_clock(&mut self, now: u64) -> Option<Change> {
        let (seat, moment) = self.deadline(now)?;
        if moment > now {
            return None;
        }
        let entry = Entry::Handed { seat, bot: Room::STAND_IN.to_owned(), why: Why::Time };
        self.write(entry, now).ok()
    }

    /// Gives a seat back to its owner who was away and is here again.
    pub fn act_back(&mut self, person: PersonId, now: u64) -> Option<Change> {
        self.playing().ok()?;
        let seat = Seat(self.chair_of(person)?);
        let handed = self.chairs.get(seat.index())?.handed.as_ref();
        matches!(handed, Some((_, Why::Away))).then_some(())?;
        self.write(Entry::Returned { seat }, now).ok()
    }

    /// The seat whose time is up next, and when.
    pub fn deadline(&self, now: u64) -> Option<(Seat, u64)> {
        self.playing().ok()?.deadline(now)
    }

    /// Writes down that the same people go on at another table.
    pub fn act_rematch(&mut self, by: PersonId, table: &str, now: u64) -> Result<Change, Refusal> {
        chair_of(&self.chairs, by).ok_or(Refusal::NotSeated)?;
        match (self.phase, &self.rematch) {
            (Phase::Over, None) => self.write(Entry::Rematch { table: table.to_owned() }, now),
            (Phase::Over, Some(_)) => Err(Refusal::Rematched),
            _ => Err(Refusal::NotBegun),
        }
    }

    /// The entries with which a rematch of this table begins: the same set-up and people.
    pub fn rematch_entries(&self, by: &Person) -> Vec<Entry> {
        let mut entries =
            vec![Entry::Opened { setting: Box::new(self.setting.clone()), host: by.clone() }];
        let others = self
            .chairs
            .iter()
            .filter(|chair| chair.person().is_none_or(|person| person.id != by.id));
        for (at, chair) in others.enumerate() {
            let chair_number = at as u8 + 1;
            match &chair.sitter {
                Sitter::Nobody => {}
                Sitter::Person(person) => {
                    entries.push(Entry::Sat { chair: chair_number, person: person.clone() });
                }
                Sitter::Bot(bot) => {
                    entries.push(Entry::Hired { chair: chair_number, bot: bot.clone() });
                }
            }
        }
        entries
    }

    /// Applies an entry and writes it down; refuses what cannot be, and changes nothing then.
    fn write(&mut self, entry: Entry, at: u64) -> Result<Change, Refusal> {
        // Whatever the clock of the machine does, time at a table does not go back.
        let at = at.max(self.log.last().map_or(0, |logged| logged.at));
        let before = self.play.as_ref().map(|play| play.views.clone());
        let mut change = Change {
            logged: Logged { seq: self.seq() + 1, at, entry },
            happened: Vec::new(),
            gone: Vec::new(),
            told: Viewers::ALL,
            views: None,
            name: None,
            placard: true,
        };
        self.apply(&mut change)?;
        if let Some(play) = &mut self.play {
            play.run_clocks(&self.chairs, at);
            play.audience.tell(change.told);
            let moved = matches!(
                change.logged.entry,
                Entry::Began { .. }
                    | Entry::Moved { .. }
                    | Entry::Undone { .. }
                    | Entry::TookBack { .. }
            );
            if moved {
                change.views = Some((before.unwrap_or_default(), play.views.clone()));
            }
        }
        self.tally.count(&change.logged.entry);
        self.log.push(change.logged.clone());
        Ok(change)
    }

    fn apply(&mut self, change: &mut Change) -> Result<(), Refusal> {
        match &change.logged.entry {
            Entry::Opened { setting, host } => {
                self.chairs = vec![Chair::default(); usize::from(setting.options.seats)];
                *self.chairs.first_mut().ok_or(Refusal::NoChair)? = Chair::taken_by(host.clone());
                self.host = Some(host.id);
                self.setting = (**setting).clone();
            }
            Entry::Changed { setting } => {
                let seats = usize::from(setting.options.seats);
                self.chairs = resized(&self.chairs, seats).ok_or(Refusal::Crowded)?;
                for chair in &mut self.chairs {
                    chair.ready = chair.bot().is_some();
                }
                self.setting = (**setting).clone();
            }
            Entry::Sat { chair, person } => {
                *self.chair(*chair)? = Chair::taken_by(person.clone());
                change.name = Some(person.name.clone());
            }
            Entry::Hired { chair, bot } => *self.chair(*chair)? = Chair::with_bot(bot.clone()),
            Entry::Left { chair } => {
                let left = std::mem::take(self.chair(*chair)?);
                let person = left.person();
                change.name = person.map(|person| person.name.clone());
                if person.map(|person| person.id) == self.host {
                    let heir = self.chairs.iter().find_map(Chair::person);
                    self.host = heir.map(|person| person.id);
                    if self.host.is_none() {
                        self.phase = Phase::Closed;
                    }
                }
            }
            Entry::Ready { chair, ready } => self.chair(*chair)?.ready = *ready,
            Entry::Began { seed, order } => {
                let (seed, order) = (*seed, order.clone());
                self.begin(seed, &order)?;
            }
            Entry::Moved { seat, text } => {
                let by_bot = self.chairs.get(seat.index()).is_some_and(|it| it.bot().is_some());
                let play = self.play.as_mut().ok_or(Refusal::NotBegun)?;
                (change.happened, change.told) = play.play(*seat, text, by_bot)?;
                let over = play.is_over();
                if over {
                    self.phase = Phase::Over;
                }
                // Moves are told in full; the rest of the table only changes at the end.
                change.placard = self.end_question(change.is_open()) || over;
            }
            Entry::TookBack { seat, count } => {
                let play = self.play.as_mut().ok_or(Refusal::NotBegun)?;
                let (told, gone) = play.take_back(*seat, *count)?;
                change.told = told;
                change.placard = self.end_question(change.is_open());
                if let Some(Question { ask: Ask::Undo { ply }, .. }) = &mut self.question {
                    for &number in &gone {
                        *ply -= u32::from((number as u32) < *ply);
                    }
                }
                change.gone = gone;
            }
            Entry::Undone { seat, ply } => {
                let play = self.play.as_mut().ok_or(Refusal::NotBegun)?;
                if *ply >= play.ply() || !play.rewind(*ply) {
                    return Err(Refusal::Stale { list: play.list_number(Viewer::Seat(*seat)) });
                }
                change.placard = self.question.take().is_some();
            }
            Entry::Said { person, .. } => {
                self.said += 1;
                change.name = Some(person.name.clone());
                change.placard = false;
            }
            Entry::Asked { seat, ask } => {
                let missing = self.asked(*seat, *ask);
                self.question = Some(Question { by: *seat, ask: *ask, missing });
            }
            Entry::Answered { seat, yes } => {
                let question = self.question.as_mut().ok_or(Refusal::NotAsked)?;
                question.missing = question.missing.without(*seat);
                if !yes {
                    self.question = None;
                }
            }
            Entry::Handed { seat, bot, why } => {
                let handed = Some((bot.clone(), *why));
                let seat = *seat;
                self.chair(seat.0)?.handed = handed;
                // What is asked must not wait for somebody who no longer decides.
                self.question = None;
            }
            Entry::Returned { seat } => {
                let seat = *seat;
                self.chair(seat.0)?.handed = None;
                if let Some(play) = &mut self.play {
                    play.reset_clock(seat);
                }
            }
            Entry::Closed => self.phase = Phase::Closed,
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
        }
        Ok(())
    }

    fn begin(&mut self, seed: Seed, order: &[u8]) -> Result<(), Refusal> {
        let opened = self.shelf.open(&self.setting.game, &self.setting.options)?;
        let seated: Option<Vec<Chair>> =
            order.iter().map(|&chair| self.chairs.get(usize::from(chair)).cloned()).collect();
        let seated = seated.filter(|seated| seated.len() == self.chairs.len());
        self.chairs = seated.ok_or(Refusal::NoChair)?;
        let no_hints = self.forbids_hints();
        let mut play = InPlay::begin(opened, seed, self.setting.clock, no_hints);
        play.table.seat_people(self.chairs.iter().map(name_of).collect());
        self.play = Some(play);
        self.phase = Phase::Playing;
        Ok(())
    }

    /// A decision ends what is being asked, unless it was taken in secret. Tells whether it did.
    fn end_question(&mut self, is_open: bool) -> bool {
        is_open && self.question.take().is_some()
    }

    fn chair(&mut self, chair: u8) -> Result<&mut Chair, Refusal> {
        self.chairs.get_mut(usize::from(chair)).ok_or(Refusal::NoChair)
    }

    /// The game, while it is played.
    pub(crate) fn playing(&self) -> Result<&InPlay, Refusal> {
        match (self.phase, &self.play) {
            (Phase::Playing, Some(play)) => Ok(play),
            (Phase::Over, _) => Err(Refusal::Over),
            (Phase::Closed, _) => Err(Refusal::Closed),
            _ => Err(Refusal::NotBegun),
        }
    }

    /// The table's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// How it is set up.
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// Where it is in its life.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of the last entry.
    pub fn seq(&self) -> u32 {
        self.log.last().map_or(0, |logged| logged.seq)
    }

    /// How many entries a person has been told of, which is the number of the last one to them.
    pub fn seq_for(&self, reader: Option<PersonId>) -> u32 {
        let viewer = self.viewer(reader);
        self.seq() - self.play.as_ref().map_or(0, |play| play.audience.untold(viewer))
    }

    /// The number of a person's list of moves: a wish to move is sent with it.
    pub fn list_for(&self, reader: Option<PersonId>) -> u32 {
        self.play.as_ref().map_or(0, |play| play.list_number(self.viewer(reader)))
    }

    /// Everything that has happened.
    pub fn log(&self) -> &[Logged] {
        &self.log
    }

    /// The chair or seat of a person.
    pub fn chair_of(&self, person: PersonId) -> Option<u8> {
        chair_of(&self.chairs, person).map(|chair| chair as u8)
    }

    /// The people at the table with their chairs or seats.
    pub fn people(&self) -> impl Iterator<Item = (u8, &Person)> {
        self.chairs.iter().enumerate().filter_map(|(at, chair)| Some((at as u8, chair.person()?)))
    }

    /// The people whose decision is waited for.
    pub fn awaited_people(&self) -> Vec<PersonId> {
        let Ok(play) = self.playing() else { return Vec::new() };
        let person = |seat: Seat| Some(self.chairs.get(seat.index())?.decider()?.id);
        play.awaiting().iter().filter_map(person).collect()
    }

    /// Whether a bot takes the decisions of a seat.
    pub fn has_bots(&self) -> bool {
        self.chairs.iter().any(|chair| chair.bot().is_some())
    }

    /// Whether somebody waits for what others do here: several people sit at the table, and at least
    /// one of them decides.
    pub fn is_shared(&self) -> bool {
        self.people().count() > 1 && self.chairs.iter().any(|chair| chair.decider().is_some())
    }

    /// Whether nobody may be helped here: several people play, and the table was set up like that.
    pub fn forbids_hints(&self) -> bool {
        self.setting.hints == Hints::None && self.people().count() > 1
    }

    /// Whether somebody may sit down here at all.
    pub fn may_enter(&self, person: &Person) -> bool {
        let invited = || {
            let name = person.name.to_lowercase();
            self.setting.invited.iter().any(|invited| invited.to_lowercase() == name)
        };
        self.setting.door != Door::Private || self.host == Some(person.id) || invited()
    }

    /// Whether somebody may see this table. Before the game, and when there is none to come, whoever
    /// may sit down may; during it and after those who sit there, and the others if its window is
    /// open.
    pub fn may_look(&self, person: Option<&Person>) -> bool {
        let seated = person.is_some_and(|person| self.chair_of(person.id).is_some());
        let welcome = match self.phase {
            Phase::Open | Phase::Closed => {
                self.setting.door != Door::Private
                    || person.is_some_and(|person| self.may_enter(person))
            }
            _ => self.setting.window != Window::Shut,
        };
        seated || welcome
    }

    /// Through whose eyes a person sees the game.
    pub fn viewer(&self, person: Option<PersonId>) -> Viewer {
        let seat = person.filter(|_| self.play.is_some()).and_then(|id| self.chair_of(id));
        seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
    }

    /// The game itself, from its beginning on. Not for players' eyes.
    pub fn table(&self) -> Option<&dyn registry::Table> {
        self.play.as_ref().map(|play| &*play.table)
    }

    /// The record, once the game is over and its seed may be known.
    pub fn record(&self) -> Option<Record> {
        self.play.as_ref().filter(|_| self.phase == Phase::Over)?.table.record()
    }
}

impl fmt::Debug for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Logs hold seeds and hidden moves: they stay out of logs.
        let Room { id, phase, .. } = self;
        f.debug_struct("Room").field("id", id).field("phase", phase).finish_non_exhaustive()
    }
}

/// What a seat is called in records.
fn name_of(chair: &Chair) -> String {
    match &chair.sitter {
        Sitter::Nobody => String::new(),
        Sitter::Person(person) => person.name.clone(),
        Sitter::Bot(bot) => bot.clone(),
    }
}

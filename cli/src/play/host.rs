//! The host of a terminal table: a [`Room`] like any other, at which everybody at this keyboard sits, and
//! what has been said there. It knows nothing of keys and screens: both the drawn table and the line mode
//! sit on it.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use kit::record::Ply;
use kit::sitting::CannotUndo;
use kit::{Chance, Lang, Lexicon, Names, Phrase, Scene, Seat, SeatSet, Seed, Viewer};
use registry::{Happened, Hint, NotPlayed, Opened, Player, Table};
use room::{
    Around, BotJob, Broken, Change, Entry, Logged, Mind, Person, PersonId, Refusal, Room, Setting,
    Shelf, Wish,
};

use super::people::{self, Sitter};
use crate::failure::Failure;
use crate::files::{self, Standing};
use crate::speech::Speech;

/// The bot that gives hints; in tests one that thinks little, and the same on every machine.
const ADVISER: &str = if cfg!(test) { "ismcts@30" } else { "ismcts@700ms" };
/// So many hints are given.
const HINTS: usize = 3;

/// Whom the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    /// A person at this keyboard.
    Human(Seat),
    /// A bot.
    Bot(Seat),
    /// Nobody: the game is over.
    Over,
}

/// A table with its people and its log.
pub(super) struct Host {
    room: Room,
    people: Vec<Sitter>,
    /// What the bots have found out so far.
    mind: Mind,
    /// For the bots' own choices.
    luck: Chance,
    /// Gives hints; sees no more than the seat that asks.
    adviser: Option<Box<dyn Player>>,
    lexicon: Lexicon,
    viewer: Viewer,
    log: Vec<Line>,
    /// How many decisions there were when a person last decided: what came since is news.
    news: usize,
    /// Where the game is kept.
    file: Option<PathBuf>,
    /// Whether the file is written after every decision.
    keep: bool,
    /// How many decisions there were when it was last written.
    written: Option<usize>,
}

/// A line of the log, with the number of decisions played when it was written.
struct Line {
    ply: usize,
    what: What,
}

enum What {
    Happened(Happened),
    Note(Phrase),
}

/// One sentence of the log as the viewer reads it.
pub(super) struct Told {
    pub(super) text: String,
    /// Whether it happened after the viewer's last decision.
    pub(super) news: bool,
}

/// The game that is played at a table.
pub(super) struct Deal<'a> {
    /// Its box.
    pub(super) opened: Arc<dyn Opened>,
    /// What it is dealt from.
    pub(super) seed: Seed,
    /// What was decided before.
    pub(super) plies: &'a [Ply],
}

/// Who sits on a seat, for the room.
fn person(seat: usize, sitter: &Sitter) -> Person {
    Person { id: PersonId(seat as i64), name: sitter.written() }
}

/// What has happened at such a table up to now: everybody has sat down on the seat they asked for, and
/// the game has begun.
fn log_of(deal: &Deal<'_>, people: &[Sitter]) -> Vec<Logged> {
    let setting = Setting::new(deal.opened.meta().id, deal.opened.options().clone());
    // Somebody has to set up the table; if it is for bots alone, that one watches.
    let host = people.first().map_or_else(|| person(0, &Sitter::Human(None)), |one| person(0, one));
    let opened = Entry::Opened { setting: Box::new(setting), host };
    let sat = people.iter().enumerate().filter_map(|(seat, sitter)| match sitter {
        Sitter::Bot(bot) => Some(Entry::Hired { chair: seat as u8, bot: bot.clone() }),
        Sitter::Human(_) if seat == 0 => None,
        Sitter::Human(_) => Some(Entry::Sat { chair: seat as u8, person: person(seat, sitter) }),
    });
    let order = (0..people.len() as u8).collect();
    let began = Entry::Began { seed: deal.seed, order };
    let moved = |ply: &Ply| Entry::Moved { seat: ply.seat, text: ply.text.clone() };
    let entries = std::iter::once(opened).chain(sat).chain([began]);
    let entries = entries.chain(deal.plies.iter().map(moved));
    (1..).zip(entries).map(|(seq, entry)| Logged { seq, at: 0, entry }).collect()
}

fn table_of(room: &Room) -> &dyn Table {
    room.table().expect("the log of a host's room begins the game")
}

impl Host {
    /// Seats the people at a table. `luck` is for the bots' own choices.
    pub(super) fn new(
        deal: &Deal<'_>,
        people: Vec<Sitter>,
        lang: Lang,
        luck: Seed,
    ) -> Result<Host, Broken> {
        let shelf = Shelf::default();
        shelf.put(deal.opened.clone());
        let room = Room::fold("terminal", Arc::new(shelf), log_of(deal, &people))?;
        let table = table_of(&room);
        let mut luck = Chance::new(luck);
        let adviser = table.hire(ADVISER, luck.fork()).ok();
        let lexicon = Speech::of(lang).for_game(table.meta());
        let first = people.iter().position(Sitter::is_human);
        let viewer = first.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat as u8)));
        let mut host = Host {
            news: table.ply(),
            room,
            people,
            mind: Mind::default(),
            luck,
            adviser,
            lexicon,
            viewer,
            log: Vec::new(),
            file: None,
            keep: false,
            written: None,
        };
        let hash = deal.seed.commitment().to_string();
        let note = Phrase::new("play-commitment").with("hash", hash);
        host.log.push(Line { ply: 0, what: What::Note(note) });
        host.follow();
        Ok(host)
    }

    /// Tells in the log what happened at each decision up to here.
    pub(super) fn remember(&mut self, past: Vec<Vec<Happened>>) {
        for (ply, happened) in (1..).zip(past) {
            let told = |what| Line { ply, what: What::Happened(what) };
            self.log.extend(happened.into_iter().map(told));
        }
        self.tell_seed();
    }

    /// Keeps the game in this file: after every decision, or only when asked.
    pub(super) fn keep_in(&mut self, file: PathBuf, always: bool) {
        self.file = Some(file);
        self.keep = always;
    }

    /// Whom the table waits for; of several at once the people come first, so that they may still
    /// change their mind.
    pub(super) fn turn(&self) -> Turn {
        let awaited = self.table().awaiting().seats();
        let human = awaited.iter().find(|&seat| self.is_human(seat));
        match (human, awaited.first()) {
            (Some(seat), _) => Turn::Human(seat),
            (None, Some(seat)) => Turn::Bot(seat),
            (None, None) => Turn::Over,
        }
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.people.get(seat.index()).is_some_and(Sitter::is_human)
    }

    fn humans(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.people.len() as u8).filter(|&seat| self.is_human(seat))
    }

    /// Whether several people share this keyboard.
    pub(super) fn is_shared(&self) -> bool {
        self.humans().count() > 1
    }

    /// Whose eyes the table is shown to.
    pub(super) fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Shows the table to the person it waits for; tells whether that is somebody else than before.
    pub(super) fn follow(&mut self) -> bool {
        match self.turn() {
            Turn::Human(seat) if !self.viewer.is(seat) => {
                self.viewer = Viewer::Seat(seat);
                true
            }
            _ => false,
        }
    }

    /// The table as the viewer sees it.
    pub(super) fn scene(&self) -> Scene {
        self.table().scene(self.viewer)
    }

    /// The table as anybody may see it.
    pub(super) fn open_scene(&self) -> Scene {
        self.table().scene(Viewer::Spectator)
    }

    /// The game without its type.
    pub(super) fn table(&self) -> &dyn Table {
        table_of(&self.room)
    }

    /// Does what the person on a seat wishes.
    fn wish(&mut self, seat: Seat, wish: impl FnOnce(u32) -> Wish) -> Result<Change, Refusal> {
        let sitter = self.people.get(seat.index()).ok_or(Refusal::NotSeated)?;
        let person = person(seat.index(), sitter);
        let wish = wish(self.room.list_for(Some(person.id)));
        let luck = &mut self.luck;
        let fresh: &mut dyn FnMut() -> Seed = &mut || luck.fork();
        self.room.act(&person, wish, &mut Around { now: 0, away: SeatSet::EMPTY, fresh })
    }

    /// Plays the viewer's choice of this number.
    pub(super) fn decide(&mut self, number: usize) -> Result<(), Refusal> {
        let seat = self.viewer.seat().ok_or(Refusal::NotSeated)?;
        let text = self.table().move_text(seat, number);
        let text = text.ok_or_else(|| NotPlayed::Unknown((number + 1).to_string()))?;
        self.play(seat, text)
    }

    fn play(&mut self, seat: Seat, text: String) -> Result<(), Refusal> {
        let change = self.wish(seat, |list| Wish::Move { list, text })?;
        self.news = self.table().ply();
        self.note(&change);
        self.let_others_answer();
        Ok(())
    }

    /// A bot that nobody waits for is asked when others have made something possible for it: it may
    /// answer what was offered, or leave it.
    fn let_others_answer(&mut self) {
        while let Some(job) = self.room.free_bot_job() {
            if !self.let_bot_play(&job) {
                self.room.pass_bot(job.seat, job.list);
            }
        }
    }

    /// Lets the bot that is awaited decide; tells whether there was one.
    pub(super) fn let_bot_decide(&mut self) -> bool {
        let job = self.room.bot_job().filter(|_| matches!(self.turn(), Turn::Bot(_)));
        let decided = job.is_some_and(|job| self.let_bot_play(&job));
        if decided {
            self.let_others_answer();
        }
        decided
    }

    fn let_bot_play(&mut self, job: &BotJob) -> bool {
        let text = job.think(&mut self.mind, self.luck.fork());
        let change = text.and_then(|text| self.room.act_bot(job.seat, job.list, &text, 0).ok());
        let Some(change) = change else { return false };
        self.note(&change);
        true
    }

    /// How long the bot that is awaited waits before it decides, at this pace.
    pub(super) fn pause(&self, pace: Duration) -> Duration {
        self.room.bot_job().map_or(pace, |job| self.room.pause(&job, pace))
    }

    fn note(&mut self, change: &Change) {
        let ply = self.table().ply();
        let line = |what: &Happened| Line { ply, what: What::Happened(what.clone()) };
        self.log.extend(change.happened().iter().map(line));
        self.tell_seed();
        self.keep_up();
    }

    /// Brings the file up to date if the game is kept in one. What goes wrong here is told when
    /// the person saves or leaves.
    fn keep_up(&mut self) {
        if self.keep {
            let _ = self.save();
        }
    }

    /// At the end the seed is shown, so that everybody can check what was published at the start.
    fn tell_seed(&mut self) {
        if self.turn() != Turn::Over {
            return;
        }
        if let Some(seed) = self.seed() {
            let note = Phrase::new("play-seed").with("seed", seed);
            self.log.push(Line { ply: self.table().ply(), what: What::Note(note) });
        }
    }

    /// The seed, once the game is over.
    pub(super) fn seed(&self) -> Option<String> {
        (self.turn() == Turn::Over)
            .then(|| self.table().record().map(|record| record.seed.to_string()))?
    }

    /// Takes back the last decision of a person.
    pub(super) fn undo(&mut self) -> Result<Phrase, Refusal> {
        self.go_back(|list| Wish::Undo { list })
    }

    /// Takes back all that a person may take back.
    pub(super) fn restart_turn(&mut self) -> Result<Phrase, Refusal> {
        self.go_back(|list| Wish::Restart { list })
    }

    /// Takes back decisions of the seat that may; otherwise tells the best reason why none may.
    fn go_back(&mut self, wish: impl Fn(u32) -> Wish) -> Result<Phrase, Refusal> {
        if self.turn() == Turn::Over {
            return Err(CannotUndo::Over.into());
        }
        let nothing = Refusal::CannotUndo(CannotUndo::Nothing);
        let mut reason = nothing.clone();
        for seat in self.humans().collect::<Vec<_>>() {
            match self.wish(seat, &wish) {
                Ok(change) => {
                    self.forget(change.gone());
                    let count = match change.logged.entry {
                        Entry::TookBack { count, .. } => count,
                        _ => 0,
                    };
                    let ply = self.table().ply();
                    self.news = self.news.min(ply);
                    self.viewer = Viewer::Seat(seat);
                    // What is played from here may be as long as what the file holds, and differ.
                    self.written = self.written.filter(|&written| written <= ply);
                    self.keep_up();
                    return Ok(Phrase::new("play-taken-back").with("count", count));
                }
                Err(Refusal::CannotUndo(CannotUndo::OtherDecided)) if reason != nothing => {}
                Err(other) if other != nothing => reason = other,
                Err(_) => {}
            }
        }
        Err(reason)
    }

    /// Strikes what happened at these decisions, numbered from 0 on, out of the log. Others' later
    /// ones move up.
    fn forget(&mut self, gone: &[usize]) {
        for number in gone {
            self.log.retain(|line| line.ply != number + 1);
            let later = self.log.iter_mut().filter(|line| line.ply > number + 1);
            later.for_each(|line| line.ply -= 1);
        }
    }

    /// Whether a person could take something back now.
    pub(super) fn can_undo(&self) -> bool {
        self.turn() != Turn::Over && self.humans().any(|seat| self.table().can_undo(seat).is_ok())
    }

    /// Does again what was taken back.
    pub(super) fn redo(&mut self) -> Result<Phrase, Refusal> {
        for seat in self.humans().collect::<Vec<_>>() {
            if let Some(text) = self.table().undone(seat)
                && self.play(seat, text).is_ok()
            {
                self.viewer = Viewer::Seat(seat);
                return Ok(Phrase::new("play-done-again"));
            }
        }
        Err(CannotUndo::NothingUndone.into())
    }

    /// What the adviser thinks of the viewer's best choices.
    pub(super) fn hints(&mut self) -> Vec<Hint> {
        let (Some(seat), Some(adviser)) = (self.viewer.seat(), &mut self.adviser) else {
            return Vec::new();
        };
        adviser.advise(table_of(&self.room), seat).into_iter().take(HINTS).collect()
    }

    /// Hints in sentences, by the numbers of the choices they are for.
    pub(super) fn told(hints: &[Hint], scene: &Scene) -> Vec<Phrase> {
        let mut told = Vec::new();
        for hint in hints {
            let Some(choice) = scene.choices.get(hint.number) else { continue };
            let line = Phrase::new("play-hint")
                .with("number", hint.number + 1)
                .with("choice", choice.label.clone())
                .with("figures", hint.figures());
            told.extend([Some(line), hint.because(), hint.then()].into_iter().flatten());
        }
        told
    }

    /// Where the game is kept, if that has been said.
    pub(super) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Whether the file holds the game as it stands, or there is nothing worth keeping.
    pub(super) fn is_saved(&self) -> bool {
        self.written == Some(self.table().ply()) || self.table().ply() == 0
    }

    /// Says that the file already holds what has been played so far.
    pub(super) fn was_saved(&mut self) {
        self.written = Some(self.table().ply());
    }

    /// Writes the game into its file.
    pub(super) fn save(&mut self) -> Result<Phrase, Failure> {
        let no_file = || Failure::usage(Phrase::new("play-no-file"));
        let file = self.file.clone().ok_or_else(no_file)?;
        self.save_in(&file)
    }

    /// Writes the game into this file, which is its file from then on. Only a file that can be
    /// read again will do: whoever opens a pipe may have to wait for ever.
    pub(super) fn save_in(&mut self, file: &Path) -> Result<Phrase, Failure> {
        let failure = |key: &'static str| Failure::usage(Phrase::new(key));
        let record = self.table().record().ok_or_else(|| failure("play-no-record"))?;
        if files::standing(file) == Standing::Stream {
            return Err(failure("play-save-stream").in_file(file));
        }
        files::write(file, record.to_text().as_bytes())?;
        self.file = Some(file.to_owned());
        self.was_saved();
        Ok(Phrase::new("play-saved").with("file", file.display().to_string()))
    }

    /// The language spoken.
    pub(super) fn lang(&self) -> Lang {
        self.lexicon.lang()
    }

    /// Speaks the next language; tells which.
    pub(super) fn switch_language(&mut self) -> Phrase {
        let next = match self.lang() {
            Lang::En => Lang::Fr,
            Lang::Fr => Lang::En,
        };
        self.lexicon = Speech::of(next).for_game(self.table().meta());
        Phrase::new("play-language")
    }

    /// The words of the game and the table.
    pub(super) fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// What everybody is called.
    pub(super) fn names(&self) -> Names {
        people::names(&self.people, self.viewer, &self.lexicon)
    }

    /// Says a phrase to the viewer.
    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.lexicon.say(phrase, &self.names())
    }

    /// What a seat is called.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.say(&Phrase::new("cli-who").with("who", seat))
    }

    /// A sentence without facts.
    pub(super) fn word(&self, key: &'static str) -> String {
        self.lexicon.plain(&Phrase::new(key))
    }

    /// The log as the viewer may know it.
    pub(super) fn log(&self) -> Vec<Told> {
        self.log_since(0)
    }

    /// How many entries the log has, whoever may know them.
    pub(super) fn log_length(&self) -> usize {
        self.log.len()
    }

    /// The log from this entry on, as the viewer may know it.
    pub(super) fn log_since(&self, entry: usize) -> Vec<Told> {
        let names = self.names();
        let told = |line: &Line| {
            let phrase = match &line.what {
                What::Note(phrase) => phrase.clone(),
                What::Happened(happened) => happened.seen_by(self.viewer)?.1,
            };
            Some(Told { text: self.lexicon.say(&phrase, &names), news: line.ply > self.news })
        };
        self.log.iter().skip(entry).filter_map(told).collect()
    }
}

#[cfg(test)]
pub(super) mod tests {
    use kit::Options;

    use super::*;

    /// A table of any game with these seats and modules, everything in it known.
    pub(in crate::play) fn host_of(game: &str, seats: &str, with: &[&str], lang: Lang) -> Host {
        let people = people::parse(seats).unwrap();
        let options = Options::seats(people.len() as u8);
        let options = with.iter().fold(options, |options, module| options.with(module));
        let opened = registry::unpack(game, &options, None).unwrap();
        let deal = Deal { opened, seed: Seed::from_number(7), plies: &[] };
        Host::new(&deal, people, lang, Seed::from_number(1)).unwrap()
    }

    /// Spice Road with these seats.
    pub(in crate::play) fn host(seats: &str, lang: Lang) -> Host {
        host_of("spice-road", seats, &[], lang)
    }

    #[test]
    fn a_decision_can_be_taken_back_until_a_bot_has_decided() {
        let mut host = host("human,greedy", Lang::En);
        assert_eq!(host.undo(), Err(CannotUndo::Nothing.into()));
        host.decide(0).unwrap();
        assert!(host.can_undo());
        assert_eq!(host.turn(), Turn::Bot(Seat(1)));
        host.undo().unwrap();
        assert_eq!(host.turn(), Turn::Human(Seat(0)));
        host.redo().unwrap();
        assert!(host.let_bot_decide());
        assert_eq!(host.undo(), Err(CannotUndo::OtherDecided.into()));
    }

    #[test]
    fn the_log_forgets_what_was_taken_back() {
        let mut host = host("human,greedy", Lang::En);
        let before = host.log().len();
        host.decide(0).unwrap();
        assert!(host.log().len() > before);
        host.undo().unwrap();
        assert_eq!(host.log().len(), before);
    }

    #[test]
    fn a_game_taken_back_and_played_otherwise_is_not_the_saved_one() {
        let mut host = host("human,greedy", Lang::En);
        host.decide(0).unwrap();
        host.was_saved();
        assert!(host.is_saved());
        host.undo().unwrap();
        host.decide(1).unwrap();
        assert!(!host.is_saved());
    }

    #[test]
    fn what_bots_do_after_a_persons_decision_is_news() {
        let mut host = host("human,greedy", Lang::En);
        host.decide(0).unwrap();
        assert!(host.log().iter().all(|told| !told.news));
        host.let_bot_decide();
        assert!(host.log().last().is_some_and(|told| told.news));
    }

    #[test]
    fn several_people_each_see_the_table_from_their_seat() {
        let mut host = host("human:Anna,human:Ben", Lang::En);
        assert!(host.is_shared());
        assert_eq!(host.viewer(), Viewer::Seat(Seat(0)));
        host.decide(0).unwrap();
        assert!(host.follow());
        assert_eq!(host.viewer(), Viewer::Seat(Seat(1)));
        host.undo().unwrap();
        assert_eq!(host.viewer(), Viewer::Seat(Seat(0)));
    }

    #[test]
    fn the_seed_is_shown_at_the_end_and_then_nothing_is_taken_back() {
        let mut host = host("random,random", Lang::Fr);
        assert_eq!(host.seed(), None);
        while host.let_bot_decide() {}
        assert_eq!(host.turn(), Turn::Over);
        let seed = host.seed().unwrap();
        assert!(host.log().last().is_some_and(|told| told.text.contains(&seed)));
        assert_eq!(host.undo(), Err(CannotUndo::Over.into()));
    }
}

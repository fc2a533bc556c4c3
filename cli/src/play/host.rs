//! The host of a terminal table: knows the game, who sits where, and what has been said; knows
//! nothing of keys and screens. Both the drawn table and the line mode sit on it.

use std::path::{Path, PathBuf};

use kit::sitting::CannotUndo;
use kit::{Chance, Lang, Lexicon, Names, Phrase, Scene, Seat, Seed, Viewer};
use registry::{Happened, Hint, NotPlayed, Player, Table};

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
    table: Box<dyn Table>,
    people: Vec<Sitter>,
    bots: Vec<Option<Box<dyn Player>>>,
    /// Gives hints; sees no more than the seat that asks.
    adviser: Option<Box<dyn Player>>,
    lexicon: Lexicon,
    viewer: Viewer,
    log: Vec<Entry>,
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
struct Entry {
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

impl Host {
    /// Seats the people at a table that has just been opened. `luck` is for the bots' own choices.
    pub(super) fn new(
        mut table: Box<dyn Table>,
        people: Vec<Sitter>,
        lang: Lang,
        luck: Seed,
    ) -> Host {
        table.seat_people(people.iter().map(Sitter::written).collect());
        let mut luck = Chance::new(luck);
        let mut hire = |bot: &str| table.hire(bot, luck.fork()).ok();
        let bots = people
            .iter()
            .map(|sitter| match sitter {
                Sitter::Human(_) => None,
                Sitter::Bot(bot) => hire(bot),
            })
            .collect();
        let adviser = hire(ADVISER);
        let lexicon = Speech::of(lang).for_game(table.meta());
        let first = people.iter().position(Sitter::is_human);
        let viewer = first.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat as u8)));
        let mut host = Host {
            news: table.ply(),
            table,
            people,
            bots,
            adviser,
            lexicon,
            viewer,
            log: Vec::new(),
            file: None,
            keep: false,
            written: None,
        };
        if let Some(record) = host.table.record() {
            let hash = record.commitment.to_string();
            let note = Phrase::new("play-commitment").with("hash", hash);
            host.log.push(Entry { ply: 0, what: What::Note(note) });
        }
        host.follow();
        host
    }

    /// Tells in the log what happened at each decision up to here.
    pub(super) fn remember(&mut self, past: Vec<Vec<Happened>>) {
        for (ply, happened) in (1..).zip(past) {
            let told = |what| Entry { ply, what: What::Happened(what) };
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
        let awaited = self.table.awaiting().seats();
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
        self.table.scene(self.viewer)
    }

    /// The table as anybody may see it.
    pub(super) fn open_scene(&self) -> Scene {
        self.table.scene(Viewer::Spectator)
    }

    /// The game without its type.
    pub(super) fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// Plays the viewer's choice of this number.
    pub(super) fn decide(&mut self, number: usize) -> Result<(), NotPlayed> {
        let Some(seat) = self.viewer.seat() else {
            return Err(NotPlayed::Unknown((number + 1).to_string()));
        };
        let before = self.answers();
        let happened = self.table.play_number(seat, number)?;
        self.news = self.table.ply();
        self.note(happened);
        self.let_others_answer(&before);
        Ok(())
    }

    /// What each bot that nobody waits for could answer now: nothing that it composes itself.
    fn answers(&self) -> Vec<Vec<String>> {
        let awaited = self.table.awaiting().seats();
        let answers = |seat: Seat| {
            if awaited.contains(seat) || self.is_human(seat) {
                return Vec::new();
            }
            let mut texts = self.table.move_texts(seat);
            texts.retain(|text| !self.table.is_composed(text));
            texts
        };
        Seat::all(self.people.len() as u8).map(answers).collect()
    }

    /// A bot that nobody waits for is asked when others have made something possible for it: it may
    /// answer what was offered, or leave it.
    fn let_others_answer(&mut self, before: &[Vec<String>]) {
        for (seat, (now, before)) in (0..).map(Seat).zip(self.answers().iter().zip(before)) {
            let gained = |text: &String| now.contains(text) && !before.contains(text);
            if !now.iter().any(gained) {
                continue;
            }
            let bot = self.bots.get_mut(seat.index()).and_then(Option::as_mut);
            let number = bot.and_then(|bot| bot.choose(&*self.table, seat));
            let text = number.and_then(|number| self.table.move_text(seat, number));
            if let Some(text) = text.filter(gained)
                && let Ok(happened) = self.table.play(seat, &text)
            {
                self.note(happened);
            }
        }
    }

    /// Lets the bot that is awaited decide; tells whether there was one.
    pub(super) fn let_bot_decide(&mut self) -> bool {
        let Turn::Bot(seat) = self.turn() else { return false };
        // A bot that cannot say, or says nonsense, takes the first legal move: a table never hangs.
        let before = self.answers();
        let bot = self.bots.get_mut(seat.index()).and_then(Option::as_mut);
        let number = bot.and_then(|bot| bot.choose(&*self.table, seat)).unwrap_or(0);
        let played =
            self.table.play_number(seat, number).or_else(|_| self.table.play_number(seat, 0));
        match played {
            Ok(happened) => {
                self.note(happened);
                self.let_others_answer(&before);
                true
            }
            Err(_) => false,
        }
    }

    fn note(&mut self, happened: Vec<Happened>) {
        let ply = self.table.ply();
        self.log.extend(happened.into_iter().map(|what| Entry { ply, what: What::Happened(what) }));
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
            self.log.push(Entry { ply: self.table.ply(), what: What::Note(note) });
        }
    }

    /// The seed, once the game is over.
    pub(super) fn seed(&self) -> Option<String> {
        (self.turn() == Turn::Over)
            .then(|| self.table.record().map(|record| record.seed.to_string()))?
    }

    /// Takes back the last decision of a person.
    pub(super) fn undo(&mut self) -> Result<Phrase, CannotUndo> {
        self.go_back(1)
    }

    /// Takes back all that a person may take back.
    pub(super) fn restart_turn(&mut self) -> Result<Phrase, CannotUndo> {
        self.go_back(usize::MAX)
    }

    /// Takes back so many decisions at most of the seat that may; otherwise tells the best reason why
    /// none may.
    fn go_back(&mut self, most: usize) -> Result<Phrase, CannotUndo> {
        if self.turn() == Turn::Over && self.table.ply() > 0 {
            // The seed has been shown.
            return Err(CannotUndo::Seen);
        }
        let mut reason = CannotUndo::Nothing;
        for seat in self.humans().collect::<Vec<_>>() {
            match self.table.take_back(seat) {
                Ok(gone) => {
                    self.forget(&gone);
                    let mut count = 1;
                    while count < most
                        && let Ok(gone) = self.table.take_back(seat)
                    {
                        self.forget(&gone);
                        count += 1;
                    }
                    let ply = self.table.ply();
                    self.news = self.news.min(ply);
                    self.viewer = Viewer::Seat(seat);
                    // What is played from here may be as long as what the file holds, and differ.
                    self.written = self.written.filter(|&written| written <= ply);
                    self.keep_up();
                    return Ok(Phrase::new("play-taken-back").with("count", count));
                }
                Err(other @ (CannotUndo::Chance | CannotUndo::Seen)) => reason = other,
                Err(other) if reason == CannotUndo::Nothing => reason = other,
                Err(_) => {}
            }
        }
        Err(reason)
    }

    /// Strikes what happened at these decisions, numbered from 0 on, out of the log. Others' later
    /// ones move up.
    fn forget(&mut self, gone: &[usize]) {
        for number in gone.iter().rev() {
            self.log.retain(|entry| entry.ply != number + 1);
            let later = self.log.iter_mut().filter(|entry| entry.ply > number + 1);
            later.for_each(|entry| entry.ply -= 1);
        }
    }

    /// Whether a person could take something back now.
    pub(super) fn can_undo(&self) -> bool {
        self.turn() != Turn::Over && self.humans().any(|seat| self.table.can_undo(seat).is_ok())
    }

    /// Does again what was taken back.
    pub(super) fn redo(&mut self) -> Result<Phrase, CannotUndo> {
        for seat in self.humans().collect::<Vec<_>>() {
            if let Ok(happened) = self.table.redo(seat) {
                self.news = self.table.ply();
                self.viewer = Viewer::Seat(seat);
                self.note(happened);
                return Ok(Phrase::new("play-done-again"));
            }
        }
        Err(CannotUndo::NothingUndone)
    }

    /// What the adviser thinks of the viewer's best choices.
    pub(super) fn hints(&mut self) -> Vec<Hint> {
        let (Some(seat), Some(adviser)) = (self.viewer.seat(), &mut self.adviser) else {
            return Vec::new();
        };
        adviser.advise(&*self.table, seat).into_iter().take(HINTS).collect()
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
        self.written == Some(self.table.ply()) || self.table.ply() == 0
    }

    /// Says that the file already holds what has been played so far.
    pub(super) fn was_saved(&mut self) {
        self.written = Some(self.table.ply());
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
        let record = self.table.record().ok_or_else(|| failure("play-no-record"))?;
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
        self.lexicon = Speech::of(next).for_game(self.table.meta());
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
        let told = |entry: &Entry| {
            let phrase = match &entry.what {
                What::Note(phrase) => phrase.clone(),
                What::Happened(happened) => happened.seen_by(self.viewer)?.1,
            };
            Some(Told { text: self.lexicon.say(&phrase, &names), news: entry.ply > self.news })
        };
        self.log.iter().skip(entry).filter_map(told).collect()
    }
}

#[cfg(test)]
pub(super) mod tests {
    use kit::Options;

    use super::*;

    /// Spice Road with these seats, everything in it known.
    pub(in crate::play) fn host(seats: &str, lang: Lang) -> Host {
        let people = people::parse(seats).unwrap();
        let options = Options::seats(people.len() as u8);
        let table = registry::open("spice-road", &options, None, Seed::from_number(7)).unwrap();
        Host::new(table, people, lang, Seed::from_number(1))
    }

    #[test]
    fn a_decision_can_be_taken_back_until_a_bot_has_decided() {
        let mut host = host("human,greedy", Lang::En);
        assert_eq!(host.undo(), Err(CannotUndo::Nothing));
        host.decide(0).unwrap();
        assert!(host.can_undo());
        assert_eq!(host.turn(), Turn::Bot(Seat(1)));
        host.undo().unwrap();
        assert_eq!(host.turn(), Turn::Human(Seat(0)));
        host.redo().unwrap();
        assert!(host.let_bot_decide());
        assert_eq!(host.undo(), Err(CannotUndo::OtherDecided));
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
        assert_eq!(host.undo(), Err(CannotUndo::Seen));
    }
}

//! The table as lines of text: for screen readers, for scripts, and wherever there is no terminal
//! to draw in. Everything is said once; a number or a command per line comes in.

use std::io::{self, BufRead, Write};
use std::path::Path;

use kit::Phrase;
use room::Refusal;

use super::amount;
use super::drawn_table::Pace;
use super::host::{Host, Turn};
use super::result;
use crate::lines::{self, Line};
use crate::speech::read_scene;

/// How the conversation ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// The game is over.
    Over,
    /// The person left, or there is no more input.
    Left,
}

/// A table in lines.
pub(super) struct Plain<I, O> {
    host: Host,
    pace: Pace,
    input: I,
    output: O,
    /// How many entries of the log have been said; those of another viewer count as well, or
    /// something would be said twice or never when the keyboard changes hands.
    told: usize,
}

impl<I: BufRead, O: Write> Plain<I, O> {
    /// A table that reads from here and writes there.
    pub(super) fn new(host: Host, pace: Pace, input: I, output: O) -> Plain<I, O> {
        Plain { host, pace, input, output, told: 0 }
    }

    /// Plays until the game is over, the person leaves, or there is no more input.
    pub(super) fn run(&mut self) -> io::Result<()> {
        self.say(&Phrase::new("play-plain-welcome").with("game", self.host.table().meta().name()))?;
        let end = self.converse()?;
        self.tell()?;
        if end == End::Over {
            self.tell_result()?;
        }
        match self.host.is_saved() {
            false if self.host.file().is_some() => self.save(None)?,
            false if end == End::Left => self.say(&Phrase::new("play-plain-not-saved"))?,
            _ => {}
        }
        self.output.flush()
    }

    fn converse(&mut self) -> io::Result<End> {
        let mut whole = true;
        loop {
            match self.host.turn() {
                Turn::Over => return Ok(End::Over),
                Turn::Bot(_) => {
                    self.tell()?;
                    self.output.flush()?;
                    std::thread::sleep(self.host.pause(self.pace.beat));
                    if !self.host.let_bot_decide() {
                        return Ok(End::Left);
                    }
                    whole = true;
                }
                Turn::Human(seat) => {
                    if self.host.is_shared() && self.host.follow() {
                        self.say(&Phrase::new("play-decides").with("who", seat))?;
                    }
                    self.tell()?;
                    match self.ask(whole)? {
                        Some(next) => whole = next,
                        None => return Ok(End::Left),
                    }
                }
            }
        }
    }

    /// Asks for one decision; tells whether the whole table is to be read next, or `None` to leave.
    fn ask(&mut self, whole: bool) -> io::Result<Option<bool>> {
        self.read_table(whole)?;
        loop {
            let Some(line) = self.read_line()? else { return Ok(None) };
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            match word.to_lowercase().as_str() {
                "" => self.read_table(false)?,
                "q" => return Ok(None),
                "?" => self.help()?,
                "o" => self.read_table(true)?,
                "u" => {
                    let done = self.host.undo();
                    return self.turned(done);
                }
                "r" => {
                    let done = self.host.redo();
                    return self.turned(done);
                }
                "t" => {
                    let done = self.host.restart_turn();
                    return self.turned(done);
                }
                "s" => self.save(Some(rest.trim()).filter(|name| !name.is_empty()))?,
                "l" => {
                    let done = self.host.switch_language();
                    self.say(&done)?;
                    return Ok(Some(true));
                }
                "h" => self.hint()?,
                number => match self.choice(number) {
                    Some(choice) => return self.decide(choice),
                    None => {
                        let count = self.host.scene().choices.len();
                        self.say(&Phrase::new("play-plain-unknown").with("most", count))?;
                    }
                },
            }
        }
    }

    fn decide(&mut self, choice: usize) -> io::Result<Option<bool>> {
        let seat = self.host.turn();
        if let Err(reason) = self.host.decide(choice) {
            self.say(&reason.phrase())?;
            return Ok(Some(false));
        }
        // Who has something to decide though nobody waits for it is not passed over either.
        let may_act = !self.host.scene().choices.is_empty();
        if (self.pace.confirm || may_act) && matches!(self.host.turn(), Turn::Bot(_)) {
            return self.confirm();
        }
        // Within one person's turn only what is asked changes; then the table is read anew.
        Ok(Some(self.host.turn() != seat))
    }

    /// Waits for a line before the bots go on.
    fn confirm(&mut self) -> io::Result<Option<bool>> {
        self.tell()?;
        if !self.host.scene().choices.is_empty() {
            self.read_table(false)?;
        }
        self.say(&Phrase::new("play-plain-confirm"))?;
        let Some(line) = self.read_line()? else { return Ok(None) };
        match line.to_lowercase().as_str() {
            "u" => {
                let done = self.host.undo();
                self.turned(done)
            }
            "t" => {
                let done = self.host.restart_turn();
                self.turned(done)
            }
            "q" => Ok(None),
            number => match self.choice(number) {
                Some(choice) => self.decide(choice),
                None => Ok(Some(true)),
            },
        }
    }

    /// The choice of a number in the list, or of an amount after an equals sign.
    fn choice(&self, text: &str) -> Option<usize> {
        let scene = self.host.scene();
        if let Some(amount) = text.strip_prefix('=') {
            return amount::find(&scene, amount.trim().parse().ok()?);
        }
        let number = text.parse::<usize>().ok()?;
        (1..=scene.choices.len()).contains(&number).then(|| number - 1)
    }

    fn turned(&mut self, done: Result<Phrase, Refusal>) -> io::Result<Option<bool>> {
        self.told = self.told.min(self.host.log_length());
        match done {
            Ok(phrase) => self.say(&phrase)?,
            Err(reason) => self.say(&reason.phrase())?,
        }
        Ok(Some(false))
    }

    fn hint(&mut self) -> io::Result<()> {
        let hints = self.host.hints();
        let told = Host::told(&hints, &self.host.scene());
        told.iter().try_for_each(|line| self.say(line))
    }

    fn save(&mut self, name: Option<&str>) -> io::Result<()> {
        let saved = match name {
            Some(name) => self.host.save_in(Path::new(name)),
            None => self.host.save(),
        };
        self.say(&saved.unwrap_or_else(|failure| failure.phrase()))
    }

    /// What happened since it was last told.
    fn tell(&mut self) -> io::Result<()> {
        for told in self.host.log_since(self.told) {
            writeln!(self.output, "{}", told.text)?;
        }
        self.told = self.host.log_length();
        Ok(())
    }

    /// The whole table, or just what is asked and the choices.
    fn read_table(&mut self, whole: bool) -> io::Result<()> {
        let names = self.host.names();
        let mut scene = self.host.scene();
        if !whole {
            scene.panels.clear();
            scene.zones.clear();
        }
        let mut lines = read_scene(&scene, self.host.lexicon(), &names);
        // The choices come last, each on its line; amounts are one line with their range.
        let choices = lines.split_off(lines.len().saturating_sub(scene.choices.len()));
        for (at, line) in choices.into_iter().enumerate() {
            let group = amount::group(&scene, at);
            if group.len() == 1 {
                lines.push(line);
            } else if at == group.start
                && let Some(label) = amount::label(&scene, at, "play-plain-amount")
            {
                lines.push(self.host.say(&label));
            }
        }
        writeln!(self.output)?;
        lines.iter().try_for_each(|line| writeln!(self.output, "{line}"))
    }

    fn help(&mut self) -> io::Result<()> {
        for key in ["play-plain-help-number", "play-plain-help-turn", "play-plain-help-more"] {
            self.say(&Phrase::new(key))?;
        }
        Ok(())
    }

    fn tell_result(&mut self) -> io::Result<()> {
        let standing = self.host.table().standing();
        writeln!(self.output)?;
        writeln!(self.output, "{}", result::headline(&self.host, &standing))?;
        for line in result::lines(&self.host, &standing, 0) {
            let phrase = Phrase::new("play-plain-line")
                .with("rank", line.rank)
                .with("name", line.name)
                .with("points", line.points)
                .with("sources", line.sources);
            self.say(&phrase)?;
        }
        Ok(())
    }

    fn say(&mut self, phrase: &Phrase) -> io::Result<()> {
        writeln!(self.output, "{}", self.host.say(phrase))
    }

    /// The next line without its end; `None` when there is no more.
    fn read_line(&mut self) -> io::Result<Option<String>> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        match lines::next(&mut self.input)? {
            Line::Whole(line) => Ok(Some(String::from_utf8_lossy(&line).trim().to_owned())),
            // Whatever that was, it was no command: it gets the list of them.
            Line::TooLong => Ok(Some("?".to_owned())),
            Line::End => {
                writeln!(self.output)?;
                Ok(None)
            }
        }
    }
}

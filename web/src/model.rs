//! What a reader knows of one table, folded from what it has heard.
//!
//! Nothing in here touches the browser: it is the same on a laptop, in a test and offline.

use std::sync::Arc;

use kit::{Phrase, Seat, Viewer, order};
use module::ask::{Position, View};
use room::{FromTable, Item, News, Phase, Placard, patch};
use serde_json::Value;

use crate::rules::Rules;

/// A moment of the game: what the reader saw after so many decisions.
#[derive(Clone)]
pub struct Frame {
    /// How many decisions had been played.
    pub ply: u32,
    /// Who took the last of them.
    pub seat: Option<Seat>,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Whom the table waited for then.
    pub awaited: Vec<Seat>,
    /// What the reader saw.
    pub view: Arc<[u8]>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The number of the entry it comes from; several lines can come from one.
    pub seq: u32,
    /// The moment it leads to, if it belongs to a moment of the game.
    pub ply: Option<u32>,
    /// What happened.
    pub says: Phrase,
}

/// An event that only the game can put into words, until it is there.
#[derive(Clone, Debug)]
struct Untold {
    seq: u32,
    ply: u32,
    event: Value,
}

/// A word in the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    /// The number of its entry.
    pub seq: u32,
    /// When.
    pub at: u64,
    /// Who.
    pub name: String,
    /// The seat they sit on.
    pub chair: Option<u8>,
    /// What: plain text.
    pub text: String,
}

/// What came of hearing something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Nothing that is shown.
    Nothing,
    /// The game stands elsewhere.
    Game,
    /// Something else at the table.
    Table,
    /// A number is missing, or a patch does not fit: the story has to be asked for anew.
    Lost,
}

/// What a reader knows of one table.
#[derive(Clone, Default)]
pub struct Model {
    /// The number of the last entry heard.
    pub seq: u32,
    /// The table as it stands.
    pub placard: Option<Placard>,
    /// The rules that are played by, once the game has begun and the game is there.
    pub rules: Option<Rules>,
    /// Every moment of the game, the deal first. What was taken back is not among them.
    pub frames: Vec<Frame>,
    /// The log.
    pub lines: Vec<Line>,
    /// The chat.
    pub chat: Vec<Saying>,
    /// Who is connected, by chair.
    pub here: Vec<bool>,
    /// How many watch.
    pub watching: u32,
    /// Whether everything that was missed has been told.
    pub caught: bool,
    /// What the clocks showed, and when.
    pub left: (Vec<u64>, u64),
    untold: Vec<Untold>,
    view: Arc<[u8]>,
}

impl Model {
    /// Takes in what the table says.
    pub fn hear(&mut self, said: FromTable) -> Heard {
        match said {
            FromTable::Item(item) => self.take(item),
            FromTable::Here { seats, watching } => {
                (self.here, self.watching) = (seats, watching);
                Heard::Table
            }
            FromTable::Caught(seq) => {
                self.caught = true;
                if seq == self.seq { Heard::Table } else { Heard::Lost }
            }
            FromTable::Done { .. } | FromTable::Refused { .. } | FromTable::Pong(_) => {
                Heard::Nothing
            }
        }
    }

    /// Takes in the next entry. What was heard before is passed over.
    pub fn take(&mut self, item: Item) -> Heard {
        if item.seq <= self.seq {
            return Heard::Nothing;
        }
        if item.seq != self.seq + 1 {
            return Heard::Lost;
        }
        let Item { seq, at, news, placard } = item;
        self.seq = seq;
        if let Some(placard) = placard {
            self.left = (placard.left.clone(), at);
            self.placard = Some(*placard);
        }
        self.note(seq, at, news)
    }

    fn note(&mut self, seq: u32, at: u64, news: News) -> Heard {
        let line = |says: Phrase| Line { seq, ply: None, says };
        match news {
            News::Table | News::Asked { .. } | News::Answered { .. } | News::Closed => Heard::Table,
            News::Sat { name } => {
                self.lines.push(line(Phrase::new("log-sat").with("name", name)));
                Heard::Table
            }
            News::Left { name } if name.is_empty() => Heard::Table,
            News::Left { name } => {
                self.lines.push(line(Phrase::new("log-left").with("name", name)));
                Heard::Table
            }
            News::Began { view, awaited } => {
                if self.placard.is_none() {
                    return Heard::Lost;
                }
                self.frames.clear();
                self.lines.push(line(Phrase::new("log-began")));
                let heard = self.show(0, None, (at, awaited), &view);
                self.unpack();
                heard
            }
            News::Moved { seat, ply, list, events, view, awaited, no_undo, left } => {
                self.untold.extend(events.into_iter().map(|event| Untold { seq, ply, event }));
                self.tell();
                self.stand(at, (ply, list), awaited.clone(), no_undo, left);
                self.show(ply, Some(seat), (at, awaited), &view)
            }
            News::Undone { seat, ply, list, view, awaited, no_undo, left } => {
                self.frames.retain(|frame| frame.ply < ply);
                self.lines.retain(|line| line.ply.is_none_or(|of| of <= ply));
                self.untold.retain(|untold| untold.ply <= ply);
                self.lines.push(line(Phrase::new("log-undone").with("who", seat)));
                self.stand(at, (ply, list), awaited.clone(), no_undo, left);
                self.show(ply, Some(seat), (at, awaited), &view)
            }
            News::Said { name, chair, text } => {
                self.chat.push(Saying { seq, at, name, chair, text });
                Heard::Table
            }
            News::Handed { seat, why } => {
                let key = match why {
                    room::Why::Wish => "log-handed-wish",
                    room::Why::Resigned => "log-handed-resigned",
                    room::Why::Away => "log-handed-away",
                    room::Why::Time => "log-handed-time",
                };
                self.lines.push(line(Phrase::new(key).with("who", seat)));
                Heard::Table
            }
            News::Returned { seat } => {
                self.lines.push(line(Phrase::new("log-returned").with("who", seat)));
                Heard::Table
            }
            News::Rematch { .. } => {
                self.lines.push(line(Phrase::new("log-rematch")));
                Heard::Table
            }
        }
    }

    /// The parts of the placard that every move changes.
    fn stand(
        &mut self,
        at: u64,
        (ply, list): (u32, u32),
        awaited: Vec<Seat>,
        no_undo: Option<String>,
        left: Vec<u64>,
    ) {
        self.left = (left, at);
        if let Some(placard) = &mut self.placard {
            (placard.ply, placard.list) = (ply, list);
            (placard.awaited, placard.no_undo) = (awaited, no_undo);
        }
    }

    /// Takes the rules up as soon as the game has begun and the game is there, and puts into words
    /// what has happened until then.
    pub fn unpack(&mut self) {
        if !self.frames.is_empty() {
            self.rules = self.placard.as_ref().and_then(|placard| Rules::of(&placard.setting));
            self.tell();
        }
    }

    /// Puts events into words. Those the game has none for are not told.
    fn tell(&mut self) {
        let Some(rules) = self.rules.as_ref().filter(|_| !self.untold.is_empty()) else { return };
        let untold = std::mem::take(&mut self.untold);
        let places: Vec<(u32, u32)> = untold.iter().map(|one| (one.seq, one.ply)).collect();
        let told = rules.tell(untold.into_iter().map(|one| one.event).collect());
        let lines = places.into_iter().zip(told);
        let line = |((seq, ply), says): (_, Option<Phrase>)| {
            Some(Line { seq, ply: Some(ply), says: says? })
        };
        self.lines.extend(lines.filter_map(line));
        order::sort_by_key(&mut self.lines, |line| line.seq);
    }

    fn show(
        &mut self,
        ply: u32,
        seat: Option<Seat>,
        (at, awaited): (u64, Vec<Seat>),
        view: &str,
    ) -> Heard {
        let before: &[u8] = if ply == 0 && seat.is_none() { &[] } else { &self.view };
        match patch::apply(before, view) {
            Some(view) => {
                self.view = view.into();
                self.frames.push(Frame { ply, seat, at, awaited, view: self.view.clone() });
                Heard::Game
            }
            None => Heard::Lost,
        }
    }

    /// The reader's seat.
    pub fn me(&self) -> Option<Seat> {
        self.placard.as_ref().filter(|placard| placard.phase != Phase::Open)?.me.map(Seat)
    }

    /// Through whose eyes the reader sees the game.
    pub fn viewer(&self) -> Viewer {
        self.me().map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// A moment as the rules are asked about it: scenes, legal moves and "why not" come from it.
    pub fn position(&self, frame: &Frame) -> Position {
        Position { view: View(frame.view.to_vec()), viewer: self.viewer(), ply: frame.ply }
    }

    /// Whether the table waits for the reader.
    pub fn my_turn(&self) -> bool {
        let Some(placard) = &self.placard else { return false };
        let mine = |seat: Seat| placard.awaited.contains(&seat);
        placard.phase == Phase::Playing && !self.is_handed() && self.me().is_some_and(mine)
    }

    /// Whether a bot plays for the reader.
    pub fn is_handed(&self) -> bool {
        let Some(placard) = &self.placard else { return false };
        let chair = placard.me.and_then(|me| placard.chairs.get(usize::from(me)));
        chair.is_some_and(|chair| chair.handed.is_some())
    }
}

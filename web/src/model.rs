//! What a reader knows of one table, folded from what it has heard.
//!
//! Nothing in here touches the browser: it is the same on a laptop, in a test and offline.

use std::sync::Arc;

use hall::{Opened, Table};
use kit::{Phrase, Seat, Seed, Viewer};
use room::{FromTable, Item, News, Phase, Placard, patch};

/// A moment of the game: what the reader saw after so many decisions.
#[derive(Clone)]
pub struct Frame {
    /// How many decisions had been played.
    pub ply: u32,
    /// Who took the last of them.
    pub seat: Option<Seat>,
    /// When, in milliseconds since 1970.
    pub at: u64,
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
    /// The box that is played, once the game has begun.
    pub opened: Option<Arc<dyn Opened>>,
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
            News::Began { view, .. } => {
                let Some(placard) = &self.placard else { return Heard::Lost };
                let setting = &placard.setting;
                self.opened = hall::unpack(&setting.game, &setting.options, None).ok();
                self.frames.clear();
                self.lines.push(line(Phrase::new("log-began")));
                self.show(0, None, at, &view)
            }
            News::Moved { seat, ply, events, view, awaited, no_undo, left } => {
                if let Some(opened) = &self.opened {
                    let told = events.iter().filter_map(|event| opened.tell(event));
                    self.lines.extend(told.map(|says| Line { seq, ply: Some(ply), says }));
                }
                self.stand(at, ply, awaited, no_undo, left);
                self.show(ply, Some(seat), at, &view)
            }
            News::Undone { seat, ply, view, awaited, no_undo, left } => {
                self.frames.retain(|frame| frame.ply < ply);
                self.lines.retain(|line| line.ply.is_none_or(|of| of <= ply));
                self.lines.push(line(Phrase::new("log-undone").with("who", seat)));
                self.stand(at, ply, awaited, no_undo, left);
                self.show(ply, Some(seat), at, &view)
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
        ply: u32,
        awaited: Vec<Seat>,
        no_undo: Option<String>,
        left: Vec<u64>,
    ) {
        self.left = (left, at);
        if let Some(placard) = &mut self.placard {
            (placard.ply, placard.awaited, placard.no_undo) = (ply, awaited, no_undo);
        }
    }

    fn show(&mut self, ply: u32, seat: Option<Seat>, at: u64, view: &str) -> Heard {
        let before: &[u8] = if ply == 0 && seat.is_none() { &[] } else { &self.view };
        match patch::apply(before, view) {
            Some(view) => {
                self.view = view.into();
                self.frames.push(Frame { ply, seat, at, view: self.view.clone() });
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

    /// The table at a moment, its hidden part imagined: scenes, legal moves and "why not" come
    /// from it.
    pub fn look(&self, frame: &Frame) -> Option<Box<dyn Table>> {
        self.opened.as_ref()?.look(&frame.view, Seed::from_number(u64::from(frame.ply)))
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

//! Somebody who plays from what a browser gets: patches of a view, and nothing else.

use std::sync::Arc;

use kit::{Options, Seat, Seed};
use registry::Opened;
use room::{Item, News, Wish, patch};

/// What a person at the table knows.
pub(crate) struct Player {
    opened: Arc<dyn Opened>,
    pub(crate) view: Vec<u8>,
    pub(crate) seat: Option<u8>,
    pub(crate) ply: u32,
    /// The number of the list of moves.
    pub(crate) list: u32,
    pub(crate) awaited: Vec<Seat>,
    pub(crate) seq: u32,
    pub(crate) over: bool,
    pub(crate) last: Option<room::Placard>,
}

impl Player {
    pub(crate) fn new(game: &str, seats: u8) -> Player {
        let opened = registry::unpack(game, &Options::seats(seats), None).unwrap();
        Player {
            opened,
            view: Vec::new(),
            seat: None,
            ply: 0,
            list: 0,
            awaited: Vec::new(),
            seq: 0,
            over: false,
            last: None,
        }
    }

    /// Takes note of an item. Numbers must follow each other.
    pub(crate) fn note(&mut self, item: &Item) {
        assert_eq!(item.seq, self.seq + 1, "a gap or a repetition");
        self.seq = item.seq;
        if let Some(placard) = &item.placard {
            self.seat = placard.me;
            self.ply = placard.ply;
            self.list = placard.list;
            self.awaited = placard.awaited.clone();
            self.over = placard.phase == room::Phase::Over;
            self.last = Some((**placard).clone());
        }
        match &item.news {
            News::Began { view, awaited } => {
                self.view = patch::apply(&[], view).unwrap();
                self.awaited = awaited.clone();
            }
            News::Moved { view, awaited, ply, list, .. }
            | News::Undone { view, awaited, ply, list, .. } => {
                self.list = *list;
                self.view = patch::apply(&self.view, view).unwrap();
                self.awaited = awaited.clone();
                self.ply = *ply;
            }
            _ => {}
        }
    }

    pub(crate) fn is_awaited(&self) -> bool {
        !self.over && self.seat.is_some_and(|seat| self.awaited.contains(&Seat(seat)))
    }

    /// What a greedy merchant would do.
    pub(crate) fn choose(&self) -> Wish {
        let seed = Seed::from_number(7);
        let table = self.opened.look(&self.view, seed).expect("a view");
        let mut bot = table.hire("greedy", seed).unwrap();
        let seat = Seat(self.seat.unwrap());
        let number = bot.choose(&*table, seat).expect("a move");
        let text = table.moves(seat).into_iter().nth(number).unwrap().text;
        Wish::Move { list: self.list, text }
    }
}

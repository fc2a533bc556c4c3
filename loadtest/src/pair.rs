//! A table of two that play on and on.

use std::sync::{Arc, OnceLock};

use anyhow::{Context as _, Result, bail, ensure};
use kit::{Chance, Options, Seat, Seed};
use registry::Opened;
use room::{FromTable, Item, News, Phase, Setting, Wish, patch};

use crate::guest::Guest;
use crate::seat::Seating;

/// A table of Spice Road with two guests at it, not yet begun.
pub async fn open_table(host: &Guest, other: &Guest) -> Result<String> {
    let table = host.open(Setting::new("spice-road", Options::seats(2))).await?;
    other.wish(&table, Wish::Sit { chair: None }).await?;
    other.wish(&table, Wish::Ready { ready: true }).await?;
    Ok(table)
}

/// The box of all tables: unpacking it for each would take longer than what is measured.
fn unpacked() -> Result<Arc<dyn Opened>> {
    static OPENED: OnceLock<Arc<dyn Opened>> = OnceLock::new();
    if let Some(opened) = OPENED.get() {
        return Ok(opened.clone());
    }
    let opened = registry::unpack("spice-road", &Options::seats(2), None)?;
    Ok(OPENED.get_or_init(|| opened).clone())
}

/// One of the two at the table: what it has heard and sees.
struct Reader {
    guest: Guest,
    seating: Option<Seating>,
    seq: u32,
    view: Vec<u8>,
    seat: Option<Seat>,
    /// The number of its list of moves.
    list: u32,
}

/// What the table has come to, as far as its people know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Now {
    /// This one of the two is to decide.
    Turn(usize),
    /// The game is over.
    Over,
}

/// Two guests at a table, and everything they have heard.
pub struct Pair {
    /// Its id.
    pub id: String,
    opened: Arc<dyn Opened>,
    readers: [Reader; 2],
    chance: Chance,
    ply: u32,
    awaited: Option<Seat>,
    over: bool,
    /// The moves that were acknowledged, in order: the number of the entry and the move.
    pub acknowledged: Vec<(u32, String)>,
}

impl Pair {
    /// Sits both guests down and begins.
    pub async fn begin(guests: [Guest; 2], id: String, seed: Seed) -> Result<Pair> {
        let [host, _] = &guests;
        host.wish(&id, Wish::Begin).await?;
        let opened = unpacked()?;
        let reader =
            |guest| Reader { guest, seating: None, seq: 0, view: Vec::new(), seat: None, list: 0 };
        let mut table = Pair {
            id,
            opened,
            readers: guests.map(reader),
            chance: Chance::new(seed),
            ply: 0,
            awaited: None,
            over: false,
            acknowledged: Vec::new(),
        };
        table.connect().await?;
        Ok(table)
    }

    /// Connects both guests where they left off, and hears what they have missed.
    pub async fn connect(&mut self) -> Result<()> {
        for at in 0..2 {
            let reader = &mut self.readers[at];
            let seating = Seating::connect(&reader.guest, &self.id, reader.seq).await?;
            reader.seating = Some(seating);
            loop {
                match self.hear(at).await? {
                    Some(FromTable::Caught(seq)) => {
                        let heard = self.readers[at].seq;
                        ensure!(seq == heard, "caught up to {seq}, but heard {heard}");
                        break;
                    }
                    _ => continue,
                }
            }
        }
        Ok(())
    }

    /// Drops both connections.
    pub fn disconnect(&mut self) {
        for reader in &mut self.readers {
            reader.seating = None;
        }
    }

    /// Who is to decide.
    pub(crate) fn now(&self) -> Result<Now> {
        if self.over {
            return Ok(Now::Over);
        }
        let awaited = self.awaited.context("nobody is awaited")?;
        let mover = self.readers.iter().position(|reader| reader.seat == Some(awaited));
        Ok(Now::Turn(mover.context("nobody sits where somebody is awaited")?))
    }

    /// How many decisions have been played, as far as is known.
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// A legal move of who is to decide, worked out from what they see.
    pub fn choose(&mut self, mover: usize) -> Result<Wish> {
        let reader = &self.readers[mover];
        let (seat, list) = (reader.seat.context("who decides has a seat")?, reader.list);
        let look = self.opened.look(&reader.view, self.chance.fork()).context("no view")?;
        let mut bot = look.hire("random", self.chance.fork())?;
        let number = bot.choose(&*look, seat).context("there is no move")?;
        let text = look.move_text(seat, number).context("there is no such move")?;
        Ok(Wish::Move { list, text })
    }

    /// Sends a wish, waits until it is acknowledged, and hears it from both sides. Tells when it
    /// was acknowledged.
    pub async fn play(&mut self, mover: usize, wish: Wish) -> Result<std::time::Instant> {
        let text = match &wish {
            Wish::Move { text, .. } => text.clone(),
            _ => String::new(),
        };
        let seating = self.readers[mover].seating.as_mut().context("not connected")?;
        let asked = seating.wish(wish).await?;
        let (seq, moment) = loop {
            match self.hear(mover).await? {
                Some(FromTable::Done { n, seq }) if n == asked => {
                    break (seq, std::time::Instant::now());
                }
                Some(FromTable::Refused { reason, .. }) => bail!("refused: {}", reason.message),
                _ => {}
            }
        };
        self.acknowledged.push((seq, text));
        for at in [mover, 1 - mover] {
            while self.readers[at].seq < seq {
                self.hear(at).await?;
            }
        }
        Ok(moment)
    }

    async fn hear(&mut self, at: usize) -> Result<Option<FromTable>> {
        let seating = self.readers[at].seating.as_mut().context("not connected")?;
        match seating.hear().await? {
            FromTable::Item(item) => {
                self.take(at, item)?;
                Ok(None)
            }
            other => Ok(Some(other)),
        }
    }

    fn take(&mut self, at: usize, item: Item) -> Result<()> {
        let reader = &mut self.readers[at];
        let due = reader.seq + 1;
        ensure!(item.seq == due, "entry {} came where {due} was due", item.seq);
        reader.seq = item.seq;
        if let Some(placard) = &item.placard {
            reader.seat = placard.me.map(Seat);
            self.over = placard.phase == Phase::Over;
        }
        let (ply, awaited, view) = match item.news {
            News::Began { view, awaited } => (0, awaited, patch::apply(&[], &view)),
            News::Moved { ply, list, awaited, view, .. }
            | News::Undone { ply, list, awaited, view, .. } => {
                reader.list = list;
                (ply, awaited, patch::apply(&reader.view, &view))
            }
            _ => return Ok(()),
        };
        reader.view = view.context("a patch does not fit")?;
        (self.ply, self.awaited) = (ply, awaited.first().copied());
        Ok(())
    }
}

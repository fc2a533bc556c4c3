//! Bots at the table. A bot gets what its seat sees and nothing else, so it can think anywhere.

use std::sync::Arc;
use std::time::Duration;

use kit::{Seat, Seed, Viewer};
use registry::{Opened, Player};

use crate::entry::Entry;
use crate::play::InPlay;
use crate::room::Room;

/// How long a bot waits before it decides, where nothing else was asked for: slow enough to follow.
pub const PACE: Duration = Duration::from_millis(700);

/// A decision a bot has to take.
#[derive(Clone)]
pub struct BotJob {
    /// The seat it plays for.
    pub seat: Seat,
    /// How many decisions had been played, of those the seat knows of.
    pub ply: u32,
    /// The number of the seat's list of moves; the answer counts as long as it is possible ever since.
    pub list: u32,
    /// The bot.
    pub bot: String,
    opened: Arc<dyn Opened>,
    view: Arc<[u8]>,
    /// The moves that others have made possible, if nobody waits for the seat.
    answers: Option<Vec<String>>,
}

/// What a bot has found out in the turn it is taking. Who lets bots think keeps this from one
/// decision to the next; it is worth nothing once somebody else has decided.
#[derive(Default)]
pub struct Mind(Option<Known>);

struct Known {
    bot: String,
    seat: Seat,
    /// The number of the decision it can go on with.
    next: u32,
    player: Box<dyn Player>,
}

impl Mind {
    /// The player who took the decision before this one, if the same bot took it for the same
    /// seat.
    fn recall(&mut self, job: &BotJob) -> Option<Box<dyn Player>> {
        let known = self.0.take()?;
        let same = (&known.bot, known.seat, known.next) == (&job.bot, job.seat, job.ply);
        same.then_some(known.player)
    }
}

impl BotJob {
    /// Whether it is decided in the blink of an eye.
    pub fn is_quick(&self) -> bool {
        self.bot.parse::<bots::BotSpec>().is_ok_and(|spec| spec.is_quick())
    }

    /// Whether nobody waits for the decision: the bot may answer what another seat has offered it.
    pub fn is_free(&self) -> bool {
        self.answers.is_some()
    }

    /// Thinks. The seed must not come from that of the game. `None` if there is nothing to decide, or
    /// nobody waits for the bot and it would not answer. A bot that is waited for and cannot say takes
    /// the first move: a table never hangs.
    pub fn think(&self, mind: &mut Mind, seed: Seed) -> Option<String> {
        let table = self.opened.look(&self.view, seed)?;
        let player = mind.recall(self).or_else(|| table.hire(&self.bot, seed).ok());
        let number = player.and_then(|mut player| {
            let number = player.choose(&*table, self.seat);
            let (bot, seat, next) = (self.bot.clone(), self.seat, self.ply + 1);
            mind.0 = Some(Known { bot, seat, next, player });
            number
        });
        match &self.answers {
            None => table.move_text(self.seat, number.unwrap_or(0)),
            Some(answers) => {
                table.move_text(self.seat, number?).filter(|text| answers.contains(text))
            }
        }
    }
}

impl std::fmt::Debug for BotJob {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let BotJob { seat, ply, bot, .. } = self;
        f.debug_struct("BotJob").field("seat", seat).field("ply", ply).field("bot", bot).finish()
    }
}

impl std::fmt::Debug for Mind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let whose = self.0.as_ref().map(|known| (&known.bot, known.seat, known.next));
        f.debug_tuple("Mind").field(&whose).finish()
    }
}

impl Room {
    /// Whether the table waits for a bot.
    pub fn awaits_bot(&self) -> bool {
        let bot = |seat: Seat| self.chairs.get(seat.index()).is_some_and(|it| it.bot().is_some());
        self.playing().is_ok_and(|play| play.awaiting().iter().any(bot))
    }

    /// Whether a bot is to be asked, awaited or not.
    pub fn asks_bot(&self) -> bool {
        self.playing().is_ok_and(|play| self.next_bot(play).is_some())
    }

    /// The bot that is to decide next. A bot that nobody waits for is asked once when others have
    /// made something possible for it: it may answer what was offered.
    fn next_bot<'a>(&'a self, play: &InPlay) -> Option<(Seat, &'a str, Option<Vec<String>>)> {
        let awaiting = play.awaiting();
        let bot = |seat: Seat| Some((seat, self.chairs.get(seat.index())?.bot()?));
        match awaiting.iter().find_map(bot) {
            Some((seat, bot)) => Some((seat, bot, None)),
            None => self.next_free_bot(play),
        }
    }

    /// The bot that nobody waits for and that is to be asked next, with what it may answer.
    fn next_free_bot<'a>(&'a self, play: &InPlay) -> Option<(Seat, &'a str, Option<Vec<String>>)> {
        let awaiting = play.awaiting();
        let bot = |seat: Seat| Some((seat, self.chairs.get(seat.index())?.bot()?));
        let seats = Seat::all(self.chairs.len() as u8).filter(|&seat| !awaiting.contains(seat));
        let mut free = seats.filter_map(bot);
        free.find_map(|(seat, bot)| {
            let passed = self.passed.get(seat.index()).copied().unwrap_or_default();
            let gained = play.list(seat)?.gained(passed);
            let answers = gained.filter(|text| !play.table.is_composed(text)).map(str::to_owned);
            let answers: Vec<String> = answers.collect();
            (!answers.is_empty()).then_some((seat, bot, Some(answers)))
        })
    }

    /// The next decision a bot has to take.
    pub fn bot_job(&self) -> Option<BotJob> {
        let play = self.playing().ok()?;
        Some(self.job(play, self.next_bot(play)?))
    }

    /// The next decision of a bot that nobody waits for, even if others are waited for: where one decision
    /// is taken at a time, nobody can keep those from deciding.
    pub fn free_bot_job(&self) -> Option<BotJob> {
        let play = self.playing().ok()?;
        Some(self.job(play, self.next_free_bot(play)?))
    }

    fn job(&self, play: &InPlay, next: (Seat, &str, Option<Vec<String>>)) -> BotJob {
        let (seat, bot, answers) = next;
        let viewer = Viewer::Seat(seat);
        let view: Arc<[u8]> = InPlay::view(&play.views, viewer).into();
        let (ply, list) = (play.audience.ply(viewer), play.list_number(viewer));
        let (bot, opened) = (bot.to_owned(), play.opened.clone());
        BotJob { seat, ply, list, bot, opened, view, answers }
    }

    /// How long a bot waits before it decides: as long as the pace says before the first decision of its
    /// turn, and half as long before the others.
    pub fn pause(&self, job: &BotJob, pace: Duration) -> Duration {
        let last = self.log().iter().rev().find_map(|logged| match logged.entry {
            Entry::Moved { seat, .. } => Some(seat),
            _ => None,
        });
        if last == Some(job.seat) { pace / 2 } else { pace }
    }

    /// A bot that nobody waits for has thought and leaves it at that. Its next job is another one.
    pub fn pass_bot(&mut self, seat: Seat, list: u32) {
        self.passed.resize(self.chairs.len(), 0);
        if let Some(passed) = self.passed.get_mut(seat.index()) {
            *passed = list.max(*passed);
        }
    }
}

//! Bots at the table. A bot gets what its seat sees and nothing else, so it can think anywhere.

use std::sync::Arc;

use kit::{Seat, Seed, Viewer};
use registry::{Opened, Player};

use crate::play::InPlay;
use crate::room::Room;

/// A decision a bot has to take.
#[derive(Clone)]
pub struct BotJob {
    /// The seat it plays for.
    pub seat: Seat,
    /// How many decisions had been played; the answer counts only as long as that is so.
    pub ply: u32,
    /// The bot.
    pub bot: String,
    opened: Arc<dyn Opened>,
    view: Arc<[u8]>,
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

    /// Thinks. The seed must not come from that of the game. `None` if there is nothing to decide.
    pub fn think(&self, mind: &mut Mind, seed: Seed) -> Option<String> {
        let table = self.opened.look(&self.view, seed)?;
        let mut player = match mind.recall(self) {
            Some(player) => player,
            None => table.hire(&self.bot, seed).ok()?,
        };
        let number = player.choose(&*table, self.seat)?;
        let (bot, seat, next) = (self.bot.clone(), self.seat, self.ply + 1);
        mind.0 = Some(Known { bot, seat, next, player });
        table.move_text(self.seat, number)
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
        self.playing().is_ok_and(|play| self.awaited_bot(play).is_some())
    }

    fn awaited_bot(&self, play: &InPlay) -> Option<(Seat, &str)> {
        let bot = |seat: Seat| Some((seat, self.chairs.get(seat.index())?.bot()?));
        play.awaited().iter().find_map(bot)
    }

    /// The next decision a bot has to take.
    pub fn bot_job(&self) -> Option<BotJob> {
        let play = self.playing().ok()?;
        let (seat, bot) = self.awaited_bot(play)?;
        let view: Arc<[u8]> = InPlay::view(&play.views, Viewer::Seat(seat)).into();
        let opened = play.opened.clone();
        Some(BotJob { seat, ply: play.ply(), bot: bot.to_owned(), opened, view })
    }
}

//! What a table does by itself: bots decide, clocks run out, and who is here is told.

use std::sync::Arc;
use std::time::Duration;

use room::{BotJob, Mind, Refusal};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::Tables;
use super::fair::Payer;
use super::open::{Held, Open};
use crate::app::closing;
use crate::fresh;

/// Who comes and goes within this time is told at once.
const GATHER: Duration = Duration::from_millis(100);
/// After something that cannot be, one does not try again at once.
const PAUSE: Duration = Duration::from_secs(5);

/// What a table has to do next.
enum Next {
    Nothing,
    Bot { job: BotJob, payer: Payer, from: Instant },
    Clock { within: Duration },
    Gone,
}

impl Tables {
    /// Looks after a table as long as it is open.
    pub(super) fn start_keeper(self: &Arc<Self>, open: &Arc<Open>) {
        tokio::spawn(self.clone().keep(open.clone()));
    }

    async fn keep(self: Arc<Self>, open: Arc<Open>) {
        let mut stopping = self.stopping.clone();
        let mut mind = Mind::default();
        loop {
            let next = {
                let mut state = open.state.clone().lock_owned().await;
                self.next(&open, &mut state).await
            };
            if !matches!(next, Next::Bot { .. }) {
                // What a bot knows can be large, and people take their time.
                mind = Mind::default();
            }
            let work = async {
                match next {
                    Next::Gone => return true,
                    Next::Nothing => called(&open).await,
                    Next::Clock { within } => {
                        // Whichever it was, the table is looked at again.
                        let _ = timeout(within, called(&open)).await;
                    }
                    Next::Bot { job, payer, from } => {
                        let had = std::mem::take(&mut mind);
                        mind = self.play_bot(&open, job, payer, had, from).await;
                    }
                }
                false
            };
            tokio::select! {
                gone = work => if gone { return },
                () = closing(&mut stopping) => return,
            }
        }
    }

    /// Does what is due at once and tells what comes next.
    async fn next(&self, open: &Open, state: &mut Held) -> Next {
        if state.gone {
            return Next::Gone;
        }
        let now = fresh::now();
        if let Some(change) = state.room.act_clock(now)
            && self.settle(open, state, change).await.is_err()
        {
            return Next::Gone;
        }
        {
            let state = &mut **state;
            state.readers.look_around(&state.room);
        }
        let goes_on = self.goes_on(state);
        if let Some(job) = state.room.bot_job().filter(|_| goes_on) {
            let pause = state.room.pause(&job, self.pace);
            return Next::Bot { job, payer: state.payer(), from: state.played + pause };
        }
        match state.due() {
            None => Next::Nothing,
            Some(due) => Next::Clock { within: Duration::from_millis(due.saturating_sub(now)) },
        }
    }

    /// Lets a bot think while the table goes on, and plays its decision if it still fits. Gives back
    /// what the bot knows.
    async fn play_bot(
        &self,
        open: &Open,
        job: BotJob,
        payer: Payer,
        mut mind: Mind,
        from: Instant,
    ) -> Mind {
        let (seat, list, is_free) = (job.seat, job.list, job.is_free());
        let Ok(seed) = fresh::seed() else {
            sleep(PAUSE).await;
            return mind;
        };
        let queue = if job.is_quick() { &self.deciders } else { &self.thinkers };
        let turn = queue.turn(payer).await;
        let begun = std::time::Instant::now();
        let thought = tokio::task::spawn_blocking(move || {
            let text = job.think(&mut mind, seed);
            drop(turn);
            text.map(|text| (text, mind))
        });
        let thought = thought.await;
        self.counts.think.record(begun.elapsed());
        if is_free && matches!(thought, Ok(None)) {
            open.state.lock().await.room.pass_bot(seat, list);
            return Mind::default();
        }
        let Ok(Some((text, mind))) = thought else {
            tracing::error!(table = &*open.id, seat = seat.0, "a bot found no move");
            sleep(PAUSE).await;
            return Mind::default();
        };
        sleep_until(from).await;
        let mut state = open.state.clone().lock_owned().await;
        if state.gone || state.unsettled {
            return mind;
        }
        match state.room.act_bot(seat, list, &text, fresh::now()) {
            Ok(change) => {
                // A table that cannot be stored has been put away; the next one to ask folds it
                // again.
                if self.settle(open, &mut state, change).await.is_ok() {
                    self.counts.moves.increment(1);
                }
            }
            // Somebody has returned to their seat, taken something back, or withdrawn an offer.
            Err(Refusal::Stale { .. } | Refusal::NotHanded | Refusal::Over) => {}
            Err(refusal) => {
                drop(state);
                let code = refusal.code();
                tracing::error!(table = &*open.id, seat = seat.0, code, "a bot’s move was refused");
                sleep(PAUSE).await;
            }
        }
        mind
    }
}

/// Waits until the table calls. Who comes and goes can wait a little, bots cannot.
async fn called(open: &Open) {
    tokio::select! {
        () = open.wake.notified() => return,
        () = open.door.notified() => {}
    }
    let _ = timeout(GATHER, open.wake.notified()).await;
}

//! A table in this browser, as its page sees it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use kit::{Options, Phrase, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use module::ask::{Ask, Begin, PlayOn};
use module::host::{FromWorker, ToWorker};
use module::think::Story;
use room::{Entry, FromTable, Logged, Phase, Reason, Setting, TableLine, Who, Wish};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::Ends;
use super::kept::{self, Log};
use super::talk::Talk;
use crate::model::Model;
use crate::notice::Notices;
use crate::route::{Navigation, Route};
use crate::settings::Settings;
use crate::speech::Speech;
use crate::table_context::{TableContext, Wire};
use crate::{browser, programs, rules};

/// What all tables of this browser have in common.
#[derive(Default)]
struct Means {
    /// Where the worker's script is.
    script: String,
    /// How long bots wait, in hundredths of what is usual.
    pace: u32,
}

thread_local! {
    static MEANS: RefCell<Means> = RefCell::default();
}

/// Tells where the worker's script is: its name changes with every version. Bots wait as long as
/// the address says with which the page was opened (`?pace=0` for tests).
pub fn prepare(script: String) {
    let search = window().location().search().unwrap_or_default();
    MEANS.set(Means { script, pace: pace(&search) });
}

/// Starts a worker with a game. It says `Ready` when it listens.
pub(crate) fn worker(game: &str) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    // The name tells the worker's script which game to load.
    options.set_name(game);
    let script = MEANS.with_borrow(|means| means.script.clone());
    Worker::new_with_options(&script, &options).ok()
}

/// What has happened at a table of this browser.
pub(crate) fn log(table: &str) -> Option<Vec<Logged>> {
    Log::load(table)?.entries()
}

/// Sets up a table in this browser, begins the game, and tells the table's id, or why it could not
/// be done. The game is loaded first.
pub async fn create(setting: Setting, bots: Vec<String>, name: String) -> Result<String, Phrase> {
    let game = setting.game.clone();
    programs::load(&game).await.map_err(|programs::Away| Phrase::new("box-away"))?;
    let (table, now, options) = (browser::fresh_id(), browser::now(), setting.options.clone());
    let begin = Begin { table: table.clone(), setting, bots, name: name.clone(), now };
    keep(table, (&game, options), Ask::Begin(begin), name)
}

/// Opens a table in this browser at which a game that is over is played on from the moment after so many
/// decisions, and tells its id, or why it could not be done.
pub(crate) fn play_on(
    game: Option<&'static str>,
    story: Story,
    (ply, seat): (usize, Seat),
    name: String,
) -> Result<String, Phrase> {
    let (table, now) = (browser::fresh_id(), browser::now());
    let on = PlayOn { story, ply, seat, table: table.clone(), name: name.clone(), now };
    keep(table, (game.unwrap_or_default(), Options::seats(2)), Ask::PlayOn(on), name)
}

/// Keeps the log of a game that begins here, as the game itself writes it.
fn keep(
    table: String,
    (game, options): (&str, Options),
    ask: Ask,
    name: String,
) -> Result<String, Phrase> {
    let begun = rules::begin(game, options, ask);
    let entries = begun.ok_or_else(|| Phrase::new("box-away"))??;
    let (mut log, mut seated) = (Log::default(), vec![name]);
    for logged in &entries {
        log.add(logged);
        if let Entry::Hired { bot, .. } = &logged.entry {
            seated.push(format!("bot:{bot}"));
        }
    }
    log.save(&table);
    kept::keep_line(&TableLine {
        table: table.clone(),
        game: game.to_owned(),
        phase: Phase::Playing,
        seats: seated.len() as u8,
        seated,
        your_turn: false,
        mine: true,
        at: browser::now(),
    });
    Ok(table)
}

/// The game of a table of this browser; `None` if it keeps no such table.
pub fn game(table: &str) -> Option<String> {
    Log::load(table)?.game()
}

/// A worker and what goes to and fro.
struct Local {
    table: String,
    ends: Ends,
    worker: Worker,
    talk: RefCell<Talk>,
    log: RefCell<Log>,
    pace: u32,
    /// Whether it was told that the game is not kept.
    warned: Cell<bool>,
    notices: Notices,
    speech: Speech,
}

/// Opens a table of this browser. The wire is `Gone` if it keeps no such table.
pub fn open(table: String) -> TableContext {
    let (settings, place) = (Settings::here(), Navigation::here());
    let ends = Ends::new(Wire::Local, settings.lang);
    let local = Log::load(&table).and_then(|log| Local::start(table, ends, log));
    if local.is_none() {
        ends.wire.set(Wire::Gone);
    }
    let local = StoredValue::new_local(local);
    on_cleanup(move || {
        if let Some(local) = local.try_update_value(Option::take).flatten() {
            local.worker.terminate();
        }
    });
    let send = Callback::new(move |wish| {
        local.with_value(|local| {
            if let Some(local) = local {
                local.wish(wish);
            }
        });
    });
    let rematch = Callback::new(move |()| {
        let again = ends.model.with_untracked(rematch_of);
        spawn_local(async move {
            let Some((setting, bots, name)) = again else { return };
            if let Ok(table) = create(setting, bots, name).await {
                place.go(Route::Solo(table));
            }
        });
    });
    ends.table(send, rematch)
}

/// The same set-up and bots, for another game.
fn rematch_of(model: &Model) -> Option<(Setting, Vec<String>, String)> {
    let placard = model.placard.as_ref()?;
    let mut name = String::new();
    let mut bots = Vec::new();
    for chair in &placard.chairs {
        match &chair.who {
            Who::Person(person) => name = person.clone(),
            Who::Bot(bot) => bots.push(bot.clone()),
            Who::Nobody => {}
        }
    }
    Some((placard.setting.clone(), bots, name))
}

impl Local {
    fn start(table: String, ends: Ends, log: Log) -> Option<Rc<Local>> {
        let worker = worker(&log.game()?)?;
        let pace = MEANS.with_borrow(|means| means.pace);
        let local = Rc::new(Local {
            table,
            ends,
            worker,
            talk: RefCell::default(),
            log: RefCell::new(log),
            pace,
            warned: Cell::new(false),
            notices: Notices::here(),
            speech: Speech::here(),
        });
        let hearing = Rc::downgrade(&local);
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let (Some(local), Ok(said)) = (hearing.upgrade(), serde_json::from_str(&text)) {
                local.hear(said);
            }
        });
        local.worker.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
        let failing = Rc::downgrade(&local);
        let fail = Closure::<dyn FnMut()>::new(move || {
            if let Some(local) = failing.upgrade() {
                local.notices.warn(local.speech.word("solo-fallen"));
            }
        });
        local.worker.set_onerror(Some(fail.into_js_value().unchecked_ref()));
        Some(local)
    }

    fn post(&self, said: &ToWorker) {
        if let Ok(text) = serde_json::to_string(said) {
            let _ = self.worker.post_message(&JsValue::from_str(&text));
        }
    }

    fn wish(&self, wish: Wish) {
        let mut talk = self.talk.borrow_mut();
        self.ends.wish(&mut talk, wish);
        self.flush(&mut talk);
    }

    fn flush(&self, talk: &mut Talk) {
        for said in talk.take() {
            self.post(&ToWorker::Said(said));
        }
    }

    fn hear(&self, said: FromWorker) {
        match said {
            FromWorker::Ready => match self.log.borrow().entries() {
                Some(log) => {
                    let (table, pace) = (self.table.clone(), self.pace);
                    self.post(&ToWorker::Open { table, log, pace });
                }
                None => self.ends.wire.set(Wire::Gone),
            },
            FromWorker::Keep(logged) => {
                let mut log = self.log.borrow_mut();
                log.add(&logged);
                if !log.save(&self.table) && !self.warned.replace(true) {
                    self.notices.warn(self.speech.word("solo-not-kept"));
                }
            }
            FromWorker::Said(said) => self.take(said),
            FromWorker::Refused { n, code, says } => {
                let model = self.ends.model;
                let game = model.with_untracked(|model| {
                    model.placard.as_ref().map(|placard| placard.setting.game.clone())
                });
                let speech = self.speech.about(&game.unwrap_or_default());
                let message = untrack(|| speech.say(&says));
                self.take(FromTable::Refused { n, reason: Reason { code, message } });
            }
            FromWorker::Progress { .. } | FromWorker::Answer { .. } => {}
            FromWorker::Broken(reason) => {
                browser::complain(&reason);
                self.ends.wire.set(Wire::Gone);
            }
        }
    }
}

impl Local {
    fn take(&self, said: FromTable) {
        let mut talk = self.talk.borrow_mut();
        let next = self.ends.hear(&mut talk, said);
        self.flush(&mut talk);
        if next.changed
            && let Some(line) = self.ends.model.with_untracked(line_of)
        {
            kept::keep_line(&line);
        }
    }
}

/// What lists show of the table.
fn line_of(model: &Model) -> Option<TableLine> {
    let placard = model.placard.as_ref()?;
    let name = |who: &Who| match who {
        Who::Nobody => None,
        Who::Person(name) => Some(name.clone()),
        Who::Bot(bot) => Some(format!("bot:{bot}")),
    };
    let at = model.frames.last().map_or_else(browser::now, |frame| frame.at);
    Some(TableLine {
        table: placard.table.clone(),
        game: placard.setting.game.clone(),
        phase: placard.phase,
        seated: placard.chairs.iter().filter_map(|chair| name(&chair.who)).collect(),
        seats: placard.setting.options.seats,
        your_turn: model.my_turn(),
        mine: true,
        at,
    })
}

/// The pace named in an address.
fn pace(search: &str) -> u32 {
    let pairs = search.trim_start_matches('?').split('&').filter_map(|pair| pair.split_once('='));
    let mut paces = pairs.filter(|(name, _)| *name == "pace");
    let pace = paces.next().and_then(|(_, value)| value.parse().ok());
    pace.map_or(100, |pace: u32| pace.min(1_000))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use module::ask::Begun;
    use module::host::READER;
    use room::Room;

    use super::*;

    fn begun(bots: &[&str]) -> Begun {
        let setting = Setting::new("spice-road", Options::seats(3));
        let bots = bots.iter().map(|bot| (*bot).to_owned()).collect();
        let (table, name) = ("solo".to_owned(), "Anna".to_owned());
        let begin = Begin { table, setting, bots, name, now: 5 };
        rules::begin("spice-road", Options::seats(3), Ask::Begin(begin)).unwrap()
    }

    #[test]
    fn the_pace_is_usual_unless_the_address_says_otherwise() {
        assert_eq!(
            [pace(""), pace("?a=1&pace=0"), pace("?pace=x"), pace("?pace=9999999")],
            [100, 0, 100, 1_000]
        );
    }

    #[test]
    fn why_a_game_cannot_begin_is_told_in_words() {
        let why = begun(&["greedy"]).unwrap_err();
        assert_eq!(why.key, "room-empty-chairs");
    }

    #[test]
    fn a_rematch_has_the_same_people() {
        let log = begun(&["greedy", "random"]).unwrap();
        let room = Room::fold("solo", Arc::default(), log).unwrap();
        let mut model = Model::default();
        model.placard = Some(room.placard(Some(READER), 9));
        let (setting, mut bots, name) = rematch_of(&model).unwrap();
        bots.sort();
        assert_eq!((bots.join(" "), name.as_str()), ("greedy random".to_owned(), "Anna"));
        assert_eq!(setting.options.seats, 3);
    }
}

//! A table in the page itself, for looking at the board: `?harness&seats=3&plies=40&seed=7`.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use kit::{Lang, Options, SeatSet, Seed};
use leptos::prelude::*;
use room::{
    Around, Change, FromTable, Person, PersonId, Phase, Reason, Room, Setting, Shelf, Wish,
};

use super::TableBoard;
use crate::desk::{Desk, Wire};
use crate::model::Model;
use crate::settings::{Settings, Theme};
use crate::speech::Speech;

const ME: PersonId = PersonId(1);

/// A word of the address: `name=value`, or `name` alone.
fn asked(name: &str) -> Option<String> {
    let search = window().location().search().unwrap_or_default();
    let words = search.trim_start_matches('?').split('&');
    let mut pairs = words.map(|word| word.split_once('=').unwrap_or((word, "")));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value.to_owned())
}

fn number(name: &str, default: u64) -> u64 {
    asked(name).and_then(|value| value.parse().ok()).unwrap_or(default)
}

/// Whether the page is asked for in this form.
pub(crate) fn is_wanted() -> bool {
    asked("harness").is_some()
}

fn now() -> u64 {
    js_sys::Date::now() as u64
}

struct House {
    room: Room,
    desk: Desk,
    chance: u64,
    reader: Option<PersonId>,
}

impl House {
    fn tell(&self, change: &Change) {
        let item = self.room.item(change, self.reader);
        self.desk.model.update(|model| {
            model.hear(FromTable::Item(item));
        });
    }

    fn seed(&mut self) -> Seed {
        self.chance += 1;
        Seed::from_number(self.chance)
    }

    fn act(&mut self, wish: Wish) {
        let person = Person { id: ME, name: "Anna".to_owned() };
        let mut chance = self.chance;
        let mut fresh = || {
            chance += 1;
            Seed::from_number(chance)
        };
        let mut around = Around { now: now(), away: SeatSet::EMPTY, fresh: &mut fresh };
        match self.room.act(&person, wish, &mut around) {
            Ok(change) => self.tell(&change),
            Err(refusal) => {
                let message = crate::speech::say(
                    Lang::En,
                    Some("spice-road"),
                    &refusal.phrase(),
                    &Default::default(),
                );
                let reason = Reason { code: refusal.code().to_owned(), message };
                self.desk.refused.set(Some(reason));
            }
        }
        self.chance = chance;
    }

    fn bot(&mut self) -> bool {
        let Some(job) = self.room.bot_job() else { return false };
        let seed = self.seed();
        let Some(text) = job.think(seed) else { return false };
        match self.room.act_bot(job.seat, job.ply, &text, now()) {
            Ok(change) => self.tell(&change),
            Err(_) => return false,
        }
        true
    }

    /// Plays for everybody, the reader included.
    fn forward(&mut self, plies: u64) {
        for _ in 0..plies {
            if self.room.phase() != Phase::Playing {
                return;
            }
            if self.bot() {
                continue;
            }
            let seed = self.seed();
            let text = self.desk.model.with_untracked(|model| {
                let (me, frame) = (model.me()?, model.frames.last()?);
                let table = model.look(frame)?;
                let choice = table.hire("greedy", seed).ok()?.choose(&*table, me)?;
                Some(table.moves(me).into_iter().nth(choice)?.text)
            });
            let ply =
                self.desk.model.with_untracked(|model| model.placard.as_ref().map_or(0, |p| p.ply));
            if let Some(text) = text {
                self.act(Wish::Move { ply, text });
            }
        }
    }
}

/// The board with a table of its own.
#[component]
pub(crate) fn Harness() -> impl IntoView {
    let settings = Settings::load();
    if let Some(lang) = asked("lang").as_deref().and_then(Lang::parse) {
        settings.lang.set(lang);
    }
    match asked("theme").as_deref() {
        Some("dark") => settings.theme.set(Theme::Dark),
        Some("light") => settings.theme.set(Theme::Light),
        _ => {}
    }
    settings.welcomed.set(asked("welcome").is_none());
    settings.confirm.set(asked("confirm").is_some());
    let speech = Speech { lang: settings.lang, game: None };
    let house: Rc<RefCell<Option<House>>> = Rc::default();
    let pending = RwSignal::new(None);
    let shared = StoredValue::new_local(house.clone());
    let send = Callback::new(move |wish: Wish| {
        pending.set(Some(wish.clone()));
        let act = move || {
            shared.with_value(|house| {
                if let Some(house) = house.borrow_mut().as_mut() {
                    house.act(wish.clone());
                }
            });
            pending.set(None);
            run_bots(shared);
        };
        set_timeout(act, Duration::from_millis(30));
    });
    let desk = Desk {
        model: RwSignal::new(Model::default()),
        wire: RwSignal::new(Wire::Local),
        pending,
        refused: RwSignal::new(None),
        send,
        rematch: Callback::new(|()| {
            let _ = window().location().reload();
        }),
    };
    provide_context(settings);
    provide_context(speech);
    provide_context(desk);
    let seats = number("seats", 3).clamp(2, 5) as u8;
    let mut options = Options::seats(seats);
    if asked("deals").is_some() {
        options = options.with("golden-deals").with("bonus-cards");
    }
    let mut setting = Setting::new("spice-road", options);
    if asked("clock").is_some() {
        setting.clock = room::Clock::Minutes(1);
    }
    let anna = Person { id: ME, name: "Anna".to_owned() };
    let table = format!("solo-harness-{}", now());
    if let Ok((room, opened)) = Room::open(&table, Arc::new(Shelf::default()), setting, anna, now())
    {
        let reader = asked("watch").is_none().then_some(ME);
        let mut fresh = House { room, desk, chance: number("seed", 7) * 1000, reader };
        fresh.tell(&opened);
        for chair in 1..seats {
            fresh.act(Wish::Hire { chair, bot: "greedy".to_owned() });
        }
        fresh.act(Wish::Ready { ready: true });
        fresh.act(Wish::Begin);
        fresh.forward(number("plies", 0));
        // Until the reader is asked.
        while asked("wait").is_some() && fresh.bot() {}
        desk.model.update(|model| model.caught = true);
        *house.borrow_mut() = Some(fresh);
    }
    run_bots(shared);
    view! { <TableBoard/> }
}

fn run_bots(house: StoredValue<Rc<RefCell<Option<House>>>, LocalStorage>) {
    let step = move || {
        let moved = house.with_value(|house| house.borrow_mut().as_mut().is_some_and(House::bot));
        if moved {
            run_bots(house);
        }
    };
    set_timeout(step, Duration::from_millis(40));
}

//! The boxes on the shelf, which of them are looked for, and help for who cannot decide.

use kit::{Meta, Phrase};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::draft::Draft;
use super::home::reader_name;
use super::setup::{Purpose, Setup};
use crate::art;
use crate::catalogue;
use crate::dialog::Dialog;
use crate::link::local;
use crate::notice::Notices;
use crate::route::{Navigation, Route};
use crate::settings::Settings;
use crate::speech::Speech;

/// How long a game may take at most in minutes, the shorter first. Those that take longer than the last are long.
const LENGTHS: [u16; 2] = [45, 90];
const LONG: u16 = u16::MAX;
/// So many games stand for their box on its chip.
const SIGNS: usize = 3;
/// Two people, and the face of a clock.
const PEOPLE: &str = "M8 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm8.5-.5a3.3 3.3 0 1 0 0-6.600v6.600zM1 20c0-5 3-7.500 7-7.500s7 2.500 7 7.500zm16 0c0-3-.8-5.400-2.300-7 4.800-.8 8.300 2 8.300 7z";
const CLOCK: &str = "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 2.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15zM11 7h2v4.500l3.200 3.200-1.400 1.400-3.800-3.800z";

/// Which games are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Wanted {
    seats: Option<u8>,
    /// The most minutes a game may take, or [`LONG`].
    minutes: Option<u16>,
    box_id: Option<&'static str>,
}

/// One thing that is wanted of a game, or no longer.
#[derive(Clone, Copy)]
enum Wish {
    Seats(Option<u8>),
    Minutes(Option<u16>),
    Box(Option<&'static str>),
}

impl Wanted {
    fn with(mut self, wish: Wish) -> Wanted {
        match wish {
            Wish::Seats(seats) => self.seats = seats,
            Wish::Minutes(minutes) => self.minutes = minutes,
            Wish::Box(box_id) => self.box_id = box_id,
        }
        self
    }

    /// Whether a game is of the box that is looked for.
    fn is_of_box(self, meta: &Meta) -> bool {
        self.box_id.is_none_or(|box_id| meta.box_id == box_id)
    }

    /// Whether a game is one that is looked for.
    fn fits(self, meta: &Meta) -> bool {
        let seats = self.seats.is_none_or(|seats| (meta.seats.0..=meta.seats.1).contains(&seats));
        let longest = meta.minutes.1;
        let minutes = self.minutes.is_none_or(|most| match most {
            LONG => LENGTHS.iter().all(|length| longest > *length),
            most => longest <= most,
        });
        seats && minutes && self.is_of_box(meta)
    }

    /// The games that are looked for.
    fn games(self) -> Vec<&'static Meta> {
        catalogue::games().iter().copied().filter(|meta| self.fits(meta)).collect()
    }
}

/// The other games of the same box.
fn siblings(meta: &'static Meta) -> impl Iterator<Item = &'static Meta> {
    let games = catalogue::games().iter().copied();
    games.filter(|other| other.box_id == meta.box_id && other.id != meta.id)
}

/// Shows the sheet on which a table of a game is set up, for so many if that is known.
type SetUp = Callback<(&'static Meta, Option<u8>)>;

/// The games, with the sheet on which a table of one is set up.
#[component]
pub(super) fn Shelf() -> impl IntoView {
    let speech = Speech::here();
    let wanted = RwSignal::new(Wanted::default());
    let chosen = RwSignal::new(None::<(&'static Meta, Option<u8>)>);
    let setting_up = RwSignal::new(false);
    let set_up = Callback::new(move |what| {
        chosen.set(Some(what));
        setting_up.set(true);
    });
    let cards = catalogue::games().iter();
    let cards = cards.map(|meta| view! { <GameCard meta wanted set_up /> }).collect_view();
    let boxes = catalogue::games().iter().filter(|meta| {
        let first = catalogue::games().iter().find(|other| other.box_id == meta.box_id);
        first.is_some_and(|first| first.id == meta.id) && siblings(meta).next().is_some()
    });
    let boxes = boxes.map(|meta| view! { <Chip wanted wish=Wish::Box(Some(meta.box_id)) /> });
    let count = move || {
        let any = wanted.get() != Wanted::default();
        any.then(|| speech.say(&Phrase::new("home-fit").with("count", wanted.get().games().len())))
    };
    view! {
        <section class="games" aria-labelledby="games">
            <div class="games-head">
                <h2 id="games">{speech.text("home-games")}</h2>
                <div class="questions">
                    <Questions wanted any=true words=["home-seats", "home-length"] />
                </div>
                {boxes.collect_view()}
                <p class="quiet-text" role="status">{count}</p>
            </div>
            <div class="game-grid">
                {cards}
                <Tonight set_up />
            </div>
            {move || chosen.get().map(|(meta, seats)| view! {
                <div data-game=meta.id><Setup open=setting_up purpose=Purpose::New(meta, seats) /></div>
            })}
        </section>
    }
}

/// How many play, and how long; `any` of both can be an answer of its own.
#[component]
fn Questions(wanted: RwSignal<Wanted>, any: bool, words: [&'static str; 2]) -> impl IntoView {
    let most = catalogue::games().iter().map(|meta| meta.seats.1).max().unwrap_or(2);
    let mut seats: Vec<Wish> = (2..=most).map(|seats| Wish::Seats(Some(seats))).collect();
    let lengths = LENGTHS.into_iter().chain([LONG]);
    let mut lengths: Vec<Wish> = lengths.map(|most| Wish::Minutes(Some(most))).collect();
    if any {
        seats.insert(0, Wish::Seats(None));
        lengths.insert(0, Wish::Minutes(None));
    }
    let [seats_word, length_word] = words;
    view! {
        <Question wanted word=seats_word sign=PEOPLE wishes=seats />
        <Question wanted word=length_word sign=CLOCK wishes=lengths />
    }
}

#[component]
fn Question(
    wanted: RwSignal<Wanted>,
    word: &'static str,
    sign: &'static str,
    wishes: Vec<Wish>,
) -> impl IntoView {
    let speech = Speech::here();
    let chips = wishes.into_iter().map(|wish| view! { <Chip wanted wish /> }).collect_view();
    view! {
        <div class="chips" role="group" aria-label=speech.text(word)>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d=sign></path></svg>
            <span aria-hidden="true">{speech.text(word)}</span>
            {chips}
        </div>
    }
}

/// Something that can be wanted of a game; pressed once more, it no longer is.
#[component]
fn Chip(wanted: RwSignal<Wanted>, wish: Wish) -> impl IntoView {
    let speech = Speech::here();
    let is_wanted = move || wanted.with(|wanted| wanted.with(wish) == *wanted);
    let press = move |_| {
        let nothing = match wish {
            Wish::Seats(_) => Wish::Seats(None),
            Wish::Minutes(_) => Wish::Minutes(None),
            Wish::Box(_) => Wish::Box(None),
        };
        let wish = if untrack(is_wanted) { nothing } else { wish };
        wanted.update(|wanted| *wanted = wanted.with(wish));
    };
    let games = move || {
        let games = catalogue::games().iter().copied();
        games.filter(move |meta| matches!(wish, Wish::Box(Some(box_id)) if box_id == meta.box_id))
    };
    let label = move || match wish {
        Wish::Seats(Some(seats)) => seats.to_string(),
        Wish::Minutes(Some(LONG)) => speech.word("home-long"),
        Wish::Minutes(Some(minutes)) => {
            speech.say(&Phrase::new("home-minutes").with("minutes", minutes))
        }
        Wish::Box(Some(box_id)) => {
            let name = Phrase::new(format!("box-{box_id}"));
            let label = Phrase::new("home-box").with("box", name).with("count", games().count());
            games().next().map(|meta| speech.about(meta.id).say(&label)).unwrap_or_default()
        }
        _ => speech.word("home-any"),
    };
    let signs = games().take(SIGNS).map(|meta| view! { <Sign meta /> }).collect_view();
    view! {
        <button type="button" class="chip" aria-pressed=move || is_wanted().to_string() on:click=press>
            {signs}
            <span>{label}</span>
        </button>
    }
}

/// The mark of a game in its colour.
#[component]
fn Sign(meta: &'static Meta) -> impl IntoView {
    view! {
        <svg class="game-sign" data-game=meta.id viewBox="-16 -16 32 32" aria-hidden="true">
            <circle r="15"></circle>
            <path d=meta.looks.mark></path>
        </svg>
    }
}

/// Two questions and one answer, for who cannot decide.
#[component]
fn Tonight(set_up: SetUp) -> impl IntoView {
    let speech = Speech::here();
    let open = RwSignal::new(false);
    let wanted = RwSignal::new(Wanted::default());
    // The die decides among those that fit.
    let thrown = RwSignal::new(0);
    let throw = move |_| {
        thrown.update(|thrown| *thrown += 1 + (js_sys::Math::random() * 97.0) as usize);
        open.set(true);
    };
    let answer = Memo::new(move |_| {
        let games = wanted.get().games();
        let at = thrown.get().checked_rem(games.len())?;
        Some((games.get(at)?.id, games.len()))
    });
    let told = move || match answer.get() {
        Some((id, count)) => {
            let name = Phrase::new(format!("game-{id}"));
            let phrase = Phrase::new("tonight-answer").with("game", name).with("count", count);
            speech.about(id).say(&phrase)
        }
        None => speech.word("tonight-none"),
    };
    let set_up = Callback::new(move |what| {
        open.set(false);
        set_up.run(what);
    });
    let card = move || {
        let meta = catalogue::meta(answer.get()?.0)?;
        let about = Phrase::new(format!("game-{}-about", meta.id));
        let about = move || speech.about(meta.id).say(&about);
        Some(view! { <GameCard meta wanted set_up /><p class="quiet-text">{about}</p> })
    };
    view! {
        <button type="button" class="tonight" on:click=throw>
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01"></path>
            </svg>
            <strong>{speech.text("tonight")}</strong>
            <span>{speech.text("tonight-about")}</span>
        </button>
        <Dialog open title=Signal::derive(move || speech.word("tonight"))>
            <div class="sheet-body tonight-sheet">
                <Questions wanted any=false words=["tonight-seats", "tonight-length"] />
                <p role="status">{told}</p>
                <div class="tonight-answer">{card}</div>
                <button type="button" on:click=throw>{speech.text("tonight-another")}</button>
            </div>
        </Dialog>
    }
}

/// A box on the shelf.
#[component]
fn GameCard(meta: &'static Meta, wanted: RwSignal<Wanted>, set_up: SetUp) -> impl IntoView {
    let speech = Speech::here().about(meta.id);
    let (place, notices, settings) = (Navigation::here(), Notices::here(), Settings::here());
    let busy = RwSignal::new(false);
    let play = move |_| {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        let draft = Draft::new(meta).with_seats(wanted.get_untracked().seats);
        let name = reader_name(settings, speech);
        spawn_local(async move {
            let created = local::create(draft.setting(), draft.bots(), name).await;
            let _ = busy.try_set(false);
            match created {
                Ok(table) => place.go(Route::Solo(table)),
                Err(why) => notices.warn(untrack(|| speech.say(&why))),
            }
        });
    };
    let range = |from: u16, to: u16| format!("{from}–{to}");
    let (fewest, most) = meta.seats;
    let seats = Phrase::new("card-seats").with("min", fewest).with("max", most);
    let minutes =
        Phrase::new("card-minutes").with("min", meta.minutes.0).with("max", meta.minutes.1);
    let weight = Phrase::new("card-weight").with("weight", meta.weight);
    let dots = (1..=5).map(|dot| view! { <i class:on=dot <= meta.weight></i> }).collect_view();
    let sign = siblings(meta).next().map(|_| view! { <Sign meta /> });
    view! {
        <article
            class="game-card"
            data-game=meta.id
            class:unfit=move || !wanted.get().fits(meta)
            hidden=move || !wanted.get().is_of_box(meta)
        >
            <img class="lid" src=art::lid(meta) alt="" width="640" height="280" />
            <a
                class="book"
                href=format!("/rules/{}", meta.id)
                aria-label=speech.told(Phrase::new("card-rules-of").with("game", meta.name()))
            >
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 6c-3-2-6-2-9-1v13c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v13"></path></svg>
            </a>
            {sign}
            <h3>{speech.told(meta.name())}</h3>
            <div class="game-body">
                <ul class="facts plain" title=speech.told(Phrase::new(format!("game-{}-about", meta.id)))>
                    <li aria-label=speech.told(seats)>
                        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=PEOPLE></path></svg>
                        {range(meta.seats.0.into(), meta.seats.1.into())}
                    </li>
                    <li aria-label=speech.told(minutes)>
                        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=CLOCK></path></svg>
                        {range(meta.minutes.0, meta.minutes.1)}
                    </li>
                    <li>
                        <span class="weight" role="img" aria-label=speech.told(weight)>{dots}</span>
                    </li>
                </ul>
                <div class="row actions">
                    <button
                        type="button"
                        class="primary"
                        aria-busy=move || busy.get().to_string()
                        on:click=play
                    >
                        {move || speech.word(if busy.get() { "card-opening" } else { "card-play" })}
                    </button>
                    <button type="button" on:click=move |_| set_up.run((meta, wanted.get_untracked().seats))>
                        {speech.text("card-set-up")}
                    </button>
                </div>
            </div>
        </article>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(wanted: Wanted) -> Vec<&'static str> {
        wanted.games().iter().map(|meta| meta.id).collect()
    }

    #[test]
    fn what_is_wanted_is_wanted_together() {
        let all = catalogue::games().len();
        let wanted = Wanted::default();
        assert_eq!(ids(wanted).len(), all);
        let five = wanted.with(Wish::Seats(Some(5)));
        let quick = five.with(Wish::Minutes(Some(45)));
        assert!(ids(quick).contains(&"spice-road"));
        assert!(
            !ids(quick).contains(&"archipelago"),
            "it is played by five, but not in 45 minutes"
        );
        assert!(ids(five.with(Wish::Minutes(Some(LONG)))).contains(&"archipelago"));
        assert_eq!(quick.with(Wish::Seats(None)).with(Wish::Minutes(None)), wanted);
    }

    #[test]
    fn every_game_is_of_one_length() {
        for meta in catalogue::games() {
            let of = |minutes| Wanted::default().with(Wish::Minutes(Some(minutes))).fits(meta);
            assert_ne!(of(LONG), of(90), "{}", meta.id);
            assert!(!of(45) || of(90), "{}", meta.id);
        }
    }

    #[test]
    fn a_box_of_several_games_can_be_looked_at_alone() {
        let century = ids(Wanted::default().with(Wish::Box(Some("century"))));
        assert_eq!(century.len(), 7);
        assert!(!century.contains(&"goa"));
        assert_eq!(siblings(catalogue::meta("spice-road").unwrap()).count(), 6);
        assert_eq!(siblings(catalogue::meta("goa").unwrap()).count(), 0);
    }
}

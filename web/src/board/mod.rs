//! The game on the screen. One renderer for every game: it draws a [`kit::Scene`] and lets the
//! reader decide by touching what can be touched, by number, or by keyboard.
//!
//! | file | what it holds |
//! |---|---|
//! | `stage.rs`, `turn.rs`, `who.rs` | what is on the screen now and what the reader does with it, what a decision leads to, names |
//! | `shown.rs`, `zoom.rs`, `map.rs` | a moment ready to be drawn, how much of a large board or a map is seen |
//! | `scene.rs`, `marks.rs` | panels and pieces, drawn by the crate `draw`; how pieces stand out |
//! | `follow.rs`, `pace.rs`, `flight.rs`, `fly.rs` | moment after moment, how fast, what came from where, on its way |
//! | `touch.rs`, `neighbour.rs`, `hand.rs`, `keys.rs` | what a touch means, arrow keys, pointer, keyboard |
//! | `aid.rs` | the player aid: signs, pieces, rules |
//! | `said.rs` | sentences with the signs of goods in them |
//! | `card.rs` | a piece drawn large, with what it is and does |
//! | `prompt.rs`, `list.rs`, `asked.rs`, `around.rs`, `log.rs`, `menu.rs` | what stands around the board |
//! | `compose.rs` | the drawer in which a composed move is put together |
//! | `hints.rs`, `review.rs` | what seems best, and the analysis of a finished game |
//! | `replay.rs`, `over.rs`, `chart.rs`, `welcome.rs`, `voice.rs` | looking back, the end, the first time, the table in words |

mod aid;
mod around;
mod asked;
mod card;
mod chart;
mod compose;
mod flight;
mod fly;
mod follow;
mod hand;
mod hints;
mod keys;
mod letters;
mod list;
mod log;
mod map;
mod marks;
mod menu;
mod neighbour;
mod over;
mod pace;
mod prompt;
mod replay;
mod review;
mod said;
mod scene;
mod shown;
mod stage;
mod touch;
mod turn;
mod voice;
mod welcome;
mod who;
mod zoom;

use kit::scene::{FRAME, Region, Seen};
use leptos::ev;
use leptos::prelude::*;
use room::Phase;

pub(crate) use self::around::Emblem;
use self::around::{Now, Others, Points, SeatHead};
use self::card::PieceCard;
use self::compose::Composer;
use self::hand::Hand;
use self::list::{FoldedList, Popover};
use self::log::LogAndChat;
use self::map::is_map;
use self::marks::Marks;
use self::menu::Sheets;
use self::over::Over;
use self::prompt::{FIT, Notices, PromptBar, sign, turn};
use self::replay::Replay;
use self::scene::PanelView;
use self::shown::{Shown, shares};
use self::stage::{Stage, Tab};
use self::voice::{InWords, Voice};
use self::welcome::Welcome;
use crate::settings::Settings;
use crate::speech::Speech;
use crate::table_context::TableContext;

/// The game of the page's table, while it is played and when it is over. Needs nothing but
/// [`TableContext`], [`Speech`], [`Settings`] and [`Navigation`](crate::route::Navigation) in the context.
#[component]
pub fn TableBoard() -> impl IntoView {
    let table = TableContext::here();
    let game = Memo::new(move |_| {
        table.model.with(|model| {
            let placard = model.placard.as_ref()?;
            let begun = matches!(placard.phase, Phase::Playing | Phase::Over);
            let ready = begun && model.caught && model.rules.is_some() && !model.frames.is_empty();
            ready.then(|| placard.setting.game.clone())
        })
    });
    move || game.get().map(|game| view! { <Board game=game/> })
}

#[component]
fn Board(game: String) -> impl IntoView {
    let speech = Speech::here().about(&game);
    let stage = Stage::new(TableContext::here(), speech, Settings::here());
    provide_context(stage);
    provide_context(Marks::start(stage));
    provide_context(Now::start());
    watch_width(stage);
    stage.recall_read();
    Effect::new(move || {
        stage.table.model.track();
        stage.looking.track();
        stage.follow();
    });
    // Pieces can be touched only when the answer to the last decision has come, which may be later.
    Effect::new(move || {
        if stage.may_act() && stage.owes_focus.get_value() {
            keys::keep_focus(stage);
        }
    });
    compose::follow(stage);
    keys::listen(stage);
    let hand = Hand::new(stage);
    let ply = move || stage.shown.with(|shown| shown.as_ref().map(|shown| shown.ply.to_string()));
    view! {
        <main
            class="table"
            class:narrow=move || stage.narrow.get()
            class:busy=move || stage.table.pending.with(Option::is_some)
            class:watching=move || stage.table.model.with(|model| model.me().is_none())
            class:back-then=move || stage.looking.get().is_some()
            data-game=game
            data-ply=ply
            data-turn=move || turn(stage)
            on:pointerdown=move |event| hand.down(&event)
            on:pointermove=move |event| hand.moved(&event)
            on:pointerup=move |event| hand.up(&event)
            on:pointercancel=move |_| hand.lost()
            on:touchmove=move |event| hand.fingers_move(&event)
            on:click=move |event| hand.click(&event)
            on:wheel=move |event| hand.wheel(&event)
        >
            <Show when=move || stage.narrow.get() fallback=|| view! { <Wide/> }>
                <Narrow/>
            </Show>
            <Drawings/>
            <Composer/>
            <Popover/>
            <PieceCard/>
            <Over/>
            <Welcome/>
            <Sheets/>
            <Voice/>
            <InWords/>
            <svg class="flights" id=fly::LAYER aria-hidden="true"></svg>
        </main>
    }
}

/// The drawings of the game, which the pictures use by name.
#[component]
fn Drawings() -> impl IntoView {
    let stage = Stage::here();
    let art = stage.speech.game.and_then(crate::catalogue::meta).and_then(crate::speech::texts);
    let art = art.map_or("", |texts| texts.art);
    view! { <svg class="drawings" aria-hidden="true"><defs inner_html=art></defs></svg> }
}

/// The width of the window.
fn page_width() -> Option<f64> {
    window().inner_width().ok()?.as_f64()
}

/// Follows the width of the window.
fn watch_width(stage: Stage) {
    const WIDE: f64 = 700.0;
    let is_narrow = || page_width().is_some_and(|width| width <= WIDE);
    stage.narrow.set(is_narrow());
    stage.unfolded.set(!is_narrow());
    let listener = window_event_listener(ev::resize, move |_| {
        if stage.narrow.get_untracked() != is_narrow() {
            stage.narrow.set(is_narrow());
            stage.unfolded.set(!is_narrow());
            stage.redraw();
        }
    });
    on_cleanup(move || listener.remove());
}

/// The panels of the middle: the board's, then the reader's own.
fn middle(shown: &Shown) -> Vec<(usize, bool)> {
    let mut panels: Vec<(usize, bool)> = Vec::new();
    panels.extend(shown.panels(|region| region == Region::Board).into_iter().map(|at| (at, false)));
    panels.extend(shown.panels(|region| region == Region::Mine).into_iter().map(|at| (at, true)));
    panels
}

/// Whether the panels of the middle have places of their own.
fn is_framed(shown: &Shown) -> bool {
    shown.scene.panels.iter().any(|panel| panel.place.is_some())
}

/// A part of a length as a style wants it.
fn part_of(length: i32, whole: i32) -> String {
    format!("{:.4}%", f64::from(length) * 100.0 / f64::from(whole))
}

#[component]
fn Wide() -> impl IntoView {
    let stage = Stage::here();
    let panels = Memo::new(move |_| {
        stage.shown.with(|shown| shown.as_deref().map(middle)).unwrap_or_default()
    });
    let framed =
        Memo::new(move |_| stage.shown.with(|shown| shown.as_deref().is_some_and(is_framed)));
    let rows = Memo::new(move |_| {
        if framed.get() {
            return None;
        }
        let panels: Vec<usize> = panels.get().into_iter().map(|(at, _)| at).collect();
        stage.shown.with(|shown| shown.as_deref().map(|shown| shares(shown, &panels)))
    });
    let seated = Memo::new(move |_| stage.table.model.with(|model| model.me().is_some()));
    // Where many sit, there is room for one list under them.
    let crowded = Memo::new(move |_| {
        let others =
            |shown: &Shown| shown.panels(|region| matches!(region, Region::Other(_))).len();
        stage.shown.with(|shown| shown.as_deref().is_some_and(|shown| others(shown) > 2))
    });
    view! {
        <PromptBar/>
        <Notices/>
        <div class="middle" class:framed=move || framed.get()>
            <div class="frame" style:grid-template-rows=move || rows.get()>
                <For each=move || panels.get() key=|key| *key let:key>
                    <Slab panel=key.0 own=key.1/>
                </For>
            </div>
        </div>
        <aside class="side" aria-label=stage.text("board-side")>
            <Others/>
            {move || match (seated.get(), crowded.get()) {
                (false, _) => view! { <LogAndChat/> }.into_any(),
                (true, true) => view! { <LogAndChat with_list=true/> }.into_any(),
                (true, false) => view! { <FoldedList/> <LogAndChat/> }.into_any(),
            }}
            <Replay/>
            <RoundSteps/>
        </aside>
    }
}

/// A panel of the middle of a wide screen, at its place if it has one.
#[component]
fn Slab(panel: usize, own: bool) -> impl IntoView {
    let stage = Stage::here();
    let place = Memo::new(move |_| {
        stage.shown.with(|shown| shown.as_deref()?.scene.panels.get(panel)?.place)
    });
    let at = move |length: fn(kit::scene::Rect) -> i32, whole: i32| {
        place.get().map(|place| part_of(length(place), whole))
    };
    view! {
        <section
            class="slab"
            data-part=if own { "mine" } else { "board" }
            class:own-slab=own
            class:placed=move || place.get().is_some()
            style:left=move || at(|place| place.x, FRAME.w)
            style:top=move || at(|place| place.y, FRAME.h)
            style:width=move || at(|place| place.w, FRAME.w)
            style:height=move || at(|place| place.h, FRAME.h)
        >
            <Show when=move || own && place.get().is_none()>
                <div class="own-head">
                    {move || stage.table.model.with(|model| model.me()).map(|seat| {
                        view! { <SeatHead seat=seat panel=panel/> }
                    })}
                </div>
            </Show>
            <PanelView panel=panel/>
            <ZoomTools panel=panel/>
        </section>
    }
}

/// The parts of the round, with the one it is now.
#[component]
fn RoundSteps() -> impl IntoView {
    let stage = Stage::here();
    let steps = Memo::new(move |_| {
        stage.shown.with(|shown| shown.as_deref().and_then(|shown| shown.scene.steps.clone()))
    });
    let step = move |(at, name): (usize, &kit::Phrase), now: u8| {
        let current = (at == usize::from(now)).then_some("step");
        view! { <li class:now=current.is_some() aria-current=current>{stage.say(name)}</li> }
    };
    move || {
        steps.get().map(|steps| {
            let names = steps.names.iter().enumerate();
            view! { <ol class="round-steps">{names.map(|name| step(name, steps.now)).collect_view()}</ol> }
        })
    }
}

/// Closer, further, all of it: beside a map.
#[component]
fn ZoomTools(panel: usize) -> impl IntoView {
    let stage = Stage::here();
    let tools = [
        ("closer", "M12 5v14M5 12h14", "board-closer", 1.4),
        ("further", "M5 12h14", "board-further", 1.0 / 1.4),
        ("fit", FIT, "board-fit", 0.0),
    ];
    let tool = move |(name, path, word, factor): (
        &'static str,
        &'static str,
        &'static str,
        f64,
    )| {
        let press = move |_| stage.zoom_by(factor, None);
        view! {
            <button type="button" data-do=name aria-label=stage.text(word) title=stage.text(word) on:click=press>
                {sign(path)}
            </button>
        }
    };
    request_animation_frame(map::centre);
    let zooms =
        move |shown: &Shown| shown.scene.panels.get(panel).is_some_and(|panel| panel.is_map);
    move || {
        stage
            .shown
            .with(|shown| shown.as_deref().is_some_and(zooms))
            .then(|| view! { <div class="zoom-tools">{tools.map(tool).collect_view()}</div> })
    }
}

/// Whether something was said that has not been read.
fn is_unread(stage: Stage) -> bool {
    stage.table.model.with(|model| model.chat.len()) > stage.read.get()
}

#[component]
fn Narrow() -> impl IntoView {
    let stage = Stage::here();
    let tabs = move || {
        let seated = stage.table.model.with(|model| model.me().is_some());
        let seen = move |tab: &Tab| seated || *tab != Tab::Mine;
        Tab::ALL.into_iter().filter(seen).collect::<Vec<_>>()
    };
    Effect::new(move || {
        let tab = stage.tab.get();
        if tab == Tab::Mine && !tabs().contains(&tab) {
            stage.tab.set(Tab::Board);
        }
        stage.stirred.update(|stirred| stirred.retain(|stirred| *stirred != tab));
    });
    let key = |tab: Tab| match tab {
        Tab::Mine => "board-tab-mine",
        Tab::Board => "board-tab-board",
        Tab::Others => "board-tab-others",
        Tab::Log => "board-tab-log",
    };
    let panels = move |tab: Tab, pinned: bool| {
        let here = |shown: &Shown| {
            let is_here = |at: &usize| {
                let panel = shown.scene.panels.get(*at);
                panel
                    .is_some_and(|panel| tab.shows(panel) && (panel.seen == Seen::Always) == pinned)
            };
            middle(shown).into_iter().map(|(at, _)| at).filter(is_here).collect::<Vec<_>>()
        };
        stage.shown.with(|shown| shown.as_deref().map(here)).unwrap_or_default()
    };
    let drawn = move |at: usize| {
        let is_drawn =
            |shown: &Shown| shown.scene.panels.get(at).is_some_and(|panel| panel.is_drawn());
        stage.shown.with(|shown| shown.as_deref().is_some_and(is_drawn))
    };
    let part = move |tab: Tab| {
        let mine = tab == Tab::Mine;
        view! {
            <div class="part" data-part=if mine { "mine" } else { "board" }>
                <For each=move || panels(tab, false) key=|at| *at let:at>
                    <Show when=move || mine && !drawn(at)>
                        <div class="own-head">
                            {move || stage.table.model.with(|model| model.me()).map(|seat| {
                                view! { <SeatHead seat=seat panel=at/> }
                            })}
                        </div>
                    </Show>
                    // It may scroll sideways, by keyboard too.
                    <div class="pan-place">
                        <div class="pan" class:map=move || is_map(stage, at) tabindex="0"><PanelView panel=at/></div>
                        <ZoomTools panel=at/>
                    </div>
                </For>
            </div>
        }
    };
    view! {
        <nav class="tabs" role="tablist">
            <For each=tabs key=|tab| *tab as u8 let:tab>
                <button
                    type="button"
                    role="tab"
                    aria-selected=move || (stage.tab.get() == tab).to_string()
                    class:selected=move || stage.tab.get() == tab
                    class:stirred=move || {
                        let unread = tab == Tab::Log && stage.tab.get() != tab && is_unread(stage);
                        unread || stage.stirred.with(|stirred| stirred.contains(&tab))
                    }
                    on:click=move |_| stage.tab.set(tab)
                >
                    {stage.text(key(tab))}
                </button>
            </For>
        </nav>
        <Show when=move || stage.tab.get().decides()><Points/></Show>
        <div class="parts">
            {move || match stage.tab.get() {
                tab @ (Tab::Mine | Tab::Board) => part(tab).into_any(),
                Tab::Others => view! { <Others/> }.into_any(),
                Tab::Log => view! { <LogAndChat/> <Replay/> }.into_any(),
            }}
        </div>
        <div class="pinned" data-part="pinned">
            <For each=move || panels(stage.tab.get(), true) key=|at| *at let:at>
                <PanelView panel=at/>
            </For>
        </div>
        <div class="thumb">
            <Notices/>
            <PromptBar/>
            <Show when=move || stage.table.model.with(|model| model.me().is_some()) && stage.tab.get().decides()>
                <FoldedList/>
            </Show>
        </div>
    }
}

//! A map of hexagons laid out by hand: tiles are dragged, or picked up and put down with the keyboard,
//! and the game says what is wrong. The result is the text of a setting.

use std::collections::BTreeMap;

use kit::{HexMap, MapTile, Meta, Options, Phrase, TextSetting, order};
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, KeyboardEvent, PointerEvent};

use super::draft::Draft;
use crate::speech::Speech;
use crate::{programs, rules};

/// Half the width of a hexagon from corner to corner, in units of the drawing.
const SIDE: f64 = 30.0;
/// After so many pixels a press is a drag.
const DRAG: f64 = 6.0;
/// So many empty places lie around the map.
const MARGIN: i16 = 1;

/// A column and a row.
type Place = (i16, i16);

/// The tiles on the table, at most one on each place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Layout(BTreeMap<Place, char>);

impl Layout {
    fn read(text: &str) -> Option<Layout> {
        let tiles = HexMap::read(text)?;
        Some(Layout(order::gathered(tiles.into_iter().map(|(q, r, kind)| ((q, r), kind)))))
    }

    fn text(&self) -> String {
        let tiles: Vec<MapTile> = self.0.iter().map(|(&(q, r), &kind)| (q, r, kind)).collect();
        HexMap::write(&tiles)
    }

    /// Whether all tiles are there, and no others.
    fn is_whole(&self, map: &HexMap) -> bool {
        let count = |kind: char| self.0.values().filter(|&&other| other == kind).count();
        let known = |kind: &char| map.tiles.iter().any(|(other, ..)| other == kind);
        map.tiles.iter().all(|&(kind, number, _)| count(kind) == number)
            && self.0.values().all(known)
    }

    /// Moves a tile; one that lies there already changes places with it.
    fn carry(&mut self, from: Place, to: Place) {
        let Some(tile) = self.0.remove(&from) else { return };
        if let Some(there) = self.0.insert(to, tile) {
            self.0.insert(from, there);
        }
    }

    /// Every place on which a tile lies or could be put down next to the others.
    fn places(&self) -> Vec<Place> {
        let bounds = |of: fn(&Place) -> i16| {
            let all = || self.0.keys().map(of);
            (all().min().unwrap_or(0) - MARGIN, all().max().unwrap_or(0) + MARGIN)
        };
        let ((left, right), heights) = (bounds(|place| place.0), bounds(|&place| height(place)));
        let column = |q: i16| {
            let rows = (heights.0 - q).div_euclid(2) - 1..=(heights.1 - q).div_euclid(2) + 1;
            rows.map(move |r| (q, r))
        };
        let inside = |place: &Place| (heights.0 - 1..=heights.1 + 1).contains(&height(*place));
        (left..=right).flat_map(column).filter(inside).collect()
    }
}

/// How low a place lies, in half rows: a column lies half a row lower than the one before it.
fn height((q, r): Place) -> i16 {
    2 * r + q
}

/// The middle of a place.
fn middle(place: Place) -> (f64, f64) {
    let half = SIDE * 3_f64.sqrt() / 2.0;
    (1.5 * SIDE * f64::from(place.0), half * f64::from(height(place)))
}

/// The place a key leads to.
fn beside((q, r): Place, key: &str) -> Option<Place> {
    // To the side and back again is the same place.
    let up = q.rem_euclid(2);
    match key {
        "ArrowUp" => Some((q, r - 1)),
        "ArrowDown" => Some((q, r + 1)),
        "ArrowRight" => Some((q + 1, r - up)),
        "ArrowLeft" => Some((q - 1, r + 1 - up)),
        _ => None,
    }
}

/// What a place is called: its column as a letter and its row, from the corner of the map.
fn name(place: Place, layout: &Layout) -> String {
    let left = layout.0.keys().map(|place| place.0).min().unwrap_or(0);
    let column: Vec<i16> =
        layout.0.keys().filter(|other| other.0 == place.0).map(|other| other.1).collect();
    let letter = char::from(b'A' + (place.0 - left).clamp(0, 25) as u8);
    match column.iter().position(|row| *row == place.1) {
        Some(number) if place.0 >= left => format!("{letter}{}", number + 1),
        _ => String::new(),
    }
}

/// The field of a setting that is a map: one of the game, or one of the reader's own.
#[component]
pub(super) fn MapField(
    at: usize,
    setting: &'static TextSetting,
    map: HexMap,
    draft: RwSignal<Draft>,
    /// Set to the number of the setting when its map is to be laid out.
    editing: RwSignal<Option<usize>>,
) -> impl IntoView {
    let meta = draft.with_untracked(|draft| draft.meta);
    let speech = Speech::here().about(meta.id);
    let text = move || draft.with(|draft| draft.texts.get(at).cloned().flatten());
    let own = move || text().filter(|text| !map.presets.contains(&text.as_str()));
    let options = map.presets.iter().enumerate().map(move |(number, preset)| {
        let selected = move || match text() {
            Some(text) => text == *preset,
            None => number == 0,
        };
        let word = Phrase::new(format!("module-{}-{preset}", setting.id));
        view! { <option value=*preset selected=selected>{speech.told(word)}</option> }
    });
    let choose = move |event| {
        let chosen = event_target_value(&event);
        let preset = map.presets.iter().position(|preset| *preset == chosen);
        if let Some(number) = preset {
            // The first is the one that is used anyway.
            let text = (number > 0).then_some(chosen);
            draft.update(|draft| draft.set_text(at, text));
        }
    };
    let name = Phrase::new(format!("module-{}", setting.id));
    let about = Phrase::new(format!("module-{}-about", setting.id));
    view! {
        <div class="module map-field">
            <label class="field">
                <span>{speech.told(name)}</span>
                <select on:change=choose>
                    {options.collect_view()}
                    <Show when=move || own().is_some()>
                        <option value="" selected>{speech.text("map-own")}</option>
                    </Show>
                </select>
            </label>
            <button type="button" data-do="map" on:click=move |_| editing.set(Some(at))>
                {speech.text("map-edit")}
            </button>
            <p class="quiet-text">{speech.told(about)}</p>
        </div>
    }
}

/// The table on which a map is laid out. It loads the box first: the game is the judge.
#[component]
pub(super) fn MapEditor(
    at: usize,
    draft: RwSignal<Draft>,
    editing: RwSignal<Option<usize>>,
) -> impl IntoView {
    let meta = draft.with_untracked(|draft| draft.meta);
    let speech = Speech::here().about(meta.id);
    let ready = RwSignal::new(programs::is_loaded(meta.id));
    let away = RwSignal::new(false);
    if !ready.get_untracked() {
        spawn_local(async move {
            let loaded = programs::load(meta.id).await.is_ok();
            let _ = ready.try_set(loaded);
            let _ = away.try_set(!loaded);
        });
    }
    let setting = meta.settings.get(at);
    let found = setting.and_then(|setting| Some((setting, setting.map?)));
    move || {
        match found {
        Some((setting, map)) if ready.get() => {
            view! { <Editor at setting map draft editing /> }.into_any()
        }
        _ if away.get() => view! {
            <div class="sheet-body"><p class="fault" role="alert">{speech.word("map-away")}</p></div>
            <div class="sheet-foot row actions">
                <button type="button" on:click=move |_| editing.set(None)>{speech.word("map-back")}</button>
            </div>
        }
        .into_any(),
        _ => view! { <div class="sheet-body"><p role="status">{speech.word("map-loading")}</p></div> }.into_any(),
    }
    }
}

/// What is wrong with a text, in the words of the game.
fn fault(meta: &'static Meta, setting: &TextSetting, seats: u8, text: &str) -> Option<Phrase> {
    let seats = seats.clamp(setting.seats.0, setting.seats.1);
    let options = Options::seats(seats).with(&format!("{}={text}", setting.id));
    let why = match options.check(meta) {
        Ok(options) => rules::fault(meta, options)?,
        Err(why) => why.phrase(),
    };
    Some(why)
}

#[component]
fn Editor(
    at: usize,
    setting: &'static TextSetting,
    map: HexMap,
    draft: RwSignal<Draft>,
    editing: RwSignal<Option<usize>>,
) -> impl IntoView {
    let (meta, seats) = draft.with_untracked(|draft| (draft.meta, draft.seats));
    let speech = Speech::here().about(meta.id);
    let presets = rules::maps(meta, setting.id);
    let begin = draft.with_untracked(|draft| draft.texts.get(at).cloned().flatten());
    let named =
        |id: &str| presets.iter().find(|(preset, _)| preset == id).map(|(_, text)| text.clone());
    let first = || presets.first().map(|(_, text)| text.clone());
    let begin = begin.and_then(|text| named(&text).or(Some(text))).or_else(first);
    let layout = RwSignal::new(begin.and_then(|text| Layout::read(&text)).unwrap_or_default());
    let held = RwSignal::new(None::<Place>);
    let focus = RwSignal::new(layout.with_untracked(|layout| layout.0.keys().next().copied()));
    let imported = RwSignal::new(None::<Phrase>);
    let spoken = RwSignal::new(String::new());
    let wrong = Memo::new(move |_| fault(meta, setting, seats, &layout.with(Layout::text)));
    let kind_word = move |kind: char| {
        let word =
            map.tiles.iter().find(|(other, ..)| *other == kind).map_or("", |(_, _, word)| *word);
        speech.say(&Phrase::new(word))
    };
    let called = move |place: Place| {
        layout.with(|layout| {
            let name = name(place, layout);
            match layout.0.get(&place) {
                Some(&kind) => Phrase::new("map-tile")
                    .with("kind", kind_word(kind).as_str())
                    .with("place", name.as_str()),
                None => Phrase::new("map-empty"),
            }
        })
    };
    let put = move |from: Place, to: Place| {
        layout.update(|layout| layout.carry(from, to));
        held.set(None);
        imported.set(None);
        focus.set(Some(to));
        spoken.set(untrack(|| speech.say(&called(to))));
    };
    let touch = move |place: Place| match held.get_untracked() {
        Some(from) if from == place => held.set(None),
        Some(from) => put(from, place),
        None if layout.with_untracked(|layout| layout.0.contains_key(&place)) => {
            held.set(Some(place));
            focus.set(Some(place));
            let says = Phrase::new("map-held")
                .with("tile", untrack(|| speech.say(&called(place))).as_str());
            spoken.set(untrack(|| speech.say(&says)));
        }
        None => {}
    };
    let take = move |text: &str| {
        let text = text.trim();
        let read = Layout::read(text).filter(|layout| layout.is_whole(&map));
        match read {
            Some(read) => {
                layout.set(read);
                held.set(None);
                imported.set(None);
            }
            None => imported.set(Some(
                fault(meta, setting, seats, text).unwrap_or_else(|| Phrase::new("map-no-map")),
            )),
        }
    };
    let use_it = move |_| {
        draft.update(|draft| draft.set_text(at, Some(layout.with_untracked(Layout::text))));
        editing.set(None);
    };
    let buttons = presets.into_iter().map(|(id, text)| {
        let word = Phrase::new(format!("module-{}-{id}", setting.id));
        view! { <button type="button" class="quiet" on:click=move |_| take(&text)>{speech.told(word)}</button> }
    });
    // What the letters on the tiles stand for.
    let legend = move || {
        let kind = |(kind, _, word): &(char, usize, &'static str)| {
            format!("{}\u{a0}: {}", kind.to_ascii_uppercase(), speech.say(&Phrase::new(*word)))
        };
        map.tiles.iter().map(kind).collect::<Vec<_>>().join(" · ")
    };
    let text_ref = NodeRef::<html::Input>::new();
    let import = move |_| {
        if let Some(field) = text_ref.get_untracked() {
            take(&field.value());
        }
    };
    let sentence = move || match (imported.get(), wrong.get()) {
        (Some(why), _) | (None, Some(why)) => speech.say(&why),
        (None, None) => speech.word("map-fine"),
    };
    let good = move || imported.get().is_none() && wrong.get().is_none();
    view! {
        <div class="sheet-body map-editor">
            <div class="row map-presets">
                <span>{speech.text("map-begin")}</span>
                {buttons.collect_view()}
                <span class="map-legend">{legend}</span>
            </div>
            <MapTable layout held focus touch=Callback::new(touch) carry=Callback::new(move |(from, to)| put(from, to)) called=Callback::new(move |place| speech.say(&called(place))) />
            <p class="unseen" role="status">{move || spoken.get()}</p>
            <p class="map-verdict" class:fine=good role="status" data-part="map-verdict">{sentence}</p>
            <label class="field">
                <span>{speech.text("map-text")}</span>
                <span class="row">
                    <input node_ref=text_ref type="text" spellcheck="false" prop:value=move || layout.with(Layout::text) />
                    <button type="button" data-do="import" on:click=import>{speech.text("map-import")}</button>
                </span>
            </label>
            <p class="quiet-text">{speech.text("map-how")}</p>
        </div>
        <div class="sheet-foot row actions">
            <button type="button" class="primary" data-do="use-map" disabled=move || wrong.with(Option::is_some) on:click=use_it>
                {speech.text("map-use")}
            </button>
            <button type="button" on:click=move |_| editing.set(None)>{speech.text("map-back")}</button>
        </div>
    }
}

/// A tile under the pointer: where it was taken, where the pointer went down and where it is, in pixels.
type Drag = (Place, (f64, f64), (f64, f64));

#[component]
fn MapTable(
    layout: RwSignal<Layout>,
    held: RwSignal<Option<Place>>,
    focus: RwSignal<Option<Place>>,
    touch: Callback<Place>,
    carry: Callback<(Place, Place)>,
    called: Callback<Place, String>,
) -> impl IntoView {
    let speech = Speech::here();
    let canvas = NodeRef::<leptos::svg::Svg>::new();
    let places = Memo::new(move |_| layout.with(Layout::places));
    let drag = RwSignal::new(None::<Drag>);
    // A map that is dragged from does not change its size under the pointer.
    let view_box = Memo::new(move |before: Option<&String>| {
        if let Some(before) = before.filter(|_| drag.with(Option::is_some)) {
            return before.clone();
        }
        let all = places.get().into_iter().map(middle).collect::<Vec<_>>();
        let least = |of: fn(&(f64, f64)) -> f64| all.iter().map(of).fold(f64::MAX, f64::min);
        let most = |of: fn(&(f64, f64)) -> f64| all.iter().map(of).fold(f64::MIN, f64::max);
        let (x, y) = (least(|spot| spot.0) - SIDE, least(|spot| spot.1) - SIDE);
        let (w, h) = (most(|spot| spot.0) + SIDE - x, most(|spot| spot.1) + SIDE - y);
        format!("{x:.0} {y:.0} {w:.0} {h:.0}")
    });
    let place_at = move |x: i32, y: i32| -> Option<Place> {
        let under = document().element_from_point(x as f32, y as f32)?;
        let cell = under.closest("[data-place]").ok()??;
        let name = cell.get_attribute("data-place")?;
        let (q, r) = name.split_once(',')?;
        Some((q.parse().ok()?, r.parse().ok()?))
    };
    let is_drag = |(_, from, to): &Drag| (to.0 - from.0).hypot(to.1 - from.1) > DRAG;
    let down = move |event: PointerEvent| {
        let place = place_at(event.client_x(), event.client_y());
        let tile =
            place.filter(|place| layout.with_untracked(|layout| layout.0.contains_key(place)));
        if let Some(tile) = tile {
            let at = (f64::from(event.client_x()), f64::from(event.client_y()));
            drag.set(Some((tile, at, at)));
            if let Some(canvas) = canvas.get_untracked() {
                let _ = canvas.unchecked_ref::<Element>().set_pointer_capture(event.pointer_id());
            }
        }
    };
    let moved = move |event: PointerEvent| {
        if drag.with_untracked(Option::is_some) {
            let at = (f64::from(event.client_x()), f64::from(event.client_y()));
            drag.update(|drag| drag.iter_mut().for_each(|drag| drag.2 = at));
        }
    };
    let up = move |event: PointerEvent| {
        let place = place_at(event.client_x(), event.client_y());
        let dragged = drag.get_untracked();
        drag.set(None);
        match (dragged, place) {
            (Some(dragged), Some(to)) if is_drag(&dragged) => carry.run((dragged.0, to)),
            (Some(dragged), _) if !is_drag(&dragged) => touch.run(dragged.0),
            (None, Some(place)) => touch.run(place),
            _ => {}
        }
    };
    let pressed = move |event: KeyboardEvent| {
        let Some(now) = focus.get_untracked() else { return };
        let key = event.key();
        match key.as_str() {
            "Enter" | " " => touch.run(now),
            "Escape" if held.get_untracked().is_some() => held.set(None),
            _ => {
                let Some(next) = beside(now, &key) else { return };
                if places.with_untracked(|places| places.contains(&next)) {
                    focus.set(Some(next));
                }
            }
        }
        event.prevent_default();
        event.stop_propagation();
    };
    // The place with the focus has it in the browser too, once somebody is in the map.
    Effect::new(move || {
        let Some((q, r)) = focus.get() else { return };
        places.track();
        request_animation_frame(move || {
            let Some(canvas) = canvas.get_untracked() else { return };
            let canvas: &Element = canvas.unchecked_ref();
            let within =
                document().active_element().is_some_and(|active| canvas.contains(Some(&active)));
            let cell = canvas.query_selector(&format!("[data-place=\"{q},{r}\"]")).ok().flatten();
            if let Some(cell) = cell.filter(|_| within) {
                let _ = cell.unchecked_into::<web_sys::SvgElement>().focus();
            }
        });
    });
    let corners = {
        let half = SIDE * 3_f64.sqrt() / 2.0;
        let (a, b) = (SIDE - 1.0, SIDE / 2.0 - 0.5);
        format!(
            "{a:.1},0 {b:.1},{half:.1} -{b:.1},{half:.1} -{a:.1},0 -{b:.1},-{half:.1} {b:.1},-{half:.1}"
        )
    };
    let cell = move |place: Place| {
        let kind = move || layout.with(|layout| layout.0.get(&place).copied());
        let class = move || match kind() {
            Some(kind) => format!("map-cell map-tile map-{kind}"),
            None => "map-cell".to_owned(),
        };
        let lifted = move || {
            drag.with(|drag| {
                drag.as_ref().filter(|drag| is_drag(drag)).map(|drag| (drag.0, drag.1, drag.2))
            })
        };
        let spot = move || {
            let (x, y) = middle(place);
            let shift = lifted().filter(|drag| drag.0 == place).and_then(|(_, from, to)| {
                let canvas = canvas.get()?;
                let canvas: &Element = canvas.unchecked_ref();
                let wide = view_box.get().split(' ').nth(2)?.parse::<f64>().ok()?;
                let high = view_box.get().split(' ').nth(3)?.parse::<f64>().ok()?;
                let rect = canvas.get_bounding_client_rect();
                let scale = (wide / rect.width()).max(high / rect.height());
                Some(((to.0 - from.0) * scale, (to.1 - from.1) * scale))
            });
            let (dx, dy) = shift.unwrap_or((0.0, 0.0));
            format!("translate({:.1} {:.1})", x + dx, y + dy)
        };
        let (q, r) = place;
        let corners = corners.clone();
        view! {
            <g
                class=class
                class:held=move || held.get() == Some(place) || lifted().is_some_and(|drag| drag.0 == place)
                data-place=format!("{q},{r}")
                transform=spot
                role="button"
                tabindex=move || if focus.get() == Some(place) { "0" } else { "-1" }
                aria-pressed=move || (held.get() == Some(place)).to_string()
                aria-label=move || called.run(place)
                on:focus=move |_| focus.set(Some(place))
            >
                <polygon points=corners></polygon>
                <text text-anchor="middle" y="5" aria-hidden="true">
                    {move || layout.with(|layout| name(place, layout))}
                </text>
            </g>
            // Beside the tile, not in it: the letter is no part of what the tile is called.
            <g class="map-cell map-letter" transform=spot aria-hidden="true">
                {move || kind().map(|kind| view! { <text class="map-kind" text-anchor="middle" y="-8">{kind.to_ascii_uppercase().to_string()}</text> })}
            </g>
        }
    };
    // The lifted tile is drawn last, over the others, and does not catch the pointer.
    view! {
        <svg
            node_ref=canvas
            class="map-table"
            class:dragging=move || drag.with(|drag| drag.as_ref().is_some_and(is_drag))
            viewBox=move || view_box.get()
            role="group"
            aria-label=speech.text("map-table")
            on:pointerdown=down
            on:pointermove=moved
            on:pointerup=up
            on:pointercancel=move |_| drag.set(None)
            on:keydown=pressed
        >
            <For each=move || places.get() key=|place| *place children=cell />
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RAFT: &str = "0pmp/0mmm/0pmp";

    #[test]
    fn a_tile_is_moved_or_changes_places_and_none_is_lost() {
        let mut layout = Layout::read(RAFT).unwrap();
        layout.carry((0, 0), (1, 1));
        assert_eq!(layout.text(), "0mmp/0mpm/0pmp");
        layout.carry((2, 2), (5, 2));
        assert_eq!(layout.0.len(), 9);
        assert_eq!(layout.text(), "0mmp/0mpm/0pm/0/0/2p");
        layout.carry((9, 9), (0, 0));
        layout.carry((0, 0), (0, 0));
        assert_eq!(layout.text(), "0mmp/0mpm/0pm/0/0/2p");
    }

    #[test]
    fn every_tile_has_empty_places_around_it() {
        let layout = Layout::read(RAFT).unwrap();
        let places = layout.places();
        for (q, r) in layout.0.keys() {
            for (dq, dr) in [(0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)] {
                assert!(places.contains(&(q + dq, r + dr)), "{q} {r}");
            }
        }
        let mut sorted = places.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), places.len());
    }

    #[test]
    fn keys_lead_there_and_back() {
        for place in [(0, 0), (1, 0), (-3, 4)] {
            for (there, back) in [("ArrowUp", "ArrowDown"), ("ArrowRight", "ArrowLeft")] {
                let next = beside(place, there).unwrap();
                assert_eq!(beside(next, back), Some(place), "{place:?} {there}");
            }
        }
        assert_eq!(beside((0, 0), "a"), None);
    }

    #[test]
    fn the_game_is_the_judge_of_a_map() {
        let meta = crate::catalogue::meta("eastern-wonders").unwrap();
        let setting = &meta.settings[0];
        let maps = rules::maps(meta, setting.id);
        assert_eq!(maps.len(), setting.map.unwrap().presets.len());
        for (id, text) in maps {
            assert_eq!(fault(meta, setting, 3, &text), None, "{id}");
            let layout = Layout::read(&text).unwrap();
            assert!(layout.is_whole(&setting.map.unwrap()), "{id}");
            let mut apart = layout.clone();
            let first = *layout.0.keys().next().unwrap();
            apart.carry(first, (first.0 - 3, first.1));
            assert!(fault(meta, setting, 3, &apart.text()).is_some(), "{id}");
        }
    }
}

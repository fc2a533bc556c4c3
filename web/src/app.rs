//! The page around the pages.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::chime;
use crate::fallen::Fallen;
use crate::identity::Identity;
use crate::notice::{NoticeBoard, Notices};
use crate::pages::{Account, Home, Missing, Rules, TablePage};
use crate::route::{Navigation, Route};
use crate::settings::Settings;
use crate::speech::Speech;

/// Everything.
#[component]
pub(crate) fn App() -> impl IntoView {
    let settings = Settings::load();
    let speech = Speech { lang: settings.lang, game: None };
    let place = Navigation::start();
    let identity = Identity::start(settings);
    provide_context(settings);
    provide_context(speech);
    provide_context(place);
    provide_context(identity);
    provide_context(Notices::start());
    chime::prepare();
    window_event_listener(ev::online, move |_| identity.ask());

    Effect::new(move |before: Option<()>| {
        place.route.track();
        if before.is_some() {
            request_animation_frame(begin_reading);
        }
    });
    let page = move || match place.route.get() {
        Route::Home => view! { <Home /> }.into_any(),
        Route::Table(id) => view! { <TablePage id solo=false /> }.into_any(),
        Route::Solo(id) => view! { <TablePage id solo=true /> }.into_any(),
        Route::Rules(game) => view! { <Rules game /> }.into_any(),
        Route::Me => view! { <Account /> }.into_any(),
        Route::Missing => view! { <Missing /> }.into_any(),
    };
    view! {
        {page}
        <NoticeBoard />
        <Fallen />
    }
}

/// After a change of page a screen reader begins where the new page does.
fn begin_reading() {
    let main = document().get_element_by_id("main");
    if let Some(main) = main.and_then(|main| main.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = main.set_attribute("tabindex", "-1");
        let _ = main.focus();
        // The focus must not hide what stands above it.
        window().scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Gives the window its title.
pub(crate) fn entitle(title: impl Fn() -> String + 'static) {
    Effect::new(move || document().set_title(&title()));
}

//! The page around the pages.

use leptos::ev;
use leptos::prelude::*;

use crate::chime;
use crate::fallen::Fallen;
use crate::identity::Identity;
use crate::notice::{NoticeBoard, Notices};
use crate::pages::{Account, Home, Missing, Rules, TablePage};
use crate::route::{Place, Route};
use crate::settings::Settings;
use crate::speech::Speech;

/// Everything.
#[component]
pub(crate) fn App() -> impl IntoView {
    let settings = Settings::load();
    let speech = Speech { lang: settings.lang, game: None };
    let place = Place::start();
    let identity = Identity::start(settings);
    provide_context(settings);
    provide_context(speech);
    provide_context(place);
    provide_context(identity);
    provide_context(Notices::start());
    chime::prepare();
    window_event_listener(ev::online, move |_| identity.ask());

    let page = move || match place.route.get() {
        Route::Home => view! { <Home /> }.into_any(),
        Route::Table(id) => view! { <TablePage id solo=false /> }.into_any(),
        Route::Solo(id) => view! { <TablePage id solo=true /> }.into_any(),
        Route::Rules(game) => view! { <Rules game /> }.into_any(),
        Route::Me => view! { <Account /> }.into_any(),
        Route::Missing => view! { <Missing /> }.into_any(),
    };
    view! {
        <a class="skip" href="#main" rel="external">{move || speech.word("skip")}</a>
        {page}
        <NoticeBoard />
        <Fallen />
    }
}

/// Gives the window its title.
pub(crate) fn entitle(title: impl Fn() -> String + 'static) {
    Effect::new(move || document().set_title(&title()));
}

//! Which page is shown, and how one gets to another.
//!
//! Links are plain `<a href>`: a click on one that stays in Comptoir changes the page without
//! loading it again.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlAnchorElement;

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The games and tables.
    Home,
    /// A table on the server.
    Table(String),
    /// A table in this browser.
    Solo(String),
    /// The rules of a game.
    Rules(String),
    /// The reader's account.
    Me,
    /// There is no such page.
    Missing,
}

/// The longest id of a table or a game.
const LONGEST_ID: usize = 64;

impl Route {
    /// The page at a path.
    pub fn parse(path: &str) -> Route {
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let route = match (parts.next(), parts.next(), parts.next()) {
            (None, _, _) => Some(Route::Home),
            (Some("me"), None, _) => Some(Route::Me),
            (Some("t"), Some(id), None) => id_of(id).map(Route::Table),
            (Some("solo"), Some(id), None) => id_of(id).map(Route::Solo),
            (Some("rules"), Some(id), None) => id_of(id).map(Route::Rules),
            _ => None,
        };
        route.unwrap_or(Route::Missing)
    }

    /// Where the page is.
    pub fn path(&self) -> String {
        match self {
            Route::Home | Route::Missing => "/".to_owned(),
            Route::Table(id) => format!("/t/{id}"),
            Route::Solo(id) => format!("/solo/{id}"),
            Route::Rules(id) => format!("/rules/{id}"),
            Route::Me => "/me".to_owned(),
        }
    }
}

fn id_of(text: &str) -> Option<String> {
    let letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    (text.len() <= LONGEST_ID && text.chars().all(letter)).then(|| text.to_owned())
}

/// Whether a path is for this program; the rest is the server's.
fn is_ours(path: &str) -> bool {
    let server = ["/api", "/health", "/ready", "/metrics"];
    let under = |root: &str| path == root || path.starts_with(&format!("{root}/"));
    path.starts_with('/') && !path.contains('.') && !server.iter().any(|root| under(root))
}

/// Where the reader is.
#[derive(Clone, Copy)]
pub struct Navigation {
    /// The page.
    pub route: RwSignal<Route>,
}

impl Navigation {
    /// Begins where the address says, and follows it.
    pub fn start() -> Navigation {
        let navigation = Navigation { route: RwSignal::new(Navigation::from_address()) };
        window_event_listener(ev::popstate, move |_| {
            // A link within the page is told as well, and must not build it anew.
            let to = Navigation::from_address();
            if navigation.route.with_untracked(|route| *route != to) {
                navigation.route.set(to);
            }
        });
        window_event_listener(ev::click, move |event| navigation.follow(&event));
        navigation
    }

    fn from_address() -> Route {
        Route::parse(&window().location().pathname().unwrap_or_default())
    }

    /// The navigation the page is at.
    pub fn here() -> Navigation {
        expect_context()
    }

    /// Goes to another page.
    pub fn go(self, route: Route) {
        if let Ok(history) = window().history() {
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&route.path()));
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.route.set(route);
    }

    /// A click on a link of ours, without the keys that mean "elsewhere".
    fn follow(self, event: &ev::MouseEvent) {
        let elsewhere =
            event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
        if event.default_prevented() || event.button() != 0 || elsewhere {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let link = target.and_then(|target| target.closest("a[href]").ok().flatten());
        let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) else {
            return;
        };
        let own = link.origin() == window().location().origin().unwrap_or_default();
        let within = link.hash().is_empty() && link.target().is_empty();
        if own && within && !link.has_attribute("download") && is_ours(&link.pathname()) {
            event.prevent_default();
            self.go(Route::parse(&link.pathname()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_found_where_its_path_says() {
        let routes = [
            Route::Home,
            Route::Table("x7Kq".to_owned()),
            Route::Solo("a-b_c".to_owned()),
            Route::Rules("spice-road".to_owned()),
            Route::Me,
        ];
        for route in routes {
            assert_eq!(Route::parse(&route.path()), route);
        }
    }

    #[test]
    fn odd_paths_are_missing_pages() {
        for path in ["/t", "/t/a/b", "/t/%3Cscript%3E", "/nowhere", "/me/too", "/rules/"] {
            assert_eq!(Route::parse(path), Route::Missing, "{path}");
        }
        assert_eq!(Route::parse(&format!("/t/{}", "a".repeat(65))), Route::Missing);
        assert_eq!(Route::parse("/t/abc/"), Route::Table("abc".to_owned()));
    }

    #[test]
    fn the_servers_pages_are_not_ours() {
        assert!(is_ours("/") && is_ours("/t/abc"));
        assert!(!is_ours("/api/docs") && !is_ours("/metrics") && !is_ours("/icon.svg"));
    }
}

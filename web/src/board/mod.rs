//! The board.

use leptos::prelude::*;

use crate::desk::Desk;

/// The game, while it is played and after.
#[component]
pub fn TableBoard() -> impl IntoView {
    let desk = Desk::here();
    view! { <main id="main">{move || desk.model.with(|model| model.seq)}</main> }
}

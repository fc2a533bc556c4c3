//! Asking for a name: all a friend has to tell before sitting down.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::identity::Identity;
use crate::settings::Settings;
use crate::speech::Speech;

/// The longest name.
pub(crate) const LONGEST: u32 = 24;

/// Asks for a name and becomes a guest of that name.
#[component]
pub(crate) fn NameForm(
    /// What the button says.
    action: &'static str,
    /// What happens then.
    #[prop(into)]
    then: Callback<()>,
) -> impl IntoView {
    let (speech, identity, settings) = (Speech::here(), Identity::here(), Settings::here());
    let field = NodeRef::<html::Input>::new();
    let fault = RwSignal::new(None::<String>);
    let busy = RwSignal::new(false);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = field.get().map(|field| field.value()).unwrap_or_default().trim().to_owned();
        if name.is_empty() || busy.get_untracked() {
            return;
        }
        busy.set(true);
        spawn_local(async move {
            let answer = identity.call_me(&name).await;
            busy.set(false);
            match answer {
                Ok(()) => {
                    fault.set(None);
                    then.run(());
                }
                Err(reason) => fault.set(Some(reason.words(speech))),
            }
        });
    };
    view! {
        <form class="name-form" on:submit=submit>
            <label for="name">{speech.text("name-label")}</label>
            <div class="row">
                <input
                    id="name"
                    node_ref=field
                    type="text"
                    required
                    maxlength=LONGEST
                    autocomplete="nickname"
                    prop:value=settings.name.get_untracked()
                    aria-invalid=move || fault.get().is_some().to_string()
                    aria-describedby="name-fault"
                />
                <button type="submit" class="primary" disabled=move || busy.get()>
                    {speech.text(action)}
                </button>
            </div>
            <p id="name-fault" class="fault" role="alert">{move || fault.get()}</p>
        </form>
    }
}

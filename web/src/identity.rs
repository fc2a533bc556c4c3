//! Who the reader is to the server.

use leptos::prelude::*;
use leptos::task::spawn_local;
use room::Me;
use serde_json::json;

use crate::api::{self, Fault};
use crate::settings::Settings;

/// What is known of the reader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Known {
    /// The server is being asked.
    Asking,
    /// The server cannot be reached.
    Away,
    /// Nobody it knows.
    Stranger,
    /// This guest or account.
    Is(Me),
}

/// Who the reader is, for all pages.
#[derive(Clone, Copy)]
pub struct Identity {
    /// What is known.
    pub known: RwSignal<Known>,
    /// Counts how often the reader became somebody else: tables are then read anew.
    pub turns: RwSignal<u32>,
    settings: Settings,
}

impl Identity {
    /// Asks the server who is reading.
    pub fn start(settings: Settings) -> Identity {
        let known = RwSignal::new(Known::Asking);
        let identity = Identity { known, turns: RwSignal::new(0), settings };
        identity.ask();
        identity
    }

    /// The identity of the reader of this page.
    pub fn here() -> Identity {
        expect_context()
    }

    /// Asks again.
    pub fn ask(self) {
        spawn_local(async move {
            let lang = self.settings.lang.get_untracked();
            let known = match api::get::<Option<Me>>(lang, "/api/me").await {
                Ok(Some(me)) => Known::Is(me),
                Ok(None) => Known::Stranger,
                Err(Fault::Away) => Known::Away,
                Err(Fault::Refused { .. }) => Known::Stranger,
            };
            if self.known.get_untracked() != known {
                self.known.set(known);
            }
        });
    }

    /// The reader as the server knows them.
    pub fn me(self) -> Option<Me> {
        match self.known.get() {
            Known::Is(me) => Some(me),
            _ => None,
        }
    }

    /// Whether the server can be reached, as far as is known.
    pub fn is_served(self) -> bool {
        matches!(self.known.get(), Known::Stranger | Known::Is(_))
    }

    fn became(self, known: Known) {
        if let Known::Is(me) = &known {
            self.settings.name.set(me.name.clone());
        }
        self.known.set(known);
        self.turns.update(|turns| *turns += 1);
    }

    /// Takes a name, as a guest.
    pub async fn call_me(self, name: &str) -> Result<(), Fault> {
        self.introduce("/api/guest", &json!({ "name": name })).await
    }

    /// Becomes an account, which can be come back to from anywhere.
    pub async fn register(self, name: &str, password: &str) -> Result<(), Fault> {
        self.introduce("/api/account", &json!({ "name": name, "password": password })).await
    }

    /// Comes back to an account.
    pub async fn log_in(self, name: &str, password: &str) -> Result<(), Fault> {
        self.introduce("/api/login", &json!({ "name": name, "password": password })).await
    }

    /// Takes another name, also as an account.
    pub async fn rename(self, name: &str) -> Result<(), Fault> {
        self.introduce("/api/name", &json!({ "name": name })).await
    }

    /// Takes another password; everybody else who came by the old one is out.
    pub async fn change_password(self, old: &str, new: &str) -> Result<(), Fault> {
        let lang = self.settings.lang.get_untracked();
        let body = json!({ "old": old, "new": new });
        let _: serde_json::Value = api::post(lang, "/api/account/password", &body).await?;
        Ok(())
    }

    /// Leaves wherever the reader is known.
    pub async fn log_out_everywhere(self) -> Result<(), Fault> {
        self.part("/api/logout/everywhere", &json!({})).await
    }

    /// Is forgotten.
    pub async fn be_forgotten(self, password: &str) -> Result<(), Fault> {
        self.part("/api/account/delete", &json!({ "password": password })).await
    }

    async fn part(self, path: &str, body: &serde_json::Value) -> Result<(), Fault> {
        let lang = self.settings.lang.get_untracked();
        let _: serde_json::Value = api::post(lang, path, body).await?;
        self.became(Known::Stranger);
        Ok(())
    }

    async fn introduce(self, path: &str, body: &serde_json::Value) -> Result<(), Fault> {
        let me: Me = api::post(self.settings.lang.get_untracked(), path, body).await?;
        self.became(Known::Is(me));
        Ok(())
    }

    /// Leaves the account.
    pub async fn log_out(self) -> Result<(), Fault> {
        self.part("/api/logout", &json!({})).await
    }
}

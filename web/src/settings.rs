//! What a reader has chosen for all tables, kept in the browser.

use kit::Lang;
use leptos::prelude::*;

/// Light, dark, or as the system is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system is.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// How fast decisions of others and pieces on their way are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    /// To follow everything.
    Slow,
    /// As a patient neighbour would play.
    #[default]
    Normal,
    /// For those who know the game.
    Fast,
    /// Without waiting.
    AtOnce,
}

impl Speed {
    /// All of them, the slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::AtOnce];

    /// The name it is remembered by; its word is `board-speed-` and this.
    pub fn name(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::AtOnce => "at-once",
        }
    }
}

/// The choices. Each is remembered as soon as it is changed.
#[derive(Clone, Copy)]
pub struct Settings {
    /// The language.
    pub lang: RwSignal<Lang>,
    /// Light or dark.
    pub theme: RwSignal<Theme>,
    /// Whether a sound tells that it is the reader's turn.
    pub sound: RwSignal<bool>,
    /// Whether the end of a turn has to be confirmed.
    pub confirm: RwSignal<bool>,
    /// How fast what happens is shown.
    pub speed: RwSignal<Speed>,
    /// What the reader is called at tables without a server.
    pub name: RwSignal<String>,
    /// Whether the three hints for newcomers have been read.
    pub welcomed: RwSignal<bool>,
}

impl Settings {
    /// Reads what was chosen before; the language is the browser's until another is chosen.
    pub fn load() -> Settings {
        let lang = stored("lang").or_else(|| window().navigator().language());
        let lang = lang.as_deref().and_then(Lang::parse).unwrap_or_default();
        let themes = [Theme::System, Theme::Light, Theme::Dark];
        let theme = stored("theme");
        let theme = themes.into_iter().find(|known| Some(known.name()) == theme.as_deref());
        let on = |name| stored(name).as_deref() == Some("on");
        let settings = Settings {
            lang: RwSignal::new(lang),
            theme: RwSignal::new(theme.unwrap_or_default()),
            sound: RwSignal::new(stored("sound").as_deref() != Some("off")),
            confirm: RwSignal::new(on("confirm")),
            speed: RwSignal::new(
                Speed::ALL
                    .into_iter()
                    .find(|speed| stored("speed").as_deref() == Some(speed.name()))
                    .unwrap_or_default(),
            ),
            name: RwSignal::new(stored("name").unwrap_or_default()),
            welcomed: RwSignal::new(on("welcomed")),
        };
        settings.remember();
        settings
    }

    fn remember(self) {
        let flag = |on: bool| if on { "on" } else { "off" };
        Effect::new(move || {
            let lang = self.lang.get();
            store("lang", lang.code());
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("lang", lang.code());
            }
        });
        Effect::new(move || {
            let theme = self.theme.get().name();
            store("theme", theme);
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("data-theme", theme);
            }
        });
        Effect::new(move || store("sound", flag(self.sound.get())));
        Effect::new(move || store("confirm", flag(self.confirm.get())));
        Effect::new(move || store("speed", self.speed.get().name()));
        Effect::new(move || store("name", &self.name.get()));
        Effect::new(move || store("welcomed", flag(self.welcomed.get())));
    }

    /// The settings of the page this component is on.
    pub fn here() -> Settings {
        expect_context()
    }
}

/// Reads from the browser's storage; a browser that keeps nothing has nothing.
pub fn stored(name: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(&format!("comptoir:{name}")).ok()?
}

/// Writes to the browser's storage; a browser that keeps nothing forgets.
pub fn store(name: &str, value: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(&format!("comptoir:{name}"), value);
    }
}

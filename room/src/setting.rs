//! How a table is set up, apart from the game itself.

use kit::Options;
use serde::{Deserialize, Serialize};

use crate::Refusal;

/// How a table is set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
pub struct Setting {
    /// The game, by its id.
    #[cfg_attr(feature = "api", schema(example = "spice-road"))]
    pub game: String,
    /// Seats and modules.
    #[cfg_attr(feature = "api", schema(value_type = OptionsShape))]
    pub options: Options,
    /// Who may sit down.
    #[serde(default)]
    pub door: Door,
    /// Who may watch.
    #[serde(default)]
    pub window: Window,
    /// What may be taken back.
    #[serde(default)]
    pub undo: Undo,
    /// How long people may think.
    #[serde(default)]
    pub clock: Clock,
    /// Whether the table helps its people: hints while they decide.
    #[serde(default)]
    pub hints: Hints,
    /// The account names that may sit down behind a closed door.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "api", schema(max_items = 20))]
    pub invited: Vec<String>,
}

/// How [`Options`] look on the wire, for descriptions of it.
#[cfg(feature = "api")]
#[derive(utoipa::ToSchema)]
#[schema(as = Options)]
#[allow(dead_code)]
struct OptionsShape {
    /// How many seats: as many as the game allows.
    #[schema(minimum = 2, maximum = 5, example = 3)]
    seats: u8,
    /// The modules used, each as `id` or `id=value`.
    #[serde(default)]
    #[schema(required = false)]
    with: Vec<String>,
}

/// Who may sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Door {
    /// Whoever has the link.
    #[default]
    Link,
    /// Anybody: the table stands in the lobby.
    Public,
    /// Only whom the host has invited by name.
    Private,
}

/// Who may watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// Whoever has the link.
    #[default]
    Link,
    /// Anybody: the table stands in the lobby while it is played.
    Public,
    /// Nobody.
    Shut,
}

/// What may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Undo {
    /// Nothing.
    None,
    /// One's own decisions, as long as nobody else has decided and nothing hidden was seen.
    #[default]
    OwnTurn,
    /// The same, and anything else if all the others agree and nothing has come to light since. Who
    /// plays with bots alone has nobody to ask.
    Consent,
}

/// Whether people may ask for hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Hints {
    /// Whenever they like.
    #[default]
    Allowed,
    /// Not at a table where two people or more play. Nor is anything taken back there that a bot has
    /// decided for one of them.
    None,
}

/// How long people may think. A seat whose time is up is handed to a bot; its owner can take it
/// back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So many days for each turn.
    Days(u8),
    /// So many minutes for the whole game.
    Minutes(u16),
}

/// The longest anybody may be given for a turn, in days.
const MOST_DAYS: u8 = 30;
/// The longest anybody may be given for a game, in minutes.
const MOST_MINUTES: u16 = 600;
/// The most names on the list of the invited.
const MOST_INVITED: usize = 20;

// Not derived: the bounds of a number in a variant would be left out.
#[cfg(feature = "api")]
impl utoipa::PartialSchema for Clock {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        use utoipa::openapi::schema::{Object, ObjectBuilder, OneOfBuilder, Schema, Type};
        let counted = |name: &str, says: &str, most: u16| {
            let number = ObjectBuilder::new()
                .schema_type(Type::Integer)
                .minimum(Some(1))
                .maximum(Some(most));
            ObjectBuilder::new()
                .description(Some(says))
                .property(name, number)
                .required(name)
                .build()
        };
        let none: Object = ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some("As long as they like."))
            .enum_values(Some(["none"]))
            .build();
        let days = counted("days", "So many days for each turn.", MOST_DAYS.into());
        let minutes = counted("minutes", "So many minutes for the whole game.", MOST_MINUTES);
        Schema::from(OneOfBuilder::new().item(none).item(days).item(minutes).build()).into()
    }
}

#[cfg(feature = "api")]
impl utoipa::ToSchema for Clock {}

/// Whether a letter is shown to others as it was written. Signs that turn the text around them would
/// turn that of others, too.
pub(crate) fn can_be_shown(letter: char) -> bool {
    let turns = matches!(letter,
        '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !letter.is_control() && !turns
}

impl Setting {
    /// A table for so many seats with everything else as usual.
    pub fn new(game: &str, options: Options) -> Setting {
        Setting {
            game: game.to_owned(),
            options,
            door: Door::default(),
            window: Window::default(),
            undo: Undo::default(),
            clock: Clock::default(),
            hints: Hints::default(),
            invited: Vec::new(),
        }
    }

    /// The same without what no name has in the list of the invited: whoever looks is shown it.
    pub(crate) fn cleaned(mut self) -> Setting {
        for name in &mut self.invited {
            name.retain(can_be_shown);
        }
        self.invited.retain(|name| !name.trim().is_empty());
        self
    }

    /// Checks what does not concern the game; the box checks the rest when it is opened.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        let clock_fits = match self.clock {
            Clock::None => true,
            Clock::Days(days) => (1..=MOST_DAYS).contains(&days),
            Clock::Minutes(minutes) => (1..=MOST_MINUTES).contains(&minutes),
        };
        if !clock_fits {
            return Err(Refusal::BadClock { days: MOST_DAYS, minutes: MOST_MINUTES });
        }
        let too_long = self.invited.iter().any(|name| name.chars().count() > 40);
        if self.invited.len() > MOST_INVITED || too_long {
            return Err(Refusal::TooManyInvited { most: MOST_INVITED });
        }
        Ok(())
    }
}

//! What a game is called, who can play it, and what can be added to it.
//!
//! | file | what it holds |
//! |---|---|
//! | `options.rs` | how one table is set up, and why it cannot be |
//! | `tables.rs` | all tables that can be set up, and those that tests walk |
//! | `hex_map.rs` | maps of hexagonal tiles written as texts |

mod hex_map;
mod options;
mod tables;

pub use self::hex_map::{HexMap, MapTile};
pub use self::options::{BadOptions, Options};
use crate::content::{CONTENT_VERSION, Content, ContentError};
use crate::{Phrase, Rule, Words};

/// A game at a glance.
#[derive(Debug)]
pub struct Meta {
    /// The name programs know it by.
    pub id: &'static str,
    /// The box it comes in.
    pub box_id: &'static str,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// Modules and variants that can be added.
    pub modules: &'static [Module],
    /// Settings that are texts of the players' own.
    pub settings: &'static [TextSetting],
    /// The version of the rules; a change that alters old games raises it.
    pub rules: u16,
    /// Whether everybody may see the points during the game.
    pub open_scores: bool,
    /// A usual game lasts this long, in minutes, from and to.
    pub minutes: (u16, u16),
    /// How much there is to think about, from 1 to 5.
    pub weight: u8,
    /// No game is longer than this many decisions.
    pub longest: u32,
    /// What it looks like wherever it is spoken of. Its picture is `art/` and its id in its box.
    pub looks: Looks,
    /// The game's sentences, in parts, so that the games of a box can share some. It names itself
    /// in `game-` and its id.
    pub words: &'static [Words],
    /// The rules in our own words, to be read before or during play: Markdown with headings,
    /// paragraphs, lists and tables.
    pub guide: Words,
    /// Every rule that can refuse a move.
    pub refusals: &'static [&'static Rule],
    /// The game's component tables as TOML files, so that the games of a box can share some.
    pub content: &'static [&'static str],
}

/// What a game looks like wherever it is spoken of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Looks {
    /// Its colour and that of words upon it, on a light page.
    pub accent: (&'static str, &'static str),
    /// The same on a dark page.
    pub accent_in_the_dark: (&'static str, &'static str),
    /// The mark on the backs of its pieces: an SVG path in a square of 24 around nothing.
    pub mark: &'static str,
    /// The drawings of its board: SVG files whose `<symbol>`s the layers of its scenes name. Every id
    /// in them begins with the name of the box.
    pub art: &'static [&'static str],
}

impl Looks {
    /// The looks of a game that has none of its own: for tests.
    pub const PLAIN: Looks = Looks {
        accent: ("#8b3a1d", "#fff8ee"),
        accent_in_the_dark: ("#eab052", "#2b1a02"),
        mark: "M0-11L3-3l8 3-8 3-3 8-3-8-8-3 8-3z",
        art: &[],
    };
}

/// Something that can be added to a game.
#[derive(Debug)]
pub struct Module {
    /// The name programs know it by; its sentence is `module-` and this name.
    pub id: &'static str,
    /// The values it can be given as `id=value`; a module without values is on or off. A module
    /// with values may also be named alone and then means the first.
    pub values: &'static [&'static str],
    /// The fewest and the most seats it can be used with.
    pub seats: (u8, u8),
}

/// A setting that is a text of the players' own (a map), which the game checks itself. It is named
/// among the modules as `id=text`.
#[derive(Debug)]
pub struct TextSetting {
    /// The name programs know it by; its sentence is `module-` and this name.
    pub id: &'static str,
    /// How many characters it may have; they are ASCII without spaces.
    pub longest: usize,
    /// The fewest and the most seats it can be used with.
    pub seats: (u8, u8),
    /// A text that the game accepts, for tests.
    pub sample: &'static str,
    /// How it is laid out by hand, where it is a map of hexagons.
    pub map: Option<HexMap>,
}

impl Meta {
    /// All component tables as one file, as a user's own file would be.
    pub fn content_text(&self) -> String {
        let mut text = format!("version = {CONTENT_VERSION}\ngame = \"{}\"\n", self.id);
        for part in self.content {
            let header = |line: &&str| line.starts_with("version =") || line.starts_with("game =");
            for line in part.lines().filter(|line| !header(line)) {
                text.push_str(line);
                text.push('\n');
            }
        }
        text
    }

    /// The built-in component tables.
    pub fn read_content(&self) -> Result<Content, ContentError> {
        Content::read(self.id, &self.content_text())
    }

    /// The game's name in words.
    pub fn name(&self) -> Phrase {
        Phrase::new(format!("game-{}", self.id))
    }
}

/// A game with a module of every kind, for tests.
#[cfg(test)]
const GAME: Meta = Meta {
    id: "test",
    box_id: "test",
    seats: (2, 5),
    modules: &[
        Module { id: "length", values: &["short", "medium", "long"], seats: (2, 5) },
        Module { id: "pair", values: &[], seats: (2, 2) },
        Module { id: "desert", values: &[], seats: (2, 5) },
        Module { id: "spice", values: &[], seats: (3, 5) },
        Module { id: "open", values: &[], seats: (2, 5) },
        Module { id: "benefactor", values: &[], seats: (2, 5) },
    ],
    settings: &[TextSetting { id: "map", longest: 9, seats: (2, 5), sample: "a1b2", map: None }],
    rules: 1,
    open_scores: true,
    minutes: (1, 2),
    weight: 1,
    longest: 1,
    looks: Looks::PLAIN,
    words: &[],
    guide: Words { en: "", fr: "" },
    refusals: &[],
    content: &[],
};

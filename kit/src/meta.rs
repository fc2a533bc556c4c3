//! What a game is called, who can play it, and what can be added to it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::content::{CONTENT_VERSION, Content, ContentError};
use crate::order::sort_by;
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

/// A text that is a map of hexagonal tiles: columns joined by `/`, each the row of its first cell and
/// a letter per cell downwards, `.` for nothing. A column lies half a row lower than the one before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HexMap {
    /// The kinds of tiles: the letter, how many there are, and the name of the word for it.
    pub tiles: &'static [(char, usize, &'static str)],
    /// The sheet of the content that holds maps to begin with, and the field with their text. The id of
    /// such a map is accepted as a text too.
    pub sheet: (&'static str, &'static str),
    /// The ids of these maps; the word for each is `module-`, the setting and the id.
    pub presets: &'static [&'static str],
}

/// A tile of a map: its column, its row and the letter of its kind.
pub type MapTile = (i16, i16, char);

impl HexMap {
    /// The tiles of a map, if the text is one.
    pub fn read(text: &str) -> Option<Vec<MapTile>> {
        let mut tiles = Vec::new();
        for (q, column) in text.split('/').enumerate() {
            let letters = column.trim_start_matches(|letter: char| letter.is_ascii_digit());
            let row: i16 = column.get(..column.len() - letters.len())?.parse().ok()?;
            for (at, letter) in letters.chars().enumerate() {
                let place = (i16::try_from(q).ok()?, row.checked_add(i16::try_from(at).ok()?)?);
                match letter {
                    '.' => {}
                    'a'..='z' => tiles.push((place.0, place.1, letter)),
                    _ => return None,
                }
            }
        }
        Some(tiles)
    }

    /// The map of these tiles as text, the first of them in column 0 and the uppermost in row 0.
    pub fn write(tiles: &[MapTile]) -> String {
        let least = |of: fn(&MapTile) -> i16| tiles.iter().map(of).min().unwrap_or(0);
        let (left, top) = (least(|tile| tile.0), least(|tile| tile.1));
        let last = tiles.iter().map(|tile| tile.0).max().unwrap_or(left);
        let column = |q: i16| {
            let mut cells: Vec<&MapTile> = tiles.iter().filter(|tile| tile.0 == q).collect();
            cells.sort();
            let mut row = cells.first().map_or(top, |cell| cell.1);
            let mut text = (row - top).to_string();
            for cell in cells {
                (row..cell.1).for_each(|_| text.push('.'));
                text.push(cell.2);
                row = cell.1 + 1;
            }
            text
        };
        (left..=last).map(column).collect::<Vec<_>>().join("/")
    }
}

/// How a table is set up: seats and modules.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many seats.
    pub seats: u8,
    /// The modules used, each as `id` or `id=value`.
    #[serde(default)]
    pub with: Vec<String>,
}

/// Why a table cannot be set up like that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOptions {
    /// The game is not for so many.
    Seats {
        /// The seats asked for.
        seats: u8,
        /// The fewest it can have.
        min: u8,
        /// The most it can have.
        max: u8,
    },
    /// There is no such module.
    NoModule {
        /// The module asked for.
        module: String,
        /// Those there are.
        known: String,
    },
    /// The module cannot be given that value.
    NoValue {
        /// The module.
        module: String,
        /// The value asked for.
        value: String,
        /// Those it can be given.
        known: String,
    },
    /// The module is named twice.
    Twice {
        /// The module.
        module: String,
    },
    /// The module is not for so many seats.
    ModuleSeats {
        /// The module.
        module: String,
        /// The fewest it can be used with.
        min: u8,
        /// The most it can be used with.
        max: u8,
    },
    /// The text of a setting is too long, or has spaces or letters it cannot have.
    Text {
        /// The setting.
        setting: String,
        /// How many characters it may have.
        longest: usize,
    },
    /// The game does not accept the text of a setting.
    Refused {
        /// The setting.
        setting: String,
        /// What is wrong with it.
        reason: Phrase,
    },
    /// Two modules cannot be used together.
    Conflict {
        /// One of them.
        module: String,
        /// The other.
        other: String,
    },
}

impl BadOptions {
    /// The reason in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            BadOptions::Seats { seats, min, max } => Phrase::new("options-seats")
                .with("seats", *seats)
                .with("min", *min)
                .with("max", *max),
            BadOptions::NoModule { module, known } => Phrase::new("options-no-module")
                .with("module", module.as_str())
                .with("known", known.as_str()),
            BadOptions::NoValue { module, value, known } => Phrase::new("options-no-value")
                .with("module", module.as_str())
                .with("value", value.as_str())
                .with("known", known.as_str()),
            BadOptions::Twice { module } => {
                Phrase::new("options-twice").with("module", module.as_str())
            }
            BadOptions::ModuleSeats { module, min, max } => Phrase::new("options-module-seats")
                .with("module", module.as_str())
                .with("min", *min)
                .with("max", *max),
            BadOptions::Text { setting, longest } => Phrase::new("options-text")
                .with("setting", setting.as_str())
                .with("longest", *longest),
            BadOptions::Refused { setting, reason } => Phrase::new("options-refused")
                .with("setting", setting.as_str())
                .with("reason", reason.clone()),
            BadOptions::Conflict { module, other } => Phrase::new("options-conflict")
                .with("module", module.as_str())
                .with("other", other.as_str()),
        }
    }

    /// The stable name programs know the reason by.
    pub fn code(&self) -> &'static str {
        match self {
            BadOptions::Seats { .. } => "options-seats",
            BadOptions::NoModule { .. } => "options-no-module",
            BadOptions::NoValue { .. } => "options-no-value",
            BadOptions::Twice { .. } => "options-twice",
            BadOptions::ModuleSeats { .. } => "options-module-seats",
            BadOptions::Text { .. } => "options-text",
            BadOptions::Refused { .. } => "options-refused",
            BadOptions::Conflict { .. } => "options-conflict",
        }
    }
}

impl fmt::Display for BadOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self:?}", self.code())
    }
}

impl std::error::Error for BadOptions {}

impl Options {
    /// A table without modules.
    pub fn seats(seats: u8) -> Options {
        Options { seats, with: Vec::new() }
    }

    /// The same table with a module.
    pub fn with(mut self, module: &str) -> Options {
        self.with.push(module.to_owned());
        self
    }

    /// Whether the module is used.
    pub fn has(&self, module: &str) -> bool {
        self.with.iter().any(|named| split(named).0 == module)
    }

    /// The value a module was given; the first of its values if it was named alone.
    pub fn value<'a>(&'a self, module: &'a Module) -> Option<&'a str> {
        let named = self.with.iter().find(|named| split(named).0 == module.id)?;
        split(named).1.or(module.values.first().copied())
    }

    /// The text of a setting, if it was given.
    pub fn text(&self, setting: &str) -> Option<&str> {
        let named = self.with.iter().find(|named| split(named).0 == setting)?;
        split(named).1
    }

    /// Checks what can be checked without knowing the game, and puts the modules in their order.
    pub fn check(&self, meta: &Meta) -> Result<Options, BadOptions> {
        let (min, max) = meta.seats;
        if !(min..=max).contains(&self.seats) {
            return Err(BadOptions::Seats { seats: self.seats, min, max });
        }
        let mut with = Vec::new();
        for named in &self.with {
            let (id, value) = split(named);
            if with.iter().any(|other: &String| split(other).0 == id) {
                return Err(BadOptions::Twice { module: id.to_owned() });
            }
            let setting = meta.settings.iter().find(|setting| setting.id == id);
            let module = meta.modules.iter().find(|module| module.id == id);
            let ((min, max), written) = match (setting, module) {
                (Some(setting), _) => (setting.seats, setting.check(value, named)?),
                (None, Some(module)) => (module.seats, module.check(value, named)?),
                (None, None) => {
                    let modules = meta.modules.iter().map(|module| module.id);
                    let known = modules.chain(meta.settings.iter().map(|setting| setting.id));
                    let known = known.collect::<Vec<_>>().join(", ");
                    return Err(BadOptions::NoModule { module: id.to_owned(), known });
                }
            };
            if !(min..=max).contains(&self.seats) {
                return Err(BadOptions::ModuleSeats { module: id.to_owned(), min, max });
            }
            with.push(written);
        }
        sort_by(&mut with, Ord::cmp);
        Ok(Options { seats: self.seats, with })
    }
}

impl Module {
    /// One way to write one table: the first value is the module named alone.
    fn check(&self, value: Option<&str>, named: &str) -> Result<String, BadOptions> {
        match value {
            Some(value) if !self.values.contains(&value) => Err(BadOptions::NoValue {
                module: self.id.to_owned(),
                value: value.to_owned(),
                known: self.values.join(", "),
            }),
            Some(value) if Some(&value) != self.values.first() => Ok(named.to_owned()),
            _ => Ok(self.id.to_owned()),
        }
    }

    /// Every way to use it, as it is written.
    fn ways(&self) -> Vec<String> {
        match self.values {
            [] => vec![self.id.to_owned()],
            values => values.iter().map(|value| format!("{}={value}", self.id)).collect(),
        }
    }
}

impl TextSetting {
    fn check(&self, value: Option<&str>, named: &str) -> Result<String, BadOptions> {
        let good = |text: &str| {
            (1..=self.longest).contains(&text.len())
                && text.bytes().all(|byte| byte.is_ascii_graphic())
        };
        match value {
            Some(text) if good(text) => Ok(named.to_owned()),
            _ => Err(BadOptions::Text { setting: self.id.to_owned(), longest: self.longest }),
        }
    }
}

impl Meta {
    /// Everything that can be chosen about a table: the seats, then for each module and setting
    /// whether and how it is used.
    fn choices(&self) -> Vec<Vec<Choice>> {
        let off = || std::iter::once(Choice::Without);
        let modules = self.modules.iter().map(Module::ways);
        let settings =
            self.settings.iter().map(|setting| vec![format!("{}={}", setting.id, setting.sample)]);
        let seats = (self.seats.0..=self.seats.1).map(Choice::Seats).collect();
        let ways = modules.chain(settings);
        let with = ways.map(|ways| off().chain(ways.into_iter().map(Choice::With)).collect());
        std::iter::once(seats).chain(with).collect()
    }

    /// Every table that can be set up: each seat count with each combination of modules. There may
    /// be thousands; tests take [`Meta::tables_to_test`].
    pub fn every_table(&self) -> Vec<Options> {
        let mut tables = vec![Vec::new()];
        for choices in self.choices() {
            let longer = |table: &Vec<Choice>| {
                let table = table.clone();
                choices
                    .iter()
                    .map(move |choice| [&table[..], std::slice::from_ref(choice)].concat())
                    .collect()
            };
            tables =
                tables.iter().flat_map(|table| -> Vec<Vec<Choice>> { longer(table) }).collect();
        }
        tables.iter().filter_map(|table| options(table).check(self).ok()).collect()
    }

    /// A small set of tables in which every seat count and every value of a module (also its
    /// absence) stand together with each other at least once, as far as `possible` says that they
    /// can: what tests walk. Always the same tables in the same order.
    pub fn tables_to_test(&self, possible: impl Fn(&Options) -> bool) -> Vec<Options> {
        let choices = self.choices();
        let legal = |table: &[Choice]| {
            let checked = options(table).check(self).ok()?;
            possible(&checked).then_some(checked)
        };
        // Pairs of choices that no table has yet, each by its two places.
        let mut missing: Vec<[(usize, usize); 2]> = Vec::new();
        for (one, ways) in choices.iter().enumerate() {
            for (other, others) in choices.iter().enumerate().skip(one + 1) {
                let pairs = (0..ways.len())
                    .flat_map(|a| (0..others.len()).map(move |b| [(one, a), (other, b)]));
                missing.extend(pairs);
            }
        }
        let mut tables = Vec::new();
        if choices.len() == 1 {
            let seats = choices[0].iter().map(std::slice::from_ref);
            return seats.filter_map(legal).collect();
        }
        while let Some(&pair) = missing.first() {
            // The first missing pair, and of everything else what brings most missing pairs.
            let mut table: Vec<Option<usize>> = vec![None; choices.len()];
            pair.iter().for_each(|&(place, way)| table[place] = Some(way));
            let plain = |table: &[Option<usize>]| -> Vec<Choice> {
                let way = |(ways, way): (&Vec<Choice>, &Option<usize>)| match way {
                    Some(way) => ways[*way].clone(),
                    None => ways[0].clone(),
                };
                choices.iter().zip(table).map(way).collect()
            };
            // Seats that were not asked for are those with which the rest can be set up.
            for place in 0..choices.len() {
                if table[place].is_some() {
                    continue;
                }
                let gain = |table: &[Option<usize>]| {
                    let has = |&(place, way): &(usize, usize)| table[place] == Some(way);
                    missing.iter().filter(|pair| pair.iter().all(has)).count()
                };
                let tried = (0..choices[place].len()).filter_map(|way| {
                    let mut longer = table.clone();
                    longer[place] = Some(way);
                    // What is still open must not stand in the way: try it with any seats.
                    let fits = if longer[0].is_some() {
                        legal(&plain(&longer)).is_some()
                    } else {
                        (0..choices[0].len()).any(|seats| {
                            let mut seated = longer.clone();
                            seated[0] = Some(seats);
                            legal(&plain(&seated)).is_some()
                        })
                    };
                    fits.then(|| (gain(&longer), way))
                });
                // The first of the best.
                let best = tried.fold(None, |best: Option<(usize, usize)>, next| match best {
                    Some(best) if best.0 >= next.0 => Some(best),
                    _ => Some(next),
                });
                table[place] = best.map(|(_, way)| way);
            }
            let set_up = legal(&plain(&table));
            let has = |&(place, way): &(usize, usize)| table[place] == Some(way);
            match set_up {
                Some(options) => {
                    tables.push(options);
                    missing.retain(|pair| !pair.iter().all(has));
                }
                // These two do not go together.
                None => missing.retain(|other| *other != pair),
            }
            missing.retain(|other| *other != pair);
        }
        tables.sort_by(|one, other| (one.seats, &one.with).cmp(&(other.seats, &other.with)));
        tables.dedup();
        tables
    }

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

/// One thing that is chosen about a table.
#[derive(Clone, Debug)]
enum Choice {
    Seats(u8),
    Without,
    With(String),
}

fn options(choices: &[Choice]) -> Options {
    let mut options = Options::seats(0);
    for choice in choices {
        match choice {
            Choice::Seats(seats) => options.seats = *seats,
            Choice::Without => {}
            Choice::With(module) => options.with.push(module.clone()),
        }
    }
    options
}

fn split(named: &str) -> (&str, Option<&str>) {
    match named.split_once('=') {
        Some((id, value)) => (id, Some(value)),
        None => (named, None),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

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
        settings: &[TextSetting {
            id: "map",
            longest: 9,
            seats: (2, 5),
            sample: "a1b2",
            map: None,
        }],
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

    /// Every two choices that stand together at some table.
    fn pairs(tables: &[Options]) -> BTreeSet<(String, String)> {
        let mut pairs = BTreeSet::new();
        for table in tables {
            let absent = GAME.choices().into_iter().skip(1).filter_map(|ways| match &ways[..] {
                [_, Choice::With(way), ..] if !table.has(split(way).0) => {
                    Some(format!("no {}", split(way).0))
                }
                _ => None,
            });
            let seats = format!("{} seats", table.seats);
            let all: Vec<String> =
                [seats].into_iter().chain(table.with.iter().cloned()).chain(absent).collect();
            for one in &all {
                let others = all.iter().filter(|other| *other > one);
                pairs.extend(others.map(|other| (one.clone(), other.clone())));
            }
        }
        pairs
    }

    #[test]
    fn every_two_choices_stand_together_at_some_table_to_test() {
        let every = GAME.every_table();
        let some = GAME.tables_to_test(|_| true);
        assert!(every.len() > 300 && some.len() <= 20, "{} of {}", some.len(), every.len());
        assert_eq!(pairs(&some), pairs(&every));
        assert!(some.iter().all(|table| every.contains(table)));
    }

    #[test]
    fn what_does_not_go_together_is_left_out_and_the_rest_is_covered() {
        let possible = |table: &Options| !(table.has("desert") && table.has("open"));
        let every: Vec<Options> = GAME.every_table().into_iter().filter(possible).collect();
        assert_eq!(pairs(&GAME.tables_to_test(possible)), pairs(&every));
    }

    #[test]
    fn a_map_is_the_same_after_it_was_read_and_written() {
        for text in ["0m", "2pmmp/1mm.mm/0m", "0mm/0/0m", "1m...p/0pp"] {
            let tiles = HexMap::read(text).unwrap();
            assert_eq!(HexMap::write(&tiles), text);
            let moved: Vec<MapTile> =
                tiles.iter().map(|&(q, r, kind)| (q - 3, r + 9, kind)).collect();
            assert_eq!(HexMap::write(&moved), text, "wherever it lies");
        }
        for text in ["", "m", "0M", "0m/", "99999m", "0 m", "0é"] {
            assert_eq!(HexMap::read(text), None, "{text}");
        }
    }

    #[test]
    fn a_setting_is_a_text_without_spaces_that_is_not_too_long() {
        let with = |with: &str| Options::seats(3).with(with).check(&GAME);
        assert_eq!(with("map=a1b2=c").unwrap().text("map"), Some("a1b2=c"));
        for bad in ["map", "map=", "map=a1 b2", "map=a1b2c3d4e5", "map=é"] {
            assert!(matches!(with(bad), Err(BadOptions::Text { .. })), "{bad}");
        }
        assert!(matches!(
            Options::seats(3).with("map=a").with("map=b").check(&GAME),
            Err(BadOptions::Twice { .. })
        ));
    }
}

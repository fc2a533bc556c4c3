//! What is known of a game before it is loaded: enough to put it on the shelf, to set up a
//! table and to name it in lists. It is made from the list of games when the web client is bundled.

use kit::{HexMap, Lang, Lexicon, Looks, Meta, MissingWord, Module, Phrase, TextSetting, Words};
use serde::{Deserialize, Serialize};

/// A game in the catalogue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The name programs know it by.
    pub id: String,
    /// The box it comes in.
    pub box_id: String,
    seats: (u8, u8),
    modules: Vec<ModuleEntry>,
    rules: u16,
    open_scores: bool,
    minutes: (u16, u16),
    weight: u8,
    longest: u32,
    settings: Vec<SettingEntry>,
    /// Its colour and that of words upon it, on a light page and on a dark one.
    pub accents: [(String, String); 2],
    mark: String,
    en: String,
    fr: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct ModuleEntry {
    id: String,
    values: Vec<String>,
    seats: (u8, u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SettingEntry {
    id: String,
    longest: usize,
    seats: (u8, u8),
    sample: String,
    map: Option<MapEntry>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct MapEntry {
    tiles: Vec<(char, usize, String)>,
    presets: Vec<String>,
}

/// The games this program was built with.
pub fn of_the_house() -> Result<Vec<Entry>, MissingWord> {
    registry::GAMES.iter().map(|meta| Entry::of(meta)).collect()
}

impl Entry {
    fn of(meta: &Meta) -> Result<Entry, MissingWord> {
        let module = |module: &Module| ModuleEntry {
            id: module.id.to_owned(),
            values: module.values.iter().map(|value| (*value).to_owned()).collect(),
            seats: module.seats,
        };
        let setting = |setting: &TextSetting| SettingEntry {
            id: setting.id.to_owned(),
            longest: setting.longest,
            seats: setting.seats,
            sample: setting.sample.to_owned(),
            map: setting.map.map(|map| MapEntry {
                tiles: map
                    .tiles
                    .iter()
                    .map(|&(kind, count, word)| (kind, count, word.to_owned()))
                    .collect(),
                presets: map.presets.iter().map(|id| (*id).to_owned()).collect(),
            }),
        };
        Ok(Entry {
            id: meta.id.to_owned(),
            box_id: meta.box_id.to_owned(),
            seats: meta.seats,
            modules: meta.modules.iter().map(module).collect(),
            rules: meta.rules,
            open_scores: meta.open_scores,
            minutes: meta.minutes,
            weight: meta.weight,
            longest: meta.longest,
            settings: meta.settings.iter().map(setting).collect(),
            accents: [meta.looks.accent, meta.looks.accent_in_the_dark]
                .map(|(colour, ink)| (colour.to_owned(), ink.to_owned())),
            mark: meta.looks.mark.to_owned(),
            en: words(meta, Lang::En)?,
            fr: words(meta, Lang::Fr)?,
        })
    }

    /// The same as a [`Meta`], for as long as the program runs. What only the game knows is empty:
    /// guide, refusals, component tables, and all sentences but the names.
    pub fn into_meta(self) -> &'static Meta {
        let module = |module: ModuleEntry| Module {
            id: module.id.leak(),
            values: module
                .values
                .into_iter()
                .map(|value| &*value.leak())
                .collect::<Vec<_>>()
                .leak(),
            seats: module.seats,
        };
        // Where the texts of the maps are, only the box knows.
        let map = |map: MapEntry| HexMap {
            tiles: map
                .tiles
                .into_iter()
                .map(|(kind, count, word)| (kind, count, &*word.leak()))
                .collect::<Vec<_>>()
                .leak(),
            sheet: ("", ""),
            presets: map.presets.into_iter().map(|id| &*id.leak()).collect::<Vec<_>>().leak(),
        };
        let setting = |setting: SettingEntry| TextSetting {
            id: setting.id.leak(),
            longest: setting.longest,
            seats: setting.seats,
            sample: setting.sample.leak(),
            map: setting.map.map(map),
        };
        let [accent, accent_in_the_dark] =
            self.accents.map(|(colour, ink)| (&*colour.leak(), &*ink.leak()));
        let looks = Looks { accent, accent_in_the_dark, mark: self.mark.leak(), art: &[] };
        Box::leak(Box::new(Meta {
            id: self.id.leak(),
            box_id: self.box_id.leak(),
            seats: self.seats,
            modules: self.modules.into_iter().map(module).collect::<Vec<_>>().leak(),
            settings: self.settings.into_iter().map(setting).collect::<Vec<_>>().leak(),
            rules: self.rules,
            open_scores: self.open_scores,
            minutes: self.minutes,
            weight: self.weight,
            longest: self.longest,
            looks,
            words: vec![Words { en: self.en.leak(), fr: self.fr.leak() }].leak(),
            guide: Words { en: "", fr: "" },
            refusals: &[],
            content: &[],
        }))
    }
}

/// The names in a game's catalogue entry: its own and its modules', each with a sentence about it,
/// those of the values and maps that can be chosen, and that of its box if other games are in it.
fn names(meta: &Meta) -> Vec<String> {
    let own = [format!("game-{}", meta.id)];
    let of_box = registry::GAMES.iter().filter(|other| other.box_id == meta.box_id).count();
    let box_name = (of_box > 1).then(|| format!("box-{}", meta.box_id));
    let value = |id: &str, value: &str| format!("module-{id}-{value}");
    let values = meta.modules.iter().filter(|module| module.values.len() > 1);
    let values = values.flat_map(|module| module.values.iter().map(|one| value(module.id, one)));
    let maps = meta.settings.iter().filter_map(|setting| Some((setting.id, setting.map?)));
    let maps = maps.flat_map(|(id, map)| map.presets.iter().map(move |one| value(id, one)));
    let values: Vec<String> = values.chain(maps).collect();
    let modules = meta.modules.iter().map(|module| module.id);
    let settings = meta.settings.iter().map(|setting| setting.id);
    let modules = modules.chain(settings).map(|id| format!("module-{id}"));
    let told = own.into_iter().chain(modules).flat_map(|name| [format!("{name}-about"), name]);
    told.chain(values).chain(box_name).collect()
}

/// The names as a Fluent file of their own.
fn words(meta: &Meta, lang: Lang) -> Result<String, MissingWord> {
    let lexicon = Lexicon::new(lang, meta.words)?;
    let mut file = String::new();
    for name in names(meta) {
        let said = lexicon.try_say(&Phrase::new(name.clone()), &Default::default())?;
        // As a text in quotes: nothing in it means anything to Fluent.
        let text = said.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\u000A");
        file.push_str(&format!("{name} = {{ \"{text}\" }}\n"));
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_the_same_after_the_way_through_the_catalogue() {
        let text = serde_json::to_string(&of_the_house().unwrap()).unwrap();
        let back: Vec<Entry> = serde_json::from_str(&text).unwrap();
        assert_eq!(back.len(), registry::GAMES.len());
        for (entry, meta) in back.into_iter().zip(registry::GAMES) {
            let known = entry.into_meta();
            assert_eq!((known.id, known.box_id), (meta.id, meta.box_id));
            assert_eq!((known.seats, known.minutes), (meta.seats, meta.minutes));
            assert_eq!((known.rules, known.longest), (meta.rules, meta.longest));
            assert_eq!((known.weight, known.open_scores), (meta.weight, meta.open_scores));
            assert_eq!(known.every_table(), meta.every_table());
            assert_eq!(format!("{:?}", known.modules), format!("{:?}", meta.modules));
        }
    }

    #[test]
    fn names_are_said_as_the_game_itself_says_them() {
        for (entry, meta) in of_the_house().unwrap().into_iter().zip(registry::GAMES) {
            let known = entry.into_meta();
            for lang in Lang::ALL {
                let whole = Lexicon::new(lang, meta.words).unwrap();
                let short = Lexicon::new(lang, known.words).unwrap();
                for name in names(meta) {
                    let phrase = Phrase::new(name);
                    let said = short.try_say(&phrase, &Default::default()).unwrap();
                    assert_eq!(said, whole.plain(&phrase));
                }
            }
        }
    }
}

//! A table that is being set up.

use kit::{Meta, Module, Options, TextSetting};
use room::{Clock, Door, Hints, NewTable, Room, Setting, Undo, Window};

use crate::catalogue;

/// How many sit at a new table unless somebody wants it otherwise.
const USUAL_SEATS: u8 = 3;

/// A table that is being set up. Whatever is chosen can be set up: what does not go together is
/// left out.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) meta: &'static Meta,
    pub(crate) seats: u8,
    /// For each module of the game, whether it is used, and the value it is given.
    pub(crate) modules: Vec<(bool, Option<&'static str>)>,
    /// For each setting of the game, its text.
    pub(crate) texts: Vec<Option<String>>,
    /// The bots on the chairs after the host's; a chair without one is for a person.
    pub(crate) bots: Vec<Option<String>>,
    pub(crate) door: Door,
    pub(crate) window: Window,
    pub(crate) undo: Undo,
    pub(crate) clock: Clock,
    pub(crate) hints: Hints,
    /// Names behind a closed door, with commas.
    pub(crate) invited: String,
}

fn fits(range: (u8, u8), seats: u8) -> bool {
    (range.0..=range.1).contains(&seats)
}

impl Draft {
    /// The usual table of a game: bots everywhere.
    pub(crate) fn new(meta: &'static Meta) -> Draft {
        let stand_in = || Some(Room::STAND_IN.to_owned());
        Draft {
            meta,
            seats: USUAL_SEATS.clamp(meta.seats.0, meta.seats.1),
            modules: meta.modules.iter().map(|module| (false, first(module))).collect(),
            texts: vec![None; meta.settings.len()],
            bots: (1..meta.seats.1).map(|_| stand_in()).collect(),
            door: Door::default(),
            window: Window::default(),
            undo: Undo::default(),
            clock: Clock::default(),
            hints: Hints::default(),
            invited: String::new(),
        }
    }

    /// The usual table for friends: every chair free.
    pub(crate) fn for_people(meta: &'static Meta) -> Draft {
        let bots = (1..meta.seats.1).map(|_| None).collect();
        Draft { bots, ..Draft::new(meta) }
    }

    /// The same for so many people, if that is known and the game allows it.
    pub(crate) fn with_seats(self, seats: Option<u8>) -> Draft {
        let (fewest, most) = self.meta.seats;
        Draft { seats: seats.unwrap_or(self.seats).clamp(fewest, most), ..self }
    }

    /// A table that is set up already.
    pub(crate) fn of(setting: &Setting) -> Option<Draft> {
        let meta = catalogue::meta(&setting.game)?;
        let module = |module: &'static Module| {
            let value = setting.options.value(module);
            let value = value.and_then(|value| module.values.iter().find(|one| **one == value));
            (setting.options.has(module.id), value.copied().or(first(module)))
        };
        let text = |text: &TextSetting| setting.options.text(text.id).map(str::to_owned);
        Some(Draft {
            seats: setting.options.seats,
            modules: meta.modules.iter().map(module).collect(),
            texts: meta.settings.iter().map(text).collect(),
            door: setting.door,
            window: setting.window,
            undo: setting.undo,
            clock: setting.clock,
            hints: setting.hints,
            invited: setting.invited.join(", "),
            ..Draft::new(meta)
        })
    }

    /// Whether a module can be used with so many seats.
    pub(crate) fn fits(&self, module: &Module) -> bool {
        fits(module.seats, self.seats)
    }

    /// Gives a setting its text, or takes it away.
    pub(crate) fn set_text(&mut self, at: usize, text: Option<String>) {
        self.texts.get_mut(at).into_iter().for_each(|old| old.clone_from(&text));
    }

    /// How the table is set up.
    pub(crate) fn setting(&self) -> Setting {
        let used = self.meta.modules.iter().zip(&self.modules);
        let used = used.filter(|(module, (on, _))| *on && self.fits(module));
        let with = used.map(|(module, (_, value))| match value {
            Some(value) => format!("{}={value}", module.id),
            None => module.id.to_owned(),
        });
        let texts = self.meta.settings.iter().zip(&self.texts);
        let texts = texts.filter(|(setting, _)| fits(setting.seats, self.seats));
        let texts =
            texts.filter_map(|(setting, text)| Some(format!("{}={}", setting.id, text.as_ref()?)));
        let options = Options { seats: self.seats, with: with.chain(texts).collect() };
        let options = options.check(self.meta).unwrap_or(options);
        let invited = match self.door {
            Door::Private => names(&self.invited),
            Door::Link | Door::Public => Vec::new(),
        };
        Setting {
            door: self.door,
            window: self.window,
            undo: self.undo,
            clock: self.clock,
            hints: self.hints,
            invited,
            ..Setting::new(self.meta.id, options)
        }
    }

    /// The bots that sit down.
    pub(crate) fn bots(&self) -> Vec<String> {
        self.chairs().flatten().cloned().collect()
    }

    fn chairs(&self) -> impl Iterator<Item = &Option<String>> {
        self.bots.iter().take(usize::from(self.seats).saturating_sub(1))
    }

    /// Whether nobody else has to come.
    pub(crate) fn is_solo(&self) -> bool {
        self.chairs().all(Option::is_some)
    }

    /// What the server is asked for.
    pub(crate) fn new_table(&self) -> NewTable {
        NewTable { setting: self.setting(), bots: self.bots(), begin: self.is_solo() }
    }
}

fn first(module: &Module) -> Option<&'static str> {
    module.values.first().copied()
}

fn names(text: &str) -> Vec<String> {
    let names = text.split([',', ';', '\n']).map(str::trim);
    names.filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spice_road() -> &'static Meta {
        catalogue::meta("spice-road").unwrap()
    }

    #[test]
    fn the_usual_table_is_complete_and_begins_at_once() {
        let table = Draft::new(spice_road()).new_table();
        assert_eq!(table.setting.options, Options::seats(3));
        assert_eq!(table.bots, ["level2", "level2"]);
        assert!(table.begin);
    }

    #[test]
    fn a_chair_without_a_bot_waits_for_a_person() {
        let mut draft = Draft::for_people(spice_road());
        draft.bots[1] = Some("random".to_owned());
        let table = draft.new_table();
        assert_eq!(table.bots, ["random"]);
        assert!(!table.begin);
    }

    #[test]
    fn bots_beyond_the_last_chair_stay_at_home() {
        let draft = Draft { seats: 2, ..Draft::new(spice_road()) };
        assert_eq!(draft.bots().len(), 1);
    }

    #[test]
    fn a_setting_goes_through_the_form_unchanged() {
        let options = Options::seats(4).with("bonus-cards=b2").with("golden-deals");
        let setting = Setting {
            door: Door::Private,
            window: Window::Shut,
            undo: Undo::None,
            clock: Clock::Days(3),
            invited: vec!["Anna".to_owned(), "Ben".to_owned()],
            ..Setting::new("spice-road", options)
        };
        assert_eq!(Draft::of(&setting).unwrap().setting(), setting);
    }

    #[test]
    fn a_map_is_part_of_the_options_and_is_kept_when_they_change() {
        let meta = catalogue::meta("eastern-wonders").unwrap();
        let mut draft = Draft::new(meta);
        assert_eq!(draft.setting().options.with, Vec::<String>::new());
        draft.set_text(0, Some("atoll".into()));
        assert_eq!(draft.setting().options.with, ["map=atoll"]);
        let again = Draft::of(&draft.setting()).unwrap();
        assert_eq!(again.setting(), draft.setting());
    }

    #[test]
    fn only_a_closed_door_has_a_list() {
        let draft = Draft { invited: " Anna,, Ben ".to_owned(), ..Draft::new(spice_road()) };
        assert!(draft.setting().invited.is_empty());
        let draft = Draft { door: Door::Private, ..draft };
        assert_eq!(draft.setting().invited, ["Anna", "Ben"]);
    }
}

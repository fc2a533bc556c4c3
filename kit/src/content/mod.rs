//! Content is data: cards, tiles and boards as tables with their provenance.
//!
//! A content file is TOML: a `game` and a `version`, then one table ("sheet") per kind of
//! component, each with a `provenance`, an optional `note` and its `rows`. A row may state a
//! provenance of its own. Files of the user's own have the same form; each sheet they contain
//! replaces the built-in one of that name. Every error knows its line.

mod fault;
mod numbered;
mod reader;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::{Fact, Hash, Phrase};

pub(crate) use fault::quoted;
pub use fault::{ContentError, ContentFault, Part};
pub use numbered::{Number, Numbered, Printed};
use reader::Reader;

/// The form of content files this Comptoir reads.
pub const CONTENT_VERSION: i64 = 1;

/// No content file is longer than this.
const MOST_BYTES: usize = 1 << 20;

/// No sheet has more rows than this.
const MOST_ROWS: usize = 1000;

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// Printed in the rulebook.
    Rulebook,
    /// Found in public sources that agree.
    Public,
    /// Forced by other facts.
    Derived,
    /// Designed for Comptoir because the printed value was not found.
    Reconstructed,
    /// Typed in by the user.
    Own,
}

impl Provenance {
    const ALL: [(&'static str, Provenance); 5] = [
        ("rulebook", Provenance::Rulebook),
        ("public", Provenance::Public),
        ("derived", Provenance::Derived),
        ("reconstructed", Provenance::Reconstructed),
        ("own", Provenance::Own),
    ];

    fn parse(text: &str) -> Option<Provenance> {
        Self::ALL.into_iter().find(|(name, _)| *name == text).map(|(_, provenance)| provenance)
    }

    fn names() -> [&'static str; 5] {
        Self::ALL.map(|(name, _)| name)
    }

    /// The name used in content files.
    pub fn id(self) -> &'static str {
        Self::ALL.into_iter().find(|(_, other)| *other == self).map_or("own", |(name, _)| name)
    }

    /// The provenance in words.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("provenance-{}", self.id()))
    }
}

/// All component tables of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Content {
    /// The sheets by name.
    pub sheets: BTreeMap<String, Sheet>,
}

/// One table of components.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sheet {
    /// Its name.
    pub name: String,
    /// Where its values come from, unless a row says otherwise.
    pub provenance: Provenance,
    /// More about that.
    pub note: String,
    /// The components.
    pub rows: Vec<SheetRow>,
    #[serde(skip)]
    line: usize,
}

/// One component and its values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SheetRow {
    /// The component's name.
    pub id: String,
    /// Where its values come from.
    pub provenance: Provenance,
    /// The values by field.
    pub fields: BTreeMap<String, Value>,
    #[serde(skip)]
    sheet: String,
    #[serde(skip)]
    line: usize,
}

/// A value of a component.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A whole number.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Value>),
}

impl Value {
    /// The value for a fingerprint: plain, and never the same for two values.
    fn print(&self, text: &mut String) {
        match self {
            Value::Number(number) => text.push_str(&number.to_string()),
            Value::Flag(flag) => text.push_str(if *flag { "yes" } else { "no" }),
            Value::Text(words) => text.push_str(&format!("{}:{words}", words.len())),
            Value::List(items) => {
                text.push('[');
                for item in items {
                    item.print(text);
                    text.push(' ');
                }
                text.push(']');
            }
        }
    }
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Value::Number(number) => write!(f, "{number}"),
            Value::Flag(flag) => write!(f, "{flag}"),
            Value::Text(text) => write!(f, "{text}"),
            Value::List(items) => {
                let items: Vec<_> = items.iter().map(ToString::to_string).collect();
                write!(f, "{}", items.join(", "))
            }
        }
    }
}

impl Content {
    /// Reads the content file of a game.
    pub fn read(game: &str, source: &str) -> Result<Content, ContentError> {
        Reader::new(source)?.content(game)
    }

    /// These tables with those of another file in place of the ones of the same name. From then
    /// on errors name lines of that file only.
    pub fn replaced_by(mut self, other: Content) -> Result<Content, ContentError> {
        self.sheets.values_mut().for_each(Sheet::forget_lines);
        for (name, sheet) in other.sheets {
            if !self.sheets.contains_key(&name) {
                let known: Vec<_> = self.sheets.keys().cloned().collect();
                let fault = ContentFault::NoSheet { sheet: name, known: known.join(", ") };
                return Err(ContentError { line: sheet.line, fault });
            }
            self.sheets.insert(name, sheet);
        }
        Ok(self)
    }

    /// The table of this name.
    pub fn sheet(&self, name: &str) -> Result<&Sheet, ContentError> {
        self.sheets.get(name).ok_or_else(|| ContentError {
            line: 0,
            fault: ContentFault::MissingSheet { sheet: name.to_owned() },
        })
    }

    /// Checks that no two rows of these tables have the same name: a move names a component by its
    /// id alone, whatever table it comes from.
    pub fn distinct(&self, sheets: &[&str]) -> Result<(), ContentError> {
        let mut named = BTreeMap::new();
        for name in sheets {
            for row in &self.sheet(name)?.rows {
                if let Some(other) = named.insert(row.id.as_str(), row) {
                    return Err(row.same_name(other));
                }
            }
        }
        Ok(())
    }

    /// A fingerprint of all values (not of notes and provenance): records name it, so that a
    /// game is never replayed with other cards than it was played with.
    pub fn fingerprint(&self) -> Hash {
        let mut text = String::new();
        for (name, sheet) in &self.sheets {
            text.push_str(&format!("[{name}]\n"));
            for row in &sheet.rows {
                text.push_str(&row.id);
                for (field, value) in &row.fields {
                    text.push_str(&format!(" {field}="));
                    value.print(&mut text);
                }
                text.push('\n');
            }
        }
        Hash::of(text.as_bytes())
    }
}

impl Sheet {
    /// Checks that the table has so many rows.
    pub fn count(&self, expected: RangeInclusive<usize>) -> Result<(), ContentError> {
        if expected.contains(&self.rows.len()) {
            return Ok(());
        }
        let (least, most) = (expected.start(), expected.end());
        let expected = if least == most { least.to_string() } else { format!("{least}–{most}") };
        Err(self.fault(ContentFault::Count {
            sheet: self.name.clone(),
            count: self.rows.len(),
            expected,
        }))
    }

    /// The row of this name.
    pub fn row(&self, id: &str) -> Result<&SheetRow, ContentError> {
        self.rows.iter().find(|row| row.id == id).ok_or_else(|| {
            let (sheet, row) = (self.name.clone(), id.to_owned());
            self.fault(ContentFault::MissingRow { sheet, row })
        })
    }

    fn forget_lines(&mut self) {
        self.line = 0;
        self.rows.iter_mut().for_each(|row| row.line = 0);
    }

    fn fault(&self, fault: ContentFault) -> ContentError {
        ContentError { line: self.line, fault }
    }
}

impl SheetRow {
    /// Checks that the row has no other fields than these.
    pub fn only(&self, known: &[&str]) -> Result<(), ContentError> {
        match self.fields.keys().find(|field| !known.contains(&field.as_str())) {
            None => Ok(()),
            Some(field) => Err(self.fault(ContentFault::UnknownField {
                part: self.part(),
                field: field.clone(),
                known: known.join(", "),
            })),
        }
    }

    /// A number within bounds.
    pub fn number<N>(&self, field: &str, bounds: RangeInclusive<i64>) -> Result<N, ContentError>
    where
        N: TryFrom<i64>,
    {
        let number = match self.fields.get(field) {
            Some(Value::Number(number)) if bounds.contains(number) => N::try_from(*number).ok(),
            _ => None,
        };
        number.ok_or_else(|| self.bad(field, expects_number(&bounds)))
    }

    /// A number within bounds, or 0 where the field is left out.
    pub fn number_or_zero<N>(
        &self,
        field: &str,
        bounds: RangeInclusive<i64>,
    ) -> Result<N, ContentError>
    where
        N: TryFrom<i64> + Default,
    {
        if self.fields.contains_key(field) { self.number(field, bounds) } else { Ok(N::default()) }
    }

    /// A text; empty where the field is left out.
    pub fn text(&self, field: &str) -> Result<&str, ContentError> {
        match self.fields.get(field) {
            None => Ok(""),
            Some(Value::Text(text)) => Ok(text),
            Some(_) => Err(self.bad(field, expects("text"))),
        }
    }

    /// Yes or no; no where the field is left out.
    pub fn flag(&self, field: &str) -> Result<bool, ContentError> {
        match self.fields.get(field) {
            None => Ok(false),
            Some(Value::Flag(flag)) => Ok(*flag),
            Some(_) => Err(self.bad(field, expects("flag"))),
        }
    }

    /// An error about the value of a field, or about its absence. What was expected is a
    /// [`Phrase`], or a text that is the same in every language.
    pub fn bad(&self, field: &str, expected: impl Into<Fact>) -> ContentError {
        let (part, expected) = (self.part(), expected.into());
        let name = field.to_owned();
        self.fault(match self.fields.get(field) {
            None => ContentFault::MissingField { part, field: name, expected },
            Some(value) => {
                ContentFault::BadValue { part, field: name, value: value.to_string(), expected }
            }
        })
    }

    /// An error about a row of another table that has the same id where the two must differ. It
    /// is placed on the later one; a row that is not of the user's own has no line to blame.
    fn same_name(&self, other: &SheetRow) -> ContentError {
        let (later, earlier) = if self.line < other.line { (other, self) } else { (self, other) };
        later.fault(ContentFault::SameName {
            id: later.id.clone(),
            sheet: later.sheet.clone(),
            other_sheet: earlier.sheet.clone(),
        })
    }

    fn part(&self) -> Part {
        Part::Row { sheet: self.sheet.clone(), row: Some(self.id.clone()) }
    }

    fn fault(&self, fault: ContentFault) -> ContentError {
        ContentError { line: self.line, fault }
    }
}

/// The words for what should have stood somewhere.
fn expects(what: &str) -> Fact {
    Phrase::new(format!("content-expects-{what}")).into()
}

fn expects_one_of(known: &[&str]) -> Fact {
    Phrase::new("content-expects-one-of").with("known", known.join(", ")).into()
}

fn expects_number(bounds: &RangeInclusive<i64>) -> Fact {
    let (min, max) = (*bounds.start(), *bounds.end());
    Phrase::new("content-expects-number").with("min", min).with("max", max).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Lexicon, Names};

    const GOOD: &str = "version = 1\ngame = \"toy\"\n\n[cards]\nprovenance = \"public\"\nrows = [\n  { id = \"A\", points = 3 },\n  { id = \"B\", points = 4, provenance = \"reconstructed\" },\n]\n";

    fn fault(source: &str) -> (usize, ContentFault) {
        let error = Content::read("toy", source).unwrap_err();
        (error.line, error.fault)
    }

    #[test]
    fn a_row_has_the_provenance_of_its_sheet_unless_it_says_otherwise() {
        let content = Content::read("toy", GOOD).unwrap();
        let sheet = content.sheet("cards").unwrap();
        assert_eq!(sheet.row("A").unwrap().provenance, Provenance::Public);
        assert_eq!(sheet.row("B").unwrap().provenance, Provenance::Reconstructed);
        assert_eq!(sheet.row("B").unwrap().number::<u8>("points", 0..=9), Ok(4));
    }

    #[test]
    fn errors_name_their_line() {
        assert_eq!(fault(&GOOD.replace("points = 4", "points = ")).0, 8);
        assert!(matches!(fault(&GOOD.replace("\"B\"", "\"A\"")), (8, ContentFault::Twice { .. })));
        assert!(matches!(
            fault(&GOOD.replace("\"reconstructed\"", "\"guessed\"")),
            (8, ContentFault::BadValue { .. })
        ));
        assert!(matches!(
            fault(&GOOD.replace("= 1\n", "= 2\n")),
            (1, ContentFault::Version { version: 2 })
        ));
        assert!(matches!(fault(&GOOD.replace("toy", "goa")), (2, ContentFault::OtherGame { .. })));
        let content = Content::read("toy", GOOD).unwrap();
        let error =
            content.sheet("cards").unwrap().rows[0].number::<u8>("points", 5..=9).unwrap_err();
        assert_eq!(error.line, 7);
    }

    #[test]
    fn a_file_of_ones_own_replaces_whole_sheets_and_changes_the_fingerprint() {
        let own = "version = 1\ngame = \"toy\"\n[cards]\nprovenance = \"own\"\nrows = [{ id = \"A\", points = 5 }]";
        let built_in = Content::read("toy", GOOD).unwrap();
        let merged = built_in.clone().replaced_by(Content::read("toy", own).unwrap()).unwrap();
        assert_eq!(merged.sheet("cards").unwrap().rows.len(), 1);
        assert_ne!(merged.fingerprint(), built_in.fingerprint());
        let stray = own.replace("[cards]", "[carsd]");
        let error = built_in.replaced_by(Content::read("toy", &stray).unwrap()).unwrap_err();
        assert!(matches!(error.fault, ContentFault::NoSheet { .. }));
        assert_eq!(error.line, 3);
    }

    #[test]
    fn provenance_and_notes_do_not_change_the_fingerprint() {
        let content = Content::read("toy", GOOD).unwrap();
        let noted = GOOD.replace("\"public\"", "\"rulebook\"\nnote = \"seen\"");
        assert_eq!(Content::read("toy", &noted).unwrap().fingerprint(), content.fingerprint());
    }

    fn said(lang: Lang, error: &ContentError) -> String {
        Lexicon::new(lang, &[]).unwrap().try_say(&error.phrase(), &Names::default()).unwrap()
    }

    #[track_caller]
    fn refused(source: &str, english: &str) {
        let error = Content::read("toy", source).unwrap_err();
        assert_eq!(said(Lang::En, &error), english);
        let french = said(Lang::Fr, &error);
        assert!(!french.contains('“') && !french.contains("expected"), "{french}");
    }

    fn first_row() -> SheetRow {
        Content::read("toy", GOOD).unwrap().sheet("cards").unwrap().rows[0].clone()
    }

    #[test]
    fn an_id_can_stand_in_a_record() {
        let with_id = |id: &str| GOOD.replace("\"B\"", &format!("\"{id}\""));
        let longest = "x".repeat(32);
        for id in ["2", "gold-points", "BO_1", longest.as_str()] {
            assert!(Content::read("toy", &with_id(id)).is_ok(), "{id}");
        }
        for id in ["", "a b", "a\\nb", "é", "a:b", "\\u001b[2J", &"x".repeat(33)] {
            let (line, fault) = fault(&with_id(id));
            assert_eq!(line, 8, "{id}");
            assert!(matches!(fault, ContentFault::BadValue { .. }), "{id}: {fault:?}");
        }
        refused(
            &with_id("a\\nb"),
            "Line 8: A row of table “cards”: “id” is “a\u{fffd}b”; expected 1 to 32 of the letters A–Z and a–z, digits, “-” and “_”.",
        );
        let nameless = GOOD.replace("id = \"B\", ", "");
        assert!(matches!(fault(&nameless), (8, ContentFault::MissingField { .. })));
    }

    #[test]
    fn a_file_that_is_too_big_is_refused_at_once() {
        let comment = format!("#{}\n", "x".repeat(MOST_BYTES));
        assert_eq!(fault(&(comment + GOOD)), (0, ContentFault::TooBig));
        let file = |count: usize| {
            let rows: String = (0..count).map(|n| format!("{{ id = \"{n}\" }},\n")).collect();
            format!("version = 1\ngame = \"toy\"\n[cards]\nprovenance = \"own\"\nrows = [\n{rows}]")
        };
        assert!(Content::read("toy", &file(1000)).is_ok());
        let sheet = "cards".to_owned();
        assert_eq!(fault(&file(1001)), (5, ContentFault::TooManyRows { sheet, count: 1001 }));
    }

    #[test]
    fn a_big_file_is_read_in_no_time() {
        let mut file = "version = 1\ngame = \"toy\"\n".to_owned();
        for sheet in 0..40 {
            file += &format!("[s{sheet}]\nprovenance = \"own\"\nrows = [\n");
            file.extend((0..1000).map(|row| format!("{{ id = \"r{row}\" }},\n")));
            file += "]\n";
        }
        let start = std::time::Instant::now();
        let content = Content::read("toy", &file).unwrap();
        assert_eq!(content.sheets.len(), 40);
        assert_eq!(content.sheet("s39").unwrap().rows[999].line, file.lines().count() - 1);
        assert!(start.elapsed().as_secs() < 5, "{:?}", start.elapsed());
    }

    #[test]
    fn a_file_nested_without_end_is_refused() {
        for (open, close) in [("[", "]"), ("{ a = ", "}")] {
            let deep = format!("x = {}1{}\n{GOOD}", open.repeat(100_000), close.repeat(100_000));
            assert!(matches!(fault(&deep).1, ContentFault::Parse { .. }));
        }
        let dotted = format!("{}a = 1\n{GOOD}", "a.".repeat(100_000));
        assert!(Content::read("toy", &dotted).is_err());
        let header = format!("{GOOD}\n[{}a]\n", "a.".repeat(100_000));
        assert!(Content::read("toy", &header).is_err());
    }

    #[test]
    fn the_top_of_a_file_says_what_it_is_for() {
        refused("", "The file lacks the line version = 1 at its top.");
        refused("version = 1", "The file lacks the line game = \"toy\" at its top.");
        refused(
            &GOOD.replace("= 1\n", "= \"one\"\n"),
            "Line 1: “version” at the top of the file must be a number, not “one”.",
        );
        refused(
            &GOOD.replace("\"toy\"", "3"),
            "Line 2: “game” at the top of the file must be a text in quotes, not “3”.",
        );
        // A file for another game or a later Comptoir is called so, whatever else is in it.
        let strange = GOOD.replace("[cards]", "[cards]\nstrange = 1");
        let newer = strange.replace("version = 1", "version = 2");
        assert!(matches!(fault(&newer).1, ContentFault::Version { version: 2 }));
        let other = strange.replace("toy", "goa");
        assert!(matches!(fault(&other).1, ContentFault::OtherGame { .. }));
    }

    #[test]
    fn what_is_wrong_with_a_table_is_said_of_the_table() {
        refused(
            &GOOD.replace("[cards]", "colour = 3\n[cards]"),
            "Line 4: “colour” is neither version, game nor a table. A table begins with its name in square brackets.",
        );
        refused(
            &GOOD.replace("[cards]", "[cards]\ncolour = 3"),
            "Line 5: The table “cards” has the value “colour”, which means nothing here. It can have: provenance, note, rows.",
        );
        refused(
            &GOOD.replace("[cards]", "[cards]\nnote = 3"),
            "Line 5: The table “cards”: “note” is “3”; expected a text in quotes.",
        );
        refused(
            &GOOD.replace("provenance = \"public\"\n", ""),
            "Line 4: The table “cards” lacks the value “provenance”; expected one of rulebook, public, derived, reconstructed, own.",
        );
        refused(
            &GOOD.replace("{ id = \"A\", points = 3 }", "7"),
            "Line 7: The table “cards”: “rows” is “7”; expected a list of rows such as [{ id = \"A\" }].",
        );
        refused(
            &GOOD.replace("points = 3", "points = 3.5"),
            "Line 7: “A” in table “cards”: “points” is “3.5”; expected a number, true or false, a text in quotes, or a list of these.",
        );
    }

    #[test]
    fn what_is_wrong_with_a_row_is_said_of_the_row() {
        let row = first_row();
        let english = |error: ContentError| said(Lang::En, &error);
        assert_eq!(
            english(row.number::<u8>("points", 5..=9).unwrap_err()),
            "Line 7: “A” in table “cards”: “points” is “3”; expected a number from 5 to 9."
        );
        assert_eq!(
            english(row.number::<u8>("cost", 0..=9).unwrap_err()),
            "Line 7: “A” in table “cards” lacks the value “cost”; expected a number from 0 to 9."
        );
        assert_eq!(
            english(row.text("points").unwrap_err()),
            "Line 7: “A” in table “cards”: “points” is “3”; expected a text in quotes."
        );
        assert_eq!(
            english(row.flag("points").unwrap_err()),
            "Line 7: “A” in table “cards”: “points” is “3”; expected true or false."
        );
        assert_eq!(
            english(row.bad("give", "YRGB")),
            "Line 7: “A” in table “cards” lacks the value “give”; expected YRGB."
        );
        assert_eq!(
            said(Lang::Fr, &row.bad("points", Phrase::new("content-expects-flag"))),
            "Ligne 7\u{a0}: «\u{a0}A\u{a0}» du tableau «\u{a0}cards\u{a0}»\u{a0}: «\u{a0}points\u{a0}» vaut «\u{a0}3\u{a0}»\u{202f}; attendu\u{a0}: true ou false."
        );
        let content = Content::read("toy", GOOD).unwrap();
        assert_eq!(
            english(content.sheet("cards").unwrap().row("4").unwrap_err()),
            "Line 4: Row “4” is missing in table “cards”."
        );
    }

    #[test]
    fn two_components_of_one_name_are_blamed_on_the_line_of_the_users_own() {
        let both = format!("{GOOD}\n[tiles]\nprovenance = \"public\"\nrows = [{{ id = \"A\" }}]\n");
        let two = |content: &Content| {
            let row = |sheet: &str| content.sheet(sheet).unwrap().row("A").unwrap().clone();
            let (card, tile) = (row("cards"), row("tiles"));
            assert_eq!(card.same_name(&tile).line, tile.same_name(&card).line);
            card.same_name(&tile)
        };
        let built_in = Content::read("toy", &both).unwrap();
        assert_eq!(
            said(Lang::En, &two(&built_in)),
            "Line 13: “A” stands in table “tiles” and in table “cards”. Give one of them another name."
        );
        let own = Content::read("toy", GOOD).unwrap();
        assert_eq!(
            said(Lang::En, &two(&built_in.replaced_by(own).unwrap())),
            "Line 7: “A” stands in table “cards” and in table “tiles”. Give one of them another name."
        );
    }
}

//! Content is data: cards, tiles and boards as tables with their provenance.
//!
//! A content file is TOML: a `game` and a `version`, then one table ("sheet") per kind of
//! component, each with a `provenance`, an optional `note` and its `rows`. A row may state a
//! provenance of its own. Files of the user's own have the same form; each sheet they contain
//! replaces the built-in one of that name. Every error knows its line.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::{Hash, Phrase};

/// The form of content files this Comptoir reads.
pub const CONTENT_VERSION: i64 = 1;

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

    /// The name used in content files.
    pub fn id(self) -> &'static str {
        Self::ALL.into_iter().find(|(_, other)| *other == self).map_or("own", |(name, _)| name)
    }

    /// The provenance in words.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("provenance-{}", self.id()))
    }
}

/// What is wrong with a content file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentError {
    /// The line, counted from 1; 0 if the fault is in no particular line.
    pub line: usize,
    /// The fault.
    pub fault: ContentFault,
}

/// What can be wrong with a content file. The fields name the place and the values at fault.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum ContentFault {
    Parse { reason: String },
    Version { version: i64 },
    OtherGame { game: String, expected: String },
    NoSheet { sheet: String, known: String },
    MissingSheet { sheet: String },
    MissingField { sheet: String, row: String, field: String },
    UnknownField { sheet: String, row: String, field: String, known: String },
    BadValue { sheet: String, row: String, field: String, value: String, expected: String },
    Twice { sheet: String, row: String },
    Count { sheet: String, count: usize, expected: String },
    Sense { sheet: String, reason: String },
}

impl ContentError {
    /// The fault in words, with its line if it has one.
    pub fn phrase(&self) -> Phrase {
        use ContentFault::*;
        let text = |text: &String| text.clone();
        let fault = match &self.fault {
            Parse { reason } => Phrase::new("content-parse").with("reason", text(reason)),
            Version { version } => Phrase::new("content-version")
                .with("version", *version)
                .with("known", CONTENT_VERSION),
            OtherGame { game, expected } => Phrase::new("content-other-game")
                .with("game", text(game))
                .with("expected", text(expected)),
            NoSheet { sheet, known } => Phrase::new("content-no-sheet")
                .with("sheet", text(sheet))
                .with("known", text(known)),
            MissingSheet { sheet } => {
                Phrase::new("content-missing-sheet").with("sheet", text(sheet))
            }
            MissingField { sheet, row, field } => Phrase::new("content-missing-field")
                .with("sheet", text(sheet))
                .with("row", text(row))
                .with("field", text(field)),
            UnknownField { sheet, row, field, known } => Phrase::new("content-unknown-field")
                .with("sheet", text(sheet))
                .with("row", text(row))
                .with("field", text(field))
                .with("known", text(known)),
            BadValue { sheet, row, field, value, expected } => Phrase::new("content-bad-value")
                .with("sheet", text(sheet))
                .with("row", text(row))
                .with("field", text(field))
                .with("value", text(value))
                .with("expected", text(expected)),
            Twice { sheet, row } => {
                Phrase::new("content-twice").with("sheet", text(sheet)).with("row", text(row))
            }
            Count { sheet, count, expected } => Phrase::new("content-count")
                .with("sheet", text(sheet))
                .with("count", *count)
                .with("expected", text(expected)),
            Sense { sheet, reason } => {
                Phrase::new("content-sense").with("sheet", text(sheet)).with("reason", text(reason))
            }
        };
        if self.line == 0 {
            fault
        } else {
            Phrase::new("content-at-line").with("line", self.line).with("reason", fault)
        }
    }
}

impl std::fmt::Display for ContentError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {:?}", self.line, self.fault)
    }
}

impl std::error::Error for ContentError {}

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
        Reader { source }.content(game)
    }

    /// These tables with those of another file in place of the ones of the same name.
    pub fn replaced_by(mut self, other: Content) -> Result<Content, ContentError> {
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
    pub fn count(&self, expected: std::ops::RangeInclusive<usize>) -> Result<(), ContentError> {
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
            self.fault(ContentFault::MissingField {
                sheet: self.name.clone(),
                row: id.to_owned(),
                field: "id".to_owned(),
            })
        })
    }

    /// An error about the table as a whole.
    pub fn senseless(&self, reason: impl Into<String>) -> ContentError {
        self.fault(ContentFault::Sense { sheet: self.name.clone(), reason: reason.into() })
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
                sheet: self.sheet.clone(),
                row: self.id.clone(),
                field: field.clone(),
                known: known.join(", "),
            })),
        }
    }

    /// A number within bounds.
    pub fn number<N>(
        &self,
        field: &str,
        bounds: std::ops::RangeInclusive<i64>,
    ) -> Result<N, ContentError>
    where
        N: TryFrom<i64>,
    {
        let value = self.field(field)?;
        let expected = || format!("{}–{}", bounds.start(), bounds.end());
        match value {
            Value::Number(number) if bounds.contains(number) => {
                N::try_from(*number).map_err(|_| self.bad(field, &expected()))
            }
            _ => Err(self.bad(field, &expected())),
        }
    }

    /// A number within bounds, or 0 where the field is left out.
    pub fn number_or_zero<N>(
        &self,
        field: &str,
        bounds: std::ops::RangeInclusive<i64>,
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
            Some(_) => Err(self.bad(field, "\"…\"")),
        }
    }

    /// Yes or no; no where the field is left out.
    pub fn flag(&self, field: &str) -> Result<bool, ContentError> {
        match self.fields.get(field) {
            None => Ok(false),
            Some(Value::Flag(flag)) => Ok(*flag),
            Some(_) => Err(self.bad(field, "true / false")),
        }
    }

    /// An error about the value of a field.
    pub fn bad(&self, field: &str, expected: &str) -> ContentError {
        let value = self.fields.get(field).map_or_else(String::new, |value| format!("“{value}”"));
        self.fault(ContentFault::BadValue {
            sheet: self.sheet.clone(),
            row: self.id.clone(),
            field: field.to_owned(),
            value,
            expected: expected.to_owned(),
        })
    }

    fn field(&self, field: &str) -> Result<&Value, ContentError> {
        self.fields.get(field).ok_or_else(|| {
            self.fault(ContentFault::MissingField {
                sheet: self.sheet.clone(),
                row: self.id.clone(),
                field: field.to_owned(),
            })
        })
    }

    fn fault(&self, fault: ContentFault) -> ContentError {
        ContentError { line: self.line, fault }
    }
}

/// Reads TOML and remembers where everything stood.
struct Reader<'a> {
    source: &'a str,
}

impl Reader<'_> {
    fn content(&self, game: &str) -> Result<Content, ContentError> {
        let table = DeTable::parse(self.source).map_err(|error| {
            let line = error.span().map_or(0, |span| self.line(span.start));
            let reason = error.message().to_owned();
            ContentError { line, fault: ContentFault::Parse { reason } }
        })?;
        let mut sheets = BTreeMap::new();
        let (mut version, mut named) = (None, None);
        for (key, value) in table.get_ref() {
            let name = key.get_ref().to_string();
            match (name.as_str(), value.get_ref()) {
                ("version", _) => {
                    version = Some((self.line_of(value), self.value("", "", &name, value)?))
                }
                ("game", _) => {
                    named = Some((self.line_of(value), self.value("", "", &name, value)?))
                }
                (_, DeValue::Table(sheet)) => {
                    sheets.insert(name.clone(), self.sheet(name, self.line_of(key), sheet)?);
                }
                _ => {
                    return Err(self.bad(&name, "", "", value, "[table]"));
                }
            }
        }
        match version {
            Some((_, Value::Number(CONTENT_VERSION))) => {}
            Some((line, Value::Number(version))) => {
                return Err(ContentError { line, fault: ContentFault::Version { version } });
            }
            _ => return Err(missing("version", version.map_or(0, |(line, _)| line))),
        }
        match named {
            Some((_, Value::Text(name))) if name == game => {}
            Some((line, Value::Text(name))) => {
                let fault = ContentFault::OtherGame { game: name, expected: game.to_owned() };
                return Err(ContentError { line, fault });
            }
            _ => return Err(missing("game", named.map_or(0, |(line, _)| line))),
        }
        Ok(Content { sheets })
    }

    fn sheet(&self, name: String, line: usize, table: &DeTable<'_>) -> Result<Sheet, ContentError> {
        let (mut provenance, mut note, mut rows) = (None, String::new(), Vec::new());
        for (key, value) in table {
            match (key.get_ref().as_ref(), value.get_ref()) {
                ("provenance", _) => provenance = Some(self.provenance(&name, "", value)?),
                ("note", DeValue::String(text)) => note = text.to_string(),
                ("rows", DeValue::Array(items)) => rows.extend(items.iter()),
                (field, _) => {
                    return Err(self.bad(&name, "", field, value, "provenance, note, rows"));
                }
            }
        }
        let provenance = provenance.ok_or_else(|| ContentError {
            line,
            fault: ContentFault::MissingField {
                sheet: name.clone(),
                row: String::new(),
                field: "provenance".to_owned(),
            },
        })?;
        let mut sheet = Sheet { name, provenance, note, rows: Vec::new(), line };
        for item in rows {
            let row = self.row(&sheet, item)?;
            if sheet.rows.iter().any(|other| other.id == row.id) {
                let fault = ContentFault::Twice { sheet: sheet.name, row: row.id };
                return Err(ContentError { line: row.line, fault });
            }
            sheet.rows.push(row);
        }
        Ok(sheet)
    }

    fn row(&self, sheet: &Sheet, item: &Spanned<DeValue<'_>>) -> Result<SheetRow, ContentError> {
        let line = self.line_of(item);
        let DeValue::Table(table) = item.get_ref() else {
            return Err(self.bad(&sheet.name, "", "rows", item, "{ id = … }"));
        };
        let id = table.iter().find(|(key, _)| key.get_ref() == "id").map(|(_, value)| value);
        let id = match id.map(|value| (value, value.get_ref())) {
            Some((_, DeValue::String(id))) if !id.is_empty() => id.to_string(),
            Some((value, _)) => return Err(self.bad(&sheet.name, "", "id", value, "\"…\"")),
            None => {
                let fault = ContentFault::MissingField {
                    sheet: sheet.name.clone(),
                    row: String::new(),
                    field: "id".to_owned(),
                };
                return Err(ContentError { line, fault });
            }
        };
        let (mut provenance, mut fields) = (sheet.provenance, BTreeMap::new());
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "id" => {}
                "provenance" => provenance = self.provenance(&sheet.name, &id, value)?,
                field => {
                    fields.insert(field.to_owned(), self.value(&sheet.name, &id, field, value)?);
                }
            }
        }
        Ok(SheetRow { id, provenance, fields, sheet: sheet.name.clone(), line })
    }

    fn provenance(
        &self,
        sheet: &str,
        row: &str,
        value: &Spanned<DeValue<'_>>,
    ) -> Result<Provenance, ContentError> {
        let known = || Provenance::ALL.map(|(name, _)| name).join(", ");
        match value.get_ref() {
            DeValue::String(text) => Provenance::parse(text),
            _ => None,
        }
        .ok_or_else(|| self.bad(sheet, row, "provenance", value, &known()))
    }

    fn value(
        &self,
        sheet: &str,
        row: &str,
        field: &str,
        value: &Spanned<DeValue<'_>>,
    ) -> Result<Value, ContentError> {
        let bad = || self.bad(sheet, row, field, value, "1 / true / \"…\" / […]");
        match value.get_ref() {
            DeValue::String(text) => Ok(Value::Text(text.to_string())),
            DeValue::Boolean(flag) => Ok(Value::Flag(*flag)),
            DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
                .map(Value::Number)
                .map_err(|_| bad()),
            DeValue::Array(items) => items
                .iter()
                .map(|item| self.value(sheet, row, field, item))
                .collect::<Result<_, _>>()
                .map(Value::List),
            _ => Err(bad()),
        }
    }

    fn bad(
        &self,
        sheet: &str,
        row: &str,
        field: &str,
        value: &Spanned<DeValue<'_>>,
        expected: &str,
    ) -> ContentError {
        ContentError {
            line: self.line_of(value),
            fault: ContentFault::BadValue {
                sheet: sheet.to_owned(),
                row: row.to_owned(),
                field: field.to_owned(),
                value: self.source.get(value.span()).unwrap_or_default().chars().take(60).collect(),
                expected: expected.to_owned(),
            },
        }
    }

    fn line_of<T>(&self, spanned: &Spanned<T>) -> usize {
        self.line(spanned.span().start)
    }

    fn line(&self, offset: usize) -> usize {
        let before = self.source.as_bytes().iter().take(offset);
        1 + before.filter(|&&byte| byte == b'\n').count()
    }
}

fn missing(field: &str, line: usize) -> ContentError {
    ContentError {
        line,
        fault: ContentFault::MissingField {
            sheet: String::new(),
            row: String::new(),
            field: field.to_owned(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}

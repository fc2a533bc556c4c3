//! Reads a content file and remembers on which line everything stood.

use std::collections::{BTreeMap, HashSet};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::fault::{ContentError, ContentFault, Part};
use super::{CONTENT_VERSION, Content, MOST_BYTES, MOST_ROWS, Provenance, Sheet, SheetRow, Value};
use super::{expects, expects_one_of};
use crate::Fact;

/// The longest id of a row.
const LONGEST_ID: usize = 32;

pub(super) struct Reader<'a> {
    source: &'a str,
    /// Where the lines end.
    breaks: Vec<usize>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(source: &'a str) -> Result<Reader<'a>, ContentError> {
        if source.len() > MOST_BYTES {
            return Err(ContentError { line: 0, fault: ContentFault::TooBig });
        }
        let breaks = source.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        Ok(Reader { source, breaks: breaks.map(|(place, _)| place).collect() })
    }

    pub(super) fn content(&self, game: &str) -> Result<Content, ContentError> {
        let table = DeTable::parse(self.source).map_err(|error| {
            let line = error.span().map_or(0, |span| self.line(span.start));
            let reason = error.message().to_owned();
            ContentError { line, fault: ContentFault::Parse { reason } }
        })?;
        // Whether the file is for this reader comes before all else that may be wrong with it.
        self.version(table.get_ref())?;
        self.game(table.get_ref(), game)?;
        let mut sheets = BTreeMap::new();
        for (key, value) in table.get_ref() {
            let name = key.get_ref().to_string();
            match (name.as_str(), value.get_ref()) {
                ("version" | "game", _) => {}
                (_, DeValue::Table(sheet)) => {
                    sheets.insert(name.clone(), self.sheet(name, self.line_of(key), sheet)?);
                }
                _ => {
                    let fault = ContentFault::NotASheet { name };
                    return Err(ContentError { line: self.line_of(key), fault });
                }
            }
        }
        Ok(Content { sheets })
    }

    fn version(&self, table: &DeTable<'_>) -> Result<(), ContentError> {
        let line = || format!("version = {CONTENT_VERSION}");
        let value = entry(table, "version").ok_or_else(|| no_header(line()))?;
        match number(value.get_ref()) {
            Some(CONTENT_VERSION) => Ok(()),
            Some(version) => {
                let fault = ContentFault::Version { version };
                Err(ContentError { line: self.line_of(value), fault })
            }
            None => Err(self.bad_header("version", value, expects("version"))),
        }
    }

    fn game(&self, table: &DeTable<'_>, game: &str) -> Result<(), ContentError> {
        let line = || format!("game = \"{game}\"");
        let value = entry(table, "game").ok_or_else(|| no_header(line()))?;
        match value.get_ref() {
            DeValue::String(name) if name == game => Ok(()),
            DeValue::String(name) => {
                let (game, expected) = (name.to_string(), game.to_owned());
                let fault = ContentFault::OtherGame { game, expected };
                Err(ContentError { line: self.line_of(value), fault })
            }
            _ => Err(self.bad_header("game", value, expects("text"))),
        }
    }

    fn sheet(&self, name: String, line: usize, table: &DeTable<'_>) -> Result<Sheet, ContentError> {
        let part = Part::Sheet { sheet: name.clone() };
        let (mut provenance, mut note, mut items) = (None, String::new(), None);
        for (key, value) in table {
            match (key.get_ref().as_ref(), value.get_ref()) {
                ("provenance", _) => provenance = Some(self.provenance(&part, value)?),
                ("note", DeValue::String(text)) => note = text.to_string(),
                ("note", _) => return Err(self.bad(part, "note", value, expects("text"))),
                ("rows", DeValue::Array(rows)) if rows.len() > MOST_ROWS => {
                    let fault = ContentFault::TooManyRows { sheet: name, count: rows.len() };
                    return Err(ContentError { line: self.line_of(key), fault });
                }
                ("rows", DeValue::Array(rows)) => items = Some(rows),
                ("rows", _) => return Err(self.bad(part, "rows", value, expects("rows"))),
                (field, _) => {
                    let known = "provenance, note, rows".to_owned();
                    let fault = ContentFault::UnknownField { part, field: field.to_owned(), known };
                    return Err(ContentError { line: self.line_of(key), fault });
                }
            }
        }
        let expected = || expects_one_of(&Provenance::names());
        let provenance = provenance.ok_or_else(|| missing(line, part, "provenance", expected()))?;
        let mut sheet = Sheet { name, provenance, note, rows: Vec::new(), line };
        let mut ids = HashSet::new();
        for item in items.into_iter().flat_map(|items| items.iter()) {
            let row = self.row(&sheet, item)?;
            if !ids.insert(row.id.clone()) {
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
            let part = Part::Sheet { sheet: sheet.name.clone() };
            return Err(self.bad(part, "rows", item, expects("rows")));
        };
        let nameless = Part::Row { sheet: sheet.name.clone(), row: None };
        let id = match entry(table, "id").map(|value| (value, value.get_ref())) {
            None => return Err(missing(line, nameless, "id", expects("id"))),
            Some((_, DeValue::String(id))) if is_id(id) => id.to_string(),
            Some((value, _)) => return Err(self.bad(nameless, "id", value, expects("id"))),
        };
        let part = Part::Row { sheet: sheet.name.clone(), row: Some(id.clone()) };
        let (mut provenance, mut fields) = (sheet.provenance, BTreeMap::new());
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "id" => {}
                "provenance" => provenance = self.provenance(&part, value)?,
                field => {
                    fields.insert(field.to_owned(), self.value(&part, field, value)?);
                }
            }
        }
        Ok(SheetRow { id, provenance, fields, sheet: sheet.name.clone(), line })
    }

    fn provenance(
        &self,
        part: &Part,
        value: &Spanned<DeValue<'_>>,
    ) -> Result<Provenance, ContentError> {
        let known = match value.get_ref() {
            DeValue::String(text) => Provenance::parse(text),
            _ => None,
        };
        let expected = || expects_one_of(&Provenance::names());
        known.ok_or_else(|| self.bad(part.clone(), "provenance", value, expected()))
    }

    fn value(
        &self,
        part: &Part,
        field: &str,
        value: &Spanned<DeValue<'_>>,
    ) -> Result<Value, ContentError> {
        match value.get_ref() {
            DeValue::String(text) => Some(Value::Text(text.to_string())),
            DeValue::Boolean(flag) => Some(Value::Flag(*flag)),
            DeValue::Array(items) => {
                let items = items.iter().map(|item| self.value(part, field, item));
                Some(Value::List(items.collect::<Result<_, _>>()?))
            }
            other => number(other).map(Value::Number),
        }
        .ok_or_else(|| self.bad(part.clone(), field, value, expects("value")))
    }

    fn bad(
        &self,
        part: Part,
        field: &str,
        value: &Spanned<DeValue<'_>>,
        expected: Fact,
    ) -> ContentError {
        let line = self.line_of(value);
        let (field, value) = (field.to_owned(), self.written(value));
        ContentError { line, fault: ContentFault::BadValue { part, field, value, expected } }
    }

    fn bad_header(
        &self,
        field: &'static str,
        value: &Spanned<DeValue<'_>>,
        expected: Fact,
    ) -> ContentError {
        let line = self.line_of(value);
        let fault = ContentFault::BadHeader { field, value: self.written(value), expected };
        ContentError { line, fault }
    }

    /// The value as it stands in the file, a text without its quotes.
    fn written(&self, value: &Spanned<DeValue<'_>>) -> String {
        match value.get_ref() {
            DeValue::String(text) => text.to_string(),
            _ => self.source.get(value.span()).unwrap_or_default().to_owned(),
        }
    }

    fn line_of<T>(&self, spanned: &Spanned<T>) -> usize {
        self.line(spanned.span().start)
    }

    fn line(&self, offset: usize) -> usize {
        1 + self.breaks.partition_point(|&place| place < offset)
    }
}

/// Whether a row may be called so. Moves name components in records, one to a line, between
/// other signs.
fn is_id(id: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(allowed)
}

fn entry<'t, 'i>(table: &'t DeTable<'i>, name: &str) -> Option<&'t Spanned<DeValue<'i>>> {
    table.iter().find(|(key, _)| key.get_ref() == name).map(|(_, value)| value)
}

fn number(value: &DeValue<'_>) -> Option<i64> {
    let DeValue::Integer(number) = value else { return None };
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}

fn no_header(line: String) -> ContentError {
    ContentError { line: 0, fault: ContentFault::NoHeader { line } }
}

fn missing(line: usize, part: Part, field: &str, expected: Fact) -> ContentError {
    let fault = ContentFault::MissingField { part, field: field.to_owned(), expected };
    ContentError { line, fault }
}

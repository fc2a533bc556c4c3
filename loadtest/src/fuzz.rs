//! Calls that nobody in their right mind would make, from the description of the API itself.

use anyhow::{Context as _, Result};
use kit::Chance;
use serde_json::{Map, Value, json};

use crate::http::Answer;
use crate::shape::Shape;

/// A call.
#[derive(Clone, Debug)]
pub struct Call {
    /// The method.
    pub method: String,
    /// The path with its parameters filled in.
    pub path: String,
    /// The operation: its method, and its path as it is described.
    pub name: String,
    /// The body, where there is one.
    pub body: Option<Vec<u8>>,
    /// The operation as it is described.
    operation: Value,
}

/// Makes calls up from an OpenAPI document.
pub struct Fuzz {
    document: Value,
    operations: Vec<(String, String, Value)>,
    /// Ids of things that are really there.
    pub known: Vec<String>,
}

/// How deep a made-up value goes.
const DEPTH: u8 = 6;

impl Fuzz {
    /// Reads the document.
    pub fn new(document: Value) -> Result<Fuzz> {
        let paths = document["paths"].as_object().context("the document has no paths")?;
        let mut operations = Vec::new();
        for (path, methods) in paths {
            for (method, operation) in methods.as_object().context("a path has no methods")? {
                operations.push((method.to_uppercase(), path.clone(), operation.clone()));
            }
        }
        Ok(Fuzz { document, operations, known: Vec::new() })
    }

    /// All operations there are, as [`Call::name`] has them.
    pub fn names(&self) -> impl Iterator<Item = String> {
        self.operations.iter().map(|(method, path, _)| name(method, path))
    }

    /// A call: often sound, sometimes with one thing wrong, sometimes mad. Those for which a password
    /// is hashed, which takes its time on purpose, are rare.
    pub fn call(&self, chance: &mut Chance) -> Option<Call> {
        let (method, path, operation) = loop {
            let picked = chance.pick(&self.operations)?;
            let slow = ["/login", "/account"].iter().any(|word| picked.1.contains(word));
            if !slow || chance.below(40) == 0 {
                break picked.clone();
            }
        };
        let name = name(&method, &path);
        let mut path = path;
        let mut query = Vec::new();
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap_or_default();
            let value = match self.value(&parameter["schema"], chance, DEPTH) {
                Value::String(text) => text,
                other => other.to_string(),
            };
            if parameter["in"] == "path" {
                let known = chance.pick(&self.known).cloned();
                let value = known.filter(|_| chance.below(4) > 0).unwrap_or(value);
                path = path.replace(&format!("{{{name}}}"), &escaped(&value));
            } else if parameter["required"] == true || chance.below(2) == 0 {
                query.push(format!("{name}={}", escaped(&value)));
            }
        }
        if !query.is_empty() {
            path = format!("{path}?{}", query.join("&"));
        }
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        let body = (!schema.is_null()).then(|| self.body(schema, chance));
        Some(Call { method, path, name, body, operation })
    }

    /// What is wrong with an answer according to the description: a status or a type that is not
    /// there, or a body of another shape.
    pub fn undocumented(&self, call: &Call, answer: &Answer) -> Option<String> {
        let described = &call.operation["responses"][answer.status.to_string()];
        if described.is_null() {
            return Some(format!("status {} is not described", answer.status));
        }
        let Some(types) = described["content"].as_object() else {
            return (!answer.body.is_empty()).then(|| "no body is described".to_owned());
        };
        let kind = answer.header("content-type").and_then(|kind| kind.split(';').next());
        let Some(content) = kind.and_then(|kind| types.get(kind.trim())) else {
            return Some(format!("the type {kind:?} is not described"));
        };
        if kind != Some("application/json") {
            return None;
        }
        match serde_json::from_slice(&answer.body) {
            Ok(body) => Shape { document: &self.document }.unlike(&content["schema"], &body, "$"),
            Err(error) => Some(format!("no JSON: {error}")),
        }
    }

    fn body(&self, schema: &Value, chance: &mut Chance) -> Vec<u8> {
        let value = self.value(schema, chance, DEPTH);
        let mut bytes = value.to_string().into_bytes();
        match chance.below(12) {
            0 => bytes.truncate(chance.below(bytes.len() as u32 + 1) as usize),
            1 => {
                let at = chance.below(bytes.len() as u32 + 1) as usize;
                bytes.insert(at.min(bytes.len()), chance.below(256) as u8);
            }
            2 => bytes = format!("[{value},{value}]").into_bytes(),
            _ => {}
        }
        bytes
    }

    /// A value that fits a schema, or now and then does not.
    fn value(&self, schema: &Value, chance: &mut Chance, depth: u8) -> Value {
        if depth == 0 || chance.below(25) == 0 {
            return mad(chance);
        }
        if let Some(name) = schema["$ref"].as_str() {
            let pointer = name.trim_start_matches('#');
            let found = self.document.pointer(pointer).cloned().unwrap_or_default();
            return self.value(&found, chance, depth - 1);
        }
        for any in ["oneOf", "anyOf"] {
            if let Some(ways) = schema[any].as_array() {
                let way = chance.pick(ways).cloned().unwrap_or_default();
                return self.value(&way, chance, depth);
            }
        }
        if let Some(parts) = schema["allOf"].as_array() {
            let mut whole = Map::new();
            for part in parts {
                if let Value::Object(part) = self.value(part, chance, depth) {
                    whole.extend(part);
                }
            }
            return Value::Object(whole);
        }
        if let Some(values) = schema["enum"].as_array() {
            return chance.pick(values).cloned().unwrap_or_default();
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => chance.pick(kinds).and_then(Value::as_str).unwrap_or("null"),
            kind => kind.as_str().unwrap_or("object"),
        };
        match kind {
            "object" => self.object(schema, chance, depth),
            "array" => {
                let count = chance.below(4);
                (0..count).map(|_| self.value(&schema["items"], chance, depth - 1)).collect()
            }
            "string" => json!(text(chance)),
            "integer" => json!(i64::from(chance.below(8))),
            "number" => json!(f64::from(chance.below(100)) / 3.0),
            "boolean" => json!(chance.below(2) == 0),
            _ => Value::Null,
        }
    }

    fn object(&self, schema: &Value, chance: &mut Chance, depth: u8) -> Value {
        // What the document leaves open is the set-up of a game.
        let Some(properties) = schema["properties"].as_object() else {
            return json!({ "seats": 2 + chance.below(4), "with": [] });
        };
        let required = |name: &String| {
            let names = schema["required"].as_array();
            names.is_some_and(|names| names.iter().any(|known| known == name))
        };
        let mut object = Map::new();
        for (name, schema) in properties {
            let keep = if required(name) { chance.below(30) > 0 } else { chance.below(2) == 0 };
            if keep {
                let value = match name.as_str() {
                    "game" if chance.below(5) > 0 => json!("spice-road"),
                    "bot" if chance.below(5) > 0 => json!("greedy"),
                    _ => self.value(schema, chance, depth - 1),
                };
                object.insert(name.clone(), value);
            }
        }
        Value::Object(object)
    }
}

fn name(method: &str, path: &str) -> String {
    format!("{method} {path}")
}

/// Something that fits nowhere.
fn mad(chance: &mut Chance) -> Value {
    match chance.below(10) {
        0 => Value::Null,
        1 => json!(-1),
        2 => json!(u64::MAX),
        3 => json!(1e300),
        4 => json!([]),
        5 => json!({}),
        6 => json!("a".repeat(5_000)),
        7 => json!([[[[[[[["deep"]]]]]]]]),
        8 => json!({ "__proto__": { "admin": true } }),
        _ => json!(text(chance)),
    }
}

/// Texts that have broken other servers.
fn text(chance: &mut Chance) -> String {
    let texts = [
        "Anna",
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "'; DROP TABLE log; --",
        "\" OR 1=1 --",
        "../../../../etc/passwd",
        "%00%2e%2e%2f",
        "\u{0}\u{7}\u{1b}[2J",
        "\u{202e}evil\u{202c}",
        "😀👩‍👩‍👧‍👦",
        "ﷺ",
        "",
        " ",
        "rest",
        "greedy",
        "spice-road",
        "{{7*7}}",
        "${jndi:ldap://x}",
        "null",
        "-1",
        "99999999999999999999",
        "correct horse battery staple",
    ];
    chance.pick(&texts).copied().unwrap_or_default().to_owned()
}

/// A text as it may stand in an address.
fn escaped(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let mut escaped = String::new();
    for byte in text.bytes() {
        if plain(byte) {
            escaped.push(char::from(byte));
        } else {
            escaped.push_str(&format!("%{byte:02X}"));
        }
    }
    escaped
}

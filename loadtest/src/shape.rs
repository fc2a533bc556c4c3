//! Whether a value has the shape a schema of an OpenAPI document describes. As much of JSON Schema as
//! our own description uses.

use serde_json::Value;

/// Schemas of a document.
pub(crate) struct Shape<'a> {
    pub(crate) document: &'a Value,
}

impl Shape<'_> {
    /// The first thing at which the value is not like the schema.
    pub(crate) fn unlike(&self, schema: &Value, value: &Value, at: &str) -> Option<String> {
        if let Some(name) = schema["$ref"].as_str() {
            let Some(found) = self.document.pointer(name.trim_start_matches('#')) else {
                return Some(format!("{at}: {name} is nowhere"));
            };
            return self.unlike(found, value, at);
        }
        for any in ["oneOf", "anyOf"] {
            if let Some(ways) = schema[any].as_array() {
                let why: Option<Vec<String>> =
                    ways.iter().map(|way| self.unlike(way, value, at)).collect();
                return why.map(|why| format!("{at}: none of {}", why.join(" / ")));
            }
        }
        if let Some(parts) = schema["allOf"].as_array() {
            return parts.iter().find_map(|part| self.unlike(part, value, at));
        }
        if let Some(values) = schema["enum"].as_array()
            && !values.contains(value)
        {
            return Some(format!("{at}: {value} is none of {}", schema["enum"]));
        }
        let kinds: Vec<&str> = match &schema["type"] {
            Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
            Value::String(kind) => vec![kind],
            _ => Vec::new(),
        };
        if !kinds.is_empty() && !kinds.iter().any(|kind| is(kind, value)) {
            return Some(format!("{at}: {value} is no {}", kinds.join(" or ")));
        }
        let number = value.as_f64();
        let out = |bound: &str, beyond: fn(f64, f64) -> bool| matches!((number, schema[bound].as_f64()), (Some(n), Some(b)) if beyond(n, b));
        if out("minimum", |number, least| number < least)
            || out("maximum", |number, most| number > most)
        {
            return Some(format!("{at}: {value} is out of bounds"));
        }
        match value {
            Value::Array(items) => self.unlike_items(schema, items, at),
            Value::Object(object) => {
                let names = schema["required"].as_array().into_iter().flatten();
                let mut missing =
                    names.filter_map(Value::as_str).filter(|n| !object.contains_key(*n));
                if let Some(name) = missing.next() {
                    return Some(format!("{at}: {name} is missing"));
                }
                let properties = schema["properties"].as_object()?;
                object.iter().find_map(|(name, value)| {
                    self.unlike(properties.get(name)?, value, &format!("{at}.{name}"))
                })
            }
            _ => None,
        }
    }

    fn unlike_items(&self, schema: &Value, items: &[Value], at: &str) -> Option<String> {
        let first = schema["prefixItems"].as_array().map_or(&[][..], Vec::as_slice);
        items.iter().enumerate().find_map(|(number, item)| {
            let schema = first.get(number).unwrap_or(&schema["items"]);
            let closed = schema == &Value::Bool(false);
            let here = format!("{at}[{number}]");
            if closed {
                Some(format!("{here} is too many"))
            } else {
                self.unlike(schema, item, &here)
            }
        })
    }
}

fn is(kind: &str, value: &Value) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_not_described_is_noticed() {
        let document = json!({ "components": { "schemas": { "Me": {
            "type": "object", "required": ["name"],
            "properties": { "name": { "type": "string" }, "seat": { "type": "integer", "maximum": 4 } },
        } } } });
        let shape = Shape { document: &document };
        let me = json!({ "oneOf": [{ "type": "null" }, { "$ref": "#/components/schemas/Me" }] });
        for fits in
            [json!(null), json!({ "name": "Ada", "seat": 4 }), json!({ "name": "", "x": 1 })]
        {
            assert_eq!(shape.unlike(&me, &fits, "$"), None);
        }
        for other in [json!(1), json!({}), json!({ "name": 1 }), json!({ "name": "", "seat": 5 })] {
            assert!(shape.unlike(&me, &other, "$").is_some(), "{other}");
        }
        let list = json!({ "type": "array", "items": { "enum": ["a"] } });
        assert_eq!(shape.unlike(&list, &json!(["a", "a"]), "$"), None);
        assert!(shape.unlike(&list, &json!(["a", "b"]), "$").is_some());
    }
}

//! JSON that says everything once. The usual reader keeps the last of two values with the same
//! name; here that is an error, so that a program's slip is noticed.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// Reads one JSON value, refusing names that are given twice.
pub(super) fn read(text: &str) -> Result<Value, serde_json::Error> {
    serde_json::from_str::<Strict>(text).map(|Strict(value)| value)
}

struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Strict, D::Error> {
        deserializer.deserialize_any(Once).map(Strict)
    }
}

struct Once;

impl<'de> Visitor<'de> for Once {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<Value, E> {
        Ok(Value::Bool(flag))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Value, E> {
        Number::from_f64(number).map(Value::Number).ok_or_else(|| E::custom("number out of range"))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Strict(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some((name, Strict(value))) = entries.next_entry::<String, Strict>()? {
            if map.contains_key(&name) {
                let name: String = name.chars().take(60).collect();
                return Err(A::Error::custom(format_args!("duplicate field `{name}`")));
            }
            map.insert(name, value);
        }
        Ok(Value::Object(map))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn values_are_read_as_they_are() {
        let text = r#"{"a":[1,-2,2.5,"x",null,true,{"b":{}}],"c":18446744073709551615}"#;
        assert_eq!(read(text).unwrap(), serde_json::from_str::<Value>(text).unwrap());
        assert_eq!(read("3").unwrap(), json!(3));
    }

    #[test]
    fn a_name_given_twice_at_any_depth_is_refused() {
        assert!(read(r#"{"a":1,"a":1}"#).is_err());
        assert!(read(r#"[{"a":{"b":1,"b":2}}]"#).is_err());
        assert!(read(r#"[{"a":1},{"a":1}]"#).is_ok());
    }

    #[test]
    fn depth_and_size_have_limits() {
        assert!(read(&"[".repeat(100_000)).is_err());
        assert!(read("1e400").is_err());
        assert!(read("{} {}").is_err());
    }
}

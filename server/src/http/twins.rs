//! Keys that stand twice in one object of a JSON text.

use std::collections::HashSet;
use std::fmt;

use serde::Deserializer;
use serde::de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor};

/// The first key that is there twice, if the text is JSON up to there.
pub(super) fn find(json: &[u8]) -> Option<String> {
    let mut twin = None;
    let mut reader = serde_json::Deserializer::from_slice(json);
    // It ends with an error at the twin, which is remembered.
    let _ = Walk(&mut twin).deserialize(&mut reader);
    twin
}

struct Walk<'a>(&'a mut Option<String>);

impl<'de> DeserializeSeed<'de> for Walk<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Walk<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("anything")
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E>(self, _: &str) -> Result<(), E> {
        Ok(())
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        while items.next_element_seed(Walk(self.0))?.is_some() {}
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<(), A::Error> {
        let mut keys = HashSet::new();
        while let Some(key) = entries.next_key::<String>()? {
            if keys.contains(&key) {
                *self.0 = Some(key);
                return Err(A::Error::custom("a key is there twice"));
            }
            keys.insert(key);
            entries.next_value_seed(Walk(self.0))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twins_are_found_wherever_they_stand() {
        let found = |json: &str| find(json.as_bytes());
        assert_eq!(found(r#"{"a":1,"a":1}"#).as_deref(), Some("a"));
        assert_eq!(found(r#"[0,{"a":{"b":[],"b":null}}]"#).as_deref(), Some("b"));
        assert_eq!(found(r#"{"a":1,"\u0061":2"#).as_deref(), Some("a"));
        assert_eq!(found(r#"{"a":{"x":1},"b":{"x":1}}"#), None);
        assert_eq!(found("nonsense"), None);
        assert_eq!(found(&"[".repeat(30_000)), None);
    }
}

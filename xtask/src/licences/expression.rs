//! Licence expressions: `MIT OR (Apache-2.0 WITH LLVM-exception AND Zlib)`.
//!
//! The grammar is that of SPDX: `WITH` binds tightest, then `AND`, then `OR`. Old crates write
//! `MIT/Apache-2.0`, where the stroke means `OR`.

/// Under what a crate may be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Expression {
    /// One licence, with its exception if it has one, as in `Apache-2.0 WITH LLVM-exception`.
    Licence(String),
    /// All of them at once.
    All(Vec<Expression>),
    /// Any one of them.
    Any(Vec<Expression>),
}

impl Expression {
    /// Reads an expression; tells what is wrong with it otherwise.
    pub(crate) fn parse(text: &str) -> Result<Expression, String> {
        let spaced = text.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
        let mut reader = Reader { words: spaced.split_whitespace().collect(), place: 0 };
        let expression = reader.any()?;
        match reader.next() {
            None => Ok(expression),
            Some(word) => Err(format!("{word} is not expected there")),
        }
    }

    /// Whether the accepted licences are enough.
    pub(crate) fn is_met_by(&self, accepted: &[&str]) -> bool {
        match self {
            // An exception only ever permits more, so the plain licence covers it.
            Expression::Licence(name) => {
                let plain = name.split(" WITH ").next().unwrap_or(name);
                accepted.contains(&name.as_str()) || accepted.contains(&plain)
            }
            Expression::All(parts) => parts.iter().all(|part| part.is_met_by(accepted)),
            Expression::Any(parts) => parts.iter().any(|part| part.is_met_by(accepted)),
        }
    }
}

struct Reader<'a> {
    words: Vec<&'a str>,
    place: usize,
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let word = self.words.get(self.place).copied();
        self.place += 1;
        word
    }

    /// Reads the word if it comes next. Operators are written in capitals or all small.
    fn takes(&mut self, word: &str) -> bool {
        let here = self.words.get(self.place);
        let there = here.is_some_and(|&here| here == word || here == word.to_lowercase());
        self.place += usize::from(there);
        there
    }

    fn any(&mut self) -> Result<Expression, String> {
        let mut parts = vec![self.all()?];
        while self.takes("OR") {
            parts.push(self.all()?);
        }
        Ok(single(parts, Expression::Any))
    }

    fn all(&mut self) -> Result<Expression, String> {
        let mut parts = vec![self.one()?];
        while self.takes("AND") {
            parts.push(self.one()?);
        }
        Ok(single(parts, Expression::All))
    }

    fn one(&mut self) -> Result<Expression, String> {
        if self.takes("(") {
            let inner = self.any()?;
            return match self.takes(")") {
                true => Ok(inner),
                false => Err("a bracket is not closed".to_owned()),
            };
        }
        let licence = self.name()?;
        if self.takes("WITH") {
            return Ok(Expression::Licence(format!("{licence} WITH {}", self.name()?)));
        }
        Ok(Expression::Licence(licence.to_owned()))
    }

    fn name(&mut self) -> Result<&'a str, String> {
        let word = self.next().ok_or("it ends where a licence should follow")?;
        let letter = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '+' | ':');
        let operator = ["OR", "AND", "WITH"].contains(&word.to_uppercase().as_str());
        match word.chars().all(letter) && !operator {
            true => Ok(word),
            false => Err(format!("{word} is no licence")),
        }
    }
}

fn single(mut parts: Vec<Expression>, several: fn(Vec<Expression>) -> Expression) -> Expression {
    match parts.len() {
        1 => parts.remove(0),
        _ => several(parts),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ACCEPTED: &[&str] = &["MIT", "Apache-2.0", "Unicode-3.0"];

    fn is_met(text: &str) -> bool {
        Expression::parse(text).unwrap().is_met_by(ACCEPTED)
    }

    #[test]
    fn one_of_several_is_enough() {
        assert!(is_met("MIT"));
        assert!(is_met("GPL-3.0-only OR MIT"));
        assert!(!is_met("GPL-3.0-only OR LGPL-2.1-or-later"));
    }

    #[test]
    fn all_of_several_are_needed() {
        assert!(is_met("MIT AND Unicode-3.0"));
        assert!(!is_met("MIT AND GPL-3.0-only"));
    }

    #[test]
    fn and_binds_tighter_than_or() {
        assert!(is_met("MIT OR Apache-2.0 AND GPL-3.0-only"));
        assert!(is_met("GPL-3.0-only AND GPL-2.0-only OR MIT"));
        assert!(!is_met("(MIT OR Apache-2.0) AND GPL-3.0-only"));
        assert!(is_met("(MIT OR Apache-2.0) AND Unicode-3.0"));
    }

    #[test]
    fn an_exception_belongs_to_its_licence() {
        assert!(is_met("Apache-2.0 WITH LLVM-exception OR GPL-3.0-only"));
        assert!(!is_met("GPL-2.0-only WITH Classpath-exception-2.0"));
        let classpath = Expression::parse("GPL-2.0-only WITH Classpath-exception-2.0").unwrap();
        assert!(classpath.is_met_by(&["GPL-2.0-only WITH Classpath-exception-2.0"]));
    }

    #[test]
    fn a_stroke_is_the_old_way_to_write_or() {
        assert!(is_met("GPL-3.0/MIT"));
        assert_eq!(Expression::parse("MIT/Apache-2.0"), Expression::parse("MIT OR Apache-2.0"));
    }

    #[test]
    fn what_is_no_expression_is_refused() {
        let wrong = [
            "",
            "MIT OR",
            "OR MIT",
            "(MIT",
            "MIT)",
            "MIT Apache-2.0",
            "MIT WITH",
            "MIT AND OR Zlib",
            "M!T",
        ];
        for text in wrong {
            assert!(Expression::parse(text).is_err(), "{text:?}");
        }
    }
}

//! The words after `cargo xtask`.

use anyhow::{Result, bail};

/// What has not been understood yet.
pub(crate) struct Arguments {
    words: Vec<String>,
    /// What comes after `--`: not for us.
    rest: Vec<String>,
}

impl Arguments {
    pub(crate) fn of_process() -> Arguments {
        Arguments::new(std::env::args().skip(1))
    }

    fn new(words: impl Iterator<Item = String>) -> Arguments {
        let mut words: Vec<String> = words.collect();
        let mut rest = Vec::new();
        if let Some(place) = words.iter().position(|word| word == "--") {
            rest = words.split_off(place + 1);
            words.pop();
        }
        Arguments { words, rest }
    }

    /// The first word.
    pub(crate) fn command(&mut self) -> Option<String> {
        (!self.words.is_empty()).then(|| self.words.remove(0))
    }

    /// Whether the flag is there.
    pub(crate) fn flag(&mut self, flag: &str) -> bool {
        let before = self.words.len();
        self.words.retain(|word| word != flag);
        self.words.len() < before
    }

    /// The word after this one, if it is there.
    pub(crate) fn option(&mut self, name: &str) -> Result<Option<String>> {
        let Some(place) = self.words.iter().position(|word| word == name) else { return Ok(None) };
        if place + 1 == self.words.len() {
            bail!("{name} wants a word after it; see --help");
        }
        self.words.remove(place);
        Ok(Some(self.words.remove(place)))
    }

    pub(crate) fn wants_help(&mut self) -> bool {
        self.flag("--help") | self.flag("-h")
    }

    /// Checks that nothing is left.
    pub(crate) fn finish(self) -> Result<()> {
        match self.words.iter().chain(&self.rest).next() {
            None => Ok(()),
            Some(word) => bail!("{word} is not understood here; see --help"),
        }
    }

    /// Everything left, for another program; the `--` may be left out.
    pub(crate) fn pass_on(self) -> Vec<String> {
        self.words.into_iter().chain(self.rest).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(text: &str) -> Arguments {
        Arguments::new(text.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn a_flag_is_found_and_then_gone() {
        let mut arguments = arguments("test --quick");
        assert_eq!(arguments.command().as_deref(), Some("test"));
        assert!(arguments.flag("--quick"));
        assert!(!arguments.flag("--quick"));
        assert!(arguments.finish().is_ok());
    }

    #[test]
    fn a_word_after_another_is_found_and_then_gone() {
        let mut arguments = arguments("--game goa");
        assert_eq!(arguments.option("--game").unwrap().as_deref(), Some("goa"));
        assert_eq!(arguments.option("--game").unwrap(), None);
        assert!(arguments.finish().is_ok());
        assert!(super::Arguments::new(["--game".to_owned()].into_iter()).option("--game").is_err());
    }

    #[test]
    fn what_nobody_understands_is_an_error() {
        let error = arguments("--qick").finish().unwrap_err().to_string();
        assert!(error.contains("--qick"), "{error}");
        assert!(arguments("-- x").finish().is_err());
    }

    #[test]
    fn what_follows_two_dashes_is_passed_on_untouched() {
        let mut arguments = arguments("run -- --help --lang fr");
        arguments.command();
        assert!(!arguments.wants_help());
        assert_eq!(arguments.pass_on(), ["--help", "--lang", "fr"]);
    }
}

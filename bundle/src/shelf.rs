//! What the page knows of the games before it loads one.

use std::collections::BTreeSet;

use anyhow::{Result, bail};
use module::catalogue::Entry;

use crate::report::PROGRAMS;

/// The script that holds it.
pub(crate) const SHELF: &str = "shelf.js";

/// The catalogue of games as a text, and the glue and the program of each game by its id.
/// `programs` are the games that have one.
pub(crate) fn shelf(games: &[Entry], programs: &[String]) -> Result<String> {
    let there: BTreeSet<&str> = programs.iter().map(String::as_str).collect();
    let wanted: BTreeSet<&str> = games.iter().map(|game| game.id.as_str()).collect();
    if let Some(id) = wanted.difference(&there).next() {
        bail!("{id} is in the list of games, but registry has no feature {id}");
    }
    if let Some(id) = there.difference(&wanted).next() {
        bail!("registry has a feature {id}, but no game {id} in its list");
    }
    let catalogue = serde_json::to_string(&serde_json::to_string(games)?)?;
    let mut text = format!("export const catalogue = {catalogue};\nexport const programs = {{\n");
    for id in programs {
        let [glue, program] = ["js", "wasm"].map(|kind| format!("/{{{{{PROGRAMS}{id}.{kind}}}}}"));
        text.push_str(&format!("  {id:?}: [{glue:?}, {program:?}],\n"));
    }
    Ok(text + "};\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn programs() -> Vec<String> {
        registry::GAMES.iter().map(|meta| meta.id.to_owned()).collect()
    }

    #[test]
    fn every_game_is_in_the_catalogue_and_has_its_glue() {
        let games = module::catalogue::of_the_house().unwrap();
        let text = shelf(&games, &programs()).unwrap();
        let quoted = text.lines().next().unwrap();
        let quoted = quoted.trim_start_matches("export const catalogue = ").trim_end_matches(';');
        let inner: String = serde_json::from_str(quoted).unwrap();
        assert_eq!(serde_json::from_str::<Vec<Entry>>(&inner).unwrap(), games);
        for id in programs() {
            assert!(
                text.contains(&format!(
                    "  \"{id}\": [\"/{{{{programs/{id}.js}}}}\", \"/{{{{programs/{id}.wasm}}}}\"],"
                )),
                "{text}"
            );
        }
    }

    #[test]
    fn a_program_without_its_game_and_a_game_without_its_program_are_errors() {
        let games = module::catalogue::of_the_house().unwrap();
        let error = |programs: &[String]| shelf(&games, programs).unwrap_err().to_string();
        assert!(error(&[]).contains("has no feature"));
        let more: Vec<String> = programs().into_iter().chain(["empty".to_owned()]).collect();
        assert!(error(&more).contains("no game empty"));
    }
}

//! What the page knows of the boxes before it loads one.

use std::collections::BTreeSet;

use anyhow::{Result, bail};
use module::catalogue::Entry;

use crate::report::BOXES;

/// The script that holds it.
pub(crate) const SHELF: &str = "shelf.js";

/// The catalogue of games as a text, and the glue and the program of each box by the box's id.
pub(crate) fn shelf(games: &[Entry], boxes: &[String]) -> Result<String> {
    let there: BTreeSet<&str> = boxes.iter().map(String::as_str).collect();
    let wanted: BTreeSet<&str> = games.iter().map(|game| game.box_id.as_str()).collect();
    if let Some(id) = wanted.difference(&there).next() {
        bail!("the box {id} is in the list of games, but registry has no feature {id}");
    }
    if let Some(id) = there.difference(&wanted).next() {
        bail!("registry has a feature {id}, but no game of a box {id} in its list");
    }
    let catalogue = serde_json::to_string(&serde_json::to_string(games)?)?;
    let mut text = format!("export const catalogue = {catalogue};\nexport const boxes = {{\n");
    for id in boxes {
        let [glue, program] = ["js", "wasm"].map(|kind| format!("/{{{{{BOXES}{id}.{kind}}}}}"));
        text.push_str(&format!("  {id:?}: [{glue:?}, {program:?}],\n"));
    }
    Ok(text + "};\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boxes() -> Vec<String> {
        let boxes: BTreeSet<&str> = registry::GAMES.iter().map(|meta| meta.box_id).collect();
        boxes.into_iter().map(str::to_owned).collect()
    }

    #[test]
    fn every_game_is_in_the_catalogue_and_every_box_has_its_glue() {
        let games = module::catalogue::of_the_house().unwrap();
        let text = shelf(&games, &boxes()).unwrap();
        let quoted = text.lines().next().unwrap();
        let quoted = quoted.trim_start_matches("export const catalogue = ").trim_end_matches(';');
        let inner: String = serde_json::from_str(quoted).unwrap();
        assert_eq!(serde_json::from_str::<Vec<Entry>>(&inner).unwrap(), games);
        for id in boxes() {
            assert!(
                text.contains(&format!(
                    "  \"{id}\": [\"/{{{{boxes/{id}.js}}}}\", \"/{{{{boxes/{id}.wasm}}}}\"],"
                )),
                "{text}"
            );
        }
    }

    #[test]
    fn a_box_without_games_and_a_game_without_its_box_are_errors() {
        let games = module::catalogue::of_the_house().unwrap();
        let error = |boxes: &[String]| shelf(&games, boxes).unwrap_err().to_string();
        assert!(error(&[]).contains("has no feature"));
        let more: Vec<String> = boxes().into_iter().chain(["empty".to_owned()]).collect();
        assert!(error(&more).contains("no game of a box empty"));
    }
}

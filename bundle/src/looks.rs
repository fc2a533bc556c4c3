//! What the games look like wherever they are spoken of: their colours and the pictures on their
//! lids, which come from their boxes.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use module::catalogue::Entry;

/// The styles that give each game its accent, on light pages and on dark ones.
pub(crate) fn accents(games: &[Entry]) -> String {
    let mut styles = String::new();
    let mut dark = String::new();
    for game in games {
        let of = format!("[data-game=\"{}\"]", game.id);
        let rule = |(colour, ink): &(String, String)| {
            format!("{{ --accent: {colour}; --accent-ink: {ink}; }}")
        };
        let [light, night] = &game.accents;
        // Writing to a String cannot fail.
        let _ = writeln!(styles, "{of} {}", rule(light));
        let _ = writeln!(styles, ":root[data-theme=\"dark\"] {of} {}", rule(night));
        let _ = writeln!(dark, "  :root:not([data-theme=\"light\"]) {of} {}", rule(night));
    }
    styles + "@media (prefers-color-scheme: dark) {\n" + &dark + "}\n"
}

/// The picture of each game: its name among the pages, and the file in the folder of its box.
pub(crate) fn pictures(games: &[Entry], folder: &Path) -> Vec<(String, PathBuf)> {
    let picture = |game: &Entry| {
        let name = format!("art/{}.svg", game.id);
        let path = folder.join(&game.box_id).join(&name);
        (name, path)
    };
    games.iter().map(picture).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_colour_by_day_and_by_night_and_a_picture() {
        let games = module::catalogue::of_the_house().unwrap();
        let styles = accents(&games);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
        for (game, (_, path)) in games.iter().zip(pictures(&games, &folder)) {
            let of = format!("[data-game=\"{}\"] {{ --accent: #", game.id);
            assert_eq!(styles.matches(&of).count(), 3, "{styles}");
            assert!(path.is_file(), "{}", path.display());
        }
    }
}

//! The games of Comptoir, as the page knows them before they are loaded.

use std::sync::OnceLock;

use kit::Meta;
use module::catalogue::Entry;

static GAMES: OnceLock<Vec<&'static Meta>> = OnceLock::new();

/// Takes in the catalogue that came with the page.
pub fn prepare(text: &str) {
    GAMES.get_or_init(|| read(text));
}

fn read(text: &str) -> Vec<&'static Meta> {
    let entries: Vec<Entry> = serde_json::from_str(text).unwrap_or_default();
    entries.into_iter().map(Entry::into_meta).collect()
}

/// Every game of Comptoir.
pub fn games() -> &'static [&'static Meta] {
    #[cfg(test)]
    GAMES.get_or_init(|| {
        read(&serde_json::to_string(&module::catalogue::of_the_house().unwrap()).unwrap())
    });
    GAMES.get().map(Vec::as_slice).unwrap_or_default()
}

/// The game of this id.
pub fn meta(id: &str) -> Option<&'static Meta> {
    games().iter().copied().find(|meta| meta.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_house_is_in_the_catalogue() {
        let ids: Vec<&str> = registry::GAMES.iter().map(|meta| meta.id).collect();
        assert_eq!(games().iter().map(|meta| meta.id).collect::<Vec<_>>(), ids);
        assert!(meta("no-such-game").is_none());
    }
}

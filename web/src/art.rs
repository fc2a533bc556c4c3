//! The picture on the lid of a box.

use kit::Meta;

/// Where the picture of a game is: its own, its box's, or that of any box.
pub fn lid(meta: &Meta) -> &'static str {
    match (meta.id, meta.box_id) {
        ("spice-road", _) | (_, "century") => "/art/spice-road.svg",
        (_, "goa") => "/art/goa.svg",
        (_, "borneo") => "/art/borneo.svg",
        _ => "/art/box.svg",
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn every_game_has_a_picture() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
        for meta in crate::catalogue::games() {
            let path = lid(meta).trim_start_matches('/');
            assert!(folder.join(path).is_file(), "{path} for {}", meta.id);
        }
        assert!(folder.join("art/box.svg").is_file());
    }
}

//! The picture on the lid of a box.

use kit::Meta;

/// Where the picture of a game is.
pub fn lid(meta: &Meta) -> String {
    format!("/art/{}.svg", meta.id)
}

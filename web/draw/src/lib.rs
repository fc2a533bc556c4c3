//! Scenes as SVG, written into strings: they can be looked at without a browser (the example
//! `picture` makes a page of any position), and the browser gets just these strings.
//!
//! What comes from outside goes in through [`art::escape`] alone; ids, colours and outlines that are
//! not what they should be are left out. Nothing is inline style: colours are classes or attributes.
//!
//! | file | what it draws |
//! |---|---|
//! | `panel.rs` | the ground of a panel: its backdrop and layers, or plain zones |
//! | `piece.rs` | a piece: outline, face, badges, ring |
//! | `layer.rs`, `write.rs` | what stands at exact places; words that fit |
//! | `glyph.rs`, `icon.rs` | lines of signs, set as large as their place allows |
//! | `art.rs` | goods, emblems, marks, and the writing of SVG itself |

pub mod art;
pub mod glyph;
pub mod icon;
pub mod layer;
pub mod panel;
pub mod piece;
mod write;

pub use write::{Letters, width};

use kit::Phrase;

/// What pictures say words with.
pub struct Pen<'a> {
    /// Says a phrase in the reader's language.
    pub say: &'a dyn Fn(&Phrase) -> String,
    /// The mark on the backs, an SVG path.
    pub mark: &'a str,
    /// How wide the letters of the reader's fonts are.
    pub letters: Letters,
}

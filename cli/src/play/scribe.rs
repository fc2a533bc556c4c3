//! What is written on pieces, in a language.

use std::collections::BTreeSet;

use kit::scene::{Frame, Glyph, Layout, Piece, Shape, Tint, Zone, arrange, glyph_text};
use kit::{Lexicon, Names, Phrase, Scene};

use crate::cells::width;

/// A bit of text with its colour by meaning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bit {
    pub(super) text: String,
    pub(super) tint: Tint,
}

impl Bit {
    /// Text without a colour of its own.
    pub(super) fn plain(text: impl Into<String>) -> Bit {
        Bit { text: text.into(), tint: Tint::Plain }
    }
}

/// How many cells the bits take.
pub(super) fn bits_width(bits: &[Bit]) -> u16 {
    bits.iter().map(|bit| width(&bit.text)).sum::<usize>().min(500) as u16
}

/// Pieces of a zone that lie on no other piece, with what lies on them. Pieces that are alike and
/// lie side by side are one thing.
pub(super) struct Thing {
    pub(super) piece: usize,
    pub(super) count: usize,
    /// Each with how many of it there are.
    pub(super) guests: Vec<(usize, usize)>,
}

/// Writes the pieces of a scene in a language.
pub(super) struct Scribe<'a> {
    pub(super) scene: &'a Scene,
    pub(super) lexicon: &'a Lexicon,
    pub(super) names: &'a Names,
    frames: Vec<Frame>,
    touched: BTreeSet<&'a str>,
}

impl<'a> Scribe<'a> {
    /// A scribe for this scene.
    pub(super) fn new(scene: &'a Scene, lexicon: &'a Lexicon, names: &'a Names) -> Scribe<'a> {
        let touches = scene.choices.iter().flat_map(|choice| &choice.touches);
        let touched = touches.map(|id| &**id).collect();
        Scribe { scene, lexicon, names, frames: arrange(scene), touched }
    }

    /// The piece at a place of the scene's list.
    pub(super) fn piece(&self, at: usize) -> Option<&'a Piece> {
        self.scene.pieces.get(at)
    }

    /// The outline of a piece.
    pub(super) fn shape(&self, at: usize) -> Option<Shape> {
        self.piece(at).map(|piece| piece.face.shape)
    }

    /// Whether one of the viewer's choices touches the piece or the one it is a twin of.
    pub(super) fn touchable(&self, at: usize) -> bool {
        self.piece(at).is_some_and(|piece| self.touched.contains(root(piece)))
    }

    /// Where the pieces of a zone lie on the canvas.
    pub(super) fn frames<'s>(&'s self, zone: &'s Zone) -> impl Iterator<Item = &'s Frame> {
        let here =
            |frame: &&Frame| self.piece(frame.piece).is_some_and(|piece| piece.zone == zone.id);
        self.frames.iter().filter(here)
    }

    /// What lies in a zone; of a pile only what is on top.
    pub(super) fn things(&self, zone: &Zone) -> Vec<Thing> {
        let mut things: Vec<Thing> = Vec::new();
        for frame in self.frames(zone) {
            let Some(piece) = self.piece(frame.piece) else { continue };
            let twin = |at: usize| self.piece(at).is_some_and(|other| root(other) == root(piece));
            match (piece.spot.host(), things.last_mut()) {
                (Some(_), Some(host)) => match host.guests.last_mut() {
                    Some((guest, count)) if twin(*guest) => *count += 1,
                    _ => host.guests.push((frame.piece, 1)),
                },
                (_, Some(last)) if twin(last.piece) => last.count += 1,
                _ => things.push(Thing { piece: frame.piece, count: 1, guests: Vec::new() }),
            }
        }
        if zone.layout == Layout::Pile && things.len() > 1 {
            things.drain(..things.len() - 1);
        }
        things
    }

    /// How many pieces lie in a zone, those on other pieces not counted.
    pub(super) fn count(&self, zone: &Zone) -> usize {
        let lies = |piece: &&Piece| piece.spot.host().is_none();
        self.scene.pieces_in(&zone.id).filter(lies).count()
    }

    /// What a zone is called, for use in front of what lies in it; piles with their height.
    pub(super) fn label(&self, zone: &Zone) -> String {
        let label = zone.label.clone();
        let high = self.count(zone);
        let phrase = match zone.layout {
            Layout::Pile if high > 1 => Phrase::new("play-zone-count").with("count", high),
            _ => Phrase::new("play-zone"),
        };
        self.lexicon.say(&phrase.with("zone", label), self.names)
    }

    /// What is drawn on a piece, line by line, its badges last.
    pub(super) fn face(&self, at: usize, count: usize) -> Vec<Vec<Bit>> {
        let Some(piece) = self.piece(at) else { return Vec::new() };
        let sign = |glyph: &Glyph| {
            let text =
                glyph_text(glyph, self.lexicon, self.names).unwrap_or_else(|missing| missing.key);
            let tint = match glyph {
                Glyph::Goods(good, _) => Tint::Good(*good),
                Glyph::Points(_) if piece.face.shape == Shape::Disc => piece.face.tint,
                _ => Tint::Plain,
            };
            Bit { text, tint }
        };
        let lines = piece.face.lines.iter().filter(|line| !line.is_empty());
        let mut rows: Vec<Vec<Bit>> =
            lines.map(|line| parted(line.iter().map(|glyph| vec![sign(glyph)]))).collect();
        if rows.is_empty() {
            rows.push(vec![Bit::plain(self.lexicon.say(&piece.label, self.names))]);
        }
        if let (true, [row]) = (count > 1, rows.as_mut_slice()) {
            match row.as_mut_slice() {
                [bit] if width(&bit.text) == 1 => bit.text = bit.text.repeat(count),
                _ => row.insert(0, Bit::plain(format!("{count}×"))),
            }
        }
        for badge in &piece.badges {
            let sign = sign(&badge.glyph);
            if let Some(row) = rows.last_mut() {
                row.push(Bit { text: format!(" [{}]", sign.text), tint: sign.tint });
            }
        }
        rows
    }

    /// A piece on one line.
    pub(super) fn line(&self, at: usize, count: usize) -> Vec<Bit> {
        let rows = self.face(at, count).into_iter();
        let join = |mut line: Vec<Bit>, row: Vec<Bit>| {
            line.push(Bit::plain(" · "));
            line.extend(row);
            line
        };
        rows.reduce(join).unwrap_or_default()
    }

    /// The guests that are nothing to touch, in brackets: each by itself, all goods together.
    pub(super) fn quiet_guests(&self, thing: &Thing) -> Vec<Vec<Bit>> {
        let quiet = thing.guests.iter().filter(|guest| !self.touchable(guest.0));
        let (goods, others): (Vec<_>, Vec<_>) =
            quiet.partition(|guest| self.shape(guest.0) == Some(Shape::Good));
        let mut all: Vec<_> =
            others.into_iter().map(|&(at, count)| bracketed(self.line(at, count))).collect();
        if !goods.is_empty() {
            let goods = goods.into_iter().map(|&(at, count)| self.line(at, count));
            all.push(bracketed(parted(goods)));
        }
        all
    }

    /// A thing on one line: itself with its quiet guests in brackets, then each guest that can be
    /// touched for itself.
    pub(super) fn chips(&self, thing: &Thing) -> Vec<(usize, Vec<Bit>)> {
        let mut own = self.line(thing.piece, thing.count);
        for quiet in self.quiet_guests(thing) {
            own.push(Bit::plain(" "));
            own.extend(quiet);
        }
        let mut chips = vec![(thing.piece, own)];
        let guests = thing.guests.iter().filter(|guest| self.touchable(guest.0));
        chips.extend(guests.map(|&(guest, count)| (guest, self.line(guest, count))));
        chips
    }
}

/// What a piece is touched for: itself, or the piece it is just like.
fn root(piece: &Piece) -> &str {
    piece.twin_of.as_deref().unwrap_or(&piece.id)
}

/// The bits in the brackets of guests.
fn bracketed(mut bits: Vec<Bit>) -> Vec<Bit> {
    bits.insert(0, Bit::plain("‹"));
    bits.push(Bit::plain("›"));
    bits
}

/// The parts with a space between them.
pub(super) fn parted(parts: impl IntoIterator<Item = Vec<Bit>>) -> Vec<Bit> {
    let mut all = Vec::new();
    for part in parts {
        if !all.is_empty() {
            all.push(Bit::plain(" "));
        }
        all.extend(part);
    }
    all
}

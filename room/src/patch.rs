//! Patches: what a viewer sees now, told by what it saw before.
//!
//! A patch is a list of pieces of the new bytes: either a stretch of the old bytes, or bytes that
//! are written out. It knows nothing of games, is small when little has changed, and never
//! longer than the new bytes and a few more. On the wire it is base64 text.
//!
//! Each piece is a number (LEB128) whose lowest bit tells its kind and whose rest is its length:
//! 0 is followed by so many bytes, 1 by the place in the old bytes they are copied from.

/// A stretch shorter than this is cheaper written out.
const SHORTEST: usize = 4;
/// A power of two: how many places of the old bytes are remembered.
const PLACES: usize = 1 << 11;
/// Nothing a viewer sees is longer; what claims to be is not believed.
const LONGEST: usize = 1 << 20;

/// The patch that makes `new` of `old`.
pub fn between(old: &[u8], new: &[u8]) -> String {
    let mut places = [u32::MAX; PLACES];
    for (at, gram) in old.windows(SHORTEST).enumerate() {
        if let Some(place) = places.get_mut(slot(gram)) {
            *place = at as u32;
        }
    }
    let mut patch = Vec::with_capacity(64);
    let (mut written, mut at) = (0, 0);
    while at < new.len() {
        let (from, length) = best_stretch(old, new, at, &places);
        if length < SHORTEST {
            at += 1;
            continue;
        }
        write_out(&mut patch, new.get(written..at).unwrap_or_default());
        number(&mut patch, (length as u32) << 1 | 1);
        number(&mut patch, from as u32);
        at += length;
        written = at;
    }
    write_out(&mut patch, new.get(written..).unwrap_or_default());
    to_base64(&patch)
}

/// What the patch makes of `old`; `None` if it is no patch, or none for these bytes.
pub fn apply(old: &[u8], patch: &str) -> Option<Vec<u8>> {
    let patch = from_base64(patch)?;
    let mut rest = patch.as_slice();
    let mut new = Vec::with_capacity(old.len() + 16);
    while !rest.is_empty() {
        let head = read_number(&mut rest)?;
        let length = (head >> 1) as usize;
        if head & 1 == 1 {
            let from = read_number(&mut rest)? as usize;
            new.extend_from_slice(old.get(from..from.checked_add(length)?)?);
        } else {
            let (bytes, after) = rest.split_at_checked(length)?;
            new.extend_from_slice(bytes);
            rest = after;
        }
        if new.len() > LONGEST {
            return None;
        }
    }
    Some(new)
}

/// The longest known stretch of old bytes that is found at this place of the new ones: either the
/// one that starts at the same place (most bytes stay where they are) or the one remembered.
fn best_stretch(old: &[u8], new: &[u8], at: usize, places: &[u32; PLACES]) -> (usize, usize) {
    let rest = new.get(at..).unwrap_or_default();
    let length = |from: usize| {
        let old = old.get(from..).unwrap_or_default();
        old.iter().zip(rest).take_while(|(old, new)| old == new).count()
    };
    let here = (at, length(at));
    let Some(gram) = rest.get(..SHORTEST) else { return here };
    let place = places.get(slot(gram)).copied().unwrap_or(u32::MAX) as usize;
    let there = (place, length(place));
    if there.1 > here.1 { there } else { here }
}

fn slot(gram: &[u8]) -> usize {
    let mixed =
        gram.iter().fold(0u32, |mixed, &byte| (mixed ^ u32::from(byte)).wrapping_mul(0x9E37_79B1));
    (mixed >> 16) as usize % PLACES
}

fn write_out(patch: &mut Vec<u8>, bytes: &[u8]) {
    if !bytes.is_empty() {
        number(patch, (bytes.len() as u32) << 1);
        patch.extend_from_slice(bytes);
    }
}

fn number(patch: &mut Vec<u8>, mut number: u32) {
    while number > 0x7f {
        patch.push(number as u8 | 0x80);
        number >>= 7;
    }
    patch.push(number as u8);
}

fn read_number(rest: &mut &[u8]) -> Option<u32> {
    let (mut number, mut shift) = (0u32, 0);
    loop {
        let (&byte, after) = rest.split_first()?;
        *rest = after;
        number |= u32::from(byte & 0x7f).checked_shl(shift)?;
        if byte & 0x80 == 0 {
            return Some(number);
        }
        shift += 7;
    }
}

/// Bytes as base64 text (RFC 4648, the alphabet for addresses, without padding).
pub fn to_base64(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        // Three bytes are four letters; a group of fewer ends with the letter that holds its last bits.
        let bits = group.iter().fold(0, |bits: u32, byte| bits << 8 | u32::from(*byte));
        let bits = bits << (8 * (3 - group.len()));
        text.extend((0..=group.len()).map(|at| letter((bits >> (18 - 6 * at)) as u8 & 63)));
    }
    text
}

/// Reads what [`to_base64`] writes.
pub fn from_base64(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    for group in text.as_bytes().chunks(4) {
        let mut bits = 0;
        for letter in group {
            bits = bits << 6 | u32::from(six_bits(*letter)?);
        }
        let whole = group.len() - 1;
        let spare = 6 * group.len() - 8 * whole;
        // A letter alone holds no byte, and what no byte takes is nothing.
        if whole == 0 || bits & ((1 << spare) - 1) != 0 {
            return None;
        }
        bytes.extend((0..whole).rev().map(|at| (bits >> (spare + 8 * at)) as u8));
    }
    Some(bytes)
}

fn letter(six_bits: u8) -> char {
    char::from(match six_bits {
        0..26 => b'A' + six_bits,
        26..52 => b'a' + six_bits - 26,
        52..62 => b'0' + six_bits - 52,
        62 => b'-',
        _ => b'_',
    })
}

fn six_bits(letter: u8) -> Option<u8> {
    match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'-' => Some(62),
        b'_' => Some(63),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_has_not_changed_is_not_sent() {
        let old: Vec<u8> = (0..=255).cycle().take(400).collect();
        assert!(between(&old, &old).len() <= 6);
        let mut new = old.clone();
        new.insert(50, 7);
        new.remove(300);
        let patch = between(&old, &new);
        assert!(patch.len() <= 24, "{patch}");
        assert_eq!(apply(&old, &patch), Some(new));
    }

    #[test]
    fn base64_is_the_one_everybody_knows() {
        assert_eq!(to_base64(b"\xfb\xff\xfe, comptoir"), "-__-LCBjb21wdG9pcg");
        assert_eq!(
            from_base64("-__-LCBjb21wdG9pcg").as_deref(),
            Some(&b"\xfb\xff\xfe, comptoir"[..])
        );
        assert_eq!(from_base64("A"), None);
        assert_eq!(from_base64("a+b="), None);
    }

    proptest! {
        #[test]
        fn base64_is_that_of_others(
            bytes in prop::collection::vec(any::<u8>(), 0..50),
            text in "[A-Za-z0-9_+=-]{0,12}",
        ) {
            let theirs = data_encoding::BASE64URL_NOPAD;
            prop_assert_eq!(to_base64(&bytes), theirs.encode(&bytes));
            prop_assert_eq!(from_base64(&text), theirs.decode(text.as_bytes()).ok());
        }

        #[test]
        fn a_patch_makes_the_new_of_the_old(
            old in prop::collection::vec(0..4u8, 0..300),
            new in prop::collection::vec(0..4u8, 0..300),
        ) {
            let patch = between(&old, &new);
            prop_assert_eq!(apply(&old, &patch), Some(new));
        }

        #[test]
        fn no_text_is_too_strange(old in prop::collection::vec(any::<u8>(), 0..50), text in ".{0,80}") {
            let _ = apply(&old, &text);
        }

        #[test]
        fn no_bytes_are_too_strange(old in prop::collection::vec(any::<u8>(), 0..50), bytes in prop::collection::vec(any::<u8>(), 0..80)) {
            let _ = apply(&old, &to_base64(&bytes));
        }
    }
}

//! Links as squares that a phone can read (QR codes): byte mode, correction level L, mask 0, versions
//! 3 to 5, which have one block each.

/// The side of a version, its words of data and of correction.
const VERSIONS: [(usize, usize, usize); 3] = [(29, 55, 15), (33, 80, 20), (37, 108, 26)];

/// The square of a text, row by row, dark modules true; `None` where the text is too long.
pub fn square(text: &str) -> Option<Vec<Vec<bool>>> {
    // The length and the kind of the text take two words.
    let (side, data, correction) =
        VERSIONS.into_iter().find(|(_, data, _)| text.len() + 2 <= *data)?;
    let mut words = data_words(text.as_bytes(), data);
    let remainder = remainder(&words, correction);
    words.extend(remainder);
    let mut square = Square::new(side);
    square.draw_marks();
    square.draw_format();
    square.draw_words(&words);
    Some(
        square
            .modules
            .into_iter()
            .map(|row| row.into_iter().map(|it| it == Some(true)).collect())
            .collect(),
    )
}

/// The text as words, filled up to as many as there are.
fn data_words(text: &[u8], count: usize) -> Vec<u8> {
    let mut bits: Vec<bool> = vec![false, true, false, false];
    let push =
        |bits: &mut Vec<bool>, word: u8| bits.extend((0..8).rev().map(|bit| word >> bit & 1 == 1));
    push(&mut bits, text.len() as u8);
    text.iter().for_each(|byte| push(&mut bits, *byte));
    bits.resize((bits.len() + 4).next_multiple_of(8).min(count * 8), false);
    let word = |bits: &[bool]| bits.iter().fold(0, |word, bit| word << 1 | u8::from(*bit));
    let mut words: Vec<u8> = bits.chunks(8).map(word).collect();
    let filling = [0xec, 0x11].into_iter().cycle();
    words.extend(filling.take(count - words.len()));
    words
}

/// Products in the field of 256 elements the correction is worked out in.
fn product(a: u8, b: u8) -> u8 {
    let (mut a, mut b, mut product) = (u16::from(a), b, 0);
    while b > 0 {
        if b & 1 == 1 {
            product ^= a;
        }
        a <<= 1;
        if a & 0x100 != 0 {
            a ^= 0x11d;
        }
        b >>= 1;
    }
    product as u8
}

/// The words of correction: what is left of the data divided by the generator.
fn remainder(data: &[u8], count: usize) -> Vec<u8> {
    let mut generator = vec![1u8];
    let mut root = 1;
    for _ in 0..count {
        let shifted = generator.iter().copied().chain([0]);
        let scaled = [0].into_iter().chain(generator.iter().map(|term| product(*term, root)));
        generator = shifted.zip(scaled).map(|(one, other)| one ^ other).collect();
        root = product(root, 2);
    }
    let mut rest = data.to_vec();
    rest.resize(data.len() + count, 0);
    for at in 0..data.len() {
        let factor = rest[at];
        for (term, place) in generator.iter().zip(&mut rest[at..]) {
            *place ^= product(*term, factor);
        }
    }
    rest.split_off(data.len())
}

struct Square {
    side: usize,
    modules: Vec<Vec<Option<bool>>>,
}

impl Square {
    fn new(side: usize) -> Square {
        Square { side, modules: vec![vec![None; side]; side] }
    }

    fn set(&mut self, row: usize, column: usize, dark: bool) {
        self.modules[row][column] = Some(dark);
    }

    /// The three large marks in the corners, the small one, and the lines between them.
    fn draw_marks(&mut self) {
        let far = self.side - 7;
        for (row, column) in [(0, 0), (0, far), (far, 0)] {
            for (r, c) in (0..9).flat_map(|r| (0..9).map(move |c| (r, c))) {
                let (Some(at_r), Some(at_c)) =
                    ((row + r).checked_sub(1), (column + c).checked_sub(1))
                else {
                    continue;
                };
                if at_r < self.side && at_c < self.side {
                    let from_middle = r.abs_diff(4).max(c.abs_diff(4));
                    self.set(at_r, at_c, matches!(from_middle, 0 | 1 | 3));
                }
            }
        }
        for (r, c) in (0..5).flat_map(|r| (0..5).map(move |c| (r, c))) {
            let from_middle = usize::abs_diff(r, 2).max(usize::abs_diff(c, 2));
            self.set(far - 2 + r, far - 2 + c, from_middle != 1);
        }
        for at in 8..self.side - 8 {
            self.set(6, at, at % 2 == 0);
            self.set(at, 6, at % 2 == 0);
        }
    }

    /// The level of correction and the mask, twice.
    fn draw_format(&mut self) {
        let format: u16 = 0b01 << 3;
        let mut rest = format << 10;
        for bit in (10..15).rev() {
            if rest >> bit & 1 == 1 {
                rest ^= 0x537 << (bit - 10);
            }
        }
        let format = (format << 10 | rest) ^ 0x5412;
        let bit = |at: usize| format >> at & 1 == 1;
        let side = self.side;
        for at in 0..6 {
            self.set(at, 8, bit(at));
        }
        self.set(7, 8, bit(6));
        self.set(8, 8, bit(7));
        self.set(8, 7, bit(8));
        for at in 9..15 {
            self.set(8, 14 - at, bit(at));
        }
        for at in 0..8 {
            self.set(8, side - 1 - at, bit(at));
        }
        for at in 8..15 {
            self.set(side - 15 + at, 8, bit(at));
        }
        self.set(side - 8, 8, true);
    }

    /// The words, in columns of two from the right, up and down by turns.
    fn draw_words(&mut self, words: &[u8]) {
        let mut bits =
            words.iter().flat_map(|word| (0..8).rev().map(move |bit| word >> bit & 1 == 1));
        let mut up = true;
        let mut right = self.side - 1;
        while right > 0 {
            if right == 6 {
                right -= 1;
            }
            for step in 0..self.side {
                let row = if up { self.side - 1 - step } else { step };
                for column in [right, right - 1] {
                    if self.modules[row][column].is_none() {
                        let bit = bits.next().unwrap_or(false);
                        self.set(row, column, bit ^ ((row + column) % 2 == 0));
                    }
                }
            }
            up = !up;
            right = right.saturating_sub(2);
        }
    }
}

/// The dark modules as an SVG path in a square of so many units, and that number.
pub fn path(text: &str) -> Option<(usize, String)> {
    let square = square(text)?;
    let mut path = String::new();
    for (row, modules) in square.iter().enumerate() {
        for (column, _) in modules.iter().enumerate().filter(|(_, dark)| **dark) {
            path += &format!("M{column} {row}h1v1h-1z");
        }
    }
    Some((square.len(), path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_as_large_as_it_needs() {
        let side = |length: usize| square(&"a".repeat(length)).map(|square| square.len());
        assert_eq!(side(20), Some(29));
        assert_eq!(side(53), Some(29));
        assert_eq!(side(54), Some(33));
        assert_eq!(side(106), Some(37));
        assert_eq!(side(107), None);
    }

    #[test]
    fn the_words_of_correction_leave_nothing_over() {
        let data = data_words(b"https://example.org/t/abc", 55);
        let mut whole = data.clone();
        whole.extend(remainder(&data, 15));
        // The whole is a multiple of the generator: it vanishes at each of its roots.
        let mut root = 1;
        for _ in 0..15 {
            let value = whole.iter().fold(0, |value, word| product(value, root) ^ word);
            assert_eq!(value, 0);
            root = product(root, 2);
        }
    }

    #[test]
    fn the_marks_are_where_a_reader_looks_for_them() {
        let square = square("https://example.org/t/abc").unwrap();
        let row: String = square[0].iter().map(|dark| if *dark { '#' } else { '.' }).collect();
        assert!(row.starts_with("#######.") && row.ends_with(".#######"), "{row}");
        assert!(square[21][8] && square[22][22] && !square[21][21]);
    }
}

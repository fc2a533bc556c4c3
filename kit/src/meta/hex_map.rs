//! Maps of hexagonal tiles, written as texts.

/// A text that is a map of hexagonal tiles: columns joined by `/`, each the row of its first cell and
/// a letter per cell downwards, `.` for nothing. A column lies half a row lower than the one before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HexMap {
    /// The kinds of tiles: the letter, how many there are, and the name of the word for it.
    pub tiles: &'static [(char, usize, &'static str)],
    /// The sheet of the content that holds maps to begin with, and the field with their text. The id of
    /// such a map is accepted as a text too.
    pub sheet: (&'static str, &'static str),
    /// The ids of these maps; the word for each is `module-`, the setting and the id.
    pub presets: &'static [&'static str],
}

/// A tile of a map: its column, its row and the letter of its kind.
pub type MapTile = (i16, i16, char);

impl HexMap {
    /// The tiles of a map, if the text is one.
    pub fn read(text: &str) -> Option<Vec<MapTile>> {
        let mut tiles = Vec::new();
        for (q, column) in text.split('/').enumerate() {
            let letters = column.trim_start_matches(|letter: char| letter.is_ascii_digit());
            let row: i16 = column.get(..column.len() - letters.len())?.parse().ok()?;
            for (at, letter) in letters.chars().enumerate() {
                let place = (i16::try_from(q).ok()?, row.checked_add(i16::try_from(at).ok()?)?);
                match letter {
                    '.' => {}
                    'a'..='z' => tiles.push((place.0, place.1, letter)),
                    _ => return None,
                }
            }
        }
        Some(tiles)
    }

    /// The map of these tiles as text, the first of them in column 0 and the uppermost in row 0.
    pub fn write(tiles: &[MapTile]) -> String {
        let least = |of: fn(&MapTile) -> i16| tiles.iter().map(of).min().unwrap_or(0);
        let (left, top) = (least(|tile| tile.0), least(|tile| tile.1));
        let last = tiles.iter().map(|tile| tile.0).max().unwrap_or(left);
        let column = |q: i16| {
            let mut cells: Vec<&MapTile> = tiles.iter().filter(|tile| tile.0 == q).collect();
            cells.sort();
            let mut row = cells.first().map_or(top, |cell| cell.1);
            let mut text = (row - top).to_string();
            for cell in cells {
                (row..cell.1).for_each(|_| text.push('.'));
                text.push(cell.2);
                row = cell.1 + 1;
            }
            text
        };
        (left..=last).map(column).collect::<Vec<_>>().join("/")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_is_the_same_after_it_was_read_and_written() {
        for text in ["0m", "2pmmp/1mm.mm/0m", "0mm/0/0m", "1m...p/0pp"] {
            let tiles = HexMap::read(text).unwrap();
            assert_eq!(HexMap::write(&tiles), text);
            let moved: Vec<MapTile> =
                tiles.iter().map(|&(q, r, kind)| (q - 3, r + 9, kind)).collect();
            assert_eq!(HexMap::write(&moved), text, "wherever it lies");
        }
        for text in ["", "m", "0M", "0m/", "99999m", "0 m", "0é"] {
            assert_eq!(HexMap::read(text), None, "{text}");
        }
    }
}

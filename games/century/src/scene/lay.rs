//! Cubes at exact places of a card or panel, as large as the place allows.

use kit::scene::{Glyph, Layer, Rect};

use crate::cubes::Cubes;

/// So many cubes are drawn one by one; more get a figure where that leaves them larger.
const ONE_BY_ONE: i32 = 3;
/// Smaller cubes have no letter.
pub(crate) const LETTER: i32 = 20;

/// Cubes in the middle of a rectangle, none larger than `most`: one by one on one or two lines, or
/// each kind once with a figure before it.
pub(crate) fn cubes(cubes: Cubes, at: Rect, most: i32) -> Vec<Layer> {
    let count = i32::from(cubes.total());
    if count == 0 {
        return Vec::new();
    }
    let lines = |lines: i32| {
        let longest = (count + lines - 1) / lines;
        most.min(at.w * 100 / (106 * longest)).min(at.h * 100 / (106 * lines))
    };
    let lone = if count > ONE_BY_ONE && lines(2) * 10 > lines(1) * 11 { 2 } else { 1 };
    let (figured, _) = figured_size(cubes, at, most);
    let read = lines(lone) < LETTER && figured >= LETTER;
    if read || count > ONE_BY_ONE && figured * 10 > lines(lone) * 13 {
        return with_figures(cubes, at, most);
    }
    one_by_one(cubes, at, lines(lone), lone)
}

/// What is given and what it becomes on one line, an arrow between.
pub(crate) fn trade(give: Cubes, take: Cubes, at: Rect, most: i32) -> Vec<Layer> {
    const ARROW: i32 = 18;
    let wide = |cubes: Cubes| match cubes.total() {
        few @ 0..=1 => i32::from(few.max(1)) * 106,
        _ => cubes.iter().map(|(_, count)| kind_width(count, 47)).sum(),
    };
    let room = at.w - ARROW;
    let left = room * wide(give) / (wide(give) + wide(take));
    let arrow = Rect::new(at.x + left, at.y + (at.h - ARROW * 2 / 3) / 2, ARROW, ARROW * 2 / 3);
    let mut layers = cubes(give, Rect { w: left, ..at }, most);
    layers.push(Layer::signs(vec![vec![Glyph::Becomes]], arrow, ARROW));
    let right = Rect { x: arrow.x + ARROW, w: room - left, ..at };
    layers.extend(cubes(take, right, most));
    layers
}

/// Cubes one by one on so many lines, the longer ones first.
pub(crate) fn one_by_one(cubes: Cubes, at: Rect, size: i32, lines: i32) -> Vec<Layer> {
    let kinds: Vec<u8> =
        cubes.iter().flat_map(|(cube, count)| (0..count).map(move |_| cube as u8)).collect();
    let pitch = size * 106 / 100;
    let mut layers = Vec::with_capacity(kinds.len());
    let mut rest = kinds.as_slice();
    for line in 0..lines {
        let longest = rest.len().div_ceil((lines - line).max(1) as usize);
        let (here, later) = rest.split_at(longest.min(rest.len()));
        let x = at.x + (at.w - pitch * here.len() as i32) / 2;
        let y = at.y + (at.h - pitch * lines) / 2 + line * pitch;
        let place = |n: usize| Rect::new(x + n as i32 * pitch, y, pitch, size);
        layers.extend(here.iter().enumerate().map(|(n, &kind)| Layer::good(kind, place(n))));
        rest = later;
    }
    layers
}

/// The width of one kind with its figure, in hundredths of a cube; a digit takes so many.
fn kind_width(count: u16, digit: i32) -> i32 {
    105 + match count {
        1 => 0,
        2..=9 => digit,
        _ => 2 * digit,
    }
}

/// How large cubes with figures are, and how wide a digit: narrow only where letters need it.
fn figured_size(cubes: Cubes, at: Rect, most: i32) -> (i32, i32) {
    let size = |digit: i32| {
        let wide: i32 = cubes.iter().map(|(_, count)| kind_width(count, digit)).sum();
        most.min(at.w * 100 / wide.max(1)).min(at.h)
    };
    let (wide, narrow) = (47, 38);
    if size(wide) < LETTER { (size(narrow), narrow) } else { (size(wide), wide) }
}

fn with_figures(cubes: Cubes, at: Rect, most: i32) -> Vec<Layer> {
    let (size, digit) = figured_size(cubes, at, most);
    let wide: i32 = cubes.iter().map(|(_, count)| kind_width(count, digit)).sum();
    let mut x = at.x + (at.w - wide * size / 100) / 2;
    let y = at.y + (at.h - size) / 2;
    let mut layers = Vec::new();
    for (cube, count) in cubes.iter() {
        let figure = (kind_width(count, digit) - 105) * size / 100;
        if figure > 0 {
            let at = Rect::new(x, y, figure, size);
            layers.push(Layer::figure(count, at, (size * 86 / 100).max(11)));
        }
        layers.push(Layer::good(cube as u8, Rect::new(x + figure, y, size, size)));
        x += kind_width(count, digit) * size / 100;
    }
    layers
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT: Rect = Rect { x: 10, y: 20, w: 90, h: 50 };

    fn goods(letters: &str, at: Rect, most: i32) -> Vec<Layer> {
        cubes(Cubes::parse(letters).unwrap(), at, most)
    }

    #[test]
    fn few_cubes_are_drawn_one_by_one_and_many_with_a_figure() {
        assert_eq!(goods("YYR", AT, 28).len(), 3);
        let many = goods("YYYYYYR", Rect { h: 24, ..AT }, 28);
        assert!(matches!(&*many, [Layer::Words(_), Layer::Good { .. }, Layer::Good { .. }]));
        assert!(goods("", AT, 28).is_empty());
    }

    #[test]
    fn cubes_keep_inside_their_place() {
        for letters in ["Y", "YRG", "YYYY", "YRGB", "YYYYYY", "YRGBB", "YYYYYYYYYYRG"] {
            for layer in goods(letters, AT, 28) {
                let inner = layer.at();
                assert!(inner.x >= AT.x - 2 && inner.x + inner.w <= AT.x + AT.w + 2, "{letters}");
                assert!(inner.y >= AT.y - 2 && inner.y + inner.h <= AT.y + AT.h + 2, "{letters}");
            }
        }
    }
}

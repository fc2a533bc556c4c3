//! Where an arrow key leads.

/// A way to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

impl Way {
    /// The way an arrow key shows.
    pub(super) fn of(key: &str) -> Option<Way> {
        match key {
            "ArrowLeft" => Some(Way::Left),
            "ArrowRight" => Some(Way::Right),
            "ArrowUp" => Some(Way::Up),
            "ArrowDown" => Some(Way::Down),
            _ => None,
        }
    }
}

/// The middle of a target on the screen.
pub(super) type Middle = (f64, f64);

/// Ahead counts once, aside counts so many times: what lies straight ahead is nearer.
const ASIDE: f64 = 2.2;

/// The target that is next in a direction; where there is none, the one at the opposite end, so
/// that every target can be reached with one key.
pub(super) fn neighbour(targets: &[Middle], from: usize, way: Way) -> Option<usize> {
    let &(x, y) = targets.get(from)?;
    let ahead = |&(to_x, to_y): &Middle| match way {
        Way::Left => (x - to_x, to_y - y),
        Way::Right => (to_x - x, to_y - y),
        Way::Up => (y - to_y, to_x - x),
        Way::Down => (to_y - y, to_x - x),
    };
    let others = || targets.iter().enumerate().filter(|(at, _)| *at != from);
    let near = others()
        .map(|(at, to)| (at, ahead(to)))
        .filter(|(_, (forth, _))| *forth > 1.0)
        .map(|(at, (forth, aside))| (at, forth + ASIDE * aside.abs()))
        .min_by(|one, other| one.1.total_cmp(&other.1));
    if let Some((at, _)) = near {
        return Some(at);
    }
    let far = others()
        .map(|(at, to)| (at, ahead(to)))
        .map(|(at, (forth, aside))| (at, forth + ASIDE * aside.abs()))
        .min_by(|one, other| one.1.total_cmp(&other.1));
    far.map(|(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two rows of three.
    const GRID: [Middle; 6] =
        [(0.0, 0.0), (10.0, 0.0), (20.0, 0.0), (0.0, 10.0), (10.0, 10.0), (20.0, 10.0)];

    #[test]
    fn arrows_follow_the_picture() {
        assert_eq!(neighbour(&GRID, 0, Way::Right), Some(1));
        assert_eq!(neighbour(&GRID, 4, Way::Up), Some(1));
        assert_eq!(neighbour(&GRID, 4, Way::Left), Some(3));
        assert_eq!(neighbour(&GRID, 2, Way::Down), Some(5));
    }

    #[test]
    fn at_the_edge_one_comes_round() {
        assert_eq!(neighbour(&GRID, 2, Way::Right), Some(0));
        assert_eq!(neighbour(&GRID, 0, Way::Up), Some(3));
    }

    #[test]
    fn a_target_alone_has_no_neighbour() {
        assert_eq!(neighbour(&GRID[..1], 0, Way::Left), None);
        assert_eq!(neighbour(&[], 0, Way::Left), None);
    }
}

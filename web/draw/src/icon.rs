//! The signs that games share, drawn with a few strokes each.

use kit::scene::Icon;

/// The strokes of a sign around the origin, in a square that reaches 10 to each side.
pub fn strokes(icon: Icon) -> &'static str {
    match icon {
        Icon::Coin => "M9 0A9 9 0 1 1-9 0 9 9 0 1 1 9 0M0-5V5M-3-2H3M-3 2H3",
        Icon::Card => "M-6-9H6V9H-6Z",
        Icon::Draw => "M-8-9H2V6H-8ZM5 2V10M1 6H9",
        Icon::Ship => "M-9 3H9L6 9H-6ZM0 3V-9L7 0H0M-1-7L-6 0H-1",
        Icon::Settler => "M3-6A3 3 0 1 1-3-6 3 3 0 1 1 3-6M-6 9V4Q-6-1 0-1T6 4V9",
        Icon::Merchant => {
            "M3-4A3 3 0 1 1-3-4 3 3 0 1 1 3-4M-7 9V6Q-7 1 0 1T7 6V9M-6-8H6M-3-8V-11H3V-8"
        }
        Icon::House => "M-8-1L0-9 8-1M-6-3V9H6V-3M-2 9V3H2V9",
        Icon::Harbour => "M0-4V9M-3-7A3 3 0 1 1 3-7 3 3 0 1 1-3-7M-5 0H5M-8 3Q-7 9 0 9T8 3",
        Icon::Fort => "M-9 9V-7H-5V-4H-2V-7H2V-4H5V-7H9V9ZM-2 9V4Q0 1 2 4V9",
        Icon::Crate => "M-9-7H9V8H-9ZM-9-2H9M-9 3H9M-5-7V8M5-7V8",
        Icon::Barrel => "M-6-9H6Q9 0 6 9H-6Q-9 0-6-9ZM-8-4H8M-8 4H8",
        Icon::Flag => "M-6 10V-9M-6-9Q0-12 3-8T9-8V1Q6 3 3 1T-6 1",
        Icon::Hammer => "M-8-3L-1-10 4-5-3 2ZM0-1L9 8",
        Icon::Sail => "M0-10V5L9 5Q7-5 0-10M-2-6Q-8-1-8 5H-2ZM-9 9H9",
        Icon::Action => {
            "M-5 9V2L-8-1Q-9-4-6-3L-4-1V-8Q-3-10-2-8V-2V-9Q0-11 1-9V-2V-8Q3-10 4-8V-1 -5Q6-7 7-5V4L5 9Z"
        }
        Icon::Scales => "M0-9V9M-5 9H5M-8-6H8M-8-6L-11 2H-5ZM8-6L5 2H11Z",
        Icon::Crown => "M-9 7V-5L-4 0 0-8 4 0 9-5V7ZM-9 3H9",
        Icon::Letter => "M-9-6H9V7H-9ZM-9-6L0 2 9-6",
        Icon::Spyglass => "M-10 5L-6 9 0 4-5-2ZM-4-3L1 3 9-5 4-9ZM-6 9L-9 11",
        Icon::Hourglass => "M-6-9H6M-6 9H6M-5-9Q-5-3 0 0-5 3-5 9M5-9Q5-3 0 0 5 3 5 9",
        Icon::Jewel => "M-5-7H5L9-2 0 9-9-2ZM-9-2H9M-3-2L0 9 3-2M-3-2L-1-7M3-2L1-7",
        Icon::Unrest => "M0-10Q8-3 6 4 5 9 0 9T-6 4Q-6 0-3-3-2 1 0 1-3-5 0-10",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_drawn_and_no_two_are_alike() {
        let mut drawn: Vec<&str> = Icon::ALL.iter().map(|icon| strokes(*icon)).collect();
        drawn.sort_unstable();
        drawn.dedup();
        assert_eq!(drawn.len(), Icon::ALL.len());
        assert!(drawn.iter().all(|path| path.starts_with('M')));
    }
}

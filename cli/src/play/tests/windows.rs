//! Windows of every size, and scrolling in them.

use super::*;
use crate::cells::width;

#[test]
fn a_tiny_window_asks_for_more_room_and_comes_back() {
    let mut seated = seated("human,greedy", Lang::En, SMALL);
    let before = seated.seen();
    for (width, height) in [(40, 10), (59, 24), (1, 1), (80, 19)] {
        seated.drawn.resize(Size { width, height });
        assert!(width < 10 || seated.seen().contains("too small"));
        seated.typed("1");
        assert_eq!(seated.ply(), 0, "nothing is played unseen");
    }
    seated.drawn.resize(SMALL);
    assert_eq!(seated.seen(), before);
}

#[test]
fn every_window_from_the_smallest_up_can_be_drawn_with_the_whole_prompt() {
    for lang in Lang::ALL {
        let mut seated = deals("human,random,random,random,random", lang, SMALL);
        for round in 0..30 {
            let size = Size { width: 60 + round * 5, height: 20 + round * 2 };
            seated.drawn.resize(size);
            let seen = seated.seen();
            let plan = plan(&seated.drawn);
            assert!(plan.prompt_lines.len() <= usize::from(plan.prompt.height));
            assert!(plan.prompt_lines.iter().all(|line| seen.contains(line.as_str())));
            let choices = plan.choices.height;
            assert!(choices >= 4, "{choices} lines for the choices at {size:?}");
            seated.press(KeyCode::Enter);
        }
    }
}

#[test]
fn the_keys_fit_the_narrowest_window_and_help_says_them_all() {
    for lang in Lang::ALL {
        let mut seated = seated("human,greedy", lang, super::super::drawn_table::SMALLEST);
        assert!(width(&super::super::plan::keys(&seated.drawn)) < 60);
        seated.typed("?");
        let mut read = String::new();
        for _ in 0..50 {
            read += &seated.seen();
            seated.press(KeyCode::Down);
        }
        let about = seated.drawn.host.word("game-spice-road-about");
        let letters =
            seated.drawn.host.word("good-3-letter") + " " + &seated.drawn.host.word("good-3");
        for said in ["→", "↑2", "↶", "⇉", "/", "[2]", letters.as_str(), &about[..20]] {
            assert!(read.contains(said), "{said}");
        }
        for key in super::super::overlay::HELP {
            let first: String = seated.drawn.host.word(key).chars().take(12).collect();
            assert!(read.contains(&first), "{first}");
        }
        seated.press(KeyCode::Esc);
        assert_eq!(seated.drawn.overlay, None);
    }
}

#[test]
fn scrolling_past_an_end_need_not_be_undone() {
    let mut seated = seated("human,greedy", Lang::En, SMALL);
    for _ in 0..10 {
        seated.press(KeyCode::Enter);
    }
    for (open, up, down) in [
        (None, KeyCode::PageDown, KeyCode::PageUp),
        (Some("?"), KeyCode::Up, KeyCode::Down),
        (Some("o"), KeyCode::PageUp, KeyCode::PageDown),
    ] {
        seated.typed(open.unwrap_or_default());
        (0..200).for_each(|_| seated.press(down));
        let end = seated.seen();
        seated.press(up);
        assert_ne!(seated.seen(), end, "{open:?}");
        (0..200).for_each(|_| seated.press(up));
        let start = seated.seen();
        seated.press(down);
        assert_ne!(seated.seen(), start, "{open:?}");
        seated.press(KeyCode::Esc);
    }
}

#[test]
fn in_the_smallest_window_the_board_scrolls_to_the_cursor() {
    for lang in Lang::ALL {
        let mut seated =
            deals("human,greedy,greedy,greedy,greedy", lang, super::super::drawn_table::SMALLEST);
        for _ in 0..30 {
            seated.press(KeyCode::Enter);
        }
        seated.press(KeyCode::Tab);
        for way in [KeyCode::Right, KeyCode::Down, KeyCode::Left, KeyCode::Up] {
            for _ in 0..60 {
                seated.press_with(way, KeyModifiers::SHIFT);
                assert!(seated.sees_cursor(), "{:?}\n{}", seated.drawn.cursor, seated.seen());
            }
        }
    }
}

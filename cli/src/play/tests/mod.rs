//! The drawn table, played by keys without a terminal.

mod amounts;
mod saving;
mod windows;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use kit::{Lang, Seat, Viewer};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;
use ratatui::style::Modifier;

use super::draw::draw;
use super::drawn_table::{DrawnTable, Focus, Overlay, Pace};
use super::host::tests::{host, host_of};
use super::host::{Host, Turn};
use super::paint::Paint;
use super::plan::{plan, tip};
use crate::speech::Speech;

const AT_ONCE: Pace = Pace { beat: Duration::ZERO, confirm: false };
const SMALL: Size = Size { width: 80, height: 24 };
const LARGE: Size = Size { width: 120, height: 40 };

/// A drawn, and the time it is told.
struct Seated {
    drawn: DrawnTable,
    now: Instant,
}

impl Seated {
    fn new(host: Host, pace: Pace, size: Size) -> Seated {
        let now = Instant::now();
        Seated { drawn: DrawnTable::new(host, pace, size, now), now }
    }

    fn press(&mut self, code: KeyCode) {
        self.press_with(code, KeyModifiers::NONE);
    }

    fn press_with(&mut self, code: KeyCode, modifiers: KeyModifiers) {
        self.drawn.key(KeyEvent::new(code, modifiers), self.now);
        self.drawn.tick(self.now);
    }

    fn typed(&mut self, text: &str) {
        text.chars().for_each(|c| self.press(KeyCode::Char(c)));
    }

    fn wait(&mut self, time: Duration) {
        self.now += time;
        self.drawn.tick(self.now);
    }

    fn drawn(&self) -> Buffer {
        let Size { width, height } = self.drawn.size;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| draw(frame, &self.drawn, Paint::new(false))).unwrap();
        terminal.backend().buffer().clone()
    }

    /// Whether the piece under the cursor is drawn in the light of the cursor.
    fn sees_cursor(&self) -> bool {
        let (buffer, prompt) = (self.drawn(), plan(&self.drawn).prompt);
        let lit = |cell: &ratatui::buffer::Cell| cell.modifier.contains(Modifier::REVERSED);
        let width = usize::from(buffer.area.width);
        buffer.content.iter().skip(width * usize::from(prompt.height)).any(lit)
    }

    /// The window as text.
    fn seen(&self) -> String {
        let Size { width, height } = self.drawn.size;
        let buffer = self.drawn();
        let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..height).map(|y| line(y).trim_end().to_owned() + "\n").collect()
    }

    fn ply(&self) -> usize {
        self.drawn.host.table().ply()
    }
}

fn seated(seats: &str, lang: Lang, size: Size) -> Seated {
    Seated::new(host(seats, lang), AT_ONCE, size)
}

/// Spice Road with deals, so that cards carry something to touch.
fn deals(seats: &str, lang: Lang, size: Size) -> Seated {
    Seated::new(host_of("spice-road", seats, &["golden-deals"], lang), AT_ONCE, size)
}

/// A place for a file; the test removes what it leaves there.
fn file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("comptoir-play-{}-{name}", std::process::id()))
}

#[test]
fn the_table_at_80_columns_in_english() {
    insta::assert_snapshot!(seated("human,greedy,random", Lang::En, SMALL).seen());
}

#[test]
fn the_table_at_80_columns_in_french() {
    insta::assert_snapshot!(seated("human:Anna,greedy,random", Lang::Fr, SMALL).seen());
}

#[test]
fn the_table_at_120_columns_in_french_with_deals() {
    insta::assert_snapshot!(deals("human,greedy,random", Lang::Fr, LARGE).seen());
}

#[test]
fn the_result_at_120_columns() {
    let mut seated = seated("random,random", Lang::En, LARGE);
    seated.wait(Duration::ZERO);
    insta::assert_snapshot!(seated.seen());
}

#[test]
fn a_whole_game_is_played_with_digits_and_enter() {
    let mut seated = seated("human,greedy", Lang::Fr, SMALL);
    let mut hints = 0;
    while seated.drawn.host.turn() != Turn::Over {
        // The hint stands on the chosen line; every other decision is typed.
        seated.typed("h");
        hints += 1;
        if hints % 2 == 0 {
            let number = seated.drawn.chosen_choice().unwrap() + 1;
            let before = seated.ply();
            seated.typed(&number.to_string());
            if seated.ply() == before {
                seated.press(KeyCode::Enter);
            }
        } else {
            seated.press(KeyCode::Enter);
        }
        assert!(seated.ply() < 2000);
        let _ = seated.seen();
    }
    assert_eq!(seated.drawn.overlay, Some(Overlay::Result));
    assert!(seated.seen().contains("Le résultat"));
    seated.typed("q");
    seated.typed("q");
    assert!(seated.drawn.has_left());
}

#[test]
fn the_three_best_choices_are_told_and_enter_takes_the_first() {
    let mut seated = seated("human,greedy", Lang::En, LARGE);
    seated.typed("h");
    assert!(matches!(seated.drawn.overlay, Some(Overlay::Hints(_))));
    assert_eq!(seated.seen().matches('%').count(), 3, "{}", seated.seen());
    seated.press(KeyCode::Esc);
    assert_eq!((&seated.drawn.overlay, seated.ply()), (&None, 0));
    let best = seated.drawn.host.hints()[0].number;
    seated.typed("h");
    assert_eq!(seated.drawn.chosen_choice(), Some(best));
    seated.press(KeyCode::Enter);
    assert!(seated.ply() > 0 && seated.drawn.overlay.is_none());
}

#[test]
fn a_whole_game_is_played_by_touching_pieces() {
    let mut seated = deals("human,greedy", Lang::En, LARGE);
    while seated.drawn.host.turn() != Turn::Over {
        let (before, choice) = (seated.ply(), seated.drawn.host.hints()[0].number);
        seated.drawn.focus = Focus::Board;
        seated.drawn.cursor = Some(seated.drawn.scene.choices[choice].touches[0].clone());
        seated.press(KeyCode::Enter);
        if seated.ply() == before {
            assert!(seated.drawn.is_narrowed());
            seated.press(KeyCode::Enter);
        }
        assert!(seated.ply() > before && seated.ply() < 2000);
    }
}

#[test]
fn everything_that_can_be_touched_is_reached_with_arrows() {
    for size in [SMALL, LARGE] {
        let mut seated = deals("human,greedy", Lang::En, size);
        seated.press(KeyCode::Tab);
        let mut reached = std::collections::BTreeSet::new();
        for _ in 0..60 {
            reached.insert(seated.drawn.cursor.clone().unwrap());
            seated.press(KeyCode::Right);
        }
        let touched = seated.drawn.scene.choices.iter().flat_map(|choice| choice.touches.clone());
        assert_eq!(reached, touched.collect());
    }
}

#[test]
fn shift_and_arrows_look_at_what_cannot_be_touched() {
    let mut seated = seated("human,greedy", Lang::En, LARGE);
    seated.press_with(KeyCode::Down, KeyModifiers::SHIFT);
    seated.press_with(KeyCode::Down, KeyModifiers::SHIFT);
    let cursor = seated.drawn.cursor.clone().unwrap();
    assert!(cursor.starts_with("point"), "{cursor}");
    let piece = seated.drawn.scene.piece(&cursor).unwrap();
    let said = seated.drawn.host.say(piece.tip.as_ref().unwrap_or(&piece.label));
    assert_eq!(tip(&seated.drawn), said);
    seated.press(KeyCode::Enter);
    assert_eq!(seated.drawn.notice.as_ref().unwrap().key, "play-not-touchable");
    assert_eq!(seated.ply(), 0);
}

#[test]
fn undo_redo_and_restart_go_through_a_turn() {
    let mut seated = seated("human,human", Lang::En, SMALL);
    // Raise two spices: three decisions of one seat.
    seated.typed("2");
    seated.typed("1");
    assert_eq!(seated.ply(), 2);
    seated.typed("u");
    assert_eq!(seated.ply(), 1);
    seated.typed("r");
    assert_eq!(seated.ply(), 2);
    seated.press_with(KeyCode::Char('T'), KeyModifiers::SHIFT);
    assert_eq!(seated.ply(), 0);
    assert!(seated.seen().contains("2 decisions taken back."));
    seated.typed("u");
    assert!(seated.seen().contains("There is nothing to take back."));
}

#[test]
fn the_last_decision_can_be_taken_back_while_the_bots_wait() {
    let pace = Pace { beat: Duration::from_millis(700), confirm: false };
    let mut seated = Seated::new(host("human,greedy", Lang::En), pace, SMALL);
    seated.typed("1");
    seated.wait(Duration::from_millis(1000));
    seated.typed("u");
    assert_eq!(seated.ply(), 0);
    seated.typed("1");
    seated.wait(Duration::from_millis(1500));
    assert!(seated.ply() >= 2);
    seated.typed("u");
    assert!(seated.seen().contains("somebody else has decided since"));
}

#[test]
fn enter_skips_the_bots_and_does_not_choose_by_accident() {
    let pace = Pace { beat: Duration::from_secs(60), confirm: false };
    let mut seated = Seated::new(host("human,greedy,greedy", Lang::En), pace, SMALL);
    // Chosen from the list: an Enter after a digit would belong to the digit.
    seated.press(KeyCode::Enter);
    seated.press(KeyCode::Enter);
    assert_eq!(seated.drawn.host.turn(), Turn::Human(Seat(0)));
    let before = seated.ply();
    seated.press(KeyCode::Enter);
    assert_eq!(seated.ply(), before);
    seated.wait(Duration::from_secs(1));
    seated.press(KeyCode::Enter);
    assert_eq!(seated.ply(), before + 1);
}

#[test]
fn with_confirm_the_bots_wait_for_enter() {
    let pace = Pace { beat: Duration::ZERO, confirm: true };
    let mut seated = Seated::new(host("human,greedy", Lang::Fr), pace, SMALL);
    seated.typed("1");
    seated.wait(Duration::from_secs(600));
    assert_eq!(seated.ply(), 1);
    assert!(seated.seen().contains("Votre tour est joué."));
    // To look at something else is no consent.
    seated.typed("q");
    seated.press(KeyCode::Esc);
    seated.wait(Duration::from_secs(600));
    assert_eq!(seated.ply(), 1);
    seated.press(KeyCode::Enter);
    seated.wait(Duration::ZERO);
    assert!(seated.ply() > 1);
}

#[test]
fn an_enter_typed_after_a_number_that_acted_is_no_decision() {
    let mut seated = seated("human,human", Lang::En, SMALL);
    // Raise spices: the next decision is the same person's.
    seated.typed("2");
    assert_eq!(seated.ply(), 1);
    seated.press(KeyCode::Enter);
    assert_eq!(seated.ply(), 1, "the Enter belongs to the 2");
    seated.press(KeyCode::Enter);
    assert_eq!(seated.ply(), 2, "the next one chooses");
    // Another key in between, and Enter is free again.
    seated.typed("u1");
    assert_eq!(seated.ply(), 2);
    seated.typed("u");
    seated.press(KeyCode::Enter);
    assert_eq!(seated.ply(), 2);
}

#[test]
fn an_enter_typed_after_a_number_that_was_refused_is_no_decision() {
    let mut seated = seated("human,greedy", Lang::En, SMALL);
    assert_eq!(seated.drawn.scene.choices.len(), 7);
    seated.typed("99");
    seated.press(KeyCode::Enter);
    assert_eq!(seated.ply(), 0);
    assert!(seated.seen().contains("they go from 1 to 7"), "the reason can still be read");
}

#[test]
fn an_enter_typed_after_a_number_does_not_open_the_next_persons_cards() {
    let mut seated = seated("human:Anna,human:Ben", Lang::En, SMALL);
    seated.typed("1");
    seated.press(KeyCode::Enter);
    assert_eq!(seated.drawn.overlay, Some(Overlay::Handover(Seat(1))));
}

#[test]
fn a_number_of_two_digits_waits_for_enter_only_where_it_must() {
    let mut seated = seated("human,greedy", Lang::En, SMALL);
    while seated.drawn.scene.choices.len() < 10 {
        seated.typed("h");
        seated.press(KeyCode::Enter);
    }
    let before = seated.ply();
    seated.typed("1");
    assert_eq!((seated.ply(), seated.drawn.typed.as_str()), (before, "1"));
    seated.press(KeyCode::Backspace);
    seated.typed("0");
    seated.press(KeyCode::Enter);
    assert_eq!(seated.drawn.notice.as_ref().unwrap().key, "play-no-such-number");
    seated.typed("10");
    assert!(seated.ply() > before);
}

#[test]
fn leaving_asks_and_can_be_called_off() {
    let mut seated = seated("human,greedy", Lang::En, SMALL);
    seated.press(KeyCode::Enter);
    seated.typed("q");
    assert!(seated.seen().contains("The game is not saved as it stands."));
    seated.press(KeyCode::Esc);
    assert!(!seated.drawn.has_left());
    seated.press_with(KeyCode::Char('c'), KeyModifiers::CONTROL);
    seated.press_with(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert!(seated.drawn.has_left());
}

#[test]
fn people_at_one_keyboard_hand_it_over() {
    let mut seated = seated("human:Anna,human:Ben", Lang::En, SMALL);
    seated.typed("1");
    assert_eq!(seated.drawn.overlay, Some(Overlay::Handover(Seat(1))));
    // Nobody's own view is open meanwhile.
    assert!(seated.drawn.scene.choices.is_empty());
    assert!(seated.seen().contains("Ben decides."));
    seated.typed("u");
    assert_eq!((seated.ply(), seated.drawn.host.viewer()), (0, Viewer::Seat(Seat(0))));
    seated.press(KeyCode::Enter);
    seated.press(KeyCode::Enter);
    assert_eq!(seated.drawn.host.viewer(), Viewer::Seat(Seat(1)));
    assert!(seated.seen().contains("Ben — Your turn"));
}

#[test]
fn the_language_changes_while_playing() {
    let mut seated = seated("human,greedy", Lang::En, SMALL);
    seated.press(KeyCode::Enter);
    seated.typed("l");
    let seen = seated.seen();
    assert!(seen.contains("La table parle français."));
    assert!(seen.contains("Vous jouez"), "{seen}");
}

#[test]
fn no_word_of_the_table_is_missing() {
    for lang in Lang::ALL {
        let mut seated = deals("human,greedy", lang, LARGE);
        for _ in 0..40 {
            for key in ['?', 'o', 'q'] {
                seated.typed(&key.to_string());
                assert!(!seated.seen().contains("[play-"), "{}", seated.seen());
                seated.press(KeyCode::Esc);
            }
            seated.press(KeyCode::Enter);
        }
    }
}

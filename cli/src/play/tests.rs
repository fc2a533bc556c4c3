//! The drawn table, played by keys without a terminal.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use kit::{Lang, Options, Seat, Seed, Viewer};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;
use ratatui::style::Modifier;

use super::draw::draw;
use super::drawn_table::{DrawnTable, Focus, Overlay, Pace};
use super::host::tests::{host, host_of};
use super::host::{Deal, Host, Turn};
use super::paint::Paint;
use super::people;
use super::plain::Plain;
use super::plan::{plan, tip};
use crate::cells::width;
use crate::records::{self, Retold};
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
fn a_saved_game_goes_on_at_the_same_place() {
    let path = file("saved.comptoir");
    let mut seated = deals("human:Anna,greedy", Lang::En, SMALL);
    for _ in 0..5 {
        seated.press(KeyCode::Enter);
    }
    seated.typed("s");
    for _ in 0..40 {
        seated.press(KeyCode::Backspace);
    }
    seated.typed(path.to_str().unwrap());
    seated.press(KeyCode::Enter);
    assert!(seated.drawn.host.is_saved());

    let found = records::open(&path, &Speech::of(Lang::En)).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert_eq!(found.record.who, ["human Anna", "greedy"]);
    let people =
        people::from_record(seated.drawn.host.table().meta(), 2, &found.record.who).unwrap();
    let Retold { table, log } = found.retell(None, None).unwrap();
    let opened = registry::unpack("spice-road", table.options(), None).unwrap();
    let deal = Deal { opened, seed: found.record.seed, plies: &found.record.plies };
    let mut host = Host::new(&deal, people, Lang::En, Seed::from_number(9)).unwrap();
    host.remember(log);
    let again = Seated::new(host, AT_ONCE, SMALL);
    assert_eq!(again.drawn.scene, seated.drawn.scene);
    let told = |seated: &Seated| {
        seated.drawn.host.log().into_iter().map(|told| told.text).collect::<Vec<_>>()
    };
    assert_eq!(told(&again), told(&seated));
}

#[test]
fn a_file_that_exists_is_replaced_only_when_asked_twice() {
    let path = file("there.comptoir");
    std::fs::write(&path, "mine").unwrap();
    let mut seated = seated("human,greedy", Lang::En, SMALL);
    seated.press(KeyCode::Enter);
    seated.drawn.overlay = Some(Overlay::SaveAs {
        name: path.display().to_string(),
        leave: true,
        replace: false,
        reason: None,
    });
    seated.press(KeyCode::Enter);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
    assert!(seated.seen().contains("This file exists."));
    seated.press(KeyCode::Enter);
    assert!(seated.drawn.has_left());
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("comptoir record"));
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn a_save_that_failed_asks_again_with_the_reason() {
    let (nowhere, path) = (file("no-folder/x.comptoir"), file("second.comptoir"));
    let mut seated = seated("human,greedy", Lang::En, SMALL);
    seated.press(KeyCode::Enter);
    let type_name = |seated: &mut Seated, name: &str| {
        for _ in 0..100 {
            seated.press(KeyCode::Backspace);
        }
        seated.typed(name);
        seated.press(KeyCode::Enter);
    };
    seated.typed("s");
    type_name(&mut seated, "");
    assert!(seated.seen().contains("Say which file to save in."));
    type_name(&mut seated, nowhere.to_str().unwrap());
    assert!(seated.seen().contains("cannot be written"), "{}", seated.seen());
    type_name(&mut seated, std::env::temp_dir().to_str().unwrap());
    assert!(seated.seen().contains("This is a directory"), "{}", seated.seen());
    seated.press(KeyCode::Esc);
    assert_eq!(seated.drawn.host.file(), None);
    seated.typed("s");
    assert!(matches!(seated.drawn.overlay, Some(Overlay::SaveAs { .. })), "it asks again");
    type_name(&mut seated, path.to_str().unwrap());
    assert_eq!(seated.drawn.overlay, None);
    assert_eq!(seated.drawn.host.file(), Some(path.as_path()));
    std::fs::remove_file(&path).unwrap();
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
        let mut seated = seated("human,greedy", lang, super::drawn_table::SMALLEST);
        assert!(width(&super::plan::keys(&seated.drawn)) < 60);
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
        for key in super::overlay::HELP {
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
            deals("human,greedy,greedy,greedy,greedy", lang, super::drawn_table::SMALLEST);
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

#[expect(dead_code, reason = "the toy has more than is needed here")]
#[path = "../../../kit/tests/contract/toy/mod.rs"]
mod toy;

/// A table of Goa at which the person is asked for a bid.
fn bidding() -> Host {
    for seed in 0..20 {
        let people = people::parse("human,greedy").unwrap();
        let seed = Seed::from_number(seed);
        let opened = registry::unpack("goa", &Options::seats(2), None).unwrap();
        let deal = Deal { opened, seed, plies: &[] };
        let mut host = Host::new(&deal, people, Lang::En, Seed::from_number(1)).unwrap();
        for _ in 0..200 {
            let bids = host.scene().choices.iter().filter(|choice| choice.amount.is_some()).count();
            match host.turn() {
                Turn::Human(_) if bids > 3 => return host,
                Turn::Human(_) => host.decide(0).unwrap(),
                Turn::Bot(_) => assert!(host.let_bot_decide()),
                Turn::Over => break,
            }
        }
    }
    panic!("nobody is ever asked for a bid");
}

#[test]
fn an_amount_is_one_line_that_is_set_with_the_arrows() {
    let mut seated = Seated::new(bidding(), AT_ONCE, LARGE);
    let bids: Vec<usize> = (0..seated.drawn.scene.choices.len())
        .filter(|&choice| seated.drawn.scene.choices[choice].amount.is_some())
        .collect();
    let shown = seated.drawn.shown();
    assert_eq!(shown.iter().filter(|choice| bids.contains(choice)).count(), 1, "{shown:?}");
    seated.drawn.chosen = shown.iter().position(|choice| bids.contains(choice)).unwrap();
    for _ in 0..bids.len() + 2 {
        seated.press(KeyCode::Left);
    }
    assert_eq!(seated.drawn.chosen_choice(), bids.first().copied());
    seated.press(KeyCode::Right);
    assert_eq!(seated.drawn.chosen_choice(), Some(bids[1]));
    assert!(seated.seen().contains('◂'), "{}", seated.seen());
    let before = seated.drawn.host.table().ply();
    seated.press(KeyCode::Enter);
    assert!(seated.drawn.host.table().ply() > before);
}

#[test]
fn an_amount_is_typed_after_an_equals_sign_in_lines() {
    let host = bidding();
    let amount = |choice: &kit::scene::Choice| choice.amount.map(|amount| amount.of);
    let most = host.scene().choices.iter().filter_map(amount).max().unwrap();
    let mut output = Vec::new();
    let input = format!("={}\n={most}\nq\n", most + 1);
    Plain::new(host, AT_ONCE, input.as_bytes(), &mut output).run().unwrap();
    let said = String::from_utf8(output).unwrap();
    assert_eq!(said.matches(": an amount").count(), 1, "all bids are one line: {said}");
    assert!(!said.contains(&format!("Bid {most} ducats")), "{said}");
    assert!(said.contains("Type a number from"), "more than one has: {said}");
    assert!(said.contains(&format!("You bid {most} ducats")), "{said}");
}

/// The person has bid and offers something to a bot that has bid as well: nobody waits for it.
#[test]
fn a_bot_that_nobody_waits_for_answers_an_offer() {
    type Lanterns = toy::Toy<{ toy::Flaw::Sound as u8 }>;
    let mut answered = 0;
    for seed in 0..40 {
        let opened = registry::unpack_game::<Lanterns>(&Options::seats(3)).unwrap();
        let people = people::parse("human,random,random").unwrap();
        let deal = Deal { opened, seed: Seed::from_number(seed), plies: &[] };
        let mut host = Host::new(&deal, people, Lang::En, Seed::from_number(seed + 1)).unwrap();
        while host.turn() != Turn::Over {
            let awaited = host.table().awaiting().seats();
            let offer = host.table().move_texts(Seat(0)).iter().position(|text| {
                let to = text.strip_prefix("offer:").and_then(|rest| rest.chars().next());
                to.and_then(|to| to.to_digit(10))
                    .is_some_and(|to| !awaited.contains(Seat(to as u8)))
            });
            let before = host.table().ply();
            match (offer, host.turn()) {
                (Some(offer), _) => {
                    host.decide(offer).unwrap();
                    answered += usize::from(host.table().ply() == before + 2);
                }
                (None, Turn::Human(_)) => {
                    let texts = host.table().move_texts(Seat(0));
                    let plain = texts.iter().position(|text| !text.starts_with("offer"));
                    host.decide(plain.unwrap()).unwrap();
                }
                _ => assert!(host.let_bot_decide()),
            }
        }
    }
    assert!(answered > 0, "no bot ever answered");
}

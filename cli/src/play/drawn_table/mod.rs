//! The drawn table's state: where the cursor is, what is open, when the next bot decides. Keys and
//! time come in; nothing is drawn here, so all of it can be tested without a terminal.

mod asking;

use std::path::Path;
use std::time::{Duration, Instant};

use kit::scene::Id;
use kit::{Phrase, Scene, Seat};
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Size;

use super::host::{Host, Turn};
use super::keys::{Press, Way, press};
use super::{amount, cursor, overlay, plan};
use asking::scrolled;

/// The smallest window the table is drawn in.
pub(super) const SMALLEST: Size = Size { width: 60, height: 20 };
/// How far a page of the log is.
const PAGE: usize = 5;
/// After the bots were skipped, Enter is not taken for a choice at once.
const CALM: Duration = Duration::from_millis(300);

/// How fast bots decide.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    /// The time of one decision.
    pub(super) beat: Duration,
    /// Whether they wait for Enter after a person's turn.
    pub(super) confirm: bool,
}

/// Where the arrow keys go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Focus {
    List,
    Board,
}

/// Something open above the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Overlay {
    /// The keys; scrolled down by so many lines.
    Help(usize),
    /// Everything on the table in sentences.
    Places(usize),
    /// The choices that seem best, and why. The best one is chosen in the list under it.
    Hints(Vec<Phrase>),
    /// Whether to leave.
    Quit,
    /// The name of a file to save in.
    SaveAs {
        name: String,
        /// Whether to leave when it is saved.
        leave: bool,
        /// Whether the file is there already and Enter replaces it.
        replace: bool,
        /// Why it was not saved.
        reason: Option<Phrase>,
    },
    /// The keyboard goes to somebody else.
    Handover(Seat),
    /// The result.
    Result,
}

/// The state of the drawn table.
pub(super) struct DrawnTable {
    pub(super) host: Host,
    pub(super) scene: Scene,
    pub(super) focus: Focus,
    /// The piece under the cursor.
    pub(super) cursor: Option<Id>,
    /// The choices shown, where a piece was touched that several choices touch.
    only: Option<Vec<usize>>,
    /// The line of the shown choices that Enter takes.
    pub(super) chosen: usize,
    /// The choice that is set where an amount can be.
    set: Option<usize>,
    /// The digits typed so far.
    pub(super) typed: String,
    /// Whether the last key was the digit that ended a number: an Enter from habit after it must
    /// not be taken for the next decision.
    number_ended: bool,
    pub(super) overlay: Option<Overlay>,
    /// How many lines the log is scrolled up.
    pub(super) log_up: usize,
    /// What the table has just to say.
    pub(super) notice: Option<Phrase>,
    pub(super) size: Size,
    /// Whether the bots wait for Enter.
    pub(super) held: bool,
    pace: Pace,
    due: Option<Instant>,
    calm_until: Option<Instant>,
    result_shown: bool,
    left: bool,
}

impl DrawnTable {
    /// A drawn for this table in a window of this size.
    pub(super) fn new(host: Host, pace: Pace, size: Size, now: Instant) -> DrawnTable {
        let scene = host.scene();
        let mut drawn = DrawnTable {
            host,
            scene,
            focus: Focus::List,
            cursor: None,
            only: None,
            chosen: 0,
            set: None,
            typed: String::new(),
            number_ended: false,
            overlay: None,
            log_up: 0,
            notice: None,
            size,
            held: false,
            pace,
            due: None,
            calm_until: None,
            result_shown: false,
            left: false,
        };
        drawn.settle(now, pace.beat);
        drawn
    }

    /// Whether the person has left.
    pub(super) fn has_left(&self) -> bool {
        self.left
    }

    /// Follows the size of the window.
    pub(super) fn resize(&mut self, size: Size) {
        self.size = size;
    }

    /// Whether the window is too small to draw the table in.
    pub(super) fn is_too_small(&self) -> bool {
        self.size.width < SMALLEST.width || self.size.height < SMALLEST.height
    }

    /// The numbers of the choices in the list: of those that differ in an amount alone the one that
    /// is set.
    pub(super) fn shown(&self) -> Vec<usize> {
        let all = self.only.clone().unwrap_or_else(|| (0..self.scene.choices.len()).collect());
        let set = |choice: &usize| {
            let group = amount::group(&self.scene, *choice);
            let set = self.set.filter(|set| group.contains(set));
            *choice == set.unwrap_or_else(|| amount::first(&self.scene, &group))
        };
        all.into_iter().filter(set).collect()
    }

    /// Whether the list shows just the choices that touch one piece.
    pub(super) fn is_narrowed(&self) -> bool {
        self.only.is_some()
    }

    /// The choice that Enter takes from the list.
    pub(super) fn chosen_choice(&self) -> Option<usize> {
        self.shown().get(self.chosen).copied()
    }

    /// How long nothing happens unless a key is pressed; `None` if for ever.
    pub(super) fn rest(&self, now: Instant) -> Option<Duration> {
        let due = self.due.filter(|_| !self.is_paused())?;
        Some(due.saturating_duration_since(now))
    }

    /// Bots wait while the person reads or types something else.
    fn is_paused(&self) -> bool {
        self.overlay.is_some()
    }

    /// Lets the bots decide whose time has come.
    pub(super) fn tick(&mut self, now: Instant) {
        while let Some(due) = self.due.filter(|&due| due <= now && !self.is_paused()) {
            if !self.host.let_bot_decide() {
                // A bot without a move would be asked for ever.
                self.due = None;
            } else if matches!(self.host.turn(), Turn::Bot(_)) {
                self.due = Some(due + self.host.pause(self.pace.beat));
                self.refresh();
            } else {
                self.settle(now, self.pace.beat);
            }
        }
    }

    /// Looks at whom the table waits for now and gets ready for it.
    fn settle(&mut self, now: Instant, beat: Duration) {
        self.due = None;
        self.held &= matches!(self.host.turn(), Turn::Bot(_));
        match self.host.turn() {
            Turn::Bot(_) if self.held => {}
            Turn::Bot(_) => self.due = Some(now + self.host.pause(beat)),
            Turn::Human(seat) if self.host.is_shared() && !self.host.viewer().is(seat) => {
                self.overlay = Some(Overlay::Handover(seat));
            }
            Turn::Human(_) => {
                self.host.follow();
            }
            Turn::Over if !self.result_shown => {
                self.result_shown = true;
                self.overlay = Some(Overlay::Result);
            }
            Turn::Over => {}
        }
        self.refresh();
    }

    /// Looks at the table anew.
    fn refresh(&mut self) {
        self.scene = match self.overlay {
            // What the next person may see is not for the last one's eyes, nor the other way round.
            Some(Overlay::Handover(_)) => self.host.open_scene(),
            _ => self.host.scene(),
        };
        (self.only, self.set) = (None, None);
        self.typed.clear();
        self.chosen = 0;
        let gone = |id: &Id| self.scene.piece(id).is_none();
        if self.cursor.as_ref().is_some_and(gone) {
            self.cursor = None;
        }
    }

    /// A key was pressed.
    pub(super) fn key(&mut self, key: KeyEvent, now: Instant) {
        if std::mem::take(&mut self.number_ended) && press(key) == Some(Press::Enter) {
            return;
        }
        self.notice = None;
        if let Some(Overlay::SaveAs { .. }) = self.overlay {
            return self.key_in_name(key, now);
        }
        let Some(press) = press(key) else { return };
        if self.is_too_small()
            && self.overlay.is_none()
            && !matches!(press, Press::Quit | Press::Leave)
        {
            return;
        }
        match self.overlay.clone() {
            None => self.press(press, now),
            Some(Overlay::Help(line)) => {
                self.overlay = scrolled(press, line, overlay::most_scroll(self)).map(Overlay::Help)
            }
            Some(Overlay::Places(line)) => {
                self.overlay =
                    scrolled(press, line, overlay::most_scroll(self)).map(Overlay::Places)
            }
            Some(Overlay::Hints(_)) => {
                // What is pressed is meant for the table: Enter takes the best choice.
                self.overlay = None;
                if !matches!(press, Press::Back | Press::Hint) {
                    self.press(press, now);
                }
            }
            Some(Overlay::Quit) => self.press_in_quit(key, press, now),
            Some(Overlay::Handover(_)) => self.press_in_handover(press, now),
            Some(Overlay::Result) => self.press_in_result(press, now),
            Some(Overlay::SaveAs { .. }) => {}
        }
    }

    fn press(&mut self, press: Press, now: Instant) {
        match press {
            Press::Enter if self.held || matches!(self.host.turn(), Turn::Bot(_)) => {
                self.go_on(now)
            }
            Press::Enter if self.calm_until.is_some_and(|until| now < until) => {}
            Press::Enter => self.enter(now),
            Press::Digit(digit) => self.digit(digit, now),
            Press::Erase => {
                self.typed.pop();
            }
            Press::Switch => self.switch(),
            Press::Go(way) if self.focus == Focus::List => self.go_in_list(way),
            Press::Go(way) => self.cursor = cursor::next(self, way, true),
            Press::Look(way) => {
                self.focus = Focus::Board;
                self.cursor = cursor::next(self, way, false);
            }
            Press::First => self.chosen = 0,
            Press::Last => self.chosen = self.shown().len().saturating_sub(1),
            Press::Page(way) => self.page_log(way),
            Press::Back => {
                self.only = None;
                self.typed.clear();
                self.log_up = 0;
                self.chosen = 0;
            }
            Press::Undo => self.turn_back(now, Host::undo),
            Press::Restart => self.turn_back(now, Host::restart_turn),
            Press::Redo => self.turn_back(now, Host::redo),
            Press::Save => self.save(false),
            Press::Hint => self.hint(),
            Press::Places => self.overlay = Some(Overlay::Places(0)),
            Press::Language => self.switch_language(),
            Press::Help => self.overlay = Some(Overlay::Help(0)),
            Press::Quit | Press::Leave => self.quit(),
        }
    }

    /// Lets the bots go on: after a held turn at their pace, otherwise at once up to the next
    /// person's decision.
    fn go_on(&mut self, now: Instant) {
        if self.held {
            (self.held, self.due) = (false, Some(now));
            return;
        }
        while matches!(self.host.turn(), Turn::Bot(_)) && self.host.let_bot_decide() {}
        self.calm_until = Some(now + CALM);
        self.settle(now, self.pace.beat);
    }

    fn enter(&mut self, now: Instant) {
        if let Ok(number) = self.typed.parse::<usize>() {
            return self.choose_number(number, now);
        }
        match self.focus {
            Focus::List => {
                if let Some(choice) = self.chosen_choice() {
                    self.decide(choice, now);
                } else if self.host.turn() == Turn::Over {
                    self.overlay = Some(Overlay::Result);
                }
            }
            Focus::Board => self.touch(now),
        }
    }

    /// Touches the piece under the cursor.
    fn touch(&mut self, now: Instant) {
        let Some(id) = self.cursor.clone() else {
            self.cursor = cursor::next(self, Way::Right, true);
            return;
        };
        let choices: Vec<usize> = self.scene.choices_touching(&id).collect();
        match choices.as_slice() {
            [] => self.notice = Some(Phrase::new("play-not-touchable")),
            [choice] => self.decide(*choice, now),
            _ => {
                self.only = Some(choices);
                self.chosen = 0;
                self.focus = Focus::List;
            }
        }
    }

    fn digit(&mut self, digit: char, now: Instant) {
        self.typed.push(digit);
        let number = self.typed.parse().unwrap_or(usize::MAX);
        // No longer number begins with these digits: no need to wait for Enter.
        let complete = number > 0 && number.saturating_mul(10) > self.scene.choices.len();
        if complete || self.typed.len() > 3 {
            self.choose_number(number, now);
            self.number_ended = true;
        }
    }

    fn choose_number(&mut self, number: usize, now: Instant) {
        self.typed.clear();
        if (1..=self.scene.choices.len()).contains(&number) {
            self.decide(number - 1, now);
        } else if self.scene.choices.is_empty() {
            self.notice = Some(Phrase::new("play-no-choice"));
        } else {
            let most = self.scene.choices.len();
            self.notice = Some(Phrase::new("play-no-such-number").with("most", most));
        }
    }

    fn decide(&mut self, choice: usize, now: Instant) {
        if let Err(reason) = self.host.decide(choice) {
            self.notice = Some(reason.phrase());
            return;
        }
        self.decided(now);
    }

    /// A person has decided. Bots wait a little longer after that, so that it can be taken back.
    fn decided(&mut self, now: Instant) {
        self.log_up = 0;
        self.held = self.pace.confirm;
        self.settle(now, self.pace.beat * 2);
    }

    fn turn_back(
        &mut self,
        now: Instant,
        back: impl Fn(&mut Host) -> Result<Phrase, room::Refusal>,
    ) {
        match back(&mut self.host) {
            Ok(done) => {
                self.decided(now);
                self.notice = Some(done);
            }
            Err(reason) => self.notice = Some(reason.phrase()),
        }
    }

    fn switch(&mut self) {
        self.focus = match self.focus {
            Focus::List => Focus::Board,
            Focus::Board => Focus::List,
        };
        let touchable = |id: &Id| self.scene.choices_touching(id).next().is_some();
        if self.focus == Focus::Board && !self.cursor.as_ref().is_some_and(touchable) {
            // The piece of the chosen line is where the eye is.
            let touched = self.chosen_choice().and_then(|choice| self.scene.choices.get(choice));
            self.cursor = touched.and_then(|choice| choice.touches.first().cloned());
        }
    }

    fn go_in_list(&mut self, way: Way) {
        let last = self.shown().len().saturating_sub(1);
        self.chosen = match way {
            Way::Up if self.chosen == 0 => last,
            Way::Up => self.chosen - 1,
            Way::Down if self.chosen >= last => 0,
            Way::Down => self.chosen + 1,
            Way::Left | Way::Right => {
                self.step(way);
                self.chosen
            }
        };
    }

    /// Sets the amount of the chosen line one lower or higher.
    fn step(&mut self, way: Way) {
        let Some(choice) = self.chosen_choice() else { return };
        let next = if way == Way::Left { choice.checked_sub(1) } else { choice.checked_add(1) };
        let group = amount::group(&self.scene, choice);
        self.set = next.filter(|next| group.contains(next)).or(Some(choice));
    }

    /// Reads the log from further up or down, never beyond its ends. The window may have grown
    /// since the last time.
    fn page_log(&mut self, way: Way) {
        let most = plan::most_log_up(self);
        let up = self.log_up.min(most);
        self.log_up = match way {
            Way::Up => (up + PAGE).min(most),
            _ => up.saturating_sub(PAGE),
        };
    }

    fn hint(&mut self) {
        if self.scene.choices.is_empty() {
            self.notice = Some(Phrase::new("play-no-choice"));
            return;
        }
        let hints = self.host.hints();
        let best = hints.first().map(|hint| hint.number);
        let Some((number, choice)) = best.and_then(|at| Some((at, self.scene.choices.get(at)?)))
        else {
            return;
        };
        self.cursor = choice.touches.first().cloned();
        (self.only, self.chosen) = (None, number);
        self.overlay = Some(Overlay::Hints(Host::told(&hints, &self.scene)));
    }

    fn switch_language(&mut self) {
        self.notice = Some(self.host.switch_language());
    }

    fn quit(&mut self) {
        self.overlay = Some(Overlay::Quit);
    }

    /// Saves in the file the game is kept in, or asks for one.
    fn save(&mut self, leave: bool) {
        match self.host.file().map(Path::to_owned) {
            Some(file) => self.save_in(&file, leave),
            None => {
                let name = format!("{}.comptoir", self.host.table().meta().id);
                self.overlay = Some(Overlay::SaveAs { name, leave, replace: false, reason: None });
            }
        }
    }

    /// Saves in this file; where that cannot be, asks for another with the reason.
    fn save_in(&mut self, file: &Path, leave: bool) {
        match self.host.save_in(file) {
            Ok(done) => {
                self.left = leave;
                self.notice = Some(done);
            }
            Err(failure) => {
                let (name, reason) = (file.display().to_string(), Some(failure.phrase()));
                self.overlay = Some(Overlay::SaveAs { name, leave, replace: false, reason });
            }
        }
    }
}

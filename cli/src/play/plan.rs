//! Which part of the window shows what.

use kit::Phrase;
use kit::scene::Region;
use ratatui::layout::Rect;

use super::drawn_table::{DrawnTable, Focus};
use super::host::{Told, Turn};
use super::scribe::Scribe;
use super::sheet::{Grain, Sheet, sheet};
use crate::cells::{width, wrap};

/// The narrowest and the widest column for the others and the log.
const SIDE: (u16, u16) = (26, 46);
/// What is wanted for the choices before cards are drawn as boxes, and what they get at least. It
/// does not depend on how many there are, so that the table stays as it is within a turn.
const CHOICES: (u16, u16) = (7, 4);
/// What is left for the log at least.
const LOG: u16 = 5;
/// Lines for the tip above the keys.
const TIP: u16 = 2;

/// The window, part by part.
pub(super) struct Plan {
    pub(super) prompt: Rect,
    pub(super) prompt_lines: Vec<String>,
    /// The board and the viewer's place.
    pub(super) left: Vec<Pane>,
    /// The others.
    pub(super) right: Vec<Pane>,
    pub(super) choices: Rect,
    pub(super) log: Rect,
    pub(super) tip: Rect,
    pub(super) keys: Rect,
}

/// A panel in the window, with a line for its name.
pub(super) struct Pane {
    pub(super) panel: usize,
    pub(super) area: Rect,
    pub(super) sheet: Sheet,
}

/// One choice of the list in lines.
pub(super) struct ChoiceLines {
    pub(super) choice: usize,
    pub(super) lines: Vec<String>,
}

/// How many cells the number of a choice takes.
pub(super) const NUMBER: usize = 5;

/// What is asked, and of whom, in words.
pub(super) fn prompt(drawn: &DrawnTable) -> String {
    let host = &drawn.host;
    let asked = drawn.scene.prompt.as_ref().map(|prompt| host.say(prompt)).unwrap_or_default();
    let phrase = match host.turn() {
        _ if drawn.held => Phrase::new("play-held"),
        // Where people share the keyboard, the one who is asked is named.
        Turn::Human(seat) if host.is_shared() && !drawn.scene.choices.is_empty() => {
            Phrase::new("play-prompt-of").with("who", seat)
        }
        _ => return asked,
    };
    host.say(&phrase.with("prompt", asked))
}

/// The choices shown, broken into lines.
pub(super) fn choice_lines(drawn: &DrawnTable, columns: u16) -> Vec<ChoiceLines> {
    let names = drawn.host.names();
    // The last column is for the signs of more above and below.
    let room = usize::from(columns).saturating_sub(NUMBER + 1);
    let lines = |choice: usize| {
        let label = &drawn.scene.choices.get(choice)?.label;
        Some(ChoiceLines { choice, lines: wrap(&drawn.host.lexicon().say(label, &names), room) })
    };
    drawn.shown().into_iter().filter_map(lines).collect()
}

/// Parts the window.
pub(super) fn plan(drawn: &DrawnTable) -> Plan {
    let window = Rect::new(0, 0, drawn.size.width, drawn.size.height);
    let prompt_lines = wrap(&prompt(drawn), usize::from(window.width.saturating_sub(2)));
    let top = (prompt_lines.len() as u16).clamp(1, 3);
    let (prompt, rest) = cut_top(window, top);
    let (rest, keys) = cut_bottom(rest, 1);
    let (body, tip) = cut_bottom(rest, TIP);
    let side = (body.width.saturating_mul(8) / 25).clamp(SIDE.0, SIDE.1);
    let left = Rect { width: body.width.saturating_sub(side), ..body };
    let right = Rect { x: left.right(), width: body.width - left.width, ..body };

    let names = drawn.host.names();
    let scribe = Scribe::new(&drawn.scene, drawn.host.lexicon(), &names);
    let (left, choices) = plan_left(drawn, &scribe, left);
    let (right, log) = plan_right(drawn, &scribe, right);
    Plan { prompt, prompt_lines, left, right, choices, log, tip, keys }
}

/// The board, the viewer's place, and under them the choices.
fn plan_left(drawn: &DrawnTable, scribe: &Scribe<'_>, area: Rect) -> (Vec<Pane>, Rect) {
    let panels = |mine: bool| {
        let here = move |region: Region| match region {
            Region::Board => !mine,
            Region::Mine => mine,
            Region::Other(_) => false,
        };
        let panels = drawn.scene.panels.iter().enumerate();
        panels.filter(move |(_, panel)| here(panel.region)).map(|(at, _)| at).collect::<Vec<_>>()
    };
    let (boards, places) = (panels(false), panels(true));
    let columns = area.width.saturating_sub(2);
    let lay = |board: Grain, place: Grain| -> Vec<(usize, Sheet)> {
        let boards = boards.iter().map(|&panel| (panel, sheet(scribe, panel, columns, board)));
        boards
            .chain(places.iter().map(|&panel| (panel, sheet(scribe, panel, columns, place))))
            .collect()
    };
    let high =
        |sheets: &[(usize, Sheet)]| sheets.iter().map(|(_, sheet)| sheet.height + 1).sum::<u16>();
    let grains = [(Grain::Boxes, Grain::Boxes), (Grain::Boxes, Grain::Chips)];
    let sheets = grains
        .into_iter()
        .map(|(board, place)| lay(board, place))
        .find(|sheets| high(sheets) + CHOICES.0 <= area.height)
        .unwrap_or_else(|| lay(Grain::Chips, Grain::Chips));

    // Where even that is too much, the boards give way first.
    let mut over = (high(&sheets) + CHOICES.1).saturating_sub(area.height);
    let mut rest = area;
    let mut panes = Vec::new();
    for (panel, sheet) in sheets {
        let give = over.min(sheet.height.saturating_sub(3));
        over -= give;
        let (own, below) = cut_top(rest, sheet.height + 1 - give);
        panes.push(Pane { panel, area: own, sheet });
        rest = below;
    }
    (panes, rest)
}

/// The others, and under them the log.
fn plan_right(drawn: &DrawnTable, scribe: &Scribe<'_>, area: Rect) -> (Vec<Pane>, Rect) {
    let columns = area.width.saturating_sub(3);
    let others = drawn.scene.panels.iter().enumerate();
    let others = others.filter(|(_, panel)| matches!(panel.region, Region::Other(_)));
    let others: Vec<usize> = others.map(|(at, _)| at).collect();
    let room = area.height.saturating_sub(LOG);
    let share = room / (others.len().max(1) as u16);
    let full: Vec<Sheet> =
        others.iter().map(|&panel| sheet(scribe, panel, columns, Grain::Chips)).collect();
    let fits = full.iter().map(|sheet| sheet.height + 1).sum::<u16>() <= room;
    let mut rest = area;
    let mut panes = Vec::new();
    for (&panel, mut own) in others.iter().zip(full) {
        if !fits && own.height + 1 > share {
            own = sheet(scribe, panel, columns, Grain::Counts);
        }
        let (place, below) =
            cut_top(rest, (own.height + 1).min(if fits { u16::MAX } else { share }));
        panes.push(Pane { panel, area: place, sheet: own });
        rest = below;
    }
    (panes, rest)
}

fn cut_top(area: Rect, lines: u16) -> (Rect, Rect) {
    let lines = lines.min(area.height);
    (
        Rect { height: lines, ..area },
        Rect { y: area.y + lines, height: area.height - lines, ..area },
    )
}

fn cut_bottom(area: Rect, lines: u16) -> (Rect, Rect) {
    cut_top(area, area.height.saturating_sub(lines))
}

/// One line of the log.
pub(super) struct LogLine {
    pub(super) text: String,
    /// Whether a sentence begins here.
    pub(super) first: bool,
    pub(super) news: bool,
}

/// The log, broken into lines, for the inside of its part of the window.
pub(super) fn log_lines(drawn: &DrawnTable, columns: u16) -> Vec<LogLine> {
    // The first column is for the mark of what is new.
    let room = usize::from(columns).saturating_sub(1);
    let lines = |told: Told| {
        let line = move |(at, text)| LogLine { text, first: at == 0, news: told.news };
        wrap(&told.text, room).into_iter().enumerate().map(line)
    };
    drawn.host.log().into_iter().flat_map(lines).collect()
}

/// How far up the log can be scrolled.
pub(super) fn most_log_up(drawn: &DrawnTable) -> usize {
    let inside = inside(plan(drawn).log, true);
    log_lines(drawn, inside.width).len().saturating_sub(usize::from(inside.height))
}

/// What is left of a part of the window inside its frame, with a cell of air at both sides.
pub(super) fn inside(area: Rect, side: bool) -> Rect {
    let border = u16::from(side);
    Rect {
        x: area.x + border + 1,
        y: area.y + 1,
        width: area.width.saturating_sub(border + 2),
        height: area.height.saturating_sub(1),
    }
}

/// What the two lines above the keys say.
pub(super) fn tip(drawn: &DrawnTable) -> String {
    let host = &drawn.host;
    if let Some(notice) = &drawn.notice {
        return host.say(notice);
    }
    let under = drawn.cursor.as_deref().filter(|_| drawn.focus == Focus::Board);
    if let Some(piece) = under.and_then(|id| drawn.scene.piece(id)) {
        let mut said = vec![host.say(piece.tip.as_ref().unwrap_or(&piece.label))];
        let guests =
            drawn.scene.pieces_in(&piece.zone).filter(|guest| guest.spot.host() == Some(&piece.id));
        let guests: Vec<Phrase> = guests.map(|guest| guest.label.clone()).collect();
        if !guests.is_empty() {
            said.push(host.say(&Phrase::new("play-on-it").with("guests", guests)));
        }
        return said.join(" ");
    }
    let key = match host.turn() {
        _ if drawn.held => "play-tip-held",
        Turn::Bot(_) if host.can_undo() => "play-tip-bot-undo",
        Turn::Bot(_) => "play-tip-bot",
        Turn::Human(_) if drawn.is_narrowed() => "play-tip-narrowed",
        Turn::Human(_) if drawn.focus == Focus::Board => "play-tip-board",
        Turn::Human(_) => "play-tip-list",
        Turn::Over => "play-tip-over",
    };
    host.word(key)
}

/// The keys, in as many words as fit.
pub(super) fn keys(drawn: &DrawnTable) -> String {
    let all = drawn.host.word("play-keys");
    if width(&all) + 2 <= usize::from(drawn.size.width) {
        all
    } else {
        drawn.host.word("play-keys-short")
    }
}

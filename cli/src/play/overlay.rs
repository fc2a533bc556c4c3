//! What is drawn above the table: help, questions, the result.

use kit::{Lexicon, Phrase};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};

use super::drawn_table::{DrawnTable, Overlay};
use super::paint::Paint;
use super::result;
use crate::cells::{width, wrap};
use crate::speech::read_scene;

/// The widest an overlay becomes: longer lines are hard to read.
const WIDEST: u16 = 96;

/// The lines of an overlay's frame, with the air inside it.
const FRAME: u16 = 4;

/// The sentences of the help about keys, in order; each names its keys.
pub(super) const HELP: [&str; 15] = [
    "play-help-list",
    "play-help-board",
    "play-help-look",
    "play-help-switch",
    "play-help-signs",
    "play-help-undo",
    "play-help-redo",
    "play-help-restart",
    "play-help-bots",
    "play-help-hint",
    "play-help-places",
    "play-help-log",
    "play-help-save",
    "play-help-language",
    "play-help-quit",
];

/// What an overlay says.
struct Page {
    title: String,
    lines: Vec<String>,
    /// Its keys.
    foot: String,
    /// How many lines it is scrolled down.
    scroll: usize,
}

/// Draws what is open above the table, if anything.
pub(super) fn draw(frame: &mut Frame<'_>, drawn: &DrawnTable, paint: Paint) {
    if let Some(page) = page(drawn) {
        show(frame, paint, page);
    }
}

/// How far down what is open can be scrolled.
pub(super) fn most_scroll(drawn: &DrawnTable) -> usize {
    let lines = page(drawn).map_or(0, |page| page.lines.len());
    lines.saturating_sub(lines_seen(lines, drawn.size.height))
}

/// How many of so many lines are seen at once in a window of this height.
fn lines_seen(lines: usize, height: u16) -> usize {
    lines.min(usize::from(height.saturating_sub(FRAME)))
}

fn page(drawn: &DrawnTable) -> Option<Page> {
    let host = &drawn.host;
    let overlay = drawn.overlay.as_ref()?;
    let room = usize::from(drawn.size.width.min(WIDEST).saturating_sub(6));
    let text = |key: &'static str| vec![host.word(key)];
    let (title, paragraphs, foot, scroll) = match overlay {
        Overlay::Help(line) => {
            (host.word("play-help-title"), help(drawn), "play-foot-scroll", *line)
        }
        Overlay::Places(line) => {
            (host.word("play-places-title"), places(drawn), "play-foot-scroll", *line)
        }
        Overlay::Hints(lines) => {
            let lines = lines.iter().map(|line| host.say(line)).collect();
            (host.word("play-hints-title"), lines, "play-foot-hints", 0)
        }
        Overlay::Quit if host.is_saved() => {
            (host.word("play-quit-title"), text("play-quit-saved"), "play-foot-quit-saved", 0)
        }
        Overlay::Quit => (host.word("play-quit-title"), text("play-quit"), "play-foot-quit", 0),
        Overlay::SaveAs { name, replace, reason, .. } => {
            let mut lines = vec![host.word("play-save-as"), format!("{name}▏")];
            if *replace {
                lines.push(host.word("play-save-replace"));
            }
            lines.extend(reason.as_ref().map(|reason| host.say(reason)));
            (host.word("play-save-title"), lines, "play-foot-save", 0)
        }
        Overlay::Handover(seat) => {
            let phrase = Phrase::new("play-handover").with("name", host.name(*seat));
            (host.word("play-handover-title"), vec![host.say(&phrase)], "play-foot-handover", 0)
        }
        Overlay::Result => {
            (host.word("play-result-title"), outcome(drawn, room), "play-foot-result", 0)
        }
    };
    let lines: Vec<String> =
        paragraphs.iter().flat_map(|paragraph| wrapped(paragraph, room)).collect();
    Some(Page { title, lines, foot: host.word(foot), scroll })
}

/// Lines that are drawn, like bars, keep their spaces; sentences are broken.
fn wrapped(paragraph: &str, room: usize) -> Vec<String> {
    if width(paragraph) <= room { vec![paragraph.to_owned()] } else { wrap(paragraph, room) }
}

fn show(frame: &mut Frame<'_>, paint: Paint, page: Page) {
    let Page { title, lines, foot, scroll } = page;
    let window = frame.area();
    let widest = lines.iter().map(|line| width(line)).max().unwrap_or(0);
    let widest = widest.max(width(&foot)).max(width(&title)) as u16;
    let width = (widest + 6).min(window.width);
    let seen = lines_seen(lines.len(), window.height);
    let height = (seen as u16 + FRAME).min(window.height);
    let area =
        Rect { x: (window.width - width) / 2, y: (window.height - height) / 2, width, height };
    let scroll = scroll.min(lines.len().saturating_sub(seen));
    let block = Block::bordered()
        .border_type(BorderType::Double)
        .border_style(paint.title())
        .title(Line::styled(format!(" {title} "), paint.title()))
        .title_bottom(Line::styled(format!(" {foot} "), paint.can()));
    let mut body = vec![Line::raw("")];
    body.extend(
        lines.into_iter().skip(scroll).take(seen).map(|line| Line::raw(format!("  {line}"))),
    );
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(body).block(block), area);
}

/// What the signs on the board mean, the keys, and what the game is about.
fn help(drawn: &DrawnTable) -> Vec<String> {
    let host = &drawn.host;
    let mut help = Vec::new();
    let goods = goods(host.lexicon());
    if !goods.is_empty() {
        help.push(host.say(&Phrase::new("play-legend-goods").with("goods", goods)));
    }
    help.extend([host.word("play-legend-signs"), String::new()]);
    help.extend(HELP.iter().map(|key| host.word(key)));
    let about = Phrase::new(format!("game-{}-about", host.table().meta().id));
    help.extend([String::new(), host.say(&about)]);
    help
}

/// The goods of the game with their letters, as far as it has words for them.
fn goods(lexicon: &Lexicon) -> Vec<Phrase> {
    let named = |good: u8| {
        let (letter, name) = (format!("good-{good}-letter"), format!("good-{good}"));
        (lexicon.has(&letter) && lexicon.has(&name)).then(|| {
            Phrase::new("play-legend-good")
                .with("letter", Phrase::new(letter))
                .with("good", Phrase::new(name))
        })
    };
    (0..u8::MAX).map_while(named).collect()
}

/// Everything on the table in sentences.
fn places(drawn: &DrawnTable) -> Vec<String> {
    let names = drawn.host.names();
    let mut scene = drawn.scene.clone();
    (scene.prompt, scene.choices) = (None, Vec::new());
    read_scene(&scene, drawn.host.lexicon(), &names)
}

/// The result as lines of text.
fn outcome(drawn: &DrawnTable, room: usize) -> Vec<String> {
    let host = &drawn.host;
    let standing = host.table().standing();
    let mut lines = vec![result::headline(host, &standing), String::new()];
    let names = standing.seats.iter().map(|line| host.name(line.seat));
    let name_width = names.map(|name| width(&name)).max().unwrap_or(0);
    let bars = room.saturating_sub(name_width + 12).min(50);
    for line in result::lines(host, &standing, bars) {
        let air = " ".repeat(name_width.saturating_sub(width(&line.name)));
        lines.push(format!("{}. {}{air}  {:>3}  {}", line.rank, line.name, line.points, line.bar));
        let sources = wrap(&line.sources, room.saturating_sub(4));
        lines.extend(sources.into_iter().map(|source| format!("   {source}")));
    }
    lines.push(String::new());
    lines.push(result::legend(host, &standing));
    if let Some(seed) = host.seed() {
        lines.push(String::new());
        lines.push(host.say(&Phrase::new("play-seed").with("seed", seed)));
    }
    lines
}

//! Draws the table.

use kit::Phrase;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Borders, Clear, Paragraph};

use super::drawn_table::{DrawnTable, Focus, SMALLEST};
use super::host::Turn;
use super::overlay;
use super::paint::Paint;
use super::plan::{self, LogLine, NUMBER, Pane, Plan, choice_lines, log_lines, plan};
use super::scribe::bits_width;
use super::sheet::Stop;
use crate::cells::{width, wrap};

/// Draws all of it.
pub(super) fn draw(frame: &mut Frame<'_>, drawn: &DrawnTable, paint: Paint) {
    if drawn.is_too_small() {
        draw_too_small(frame, drawn);
    } else {
        draw_table(frame, drawn, paint, &plan(drawn));
    }
    overlay::draw(frame, drawn, paint);
}

fn draw_too_small(frame: &mut Frame<'_>, drawn: &DrawnTable) {
    let phrase = Phrase::new("play-too-small")
        .with("columns", SMALLEST.width)
        .with("lines", SMALLEST.height);
    let lines = wrap(&drawn.host.say(&phrase), usize::from(frame.area().width));
    frame.render_widget(
        Paragraph::new(lines.into_iter().map(Line::raw).collect::<Vec<_>>()),
        frame.area(),
    );
}

fn draw_table(frame: &mut Frame<'_>, drawn: &DrawnTable, paint: Paint, plan: &Plan) {
    let mine = matches!(drawn.host.turn(), Turn::Human(_)) || drawn.held;
    let prompt =
        plan.prompt_lines.iter().map(|line| Line::raw(format!(" {line}"))).collect::<Vec<_>>();
    frame.render_widget(Paragraph::new(prompt).style(paint.prompt(mine)), plan.prompt);
    draw_game_name(frame, drawn, plan);
    for pane in plan.left.iter().chain(&plan.right) {
        draw_pane(frame, drawn, paint, pane, plan.log.x);
    }
    draw_choices(frame, drawn, paint, plan.choices);
    draw_log(frame, drawn, paint, plan.log);
    let keys = Line::styled(format!(" {}", plan::keys(drawn)), paint.faint());
    frame.render_widget(keys, plan.keys);
    draw_tip(frame, drawn, paint, plan);
}

/// The game's name at the end of the first line, if there is room for it.
fn draw_game_name(frame: &mut Frame<'_>, drawn: &DrawnTable, plan: &Plan) {
    let name = drawn.host.say(&drawn.host.table().meta().name());
    let (long, used) =
        (width(&name) + 1, plan.prompt_lines.first().map_or(0, |line| width(line) + 1));
    if let Some(x) = usize::from(plan.prompt.width).checked_sub(long).filter(|&x| x >= used + 3) {
        put(frame, plan.prompt, x as u16, 0, &Line::raw(name));
    }
}

/// The frame of a part: a line with its name, and to the left of the others' column a border.
fn titled(
    frame: &mut Frame<'_>,
    paint: Paint,
    area: Rect,
    title: String,
    side: bool,
    active: bool,
) -> Rect {
    let borders = if side { Borders::TOP | Borders::LEFT } else { Borders::TOP };
    let style = if active { paint.can() } else { paint.title() };
    let mark = if active { "▸" } else { " " };
    let block = Block::new()
        .borders(borders)
        .border_style(paint.faint())
        .title(Line::styled(format!("{mark}{title} "), style));
    frame.render_widget(block, area);
    plan::inside(area, side)
}

fn draw_pane(frame: &mut Frame<'_>, drawn: &DrawnTable, paint: Paint, pane: &Pane, side_x: u16) {
    let label = drawn.scene.panels.get(pane.panel).map(|panel| drawn.host.say(&panel.label));
    let side = pane.area.x == side_x;
    let lit = pane.sheet.stops.iter().find(|stop| is_lit(drawn, stop)).map(|stop| stop.area);
    let active = drawn.focus == Focus::Board && lit.is_some();
    let area = titled(frame, paint, pane.area, label.unwrap_or_default(), side, active);
    // Scrolled as far as it takes to see what the cursor or the chosen line points at.
    let scroll = lit.map_or(0, |lit| lit.bottom().saturating_sub(area.height));
    let visible = |y: u16| y >= scroll && y - scroll < area.height;
    for (x, y, text) in pane.sheet.labels.iter().filter(|label| visible(label.1)) {
        put(frame, area, *x, y - scroll, &Line::styled(text.clone(), paint.faint()));
    }
    for stop in &pane.sheet.stops {
        draw_stop(frame, drawn, paint, area, scroll, stop);
    }
    if pane.sheet.height > area.height + scroll && area.height > 0 {
        put(
            frame,
            area,
            area.width.saturating_sub(1),
            area.height - 1,
            &Line::styled("▼", paint.can()),
        );
    }
    if scroll > 0 {
        put(frame, area, area.width.saturating_sub(1), 0, &Line::styled("▲", paint.can()));
    }
}

/// Whether the cursor is on it.
fn is_here(drawn: &DrawnTable, stop: &Stop) -> bool {
    let Some(piece) = drawn.scene.pieces.get(stop.piece) else { return false };
    let at = |id: &str| id == piece.id || piece.twin_of.as_deref() == Some(id);
    drawn.cursor.as_deref().is_some_and(at)
}

/// Whether the chosen line of the list touches it.
fn is_meant(drawn: &DrawnTable, stop: &Stop) -> bool {
    let chosen = drawn.chosen_choice().and_then(|choice| drawn.scene.choices.get(choice));
    let Some((piece, chosen)) = drawn.scene.pieces.get(stop.piece).zip(chosen) else {
        return false;
    };
    let id = piece.twin_of.as_ref().unwrap_or(&piece.id);
    chosen.touches.contains(id)
}

/// Whether the cursor or the chosen line of the list, whichever the keys move, points at it.
fn is_lit(drawn: &DrawnTable, stop: &Stop) -> bool {
    match drawn.focus {
        Focus::Board => is_here(drawn, stop),
        Focus::List => is_meant(drawn, stop),
    }
}

fn draw_stop(
    frame: &mut Frame<'_>,
    drawn: &DrawnTable,
    paint: Paint,
    area: Rect,
    scroll: u16,
    stop: &Stop,
) {
    let tint = drawn
        .scene
        .pieces
        .get(stop.piece)
        .map(|piece| paint.tint(piece.face.tint))
        .unwrap_or_default();
    let here = is_lit(drawn, stop);
    let lit = if here { paint.here() } else { Style::new() };
    if stop.boxed {
        let border = match (here, stop.touchable) {
            (true, _) => BorderType::Double,
            (false, true) => BorderType::Thick,
            (false, false) => BorderType::Rounded,
        };
        let edge = if stop.touchable { tint.add_modifier(Modifier::BOLD) } else { tint };
        let Some(place) = inside(area, scroll, stop.area) else { return };
        let block = Block::bordered().border_type(border).border_style(edge);
        let widest = stop.rows.iter().map(|row| bits_width(row)).max().unwrap_or(0);
        let air = if widest + 4 <= stop.area.width { " " } else { "" };
        let rows = stop.rows.iter().map(|row| {
            let mut spans = vec![Span::raw(air)];
            spans.extend(paint.spans(row));
            Line::from(spans)
        });
        let text = Paragraph::new(rows.collect::<Vec<_>>()).style(lit).block(block);
        frame.render_widget(text, place);
        return;
    }
    let Some(place) = inside(area, scroll, stop.area) else { return };
    let (open, close) = if stop.touchable { ("[", "]") } else { (" ", " ") };
    let edge = if stop.touchable { paint.can() } else { tint };
    let mut spans = vec![Span::styled(open, edge)];
    spans.extend(stop.rows.iter().flat_map(|row| paint.spans(row)));
    spans.push(Span::styled(close, edge));
    frame.render_widget(Line::from(spans).style(lit), place);
    if here {
        frame.buffer_mut().set_style(place, lit);
    }
}

/// A place of a sheet in its part of the window; `None` where it is scrolled out.
fn inside(area: Rect, scroll: u16, place: Rect) -> Option<Rect> {
    let y = place.y.checked_sub(scroll)?;
    let place = Rect { x: area.x + place.x, y: area.y + y, ..place };
    let seen = place.intersection(area);
    (seen.height > 0 && seen.width > 0 && place.y < area.bottom()).then_some(seen)
}

/// Writes a line, and colours no more cells than it takes.
fn put(frame: &mut Frame<'_>, area: Rect, x: u16, y: u16, line: &Line<'_>) {
    let width = (line.width().min(500) as u16).min(area.width.saturating_sub(x));
    let place = Rect { x: area.x + x, y: area.y + y, width, height: 1 };
    frame.render_widget(line, place.intersection(area));
}

/// The numbered choices, scrolled so that the chosen one is seen.
fn draw_choices(frame: &mut Frame<'_>, drawn: &DrawnTable, paint: Paint, area: Rect) {
    let count = drawn.scene.choices.len();
    let phrase = if drawn.typed.is_empty() {
        Phrase::new("play-choices").with("count", count)
    } else {
        Phrase::new("play-choices-typed").with("typed", drawn.typed.as_str())
    };
    let area =
        titled(frame, paint, area, drawn.host.say(&phrase), false, drawn.focus == Focus::List);
    let choices = choice_lines(drawn, area.width);
    let high = usize::from(area.height);
    let before: usize = choices.iter().take(drawn.chosen).map(|choice| choice.lines.len()).sum();
    let own = choices.get(drawn.chosen).map_or(1, |choice| choice.lines.len());
    let total: usize = choices.iter().map(|choice| choice.lines.len()).sum();
    // The chosen line with one after it, as long as there is one.
    let scroll = (before + own + 1).min(total).saturating_sub(high).min(before);
    let mut rows = Vec::new();
    for (at, choice) in choices.iter().enumerate() {
        let chosen = at == drawn.chosen && drawn.focus == Focus::List;
        let pointed = drawn.focus == Focus::Board && points_at(drawn, choice.choice);
        for (line, text) in choice.lines.iter().enumerate() {
            let number =
                if line == 0 { format!("{:>3}. ", choice.choice + 1) } else { " ".repeat(NUMBER) };
            let mark = if line == 0 && (chosen || pointed) { "▸" } else { " " };
            let number = format!("{mark}{}", number.get(1..).unwrap_or_default());
            let style = if chosen { paint.here() } else { Style::new() };
            rows.push(Line::from(vec![
                Span::styled(number, paint.can()),
                Span::styled(text.clone(), style),
            ]));
        }
    }
    let (more_above, more_below) = (scroll > 0, scroll + high < rows.len());
    let seen: Vec<Line<'_>> = rows.into_iter().skip(scroll).take(high).collect();
    frame.render_widget(Paragraph::new(seen), area);
    let edge = area.width.saturating_sub(1);
    if more_above {
        put(frame, area, edge, 0, &Line::styled("▲", paint.can()));
    }
    if more_below && area.height > 0 {
        put(frame, area, edge, area.height - 1, &Line::styled("▼", paint.can()));
    }
}

/// Whether the choice touches the piece under the cursor.
fn points_at(drawn: &DrawnTable, choice: usize) -> bool {
    let cursor = drawn.cursor.as_deref();
    cursor.is_some_and(|id| drawn.scene.choices_touching(id).any(|touching| touching == choice))
}

/// The newest sentences at the bottom; what is new since the last decision stands out.
fn draw_log(frame: &mut Frame<'_>, drawn: &DrawnTable, paint: Paint, area: Rect) {
    let area = titled(frame, paint, area, drawn.host.word("play-log"), true, false);
    let row = |line: LogLine| {
        let style = if line.news { Style::new() } else { paint.faint() };
        let mark = if line.news && line.first { "•" } else { " " };
        Line::styled(format!("{mark}{}", line.text), style)
    };
    let rows: Vec<Line<'_>> = log_lines(drawn, area.width).into_iter().map(row).collect();
    let high = usize::from(area.height);
    let end = rows.len().saturating_sub(drawn.log_up.min(rows.len().saturating_sub(high)));
    let start = end.saturating_sub(high);
    let (above, below) = (start > 0, end < rows.len());
    let seen: Vec<Line<'_>> = rows.into_iter().skip(start).take(high).collect();
    frame.render_widget(Paragraph::new(seen), area);
    // The signs stand in the air beside the text.
    let beside = Rect { width: area.width + 1, ..area };
    if above {
        put(frame, beside, area.width, 0, &Line::styled("▲", paint.faint()));
    }
    if below && area.height > 0 {
        put(frame, beside, area.width, area.height - 1, &Line::styled("▼", paint.can()));
    }
}

/// A tip that is too long for its lines is more welcome than the keys under it.
fn draw_tip(frame: &mut Frame<'_>, drawn: &DrawnTable, paint: Paint, plan: &Plan) {
    let style = if drawn.notice.is_some() { paint.notice() } else { Style::new() };
    let lines = wrap(&plan::tip(drawn), usize::from(plan.tip.width.saturating_sub(2)));
    let long = lines.len() > usize::from(plan.tip.height);
    let area = if long { plan.tip.union(plan.keys) } else { plan.tip };
    let lines: Vec<Line<'_>> =
        lines.into_iter().map(|line| Line::styled(format!(" {line}"), style)).collect();
    if long {
        frame.render_widget(Clear, area);
    }
    frame.render_widget(Paragraph::new(lines), area);
}

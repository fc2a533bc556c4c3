//! Pictures of a result: points by source as stacked bars, points over time as lines.

use std::fmt::Write as _;

use kit::{Seat, order};
use registry::Moment;
use room::Score;

use draw::art::{emblem_in, escape, figure, text};

/// The part of a bar that comes from one source.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Part {
    /// The source, by its place among all sources.
    pub(super) source: usize,
    /// Where it begins, in parts of the longest bar.
    pub(super) from: f64,
    /// How long it is.
    pub(super) long: f64,
    /// The points.
    pub(super) points: i32,
}

/// Every source of any seat, in the order in which they are first named.
pub(super) fn sources(scores: &[Score]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (name, _) in scores.iter().flat_map(|score| &score.sources) {
        if !names.contains(name) {
            names.push(name.clone());
        }
    }
    names
}

/// Who has most points of a source: several where they have as many, nobody where nobody has any.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Best {
    pub(super) source: String,
    pub(super) seats: Vec<Seat>,
    pub(super) points: i32,
}

/// Who is best at what, source by source.
pub(super) fn best(scores: &[Score]) -> Vec<Best> {
    let best = |source: String| {
        let of = |score: &Score| {
            let found = score.sources.iter().find(|(name, _)| *name == source);
            found.map_or(0, |(_, points)| *points)
        };
        let points = scores.iter().map(of).max().unwrap_or(0);
        let most = scores.iter().filter(|score| points > 0 && of(score) == points);
        let seats = most.map(|score| score.seat).collect();
        Best { source, seats, points }
    };
    sources(scores).into_iter().map(best).collect()
}

/// The bars, in the order of the scores. What counts against a seat has no length.
pub(super) fn bars(scores: &[Score]) -> Vec<Vec<Part>> {
    let names = sources(scores);
    let gained =
        |score: &Score| -> i32 { score.sources.iter().map(|(_, points)| *points.max(&0)).sum() };
    let longest = f64::from(scores.iter().map(gained).max().unwrap_or(0).max(1));
    let bar = |score: &Score| {
        let mut from = 0.0;
        let part = |(name, points): &(String, i32)| {
            let long = f64::from((*points).max(0)) / longest;
            let start = from;
            from += long;
            let source = names.iter().position(|known| known == name).unwrap_or(0);
            Part { source, from: start, long, points: *points }
        };
        score.sources.iter().map(part).collect()
    };
    scores.iter().map(bar).collect()
}

/// The scores with the best first; equal ones in the order of the seats.
pub(super) fn ranked(scores: &[Score]) -> Vec<Score> {
    let mut ranked = scores.to_vec();
    order::sort_by_key(&mut ranked, |score| (score.rank, score.seat.0));
    ranked
}

/// By how many points the winner is ahead of the next; `None` where nobody comes after.
pub(super) fn margin(scores: &[Score]) -> Option<i32> {
    let best = scores.iter().filter(|score| score.rank == 1).map(|score| score.points).max()?;
    let next = scores.iter().filter(|score| score.rank > 1).map(|score| score.points).max()?;
    Some(best - next)
}

/// The moment from which the winner was ahead of everybody until the end, if somebody else had
/// been ahead before. `points` has a line per moment with the points of every seat.
pub(super) fn turning_point(points: &[Vec<i32>], winner: usize) -> Option<usize> {
    let leads = |line: &Vec<i32>| {
        let own = line.get(winner).copied().unwrap_or(0);
        line.iter().enumerate().all(|(seat, points)| seat == winner || *points <= own)
    };
    let last_behind = points.iter().rposition(|line| !leads(line))?;
    Some(last_behind + 1).filter(|moment| *moment < points.len())
}

/// So many sources have a colour and a pattern of their own.
pub(super) const SOURCES: usize = 10;

/// The pattern of a source in an area of this size, as strokes: told apart without colours.
pub(super) fn pattern(source: usize, w: f64, h: f64) -> String {
    let mut path = String::new();
    let mut stroke = |x: f64, y: f64, to_x: f64, to_y: f64| {
        let _ = write!(path, "M{} {}L{} {}", figure(x), figure(y), figure(to_x), figure(to_y));
    };
    let steps = |length: f64, step: f64| {
        (1..).map(move |n| f64::from(n) * step).take_while(move |at| *at < length)
    };
    match source % 5 {
        // Plain, upright, lying, rising, dotted.
        0 => {}
        1 => steps(w, 7.0).for_each(|x| stroke(x, 0.0, x, h)),
        2 => steps(h, 7.0).for_each(|y| stroke(0.0, y, w, y)),
        3 => steps(w + h, 9.0).for_each(|at| {
            let (from, to) = ((at - h).max(0.0), at.min(w));
            stroke(from, (at - from).min(h), to, at - to);
        }),
        _ => {
            for x in steps(w, 8.0) {
                steps(h, 8.0).for_each(|y| stroke(x - 1.0, y, x + 1.0, y));
            }
        }
    }
    path
}

/// The stacked bars as a picture, in units of a pixel.
pub(super) fn bars_picture(scores: &[Score], names: &[String]) -> String {
    const NAME: f64 = 196.0;
    const LONG: f64 = 282.0;
    const HIGH: f64 = 32.0;
    let most = scores.iter().map(|score| score.points).max().unwrap_or(0);
    let mut out = String::new();
    for (at, (score, bar)) in scores.iter().zip(bars(scores)).enumerate() {
        let y = at as f64 * ROW + (ROW - HIGH) / 2.0;
        let middle = y + HIGH / 2.0;
        let seat = score.seat.0;
        if score.rank == 1 {
            let (top, high) = (figure(at as f64 * ROW + 2.0), figure(ROW - 4.0));
            let _ = write!(
                out,
                r#"<rect class="bar-won" y="{top}" width="580" height="{high}" rx="9"/>"#
            );
        }
        text(&mut out, "bar-rank", 16.0, middle, 19.0, &score.rank.to_string());
        let _ = write!(
            out,
            r#"<g class="seat-emblem seat-{}"><circle cx="46" cy="{}" r="14"/>"#,
            seat % 5,
            figure(middle)
        );
        emblem_in(&mut out, seat, 46.0, middle, 18.0);
        out.push_str("</g>");
        let name = names.get(score.seat.index()).map(String::as_str).unwrap_or_default();
        let short: String = if name.chars().count() > 15 {
            name.chars().take(14).chain(['…']).collect()
        } else {
            name.to_owned()
        };
        let _ = write!(
            out,
            r#"<text class="bar-name" x="68" y="{}" dy=".35em">{}</text>"#,
            figure(middle),
            escape(&short)
        );
        let mut end = NAME;
        for part in bar.iter().filter(|part| part.long > 0.0) {
            let (x, w) = (NAME + part.from * LONG, part.long * LONG);
            end = x + w;
            let _ = write!(
                out,
                r#"<rect class="bar source-{}" x="{}" y="{}" width="{}" height="{HIGH}"/>"#,
                part.source % SOURCES,
                figure(x),
                figure(y),
                figure(w)
            );
            let _ = write!(
                out,
                r#"<path class="bar-pattern" d="{}" transform="translate({} {})"/>"#,
                pattern(part.source, w, HIGH),
                figure(x),
                figure(y)
            );
            let figures = part.points.to_string();
            if w > 8.0 * figures.len() as f64 {
                let class = "bar-figure";
                let size = if w > 20.0 { 14.0 } else { 11.0 };
                text(&mut out, class, x + w / 2.0, middle, size, &figures);
            }
        }
        let _ = write!(
            out,
            r#"<text class="bar-total" x="{}" y="{}" dy=".35em">{}</text>"#,
            figure(end + 10.0),
            figure(middle),
            score.points
        );
        if score.points < most {
            let behind = format!("\u{2212}{}", most - score.points);
            let wide = 12.0 * score.points.to_string().len() as f64;
            let _ = write!(
                out,
                r#"<text class="bar-behind" x="{}" y="{}" dy=".35em">{behind}</text>"#,
                figure(end + 16.0 + wide),
                figure(middle)
            );
        }
    }
    out
}

/// How high the row of a seat is.
const ROW: f64 = 46.0;

/// How high the picture of the bars is.
pub(super) fn bars_height(seats: usize) -> usize {
    seats * ROW as usize
}

/// Points over time, as one line per seat in a picture of this size; the line of each seat ends
/// in its emblem.
pub(super) fn lines_picture(points: &[Vec<i32>], seats: &[Seat], (w, h): (f64, f64)) -> String {
    let most = points.iter().flatten().copied().max().unwrap_or(0).max(1);
    let least = points.iter().flatten().copied().min().unwrap_or(0).min(0);
    let last = points.len().saturating_sub(1).max(1);
    let (left, right) = (30.0, 26.0);
    let x = |moment: usize| left + (w - left - right) * moment as f64 / last as f64;
    let y = |points: i32| 8.0 + (h - 20.0) * f64::from(most - points) / f64::from(most - least);
    let mut out = String::new();
    for value in [least, (most + least) / 2, most] {
        let (at, from, to) = (figure(y(value)), figure(left), figure(w - right));
        let _ = write!(
            out,
            r#"<path class="grid" d="M{from} {at}H{to}"/><text class="tick" x="24" y="{at}" dy=".35em">{value}</text>"#
        );
    }
    let mut ends: Vec<(f64, u8)> = Vec::new();
    for seat in seats {
        let mut path = String::new();
        let mut before = None;
        for (moment, line) in points.iter().enumerate() {
            let value = line.get(seat.index()).copied().unwrap_or(0);
            if before != Some(value) || moment == points.len() - 1 {
                // A step: points come all at once.
                let x = figure(x(moment));
                let _ = match before {
                    None => write!(path, "M{x} {}", figure(y(value))),
                    Some(old) => write!(path, "L{x} {}L{x} {}", figure(y(old)), figure(y(value))),
                };
            }
            before = Some(value);
        }
        let _ = write!(out, r#"<path class="course seat-line-{}" d="{path}"/>"#, seat.0 % 5);
        ends.push((before.map_or(0.0, y), seat.0));
    }
    emblems(&mut out, ends, w - right + 14.0, h);
    out
}

/// Emblems at the ends of lines, moved apart where they would lie on each other.
fn emblems(out: &mut String, mut ends: Vec<(f64, u8)>, x: f64, h: f64) {
    const APART: f64 = 20.0;
    order::sort_by(&mut ends, |one, other| one.0.total_cmp(&other.0));
    let mut lowest = f64::MIN;
    for (number, (at, seat)) in ends.iter().enumerate() {
        // Those below need room as well.
        let room = h - 10.0 - APART * (ends.len() - 1 - number) as f64;
        let at = at.min(room).max(lowest + APART);
        lowest = at;
        let _ = write!(
            out,
            r#"<g class="seat-emblem seat-{}"><circle cx="{}" cy="{}" r="9.500"/>"#,
            seat % 5,
            figure(x),
            figure(at)
        );
        emblem_in(out, *seat, x, at, 13.0);
        out.push_str("</g>");
    }
}

/// The room left and right of the lines of chances.
const BESIDE: (f64, f64) = (38.0, 26.0);

/// Where a moment is, from left to right, in a picture of this width.
pub(super) fn chances_x(moments: &[Moment], at: usize, w: f64) -> f64 {
    let last = moments.last().map_or(1, |moment| moment.ply).max(1) as f64;
    let ply = moments.get(at).map_or(0, |moment| moment.ply) as f64;
    BESIDE.0 + (w - BESIDE.0 - BESIDE.1) * ply / last
}

/// The chances to win over time, as one line per seat in a picture of this size; the line of each
/// seat ends in its emblem.
pub(super) fn chances_picture(moments: &[Moment], (w, h): (f64, f64)) -> String {
    let y = |chance: f64| 8.0 + (h - 20.0) * (1.0 - chance);
    let mut out = String::new();
    for percent in [0, 50, 100] {
        let (at, from) = (figure(y(f64::from(percent) / 100.0)), figure(BESIDE.0));
        let to = figure(w - BESIDE.1);
        let _ = write!(
            out,
            r#"<path class="grid" d="M{from} {at}H{to}"/><text class="tick" x="34" y="{at}" dy=".35em">{percent}&#160;%</text>"#
        );
    }
    let mut ends = Vec::new();
    for seat in 0..moments.first().map_or(0, |moment| moment.chances.len()) {
        let mut path = String::new();
        let mut end = 0.0;
        for (at, moment) in moments.iter().enumerate() {
            end = y(f64::from(moment.chances.get(seat).copied().unwrap_or(0.0)));
            let sign = if at == 0 { 'M' } else { 'L' };
            let x = figure(chances_x(moments, at, w));
            let _ = write!(path, "{sign}{x} {}", figure(end));
        }
        let _ = write!(out, r#"<path class="course seat-line-{}" d="{path}"/>"#, seat % 5);
        ends.push((end, seat as u8));
    }
    emblems(&mut out, ends, w - BESIDE.1 + 14.0, h);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbouring_sources_have_different_patterns_that_stay_inside() {
        let drawn: Vec<String> = (0..5).map(|source| pattern(source, 40.0, 34.0)).collect();
        for (at, one) in drawn.iter().enumerate() {
            assert!(drawn[at + 1..].iter().all(|other| one != other));
            let figures = one.split(['M', 'L', ' ']).filter_map(|text| text.parse::<f64>().ok());
            assert!(figures.into_iter().all(|length| (0.0..=40.0).contains(&length)), "{one}");
        }
    }

    fn score(seat: u8, rank: u8, sources: &[(&str, i32)]) -> Score {
        let sources: Vec<(String, i32)> =
            sources.iter().map(|(name, points)| ((*name).to_owned(), *points)).collect();
        let points = sources.iter().map(|(_, points)| points).sum();
        Score { seat: Seat(seat), points, rank, sources }
    }

    #[test]
    fn bars_are_stacked_to_the_scale_of_the_longest() {
        let scores = [
            score(0, 2, &[("cards", 10), ("coins", 5)]),
            score(1, 1, &[("cards", 20), ("debt", -4)]),
        ];
        let bars = bars(&scores);
        assert_eq!(sources(&scores), ["cards", "coins", "debt"]);
        assert_eq!(bars[0][1], Part { source: 1, from: 0.5, long: 0.25, points: 5 });
        assert_eq!(bars[1][0].long, 1.0);
        assert_eq!(bars[1][1].long, 0.0, "what counts against a seat has no length");
    }

    #[test]
    fn the_margin_is_to_the_next_rank() {
        let scores = [score(0, 1, &[("a", 9)]), score(1, 1, &[("a", 9)]), score(2, 3, &[("a", 4)])];
        assert_eq!(margin(&scores), Some(5));
        assert_eq!(margin(&scores[..2]), None);
        assert_eq!(ranked(&scores)[2].seat, Seat(2));
    }

    #[test]
    fn the_turning_point_is_where_the_winner_went_ahead_for_good() {
        let points: Vec<Vec<i32>> =
            [[0, 0], [5, 0], [5, 8], [9, 8], [9, 12]].into_iter().map(Vec::from).collect();
        assert_eq!(turning_point(&points, 1), Some(4));
        assert_eq!(turning_point(&points[..3], 1), Some(2));
        assert_eq!(turning_point(&[vec![0, 0], vec![3, 0]], 0), None, "always ahead");
        assert_eq!(turning_point(&[], 0), None);
    }

    #[test]
    fn chances_are_drawn_over_the_decisions_of_the_game() {
        let moment = |ply: usize, own: f32| Moment {
            ply,
            seat: None,
            chances: vec![own, 1.0 - own],
            points: vec![0.0, 0.0],
        };
        let moments = [moment(0, 0.5), moment(10, 0.75), moment(40, 1.0)];
        let x = [0, 1, 2].map(|at| chances_x(&moments, at, 464.0));
        assert_eq!(x, [38.0, 138.0, 438.0]);
        let picture = chances_picture(&moments, (464.0, 120.0));
        assert_eq!(picture.matches("course seat-line-").count(), 2);
        assert!(!picture.contains("NaN"));
        assert!(!chances_picture(&[], (464.0, 120.0)).contains("NaN"));
    }

    #[test]
    fn several_can_be_best_at_something_and_nobody_at_what_brought_nothing() {
        let scores = [score(1, 1, &[("a", 5), ("b", 0)]), score(0, 2, &[("a", 5), ("b", 0)])];
        let best = best(&scores);
        assert_eq!((best[0].points, &best[0].seats[..]), (5, &[Seat(1), Seat(0)][..]));
        assert_eq!((best[1].points, &best[1].seats[..]), (0, &[][..]));
    }

    #[test]
    fn a_game_without_points_can_be_drawn() {
        let picture = lines_picture(&[vec![0, 0]], &[Seat(0), Seat(1)], (400.0, 120.0));
        assert!(!picture.contains("NaN") && !picture.contains("inf"));
        assert!(bars_picture(&[score(0, 1, &[])], &["<b>".into()]).contains("&lt;b&gt;"));
    }
}

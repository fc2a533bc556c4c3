//! The result: who won, and by what.

use kit::{Phrase, Standing};

use super::host::Host;

/// One sign for each source of points, so that bars can be told apart without colours.
const SIGNS: [char; 6] = ['█', '▒', '▓', '░', '▚', '▞'];

/// One line of the result.
pub(super) struct Line {
    /// The place.
    pub(super) rank: u8,
    pub(super) name: String,
    pub(super) points: i32,
    /// The points by source in words.
    pub(super) sources: String,
    /// A bar of the points by source.
    pub(super) bar: String,
}

/// Who won, in a sentence.
pub(super) fn headline(host: &Host, standing: &Standing) -> String {
    let winners: Vec<_> = standing.winners().collect();
    let points = standing.seats.iter().find(|line| line.rank == 1).map_or(0, |line| line.points);
    match winners.as_slice() {
        [] => host.say(&Phrase::new("play-no-winner")),
        [winner] => {
            host.say(&Phrase::new("play-winner").with("who", *winner).with("points", points))
        }
        _ => {
            let names = winners
                .iter()
                .map(|&seat| Phrase::new("cli-who").with("who", seat))
                .collect::<Vec<_>>();
            host.say(&Phrase::new("play-winners").with("names", names).with("points", points))
        }
    }
}

/// Everybody, best first, with bars of at most so many cells.
pub(super) fn lines(host: &Host, standing: &Standing, cells: usize) -> Vec<Line> {
    let names = host.names();
    let most = standing.seats.iter().map(|line| line.points).max().unwrap_or(0).max(1);
    let mut seats: Vec<_> = standing.seats.iter().collect();
    seats.sort_by_key(|line| (line.rank, line.seat));
    let line = |line: &&kit::SeatStanding| {
        let sources = line.sources.iter().filter(|source| source.points != 0).map(|source| {
            Phrase::new("play-source").with("source", source.phrase()).with("points", source.points)
        });
        let sources = Phrase::new("play-sources").with("sources", sources.collect::<Vec<_>>());
        Line {
            rank: line.rank,
            name: host.name(line.seat),
            points: line.points,
            sources: host.lexicon().say(&sources, &names),
            bar: bar(line, most, cells),
        }
    };
    seats.iter().map(line).collect()
}

/// What the signs of the bars mean: each source somebody has points from.
pub(super) fn legend(host: &Host, standing: &Standing) -> String {
    let Some(first) = standing.seats.first() else { return String::new() };
    let used = |at: usize| {
        let points = |line: &kit::SeatStanding| {
            line.sources.get(at).is_some_and(|source| source.points != 0)
        };
        standing.seats.iter().any(points)
    };
    let sources = first.sources.iter().zip(SIGNS).enumerate().filter(|(at, _)| used(*at));
    let said = sources.map(|(_, (source, sign))| format!("{sign} {}", host.say(&source.phrase())));
    said.collect::<Vec<_>>().join("   ")
}

/// The bar of one seat; each source ends where its share of the points ends, so nothing is lost
/// to rounding.
fn bar(line: &kit::SeatStanding, most: i32, cells: usize) -> String {
    let (mut points, mut bar, mut drawn) = (0i64, String::new(), 0);
    for (source, sign) in line.sources.iter().zip(SIGNS) {
        points += i64::from(source.points.max(0));
        let end = usize::try_from(points * cells as i64 / i64::from(most)).unwrap_or(0).min(cells);
        bar.extend(std::iter::repeat_n(sign, end.saturating_sub(drawn)));
        drawn = drawn.max(end);
    }
    bar
}

#[cfg(test)]
mod tests {
    use kit::{Lang, Seat, SeatStanding, Source};

    use super::super::host::tests::host;
    use super::*;

    fn seat(seat: u8, cards: i32, gold: i32, rank: u8) -> SeatStanding {
        let sources =
            vec![Source { id: "point-cards", points: cards }, Source { id: "gold", points: gold }];
        SeatStanding { seat: Seat(seat), points: cards + gold, sources, rank }
    }

    #[test]
    fn a_bar_is_as_long_as_the_points_whatever_their_sources() {
        assert_eq!(bar(&seat(0, 5, 5, 1), 10, 20).chars().count(), 20);
        assert_eq!(bar(&seat(0, 3, 3, 1), 10, 10), "███▒▒▒");
        assert_eq!(bar(&seat(0, -4, 0, 1), 10, 10), "");
    }

    #[test]
    fn the_best_stand_first_and_share_a_victory_by_name() {
        let standing = Standing {
            seats: vec![seat(0, 3, 0, 2), seat(1, 9, 0, 1)],
            is_final: true,
            stopped: false,
        };
        let host = host("human,greedy", Lang::En);
        assert_eq!(lines(&host, &standing, 10)[0].name, "Greedy");
        assert_eq!(headline(&host, &standing), "Greedy wins with 9 points.");
        let shared = Standing {
            seats: vec![seat(0, 9, 0, 1), seat(1, 9, 0, 1)],
            is_final: true,
            stopped: false,
        };
        assert_eq!(headline(&host, &shared), "You, Greedy share the victory with 9 points each.");
        assert_eq!(legend(&host, &shared), "█ Point cards");
    }
}

//! What came of a tournament, as figures for programs.

use std::collections::BTreeMap;

use serde::Serialize;

use super::interval::Share;
use super::plan::Plan;
use super::tally::{Line, Tally};
use super::tournament::Finish;

/// The object of `--json`. Everything but `seconds` and what is worked out from it is the same
/// whenever and wherever the tournament is played.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    pub(super) game: String,
    /// The seed as it was given.
    pub(super) seed: String,
    /// The number of the first game.
    pub(super) from: u64,
    pub(super) games: u64,
    /// How many seats, if that was the same in all games.
    pub(super) seats: Option<u8>,
    /// The modules, if they were the same in all games.
    pub(super) with: Option<Vec<String>>,
    pub(super) tables: Vec<TableReport>,
    pub(super) decisions: u64,
    pub(super) seconds: f64,
    pub(super) decisions_per_second: f64,
    pub(super) games_per_second: f64,
    pub(super) mean_length: f64,
    pub(super) min_length: u64,
    pub(super) max_length: u64,
    /// Games that ended by their length limit.
    pub(super) stopped: u64,
    pub(super) bots: Vec<BotReport>,
    pub(super) by_seat: Vec<SeatReport>,
    /// How often each check of the contract test was made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) checks: Option<BTreeMap<&'static str, u64>>,
}

/// One table that was played at.
#[derive(Debug, Serialize)]
pub(super) struct TableReport {
    pub(super) seats: u8,
    pub(super) with: Vec<String>,
    pub(super) games: u64,
}

/// What came of the seats that the bots of one name took.
#[derive(Debug, Serialize)]
pub(super) struct BotReport {
    pub(super) name: String,
    #[serde(flatten)]
    pub(super) figures: Figures,
}

/// What came of one seat of the table, whoever sat there.
#[derive(Debug, Serialize)]
pub(super) struct SeatReport {
    /// The seat in turn order, counted from 0 as everywhere in JSON.
    pub(super) seat: usize,
    #[serde(flatten)]
    pub(super) figures: Figures,
}

/// The figures of a bot or a seat.
#[derive(Debug, Serialize)]
pub(super) struct Figures {
    /// How often such a seat was taken: what `win_rate` is a share of.
    pub(super) played: u64,
    /// Wins; one that is shared counts in part.
    pub(super) wins: f64,
    #[serde(flatten)]
    pub(super) share: Share,
    /// The share of wins if all seats and bots were equal.
    pub(super) expected: f64,
    pub(super) mean_points: f64,
    /// Mean points by source.
    pub(super) sources: Vec<SourceReport>,
}

/// Mean points from one source.
#[derive(Debug, Serialize)]
pub(super) struct SourceReport {
    pub(super) id: &'static str,
    pub(super) mean_points: f64,
}

impl Figures {
    fn of(line: &Line) -> Figures {
        let source =
            |&(id, sum): &(&'static str, i64)| SourceReport { id, mean_points: line.mean(sum) };
        Figures {
            played: line.played,
            wins: line.wins(),
            share: Share::of(line.wins(), line.played),
            expected: line.expected_share(),
            mean_points: line.mean(line.points),
            sources: line.sources.iter().map(source).collect(),
        }
    }
}

impl Report {
    /// The figures of a tournament.
    pub(super) fn new(plan: &Plan, finish: &Finish) -> Report {
        let Finish { tables, tally, played, checks, .. } = finish;
        let seconds = played.as_secs_f64();
        let per_second = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
        let only = match tables.as_slice() {
            [table] => Some(table),
            _ => None,
        };
        Report {
            game: plan.game.clone(),
            seed: plan.seed_text.clone(),
            from: plan.first,
            games: tally.games,
            seats: only.map(|table| table.seats),
            with: only.map(|table| table.with.clone()),
            tables: table_reports(finish),
            decisions: tally.decisions,
            seconds,
            decisions_per_second: per_second(tally.decisions),
            games_per_second: per_second(tally.games),
            mean_length: tally.decisions as f64 / tally.games.max(1) as f64,
            min_length: tally.shortest.unwrap_or_default(),
            max_length: tally.longest,
            stopped: tally.stopped,
            bots: bot_reports(plan, tally),
            by_seat: seat_reports(tally),
            checks: checks.clone(),
        }
    }
}

fn table_reports(finish: &Finish) -> Vec<TableReport> {
    // With fewer games than tables the last tables have not been counted at all.
    let games = finish.tally.tables.iter().copied().chain(std::iter::repeat(0));
    let tables = finish.tables.iter().cloned();
    tables
        .zip(games)
        .map(|(table, games)| TableReport { seats: table.seats, with: table.with, games })
        .collect()
}

fn bot_reports(plan: &Plan, tally: &Tally) -> Vec<BotReport> {
    let names = plan.entrants.names.iter().cloned();
    let lines = tally.bots.iter().cloned().chain(std::iter::repeat_with(Line::default));
    names.zip(lines).map(|(name, line)| BotReport { name, figures: Figures::of(&line) }).collect()
}

fn seat_reports(tally: &Tally) -> Vec<SeatReport> {
    let report = |(seat, line)| SeatReport { seat, figures: Figures::of(line) };
    tally.seats.iter().enumerate().map(report).collect()
}

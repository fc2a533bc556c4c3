//! Many tables at once, at a given pace.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context as _, Result};
use kit::Seed;
use serde::Serialize;
use tokio::time::Instant;

use crate::figures::{Figures, percentile};
use crate::guest::Guest;
use crate::pair::{Now, Pair, open_table};

/// What is to be tried.
#[derive(Clone, Debug)]
pub struct Load {
    /// How many tables play at once.
    pub tables: usize,
    /// For how long. During the first tenth they begin one after another, so that not all games
    /// end at once; that tenth is not counted.
    pub time: Duration,
    /// How many moves a second are tried, all tables together.
    pub rate: u32,
}

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// How many tables played.
    pub tables: usize,
    /// For how long, in seconds.
    pub seconds: f64,
    /// Durable moves per second.
    pub moves_per_second: f64,
    /// Half of the moves were acknowledged within this.
    pub p50_ms: f64,
    /// 95 of 100 were.
    pub p95_ms: f64,
    /// 99 of 100 were.
    pub p99_ms: f64,
    /// The slowest.
    pub max_ms: f64,
    /// Tables at which something went wrong.
    pub errors: u64,
    /// The memory of the server after a tenth of the time and at the end, in MiB.
    pub server_mib: (f64, f64),
    /// The first thing that went wrong.
    pub first_error: Option<String>,
}

impl Load {
    /// Sits everybody down and plays. `pid` is the server's process, whose memory is watched;
    /// `progress` is told the seconds that have passed and the moves so far.
    pub async fn run(
        &self,
        address: std::net::SocketAddr,
        pid: u32,
        progress: impl Fn(f64, u64) + Send + 'static,
    ) -> Result<Report> {
        let moves = Arc::new(AtomicU64::new(0));
        let stop = Arc::new(AtomicBool::new(false));
        let mut tables = Vec::with_capacity(self.tables);
        for at in 0..self.tables {
            let guests = [
                Guest::enter(address, &format!("Left {at}")).await?,
                Guest::enter(address, &format!("Right {at}")).await?,
            ];
            let id = open_table(&guests[0], &guests[1]).await?;
            let table = Pair::begin(guests.clone(), id, Seed::from_number(at as u64)).await?;
            tables.push((guests, table));
        }
        let begin = Instant::now() + Duration::from_millis(200);
        let every = Duration::from_secs(1) * self.tables as u32 / self.rate.max(1);
        let crowd: Vec<_> = tables
            .into_iter()
            .enumerate()
            .map(|(at, (guests, table))| {
                let first = begin + self.time / 10 * at as u32 / self.tables as u32;
                let (moves, stop) = (moves.clone(), stop.clone());
                tokio::spawn(play_on(guests, table, first, every, moves, stop))
            })
            .collect();
        let tenth = self.time / 10;
        tokio::time::sleep_until(begin + tenth).await;
        let early = memory(pid);
        let counted_from = (Instant::now(), moves.load(Ordering::Relaxed));
        while begin.elapsed() < self.time {
            tokio::time::sleep(Duration::from_millis(500)).await;
            progress(begin.elapsed().as_secs_f64(), moves.load(Ordering::Relaxed));
        }
        let seconds = counted_from.0.elapsed().as_secs_f64();
        let counted = moves.load(Ordering::Relaxed) - counted_from.1;
        let late = memory(pid);
        stop.store(true, Ordering::Relaxed);
        let (mut figures, mut errors, mut first_error) = (Figures::default(), 0, None);
        for table in crowd {
            let (own, result) = table.await?;
            figures.add(own);
            if let Err(error) = result {
                errors += 1;
                first_error.get_or_insert(format!("{error:#}"));
            }
        }
        let sorted = figures.sorted();
        Ok(Report {
            tables: self.tables,
            seconds,
            moves_per_second: counted as f64 / seconds,
            p50_ms: percentile(&sorted, 0.5),
            p95_ms: percentile(&sorted, 0.95),
            p99_ms: percentile(&sorted, 0.99),
            max_ms: percentile(&sorted, 1.0),
            errors,
            server_mib: (early, late),
            first_error,
        })
    }
}

/// Plays at one table until told to stop; where a game ends, the next begins. Latency counts from
/// the moment a move was due, so that a server that stalls does not look quick.
async fn play_on(
    guests: [Guest; 2],
    mut table: Pair,
    mut due: Instant,
    every: Duration,
    moves: Arc<AtomicU64>,
    stop: Arc<AtomicBool>,
) -> (Figures, Result<()>) {
    let mut figures = Figures::default();
    let mut games = 0;
    let result = async {
        while !stop.load(Ordering::Relaxed) {
            let mover = match table.now()? {
                Now::Turn(mover) => mover,
                Now::Over => {
                    games += 1;
                    table.disconnect();
                    let id = open_table(&guests[0], &guests[1]).await?;
                    let seed = Seed::from_number(u64::from(table.ply()) << 20 | games);
                    table = Pair::begin(guests.clone(), id, seed).await?;
                    due = Instant::now();
                    continue;
                }
            };
            let wish = table.choose(mover)?;
            tokio::time::sleep_until(due).await;
            let acknowledged = table.play(mover, wish).await?;
            figures.note(Instant::from_std(acknowledged).saturating_duration_since(due));
            moves.fetch_add(1, Ordering::Relaxed);
            due += every;
        }
        anyhow::Ok(())
    }
    .await;
    (figures, result.with_context(|| format!("table {}", table.id)))
}

/// The memory of a process in MiB; 0 where the system does not tell.
fn memory(pid: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    kib.unwrap_or(0.0) / 1024.0
}

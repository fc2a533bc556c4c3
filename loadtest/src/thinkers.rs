//! Somebody's bot among the bots of somebody else.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use kit::{Options, Seat};
use room::{FromTable, NewTable, NewTableId, News, Setting, Wish};
use serde::Serialize;
use serde_json::Value;

use crate::guest::Guest;
use crate::seat::Seating;

/// What is to be tried.
#[derive(Clone, Copy, Debug)]
pub struct Thinkers {
    /// How many tables somebody else has thinking, and watches.
    pub tables: usize,
    /// How many decisions of the one bot are timed, alone and among them.
    pub decisions: usize,
}

/// How long the bot took on average, in milliseconds: some of its decisions are clear at once and others
/// take it hundreds of times as long, so that the one in the middle would be either.
#[derive(Clone, Debug, Serialize)]
pub struct Fairness {
    /// How many tables there were besides.
    pub tables: usize,
    /// With no other table.
    pub alone_ms: f64,
    /// With all of them.
    pub among_ms: f64,
    /// The slowest of them.
    pub slowest_ms: f64,
}

const BOT: &str = "level4";

fn solo(setting: Setting) -> NewTable {
    NewTable { setting, bots: vec![BOT.to_owned()], begin: true }
}

async fn open(guest: &Guest) -> Result<String> {
    let new = solo(Setting::new("spice-road", Options::seats(2)));
    let answer = guest.send("POST", "/api/tables", Some(&new)).await?;
    ensure!(answer.status == 200, "no table: {} {}", answer.status, answer.text());
    Ok(serde_json::from_slice::<NewTableId>(&answer.body)?.table)
}

impl Thinkers {
    /// Times one bot alone, then with all the tables of another guest, who has resigned at each.
    pub async fn run(
        &self,
        address: std::net::SocketAddr,
        progress: impl Fn(&str),
    ) -> Result<Fairness> {
        let ada = Guest::enter(address, "Ada").await?;
        progress("alone");
        let alone = self.time(&ada).await?;
        let eve = Guest::enter(address, "Eve").await?;
        let mut watched = Vec::with_capacity(self.tables);
        for _ in 0..self.tables {
            let table = open(&eve).await?;
            eve.wish(&table, Wish::Resign).await?;
            let mut seating = Seating::connect(&eve, &table, 0).await?;
            watched.push(tokio::spawn(async move { while seating.hear().await.is_ok() {} }));
        }
        progress("among the others");
        let among = self.time(&ada).await?;
        for watcher in watched {
            watcher.abort();
        }
        let average = |times: &[f64]| times.iter().sum::<f64>() / times.len().max(1) as f64;
        Ok(Fairness {
            tables: self.tables,
            alone_ms: average(&alone),
            among_ms: average(&among),
            slowest_ms: among.last().copied().unwrap_or_default(),
        })
    }

    /// How long a bot takes for its first decision of so many games, in order of length: it knows
    /// nothing yet, so they are alike.
    async fn time(&self, guest: &Guest) -> Result<Vec<f64>> {
        let mut times = Vec::new();
        for _ in 0..self.decisions {
            let asked = Instant::now();
            let table = open(guest).await?;
            times.push(first_decision(guest, &table, asked).await?.as_secs_f64() * 1_000.0);
        }
        times.sort_by(f64::total_cmp);
        Ok(times)
    }
}

/// How long the bot of a new table takes for its first decision. The table is left where it waits for
/// the guest, so that nobody thinks there any more.
async fn first_decision(guest: &Guest, table: &str, opened: Instant) -> Result<Duration> {
    let placard: Value = guest.get(&format!("/api/tables/{table}")).await?;
    let me = Seat(placard["me"].as_u64().context("there is no seat")? as u8);
    let mut seating = Seating::connect(guest, table, 0).await?;
    let (mut asked, mut taken) = (opened, None);
    loop {
        let FromTable::Item(item) = seating.hear().await? else { continue };
        let awaited = match item.news {
            News::Began { awaited, .. } => awaited,
            News::Moved { seat, awaited, .. } => {
                if seat != me {
                    taken.get_or_insert(asked.elapsed());
                }
                awaited
            }
            _ => continue,
        };
        match taken {
            Some(taken) if awaited.contains(&me) => return Ok(taken),
            None if awaited.contains(&me) => {
                let position: Value = guest.get(&format!("/api/tables/{table}/position")).await?;
                let moves = position["moves"].as_array().context("there are no moves")?;
                let text = moves.last().and_then(|one| one["text"].as_str());
                let text = text.context("there is no move")?.to_owned();
                let list = position["list"].as_u64().context("there is no list")? as u32;
                guest.wish(table, Wish::Move { list, text }).await?;
                asked = Instant::now();
            }
            _ => {}
        }
    }
}

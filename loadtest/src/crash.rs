//! A server that is killed again and again in the middle of everything.

use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use e2e::Server;
use kit::{Chance, Seed};
use room::{Item, News};
use tokio::sync::watch;

use crate::guest::Guest;
use crate::pair::{Now, Pair, open_table};

/// What is to be tried.
#[derive(Clone, Copy, Debug)]
pub struct Crash {
    /// How many tables play at once.
    pub tables: usize,
    /// How often the server is killed.
    pub kills: usize,
    /// From where its moments come.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Survived {
    /// How often the server was killed.
    pub kills: usize,
    /// The moves that were acknowledged, all of which were there afterwards.
    pub acknowledged: usize,
    /// The moves that were stored though nobody had been told.
    pub untold: usize,
    /// The tables that were checked.
    pub tables: usize,
}

impl Crash {
    /// Plays, kills, starts again and checks. `progress` is told of every kill.
    pub async fn run(
        &self,
        arguments: &[&str],
        progress: impl Fn(usize, usize),
    ) -> Result<Survived> {
        let mut server = Server::start(arguments).await?;
        let mut chance = Chance::new(Seed::from_number(self.seed));
        let mut tables = Vec::new();
        for at in 0..self.tables {
            let guests = [
                Guest::enter(server.address(), &format!("Left {at}")).await?,
                Guest::enter(server.address(), &format!("Right {at}")).await?,
            ];
            let id = open_table(&guests[0], &guests[1]).await?;
            tables.push((guests.clone(), Pair::begin(guests, id, chance.fork()).await?));
        }
        let mut finished = Vec::new();
        for kill in 0..self.kills {
            let (alive, dead) = watch::channel(true);
            let playing: Vec<_> = tables
                .drain(..)
                .map(|(guests, table)| {
                    tokio::spawn(play_until_cut(guests, table, chance.fork(), dead.clone()))
                })
                .collect();
            let moment = Duration::from_micros(u64::from(20_000 + chance.below(300_000)));
            tokio::time::sleep(moment).await;
            server.kill();
            let _ = alive.send(false);
            for table in playing {
                let (guests, table, ended) = table.await?;
                finished.extend(ended.into_iter().map(|table| (guests.clone(), table)));
                tables.push((guests, table));
            }
            server.restart().await?;
            for (_, table) in &mut tables {
                table.connect().await.with_context(|| {
                    format!("table {} after kill {} of {}", table.id, kill + 1, self.kills)
                })?;
            }
            let acknowledged = tables.iter().map(|(_, table)| table.acknowledged.len()).sum();
            progress(kill + 1, acknowledged);
        }
        let mut survived = Survived { kills: self.kills, acknowledged: 0, untold: 0, tables: 0 };
        for (guests, table) in tables.iter().chain(&finished) {
            check(&guests[0], table, &mut survived).await?;
        }
        Ok(survived)
    }
}

/// Plays until the connection breaks, which it does when the server is killed. What goes wrong
/// before the kill is an error of the server.
async fn play_until_cut(
    guests: [Guest; 2],
    mut table: Pair,
    seed: Seed,
    mut dead: watch::Receiver<bool>,
) -> ([Guest; 2], Pair, Vec<Pair>) {
    let mut chance = Chance::new(seed);
    let mut ended = Vec::new();
    loop {
        let turn = async {
            match table.now()? {
                Now::Turn(mover) => {
                    let wish = table.choose(mover)?;
                    table.play(mover, wish).await?;
                    anyhow::Ok(None)
                }
                Now::Over => {
                    let id = open_table(&guests[0], &guests[1]).await?;
                    Ok(Some(Pair::begin(guests.clone(), id, chance.fork()).await?))
                }
            }
        };
        match turn.await {
            Ok(None) => {}
            Ok(Some(next)) => {
                let mut over = std::mem::replace(&mut table, next);
                over.disconnect();
                ended.push(over);
            }
            // The kill may be seen here before it is told.
            Err(_) => {
                let _ = dead.wait_for(|alive| !alive).await;
                table.disconnect();
                return (guests, table, ended);
            }
        }
    }
}

/// The whole story of a table holds every acknowledged move where it was acknowledged, and every
/// decision once.
async fn check(guest: &Guest, table: &Pair, survived: &mut Survived) -> Result<()> {
    let id = &table.id;
    let mut story: Vec<Item> = Vec::new();
    loop {
        let after = story.last().map_or(0, |item| item.seq);
        let page: Vec<Item> = guest.get(&format!("/api/tables/{id}/story?after={after}")).await?;
        if page.is_empty() {
            break;
        }
        story.extend(page);
    }
    let mut ply = 0;
    let mut moves = 0;
    for (at, item) in story.iter().enumerate() {
        ensure!(item.seq as usize == at + 1, "table {id}: entry {} at {}", item.seq, at + 1);
        if let News::Moved { ply: played, .. } = &item.news {
            ensure!(*played == ply + 1, "table {id}: decision {played} after {ply}");
            ply = *played;
            moves += 1;
        }
    }
    for (seq, text) in &table.acknowledged {
        let item = (*seq as usize).checked_sub(1).and_then(|at| story.get(at));
        let there = item.is_some_and(|item| matches!(item.news, News::Moved { .. }));
        ensure!(there, "table {id}: {text} was acknowledged as {seq} and is not there");
    }
    let mut numbers: Vec<u32> = table.acknowledged.iter().map(|(seq, _)| *seq).collect();
    numbers.dedup();
    ensure!(numbers.len() == table.acknowledged.len(), "table {id}: one entry for two moves");
    survived.acknowledged += table.acknowledged.len();
    survived.untold += moves - table.acknowledged.len();
    survived.tables += 1;
    Ok(())
}

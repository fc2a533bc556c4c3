//! One thing after another, each announced and timed.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::terminal::say;
use crate::text_table::TextTable;

/// What is done, in order. The first failure ends it.
pub(crate) struct Steps {
    done: Vec<(&'static str, Duration)>,
    total: usize,
}

impl Steps {
    /// So many steps.
    pub(crate) fn new(total: usize) -> Steps {
        Steps { done: Vec::new(), total }
    }

    /// Takes one step.
    pub(crate) fn step(
        &mut self,
        name: &'static str,
        work: impl FnOnce() -> Result<()>,
    ) -> Result<()> {
        say(format!("\n[{}/{}] {name}", self.done.len() + 1, self.total));
        let start = Instant::now();
        let result = work();
        let time = start.elapsed();
        self.done.push((name, time));
        match result {
            Ok(()) => {
                let (done, total) = (self.done.len(), self.total);
                say(format!("[{done}/{total}] {name}: ok, {}", seconds(time)));
                Ok(())
            }
            Err(error) => {
                self.summarise(true);
                Err(error).with_context(|| format!("step \"{name}\" failed"))
            }
        }
    }

    /// Prints what was done and how long it took.
    pub(crate) fn finish(&self) {
        self.summarise(false);
    }

    fn summarise(&self, failed: bool) {
        let mut table = TextTable::new(&["step", "result", "time"]);
        for (number, (name, time)) in self.done.iter().enumerate() {
            let result = if failed && number + 1 == self.done.len() { "FAILED" } else { "ok" };
            table.row(vec![(*name).to_owned(), result.to_owned(), seconds(*time)]);
        }
        let whole = self.done.iter().map(|(_, time)| *time).sum();
        table.row(vec!["all".to_owned(), String::new(), seconds(whole)]);
        say(format!("\n{}", table.plain()));
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

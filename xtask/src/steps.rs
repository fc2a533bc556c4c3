//! One thing after another, each announced and timed.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::terminal::say;
use crate::text_table::TextTable;

/// What is done, in order. The first failure ends it.
pub(crate) struct Steps {
    done: Vec<Done>,
    total: usize,
}

struct Done {
    name: &'static str,
    time: Duration,
    /// What all programs together have computed, where the system tells. On a busy machine this says
    /// more than the time.
    computed: Option<Duration>,
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
        let (start, before) = (Instant::now(), computed());
        let result = work();
        let time = start.elapsed();
        let computed = before.zip(computed()).map(|(before, after)| after.saturating_sub(before));
        self.done.push(Done { name, time, computed });
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
        let mut table = TextTable::new(&["step", "result", "time", "computed"]);
        let mut row = |name: &str, result: &str, time, computed: Option<Duration>| {
            let computed = computed.map(seconds).unwrap_or_default();
            table.row(vec![name.to_owned(), result.to_owned(), seconds(time), computed]);
        };
        for (number, step) in self.done.iter().enumerate() {
            let result = if failed && number + 1 == self.done.len() { "FAILED" } else { "ok" };
            row(step.name, result, step.time, step.computed);
        }
        let whole = self.done.iter().map(|step| step.time).sum();
        row("all", "", whole, self.done.iter().map(|step| step.computed).sum());
        say(format!("\n{}", table.plain()));
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

/// What the programs that were started and have ended have computed so far. Linux tells in hundredths
/// of a second.
fn computed() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The second field is a name in parentheses, which may hold spaces.
    let (_, rest) = stat.rsplit_once(')')?;
    let mut fields = rest.split_whitespace().skip(13);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(Duration::from_millis((user + system) * 10))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn what_a_program_computes_is_told_when_it_has_ended() {
        let before = computed().unwrap();
        let script = "i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done";
        std::process::Command::new("sh").args(["-c", script]).status().unwrap();
        assert!(computed().unwrap() > before);
    }
}

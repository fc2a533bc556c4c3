//! Instruction counts, from callgrind.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::report::name;
use crate::terminal::remark;
use crate::tools;
use crate::workspace::{Workspace, run};

/// A loop that is counted.
struct Loop {
    /// The function of `bench/src/count.rs` that it is.
    function: &'static str,
    /// Where a row says how often it was done.
    times: &'static str,
    /// Where the count goes.
    column: &'static str,
}

/// The loops, in the order in which a row does them.
const LOOPS: [Loop; 3] = [
    Loop { function: "counted_play", times: "decisions", column: "instructions_per_decision" },
    Loop { function: "counted_imagine", times: "imagined", column: "instructions_per_imagined" },
    Loop { function: "counted_search", times: "iterations", column: "instructions_per_iteration" },
];

/// Every game with the instructions of its loops.
pub(crate) fn rows(workspace: &Workspace, game: Option<&str>) -> Result<Vec<Value>> {
    tools::valgrind(workspace)?;
    run(&mut workspace.cargo(&["build", "--release", "--quiet", "--package", "comptoir-bench"]))?;
    let target = workspace.target_directory()?;
    let folder = target.join("callgrind");
    if folder.exists() {
        fs::remove_dir_all(&folder).context("cannot throw the last counts away")?;
    }
    fs::create_dir_all(&folder).context("no place for the counts")?;
    remark("counting instructions");
    let mut valgrind = workspace.program("valgrind", &["--tool=callgrind", "--quiet"]);
    // One dump for each loop, without saying line by line where the instructions are. Of two options for the
    // same pattern callgrind forgets one: the patterns differ.
    valgrind.arg("--dump-line=no");
    for Loop { function, .. } in LOOPS {
        valgrind.arg(format!("--toggle-collect=*{function}*"));
        valgrind.arg(format!("--dump-after=bench::count::{function}"));
    }
    valgrind.arg(format!("--callgrind-out-file={}", folder.join("counts").display()));
    valgrind.arg(target.join("release/comptoir-bench")).arg("--count");
    let mut rows = super::measured(valgrind.envs(game.map(|game| (super::GAME, game))))?;
    super::expect_some(&rows, game)?;
    write(&dumps(&folder, rows.len() * LOOPS.len())?, &mut rows)?;
    Ok(rows)
}

/// What callgrind has written, in the order in which it did.
fn dumps(folder: &Path, count: usize) -> Result<Vec<String>> {
    let read = |number: usize| {
        let path = folder.join(format!("counts.{number}"));
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    (1..=count).map(read).collect()
}

/// Writes the counts of the loops into their rows.
fn write(dumps: &[String], rows: &mut [Value]) -> Result<()> {
    for (row, dumps) in rows.iter_mut().zip(dumps.chunks(LOOPS.len())) {
        for (Loop { function, times, column }, dump) in LOOPS.iter().zip(dumps) {
            let what = || format!("{function} of {}", name(row));
            let times = row[*times].as_f64().with_context(what)?;
            let count = counted(dump, function).with_context(what)?;
            row[*column] = (count as f64 / times).into();
        }
    }
    Ok(())
}

/// How many instructions a dump tells of, if it was written when this function was left.
fn counted(dump: &str, function: &str) -> Result<u64> {
    let field = |name: &str| dump.lines().find_map(|line| line.strip_prefix(name));
    if !field("desc: Trigger:").is_some_and(|trigger| trigger.contains(function)) {
        bail!("callgrind wrote this dump somewhere else");
    }
    let total =
        field("totals:").or_else(|| field("summary:")).context("callgrind wrote no total")?;
    match total.trim().parse().context("callgrind's total is no number")? {
        0 => bail!("callgrind counted nothing"),
        count => Ok(count),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn dump(function: &str, count: u64) -> String {
        format!(
            "# callgrind format\ndesc: Trigger: --dump-after=*{function}*\n\nfn=main\n0 1\n\n\
             totals: {count}\n"
        )
    }

    #[test]
    fn counts_are_written_into_their_rows() {
        let done = json!({ "decisions": 10, "imagined": 5, "iterations": 2 });
        let mut rows = vec![done.clone(), done];
        let functions = LOOPS.iter().cycle();
        let dumps: Vec<String> =
            (1..=6).zip(functions).map(|(number, each)| dump(each.function, number * 10)).collect();
        write(&dumps, &mut rows).unwrap();
        let found = rows.iter().map(|row| LOOPS.map(|each| row[each.column].as_f64().unwrap()));
        assert_eq!(found.collect::<Vec<_>>(), [[1.0, 4.0, 15.0], [4.0, 10.0, 30.0]]);
    }

    #[test]
    fn a_dump_of_another_loop_is_an_error() {
        assert_eq!(counted(&dump("counted_play", 3), "counted_play").unwrap(), 3);
        assert!(counted(&dump("counted_play", 3), "counted_search").is_err());
        assert!(counted(&dump("counted_play", 0), "counted_play").is_err());
        assert!(counted("desc: Trigger: --dump-after=*counted_play*\n", "counted_play").is_err());
    }
}

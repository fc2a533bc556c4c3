//! Instruction counts, from callgrind by way of gungraun.

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::terminal::remark;
use crate::tools;
use crate::workspace::{Workspace, output};

/// The loops that are counted: the function in `bench/benches/instructions.rs`, how often it does what it
/// does in a row, and what the column of the table reads.
const LOOPS: [(&str, &str, &str); 3] = [
    ("play", "counted_decisions", "instructions_per_decision"),
    ("imagine", "counted_imagined", "instructions_per_imagined"),
    ("search", "counted_iterations", "instructions_per_iteration"),
];

/// Counts the instructions of every loop in every row, and writes them into the rows.
pub(crate) fn count(workspace: &Workspace, game: Option<&str>, rows: &mut [Value]) -> Result<()> {
    tools::valgrind(workspace)?;
    let runner = tools::gungraun_runner(workspace)?;
    remark("counting instructions");
    let arguments = [
        "bench",
        "--quiet",
        "--package",
        "comptoir-bench",
        "--bench",
        "instructions",
        "--",
        "--output-format=json",
    ];
    let mut cargo = workspace.cargo(&arguments);
    cargo.env("GUNGRAUN_RUNNER", runner).envs(game.map(|game| (super::GAME, game)));
    write(&read(&output(&mut cargo)?)?, rows)
}

/// What a benchmark counted: which loop, in which row, how many instructions.
type Count = (String, usize, u64);

/// Reads the lines gungraun prints: one JSON object per benchmark, named by a function and a number.
fn read(text: &str) -> Result<Vec<Count>> {
    let lines = text.lines().filter(|line| line.starts_with('{'));
    let counted = |line: &str| {
        let summary: Value = serde_json::from_str(line).context("gungraun does not print JSON")?;
        counted(&summary).with_context(|| format!("no instruction count in {line}"))
    };
    lines.map(counted).collect()
}

fn counted(summary: &Value) -> Option<Count> {
    let row = summary["id"].as_str()?.rsplit('_').next()?.parse().ok()?;
    let profiles = summary["profiles"].as_array()?;
    let callgrind = profiles.iter().find(|profile| profile["tool"] == "Callgrind")?;
    let count = callgrind["data"]["total"]["metrics"]["Ir"]["values"]["new"].as_u64()?;
    Some((summary["function_name"].as_str()?.to_owned(), row, count))
}

fn write(counts: &[Count], rows: &mut [Value]) -> Result<()> {
    if counts.len() != rows.len() * LOOPS.len() {
        bail!("{} rows were measured, but {} loops were counted", rows.len(), counts.len());
    }
    for (function, number, count) in counts {
        let row = rows.get_mut(*number).with_context(|| format!("there is no row {number}"))?;
        let known = LOOPS.iter().find(|(name, ..)| name == function);
        let (_, times, column) = known.with_context(|| format!("{function} is no loop"))?;
        let times = row[*times].as_f64().with_context(|| format!("no {times}"))?;
        row[*column] = (*count as f64 / times).into();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn summary(function: &str, id: &str, count: u64) -> String {
        let metrics = json!({ "Ir": { "values": { "new": count, "old": 1 } } });
        let profile = json!({ "tool": "Callgrind", "data": { "total": { "metrics": metrics } } });
        json!({ "function_name": function, "id": id, "profiles": [profile] }).to_string()
    }

    #[test]
    fn counts_are_written_into_their_rows() {
        let counted =
            json!({ "counted_decisions": 10, "counted_imagined": 5, "counted_iterations": 2 });
        let mut rows = vec![counted.clone(), counted];
        let lines = [
            ("search", 1),
            ("play", 0),
            ("play", 1),
            ("imagine", 0),
            ("imagine", 1),
            ("search", 0),
        ];
        let text: Vec<String> = (1..)
            .zip(lines)
            .map(|(number, (function, row))| summary(function, &format!("row_{row}"), number * 10))
            .collect();
        write(&read(&text.join("\n\n")).unwrap(), &mut rows).unwrap();
        let found =
            rows.iter().map(|row| LOOPS.map(|(_, _, column)| row[column].as_f64().unwrap()));
        assert_eq!(found.collect::<Vec<_>>(), [[2.0, 8.0, 30.0], [3.0, 10.0, 5.0]]);
    }

    #[test]
    fn a_line_without_a_count_is_an_error() {
        assert!(read("{\"id\":\"row_0\",\"profiles\":[]}").is_err());
        assert!(read("{").is_err());
    }

    #[test]
    fn a_loop_that_was_not_counted_is_an_error() {
        let mut rows = vec![json!({ "counted_decisions": 1 })];
        assert!(write(&[("play".to_owned(), 0, 1)], &mut rows).is_err());
    }
}

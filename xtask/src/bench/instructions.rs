//! Instruction counts, from callgrind by way of gungraun.

use anyhow::{Context, Result};
use serde_json::Value;

use crate::terminal::remark;
use crate::tools;
use crate::workspace::{Workspace, output};

/// How many instructions each row of the benchmarks took, in order.
pub(crate) fn counts(workspace: &Workspace, game: Option<&str>) -> Result<Vec<u64>> {
    tools::valgrind(workspace)?;
    let runner = tools::gungraun_runner(workspace)?;
    remark("counting instructions");
    let arguments = [
        "bench",
        "--quiet",
        "--package",
        "comptoir-bench",
        "--bench",
        "decisions",
        "--",
        "--output-format=json",
    ];
    let mut cargo = workspace.cargo(&arguments);
    cargo.env("GUNGRAUN_RUNNER", runner).envs(game.map(|game| (super::GAME, game)));
    let text = output(&mut cargo)?;
    read(&text)
}

/// Reads the lines gungraun prints: one JSON object per benchmark, named by a number.
fn read(text: &str) -> Result<Vec<u64>> {
    let mut counts = Vec::new();
    for line in text.lines().filter(|line| line.starts_with('{')) {
        let summary: Value = serde_json::from_str(line).context("gungraun does not print JSON")?;
        counts.push(count(&summary).with_context(|| format!("no instruction count in {line}"))?);
    }
    counts.sort_by_key(|&(row, _)| row);
    Ok(counts.into_iter().map(|(_, count)| count).collect())
}

fn count(summary: &Value) -> Option<(usize, u64)> {
    let row = summary["id"].as_str()?.rsplit('_').next()?.parse().ok()?;
    let profiles = summary["profiles"].as_array()?;
    let callgrind = profiles.iter().find(|profile| profile["tool"] == "Callgrind")?;
    Some((row, callgrind["data"]["total"]["metrics"]["Ir"]["values"]["new"].as_u64()?))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn summary(id: &str, count: u64) -> String {
        let metrics = json!({ "Ir": { "values": { "new": count, "old": 1 } } });
        let profile = json!({ "tool": "Callgrind", "data": { "total": { "metrics": metrics } } });
        json!({ "id": id, "profiles": [profile] }).to_string()
    }

    #[test]
    fn counts_come_in_the_order_of_the_rows() {
        let text = format!(
            "{}\n\n{}\n{}\n",
            summary("row_10", 30),
            summary("row_2", 20),
            summary("row_0", 10)
        );
        assert_eq!(read(&text).unwrap(), [10, 20, 30]);
    }

    #[test]
    fn a_line_without_a_count_is_an_error() {
        assert!(read("{\"id\":\"row_0\",\"profiles\":[]}").is_err());
        assert!(read("{").is_err());
    }
}

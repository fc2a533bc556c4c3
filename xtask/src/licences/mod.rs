//! `cargo xtask licences`: may we build with the crates we build with?

mod expression;

use std::collections::BTreeMap;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::arguments::Arguments;
use crate::terminal::say;
use crate::workspace::Workspace;
use expression::Expression;

pub(crate) const HELP: &str = "\
Check that every crate of Cargo.lock may be used under a licence we accept, and that our own
crates are under ours.

Use: cargo xtask licences
";

/// The licence of our own crates.
const OURS: &str = "MIT OR Apache-2.0";

/// Licences that let us pass the whole on under ours: permissive ones, and MPL-2.0, which reaches
/// no further than its own files.
const ACCEPTED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Unlicense",
    // As free as it gets, if not in the best of words. Only terminfo has it, which Cargo.lock names
    // for the sake of a part of ratatui that we do not build.
    "WTFPL",
    "Zlib",
];

pub(crate) fn licences(workspace: Workspace, arguments: Arguments) -> Result<ExitCode> {
    arguments.finish()?;
    check(&workspace)?;
    Ok(ExitCode::SUCCESS)
}

/// Checks every crate; prints how many there are under each licence.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    let metadata = workspace.metadata()?;
    let packages = metadata["packages"].as_array().context("cargo lists no packages")?;
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    for package in packages {
        if let Err(reason) = judge(package) {
            let name = |field: &str| package[field].as_str().unwrap_or("?").to_owned();
            wrong.push(format!("  {} {}: {reason}", name("name"), name("version")));
        }
        *counts.entry(package["license"].as_str().unwrap_or("none")).or_default() += 1;
    }
    for (licence, count) in &counts {
        say(format!("{count:4}  {licence}"));
    }
    if !wrong.is_empty() {
        bail!("crates that may not be used as they are:\n{}", wrong.join("\n"));
    }
    say(format!("{} crates, every licence accepted", packages.len()));
    Ok(())
}

/// Whether one crate may be used; otherwise why not.
fn judge(package: &Value) -> Result<(), String> {
    let Some(licence) = package["license"].as_str() else {
        return Err("names no licence".to_owned());
    };
    // What comes from this workspace has no source.
    if package["source"].is_null() && licence != OURS {
        return Err(format!("is ours and should be under {OURS}, not {licence}"));
    }
    let expression = Expression::parse(licence).map_err(|reason| format!("{licence}: {reason}"))?;
    match expression.is_met_by(ACCEPTED) {
        true => Ok(()),
        false => Err(format!("{licence} is not accepted")),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_crate_of_others_needs_an_accepted_licence() {
        assert_eq!(
            judge(&json!({"license": "Zlib OR GPL-3.0-only", "source": "registry"})),
            Ok(())
        );
        assert!(judge(&json!({"license": "GPL-3.0-only", "source": "registry"})).is_err());
        assert!(judge(&json!({"license": null, "source": "registry"})).is_err());
    }

    #[test]
    fn a_crate_of_ours_needs_our_licence() {
        assert_eq!(judge(&json!({"license": OURS, "source": null})), Ok(()));
        assert!(judge(&json!({"license": "MIT", "source": null})).is_err());
    }
}

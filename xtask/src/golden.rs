//! `cargo xtask golden`: the same playouts natively, in WebAssembly, and as they were blessed.

use std::process::ExitCode;

use anyhow::{Context, Error, Result, anyhow, bail};

use crate::arguments::Arguments;
use crate::terminal::say;
use crate::tools;
use crate::workspace::{Workspace, output, run};

pub(crate) const HELP: &str = "\
Play random games of every kind of table natively and in WebAssembly, and compare both with
golden/playouts.txt, byte for byte.

Use: cargo xtask golden [--bless]

Options:
  --bless   Write golden/playouts.txt anew from the native playouts, after a change that is
            meant to alter games; look at the difference before you commit it
";

const BLESSED: &str = "golden/playouts.txt";

pub(crate) fn golden(workspace: Workspace, mut arguments: Arguments) -> Result<ExitCode> {
    let bless = arguments.flag("--bless");
    arguments.finish()?;
    tools::wasm_target(&workspace)?;
    tools::node(&workspace)?;
    if bless {
        let native = native(&workspace)?;
        std::fs::write(workspace.path(BLESSED), &native)
            .with_context(|| format!("cannot write {BLESSED}"))?;
        say(format!("{BLESSED} has {} playouts now", native.lines().count()));
    }
    check(&workspace)?;
    Ok(ExitCode::SUCCESS)
}

/// Compares the playouts in WebAssembly with the blessed ones. A test of `golden/` does that with the
/// native ones.
pub(crate) fn check_wasm(workspace: &Workspace) -> Result<()> {
    let (blessed, wasm) = (blessed(workspace)?, wasm(workspace)?);
    compare((BLESSED, &blessed), ("WebAssembly", &wasm)).map_err(if_meant)?;
    say(format!("{} playouts: WebAssembly and {BLESSED} are the same", wasm.lines().count()));
    Ok(())
}

/// Compares all three.
fn check(workspace: &Workspace) -> Result<()> {
    let blessed = blessed(workspace)?;
    let native = native(workspace)?;
    let wasm = wasm(workspace)?;
    compare(("native", &native), ("WebAssembly", &wasm))?;
    compare((BLESSED, &blessed), ("native", &native)).map_err(if_meant)?;
    let count = native.lines().count();
    say(format!("{count} playouts: native, WebAssembly and {BLESSED} are the same"));
    Ok(())
}

fn blessed(workspace: &Workspace) -> Result<String> {
    std::fs::read_to_string(workspace.path(BLESSED))
        .with_context(|| format!("cannot read {BLESSED}"))
}

fn if_meant(difference: Error) -> Error {
    anyhow!("{difference}\nif this change is meant: cargo xtask golden --bless")
}

fn native(workspace: &Workspace) -> Result<String> {
    // Unoptimised against optimised: overflow checks are on here and off in WebAssembly.
    output(&mut workspace.cargo(&["run", "--quiet", "--package", "comptoir-golden"]))
}

fn wasm(workspace: &Workspace) -> Result<String> {
    // As the games are compiled for browsers: most of it is there already when they are. Asked for
    // without the module, it would have fewer features, and be compiled once more.
    let packages = ["build", "--locked", "--package", "comptoir-golden", "--package"];
    let mut cargo = workspace.cargo(&packages);
    cargo.args(["comptoir-module", "--bin", "comptoir-golden"]);
    run(cargo.args(["--target", tools::WASM, "--profile", "box"]))?;
    let file = workspace.target_directory()?.join(tools::WASM).join("box/comptoir-golden.wasm");
    output(workspace.program("node", &["golden/run.mjs"]).arg(file))
}

/// Tells the first line in which two texts differ, if they do.
fn compare((name, text): (&str, &str), (other_name, other): (&str, &str)) -> Result<()> {
    if text == other {
        return Ok(());
    }
    let (mut lines, mut others) = (text.lines(), other.lines());
    let mut number = 1;
    loop {
        match (lines.next(), others.next()) {
            (None, None) => bail!("{name} and {other_name} differ in how they end"),
            (line, other_line) if line != other_line => bail!(
                "{name} and {other_name} differ in line {number}:\n  {name}: {}\n  {other_name}: {}",
                line.unwrap_or("no more lines"),
                other_line.unwrap_or("no more lines"),
            ),
            _ => number += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn difference(text: &str, other: &str) -> String {
        compare(("one", text), ("two", other)).unwrap_err().to_string()
    }

    #[test]
    fn equal_texts_are_equal() {
        assert!(compare(("one", "a\nb\n"), ("two", "a\nb\n")).is_ok());
    }

    #[test]
    fn the_first_line_that_differs_is_named() {
        assert!(difference("a\nb\n", "a\nc\n").contains("line 2:\n  one: b\n  two: c"));
        assert!(difference("a\n", "a\nb\n").contains("line 2:\n  one: no more lines\n  two: b"));
    }

    #[test]
    fn every_byte_counts() {
        assert!(difference("a\n", "a").contains("how they end"));
    }
}

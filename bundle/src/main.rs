//! `comptoir-bundle`: makes the folder a browser loads from.
//!
//! It takes the web client as compiled to WebAssembly and the folders `web/static` and `web/css`, and
//! writes the JavaScript glue, the program, the pages, the styles as one file and a Brotli twin of
//! each. `cargo xtask web` calls it; it is a program of its own because what it is built with takes
//! minutes to compile.

mod compress;
mod dist;
mod glue;
mod names;
mod report;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

const USE: &str = "Use: comptoir-bundle WASM STATIC-FOLDER STYLES-FOLDER OUTPUT-FOLDER MOST-BYTES";

fn main() -> ExitCode {
    match bundle() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "comptoir-bundle: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn bundle() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [wasm, pages, styles, output, most] = arguments.as_slice() else { bail!(USE) };
    let most: u64 = most.parse().with_context(|| format!("{most} is no number. {USE}"))?;
    let [wasm, pages, styles, output] = [wasm, pages, styles, output].map(PathBuf::from);

    let sources = dist::Sources::read(&wasm, &pages, &styles)?;
    let report = match dist::unchanged(&output, &sources) {
        Some(report) => report,
        None => dist::make(&output, &sources)?,
    };
    let _ = writeln!(std::io::stdout(), "{}\n{}", output.display(), report.table());
    report.check(most)
}

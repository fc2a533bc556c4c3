//! `comptoir-bundle`: makes the folder a browser loads from.
//!
//! It takes the web client and the games as compiled to WebAssembly, the folders `web/static` and
//! `web/css` and the pictures of `games/<box>/art`, and writes the programs with their JavaScript glue, the catalogue of games, the pages,
//! the styles as one file and a Brotli twin of each. `cargo xtask web` calls it; it is a program of its own because what it is built with takes
//! minutes to compile.

mod compress;
mod dist;
mod glue;
mod looks;
mod names;
mod report;
mod shelf;
mod styles;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use crate::report::Most;

const USE: &str = "Use: comptoir-bundle WASM PROGRAMS-FOLDER STATIC-FOLDER STYLES-FOLDER \
    GAMES-FOLDER OUTPUT-FOLDER MOST-BYTES MOST-BYTES-OF-A-GAME MOST-BYTES-OF-BOTH";

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
    let [wasm, programs, pages, styles, games, output, most @ ..] = arguments.as_slice() else {
        bail!(USE)
    };
    let [first, game, both] = most else { bail!(USE) };
    let number =
        |text: &String| text.parse().with_context(|| format!("{text} is no number. {USE}"));
    let most = Most { first: number(first)?, game: number(game)?, both: number(both)? };
    let [wasm, programs, pages, styles, games, output] =
        [wasm, programs, pages, styles, games, output].map(PathBuf::from);

    let sources = dist::Sources::read(&wasm, &programs, &pages, &styles, &games)?;
    let report = match dist::unchanged(&output, &sources) {
        Some(report) => report,
        None => dist::make(&output, &sources)?,
    };
    let _ = writeln!(std::io::stdout(), "{}\n{}", output.display(), report.table());
    report.check(&most)
}

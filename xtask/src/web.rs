//! `cargo xtask web`: what a browser loads.

use std::env::consts::EXE_EXTENSION;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, thread};

use anyhow::{Context, Result, anyhow};
use serde_json::Value;

use crate::arguments::Arguments;
use crate::tools;
use crate::workspace::{Workspace, run};

pub(crate) const HELP: &str = "\
Build the web client into the folder web/dist of the target directory: the page's program and one for
each game (one for each feature of registry that names a box), with hashed names, the pages of web/static, styles of
web/css and pictures of games/<box>/art, and a Brotli twin of each. Prints the sizes, and fails if opening the page for the first
time would fetch more than 614 400 bytes, a table of whatever game more than 460 800, or both together
more than 1 075 200.

Use: cargo xtask web
";

/// What a first visit may fetch at most, compressed: 600 KiB, about four seconds on a slow mobile network.
const FIRST_LOAD: &str = "614400";
/// What a table of whatever game may fetch, with its art: 450 KiB.
const GAME: &str = "460800";
/// What both may fetch together.
const BOTH: &str = "1075200";

/// How the bundler is compiled: by itself, as fast as it goes.
const BY_ITSELF: &[&str] = &["build", "--locked", "--package", "comptoir-bundle"];

/// How the bundler is compiled: with the features of everything that is tested, as the tests are. By
/// itself it would have fewer, and be compiled once more. `bundle` is the test of the bundler.
pub(crate) const AS_THE_TESTS: &[&str] =
    &["test", "--locked", "--workspace", "--no-run", "--test", "bundle"];

pub(crate) fn web(workspace: Workspace, arguments: Arguments) -> Result<ExitCode> {
    arguments.finish()?;
    build(&workspace)?;
    Ok(ExitCode::SUCCESS)
}

/// Builds the folder a browser loads from, where anything has changed, and tells where it is.
pub(crate) fn build(workspace: &Workspace) -> Result<PathBuf> {
    build_by(workspace, BY_ITSELF)
}

/// The folder a browser loads from.
pub(crate) fn dist(workspace: &Workspace) -> Result<PathBuf> {
    Ok(workspace.target_directory()?.join("web/dist"))
}

/// Builds the folder with a bundler that is compiled in this way.
pub(crate) fn build_by(workspace: &Workspace, compile: &[&str]) -> Result<PathBuf> {
    tools::wasm_target(workspace)?;
    let target = workspace.target_directory()?;
    let made = target.join(tools::WASM).join("web");
    let (dist, programs) = (dist(workspace)?, target.join("web/programs"));
    // At the same time: each is linked for a minute by one core alone, and has a folder of its own.
    let (page, modules) = thread::scope(|scope| {
        let modules = target.join(tools::WASM).join("box");
        let modules = scope.spawn(|| build_games(workspace, modules, &programs));
        (build_page(workspace), modules.join())
    });
    page?;
    modules.map_err(|_| anyhow!("building the games panicked"))??;
    // Unoptimised: compiling it otherwise would take longer than what it has to do.
    run(&mut workspace.cargo(compile))?;
    let bundle = target.join("debug/comptoir-bundle").with_extension(EXE_EXTENSION);
    let mut bundle = workspace.program(bundle, &[]);
    let wasm = made.join("comptoir_web.wasm");
    let sources = ["web/static", "web/css", "games"].map(|folder| workspace.path(folder));
    let folders = [programs].into_iter().chain(sources).chain([dist.clone()]);
    run(bundle.arg(wasm).args(folders).args([FIRST_LOAD, GAME, BOTH]))
        .context("the web client could not be bundled")?;
    Ok(dist)
}

/// Compiles the page's program.
fn build_page(workspace: &Workspace) -> Result<()> {
    let library =
        ["rustc", "--locked", "--package", "comptoir-web", "--lib", "--crate-type", "cdylib"];
    run(workspace.cargo(&library).args(["--target", tools::WASM, "--profile", "web"]))
}

/// Compiles each game by itself into a folder. A program rather than a library: cargo keeps the
/// programs of several games apart, which it would not do with `cdylib`s.
fn build_games(workspace: &Workspace, made: PathBuf, programs: &Path) -> Result<()> {
    if programs.exists() {
        fs::remove_dir_all(programs)?;
    }
    fs::create_dir_all(programs)?;
    for id in games(&workspace.metadata()?)? {
        let program = ["build", "--locked", "--package", "comptoir-module", "--bin"];
        let mut cargo = workspace.cargo(&program);
        cargo.args(["comptoir-module", "--target", tools::WASM, "--profile", "box"]);
        run(cargo.args(["--features", &format!("registry/{id}")]))?;
        fs::copy(made.join("comptoir-module.wasm"), programs.join(format!("{id}.wasm")))
            .with_context(|| format!("the program of {id} was not made"))?;
    }
    Ok(())
}

/// The games of the workspace: the features of its list of games that name the crate of a box. The others
/// are several games together.
fn games(metadata: &Value) -> Result<Vec<String>> {
    let packages = metadata["packages"].as_array().context("cargo names no packages")?;
    let registry = packages.iter().find(|package| package["name"] == "comptoir-registry");
    let features = registry.and_then(|registry| registry["features"].as_object());
    let features = features.context("cargo names no features of registry")?;
    let names_a_box = |parts: &Value| {
        let mut parts = parts.as_array().into_iter().flatten().filter_map(Value::as_str);
        parts.any(|part| part.starts_with("dep:"))
    };
    let games = features.iter().filter(|(_, parts)| names_a_box(parts));
    Ok(games.map(|(name, _)| name.clone()).collect())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_feature_that_names_a_box_is_a_game() {
        let (century, goa) = (["dep:century"], ["dep:goa"]);
        let several = ["new-world", "spice-road"];
        let features = json!({
            "default": ["century", "goa"], "century": several, "goa": goa,
            "new-world": century, "spice-road": century,
        });
        let registry = json!({ "name": "comptoir-registry", "features": features });
        let other = json!({ "name": "other", "features": { "std": [] } });
        let ids = games(&json!({ "packages": [other, registry] })).unwrap();
        assert_eq!(ids, ["goa", "new-world", "spice-road"]);
        assert!(games(&json!({ "packages": [] })).is_err());
    }
}

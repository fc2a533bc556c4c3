//! What the checks need besides Rust, installed when it is missing.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::house::{House, output, run, works};

/// What games are compiled to for browsers.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Makes sure that cargo has this subcommand, which comes with the toolchain as a component.
pub(crate) fn component(house: &House, subcommand: &str, component: &str) -> Result<()> {
    if works(&mut house.cargo(&[subcommand, "--version"])) {
        return Ok(());
    }
    run(&mut house.program("rustup", &["component", "add", component]))
        .with_context(|| format!("`cargo {subcommand}` is missing and could not be installed"))
}

/// Makes sure that Rust can be compiled to WebAssembly.
pub(crate) fn wasm_target(house: &House) -> Result<()> {
    let sysroot = output(&mut house.program("rustc", &["--print", "sysroot"]))?;
    if PathBuf::from(sysroot.trim()).join("lib/rustlib").join(WASM).join("lib").is_dir() {
        return Ok(());
    }
    run(&mut house.program("rustup", &["target", "add", WASM]))
        .with_context(|| format!("the target {WASM} is missing and could not be installed"))
}

/// Makes sure that there is a Node.js to run WebAssembly in.
pub(crate) fn node(house: &House) -> Result<()> {
    package(house, "node", "nodejs")
}

/// Makes sure that there is a Valgrind to count instructions with.
pub(crate) fn valgrind(house: &House) -> Result<()> {
    package(house, "valgrind", "valgrind")
}

/// Makes sure that there is a Chromium for the end-to-end tests, and tells its name. The variable `CHROMIUM`
/// names one where none is to be installed.
pub(crate) fn browser(house: &House) -> Result<String> {
    if let Ok(named) = std::env::var("CHROMIUM") {
        return Ok(named);
    }
    let known = ["chromium", "chromium-browser", "google-chrome"];
    let found = known.into_iter().find(|name| works(&mut house.program(name, &["--version"])));
    if found.is_none() {
        package(house, "chromium", "chromium")?;
    }
    Ok(found.unwrap_or("chromium").to_owned())
}

/// Which axe-core judges whether everybody can use the pages. Newer versions find more, so it is
/// raised on purpose.
const AXE: &str = "4.14.0";

/// Makes sure that axe-core is there, and tells where. It is fetched as a package of npm, and lies in
/// the target directory: nothing outside the clone is changed, and none of it is kept in the
/// repository.
pub(crate) fn axe(house: &House) -> Result<PathBuf> {
    let home = house.target_directory()?.join("tools").join(format!("axe-core-{AXE}"));
    let script = home.join("package/axe.min.js");
    if script.is_file() {
        return Ok(script);
    }
    package(house, "npm", "npm")?;
    std::fs::create_dir_all(&home).with_context(|| format!("cannot make {}", home.display()))?;
    let exactly = format!("axe-core@{AXE}");
    let fetch = ["pack", "--silent", &exactly, "--pack-destination"];
    run(house.program("npm", &fetch).arg(&home))
        .and_then(|()| {
            let archive = home.join(format!("axe-core-{AXE}.tgz"));
            run(house.program("tar", &["-xzf"]).arg(archive).arg("-C").arg(&home))
        })
        .context("axe-core is missing and could not be fetched")?;
    if !script.is_file() {
        bail!("axe-core {AXE} has no file {}", script.display());
    }
    Ok(script)
}

/// Makes sure that a program of the system is there.
fn package(house: &House, program: &str, package: &str) -> Result<()> {
    if works(&mut house.program(program, &["--version"])) {
        return Ok(());
    }
    if !works(&mut house.program("apt-get", &["--version"])) {
        bail!("{program} is missing: install the package {package} of your system and try again");
    }
    let root = output(&mut house.program("id", &["-u"]))?.trim() == "0";
    let apt = |arguments: &[&str]| {
        let mut command =
            if root { house.program("apt-get", &[]) } else { house.program("sudo", &["apt-get"]) };
        run(command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    apt(&["update", "-q"])
        .and_then(|()| apt(&["install", "-y", "-q", "--no-install-recommends", package]))
        .with_context(|| format!("{program} is missing and could not be installed"))
}

/// Makes sure that the other half of gungraun is there, in the version of the library, and tells
/// where. It goes into the target directory: nothing outside the clone is changed.
pub(crate) fn gungraun_runner(house: &House) -> Result<PathBuf> {
    let metadata = house.metadata()?;
    let packages = metadata["packages"].as_array().context("cargo lists no packages")?;
    let version = packages
        .iter()
        .find(|package| package["name"] == "gungraun")
        .and_then(|package| package["version"].as_str())
        .context("gungraun is not among the crates of the workspace")?;
    let home = house.target_directory()?.join("tools");
    let runner = home.join("bin/gungraun-runner");
    let there = output(&mut house.program(&runner, &["--version"]));
    if !there.is_ok_and(|said| said.contains(version)) {
        let exactly = format!("={version}");
        let arguments =
            ["install", "gungraun-runner", "--quiet", "--locked", "--version", &exactly, "--root"];
        run(house.cargo(&arguments).arg(&home))
            .context("gungraun-runner could not be installed")?;
    }
    Ok(runner)
}

//! What the checks need besides Rust, installed when it is missing.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::workspace::{Workspace, output, run, works};

/// What games are compiled to for browsers.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Makes sure that cargo has this subcommand, which comes with the toolchain as a component.
pub(crate) fn component(workspace: &Workspace, subcommand: &str, component: &str) -> Result<()> {
    if works(&mut workspace.cargo(&[subcommand, "--version"])) {
        return Ok(());
    }
    run(&mut workspace.program("rustup", &["component", "add", component]))
        .with_context(|| format!("`cargo {subcommand}` is missing and could not be installed"))
}

/// Makes sure that Rust can be compiled to WebAssembly.
pub(crate) fn wasm_target(workspace: &Workspace) -> Result<()> {
    let sysroot = output(&mut workspace.program("rustc", &["--print", "sysroot"]))?;
    if PathBuf::from(sysroot.trim()).join("lib/rustlib").join(WASM).join("lib").is_dir() {
        return Ok(());
    }
    run(&mut workspace.program("rustup", &["target", "add", WASM]))
        .with_context(|| format!("the target {WASM} is missing and could not be installed"))
}

/// Makes sure that there is a Node.js to run WebAssembly in.
pub(crate) fn node(workspace: &Workspace) -> Result<()> {
    package(workspace, "node", "nodejs")
}

/// Makes sure that there is a Valgrind to count instructions with.
pub(crate) fn valgrind(workspace: &Workspace) -> Result<()> {
    package(workspace, "valgrind", "valgrind")
}

/// Makes sure that there is a Chromium for the end-to-end tests, and tells its name. The variable `CHROMIUM`
/// names one where none is to be installed.
pub(crate) fn browser(workspace: &Workspace) -> Result<String> {
    if let Ok(named) = std::env::var("CHROMIUM") {
        return Ok(named);
    }
    let known = ["chromium", "chromium-browser", "google-chrome"];
    let found = known.into_iter().find(|name| works(&mut workspace.program(name, &["--version"])));
    if found.is_none() {
        package(workspace, "chromium", "chromium")?;
    }
    Ok(found.unwrap_or("chromium").to_owned())
}

/// Which axe-core judges whether everybody can use the pages. Newer versions find more, so it is
/// raised on purpose.
const AXE: &str = "4.14.0";

/// Makes sure that axe-core is there, and tells where. It is fetched as a package of npm, and lies in
/// the target directory: nothing outside the clone is changed, and none of it is kept in the
/// repository.
pub(crate) fn axe(workspace: &Workspace) -> Result<PathBuf> {
    let home = workspace.target_directory()?.join("tools").join(format!("axe-core-{AXE}"));
    let script = home.join("package/axe.min.js");
    if script.is_file() {
        return Ok(script);
    }
    package(workspace, "npm", "npm")?;
    std::fs::create_dir_all(&home).with_context(|| format!("cannot make {}", home.display()))?;
    let exactly = format!("axe-core@{AXE}");
    let fetch = ["pack", "--silent", &exactly, "--pack-destination"];
    run(workspace.program("npm", &fetch).arg(&home))
        .and_then(|()| {
            let archive = home.join(format!("axe-core-{AXE}.tgz"));
            run(workspace.program("tar", &["-xzf"]).arg(archive).arg("-C").arg(&home))
        })
        .context("axe-core is missing and could not be fetched")?;
    if !script.is_file() {
        bail!("axe-core {AXE} has no file {}", script.display());
    }
    Ok(script)
}

/// Makes sure that a program of the system is there.
fn package(workspace: &Workspace, program: &str, package: &str) -> Result<()> {
    if works(&mut workspace.program(program, &["--version"])) {
        return Ok(());
    }
    if !works(&mut workspace.program("apt-get", &["--version"])) {
        bail!("{program} is missing: install the package {package} of your system and try again");
    }
    let root = output(&mut workspace.program("id", &["-u"]))?.trim() == "0";
    let apt = |arguments: &[&str]| {
        let mut command = if root {
            workspace.program("apt-get", &[])
        } else {
            workspace.program("sudo", &["apt-get"])
        };
        run(command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    apt(&["update", "-q"])
        .and_then(|()| apt(&["install", "-y", "-q", "--no-install-recommends", package]))
        .with_context(|| format!("{program} is missing and could not be installed"))
}

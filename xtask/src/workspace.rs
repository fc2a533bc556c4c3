//! Where the workspace is and how its programs are called.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::terminal::remark;

/// The workspace.
#[derive(Clone)]
pub(crate) struct Workspace {
    root: PathBuf,
}

impl Workspace {
    /// The workspace this program was started from.
    pub(crate) fn here() -> Result<Workspace> {
        // At run time first: a target directory shared by two clones would remember the wrong one.
        let own = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let own = own.unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")));
        let root = own.parent().context("xtask lies in a folder of the workspace")?;
        Ok(Workspace { root: root.to_owned() })
    }

    /// A path in the workspace.
    pub(crate) fn path(&self, inside: &str) -> PathBuf {
        self.root.join(inside)
    }

    /// Whether nobody is watching and a clean build is wanted.
    pub(crate) fn is_ci() -> bool {
        std::env::var("CI").is_ok_and(|value| value == "true" || value == "1")
    }

    /// A program started in the workspace.
    pub(crate) fn program(&self, program: impl AsRef<Path>, arguments: &[&str]) -> Command {
        let mut command = Command::new(program.as_ref());
        command.args(arguments).current_dir(&self.root);
        if Workspace::is_ci() {
            // A build that is made once gains nothing from being incremental.
            command.env("CARGO_INCREMENTAL", "0");
        }
        command
    }

    /// The cargo that started us.
    pub(crate) fn cargo_program() -> PathBuf {
        std::env::var_os("CARGO").map_or_else(|| "cargo".into(), PathBuf::from)
    }

    /// The cargo that started us, with these arguments.
    pub(crate) fn cargo(&self, arguments: &[&str]) -> Command {
        self.program(Workspace::cargo_program(), arguments)
    }

    /// Everything cargo knows about the workspace and the crates it is built with.
    pub(crate) fn metadata(&self) -> Result<Value> {
        let text = output(&mut self.cargo(&["metadata", "--format-version", "1"]))?;
        serde_json::from_str(&text).context("cargo metadata is not JSON")
    }

    /// Where builds go.
    pub(crate) fn target_directory(&self) -> Result<PathBuf> {
        let metadata = self.metadata()?;
        let target =
            metadata["target_directory"].as_str().context("cargo names no target directory")?;
        Ok(PathBuf::from(target))
    }
}

/// Shows the command, runs it, and is content only if the command is.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    remark(format!("> {}", line(command)));
    let status = command.status().with_context(|| format!("cannot start {}", line(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status})", line(command));
    }
    Ok(())
}

/// What the command prints; what it complains about goes to the terminal.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    command.stderr(Stdio::inherit());
    let output = command.output().with_context(|| format!("cannot start {}", line(command)))?;
    if !output.status.success() {
        bail!("`{}` failed ({})", line(command), output.status);
    }
    String::from_utf8(output.stdout)
        .with_context(|| format!("`{}` does not print text", line(command)))
}

/// Whether the command can be started and succeeds, whatever it prints.
pub(crate) fn works(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

fn line(command: &Command) -> String {
    let program = Path::new(command.get_program());
    // The path of a toolchain says nothing to the reader.
    let program =
        program.file_name().unwrap_or(command.get_program()).to_string_lossy().into_owned();
    let arguments = command.get_args().map(|argument| argument.to_string_lossy().into_owned());
    std::iter::once(program).chain(arguments).collect::<Vec<_>>().join(" ")
}

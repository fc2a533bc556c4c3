//! `comptoir-e2e COMMAND`: starts one browser and one server, and runs the command, which finds them
//! in the variables of `e2e/src/lib.rs`. Ends as the command does, and both with it.

use std::process::{Command, ExitCode};

use e2e::{Browser, DEVTOOLS, Failure, Result, SERVER, Server};

#[tokio::main]
async fn main() -> Result<ExitCode> {
    let mut words = std::env::args_os().skip(1);
    let program = words.next().ok_or_else(|| Failure::Missing {
        what: "a command".to_owned(),
        remedy: "such as `comptoir-e2e cargo nextest run --run-ignored only`".to_owned(),
    })?;
    let browser = Browser::launch().await?;
    let server = Server::start(&["--no-limits", "--pace", "0"]).await?;
    let mut command = Command::new(&program);
    command.args(words).env(DEVTOOLS, browser.url()).env(SERVER, server.address().to_string());
    let status = command.status().map_err(|source| Failure::System {
        doing: format!("cannot start {}", program.to_string_lossy()),
        source,
    })?;
    if server.stderr().contains("panicked") {
        eprintln!("the server the tests share panicked");
        return Ok(ExitCode::FAILURE);
    }
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

//! `comptoir serve`: games over the network; and `comptoir backup`.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Arg, ArgMatches, Command, value_parser};
use kit::Phrase;
use server::store::StoreError;
use server::{Config, NotOpened, Server};

use crate::failure::Failure;
use crate::output::print;
use crate::speech::Speech;
use crate::{arguments, files};

/// The arguments of `serve`.
pub(crate) fn command(speech: &Speech) -> Command {
    Command::new("serve")
        .about(speech.word("serve-about"))
        .arg(
            arguments::path(speech, "db", "FILE", "serve-db-help")
                .default_value("comptoir.db")
                .hide_default_value(true),
        )
        .arg(
            arguments::option(speech, "listen", "ADDRESS", "serve-listen-help")
                .default_value("127.0.0.1:8080")
                .hide_default_value(true)
                .value_parser(value_parser!(SocketAddr)),
        )
        .arg(
            arguments::option(speech, "pace", "MS", "serve-pace-help")
                .value_parser(value_parser!(u64).range(..=60_000)),
        )
        .arg(
            arguments::option(speech, "host", "NAME", "serve-host-help")
                .action(clap::ArgAction::Append),
        )
        .arg(arguments::flag(speech, "behind-proxy", "serve-behind-proxy-help"))
        .arg(arguments::flag(speech, "open-metrics", "serve-open-metrics-help"))
        .arg(arguments::flag(speech, "no-limits", "serve-no-limits-help"))
        .arg(
            arguments::option(speech, "log-format", "FORMAT", "serve-log-format-help")
                .value_parser(["text", "json"])
                .hide_possible_values(true),
        )
}

/// Serves until it is told to stop.
pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<ExitCode, Failure> {
    let (Some(db), Some(listen)) =
        (matches.get_one::<PathBuf>("db"), matches.get_one::<SocketAddr>("listen"))
    else {
        return Ok(ExitCode::from(2));
    };
    let mut config = Config::new(db.clone(), *listen);
    if let Some(&pace) = matches.get_one::<u64>("pace") {
        config.pace = Duration::from_millis(pace);
    }
    config.hosts = matches.get_many::<String>("host").into_iter().flatten().cloned().collect();
    config.no_limits = matches.get_flag("no-limits");
    config.behind_proxy = matches.get_flag("behind-proxy");
    config.open_metrics = matches.get_flag("open-metrics");
    server::log_to_stderr(matches.get_one::<String>("log-format").is_some_and(|it| it == "json"));
    runtime()?.block_on(async {
        // Whoever reads the address may say at once that it is enough.
        let told_to_stop = server::told_to_stop();
        let server = Server::open(config).await.map_err(|reason| not_opened(reason, db))?;
        let address = format!("http://{}", server.address());
        let ready = Phrase::new("serve-ready").with("address", address);
        print(&(speech.say(&ready) + "\n"))?;
        told_to_stop.await;
        server.close().await.map_err(|reason| unusable(&reason, db))?;
        Ok(ExitCode::SUCCESS)
    })
}

/// The arguments of `backup`.
pub(crate) fn backup_command(speech: &Speech) -> Command {
    Command::new("backup")
        .about(speech.word("backup-about"))
        .arg(arguments::path(speech, "db", "FILE", "backup-db-help").required(true))
        .arg(
            Arg::new("out")
                .value_name("OUT")
                .required(true)
                .value_parser(value_parser!(PathBuf))
                .help(speech.word("backup-out-help")),
        )
}

/// Copies the file of a server, which may be open.
pub(crate) fn run_backup(matches: &ArgMatches, _: &Speech) -> Result<ExitCode, Failure> {
    let (Some(db), Some(out)) =
        (matches.get_one::<PathBuf>("db"), matches.get_one::<PathBuf>("out"))
    else {
        return Ok(ExitCode::from(2));
    };
    if files::standing(db) == files::Standing::Nothing {
        return Err(Failure::usage(Phrase::new("backup-nothing")).in_file(db));
    }
    let copied = runtime()?.block_on(server::store::backup(db, out));
    match copied {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(StoreError::Conflict) => Err(Failure::usage(Phrase::new("backup-exists")).in_file(out)),
        Err(reason) => Err(unusable(&reason, db)),
    }
}

fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    let built = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    built.map_err(|error| {
        Failure::usage(Phrase::new("serve-no-threads").with("reason", error.to_string()))
    })
}

fn not_opened(reason: NotOpened, db: &std::path::Path) -> Failure {
    match reason {
        NotOpened::Store(reason) => unusable(&reason, db),
        NotOpened::Address { address, error } => Failure::usage(
            Phrase::new("serve-no-address")
                .with("address", address.to_string())
                .with("reason", error.to_string()),
        ),
    }
}

fn unusable(reason: &StoreError, db: &std::path::Path) -> Failure {
    let phrase = match reason {
        StoreError::Newer { found, known } => {
            Phrase::new("serve-newer").with("found", *found).with("known", *known)
        }
        StoreError::InUse => Phrase::new("serve-in-use"),
        StoreError::TwoNames => Phrase::new("serve-two-names"),
        other => Phrase::new("serve-no-store").with("reason", other.to_string()),
    };
    Failure::usage(phrase).in_file(db)
}

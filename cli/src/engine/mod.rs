//! `comptoir engine`: the games for programs. One JSON object per line comes in, one goes out;
//! `docs/engine-protocol.md` is its manual. Whatever comes in, the engine answers and goes on.

mod request;
mod session;
mod strict;

use std::io::{BufRead, ErrorKind, Write};
use std::process::ExitCode;

use clap::{ArgMatches, Command};
use kit::Phrase;
use serde::Serialize;
use serde_json::{Map, Value};

use self::request::{Fields, Refusal, Request};
use self::session::Session;
use crate::failure::Failure;
use crate::lines::{self, Line};
use crate::output::cannot_print;
use crate::speech::Speech;
use crate::{arguments, content};

/// The arguments of `engine`.
pub(crate) fn command(speech: &Speech) -> Command {
    Command::new("engine").about(speech.word("engine-about")).arg(arguments::content(speech))
}

/// Answers requests until there are no more.
pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<ExitCode, Failure> {
    let mut session = Session::new(speech, content::own_of_any(matches)?);
    serve(&mut session, &mut std::io::stdin().lock(), &mut std::io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}

/// One line in, one line out, until the input ends, the program says `quit`, or nobody reads any
/// more.
fn serve(
    session: &mut Session<'_>,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<(), Failure> {
    loop {
        let line = lines::next(input).map_err(|error| {
            Failure::usage(Phrase::new("engine-cannot-read").with("reason", error.to_string()))
        })?;
        let (reply, quit) = match line {
            Line::End => return Ok(()),
            Line::Whole(line) => reply(session, &line),
            Line::TooLong => (too_long(session), false),
        };
        // A reply is plain data: writing it to memory cannot fail.
        let mut text = serde_json::to_string(&reply).unwrap_or_default();
        text.push('\n');
        match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
            Err(error) => return Err(cannot_print(&error)),
            Ok(()) if quit => return Ok(()),
            Ok(()) => {}
        }
    }
}

/// An answer: either `ok` or `error`, with the mark of the request.
#[derive(Serialize)]
struct Reply {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    #[serde(flatten)]
    outcome: Outcome,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Outcome {
    Ok(Value),
    Error(Map<String, Value>),
}

/// The answer to a line, and whether it was the last one.
fn reply(session: &mut Session<'_>, line: &[u8]) -> (Reply, bool) {
    let (id, request) = match understand(line) {
        Ok(understood) => understood,
        Err(refusal) => (None, Err(refusal)),
    };
    let quit = matches!(request, Ok(Request::Quit));
    let outcome = match request.and_then(|request| session.answer(request)) {
        Ok(answer) => Outcome::Ok(answer),
        Err(refusal) => refused(session, refusal),
    };
    (Reply { id, outcome }, quit)
}

type Understood = (Option<Value>, Result<Request, Refusal>);

fn understand(line: &[u8]) -> Result<Understood, Refusal> {
    let text = std::str::from_utf8(line).map_err(|error| {
        let byte = error.valid_up_to();
        Refusal::new("not-utf8", Phrase::new("engine-not-utf8").with("byte", byte))
            .with("byte", byte)
    })?;
    let value = strict::read(text).map_err(|error| {
        let message = Phrase::new("engine-bad-json").with("reason", error.to_string());
        Refusal::new("bad-json", message).with("column", error.column())
    })?;
    let mut fields = Fields::of(value)?;
    let id = fields.id()?;
    Ok((id, fields.request()))
}

fn too_long(session: &Session<'_>) -> Reply {
    let message = Phrase::new("engine-line-too-long").with("most", lines::LONGEST.to_string());
    Reply { id: None, outcome: refused(session, Refusal::new("line-too-long", message)) }
}

fn refused(session: &Session<'_>, refusal: Refusal) -> Outcome {
    let mut error = refusal.more;
    error.insert("code".to_owned(), refusal.code.into());
    error.insert("message".to_owned(), session.say(&refusal.message).into());
    Outcome::Error(error)
}

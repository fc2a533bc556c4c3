//! A table as server-sent events, for readers without a WebSocket.

use std::convert::Infallible;
use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::Stream;
use futures_util::stream::unfold;
use tokio::sync::watch;
use tokio::time::Instant;

use super::State;
use super::body::{Asked, At};
use super::caller::Listener;
use super::tables::After;
use crate::app::closing;
use crate::fault::Fault;
use crate::limits::Connected;
use crate::tables::{Reading, Told, Visit};

/// How often a silent stream shows that it lives.
const ALIVE: Duration = Duration::from_secs(15);

/// Whoever has not taken by then what they had missed is cut off: they come back by number.
const CATCHING_UP: Duration = Duration::from_secs(60);

/// A stream that is being read.
struct Reader {
    reading: Reading,
    /// What was missed, the latest first.
    missed: Vec<Told>,
    /// When what was missed must have been taken.
    until: Instant,
    /// When the stream ends with the token it was asked for with.
    ends: Option<Instant>,
    stopping: watch::Receiver<bool>,
    _connected: Connected,
}

/// A table as server-sent events: what was missed after a number (or after `Last-Event-ID`),
/// then everything as it happens. The data of each event is a FromTable; wishes go by POST.
#[utoipa::path(get, path = "/api/tables/{id}/events", tag = "tables",
    params(("id" = String, Path, description = "The table’s id"), After),
    responses(
        (status = 200, body = room::FromTable, content_type = "text/event-stream"),
        (status = "4XX", body = room::Reason),
    ),
)]
pub(super) async fn events(
    axum::extract::State(app): State,
    Listener { who, only_reads, from, badge, until: ends, whose }: Listener,
    At(table): At<String>,
    Asked(After { after }): Asked<After>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let connected = app.limits.connect(whose, from)?;
    // A browser that comes back by itself says how far it had got.
    let got = headers.get("last-event-id").and_then(|number| number.to_str().ok()?.parse().ok());
    let (visit, after) = (Visit { who: who.as_ref(), from }, got.unwrap_or(after));
    let mut reading = app.tables.read(&table, visit, !only_reads, badge, after).await?;
    let mut missed = reading.missed.tell().await?;
    missed.reverse();
    let stopping = app.stopping.clone();
    let until = Instant::now() + CATCHING_UP;
    let reader = Reader { reading, missed, until, ends, stopping, _connected: connected };
    let stream = Sse::new(stream(reader)).keep_alive(KeepAlive::new().interval(ALIVE));
    let mut response = stream.into_response();
    // A proxy that gathers events would hold them back.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

fn stream(reader: Reader) -> impl Stream<Item = Result<Event, Infallible>> {
    unfold(reader, |mut reader| async move {
        let told = match reader.missed.pop() {
            Some(_) if Instant::now() > reader.until => return None,
            Some(told) => {
                if reader.missed.is_empty() {
                    reader.reading.missed.done();
                }
                told
            }
            None => tokio::select! {
                told = reader.reading.told.recv() => told?,
                () = Listener::ended(reader.ends) => return None,
                () = closing(&mut reader.stopping) => return None,
            },
        };
        let event = Event::default().data(told.text.as_str());
        let event = match told.seq {
            Some(seq) => event.id(seq.to_string()),
            None => event,
        };
        Some((Ok(event), reader))
    })
}

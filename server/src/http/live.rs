//! A table over a WebSocket.

use std::net::IpAddr;
use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::StatusCode;
use axum::response::Response;
use kit::Lang;
use room::{FromTable, ToTable};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use super::State;
use super::body::{Asked, At, understood};
use super::caller::{Listener, Speaks};
use super::tables::After;
use crate::app::{App, closing};
use crate::fault::{Code, Fault};
use crate::limits::Connected;
use crate::store::Known;
use crate::tables::{Reading, Told, Visit};

/// Wishes are short. The buffer is cleared before every read: the usual 128 KiB would cost more
/// than all else a move needs.
const READING: usize = 4 * 1024;
/// The longest message a reader may send.
const LONGEST: usize = 16 * 1024;
/// A connection on which nothing is heard for so long is dead; half-way it is asked.
const SILENCE: Duration = Duration::from_secs(40);
/// How long a message may take to be sent.
const SENDING: Duration = Duration::from_secs(20);
/// The most messages that are sent in one go.
const TOGETHER: usize = 64;
/// The most messages a reader may send within a second, whatever is in them.
const MOST_HEARD: u32 = 200;

/// One reader at one table.
struct Socket {
    app: std::sync::Arc<App>,
    table: String,
    who: Option<Known>,
    /// Whether they came by a token that is only good for looking.
    only_reads: bool,
    from: IpAddr,
    until: Option<Instant>,
    lang: Lang,
    _connected: Connected,
}

/// What has ended a connection.
enum End {
    /// The reader went away, or cannot be reached.
    Lost,
    /// The reader has said so.
    Closed,
    /// The server ends it.
    Close(u16, &'static str),
}

/// A table over a WebSocket: what was missed after a number, then everything as it happens; and
/// wishes the other way. Text frames of JSON.
#[utoipa::path(get, path = "/api/tables/{id}/live", tag = "tables",
    params(("id" = String, Path, description = "The table’s id"), After),
    responses(
        (status = 101, description = "Frames are ToTable and FromTable"),
        (status = "4XX", body = room::Reason),
    ),
)]
pub(super) async fn live(
    axum::extract::State(app): State,
    Listener { who, only_reads, from, badge, until, whose }: Listener,
    Speaks(lang): Speaks,
    At(table): At<String>,
    Asked(After { after }): Asked<After>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Fault> {
    let no_socket = |_| Fault::new(StatusCode::UPGRADE_REQUIRED, Code::NoSocket);
    let upgrade = upgrade.map_err(no_socket)?;
    let connected = app.limits.connect(whose, from)?;
    let visit = Visit { who: who.as_ref(), from };
    let reading = app.tables.read(&table, visit, !only_reads, badge, after).await?;
    let socket = Socket { app, table, who, only_reads, from, until, lang, _connected: connected };
    let upgrade =
        upgrade.max_message_size(LONGEST).max_frame_size(LONGEST).read_buffer_size(READING);
    Ok(upgrade.on_upgrade(|stream| socket.serve(stream, reading)))
}

impl Socket {
    async fn serve(self, mut stream: WebSocket, mut reading: Reading) {
        self.app.counts.connections.increment(1.0);
        let end = self.talk(&mut stream, &mut reading).await;
        drop(reading);
        match end {
            End::Close(code, reason) => {
                let frame = CloseFrame { code, reason: reason.into() };
                let _ = timeout(SENDING, stream.send(Message::Close(Some(frame)))).await;
            }
            // Their close has its answer waiting: it goes out with the last look.
            End::Closed => {
                drop(timeout(SENDING, async { while stream.recv().await.is_some() {} }).await)
            }
            End::Lost => {}
        }
        self.app.counts.connections.decrement(1.0);
    }

    async fn talk(&self, stream: &mut WebSocket, reading: &mut Reading) -> End {
        let Ok(missed) = reading.missed.tell().await else {
            return End::Close(close_code::AGAIN, "try again");
        };
        if let Err(end) = send(stream, missed).await {
            return end;
        }
        reading.missed.done();
        let mut stopping = self.app.stopping.clone();
        let mut waiting = Vec::with_capacity(TOGETHER);
        let mut beat = interval(SILENCE / 2);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut quiet = 0;
        let (mut since, mut heard_since) = (Instant::now(), 0);
        loop {
            tokio::select! {
                count = reading.told.recv_many(&mut waiting, TOGETHER) => {
                    if count == 0 {
                        // The table was put away, or this reader was too slow: it comes back.
                        return End::Close(close_code::AGAIN, "come back");
                    }
                    if let Err(end) = send(stream, waiting.drain(..)).await {
                        return end;
                    }
                }
                heard = stream.recv() => {
                    quiet = 0;
                    heard_since += 1;
                    if since.elapsed() > Duration::from_secs(1) {
                        (since, heard_since) = (Instant::now(), 0);
                    }
                    if heard_since > MOST_HEARD && !self.app.config.no_limits {
                        return End::Close(close_code::POLICY, "too fast");
                    }
                    let answer = match heard {
                        Some(Ok(Message::Text(text))) => self.hear(&text).await,
                        Some(Ok(Message::Binary(_))) => {
                            return End::Close(close_code::UNSUPPORTED, "text only");
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Close(_))) => return End::Closed,
                        None => return End::Lost,
                        Some(Err(_)) => return End::Close(close_code::SIZE, "not understood"),
                    };
                    let answer = match answer {
                        Ok(answer) => answer,
                        Err(end) => return end,
                    };
                    // What the wish has led to comes before the answer.
                    while let Ok(told) = reading.told.try_recv() {
                        waiting.push(told);
                    }
                    waiting.push(Told::new(&answer));
                    if let Err(end) = send(stream, waiting.drain(..)).await {
                        return end;
                    }
                }
                _ = beat.tick() => {
                    quiet += 1;
                    if quiet > 2 {
                        return End::Lost;
                    }
                    let ping = stream.send(Message::Ping(Default::default()));
                    if !matches!(timeout(SENDING, ping).await, Ok(Ok(()))) {
                        return End::Lost;
                    }
                }
                () = Listener::ended(self.until) => {
                    return End::Close(close_code::POLICY, "the token has ended");
                }
                () = closing(&mut stopping) => {
                    return End::Close(close_code::AWAY, "the server closes");
                }
            }
        }
    }

    /// Does what was asked for. It is always finished, whatever becomes of the connection.
    async fn hear(&self, text: &str) -> Result<FromTable, End> {
        match understood(text.as_bytes()) {
            Ok(ToTable::Ping(number)) => Ok(FromTable::Pong(number)),
            Ok(ToTable::Wish { n, wish }) => {
                let Some(who) = &self.who else {
                    return Ok(self.refused(n, &Fault::no_identity()));
                };
                if self.only_reads {
                    return Ok(self.refused(n, &Fault::only_reads()));
                }
                let granted = match self.app.limits.wish(who.id, &wish) {
                    Ok(()) => self.app.tables.wish(&self.table, who, self.from, wish).await,
                    Err(fault) => Err(fault),
                };
                Ok(match granted {
                    Ok(seq) => FromTable::Done { n, seq },
                    Err(fault) => self.refused(n, &fault),
                })
            }
            Err(fault) => match number_of(text) {
                Some(n) => Ok(self.refused(n, &fault)),
                None => Err(End::Close(close_code::INVALID, "not understood")),
            },
        }
    }

    fn refused(&self, n: u32, fault: &Fault) -> FromTable {
        FromTable::Refused { n, reason: self.app.tongues.reason(self.lang, fault) }
    }
}

/// The number of a wish that could not be understood, so that it can be answered.
fn number_of(text: &str) -> Option<u32> {
    let message: serde_json::Value = serde_json::from_str(text).ok()?;
    message.get("wish")?.get("n")?.as_u64()?.try_into().ok()
}

async fn send(stream: &mut WebSocket, messages: impl IntoIterator<Item = Told>) -> Result<(), End> {
    use futures_util::SinkExt as _;
    let sending = async {
        for told in messages {
            stream.feed(Message::Text(told.text)).await?;
        }
        stream.flush().await
    };
    match timeout(SENDING, sending).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(End::Lost),
    }
}

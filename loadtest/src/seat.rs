//! One seat at one table, over a WebSocket.

use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use room::{FromTable, ToTable, Wish};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::guest::Guest;

const PATIENCE: Duration = Duration::from_secs(20);
const READING: usize = 4 * 1024;

/// A connection of a guest to a table.
pub struct Seating {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    asked: u32,
}

impl Seating {
    /// Takes up the stream after an entry.
    pub async fn connect(guest: &Guest, table: &str, after: u32) -> Result<Seating> {
        let url = format!("ws://{}/api/tables/{table}/live?after={after}", guest.address);
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("cookie", guest.cookie.parse()?);
        // The buffer is cleared before every read: a large one would slow a crowd down.
        let config = WebSocketConfig::default().read_buffer_size(READING);
        let connecting = connect_async_with_config(request, Some(config), true);
        let (socket, _) =
            timeout(PATIENCE, connecting).await.context("no connection in time")??;
        Ok(Seating { socket, asked: 0 })
    }

    /// Sends a wish; tells the number under which it will be answered.
    pub async fn wish(&mut self, wish: Wish) -> Result<u32> {
        self.asked += 1;
        let text = serde_json::to_string(&ToTable::Wish { n: self.asked, wish })?;
        self.socket.send(Message::text(text)).await?;
        Ok(self.asked)
    }

    /// Sends a frame as it stands.
    pub async fn send_raw(&mut self, message: Message) -> Result<()> {
        Ok(self.socket.send(message).await?)
    }

    /// What the table says next.
    pub async fn hear(&mut self) -> Result<FromTable> {
        loop {
            let next = timeout(PATIENCE, self.socket.next()).await.context("silence")?;
            match next.context("the connection has ended")?? {
                Message::Text(text) => return Ok(serde_json::from_str(&text)?),
                Message::Close(_) => bail!("the server has closed the connection"),
                _ => {}
            }
        }
    }
}

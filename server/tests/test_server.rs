//! A server of the test's own, and visitors who come to it over the network.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::{HeaderMap, Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use room::{FromTable, Item, ToTable, Wish};
use serde_json::{Value, json};
use server::{Config, Server};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Longer than anything takes on a slow machine.
const LONG: Duration = Duration::from_secs(60);

/// A server in a folder of its own.
pub(crate) struct TestServer {
    server: Option<Server>,
    pub(crate) address: SocketAddr,
    pub(crate) folder: PathBuf,
    tweak: fn(&mut Config),
}

impl TestServer {
    /// Opens a server whose bots answer at once and whose visitors are never too fast.
    pub(crate) async fn open() -> TestServer {
        TestServer::with(|_| {}).await
    }

    /// The same, run differently.
    pub(crate) async fn with(tweak: fn(&mut Config)) -> TestServer {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let own = format!("comptoir-server-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(own);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir(&folder).unwrap();
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut server = TestServer { server: None, address, folder, tweak };
        server.start().await;
        server
    }

    pub(crate) fn db(&self) -> PathBuf {
        self.folder.join("server.db")
    }

    /// The file itself, beside the server.
    pub(crate) async fn database(&self) -> sqlx::SqliteConnection {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(self.db());
        sqlx::ConnectOptions::connect(&options).await.unwrap()
    }

    async fn start(&mut self) {
        let mut config = Config::new(self.db(), SocketAddr::from(([127, 0, 0, 1], 0)));
        config.pace = Duration::ZERO;
        config.no_limits = true;
        (self.tweak)(&mut config);
        let server = Server::open(config).await.unwrap();
        self.address = server.address();
        self.server = Some(server);
    }

    /// Closes the server and opens it again, at another port.
    pub(crate) async fn restart(&mut self) {
        self.close().await;
        self.start().await;
    }

    pub(crate) async fn close(&mut self) {
        if let Some(server) = self.server.take() {
            server.close().await.unwrap();
        }
    }

    /// Somebody the server does not know.
    pub(crate) fn stranger(&self) -> Visitor {
        Visitor { address: self.address, cookie: None, token: None, headers: Vec::new() }
    }

    /// A guest of this name.
    pub(crate) async fn guest(&self, name: &str) -> Visitor {
        let mut visitor = self.stranger();
        let answer = visitor.post("/api/guest", &json!({ "name": name })).await;
        assert_eq!(answer.status, 200, "{:?}", answer.text());
        visitor.take_cookie(&answer);
        visitor
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Somebody with a browser.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    pub(crate) token: Option<String>,
    pub(crate) headers: Vec<(&'static str, String)>,
}

/// What the server answered.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Answer {
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("{:?}", self.text()))
    }

    pub(crate) fn read<T: serde::de::DeserializeOwned>(&self) -> T {
        assert_eq!(self.status, 200, "{}", self.text());
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("{:?}", self.text()))
    }

    /// The code of the reason why it was refused.
    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The status and the code, to be compared.
    pub(crate) fn refusal(&self) -> (u16, String) {
        (self.status.as_u16(), self.code())
    }
}

impl Visitor {
    pub(crate) fn take_cookie(&mut self, answer: &Answer) {
        let cookie = answer.header("set-cookie");
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
        self.cookie = cookie.split(';').next().map(str::to_owned);
    }

    pub(crate) fn at(mut self, server: &TestServer) -> Visitor {
        self.address = server.address;
        self
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask(Method::GET, path, None, "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.ask(Method::POST, path, Some("application/json"), &body.to_string()).await
    }

    pub(crate) async fn ask(
        &self,
        method: Method,
        path: &str,
        kind: Option<&str>,
        body: &str,
    ) -> Answer {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", self.address.to_string())
            .header("connection", "close");
        if let Some(kind) = kind {
            request = request.header("content-type", kind);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let request = request.body(Full::new(Bytes::from(body.to_owned()))).unwrap();
        let asking = async {
            let stream = TcpStream::connect(self.address).await.unwrap();
            let (mut sender, connection) =
                hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.unwrap();
            tokio::spawn(connection);
            let (parts, body) = sender.send_request(request).await.unwrap().into_parts();
            let body = body.collect().await.unwrap().to_bytes();
            Answer { status: parts.status, headers: parts.headers, body }
        };
        timeout(LONG, asking).await.unwrap_or_else(|_| panic!("no answer from {path}"))
    }

    /// Opens a table for so many, with these bots.
    pub(crate) async fn open_table(&self, new: Value) -> String {
        let answer = self.post("/api/tables", &new).await;
        let new: room::NewTableId = answer.read();
        new.table
    }

    pub(crate) async fn wish(&self, table: &str, wish: Value) -> Answer {
        self.post(&format!("/api/tables/{table}/wishes"), &wish).await
    }

    pub(crate) async fn placard(&self, table: &str) -> room::Placard {
        self.get(&format!("/api/tables/{table}")).await.read()
    }

    pub(crate) async fn position(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}/position")).await.read()
    }

    pub(crate) async fn story(&self, table: &str, after: u32) -> Vec<Item> {
        self.get(&format!("/api/tables/{table}/story?after={after}")).await.read()
    }

    /// Sits down at a table by its socket.
    pub(crate) async fn live(&self, table: &str, after: u32) -> Live {
        match self.try_live(table, after).await {
            Ok(live) => live,
            Err(error) => panic!("no socket: {error}"),
        }
    }

    pub(crate) async fn try_live(
        &self,
        table: &str,
        after: u32,
    ) -> Result<Live, tungstenite::Error> {
        let url = format!("ws://{}/api/tables/{table}/live?after={after}", self.address);
        let mut request = url.into_client_request()?;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        for (name, value) in &self.headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let (socket, _) =
            timeout(LONG, tokio_tungstenite::connect_async(request)).await.unwrap()?;
        Ok(Live { socket, number: 0, sizes: Vec::new() })
    }
}

/// A table over a WebSocket.
pub(crate) struct Live {
    pub(crate) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    number: u32,
    /// How many bytes each move took.
    pub(crate) sizes: Vec<usize>,
}

impl Live {
    /// The next message; `None` when the server has ended the connection.
    pub(crate) async fn hear(&mut self) -> Option<FromTable> {
        loop {
            let heard = timeout(LONG, self.socket.next()).await.expect("nothing is heard");
            match heard {
                Some(Ok(Message::Text(text))) => {
                    let message: FromTable = serde_json::from_str(&text).unwrap();
                    if let FromTable::Item(item) = &message
                        && matches!(item.news, room::News::Moved { .. })
                    {
                        self.sizes.push(text.len());
                    }
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next item.
    pub(crate) async fn item(&mut self) -> Item {
        loop {
            match self.hear().await {
                Some(FromTable::Item(item)) => return item,
                Some(_) => {}
                None => panic!("the server has ended the connection"),
            }
        }
    }

    /// Everything that was missed.
    pub(crate) async fn caught_up(&mut self) -> Vec<Item> {
        let mut items = Vec::new();
        loop {
            match self.hear().await {
                Some(FromTable::Item(item)) => items.push(item),
                Some(FromTable::Caught(seq)) => {
                    if let Some(last) = items.last() {
                        assert_eq!(last.seq, seq);
                    }
                    return items;
                }
                other => panic!("{other:?}"),
            }
        }
    }

    /// Sends a wish.
    pub(crate) async fn send(&mut self, wish: Wish) -> u32 {
        self.number += 1;
        let message = ToTable::Wish { n: self.number, wish };
        self.raw(serde_json::to_string(&message).unwrap()).await;
        self.number
    }

    pub(crate) async fn raw(&mut self, text: String) {
        let _ = self.socket.send(Message::text(text)).await;
    }

    /// Sends a wish and waits for its answer; the items on the way are kept.
    pub(crate) async fn wish(&mut self, wish: Wish, items: &mut Vec<Item>) -> Result<u32, String> {
        let number = self.send(wish).await;
        loop {
            match self.hear().await {
                Some(FromTable::Item(item)) => items.push(item),
                Some(FromTable::Done { n, seq }) if n == number => return Ok(seq),
                Some(FromTable::Refused { n, reason }) if n == number => return Err(reason.code),
                Some(_) => {}
                None => panic!("the server has ended the connection"),
            }
        }
    }
}

/// A new table of Spice Road.
pub(crate) fn table(seats: u8, bots: &[&str], begin: bool) -> Value {
    json!({
        "setting": { "game": GAME, "options": { "seats": seats } },
        "bots": bots, "begin": begin,
    })
}

pub(crate) const GAME: &str = "spice-road";

pub(crate) fn copy(from: &Path, to: &Path) {
    std::fs::copy(from, to).unwrap();
}
